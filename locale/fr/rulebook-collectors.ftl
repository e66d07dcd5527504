# Le livret de règles, deuxième partie : les Collectionneurs, avec collectors.ftl, et l’aide-mémoire.

rulebook-collectors = Collectionneurs
rulebook-collectors-read = Une carte Collectionneur se lit de gauche à droite : d’abord la <b>condition</b>, puis la <b>récompense</b>. La dernière ligne dit quand elle s’applique. Seule la face visible est en jeu, et elle l’est pour tous.
rulebook-collectors-count = En fin de partie, toutes les cartes du type comptent pour leur Collectionneur, face visible ou face cachée.
rulebook-flip = Retourner
rulebook-flip-pay = La carte à la flèche courbe veut dire <b>retourner</b>. Vous payez une telle récompense en tournant face visible le nombre indiqué de vos propres cartes face cachée de ce type.
rulebook-flip-once = Une carte retournée ne peut pas payer une seconde fois, mais elle garde sa valeur et compte toujours pour son Collectionneur. Vous pouvez utiliser une récompense <b>plusieurs fois</b>, tant que vous avez assez de cartes face cachée de ce type et que c’est le bon moment.
rulebook-flip-choice = Si vous pouvez payer avec des cartes de valeurs différentes, vous choisissez lesquelles. Le jeu propose celles dont tous connaissent déjà la valeur.
rulebook-anytime = À tout moment
rulebook-anytime-when = « À tout moment » signifie : chaque fois que le jeu attend la décision de quelqu’un, même hors de votre tour. Les Reliques A servent de la phase Révéler jusqu’au décompte final, les Manuscrits B de la phase Révéler à la fin de la phase Revendiquer.
rulebook-anytime-when-why = Pendant la phase Collecter, les cartes sont déjà distribuées et les équipes se les partagent sans les voir ; regarder viendrait trop tard.
rulebook-anytime-useless = Une récompense sans effet n’est pas proposée : les Manuscrits B s’il n’y a pas de carte face cachée dans la Crypte ou si vous les connaissez toutes, les Reliques A si vous n’avez aucun dé épuisé (au Choc des Familles : si votre Famille n’en a pas).
rulebook-collector-side = <b>{ $name }.</b> { $rule }

rulebook-idol = Idoles
rulebook-idol-a-window = Dans l’ordre du tour, on propose une relance à chaque joueur qui a un dé en échec et une Idole face cachée. Tant que vous avez les deux, vous pouvez relancer encore ou renoncer. Un dé sauvé est aussitôt disponible.
rulebook-idol-a-failed = Seul un dé en échec peut être relancé.
rulebook-idol-a-failed-why = Un dé qui a tenu ne pourrait que perdre à une relance.
rulebook-idol-b-check = Cela se fait tout seul, sans choix. On vérifie à la fin de la phase Collecter, pour tous en même temps, et après chaque carte prise avec les Poteries B. Les 2 Pièces sont les mêmes quel que soit le nombre d’Idoles.
rulebook-idol-b-which = Si le premier a plus de deux Idoles, on retourne d’abord celles dont la valeur est publique, puis celles de plus faible valeur, puis on suit le nom des cartes.
rulebook-idol-b-which-why = Cela ne change rien au score ; le jeu choisit donc ce qui en révèle le moins.
rulebook-jewelry = Bijoux
rulebook-manuscript = Manuscrits
rulebook-pottery = Poteries
rulebook-pottery-b-window = Entre les phases Révéler et Revendiquer, en commençant par le Leader, on propose à chaque joueur qui a deux Poteries face cachée de prendre une carte, tant qu’il y a une carte face cachée dans la Crypte. S’il y en a deux, vous choisissez. Vous pouvez recommencer avant de renoncer, et une Poterie tout juste prise compte. À qui a renoncé, on ne propose plus rien pendant cette manche.
rulebook-remains = Reliques
rulebook-tapestry = Tapisseries
rulebook-tapestry-a-none = Sans une seule Tapisserie, personne ne touche ce bonus.
rulebook-tapestry-a-none-why = Sinon, un total de 0 pourrait être le plus haut.

## Aide-mémoire

rulebook-quick = Aide-mémoire
rulebook-reference-reveal = <b>I. Révéler</b> – former la Crypte, les cartes face cachée en dernier{ $pottery ->
    [yes] {" ; puis les Poteries B"}
   *[no] {""}
}
rulebook-reference-collect = <b>III. Collecter</b> – défausser, lancer, prendre les cartes,{ $idol ->
    [yes] {" relancer (Idoles),"}
   *[no] {""}
} ranger les dés en échec dans la boîte
rulebook-reference-collectors = <b>Les Collectionneurs de cette partie</b>
rulebook-reference-solo = Fils unique
rulebook-reference-solo-list =
    Le Fantôme lance ses trois dés, réunit les égaux et pose d’abord le groupe le plus fort
    Un groupe prend, depuis la gauche, la première carte libre ou que vous tenez avec moins
    Ses dés ne s’épuisent jamais ; ce qu’il tient va dans la boîte
rulebook-reference-twins = Jumeaux conspirateurs
rulebook-reference-twins-list =
    Deux Fantômes jouent comme dans Fils unique et ne s’évincent jamais l’un l’autre
    Avant de regarder, vous partagez toutes les cartes que vous tenez à deux
    Le plus faible de vos deux scores compte
rulebook-reference-clash = Choc des Familles
rulebook-reference-clash-list =
    Une carte de plus est posée face visible sur les trois dernières places ; une pile se prend d’un bloc
    Trois dés au plus par tour ; récupérer en rend trois au plus
    Qui joue en second dans une Famille ne revendique qu’une carte
    Avant de regarder, une Famille partage ses cartes ; son plus faible score compte
rulebook-quick-round = <b>Une manche</b>
rulebook-quick-round-list =
    <b>I. Révéler</b> – former la Crypte, les cartes face cachée en dernier ; puis les Poteries B
    <b>II. Revendiquer</b> – chacun revendique ou récupère ; Torche Éteinte : dernier tour, une seule carte
    <b>III. Collecter</b> – défausser, lancer, prendre les cartes, relancer (Idoles), ranger les dés en échec dans la boîte
    <b>IV. Passer les Torches</b> – donner les deux Torches à gauche, ou fin de partie
rulebook-quick-reveal = <b>Cartes dans la Crypte</b>
rulebook-quick-reveal-table = { rulebook-reveal-table }
rulebook-quick-claim = <b>Revendiquer</b>
rulebook-quick-claim-list =
    Une seule valeur d’effort pour tous vos dés sur une carte ; leur somme fait la force
    Évincer demande une somme plus élevée ; les dés évincés reviennent non épuisés
    Évincé de partout : récupérez tous vos dés dans la phase Collecter
    Récupérer : reprenez tous vos dés épuisés dans la boîte ; c’est tout votre tour
rulebook-quick-risk = <b>Risque d’épuisement de chaque dé</b>
rulebook-quick-risk-table =
    Effort | 1 | 2 | 3 | 4 | 5 | 6
    Échoue sur | – | 1 | 1–2 | 1–3 | 1–4 | 1–5
    Risque | sûr | 17 % | 33 % | 50 % | 67 % | 83 %
rulebook-quick-score = <b>Décompte</b>
rulebook-quick-score-list =
    Valeurs de toutes vos cartes Trésor
    Bonus des Collectionneurs
    1 Pièce par dé non épuisé
    Trésor Maudit : 5 Pièces de moins pour le plus de Malédictions
