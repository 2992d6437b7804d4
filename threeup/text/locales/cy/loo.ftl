# All words of 3-Card Loo. Rules: a short name, the rule itself (.text), why a move is not allowed (.broken), why it is
# (.because; .forced where no other card is left). .revoked and .kept speak of a card that somebody else played before.
# $suit and $trump are s spades, h hearts, d diamonds, c clubs. $who is "you" or "other"; $name is a nickname.
# Card names ("dau’r rhawiau") stand where nothing mutates them; nicknames have no gender, so no "ei ben/phen ei hun".
# .otherwise: what other sources say instead; it stands below the line that names them.

loo-section-table = Y bwrdd a’r cardiau
loo-section-deal = Delio
loo-section-declare = Chwarae neu blygu
loo-section-play = Y triciau
loo-section-referee = Modd y dyfarnwr
loo-section-settle = Talu
loo-section-end = Diwedd y gêm

source-hgm = Hoyle’s Games Modernized, llyfr o 1909
source-peel = Round Games with Cards, llyfr o 1895 gan W. H. Peel
source-enc = Encyclopædia Britannica, y 9fed a’r 11eg argraffiad
source-enq = Enquire Within upon Everything, llyfr i’r cartref
source-cas = Cassell’s Book of Indoor Amusements, llyfr o gemau dan do
source-pw = Y dudalen am y gêm ar pokerwiner.com

## Y bwrdd a’r cardiau

loo-table-players = Faint sy’n chwarae
    .text = Mae rhwng pump ac un deg chwech o bobl yn chwarae. Wrth fwrdd bach, tri neu bedwar sydd.
loo-table-cards = Y cardiau
    .text = Mae 52 cerdyn. Ym mhob siwt yr âs yw’r uchaf. Yna daw’r brenin, y frenhines, y jac, y deg ac ymlaen i lawr at y dau. Mae pob trwmp yn curo pob cerdyn o siwt arall.
    .broken = { $cards ->
        [zero] Rhaid delio pob un o’r { $deck } cerdyn unwaith yn union. Does dim cerdyn yn y deliad hwn.
        [one] Rhaid delio pob un o’r { $deck } cerdyn unwaith yn union. Dim ond un cerdyn sydd yn y deliad hwn.
        [two] Rhaid delio pob un o’r { $deck } cerdyn unwaith yn union. Dim ond dau gerdyn sydd yn y deliad hwn.
        [few] Rhaid delio pob un o’r { $deck } cerdyn unwaith yn union. Dim ond tri cherdyn sydd yn y deliad hwn.
        [many] Rhaid delio pob un o’r { $deck } cerdyn unwaith yn union. Dim ond chwe cherdyn sydd yn y deliad hwn.
       *[other] Rhaid delio pob un o’r { $deck } cerdyn unwaith yn union. Nifer y cardiau yn y deliad hwn yw { $cards }, ac efallai fod rhai ohonyn nhw ynddo ddwywaith.
    }
    .because = Mae pob un o’r { $cards } cerdyn yn cael ei ddelio unwaith.
loo-table-stake = Cownteri
    .text = Rydych chi’n chwarae am gownteri, byth am arian. Cyn y gêm rydych chi’n cytuno faint o gownteri yw un betiad. Un cownter yw’r arfer.
loo-table-dealer = Pwy sy’n delio
    .text = Siawns sy’n dewis y deliwr cyntaf. Ar ôl pob deliad, y chwaraewr nesaf ar y chwith sy’n delio.
    .broken = { $first ->
        [yes] Does dim chwaraewr felly yma. Siawns sy’n dewis y deliwr cyntaf.
       *[no] { $who ->
            [you] Ti sydd i ddelio nawr, a neb arall.
           *[other] { $name } sydd i ddelio nawr, a neb arall.
        }
    }
    .because = { $who ->
        [you] Dy dro di yw delio nawr.
       *[other] Tro { $name } yw delio nawr.
    }
    .lot = { $who ->
        [you] Ti sy’n delio gyntaf: siawns sydd wedi dewis.
       *[other] { $name } sy’n delio gyntaf: siawns sydd wedi dewis.
    }
loo-table-ledger = Y cyfrifon
    .text = Mae cyfrif yn cael ei gadw o gownteri pawb. Gall cyfrif fynd yn is na sero, a does dim rhaid i neb adael y gêm oherwydd hynny.

## Delio

loo-deal-ante = Llenwi’r pot
    .text = Cyn pob deliad mae’r deliwr yn rhoi tri betiad yn y pot.
    .otherwise = Yn ôl y Britannica a llyfr Cassell, mae pawb yn talu i’r pot. Yn ôl y 9fed argraffiad o’r Britannica, mae’r deliwr yn talu dwywaith cymaint â’r lleill. Gyda’r rheol tŷ “{ option-ante }”, cei di chwarae’r naill ffordd neu’r llall.
loo-deal-carry = Mae’r gweddill yn aros
    .text = Os oes cownteri ar ôl yn y pot ar ddiwedd deliad, maen nhw’n aros yno at y deliad nesaf.
loo-deal-three-each = Tri cherdyn yr un
    .text = Mae pawb yn cael tri cherdyn. Mae tri arall yn cael eu rhoi o’r neilltu, wyneb i lawr: y miss yw’r enw ar y rhain.
loo-deal-trump = Y trwmp
    .text = Mae’r cerdyn nesaf yn cael ei droi wyneb i fyny. Siwt y cerdyn hwnnw yw’r trwmp am y deliad hwn. Does neb yn chwarae’r cerdyn ei hun.

## Chwarae neu blygu

loo-declare-order = Chwarae neu blygu
    .text = Gan ddechrau gyda’r un ar y chwith i’r deliwr, mae pawb yn edrych ar eu cardiau ac yn dweud: rwy’n chwarae, neu rwy’n plygu. Os wyt ti’n plygu, rwyt ti allan o’r deliad hwn a dwyt ti’n talu dim.
    .broken = { $why ->
        [first] Dyma bot cyntaf y gêm, ac yn ôl rheolau’r tŷ mae pawb yn chwarae.
       *[clubs] Clybiau yw’r trwmp, ac yn ôl rheolau’r tŷ mae pawb yn chwarae bryd hynny.
    }
    .because = Cei di chwarae neu blygu, fel y mynni di.
    .must = { $why ->
        [first] Dyma bot cyntaf y gêm, felly mae pawb yn chwarae.
       *[clubs] Clybiau yw’r trwmp, felly mae pawb yn chwarae.
    }
loo-declare-miss = Cymryd y miss
    .text = Os wyt ti’n chwarae, cei di newid dy law i gyd am y miss, heb edrych arno yn gyntaf. Dim ond un chwaraewr mewn deliad gaiff wneud hyn. Mae’r hen law yn cael ei rhoi o’r neilltu, wyneb i lawr.
    .broken = { $why ->
        [first] Yn ôl rheolau’r tŷ, chaiff neb gymryd y miss ym mhot cyntaf y gêm.
       *[taken] Mae { $name } wedi cymryd y miss yn barod. Dim ond un sydd.
    }
    .because = Does neb wedi cymryd y miss eto, felly cei di ei gymryd.
loo-declare-final = Dim newid meddwl
    .text = Ar ôl i ti ddweud, chei di ddim newid dy feddwl. Os wyt ti’n cymryd y miss, rhaid i ti ei chwarae.
    .broken = { $said ->
        [fold] Rwyt ti wedi plygu, a chei di ddim newid dy feddwl.
        [miss] Rwyt ti wedi cymryd y miss, felly rhaid i ti ei chwarae.
        [defend] Rwyt ti’n amddiffyn y miss, a chei di ddim newid dy feddwl.
       *[play] Rwyt ti wedi dweud dy fod ti’n chwarae, a chei di ddim newid dy feddwl.
    }
    .because = { $said ->
        [fold] Os wyt ti’n plygu, rwyt ti allan tan y deliad nesaf.
        [miss] Os wyt ti’n cymryd y miss, rhaid i ti ei chwarae, beth bynnag fydd ynddo.
        [defend] Os wyt ti’n amddiffyn y miss, rhaid i ti ei chwarae, beth bynnag fydd ynddo.
       *[play] Os wyt ti’n dweud dy fod ti’n chwarae, rwyt ti’n chwarae hyd ddiwedd y deliad.
    }
loo-declare-dealer-takes-all = Pawb wedi plygu
    .text = Os bydd pawb yn plygu cyn tro’r deliwr, mae’r deliwr yn cymryd y pot i gyd.
loo-declare-lone-player = Neb arall ar ôl
    .text = Os mai dim ond un chwaraewr sydd ar ôl, a phawb arall wedi plygu, y chwaraewr hwnnw sy’n cymryd y pot i gyd.
loo-declare-dealer-choices = Y deliwr yn erbyn un
    .text = Os mai dim ond un chwaraewr sy’n chwarae pan ddaw tro’r deliwr, a hwnnw heb gymryd y miss, chaiff y deliwr ddim plygu. Rhaid i’r deliwr chwarae hefyd, neu gymryd y miss, neu amddiffyn y miss.
    .otherwise = Mae’r dudalen Gymraeg yn dweud “o leiaf un” chwaraewr, felly gallai’r deliwr amddiffyn y miss yn erbyn sawl un. Yn ôl Enquire Within, caiff y deliwr ildio hyd yn oed yn erbyn un. Gyda’r rheolau tŷ “{ option-defend-when }” a “{ option-dealer-may-concede }”, cei di chwarae fel hyn.
    .broken = Dim ond { $name } sy’n chwarae. Ti yw’r deliwr, felly chei di ddim plygu nawr: chwaraea dy law, cymer y miss neu amddiffynna’r miss.
    .because = Dim ond un sy’n chwarae. Dewis y deliwr nawr yw chwarae, cymryd y miss neu amddiffyn y miss.
    .concede = Yn ôl rheolau’r tŷ, caiff y deliwr blygu hyd yn oed yn erbyn un chwaraewr.
loo-declare-dealer-may-fold = Pryd caiff y deliwr blygu
    .text = Yn erbyn dau chwaraewr neu ragor, neu yn erbyn un sydd wedi cymryd y miss, caiff y deliwr blygu fel pawb arall.
    .because = { $n ->
        [zero] Does neb arall yn chwarae, felly caiff y deliwr blygu.
        [one] Dim ond un sy’n chwarae, ac mae wedi cymryd y miss, felly caiff y deliwr blygu.
        [two] Mae dau’n chwarae, felly caiff y deliwr blygu.
        [few] Mae tri’n chwarae, felly caiff y deliwr blygu.
        [many] Mae chwech yn chwarae, felly caiff y deliwr blygu.
       *[other] Mae { $n } yn chwarae, felly caiff y deliwr blygu.
    }
loo-declare-defend = Amddiffyn y miss
    .text = Caiff y deliwr chwarae’r miss dros y pot. Yna dydy’r deliwr yn ennill dim nac yn talu dim: os yw’r miss yn ennill triciau, mae eu cyfran nhw’n aros yn y pot. Mae’r chwaraewr arall yn ennill neu’n talu fel arfer.
    .broken = { $why ->
        [dealer] Dim ond y deliwr gaiff amddiffyn y miss.
        [must] Mae pawb yn chwarae yn y deliad hwn, felly chaiff y deliwr ddim amddiffyn y miss.
        [taken] Mae’r miss wedi’i gymryd, felly chaiff neb ei amddiffyn.
       *[players] { $n ->
            [zero] Dim ond yn erbyn un chwaraewr mae modd amddiffyn y miss, a does neb yn chwarae.
            [one] Does dim modd amddiffyn y miss yn erbyn y chwaraewr hwn.
            [two] Dim ond yn erbyn un chwaraewr mae modd amddiffyn y miss, ac mae dau’n chwarae.
            [few] Dim ond yn erbyn un chwaraewr mae modd amddiffyn y miss, ac mae tri’n chwarae.
            [many] Dim ond yn erbyn un chwaraewr mae modd amddiffyn y miss, ac mae chwech yn chwarae.
           *[other] Dim ond yn erbyn un chwaraewr mae modd amddiffyn y miss, ac mae { $n } yn chwarae.
        }
    }
    .because = Rwyt ti’n chwarae’r miss dros y pot. Dwyt ti ddim yn ennill dim, nac yn colli dim.

## Y triciau

loo-play-eldest-leads = Pwy sy’n arwain gyntaf
    .text = Arwain yw chwarae cerdyn cyntaf tric. O blith y rhai sy’n chwarae, yr un agosaf ar y chwith i’r deliwr sy’n arwain gyntaf.
loo-play-lead-ace = Arwain gydag âs y trwmp
    .text = Os mai ti sy’n arwain y tric cyntaf, ac âs y trwmp yn dy law, rhaid i ti arwain gyda’r cerdyn hwnnw. Os mai’r âs yw’r cerdyn a gafodd ei droi wyneb i fyny, mae’r un peth yn wir am y brenin.
    .broken = Mae { $ace } yn dy law. Rhaid i’r un sy’n arwain gyntaf arwain gyda’r cerdyn hwnnw.
    .because = Os yw { $ace } yn llaw’r un sy’n arwain gyntaf, rhaid arwain gyda’r cerdyn hwnnw.
    .revoked = Roedd { $ace } yn y llaw, ac roedd rhaid arwain gyda’r cerdyn hwnnw.
    .kept = Roedd rhaid arwain gyda’r cerdyn hwn: { $ace }.
loo-play-lead-trump = Arwain gyda thrwmp
    .text = Heb y cerdyn hwnnw, rhaid arwain y tro cyntaf gyda thrwmp, os oes un yn dy law. Os mai dim ond un gwrthwynebydd sydd gen ti, rhaid arwain gyda dy drwmp uchaf.
    .otherwise = Yn y rhan fwyaf o’r llyfrau hyn, dim ond os oes dau drwmp neu ragor yn dy law mae’n rhaid arwain gyda thrwmp. Yn ôl Round Games, Enquire Within a llyfr Cassell, rhaid arwain gyda dy drwmp uchaf, faint bynnag o bobl sy’n chwarae. Gyda’r rheol tŷ “{ option-lead }”, cei di ddewis hyn: dim ond os oes dau drwmp neu ragor yn dy law mae’n rhaid arwain gyda thrwmp.
    .broken = { $highest ->
        [yes] Dim ond un gwrthwynebydd sydd gen ti, felly rhaid arwain gyda dy drwmp uchaf: { $top }.
       *[no] Mae trwmp yn dy law, felly rhaid arwain y tro cyntaf gyda thrwmp.
    }
    .because = { $highest ->
        [yes] Dim ond un gwrthwynebydd sydd gen ti, felly rhaid arwain gyda dy drwmp uchaf. Hwn yw’r uchaf.
       *[no] Mae trwmp yn dy law, felly rhaid arwain y tro cyntaf gyda thrwmp. Trwmp yw hwn.
    }
    .forced = Rhaid arwain y tro cyntaf gyda thrwmp, a hwn yw’r unig un sydd gen ti.
    .revoked = { $highest ->
        [yes] Dim ond un gwrthwynebydd oedd yno, felly roedd rhaid arwain gyda’r trwmp uchaf: { $top }.
       *[no] Roedd trwmp yn y llaw, felly roedd rhaid arwain gyda thrwmp.
    }
    .kept = Roedd rhaid arwain y tro cyntaf gyda thrwmp, a thrwmp oedd hwn.
loo-play-lead-free = Arwain gydag unrhyw gerdyn
    .text = Os nad oes trwmp yn dy law, cei di arwain gydag unrhyw gerdyn.
    .because = { $n ->
        [0] Does dim trwmp yn dy law, felly cei di arwain gydag unrhyw gerdyn.
        [zero] Does dim trwmp yn dy law, felly cei di arwain gydag unrhyw gerdyn.
        [one] Dim ond un trwmp sydd yn dy law, felly yn ôl rheolau’r tŷ cei di arwain gydag unrhyw gerdyn.
        [two] Dim ond dau drwmp sydd yn dy law, felly yn ôl rheolau’r tŷ cei di arwain gydag unrhyw gerdyn.
        [few] Dim ond tri thrwmp sydd yn dy law, felly yn ôl rheolau’r tŷ cei di arwain gydag unrhyw gerdyn.
        [many] Dim ond chwe thrwmp sydd yn dy law, felly yn ôl rheolau’r tŷ cei di arwain gydag unrhyw gerdyn.
       *[other] Dim ond { $n } trwmp sydd yn dy law, felly yn ôl rheolau’r tŷ cei di arwain gydag unrhyw gerdyn.
    }
    .kept = Doedd dim rhaid arwain gyda thrwmp, felly roedd unrhyw gerdyn yn iawn.
loo-play-follow-suit = Dilyn y siwt
    .text = Os oes gen ti gerdyn o’r un siwt â cherdyn cyntaf y tric, rhaid i ti chwarae cerdyn o’r siwt honno.
    .broken = { $suit ->
        [s] Rhaw yw cerdyn cyntaf y tric, ac mae rhaw yn dy law. Chwaraea raw.
        [h] Calon yw cerdyn cyntaf y tric, ac mae calon yn dy law. Chwaraea galon.
        [d] Diemwnt yw cerdyn cyntaf y tric, ac mae diemwnt yn dy law. Chwaraea ddiemwnt.
       *[c] Clwb yw cerdyn cyntaf y tric, ac mae clwb yn dy law. Chwaraea glwb.
    }
    .because = { $suit ->
        [s] Rhaw yw cerdyn cyntaf y tric, a rhaw yw hwn hefyd.
        [h] Calon yw cerdyn cyntaf y tric, a chalon yw hwn hefyd.
        [d] Diemwnt yw cerdyn cyntaf y tric, a diemwnt yw hwn hefyd.
       *[c] Clwb yw cerdyn cyntaf y tric, a chlwb yw hwn hefyd.
    }
    .forced = { $suit ->
        [s] Rhaw yw cerdyn cyntaf y tric, a hon yw’r unig raw sydd gen ti.
        [h] Calon yw cerdyn cyntaf y tric, a hon yw’r unig galon sydd gen ti.
        [d] Diemwnt yw cerdyn cyntaf y tric, a hwn yw’r unig ddiemwnt sydd gen ti.
       *[c] Clwb yw cerdyn cyntaf y tric, a hwn yw’r unig glwb sydd gen ti.
    }
    .revoked = { $suit ->
        [s] Rhaw oedd cerdyn cyntaf y tric, ac roedd rhaw yn y llaw.
        [h] Calon oedd cerdyn cyntaf y tric, ac roedd calon yn y llaw.
        [d] Diemwnt oedd cerdyn cyntaf y tric, ac roedd diemwnt yn y llaw.
       *[c] Clwb oedd cerdyn cyntaf y tric, ac roedd clwb yn y llaw.
    }
    .kept = Roedd y cerdyn hwn o’r un siwt â cherdyn cyntaf y tric.
loo-play-must-trump = Neu chwarae trwmp
    .text = Os nad oes gen ti gerdyn o’r un siwt â cherdyn cyntaf y tric, rhaid i ti chwarae trwmp, os oes un gen ti.
    .otherwise = Yn ôl y llyfrau hyn, rhaid chwarae trwmp os yw’n curo’r cerdyn gorau hyd yn hyn. Os na all dim un o dy drympiau wneud hynny, cei di chwarae unrhyw gerdyn. Gyda’r rheol tŷ “{ option-undertrump }”, cei di chwarae fel hyn.
    .broken = { $suit ->
        [s] Rhaw yw cerdyn cyntaf y tric, a does gen ti ddim rhaw. Mae trwmp yn dy law, felly chwaraea drwmp.
        [h] Calon yw cerdyn cyntaf y tric, a does gen ti ddim calon. Mae trwmp yn dy law, felly chwaraea drwmp.
        [d] Diemwnt yw cerdyn cyntaf y tric, a does gen ti ddim diemwnt. Mae trwmp yn dy law, felly chwaraea drwmp.
       *[c] Clwb yw cerdyn cyntaf y tric, a does gen ti ddim clwb. Mae trwmp yn dy law, felly chwaraea drwmp.
    }
    .because = Does gen ti ddim cerdyn o siwt y cerdyn cyntaf, felly rhaid chwarae trwmp. Trwmp yw hwn.
    .forced = Does gen ti ddim cerdyn o siwt y cerdyn cyntaf, felly rhaid chwarae trwmp. Hwn yw’r unig un sydd gen ti.
    .revoked = Doedd dim cerdyn o siwt y cerdyn cyntaf yn y llaw, ond roedd trwmp yno.
    .kept = Doedd dim cerdyn o siwt y cerdyn cyntaf yn y llaw, felly roedd rhaid chwarae trwmp.
loo-play-must-head = Curo’r cerdyn gorau
    .text = O blith y cardiau y cei di eu chwarae, rhaid i ti chwarae un sy’n curo cerdyn gorau’r tric hyd yn hyn, os oes un gen ti.
    .broken = Mae { $better } gen ti, ac mae’n curo { $best }. Os gelli di guro’r cerdyn gorau, rhaid i ti wneud hynny.
    .because = Rhaid i ti guro { $best } os gelli di, ac mae’r cerdyn hwn yn gwneud hynny.
    .forced = Rhaid i ti guro { $best } os gelli di, a hwn yw’r unig gerdyn gen ti sy’n gwneud hynny.
    .revoked = Roedd { $better } yn y llaw, ac mae’n curo { $best }.
    .kept = Roedd rhaid curo { $best }, ac fe wnaeth y cerdyn hwn hynny.
loo-play-free-discard = Chwarae unrhyw gerdyn
    .text = Os nad oes gen ti gerdyn o siwt y cerdyn cyntaf na thrwmp chwaith, cei di chwarae unrhyw gerdyn. All hwnnw ddim ennill y tric.
    .because = { $suit ->
        [s] Does gen ti ddim rhaw na thrwmp, felly cei di chwarae unrhyw gerdyn.
        [h] Does gen ti ddim calon na thrwmp, felly cei di chwarae unrhyw gerdyn.
        [d] Does gen ti ddim diemwnt na thrwmp, felly cei di chwarae unrhyw gerdyn.
       *[c] Does gen ti ddim clwb na thrwmp, felly cei di chwarae unrhyw gerdyn.
    }
    .undertrump = Fyddai dim un o dy drympiau’n ennill yma, felly yn ôl rheolau’r tŷ cei di chwarae unrhyw gerdyn.
    .kept = Doedd dim rheol yn gofyn am gerdyn penodol, felly roedd unrhyw gerdyn yn iawn.
loo-play-trick-winner = Pwy sy’n ennill y tric
    .text = Y trwmp uchaf sy’n ennill y tric. Os nad oes trwmp ynddo, y cerdyn uchaf o siwt y cerdyn cyntaf sy’n ennill.
loo-play-winner-leads-trump = Mae’r enillydd yn arwain gyda thrwmp
    .text = Enillydd y tric sy’n arwain y tric nesaf, a hynny gyda thrwmp os oes un yn y llaw. Mae unrhyw drwmp yn iawn.
    .broken = Ti enillodd y tric ac mae trwmp yn dy law, felly rhaid arwain gyda thrwmp.
    .because = Ti enillodd y tric, felly rhaid arwain gyda thrwmp os oes un yn dy law. Trwmp yw hwn.
    .forced = Ti enillodd y tric, felly rhaid arwain gyda thrwmp. Hwn yw’r unig un sydd gen ti.
    .revoked = Roedd trwmp yn llaw enillydd y tric, felly roedd rhaid arwain gyda thrwmp.
    .kept = Roedd rhaid i enillydd y tric arwain gyda thrwmp, a thrwmp oedd hwn.
loo-play-three-tricks = Tri thric
    .text = Mae’r tri thric i gyd yn cael eu chwarae, hyd yn oed pan fydd hi’n glir pwy fydd yn ennill.

## Modd y dyfarnwr

loo-referee-revoke = Chwarae yn groes i’r rheolau
    .text = Ym modd y dyfarnwr, cei di chwarae cardiau sy’n torri rheol. Does neb yn dy rwystro, ond gall rhywun dy ddal.
    .because = Ym modd y dyfarnwr, does neb yn dy rwystro rhag chwarae { $card }. Ond mae hynny’n torri rheol, ac os cei di dy ddal, byddi di’n cael dy lŵio.
loo-referee-challenge = Herio
    .text = Ar ôl i’r tri thric gael eu chwarae, caiff pawb yn eu tro herio’r lleill: rwy’n meddwl dy fod ti wedi torri rheol.
    .broken = { $why ->
        [self] Chei di ddim herio dy hun.
        [again] Mae rhywun wedi herio { $name } yn barod.
       *[out] Doedd { $name } ddim yn chwarae yn y deliad hwn.
    }
    .because = Cei di herio { $name }. Os nad oedd dim byd o’i le, dydy hynny’n costio dim i ti.
    .accept = Os na welaist ti ddim byd o’i le, does dim rhaid i ti herio neb.
loo-referee-caught = Cael dy ddal
    .text = Os cei di dy ddal, rwyt ti’n cael dy lŵio. Os enillaist ti driciau, mae eu cyfran nhw’n aros yn y pot.
loo-referee-unfounded = Doedd dim byd o’i le
    .text = Os nad oedd dim byd o’i le, dydy’r her yn costio dim, ac mae pawb yn cael gweld pam roedd pob cerdyn yn iawn.

## Talu

loo-settle-thirds = Traean am bob tric
    .text = Mae pob tric yn ennill traean o’r hyn oedd yn y pot pan ddechreuodd y chwarae. Mae’r traean yn cael ei dalgrynnu i lawr i gownteri cyfan, ac mae’r gweddill yn aros yn y pot.
loo-settle-looed = Cael dy lŵio
    .text = Os wyt ti’n chwarae heb ennill tric, rwyt ti’n cael dy lŵio ac yn talu tri betiad i’r pot. Dydy plygu’n costio dim.
    .otherwise = Yn ôl Round Games, mae cael dy lŵio yn costio chwe betiad. Mae’r un llyfr yn sôn am gêm “heb derfyn”, lle rwyt ti’n talu cymaint ag oedd yn y pot. Gyda’r rheol tŷ “{ option-loo-amount }”, cei di chwarae’r naill ffordd neu’r llall.
loo-settle-conserved = Does dim cownter yn mynd ar goll
    .text = Dim ond symud o le i le mae cownteri. Mae cyfanswm pob cyfrif a’r pot gyda’i gilydd yr un fath bob amser.

## Diwedd y gêm

loo-end-agreement = Pan fydd pawb yn cytuno
    .text = Mae’r gêm yn dod i ben rhwng dau ddeliad, pan fydd y chwaraewyr yn cytuno ar hynny. Mae’n decaf pan fydd pawb wedi delio yr un nifer o weithiau.
    .broken = { $why ->
        [now] Mae deliad ar ei ganol. Cewch chi orffen y gêm ar ôl y deliad hwn.
       *[first] Chwaraewch o leiaf un deliad yn gyntaf.
    }
    .because = { $even ->
        [yes] Mae’r deliad ar ben, ac mae pawb wedi delio yr un nifer o weithiau: amser teg i orffen.
       *[no] Mae’r deliad ar ben, felly cewch chi gytuno i orffen. Ond dydy pawb ddim wedi delio yr un nifer o weithiau eto.
    }
    .last = Rydych chi wedi cytuno i orffen yn barod. Gallwch chi hefyd rannu’r pot olaf nawr, a gorffen.
loo-end-last-pot = Y pot olaf
    .text = Os oes cownteri yn y pot pan fyddwch chi’n cytuno i orffen, rydych chi’n chwarae ymlaen amdanyn nhw: tri deliad ar y mwyaf. Os oes deliad lle nad oes neb yn cael ei lŵio, hwnnw yw’r olaf. Wedyn mae’r hyn sydd ar ôl yn cael ei rannu’n gyfartal, a chewch chi wybod faint sydd dros ben.

## Cardiau

playing-2 = { $suit ->
    [s] dau’r rhawiau
    [h] dau’r calonnau
    [d] dau’r diemyntau
   *[c] dau’r clybiau
}
    .label = { $suit ->
        [s] dau’r rhawiau
        [h] dau’r calonnau
        [d] dau’r diemyntau
       *[c] dau’r clybiau
    }
playing-3 = { $suit ->
    [s] tri’r rhawiau
    [h] tri’r calonnau
    [d] tri’r diemyntau
   *[c] tri’r clybiau
}
    .label = { $suit ->
        [s] tri’r rhawiau
        [h] tri’r calonnau
        [d] tri’r diemyntau
       *[c] tri’r clybiau
    }
playing-4 = { $suit ->
    [s] pedwar y rhawiau
    [h] pedwar y calonnau
    [d] pedwar y diemyntau
   *[c] pedwar y clybiau
}
    .label = { $suit ->
        [s] pedwar y rhawiau
        [h] pedwar y calonnau
        [d] pedwar y diemyntau
       *[c] pedwar y clybiau
    }
playing-5 = { $suit ->
    [s] pump y rhawiau
    [h] pump y calonnau
    [d] pump y diemyntau
   *[c] pump y clybiau
}
    .label = { $suit ->
        [s] pump y rhawiau
        [h] pump y calonnau
        [d] pump y diemyntau
       *[c] pump y clybiau
    }
playing-6 = { $suit ->
    [s] chwech y rhawiau
    [h] chwech y calonnau
    [d] chwech y diemyntau
   *[c] chwech y clybiau
}
    .label = { $suit ->
        [s] chwech y rhawiau
        [h] chwech y calonnau
        [d] chwech y diemyntau
       *[c] chwech y clybiau
    }
playing-7 = { $suit ->
    [s] saith y rhawiau
    [h] saith y calonnau
    [d] saith y diemyntau
   *[c] saith y clybiau
}
    .label = { $suit ->
        [s] saith y rhawiau
        [h] saith y calonnau
        [d] saith y diemyntau
       *[c] saith y clybiau
    }
playing-8 = { $suit ->
    [s] wyth y rhawiau
    [h] wyth y calonnau
    [d] wyth y diemyntau
   *[c] wyth y clybiau
}
    .label = { $suit ->
        [s] wyth y rhawiau
        [h] wyth y calonnau
        [d] wyth y diemyntau
       *[c] wyth y clybiau
    }
playing-9 = { $suit ->
    [s] naw’r rhawiau
    [h] naw’r calonnau
    [d] naw’r diemyntau
   *[c] naw’r clybiau
}
    .label = { $suit ->
        [s] naw’r rhawiau
        [h] naw’r calonnau
        [d] naw’r diemyntau
       *[c] naw’r clybiau
    }
playing-10 = { $suit ->
    [s] deg y rhawiau
    [h] deg y calonnau
    [d] deg y diemyntau
   *[c] deg y clybiau
}
    .label = { $suit ->
        [s] deg y rhawiau
        [h] deg y calonnau
        [d] deg y diemyntau
       *[c] deg y clybiau
    }
playing-jack = { $suit ->
    [s] jac y rhawiau
    [h] jac y calonnau
    [d] jac y diemyntau
   *[c] jac y clybiau
}
    .label = { $suit ->
        [s] jac y rhawiau
        [h] jac y calonnau
        [d] jac y diemyntau
       *[c] jac y clybiau
    }
playing-queen = { $suit ->
    [s] brenhines y rhawiau
    [h] brenhines y calonnau
    [d] brenhines y diemyntau
   *[c] brenhines y clybiau
}
    .label = { $suit ->
        [s] brenhines y rhawiau
        [h] brenhines y calonnau
        [d] brenhines y diemyntau
       *[c] brenhines y clybiau
    }
playing-king = { $suit ->
    [s] brenin y rhawiau
    [h] brenin y calonnau
    [d] brenin y diemyntau
   *[c] brenin y clybiau
}
    .label = { $suit ->
        [s] brenin y rhawiau
        [h] brenin y calonnau
        [d] brenin y diemyntau
       *[c] brenin y clybiau
    }
playing-ace = { $suit ->
    [s] âs y rhawiau
    [h] âs y calonnau
    [d] âs y diemyntau
   *[c] âs y clybiau
}
    .label = { $suit ->
        [s] âs y rhawiau
        [h] âs y calonnau
        [d] âs y diemyntau
       *[c] âs y clybiau
    }

## Rheolau’r tŷ

option-stake = Un betiad
    .help = Faint o gownteri yw un betiad.
    .value-1 = 1 cownter
    .value-2 = 2 gownter
    .value-3 = 3 chownter
    .value-5 = 5 cownter
    .value-10 = 10 cownter
option-ante = Pwy sy’n llenwi’r pot
    .help = Pwy sy’n talu tri betiad i’r pot cyn deliad.
    .dealer = Y deliwr
    .all = Pawb
    .dealer-double = Pawb, a’r deliwr ddwywaith cymaint
option-loo-amount = Cost cael dy lŵio
    .help = Beth rwyt ti’n ei dalu i’r pot os nad enilli di dric.
    .value-3 = 3 betiad
    .value-6 = 6 betiad
    .pot = Cymaint ag oedd yn y pot
option-loo-cap = Y gost fwyaf am gael dy lŵio
    .help = Os wyt ti’n talu cymaint ag oedd yn y pot: y mwyaf y gall hynny fod.
    .none = Dim terfyn
    .value-6 = 6 betiad
    .value-12 = 12 betiad
    .value-24 = 24 betiad
option-first-pool-single = Pawb yn chwarae am y pot cyntaf
    .help = Yn y deliad cyntaf does neb yn plygu, a does neb yn cymryd y miss.
    .yes = Ie
    .no = Na
option-dealer-may-concede = Caiff y deliwr ildio
    .help = Caiff y deliwr blygu hyd yn oed yn erbyn un chwaraewr. Y chwaraewr hwnnw sy’n cymryd y pot wedyn.
    .yes = Ie
    .no = Na
option-defend-when = Amddiffyn y miss
    .help = Pryd caiff y deliwr chwarae’r miss dros y pot.
    .one-opponent = Yn erbyn un chwaraewr
    .any-opponent = Yn erbyn unrhyw nifer o chwaraewyr
option-lead = Arwain y tro cyntaf
    .help = Pryd mae’n rhaid i’r cerdyn cyntaf fod yn drwmp.
    .strict = Os oes trwmp yn dy law
    .classic = Os oes dau drwmp neu ragor yn dy law
option-undertrump = Trwmp na all ennill
    .help = Alli di ddim dilyn y siwt, a fyddai dim un o dy drympiau’n ennill y tric.
    .forced = Rhaid chwarae trwmp yr un fath
    .free = Cei di chwarae unrhyw gerdyn
option-club-law = Pawb yn chwarae pan fydd clybiau’n drwmp
    .help = Does neb yn plygu pan fydd clwb yn cael ei droi wyneb i fyny.
    .yes = Ie
    .no = Na
option-small-table = Bwrdd bach
    .help = Ar gyfer tri neu bedwar chwaraewr.
    .yes = Ie
    .no = Na
option-revoke = Cardiau sy’n groes i’r rheolau
    .help = Ym modd y dyfarnwr cei di eu chwarae, a gall y lleill dy ddal.
    .refuse = Does dim modd eu chwarae
    .loo = Modd y dyfarnwr
option-deals = Faint o ddeliadau
    .help = Pryd mae’r gêm yn dod i ben.
    .none = Nes i chi gytuno i orffen
    .value-5 = 5 deliad
    .value-10 = 10 deliad
    .value-20 = 20 deliad
    .value-30 = 30 deliad

## Canol y bwrdd

zone-trick = Tric
    .caption = { $state ->
        [none] Tric
        [running] Tric { $trick } o 3
       *[won] { $who ->
            [you] Enillaist ti dric { $trick }
           *[other] Enillodd { $name } dric { $trick }
        }
    }
    .label = { $state ->
        [none] Does dim tric wedi’i chwarae eto.
        [running] { $n ->
            [zero] Tric { $trick } o 3: dim cerdyn ar y bwrdd.
            [one] Tric { $trick } o 3: un cerdyn ar y bwrdd.
            [two] Tric { $trick } o 3: dau gerdyn ar y bwrdd.
            [few] Tric { $trick } o 3: tri cherdyn ar y bwrdd.
            [many] Tric { $trick } o 3: chwe cherdyn ar y bwrdd.
           *[other] Tric { $trick } o 3: { $n } cerdyn ar y bwrdd.
        }
       *[won] { $who ->
            [you] Enillaist ti dric { $trick } o 3.
           *[other] Enillodd { $name } dric { $trick } o 3.
        }
    }
zone-trick-one = { zone-trick }
    .caption = { zone-trick.caption }
    .label = { zone-trick.label }
zone-trick-two = { zone-trick }
    .caption = { zone-trick.caption }
    .label = { zone-trick.label }
zone-trump = Trwmp
    .caption = { $suit ->
        [s] Trwmp: rhawiau
        [h] Trwmp: calonnau
        [d] Trwmp: diemyntau
        [c] Trwmp: clybiau
       *[other] Trwmp
    }
    .label = { $suit ->
        [s] Rhawiau yw’r trwmp. Y cerdyn wyneb i fyny: { $top }.
        [h] Calonnau yw’r trwmp. Y cerdyn wyneb i fyny: { $top }.
        [d] Diemyntau yw’r trwmp. Y cerdyn wyneb i fyny: { $top }.
        [c] Clybiau yw’r trwmp. Y cerdyn wyneb i fyny: { $top }.
       *[other] Does dim cerdyn wedi’i droi wyneb i fyny eto.
    }
zone-miss = Y miss
    .caption = { $n ->
        [0] Y miss · wedi’i gymryd
        [zero] Y miss · wedi’i gymryd
        [one] Y miss
        [two] Y miss
        [few] Y miss
        [many] Y miss
       *[other] Y miss
    }
    .label = { $n ->
        [0] Dydy’r miss ddim ar y bwrdd.
        [zero] Dydy’r miss ddim ar y bwrdd.
        [one] Y miss: llaw o dri cherdyn nad oes neb wedi’i chymryd.
        [two] Y miss: llaw o dri cherdyn nad oes neb wedi’i chymryd.
        [few] Y miss: llaw o dri cherdyn nad oes neb wedi’i chymryd.
        [many] Y miss: llaw o dri cherdyn nad oes neb wedi’i chymryd.
       *[other] Y miss: llaw o dri cherdyn nad oes neb wedi’i chymryd.
    }
zone-pot = Pot
    .caption = Pot
    .label = { $n ->
        [0] Mae’r pot yn wag.
        [zero] Mae’r pot yn wag.
        [one] Yn y pot: un cownter.
        [two] Yn y pot: dau gownter.
        [few] Yn y pot: tri chownter.
        [many] Yn y pot: chwe chownter.
       *[other] Yn y pot: { $n } cownter.
    }

loo-note-fold = { $who ->
    [you] wedi plygu
   *[other] wedi plygu
}
loo-note-play = { $who ->
    [you] yn chwarae
   *[other] yn chwarae
}
loo-note-miss = { $who ->
    [you] wedi cymryd y miss
   *[other] wedi cymryd y miss
}
loo-note-defend = { $who ->
    [you] yn amddiffyn y miss
   *[other] yn amddiffyn y miss
}
loo-note-looed = { $who ->
    [you] wedi dy lŵio
   *[other] wedi’i lŵio
}
loo-note-caught = { $who ->
    [you] wedi torri rheol
   *[other] wedi torri rheol
}

## Beth i’w wneud nawr

loo-status-first = Dydy’r cardiau ddim wedi’u delio eto.
loo-status-between = { $who ->
    [you] Mae’r deliad ar ben. Ti sy’n delio nesaf.
   *[other] Mae’r deliad ar ben. { $name } sy’n delio nesaf.
}
loo-status-last = { $n ->
    [zero] Rydych chi’n chwarae am y pot olaf. Does dim deliad arall.
    [one] Rydych chi’n chwarae am y pot olaf. Un deliad arall sydd, ar y mwyaf.
    [two] Rydych chi’n chwarae am y pot olaf. Dau ddeliad arall sydd, ar y mwyaf.
    [few] Rydych chi’n chwarae am y pot olaf. Tri deliad arall sydd, ar y mwyaf.
    [many] Rydych chi’n chwarae am y pot olaf. Chwe deliad arall sydd, ar y mwyaf.
   *[other] Rydych chi’n chwarae am y pot olaf. { $n } deliad arall sydd, ar y mwyaf.
}
loo-status-last-plain = { $n ->
    [zero] Rydych chi wedi cytuno i orffen. Does dim deliad arall i fod.
    [one] Rydych chi wedi cytuno i orffen. Un deliad arall sydd, ar y mwyaf.
    [two] Rydych chi wedi cytuno i orffen. Dau ddeliad arall sydd, ar y mwyaf.
    [few] Rydych chi wedi cytuno i orffen. Tri deliad arall sydd, ar y mwyaf.
    [many] Rydych chi wedi cytuno i orffen. Chwe deliad arall sydd, ar y mwyaf.
   *[other] Rydych chi wedi cytuno i orffen. { $n } deliad arall sydd, ar y mwyaf.
}
loo-status-declare = { $n ->
    [0] Dy dro di. Does neb arall yn chwarae eto. Wyt ti am chwarae?
    [zero] Dy dro di. Does neb arall yn chwarae eto. Wyt ti am chwarae?
    [one] Dy dro di. Mae un yn chwarae. Wyt ti am chwarae?
    [two] Dy dro di. Mae dau’n chwarae. Wyt ti am chwarae?
    [few] Dy dro di. Mae tri’n chwarae. Wyt ti am chwarae?
    [many] Dy dro di. Mae chwech yn chwarae. Wyt ti am chwarae?
   *[other] Dy dro di. Mae { $n } yn chwarae. Wyt ti am chwarae?
}
loo-status-must = { $miss ->
    [yes] Dy dro di. Mae pawb yn chwarae y tro hwn: chwaraea dy law, neu cymer y miss.
   *[no] Dy dro di. Mae pawb yn chwarae y tro hwn, a rhaid i ti chwarae dy law dy hun.
}
loo-status-dealer = { $concede ->
    [yes] Ti sy’n delio, a dim ond un arall sy’n chwarae. Chwaraea dy law, cymer y miss, amddiffynna’r miss, neu plyga.
   *[no] Ti sy’n delio, a dim ond un arall sy’n chwarae. Chwaraea dy law, cymer y miss, neu amddiffynna’r miss.
}
loo-status-lead-ace = Dy dro di. Mae { $ace } yn dy law: rhaid arwain gyda’r cerdyn hwnnw.
loo-status-lead-trump = { $highest ->
    [yes] Dy dro di. Rhaid arwain gyda dy drwmp uchaf.
   *[no] Dy dro di. Rhaid arwain gyda thrwmp.
}
loo-status-lead-free = Dy dro di. Cei di arwain gydag unrhyw gerdyn.
loo-status-follow = { $head ->
    [yes] { $suit ->
        [s] Dy dro di. Chwaraea raw sy’n curo { $best }.
        [h] Dy dro di. Chwaraea galon sy’n curo { $best }.
        [d] Dy dro di. Chwaraea ddiemwnt sy’n curo { $best }.
       *[c] Dy dro di. Chwaraea glwb sy’n curo { $best }.
    }
   *[no] { $suit ->
        [s] Dy dro di. Chwaraea raw.
        [h] Dy dro di. Chwaraea galon.
        [d] Dy dro di. Chwaraea ddiemwnt.
       *[c] Dy dro di. Chwaraea glwb.
    }
}
loo-status-trump = { $head ->
    [yes] Dy dro di. Alli di ddim dilyn y siwt: chwaraea drwmp sy’n ennill hyd yn hyn.
   *[no] Dy dro di. Alli di ddim dilyn y siwt: chwaraea drwmp, er na all hwnnw ennill.
}
loo-status-discard = Dy dro di. Cei di chwarae unrhyw gerdyn, ond all hwnnw ddim ennill.
loo-status-review = { $n ->
    [0] Mae’r tri thric wedi’u chwarae. Does neb ar ôl i’w herio.
    [zero] Mae’r tri thric wedi’u chwarae. Wnaeth rhywun dorri rheol?
    [one] Mae’r tri thric wedi’u chwarae. Wnaeth rhywun dorri rheol?
    [two] Mae’r tri thric wedi’u chwarae. Wnaeth rhywun dorri rheol?
    [few] Mae’r tri thric wedi’u chwarae. Wnaeth rhywun dorri rheol?
    [many] Mae’r tri thric wedi’u chwarae. Wnaeth rhywun dorri rheol?
   *[other] Mae’r tri thric wedi’u chwarae. Wnaeth rhywun dorri rheol?
}

# Of ten deals: $tricks to be expected, $none deals without one. $third and $cost are counters.
loo-advice = Mewn deg deliad gyda llaw fel dy law di: nifer y triciau, tua { $tricks }; nifer y deliadau heb yr un tric, tua { $none }. Cownteri am dric: { $third }. Cownteri i’w talu heb ennill tric: { $cost }.
loo-advice-plain = Mewn deg deliad gyda llaw fel dy law di: nifer y triciau, tua { $tricks }; nifer y deliadau heb yr un tric, tua { $none }.
loo-could-play = Gallet ti chwarae: { $cards }.
loo-could-do = Gallet ti wneud hyn: { $moves }.

## Botymau a symudiadau

loo-action-deal = { $last ->
    [0] Y deliad nesaf
    [zero] Y deliad nesaf
    [one] Y deliad nesaf am y pot olaf
    [two] Y deliad nesaf am y pot olaf
    [few] Y deliad nesaf am y pot olaf
    [many] Y deliad nesaf am y pot olaf
   *[other] Y deliad nesaf am y pot olaf
}
loo-action-stop = { $when ->
    [pot] Gorffen ar ôl y pot olaf
    [last] Rhannu’r pot a gorffen
   *[now] Gorffen y gêm
}
loo-action-stand = Rwy’n chwarae
loo-action-fold = Rwy’n plygu
loo-action-miss = Rwy’n cymryd y miss
loo-action-defend = Rwy’n amddiffyn y miss
loo-action-none = Dewisa gerdyn
loo-action-play = Chwarae { $card }
loo-action-accept = Herio neb
loo-action-challenge = Herio { $name }

loo-move-play = chwarae { $card }
loo-move-challenge = herio { $name }
loo-move-deal = delio’r cardiau
loo-move-fold = plygu
loo-move-stand = chwarae dy law dy hun
loo-move-miss = cymryd y miss
loo-move-defend = amddiffyn y miss
loo-move-accept = peidio â herio neb
loo-move-stop = gorffen y gêm

## Beth ddigwyddodd

loo-event-carried = { $n ->
    [zero] Does dim cownter yn y pot.
    [one] Mae un cownter yn y pot o hyd.
    [two] Mae dau gownter yn y pot o hyd.
    [few] Mae tri chownter yn y pot o hyd.
    [many] Mae chwe chownter yn y pot o hyd.
   *[other] Mae { $n } cownter yn y pot o hyd.
}
# $who_pays: "dealer" only the dealer, $n counters; "all" everybody $n; "double" the dealer $n, all others $other.
loo-event-ante = { $who_pays ->
    [all] { $n ->
        [zero] Thalodd neb gownter i’r pot.
        [one] Talodd pawb un cownter i’r pot.
        [two] Talodd pawb ddau gownter i’r pot.
        [few] Talodd pawb dri chownter i’r pot.
        [many] Talodd pawb chwe chownter i’r pot.
       *[other] Talodd pawb { $n } cownter i’r pot.
    }
    [double] { $who ->
        [you] { $n ->
            [zero] Thalaist ti ddim cownter i’r pot, a thalodd pawb arall { $other }.
            [one] Talaist ti un cownter i’r pot, a thalodd pawb arall { $other }.
            [two] Talaist ti ddau gownter i’r pot, a thalodd pawb arall { $other }.
            [few] Talaist ti dri chownter i’r pot, a thalodd pawb arall { $other }.
            [many] Talaist ti chwe chownter i’r pot, a thalodd pawb arall { $other }.
           *[other] Talaist ti { $n } cownter i’r pot, a thalodd pawb arall { $other }.
        }
       *[other] { $n ->
            [zero] Thalodd { $name } ddim cownter i’r pot, a thalodd pawb arall { $other }.
            [one] Talodd { $name } un cownter i’r pot, a thalodd pawb arall { $other }.
            [two] Talodd { $name } ddau gownter i’r pot, a thalodd pawb arall { $other }.
            [few] Talodd { $name } dri chownter i’r pot, a thalodd pawb arall { $other }.
            [many] Talodd { $name } chwe chownter i’r pot, a thalodd pawb arall { $other }.
           *[other] Talodd { $name } { $n } cownter i’r pot, a thalodd pawb arall { $other }.
        }
    }
   *[dealer] { $who ->
        [you] { $n ->
            [zero] Thalaist ti ddim cownter i’r pot.
            [one] Talaist ti un cownter i’r pot.
            [two] Talaist ti ddau gownter i’r pot.
            [few] Talaist ti dri chownter i’r pot.
            [many] Talaist ti chwe chownter i’r pot.
           *[other] Talaist ti { $n } cownter i’r pot.
        }
       *[other] { $n ->
            [zero] Thalodd { $name } ddim cownter i’r pot.
            [one] Talodd { $name } un cownter i’r pot.
            [two] Talodd { $name } ddau gownter i’r pot.
            [few] Talodd { $name } dri chownter i’r pot.
            [many] Talodd { $name } chwe chownter i’r pot.
           *[other] Talodd { $name } { $n } cownter i’r pot.
        }
    }
}
loo-event-dealt = { $who ->
    [you] Deliad { $n }. Fe ddeliaist ti’r cardiau.
   *[other] Deliad { $n }. Fe ddeliodd { $name } y cardiau.
}
loo-event-trump = { $suit ->
    [s] Mae cerdyn wedi’i droi: { $card }. Rhawiau yw’r trwmp.
    [h] Mae cerdyn wedi’i droi: { $card }. Calonnau yw’r trwmp.
    [d] Mae cerdyn wedi’i droi: { $card }. Diemyntau yw’r trwmp.
   *[c] Mae cerdyn wedi’i droi: { $card }. Clybiau yw’r trwmp.
}
loo-event-folded = { $who ->
    [you] Fe blygaist ti.
   *[other] Fe blygodd { $name }.
}
loo-event-stood = { $who ->
    [you] Rwyt ti’n chwarae.
   *[other] Mae { $name } yn chwarae.
}
loo-event-miss = { $who ->
    [you] Fe gymeraist ti’r miss: { $cards }.
   *[other] Fe gymerodd { $name } y miss: { $cards }.
}
loo-event-miss-hidden = { $who ->
    [you] Fe gymeraist ti’r miss.
   *[other] Fe gymerodd { $name } y miss.
}
loo-event-defended = { $who ->
    [you] Rwyt ti’n amddiffyn y miss: { $cards }.
   *[other] Mae { $name } yn amddiffyn y miss: { $cards }.
}
loo-event-defended-hidden = { $who ->
    [you] Rwyt ti’n amddiffyn y miss.
   *[other] Mae { $name } yn amddiffyn y miss.
}
loo-event-began = { $who ->
    [you] Ti sy’n arwain. Cownteri yn y pot: { $n }.
   *[other] { $name } sy’n arwain. Cownteri yn y pot: { $n }.
}
loo-event-leads = { $who ->
    [you] Ti sy’n arwain.
   *[other] { $name } sy’n arwain.
}
loo-event-played = { $who ->
    [you] Rwyt ti wedi chwarae { $card }.
   *[other] Mae { $name } wedi chwarae { $card }.
}
loo-event-trick = { $who ->
    [you] Enillaist ti’r tric.
   *[other] Enillodd { $name } y tric.
}
loo-event-review = Mae’r tri thric wedi’u chwarae. Nawr cewch chi herio eich gilydd.
# $accused_who and $accused_name: who was challenged. Two nicknames in a row would run together, so not "Heriodd".
loo-event-challenged = { $caught ->
    [yes] { $who ->
        [you] Rwyt ti wedi herio { $accused_name }, ac roeddet ti’n iawn.
       *[other] { $accused_who ->
            [you] Mae { $name } wedi dy herio di, ac fe dorraist ti reol.
           *[other] Mae { $name } wedi herio { $accused_name }, ac roedd rheol wedi’i thorri.
        }
    }
   *[no] { $who ->
        [you] Rwyt ti wedi herio { $accused_name }, ond doedd dim byd o’i le.
       *[other] { $accused_who ->
            [you] Mae { $name } wedi dy herio di, ond doedd dim byd o’i le.
           *[other] Mae { $name } wedi herio { $accused_name }, ond doedd dim byd o’i le.
        }
    }
}
loo-event-judged = Cerdyn: { $card }. { $reason }
loo-event-pot = { $who ->
    [you] { $n ->
        [zero] Does neb arall ar ôl, felly rwyt ti’n cymryd y pot: dim cownter.
        [one] Does neb arall ar ôl, felly rwyt ti’n cymryd y pot: un cownter.
        [two] Does neb arall ar ôl, felly rwyt ti’n cymryd y pot: dau gownter.
        [few] Does neb arall ar ôl, felly rwyt ti’n cymryd y pot: tri chownter.
        [many] Does neb arall ar ôl, felly rwyt ti’n cymryd y pot: chwe chownter.
       *[other] Does neb arall ar ôl, felly rwyt ti’n cymryd y pot: { $n } cownter.
    }
   *[other] { $n ->
        [zero] Does neb arall ar ôl, felly mae { $name } yn cymryd y pot: dim cownter.
        [one] Does neb arall ar ôl, felly mae { $name } yn cymryd y pot: un cownter.
        [two] Does neb arall ar ôl, felly mae { $name } yn cymryd y pot: dau gownter.
        [few] Does neb arall ar ôl, felly mae { $name } yn cymryd y pot: tri chownter.
        [many] Does neb arall ar ôl, felly mae { $name } yn cymryd y pot: chwe chownter.
       *[other] Does neb arall ar ôl, felly mae { $name } yn cymryd y pot: { $n } cownter.
    }
}
loo-event-alone = { $who ->
    [you] Does neb arall ar ôl, felly ti biau’r deliad hwn.
   *[other] Does neb arall ar ôl, felly { $name } biau’r deliad hwn.
}
loo-event-paid = { $who ->
    [you] { $n ->
        [zero] Dwyt ti’n cael dim o’r pot.
        [one] Rwyt ti’n cael un cownter o’r pot.
        [two] Rwyt ti’n cael dau gownter o’r pot.
        [few] Rwyt ti’n cael tri chownter o’r pot.
        [many] Rwyt ti’n cael chwe chownter o’r pot.
       *[other] Rwyt ti’n cael { $n } cownter o’r pot.
    }
   *[other] { $n ->
        [zero] Dydy { $name } yn cael dim o’r pot.
        [one] Mae { $name } yn cael un cownter o’r pot.
        [two] Mae { $name } yn cael dau gownter o’r pot.
        [few] Mae { $name } yn cael tri chownter o’r pot.
        [many] Mae { $name } yn cael chwe chownter o’r pot.
       *[other] Mae { $name } yn cael { $n } cownter o’r pot.
    }
}
loo-event-looed = { $why ->
    [caught] { $who ->
        [you] { $n ->
            [zero] Torraist ti reol, felly rwyt ti’n cael dy lŵio. Dwyt ti’n talu dim.
            [one] Torraist ti reol, felly rwyt ti’n cael dy lŵio ac yn talu un cownter.
            [two] Torraist ti reol, felly rwyt ti’n cael dy lŵio ac yn talu dau gownter.
            [few] Torraist ti reol, felly rwyt ti’n cael dy lŵio ac yn talu tri chownter.
            [many] Torraist ti reol, felly rwyt ti’n cael dy lŵio ac yn talu chwe chownter.
           *[other] Torraist ti reol, felly rwyt ti’n cael dy lŵio ac yn talu { $n } cownter.
        }
       *[other] { $n ->
            [zero] Torrodd { $name } reol, felly mae’n cael ei lŵio, heb dalu dim.
            [one] Torrodd { $name } reol, felly mae’n cael ei lŵio ac yn talu un cownter.
            [two] Torrodd { $name } reol, felly mae’n cael ei lŵio ac yn talu dau gownter.
            [few] Torrodd { $name } reol, felly mae’n cael ei lŵio ac yn talu tri chownter.
            [many] Torrodd { $name } reol, felly mae’n cael ei lŵio ac yn talu chwe chownter.
           *[other] Torrodd { $name } reol, felly mae’n cael ei lŵio ac yn talu { $n } cownter.
        }
    }
   *[tricks] { $who ->
        [you] { $n ->
            [zero] Enillaist ti ddim un tric, felly rwyt ti’n cael dy lŵio. Dwyt ti’n talu dim.
            [one] Enillaist ti ddim un tric, felly rwyt ti’n cael dy lŵio ac yn talu un cownter.
            [two] Enillaist ti ddim un tric, felly rwyt ti’n cael dy lŵio ac yn talu dau gownter.
            [few] Enillaist ti ddim un tric, felly rwyt ti’n cael dy lŵio ac yn talu tri chownter.
            [many] Enillaist ti ddim un tric, felly rwyt ti’n cael dy lŵio ac yn talu chwe chownter.
           *[other] Enillaist ti ddim un tric, felly rwyt ti’n cael dy lŵio ac yn talu { $n } cownter.
        }
       *[other] { $n ->
            [zero] Enillodd { $name } ddim un tric, felly mae’n cael ei lŵio, heb dalu dim.
            [one] Enillodd { $name } ddim un tric, felly mae’n cael ei lŵio ac yn talu un cownter.
            [two] Enillodd { $name } ddim un tric, felly mae’n cael ei lŵio ac yn talu dau gownter.
            [few] Enillodd { $name } ddim un tric, felly mae’n cael ei lŵio ac yn talu tri chownter.
            [many] Enillodd { $name } ddim un tric, felly mae’n cael ei lŵio ac yn talu chwe chownter.
           *[other] Enillodd { $name } ddim un tric, felly mae’n cael ei lŵio ac yn talu { $n } cownter.
        }
    }
}
loo-event-no-trick = { $why ->
    [caught] { $who ->
        [you] Torraist ti reol, felly rwyt ti’n cael dy lŵio.
       *[other] Torrodd { $name } reol, felly mae’n cael ei lŵio.
    }
   *[tricks] { $who ->
        [you] Enillaist ti ddim un tric, felly rwyt ti’n cael dy lŵio.
       *[other] Enillodd { $name } ddim un tric, felly mae’n cael ei lŵio.
    }
}
loo-event-agreed = { $n ->
    [zero] Rydych chi i gyd wedi cytuno i orffen. Does dim deliad arall.
    [one] Rydych chi i gyd wedi cytuno i orffen. Mae cownteri yn y pot, felly bydd un deliad arall ar y mwyaf.
    [two] Rydych chi i gyd wedi cytuno i orffen. Mae cownteri yn y pot, felly bydd dau ddeliad arall ar y mwyaf.
    [few] Rydych chi i gyd wedi cytuno i orffen. Mae cownteri yn y pot, felly bydd tri deliad arall ar y mwyaf.
    [many] Rydych chi i gyd wedi cytuno i orffen. Mae cownteri yn y pot, felly bydd chwe deliad arall ar y mwyaf.
   *[other] Rydych chi i gyd wedi cytuno i orffen. Mae cownteri yn y pot, felly bydd { $n } deliad arall ar y mwyaf.
}
# $n: what each player gets; $rest: what can't be shared.
loo-event-divided = { $rest ->
    [0] Mae’r pot olaf wedi’i rannu. Cownteri i bob un: { $n }.
    [zero] Mae’r pot olaf wedi’i rannu. Cownteri i bob un: { $n }.
    [one] Mae’r pot olaf wedi’i rannu. Cownteri i bob un: { $n }. Dros ben yn y pot: { $rest }.
    [two] Mae’r pot olaf wedi’i rannu. Cownteri i bob un: { $n }. Dros ben yn y pot: { $rest }.
    [few] Mae’r pot olaf wedi’i rannu. Cownteri i bob un: { $n }. Dros ben yn y pot: { $rest }.
    [many] Mae’r pot olaf wedi’i rannu. Cownteri i bob un: { $n }. Dros ben yn y pot: { $rest }.
   *[other] Mae’r pot olaf wedi’i rannu. Cownteri i bob un: { $n }. Dros ben yn y pot: { $rest }.
}
loo-event-over = Mae’r gêm ar ben.

## Sut y daeth i ben

# $rest: counters that could not be shared out.
loo-over-won = Ti sydd wedi ennill!
    .text = { $rest ->
        [0] Ti sydd â’r nifer mwyaf o gownteri: { $n }.
        [zero] Ti sydd â’r nifer mwyaf o gownteri: { $n }.
        [one] Ti sydd â’r nifer mwyaf o gownteri: { $n }. Dros ben yn y pot: { $rest }.
        [two] Ti sydd â’r nifer mwyaf o gownteri: { $n }. Dros ben yn y pot: { $rest }.
        [few] Ti sydd â’r nifer mwyaf o gownteri: { $n }. Dros ben yn y pot: { $rest }.
        [many] Ti sydd â’r nifer mwyaf o gownteri: { $n }. Dros ben yn y pot: { $rest }.
       *[other] Ti sydd â’r nifer mwyaf o gownteri: { $n }. Dros ben yn y pot: { $rest }.
    }
loo-over-lost = Enillodd { $name }
    .text = { $rest ->
        [0] { $name } sydd â’r nifer mwyaf o gownteri: { $n }.
        [zero] { $name } sydd â’r nifer mwyaf o gownteri: { $n }.
        [one] { $name } sydd â’r nifer mwyaf o gownteri: { $n }. Dros ben yn y pot: { $rest }.
        [two] { $name } sydd â’r nifer mwyaf o gownteri: { $n }. Dros ben yn y pot: { $rest }.
        [few] { $name } sydd â’r nifer mwyaf o gownteri: { $n }. Dros ben yn y pot: { $rest }.
        [many] { $name } sydd â’r nifer mwyaf o gownteri: { $n }. Dros ben yn y pot: { $rest }.
       *[other] { $name } sydd â’r nifer mwyaf o gownteri: { $n }. Dros ben yn y pot: { $rest }.
    }
loo-over-tie = Mae mwy nag un ar y brig
    .text = { $rest ->
        [0] Mae { $winners } chwaraewr yn gyfartal ar y brig. Cownteri pob un: { $n }.
        [zero] Mae { $winners } chwaraewr yn gyfartal ar y brig. Cownteri pob un: { $n }.
        [one] Mae { $winners } chwaraewr yn gyfartal ar y brig. Cownteri pob un: { $n }. Dros ben yn y pot: { $rest }.
        [two] Mae { $winners } chwaraewr yn gyfartal ar y brig. Cownteri pob un: { $n }. Dros ben yn y pot: { $rest }.
        [few] Mae { $winners } chwaraewr yn gyfartal ar y brig. Cownteri pob un: { $n }. Dros ben yn y pot: { $rest }.
        [many] Mae { $winners } chwaraewr yn gyfartal ar y brig. Cownteri pob un: { $n }. Dros ben yn y pot: { $rest }.
       *[other] Mae { $winners } chwaraewr yn gyfartal ar y brig. Cownteri pob un: { $n }. Dros ben yn y pot: { $rest }.
    }
loo-over-plain = Mae’r gêm ar ben
    .text = { $n ->
        [zero] Dydych chi ddim wedi chwarae deliad.
        [one] Rydych chi wedi chwarae un deliad.
        [two] Rydych chi wedi chwarae dau ddeliad.
        [few] Rydych chi wedi chwarae tri deliad.
        [many] Rydych chi wedi chwarae chwe deliad.
       *[other] Rydych chi wedi chwarae { $n } deliad.
    }

## Cardiau chwarae: llythrennau

# Ar y cerdyn: llythyren neu ddwy, a phob un yn wahanol. Âs, brenin, brenhines, jac.
playing-letter-ace = A
playing-letter-king = B
playing-letter-queen = Bh
playing-letter-jack = J
