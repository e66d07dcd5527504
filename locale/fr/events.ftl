# La chronique : un message pour tout ce qui peut arriver. $you dit qui est « vous » ; $seat, $victim, $other et $last
# sont des joueurs (NOUN laisse les noms tels quels et donne l’article à un Fantôme) ; $card est un Trésor ; $dice « 5 + 5 ».

## Révéler et Torches

event-shuffled = La pioche est mélangée : { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
event-round-began = { $you ->
    [yes] Manche { $round } : vous avez la carte Leader, { NOUN($last) } a la Torche Éteinte.
    [last] Manche { $round } : { NOUN($seat) } a la carte Leader. Vous avez la Torche Éteinte et jouez en dernier.
   *[other] Manche { $round } : { NOUN($seat) } a la carte Leader, { NOUN($last) } a la Torche Éteinte.
}
event-round-began-both = { $you ->
    [yes] Manche { $round } : vous avez les deux Torches et jouez donc en premier et en dernier.
   *[other] Manche { $round } : { NOUN($seat) } a les deux Torches et joue donc en premier et en dernier.
}
event-revealed = Face visible : { NOUN($card, case: "bare") }, valeur { $value }.
event-laid = Face cachée : { NOUN($card, case: "bare") }, valeur { $value }.
event-laid-unseen = Face cachée : { NOUN($card, case: "bare") }.
event-sorted = La Crypte est triée, la plus haute valeur à gauche.
event-phase-claim = La phase Revendiquer commence.
event-phase-collect = La phase Collecter commence.
event-phase-final = La pioche est vide : la partie se termine.
event-torches-passed = { $you ->
    [yes] Les Torches changent de main : vous prenez la carte Leader.
   *[other] Les Torches changent de main : { NOUN($seat) } prend la carte Leader.
}
event-roles-swapped-duke = Les Torches sont revenues : désormais, les Ducs mènent et jouent en premier.
event-roles-swapped-duchess = Désormais, les Duchesses mènent et jouent en premier.

## Revendiquer

event-placed = { $you ->
    [yes] Vous revendiquez { NOUN($card) } avec { $dice }.
   *[other] { NOUN($seat, cap: "yes") } revendique { NOUN($card) } avec { $dice }.
}
event-added = { $you ->
    [yes] Vous ajoutez { $dice } sur { NOUN($card) } : force { $strength }.
   *[other] { NOUN($seat, cap: "yes") } ajoute { $dice } sur { NOUN($card) } : force { $strength }.
}
event-pushed-out = { $you ->
    [yes] Vous évincez { NOUN($victim) } : { $dice } sur { NOUN($card) }.
    [victim] { NOUN($seat, cap: "yes") } vous évince : { $dice } sur { NOUN($card) }.
   *[other] { NOUN($seat, cap: "yes") } évince { NOUN($victim) } : { $dice } sur { NOUN($card) }.
}
event-pushed-out-by = { $you ->
    [yes] Vous évincez { NOUN($victim) } sur { NOUN($card) } : { $dice } contre { $against }.
    [victim] { NOUN($seat, cap: "yes") } vous évince sur { NOUN($card) } : { $dice } contre { $against }.
   *[other] { NOUN($seat, cap: "yes") } évince { NOUN($victim) } sur { NOUN($card) } : { $dice } contre { $against }.
}
event-recovered-action = { $you ->
    [yes] Vous récupérez { $count ->
        [one] { $count } dé.
       *[other] { $count } dés.
    }
   *[other] { NOUN($seat, cap: "yes") } récupère { $count ->
        [one] { $count } dé.
       *[other] { $count } dés.
    }
}
event-recovered-routed = { $you ->
    [yes] Tous vos dés sont évincés : vous récupérez { $count ->
        [one] { $count } dé.
       *[other] { $count } dés.
    }
   *[other] Tous ses dés sont évincés : { NOUN($seat) } récupère { $count ->
        [one] { $count } dé.
       *[other] { $count } dés.
    }
}
event-recovered-revived = { $you ->
    [yes] Reliques A : vous récupérez un dé.
   *[other] Reliques A : { NOUN($seat) } récupère un dé.
}
event-passed = { $you ->
    [yes] Vous passez.
   *[other] { NOUN($seat, cap: "yes") } passe.
}
event-declined-pottery = { $you ->
    [yes] Vous gardez vos Poteries face cachée.
   *[other] { NOUN($seat, cap: "yes") } ne retourne pas de Poterie.
}
event-declined-reroll = { $you ->
    [yes] Vous acceptez le résultat.
   *[other] { NOUN($seat, cap: "yes") } accepte le résultat.
}
event-declined-final = { $you ->
    [yes] Vous ne récupérez plus rien.
   *[other] { NOUN($seat, cap: "yes") } ne récupère plus rien.
}

## Le Fantôme et ses raisons

event-ghost-rolled = { NOUN($seat, cap: "yes") } lance { $rolls }.
event-ghost-rolled-again = { NOUN($seat, cap: "yes") } relance les dés que vous avez évincés : { $rolls }.
event-ghost-joined = { $dice } se joignent : { $strength }
event-ghost-joined-why = dés égaux, un seul groupe
event-ghost-first = Le { $strength } passe en premier
event-ghost-first-why = du plus fort au plus faible
event-ghost-more-dice-first = { $dice } passe en premier
event-ghost-more-dice-first-why = à force égale, le plus de dés d’abord
event-ghost-takes = Le { $strength } prend { NOUN($card) }
event-ghost-takes-why = la première carte à sa portée, de gauche à droite
event-ghost-pushes = { $you ->
    [yes] Votre { $held } sur { NOUN($card) } est évincé
   *[other] Le { $strength } évince { NOUN($seat) } : { $held } sur { NOUN($card) }
}
event-ghost-pushes-why = { $strength } dépasse { $held }
event-ghost-goes-past-ghost-holds = Le { $strength } laisse { NOUN($card) } : { NOUN($seat) } y est déjà
event-ghost-goes-past-too-strong = { $you ->
    [yes] Le { $strength } laisse { NOUN($card) } : votre { $held } n’est pas plus faible
   *[other] Le { $strength } laisse { NOUN($card) } : { NOUN($seat) } y a { $held }
}
event-ghost-no-room = Le { $strength } est mis de côté
event-ghost-no-room-why = il n’a de place nulle part
event-ghost-only-strongest = Le { $strength } est mis de côté
event-ghost-only-strongest-why = seul le groupe le plus fort est placé

## Collecter

event-discarded = Personne n’a revendiqué { NOUN($card) } : dans la boîte.
event-discarded-ghost = { NOUN($seat, cap: "yes") } tient { NOUN($card) } : dans la boîte.
event-rolled = { $failed ->
    [0] { $you ->
        [yes] Pour { NOUN($card) }, vous lancez { $rolls } contre { $effort } : { $dice ->
            [one] le dé n’est pas
           *[other] aucun dé
        } épuisé.
       *[other] Pour { NOUN($card) }, { NOUN($seat) } lance { $rolls } contre { $effort } : { $dice ->
            [one] le dé n’est pas
           *[other] aucun dé
        } épuisé.
    }
    [one] { $you ->
        [yes] Pour { NOUN($card) }, vous lancez { $rolls } contre { $effort } : un dé échoue.
       *[other] Pour { NOUN($card) }, { NOUN($seat) } lance { $rolls } contre { $effort } : un dé échoue.
    }
   *[other] { $you ->
        [yes] Pour { NOUN($card) }, vous lancez { $rolls } contre { $effort } : { $failed } dés échouent.
       *[other] Pour { NOUN($card) }, { NOUN($seat) } lance { $rolls } contre { $effort } : { $failed } dés échouent.
    }
}
event-divvied = { $you ->
    [yes] Vous avez réparti les cartes de votre équipe.
   *[other] { NOUN($seat, cap: "yes") } a réparti les cartes de l’équipe.
}
event-collected = { $you ->
    [yes] Vous collectez { NOUN($card) }, valeur { $value }.
   *[other] { NOUN($seat, cap: "yes") } collecte { NOUN($card) }, valeur { $value }.
}
event-collected-unseen = { NOUN($seat, cap: "yes") } collecte { NOUN($card) }, face cachée.
event-rerolled-rescued = { $you ->
    [yes] Vous relancez, { $roll } contre { $effort } : le dé est sauvé.
   *[other] { NOUN($seat, cap: "yes") } relance, { $roll } contre { $effort } : le dé est sauvé.
}
event-rerolled-failed = { $you ->
    [yes] Vous relancez, { $roll } contre { $effort } : le dé échoue encore.
   *[other] { NOUN($seat, cap: "yes") } relance, { $roll } contre { $effort } : le dé échoue encore.
}
event-exhausted = { $you ->
    [yes] { $count ->
        [one] Un de vos dés est épuisé.
       *[other] { $count } de vos dés sont épuisés.
    }
   *[other] { NOUN($seat, cap: "yes") } : { $count ->
        [one] un dé épuisé.
       *[other] { $count } dés épuisés.
    }
}

## Récompenses des Collectionneurs

event-flipped = { $you ->
    [yes] Vous retournez { COUNT($card, $count) }.
   *[other] { NOUN($seat, cap: "yes") } retourne { COUNT($card, $count) }.
}
event-peeked = { $you ->
    [yes] Vous regardez les cartes face cachée.
   *[other] { NOUN($seat, cap: "yes") } regarde les cartes face cachée.
}
event-peeked-shared = { $you ->
    [yes] Vous regardez les cartes face cachée et les montrez à { NOUN($other) }.
    [other] { NOUN($seat, cap: "yes") } regarde les cartes face cachée et vous les montre.
   *[no] { NOUN($seat, cap: "yes") } regarde les cartes face cachée et les montre à { NOUN($other) }.
}
event-seen = Face cachée dans la Crypte : { NOUN($card, case: "bare") }, valeur { $value }.
event-taken = { $you ->
    [yes] Vous prenez { NOUN($card) } dans la Crypte, valeur { $value }.
   *[other] { NOUN($seat, cap: "yes") } prend { NOUN($card) } dans la Crypte, valeur { $value }.
}
event-taken-unseen = { NOUN($seat, cap: "yes") } prend { NOUN($card) } dans la Crypte, à l’abri des regards.
event-idol-bonus-first = { $you ->
    [yes] Vous possédez deux Idoles en premier : { $count } Pièces en fin de partie.
   *[other] { NOUN($seat, cap: "yes") } possède deux Idoles en premier : { $count } Pièces en fin de partie.
}
event-idol-bonus-later = { $you ->
    [yes] Vous avez à votre tour deux Idoles : { $count } Pièces en fin de partie.
   *[other] { NOUN($seat, cap: "yes") } a aussi deux Idoles : { $count } Pièces en fin de partie.
}

## Fin de partie

event-curses = { $you ->
    [yes] { $count ->
        [0] Vous ne portez aucune Malédiction.
        [one] Vous portez { $count } Malédiction.
       *[other] Vous portez { $count } Malédictions.
    }
   *[other] { $count ->
        [0] { NOUN($seat, cap: "yes") } ne porte aucune Malédiction.
        [one] { NOUN($seat, cap: "yes") } porte { $count } Malédiction.
       *[other] { NOUN($seat, cap: "yes") } porte { $count } Malédictions.
    }
}
event-cursed = { $you ->
    [yes] Vous portez le plus de Malédictions et perdez { $count } Pièces.
   *[other] { NOUN($seat, cap: "yes") } porte le plus de Malédictions et perd { $count } Pièces.
}
event-tie = Égalité en tête : les joueurs à égalité lancent leurs dés non épuisés.
event-tie-again = Toujours à égalité : on relance.
event-tie-rolled = { $you ->
    [yes] Vous lancez { $rolls } = { $count }.
   *[other] { NOUN($seat, cap: "yes") } lance { $rolls } = { $count }.
}
event-scored = { $you ->
    [yes] Votre score : { $count ->
        [one] { $count } Pièce.
       *[other] { $count } Pièces.
    }
   *[other] { NOUN($seat, cap: "yes") } : { $count ->
        [one] { $count } Pièce.
       *[other] { $count } Pièces.
    }
}
event-won = { $you ->
    [yes] Vous remportez l’héritage !
   *[other] { NOUN($seat, cap: "yes") } remporte l’héritage !
}
event-shared = { $you ->
    [yes] Vous partagez la victoire.
   *[other] { NOUN($seat, cap: "yes") } partage la victoire.
}
event-won-house = { NOUN($seat, cap: "yes") } remporte l’héritage !
event-shared-house = { NOUN($seat, cap: "yes") } partage la victoire.
event-ended-solo = Avec { $count } Pièces, vous entrez dans l’Histoire : { NOUN($rank, $title, case: "bare") }.
event-ended-twins = Avec { $count } Pièces, vous entrez dans l’Histoire : { NOUN($rank, $title, case: "bare") }.

## The promise about the dice
event-unsealed = Le sceau est brisé : chacun peut maintenant vérifier les dés.
