# Die Seite, die eine beendete Partie im Browser abspielt.
web-title = Die Partie
web-first = An den Anfang
web-back = Zurück
web-play = Abspielen
web-pause = Anhalten
web-on = Weiter
web-last = Ans Ende
web-steps = Alle Schritte
web-crypt = Die Gruft
web-heirs = Die Spieler
web-dice = Würfel: { $count } ({ $out } erschöpft)
web-cards = Schätze: { $cards }
web-nothing = Hier liegt keine Karte.
web-deck = Nachziehstapel: { $count }
web-box = Schachtel: { $count }
web-result = Endabrechnung
web-keys = Die Pfeiltasten führen einen Schritt vor oder zurück, die Leertaste spielt ab, Pos 1 und Ende führen an Anfang und Ende.
web-script = Um den Tisch zu zeigen, braucht diese Seite JavaScript. Die ganze Partie steht unten in Worten.

share-title = Diese Partie zeigen
share-text = Eine Seite spielt die Partie in jedem Browser ab, ohne Netz. Alle Karten liegen darin offen.
share-tip = Als Seite für andere, ganz oder nur dieser Zug.
share-game = Die ganze Partie als Seite
share-turn = Diesen Zug als Seite
share-saved = Die Seite ist gespeichert
share-later-title = Das geht später
share-later-text = Diese Partie läuft noch: Andere sähen, was verdeckt ist. Du kannst sie zeigen, sobald sie zu Ende ist.
