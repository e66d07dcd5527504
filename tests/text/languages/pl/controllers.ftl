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
letters-rows = 1234567890 qwertyuiop asdfghjkl zxcvbnm-’. ąćęłńóśźżé àâäçèêëîïñ ôöœßùûüáíú
letters-shift = Wielkie litery
letters-space = Spacja
letters-erase = Usuń
letters-done = Gotowe
controllers-title = Kontrolery
controllers-plugged = Podłączone
controllers-none = Żaden. Podłącz go w dowolnej chwili.
controllers-choices = Wybór
controllers-buttons = Przyciski

letters-hyphen = Łącznik
letters-apostrophe = Apostrof
letters-stop = Kropka
