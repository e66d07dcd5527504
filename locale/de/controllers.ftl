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
