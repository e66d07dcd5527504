# Héritiers joués par l’ordinateur : pourquoi ils agissent ainsi. Les phrases ne disent jamais « je » : elles servent pour le
# coup d’un héritier, pour un conseil et pour le bilan. $card est un Trésor, $rival un joueur, $coins parfois une moitié.

why-worth = Ce que vaut ici { NOUN($card) } : environ { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}.
why-brief = { NOUN($card, case: "bare") } : { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}
why-card = Environ { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
} pour { NOUN($card) } : { $parts }.
why-part-printed = { $count ->
    [1] { $coins } sur la carte
   *[other] { $coins } sur les cartes
}
why-part-collector = { $figure } chez le Collectionneur ({ $nth ->
    [1] première carte
    [2] deuxième carte
    [3] troisième carte
    [4] quatrième carte
   *[other] une carte de plus
})
why-part-rival = { $sign ->
    [less] { $figure } laissé à { NOUN($rival) }
   *[more] { $figure } pris à { NOUN($rival) }
}
why-part-rivals = { $sign ->
    [less] { $figure } au profit des autres
   *[more] { $figure } aux dépens des autres
}
why-part-curses = { $figure } pour les Malédictions
why-part-loved = { $figure } par amour de ces cartes
why-part-rest = { $figure } pour le reste
coin-change = { $coins }
parts-cards = { $figure } pour les cartes
parts-dice = { $figure } pour les dés
parts-rivals = { $sign ->
    [less] { $figure } parce que les autres ont plus
   *[more] { $figure } parce que les autres ont moins
}
why-last = Plus personne ne joue ensuite : une force de { $strength } suffit.
why-last-safe = Plus personne ne joue ensuite, et l’effort 1 n’échoue jamais.
why-ghost = Une force de { $strength } résiste { $ghosts ->
    [one] au Fantôme
   *[other] aux Fantômes
} { $percent ->
    [100] à coup sûr
   *[other] (environ { $percent } %)
}.
why-out-of-reach = { $rivals ->
    [1] { NOUN($rival, cap: "yes") } ne peut pas dépasser une force de { $strength }.
   *[other] Parmi ceux qui jouent encore, nul ne peut dépasser une force de { $strength }, pas même { NOUN($rival) }.
}
why-keeps-out = Pour dépasser une force de { $strength }, { NOUN($rival) } doit y mettre { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}.
why-risk = { NOUN($rival, cap: "yes") } pourrait dépasser une force de { $strength } avec un seul dé, mais a mieux à faire.
why-recover = { $count ->
    [one] Un dé revient
   *[other] { $count } dés reviennent
} ; pour les manches à venir, cela vaut plus que n’importe quelle carte ici.
why-pass = Aucune carte ici ne vaut un dé.
why-take = { NOUN($card, cap: "yes") } sans dépenser de dé : environ { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}.
why-keep-pottery = Deux Poteries face cachée peuvent encore rapporter environ { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
} plus tard.
why-reroll = Le dé d’effort { $effort } revient dans { $percent } % des cas.
why-keep-idol = Une Idole face cachée peut encore sauver des dés valant environ { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}.
why-peek = Savoir ce qui est face cachée vaut bien un Manuscrit.
why-revive = Un dé de plus vaut maintenant davantage que deux Reliques face cachée.
why-revive-last = Un dé en fin de partie vaut une Pièce.
why-done = Il n’y a plus rien à gagner.
why-divvy = Ainsi répartis, les deux peuvent compter sur environ { $one } et { $two } Pièces ; la plus petite somme décide.
