# The rules of any table, and what all rule books share. A game's own rules stand in its own file.

rules-kind-definition = Hvað hlutirnir eru
rules-kind-limit = Hvað þarf að gera og hvað má ekki
rules-kind-permit = Hvað má gera
rules-kind-effect = Hvað gerist af sjálfu sér
table-section-turn = Hver á leik
table-section-cards = Spilin þín
source-cy = Velska síðan (þýdd af vél)
source-is = Íslenska síðan (þýdd af vél)
source-ar = Arabíska síðan (þýdd af vél)
source-en = Enska síðan sem var þýdd
source-us = Við ákváðum þetta sjálf

## Hvaða borð sem er

table-turn-now = Eitt í einu
    .text = Leikurinn gengur skref fyrir skref: fyrst er gefið og síðast er spilað. Í hverju skrefi má gera sitt.
    .broken = { $phase ->
        [deal] Það er ekki búið að gefa spilin. Fyrst þarf að gefa.
        [choose] Nú velja allir þrjú spil sem eiga að liggja upp í loft. Veldu þín fyrst.
        [declare] { $move ->
            [deal] Það er búið að gefa spilin. Segðu nú hvort þú spilar með.
           *[none] Þetta er ekki hægt núna. Segðu fyrst hvort þú spilar með.
        }
        [review] { $move ->
            [deal] Það er búið að gefa spilin og spila þeim. Bentu nú á þann sem braut reglu eða segðu að allt hafi verið rétt.
           *[none] Þetta er ekki hægt núna. Bentu á þann sem braut reglu eða segðu að allt hafi verið rétt.
        }
       *[play] { $move ->
            [deal] Það er búið að gefa spilin. Nú er spilað.
            [choose] Það er búið að velja spilin sem liggja upp í loft. Nú er spilað.
           *[none] Þetta er ekki hægt núna. Nú er spilað.
        }
    }
table-turn-over = Leiknum er lokið
    .text = Þegar leiknum er lokið á enginn leik lengur.
    .broken = Leiknum er lokið. Afturkallaðu leik eða byrjaðu nýjan.
table-cards-held = Aðeins þín eigin spil
    .text = Þú mátt aðeins spila spilum sem þú átt, og hverju spili aðeins einu sinni.
    .broken = { $card ->
        [none] Þarna er ekkert spil. Veldu spil sem þú átt.
       *[other] Þú átt ekki þetta spil (eða ekki svona mörg): { $card }. Veldu spil sem þú átt.
    }
table-cards-some = Minnst eitt spil
    .text = Til að kasta þarf að spila minnst einu spili.
    .broken = Þú hefur ekki valið neitt spil. Veldu fyrst eitt spil eða fleiri.
