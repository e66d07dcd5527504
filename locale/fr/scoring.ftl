# Le décompte après une partie.
scoring-title = Décompte final
scoring-after-rounds = Après { $rounds } manches
scoring-treasure = Trésors
scoring-dice = Dés non épuisés
scoring-curse = Malédiction
# as in English
scoring-total = Total
scoring-team = Score commun
scoring-column = { $name } : { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}
scoring-winner = { $title ->
    [duke] Duc
   *[duchess] Duchesse
} { $name }
scoring-winners = { $names }
scoring-wins = { $count ->
    [one] l’emporte avec { $coins } Pièces
   *[other] l’emportent avec { $coins } Pièces
}{ $mode ->
    [clash] {" : le moins riche des deux compte"}
   *[other] {""}
}
scoring-wins-by-roll = { $coins } Pièces chacun, le meilleur lancer l’emporte
scoring-treasure-of = Butin : { $name }
scoring-rank-fool = { $coins } Pièces. Même le Fantôme détourne le regard.
scoring-rank-petty = { $coins } Pièces. De quoi vous offrir une toute petite statue.
scoring-rank-affluent = { $coins } Pièces. Vos créanciers s’inclinent sur votre passage.
scoring-rank-magnificent = { $coins } Pièces. Le Fantôme en personne vous tient la porte.
scoring-rank-fool-twins = { $coins } Pièces. Les Fantômes en rient encore.
scoring-rank-petty-twins = { $coins } Pièces. De quoi vous offrir une petite statue, à partager.
scoring-rank-affluent-twins = { $coins } Pièces. Vos créanciers s’inclinent, deux fois.
scoring-rank-magnificent-twins = { $coins } Pièces. Les Fantômes vous tiennent la porte à tous deux.
scoring-again = Rejouer
scoring-again-about = même table, nouvelles cartes
scoring-new = Nouvelle partie
scoring-chronicle = Chronique
scoring-review = Analyse
scoring-menu = Menu principal
scoring-taken-back = { $count ->
    [one] Un coup repris
   *[other] { $count } coups repris
}
scoring-hints = { $count ->
    [one] Un conseil
   *[other] { $count } conseils
}
scoring-warnings = { $count ->
    [one] Un avertissement
   *[other] { $count } avertissements
}
scoring-imported = Partie venue d’ailleurs
scoring-practice = Partie d’entraînement
scoring-unaided = Gagnée sans aide
scoring-handed = { $count ->
    [one] Une place a changé de main
   *[other] { $count } places ont changé de main
}
scoring-replay = Revoir la partie
scoring-rolls = Dés et code
scoring-next = Étape suivante
scoring-result = Voir le résultat
scoring-to-come = encore à compter
scoring-counts = { $name } en a moins : ces Pièces comptent
scoring-lead = { $count ->
    [one] { $names } est en tête
   *[other] { $names } sont à égalité en tête
}
scoring-treasure-rule = Ce que vaut chaque carte selon son propre chiffre.
scoring-dice-rule = Une Pièce pour chaque dé qui n’est pas épuisé.
scoring-curse-rule = Qui porte le plus de Malédictions perd 5 Pièces.
scoring-save = Enregistrer l’image
scoring-saved = L’image est enregistrée
scoring-calendar = Calendrier
