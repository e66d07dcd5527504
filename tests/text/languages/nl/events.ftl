event-shuffled = De trekstapel is geschud: { $count ->
    [one] { $count } kaart.
   *[other] { $count } kaarten.
}
event-round-began = { $you ->
    [yes] Ronde { $round }: jij bent de Leider, en { NOUN($last) } heeft Licht uit.
    [last] Ronde { $round }: { NOUN($seat) } is de Leider. Jij hebt Licht uit en speelt als laatste.
   *[other] Ronde { $round }: { NOUN($seat) } is de Leider, en { NOUN($last) } heeft Licht uit.
}
event-round-began-both = { $you ->
    [yes] Ronde { $round }: jij hebt beide Fakkelkaarten en speelt dus als eerste en als laatste.
   *[other] Ronde { $round }: { NOUN($seat) } heeft beide Fakkelkaarten en speelt dus als eerste en als laatste.
}
event-revealed = Open: { NOUN($card, case: "bare") }, waarde { $value }.
event-laid = Gesloten: { NOUN($card, case: "bare") }, waarde { $value }.
event-laid-unseen = Gesloten: { NOUN($card, case: "bare") }.
event-sorted = De Crypte is gesorteerd, de hoogste waarde ligt links.
event-phase-claim = Het Claimen begint.
event-phase-collect = Het Verzamelen begint.
event-phase-final = De trekstapel is leeg: het spel eindigt.
event-torches-passed = { $you ->
    [yes] De Fakkelkaarten gaan verder: jij bent de nieuwe Leider.
   *[other] De Fakkelkaarten gaan verder: { NOUN($seat) } is de nieuwe Leider.
}
event-roles-swapped-duke = De fakkels zijn weer thuis: vanaf nu leiden de Hertogen en spelen zij eerst.
event-roles-swapped-duchess = Vanaf nu leiden de Hertoginnen en spelen zij eerst.

event-placed = { $you ->
    [yes] Je claimt { NOUN($card) } met { $dice }.
   *[other] { NOUN($seat, cap: "yes") } claimt { NOUN($card) } met { $dice }.
}
event-added = { $you ->
    [yes] Je legt { $dice } bij op { NOUN($card) }: sterkte { $strength }.
   *[other] { NOUN($seat, cap: "yes") } legt { $dice } bij op { NOUN($card) }: sterkte { $strength }.
}
event-pushed-out = { $you ->
    [yes] Je verdringt { NOUN($victim) }: { $dice } op { NOUN($card) }.
    [victim] { NOUN($seat, cap: "yes") } verdringt jou: { $dice } op { NOUN($card) }.
   *[other] { NOUN($seat, cap: "yes") } verdringt { NOUN($victim) }: { $dice } op { NOUN($card) }.
}
event-recovered-action = { $you ->
    [yes] Je herstelt { $count ->
        [one] { $count } dobbelsteen.
       *[other] { $count } dobbelstenen.
    }
   *[other] { NOUN($seat, cap: "yes") } herstelt { $count ->
        [one] { $count } dobbelsteen.
       *[other] { $count } dobbelstenen.
    }
}
event-recovered-routed = { $you ->
    [yes] Je bent overal verdrongen en herstelt { $count ->
        [one] { $count } dobbelsteen.
       *[other] { $count } dobbelstenen.
    }
   *[other] { NOUN($seat, cap: "yes") } is overal verdrongen en herstelt { $count ->
        [one] { $count } dobbelsteen.
       *[other] { $count } dobbelstenen.
    }
}
event-recovered-revived = { $you ->
    [yes] Resten A: je herstelt één dobbelsteen.
   *[other] Resten A: { NOUN($seat) } herstelt één dobbelsteen.
}
event-passed = { $you ->
    [yes] Je past.
   *[other] { NOUN($seat, cap: "yes") } past.
}
event-declined-pottery = { $you ->
    [yes] Je houdt je Aardewerk gesloten.
   *[other] { NOUN($seat, cap: "yes") } draait geen Aardewerk om.
}
event-declined-reroll = { $you ->
    [yes] Je laat de worp gelden.
   *[other] { NOUN($seat, cap: "yes") } laat de worp gelden.
}
event-declined-final = { $you ->
    [yes] Je herstelt niets meer.
   *[other] { NOUN($seat, cap: "yes") } herstelt niets meer.
}

event-ghost-rolled = { NOUN($seat, cap: "yes") } werpt { $rolls }.
event-ghost-rolled-again = { NOUN($seat, cap: "yes") } werpt de stenen die je verdrongen hebt: { $rolls }.
event-ghost-joined = { $dice } worden samen { $strength }
event-ghost-joined-why = gelijke stenen vormen één groep
event-ghost-first = De { $strength } gaat eerst
event-ghost-first-why = de sterkste groep eerst
event-ghost-more-dice-first = { $dice } gaat eerst
event-ghost-more-dice-first-why = bij gelijke sterkte gaan meer stenen voor
event-ghost-takes = De { $strength } neemt { NOUN($card) }
event-ghost-takes-why = de eerste kaart van links die hij kan nemen
event-ghost-pushes = { $you ->
    [yes] Jouw { $held } op { NOUN($card) } wordt verdrongen
   *[other] De { $strength } verdringt { NOUN($seat) }: { $held } op { NOUN($card) }
}
event-ghost-pushes-why = { $strength } is meer dan { $held }
event-ghost-goes-past-ghost-holds = De { $strength } gaat voorbij { NOUN($card) }: daar is { NOUN($seat) } al
event-ghost-goes-past-too-strong = { $you ->
    [yes] De { $strength } gaat voorbij { NOUN($card) }: jouw { $held } is niet minder
   *[other] De { $strength } gaat voorbij { NOUN($card) }: { NOUN($seat) } heeft er { $held }
}
event-ghost-no-room = De { $strength } wordt opzijgelegd
event-ghost-no-room-why = hij past nergens
event-ghost-only-strongest = De { $strength } wordt opzijgelegd
event-ghost-only-strongest-why = alleen de sterkste groep mag worden gelegd

event-discarded = Niemand claimde { NOUN($card) }: naar de doos.
event-discarded-ghost = { NOUN($card, cap: "yes") } van { NOUN($seat) } gaat naar de doos.
event-rolled = { $failed ->
    [0] { $you ->
        [yes] Voor { NOUN($card) } werp je { $rolls } tegen { $effort }: geen steen is uitgeput.
       *[other] Voor { NOUN($card) } werpt { NOUN($seat) } { $rolls } tegen { $effort }: geen steen is uitgeput.
    }
    [one] { $you ->
        [yes] Voor { NOUN($card) } werp je { $rolls } tegen { $effort }: één steen mislukt.
       *[other] Voor { NOUN($card) } werpt { NOUN($seat) } { $rolls } tegen { $effort }: één steen mislukt.
    }
   *[other] { $you ->
        [yes] Voor { NOUN($card) } werp je { $rolls } tegen { $effort }: { $failed } stenen mislukken.
       *[other] Voor { NOUN($card) } werpt { NOUN($seat) } { $rolls } tegen { $effort }: { $failed } stenen mislukken.
    }
}
event-divvied = { $you ->
    [yes] Je hebt de kaarten van je team verdeeld.
   *[other] { NOUN($seat, cap: "yes") } heeft de kaarten van het team verdeeld.
}
event-collected = { $you ->
    [yes] Je krijgt { NOUN($card) }, waarde { $value }.
   *[other] { NOUN($seat, cap: "yes") } krijgt { NOUN($card) }, waarde { $value }.
}
event-collected-unseen = { NOUN($seat, cap: "yes") } krijgt { NOUN($card) }, gesloten.
event-rerolled-rescued = { $you ->
    [yes] Je werpt opnieuw, { $roll } tegen { $effort }: de steen is gered.
   *[other] { NOUN($seat, cap: "yes") } werpt opnieuw, { $roll } tegen { $effort }: de steen is gered.
}
event-rerolled-failed = { $you ->
    [yes] Je werpt opnieuw, { $roll } tegen { $effort }: weer mislukt.
   *[other] { NOUN($seat, cap: "yes") } werpt opnieuw, { $roll } tegen { $effort }: weer mislukt.
}
event-exhausted = { $you ->
    [yes] Uitgeput: { $count ->
        [one] een van je dobbelstenen.
       *[other] { $count } van je dobbelstenen.
    }
   *[other] Uitgeput: { $count ->
        [one] één dobbelsteen van { NOUN($seat) }.
       *[other] { $count } dobbelstenen van { NOUN($seat) }.
    }
}

event-flipped = { $you ->
    [yes] Je draait { COUNT($card, $count) } om.
   *[other] { NOUN($seat, cap: "yes") } draait { COUNT($card, $count) } om.
}
event-peeked = { $you ->
    [yes] Je bekijkt de gesloten kaarten.
   *[other] { NOUN($seat, cap: "yes") } bekijkt de gesloten kaarten.
}
event-peeked-shared = { $you ->
    [yes] Je bekijkt de gesloten kaarten en toont ze aan { NOUN($other) }.
    [other] { NOUN($seat, cap: "yes") } bekijkt de gesloten kaarten en toont ze aan jou.
   *[no] { NOUN($seat, cap: "yes") } bekijkt de gesloten kaarten en toont ze aan { NOUN($other) }.
}
event-seen = Gesloten ligt { NOUN($card) }, waarde { $value }.
event-taken = { $you ->
    [yes] Je neemt { NOUN($card) } uit de Crypte, waarde { $value }.
   *[other] { NOUN($seat, cap: "yes") } neemt { NOUN($card) } uit de Crypte, waarde { $value }.
}
event-taken-unseen = { NOUN($seat, cap: "yes") } neemt { NOUN($card) } uit de Crypte, ongezien door de anderen.
event-idol-bonus-first = { $you ->
    [yes] Je bent de eerste met twee Afgoden: { $count } munten bij het speleinde.
   *[other] { NOUN($seat, cap: "yes") } is de eerste met twee Afgoden: { $count } munten bij het speleinde.
}
event-idol-bonus-later = { $you ->
    [yes] Ook jij bezit nu twee Afgoden: { $count } munten bij het speleinde.
   *[other] Ook { NOUN($seat) } bezit nu twee Afgoden: { $count } munten bij het speleinde.
}

event-curses = { $you ->
    [yes] Je draagt { $count ->
        [0] geen Vloek.
        [one] { $count } Vloek.
       *[other] { $count } Vloeken.
    }
   *[other] { NOUN($seat, cap: "yes") } draagt { $count ->
        [0] geen Vloek.
        [one] { $count } Vloek.
       *[other] { $count } Vloeken.
    }
}
event-cursed = { $you ->
    [yes] Je draagt de meeste Vloeken en verliest { $count } munten.
   *[other] { NOUN($seat, cap: "yes") } draagt de meeste Vloeken en verliest { $count } munten.
}
event-tie = Gelijk op de eerste plaats: wie gelijk staat, werpt zijn stenen die niet uitgeput zijn.
event-tie-again = Nog steeds gelijk: ze werpen opnieuw.
event-tie-rolled = { $you ->
    [yes] Je werpt { $rolls } = { $count }.
   *[other] { NOUN($seat, cap: "yes") } werpt { $rolls } = { $count }.
}
event-scored = { $you ->
    [yes] Jouw score: { $count ->
        [one] { $count } munt.
       *[other] { $count } munten.
    }
   *[other] { NOUN($seat, cap: "yes") }: { $count ->
        [one] { $count } munt.
       *[other] { $count } munten.
    }
}
event-won = { $you ->
    [yes] Je wint de erfenis!
   *[other] { NOUN($seat, cap: "yes") } wint de erfenis!
}
event-shared = { $you ->
    [yes] Je deelt de overwinning.
   *[other] { NOUN($seat, cap: "yes") } deelt de overwinning.
}
event-won-house = { NOUN($seat, cap: "yes") } wint de erfenis!
event-shared-house = { NOUN($seat, cap: "yes") } deelt de overwinning.
event-ended-solo = Met { $count } munten ga je de geschiedenis in als { NOUN($rank, $title, case: "bare") }.
event-ended-twins = Met { $count } munten gaan jullie de geschiedenis in als { NOUN($rank, $title, case: "bare") }.
event-unsealed = Het zegel is verbroken: nu kan iedereen de worpen controleren.
