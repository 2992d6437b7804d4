# What boards, pages and the command line say. $who is "you" or "other"; $name is a nickname.
# Verbal nouns stand after a nickname, so that no verb has to know whether it is a girl or a boy.

game-updown = 3UP 3DOWN
game-loo = لُو بثلاث أوراق
nickname-me = أنت
nickname-0 = النحلة المرحة
nickname-1 = الثعلب السريع
nickname-2 = البلشون الهادئ
nickname-3 = الفأر الشجاع
nickname-4 = البومة الحكيمة
nickname-5 = الفقمة المرحة
nickname-6 = الدب الطيب
nickname-7 = البجعة الجميلة
nickname-8 = القط الماكر
nickname-9 = الأرنب الجريء
nickname-10 = الغزال الخجول
nickname-11 = الحصان الفخور
nickname-12 = القضاعة النشيطة
nickname-13 = السلحفاة الصابرة
nickname-14 = الغراب الذكي
nickname-15 = الضفدع الضاحك

## The board's fixed words

# A card that lies face down, of which a table that is looked at openly knows which it is.
board-under = مقلوبة: { $card }

board-undo = تراجع
board-redo = إعادة
board-hint = تلميح
board-save = حفظ
board-load = فتح
board-new-game = لعبة جديدة
board-log = ما جرى حتى الآن
board-why = لماذا؟
board-history = السجل
board-disconnected = الحاسوب الذي يدير اللعبة لا يجيب. ربما ضاعت حركتك الأخيرة.
board-reload = متابعة
board-confirm = نعم، موافقة
board-cancel = لا، رجوع
board-name-branch = تسمية هذا الفرع
board-opponents = اللاعبون الآخرون
board-table = وسط الطاولة
board-actions = ما يمكنك فعله
board-game = اللعبة
board-pile-empty = الكومة فارغة
board-hand-empty = لا أوراق في يدك
board-why-empty = عند اختيار ورقة لا يمكن لعبها، سيظهر السبب هنا.
board-log-empty = لم يحدث شيء بعد.
board-pending = لحظة…
board-file-too-big = هذا الملف أكبر من أن يكون لعبة محفوظة.
board-new-game-warning = ستختفي اللعبة التي على الطاولة. هل نبدأ لعبة جديدة؟
board-in-hand = { $n ->
    [zero] يد فارغة
    [one] { $n } في اليد
    [two] { $n } في اليد
    [few] { $n } في اليد
    [many] { $n } في اليد
   *[other] { $n } في اليد
}
board-hand = { $n ->
    [zero] يدك فارغة
    [one] في يدك: ورقة واحدة
    [two] في يدك: ورقتان
    [few] في يدك: { $n } أوراق
    [many] في يدك: { $n } ورقة
   *[other] في يدك: { $n } ورقة
}
board-own = { $n ->
    [zero] انتهت أكوام 3UP 3DOWN الخاصة بك
    [one] آخر كومة 3UP 3DOWN لديك
    [two] كومتا 3UP 3DOWN الخاصتان بك
    [few] أكوام 3UP 3DOWN الخاصة بك
    [many] أكوام 3UP 3DOWN الخاصة بك
   *[other] أكوام 3UP 3DOWN الخاصة بك
}
# $up is the list of face-up cards, $ups how many they are, $down how many lie face down, $n how many are in hand.
board-seat = { $ups ->
    [zero] { $name }. أوراق في اليد: { $n }. مقلوبة: { $down }. لا ورقة مكشوفة.
    [one] { $name }. أوراق في اليد: { $n }. مقلوبة: { $down }. مكشوفة: { $up }.
    [two] { $name }. أوراق في اليد: { $n }. مقلوبة: { $down }. مكشوفة: { $up }.
    [few] { $name }. أوراق في اليد: { $n }. مقلوبة: { $down }. مكشوفة: { $up }.
    [many] { $name }. أوراق في اليد: { $n }. مقلوبة: { $down }. مكشوفة: { $up }.
   *[other] { $name }. أوراق في اليد: { $n }. مقلوبة: { $down }. مكشوفة: { $up }.
}
board-place = { $place ->
    [1] المركز الأول
    [2] المركز الثاني
    [3] المركز الثالث
    [zero] المركز { $place }
    [one] المركز { $place }
    [two] المركز { $place }
    [few] المركز { $place }
    [many] المركز { $place }
   *[other] المركز { $place }
}
board-hint-title = يمكنك تجربة هذا: { $move }
board-cannot-play = لا يمكنك لعب { $card } الآن
board-cannot-flip = لا يمكنك قلب هذه الورقة الآن
board-not-allowed = هذا غير مسموح
board-no-move = المطلوب اختيار ورقة واحدة، أو أوراق تُلعب معًا.
board-stale = تغيّرت الطاولة منذ ذلك الحين. يُرجى النظر إليها ثم الاختيار من جديد.
board-repeated = حدث هذا من قبل.
board-failed = حدث خطأ في البرنامج. الطاولة كما كانت.
board-not-your-turn = لم يحن دورك بعد.
board-is-over = انتهت اللعبة. يمكنك التراجع، أو بدء لعبة جديدة.
board-nothing-to-undo = لا شيء للتراجع عنه.
board-nothing-to-redo = لا شيء لإعادته.
board-no-moment = لا توجد لحظة كهذه في هذه اللعبة.
board-not-loaded = تعذّر فتح هذا الملف. الطاولة كما كانت.
board-undo-reveals = بعد التراجع ستبقى معروفة لك أوراق لم تظهر لك حينها. هل نتراجع مع ذلك؟
board-agree-draw = اتفاق على التعادل
board-waiting = الدور الآن على { $name }.
board-over-draw = تعادل
board-over-agreed = اتفق اللاعبون على ألا يفوز أحد.
# $dealt is "yes" for the moment after a deal, "end" after an agreement to stop; $n is the number of the moment.
board-moment = { $dealt ->
    [yes] { $n }. التوزيع
    [end] { $n }. الاتفاق على إنهاء اللعبة
   *[no] { $n }. حركة: { $name }
}
notice-repetition = { $n ->
    [zero] لم تتكرر هذه الأوراق بعد. يمكنكم الاتفاق على التعادل.
    [one] كانت الأوراق على هذه الحال مرة واحدة. قد لا تنتهي اللعبة أبدًا. يمكنكم الاتفاق على التعادل.
    [two] كانت الأوراق على هذه الحال مرتين. قد لا تنتهي اللعبة أبدًا. يمكنكم الاتفاق على التعادل.
    [few] كانت الأوراق على هذه الحال { $n } مرات. قد لا تنتهي اللعبة أبدًا. يمكنكم الاتفاق على التعادل.
    [many] كانت الأوراق على هذه الحال { $n } مرة. قد لا تنتهي اللعبة أبدًا. يمكنكم الاتفاق على التعادل.
   *[other] كانت الأوراق على هذه الحال { $n } مرة. قد لا تنتهي اللعبة أبدًا. يمكنكم الاتفاق على التعادل.
}
notice-forced = لم يعد لأحد خيار، واللعبة تدور في حلقة. يمكنكم الاتفاق على التعادل.

## The board: tricks and counters

board-dealer = الموزّع
    .label = هنا مكان الموزّع.
board-best = أقوى ورقة
board-note = في هذه التوزيعة: { $note }.
board-tricks = { $n ->
    [zero] لا لمّات
    [one] لمّة واحدة
    [two] لمّتان
    [few] { $n } لمّات
    [many] { $n } لمّة
   *[other] { $n } لمّة
}
    .label = اللمّات المكسوبة: { $n }.
board-counters = { $n ->
    [zero] الفيشات: { $shown }
    [one] الفيشات: { $shown }
    [two] الفيشات: { $shown }
    [few] الفيشات: { $shown }
    [many] الفيشات: { $shown }
   *[other] الفيشات: { $shown }
}
    .label = عدد الفيشات: { $shown }.
board-seat-cards = { $name }. أوراق في اليد: { $n }.
board-laid = ورقة { $name }: { $card }.
    .best = ورقة { $name }: { $card }. هذه أقوى ورقة هنا.
board-ledger = الفيشات
board-ledger-player = اللاعب
board-ledger-now = الآن
board-ledger-change = أحدث توزيعة

## The app

app-title = threeup
app-tagline = تعلّم ألعاب الورق باللعب. كل قاعدة تخبرك بالسبب.
app-home = الرئيسية
app-language = اللغة
app-draft = الكلمات الويلزية والآيسلندية والعربية مسودات. أخبرونا بما لا يُقرأ جيدًا.
app-play = اللعب
    .text = لعب الورق ضد الحاسوب.
app-learn = التعلّم
    .text = دروس بالتجربة واللعب.
app-explore = الاستكشاف
    .text = ترتيب أوراق على الطاولة، والسؤال عما يمكن لعبه.
app-lab = المختبر
    .text = تجربة قواعد البيت في ألعاب كثيرة.
app-class = الصف
    .text = اللعب والتعلّم مع صفك.
app-soon = غير جاهز بعد
app-new-table = لعبة جديدة
app-game = أيّ لعبة؟
app-game-updown = يفوز من يتخلّص من أوراقه أولًا. كل ورقة تُلعب يجب أن تساوي الورقة السابقة أو تعلوها.
app-game-loo = من يكسب لمّة من اللمّات الثلاث يأخذ نصيبًا من الصندوق، ومن لا يكسب أي لمّة يدفع فيه.
app-players = اللاعبون
app-computer = طريقة لعب الحاسوب
app-computer-careful = بحذر
app-computer-random = عشوائيًا
app-seed = رقم التوزيع
    .help = الرقم نفسه يعطي الأوراق نفسها. إن بقي فارغًا كان التوزيع جديدًا.
app-stakes = الفيشات
    .help = يمكن للمعلّم إخفاء الفيشات والصندوق.
app-stakes-yes = ظاهرة
app-stakes-no = مخفية
app-options = قواعد البيت
app-start = توزيع الأوراق
app-change = تغيير اللعبة أو اللاعبين أو القواعد
app-link = نسخ رابط هذا التوزيع
app-link-copied = نُسخ الرابط.
app-ignored = في عنوان هذه الصفحة شيء لا أفهمه. هذا ما تركته جانبًا:
app-ignored-item = { $key }: { $value }
app-no-game = تعذّر بدء اللعبة:
app-skip = الانتقال إلى اللعبة

## Lessons: the page

learn-title = ماذا نتعلّم الآن؟
learn-intro = في كل خطوة نشاهد أو نلعب أو نحكم على حركة. وإذا كان شيء غير مسموح فسيظهر لك السبب. ولا خوف من إفساد أي شيء.
learn-courses = كل الدروس
learn-count = الخطوات المنجزة: { $n } من { $all }
learn-go-on = متابعة الدرس: { $lesson }
learn-review = التدرّب على ما كان صعبًا. الخطوات: { $n }
learn-review-place = تدريب: { $n } من { $all }
learn-finished = لقد أنجزت كل خطوات هذه الدورة. أحسنت!
learn-done = منجز
learn-steps = خطوات هذا الدرس
learn-place = الخطوة { $n } من { $all }
learn-dot = { $done ->
    [yes] الخطوة { $n }، منجزة
   *[no] الخطوة { $n }
}
learn-kind-watch = لنشاهد
learn-kind-do = دورك
learn-kind-catch = هل هذا مسموح؟
learn-kind-explore = لنجرّب
learn-rules = قواعد هذه الخطوة
learn-hint = أريد تلميحًا
learn-rewind = البدء من جديد
learn-explore = اللعب بحرية من هنا
learn-back = العودة إلى الخطوة
learn-previous = الخطوة السابقة
learn-next = الخطوة التالية
learn-next-lesson = الدرس التالي: { $lesson }
learn-finish = العودة إلى كل الدروس
learn-watch = عرض الحركة التالية
learn-ask = هل هذا مسموح؟
learn-allowed = نعم، هذا مسموح
learn-breaks = لا: { $rule }
learn-suspect = { $who ->
    [you] الحركة التي في بالك: { $move }.
   *[other] الحركة التي في بال { $name }: { $move }.
}
learn-idle-watch = لنشاهد الطاولة.
learn-idle-catch = لننظر إلى الطاولة، ثم يأتي جوابك عن السؤال.

## Lessons: what is said

learn-good = أحسنت!
learn-bad = ليس هكذا تمامًا
learn-tip = تلميح
learn-free = يمكنك اللعب كما يحلو لك. الخطوة في انتظارك.
learn-par = حركاتك: { $n }. أقل عدد ممكن من الحركات: { $par }.
learn-turn = حان دورك.
learn-missed = هذا مسموح، لكنه ليس ما تطلبه هذه الخطوة. يمكنك مواصلة اللعب لرؤية ما يحدث، أو البدء من جديد.
learn-judge-allowed = لننظر مرة أخرى. لا توجد قاعدة تمنع هذه الحركة.
learn-judge-broken = لننظر مرة أخرى. هناك قاعدة تخالفها هذه الحركة.
learn-judge-other = في هذه الحركة خطأ، لكن القاعدة التي تخالفها ليست هذه.
learn-no-hint = لا يوجد تلميح هنا. لا بأس بالتجربة: يمكنك دائمًا البدء من جديد.
learn-hint-zone = لننظر إلى الجزء من الطاولة الذي حوله خط متقطّع.

## Lessons: the rule book and what is kept

learn-map = كتاب القواعد
learn-map-text = كل قواعد اللعبة، ومدى معرفتك بكل واحدة منها.
learn-map-of = قواعد { $game }
learn-map-sum = القواعد التي استعملتها دون مساعدة: { $n } من { $all }
learn-games = اختيار اللعبة
learn-level-new = جديدة
    .text = لم تمرّ بك هذه القاعدة بعد.
learn-level-met = مرّت بك
    .text = مرّت بك هذه القاعدة في خطوة.
learn-level-applied = استعملتها
    .text = استعملت هذه القاعدة دون مساعدة.
learn-level-shaky = للتدريب
    .text = كانت هذه القاعدة صعبة عليك. يمكنك تجربة خطوتها مرة أخرى.
learn-taught = تُشرح هذه القاعدة في: { $lesson }
learn-progress = تقدّمك
learn-kept-device = يُحفظ تقدّمك على هذا الحاسوب.
learn-kept-page = لا يُحفظ تقدّمك إلا ما دامت هذه الصفحة مفتوحة. يمكنك تنزيله للمتابعة في يوم آخر.
learn-save = تنزيل تقدّمي
learn-load = تحميل ملف تقدّم
learn-loaded = تم تحميل ملف تقدّمك.
learn-not-loaded = تعذّر تحميل هذا الملف. ولم يتغيّر تقدّمك.
learn-not-kept = لا يمكن الآن حفظ تقدّمك على هذا الحاسوب. لكنه يبقى ما دامت هذه الصفحة مفتوحة.
learn-no-lesson = تعذّر فتح هذا الدرس:
learn-fault = السطر { $n }: { $text }

## The command line

cli-your-move = حركتك (رقم، أو h للتلميح، أو u للتراجع، أو w مع نص للسؤال عن سبب المنع، أو s للحفظ، أو q للخروج):
cli-seed = رقم التوزيع { $seed }
cli-moves = يمكنك:
cli-unknown = لا أفهم «{ $text }».
cli-bye = إلى اللقاء!
cli-saved = حُفظت اللعبة في { $file }.
cli-file-missing = لا يوجد ملف { $file } يمكن قراءته.
cli-file-good = هذا سليم: { $text }
cli-file-bad = في هذا أخطاء:
cli-no-rule = لا توجد قاعدة { $text }.
cli-sources = المصادر: { $sources }
cli-disagree = مصادر تقول غير ذلك: { $sources }
cli-changed-by = قواعد البيت التي تغيّرها: { $options }
cli-line = السطر { $n }
cli-why-not = غير مسموح:
cli-why = مسموح:
cli-table = الطاولة
cli-turn-of = الدور التالي: { $name }.
