# The part of Explore that asks: what if? The hidden cards are dealt at random, again and again, and each time computer
# players play on. One such time is called a try.

explore-whatif = What if?
    .text = See how often each move leads to what. The cards that the player can’t see are dealt at random, and computer players play on: once, and again, and again.

## The table of results: a move a row

# $name is a nickname, or “You”.
whatif-title = What can come of each move? Player: { $name }
    .waits = How can the game go on? Waiting: { $name }
whatif-move = Move
whatif-goes-on = The game goes on
whatif-win = Wins
whatif-second = Second
whatif-third = Third
whatif-last = Last
whatif-open = No end
whatif-take = Must take the pile next turn
whatif-alone = Gets the pot alone
whatif-tricks-3 = 3 tricks
whatif-tricks-2 = 2 tricks
whatif-tricks-1 = 1 trick
whatif-tricks-0 = No trick
whatif-looed = Looed
whatif-counters = Counters won or paid
# How many tries of a hundred, and between which two figures the true one lies.
whatif-share = { $share }% ({ $low }–{ $high })
# An average, and between which two figures the true one lies. All have their sign, as +1.2.
whatif-mean = { $mean } ({ $low } to { $high })

## Below the table

# $n tries were made of $asked.
whatif-trials = { $stage ->
    [running] { $n ->
        [one] So far: one try of { $asked }.
       *[other] So far: { $n } tries of { $asked }.
    }
    [stopped] { $n ->
        [one] Stopped after one try of { $asked }.
       *[other] Stopped after { $n } tries of { $asked }.
    }
   *[done] { $n ->
        [one] Each move was tried once, with the same hidden cards.
       *[other] Each move was tried { $n } times, with the same hidden cards.
    }
}
whatif-interval = In brackets: the true figure lies between these two. Out of a hundred such figures, that is wrong for about five.
whatif-plays-careful = After the move, the careful computer player plays for everybody. People may play differently.
whatif-plays-random = After the move, everybody plays any move that is allowed. People may play differently.
# $n: cards of a pile that others took up and still hold.
whatif-known-updown = { $n ->
    [0] What is used: the cards in sight ({ $name }).
    [one] What is used: the cards in sight ({ $name }), and one card that somebody took up with the pile.
   *[other] What is used: the cards in sight ({ $name }), and { $n } cards that others took up with the pile.
}
# $n: cards of the own hand that was laid aside.
whatif-known-loo = { $n ->
    [0] What is used: the cards in sight ({ $name }), and what the tricks tell. Who could not follow suit has no card of it.
    [one] What is used: the cards in sight ({ $name }), one card laid aside, and what the tricks tell. Who could not follow suit has no card of it.
   *[other] What is used: the cards in sight ({ $name }), { $n } cards laid aside, and what the tricks tell. Who could not follow suit has no card of it.
}
# With a referee, where rules may have been broken. $n: cards of the own hand that was laid aside.
whatif-known-referee = { $n ->
    [0] What is used: the cards in sight ({ $name }). The tricks prove nothing here, for somebody may have broken a rule.
    [one] What is used: the cards in sight ({ $name }) and one card laid aside. The tricks prove nothing here, for somebody may have broken a rule.
   *[other] What is used: the cards in sight ({ $name }) and { $n } cards laid aside. The tricks prove nothing here, for somebody may have broken a rule.
}
whatif-not-used = What is not used: why the others have chosen to play as they did.

## What can be chosen and pressed

whatif-tries = How often?
whatif-times = { $n ->
    [one] { $n } try
   *[other] { $n } tries
}
whatif-player = Who plays on?
    .careful = The careful player
    .random = Anybody: moves at random
whatif-which = Which move?
    .all = Every move
whatif-start = Start
whatif-stop = Stop
whatif-running = { $n } of { $asked } tries
whatif-nobody = Nobody is to move now. Deal the cards, or go back to a move.
whatif-of-old = These are the results for an earlier position:
whatif-moved = The table has changed, so it was stopped.
whatif-impossible = The cards on this table can’t be: whatever the others hold, somebody has broken a rule. Change the position.
whatif-failed = Something went wrong in the program. The table is as it was.
