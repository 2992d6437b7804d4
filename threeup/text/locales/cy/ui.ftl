# What boards, pages and the command line say. $who is "you" or "other"; $name is a nickname.
# Card names are listed after a colon, so that they need no mutation.

game-updown = 3UP 3DOWN
game-loo = Lŵ Tri Cherdyn

nickname-0 = Ti
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

## The board’s fixed words

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
board-no-moment = Does dim eiliad o’r fath yn y gêm hon.
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
learn-courses = Pob gwers
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
learn-explore = Rho gynnig rhydd o fan hyn
learn-back = Yn ôl i’r cam
learn-previous = Y cam cynt
learn-next = Y cam nesaf
learn-next-lesson = Y wers nesaf: { $lesson }
learn-finish = I’r holl wersi
learn-watch = Dangos y symudiad nesaf
learn-ask = Oes hawl gwneud hynny?
learn-allowed = Oes, mae hawl
learn-breaks = Nac oes: { $rule }
learn-suspect = { $who ->
    [you] Rwyt ti’n meddwl am y symudiad hwn: { $move }.
   *[other] Mae { $name } eisiau gwneud hyn: { $move }.
}
learn-idle-watch = Gwylia’r bwrdd.
learn-idle-catch = Edrycha ar y bwrdd, yna ateb y cwestiwn.

## Lessons: what is said

learn-good = Da iawn ti!
learn-bad = Ddim yn hollol
learn-tip = Awgrym
learn-free = Chwaraea fel y mynni di. Bydd y cam yn aros amdanat ti.
learn-par = Dy symudiadau di: { $n }. Y nifer lleiaf sydd ei angen: { $par }.
learn-missed = Roedd hawl gwneud hynny, ond nid dyna mae’r cam hwn yn ei ofyn. Chwaraea ymlaen i weld beth sy’n digwydd, neu dechreua eto.
learn-judge-allowed = Edrycha eto. Does dim rheol yn gwahardd y symudiad hwn.
learn-judge-broken = Edrycha eto. Mae’r symudiad hwn yn torri rheol.
learn-judge-other = Mae rhywbeth o’i le ar y symudiad hwn, ond nid y rheol hon yw hi.
learn-no-hint = Does dim awgrym yma. Rho gynnig ar rywbeth: gelli di ddechrau eto bob amser.
learn-hint-zone = Edrycha ar y rhan o’r bwrdd sydd â llinell doredig o’i chwmpas.

## Lessons: the rule book and what is kept

learn-map = Y llyfr rheolau
learn-map-text = Gweld pob rheol mewn gêm, a pha mor dda rwyt ti’n ei gwybod.
learn-map-of = Rheolau { $game }
learn-map-sum = Rheolau rwyt ti wedi’u defnyddio heb help: { $n } o { $all }
learn-games = Dewis y gêm
learn-level-new = newydd
    .text = Dwyt ti ddim wedi cwrdd â’r rheol hon eto.
learn-level-met = wedi’i gweld
    .text = Rwyt ti wedi cwrdd â’r rheol hon mewn cam.
learn-level-applied = wedi’i defnyddio
    .text = Rwyt ti wedi defnyddio’r rheol hon heb help.
learn-level-shaky = i’w hymarfer
    .text = Roedd y rheol hon yn anodd i ti. Rho gynnig arall ar ei cham.
learn-taught = Ei dysgu yn: { $lesson }
learn-progress = Dy gynnydd
learn-kept-device = Mae dy gynnydd yn cael ei gadw ar y cyfrifiadur hwn.
learn-kept-page = Dim ond tra bo’r dudalen hon ar agor mae dy gynnydd yn cael ei gadw. Lawrlwytha fe, a gelli di ddal ati ddiwrnod arall.
learn-save = Lawrlwytho fy nghynnydd
learn-load = Llwytho ffeil gynnydd
learn-loaded = Mae dy ffeil gynnydd wedi’i llwytho.
learn-not-loaded = Doedd dim modd llwytho’r ffeil hon. Mae dy gynnydd fel roedd e.
learn-not-kept = Does dim modd cadw dy gynnydd ar y cyfrifiadur hwn nawr. Mae’n cael ei gadw tra bo’r dudalen hon ar agor.
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
