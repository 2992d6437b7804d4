# Explore: the editor of positions. $name is a nickname, $seat and $n with it the number of a player, 1 for the first.
# In Welsh $name stands alone, for it may be “Ti”.

explore-position = Safle
    .text = Gosod unrhyw fwrdd fesul cerdyn, neu ysgrifennu ei linell. Wrth i ti weithio, cei di restr o bopeth sydd o’i le.

## The line

edit-line = Y bwrdd fel llinell
    .help = Mae modd gludo llinell yma. Mae popeth rwyt ti’n ei deipio yn cael ei gadw, hyd yn oed os yw’n anghywir.
edit-good = Mae’r safle hwn yn iawn.
edit-faults = Beth sydd o’i le ar y safle hwn
edit-what = beth sydd o’i le
edit-how = sut i’w drwsio
# $text is a sentence about what stands there.
edit-place = Nod { $place }: { $text }
edit-more-faults = { $n ->
    [zero] Dim camgymeriadau eraill.
    [one] Ac un camgymeriad arall.
    [two] A dau gamgymeriad arall.
    [few] A thri chamgymeriad arall.
    [many] A chwe chamgymeriad arall.
   *[other] Rhagor o gamgymeriadau: { $n }.
}
edit-unread = Does dim modd darllen y llinell. Mae’r cardiau isod fel yr oedden nhw o’r blaen.
edit-large = Mae’r bwrdd hwn yn rhy fawr i’w ddangos fesul cerdyn.
edit-mend = Trwsio hyn: { $how }
edit-undo = Dadwneud y newid
edit-redo = Ail-wneud y newid
edit-lay = Gosod y safle ar y bwrdd
edit-unknown = { $n ->
    [zero] Does dim cerdyn anhysbys.
    [one] Mae un cerdyn yn anhysbys. Cei di edrych, ond all neb chwarae ymlaen.
    [two] Mae dau gerdyn yn anhysbys. Cei di edrych, ond all neb chwarae ymlaen.
    [few] Mae tri cherdyn yn anhysbys. Cei di edrych, ond all neb chwarae ymlaen.
    [many] Mae chwe cherdyn yn anhysbys. Cei di edrych, ond all neb chwarae ymlaen.
   *[other] Mae { $n } cerdyn yn anhysbys. Cei di edrych, ond all neb chwarae ymlaen.
}
edit-complete = Delio’r cardiau anhysbys ar hap
edit-not-completed = Does dim modd delio’r cardiau anhysbys fel bod popeth yn cyd-fynd.

## Where to begin

edit-begin = Dechrau gyda
edit-take = Y bwrdd fel y mae yma
edit-blank = Bwrdd gwag
edit-deal = Deliad newydd

## Card by card

edit-deck = Y pecyn
    .help = Dewisa un cerdyn neu ragor, ac wedyn y lle i’w rhoi. Mae modd llusgo cerdyn hefyd.
edit-here = Rhoi yma
edit-first = Rhoi ar y gwaelod
edit-away = Mynd â nhw oddi ar y bwrdd
edit-none = Dewis dim
# $left is how many of this card are still in the deck.
edit-card = { $card }. Ar ôl: { $left }
edit-count = { $n ->
    [0] dim cardiau
    [zero] dim cardiau
    [one] 1 cerdyn
    [two] 2 gerdyn
    [few] 3 cherdyn
    [many] 6 cherdyn
   *[other] { $n } cerdyn
}
edit-chosen = { $n ->
    [0] Does dim cerdyn wedi’i ddewis.
    [zero] Does dim cerdyn wedi’i ddewis.
    [one] Mae un cerdyn wedi’i ddewis.
    [two] Mae dau gerdyn wedi’u dewis.
    [few] Mae tri cherdyn wedi’u dewis.
    [many] Mae chwe cherdyn wedi’u dewis.
   *[other] Mae { $n } cerdyn wedi’u dewis.
}
edit-fill = Rhoi’r cardiau eraill i gyd yma: { $zone }
edit-seat = Chwaraewr { $n }: { $name }
edit-middle = Canol y bwrdd
edit-zone-hand = Llaw
edit-zone-up = Wyneb i fyny
edit-zone-down = Wyneb i lawr
edit-zone-chosen = Wedi’u dewis i orwedd wyneb i fyny
edit-zone-trick = Tric { $n }
edit-zone-open-trick = Y tric ar y bwrdd
edit-zone-dead = Dwylo wedi’u rhoi o’r neilltu
edit-zone-stock = Gweddill y pecyn

## What is no card

edit-settings = Tro pwy yw hi, a rhifau
edit-yes = ie
edit-no = na
edit-phase-name = Adeg yn y gêm
edit-phase = { $value ->
    [deal] cyn delio
    [choose] pawb yn dewis tri cherdyn
    [declare] chwaraewyr yn datgan
    [review] cyfle i herio
    [over] y gêm ar ben
   *[play] chwarae’r cardiau
}
edit-turn = Nesaf i symud
edit-first-seat = Yr un a ddechreuodd y gêm
edit-extras = Tafliadau ychwanegol ar ôl
edit-may-draw = Hawl i dynnu cyn y tafliad ychwanegol
edit-third = Tafliadau hyd at drydydd tafliad Clirio +2
edit-turns = Troeon wedi’u gorffen
edit-out = { $name }: allan
edit-ended = Sut daeth y gêm i ben
edit-dealer = Deliwr
edit-said = { $name }: datganiad
edit-saying = { $value ->
    [none] dim byd eto
    [fold] plygu
    [play] chwarae
    [miss] cymryd y miss
   *[defend] amddiffyn y miss
}
edit-counters = { $name }: cownteri
edit-opened = { $name }: cownteri cyn y deliad hwn
edit-at-play = Y pot pan ddechreuodd y chwarae
edit-deals = Deliadau wedi’u gorffen
edit-last = Deliadau ar ôl am y pot olaf
edit-accused = { $name }: wedi cael her
edit-caught = { $name }: wedi torri rheol

## Sharing

edit-share = Rhannu
edit-copy-line = Copïo’r llinell
    .done = Mae’r llinell wedi’i chopïo.
edit-copy-link = Copïo dolen
edit-code = Dangos cod QR
    .label = Cod QR sy’n agor y safle hwn ar ddyfais arall
edit-code-long = Mae’r safle hwn yn rhy hir i god QR. Copïa’r llinell neu’r ddolen.
edit-code-address = Does dim modd rhoi cyfeiriad y dudalen hon mewn cod QR. Copïa’r llinell.
edit-code-local = All dyfeisiau eraill ddim cyrraedd y dudalen hon: dim ond y cyfrifiadur hwn sy’n gallu ei gweld. Gall pwy bynnag a gychwynnodd yr ap ei rannu â’r ystafell gyfan gyda make app IP=0.0.0.0.
edit-share-faults = Dim ond safle heb gamgymeriadau mae modd ei rannu.
