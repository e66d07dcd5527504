statistics-title = Statistiek
statistics-back = Terug naar de spellen
statistics-games-played = Gespeeld
statistics-games = Spellen
statistics-wins = Gewonnen
statistics-mean = Gem.
statistics-best = Hoogste
statistics-longest = Op rij
statistics-all = Alle spellen
statistics-everybody = Iedereen
statistics-fresh = Vers geluk
statistics-code = Met een code
statistics-day = Crypte van de dag
statistics-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-key-games = spellen
statistics-key-wins = gewonnen
statistics-key-unaided = zonder hulp
statistics-key-mean = gemiddelde
statistics-key-best = hoogste
statistics-scores = Scores door de tijd
statistics-last = { $count ->
    [one] het laatste spel
   *[other] de laatste { $count } spellen
}
statistics-streak = { $count ->
    [one] { $count } zege op rij
   *[other] { $count } zeges op rij
}
statistics-distribution = Verdeling
statistics-coins = munten
statistics-luck = Geluk met de stenen
statistics-won = gewonnen
statistics-lost = verloren
statistics-ghosts = tegen Geesten
statistics-mean-of = gemiddelde van { $count }
statistics-walk = Links en rechts gaan van spel naar spel.
statistics-luck-figures = { $dice ->
    [one] Eén steen liep gevaar
   *[other] { $dice } stenen liepen gevaar
}, { $lost } uitgeput, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } verwacht.
statistics-luck-verdict = { $verdict ->
    [somewhat-lucky] Een beetje geluk.
    [very-lucky] Zeldzaam geluk.
    [somewhat-unlucky] Een beetje pech.
    [very-unlucky] Zeldzame pech.
   *[usual] Zoals het toeval wil.
}
statistics-luck-bounds = Boven 0: meer stenen uitgeput dan verwacht. Tussen de streepjeslijnen is gewoon.
statistics-reading = De spellen worden gelezen …
statistics-none = Spellen met alleen computerspelers en oefenspellen tellen niet mee, en ook geen plaats waarvoor de computer ook maar één keer besliste.
statistics-by-mode = Per spelvorm
statistics-by-rivals = Per tegenstander
statistics-by-help = Per hulp
statistics-by-person = Per persoon
statistics-rivals-ghosts = Tegen Geesten
statistics-rivals-people = Onder mensen
# as in English
statistics-rivals-page = Pages
statistics-rivals-squire = Schildknapen
statistics-rivals-knight = Ridders
statistics-rivals-regent = Regenten
statistics-rivals-sovereign = Vorsten
statistics-help-alone = Zonder hulp
statistics-help-helped = Met tips of terugnemen
statistics-points = Punten
statistics-rating = Speelsterkte
statistics-rating-curve = Speelsterkte door de tijd
statistics-points-figure = { NUMBER($points, maximumFractionDigits: 1) }
statistics-key-unaided = zonder hulp

statistics-nothing = Nog geen uitgespeeld spel
