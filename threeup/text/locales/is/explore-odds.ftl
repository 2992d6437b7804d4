# Odds: how likely something is, as a fraction, in percent, and worked out step by step.
# $sum is a piece of arithmetic, such as 33/45 × 32/44 = 8/15. $chance is a fraction such as 4/15; a value whose name
# ends in _percent is the same in percent (26.7%), one in _about the same as a decimal number (0.27).
# Most sentences end in a colon and the number, so that they need no plural.

explore-odds = Líkur
    .text = Hve líklegt er það? Líkurnar eru nákvæm brot. Ef aðeins er farið eftir þumalputtareglu er það tekið fram. Opnaðu spurningu til að sjá hvernig reiknað er.

# Who asks. { $name } is a player.
explore-odds-seat = Út frá því sem þessi leikmaður sér
explore-odds-pot = Potturinn
    .help = Prófaðu annan pott: heila tölu frá 0 til { $most }.
explore-odds-rivals = Aðrir leikmenn sem verða með
    .likely = Eins margir og líklegt er

odds-title = { $who ->
    [you] Líkurnar út frá því sem þú sérð
   *[other] Líkurnar út frá því sem { $name } sér
}
odds-question = Spurning
odds-answer = Svar
# $kind: the chance is 1, 0, or between them; then the percentage is exact or rounded.
odds-chance = { $kind ->
    [always] 1: það er öruggt.
    [never] 0: það getur ekki gerst.
    [exact] { $chance }, sem er { $chance_percent }.
   *[about] { $chance }, sem er um { $chance_percent }.
}
odds-spread = Ekkert: { $none_percent }. Eitt: { $one_percent }. Tvö: { $two_percent }. Þrjú: { $three_percent }.
# $won and $paid are counters on average.
odds-worth = { $worth ->
    [yes] Já, samkvæmt þumalputtareglu. Spilapeningar að meðaltali: þú vinnur { $won_about } og borgar { $paid_about }.
   *[no] Nei, samkvæmt þumalputtareglu. Spilapeningar að meðaltali: þú vinnur { $won_about } og borgar { $paid_about }.
}
odds-note = { $game ->
    [loo] Hér er aðeins farið eftir spilunum sem þú sérð. Hvort borgar sig að vera með fer eftir þumalputtareglu: hvert spil vinnur eða tapar eitt og sér, og þriðjungur af pottinum er ekki námundaður. „Hvað ef?“ spilar gjöfina til enda.
   *[updown] Hér er aðeins farið eftir spilunum sem þú sérð. Það sem leikmenn sýndu með því sem þeir tóku eða geymdu er ekki talið með.
}
# Said when nothing can be asked at the moment.
odds-later = { $game ->
    [loo] Nú er ekkert til að reikna. Komdu aftur hingað áður en gefið er (hve mörg tromp koma á hendi?), þegar leikmenn segja hvort þeir spila með (borgar það sig?) eða meðan þú átt spil eftir í slagina (getur einhver unnið spilið?).
   *[updown] Nú er ekkert til að reikna. Komdu aftur hingað þegar einhver á leik (hvað kemur þegar dregið er? getur næsti leikmaður spilað?) eða þegar komið er að því að snúa við spilum á grúfu (verður eitthvert þeirra nógu hátt?).
}

## The questions, as sentences that may come true

odds-flip = { $top ->
    [open] Ef spili á grúfu er snúið við núna má spila því.
   *[rank] Ef spili á grúfu er snúið við núna má það fara á { $top }.
}
odds-draw-clear = Þegar næst er dregið kemur minnst eitt Hreinsunarspil af hvaða gerð sem er.
odds-draw-rank = Þegar næst er dregið kemur minnst eitt svona spil: { $rank }.
odds-draw-least = Þegar næst er dregið kemur minnst eitt spil sem má fara á { $rank }.
odds-draw-set = Þegar næst er dregið verður til heil samstæða á hendinni: { $rank }.
odds-next = { $top ->
    [open] { $name } á spil á hendi sem má fara á tóman bunka.
   *[rank] { $name } á spil á hendi sem má fara á { $top }.
}
odds-loo-trumps = { $whose ->
    [any] Tromp á þriggja spila hendi, áður en nokkur kíkir
   *[rival] Tromp á þriggja spila hendi hjá öðrum leikmanni
}
odds-loo-place = Ákveðið spil sem þú sérð ekki er á hendi ákveðins leikmanns.
odds-loo-card = Enginn annar sem er með á spil sem vinnur þetta: { $card }.
# $n: counters in the pot.
odds-loo-worth = { $what ->
    [miss] Borgar sig að taka aukahöndina? Spilapeningar í pottinum: { $n }
   *[hand] Borgar sig að spila þessari hönd? Spilapeningar í pottinum: { $n }
}

## The steps

odds-unseen = Falin spil: { $n }. Hvert þeirra getur verið á hvaða földum stað sem er og öll eru jafnlíkleg.
# An item of the list $cards below: 3 × Clear.
odds-copies = { $n } × { $rank }
odds-help = { $n ->
    [0] Ekkert þessara spila kæmi að gagni.
    [1] Eitt þessara spila kæmi að gagni: { $cards }.
    [one] Af þessum spilum kæmi { $n } að gagni: { $cards }.
   *[other] Af þessum spilum kæmu { $n } að gagni: { $cards }.
}
odds-one = Aðeins eitt spil skiptir máli. Þá er fjölda spilanna sem koma að gagni deilt með fjölda allra földu spilanna: { $sum }.
odds-none = Líkurnar á því að ekkert þeirra komi að gagni, eitt spil af öðru: { $sum }.
odds-some = Líkurnar á því að minnst eitt komi að gagni eru þá: { $sum }.
odds-every = Öll spilin sem eru dregin þurfa að koma að gagni, hvert á eftir öðru: { $sum }.
odds-open-pile = Bunkinn er tómur, svo að spila má hvaða spili sem er.
odds-third = { $stays ->
    [yes] Þetta er síðasta aukakastið eftir Hreinsun +2. Of lágt spil verður eftir á borðinu og aðeins bunkinn er tekinn.
   *[no] Þetta er síðasta aukakastið eftir Hreinsun +2. Of lágt spil er líka tekið, með öllum bunkanum.
}
odds-drawn = { $discards ->
    [0] Spil sem eru dregin: { $n }.
    [1] Fyrst er einu spili kastað. Spil sem eru svo dregin: { $n }.
    [one] Fyrst er { $discards } spili kastað. Spil sem eru svo dregin: { $n }.
   *[other] Fyrst er { $discards } spilum kastað. Spil sem eru svo dregin: { $n }.
}
# $held: cards of that rank in the hand; $size: cards in a set.
odds-needed = Spil á hendi með gildinu { $rank }: { $held }. Spil í samstæðu: { $size }. Spil sem vantar þegar búið er að kasta: { $n }.
odds-trumps-left = Þar af tromp: { $n }.
odds-ways = Fjöldi leiða til að taka þrjú spil af { $n }: { $ways }.
odds-trumps = Tromp: { $n }. Leiðir: { $ways }. Líkur: { $sum }, um { $chance_percent }.
odds-places = Staðir fyrir spilið á þessari hendi: { $n }. Líkurnar eru þess vegna { $sum }.
# $declaring: "yes" while some players have not yet said whether they play; then $n is a guess.
odds-rivals = { $declaring ->
    [yes] Aðrir leikmenn sem reiknað er með: { $n }. Af hverjum fimm sem eiga eftir að segja hvað þeir gera spila yfirleitt tveir með.
   *[no] Aðrir leikmenn sem eru með: { $n }.
}
odds-held = Spil á hendi hjá þeim: { $n }.
# $n cards beat it; $free unseen cards are in no hand of those players.
odds-beaten = { $n ->
    [0] Ekkert falið spil vinnur þetta ({ $card }): líkurnar eru 1.
    [1] Eitt falið spil vinnur þetta ({ $card }). Það þarf að vera meðal þeirra { $free } sem enginn hinna er með: { $sum }.
    [one] Falin spil sem vinna þetta ({ $card }): { $n }. Öll þurfa að vera meðal þeirra { $free } sem enginn hinna er með: { $sum }.
   *[other] Falin spil sem vinna þetta ({ $card }): { $n }. Öll þurfa að vera meðal þeirra { $free } sem enginn hinna er með: { $sum }.
}
odds-laid = Það sem leikmenn hafa sýnt með því að spila ekki í sömu sort er ekki talið með.
odds-tricks = Slagir að meðaltali: { $sum }, um { $tricks_about }.
odds-no-trick = Líkur á engum slag: { $sum }, um { $none_percent }.
odds-miss = Enginn hefur séð aukahöndina. Hvað hún vinnur er áætlað eftir þumalputtareglu sem fannst með því að láta tölvuna spila marga leiki.
odds-win = Unnir spilapeningar að meðaltali, þriðjungur af pottinum fyrir hvern slag: { $sum }.
odds-pay = Ef þú vinnur engan slag borgarðu { $n }. Borgaðir spilapeningar að meðaltali: { $sum }.
odds-break-even = Minnsti pottur þar sem þetta borgar sig: { $n }.
odds-no-pot = Enginn pottur er nógu stór til að þetta borgi sig.
