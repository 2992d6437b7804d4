# What boards, pages and the command line say. $who is "you" or "other"; $name is a nickname.

game-updown = 3UP 3DOWN
game-loo = 3-Card Loo
nickname-me = You
nickname-0 = Happy Bee
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

## The board's fixed words

# A card that lies face down, of which a table that is looked at openly knows which it is.
board-under = Face down: { $card }

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
learn-turn = Your turn.
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
