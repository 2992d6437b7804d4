# Explore: the editor of positions. $name is a nickname, $seat and $n with it the number of a player, 1 for the first.

explore-position = الوضع
    .text = هنا يمكنك ترتيب أي طاولة ورقةً بعد ورقة، أو كتابة سطرها. وما فيها من أخطاء يظهر في أثناء ذلك.

## The line

edit-line = الطاولة في سطر واحد
    .help = يمكنك لصق سطر هنا. كل ما يُكتب هنا يبقى، حتى إذا كان فيه خطأ.
edit-good = هذا الوضع سليم.
edit-faults = الأخطاء في هذا الوضع
edit-what = الخطأ
edit-how = طريقة الإصلاح
# $text is a sentence about what stands there.
edit-place = عند الحرف رقم { $place }: { $text }
edit-more-faults = { $n ->
    [zero] ولا أخطاء أخرى.
    [one] وخطأ واحد آخر.
    [two] وخطآن آخران.
    [few] و{ $n } أخطاء أخرى.
    [many] و{ $n } خطأً آخر.
   *[other] و{ $n } خطأ آخر.
}
edit-unread = لا يمكن قراءة السطر. الأوراق في الأسفل ما زالت كما كانت.
edit-large = هذه الطاولة أكبر من أن تُعرض ورقةً بعد ورقة.
edit-mend = إصلاح هذا الخطأ: { $how }
edit-undo = تراجع عن التعديل
edit-redo = إعادة التعديل
edit-lay = نقل هذا الوضع إلى الطاولة
edit-unknown = { $n ->
    [zero] لا توجد أوراق مجهولة.
    [one] هناك ورقة واحدة مجهولة. يمكنك النظر إلى الطاولة، لكن لا يمكن لأحد مواصلة اللعب.
    [two] هناك ورقتان مجهولتان. يمكنك النظر إلى الطاولة، لكن لا يمكن لأحد مواصلة اللعب.
    [few] هناك { $n } أوراق مجهولة. يمكنك النظر إلى الطاولة، لكن لا يمكن لأحد مواصلة اللعب.
    [many] هناك { $n } ورقة مجهولة. يمكنك النظر إلى الطاولة، لكن لا يمكن لأحد مواصلة اللعب.
   *[other] هناك { $n } ورقة مجهولة. يمكنك النظر إلى الطاولة، لكن لا يمكن لأحد مواصلة اللعب.
}
edit-complete = توزيع الأوراق المجهولة عشوائيًا
edit-not-completed = لا يمكن توزيع الأوراق المجهولة بحيث يصح كل شيء.

## Where to begin

edit-begin = من أين نبدأ؟
edit-take = الطاولة كما هي الآن
edit-blank = طاولة فارغة
edit-deal = توزيع جديد

## Card by card

edit-deck = مجموعة الأوراق
    .help = يأتي أولًا اختيار ورقة أو أكثر، ثم اختيار المكان الذي توضع فيه. ويمكن أيضًا جرّ الورقة بالفأرة أو بالإصبع.
edit-here = إلى هنا
edit-first = تحت الأوراق الأخرى
edit-away = رفعها عن الطاولة
edit-none = إلغاء الاختيار
# $left is how many of this card are still in the deck.
edit-card = { $card }. الباقي: { $left }
edit-count = { $n ->
    [0] لا أوراق
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $n } أوراق
    [many] { $n } ورقة
   *[other] { $n } ورقة
}
edit-chosen = { $n ->
    [0] لم تُختر أي ورقة.
    [zero] لم تُختر أي ورقة.
    [one] اختيرت ورقة واحدة.
    [two] اختيرت ورقتان.
    [few] اختيرت { $n } أوراق.
    [many] اختيرت { $n } ورقة.
   *[other] اختيرت { $n } ورقة.
}
edit-fill = كل الأوراق الأخرى توضع هنا: { $zone }
edit-seat = اللاعب { $n }: { $name }
edit-middle = وسط الطاولة
edit-zone-hand = اليد
edit-zone-up = مكشوفة
edit-zone-down = مقلوبة
edit-zone-chosen = اختيرت لتوضع مكشوفة
edit-zone-trick = اللمّة { $n }
edit-zone-open-trick = اللمّة التي على الطاولة
edit-zone-dead = أيدٍ خرجت من اللعب
edit-zone-stock = بقية الأوراق

## What is no card

edit-settings = الدور والأعداد
edit-yes = نعم
edit-no = لا
edit-phase-name = مرحلة اللعبة
edit-phase = { $value ->
    [deal] قبل التوزيع
    [choose] اختيار ثلاث أوراق
    [declare] إعلان القرار: لعب أم انسحاب
    [review] بعد اللمّات: يجوز الاعتراض
    [over] انتهت اللعبة
   *[play] في أثناء اللعب
}
edit-turn = الدور على
edit-first-seat = من بدأ اللعبة
edit-extras = الرميات الإضافية الباقية
edit-may-draw = يجوز السحب قبل الرمية الإضافية
edit-third = عدد الرميات حتى الرمية الثالثة من إخلاء { "\u200E" }+2
edit-turns = الأدوار التي انتهت
edit-out = { $name }: خارج اللعبة
edit-ended = كيف انتهت اللعبة
edit-dealer = الموزّع
edit-said = { $name }: القرار
edit-saying = { $value ->
    [none] لا شيء بعد
    [fold] انسحاب
    [play] لعب
    [miss] أخذ اليد الجانبية
   *[defend] دفاع باليد الجانبية
}
edit-counters = { $name }: الفيشات
edit-opened = { $name }: الفيشات قبل هذه التوزيعة
edit-at-play = ما كان في الصندوق عند بداية اللعب
edit-deals = التوزيعات التي انتهت
edit-last = التوزيعات الباقية للصندوق الأخير
edit-accused = { $name }: هناك اعتراض
edit-caught = { $name }: انكشفت المخالفة

## Sharing

edit-share = المشاركة
edit-copy-line = نسخ السطر
    .done = نُسخ السطر.
edit-copy-link = نسخ رابط
edit-code = عرض رمز QR
    .label = رمز QR يفتح هذا الوضع على جهاز آخر
edit-code-long = هذا الوضع أطول من أن يتسع له رمز QR. يمكنك نسخ السطر أو الرابط.
edit-code-address = لا يمكن وضع عنوان هذه الصفحة في رمز QR. يمكنك نسخ السطر.
edit-code-local = لا يمكن فتح هذه الصفحة من الأجهزة الأخرى: فهي تعمل على هذا الحاسوب وحده. ومن شغّلها يستطيع أن يفتحها لكل أجهزة الغرفة بهذا الأمر: { "\u2066" }make app IP=0.0.0.0{ "\u2069" }
edit-share-faults = لا يمكن مشاركة وضع فيه أخطاء.
