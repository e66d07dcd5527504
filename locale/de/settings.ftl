# Die Einstellungen.
settings-title = Einstellungen
settings-back = Zurück
settings-at-once = Jede Änderung gilt sofort
settings-done = Fertig
settings-defaults = Standard

settings-language = Sprache und Schrift
settings-interface = Oberfläche
settings-rulebook = Spielregeln
settings-rulebook-note = eigene Sprache
settings-as-interface = dieselbe
settings-text-size = Schriftgröße
settings-percent = { $value } %
settings-text-sample = 2 oder mehr bei Spielende: Dein wertvollstes Schmuckstück zählt doppelt.

settings-picture = Bild und Bewegung
settings-fullscreen = Vollbild
settings-fullscreen-detail = jederzeit mit F11
settings-speed = Tempo der Animationen
settings-speed-slow = langsam
settings-speed-normal = normal
settings-speed-fast = schnell
settings-speed-off = aus
settings-reduced-motion = Weniger Bewegung
settings-reduced-motion-detail = Nichts fliegt, rollt oder flackert
settings-heirs-pace = Tempo der Computer-Erben
settings-pace-slow = langsam
settings-pace-normal = normal
settings-pace-fast = schnell
settings-pace-step = per Taste
settings-risk-figures = Risiko als Zahl
settings-risk-figures-detail = Neben den sechs Strichen jedes Aufwandswerts

settings-sound = Ton
settings-mute = Stumm
settings-unmute = Ton an
settings-effects = Würfel und Karten
settings-ambience = Fackel und Raum
settings-music = Musik

settings-hot-seat = An einem Bildschirm
settings-hand-over = Übergabe
settings-hand-over-detail = Deckt den Tisch ab, bis der Nächste da ist
settings-confirm-pass = Vor dem Passen fragen
settings-confirm-pass-detail = Wenn nichts erschöpft ist

settings-keys = Tasten
settings-press-key = Taste drücken
settings-key-of = { $action }: { $key }
settings-key-taken = belegt: { $action }
settings-key-fixed = diese Taste liegt fest
settings-keys-fixed = Fest: Tab und Pfeile bewegen, Enter und Leertaste wählen, 1 bis 6 setzt den Aufwandswert, Esc führt zurück, F1 zu den Regeln, F11 ins Vollbild.
settings-key-confirm = Zug bestätigen
settings-key-undo = Rückgängig
settings-key-recover = Erholung
settings-key-peek = Eigene Karten ansehen
settings-key-zoom = Karte vergrößern
settings-key-score = Mein Punktestand
settings-key-chronicle = Chronik
settings-key-hint = Tipp
settings-key-why = Warum dieser Zug?
settings-key-reference = Schnellübersicht
settings-key-skip = Animation überspringen
settings-key-mute = Ton an oder aus
settings-key-repeat = Noch einmal vorlesen
settings-key-settings = Einstellungen
