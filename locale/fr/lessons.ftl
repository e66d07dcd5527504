# Apprendre en jouant : la liste des leçons et chaque phrase d’une leçon. La première ligne d’une étape est écrite en
# grand, la seconde en dessous. Des mots courts, pour un joueur de douze ans.

## La liste
lessons-title = Apprendre à jouer
lessons-back = Retour au menu
lessons-basics = Le jeu en six minutes
lessons-more = Deux minutes chacune
lessons-done = { $done } sur { $lessons } terminées
lessons-first-game = Première partie
lessons-first-game-about = Contre deux Écuyers, avec un guide à vos côtés
lessons-spoken-new = { $name }. { $about }
lessons-spoken-begun = { $name }. { $about } Vous l’avez laissée en route.
lessons-spoken-done = { $name }. { $about } Terminée.

## Dans chaque leçon
lesson-next = Suite
lesson-follows = Leçon suivante
lesson-done = Terminer
lesson-back = Étape précédente
lesson-again = Revoir
lesson-skip = Sauter
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
    Le roi est mort. Partagez son trésor.
    À trois joueurs, chaque manche offre trois cartes visibles et une cachée.
lesson-claim-value =
    Le chiffre dit ce que vaut une carte.
    Cette Idole vaut 4. Qui a le plus de Pièces gagne.
lesson-claim-lay =
    Posez un dé sur l’Idole.
    Vos dés sont vos Serviteurs. La carte est libre : un seul suffit.
lesson-claim-lay-card = Ce n’est pas l’Idole, et cela vaut moins. Prenez l’Idole à 4.
lesson-claim-confirm =
    Appuyez sur { table-confirm }.
    Puis les autres jouent.
lesson-claim-unclaimed =
    Chacun a joué.
    Ce que personne n’a revendiqué va dans la boîte.
lesson-claim-yours =
    L’Idole est à vous !
    Elle est chez le Collectionneur des Idoles, et votre dé est rentré.

## Évincer
lesson-push-out = Évincer
lesson-push-out-about = Prenez une carte que quelqu’un tient
lesson-push-out-strength =
    Les dés d’une carte s’additionnent.
    Tous montrent le même effort. { $right } tient la bague avec 3 + 3 = 6.
lesson-push-out-lay =
    Posez des dés sur la bague.
    Pour évincer, il faut plus que 6. Deux dés à l’effort 4 font 8.
lesson-push-out-lay-card = Cette carte est libre. Ici, on apprend à prendre une carte tenue.
lesson-push-out-confirm =
    Appuyez sur { table-confirm }.
    À force égale, rien ne bougerait.
lesson-push-out-home =
    Vous avez évincé { $right }.
    Des dés évincés rentrent sains et saufs.
lesson-push-out-beaten =
    { $left } vous évince à son tour.
    5 + 5 = 10 bat votre 8. Vos dés sont rentrés.
lesson-push-out-consolation =
    Cela a du bon.
    Si l’on vous évince de toutes vos cartes, les dés perdus plus tôt reviennent en phase Collecter.

## Effort
# as in English
lesson-effort = Effort
lesson-effort-about = Ce que l’effort rapporte et ce qu’il coûte
lesson-effort-efforts =
    Chaque dé montre un effort de 1 à 6.
    Un effort élevé tient mieux la carte, mais risque le dé.
lesson-effort-lay =
    Posez un dé sur le Manuscrit.
    Il vaut 4 : d’autres le voudront.
lesson-effort-raise =
    Tournez-le sur l’effort 4.
    Les autres auront besoin de 5 au moins.
lesson-effort-raise-effort = Ce n’est pas le 4. Prenez le 4 : il échoue une fois sur deux.
lesson-effort-confirm =
    Appuyez sur { table-confirm }.
    Puis les autres jouent.
lesson-effort-roll =
    On lance les dés.
    L’effort 1 est sûr. Tout autre dé doit atteindre son effort.
lesson-effort-failed =
    Un 2, c’est moins que 4.
    Ce Serviteur est épuisé, mais la carte est à vous.
lesson-effort-exhausted =
    Les dés épuisés vont dans la boîte.
    Vous continuez avec deux.
lesson-effort-worth =
    Ménagez vos dés.
    À la fin, chaque dé non épuisé vaut 1 Pièce.

## Face cachée
lesson-face-down = Face cachée
lesson-face-down-about = Ce qu’un dos montre et ce qu’il cache
lesson-face-down-back =
    La dernière carte est face cachée.
    Son dos montre le type, une Tapisserie, mais pas la valeur.
lesson-face-down-pile =
    La pioche parle aussi.
    Un Manuscrit vient ensuite.
lesson-face-down-lay =
    Revendiquez la carte face cachée.
    Un dé suffit.
lesson-face-down-lay-card = Celle-là est visible. Prenez la carte que personne n’a vue.
lesson-face-down-confirm =
    Appuyez sur { table-confirm }.
    Elle peut valoir de 1 à 4.
lesson-face-down-secret =
    Un 4, et vous seul le savez !
    Les autres ne voient que le type. Vous pouvez toujours regarder vos cartes.

## Récupérer
lesson-recover = Récupérer
lesson-recover-about = Reprenez vos Serviteurs épuisés
lesson-recover-exhausted =
    Deux Serviteurs sont épuisés.
    Ils sont dans la boîte. Il vous reste un dé.
lesson-recover-recover =
    Appuyez sur { term-recover }.
    Tous vos dés épuisés reviennent, et c’est tout votre tour.
lesson-recover-recover-card = Ce serait revendiquer. Récupérez cette fois : deux dés attendent dans la boîte.
lesson-recover-back =
    Tous les trois sont là.
    Vous pourrez les jouer dès votre prochain tour.
lesson-recover-none =
    Sans aucun dé, on ne peut que récupérer.
    Le jeu le fait alors pour vous.

## Torches
# as in English
lesson-torches = Torches
lesson-torches-about = Qui joue en premier, et qui en dernier
lesson-torches-leader =
    Cette torche est celle du Leader.
    { $left } joue en premier, puis on tourne vers la gauche.
lesson-torches-last =
    Vous tenez la { term-lights-out }.
    Vous jouez en dernier et ne revendiquez qu’une carte.
lesson-torches-lay =
    Revendiquez l’Idole.
    Un dé suffit : personne ne joue après vous.
lesson-torches-confirm =
    Appuyez sur { table-confirm }.
    Une deuxième carte serait refusée.
lesson-torches-pass =
    Les deux torches passent à gauche.
    { $right } commence, et { $left } joue en dernier.
lesson-torches-end =
    On continue jusqu’à la fin de la pioche.
    Alors la partie est finie.

## Collectionneurs
lesson-collectors = Collectionneurs
lesson-collectors-about = Ce que rapportent les séries, et le compte final
lesson-collectors-six =
    Six Collectionneurs paient vos cartes.
    À la fin, chacun paie pour un type.
lesson-collectors-jewelry =
    Vous avez deux Bijoux, 4 et 2.
    Leur Collectionneur recompte le meilleur : 4 + 2 + 4 = 10.
lesson-collectors-manuscript =
    Un seul Manuscrit ne suffit pas.
    À partir de deux, chacun vaut 4.
lesson-collectors-lay =
    Revendiquez le second Manuscrit.
    Il est encore libre.
lesson-collectors-lay-card = Ce n’est pas un Manuscrit. Prenez celui qui est éclairé.
lesson-collectors-confirm = Appuyez sur { table-confirm }.
lesson-collectors-pays =
    Maintenant, chacun vaut 4.
    Vos Manuscrits font 8.
lesson-collectors-flip =
    Certaines récompenses aident en cours de partie.
    Vous les payez en retournant des cartes, qui comptent toujours.
lesson-collectors-count =
    Comptez vos Pièces.
    Cartes et Collectionneurs font 18, trois dés 3 : en tout 21.

## Le Fantôme
lesson-ghost = Le Fantôme
lesson-ghost-about = Seul contre un adversaire qui suit ses règles
lesson-ghost-sorted =
    Seul, vous jouez contre le Fantôme.
    Pour lui, les cartes vont de la plus haute à la plus basse. Face cachée, c’est 2,5.
lesson-ghost-lay =
    Posez un dé sur l’Idole.
    Elle vaut le plus : le Fantôme la regarde en premier.
lesson-ghost-raise =
    Tournez-le sur l’effort 4.
    Cela suffira-t-il ?
lesson-ghost-confirm =
    Appuyez sur { table-confirm }.
    Puis le Fantôme joue.
lesson-ghost-rolls =
    Le Fantôme lance 3, 3 et 4.
    Les dés décident, pas lui.
lesson-ghost-groups =
    Les dés égaux se réunissent.
    3 + 3 = 6 est le plus fort et passe en premier. Puis vient le 4.
lesson-ghost-takes =
    Son 6 évince votre 4.
    Il prend la première carte possible en partant de la gauche.
lesson-ghost-next =
    Son 4 prend la carte suivante.
    Elle était libre.
lesson-ghost-again =
    Vous menez, donc vous rejouez.
    C’est le tour de la Torche Éteinte : une seule carte, la Poterie.
lesson-ghost-once =
    Appuyez sur { table-confirm }.
    Personne ne joue après vous.
lesson-ghost-discards =
    Le Fantôme ne garde rien.
    Ses cartes vont dans la boîte, et ses dés ne s’épuisent jamais.
lesson-ghost-titles =
    Après huit manches, vos Pièces donnent un titre.
    À partir de 50, vous êtes le Magnifique.

## Regarder d’abord
lesson-manuscript = Regarder d’abord
lesson-manuscript-about = Manuscrits B : regardez les cartes face cachée
lesson-manuscript-look =
    Ce Collectionneur permet de regarder.
    Retournez un Manuscrit pour voir toutes les cartes face cachée de la Crypte.
lesson-manuscript-open =
    Utilisez-le maintenant.
    C’est possible à tout moment avant Collecter, même au tour d’un autre.
lesson-manuscript-pay =
    Payez avec votre Manuscrit.
    Retourné, il ne paie plus, mais compte toujours 1 Pièce.
lesson-manuscript-seen =
    Une Tapisserie à 4 !
    Vous seul l’avez vue.
lesson-manuscript-lay =
    Revendiquez-la.
    Un dé suffit : vous jouez en dernier.
lesson-manuscript-lay-card = Celle-là était déjà visible. Prenez la carte que vous avez regardée.
lesson-manuscript-confirm =
    Appuyez sur { table-confirm }.
    Les autres ne savent pas pourquoi.
lesson-manuscript-yours =
    La Tapisserie est à vous.
    D’autres Manuscrits face cachée pourront payer de nouveau.

## L’aide des morts
lesson-remains = L’aide des morts
lesson-remains-about = Reliques A : reprenez un Serviteur
lesson-remains-exhausted =
    Un Serviteur est épuisé.
    Récupérer coûterait tout votre tour.
lesson-remains-two =
    Ce Collectionneur aide.
    Retournez deux Reliques pour reprendre un dé épuisé.
lesson-remains-open =
    Utilisez-le maintenant.
    Le bouton apparaît dès que vous pouvez payer.
lesson-remains-pay =
    Payez avec vos deux Reliques.
    À la fin, elles comptent toujours 2 + 1 = 3 Pièces.
lesson-remains-back =
    Votre dé est rentré.
    Il est prêt tout de suite, et c’est encore votre tour.
lesson-remains-time =
    C’est possible à tout moment.
    Même après la dernière manche, avant le compte.

## Jumeaux
lesson-twins = Jumeaux
lesson-twins-about = À deux contre deux Fantômes
lesson-twins-four =
    Deux jumeaux, deux Fantômes.
    On alterne : jumeau, Fantôme, jumeau, Fantôme.
lesson-twins-lay =
    Posez un dé sur l’Idole.
    Votre jumeau aide, mais avec ses propres dés.
lesson-twins-raise =
    Tournez-le sur l’effort 4.
    Les Fantômes ont du mal à faire mieux.
lesson-twins-confirm =
    Appuyez sur { table-confirm }.
    Puis le premier Fantôme joue.
lesson-twins-rule =
    1 + 1 = 2 ne bat pas votre 4.
    Il prend donc la carte suivante en partant de la gauche.
lesson-twins-share =
    Partagez ce que vous tenez tous deux.
    Donnez la carte face cachée à votre jumeau. Personne ne l’a vue.
lesson-twins-seal =
    Donnez tous deux votre accord.
    Appuyez deux fois : une pour chaque jumeau.
lesson-twins-score =
    Le plus petit de vos deux scores compte.
    Aidez donc celui qui a le moins.

## Choc des Familles
lesson-clash = Choc des Familles
lesson-clash-about = Une Duchesse et un Duc avec six dés
lesson-clash-house =
    Votre Famille : une Duchesse et un Duc.
    Ils partagent six dés. Vous êtes la Duchesse.
lesson-clash-stack =
    Trois cartes en portent une autre.
    Une pile se revendique comme une carte et donne les deux.
lesson-clash-lay =
    Posez un dé sur l’Idole.
    À chaque tour, trois dés au plus.
lesson-clash-confirm =
    Appuyez sur { table-confirm }.
    Les Duchesses jouent d’abord, puis les Ducs.
lesson-clash-dukes =
    Votre Duc tient une pile.
    Tous ceux du second groupe ne revendiquent qu’une carte.
lesson-clash-share =
    Partagez ce que tient votre Famille.
    Donnez la pile au Duc : ses deux cartes vont ensemble.
lesson-clash-seal =
    Donnez tous deux votre accord.
    Appuyez deux fois : une pour chacun.
lesson-clash-score =
    Le plus petit score compte pour la Famille.
    Les dés restants sont partagés pour l’élever au mieux.

## Trésor Maudit
lesson-cursed = Trésor Maudit
lesson-cursed-about = Quand les meilleures cartes coûtent cher
lesson-cursed-curses =
    Les cartes riches sont maudites.
    Un 4 porte deux Malédictions, un 3 une seule.
lesson-cursed-lay =
    Revendiquez la Poterie.
    Elle vaut 2, sans Malédiction.
lesson-cursed-lay-card = Celle-là est maudite. Prenez la carte à 2.
lesson-cursed-confirm =
    Appuyez sur { table-confirm }.
    Laissez les Malédictions aux autres.
lesson-cursed-loss =
    Qui a le plus de Malédictions perd 5 Pièces.
    On compte à la fin. À égalité, chacun perd 5.
