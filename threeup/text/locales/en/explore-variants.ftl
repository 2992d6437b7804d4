# Explore, the part "House rules compared": a position or a game under the house rules of this table, and under others
# that the reader chooses. "Now" is this table; "the other rules" are those chosen.

explore-variants = House rules compared
    .text = Choose other house rules and see what would be different: here, or in the whole game.

## Choosing the other rules

variants-here = This position
variants-whole = The whole game
variants-scope = What to compare
# Titles of two groups of house rules, the second one folded.
variants-changed = Rules you have changed
variants-unchanged = All other house rules
# Below a house rule that can be changed. $value: what it is at this table ("Three", "Not allowed").
variants-now = At this table: { $value }
variants-as-table = As at this table
variants-as-book = As in the rule book
variants-choose = Change a house rule, and you will see here what would be different.
variants-closed = A whole game can be compared only while everything lies open.
# A title; below it stands what is wrong, a sentence each.
variants-refused = The other house rules can’t be used here:

## What is found

# $option: the name of a house rule; $a and $b: its value now and with the other rules.
variants-change = { $option }: “{ $b }” instead of “{ $a }”
# One of several house rules that are named together.
variants-name = “{ $option }”
variants-title = { $n ->
    [0] With the other rules, every move here stays as it is.
    [one] With the other rules, one move here is different.
   *[other] With the other rules, { $n } moves here are different.
}
# Heads of columns.
variants-move = Move
variants-a = Now
variants-b = With the other rules
variants-cause = Because of
# In the columns "Now" and "With the other rules", where the other one says why the move is not allowed.
variants-allowed = Allowed.
variants-nothing = Nothing more happens.
# $cause: names of house rules: "Cards in a set", or several joined with "and" (all of them together) and "or".
variants-because = Because of: { $cause }
# $move: a move, as in "play the 8" or "take the pile".
variants-gone = No longer allowed: { $move }
variants-new = Allowed then: { $move }
variants-other = Ends differently: { $move }
variants-same = Moves that stay the same: { $n }
variants-unsure = Moves that can’t be judged, because a card is hidden: { $n }

## A whole game

# $n: how many moments of the game are different, of $all.
variants-game = { $n ->
    [0] With the other rules, nothing is different at any moment of this game.
    [one] With the other rules, one moment of this game is different, out of { $all }.
   *[other] With the other rules, { $n } moments of this game are different, out of { $all }.
}
# Heads of columns: how many moves there are of each kind, and numbers of moves.
variants-count-gone = No longer allowed
variants-count-new = Allowed then
variants-count-other = Ends differently
variants-moments = Before move
variants-player = Player
variants-impossible = { $n ->
    [one] At one moment the table could not look like this with the other rules. Why:
   *[other] At { $n } moments the table could not look like this with the other rules. Why:
}
# $n: the number of the move that comes next; $who is "dealer" when it is a deal.
variants-moment = { $who ->
    [dealer] Before move { $n }: the deal
   *[other] Before move { $n }: { $name }
}
# The title of a list.
variants-moments-list = The moments, one by one
variants-more = More moments that are different: { $n }

## The game played again

variants-again = The same cards and moves, with the other rules
variants-again-cannot = The game could not begin like this with the other rules.
variants-again-same = Everything goes as it did in this game.
# $n: the number of a move.
variants-again-parted = Move { $n } is the first one that ends differently: { $move }
variants-again-stopped = Move { $n } is not allowed any more: { $move }
variants-again-on = the game goes on
# $a and $b: how the game ends ("You won!", "A draw", or "the game goes on"), now and with the other rules.
variants-again-end = The end now: “{ $a }”. The end with the other rules: “{ $b }”.
