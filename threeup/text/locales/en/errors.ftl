# What is wrong with options, moves, positions and records: what, where, and what would be right.
# $seat is the number of a player, 1 for the first. Words in quotation marks are shown as they were typed.

move-unreadable = “{ $text }” is no move of this game. A move looks like this: play g7 g7.
move-draw-agreed = The players have agreed on a draw here. Undo, or start a new game.

## House rules

options-value = The house rule “{ $option }” can’t have the value “{ $value }”.
options-unknown = There is no house rule with the name “{ $option }”.
options-game = There is no game “{ $game }” here.
options-seed = “{ $seed }” can’t be the number of a deal. Write a whole number, 0 or more.
options-sitter = There is no kind of player “{ $kind }”. Write person, careful or random.
options-players = The number of players is { $players }. With these house rules { $least } to { $most } can play.
options-deck-card = “{ $text }” in the deck is no card. Cards are written like this: g7, b10, oC, gC+1.
options-deck-count = “{ $text }” in the deck has a number of copies that can’t be. Write it like this: g7*3.
options-deck-empty = The deck has no cards. Put some into it.
options-deck-large = { $most ->
    [one] The deck has too many cards. At most one is allowed.
   *[other] The deck has too many cards. At most { $most } are allowed.
}
options-deck-small = The deck is too small for so many players. Cards in it: { $cards }. Cards needed: { $needed }.

## A position: the line as it was typed

position-too-long = The line is too long. Characters in it: { $length }. Allowed: { $most }.
position-empty = The line is empty. A position starts like this: updown/1 play.
position-unknown-game = There is no game “{ $text }” here. The line must start with the name of a game: updown/1.
position-version = This position was written for another version of the game { $game }: { $found }. Here we have version { $known }.
position-unknown-word = “{ $text }” means nothing here. Write a card, or the name of a field with : after it.
position-unknown-card = “{ $text }” is no card. Cards are written like this: g7, b10, oC, gC+1.
position-card-count = “{ $text }” has a number of copies that can’t be. Write it like this: g7*3.
position-too-many-cards = { $most ->
    [one] There are too many cards in one place. At most one is allowed.
   *[other] There are too many cards in one place. At most { $most } are allowed.
}
position-unknown-field = There is nothing called “{ $field }” in a position.
position-field-twice = “{ $field }” stands there twice. Write it once.
position-number = “{ $field }” needs a whole number, 0 or more. It has “{ $text }”.
position-bracket = A bracket is missing or too many, at “{ $text }”. Each [ needs one ].
position-seat-parts = Player { $seat }: this player has too many parts. Write [hand / face up / face down / chosen].
position-rest-place = A * for all other cards can’t stand in “{ $field }”. It can stand in draw or removed.
position-rest-twice = A * for all other cards may stand there only once.

## A position: what can’t be at a table

position-seat = “{ $field }” names a seat that is not at this table. Players here: { $players }.
position-card-too-many = Too many of one card: { $card }. Found: { $found }. In the deck: { $deck }.
position-cards-missing = Some cards are missing. Found: { $cards }. In the deck: { $deck }.
position-cards-extra = There are too many cards. Found: { $cards }. In the deck: { $deck }.
position-deal-cards = Before the deal nobody may have cards. All of them lie in the draw pile.
position-choose-cards = Player { $seat }: while cards are chosen, a player has six cards in hand, three face down and none face up.
position-chosen-cards = Player { $seat }: the chosen cards must be three, all from this hand.
position-chosen-order = Player { $seat }: players choose in order of their seats. Somebody has chosen too early, or not yet.
position-phase-field = { $phase ->
    [deal] “{ $field }” can’t stand there before the deal. Leave it out.
    [choose] “{ $field }” can’t stand there while cards are chosen. Leave it out.
    [over] “{ $field }” can’t stand there when the game is over. Leave it out.
   *[play] “{ $field }” can’t stand there during play. Leave it out.
}
position-ended = “{ $rule }” is no way for this game to end.
position-up-many = { $n ->
    [one] Player { $seat }: one card lies face up. No more than three may.
   *[other] Player { $seat }: { $n } cards lie face up. No more than three may.
}
position-down-many = { $n ->
    [one] Player { $seat }: one card lies face down. No more than three may.
   *[other] Player { $seat }: { $n } cards lie face down. No more than three may.
}
position-hidden = { $zone ->
    [up] A face-up card can’t be unknown. Say which card it is.
   *[pile] A card of the discard pile can’t be unknown. Say which card it is.
}
position-pile-order = In the discard pile a lower card lies on a higher one: { $low } on { $high }. From bottom to top cards never get lower.
position-clear-on-pile = This card can’t lie on the discard pile: { $rank }. It would have cleared the pile.
position-set-on-pile = { $n ->
    [one] A complete set can’t lie on the discard pile: one card, { $rank }. It would have cleared the pile.
   *[other] A complete set can’t lie on the discard pile: { $n } cards, { $rank }. They would have cleared the pile.
}
position-turn-out = Player { $seat }: this player has no cards, so it can’t be their turn.
position-empty-hand = { $draw ->
    [one] Player { $seat }: the hand is empty, but one card is left to draw. This player would have drawn.
   *[other] Player { $seat }: the hand is empty, but { $draw } cards are left to draw. This player would have drawn.
}
position-out-cards = Player { $seat }: out of the game, but still with cards.
position-out-missing = Player { $seat }: no cards left, but not named in out.
position-out-twice = Player { $seat }: named twice in out.
position-out-option = Player { $seat }: no cards left. With these house rules the game ends with the first player who is out.
position-finished = { $left ->
    [one] Only one player has cards left. The game is over then.
   *[other] Players with cards left: { $left }. The game is over then.
}
position-unfinished = { $left ->
    [one] One player still has cards. The game is not over yet.
   *[other] { $left } players still have cards. The game is not over yet.
}
position-no-winner = The game is over, but nobody has won. Say in out who is.
position-nobody = Nobody has any cards. Give the players cards.
position-third = third: { $third } can’t be. It is 0, 1 or 2, and no more than the extra discards that are left: { $extras }.
position-may-draw = may-draw is there, but no extra discard is left. Leave it out, or write extras: 1.
position-turns-cap = The game would be over already. Turns: { $turns }. Most turns allowed: { $cap }.
position-cap-not-reached = { $turns ->
    [one] The game can’t have ended by its last turn: only one turn has been played.
   *[other] The game can’t have ended by its last turn: only { $turns } turns have been played.
}

## The file of a game

record-too-large = The file is too large. Size in bytes: { $size }. Allowed: { $most }.
record-not-text = This file is not text. Choose a game that was saved here.
record-not-toml = The file can’t be read from line { $line }, character { $column }, on. Something there is not written as it should be.
record-cut-off = The file stops too early, in line { $line }. A part of it is missing.
record-nested = The file has too many brackets inside one another. No saved game looks like that.
record-foreign = This is not a saved game of ours. The first line would be: format = "threeup-record/1".
record-newer = This file comes from a newer program: version { $found }. This program knows version { $known }. Get the newer program.
record-unknown-game = There is no game “{ $game }” here.
record-game-version = This file is for another version of the game { $game }: { $found }. Here we have version { $known }.
record-missing = “{ $key }” is missing in the file.
record-unknown-key = “{ $key }” does not belong in a saved game.
record-value = “{ $key }” has a value that can’t be.
record-name-empty = One of the players has no name. Write one.
record-name-long = { $most ->
    [one] A player’s name is too long. At most one character is allowed.
   *[other] A player’s name is too long. At most { $most } characters are allowed.
}
record-name-control = A player’s name has signs that can’t be seen. Use letters and spaces.
record-kind = There is no kind of player “{ $kind }”. Write person, careful or random.
record-players = The players named in the file are { $players }. The seats of the game are { $seats }. Both must be the same.
record-too-many-moves = The game has too many moves. Found: { $moves }. Allowed: { $most }.
record-count = A part of the file is missing. Moves found: { $found }. Moves expected: { $expected }.
record-move-unreadable = Move { $move }: “{ $text }” is no move of this game.
record-unknown-card = Move { $move }: “{ $card }” is no card.
record-illegal = Move { $move }, “{ $text }”, is not allowed at that moment. Rules it breaks: { $rules }.
record-wrong-deck = Move { $move }: the cards dealt are not those of the deck. Cards dealt: { $cards }. Cards in the deck: { $deck }.
record-branch-name = Branch { $branch }: the name can’t be used. Keep it short, with letters and spaces.
record-branch-parent = Branch { $branch }: it starts from move { $parent }, but there is no such move before it.
