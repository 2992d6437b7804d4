# What boards, pages and the command line say. $who is "you" or "other"; $name is a nickname.
# Card names are listed after a colon, so that they need no mutation.

game-updown = 3UP 3DOWN
game-loo = Lŵ Tri Cherdyn
nickname-me = Ti
nickname-0 = Gwenynen Lon
nickname-1 = Cadno Chwim
nickname-2 = Crëyr Tawel
nickname-3 = Llygoden Ddewr
nickname-4 = Tylluan Ddoeth
nickname-5 = Morlo Llon
nickname-6 = Arth Garedig
nickname-7 = Alarch Hardd
nickname-8 = Cath Gyfrwys
nickname-9 = Sgwarnog Fentrus
nickname-10 = Carw Swil
nickname-11 = Ceffyl Balch
nickname-12 = Dyfrgi Sionc
nickname-13 = Crwban Amyneddgar
nickname-14 = Cigfran Glyfar
nickname-15 = Broga Llawen

## The board’s fixed words

# A card that lies face down, of which a table that is looked at openly knows which it is.
board-under = Wyneb i lawr: { $card }

board-undo = Dadwneud
board-redo = Ail-wneud
board-hint = Awgrym
board-save = Cadw
board-load = Agor
board-new-game = Gêm newydd
board-log = Hyd yn hyn
board-why = Pam?
board-history = Hanes
board-disconnected = Dydy’r cyfrifiadur sy’n rhedeg y gêm ddim yn ateb. Efallai fod dy symudiad olaf wedi’i golli.
board-reload = Mynd ymlaen
board-confirm = Iawn, gwna hynny
board-cancel = Na, yn ôl
board-name-branch = Enwi’r gangen hon
board-opponents = Y chwaraewyr eraill
board-table = Canol y bwrdd
board-actions = Beth alli di ei wneud
board-game = Y gêm
board-pile-empty = Mae’r pentwr yn wag
board-hand-empty = Dim cardiau yn y llaw
board-why-empty = Dewisa gerdyn. Os nad oes modd ei chwarae, cei di weld pam yma.
board-log-empty = Does dim byd wedi digwydd eto.
board-pending = Un eiliad…
board-file-too-big = Mae’r ffeil hon yn rhy fawr i fod yn gêm wedi’i chadw.
board-new-game-warning = Bydd y gêm sydd ar y bwrdd yn diflannu. Dechrau un newydd?
board-in-hand = { $n ->
    [zero] llaw wag
    [one] 1 yn y llaw
    [two] 2 yn y llaw
    [few] 3 yn y llaw
    [many] 6 yn y llaw
   *[other] { $n } yn y llaw
}
board-hand = { $n ->
    [zero] Mae dy law yn wag
    [one] Dy law: 1 cerdyn
    [two] Dy law: 2 gerdyn
    [few] Dy law: 3 cherdyn
    [many] Dy law: 6 cherdyn
   *[other] Dy law: { $n } cerdyn
}
board-own = { $n ->
    [zero] Mae dy bentyrrau 3UP 3DOWN wedi mynd
    [one] Dy bentwr 3UP 3DOWN olaf
    [two] Dy bentyrrau 3UP 3DOWN
    [few] Dy bentyrrau 3UP 3DOWN
    [many] Dy bentyrrau 3UP 3DOWN
   *[other] Dy bentyrrau 3UP 3DOWN
}
# $up is the list of face-up cards, $ups how many they are, $down how many lie face down, $n how many are in hand.
board-seat = { $ups ->
    [zero] { $name }. Cardiau yn y llaw: { $n }. Wyneb i lawr: { $down }. Dim byd wyneb i fyny.
    [one] { $name }. Cardiau yn y llaw: { $n }. Wyneb i lawr: { $down }. Wyneb i fyny: { $up }.
    [two] { $name }. Cardiau yn y llaw: { $n }. Wyneb i lawr: { $down }. Wyneb i fyny: { $up }.
    [few] { $name }. Cardiau yn y llaw: { $n }. Wyneb i lawr: { $down }. Wyneb i fyny: { $up }.
    [many] { $name }. Cardiau yn y llaw: { $n }. Wyneb i lawr: { $down }. Wyneb i fyny: { $up }.
   *[other] { $name }. Cardiau yn y llaw: { $n }. Wyneb i lawr: { $down }. Wyneb i fyny: { $up }.
}
board-place = { $place ->
    [zero] Safle { $place }
    [one] Cyntaf
    [two] Ail
    [few] Trydydd
    [many] Safle { $place }
   *[other] Safle { $place }
}
board-hint-title = Gallet ti roi cynnig ar hyn: { $move }
board-cannot-play = Alli di ddim chwarae hwn nawr: { $card }
board-cannot-flip = Alli di ddim troi’r cerdyn hwn nawr
board-not-allowed = Dydy hynny ddim yn cael ei ganiatáu
board-no-move = Dewisa un cerdyn, neu gardiau sy’n mynd gyda’i gilydd.
board-stale = Mae’r bwrdd wedi newid ers hynny. Edrycha eto a dewis.
board-repeated = Mae hynny wedi’i wneud yn barod.
board-failed = Aeth rhywbeth o’i le yn y rhaglen. Mae’r bwrdd fel yr oedd.
board-not-your-turn = Nid dy dro di yw hi eto.
board-is-over = Mae’r gêm ar ben. Dadwna symudiad, neu dechreua gêm newydd.
board-nothing-to-undo = Does dim byd i’w ddadwneud.
board-nothing-to-redo = Does dim byd i’w ail-wneud.
board-no-moment = Does dim adeg o’r fath yn y gêm hon.
board-not-loaded = Doedd dim modd agor y ffeil hon. Mae’r bwrdd fel yr oedd.
board-undo-reveals = Os wyt ti’n dadwneud hyn, byddi di’n gwybod am gardiau nad oeddet ti wedi’u gweld bryd hynny. Dadwneud beth bynnag?
board-agree-draw = Cytuno ar gêm gyfartal
board-waiting = Mae { $name } yn meddwl.
board-over-draw = Gêm gyfartal
board-over-agreed = Cytunodd y chwaraewyr nad oes neb yn ennill.
# $dealt is "yes" for the moment after a deal, "end" after an agreement to stop; $n is the number of the moment.
board-moment = { $dealt ->
    [yes] { $n }. Delio’r cardiau
    [end] { $n }. Cytuno i orffen
   *[no] { $n }. Symudiad: { $name }
}
notice-repetition = { $n ->
    [zero] Dydy’r cardiau hyn ddim wedi bod fel hyn o’r blaen. Cewch chi gytuno ar gêm gyfartal.
    [one] Mae’r cardiau hyn wedi bod fel hyn unwaith. Efallai na ddaw’r gêm byth i ben. Cewch chi gytuno ar gêm gyfartal.
    [two] Mae’r cardiau hyn wedi bod fel hyn ddwywaith. Efallai na ddaw’r gêm byth i ben. Cewch chi gytuno ar gêm gyfartal.
    [few] Mae’r cardiau hyn wedi bod fel hyn deirgwaith. Efallai na ddaw’r gêm byth i ben. Cewch chi gytuno ar gêm gyfartal.
    [many] Mae’r cardiau hyn wedi bod fel hyn chwe gwaith. Efallai na ddaw’r gêm byth i ben. Cewch chi gytuno ar gêm gyfartal.
   *[other] Mae’r cardiau hyn wedi bod fel hyn { $n } gwaith. Efallai na ddaw’r gêm byth i ben. Cewch chi gytuno ar gêm gyfartal.
}
notice-forced = Does gan neb ddewis bellach, ac mae’r gêm yn troi mewn cylch. Cewch chi gytuno ar gêm gyfartal.

## The board: tricks and counters

board-dealer = deliwr
    .label = Yn delio’r cardiau.
board-best = cerdyn gorau
board-note = Yn y deliad hwn: { $note }.
board-tricks = { $n ->
    [zero] dim tric
    [one] 1 tric
    [two] 2 dric
    [few] 3 thric
    [many] 6 thric
   *[other] { $n } tric
}
    .label = Triciau wedi’u hennill: { $n }.
board-counters = { $n ->
    [zero] { $shown } cownter
    [one] { $shown } cownter
    [two] { $shown } gownter
    [few] { $shown } chownter
    [many] { $shown } chownter
   *[other] { $shown } cownter
}
    .label = Cownteri: { $shown }.
board-seat-cards = { $name }. Cardiau yn y llaw: { $n }.
board-laid = { $name } chwaraeodd y cerdyn hwn: { $card }.
    .best = { $name } chwaraeodd y cerdyn hwn: { $card }. Hwn yw’r gorau yma.
board-ledger = Cownteri
board-ledger-player = Chwaraewr
board-ledger-now = Nawr
board-ledger-change = Y deliad diweddaraf

## The app

app-title = threeup
app-tagline = Dysga gemau cardiau drwy eu chwarae. Mae pob rheol yn dweud pam.
app-home = Hafan
app-language = Iaith
app-draft = Drafftiau yw’r geiriau Cymraeg, Islandeg ac Arabeg. Dwed wrthon ni beth sy’n darllen yn chwithig.
app-play = Chwarae
    .text = Chwarae gêm gardiau yn erbyn y cyfrifiadur.
app-learn = Dysgu
    .text = Gwersi rwyt ti’n eu gwneud dy hun.
app-explore = Archwilio
    .text = Gosod cardiau fel y mynni di a gofyn beth y cei di ei chwarae.
app-lab = Labordy
    .text = Rhoi cynnig ar reolau’r tŷ mewn llawer o gemau.
app-class = Dosbarth
    .text = Chwarae a dysgu gyda dy ddosbarth.
app-soon = Ddim yma eto
app-new-table = Gêm newydd
app-game = Pa gêm?
app-game-updown = Ceisia gael gwared ar dy gardiau cyn pawb arall: rhaid i bob un fod mor uchel â’r un cynt, neu’n uwch.
app-game-loo = Enilla un o’r tri thric a chei di ran o’r pot; os nad enilli di’r un, rwyt ti’n talu i’r pot.
app-players = Chwaraewyr
app-computer = Mae’r cyfrifiadur yn chwarae
app-computer-careful = yn ofalus
app-computer-random = ar hap
app-seed = Rhif y deliad
    .help = Mae’r un rhif yn rhoi’r un cardiau. Gad y blwch yn wag i gael deliad newydd.
app-stakes = Cownteri
    .help = Gall athro neu athrawes guddio’r cownteri a’r pot.
app-stakes-yes = i’w gweld
app-stakes-no = wedi’u cuddio
app-options = Rheolau’r tŷ
app-start = Delio’r cardiau
app-change = Gêm arall, chwaraewyr neu reolau eraill
app-link = Copïo dolen i’r deliad hwn
app-link-copied = Mae’r ddolen wedi’i chopïo.
app-ignored = Mae rhywbeth yng nghyfeiriad y dudalen hon nad ydw i’n ei ddeall. Dyma beth adewais i allan:
app-ignored-item = { $key }: { $value }
app-no-game = Doedd dim modd dechrau’r gêm:
app-skip = Neidio at y gêm

## Lessons: the page

learn-title = Beth hoffet ti ei ddysgu?
learn-intro = Mae pob cam yn gofyn i ti edrych, chwarae neu farnu. Os nad oes hawl gwneud rhywbeth, cei di ddarllen pam. Alli di ddim torri dim byd.
learn-courses = Yr holl wersi
learn-count = Camau wedi’u gwneud: { $n } o { $all }
learn-go-on = Dal ati gyda: { $lesson }
learn-review = Ymarfer yr hyn oedd yn anodd. Camau: { $n }
learn-review-place = Ymarfer: { $n } o { $all }
learn-finished = Rwyt ti wedi gwneud pob cam o’r cwrs hwn. Da iawn ti!
learn-done = wedi’i wneud
learn-steps = Camau’r wers hon
learn-place = Cam { $n } o { $all }
learn-dot = { $done ->
    [yes] Cam { $n }, wedi’i wneud
   *[no] Cam { $n }
}
learn-kind-watch = Gwylia
learn-kind-do = Dy dro di
learn-kind-catch = Oes hawl?
learn-kind-explore = Rho gynnig arni
learn-rules = Rheolau’r cam hwn
learn-hint = Rho awgrym i mi
learn-rewind = Dechrau eto
learn-explore = Chwarae’n rhydd o fan hyn
learn-back = Yn ôl i’r cam
learn-previous = Y cam cynt
learn-next = Y cam nesaf
learn-next-lesson = Y wers nesaf: { $lesson }
learn-finish = Mynd at yr holl wersi
learn-watch = Dangos y symudiad nesaf
learn-ask = Oes hawl gwneud hynny?
learn-allowed = Oes, mae hawl
learn-breaks = Nac oes: { $rule }
learn-suspect = { $who ->
    [you] Rwyt ti’n meddwl am y symudiad hwn: { $move }.
   *[other] Mae { $name } eisiau gwneud hyn: { $move }.
}
learn-idle-watch = Gwylia’r bwrdd.
learn-idle-catch = Edrycha ar y bwrdd, ac yna ateba’r cwestiwn.

## Lessons: what is said

learn-good = Da iawn ti!
learn-bad = Ddim cweit
learn-tip = Awgrym
learn-free = Chwaraea fel y mynni di. Bydd y cam yn aros amdanat ti.
learn-par = Dy symudiadau di: { $n }. Y nifer lleiaf sydd ei angen: { $par }.
learn-turn = Dy dro di.
learn-missed = Roedd hawl gwneud hynny, ond nid dyna mae’r cam hwn yn ei ofyn. Chwaraea ymlaen i weld beth sy’n digwydd, neu dechreua eto.
learn-judge-allowed = Edrycha eto. Does dim rheol yn gwahardd y symudiad hwn.
learn-judge-broken = Edrycha eto. Mae’r symudiad hwn yn torri rheol.
learn-judge-other = Mae rhywbeth o’i le ar y symudiad hwn, ond nid y rheol hon mae’n ei thorri.
learn-no-hint = Does dim awgrym yma. Rho gynnig ar rywbeth: cei di ddechrau eto unrhyw bryd.
learn-hint-zone = Edrycha ar y rhan o’r bwrdd sydd â llinell doredig o’i chwmpas.

## Lessons: the rule book and what is kept

learn-map = Y llyfr rheolau
learn-map-text = Gweld holl reolau gêm, a pha mor dda rwyt ti’n nabod pob un.
learn-map-of = Rheolau { $game }
learn-map-sum = Rheolau rwyt ti wedi’u defnyddio heb help: { $n } o { $all }
learn-games = Dewis y gêm
learn-level-new = newydd
    .text = Dwyt ti ddim wedi gweld y rheol hon eto.
learn-level-met = wedi’i gweld
    .text = Rwyt ti wedi gweld y rheol hon mewn cam.
learn-level-applied = wedi’i defnyddio
    .text = Rwyt ti wedi defnyddio’r rheol hon heb help.
learn-level-shaky = i’w hymarfer
    .text = Roedd y rheol hon yn anodd i ti. Rho gynnig arall ar y cam sy’n ei dysgu.
learn-taught = Cei di ei dysgu yn: { $lesson }
learn-progress = Dy gynnydd
learn-kept-device = Mae dy gynnydd yn cael ei gadw ar y cyfrifiadur hwn.
learn-kept-page = Dim ond tra bydd y dudalen hon ar agor mae dy gynnydd yn cael ei gadw. Lawrlwytha’r cynnydd, a chei di ddal ati ddiwrnod arall.
learn-save = Lawrlwytho fy nghynnydd
learn-load = Llwytho ffeil gynnydd
learn-loaded = Mae dy ffeil gynnydd wedi’i llwytho.
learn-not-loaded = Doedd dim modd llwytho’r ffeil hon. Dydy dy gynnydd ddim wedi newid.
learn-not-kept = Does dim modd cadw dy gynnydd ar y cyfrifiadur hwn nawr. Bydd yn cael ei gadw tra bydd y dudalen hon ar agor.
learn-no-lesson = Doedd dim modd agor y wers hon:
learn-fault = Llinell { $n }: { $text }

## The command line

cli-your-move = Dy symudiad di (rhif, h am awgrym, u i ddadwneud, w a thestun i ofyn pam ddim, s i gadw, q i orffen):
cli-seed = Rhif y deliad: { $seed }
cli-moves = Cei di:
cli-unknown = Dydw i ddim yn deall “{ $text }”.
cli-bye = Hwyl fawr!
cli-saved = Mae’r gêm wedi’i chadw yma: { $file }.
cli-file-missing = Does dim ffeil { $file } y mae modd ei darllen.
cli-file-good = Mae hyn yn iawn: { $text }
cli-file-bad = Mae camgymeriadau yn hyn:
cli-no-rule = Does dim rheol { $text }.
cli-sources = Ffynonellau: { $sources }
cli-disagree = Ffynonellau sy’n dweud yn wahanol: { $sources }
cli-changed-by = Rheolau’r tŷ sy’n ei newid: { $options }
cli-line = Llinell { $n }
cli-why-not = Ddim yn cael ei ganiatáu:
cli-why = Yn cael ei ganiatáu:
cli-table = Bwrdd
cli-turn-of = Nesaf i symud: { $name }.
