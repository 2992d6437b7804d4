# The course 3-Card Loo. A lesson: its title and what it is about (.text). A step: what the learner reads, what is said
# when it is done (.done), when a foreseen mistake is made (.mistake-…), and where to look (.hint-zone).

course-loo = 3-Card Loo
    .text = From the first trick to the last pot: win tricks with three cards, or pay.

## The cards

lesson-loo-cards = The cards
    .text = What everybody gets, what lies at the side, and which suit is the strongest.
lesson-loo-cards-deal = Five players sit at the table, and you are one of them. The player on your right deals. Watch how many cards everybody gets, and how many are laid at the side.
    .done = Everybody has three cards. The three cards at the side are called the miss. Five to sixteen people can play like this, and three or four at a small table.
lesson-loo-cards-trump = Three players sit at a small table. When all have their cards, the dealer turns the next card face up. Watch which card it is.
    .done = It is the nine of hearts, so hearts are trumps: in this deal they beat every other suit. Nobody plays the nine of hearts itself.
lesson-loo-cards-deck = A new game begins. One card has fallen under the table, and the player on your left deals the other 51. Is that right?
    .done = A deal needs all 52 cards. In each suit the ace is highest, then come king, queen, jack, ten and so on down to two.

## The pot

lesson-loo-pot = The pot
    .text = Where the counters come from that everybody plays for.
lesson-loo-pot-ante = A new game begins, and by lot you are the first dealer. Look at the pot: it is empty. Watch what happens to it when you deal.
    .done = The dealer puts three stakes into the pot before every deal. At this table a stake is one counter, so three of your counters lie in the pot. You play for counters, never for money.
lesson-loo-pot-left = You dealt, and the deal is over. Now the player on your right takes the cards and deals. Is that right?
    .done = After each deal the next player on the left deals. You dealt last, so now it is the turn of the player on your left.
lesson-loo-pot-carry = The last deal is over, and three counters still lie in the pot. Now the player on your left deals. Watch the pot.
    .done = The three old counters stayed in the pot, and the dealer put three more into it. Now everybody plays for six.

## A trick

lesson-loo-trick = A trick
    .text = Everybody lays one card, and the best one wins.
lesson-loo-trick-highest = Everybody lays one card: that is a trick. Hearts are trumps, but nobody lays a heart here. You begin with the jack of clubs. Watch who wins.
    .done = Clubs were led, and the king of clubs is the highest club. So the player on your left wins the trick.
lesson-loo-trick-trump = Hearts are trumps. You begin with the ace of clubs, and no club is higher. The player on your left holds no club. Watch what happens.
    .done = The three of hearts is a trump, and any trump beats the ace of clubs. The highest trump wins the trick. Without a trump in it, the highest card of the suit led wins.
lesson-loo-trick-win = You won the first trick with the king of hearts, and the others laid their last trumps. Now you lay the first card again. Choose the card that surely wins this trick.
    .done = No spade is higher than the ace of spades, and nobody had a trump left. Now you have two tricks.
    .mistake-low = There are many higher diamonds than the four, and one of them beat it. Which of your cards can no other spade or diamond beat?
    .hint-zone = Look at your hand. Which card is the highest of its suit?
lesson-loo-trick-three = You have won two tricks. One card each is left. Watch the last trick.
    .done = The queen of diamonds wins the last trick. All three tricks are always played, even when it is clear who will win most of them.
lesson-loo-trick-held = You won the first trick with the king of hearts. A friend sits in for you now, and wants to lay the king of hearts again. Look at your hand. Is that right?
    .done = You play only cards that you hold, and each card only once. The king of hearts lies in the first trick.
