# The rules of any table, and what all rule books share. A game's own rules stand in its own file.

rules-kind-definition = What things are
rules-kind-limit = What you must or may not do
rules-kind-permit = What you may do
rules-kind-effect = What happens by itself
table-section-turn = Taking turns
table-section-cards = Your cards
source-cy = The Welsh page (translated by a machine)
source-is = The Icelandic page (translated by a machine)
source-ar = The Arabic page (translated by a machine)
source-en = The English page that was translated
source-us = We decided this ourselves

## Any table

table-turn-now = One thing at a time
    .text = The game goes step by step, first the deal and the play last. Each step has its own moves.
    .broken = { $phase ->
        [deal] The cards have not been dealt yet. Deal first.
        [choose] Now everybody chooses three cards to lie face up. Choose yours first.
        [declare] { $move ->
            [deal] The cards have been dealt already. Now say whether you play.
           *[none] This can’t be done now. First say whether you play.
        }
        [review] { $move ->
            [deal] The cards have been dealt already, and played. Now challenge somebody, or say that all was right.
           *[none] This can’t be done now. Challenge somebody, or say that all was right.
        }
       *[play] { $move ->
            [deal] The cards have been dealt already. Now you play.
            [choose] The face-up cards have been chosen already. Now you play.
           *[none] This can’t be done now. Now you play.
        }
    }
table-turn-over = The game is over
    .text = When the game is over, nobody moves any more.
    .broken = The game is over. Undo a move, or start a new game.
table-cards-held = Your own cards only
    .text = You play only cards that you hold, and a card only once.
    .broken = { $card ->
        [none] There is no card at that place. Pick one that you have.
       *[other] You don’t have this card (or not so many of it): { $card }. Pick cards that you have.
    }
table-cards-some = At least one card
    .text = To discard, play at least one card.
    .broken = You have not picked a card. Pick one or more cards first.
