# Was das Fenster selbst sagt.
app-window-too-small = Die Gruft braucht mehr Platz: mindestens { $width } × { $height } Pixel.
tip-opens-rule = { $key } öffnet die Regel
toast-settings-not-saved = Die Einstellungen ließen sich nicht speichern; sie gelten bis zum Beenden.
toast-opponents-failed = Die Computerspieler denken gerade nicht richtig nach. Das gibt sich von selbst; bis dahin entscheiden sie schnell, wie Knappen.
# as in English
toast-pad-came = Controller { $number }: { $name }
toast-pad-went = Controller { $number } ist weg: { $name }
key-escape = Esc
# as in English
key-enter = Enter
toast-muted = Ton aus
toast-unmuted = Ton an
toast-practice = Übungspartie: Dein beendetes Spiel bleibt, wie es war.
toast-game-not-saved = Die Partie lässt sich nicht mehr speichern. Du kannst weiterspielen; beim Beenden geht sie verloren.
toast-game-taken-in = Zu deinen Partien kopiert. Begonnen wurde sie anderswo, darum zählt sie hier nicht.
toast-game-not-taken-in = Die Partie ließ sich nicht kopieren: Der Datenträger nimmt sie nicht an. Die Datei bleibt, wie sie ist.
toast-report-copied = Der Bericht ist in der Zwischenablage
toast-report-not-copied = Der Bericht ließ sich nicht kopieren.
toast-folder-not-shown = Hier ließ sich keine Dateiverwaltung öffnen.
toast-letters-missing = Den Schriften des Spiels { $count ->
    [one] fehlt { $count } Zeichen
   *[other] fehlen { $count } Zeichen
} dieser Sprache ({ $letters }): Dort stehen Kästchen.
toast-folders-temporary = Auf diesem Computer lässt sich nichts speichern: Partien und Einstellungen bleiben nur bis zum Neustart.
app-no-room-to-unpack = Crypt braucht { $megabytes } MB freien Platz in einem Ordner, aus dem Programme starten dürfen, und hat keinen gefunden. Schaff etwas Platz in /tmp oder in deinem persönlichen Ordner und starte es noch einmal.
list-row = { $row } { $number } von { $count }
