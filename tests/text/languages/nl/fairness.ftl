fairness-title = De worpen van dit spel
fairness-back = Terug
fairness-check = Was het eerlijk?
fairness-fair = De worpen waren eerlijk
fairness-fair-text = Alle keren schudden en werpen, samen { $count }, zijn opnieuw uit de beginwaarde berekend en kloppen.
fairness-fair-uncut = Het geheim was verzegeld vóór de eerste kaart, en niemand heeft de stapel afgenomen.
fairness-fair-cut = Het geheim was verzegeld voordat de tafel haar woord koos: niemand kon dit geluk uitkiezen.
fairness-fair-open = Het begon met een code: het geluk was te kennen.
fairness-fair-older = De beginwaarde was verzegeld vóór de eerste kaart.
fairness-sealed = De worpen zijn verzegeld
fairness-sealed-text = Het geluk van dit spel lag vast vóór de eerste kaart. Tot het einde kan niemand het zegel openen; daarna kan iedereen nagaan dat er niets veranderd is.
fairness-older-text = Het geluk van dit spel lag vast vóór de eerste kaart. Het begon in een oudere uitgave, die haar zegel pas toont als het spel voorbij is.
# as in English
fairness-open = Open code
fairness-open-text = Dit spel begon met een code of is de crypte van een dag: wie de code kent, kan de kaarten en worpen kennen.
fairness-practice = Oefenspel: het geluk is bekend
fairness-practice-text = Dit spel komt voort uit een ander, waarvan het geluk na afloop getoond werd.
fairness-not-from-source = De beginwaarde is niet de verzegelde
fairness-not-from-source-text = De beginwaarde van dit spel volgt niet uit wat verzegeld was en ook niet uit de code in het bestand.
fairness-no-seed = Niets te controleren
fairness-no-seed-text = Voor dit spel is elders geworpen, en in het bestand staat geen beginwaarde.
fairness-not-from-seed = Deze worpen komen niet uit de beginwaarde
fairness-not-from-seed-text = De uitkomst van stap { $step } komt niet uit de beginwaarde; de { $count } ervoor wel.
fairness-broken = Het bestand breekt af
fairness-broken-text = Bij stap { $step } klopt het bestand niet. De { $count } keren schudden en werpen ervoor komen uit de beginwaarde.
fairness-code = Code van deze crypte
fairness-seal = Zegel, getoond vanaf de eerste kaart (SHA-256)
fairness-seed = Beginwaarde, getoond na afloop
fairness-secret = Onder het zegel: het geheim en zijn toevalscijfers
fairness-word = Het woord waarmee de stapel is afgenomen
fairness-copy = Kopieer: { $what }
fairness-copied = Gekopieerd: { $what }
fairness-not-copied = Het klembord is niet bereikbaar.
fairness-faces = { $count ->
    [one] { $count } dobbelsteen, oog voor oog
   *[other] { $count } dobbelstenen, oog voor oog
}
fairness-sum = { $lost } keer uitgeput, { $expected } verwacht
fairness-all = alle
fairness-everybody = Iedereen
fairness-of = { $expected } van { $dice }
fairness-rolls = Elke worp
fairness-count = { $count ->
    [one] { $count } dobbelsteen
   *[other] { $count } dobbelstenen
}
fairness-row = verwacht { $expected }
fairness-roll = Ronde { $round }, { $name }, { $why }: { $dice }
fairness-effort = inzet
fairness-again = opnieuw geworpen
fairness-ghost = beurt van de Geest
fairness-tiebreak = gelijkspel
fairness-knowable = Open code: het geluk was te kennen
