# Beth sydd o’i le ar reolau’r tŷ, symudiadau, safleoedd a ffeiliau: beth, ble, a beth fyddai’n iawn.
# Mae .mend yn dweud sut i’w drwsio, mewn llinell o destun neu drwy bwyso botymau golygydd safleoedd.

move-unreadable = Nid yw “{ $text }” yn symudiad yn y gêm hon. Mae symudiadau’n edrych fel hyn: play g7 g7 yn 3UP 3DOWN, play Ah yn Lŵ Tri Cherdyn.
move-draw-agreed = Mae’r chwaraewyr wedi cytuno ar gêm gyfartal yma. Dadwna, neu dechreua gêm newydd.

## Rheolau’r tŷ

options-value = Chaiff rheol y tŷ “{ $option }” ddim bod yn “{ $value }”.
    .mend = Dewisa un o’r gwerthoedd sydd ar gael i’r rheol tŷ hon.
options-unknown = Does dim rheol tŷ o’r enw “{ $option }”.
    .mend = Gad hi allan, neu ysgrifenna enw un o’r rheolau sydd yn rhestr rheolau’r tŷ.
options-game = Does dim gêm “{ $game }” yma.
options-seed = Chaiff “{ $seed }” ddim bod yn rhif deliad. Ysgrifenna rif cyfan, 0 neu fwy.
options-start-hidden = { $n ->
    [zero] Does yr un cerdyn anhysbys yn y safle hwn.
    [one] Mae un cerdyn anhysbys yn y safle hwn. I chwarae o’r fan hon, dwed pa gerdyn yw e.
    [two] Mae dau gerdyn anhysbys yn y safle hwn. I chwarae o’r fan hon, dwed pa gardiau ydyn nhw.
    [few] Mae tri cherdyn anhysbys yn y safle hwn. I chwarae o’r fan hon, dwed pa gardiau ydyn nhw.
    [many] Mae chwe cherdyn anhysbys yn y safle hwn. I chwarae o’r fan hon, dwed pa gardiau ydyn nhw.
   *[other] Mae { $n } cerdyn anhysbys yn y safle hwn. I chwarae o’r fan hon, dwed pa gardiau ydyn nhw.
}
options-sitter = Does dim math o chwaraewr o’r enw “{ $kind }”. Ysgrifenna person, careful neu random.
options-players = Nifer y chwaraewyr yw { $players }. Gyda’r rheolau tŷ hyn, y nifer lleiaf yw { $least } a’r mwyaf yw { $most }.
    .mend = Ychwanega chwaraewyr neu cymer rai i ffwrdd, neu newidia’r rheol tŷ ar gyfer byrddau bach neu fawr.
options-deck-card = Nid yw “{ $text }” yn y pecyn yn gerdyn. Mae cardiau’n cael eu hysgrifennu fel hyn: g7, b10, oC, gC+1.
    .mend = Cywira’r cerdyn, neu gad y pecyn allan i chwarae gyda’r un arferol.
options-deck-count = Mae gan “{ $text }” yn y pecyn nifer amhosibl o gopïau. Ysgrifenna fel hyn: g7*3.
    .mend = Ysgrifenna rif cyfan ar ôl *, neu gad y pecyn allan i chwarae gyda’r un arferol.
options-deck-empty = Does dim cardiau yn y pecyn. Rho rai ynddo.
    .mend = Ysgrifenna gardiau ar ôl deck=, neu gad y pecyn allan i chwarae gyda’r un arferol.
options-deck-large = { $most ->
    [zero] Mae gormod o gardiau yn y pecyn. Chaiff dim un fod ynddo.
    [one] Mae gormod o gardiau yn y pecyn. Y mwyaf a ganiateir yw un cerdyn.
    [two] Mae gormod o gardiau yn y pecyn. Y mwyaf a ganiateir yw dau gerdyn.
    [few] Mae gormod o gardiau yn y pecyn. Y mwyaf a ganiateir yw tri cherdyn.
    [many] Mae gormod o gardiau yn y pecyn. Y mwyaf a ganiateir yw chwe cherdyn.
   *[other] Mae gormod o gardiau yn y pecyn. Y mwyaf a ganiateir yw { $most } cerdyn.
}
    .mend = Ysgrifenna lai o gardiau, neu gad y pecyn allan i chwarae gyda’r un arferol.
options-deck-small = Mae’r pecyn yn rhy fach i gynifer o chwaraewyr. Cardiau ynddo: { $cards }. Cardiau sydd eu hangen: { $needed }.
    .mend = Rho ragor o gardiau yn y pecyn, dewisa’r pecyn arferol, neu cymer rai chwaraewyr i ffwrdd.

## Safle: y llinell fel y cafodd ei theipio

position-too-long = Mae’r llinell yn rhy hir. Nodau ynddi: { $length }. Y mwyaf a ganiateir: { $most }.
    .mend = Gwna’r llinell yn fyrrach: ysgrifenna ?*3 am dri cherdyn anhysbys, a * am y cardiau eraill i gyd.
position-empty = Mae’r llinell yn wag. Mae safle’n dechrau fel hyn: updown/1 play.
    .mend = Dechreua gyda bwrdd gwag, neu delia’r cardiau.
position-unknown-game = Does dim gêm “{ $text }” yma. Rhaid i’r llinell ddechrau gydag enw gêm: updown/1 neu loo/1.
    .mend = Ysgrifenna enw’r gêm yn gyntaf: updown/1 neu loo/1.
position-version = Cafodd y safle hwn ei ysgrifennu ar gyfer fersiwn arall o’r gêm { $game }: { $found }. Fersiwn { $known } sydd yma.
    .mend = Rho rif y fersiwn sydd yma yn y llinell. Wedyn edrycha ar bob cerdyn: efallai fod y gêm wedi newid ers hynny.
position-unknown-word = Nid yw “{ $text }” yn golygu dim yma. Ysgrifenna gerdyn, neu enw maes gyda : ar ei ôl.
    .mend = Cywira’r gair, neu dilea ef.
position-unknown-card = Nid yw “{ $text }” yn gerdyn. Mae cardiau’n cael eu hysgrifennu fel hyn: g7, gC+1 yn 3UP 3DOWN, ac Ah, Td yn Lŵ Tri Cherdyn.
    .mend = Cywira’r cerdyn, neu ysgrifenna ? am gerdyn anhysbys.
position-card-count = Mae gan “{ $text }” nifer amhosibl o gopïau. Ysgrifenna fel hyn: ?*3.
    .mend = Ysgrifenna rif cyfan ar ôl *, 1 neu fwy, neu gad allan y * a’r hyn sydd ar ei ôl.
position-too-many-cards = { $most ->
    [zero] Mae gormod o gardiau mewn un lle. Chaiff dim un fod yno.
    [one] Mae gormod o gardiau mewn un lle. Y mwyaf a ganiateir yw un cerdyn.
    [two] Mae gormod o gardiau mewn un lle. Y mwyaf a ganiateir yw dau gerdyn.
    [few] Mae gormod o gardiau mewn un lle. Y mwyaf a ganiateir yw tri cherdyn.
    [many] Mae gormod o gardiau mewn un lle. Y mwyaf a ganiateir yw chwe cherdyn.
   *[other] Mae gormod o gardiau mewn un lle. Y mwyaf a ganiateir yw { $most } cerdyn.
}
    .mend = Ysgrifenna rif llai ar ôl *.
position-unknown-field = Does dim byd o’r enw “{ $field }” mewn safle.
    .mend = Cywira’r enw, neu dilea ef a phopeth sy’n perthyn iddo.
position-field-twice = Mae “{ $field }” yno ddwywaith. Ysgrifenna ef unwaith.
    .mend = Dilea’r ail un.
position-number = Mae angen rhif cyfan ar “{ $field }”, 0 neu fwy. “{ $text }” sydd yno.
    .mend = Ysgrifenna rif cyfan, 0 neu fwy.
position-bracket = Mae bachyn ar goll neu’n ormod, wrth “{ $text }”. Mae angen ] ar bob [.
    .mend = Rho’r bachyn coll i mewn, neu dilea’r un sy’n ormod.
position-seat-parts = Chwaraewr { $seat }: mae gormod o rannau i’r chwaraewr hwn. Ysgrifenna [llaw / wyneb i fyny / wyneb i lawr / wedi’u dewis].
    .mend = Dilea un / rhwng y bachau hyn.
position-rest-place = Chaiff * am y cardiau eraill i gyd ddim sefyll yn “{ $field }”. Caiff sefyll yma: { $zones }.
    .mend = Dilea’r *, neu rho’r * mewn lle y caiff sefyll.
position-rest-twice = Unwaith yn unig y caiff * am y cardiau eraill i gyd sefyll yno.
    .mend = Dilea’r ail *.

## Safle: beth na all fod wrth fwrdd

position-seat = Mae “{ $field }” yn enwi sedd nad yw wrth y bwrdd hwn. Chwaraewyr yma: { $players }.
    .mend = Dewisa chwaraewr sydd wrth y bwrdd hwn.
position-card-too-many = Mae gormod o un cerdyn: { $card }. Nifer yma: { $found }. Nifer yn y pecyn: { $deck }.
    .mend = Cymer y cardiau dros ben oddi ar y bwrdd, neu gwna nhw’n anhysbys.
position-cards-missing = Mae rhai cardiau ar goll. Nifer yma: { $cards }. Nifer yn y pecyn: { $deck }.
    .mend = Rho’r cardiau coll o’r neilltu, gyda’r cardiau eraill sydd ddim yn cael eu chwarae.
position-cards-extra = Mae gormod o gardiau. Nifer yma: { $cards }. Nifer yn y pecyn: { $deck }.
    .mend = Cymer gardiau oddi ar y bwrdd, gan ddechrau gyda’r rhai sydd o’r neilltu.
position-deal-cards = Cyn delio chaiff neb fod â chardiau. Mae pob un yn y pecyn o hyd.
    .mend = Rho’r cardiau i gyd yn ôl yn y pecyn, neu dewisa adeg arall yn y gêm.
position-choose-cards = Chwaraewr { $seat }: tra bod cardiau’n cael eu dewis, mae gan chwaraewr chwe cherdyn yn y llaw, tri wyneb i lawr a dim un wyneb i fyny.
    .mend = Rho chwe cherdyn yn y llaw i’r chwaraewr hwn, a thri wyneb i lawr.
position-chosen-cards = Chwaraewr { $seat }: rhaid dewis tri cherdyn, a phob un o’r llaw hon.
    .mend = Dewisa dri cherdyn o’r llaw hon.
position-chosen-order = Chwaraewr { $seat }: mae chwaraewyr yn dewis yn nhrefn eu seddi. Mae rhywun wedi dewis yn rhy gynnar, neu heb ddewis eto.
    .mend = Gad i bawb sy’n dod cyn y chwaraewr nesaf i symud ddewis tri cherdyn, a neb arall.
position-phase-field = { $phase ->
    [deal] Chaiff “{ $field }” ddim sefyll yno cyn delio. Gad ef allan.
    [between] Chaiff “{ $field }” ddim sefyll yno rhwng dau ddeliad. Gad ef allan.
    [declare] Chaiff “{ $field }” ddim sefyll yno cyn i bawb ddatgan. Gad ef allan.
    [review] Chaiff “{ $field }” ddim sefyll yno ar ôl chwarae pob tric. Gad ef allan.
    [choose] Chaiff “{ $field }” ddim sefyll yno tra bod cardiau’n cael eu dewis. Gad ef allan.
    [over] Chaiff “{ $field }” ddim sefyll yno pan fydd y gêm ar ben. Gad ef allan.
   *[play] Chaiff “{ $field }” ddim sefyll yno yn ystod y chwarae. Gad ef allan.
}
    .mend = Gad ef allan, neu dewisa adeg arall yn y gêm.
position-ended = Ni all y gêm hon ddod i ben drwy “{ $rule }”.
    .mend = Dewisa un o’r ffyrdd y gall y gêm hon ddod i ben.
position-up-many = { $n ->
    [zero] Chwaraewr { $seat }: nifer wyneb i fyny: dim cerdyn. Chaiff dim mwy na thri fod.
    [one] Chwaraewr { $seat }: nifer wyneb i fyny: un cerdyn. Chaiff dim mwy na thri fod.
    [two] Chwaraewr { $seat }: nifer wyneb i fyny: dau gerdyn. Chaiff dim mwy na thri fod.
    [few] Chwaraewr { $seat }: nifer wyneb i fyny: tri cherdyn. Chaiff dim mwy na thri fod.
    [many] Chwaraewr { $seat }: nifer wyneb i fyny: chwe cherdyn. Chaiff dim mwy na thri fod.
   *[other] Chwaraewr { $seat }: nifer wyneb i fyny: { $n } cerdyn. Chaiff dim mwy na thri fod.
}
    .mend = Rho’r cardiau dros ben yn rhywle arall, yn y llaw er enghraifft.
position-down-many = { $n ->
    [zero] Chwaraewr { $seat }: nifer wyneb i lawr: dim cerdyn. Chaiff dim mwy na thri fod.
    [one] Chwaraewr { $seat }: nifer wyneb i lawr: un cerdyn. Chaiff dim mwy na thri fod.
    [two] Chwaraewr { $seat }: nifer wyneb i lawr: dau gerdyn. Chaiff dim mwy na thri fod.
    [few] Chwaraewr { $seat }: nifer wyneb i lawr: tri cherdyn. Chaiff dim mwy na thri fod.
    [many] Chwaraewr { $seat }: nifer wyneb i lawr: chwe cherdyn. Chaiff dim mwy na thri fod.
   *[other] Chwaraewr { $seat }: nifer wyneb i lawr: { $n } cerdyn. Chaiff dim mwy na thri fod.
}
    .mend = Rho’r cardiau dros ben yn rhywle arall, yn y llaw er enghraifft.
position-hidden = { $zone ->
    [turned] Chaiff y cerdyn sydd wedi’i droi ddim bod yn anhysbys. Dwed pa gerdyn yw ef.
    [tricks] Chaiff cerdyn mewn tric ddim bod yn anhysbys. Dwed pa gerdyn yw ef.
    [up] Chaiff cerdyn wyneb i fyny ddim bod yn anhysbys. Dwed pa gerdyn yw ef.
   *[pile] Chaiff cerdyn yn y pentwr taflu ddim bod yn anhysbys. Dwed pa gerdyn yw ef.
}
    .mend = Dwed pa gerdyn yw ef, neu rho’r cerdyn lle nad oes modd ei weld.
position-pile-order = Yn y pentwr taflu mae cerdyn is ar ben un uwch: { $low } ar { $high }. O’r gwaelod i’r top, dydy cardiau byth yn mynd yn is.
    .mend = Rho gardiau’r pentwr mewn trefn, o’r isaf i’r uchaf.
position-clear-on-pile = Chaiff y cerdyn hwn ddim gorwedd ar y pentwr taflu: { $rank }. Byddai wedi clirio’r pentwr.
    .mend = Rho’r cerdyn gyda’r cardiau sydd wedi’u clirio.
position-set-on-pile = { $n ->
    [zero] Chaiff set gyfan ddim gorwedd ar y pentwr taflu: dim cerdyn, { $rank }. Byddai wedi clirio’r pentwr.
    [one] Chaiff set gyfan ddim gorwedd ar y pentwr taflu: un cerdyn, { $rank }. Byddai wedi clirio’r pentwr.
    [two] Chaiff set gyfan ddim gorwedd ar y pentwr taflu: dau gerdyn, { $rank }. Byddai wedi clirio’r pentwr.
    [few] Chaiff set gyfan ddim gorwedd ar y pentwr taflu: tri cherdyn, { $rank }. Byddai wedi clirio’r pentwr.
    [many] Chaiff set gyfan ddim gorwedd ar y pentwr taflu: chwe cherdyn, { $rank }. Byddai wedi clirio’r pentwr.
   *[other] Chaiff set gyfan ddim gorwedd ar y pentwr taflu: { $n } cerdyn, { $rank }. Byddai wedi clirio’r pentwr.
}
    .mend = Rho’r set gyda’r cardiau sydd wedi’u clirio.
position-turn-out = Chwaraewr { $seat }: does gan y chwaraewr hwn ddim cardiau, felly ni all fod yn dro iddo.
    .mend = Rho’r tro i’r chwaraewr nesaf sydd â chardiau.
position-empty-hand = { $draw ->
    [zero] Chwaraewr { $seat }: mae’r llaw’n wag, ond ar ôl i’w tynnu mae dim cerdyn. Byddai’r chwaraewr hwn wedi tynnu.
    [one] Chwaraewr { $seat }: mae’r llaw’n wag, ond ar ôl i’w tynnu mae un cerdyn. Byddai’r chwaraewr hwn wedi tynnu.
    [two] Chwaraewr { $seat }: mae’r llaw’n wag, ond ar ôl i’w tynnu mae dau gerdyn. Byddai’r chwaraewr hwn wedi tynnu.
    [few] Chwaraewr { $seat }: mae’r llaw’n wag, ond ar ôl i’w tynnu mae tri cherdyn. Byddai’r chwaraewr hwn wedi tynnu.
    [many] Chwaraewr { $seat }: mae’r llaw’n wag, ond ar ôl i’w tynnu mae chwe cherdyn. Byddai’r chwaraewr hwn wedi tynnu.
   *[other] Chwaraewr { $seat }: mae’r llaw’n wag, ond ar ôl i’w tynnu mae { $draw } cerdyn. Byddai’r chwaraewr hwn wedi tynnu.
}
    .mend = Rho gardiau o’r pentwr tynnu yn y llaw hon, neu gwagia’r pentwr tynnu.
position-out-cards = Chwaraewr { $seat }: allan o’r gêm, ond â chardiau o hyd.
    .mend = Cymer gardiau’r chwaraewr hwn i ffwrdd, neu dwed fod y chwaraewr yn y gêm o hyd.
position-out-missing = Chwaraewr { $seat }: heb gardiau, ond heb fod yn out.
    .mend = Rho gardiau i’r chwaraewr hwn, neu dwed fod y chwaraewr allan.
position-out-twice = Chwaraewr { $seat }: yn out ddwywaith.
    .mend = Enwa’r chwaraewr hwn unwaith yn unig.
position-out-option = Chwaraewr { $seat }: heb gardiau. Gyda’r rheolau tŷ hyn, mae’r gêm yn dod i ben gyda’r chwaraewr cyntaf sydd allan.
    .mend = Rho gardiau i’r chwaraewr hwn, neu dewisa’r rheol tŷ sy’n gadael i’r lleill chwarae ymlaen.
position-finished = { $left ->
    [zero] Chwaraewyr sydd â chardiau o hyd: dim chwaraewr. Mae’r gêm ar ben felly.
    [one] Dim ond un chwaraewr sydd â chardiau o hyd. Mae’r gêm ar ben felly.
    [two] Chwaraewyr sydd â chardiau o hyd: dau chwaraewr. Mae’r gêm ar ben felly.
    [few] Chwaraewyr sydd â chardiau o hyd: tri chwaraewr. Mae’r gêm ar ben felly.
    [many] Chwaraewyr sydd â chardiau o hyd: chwe chwaraewr. Mae’r gêm ar ben felly.
   *[other] Chwaraewyr sydd â chardiau o hyd: { $left } chwaraewr. Mae’r gêm ar ben felly.
}
    .mend = Rho gardiau i chwaraewr arall, neu dwed fod y gêm ar ben.
position-unfinished = { $left ->
    [zero] Dydy’r gêm ddim ar ben eto.
    [one] Mae gan un chwaraewr gardiau o hyd. Dydy’r gêm ddim ar ben eto.
    [two] Mae gan ddau chwaraewr gardiau o hyd. Dydy’r gêm ddim ar ben eto.
    [few] Mae gan dri chwaraewr gardiau o hyd. Dydy’r gêm ddim ar ben eto.
    [many] Mae gan chwe chwaraewr gardiau o hyd. Dydy’r gêm ddim ar ben eto.
   *[other] Mae gan { $left } chwaraewr gardiau o hyd. Dydy’r gêm ddim ar ben eto.
}
    .mend = Dwed fod y gêm yn dal i gael ei chwarae, neu cymer gardiau i ffwrdd.
position-no-winner = Mae’r gêm ar ben, ond does neb wedi ennill. Dwed yn out pwy sydd.
    .mend = Dwed pwy sydd allan, neu fod y gêm yn dal i gael ei chwarae.
position-nobody = Does gan neb gardiau. Rho gardiau i’r chwaraewyr.
    .mend = Rho gerdyn yn llaw rhywun.
position-third = Chaiff third: { $third } ddim bod. Mae’n 0, 1 neu 2, a dim mwy na’r tafliadau ychwanegol sydd ar ôl: { $extras }.
    .mend = Ysgrifenna rif llai, neu ragor o dafliadau ychwanegol.
position-may-draw = Mae may-draw yno, ond does dim tafliad ychwanegol ar ôl. Gad ef allan, neu ysgrifenna extras: 1.
    .mend = Diffodda’r hawl i dynnu, neu ysgrifenna 1 am y tafliadau ychwanegol.
position-turns-cap = Byddai’r gêm ar ben yn barod. Troeon: { $turns }. Y nifer mwyaf o droeon: { $cap }.
    .mend = Ysgrifenna nifer llai o droeon, neu dewisa derfyn uwch yn rheolau’r tŷ.
position-cap-not-reached = { $turns ->
    [zero] Ni all y gêm fod wedi cyrraedd ei thro olaf. Hyd yma bu dim tro.
    [one] Ni all y gêm fod wedi cyrraedd ei thro olaf. Hyd yma bu un tro.
    [two] Ni all y gêm fod wedi cyrraedd ei thro olaf. Hyd yma bu dau dro.
    [few] Ni all y gêm fod wedi cyrraedd ei thro olaf. Hyd yma bu tri thro.
    [many] Ni all y gêm fod wedi cyrraedd ei thro olaf. Hyd yma bu chwe thro.
   *[other] Ni all y gêm fod wedi cyrraedd ei thro olaf. Hyd yma bu { $turns } tro.
}
    .mend = Ysgrifenna nifer mwy o droeon, neu dewisa ffordd arall i’r gêm ddod i ben.

## Safle yn Lŵ Tri Cherdyn: beth na all fod wrth fwrdd

position-integer = Mae angen rhifau cyfan ar “{ $field }”. “{ $text }” sydd yno.
    .mend = Ysgrifenna rif cyfan. Caiff fod yn llai na 0.
position-said-twice = Chwaraewr { $seat }: dau ddatganiad. Ysgrifenna un yn unig o’r rhain: fold, play, miss, defend.
    .mend = Dilea un o’r ddau air.
position-each-player = Mae angen un eitem ar “{ $field }” am bob chwaraewr. Eitemau: { $found }. Chwaraewyr: { $players }.
    .mend = Ysgrifenna rif i bob chwaraewr, neu gad y cyfan allan i’r rhaglen ei gyfrifo.
position-ledger = Rhaid i gownteri pawb a’r rhai yn y pot roi cyfanswm o 0. Y cyfanswm yma: { $total }.
    .mend = Newidia’r pot, neu gownteri un o’r chwaraewyr, nes bod y cyfanswm yn 0.
position-last = Chaiff last: { $last } ddim bod. Mae’n 0 neu fwy, a’r mwyaf yw { $most }.
    .mend = Ysgrifenna rif llai.
position-deals-done = Byddai’r gêm ar ben yn barod. Deliadau a chwaraewyd: { $deals }. Deliadau yn y gêm hon: { $most }.
    .mend = Ysgrifenna nifer llai o ddeliadau, neu dewisa ragor o ddeliadau yn rheolau’r tŷ.
position-no-deal = Mae’r gêm ar ben, ond does dim deliad wedi’i chwarae. Ysgrifenna yn deals sawl un a fu.
    .mend = Ysgrifenna 1 neu fwy am nifer y deliadau a chwaraewyd.
position-last-pot = Mae’r gêm ar ben, ond mae gormod o gownteri ar ôl yn y pot. Nifer yma: { $pot }. Y mwyaf a ganiateir: { $most }.
    .mend = Cymer y cownteri dros ben o’r pot a’u rhoi i chwaraewr.
position-turned = Does dim cerdyn wedi’i droi, felly does neb yn gwybod y trwmp. Ysgrifenna un fel hyn: turned: Kh.
    .mend = Rho gerdyn yn y lle ar gyfer y trwmp.
position-hand-cards = Chwaraewr { $seat }: mae’r nifer o gardiau yn y llaw yn anghywir. Nifer yma: { $n }. Nifer sydd ei angen: { $needed }.
    .mend = Rho gardiau yn y llaw hon neu cymer rai ohoni, nes bod y nifer yn iawn.
position-zone-cards = Mae’r nifer o gardiau yn “{ $field }” yn anghywir. Nifer yma: { $n }. Nifer sydd ei angen: { $needed }.
    .mend = Rho gardiau yno neu cymer rai oddi yno, nes bod y nifer yn iawn.
position-miss-twice = Mae’r miss gan ddau chwaraewr. Dim ond un sy’n gallu ei gael.
    .mend = Rho’r miss i un ohonyn nhw yn unig.
position-defend = Chwaraewr { $seat }: dim ond y deliwr sy’n gallu amddiffyn y miss, ac yna mae’r chwarae’n dechrau.
    .mend = Dewisa “cymryd y miss” i’r chwaraewr hwn.
position-said-order = Chwaraewr { $seat }: mae chwaraewyr yn datgan yn eu trefn, o’r chwith i’r deliwr. Mae rhywun wedi datgan yn rhy gynnar, neu heb ddatgan eto.
    .mend = Dwed beth ddatganodd pawb oedd cyn y chwaraewr nesaf i symud, a dim byd am y lleill.
position-players-in = Mae rhy ychydig o chwaraewyr i mewn. Nifer yma: { $n }. Nifer sydd ei angen: { $least }.
    .mend = Gad i ragor o chwaraewyr chwarae, a rho gardiau iddyn nhw.
position-tricks-number = { $phase ->
    [play] Mae gormod o driciau cyfan. Nifer yma: { $found }. Y mwyaf yn ystod y chwarae: { $needed }.
   *[over] Mae nifer y triciau’n anghywir. Nifer yma: { $found }. Nifer sydd ei angen: { $needed }.
}
    .mend = Cymer y triciau dros ben i ffwrdd, neu rho’r rhai coll i mewn.
position-trick-cards = Mewn tric cyfan mae un cerdyn gan bob chwaraewr sydd i mewn. Cardiau yma: { $found }. Chwaraewyr sydd i mewn: { $players }.
    .mend = Rho’r cardiau coll yn y tric, neu cymer y rhai dros ben ohono.
position-trick-whole = Mae pob chwaraewr wedi rhoi cerdyn yn y tric sydd ar y bwrdd. Cardiau ynddo: { $found }. Chwaraewyr sydd i mewn: { $players }. Ysgrifenna ef yn tricks.
    .mend = Rho’r cardiau hyn gyda’r triciau cyfan.
position-trick-seat = Chwaraewr { $seat }: nid tro’r chwaraewr hwn oedd rhoi’r cerdyn hwn: { $card }.
    .mend = Rho gardiau’r triciau yn y drefn y mae’r chwaraewyr yn chwarae.
position-next = Chwaraewr { $seat }: rhaid mai tro’r chwaraewr hwn yw hi. Ysgrifenna turn: { $turn }, neu gad turn allan.
    .mend = Rho’r tro i’r chwaraewr hwn.
position-at-play = Chaiff at-play: { $counters } ddim bod. Yn ystod y chwarae dyna sydd yn y pot: { $pot }.
    .mend = Ysgrifenna faint sydd yn y pot, neu gad at-play allan.
position-revoke = Dim ond gyda’r rheol tŷ revoke=loo y mae modd herio cardiau.
    .mend = Dewisa fodd y dyfarnwr yn rheolau’r tŷ, neu cymer yr heriau i ffwrdd.
position-accused = Chwaraewr { $seat }: ni all fod yn accused. Mae’n enwi chwaraewyr sydd i mewn, pob un unwaith.
    .mend = Cymer enw’r chwaraewr hwn o’r heriau.
position-caught = Chwaraewr { $seat }: ni all fod yn caught. Mae’n enwi chwaraewyr sydd yn accused, pob un unwaith.
    .mend = Dwed fod y chwaraewr hwn wedi’i herio hefyd, neu cymer yr enw i ffwrdd.

## Ffeil gêm

record-too-large = Mae’r ffeil yn rhy fawr. Maint mewn beitiau: { $size }. Y mwyaf a ganiateir: { $most }.
record-not-text = Nid testun yw’r ffeil hon. Dewisa gêm a gafodd ei chadw yma.
record-not-toml = Does dim modd darllen y ffeil o linell { $line }, nod { $column } ymlaen. Mae rhywbeth yno heb ei ysgrifennu fel y dylai fod.
record-cut-off = Mae’r ffeil yn stopio’n rhy gynnar, yn llinell { $line }. Mae rhan ohoni ar goll.
record-nested = Mae gormod o fachau y tu mewn i’w gilydd yn y ffeil. Does dim gêm wedi’i chadw yn edrych fel hynny.
record-foreign = Nid un o’n gemau ni wedi’u cadw yw hon. Y llinell gyntaf fyddai: format = "threeup-record/1".
record-newer = Mae’r ffeil hon yn dod o raglen fwy newydd: fersiwn { $found }. Mae’r rhaglen hon yn deall fersiwn { $known }. Cei di nôl y rhaglen newydd.
record-unknown-game = Does dim gêm “{ $game }” yma.
record-game-version = Mae’r ffeil hon ar gyfer fersiwn arall o’r gêm { $game }: { $found }. Fersiwn { $known } sydd yma.
record-missing = Mae “{ $key }” ar goll yn y ffeil.
record-unknown-key = Dydy “{ $key }” ddim yn perthyn i gêm wedi’i chadw.
record-value = Mae gan “{ $key }” werth amhosibl.
record-name-empty = Does gan un o’r chwaraewyr ddim enw. Ysgrifenna un.
record-name-long = { $most ->
    [zero] Mae enw chwaraewr yn rhy hir. Y mwyaf a ganiateir yw dim nod.
    [one] Mae enw chwaraewr yn rhy hir. Y mwyaf a ganiateir yw un nod.
    [two] Mae enw chwaraewr yn rhy hir. Y mwyaf a ganiateir yw dau nod.
    [few] Mae enw chwaraewr yn rhy hir. Y mwyaf a ganiateir yw tri nod.
    [many] Mae enw chwaraewr yn rhy hir. Y mwyaf a ganiateir yw chwe nod.
   *[other] Mae enw chwaraewr yn rhy hir. Y mwyaf a ganiateir yw { $most } nod.
}
record-name-control = Mae arwyddion anweledig yn enw chwaraewr. Defnyddia lythrennau a bylchau.
record-kind = Does dim math o chwaraewr o’r enw “{ $kind }”. Ysgrifenna person, careful neu random.
record-players = Nifer y chwaraewyr yn y ffeil yw { $players }. Nifer y seddi yn y gêm yw { $seats }. Rhaid i’r ddau fod yr un fath.
record-too-many-moves = Mae gormod o symudiadau yn y gêm. Nifer yma: { $moves }. Y mwyaf a ganiateir: { $most }.
record-count = Mae rhan o’r ffeil ar goll. Symudiadau yma: { $found }. Symudiadau i fod: { $expected }.
record-move-unreadable = Symudiad { $move }: nid yw “{ $text }” yn symudiad yn y gêm hon.
record-unknown-card = Symudiad { $move }: nid yw “{ $card }” yn gerdyn.
record-illegal = Chaiff symudiad { $move }, “{ $text }”, ddim digwydd ar yr adeg honno. Rheolau mae’n eu torri: { $rules }.
record-wrong-deck = Symudiad { $move }: nid cardiau’r pecyn yw’r rhai a gafodd eu delio. Cardiau wedi’u delio: { $cards }. Cardiau yn y pecyn: { $deck }.
record-branch-name = Cangen { $branch }: does dim modd defnyddio’r enw. Cadwa ef yn fyr, gyda llythrennau a bylchau.
record-branch-parent = Cangen { $branch }: mae’n dechrau o symudiad { $parent }, ond does dim symudiad felly o’i blaen.

## Ffeil gwers. $step yw enw cam; $near yw’r gair hysbys tebycaf i’r hyn a ysgrifennwyd.

lesson-too-large = Mae’r ffeil yn rhy fawr i fod yn wers. Maint mewn beitiau: { $size }. Y mwyaf a ganiateir: { $most }.
lesson-not-text = Nid testun yw’r ffeil hon. Cadwa hi fel testun plaen mewn UTF-8.
lesson-not-toml = Does dim modd darllen y ffeil o linell { $line } ymlaen. Mae rhywbeth yno heb ei ysgrifennu fel y dylai fod.
lesson-foreign = Nid gwers yw hon. Mae llinell gyntaf gwers fel hyn: format = "{ $wanted }".
lesson-game = Does dim gêm o’r enw “{ $game }” yma. Efallai mai { $near } sydd gen ti mewn golwg.
lesson-id = Ni all “{ $id }” fod yn enw gwers. Rhaid iddo gynnwys enw’r gêm, dot a llythrennau bach, fel hyn: { $like }.
lesson-no-steps = Does dim camau yn y wers. Mae cam yn dechrau gyda’r llinell [[step]].
lesson-step-id = Ni all “{ $id }” fod yn enw cam. Defnyddia lythrennau bach, rhifau, ac un cysylltnod ar y tro, fel hyn: my-step.
lesson-step-twice = Mae dau gam o’r enw “{ $id }”. Rho enw arall i un ohonyn nhw.
lesson-unknown-key = Nid yw “{ $key }” yn golygu dim yma. Efallai mai { $near } sydd gen ti mewn golwg.
lesson-missing = Mae “{ $key }” ar goll yma.
lesson-value = { $wanted ->
    [number] Mae angen rhif cyfan ar “{ $key }”.
    [yes-no] Mae angen true neu false ar “{ $key }”.
    [list] Mae angen rhestr ar “{ $key }”, gyda rhywbeth ynddi: [ … ].
    [table] Mae angen tabl ar “{ $key }”: { "{" } enw = gwerth { "}" }.
   *[text] Mae angen testun ar “{ $key }”: "…".
}
lesson-kind = Does dim math o gam o’r enw “{ $kind }”. Efallai mai { $near } sydd gen ti mewn golwg.
lesson-start = Mae cam yn dechrau o safle neu o ddeliad. Ysgrifenna un ohonyn nhw, nid y ddau.
lesson-other-game = Mae’r safle’n perthyn i gêm arall. Gwers ar gyfer { $game } yw hon.
lesson-seat = Does dim sedd { $found } wrth y bwrdd hwn. Mae’r seddi wedi’u rhifo o 0 i { $last }.
lesson-seed = Ni all “{ $seed }” fod yn rhif deliad. Ysgrifenna rif cyfan, 0 neu fwy.
lesson-rule = Does dim rheol o’r enw “{ $rule }”. Efallai mai { $near } sydd gen ti mewn golwg.
lesson-move = Nid yw “{ $move }” yn symudiad yn y gêm hon.
lesson-one-move = Rhaid cael un symudiad mewn cam sydd i’w farnu, a dim ond un.
lesson-mistake-id = Ni all “{ $id }” fod yn enw camgymeriad. Defnyddia lythrennau bach, rhifau, ac un cysylltnod ar y tro, fel hyn: too-low.
lesson-mistake-twice = Mae dau gamgymeriad o’r enw “{ $id }” yn y cam hwn. Rho enw arall i un ohonyn nhw.
lesson-hint = Rhaid cael un o’r rhain mewn awgrym, gyda thestun: { $known }.
lesson-predicate = Does dim nod o’r enw “{ $name }”. Efallai mai { $near } sydd gen ti mewn golwg.
lesson-goal-deep = Mae gormod o nodau y tu mewn i’w gilydd. Y mwyaf a ganiateir: { $most }.
lesson-language = Does dim iaith “{ $lang }” yma. Ysgrifenna’r geiriau yn un o’r rhain: { $known }.
lesson-word = Does dim geiriau o’r enw “{ $name }” yma. Efallai mai { $near } sydd gen ti mewn golwg. Dyma’r rhai sydd ar gael: { $known }.
lesson-no-words = Does dim geiriau yn y wers “{ $id }”. Ysgrifenna nhw o dan [words.cy], neu mewn iaith arall.
lesson-word-missing = Mae’r geiriau “{ $name }” ar goll yn { $table }.
lesson-message-missing = Mae’r neges { $message } ar goll yn y catalog “{ $lang }”.

## Gwers: yr hyn mae’n ei addo heb ei gadw

lesson-rule-unseen = Cam “{ $step }”: nid yw’r rheol { $rule } i’w gweld mewn unrhyw symudiad yn y cam hwn. Gad hi allan, neu dewisa symudiad sy’n ei dangos.
lesson-move-illegal = Cam “{ $step }”: does dim hawl gwneud y symudiad “{ $move }”. Rheolau mae’n eu torri: { $rules }.
lesson-choice-missing = Cam “{ $step }”: mae’r symudiad yn torri’r rheol { $rule }. Ysgrifenna hi ymhlith y dewisiadau.
lesson-choices-few = Cam “{ $step }”: rhaid cael o leiaf ddwy reol i ddewis rhyngddyn nhw. Nifer yma: { $n }.
lesson-not-to-move = Cam “{ $step }”: nid tro’r dysgwr yw hi ar y dechrau. Ysgrifenna sedd arall, neu dro arall yn y safle.
lesson-goal-at-start = Cam “{ $step }”: mae’r nod wedi’i gyrraedd cyn gwneud dim. Dewisa nod arall.
lesson-goal-zone = Cam “{ $step }”: does dim lle o’r enw “{ $zone }” ar y bwrdd hwn. Dyma’r lleoedd sydd arno: { $known }.
lesson-par = Cam “{ $step }”: mae par yn { $par }, ond dyma nifer y symudiadau yn yr ateb byrraf: { $needed }.
lesson-solution-turn = Cam “{ $step }”: yn yr ateb, nid tro’r dysgwr yw hi ar gyfer symudiad { $n }, “{ $move }”.
lesson-solution-long = Cam “{ $step }”: mae ateb yn cyrraedd y nod cyn iddo orffen. Symudiadau sydd eu hangen: { $n }. Symudiadau sydd yn yr ateb: { $length }.
lesson-solution-misses = Cam “{ $step }”: nid yw’r ateb “{ $move }” yn cyrraedd y nod.
lesson-unlisted = Cam “{ $step }”: mae hyn yn cyrraedd y nod hefyd: “{ $move }”. Ychwanega hyn at yr atebion, neu gwna’r nod yn fwy penodol.
lesson-other-unused = Cam “{ $step }”: mae “{ $move }” ymhlith symudiadau’r chwaraewyr eraill, ond does neb yn ei wneud. Does dim hawl ei wneud ar y pryd, neu mae’r atebion yn gorffen cyn hynny.
lesson-mistake-rule = { $rules ->
    [none] Cam “{ $step }”: nid yw’r camgymeriad “{ $move }” yn torri’r rheol { $rule }. Mae hawl gwneud y symudiad.
   *[other] Cam “{ $step }”: nid yw’r camgymeriad “{ $move }” yn torri’r rheol { $rule }. Rheolau mae’n eu torri: { $rules }.
}
lesson-mistake-illegal = Cam “{ $step }”: does dim hawl gwneud y symudiad “{ $move }” sydd yn y camgymeriad. Ysgrifenna pa reol mae’n ei thorri. Rheolau mae’n eu torri: { $rules }.
lesson-mistake-passes = Cam “{ $step }”: mae’r camgymeriad “{ $move }” yn cyrraedd y nod.
lesson-hint-rule = Cam “{ $step }”: mae’r awgrym yn enwi’r rheol { $rule }, ond nid yw’r cam hwn yn ei dysgu.
lesson-hint-zone = Cam “{ $step }”: mae’r awgrym yn cyfeirio at “{ $zone }”, ond does dim lle o’r enw hwnnw ar y bwrdd hwn. Dyma’r lleoedd sydd arno: { $known }.
lesson-hint-card = Cam “{ $step }”: mae’r awgrym yn dweud “{ $move }”, ond does dim un ateb yn dechrau felly.

## Ffeil cynnydd dysgwr

progress-too-large = Mae’r ffeil yn rhy fawr i fod yn ffeil gynnydd. Y mwyaf a ganiateir mewn beitiau: { $most }.
progress-foreign = Nid un o’n ffeiliau cynnydd ni yw hon. Dewisa ffeil gafodd ei lawrlwytho yma.
progress-newer = Mae’r ffeil hon yn dod o raglen fwy newydd: fersiwn { $found }. Mae’r rhaglen hon yn deall fersiwn { $known }. Mae angen i ti gael y rhaglen newydd.
progress-numbers = Mae rhifau amhosibl yn y ffeil. Dewisa ffeil nad oes neb wedi’i newid.

## Lle cedwir cynnydd ar y ddyfais hon. $file yw enw’r ffeil.

progress-store-busy = Mae rhaglen arall yn dal i ysgrifennu i’r ffeil hon: { $file }. Arhosa ychydig, a rho gynnig arall arni.
progress-store-damaged = Mae’r ffeil hon wedi’i difrodi: { $file }. Symuda hi oddi yno, a bydd un newydd yn cael ei gwneud. Os oes gen ti ffeil gynnydd wedi’i lawrlwytho, cei di ei llwytho eto.
progress-store-newer = Mae’r ffeil hon yn dod o raglen fwy newydd: { $file }, fersiwn { $found }. Mae’r rhaglen hon yn deall fersiwn { $known }. Mae angen i ti gael y rhaglen newydd.
progress-store-foreign = Nid un o’n ffeiliau ni yw hon: { $file }. Symuda hi oddi yno, a bydd un newydd yn cael ei gwneud.
progress-store-read-only = Does dim modd ysgrifennu i’r ffeil hon: { $file }. Rho ganiatâd i ysgrifennu yno, neu dewisa ffolder arall.
progress-store-full = Does dim digon o le ar ôl i’r ffeil hon: { $file }. Gwna le ar y ddisg, a rho gynnig arall arni.
progress-store-failed = Aeth rhywbeth o’i le ar y ddisg gyda’r ffeil hon: { $file }. Rho gynnig arall arni.
