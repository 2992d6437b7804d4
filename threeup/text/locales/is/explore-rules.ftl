# Explore: the rule book. Its sections, rules, sources and house rules are named in the other files.

explore-rules = Reglubók
    .text = Flettu upp hvaða reglu sem er: hvað hún segir, hvaðan hún kemur og hvenær á hana reynir.

# The field to type in, and what is said of what was found.
book-search = Leita í reglunum
    .note = Sláðu inn eitt eða tvö orð, til dæmis heiti á spili.
book-found = { $n ->
    [1] Ein regla fannst.
    [one] { $n } regla fannst.
   *[other] { $n } reglur fundust.
}
book-none = Öll þessi orð fundust ekki saman í neinni reglu. Prófaðu færri orð eða önnur.
# Said above the rules of other games, each under its title.
book-elsewhere = Öll þessi orð fundust ekki saman í neinni reglu þessa leiks. Hér eru reglur úr öðrum leik þar sem þau koma öll fyrir.
# A choice among the games.
book-every = Allir leikir

# A house rule and its values. $values: a list, "Yes or No".
book-option = { $name }: { $values }
# $line: a position as one line of signs.
book-position = Staða þar sem á hana reynir: { $line }
# $move: "play green 7", "fold". What is said of the move follows as sentences of their own.
book-move = Leikurinn – { $move }.
# A move without any card, which is not allowed.
book-no-card = spila engu spili
book-definition = Þessi regla segir hvað hlutirnir eru. Ein og sér leyfir hún ekkert og bannar ekkert.
book-show = Sýna á borðinu
# The label of a choice of games.
book-game = Reglur í
