# Explore, the part "History": every moment of a game as a picture of lines and branches.

explore-history = السجل
    .text = هنا كل لحظات هذه اللعبة. يمكنك الذهاب إلى أي لحظة وتجربة شيء آخر: فينمو فرع جديد.
# The picture, for ears.
explore-history-tree = لحظات اللعبة
    .help = المفاتيح: سهما اليمين واليسار للسير على الخط، وسهما الأعلى والأسفل للانتقال من فرع إلى فرع. المفتاح Enter للذهاب إلى لحظة، وN لتسميتها، وA لكتابة ملاحظة.

## What is said of a moment, a sentence each

explore-history-begin = البداية.
explore-history-deal = وُزّعت الأوراق.
explore-history-stop = اتفق اللاعبون على إنهاء اللعبة.
# $name: a player; $move: what that player does, as in “play green 7”.
explore-history-move = { $name }: { $move }.
# A move that may not be told, because this player's moves are not seen now.
explore-history-hidden = { $name }: حركة.
explore-history-here = أنت هنا.
# $n: moves that were tried at this moment, 2 or more.
explore-history-ways =
    { $n ->
        [zero] لا طريق يبدأ من هنا.
        [one] يبدأ من هنا طريق واحد.
        [two] يبدأ من هنا طريقان.
        [few] تبدأ من هنا { $n } طرق.
        [many] يبدأ من هنا { $n } طريقًا.
       *[other] يبدأ من هنا { $n } طريق.
    }
explore-history-named = الفرع: { $name }.
explore-history-noted = هنا ملاحظة.
# $line: “first” or “second”, of two lines that are compared.
explore-history-marked =
    { $line ->
        [first] هنا نهاية الخط الأول.
       *[second] هنا نهاية الخط الثاني.
    }

## Buttons and fields

explore-history-start = إلى البداية
explore-history-back = حركة واحدة إلى الوراء
explore-history-on = حركة واحدة إلى الأمام
explore-history-end = إلى نهاية هذا الخط
explore-history-name = اسم الفرع الذي يبدأ هنا
explore-history-note = ملاحظة على هذه اللحظة

## Two lines compared

explore-history-compare = مقارنة خطين
    .text = يمكنك الذهاب إلى نهاية خط ووضع علامة عليه، ثم الذهاب إلى نهاية خط آخر ووضع علامة عليه أيضًا.
    .closed = لا يمكن مقارنة خطين إلا عندما تكون كل الأوراق ظاهرة.
# A button for the moment one is at. $line: “first” or “second”.
explore-history-mark =
    { $line ->
        [first] علامة على الخط الأول
       *[second] علامة على الخط الثاني
    }
# $line: “first” or “second”; the head of a column.
explore-history-line =
    { $line ->
        [first] الخط الأول
       *[second] الخط الثاني
    }
explore-history-number = الحركة
# $n: the last move that both lines have, 0 where they part at the beginning.
explore-history-parted =
    { $n ->
        [0] يفترق الخطان عند البداية.
        [zero] يفترق الخطان عند البداية.
        [one] الخطان متطابقان حتى الحركة { $n }.
        [two] الخطان متطابقان حتى الحركة { $n }.
        [few] الخطان متطابقان حتى الحركة { $n }.
        [many] الخطان متطابقان حتى الحركة { $n }.
       *[other] الخطان متطابقان حتى الحركة { $n }.
    }
explore-history-outcome = إلى أين يؤدي كل خط
    .same = يؤدي الخطان إلى الطاولة نفسها.
explore-history-game = اللعبة
    .on = مستمرة.
# $n: all cards that a player still has.
explore-history-cards =
    { $n ->
        [0] لم تبقَ أوراق
        [zero] لم تبقَ أوراق
        [one] بقيت ورقة واحدة
        [two] بقيت ورقتان
        [few] بقيت { $n } أوراق
        [many] بقيت { $n } ورقة
       *[other] بقيت { $n } ورقة
    }

## The board, while everything lies open

# A player's cards, for ears. $cards: a list of cards.
board-seat-holds = في اليد: { $cards }.
