# Was um die Seiten der Spielregeln herum steht, und die Schnellübersicht über dem Tisch. Die Regeln selbst stehen in
# den rulebook-Dateien.
reading-leave = Spielregeln schließen
reading-backward = Zurück
reading-forward = Vorwärts
reading-language = Sprache der Regeln
reading-interface = Oberfläche: { $language }
reading-contents = Inhalt
reading-row = { $title }, { $count ->
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
reading-pdf = Als PDF speichern
reading-search = Regeln durchsuchen
reading-found = { $count ->
    [0] keine Stelle
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
reading-hit = Stelle { $number } von { $count }
reading-next-hit = Nächste Stelle
reading-previous-hit = Vorige Stelle
reading-page = { $number } von { $count }
reading-ruling-note = unsere Auslegung
reading-examples = { $count ->
    [1] Beispiel
    [2] Zwei Beispiele
    [3] Drei Beispiele
   *[other] { $count } Beispiele
}
reading-replay = Beispiel noch einmal abspielen: { $caption }
reading-reference-close = { $key }, { $back } oder ein Klick führt zurück.
