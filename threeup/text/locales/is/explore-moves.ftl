# Explore: every move and its reason, and when a card can be played.

explore-moves = Hvað má gera?
    .text = Sjáðu allt sem hægt er að reyna hér og hvaða reglur leyfa það eða banna.

# A table of all moves: its title and the heads of its columns; then what stands in the second column.
explore-moves-title = Hvað má og hvað má ekki, og af hverju
explore-moves-move = Leikur
explore-moves-may = Má þetta?
explore-moves-why = Af hverju
explore-moves-yes = Já
explore-moves-no = Nei
# The last line for many moves of which the rules say the same.
explore-moves-more = { $n ->
    [1] Og einn leikur enn af sama tagi.
    [one] Og { $n } leikur enn af sama tagi.
   *[other] Og { $n } leikir enn af sama tagi.
}
explore-moves-hidden = { $who ->
    [you] Sum spilin þín eru óþekkt hér, svo að enginn getur sagt hverju þú mátt spila.
   *[other] Hér sést ekki hvaða spil { $name } er með á hendi, svo að enginn getur sagt hverju { $name } má spila.
}

# The parts of the list, and the choice of a rule.
explore-moves-allowed = Leyfilegt
explore-moves-forbidden = Ekki leyfilegt
explore-moves-nothing = Engin regla bannar neitt hér.
explore-moves-rule = Sýna það sem aðeins ein regla bannar
explore-moves-rule-any = Allt sem er ekki leyfilegt
explore-moves-alone-none = Allt sem þessi regla bannar banna aðrar reglur líka.

## When can a card be played?

explore-when = Hvenær má spila hverju spili?
explore-when-pick = Veldu spil
explore-when-card = { $zone ->
    [hand] Á hendi: { $card }
    [up] Upp í loft: { $card }
   *[down] Spil númer { $n } á grúfu
}
explore-when-title = { $zone ->
    [hand] Hvenær má spila þessu spili af hendinni: { $card }?
    [up] Hvenær má spila þessu spili sem liggur upp í loft: { $card }?
   *[down] Hvenær má snúa við spili númer { $n } á grúfu?
}
explore-when-now = { $now ->
    [yes] Þessu spili má spila núna.
   *[no] Þessu spili má ekki spila núna.
}
explore-when-turn = { $who ->
    [you] Þessu spili má ekki spila núna, því að þú átt leik.
   *[other] Þessu spili má ekki spila núna, því að { $name } á leik.
}
explore-when-hidden = Það fer eftir spilum sem eru óþekkt hér.

# The heads of a table: how things lie, on what the card can be played then, on what it can’t, by which rules.
explore-when-case = Þegar …
explore-when-yes = Má spila því
explore-when-no = Má ekki spila því
explore-when-rules = Reglur sem banna það
explore-when-as-now = allt er eins og núna
# Something that would be otherwise than now; several of these may stand in a list.
explore-when-change = { $what ->
    [hand] höndin er tóm
    [alike] öll spil á hendi hafa sama gildi
    [draw] dráttarbunkinn er búinn
   *[up] engin spil liggja lengur upp í loft
}
explore-when-lead = { $which ->
    [alone] spilað er út í fyrsta slag á móti einum
    [several] spilað er út í fyrsta slag á móti tveimur eða fleiri
   *[later] spilað er út eftir unninn slag
}
# $trumped: whether a trump has been laid on the suit that was led.
explore-when-led = { $trumped ->
    [no] { $suit ->
        [s] spaði kom út
        [h] hjarta kom út
        [d] tígull kom út
       *[c] lauf kom út
    }
   *[yes] { $suit ->
        [s] spaði kom út og búið er að trompa
        [h] hjarta kom út og búið er að trompa
        [d] tígull kom út og búið er að trompa
       *[c] lauf kom út og búið er að trompa
    }
}
explore-when-always = alltaf
explore-when-never = aldrei
# $spots: a list of what lies there: "an empty pile", "8", "1 to 7", "the nine of hearts".
explore-when-on = á þetta: { $spots }
explore-when-empty = tómur bunki
explore-when-range = { $low }–{ $high }
explore-when-kept = { $game ->
    [loo] Hvert spil sem er nefnt er hæsta spilið í slagnum hingað til. Höndin, trompið og húsreglurnar eru eins og núna.
   *[updown] Tölurnar segja hvaða spil er efst í bunkanum. Allt sem ekki er nefnt er eins og núna.
}

# The shortest line of moves, of all players, that leads to it.
explore-when-way = { $n ->
    [1] Þessu spili má spila eftir einn leik:
    [one] Þessu spili má spila eftir { $n } leik:
   *[other] Þessu spili má spila eftir { $n } leiki:
}
explore-when-step = { $who ->
    [you] Þú – { $move }
   *[other] { $name } – { $move }
}
# $n: how many positions were looked at.
explore-when-no-way = { $why ->
    [hidden] Ekki er hægt að segja hvaða leikir þurfa að koma á undan, því að sum spil eru óþekkt hér.
    [cut] { $n ->
        [one] Í næstu stöðum fannst engin leið til að spila því. Skoðaðar stöður: { $n }.
       *[other] Í næstu stöðum fannst engin leið til að spila því. Skoðaðar stöður: { $n }.
    }
   *[none] Í þessari gjöf er engin leið til að spila þessu spili.
}

# What is wrong when somebody asks for a card that the player has not got.
lab-not-held = Þessi leikmaður á ekki spilið „{ $text }“. Skrifaðu það eins og í leik: g7, up g7, flip 0 eða Ah.
