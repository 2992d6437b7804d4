# Y cwrs 3UP 3DOWN. Gwers: ei henw a beth sydd ynddi (.text). Cam: beth mae’r dysgwr yn ei ddarllen yn gyntaf, beth sy’n
# cael ei ddweud ar y diwedd (.done), ar ôl camgymeriad (.mistake-…), a ble i edrych (.hint-zone).
# Numbers are masculine and read aloud: "yr 8" and "ac 8" (wyth), "yr 1" (un), but "y 10" (deg). "Clirio" never mutates.

course-updown = 3UP 3DOWN
    .text = O’r cerdyn cyntaf i’r olaf: ceisia chwarae pob un o dy gardiau cyn pawb arall.

## Y cardiau a’r delio

lesson-updown-deck = Y cardiau a’r delio
    .text = Dod i nabod y cardiau, a gweld sut maen nhw’n cael eu delio.
lesson-updown-deck-colours = Mae’r cardiau’n wyrdd, yn las neu’n oren. Mae 5 gwyrdd ar y pentwr taflu: yno mae pawb yn chwarae eu cardiau. Gwylia: rwyt ti’n chwarae 6 glas arno, ac yna mae’r chwaraewr arall yn chwarae 7 oren.
    .done = Mae cardiau gwyrdd, glas ac oren ar yr un pentwr nawr. Does dim ots am y lliw pan wyt ti’n chwarae cerdyn. Dim ond y rhif sy’n bwysig.
lesson-updown-deck-ranks = Mae rhifau o 1 i 10, a chardiau Clirio. Mae 10 glas ar ben y pentwr taflu. Gwylia: rwyt ti’n chwarae dy Clirio gwyrdd arno.
    .done = Mae pob cerdyn Clirio yn uwch na phob rhif, hyd yn oed 10. Mae tri math: Clirio, Clirio +1 a Clirio +2. Mewn gwersi nes ymlaen cei di weld beth maen nhw’n ei wneud i’r pentwr.
lesson-updown-deck-all = Mae 84 cerdyn yn y pecyn llawn. Gwylia nhw’n cael eu delio i ddau chwaraewr.
    .done = Mae naw cerdyn gan bob chwaraewr. Mae’r 66 cerdyn arall wyneb i lawr yn y canol: dyna’r pentwr tynnu.
lesson-updown-deck-deal = Nawr mae tri chwaraewr yn cael eu cardiau: tri yr un yn gyntaf, wyneb i lawr, ac yna chwech arall. Gwylia, ac edrycha ar dy gardiau di wedyn.
    .done = Rwyt ti’n gweld dy chwe cherdyn, ond nid y tri sydd wyneb i lawr. Chaiff neb edrych ar y rheini eto, ddim hyd yn oed ti.
lesson-updown-deck-players = Gall rhwng dau a chwech o bobl chwarae. Yma mae chwe chwaraewr wedi cael eu cardiau, ac mae 30 cerdyn ar ôl yn y pentwr tynnu. Edrycha o gwmpas, a chwaraea ymlaen os wyt ti eisiau.
    .done = Po fwyaf o chwaraewyr sydd, lleiaf i gyd yw’r pentwr tynnu.
lesson-updown-deck-first = Mae’r ddau chwaraewr yn dewis tri cherdyn yr un i’w rhoi wyneb i fyny. Byddi di’n gwneud hynny dy hun yn y wers nesaf. Wedyn gwylia pwy sy’n chwarae’r cerdyn cyntaf.
    .done = Y chwaraewr arall sy’n dechrau, gyda’r 2 oren. Caiff unrhyw un ddechrau. Os na fydd neb wedi dweud yn wahanol, siawns sy’n penderfynu.

## Dewis 3UP

lesson-updown-three-up = Dewis 3UP
    .text = Dewis tri o dy chwe cherdyn a’u rhoi wyneb i fyny.
lesson-updown-three-up-any = Mae gen ti dri 4 a thri 8. Dewisa unrhyw dri cherdyn. Byddan nhw’n gorwedd wyneb i fyny ar dy gardiau wyneb i lawr.
    .done = Mae tri cherdyn wyneb i fyny nawr, ac mae tri ar ôl yn dy law. Mae pawb yn dewis tri yn union.
    .mistake-two = Dim ond dau gerdyn ddewisaist ti, yr 8 glas a’r 8 gwyrdd. Cyfra eto: rhaid cael tri.
    .mistake-four = Dewisaist ti bedwar cerdyn: un 4 a thri 8. Gad un ohonyn nhw yn dy law.
    .hint-zone = Edrycha ar dy law. Dewisa unrhyw dri cherdyn.
lesson-updown-three-up-high = Byddi di’n chwarae dy gardiau wyneb i fyny yn hwyr yn y gêm, pan fydd dy law yn wag. Cardiau uchel sydd fwyaf defnyddiol bryd hynny. Rho dy dri cherdyn uchaf wyneb i fyny.
    .done = Mae’r 8 glas, y 10 gwyrdd a’r Clirio oren wyneb i fyny. Mae’r cardiau isel yn dy law, a chei di eu chwarae’n gynnar.
    .mistake-low = Y 2, y 3 a’r 5 yw dy gardiau isaf. Mae’n anodd eu chwarae yn hwyr yn y gêm. Chwilia am y tri uchaf.
    .mistake-two = Mae’r 10 gwyrdd a’r Clirio oren yn iawn, ond dim ond dau gerdyn yw hynny. Dewisa un arall.
    .hint-zone = Edrycha ar dy law. Mae Clirio yn uwch na phob rhif.
lesson-updown-three-up-secret = Mae pawb yn dewis yr un pryd. Gwylia: rwyt ti’n dewis, ac yna mae’r chwaraewr arall yn dewis.
    .done = Chafodd neb weld y cardiau nes bod y ddau wedi dewis. Felly all neb edrych yn gyntaf a dewis wedyn.
lesson-updown-three-up-early = Rwyt ti wedi dewis dy dri cherdyn. Dydy’r chwaraewr arall ddim wedi dewis eto, ond mae’n chwarae 2 oren yn syth. Oes hawl gwneud hynny?
    .done = Nac oes. Yn gyntaf mae pawb yn dewis tri cherdyn, ac yna mae’r chwarae’n dechrau. Rhaid i’r 2 aros.

## Y cerdyn cyntaf

lesson-updown-opening = Y cerdyn cyntaf
    .text = Ar bentwr taflu gwag cei di chwarae unrhyw gerdyn.
lesson-updown-opening-any = Mae’r gêm yn dechrau, a ti sy’n mynd gyntaf. Does dim cerdyn ar y pentwr taflu eto. Chwaraea un o dy gardiau, pa un bynnag rwyt ti eisiau.
    .done = Ar bentwr gwag cei di chwarae unrhyw gerdyn, uchel neu isel. Rhaid chwarae o leiaf un cerdyn, a chei di chwarae cardiau o’r un rhif gyda’i gilydd.
    .mistake-nothing = Dwyt ti ddim wedi dewis cerdyn. Dewisa’r 3, y 5 neu’r 8 yn gyntaf.
    .mistake-take = Mae’r pentwr taflu’n wag, felly does dim i’w godi. Chwaraea gerdyn o dy law.
    .hint-zone = Edrycha ar dy law. Cei di chwarae unrhyw gerdyn sydd ynddi.
lesson-updown-opening-around = Mae tri’n chwarae, a ti sy’n dechrau. Gwylia pwy sy’n chwarae ar dy ôl di.
    .done = Ar dy ôl di daeth tro’r chwaraewr ar dy chwith, ac yna tro’r nesaf. Mae’r tro’n mynd o gwmpas fel hyn bob amser, gyda’r cloc.
lesson-updown-opening-cleared = Mae’r chwaraewr arall newydd chwarae Clirio, ac mae’r pentwr taflu i gyd wedi mynd. Cei di chwarae unrhyw gerdyn eto. Ceisia gael gwared ar dy gerdyn isaf.
    .done = Mae’r 1 gwyrdd wedi mynd. Ar bentwr gwag cei di chwarae hyd yn oed 1.
    .mistake-high = Cei di chwarae’r 9, ond dyna dy gerdyn uchaf. Chwilia am yr un isaf.
    .mistake-middle = Cei di chwarae’r 5, ond mae gen ti gerdyn is.
    .mistake-take = Mae’r pentwr taflu wedi’i glirio, felly does dim i’w godi. Chwaraea dy gerdyn isaf.
    .hint-zone = Edrycha ar y pentwr taflu. Mae’n wag, felly cei di chwarae hyd yn oed cerdyn isel.
lesson-updown-opening-judge = Mae’r chwaraewr arall yn dechrau’r gêm gyda dau 2, un glas ac un oren. Oes hawl gwneud hynny?
    .done = Oes. Ar bentwr gwag cei di chwarae unrhyw gerdyn, neu sawl cerdyn o’r un gwerth. Yr un rhif sydd ar y ddau gerdyn yma.

## O leiaf y cerdyn uchaf

lesson-updown-at-least-top = O leiaf y cerdyn uchaf
    .text = Rhaid i’r cerdyn rwyt ti’n ei chwarae fod mor uchel â’r cerdyn ar ben y pentwr, neu’n uwch.
lesson-updown-at-least-top-see = Mae 5 glas ar ben y pentwr taflu. Gwylia: rwyt ti’n chwarae 7 gwyrdd arno.
    .done = Mae’r 7 yn uwch na’r 5, felly cei di ei chwarae. Nawr mae’r 7 ar y top, a rhaid i’r cerdyn nesaf fod yn 7 o leiaf.
lesson-updown-at-least-top-higher = Mae 7 glas ar ben y pentwr taflu. Chwaraea gerdyn sy’n ddigon uchel.
    .done = Mae’r 8 glas yn uwch na’r 7. Dyna’r unig un o dy gardiau oedd yn ddigon uchel.
    .mistake-low = Mae’r 3 gwyrdd yn is na’r 7 glas ar y top. Chwilia am gerdyn sy’n 7 neu’n uwch.
    .mistake-pile = Chei di ddim codi’r pentwr, achos mae gen ti gerdyn i’w chwarae. Chwilia am gerdyn sy’n 7 neu’n uwch.
    .hint-zone = Edrycha ar y cerdyn ar ben y pentwr taflu. 7 yw hwnnw.
lesson-updown-at-least-top-equal = Mae 6 glas ar ben y pentwr taflu. Pa un o dy gardiau gei di ei chwarae?
    .done = Cei di chwarae 6 ar 6. Mae cerdyn sydd mor uchel â’r un ar y top yn ddigon uchel.
    .mistake-low = Mae’r 5 oren un rhif yn rhy isel i fynd ar y 6 glas. Edrycha ar dy gardiau eraill.
    .mistake-pile = Mae gen ti gerdyn i’w chwarae, felly chei di ddim codi’r pentwr. Mae cerdyn sydd mor uchel â’r un ar y top yn ddigon uchel.
    .hint-zone = Edrycha ar y cerdyn ar ben y pentwr taflu. 6 yw hwnnw.
lesson-updown-at-least-top-choose = Mae 5 glas ar y top, a chei di chwarae unrhyw un o dy dri cherdyn. Cadwa dy gerdyn uchaf at eto, a chwaraea un o’r lleill.
    .done = Mae’r 10 gwyrdd gen ti o hyd. Cei di ei chwarae ar unrhyw rif, felly mae’n help pan fydd cerdyn uchel ar y top.
    .mistake-highest = Cei di chwarae’r 10 gwyrdd, ond dyna’r cerdyn i’w gadw. Mae’r 6 a’r 8 yn ddigon uchel yma.
    .hint-zone = Edrycha ar dy law. Mae dau gerdyn yn is na’r 10, ac mae’r ddau yn uwch na 5.
lesson-updown-at-least-top-judge = Mae 7 glas ar ben y pentwr taflu. Mae’r chwaraewr arall yn chwarae 6 oren arno. Oes hawl gwneud hynny?
    .done = Nac oes. Mae 6 yn is na 7. Dydy’r lliw ddim yn gwneud gwahaniaeth.

## Cardiau o’r un gwerth

lesson-updown-sets = Cardiau o’r un gwerth
    .text = Chwarae sawl cerdyn gyda’i gilydd pan fyddan nhw yr un fath.
lesson-updown-sets-pair = Mae 4 glas ar ben y pentwr taflu. Mae gen ti ddau 6. Chwaraea’r ddau gyda’i gilydd.
    .done = Mae’r ddau 6 ar y pentwr nawr. Cei di chwarae cardiau o’r un gwerth gyda’i gilydd.
    .mistake-one = Chwaraeaist ti’r 6 glas yn unig, a chadw’r un gwyrdd. Dewisa’r ddau 6 cyn chwarae.
    .mistake-green = Chwaraeaist ti’r 6 gwyrdd yn unig, a chadw’r un glas. Dewisa’r ddau 6 cyn chwarae.
    .mistake-mixed = Dydy’r 9 ddim o’r un gwerth â’r ddau 6. Gad y 9 yn dy law.
    .hint-zone = Edrycha ar dy law. Pa ddau gerdyn sydd â’r un rhif?
lesson-updown-sets-free = Mae 3 gwyrdd ar y top, ac mae gen ti ddau 5 ac un 8. Chwaraea beth bynnag rwyt ti eisiau: un cerdyn, neu ragor os ydyn nhw yr un fath.
    .done = Ti sy’n penderfynu faint o gardiau o’r un gwerth i’w chwarae: un, neu gynifer ag sydd gen ti.
    .mistake-mixed = Dydy 5 ac 8 ddim o’r un gwerth. Chwaraea un ohonyn nhw yn unig, neu’r ddau 5 gyda’i gilydd.
    .hint-zone = Edrycha ar dy law. Cei di chwarae’r ddau 5 gyda’i gilydd, ond does dim rhaid.
lesson-updown-sets-judge = Mae 3 gwyrdd ar ben y pentwr taflu. Mae’r chwaraewr arall yn chwarae 6 glas a 7 oren gyda’i gilydd. Oes hawl gwneud hynny?
    .done = Nac oes. Byddai’r naill neu’r llall yn ddigon uchel ar ei ben ei hun, ond dydy 6 a 7 ddim o’r un gwerth.
lesson-updown-sets-sum = Mae 5 oren ar ben y pentwr taflu. Mae’r chwaraewr arall yn chwarae dau 3 gyda’i gilydd, achos mae 3 a 3 yn gwneud 6. Oes hawl gwneud hynny?
    .done = Nac oes. Dydy’r rhifau byth yn cael eu hadio: mae dau 3 yn dal i fod yn 3, ac mae hynny’n is na 5.

## Rhaid chwarae, a chodi’r pentwr

lesson-updown-pick-up = Chwarae neu godi’r pentwr
    .text = Os gelli di chwarae, rhaid i ti chwarae. Os na elli di, rwyt ti’n codi’r pentwr.
lesson-updown-pick-up-must = Mae 8 gwyrdd ar ben y pentwr taflu. Mae gen ti 2, 4 a Clirio. Beth mae’n rhaid i ti ei wneud?
    .done = Roedd gen ti gerdyn i’w chwarae, felly roedd rhaid i ti ei chwarae. Aeth y Clirio â’r pentwr i ffwrdd.
    .mistake-take = Mae’r Clirio gwyrdd yn dy law, a chei di ei chwarae ar yr 8. Felly chei di ddim codi’r pentwr.
    .mistake-low = Mae’r 4 glas yn is na’r 8 gwyrdd ar y top. Edrycha ar dy gardiau eraill.
    .hint-zone = Edrycha ar dy law. Pa gerdyn sy’n uwch na phob rhif?
lesson-updown-pick-up-take = Mae 9 oren ar ben y pentwr taflu. Does dim cerdyn yn dy law sy’n ddigon uchel. Gwna beth mae’r rheolau’n ei ofyn.
    .done = Codaist ti’r pentwr i gyd i dy law. Mae dy dro ar ben, ac mae’r pentwr taflu’n wag.
    .mistake-high = Y 7 oren yw’r cerdyn uchaf yn dy law, ond mae’n is na’r 9 ar y top. Does dim cerdyn yn dy law y cei di ei chwarae.
    .mistake-own = Mae’r Clirio yn gorwedd o dy flaen di, ond rhaid i’r cardiau hynny aros. Mae cardiau yn dy law o hyd, ac mae cardiau yn y pentwr tynnu o hyd.
    .hint-zone = Edrycha ar y pentwr taflu. Does dim byd yn dy law yn cyrraedd y 9 ar y top.
lesson-updown-pick-up-next = Nawr does gan y chwaraewr arall ddim cerdyn sy’n ddigon uchel i fynd ar y 9 oren. Gwylia beth sy’n digwydd, a beth mae’n ei olygu i ti.
    .done = Cododd y chwaraewr arall y pentwr. Felly roedd y pentwr taflu’n wag, ac roedd modd i ti chwarae dy gerdyn isaf, y 2 gwyrdd.
lesson-updown-pick-up-after = Rwyt ti wedi codi pentwr, a nawr mae pum cerdyn yn dy law. Mae 3 glas ar ben y pentwr taflu. Chwaraea fel mai dim ond tri cherdyn fydd ar ôl yn dy law.
    .done = Mae’r ddau 4 wedi mynd mewn un tro. Ar ôl codi pentwr, mae cardiau o’r un gwerth yn dy helpu i ddal i fyny.
    .mistake-one = Dydy un 4 ddim yn ddigon: mae pedwar cerdyn ar ôl yn dy law. Chwaraea’r ddau 4 gyda’i gilydd.
    .mistake-seven = Cei di chwarae’r 7, ond wedyn bydd pedwar cerdyn ar ôl yn dy law. Mae angen chwarae dau gerdyn yn y tro hwn.
    .mistake-low = Mae’r 2 gwyrdd yn is na’r 3 glas ar y top. Chwilia am ddau gerdyn sydd yr un fath.
    .hint-zone = Edrycha ar dy law. Pa gardiau sydd â’r un rhif?

## Tynnu

lesson-updown-drawing = Tynnu cardiau
    .text = Ar ôl taflu, rwyt ti’n tynnu nes bod tri cherdyn yn dy law.
lesson-updown-drawing-order = Tro’r chwaraewr arall yw hi. Mae’r chwaraewr arall yn tynnu cerdyn yn gyntaf, ac am chwarae un wedyn. Oes hawl gwneud hynny?
    .done = Nac oes. Mewn tro rwyt ti’n taflu yn gyntaf (hynny yw, yn chwarae ar y pentwr taflu), ac yn tynnu wedyn. A beth bynnag, gyda thri cherdyn yn y llaw does neb yn tynnu.
lesson-updown-drawing-one = Mae 3 gwyrdd ar ben y pentwr taflu, ac mae tri cherdyn yn dy law. Chwaraea un ohonyn nhw i weld beth sy’n digwydd.
    .done = Roedd dau gerdyn ar ôl yn dy law, a thynnaist ti un. Ar ôl pob tro bydd o leiaf tri cherdyn yn dy law, tra bydd cardiau yn y pentwr tynnu.
    .mistake-take = Mae dy gardiau i gyd yn uwch na’r 3 gwyrdd, felly rhaid i ti chwarae un.
    .hint-zone = Edrycha ar dy law. Mae pob un o dy dri cherdyn yn uwch na 3.
lesson-updown-drawing-two = Nawr chwaraea fel dy fod ti’n tynnu dau gerdyn newydd.
    .done = Chwaraeaist ti ddau 8 a thynnu dau gerdyn. Po fwyaf o gardiau rwyt ti’n eu chwarae, mwyaf i gyd rwyt ti’n eu tynnu: bob tro nes bod tri yn dy law.
    .mistake-five = Chwaraeaist ti un cerdyn, felly dim ond un dynnaist ti. Chwilia am ddau gerdyn sydd yr un fath.
    .mistake-one = Dim ond un 8 chwaraeaist ti, felly dim ond un cerdyn dynnaist ti. Chwaraea’r ddau 8 gyda’i gilydd.
    .mistake-orange = Dim ond un 8 chwaraeaist ti, felly dim ond un cerdyn dynnaist ti. Chwaraea’r ddau 8 gyda’i gilydd.
    .hint-zone = Edrycha ar dy law. Pa ddau gerdyn gei di eu chwarae gyda’i gilydd?
lesson-updown-drawing-many = Mae pedwar cerdyn yn dy law, ac mae 3 gwyrdd ar ben y pentwr taflu. Chwaraea gerdyn, ac un arall yn dy dro nesaf. Pryd wyt ti’n tynnu?
    .done = Ar ôl y cerdyn cyntaf roedd tri yn dy law o hyd, felly doedd dim tynnu. Ar ôl yr ail roedd dau, felly tynnaist ti un.
    .mistake-take = Mae dy gardiau i gyd yn uwch na’r 3 gwyrdd, felly rhaid i ti chwarae un.
    .hint-zone = Edrycha ar dy law. Os wyt ti’n chwarae cerdyn isel yn gyntaf, rwyt ti’n cadw’r rhai uchel at eto.
lesson-updown-drawing-short = Dim ond un cerdyn sydd ar ôl yn y pentwr tynnu. Gwylia: rwyt ti’n chwarae dau 8, ac yna mae’r chwaraewr arall yn chwarae 9 gwyrdd.
    .done = Roedd angen dau gerdyn arnat ti, ond dim ond yr un olaf gest ti. Chafodd y chwaraewr arall ddim un. O hyn ymlaen mae pawb yn chwarae heb dynnu.

## Clirio gyda thri

lesson-updown-three = Mae tri’n clirio’r pentwr
    .text = Mae tri cherdyn o’r un rhif ar y top yn mynd â’r pentwr i gyd allan o’r gêm.
lesson-updown-three-alone = Mae 3 gwyrdd ar ben y pentwr taflu. Mae gen ti dri 4. Cliria’r pentwr.
    .done = Roedd tri 4 gyda’i gilydd ar y top, ac felly cafodd y pentwr i gyd ei glirio. Wedyn tynnaist ti dri cherdyn newydd.
    .mistake-one = Dydy un 4 ddim yn clirio’r pentwr. Chwaraea’r tri gyda’i gilydd.
    .mistake-two = Dydy dau 4 ddim yn ddigon: mae angen un arall. Chwaraea’r tri gyda’i gilydd.
    .mistake-take = Mae gen ti gardiau i’w chwarae, felly chei di ddim codi’r pentwr. Edrycha ar dy dri 4.
    .hint-zone = Edrycha ar dy law. Yr un rhif sydd ar dy gardiau i gyd.
lesson-updown-three-across = Mae dau 7 ar ben y pentwr taflu. Cafodd y rheini eu chwarae mewn troeon cynt. Cliria’r pentwr gydag un cerdyn.
    .done = Dy 7 di oedd y trydydd. Does dim ots pwy chwaraeodd y ddau gyntaf.
    .mistake-nine = Cei di chwarae’r 9, ond dydy hynny’n clirio dim. Pa rif sydd ddwywaith ar y top?
    .mistake-low = Mae’r 2 glas yn is na’r 7 ar y top. Pa rif sydd ddwywaith ar y top?
    .hint-zone = Edrycha ar y ddau gerdyn ar ben y pentwr taflu. Oes gen ti un arall yr un fath?
lesson-updown-three-everybody = Mae tri’n chwarae, ac mae 8 gan bob chwaraewr. Gwylia’r pentwr taflu.
    .done = Y trydydd 8 gliriodd y pentwr. Wedyn aeth y tro ymlaen fel arfer at y chwaraewr nesaf, sef ti.
lesson-updown-three-two-ways = Mae dau 6 ar ben y pentwr taflu. Mae gen ti un 6 a thri 9. Cliria’r pentwr: mae dwy ffordd.
    .done = Mae’r pentwr wedi’i glirio. Mae’r cardiau hynny’n gorwedd lle gall pawb eu gweld, a dydyn nhw byth yn dod yn ôl i’r gêm.
    .mistake-one = Dydy un 9 ddim yn clirio dim. Chwaraea’r tri 9, neu edrycha pa rif sydd ar ben y pentwr.
    .mistake-two = Dydy dau 9 ddim yn clirio dim. Chwaraea’r tri 9, neu edrycha pa rif sydd ar ben y pentwr.
    .hint-zone = Edrycha ar y ddau gerdyn ar ben y pentwr taflu. Gelli di ychwanegu’r trydydd, neu chwarae tri o dy rai dy hun.
lesson-updown-three-judge = Mae 6 gwyrdd ar ben y pentwr taflu. Mae’r chwaraewr arall yn chwarae 6 glas a 6 oren gyda’i gilydd. Oes hawl gwneud hynny?
    .done = Oes. Cei di chwarae 6 ar 6, ac mae’r ddau o’r un gwerth. Gyda’r 6 gwyrdd mae hynny’n gwneud tri, felly mae’r pentwr yn cael ei glirio.

## Clirio

lesson-updown-clear = Y cerdyn Clirio
    .text = Mae Clirio yn mynd â’r pentwr taflu i gyd allan o’r gêm.
lesson-updown-clear-use = Mae 10 gwyrdd ar ben y pentwr taflu. Mae gen ti 3, 6 a Clirio. Cliria’r pentwr.
    .done = Aeth y Clirio â’r pentwr i gyd allan o’r gêm, ac mae’r Clirio wedi mynd hefyd. Daeth dy dro i ben fel arfer.
    .mistake-low = Mae’r 6 oren yn is na’r 10 gwyrdd ar y top. Pa un o dy gardiau sy’n uwch na 10?
    .mistake-take = Mae gen ti Clirio, a chei di ei chwarae ar y 10. Felly chei di ddim codi’r pentwr.
    .hint-zone = Edrycha ar dy law. Mae un cerdyn yno heb rif arno.
lesson-updown-clear-keep = Mae 5 gwyrdd ar ben y pentwr taflu, a chei di chwarae unrhyw un o dy gardiau. Mae’n werth cadw Clirio. Chwaraea heb ei ddefnyddio.
    .done = Mae’r Clirio gen ti o hyd. Cei di ei chwarae ar unrhyw gerdyn, felly mae’n help pan fydd dy rifau i gyd yn rhy isel.
    .mistake-spent = Cliriaist ti bentwr o un cerdyn yn unig. Roedd y 7 a’r 9 yn ddigon uchel, a byddai’r Clirio gen ti o hyd.
    .mistake-take = Mae gen ti gerdyn i’w chwarae, felly chei di ddim codi’r pentwr. Mae’r 7 a’r 9 yn ddigon uchel.
    .hint-zone = Edrycha ar y cerdyn ar ben y pentwr taflu. Dim ond 5 yw hwnnw.
lesson-updown-clear-two = Mae gen ti 4 gwyrdd a dau gerdyn Clirio plaen, sef rhai heb +1 na +2. Cei di chwarae cardiau Clirio plaen gyda’i gilydd. Chwaraea’r ddau mewn un tro.
    .done = Mae’r ddau gerdyn Clirio wedi mynd, a’r pentwr hefyd. Cest ti wared ar ddau gerdyn mewn un tro.
    .mistake-one = Chwaraeaist ti’r Clirio glas yn unig, a chadw’r un oren. Dewisa’r ddau cyn chwarae.
    .mistake-orange = Chwaraeaist ti’r Clirio oren yn unig, a chadw’r un glas. Dewisa’r ddau cyn chwarae.
    .mistake-mixed = Dydy’r 4 ddim o’r un gwerth â Clirio. Gad y 4 yn dy law.
    .hint-zone = Edrycha ar dy law. Mae’r ddau gerdyn Clirio yr un fath.
lesson-updown-clear-judge = Mae 9 glas ar ben y pentwr taflu. Mae’r chwaraewr arall yn chwarae dau gerdyn Clirio +1 gyda’i gilydd. Oes hawl gwneud hynny?
    .done = Nac oes. Dim ond cardiau Clirio plaen gei di eu chwarae gyda’i gilydd. Mae Clirio +1 a Clirio +2 yn cael eu chwarae fesul un.

## Clirio +1

lesson-updown-plus-one = Clirio +1
    .text = Clirio’r pentwr a thaflu unwaith eto.
lesson-updown-plus-one-again = Mae 9 glas ar ben y pentwr taflu. Chwaraea dy Clirio +1, ac yna gwna dy dafliad ychwanegol.
    .done = Cliriodd y Clirio +1 y pentwr, a thaflaist ti unwaith eto ar y pentwr gwag. Felly roedd unrhyw gerdyn yn iawn.
    .mistake-low = Mae’r 7 glas yn is na’r 9 glas ar y top. Cliria’r pentwr yn gyntaf; wedyn cei di chwarae’r 7.
    .mistake-take = Cei di chwarae dy Clirio +1 ar y 9, felly chei di ddim codi’r pentwr.
    .hint-zone = Edrycha ar dy law. Mae’r Clirio +1 oren yn uwch na phob rhif.
lesson-updown-plus-one-draw = Cyn dy dafliad ychwanegol cei di dynnu nes bod tri cherdyn yn dy law. Does dim rhaid i ti. Chwaraea dy Clirio +1, tynna, ac yna tafla.
    .done = Tynnaist ti gerdyn cyn dy dafliad ychwanegol. Felly roedd gen ti fwy o ddewis, ac ar bentwr gwag cei di chwarae hyd yn oed y cerdyn isaf.
    .mistake-eight = Cei di chwarae’r 8, ond does dim tafliad ychwanegol yn dod gydag e. Dechreua gyda’r Clirio +1.
    .mistake-nine = Cei di chwarae’r 9, ond does dim tafliad ychwanegol yn dod gydag e. Dechreua gyda’r Clirio +1.
    .hint-zone = Edrycha ar y pentwr tynnu. Ar ôl dy Clirio +1 cei di dynnu cerdyn ohono.
lesson-updown-plus-one-stop = Mae’r chwaraewr arall wedi chwarae Clirio +1, a dau gerdyn sydd ar ôl yn llaw’r chwaraewr hwnnw. Nawr mae’r chwaraewr arall eisiau gorffen y tro heb dafliad ychwanegol. Oes hawl gwneud hynny?
    .done = Nac oes. Rhaid gwneud tafliad ychwanegol os oes cerdyn i’w daflu. Cei di ddewis tynnu cyn hynny neu beidio, ond rhaid taflu.

## Clirio +2

lesson-updown-plus-two = Clirio +2
    .text = Clirio’r pentwr a thaflu ddwywaith eto.
lesson-updown-plus-two-twice = Chwaraea dy Clirio +2. Mae’n clirio’r pentwr, ac rwyt ti’n taflu ddwywaith eto. Chwaraea’r cerdyn isaf yn gyntaf.
    .done = Aeth dy dafliad ychwanegol cyntaf ar y pentwr gwag, a’r ail ar ben hwnnw. Mae’r cerdyn ar y top yn cyfri wrth wneud tafliadau ychwanegol hefyd.
    .mistake-low = Mae’r 6 oren yn is na’r 9 glas ar y top. Cliria’r pentwr yn gyntaf.
    .mistake-take = Cei di chwarae dy Clirio +2 ar y 9, felly chei di ddim codi’r pentwr.
    .hint-zone = Edrycha ar dy law. Cei di chwarae’r Clirio +2 gwyrdd ar unrhyw gerdyn.
lesson-updown-plus-two-order = Rwyt ti wedi chwarae Clirio +2 a thynnu, a nawr mae dau dafliad ychwanegol ar ôl. Gwna’r ddau heb orfod codi’r pentwr.
    .done = Roedd yr ail gerdyn mor uchel â’r cyntaf, neu’n uwch. Rhaid gwneud tafliadau ychwanegol, felly meddylia am y drefn.
    .mistake-high = Gyda’r 9 ar y top, chei di ddim chwarae’r 3 na’r 6. Dechreua gyda cherdyn is.
    .hint-zone = Edrycha ar dy law. Rhaid i’r ail gerdyn fod mor uchel â’r cyntaf, neu’n uwch.
lesson-updown-plus-two-no-draw = Rwyt ti wedi gwneud tafliad ychwanegol cyntaf dy Clirio +2: y 4 gwyrdd. Nawr gwna’r ail.
    .done = Gwnest ti’r ail dafliad ychwanegol gyda’r cardiau oedd gen ti, a dim ond ar ddiwedd dy dro y tynnaist ti. Does dim tynnu cyn yr ail.
    .mistake-draw = Cei di dynnu cyn y tafliad ychwanegol cyntaf, ond nid cyn yr ail. Chwaraea gerdyn o dy law.
    .mistake-low = Mae’r 2 glas yn is na’r 4 gwyrdd ar y top. Mae dy gerdyn arall yn ddigon uchel.
    .hint-zone = Edrycha ar dy law. Mae un o dy ddau gerdyn yn uwch na 4.
lesson-updown-plus-two-add = Mae gen ti ddau dafliad ychwanegol ar ôl, diolch i dy Clirio +2. Defnyddia un ohonyn nhw i gael mwy fyth.
    .done = Defnyddiaist ti un o dy ddau dafliad ychwanegol, a chest ti un newydd gan y Clirio +1. Felly mae dau ar ôl eto.
    .mistake-number = Mae’r 4 gwyrdd yn defnyddio tafliad ychwanegol, heb roi un newydd i ti. Pa gerdyn sy’n rhoi un?
    .hint-zone = Edrycha ar dy law. Mae un cerdyn yn rhoi tafliad arall i ti.
lesson-updown-plus-two-lapse = Mae gen ti ddau 6 a Clirio +2. Gwylia: rwyt ti’n chwarae’r Clirio +2, ac yna’r ddau 6 gyda’i gilydd fel dy dafliad ychwanegol cyntaf.
    .done = Doedd gen ti ddim cerdyn arall ar gyfer yr ail dafliad ychwanegol, felly cafodd hwnnw ei golli. Daeth dy dro i ben, a thynnaist ti dri cherdyn.

## Y pentyrrau ar glo

lesson-updown-locked = Mae dy bentyrrau ar glo
    .text = Pryd cei di chwarae’r cardiau sydd o dy flaen di?
lesson-updown-locked-hand-first = Mae’r pentwr tynnu wedi mynd, ond mae dau gerdyn yn dy law o hyd. Mae 5 oren ar ben y pentwr taflu. Cymer dy dro.
    .done = Chwaraeaist ti’r 6 glas o dy law. Tra bod cardiau yn dy law, o dy law yn unig rwyt ti’n chwarae.
    .mistake-up = Mae’r 10 glas yn gorwedd o dy flaen di. Rhaid iddo aros, achos mae dau gerdyn yn dy law o hyd.
    .mistake-low = Mae’r 4 gwyrdd yn is na’r 5 oren ar y top. Mae’r cerdyn arall yn dy law yn ddigon uchel.
    .hint-zone = Edrycha ar dy law. Mae un o dy ddau gerdyn yn uwch na 5.
lesson-updown-locked-judge = Mae tri cherdyn yn llaw’r chwaraewr arall, a dydy’r pentwr tynnu ddim yn wag. Mae’r chwaraewr arall yn chwarae’r Clirio sydd wyneb i fyny. Oes hawl gwneud hynny?
    .done = Nac oes. Mae’r cardiau hynny ar glo nes bod y pentwr tynnu wedi mynd a’r llaw yn wag. Does dim un o’r ddau beth wedi digwydd eto.
lesson-updown-locked-open = Mae’r pentwr tynnu wedi mynd ac mae dy law yn wag. Felly mae dy gardiau wyneb i fyny ar agor: chwaraea un ohonyn nhw. Mae 8 oren ar ben y pentwr taflu.
    .done = Chwaraeaist ti o dy bentyrrau dy hun am y tro cyntaf. Roedden nhw wedi agor achos bod y pentwr tynnu wedi mynd a dy law yn wag.
    .mistake-low = Mae’r 6 oren yn is na’r 8 oren ar y top. Mae’r ddau gerdyn arall o dy flaen di yn ddigon uchel.
    .mistake-take = Cei di chwarae un o dy gardiau wyneb i fyny, felly chei di ddim codi’r pentwr.
    .hint-zone = Edrycha ar y tri cherdyn wyneb i fyny o dy flaen di. Mae dau ohonyn nhw’n uwch nag 8.

## Cardiau wyneb i fyny

lesson-updown-face-up = Chwarae cardiau wyneb i fyny
    .text = Sut mae chwarae’r tri cherdyn wyneb i fyny o dy flaen di.
lesson-updown-face-up-pair = Mae dy law yn wag ac mae’r pentwr tynnu wedi mynd. Mae 5 oren ar ben y pentwr taflu. Mae dau 8 wyneb i fyny o dy flaen di; chwaraea’r ddau gyda’i gilydd.
    .done = Mae cardiau wyneb i fyny’n cael eu chwarae fel cardiau yn y llaw: un ar y tro, neu sawl un o’r un gwerth.
    .mistake-blue = Chwaraeaist ti’r 8 glas yn unig, ac mae’r un gwyrdd yno o hyd. Dewisa’r ddau 8 cyn chwarae.
    .mistake-green = Chwaraeaist ti’r 8 gwyrdd yn unig, ac mae’r un glas yno o hyd. Dewisa’r ddau 8 cyn chwarae.
    .mistake-low = Mae’r 4 oren yn is na’r 5 oren ar y top. Edrycha ar y ddau gerdyn arall.
    .hint-zone = Edrycha ar y cardiau wyneb i fyny o dy flaen di. Pa ddau sydd yr un fath?
lesson-updown-face-up-take = Mae 9 gwyrdd ar ben y pentwr taflu. Mae 4 a 6 wyneb i fyny o dy flaen di, ac mae dy law yn wag. Gwna beth mae’r rheolau’n ei ofyn.
    .done = Doedd dim un o dy gardiau wyneb i fyny’n ddigon uchel, felly codaist ti’r pentwr i dy law. Mae dy gardiau wyneb i fyny’n aros lle maen nhw.
    .mistake-low = Y 6 oren yw’r uchaf o dy gardiau wyneb i fyny, ond mae’n is na’r 9 ar y top. Does dim un o dy gardiau wyneb i fyny’n ddigon uchel.
    .mistake-flip = Y cardiau wyneb i lawr sy’n dod olaf. Mae gen ti ddau gerdyn wyneb i fyny o hyd, er eu bod nhw’n rhy isel nawr.
    .hint-zone = Edrycha ar y pentwr taflu. Dydy dy 4 na dy 6 ddim yn cyrraedd y 9 ar y top.
lesson-updown-face-up-again = Rwyt ti wedi codi pentwr, ac mae 7 a 9 yn dy law. Mae 6 glas ar ben y pentwr taflu nawr. Cymer dy dro.
    .done = Chwaraeaist ti o dy law. Ar ôl codi’r pentwr mae dy bentyrrau dy hun ar glo nes bod dy law yn wag eto.
    .mistake-up = Roedd y 10 oren ar agor o’r blaen, ond codaist ti’r pentwr. Nawr mae ar glo nes bod dy law yn wag eto.
    .hint-zone = Edrycha ar dy law. Mae dy ddau gerdyn yn uwch na 6.
lesson-updown-face-up-lazy = Mae llaw’r chwaraewr arall yn wag, ond mae gan y chwaraewr hwnnw 4 a 9 wyneb i fyny. Mae 6 glas ar ben y pentwr taflu, ac mae’r chwaraewr arall yn codi’r pentwr. Oes hawl gwneud hynny?
    .done = Nac oes. Mae’r 9 glas yn ddigon uchel i fynd ar y 6. Os oes modd chwarae, rhaid chwarae, hyd yn oed gyda chardiau wyneb i fyny.
lesson-updown-face-up-whose = Mae llaw’r chwaraewr arall yn wag, ond mae gan y chwaraewr hwnnw 4 oren a 9 glas wyneb i fyny. Nawr mae’r chwaraewr arall yn chwarae 10 gwyrdd. Oes hawl gwneud hynny?
    .done = Nac oes. Dim ond cardiau sydd gen ti y cei di eu chwarae, a does gan y chwaraewr arall ddim 10 gwyrdd.
lesson-updown-face-up-same-turn = Mae’r pentwr tynnu wedi mynd, a dy Clirio +1 yw’r cerdyn olaf yn dy law. Chwaraea’r cerdyn hwnnw, ac yna gwna dy dafliad ychwanegol.
    .done = Ar ôl y Clirio +1 roedd dy law yn wag, felly agorodd dy bentyrrau ar unwaith. Gwnest ti’r tafliad ychwanegol oddi yno, yn yr un tro.
    .mistake-up = Mae’r 9 oren ar glo o hyd, achos mae cerdyn yn dy law. Chwaraea hwnnw yn gyntaf.
    .mistake-take = Cei di chwarae dy Clirio +1 ar y 10, felly chei di ddim codi’r pentwr.
    .hint-zone = Edrycha ar dy law. Mae tafliad ychwanegol yn dod gyda’r cerdyn olaf sydd ynddi.

## Cardiau wyneb i lawr

lesson-updown-flips = Troi cardiau
    .text = Yn olaf mae’r tri cherdyn wyneb i lawr yn cael eu chwarae, heb edrych.
lesson-updown-flips-before = Mae 7 oren ar ben y pentwr taflu. Mae un cerdyn wyneb i fyny o dy flaen di, a thri wyneb i lawr. Cymer dy dro.
    .done = Mae dy gardiau wyneb i fyny i gyd wedi mynd nawr. O dy dro nesaf ymlaen cei di droi cardiau wyneb i lawr.
    .mistake-flip = Mae’r 9 glas wyneb i fyny o hyd. Mae pob cerdyn wyneb i fyny’n mynd cyn unrhyw gerdyn wyneb i lawr.
    .mistake-take = Mae’r 9 glas yn ddigon uchel i fynd ar y 7, felly chei di ddim codi’r pentwr.
    .hint-zone = Edrycha ar y cardiau o dy flaen di. Mae un ohonyn nhw wyneb i fyny.
lesson-updown-flips-blind = Dim ond tri cherdyn wyneb i lawr sydd ar ôl gen ti, a does neb yn gwybod beth ydyn nhw. Mae 4 oren ar ben y pentwr taflu. Tro un cerdyn, pa un bynnag rwyt ti eisiau.
    .done = Fe droaist ti gerdyn heb wybod beth oedd e, a’r tro hwn roedd yn ddigon uchel. Cei di droi un bob amser, un cerdyn ar y tro.
    .mistake-take = Chei di ddim codi’r pentwr eto. Tro gerdyn yn gyntaf; efallai y bydd yn ddigon uchel.
    .hint-zone = Edrycha ar y cardiau o dy flaen di. Does dim ots pa un rwyt ti’n ei droi.
lesson-updown-flips-too-low = Mae 7 oren ar ben y pentwr taflu. Gwylia: rwyt ti’n troi’r cyntaf o dy gardiau wyneb i lawr.
    .done = 2 oedd y cerdyn, ac mae hynny’n is na 7. Felly aeth ar y pentwr, a chodaist ti’r pentwr i gyd i dy law.
lesson-updown-flips-judge = Trodd y chwaraewr arall gerdyn oedd yn rhy isel, a chodi’r pentwr. Nawr mae tri cherdyn yn llaw’r chwaraewr arall, ond mae’r chwaraewr hwnnw’n troi cerdyn arall sydd wyneb i lawr. Oes hawl gwneud hynny?
    .done = Nac oes. Mae’r pentyrrau ar glo eto nes bod y tri cherdyn yn y llaw wedi’u chwarae.

## Clirio +2 o dy bentyrrau dy hun

lesson-updown-penalty = Clirio +2 o dy bentyrrau dy hun
    .text = Dydy dau dafliad ychwanegol ddim yn anrheg bob tro.
lesson-updown-penalty-see = Mae Clirio +2, 9 a 4 wyneb i fyny o dy flaen di. Gwylia: rwyt ti’n chwarae’r Clirio +2, yna’r 9, ac yna dim ond y 4 sydd ar ôl.
    .done = Roedd y 4 yn rhy isel i fynd ar y 9. Aeth ar y pentwr beth bynnag, a chodaist ti’r ddau i dy law.
lesson-updown-penalty-avoid = Rwyt ti wedi chwarae Clirio +2 o dy bentyrrau dy hun, ac mae dau dafliad ychwanegol ar ôl. Mae 4 a 9 wyneb i fyny. Tafla’r ddau heb godi’r pentwr.
    .done = Y 4 yn gyntaf, yna’r 9: felly roedd y cerdyn olaf yn ddigon uchel, ac mae dy law yn wag o hyd.
    .mistake-high = Gyda’r 9 ar y top, dim ond y 4 sydd gen ti ar gyfer y tafliad olaf. Mae’n rhy isel, a bydd rhaid i ti godi’r pentwr.
    .hint-zone = Edrycha ar dy ddau gerdyn wyneb i fyny. Ym mha drefn gelli di chwarae’r ddau?
lesson-updown-penalty-hold-back = Rwyt ti wedi chwarae Clirio +2 o dy bentyrrau dy hun, a dyma’r tafliad ychwanegol olaf. Mae 7 gwyrdd ar y top, ac mae 4 a 9 wyneb i fyny. Gwna’r tafliad.
    .done = Roedd y 9 yn ddigon uchel, felly roedd rhaid i ti ei chwarae. Dim ond pan fydd dy gardiau wyneb i fyny i gyd yn rhy isel rwyt ti’n chwarae un ohonyn nhw beth bynnag.
    .mistake-low = Mae’r 4 yn rhy isel, ond dydy’r 9 ddim. Chei di ddim cadw cerdyn sy’n ddigon uchel yn ôl.
    .mistake-take = Mae’r 9 yn ddigon uchel i fynd ar y 7, felly chei di ddim codi’r pentwr.
    .hint-zone = Edrycha ar dy ddau gerdyn wyneb i fyny. Mae un ohonyn nhw’n uwch na 7.
lesson-updown-penalty-judge = Mae’r chwaraewr arall wedi chwarae Clirio +2 o’r pentyrrau 3UP 3DOWN, a dyma’r tafliad ychwanegol olaf. Mae 8 gwyrdd ar y top. Dim ond 5 oren sydd ar ôl wyneb i fyny, ac mae’r chwaraewr arall yn ei chwarae. Oes hawl gwneud hynny?
    .done = Oes, achos does dim un o’r cardiau wyneb i fyny’n ddigon uchel. Ond mae pris i’w dalu: mae’r 5 a’r 8 yn mynd i law’r chwaraewr arall.

## Y cerdyn olaf

lesson-updown-last-card = Y cerdyn olaf
    .text = Y cyntaf i fod heb gardiau sy’n ennill.
lesson-updown-last-card-win = Dim ond dau gerdyn sydd ar ôl gen ti, a 9 yw’r ddau. Mae 8 glas ar ben y pentwr taflu. Enilla’r gêm.
    .done = Does gen ti ddim cardiau ar ôl, yn dy law, wyneb i fyny nac wyneb i lawr. Felly rwyt ti’n ennill ar unwaith.
    .mistake-blue = Nawr mae’r 9 oren ar ôl, a thro’r chwaraewr arall yw hi. Chwaraea’r ddau 9 gyda’i gilydd, ac yna fydd gen ti ddim cardiau ar ôl.
    .mistake-orange = Nawr mae’r 9 glas ar ôl, a thro’r chwaraewr arall yw hi. Chwaraea’r ddau 9 gyda’i gilydd, ac yna fydd gen ti ddim cardiau ar ôl.
    .mistake-take = Mae gen ti gardiau i’w chwarae, felly chei di ddim codi’r pentwr. Edrycha ar dy ddau 9.
    .hint-zone = Edrycha ar dy law. Mae dy ddau gerdyn yr un fath.
lesson-updown-last-card-plus = Clirio +2 yw dy gerdyn olaf un, ac mae wyneb i fyny. Fydd gen ti ddim cerdyn ar gyfer y ddau dafliad ychwanegol. Chwaraea’r Clirio +2 i weld beth sy’n digwydd.
    .done = Rwyt ti’n ennill ar unwaith. Dydy tafliadau ychwanegol ddim yn cyfri pan nad oes gen ti gardiau ar ôl.
    .mistake-take = Cei di chwarae’r Clirio +2 ar yr 8, felly chei di ddim codi’r pentwr.
    .hint-zone = Edrycha ar y cerdyn o dy flaen di. Hwn yw dy un olaf.
lesson-updown-last-card-failed = Mae gen ti un cerdyn ar ôl, ac mae wyneb i lawr. Mae 8 oren ar ben y pentwr taflu. Gwylia: rwyt ti’n troi dy gerdyn olaf, ac mae’r gêm yn mynd yn ei blaen.
    .done = 2 oedd y cerdyn, yn rhy isel i fynd ar yr 8. Felly codaist ti’r pentwr, ac mae tri cherdyn yn dy law nawr. Dim ond os yw dy gerdyn olaf yn ddigon uchel rwyt ti’n ennill.
lesson-updown-last-card-over = Rwyt ti wedi chwarae dy gerdyn olaf ac wedi ennill. Mae’r chwaraewr arall yn chwarae 10 oren beth bynnag. Oes hawl gwneud hynny?
    .done = Nac oes. Mae’r gêm ar ben, a does neb yn chwarae mwyach.
lesson-updown-last-card-endless = Fyddai rhai gemau byth yn dod i ben. Felly mae terfyn ar nifer y troeon: 5,000. Yma mae 4,998 o droeon wedi’u chwarae; gwylia’r ddau olaf.
    .done = Mae’r gêm wedi dod i ben, a does neb yn ennill. Mae’r rhan fwyaf o gemau ar ben ymhell cyn hynny.

## Rheolau’r tŷ

lesson-updown-house-rules = Rheolau’r tŷ
    .text = Mae pobl yn chwarae rhai rheolau mewn ffyrdd gwahanol, a dydy ein ffynonellau ni (y tudalennau sy’n esbonio’r rheolau) ddim yn cytuno bob tro.
lesson-updown-house-rules-count = Mae’r ffynonellau’n dweud bod 84 cerdyn yn y pecyn. Ond dim ond 74 sydd yn eu rhestr o gardiau. Gwylia’r 74 cerdyn hynny’n cael eu delio.
    .done = Ar ôl delio, mae 56 cerdyn ar ôl yn y pentwr tynnu. Gydag 84 cerdyn, 66 sydd ar ôl. Cei di ddewis y pecyn wrth ddechrau gêm.
lesson-updown-house-rules-opening = Mae’r rhan fwyaf o’r ffynonellau’n dweud y cei di ddechrau’r gêm gydag unrhyw gerdyn. Mae’r dudalen Islandeg yn dweud yn wahanol, ond dim ond achos bod peiriant wedi’i chyfieithu’n wael. Dechreua gyda dy gerdyn isaf.
    .done = Dechreuodd y 2 glas y gêm. Cei di chwarae unrhyw gerdyn ar bentwr gwag.
    .mistake-six = Cei di chwarae’r 6, ond nid dyna dy gerdyn isaf.
    .mistake-nine = Cei di chwarae’r 9, ond dyna dy gerdyn uchaf. Chwilia am yr un isaf.
    .mistake-take = Mae’r pentwr taflu’n wag, felly does dim i’w godi. Chwaraea dy gerdyn isaf.
    .hint-zone = Edrycha ar y pentwr taflu. Mae’n wag, felly cei di chwarae hyd yn oed 2.
lesson-updown-house-rules-four = Mae un o reolau’r tŷ ar waith yma: dim ond pedwar cerdyn o’r un rhif sy’n clirio’r pentwr. Mae tri 7 ar y top. Cliria’r pentwr.
    .done = Dy 7 di oedd y pedwerydd, ac mae’r pentwr wedi’i glirio. Heb y rheol tŷ hon, mae tri’n ddigon.
    .mistake-nine = Cei di chwarae’r 9, ond dydy hynny’n clirio dim. Pa rif sydd dair gwaith ar y top?
    .mistake-low = Mae’r 3 glas yn is na’r 7 ar y top. Pa rif sydd dair gwaith ar y top?
    .hint-zone = Edrycha ar y tri cherdyn ar ben y pentwr taflu. Mae angen un arall.
lesson-updown-house-rules-by-choice = Mae un o reolau’r tŷ ar waith yma: cei di godi’r pentwr hyd yn oed pan fydd gen ti gerdyn i’w chwarae. Mae dau 10 yno, a dim ond dy Clirio gei di ei chwarae arnyn nhw. Coda’r pentwr a chadwa’r Clirio.
    .done = Nawr mae’r ddau 10 yn dy law, ac mae’r Clirio gen ti o hyd. Heb y rheol tŷ hon byddet ti wedi gorfod chwarae’r Clirio.
    .mistake-clear = Cei di chwarae’r Clirio, ond dy dasg yma yw ei gadw. Coda’r pentwr yn lle hynny.
    .mistake-low = Mae’r 5 oren yn is na’r 10 ar y top. Dim ond y Clirio gei di ei chwarae yma, ond dy dasg yw ei gadw.
    .hint-zone = Edrycha ar y pentwr taflu. Mae’r ddau gerdyn sydd yno’n uchel.
lesson-updown-house-rules-clear-again = Mae un o reolau’r tŷ ar waith yma: ar ôl Clirio plaen rwyt ti’n taflu unwaith eto. Gwylia: rwyt ti’n chwarae dy Clirio, ac yna 4 glas.
    .done = Gyda’r rheol tŷ hon mae Clirio yn rhoi un tafliad ychwanegol i ti. Hebddi mae dy dro ar ben ar ôl Clirio.
lesson-updown-house-rules-stays = Mae un o reolau’r tŷ ar waith yma: os wyt ti’n troi cerdyn sy’n rhy isel, mae’n aros o dy flaen di, wyneb i fyny. Gwylia: rwyt ti’n troi’r cyntaf o dy gardiau wyneb i lawr.
    .done = Roedd y 2 yn rhy isel i fynd ar y 7, ac mae’n aros o dy flaen di, wyneb i fyny. Codaist ti’r pentwr hebddo.
lesson-updown-house-rules-mix = Mae un o reolau’r tŷ ar waith yma: os oes gan bob cerdyn yn dy law yr un gwerth, cei di eu chwarae gyda chardiau wyneb i fyny o’r gwerth hwnnw. Mae’r pentwr tynnu wedi mynd. Cliria’r pentwr mewn un tro.
    .done = Gyda’i gilydd roedd yr 8 o dy law a’r ddau 8 wyneb i fyny’n gwneud tri. Heb y rheol tŷ hon byddai’r cardiau wyneb i fyny wedi gorfod aros.
    .mistake-one = Dydy un 8 ddim yn clirio’r pentwr. Ychwanega’r ddau 8 sydd wyneb i fyny.
    .mistake-two = Dydy dau 8 ddim yn ddigon. Ychwanega’r 8 arall sydd wyneb i fyny.
    .mistake-ten = Dydy’r 10 ddim o’r un gwerth â’r 8. Ychwanega’r ddau 8 yn lle hynny.
    .hint-zone = Edrycha ar y cardiau o dy flaen di. Pa rai sydd yr un fath â’r cerdyn yn dy law?
lesson-updown-house-rules-try = Mae tair o reolau’r tŷ ar waith yma: mae pedwar cerdyn o’r un rhif yn clirio’r pentwr, mae Clirio yn rhoi un tafliad ychwanegol, a chei di godi’r pentwr o ddewis. Chwaraea ymlaen mor hir ag wyt ti eisiau.
    .done = Cei di ddewis rheolau’r tŷ bob tro rwyt ti’n dechrau gêm. Mae’n well cytuno arnyn nhw cyn delio’r cardiau.

## Tair gêm fach

lesson-updown-games = Tair gêm fach
    .text = Chwarae gemau cyfan gyda phecynnau bach.
lesson-updown-games-first = Dim ond 24 cerdyn a dau chwaraewr sydd yma, a ti sy’n dechrau. Chwaraea gêm gyfan: dewisa dri cherdyn i’w rhoi wyneb i fyny, ac yna ceisia chwarae dy gerdyn olaf cyn y chwaraewr arall.
    .done = Does gen ti ddim cardiau ar ôl, yn dy law, wyneb i fyny nac wyneb i lawr. Rwyt ti wedi ennill dy gêm gyfan gyntaf.
    .mistake-two = Dim ond y ddau 9 ddewisaist ti. Dewisa un cerdyn arall.
    .hint-zone = Edrycha ar dy law. Cadwa’r cardiau isel yno i’w chwarae’n gynnar, a rho’r cardiau uchel wyneb i fyny.
lesson-updown-games-second = Nawr mae 30 cerdyn mewn tri lliw, a dau chwaraewr eto. Mae’r gêm hon yn hirach. Ceisia chwarae dy gerdyn olaf cyn y chwaraewr arall.
    .done = Ti oedd y cyntaf i fod heb gardiau, felly rwyt ti wedi ennill eto.
    .mistake-two = Dim ond y 10 a’r Clirio ddewisaist ti. Dewisa un cerdyn arall.
    .hint-zone = Edrycha ar dy law. Cadwa gardiau isel yno i’w chwarae’n gynnar, a rho gardiau uchel wyneb i fyny.
lesson-updown-games-third = Nawr mae tri’n chwarae, gyda’r 36 cerdyn gwyrdd. Ceisia chwarae pob cerdyn cyn y lleill.
    .done = Rwyt ti wedi ennill yn erbyn dau chwaraewr. Nawr rwyt ti’n deall y gêm i gyd.
    .mistake-two = Dim ond y 10 a’r Clirio ddewisaist ti. Dewisa un cerdyn arall.
    .hint-zone = Edrycha ar dy law. Cadwa gardiau isel yno i’w chwarae’n gynnar, a rho gardiau uchel wyneb i fyny.
