# Explore, the part "History": every moment of a game as a picture of lines and branches.

explore-history = History
    .text = Every moment of this game. Go to any of them and try something else: a new branch grows.
# The picture, for ears.
explore-history-tree = The moments of the game
    .help = Keys: left and right go along a line, up and down from branch to branch. Enter goes to a moment, N names it, A writes a note.

## What is said of a moment, a sentence each

explore-history-begin = The beginning.
explore-history-deal = The cards are dealt.
explore-history-stop = The players agree to stop.
# $name: a player; $move: what that player does, as in “play green 7”.
explore-history-move = { $name }: { $move }.
# A move that may not be told, because this player's moves are not seen now.
explore-history-hidden = { $name } moved.
explore-history-here = You are here.
# $n: moves that were tried at this moment, 2 or more.
explore-history-ways =
    { $n ->
        [one] { $n } way leads on from here.
       *[other] { $n } ways lead on from here.
    }
explore-history-named = Branch: { $name }.
explore-history-noted = There is a note.
# $line: “first” or “second”, of two lines that are compared.
explore-history-marked =
    { $line ->
        [first] The first line ends here.
       *[second] The second line ends here.
    }

## Buttons and fields

explore-history-start = To the beginning
explore-history-back = One move back
explore-history-on = One move on
explore-history-end = To the end of this line
explore-history-name = Name of the branch that starts here
explore-history-note = Note to this moment

## Two lines compared

explore-history-compare = Compare two lines
    .text = Go to the end of a line and mark it. Then go to the end of another line and mark that one.
    .closed = Two lines can be compared while everything lies open.
# A button for the moment one is at. $line: “first” or “second”.
explore-history-mark =
    { $line ->
        [first] Mark the first line
       *[second] Mark the second line
    }
# $line: “first” or “second”; the head of a column.
explore-history-line =
    { $line ->
        [first] First line
       *[second] Second line
    }
explore-history-number = Move
# $n: the last move that both lines have, 0 where they part at the beginning.
explore-history-parted =
    { $n ->
        [0] The lines part at the beginning.
        [one] Up to move { $n } the lines are the same.
       *[other] Up to move { $n } the lines are the same.
    }
explore-history-outcome = Where the lines lead
    .same = Both lines lead to the same table.
explore-history-game = The game
    .on = It goes on.
# $n: all cards that a player still has.
explore-history-cards =
    { $n ->
        [0] no cards left
        [one] { $n } card left
       *[other] { $n } cards left
    }

## The board, while everything lies open

# A player's cards, for ears. $cards: a list of cards.
board-seat-holds = In hand: { $cards }.
