daily-title = Crypte van vandaag
daily-back = Terug naar het menu
daily-door = { $table } · { $state ->
    [new] nog dicht
    [running] begonnen
   *[done] gespeeld
}
daily-weekday = { $weekday ->
    [0] maandag
    [1] dinsdag
    [2] woensdag
    [3] donderdag
    [4] vrijdag
    [5] zaterdag
   *[6] zondag
}
daily-weekday-short = { $weekday ->
    [0] ma
    [1] di
    [2] wo
    [3] do
    [4] vr
    [5] za
   *[6] zo
}
daily-month = { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }
daily-date = { $weekday } { $day } { $month }
daily-today = vandaag
daily-table = { $table }{ $cursed ->
    [true] , met Vervloekte schat
   *[false] {""}
}
daily-par = Par: { $par } munten. Zoveel haalt een Regent in jouw plaats gemiddeld uit deze crypte.
daily-par-open = Par: er spelen nu Regenten in deze crypte …
daily-result = Je haalde { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}.
daily-against-par = { $side ->
    [above] { $by } boven par.
    [below] { $by } onder par.
   *[even] Precies par.
}
daily-helped = Je had hulp.
daily-helped-short = met hulp
daily-counts = { $state ->
    [new] Alleen je eerste poging telt. Ze begint met de eerste kaart; daarna mag je oefenen zo vaak je wilt.
    [running] Je eerste poging is begonnen, en die telt.
   *[done] Je eerste poging is voorbij. Wat je nu speelt, is oefenen.
}
daily-counted = Alleen deze eerste poging telt. Wat je nu speelt, is oefenen.
daily-missed = Je hebt deze crypte niet op haar dag geopend. Om te oefenen kun je haar nog spelen.
daily-not-played = Niet gespeeld.
daily-play = Open de crypte
daily-continue = Verder spelen
daily-practise = Oefenen
daily-watch = Bekijken
daily-copy = Kopiëren
daily-copy-what = Je uitslag
# as in English
daily-share = Crypt { $day } { $mark } { $coins }, par { $par }
# as in English
daily-share-open = Crypt { $day } { $mark } { $coins }
daily-streak = { $played ->
    [0] Nog geen crypte van de dag gespeeld
   *[other] Dagen op rij: { $now } · langste reeks { $longest } · par gehaald: { $reached } van { $played }
}
daily-earlier = De maand ervoor
daily-later = De maand erna
daily-scoring-par = Par: { $par }
daily-par-failed = Par: de computerspelers konden hem zojuist niet vinden. Zo dadelijk proberen ze het opnieuw.
