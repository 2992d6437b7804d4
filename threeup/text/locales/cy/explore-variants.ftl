# Explore, the part "House rules compared": a position or a game under the house rules of this table, and under others
# that the reader chooses. "Now" is this table; "the other rules" are those chosen.

explore-variants = Cymharu rheolau’r tŷ
    .text = Dewis rheolau tŷ eraill a gweld beth fyddai’n wahanol: yma, neu yn y gêm gyfan.

## Choosing the other rules

variants-here = Y safle hwn
variants-whole = Y gêm gyfan
variants-scope = Beth i’w gymharu
# Titles of two groups of house rules, the second one folded.
variants-changed = Rheolau rwyt ti wedi’u newid
variants-unchanged = Holl reolau eraill y tŷ
# Below a house rule that can be changed. $value: what it is at this table ("Three", "Not allowed").
variants-now = Wrth y bwrdd hwn: { $value }
variants-as-table = Fel wrth y bwrdd hwn
variants-as-book = Fel yn y llyfr rheolau
variants-choose = Newidia un o reolau’r tŷ, a byddi di’n gweld yma beth fyddai’n wahanol.
variants-closed = Dim ond pan fydd popeth i’w weld mae modd cymharu gêm gyfan.
# A title; below it stands what is wrong, a sentence each.
variants-refused = Does dim modd defnyddio’r rheolau eraill yma:

## What is found

# $option: the name of a house rule; $a and $b: its value now and with the other rules.
variants-change = { $option }: “{ $b }” yn lle “{ $a }”
# One of several house rules that are named together.
variants-name = “{ $option }”
variants-title = { $n ->
    [0] Gyda’r rheolau eraill, mae pob symudiad yma’n aros fel y mae.
    [zero] Gyda’r rheolau eraill, mae pob symudiad yma’n aros fel y mae.
    [one] Gyda’r rheolau eraill, mae un symudiad yma’n wahanol.
    [two] Gyda’r rheolau eraill, mae dau symudiad yma’n wahanol.
    [few] Gyda’r rheolau eraill, mae tri symudiad yma’n wahanol.
    [many] Gyda’r rheolau eraill, mae chwe symudiad yma’n wahanol.
   *[other] Gyda’r rheolau eraill, mae { $n } symudiad yma’n wahanol.
}
# Heads of columns.
variants-move = Symudiad
variants-a = Nawr
variants-b = Gyda’r rheolau eraill
variants-cause = Oherwydd
# In the columns "Now" and "With the other rules", where the other one says why the move is not allowed.
variants-allowed = Mae hawl ei wneud.
variants-nothing = Does dim byd arall yn digwydd.
# $cause: names of house rules: "Cards in a set", or several joined with "and" (all of them together) and "or".
variants-because = Oherwydd: { $cause }
# $move: a move, as in "play the 8" or "take the pile".
variants-gone = Dim hawl gwneud hyn bellach: { $move }
variants-new = Hawl newydd i wneud hyn: { $move }
variants-other = Mae hyn yn gorffen yn wahanol: { $move }
variants-same = Symudiadau sy’n aros yr un fath: { $n }
variants-unsure = Symudiadau nad oes modd eu barnu, achos mae cerdyn wedi’i guddio: { $n }

## A whole game

# $n: how many moments of the game are different, of $all.
variants-game = { $n ->
    [0] Gyda’r rheolau eraill, does dim byd yn wahanol ar unrhyw adeg yn y gêm hon.
    [zero] Gyda’r rheolau eraill, does dim byd yn wahanol ar unrhyw adeg yn y gêm hon.
    [one] Gyda’r rheolau eraill, mae un o’r { $all } adeg yn y gêm hon yn wahanol.
    [two] Gyda’r rheolau eraill, mae dwy o’r { $all } adeg yn y gêm hon yn wahanol.
    [few] Gyda’r rheolau eraill, mae tair o’r { $all } adeg yn y gêm hon yn wahanol.
    [many] Gyda’r rheolau eraill, mae chwech o’r { $all } adeg yn y gêm hon yn wahanol.
   *[other] Gyda’r rheolau eraill, mae { $n } o’r { $all } adeg yn y gêm hon yn wahanol.
}
# Heads of columns: how many moves there are of each kind, and numbers of moves.
variants-count-gone = Dim hawl bellach
variants-count-new = Hawl newydd
variants-count-other = Yn gorffen yn wahanol
variants-moments = Cyn symudiad
variants-player = Chwaraewr
variants-impossible = { $n ->
    [zero] Ar bob adeg gallai’r bwrdd edrych fel hyn gyda’r rheolau eraill.
    [one] Ar un adeg, allai’r bwrdd ddim edrych fel hyn gyda’r rheolau eraill. Dyma pam:
    [two] Ar ddwy adeg, allai’r bwrdd ddim edrych fel hyn gyda’r rheolau eraill. Dyma pam:
    [few] Ar dair adeg, allai’r bwrdd ddim edrych fel hyn gyda’r rheolau eraill. Dyma pam:
    [many] Ar chwe adeg, allai’r bwrdd ddim edrych fel hyn gyda’r rheolau eraill. Dyma pam:
   *[other] Ar { $n } adeg, allai’r bwrdd ddim edrych fel hyn gyda’r rheolau eraill. Dyma pam:
}
# $n: the number of the move that comes next; $who is "dealer" when it is a deal.
variants-moment = { $who ->
    [dealer] Cyn symudiad { $n }: delio’r cardiau
   *[other] Cyn symudiad { $n }: { $name }
}
# The title of a list.
variants-moments-list = Yr adegau, fesul un
variants-more = Rhagor o adegau sy’n wahanol: { $n }

## The game played again

variants-again = Yr un cardiau a’r un symudiadau, gyda’r rheolau eraill
variants-again-cannot = Allai’r gêm ddim dechrau fel hyn gyda’r rheolau eraill.
variants-again-same = Mae popeth yn digwydd yn union fel yn y gêm hon.
# $n: the number of a move.
variants-again-parted = Symudiad { $n } yw’r cyntaf sy’n gorffen yn wahanol: { $move }
variants-again-stopped = Does dim hawl gwneud symudiad { $n } bellach: { $move }
variants-again-on = mae’r gêm yn mynd ymlaen
# $a and $b: how the game ends ("You won!", "A draw", or "the game goes on"), now and with the other rules.
variants-again-end = Y diwedd nawr: “{ $a }”. Y diwedd gyda’r rheolau eraill: “{ $b }”.
