pad-directions = Przyciski kierunkowe
pad-cross = Krzyżyk
pad-circle = Kółko
pad-square = Kwadrat
pad-triangle = Trójkąt
pad-view = Widok
# as in English
pad-menu = Menu
# as in English
pad-create = Create
commands-title = Polecenia
