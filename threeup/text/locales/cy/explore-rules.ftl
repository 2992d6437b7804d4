# Explore: the rule book. Its sections, rules, sources and house rules are named in the other files.

explore-rules = Llyfr rheolau
    .text = Chwilio am unrhyw reol: beth mae’n ei ddweud, pwy sy’n ei ddweud, a ble mae’n gwneud gwahaniaeth.

# The field to type in, and what is said of what was found.
book-search = Chwilio’r rheolau
    .note = Teipia air neu ddau, fel enw cerdyn.
book-found = { $n ->
    [zero] Heb ddod o hyd i reol.
    [one] Wedi dod o hyd i un rheol.
    [two] Wedi dod o hyd i ddwy reol.
    [few] Wedi dod o hyd i dair rheol.
    [many] Wedi dod o hyd i chwe rheol.
   *[other] Wedi dod o hyd i { $n } rheol.
}
book-none = Does dim un rheol â’r geiriau hyn i gyd ynddi. Rho gynnig ar lai o eiriau, neu ar eiriau eraill.
# Said above the rules of other games, each under its title.
book-elsewhere = Does dim un rheol yn y gêm hon â’r geiriau hyn i gyd ynddi. Dyma reolau o gêm arall sydd â nhw i gyd.
# A choice among the games.
book-every = Pob gêm

# A house rule and its values. $values: a list, "Yes or No".
book-option = { $name }: { $values }
# $line: a position as one line of signs.
book-position = Safle lle mae’n gwneud gwahaniaeth: { $line }
# $move: "play green 7", "fold". What is said of the move follows as sentences of their own.
book-move = Y symudiad: { $move }.
# A move without any card, which is not allowed.
book-no-card = chwarae heb ddewis cerdyn
book-definition = Mae’r rheol hon yn dweud beth yw pethau. Dydy hi ddim yn caniatáu nac yn gwahardd dim ar ei phen ei hun.
book-show = Dangos hyn ar y bwrdd
# The label of a choice of games.
book-game = Rheolau
