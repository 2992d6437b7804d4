# Explore: every move and its reason, and when a card can be played.

explore-moves = Symudiadau
    .text = Gweld pob symudiad y gallai rhywun roi cynnig arno yma, a pha reolau sy’n ei ganiatáu neu’n ei wahardd.

# A table of all moves: its title and the heads of its columns; then what stands in the second column.
explore-moves-title = Pob symudiad, a pham
explore-moves-move = Symudiad
explore-moves-may = Oes hawl?
explore-moves-why = Pam
explore-moves-yes = Oes
explore-moves-no = Nac oes
# The last line for many moves of which the rules say the same.
explore-moves-more = { $n ->
    [zero] Dim mwy fel y rhain.
    [one] Un arall fel y rhain.
    [two] Dau arall fel y rhain.
    [few] Tri arall fel y rhain.
    [many] Chwech arall fel y rhain.
   *[other] { $n } arall fel y rhain.
}
explore-moves-hidden = { $who ->
    [you] Mae rhai o dy gardiau’n anhysbys yma, felly all neb ddweud beth gei di ei chwarae.
   *[other] Mae llaw { $name } wedi’i chuddio yma, felly all neb ddweud beth gaiff { $name } ei chwarae.
}

# The parts of the list, and the choice of a rule.
explore-moves-allowed = Mae hawl gwneud y rhain
explore-moves-forbidden = Does dim hawl gwneud y rhain
explore-moves-nothing = Does dim rheol yn gwahardd unrhyw symudiad yma.
explore-moves-rule = Dangos symudiadau mae un rheol yn unig yn eu gwahardd
explore-moves-rule-any = Pob symudiad nad oes hawl ei wneud
explore-moves-alone-none = Mae rheol arall hefyd yn gwahardd pob symudiad mae’r rheol hon yn ei wahardd.

## When can a card be played?

explore-when = Pryd mae modd chwarae cerdyn?
explore-when-pick = Dewisa gerdyn
explore-when-card = { $zone ->
    [hand] Yn y llaw: { $card }
    [up] Wyneb i fyny: { $card }
   *[down] Wyneb i lawr: cerdyn { $n }
}
explore-when-title = { $zone ->
    [hand] Pryd mae modd chwarae’r cerdyn hwn o’r llaw: { $card }?
    [up] Pryd mae modd chwarae’r cerdyn hwn sydd wyneb i fyny: { $card }?
   *[down] Pryd mae modd troi cerdyn { $n } o’r rhai sydd wyneb i lawr?
}
explore-when-now = { $now ->
    [yes] Mae modd ei chwarae nawr.
   *[no] Does dim modd ei chwarae nawr.
}
explore-when-turn = { $who ->
    [you] Does dim modd ei chwarae nawr: dy dro di yw hi.
   *[other] Does dim modd ei chwarae nawr: tro { $name } yw hi.
}
explore-when-hidden = All neb ddweud, achos mae rhai cardiau’n anhysbys yma.

# The heads of a table: how things lie, on what the card can be played then, on what it can’t, by which rules.
explore-when-case = Pryd
explore-when-yes = Mae modd ei chwarae
explore-when-no = Does dim modd ei chwarae
explore-when-rules = Rheolau sy’n gwahardd hynny
explore-when-as-now = fel mae pethau nawr
# Something that would be otherwise than now; several of these may stand in a list.
explore-when-change = { $what ->
    [hand] llaw wag
    [alike] pob cerdyn yn y llaw o’r un gwerth
    [draw] dim pentwr tynnu ar ôl
   *[up] dim cerdyn wyneb i fyny ar ôl
}
explore-when-lead = { $which ->
    [alone] wrth arwain y tric cyntaf, yn erbyn un chwaraewr
    [several] wrth arwain y tric cyntaf, yn erbyn dau chwaraewr neu ragor
   *[later] wrth arwain ar ôl ennill tric
}
# $trumped: whether a trump has been laid on the suit that was led.
explore-when-led = { $trumped ->
    [no] { $suit ->
        [s] rhaw yw’r cerdyn cyntaf
        [h] calon yw’r cerdyn cyntaf
        [d] diemwnt yw’r cerdyn cyntaf
       *[c] clwb yw’r cerdyn cyntaf
    }
   *[yes] { $suit ->
        [s] rhaw yw’r cerdyn cyntaf, ac mae trwmp wedi’i chwarae wedyn
        [h] calon yw’r cerdyn cyntaf, ac mae trwmp wedi’i chwarae wedyn
        [d] diemwnt yw’r cerdyn cyntaf, ac mae trwmp wedi’i chwarae wedyn
       *[c] clwb yw’r cerdyn cyntaf, ac mae trwmp wedi’i chwarae wedyn
    }
}
explore-when-always = bob amser
explore-when-never = byth
# $spots: a list of what lies there: "an empty pile", "8", "1 to 7", "the nine of hearts".
explore-when-on = ar hyn: { $spots }
explore-when-empty = pentwr gwag
explore-when-range = { $low } – { $high }
explore-when-kept = { $game ->
    [loo] Mae’r cardiau yn y tabl yn sefyll am gerdyn gorau’r tric hyd yn hyn. Mae dy law, y trwmp a rheolau’r tŷ yn aros fel y maen nhw.
   *[updown] Mae’r rhifau yn y tabl yn sefyll am gerdyn uchaf y pentwr. Mae popeth arall yn aros fel y mae nawr.
}

# The shortest line of moves, of all players, that leads to it.
explore-when-way = { $n ->
    [zero] Mae modd ei chwarae heb symudiad arall:
    [one] Mae modd ei chwarae ar ôl un symudiad:
    [two] Mae modd ei chwarae ar ôl dau symudiad:
    [few] Mae modd ei chwarae ar ôl tri symudiad:
    [many] Mae modd ei chwarae ar ôl chwe symudiad:
   *[other] Mae modd ei chwarae ar ôl { $n } symudiad:
}
explore-when-step = { $who ->
    [you] Ti: { $move }
   *[other] { $name }: { $move }
}
# $n: how many positions were looked at.
explore-when-no-way = { $why ->
    [hidden] All neb ddweud pa symudiadau fyddai’n arwain at hynny, achos mae rhai cardiau’n anhysbys yma.
    [cut] { $n ->
        [zero] Doedd dim ffordd o’i chwarae yn y safleoedd agosaf. Safleoedd wedi’u gwirio: { $n }.
        [one] Doedd dim ffordd o’i chwarae yn y safleoedd agosaf. Safleoedd wedi’u gwirio: { $n }.
        [two] Doedd dim ffordd o’i chwarae yn y safleoedd agosaf. Safleoedd wedi’u gwirio: { $n }.
        [few] Doedd dim ffordd o’i chwarae yn y safleoedd agosaf. Safleoedd wedi’u gwirio: { $n }.
        [many] Doedd dim ffordd o’i chwarae yn y safleoedd agosaf. Safleoedd wedi’u gwirio: { $n }.
       *[other] Doedd dim ffordd o’i chwarae yn y safleoedd agosaf. Safleoedd wedi’u gwirio: { $n }.
    }
   *[none] Does dim symudiadau yn y deliad hwn sy’n arwain at ei chwarae.
}

# What is wrong when somebody asks for a card that the player has not got.
lab-not-held = Does gan y chwaraewr hwn ddim cerdyn “{ $text }”. Ysgrifenna’r cerdyn fel mewn symudiad: g7, up g7, flip 0, neu Ah.
