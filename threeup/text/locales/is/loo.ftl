# Öll orð í þriggja spila loo. Reglurnar: stutt heiti, reglan sjálf (.text), hvers vegna ekki má gera þetta (.broken),
# hvers vegna það má (.because; .forced þegar ekkert annað spil kemur til greina). .revoked og .kept: um spil sem annar spilaði áður.
# Card names are always nominative: after a colon or as a subject. "To be looed" is "fá loo", which fits every gender.
# .otherwise: hvað aðrar heimildir segja; það stendur undir línunni sem nefnir þær.

loo-section-table = Borðið og spilin
loo-section-deal = Gjöfin
loo-section-declare = Að spila með eða pakka
loo-section-play = Slagirnir
loo-section-referee = Dómarahamurinn
loo-section-settle = Að borga
loo-section-end = Leikslok

source-hgm = Hoyle’s Games Modernized, bók frá 1909
source-peel = Round Games with Cards, bók frá 1895 eftir W. H. Peel
source-enc = Encyclopædia Britannica, 9. og 11. útgáfa
source-enq = Enquire Within upon Everything, gömul heimilishandbók
source-cas = Cassell’s Book of Indoor Amusements, bók um leiki innanhúss
source-pw = pokerwiner.com, vefsíða um spilið

## Borðið og spilin

loo-table-players = Hve margir spila
    .text = Fimm til sextán spila. Við lítið borð spila þrír eða fjórir.
loo-table-cards = Spilin
    .text = Spilin eru 52. Í hverri sort er ásinn hæstur, svo koma kóngur, drottning, gosi, tía og þannig áfram niður í tvist. Tromp vinnur allar hinar sortirnar.
    .broken = { $cards ->
        [1] Hvert spil í stokknum á að vera notað nákvæmlega einu sinni. Spil í stokknum: { $deck }. Hér er aðeins eitt spil.
        [one] Hvert spil í stokknum á að vera notað nákvæmlega einu sinni. Spil í stokknum: { $deck }. Hér er { $cards } spil.
       *[other] Hvert spil í stokknum á að vera notað nákvæmlega einu sinni. Spil í stokknum: { $deck }. Hér eru { $cards } spil. Einhver spil vantar eða einhver koma tvisvar fyrir.
    }
    .because = Hvert spil í stokknum er notað einu sinni. Fjöldi spila: { $cards }.
loo-table-stake = Spilapeningar
    .text = Spilað er upp á spilapeninga, aldrei alvöru peninga. Áður en leikurinn byrjar semjið þið um hve margir spilapeningar eru í einu framlagi. Oftast er það einn.
loo-table-dealer = Hver gefur
    .text = Dregið er um hver gefur fyrst. Eftir hverja gjöf gefur næsti leikmaður vinstra megin við gjafarann.
    .broken = { $first ->
        [yes] Hér er enginn slíkur leikmaður. Dregið er um hver gefur fyrst.
       *[no] { $who ->
            [you] Nú átt þú að gefa og enginn annar.
           *[other] Nú á { $name } að gefa og enginn annar.
        }
    }
    .because = { $who ->
        [you] Nú er komið að þér að gefa.
       *[other] Nú á { $name } að gefa.
    }
    .lot = { $who ->
        [you] Dregið var um hver gefur fyrst og þú varst fyrir valinu.
       *[other] Dregið var um hver gefur fyrst: { $name } varð fyrir valinu.
    }
loo-table-ledger = Bókhaldið
    .text = Skrifað er niður hve marga spilapeninga hver á. Talan getur farið niður fyrir núll. Enginn þarf að hætta þótt það gerist.

## Gjöfin

loo-deal-ante = Lagt í pottinn
    .text = Fyrir hverja gjöf leggur gjafarinn þrjú framlög í pottinn.
    .otherwise = Í Britannicu og í bók Cassells leggja allir í pottinn. Í 9. útgáfu Britannicu leggur gjafarinn tvöfalt á við hvern hinna. Með húsreglunni „{ option-ante }“ má spila á hvorn veginn sem er.
loo-deal-carry = Afgangurinn bíður
    .text = Spilapeningar sem eru eftir í pottinum þegar gjöf er búin bíða þar eftir næstu gjöf.
loo-deal-three-each = Þrjú spil á mann
    .text = Allir fá þrjú spil. Þrjú í viðbót eru lögð á grúfu til hliðar. Þau heita aukahöndin (á ensku „miss“).
loo-deal-trump = Tromp
    .text = Næsta spili er snúið upp í loft. Sortin á því er tromp í þessari gjöf. Spilið sjálft er úr leik.

## Að spila með eða pakka

loo-declare-order = Spila með eða pakka
    .text = Allir skoða spilin sín og segja, hver á eftir öðrum: „Ég spila með“ eða „Ég pakka“. Sá byrjar sem situr vinstra megin við gjafarann. Sá sem pakkar er ekki með í þessari gjöf og borgar ekkert.
    .broken = { $why ->
        [first] Þetta er fyrsti pottur leiksins og samkvæmt húsreglunum ykkar spila þá allir með.
       *[clubs] Lauf er tromp og samkvæmt húsreglunum ykkar spila þá allir með.
    }
    .because = Þú mátt spila með eða pakka, alveg eins og þú vilt.
    .must = { $why ->
        [first] Þetta er fyrsti pottur leiksins, svo að allir spila með.
       *[clubs] Lauf er tromp, svo að allir spila með.
    }
loo-declare-miss = Að taka aukahöndina
    .text = Sá sem spilar með má skipta allri hendinni sinni út fyrir aukahöndina, án þess að kíkja á hana fyrst. Aðeins einn má gera það í hverri gjöf. Gamla höndin er lögð til hliðar á grúfu.
    .broken = { $why ->
        [first] Í fyrsta potti leiksins má enginn taka aukahöndina. Þannig eru húsreglurnar ykkar.
       *[taken] { $name } tók aukahöndina á undan þér. Hún er bara ein.
    }
    .because = Enginn hefur tekið aukahöndina enn, svo að þú mátt það.
loo-declare-final = Það sem þú segir gildir
    .text = Það sem þú hefur sagt gildir og því má ekki breyta. Sá sem tekur aukahöndina verður að spila henni.
    .broken = { $said ->
        [fold] Þú pakkaðir og því má ekki breyta.
        [miss] Þú tókst aukahöndina, svo að þú verður að spila henni.
        [defend] Þú ert að verja aukahöndina og því má ekki breyta.
       *[play] Þú sagðist spila með og því má ekki breyta.
    }
    .because = { $said ->
        [fold] Ef þú pakkar ertu ekki með fyrr en í næstu gjöf.
        [miss] Ef þú tekur aukahöndina verðurðu að spila henni, hvernig sem hún er.
        [defend] Ef þú velur að verja aukahöndina verðurðu að spila henni, hvernig sem hún er.
       *[play] Ef þú segist spila með spilarðu þangað til gjöfin er búin.
    }
loo-declare-dealer-takes-all = Allir pökkuðu
    .text = Ef allir á undan gjafaranum pakka fær gjafarinn allan pottinn.
loo-declare-lone-player = Þegar einn er eftir
    .text = Ef aðeins einn leikmaður er eftir og allir hinir hafa pakkað fær hann allan pottinn.
loo-declare-dealer-choices = Gjafarinn á móti einum
    .text = Ef aðeins einn spilar með þegar röðin kemur að gjafaranum og sá tók ekki aukahöndina má gjafarinn ekki pakka. Þá spilar gjafarinn sinni eigin hönd, tekur aukahöndina eða ver hana.
    .otherwise = Á velsku síðunni stendur „að minnsta kosti einn leikmaður“. Samkvæmt því gæti gjafarinn varið aukahöndina á móti fleiri en einum. Í Enquire Within má gjafarinn gefast upp þótt aðeins einn sé með. Með húsreglunum „{ option-defend-when }“ og „{ option-dealer-may-concede }“ má spila þannig.
    .broken = Aðeins einn leikmaður er með: { $name }. Þá má gjafarinn ekki pakka. Þú getur spilað þinni eigin hönd, tekið aukahöndina eða varið hana.
    .because = Aðeins einn leikmaður er með. Þá má gjafarinn spila sinni eigin hönd, taka aukahöndina eða verja hana.
    .concede = Samkvæmt húsreglunum ykkar má gjafarinn pakka þótt aðeins einn sé með.
loo-declare-dealer-may-fold = Hvenær gjafarinn má pakka
    .text = Á móti tveimur eða fleiri, eða á móti einum sem tók aukahöndina, má gjafarinn pakka eins og allir aðrir.
    .because = { $n ->
        [one] Sá eini sem er með tók aukahöndina, svo að gjafarinn má pakka.
       *[other] Nú eru { $n } leikmenn með, svo að gjafarinn má pakka.
    }
loo-declare-defend = Að verja aukahöndina
    .text = Gjafarinn má spila aukahöndinni fyrir pottinn. Þá vinnur gjafarinn enga spilapeninga og borgar ekkert: ef aukahöndin vinnur slag verður hlutur slagsins eftir í pottinum. Hinn leikmaðurinn vinnur eða borgar eins og venjulega.
    .broken = { $why ->
        [dealer] Aðeins gjafarinn má verja aukahöndina.
        [must] Í þessari gjöf spila allir með, svo að gjafarinn má ekki verja aukahöndina.
        [taken] Það er búið að taka aukahöndina, svo að enginn getur varið hana.
       *[players] { $n ->
            [one] Það er ekki hægt að verja aukahöndina á móti þessum leikmanni.
           *[other] Það má aðeins verja aukahöndina á móti einum leikmanni en nú eru { $n } með.
        }
    }
    .because = Þú spilar aukahöndinni fyrir pottinn. Þú vinnur ekkert og tapar engu.

## Slagirnir

loo-play-eldest-leads = Hver byrjar
    .text = Talið er til vinstri frá gjafaranum: sá fyrsti sem er með spilar út. Að spila út er að spila fyrsta spilinu í slag.
loo-play-lead-ace = Trompás út
    .text = Sá sem spilar út í fyrsta slag og á trompásinn verður að byrja á honum. Ef ásnum var snúið upp gildir þetta um trompkónginn.
    .broken = Þú átt þetta spil: { $ace }. Sá sem á það og spilar fyrst út verður að byrja á því.
    .because = Sá sem spilar fyrst út verður að byrja á þessu spili ef hann á það: { $ace }.
    .revoked = Á hendinni var spil sem hefði átt að koma fyrst út: { $ace }.
    .kept = Þetta spil varð að koma fyrst út: { $ace }.
loo-play-lead-trump = Tromp út
    .text = Ef þú spilar út í fyrsta slag og átt tromp, en ekki trompásinn, verðurðu að spila út trompi. Ef aðeins einn er á móti þér verður það að vera hæsta trompið þitt.
    .otherwise = Í flestum þessara bóka þarftu ekki að spila út trompi nema þú eigir tvö eða fleiri. Í Round Games, Enquire Within og bók Cassells verður það að vera hæsta trompið þitt, sama hve margir eru með. Með húsreglunni „{ option-lead }“ má spila þannig að þú þurfir ekki að spila út trompi nema þú eigir tvö eða fleiri.
    .broken = { $highest ->
        [yes] Aðeins einn er á móti þér. Spilaðu út hæsta trompinu þínu: { $top }.
       *[no] Þú átt tromp, svo að fyrsta spilið út verður að vera tromp.
    }
    .because = { $highest ->
        [yes] Aðeins einn er á móti þér. Þá spilarðu út hæsta trompinu þínu og þetta er það.
       *[no] Þú átt tromp, svo að fyrsta spilið út verður að vera tromp, og þetta er tromp.
    }
    .forced = Fyrsta spilið út verður að vera tromp og þetta er eina trompið þitt.
    .revoked = { $highest ->
        [yes] Mótherjinn var aðeins einn, svo að hæsta trompið hefði átt að koma út: { $top }.
       *[no] Það var tromp á hendinni, svo að tromp hefði átt að koma út.
    }
    .kept = Fyrsta spilið út varð að vera tromp og þetta var tromp.
loo-play-lead-free = Frjálst útspil
    .text = Ef þú átt ekkert tromp máttu spila út hvaða spili sem er.
    .because = { $n ->
        [0] Þú átt ekkert tromp, svo að þú mátt spila út hvaða spili sem er.
        [one] Þú átt aðeins eitt tromp. Samkvæmt húsreglunum ykkar máttu þá spila út hvaða spili sem er.
       *[other] Þú átt aðeins eitt tromp. Samkvæmt húsreglunum ykkar máttu þá spila út hvaða spili sem er.
    }
    .kept = Það þurfti ekki að spila út trompi, svo að spila mátti út hvaða spili sem var.
loo-play-follow-suit = Sama sort
    .text = Þú verður að spila spili í sömu sort og fyrsta spilið í slagnum, ef þú getur.
    .broken = { $suit ->
        [s] Út kom spaði og þú átt spaða. Spilaðu spaða.
        [h] Út kom hjarta og þú átt hjarta. Spilaðu hjarta.
        [d] Út kom tígull og þú átt tígul. Spilaðu tígli.
       *[c] Út kom lauf og þú átt lauf. Spilaðu laufi.
    }
    .because = { $suit ->
        [s] Út kom spaði og þetta er spaði.
        [h] Út kom hjarta og þetta er hjarta.
        [d] Út kom tígull og þetta er tígull.
       *[c] Út kom lauf og þetta er lauf.
    }
    .forced = { $suit ->
        [s] Út kom spaði og þetta er eini spaðinn þinn.
        [h] Út kom hjarta og þetta er eina hjartað þitt.
        [d] Út kom tígull og þetta er eini tígullinn þinn.
       *[c] Út kom lauf og þetta er eina laufið þitt.
    }
    .revoked = { $suit ->
        [s] Út kom spaði og það var spaði á hendinni.
        [h] Út kom hjarta og það var hjarta á hendinni.
        [d] Út kom tígull og það var tígull á hendinni.
       *[c] Út kom lauf og það var lauf á hendinni.
    }
    .kept = Þetta spil var í sömu sort og fyrsta spilið í slagnum.
loo-play-must-trump = Annars tromp
    .text = Ef þú átt ekkert spil í sortinni sem kom út verðurðu að spila trompi, ef þú átt það.
    .otherwise = Í þessum bókum þarftu ekki að spila trompi nema það vinni hæsta spilið í slagnum hingað til. Ef ekkert af trompunum þínum gerir það máttu spila hvaða spili sem er. Með húsreglunni „{ option-undertrump }“ má spila þannig.
    .broken = { $suit ->
        [s] Út kom spaði og þú átt engan. En þú átt tromp, svo að þú verður að spila trompi.
        [h] Út kom hjarta og þú átt ekkert. En þú átt tromp, svo að þú verður að spila trompi.
        [d] Út kom tígull og þú átt engan. En þú átt tromp, svo að þú verður að spila trompi.
       *[c] Út kom lauf og þú átt ekkert. En þú átt tromp, svo að þú verður að spila trompi.
    }
    .because = Þú átt ekkert spil í sortinni sem kom út. Þá verðurðu að spila trompi, og þetta er tromp.
    .forced = Þú átt ekkert spil í sortinni sem kom út. Þá verðurðu að spila trompi, og þetta er eina trompið þitt.
    .revoked = Á hendinni var ekkert spil í sortinni sem kom út en þar var tromp.
    .kept = Á hendinni var ekkert spil í sortinni sem kom út, svo að það varð að spila trompi.
loo-play-must-head = Að vinna hæsta spilið
    .text = Af þeim spilum sem þú mátt spila verðurðu að velja spil sem vinnur hæsta spilið í slagnum hingað til, ef þú átt slíkt spil.
    .broken = Hæsta spilið í slagnum er { $best }. Þú átt spil sem vinnur það: { $better }. Ef þú getur unnið hæsta spilið verðurðu að gera það.
    .because = Hæsta spilið í slagnum er { $best }. Þú verður að vinna það ef þú getur, og þetta spil vinnur það.
    .forced = Hæsta spilið í slagnum er { $best }. Þú verður að vinna það ef þú getur, og ekkert annað spil þitt gerir það.
    .revoked = Hæsta spilið var { $best }. Á hendinni var spil sem vinnur það: { $better }.
    .kept = Hæsta spilið var { $best }. Það varð að vinna og þetta spil vann það.
loo-play-free-discard = Hvaða spil sem er
    .text = Ef þú átt hvorki tromp né spil í sortinni sem kom út máttu spila hvaða spili sem er. Það getur ekki unnið slaginn.
    .because = { $suit ->
        [s] Þú átt hvorki spaða né tromp, svo að þú mátt spila hvaða spili sem er.
        [h] Þú átt hvorki hjarta né tromp, svo að þú mátt spila hvaða spili sem er.
        [d] Þú átt hvorki tígul né tromp, svo að þú mátt spila hvaða spili sem er.
       *[c] Þú átt hvorki lauf né tromp, svo að þú mátt spila hvaða spili sem er.
    }
    .undertrump = Ekkert af trompunum þínum getur unnið þennan slag. Samkvæmt húsreglunum ykkar máttu þá spila hvaða spili sem er.
    .kept = Hér mátti spila hvaða spili sem var.
loo-play-trick-winner = Hver vinnur slaginn
    .text = Hæsta trompið vinnur slaginn. Ef ekkert tromp er í honum vinnur hæsta spilið í sortinni sem kom út.
loo-play-winner-leads-trump = Sá sem vinnur spilar út trompi
    .text = Sá sem vann slaginn spilar út í þann næsta og verður að spila trompi ef hann á það. Hvaða tromp sem er dugar.
    .broken = Þú vannst slaginn og átt tromp, svo að þú verður að spila út trompi.
    .because = Þú vannst slaginn og verður að spila út trompi ef þú átt það. Þetta er tromp.
    .forced = Þú vannst slaginn og verður að spila út trompi. Þetta er eina trompið þitt.
    .revoked = Sá sem vann slaginn átti tromp og hefði átt að spila því út.
    .kept = Sá sem vann slaginn varð að spila út trompi og þetta var tromp.
loo-play-three-tricks = Þrír slagir
    .text = Allir þrír slagirnir eru spilaðir, líka þegar ljóst er hver vinnur þá.

## Dómarahamurinn

loo-referee-revoke = Að brjóta reglu
    .text = Í dómarahamnum er hægt að spila spilum sem ekki má spila. Enginn stöðvar þig en það getur komist upp.
    .because = Reglurnar banna að spila þessu spili: { $card }. Í dómarahamnum stöðvar þig enginn en ef það kemst upp færðu loo.
loo-referee-challenge = Að benda á brot
    .text = Þegar slagirnir þrír eru búnir mega allir, hver á eftir öðrum, benda á aðra og segja: „Ég held að þú hafir brotið reglu.“
    .broken = { $why ->
        [self] Þetta ert þú. Þú getur bara bent á aðra.
        [again] Það er þegar búið að athuga hvort { $name } braut reglu.
       *[out] { $name } spilaði ekki með í þessari gjöf.
    }
    .because = Þú mátt segja að { $name } hafi brotið reglu. Ef ekkert var að kostar það þig ekkert.
    .accept = Ef þú sást ekkert athugavert þarftu ekki að benda á neinn.
loo-referee-caught = Þegar brot kemst upp
    .text = Ef það kemst upp að þú hafir brotið reglu færðu loo. Hlutur slaganna sem þú vannst verður eftir í pottinum.
loo-referee-unfounded = Ekkert var að
    .text = Ef ekkert var að kostar ábendingin ekkert. Þá er líka sýnt hvers vegna spila mátti hverju spili fyrir sig.

## Að borga

loo-settle-thirds = Þriðjungur fyrir hvern slag
    .text = Fyrir hvern slag fæst þriðjungur af pottinum eins og hann var þegar fyrst var spilað út. Þriðjungurinn er námundaður niður í heila spilapeninga og afgangurinn verður eftir í pottinum.
loo-settle-looed = Að fá loo
    .text = Sá sem spilar með en vinnur engan slag fær loo: hann borgar þrjú framlög í pottinn. Það kostar ekkert að pakka.
    .otherwise = Í Round Games kostar loo sex framlög. Í sömu bók er sagt frá loo „án takmarka“ þar sem borgað er jafnmikið og var í pottinum. Með húsreglunni „{ option-loo-amount }“ má spila á hvorn veginn sem er.
loo-settle-conserved = Enginn spilapeningur týnist
    .text = Spilapeningar skipta bara um stað. Ef lagt er saman það sem allir eiga og það sem er í pottinum kemur alltaf út sama talan.

## Leikslok

loo-end-agreement = Þegar allir eru sammála
    .text = Leiknum lýkur á milli gjafa, þegar leikmennirnir eru sammála um að hætta. Sanngjarnast er að allir hafi gefið jafnoft.
    .broken = { $why ->
        [now] Þessi gjöf er ekki búin. Þið getið hætt þegar hún er búin.
       *[first] Þið verðið að spila minnst eina gjöf fyrst.
    }
    .because = { $even ->
        [yes] Gjöfin er búin og allir hafa gefið jafnoft. Nú er sanngjarnt að hætta.
       *[no] Gjöfin er búin, svo að þið megið semja um að hætta. En það hafa ekki allir gefið jafnoft enn.
    }
    .last = Þið hafið þegar ákveðið að hætta. Þið megið líka skipta síðasta pottinum núna og hætta.
loo-end-last-pot = Síðasti potturinn
    .text = Ef spilapeningar eru í pottinum þegar þið semjið um að hætta spilið þið áfram um þá: þrjár gjafir í mesta lagi, þangað til enginn fær loo. Svo er því sem eftir er skipt jafnt og sagt frá afganginum sem ekki er hægt að skipta.

## Spilin

playing-2 = { $suit ->
    [s] spaðatvistur
    [h] hjartatvistur
    [d] tígultvistur
   *[c] laufatvistur
}
    .label = { $suit ->
        [s] spaðatvistur
        [h] hjartatvistur
        [d] tígultvistur
       *[c] laufatvistur
    }
playing-3 = { $suit ->
    [s] spaðaþristur
    [h] hjartaþristur
    [d] tígulþristur
   *[c] laufaþristur
}
    .label = { $suit ->
        [s] spaðaþristur
        [h] hjartaþristur
        [d] tígulþristur
       *[c] laufaþristur
    }
playing-4 = { $suit ->
    [s] spaðafjarki
    [h] hjartafjarki
    [d] tígulfjarki
   *[c] laufafjarki
}
    .label = { $suit ->
        [s] spaðafjarki
        [h] hjartafjarki
        [d] tígulfjarki
       *[c] laufafjarki
    }
playing-5 = { $suit ->
    [s] spaðafimma
    [h] hjartafimma
    [d] tígulfimma
   *[c] laufafimma
}
    .label = { $suit ->
        [s] spaðafimma
        [h] hjartafimma
        [d] tígulfimma
       *[c] laufafimma
    }
playing-6 = { $suit ->
    [s] spaðasexa
    [h] hjartasexa
    [d] tígulsexa
   *[c] laufasexa
}
    .label = { $suit ->
        [s] spaðasexa
        [h] hjartasexa
        [d] tígulsexa
       *[c] laufasexa
    }
playing-7 = { $suit ->
    [s] spaðasjöa
    [h] hjartasjöa
    [d] tígulsjöa
   *[c] laufasjöa
}
    .label = { $suit ->
        [s] spaðasjöa
        [h] hjartasjöa
        [d] tígulsjöa
       *[c] laufasjöa
    }
playing-8 = { $suit ->
    [s] spaðaátta
    [h] hjartaátta
    [d] tígulátta
   *[c] laufaátta
}
    .label = { $suit ->
        [s] spaðaátta
        [h] hjartaátta
        [d] tígulátta
       *[c] laufaátta
    }
playing-9 = { $suit ->
    [s] spaðanía
    [h] hjartanía
    [d] tígulnía
   *[c] laufanía
}
    .label = { $suit ->
        [s] spaðanía
        [h] hjartanía
        [d] tígulnía
       *[c] laufanía
    }
playing-10 = { $suit ->
    [s] spaðatía
    [h] hjartatía
    [d] tígultía
   *[c] laufatía
}
    .label = { $suit ->
        [s] spaðatía
        [h] hjartatía
        [d] tígultía
       *[c] laufatía
    }
playing-jack = { $suit ->
    [s] spaðagosi
    [h] hjartagosi
    [d] tígulgosi
   *[c] laufagosi
}
    .label = { $suit ->
        [s] spaðagosi
        [h] hjartagosi
        [d] tígulgosi
       *[c] laufagosi
    }
playing-queen = { $suit ->
    [s] spaðadrottning
    [h] hjartadrottning
    [d] tíguldrottning
   *[c] laufadrottning
}
    .label = { $suit ->
        [s] spaðadrottning
        [h] hjartadrottning
        [d] tíguldrottning
       *[c] laufadrottning
    }
playing-king = { $suit ->
    [s] spaðakóngur
    [h] hjartakóngur
    [d] tígulkóngur
   *[c] laufakóngur
}
    .label = { $suit ->
        [s] spaðakóngur
        [h] hjartakóngur
        [d] tígulkóngur
       *[c] laufakóngur
    }
playing-ace = { $suit ->
    [s] spaðaás
    [h] hjartaás
    [d] tígulás
   *[c] laufaás
}
    .label = { $suit ->
        [s] spaðaás
        [h] hjartaás
        [d] tígulás
       *[c] laufaás
    }

## Húsreglur

option-stake = Eitt framlag
    .help = Hve margir spilapeningar eru í einu framlagi.
    .value-1 = 1 spilapeningur
    .value-2 = 2 spilapeningar
    .value-3 = 3 spilapeningar
    .value-5 = 5 spilapeningar
    .value-10 = 10 spilapeningar
option-ante = Hver leggur í pottinn
    .help = Hver leggur þrjú framlög í pottinn fyrir hverja gjöf.
    .dealer = Gjafarinn
    .all = Allir
    .dealer-double = Allir, og gjafarinn tvöfalt
option-loo-amount = Hvað kostar að fá loo
    .help = Hve mikið þú borgar í pottinn ef þú vinnur engan slag.
    .value-3 = 3 framlög
    .value-6 = 6 framlög
    .pot = Jafnmikið og var í pottinum
option-loo-cap = Hvað loo kostar í mesta lagi
    .help = Ef þú borgar jafnmikið og var í pottinum: hve mikið það getur orðið í mesta lagi.
    .none = Engin mörk
    .value-6 = 6 framlög
    .value-12 = 12 framlög
    .value-24 = 24 framlög
option-first-pool-single = Allir spila um fyrsta pottinn
    .help = Í fyrstu gjöf pakkar enginn og enginn tekur aukahöndina.
    .yes = Já
    .no = Nei
option-dealer-may-concede = Gjafarinn má gefast upp
    .help = Gjafarinn má pakka þótt aðeins einn sé með. Sá eini fær þá pottinn.
    .yes = Já
    .no = Nei
option-defend-when = Að verja aukahöndina
    .help = Hvenær gjafarinn má spila aukahöndinni fyrir pottinn.
    .one-opponent = Á móti einum leikmanni
    .any-opponent = Á móti hversu mörgum sem er
option-lead = Fyrsta spilið út
    .help = Hvenær fyrsta spilið út verður að vera tromp.
    .strict = Ef þú átt tromp
    .classic = Ef þú átt tvö tromp eða fleiri
option-undertrump = Tromp sem geta ekki unnið
    .help = Þú átt ekkert spil í sortinni sem kom út og ekkert af trompunum þínum getur unnið slaginn.
    .forced = Þú verður samt að spila trompi
    .free = Þú mátt spila hvaða spili sem er
option-club-law = Allir spila með þegar lauf er tromp
    .help = Enginn pakkar ef laufi er snúið upp.
    .yes = Já
    .no = Nei
option-small-table = Lítið borð
    .help = Fyrir þrjá eða fjóra leikmenn.
    .yes = Já
    .no = Nei
option-revoke = Spil sem ekki má spila
    .help = Í dómarahamnum geturðu spilað þeim en hinir geta bent á brotið.
    .refuse = Ekki hægt að spila þeim
    .loo = Dómarahamur
option-deals = Fjöldi gjafa
    .help = Hvenær leiknum lýkur.
    .none = Þangað til þið semjið um að hætta
    .value-5 = 5 gjafir
    .value-10 = 10 gjafir
    .value-20 = 20 gjafir
    .value-30 = 30 gjafir

## Á miðju borði

zone-trick = Slagur
    .caption = { $state ->
        [none] Slagur
        [running] Slagur { $trick } af 3
       *[won] { $who ->
            [you] Þú vannst { $trick }. slag
           *[other] { $name } vann { $trick }. slag
        }
    }
    .label = { $state ->
        [none] Enginn slagur hefur verið spilaður enn.
        [running] { $n ->
            [1] Slagur { $trick } af 3: eitt spil á borðinu.
            [one] Slagur { $trick } af 3: { $n } spil á borðinu.
           *[other] Slagur { $trick } af 3: { $n } spil á borðinu.
        }
       *[won] { $who ->
            [you] Þú vannst { $trick }. slag af 3.
           *[other] { $name } vann { $trick }. slag af 3.
        }
    }
zone-trick-one = { zone-trick }
    .caption = { zone-trick.caption }
    .label = { zone-trick.label }
zone-trick-two = { zone-trick }
    .caption = { zone-trick.caption }
    .label = { zone-trick.label }
zone-trump = Tromp
    .caption = { $suit ->
        [s] Tromp: spaði
        [h] Tromp: hjarta
        [d] Tromp: tígull
        [c] Tromp: lauf
       *[other] Tromp
    }
    .label = { $suit ->
        [s] Spaði er tromp. Upp kom: { $top }.
        [h] Hjarta er tromp. Upp kom: { $top }.
        [d] Tígull er tromp. Upp kom: { $top }.
        [c] Lauf er tromp. Upp kom: { $top }.
       *[other] Engu spili hefur verið snúið upp enn.
    }
zone-miss = Aukahöndin
    .caption = { $n ->
        [0] Aukahöndin · tekin
        [one] Aukahöndin
       *[other] Aukahöndin
    }
    .label = { $n ->
        [0] Aukahöndin er ekki á borðinu.
        [one] Aukahöndin: þrjú spil sem enginn hefur tekið.
       *[other] Aukahöndin: þrjú spil sem enginn hefur tekið.
    }
zone-pot = Pottur
    .caption = Pottur
    .label = { $n ->
        [0] Potturinn er tómur.
        [1] Í pottinum: einn spilapeningur.
        [one] Í pottinum: { $n } spilapeningur.
       *[other] Í pottinum: { $n } spilapeningar.
    }

loo-note-fold = { $who ->
    [you] þú pakkaðir
   *[other] pakkaði
}
loo-note-play = { $who ->
    [you] þú spilar með
   *[other] spilar með
}
loo-note-miss = { $who ->
    [you] þú tókst aukahöndina
   *[other] tók aukahöndina
}
loo-note-defend = { $who ->
    [you] þú ert að verja aukahöndina
   *[other] er að verja aukahöndina
}
loo-note-looed = { $who ->
    [you] þú fékkst loo
   *[other] fékk loo
}
loo-note-caught = { $who ->
    [you] þú braust reglu
   *[other] braut reglu
}

## Hvað á að gera núna

loo-status-first = Það er ekki búið að gefa spilin.
loo-status-between = { $who ->
    [you] Gjöfin er búin. Næst gefur þú.
   *[other] Gjöfin er búin. Næst gefur { $name }.
}
loo-status-last = { $n ->
    [1] Nú er spilað um síðasta pottinn. Gefið er í mesta lagi einu sinni enn.
    [one] Nú er spilað um síðasta pottinn. Gefið er í mesta lagi { $n } sinni enn.
   *[other] Nú er spilað um síðasta pottinn. Gefið er í mesta lagi { $n } sinnum enn.
}
loo-status-last-plain = { $n ->
    [one] Þið hafið ákveðið að hætta. Í mesta lagi er { $n } gjöf eftir.
   *[other] Þið hafið ákveðið að hætta. Í mesta lagi eru { $n } gjafir eftir.
}
loo-status-declare = { $n ->
    [0] Röðin er komin að þér. Enginn er með enn. Ætlar þú að spila með?
    [1] Röðin er komin að þér. Einn leikmaður er með. Ætlar þú að spila með?
    [one] Röðin er komin að þér. Nú er { $n } leikmaður með. Ætlar þú að spila með?
   *[other] Röðin er komin að þér. Nú eru { $n } leikmenn með. Ætlar þú að spila með?
}
loo-status-must = { $miss ->
    [yes] Röðin er komin að þér. Nú spila allir með: spilaðu þinni eigin hönd eða taktu aukahöndina.
   *[no] Röðin er komin að þér. Nú spila allir með og þú verður að spila þinni eigin hönd.
}
loo-status-dealer = { $concede ->
    [yes] Þú gefur og aðeins einn er með. Þú getur spilað þinni eigin hönd, tekið aukahöndina, varið hana eða pakkað.
   *[no] Þú gefur og aðeins einn er með. Þú getur spilað þinni eigin hönd, tekið aukahöndina eða varið hana.
}
loo-status-lead-ace = Þú átt leik. Þú verður að spila þessu út: { $ace }.
loo-status-lead-trump = { $highest ->
    [yes] Þú átt leik. Spilaðu út hæsta trompinu þínu.
   *[no] Þú átt leik. Spilaðu út trompi.
}
loo-status-lead-free = Þú átt leik. Spilaðu út hvaða spili sem er.
loo-status-follow = { $head ->
    [yes] { $suit ->
        [s] Þú átt leik. Spilaðu spaða sem vinnur þetta spil: { $best }.
        [h] Þú átt leik. Spilaðu hjarta sem vinnur þetta spil: { $best }.
        [d] Þú átt leik. Spilaðu tígli sem vinnur þetta spil: { $best }.
       *[c] Þú átt leik. Spilaðu laufi sem vinnur þetta spil: { $best }.
    }
   *[no] { $suit ->
        [s] Þú átt leik. Spilaðu spaða.
        [h] Þú átt leik. Spilaðu hjarta.
        [d] Þú átt leik. Spilaðu tígli.
       *[c] Þú átt leik. Spilaðu laufi.
    }
}
loo-status-trump = { $head ->
    [yes] Þú átt leik. Þú átt ekkert í sortinni sem kom út: spilaðu trompi sem verður hæst í slagnum.
   *[no] Þú átt leik. Þú átt ekkert í sortinni sem kom út: spilaðu trompi, þótt það geti ekki unnið.
}
loo-status-discard = Þú átt leik. Spilaðu hvaða spili sem er. Það getur ekki unnið.
loo-status-review = { $n ->
    [0] Allir þrír slagirnir eru búnir. Enginn er eftir til að benda á.
    [one] Slagirnir þrír eru búnir. Braut einhver reglu?
   *[other] Slagirnir þrír eru búnir. Braut einhver reglu?
}

# Of ten deals: $tricks to be expected, $none deals without one. $third and $cost are counters.
loo-advice = Í tíu gjöfum með hönd eins og þína má búast við þessu. Slagir: um { $tricks }. Gjafir án slags: um { $none }. Spilapeningar fyrir hvern slag: { $third }. Spilapeningar sem kostar að fá engan slag: { $cost }.
loo-advice-plain = Í tíu gjöfum með hönd eins og þína má búast við þessu. Slagir: um { $tricks }. Gjafir án slags: um { $none }.
loo-could-play = Þú gætir spilað: { $cards }.
loo-could-do = Þú gætir gert þetta: { $moves }.

## Takkar og leikir

loo-action-deal = { $last ->
    [0] Næsta gjöf
    [one] Næsta gjöf: síðasti potturinn
   *[other] Næsta gjöf: síðasti potturinn
}
loo-action-stop = { $when ->
    [pot] Ljúka eftir síðasta pottinn
    [last] Skipta pottinum og hætta
   *[now] Ljúka leiknum
}
loo-action-stand = Ég spila með
loo-action-fold = Ég pakka
loo-action-miss = Ég tek aukahöndina
loo-action-defend = Ég ver aukahöndina
loo-action-none = Veldu spil
loo-action-play = Spila: { $card }
loo-action-accept = Benda á engan
loo-action-challenge = { $name } braut reglu

loo-move-play = spila: { $card }
loo-move-challenge = segja að { $name } hafi brotið reglu
loo-move-deal = gefa spilin
loo-move-fold = pakka
loo-move-stand = spila þinni eigin hönd
loo-move-miss = taka aukahöndina
loo-move-defend = verja aukahöndina
loo-move-accept = benda ekki á neinn
loo-move-stop = ljúka leiknum

## Hvað gerðist

loo-event-carried = { $n ->
    [1] Enn er einn spilapeningur í pottinum.
    [one] Enn er { $n } spilapeningur í pottinum.
   *[other] Enn eru { $n } spilapeningar í pottinum.
}
# $who_pays: "dealer" only the dealer, $n counters; "all" everybody $n; "double" the dealer $n, all others $other.
loo-event-ante = { $who_pays ->
    [all] { $n ->
        [1] Allir lögðu einn spilapening í pottinn.
        [one] Allir lögðu { $n } spilapening í pottinn.
       *[other] Allir lögðu { $n } spilapeninga í pottinn.
    }
    [double] { $who ->
        [you] Þú lagðir { $n } spilapeninga í pottinn og hinir lögðu { $other } hver.
       *[other] { $name } lagði { $n } spilapeninga í pottinn og hinir lögðu { $other } hver.
    }
   *[dealer] { $n ->
        [one] { $who ->
            [you] Þú lagðir { $n } spilapening í pottinn.
           *[other] { $name } lagði { $n } spilapening í pottinn.
        }
       *[other] { $who ->
            [you] Þú lagðir { $n } spilapeninga í pottinn.
           *[other] { $name } lagði { $n } spilapeninga í pottinn.
        }
    }
}
loo-event-dealt = { $who ->
    [you] Gjöf { $n }. Þú gafst spilin.
   *[other] Gjöf { $n }. { $name } gaf spilin.
}
loo-event-trump = { $suit ->
    [s] Upp kom: { $card }. Spaði er tromp.
    [h] Upp kom: { $card }. Hjarta er tromp.
    [d] Upp kom: { $card }. Tígull er tromp.
   *[c] Upp kom: { $card }. Lauf er tromp.
}
loo-event-folded = { $who ->
    [you] Þú pakkaðir.
   *[other] { $name } pakkaði.
}
loo-event-stood = { $who ->
    [you] Þú spilar með.
   *[other] { $name } spilar með.
}
loo-event-miss = { $who ->
    [you] Þú tókst aukahöndina: { $cards }.
   *[other] { $name } tók aukahöndina: { $cards }.
}
loo-event-miss-hidden = { $who ->
    [you] Þú tókst aukahöndina.
   *[other] { $name } tók aukahöndina.
}
loo-event-defended = { $who ->
    [you] Þú verð aukahöndina: { $cards }.
   *[other] { $name } ver aukahöndina: { $cards }.
}
loo-event-defended-hidden = { $who ->
    [you] Þú ætlar að verja aukahöndina.
   *[other] { $name } ætlar að verja aukahöndina.
}
loo-event-began = { $who ->
    [you] Þú spilar út. Spilapeningar í pottinum: { $n }.
   *[other] { $name } spilar út. Spilapeningar í pottinum: { $n }.
}
loo-event-leads = { $who ->
    [you] Þú spilar út.
   *[other] { $name } spilar út.
}
loo-event-played = { $who ->
    [you] Þú spilaðir: { $card }.
   *[other] { $name } spilaði: { $card }.
}
loo-event-trick = { $who ->
    [you] Þú vannst slaginn.
   *[other] { $name } vann slaginn.
}
loo-event-review = Slagirnir þrír eru búnir. Nú má benda á brot.
# $accused_who and $accused_name: who was challenged.
loo-event-challenged = { $caught ->
    [yes] { $who ->
        [you] Þú sagðir: { $accused_name } braut reglu. Það var rétt hjá þér.
       *[other] { $accused_who ->
            [you] { $name } sagði að þú hefðir brotið reglu og það var rétt.
           *[other] { $name } sagði: { $accused_name } braut reglu. Það var rétt.
        }
    }
   *[no] { $who ->
        [you] Þú sagðir: { $accused_name } braut reglu. En ekkert var að.
       *[other] { $accused_who ->
            [you] { $name } sagði að þú hefðir brotið reglu en ekkert var að.
           *[other] { $name } sagði: { $accused_name } braut reglu. En ekkert var að.
        }
    }
}
loo-event-judged = Þetta spil var athugað: { $card }. { $reason }
loo-event-pot = { $n ->
    [1] { $who ->
        [you] Enginn annar er með, svo að þú færð pottinn: einn spilapening.
       *[other] Enginn annar er með, svo að { $name } fær pottinn: einn spilapening.
    }
    [one] { $who ->
        [you] Enginn annar er með, svo að þú færð pottinn: { $n } spilapening.
       *[other] Enginn annar er með, svo að { $name } fær pottinn: { $n } spilapening.
    }
   *[other] { $who ->
        [you] Enginn annar er með, svo að þú færð pottinn: { $n } spilapeninga.
       *[other] Enginn annar er með, svo að { $name } fær pottinn: { $n } spilapeninga.
    }
}
loo-event-alone = { $who ->
    [you] Enginn annar er með, svo að þú vinnur þessa gjöf.
   *[other] Enginn annar er með, svo að { $name } vinnur þessa gjöf.
}
loo-event-paid = { $n ->
    [1] { $who ->
        [you] Þú færð einn spilapening úr pottinum.
       *[other] { $name } fær einn spilapening úr pottinum.
    }
    [one] { $who ->
        [you] Þú færð { $n } spilapening úr pottinum.
       *[other] { $name } fær { $n } spilapening úr pottinum.
    }
   *[other] { $who ->
        [you] Þú færð { $n } spilapeninga úr pottinum.
       *[other] { $name } fær { $n } spilapeninga úr pottinum.
    }
}
loo-event-looed = { $why ->
    [caught] { $n ->
        [1] { $who ->
            [you] Það komst upp að þú braust reglu. Þú færð loo og borgar einn spilapening.
           *[other] Það komst upp að { $name } braut reglu. Þess vegna fær { $name } loo og borgar einn spilapening.
        }
        [one] { $who ->
            [you] Það komst upp að þú braust reglu. Þú færð loo og borgar { $n } spilapening.
           *[other] Það komst upp að { $name } braut reglu. Þess vegna fær { $name } loo og borgar { $n } spilapening.
        }
       *[other] { $who ->
            [you] Það komst upp að þú braust reglu. Þú færð loo og borgar { $n } spilapeninga.
           *[other] Það komst upp að { $name } braut reglu. Þess vegna fær { $name } loo og borgar { $n } spilapeninga.
        }
    }
   *[tricks] { $n ->
        [1] { $who ->
            [you] Þú vannst engan slag. Þú færð loo og borgar einn spilapening.
           *[other] { $name } vann engan slag, fær loo og borgar einn spilapening.
        }
        [one] { $who ->
            [you] Þú vannst engan slag. Þú færð loo og borgar { $n } spilapening.
           *[other] { $name } vann engan slag, fær loo og borgar { $n } spilapening.
        }
       *[other] { $who ->
            [you] Þú vannst engan slag. Þú færð loo og borgar { $n } spilapeninga.
           *[other] { $name } vann engan slag, fær loo og borgar { $n } spilapeninga.
        }
    }
}
loo-event-no-trick = { $why ->
    [caught] { $who ->
        [you] Það komst upp að þú braust reglu. Þú færð loo.
       *[other] Það komst upp að { $name } braut reglu. Þess vegna fær { $name } loo.
    }
   *[tricks] { $who ->
        [you] Þú vannst engan slag. Þú færð loo.
       *[other] { $name } vann engan slag og fær loo.
    }
}
loo-event-agreed = { $n ->
    [1] Þið sömduð um að hætta. Enn eru spilapeningar í pottinum, svo að gefið er í mesta lagi einu sinni enn.
    [one] Þið sömduð um að hætta. Enn eru spilapeningar í pottinum, svo að gefið er í mesta lagi { $n } sinni enn.
   *[other] Þið sömduð um að hætta. Enn eru spilapeningar í pottinum, svo að gefið er í mesta lagi { $n } sinnum enn.
}
# $n: what each player gets; $rest: what can't be shared.
loo-event-divided = { $rest ->
    [0] Síðasta pottinum er skipt jafnt. Spilapeningar á mann: { $n }.
    [one] Síðasta pottinum er skipt jafnt. Spilapeningar á mann: { $n }. Eftir í pottinum: { $rest }.
   *[other] Síðasta pottinum er skipt jafnt. Spilapeningar á mann: { $n }. Eftir í pottinum: { $rest }.
}
loo-event-over = Leiknum er lokið.

## Hvernig fór

# $rest: counters that could not be shared out.
loo-over-won = Þú vannst!
    .text = { $rest ->
        [0] Þú átt flesta spilapeninga: { $n }.
        [one] Þú átt flesta spilapeninga: { $n }. Eftir í pottinum: { $rest }.
       *[other] Þú átt flesta spilapeninga: { $n }. Eftir í pottinum: { $rest }.
    }
loo-over-lost = { $name } vann
    .text = { $rest ->
        [0] { $name } á flesta spilapeninga: { $n }.
        [one] { $name } á flesta spilapeninga: { $n }. Eftir í pottinum: { $rest }.
       *[other] { $name } á flesta spilapeninga: { $n }. Eftir í pottinum: { $rest }.
    }
loo-over-tie = Jafnt í efsta sæti
    .text = { $rest ->
        [0] Jafnir í efsta sæti eru { $winners } leikmenn. Spilapeningar hjá hverjum þeirra: { $n }.
        [one] Jafnir í efsta sæti eru { $winners } leikmenn. Spilapeningar hjá hverjum þeirra: { $n }. Eftir í pottinum: { $rest }.
       *[other] Jafnir í efsta sæti eru { $winners } leikmenn. Spilapeningar hjá hverjum þeirra: { $n }. Eftir í pottinum: { $rest }.
    }
loo-over-plain = Leiknum er lokið
    .text = { $n ->
        [1] Þið spiluðuð eina gjöf.
        [one] Þið spiluðuð { $n } gjöf.
       *[other] Þið spiluðuð { $n } gjafir.
    }

## Venjuleg spil: bókstafir

# Á spilinu: einn eða tveir bókstafir, engir tveir eins. Ás, kóngur, drottning, gosi.
playing-letter-ace = Á
playing-letter-king = K
playing-letter-queen = D
playing-letter-jack = G
