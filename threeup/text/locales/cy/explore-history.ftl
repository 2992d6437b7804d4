# Explore, the part "History": every moment of a game as a picture of lines and branches.

explore-history = Hanes
    .text = Gweld pob adeg yn y gêm hon. Cei di fynd at unrhyw un ohonyn nhw a rhoi cynnig ar rywbeth arall: bydd cangen newydd yn tyfu.
# The picture, for ears.
explore-history-tree = Adegau’r gêm
    .help = Bysellau: mae’r saethau i’r chwith ac i’r dde yn mynd ar hyd llinell, a’r saethau i fyny ac i lawr yn mynd o gangen i gangen. Pwysa Enter i fynd at adeg, N i roi enw iddi, ac A i ysgrifennu nodyn.

## What is said of a moment, a sentence each

explore-history-begin = Y dechrau.
explore-history-deal = Mae’r cardiau’n cael eu delio.
explore-history-stop = Mae’r chwaraewyr yn cytuno i orffen.
# $name: a player; $move: what that player does, as in “play green 7”.
explore-history-move = { $name }: { $move }.
# A move that may not be told, because this player's moves are not seen now.
explore-history-hidden = Symudodd { $name }.
explore-history-here = Rwyt ti yma.
# $n: moves that were tried at this moment, 2 or more.
explore-history-ways =
    { $n ->
        [zero] Does dim ffordd ymlaen o fan hyn.
        [one] Mae un ffordd ymlaen o fan hyn.
        [two] Mae dwy ffordd ymlaen o fan hyn.
        [few] Mae tair ffordd ymlaen o fan hyn.
        [many] Mae chwe ffordd ymlaen o fan hyn.
       *[other] Mae { $n } ffordd ymlaen o fan hyn.
    }
explore-history-named = Cangen: { $name }.
explore-history-noted = Mae nodyn yma.
# $line: “first” or “second”, of two lines that are compared.
explore-history-marked =
    { $line ->
        [first] Mae’r llinell gyntaf yn gorffen yma.
       *[second] Mae’r ail linell yn gorffen yma.
    }

## Buttons and fields

explore-history-start = I’r dechrau
explore-history-back = Un symudiad yn ôl
explore-history-on = Un symudiad ymlaen
explore-history-end = I ddiwedd y llinell hon
explore-history-name = Enw’r gangen sy’n dechrau yma
explore-history-note = Nodyn am yr adeg hon

## Two lines compared

explore-history-compare = Cymharu dwy linell
    .text = Yn gyntaf, symuda i ddiwedd llinell a’i marcio. Wedyn symuda i ddiwedd llinell arall, a marcio honno.
    .closed = Mae modd cymharu dwy linell pan fydd popeth i’w weld.
# A button for the moment one is at. $line: “first” or “second”.
explore-history-mark =
    { $line ->
        [first] Marcio’r llinell gyntaf
       *[second] Marcio’r ail linell
    }
# $line: “first” or “second”; the head of a column.
explore-history-line =
    { $line ->
        [first] Y llinell gyntaf
       *[second] Yr ail linell
    }
explore-history-number = Symudiad
# $n: the last move that both lines have, 0 where they part at the beginning.
explore-history-parted =
    { $n ->
        [0] Mae’r llinellau’n gwahanu ar y dechrau.
        [zero] Mae’r llinellau’n gwahanu ar y dechrau.
        [one] Hyd at symudiad { $n } mae’r llinellau yr un fath.
        [two] Hyd at symudiad { $n } mae’r llinellau yr un fath.
        [few] Hyd at symudiad { $n } mae’r llinellau yr un fath.
        [many] Hyd at symudiad { $n } mae’r llinellau yr un fath.
       *[other] Hyd at symudiad { $n } mae’r llinellau yr un fath.
    }
explore-history-outcome = I ble mae’r llinellau’n arwain
    .same = Mae’r ddwy linell yn arwain at yr un bwrdd.
explore-history-game = Y gêm
    .on = Mae’n mynd ymlaen.
# $n: all cards that a player still has.
explore-history-cards =
    { $n ->
        [0] dim cardiau ar ôl
        [zero] dim cardiau ar ôl
        [one] 1 cerdyn ar ôl
        [two] 2 gerdyn ar ôl
        [few] 3 cherdyn ar ôl
        [many] 6 cherdyn ar ôl
       *[other] { $n } cerdyn ar ôl
    }

## The board, while everything lies open

# A player's cards, for ears. $cards: a list of cards.
board-seat-holds = Yn y llaw: { $cards }.
