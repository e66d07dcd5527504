# Ce que dit un son, pour qui le lit : des lignes brèves, sans point.
caption-your-turn = À vous de décider
caption-ghost = Un Fantôme joue
caption-pushed-out = Des dés sont évincés
caption-exhausted = Un dé est épuisé
caption-coins = On compte les pièces
caption-last-round = La dernière manche commence
caption-refused = Un coup sourd : impossible
caption-victory = Une fanfare retentit
caption-defeat = Un air triste
caption-fool = Un air moqueur
