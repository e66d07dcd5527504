why-worth = { NOUN($card, cap: "yes") } is hier ongeveer { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} waard.
why-card = Ongeveer { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} voor { NOUN($card) }: { $parts }.
why-part-printed = { $count ->
    [1] { $coins } op de kaart
   *[other] { $coins } op de kaarten
}
why-part-collector = { $figure } bij de Verzamelaar ({ $nth ->
    [1] eerste kaart
    [2] tweede kaart
    [3] derde kaart
    [4] vierde kaart
   *[other] een kaart meer
})
why-part-rival = { $sign ->
    [less] { $figure } voor { NOUN($rival) }
   *[more] { $figure } ten koste van { NOUN($rival) }
}
why-part-rivals = { $sign ->
    [less] { $figure } voor de anderen
   *[more] { $figure } ten koste van de anderen
}
why-part-curses = { $figure } door Vloeken
why-part-loved = { $figure } uit liefde voor deze kaarten
why-part-rest = { $figure } voor de rest
coin-change = { $coins }
parts-cards = { $figure } voor kaarten
parts-dice = { $figure } voor dobbelstenen
parts-rivals = { $sign ->
    [less] { $figure } omdat de anderen meer krijgen
   *[more] { $figure } omdat de anderen minder krijgen
}
why-last = Hierna speelt niemand meer: sterkte { $strength } is genoeg.
why-last-safe = Hierna speelt niemand meer, en inzet 1 mislukt nooit.
why-ghost = Sterkte { $strength } houdt het tegen { $ghosts ->
    [one] de Geest
   *[other] de Geesten
} ongeveer { $percent } van de 100 keer.
why-out-of-reach = Niemand die nog speelt, komt boven sterkte { $strength } uit, ook { NOUN($rival) } niet.
why-keeps-out = Sterkte { $strength } houdt { NOUN($rival) } weg, tenzij die er { $dice ->
    [one] { $dice } steen
   *[other] { $dice } stenen
} aan besteedt.
why-risk = { NOUN($rival, cap: "yes") } kan met één steen boven sterkte { $strength } komen, maar heeft andere plannen.
why-recover = { $count ->
    [one] Eén steen komt
   *[other] { $count } stenen komen
} terug; dat is in de volgende ronden meer waard dan welke kaart hier ook.
why-pass = Geen kaart is hier een steen waard.
why-take = { NOUN($card, cap: "yes") } zonder een steen uit te geven: ongeveer { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} waard.
why-keep-pottery = Twee gesloten kaarten Aardewerk kunnen later nog ongeveer { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} opbrengen.
why-reroll = De steen met inzet { $effort } komt { $percent } van de 100 keer terug.
why-keep-idol = Een gesloten Afgod kan nog stenen redden, samen ongeveer { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} waard.
why-peek = Weten wat er gesloten ligt, is een Manuscript waard.
why-revive = Nu een steen meer is beter dan twee gesloten Resten.
why-revive-last = Een steen is aan het einde van het spel een munt.
why-done = Er valt niets meer te winnen.
why-divvy = Zo verdeeld mogen de twee op ongeveer { $one } en { $two } munten rekenen; de laagste telt.
why-brief = { NOUN($card, case: "bare") }: { $coins }
