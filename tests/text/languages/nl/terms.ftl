# Cases: [nom] with its article; *[bare] a label.

# as in English
term-game = Crypt
term-crypt = { $case ->
   *[bare] Crypte
    [nom] de Crypte
}
term-objective = Doel
term-components = Speelmateriaal
term-how-to-play = Spelverloop
term-setup = Voorbereiding
term-setup-icon = { $case ->
   *[bare] opzetsymbool
    [nom] het opzetsymbool
}
term-quick-reference = Overzicht
term-game-end = Speleinde
term-book-of-variants = Het boek der varianten
term-treasure = { $case ->
   *[bare] Schat
    [nom] de Schat
}
term-treasure-card = { $case ->
   *[bare] Schatkaart
    [nom] de Schatkaart
}
term-treasure-type = { $case ->
   *[bare] Schatsoort
    [nom] de Schatsoort
}
term-idol = { $case ->
   *[bare] Afgod
    [plain] Afgoden
    [nom] de Afgod
}
term-jewelry = { $case ->
   *[bare] Juweel
    [plain] Juwelen
    [nom] het Juweel
}
term-manuscript = { $case ->
   *[bare] Manuscript
    [plain] Manuscripten
    [nom] het Manuscript
}
term-pottery = { $case ->
   *[bare] Aardewerk
    [plain] Aardewerk
    [nom] het Aardewerk
}
term-remains = { $case ->
   *[bare] Resten
    [plain] Resten
    [nom] de Resten
}
term-tapestry = { $case ->
   *[bare] Wandtapijt
    [plain] Wandtapijten
    [nom] het Wandtapijt
}
term-type-idol = Afgoden
term-type-jewelry = Juwelen
term-type-manuscript = Manuscripten
term-type-pottery = Aardewerk
term-type-remains = Resten
term-type-tapestry = Wandtapijten
term-count-idol = { $count ->
    [one] { $count } Afgod
   *[other] { $count } Afgoden
}
term-count-jewelry = { $count ->
    [one] { $count } Juweel
   *[other] { $count } Juwelen
}
term-count-manuscript = { $count ->
    [one] { $count } Manuscript
   *[other] { $count } Manuscripten
}
term-count-pottery = { $count } Aardewerk
term-count-remains = { $count } Resten
term-count-tapestry = { $count ->
    [one] { $count } Wandtapijt
   *[other] { $count } Wandtapijten
}
term-coin = Munt
term-coins = { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}
term-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
term-face-up = open
term-face-down = gesloten
term-which-hidden = { $part } (gesloten)
term-which-value = { $part } (waarde { $value })
term-servant = { $case ->
   *[bare] Dienaar
    [nom] de Dienaar
}
term-servants = Dienaren
term-servant-die = { $case ->
   *[bare] Dienaarsteen
    [nom] de Dienaarsteen
}
term-dice = { $count ->
    [one] { $count } dobbelsteen
   *[other] { $count } dobbelstenen
}
term-effort = inzet
term-exhausted = uitgeput
term-unexhausted = niet uitgeput
term-recover = Herstellen
term-pass = Passen
term-push-out = verdringen
term-collector = { $case ->
   *[bare] Verzamelaar
    [nom] de Verzamelaar
}
term-collectors = Verzamelaars
term-requirement = vereiste
term-reward = beloning
term-flip = Omdraaien
term-name = { NOUN($seat, cap: "yes") }
term-player = { $case ->
   *[bare] speler
    [nom] de speler
}
term-player-card = { $case ->
   *[bare] Spelerskaart
    [nom] de Spelerskaart
}
term-duke = Hertog
term-duchess = Hertogin
term-torch-card = { $case ->
   *[bare] Fakkelkaart
    [nom] de Fakkelkaart
}
term-leader = Leider
term-lights-out = Licht uit
term-box = { $case ->
   *[bare] doos
    [nom] de doos
}
term-ghost = { $case ->
   *[bare] Geest
    [nom] de Geest
}
term-shade = { $case ->
   *[bare] Schim
    [nom] de Schim
}
term-round = ronde
term-turn = beurt
term-phase-reveal = Onthullen
term-phase-claim = Claimen
term-phase-collect = Verzamelen
term-phase-pass = Fakkel doorgeven
term-only-child = Enig kind
term-only-child-players = Enig kind (1 speler)
term-rank-fool = { $title ->
    [duchess] de Dwazin
   *[duke] de Dwaas
}
term-rank-petty = de Kleinzielige
term-rank-affluent = de Welgestelde
term-rank-magnificent = de Luisterrijke
term-conspiring-twins = Samenzwerende tweeling
term-rank-fool-twins = { $title ->
    [duchess] de Dwazinnen
   *[duke] de Dwazen
}
term-rank-petty-twins = de Kleinzieligen
term-rank-affluent-twins = de Welgestelden
term-rank-magnificent-twins = de Luisterrijken
term-clash-of-houses = Strijd der huizen
term-cursed-treasure = Vervloekte schat
term-curse = { $case ->
   *[bare] Vloek
    [nom] de Vloek
}
term-curses = { $count ->
    [one] { $count } Vloek
   *[other] { $count } Vloeken
}
term-divvy = verdelen
term-house = { $case ->
   *[bare] huis
    [nom] het huis
}
term-house-tower = { $case ->
   *[bare] Huis van de Toren
    [nom] het Huis van de Toren
}
term-house-moon = { $case ->
   *[bare] Huis van de Maan
    [nom] het Huis van de Maan
}
term-house-pine = { $case ->
   *[bare] Huis van de Den
    [nom] het Huis van de Den
}
term-house-star = { $case ->
   *[bare] Huis van de Ster
    [nom] het Huis van de Ster
}
term-rating = Speelsterkte
