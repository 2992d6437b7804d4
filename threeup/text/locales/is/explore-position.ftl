# Explore: the editor of positions. $name is a nickname, $seat and $n with it the number of a player, 1 for the first.

explore-position = Staða
    .text = Stilltu upp hvaða borði sem er, spil fyrir spil, eða skrifaðu það sem línu. Þú sérð jafnóðum hvað er að.

## The line

edit-line = Borðið sem lína
    .help = Þú getur límt línu hingað. Það sem þú skrifar er geymt, líka ef það er rangt.
edit-good = Þessi staða er í lagi.
edit-faults = Hvað er að þessari stöðu
edit-what = Hvað er að
edit-how = Hvernig má laga það
# $text is a sentence about what stands there.
edit-place = Stafur { $place }: { $text }
edit-more-faults = { $n ->
    [1] Og ein villa enn.
    [one] Og { $n } villa enn.
   *[other] Og { $n } villur enn.
}
edit-unread = Ekki er hægt að lesa línuna. Spilin hér fyrir neðan liggja eins og áður.
edit-large = Þetta borð er of stórt til að sýna það spil fyrir spil.
edit-mend = Laga þetta: { $how }
edit-undo = Afturkalla breytingu
edit-redo = Endurtaka breytingu
edit-lay = Leggja þetta á borðið
edit-unknown = { $n ->
    [1] Eitt spil er óþekkt. Þú getur skoðað stöðuna en ekki er hægt að spila áfram.
    [one] { $n } spil er óþekkt. Þú getur skoðað stöðuna en ekki er hægt að spila áfram.
   *[other] { $n } spil eru óþekkt. Þú getur skoðað stöðuna en ekki er hægt að spila áfram.
}
edit-complete = Velja óþekktu spilin af handahófi
edit-not-completed = Ekki er hægt að velja óþekktu spilin þannig að allt passi.

## Where to begin

edit-begin = Á hverju á að byrja
edit-take = Borðið eins og það er hér
edit-blank = Tómt borð
edit-deal = Ný gjöf

## Card by card

edit-deck = Stokkurinn
    .help = Veldu eitt spil eða fleiri og svo staðinn þar sem þau eiga að vera. Þú getur líka fært spil með músinni.
edit-here = Setja hér
edit-first = Setja neðst
edit-away = Taka af borðinu
edit-none = Velja ekkert
# $left is how many of this card are still in the deck.
edit-card = { $card }. Eftir: { $left }
edit-count = { $n ->
    [0] engin spil
    [one] { $n } spil
   *[other] { $n } spil
}
edit-chosen = { $n ->
    [0] Ekkert spil er valið.
    [1] Eitt spil er valið.
    [one] { $n } spil er valið.
   *[other] { $n } spil eru valin.
}
edit-fill = Öll hin spilin fara hingað: { $zone }
edit-seat = Leikmaður { $n }: { $name }
edit-middle = Á miðju borði
edit-zone-hand = Á hendi
edit-zone-up = Upp í loft
edit-zone-down = Á grúfu
edit-zone-chosen = Valin til að liggja upp í loft
edit-zone-trick = Slagur { $n }
edit-zone-open-trick = Slagurinn á borðinu
edit-zone-dead = Hendur úr leik
edit-zone-stock = Spil sem voru ekki gefin

## What is no card

edit-settings = Hver á leik, og tölur
edit-yes = já
edit-no = nei
edit-phase-name = Hvar í leiknum
edit-phase = { $value ->
    [deal] áður en gefið er
    [choose] þrjú spil eru valin
    [declare] leikmenn segja hvort þeir spila með
    [review] benda má á brot
    [over] leiknum er lokið
   *[play] verið er að spila
}
edit-turn = Á leik
edit-first-seat = Byrjaði leikinn
edit-extras = Aukaköst sem eru eftir
edit-may-draw = Má draga á undan aukakastinu
edit-third = Köst fram að síðasta aukakastinu eftir Hreinsun +2
edit-turns = Fjöldi leikja hingað til
edit-out = Úti: { $name }
edit-ended = Hvernig leiknum lauk
edit-dealer = Gjafari
edit-said = Sögn: { $name }
edit-saying = { $value ->
    [none] engin enn
    [fold] pakka
    [play] spila með
    [miss] taka aukahöndina
   *[defend] verja aukahöndina
}
edit-counters = Spilapeningar: { $name }
edit-opened = Spilapeningar fyrir þessa gjöf: { $name }
edit-at-play = Potturinn þegar fyrst var spilað út
edit-deals = Gjafir sem eru búnar
edit-last = Gjafir sem eru eftir um síðasta pottinn
edit-accused = Bent var á: { $name }
edit-caught = Brot komst upp: { $name }

## Sharing

edit-share = Deila
edit-copy-line = Afrita línuna
    .done = Línan er afrituð.
edit-copy-link = Afrita tengil
edit-code = Sýna QR-kóða
    .label = QR-kóði sem opnar þessa stöðu í öðru tæki
edit-code-long = Þessi staða er of löng fyrir QR-kóða. Afritaðu línuna eða tengilinn.
edit-code-address = Ekki er hægt að setja slóð þessarar síðu í QR-kóða. Afritaðu línuna.
edit-code-local = Önnur tæki komast ekki á þessa síðu: hún er aðeins opin í þessari tölvu. Sá sem setti hana í gang getur opnað hana fyrir alla í stofunni með make app IP=0.0.0.0.
edit-share-faults = Aðeins er hægt að deila stöðu sem er í lagi.
