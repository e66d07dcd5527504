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
letters-rows = 1234567890 qwertyuiop asdfghjkl zxcvbnm-’. áàâäçéèêëíîïñ óôöœßúùûü
letters-shift = Hoofdletters
letters-space = Spatie
letters-erase = Wissen
letters-done = Klaar
# as in English
controllers-title = Controllers
controllers-plugged = Aangesloten
controllers-none = Geen. Sluit er op elk moment een aan.
controllers-choices = Keuzes
controllers-buttons = Knoppen

letters-hyphen = Koppelteken
letters-apostrophe = Apostrof
letters-stop = Punt
