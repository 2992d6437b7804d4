# The part of Explore that asks: what if? The hidden cards are dealt at random, again and again, and each time computer
# players play on. One such time is called a try.

explore-whatif = Beth os?
    .text = Gweld beth sy’n dod o bob symudiad, a pha mor aml. Mae’r cardiau na all y chwaraewr eu gweld yn cael eu delio ar hap, ac mae’r cyfrifiadur yn chwarae ymlaen dros bawb, drosodd a throsodd.

## The table of results: a move a row

# $name is a nickname. In Welsh it stands alone, for it may be “Ti”.
whatif-title = { $name }: beth all ddod o bob symudiad?
    .waits = { $name } (yn aros): sut gall y gêm fynd ymlaen?
whatif-move = Symudiad
whatif-goes-on = Mae’r gêm yn mynd ymlaen
whatif-win = Yn ennill
whatif-second = Ail
whatif-third = Trydydd
whatif-last = Olaf
whatif-open = Dim diwedd
whatif-take = Yn gorfod codi’r pentwr yn y tro nesaf
whatif-alone = Yn cael y pot, heb neb arall ar ôl
whatif-tricks-3 = 3 thric
whatif-tricks-2 = 2 dric
whatif-tricks-1 = 1 tric
whatif-tricks-0 = Dim tric
whatif-looed = Wedi’i lŵio
whatif-counters = Cownteri wedi’u hennill neu eu talu
# How many tries of a hundred, and between which two figures the true one lies.
whatif-share = { $share }% ({ $low }–{ $high })
# An average, and between which two figures the true one lies. All have their sign, as +1.2.
whatif-mean = { $mean } (o { $low } i { $high })

## Below the table

# $n tries were made of $asked.
whatif-trials = { $stage ->
    [running] { $n ->
        [zero] Hyd yn hyn: dim cynnig o { $asked }.
        [one] Hyd yn hyn: un cynnig o { $asked }.
        [two] Hyd yn hyn: dau gynnig o { $asked }.
        [few] Hyd yn hyn: tri chynnig o { $asked }.
        [many] Hyd yn hyn: chwe chynnig o { $asked }.
       *[other] Hyd yn hyn: { $n } cynnig o { $asked }.
    }
    [stopped] { $n ->
        [zero] Wedi stopio cyn y cynnig cyntaf o { $asked }.
        [one] Wedi stopio ar ôl un cynnig o { $asked }.
        [two] Wedi stopio ar ôl dau gynnig o { $asked }.
        [few] Wedi stopio ar ôl tri chynnig o { $asked }.
        [many] Wedi stopio ar ôl chwe chynnig o { $asked }.
       *[other] Wedi stopio ar ôl { $n } cynnig o { $asked }.
    }
   *[done] { $n ->
        [zero] Dydy’r symudiadau ddim wedi cael yr un cynnig.
        [one] Cafodd pob symudiad un cynnig, gyda’r un cardiau cudd.
        [two] Cafodd pob symudiad ddau gynnig, gyda’r un cardiau cudd.
        [few] Cafodd pob symudiad dri chynnig, gyda’r un cardiau cudd.
        [many] Cafodd pob symudiad chwe chynnig, gyda’r un cardiau cudd.
       *[other] Cafodd pob symudiad { $n } cynnig, gyda’r un cardiau cudd.
    }
}
whatif-interval = Mae’r ffigur cywir rhwng y ddau ffigur sydd mewn cromfachau. Dydy hynny ddim yn wir am tua phump o bob cant o ffigurau fel hyn.
whatif-plays-careful = Ar ôl y symudiad, chwaraewr gofalus y cyfrifiadur sy’n chwarae dros bawb. Gallai pobl chwarae’n wahanol.
whatif-plays-random = Ar ôl y symudiad, mae pawb yn chwarae ar hap, ond o fewn y rheolau. Gallai pobl chwarae’n wahanol.
# $n: cards of a pile that others took up and still hold.
whatif-known-updown = { $n ->
    [0] Beth sy’n cael ei ddefnyddio ({ $name }): y cardiau mae’r chwaraewr hwn yn eu gweld.
    [zero] Beth sy’n cael ei ddefnyddio ({ $name }): y cardiau mae’r chwaraewr hwn yn eu gweld.
    [one] Beth sy’n cael ei ddefnyddio ({ $name }): y cardiau mae’r chwaraewr hwn yn eu gweld, ac un cerdyn gododd rhywun gyda’r pentwr.
    [two] Beth sy’n cael ei ddefnyddio ({ $name }): y cardiau mae’r chwaraewr hwn yn eu gweld, a dau gerdyn gododd eraill gyda’r pentwr.
    [few] Beth sy’n cael ei ddefnyddio ({ $name }): y cardiau mae’r chwaraewr hwn yn eu gweld, a thri cherdyn gododd eraill gyda’r pentwr.
    [many] Beth sy’n cael ei ddefnyddio ({ $name }): y cardiau mae’r chwaraewr hwn yn eu gweld, a chwe cherdyn gododd eraill gyda’r pentwr.
   *[other] Beth sy’n cael ei ddefnyddio ({ $name }): y cardiau mae’r chwaraewr hwn yn eu gweld, a hefyd { $n } cerdyn gododd eraill gyda’r pentwr.
}
# $n: cards of the own hand that was laid aside.
whatif-known-loo = { $n ->
    [0] Beth sy’n cael ei ddefnyddio ({ $name }): y cardiau mae’r chwaraewr hwn yn eu gweld, a’r hyn mae’r triciau’n ei ddangos. Does gan neb oedd yn methu dilyn siwt gerdyn o’r siwt honno.
    [zero] Beth sy’n cael ei ddefnyddio ({ $name }): y cardiau mae’r chwaraewr hwn yn eu gweld, a’r hyn mae’r triciau’n ei ddangos. Does gan neb oedd yn methu dilyn siwt gerdyn o’r siwt honno.
    [one] Beth sy’n cael ei ddefnyddio ({ $name }): y cardiau mae’r chwaraewr hwn yn eu gweld, un cerdyn sydd wedi’i roi o’r neilltu, a’r hyn mae’r triciau’n ei ddangos. Does gan neb oedd yn methu dilyn siwt gerdyn o’r siwt honno.
    [two] Beth sy’n cael ei ddefnyddio ({ $name }): y cardiau mae’r chwaraewr hwn yn eu gweld, dau gerdyn sydd wedi’u rhoi o’r neilltu, a’r hyn mae’r triciau’n ei ddangos. Does gan neb oedd yn methu dilyn siwt gerdyn o’r siwt honno.
    [few] Beth sy’n cael ei ddefnyddio ({ $name }): y cardiau mae’r chwaraewr hwn yn eu gweld, tri cherdyn sydd wedi’u rhoi o’r neilltu, a’r hyn mae’r triciau’n ei ddangos. Does gan neb oedd yn methu dilyn siwt gerdyn o’r siwt honno.
    [many] Beth sy’n cael ei ddefnyddio ({ $name }): y cardiau mae’r chwaraewr hwn yn eu gweld, chwe cherdyn sydd wedi’u rhoi o’r neilltu, a’r hyn mae’r triciau’n ei ddangos. Does gan neb oedd yn methu dilyn siwt gerdyn o’r siwt honno.
   *[other] Beth sy’n cael ei ddefnyddio ({ $name }): y cardiau mae’r chwaraewr hwn yn eu gweld, { $n } cerdyn sydd wedi’u rhoi o’r neilltu, a’r hyn mae’r triciau’n ei ddangos. Does gan neb oedd yn methu dilyn siwt gerdyn o’r siwt honno.
}
# With a referee, where rules may have been broken. $n: cards of the own hand that was laid aside.
whatif-known-referee = { $n ->
    [0] Beth sy’n cael ei ddefnyddio ({ $name }): y cardiau mae’r chwaraewr hwn yn eu gweld. Dydy’r triciau ddim yn profi dim yma, achos efallai fod rhywun wedi torri rheol.
    [zero] Beth sy’n cael ei ddefnyddio ({ $name }): y cardiau mae’r chwaraewr hwn yn eu gweld. Dydy’r triciau ddim yn profi dim yma, achos efallai fod rhywun wedi torri rheol.
    [one] Beth sy’n cael ei ddefnyddio ({ $name }): y cardiau mae’r chwaraewr hwn yn eu gweld, ac un cerdyn sydd wedi’i roi o’r neilltu. Dydy’r triciau ddim yn profi dim yma, achos efallai fod rhywun wedi torri rheol.
    [two] Beth sy’n cael ei ddefnyddio ({ $name }): y cardiau mae’r chwaraewr hwn yn eu gweld, a dau gerdyn sydd wedi’u rhoi o’r neilltu. Dydy’r triciau ddim yn profi dim yma, achos efallai fod rhywun wedi torri rheol.
    [few] Beth sy’n cael ei ddefnyddio ({ $name }): y cardiau mae’r chwaraewr hwn yn eu gweld, a thri cherdyn sydd wedi’u rhoi o’r neilltu. Dydy’r triciau ddim yn profi dim yma, achos efallai fod rhywun wedi torri rheol.
    [many] Beth sy’n cael ei ddefnyddio ({ $name }): y cardiau mae’r chwaraewr hwn yn eu gweld, a chwe cherdyn sydd wedi’u rhoi o’r neilltu. Dydy’r triciau ddim yn profi dim yma, achos efallai fod rhywun wedi torri rheol.
   *[other] Beth sy’n cael ei ddefnyddio ({ $name }): y cardiau mae’r chwaraewr hwn yn eu gweld, a hefyd { $n } cerdyn sydd wedi’u rhoi o’r neilltu. Dydy’r triciau ddim yn profi dim yma, achos efallai fod rhywun wedi torri rheol.
}
whatif-not-used = Beth sydd ddim yn cael ei ddefnyddio: pam mae’r lleill wedi dewis chwarae fel y gwnaethon nhw.

## What can be chosen and pressed

whatif-tries = Sawl gwaith?
whatif-times = { $n ->
    [zero] dim cynnig
    [one] { $n } cynnig
    [two] { $n } gynnig
    [few] { $n } chynnig
    [many] { $n } chynnig
   *[other] { $n } cynnig
}
whatif-player = Pwy sy’n chwarae ymlaen?
    .careful = Y chwaraewr gofalus
    .random = Unrhyw un: symudiadau ar hap
whatif-which = Pa symudiad?
    .all = Pob symudiad
whatif-start = Dechrau
whatif-stop = Stopio
whatif-running = { $n } o { $asked } cynnig
whatif-nobody = Does neb i symud nawr. Delia’r cardiau, neu dewisa symudiad cynharach.
whatif-of-old = Dyma’r canlyniadau ar gyfer safle cynharach:
whatif-moved = Mae’r bwrdd wedi newid, felly mae’r cynigion wedi stopio.
whatif-impossible = Mae’r cardiau ar y bwrdd hwn yn amhosibl: beth bynnag sydd gan y lleill, mae rhywun wedi torri rheol. Newidia’r safle.
whatif-failed = Aeth rhywbeth o’i le yn y rhaglen. Mae’r bwrdd fel yr oedd.
