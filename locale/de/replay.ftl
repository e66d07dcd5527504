# Die Wiedergabe einer Partie.
replay-round = Runde { $round }
replay-step = Schritt { $step } von { $steps }
replay-scrubber = Schritt { $step } von { $steps }. { $told }
replay-round-back = Zurück zum Anfang der Runde
replay-turn-back = Voriger Zug
replay-step-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-step-on = Einen Schritt weiter
replay-turn-on = Nächster Zug
replay-round-on = Nächste Runde
replay-speed = { $speed ->
    [1] Normales Tempo
   *[other] { $speed }-faches Tempo
}
replay-values-everybody = Alle Werte sind zu sehen
replay-values-seat = Nur, was { $name } wusste
replay-values-nobody = Nur, was aufgedeckt lag
replay-values-tip = Drücke hier, um zu wechseln, wessen Werte zu sehen sind.
replay-values-later = Die Werte sind zu sehen, wenn die Partie vorbei ist.
replay-turn-table = { $name } sitzt unten
replay-turn-table-tip = Drücke hier, um vom nächsten Platz aus zuzusehen.
replay-turn-later = Der Tisch lässt sich drehen, wenn die Partie vorbei ist.
replay-branch = Von hier weiterspielen
replay-branch-tip = Eine Übungspartie, die in diesem Augenblick beginnt. Diese Partie bleibt, wie sie ist.
replay-branch-later = Von hier weiterspielen geht erst nach dem Ende der Partie.
replay-branch-nowhere = Von hier lässt sich diese Partie nicht weiterspielen.
replay-fairness = Die Würfel dieser Partie
replay-fairness-tip = Waren sie ehrlich? Alle Würfe und was zu erwarten war.
replay-fairness-later = Die Würfel werden verraten, wenn die Partie vorbei ist.
replay-mark-pushed-out = Rauswürfe
replay-mark-exhausted = erschöpfte Würfel
replay-mark-action = Züge
replay-leave = { $back } beendet.
replay-catching-up = Was seit deinem letzten Zug geschah. { $back } führt zurück an den Tisch.
replay-key-step = Schritt
replay-key-turn = Zug
replay-key-round = Runde
replay-key-play = abspielen
replay-key-zoom = vergrößern
replay-key-log = Chronik
replay-key-leave = beenden
