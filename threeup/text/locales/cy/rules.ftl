# The rules of any table, and what all rule books share. A game's own rules stand in its own file.

rules-kind-definition = Beth yw pethau
rules-kind-limit = Beth mae’n rhaid ei wneud, a beth chei di ddim ei wneud
rules-kind-permit = Beth gei di ei wneud
rules-kind-effect = Beth sy’n digwydd ohono’i hun
table-section-turn = Cymryd tro
table-section-cards = Dy gardiau
source-cy = Y dudalen Gymraeg (wedi’i chyfieithu gan beiriant)
source-is = Y dudalen Islandeg (wedi’i chyfieithu gan beiriant)
source-ar = Y dudalen Arabeg (wedi’i chyfieithu gan beiriant)
source-en = Y dudalen Saesneg a gafodd ei chyfieithu
source-us = Ni benderfynodd hyn

## Unrhyw fwrdd

table-turn-now = Un peth ar y tro
    .text = Mae’r gêm yn mynd gam wrth gam: delio yn gyntaf, a chwarae yn olaf. Mae gan bob cam ei symudiadau ei hun.
    .broken = { $phase ->
        [deal] Dydy’r cardiau ddim wedi’u delio eto. Rhaid delio yn gyntaf.
        [choose] Nawr mae pawb yn dewis tri cherdyn i orwedd wyneb i fyny. Dewisa dy rai di yn gyntaf.
        [declare] { $move ->
            [deal] Mae’r cardiau wedi’u delio’n barod. Nawr dwed a wyt ti’n chwarae ai peidio.
           *[none] Does dim modd gwneud hyn nawr. Yn gyntaf, dwed a wyt ti’n chwarae ai peidio.
        }
        [review] { $move ->
            [deal] Mae’r cardiau wedi’u delio a’u chwarae’n barod. Nawr heria rywun, neu dwed fod popeth yn iawn.
           *[none] Does dim modd gwneud hyn nawr. Heria rywun, neu dwed fod popeth yn iawn.
        }
       *[play] { $move ->
            [deal] Mae’r cardiau wedi’u delio’n barod. Nawr mae’n amser chwarae.
            [choose] Mae’r cardiau wyneb i fyny wedi’u dewis yn barod. Nawr mae’n amser chwarae.
           *[none] Does dim modd gwneud hyn nawr. Nawr mae’n amser chwarae.
        }
    }
table-turn-over = Mae’r gêm ar ben
    .text = Pan fydd y gêm ar ben, does neb yn symud mwyach.
    .broken = Mae’r gêm ar ben. Dadwna symudiad, neu dechreua gêm newydd.
table-cards-held = Dy gardiau dy hun yn unig
    .text = Dim ond cardiau sydd gen ti y cei di eu chwarae, a phob cerdyn unwaith yn unig.
    .broken = { $card ->
        [none] Does dim cerdyn yn y lle hwnnw. Dewisa un sydd gen ti.
       *[other] Does gen ti mo’r cerdyn hwn (neu ddim cynifer ohono): { $card }. Dewisa gardiau sydd gen ti.
    }
table-cards-some = O leiaf un cerdyn
    .text = I daflu, chwaraea o leiaf un cerdyn.
    .broken = Dwyt ti ddim wedi dewis cerdyn. Dewisa un neu ragor yn gyntaf.
