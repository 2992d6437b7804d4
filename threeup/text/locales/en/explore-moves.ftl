# Explore: every move and its reason, and when a card can be played.

explore-moves = Moves
    .text = See every move that could be tried here, and which rules allow or forbid it.

# A table of all moves: its title and the heads of its columns; then what stands in the second column.
explore-moves-title = All moves, and why
explore-moves-move = Move
explore-moves-may = Allowed?
explore-moves-why = Why
explore-moves-yes = Yes
explore-moves-no = No
# The last line for many moves of which the rules say the same.
explore-moves-more = { $n ->
    [one] And one more like these.
   *[other] And { $n } more like these.
}
explore-moves-hidden = { $who ->
    [you] Some of your cards are unknown here, so nobody can tell what you may play.
   *[other] The hand of { $name } is hidden here, so nobody can tell what { $name } may play.
}

# The parts of the list, and the choice of a rule.
explore-moves-allowed = Allowed
explore-moves-forbidden = Not allowed
explore-moves-nothing = No rule forbids any move here.
explore-moves-rule = Show moves that only one rule forbids
explore-moves-rule-any = All moves that are not allowed
explore-moves-alone-none = Every move that this rule forbids is also forbidden by another rule.

## When can a card be played?

explore-when = When can a card be played?
explore-when-pick = Choose a card
explore-when-card = { $zone ->
    [hand] In hand: { $card }
    [up] Face up: { $card }
   *[down] Face-down card { $n }
}
explore-when-title = { $zone ->
    [hand] When can this card be played from the hand: { $card }?
    [up] When can this face-up card be played: { $card }?
   *[down] When can face-down card { $n } be turned over?
}
explore-when-now = { $now ->
    [yes] It can be played now.
   *[no] It can’t be played now.
}
explore-when-turn = { $who ->
    [you] It can’t be played now: it is your turn.
   *[other] It can’t be played now: it is the turn of { $name }.
}
explore-when-hidden = This can’t be told, because some cards are unknown here.

# The heads of a table: how things lie, on what the card can be played then, on what it can’t, by which rules.
explore-when-case = When
explore-when-yes = It can be played
explore-when-no = It can’t be played
explore-when-rules = Rules that forbid it
explore-when-as-now = as things are now
# Something that would be otherwise than now; several of these may stand in a list.
explore-when-change = { $what ->
    [hand] the hand is empty
    [alike] the whole hand is of the same rank
    [draw] the draw pile is gone
   *[up] no card is face up any more
}
explore-when-lead = { $which ->
    [alone] leading to the first trick, against one player
    [several] leading to the first trick, against two players or more
   *[later] leading after winning a trick
}
# $trumped: whether a trump has been laid on the suit that was led.
explore-when-led = { $trumped ->
    [no] { $suit ->
        [s] spades are led
        [h] hearts are led
        [d] diamonds are led
       *[c] clubs are led
    }
   *[yes] { $suit ->
        [s] spades are led, and a trump lies on them
        [h] hearts are led, and a trump lies on them
        [d] diamonds are led, and a trump lies on them
       *[c] clubs are led, and a trump lies on them
    }
}
explore-when-always = always
explore-when-never = never
# $spots: a list of what lies there: "an empty pile", "8", "1 to 7", "the nine of hearts".
explore-when-on = on { $spots }
explore-when-empty = an empty pile
explore-when-range = { $low } to { $high }
explore-when-kept = { $game ->
    [loo] The cards named are the best card of the trick so far. Your hand, trumps and the house rules stay as they are.
   *[updown] The numbers are the top card of the pile. All that is not named stays as it is now.
}

# The shortest line of moves, of all players, that leads to it.
explore-when-way = { $n ->
    [one] It can be played after one move:
   *[other] It can be played after { $n } moves:
}
explore-when-step = { $who ->
    [you] You: { $move }
   *[other] { $name }: { $move }
}
# $n: how many positions were looked at.
explore-when-no-way = { $why ->
    [hidden] Which moves would lead to it can’t be told, because some cards are unknown here.
    [cut] { $n ->
        [one] No way to play it was found among the nearest positions. Looked at: { $n }.
       *[other] No way to play it was found among the nearest positions. Looked at: { $n }.
    }
   *[none] No moves in this deal lead to playing it.
}

# What is wrong when somebody asks for a card that the player has not got.
lab-not-held = “{ $text }” is no card of this player. Write it as in a move: g7, up g7, flip 0, or Ah.
