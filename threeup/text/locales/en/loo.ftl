# All words of 3-Card Loo. Rules: a short name, the rule itself (.text), why a move is not allowed (.broken), why it is
# (.because; .forced where no other card is left). .revoked and .kept speak of a card that somebody else played before.
# $suit and $trump are s spades, h hearts, d diamonds, c clubs. $who is "you" or "other"; $name is a nickname.
# .otherwise: what other sources say instead; it stands below the line that names them.

loo-section-table = The table and the cards
loo-section-deal = The deal
loo-section-declare = Playing or folding
loo-section-play = The tricks
loo-section-referee = The referee’s mode
loo-section-settle = Paying
loo-section-end = The end of the game

source-hgm = Hoyle’s Games Modernized, a book of 1909
source-peel = Round Games with Cards, a book of 1895 by W. H. Peel
source-enc = Encyclopædia Britannica, the 9th and the 11th edition
source-enq = Enquire Within upon Everything, a household book
source-cas = Cassell’s Book of Indoor Amusements
source-pw = pokerwiner.com, a page on the game

## The table and the cards

loo-table-players = How many play
    .text = Five to sixteen people play. At a small table it is three or four.
loo-table-cards = The cards
    .text = There are 52 cards. In each suit the ace is highest, then come king, queen, jack, ten and so on down to two. Trumps beat every other suit.
    .broken = { $cards ->
        [one] The deal must use each of the { $deck } cards exactly once. This one has only one card.
       *[other] The deal must use each of the { $deck } cards exactly once. Cards in this one: { $cards }. Some are missing, or some are there twice.
    }
    .because = The deal uses each of the { $cards } cards once.
loo-table-stake = Counters
    .text = You play for counters, never for money. Before the game you agree how many counters a stake is. Usually it is one.
loo-table-dealer = Who deals
    .text = The first dealer is drawn by lot. After each deal the next player on the left deals.
    .broken = { $first ->
        [yes] There is no such player here. The lot decides who deals first.
       *[no] { $who ->
            [you] It is your turn to deal, and nobody else’s.
           *[other] It is { $name }’s turn to deal, and nobody else’s.
        }
    }
    .because = { $who ->
        [you] The deal has passed to you.
       *[other] The deal has passed to { $name }.
    }
    .lot = { $who ->
        [you] You deal first: so the lot has fallen.
       *[other] { $name } deals first: so the lot has fallen.
    }
loo-table-ledger = The accounts
    .text = Everybody’s counters are written down. An account can go below zero, and nobody has to leave the game because of that.

## The deal

loo-deal-ante = Filling the pot
    .text = Before every deal the dealer puts three stakes into the pot.
    .otherwise = In the Britannica and in Cassell’s book everybody pays into the pot. In the 9th edition of the Britannica the dealer pays twice as much as the others. With the house rule “{ option-ante }” you can play either way.
loo-deal-carry = What is left stays
    .text = Counters that are left in the pot after a deal stay there for the next one.
loo-deal-three-each = Three cards each
    .text = Everybody gets three cards. Three more are laid face down at the side: they are called the miss.
loo-deal-trump = Trumps
    .text = The next card is turned face up. Its suit is trumps for this deal. Nobody plays that card itself.

## Playing or folding

loo-declare-order = Play or fold
    .text = Starting on the dealer’s left, everybody looks at their own hand and says: I play, or I fold. Who folds is out of this deal and pays nothing.
    .broken = { $why ->
        [first] This is the first pot of the game, and by your house rules everybody plays.
       *[clubs] Clubs are trumps, and by your house rules everybody plays then.
    }
    .because = You may play or fold, as you like.
    .must = { $why ->
        [first] This is the first pot of the game, so everybody plays.
       *[clubs] Clubs are trumps, so everybody plays.
    }
loo-declare-miss = Taking the miss
    .text = Who plays may change the whole hand for the miss, without looking at it first. Only one player in a deal can do so. The old hand is laid away face down.
    .broken = { $why ->
        [first] In the first pot of the game nobody may take the miss: so say your house rules.
       *[taken] { $name } has taken the miss already. There is only one.
    }
    .because = Nobody has taken the miss yet, so you may.
loo-declare-final = What you say stands
    .text = What you have said stands: you can’t change it later. Who takes the miss must play it.
    .broken = { $said ->
        [fold] You folded, and that stands.
        [miss] You took the miss, so you must play it.
        [defend] You are defending the miss, and that stands.
       *[play] You said that you play, and that stands.
    }
    .because = { $said ->
        [fold] If you fold, you are out until the next deal.
        [miss] If you take the miss, you must play it, whatever it is.
        [defend] If you defend the miss, you must play it, whatever it is.
       *[play] If you say that you play, you play to the end of the deal.
    }
loo-declare-dealer-takes-all = Everybody folded
    .text = If everybody before the dealer folds, the dealer takes the whole pot.
loo-declare-lone-player = Alone in the deal
    .text = If only one player is left and all others have folded, that player takes the whole pot.
loo-declare-dealer-choices = The dealer against one
    .text = If exactly one player plays before the dealer, and with their own hand, the dealer may not fold. The dealer plays too, takes the miss, or defends the miss.
    .otherwise = The Welsh page says “at least one” player, so the dealer might defend the miss against several. Enquire Within lets the dealer give up even against one. With the house rules “{ option-defend-when }” and “{ option-dealer-may-concede }” you can play that way.
    .broken = Only { $name } is in. Now the dealer may not fold: play your hand, take the miss, or defend the miss.
    .because = Only one player is in. Now the dealer may play, take the miss, or defend the miss.
    .concede = By your house rules the dealer may fold even against one player.
loo-declare-dealer-may-fold = When the dealer may fold
    .text = Against two players or more, or against one who took the miss, the dealer may fold like everybody else.
    .because = { $n ->
        [one] The one player who is in took the miss, so the dealer may fold.
       *[other] { $n } players are in, so the dealer may fold.
    }
loo-declare-defend = Defending the miss
    .text = The dealer can play the miss for the pot. Then the dealer wins nothing and pays nothing: for tricks that the miss wins, their share stays in the pot. The other player wins or pays as usual.
    .broken = { $why ->
        [dealer] Only the dealer can defend the miss.
        [must] In this deal everybody plays, so the dealer can’t defend the miss.
        [taken] The miss has been taken, so nobody can defend it.
       *[players] { $n ->
            [one] The miss can’t be defended against this player.
           *[other] The miss can be defended against one player only, and { $n } are in.
        }
    }
    .because = You play the miss for the pot. You win nothing and lose nothing.

## The tricks

loo-play-eldest-leads = Who leads first
    .text = Of those who play, the one nearest to the dealer’s left lays the first card.
loo-play-lead-ace = Lead the ace of trumps
    .text = Who leads to the first trick and holds the ace of trumps must lead it. If the ace was turned up, this goes for the king.
    .broken = You hold the { $ace }. Whoever leads first and holds it must lead it.
    .because = Whoever leads first and holds the { $ace } must lead it.
    .revoked = The { $ace } was in the hand, and should have been led first.
    .kept = The { $ace } had to be led first.
loo-play-lead-trump = Lead a trump
    .text = Without that card, the first lead must be a trump if you hold one. Against only one opponent it must be your highest trump.
    .otherwise = In most of these books you must lead a trump only if you hold two or more. Round Games, Enquire Within and Cassell’s book ask for your highest one, however many play. With the house rule “{ option-lead }” you must lead a trump only if you hold two or more.
    .broken = { $highest ->
        [yes] You have only one opponent: lead your highest trump, the { $top }.
       *[no] You hold a trump, so your first lead must be a trump.
    }
    .because = { $highest ->
        [yes] You have only one opponent, so you lead your highest trump, and this is it.
       *[no] You hold a trump, so your first lead must be a trump, and this is one.
    }
    .forced = The first lead must be a trump, and this is the only one you hold.
    .revoked = { $highest ->
        [yes] There was only one opponent, so the highest trump should have been led, the { $top }.
       *[no] There was a trump in the hand, so a trump should have been led.
    }
    .kept = The first lead had to be a trump, and this was one.
loo-play-lead-free = Lead what you like
    .text = If you hold no trump, you may lead any card.
    .because = { $n ->
        [0] You hold no trump, so you may lead any card.
        [one] You hold only one trump. By your house rules you may lead any card then.
       *[other] You hold only one trump. By your house rules you may lead any card then.
    }
    .kept = No trump had to be led, so any card could be.
loo-play-follow-suit = Follow suit
    .text = If you can, you must play a card of the suit that was led.
    .broken = { $suit ->
        [s] Spades were led and you hold a spade. Play a spade.
        [h] Hearts were led and you hold a heart. Play a heart.
        [d] Diamonds were led and you hold a diamond. Play a diamond.
       *[c] Clubs were led and you hold a club. Play a club.
    }
    .because = { $suit ->
        [s] Spades were led, and this is a spade.
        [h] Hearts were led, and this is a heart.
        [d] Diamonds were led, and this is a diamond.
       *[c] Clubs were led, and this is a club.
    }
    .forced = { $suit ->
        [s] Spades were led, and this is the only spade you hold.
        [h] Hearts were led, and this is the only heart you hold.
        [d] Diamonds were led, and this is the only diamond you hold.
       *[c] Clubs were led, and this is the only club you hold.
    }
    .revoked = { $suit ->
        [s] Spades were led, and there was a spade in the hand.
        [h] Hearts were led, and there was a heart in the hand.
        [d] Diamonds were led, and there was a diamond in the hand.
       *[c] Clubs were led, and there was a club in the hand.
    }
    .kept = This card was of the suit led.
loo-play-must-trump = Or play a trump
    .text = If you hold no card of the suit that was led, you must play a trump if you have one.
    .otherwise = In these books you must play a trump only if it beats the best card so far. If none of yours does, you may play any card. With the house rule “{ option-undertrump }” you can play that way.
    .broken = { $suit ->
        [s] Spades were led and you hold none. You hold a trump, so play a trump.
        [h] Hearts were led and you hold none. You hold a trump, so play a trump.
        [d] Diamonds were led and you hold none. You hold a trump, so play a trump.
       *[c] Clubs were led and you hold none. You hold a trump, so play a trump.
    }
    .because = You hold no card of the suit led, so you must play a trump, and this is one.
    .forced = You hold no card of the suit led, so you must play a trump, and this is the only one you hold.
    .revoked = There was no card of the suit led in the hand, but there was a trump.
    .kept = There was no card of the suit led in the hand, so a trump had to be played.
loo-play-must-head = Beat the best card
    .text = Of the cards you may play, you must play one that beats the best card of the trick so far, if you have one.
    .broken = Your { $better } beats the { $best }. If you can beat the best card, you must.
    .because = You must beat the { $best } if you can, and this card beats it.
    .forced = You must beat the { $best } if you can, and no other card of yours does.
    .revoked = The { $better } was in the hand and beats the { $best }.
    .kept = The { $best } had to be beaten, and this card beat it.
loo-play-free-discard = Play what you like
    .text = If you hold neither the suit led nor a trump, you may play any card. It can’t win the trick.
    .because = { $suit ->
        [s] You hold neither a spade nor a trump, so you may play any card.
        [h] You hold neither a heart nor a trump, so you may play any card.
        [d] You hold neither a diamond nor a trump, so you may play any card.
       *[c] You hold neither a club nor a trump, so you may play any card.
    }
    .undertrump = None of your trumps can win here. By your house rules you may play any card then.
    .kept = No duty bound the hand, so any card could be played.
loo-play-trick-winner = Who wins the trick
    .text = The highest trump wins the trick. If there is no trump in it, the highest card of the suit led wins.
loo-play-winner-leads-trump = The winner leads a trump
    .text = Who won the trick leads to the next one, and must lead a trump if they hold one. Any trump will do.
    .broken = You won the trick and hold a trump, so you must lead a trump.
    .because = You won the trick and must lead a trump if you hold one. This is a trump.
    .forced = You won the trick and must lead a trump. This is the only one you hold.
    .revoked = The winner of the trick held a trump, and should have led it.
    .kept = The winner of the trick had to lead a trump, and this was one.
loo-play-three-tricks = Three tricks
    .text = All three tricks are played, even when it is clear who will win.

## The referee’s mode

loo-referee-revoke = Playing against the rules
    .text = In the referee’s mode, cards that break a duty can be played. Nobody stops you, but you can be caught.
    .because = In the referee’s mode nobody stops you from playing the { $card }. But it breaks a rule, and if you are caught you are looed.
loo-referee-challenge = Challenging
    .text = When the three tricks have been played, everybody in turn may challenge others: I think that you broke a rule.
    .broken = { $why ->
        [self] You can’t challenge yourself.
        [again] { $name } has been challenged already.
       *[out] { $name } did not play in this deal.
    }
    .because = You may challenge { $name }. If nothing was wrong, it costs you nothing.
    .accept = If you saw nothing wrong, you need not challenge anybody.
loo-referee-caught = Caught
    .text = Who is caught is looed. For tricks that they won, their share stays in the pot.
loo-referee-unfounded = Nothing was wrong
    .text = If nothing was wrong, the challenge costs nothing, and it is shown why each card was allowed.

## Paying

loo-settle-thirds = A third for each trick
    .text = Each trick wins a third of the pot as it was when play began. A third is rounded down to whole counters, and what is left over stays in the pot.
loo-settle-looed = Looed
    .text = Who played and won no trick is looed, and pays three stakes into the pot. Folding costs nothing.
    .otherwise = In Round Games a loo costs six stakes. The same book tells of “unlimited” loo, where you pay as much as was in the pot. With the house rule “{ option-loo-amount }” you can play either way.
loo-settle-conserved = No counter is lost
    .text = Counters only move. All accounts and the pot together always make the same sum.

## The end of the game

loo-end-agreement = When all agree
    .text = The game ends between two deals, when the players agree on it. It is fairest when all have dealt equally often.
    .broken = { $why ->
        [now] A deal is going on. You can end the game when it is over.
       *[first] Play at least one deal first.
    }
    .because = { $even ->
        [yes] The deal is over, and all have dealt equally often: a fair moment to end.
       *[no] The deal is over, so you may agree to end. Not all have dealt equally often yet.
    }
    .last = You agreed to end already. You may also share out the last pot now and stop.
loo-end-last-pot = The last pot
    .text = If there are counters in the pot when you agree to end, you play on for them: three deals at most, until nobody is looed. Then what is left is shared out equally, and the rest that can’t be shared is named.

## Cards

playing-2 = { $suit ->
    [s] two of spades
    [h] two of hearts
    [d] two of diamonds
   *[c] two of clubs
}
    .label = { $suit ->
        [s] 2 of spades
        [h] 2 of hearts
        [d] 2 of diamonds
       *[c] 2 of clubs
    }
playing-3 = { $suit ->
    [s] three of spades
    [h] three of hearts
    [d] three of diamonds
   *[c] three of clubs
}
    .label = { $suit ->
        [s] 3 of spades
        [h] 3 of hearts
        [d] 3 of diamonds
       *[c] 3 of clubs
    }
playing-4 = { $suit ->
    [s] four of spades
    [h] four of hearts
    [d] four of diamonds
   *[c] four of clubs
}
    .label = { $suit ->
        [s] 4 of spades
        [h] 4 of hearts
        [d] 4 of diamonds
       *[c] 4 of clubs
    }
playing-5 = { $suit ->
    [s] five of spades
    [h] five of hearts
    [d] five of diamonds
   *[c] five of clubs
}
    .label = { $suit ->
        [s] 5 of spades
        [h] 5 of hearts
        [d] 5 of diamonds
       *[c] 5 of clubs
    }
playing-6 = { $suit ->
    [s] six of spades
    [h] six of hearts
    [d] six of diamonds
   *[c] six of clubs
}
    .label = { $suit ->
        [s] 6 of spades
        [h] 6 of hearts
        [d] 6 of diamonds
       *[c] 6 of clubs
    }
playing-7 = { $suit ->
    [s] seven of spades
    [h] seven of hearts
    [d] seven of diamonds
   *[c] seven of clubs
}
    .label = { $suit ->
        [s] 7 of spades
        [h] 7 of hearts
        [d] 7 of diamonds
       *[c] 7 of clubs
    }
playing-8 = { $suit ->
    [s] eight of spades
    [h] eight of hearts
    [d] eight of diamonds
   *[c] eight of clubs
}
    .label = { $suit ->
        [s] 8 of spades
        [h] 8 of hearts
        [d] 8 of diamonds
       *[c] 8 of clubs
    }
playing-9 = { $suit ->
    [s] nine of spades
    [h] nine of hearts
    [d] nine of diamonds
   *[c] nine of clubs
}
    .label = { $suit ->
        [s] 9 of spades
        [h] 9 of hearts
        [d] 9 of diamonds
       *[c] 9 of clubs
    }
playing-10 = { $suit ->
    [s] ten of spades
    [h] ten of hearts
    [d] ten of diamonds
   *[c] ten of clubs
}
    .label = { $suit ->
        [s] 10 of spades
        [h] 10 of hearts
        [d] 10 of diamonds
       *[c] 10 of clubs
    }
playing-jack = { $suit ->
    [s] jack of spades
    [h] jack of hearts
    [d] jack of diamonds
   *[c] jack of clubs
}
    .label = { $suit ->
        [s] jack of spades
        [h] jack of hearts
        [d] jack of diamonds
       *[c] jack of clubs
    }
playing-queen = { $suit ->
    [s] queen of spades
    [h] queen of hearts
    [d] queen of diamonds
   *[c] queen of clubs
}
    .label = { $suit ->
        [s] queen of spades
        [h] queen of hearts
        [d] queen of diamonds
       *[c] queen of clubs
    }
playing-king = { $suit ->
    [s] king of spades
    [h] king of hearts
    [d] king of diamonds
   *[c] king of clubs
}
    .label = { $suit ->
        [s] king of spades
        [h] king of hearts
        [d] king of diamonds
       *[c] king of clubs
    }
playing-ace = { $suit ->
    [s] ace of spades
    [h] ace of hearts
    [d] ace of diamonds
   *[c] ace of clubs
}
    .label = { $suit ->
        [s] ace of spades
        [h] ace of hearts
        [d] ace of diamonds
       *[c] ace of clubs
    }

## House rules

option-stake = One stake
    .help = How many counters a stake is.
    .value-1 = 1 counter
    .value-2 = 2 counters
    .value-3 = 3 counters
    .value-5 = 5 counters
    .value-10 = 10 counters
option-ante = Who fills the pot
    .help = Who pays three stakes into the pot before a deal.
    .dealer = The dealer
    .all = Everybody
    .dealer-double = Everybody, and the dealer twice as much
option-loo-amount = What it costs to be looed
    .help = What you pay into the pot for winning no trick.
    .value-3 = 3 stakes
    .value-6 = 6 stakes
    .pot = As much as was in the pot
option-loo-cap = The most it can cost to be looed
    .help = If you pay as much as was in the pot: the most that it can be.
    .none = No limit
    .value-6 = 6 stakes
    .value-12 = 12 stakes
    .value-24 = 24 stakes
option-first-pool-single = Everybody plays the first pot
    .help = In the first deal nobody folds, and nobody takes the miss.
    .yes = Yes
    .no = No
option-dealer-may-concede = The dealer may give up
    .help = The dealer may fold even against one player, who then takes the pot.
    .yes = Yes
    .no = No
option-defend-when = Defending the miss
    .help = When the dealer may play the miss for the pot.
    .one-opponent = Against one player
    .any-opponent = Against any number of players
option-lead = The first lead
    .help = When the first card must be a trump.
    .strict = If you hold a trump
    .classic = If you hold two trumps or more
option-undertrump = Trumps that can’t win
    .help = You can’t follow suit, and none of your trumps can win the trick.
    .forced = You must play a trump all the same
    .free = You may play any card
option-club-law = Everybody plays when clubs are trumps
    .help = Nobody folds when a club is turned up.
    .yes = Yes
    .no = No
option-small-table = Small table
    .help = For three or four players.
    .yes = Yes
    .no = No
option-revoke = Cards against the rules
    .help = In the referee’s mode you can play them, and the others can catch you.
    .refuse = Can’t be played
    .loo = The referee’s mode
option-deals = How many deals
    .help = When the game ends.
    .none = Until you agree to end
    .value-5 = 5 deals
    .value-10 = 10 deals
    .value-20 = 20 deals
    .value-30 = 30 deals

## The middle of the table

zone-trick = Trick
    .caption = { $state ->
        [none] Trick
        [running] Trick { $trick } of 3
       *[won] { $who ->
            [you] You won trick { $trick }
           *[other] { $name } won trick { $trick }
        }
    }
    .label = { $state ->
        [none] No trick has been played yet.
        [running] { $n ->
            [one] Trick { $trick } of 3: one card on the table.
           *[other] Trick { $trick } of 3: { $n } cards on the table.
        }
       *[won] { $who ->
            [you] You won trick { $trick } of 3.
           *[other] { $name } won trick { $trick } of 3.
        }
    }
zone-trick-one = { zone-trick }
    .caption = { zone-trick.caption }
    .label = { zone-trick.label }
zone-trick-two = { zone-trick }
    .caption = { zone-trick.caption }
    .label = { zone-trick.label }
zone-trump = Trumps
    .caption = { $suit ->
        [s] Trumps: spades
        [h] Trumps: hearts
        [d] Trumps: diamonds
        [c] Trumps: clubs
       *[other] Trumps
    }
    .label = { $suit ->
        [s] Spades are trumps. Turned up: { $top }.
        [h] Hearts are trumps. Turned up: { $top }.
        [d] Diamonds are trumps. Turned up: { $top }.
        [c] Clubs are trumps. Turned up: { $top }.
       *[other] No card has been turned up yet.
    }
zone-miss = The miss
    .caption = { $n ->
        [0] The miss · taken
        [one] The miss
       *[other] The miss
    }
    .label = { $n ->
        [0] The miss is not on the table.
        [one] The miss: a hand of three cards that nobody has taken.
       *[other] The miss: a hand of three cards that nobody has taken.
    }
zone-pot = Pot
    .caption = Pot
    .label = { $n ->
        [0] The pot is empty.
        [one] In the pot: one counter.
       *[other] In the pot: { $n } counters.
    }

loo-note-fold = { $who ->
    [you] folded
   *[other] folded
}
loo-note-play = { $who ->
    [you] in
   *[other] in
}
loo-note-miss = { $who ->
    [you] took the miss
   *[other] took the miss
}
loo-note-defend = { $who ->
    [you] defending the miss
   *[other] defending the miss
}
loo-note-looed = { $who ->
    [you] looed
   *[other] looed
}
loo-note-caught = { $who ->
    [you] caught
   *[other] caught
}

## What to do now

loo-status-first = The cards have not been dealt yet.
loo-status-between = { $who ->
    [you] The deal is over. Next you deal.
   *[other] The deal is over. Next { $name } deals.
}
loo-status-last = { $n ->
    [one] You are playing for the last pot. There is one more deal at most.
   *[other] You are playing for the last pot. There are { $n } more deals at most.
}
loo-status-last-plain = { $n ->
    [one] You have agreed to end. There is one more deal at most.
   *[other] You have agreed to end. There are { $n } more deals at most.
}
loo-status-declare = { $n ->
    [0] Your turn. Nobody is in yet. Will you play?
    [one] Your turn. One player is in. Will you play?
   *[other] Your turn. { $n } players are in. Will you play?
}
loo-status-must = { $miss ->
    [yes] Your turn. Everybody plays this time: play your hand, or take the miss.
   *[no] Your turn. Everybody plays this time, and you must play your own hand.
}
loo-status-dealer = { $concede ->
    [yes] You deal, and only one player is in. Play your hand, take the miss, defend the miss, or fold.
   *[no] You deal, and only one player is in. Play your hand, take the miss, or defend the miss.
}
loo-status-lead-ace = Your turn. You hold the { $ace }: lead it.
loo-status-lead-trump = { $highest ->
    [yes] Your turn. Lead your highest trump.
   *[no] Your turn. Lead a trump.
}
loo-status-lead-free = Your turn. Lead any card.
loo-status-follow = { $head ->
    [yes] { $suit ->
        [s] Your turn. Play a spade that beats the { $best }.
        [h] Your turn. Play a heart that beats the { $best }.
        [d] Your turn. Play a diamond that beats the { $best }.
       *[c] Your turn. Play a club that beats the { $best }.
    }
   *[no] { $suit ->
        [s] Your turn. Play a spade.
        [h] Your turn. Play a heart.
        [d] Your turn. Play a diamond.
       *[c] Your turn. Play a club.
    }
}
loo-status-trump = { $head ->
    [yes] Your turn. You can’t follow suit: play a trump that wins so far.
   *[no] Your turn. You can’t follow suit: play a trump, though it can’t win.
}
loo-status-discard = Your turn. You may play any card. It can’t win.
loo-status-review = { $n ->
    [0] All three tricks have been played. Nobody is left to be challenged.
    [one] All three tricks have been played. Did somebody break a rule?
   *[other] All three tricks have been played. Did somebody break a rule?
}

# Of ten deals: $tricks to be expected, $none deals without one. $third and $cost are counters.
loo-advice = This is what to expect of ten deals with a hand like yours. Tricks: about { $tricks }. Deals without a trick: about { $none }. Counters for a trick: { $third }. Counters to pay for no trick: { $cost }.
loo-advice-plain = This is what to expect of ten deals with a hand like yours. Tricks: about { $tricks }. Deals without a trick: about { $none }.
loo-could-play = You could play: { $cards }.
loo-could-do = You could do this: { $moves }.

## Buttons and moves

loo-action-deal = { $last ->
    [0] Next deal
    [one] Next deal for the last pot
   *[other] Next deal for the last pot
}
loo-action-stop = { $when ->
    [pot] End after the last pot
    [last] Share out the pot and end
   *[now] End the game
}
loo-action-stand = I play
loo-action-fold = I fold
loo-action-miss = I take the miss
loo-action-defend = I defend the miss
loo-action-none = Choose a card
loo-action-play = Play the { $card }
loo-action-accept = Challenge nobody
loo-action-challenge = Challenge { $name }

loo-move-play = play the { $card }
loo-move-challenge = challenge { $name }
loo-move-deal = deal the cards
loo-move-fold = fold
loo-move-stand = play your own hand
loo-move-miss = take the miss
loo-move-defend = defend the miss
loo-move-accept = challenge nobody
loo-move-stop = end the game

## What happened

loo-event-carried = { $n ->
    [one] One counter is still in the pot.
   *[other] { $n } counters are still in the pot.
}
# $who_pays: "dealer" only the dealer, $n counters; "all" everybody $n; "double" the dealer $n, all others $other.
loo-event-ante = { $who_pays ->
    [all] { $n ->
        [one] Everybody paid one counter into the pot.
       *[other] Everybody paid { $n } counters into the pot.
    }
    [double] { $who ->
        [you] You paid { $n } counters into the pot, and everybody else { $other }.
       *[other] { $name } paid { $n } counters into the pot, and everybody else { $other }.
    }
   *[dealer] { $who ->
        [you] You paid { $n } counters into the pot.
       *[other] { $name } paid { $n } counters into the pot.
    }
}
loo-event-dealt = { $who ->
    [you] Deal { $n }. You dealt the cards.
   *[other] Deal { $n }. { $name } dealt the cards.
}
loo-event-trump = { $suit ->
    [s] Turned up: the { $card }. Spades are trumps.
    [h] Turned up: the { $card }. Hearts are trumps.
    [d] Turned up: the { $card }. Diamonds are trumps.
   *[c] Turned up: the { $card }. Clubs are trumps.
}
loo-event-folded = { $who ->
    [you] You folded.
   *[other] { $name } folded.
}
loo-event-stood = { $who ->
    [you] You play your own hand.
   *[other] { $name } plays.
}
loo-event-miss = { $who ->
    [you] You took the miss: { $cards }.
   *[other] { $name } took the miss: { $cards }.
}
loo-event-miss-hidden = { $who ->
    [you] You took the miss.
   *[other] { $name } took the miss.
}
loo-event-defended = { $who ->
    [you] You defend the miss: { $cards }.
   *[other] { $name } defends the miss: { $cards }.
}
loo-event-defended-hidden = { $who ->
    [you] You defend the miss.
   *[other] { $name } defends the miss.
}
loo-event-began = { $who ->
    [you] You lead. Counters in the pot: { $n }.
   *[other] { $name } leads. Counters in the pot: { $n }.
}
loo-event-leads = { $who ->
    [you] You lead.
   *[other] { $name } leads.
}
loo-event-played = { $who ->
    [you] You played the { $card }.
   *[other] { $name } played the { $card }.
}
loo-event-trick = { $who ->
    [you] You won the trick.
   *[other] { $name } won the trick.
}
loo-event-review = All three tricks have been played. Now cards may be challenged.
# $accused_who and $accused_name: who was challenged.
loo-event-challenged = { $caught ->
    [yes] { $who ->
        [you] You challenged { $accused_name }, and you were right.
       *[other] { $accused_who ->
            [you] { $name } challenged you: you broke a rule.
           *[other] { $name } challenged { $accused_name }, and was right.
        }
    }
   *[no] { $who ->
        [you] You challenged { $accused_name }, but nothing was wrong.
       *[other] { $accused_who ->
            [you] { $name } challenged you, but nothing was wrong.
           *[other] { $name } challenged { $accused_name }, but nothing was wrong.
        }
    }
}
loo-event-judged = The { $card }: { $reason }
loo-event-pot = { $n ->
    [one] { $who ->
        [you] You are alone and take the pot: one counter.
       *[other] { $name } is alone and takes the pot: one counter.
    }
   *[other] { $who ->
        [you] You are alone and take the pot: { $n } counters.
       *[other] { $name } is alone and takes the pot: { $n } counters.
    }
}
loo-event-alone = { $who ->
    [you] You are alone, so this deal is yours.
   *[other] { $name } is alone, so this deal is { $name }’s.
}
loo-event-paid = { $n ->
    [one] { $who ->
        [you] You get one counter out of the pot.
       *[other] { $name } gets one counter out of the pot.
    }
   *[other] { $who ->
        [you] You get { $n } counters out of the pot.
       *[other] { $name } gets { $n } counters out of the pot.
    }
}
loo-event-looed = { $why ->
    [caught] { $n ->
        [one] { $who ->
            [you] You were caught, so you are looed: you pay one counter.
           *[other] { $name } was caught, so they are looed and pay one counter.
        }
       *[other] { $who ->
            [you] You were caught, so you are looed: you pay { $n } counters.
           *[other] { $name } was caught, so they are looed and pay { $n } counters.
        }
    }
   *[tricks] { $n ->
        [one] { $who ->
            [you] You won no trick: you are looed and pay one counter.
           *[other] { $name } won no trick, is looed and pays one counter.
        }
       *[other] { $who ->
            [you] You won no trick: you are looed and pay { $n } counters.
           *[other] { $name } won no trick, is looed and pays { $n } counters.
        }
    }
}
loo-event-no-trick = { $why ->
    [caught] { $who ->
        [you] You were caught, so you are looed.
       *[other] { $name } was caught and is looed.
    }
   *[tricks] { $who ->
        [you] You won no trick: you are looed.
       *[other] { $name } won no trick and is looed.
    }
}
loo-event-agreed = { $n ->
    [one] You all agreed to end. There are counters in the pot, so there is one more deal at most.
   *[other] You all agreed to end. There are counters in the pot, so there are { $n } more deals at most.
}
# $n: what each player gets; $rest: what can't be shared.
loo-event-divided = { $rest ->
    [0] The last pot is shared out. Counters for everybody: { $n }.
    [one] The last pot is shared out. Counters for everybody: { $n }. Left over in the pot: { $rest }.
   *[other] The last pot is shared out. Counters for everybody: { $n }. Left over in the pot: { $rest }.
}
loo-event-over = The game is over.

## How it ended

# $rest: counters that could not be shared out.
loo-over-won = You won!
    .text = { $rest ->
        [0] You have the most counters: { $n }.
        [one] You have the most counters: { $n }. Left over in the pot: { $rest }.
       *[other] You have the most counters: { $n }. Left over in the pot: { $rest }.
    }
loo-over-lost = { $name } won
    .text = { $rest ->
        [0] { $name } has the most counters: { $n }.
        [one] { $name } has the most counters: { $n }. Left over in the pot: { $rest }.
       *[other] { $name } has the most counters: { $n }. Left over in the pot: { $rest }.
    }
loo-over-tie = Nobody won alone
    .text = { $rest ->
        [0] { $winners } players have the most counters: { $n }.
        [one] { $winners } players have the most counters: { $n }. Left over in the pot: { $rest }.
       *[other] { $winners } players have the most counters: { $n }. Left over in the pot: { $rest }.
    }
loo-over-plain = The game is over
    .text = { $n ->
        [one] You played one deal.
       *[other] You played { $n } deals.
    }

## Playing cards: letters

# On the card, where English has A K Q J: a letter or two, so that no two are the same.
playing-letter-ace = A
playing-letter-king = K
playing-letter-queen = Q
playing-letter-jack = J
