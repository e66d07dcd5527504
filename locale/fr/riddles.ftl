# Les énigmes du roi.

## La liste
riddles-title = Les énigmes du roi
riddles-back = Retour au menu
riddles-solve = Résoudre
riddles-kinds = Choisir la question
riddles-standing = { term-rating } { $rating } · { $row } d’affilée
riddles-solved = { $solved } sur { $riddles } résolues
riddles-day = L’énigme du jour
riddles-day-new = La même pour tous aujourd’hui
riddles-day-done = Résolue · { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
riddles-next = Énigme suivante
riddles-next-about = À votre niveau
riddles-again = Encore une fois
riddles-again-about = { $count ->
    [0] Aucune énigme manquée ne revient encore
    [one] { $count } énigme manquée est revenue
   *[other] { $count } énigmes manquées sont revenues
}
riddles-kind-claim = Le meilleur dernier coup
riddles-kind-mid-game = Le meilleur coup en cours de partie
riddles-kind-hold = À l’abri du Fantôme
riddles-kind-reach = Atteindre un titre
riddles-kind-ghost = Que fait le Fantôme ?
riddles-kind-face-down = Que vaut la carte cachée ?

## La question
riddle-title = Énigme { $number }
riddle-spoken = Énigme { $number }, difficulté { $grade } sur 5. { $question }
riddle-ask-claim = Le dernier coup de la partie : lequel vous rapporte le plus de Pièces, en moyenne ?
riddle-ask-claim-lead = Le dernier coup de la partie : lequel vous donne, en moyenne, la plus grande avance sur { NOUN($rival) } ?
riddle-ask-mid-game = Quel coup vous rapporte le plus de Pièces d’ici la fin de la partie, en moyenne ?
riddle-ask-mid-game-lead = Quel coup vous donne, en moyenne, la plus grande avance sur { NOUN($rival) } à la fin de la partie ?
riddle-ask-hold = Prenez { NOUN($card) } sans que le Fantôme puisse jamais vous évincer, en gagnant le plus de Pièces.
riddle-ask-reach = Le dernier coup de la partie : lequel a le plus de chances de vous mener à { $coins } Pièces ou plus ?
riddle-ask-ghost = { NOUN($ghost, cap: "yes") } obtient { $rolled }. Où vont ses dés ?
riddle-ask-face-down = Que vaut forcément la carte « { NOUN($card, case: "bare") } » face cachée ?
riddle-choose = Choisissez une réponse.
riddle-coins = { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}
riddle-lettered = { $letter } – { $answer }
riddle-ghost-on = { $dice } sur { NOUN($card) }
riddle-ghost-short = { $dice } : { NOUN($card, case: "bare") }
riddle-ghost-none = Tous mis de côté
riddle-ghost-aside = { $dice } mis de côté

## Ce que l’on peut faire
riddle-hint = Indice
riddle-leave = Quitter
riddle-look = Revenir à la table
riddle-next = Énigme suivante
riddle-try-again = Réessayer
riddle-show = Voir la solution
riddle-follow = Voir ce qui se passe
riddle-why = Pourquoi ?
riddle-step = Suivant
riddle-skip = Aller au résultat
riddle-hints = Indice { $step } sur 2

## Indices
riddle-hint-claim-1 =
    Personne ne joue après vous.
    Comptez ce que chaque carte ajoute à vos collections, puis retirez les dés qui risquent de s’épuiser : un dé vaut 1 Pièce.
riddle-hint-mid-game-1 =
    Il reste des manches à jouer.
    Un dé épuisé maintenant vous manquera à la prochaine manche, et une collection commencée peut encore grandir.
riddle-hint-hold-1 =
    Le Fantôme ne relance que les dés que vous évincez.
    Pensez au meilleur lancer possible, et aux cartes qu’il essaiera d’abord.
riddle-hint-reach-1 =
    Vous avez { $now } Pièces, dés compris.
    Il vous en faut { $coins }. Cherchez les cartes qui peuvent en ajouter autant d’un coup.
riddle-hint-cards =
    La réponse vise { $cards ->
        [one] cette carte
       *[other] ces cartes
    }.
    Il faut { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
riddle-hint-recover =
    Faut-il vraiment revendiquer une carte ?
    Les dés dans la boîte ne valent rien à la fin.
riddle-hint-recover-now =
    Faut-il vraiment revendiquer une carte ?
    À la prochaine manche, les dés dans la boîte ne peuvent rien revendiquer.
riddle-hint-ghost-1 =
    Les dés égaux sont d’abord réunis.
    Puis le groupe le plus fort choisit : de gauche à droite, la première carte libre ou que vous tenez avec moins.
riddle-hint-ghost-limit-1 =
    Les dés égaux sont d’abord réunis.
    À ce tour, seul le groupe le plus fort est placé : de gauche à droite, sur la première carte libre ou que vous tenez avec moins.
riddle-hint-ghost-2 =
    Le groupe le plus fort passe d’abord.
    { $move }. Continuez à partir de là.
riddle-hint-face-down-1 =
    Comptez les cartes de ce type.
    { NOUN($type, case: "plain") } : dans cette partie, elles valent { $all }. Lesquelles avez-vous vues ?
riddle-hint-face-down-2 =
    Vous avez vu { $seen }.
    { NOUN($type, case: "plain") } : dans cette partie, elles valent { $all }.

## Réponses
riddle-right = C’est la réponse !
riddle-solution = La réponse
riddle-wrong = Pas tout à fait
riddle-better = Il y a mieux.
riddle-brings = Vous finissez avec { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
} en moyenne.
riddle-lead = Vous finissez en moyenne avec { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
} d’avance.
riddle-behind = Vous finissez en moyenne avec { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
} de retard.
riddle-rating = { term-rating } { $rating }
riddle-chance = { $percent ->
    [100] Vous atteignez toujours { $coins } Pièces.
   *[other] Vous atteignez { $coins } Pièces dans { $percent } % des cas.
}
riddle-lost = Un lancer de { $roll } vous reprend { NOUN($card) }.
riddle-not-taken = Ainsi, vous ne prenez pas { NOUN($card) }.
riddle-usual = { $move } (souvent essayé). { $brings }
riddle-usual-less = { $move } (souvent essayé). Cela rapporte { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
} de moins.
riddle-ahead = En moyenne, cela rapporte environ { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
} de plus que le meilleur des autres coups.
riddle-usual-average = { $move } (souvent essayé). En moyenne, cela rapporte environ { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
} de moins.
riddle-behind-best = En moyenne, ce coup rapporte environ { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
} de moins que le meilleur coup.
riddle-behind-some = En moyenne, cela rapporte plus d’une demi-Pièce de moins que le meilleur coup.
riddle-ahead-lead = En moyenne, cela vous donne environ { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
} d’avance de plus que le meilleur des autres coups.
riddle-usual-average-lead = { $move } (souvent essayé). En moyenne, votre avance est alors plus petite d’environ { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}.
riddle-behind-best-lead = En moyenne, votre avance est plus petite d’environ { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
} qu’avec le meilleur coup.
riddle-behind-some-lead = En moyenne, votre avance est plus petite qu’avec le meilleur coup, de plus d’une demi-Pièce.
riddle-why-recover-now = { $count ->
    [one] Un dé revient
   *[other] { $count } dés reviennent
} pour les prochaines manches.
riddle-why-recover = { $count ->
    [one] Un dé revient
   *[other] { $count } dés reviennent
}, chacun vaut 1 Pièce, et aucune carte ici ne rapporte plus.
riddle-why-ghost = { $moves }.
riddle-ghost-limit = Il ne peut placer qu’un seul groupe.
riddle-ghost-forgets-join = N’oubliez pas : les dés égaux forment un seul groupe.
riddle-ghost-forgets-stronger = N’oubliez pas : à force égale, personne n’est évincé.
riddle-ghost-forgets-push = N’oubliez pas : le Fantôme prend aussi les cartes que vous tenez avec moins de force.
riddle-ghost-forgets-order = N’oubliez pas : le groupe le plus fort passe d’abord.
riddle-why-face-down = { $answer ->
    [one] { $answer } Pièce
   *[other] { $answer } Pièces
}. { NOUN($type, case: "plain") } : { $all }, et vous avez vu { $seen }.
riddle-wrong-face-down = { NOUN($type, case: "plain") } : { $all }. Vous avez vu { $seen }.

## Ce que donne un mauvais coup
riddle-follows = Ce qui se passe
riddle-same-luck = Avec les mêmes lancers
riddle-after-round = Après cette manche, avec les mêmes lancers
riddle-outcome-tried = Ce coup : { $told }.
riddle-outcome-best = Meilleur coup : { $told }.
riddle-outcome-rival = vous { $coins }, { NOUN($rival) } { $theirs }
riddle-kept = Le meilleur coup vous assure { NOUN($card) }.
riddle-pays-later = Ce ne sont pas encore moins de Pièces, mais le meilleur coup rapporte plus aux prochaines manches.
riddle-dice-count = Chaque dé compte pour 1 Pièce.
riddle-reaches = { $coins } ou plus dans { $percent } % des cas
