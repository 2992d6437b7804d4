# Reglurnar: stutt heiti, reglan sjálf (.text), hvers vegna ekki má gera þetta (.broken), hvers vegna það má (.because).

rules-kind-definition = Hvað hlutirnir eru
rules-kind-limit = Hvað þarf að gera og hvað má ekki
rules-kind-permit = Hvað má gera
rules-kind-effect = Hvað gerist af sjálfu sér

table-section-turn = Hver á leik
table-section-cards = Spilin þín
updown-section-deck = Spilin
updown-section-deal = Gjöfin
updown-section-turn = Leikurinn þinn
updown-section-discard = Að kasta
updown-section-clear = Að hreinsa bunkann
updown-section-draw = Að draga
updown-section-piles = 3UP 3DOWN-bunkarnir þínir
updown-section-end = Leikslok

source-cy = Velska síðan (þýdd af vél)
source-is = Íslenska síðan (þýdd af vél)
source-ar = Arabíska síðan (þýdd af vél)
source-en = Enska síðan sem var þýdd
source-pub = Síða sem er nálægt reglublaði framleiðandans
source-rev = Umsögn eftir eiganda spilsins
source-own = Forrit eftir eiganda spilanna
source-fam = Reglurnar í Palace, spili af sömu ætt
source-us = Við ákváðum þetta sjálf

## Hvaða borð sem er

table-turn-now = Eitt í einu
    .text = Leikurinn gengur skref fyrir skref: fyrst er gefið og síðast er spilað. Í hverju skrefi má gera sitt.
    .broken = { $phase ->
        [deal] Það er ekki búið að gefa spilin. Fyrst þarf að gefa.
        [choose] Nú velja allir þrjú spil sem eiga að liggja upp í loft. Veldu þín fyrst.
        [declare] { $move ->
            [deal] Það er búið að gefa spilin. Segðu nú hvort þú spilar með.
           *[none] Þetta er ekki hægt núna. Segðu fyrst hvort þú spilar með.
        }
        [review] { $move ->
            [deal] Það er búið að gefa spilin og spila þeim. Bentu nú á þann sem braut reglu eða segðu að allt hafi verið rétt.
           *[none] Þetta er ekki hægt núna. Bentu á þann sem braut reglu eða segðu að allt hafi verið rétt.
        }
       *[play] { $move ->
            [deal] Það er búið að gefa spilin. Nú er spilað.
            [choose] Það er búið að velja spilin sem liggja upp í loft. Nú er spilað.
           *[none] Þetta er ekki hægt núna. Nú er spilað.
        }
    }
table-turn-over = Leiknum er lokið
    .text = Þegar leiknum er lokið á enginn leik lengur.
    .broken = Leiknum er lokið. Afturkallaðu leik eða byrjaðu nýjan.
table-cards-held = Aðeins þín eigin spil
    .text = Þú mátt aðeins spila spilum sem þú átt, og hverju spili aðeins einu sinni.
    .broken = { $card ->
        [none] Þarna er ekkert spil. Veldu spil sem þú átt.
       *[other] Þú átt ekki þetta spil (eða ekki svona mörg): { $card }. Veldu spil sem þú átt.
    }
table-cards-some = Minnst eitt spil
    .text = Til að kasta þarf að spila minnst einu spili.
    .broken = Þú hefur ekki valið neitt spil. Veldu fyrst eitt spil eða fleiri.

## Spilin

updown-deck-colours = Þrír litir
    .text = Spilin eru græn, blá eða appelsínugul. Liturinn ræður aldrei hverju má spila.
updown-deck-ranks = Tölur og Hreinsunarspil
    .text = Tölurnar eru 1 til 10 og Hreinsunarspilin eru þrenns konar: Hreinsun, Hreinsun +1 og Hreinsun +2. Öll Hreinsunarspil eru hærri en allar tölur.
    .because = Öll Hreinsunarspil eru hærri en allar tölur. Efsta spilið er { $top }, svo að þetta má fara á það: { $rank }.
updown-deck-composition = Hvað er í stokknum
    .text = Í heilum stokki eru 84 spil: sjö af hverri tölu, sex Hreinsanir, sex Hreinsun +1 og tvær Hreinsun +2. Það má velja annan stokk.
    .broken = Það á að gefa nákvæmlega spilin í stokknum. Spil í stokknum: { $deck }. Spil sem voru gefin: { $cards }.
    .because = { $cards ->
        [one] Öll spil stokksins eru notuð: { $cards }.
       *[other] Öll spil stokksins eru notuð: { $cards }.
    }

## Gjöfin

updown-deal-players = Hve margir spila
    .text = Tveir til sex spila. Með tveimur stokkum spila sjö til tólf.
updown-deal-three-down = Þrjú á grúfu
    .text = Allir fá þrjú spil á grúfu. Enginn má skoða þau, ekki einu sinni sá sem á þau.
updown-deal-six-more = Sex í viðbót
    .text = Svo fá allir sex spil í viðbót og skoða þau.
updown-deal-three-up = Þrjú upp í loft
    .text = Veldu þrjú af spilunum þínum sex og leggðu þau upp í loft ofan á spilin á grúfu. Hin þrjú eru höndin þín. Enginn sér hvað þú valdir fyrr en allir hafa valið.
    .broken = { $n ->
        [0] Þú hefur ekki valið neitt spil. Veldu nákvæmlega þrjú.
        [one] Þú hefur valið { $n } spil. Veldu nákvæmlega þrjú.
       *[other] Þú hefur valið { $n } spil. Veldu nákvæmlega þrjú.
    }
    .because = { $n ->
        [one] Þú hefur valið { $n } spil sem á að liggja upp í loft.
       *[other] Þú hefur valið { $n } spil sem eiga að liggja upp í loft, eins og allir þurfa að gera.
    }
updown-deal-draw-pile = Dráttarbunkinn
    .text = Spilin sem eftir eru liggja á grúfu á miðju borði. Þau eru dráttarbunkinn.
updown-deal-first-player = Hver byrjar
    .text = Hver sem er má byrja. Ef ekkert annað er ákveðið ræður tilviljun.

## Leikurinn þinn

updown-turn-clockwise = Réttsælis
    .text = Á eftir þér á sá leik sem situr þér á vinstri hönd.
updown-turn-discard-then-draw = Fyrst að kasta, svo að draga
    .text = Þegar röðin kemur að þér kastarðu fyrst. Svo dregurðu.
    .broken = Þú hefur ekki kastað enn. Kastaðu fyrst; svo máttu draga.
    .because = Þú hefur þegar kastað í þetta sinn, svo að nú máttu draga.

## Að kasta

updown-discard-open-pile = Hvaða spil sem er á auðan bunka
    .text = Þegar kastbunkinn er tómur máttu spila hvaða spili sem er, eða hvaða spilum sem er með sama gildi.
    .broken = Kastbunkinn er tómur, svo að það er ekkert að taka. Spilaðu hvaða spili sem er.
    .because = Kastbunkinn er tómur, svo að hvaða spil sem er má fara á hann.
updown-discard-at-least-top = Minnst jafnhátt efsta spilinu
    .text = Spilið sem þú spilar þarf að vera jafnhátt efsta spilinu í kastbunkanum eða hærra.
    .broken = Efsta spilið er { $top } og þú reyndir { $rank }. Það er of lágt. Spilaðu { $top } eða hærra, eða Hreinsunarspili.
    .because = Efsta spilið er { $top }. Spilið þitt ({ $rank }) er jafnhátt eða hærra, svo að það má.
updown-discard-one-rank = Spil með sama gildi
    .text = Þú mátt spila nokkrum spilum saman ef þau hafa öll sama gildi, til dæmis tveimur sjöum.
    .broken = Þessi spil hafa ekki öll sama gildi: { $low } og { $high }. Spilaðu spilum sem eru eins.
    .because = { $n ->
        [1] Þú spilar einu spili: { $rank }.
        [one] Þú spilar { $n } spili saman. Þau eru eins ({ $rank }), svo að það má.
       *[other] Þú spilar { $n } spilum saman. Þau eru eins ({ $rank }), svo að það má.
    }
updown-discard-clears-together = Hreinsunarspil saman
    .text = Þú mátt spila nokkrum venjulegum Hreinsunum saman. Hreinsun +1 og Hreinsun +2 er spilað einni í einu.
    .broken = { $n ->
        [1] Húsreglan leyfir ekki að þú spilir þessu spili svona: { $rank }.
        [one] Þú reyndir að spila { $n } spili af þessari gerð saman: { $rank }. Spilaðu aðeins einu þeirra.
       *[other] Þú reyndir að spila { $n } spilum af þessari gerð saman: { $rank }. Spilaðu aðeins einu þeirra.
    }
    .because = { $n ->
        [1] Þú spilar einu Hreinsunarspili: { $rank }.
        [one] Þú spilar { $n } Hreinsunarspili saman ({ $rank }). Hér má það.
       *[other] Þú spilar { $n } Hreinsunarspilum saman ({ $rank }). Hér má það.
    }
updown-discard-must-play = Ef þú getur spilað verðurðu að spila
    .text = Ef þú átt spil sem má fara í bunkann verðurðu að spila. Þú mátt ekki taka bunkann í staðinn.
    .broken = { $rank ->
        [none] Þú mátt ekki taka bunkann strax. Snúðu fyrst við einu spili sem er á grúfu: kannski er það nógu hátt. Efsta spilið er { $top }.
       *[other] Þú mátt ekki taka bunkann, því að þú getur spilað. Efsta spilið er { $top } og þú átt þetta: { $rank }.
    }
    .because = Efsta spilið er { $top } og þú átt spil sem má fara á það: { $rank }. Þá verðurðu að spila.
    .voluntary = Efsta spilið er { $top } og þú gætir spilað. Með þessari húsreglu máttu samt taka bunkann.
updown-discard-cannot-play = Ef þú getur ekki spilað tekurðu bunkann
    .text = Ef þú mátt ekki spila neinu af spilunum þínum tekurðu allan kastbunkann á hönd. Þá er leikurinn þinn búinn og aukaköstin falla niður.
    .because = { $n ->
        [one] Efsta spilið er { $top } og ekkert spil á hendi þinni er svo hátt. Þess vegna tekurðu bunkann: { $n } spil.
       *[other] Efsta spilið er { $top } og ekkert spil á hendi þinni er svo hátt. Þess vegna tekurðu bunkann: { $n } spil.
    }
updown-discard-from-hand-first = Fyrst af hendi
    .text = Meðan þú átt spil á hendi spilarðu aðeins af hendinni.
    .broken = { $n ->
        [one] Þú átt enn { $n } spil á hendi. Spilaðu fyrst af hendinni.
       *[other] Þú átt enn { $n } spil á hendi. Spilaðu fyrst af hendinni.
    }
    .because = { $n ->
        [one] Þú átt { $n } spil á hendi og spilar þaðan.
       *[other] Þú átt { $n } spil á hendi og spilar þaðan.
    }

## Að hreinsa bunkann

updown-clear-set-of-three = Samstæða hreinsar bunkann
    .text = Þegar þrjú spil með sömu tölu liggja saman efst er bunkinn hreinsaður. Það skiptir ekki máli hver spilaði þeim. Með húsreglu má krefjast fjögurra.
updown-clear-removed = Hreinsuð spil eru farin
    .text = Hreinsuð spil eru úr leik. Þau liggja þar sem allir sjá þau og koma aldrei aftur.
updown-clear-plain = Hreinsun
    .text = Hreinsun hreinsar allan kastbunkann.
    .because = Þetta spil er Hreinsun. Það hreinsar allan bunkann.
updown-clear-plus-one = Hreinsun +1
    .text = Hreinsun +1 hreinsar bunkann og þú kastar einu sinni enn.
    .because = Þetta spil er Hreinsun +1. Það hreinsar bunkann og þú kastar einu sinni enn.
updown-clear-plus-two = Hreinsun +2
    .text = Hreinsun +2 hreinsar bunkann og þú kastar tvisvar enn.
    .because = Þetta spil er Hreinsun +2. Það hreinsar bunkann og þú kastar tvisvar enn.
updown-clear-optional-draw = Að draga á milli
    .text = Á undan fyrsta aukakastinu máttu draga þangað til þú ert með þrjú spil á hendi.
    .because = { $n ->
        [0] Þú mátt draga á undan aukakastinu.
        [one] Þú mátt draga á undan aukakastinu. Þú færð { $n } spil.
       *[other] Þú mátt draga á undan aukakastinu. Þú færð { $n } spil.
    }
updown-clear-no-draw-before-last = Ekki dregið á undan því síðasta
    .text = Eftir Hreinsun +2 máttu draga á undan fyrra aukakastinu en ekki á undan því seinna.
    .broken = Þú mátt ekki draga aftur núna. Kastaðu fyrst aukakastinu.
    .because = Nú máttu draga: aukakastið þitt er enn eftir.
updown-clear-extras-add = Aukaköst leggjast saman
    .text = Ef aukakastið þitt er Hreinsun +1 eða Hreinsun +2 bætast aukaköst hennar við þau sem þú átt eftir.
updown-clear-extras-compulsory = Aukaköst verður að nota
    .text = Þú notar hvert aukakast meðan þú átt spil til að spila. Ef þú átt ekkert fellur aukakastið niður og leikurinn þinn er búinn.
    .broken = { $n ->
        [one] Þú átt enn { $n } aukakast eftir. Það kemur fyrst.
       *[other] Þú átt enn { $n } aukaköst eftir. Þau koma fyrst.
    }
    .because = { $n ->
        [one] Þú átt { $n } aukakast. Þú notar það ef þú átt spil til þess; annars fellur það niður.
       *[other] Þú átt { $n } aukaköst. Þú notar þau meðan þú átt spil til þess; annars falla þau niður.
    }
updown-clear-plus-two-from-piles = Hreinsun +2 úr eigin bunkum
    .text = Þú spilaðir Hreinsun +2 úr þínum eigin bunkum og ekkert spil sem þú átt upp í loft er nógu hátt fyrir síðasta aukakastið. Þá spilarðu of lágu spili og tekur það og allan bunkann á hönd.
    .because = Efsta spilið er { $top } og { $rank } er of lágt. En þetta er síðasta kastið af Hreinsun +2, svo að þú spilar spilinu og tekur það svo með öllum bunkanum.

## Að draga

updown-draw-to-three = Draga upp í þrjú
    .text = Þegar þú hefur kastað dregurðu þangað til þú ert með þrjú spil á hendi. Ef þú ert með þrjú eða fleiri dregurðu ekkert.
    .broken = { $n ->
        [1] Þú ert með eitt spil á hendi. Þú mátt ekki draga núna.
        [one] Þú ert með { $n } spil á hendi. Með þrjú spil eða fleiri er ekki dregið.
       *[other] Þú ert með { $n } spil á hendi. Með þrjú spil eða fleiri er ekki dregið.
    }
    .because = { $n ->
        [0] Höndin þín er tóm, svo að þú mátt draga upp í þrjú.
        [one] Þú ert aðeins með { $n } spil á hendi, svo að þú mátt draga upp í þrjú.
       *[other] Þú ert aðeins með { $n } spil á hendi, svo að þú mátt draga upp í þrjú.
    }
updown-draw-short-pile = Þegar dráttarbunkinn klárast
    .text = Ef of fá spil eru í dráttarbunkanum tekurðu þau sem eru þar. Ef hann er tómur spilarðu áfram án þess að draga.
    .broken = Dráttarbunkinn er tómur. Spilaðu áfram án þess að draga.
    .because = { $n ->
        [one] Enn er { $n } spil í dráttarbunkanum.
       *[other] Enn eru { $n } spil í dráttarbunkanum.
    }

## 3UP 3DOWN-bunkarnir þínir

updown-piles-locked = Þínir eigin bunkar eru læstir
    .text = Þú mátt aðeins spila úr 3UP 3DOWN-bunkunum þínum þegar dráttarbunkinn er búinn og höndin þín tóm.
    .broken = Bunkarnir þínir eru enn læstir. Spil í dráttarbunkanum: { $draw }. Spil á hendi þinni: { $hand }. Hvort tveggja þarf fyrst að verða 0.
    .because = Dráttarbunkinn er búinn og höndin þín er tóm, svo að bunkarnir þínir eru opnir.
updown-piles-up-before-down = Upp í loft á undan á grúfu
    .text = Spilaðu öllum spilunum sem liggja upp í loft áður en þú snýrð við spili á grúfu.
    .broken = { $n ->
        [one] Þú átt enn { $n } spil upp í loft. Spilaðu því fyrst.
       *[other] Þú átt enn { $n } spil upp í loft. Spilaðu þeim fyrst.
    }
    .because = { $n ->
        [1] Spilin sem lágu upp í loft eru farin, svo að þú snýrð við síðasta spilinu á grúfu.
        [one] Spilin sem lágu upp í loft eru farin. Þú átt { $n } spil á grúfu og mátt snúa einu þeirra við.
       *[other] Spilin sem lágu upp í loft eru farin. Þú átt { $n } spil á grúfu og mátt snúa einu þeirra við.
    }
updown-piles-up-multiples = Eitt spil upp í loft eða fleiri
    .text = Þú mátt spila einu spili sem liggur upp í loft, eða nokkrum með sama gildi saman.
    .because = { $n ->
        [1] Þú spilar einu af spilunum sem liggja upp í loft.
        [one] Þú spilar { $n } spili upp í loft saman. Þau eru eins, svo að það má.
       *[other] Þú spilar { $n } spilum upp í loft saman. Þau eru eins, svo að það má.
    }
updown-piles-flip-blind = Snúið við án þess að kíkja
    .text = Snúðu við einu spili á grúfu í einu, án þess að kíkja fyrst. Það má alltaf; svo sérðu hvað gerist.
    .because = { $n ->
        [1] Það má alltaf snúa við spili á grúfu. Þetta er það síðasta.
        [one] Það má alltaf snúa við spili á grúfu. Þú átt { $n } spil á grúfu.
       *[other] Það má alltaf snúa við spili á grúfu. Þú átt { $n } spil á grúfu.
    }
updown-piles-failed-flip = Of lágt spil sem var snúið við
    .text = Ef spilið sem þú snýrð við er of lágt fer það í bunkann og þú tekur allan bunkann á hönd.
updown-piles-cannot-play-up = Ekkert spil upp í loft er nógu hátt
    .text = Ef þú mátt ekki spila neinu af spilunum sem liggja upp í loft tekurðu bunkann. Spilin þín upp í loft verða kyrr.
    .because = { $n ->
        [one] Efsta spilið er { $top } og ekkert af spilunum sem liggja upp í loft er svo hátt. Þess vegna tekurðu bunkann: { $n } spil.
       *[other] Efsta spilið er { $top } og ekkert af spilunum sem liggja upp í loft er svo hátt. Þess vegna tekurðu bunkann: { $n } spil.
    }
updown-piles-relocked = Læst aftur
    .text = Þegar þú hefur tekið bunkann eru þínir eigin bunkar læstir þangað til höndin er tóm aftur.
    .broken = { $hand ->
        [0] Bunkarnir þínir eru læstir núna.
        [one] Bunkarnir þínir eru læstir aftur, því að þú átt { $hand } spil á hendi. Spilaðu því fyrst.
       *[other] Bunkarnir þínir eru læstir aftur, því að þú átt { $hand } spil á hendi. Spilaðu þeim fyrst.
    }
    .because = Höndin þín er tóm aftur, svo að bunkarnir þínir eru opnir.
updown-piles-same-turn = Áfram í eigin bunka í sama leik
    .text = Ef þú átt aukakast eftir og bunkarnir þínir opnast í miðjum leik máttu spila úr þeim strax.
    .because = { $n ->
        [one] Þú átt { $n } aukakast eftir og bunkarnir þínir hafa opnast, svo að þú mátt halda áfram með þá strax.
       *[other] Þú átt { $n } aukaköst eftir og bunkarnir þínir hafa opnast, svo að þú mátt halda áfram með þá strax.
    }

## Leikslok

updown-end-first-out-wins = Fyrst út vinnur
    .text = Sá sem fyrstur á engin spil eftir, á hendi, upp í loft eða á grúfu, vinnur strax.
updown-end-turn-cap = Síðasti leikurinn
    .text = Spilið getur haldið endalaust áfram. Ef það nær mesta leyfilega fjölda leikja lýkur því og enginn vinnur.
