# Ce que donnent toutes les parties.
statistics-title = Statistiques
statistics-back = Retour aux parties
statistics-games-played = Parties jouées
statistics-games = Parties
statistics-wins = Victoires
statistics-mean = Moyenne
statistics-best = Record
statistics-longest = D’affilée
statistics-all = Toutes les parties
statistics-everybody = Tout le monde
statistics-fresh = Sans code
statistics-code = Avec un code
statistics-day = Crypte du jour
statistics-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-key-games = { $count ->
    [one] partie
   *[other] parties
}
statistics-key-wins = { $count ->
    [one] victoire
   *[other] victoires
}
statistics-key-unaided = { $count ->
    [one] victoire sans aide
   *[other] victoires sans aide
}
statistics-key-mean = en moyenne
statistics-key-best = au mieux
statistics-scores = Scores au fil du temps
statistics-last = { $count ->
    [one] la dernière partie
   *[other] les { $count } dernières parties
}
statistics-streak = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires d’affilée
    }
statistics-distribution = Répartition
statistics-coins = Pièces
statistics-luck = La chance aux dés
statistics-won = gagnée
statistics-lost = perdue
statistics-ghosts = contre des Fantômes
statistics-mean-of = moyenne de { $count }
statistics-walk = Gauche et droite mènent d’une partie à l’autre.
statistics-luck-figures = { $dice ->
    [one] Un dé en jeu
   *[other] { $dice } dés en jeu
}, { $lost } épuisés, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } attendus.
statistics-luck-verdict = { $verdict ->
    [somewhat-lucky] Un peu de chance.
    [very-lucky] Une chance rare.
    [somewhat-unlucky] Un peu de malchance.
    [very-unlucky] Une malchance rare.
   *[usual] À peu près la moyenne.
}
statistics-luck-bounds = Au-dessus de 0 : moins de dés épuisés que prévu. En tirets : ce qui est normal.
statistics-reading = Lecture des parties…
statistics-nothing = Aucune partie terminée
statistics-none = Ici ne comptent que les parties que vous jouez vous-même jusqu’au bout. Les entraînements ne comptent pas.
statistics-by-mode = Par mode
statistics-by-rivals = Par rivaux
statistics-by-help = Avec/sans aide
statistics-by-person = Par personne
statistics-rivals-ghosts = Contre les Fantômes
statistics-rivals-people = Entre personnes
# as in English
statistics-rivals-page = Pages
statistics-rivals-squire = Écuyers
statistics-rivals-knight = Chevaliers
statistics-rivals-regent = Régents
statistics-rivals-sovereign = Souverains
statistics-help-alone = Sans aide
statistics-help-helped = Avec conseils ou retours
statistics-points = Battus
statistics-rating = { term-rating }
statistics-rating-curve = { term-rating } au fil du temps
statistics-points-figure = { NUMBER($points, maximumFractionDigits: 1) }
