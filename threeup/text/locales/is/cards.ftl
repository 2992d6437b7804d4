# Heiti spila og gilda, og húsreglurnar með valkostum sínum. Litir: g grænn, b blár, o appelsínugulur.

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
card-unknown = óþekkt spil
    .label = Óþekkt spil
card-back = Spil á grúfu
card-empty = Auður staður

rank-number = { $number }
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

## Venjuleg spil: bókstafir

# Á spilinu: einn eða tveir bókstafir, engir tveir eins. Ás, kóngur, drottning, gosi.
playing-letter-ace = Á
playing-letter-king = K
playing-letter-queen = D
playing-letter-jack = G
