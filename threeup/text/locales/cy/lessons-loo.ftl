# The course 3-Card Loo. A lesson: its title and what it is about (.text). A step: what the learner reads, what is said
# when it is done (.done), when a foreseen mistake is made (.mistake-…), and where to look (.hint-zone).
# "Ti" is the learner, "chi" all players together. The question of a "catch" step is that of the page (learn-ask).

course-loo = Lŵ Tri Cherdyn
    .text = O’r tric cyntaf hyd y pot olaf: enilla driciau gyda thri cherdyn, neu bydd rhaid talu.

## Y cardiau

lesson-loo-cards = Y cardiau
    .text = Beth mae pawb yn ei gael, beth sy’n cael ei roi o’r neilltu, a pha siwt yw’r gryfaf.
lesson-loo-cards-deal = Mae pump o chwaraewyr wrth y bwrdd, ac rwyt ti’n un ohonyn nhw. Y chwaraewr ar dy dde sy’n delio. Gwylia faint o gardiau mae pawb yn eu cael, a faint sy’n cael eu rhoi o’r neilltu.
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
    .done = Ti oedd yn delio ddiwethaf, ac ar ôl pob deliad, y chwaraewr nesaf ar y chwith sy’n delio.
lesson-loo-pot-carry = Mae’r deliad diwethaf ar ben, ac mae tri chownter yn y pot o hyd. Nawr mae’r chwaraewr ar dy chwith yn delio. Gwylia’r pot.
    .done = Arhosodd y tri hen gownter yn y pot, a rhoddodd y deliwr dri arall ynddo. Nawr mae pawb yn chwarae am chwech.

## Tric

lesson-loo-trick = Tric
    .text = Mae pawb yn chwarae un cerdyn, a’r gorau sy’n ennill.
lesson-loo-trick-highest = Mae pawb yn chwarae un cerdyn: tric yw’r enw ar hynny. Calonnau yw’r trwmp, ond does neb yn chwarae calon yma. Ti sy’n dechrau, gyda jac y clybiau: gwylia pwy sy’n ennill.
    .done = Clwb oedd cerdyn cyntaf y tric, a brenin y clybiau yw’r clwb uchaf ynddo. Felly y chwaraewr ar dy chwith sy’n ennill y tric.
lesson-loo-trick-trump = Calonnau yw’r trwmp, ac rwyt ti’n dechrau gydag âs y clybiau. Does dim clwb gan y chwaraewr ar dy chwith. Gwylia beth sy’n digwydd.
    .done = Trwmp yw tri’r calonnau, ac mae unrhyw drwmp yn curo âs y clybiau. Y trwmp uchaf sy’n ennill y tric. Os nad oes trwmp ynddo, y cerdyn uchaf o siwt y cerdyn cyntaf sy’n ennill.
lesson-loo-trick-win = Ti enillodd y tric cyntaf gyda brenin y calonnau, a chwaraeodd y lleill eu trympiau olaf. Nawr ti sy’n chwarae’r cerdyn cyntaf eto. Dewisa’r cerdyn sy’n siŵr o ennill y tric hwn.
    .done = Does dim rhaw uwch nag âs y rhawiau, a doedd gan neb drwmp ar ôl. Nawr mae gen ti ddau dric.
    .mistake-low = Mae llawer o ddiemyntau’n uwch na’r pedwar, ac fe gurodd un ohonyn nhw dy gerdyn di. Pa un o dy gardiau na all unrhyw raw na diemwnt arall ei guro?
    .hint-zone = Edrycha ar dy law. Pa gerdyn yw’r uchaf yn ei siwt?
lesson-loo-trick-three = Rwyt ti wedi ennill dau dric. Mae un cerdyn yr un ar ôl. Gwylia’r tric olaf.
    .done = Brenhines y diemyntau sy’n ennill y tric olaf. Mae’r tri thric yn cael eu chwarae bob tro, hyd yn oed pan fydd hi’n glir pwy fydd yn ennill y rhan fwyaf ohonyn nhw.
lesson-loo-trick-held = Ti enillodd y tric cyntaf gyda brenin y calonnau. Nawr mae ffrind yn eistedd yn dy le di, ac eisiau chwarae brenin y calonnau eto. Oes hawl gwneud hynny?
    .done = Dim ond cardiau sydd gen ti y cei di eu chwarae, a phob cerdyn unwaith yn unig. Mae brenin y calonnau wedi’i chwarae yn y tric cyntaf.

## Chwarae neu blygu

lesson-loo-declare = Chwarae neu blygu
    .text = Edrycha ar dy law, a dwed wyt ti am chwarae neu beidio.
lesson-loo-declare-see = Ti yw’r deliwr. Cyn y tric cyntaf mae pawb yn edrych ar eu cardiau ac yn dweud: rwy’n chwarae, neu rwy’n plygu. Gwylia pwy sy’n siarad gyntaf.
    .done = Y chwaraewr ar dy chwith siaradodd gyntaf, ac yna’r nesaf. Mae un yn chwarae ac un yn plygu. Mae pwy bynnag sy’n plygu allan o’r deliad hwn, heb dalu dim.
lesson-loo-declare-good = Calonnau yw’r trwmp, a ti sy’n siarad gyntaf. Os wyt ti’n chwarae heb ennill tric, rhaid i ti dalu. Edrycha ar dy law a dewisa.
    .done = Does dim cerdyn sy’n curo âs y trwmp, felly rwyt ti’n siŵr o ennill un tric. Mae’n werth chwarae llaw fel hon.
    .mistake-fold = Os wyt ti’n plygu, dwyt ti’n talu dim, ond dwyt ti’n ennill dim chwaith. Mae âs y trwmp gen ti, ac all dim un cerdyn guro hwnnw.
    .mistake-miss = Llaw nad oes neb wedi’i gweld yw’r miss. Byddet ti’n rhoi âs a brenin y trwmp i ffwrdd er mwyn ei gael.
    .hint-zone = Edrycha ar y calonnau yn dy law. Pa mor uchel ydyn nhw?
lesson-loo-declare-bad = Calonnau yw’r trwmp. Mae dau arall yn chwarae, ac mae un ohonyn nhw wedi cymryd y miss. Mae tri chownter yn y pot, a bydd rhaid i ti dalu tri os wyt ti’n chwarae heb ennill tric: dewisa.
    .done = Does gen ti ddim trwmp, dim ond cardiau isel, felly go brin y byddet ti’n ennill tric. Dydy plygu’n costio dim.
    .mistake-play = Does gen ti ddim trwmp, a saith yw dy gerdyn uchaf. Mae dau arall yn chwarae, felly go brin y byddet ti’n ennill tric, ac yna bydd rhaid i ti dalu.
    .mistake-miss = Dydy’r miss ddim ar y bwrdd bellach. Mae rhywun wedi’i gymryd yn barod.
    .hint-zone = Edrycha ar dy law. Oes gen ti drwmp, neu gerdyn uchel?
lesson-loo-declare-early = Y chwaraewr ar dy dde yw’r deliwr, felly ti sy’n siarad gyntaf. Nawr mae ffrind yn eistedd yn dy le di, yn dweud dim, ac yn chwarae brenin y clybiau. Oes hawl gwneud hynny?
    .done = Yn gyntaf mae pawb yn dweud ydyn nhw am chwarae neu beidio. Dim ond wedyn mae’r triciau’n dechrau.
lesson-loo-declare-stands = Rwyt ti wedi dweud dy fod ti’n chwarae, ond enillodd y chwaraewr ar dy dde y tric cyntaf, ac arwain yr ail gyda brenin y calonnau. Nawr mae ffrind yn eistedd yn dy le di, ac eisiau plygu. Oes hawl gwneud hynny?
    .done = Os wyt ti’n dweud dy fod ti’n chwarae, rwyt ti’n chwarae hyd ddiwedd y deliad, hyd yn oed pan fydd pethau’n mynd o chwith.
