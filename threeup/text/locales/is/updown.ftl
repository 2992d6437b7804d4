# All words of 3UP 3DOWN. Rules: a short name, the rule itself (.text), why a move is not allowed (.broken), why it is
# (.because). Ranks and cards come as words of this language ("7", "Clear +1", "green 7"); counts come as numbers.
# Colours: g green, b blue, o orange. $who is "you" or "other"; $name is a nickname.
# .otherwise: what other sources say instead; it stands below the line that names them.

updown-section-deck = Spilin
updown-section-deal = Gjöfin
updown-section-turn = Leikurinn þinn
updown-section-discard = Að kasta
updown-section-clear = Að hreinsa bunkann
updown-section-draw = Að draga
updown-section-piles = 3UP 3DOWN-bunkarnir þínir
updown-section-end = Leikslok
source-pub = Síða sem er nálægt reglublaði framleiðandans
source-rev = Umsögn eftir eiganda spilsins
source-own = Forrit eftir eiganda spilanna
source-fam = Reglurnar í Palace, spili af sömu ætt

## Spilin

updown-deck-colours = Þrír litir
    .text = Spilin eru græn, blá eða appelsínugul. Liturinn ræður aldrei hverju má spila.
updown-deck-ranks = Tölur og Hreinsunarspil
    .text = Tölurnar eru 1 til 10 og Hreinsunarspilin eru þrenns konar: Hreinsun, Hreinsun +1 og Hreinsun +2. Öll Hreinsunarspil eru hærri en allar tölur.
    .because = Öll Hreinsunarspil eru hærri en allar tölur. Efsta spilið er { $top }, svo að þetta má fara á það: { $rank }.
updown-deck-composition = Hvað er í stokknum
    .text = Í heilum stokki eru 84 spil: sjö af hverri tölu, sex Hreinsanir, sex Hreinsun +1 og tvær Hreinsun +2. Það má velja annan stokk.
    .otherwise = Á ensku síðunni og í þýðingum hennar eru spilin sögð vera 84 en þau sem eru talin upp eru aðeins 74: sex af hverri tölu. Í forriti eigandans eru spilin líka 84 en þar eru Hreinsanirnar sjö og aðeins ein Hreinsun +2. Með húsreglunni „{ option-deck }“ má spila með hvorum þessara stokka sem er.
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
    .otherwise = Á íslensku síðunni vantar orð. Þar stendur ekki hvort spilin eiga að liggja upp í loft eða á grúfu.
updown-deal-first-player = Hver byrjar
    .text = Hver sem er má byrja. Ef ekkert annað er ákveðið ræður tilviljun.
    .otherwise = Í umsögninni byrjar sá sem situr vinstra megin við gjafarann, eða hver sem þið viljið, til dæmis sá yngsti.

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
    .otherwise = Á hinum síðunum þarf fyrsta spil leiksins ekki að vera jafnhátt efsta spilinu eða hærra. Á íslensku síðunni stendur að það verði að vera svo hátt en í sömu setningu að það megi vera hvaða spil sem er: vélin þýddi þetta rangt.
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
    .otherwise = Sumir spila Palace þannig að það má taka bunkann þótt hægt sé að spila. Með húsreglunni „{ option-voluntary-pick-up }“ má spila þannig.
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
    .otherwise = Ef öll spil á hendi þinni hafa sama gildi máttu í Palace spila þeim saman með spilum upp í loft sem hafa það gildi. Með húsreglunni „{ option-mix-hand-and-up }“ má spila þannig.
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
    .otherwise = Í Palace þarf fjögur spil í samstæðu og sá sem hreinsar bunkann kastar aftur. Með húsreglunum „{ option-set-size }“ og „{ option-set-clear-goes-again }“ má spila þannig.
updown-clear-removed = Hreinsuð spil eru farin
    .text = Hreinsuð spil eru úr leik. Þau liggja þar sem allir sjá þau og koma aldrei aftur.
updown-clear-plain = Hreinsun
    .text = Hreinsun hreinsar allan kastbunkann.
    .otherwise = Í Palace er það tían sem hreinsar bunkann og sá sem spilar henni kastar aftur. Með húsreglunni „{ option-clear-goes-again }“ má spila þannig.
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
    .otherwise = Í forriti eigandans má draga á undan hverju aukakasti, líka því síðasta. Með húsreglunni „{ option-draw-before-last-extra }“ má spila þannig.
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
    .otherwise = Í forriti eigandans tekurðu bunkann en of lága spilið verður eftir á borðinu, upp í loft. Með húsreglunni „{ option-failed-flip }“ má spila þannig.
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

## Names of cards

# The text is for sentences ("green 7"); .label is what a screen reader says of a card on the table.
card-number = { $colour ->
    [g] grænt { $number }
    [b] blátt { $number }
   *[o] appelsínugult { $number }
}
    .label = { $colour ->
        [g] { $number }, grænn hringur
        [b] { $number }, blár ferningur
       *[o] { $number }, appelsínugulur þríhyrningur
    }
card-clear = { $colour ->
    [g] græn Hreinsun
    [b] blá Hreinsun
   *[o] appelsínugul Hreinsun
}
    .label = { $colour ->
        [g] Hreinsun, grænn hringur
        [b] Hreinsun, blár ferningur
       *[o] Hreinsun, appelsínugulur þríhyrningur
    }
card-plus-one = { $colour ->
    [g] græn Hreinsun +1
    [b] blá Hreinsun +1
   *[o] appelsínugul Hreinsun +1
}
    .label = { $colour ->
        [g] Hreinsun +1, grænn hringur
        [b] Hreinsun +1, blár ferningur
       *[o] Hreinsun +1, appelsínugulur þríhyrningur
    }
card-plus-two = { $colour ->
    [g] græn Hreinsun +2
    [b] blá Hreinsun +2
   *[o] appelsínugul Hreinsun +2
}
    .label = { $colour ->
        [g] Hreinsun +2, grænn hringur
        [b] Hreinsun +2, blár ferningur
       *[o] Hreinsun +2, appelsínugulur þríhyrningur
    }
rank-clear = Hreinsun
rank-plus-one = Hreinsun +1
rank-plus-two = Hreinsun +2
face-clear = Hreinsun

## Húsreglur

option-deck = Stokkurinn
    .help = Hvaða spil eru í leiknum.
    .standard = Heill stokkur: 84 spil
    .owner = Stokkur eins eiganda: 84 spil, aðeins ein Hreinsun +2
    .listed = Eins og reglublaðið telur upp: 74 spil
    .short60 = Græn og blá: 60 spil
    .short36 = Aðeins græn: 36 spil
option-set-size = Spil í samstæðu
    .help = Hve mörg spil með sömu tölu hreinsa bunkann þegar þau liggja saman efst.
    .value-3 = Þrjú
    .value-4 = Fjögur
option-set-clear-goes-again = Kastað aftur eftir samstæðu
    .help = Sá sem klárar samstæðu og hreinsar bunkann kastar einu sinni enn.
    .yes = Já
    .no = Nei
option-clear-goes-again = Kastað aftur eftir Hreinsun
    .help = Sá sem spilar venjulegri Hreinsun kastar einu sinni enn.
    .yes = Já
    .no = Nei
option-voluntary-pick-up = Að taka bunkann af frjálsum vilja
    .help = Þú mátt taka bunkann þó að þú eigir spil sem má spila.
    .yes = Leyft
    .no = Ekki leyft
option-clears-together = Mörg Hreinsunarspil í einu
    .help = Hvaða Hreinsunarspilum má spila saman.
    .none = Engum
    .plain = Aðeins venjulegum Hreinsunum
    .all = Öllum, ef þau eru eins
option-optional-draw = Dregið á undan aukakasti
    .help = Hve mörg spil þú mátt draga á undan aukakasti.
    .up-to-three = Þangað til þú ert með þrjú
    .one = Eitt spil
option-draw-before-last-extra = Dregið á undan hverju aukakasti
    .help = Þú mátt draga á undan hverju aukakasti, ekki aðeins því fyrsta.
    .yes = Já
    .no = Nei
option-failed-flip = Of lágt spil sem var snúið við
    .help = Hvað verður um það þegar þú tekur bunkann.
    .joins-hand = Það fer á hönd
    .stays-revealed = Það verður eftir á borðinu, upp í loft
option-plus-two-penalty = Hreinsun +2 úr eigin bunkum
    .help = Hvað þú tekur þegar síðasta aukakastið er of lágt.
    .third-joins = Bunkann og spilið
    .pile-only = Aðeins bunkann
    .off = Ekkert; svo lágu spili má ekki spila
option-mix-hand-and-up = Hönd og spil upp í loft saman
    .help = Ef öll spil á hendi þinni hafa sama gildi máttu spila þeim saman með spilum upp í loft sem hafa það gildi.
    .yes = Já
    .no = Nei
option-play-on-for-places = Spilað áfram um annað sætið
    .help = Þegar einhver hefur unnið spila hinir áfram þangað til öll sæti eru ráðin.
    .yes = Já
    .no = Nei
option-two-decks = Tveir stokkar
    .help = Fyrir 7 til 12 leikmenn.
    .yes = Já
    .no = Nei
option-turn-cap = Lengd spilsins
    .help = Þegar svona oft hefur verið leikið vinnur enginn.
    .value-5000 = 5.000 sinnum
    .value-200 = 200 sinnum
    .none = Engin mörk

## The piles in the middle

zone-draw = Dráttarbunki
    .caption = Dráttarbunki · { $n }
    .label = { $n ->
        [0] Dráttarbunkinn er tómur.
        [1] Dráttarbunki: eitt spil.
        [one] Dráttarbunki: { $n } spil.
       *[other] Dráttarbunki: { $n } spil.
    }
zone-pile = Kastbunki
    .caption = Kastbunki · { $n }
    .label = { $n ->
        [0] Kastbunkinn er tómur.
        [1] Kastbunki: eitt spil, { $top }.
        [one] Kastbunki: { $n } spil. Efst: { $top }.
       *[other] Kastbunki: { $n } spil. Efst: { $top }.
    }
zone-removed = Úr leik
    .caption = Úr leik · { $n }
    .label = { $n ->
        [0] Ekkert spil hefur verið hreinsað burt.
        [1] Eitt spil hefur verið hreinsað burt. Það er úr leik.
        [one] { $n } spil hefur verið hreinsað burt. Þau eru úr leik.
       *[other] { $n } spil hafa verið hreinsuð burt. Þau eru úr leik.
    }

## 3UP 3DOWN: what to do now

updown-status-choose = Veldu þrjú af spilunum þínum sex til að leggja upp í loft. Hin þrjú verða eftir á hendi.
updown-status-open = Þú átt leik. Bunkinn er tómur: spilaðu hvaða spili sem er, eða nokkrum með sömu tölu.
updown-status-play = Þú átt leik. Spilaðu { $top } eða hærra, eða Hreinsunarspili.
updown-status-up = Þú átt leik. Spilaðu spili sem liggur upp í loft: { $top } eða hærra, eða Hreinsunarspili.
updown-status-pick-up = Ekkert sem þú mátt spila nær { $top }. Taktu bunkann.
updown-status-flip = Þú átt leik. Snúðu við einu af spilunum þínum á grúfu.
updown-status-extra = { $n ->
    [1] Þú átt eitt aukakast eftir.
    [one] Þú átt { $n } aukakast eftir.
   *[other] Þú átt { $n } aukaköst eftir.
}
updown-status-may-draw = { $n ->
    [1] Þú átt eitt aukakast eftir. Þú mátt draga fyrst.
    [one] Þú átt { $n } aukakast eftir. Þú mátt draga fyrst.
   *[other] Þú átt { $n } aukaköst eftir. Þú mátt draga fyrst.
}
updown-status-third = Síðasta aukakastið eftir Hreinsun +2 er lægra en { $top }. Spilaðu samt: þú tekur spilið og bunkann á hönd.
updown-could-choose = Veldu nákvæmlega þrjú spil.
updown-could-play = Þú gætir spilað: { $ranks }.
updown-could-flip = Þú gætir snúið við spili á grúfu.
updown-could-draw = Þú gætir dregið.
updown-could-pick-up = Þú getur bara tekið bunkann.
updown-could-end = Þú getur hleypt næsta að.

## 3UP 3DOWN: buttons

updown-action-none = Veldu spil
# $left is three less the number chosen: below 0 when too many are, and -1 counts as "one".
updown-action-choose = { $left ->
    [0] Leggja þessi þrjú upp í loft
    [1] Veldu eitt í viðbót
    [2] Veldu tvö í viðbót
    [3] Veldu þrjú spil
    [one] Veldu bara þrjú spil
   *[other] Veldu bara þrjú spil
}
updown-action-play = { $n ->
    [1] Spila { $rank }
    [one] Spila { $n } × { $rank }
   *[other] Spila { $n } × { $rank }
}
updown-action-play-cards = { $n ->
    [1] Spila 1 spili
    [one] Spila { $n } spili
   *[other] Spila { $n } spilum
}
updown-action-pick-up = { $n ->
    [0] Taka bunkann
    [one] Taka bunkann ({ $n } spil)
   *[other] Taka bunkann ({ $n } spil)
}
updown-action-draw = Draga
updown-action-end = Hleypa næsta að
updown-action-flip = Snúa þessu spili við
updown-action-flip-one = Snúa bara einu spili við
updown-move-play = spila: { $cards }
updown-move-choose = leggja upp í loft: { $cards }
updown-move-flip = snúa við spili á grúfu
updown-move-pick-up = taka bunkann
updown-move-draw = draga
updown-move-end = hleypa næsta að
updown-move-deal = gefa

## 3UP 3DOWN: what happened

updown-event-dealt = { $n ->
    [0] Spilin voru gefin. Enginn dráttarbunki er eftir.
    [1] Spilin voru gefin. Eitt spil er eftir til að draga.
    [one] Spilin voru gefin. { $n } spil er eftir til að draga.
   *[other] Spilin voru gefin. { $n } spil eru eftir til að draga.
}
updown-event-revealed = Allir hafa valið þrjú spil og lagt þau upp í loft.
updown-event-discarded = { $who ->
    [you] Þú spilaðir: { $cards }.
   *[other] { $name } spilaði: { $cards }.
}
updown-event-discarded-hidden = { $who ->
    [you] { $n ->
        [1] Þú spilaðir einu spili.
        [one] Þú spilaðir { $n } spili.
       *[other] Þú spilaðir { $n } spilum.
    }
   *[other] { $n ->
        [1] { $name } spilaði einu spili.
        [one] { $name } spilaði { $n } spili.
       *[other] { $name } spilaði { $n } spilum.
    }
}
# $fate: "pile" the card went to the pile, "stays" it stayed on the table, face up.
updown-event-flipped = { $fate ->
    [stays] { $who ->
        [you] Þú snerir við spili: { $card }. Það er of lágt og liggur kyrrt upp í loft.
       *[other] { $name } sneri við spili: { $card }. Það er of lágt og liggur kyrrt upp í loft.
    }
   *[pile] { $who ->
        [you] Þú snerir við spili: { $card }.
       *[other] { $name } sneri við spili: { $card }.
    }
}
updown-event-picked-up = { $who ->
    [you] { $n ->
        [1] Þú tókst bunkann: eitt spil.
        [one] Þú tókst bunkann: { $n } spil.
       *[other] Þú tókst bunkann: { $n } spil.
    }
   *[other] { $n ->
        [1] { $name } tók bunkann: eitt spil.
        [one] { $name } tók bunkann: { $n } spil.
       *[other] { $name } tók bunkann: { $n } spil.
    }
}
updown-event-drew = { $who ->
    [you] Þú dróst: { $cards }.
   *[other] { $name } dró: { $cards }.
}
updown-event-drew-hidden = { $who ->
    [you] { $n ->
        [1] Þú dróst eitt spil.
        [one] Þú dróst { $n } spil.
       *[other] Þú dróst { $n } spil.
    }
   *[other] { $n ->
        [1] { $name } dró eitt spil.
        [one] { $name } dró { $n } spil.
       *[other] { $name } dró { $n } spil.
    }
}
updown-event-cleared = { $why ->
    [set-of-three] Samstæða er komin: bunkinn er hreinsaður.
   *[other] Bunkinn er hreinsaður.
}
updown-event-ended = { $why ->
    [turn-cap] Leikurinn er kominn að síðustu umferð sinni. Enginn vinnur.
   *[other] Leiknum er lokið.
}
updown-event-extras = { $who ->
    [you] { $n ->
        [1] Þú mátt kasta einu sinni enn.
        [one] Þú mátt kasta { $n } sinni enn.
       *[other] Þú mátt kasta { $n } sinnum enn.
    }
   *[other] { $n ->
        [1] { $name } má kasta einu sinni enn.
        [one] { $name } má kasta { $n } sinni enn.
       *[other] { $name } má kasta { $n } sinnum enn.
    }
}
updown-event-went-out = { $who ->
    [you] Þú spilaðir síðasta spilinu þínu!
   *[other] { $name } spilaði síðasta spilinu!
}
updown-over-draw = Jafntefli
updown-over-won = Þú vannst!
    .text = Þú losnaðir fyrst allra við öll spilin.
updown-over-lost = { $name } vann
    .text = { $name } losnaði fyrst allra við öll spilin. Afturkallaðu og reyndu aðra leið, eða byrjaðu nýjan leik.
