# Enwau cardiau a gwerthoedd, a rheolau’r tŷ gyda’u dewisiadau. Lliwiau: g gwyrdd, b glas, o oren.

card-number = { $colour ->
    [g] { $number } gwyrdd
    [b] { $number } glas
   *[o] { $number } oren
}
    .label = { $colour ->
        [g] { $number }, cylch gwyrdd
        [b] { $number }, sgwâr glas
       *[o] { $number }, triongl oren
    }
card-clear = { $colour ->
    [g] Clirio gwyrdd
    [b] Clirio glas
   *[o] Clirio oren
}
    .label = { $colour ->
        [g] Clirio, cylch gwyrdd
        [b] Clirio, sgwâr glas
       *[o] Clirio, triongl oren
    }
card-plus-one = { $colour ->
    [g] Clirio +1 gwyrdd
    [b] Clirio +1 glas
   *[o] Clirio +1 oren
}
    .label = { $colour ->
        [g] Clirio +1, cylch gwyrdd
        [b] Clirio +1, sgwâr glas
       *[o] Clirio +1, triongl oren
    }
card-plus-two = { $colour ->
    [g] Clirio +2 gwyrdd
    [b] Clirio +2 glas
   *[o] Clirio +2 oren
}
    .label = { $colour ->
        [g] Clirio +2, cylch gwyrdd
        [b] Clirio +2, sgwâr glas
       *[o] Clirio +2, triongl oren
    }
card-unknown = cerdyn anhysbys
    .label = Cerdyn anhysbys
card-back = Cerdyn wyneb i lawr
card-empty = Lle gwag

rank-number = { $number }
rank-clear = Clirio
rank-plus-one = Clirio +1
rank-plus-two = Clirio +2

face-clear = Clirio

## Rheolau’r tŷ

option-deck = Y pecyn
    .help = Pa gardiau sydd yn y gêm.
    .standard = Pecyn llawn: 84 cerdyn
    .owner = Pecyn un perchennog: 84 cerdyn, dim ond un Clirio +2
    .listed = Fel y mae’r daflen yn eu rhestru: 74 cerdyn
    .short60 = Gwyrdd a glas: 60 cerdyn
    .short36 = Gwyrdd yn unig: 36 cerdyn
option-set-size = Cardiau mewn set
    .help = Faint o gardiau o’r un rhif sy’n clirio’r pentwr pan fyddan nhw gyda’i gilydd ar y top.
    .value-3 = Tri
    .value-4 = Pedwar
option-set-clear-goes-again = Taflu eto ar ôl set
    .help = Mae’r un sy’n gorffen set ac yn clirio’r pentwr yn taflu unwaith eto.
    .yes = Ie
    .no = Na
option-clear-goes-again = Taflu eto ar ôl Clirio
    .help = Mae’r un sy’n chwarae Clirio plaen yn taflu unwaith eto.
    .yes = Ie
    .no = Na
option-voluntary-pick-up = Codi’r pentwr o ddewis
    .help = Cei di godi’r pentwr hyd yn oed pan fydd gen ti gerdyn i’w chwarae.
    .yes = Yn cael ei ganiatáu
    .no = Ddim yn cael ei ganiatáu
option-clears-together = Sawl cerdyn Clirio gyda’i gilydd
    .help = Pa gardiau Clirio gei di eu chwarae gyda’i gilydd.
    .none = Dim un ohonyn nhw
    .plain = Clirio plaen yn unig
    .all = Pob un, os ydyn nhw o’r un math
option-optional-draw = Tynnu cyn tafliad ychwanegol
    .help = Faint o gardiau gei di eu tynnu cyn tafliad ychwanegol.
    .up-to-three = Nes bod tri yn dy law
    .one = Un cerdyn
option-draw-before-last-extra = Tynnu cyn pob tafliad ychwanegol
    .help = Cei di dynnu cyn pob tafliad ychwanegol, nid cyn y cyntaf yn unig.
    .yes = Ie
    .no = Na
option-failed-flip = Cerdyn wedi’i droi sy’n rhy isel
    .help = Beth sy’n digwydd iddo pan fyddi di’n codi’r pentwr.
    .joins-hand = Mae’n mynd i dy law
    .stays-revealed = Mae’n aros ar y bwrdd, wyneb i fyny
option-plus-two-penalty = Clirio +2 o dy bentyrrau dy hun
    .help = Beth rwyt ti’n ei godi pan fydd y tafliad ychwanegol olaf yn rhy isel.
    .third-joins = Y pentwr a’r cerdyn hwnnw
    .pile-only = Y pentwr yn unig
    .off = Dim byd; chei di ddim chwarae cerdyn mor isel
option-mix-hand-and-up = Llaw a chardiau wyneb i fyny gyda’i gilydd
    .help = Os oes gan bob cerdyn yn dy law yr un gwerth, cei di eu chwarae gyda chardiau wyneb i fyny o’r gwerth hwnnw.
    .yes = Ie
    .no = Na
option-play-on-for-places = Chwarae ymlaen am yr ail le
    .help = Pan fydd rhywun wedi ennill, mae’r lleill yn chwarae ymlaen nes bod pob lle’n hysbys.
    .yes = Ie
    .no = Na
option-two-decks = Dau becyn
    .help = Ar gyfer 7 i 12 chwaraewr.
    .yes = Ie
    .no = Na
option-turn-cap = Y gêm hiraf
    .help = Ar ôl hyn o droeon does neb yn ennill.
    .value-5000 = 5,000 tro
    .value-200 = 200 tro
    .none = Dim terfyn

## Cardiau chwarae: llythrennau

# Ar y cerdyn: llythyren neu ddwy, a phob un yn wahanol. Âs, brenin, brenhines, jac.
playing-letter-ace = A
playing-letter-king = B
playing-letter-queen = Bh
playing-letter-jack = J
