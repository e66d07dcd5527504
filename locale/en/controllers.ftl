# What is printed on the buttons of gamepads, as a word.
pad-directions = The directional buttons
pad-cross = Cross
pad-circle = Circle
pad-square = Square
pad-triangle = Triangle
pad-view = View
pad-menu = Menu
pad-create = Create
commands-title = Commands
# The letters on the screen, row by row, as they lie on keyboards of this language.
letters-rows = 1234567890 qwertyuiop asdfghjkl zxcvbnm-’. àâäçéèêëîïñ ôöœßùûüáíóú
letters-shift = Capitals
letters-space = Space
letters-erase = Erase
letters-done = Done
controllers-title = Controllers
controllers-plugged = Plugged in
controllers-none = None. Plug one in at any time.
controllers-choices = Choices
controllers-buttons = Buttons
letters-hyphen = Hyphen
letters-apostrophe = Apostrophe
letters-stop = Full stop
