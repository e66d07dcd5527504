# Les douze faces des Collectionneurs. Pour chacune : le nom, une ligne pour la mise en place, la règle entière pour
# l’infobulle et le moment, au pied de la carte. Les quelques mots restants suppléent aux icônes.

collector-idol-a-name = Idoles A
collector-idol-a-summary = Retournez-en 1 : relancez un dé en échec.
collector-idol-a-rule = Pendant la phase Collecter, retournez 1 de vos Idoles face cachée pour relancer un de vos dés en échec. Le nouveau résultat est retenu, mais une autre Idole permet une autre relance, même du même dé. Les Idoles collectées pendant cette manche comptent.
collector-idol-a-timing = Collecter
collector-idol-a-need = 1 pour relancer

collector-idol-b-name = Idoles B
collector-idol-b-summary = Premier à en avoir 2 : 5 Pièces. Ensuite, 2 ou plus : 2 Pièces.
collector-idol-b-rule = Le premier à posséder 2 Idoles les retourne et marque 5 Pièces en fin de partie ; si plusieurs joueurs y parviennent au même moment, cela vaut pour chacun d’eux. Par la suite, tous les autres ayant 2 Idoles ou plus marquent 2 Pièces et les gardent face cachée.
collector-idol-b-timing = automatique
collector-idol-b-need = premier avec 2 : 5
collector-idol-b-first = 1er à 2
collector-idol-b-later = sinon 2+

collector-jewelry-a-name = Bijoux A
collector-jewelry-a-summary = 2 ou plus : votre meilleur Bijou compte double.
collector-jewelry-a-rule = Si vous avez 2 Bijoux ou plus en fin de partie, la valeur du plus précieux compte une fois de plus.
collector-jewelry-a-timing = fin de partie
collector-jewelry-a-need = 2+ : meilleur ×2

collector-jewelry-b-name = Bijoux B
collector-jewelry-b-summary = 1 Pièce par Bijou.
collector-jewelry-b-rule = En fin de partie, chacun de vos Bijoux rapporte 1 Pièce de plus.
collector-jewelry-b-timing = fin de partie
collector-jewelry-b-need = 1 Pièce chacun

collector-manuscript-a-name = Manuscrits A
collector-manuscript-a-summary = 2 ou plus : chaque Manuscrit vaut 4.
collector-manuscript-a-rule = Si vous avez 2 Manuscrits ou plus en fin de partie, chacun vaut 4 Pièces au lieu de sa valeur imprimée.
collector-manuscript-a-timing = fin de partie
collector-manuscript-a-need = 2 ou plus : 4 chacun

collector-manuscript-b-name = Manuscrits B
collector-manuscript-b-summary = Retournez-en 1 : regardez toutes les cartes face cachée.
collector-manuscript-b-rule = De la phase Révéler à la fin de la phase Revendiquer, vous pouvez à tout moment retourner 1 de vos Manuscrits face cachée pour regarder en secret toutes les cartes de la Crypte qui sont face cachée.
collector-manuscript-b-timing = à tout moment
collector-manuscript-b-need = 1 pour regarder

collector-pottery-a-name = Poteries A
collector-pottery-a-summary = 2, 3 ou 4+ Poteries : 2, 4 ou 8 Pièces.
collector-pottery-a-rule = En fin de partie, exactement 2 Poteries rapportent 2 Pièces de plus, exactement 3 en rapportent 4, et 4 ou plus en rapportent 8.
collector-pottery-a-timing = fin de partie
collector-pottery-a-need = 2, 3, 4+ : 2, 4, 8

collector-pottery-b-name = Poteries B
collector-pottery-b-summary = Retournez-en 2 : prenez une carte face cachée.
collector-pottery-b-rule = Avant la phase Revendiquer, dans l’ordre du tour, vous pouvez retourner 2 de vos Poteries face cachée pour prendre une carte face cachée de la Crypte. Personne d’autre ne la voit ; sa place reste vide pendant cette manche.
collector-pottery-b-timing = avant phase II
collector-pottery-b-need = 2 pour une carte

collector-remains-a-name = Reliques A
collector-remains-a-summary = Retournez-en 2 : récupérez un dé.
collector-remains-a-rule = À tout moment jusqu’au décompte final, vous pouvez retourner 2 de vos Reliques face cachée pour récupérer un de vos dés épuisés.
collector-remains-a-timing = à tout moment
collector-remains-a-need = 2 pour un dé

collector-remains-b-name = Reliques B
collector-remains-b-summary = 4 ou plus : 10 Pièces.
collector-remains-b-rule = Si vous avez 4 Reliques ou plus en fin de partie, vous marquez 10 Pièces de plus.
collector-remains-b-timing = fin de partie
collector-remains-b-need = 4 ou plus : 10

collector-tapestry-a-name = Tapisseries A
collector-tapestry-a-summary = Plus haut total de Tapisseries : 5 Pièces.
collector-tapestry-a-rule = En fin de partie, les Tapisseries au plus haut total rapportent 5 Pièces de plus. En cas d’égalité, chaque joueur concerné en marque 5, mais il faut au moins une Tapisserie.
collector-tapestry-a-timing = fin de partie
collector-tapestry-a-need = plus haut total : 5

collector-tapestry-b-name = Tapisseries B
collector-tapestry-b-summary = 3 ou plus : 7 si vous êtes le seul, sinon 4 chacun.
collector-tapestry-b-rule = Si vous êtes le seul à avoir 3 Tapisseries ou plus en fin de partie, vous marquez 7 Pièces de plus. Si d’autres en ont aussi 3 ou plus, chacun marque 4.
collector-tapestry-b-timing = fin de partie
collector-tapestry-b-need = 3 ou plus : 7 ou 4
collector-tapestry-b-alone = 3+ seul
collector-tapestry-b-shared = sinon 3+
