# Explore: the editor of positions. $name is a nickname, $seat and $n with it the number of a player, 1 for the first.

explore-position = Position
    .text = Build any table card by card, or write its line. What is wrong is listed while you do it.

## The line

edit-line = The table as a line
    .help = You can paste a line here. What you type is kept, even when it is wrong.
edit-good = This position is in order.
edit-faults = What is wrong with this position
edit-what = what is wrong
edit-how = how to mend it
# $text is a sentence about what stands there.
edit-place = At character { $place }: { $text }
edit-more-faults = { $n ->
    [one] And one more fault.
   *[other] And { $n } more faults.
}
edit-unread = The line can’t be read. The cards below lie as they did before.
edit-large = This table is too large to be shown card by card.
edit-mend = Mend this: { $how }
edit-undo = Undo edit
edit-redo = Redo edit
edit-lay = Lay it on the table
edit-unknown = { $n ->
    [one] One card is unknown. You can look, but nobody can play on.
   *[other] { $n } cards are unknown. You can look, but nobody can play on.
}
edit-complete = Deal the unknown cards at random
edit-not-completed = The unknown cards can’t be dealt so that everything fits.

## Where to begin

edit-begin = Begin with
edit-take = The table as it lies here
edit-blank = An empty table
edit-deal = A new deal

## Card by card

edit-deck = The deck
    .help = Choose one card or more, then the place where they go. You can drag a card, too.
edit-here = Put here
edit-first = Put below
edit-away = Take off the table
edit-none = Choose nothing
# $left is how many of this card are still in the deck.
edit-card = { $card }. Left: { $left }
edit-count = { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
}
edit-chosen = { $n ->
    [0] No card is chosen.
    [one] One card is chosen.
   *[other] { $n } cards are chosen.
}
edit-fill = All other cards go here: { $zone }
edit-seat = Player { $n }: { $name }
edit-middle = The middle of the table
edit-zone-hand = Hand
edit-zone-up = Face up
edit-zone-down = Face down
edit-zone-chosen = Chosen to lie face up
edit-zone-trick = Trick { $n }
edit-zone-open-trick = Trick on the table
edit-zone-dead = Hands laid down
edit-zone-stock = Stock

## What is no card

edit-settings = Whose turn, and numbers
edit-yes = yes
edit-no = no
edit-phase-name = Moment of the game
edit-phase = { $value ->
    [deal] before a deal
    [choose] three cards are chosen
    [declare] players declare
    [review] cards may be challenged
    [over] the game is over
   *[play] cards are played
}
edit-turn = To move
edit-first-seat = Opened the game
edit-extras = Extra discards left
edit-may-draw = May draw before the extra discard
edit-third = Discards until the third of a Clear +2
edit-turns = Turns finished
edit-out = Out of the game: { $name }
edit-ended = How the game ended
edit-dealer = Dealer
edit-said = Declared: { $name }
edit-saying = { $value ->
    [none] nothing yet
    [fold] fold
    [play] play
    [miss] takes the miss
   *[defend] defends the miss
}
edit-counters = Counters: { $name }
edit-opened = Counters before this deal: { $name }
edit-at-play = Pot when the play began
edit-deals = Deals finished
edit-last = Deals left to the last pot
edit-accused = Challenged: { $name }
edit-caught = Caught: { $name }

## Sharing

edit-share = Share
edit-copy-line = Copy the line
    .done = The line is copied.
edit-copy-link = Copy a link
edit-code = Show a QR code
    .label = A QR code that opens this position on another device
edit-code-long = This position is too long for a QR code. Copy the line or the link.
edit-code-address = The address of this page can’t be put in a QR code. Copy the line.
edit-code-local = Other devices can’t reach this page: it is served to this computer only. Whoever started it can serve it to the whole room with make app IP=0.0.0.0.
edit-share-faults = Only a position that is in order can be shared.
