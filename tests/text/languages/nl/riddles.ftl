riddles-title = De raadsels van de koning
riddles-back = Terug naar het menu
riddles-solve = Oplossen
riddles-kinds = Kies wat er gevraagd wordt
riddles-standing = Speelsterkte { $rating } · { $row } op rij
riddles-solved = { $solved } van { $riddles } opgelost
riddles-day = Raadsel van de dag
riddles-day-new = Iedereen krijgt vandaag hetzelfde
riddles-day-done = Opgelost · { $days ->
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
}
riddles-next = Volgend raadsel
riddles-next-about = Een dat bij je niveau past
riddles-again = Nog een keer
riddles-again-about = { $count ->
    [0] Nog geen gemist raadsel is weer aan de beurt
    [one] { $count } raadsel dat je miste, is terug
   *[other] { $count } raadsels die je miste, zijn terug
}
riddles-kind-claim = De beste claim
riddles-kind-hold = Buiten bereik van de Geest
riddles-kind-reach = Haal een titel
riddles-kind-ghost = Wat doet de Geest?
riddles-kind-face-down = Wat ligt er gesloten?
riddle-title = Raadsel { $number }
riddle-spoken = Raadsel { $number }, moeilijkheid { $grade } van 5. { $question }
riddle-ask-claim = De laatste claim van het spel: welke levert je gemiddeld de meeste munten op?
riddle-ask-lead = De laatste claim van het spel: met welke kom je gemiddeld het verst voor op { NOUN($rival) }?
riddle-ask-hold = Neem { NOUN($card) } zo dat geen worp van de Geest ze terugwint, en haal er de meeste munten mee.
riddle-ask-reach = De laatste claim van het spel: welke geeft je de beste kans op { $coins } munten?
riddle-ask-ghost = { NOUN($ghost, cap: "yes") } werpt { $rolled }. Waar gaan de stenen heen?
riddle-ask-face-down = Wat moet de gesloten kaart waard zijn: { NOUN($card) }?
riddle-coins = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}
riddle-lettered = { $letter } – { $answer }
riddle-ghost-on = { $dice } op { NOUN($card) }
riddle-ghost-aside = { $dice } opzij
riddle-hint = Tip
riddle-leave = Stoppen
riddle-look = Terug naar de tafel
riddle-next = Volgend raadsel
riddle-try-again = Nog eens
riddle-show = Toon de oplossing
riddle-hints = Tip { $step } van 2
riddle-hint-claim-1 =
    Na jou claimt niemand meer.
    Tel wat elke kaart aan je reeksen toevoegt, en trek de stenen af die uitgeput kunnen raken: een steen is 1 munt waard.
riddle-hint-hold-1 =
    Alleen stenen die je verdringt, worden opnieuw geworpen.
    Bedenk wat die stenen hoogstens kunnen werpen, en welke kaarten ze het eerst zouden proberen.
riddle-hint-reach-1 =
    Je hebt nu { $now } munten, stenen meegeteld.
    Je hebt er { $coins } nodig. Zoek de kaarten die in één keer zoveel toevoegen.
riddle-hint-cards =
    Het antwoord gaat om { $cards ->
        [one] deze kaart
       *[other] deze kaarten
    }.
    Er { $dice ->
        [one] is { $dice } dobbelsteen
       *[other] zijn { $dice } dobbelstenen
    } voor nodig.
riddle-hint-recover =
    Moet je wel claimen?
    Stenen in de doos zijn aan het einde niets waard.
riddle-hint-ghost-1 =
    Gelijke stenen worden eerst samengevoegd.
    Dan kiest de sterkste groep: van links de eerste kaart die vrij is of die jij met minder hebt.
riddle-hint-ghost-2 =
    De sterkste groep komt eerst.
    { $move }. Ga vandaar verder.
riddle-hint-face-down-1 =
    Tel de kaarten van deze soort.
    { NOUN($type, case: "plain") } in dit spel zijn { $all } waard. Welke daarvan heb je gezien?
riddle-hint-face-down-2 =
    Je hebt { $seen } gezien.
    { NOUN($type, case: "plain") } in dit spel zijn { $all } waard.
riddle-right = Dat is het antwoord!
riddle-solution = Het antwoord
riddle-wrong = Niet het beste
riddle-better = Er is iets beters.
riddle-brings = Zo kom je gemiddeld op { $coins } munten.
riddle-lead = Gemiddeld eindig je { $coins } munten voor.
riddle-behind = Gemiddeld eindig je { $coins } munten achter.
riddle-rating = Speelsterkte { $rating }
riddle-chance = Zo haal je { $percent } van de 100 keer { $coins } munten.
riddle-lost = Bij { $roll } neemt de Geest { NOUN($card) } nog.
riddle-usual = Vaak geprobeerd: { $move }. { $brings }
riddle-usual-less = Vaak geprobeerd: { $move }. Dat is { $coins } munten minder.
riddle-why-recover = { $count ->
    [one] Eén steen komt
   *[other] { $count } stenen komen
} terug, elk 1 munt waard, en geen kaart hier levert meer op.
riddle-why-ghost = { $moves }.
riddle-ghost-forgets-join = Niet zo: gelijke stenen vormen één groep.
riddle-ghost-forgets-stronger = Niet zo: gelijke sterkte verdringt niemand.
riddle-ghost-forgets-push = Niet zo: de Geest neemt ook kaarten die jij met minder sterkte hebt.
riddle-ghost-forgets-order = Niet zo: de sterkste groep gaat eerst.
riddle-why-face-down = { $answer ->
    [one] { $answer } munt
   *[other] { $answer } munten
}: { NOUN($type, case: "plain") } zijn { $all } waard, en je hebt { $seen } gezien.
riddle-wrong-face-down = { NOUN($type, case: "plain") } zijn { $all } waard. Daarvan heb je { $seen } gezien.
riddle-ghost-short = { $dice }: { NOUN($card, case: "bare") }
riddle-ghost-none = Alles opzij
riddle-not-taken = Zo krijg je { NOUN($card) } niet.

## Wat er van komt
riddle-follows = Wat ervan komt
riddle-same-luck = Met hetzelfde geluk
riddle-outcome-tried = Deze poging: { $told }.
riddle-outcome-best = Beste zet: { $told }.
riddle-average = gemiddeld { $coins }
riddle-dice-count = Dobbelstenen tellen daarbij als munten.
riddle-average-behind = gemiddeld { $coins } achter

riddle-skip = Meteen naar de uitslag
