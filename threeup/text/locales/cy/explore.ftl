# Explore: the frame around its parts.

# The list of parts (tabs), for ears.
explore-parts = Beth i edrych arno

# On the board, where cards of the position are unknown: nobody can play on. $n: how many.
explore-hidden =
    { $n ->
        [zero] Does dim cerdyn anhysbys yma.
        [one] Mae un cerdyn anhysbys yma, felly all neb chwarae ymlaen. Ond cei di ofyn o hyd beth mae modd ei chwarae.
        [two] Mae dau gerdyn anhysbys yma, felly all neb chwarae ymlaen. Ond cei di ofyn o hyd beth mae modd ei chwarae.
        [few] Mae tri cherdyn anhysbys yma, felly all neb chwarae ymlaen. Ond cei di ofyn o hyd beth mae modd ei chwarae.
        [many] Mae chwe cherdyn anhysbys yma, felly all neb chwarae ymlaen. Ond cei di ofyn o hyd beth mae modd ei chwarae.
       *[other] Mae { $n } cerdyn anhysbys yma, felly all neb chwarae ymlaen. Ond cei di ofyn o hyd beth mae modd ei chwarae.
    }

# The ways of looking at the table: a group of buttons.
explore-look = Beth sydd i’w weld
explore-look-open = Popeth i’w weld
# $name: a player.
explore-look-seat = Beth mae { $name } yn ei wybod
# A button that lets the computer choose a move for another player. $name: that player.
explore-let-move = Gadael i { $name } symud
# A button: what lay on the table before another position or game was laid there.
explore-back = Yn ôl i’r bwrdd cynt
# A button on a narrow screen, which leads up to the cards.
explore-table = Mynd at y bwrdd
