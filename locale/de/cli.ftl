# The command line.
cli-version =
    Crypt { $version }
    { $rules ->
        [compiled] Regeln: kompiliert
       *[python] Regeln: Python
    }
cli-help =
    Crypt, die Ausgabe für den Computer: allein gegen den Geist oder mit bis zu acht Spielern an einem Bildschirm.

    crypt-game [Optionen] [PARTIE]
    crypt-game referee
    crypt-game verify PARTIE
    crypt-game arena …
    crypt-game heir …

    PARTIE – eine gespeicherte Partie, die geöffnet wird
    referee – spielt die Regeln ohne Fenster, über Standardein- und -ausgabe
    verify – prüft, ob die Würfel einer Partie aus ihrem Startwert folgen
    arena – lässt Computerspieler gegeneinander spielen und nennt die Ergebnisse
    heir – spielt einen Platz für ein anderes Programm, Zeile für Zeile

    --language CODE – en, de, fr oder ein anderer Ordner in locale
    --size BxH – Größe des Fensters, zum Beispiel 1280x720
    --fullscreen – füllt den Bildschirm
    --windowed – füllt den Bildschirm nicht
    --data-dir ORDNER – bewahrt Partien, Einstellungen und Protokolle dort auf
    --version – nennt die Version
    -h, --help – zeigt dies

    Fenster und diese Optionen sprechen deine Sprache. referee, arena, heir, die Installationsprogramme und der Text eines Fehlerberichts sind englisch.
cli-see-help = crypt-game --help zeigt, was möglich ist.
cli-usage = Diese Befehlszeile ist nicht zu verstehen.
cli-missing-value = { $option } braucht einen Wert.
cli-unknown-option = Die Option { $option } gibt es nicht.
cli-bad-size = „{ $size }“ ist keine Fenstergröße; schreib sie wie 1280x720.
cli-unknown-language = Die Sprache „{ $language }“ gibt es nicht; es gibt { $known }.
cli-already-open = Crypt ist schon offen; das Fenster wurde nach vorn gerufen.
cli-no-answer = Crypt ist schon offen, antwortet aber nicht. Bleibt das so, beende es und starte Crypt neu.
cli-no-window = Crypt kann hier kein Fenster öffnen ({ $reason }).
cli-no-screen = kein Bildschirm gefunden
cli-crashed = Crypt ist auf einen Fehler gestoßen und wurde beendet; deine Partie ist gespeichert. Was geschehen ist: { $report }
crash-title = Da ist etwas schiefgegangen
crash-told =
    Crypt ist auf einen unerwarteten Fehler gestoßen und kann so nicht weiter. Deine Partie ist sicher: Alles bis zum letzten Schritt ist gespeichert.

    Was geschehen ist, steht hier, ohne etwas Persönliches:
    { $report }
crash-play-on = Weiterspielen
crash-copy = Bericht kopieren
crash-folder = Ordner öffnen
crash-close = Schließen
crash-again-game = Crypt ist auf einen unerwarteten Fehler gestoßen und wurde neu gestartet. Deine Partie geht beim selben Schritt weiter.
crash-again-menu = Crypt ist auf einen unerwarteten Fehler gestoßen und wurde neu gestartet. Deine Partien sind sicher: Alles bis zum letzten Schritt ist gespeichert.
crash-safe = Was geschehen ist, steht in { $report }, ohne persönliche Daten.
