pause-title = Pauze
pause-saved = Bewaard na elke zet
# as in English
pause-code = Code { $code }
pause-resume = Terug naar de tafel
pause-rules = Spelregels
pause-aid = Spelhulp bewaren
pause-seats = Wie speelt?
pause-pace = Tempo: { $pace }
pause-settings = Instellingen
pause-new-game = Nieuw spel
pause-leave = Hoofdmenu
hand-over-to = Nu aan het scherm:
hand-over-name = { $title ->
    [duke] Hertog
   *[duchess] Hertogin
} { $name }
hand-over-ready = Ik ben { $name }
hand-over-promise = Er wordt niets geheims getoond voordat deze knop is ingedrukt.
hand-over-task-claim = { $title ->
    [duke] Zijn
   *[duchess] Haar
} beurt om te Claimen. De anderen kijken weg.
hand-over-task-pottery = { $title ->
    [duke] Hij
   *[duchess] Ze
} mag met Aardewerk een gesloten kaart nemen. De anderen kijken weg.
hand-over-task-reroll = { $title ->
    [duke] Hij
   *[duchess] Ze
} mag een Afgod omdraaien en opnieuw werpen. De anderen kijken weg.
hand-over-task-divvy = Het huis verdeelt wat het gewonnen heeft. De anderen kijken weg.
hand-over-task-reward = { $title ->
    [duke] Hij
   *[duchess] Ze
} mag kaarten omdraaien voor een beloning. De anderen kijken weg.
hand-over-task-final = { $title ->
    [duke] Zijn
   *[duchess] Haar
} laatste kans om een steen te herstellen. De anderen kijken weg.
hand-over-task-seat = { $title ->
    [duke] Hij
   *[duchess] Ze
} zit nu alleen aan het scherm. De anderen kijken weg.
seats-title = Wie speelt?
seats-note = Een plaats wisselt meteen van speler, ook midden in een beurt; dat wordt genoteerd. Wie een plaats overneemt, ziet wat die plaats mag zien; een afgestane plaats wordt bedekt.
seats-apply = Zo verder spelen
seats-play-out = Computer speelt verder
seats-stay = Zo laten
dialog-pass-title = Passen zonder te claimen?
dialog-pass-text = Er is niets uitgeput: nu herstellen is gewoon passen.
dialog-pass-stay = Terug naar de beurt
dialog-pass-act = Passen
dialog-take-back-title = Deze zet terugnemen?
dialog-take-back-text = Sindsdien is er geworpen of een kaart getoond. Terugnemen mag toch; het wordt genoteerd.
dialog-take-back-stay = Zo laten
dialog-take-back-act = Terugnemen
dialog-damaged-title = Dit spel is niet tot het einde te lezen
dialog-damaged-text = Het bestand is beschadigd. Tot ronde { $round } is alles in orde.
dialog-damaged-safe = Het beschadigde bestand blijft bewaard.
dialog-damaged-stay = Verder in ronde { $round }
dialog-damaged-act = Terug naar het menu
dialog-not-opened-title = Dit spel is niet te lezen
record-not-one = “{ $file }” is geen spel van Crypt, of er valt niets in verder te spelen.
record-newer = “{ $file }” is gemaakt met een nieuwere versie van Crypt; die kan het openen.
record-too-large = “{ $file }” is veel groter dan welk spel van Crypt ook.
record-unreadable = “{ $file }” kan niet worden geopend: misschien is het verplaatst, of je mag het niet lezen.
dialog-not-opened-safe = Het bestand blijft zoals het is.
dialog-not-opened-close = Sluiten
branch-title = Vanaf hier verder spelen
branch-note = Een oefenspel begint in ronde { $round } en gaat vanaf daar verder; het spel dat je bekeek, blijft zoals het is. Maak je dezelfde keuzes, dan vallen de stenen hetzelfde. Oefenen telt niet mee in de statistiek.
branch-apply = Verder spelen
branch-play-out = Computer speelt verder
branch-stay = Blijven terugkijken
dialog-look-again-title = Nog eens kijken?
dialog-look-again-text = Een andere keuze kan ongeveer { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} meer opleveren.
dialog-look-again-stay = Nog eens kijken
dialog-look-again-act = Toch doen
