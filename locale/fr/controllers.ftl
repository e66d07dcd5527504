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
# Les lettres à l’écran, rangée par rangée, comme sur les claviers de cette langue.
letters-rows = 1234567890 azertyuiop qsdfghjklm wxcvbnùéèçà-’. âêîôûäëïöü œßñáíóú
letters-shift = Majuscules
letters-space = Espace
letters-erase = Effacer
letters-done = Terminé
controllers-title = Manettes
controllers-plugged = Branchées
controllers-none = Aucune. Branchez-en une à tout moment.
controllers-choices = Choix
controllers-buttons = Boutons
letters-hyphen = Trait d’union
letters-apostrophe = Apostrophe
letters-stop = Signe de fin de phrase
