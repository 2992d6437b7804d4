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

## Lessons in the terminal. Letters to be typed (h, w, u, r, f, n, p, q) stay as they are.

cli-lesson-good = { $steps ->
    [one] The lesson { $lesson } is in order. It has one step.
   *[other] The lesson { $lesson } is in order. It has { $steps } steps.
}
cli-lesson-written = A lesson to begin with stands in { $file }.
cli-lesson-there = There is a file { $file } already. Choose another name.
cli-lesson-not-written = The lesson can’t be written to { $file }.
cli-no-step = There is no step “{ $step }” in the lesson { $lesson }.
cli-not-kept = Your progress can’t be kept now:
cli-study-prompt = Your choice (? for help):
cli-study-help = Type a number, or a move such as play g7. h gives a hint, w and a text asks why not, u undoes. r starts the step again, f lets you play freely, n and p go to the next step and the one before, q stops.
cli-study-watch = Press Enter to see the next move.
cli-study-next = Press Enter to go on to the next step.
cli-study-end = That was the last step of this lesson.
