# Námskeiðið um þriggja spila loo. Kennslustund: heiti hennar og um hvað hún er (.text). Skref: það sem nemandinn les fyrst,
# það sem sagt er þegar skrefið er búið (.done), við villur sem búist er við (.mistake-…) og hvert á að horfa (.hint-zone).

course-loo = Þriggja spila loo
    .text = Frá fyrsta slag til síðasta potts: vinndu slagi með þremur spilum eða borgaðu.

## Spilin

lesson-loo-cards = Spilin
    .text = Hvað allir fá, hvað er lagt til hliðar og hvaða sort er sterkust.
lesson-loo-cards-deal = Fimm leikmenn sitja við borðið, þú og fjórir aðrir. Leikmaðurinn hægra megin við þig gefur. Fylgstu með hve mörg spil allir fá og hve mörg eru lögð til hliðar.
    .done = Allir eru með þrjú spil. Spilin þrjú til hliðar heita aukahöndin. Svona geta fimm til sextán spilað, og þrír eða fjórir við lítið borð.
lesson-loo-cards-trump = Þrír leikmenn sitja við lítið borð. Þegar allir hafa fengið spilin sín snýr gjafarinn næsta spili upp í loft. Fylgstu með hvaða spil það er.
    .done = Þetta er hjartanían, svo að hjarta er tromp. Í þessari gjöf vinnur hjarta allar hinar sortirnar. Enginn spilar hjartaníunni sjálfri.
lesson-loo-cards-deck = Nýr leikur er að byrja. Eitt spil datt undir borðið, og leikmaðurinn vinstra megin við þig gefur spilin sem eftir eru, 51 talsins. Má þetta?
    .done = Í hverri sort er ásinn hæsta spilið. Svo koma kóngur, drottning, gosi, tía og þannig áfram niður í tvist.

## Potturinn

lesson-loo-pot = Potturinn
    .text = Hvaðan spilapeningarnir koma sem allir spila um.
lesson-loo-pot-ante = Nýr leikur er að byrja. Dregið var um hver gefur fyrst og þú varst fyrir valinu. Potturinn er tómur: fylgstu með hvað gerist þegar þú gefur.
    .done = Fyrir hverja gjöf leggur gjafarinn þrjú framlög í pottinn. Við þetta borð er eitt framlag einn spilapeningur, svo að nú eru þrír spilapeningar frá þér í pottinum. Þið spilið upp á spilapeninga, aldrei alvöru peninga.
lesson-loo-pot-left = Þú gafst síðast og nú er gjöfin búin. Leikmaðurinn hægra megin við þig tekur spilin og gefur. Má þetta?
    .done = Þú gafst síðast, og eftir hverja gjöf gefur næsti leikmaður vinstra megin við gjafarann.
lesson-loo-pot-carry = Síðasta gjöf er búin og enn eru þrír spilapeningar í pottinum. Nú gefur leikmaðurinn vinstra megin við þig. Fylgstu með pottinum.
    .done = Gömlu spilapeningarnir þrír biðu í pottinum og gjafarinn bætti þremur við. Nú spila allir um sex spilapeninga.

## Slagur

lesson-loo-trick = Slagur
    .text = Allir spila einu spili og besta spilið vinnur.
lesson-loo-trick-highest = Allir spila einu spili: það er slagur. Hjarta er tromp en hér spilar enginn hjarta. Þú byrjar á laufagosanum: fylgstu með hver vinnur.
    .done = Út kom lauf, og laufakóngurinn er hæsta laufið. Leikmaðurinn vinstra megin við þig vinnur því slaginn.
lesson-loo-trick-trump = Hjarta er tromp og þú byrjar á laufaásnum. Leikmaðurinn vinstra megin við þig á ekkert lauf. Fylgstu með hvað gerist.
    .done = Hjartaþristurinn er tromp, og hvaða tromp sem er vinnur laufaásinn. Hæsta trompið vinnur slaginn. Ef ekkert tromp er í slagnum vinnur hæsta spilið í sortinni sem kom út.
lesson-loo-trick-win = Þú vannst fyrsta slaginn með hjartakóngnum og þar fóru síðustu tromp hinna. Nú átt þú aftur að byrja. Veldu spilið sem vinnur þennan slag örugglega.
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
lesson-loo-declare-see = Þú gafst spilin. Áður en fyrsti slagur byrjar skoða allir spilin sín og segja: „Ég spila með“ eða „Ég pakka“. Fylgstu með hver byrjar.
    .done = Leikmaðurinn vinstra megin við þig byrjaði og svo kom sá næsti. Annar spilar með en hinn pakkar. Sá sem pakkar er ekki með í þessari gjöf og borgar ekkert.
lesson-loo-declare-good = Hjarta er tromp og þú segir fyrst hvað þú gerir. Sá sem spilar með en vinnur engan slag þarf að borga. Skoðaðu spilin þín og veldu.
    .done = Ekkert spil vinnur trompásinn, svo að þú færð örugglega einn slag. Með svona spil er gott að spila með.
    .mistake-fold = Ef þú pakkar borgarðu ekkert en þú vinnur ekkert heldur. Þú átt trompásinn og ekkert spil vinnur hann.
    .mistake-miss = Enginn hefur séð spilin í aukahöndinni. Þú myndir láta trompásinn og trompkónginn í skiptum fyrir hana.
    .hint-zone = Skoðaðu hjörtun á hendinni þinni. Hvað eru þau há?
lesson-loo-declare-bad = Hjarta er tromp. Tveir aðrir spila með og annar þeirra tók aukahöndina. Í pottinum eru þrír spilapeningar, og sá sem spilar með en vinnur engan slag borgar þrjá: veldu.
    .done = Þú átt ekkert tromp og bara lág spil, svo að þú myndir varla vinna slag. Það kostar ekkert að pakka.
    .mistake-play = Þú átt ekkert tromp og hæsta spilið þitt er sjöa. Tveir aðrir spila með, svo að þú myndir varla vinna slag, og þá borgarðu.
    .mistake-miss = Aukahöndin er ekki lengur á borðinu. Það er búið að taka hana.
    .hint-zone = Skoðaðu spilin þín. Áttu tromp eða hátt spil?
lesson-loo-declare-early = Leikmaðurinn hægra megin við þig gaf, svo að þú segir fyrst hvað þú gerir. Félagi þinn spilar núna fyrir þig, segir ekkert og spilar laufakóngnum. Má þetta?
    .done = Fyrst segja allir hvort þeir spila með. Slagirnir koma ekki fyrr en eftir það.
lesson-loo-declare-stands = Þú sagðist spila með. Leikmaðurinn hægra megin við þig vann fyrsta slaginn og spilaði hjartakóngnum út í þann næsta. Félagi þinn, sem spilar núna fyrir þig, vill pakka: má þetta?
    .done = Sá sem spilar með spilar þangað til gjöfin er búin, líka þegar illa gengur.
