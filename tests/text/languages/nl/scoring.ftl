scoring-title = Eindstand
scoring-after-rounds = Na { $rounds } ronden
scoring-treasure = Schat
scoring-dice = Niet uitgeputte stenen
scoring-curse = Vloek
scoring-total = Totaal
scoring-team = Gezamenlijke score
scoring-column = { $name }: { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}
scoring-winner = { $title ->
    [duke] Hertog
   *[duchess] Hertogin
} { $name }
scoring-winners = { $names }
scoring-wins = { $count ->
    [one] wint met { $coins } munten
   *[other] winnen met { $coins } munten
}
scoring-wins-by-roll = elk { $coins } munten, de betere worp beslist
scoring-treasure-of = De buit van { $name }
scoring-rank-fool = { $coins } munten. Zelfs de Geest kijkt uit medelijden weg.
scoring-rank-petty = { $coins } munten. Genoeg voor een klein standbeeld van jezelf.
scoring-rank-affluent = { $coins } munten. De schuldeisers buigen als je langskomt.
scoring-rank-magnificent = { $coins } munten. De Geest zelf houdt de deur voor je open.
scoring-rank-fool-twins = { $coins } munten. De Geesten lachen nog steeds.
scoring-rank-petty-twins = { $coins } munten. Genoeg voor één klein standbeeld, om te delen.
scoring-rank-affluent-twins = { $coins } munten. De schuldeisers buigen tweemaal.
scoring-rank-magnificent-twins = { $coins } munten. De Geesten houden voor jullie beiden de deur open.
scoring-again = Nog een keer
scoring-again-about = dezelfde opzet, nieuwe kaarten
scoring-to-come = komt nog
scoring-new = Nieuw spel
scoring-chronicle = Kroniek
scoring-review = Analyse
scoring-menu = Hoofdmenu
scoring-taken-back = { $count ->
    [one] Eén keer teruggenomen
   *[other] { $count } keer teruggenomen
}
scoring-hints = { $count ->
    [one] Eén tip
   *[other] { $count } tips
}
scoring-practice = Oefenspel
scoring-handed = { $count ->
    [one] Eén plaats wisselde van speler
   *[other] { $count } plaatsen wisselden van speler
}
scoring-replay = Terugkijken
scoring-rolls = Stenen en code
scoring-next = Volgende stap
scoring-result = Toon de uitslag
scoring-lead = { $count ->
    [one] { $names } leidt
   *[other] { $names } leiden samen
}
scoring-treasure-rule = Wat elke kaart met haar eigen getal waard is.
scoring-dice-rule = Eén munt voor elke dobbelsteen die niet uitgeput is.
scoring-curse-rule = Wie de meeste Vloeken draagt, verliest 5 munten.
scoring-save = Bewaar dit beeld
scoring-saved = Het beeld is bewaard
scoring-warnings = { $count ->
    [one] Eén waarschuwing
   *[other] { $count } waarschuwingen
}
scoring-calendar = Kalender
scoring-unaided = Gewonnen zonder hulp
scoring-imported = Spel van elders
scoring-counts = { $name } heeft er minder: deze munten tellen
