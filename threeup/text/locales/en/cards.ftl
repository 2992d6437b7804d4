# Names of cards and ranks, and of the house rules with their values. Colours: g green, b blue, o orange.
# The text is for sentences ("green 7"); .label is what a screen reader says of a card on the table.

card-number = { $colour ->
    [g] green { $number }
    [b] blue { $number }
   *[o] orange { $number }
}
    .label = { $colour ->
        [g] { $number }, green circle
        [b] { $number }, blue square
       *[o] { $number }, orange triangle
    }
card-clear = { $colour ->
    [g] green Clear
    [b] blue Clear
   *[o] orange Clear
}
    .label = { $colour ->
        [g] Clear, green circle
        [b] Clear, blue square
       *[o] Clear, orange triangle
    }
card-plus-one = { $colour ->
    [g] green Clear +1
    [b] blue Clear +1
   *[o] orange Clear +1
}
    .label = { $colour ->
        [g] Clear +1, green circle
        [b] Clear +1, blue square
       *[o] Clear +1, orange triangle
    }
card-plus-two = { $colour ->
    [g] green Clear +2
    [b] blue Clear +2
   *[o] orange Clear +2
}
    .label = { $colour ->
        [g] Clear +2, green circle
        [b] Clear +2, blue square
       *[o] Clear +2, orange triangle
    }
card-unknown = unknown card
    .label = Unknown card
card-back = Face-down card
card-empty = Empty place

rank-number = { $number }
rank-clear = Clear
rank-plus-one = Clear +1
rank-plus-two = Clear +2

# The word printed on the card, in large letters.
face-clear = Clear

## House rules

option-deck = The deck
    .help = Which cards are in the game.
    .standard = Full deck: 84 cards
    .owner = One owner’s deck: 84 cards, only one Clear +2
    .listed = As the rule sheet lists it: 74 cards
    .short60 = Green and blue: 60 cards
    .short36 = Green only: 36 cards
option-set-size = Cards in a set
    .help = How many cards of one number clear the pile when they lie on top together.
    .value-3 = Three
    .value-4 = Four
option-set-clear-goes-again = Another discard after a set
    .help = Whoever completes a set and clears the pile discards once more.
    .yes = Yes
    .no = No
option-clear-goes-again = Another discard after a Clear
    .help = Whoever plays a plain Clear discards once more.
    .yes = Yes
    .no = No
option-voluntary-pick-up = Taking the pile by choice
    .help = You may take the pile even when you have a card to play.
    .yes = Allowed
    .no = Not allowed
option-clears-together = Several Clear cards at once
    .help = Which Clear cards may be played together.
    .none = None of them
    .plain = Only plain Clears
    .all = All of them, if they are of one kind
option-optional-draw = Drawing before an extra discard
    .help = How many cards you may draw before an extra discard.
    .up-to-three = Until you hold three
    .one = One card
option-draw-before-last-extra = Drawing before every extra discard
    .help = You may draw before each extra discard, not only before the first.
    .yes = Yes
    .no = No
option-failed-flip = A turned-over card that is too low
    .help = What happens to it when you take the pile.
    .joins-hand = It goes into your hand
    .stays-revealed = It stays on the table, face up
option-plus-two-penalty = Clear +2 from your own piles
    .help = What you take when the last extra discard is too low.
    .third-joins = The pile and that card
    .pile-only = The pile only
    .off = Nothing; a card that low may not be played
option-mix-hand-and-up = Hand and face-up cards together
    .help = If your whole hand is of one rank, you may play it together with face-up cards of that rank.
    .yes = Yes
    .no = No
option-play-on-for-places = Playing on for second place
    .help = When somebody has won, the others play on until all places are known.
    .yes = Yes
    .no = No
option-two-decks = Two decks
    .help = For 7 to 12 players.
    .yes = Yes
    .no = No
option-turn-cap = Longest game
    .help = After this many turns nobody wins.
    .value-5000 = 5,000 turns
    .value-200 = 200 turns
    .none = No limit

## Playing cards: letters

# On the card, where English has A K Q J: a letter or two, so that no two are the same.
playing-letter-ace = A
playing-letter-king = K
playing-letter-queen = Q
playing-letter-jack = J
