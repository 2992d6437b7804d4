# The course 3UP 3DOWN. A lesson: its title and what it is about (.text). A step: what the learner reads, what is said
# when it is done (.done), when a foreseen mistake is made (.mistake-…), and where to look (.hint-zone).

course-updown = 3UP 3DOWN
    .text = From the first card to the last: be the first to play every card.

## The cards and the deal

lesson-updown-deck = The cards and the deal
    .text = Get to know the cards, and see how they are dealt.
lesson-updown-deck-colours = Cards are green, blue or orange. A green 5 lies on the discard pile, where everybody plays. Watch: you play a blue 6 on it, and then the other player plays an orange 7.
    .done = Green, blue and orange cards lie on one pile now. The colour never matters for what you may play; only the number does.
lesson-updown-deck-ranks = There are numbers from 1 to 10, and Clear cards. A blue 10 is on top of the discard pile. Watch: you play your green Clear on it.
    .done = Every Clear card is higher than every number, even a 10. There are three kinds: Clear, Clear +1 and Clear +2. Later lessons show what they do with the pile.
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
    .done = On an empty pile any card may be played, high or low. You need to play at least one card, and cards with the same number may go together.
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
    .done = Yes. On an empty pile you may play any card, or several cards of one rank: these two have the same number.

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
    .mistake-pile = You can play, so you can’t take the pile. A card as high as the top card is high enough.
    .hint-zone = Look at the top card of the discard pile. It is a 6.
lesson-updown-at-least-top-choose = A blue 5 is on top, and all three of your cards may be played. Keep your highest card for later and play one of the others.
    .done = You still have the green 10. It may be played on any number, so it helps you when the pile is high.
    .mistake-highest = The green 10 may be played, but it is the card to keep. The 6 or the 8 is high enough here.
    .hint-zone = Look at your hand. Two cards are lower than the 10, and both are higher than 5.
lesson-updown-at-least-top-judge = A blue 7 is on top of the discard pile. The other player plays an orange 6 on it. Is that allowed?
    .done = No: a 6 is lower than a 7. The colour makes no difference.

## Sets of one rank

lesson-updown-sets = Cards of one rank
    .text = Play several cards at once when they are alike.
lesson-updown-sets-pair = A blue 4 is on top of the discard pile. You hold two 6s. Play both of them together.
    .done = Both 6s lie on the pile now. Cards of one rank may be played together.
    .mistake-one = You played the blue 6 alone and kept the green one. Pick both 6s before you play.
    .mistake-green = You played the green 6 alone and kept the blue one. Pick both 6s before you play.
    .mistake-mixed = The 9 is not of the same rank as the 6s. Leave it in your hand.
    .hint-zone = Look at your hand. Which two cards have the same number?
lesson-updown-sets-free = A green 3 is on top, and you hold two 5s and an 8. Play whatever you like: one card, or more if they are alike.
    .done = You decide how many cards of one rank you play: one, or as many as you have.
    .mistake-mixed = A 5 and an 8 are not of one rank. Play one of them alone, or the two 5s together.
    .hint-zone = Look at your hand. The two 5s may be played together, but they don’t have to be.
lesson-updown-sets-judge = A green 3 is on top of the discard pile. The other player plays a blue 6 and an orange 7 together. Is that allowed?
    .done = No. Each of them alone would be high enough, but a 6 and a 7 are not of one rank.
lesson-updown-sets-sum = An orange 5 is on top of the discard pile. The other player plays two 3s together, because 3 and 3 make 6. Is that allowed?
    .done = No. Numbers are never added up: two 3s are still 3s, and that is lower than 5.

## Must play, and taking the pile

lesson-updown-pick-up = Play or take the pile
    .text = If you can play, you must. If you can’t, you take the pile.
lesson-updown-pick-up-must = A green 8 is on top of the discard pile. You hold a 2, a 4 and a Clear. What must you do?
    .done = You had a card that may be played, so you had to play it. The Clear took the pile away.
    .mistake-take = You hold the green Clear, and that may be played on the 8. So you can’t take the pile.
    .mistake-low = The blue 4 is lower than the green 8 on top. Look at your other cards.
    .hint-zone = Look at your hand. Which card is higher than every number?
lesson-updown-pick-up-take = An orange 9 is on top of the discard pile. None of the cards in your hand is high enough. Do what the rules ask for.
    .done = You took the whole pile into your hand. Your turn is over, and the discard pile is empty.
    .mistake-high = The orange 7 is your highest card, but it is lower than the 9 on top. No card in your hand may be played.
    .mistake-own = The Clear lies in front of you, but those cards must wait. You still have cards in your hand, and there is still a draw pile.
    .hint-zone = Look at the discard pile. Nothing in your hand reaches the 9 on top.
lesson-updown-pick-up-next = Now the other player has no card that is high enough for the orange 9. Watch what happens, and what it means for you.
    .done = The other player took the pile. So it was empty, and you could play your lowest card, the green 2.
lesson-updown-pick-up-after = You took a pile, and now you hold five cards. A blue 3 is on top of the discard pile. Play so that only three cards are left in your hand.
    .done = The two 4s are gone in one turn. After taking a pile, cards of one rank help you to catch up.
    .mistake-one = One 4 is too few: four cards are left in your hand. Play both 4s together.
    .mistake-seven = The 7 may be played, but then four cards are left in your hand. You need to play two cards in this turn.
    .mistake-low = The green 2 is lower than the blue 3 on top. Look for two cards that are alike.
    .hint-zone = Look at your hand. Which cards have the same number?

## Drawing

lesson-updown-drawing = Drawing cards
    .text = After you discard, you draw until you hold three cards.
lesson-updown-drawing-order = It is the other player’s turn. The other player draws a card first and wants to play one after that. Is that allowed?
    .done = No. In a turn you discard first (you play on the discard pile) and draw afterwards. And with three cards in hand there is nothing to draw anyway.
lesson-updown-drawing-one = A green 3 is on top of the discard pile, and you hold three cards. Play one of them and see what happens.
    .done = You had two cards left and drew one. After every turn you hold at least three cards, as long as the draw pile lasts.
    .mistake-take = All your cards are higher than the green 3, so you must play one.
    .hint-zone = Look at your hand. Each of your three cards is higher than 3.
lesson-updown-drawing-two = Now play so that you draw two new cards.
    .done = You played two 8s and drew two cards. The more cards you play, the more you draw, always up to three in your hand.
    .mistake-five = You played one card, so you drew only one. Look for two cards that are alike.
    .mistake-one = You played only one 8, so you drew only one card. Play both 8s together.
    .mistake-orange = You played only one 8, so you drew only one card. Play both 8s together.
    .hint-zone = Look at your hand. Which two cards may be played together?
lesson-updown-drawing-many = You hold four cards, and a green 3 is on top of the discard pile. Play a card, and another one in your next turn. When do you draw?
    .done = After the first card you still had three, so you drew none. After the second card you had two, so you drew one.
    .mistake-take = All your cards are higher than the green 3, so you must play one.
    .hint-zone = Look at your hand. With a low card first you keep the high ones for later.
lesson-updown-drawing-short = Only one card is left in the draw pile. Watch: you play two 8s, and then the other player plays a green 9.
    .done = You needed two cards and got only the last one. The other player got none. From now on everybody plays on without drawing.

## Clearing with three

lesson-updown-three = Three clear the pile
    .text = Three cards of one number on top take the whole pile out of the game.
lesson-updown-three-alone = A green 3 is on top of the discard pile. You hold three 4s. Clear the pile.
    .done = Three 4s lay on top together, and so the whole pile was cleared. You also drew three new cards.
    .mistake-one = One 4 does not clear the pile. Play all three together.
    .mistake-two = Two 4s are one too few. Play all three together.
    .mistake-take = You can play, so you can’t take the pile. Look at your three 4s.
    .hint-zone = Look at your hand. All your cards have the same number.
lesson-updown-three-across = Two 7s lie on top of the discard pile. Other turns have brought them there. Clear the pile with one card.
    .done = Your 7 was the third one. It does not matter who played the first two.
    .mistake-nine = The 9 may be played, but it clears nothing. Which number lies on top twice?
    .mistake-low = The blue 2 is lower than the 7 on top. Which number lies on top twice?
    .hint-zone = Look at the top two cards of the discard pile. Do you have another one like them?
lesson-updown-three-everybody = Three people play, and each of them has an 8. Watch the discard pile.
    .done = The third 8 cleared the pile. The turn went on to the next player as always, and that is you.
lesson-updown-three-two-ways = Two 6s lie on top of the discard pile. You hold a 6 and three 9s. Clear the pile: there are two ways.
    .done = The pile is cleared. Those cards lie where all can see them, and they never come back into the game.
    .mistake-one = One 9 clears nothing. Play all three 9s, or look at the number on top of the pile.
    .mistake-two = Two 9s clear nothing. Play all three 9s, or look at the number on top of the pile.
    .hint-zone = Look at the top two cards of the discard pile. You can make them three, or bring three of your own.
lesson-updown-three-judge = A green 6 is on top of the discard pile. The other player plays a blue 6 and an orange 6 together. Is that allowed?
    .done = Yes. A 6 may be played on a 6, and both are of one rank. With the green 6 that makes three, so the pile is cleared.

## The Clear

lesson-updown-clear = The Clear
    .text = A Clear takes the whole discard pile out of the game.
lesson-updown-clear-use = A green 10 is on top of the discard pile. You hold a 3, a 6 and a Clear. Clear the pile.
    .done = The Clear took the whole pile out of the game, and the Clear is gone with it. Your turn ended as always.
    .mistake-low = The orange 6 is lower than the green 10 on top. Which of your cards is higher than a 10?
    .mistake-take = You hold a Clear, and that may be played on the 10. So you can’t take the pile.
    .hint-zone = Look at your hand. One card is not a number.
lesson-updown-clear-keep = A green 5 is on top of the discard pile, and all your cards may be played. A Clear is worth keeping. Play without using it.
    .done = You still have your Clear. It may be played on any card, so it helps you when no number of yours is high enough.
    .mistake-spent = You cleared a pile of only one card. The 7 or the 9 was high enough, and the Clear would still be yours.
    .mistake-take = You can play, so you can’t take the pile. The 7 and the 9 are both high enough.
    .hint-zone = Look at the top card of the discard pile. It is only a 5.
lesson-updown-clear-two = You hold a green 4 and two plain Clears: they have no +1 or +2. Plain Clears may be played together. Play both in one turn.
    .done = Both Clears are gone, and so is the pile. You got rid of two cards in one turn.
    .mistake-one = You played the blue Clear alone and kept the orange one. Pick both before you play.
    .mistake-orange = You played the orange Clear alone and kept the blue one. Pick both before you play.
    .mistake-mixed = The 4 is not of the same rank as a Clear. Leave it in your hand.
    .hint-zone = Look at your hand. The two Clears are alike.
lesson-updown-clear-judge = A blue 9 is on top of the discard pile. The other player plays two Clear +1 together. Is that allowed?
    .done = No. Only plain Clears may be played together. Clear +1 and Clear +2 are played one at a time.

## Clear +1

lesson-updown-plus-one = Clear +1
    .text = Clear the pile and discard once more.
lesson-updown-plus-one-again = A blue 9 is on top of the discard pile. Play your Clear +1, and then make your extra discard.
    .done = The Clear +1 cleared the pile, and you discarded once more on the empty pile. So any card was allowed.
    .mistake-low = The blue 7 is lower than the blue 9 on top. Clear the pile first; then the 7 may be played.
    .mistake-take = Your Clear +1 may be played on the 9, so you can’t take the pile.
    .hint-zone = Look at your hand. The orange Clear +1 is higher than every number.
lesson-updown-plus-one-draw = Before your extra discard you may draw until you hold three cards. You don’t have to. Play your Clear +1, draw, and then discard.
    .done = You drew a card before your extra discard. So you had one more card to choose from, and on an empty pile even the lowest may be played.
    .mistake-eight = The 8 may be played, but it brings no extra discard. Start with the Clear +1.
    .mistake-nine = The 9 may be played, but it brings no extra discard. Start with the Clear +1.
    .hint-zone = Look at the draw pile. After your Clear +1 you may take a card from it.
lesson-updown-plus-one-stop = The other player has played a Clear +1 and has two cards left in hand. The other player wants to end the turn without an extra discard. Is that allowed?
    .done = No. An extra discard must be made as long as there is a card for it. Drawing before it is a choice; the discard is not.

## Clear +2

lesson-updown-plus-two = Clear +2
    .text = Clear the pile and discard twice more.
lesson-updown-plus-two-twice = Play your Clear +2. It clears the pile, and you discard twice more. Play the lower card first.
    .done = Your first extra discard went on the empty pile, and the second one on top of it. For extra discards the top card counts as always.
    .mistake-low = The orange 6 is lower than the blue 9 on top. Clear the pile first.
    .mistake-take = Your Clear +2 may be played on the 9, so you can’t take the pile.
    .hint-zone = Look at your hand. The green Clear +2 may be played on any card.
lesson-updown-plus-two-order = You have played a Clear +2 and drawn, and now two extra discards are left. Make both of them, so that you don’t have to take the pile.
    .done = The second card was at least as high as the first. Extra discards must be made, so think of the order.
    .mistake-high = With the 9 on top, neither the 3 nor the 6 may be played. Begin with a lower card.
    .hint-zone = Look at your hand. The second card must be as high as the first one, or higher.
lesson-updown-plus-two-no-draw = You have made the first extra discard of a Clear +2, the green 4. Now make the second one.
    .done = You made the second extra discard with what you had, and drew only at the end of your turn. There is no draw before the second one.
    .mistake-draw = You may draw before the first extra discard, but not before the second. Play a card from your hand.
    .mistake-low = The blue 2 is lower than the green 4 on top. Your other card is high enough.
    .hint-zone = Look at your hand. One of your two cards is higher than 4.
lesson-updown-plus-two-add = Two extra discards are left from your Clear +2. Use one of them to get even more.
    .done = You used one of your two extra discards, and the Clear +1 gave you a new one. So two are left again.
    .mistake-number = The green 4 uses up an extra discard and brings no new one. Which card brings one?
    .hint-zone = Look at your hand. One card brings another discard.
lesson-updown-plus-two-lapse = You hold two 6s and a Clear +2. Watch: you play the Clear +2, and then both 6s together as your first extra discard.
    .done = You had no card left for the second extra discard, so it was lost. Your turn ended, and you drew three cards.

## The locked piles

lesson-updown-locked = Your own piles are locked
    .text = When may you play the cards that lie in front of you?
lesson-updown-locked-hand-first = The draw pile is gone, but you still have two cards in your hand. An orange 5 is on top of the discard pile. Make your turn.
    .done = You played the blue 6 from your hand. While you have cards in your hand, you play from there only.
    .mistake-up = The blue 10 lies in front of you. It must wait, because you still have two cards in your hand.
    .mistake-low = The green 4 is lower than the orange 5 on top. Your other card in hand is high enough.
    .hint-zone = Look at your hand. One of your two cards is higher than 5.
lesson-updown-locked-judge = The other player holds three cards, and the draw pile is not empty. The other player plays the Clear that lies face up. Is that allowed?
    .done = No. Those cards are locked until the draw pile is gone and the hand is empty. Neither has happened yet.
lesson-updown-locked-open = The draw pile is gone and your hand is empty. So your face-up cards are open. An orange 8 is on top; play one of them.
    .done = You played from your own piles for the first time. They opened because the draw pile was gone and your hand was empty.
    .mistake-low = The orange 6 is lower than the orange 8 on top. Two other cards in front of you are high enough.
    .mistake-take = You can play one of your face-up cards, so you can’t take the pile.
    .hint-zone = Look at the three face-up cards in front of you. Two of them are higher than 8.

## Face-up cards

lesson-updown-face-up = Playing face-up cards
    .text = How the three open cards in front of you are played.
lesson-updown-face-up-pair = Your hand is empty and the draw pile is gone. An orange 5 is on top of the discard pile. Two 8s lie face up in front of you; play both at once.
    .done = Face-up cards are played like cards in hand: one at a time, or several of one rank.
    .mistake-blue = You played the blue 8 alone, and the green one still lies there. Pick both 8s before you play.
    .mistake-green = You played the green 8 alone, and the blue one still lies there. Pick both 8s before you play.
    .mistake-low = The orange 4 is lower than the orange 5 on top. Look at the other two cards.
    .hint-zone = Look at the face-up cards in front of you. Which two are alike?
lesson-updown-face-up-take = A green 9 is on top of the discard pile. A 4 and a 6 lie face up in front of you, and your hand is empty. Do what the rules ask for.
    .done = No face-up card was high enough, so you took the pile into your hand. Your face-up cards stay where they are.
    .mistake-low = The orange 6 is your highest face-up card, but it is lower than the 9 on top. No face-up card may be played.
    .mistake-flip = The face-down cards come last. You still have two cards face up, even if they are too low now.
    .hint-zone = Look at the discard pile. Neither your 4 nor your 6 reaches the 9 on top.
lesson-updown-face-up-again = You took a pile and hold a 7 and a 9. A blue 6 is on top of the discard pile now. Make your turn.
    .done = You played from your hand. After taking the pile your own piles are locked until your hand is empty again.
    .mistake-up = The orange 10 was open before, but you took the pile. Now it is locked until your hand is empty again.
    .hint-zone = Look at your hand. Both of your cards are higher than 6.
lesson-updown-face-up-lazy = The other player’s hand is empty; a 4 and a 9 lie face up there. A blue 6 is on top of the discard pile, and the other player takes the pile. Is that allowed?
    .done = No. The blue 9 may be played on the 6. Whoever can play must play, from the face-up cards too.
lesson-updown-face-up-whose = The other player has no cards in hand; an orange 4 and a blue 9 lie face up there. Now the other player plays a green 10. Is that allowed?
    .done = No. You play only cards that you have, and a green 10 does not lie there.
lesson-updown-face-up-same-turn = The draw pile is gone, and your Clear +1 is the last card in your hand. Play it, and then make your extra discard.
    .done = After the Clear +1 your hand was empty, so your own piles opened at once. You made the extra discard from there, in the same turn.
    .mistake-up = The orange 9 is still locked, because you have a card in your hand. Play that card first.
    .mistake-take = Your Clear +1 may be played on the 10, so you can’t take the pile.
    .hint-zone = Look at your hand. Its last card brings an extra discard.

## Face-down cards

lesson-updown-flips = Turning over cards
    .text = At last the three face-down cards are played, without looking.
lesson-updown-flips-before = An orange 7 is on top of the discard pile. One card lies face up in front of you, and three lie face down. Make your turn.
    .done = All your face-up cards are gone now. From your next turn on you may turn over face-down cards.
    .mistake-flip = The blue 9 still lies face up. All face-up cards go before any face-down card.
    .mistake-take = The blue 9 is high enough for the 7, so you can’t take the pile.
    .hint-zone = Look at the cards in front of you. One of them lies face up.
lesson-updown-flips-blind = Only three face-down cards are left, and nobody knows them. An orange 4 is on top of the discard pile. Turn over one card, whichever you like.
    .done = You turned over a card without knowing it, and this time it was high enough. You may always turn one over, one card at a time.
    .mistake-take = You can’t take the pile yet. Turn over a card first; it may be high enough.
    .hint-zone = Look at the cards in front of you. It does not matter which one you turn over.
lesson-updown-flips-too-low = An orange 7 is on top of the discard pile. Watch: you turn over your first face-down card.
    .done = It was a 2, and that is lower than 7. So it went on the pile, and you took the whole pile into your hand.
lesson-updown-flips-judge = The other player turned over a card that was too low and took the pile. Now the other player holds three cards, but turns over another face-down card. Is that allowed?
    .done = No. The piles are locked again until the three cards in hand have been played.

## Clear +2 from your own piles

lesson-updown-penalty = Clear +2 from your own piles
    .text = Two extra discards are not always a gift.
lesson-updown-penalty-see = A Clear +2, a 9 and a 4 lie face up in front of you. Watch: you play the Clear +2, then the 9, and then only the 4 is left.
    .done = The 4 was too low for the 9. It went on the pile all the same, and you took both into your hand.
lesson-updown-penalty-avoid = You have played a Clear +2 from your own piles, and two extra discards are left. A 4 and a 9 lie face up. Discard both without taking the pile.
    .done = First the 4, then the 9: so the last card was high enough, and you kept your hand empty.
    .mistake-high = With the 9 on top, only the 4 is left for the last discard. It is too low, and you will have to take the pile.
    .hint-zone = Look at your two face-up cards. In which order can both be played?
lesson-updown-penalty-hold-back = This is the last extra discard of a Clear +2 from your own piles. A green 7 is on top, and a 4 and a 9 lie face up. Make the discard.
    .done = The 9 was high enough, so you had to play it. Only when no face-up card is high enough is one played that is too low.
    .mistake-low = The 4 is too low, and the 9 is not. You may not keep a card back that is high enough.
    .mistake-take = The 9 is high enough for the 7, so you can’t take the pile.
    .hint-zone = Look at your two face-up cards. One of them is higher than 7.
lesson-updown-penalty-judge = The other player makes the last discard of a Clear +2 from their own piles. A green 8 is on top; only an orange 5 lies face up, and the other player plays it. Is that allowed?
    .done = Yes, because no face-up card is high enough. But it costs something: the player takes the 5 and the 8 into hand.

## The last card

lesson-updown-last-card = The last card
    .text = Whoever first has no cards left wins.
lesson-updown-last-card-win = You have only two cards left, and both are 9s. A blue 8 is on top of the discard pile. Win the game.
    .done = You have no cards left, in hand, face up or face down. So you win at once.
    .mistake-blue = Now the orange 9 is left, and the other player goes on. Play both 9s together and you have no cards left.
    .mistake-orange = Now the blue 9 is left, and the other player goes on. Play both 9s together and you have no cards left.
    .mistake-take = You can play, so you can’t take the pile. Look at your two 9s.
    .hint-zone = Look at your hand. Your two cards are alike.
lesson-updown-last-card-plus = Your very last card is a Clear +2, and it lies face up. You will have no card for the two extra discards. Play it and see what happens.
    .done = You win at once. Extra discards don’t count when you have no cards left.
    .mistake-take = The Clear +2 may be played on the 8, so you can’t take the pile.
    .hint-zone = Look at the card in front of you. It is your last one.
lesson-updown-last-card-failed = You have one card left, and it lies face down. An orange 8 is on top of the discard pile. Watch: you turn your last card over, and the game goes on.
    .done = It was a 2, too low for the 8. So you took the pile and hold three cards now; you win only if your last card may be played.
lesson-updown-last-card-over = You have played your last card and won. The other player plays an orange 10 all the same. Is that allowed?
    .done = No. The game is over, and nobody plays any more.
lesson-updown-last-card-endless = Some games would never end. So there is a largest number of turns: 5,000. Here 4,998 turns have been played; watch the last two.
    .done = The game has ended, and nobody wins. Most games are over long before that.

## House rules

lesson-updown-house-rules = House rules
    .text = People play some rules in different ways, and our sources (the pages that tell the rules) don’t always agree.
lesson-updown-house-rules-count = The sources say that the deck has 84 cards. But the cards that they list make only 74. Watch a deal with those 74 cards.
    .done = After the deal, 56 cards are left in the draw pile. With 84 cards it is 66. You can choose the deck when you start a game.
lesson-updown-house-rules-opening = Most sources say that any card may open the game. The Icelandic page says otherwise, but only because a machine translated it badly. Open with your lowest card.
    .done = The blue 2 opened the game. Any card may be played on an empty pile.
    .mistake-six = The 6 may be played, but it is not your lowest card.
    .mistake-nine = The 9 may be played, but it is your highest card. Look for the lowest one.
    .mistake-take = The discard pile is empty, so there is nothing to take. Play your lowest card.
    .hint-zone = Look at the discard pile. It is empty, so even a 2 may be played.
lesson-updown-house-rules-four = Here a house rule is in use: only four cards of one number clear the pile. Three 7s lie on top. Clear the pile.
    .done = Your 7 was the fourth one, and the pile is cleared. Without this house rule, three are enough.
    .mistake-nine = The 9 may be played, but it clears nothing. Which number lies on top three times?
    .mistake-low = The blue 3 is lower than the 7 on top. Which number lies on top three times?
    .hint-zone = Look at the top three cards of the discard pile. One more is missing.
lesson-updown-house-rules-by-choice = Here a house rule is in use: you may take the pile even if you can play. Two 10s lie there, and only your Clear may be played on them. Take the pile and keep the Clear.
    .done = Now you hold both 10s and still have your Clear. Without this house rule you would have had to play the Clear.
    .mistake-clear = You may play the Clear, but here you are to keep it. Take the pile instead.
    .mistake-low = The orange 5 is lower than the 10 on top. Only the Clear may be played here, but you are to keep it.
    .hint-zone = Look at the discard pile. Both cards there are high.
lesson-updown-house-rules-clear-again = Here a house rule is in use: after a plain Clear you discard once more. Watch: you play your Clear, and then a blue 4.
    .done = With this house rule a Clear brings one extra discard. Without it your turn is over after a Clear.
lesson-updown-house-rules-stays = Here a house rule is in use: a turned-over card that is too low stays in front of you, face up. Watch: you turn over your first face-down card.
    .done = The 2 was too low for the 7 and stays in front of you, face up. You took the pile without it.
lesson-updown-house-rules-mix = Here a house rule is in use: your whole hand, if it is of one rank, may go together with face-up cards of that rank. The draw pile is gone. Clear the pile in one turn.
    .done = The 8 from your hand and the two face-up 8s made three. Without this house rule the face-up cards would have had to wait.
    .mistake-one = One 8 does not clear the pile. Add the two 8s that lie face up.
    .mistake-two = Two 8s are one too few. Add the other 8 that lies face up.
    .mistake-ten = The 10 is not of the same rank as the 8. Add the two 8s instead.
    .hint-zone = Look at the cards in front of you. Which of them are like the card in your hand?
lesson-updown-house-rules-try = Here three house rules are in use: four cards of one number clear the pile, a Clear brings one more discard, and you may take the pile by choice. Play on as long as you like.
    .done = You can choose house rules whenever you start a game. It is best to agree on them before the cards are dealt.

## Three small games

lesson-updown-games = Three small games
    .text = Play whole games with small decks.
lesson-updown-games-first = Here are only 24 cards and two players, and you start. Play a whole game: choose three cards to lie face up, and then be the first to play your last card.
    .done = You have no cards left, in hand, face up or face down. You have won your first whole game.
    .mistake-two = These are only the two 9s. Choose one more card.
    .hint-zone = Look at your hand. Keep the low cards there to play early, and lay the high cards face up.
lesson-updown-games-second = Now there are 30 cards in three colours, and again two players. The game takes longer; be the first to play your last card.
    .done = You were the first to have no cards left, so you have won again.
    .mistake-two = These are only the 10 and the Clear. Choose one more card.
    .hint-zone = Look at your hand. Keep low cards there to play early, and lay high cards face up.
lesson-updown-games-third = Now three people play, with the 36 green cards. Be the first to play every card.
    .done = You have won against two players. Now you know the whole game.
    .mistake-two = These are only the 10 and the Clear. Choose one more card.
    .hint-zone = Look at your hand. Keep low cards there to play early, and lay high cards face up.
