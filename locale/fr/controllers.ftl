# Ce qui est imprimé sur les boutons des manettes, en un mot.
pad-directions = La croix directionnelle
pad-cross = Croix
pad-circle = Rond
pad-square = Carré
# as in English
pad-triangle = Triangle
pad-view = Affichage
# as in English
pad-menu = Menu
# as in English
pad-create = Create
commands-title = Commandes
