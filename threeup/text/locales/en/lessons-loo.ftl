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
    .done = In each suit the ace is the highest card. Then come king, queen, jack, ten and so on down to two.

## The pot

lesson-loo-pot = The pot
    .text = Where the counters come from that everybody plays for.
lesson-loo-pot-ante = A new game begins, and by lot you are the first dealer. Look at the pot: it is empty. Watch what happens to it when you deal.
    .done = The dealer puts three stakes into the pot before every deal. At this table a stake is one counter, so three of your counters lie in the pot. You play for counters, never for money.
lesson-loo-pot-left = You dealt, and the deal is over. Now the player on your right takes the cards and deals. Is that right?
    .done = You dealt last, and after each deal the next player on the left deals.
lesson-loo-pot-carry = The last deal is over, and three counters still lie in the pot. Now the player on your left deals. Watch the pot.
    .done = The three old counters stayed in the pot, and the dealer put three more into it. Now everybody plays for six.

## A trick

lesson-loo-trick = A trick
    .text = Everybody lays one card, and the best one wins.
lesson-loo-trick-highest = Everybody lays one card: that is a trick. Hearts are trumps, but nobody lays a heart here. You begin with the jack of clubs: watch who wins.
    .done = Your jack was the first card, so clubs were led. The king of clubs is the highest club, and so the player on your left wins the trick.
lesson-loo-trick-trump = Hearts are trumps, and you begin with the ace of clubs. The player on your left holds no club. Watch what happens.
    .done = The three of hearts is a trump, and any trump beats the ace of clubs. The highest trump wins the trick. Without a trump in it, the highest card of the suit led wins.
lesson-loo-trick-win = You won the first trick with the king of hearts, and the others laid their last trumps. Now you lay the first card again. Choose the card that surely wins this trick.
    .done = No spade is higher than the ace of spades, and nobody had a trump left. Now you have two tricks.
    .mistake-low = There are many higher diamonds than the four, and one of them beat it. Which of your cards can no other spade or diamond beat?
    .hint-zone = Look at your hand. Which card is the highest of its suit?
lesson-loo-trick-three = You have won two tricks. One card each is left. Watch the last trick.
    .done = The queen of diamonds wins the last trick. All three tricks are always played, even when it is clear who will win most of them.
lesson-loo-trick-held = You won the first trick with the king of hearts. A friend sits in for you now, and wants to lay the king of hearts again. Is that right?
    .done = You play only cards that you hold, and each card only once. The king of hearts lies in the first trick.

## Play or fold

lesson-loo-declare = Play or fold
    .text = Look at your hand and say whether you play.
lesson-loo-declare-see = You dealt the cards. Before the first trick everybody looks at their own hand and says: I play, or I fold. Watch who speaks first.
    .done = The player on your left spoke first, then the next one. One plays and one folds. Whoever folds is out of this deal and pays nothing.
lesson-loo-declare-good = Hearts are trumps, and you speak first. Whoever plays and wins no trick must pay. Look at your hand and choose.
    .done = No card beats the ace of trumps, so you win one trick for sure. Such a hand is good to play.
    .mistake-fold = If you fold, you pay nothing, but you win nothing. You hold the ace of trumps, which no card can beat.
    .mistake-miss = The miss is a hand that nobody has seen. You would give away the ace and the king of trumps for it.
    .hint-zone = Look at the hearts in your hand. How high are they?
lesson-loo-declare-bad = Hearts are trumps. Two others play, one of them with the miss instead of their own hand. There are three counters in the pot, and whoever plays and wins no trick pays three: choose.
    .done = You hold no trump and only low cards, so you would hardly win a trick. Folding costs nothing.
    .mistake-play = You hold no trump, and your highest card is a seven. Two others play, so you would hardly win a trick, and then you pay.
    .mistake-miss = The miss lies on the table no more. Somebody has taken it already.
    .hint-zone = Look at your hand. Do you hold a trump, or a high card?
lesson-loo-declare-early = The player on your right dealt, so you speak first. A friend sits in for you now, says nothing, and lays the king of clubs on the table. Is that right?
    .done = First everybody says whether they play, and only then come the tricks.
lesson-loo-declare-stands = You said that you play. The player on your right has won the first trick and led the king of hearts to the second, and a friend who sits in for you wants to fold. Is that right?
    .done = Whoever says “I play” plays to the end of the deal, even when it goes badly.

## The miss

lesson-loo-miss = The miss
    .text = A second chance that nobody has looked at.
lesson-loo-miss-take = Your cards are low and you hold no trump, but 12 counters lie in the pot. Nobody has taken the miss. Change your whole hand for it.
    .done = You were lucky: the miss held the ace of hearts, which is the highest trump. You see its cards only after you have taken it, and your old hand is out of play.
    .mistake-stand = You may play your own cards, but without a trump they hardly win a trick. Try the miss this time.
    .mistake-fold = You may fold, and it costs nothing. But 12 counters are a lot, so try the miss this time.
    .hint-zone = Look at the three cards that lie face down in the middle.
lesson-loo-miss-taken = You folded, and before you the player on your right took the miss. Now the player on your left wants to take the miss, too. Is that right?
    .done = The player on your right has taken the miss already. Whoever wants it first gets it.
lesson-loo-miss-free = The player across from you dealt, and the player on your right has folded. A friend sits in for you now and takes the miss. Is that right?
    .done = This is right. The player before you folded, and the miss still lay in the middle.
lesson-loo-miss-keep = You took the miss, and it holds low cards and no trump. A friend sits in for you now, and wants to fold. Is that right?
    .done = Nobody sees the miss before taking it. That is the risk.

## The dealer

lesson-loo-dealer = The dealer
    .text = The dealer speaks last, and has other choices than the rest.
lesson-loo-dealer-all-fold = You dealt, so you speak last. Watch what the three others say, and what happens to the pot.
    .done = Everybody before you folded, so you take the whole pot. You need not say anything, and no card is played.
lesson-loo-dealer-one = You dealt, and the pot is yours if nobody stops you. But the player across from you plays with their own hand, and the others have folded. Choose what to do.
    .done = Against one player with their own hand the dealer may play, take the miss or defend the miss. A later lesson shows how to defend it.
    .mistake-fold = If you folded now, one player would get the whole pot without a fight. Which other buttons are there?
    .hint-zone = Look at your hand. You may keep it, or use the miss.
lesson-loo-dealer-more = You dealt. Two others play, and one of them took the miss. Your cards are low and you hold no trump: choose what to do.
    .done = Two players fight for the pot, so the dealer may fold like everybody else.
    .mistake-play = You may play, but without a trump you would hardly win a trick against two players. Then you pay.
    .mistake-miss = The player on your right has the miss. You can only play your own hand or fold.
    .mistake-defend = To defend the miss you would need it, and the player on your right has it.
    .hint-zone = Look at your hand. Does it hold a card that can win?
lesson-loo-dealer-judge = You dealt, the player on your right took the miss, and the two others have folded. A friend sits in for you now and folds. Is that right?
    .done = This is right. The dealer must stay in only against one player with their own hand. Now the player on your right gets the pot.
lesson-loo-dealer-alone = Two others have folded, and only the dealer on your left speaks after you. The dealer holds low cards and will fold if that is allowed. Be the only one who is left.
    .done = The dealer was allowed to fold, because you took the miss. You are the only player left, so you take the whole pot.
    .mistake-stand = If you play your own hand, you are one player with their own hand. Then the dealer may not fold.
    .mistake-fold = If you fold too, everybody before the dealer has folded. Then the dealer takes the pot.
    .hint-zone = Look at the middle. Is the miss still there?

## Leading

lesson-loo-lead = Leading
    .text = Who lays the first card of a trick, and which card it must be.
lesson-loo-lead-eldest = To lead is to lay the first card of a trick. You dealt, and the player on your left has folded. You play too: watch who leads.
    .done = Of those who play, the player across from you is the nearest to the dealer’s left. So that player leads to the first trick.
lesson-loo-lead-ace = Hearts are trumps, and you lead to the first trick. Look at your hand and lead the right card.
    .done = The ace of hearts is the highest trump. Whoever leads first and holds it must lead it.
    .mistake-seven = The seven of hearts is a trump, but you hold an even stronger one. Which trump is the highest of all?
    .mistake-club = The king of clubs is no trump. You hold the ace of hearts, and this is the first lead.
    .hint-zone = Look at the hearts in your hand.
lesson-loo-lead-king = You lead to the first trick again. This time the card turned up is the ace of hearts, so nobody can hold it. Lead the right card.
    .done = The ace of trumps lies face up on the table, so the king is the highest trump in play. Then the king must be led.
    .mistake-five = The five of hearts is a trump, but you hold an even stronger one. Which trump is the highest when the ace is out of play?
    .mistake-spade = The queen of spades is no trump. You hold the king of hearts, and the ace of hearts is out of play.
    .hint-zone = Look at the card turned up. Which trump comes right after it?
lesson-loo-lead-trump = Hearts are trumps, and you lead to the first trick. Two others play, and you don’t hold the ace of hearts. Lead a card that is allowed.
    .done = Without the ace of trumps you still must lead a trump if you hold one. Against two opponents or more, any trump will do.
    .mistake-diamond = The ace of diamonds is high, but it is no trump. You hold two trumps, and the first lead must be one of them.
    .hint-zone = Look at your hand. Which cards are hearts?
lesson-loo-lead-highest = Hearts are trumps, and you lead to the first trick. The player on your left has folded, so you have only one opponent. Lead the right card.
    .done = Against only one opponent the first lead must be your highest trump. Here that is the jack of hearts.
    .mistake-six = The six of hearts is a trump, but not your highest one. You have only one opponent.
    .mistake-spade = The king of spades is no trump. You hold two trumps, so lead one, and against one opponent the highest.
    .hint-zone = Look at the hearts in your hand. Which one is the highest?
lesson-loo-lead-free = Hearts are trumps, and you lead to the first trick. You hold no heart. Lead a card.
    .done = Without a trump you may lead any card. All three were right.
    .hint-zone = Look at your hand. It holds no trump.
lesson-loo-lead-next = Hearts are trumps. You won the first trick with the king of clubs, so you lead to the second. Lead the right card.
    .done = Whoever won the trick leads to the next one, and must lead a trump if they hold one. The three of hearts was your only trump.
    .mistake-spade = The ace of spades is no trump. You won the trick and hold a trump, so look for it.
    .hint-zone = Look at your hand. Which card is a heart?
lesson-loo-lead-judge = You have only one opponent, and you won the first trick with the king of clubs. A friend sits in for you now and leads the five of hearts, a trump, to the second trick. Is that right?
    .done = This is right. In later tricks any trump will do. Only the very first lead must be the ace, or the highest trump against one opponent.
lesson-loo-lead-try = Hearts are trumps, and you lead. Try what you like: which cards can be led now, and which later?
    .done = You may come back here whenever you like.

## Following

lesson-loo-follow = Following
    .text = Which card you may lay when somebody else has led.
lesson-loo-follow-suit = Hearts are trumps. The player on your right led the king of clubs. Lay a card that is allowed.
    .done = Clubs were led, and you hold a club, so you follow with it. You must follow even when your club can’t win.
    .mistake-trump = The nine of hearts is a trump and would win. But clubs were led, and you hold a club.
    .mistake-ace = The ace of diamonds is high, but clubs were led, and you hold a club.
    .hint-zone = Look at the card that was led. Which suit is it?
lesson-loo-follow-judge = Hearts are trumps, and the player on your right led the ten of spades. A friend sits in for you now and lays the king of hearts, because a trump wins. Is that right?
    .done = When another suit is led, a trump may be laid only by somebody who can’t follow suit.
lesson-loo-follow-trump = Hearts are trumps. The player on your right led the king of clubs, and you hold no club. Lay a card that is allowed.
    .done = Whoever can’t follow suit must lay a trump if they hold one. Both of your trumps beat the king of clubs, so you had a choice.
    .mistake-ace = The ace of diamonds can’t win here. You hold no club, but you hold trumps, so lay one of them.
    .hint-zone = Look at your hand. Which cards are trumps?
lesson-loo-follow-any = Hearts are trumps, and the player on your right led the king of clubs. You hold neither a club nor a heart. Lay a card.
    .done = Without the suit led and without a trump you may lay any card. It can’t win, so it is clever to keep the high ones.
    .hint-zone = Look at your hand. Which card do you need least?
lesson-loo-follow-beat = Hearts are trumps, and the player on your right led the nine of clubs. You hold two clubs. Lay the right one.
    .done = The queen of clubs beats the nine, and the four doesn’t. If you can beat the best card, you must.
    .mistake-low = The four of clubs follows suit, but you hold a club that beats the nine.
    .mistake-trump = The ace of hearts would win, but clubs were led, and you hold clubs.
    .hint-zone = Look at the card that was led. Which of your clubs beats it?
lesson-loo-follow-better = Hearts are trumps. The player on your right led the nine of clubs. Lay a card that is allowed.
    .done = The jack and the king both beat the nine, so you could choose between them. Only the two of clubs was not allowed.
    .mistake-low = The two of clubs doesn’t beat the nine, and you hold clubs that do.
    .hint-zone = Look at your hand. Which clubs are higher than nine?
lesson-loo-follow-over = Hearts are trumps. The nine of clubs was led, and the player on your right laid the seven of hearts on it. You hold no club: lay the right card.
    .done = The seven of hearts was the best card, and the ten of hearts beats it. So you had to lay the ten.
    .mistake-low = The four of hearts is a trump, but it doesn’t beat the seven of hearts. You hold a trump that does.
    .mistake-spade = The king of spades can’t win here. You hold no club, but you hold trumps.
    .hint-zone = Look at the trick. Which card is the best so far, and which of yours beats it?
lesson-loo-follow-under = Hearts are trumps. The nine of clubs was led, and the player on your right laid the jack of hearts on it. You hold no club and only one low trump: lay the right card.
    .done = You couldn’t follow suit, so you had to lay your trump, though it can’t win. Some people play otherwise, and you can choose that in the house rules.
    .mistake-diamond = You hold no club, but you hold a trump. It must be laid, even when it can’t win.
    .mistake-spade = The ace of spades is high, but you hold a trump. It must be laid, even when it can’t win.
    .hint-zone = Look at your hand. Which card is a heart?
lesson-loo-follow-low = The nine of clubs was led, and the player on your right laid the jack of hearts on it, a trump. A friend sits in for you now and lays the three of clubs. Is that right?
    .done = This is right. No club beats the jack of hearts, so any club will do.
lesson-loo-follow-try = Hearts are trumps, and the nine of clubs was led. Play on as you like, and try what is allowed.
    .done = You may come back here whenever you like.

## Paying

lesson-loo-settle = Paying
    .text = What the tricks are worth, and what it costs to win none.
lesson-loo-settle-third = There are six counters in the pot. You won one trick, and the player on your left won one. Watch the last trick and then the pot.
    .done = Each trick wins a third of the pot. A third of six is two, and everybody won one trick, so everybody gets two counters.
lesson-loo-settle-looed = There are six counters in the pot, and you have won two tricks. Watch the last trick, and then the counters of the player on your right.
    .done = You get four counters, and the player on your left gets two. The player on your right won no trick. That is called looed: it costs three stakes, which go into the pot for the next deal.
lesson-loo-settle-save = You have not won a trick yet. The jack of clubs was led, and you hold neither a club nor a trump, so you may lay any card. Win the last trick, so that you are not looed.
    .done = You kept your high card, and it won the last trick. The player on your left won none and is looed.
    .mistake-king = The king of spades can’t win this trick, and now it is gone. Which card has a better chance in the last trick, the king or the four?
    .hint-zone = Look at your hand. Which card do you want to keep for the last trick?
lesson-loo-settle-odd = This time there are seven counters in the pot. You won one trick, and the player on your left won one. Watch the last trick and then the pot.
    .done = A third of seven is rounded down to two. Everybody gets two counters, and one stays in the pot.
lesson-loo-settle-sum = Everybody’s counters are written down. Yours stand at six below zero: an account may do so, and you play on. Watch the last trick and then all the accounts.
    .done = Counters only move from one place to another. Add up all accounts and the pot, and you get zero, the same as before.

## Defending the miss

lesson-loo-defend = Defending the miss
    .text = How the dealer plays for the pot, without winning or losing a counter.
lesson-loo-defend-see = You dealt, the player on your left plays with their own hand, and the player on your right has folded. There are six counters in the pot. Watch what happens when you defend the miss.
    .done = The player on your left won two tricks and gets four counters. The miss won one trick, and its two counters stay in the pot. You neither win nor pay.
lesson-loo-defend-do = You dealt, and one player is in with their own hand, so you may not fold. Your hand is weak. Choose what surely costs you nothing.
    .done = You play the miss for the pot. Whatever happens, you win no counters and lose none, but the other player has to fight for every trick.
    .mistake-stand = With your own hand you would hardly win a trick, and then you pay three counters. Which choice can’t cost you anything?
    .mistake-miss = If you take the miss for yourself, you can win, but you also pay when it wins no trick. Which choice can’t cost you anything?
    .mistake-fold = Against one player with their own hand the dealer may not fold. Which other button can’t cost you anything?
    .hint-zone = Look at the miss. It can be played for the pot.
lesson-loo-defend-who = You dealt, and the player on your left plays. Now the player across from you says: I defend the miss. Is that right?
    .done = Only the dealer can defend the miss, and you dealt. Others may take the miss for themselves.
lesson-loo-defend-two = You folded, and the two players before you play with their own hands. Now the dealer on your left says: I defend the miss. Is that right?
    .done = The miss is defended against one player only. Against two players the dealer may fold, play, or take the miss.
lesson-loo-defend-try = You dealt, and one player is in. There are six counters in the pot. Try what happens when you play, take the miss or defend it.
    .done = You may come back here whenever you like.

## Is it worth it?

lesson-loo-worth = Is it worth it?
    .text = Before you play, compare what you can win with what you can lose.
lesson-loo-worth-sure = There are 12 counters in the pot. You dealt and speak last, and two others play. Hearts are trumps: look at your hand and choose.
    .done = The ace of hearts wins one trick for sure, and a third of 12 is four counters. You can’t be looed, so you play.
    .mistake-fold = You hold the highest trump, so you can’t be looed. How many counters is one trick worth here?
    .hint-zone = Look at your hand. Is there a card that nobody can beat?
lesson-loo-worth-small = There are three counters in the pot, and it costs three to be looed. You dealt and speak last, and two others play. Say that a hand like yours wins one trick in every second deal, and choose.
    .done = Count two such deals. You win a trick once and get one counter, and once you are looed and pay three. So you fold.
    .mistake-play = One trick is worth only one counter here. To be looed costs three, and that would happen in every second deal.
    .hint-zone = Look at the pot. How much is a third of it?
lesson-loo-worth-big = You hold the same cards as before, but now there are 30 counters in the pot. Say again that such a hand wins one trick in every second deal. Choose.
    .done = Count two such deals. You win a trick once and get ten counters, and once you are looed and pay three. So you play.
    .mistake-fold = One trick is worth ten counters here, and to be looed costs only three. Is that not worth a try?
    .hint-zone = Look at the pot. How much is a third of it?
lesson-loo-worth-many = There are three counters in the pot. You dealt and speak last, and all four others play. Hearts are trumps: look at your hand and choose.
    .done = There are only three tricks, so at most three players can win one. Had you played too, at least two of the five would have been looed.
    .mistake-play = Five players would fight for three tricks, and you hold no trump. Whoever wins no trick pays three counters.
    .hint-zone = Look at your hand. Do you hold a trump?
lesson-loo-worth-whole = There are 12 counters in the pot, and your account stands at three below zero. Hearts are trumps, and you speak first. Play this deal to the end and win eight counters.
    .done = The ace and the king of hearts won two tricks. Two thirds of 12 are eight counters, so your account went from three below zero to five.
    .mistake-fold = Whoever folds wins nothing. How many tricks can the ace and the king of trumps win?
    .mistake-miss = You gave away the ace and the king of trumps for cards that nobody had seen.
    .hint-zone = Look at the hearts in your hand.

## The referee’s mode

lesson-loo-referee = The referee’s mode
    .text = Here wrong cards can be laid, and you are the one who must notice.
lesson-loo-referee-wrong = This table uses the referee’s mode. Hearts are trumps, and the king of clubs was led. You hold the five of clubs, but watch: your nine of hearts is laid.
    .done = The others may notice it when all three tricks have been played.
lesson-loo-referee-challenge = You led the king of hearts to the first trick, and the player on your right laid the eight of clubs on it. In the last trick the same player laid the eight of hearts. Say who broke a rule.
    .done = The player on your right still held the eight of hearts when you led a heart. So a heart should have been laid in the first trick, and you were right to challenge.
    .mistake-other = The player on your left did nothing wrong. Who laid no heart when hearts were led, and showed a heart later?
    .mistake-nobody = Something was wrong. Who laid no heart when hearts were led, and showed a heart later?
    .mistake-self = You can challenge only other players. Who laid no heart when hearts were led, and showed a heart later?
    .hint-zone = Look at the last trick. Who laid a heart there?
lesson-loo-referee-caught = Here are the same three tricks. There are three counters in the pot, and everybody won one trick. Watch what happens when you challenge the player on your right.
    .done = Whoever is caught is looed and pays three counters. For the trick that the player on your right won, the counter stays in the pot.
lesson-loo-referee-unfounded = In these three tricks everybody kept the rules. Watch what happens when you challenge the player on your left all the same.
    .done = Nothing was wrong, so the challenge costs nothing. You are shown why each card was allowed.
lesson-loo-referee-again = You challenged the player on your left, and nothing was wrong. Now the player on your right challenges the same player once more. Is that right?
    .done = The player on your left has been challenged already, and the answer is known. So nobody asks a second time.

## The end of the game

lesson-loo-end = The end of the game
    .text = When you stop, and who gets what is left in the pot.
lesson-loo-end-agree = Three players have dealt once each, and the pot is empty. Everybody agrees to end the game. Watch what happens.
    .done = The game can end only between two deals, when the players agree. Whoever has the most counters comes first.
lesson-loo-end-now = You led the three of diamonds to the last trick. The player on your left wants to end the game right now. Is that right?
    .done = A deal is going on now. It must be played and paid first.
lesson-loo-end-pot = The deal is over, and somebody was looed, so there are three counters in the pot. Everybody agrees to end the game. Watch what happens.
    .done = There is something left to win, so the game is not over yet. You play on for it, three deals at most, until nobody is looed.
lesson-loo-end-last = All have agreed to end, and this is the very last deal. There are three counters in the pot. Watch the last trick, and what becomes of the pot.
    .done = Two players were looed, so six counters lay in the pot. Each of the four players takes one, and two that can’t be shared are left over.
lesson-loo-end-over = All have agreed to end, and the pot is empty. You take the cards and deal once more. Is that right?
    .done = When the game is over, nobody moves any more.

## House rules

lesson-loo-house = House rules
    .text = The books don’t agree about everything, so each table chooses its own rules.
lesson-loo-house-all = By our usual rules only the dealer fills the pot. Two old books say that everybody pays, and this table does so. You deal: watch the pot.
    .done = Each of the three players paid three counters, so nine lie in the pot. With fuller pots more hands are worth playing.
lesson-loo-house-six = By our usual rules it costs three stakes to be looed. An old book says six, and this table does so. Watch the last trick, and the counters of the player on your right.
    .done = The player on your right won no trick and paid six counters into the pot.
lesson-loo-house-lead = Two old books say that the first lead must be a trump only if you hold two of them, and this table does so. Hearts are trumps, and you hold only one heart. Lead a card.
    .done = By this house rule you could lead any of your cards. By our usual rules you would have had to lead the queen of hearts.
    .hint-zone = Look at your hand. How many hearts does it hold?
lesson-loo-house-under = You hold no club, and your only trump can’t beat the jack of hearts. An old book lets you lay any card then, and this table does so. Lay a card.
    .done = By this house rule you could lay any card. By our usual rules you would have had to lay the five of hearts.
    .hint-zone = Look at the trick. Can any of your cards beat the best one?
lesson-loo-house-concede = At this table the dealer may give up, even against one player. You dealt, only the player on your right plays, and a friend who sits in for you folds. Is that right?
    .done = This is right by this house rule. The player on your right is the only one left and takes the pot.
lesson-loo-house-defend = At this table the dealer may defend the miss against any number of players. You dealt, two others play, and a friend who sits in for you defends the miss. Is that right?
    .done = This is right by this house rule. By our usual rules the miss is defended against one player only.
lesson-loo-house-clubs = At this table everybody plays when clubs are trumps. The nine of clubs was turned up, and the player on your left folds. Is that right?
    .done = Clubs are trumps, so by this house rule nobody may fold. The player on your left must play, or take the miss.
lesson-loo-house-first = At this table everybody plays the first pot with their own hand. It is the first deal, and the player on your left wants the miss. Is that right?
    .done = By this house rule nobody may take the miss in the first deal, and nobody may fold either.
lesson-loo-house-game = Now you know all the rules. Here is a whole deal with four others: play it as you like.
    .done = Well played. You may come back here whenever you like, or start a game of your own.
