# Words for any card.

card-unknown = unknown card
    .label = Unknown card
card-back = Face-down card
card-empty = Empty place
rank-number = { $number }
