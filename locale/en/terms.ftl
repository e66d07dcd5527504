# The glossary. A term without a case ("bare") is a label; sentences say TERM("leader") or NOUN($card) and get
# the case "nom", which in English carries the article. Names of phases and modes are headings and have no cases.

## The game

term-game = Crypt
term-crypt = { $case ->
   *[bare] Crypt
    [nom] the Crypt
}
term-objective = Objective
term-components = Components
term-how-to-play = How to play
term-setup = Setup
term-setup-icon = { $case ->
   *[bare] setup icon
    [nom] the setup icon
}
term-quick-reference = Quick reference
term-game-end = Game end
term-book-of-variants = The Book of Variants

## Treasure

term-treasure = { $case ->
   *[bare] Treasure
    [nom] the Treasure
}
term-treasure-card = { $case ->
   *[bare] Treasure card
    [nom] the Treasure card
}
term-treasure-type = { $case ->
   *[bare] Treasure type
    [nom] the Treasure type
}
term-idol = { $case ->
   *[bare] Idol
    [plain] Idols
    [nom] the Idol
}
term-jewelry = { $case ->
   *[bare] Jewelry
    [plain] Jewelry
    [nom] the Jewelry
}
term-manuscript = { $case ->
   *[bare] Manuscript
    [plain] Manuscripts
    [nom] the Manuscript
}
term-pottery = { $case ->
   *[bare] Pottery
    [plain] Pottery
    [nom] the Pottery
}
term-remains = { $case ->
   *[bare] Remains
    [plain] Remains
    [nom] the Remains
}
term-tapestry = { $case ->
   *[bare] Tapestry
    [plain] Tapestries
    [nom] the Tapestry
}

# The type as a heading above a column or on a Collector.
term-type-idol = Idol
term-type-jewelry = Jewelry
term-type-manuscript = Manuscript
term-type-pottery = Pottery
term-type-remains = Remains
term-type-tapestry = Tapestry

term-count-idol = { $count ->
    [one] { $count } Idol
   *[other] { $count } Idols
}
term-count-jewelry = { $count } Jewelry
term-count-manuscript = { $count ->
    [one] { $count } Manuscript
   *[other] { $count } Manuscripts
}
term-count-pottery = { $count } Pottery
term-count-remains = { $count } Remains
term-count-tapestry = { $count ->
    [one] { $count } Tapestry
   *[other] { $count } Tapestries
}

term-coin = Coin
term-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
term-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
term-face-up = face up
term-face-down = face down
term-which-hidden = { $part } (face down)
term-which-value = { $part } (value { $value })

## Servants

term-servant = { $case ->
   *[bare] Servant
    [nom] the Servant
}
term-servants = Servants
term-servant-die = { $case ->
   *[bare] Servant die
    [nom] the Servant die
}
term-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
term-effort = effort
term-exhausted = exhausted
term-unexhausted = unexhausted
term-recover = Recover
term-pass = Pass
term-push-out = push out

## Collectors

term-collector = { $case ->
   *[bare] Collector
    [nom] the Collector
}
term-collectors = Collectors
term-requirement = requirement
term-reward = reward
term-flip = Flip

## Players and torches

# A player, or a Ghost with its article, where a sentence or a label begins.
term-name = { NOUN($seat, cap: "yes") }
term-player = { $case ->
   *[bare] player
    [nom] the player
}
term-player-card = { $case ->
   *[bare] Player card
    [nom] the Player card
}
term-duke = Duke
term-duchess = Duchess
term-torch-card = { $case ->
   *[bare] Torch card
    [nom] the Torch card
}
term-leader = Leader
term-lights-out = Lights Out
term-box = { $case ->
   *[bare] box
    [nom] the box
}
term-ghost = { $case ->
   *[bare] Ghost
    [nom] the Ghost
}
term-shade = { $case ->
   *[bare] Shade
    [nom] the Shade
}

## The round

term-round = round
term-turn = turn
term-phase-reveal = Reveal
term-phase-claim = Claim
term-phase-collect = Collect
term-phase-pass = Pass the Torch

## Only Child

term-only-child = Only Child
term-only-child-players = Only Child (1 player)
term-rank-fool = { $title ->
    [duchess] the Fool
   *[duke] the Fool
}
term-rank-petty = { $title ->
    [duchess] the Petty
   *[duke] the Petty
}
term-rank-affluent = { $title ->
    [duchess] the Affluent
   *[duke] the Affluent
}
term-rank-magnificent = { $title ->
    [duchess] the Magnificent
   *[duke] the Magnificent
}

## Variants

term-conspiring-twins = Conspiring Twins
term-rank-fool-twins = { $title ->
    [duchess] the Fools
   *[duke] the Fools
}
term-rank-petty-twins = { $title ->
    [duchess] the Petty
   *[duke] the Petty
}
term-rank-affluent-twins = { $title ->
    [duchess] the Affluent
   *[duke] the Affluent
}
term-rank-magnificent-twins = { $title ->
    [duchess] the Magnificent
   *[duke] the Magnificent
}
term-clash-of-houses = Clash of Houses
term-cursed-treasure = Cursed Treasure
term-curse = { $case ->
   *[bare] Curse
    [nom] the Curse
}
term-curses = { $count ->
    [one] { $count } Curse
   *[other] { $count } Curses
}
term-divvy = divvy up
term-house = { $case ->
   *[bare] house
    [nom] the house
}
term-house-tower = { $case ->
   *[bare] House of the Tower
    [nom] the House of the Tower
}
term-house-moon = { $case ->
   *[bare] House of the Moon
    [nom] the House of the Moon
}
term-house-pine = { $case ->
   *[bare] House of the Pine
    [nom] the House of the Pine
}
term-house-star = { $case ->
   *[bare] House of the Star
    [nom] the House of the Star
}
term-rating = Rating
