# Odds: how likely something is, as a fraction, in percent, and worked out step by step.
# $sum is a piece of arithmetic, such as 33/45 × 32/44 = 8/15. $chance is a fraction such as 4/15; a value whose name
# ends in _percent is the same in percent (26.7%), one in _about the same as a decimal number (0.27).
# Most sentences end in a colon and the number, so that they need no plural.

explore-odds = Odds
    .text = How likely is it? Chances are exact fractions; what is only a rule of thumb says so. Open one to see how it is worked out.

# Who asks. { $name } is a player.
explore-odds-seat = From what this player can see
explore-odds-pot = The pot
    .help = Try another pot: a whole number from 0 to { $most }.
explore-odds-rivals = Other players who stay in
    .likely = As many as is likely

odds-title = { $who ->
    [you] The odds, from what you can see
   *[other] The odds, from what { $name } can see
}
odds-question = Question
odds-answer = Answer
# $kind: the chance is 1, 0, or between them; then the percentage is exact or rounded.
odds-chance = { $kind ->
    [always] 1: it is certain.
    [never] 0: it can’t happen.
    [exact] { $chance }, which is { $chance_percent }.
   *[about] { $chance }, which is about { $chance_percent }.
}
odds-spread = None: { $none_percent }. One: { $one_percent }. Two: { $two_percent }. Three: { $three_percent }.
# $won and $paid are counters on average.
odds-worth = { $worth ->
    [yes] Yes, by a rule of thumb. On average you win { $won_about } and pay { $paid_about }.
   *[no] No, by a rule of thumb. On average you win { $won_about } and pay { $paid_about }.
}
odds-note = { $game ->
    [loo] Only the cards you can see are counted. Whether a hand is worth it is a rule of thumb: each card wins or fails by itself, and a third of the pot is not rounded. What if? plays the deal out.
   *[updown] Only the cards you can see are counted. What players showed by what they took or kept is left out.
}
# Said when nothing can be asked at the moment.
odds-later = { $game ->
    [loo] There is nothing to work out now. Look again before a deal (trumps in a hand), while the players say who plays (is it worth it?), or while you hold cards in play (can a card be beaten?).
   *[updown] There is nothing to work out now. Look again in a player’s turn (what may the draw bring? can the next player play?), or when face-down cards are to be turned over (will one be high enough?).
}

## The questions, as sentences that may come true

odds-flip = { $top ->
    [open] A face-down card, turned over now, can be played.
   *[rank] A face-down card, turned over now, can be played on { $top }.
}
odds-draw-clear = The next draw brings at least one Clear card of any kind.
odds-draw-rank = The next draw brings at least one { $rank }.
odds-draw-least = The next draw brings at least one card that can be played on { $rank }.
odds-draw-set = The next draw completes a set of { $rank } in the hand.
odds-next = { $top ->
    [open] { $name } has a card in hand that can be played on an empty pile.
   *[rank] { $name } has a card in hand that can be played on { $top }.
}
odds-loo-trumps = { $whose ->
    [any] Trumps in a hand of three, before anybody looks
   *[rival] Trumps in another player’s hand of three
}
odds-loo-place = One certain card that you can’t see is in one certain player’s hand.
odds-loo-card = No other player who is in holds a card that beats the { $card }.
# $n: counters in the pot.
odds-loo-worth = { $what ->
    [miss] Is it worth taking the miss? Counters in the pot: { $n }
   *[hand] Is it worth playing this hand? Counters in the pot: { $n }
}

## The steps

odds-unseen = Cards that can’t be seen: { $n }. Each is as likely as any other to lie in any hidden place.
# An item of the list $cards below: 3 × Clear.
odds-copies = { $n } × { $rank }
odds-help = { $n ->
    [0] None of these cards would help.
    [one] Of these, one would help: { $cards }.
   *[other] Of these, { $n } would help: { $cards }.
}
odds-one = Only one card counts, so divide the cards that help by all of them: { $sum }.
odds-none = The chance that none of them helps, one card after another: { $sum }.
odds-some = So the chance that at least one helps: { $sum }.
odds-every = Every card of the draw must help, one after another: { $sum }.
odds-open-pile = The pile is empty, so any card can be played.
odds-third = { $stays ->
    [yes] This is the last discard of a Clear +2. A card that is too low stays on the table, and only the pile is taken.
   *[no] This is the last discard of a Clear +2. A card that is too low is taken too, with the whole pile.
}
odds-drawn = { $discards ->
    [0] Cards that the draw brings: { $n }.
    [one] One card is discarded first. Then the draw brings this many: { $n }.
   *[other] First { $discards } cards are discarded. Then the draw brings this many: { $n }.
}
# $held: cards of that rank in the hand; $size: cards in a set.
odds-needed = Cards of rank { $rank } in the hand: { $held }. A set has { $size }. Still needed after the discard: { $n }.
odds-trumps-left = Trumps among them: { $n }.
odds-ways = Ways to take three of { $n } cards: { $ways }.
odds-trumps = Trumps: { $n }. Ways: { $ways }. Chance: { $sum }, about { $chance_percent }.
odds-places = Places for it in that hand: { $n }. So the chance is { $sum }.
# $declaring: "yes" while some players have not yet said whether they play; then $n is a guess.
odds-rivals = { $declaring ->
    [yes] Other players to reckon with: { $n }. Of those who have yet to speak, two in five usually play.
   *[no] Other players who are in: { $n }.
}
odds-held = Cards in their hands: { $n }.
# $n cards beat it; $free unseen cards are in no hand of those players.
odds-beaten = { $n ->
    [0] Nothing unseen beats the { $card }: the chance is 1.
    [one] One unseen card beats the { $card }. It must be among the { $free } that they don’t hold: { $sum }.
   *[other] Unseen cards that beat the { $card }: { $n }. All must be among the { $free } that they don’t hold: { $sum }.
}
odds-laid = What players have shown by not following suit is left out.
odds-tricks = Tricks on average: { $sum }, about { $tricks_about }.
odds-no-trick = Chance of no trick at all: { $sum }, about { $none_percent }.
odds-miss = Nobody has seen the miss. What it wins is a rule of thumb, measured in many games of the computer.
odds-win = Counters won on average, a third of the pot for each trick: { $sum }.
odds-pay = Without a trick you pay { $n }. Counters paid on average: { $sum }.
odds-break-even = Smallest pot that makes it worth it: { $n }.
odds-no-pot = No pot is large enough to make it worth it.
