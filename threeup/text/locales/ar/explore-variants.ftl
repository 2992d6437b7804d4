# Explore, the part "House rules compared": a position or a game under the house rules of this table, and under others
# that the reader chooses. "Now" is this table; "the other rules" are those chosen.

explore-variants = مقارنة قواعد البيت
    .text = يمكنك اختيار قواعد بيت أخرى، ثم رؤية ما يختلف معها: هنا، أو في اللعبة كلها.

## Choosing the other rules

variants-here = هذا الوضع
variants-whole = اللعبة كلها
variants-scope = ماذا نقارن؟
# Titles of two groups of house rules, the second one folded.
variants-changed = القواعد التي غيّرتها
variants-unchanged = بقية قواعد البيت
# Below a house rule that can be changed. $value: what it is at this table ("Three", "Not allowed").
variants-now = على هذه الطاولة: { $value }
variants-as-table = كما على هذه الطاولة
variants-as-book = كما في كتاب القواعد
variants-choose = عند تغيير قاعدة من قواعد البيت سيظهر هنا ما يختلف.
variants-closed = لا يمكن مقارنة لعبة كاملة إلا عندما تكون كل الأوراق ظاهرة.
# A title; below it stands what is wrong, a sentence each.
variants-refused = لا يمكن استعمال قواعد البيت الأخرى هنا:

## What is found

# $option: the name of a house rule; $a and $b: its value now and with the other rules.
variants-change = { $option }: «{ $b }» بدلًا من «{ $a }»
# One of several house rules that are named together.
variants-name = «{ $option }»
variants-title = { $n ->
    [0] مع القواعد الأخرى تبقى كل حركة هنا كما هي.
    [zero] مع القواعد الأخرى تبقى كل حركة هنا كما هي.
    [one] مع القواعد الأخرى تختلف هنا حركة واحدة.
    [two] مع القواعد الأخرى تختلف هنا حركتان.
    [few] مع القواعد الأخرى تختلف هنا { $n } حركات.
    [many] مع القواعد الأخرى تختلف هنا { $n } حركة.
   *[other] مع القواعد الأخرى تختلف هنا { $n } حركة.
}
# Heads of columns.
variants-move = الحركة
variants-a = الآن
variants-b = مع القواعد الأخرى
variants-cause = السبب
# In the columns "Now" and "With the other rules", where the other one says why the move is not allowed.
variants-allowed = مسموحة.
variants-nothing = لا يحدث شيء آخر.
# $cause: names of house rules: "Cards in a set", or several joined with "and" (all of them together) and "or".
variants-because = السبب: { $cause }
# $move: a move, as in "play the 8" or "take the pile".
variants-gone = لم تعد مسموحة: { $move }
variants-new = تصير مسموحة: { $move }
variants-other = نتيجتها مختلفة: { $move }
variants-same = الحركات التي تبقى كما هي: { $n }
variants-unsure = الحركات التي لا يمكن الحكم عليها لأن هناك ورقة مخفية: { $n }

## A whole game

# $n: how many moments of the game are different, of $all.
variants-game = { $n ->
    [0] مع القواعد الأخرى لا يختلف شيء في أي لحظة من هذه اللعبة.
    [zero] مع القواعد الأخرى لا يختلف شيء في أي لحظة من هذه اللعبة.
    [one] مع القواعد الأخرى تختلف في هذه اللعبة لحظة واحدة. عدد اللحظات كلها: { $all }.
    [two] مع القواعد الأخرى تختلف في هذه اللعبة لحظتان. عدد اللحظات كلها: { $all }.
    [few] مع القواعد الأخرى تختلف في هذه اللعبة { $n } لحظات. عدد اللحظات كلها: { $all }.
    [many] مع القواعد الأخرى تختلف في هذه اللعبة { $n } لحظة. عدد اللحظات كلها: { $all }.
   *[other] مع القواعد الأخرى تختلف في هذه اللعبة { $n } لحظة. عدد اللحظات كلها: { $all }.
}
# Heads of columns: how many moves there are of each kind, and numbers of moves.
variants-count-gone = لم تعد مسموحة
variants-count-new = تصير مسموحة
variants-count-other = نتيجتها مختلفة
variants-moments = قبل الحركة
variants-player = اللاعب
variants-impossible = { $n ->
    [zero] في { $n } لحظة لا يمكن أن تكون الطاولة هكذا مع القواعد الأخرى. السبب:
    [one] في لحظة واحدة لا يمكن أن تكون الطاولة هكذا مع القواعد الأخرى. السبب:
    [two] في لحظتين لا يمكن أن تكون الطاولة هكذا مع القواعد الأخرى. السبب:
    [few] في { $n } لحظات لا يمكن أن تكون الطاولة هكذا مع القواعد الأخرى. السبب:
    [many] في { $n } لحظة لا يمكن أن تكون الطاولة هكذا مع القواعد الأخرى. السبب:
   *[other] في { $n } لحظة لا يمكن أن تكون الطاولة هكذا مع القواعد الأخرى. السبب:
}
# $n: the number of the move that comes next; $who is "dealer" when it is a deal.
variants-moment = { $who ->
    [dealer] قبل الحركة { $n }: التوزيع
   *[other] قبل الحركة { $n }: { $name }
}
# The title of a list.
variants-moments-list = اللحظات، واحدة بعد أخرى
variants-more = لحظات مختلفة أخرى: { $n }

## The game played again

variants-again = الأوراق نفسها والحركات نفسها، مع القواعد الأخرى
variants-again-cannot = لا يمكن أن تبدأ اللعبة هكذا مع القواعد الأخرى.
variants-again-same = يسير كل شيء كما سار في هذه اللعبة.
# $n: the number of a move.
variants-again-parted = أول حركة نتيجتها مختلفة هي الحركة { $n }: { $move }
variants-again-stopped = الحركة { $n } لم تعد مسموحة: { $move }
variants-again-on = اللعبة مستمرة
# $a and $b: how the game ends ("You won!", "A draw", or "the game goes on"), now and with the other rules.
variants-again-end = النهاية الآن: «{ $a }». النهاية مع القواعد الأخرى: «{ $b }».
