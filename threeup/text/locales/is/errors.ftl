# Hvað er að húsreglum, leikjum, stöðum og skrám: hvað, hvar og hvað væri rétt.
# .mend segir hvernig má laga það, í textalínu eða með því að ýta á takka þar sem stöðu er breytt.

move-unreadable = „{ $text }“ er ekki leikur í þessu spili. Leikir líta svona út: play g7 g7 í 3UP 3DOWN, play Ah í þriggja spila loo.
move-draw-agreed = Hér hafa leikmennirnir samið um jafntefli. Afturkallaðu eða byrjaðu nýjan leik.

## Húsreglur

options-value = Húsreglan „{ $option }“ getur ekki haft gildið „{ $value }“.
    .mend = Veldu eitt af gildunum sem eru í boði fyrir þessa húsreglu.
options-unknown = Engin húsregla heitir „{ $option }“.
    .mend = Slepptu henni eða skrifaðu heiti húsreglu eins og það stendur á listanum yfir húsreglur.
options-game = Hér er ekkert spil sem heitir „{ $game }“.
options-seed = „{ $seed }“ getur ekki verið númer gjafar. Skrifaðu heila tölu, 0 eða hærri.
options-start-hidden = { $n ->
    [one] { $n } spil í þessari stöðu er óþekkt. Til að spila héðan þarf að segja hvaða spil það er.
   *[other] { $n } spil í þessari stöðu eru óþekkt. Til að spila héðan þarf að segja hvaða spil þau eru.
}
options-sitter = Engin gerð leikmanns heitir „{ $kind }“. Skrifaðu person, careful eða random.
options-players = Fjöldi leikmanna er { $players }. Með þessum húsreglum er hann minnst { $least } og mest { $most }.
    .mend = Bættu við leikmönnum eða fækkaðu þeim, eða breyttu húsreglunni um lítið eða stórt borð.
options-deck-card = „{ $text }“ í stokknum er ekki spil. Spil eru skrifuð svona: g7, b10, oC, gC+1.
    .mend = Leiðréttu spilið, eða slepptu stokknum til að nota þann venjulega.
options-deck-count = „{ $text }“ í stokknum hefur fjölda sem getur ekki staðist. Skrifaðu svona: g7*3.
    .mend = Skrifaðu heila tölu á eftir *, eða slepptu stokknum til að nota þann venjulega.
options-deck-empty = Engin spil eru í stokknum. Settu einhver í hann.
    .mend = Skrifaðu spil á eftir deck=, eða slepptu stokknum til að nota þann venjulega.
options-deck-large = { $most ->
    [one] Of mörg spil eru í stokknum. Mest má hafa { $most } spil.
   *[other] Of mörg spil eru í stokknum. Mest má hafa { $most } spil.
}
    .mend = Skrifaðu færri spil, eða slepptu stokknum til að nota þann venjulega.
options-deck-small = Stokkurinn er of lítill fyrir svona marga. Spil í honum: { $cards }. Spil sem þarf: { $needed }.
    .mend = Settu fleiri spil í stokkinn, veldu venjulega stokkinn eða fækkaðu leikmönnum.

## Staða: línan eins og hún var skrifuð

position-too-long = Línan er of löng. Stafir í henni: { $length }. Leyfilegt: { $most }.
    .mend = Styttu línuna: skrifaðu ?*3 fyrir þrjú óþekkt spil og * fyrir öll hin spilin.
position-empty = Línan er tóm. Staða byrjar svona: updown/1 play.
    .mend = Byrjaðu á tómu borði eða nýrri gjöf.
position-unknown-game = Hér er ekkert spil sem heitir „{ $text }“. Línan á að byrja á heiti spils: updown/1 eða loo/1.
    .mend = Skrifaðu heiti spilsins fyrst: updown/1 eða loo/1.
position-version = Þessi staða var skrifuð fyrir aðra útgáfu af spilinu { $game }: { $found }. Hér er útgáfa { $known }.
    .mend = Skrifaðu útgáfuna sem er notuð hér í línuna. Skoðaðu svo hvert spil: reglurnar gætu hafa breyst í millitíðinni.
position-unknown-word = „{ $text }“ þýðir ekkert hér. Skrifaðu spil eða heiti reits með : á eftir.
    .mend = Leiðréttu orðið eða eyddu því.
position-unknown-card = „{ $text }“ er ekki spil. Spil eru skrifuð svona: g7, gC+1 í 3UP 3DOWN og Ah, Td í þriggja spila loo.
    .mend = Leiðréttu spilið, eða skrifaðu ? fyrir spil sem enginn þekkir.
position-card-count = „{ $text }“ hefur fjölda sem getur ekki staðist. Skrifaðu svona: ?*3.
    .mend = Skrifaðu heila tölu á eftir *, 1 eða hærri, eða slepptu * og því sem á eftir kemur.
position-too-many-cards = { $most ->
    [one] Of mörg spil eru á einum stað. Mest má hafa { $most } spil.
   *[other] Of mörg spil eru á einum stað. Mest má hafa { $most } spil.
}
    .mend = Skrifaðu lægri tölu á eftir *.
position-unknown-field = Ekkert í stöðu heitir „{ $field }“.
    .mend = Leiðréttu heitið, eða eyddu því ásamt öllu sem því fylgir.
position-field-twice = „{ $field }“ stendur tvisvar. Skrifaðu það einu sinni.
    .mend = Eyddu því á seinni staðnum.
position-number = „{ $field }“ þarf heila tölu, 0 eða hærri. Þar stendur „{ $text }“.
    .mend = Skrifaðu heila tölu, 0 eða hærri.
position-bracket = Hornklofa vantar eða er ofaukið við „{ $text }“. Hverjum [ þarf að fylgja ].
    .mend = Settu inn hornklofann sem vantar, eða eyddu þeim sem er ofaukið.
position-seat-parts = Leikmaður { $seat }: þessi leikmaður hefur of marga hluta. Skrifaðu [hönd / upp í loft / á grúfu / valin].
    .mend = Eyddu einu / á milli þessara hornklofa.
position-rest-place = Merkið * fyrir öll hin spilin má ekki standa í „{ $field }“. Það má standa hér: { $zones }.
    .mend = Eyddu merkinu *, eða settu það þar sem það má standa.
position-rest-twice = Merkið * fyrir öll hin spilin má aðeins standa einu sinni.
    .mend = Eyddu seinna merkinu *.

## Staða: það sem getur ekki verið á borði

position-seat = „{ $field }“ nefnir sæti sem er ekki við þetta borð. Leikmenn hér: { $players }.
    .mend = Veldu leikmann sem er við þetta borð.
position-card-too-many = Of mikið er af einu spili: { $card }. Hér: { $found }. Í stokknum: { $deck }.
    .mend = Taktu aukaspilin af borðinu, eða gerðu þau óþekkt.
position-cards-missing = Spil vantar. Hér: { $cards }. Í stokknum: { $deck }.
    .mend = Settu spilin sem vantar til hliðar, þar sem öll spil liggja sem eru úr leik.
position-cards-extra = Spilin eru of mörg. Hér: { $cards }. Í stokknum: { $deck }.
    .mend = Taktu spil af borðinu, fyrst þau sem liggja til hliðar.
position-deal-cards = Áður en gefið er má enginn eiga spil. Þau eru öll enn í stokknum.
    .mend = Settu öll spilin aftur í stokkinn, eða veldu annan stað í leiknum.
position-choose-cards = Leikmaður { $seat }: meðan spil eru valin á leikmaður sex spil á hendi, þrjú á grúfu og ekkert upp í loft.
    .mend = Láttu þennan leikmann hafa sex spil á hendi og þrjú á grúfu.
position-chosen-cards = Leikmaður { $seat }: valin spil eiga að vera þrjú og öll af þessari hendi.
    .mend = Veldu þrjú spil af þessari hendi.
position-chosen-order = Leikmaður { $seat }: leikmenn velja í röð eftir sætum. Einhver hefur valið of snemma eða ekki enn.
    .mend = Láttu alla sem eru á undan þeim sem á leik velja þrjú spil, og enga aðra.
position-phase-field = { $phase ->
    [deal] „{ $field }“ má ekki standa áður en gefið er. Slepptu því.
    [between] „{ $field }“ má ekki standa milli tveggja gjafa. Slepptu því.
    [declare] „{ $field }“ má ekki standa áður en allir hafa sagt. Slepptu því.
    [review] „{ $field }“ má ekki standa þegar allir slagir hafa verið spilaðir. Slepptu því.
    [choose] „{ $field }“ má ekki standa meðan spil eru valin. Slepptu því.
    [over] „{ $field }“ má ekki standa þegar leiknum er lokið. Slepptu því.
   *[play] „{ $field }“ má ekki standa meðan spilað er. Slepptu því.
}
    .mend = Slepptu því, eða veldu annan stað í leiknum.
position-ended = Þessu spili getur ekki lokið með „{ $rule }“.
    .mend = Veldu af listanum hvernig leiknum lauk.
position-up-many = { $n ->
    [one] Leikmaður { $seat }: upp í loft liggur { $n } spil. Ekki mega vera fleiri en þrjú.
   *[other] Leikmaður { $seat }: upp í loft liggja { $n } spil. Ekki mega vera fleiri en þrjú.
}
    .mend = Settu aukaspilin annað, til dæmis á höndina.
position-down-many = { $n ->
    [one] Leikmaður { $seat }: á grúfu liggur { $n } spil. Ekki mega vera fleiri en þrjú.
   *[other] Leikmaður { $seat }: á grúfu liggja { $n } spil. Ekki mega vera fleiri en þrjú.
}
    .mend = Settu aukaspilin annað, til dæmis á höndina.
position-hidden = { $zone ->
    [turned] Trompspilið á borðinu getur ekki verið óþekkt. Skrifaðu hvaða spil það er.
    [tricks] Spil í slag getur ekki verið óþekkt. Skrifaðu hvaða spil það er.
    [up] Spil upp í loft getur ekki verið óþekkt. Skrifaðu hvaða spil það er.
   *[pile] Spil í kastbunkanum getur ekki verið óþekkt. Skrifaðu hvaða spil það er.
}
    .mend = Segðu hvaða spil þetta er, eða settu það þar sem það sést ekki.
position-pile-order = Í kastbunkanum liggur lægra spil ofan á hærra: { $low } ofan á { $high }. Neðan frá og upp verða spilin aldrei lægri.
    .mend = Raðaðu spilunum í bunkanum: lægstu neðst og hæstu efst.
position-clear-on-pile = Þetta spil getur ekki legið í kastbunkanum: { $rank }. Það hefði hreinsað bunkann.
    .mend = Settu spilið hjá hreinsuðu spilunum.
position-set-on-pile = { $n ->
    [one] Heil samstæða getur ekki legið í kastbunkanum: { $n } spil, { $rank }. Hún hefði hreinsað bunkann.
   *[other] Heil samstæða getur ekki legið í kastbunkanum: { $n } spil, { $rank }. Hún hefði hreinsað bunkann.
}
    .mend = Settu samstæðuna hjá hreinsuðu spilunum.
position-turn-out = Leikmaður { $seat }: þessi leikmaður á engin spil og getur því ekki átt leik.
    .mend = Láttu næsta leikmann sem er með spil eiga leik.
position-empty-hand = { $draw ->
    [one] Leikmaður { $seat }: höndin er tóm en enn má draga { $draw } spil. Þessi leikmaður hefði dregið.
   *[other] Leikmaður { $seat }: höndin er tóm en enn má draga { $draw } spil. Þessi leikmaður hefði dregið.
}
    .mend = Settu spil úr dráttarbunkanum á þessa hönd, eða tæmdu dráttarbunkann.
position-out-cards = Leikmaður { $seat }: úr leik en á þó enn spil.
    .mend = Taktu spilin af þessum leikmanni, eða segðu að þessi leikmaður sé enn með.
position-out-missing = Leikmaður { $seat }: engin spil eftir en ekki nefnt í out.
    .mend = Láttu þennan leikmann fá spil, eða segðu að þessi leikmaður sé úti.
position-out-twice = Leikmaður { $seat }: nefnt tvisvar í out.
    .mend = Nefndu þennan leikmann aðeins einu sinni.
position-out-option = Leikmaður { $seat }: engin spil eftir. Með þessum húsreglum lýkur spilinu um leið og fyrsti leikmaður er úti.
    .mend = Láttu þennan leikmann fá spil, eða veldu húsregluna sem leyfir hinum að spila áfram.
position-finished = { $left ->
    [1] Aðeins einn leikmaður á spil eftir. Þá er spilinu lokið.
    [one] Leikmenn sem eiga spil eftir: { $left }. Þá er spilinu lokið.
   *[other] Leikmenn sem eiga spil eftir: { $left }. Þá er spilinu lokið.
}
    .mend = Láttu annan leikmann fá spil, eða segðu að leiknum sé lokið.
position-unfinished = { $left ->
    [1] Einn leikmaður á enn spil. Spilinu er ekki lokið.
    [one] Leikmenn sem eiga enn spil: { $left }. Spilinu er ekki lokið.
   *[other] Leikmenn sem eiga enn spil: { $left }. Spilinu er ekki lokið.
}
    .mend = Segðu að enn sé verið að spila, eða taktu spil burt.
position-no-winner = Spilinu er lokið en enginn hefur unnið. Skrifaðu í out hver er úti.
    .mend = Segðu hver er úti, eða að enn sé verið að spila.
position-nobody = Enginn á nein spil. Gefðu leikmönnunum spil.
    .mend = Settu spil á hönd einhvers.
position-third = third: { $third } getur ekki staðist. Það er 0, 1 eða 2 og ekki hærra en aukaköstin sem eftir eru: { $extras }.
    .mend = Skrifaðu lægri tölu, eða fleiri aukaköst.
position-may-draw = Þarna stendur may-draw en ekkert aukakast er eftir. Slepptu því eða skrifaðu extras: 1.
    .mend = Veldu að ekki megi draga, eða skrifaðu 1 fyrir aukaköstin.
position-turns-cap = Spilinu væri þegar lokið. Fjöldi leikja: { $turns }. Mest leyfilegt: { $cap }.
    .mend = Skrifaðu færri leiki, eða veldu hærra hámark í húsreglunum.
position-cap-not-reached = { $turns ->
    [one] Spilinu getur ekki hafa lokið á síðasta leik. Leikir hingað til: { $turns }.
   *[other] Spilinu getur ekki hafa lokið á síðasta leik. Leikir hingað til: { $turns }.
}
    .mend = Skrifaðu fleiri leiki, eða veldu að leiknum hafi lokið á annan hátt.

## Staða í þriggja spila loo: það sem getur ekki verið á borði

position-integer = „{ $field }“ þarf heilar tölur. Þar stendur „{ $text }“.
    .mend = Skrifaðu heila tölu. Hún má vera lægri en 0.
position-said-twice = Leikmaður { $seat }: tvær sagnir. Skrifaðu aðeins eina þeirra: fold, play, miss, defend.
    .mend = Eyddu öðru orðinu.
position-each-player = „{ $field }“ þarf eina færslu fyrir hvern leikmann. Færslur: { $found }. Leikmenn: { $players }.
    .mend = Skrifaðu eina tölu fyrir hvern leikmann, eða slepptu þessu, þá er það reiknað út.
position-ledger = Spilapeningar allra leikmanna og pottsins eiga samanlagt að vera 0. Hér er summan { $total }.
    .mend = Breyttu pottinum eða spilapeningum leikmanns þangað til summan er 0.
position-last = last: { $last } getur ekki staðist. Það er 0 eða hærra og mest { $most }.
    .mend = Skrifaðu lægri tölu.
position-deals-done = Spilinu væri þegar lokið. Gjafir sem búið er að spila: { $deals }. Gjafir í þessu spili: { $most }.
    .mend = Skrifaðu færri gjafir, eða veldu fleiri gjafir í húsreglunum.
position-no-deal = Spilinu er lokið en engin gjöf hefur verið spiluð. Skrifaðu í deals hve margar þær voru.
    .mend = Skrifaðu 1 eða hærri tölu fyrir gjafirnar sem búið er að spila.
position-last-pot = Spilinu er lokið en of margir spilapeningar eru eftir í pottinum. Hér: { $pot }. Leyfilegt: { $most }.
    .mend = Taktu spilapeningana sem er ofaukið úr pottinum og láttu leikmann fá þá.
position-turned = Ekkert spil liggur upp í loft og þá veit enginn hvað er tromp. Skrifaðu það svona: turned: Kh.
    .mend = Settu spil þar sem trompið á að liggja.
position-hand-cards = Leikmaður { $seat }: fjöldi spila á hendi er rangur. Hér: { $n }. Þarf að vera: { $needed }.
    .mend = Settu spil á þessa hönd eða taktu spil af henni þangað til fjöldinn er réttur.
position-zone-cards = Fjöldi spila í „{ $field }“ er rangur. Hér: { $n }. Þarf að vera: { $needed }.
    .mend = Settu spil þangað eða taktu spil þaðan þangað til fjöldinn er réttur.
position-miss-twice = Tveir leikmenn hafa aukahöndina (miss). Aðeins einn getur haft hana.
    .mend = Láttu aðeins annan þeirra hafa aukahöndina.
position-defend = Leikmaður { $seat }: aðeins gjafarinn getur varið aukahöndina (miss) og þá hefst spilið.
    .mend = Veldu að þessi leikmaður hafi tekið aukahöndina.
position-said-order = Leikmaður { $seat }: leikmenn segja í röð, frá vinstri hönd gjafara. Einhver hefur sagt of snemma eða ekki enn.
    .mend = Veldu hvað þeir sögðu sem komu á undan þeim sem á leik, og ekkert fyrir hina.
position-players-in = Of fáir leikmenn spila með. Hér: { $n }. Þurfa að vera: { $least }.
    .mend = Láttu fleiri leikmenn spila með og fá spil.
position-tricks-number = { $phase ->
    [play] Of margir slagir eru búnir. Hér: { $found }. Mest meðan spilað er: { $needed }.
   *[over] Fjöldi slaga er rangur. Hér: { $found }. Þarf að vera: { $needed }.
}
    .mend = Taktu slagina sem er ofaukið burt, eða bættu við þeim sem vantar.
position-trick-cards = Í heilum slag er eitt spil frá hverjum leikmanni sem spilar með. Spil hér: { $found }. Leikmenn sem spila með: { $players }.
    .mend = Settu spilin sem vantar í slaginn, eða taktu þau sem er ofaukið úr honum.
position-trick-whole = Allir leikmenn hafa látið spil í slaginn á borðinu. Spil í honum: { $found }. Leikmenn sem spila með: { $players }. Skrifaðu hann í tricks.
    .mend = Settu þessi spil hjá heilu slögunum.
position-trick-seat = Leikmaður { $seat }: þessi leikmaður átti ekki að láta út þetta spil núna: { $card }.
    .mend = Raðaðu spilum slaganna í sömu röð og leikmennirnir spila.
position-next = Leikmaður { $seat }: þessi leikmaður hlýtur að eiga leik. Skrifaðu turn: { $turn } eða slepptu turn.
    .mend = Láttu þennan leikmann eiga leik.
position-at-play = at-play: { $counters } getur ekki staðist. Meðan spilað er er það jafnt pottinum: { $pot }.
    .mend = Skrifaðu það sem er í pottinum, eða slepptu þessu.
position-revoke = Aðeins með húsreglunni revoke=loo má benda á brot annarra.
    .mend = Veldu dómarahaminn í húsreglunum, eða slepptu ábendingunum um brot.
position-accused = Leikmaður { $seat }: getur ekki staðið í accused. Þar standa leikmenn sem spila með, hver þeirra einu sinni.
    .mend = Slepptu ábendingunni um þennan leikmann.
position-caught = Leikmaður { $seat }: getur ekki staðið í caught. Þar standa leikmenn sem eru í accused, hver þeirra einu sinni.
    .mend = Segðu að líka hafi verið bent á þennan leikmann, eða slepptu honum.

## Skrá með spili

record-too-large = Skráin er of stór. Stærð í bætum: { $size }. Leyfilegt: { $most }.
record-not-text = Þessi skrá er ekki texti. Veldu spil sem var vistað hér.
record-not-toml = Ekki er hægt að lesa skrána frá línu { $line }, staf { $column }. Þar er eitthvað ekki rétt skrifað.
record-cut-off = Skráin endar of snemma, í línu { $line }. Hluta af henni vantar.
record-nested = Of margir hornklofar eru hver innan í öðrum í skránni. Ekkert vistað spil lítur svona út.
record-foreign = Þetta er ekki spil sem við höfum vistað. Fyrsta línan væri: format = "threeup-record/1".
record-newer = Þessi skrá er úr nýrra forriti: útgáfa { $found }. Þetta forrit þekkir útgáfu { $known }. Náðu í nýja forritið.
record-unknown-game = Hér er ekkert spil sem heitir „{ $game }“.
record-game-version = Þessi skrá er fyrir aðra útgáfu af spilinu { $game }: { $found }. Hér er útgáfa { $known }.
record-missing = „{ $key }“ vantar í skrána.
record-unknown-key = „{ $key }“ á ekki heima í vistuðu spili.
record-value = „{ $key }“ hefur gildi sem getur ekki staðist.
record-name-empty = Einn leikmannanna hefur ekkert nafn. Skrifaðu eitthvert nafn.
record-name-long = { $most ->
    [one] Nafn leikmanns er of langt. Mesti fjöldi stafa: { $most }.
   *[other] Nafn leikmanns er of langt. Mesti fjöldi stafa: { $most }.
}
record-name-control = Í nafni leikmanns eru tákn sem ekki sjást. Notaðu bókstafi og bil.
record-kind = Engin gerð leikmanns heitir „{ $kind }“. Skrifaðu person, careful eða random.
record-players = Fjöldi leikmanna í skránni er { $players }. Fjöldi sæta í spilinu er { $seats }. Hvort tveggja þarf að vera jafnt.
record-too-many-moves = Of margir leikir eru í spilinu. Hér: { $moves }. Leyfilegt: { $most }.
record-count = Hluta af skránni vantar. Leikir í henni: { $found }. Leikir sem ættu að vera: { $expected }.
record-move-unreadable = Leikur { $move }: „{ $text }“ er ekki leikur í þessu spili.
record-unknown-card = Leikur { $move }: „{ $card }“ er ekki spil.
record-illegal = Leikur { $move }, „{ $text }“, er ekki leyfður á þeirri stundu. Reglur sem hann brýtur: { $rules }.
record-wrong-deck = Leikur { $move }: spilin sem voru gefin eru ekki spil stokksins. Gefin spil: { $cards }. Spil í stokknum: { $deck }.
record-branch-name = Grein { $branch }: ekki er hægt að nota heitið. Hafðu það stutt, með bókstöfum og bilum.
record-branch-parent = Grein { $branch }: hún byrjar á leik { $parent } en á undan henni er enginn slíkur leikur.

## Skrá kennslustundar. $step er heiti skrefs; $near er þekkta orðið sem líkist mest því sem skrifað var.

lesson-too-large = Skráin er of stór fyrir kennslustund. Stærð í bætum: { $size }. Leyfilegt: { $most }.
lesson-not-text = Þessi skrá er ekki texti. Vistaðu hana sem hreinan texta í UTF-8.
lesson-not-toml = Ekki er hægt að lesa skrána frá línu { $line }. Eitthvað þar er ekki skrifað eins og það á að vera.
lesson-foreign = Þetta er ekki kennslustund. Fyrsta línan ætti að vera svona: format = "{ $wanted }".
lesson-game = Ekkert spil hér heitir „{ $game }“. Kannski áttu við { $near }.
lesson-id = „{ $id }“ getur ekki verið heiti kennslustundar. Þar á fyrst að standa heiti spilsins, svo punktur og litlir stafir, svona: { $like }.
lesson-no-steps = Það eru engin skref í kennslustundinni. Skref byrjar á línunni [[step]].
lesson-step-id = „{ $id }“ getur ekki verið heiti skrefs. Notaðu litla stafi, tölustafi og stök bandstrik, svona: my-step.
lesson-step-twice = Tvö skref heita „{ $id }“. Gefðu öðru þeirra annað heiti.
lesson-unknown-key = „{ $key }“ þýðir ekkert hér. Kannski áttu við { $near }.
lesson-missing = Hér vantar „{ $key }“.
lesson-value = { $wanted ->
    [number] „{ $key }“ á að vera heil tala.
    [yes-no] „{ $key }“ á að vera true eða false.
    [list] „{ $key }“ á að vera listi: [ … ], með einhverju í.
    [table] „{ $key }“ á að vera tafla: { "{" } heiti = gildi { "}" }.
   *[text] „{ $key }“ á að vera texti: "…".
}
lesson-kind = Engin tegund skrefa heitir „{ $kind }“. Kannski áttu við { $near }.
lesson-start = Skref byrjar annaðhvort á stöðu eða gjöf. Skrifaðu aðra þeirra, ekki báðar.
lesson-other-game = Staðan er úr öðru spili. Þessi kennslustund er fyrir { $game }.
lesson-seat = Við þetta borð er ekkert sæti númer { $found }. Sætin eru númeruð frá 0 upp í { $last }.
lesson-seed = „{ $seed }“ getur ekki verið númer gjafar. Skrifaðu heila tölu, 0 eða hærri.
lesson-rule = Engin regla heitir „{ $rule }“. Kannski áttu við { $near }.
lesson-move = „{ $move }“ er ekki leikur í þessu spili.
lesson-one-move = Í skrefi þar sem á að dæma er nákvæmlega einn leikur.
lesson-mistake-id = „{ $id }“ getur ekki verið heiti mistaka. Notaðu litla stafi, tölustafi og stök bandstrik, svona: too-low.
lesson-mistake-twice = Tvenn mistök í þessu skrefi heita „{ $id }“. Gefðu öðrum þeirra annað heiti.
lesson-hint = Í vísbendingu á að vera eitt af þessu, með texta: { $known }.
lesson-predicate = Ekkert markmið heitir „{ $name }“. Kannski áttu við { $near }.
lesson-goal-deep = Hér eru of mörg markmið hvert inni í öðru. Leyfilegt: { $most }.
lesson-language = Tungumálið „{ $lang }“ er ekki til hér. Skrifaðu textann á einu af þessum málum: { $known }.
lesson-word = Enginn texti hér heitir „{ $name }“. Kannski áttu við { $near }. Þessir eru til: { $known }.
lesson-no-words = Það er enginn texti í kennslustundinni „{ $id }“. Skrifaðu hann undir [words.is], eða á öðru tungumáli.
lesson-word-missing = Textann „{ $name }“ vantar í { $table }.
lesson-message-missing = Skilaboðin { $message } vantar í orðasafnið „{ $lang }“.

## Kennslustund: það sem hún lofar og stendur ekki við

lesson-rule-unseen = Skref „{ $step }“: reglan { $rule } sést ekki í neinum leik í þessu skrefi. Slepptu henni, eða veldu leik þar sem hún á við.
lesson-move-illegal = Skref „{ $step }“: leikurinn „{ $move }“ er ekki leyfður. Reglur sem hann brýtur: { $rules }.
lesson-choice-missing = Skref „{ $step }“: leikurinn brýtur regluna { $rule }. Skrifaðu hana með hinum reglunum sem valið er úr.
lesson-choices-few = Skref „{ $step }“: reglurnar sem valið er úr verða að vera að minnsta kosti tvær. Fjöldi hér: { $n }.
lesson-not-to-move = Skref „{ $step }“: nemandinn á ekki leik í byrjun. Skrifaðu annað sæti, eða breyttu turn í stöðunni.
lesson-goal-at-start = Skref „{ $step }“: markmiðinu er náð áður en nokkuð er gert. Veldu annað markmið.
lesson-goal-zone = Skref „{ $step }“: enginn staður á þessu borði heitir „{ $zone }“. Þessir eru til: { $known }.
lesson-par = Skref „{ $step }“: par er { $par }, en fjöldi leikja í stystu lausninni er { $needed }.
lesson-solution-turn = Skref „{ $step }“: nemandinn á ekki leik þegar kemur að leik { $n } í lausn: „{ $move }“.
lesson-solution-long = Skref „{ $step }“: lausn nær markmiðinu áður en henni lýkur. Fjöldi leikja sem þarf: { $n }. Fjöldi leikja í lausninni: { $length }.
lesson-solution-misses = Skref „{ $step }“: lausnin „{ $move }“ nær ekki markmiðinu.
lesson-unlisted = Skref „{ $step }“: þetta nær markmiðinu líka: „{ $move }“. Bættu því við lausnirnar, eða þrengdu markmiðið.
lesson-other-unused = Skref „{ $step }“: enginn hinna leikur „{ $move }“. Sá leikur er ekki leyfður þegar að honum kemur, eða lausnirnar eru búnar á undan.
lesson-mistake-rule = { $rules ->
    [none] Skref „{ $step }“: mistökin „{ $move }“ brjóta ekki regluna { $rule }. Leikurinn er leyfður.
   *[other] Skref „{ $step }“: mistökin „{ $move }“ brjóta ekki regluna { $rule }. Reglur sem þau brjóta: { $rules }.
}
lesson-mistake-illegal = Skref „{ $step }“: mistökin „{ $move }“ eru ekki leyfð. Skrifaðu hvaða reglu þau brjóta. Reglur sem þau brjóta: { $rules }.
lesson-mistake-passes = Skref „{ $step }“: mistökin „{ $move }“ ná markmiðinu.
lesson-hint-rule = Skref „{ $step }“: vísbendingin nefnir regluna { $rule }, sem þetta skref kennir ekki.
lesson-hint-zone = Skref „{ $step }“: vísbendingin bendir á „{ $zone }“, sem er ekki á þessu borði. Þessir staðir eru til: { $known }.
lesson-hint-card = Skref „{ $step }“: vísbendingin segir „{ $move }“, en engin lausn byrjar þannig.

## Skrá um framfarir nemanda

progress-too-large = Skráin er of stór. Leyfileg stærð í bætum: { $most }.
progress-foreign = Í þessari skrá er ekki það sem þú hefur lært. Veldu skrá sem þú sóttir hér.
progress-newer = Þessi skrá er úr nýrra forriti: útgáfa { $found }. Þetta forrit þekkir útgáfu { $known }. Náðu í nýjasta forritið.
progress-numbers = Í skránni eru tölur sem geta ekki verið réttar. Veldu skrá sem enginn hefur breytt.

## Hvar framfarir eru geymdar á þessu tæki. $file er heiti skrárinnar.

progress-store-busy = Annað forrit er enn að skrifa í þessa skrá: { $file }. Bíddu aðeins og reyndu aftur.
progress-store-damaged = Þessi skrá er skemmd: { $file }. Færðu hana annað, þá verður ný búin til. Ef þú hefur sótt skrána þína áður geturðu hlaðið henni inn aftur.
progress-store-newer = Þessi skrá er úr nýrra forriti: { $file }, útgáfa { $found }. Þetta forrit þekkir útgáfu { $known }. Náðu í nýjasta forritið.
progress-store-foreign = Þessi skrá er ekki frá okkur: { $file }. Færðu hana annað, þá verður ný búin til.
progress-store-read-only = Ekki er hægt að skrifa hér: { $file }. Gefðu leyfi til að skrifa þar, eða veldu aðra möppu.
progress-store-full = Ekkert pláss er eftir fyrir þessa skrá: { $file }. Losaðu um pláss á diskinum og reyndu aftur.
progress-store-failed = Eitthvað fór úrskeiðis með þessa skrá á diskinum: { $file }. Reyndu aftur.
