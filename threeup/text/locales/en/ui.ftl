# What boards, pages and the command line say. $who is "you" or "other"; $name is a nickname.

game-updown = 3UP 3DOWN
game-loo = 3-Card Loo

nickname-0 = You
nickname-1 = Quick Fox
nickname-2 = Calm Heron
nickname-3 = Brave Mouse
nickname-4 = Wise Owl
nickname-5 = Merry Seal
nickname-6 = Kind Bear
nickname-7 = Bright Swan
nickname-8 = Sly Cat
nickname-9 = Bold Hare
nickname-10 = Shy Deer
nickname-11 = Proud Horse
nickname-12 = Lively Otter
nickname-13 = Patient Turtle
nickname-14 = Clever Raven
nickname-15 = Jolly Frog

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

## The board's fixed words

board-undo = Undo
board-redo = Redo
board-hint = Hint
board-save = Save
board-load = Load
board-new-game = New game
board-log = So far
board-why = Why?
board-history = History
board-disconnected = The computer that runs the game does not answer. Your last move may be lost.
board-reload = Go on
board-confirm = Yes, do it
board-cancel = No, go back
board-name-branch = Name this branch
board-opponents = The other players
board-table = The middle of the table
board-actions = What you can do
board-game = The game
board-pile-empty = The pile is empty
board-hand-empty = No cards in hand
board-why-empty = Pick a card. If it can’t be played, you will read here why.
board-log-empty = Nothing has happened yet.
board-pending = One moment…
board-file-too-big = This file is too big to be a saved game.
board-new-game-warning = The game on the table will be gone. Start a new one?

board-in-hand = { $n ->
    [0] empty hand
    [one] 1 in hand
   *[other] { $n } in hand
}
board-hand = { $n ->
    [0] Your hand is empty
    [one] Your hand: 1 card
   *[other] Your hand: { $n } cards
}
board-own = { $n ->
    [0] Your 3UP 3DOWN piles are gone
    [one] Your last 3UP 3DOWN pile
   *[other] Your 3UP 3DOWN piles
}
# $up is the list of face-up cards, $ups how many they are, $down how many lie face down, $n how many are in hand.
board-seat = { $ups ->
    [0] { $name }. Cards in hand: { $n }. Face down: { $down }. Nothing face up.
    [one] { $name }. Cards in hand: { $n }. Face down: { $down }. Face up: { $up }.
   *[other] { $name }. Cards in hand: { $n }. Face down: { $down }. Face up: { $up }.
}
board-place = { $place ->
    [1] First
    [2] Second
    [3] Third
    [one] Place { $place }
   *[other] Place { $place }
}
board-hint-title = You could try this: { $move }
board-cannot-play = You can’t play the { $card } now
board-cannot-flip = You can’t turn this card over now
board-not-allowed = That is not allowed
board-no-move = Pick one card, or cards that go together.
board-stale = The table has changed since then. Look again and choose.
board-repeated = That has been done already.
board-failed = Something went wrong in the program. The table is as it was.
board-not-your-turn = It is not your turn yet.
board-is-over = The game is over. Undo, or start a new one.
board-nothing-to-undo = There is nothing to undo.
board-nothing-to-redo = There is nothing to redo.
board-no-moment = There is no such moment in this game.
board-not-loaded = This file could not be loaded. The table is as it was.
board-undo-reveals = If you undo, you will know cards that you had not seen then. Undo all the same?
board-agree-draw = Agree on a draw
board-waiting = { $name } is thinking.
board-over-draw = A draw
board-over-agreed = The players agreed that nobody wins.
# $dealt is "yes" for the moment after a deal, "end" after an agreement to stop; $n is the number of the moment.
board-moment = { $dealt ->
    [yes] { $n }. The deal
    [end] { $n }. The players agreed to stop
   *[no] { $n }. { $name } moved
}

notice-repetition = These cards have lain the same way { $n } times. The game may never end. You can agree on a draw.
notice-forced = Nobody has a choice any more, and the game goes round in a ring. You can agree on a draw.

## The board: tricks and counters

board-dealer = dealer
    .label = Deals the cards.
board-best = best card
board-note = In this deal: { $note }.
board-tricks = { $n ->
    [0] no trick
    [one] { $n } trick
   *[other] { $n } tricks
}
    .label = Tricks won: { $n }.
board-counters = { $n ->
    [one] { $shown } counter
   *[other] { $shown } counters
}
    .label = Counters: { $shown }.
board-seat-cards = { $name }. Cards in hand: { $n }.
board-laid = { $name } laid this card: { $card }.
    .best = { $name } laid this card: { $card }. It is the best one here.
board-ledger = Counters
board-ledger-player = Player
board-ledger-now = Now
board-ledger-change = Latest deal

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

## The app

app-title = threeup
app-tagline = Learn card games by playing them. Every rule tells you why.
app-home = Home
app-language = Language
app-draft = The Welsh, Icelandic and Arabic words are drafts. Tell us what reads badly.
app-play = Play
    .text = Play a card game against the computer.
app-learn = Learn
    .text = Lessons that you do yourself.
app-explore = Explore
    .text = Set up a position and ask what may be played.
app-lab = Lab
    .text = Try out house rules on many games.
app-class = Class
    .text = Play and learn together with your class.
app-soon = Not here yet
app-new-table = A new game
app-game = Which game?
app-game-updown = Be the first to get rid of your cards, each as high as the last one or higher.
app-game-loo = Win one of three tricks and share the pot; win none and you pay into it.
app-players = Players
app-computer = The computer plays
app-computer-careful = carefully
app-computer-random = at random
app-seed = Number of the deal
    .help = The same number gives the same cards. Leave it empty for a new deal.
app-stakes = Counters
    .help = A teacher can hide the counters and the pot.
app-stakes-yes = shown
app-stakes-no = hidden
app-options = House rules
app-start = Deal the cards
app-change = Another game, other players or rules
app-link = Copy a link to this deal
app-link-copied = The link is copied.
app-ignored = The address of this page has something that I don’t understand. Here is what I left out:
app-ignored-item = { $key }: { $value }
app-no-game = The game could not be started:
app-skip = Skip to the game

## Lessons: the page

learn-title = What would you like to learn?
learn-intro = Every step asks you to look, to play or to judge. If something is not allowed, you read why. You can’t break anything.
learn-courses = All lessons
learn-count = Steps done: { $n } of { $all }
learn-go-on = Go on with: { $lesson }
learn-review = Practise what was hard. Steps: { $n }
learn-review-place = Practice: { $n } of { $all }
learn-finished = You have done every step of this course. Well done!
learn-done = done
learn-steps = The steps of this lesson
learn-place = Step { $n } of { $all }
learn-dot = { $done ->
    [yes] Step { $n }, done
   *[no] Step { $n }
}
learn-kind-watch = Watch
learn-kind-do = Your turn
learn-kind-catch = Is it allowed?
learn-kind-explore = Try it out
learn-rules = Rules in this step
learn-hint = Give me a hint
learn-rewind = Start again
learn-explore = Try freely from here
learn-back = Back to the step
learn-previous = Step before
learn-next = Next step
learn-next-lesson = Next lesson: { $lesson }
learn-finish = To all lessons
learn-watch = Show the next move
learn-ask = Is that allowed?
learn-allowed = Yes, it is allowed
learn-breaks = No: { $rule }
learn-suspect = { $who ->
    [you] You think of this move: { $move }.
   *[other] { $name } wants to: { $move }.
}
learn-idle-watch = Watch the table.
learn-idle-catch = Look at the table, then answer the question.

## Lessons: what is said

learn-good = Well done!
learn-bad = Not quite
learn-tip = Hint
learn-free = Play as you like. The step waits for you.
learn-par = Your moves: { $n }. Fewest moves needed: { $par }.
learn-missed = That was allowed, but it does not do what this step asks. Play on to see what happens, or start again.
learn-judge-allowed = Look again. No rule forbids this move.
learn-judge-broken = Look again. There is a rule that this move breaks.
learn-judge-other = Something is wrong with this move, but it is not this rule.
learn-no-hint = There is no hint here. Try something: you can always start again.
learn-hint-zone = Look at the part of the table with the dashed line around it.

## Lessons: the rule book and what is kept

learn-map = The rule book
learn-map-text = See every rule of a game, and how well you know it.
learn-map-of = The rules of { $game }
learn-map-sum = Rules you have used without help: { $n } of { $all }
learn-games = Choose the game
learn-level-new = new
    .text = You have not met this rule yet.
learn-level-met = seen
    .text = You have met this rule in a step.
learn-level-applied = used
    .text = You have used this rule without help.
learn-level-shaky = practise
    .text = This rule was hard for you. Try its step again.
learn-taught = Learn it in: { $lesson }
learn-progress = Your progress
learn-kept-device = Your progress is kept on this computer.
learn-kept-page = Your progress is kept only while this page is open. Download it, and you can go on another day.
learn-save = Download my progress
learn-load = Load a progress file
learn-loaded = Your progress file is loaded.
learn-not-loaded = This file could not be loaded. Your progress is as it was.
learn-not-kept = Your progress can’t be kept on this computer now. It is kept while this page is open.
learn-no-lesson = This lesson could not be opened:
learn-fault = Line { $n }: { $text }

## The command line

cli-your-move = Your move (a number, h for a hint, u to undo, w and a text to ask why not, s to save, q to stop):
cli-seed = Deal number { $seed }
cli-moves = You can:
cli-unknown = I don’t know “{ $text }”.
cli-bye = Goodbye!
cli-saved = The game is saved in { $file }.
cli-file-missing = There is no file { $file } that can be read.
cli-file-good = This is in order: { $text }
cli-file-bad = This has faults:
cli-no-rule = There is no rule { $text }.
cli-sources = Sources: { $sources }
cli-disagree = Sources that say otherwise: { $sources }
cli-changed-by = House rules that change it: { $options }
cli-line = Line { $n }
cli-why-not = Not allowed:
cli-why = Allowed:
cli-table = Table
cli-turn-of = Next to move: { $name }.
