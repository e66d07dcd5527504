spoken-seat = { $name }: { $standing }; { $available ->
    [one] 1 steen
   *[other] { $available } stenen
} klaar, { $exhausted } uitgeput, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}.
spoken-menu = Hoofdmenu
spoken-held = { $name } heeft: { $card }
spoken-collector = Verzamelaar: { $name }
spoken-peek = Eigen kaarten bekijken
spoken-sets-covered = Je kaarten zijn bedekt. Kijk ernaar, dan hoor je ze.
spoken-no-cards = Er ligt geen kaart in de Crypte.
spoken-place = { $place } van { $count }
spoken-not-now = Nu niet mogelijk.
spoken-on = { $name }, aan
spoken-off = { $name }, uit
spoken-chosen = { $name }, gekozen
spoken-alike = { $name } { $number } van { $count }
spoken-figure = { $label }: { $figure }
spoken-row = { $label }: { $paid }.
spoken-nobody = niemand
