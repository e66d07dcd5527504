# Apprendre en jouant : la liste des leçons et chaque phrase d’une leçon. La première ligne d’une étape est écrite en
# grand, la seconde en dessous. Des mots courts, pour un joueur de douze ans.

## La liste
lessons-title = Apprendre à jouer
lessons-back = Retour au menu
lessons-basics = Le jeu en six minutes
lessons-more = Deux minutes chacune
lessons-done = { $done } sur { $lessons } terminées
lessons-spoken-new = { $name }. { $about }
lessons-spoken-begun = { $name }. { $about } Vous l’avez laissée en route.
lessons-spoken-done = { $name }. { $about } Terminée.

## Dans chaque leçon
lesson-next = Suite
lesson-follows = Leçon suivante
lesson-done = Terminer
lesson-back = La phrase précédente
lesson-again = Revoir
lesson-skip = Passer l’étape
lesson-leave = Quitter
lesson-step = Étape { $step } sur { $steps }
lesson-wrong-early = Ce sera pour plus tard. Lisez d’abord la suite.
lesson-wrong-card = Pas cette carte. Prenez celle qui est éclairée.
lesson-wrong-effort = C’est un autre effort. Prenez celui qui est éclairé.
lesson-wrong-dice = C’est un dé de trop. Il est revenu chez vous.
lesson-wrong-recover = Pas encore : vous pouvez revendiquer une carte.
lesson-wrong-decision = En partie, vous pourrez. Ici, prenez ce qui est éclairé.

## Revendiquer
lesson-claim = Revendiquer
lesson-claim-about = Posez des dés sur des Trésors pour les prendre
lesson-claim-crypt =
    Le roi est mort. Voici son trésor.
    À chaque manche, la Crypte reçoit des cartes. À trois joueurs : trois visibles et une cachée.
lesson-claim-value =
    Le chiffre dit ce que vaut une carte.
    Cette Idole vaut 4 Pièces. Le plus de Pièces gagne.
lesson-claim-lay =
    Posez un dé sur l’Idole.
    Vos dés sont vos Serviteurs. La carte est libre : un seul suffit.
lesson-claim-lay-card = Ce n’est pas l’Idole, et cela vaut moins. Prenez l’Idole à 4.
lesson-claim-confirm =
    Confirmez maintenant.
    Puis ce sera au joueur suivant.
lesson-claim-unclaimed =
    Chacun a joué un tour.
    Ce que personne n’a revendiqué va dans la boîte.
lesson-claim-yours =
    L’Idole est à vous !
    Elle est sous le Collectionneur des Idoles. Votre dé est revenu.
