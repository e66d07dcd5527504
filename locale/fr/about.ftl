# À propos du jeu.
about-title = À propos
about-back = Retour au menu
about-done = Terminé
about-game = Le jeu
about-game-authors = Une création d’<b>Andrew Nerger</b> et <b>Jeffrey Chin</b>.
about-game-art = Illustration et graphisme du jeu imprimé : Jeffrey Chin. Dessin des Tapisseries : Alex Chin.
about-game-publisher = Édité par Road To Infamy Games, 2018.
about-game-french = Édition française : Ôz Éditions. Traduction : Jean Dorthe.
about-edition = Cette édition
about-edition-own = Les textes, les images et les sons de cette édition numérique lui sont propres ; rien ne vient du jeu imprimé.
about-edition-offline = Elle se joue sans réseau ni compte, et ne signale rien à personne.
about-edition-thanks = Si elle vous plaît, la boîte mérite une place dans votre ludothèque.
about-built-with = Réalisé avec
about-texts = Le texte intégral des licences accompagne le programme.
