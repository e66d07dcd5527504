# Le nom de la langue dans cette langue, tel que les réglages l’affichent.
meta-name = Français
