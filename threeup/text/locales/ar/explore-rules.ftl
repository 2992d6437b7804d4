# Explore: the rule book. Its sections, rules, sources and house rules are named in the other files.

explore-rules = كتاب القواعد
    .text = هنا يمكنك البحث عن أي قاعدة: ماذا تقول، ومن قالها، ومتى تقرر ما يحدث.

# The field to type in, and what is said of what was found.
book-search = البحث في القواعد
    .note = كلمة أو كلمتان تكفيان، مثل اسم ورقة.
book-found = { $n ->
    [zero] لم نجد أي قاعدة.
    [one] وجدنا قاعدة واحدة.
    [two] وجدنا قاعدتين.
    [few] وجدنا { $n } قواعد.
    [many] وجدنا { $n } قاعدة.
   *[other] وجدنا { $n } قاعدة.
}
book-none = لا توجد قاعدة فيها كل هذه الكلمات. يمكنك تجربة كلمات أقل أو كلمات أخرى.
# Said above the rules of other games, each under its title.
book-elsewhere = لا توجد في هذه اللعبة قاعدة فيها كل هذه الكلمات. وهذا ما وجدناه في قواعد لعبة أخرى.
# A choice among the games.
book-every = كل الألعاب

# A house rule and its values. $values: a list, "Yes or No".
book-option = { $name }: { $values }
# $line: a position as one line of signs.
book-position = وضع تقرر فيه هذه القاعدة ما يحدث: { $line }
# $move: "play green 7", "fold". What is said of the move follows as sentences of their own.
book-move = الحركة: { $move }.
# A move without any card, which is not allowed.
book-no-card = لعب من دون أي ورقة
book-definition = تقول هذه القاعدة ما هي الأشياء. وهي وحدها لا تسمح بشيء ولا تمنع شيئًا.
book-show = عرض هذا على الطاولة
# The label of a choice of games.
book-game = قواعد
