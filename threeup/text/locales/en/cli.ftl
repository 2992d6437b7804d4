# More of what the command line says; the rest stands in ui.ftl. Letters to be typed (d, u) stay as they are.

# $fault is a whole sentence of errors.ftl.
cli-fault-line = Line { $n }: { $fault }
cli-fault-character = Character { $n }: { $fault }
cli-record-good = { $moves ->
    [one] This saved game is in order. It has one move.
   *[other] This saved game is in order. It has { $moves } moves.
}
cli-position-good = This position is in order: { $text }
cli-type-draw = Type d to agree on a draw.
cli-type-again = Type u once more to undo all the same.
cli-no-number = “{ $text }” is no whole number.
cli-no-seat = There is no seat { $seat } in this game.
cli-not-saved = The game can’t be saved in { $file }.
cli-not-served = The app can’t be served: { $problem }
cli-option-form = A house rule is written like this: set_size=4. This is not one: “{ $text }”.
cli-near = Perhaps you mean one of these:
