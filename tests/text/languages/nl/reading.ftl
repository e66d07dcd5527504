reading-leave = Spelregels sluiten
reading-backward = Terug
reading-forward = Vooruit
reading-language = Taal van de regels
reading-interface = Taal van het spel: { $language }
reading-contents = Inhoud
reading-row = { $title }, { $count ->
    [one] { $count } plaats
   *[other] { $count } plaatsen
}
reading-pdf = Als pdf bewaren
reading-search = Zoek in de regels
reading-found = { $count ->
    [0] niets gevonden
    [one] { $count } plaats
   *[other] { $count } plaatsen
}
reading-hit = plaats { $number } van { $count }
reading-next-hit = Volgende plaats
reading-previous-hit = Vorige plaats
reading-page = { $number } van { $count }
reading-ruling-note = onze regel
reading-examples = { $count ->
    [1] Voorbeeld
    [2] Twee voorbeelden
    [3] Drie voorbeelden
   *[other] { $count } voorbeelden
}
reading-replay = Speel het voorbeeld nog eens: { $caption }
reading-reference-close = { $key }, { $back } of een klik gaat terug.
