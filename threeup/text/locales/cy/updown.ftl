# All words of 3UP 3DOWN. Rules: a short name, the rule itself (.text), why a move is not allowed (.broken), why it is
# (.because). Ranks and cards come as words of this language ("7", "Clear +1", "green 7"); counts come as numbers.
# Colours: g green, b blue, o orange. $who is "you" or "other"; $name is a nickname.
# .otherwise: what other sources say instead; it stands below the line that names them.

updown-section-deck = Y cardiau
updown-section-deal = Delio
updown-section-turn = Tro
updown-section-discard = Taflu
updown-section-clear = Clirio’r pentwr
updown-section-draw = Tynnu
updown-section-piles = Dy bentyrrau 3UP 3DOWN
updown-section-end = Diwedd y gêm
source-pub = Y dudalen sy’n agos at daflen reolau’r gwneuthurwr
source-rev = Adolygiad gan rywun sydd â’r gêm
source-own = Rhaglen gan rywun sydd â’r cardiau
source-fam = Rheolau Palace, gêm o’r un teulu

## Y cardiau

updown-deck-colours = Tri lliw
    .text = Mae’r cardiau’n wyrdd, yn las neu’n oren. Dydy’r lliw byth yn penderfynu beth gei di ei chwarae.
updown-deck-ranks = Rhifau a chardiau Clirio
    .text = Mae rhifau o 1 i 10 a thri math o gerdyn Clirio: Clirio, Clirio +1 a Clirio +2. Mae pob cerdyn Clirio yn uwch na phob rhif.
    .because = Mae pob cerdyn Clirio yn uwch na phob rhif. Y cerdyn uchaf yw { $top }, felly cei di chwarae hwn: { $rank }.
updown-deck-composition = Beth sydd yn y pecyn
    .text = Mae 84 cerdyn yn y pecyn llawn: saith o bob rhif, chwe cherdyn Clirio, chwe cherdyn Clirio +1 a dau gerdyn Clirio +2. Gelli di ddewis pecyn arall.
    .otherwise = Mae’r dudalen Saesneg a’r cyfieithiadau ohoni yn cyfrif 84 cerdyn, ond dim ond 74 sydd yn eu rhestr: chwech o bob rhif. Mae 84 cerdyn yn y rhaglen hefyd, ond gyda saith cerdyn Clirio a dim ond un Clirio +2. Gyda’r rheol tŷ “{ option-deck }”, cei di chwarae gyda’r naill becyn neu’r llall.
    .broken = Rhaid delio union gardiau’r pecyn. Cardiau yn y pecyn: { $deck }. Cardiau wedi’u delio: { $cards }.
    .because = { $cards ->
        [zero] Mae pob un o gardiau’r pecyn yn cael ei ddefnyddio: { $cards }.
        [one] Mae pob un o gardiau’r pecyn yn cael ei ddefnyddio: { $cards }.
        [two] Mae pob un o gardiau’r pecyn yn cael ei ddefnyddio: { $cards }.
        [few] Mae pob un o gardiau’r pecyn yn cael ei ddefnyddio: { $cards }.
        [many] Mae pob un o gardiau’r pecyn yn cael ei ddefnyddio: { $cards }.
       *[other] Mae pob un o gardiau’r pecyn yn cael ei ddefnyddio: { $cards }.
    }

## Delio

updown-deal-players = Faint sy’n chwarae
    .text = Mae dau i chwech yn chwarae. Gyda dau becyn, saith i ddeuddeg.
updown-deal-three-down = Tri wyneb i lawr
    .text = Mae pawb yn cael tri cherdyn wyneb i lawr. Chaiff neb edrych arnyn nhw, ddim hyd yn oed y perchennog.
updown-deal-six-more = Chwech arall
    .text = Wedyn mae pawb yn cael chwe cherdyn arall ac yn edrych arnyn nhw.
updown-deal-three-up = Tri wyneb i fyny
    .text = Dewisa dri o dy chwe cherdyn a’u rhoi wyneb i fyny ar dy gardiau wyneb i lawr. Y tri arall yw dy law. Does neb yn gweld dy ddewis nes bod pawb wedi dewis.
    .broken = { $n ->
        [zero] Dwyt ti ddim wedi dewis cerdyn. Dewisa dri yn union.
        [one] Rwyt ti wedi dewis un cerdyn. Dewisa dri yn union.
        [two] Rwyt ti wedi dewis dau gerdyn. Dewisa dri yn union.
        [few] Rwyt ti wedi dewis tri cherdyn. Dewisa dri yn union.
        [many] Rwyt ti wedi dewis chwe cherdyn. Dewisa dri yn union.
       *[other] Rwyt ti wedi dewis { $n } cerdyn. Dewisa dri yn union.
    }
    .because = { $n ->
        [zero] Dwyt ti ddim wedi dewis cerdyn i orwedd wyneb i fyny.
        [one] Rwyt ti wedi dewis un cerdyn i orwedd wyneb i fyny, fel y mae’n rhaid i bawb.
        [two] Rwyt ti wedi dewis dau gerdyn i orwedd wyneb i fyny, fel y mae’n rhaid i bawb.
        [few] Rwyt ti wedi dewis tri cherdyn i orwedd wyneb i fyny, fel y mae’n rhaid i bawb.
        [many] Rwyt ti wedi dewis chwe cherdyn i orwedd wyneb i fyny, fel y mae’n rhaid i bawb.
       *[other] Rwyt ti wedi dewis { $n } cerdyn i orwedd wyneb i fyny, fel y mae’n rhaid i bawb.
    }
updown-deal-draw-pile = Y pentwr tynnu
    .text = Mae’r cardiau sydd ar ôl yn gorwedd wyneb i lawr yn y canol. Dyma’r pentwr tynnu.
    .otherwise = Mae gair ar goll ar y dudalen Islandeg. Dydy hi ddim yn dweud a yw’r cardiau’n gorwedd wyneb i fyny neu wyneb i lawr.
updown-deal-first-player = Pwy sy’n dechrau
    .text = Caiff unrhyw un ddechrau. Os na fydd neb wedi dweud yn wahanol, siawns sy’n penderfynu.
    .otherwise = Yn ôl yr adolygiad, y chwaraewr ar y chwith i’r deliwr sy’n dechrau, neu bwy bynnag y dewiswch chi: yr ieuengaf, er enghraifft.

## Tro

updown-turn-clockwise = Gyda’r cloc
    .text = Ar dy ôl di, tro’r chwaraewr ar dy chwith yw hi.
updown-turn-discard-then-draw = Taflu yn gyntaf, yna tynnu
    .text = Yn dy dro rwyt ti’n taflu yn gyntaf. Wedyn rwyt ti’n tynnu.
    .broken = Dwyt ti ddim wedi taflu eto. Tafla yn gyntaf; wedyn fe gei di dynnu.
    .because = Rwyt ti wedi taflu’n barod yn y tro hwn, felly cei di dynnu nawr.

## Taflu

updown-discard-open-pile = Unrhyw gerdyn ar bentwr gwag
    .text = Pan fydd y pentwr taflu’n wag, cei di chwarae unrhyw gerdyn, neu unrhyw gardiau o’r un gwerth.
    .otherwise = Yn ôl y tudalennau eraill, does dim rhaid i’r cardiau cyntaf yn y gêm fod mor uchel â’r cerdyn uchaf. Mae’r dudalen Islandeg yn dweud bod rhaid, ond yn dweud yn yr un frawddeg fod unrhyw gerdyn yn iawn. Y peiriant cyfieithu wnaeth y camgymeriad.
    .broken = Mae’r pentwr taflu’n wag, felly does dim i’w godi. Chwaraea unrhyw gerdyn.
    .because = Mae’r pentwr taflu’n wag, felly cei di chwarae unrhyw gerdyn.
updown-discard-at-least-top = O leiaf y cerdyn uchaf
    .text = Rhaid i’r cerdyn rwyt ti’n ei chwarae fod mor uchel â cherdyn uchaf y pentwr taflu, neu’n uwch.
    .broken = Y cerdyn uchaf yw { $top }, ac fe roist ti gynnig ar { $rank }. Mae hynny’n rhy isel. Chwaraea { $top } neu uwch, neu gerdyn Clirio.
    .because = Y cerdyn uchaf yw { $top }. Mae dy gerdyn di ({ $rank }) mor uchel â hynny neu’n uwch, felly cei di ei chwarae.
updown-discard-one-rank = Cardiau o’r un gwerth
    .text = Cei di chwarae sawl cerdyn gyda’i gilydd os oes gan bob un yr un gwerth: dau 7, er enghraifft.
    .broken = Does gan y cardiau hyn ddim yr un gwerth. Yr isaf yw { $low } a’r uchaf yw { $high }. Chwaraea gardiau sydd yr un fath.
    .because = { $n ->
        [zero] Dwyt ti ddim yn chwarae cerdyn ({ $rank }).
        [one] Rwyt ti’n chwarae un cerdyn: { $rank }.
        [two] Rwyt ti’n chwarae dau gerdyn gyda’i gilydd. Maen nhw yr un fath ({ $rank }), felly mae hynny’n iawn.
        [few] Rwyt ti’n chwarae tri cherdyn gyda’i gilydd. Maen nhw yr un fath ({ $rank }), felly mae hynny’n iawn.
        [many] Rwyt ti’n chwarae chwe cherdyn gyda’i gilydd. Maen nhw yr un fath ({ $rank }), felly mae hynny’n iawn.
       *[other] Rwyt ti’n chwarae { $n } cerdyn gyda’i gilydd. Maen nhw yr un fath ({ $rank }), felly mae hynny’n iawn.
    }
updown-discard-clears-together = Cardiau Clirio gyda’i gilydd
    .text = Cei di chwarae sawl cerdyn Clirio plaen gyda’i gilydd. Mae Clirio +1 a Clirio +2 yn cael eu chwarae fesul un.
    .broken = { $n ->
        [zero] Dydy rheol y tŷ ddim yn gadael i ti chwarae’r cerdyn hwn fel hyn: { $rank }.
        [one] Dydy rheol y tŷ ddim yn gadael i ti chwarae’r cerdyn hwn fel hyn: { $rank }.
        [two] Fe roist ti gynnig ar ddau gerdyn o’r math hwn gyda’i gilydd: { $rank }. Chwaraea un ohonyn nhw yn unig.
        [few] Fe roist ti gynnig ar dri cherdyn o’r math hwn gyda’i gilydd: { $rank }. Chwaraea un ohonyn nhw yn unig.
        [many] Fe roist ti gynnig ar chwe cherdyn o’r math hwn gyda’i gilydd: { $rank }. Chwaraea un ohonyn nhw yn unig.
       *[other] Fe roist ti gynnig ar { $n } cerdyn o’r math hwn gyda’i gilydd: { $rank }. Chwaraea un ohonyn nhw yn unig.
    }
    .because = { $n ->
        [zero] Dwyt ti ddim yn chwarae cerdyn Clirio ({ $rank }).
        [one] Rwyt ti’n chwarae un cerdyn Clirio: { $rank }.
        [two] Rwyt ti’n chwarae dau gerdyn Clirio gyda’i gilydd ({ $rank }). Yma mae hynny’n iawn.
        [few] Rwyt ti’n chwarae tri cherdyn Clirio gyda’i gilydd ({ $rank }). Yma mae hynny’n iawn.
        [many] Rwyt ti’n chwarae chwe cherdyn Clirio gyda’i gilydd ({ $rank }). Yma mae hynny’n iawn.
       *[other] Rwyt ti’n chwarae { $n } cerdyn Clirio gyda’i gilydd ({ $rank }). Yma mae hynny’n iawn.
    }
updown-discard-must-play = Os gelli di chwarae, rhaid chwarae
    .text = Os oes gen ti gerdyn y cei di ei chwarae, rhaid i ti chwarae. Chei di ddim codi’r pentwr yn lle hynny.
    .otherwise = Mae rhai pobl sy’n chwarae Palace yn cael codi’r pentwr hyd yn oed pan fydd ganddyn nhw gerdyn i’w chwarae. Gyda’r rheol tŷ “{ option-voluntary-pick-up }”, cei di chwarae fel hyn.
    .broken = { $rank ->
        [none] Chei di ddim codi’r pentwr eto. Tro un o dy gardiau wyneb i lawr yn gyntaf: efallai y bydd yn ddigon uchel i fynd ar { $top }.
       *[other] Chei di ddim codi’r pentwr, achos mae gen ti gerdyn i’w chwarae. Y cerdyn uchaf yw { $top } ac mae hwn gen ti: { $rank }.
    }
    .because = Y cerdyn uchaf yw { $top } ac mae gen ti gerdyn y cei di ei chwarae: { $rank }. Felly rhaid i ti chwarae.
    .voluntary = Mae modd i ti chwarae ar { $top }. Gyda’r rheol tŷ hon, cei di godi’r pentwr yr un fath.
updown-discard-cannot-play = Os na elli di chwarae, coda’r pentwr
    .text = Os na chei di chwarae’r un o dy gardiau, coda’r pentwr taflu i gyd i dy law. Mae dy dro ar ben wedyn, a does dim tafliadau ychwanegol ar ôl.
    .because = { $n ->
        [zero] Does dim cerdyn yn dy law yn cyrraedd { $top }. Felly rwyt ti’n codi’r pentwr: dim cerdyn.
        [one] Does dim cerdyn yn dy law yn cyrraedd { $top }. Felly rwyt ti’n codi’r pentwr: un cerdyn.
        [two] Does dim cerdyn yn dy law yn cyrraedd { $top }. Felly rwyt ti’n codi’r pentwr: dau gerdyn.
        [few] Does dim cerdyn yn dy law yn cyrraedd { $top }. Felly rwyt ti’n codi’r pentwr: tri cherdyn.
        [many] Does dim cerdyn yn dy law yn cyrraedd { $top }. Felly rwyt ti’n codi’r pentwr: chwe cherdyn.
       *[other] Does dim cerdyn yn dy law yn cyrraedd { $top }. Felly rwyt ti’n codi’r pentwr: { $n } cerdyn.
    }
updown-discard-from-hand-first = Dy law yn gyntaf
    .text = Tra bod cardiau yn dy law, o dy law yn unig rwyt ti’n chwarae.
    .otherwise = Yn Palace, os oes gan bob cerdyn yn dy law yr un gwerth, cei di eu chwarae gyda dy gardiau wyneb i fyny o’r gwerth hwnnw. Gyda’r rheol tŷ “{ option-mix-hand-and-up }”, cei di chwarae fel hyn.
    .broken = { $n ->
        [zero] Chwaraea o dy law yn gyntaf.
        [one] Mae gen ti un cerdyn yn dy law o hyd. Chwaraea hwnnw yn gyntaf.
        [two] Mae gen ti ddau gerdyn yn dy law o hyd. Chwaraea o dy law yn gyntaf.
        [few] Mae gen ti dri cherdyn yn dy law o hyd. Chwaraea o dy law yn gyntaf.
        [many] Mae gen ti chwe cherdyn yn dy law o hyd. Chwaraea o dy law yn gyntaf.
       *[other] Mae gen ti { $n } cerdyn yn dy law o hyd. Chwaraea o dy law yn gyntaf.
    }
    .because = { $n ->
        [zero] O dy law rwyt ti’n chwarae.
        [one] Mae gen ti un cerdyn yn dy law, ac oddi yno rwyt ti’n chwarae.
        [two] Mae gen ti ddau gerdyn yn dy law, ac oddi yno rwyt ti’n chwarae.
        [few] Mae gen ti dri cherdyn yn dy law, ac oddi yno rwyt ti’n chwarae.
        [many] Mae gen ti chwe cherdyn yn dy law, ac oddi yno rwyt ti’n chwarae.
       *[other] Mae gen ti { $n } cerdyn yn dy law, ac oddi yno rwyt ti’n chwarae.
    }

## Clirio’r pentwr

updown-clear-set-of-three = Mae set yn clirio’r pentwr
    .text = Pan fydd tri cherdyn o’r un rhif gyda’i gilydd ar ben y pentwr, mae’r pentwr yn cael ei glirio. Does dim ots pwy chwaraeodd nhw. Gall rheol tŷ ofyn am bedwar.
    .otherwise = Yn Palace, mae angen pedwar cerdyn, ac mae’r un sy’n clirio’r pentwr yn taflu eto. Gyda’r rheolau tŷ “{ option-set-size }” a “{ option-set-clear-goes-again }”, cei di chwarae fel hyn.
updown-clear-removed = Mae cardiau wedi’u clirio allan o’r gêm
    .text = Mae cardiau wedi’u clirio allan o’r gêm. Maen nhw’n gorwedd lle gall pawb eu gweld, a dydyn nhw byth yn dod yn ôl.
updown-clear-plain = Clirio
    .text = Mae Clirio yn clirio’r pentwr taflu i gyd.
    .otherwise = Yn Palace, y deg sy’n clirio’r pentwr, ac mae’r un sy’n ei chwarae yn taflu eto. Gyda’r rheol tŷ “{ option-clear-goes-again }”, cei di chwarae fel hyn.
    .because = Clirio yw’r cerdyn hwn. Mae’n clirio’r pentwr i gyd.
updown-clear-plus-one = Clirio +1
    .text = Mae Clirio +1 yn clirio’r pentwr, ac rwyt ti’n taflu unwaith eto.
    .because = Clirio +1 yw’r cerdyn hwn. Mae’n clirio’r pentwr, ac rwyt ti’n taflu unwaith eto.
updown-clear-plus-two = Clirio +2
    .text = Mae Clirio +2 yn clirio’r pentwr, ac rwyt ti’n taflu ddwywaith eto.
    .because = Clirio +2 yw’r cerdyn hwn. Mae’n clirio’r pentwr, ac rwyt ti’n taflu ddwywaith eto.
updown-clear-optional-draw = Tynnu yn y canol
    .text = Cyn dy dafliad ychwanegol cyntaf, cei di dynnu nes bod tri cherdyn yn dy law.
    .because = { $n ->
        [zero] Cei di dynnu cyn dy dafliad ychwanegol.
        [one] Cei di dynnu cyn dy dafliad ychwanegol. Byddi di’n cael un cerdyn.
        [two] Cei di dynnu cyn dy dafliad ychwanegol. Byddi di’n cael dau gerdyn.
        [few] Cei di dynnu cyn dy dafliad ychwanegol. Byddi di’n cael tri cherdyn.
        [many] Cei di dynnu cyn dy dafliad ychwanegol. Byddi di’n cael chwe cherdyn.
       *[other] Cei di dynnu cyn dy dafliad ychwanegol. Byddi di’n cael { $n } cerdyn.
    }
updown-clear-no-draw-before-last = Dim tynnu cyn yr un olaf
    .text = Ar ôl Clirio +2 cei di dynnu cyn y tafliad ychwanegol cyntaf, ond nid cyn yr ail.
    .otherwise = Yn y rhaglen hon, cei di dynnu cyn pob tafliad ychwanegol, hyd yn oed yr un olaf. Gyda’r rheol tŷ “{ option-draw-before-last-extra }”, cei di chwarae fel hyn.
    .broken = Chei di ddim tynnu eto nawr. Gwna dy dafliad ychwanegol yn gyntaf.
    .because = Dyma adeg pan gei di dynnu: mae dy dafliad ychwanegol eto i ddod.
updown-clear-extras-add = Mae tafliadau ychwanegol yn adio
    .text = Os Clirio +1 neu Clirio +2 yw dy dafliad ychwanegol, mae ei dafliadau ef yn cael eu hychwanegu at y rhai sydd gen ti ar ôl.
updown-clear-extras-compulsory = Rhaid gwneud tafliadau ychwanegol
    .text = Rwyt ti’n gwneud pob tafliad ychwanegol tra bod gen ti gerdyn i’w chwarae. Os nad oes, mae’r tafliad ychwanegol yn cael ei golli ac mae dy dro ar ben.
    .broken = { $n ->
        [zero] Tafliadau ychwanegol sy’n dod gyntaf.
        [one] Mae gen ti un tafliad ychwanegol ar ôl. Hwnnw sy’n dod gyntaf.
        [two] Mae gen ti ddau dafliad ychwanegol ar ôl. Y rheini sy’n dod gyntaf.
        [few] Mae gen ti dri thafliad ychwanegol ar ôl. Y rheini sy’n dod gyntaf.
        [many] Mae gen ti chwe thafliad ychwanegol ar ôl. Y rheini sy’n dod gyntaf.
       *[other] Mae gen ti { $n } tafliad ychwanegol ar ôl. Y rheini sy’n dod gyntaf.
    }
    .because = { $n ->
        [zero] Does gen ti ddim tafliad ychwanegol.
        [one] Mae gen ti un tafliad ychwanegol. Rwyt ti’n ei wneud os oes gen ti gerdyn; heb gerdyn, mae’n cael ei golli.
        [two] Mae gen ti ddau dafliad ychwanegol. Rwyt ti’n eu gwneud tra bod gen ti gardiau; heb gardiau, maen nhw’n cael eu colli.
        [few] Mae gen ti dri thafliad ychwanegol. Rwyt ti’n eu gwneud tra bod gen ti gardiau; heb gardiau, maen nhw’n cael eu colli.
        [many] Mae gen ti chwe thafliad ychwanegol. Rwyt ti’n eu gwneud tra bod gen ti gardiau; heb gardiau, maen nhw’n cael eu colli.
       *[other] Mae gen ti { $n } tafliad ychwanegol. Rwyt ti’n eu gwneud tra bod gen ti gardiau; heb gardiau, maen nhw’n cael eu colli.
    }
updown-clear-plus-two-from-piles = Clirio +2 o dy bentyrrau dy hun
    .text = Fe chwaraeaist ti Clirio +2 o dy bentyrrau dy hun, a does dim cerdyn wyneb i fyny gen ti sy’n ddigon uchel ar gyfer y tafliad ychwanegol olaf. Felly rwyt ti’n chwarae un sy’n rhy isel, ac yn ei godi gyda’r pentwr i gyd i dy law.
    .because = Mae { $rank } yn rhy isel i fynd ar { $top }. Ond dyma dafliad olaf dy Clirio +2, felly rwyt ti’n ei chwarae ac yna’n ei godi gyda’r pentwr i gyd.

## Tynnu

updown-draw-to-three = Tynnu hyd at dri
    .text = Ar ôl taflu, tynna nes bod tri cherdyn yn dy law. Os oes gen ti dri neu ragor, dwyt ti ddim yn tynnu.
    .broken = { $n ->
        [zero] Chei di ddim tynnu nawr.
        [one] Mae gen ti un cerdyn yn dy law. Chei di ddim tynnu nawr.
        [two] Mae gen ti ddau gerdyn yn dy law. Chei di ddim tynnu nawr.
        [few] Mae gen ti dri cherdyn yn dy law. Gyda thri neu ragor dwyt ti ddim yn tynnu.
        [many] Mae gen ti chwe cherdyn yn dy law. Gyda thri neu ragor dwyt ti ddim yn tynnu.
       *[other] Mae gen ti { $n } cerdyn yn dy law. Gyda thri neu ragor dwyt ti ddim yn tynnu.
    }
    .because = { $n ->
        [zero] Mae dy law yn wag, felly cei di dynnu hyd at dri.
        [one] Dim ond un cerdyn sydd yn dy law, felly cei di dynnu hyd at dri.
        [two] Dim ond dau gerdyn sydd yn dy law, felly cei di dynnu hyd at dri.
        [few] Dim ond tri cherdyn sydd yn dy law, felly cei di dynnu hyd at dri.
        [many] Dim ond chwe cherdyn sydd yn dy law, felly cei di dynnu hyd at dri.
       *[other] Dim ond { $n } cerdyn sydd yn dy law, felly cei di dynnu hyd at dri.
    }
updown-draw-short-pile = Pan fydd y pentwr tynnu’n dod i ben
    .text = Os nad oes digon o gardiau yn y pentwr tynnu, cymer y rhai sydd yno. Os yw’n wag, chwaraea ymlaen heb dynnu.
    .broken = Mae’r pentwr tynnu’n wag. Chwaraea ymlaen heb dynnu.
    .because = { $n ->
        [zero] Does dim cerdyn yn y pentwr tynnu.
        [one] Mae un cerdyn yn y pentwr tynnu o hyd.
        [two] Mae dau gerdyn yn y pentwr tynnu o hyd.
        [few] Mae tri cherdyn yn y pentwr tynnu o hyd.
        [many] Mae chwe cherdyn yn y pentwr tynnu o hyd.
       *[other] Mae { $n } cerdyn yn y pentwr tynnu o hyd.
    }

## Dy bentyrrau 3UP 3DOWN

updown-piles-locked = Mae dy bentyrrau ar glo
    .text = Dim ond pan fydd y pentwr tynnu wedi mynd a dy law yn wag y cei di chwarae o dy bentyrrau 3UP 3DOWN.
    .broken = Mae dy bentyrrau ar glo o hyd. Cardiau yn y pentwr tynnu: { $draw }. Cardiau yn dy law: { $hand }. Rhaid i’r ddau fod yn 0 yn gyntaf.
    .because = Mae’r pentwr tynnu wedi mynd ac mae dy law yn wag, felly mae dy bentyrrau ar agor.
updown-piles-up-before-down = Wyneb i fyny cyn wyneb i lawr
    .text = Chwaraea dy gardiau wyneb i fyny i gyd cyn troi un sydd wyneb i lawr.
    .broken = { $n ->
        [zero] Chwaraea dy gardiau wyneb i fyny yn gyntaf.
        [one] Mae gen ti un cerdyn wyneb i fyny o hyd. Chwaraea hwnnw yn gyntaf.
        [two] Mae gen ti ddau gerdyn wyneb i fyny o hyd. Chwaraea nhw yn gyntaf.
        [few] Mae gen ti dri cherdyn wyneb i fyny o hyd. Chwaraea nhw yn gyntaf.
        [many] Mae gen ti chwe cherdyn wyneb i fyny o hyd. Chwaraea nhw yn gyntaf.
       *[other] Mae gen ti { $n } cerdyn wyneb i fyny o hyd. Chwaraea nhw yn gyntaf.
    }
    .because = { $n ->
        [zero] Mae dy gardiau wyneb i fyny wedi mynd.
        [one] Mae dy gardiau wyneb i fyny wedi mynd, felly rwyt ti’n troi dy gerdyn olaf sydd wyneb i lawr.
        [two] Mae dy gardiau wyneb i fyny wedi mynd, ac mae dau gerdyn wyneb i lawr. Cei di droi un ohonyn nhw.
        [few] Mae dy gardiau wyneb i fyny wedi mynd, ac mae tri cherdyn wyneb i lawr. Cei di droi un ohonyn nhw.
        [many] Mae dy gardiau wyneb i fyny wedi mynd, ac mae chwe cherdyn wyneb i lawr. Cei di droi un ohonyn nhw.
       *[other] Mae dy gardiau wyneb i fyny wedi mynd, ac mae { $n } cerdyn wyneb i lawr. Cei di droi un ohonyn nhw.
    }
updown-piles-up-multiples = Cardiau wyneb i fyny, un neu ragor
    .text = Cei di chwarae un cerdyn wyneb i fyny, neu sawl un o’r un gwerth gyda’i gilydd.
    .because = { $n ->
        [zero] Dwyt ti ddim yn chwarae cerdyn wyneb i fyny.
        [one] Rwyt ti’n chwarae un o dy gardiau wyneb i fyny.
        [two] Rwyt ti’n chwarae dau gerdyn wyneb i fyny gyda’i gilydd, achos maen nhw yr un fath.
        [few] Rwyt ti’n chwarae tri cherdyn wyneb i fyny gyda’i gilydd, achos maen nhw yr un fath.
        [many] Rwyt ti’n chwarae chwe cherdyn wyneb i fyny gyda’i gilydd, achos maen nhw yr un fath.
       *[other] Rwyt ti’n chwarae { $n } cerdyn wyneb i fyny gyda’i gilydd, achos maen nhw yr un fath.
    }
updown-piles-flip-blind = Troi heb edrych
    .text = Tro un cerdyn wyneb i lawr ar y tro, heb edrych arno yn gyntaf. Cei di wneud hyn bob amser; wedyn fe weli di beth sy’n digwydd.
    .because = { $n ->
        [zero] Mae troi cerdyn wyneb i lawr yn iawn bob amser.
        [one] Mae troi cerdyn wyneb i lawr yn iawn bob amser. Dyma dy un olaf.
        [two] Mae troi cerdyn wyneb i lawr yn iawn bob amser. Mae gen ti ddau gerdyn wyneb i lawr.
        [few] Mae troi cerdyn wyneb i lawr yn iawn bob amser. Mae gen ti dri cherdyn wyneb i lawr.
        [many] Mae troi cerdyn wyneb i lawr yn iawn bob amser. Mae gen ti chwe cherdyn wyneb i lawr.
       *[other] Mae troi cerdyn wyneb i lawr yn iawn bob amser. Mae gen ti { $n } cerdyn wyneb i lawr.
    }
updown-piles-failed-flip = Cerdyn wedi’i droi sy’n rhy isel
    .text = Os yw’r cerdyn rwyt ti’n ei droi yn rhy isel, mae’n mynd ar y pentwr ac rwyt ti’n codi’r pentwr i gyd i dy law.
    .otherwise = Yn y rhaglen hon, rwyt ti’n codi’r pentwr, ond mae’r cerdyn sy’n rhy isel yn aros ar y bwrdd, wyneb i fyny. Gyda’r rheol tŷ “{ option-failed-flip }”, cei di chwarae fel hyn.
updown-piles-cannot-play-up = Dim cerdyn wyneb i fyny’n ddigon uchel
    .text = Os na chei di chwarae’r un o dy gardiau wyneb i fyny, coda’r pentwr. Mae dy gardiau wyneb i fyny yn aros lle maen nhw.
    .because = { $n ->
        [zero] Does dim un o dy gardiau wyneb i fyny yn cyrraedd { $top }. Felly rwyt ti’n codi’r pentwr: dim cerdyn.
        [one] Does dim un o dy gardiau wyneb i fyny yn cyrraedd { $top }. Felly rwyt ti’n codi’r pentwr: un cerdyn.
        [two] Does dim un o dy gardiau wyneb i fyny yn cyrraedd { $top }. Felly rwyt ti’n codi’r pentwr: dau gerdyn.
        [few] Does dim un o dy gardiau wyneb i fyny yn cyrraedd { $top }. Felly rwyt ti’n codi’r pentwr: tri cherdyn.
        [many] Does dim un o dy gardiau wyneb i fyny yn cyrraedd { $top }. Felly rwyt ti’n codi’r pentwr: chwe cherdyn.
       *[other] Does dim un o dy gardiau wyneb i fyny yn cyrraedd { $top }. Felly rwyt ti’n codi’r pentwr: { $n } cerdyn.
    }
updown-piles-relocked = Ar glo eto
    .text = Ar ôl i ti godi’r pentwr, mae dy bentyrrau dy hun ar glo nes bod dy law yn wag eto.
    .broken = { $hand ->
        [zero] Mae dy bentyrrau ar glo nawr.
        [one] Mae dy bentyrrau ar glo eto, achos mae gen ti un cerdyn yn dy law. Chwaraea hwnnw yn gyntaf.
        [two] Mae dy bentyrrau ar glo eto, achos mae gen ti ddau gerdyn yn dy law. Chwaraea nhw yn gyntaf.
        [few] Mae dy bentyrrau ar glo eto, achos mae gen ti dri cherdyn yn dy law. Chwaraea nhw yn gyntaf.
        [many] Mae dy bentyrrau ar glo eto, achos mae gen ti chwe cherdyn yn dy law. Chwaraea nhw yn gyntaf.
       *[other] Mae dy bentyrrau ar glo eto, achos mae gen ti { $hand } cerdyn yn dy law. Chwaraea nhw yn gyntaf.
    }
    .because = Mae dy law yn wag eto, felly mae dy bentyrrau ar agor.
updown-piles-same-turn = Ymlaen i dy bentyrrau yn yr un tro
    .text = Os oes gen ti dafliad ychwanegol ar ôl a dy bentyrrau’n agor yng nghanol dy dro, cei di chwarae ohonyn nhw ar unwaith.
    .because = { $n ->
        [zero] Mae dy bentyrrau wedi agor.
        [one] Mae gen ti un tafliad ychwanegol ar ôl ac mae dy bentyrrau wedi agor, felly cei di fynd ymlaen atyn nhw ar unwaith.
        [two] Mae gen ti ddau dafliad ychwanegol ar ôl ac mae dy bentyrrau wedi agor, felly cei di fynd ymlaen atyn nhw ar unwaith.
        [few] Mae gen ti dri thafliad ychwanegol ar ôl ac mae dy bentyrrau wedi agor, felly cei di fynd ymlaen atyn nhw ar unwaith.
        [many] Mae gen ti chwe thafliad ychwanegol ar ôl ac mae dy bentyrrau wedi agor, felly cei di fynd ymlaen atyn nhw ar unwaith.
       *[other] Mae gen ti { $n } tafliad ychwanegol ar ôl ac mae dy bentyrrau wedi agor, felly cei di fynd ymlaen atyn nhw ar unwaith.
    }

## Diwedd y gêm

updown-end-first-out-wins = Y cyntaf allan sy’n ennill
    .text = Y cyntaf i fod heb gardiau, yn y llaw, wyneb i fyny nac wyneb i lawr, sy’n ennill ar unwaith.
updown-end-turn-cap = Y tro olaf
    .text = Gall gêm fynd ymlaen am byth. Os bydd yn cyrraedd y nifer mwyaf o droeon, mae’n dod i ben a does neb yn ennill.

## Names of cards

# The text is for sentences ("green 7"); .label is what a screen reader says of a card on the table.
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

## The piles in the middle

zone-draw = Pentwr tynnu
    .caption = Pentwr tynnu · { $n }
    .label = { $n ->
        [zero] Mae’r pentwr tynnu yn wag.
        [one] Pentwr tynnu: un cerdyn.
        [two] Pentwr tynnu: dau gerdyn.
        [few] Pentwr tynnu: tri cherdyn.
        [many] Pentwr tynnu: chwe cherdyn.
       *[other] Pentwr tynnu: { $n } cerdyn.
    }
zone-pile = Pentwr taflu
    .caption = Pentwr taflu · { $n }
    .label = { $n ->
        [zero] Mae’r pentwr taflu yn wag.
        [one] Pentwr taflu: un cerdyn, { $top }.
        [two] Pentwr taflu: dau gerdyn. Ar y top: { $top }.
        [few] Pentwr taflu: tri cherdyn. Ar y top: { $top }.
        [many] Pentwr taflu: chwe cherdyn. Ar y top: { $top }.
       *[other] Pentwr taflu: { $n } cerdyn. Ar y top: { $top }.
    }
zone-removed = Wedi’u clirio
    .caption = Wedi’u clirio · { $n }
    .label = { $n ->
        [zero] Does dim cerdyn wedi’i glirio.
        [one] Mae un cerdyn wedi’i glirio. Mae allan o’r gêm.
        [two] Mae dau gerdyn wedi’u clirio. Maen nhw allan o’r gêm.
        [few] Mae tri cherdyn wedi’u clirio. Maen nhw allan o’r gêm.
        [many] Mae chwe cherdyn wedi’u clirio. Maen nhw allan o’r gêm.
       *[other] Mae { $n } cerdyn wedi’u clirio. Maen nhw allan o’r gêm.
    }

## 3UP 3DOWN: what to do now

updown-status-choose = Dewisa dri o dy chwe cherdyn i’w rhoi wyneb i fyny. Mae’r tri arall yn aros yn dy law.
updown-status-open = Dy dro di. Mae’r pentwr yn wag: chwaraea unrhyw gerdyn, neu sawl cerdyn o’r un rhif.
updown-status-play = Dy dro di. Chwaraea { $top } neu uwch, neu gerdyn Clirio.
updown-status-up = Dy dro di. Chwaraea gerdyn sydd wyneb i fyny: { $top } neu uwch, neu gerdyn Clirio.
updown-status-pick-up = Does gen ti ddim i’w chwarae sy’n cyrraedd { $top }. Coda’r pentwr.
updown-status-flip = Dy dro di. Tro un o dy gardiau sydd wyneb i lawr.
updown-status-extra = { $n ->
    [zero] Does gen ti ddim tafliad ychwanegol.
    [one] Mae gen ti un tafliad ychwanegol i’w wneud.
    [two] Mae gen ti ddau dafliad ychwanegol i’w gwneud.
    [few] Mae gen ti dri thafliad ychwanegol i’w gwneud.
    [many] Mae gen ti chwe thafliad ychwanegol i’w gwneud.
   *[other] Mae gen ti { $n } tafliad ychwanegol i’w gwneud.
}
updown-status-may-draw = { $n ->
    [zero] Does gen ti ddim tafliad ychwanegol. Cei di dynnu yn gyntaf.
    [one] Mae gen ti un tafliad ychwanegol. Cei di dynnu yn gyntaf.
    [two] Mae gen ti ddau dafliad ychwanegol. Cei di dynnu yn gyntaf.
    [few] Mae gen ti dri thafliad ychwanegol. Cei di dynnu yn gyntaf.
    [many] Mae gen ti chwe thafliad ychwanegol. Cei di dynnu yn gyntaf.
   *[other] Mae gen ti { $n } tafliad ychwanegol. Cei di dynnu yn gyntaf.
}
updown-status-third = Mae tafliad olaf dy gerdyn Clirio +2 yn is na { $top }. Rhaid iti chwarae cerdyn beth bynnag: bydd y cerdyn a’r pentwr yn dod i dy law.
updown-could-choose = Dewisa dri cherdyn, dim mwy a dim llai.
updown-could-play = Gallet ti chwarae: { $ranks }.
updown-could-flip = Gallet ti droi cerdyn sydd wyneb i lawr.
updown-could-draw = Gallet ti dynnu.
updown-could-pick-up = Codi’r pentwr yw’r unig beth alli di ei wneud.
updown-could-end = Galli di orffen dy dro.

## 3UP 3DOWN: buttons

updown-action-none = Dewisa gerdyn
# $left is three less the number chosen: below 0 when too many are, and -1 counts as "one".
updown-action-choose = { $left ->
    [0] Rhoi’r tri wyneb i fyny
    [1] Dewisa un arall
    [2] Dewisa ddau arall
    [3] Dewisa dri cherdyn
    [zero] Dewisa dri yn unig
    [one] Dewisa dri yn unig
    [two] Dewisa dri yn unig
    [few] Dewisa dri yn unig
    [many] Dewisa dri yn unig
   *[other] Dewisa dri yn unig
}
updown-action-play = { $n ->
    [zero] Chwarae { $rank }
    [one] Chwarae { $rank }
    [two] Chwarae 2 × { $rank }
    [few] Chwarae 3 × { $rank }
    [many] Chwarae 6 × { $rank }
   *[other] Chwarae { $n } × { $rank }
}
updown-action-play-cards = { $n ->
    [zero] Chwarae dim cerdyn
    [one] Chwarae 1 cerdyn
    [two] Chwarae 2 gerdyn
    [few] Chwarae 3 cherdyn
    [many] Chwarae 6 cherdyn
   *[other] Chwarae { $n } cerdyn
}
updown-action-pick-up = { $n ->
    [zero] Codi’r pentwr
    [one] Codi’r pentwr (1 cerdyn)
    [two] Codi’r pentwr (2 gerdyn)
    [few] Codi’r pentwr (3 cherdyn)
    [many] Codi’r pentwr (6 cherdyn)
   *[other] Codi’r pentwr ({ $n } cerdyn)
}
updown-action-draw = Tynnu
updown-action-end = Gorffen fy nhro
updown-action-flip = Troi’r cerdyn hwn
updown-action-flip-one = Troi un cerdyn yn unig
updown-move-play = chwarae { $cards }
updown-move-choose = rhoi’r rhain wyneb i fyny: { $cards }
updown-move-flip = troi cerdyn sydd wyneb i lawr
updown-move-pick-up = codi’r pentwr
updown-move-draw = tynnu
updown-move-end = gorffen y tro
updown-move-deal = delio

## 3UP 3DOWN: what happened

updown-event-dealt = { $n ->
    [zero] Mae’r cardiau wedi’u delio. Does dim pentwr tynnu ar ôl.
    [one] Mae’r cardiau wedi’u delio. Mae un cerdyn ar ôl i’w dynnu.
    [two] Mae’r cardiau wedi’u delio. Mae dau gerdyn ar ôl i’w tynnu.
    [few] Mae’r cardiau wedi’u delio. Mae tri cherdyn ar ôl i’w tynnu.
    [many] Mae’r cardiau wedi’u delio. Mae chwe cherdyn ar ôl i’w tynnu.
   *[other] Mae’r cardiau wedi’u delio. Mae { $n } cerdyn ar ôl i’w tynnu.
}
updown-event-revealed = Mae pawb wedi dewis tri cherdyn ac wedi’u rhoi wyneb i fyny.
updown-event-discarded = { $who ->
    [you] Chwaraeaist ti hyn: { $cards }.
   *[other] Chwaraeodd { $name } hyn: { $cards }.
}
updown-event-discarded-hidden = { $who ->
    [you] { $n ->
        [zero] Chwaraeaist ti ddim cerdyn.
        [one] Chwaraeaist ti un cerdyn.
        [two] Chwaraeaist ti ddau gerdyn.
        [few] Chwaraeaist ti dri cherdyn.
        [many] Chwaraeaist ti chwe cherdyn.
       *[other] Chwaraeaist ti { $n } cerdyn.
    }
   *[other] { $n ->
        [zero] Chwaraeodd { $name } ddim cerdyn.
        [one] Chwaraeodd { $name } un cerdyn.
        [two] Chwaraeodd { $name } ddau gerdyn.
        [few] Chwaraeodd { $name } dri cherdyn.
        [many] Chwaraeodd { $name } chwe cherdyn.
       *[other] Chwaraeodd { $name } { $n } cerdyn.
    }
}
# $fate: "pile" the card went to the pile, "stays" it stayed on the table, face up.
updown-event-flipped = { $fate ->
    [stays] { $who ->
        [you] Fe droaist ti gerdyn: { $card }. Mae’n rhy isel, felly mae’n aros wyneb i fyny.
       *[other] Fe drodd { $name } gerdyn: { $card }. Mae’n rhy isel, felly mae’n aros wyneb i fyny.
    }
   *[pile] { $who ->
        [you] Fe droaist ti gerdyn: { $card }.
       *[other] Fe drodd { $name } gerdyn: { $card }.
    }
}
updown-event-picked-up = { $who ->
    [you] { $n ->
        [zero] Fe godaist ti’r pentwr: dim cerdyn.
        [one] Fe godaist ti’r pentwr: un cerdyn.
        [two] Fe godaist ti’r pentwr: dau gerdyn.
        [few] Fe godaist ti’r pentwr: tri cherdyn.
        [many] Fe godaist ti’r pentwr: chwe cherdyn.
       *[other] Fe godaist ti’r pentwr: { $n } cerdyn.
    }
   *[other] { $n ->
        [zero] Fe gododd { $name } y pentwr: dim cerdyn.
        [one] Fe gododd { $name } y pentwr: un cerdyn.
        [two] Fe gododd { $name } y pentwr: dau gerdyn.
        [few] Fe gododd { $name } y pentwr: tri cherdyn.
        [many] Fe gododd { $name } y pentwr: chwe cherdyn.
       *[other] Fe gododd { $name } y pentwr: { $n } cerdyn.
    }
}
updown-event-drew = { $who ->
    [you] Fe dynnaist ti hyn: { $cards }.
   *[other] Fe dynnodd { $name } hyn: { $cards }.
}
updown-event-drew-hidden = { $who ->
    [you] { $n ->
        [zero] Thynnaist ti ddim cerdyn.
        [one] Fe dynnaist ti un cerdyn.
        [two] Fe dynnaist ti ddau gerdyn.
        [few] Fe dynnaist ti dri cherdyn.
        [many] Fe dynnaist ti chwe cherdyn.
       *[other] Fe dynnaist ti { $n } cerdyn.
    }
   *[other] { $n ->
        [zero] Thynnodd { $name } ddim cerdyn.
        [one] Fe dynnodd { $name } un cerdyn.
        [two] Fe dynnodd { $name } ddau gerdyn.
        [few] Fe dynnodd { $name } dri cherdyn.
        [many] Fe dynnodd { $name } chwe cherdyn.
       *[other] Fe dynnodd { $name } { $n } cerdyn.
    }
}
updown-event-cleared = { $why ->
    [set-of-three] Mae set yn gyflawn: mae’r pentwr wedi’i glirio.
   *[other] Mae’r pentwr wedi’i glirio.
}
updown-event-ended = { $why ->
    [turn-cap] Mae’r gêm wedi cyrraedd ei thro olaf. Does neb yn ennill.
   *[other] Mae’r gêm ar ben.
}
updown-event-extras = { $who ->
    [you] { $n ->
        [zero] Chei di ddim taflu eto.
        [one] Cei di daflu unwaith eto.
        [two] Cei di daflu ddwywaith eto.
        [few] Cei di daflu deirgwaith eto.
        [many] Cei di daflu chwe gwaith eto.
       *[other] Cei di daflu { $n } gwaith eto.
    }
   *[other] { $n ->
        [zero] Chaiff { $name } ddim taflu eto.
        [one] Caiff { $name } daflu unwaith eto.
        [two] Caiff { $name } daflu ddwywaith eto.
        [few] Caiff { $name } daflu deirgwaith eto.
        [many] Caiff { $name } daflu chwe gwaith eto.
       *[other] Caiff { $name } daflu { $n } gwaith eto.
    }
}
updown-event-went-out = { $who ->
    [you] Rwyt ti wedi chwarae dy gerdyn olaf!
   *[other] Mae { $name } wedi chwarae’r cerdyn olaf!
}
updown-over-draw = Gêm gyfartal
updown-over-won = Ti sydd wedi ennill!
    .text = Ti oedd y cyntaf i chwarae pob cerdyn.
updown-over-lost = Enillodd { $name }
    .text = { $name } oedd y cyntaf i chwarae pob cerdyn. Dadwna symudiad a rho gynnig ar ffordd arall, neu dechreua gêm newydd.
