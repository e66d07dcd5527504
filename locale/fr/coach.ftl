# Ce que dit le guide quand une chose arrive pour la première fois : une ligne courte, une autre en dessous.
coach-name = Le guide
coach-go-on = Continuer
coach-off = Désactiver le guide
coach-pushed-out =
    On vous a évincé.
    Vos dés sont rentrés, non épuisés. La prochaine fois, mettez-en plus ou montez l’effort.
coach-pushes-out =
    Vous avez évincé quelqu’un.
    Ceux qui jouent après vous peuvent faire de même.
coach-exhausted =
    Un Serviteur est épuisé.
    Il a fait moins que son effort. Récupérer le ramène, mais prend votre tour.
coach-routed =
    Tous vos dés ont été évincés.
    En échange, tous vos dés épuisés reviennent, et vous gardez votre prochain tour.
coach-face-down =
    Vous avez pris une carte face cachée.
    Vous seul en connaissez la valeur. Les autres voient le type.
coach-tie =
    Il y a égalité.
    Les joueurs à égalité lancent tous leurs dés non épuisés. La plus haute somme gagne.
coach-torches =
    Les torches passent à gauche.
    Le nouveau Leader commence cette manche.
coach-last-round =
    C’est la dernière manche.
    La pioche est vide. Chaque dé qui reste vaut 1 Pièce.
coach-lights-out =
    Vous jouez avec la Torche Éteinte.
    Une seule carte, mais personne ne joue après vous.
coach-look =
    Vous pouvez regarder les cartes face cachée.
    Retournez un Manuscrit, à tout moment avant Collecter.
coach-revive =
    Vous pouvez reprendre un dé.
    Retournez deux Reliques, à tout moment. Cela ne prend pas votre tour.
coach-reroll =
    Votre Idole peut sauver un dé.
    Retournez-la pour relancer un dé en échec. Le nouveau lancer compte.
coach-take =
    Vos Poteries peuvent prendre une carte.
    Retournez-en deux pour une carte face cachée, avant toute revendication.
coach-set =
    Un Collectionneur vous paie maintenant.
    Sa Pièce montre ce que vaut votre série en ce moment.
