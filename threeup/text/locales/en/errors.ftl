# What is wrong with options, moves, positions and records: what, where, and what would be right.
# $seat is the number of a player, 1 for the first. Words in quotation marks are shown as they were typed.
# .mend says how to mend it, in a line of text or by pressing buttons of an editor of positions.

move-unreadable = “{ $text }” is no move of this game. Moves look like this: play g7 g7 in 3UP 3DOWN, play Ah in 3-Card Loo.
move-draw-agreed = The players have agreed on a draw here. Undo, or start a new game.

## House rules

options-value = The house rule “{ $option }” can’t have the value “{ $value }”.
    .mend = Choose one of the values that are offered for this house rule.
options-unknown = There is no house rule with the name “{ $option }”.
    .mend = Leave it out, or write the name of a house rule as it is in the list of house rules.
options-game = There is no game “{ $game }” here.
options-seed = “{ $seed }” can’t be the number of a deal. Write a whole number, 0 or more.
options-start-hidden = { $n ->
    [one] One card of this position is unknown. To play from here, say which card it is.
   *[other] { $n } cards of this position are unknown. To play from here, say which cards they are.
}
options-sitter = There is no kind of player “{ $kind }”. Write person, careful or random.
options-players = The number of players is { $players }. With these house rules { $least } to { $most } can play.
    .mend = Add or take away players, or change the house rule for small or large tables.
options-deck-card = “{ $text }” in the deck is no card. Cards are written like this: g7, b10, oC, gC+1.
    .mend = Correct the card, or leave the deck out to play with the usual one.
options-deck-count = “{ $text }” in the deck has a number of copies that can’t be. Write it like this: g7*3.
    .mend = Write a whole number after *, or leave the deck out to play with the usual one.
options-deck-empty = The deck has no cards. Put some into it.
    .mend = Write cards after deck=, or leave the deck out to play with the usual one.
options-deck-large = { $most ->
    [one] The deck has too many cards. At most one is allowed.
   *[other] The deck has too many cards. At most { $most } are allowed.
}
    .mend = Write fewer cards, or leave the deck out to play with the usual one.
options-deck-small = The deck is too small for so many players. Cards in it: { $cards }. Cards needed: { $needed }.
    .mend = Put more cards into the deck, choose the usual deck, or take players away.

## A position: the line as it was typed

position-too-long = The line is too long. Characters in it: { $length }. Allowed: { $most }.
    .mend = Make the line shorter: write ?*3 for three unknown cards, and * for all other cards.
position-empty = The line is empty. A position starts like this: updown/1 play.
    .mend = Begin with an empty table, or deal.
position-unknown-game = There is no game “{ $text }” here. The line must start with the name of a game: updown/1 or loo/1.
    .mend = Write the name of the game first: updown/1 or loo/1.
position-version = This position was written for another version of the game { $game }: { $found }. Here we have version { $known }.
    .mend = Put the present version into the line. Then look at every card: the game may have changed in between.
position-unknown-word = “{ $text }” means nothing here. Write a card, or the name of a field with : after it.
    .mend = Correct the word, or take it out.
position-unknown-card = “{ $text }” is no card. Cards are written like this: g7, gC+1 in 3UP 3DOWN, and Ah, Td in 3-Card Loo.
    .mend = Correct the card, or write ? for a card that nobody knows.
position-card-count = “{ $text }” has a number of copies that can’t be. Write it like this: ?*3.
    .mend = Write a whole number after *, 1 or more, or leave out the * and what follows it.
position-too-many-cards = { $most ->
    [one] There are too many cards in one place. At most one is allowed.
   *[other] There are too many cards in one place. At most { $most } are allowed.
}
    .mend = Write a smaller number after *.
position-unknown-field = There is nothing called “{ $field }” in a position.
    .mend = Correct the name, or take it out with all that follows it.
position-field-twice = “{ $field }” stands there twice. Write it once.
    .mend = Take out the second one.
position-number = “{ $field }” needs a whole number, 0 or more. It has “{ $text }”.
    .mend = Write a whole number, 0 or more.
position-bracket = A bracket is missing or too many, at “{ $text }”. Each [ needs one ].
    .mend = Put the missing bracket in, or take out the one that is too many.
position-seat-parts = Player { $seat }: this player has too many parts. Write [hand / face up / face down / chosen].
    .mend = Take out a / between these brackets.
position-rest-place = A * for all other cards can’t stand in “{ $field }”. Here it can: { $zones }.
    .mend = Take out the *, or put it in a place where it can stand.
position-rest-twice = A * for all other cards may stand there only once.
    .mend = Take out the second *.

## A position: what can’t be at a table

position-seat = “{ $field }” names a seat that is not at this table. Players here: { $players }.
    .mend = Choose a player who is at this table.
position-card-too-many = Too many of one card: { $card }. Found: { $found }. In the deck: { $deck }.
    .mend = Take the extra cards off the table, or make them unknown.
position-cards-missing = Some cards are missing. Found: { $cards }. In the deck: { $deck }.
    .mend = Put the missing cards aside, where all cards lie that are not in play.
position-cards-extra = There are too many cards. Found: { $cards }. In the deck: { $deck }.
    .mend = Take cards off the table, first those that lie aside.
position-deal-cards = Before the deal nobody may have cards. All of them are still in the deck.
    .mend = Put all cards back into the deck, or choose another moment of the game.
position-choose-cards = Player { $seat }: while cards are chosen, a player has six cards in hand, three face down and none face up.
    .mend = Give this player six cards in hand and three face down.
position-chosen-cards = Player { $seat }: the chosen cards must be three, all from this hand.
    .mend = Choose three cards of this hand.
position-chosen-order = Player { $seat }: players choose in order of their seats. Somebody has chosen too early, or not yet.
    .mend = Let everybody before the player to move choose three cards, and nobody else.
position-phase-field = { $phase ->
    [deal] “{ $field }” can’t stand there before the deal. Leave it out.
    [between] “{ $field }” can’t stand there between two deals. Leave it out.
    [declare] “{ $field }” can’t stand there before all have declared. Leave it out.
    [review] “{ $field }” can’t stand there when all tricks are played. Leave it out.
    [choose] “{ $field }” can’t stand there while cards are chosen. Leave it out.
    [over] “{ $field }” can’t stand there when the game is over. Leave it out.
   *[play] “{ $field }” can’t stand there during play. Leave it out.
}
    .mend = Leave it out, or choose another moment of the game.
position-ended = “{ $rule }” is no way for this game to end.
    .mend = Choose one of the ways in which this game can end.
position-up-many = { $n ->
    [one] Player { $seat }: one card lies face up. No more than three may.
   *[other] Player { $seat }: { $n } cards lie face up. No more than three may.
}
    .mend = Put the extra cards somewhere else, for example in the hand.
position-down-many = { $n ->
    [one] Player { $seat }: one card lies face down. No more than three may.
   *[other] Player { $seat }: { $n } cards lie face down. No more than three may.
}
    .mend = Put the extra cards somewhere else, for example in the hand.
position-hidden = { $zone ->
    [turned] The card turned up can’t be unknown. Say which card it is.
    [tricks] A card of a trick can’t be unknown. Say which card it is.
    [up] A face-up card can’t be unknown. Say which card it is.
   *[pile] A card of the discard pile can’t be unknown. Say which card it is.
}
    .mend = Say which card it is, or put it where it can’t be seen.
position-pile-order = In the discard pile a lower card lies on a higher one: { $low } on { $high }. From bottom to top cards never get lower.
    .mend = Put the cards of the pile in order, from low to high.
position-clear-on-pile = This card can’t lie on the discard pile: { $rank }. It would have cleared the pile.
    .mend = Put the card with the cleared cards.
position-set-on-pile = { $n ->
    [one] A complete set can’t lie on the discard pile: one card, { $rank }. It would have cleared the pile.
   *[other] A complete set can’t lie on the discard pile: { $n } cards, { $rank }. They would have cleared the pile.
}
    .mend = Put the set with the cleared cards.
position-turn-out = Player { $seat }: this player has no cards, so it can’t be their turn.
    .mend = Let the next player with cards have the turn.
position-empty-hand = { $draw ->
    [one] Player { $seat }: the hand is empty, but one card is left to draw. This player would have drawn.
   *[other] Player { $seat }: the hand is empty, but { $draw } cards are left to draw. This player would have drawn.
}
    .mend = Put cards from the draw pile in this hand, or empty the draw pile.
position-out-cards = Player { $seat }: out of the game, but still with cards.
    .mend = Take the cards of this player away, or say that this player is still in the game.
position-out-missing = Player { $seat }: no cards left, but not named in out.
    .mend = Give this player cards, or say that this player is out.
position-out-twice = Player { $seat }: named twice in out.
    .mend = Name this player only once.
position-out-option = Player { $seat }: no cards left. With these house rules the game ends with the first player who is out.
    .mend = Give this player cards, or choose the house rule that lets the others play on.
position-finished = { $left ->
    [one] Only one player has cards left. The game is over then.
   *[other] Players with cards left: { $left }. The game is over then.
}
    .mend = Give cards to another player, or say that the game is over.
position-unfinished = { $left ->
    [one] One player still has cards. The game is not over yet.
   *[other] { $left } players still have cards. The game is not over yet.
}
    .mend = Say that the game is still being played, or take cards away.
position-no-winner = The game is over, but nobody has won. Say in out who is.
    .mend = Say who is out, or that the game is still being played.
position-nobody = Nobody has any cards. Give the players cards.
    .mend = Put a card in somebody’s hand.
position-third = third: { $third } can’t be. It is 0, 1 or 2, and no more than the extra discards that are left: { $extras }.
    .mend = Write a smaller number, or more extra discards.
position-may-draw = may-draw is there, but no extra discard is left. Leave it out, or write extras: 1.
    .mend = Switch the draw off, or write 1 for the extra discards.
position-turns-cap = The game would be over already. Turns: { $turns }. Most turns allowed: { $cap }.
    .mend = Write a smaller number of turns, or choose a higher limit in the house rules.
position-cap-not-reached = { $turns ->
    [one] The game can’t have ended by its last turn: only one turn has been played.
   *[other] The game can’t have ended by its last turn: only { $turns } turns have been played.
}
    .mend = Write a higher number of turns, or choose another way for the game to end.

## A position of 3-Card Loo: what can’t be at a table

position-integer = “{ $field }” needs whole numbers. It has “{ $text }”.
    .mend = Write a whole number. It may be less than 0.
position-said-twice = Player { $seat }: declared twice. Write only one of fold, play, miss, defend.
    .mend = Take out one of the two words.
position-each-player = “{ $field }” needs one entry for each player. Entries: { $found }. Players: { $players }.
    .mend = Write a number for each player, or leave it out to have it worked out.
position-ledger = The counters of all players and those in the pot must add up to 0. They add up to { $total }.
    .mend = Change the pot, or the counters of a player, until they add up to 0.
position-last = last: { $last } can’t be. It is 0 or more, and at most { $most }.
    .mend = Write a smaller number.
position-deals-done = The game would be over already. Deals played: { $deals }. Deals in this game: { $most }.
    .mend = Write a smaller number of deals, or choose more deals in the house rules.
position-no-deal = The game is over, but no deal has been played. Write in deals how many were.
    .mend = Write 1 or more for the deals played.
position-last-pot = The game is over, but too many counters are left in the pot. Found: { $pot }. Allowed: { $most }.
    .mend = Take the extra counters out of the pot and give them to a player.
position-turned = No card is turned up, so nobody knows the trumps. Write one like this: turned: Kh.
    .mend = Put a card in the place for trumps.
position-hand-cards = Player { $seat }: the hand has a wrong number of cards. Found: { $n }. Needed: { $needed }.
    .mend = Put cards in this hand or take some out, until the number is right.
position-zone-cards = “{ $field }” has a wrong number of cards. Found: { $n }. Needed: { $needed }.
    .mend = Put cards there or take some out, until the number is right.
position-miss-twice = Two players have the miss. Only one can.
    .mend = Let only one of them have the miss.
position-defend = Player { $seat }: only the dealer can defend the miss, and then the play begins.
    .mend = Choose that this player has taken the miss.
position-said-order = Player { $seat }: players declare in order, from the dealer’s left. Somebody has declared too early, or not yet.
    .mend = Say what each player declared who came before the player to move, and nothing for the others.
position-players-in = Too few players are in. Found: { $n }. Needed: { $least }.
    .mend = Let more players play, and give them cards.
position-tricks-number = { $phase ->
    [play] Too many tricks are complete. Found: { $found }. During play at most: { $needed }.
   *[over] The number of tricks is wrong. Found: { $found }. Needed: { $needed }.
}
    .mend = Take the extra tricks away, or put the missing ones in.
position-trick-cards = A complete trick has one card from each player who is in. Cards found: { $found }. Players who are in: { $players }.
    .mend = Put the missing cards in the trick, or take the extra ones out.
position-trick-whole = All players have laid a card to the trick on the table. Cards in it: { $found }. Players who are in: { $players }. Write it in tricks.
    .mend = Put these cards with the complete tricks.
position-trick-seat = Player { $seat }: it was not this player’s turn to lay this card: { $card }.
    .mend = Put the cards of the tricks in the order in which the players follow one another.
position-next = Player { $seat }: it must be this player’s turn. Write turn: { $turn }, or leave turn out.
    .mend = Let this player have the turn.
position-at-play = at-play: { $counters } can’t be. During play it is what lies in the pot: { $pot }.
    .mend = Write what lies in the pot, or leave it out.
position-revoke = Only with the house rule revoke=loo can cards be challenged.
    .mend = Choose the referee’s mode in the house rules, or take the challenges out.
position-accused = Player { $seat }: can’t be in accused. It names players who are in, each of them once.
    .mend = Take this player out of the challenges.
position-caught = Player { $seat }: can’t be in caught. It names players who are in accused, each of them once.
    .mend = Say that this player was challenged, too, or take this player out.

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

## The file of a lesson. $step is a step’s name; $near is the known word most like what was written.

lesson-too-large = The file is too large for a lesson. Size in bytes: { $size }. Allowed: { $most }.
lesson-not-text = This file is not text. Save it as plain text in UTF-8.
lesson-not-toml = The file can’t be read from line { $line } on. Something there is not written as it should be.
lesson-foreign = This is not a lesson. The first line would be: format = "{ $wanted }".
lesson-game = There is no game “{ $game }” here. Perhaps you mean { $near }.
lesson-id = “{ $id }” can’t be the name of a lesson. It has the game, a point and small letters, like this: { $like }.
lesson-no-steps = The lesson has no steps. A step begins with a line [[step]].
lesson-step-id = “{ $id }” can’t be the name of a step. Use small letters, digits and single hyphens, like this: my-step.
lesson-step-twice = There are two steps called “{ $id }”. Give one of them another name.
lesson-unknown-key = “{ $key }” means nothing here. Perhaps you mean { $near }.
lesson-missing = “{ $key }” is missing here.
lesson-value = { $wanted ->
    [number] “{ $key }” needs a whole number.
    [yes-no] “{ $key }” needs true or false.
    [list] “{ $key }” needs a list: [ … ], with something in it.
    [table] “{ $key }” needs a table: { "{" } name = value { "}" }.
   *[text] “{ $key }” needs a text: "…".
}
lesson-kind = There is no kind of step “{ $kind }”. Perhaps you mean { $near }.
lesson-start = A step starts from a position or from a deal. Write one of them, not both.
lesson-other-game = The position is of another game. This lesson is for { $game }.
lesson-seat = There is no seat { $found } at this table. Seats are numbered from 0 to { $last }.
lesson-seed = “{ $seed }” can’t be the number of a deal. Write a whole number, 0 or more.
lesson-rule = There is no rule “{ $rule }”. Perhaps you mean { $near }.
lesson-move = “{ $move }” is no move of this game.
lesson-one-move = A step to be judged has exactly one move.
lesson-mistake-id = “{ $id }” can’t be the name of a mistake. Use small letters, digits and single hyphens, like this: too-low.
lesson-mistake-twice = There are two mistakes called “{ $id }” in this step. Give one of them another name.
lesson-hint = A hint has one of these, with a text: { $known }.
lesson-predicate = There is no goal “{ $name }”. Perhaps you mean { $near }.
lesson-goal-deep = The goal has too many goals inside one another. Allowed: { $most }.
lesson-language = There is no language “{ $lang }” here. Write the words in one of these: { $known }.
lesson-word = There are no words called “{ $name }” here. Perhaps you mean { $near }. These are known: { $known }.
lesson-no-words = The lesson “{ $id }” has no words. Write them below [words.en], or in another language.
lesson-word-missing = The words “{ $name }” are missing in { $table }.
lesson-message-missing = The message { $message } is missing in the catalogue “{ $lang }”.

## A lesson: what it promises and does not hold

lesson-rule-unseen = Step “{ $step }”: the rule { $rule } does not show in any move of this step. Leave it out, or choose a move that it speaks of.
lesson-move-illegal = Step “{ $step }”: the move “{ $move }” is not allowed. Rules it breaks: { $rules }.
lesson-choice-missing = Step “{ $step }”: the move breaks the rule { $rule }. Write it among the choices.
lesson-choices-few = Step “{ $step }”: there must be at least two rules to choose from. There are: { $n }.
lesson-not-to-move = Step “{ $step }”: it is not the learner’s turn at the start. Write another seat, or another turn in the position.
lesson-goal-at-start = Step “{ $step }”: the goal is reached before anything is done. Choose another goal.
lesson-goal-zone = Step “{ $step }”: there is no zone “{ $zone }” on this table. These are known: { $known }.
lesson-par = Step “{ $step }”: par is { $par }, but the shortest solution has this many moves: { $needed }.
lesson-solution-turn = Step “{ $step }”: it is not the learner’s turn for move { $n } of a solution, “{ $move }”.
lesson-solution-long = Step “{ $step }”: a solution reaches the goal earlier than it ends. Moves needed: { $n }. Moves written: { $length }.
lesson-solution-misses = Step “{ $step }”: the solution “{ $move }” does not reach the goal.
lesson-unlisted = Step “{ $step }”: this reaches the goal too: “{ $move }”. Add it to the solutions, or make the goal narrower.
lesson-other-unused = Step “{ $step }”: nobody makes the move “{ $move }” of the other players. It is not allowed at that moment, or the solutions end before it.
lesson-mistake-rule = { $rules ->
    [none] Step “{ $step }”: the mistake “{ $move }” does not break the rule { $rule }. The move is allowed.
   *[other] Step “{ $step }”: the mistake “{ $move }” does not break the rule { $rule }. Rules it breaks: { $rules }.
}
lesson-mistake-illegal = Step “{ $step }”: the mistake “{ $move }” is not allowed. Write which rule it breaks. Rules it breaks: { $rules }.
lesson-mistake-passes = Step “{ $step }”: the mistake “{ $move }” reaches the goal.
lesson-hint-rule = Step “{ $step }”: the hint names the rule { $rule }, which this step does not teach.
lesson-hint-zone = Step “{ $step }”: the hint points to “{ $zone }”, which is not on this table. These are known: { $known }.
lesson-hint-card = Step “{ $step }”: the hint says “{ $move }”, but no solution begins with it.

## The file of a learner’s progress

progress-too-large = The file is too large for a progress file. Allowed bytes: { $most }.
progress-foreign = This is not a progress file of ours. Choose a file that was downloaded here.
progress-newer = This file comes from a newer program: version { $found }. This program knows version { $known }. Get the newer program.
progress-numbers = The file has numbers that can’t be. Choose a file that nobody has changed.

## Where progress is kept on this device. $file is the file’s name.

progress-store-busy = Another program is writing to { $file } and does not finish. Wait a little and try again.
progress-store-damaged = The file { $file } is damaged. Move it away, and a new one is made. A progress file that you downloaded can be loaded again.
progress-store-newer = The file { $file } comes from a newer program: version { $found }. This program knows version { $known }. Get the newer program.
progress-store-foreign = The file { $file } is not ours. Move it away, and a new one is made.
progress-store-read-only = Nothing can be written to { $file }. Allow writing there, or choose another folder.
progress-store-full = There is no room left for { $file }. Make room on the disk and try again.
progress-store-failed = The disk does not do what it should with { $file }. Try again.
