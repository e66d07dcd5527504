# Panneaux au-dessus de la table.
panel-close = Fermer
chronicle-title = Chronique
box-title = La boîte
box-empty = Rien n’a encore été défaussé.
panel-saved = Le fichier est enregistré
panel-save-refused = Le fichier n’a pas pu être enregistré.
panel-aid = Aide de jeu
