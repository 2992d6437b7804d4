# Explore: the rule book. Its sections, rules, sources and house rules are named in the other files.

explore-rules = Rule book
    .text = Look up any rule: what it says, who says so, and where it decides.

# The field to type in, and what is said of what was found.
book-search = Search the rules
    .note = Type a word or two, such as the name of a card.
book-found = { $n ->
    [one] One rule found.
   *[other] { $n } rules found.
}
book-none = No rule has all these words. Try fewer or other words.
# Said above the rules of other games, each under its title.
book-elsewhere = No rule of this game has all these words. Here are rules that have them, from another game.
# A choice among the games.
book-every = All games

# A house rule and its values. $values: a list, "Yes or No".
book-option = { $name }: { $values }
# $line: a position as one line of signs.
book-position = A position where it decides: { $line }
# $move: "play green 7", "fold". What is said of the move follows as sentences of their own.
book-move = The move: { $move }.
# A move without any card, which is not allowed.
book-no-card = play no card
book-definition = This rule says what things are. It allows and forbids nothing by itself.
book-show = Show it on the board
# The label of a choice of games.
book-game = Rules of
