# What boards, pages and the command line say. $who is "you" or "other"; $name is a nickname.
# Card names are listed after a colon, so that the nominative is right.

game-updown = 3UP 3DOWN
game-loo = Þriggja spila loo
nickname-me = Þú
nickname-0 = Býfluga káta
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

## The board's fixed words

# A card that lies face down, of which a table that is looked at openly knows which it is.
board-under = Á grúfu: { $card }

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
learn-intro = Í hverju skrefi áttu að horfa, spila eða dæma. Ef eitthvað má ekki færðu að vita af hverju. Þú getur ekkert skemmt.
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
learn-kind-watch = Fylgstu með
learn-kind-do = Þú átt leik
learn-kind-catch = Má þetta?
learn-kind-explore = Prófaðu þig áfram
learn-rules = Reglur í þessu skrefi
learn-hint = Fá vísbendingu
learn-rewind = Byrja aftur
learn-explore = Prófa mig áfram héðan
learn-back = Aftur í skrefið
learn-previous = Skrefið á undan
learn-next = Næsta skref
learn-next-lesson = Næsta kennslustund: { $lesson }
learn-finish = Sjá allar kennslustundir
learn-watch = Sýna næsta leik
learn-ask = Má þetta?
learn-allowed = Já, þetta má
learn-breaks = Nei: { $rule }
learn-suspect = { $who ->
    [you] Þú ert að hugsa um þennan leik: { $move }.
   *[other] { $name } vill gera þetta: { $move }.
}
learn-idle-watch = Fylgstu með borðinu.
learn-idle-catch = Skoðaðu borðið og svaraðu svo spurningunni.

## Lessons: what is said

learn-good = Vel gert!
learn-bad = Ekki alveg
learn-tip = Vísbending
learn-free = Spilaðu eins og þú vilt. Skrefið bíður eftir þér.
learn-par = Fjöldi leikja hjá þér: { $n }. Minnst þarf: { $par }.
learn-turn = Þú átt leik.
learn-missed = Þetta mátti, en það er ekki það sem skrefið biður um. Spilaðu áfram og sjáðu hvað gerist, eða byrjaðu aftur.
learn-judge-allowed = Skoðaðu betur. Engin regla bannar þennan leik.
learn-judge-broken = Skoðaðu betur. Þessi leikur brýtur reglu.
learn-judge-other = Eitthvað er að þessum leik, en það er ekki þessi regla.
learn-no-hint = Hér er engin vísbending. Prófaðu eitthvað: þú getur alltaf byrjað aftur.
learn-hint-zone = Skoðaðu þann hluta borðsins sem er innan strikalínunnar.

## Lessons: the rule book and what is kept

learn-map = Reglubókin
learn-map-text = Sjáðu allar reglurnar í hverjum leik og hve vel þú kannt þær.
learn-map-of = Reglurnar í { $game }
learn-map-sum = Reglur sem þú hefur notað án hjálpar: { $n } af { $all }
learn-games = Veldu leik
learn-level-new = ný
    .text = Þú hefur ekki kynnst þessari reglu enn.
learn-level-met = séð
    .text = Þú hefur séð þessa reglu í skrefi.
learn-level-applied = notuð
    .text = Þú hefur notað þessa reglu án hjálpar.
learn-level-shaky = æfa betur
    .text = Þessi regla vafðist fyrir þér. Prófaðu aftur skrefið þar sem hún er kennd.
learn-taught = Læra hana hér: { $lesson }
learn-progress = Það sem þú hefur lært
learn-kept-device = Það sem þú lærir er geymt á þessari tölvu.
learn-kept-page = Það sem þú lærir er aðeins geymt á meðan þessi síða er opin. Sæktu skrána þína, þá geturðu haldið áfram annan dag.
learn-save = Sækja skrána mína
learn-load = Hlaða inn skrá
learn-loaded = Skránni þinni var hlaðið inn.
learn-not-loaded = Ekki tókst að hlaða þessari skrá inn. Allt er eins og það var.
learn-not-kept = Nú er ekki hægt að geyma það sem þú lærir á þessari tölvu. Það geymist bara á meðan þessi síða er opin.
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
