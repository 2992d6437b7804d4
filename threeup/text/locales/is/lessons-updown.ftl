# Námskeiðið 3UP 3DOWN. Kennslustund: heiti hennar og um hvað hún er (.text). Skref: það sem er lesið fyrst, það sem er
# sagt þegar því er lokið (.done), þegar mistök verða (.mistake-…) og hvar á að leita (.hint-zone).
# Card names are neuter like those of cards.ftl ("grænt 8", dative "grænu 8"); a number without a colour is "áttan".

course-updown = 3UP 3DOWN
    .text = Frá fyrsta spili til þess síðasta: losaðu þig við öll spilin á undan hinum.

## Spilin og gjöfin

lesson-updown-deck = Spilin og gjöfin
    .text = Kynnstu spilunum og sjáðu hvernig þau eru gefin.
lesson-updown-deck-colours = Spilin eru græn, blá eða appelsínugul. Allir spila í kastbunkann og þar liggur grænt 5. Fylgstu með: þú spilar bláu 6 á það og svo spilar hinn leikmaðurinn appelsínugulu 7.
    .done = Nú liggja græn, blá og appelsínugul spil í sama bunka. Liturinn ræður aldrei hverju má spila, aðeins talan.
lesson-updown-deck-ranks = Til eru tölur frá 1 til 10 og svo Hreinsunarspil. Efst í kastbunkanum liggur blátt 10. Fylgstu með: þú spilar grænni Hreinsun á það.
    .done = Öll Hreinsunarspil eru hærri en allar tölur, líka 10. Þau eru þrenns konar: Hreinsun, Hreinsun +1 og Hreinsun +2. Í síðari kennslustundum sérðu hvað þau gera við bunkann.
lesson-updown-deck-all = Í heilum stokki eru 84 spil. Fylgstu með þegar þau eru gefin tveimur leikmönnum.
    .done = Nú er hvor leikmaður með níu spil. Hin 66 spilin liggja á grúfu á miðju borði: þau eru dráttarbunkinn.
lesson-updown-deck-deal = Nú fá þrír leikmenn spil: hver þeirra fær fyrst þrjú á grúfu og svo sex í viðbót. Fylgstu með og skoðaðu spilin þín á eftir.
    .done = Þú sérð sex af spilunum þínum, en ekki þau þrjú sem liggja á grúfu. Þau má enginn skoða enn, ekki einu sinni þú.
lesson-updown-deck-players = Tveir til sex geta spilað. Hér hafa sex leikmenn fengið spil og 30 spil eru eftir í dráttarbunkanum. Skoðaðu borðið og spilaðu áfram ef þú vilt.
    .done = Því fleiri sem spila, þeim mun minni er dráttarbunkinn.
lesson-updown-deck-first = Báðir leikmenn velja þrjú spil til að leggja upp í loft. Í næstu kennslustund er komið að þér að velja. Sjáðu svo hver spilar fyrsta spilinu.
    .done = Hinn leikmaðurinn byrjar og spilar appelsínugulu 2. Hver sem er má byrja. Ef ekkert annað er ákveðið ræður tilviljun.

## Að velja 3UP

lesson-updown-three-up = Að velja 3UP
    .text = Veldu þrjú af spilunum þínum sex og leggðu þau upp í loft.
lesson-updown-three-up-any = Þú ert með þrjá fjarka og þrjár áttur. Veldu hvaða þrjú spil sem er: þau eiga að liggja upp í loft ofan á spilunum þínum á grúfu.
    .done = Nú liggja þrjú spil upp í loft og þrjú eru eftir á hendi. Allir velja nákvæmlega þrjú.
    .mistake-two = Þetta eru bara tvö spil, blátt 8 og grænt 8. Teldu aftur: þau eiga að vera þrjú.
    .mistake-four = Þetta eru fjögur spil: einn fjarki og þrjár áttur. Hafðu eitt þeirra eftir á hendi.
    .hint-zone = Skoðaðu spilin á hendinni. Veldu hvaða þrjú sem er.
lesson-updown-three-up-high = Spilunum sem liggja upp í loft spilarðu seint í leiknum, þegar höndin er tóm. Þá er best að eiga há spil. Leggðu þrjú hæstu spilin þín upp í loft.
    .done = Upp í loft liggja blátt 8, grænt 10 og appelsínugul Hreinsun. Lágu spilin eru eftir á hendi og þeim geturðu spilað snemma.
    .mistake-low = 2, 3 og 5 eru lægstu spilin þín. Það er erfitt að losna við þau seint í leiknum. Finndu þrjú hæstu spilin.
    .mistake-two = Grænt 10 og appelsínugul Hreinsun eru rétt valin, en það eru bara tvö spil. Veldu eitt í viðbót.
    .hint-zone = Skoðaðu spilin á hendinni. Hreinsun er hærri en allar tölur.
lesson-updown-three-up-secret = Allir leikmenn velja á sama tíma. Fylgstu með: þú velur og svo velur hinn leikmaðurinn.
    .done = Spilin voru ekki sýnd fyrr en báðir höfðu valið. Þannig getur enginn kíkt fyrst og valið svo.
lesson-updown-three-up-early = Þú hefur valið spilin þín þrjú. Hinn leikmaðurinn hefur ekki valið enn, en spilar strax appelsínugulu 2. Má þetta?
    .done = Nei: fyrst velja allir þrjú spil og svo er byrjað að spila. Tvisturinn verður að bíða.

## Fyrsta spilið

lesson-updown-opening = Fyrsta spilið
    .text = Þegar kastbunkinn er tómur máttu spila hvaða spili sem er.
lesson-updown-opening-any = Nýr leikur hefst og þú byrjar. Enn er ekkert spil í kastbunkanum. Spilaðu einu af spilunum þínum, hverju sem þú vilt.
    .done = Á tóman bunka má spila hvaða spili sem er, háu eða lágu. Þú þarft að spila minnst einu spili og spilum með sömu tölu má spila saman.
    .mistake-nothing = Þú hefur ekki valið neitt spil. Veldu fyrst 3, 5 eða 8.
    .mistake-take = Kastbunkinn er tómur, svo að það er ekkert að taka. Spilaðu spili af hendinni.
    .hint-zone = Skoðaðu spilin á hendinni. Þú mátt spila hverju þeirra sem er.
lesson-updown-opening-around = Þrír spila og þú byrjar. Fylgstu með því hver á leik á eftir þér.
    .done = Á eftir þér kom leikmaðurinn sem situr þér á vinstri hönd og svo sá næsti. Röðin gengur alltaf svona í hring, réttsælis.
lesson-updown-opening-cleared = Hinn leikmaðurinn var að spila Hreinsun og allur kastbunkinn er farinn. Þú mátt aftur spila hvaða spili sem er. Losaðu þig við lægsta spilið þitt.
    .done = Nú ertu laus við grænt 1. Á tóman bunka má meira að segja spila 1.
    .mistake-high = Níunni má spila, en hún er hæsta spilið þitt. Finndu það lægsta.
    .mistake-middle = Fimmunni má spila, en þú átt lægra spil.
    .mistake-take = Búið er að hreinsa kastbunkann, svo að það er ekkert að taka. Spilaðu lægsta spilinu þínu.
    .hint-zone = Skoðaðu kastbunkann. Hann er tómur, svo að lágt spil má líka fara á hann.
lesson-updown-opening-judge = Hinn leikmaðurinn byrjar leikinn á því að spila tveimur tvistum saman, einum bláum og einum appelsínugulum. Má þetta?
    .done = Já. Á tóman bunka má spila hvaða spili sem er, eða nokkrum spilum með sama gildi. Þessi tvö eru með sömu tölu.

## Minnst jafnhátt efsta spilinu

lesson-updown-at-least-top = Minnst jafnhátt efsta spilinu
    .text = Spilið sem þú spilar þarf að vera jafnhátt efsta spilinu eða hærra.
lesson-updown-at-least-top-see = Efst í kastbunkanum liggur blátt 5. Fylgstu með: þú spilar grænu 7 á það.
    .done = 7 er hærra en 5, svo að þetta má. Nú liggur sjöan efst og næsta spil þarf að vera 7 eða hærra.
lesson-updown-at-least-top-higher = Efst í kastbunkanum liggur blátt 7. Spilaðu spili sem er nógu hátt.
    .done = Blátt 8 er hærra en 7. Það var eina spilið þitt sem mátti fara á bunkann.
    .mistake-low = Grænt 3 er lægra en blátt 7, sem liggur efst. Finndu spil sem er 7 eða hærra.
    .mistake-pile = Þú mátt ekki taka bunkann, því að þú getur spilað. Finndu spil sem er 7 eða hærra.
    .hint-zone = Skoðaðu efsta spilið í kastbunkanum. Það er 7.
lesson-updown-at-least-top-equal = Efst í kastbunkanum liggur blátt 6. Hverju af spilunum þínum máttu spila?
    .done = Það má spila 6 á 6. Spil sem er jafnhátt efsta spilinu er nógu hátt.
    .mistake-low = Appelsínugult 5 er einum of lágt til að fara á blátt 6. Skoðaðu hin spilin þín.
    .mistake-pile = Þú getur spilað, svo að þú mátt ekki taka bunkann. Spil sem er jafnhátt efsta spilinu er nógu hátt.
    .hint-zone = Skoðaðu efsta spilið í kastbunkanum. Það er 6.
lesson-updown-at-least-top-choose = Efst liggur blátt 5 og þú mátt spila hverju sem er af spilunum þínum þremur. Geymdu hæsta spilið og spilaðu öðru hvoru hinna.
    .done = Þú átt enn grænt 10. Það má fara á allar tölur, svo að það hjálpar þér þegar efsta spilið er hátt.
    .mistake-highest = Grænu 10 má spila, en það er einmitt spilið sem þú átt að geyma. Sexan og áttan eru nógu háar hér.
    .hint-zone = Skoðaðu spilin á hendinni. Tvö þeirra eru lægri en 10 og bæði eru hærri en 5.
lesson-updown-at-least-top-judge = Efst í kastbunkanum liggur blátt 7. Hinn leikmaðurinn spilar appelsínugulu 6 á það. Má þetta?
    .done = Nei: 6 er lægra en 7. Liturinn skiptir engu máli.

## Spil með sama gildi

lesson-updown-sets = Spil með sama gildi
    .text = Spilaðu nokkrum spilum í einu þegar þau eru eins.
lesson-updown-sets-pair = Efst í kastbunkanum liggur blátt 4. Þú ert með tvær sexur. Spilaðu þeim báðum saman.
    .done = Nú liggja báðar sexurnar í bunkanum. Spilum með sama gildi má spila saman.
    .mistake-one = Þú spilaðir bara bláu 6 og grænt 6 er enn á hendinni. Veldu báðar sexurnar áður en þú spilar.
    .mistake-green = Þú spilaðir bara grænu 6 og blátt 6 er enn á hendinni. Veldu báðar sexurnar áður en þú spilar.
    .mistake-mixed = Nían hefur ekki sama gildi og sexurnar. Geymdu hana á hendinni.
    .hint-zone = Skoðaðu spilin á hendinni. Hvaða tvö spil eru með sömu tölu?
lesson-updown-sets-free = Efst liggur grænt 3 og þú ert með tvær fimmur og eina áttu. Spilaðu því sem þú vilt: einu spili, eða fleirum ef þau eru eins.
    .done = Þú ræður hve mörgum spilum með sama gildi þú spilar: einu eða eins mörgum og þú átt.
    .mistake-mixed = Fimma og átta hafa ekki sama gildi. Spilaðu bara öðru þessara spila, eða báðum fimmunum saman.
    .hint-zone = Skoðaðu spilin á hendinni. Þú mátt spila fimmunum saman, en þú þarft þess ekki.
lesson-updown-sets-judge = Efst í kastbunkanum liggur grænt 3. Hinn leikmaðurinn spilar bláu 6 og appelsínugulu 7 saman. Má þetta?
    .done = Nei. Hvort spil um sig er nógu hátt, en sexa og sjöa hafa ekki sama gildi.
lesson-updown-sets-sum = Efst í kastbunkanum liggur appelsínugult 5. Hinn leikmaðurinn spilar tveimur þristum saman af því að 3 og 3 eru 6. Má þetta?
    .done = Nei. Tölurnar eru aldrei lagðar saman: tveir þristar eru áfram þristar og 3 er lægra en 5.

## Að spila eða taka bunkann

lesson-updown-pick-up = Að spila eða taka bunkann
    .text = Ef þú getur spilað verðurðu að spila. Ef þú getur það ekki tekurðu bunkann.
lesson-updown-pick-up-must = Efst í kastbunkanum liggur grænt 8. Þú ert með 2, 4 og Hreinsun á hendi. Hvað verður þú að gera?
    .done = Þú áttir spil sem mátti fara á bunkann, svo að þú varðst að spila því. Hreinsunin tók allan bunkann burt.
    .mistake-take = Þú ert með græna Hreinsun og hana má setja á áttuna. Þess vegna máttu ekki taka bunkann.
    .mistake-low = Blátt 4 er lægra en grænt 8, sem liggur efst. Skoðaðu hin spilin þín.
    .hint-zone = Skoðaðu spilin á hendinni. Hvaða spil er hærra en allar tölur?
lesson-updown-pick-up-take = Efst í kastbunkanum liggur appelsínugult 9. Ekkert spil á hendi þinni er nógu hátt. Gerðu það sem reglurnar segja.
    .done = Þú tókst allan bunkann á hönd. Nú er kastbunkinn tómur og næsti leikmaður á leik.
    .mistake-high = Appelsínugult 7 er hæsta spilið þitt, en það er lægra en nían sem liggur efst. Engu spili á hendi þinni má spila.
    .mistake-own = Hreinsunin liggur fyrir framan þig, en spilin þar verða að bíða. Þú ert enn með spil á hendi og dráttarbunkinn er ekki búinn.
    .hint-zone = Skoðaðu kastbunkann. Ekkert á hendi þinni nær níunni sem liggur efst.
lesson-updown-pick-up-next = Nú á hinn leikmaðurinn ekkert spil sem er nógu hátt til að fara á appelsínugult 9. Fylgstu með því hvað gerist og hvað það þýðir fyrir þig.
    .done = Hinn leikmaðurinn tók bunkann. Þá var kastbunkinn tómur og þú gast spilað lægsta spilinu þínu, grænu 2.
lesson-updown-pick-up-after = Þú tókst bunkann áðan og ert með fimm spil á hendi. Nú liggur blátt 3 efst í kastbunkanum. Spilaðu þannig að aðeins þrjú spil verði eftir á hendi.
    .done = Báðir fjarkarnir fóru í einum leik. Þegar þú hefur tekið bunkann er gott að losna við nokkur spil með sama gildi í einu.
    .mistake-one = Einn fjarki dugar ekki: þá eru fjögur spil eftir á hendi. Spilaðu báðum fjörkunum saman.
    .mistake-seven = Sjöunni má spila, en þá eru fjögur spil eftir á hendi. Þú þarft að spila tveimur spilum í þessum leik.
    .mistake-low = Grænt 2 er lægra en blátt 3, sem liggur efst. Finndu tvö spil sem eru eins.
    .hint-zone = Skoðaðu spilin á hendinni. Hvaða spil eru með sömu tölu?

## Að draga

lesson-updown-drawing = Að draga spil
    .text = Þegar þú hefur kastað dregurðu þangað til þú ert með þrjú spil á hendi.
lesson-updown-drawing-order = Hinn leikmaðurinn á leik, en vill draga spil fyrst og spila svo. Má þetta?
    .done = Nei. Fyrst er kastað (spilað í kastbunkann) og svo er dregið. Og með þrjú spil á hendi er hvort sem er ekkert dregið.
lesson-updown-drawing-one = Efst í kastbunkanum liggur grænt 3 og þú ert með þrjú spil á hendi. Spilaðu einu þeirra og sjáðu hvað gerist.
    .done = Þú áttir tvö spil eftir og dróst eitt. Þegar þú hefur leikið ertu alltaf með minnst þrjú spil á hendi, meðan dráttarbunkinn endist.
    .mistake-take = Öll spilin þín eru hærri en grænt 3, svo að þú verður að spila einu þeirra.
    .hint-zone = Skoðaðu spilin á hendinni. Þau eru öll þrjú hærri en 3.
lesson-updown-drawing-two = Spilaðu nú þannig að þú dragir tvö ný spil.
    .done = Þú spilaðir tveimur áttum og dróst tvö spil. Því fleiri spilum sem þú spilar í einu, þeim mun fleiri dregurðu, alltaf upp í þrjú á hendi.
    .mistake-five = Þú spilaðir einu spili og dróst því bara eitt. Finndu tvö spil sem eru eins.
    .mistake-one = Þú spilaðir bara einni áttu og dróst því bara eitt spil. Spilaðu báðum áttunum saman.
    .mistake-orange = Þú spilaðir bara einni áttu og dróst því bara eitt spil. Spilaðu báðum áttunum saman.
    .hint-zone = Skoðaðu spilin á hendinni. Hvaða tveimur spilum máttu spila saman?
lesson-updown-drawing-many = Þú ert með fjögur spil á hendi og efst í kastbunkanum liggur grænt 3. Spilaðu einu spili núna og öðru næst þegar þú átt leik. Hvenær dregurðu?
    .done = Eftir fyrra spilið varstu enn með þrjú spil og dróst ekkert. Eftir það seinna varstu með tvö og dróst eitt.
    .mistake-take = Öll spilin þín eru hærri en grænt 3, svo að þú verður að spila einu þeirra.
    .hint-zone = Skoðaðu spilin á hendinni. Ef þú spilar lágu spili fyrst geymirðu þau háu þangað til seinna.
lesson-updown-drawing-short = Aðeins eitt spil er eftir í dráttarbunkanum. Fylgstu með: þú spilar tveimur áttum og svo spilar hinn leikmaðurinn grænu 9.
    .done = Þig vantaði tvö spil en þú fékkst bara það síðasta. Hinn leikmaðurinn fékk ekkert. Héðan í frá spila allir áfram án þess að draga.

## Þrjú spil hreinsa bunkann

lesson-updown-three = Þrjú spil hreinsa bunkann
    .text = Þegar þrjú spil með sömu tölu liggja efst fer allur bunkinn úr leik.
lesson-updown-three-alone = Efst í kastbunkanum liggur grænt 3. Þú ert með þrjá fjarka. Hreinsaðu bunkann.
    .done = Þrír fjarkar lágu saman efst og þess vegna var allur bunkinn hreinsaður. Þú dróst líka þrjú ný spil.
    .mistake-one = Einn fjarki hreinsar ekki bunkann. Spilaðu öllum þremur saman.
    .mistake-two = Tveir fjarkar duga ekki, einn vantar enn. Spilaðu öllum þremur saman.
    .mistake-take = Þú getur spilað, svo að þú mátt ekki taka bunkann. Skoðaðu fjarkana þína þrjá.
    .hint-zone = Skoðaðu spilin á hendinni. Þau eru öll með sömu tölu.
lesson-updown-three-across = Tvær sjöur liggja efst í kastbunkanum. Þeim var spilað fyrr í leiknum. Hreinsaðu bunkann með einu spili.
    .done = Sjöan þín var sú þriðja. Það skiptir ekki máli hver spilaði þeim tveimur fyrri.
    .mistake-nine = Níunni má spila, en hún hreinsar ekkert. Hvaða tala er á tveimur efstu spilunum?
    .mistake-low = Blátt 2 er lægra en sjöan sem liggur efst. Hvaða tala er á tveimur efstu spilunum?
    .hint-zone = Skoðaðu tvö efstu spilin í kastbunkanum. Áttu eitt í viðbót með sömu tölu?
lesson-updown-three-everybody = Þrír spila og hver þeirra á eina áttu. Fylgstu með kastbunkanum.
    .done = Þriðja áttan hreinsaði bunkann. Svo á næsti leikmaður leik eins og venjulega, og það ert þú.
lesson-updown-three-two-ways = Tvær sexur liggja efst í kastbunkanum. Þú ert með eina sexu og þrjár níur. Hreinsaðu bunkann: til þess eru tvær leiðir.
    .done = Bunkinn er hreinsaður. Spilin úr honum liggja þar sem allir sjá þau og koma aldrei aftur í leikinn.
    .mistake-one = Ein nía hreinsar ekkert. Spilaðu öllum þremur níunum, eða skoðaðu hvaða tala liggur efst í bunkanum.
    .mistake-two = Tvær níur hreinsa ekkert. Spilaðu öllum þremur níunum, eða skoðaðu hvaða tala liggur efst í bunkanum.
    .hint-zone = Skoðaðu tvö efstu spilin í kastbunkanum. Þú getur bætt því þriðja við þau, eða spilað þremur eigin spilum sem eru eins.
lesson-updown-three-judge = Efst í kastbunkanum liggur grænt 6. Hinn leikmaðurinn spilar bláu 6 og appelsínugulu 6 saman. Má þetta?
    .done = Já. Það má spila 6 á 6 og bæði spilin hafa sama gildi. Með grænu 6 verða sexurnar þrjár, svo að bunkinn er hreinsaður.

## Hreinsun

lesson-updown-clear = Hreinsun
    .text = Hreinsun tekur allan kastbunkann úr leik.
lesson-updown-clear-use = Efst í kastbunkanum liggur grænt 10. Þú ert með 3, 6 og Hreinsun á hendi. Hreinsaðu bunkann.
    .done = Hreinsunin tók allan bunkann úr leik og fór sjálf með honum. Svo á næsti leikmaður leik eins og venjulega.
    .mistake-low = Appelsínugult 6 er lægra en grænt 10, sem liggur efst. Hvert af spilunum þínum er hærra en 10?
    .mistake-take = Þú ert með Hreinsun og hana má setja á tíuna. Þess vegna máttu ekki taka bunkann.
    .hint-zone = Skoðaðu spilin á hendinni. Eitt þeirra er ekki tala.
lesson-updown-clear-keep = Efst í kastbunkanum liggur grænt 5 og þú mátt spila hverju sem er af spilunum þínum. Það borgar sig að geyma Hreinsun. Spilaðu án þess að nota hana.
    .done = Þú átt Hreinsunina enn. Hana má setja á hvaða spil sem er, svo að hún hjálpar þér þegar tölurnar þínar eru of lágar.
    .mistake-spent = Í bunkanum sem þú hreinsaðir var aðeins eitt spil. Ef þú hefðir spilað sjöunni eða níunni ættirðu Hreinsunina enn.
    .mistake-take = Þú getur spilað, svo að þú mátt ekki taka bunkann. Sjöan og nían eru báðar nógu háar.
    .hint-zone = Skoðaðu efsta spilið í kastbunkanum. Það er bara 5.
lesson-updown-clear-two = Þú ert með grænt 4 og tvær venjulegar Hreinsanir: á þeim er hvorki +1 né +2. Venjulegum Hreinsunum má spila saman. Spilaðu þeim báðum í einum leik.
    .done = Báðar Hreinsanirnar eru farnar og bunkinn líka. Þú losnaðir við tvö spil í einum leik.
    .mistake-one = Þú spilaðir bara blárri Hreinsun og sú appelsínugula er enn á hendinni. Veldu báðar áður en þú spilar.
    .mistake-orange = Þú spilaðir bara appelsínugulri Hreinsun og sú bláa er enn á hendinni. Veldu báðar áður en þú spilar.
    .mistake-mixed = Fjarkinn hefur ekki sama gildi og Hreinsun. Geymdu hann á hendinni.
    .hint-zone = Skoðaðu spilin á hendinni. Hreinsanirnar tvær eru eins.
lesson-updown-clear-judge = Efst í kastbunkanum liggur blátt 9. Hinn leikmaðurinn spilar tveimur Hreinsun +1 saman. Má þetta?
    .done = Nei. Aðeins venjulegum Hreinsunum má spila saman. Hreinsun +1 og Hreinsun +2 er spilað einni í einu.

## Hreinsun +1

lesson-updown-plus-one = Hreinsun +1
    .text = Hreinsaðu bunkann og kastaðu einu sinni enn.
lesson-updown-plus-one-again = Efst í kastbunkanum liggur blátt 9. Spilaðu Hreinsun +1 og notaðu svo aukakastið þitt.
    .done = Hreinsun +1 hreinsaði bunkann og þú kastaðir einu sinni enn, á tóman bunka. Þess vegna mátti spila hvaða spili sem var.
    .mistake-low = Blátt 7 er lægra en blátt 9, sem liggur efst. Hreinsaðu bunkann fyrst; þá máttu spila sjöunni.
    .mistake-take = Hreinsun +1 má fara á níuna, svo að þú mátt ekki taka bunkann.
    .hint-zone = Skoðaðu spilin á hendinni. Appelsínugul Hreinsun +1 er hærri en allar tölur.
lesson-updown-plus-one-draw = Á undan aukakastinu máttu draga þangað til þú ert með þrjú spil á hendi. Þú þarft þess ekki. Spilaðu Hreinsun +1, dragðu og kastaðu svo.
    .done = Þú dróst spil á undan aukakastinu. Þá gastu valið úr fleiri spilum, og á tóman bunka má meira að segja spila því lægsta.
    .mistake-eight = Áttunni má spila, en með henni færðu ekkert aukakast. Byrjaðu á Hreinsun +1.
    .mistake-nine = Níunni má spila, en með henni færðu ekkert aukakast. Byrjaðu á Hreinsun +1.
    .hint-zone = Skoðaðu dráttarbunkann. Eftir Hreinsun +1 máttu taka spil úr honum.
lesson-updown-plus-one-stop = Hinn leikmaðurinn hefur spilað Hreinsun +1 og á tvö spil eftir á hendi. Nú vill leikmaðurinn hleypa næsta að án þess að nota aukakastið. Má þetta?
    .done = Nei. Aukakast verður að nota meðan til er spil í það. Þú ræður hvort þú dregur á undan, en ekki hvort þú kastar.

## Hreinsun +2

lesson-updown-plus-two = Hreinsun +2
    .text = Hreinsaðu bunkann og kastaðu tvisvar enn.
lesson-updown-plus-two-twice = Spilaðu Hreinsun +2. Hún hreinsar bunkann og þú kastar tvisvar enn. Kastaðu lægra spilinu fyrst.
    .done = Fyrra spilið fór á tóman bunkann og það seinna ofan á það fyrra. Í aukaköstum gildir líka að spilið þarf að vera jafnhátt efsta spilinu eða hærra.
    .mistake-low = Appelsínugult 6 er lægra en blátt 9, sem liggur efst. Hreinsaðu bunkann fyrst.
    .mistake-take = Hreinsun +2 má fara á níuna, svo að þú mátt ekki taka bunkann.
    .hint-zone = Skoðaðu spilin á hendinni. Græna Hreinsun +2 má setja á hvaða spil sem er.
lesson-updown-plus-two-order = Þú hefur spilað Hreinsun +2 og dregið, og átt nú tvö aukaköst eftir. Notaðu þau bæði þannig að þú þurfir ekki að taka bunkann.
    .done = Seinna spilið var jafnhátt því fyrra eða hærra. Aukaköst verður að nota, svo að það skiptir máli í hvaða röð þú spilar.
    .mistake-high = Þegar nían liggur efst má hvorki spila þristinum né sexunni. Byrjaðu á lægra spili.
    .hint-zone = Skoðaðu spilin á hendinni. Seinna spilið þarf að vera jafnhátt því fyrra eða hærra.
lesson-updown-plus-two-no-draw = Þú hefur notað fyrra aukakastið eftir Hreinsun +2 og spilað grænu 4. Notaðu nú það seinna.
    .done = Þú spilaðir spili af hendinni í seinna aukakastinu og dróst ekki fyrr en á eftir. Á undan seinna aukakastinu er ekki dregið.
    .mistake-draw = Þú mátt draga á undan fyrra aukakastinu en ekki á undan því seinna. Spilaðu spili af hendinni.
    .mistake-low = Blátt 2 er lægra en grænt 4, sem liggur efst. Hitt spilið þitt er nógu hátt.
    .hint-zone = Skoðaðu spilin á hendinni. Annað þeirra er hærra en 4.
lesson-updown-plus-two-add = Þú átt tvö aukaköst eftir af Hreinsun +2. Notaðu annað þeirra til að fá enn fleiri.
    .done = Þú notaðir annað aukakastið og fékkst nýtt fyrir Hreinsun +1. Þess vegna áttu aftur tvö eftir.
    .mistake-number = Ef þú spilar grænu 4 er eitt aukakast búið og þú færð ekkert nýtt. Hvaða spil gefur þér nýtt?
    .hint-zone = Skoðaðu spilin á hendinni. Eitt þeirra gefur þér nýtt aukakast.
lesson-updown-plus-two-lapse = Þú ert með tvær sexur og Hreinsun +2. Fylgstu með: þú spilar Hreinsun +2 og svo báðum sexunum saman í fyrra aukakastinu.
    .done = Þú áttir ekkert spil eftir í seinna aukakastið, svo að það féll niður. Þú dróst þrjú spil og næsti leikmaður á leik.

## Læstu bunkarnir

lesson-updown-locked = Bunkarnir þínir eru læstir
    .text = Hvenær máttu spila spilunum sem liggja fyrir framan þig?
lesson-updown-locked-hand-first = Dráttarbunkinn er búinn en þú ert enn með tvö spil á hendi. Efst í kastbunkanum liggur appelsínugult 5. Nú átt þú leik.
    .done = Þú spilaðir bláu 6 af hendinni. Meðan þú átt spil á hendi spilarðu aðeins þaðan.
    .mistake-up = Blátt 10 liggur fyrir framan þig. Það verður að bíða, því að þú ert enn með tvö spil á hendi.
    .mistake-low = Grænt 4 er lægra en appelsínugult 5, sem liggur efst. Hitt spilið á hendinni er nógu hátt.
    .hint-zone = Skoðaðu spilin á hendinni. Annað þeirra er hærra en 5.
lesson-updown-locked-judge = Hinn leikmaðurinn er með þrjú spil á hendi og dráttarbunkinn er ekki tómur. Leikmaðurinn spilar Hreinsun sem liggur upp í loft. Má þetta?
    .done = Nei. Þessi spil eru læst þangað til dráttarbunkinn er búinn og höndin tóm. Hvorugt hefur gerst enn.
lesson-updown-locked-open = Dráttarbunkinn er búinn og höndin þín er tóm. Þess vegna eru spilin þín upp í loft opin. Efst liggur appelsínugult 8; spilaðu einu af spilunum upp í loft.
    .done = Þú spilaðir í fyrsta sinn úr þínum eigin bunkum. Þeir opnuðust af því að dráttarbunkinn var búinn og höndin þín tóm.
    .mistake-low = Appelsínugult 6 er lægra en appelsínugult 8, sem liggur efst. Hin tvö spilin fyrir framan þig eru nógu há.
    .mistake-take = Þú getur spilað spili sem liggur upp í loft, svo að þú mátt ekki taka bunkann.
    .hint-zone = Skoðaðu spilin þrjú sem liggja upp í loft fyrir framan þig. Tvö þeirra eru hærri en 8.

## Spilin sem liggja upp í loft

lesson-updown-face-up = Spilin upp í loft
    .text = Svona spilarðu spilunum þremur sem liggja upp í loft fyrir framan þig.
lesson-updown-face-up-pair = Höndin þín er tóm og dráttarbunkinn búinn. Efst í kastbunkanum liggur appelsínugult 5. Fyrir framan þig liggja tvær áttur upp í loft; spilaðu þeim báðum í einu.
    .done = Spilum sem liggja upp í loft er spilað eins og spilum á hendi: einu í einu, eða nokkrum með sama gildi.
    .mistake-blue = Þú spilaðir bara bláu 8 og grænt 8 liggur enn fyrir framan þig. Veldu báðar átturnar áður en þú spilar.
    .mistake-green = Þú spilaðir bara grænu 8 og blátt 8 liggur enn fyrir framan þig. Veldu báðar átturnar áður en þú spilar.
    .mistake-low = Appelsínugult 4 er lægra en appelsínugult 5, sem liggur efst. Skoðaðu hin spilin tvö.
    .hint-zone = Skoðaðu spilin sem liggja upp í loft fyrir framan þig. Hvaða tvö eru eins?
lesson-updown-face-up-take = Efst í kastbunkanum liggur grænt 9. Fyrir framan þig liggja 4 og 6 upp í loft og höndin þín er tóm. Gerðu það sem reglurnar segja.
    .done = Ekkert spil upp í loft var nógu hátt, svo að þú tókst bunkann á hönd. Spilin þín upp í loft verða kyrr.
    .mistake-low = Appelsínugult 6 er hæsta spilið sem þú átt upp í loft, en það er lægra en nían sem liggur efst. Engu af spilunum upp í loft má spila.
    .mistake-flip = Spilin á grúfu koma síðast. Þú átt enn tvö spil upp í loft, þó að þau séu of lág núna.
    .hint-zone = Skoðaðu kastbunkann. Hvorki fjarkinn þinn né sexan nær níunni sem liggur efst.
lesson-updown-face-up-again = Þú tókst bunkann og ert með 7 og 9 á hendi. Nú liggur blátt 6 efst í kastbunkanum. Þú átt leik.
    .done = Þú spilaðir af hendinni. Þegar þú hefur tekið bunkann eru þínir eigin bunkar læstir þangað til höndin er tóm aftur.
    .mistake-up = Appelsínugult 10 var opið áðan, en svo tókstu bunkann. Nú er það læst þangað til höndin þín er tóm aftur.
    .hint-zone = Skoðaðu spilin á hendinni. Bæði eru hærri en 6.
lesson-updown-face-up-lazy = Hinn leikmaðurinn á engin spil á hendi, en á 4 og 9 upp í loft. Efst í kastbunkanum liggur blátt 6 og hinn leikmaðurinn tekur bunkann. Má þetta?
    .done = Nei. Bláu 9 má spila á sexuna. Ef hægt er að spila verður að spila, líka spilum sem liggja upp í loft.
lesson-updown-face-up-whose = Hinn leikmaðurinn á engin spil á hendi, en á appelsínugult 4 og blátt 9 upp í loft. Nú spilar hinn leikmaðurinn grænu 10. Má þetta?
    .done = Nei. Hver leikmaður spilar aðeins eigin spilum, og þarna liggur ekkert grænt 10.
lesson-updown-face-up-same-turn = Dráttarbunkinn er búinn og Hreinsun +1 er síðasta spilið á hendi þinni. Spilaðu henni og notaðu svo aukakastið þitt.
    .done = Eftir Hreinsun +1 var höndin þín tóm, svo að bunkarnir þínir opnuðust strax. Spilið í aukakastið kom þaðan, í sama leik.
    .mistake-up = Appelsínugult 9 er enn læst, því að þú átt spil á hendi. Spilaðu fyrst af hendinni.
    .mistake-take = Hreinsun +1 má fara á tíuna, svo að þú mátt ekki taka bunkann.
    .hint-zone = Skoðaðu höndina þína. Síðasta spilið þar gefur þér aukakast.

## Spilin á grúfu

lesson-updown-flips = Að snúa spilum við
    .text = Síðast er spilað spilunum þremur á grúfu, án þess að kíkja.
lesson-updown-flips-before = Efst í kastbunkanum liggur appelsínugult 7. Fyrir framan þig liggur eitt spil upp í loft og þrjú á grúfu. Þú átt leik.
    .done = Nú eru öll spilin þín upp í loft farin. Næst þegar þú átt leik máttu snúa við spili á grúfu.
    .mistake-flip = Blátt 9 liggur enn upp í loft. Öll spil upp í loft fara á undan spilunum á grúfu.
    .mistake-take = Blátt 9 er nógu hátt til að fara á sjöuna, svo að þú mátt ekki taka bunkann.
    .hint-zone = Skoðaðu spilin fyrir framan þig. Eitt þeirra liggur upp í loft.
lesson-updown-flips-blind = Nú áttu aðeins eftir þrjú spil á grúfu og enginn veit hvaða spil það eru. Efst í kastbunkanum liggur appelsínugult 4. Snúðu við einu spili, hverju sem þú vilt.
    .done = Þú snerir við spili án þess að kíkja fyrst og í þetta sinn var það nógu hátt. Það má alltaf snúa við spili, en bara einu í einu.
    .mistake-take = Þú mátt ekki taka bunkann strax. Snúðu fyrst við einu spili; kannski er það nógu hátt.
    .hint-zone = Skoðaðu spilin fyrir framan þig. Það skiptir ekki máli hverju þú snýrð við.
lesson-updown-flips-too-low = Efst í kastbunkanum liggur appelsínugult 7. Fylgstu með: þú snýrð við fyrsta spilinu þínu á grúfu.
    .done = Þetta var 2 og það er lægra en 7. Þess vegna fór það í bunkann og þú tókst allan bunkann á hönd.
lesson-updown-flips-judge = Hinn leikmaðurinn sneri við of lágu spili og tók bunkann. Nú á hinn leikmaðurinn þrjú spil á hendi, en snýr samt við öðru spili á grúfu. Má þetta?
    .done = Nei. Bunkarnir eru læstir aftur þangað til spilunum þremur á hendinni hefur verið spilað.

## Hreinsun +2 úr eigin bunkum

lesson-updown-penalty = Hreinsun +2 úr eigin bunkum
    .text = Tvö aukaköst eru ekki alltaf til góðs.
lesson-updown-penalty-see = Fyrir framan þig liggja Hreinsun +2, 9 og 4 upp í loft. Fylgstu með: þú spilar Hreinsun +2, svo níunni, og þá er bara fjarkinn eftir.
    .done = Fjarkinn var of lágur til að fara á níuna. Hann fór samt í bunkann og þú tókst níuna og fjarkann á hönd.
lesson-updown-penalty-avoid = Þú hefur spilað Hreinsun +2 úr þínum eigin bunkum og átt tvö aukaköst eftir. Upp í loft liggja 4 og 9. Kastaðu báðum spilunum án þess að þurfa að taka bunkann.
    .done = Fyrst fjarkinn og svo nían: þannig var síðasta spilið nógu hátt og höndin þín er enn tóm.
    .mistake-high = Nú liggur nían efst og bara fjarkinn er eftir í síðasta aukakastið. Hann er of lágur, svo að þú þarft að taka bunkann.
    .hint-zone = Skoðaðu spilin þín tvö upp í loft. Í hvaða röð má spila þeim báðum?
lesson-updown-penalty-hold-back = Þetta er síðasta aukakastið eftir Hreinsun +2 úr þínum eigin bunkum. Efst liggur grænt 7 og þú átt 4 og 9 upp í loft. Notaðu aukakastið.
    .done = Nían var nógu há, svo að þú varðst að spila henni. Of lágu spili er aðeins spilað þegar ekkert spil upp í loft er nógu hátt.
    .mistake-low = Fjarkinn er of lágur, en það er nían ekki. Þú mátt ekki halda eftir spili sem er nógu hátt.
    .mistake-take = Nían er nógu há til að fara á sjöuna, svo að þú mátt ekki taka bunkann.
    .hint-zone = Skoðaðu spilin þín tvö upp í loft. Annað þeirra er hærra en 7.
lesson-updown-penalty-judge = Hinn leikmaðurinn á síðasta aukakastið eftir af Hreinsun +2 úr eigin bunkum. Efst liggur grænt 8. Eina spilið upp í loft er appelsínugult 5 og hinn leikmaðurinn spilar því. Má þetta?
    .done = Já, því að ekkert spil upp í loft er nógu hátt. En það kostar sitt: leikmaðurinn tekur bæði fimmuna og áttuna á hönd.

## Síðasta spilið

lesson-updown-last-card = Síðasta spilið
    .text = Þú vinnur ef þú losnar fyrst allra við öll spilin.
lesson-updown-last-card-win = Þú átt bara tvö spil eftir og bæði eru níur. Efst í kastbunkanum liggur blátt 8. Vinndu leikinn.
    .done = Þú átt engin spil eftir, hvorki á hendi, upp í loft né á grúfu. Þá vinnurðu strax.
    .mistake-blue = Nú er appelsínugult 9 eftir og hinn leikmaðurinn heldur áfram. Spilaðu báðum níunum saman, þá áttu engin spil eftir.
    .mistake-orange = Nú er blátt 9 eftir og hinn leikmaðurinn heldur áfram. Spilaðu báðum níunum saman, þá áttu engin spil eftir.
    .mistake-take = Þú getur spilað, svo að þú mátt ekki taka bunkann. Skoðaðu níurnar þínar tvær.
    .hint-zone = Skoðaðu spilin á hendinni. Þau eru eins.
lesson-updown-last-card-plus = Allra síðasta spilið þitt er Hreinsun +2 og hún liggur upp í loft. Þú átt ekkert spil í aukaköstin tvö. Spilaðu henni og sjáðu hvað gerist.
    .done = Þú vinnur strax. Aukaköst skipta engu þegar þú átt engin spil eftir.
    .mistake-take = Hreinsun +2 má fara á áttuna, svo að þú mátt ekki taka bunkann.
    .hint-zone = Skoðaðu spilið fyrir framan þig. Það er síðasta spilið þitt.
lesson-updown-last-card-failed = Þú átt eitt spil eftir og það liggur á grúfu. Efst í kastbunkanum liggur appelsínugult 8. Fylgstu með: þú snýrð síðasta spilinu þínu við og leikurinn heldur áfram.
    .done = Þetta var 2 og það er of lágt til að fara á áttuna. Þú tókst því bunkann og ert nú með þrjú spil. Þú vinnur aðeins ef síðasta spilið þitt má fara á bunkann.
lesson-updown-last-card-over = Þú hefur spilað síðasta spilinu þínu og unnið. Hinn leikmaðurinn spilar samt appelsínugulu 10. Má þetta?
    .done = Nei. Leiknum er lokið og enginn spilar lengur.
lesson-updown-last-card-endless = Sumir leikir gætu haldið endalaust áfram. Þess vegna má ekki leika oftar en 5.000 sinnum í einum leik. Hér hefur verið leikið 4.998 sinnum; fylgstu með síðustu tveimur skiptunum.
    .done = Leiknum er lokið og enginn vinnur. Flestir leikir klárast löngu fyrr.

## Húsreglur

lesson-updown-house-rules = Húsreglur
    .text = Fólk fer misjafnlega með sumar reglur, og heimildirnar okkar (síðurnar þar sem reglurnar standa) segja ekki alltaf það sama.
lesson-updown-house-rules-count = Heimildirnar segja að 84 spil séu í stokknum. En spilin sem þær telja upp eru bara 74. Fylgstu með þegar þessi 74 spil eru gefin.
    .done = Eftir gjöfina eru 56 spil í dráttarbunkanum. Með 84 spilum eru þau 66. Þú getur valið stokkinn þegar þú byrjar leik.
lesson-updown-house-rules-opening = Flestar heimildir segja að byrja megi á hvaða spili sem er. Íslenska síðan segir annað, en bara af því að vél þýddi hana illa. Byrjaðu á lægsta spilinu þínu.
    .done = Leikurinn byrjaði á bláu 2. Á tóman bunka má spila hvaða spili sem er.
    .mistake-six = Sexunni má spila, en hún er ekki lægsta spilið þitt.
    .mistake-nine = Níunni má spila, en hún er hæsta spilið þitt. Finndu það lægsta.
    .mistake-take = Kastbunkinn er tómur, svo að það er ekkert að taka. Spilaðu lægsta spilinu þínu.
    .hint-zone = Skoðaðu kastbunkann. Hann er tómur, svo að 2 má líka fara á hann.
lesson-updown-house-rules-four = Hér gildir húsregla: það þarf fjögur spil með sömu tölu til að hreinsa bunkann. Þrjár sjöur liggja efst. Hreinsaðu bunkann.
    .done = Sjöan þín var sú fjórða og bunkinn er hreinsaður. Án þessarar húsreglu duga þrjú spil.
    .mistake-nine = Níunni má spila, en hún hreinsar ekkert. Hvaða tala er á þremur efstu spilunum?
    .mistake-low = Blátt 3 er lægra en sjöan sem liggur efst. Hvaða tala er á þremur efstu spilunum?
    .hint-zone = Skoðaðu þrjú efstu spilin í kastbunkanum. Eitt vantar enn.
lesson-updown-house-rules-by-choice = Hér gildir húsregla: þú mátt taka bunkann þó að þú getir spilað. Þar liggja tvær tíur og aðeins Hreinsunin þín má fara á þær. Taktu bunkann og geymdu Hreinsunina.
    .done = Nú ertu með báðar tíurnar og átt Hreinsunina enn. Án þessarar húsreglu hefðirðu orðið að spila henni.
    .mistake-clear = Þú mátt spila Hreinsuninni, en hér áttu að geyma hana. Taktu bunkann í staðinn.
    .mistake-low = Appelsínugult 5 er lægra en tían sem liggur efst. Aðeins Hreinsuninni má spila hér, en þú átt að geyma hana.
    .hint-zone = Skoðaðu kastbunkann. Bæði spilin þar eru há.
lesson-updown-house-rules-clear-again = Hér gildir húsregla: eftir venjulega Hreinsun kastarðu einu sinni enn. Fylgstu með: þú spilar Hreinsun og svo bláu 4.
    .done = Með þessari húsreglu færðu eitt aukakast fyrir Hreinsun. Án hennar á næsti leikmaður leik strax eftir Hreinsun.
lesson-updown-house-rules-stays = Hér gildir húsregla: ef þú snýrð við of lágu spili verður það eftir fyrir framan þig, upp í loft. Fylgstu með: þú snýrð við fyrsta spilinu þínu á grúfu.
    .done = Tvisturinn var of lágur til að fara á sjöuna og verður eftir fyrir framan þig, upp í loft. Þú tókst bunkann án hans.
lesson-updown-house-rules-mix = Hér gildir húsregla: ef öll spil á hendi þinni hafa sama gildi máttu spila þeim saman með spilum upp í loft sem hafa það gildi. Dráttarbunkinn er búinn. Hreinsaðu bunkann í einum leik.
    .done = Áttan af hendinni og átturnar tvær upp í loft urðu þrjár saman. Án þessarar húsreglu hefðu spilin upp í loft orðið að bíða.
    .mistake-one = Ein átta hreinsar ekki bunkann. Bættu við áttunum tveimur sem liggja upp í loft.
    .mistake-two = Tvær áttur duga ekki, eina vantar enn. Bættu við hinni áttunni sem liggur upp í loft.
    .mistake-ten = Tían hefur ekki sama gildi og áttan. Bættu áttunum tveimur við í staðinn.
    .hint-zone = Skoðaðu spilin fyrir framan þig. Hver þeirra hafa sama gildi og spilið á hendinni?
lesson-updown-house-rules-try = Hér gilda þrjár húsreglur: það þarf fjögur spil með sömu tölu til að hreinsa bunkann, þú kastar einu sinni enn eftir Hreinsun og þú mátt taka bunkann af frjálsum vilja. Spilaðu eins lengi og þú vilt.
    .done = Þú getur valið húsreglur í hvert sinn sem þú byrjar leik. Best er að semja um þær áður en spilin eru gefin.

## Þrír litlir leikir

lesson-updown-games = Þrír litlir leikir
    .text = Spilaðu heila leiki með litlum stokkum.
lesson-updown-games-first = Hér eru aðeins 24 spil og tveir leikmenn, og þú byrjar. Spilaðu heilan leik: veldu þrjú spil til að leggja upp í loft og losaðu þig svo við öll spilin á undan hinum leikmanninum.
    .done = Þú átt engin spil eftir, hvorki á hendi, upp í loft né á grúfu. Þú hefur unnið fyrsta heila leikinn þinn.
    .mistake-two = Þetta eru bara níurnar tvær. Veldu eitt spil í viðbót.
    .hint-zone = Skoðaðu spilin á hendinni. Geymdu þau lágu þar, því að þeim spilarðu snemma, og leggðu háu spilin upp í loft.
lesson-updown-games-second = Nú eru spilin 30, í þremur litum, og leikmennirnir aftur tveir. Leikurinn er lengri; losaðu þig við öll spilin á undan hinum leikmanninum.
    .done = Þú losnaðir við öll spilin á undan hinum leikmanninum og hefur því unnið aftur.
    .mistake-two = Þetta eru bara tían og Hreinsunin. Veldu eitt spil í viðbót.
    .hint-zone = Skoðaðu spilin á hendinni. Geymdu lág spil þar, því að þeim spilarðu snemma, og leggðu há spil upp í loft.
lesson-updown-games-third = Nú spila þrír með grænu spilunum, 36 talsins. Losaðu þig við öll spilin á undan hinum.
    .done = Þú hefur unnið tvo aðra leikmenn. Nú kanntu allt spilið.
    .mistake-two = Þetta eru bara tían og Hreinsunin. Veldu eitt spil í viðbót.
    .hint-zone = Skoðaðu spilin á hendinni. Geymdu lág spil þar, því að þeim spilarðu snemma, og leggðu há spil upp í loft.
