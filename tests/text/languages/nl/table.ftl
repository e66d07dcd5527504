table-round = Ronde
table-round-of = { $round } van { $rounds }
# as in English
table-menu = Menu
table-menu-tip = Bewaren, instellingen, de tafel verlaten.
table-leave = Sluiten
table-leave-tip = Terug naar waar je vandaan kwam.
table-score = Mijn score tot nu toe
table-score-tip = Wat je Schat waard zou zijn als het spel nu eindigde. Alleen jij zou moeten kijken.
table-since = Sinds mijn vorige beurt
table-since-tip = Toont wat er gebeurde sinds je het laatst besliste.
table-why = Waarom deze zet?
table-why-tip = Waarom de laatste computerspeler zo speelde. Een klik op een speler zegt het ook.
table-reference = Overzicht
table-reference-tip = De regels van dit spel op één bladzijde, met zijn Verzamelaars.
table-nothing-since = Sinds je vorige beurt is er niets gebeurd.
table-nothing-to-zoom = Kies een kaart of een Verzamelaar om die groot te zien.
table-settings = Instellingen
table-settings-tip = Taal, geluid, snelheid, tekstgrootte.
table-rules = Regels
table-rules-tip = De spelregels, op de plaats die er nu toe doet.
table-log = Kroniek
table-log-tip = Alles wat er in dit spel gebeurd is.
table-hint = Tip
table-hint-tip = Wat een Regent in jouw plaats zou doen.
table-sealed = De worpen zijn verzegeld
table-sealed-tip = Het geluk van dit spel lag vast vóór de eerste kaart; niemand kan het bekijken of veranderen.
# as in English
table-open = Open code
table-open-tip = Dit spel begon met een code: het geluk was te kennen.
table-practice = Oefenspel
table-practice-tip = Dit spel komt voort uit een ander, waarvan het geluk na afloop getoond werd.
table-peek = Indrukken: kijken
table-peek-tip = Toont, zolang je het ingedrukt houdt, de waarden die alleen jij mag zien.
table-draw-pile = Trekstapel
table-pile-next = Nu komt: { $type }
table-pile-left = nog { $count }
table-cards-left-spoken = { $count ->
    [one] nog { $count } kaart
   *[other] nog { $count } kaarten
}
table-pile-empty = leeg: laatste ronde
table-pile-tip = De rug toont de soort van de kaart die als volgende getrokken wordt. Is de stapel leeg, dan eindigt het spel met deze ronde.
table-box = Doos
table-box-tip = Hier liggen weggelegde kaarten en uitgeputte stenen. Herstellen haalt de stenen terug.
table-rank = Jouw titel
table-standing-decides = beslist
table-standing-decides-you = Jij beslist
table-standing-turn = speelt nu
table-standing-turn-you = Jouw beurt
table-standing-next = komt nog
table-standing-last = speelt als laatste
table-standing-again = speelt nog eens
table-standing-claimed = heeft geclaimd
table-standing-recovered = heeft hersteld
table-standing-rolls = werpt
table-standing-rolled = heeft geworpen
table-standing-proposes = doet een voorstel
table-standing-proposes-you = Jij stelt voor
table-standing-confirms = moet instemmen
table-standing-none = wacht
table-dice-exhausted = { $count } uitgeput
table-dice-failed = { $count } mislukt
table-servants = Jouw dienaren
table-pool = Voorraad
table-choose-dice = hoogstens { $count }
table-chosen = { $count } gekozen
table-effort = Inzet
table-risk-per-die = kans op uitputting, per steen
table-risk-safe = veilig
table-percent = { $value }%
table-decimal-point = ,
table-effort-joins = de groep op deze kaart toont { $effort }: alleen een { $effort } mag erbij
table-effort-spoken = Inzet { $effort }, { $effort ->
    [1] geen risico
   *[other] risico { $risk }
}
table-effort-tip = Inzet { $effort }
table-effort-rule = { $effort ->
    [1] Een steen met inzet 1 komt altijd thuis en wordt niet geworpen.
   *[other] Bij het Verzamelen wordt elk van deze stenen geworpen. Wie minder dan { $effort } werpt, is uitgeput.
}
table-die-used = Steen { $number }: op een kaart met inzet { $effort }
table-die-hand = Steen { $number }: in de hand
table-die-free = Steen { $number }: beschikbaar
table-die-held-back = Steen { $number }: deze beurt niet
table-die-away = Steen { $number }: aan het werk
table-die-exhausted = Steen { $number }: uitgeput
table-confirm = Claim bevestigen
table-undo = Terugnemen
table-recover-tip = Haal je uitgeputte stenen uit de doos. Je kunt ze vanaf je volgende beurt gebruiken.
table-pass-tip = Er is niets uitgeput: herstellen zou passen zijn.
table-odds-lost = Verwacht verlies
table-odds-home = Geen steen uitgeput
table-odds-out = { $cards ->
    [1] Verdrongen vanaf { $least }
   *[other] Een kaart valt vanaf { $least }
}
table-odds-dice = { $dice } stenen op { $cards } kaarten
table-odds-safe = Niemand kan je nog verdringen
table-set-worth = waard
table-set-next = volgende
table-offer-reroll-for = Mislukte steen
table-offer-reroll-cost = Eén Afgod omdraaien
table-offer-reroll-gain = Nieuwe worp
table-offer-reroll-accept = Opnieuw werpen
table-offer-reroll-decline = Uitgeput laten
table-offer-take-for = Gesloten kaart
table-offer-take-cost = Twee keer Aardewerk omdraaien
table-offer-take-gain = Ze is meteen van jou
table-offer-take-outcome = Alleen jij zult haar zien. Haar plaats blijft leeg.
table-offer-take-accept = Neem de kaart
table-offer-take-decline = Laat liggen
table-offer-peek-for = In de Crypte
table-offer-peek-cost = Eén Manuscript omdraaien
table-offer-peek-gain = Een geheime blik
table-offer-peek-outcome = Jij ziet elke gesloten kaart van de Crypte, en verder niemand.
table-offer-peek-accept = Kijken
table-offer-peek-decline = Niet kijken
table-offer-revive-for = In de doos
table-offer-revive-cost = Twee Resten omdraaien
table-offer-revive-gain = Eén steen herstelt
table-offer-revive-outcome = Hij komt meteen thuis, klaar voor gebruik.
table-offer-revive-accept = Eén steen herstellen
table-offer-revive-decline = Zo laten
table-offer-choose = kies er { $count }
table-offer-close = Nu niet
table-offer-effort = Inzet { $effort }
table-offer-roll = Worp { $roll }
table-offer-place = Plaats { $place }
table-offer-face-down = { $count ->
    [one] { $count } gesloten kaart
   *[other] { $count } gesloten kaarten
}
table-offer-saves = redt hem
table-offer-die = Mislukte steen, inzet { $effort }, plaats { $place }
table-offer-card = { $type }, gesloten, plaats { $place }
table-offer-pay = { $type } { $value }, { $knowledge }
table-knowledge-public = bekend aan allen
table-knowledge-own = alleen bekend aan jou
table-knowledge-covered = bedekt
table-share-no = Alleen ik
table-share-yes = Ook { $name }
table-use-peek = { $name }: draai 1 Manuscript om en kijk
table-use-revive = { $name }: draai 2 Resten om en herstel een steen
table-ghost-turn = { $name }: deze beurt
table-ghost-order = groepen, de sterkste eerst
table-ghost-dice = Drie stenen, nooit uitgeput
table-ghost-group-done = klaar
table-ghost-group-now = nu
table-ghost-group-next = komt nog
table-ghost-next = Volgende stap
table-ghost-again = Nog eens
table-ghost-all = Toon alles
table-onward = Naar mijn beurt
table-onward-tip = De anderen spelen meteen door tot jij iets beslist of de ronde voorbij is.
table-stops = Stop voor een beloning
table-stops-tip = Manuscripten (B) en Resten (A) mogen altijd. Hier stopt het spel en vraagt het je; bij ‘nooit’ vraagt het niets.
table-stop-turn = voor mijn beurt
table-stop-pushed = als ik verdrongen word
table-stop-collect = voor het verzamelen
table-stop-never = nooit
table-report-go-on = Verder
table-report-over = Ronde { $round } is voorbij: wie wat nam, en wiens stenen uitgeput zijn.
table-report-roll = De stenen zijn geworpen: wat onder zijn inzet blijft, mislukt.
table-report-kept = geen verlies
table-report-nothing = geen kaart
table-report-rolled = { $name }: { $lost ->
    [0] geen steen mislukt.
    [one] één steen mislukt.
   *[other] { $lost } stenen mislukken.
}
table-report-row = { $name }: { $cards }{ $lost ->
    [0] .
    [one] ; één steen is uitgeput.
   *[other] ; { $lost } stenen zijn uitgeput.
}
table-divvy = Verdelen
table-divvy-before = voordat iemand de gesloten kaarten bekijkt
table-divvy-agreed = { $mine } hier, { $others } daar
table-divvy-open = nog geen antwoord
table-divvy-agree = Instemmen met deze verdeling
table-divvy-propose = Voorstel aan { $name }
table-divvy-swap = Alles ruilen
table-divvy-sensible = Voorstel
table-divvy-switch = { $cards }: gaat naar { $name }
table-would-receive = Zou krijgen
table-nothing = nog niets
table-one-owner = één eigenaar
table-card-known = { $type }, { $coins }
table-card-face-down = { $type }, gesloten
table-known-to-all = Iedereen kent de waarde.
table-known-by-now = Nog niet iedereen kent de waarde.
table-known-to-you = Alleen jij kent de waarde.
table-known-to-nobody = Je hebt de waarde niet gezien.
table-covered = Bedekt. Houd ingedrukt om te kijken.
table-flipped = Omgedraaid: kan niet nog eens betalen, maar telt nog mee.
table-plate-iii = Symbool III: doet mee vanaf drie spelers.
table-plate-iv = Symbool IV: doet mee vanaf vier spelers, en bij de tweeling en de Strijd der huizen.
table-card-free = Niemand heeft haar.
table-card-held = { $name } heeft haar met { $sum }.
table-place = Plaats { $place }: { $card }. { $holder }
table-tip-now = Nu aan tafel
table-tip-count = { $badge } { $name }: <b>{ $count }</b>
table-tip-dice = Stenen: { $available } beschikbaar, { $exhausted } uitgeput
table-tip-heir = Computerspeler: { $nature }
table-ledger-heir = { $name }: { $sets }.
table-ledger-none = geen kaarten
table-ledger-set = { $type } × { $cards }: waard { $pays }, de volgende kaart voegt { $gain } toe
table-ledger-whole-set = { $type } × { $cards }: waard { $pays }
table-ledger-tip = Een klik toont de reeksen van iedereen.
table-tip-why = Een klik zegt waarom deze zet gedaan werd.
table-tip-known = Bekend aan allen: { $cards }
table-leader-tip = { $name } speelt als eerste. Na elke ronde gaan de Fakkelkaarten naar links.
table-lights-out-tip = { $name } speelt als laatste en mag maar één kaart claimen.
table-hint-choose-cards = Kies een kaart: de laagste inzet die haar krijgt, staat al klaar.{ $exhausted ->
    [0] {""}
   *[other] {" "}Of kies Herstellen.
}
table-hint-choose-one-card = Licht uit: kies maar één kaart. De laagste inzet die haar krijgt, staat al klaar.
table-hint-in-hand = { $count ->
    [one] Eén steen in de hand: kies de kaart waar hij heen gaat.
   *[other] { $count } stenen in de hand: kies de kaart waar ze heen gaan.
}
table-hint-only-recover = Geen steen is beschikbaar: herstel die in de doos.
table-hint-only-pass = Geen steen is beschikbaar en geen is uitgeput: je kunt alleen passen.
table-hint-claim-rivals = { $dice } stenen op { $cards } kaarten: de kans dat alle thuiskomen is { $home }. Met { $needed } of meer word je van een kaart verdrongen.
table-hint-claim-last = { $dice } stenen op { $cards } kaarten: de kans dat alle thuiskomen is { $home }. Niemand kan je nog verdringen.
table-hint-safe = { $dice } op { NOUN($card) }: een steen met inzet 1 wordt nooit geworpen en nooit verloren.
table-hint-risk-rivals = { $dice } op { NOUN($card) }: elke steen komt thuis met { $effort } of meer; met { $needed } of meer word je verdrongen.
table-hint-risk-last = { $dice } op { NOUN($card) }: elke steen komt thuis met { $effort } of meer. Niemand kan je nog verdringen.
table-hint-reroll = Draai je geen Afgod om, dan gaat de mislukte steen naar de doos. De kaart is hoe dan ook van jou.
table-hint-take = Twee omgedraaide kaarten Aardewerk kopen een gesloten kaart, zo vaak je kunt betalen.
table-hint-peek = Een omgedraaid Manuscript kan niet nog eens betalen, maar telt nog mee.
table-hint-revive = Omgedraaide Resten kunnen niet nog eens betalen, maar tellen nog mee.
table-hint-revive-last = De laatste kans: elke steen uit de doos is één munt waard.
table-hint-divvy = Een stapel gaat naar één van jullie. Kaarten van eerdere ronden wisselen nooit van hand. Beiden moeten instemmen.
table-hint-ghost = Bij gelijke sterkte verdringt een groep nooit. Jouw stenen komen meteen thuis, niet uitgeput.
table-hint-watch = Een klik of toets toont het einde van wat beweegt.
table-hint-decided = { $name } heeft beslist. { $key } toont het.
table-forced-recover = { $name }: er is geen steen meer, dus komen de uitgeputte stenen thuis.
table-forced-pass = { $name }: er is geen steen meer, dus wordt er gepast.
table-hint-thinks = { $name } denkt na.
table-key-next = volgende
table-key-choose = kiezen
table-key-effort = inzet
table-key-answer = antwoord
table-key-confirm = bevestigen
table-key-undo = terug
table-key-recover = herstellen
table-key-zoom = vergroten
table-key-rule = regel
table-key-skip = overslaan
table-key-hint = tip
table-key-why = waarom?
# as in English
table-key-menu = menu
table-nothing-to-undo = Er is niets om terug te nemen.
table-not-now = Dat kan nu niet.
table-key-more = meer
table-own-pad = Deze kaarten toont alleen de controller van { $name }.
table-throws = { $name } werpt { $dice ->
    [one] een steen
   *[other] { $dice } stenen
}

table-throw-last = laatste dobbelsteen…
