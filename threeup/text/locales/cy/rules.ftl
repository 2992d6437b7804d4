# Y rheolau: enw byr, y rheol ei hun (.text), pam nad yw symudiad yn cael ei ganiatáu (.broken), pam y mae (.because).

rules-kind-definition = Beth yw pethau
rules-kind-limit = Beth mae’n rhaid ei wneud, a beth chei di ddim ei wneud
rules-kind-permit = Beth gei di ei wneud
rules-kind-effect = Beth sy’n digwydd ohono’i hun

table-section-turn = Cymryd tro
table-section-cards = Dy gardiau
updown-section-deck = Y cardiau
updown-section-deal = Delio
updown-section-turn = Tro
updown-section-discard = Taflu
updown-section-clear = Clirio’r pentwr
updown-section-draw = Tynnu
updown-section-piles = Dy bentyrrau 3UP 3DOWN
updown-section-end = Diwedd y gêm

source-cy = Y dudalen Gymraeg (wedi’i chyfieithu gan beiriant)
source-is = Y dudalen Islandeg (wedi’i chyfieithu gan beiriant)
source-ar = Y dudalen Arabeg (wedi’i chyfieithu gan beiriant)
source-en = Y dudalen Saesneg a gafodd ei chyfieithu
source-pub = Tudalen sy’n agos at daflen reolau’r gwneuthurwr
source-rev = Adolygiad gan rywun sydd â’r gêm
source-own = Rhaglen gan rywun sydd â’r cardiau
source-fam = Rheolau Palace, gêm o’r un teulu
source-us = Ni benderfynodd hyn

## Unrhyw fwrdd

table-turn-now = Un peth ar y tro
    .text = Mae’r gêm yn mynd gam wrth gam: delio yn gyntaf, a chwarae yn olaf. Mae gan bob cam ei symudiadau ei hun.
    .broken = { $phase ->
        [deal] Dydy’r cardiau ddim wedi’u delio eto. Rhaid delio yn gyntaf.
        [choose] Nawr mae pawb yn dewis tri cherdyn i orwedd wyneb i fyny. Dewisa dy rai di yn gyntaf.
        [declare] { $move ->
            [deal] Mae’r cardiau wedi’u delio’n barod. Nawr dwed a wyt ti’n chwarae ai peidio.
           *[none] Does dim modd gwneud hyn nawr. Yn gyntaf, dwed a wyt ti’n chwarae ai peidio.
        }
        [review] { $move ->
            [deal] Mae’r cardiau wedi’u delio a’u chwarae’n barod. Nawr heria rywun, neu dwed fod popeth yn iawn.
           *[none] Does dim modd gwneud hyn nawr. Heria rywun, neu dwed fod popeth yn iawn.
        }
       *[play] { $move ->
            [deal] Mae’r cardiau wedi’u delio’n barod. Nawr mae’n amser chwarae.
            [choose] Mae’r cardiau wyneb i fyny wedi’u dewis yn barod. Nawr mae’n amser chwarae.
           *[none] Does dim modd gwneud hyn nawr. Nawr mae’n amser chwarae.
        }
    }
table-turn-over = Mae’r gêm ar ben
    .text = Pan fydd y gêm ar ben, does neb yn symud mwyach.
    .broken = Mae’r gêm ar ben. Dadwna symudiad, neu dechreua gêm newydd.
table-cards-held = Dy gardiau dy hun yn unig
    .text = Dim ond cardiau sydd gen ti y cei di eu chwarae, a phob cerdyn unwaith yn unig.
    .broken = { $card ->
        [none] Does dim cerdyn yn y lle hwnnw. Dewisa un sydd gen ti.
       *[other] Does gen ti mo’r cerdyn hwn (neu ddim cynifer ohono): { $card }. Dewisa gardiau sydd gen ti.
    }
table-cards-some = O leiaf un cerdyn
    .text = I daflu, chwaraea o leiaf un cerdyn.
    .broken = Dwyt ti ddim wedi dewis cerdyn. Dewisa un neu ragor yn gyntaf.

## Y cardiau

updown-deck-colours = Tri lliw
    .text = Mae’r cardiau’n wyrdd, yn las neu’n oren. Dydy’r lliw byth yn penderfynu beth gei di ei chwarae.
updown-deck-ranks = Rhifau a chardiau Clirio
    .text = Mae rhifau o 1 i 10 a thri math o gerdyn Clirio: Clirio, Clirio +1 a Clirio +2. Mae pob cerdyn Clirio yn uwch na phob rhif.
    .because = Mae pob cerdyn Clirio yn uwch na phob rhif. Y cerdyn uchaf yw { $top }, felly cei di chwarae hwn: { $rank }.
updown-deck-composition = Beth sydd yn y pecyn
    .text = Mae 84 cerdyn yn y pecyn llawn: saith o bob rhif, chwe cherdyn Clirio, chwe cherdyn Clirio +1 a dau gerdyn Clirio +2. Gelli di ddewis pecyn arall.
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
updown-deal-first-player = Pwy sy’n dechrau
    .text = Caiff unrhyw un ddechrau. Os na fydd neb wedi dweud yn wahanol, siawns sy’n penderfynu.

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
updown-clear-removed = Mae cardiau wedi’u clirio allan o’r gêm
    .text = Mae cardiau wedi’u clirio allan o’r gêm. Maen nhw’n gorwedd lle gall pawb eu gweld, a dydyn nhw byth yn dod yn ôl.
updown-clear-plain = Clirio
    .text = Mae Clirio yn clirio’r pentwr taflu i gyd.
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
