# Explore: the frame around its parts.

# The list of parts (tabs), for ears.
explore-parts = What to look at

# On the board, where cards of the position are unknown: nobody can play on. $n: how many.
explore-hidden =
    { $n ->
        [one] One card here is unknown, so nobody can play on. You can still ask what may be played.
       *[other] { $n } cards here are unknown, so nobody can play on. You can still ask what may be played.
    }

# The ways of looking at the table: a group of buttons.
explore-look = What lies open
explore-look-open = Everything open
# $name: a player.
explore-look-seat = What { $name } knows
# A button that lets the computer choose a move for another player. $name: that player.
explore-let-move = Let { $name } move
# A button: what lay on the table before another position or game was laid there.
explore-back = Back to the table before
# A button on a narrow screen, which leads up to the cards.
explore-table = To the table
