# Der Tisch: alles, was rund um die Gruft gesagt wird.

## Top bar
table-round = Runde
table-round-of = { $round } von { $rounds }
table-menu = Menü
table-menu-tip = Spielstand, Einstellungen, den Tisch verlassen.
table-leave = Wiedergabe verlassen
table-leave-tip = Zurück dorthin, wo du herkamst.
table-score = Mein Stand bisher
table-score-tip = Was dein Schatz wert wäre, wenn das Spiel jetzt zu Ende wäre. Nur du solltest hinsehen.
table-since = Seit meinem letzten Zug
table-since-tip = Zeigt, was geschah, seit du zuletzt entschieden hast.
table-why = Warum dieser Zug?
table-why-tip = Warum der letzte Computerspieler so gezogen hat. Ein Klick auf einen Spieler sagt es auch.
table-reference = Schnellübersicht
table-reference-tip = Die Regeln dieses Spiels auf einer Seite, mit seinen Sammlern.
table-nothing-since = Seit deinem letzten Zug ist nichts geschehen.
table-nothing-to-zoom = Zeige auf eine Karte oder einen Sammler, um mehr zu sehen.
table-settings = Einstellungen
table-settings-tip = Sprache, Ton, Tempo, Schriftgröße.
table-rules = Regeln
table-rules-tip = Die Spielregeln, an der Stelle, um die es gerade geht.
table-log = Chronik
table-log-tip = Alles, was in diesem Spiel geschehen ist.
table-hint = Tipp
table-hint-tip = Was ein Regent an deiner Stelle tun würde.
table-sealed = Die Würfel sind versiegelt
table-sealed-tip = Das Glück dieser Partie stand vor der ersten Karte fest, und niemand kann es ansehen oder ändern.
table-open = Offener Code
table-open-tip = Diese Partie begann mit einem Code: Das Glück ließ sich also vorher wissen.
table-practice = Übung
table-practice-tip = Das Glück dieser Partie war vorher bekannt: Sie setzt eine andere fort, oder ihre Gruft wurde schon einmal geöffnet.
table-peek = Gedrückt halten: Karten ansehen
table-peek-tip = Zeigt die Werte, die nur du sehen darfst, solange du hältst.

## On the slab
table-draw-pile = Nachziehstapel
table-pile-next = Als Nächstes: { $type }
table-pile-left = noch { $count }
table-cards-left-spoken = { $count ->
    [one] { $count } Karte übrig
   *[other] { $count } Karten übrig
}
table-pile-empty = leer: letzte Runde
table-pile-tip = Die Rückseite zeigt den Typ der nächsten Karte. Ist der Stapel leer, endet das Spiel mit dieser Runde.
table-box = Schachtel
table-box-tip = Hier liegen abgelegte Karten und erschöpfte Würfel. Mit Erholung kommen die Würfel zurück.
table-rank = Dein Rang

## What a seat is doing
table-standing-decides = entscheidet
table-standing-decides-you = Deine Wahl
table-standing-turn = ist am Zug
table-standing-turn-you = Dein Zug
table-standing-next = kommt noch
table-standing-last = spielt zuletzt
table-standing-again = noch ein Zug
table-standing-claimed = hat beansprucht
table-standing-recovered = Erholung gewählt
table-standing-rolls = würfelt
table-standing-rolled = hat gewürfelt
table-standing-proposes = schlägt vor
table-standing-proposes-you = Du schlägst vor
table-standing-confirms = ist gefragt
table-standing-pushed-out = rausgeworfen
table-standing-none = wartet
table-dice-exhausted = { $count } erschöpft
table-dice-failed = { $count } gescheitert

## The claim
table-servants = Deine Diener
table-pool = Vorrat
table-choose-dice = bis zu { $count }
table-chosen = { $count } dabei
table-effort = Aufwand
table-risk-per-die = Erschöpfungsrisiko je Würfel
table-risk-safe = sicher
table-percent = { $value } %
table-decimal-point = ,
table-effort-joins = Hier liegt schon die { $effort }: nur eine { $effort } darf dazu
table-effort-spoken = Aufwand { $effort }, { $effort ->
    [1] kein Risiko
   *[other] Risiko { $risk }
}
table-effort-tip = Aufwand { $effort }
table-effort-rule = { $effort ->
    [1] Ein Würfel mit Aufwand 1 kommt immer heim und wird nicht geworfen.
   *[other] In der Phase Sammeln wird jeder dieser Würfel geworfen. Zeigt er weniger als { $effort }, ist er erschöpft.
}
table-die-used = Würfel { $number }: auf einer Karte mit Aufwand { $effort }
table-die-hand = Würfel { $number }: in der Hand
table-die-free = Würfel { $number }: verfügbar
table-die-held-back = Würfel { $number }: nicht in diesem Zug
table-die-away = Würfel { $number }: im Einsatz
table-die-exhausted = Würfel { $number }: erschöpft
table-confirm = Beanspruchen
table-undo = Rückgängig
table-recover-tip = Nimm deine erschöpften Würfel aus der Schachtel. Ab deinem nächsten Zug darfst du sie einsetzen.
table-pass-tip = Du setzt keinen Würfel. Keiner ist erschöpft, also kommt keiner zurück.
table-odds-lost = Erschöpft im Mittel
table-odds-home = Kein Würfel erschöpft
table-odds-out = { $cards ->
    [1] Rausgeworfen ab { $least }
   *[other] Ab { $least } ist eine Karte weg
}
table-odds-dice = { $dice } Würfel auf { $cards } Karten
table-odds-safe = Niemand kann dich mehr rauswerfen
table-set-worth = wert
table-set-next = dann

## Offers
table-offer-reroll-for = Gescheiterter Würfel
table-offer-reroll-cost = Ein Idol umdrehen
table-offer-reroll-gain = Neuer Wurf
table-offer-reroll-accept = Neu würfeln
table-offer-reroll-decline = Erschöpft lassen
table-offer-take-for = Verdeckte Karte
table-offer-take-cost = 2 Töpferwaren umdrehen
table-offer-take-gain = Sie gehört sofort dir
table-offer-take-outcome = Nur du siehst sie. Ihr Platz bleibt leer.
table-offer-take-accept = Karte nehmen
table-offer-take-decline = Liegen lassen
table-offer-peek-for = In der Gruft
table-offer-peek-cost = Ein Manuskript umdrehen
table-offer-peek-gain = Ein heimlicher Blick
table-offer-peek-outcome = Du siehst alle verdeckten Karten der Gruft, und sonst niemand.
table-offer-peek-accept = Ansehen
table-offer-peek-decline = Nicht ansehen
table-offer-revive-for = In der Schachtel
table-offer-revive-cost = 2 Überreste umdrehen
table-offer-revive-gain = Ein Würfel kommt zurück
table-offer-revive-outcome = Er kommt sofort heim und ist wieder einsetzbar.
table-offer-revive-accept = Zurückholen
table-offer-revive-decline = Darauf verzichten
table-offer-choose = wähle { $count }
table-offer-close = Jetzt nicht
table-offer-effort = Aufwand { $effort }
table-offer-roll = Wurf { $roll }
table-offer-place = Platz { $place }
table-offer-face-down = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
table-offer-saves = rettet ihn
table-offer-die = Gescheiterter Würfel, Aufwand { $effort }, Platz { $place }
table-offer-card = { $type }, verdeckt, Platz { $place }
table-offer-pay = { $type } { $value }, { $knowledge }
table-knowledge-public = allen bekannt
table-knowledge-own = nur dir bekannt
table-knowledge-covered = abgedeckt
table-share-no = Nur ich sehe sie
table-share-yes = Auch { $name }
table-use-peek = { $name }: 1 Manuskript umdrehen und ansehen
table-use-revive = { $name }: 2 Überreste umdrehen, 1 Würfel zurückholen

## The Ghost
table-ghost-turn = { $name } ist am Zug
table-ghost-order = Gruppen, die stärkste zuerst
table-ghost-dice = Würfel nie erschöpft
table-ghost-step = { $step }: { $reason }.
table-ghost-group-done = erledigt
table-ghost-group-now = jetzt
table-ghost-group-next = noch zu legen
table-ghost-next = Nächster Schritt
table-ghost-again = Noch einmal
table-ghost-all = Alles

## What a round brought, and how fast it goes
table-phase-reveal = Neue Karten kommen auf die Platte.
table-phase-claim = Würfel kommen auf die Karten; stärkere werfen schwächere raus.
table-phase-collect = Ein Wurf unter dem Aufwand scheitert. Die Karte gibt es trotzdem.
table-phase-pass = Es gibt nichts mehr zu holen. Nun wird abgerechnet.
table-onward = Weiter zu mir
table-onward-tip = Die anderen spielen sofort, bis du etwas entscheidest oder die Runde zu Ende ist.
table-onward-end = Weiter zum Schluss
table-onward-end-tip = Der Rest der letzten Runde läuft sofort ab; entscheiden darfst du trotzdem.
table-stops = Für eine Belohnung anhalten
table-stops-tip = Manuskripte (B) und Überreste (A) gelten jederzeit. Hier hält das Spiel an und fragt dich; bei „nie“ fragt es nicht.
table-stop-turn = vor meinem Zug
table-stop-pushed = beim Rauswurf
table-stop-collect = vor dem Sammeln
table-stop-never = nie
table-report-go-on = Weiter
table-report-over = Runde { $round } ist zu Ende: wer was bekam und wessen Würfel erschöpft sind.
table-report-roll = Die Würfel sind gefallen: Wer unter seinem Aufwand liegt, scheitert.
table-report-kept = kein Verlust
table-report-nothing = keine Karte
table-report-rolled = { $name }: { $lost ->
    [0] kein Würfel scheitert.
    [one] ein Würfel scheitert.
   *[other] { $lost } Würfel scheitern.
}
table-throws = { $name } würfelt mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
}
table-push-beats = schlägt
table-push-home = { $dice ->
    [one] der Würfel kommt unerschöpft heim
   *[other] die Würfel kommen unerschöpft heim
}
table-push-home-you = { $dice ->
    [one] dein Würfel kommt unerschöpft heim
   *[other] deine Würfel kommen unerschöpft heim
}
table-throw-last = der letzte …
table-throw-needs = { $dice ->
    [one] ab { $effort } kommt er heim
   *[other] jeder kommt ab { $effort } heim
}
table-report-row = { $name }: { $cards }{ $lost ->
    [0] .
    [one] ; ein Würfel ist erschöpft.
   *[other] ; { $lost } Würfel sind erschöpft.
}

## Sharing out
table-divvy = Aufteilen
table-divvy-before = bevor jemand die verdeckten ansieht
table-divvy-agreed = { $mine } hier, { $others } dort
table-divvy-open = noch keine Antwort
table-divvy-agree = Einverstanden
table-divvy-propose = Vorschlag an { $name }
table-divvy-swap = Alles tauschen
table-divvy-sensible = Tipp
table-divvy-switch = { $cards }: geht an { $name }
table-would-receive = Bekommt dann
table-nothing = noch nichts
table-one-owner = an einen

## Tooltips and spoken names
table-card-known = { $type }, { $coins }
table-card-face-down = { $type }, verdeckt
table-known-to-all = Allen bekannt.
table-known-by-now = Noch kennen nicht alle den Wert.
table-known-to-you = Nur du kennst den Wert.
table-known-to-nobody = Du hast den Wert nicht gesehen.
table-covered = Abgedeckt. Gedrückt halten, um nachzusehen.
table-flipped = Umgedreht: Sie kann nicht mehr bezahlen, zählt aber.
table-plate-iii = Schild III: ab drei Spielern im Spiel.
table-plate-iv = Schild IV: ab vier Spielern im Spiel, auch bei den Zwillingen und im Kampf der Häuser.
table-card-free = Niemand hält sie.
table-card-held = { $name } hält sie mit { $sum }.
table-place = Platz { $place }: { $card }. { $holder }
table-tip-now = Jetzt am Tisch
table-tip-count = { $badge } { $name }: <b>{ $count }</b>
table-tip-dice = Würfel: { $available } verfügbar, { $exhausted } erschöpft
table-tip-heir = Computerspieler: { $nature }
table-ledger-heir = { $name }: { $sets }.
table-ledger-none = keine Karten
table-ledger-set = { $type } × { $cards }: wert { $pays }, die nächste Karte bringt { $gain }
table-ledger-whole-set = { $type } × { $cards }: wert { $pays }
table-ledger-tip = Ein Klick zeigt die Sammlungen von allen.
table-tip-why = Ein Klick sagt, warum er so gezogen hat.
table-tip-known = Allen bekannt: { $cards }
table-leader-tip = { $name } beginnt. Nach jeder Runde wandern die Fackeln nach links.
table-lights-out-tip = { $name } spielt zuletzt und darf nur eine Karte beanspruchen.

## Hints
table-hint-choose-cards = Wähle eine Karte: Der kleinste Aufwand, der genügt, ist schon eingestellt.{ $exhausted ->
    [0] {""}
   *[other] {" "}Oder wähle die Erholung.
}
table-hint-choose-one-card = „Lichter aus“: Wähle eine einzige Karte. Der kleinste Aufwand, der genügt, ist schon eingestellt.
table-hint-in-hand = { $count ->
    [one] Ein Würfel in der Hand: Wähle die Karte, auf die er soll.
   *[other] { $count } Würfel in der Hand: Wähle die Karte, auf die sie sollen.
}
table-hint-only-recover = Kein Würfel ist verfügbar: Hol die erschöpften aus der Schachtel.
table-hint-only-pass = Kein Würfel ist verfügbar, keiner erschöpft: Du kannst nur passen.
table-hint-claim-rivals = { $dice } Würfel auf { $cards } Karten: Alle kommen mit { $home } Wahrscheinlichkeit heim. { $needed } oder mehr würden dich von einer Karte werfen.
table-hint-claim-last = { $dice } Würfel auf { $cards } Karten: Alle kommen mit { $home } Wahrscheinlichkeit heim. Rauswerfen kann dich niemand mehr.
table-hint-safe = { $dice } auf { NOUN($card, case: "dat") }: Ein Würfel mit Aufwand 1 wird nie gewürfelt und geht nie verloren.
table-hint-risk-rivals = { $dice } auf { NOUN($card, case: "dat") }: Jeder Würfel kommt ab { $effort } heim; { $needed } oder mehr würden dich rauswerfen.
table-hint-risk-last = { $dice } auf { NOUN($card, case: "dat") }: Jeder Würfel kommt ab { $effort } heim. Rauswerfen kann dich niemand mehr.
table-hint-reroll = Drehst du kein Idol um, kommt der Würfel erschöpft in die Schachtel. Die Karte gehört dir trotzdem.
table-hint-take = Zwei umgedrehte Töpferwaren bringen dir eine verdeckte Karte, so oft du bezahlen kannst.
table-hint-peek = Ein umgedrehtes Manuskript kann nicht noch einmal bezahlen, zählt aber.
table-hint-revive = Umgedrehte Überreste können nicht noch einmal bezahlen, zählen aber.
table-hint-revive-last = Letzte Gelegenheit: Jeder Würfel, der zurückkommt, ist einen Coin wert.
table-hint-divvy = Ein Stapel geht an einen von euch, wenn beide zustimmen. Frühere Karten bleiben, wo sie sind.
table-hint-ghost = Bei Gleichstand wirft eine Gruppe nie jemanden raus. Deine Würfel kommen sofort und unerschöpft heim.
table-hint-watch = Ein Klick oder eine Taste überspringt die Animation.
table-hint-decided = { $name } hat entschieden. { $key } zeigt es.
table-forced-recover = { $name }: Kein Würfel zum Setzen, also kommen die erschöpften heim.
table-forced-pass = { $name }: Kein Würfel zum Setzen, also wird gepasst.
table-hint-thinks = { $name } denkt nach.
table-key-next = weiter
table-key-choose = wählen
table-key-effort = Aufwand
table-key-answer = Antwort
table-key-confirm = bestätigen
table-key-undo = zurück
table-key-recover = Erholung
table-key-pass = passen
table-key-zoom = vergrößern
table-key-rule = Regel
table-key-skip = überspringen
table-key-hint = Tipp
table-key-why = warum?
table-key-menu = Menü
table-key-more = mehr
table-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-not-now = Das geht gerade nicht.
table-own-pad = Diese Karten zeigt nur der Controller von { $name }.
table-others-pad = Hier entscheidet { $name }: mit dem eigenen Controller, der Tastatur oder der Maus.
