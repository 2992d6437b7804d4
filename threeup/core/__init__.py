"""What every game is made of: protocol, verdicts, events, rule book, layout, errors."""
