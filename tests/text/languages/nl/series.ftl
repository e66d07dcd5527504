series-title = Hoeveel spellen?
series-text = In een reeks wisselt de Leider van spel tot spel en worden de zeges geteld. Bij gelijk geluk speelt ieder alleen dezelfde crypte tegen computerspelers, met dezelfde kaarten en worpen; niemand ziet een uitslag voordat allen gespeeld hebben.
series-stay = Terug
series-games = Reeks van { $games }
series-tally = Spel { $number } van { $games }: { $tally }
equal-luck = Gelijk geluk
equal-luck-title = Gelijk geluk: { $played } van { $games } hebben gespeeld
equal-luck-text = Nu is { $name } aan de beurt. Niemand anders mag kijken: de kaarten zijn voor iedereen dezelfde.
# as in English
equal-luck-later = Later
equal-luck-next = { $name } speelt
equal-luck-end = Stoppen zonder uitslag
equal-luck-result = Dezelfde crypte voor iedereen: { $coins }. Op dezelfde plaats haalt { $heir } gemiddeld { $mean }.
