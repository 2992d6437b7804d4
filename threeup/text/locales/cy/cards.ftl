# Words for any card.

card-unknown = cerdyn anhysbys
    .label = Cerdyn anhysbys
card-back = Cerdyn wyneb i lawr
card-empty = Lle gwag
rank-number = { $number }
