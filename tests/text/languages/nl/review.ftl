review-title = Kunde en geluk
review-back = Terug naar de eindstand
review-luck = Geluk
review-luck-unit = in munten
review-luck-note = Wat stenen en kaarten meer of minder brachten dan te verwachten was: een balk naar rechts is geluk, naar links pech. Over veel spellen maakt het niets uit.
review-dice = Stenen
review-cards = Kaarten
review-ghost = Geest
review-total = Samen
review-figure = { NUMBER($coins, minimumFractionDigits: 1) }
review-luck-of = { $name }: geluk samen { $total }; stenen { $dice }, kaarten { $cards }.
review-luck-ghost = Geest { $ghost }.
review-choices = De duurste keuzes
review-choices-of = De duurste keuzes van { $name }
review-busy = Een Regent kijkt het spel na …
review-done = De analyse is klaar.
review-where-claim = Ronde { $round }, beurt { $turn }
review-where-pottery = Ronde { $round }, vóór het Claimen
review-where-reroll = Ronde { $round }, na de worp
review-where-divvy = Ronde { $round }, bij het verdelen
review-where-final = Aan het einde van het spel
review-cost = { $figure } { $coins ->
    [one] munt
   *[other] munten
}
review-difference = Het verschil: { $parts }.
review-played = Gespeeld
review-better = Beter
review-try-again = Nog eens proberen
review-not-judged = Een computerspeler besliste voor { $name }; die keuzes worden niet beoordeeld.
review-flawless = { $name } maakte geen keuze die echt iets kostte. Een Regent had hetzelfde gespeeld.
review-broken-off = De analyse kon niet worden afgemaakt.
review-card = { NOUN($card, case: "bare") }
review-part-printed = kaart { $coins }
review-part-collector = Verzamelaar { $figure }
review-part-rival = { $sign ->
    [less] meer voor { NOUN($rival) } { $figure }
   *[more] minder voor { NOUN($rival) } { $figure }
}
review-part-rivals = { $sign ->
    [less] meer voor anderen { $figure }
   *[more] minder voor anderen { $figure }
}
review-part-curses = vloeken { $figure }
review-part-loved = lievelingskaarten { $figure }
review-part-rest = de rest { $figure }
review-better-by = Beter met
review-by-cards = kaarten { $figure }
review-by-dice = dobbelstenen { $figure }
review-by-rivals = { $sign ->
    [less] meer voor anderen { $figure }
   *[more] minder voor anderen { $figure }
}
