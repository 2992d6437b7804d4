# What boards, pages and the command line say. $who is "you" or "other"; $name is a nickname.
# Card names are listed after a colon, so that the nominative is right.

game-updown = 3UP 3DOWN
game-loo = Þriggja spila loo

nickname-0 = Þú
nickname-1 = Rebbi fljóti
nickname-2 = Hegri rólegi
nickname-3 = Mýsla hugrakka
nickname-4 = Ugla vitra
nickname-5 = Kópur káti
nickname-6 = Bangsi blíði
nickname-7 = Svanur bjarti
nickname-8 = Kisa klóka
nickname-9 = Héri djarfi
nickname-10 = Hind feimna
nickname-11 = Fákur stolti
nickname-12 = Otur fjörugi
nickname-13 = Skjaldbaka þolinmóða
nickname-14 = Hrafn snjalli
nickname-15 = Froskur glaði

## The piles in the middle

zone-draw = Dráttarbunki
    .caption = Dráttarbunki · { $n }
    .label = { $n ->
        [0] Dráttarbunkinn er tómur.
        [1] Dráttarbunki: eitt spil.
        [one] Dráttarbunki: { $n } spil.
       *[other] Dráttarbunki: { $n } spil.
    }
zone-pile = Kastbunki
    .caption = Kastbunki · { $n }
    .label = { $n ->
        [0] Kastbunkinn er tómur.
        [1] Kastbunki: eitt spil, { $top }.
        [one] Kastbunki: { $n } spil. Efst: { $top }.
       *[other] Kastbunki: { $n } spil. Efst: { $top }.
    }
zone-removed = Úr leik
    .caption = Úr leik · { $n }
    .label = { $n ->
        [0] Ekkert spil hefur verið hreinsað burt.
        [1] Eitt spil hefur verið hreinsað burt. Það er úr leik.
        [one] { $n } spil hefur verið hreinsað burt. Þau eru úr leik.
       *[other] { $n } spil hafa verið hreinsuð burt. Þau eru úr leik.
    }

## The board's fixed words

board-undo = Afturkalla
board-redo = Endurtaka
board-hint = Vísbending
board-save = Vista
board-load = Opna
board-new-game = Nýr leikur
board-log = Hingað til
board-why = Af hverju?
board-history = Saga
board-disconnected = Tölvan sem keyrir leikinn svarar ekki. Það síðasta sem þú gerðir gæti hafa glatast.
board-reload = Halda áfram
board-confirm = Já, gera það
board-cancel = Nei, til baka
board-name-branch = Gefa þessari grein nafn
board-opponents = Hinir leikmennirnir
board-table = Á miðju borði
board-actions = Það sem þú getur gert
board-game = Leikurinn
board-pile-empty = Bunkinn er tómur
board-hand-empty = Engin spil á hendi
board-why-empty = Veldu spil. Ef ekki má spila því sérðu hér af hverju.
board-log-empty = Ekkert hefur gerst enn.
board-pending = Andartak…
board-file-too-big = Þessi skrá er of stór til að vera vistaður leikur.
board-new-game-warning = Leikurinn á borðinu hverfur. Viltu byrja nýjan?

board-in-hand = { $n ->
    [0] tóm hönd
    [one] { $n } á hendi
   *[other] { $n } á hendi
}
board-hand = { $n ->
    [0] Höndin þín er tóm
    [one] Höndin þín: { $n } spil
   *[other] Höndin þín: { $n } spil
}
board-own = { $n ->
    [0] 3UP 3DOWN bunkarnir þínir eru búnir
    [1] Síðasti 3UP 3DOWN bunkinn þinn
    [one] 3UP 3DOWN bunkarnir þínir
   *[other] 3UP 3DOWN bunkarnir þínir
}
# $up is the list of face-up cards, $ups how many they are, $down how many lie face down, $n how many are in hand.
board-seat = { $ups ->
    [0] { $name }. Spil á hendi: { $n }. Á grúfu: { $down }. Ekkert upp í loft.
    [one] { $name }. Spil á hendi: { $n }. Á grúfu: { $down }. Upp í loft: { $up }.
   *[other] { $name }. Spil á hendi: { $n }. Á grúfu: { $down }. Upp í loft: { $up }.
}
board-place = { $place ->
    [1] Fyrsta sæti
    [2] Annað sæti
    [3] Þriðja sæti
    [one] { $place }. sæti
   *[other] { $place }. sæti
}
board-hint-title = Þú gætir prófað þetta – { $move }
board-cannot-play = Þessu má ekki spila núna: { $card }
board-cannot-flip = Þú getur ekki snúið þessu spili við núna
board-not-allowed = Þetta er ekki leyfilegt
board-no-move = Veldu eitt spil, eða spil sem eiga saman.
board-stale = Borðið hefur breyst síðan þá. Skoðaðu það aftur og veldu.
board-repeated = Þetta er þegar búið.
board-failed = Eitthvað fór úrskeiðis í forritinu. Borðið er eins og það var.
board-not-your-turn = Röðin er ekki komin að þér enn.
board-is-over = Leiknum er lokið. Afturkallaðu eða byrjaðu nýjan leik.
board-nothing-to-undo = Það er ekkert til að afturkalla.
board-nothing-to-redo = Það er ekkert til að endurtaka.
board-no-moment = Það augnablik er ekki til í þessum leik.
board-not-loaded = Ekki tókst að opna þessa skrá. Borðið er eins og það var.
board-undo-reveals = Ef þú afturkallar veistu um spil sem þú hafðir ekki séð þá. Viltu samt afturkalla?
board-agree-draw = Semja um jafntefli
board-waiting = { $name } er að hugsa.
board-over-draw = Jafntefli
board-over-agreed = Leikmennirnir sömdu um að enginn vinni.
# $dealt is "yes" for the moment after a deal, "end" after an agreement to stop; $n is the number of the moment.
board-moment = { $dealt ->
    [yes] { $n }. Gjöfin
    [end] { $n }. Samið um að hætta
   *[no] { $n }. Hér spilar: { $name }
}

notice-repetition = { $n ->
    [one] Þessi spil hafa legið eins { $n } sinni. Leikurinn endar kannski aldrei. Þið megið semja um jafntefli.
   *[other] Þessi spil hafa legið eins { $n } sinnum. Leikurinn endar kannski aldrei. Þið megið semja um jafntefli.
}
notice-forced = Enginn hefur lengur neitt val og leikurinn fer í hring. Þið megið semja um jafntefli.

## The board: tricks and counters

board-dealer = gjafari
    .label = Gefur spilin.
board-best = hæsta spilið
board-note = Í þessari gjöf: { $note }.
board-tricks = { $n ->
    [0] enginn slagur
    [one] { $n } slagur
   *[other] { $n } slagir
}
    .label = Unnir slagir: { $n }.
board-counters = { $n ->
    [one] { $shown } spilapeningur
   *[other] { $shown } spilapeningar
}
    .label = Spilapeningar: { $shown }.
board-seat-cards = { $name }. Spil á hendi: { $n }.
board-laid = { $name }: { $card }.
    .best = { $name }: { $card }. Það er hæsta spilið hingað til.
board-ledger = Spilapeningar
board-ledger-player = Leikmaður
board-ledger-now = Núna
board-ledger-change = Nýjasta gjöf

## 3UP 3DOWN: what to do now

updown-status-choose = Veldu þrjú af spilunum þínum sex til að leggja upp í loft. Hin þrjú verða eftir á hendi.
updown-status-open = Þú átt leik. Bunkinn er tómur: spilaðu hvaða spili sem er, eða nokkrum með sömu tölu.
updown-status-play = Þú átt leik. Spilaðu { $top } eða hærra, eða Hreinsunarspili.
updown-status-up = Þú átt leik. Spilaðu spili sem liggur upp í loft: { $top } eða hærra, eða Hreinsunarspili.
updown-status-pick-up = Ekkert sem þú mátt spila nær { $top }. Taktu bunkann.
updown-status-flip = Þú átt leik. Snúðu við einu af spilunum þínum á grúfu.
updown-status-extra = { $n ->
    [1] Þú átt eitt aukakast eftir.
    [one] Þú átt { $n } aukakast eftir.
   *[other] Þú átt { $n } aukaköst eftir.
}
updown-status-may-draw = { $n ->
    [1] Þú átt eitt aukakast eftir. Þú mátt draga fyrst.
    [one] Þú átt { $n } aukakast eftir. Þú mátt draga fyrst.
   *[other] Þú átt { $n } aukaköst eftir. Þú mátt draga fyrst.
}
updown-status-third = Síðasta aukakastið eftir Hreinsun +2 er lægra en { $top }. Spilaðu samt: þú tekur spilið og bunkann á hönd.

updown-could-choose = Veldu nákvæmlega þrjú spil.
updown-could-play = Þú gætir spilað: { $ranks }.
updown-could-flip = Þú gætir snúið við spili á grúfu.
updown-could-draw = Þú gætir dregið.
updown-could-pick-up = Þú getur bara tekið bunkann.
updown-could-end = Þú getur hleypt næsta að.

## 3UP 3DOWN: buttons

updown-action-none = Veldu spil
# $left is three less the number chosen: below 0 when too many are, and -1 counts as "one".
updown-action-choose = { $left ->
    [0] Leggja þessi þrjú upp í loft
    [1] Veldu eitt í viðbót
    [2] Veldu tvö í viðbót
    [3] Veldu þrjú spil
    [one] Veldu bara þrjú spil
   *[other] Veldu bara þrjú spil
}
updown-action-play = { $n ->
    [1] Spila { $rank }
    [one] Spila { $n } × { $rank }
   *[other] Spila { $n } × { $rank }
}
updown-action-play-cards = { $n ->
    [1] Spila 1 spili
    [one] Spila { $n } spili
   *[other] Spila { $n } spilum
}
updown-action-pick-up = { $n ->
    [0] Taka bunkann
    [one] Taka bunkann ({ $n } spil)
   *[other] Taka bunkann ({ $n } spil)
}
updown-action-draw = Draga
updown-action-end = Hleypa næsta að
updown-action-flip = Snúa þessu spili við
updown-action-flip-one = Snúa bara einu spili við

updown-move-play = spila: { $cards }
updown-move-choose = leggja upp í loft: { $cards }
updown-move-flip = snúa við spili á grúfu
updown-move-pick-up = taka bunkann
updown-move-draw = draga
updown-move-end = hleypa næsta að
updown-move-deal = gefa

## 3UP 3DOWN: what happened

updown-event-dealt = { $n ->
    [0] Spilin voru gefin. Enginn dráttarbunki er eftir.
    [1] Spilin voru gefin. Eitt spil er eftir til að draga.
    [one] Spilin voru gefin. { $n } spil er eftir til að draga.
   *[other] Spilin voru gefin. { $n } spil eru eftir til að draga.
}
updown-event-revealed = Allir hafa valið þrjú spil og lagt þau upp í loft.
updown-event-discarded = { $who ->
    [you] Þú spilaðir: { $cards }.
   *[other] { $name } spilaði: { $cards }.
}
updown-event-discarded-hidden = { $who ->
    [you] { $n ->
        [1] Þú spilaðir einu spili.
        [one] Þú spilaðir { $n } spili.
       *[other] Þú spilaðir { $n } spilum.
    }
   *[other] { $n ->
        [1] { $name } spilaði einu spili.
        [one] { $name } spilaði { $n } spili.
       *[other] { $name } spilaði { $n } spilum.
    }
}
# $fate: "pile" the card went to the pile, "stays" it stayed on the table, face up.
updown-event-flipped = { $fate ->
    [stays] { $who ->
        [you] Þú snerir við spili: { $card }. Það er of lágt og liggur kyrrt upp í loft.
       *[other] { $name } sneri við spili: { $card }. Það er of lágt og liggur kyrrt upp í loft.
    }
   *[pile] { $who ->
        [you] Þú snerir við spili: { $card }.
       *[other] { $name } sneri við spili: { $card }.
    }
}
updown-event-picked-up = { $who ->
    [you] { $n ->
        [1] Þú tókst bunkann: eitt spil.
        [one] Þú tókst bunkann: { $n } spil.
       *[other] Þú tókst bunkann: { $n } spil.
    }
   *[other] { $n ->
        [1] { $name } tók bunkann: eitt spil.
        [one] { $name } tók bunkann: { $n } spil.
       *[other] { $name } tók bunkann: { $n } spil.
    }
}
updown-event-drew = { $who ->
    [you] Þú dróst: { $cards }.
   *[other] { $name } dró: { $cards }.
}
updown-event-drew-hidden = { $who ->
    [you] { $n ->
        [1] Þú dróst eitt spil.
        [one] Þú dróst { $n } spil.
       *[other] Þú dróst { $n } spil.
    }
   *[other] { $n ->
        [1] { $name } dró eitt spil.
        [one] { $name } dró { $n } spil.
       *[other] { $name } dró { $n } spil.
    }
}
updown-event-cleared = { $why ->
    [set-of-three] Samstæða er komin: bunkinn er hreinsaður.
   *[other] Bunkinn er hreinsaður.
}
updown-event-ended = { $why ->
    [turn-cap] Leikurinn er kominn að síðustu umferð sinni. Enginn vinnur.
   *[other] Leiknum er lokið.
}
updown-event-extras = { $who ->
    [you] { $n ->
        [1] Þú mátt kasta einu sinni enn.
        [one] Þú mátt kasta { $n } sinni enn.
       *[other] Þú mátt kasta { $n } sinnum enn.
    }
   *[other] { $n ->
        [1] { $name } má kasta einu sinni enn.
        [one] { $name } má kasta { $n } sinni enn.
       *[other] { $name } má kasta { $n } sinnum enn.
    }
}
updown-event-went-out = { $who ->
    [you] Þú spilaðir síðasta spilinu þínu!
   *[other] { $name } spilaði síðasta spilinu!
}

updown-over-draw = Jafntefli
updown-over-won = Þú vannst!
    .text = Þú losnaðir fyrst allra við öll spilin.
updown-over-lost = { $name } vann
    .text = { $name } losnaði fyrst allra við öll spilin. Afturkallaðu og reyndu aðra leið, eða byrjaðu nýjan leik.

## The app

app-title = threeup
app-tagline = Lærðu á spil með því að spila. Hver regla segir þér af hverju.
app-home = Heim
app-language = Tungumál
app-draft = Textarnir á velsku, íslensku og arabísku eru drög. Láttu okkur vita ef eitthvað hljómar illa.
app-play = Spila
    .text = Spilaðu á spil við tölvuna.
app-learn = Læra
    .text = Kennslustundir þar sem þú gerir allt sjálf eða sjálfur.
app-explore = Kanna
    .text = Stilltu upp spilum og spurðu hverju má spila.
app-lab = Tilraunastofa
    .text = Prófaðu húsreglur í mörgum leikjum.
app-class = Bekkur
    .text = Spilið og lærið saman í bekknum.
app-soon = Ekki komið enn
app-new-table = Nýr leikur
app-game = Hvaða leikur?
app-game-updown = Losaðu þig við spilin á undan hinum; hvert spil þarf að vera jafnhátt því síðasta eða hærra.
app-game-loo = Ef þú vinnur einn slag af þremur færðu hlut úr pottinum; ef þú vinnur engan borgarðu í hann.
app-players = Leikmenn
app-computer = Tölvan spilar
app-computer-careful = gætilega
app-computer-random = af handahófi
app-seed = Númer gjafar
    .help = Sama númer gefur sömu spil. Hafðu reitinn tóman til að fá nýja gjöf.
app-stakes = Spilapeningar
    .help = Kennari getur falið spilapeningana og pottinn.
app-stakes-yes = sjást
app-stakes-no = sjást ekki
app-options = Húsreglur
app-start = Gefa spilin
app-change = Annar leikur, aðrir leikmenn eða reglur
app-link = Afrita tengil á þessa gjöf
app-link-copied = Tengillinn er afritaður.
app-ignored = Í slóð þessarar síðu er eitthvað sem ég skil ekki. Þessu sleppti ég:
app-ignored-item = { $key }: { $value }
app-no-game = Ekki tókst að byrja leikinn:
app-skip = Beint í leikinn

## Lessons: the page

learn-title = Hvað viltu læra?
learn-intro = Í hverju skrefi áttu að horfa, spila eða dæma. Ef eitthvað má ekki lestu af hverju. Þú getur ekkert skemmt.
learn-courses = Allar kennslustundir
learn-count = Skref sem eru búin: { $n } af { $all }
learn-go-on = Halda áfram með: { $lesson }
learn-review = Æfa það sem var erfitt. Skref: { $n }
learn-review-place = Æfing: { $n } af { $all }
learn-finished = Þú hefur lokið öllum skrefum námskeiðsins. Vel gert!
learn-done = búið
learn-steps = Skref kennslustundarinnar
learn-place = Skref { $n } af { $all }
learn-dot = { $done ->
    [yes] Skref { $n }, búið
   *[no] Skref { $n }
}
learn-kind-watch = Horfðu á
learn-kind-do = Þú átt leik
learn-kind-catch = Má þetta?
learn-kind-explore = Prófaðu þig áfram
learn-rules = Reglur í þessu skrefi
learn-hint = Gefa mér vísbendingu
learn-rewind = Byrja aftur
learn-explore = Prófa frjálst héðan
learn-back = Aftur í skrefið
learn-previous = Skrefið á undan
learn-next = Næsta skref
learn-next-lesson = Næsta kennslustund: { $lesson }
learn-finish = Í allar kennslustundir
learn-watch = Sýna næsta leik
learn-ask = Má þetta?
learn-allowed = Já, þetta má
learn-breaks = Nei: { $rule }
learn-suspect = { $who ->
    [you] Þú ert að hugsa um þennan leik: { $move }.
   *[other] { $name } vill gera þetta: { $move }.
}
learn-idle-watch = Horfðu á borðið.
learn-idle-catch = Skoðaðu borðið og svaraðu svo spurningunni.

## Lessons: what is said

learn-good = Vel gert!
learn-bad = Ekki alveg
learn-tip = Vísbending
learn-free = Spilaðu eins og þú vilt. Skrefið bíður eftir þér.
learn-par = Leikirnir þínir: { $n }. Fæstir leikir sem þarf: { $par }.
learn-missed = Þetta mátti, en það er ekki það sem skrefið biður um. Spilaðu áfram og sjáðu hvað gerist, eða byrjaðu aftur.
learn-judge-allowed = Skoðaðu betur. Engin regla bannar þennan leik.
learn-judge-broken = Skoðaðu betur. Þessi leikur brýtur reglu.
learn-judge-other = Eitthvað er að þessum leik, en það er ekki þessi regla.
learn-no-hint = Hér er engin vísbending. Prófaðu eitthvað: þú getur alltaf byrjað aftur.
learn-hint-zone = Skoðaðu þann hluta borðsins sem er með brotna línu í kring.

## Lessons: the rule book and what is kept

learn-map = Reglubókin
learn-map-text = Sjáðu allar reglur leiks og hversu vel þú kannt þær.
learn-map-of = Reglurnar í { $game }
learn-map-sum = Reglur sem þú hefur notað án hjálpar: { $n } af { $all }
learn-games = Veldu leikinn
learn-level-new = ný
    .text = Þú hefur ekki hitt þessa reglu enn.
learn-level-met = séð
    .text = Þú hefur hitt þessa reglu í skrefi.
learn-level-applied = notuð
    .text = Þú hefur notað þessa reglu án hjálpar.
learn-level-shaky = æfa betur
    .text = Þessi regla var erfið fyrir þig. Prófaðu skrefið hennar aftur.
learn-taught = Læra hana hér: { $lesson }
learn-progress = Það sem þú ert búin eða búinn að læra
learn-kept-device = Það sem þú lærir er geymt á þessari tölvu.
learn-kept-page = Það sem þú lærir er aðeins geymt á meðan þessi síða er opin. Sæktu skrána, þá geturðu haldið áfram annan dag.
learn-save = Sækja skrána mína
learn-load = Hlaða inn skrá
learn-loaded = Skránni þinni var hlaðið inn.
learn-not-loaded = Ekki tókst að hlaða þessari skrá inn. Allt er eins og það var.
learn-not-kept = Nú er ekki hægt að geyma neitt á þessari tölvu. Það er geymt á meðan þessi síða er opin.
learn-no-lesson = Ekki tókst að opna þessa kennslustund:
learn-fault = Lína { $n }: { $text }

## The command line

cli-your-move = Hvað gerir þú? (númer, h fyrir vísbendingu, u til að afturkalla, w og texti til að spyrja af hverju ekki, s til að vista, q til að hætta):
cli-seed = Númer gjafar: { $seed }
cli-moves = Þú getur:
cli-unknown = Ég skil ekki „{ $text }“.
cli-bye = Bless!
cli-saved = Leikurinn er vistaður hér: { $file }.
cli-file-missing = Engin skrá með nafninu { $file } er læsileg.
cli-file-good = Þetta er í lagi: { $text }
cli-file-bad = Í þessu eru villur:
cli-no-rule = Engin regla heitir { $text }.
cli-sources = Heimildir: { $sources }
cli-disagree = Heimildir sem segja annað: { $sources }
cli-changed-by = Húsreglur sem breyta henni: { $options }
cli-line = Lína { $n }
cli-why-not = Ekki leyfilegt:
cli-why = Leyfilegt:
cli-table = Borð
cli-turn-of = Næst á leik: { $name }.
