# Námskeiðið um þriggja spila loo. Kennslustund: heiti hennar og um hvað hún er (.text). Skref: það sem nemandinn les fyrst,
# það sem sagt er þegar skrefið er búið (.done), við villur sem búist er við (.mistake-…) og hvert á að horfa (.hint-zone).

course-loo = Þriggja spila loo
    .text = Frá fyrsta slag til síðasta potts: vinndu slagi með þremur spilum eða borgaðu.

## Spilin

lesson-loo-cards = Spilin
    .text = Hvað allir fá, hvað er lagt til hliðar og hvaða sort er sterkust.
lesson-loo-cards-deal = Fimm leikmenn sitja við borðið, þú og fjórir aðrir. Leikmaðurinn hægra megin við þig gefur. Fylgstu með því hve mörg spil allir fá og hve mörg eru lögð til hliðar.
    .done = Allir eru með þrjú spil. Spilin þrjú til hliðar heita aukahöndin. Svona geta fimm til sextán spilað, og þrír eða fjórir við lítið borð.
lesson-loo-cards-trump = Þrír leikmenn sitja við lítið borð. Þegar allir hafa fengið spilin sín snýr gjafarinn næsta spili upp í loft. Fylgstu með því hvaða spil það er.
    .done = Þetta er hjartanían, svo að hjarta er tromp. Í þessari gjöf vinnur hjarta allar hinar sortirnar. Enginn spilar hjartaníunni sjálfri.
lesson-loo-cards-deck = Nýr leikur er að byrja. Eitt spil datt undir borðið, og leikmaðurinn vinstra megin við þig gefur spilin sem eftir eru, 51 talsins. Má þetta?
    .done = Í hverri sort er ásinn hæsta spilið. Svo koma kóngur, drottning, gosi, tía og þannig áfram niður í tvist.

## Potturinn

lesson-loo-pot = Potturinn
    .text = Hvaðan koma spilapeningarnir sem allir spila um?
lesson-loo-pot-ante = Nýr leikur er að byrja. Dregið var um hver gefur fyrst og þú varst fyrir valinu. Potturinn er tómur: fylgstu með því hvað gerist þegar þú gefur.
    .done = Fyrir hverja gjöf leggur gjafarinn þrjú framlög í pottinn. Við þetta borð er eitt framlag einn spilapeningur. Nú eru því þrír spilapeningar frá þér í pottinum. Þið spilið upp á spilapeninga, aldrei alvöru peninga.
lesson-loo-pot-left = Þú gafst síðast og nú er gjöfin búin. Leikmaðurinn hægra megin við þig tekur spilin og gefur. Má þetta?
    .done = Þú gafst síðast, og eftir hverja gjöf gefur næsti leikmaður vinstra megin við gjafarann.
lesson-loo-pot-carry = Gjöfin er búin og enn eru þrír spilapeningar í pottinum. Nú gefur leikmaðurinn vinstra megin við þig. Fylgstu með pottinum.
    .done = Gömlu spilapeningarnir þrír biðu í pottinum og gjafarinn bætti þremur við. Nú spila allir um sex spilapeninga.

## Slagur

lesson-loo-trick = Slagur
    .text = Allir spila einu spili og besta spilið vinnur.
lesson-loo-trick-highest = Allir spila einu spili hver: það er slagur. Hjarta er tromp en hér spilar enginn hjarta. Þú byrjar á laufagosanum: fylgstu með því hver vinnur.
    .done = Fyrsta spilið var gosinn þinn, sem er lauf. Laufakóngurinn er hæsta laufið, svo að leikmaðurinn vinstra megin við þig vinnur slaginn.
lesson-loo-trick-trump = Hjarta er tromp og þú byrjar á laufaásnum. Leikmaðurinn vinstra megin við þig á ekkert lauf. Fylgstu með því hvað gerist.
    .done = Hjartaþristurinn er tromp, og hvaða tromp sem er vinnur laufaásinn. Hæsta trompið vinnur slaginn. Ef ekkert tromp er í slagnum vinnur hæsta spilið í sömu sort og fyrsta spilið.
lesson-loo-trick-win = Þú vannst fyrsta slaginn með hjartakóngnum og þar fóru síðustu tromp hinna. Nú byrjar þú aftur. Veldu spilið sem vinnur þennan slag örugglega.
    .done = Enginn spaði er hærri en spaðaásinn, og enginn átti tromp eftir. Nú ertu með tvo slagi.
    .mistake-low = Margir tíglar eru hærri en fjarkinn og einn þeirra vann hann. Hvaða spil átt þú sem enginn annar spaði eða tígull getur unnið?
    .hint-zone = Skoðaðu spilin þín. Hvaða spil er hæst í sinni sort?
lesson-loo-trick-three = Þú ert með tvo slagi og allir eiga eitt spil eftir. Fylgstu með síðasta slagnum.
    .done = Tíguldrottningin vinnur síðasta slaginn. Allir þrír slagirnir eru alltaf spilaðir, líka þegar ljóst er hver vinnur flesta.
lesson-loo-trick-held = Þú vannst fyrsta slaginn með hjartakóngnum. Félagi þinn spilar núna fyrir þig og vill spila hjartakóngnum aftur. Má þetta?
    .done = Þú spilar aðeins spilum sem þú átt, og hverju spili aðeins einu sinni. Hjartakóngurinn er í fyrsta slagnum.

## Spila með eða pakka

lesson-loo-declare = Spila með eða pakka
    .text = Skoðaðu spilin þín og segðu hvort þú spilar með.
lesson-loo-declare-see = Þú gafst spilin. Áður en fyrsti slagur byrjar skoða allir spilin sín og segja: „Ég spila með“ eða „Ég pakka“. Fylgstu með því hver svarar fyrst.
    .done = Leikmaðurinn vinstra megin við þig svaraði fyrst og svo sá næsti. Annar spilar með en hinn pakkar. Sá sem pakkar er ekki með í þessari gjöf og borgar ekkert.
lesson-loo-declare-good = Hjarta er tromp og röðin kemur fyrst að þér. Sá sem spilar með en vinnur engan slag þarf að borga. Skoðaðu spilin þín og veldu.
    .done = Ekkert spil vinnur trompásinn, svo að þú færð örugglega einn slag. Þá er gott að spila með.
    .mistake-fold = Ef þú pakkar borgarðu ekkert en þú vinnur ekkert heldur. Þú átt trompásinn og ekkert spil vinnur hann.
    .mistake-miss = Enginn hefur séð spilin í aukahöndinni. Þú myndir fórna trompásnum og trompkóngnum fyrir hana.
    .hint-zone = Skoðaðu hjörtun á hendinni þinni. Hve há eru þau?
lesson-loo-declare-bad = Hjarta er tromp. Tveir aðrir spila með og annar þeirra skipti hendinni sinni út fyrir aukahöndina. Í pottinum eru þrír spilapeningar. Sá sem spilar með en vinnur engan slag borgar þrjá: veldu.
    .done = Þú átt ekkert tromp og bara lág spil, svo að þú myndir varla vinna slag. Það kostar ekkert að pakka.
    .mistake-play = Þú átt ekkert tromp og hæsta spilið þitt er sjöa. Tveir aðrir spila með, svo að þú myndir varla vinna slag, og þá borgarðu.
    .mistake-miss = Aukahöndin er ekki lengur á borðinu. Það er búið að taka hana.
    .hint-zone = Skoðaðu spilin þín. Áttu tromp eða hátt spil?
lesson-loo-declare-early = Leikmaðurinn hægra megin við þig gaf, svo að röðin kemur fyrst að þér. Félagi þinn spilar núna fyrir þig, segir ekkert og setur laufakónginn á borðið. Má þetta?
    .done = Fyrst segja allir hvort þeir spila með. Slagirnir koma ekki fyrr en eftir það.
lesson-loo-declare-stands = Þú sagðist spila með. Leikmaðurinn hægra megin við þig vann fyrsta slaginn og byrjaði þann næsta á hjartakóngnum. Félagi þinn, sem spilar núna fyrir þig, vill pakka: má þetta?
    .done = Sá sem segir „Ég spila með“ er með þangað til gjöfin er búin, líka þegar illa gengur.

## Aukahöndin

lesson-loo-miss = Aukahöndin
    .text = Annað tækifæri: þrjú spil sem enginn hefur kíkt á.
lesson-loo-miss-take = Spilin þín eru lág og þú átt ekkert tromp, en í pottinum eru 12 spilapeningar. Enginn hefur tekið aukahöndina. Skiptu allri hendinni þinni út fyrir hana.
    .done = Heppnin var með þér: í aukahöndinni var hjartaásinn og hann er hæsta trompið. Þú sérð aukahöndina ekki fyrr en þú hefur tekið hana. Gamla höndin þín er úr leik.
    .mistake-stand = Þú mátt spila þinni eigin hönd, en án tromps er erfitt að vinna slag. Prófaðu aukahöndina í þetta sinn.
    .mistake-fold = Þú mátt pakka og það kostar ekkert. En 12 spilapeningar eru mikið, svo að þú skalt prófa aukahöndina í þetta sinn.
    .hint-zone = Skoðaðu spilin þrjú sem liggja á grúfu á miðju borði.
lesson-loo-miss-taken = Leikmaðurinn hægra megin við þig tók aukahöndina og svo pakkaðir þú. Nú vill leikmaðurinn vinstra megin við þig líka taka aukahöndina. Má þetta?
    .done = Leikmaðurinn hægra megin við þig er búinn að taka aukahöndina. Sá fyrsti sem vill hana fær hana.
lesson-loo-miss-free = Leikmaðurinn sem situr á móti þér gaf, og leikmaðurinn hægra megin við þig pakkaði. Félagi þinn spilar núna fyrir þig og tekur aukahöndina. Má þetta?
    .done = Já, þetta má. Leikmaðurinn á undan þér pakkaði og aukahöndin var enn á borðinu.
lesson-loo-miss-keep = Þú tókst aukahöndina, en í henni eru lág spil og ekkert tromp. Félagi þinn spilar núna fyrir þig og vill pakka. Má þetta?
    .done = Enginn sér aukahöndina fyrr en það er búið að taka hana. Það er áhættan sem þú tekur.

## Gjafarinn

lesson-loo-dealer = Gjafarinn
    .text = Gjafarinn er síðastur í röðinni og getur valið um fleira en hinir.
lesson-loo-dealer-all-fold = Þú gafst, svo að röðin kemur síðast að þér. Fylgstu með því hvað hinir þrír segja og hvað verður um pottinn.
    .done = Allir á undan þér pökkuðu, svo að þú færð allan pottinn. Þú þarft ekkert að segja og engu spili er spilað.
lesson-loo-dealer-one = Þú gafst og færð pottinn ef enginn stöðvar þig. En leikmaðurinn sem situr á móti þér spilar sinni eigin hönd, og hinir pökkuðu. Veldu hvað þú gerir.
    .done = Á móti einum sem spilar sinni eigin hönd má gjafarinn spila með, taka aukahöndina eða verja hana. Seinna lærirðu hvernig hún er varin.
    .mistake-fold = Ef þú mættir pakka núna fengi einn leikmaður allan pottinn án þess að hafa fyrir því. Hvaða aðra takka sérðu?
    .hint-zone = Skoðaðu spilin þín. Þú mátt halda þeim eða nota aukahöndina.
lesson-loo-dealer-more = Þú gafst. Tveir aðrir spila með og annar þeirra tók aukahöndina. Spilin þín eru lág og þú átt ekkert tromp: veldu hvað þú gerir.
    .done = Tveir leikmenn keppa um pottinn, svo að gjafarinn má pakka eins og allir aðrir.
    .mistake-play = Þú mátt spila með, en án tromps er erfitt að vinna slag á móti tveimur. Ef þú vinnur engan borgarðu.
    .mistake-miss = Leikmaðurinn hægra megin við þig er með aukahöndina. Þú getur bara spilað þinni eigin hönd eða pakkað.
    .mistake-defend = Það er ekki hægt að verja aukahöndina þegar búið er að taka hana. Leikmaðurinn hægra megin við þig er með hana.
    .hint-zone = Skoðaðu spilin þín. Er þar spil sem getur unnið?
lesson-loo-dealer-judge = Þú gafst. Leikmaðurinn hægra megin við þig tók aukahöndina og hinir tveir pökkuðu. Félagi þinn spilar núna fyrir þig og pakkar: má þetta?
    .done = Já, þetta má. Gjafarinn verður aðeins að vera með á móti einum sem spilar sinni eigin hönd. Nú fær leikmaðurinn hægra megin við þig pottinn.
lesson-loo-dealer-alone = Tveir hafa pakkað og aðeins gjafarinn, vinstra megin við þig, er eftir í röðinni. Gjafarinn á lág spil og pakkar ef það má. Reyndu að verða eini leikmaðurinn sem er eftir.
    .done = Gjafarinn mátti pakka af því að þú tókst aukahöndina. Nú er enginn annar eftir, svo að þú færð allan pottinn.
    .mistake-stand = Ef þú spilar þinni eigin hönd er gjafarinn á móti einum sem spilar sinni eigin hönd. Þá má gjafarinn ekki pakka.
    .mistake-fold = Ef þú pakkar líka hafa allir á undan gjafaranum pakkað. Þá fær gjafarinn pottinn.
    .hint-zone = Skoðaðu miðju borðsins. Er aukahöndin þar enn?

## Að spila út

lesson-loo-lead = Að spila út
    .text = Hver spilar fyrsta spilinu í slag og hvaða spil það verður að vera.
lesson-loo-lead-eldest = Að spila út er að spila fyrsta spilinu í slag. Þú gafst, og leikmaðurinn vinstra megin við þig pakkaði. Þú spilar líka með: fylgstu með því hver spilar út.
    .done = Talið er til vinstri frá gjafaranum. Leikmaðurinn sem situr á móti þér er sá fyrsti sem er með og spilar því út í fyrsta slag.
lesson-loo-lead-ace = Hjarta er tromp og þú spilar út í fyrsta slag. Skoðaðu spilin þín og spilaðu út rétta spilinu.
    .done = Hjartaásinn er hæsta trompið. Sá sem spilar fyrst út og á hann verður að byrja á honum.
    .mistake-seven = Hjartasjöan er tromp en þú átt annað sem er enn sterkara. Hvert er hæsta trompið af öllum?
    .mistake-club = Laufakóngurinn er ekki tromp. Þú átt hjartaásinn og þetta er fyrsta spilið út.
    .hint-zone = Skoðaðu hjörtun á hendinni þinni.
lesson-loo-lead-king = Þú spilar aftur út í fyrsta slag. Nú var hjartaásnum snúið upp, svo að enginn getur átt hann. Spilaðu út rétta spilinu.
    .done = Trompásinn liggur upp í loft á borðinu. Þá er kóngurinn hæsta trompið í leiknum og þú verður að byrja á honum.
    .mistake-five = Hjartafimman er tromp en þú átt annað sem er enn sterkara. Hvert er hæsta trompið þegar ásinn er úr leik?
    .mistake-spade = Spaðadrottningin er ekki tromp. Þú átt hjartakónginn og hjartaásinn er úr leik.
    .hint-zone = Skoðaðu spilið sem var snúið upp. Hvaða tromp kemur næst á eftir því?
lesson-loo-lead-trump = Hjarta er tromp og þú spilar út í fyrsta slag. Tveir aðrir spila með og þú átt ekki hjartaásinn. Spilaðu út spili sem má spila.
    .done = Þótt þú eigir ekki trompásinn verðurðu að spila út trompi ef þú átt það. Ef tveir eða fleiri eru á móti þér dugar hvaða tromp sem er.
    .mistake-diamond = Tígulásinn er hár en hann er ekki tromp. Þú átt tvö tromp og verður að spila öðru þeirra fyrst út.
    .hint-zone = Skoðaðu spilin þín. Hvaða spil eru hjörtu?
lesson-loo-lead-highest = Hjarta er tromp og þú spilar út í fyrsta slag. Leikmaðurinn vinstra megin við þig pakkaði, svo að aðeins einn er á móti þér. Spilaðu út rétta spilinu.
    .done = Ef aðeins einn er á móti þér verður fyrsta spilið út að vera hæsta trompið þitt. Hér er það hjartagosinn.
    .mistake-six = Hjartasexan er tromp en ekki hæsta trompið þitt. Aðeins einn er á móti þér.
    .mistake-spade = Spaðakóngurinn er ekki tromp. Þú átt tvö tromp. Aðeins einn er á móti þér, svo að þú verður að spila út því hærra.
    .hint-zone = Skoðaðu hjörtun á hendinni þinni. Hvort þeirra er hærra?
lesson-loo-lead-free = Hjarta er tromp og þú spilar út í fyrsta slag. Þú átt ekkert hjarta. Spilaðu út spili.
    .done = Ef þú átt ekkert tromp máttu spila út hvaða spili sem er. Öll þrjú spilin voru rétt.
    .hint-zone = Skoðaðu spilin þín. Þar er ekkert tromp.
lesson-loo-lead-next = Hjarta er tromp. Þú vannst fyrsta slaginn með laufakóngnum, svo að þú spilar út í þann næsta. Spilaðu út rétta spilinu.
    .done = Sá sem vann slaginn spilar út í þann næsta og verður að spila trompi ef hann á það. Hjartaþristurinn var eina trompið þitt.
    .mistake-spade = Spaðaásinn er ekki tromp. Þú vannst slaginn og átt tromp: finndu það.
    .hint-zone = Skoðaðu spilin þín. Hvaða spil er hjarta?
lesson-loo-lead-judge = Aðeins einn er á móti þér og þú vannst fyrsta slaginn með laufakóngnum. Félagi þinn spilar núna fyrir þig og spilar trompi, hjartafimmunni, út í næsta slag. Má þetta?
    .done = Já, þetta má. Í seinni slögunum dugar hvaða tromp sem er. Aðeins allra fyrsta spilið út verður að vera trompásinn, eða hæsta trompið ef aðeins einn er á móti þér.
lesson-loo-lead-try = Hjarta er tromp og þú spilar út. Prófaðu það sem þú vilt: hvaða spilum má spila út núna og hverjum seinna?
    .done = Þú getur komið hingað aftur hvenær sem þú vilt.

## Þegar annar spilar út

lesson-loo-follow = Þegar annar spilar út
    .text = Hvaða spili þú mátt spila þegar einhver annar hefur spilað út.
lesson-loo-follow-suit = Hjarta er tromp. Leikmaðurinn hægra megin við þig spilaði út laufakóngnum. Spilaðu spili sem má spila.
    .done = Út kom lauf og þú átt lauf, svo að þú spilar því. Það verðurðu líka að gera þegar laufið þitt getur ekki unnið.
    .mistake-trump = Hjartanían er tromp og myndi vinna. En út kom lauf og þú átt lauf.
    .mistake-ace = Tígulásinn er hár, en út kom lauf og þú átt lauf.
    .hint-zone = Skoðaðu spilið sem kom út. Í hvaða sort er það?
lesson-loo-follow-judge = Hjarta er tromp. Leikmaðurinn hægra megin við þig spilaði út spaðatíunni. Félagi þinn spilar núna fyrir þig og velur hjartakónginn, því að tromp vinnur: má þetta?
    .done = Þegar önnur sort en tromp kemur út má aðeins sá spila trompi sem á ekkert spil í þeirri sort.
lesson-loo-follow-trump = Hjarta er tromp. Leikmaðurinn hægra megin við þig spilaði út laufakóngnum og þú átt ekkert lauf. Spilaðu spili sem má spila.
    .done = Sá sem á ekkert í sortinni sem kom út verður að spila trompi ef hann á það. Bæði trompin þín vinna laufakónginn, svo að þú máttir velja.
    .mistake-ace = Tígulásinn getur ekki unnið hér. Þú átt ekkert lauf en þú átt tromp: spilaðu öðru þeirra.
    .hint-zone = Skoðaðu spilin þín. Hvaða spil eru tromp?
lesson-loo-follow-any = Hjarta er tromp. Leikmaðurinn hægra megin við þig spilaði út laufakóngnum. Þú átt hvorki lauf né hjarta: spilaðu spili.
    .done = Ef þú átt hvorki tromp né spil í sortinni sem kom út máttu spila hvaða spili sem er. Það getur ekki unnið, svo að það er sniðugt að geyma háu spilin.
    .hint-zone = Skoðaðu spilin þín. Hvert þeirra máttu helst missa?
lesson-loo-follow-beat = Hjarta er tromp. Leikmaðurinn hægra megin við þig spilaði út laufaníunni. Þú átt tvö lauf: spilaðu því rétta.
    .done = Laufadrottningin vinnur níuna en fjarkinn ekki. Ef þú getur unnið hæsta spilið verðurðu að gera það.
    .mistake-low = Laufafjarkinn er í réttri sort, en þú átt lauf sem vinnur níuna.
    .mistake-trump = Hjartaásinn myndi vinna, en út kom lauf og þú átt lauf.
    .hint-zone = Skoðaðu spilið sem kom út. Hvort laufið þitt vinnur það?
lesson-loo-follow-better = Hjarta er tromp. Leikmaðurinn hægra megin við þig spilaði út laufaníunni. Spilaðu spili sem má spila.
    .done = Gosinn og kóngurinn vinna báðir níuna, svo að þú máttir velja á milli þeirra. Aðeins laufatvistinum mátti ekki spila.
    .mistake-low = Laufatvisturinn vinnur ekki níuna, og þú átt lauf sem gera það.
    .hint-zone = Skoðaðu spilin þín. Hvaða lauf eru hærri en nían?
lesson-loo-follow-over = Hjarta er tromp. Út kom laufanían og leikmaðurinn hægra megin við þig spilaði hjartasjöunni í slaginn. Þú átt ekkert lauf: spilaðu rétta spilinu.
    .done = Hjartasjöan var hæsta spilið og hjartatían vinnur hana. Þess vegna varðstu að spila tíunni.
    .mistake-low = Hjartafjarkinn er tromp en vinnur ekki hjartasjöuna. Þú átt tromp sem gerir það.
    .mistake-spade = Spaðakóngurinn getur ekki unnið hér. Þú átt ekkert lauf en þú átt tromp.
    .hint-zone = Skoðaðu slaginn. Hvert er hæsta spilið hingað til og hvaða spil þitt vinnur það?
lesson-loo-follow-under = Hjarta er tromp. Út kom laufanían og leikmaðurinn hægra megin við þig spilaði hjartagosanum í slaginn. Þú átt ekkert lauf og aðeins eitt lágt tromp: spilaðu rétta spilinu.
    .done = Þú áttir ekkert lauf, svo að þú varðst að spila trompinu, þótt það gæti ekki unnið. Sumir spila þetta öðruvísi og það má velja í húsreglunum.
    .mistake-diamond = Þú átt ekkert lauf en þú átt tromp. Þú verður að spila því, líka þegar það getur ekki unnið.
    .mistake-spade = Spaðaásinn er hár en þú átt tromp. Þú verður að spila því, líka þegar það getur ekki unnið.
    .hint-zone = Skoðaðu spilin þín. Hvaða spil er hjarta?
lesson-loo-follow-low = Út kom laufanían og leikmaðurinn hægra megin við þig spilaði trompi í slaginn, hjartagosanum. Félagi þinn spilar núna fyrir þig og velur laufaþristinn. Má þetta?
    .done = Já, þetta má. Ekkert lauf vinnur hjartagosann, svo að hvaða lauf sem er dugar.
lesson-loo-follow-try = Hjarta er tromp og út kom laufanían. Spilaðu áfram eins og þú vilt og prófaðu hvað má.
    .done = Þú getur komið hingað aftur hvenær sem þú vilt.

## Að borga

lesson-loo-settle = Að borga
    .text = Hvers virði slagirnir eru og hvað kostar að vinna engan.
lesson-loo-settle-third = Í pottinum eru sex spilapeningar. Þú ert með einn slag og leikmaðurinn vinstra megin við þig einn. Fylgstu með síðasta slagnum og svo með pottinum.
    .done = Fyrir hvern slag fæst þriðjungur af pottinum. Þriðjungur af sex er tveir. Allir unnu einn slag, svo að allir fá tvo spilapeninga.
lesson-loo-settle-looed = Í pottinum eru sex spilapeningar og þú ert með tvo slagi. Fylgstu með síðasta slagnum og svo með spilapeningum leikmannsins hægra megin við þig.
    .done = Þú færð fjóra spilapeninga og leikmaðurinn vinstra megin við þig tvo. Leikmaðurinn hægra megin við þig vann engan slag. Það heitir að fá loo og kostar þrjú framlög, sem fara í pottinn fyrir næstu gjöf.
lesson-loo-settle-save = Þú hefur ekki unnið slag enn. Út kom laufagosinn og þú átt hvorki lauf né tromp, svo að þú mátt spila hvaða spili sem er. Vinndu síðasta slaginn svo að þú fáir ekki loo.
    .done = Þú geymdir háa spilið þitt og það vann síðasta slaginn. Leikmaðurinn vinstra megin við þig vann engan slag og fær loo.
    .mistake-king = Spaðakóngurinn getur ekki unnið þennan slag og nú er hann farinn. Hvort spilið á betri möguleika í síðasta slagnum, kóngurinn eða fjarkinn?
    .hint-zone = Skoðaðu spilin þín. Hvort þeirra viltu geyma fyrir síðasta slaginn?
lesson-loo-settle-odd = Nú eru sjö spilapeningar í pottinum. Þú ert með einn slag og leikmaðurinn vinstra megin við þig einn. Fylgstu með síðasta slagnum og svo með pottinum.
    .done = Þriðjungur af sjö er námundaður niður í tvo. Allir fá tvo spilapeninga og einn verður eftir í pottinum.
lesson-loo-settle-sum = Skrifað er niður hve marga spilapeninga hver á. Hjá þér stendur mínus sex: talan má fara niður fyrir núll og þú spilar áfram. Fylgstu með síðasta slagnum og svo með tölunum hjá öllum.
    .done = Spilapeningar skipta bara um stað. Leggðu saman það sem allir eiga og það sem er í pottinum: útkoman er núll, alveg eins og áður.

## Að verja aukahöndina

lesson-loo-defend = Að verja aukahöndina
    .text = Hvernig gjafarinn spilar fyrir pottinn og hvorki græðir né tapar.
lesson-loo-defend-see = Þú gafst. Leikmaðurinn vinstra megin við þig spilar sinni eigin hönd og leikmaðurinn hægra megin pakkaði. Í pottinum eru sex spilapeningar: fylgstu með því hvað gerist þegar þú ákveður að verja aukahöndina.
    .done = Leikmaðurinn vinstra megin við þig vann tvo slagi og fær fjóra spilapeninga. Aukahöndin vann einn slag og hlutur hans, tveir spilapeningar, verður eftir í pottinum. Þú hvorki vinnur né borgar.
lesson-loo-defend-do = Þú gafst. Aðeins einn er með og spilar sinni eigin hönd, svo að þú mátt ekki pakka. Spilin þín eru léleg: veldu það sem kostar þig örugglega ekkert.
    .done = Þú spilar aukahöndinni fyrir pottinn. Hvernig sem fer vinnurðu enga spilapeninga og tapar engum, en hinn leikmaðurinn þarf að hafa fyrir hverjum slag.
    .mistake-stand = Með þinni eigin hönd myndirðu varla vinna slag, og þá borgarðu þrjá spilapeninga. Hvað geturðu valið sem getur ekki kostað þig neitt?
    .mistake-miss = Ef þú tekur aukahöndina geturðu unnið, en þú borgar líka ef hún vinnur engan slag. Hvað geturðu valið sem getur ekki kostað þig neitt?
    .mistake-fold = Á móti einum sem spilar sinni eigin hönd má gjafarinn ekki pakka. Hvaða annan takka geturðu valið sem getur ekki kostað þig neitt?
    .hint-zone = Skoðaðu aukahöndina. Það má spila henni fyrir pottinn.
lesson-loo-defend-who = Þú gafst og leikmaðurinn vinstra megin við þig spilar með. Nú segir leikmaðurinn sem situr á móti þér: „Ég ver aukahöndina.“ Má þetta?
    .done = Aðeins gjafarinn má verja aukahöndina, og það varst þú sem gafst. Hinir mega taka hana og spila henni sjálfir.
lesson-loo-defend-two = Þú pakkaðir, og þeir tveir sem voru á undan þér spila hvor sinni eigin hönd. Nú segir gjafarinn, vinstra megin við þig: „Ég ver aukahöndina.“ Má þetta?
    .done = Aukahöndina má aðeins verja á móti einum leikmanni. Á móti tveimur má gjafarinn pakka, spila með eða taka aukahöndina.
lesson-loo-defend-try = Þú gafst og einn er með. Í pottinum eru sex spilapeningar. Prófaðu hvað gerist þegar þú spilar með, tekur aukahöndina eða ákveður að verja hana.
    .done = Þú getur komið hingað aftur hvenær sem þú vilt.

## Borgar það sig?

lesson-loo-worth = Borgar það sig?
    .text = Berðu saman það sem þú getur unnið og það sem þú getur tapað áður en þú spilar með.
lesson-loo-worth-sure = Í pottinum eru 12 spilapeningar. Þú gafst, röðin kemur síðast að þér og tveir aðrir spila með. Hjarta er tromp: skoðaðu spilin þín og veldu.
    .done = Hjartaásinn vinnur örugglega einn slag og þriðjungur af 12 er fjórir spilapeningar. Þú getur ekki fengið loo, svo að þú spilar með.
    .mistake-fold = Þú átt hæsta trompið, svo að þú getur ekki fengið loo. Hve marga spilapeninga færðu hér fyrir einn slag?
    .hint-zone = Skoðaðu spilin þín. Er þar spil sem enginn getur unnið?
lesson-loo-worth-small = Í pottinum eru þrír spilapeningar og það kostar þrjá að fá loo. Þú gafst, röðin kemur síðast að þér og tveir aðrir spila með. Segjum að svona hönd vinni einn slag í annarri hverri gjöf: veldu.
    .done = Hugsaðu þér tvær svona gjafir. Í annarri vinnurðu slag og færð einn spilapening. Í hinni færðu loo og borgar þrjá, svo að þú pakkar.
    .mistake-play = Hér færðu aðeins einn spilapening fyrir slag. Það kostar þrjá að fá loo og það myndi gerast í annarri hverri gjöf.
    .hint-zone = Skoðaðu pottinn. Hvað er þriðjungur af honum mikið?
lesson-loo-worth-big = Þú ert með sömu spil og áðan, en nú eru 30 spilapeningar í pottinum. Segjum aftur að svona hönd vinni einn slag í annarri hverri gjöf. Veldu.
    .done = Hugsaðu þér tvær svona gjafir. Í annarri vinnurðu slag og færð tíu spilapeninga. Í hinni færðu loo og borgar þrjá, svo að þú spilar með.
    .mistake-fold = Hér færðu tíu spilapeninga fyrir slag og það kostar aðeins þrjá að fá loo. Er það ekki þess virði?
    .hint-zone = Skoðaðu pottinn. Hvað er þriðjungur af honum mikið?
lesson-loo-worth-many = Í pottinum eru þrír spilapeningar. Þú gafst, röðin kemur síðast að þér og allir hinir fjórir spila með. Hjarta er tromp: skoðaðu spilin þín og veldu.
    .done = Slagirnir eru aðeins þrír, svo að í mesta lagi þrír leikmenn geta unnið slag. Ef þú hefðir líka spilað með hefðu minnst tveir af fimm fengið loo.
    .mistake-play = Þá keppa fimm leikmenn um þrjá slagi og þú átt ekkert tromp. Sá sem vinnur engan slag borgar þrjá spilapeninga.
    .hint-zone = Skoðaðu spilin þín. Áttu tromp?
lesson-loo-worth-whole = Í pottinum eru 12 spilapeningar og hjá þér stendur mínus þrír. Hjarta er tromp og röðin kemur fyrst að þér. Spilaðu þessa gjöf til enda og vinndu átta spilapeninga.
    .done = Hjartaásinn og hjartakóngurinn unnu tvo slagi. Tveir þriðju af 12 eru átta spilapeningar, svo að talan þín fór úr mínus þremur upp í fimm.
    .mistake-fold = Sá sem pakkar vinnur ekkert. Hve marga slagi geta trompásinn og trompkóngurinn unnið?
    .mistake-miss = Þú fórnaðir trompásnum og trompkóngnum fyrir spil sem enginn hafði séð.
    .hint-zone = Skoðaðu hjörtun á hendinni þinni.

## Dómarahamurinn

lesson-loo-referee = Dómarahamurinn
    .text = Hér er hægt að spila röngum spilum, og það ert þú sem átt að taka eftir því.
lesson-loo-referee-wrong = Við þetta borð er spilað í dómarahamnum. Hjarta er tromp og út kom laufakóngurinn. Þú átt laufafimmuna, en fylgstu með: hjartaníunni þinni er spilað.
    .done = Hinir geta tekið eftir því og bent á það þegar slagirnir þrír eru búnir.
lesson-loo-referee-challenge = Þú spilaðir hjartakóngnum út í fyrsta slag, og leikmaðurinn hægra megin við þig spilaði laufaáttunni í hann. Í síðasta slagnum spilaði sami leikmaður hjartaáttunni. Segðu hver braut reglu.
    .done = Leikmaðurinn hægra megin við þig átti hjartaáttuna þegar þú spilaðir út hjarta. Hjarta hefði því átt að koma í fyrsta slaginn, og það var rétt hjá þér að benda á brotið.
    .mistake-other = Leikmaðurinn vinstra megin við þig gerði ekkert rangt. Hver spilaði ekki hjarta þegar út kom hjarta, en sýndi hjarta seinna?
    .mistake-nobody = Eitthvað var að. Hver spilaði ekki hjarta þegar út kom hjarta, en sýndi hjarta seinna?
    .mistake-self = Þú getur bara bent á aðra. Hver spilaði ekki hjarta þegar út kom hjarta, en sýndi hjarta seinna?
    .hint-zone = Skoðaðu síðasta slaginn. Hver spilaði hjarta þar?
lesson-loo-referee-caught = Hér eru sömu þrír slagir. Í pottinum eru þrír spilapeningar og allir unnu einn slag. Fylgstu með því hvað gerist þegar þú segir að leikmaðurinn hægra megin við þig hafi brotið reglu.
    .done = Sá sem brýtur reglu fær loo ef það kemst upp: hér kostar það þrjá spilapeninga. Leikmaðurinn hægra megin við þig vann slag, en spilapeningurinn fyrir þann slag verður eftir í pottinum.
lesson-loo-referee-unfounded = Í þessum þremur slögum fóru allir eftir reglunum. Fylgstu með því hvað gerist þegar þú segir samt að leikmaðurinn vinstra megin við þig hafi brotið reglu.
    .done = Ekkert var að, svo að ábendingin kostar ekkert. Þú sérð líka hvers vegna spila mátti hverju spili fyrir sig.
lesson-loo-referee-again = Þú sagðir að leikmaðurinn vinstra megin við þig hefði brotið reglu en ekkert var að. Nú segir leikmaðurinn hægra megin við þig það sama. Má þetta?
    .done = Það er þegar búið að benda á leikmanninn vinstra megin við þig og svarið er komið. Þess vegna spyr enginn aftur.

## Leikslok

lesson-loo-end = Leikslok
    .text = Hvenær þið hættið og hver fær það sem er eftir í pottinum.
lesson-loo-end-agree = Leikmennirnir þrír hafa gefið einu sinni hver og potturinn er tómur. Allir eru sammála um að hætta. Fylgstu með því hvað gerist.
    .done = Aðeins er hægt að ljúka leiknum á milli gjafa, þegar leikmennirnir eru sammála um það. Sá sem á flesta spilapeninga er í fyrsta sæti.
lesson-loo-end-now = Þú spilaðir tígulþristinum út í síðasta slaginn. Leikmaðurinn vinstra megin við þig vill ljúka leiknum strax. Má þetta?
    .done = Þessi gjöf er ekki búin. Fyrst þarf að klára hana og borga.
lesson-loo-end-pot = Gjöfin er búin. Einhver fékk loo, svo að í pottinum eru þrír spilapeningar. Allir eru sammála um að hætta: fylgstu með því hvað gerist.
    .done = Enn er eitthvað í pottinum, svo að leiknum er ekki lokið. Þið spilið áfram um það, þrjár gjafir í mesta lagi, þangað til enginn fær loo.
lesson-loo-end-last = Allir sömdu um að hætta og þetta er allra síðasta gjöfin. Í pottinum eru þrír spilapeningar. Fylgstu með síðasta slagnum og sjáðu hvað verður um pottinn.
    .done = Tveir leikmenn fengu loo, svo að sex spilapeningar voru í pottinum. Leikmennirnir fjórir fá einn hver, og tveir sem ekki er hægt að skipta verða eftir.
lesson-loo-end-over = Allir sömdu um að hætta og potturinn er tómur. Þú tekur spilin og gefur einu sinni enn. Má þetta?
    .done = Þegar leiknum er lokið á enginn leik lengur.

## Húsreglur

lesson-loo-house = Húsreglur
    .text = Bækurnar eru ekki sammála um allt, svo að við hvert borð velja leikmennirnir sínar eigin reglur.
lesson-loo-house-all = Í venjulegu reglunum okkar leggur aðeins gjafarinn í pottinn. Í tveimur gömlum bókum stendur að allir geri það, og þannig er spilað við þetta borð. Þú gefur: fylgstu með pottinum.
    .done = Leikmennirnir þrír borguðu þrjá spilapeninga hver, svo að í pottinum eru níu. Þegar meira er í pottinum borgar sig oftar að spila með.
lesson-loo-house-six = Í venjulegu reglunum okkar kostar þrjú framlög að fá loo. Í gamalli bók stendur að það kosti sex, og þannig er spilað við þetta borð. Fylgstu með síðasta slagnum og spilapeningum leikmannsins hægra megin við þig.
    .done = Leikmaðurinn hægra megin við þig vann engan slag og borgaði sex spilapeninga í pottinn.
lesson-loo-house-lead = Í tveimur gömlum bókum stendur að fyrsta spilið út þurfi aðeins að vera tromp ef þú átt tvö. Þannig er spilað við þetta borð. Hjarta er tromp og þú átt aðeins eitt hjarta. Spilaðu út spili.
    .done = Samkvæmt þessari húsreglu máttirðu spila út hvaða spili sem var. Með venjulegu reglunum okkar hefðirðu þurft að spila út hjartadrottningunni.
    .hint-zone = Skoðaðu spilin þín. Hve mörg hjörtu eru þar?
lesson-loo-house-under = Þú átt ekkert lauf, og eina trompið þitt getur ekki unnið hjartagosann. Samkvæmt gamalli bók máttu þá spila hvaða spili sem er, og þannig er spilað við þetta borð. Spilaðu spili.
    .done = Samkvæmt þessari húsreglu máttirðu spila hvaða spili sem var. Með venjulegu reglunum okkar hefðirðu þurft að spila hjartafimmunni.
    .hint-zone = Skoðaðu slaginn. Getur eitthvert af spilunum þínum unnið hæsta spilið?
lesson-loo-house-concede = Við þetta borð má gjafarinn pakka, líka þótt aðeins einn sé með. Þú gafst og aðeins leikmaðurinn hægra megin við þig spilar með. Félagi þinn spilar núna fyrir þig og pakkar: má þetta?
    .done = Já, samkvæmt þessari húsreglu má þetta. Enginn er eftir nema leikmaðurinn hægra megin við þig, sem fær þá pottinn.
lesson-loo-house-defend = Við þetta borð má gjafarinn verja aukahöndina á móti hversu mörgum sem er. Þú gafst og tveir aðrir spila með. Félagi þinn spilar núna fyrir þig og ver aukahöndina: má þetta?
    .done = Já, samkvæmt þessari húsreglu má þetta. Í venjulegu reglunum okkar má aðeins verja aukahöndina á móti einum leikmanni.
lesson-loo-house-clubs = Við þetta borð spila allir með þegar lauf er tromp. Laufaníunni var snúið upp, og leikmaðurinn vinstra megin við þig pakkar. Má þetta?
    .done = Lauf er tromp, svo að samkvæmt þessari húsreglu má enginn pakka. Leikmaðurinn vinstra megin við þig verður að spila með eða taka aukahöndina.
lesson-loo-house-first = Við þetta borð spila allir sinni eigin hönd um fyrsta pottinn. Þetta er fyrsta gjöfin, og leikmaðurinn vinstra megin við þig vill taka aukahöndina. Má þetta?
    .done = Samkvæmt þessari húsreglu má hvorki taka aukahöndina né pakka í fyrstu gjöfinni.
lesson-loo-house-game = Nú kanntu allar reglurnar. Hér er heil gjöf með fjórum öðrum: spilaðu hana eins og þú vilt.
    .done = Vel spilað. Þú getur komið hingað aftur hvenær sem þú vilt eða byrjað þinn eigin leik.
