# The course 3-Card Loo. A lesson: its title and what it is about (.text). A step: what the learner reads, what is said
# when it is done (.done), when a foreseen mistake is made (.mistake-…), and where to look (.hint-zone).
# "Ti" is the learner, "chi" all players together. The question of a "catch" step is that of the page (learn-ask).

course-loo = Lŵ Tri Cherdyn
    .text = O’r tric cyntaf hyd y pot olaf: enilla driciau gyda thri cherdyn, neu bydd rhaid i ti dalu.

## Y cardiau

lesson-loo-cards = Y cardiau
    .text = Beth mae pawb yn ei gael, beth sy’n cael ei roi o’r neilltu, a pha siwt yw’r gryfaf.
lesson-loo-cards-deal = Mae pum chwaraewr wrth y bwrdd, ac rwyt ti’n un ohonyn nhw. Y chwaraewr ar dy dde sy’n delio. Gwylia faint o gardiau mae pawb yn eu cael, a faint sy’n cael eu rhoi o’r neilltu.
    .done = Mae gan bawb dri cherdyn. Y miss yw’r enw ar y tri cherdyn sydd o’r neilltu. Gall rhwng pump ac un deg chwech o bobl chwarae fel hyn, a thri neu bedwar wrth fwrdd bach.
lesson-loo-cards-trump = Mae tri chwaraewr wrth fwrdd bach. Pan fydd gan bawb eu cardiau, mae’r deliwr yn troi’r cerdyn nesaf wyneb i fyny. Gwylia pa gerdyn fydd hwnnw.
    .done = Naw’r calonnau yw’r cerdyn, felly calonnau yw’r trwmp: yn y deliad hwn maen nhw’n curo pob siwt arall. Does neb yn chwarae’r cerdyn hwnnw ei hun.
lesson-loo-cards-deck = Mae gêm newydd yn dechrau. Mae un cerdyn wedi syrthio o dan y bwrdd, ac mae’r chwaraewr ar dy chwith yn delio’r 51 arall. Oes hawl gwneud hynny?
    .done = Ym mhob siwt yr âs yw’r cerdyn uchaf. Yna daw’r brenin, y frenhines, y jac, y deg ac ymlaen i lawr at y dau.

## Y pot

lesson-loo-pot = Y pot
    .text = Mae pawb yn chwarae am gownteri: o ble maen nhw’n dod?
lesson-loo-pot-ante = Mae gêm newydd yn dechrau, a siawns sydd wedi dy ddewis di i ddelio gyntaf. Edrycha ar y pot: mae’n wag. Gwylia beth sy’n digwydd iddo pan fyddi di’n delio.
    .done = Cyn pob deliad mae’r deliwr yn rhoi tri betiad yn y pot. Wrth y bwrdd hwn un cownter yw betiad, felly mae tri o dy gownteri di yn y pot. Rydych chi’n chwarae am gownteri, byth am arian.
lesson-loo-pot-left = Ti oedd y deliwr, ac mae’r deliad ar ben. Nawr mae’r chwaraewr ar dy dde yn cymryd y cardiau ac yn delio. Oes hawl gwneud hynny?
    .done = Ti ddeliodd ddiwethaf, ac ar ôl pob deliad y chwaraewr nesaf ar y chwith sy’n delio.
lesson-loo-pot-carry = Mae’r deliad diwethaf ar ben, ac mae tri chownter yn y pot o hyd. Nawr mae’r chwaraewr ar dy chwith yn delio. Gwylia’r pot.
    .done = Arhosodd y tri hen gownter yn y pot, a rhoddodd y deliwr dri arall ynddo. Nawr mae pawb yn chwarae am chwech.

## Tric

lesson-loo-trick = Tric
    .text = Mae pawb yn chwarae un cerdyn, a’r gorau sy’n ennill.
lesson-loo-trick-highest = Mae pawb yn chwarae un cerdyn: tric yw’r enw ar hynny. Calonnau yw’r trwmp, ond does neb yn chwarae calon yma. Ti sy’n dechrau, gyda jac y clybiau: gwylia pwy sy’n ennill.
    .done = Dy jac di oedd cerdyn cyntaf y tric, felly clybiau oedd siwt y tric. Brenin y clybiau yw’r clwb uchaf, ac felly y chwaraewr ar dy chwith sy’n ennill y tric.
lesson-loo-trick-trump = Calonnau yw’r trwmp, ac rwyt ti’n dechrau gydag âs y clybiau. Does dim clwb gan y chwaraewr ar dy chwith. Gwylia beth sy’n digwydd.
    .done = Trwmp yw tri’r calonnau, ac mae unrhyw drwmp yn curo âs y clybiau. Y trwmp uchaf sy’n ennill y tric. Os nad oes trwmp ynddo, y cerdyn uchaf o siwt y cerdyn cyntaf sy’n ennill.
lesson-loo-trick-win = Ti enillodd y tric cyntaf gyda brenin y calonnau, a chwaraeodd y lleill eu trympiau olaf. Nawr ti sy’n chwarae’r cerdyn cyntaf eto. Dewisa’r cerdyn sy’n siŵr o ennill y tric hwn.
    .done = Does dim rhaw uwch nag âs y rhawiau, a doedd gan neb drwmp ar ôl. Nawr mae gen ti ddau dric.
    .mistake-low = Mae llawer o ddiemyntau’n uwch na’r pedwar, ac fe gurodd un ohonyn nhw dy gerdyn di. Pa un o dy gardiau sy’n uwch na phob cerdyn arall o’r un siwt?
    .hint-zone = Edrycha ar dy law. Pa gerdyn yw’r uchaf yn ei siwt?
lesson-loo-trick-three = Rwyt ti wedi ennill dau dric. Mae un cerdyn yr un ar ôl. Gwylia’r tric olaf.
    .done = Brenhines y diemyntau sy’n ennill y tric olaf. Mae’r tri thric yn cael eu chwarae bob tro, hyd yn oed pan fydd hi’n glir pwy fydd yn ennill y rhan fwyaf ohonyn nhw.
lesson-loo-trick-held = Ti enillodd y tric cyntaf gyda brenin y calonnau. Nawr mae ffrind yn eistedd yn dy le di, ac eisiau chwarae brenin y calonnau eto. Oes hawl gwneud hynny?
    .done = Dim ond cardiau sydd gen ti y cei di eu chwarae, a phob cerdyn unwaith yn unig. Mae brenin y calonnau wedi’i chwarae yn y tric cyntaf.

## Chwarae neu blygu

lesson-loo-declare = Chwarae neu blygu
    .text = Edrycha ar dy law, ac yna dwed a wyt ti am chwarae neu beidio.
lesson-loo-declare-see = Ti yw’r deliwr. Cyn y tric cyntaf mae pawb yn edrych ar eu cardiau ac yn dweud: rwy’n chwarae, neu rwy’n plygu. Gwylia pwy sy’n siarad gyntaf.
    .done = Y chwaraewr ar dy chwith siaradodd gyntaf, ac yna’r nesaf. Mae un yn chwarae ac un yn plygu. Os wyt ti’n plygu, rwyt ti allan o’r deliad hwn a dwyt ti’n talu dim.
lesson-loo-declare-good = Calonnau yw’r trwmp, a ti sy’n siarad gyntaf. Os wyt ti’n chwarae heb ennill tric, rhaid i ti dalu. Edrycha ar dy law a dewisa.
    .done = Does dim cerdyn sy’n curo âs y trwmp, felly rwyt ti’n siŵr o ennill un tric. Mae’n werth chwarae llaw fel hon.
    .mistake-fold = Os wyt ti’n plygu, dwyt ti’n talu dim, ond dwyt ti’n ennill dim chwaith. Mae âs y trwmp gen ti, a does dim cerdyn yn gallu ei guro.
    .mistake-miss = Llaw nad oes neb wedi’i gweld yw’r miss. Byddet ti’n rhoi âs a brenin y trwmp i ffwrdd er mwyn ei gael.
    .hint-zone = Edrycha ar y calonnau yn dy law. Pa mor uchel ydyn nhw?
lesson-loo-declare-bad = Calonnau yw’r trwmp. Mae dau arall yn chwarae, ac mae un ohonyn nhw wedi cymryd y miss yn lle’r llaw gafodd ei delio. Mae tri chownter yn y pot, a bydd rhaid i ti dalu tri os wyt ti’n chwarae heb ennill tric: dewisa.
    .done = Does gen ti ddim trwmp, dim ond cardiau isel, felly go brin y byddet ti’n ennill tric. Dydy plygu’n costio dim.
    .mistake-play = Does gen ti ddim trwmp, a saith yw dy gerdyn uchaf. Mae dau arall yn chwarae, felly go brin y byddet ti’n ennill tric, ac yna bydd rhaid i ti dalu.
    .mistake-miss = Dydy’r miss ddim ar y bwrdd bellach. Mae rhywun wedi’i gymryd yn barod.
    .hint-zone = Edrycha ar dy law. Oes gen ti drwmp, neu gerdyn uchel?
lesson-loo-declare-early = Y chwaraewr ar dy dde yw’r deliwr, felly ti sy’n siarad gyntaf. Nawr mae ffrind yn eistedd yn dy le di, ac yn chwarae brenin y clybiau heb ddweud dim. Oes hawl gwneud hynny?
    .done = Yn gyntaf mae pawb yn dweud a ydyn nhw am chwarae neu beidio. Dim ond wedyn mae’r triciau’n dechrau.
lesson-loo-declare-stands = Rwyt ti wedi dweud dy fod ti’n chwarae. Y chwaraewr ar dy dde enillodd y tric cyntaf, ac yna arwain yr ail gyda brenin y calonnau. Nawr mae ffrind yn eistedd yn dy le di, ac eisiau plygu. Oes hawl gwneud hynny?
    .done = Os wyt ti’n dweud dy fod ti’n chwarae, rwyt ti’n chwarae hyd ddiwedd y deliad, hyd yn oed pan fydd pethau’n mynd o chwith.

## Y miss

lesson-loo-miss = Y miss
    .text = Ail gyfle nad oes neb wedi edrych arno.
lesson-loo-miss-take = Mae dy gardiau’n isel a does gen ti ddim trwmp, ond mae 12 cownter yn y pot. Does neb wedi cymryd y miss. Newidia dy law i gyd amdano.
    .done = Roeddet ti’n lwcus: roedd âs y calonnau yn y miss, a hwnnw yw’r trwmp uchaf. Dim ond ar ôl cymryd y miss rwyt ti’n gweld ei gardiau, ac mae dy hen law wedi’i rhoi o’r neilltu.
    .mistake-stand = Cei di chwarae dy gardiau dy hun, ond heb drwmp go brin y byddan nhw’n ennill tric. Rho gynnig ar y miss y tro hwn.
    .mistake-fold = Cei di blygu, a dydy hynny’n costio dim. Ond mae 12 yn llawer o gownteri, felly rho gynnig ar y miss y tro hwn.
    .hint-zone = Edrycha ar y tri cherdyn sydd wyneb i lawr yn y canol.
lesson-loo-miss-taken = Fe blygaist ti ar ôl i’r chwaraewr ar dy dde gymryd y miss. Nawr mae’r chwaraewr ar dy chwith eisiau cymryd y miss hefyd. Oes hawl gwneud hynny?
    .done = Mae’r chwaraewr ar dy dde wedi cymryd y miss yn barod. Y cyntaf sydd eisiau’r miss sy’n ei gael.
lesson-loo-miss-free = Y chwaraewr gyferbyn â thi yw’r deliwr, ac mae’r chwaraewr ar dy dde wedi plygu. Nawr mae ffrind yn eistedd yn dy le di, ac yn cymryd y miss. Oes hawl gwneud hynny?
    .done = Mae hawl gwneud hyn. Roedd y chwaraewr cynt wedi plygu, ac roedd y miss yn y canol o hyd.
lesson-loo-miss-keep = Rwyt ti wedi cymryd y miss: cardiau isel sydd ynddo, a dim trwmp. Nawr mae ffrind yn eistedd yn dy le di, ac eisiau plygu. Oes hawl gwneud hynny?
    .done = Does neb yn gweld y miss cyn ei gymryd. Dyna’r risg.

## Y deliwr

lesson-loo-dealer = Y deliwr
    .text = Y deliwr sy’n siarad olaf, a dydy dewisiadau’r deliwr ddim yr un fath â rhai pawb arall.
lesson-loo-dealer-all-fold = Ti yw’r deliwr, felly ti sy’n siarad olaf. Gwylia beth mae’r tri arall yn ei ddweud, a beth sy’n digwydd i’r pot.
    .done = Plygodd pawb cyn dy dro di, felly rwyt ti’n cymryd y pot i gyd. Does dim rhaid i ti ddweud dim, a does dim cerdyn yn cael ei chwarae.
lesson-loo-dealer-one = Ti yw’r deliwr, a ti fydd yn cael y pot os na fydd neb yn dy rwystro. Ond mae’r chwaraewr gyferbyn â thi’n chwarae heb gymryd y miss, ac mae’r lleill wedi plygu. Dewisa beth i’w wneud.
    .done = Yn erbyn un chwaraewr sydd heb gymryd y miss, caiff y deliwr chwarae, cymryd y miss neu amddiffyn y miss. Bydd gwers arall yn dangos sut i’w amddiffyn.
    .mistake-fold = Petaet ti’n plygu nawr, byddai un chwaraewr yn cael y pot i gyd heb frwydr. Pa fotymau eraill sydd yno?
    .hint-zone = Edrycha ar dy law. Cei di ei chadw, neu ddefnyddio’r miss.
lesson-loo-dealer-more = Ti yw’r deliwr. Mae dau arall yn chwarae, ac mae un ohonyn nhw wedi cymryd y miss. Mae dy gardiau’n isel a does gen ti ddim trwmp: dewisa beth i’w wneud.
    .done = Mae dau chwaraewr yn brwydro am y pot, felly caiff y deliwr blygu fel pawb arall.
    .mistake-play = Cei di chwarae, ond heb drwmp go brin y byddet ti’n ennill tric yn erbyn dau chwaraewr. Yna bydd rhaid i ti dalu.
    .mistake-miss = Mae’r chwaraewr ar dy dde wedi cymryd y miss. Yr unig ddewis sydd gen ti yw chwarae dy law dy hun, neu blygu.
    .mistake-defend = Alli di ddim amddiffyn y miss, achos mae’r chwaraewr ar dy dde wedi’i gymryd.
    .hint-zone = Edrycha ar dy law. Oes cerdyn ynddi sy’n gallu ennill?
lesson-loo-dealer-judge = Ti yw’r deliwr. Mae’r chwaraewr ar dy dde wedi cymryd y miss, ac mae’r ddau arall wedi plygu. Nawr mae ffrind yn eistedd yn dy le di, ac yn plygu: oes hawl gwneud hynny?
    .done = Mae hawl gwneud hyn. Dim ond yn erbyn un chwaraewr sydd heb gymryd y miss mae’n rhaid i’r deliwr aros yn y deliad. Nawr y chwaraewr ar dy dde sy’n cael y pot.
lesson-loo-dealer-alone = Mae dau arall wedi plygu, a dim ond y deliwr ar dy chwith sy’n siarad ar dy ôl di. Cardiau isel sydd gan y deliwr, a bydd yn plygu os oes hawl. Gwna’n siŵr mai ti fydd yr unig un ar ôl.
    .done = Roedd gan y deliwr hawl i blygu, achos fe gymeraist ti’r miss. Ti yw’r unig chwaraewr sydd ar ôl, felly rwyt ti’n cymryd y pot i gyd.
    .mistake-stand = Os wyt ti’n chwarae dy law dy hun, ti fydd yr unig un sy’n chwarae, a hynny heb gymryd y miss. Yna chaiff y deliwr ddim plygu.
    .mistake-fold = Os wyt ti’n plygu hefyd, mae pawb wedi plygu cyn tro’r deliwr. Yna’r deliwr sy’n cymryd y pot.
    .hint-zone = Edrycha ar ganol y bwrdd. Ydy’r miss yno o hyd?

## Arwain

lesson-loo-lead = Arwain
    .text = Pwy sy’n chwarae cerdyn cyntaf tric, a pha gerdyn mae’n rhaid ei chwarae.
lesson-loo-lead-eldest = Arwain yw chwarae cerdyn cyntaf tric. Ti yw’r deliwr, ac mae’r chwaraewr ar dy chwith wedi plygu. Rwyt ti’n chwarae hefyd: gwylia pwy sy’n arwain.
    .done = O blith y rhai sy’n chwarae, y chwaraewr gyferbyn â thi yw’r agosaf ar y chwith i’r deliwr. Felly’r chwaraewr hwnnw sy’n arwain y tric cyntaf.
lesson-loo-lead-ace = Calonnau yw’r trwmp, a ti sy’n arwain y tric cyntaf. Edrycha ar dy law, ac arweinia gyda’r cerdyn iawn.
    .done = Âs y calonnau yw’r trwmp uchaf. Os yw’r âs yn llaw’r un sy’n arwain gyntaf, rhaid arwain gyda’r cerdyn hwnnw.
    .mistake-seven = Trwmp yw saith y calonnau, ond mae gen ti un cryfach fyth. Pa drwmp yw’r uchaf un?
    .mistake-club = Dydy brenin y clybiau ddim yn drwmp. Mae âs y calonnau gen ti, a ti sy’n arwain y tric cyntaf.
    .hint-zone = Edrycha ar y calonnau yn dy law.
lesson-loo-lead-king = Ti sy’n arwain y tric cyntaf eto. Y tro hwn âs y calonnau yw’r cerdyn sydd wyneb i fyny, felly dydy’r âs ddim yn llaw neb. Arweinia gyda’r cerdyn iawn.
    .done = Mae âs y trwmp wyneb i fyny ar y bwrdd, felly’r brenin yw’r trwmp uchaf sydd ar gael. Bryd hynny rhaid arwain gyda’r brenin.
    .mistake-five = Trwmp yw pump y calonnau, ond mae gen ti un cryfach fyth. Pa drwmp yw’r uchaf pan nad yw’r âs ar gael?
    .mistake-spade = Dydy brenhines y rhawiau ddim yn drwmp. Mae brenin y calonnau gen ti, a dydy âs y calonnau ddim yn llaw neb.
    .hint-zone = Edrycha ar y cerdyn sydd wyneb i fyny. Pa drwmp sy’n dod nesaf ar ei ôl?
lesson-loo-lead-trump = Calonnau yw’r trwmp, a ti sy’n arwain y tric cyntaf. Mae dau arall yn chwarae, a dydy âs y calonnau ddim gen ti. Arweinia gyda cherdyn y cei di ei chwarae.
    .done = Heb âs y trwmp, rhaid i ti arwain gyda thrwmp yr un fath, os oes un gen ti. Yn erbyn dau wrthwynebydd neu ragor, mae unrhyw drwmp yn iawn.
    .mistake-diamond = Mae âs y diemyntau’n uchel, ond nid trwmp yw’r cerdyn hwnnw. Mae gen ti ddau drwmp, a rhaid arwain y tro cyntaf gydag un ohonyn nhw.
    .hint-zone = Edrycha ar dy law. Pa gardiau sy’n galonnau?
lesson-loo-lead-highest = Calonnau yw’r trwmp, a ti sy’n arwain y tric cyntaf. Mae’r chwaraewr ar dy chwith wedi plygu, felly dim ond un gwrthwynebydd sydd gen ti. Arweinia gyda’r cerdyn iawn.
    .done = Yn erbyn un gwrthwynebydd yn unig, rhaid arwain y tro cyntaf gyda dy drwmp uchaf. Jac y calonnau yw hwnnw yma.
    .mistake-six = Trwmp yw chwech y calonnau, ond nid hwnnw yw dy drwmp uchaf. Dim ond un gwrthwynebydd sydd gen ti.
    .mistake-spade = Dydy brenin y rhawiau ddim yn drwmp. Mae gen ti ddau drwmp, felly arweinia gydag un ohonyn nhw: yn erbyn un gwrthwynebydd, gyda’r uchaf.
    .hint-zone = Edrycha ar y calonnau yn dy law. Pa un yw’r uchaf?
lesson-loo-lead-free = Calonnau yw’r trwmp, a ti sy’n arwain y tric cyntaf. Does gen ti ddim calon. Dewisa gerdyn ac arweinia.
    .done = Heb drwmp, cei di arwain gydag unrhyw gerdyn. Roedd pob un o’r tri’n iawn.
    .hint-zone = Edrycha ar dy law. Does dim trwmp ynddi.
lesson-loo-lead-next = Calonnau yw’r trwmp. Ti enillodd y tric cyntaf gyda brenin y clybiau, felly ti sy’n arwain yr ail. Arweinia gyda’r cerdyn iawn.
    .done = Enillydd y tric sy’n arwain y tric nesaf, a hynny gyda thrwmp os oes un yn y llaw. Tri’r calonnau oedd dy unig drwmp.
    .mistake-spade = Dydy âs y rhawiau ddim yn drwmp. Ti enillodd y tric ac mae gen ti drwmp, felly chwilia amdano.
    .hint-zone = Edrycha ar dy law. Pa gerdyn sy’n galon?
lesson-loo-lead-judge = Dim ond un gwrthwynebydd sydd gen ti, a ti enillodd y tric cyntaf gyda brenin y clybiau. Nawr mae ffrind yn eistedd yn dy le di, ac yn arwain yr ail dric gyda thrwmp, pump y calonnau. Oes hawl gwneud hynny?
    .done = Mae hawl gwneud hyn. Yn y triciau nesaf mae unrhyw drwmp yn iawn. Dim ond wrth arwain y tric cyntaf un mae’n rhaid chwarae’r âs, neu’r trwmp uchaf yn erbyn un gwrthwynebydd.
lesson-loo-lead-try = Calonnau yw’r trwmp, a ti sy’n arwain. Rho gynnig ar beth bynnag a fynni di: gyda pha gardiau y cei di arwain nawr, a pha rai yn nes ymlaen?
    .done = Cei di ddod yn ôl yma pryd bynnag y mynni di.

## Dilyn

lesson-loo-follow = Dilyn
    .text = Pa gerdyn gei di ei chwarae pan fydd rhywun arall wedi arwain.
lesson-loo-follow-suit = Calonnau yw’r trwmp. Arweiniodd y chwaraewr ar dy dde gyda brenin y clybiau. Dewisa gerdyn y cei di ei chwarae.
    .done = Clwb oedd cerdyn cyntaf y tric, ac mae clwb gen ti, felly rwyt ti’n dilyn gyda hwnnw. Rhaid gwneud hyn hyd yn oed pan na all dy glwb ennill.
    .mistake-trump = Trwmp yw naw’r calonnau, a byddai’n ennill. Ond clwb yw cerdyn cyntaf y tric, ac mae clwb gen ti.
    .mistake-ace = Mae âs y diemyntau’n uchel, ond clwb yw cerdyn cyntaf y tric, ac mae clwb gen ti.
    .hint-zone = Edrycha ar gerdyn cyntaf y tric. Pa siwt yw hwnnw?
lesson-loo-follow-judge = Calonnau yw’r trwmp, ac arweiniodd y chwaraewr ar dy dde gyda deg y rhawiau. Nawr mae ffrind yn eistedd yn dy le di, ac yn chwarae brenin y calonnau, achos mae trwmp yn ennill. Oes hawl gwneud hynny?
    .done = Pan nad trwmp yw cerdyn cyntaf y tric, dim ond rhywun sy’n methu dilyn y siwt gaiff chwarae trwmp.
lesson-loo-follow-trump = Calonnau yw’r trwmp. Arweiniodd y chwaraewr ar dy dde gyda brenin y clybiau, a does gen ti ddim clwb. Dewisa gerdyn y cei di ei chwarae.
    .done = Os na elli di ddilyn y siwt, rhaid i ti chwarae trwmp, os oes un gen ti. Mae dy ddau drwmp yn curo brenin y clybiau, felly roedd gen ti ddewis.
    .mistake-ace = All âs y diemyntau ddim ennill yma. Does gen ti ddim clwb, ond mae gen ti drympiau, felly chwaraea un ohonyn nhw.
    .hint-zone = Edrycha ar dy law. Pa gardiau sy’n drympiau?
lesson-loo-follow-any = Calonnau yw’r trwmp, ac arweiniodd y chwaraewr ar dy dde gyda brenin y clybiau. Does gen ti ddim clwb na chalon. Chwaraea gerdyn.
    .done = Heb gerdyn o siwt y cerdyn cyntaf, a heb drwmp, cei di chwarae unrhyw gerdyn. All hwnnw ddim ennill, felly peth call yw cadw’r rhai uchel.
    .hint-zone = Edrycha ar dy law. Pa gerdyn sydd ei angen leiaf arnat ti?
lesson-loo-follow-beat = Calonnau yw’r trwmp, ac arweiniodd y chwaraewr ar dy dde gyda naw’r clybiau. Mae gen ti ddau glwb. Chwaraea’r un iawn.
    .done = Mae brenhines y clybiau’n curo’r naw, ond dydy’r pedwar ddim. Os gelli di guro’r cerdyn gorau, rhaid i ti wneud hynny.
    .mistake-low = Mae pedwar y clybiau’n dilyn y siwt, ond mae gen ti glwb sy’n curo’r naw.
    .mistake-trump = Byddai âs y calonnau’n ennill, ond clwb yw cerdyn cyntaf y tric, ac mae clybiau gen ti.
    .hint-zone = Edrycha ar gerdyn cyntaf y tric. Pa un o dy glybiau sy’n ei guro?
lesson-loo-follow-better = Calonnau yw’r trwmp. Arweiniodd y chwaraewr ar dy dde gyda naw’r clybiau. Dewisa gerdyn y cei di ei chwarae.
    .done = Mae’r jac yn curo’r naw, a’r brenin hefyd, felly cest ti ddewis rhyngddyn nhw. Dim ond dau’r clybiau fyddai wedi torri’r rheol.
    .mistake-low = Dydy dau’r clybiau ddim yn curo’r naw, ond mae gen ti glybiau sy’n ei guro.
    .hint-zone = Edrycha ar dy law. Pa glybiau sy’n uwch na naw?
lesson-loo-follow-over = Calonnau yw’r trwmp. Naw’r clybiau yw cerdyn cyntaf y tric, ac mae’r chwaraewr ar dy dde wedi chwarae saith y calonnau arno. Does gen ti ddim clwb: chwaraea’r cerdyn iawn.
    .done = Saith y calonnau oedd y cerdyn gorau, ac mae deg y calonnau’n ei guro. Felly roedd rhaid i ti chwarae’r deg.
    .mistake-low = Trwmp yw pedwar y calonnau, ond dydy’r pedwar ddim yn curo’r saith. Mae gen ti drwmp sy’n ei guro.
    .mistake-spade = All brenin y rhawiau ddim ennill yma. Does gen ti ddim clwb, ond mae gen ti drympiau.
    .hint-zone = Edrycha ar y tric. Pa gerdyn yw’r gorau hyd yn hyn, a pha un o dy gardiau di sy’n ei guro?
lesson-loo-follow-under = Calonnau yw’r trwmp. Naw’r clybiau yw cerdyn cyntaf y tric, ac mae’r chwaraewr ar dy dde wedi chwarae jac y calonnau arno. Does gen ti ddim clwb, a dim ond un trwmp isel: chwaraea’r cerdyn iawn.
    .done = Allet ti ddim dilyn y siwt, felly roedd rhaid i ti chwarae dy drwmp, er na all ennill. Mae rhai pobl yn chwarae’n wahanol, a chei di ddewis hynny yn rheolau’r tŷ.
    .mistake-diamond = Does gen ti ddim clwb, ond mae gen ti drwmp. Rhaid chwarae hwnnw, hyd yn oed pan na all ennill.
    .mistake-spade = Mae âs y rhawiau’n uchel, ond mae gen ti drwmp. Rhaid chwarae hwnnw, hyd yn oed pan na all ennill.
    .hint-zone = Edrycha ar dy law. Pa gerdyn sy’n galon?
lesson-loo-follow-low = Naw’r clybiau yw cerdyn cyntaf y tric, ac mae’r chwaraewr ar dy dde wedi chwarae trwmp arno, jac y calonnau. Nawr mae ffrind yn eistedd yn dy le di, ac yn chwarae tri’r clybiau. Oes hawl gwneud hynny?
    .done = Mae hawl gwneud hyn. Does dim clwb sy’n curo jac y calonnau, felly mae unrhyw glwb yn iawn.
lesson-loo-follow-try = Calonnau yw’r trwmp, a naw’r clybiau yw cerdyn cyntaf y tric. Chwaraea ymlaen fel y mynni di, i weld beth gei di ei wneud.
    .done = Cei di ddod yn ôl yma pryd bynnag y mynni di.

## Talu

lesson-loo-settle = Talu
    .text = Beth yw gwerth y triciau, a beth yw’r gost os nad enilli di’r un.
lesson-loo-settle-third = Mae chwe chownter yn y pot. Rwyt ti wedi ennill un tric, ac mae’r chwaraewr ar dy chwith wedi ennill un. Gwylia’r tric olaf, ac yna’r pot.
    .done = Mae pob tric yn ennill traean o’r pot. Traean o chwech yw dau, ac mae pawb wedi ennill un tric, felly mae pawb yn cael dau gownter.
lesson-loo-settle-looed = Mae chwe chownter yn y pot, ac rwyt ti wedi ennill dau dric. Gwylia’r tric olaf, ac yna edrycha ar gownteri’r chwaraewr ar dy dde.
    .done = Rwyt ti’n cael pedwar cownter, ac mae’r chwaraewr ar dy chwith yn cael dau. Wnaeth y chwaraewr ar dy dde ddim ennill tric. Cael dy lŵio yw’r enw ar hynny: mae’n costio tri betiad, sy’n mynd i’r pot at y deliad nesaf.
lesson-loo-settle-save = Dwyt ti ddim wedi ennill tric eto. Jac y clybiau yw cerdyn cyntaf y tric hwn, a does gen ti ddim clwb na thrwmp, felly cei di chwarae unrhyw gerdyn. Enilla’r tric olaf, rhag i ti gael dy lŵio.
    .done = Fe gadwaist ti dy gerdyn uchel, a hwnnw enillodd y tric olaf. Wnaeth y chwaraewr ar dy chwith ddim ennill tric, felly mae’n cael ei lŵio.
    .mistake-king = All brenin y rhawiau ddim ennill y tric hwn, a nawr mae wedi mynd. Pa gerdyn sydd â gwell siawns yn y tric olaf, y brenin neu’r pedwar?
    .hint-zone = Edrycha ar dy law. Pa gerdyn rwyt ti eisiau ei gadw at y tric olaf?
lesson-loo-settle-odd = Y tro hwn mae saith cownter yn y pot. Rwyt ti wedi ennill un tric, ac mae’r chwaraewr ar dy chwith wedi ennill un. Gwylia’r tric olaf, ac yna’r pot.
    .done = Mae traean o saith yn cael ei dalgrynnu i lawr i ddau. Mae pawb yn cael dau gownter, ac mae un yn aros yn y pot.
lesson-loo-settle-sum = Mae cyfrif yn cael ei gadw o gownteri pawb. Mae dy gyfrif di chwe chownter yn is na sero: gall hynny ddigwydd, ac rwyt ti’n chwarae ymlaen. Gwylia’r tric olaf, ac yna edrycha ar gyfrifon pawb.
    .done = Dim ond symud o le i le mae cownteri. Adia gyfrifon pawb a’r pot at ei gilydd, a’r ateb yw sero, yr un fath ag o’r blaen.

## Amddiffyn y miss

lesson-loo-defend = Amddiffyn y miss
    .text = Sut mae’r deliwr yn chwarae dros y pot, heb ennill na cholli cownter.
lesson-loo-defend-see = Ti yw’r deliwr. Mae’r chwaraewr ar dy chwith yn chwarae heb gymryd y miss, mae’r chwaraewr ar dy dde wedi plygu, ac mae chwe chownter yn y pot. Gwylia beth sy’n digwydd pan fyddi di’n amddiffyn y miss.
    .done = Enillodd y chwaraewr ar dy chwith ddau dric, ac mae’n cael pedwar cownter. Enillodd y miss un tric, ac mae dau gownter y tric hwnnw’n aros yn y pot. Dwyt ti’n ennill dim nac yn talu dim.
lesson-loo-defend-do = Ti yw’r deliwr, ac mae un chwaraewr yn chwarae heb gymryd y miss, felly chei di ddim plygu. Mae dy law’n wan. Dewisa rywbeth na all gostio dim i ti.
    .done = Rwyt ti’n chwarae’r miss dros y pot. Beth bynnag fydd yn digwydd, fyddi di ddim yn ennill cownteri nac yn colli rhai, ond rhaid i’r chwaraewr arall frwydro am bob tric.
    .mistake-stand = Go brin y byddet ti’n ennill tric â’r llaw sydd gen ti, ac yna bydd rhaid i ti dalu tri chownter. Pa ddewis na all gostio dim i ti?
    .mistake-miss = Os wyt ti’n cymryd y miss i ti dy hun, gelli di ennill, ond rhaid i ti dalu os na fydd y miss yn ennill tric. Pa ddewis na all gostio dim i ti?
    .mistake-fold = Yn erbyn un chwaraewr sydd heb gymryd y miss, chaiff y deliwr ddim plygu. Pa fotwm arall na all gostio dim i ti?
    .hint-zone = Edrycha ar y miss. Mae modd ei chwarae dros y pot.
lesson-loo-defend-who = Ti yw’r deliwr, ac mae’r chwaraewr ar dy chwith yn chwarae. Nawr mae’r chwaraewr gyferbyn â thi’n dweud: rwy’n amddiffyn y miss. Oes hawl gwneud hynny?
    .done = Dim ond y deliwr sy’n cael amddiffyn y miss, a ti yw’r deliwr. Caiff y lleill gymryd y miss iddyn nhw eu hunain.
lesson-loo-defend-two = Mae dau chwaraewr yn chwarae heb gymryd y miss, ac rwyt ti wedi plygu ar eu hôl nhw. Nawr mae’r deliwr ar dy chwith yn dweud: rwy’n amddiffyn y miss. Oes hawl gwneud hynny?
    .done = Dim ond yn erbyn un chwaraewr mae modd amddiffyn y miss. Yn erbyn dau chwaraewr, caiff y deliwr blygu, chwarae, neu gymryd y miss.
lesson-loo-defend-try = Ti yw’r deliwr, ac mae un yn chwarae. Mae chwe chownter yn y pot. Rho gynnig arni: beth sy’n digwydd pan fyddi di’n chwarae, yn cymryd y miss neu’n ei amddiffyn?
    .done = Cei di ddod yn ôl yma pryd bynnag y mynni di.

## Ydy hi’n werth chwarae?

lesson-loo-worth = Ydy hi’n werth chwarae?
    .text = Cyn chwarae, cymhara’r hyn y gelli di ei ennill â’r hyn y gelli di ei golli.
lesson-loo-worth-sure = Mae 12 cownter yn y pot. Ti yw’r deliwr, felly ti sy’n siarad olaf, ac mae dau arall yn chwarae. Calonnau yw’r trwmp: edrycha ar dy law a dewisa.
    .done = Mae âs y calonnau’n siŵr o ennill un tric, a thraean o 12 yw pedwar cownter. Alli di ddim cael dy lŵio, felly rwyt ti’n chwarae.
    .mistake-fold = Mae’r trwmp uchaf gen ti, felly alli di ddim cael dy lŵio. Faint o gownteri yw gwerth un tric yma?
    .hint-zone = Edrycha ar dy law. Oes cerdyn ynddi na all neb ei guro?
lesson-loo-worth-small = Mae tri chownter yn y pot, ac mae cael dy lŵio’n costio tri. Ti yw’r deliwr, felly ti sy’n siarad olaf, ac mae dau arall yn chwarae. Dychmyga fod llaw fel hon yn ennill tric mewn un deliad o bob dau, a dewisa.
    .done = Meddylia am ddau ddeliad fel hyn. Unwaith rwyt ti’n ennill tric ac yn cael un cownter, ac unwaith rwyt ti’n cael dy lŵio ac yn talu tri. Felly rwyt ti’n plygu.
    .mistake-play = Dim ond un cownter yw gwerth tric yma. Mae cael dy lŵio’n costio tri, a byddai hynny’n digwydd mewn un deliad o bob dau.
    .hint-zone = Edrycha ar y pot. Faint yw traean ohono?
lesson-loo-worth-big = Mae gen ti’r un cardiau ag o’r blaen, ond nawr mae 30 cownter yn y pot. Dychmyga eto fod llaw fel hon yn ennill tric mewn un deliad o bob dau. Dewisa.
    .done = Meddylia am ddau ddeliad fel hyn. Unwaith rwyt ti’n ennill tric ac yn cael deg cownter, ac unwaith rwyt ti’n cael dy lŵio ac yn talu tri. Felly rwyt ti’n chwarae.
    .mistake-fold = Deg cownter yw gwerth tric yma, a dim ond tri yw cost cael dy lŵio. Onid yw’n werth rhoi cynnig arni?
    .hint-zone = Edrycha ar y pot. Faint yw traean ohono?
lesson-loo-worth-many = Mae tri chownter yn y pot. Ti yw’r deliwr, felly ti sy’n siarad olaf, ac mae’r pedwar arall i gyd yn chwarae. Calonnau yw’r trwmp: edrycha ar dy law a dewisa.
    .done = Dim ond tri thric sydd, felly tri chwaraewr ar y mwyaf sy’n gallu ennill un. Petaet ti wedi chwarae hefyd, byddai o leiaf ddau o’r pump wedi cael eu lŵio.
    .mistake-play = Byddai pum chwaraewr yn brwydro am dri thric, a does gen ti ddim trwmp. Rhaid i bwy bynnag sydd heb ennill tric dalu tri chownter.
    .hint-zone = Edrycha ar dy law. Oes gen ti drwmp?
lesson-loo-worth-whole = Mae 12 cownter yn y pot, ac mae dy gyfrif di dri chownter yn is na sero. Calonnau yw’r trwmp, a ti sy’n siarad gyntaf. Chwaraea’r deliad hwn hyd y diwedd, ac enilla wyth cownter.
    .done = Enillodd âs a brenin y calonnau ddau dric. Dau draean o 12 yw wyth cownter, felly aeth dy gyfrif di i fyny o dri yn is na sero i bump.
    .mistake-fold = Os wyt ti’n plygu, dwyt ti’n ennill dim. Faint o driciau y gall âs a brenin y trwmp eu hennill?
    .mistake-miss = Fe roist ti âs a brenin y trwmp i ffwrdd am gardiau nad oedd neb wedi’u gweld.
    .hint-zone = Edrycha ar y calonnau yn dy law.

## Modd y dyfarnwr

lesson-loo-referee = Modd y dyfarnwr
    .text = Yma mae modd chwarae cardiau sy’n torri rheol, a ti sy’n gorfod sylwi.
lesson-loo-referee-wrong = Mae’r bwrdd hwn ym modd y dyfarnwr. Calonnau yw’r trwmp, a brenin y clybiau yw cerdyn cyntaf y tric. Mae pump y clybiau gen ti, ond gwylia: naw’r calonnau sy’n cael ei chwarae o dy law.
    .done = Gall y lleill sylwi ar hynny ar ôl i’r tri thric gael eu chwarae.
lesson-loo-referee-challenge = Arweiniaist ti’r tric cyntaf gyda brenin y calonnau, ac atebodd y chwaraewr ar dy dde gydag wyth y clybiau. Yn y tric olaf chwaraeodd yr un chwaraewr wyth y calonnau. Dwed pwy dorrodd reol.
    .done = Roedd wyth y calonnau gan y chwaraewr ar dy dde o hyd pan arweiniaist ti gyda chalon. Felly roedd rhaid chwarae calon yn y tric cyntaf, ac roeddet ti’n iawn i herio.
    .mistake-other = Wnaeth y chwaraewr ar dy chwith ddim byd o’i le. Dechreuodd y tric cyntaf gyda chalon: pwy chwaraeodd siwt arall, a dangos calon yn nes ymlaen?
    .mistake-nobody = Roedd rhywbeth o’i le. Dechreuodd y tric cyntaf gyda chalon: pwy chwaraeodd siwt arall, a dangos calon yn nes ymlaen?
    .mistake-self = Dim ond chwaraewyr eraill gei di eu herio. Dechreuodd y tric cyntaf gyda chalon: pwy chwaraeodd siwt arall, a dangos calon yn nes ymlaen?
    .hint-zone = Edrycha ar y tric olaf. Pwy chwaraeodd galon yno?
lesson-loo-referee-caught = Dyma’r un tri thric eto. Mae tri chownter yn y pot, ac enillodd pawb un tric. Gwylia beth sy’n digwydd pan fyddi di’n herio’r chwaraewr ar dy dde.
    .done = Cafodd y chwaraewr ar dy dde ei ddal, felly mae’n cael ei lŵio ac yn talu tri chownter. Roedd y chwaraewr hwnnw wedi ennill un tric, ond mae’r cownter am y tric yn aros yn y pot.
lesson-loo-referee-unfounded = Yn y tri thric hyn, fe gadwodd pawb at y rheolau. Gwylia beth sy’n digwydd pan fyddi di’n herio’r chwaraewr ar dy chwith beth bynnag.
    .done = Doedd dim byd o’i le, felly dydy’r her yn costio dim. Rwyt ti’n cael gweld pam roedd pob cerdyn yn iawn.
lesson-loo-referee-again = Heriaist ti’r chwaraewr ar dy chwith, a doedd dim byd o’i le. Nawr mae’r chwaraewr ar dy dde yn herio’r un chwaraewr unwaith eto. Oes hawl gwneud hynny?
    .done = Mae’r chwaraewr ar dy chwith wedi cael ei herio’n barod, ac mae pawb yn gwybod yr ateb. Felly does neb yn gofyn yr eildro.

## Diwedd y gêm

lesson-loo-end = Diwedd y gêm
    .text = Pryd rydych chi’n gorffen, a phwy sy’n cael yr hyn sydd ar ôl yn y pot.
lesson-loo-end-agree = Mae’r tri chwaraewr wedi delio unwaith yr un, ac mae’r pot yn wag. Mae pawb yn cytuno i orffen y gêm. Gwylia beth sy’n digwydd.
    .done = Dim ond rhwng dau ddeliad mae’r gêm yn gallu gorffen, pan fydd y chwaraewyr yn cytuno. Y chwaraewr â’r nifer mwyaf o gownteri sy’n gyntaf.
lesson-loo-end-now = Rwyt ti wedi arwain y tric olaf gyda thri’r diemyntau. Mae’r chwaraewr ar dy chwith eisiau gorffen y gêm y funud hon. Oes hawl gwneud hynny?
    .done = Mae’r deliad hwn ar ei ganol. Rhaid ei chwarae i’r diwedd yn gyntaf, a thalu.
lesson-loo-end-pot = Mae’r deliad ar ben, a chafodd rhywun ei lŵio, felly mae tri chownter yn y pot. Mae pawb yn cytuno i orffen y gêm. Gwylia beth sy’n digwydd.
    .done = Mae rhywbeth ar ôl i’w ennill, felly dydy’r gêm ddim ar ben eto. Rydych chi’n chwarae ymlaen amdano, tri deliad ar y mwyaf. Pan fydd deliad heb neb yn cael ei lŵio, hwnnw fydd yr olaf.
lesson-loo-end-last = Mae pawb wedi cytuno i orffen, a dyma’r deliad olaf un. Mae tri chownter yn y pot. Gwylia’r tric olaf, a beth sy’n digwydd i’r pot.
    .done = Cafodd dau chwaraewr eu lŵio, felly roedd chwe chownter yn y pot. Mae pob un o’r pedwar chwaraewr yn cymryd un cownter. Mae dau dros ben, a does dim modd rhannu’r rheini.
lesson-loo-end-over = Mae pawb wedi cytuno i orffen, ac mae’r pot yn wag. Rwyt ti’n cymryd y cardiau ac yn delio unwaith eto. Oes hawl gwneud hynny?
    .done = Pan fydd y gêm ar ben, does neb yn symud mwyach.

## Rheolau’r tŷ

lesson-loo-house = Rheolau’r tŷ
    .text = Dydy’r llyfrau ddim yn cytuno ar bopeth, felly mae pob bwrdd yn dewis ei reolau ei hun.
lesson-loo-house-all = Yn ôl ein rheolau arferol, dim ond y deliwr sy’n llenwi’r pot. Mae dau hen lyfr yn dweud bod pawb yn talu, a dyna’r rheol wrth y bwrdd hwn. Ti sy’n delio: gwylia’r pot.
    .done = Talodd pob un o’r tri chwaraewr dri chownter, felly mae naw yn y pot. Pan fydd mwy yn y pot, mae mwy o ddwylo’n werth eu chwarae.
lesson-loo-house-six = Yn ôl ein rheolau arferol, mae cael dy lŵio’n costio tri betiad. Mae un hen lyfr yn dweud chwech, a dyna’r rheol wrth y bwrdd hwn. Gwylia’r tric olaf, ac yna edrycha ar gownteri’r chwaraewr ar dy dde.
    .done = Wnaeth y chwaraewr ar dy dde ddim ennill tric, a bu’n rhaid talu chwe chownter i’r pot.
lesson-loo-house-lead = Yn ôl dau hen lyfr, dim ond os oes dau drwmp gen ti mae’n rhaid arwain y tro cyntaf gyda thrwmp. Dyna’r rheol wrth y bwrdd hwn. Calonnau yw’r trwmp, a dim ond un galon sydd gen ti. Dewisa gerdyn ac arweinia.
    .done = Yn ôl y rheol tŷ hon, cest ti arwain gydag unrhyw un o dy gardiau. Yn ôl ein rheolau arferol, byddai’n rhaid i ti arwain gyda brenhines y calonnau.
    .hint-zone = Edrycha ar dy law. Faint o galonnau sydd ynddi?
lesson-loo-house-under = Does gen ti ddim clwb, ac all dy unig drwmp ddim curo jac y calonnau. Mae un hen lyfr yn dweud y cei di chwarae unrhyw gerdyn bryd hynny, a dyna’r rheol wrth y bwrdd hwn. Chwaraea gerdyn.
    .done = Yn ôl y rheol tŷ hon, cest ti chwarae unrhyw gerdyn. Yn ôl ein rheolau arferol, byddai’n rhaid i ti chwarae pump y calonnau.
    .hint-zone = Edrycha ar y tric. All un o dy gardiau di guro’r cerdyn gorau?
lesson-loo-house-concede = Wrth y bwrdd hwn caiff y deliwr ildio, hyd yn oed yn erbyn un chwaraewr. Ti yw’r deliwr, a dim ond y chwaraewr ar dy dde sy’n chwarae. Nawr mae ffrind yn eistedd yn dy le di, ac yn plygu: oes hawl gwneud hynny?
    .done = Mae hawl gwneud hyn yn ôl y rheol tŷ hon. Y chwaraewr ar dy dde yw’r unig un sydd ar ôl, ac mae’n cymryd y pot.
lesson-loo-house-defend = Wrth y bwrdd hwn caiff y deliwr amddiffyn y miss yn erbyn unrhyw nifer o chwaraewyr. Ti yw’r deliwr, ac mae dau arall yn chwarae. Nawr mae ffrind yn eistedd yn dy le di, ac yn amddiffyn y miss: oes hawl gwneud hynny?
    .done = Mae hawl gwneud hyn yn ôl y rheol tŷ hon. Yn ôl ein rheolau arferol, dim ond yn erbyn un chwaraewr mae modd amddiffyn y miss.
lesson-loo-house-clubs = Wrth y bwrdd hwn mae pawb yn chwarae pan fydd clybiau’n drwmp. Naw’r clybiau yw’r cerdyn sydd wyneb i fyny, ac mae’r chwaraewr ar dy chwith yn plygu. Oes hawl gwneud hynny?
    .done = Clybiau yw’r trwmp, felly yn ôl y rheol tŷ hon chaiff neb blygu. Rhaid i’r chwaraewr ar dy chwith chwarae, neu gymryd y miss.
lesson-loo-house-first = Wrth y bwrdd hwn mae pawb yn chwarae am y pot cyntaf gyda’r llaw a gawson nhw. Dyma’r deliad cyntaf, ac mae’r chwaraewr ar dy chwith eisiau cymryd y miss. Oes hawl gwneud hynny?
    .done = Yn ôl y rheol tŷ hon, chaiff neb gymryd y miss yn y deliad cyntaf, a chaiff neb blygu chwaith.
lesson-loo-house-game = Nawr rwyt ti’n gwybod y rheolau i gyd. Dyma ddeliad cyfan gyda phedwar arall: chwaraea fel y mynni di.
    .done = Da iawn ti. Cei di ddod yn ôl yma pryd bynnag y mynni di, neu ddechrau dy gêm dy hun.
