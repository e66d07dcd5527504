# Computer heirs: why they do what they do. The sentences say nobody's name for "me": they serve for an heir's move, for a
# hint and for the review of a game. $card is a Treasure, $rival a player, $coins may be a half.

why-worth = Worth here: about { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for { NOUN($card) }.
why-brief = { NOUN($card, case: "bare") }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
why-card = About { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for { NOUN($card) }: { $parts }.
why-part-printed = { $count ->
    [1] { $coins } on the card
   *[other] { $coins } on the cards
}
why-part-collector = { $figure } with the Collector ({ $nth ->
    [1] first card
    [2] second card
    [3] third card
    [4] fourth card
   *[other] one card more
})
why-part-rival = { $sign ->
    [less] { $figure } given up to { NOUN($rival) }
   *[more] { $figure } taken from { NOUN($rival) }
}
why-part-rivals = { $sign ->
    [less] { $figure } given to the others
   *[more] { $figure } taken from the others
}
why-part-curses = { $figure } for Curses
why-part-loved = { $figure } for love of these cards
why-part-rest = { $figure } for the rest
coin-change = { $coins }
parts-cards = { $figure } for cards
parts-dice = { $figure } for dice
parts-rivals = { $sign ->
    [less] { $figure } as the others get more
   *[more] { $figure } as the others get less
}
why-last = Nobody plays after this: a strength of { $strength } is enough.
why-last-safe = Nobody plays after this, and effort 1 never fails.
why-ghost = A strength of { $strength } { $percent ->
    [100] always holds
   *[other] holds about { $percent }% of the time
} against { $ghosts ->
    [one] the Ghost
   *[other] the Ghosts
}.
why-out-of-reach = { $rivals ->
    [1] { NOUN($rival, cap: "yes") } cannot beat a strength of { $strength }.
   *[other] Nobody still to play can beat a strength of { $strength }, not even { NOUN($rival) }.
}
why-keeps-out = { NOUN($rival, cap: "yes") } can only beat a strength of { $strength } with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
why-risk = { NOUN($rival, cap: "yes") } could beat a strength of { $strength } with one die, but has other things to do.
why-recover = { $count ->
    [one] One die comes
   *[other] { $count } dice come
} back; in the next rounds that is worth more than any card here.
why-pass = No card here is worth a die.
why-take = { NOUN($card, cap: "yes") } without spending a die: worth about { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
why-keep-pottery = Two face-down Pottery cards can still be worth about { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} later.
why-reroll = The die with effort { $effort } comes back { $percent }% of the time.
why-keep-idol = A face-down Idol can still save dice worth about { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
why-peek = It is worth a Manuscript to know what lies face down.
why-revive = One more die now is worth more than two face-down Remains.
why-revive-last = A die at the end of the game is a coin.
why-done = There is nothing left to gain.
why-divvy = Shared out like this, the two can expect about { $one } and { $two } coins; the lower score counts.
