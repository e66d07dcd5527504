# Was auf den Knöpfen von Controllern steht, als Wort.
pad-directions = Das Steuerkreuz
pad-cross = Kreuz
pad-circle = Kreis
pad-square = Quadrat
pad-triangle = Dreieck
pad-view = Ansicht
pad-menu = Menü
# as in English
pad-create = Create
commands-title = Befehle
# Die Buchstaben auf dem Bildschirm, Reihe für Reihe, wie sie auf Tastaturen dieser Sprache liegen.
letters-rows = 1234567890 qwertzuiopü asdfghjklöä yxcvbnmß-’. àâçéèêëîïñ ôœùûáíóú
letters-shift = Groß
letters-space = Leertaste
letters-erase = Löschen
letters-done = Fertig
controllers-title = Controller
controllers-plugged = Angeschlossen
controllers-none = Keiner. Schließ jederzeit einen an.
controllers-choices = Auswahl
controllers-buttons = Knöpfe
letters-hyphen = Bindestrich
letters-apostrophe = Apostroph
letters-stop = Schlusspunkt
