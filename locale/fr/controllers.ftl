# Ce qui est imprimé sur les boutons des manettes, en un mot.
pad-directions = La croix directionnelle
pad-cross = Croix
pad-circle = Rond
pad-square = Carré
pad-triangle = Triangle
pad-view = Affichage
pad-menu = Menu
pad-create = Create
commands-title = Commandes
