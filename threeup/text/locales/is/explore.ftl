# Explore: the frame around its parts.

# The list of parts (tabs), for ears.
explore-parts = Hvað á að skoða

# On the board, where cards of the position are unknown: nobody can play on. $n: how many.
explore-hidden =
    { $n ->
        [one] Hér er { $n } spil óþekkt, svo að ekki er hægt að spila áfram. Þú getur samt spurt hverju má spila.
       *[other] Hér eru { $n } spil óþekkt, svo að ekki er hægt að spila áfram. Þú getur samt spurt hverju má spila.
    }

# The ways of looking at the table: a group of buttons.
explore-look = Hvað sést á borðinu
explore-look-open = Öll spilin
# $name: a player.
explore-look-seat = Það sem { $name } veit
# A button that lets the computer choose a move for another player. $name: that player.
explore-let-move = Sjá hvað { $name } gerir
# A button: what lay on the table before another position or game was laid there.
explore-back = Aftur að fyrra borði
# A button on a narrow screen, which leads up to the cards.
explore-table = Að borðinu
