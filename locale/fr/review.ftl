# Le retour sur une partie finie : la chance et les choix.
review-title = Habileté et chance
review-back = Retour au décompte
review-luck = Chance
review-luck-unit = en Pièces
review-luck-note = La chance de chacun avec { $ghost ->
    [yes] les dés, les cartes et le Fantôme
   *[no] les dés et les cartes
} : à droite la chance, à gauche la malchance. Sur de nombreuses parties, tout s’équilibre.
review-dice = Dés
review-cards = Cartes
review-ghost = Fantôme
review-total = En tout
review-figure = { NUMBER($coins, minimumFractionDigits: 1) }
review-luck-of = { $name } : chance en tout { $total } ; dés { $dice }, cartes { $cards }.
review-luck-ghost = Fantôme { $ghost }.
review-choices = Les choix les plus coûteux
review-choices-unjudged = Choix
review-choices-of = Les choix les plus coûteux : { $name }
review-busy = Un Régent examine la partie…
review-done = L’analyse est prête.
review-where-claim = Manche { $round }, tour { $turn }
review-where-pottery = Manche { $round }, avant la revendication
review-where-reroll = Manche { $round }, après le lancer
review-where-divvy = Manche { $round }, au partage
review-where-final = À la fin de la partie
review-cost = { $figure } { $coins ->
    [one] Pièce
   *[other] Pièces
}
review-difference = La différence : { $parts }.
review-card = { NOUN($card, case: "bare") }
review-part-printed = { $count ->
    [1] carte
    [2] les deux cartes
   *[other] cartes
} { $coins }
review-part-collector = Collectionneur { $figure }
review-part-rival = { $sign ->
    [less] laissé à { NOUN($rival) } { $figure }
   *[more] pris à { NOUN($rival) } { $figure }
}
review-part-rivals = { $sign ->
    [less] laissé aux autres { $figure }
   *[more] pris aux autres { $figure }
}
review-part-curses = Malédictions { $figure }
review-part-loved = cartes préférées { $figure }
review-part-rest = le reste { $figure }
review-better-by = Gain
review-by-cards = cartes { $figure }
review-by-dice = dés { $figure }
review-by-rivals = { $sign ->
    [less] laissé aux autres { $figure }
   *[more] pris aux autres { $figure }
}
review-played = Joué
review-better = Mieux
review-try-again = Réessayer
review-not-judged = Un joueur virtuel a décidé pour { $name } ; ses choix ne sont pas jugés.
review-flawless = { $name } n’a fait aucun choix vraiment coûteux. Un Régent aurait joué de même.
review-broken-off = L’analyse n’a pas pu être terminée.
