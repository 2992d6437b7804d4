# Explore: the frame around its parts.

# The list of parts (tabs), for ears.
explore-parts = ماذا نستكشف؟

# On the board, where cards of the position are unknown: nobody can play on. $n: how many.
explore-hidden =
    { $n ->
        [zero] لا توجد هنا أوراق مجهولة.
        [one] هنا ورقة واحدة مجهولة، ولذلك لا يمكن لأحد مواصلة اللعب. لكن ما زال يمكنك السؤال عما يجوز لعبه.
        [two] هنا ورقتان مجهولتان، ولذلك لا يمكن لأحد مواصلة اللعب. لكن ما زال يمكنك السؤال عما يجوز لعبه.
        [few] هنا { $n } أوراق مجهولة، ولذلك لا يمكن لأحد مواصلة اللعب. لكن ما زال يمكنك السؤال عما يجوز لعبه.
        [many] هنا { $n } ورقة مجهولة، ولذلك لا يمكن لأحد مواصلة اللعب. لكن ما زال يمكنك السؤال عما يجوز لعبه.
       *[other] هنا { $n } ورقة مجهولة، ولذلك لا يمكن لأحد مواصلة اللعب. لكن ما زال يمكنك السؤال عما يجوز لعبه.
    }

# The ways of looking at the table: a group of buttons.
explore-look = ما الأوراق الظاهرة؟
explore-look-open = كل الأوراق
# $name: a player.
explore-look-seat = ما يظهر أمام { $name }
# A button that lets the computer choose a move for another player. $name: that player.
explore-let-move = ليلعب الحاسوب عن { $name }
# A button: what lay on the table before another position or game was laid there.
explore-back = العودة إلى الطاولة السابقة
# A button on a narrow screen, which leads up to the cards.
explore-table = إلى الطاولة
