# Odds: how likely something is, as a fraction, in percent, and worked out step by step.
# $sum is a piece of arithmetic, such as 33/45 × 32/44 = 8/15. $chance is a fraction such as 4/15; a value whose name
# ends in _percent is the same in percent (26.7%), one in _about the same as a decimal number (0.27).
# Most sentences end in a colon and the number, so that they need no plural.

explore-odds = Siawns
    .text = Pa mor debygol yw hyn? Ffracsiwn union yw pob siawns. Os mai dim ond rheol fras sydd ar gael, mae’r ateb yn dweud hynny. Agora gwestiwn i weld sut mae’r ateb yn cael ei gyfrifo.

# Who asks. { $name } is a player.
explore-odds-seat = O’r hyn mae’r chwaraewr hwn yn ei weld
explore-odds-pot = Y pot
    .help = Rho gynnig ar bot arall: rhif cyfan o 0 i { $most }.
explore-odds-rivals = Faint o chwaraewyr eraill fydd yn chwarae
    .likely = Y nifer mwyaf tebygol

odds-title = { $who ->
    [you] Y siawns, o’r hyn rwyt ti’n ei weld
   *[other] Y siawns, o’r hyn mae { $name } yn ei weld
}
odds-question = Cwestiwn
odds-answer = Ateb
# $kind: the chance is 1, 0, or between them; then the percentage is exact or rounded.
odds-chance = { $kind ->
    [always] 1: mae’n sicr.
    [never] 0: mae’n amhosibl.
    [exact] { $chance }, sef { $chance_percent }.
   *[about] { $chance }, sef tua { $chance_percent }.
}
odds-spread = Dim un: { $none_percent }. Un: { $one_percent }. Dau: { $two_percent }. Tri: { $three_percent }.
# $won and $paid are counters on average.
odds-worth = { $worth ->
    [yes] Ydy, yn ôl rheol fras. Ar gyfartaledd rwyt ti’n ennill { $won_about } o gownteri ac yn talu { $paid_about }.
   *[no] Nac ydy, yn ôl rheol fras. Ar gyfartaledd rwyt ti’n ennill { $won_about } o gownteri ac yn talu { $paid_about }.
}
odds-note = { $game ->
    [loo] Dim ond y cardiau rwyt ti’n eu gweld sy’n cael eu cyfrif. Rheol fras sy’n dweud a yw’n werth chwarae llaw: mae pob cerdyn yn ennill neu’n colli ar ei ben ei hun, a dydy traean y pot ddim yn cael ei dalgrynnu. Mae “Beth os?” yn chwarae’r deliad i’r diwedd.
   *[updown] Dim ond y cardiau rwyt ti’n eu gweld sy’n cael eu cyfrif. Dydy’r hyn ddangosodd chwaraewyr drwy godi neu gadw cardiau ddim yn cael ei gyfrif.
}
# Said when nothing can be asked at the moment.
odds-later = { $game ->
    [loo] Does dim byd i’w gyfrifo nawr. Edrycha eto cyn deliad (faint o drympiau sydd mewn llaw?), tra bydd y chwaraewyr yn dweud pwy sy’n chwarae (ydy hi’n werth chwarae?), neu tra bydd gen ti gardiau i’w chwarae (oes modd curo cerdyn?).
   *[updown] Does dim byd i’w gyfrifo nawr. Edrycha eto yn ystod tro rhywun (beth allai ddod wrth dynnu? all y chwaraewr nesaf chwarae?), neu pan fydd angen troi cardiau wyneb i lawr (fydd un yn ddigon uchel?).
}

## The questions, as sentences that may come true

odds-flip = { $top ->
    [open] Os bydd cerdyn wyneb i lawr yn cael ei droi nawr, bydd modd ei chwarae.
   *[rank] Os bydd cerdyn wyneb i lawr yn cael ei droi nawr, bydd modd ei chwarae ar { $top }.
}
odds-draw-clear = Bydd o leiaf un cerdyn Clirio, o unrhyw fath, ymhlith y cardiau nesaf i’w tynnu.
odds-draw-rank = Bydd o leiaf un o’r rhain ymhlith y cardiau nesaf i’w tynnu: { $rank }.
odds-draw-least = Ymhlith y cardiau nesaf i’w tynnu, bydd modd chwarae o leiaf un ar { $rank }.
odds-draw-set = Bydd y cardiau nesaf i’w tynnu yn gorffen set yn y llaw: { $rank }.
odds-next = { $top ->
    [open] Mae cerdyn yn llaw { $name } y mae modd ei chwarae ar bentwr gwag.
   *[rank] Mae cerdyn yn llaw { $name } y mae modd ei chwarae ar { $top }.
}
odds-loo-trumps = { $whose ->
    [any] Trympiau mewn llaw o dri cherdyn, cyn i neb edrych
   *[rival] Trympiau mewn llaw o dri cherdyn sydd gan chwaraewr arall
}
odds-loo-place = Mae cerdyn penodol na elli di ei weld yn llaw chwaraewr penodol.
odds-loo-card = Does gan neb arall sydd i mewn gerdyn sy’n curo { $card }.
# $n: counters in the pot.
odds-loo-worth = { $what ->
    [miss] Ydy hi’n werth cymryd y miss? Cownteri yn y pot: { $n }
   *[hand] Ydy hi’n werth chwarae’r llaw hon? Cownteri yn y pot: { $n }
}

## The steps

odds-unseen = Cardiau nad oes modd eu gweld: { $n }. Mae pob un yr un mor debygol o fod mewn unrhyw le cudd.
# An item of the list $cards below: 3 × Clear.
odds-copies = { $n } × { $rank }
odds-help = { $n ->
    [0] Fyddai dim un o’r cardiau hyn yn helpu.
    [zero] Fyddai dim un o’r cardiau hyn yn helpu.
    [one] O’r rhain, byddai un yn helpu: { $cards }.
    [two] O’r rhain, byddai dau’n helpu: { $cards }.
    [few] O’r rhain, byddai tri’n helpu: { $cards }.
    [many] O’r rhain, byddai chwech yn helpu: { $cards }.
   *[other] O’r rhain, byddai { $n } yn helpu: { $cards }.
}
odds-one = Dim ond un cerdyn sy’n cyfrif, felly rhanna nifer y cardiau sy’n helpu â nifer yr holl gardiau: { $sum }.
odds-none = Y siawns na fydd yr un ohonyn nhw’n helpu, un cerdyn ar ôl y llall: { $sum }.
odds-some = Felly dyma’r siawns y bydd o leiaf un yn helpu: { $sum }.
odds-every = Rhaid i bob cerdyn sy’n cael ei dynnu helpu, un ar ôl y llall: { $sum }.
odds-open-pile = Mae’r pentwr yn wag, felly mae modd chwarae unrhyw gerdyn.
odds-third = { $stays ->
    [yes] Dyma dafliad olaf Clirio +2. Mae cerdyn sy’n rhy isel yn aros ar y bwrdd, a dim ond y pentwr sy’n cael ei godi.
   *[no] Dyma dafliad olaf Clirio +2. Mae cerdyn sy’n rhy isel yn cael ei godi hefyd, gyda’r pentwr i gyd.
}
odds-drawn = { $discards ->
    [0] Cardiau i’w tynnu: { $n }.
    [zero] Cardiau i’w tynnu: { $n }.
    [one] Mae un cerdyn yn cael ei daflu yn gyntaf. Cardiau i’w tynnu wedyn: { $n }.
    [two] Mae dau gerdyn yn cael eu taflu yn gyntaf. Cardiau i’w tynnu wedyn: { $n }.
    [few] Mae tri cherdyn yn cael eu taflu yn gyntaf. Cardiau i’w tynnu wedyn: { $n }.
    [many] Mae chwe cherdyn yn cael eu taflu yn gyntaf. Cardiau i’w tynnu wedyn: { $n }.
   *[other] Mae { $discards } cerdyn yn cael eu taflu yn gyntaf. Cardiau i’w tynnu wedyn: { $n }.
}
# $held: cards of that rank in the hand; $size: cards in a set.
odds-needed = Cardiau gwerth { $rank } yn y llaw: { $held }. Cardiau mewn set: { $size }. Cardiau sydd eu hangen o hyd ar ôl taflu: { $n }.
odds-trumps-left = Trympiau yn eu plith: { $n }.
odds-ways = Ffyrdd o gymryd tri allan o { $n } cerdyn: { $ways }.
odds-trumps = Trympiau: { $n }. Ffyrdd: { $ways }. Siawns: { $sum }, tua { $chance_percent }.
odds-places = Lleoedd i’r cerdyn yn y llaw honno: { $n }. Felly dyma’r siawns: { $sum }.
# $declaring: "yes" while some players have not yet said whether they play; then $n is a guess.
odds-rivals = { $declaring ->
    [yes] Chwaraewyr eraill i’w cyfrif: { $n }. O’r rhai sydd heb ddweud eto, mae dau o bob pump yn chwarae fel arfer.
   *[no] Chwaraewyr eraill sydd i mewn: { $n }.
}
odds-held = Cardiau yn eu dwylo: { $n }.
# $n cards beat it; $free unseen cards are in no hand of those players.
odds-beaten = { $n ->
    [0] Does dim cerdyn cudd sy’n curo { $card }: 1 yw’r siawns.
    [zero] Does dim cerdyn cudd sy’n curo { $card }: 1 yw’r siawns.
    [one] Mae un cerdyn cudd yn curo { $card }. Rhaid iddo fod ymhlith y cardiau cudd sydd ddim ganddyn nhw (nifer: { $free }): { $sum }.
    [two] Cardiau cudd sy’n curo { $card }: { $n }. Rhaid i’r ddau fod ymhlith y cardiau cudd sydd ddim ganddyn nhw (nifer: { $free }): { $sum }.
    [few] Cardiau cudd sy’n curo { $card }: { $n }. Rhaid i bob un fod ymhlith y cardiau cudd sydd ddim ganddyn nhw (nifer: { $free }): { $sum }.
    [many] Cardiau cudd sy’n curo { $card }: { $n }. Rhaid i bob un fod ymhlith y cardiau cudd sydd ddim ganddyn nhw (nifer: { $free }): { $sum }.
   *[other] Cardiau cudd sy’n curo { $card }: { $n }. Rhaid i bob un fod ymhlith y cardiau cudd sydd ddim ganddyn nhw (nifer: { $free }): { $sum }.
}
odds-laid = Dydy’r hyn ddangosodd chwaraewyr drwy beidio â dilyn y siwt ddim yn cael ei gyfrif.
odds-tricks = Triciau ar gyfartaledd: { $sum }, tua { $tricks_about }.
odds-no-trick = Y siawns o beidio ag ennill yr un tric: { $sum }, tua { $none_percent }.
odds-miss = Does neb wedi gweld y miss, felly dim ond rheol fras sy’n dweud faint mae’n ei ennill. Daw’r rheol o lawer o gemau chwaraeodd y cyfrifiadur.
odds-win = Cownteri wedi’u hennill ar gyfartaledd, sef traean o’r pot am bob tric: { $sum }.
odds-pay = Cownteri i’w talu heb ennill tric: { $n }. Cownteri wedi’u talu ar gyfartaledd: { $sum }.
odds-break-even = Y pot lleiaf sy’n ei gwneud hi’n werth chwarae: { $n }.
odds-no-pot = Does dim un pot yn ddigon mawr i’w gwneud hi’n werth chwarae.
