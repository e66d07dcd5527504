# Le livret de règles, première partie : de l’histoire à la fin de partie. Un message par paragraphe ; l’ordre, la
# nature et les numéros de règle sont dans src/crypt_game/text/rulebook_plan.py. Listes et tableaux : une ligne par point ou
# rangée, les cellules séparées par « | ». <b> et <i> sont les seules marques. « …-why » : la raison d’une précision.

rulebook-title = Règles du jeu
rulebook-ruling = Précision
rulebook-see-also = Voir aussi

## Le jeu

rulebook-game = Le jeu
rulebook-game-facts =
    Joueurs | Âge | Durée
    de 1 à 4 ; 6 ou 8 dans le Choc des Familles | dès 14 ans | de 25 à 60 minutes

## L’histoire

rulebook-story = L’histoire
rulebook-story-will = Le vieux roi a emporté sa fortune. Idoles, bagues et vaisselle fine ont suivi son cercueil dans l’escalier, et son testament veut qu’elles y restent.
rulebook-story-heirs = Ses enfants ont lu le testament et ne l’entendent pas de cette oreille. Nuit après nuit, ils descendent avec une seule torche et des Serviteurs qui préféreraient dormir. Plus vous exigez d’un Serviteur, plus vite il s’écroule, épuisé ; et les Collectionneurs qui attendent là-haut ne paient bien que les beaux ensembles.

## But du jeu

rulebook-goal = But du jeu
rulebook-goal-win = Celui qui possède le plus de <b>Pièces</b> à la fin l’emporte. Les Pièces viennent de vos cartes Trésor, des Collectionneurs et des Serviteurs qui tiennent encore debout.
rulebook-goal-how = À chaque manche, vous envoyez vos Serviteurs, c’est-à-dire vos dés, vers les cartes de la Crypte. Vous fixez leur effort : élevé, il protège la carte, mais il épuise les dés.

## Matériel

rulebook-components = Matériel
rulebook-components-list =
    48 cartes Trésor : six types de huit cartes
    12 dés Serviteur : trois dans chacune des quatre couleurs
    4 cartes Joueur, une face Duchesse et une face Duc
    2 cartes Torche : le Leader et la Torche Éteinte
    6 cartes Collectionneur, une face A et une face B
rulebook-components-treasure = Trésors
rulebook-treasure-types = Il y a six types de Trésor : Idoles, Bijoux, Manuscrits, Poteries, Reliques et Tapisseries. La Pièce dans le coin indique ce que vaut la carte, de 1 à 4. En bas se trouvent quatre places pour des dés ; ce n’est pas une limite.
rulebook-treasure-icons = Certaines cartes portent une <b>icône de mise en place</b> : III pour celles qui entrent en jeu à trois joueurs, IV pour celles qui n’entrent en jeu qu’à quatre. Chaque type comprend ces cartes :
rulebook-treasure-table =
    Valeur | sans icône | III | IV
    1 | une | – | une
    2 | une | une | –
    3 | une | une | –
    4 | une | – | une
rulebook-treasure-backs = Le dos d’une carte montre son <b>type</b>, mais pas sa valeur. Tout le monde peut donc connaître le type de chaque carte face cachée : dans la Crypte, dans les collections et au sommet de la pioche, où l’on voit ce qui viendra ensuite.
rulebook-components-servants = Dés Serviteur
rulebook-servants-dice = Vos trois dés sont vos Serviteurs. Sur votre carte Joueur, ils sont disponibles ; sur une carte Trésor, ils travaillent.
rulebook-servants-effort = Un dé au travail montre une <b>valeur d’effort</b> de 1 à 6. Ce chiffre, vous le choisissez, vous ne le lancez pas. Plus tard seulement, un lancer dira si c’était trop demander.
rulebook-servants-box = Un dé qui en a trop fait est <b>épuisé</b> et va dans la boîte. Il faut le récupérer pour s’en servir à nouveau. Les cartes défaussées vont aussi dans la boîte.
rulebook-components-players = Cartes Joueur
rulebook-players-card = Chaque joueur a une carte à la couleur de ses dés. Duchesse ou Duc, c’est affaire de goût ; seul le Choc des Familles y attache de l’importance.
rulebook-components-torches = Cartes Torche
rulebook-torches-cards = Le <b>Leader</b> joue en premier. La <b>Torche Éteinte</b> joue en dernier et ne peut revendiquer qu’une carte. De manche en manche, les deux cartes font le tour de la table.
rulebook-components-collectors = Cartes Collectionneur
rulebook-collectors-cards = Chaque type de Trésor a son Collectionneur. Si vous possédez autant de cartes de ce type qu’il en demande, vous recevez sa récompense : un bonus de Pièces en fin de partie ou une action spéciale en cours de jeu. Les Collectionneurs restent au milieu pour tous : <b>plusieurs joueurs peuvent recevoir la même récompense</b>. Chaque face de la carte est différente. On convient avant la partie des faces en jeu.

## Mise en place

rulebook-setup = Mise en place
rulebook-setup-deck = Retirez les cartes dont votre nombre de joueurs n’a pas besoin. Mélangez les autres et faites-en une pioche face cachée.
rulebook-setup-table =
    Joueurs | à retirer | pioche | manches
    1 ou 2 | III et IV | 24 cartes | 8
    3 | IV | 36 cartes | 9
    4 | aucune | 48 cartes | 8
rulebook-setup-collectors = Alignez les six Collectionneurs, sur les faces de votre choix ; pour une première partie, prenez partout la face A.
rulebook-setup-players = Chacun prend une carte Joueur et les trois dés de sa couleur. Au début, aucun dé n’est épuisé.
rulebook-setup-leader = Choisissez le premier Leader ou tirez-le au sort. À trois ou quatre joueurs, le voisin de droite du Leader, dernier dans l’ordre du tour, reçoit la <b>Torche Éteinte</b>. À deux joueurs, le Leader a les deux cartes Torche.
rulebook-setup-order = L’ordre du tour suit les aiguilles d’une montre, donc vers la gauche, à partir du Leader.

## Une manche

rulebook-round = Une manche
rulebook-round-phases = Le jeu se joue en manches. Chacune a quatre phases, toujours dans le même ordre : <b>Révéler</b>, <b>Revendiquer</b>, <b>Collecter</b> et <b>Passer les Torches</b>.

## I. Révéler

rulebook-reveal = I. Révéler
rulebook-reveal-row = Piochez des cartes et alignez-les : c’est la <b>Crypte</b>. D’abord celles qui sont face visible, puis celles qui sont face cachée.
rulebook-reveal-table =
    Joueurs | face visible | face cachée
    1 ou 2 | 2 | 1
    3 | 3 | 1
    4 | 4 | 2
rulebook-reveal-pottery = Si les Poteries montrent leur face B, on peut s’en servir maintenant, avant que quiconque ne revendique.

## II. Revendiquer

rulebook-claim = II. Revendiquer
rulebook-claim-action = Chacun joue un tour, dans l’ordre (à deux joueurs, le Leader en joue deux, voir Torche Éteinte). À votre tour, faites <b>une</b> de ces deux choses : <b>revendiquer</b> des cartes avec vos dés, ou <b>récupérer</b> vos dés épuisés.
rulebook-claim-cards = Revendiquer
rulebook-claim-dice = Placez un ou plusieurs de vos dés disponibles sur une ou plusieurs cartes de la Crypte. Répartissez-les à votre guise : tous sur une carte, chacun sur la sienne, ou toute autre répartition.
rulebook-claim-effort = Tournez chaque dé sur une valeur d’effort de 1 à 6. Tous vos dés sur une même carte montrent la <b>même</b> valeur ; d’une carte à l’autre, elle peut changer.
rulebook-claim-strength = La <b>force</b> d’un groupe est la somme de ses dés : deux dés d’effort 4 ont une force de 8. Sur une carte que personne ne tient, n’importe quel groupe suffit, même un seul 1.
rulebook-push-out = Évincer
rulebook-push-out-stronger = Vous pouvez revendiquer une carte que tient un adversaire si votre groupe est <b>strictement plus fort</b>. L’égalité ne suffit pas.
rulebook-push-out-return = Les dés évincés reviennent tout de suite à leur propriétaire, non épuisés. S’il a encore un tour à jouer pendant cette manche, comme le Leader à deux joueurs, il peut s’en resservir aussitôt.
rulebook-push-out-own = Sur une carte que vous tenez déjà, vous pouvez ajouter des dés de même valeur. Ceux qui s’y trouvent, vous ne pouvez ni les tourner ni les reprendre.
rulebook-push-out-own-why = Les règles ne disent rien du Leader qui, à deux joueurs, revient sur une de ses propres cartes.
rulebook-recover = Récupérer
rulebook-recover-all = Reprenez dans la boîte tous vos dés épuisés. Vous pourrez les jouer dès votre prochain tour ; celui-ci est terminé.
rulebook-recover-only = Si vous n’avez aucun dé disponible, vous ne pouvez que récupérer.
rulebook-recover-pass = Vous pouvez récupérer même sans dé épuisé. Cela revient à passer votre tour.
rulebook-recover-pass-why = Les règles ne prévoient pas de passer son tour, et nul ne peut être forcé de placer un dé.
rulebook-lights-out = Torche Éteinte
rulebook-lights-out-last = Celui qui a la <b>Torche Éteinte</b> joue le dernier tour de la manche. S’il revendique, il ne peut poser des dés que sur <b>une seule</b> carte, mais autant qu’il veut. Il peut récupérer, comme toujours.
rulebook-lights-out-two = À deux joueurs, le Leader a les deux cartes Torche et joue deux tours : le premier librement, le second, après l’adversaire, avec la Torche Éteinte. Dans chacun d’eux, il revendique ou récupère.

## III. Collecter

rulebook-collect = III. Collecter
rulebook-collect-order = Cette phase suit un ordre fixe :
rulebook-collect-list =
    Défausser ce que personne n’a revendiqué.
    Lancer les dés pour l’épuisement.
    Une Famille ou les jumeaux se partagent les cartes gagnées.
    Prendre les cartes ; les dés qui ont tenu reviennent.
    Idole A : on peut relancer les dés en échec. Idole B : vérifier qui possède deux Idoles.
    Mettre les dés en échec dans la boîte.
    Un joueur évincé partout récupère ses dés.
rulebook-discard = Cartes non revendiquées
rulebook-discard-box = Les cartes sans dé vont dans la boîte, de gauche à droite. Celles que tient un Fantôme partent en même temps, une pile de bas en haut, et le Fantôme reprend ses dés.
rulebook-discard-unseen = Dans tous les modes, une carte face cachée est défaussée sans être regardée.
rulebook-discard-unseen-why = Sinon, qui aurait le droit de regarder ? Et en solo, vous sauriez ce que vous avez laissé.
rulebook-exhaustion = Épuisement
rulebook-exhaustion-roll = On lance chaque dé dont l’effort est de 2 ou plus. Si le résultat est <b>inférieur à l’effort</b>, le dé échoue ; le même chiffre ou plus suffit. Un effort de 1 tient toujours et ne se lance pas.
rulebook-exhaustion-order = On lance l’un après l’autre, dans l’ordre du tour, chacun carte par carte, de gauche à droite. Rien ne bouge avant que tous aient lancé.
rulebook-taking = Prendre les cartes
rulebook-taking-own = Quoi qu’aient donné les dés, les cartes sont à vous : chacun collecte celles qu’il tient à la fin de la phase Revendiquer, dans l’ordre du tour et de gauche à droite.
rulebook-taking-dice = Quand une carte est collectée, ses dés qui ont tenu reviennent à leur propriétaire, disponibles. Les dés en échec restent là pour l’instant ; ils ne comptent ni comme disponibles ni comme épuisés.
rulebook-taking-secret = Seul son nouveau propriétaire regarde une carte face cachée. Votre collection est face cachée, rangée par type, et vous pouvez la consulter à tout moment. Le nombre de vos cartes de chaque type n’est pas un secret.
rulebook-taking-public = Une valeur que tous ont vue reste publique : le jeu continue de montrer celle des cartes qui étaient face visible dans la Crypte ou qui ont été retournées. Une valeur qu’un joueur n’a jamais vue lui reste cachée.
rulebook-taking-public-why = C’est un bon plan qui doit payer, pas une bonne mémoire.
rulebook-failed = Dés en échec
rulebook-failed-idol = Si les Idoles montrent leur face A, on peut maintenant, dans l’ordre du tour, en retourner pour relancer des dés en échec. Un dé sauvé est aussitôt disponible. Ensuite, tout dé encore en échec est épuisé et va dans la boîte.
rulebook-failed-routed = Si vous avez placé au moins un dé pendant cette manche et que tous ont été évincés, de sorte qu’aucun n’est sur une carte à la fin de la phase Revendiquer, vous récupérez tous vos dés épuisés.
rulebook-failed-idol-b = Si les Idoles montrent leur face B, on vérifie maintenant qui possède deux Idoles.

## IV. Passer les Torches

rulebook-pass = IV. Passer les Torches
rulebook-pass-torches = Les deux cartes Torche passent au joueur de gauche. La manche suivante commence alors par la phase Révéler.
rulebook-pass-end = Si la pioche est vide, les Torches restent où elles sont et la partie se termine.

## Fin de partie

rulebook-end = Fin de partie
rulebook-end-window = Avant le décompte, dans l’ordre du tour, chaque joueur qui peut encore utiliser une récompense « à tout moment » peut le faire, aussi souvent qu’il le peut : avec les Reliques A, tant qu’il a un dé épuisé.
rulebook-end-window-why = Sinon, la dernière récompense irait à celui qui parle le plus vite.
rulebook-end-score = Quand la pioche est vide, terminez la manche. Comptez ensuite vos Pièces :
rulebook-end-list =
    les valeurs de toutes vos cartes Trésor, même retournées
    les bonus des Collectionneurs
    1 Pièce pour chacun de vos dés non épuisés
rulebook-end-winner = Le plus haut total l’emporte.
rulebook-tie = Égalités
rulebook-tie-roll = En cas d’égalité en tête, chaque joueur concerné lance tous ses dés non épuisés et les additionne. La plus haute somme l’emporte ; ceux qui sont encore à égalité en tête relancent. Seuls les joueurs à égalité lancent.
rulebook-tie-no-dice = Un joueur à égalité qui n’a pas de dé n’est pas sollicité et compte 0, même si un seul des autres a encore de quoi lancer. Les égalités aux autres places demeurent.
rulebook-tie-share = Si aucun des joueurs encore à égalité n’a de dé, ils partagent la victoire.
rulebook-tie-share-why = Il ne reste plus rien à lancer.

## Les images de ce livre : une ligne pour chaque numéro de l’image, ou une seule ligne en dessous

rulebook-picture-heirs = Les héritiers : une Duchesse et un Duc pour chacune des quatre familles.
rulebook-picture-components = Une carte Trésor recto et verso, un dé Serviteur de chaque couleur, une carte Joueur, les deux cartes Torche et un Collectionneur.
rulebook-picture-treasure =
    valeur en Pièces
    type
    icône de mise en place
    places pour les dés
    le dos montre le type, mais pas la valeur
rulebook-picture-types = Idoles, Bijoux, Manuscrits, Poteries, Reliques et Tapisseries.
rulebook-picture-servants = Les dés des quatre familles, avec un effort de 1 à 6.
rulebook-picture-players = Les cartes Joueur des quatre familles.
rulebook-picture-torches = Leader et Torche Éteinte.
rulebook-picture-collectors = Les six Collectionneurs, face A visible.
rulebook-picture-tables =
    pioche
    la Crypte de la première manche
    les six Collectionneurs
    carte Joueur avec trois dés
    Leader
    Torche Éteinte
rulebook-picture-reveal = Une Crypte à quatre joueurs : quatre cartes face visible, deux face cachée.
rulebook-picture-recover = Les dés épuisés quittent la boîte et sont de nouveau disponibles.
rulebook-picture-count =
    valeurs des cartes Trésor : { $values } Pièces
    Collectionneurs, tous face A : { $bonuses } Pièces
    dés non épuisés : { $dice } Pièces
    au total : { $total } Pièces
rulebook-picture-collector =
    type de Trésor
    face A ou B
    condition, ici une carte retournée
    récompense
    moment où elle s’applique
rulebook-picture-flip = Une carte face cachée est retournée pour payer une récompense.
rulebook-picture-idol = Les deux faces du Collectionneur et les cartes de son type.
rulebook-picture-jewelry = { rulebook-picture-idol }
rulebook-picture-manuscript = { rulebook-picture-idol }
rulebook-picture-pottery = { rulebook-picture-idol }
rulebook-picture-remains = { rulebook-picture-idol }
rulebook-picture-tapestry = { rulebook-picture-idol }
rulebook-picture-curses = Un Trésor de valeur 4 porte deux Malédictions, de valeur 3 une seule.
rulebook-picture-seats = À six et à huit joueurs. Les numéros donnent l’ordre des tours dans la première moitié de la partie.
rulebook-picture-stacks = Neuf cartes : trois des six places en portent deux.

## Les exemples de cette partie

rulebook-example-placing-start = Vous avez trois dés et pouvez les répartir.
rulebook-example-placing-group = Deux sur l’Idole avec un effort de 4 : force 8.
rulebook-example-placing-split = Le troisième sur la Relique avec un effort de 1 : il n’est jamais lancé.
rulebook-example-push-out-three = Trois petits dés en battent un grand.
rulebook-example-push-out-pairs = Strictement plus : 7 suffirait, 6 non.
rulebook-example-push-out-one = Même un 1, il faut le battre.
rulebook-example-exhaustion-fails = Effort 3, résultat 1. C’est moins que 3 : le dé est épuisé.
rulebook-example-exhaustion-kept = Effort 2, résultat 4. Le dé tient bon et revient.
rulebook-example-lights-out-start = Deux cartes sont prises. Vous jouez en dernier, avec la Torche Éteinte.
rulebook-example-lights-out-claim = 3 + 3, c’est plus que 5 : le Manuscrit est à vous.
rulebook-example-lights-out-barred = Votre troisième dé est encore libre, mais une deuxième carte est hors d’atteinte.
