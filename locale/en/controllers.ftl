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
