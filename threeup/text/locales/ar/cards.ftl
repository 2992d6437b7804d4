# Words for any card.

card-unknown = ورقة مجهولة
    .label = ورقة مجهولة
card-back = ورقة مقلوبة
card-empty = مكان فارغ
rank-number = { $number }
