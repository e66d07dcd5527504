why-worth = { NOUN($card, cap: "yes") } is hier ongeveer { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} waard.
why-set = { $nth ->
    [1] Een eerste kaart van deze soort
    [2] Een tweede kaart van deze soort
    [3] Een derde kaart van deze soort
    [4] Een vierde kaart van deze soort
   *[other] Nog een kaart van deze soort
} ({ NOUN($card, case: "bare") }) is met haar Verzamelaar ongeveer { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} waard.
why-in-spite = { NOUN($card, cap: "yes") } brengt maar ongeveer { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} op, en niets anders betaalt meer.
why-deny = { NOUN($card, cap: "yes") } wegnemen van { NOUN($rival) } scheelt ongeveer { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}.
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
