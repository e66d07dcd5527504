# Die Einstellungen.
settings-title = Einstellungen
settings-back = Zurück
settings-at-once = Jede Änderung gilt sofort
settings-done = Fertig
settings-defaults = Standard

settings-language = Sprache und Schrift
settings-interface = Oberfläche
settings-rulebook = Spielregeln
settings-rulebook-note = auch eine andere
settings-as-interface = dieselbe
settings-text-size = Schriftgröße
settings-percent = { $value } %
settings-text-sample = 2 oder mehr bei Spielende: Dein wertvollstes Schmuckstück zählt doppelt.

settings-picture = Bild und Bewegung
settings-fullscreen = Vollbild
settings-fullscreen-detail = jederzeit mit F11
settings-speed = Tempo der Animationen
settings-speed-slow = langsam
# as in English
settings-speed-normal = normal
settings-speed-fast = schnell
settings-speed-off = aus
settings-reduced-motion = Weniger Bewegung
settings-reduced-motion-detail = Nichts fliegt, rollt oder flackert
settings-heirs-pace = Tempo der Computerspieler
settings-pace-slow = langsam
# as in English
settings-pace-normal = normal
settings-pace-fast = schnell
settings-pace-step = per Taste
settings-card-worth = Was eine Karte bringt
settings-card-worth-detail = Für deine Sammlung
settings-round-stops = Anhalten nach Wurf und Runde
settings-round-stops-wait = warten
settings-round-stops-pass = kurz
settings-round-stops-off = nein
settings-risk-figures = Risiko als Zahl
settings-risk-figures-detail = Prozent unter den sechs Strichen

settings-access = Barrierefreiheit
settings-legible = Gut unterscheidbare Buchstaben
settings-legible-detail = Auch bei Lese-Rechtschreib-Schwäche
settings-contrast = Hoher Kontrast
settings-contrast-detail = Ruhiger dunkler Grund, helle Schrift
settings-captions = Untertitel für Klänge
settings-captions-detail = Eine kurze Zeile für das, was ein Klang sagt
settings-speech-detail = Vorlesen
settings-speech-brief = kurz
# as in English
settings-speech-normal = normal
settings-speech-full = alles

settings-tap-to-peek = Nachsehen mit einem Druck
settings-tap-to-peek-detail = Der nächste deckt wieder zu
settings-hold-time = Taste halten
settings-hold-short = kurz
# as in English
settings-hold-normal = normal
settings-hold-long = lang
settings-repetition = Wiederholung gehaltener Tasten
# as in English
settings-repetition-normal = normal
settings-repetition-slow = langsam
settings-repetition-off = aus
settings-hands = Tasten für
settings-hands-both = beide Hände
settings-hands-left = die linke Hand
settings-hands-right = die rechte Hand

settings-sound = Ton
settings-mute = Stumm
settings-unmute = Ton an
settings-master = Alles
settings-effects = Würfel und Karten
settings-ambience = Fackel und Raum
settings-music = Musik
settings-voice = Eingebaute Stimme
settings-voice-detail = Liest vor, wo kein Vorleseprogramm läuft
settings-voice-rate = Sprechtempo

settings-hot-seat = An einem Bildschirm
settings-hand-over = Übergabe
settings-hand-over-detail = Deckt den Tisch dazwischen ab
settings-hints = Tipps
settings-hints-detail = H fragt einen Regenten
settings-look-again = Warnung vor teuren Zügen
settings-look-again-easy = Page, Knappe
settings-look-again-always = immer
settings-look-again-off = nein
settings-coach = Lehrer
settings-coach-detail = Sagt einmal, was neu ist
settings-confirm-pass = Vor dem Passen fragen
settings-confirm-pass-detail = Wenn nichts erschöpft ist

settings-keys = Tasten
settings-press-key = Taste drücken
settings-key-of = { $action }: { $key }
settings-key-taken = belegt: { $action }
settings-key-fixed = diese Taste liegt fest
settings-keys-fixed = Fest: Tab, Pfeile, Enter, Leertaste, 1 bis 6 (Aufwand), Esc, F1 (Regeln), F11 (Vollbild).
settings-key-confirm = Zug bestätigen
settings-key-undo = Rückgängig
settings-key-recover = Erholung
settings-key-peek = Eigene Karten ansehen
settings-key-zoom = Karte vergrößern
settings-key-score = Mein Punktestand
settings-key-chronicle = Chronik
settings-key-hint = Tipp
settings-key-why = Warum dieser Zug?
settings-key-since = Was seit meinem Zug geschah
settings-key-ledger = Sammlungen aller (halten oder tippen)
settings-key-onward = Weiter zu meinem Zug
settings-key-reference = Schnellübersicht
settings-key-skip = Animation überspringen
settings-key-mute = Ton an oder aus
settings-key-repeat = Noch einmal vorlesen
settings-key-where = Wo bin ich?
settings-key-turn = Wer ist dran?
settings-key-offer = Was liegt in der Gruft?
settings-key-sets = Was zahlt meine Sammlung?
settings-key-picture = Schlussbild speichern
settings-key-settings = Einstellungen
settings-key-fullscreen = Vollbild
settings-seat-pads = Ein Controller für jeden
settings-seat-pads-detail = Jeder späht nur mit dem eigenen: der erste mit 1, der zweite mit 2
settings-rumble = Rütteln
settings-rumble-detail = Dein Controller rüttelt, wenn deine Würfel rausgeworfen werden
settings-screen-letters = Buchstaben auf dem Bildschirm
settings-screen-letters-detail = Auch ohne Controller: mit der Maus oder durch Wandern schreiben
settings-key-up = Bewegen
settings-key-activate = Wählen
settings-key-cancel = Zurück
settings-key-rules = Was ist das? Noch einmal: die Regel
settings-key-less = Weniger oder mehr Aufwand; blättern
settings-key-commands = Alle Befehle
