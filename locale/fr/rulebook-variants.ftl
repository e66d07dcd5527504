# Le livret de règles, troisième partie : Fils unique, le Livre de variantes et les crédits.

rulebook-only-child = Fils unique
rulebook-only-child-game = Personne d’autre dans la Crypte, du moins le pensiez-vous. Vous jouez une partie à deux contre le <b>Fantôme</b> : 24 cartes, deux face visible et une face cachée, huit manches. Votre but : le plus de Pièces possible. À 50, vous êtes magnifique. Voici ce qui change.
rulebook-only-child-start = Le Fantôme a trois dés d’une couleur à lui et ne décide de rien : il suit ses règles. Vous commencez avec les deux cartes Torche, qui changent de main à chaque manche.
rulebook-only-child-owns = Le Fantôme ne collecte aucun Trésor. Pour les deux faces des Tapisseries, vous comptez comme le seul joueur.
rulebook-sorted = La Crypte triée
rulebook-sorted-order = Dans la phase Révéler, les cartes sont triées, la plus haute valeur à gauche. Une carte face cachée se range à 2,5, donc entre 3 et 2. De deux cartes égales, la première piochée est plus à gauche.
rulebook-sorted-fixed = Cet ordre vaut pour toute la manche. Rien de ce que vous apprendrez ensuite ne le change.
rulebook-ghost = Le tour du Fantôme
rulebook-ghost-groups = Le Fantôme lance ses trois dés. Les dés de même valeur se joignent en un groupe dont la force est leur somme ; trois dés égaux forment un seul groupe de trois.
rulebook-ghost-order = Le groupe le plus fort passe en premier. À force égale, celui qui a le plus de dés passe d’abord : deux 3 avant un 6.
rulebook-ghost-place = Chaque groupe prend, en partant de la gauche, la première carte qui est libre ou que <b>vous</b> tenez avec moins de force ; vous perdez alors votre place. Le Fantôme ne touche pas aux cartes qu’il tient déjà : il n’y ajoute ni n’y remplace aucun dé. Un groupe qui n’a de place nulle part est mis de côté.
rulebook-ghost-torches = Torches et seconds tours
rulebook-ghost-leads = Si le <b>Fantôme</b> a les deux cartes Torche, il joue en premier. Puis vous jouez votre unique tour, sans la limite de la Torche Éteinte. Le Fantôme a ensuite un second tour avec les seuls dés que vous avez évincés pendant cette manche : il les lance, joint ceux qui sont égaux et n’essaie de placer que son groupe le plus fort. Si celui-ci n’a de place nulle part, rien n’est placé ; si vous n’avez évincé aucun dé, il n’y a pas de second tour.
rulebook-ghost-follows = Si <b>vous</b> avez les deux, vous jouez en premier, puis le Fantôme joue un tour entier, puis vous jouez votre second tour avec la Torche Éteinte.
rulebook-ghost-collects = On ne lance jamais les dés du Fantôme pour l’épuisement ; il les a tous les trois à chaque manche. Les cartes qu’il tient sont défaussées dans la phase Collecter.
rulebook-ghost-discards = Vous pouvez consulter la défausse à tout moment, sauf les cartes défaussées face cachée.
rulebook-result = Votre place dans l’Histoire
rulebook-result-table =
    Pièces | L’Histoire retiendra
    moins de 30 | le Fou
    30 à 39 | le Petit
    40 à 49 | le Nanti
    50 et plus | le Magnifique

## Le Livre de variantes

rulebook-variants = Le Livre de variantes
rulebook-variants-about = Trois façons de jouer autrement. Le Trésor Maudit s’ajoute à d’autres parties ; le Choc des Familles et les Jumeaux conspirateurs sont des jeux à part entière. Tous acceptent n’importe quel mélange de faces des Collectionneurs.
rulebook-cursed = Trésor Maudit
rulebook-cursed-count = De deux à quatre joueurs et au Choc des Familles, mais ni dans Fils unique ni avec les Jumeaux conspirateurs. On joue avec les règles habituelles, mais les plus belles pièces sont maudites. En fin de partie, avant le décompte, chacun compte les <b>Malédictions</b> de toutes ses cartes Trésor, selon leur valeur imprimée :
rulebook-cursed-table =
    Valeur | Malédictions
    4 | 2
    3 | 1
    2 ou 1 | aucune
rulebook-cursed-loss = Celui qui porte le plus de Malédictions perd 5 Pièces ; en cas d’égalité, chaque joueur concerné en perd 5. Au Choc des Familles, on compte par joueur et non par Famille, et la perte se déduit avant la répartition des dés.
rulebook-cursed-none = Si personne ne porte de Malédiction, personne ne perd de Pièces.
rulebook-cursed-none-why = Sinon, tous seraient à égalité, à zéro.
rulebook-clash = Choc des Familles
rulebook-clash-game = Un jeu pour six ou huit joueurs, en trois ou quatre <b>Familles</b>. Chacune réunit une Duchesse et un Duc assis côte à côte. Les règles à quatre joueurs s’appliquent, avec ces changements.
rulebook-clash-setup = Familles : mise en place
rulebook-clash-deck = À six, prenez les 48 cartes et, de chaque type, un second exemplaire de la carte de valeur 2 à icône III : 54 cartes, six manches. À huit, prenez les 48 cartes et un second exemplaire de chaque carte à icône : 72 cartes, huit manches.
rulebook-clash-seats = Dans le sens des aiguilles d’une montre s’assoient la première Duchesse, le premier Duc, la deuxième Duchesse, le deuxième Duc, et ainsi de suite. Les deux membres d’une Famille partagent une réserve de six dés à sa couleur.
rulebook-clash-torches = Une Duchesse commence comme Leader, et le Duc de sa Famille avec la Torche Éteinte.
rulebook-clash-reveal = Familles : révéler
rulebook-clash-stacks = Posez quatre cartes face visible et deux face cachée. Puis ajoutez une carte face visible sur chacune des trois dernières, dans l’ordre où elles sont posées : sur la quatrième face visible et sur les deux face cachée. Chaque manche apporte neuf cartes.
rulebook-clash-visible = Dans une telle pile, le type de la carte du dessous reste visible, et sa valeur aussi si elle est face visible. Une pile se revendique et se collecte d’un bloc.
rulebook-clash-claim = Familles : revendiquer
rulebook-clash-turns = Dans la première moitié de la partie, toutes les Duchesses jouent d’abord, à partir de la Famille du Leader et vers la gauche, puis tous les Ducs. <b>Tous</b> les joueurs du second groupe subissent la limite de la Torche Éteinte : une seule carte.
rulebook-clash-last = Les Ducs commencent par la Famille à gauche de celle qui mène et finissent par le Duc de la Famille qui mène.
rulebook-clash-last-why = Il a la Torche Éteinte, et la Torche Éteinte joue toujours en dernier.
rulebook-clash-action = À votre tour, revendiquez avec trois dés au plus de la réserve de votre Famille, ou récupérez trois dés épuisés au plus.
rulebook-clash-recover = On récupère toujours autant de dés que possible, jusqu’à trois.
rulebook-clash-recover-why = Laisser exprès des dés dans la boîte ne rapporterait rien.
rulebook-clash-add = Sur une carte que votre Famille tient déjà, vous pouvez ajouter des dés de même valeur, sans avoir besoin de plus de force. Avec la Torche Éteinte, c’est votre seule carte. Une Famille peut ainsi avoir plus de trois dés sur une carte, et tous comptent pour sa force.
rulebook-clash-order = Quand des lancers ou des récompenses suivent l’ordre du tour, les joueurs suivent l’ordre des tours de cette manche, et les Familles celui dans lequel leur premier membre a joué.
rulebook-clash-collect = Familles : collecter, passer
rulebook-clash-divvy = On lance les dés Famille par Famille. Ensuite, avant que quiconque ne regarde une carte face cachée, chaque Famille se partage les cartes qu’elle tient entre ses deux membres, à sa guise. Les deux cartes d’une pile vont au même membre. Une Famille a fini avant que la suivante commence. Les cartes des manches précédentes ne s’échangent jamais.
rulebook-clash-routed = Si une Famille a placé au moins un dé pendant cette manche et que tous ses dés ont été évincés, elle récupère tous ses dés épuisés.
rulebook-clash-pass = Les deux cartes Torche passent à la Famille suivante, à gauche. Quand elles reviennent à la Famille de départ, après autant de manches qu’il y a de Familles, les rôles s’échangent pour le reste de la partie : les Ducs mènent et jouent en premier ; les Duchesses jouent ensuite, avec la limite de la Torche Éteinte, et la Duchesse de la Famille qui mène, qui a désormais cette carte, joue en dernier.
rulebook-clash-rewards = Familles : Collectionneurs et décompte
rulebook-clash-collectors = Conditions et récompenses sont individuelles. Les Reliques A récupèrent un dé de la réserve de la Famille, et avec les Idoles A, chaque membre peut relancer n’importe quel dé en échec de la Famille grâce à ses propres Idoles. Avec les Manuscrits B, vous pouvez montrer les cartes à votre partenaire. Les Poteries B ne prennent dans une pile que la carte face cachée : celle qui est face visible reste seule. La carte prise ne peut pas être donnée.
rulebook-clash-talk = Ne parlez pas de la valeur de vos cartes.
rulebook-clash-score = Chaque membre additionne ses propres Trésors et Collectionneurs. Puis les dés non épuisés de la Famille, 1 Pièce chacun, sont répartis pour que les deux scores soient aussi proches que possible : un par un, au membre qui a le moins de Pièces et, à égalité, à la Duchesse.
rulebook-clash-winner = Le <b>plus bas</b> des deux scores est celui de la Famille, et la Famille au plus haut score l’emporte. En cas d’égalité, les Familles lancent tous leurs dés non épuisés, comme pour toute égalité.
rulebook-twins = Jumeaux conspirateurs
rulebook-twins-game = Deux joueurs contre deux Fantômes, et chacun doit bien faire : entraidez-vous et collectez autant de Pièces que possible. Les règles à quatre joueurs s’appliquent : 48 cartes, quatre face visible et deux face cachée, huit manches. Voici ce qui change.
rulebook-twins-seats = Autour de la table : jumeau, Fantôme, jumeau, Fantôme ; chaque Fantôme a trois dés à lui. Le jeu appelle le second Fantôme l’<b>Ombre</b>. Un jumeau commence comme Leader, et le Fantôme à sa droite, dernier dans l’ordre du tour, avec la Torche Éteinte. Les deux cartes Torche passent vers la gauche par les quatre places.
rulebook-twins-sorted = La Crypte est triée comme dans Fils unique.
rulebook-twins-ghosts = Jumeaux : les Fantômes
rulebook-twins-ghost-turn = Un Fantôme joue son tour comme dans Fils unique ; il évince l’un ou l’autre jumeau, mais jamais l’autre Fantôme. S’il a la Torche Éteinte, il lance ses trois dés et n’essaie de placer que son groupe le plus fort. Il n’y a pas de second tour.
rulebook-twins-ghost-dice = On ne lance jamais les dés des Fantômes pour l’épuisement. Les cartes que tient un Fantôme ou personne sont défaussées, celles qui sont face cachée sans être regardées ; vous pouvez consulter la défausse comme dans Fils unique.
rulebook-twins-play = Jumeaux : tours et décompte
rulebook-twins-turn = Les jumeaux suivent les règles habituelles. Ils peuvent évincer les Fantômes et s’évincer l’un l’autre, mais pas ajouter de dés à ceux de l’autre.
rulebook-twins-secret = Conditions et récompenses sont individuelles, et vous ne vous dites pas la valeur de vos Trésors. Avec les Manuscrits B, vous décidez en regardant si votre jumeau peut voir les cartes, lui aussi. Une carte prise avec les Poteries B ne peut pas être donnée à votre jumeau.
rulebook-twins-divvy = Dans la phase Collecter, après les lancers et avant que quiconque ne voie une carte face cachée, vous vous partagez à votre guise toutes les cartes que vous tenez à vous deux.
rulebook-twins-score = Chaque jumeau compte pour lui, avec ses propres dés. Le score le <b>plus bas</b> est votre résultat commun :
rulebook-twins-table =
    Pièces | L’Histoire retiendra
    moins de 30 | les Fous
    30 à 39 | les Petits
    40 à 49 | les Nantis
    50 et plus | les Magnifiques

## Crédits

rulebook-credits = Crédits
rulebook-credits-game = Crypt est un jeu d’Andrew Nerger et Jeffrey Chin, publié en 2018 par Road To Infamy Games ; illustrations et graphisme de Jeffrey Chin, motifs des tapisseries d’Alex Chin. Édition française : Ôz Éditions, traduction de Jean Dorthe.
rulebook-credits-words = Les mots, les images et les sons de cette édition lui sont propres. Là où les règles imprimées se taisent ou se lisent de deux façons, une précision de ces règles dit comment on joue ici, et pourquoi.

## Les exemples de cette partie

rulebook-example-ghost-start = Vous tenez les trois cartes, avec 5, 4 et 2. Le Fantôme lance 3, 3 et 4.
rulebook-example-ghost-joined = Les 3 se joignent : 6, qui passe en premier. Votre 5 est évincé.
rulebook-example-ghost-passes = Le 4 ne peut pas évincer votre 4 : ce n’est pas plus.
rulebook-example-ghost-second = Il va donc plus loin et évince votre 2.
rulebook-example-sorted-start = Six cartes dans l’ordre où elles ont été piochées, les deux face cachée en dernier.
rulebook-example-sorted-order = Le 4 face visible vient en premier. Les cartes face cachée se placent entre 3 et 2 ; la première piochée est à gauche de l’autre.
rulebook-example-divvy-start = Vous tenez trois cartes à vous deux. Personne n’a vu celle qui est face cachée.
rulebook-example-divvy-idol = L’Idole va au jumeau qui est seul à en collectionner.
rulebook-example-divvy-rest = L’autre reçoit deux cartes en échange, dont celle que nul n’a vue.
