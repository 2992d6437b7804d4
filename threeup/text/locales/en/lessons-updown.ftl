# The course 3UP 3DOWN. A lesson: its title and what it is about (.text). A step: what the learner reads, what is said
# when it is done (.done), when a foreseen mistake is made (.mistake-…), and where to look (.hint-zone).

course-updown = 3UP 3DOWN
    .text = From the first card to the last: be the first to play every card.

## The cards and the deal

lesson-updown-deck = The cards and the deal
    .text = Get to know the cards, and see how they are dealt.
lesson-updown-deck-colours = Cards are green, blue or orange. A green 5 lies on the discard pile. Watch: you play a blue 6 on it, and then the other player plays an orange 7.
    .done = Green, blue and orange cards lie on one pile now. The colour never matters for what you may play; only the number does.
lesson-updown-deck-ranks = There are numbers from 1 to 10, and Clear cards. A blue 10 is on top of the discard pile. Watch: you play your green Clear on it.
    .done = Every Clear card is higher than every number, even a 10. There are three kinds: Clear, Clear +1 and Clear +2.
lesson-updown-deck-all = The full deck has 84 cards. Watch them being dealt to two players.
    .done = Each player has nine cards. The other 66 cards lie face down in the middle: they are the draw pile.
lesson-updown-deck-deal = Now three players get their cards: first three each, face down, then six more. Watch, and look at your own cards afterwards.
    .done = You see your six cards, but not the three that lie face down. Nobody may look at those yet, not even you.
lesson-updown-deck-players = Two to six people can play. Here six players have their cards, and 30 cards are left in the draw pile. Look around, and play on if you like.
    .done = The more players there are, the smaller the draw pile is.
lesson-updown-deck-first = Both players choose three cards to lie face up. You will do that yourself in the next lesson. Then watch who plays the first card.
    .done = The other player starts, with the orange 2. Anybody may start; if nothing else is said, it is decided by chance.

## Choosing 3UP

lesson-updown-three-up = Choosing 3UP
    .text = Choose three of your six cards and lay them face up.
lesson-updown-three-up-any = You hold three 4s and three 8s. Choose three cards, any three: they will lie face up on your face-down cards.
    .done = Three cards lie face up now, and three are left in your hand. Everybody chooses exactly three.
    .mistake-two = These are only two cards, the blue 8 and the green 8. Count again: it must be three.
    .mistake-four = These are four cards: one 4 and three 8s. Leave one of them in your hand.
    .hint-zone = Look at your hand. Pick any three cards.
lesson-updown-three-up-high = You play your face-up cards late in the game, when your hand is empty. High cards are most useful there. Lay your three highest cards face up.
    .done = The blue 8, the green 10 and the orange Clear lie face up. You keep the low cards in your hand and can play them early.
    .mistake-low = The 2, the 3 and the 5 are your lowest cards. They are hard to play late in the game. Look for the three highest.
    .mistake-two = The green 10 and the orange Clear are right, but that is only two cards. Choose one more.
    .hint-zone = Look at your hand. A Clear is higher than every number.
lesson-updown-three-up-secret = All players choose at the same time. Watch: you choose, then the other player does.
    .done = The cards were shown only when both had chosen. So nobody can look first and choose afterwards.
lesson-updown-three-up-early = You have chosen your three cards. The other player has not chosen yet, but plays an orange 2 at once. Is that allowed?
    .done = No: first everybody chooses three cards, and then the play begins. The 2 must wait.

## The opening

lesson-updown-opening = The first card
    .text = On an empty discard pile you may play any card.
lesson-updown-opening-any = The game begins, and you start. There is no card on the discard pile yet. Play one of your cards, whichever you like.
    .done = On an empty pile any card may be played, high or low. A turn needs at least one card.
    .mistake-nothing = You have not picked a card. Pick the 3, the 5 or the 8 first.
    .mistake-take = The discard pile is empty, so there is nothing to take. Play a card from your hand.
    .hint-zone = Look at your hand. Every card in it may be played.
lesson-updown-opening-around = Three people play, and you start. Watch whose turn it is after yours.
    .done = After you it was the turn of the player on your left, and then of the next player. Turns always go round like this, clockwise.
lesson-updown-opening-cleared = The other player has just played a Clear, and the whole discard pile is gone. You may play any card again. Get rid of your lowest card.
    .done = The green 1 is gone. On an empty pile even a 1 may be played.
    .mistake-high = The 9 may be played, but it is your highest card. Look for the lowest one.
    .mistake-middle = The 5 may be played, but you hold a lower card.
    .mistake-take = The discard pile has been cleared, so there is nothing to take. Play your lowest card.
    .hint-zone = Look at the discard pile. It is empty, so even a low card may be played.
lesson-updown-opening-judge = The other player starts the game with two 2s together, a blue one and an orange one. Is that allowed?
    .done = Yes. On an empty pile you may play any card, or several cards of one rank.

## At least the top card

lesson-updown-at-least-top = At least the top card
    .text = The card you play must be as high as the top card, or higher.
lesson-updown-at-least-top-see = A blue 5 is on top of the discard pile. Watch: you play a green 7 on it.
    .done = The 7 is higher than the 5, so it may be played. Now the 7 is on top, and the next card must be at least a 7.
lesson-updown-at-least-top-higher = A blue 7 is on top of the discard pile. Play a card that is high enough.
    .done = The blue 8 is higher than the 7. It was your only card that may be played here.
    .mistake-low = The green 3 is lower than the blue 7 on top. Look for a card that is 7 or higher.
    .mistake-pile = You can’t take the pile, because you can play. Look for a card that is 7 or higher.
    .hint-zone = Look at the top card of the discard pile. It is a 7.
lesson-updown-at-least-top-equal = A blue 6 is on top of the discard pile. Which of your cards may be played?
    .done = A 6 may be played on a 6. As high as the top card is high enough.
    .mistake-low = The orange 5 is one too low for the blue 6. Look at your other cards.
    .mistake-pile = You can play, so you can’t take the pile. A card of the same rank as the top card is high enough.
    .hint-zone = Look at the top card of the discard pile. It is a 6.
lesson-updown-at-least-top-choose = A blue 5 is on top, and all three of your cards may be played. Keep your highest card for later and play one of the others.
    .done = You still have the green 10. It may be played on any number, so it helps you when the pile is high.
    .mistake-highest = The green 10 may be played, but it is the card to keep. The 6 or the 8 is high enough here.
    .hint-zone = Look at your hand. Two cards are lower than the 10, and both are higher than 5.
lesson-updown-at-least-top-judge = A blue 7 is on top of the discard pile. The other player plays an orange 6 on it. Is that allowed?
    .done = No: a 6 is lower than a 7. The colour makes no difference.
