pad-directions = Het richtingskruis
pad-cross = Kruisje
pad-circle = Rondje
pad-square = Vierkant
pad-triangle = Driehoek
pad-view = Weergave
# as in English
pad-menu = Menu
# as in English
pad-create = Create
commands-title = Opdrachten
