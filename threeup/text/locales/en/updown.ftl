# All words of 3UP 3DOWN. Rules: a short name, the rule itself (.text), why a move is not allowed (.broken), why it is
# (.because). Ranks and cards come as words of this language ("7", "Clear +1", "green 7"); counts come as numbers.
# Colours: g green, b blue, o orange. $who is "you" or "other"; $name is a nickname.
# .otherwise: what other sources say instead; it stands below the line that names them.

updown-section-deck = The cards
updown-section-deal = The deal
updown-section-turn = A turn
updown-section-discard = Discarding
updown-section-clear = Clearing the pile
updown-section-draw = Drawing
updown-section-piles = Your 3UP 3DOWN piles
updown-section-end = The end of the game
source-pub = A page close to the maker’s own rule sheet
source-rev = A review by somebody who owns the game
source-own = A program by somebody who owns the cards
source-fam = The rules of Palace, a game of the same family

## The cards

updown-deck-colours = Three colours
    .text = Cards are green, blue or orange. The colour never matters for what you may play.
updown-deck-ranks = Numbers and Clear cards
    .text = There are the numbers 1 to 10 and three kinds of Clear card: Clear, Clear +1 and Clear +2. Every Clear card is higher than every number.
    .because = Every Clear card is higher than every number. So { $rank } may be played on { $top }.
updown-deck-composition = What is in the deck
    .text = The full deck has 84 cards: seven of each number, six Clears, six Clear +1 and two Clear +2. You can choose another deck.
    .otherwise = The English page and its translations count 84 cards, but their list makes only 74: six of each number. The owner’s program has 84 cards too, but seven Clears and only one Clear +2. With the house rule “{ option-deck }” you can play with either deck.
    .broken = The deal must use exactly the cards of the deck. Cards in the deck: { $deck }. Cards in this deal: { $cards }.
    .because = { $cards ->
        [one] The deal uses the one card of the deck.
       *[other] The deal uses all { $cards } cards of the deck.
    }

## The deal

updown-deal-players = How many play
    .text = Two to six people play. With two decks, seven to twelve.
updown-deal-three-down = Three face down
    .text = Everybody gets three cards face down. Nobody may look at them, not even their owner.
updown-deal-six-more = Six more
    .text = Then everybody gets six more cards and looks at them.
updown-deal-three-up = Three face up
    .text = Choose three of your six cards and lay them face up on your face-down cards. The other three are your hand. Nobody sees what you chose until all have chosen.
    .broken = { $n ->
        [0] You have chosen no card. Choose exactly three.
        [one] You have chosen one card. Choose exactly three.
       *[other] You have chosen { $n } cards. Choose exactly three.
    }
    .because = { $n ->
        [one] You have chosen one card to lie face up.
       *[other] You have chosen { $n } cards to lie face up, as everybody must.
    }
updown-deal-draw-pile = The draw pile
    .text = The cards that are left lie face down in the middle. They are the draw pile.
    .otherwise = A word is missing on the Icelandic page. It doesn’t say whether the cards lie face up or face down.
updown-deal-first-player = Who starts
    .text = Anybody may start. If nothing else is said, it is decided by chance.
    .otherwise = In the review the player on the dealer’s left starts, or anybody you like, such as the youngest.

## A turn

updown-turn-clockwise = Clockwise
    .text = After you it is the turn of the player on your left.
updown-turn-discard-then-draw = First discard, then draw
    .text = In your turn you discard first. After that you draw.
    .broken = You have not discarded yet. Discard first; you draw after that.
    .because = You have already discarded in this turn, so you may draw now.

## Discarding

updown-discard-open-pile = Any card on an empty pile
    .text = When the discard pile is empty, you may play any card, or any cards of one rank.
    .otherwise = On the other pages the first play of the game need not be as high as the top card. The Icelandic page says that it must, and in the same sentence that it may be any card: the machine made a mistake.
    .broken = The discard pile is empty, so there is nothing to take. Play any card.
    .because = The discard pile is empty, so any card may be played.
updown-discard-at-least-top = At least the top card
    .text = The card you play must be as high as the top card of the discard pile, or higher.
    .broken = The top card is { $top } and you tried { $rank }. That is too low. Play { $top } or higher, or a Clear card.
    .because = The top card is { $top }. Your { $rank } is as high or higher, so it may be played.
updown-discard-one-rank = Cards of one rank
    .text = You may play several cards together if they are all of one rank: two 7s, for example.
    .broken = These cards are not all of one rank: { $low } and { $high }. Play cards that are alike.
    .because = { $n ->
        [one] You play one card: { $rank }.
       *[other] You play { $n } cards together. They are alike ({ $rank }), so that is allowed.
    }
updown-discard-clears-together = Clear cards together
    .text = You may play several plain Clears together. Clear +1 and Clear +2 are played one at a time.
    .broken = { $n ->
        [one] This house rule does not let you play this card like that: { $rank }.
       *[other] You tried { $n } cards of this kind together: { $rank }. Play only one of them.
    }
    .because = { $n ->
        [one] You play one Clear card: { $rank }.
       *[other] You play { $n } Clear cards together ({ $rank }). Here that is allowed.
    }
updown-discard-must-play = If you can play, you must
    .text = If you have a card that may be played, you must play. You can’t take the pile instead.
    .otherwise = Some people play Palace so that you may take the pile even if you can play. With the house rule “{ option-voluntary-pick-up }” you can play that way.
    .broken = { $rank ->
        [none] You can’t take the pile yet. Turn over one of your face-down cards first: it may be high enough for { $top }.
       *[other] You can’t take the pile, because you can play. The top card is { $top } and you have this: { $rank }.
    }
    .because = The top card is { $top } and you have a card that may be played: { $rank }. So you must play.
    .voluntary = You could play on { $top }. With this house rule you may take the pile all the same.
updown-discard-cannot-play = If you can’t play, take the pile
    .text = If none of your cards may be played, take the whole discard pile into your hand. Your turn is over then, and extra discards are lost.
    .because = { $n ->
        [one] No card in your hand is as high as { $top }. So you take the pile: one card.
       *[other] No card in your hand is as high as { $top }. So you take the pile: { $n } cards.
    }
updown-discard-from-hand-first = Your hand first
    .text = While you have cards in your hand, you play from your hand only.
    .otherwise = In Palace, if your whole hand is of one rank, you may play it together with your face-up cards of that rank. With the house rule “{ option-mix-hand-and-up }” you can play that way.
    .broken = { $n ->
        [one] You still have a card in your hand. Play that one first.
       *[other] You still have { $n } cards in your hand. Play from your hand first.
    }
    .because = { $n ->
        [one] You have one card in your hand, and you play from there.
       *[other] You have { $n } cards in your hand, and you play from there.
    }

## Clearing the pile

updown-clear-set-of-three = A set clears the pile
    .text = When three cards of one number lie on top together, the pile is cleared. It does not matter who played them. A house rule may ask for four.
    .otherwise = In Palace it takes four cards, and whoever clears the pile plays again. With the house rules “{ option-set-size }” and “{ option-set-clear-goes-again }” you can play that way.
updown-clear-removed = Cleared cards are gone
    .text = Cleared cards are out of the game. They lie where all can see them and never come back.
updown-clear-plain = Clear
    .text = A Clear clears the whole discard pile.
    .otherwise = In Palace it is the ten that clears the pile, and whoever played it plays again. With the house rule “{ option-clear-goes-again }” you can play that way.
    .because = This card is a Clear. It clears the whole pile.
updown-clear-plus-one = Clear +1
    .text = A Clear +1 clears the pile, and you discard once more.
    .because = This card is a Clear +1. It clears the pile, and you discard once more.
updown-clear-plus-two = Clear +2
    .text = A Clear +2 clears the pile, and you discard twice more.
    .because = This card is a Clear +2. It clears the pile, and you discard twice more.
updown-clear-optional-draw = Drawing in between
    .text = Before your first extra discard you may draw until you hold three cards.
    .because = { $n ->
        [0] You may draw before your extra discard.
        [one] You may draw before your extra discard. You get one card.
       *[other] You may draw before your extra discard. You get { $n } cards.
    }
updown-clear-no-draw-before-last = No drawing before the last one
    .text = After a Clear +2 you may draw before the first extra discard, but not before the second.
    .otherwise = In the owner’s program you may draw before every extra discard, even the last one. With the house rule “{ option-draw-before-last-extra }” you can play that way.
    .broken = You can’t draw again now. Make your extra discard first.
    .because = This is a moment when you may draw: your extra discard is still to come.
updown-clear-extras-add = Extra discards add up
    .text = If your extra discard is a Clear +1 or a Clear +2, its extra discards are added to those you have left.
updown-clear-extras-compulsory = Extra discards must be made
    .text = You make every extra discard while you have a card to play. If you have none, the extra discard is lost and your turn ends.
    .broken = { $n ->
        [one] You still have one extra discard. That comes first.
       *[other] You still have { $n } extra discards. They come first.
    }
    .because = { $n ->
        [one] You have one extra discard. Make it if you have a card for it; if not, it is lost.
       *[other] You have { $n } extra discards. Make them while you have cards for them; if not, they are lost.
    }
updown-clear-plus-two-from-piles = Clear +2 from your own piles
    .text = You played a Clear +2 from your own piles, and no card you have face up is high enough for the last extra discard. Then you play one that is too low, and take it and the whole pile into your hand.
    .because = { $rank } is too low for { $top }. But it is the last discard of your Clear +2, so you play it and then take it with the whole pile.

## Drawing

updown-draw-to-three = Draw up to three
    .text = After you discard, draw until you have three cards in your hand. If you have three or more, you draw none.
    .broken = { $n ->
        [one] You have one card in your hand. You can’t draw now.
       *[other] You have { $n } cards in your hand. With three or more you don’t draw.
    }
    .because = { $n ->
        [0] Your hand is empty, so you may draw up to three.
        [one] You have only one card in your hand, so you may draw up to three.
       *[other] You have only { $n } cards in your hand, so you may draw up to three.
    }
updown-draw-short-pile = When the draw pile runs out
    .text = If the draw pile has too few cards, take what is there. If it is empty, play on without drawing.
    .broken = The draw pile is empty. Play on without drawing.
    .because = { $n ->
        [one] There is still one card in the draw pile.
       *[other] There are still { $n } cards in the draw pile.
    }

## Your 3UP 3DOWN piles

updown-piles-locked = Your own piles are locked
    .text = You may play from your 3UP 3DOWN piles only when the draw pile is gone and your hand is empty.
    .broken = Your own piles are still locked. Cards in the draw pile: { $draw }. Cards in your hand: { $hand }. Both must come to 0 first.
    .because = The draw pile is gone and your hand is empty, so your own piles are open.
updown-piles-up-before-down = Face up before face down
    .text = Play all your face-up cards before you turn over a face-down one.
    .broken = { $n ->
        [one] You still have one card face up. Play it first.
       *[other] You still have { $n } cards face up. Play them first.
    }
    .because = { $n ->
        [one] Your face-up cards are gone, so you turn over your last face-down card.
       *[other] Your face-up cards are gone, so you may turn over one of your { $n } face-down cards.
    }
updown-piles-up-multiples = Face-up cards, one or more
    .text = You may play one face-up card, or several of one rank together.
    .because = { $n ->
        [one] You play one of your face-up cards.
       *[other] You play { $n } of your face-up cards together, as they are alike.
    }
updown-piles-flip-blind = Turning over without looking
    .text = Turn over one face-down card at a time, without looking first. You may always do this; then you see what happens.
    .because = { $n ->
        [one] Turning over a face-down card is always allowed. This is your last one.
       *[other] Turning over a face-down card is always allowed. You have { $n } of them.
    }
updown-piles-failed-flip = A turned-over card that is too low
    .text = If the card you turn over is too low, it goes on the pile and you take the whole pile into your hand.
    .otherwise = In the owner’s program you take the pile, but the card that is too low stays on the table, face up. With the house rule “{ option-failed-flip }” you can play that way.
updown-piles-cannot-play-up = No face-up card is high enough
    .text = If none of your face-up cards may be played, take the pile. Your face-up cards stay where they are.
    .because = { $n ->
        [one] None of your face-up cards is as high as { $top }. So you take the pile: one card.
       *[other] None of your face-up cards is as high as { $top }. So you take the pile: { $n } cards.
    }
updown-piles-relocked = Locked again
    .text = When you have taken the pile, your own piles are locked until your hand is empty again.
    .broken = { $hand ->
        [0] Your own piles are locked now.
        [one] Your own piles are locked again, because you have a card in your hand. Play it first.
       *[other] Your own piles are locked again, because you have { $hand } cards in your hand. Play them first.
    }
    .because = Your hand is empty again, so your own piles are open.
updown-piles-same-turn = On to your own piles in the same turn
    .text = If you have an extra discard left and your own piles open in the middle of your turn, you may play from them at once.
    .because = { $n ->
        [one] You have one extra discard left and your own piles have opened, so you may go on with them at once.
       *[other] You have { $n } extra discards left and your own piles have opened, so you may go on with them at once.
    }

## The end of the game

updown-end-first-out-wins = First out wins
    .text = Whoever first has no cards left, in hand, face up or face down, wins at once.
updown-end-turn-cap = The last turn
    .text = A game can go on for ever. If it reaches the largest number of turns, it ends and nobody wins.

## Names of cards

# The text is for sentences ("green 7"); .label is what a screen reader says of a card on the table.
card-number = { $colour ->
    [g] green { $number }
    [b] blue { $number }
   *[o] orange { $number }
}
    .label = { $colour ->
        [g] { $number }, green circle
        [b] { $number }, blue square
       *[o] { $number }, orange triangle
    }
card-clear = { $colour ->
    [g] green Clear
    [b] blue Clear
   *[o] orange Clear
}
    .label = { $colour ->
        [g] Clear, green circle
        [b] Clear, blue square
       *[o] Clear, orange triangle
    }
card-plus-one = { $colour ->
    [g] green Clear +1
    [b] blue Clear +1
   *[o] orange Clear +1
}
    .label = { $colour ->
        [g] Clear +1, green circle
        [b] Clear +1, blue square
       *[o] Clear +1, orange triangle
    }
card-plus-two = { $colour ->
    [g] green Clear +2
    [b] blue Clear +2
   *[o] orange Clear +2
}
    .label = { $colour ->
        [g] Clear +2, green circle
        [b] Clear +2, blue square
       *[o] Clear +2, orange triangle
    }
rank-clear = Clear
rank-plus-one = Clear +1
rank-plus-two = Clear +2
# The word printed on the card, in large letters.
face-clear = Clear

## House rules

option-deck = The deck
    .help = Which cards are in the game.
    .standard = Full deck: 84 cards
    .owner = One owner’s deck: 84 cards, only one Clear +2
    .listed = As the rule sheet lists it: 74 cards
    .short60 = Green and blue: 60 cards
    .short36 = Green only: 36 cards
option-set-size = Cards in a set
    .help = How many cards of one number clear the pile when they lie on top together.
    .value-3 = Three
    .value-4 = Four
option-set-clear-goes-again = Another discard after a set
    .help = Whoever completes a set and clears the pile discards once more.
    .yes = Yes
    .no = No
option-clear-goes-again = Another discard after a Clear
    .help = Whoever plays a plain Clear discards once more.
    .yes = Yes
    .no = No
option-voluntary-pick-up = Taking the pile by choice
    .help = You may take the pile even when you have a card to play.
    .yes = Allowed
    .no = Not allowed
option-clears-together = Several Clear cards at once
    .help = Which Clear cards may be played together.
    .none = None of them
    .plain = Only plain Clears
    .all = All of them, if they are of one kind
option-optional-draw = Drawing before an extra discard
    .help = How many cards you may draw before an extra discard.
    .up-to-three = Until you hold three
    .one = One card
option-draw-before-last-extra = Drawing before every extra discard
    .help = You may draw before each extra discard, not only before the first.
    .yes = Yes
    .no = No
option-failed-flip = A turned-over card that is too low
    .help = What happens to it when you take the pile.
    .joins-hand = It goes into your hand
    .stays-revealed = It stays on the table, face up
option-plus-two-penalty = Clear +2 from your own piles
    .help = What you take when the last extra discard is too low.
    .third-joins = The pile and that card
    .pile-only = The pile only
    .off = Nothing; a card that low may not be played
option-mix-hand-and-up = Hand and face-up cards together
    .help = If your whole hand is of one rank, you may play it together with face-up cards of that rank.
    .yes = Yes
    .no = No
option-play-on-for-places = Playing on for second place
    .help = When somebody has won, the others play on until all places are known.
    .yes = Yes
    .no = No
option-two-decks = Two decks
    .help = For 7 to 12 players.
    .yes = Yes
    .no = No
option-turn-cap = Longest game
    .help = After this many turns nobody wins.
    .value-5000 = 5,000 turns
    .value-200 = 200 turns
    .none = No limit

## The piles in the middle

zone-draw = Draw pile
    .caption = Draw pile · { $n }
    .label = { $n ->
        [0] The draw pile is empty.
        [one] Draw pile: one card.
       *[other] Draw pile: { $n } cards.
    }
zone-pile = Discard pile
    .caption = Discard pile · { $n }
    .label = { $n ->
        [0] The discard pile is empty.
        [one] Discard pile: one card, { $top }.
       *[other] Discard pile: { $n } cards. On top: { $top }.
    }
zone-removed = Cleared
    .caption = Cleared · { $n }
    .label = { $n ->
        [0] No card has been cleared.
        [one] One card has been cleared. It is out of the game.
       *[other] { $n } cards have been cleared. They are out of the game.
    }

## 3UP 3DOWN: what to do now

updown-status-choose = Choose three of your six cards to lie face up. The other three stay in your hand.
updown-status-open = Your turn. The pile is empty: play any card, or several of the same number.
updown-status-play = Your turn. Play { $top } or higher, or a Clear card.
updown-status-up = Your turn. Play a face-up card: { $top } or higher, or a Clear card.
updown-status-pick-up = Nothing you may play reaches { $top }. Take the pile.
updown-status-flip = Your turn. Turn over one of your face-down cards.
updown-status-extra = { $n ->
    [one] You have one more discard to make.
   *[other] You have { $n } more discards to make.
}
updown-status-may-draw = { $n ->
    [one] You have one more discard. You may draw first.
   *[other] You have { $n } more discards. You may draw first.
}
updown-status-third = The last discard of your Clear +2 is too low for { $top }. Play a card all the same: it and the pile come to your hand.
updown-could-choose = Choose exactly three cards.
updown-could-play = You could play: { $ranks }.
updown-could-flip = You could turn over a face-down card.
updown-could-draw = You could draw.
updown-could-pick-up = You can only take the pile.
updown-could-end = You can end your turn.

## 3UP 3DOWN: buttons

updown-action-none = Choose a card
# $left is three less the number chosen: below 0 when too many are, and -1 counts as "one".
updown-action-choose = { $left ->
    [0] Lay these three face up
    [1] Choose one more
    [2] Choose two more
    [3] Choose three cards
    [one] Choose three cards only
   *[other] Choose three cards only
}
updown-action-play = { $n ->
    [one] Play { $rank }
   *[other] Play { $n } × { $rank }
}
updown-action-play-cards = { $n ->
    [one] Play 1 card
   *[other] Play { $n } cards
}
updown-action-pick-up = { $n ->
    [0] Take the pile
    [one] Take the pile (1 card)
   *[other] Take the pile ({ $n } cards)
}
updown-action-draw = Draw
updown-action-end = End my turn
updown-action-flip = Turn over this card
updown-action-flip-one = Turn over one card only
updown-move-play = play { $cards }
updown-move-choose = lay { $cards } face up
updown-move-flip = turn over a face-down card
updown-move-pick-up = take the pile
updown-move-draw = draw
updown-move-end = end the turn
updown-move-deal = deal

## 3UP 3DOWN: what happened

updown-event-dealt = { $n ->
    [0] The cards were dealt. No draw pile is left.
    [one] The cards were dealt. One card is left to draw.
   *[other] The cards were dealt. { $n } cards are left to draw.
}
updown-event-revealed = All have chosen and laid their three cards face up.
updown-event-discarded = { $who ->
    [you] You played { $cards }.
   *[other] { $name } played { $cards }.
}
updown-event-discarded-hidden = { $who ->
    [you] { $n ->
        [one] You played one card.
       *[other] You played { $n } cards.
    }
   *[other] { $n ->
        [one] { $name } played one card.
       *[other] { $name } played { $n } cards.
    }
}
# $fate: "pile" the card went to the pile, "stays" it stayed on the table, face up.
updown-event-flipped = { $fate ->
    [stays] { $who ->
        [you] You turned over { $card }. It is too low and stays face up.
       *[other] { $name } turned over { $card }. It is too low and stays face up.
    }
   *[pile] { $who ->
        [you] You turned over { $card }.
       *[other] { $name } turned over { $card }.
    }
}
updown-event-picked-up = { $who ->
    [you] { $n ->
        [one] You took the pile: one card.
       *[other] You took the pile: { $n } cards.
    }
   *[other] { $n ->
        [one] { $name } took the pile: one card.
       *[other] { $name } took the pile: { $n } cards.
    }
}
updown-event-drew = { $who ->
    [you] You drew { $cards }.
   *[other] { $name } drew { $cards }.
}
updown-event-drew-hidden = { $who ->
    [you] { $n ->
        [one] You drew one card.
       *[other] You drew { $n } cards.
    }
   *[other] { $n ->
        [one] { $name } drew one card.
       *[other] { $name } drew { $n } cards.
    }
}
updown-event-cleared = { $why ->
    [set-of-three] A set is complete: the pile is cleared.
   *[other] The pile is cleared.
}
updown-event-ended = { $why ->
    [turn-cap] The game has reached its last turn. Nobody wins.
   *[other] The game is over.
}
updown-event-extras = { $who ->
    [you] { $n ->
        [one] You may discard once more.
       *[other] You may discard { $n } times more.
    }
   *[other] { $n ->
        [one] { $name } may discard once more.
       *[other] { $name } may discard { $n } times more.
    }
}
updown-event-went-out = { $who ->
    [you] You have played your last card!
   *[other] { $name } has played the last card!
}
updown-over-draw = A draw
updown-over-won = You won!
    .text = You were the first to play every card.
updown-over-lost = { $name } won
    .text = { $name } was the first to play every card. Undo a move and try another way, or start a new game.
