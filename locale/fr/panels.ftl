# Panneaux au-dessus de la table.
panel-close = Fermer
chronicle-title = Chronique
box-title = La boîte
box-empty = Rien n’a encore été défaussé.
