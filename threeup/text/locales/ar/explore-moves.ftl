# Explore: every move and its reason, and when a card can be played.

explore-moves = الحركات
    .text = هنا كل الحركات التي يمكن تجربتها، ومع كل حركة القواعد التي تسمح بها أو تمنعها.

# A table of all moves: its title and the heads of its columns; then what stands in the second column.
explore-moves-title = كل الحركات، ولماذا تجوز أو لا تجوز
explore-moves-move = الحركة
explore-moves-may = مسموحة؟
explore-moves-why = السبب
explore-moves-yes = نعم
explore-moves-no = لا
# The last line for many moves of which the rules say the same.
explore-moves-more = { $n ->
    [zero] ولا حركات أخرى مثلها.
    [one] وحركة أخرى مثلها.
    [two] وحركتان أخريان مثلها.
    [few] و{ $n } حركات أخرى مثلها.
    [many] و{ $n } حركة أخرى مثلها.
   *[other] و{ $n } حركة أخرى مثلها.
}
explore-moves-hidden = { $who ->
    [you] بعض أوراقك مجهولة هنا، ولذلك لا يمكن لأحد أن يقول ما يجوز لك لعبه.
   *[other] أوراق يد { $name } مخفية هنا، ولذلك لا يمكن لأحد أن يقول ما يجوز لعبه منها.
}

# The parts of the list, and the choice of a rule.
explore-moves-allowed = الحركات المسموحة
explore-moves-forbidden = الحركات غير المسموحة
explore-moves-nothing = لا توجد قاعدة تمنع أي حركة هنا.
explore-moves-rule = عرض الحركات التي تمنعها قاعدة واحدة فقط
explore-moves-rule-any = كل الحركات غير المسموحة
explore-moves-alone-none = كل حركة تمنعها هذه القاعدة تمنعها قاعدة أخرى أيضًا.

## When can a card be played?

explore-when = متى يجوز لعب ورقة؟
explore-when-pick = اختيار ورقة
explore-when-card = { $zone ->
    [hand] في اليد: { $card }
    [up] مكشوفة: { $card }
   *[down] الورقة المقلوبة { $n }
}
explore-when-title = { $zone ->
    [hand] متى يجوز لعب هذه الورقة من اليد: { $card }؟
    [up] متى يجوز لعب هذه الورقة المكشوفة: { $card }؟
   *[down] متى يجوز قلب الورقة المقلوبة { $n }؟
}
explore-when-now = { $now ->
    [yes] يجوز لعبها الآن.
   *[no] لا يجوز لعبها الآن.
}
explore-when-turn = { $who ->
    [you] لا يجوز لعبها الآن: الدور لك أنت.
   *[other] لا يجوز لعبها الآن: الدور على { $name }.
}
explore-when-hidden = لا يمكن معرفة ذلك، لأن هنا أوراقًا مجهولة.

# The heads of a table: how things lie, on what the card can be played then, on what it can’t, by which rules.
explore-when-case = الحالة
explore-when-yes = يجوز لعبها
explore-when-no = لا يجوز لعبها
explore-when-rules = القواعد التي تمنعها
explore-when-as-now = كما هي الآن
# Something that would be otherwise than now; several of these may stand in a list.
explore-when-change = { $what ->
    [hand] فرغت اليد
    [alike] صارت كل أوراق اليد من القيمة نفسها
    [draw] نفدت كومة السحب
   *[up] نفدت الأوراق المكشوفة
}
explore-when-lead = { $which ->
    [alone] عند بدء اللمّة الأولى أمام لاعب واحد
    [several] عند بدء اللمّة الأولى أمام لاعبَين أو أكثر
   *[later] عند بدء لمّة بعد كسب اللمّة السابقة
}
# $trumped: whether a trump has been laid on the suit that was led.
explore-when-led = { $trumped ->
    [no] { $suit ->
        [s] النقش المطلوب هو البستوني
        [h] النقش المطلوب هو الكبّة
        [d] النقش المطلوب هو الديناري
       *[c] النقش المطلوب هو السباتي
    }
   *[yes] { $suit ->
        [s] النقش المطلوب هو البستوني، وفي اللمّة ورقة رابحة
        [h] النقش المطلوب هو الكبّة، وفي اللمّة ورقة رابحة
        [d] النقش المطلوب هو الديناري، وفي اللمّة ورقة رابحة
       *[c] النقش المطلوب هو السباتي، وفي اللمّة ورقة رابحة
    }
}
explore-when-always = دائمًا
explore-when-never = ولا مرة
# $spots: a list of what lies there: "an empty pile", "8", "1 to 7", "the nine of hearts".
explore-when-on = على: { $spots }
explore-when-empty = كومة فارغة
explore-when-range = من { $low } إلى { $high }
explore-when-kept = { $game ->
    [loo] الورقة المذكورة هنا هي أقوى ورقة في اللمّة حتى الآن. أما أوراق يدك والنقش الرابح وقواعد البيت فتبقى كما هي.
   *[updown] الرقم المذكور هنا هو رقم الورقة العليا في كومة الرمي. وكل ما لم يُذكر يبقى كما هو الآن.
}

# The shortest line of moves, of all players, that leads to it.
explore-when-way = { $n ->
    [zero] يجوز لعبها من دون أي حركة قبلها:
    [one] يجوز لعبها بعد حركة واحدة:
    [two] يجوز لعبها بعد حركتين:
    [few] يجوز لعبها بعد { $n } حركات:
    [many] يجوز لعبها بعد { $n } حركة:
   *[other] يجوز لعبها بعد { $n } حركة:
}
explore-when-step = { $who ->
    [you] أنت: { $move }
   *[other] { $name }: { $move }
}
# $n: how many positions were looked at.
explore-when-no-way = { $why ->
    [hidden] لا يمكن معرفة الحركات التي تؤدي إلى لعبها، لأن هنا أوراقًا مجهولة.
    [cut] { $n ->
        [zero] لم نجد طريقًا إلى لعبها بين أقرب الأوضاع. عدد الأوضاع التي نظرنا فيها: { $n }.
        [one] لم نجد طريقًا إلى لعبها بين أقرب الأوضاع. عدد الأوضاع التي نظرنا فيها: { $n }.
        [two] لم نجد طريقًا إلى لعبها بين أقرب الأوضاع. عدد الأوضاع التي نظرنا فيها: { $n }.
        [few] لم نجد طريقًا إلى لعبها بين أقرب الأوضاع. عدد الأوضاع التي نظرنا فيها: { $n }.
        [many] لم نجد طريقًا إلى لعبها بين أقرب الأوضاع. عدد الأوضاع التي نظرنا فيها: { $n }.
       *[other] لم نجد طريقًا إلى لعبها بين أقرب الأوضاع. عدد الأوضاع التي نظرنا فيها: { $n }.
    }
   *[none] لا توجد في هذه التوزيعة حركات تؤدي إلى لعبها.
}

# What is wrong when somebody asks for a card that the player has not got.
lab-not-held = «{ $text }» ليست ورقة عند هذا اللاعب. تُكتب الورقة كما في الحركات: g7 أو up g7 أو flip 0 أو Ah
