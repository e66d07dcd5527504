# Die Partien auf dem Datenträger.
library-title = Partien
library-back = Zurück zum Menü
library-list = Die Partien
library-import = Datei öffnen
library-statistics = Statistik
library-find = Suchen
library-find-what = Name, Spieler, Variante …
library-found = { $count ->
    [one] Eine Partie gefunden
   *[other] { $count } Partien gefunden
}
library-kind = { $mode ->
    [solo] Einzelkind
    [twins] Verschworene Zwillinge
    [clash] Kampf der Häuser · { $players }
   *[standard] { $players ->
        [2] Zu zweit
        [3] Zu dritt
       *[other] Zu viert
    }
}
library-all = Alle · { $count }
library-running = Offen · { $count }
library-finished = Beendet · { $count }
library-bin = Papierkorb · { $count }
library-none-all = Jede Partie, die du beginnst, steht ab ihrer ersten Karte hier. Du kannst auch die Datei einer Partie auf das Fenster ziehen.
library-none-running = Keine Partie wartet darauf, weitergespielt zu werden.
library-none-finished = Noch keine Partie ist zu Ende gespielt.
library-none-bin = Was du löschst, bleibt hier, bis du es endgültig löschst.
library-none-found = Keine Partie passt. { $back } zeigt wieder alle.
library-untouched = Noch keine Partien
library-carried-off = Der Papierkorb ist leer
library-today = heute, { $time }
library-yesterday = gestern, { $time }
library-date = { $weekday ->
    [0] Mo
    [1] Di
    [2] Mi
    [3] Do
    [4] Fr
    [5] Sa
   *[6] So
}, { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
}
library-date-year = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
} { $year }
library-round = Runde { $round } von { $rounds }
library-luck = Riskierte Würfel: { $dice }, erschöpft: { $lost }, erwartet: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
library-imported = Von anderswo: Sie wurde nicht hier begonnen und zählt nicht.
library-practice = Übung: Sie setzt eine andere Partie fort, oder ihre Gruft wurde schon einmal geöffnet. Sie zählt nicht.
library-unaided = Ohne Hilfe gewonnen.
library-helped = { $count ->
    [one] Für { $name } entschied zeitweise der Computer
   *[other] Für { $count } Mitspieler entschied zeitweise der Computer
}: In der Statistik zählt das nicht.
library-damaged = Die Datei ist beschädigt; bis Runde { $round } ist alles in Ordnung.
library-unreadable = Diese Datei lässt sich nicht lesen
library-unreadable-why = Diese Datei enthält keine Partie, die sich weiterspielen oder ansehen ließe. Sie bleibt, wie sie ist; du kannst sie exportieren oder in den Papierkorb legen.
library-continue = Weiterspielen
library-watch = Ansehen
library-sheet = Abrechnung
library-rename = Umbenennen
library-rename-title = Wie soll diese Partie heißen?
library-rename-text = Der Name steht in der Datei der Partie. Ohne Namen nennt die Liste, was gespielt wurde.
library-leave = Abbrechen
library-share = Teilen
library-export = Exportieren
library-export-later-title = Exportieren geht erst später
library-export-later-text = Diese Partie läuft noch: In der Datei stehen die Reihenfolge der Karten und alle künftigen Würfe. Sobald sie vorbei ist, kannst du sie exportieren.
library-exported-title = Die Partie ist exportiert
library-exported-text = „{ $file }“ liegt in diesem Ordner:
    { $folder }
library-exported-safe = Der Pfad ist in der Zwischenablage.
library-import-title = Welche Datei?
library-import-text = Wähle sie aus, oder gib ihren Pfad ein. Sie wird zu deinen Partien kopiert und bleibt selbst, wie sie ist.
library-import-act = Öffnen
library-import-nothing = Such zuerst eine Datei aus.
library-known = Diese Partie hast du schon
library-discard = Löschen
library-binned = In den Papierkorb gelegt
library-undo = Löschen rückgängig machen
library-restore = Zurücklegen
library-restored = Wieder bei deinen Partien
library-erase = Endgültig löschen
library-erase-ask-title = Diese Partie endgültig löschen?
library-erase-ask-text = Die Datei wird vom Computer gelöscht. Das lässt sich nicht rückgängig machen.
library-erase-ask-stay = Behalten
library-erase-ask-act = Endgültig löschen
library-refused = Die Datei ließ sich nicht ändern. Nichts ging verloren.
