# Words for any card.

card-unknown = óþekkt spil
    .label = Óþekkt spil
card-back = Spil á grúfu
card-empty = Auður staður
rank-number = { $number }
