# Y cwrs 3UP 3DOWN. Gwers: ei henw a beth sydd ynddi (.text). Cam: beth mae’r dysgwr yn ei ddarllen yn gyntaf, beth sy’n
# cael ei ddweud ar y diwedd (.done), ar ôl camgymeriad (.mistake-…), a ble i edrych (.hint-zone).
# Numbers are masculine and read aloud: "yr 8" and "ac 8" (wyth), "yr 1" (un), but "y 10" (deg). "Clirio" never mutates.

course-updown = 3UP 3DOWN
    .text = O’r cerdyn cyntaf i’r olaf: ceisia fod y cyntaf i chwarae pob cerdyn.

## Y cardiau a’r delio

lesson-updown-deck = Y cardiau a’r delio
    .text = Dod i nabod y cardiau, a gweld sut maen nhw’n cael eu delio.
lesson-updown-deck-colours = Mae’r cardiau’n wyrdd, yn las neu’n oren. Mae 5 gwyrdd ar y pentwr taflu. Gwylia: rwyt ti’n chwarae 6 glas arno, ac yna mae’r chwaraewr arall yn chwarae 7 oren.
    .done = Mae cardiau gwyrdd, glas ac oren ar yr un pentwr nawr. Does dim ots am y lliw pan wyt ti’n chwarae cerdyn. Dim ond y rhif sy’n bwysig.
lesson-updown-deck-ranks = Mae rhifau o 1 i 10, a chardiau Clirio. Mae 10 glas ar ben y pentwr taflu. Gwylia: rwyt ti’n chwarae dy Clirio gwyrdd arno.
    .done = Mae pob cerdyn Clirio yn uwch na phob rhif, hyd yn oed 10. Mae tri math: Clirio, Clirio +1 a Clirio +2.
lesson-updown-deck-all = Mae 84 cerdyn yn y pecyn llawn. Gwylia nhw’n cael eu delio i ddau chwaraewr.
    .done = Mae naw cerdyn gan bob chwaraewr. Mae’r 66 cerdyn arall wyneb i lawr yn y canol: dyna’r pentwr tynnu.
lesson-updown-deck-deal = Nawr mae tri chwaraewr yn cael eu cardiau: tri yr un yn gyntaf, wyneb i lawr, ac yna chwech arall. Gwylia, ac edrycha ar dy gardiau di wedyn.
    .done = Rwyt ti’n gweld dy chwe cherdyn, ond nid y tri sydd wyneb i lawr. Chaiff neb edrych ar y rheini eto, ddim hyd yn oed ti.
lesson-updown-deck-players = Gall dau i chwech chwarae. Yma mae chwe chwaraewr wedi cael eu cardiau, ac mae 30 cerdyn ar ôl yn y pentwr tynnu. Edrycha o gwmpas, a chwaraea ymlaen os wyt ti eisiau.
    .done = Po fwyaf o chwaraewyr sydd, lleiaf i gyd yw’r pentwr tynnu.
lesson-updown-deck-first = Mae’r ddau chwaraewr yn dewis tri cherdyn i’w rhoi wyneb i fyny. Byddi di’n gwneud hynny dy hun yn y wers nesaf. Wedyn gwylia pwy sy’n chwarae’r cerdyn cyntaf.
    .done = Y chwaraewr arall sy’n dechrau, gyda’r 2 oren. Caiff unrhyw un ddechrau. Os na fydd neb wedi dweud yn wahanol, siawns sy’n penderfynu.

## Dewis 3UP

lesson-updown-three-up = Dewis 3UP
    .text = Dewis tri o dy chwe cherdyn a’u rhoi wyneb i fyny.
lesson-updown-three-up-any = Mae gen ti dri 4 a thri 8. Dewisa unrhyw dri cherdyn. Byddan nhw’n gorwedd wyneb i fyny ar dy gardiau wyneb i lawr.
    .done = Mae tri cherdyn wyneb i fyny nawr, ac mae tri ar ôl yn dy law. Mae pawb yn dewis tri yn union.
    .mistake-two = Dim ond dau gerdyn sydd yma, yr 8 glas a’r 8 gwyrdd. Cyfra eto: rhaid cael tri.
    .mistake-four = Mae pedwar cerdyn yma: un 4 a thri 8. Gad un ohonyn nhw yn dy law.
    .hint-zone = Edrycha ar dy law. Dewisa unrhyw dri cherdyn.
lesson-updown-three-up-high = Byddi di’n chwarae dy gardiau wyneb i fyny yn hwyr yn y gêm, pan fydd dy law yn wag. Cardiau uchel sydd fwyaf defnyddiol bryd hynny. Rho dy dri cherdyn uchaf wyneb i fyny.
    .done = Mae’r 8 glas, y 10 gwyrdd a’r Clirio oren wyneb i fyny. Mae’r cardiau isel yn dy law, a chei di eu chwarae’n gynnar.
    .mistake-low = Y 2, y 3 a’r 5 yw dy gardiau isaf. Mae’n anodd eu chwarae yn hwyr yn y gêm. Chwilia am y tri uchaf.
    .mistake-two = Mae’r 10 gwyrdd a’r Clirio oren yn iawn, ond dim ond dau gerdyn yw hynny. Dewisa un arall.
    .hint-zone = Edrycha ar dy law. Mae Clirio yn uwch na phob rhif.
lesson-updown-three-up-secret = Mae pawb yn dewis yr un pryd. Gwylia: rwyt ti’n dewis, ac yna mae’r chwaraewr arall yn dewis.
    .done = Doedd neb yn gweld y cardiau nes bod y ddau wedi dewis. Felly all neb edrych yn gyntaf a dewis wedyn.
lesson-updown-three-up-early = Rwyt ti wedi dewis dy dri cherdyn. Dydy’r chwaraewr arall ddim wedi dewis eto, ond mae’n chwarae 2 oren yn syth. Oes hawl gwneud hynny?
    .done = Nac oes. Yn gyntaf mae pawb yn dewis tri cherdyn, ac yna mae’r chwarae’n dechrau. Rhaid i’r 2 aros.

## Y cerdyn cyntaf

lesson-updown-opening = Y cerdyn cyntaf
    .text = Ar bentwr taflu gwag cei di chwarae unrhyw gerdyn.
lesson-updown-opening-any = Mae’r gêm yn dechrau, a ti sy’n mynd gyntaf. Does dim cerdyn ar y pentwr taflu eto. Chwaraea un o dy gardiau, pa un bynnag rwyt ti eisiau.
    .done = Ar bentwr gwag cei di chwarae unrhyw gerdyn, uchel neu isel. I daflu, mae angen o leiaf un cerdyn.
    .mistake-nothing = Dwyt ti ddim wedi dewis cerdyn. Dewisa’r 3, y 5 neu’r 8 yn gyntaf.
    .mistake-take = Mae’r pentwr taflu’n wag, felly does dim i’w godi. Chwaraea gerdyn o dy law.
    .hint-zone = Edrycha ar dy law. Cei di chwarae unrhyw gerdyn sydd ynddi.
lesson-updown-opening-around = Mae tri’n chwarae, a ti sy’n dechrau. Gwylia pwy sy’n chwarae ar dy ôl di.
    .done = Ar dy ôl di daeth tro’r chwaraewr ar dy chwith, ac yna tro’r nesaf. Mae’r tro’n mynd o gwmpas fel hyn bob amser, gyda’r cloc.
lesson-updown-opening-cleared = Mae’r chwaraewr arall newydd chwarae Clirio, ac mae’r pentwr taflu i gyd wedi mynd. Cei di chwarae unrhyw gerdyn eto. Cael gwared ar dy gerdyn isaf yw’r gamp.
    .done = Mae’r 1 gwyrdd wedi mynd. Ar bentwr gwag cei di chwarae hyd yn oed 1.
    .mistake-high = Cei di chwarae’r 9, ond dyna dy gerdyn uchaf. Chwilia am yr un isaf.
    .mistake-middle = Cei di chwarae’r 5, ond mae gen ti gerdyn is.
    .mistake-take = Mae’r pentwr taflu wedi’i glirio, felly does dim i’w godi. Chwaraea dy gerdyn isaf.
    .hint-zone = Edrycha ar y pentwr taflu. Mae’n wag, felly cei di chwarae cerdyn isel hyd yn oed.
lesson-updown-opening-judge = Mae’r chwaraewr arall yn dechrau’r gêm gyda dau 2, un glas ac un oren. Oes hawl gwneud hynny?
    .done = Oes. Ar bentwr gwag cei di chwarae unrhyw gerdyn, neu sawl cerdyn o’r un gwerth.

## O leiaf y cerdyn uchaf

lesson-updown-at-least-top = O leiaf y cerdyn uchaf
    .text = Rhaid i’r cerdyn rwyt ti’n ei chwarae fod mor uchel â’r cerdyn ar ben y pentwr, neu’n uwch.
lesson-updown-at-least-top-see = Mae 5 glas ar ben y pentwr taflu. Gwylia: rwyt ti’n chwarae 7 gwyrdd arno.
    .done = Mae’r 7 yn uwch na’r 5, felly cei di ei chwarae. Nawr mae’r 7 ar y top, a rhaid i’r cerdyn nesaf fod yn 7 o leiaf.
lesson-updown-at-least-top-higher = Mae 7 glas ar ben y pentwr taflu. Chwaraea gerdyn sy’n ddigon uchel.
    .done = Mae’r 8 glas yn uwch na’r 7. Hwn oedd yr unig gerdyn yn dy law oedd yn ddigon uchel.
    .mistake-low = Mae’r 3 gwyrdd yn is na’r 7 glas ar y top. Chwilia am gerdyn sy’n 7 neu’n uwch.
    .mistake-pile = Chei di ddim codi’r pentwr, achos mae gen ti gerdyn i’w chwarae. Chwilia am gerdyn sy’n 7 neu’n uwch.
    .hint-zone = Edrycha ar y cerdyn ar ben y pentwr taflu. 7 yw hwnnw.
lesson-updown-at-least-top-equal = Mae 6 glas ar ben y pentwr taflu. Pa un o dy gardiau gei di ei chwarae?
    .done = Cei di chwarae 6 ar 6. Mae cerdyn sydd mor uchel â’r un ar y top yn ddigon uchel.
    .mistake-low = Mae’r 5 oren un yn rhy isel i fynd ar y 6 glas. Edrycha ar dy gardiau eraill.
    .mistake-pile = Mae gen ti gerdyn i’w chwarae, felly chei di ddim codi’r pentwr. Mae cerdyn o’r un gwerth â’r un ar y top yn ddigon uchel.
    .hint-zone = Edrycha ar y cerdyn ar ben y pentwr taflu. 6 yw hwnnw.
lesson-updown-at-least-top-choose = Mae 5 glas ar y top, a chei di chwarae unrhyw un o dy dri cherdyn. Cadwa dy gerdyn uchaf at eto, a chwaraea un o’r lleill.
    .done = Mae’r 10 gwyrdd gen ti o hyd. Cei di ei chwarae ar unrhyw rif, felly mae’n help pan fydd y pentwr yn uchel.
    .mistake-highest = Cei di chwarae’r 10 gwyrdd, ond dyna’r cerdyn i’w gadw. Mae’r 6 a’r 8 yn ddigon uchel yma.
    .hint-zone = Edrycha ar dy law. Mae dau gerdyn yn is na’r 10, ac mae’r ddau yn uwch na 5.
lesson-updown-at-least-top-judge = Mae 7 glas ar ben y pentwr taflu. Mae’r chwaraewr arall yn chwarae 6 oren arno. Oes hawl gwneud hynny?
    .done = Nac oes. Mae 6 yn is na 7. Dydy’r lliw ddim yn gwneud gwahaniaeth.
