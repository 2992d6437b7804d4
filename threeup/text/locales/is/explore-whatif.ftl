# The part of Explore that asks: what if? The hidden cards are dealt at random, again and again, and each time computer
# players play on. One such time is called a try.

explore-whatif = Hvað ef?
    .text = Sjáðu hvað getur gerst eftir hvern leik og hve oft. Spilin sem leikmaðurinn sér ekki eru gefin af handahófi og tölvan spilar áfram fyrir alla, aftur og aftur.

## The table of results: a move a row

# $name is a nickname.
whatif-title = Hvað getur gerst eftir hvern leik? Á leik: { $name }
    .waits = { $name } bíður. Hvernig getur þetta farið?
whatif-move = Leikur
whatif-goes-on = Leikurinn heldur áfram
whatif-win = Vinnur
whatif-second = Annað sæti
whatif-third = Þriðja sæti
whatif-last = Síðasta sæti
whatif-open = Endar ekki
whatif-take = Þarf að taka bunkann næst
whatif-alone = Fær pottinn án slaga
whatif-tricks-3 = 3 slagir
whatif-tricks-2 = 2 slagir
whatif-tricks-1 = 1 slagur
whatif-tricks-0 = Enginn slagur
whatif-looed = Fær loo
whatif-counters = Spilapeningar, + eða −
# How many tries of a hundred, and between which two figures the true one lies.
whatif-share = { $share }% ({ $low }–{ $high })
# An average, and between which two figures the true one lies. All have their sign, as +1.2.
whatif-mean = { $mean } ({ $low } til { $high })

## Below the table

# $n tries were made of $asked.
whatif-trials = { $stage ->
    [running] { $n ->
        [1] Hingað til: ein tilraun af { $asked }.
        [one] Hingað til: { $n } tilraun af { $asked }.
       *[other] Hingað til: { $n } tilraunir af { $asked }.
    }
    [stopped] { $n ->
        [1] Stöðvað eftir eina tilraun af { $asked }.
        [one] Stöðvað eftir { $n } tilraun af { $asked }.
       *[other] Stöðvað eftir { $n } tilraunir af { $asked }.
    }
   *[done] { $n ->
        [1] Hver leikur var prófaður einu sinni, með sömu földu spilum og hinir.
        [one] Hver leikur var prófaður { $n } sinni, með sömu földu spilum og hinir.
       *[other] Hver leikur var prófaður { $n } sinnum, með sömu földu spilum og hinir.
    }
}
whatif-interval = Í svigunum standa tvær tölur og rétta talan er á milli þeirra. Í um fimm skipti af hverjum hundrað passar það ekki.
whatif-plays-careful = Eftir leikinn sem er prófaður spilar tölvan gætilega fyrir alla. Fólk gæti spilað öðruvísi.
whatif-plays-random = Eftir leikinn sem er prófaður gera allir bara eitthvað sem má. Fólk gæti spilað öðruvísi.
# $n: cards of a pile that others took up and still hold.
whatif-known-updown = { $n ->
    [0] Það sem er notað: spilin sem þessi leikmaður sér ({ $name }).
    [1] Það sem er notað: spilin sem þessi leikmaður sér ({ $name }) og eitt spil sem einhver tók með bunkanum.
    [one] Það sem er notað: spilin sem þessi leikmaður sér ({ $name }) og { $n } spil sem aðrir tóku með bunkanum.
   *[other] Það sem er notað: spilin sem þessi leikmaður sér ({ $name }) og { $n } spil sem aðrir tóku með bunkanum.
}
# $n: cards of the own hand that was laid aside.
whatif-known-loo = { $n ->
    [0] Það sem er notað: spilin sem þessi leikmaður sér ({ $name }) og það sem slagirnir segja. Sá sem gat ekki spilað sömu sort á ekkert spil í henni.
    [1] Það sem er notað: spilin sem þessi leikmaður sér ({ $name }), eitt spil sem var lagt til hliðar og það sem slagirnir segja. Sá sem gat ekki spilað sömu sort á ekkert spil í henni.
    [one] Það sem er notað: spilin sem þessi leikmaður sér ({ $name }), { $n } spil sem var lagt til hliðar og það sem slagirnir segja. Sá sem gat ekki spilað sömu sort á ekkert spil í henni.
   *[other] Það sem er notað: spilin sem þessi leikmaður sér ({ $name }), { $n } spil sem voru lögð til hliðar og það sem slagirnir segja. Sá sem gat ekki spilað sömu sort á ekkert spil í henni.
}
# With a referee, where rules may have been broken. $n: cards of the own hand that was laid aside.
whatif-known-referee = { $n ->
    [0] Það sem er notað: spilin sem þessi leikmaður sér ({ $name }). Slagirnir sanna ekkert hér, því að einhver gæti hafa brotið reglu.
    [1] Það sem er notað: spilin sem þessi leikmaður sér ({ $name }) og eitt spil sem var lagt til hliðar. Slagirnir sanna ekkert hér, því að einhver gæti hafa brotið reglu.
    [one] Það sem er notað: spilin sem þessi leikmaður sér ({ $name }) og { $n } spil sem var lagt til hliðar. Slagirnir sanna ekkert hér, því að einhver gæti hafa brotið reglu.
   *[other] Það sem er notað: spilin sem þessi leikmaður sér ({ $name }) og { $n } spil sem voru lögð til hliðar. Slagirnir sanna ekkert hér, því að einhver gæti hafa brotið reglu.
}
whatif-not-used = Það sem er ekki notað: hvers vegna hinir völdu að spila eins og þeir gerðu.

## What can be chosen and pressed

whatif-tries = Hve oft?
whatif-times = { $n ->
    [one] { $n } tilraun
   *[other] { $n } tilraunir
}
whatif-player = Hvernig er spilað áfram?
    .careful = Gætilega
    .random = Af handahófi
whatif-which = Hvaða leik á að prófa?
    .all = Alla leiki
whatif-start = Byrja
whatif-stop = Stöðva
whatif-running = Tilraunir: { $n } af { $asked }
whatif-nobody = Enginn á leik núna. Gefðu spilin, eða farðu aftur þangað sem einhver á leik.
whatif-of-old = Þetta eru niðurstöður fyrir eldri stöðu:
whatif-moved = Borðið breyttist, svo að tilraunirnar voru stöðvaðar.
whatif-impossible = Spilin á þessu borði geta ekki staðist: sama hvaða spil hinir eru með, þá hefur einhver brotið reglu. Breyttu stöðunni.
whatif-failed = Eitthvað fór úrskeiðis í forritinu. Borðið er eins og það var.
