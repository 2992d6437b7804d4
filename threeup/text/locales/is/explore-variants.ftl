# Explore, the part "House rules compared": a position or a game under the house rules of this table, and under others
# that the reader chooses. "Now" is this table; "the other rules" are those chosen.

explore-variants = Húsreglur bornar saman
    .text = Veldu aðrar húsreglur og sjáðu hvað yrði öðruvísi: í þessari stöðu eða í öllum leiknum.

## Choosing the other rules

variants-here = Þessi staða
variants-whole = Allur leikurinn
variants-scope = Hvað á að bera saman
# Titles of two groups of house rules, the second one folded.
variants-changed = Reglur sem þú hefur breytt
variants-unchanged = Allar hinar húsreglurnar
# Below a house rule that can be changed. $value: what it is at this table ("Three", "Not allowed").
variants-now = Við þetta borð: { $value }
variants-as-table = Eins og við þetta borð
variants-as-book = Eins og í reglubókinni
variants-choose = Breyttu húsreglu. Þá sérðu hér hvað yrði öðruvísi.
variants-closed = Allan leikinn er aðeins hægt að bera saman þegar öll spilin sjást.
# A title; below it stands what is wrong, a sentence each.
variants-refused = Ekki er hægt að nota hinar húsreglurnar hér:

## What is found

# $option: the name of a house rule; $a and $b: its value now and with the other rules.
variants-change = { $option }: „{ $b }“ í staðinn fyrir „{ $a }“
# One of several house rules that are named together.
variants-name = „{ $option }“
variants-title = { $n ->
    [0] Með hinum reglunum breytist ekkert hér.
    [1] Með hinum reglunum breytist einn leikur hér.
    [one] Með hinum reglunum breytist { $n } leikur hér.
   *[other] Með hinum reglunum breytast { $n } leikir hér.
}
# Heads of columns.
variants-move = Leikur
variants-a = Núna
variants-b = Með hinum reglunum
variants-cause = Ástæða
# In the columns "Now" and "With the other rules", where the other one says why the move is not allowed.
variants-allowed = Þetta má.
variants-nothing = Ekkert fleira gerist.
# $cause: names of house rules: "Cards in a set", or several joined with "and" (all of them together) and "or".
variants-because = Ástæða: { $cause }
# $move: a move, as in "play the 8" or "take the pile".
variants-gone = Má ekki lengur – { $move }
variants-new = Má þá líka – { $move }
variants-other = Fer öðruvísi – { $move }
variants-same = Leikir sem breytast ekki: { $n }
variants-unsure = Leikir sem ekki er hægt að dæma af því að spil er falið: { $n }

## A whole game

# $n: how many moments of the game are different, of $all.
variants-game = { $n ->
    [0] Með hinum reglunum er ekkert öðruvísi á neinu augnabliki þessa leiks.
    [1] Með hinum reglunum er eitt augnablik þessa leiks öðruvísi, af { $all }.
    [one] Með hinum reglunum er { $n } augnablik þessa leiks öðruvísi, af { $all }.
   *[other] Með hinum reglunum eru { $n } augnablik þessa leiks öðruvísi, af { $all }.
}
# Heads of columns: how many moves there are of each kind, and numbers of moves.
variants-count-gone = Má ekki lengur
variants-count-new = Má þá líka
variants-count-other = Fer öðruvísi
variants-moments = Á undan leik nr.
variants-player = Leikmaður
variants-impossible = { $n ->
    [1] Á einu augnabliki gæti borðið ekki litið svona út með hinum reglunum. Af hverju:
    [one] Á { $n } augnabliki gæti borðið ekki litið svona út með hinum reglunum. Af hverju:
   *[other] Á { $n } augnablikum gæti borðið ekki litið svona út með hinum reglunum. Af hverju:
}
# $n: the number of the move that comes next; $who is "dealer" when it is a deal.
variants-moment = { $who ->
    [dealer] Á undan { $n }. leik: gjöfin
   *[other] Á undan { $n }. leik: { $name }
}
# The title of a list.
variants-moments-list = Augnablikin, eitt af öðru
variants-more = Fleiri augnablik sem eru öðruvísi: { $n }

## The game played again

variants-again = Sömu spil og sömu leikir, með hinum reglunum
variants-again-cannot = Með hinum reglunum gæti leikurinn ekki byrjað svona.
variants-again-same = Allt fer eins og í þessum leik.
# $n: the number of a move.
variants-again-parted = { $n }. leikur er sá fyrsti sem fer öðruvísi – { $move }
variants-again-stopped = { $n }. leikur er ekki lengur leyfilegur – { $move }
variants-again-on = leikurinn heldur áfram
# $a and $b: how the game ends ("You won!", "A draw", or "the game goes on"), now and with the other rules.
variants-again-end = Svona fer þetta núna: „{ $a }“. Svona fer það með hinum reglunum: „{ $b }“.
