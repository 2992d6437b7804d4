# Explore, the part "History": every moment of a game as a picture of lines and branches.

explore-history = Saga
    .text = Hér sérðu hvert augnablik í leiknum. Veldu hvaða augnablik sem er og prófaðu eitthvað annað: þá vex ný grein.
# The picture, for ears.
explore-history-tree = Augnablik leiksins
    .help = Á lyklaborðinu ferðu eftir leið með örvunum til vinstri og hægri og á milli greina með örvunum upp og niður. Með Enter velurðu augnablik, með N gefurðu grein nafn og með A skrifarðu athugasemd.

## What is said of a moment, a sentence each

explore-history-begin = Upphafið.
explore-history-deal = Spilin eru gefin.
explore-history-stop = Leikmennirnir semja um að hætta.
# $name: a player; $move: what that player does, as in “play green 7”.
explore-history-move = { $name } – { $move }.
# A move that may not be told, because this player's moves are not seen now.
explore-history-hidden = Hér lék: { $name }.
explore-history-here = Þú ert hér.
# $n: moves that were tried at this moment, 2 or more.
explore-history-ways =
    { $n ->
        [one] Héðan liggur { $n } leið áfram.
       *[other] Héðan liggja { $n } leiðir áfram.
    }
explore-history-named = Grein: { $name }.
explore-history-noted = Hér er athugasemd.
# $line: “first” or “second”, of two lines that are compared.
explore-history-marked =
    { $line ->
        [first] Fyrri leiðin endar hér.
       *[second] Seinni leiðin endar hér.
    }

## Buttons and fields

explore-history-start = Að upphafi
explore-history-back = Aftur um einn leik
explore-history-on = Áfram um einn leik
explore-history-end = Að enda þessarar leiðar
explore-history-name = Nafn greinarinnar sem byrjar hér
explore-history-note = Athugasemd við þetta augnablik

## Two lines compared

explore-history-compare = Bera saman tvær leiðir
    .text = Farðu að enda einnar leiðar og merktu hana. Farðu svo að enda annarrar leiðar og merktu hana.
    .closed = Aðeins er hægt að bera saman tvær leiðir þegar öll spilin sjást.
# A button for the moment one is at. $line: “first” or “second”.
explore-history-mark =
    { $line ->
        [first] Merkja fyrri leiðina
       *[second] Merkja seinni leiðina
    }
# $line: “first” or “second”; the head of a column.
explore-history-line =
    { $line ->
        [first] Fyrri leið
       *[second] Seinni leið
    }
explore-history-number = Leikur
# $n: the last move that both lines have, 0 where they part at the beginning.
explore-history-parted =
    { $n ->
        [0] Leiðirnar skiljast strax í upphafi.
        [one] Leiðirnar eru eins til og með { $n }. leik.
       *[other] Leiðirnar eru eins til og með { $n }. leik.
    }
explore-history-outcome = Hvert leiðirnar liggja
    .same = Borðið verður eins, hvor leiðin sem er farin.
explore-history-game = Leikurinn
    .on = Hann heldur áfram.
# $n: all cards that a player still has.
explore-history-cards =
    { $n ->
        [0] engin spil eftir
        [one] { $n } spil eftir
       *[other] { $n } spil eftir
    }

## The board, while everything lies open

# A player's cards, for ears. $cards: a list of cards.
board-seat-holds = Á hendi: { $cards }.
