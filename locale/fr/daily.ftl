# La crypte du jour : sa page, son calendrier et ce qu’on en dit à la fin d’une partie.
daily-title = La crypte du jour
daily-back = Retour au menu
daily-door = { $table } · { $state ->
    [new] pas encore ouverte
    [running] commencée
   *[done] jouée
}
daily-weekday = { $weekday ->
    [0] lundi
    [1] mardi
    [2] mercredi
    [3] jeudi
    [4] vendredi
    [5] samedi
   *[6] dimanche
}
daily-weekday-short = { $weekday ->
    [0] lun.
    [1] mar.
    [2] mer.
    [3] jeu.
    [4] ven.
    [5] sam.
   *[6] dim.
}
daily-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
daily-date = { $weekday } { $day } { $month }
daily-today = aujourd’hui
daily-table = { $table }{ $cursed ->
    [true] , avec le Trésor Maudit
   *[false] {""}
}
daily-par = Par : { $par } Pièces. C’est ce qu’un Régent tire en moyenne de cette crypte, à votre place.
daily-par-open = Par : des Régents jouent cette crypte en ce moment…
daily-par-failed = Par : les joueurs virtuels n’ont pas pu l’établir pour l’instant. Ils réessaieront bientôt.
daily-result = Vous avez pris { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}.
daily-against-par = { $side ->
    [above] { $by } au-dessus du par.
    [below] { $by } au-dessous du par.
   *[even] Juste le par.
}
daily-helped = Vous avez eu de l’aide.
daily-helped-short = avec de l’aide
daily-counts = { $state ->
    [new] Seul votre premier essai compte. Il commence à la première carte ; ensuite, entraînez-vous autant que vous voulez.
    [running] Votre premier essai a commencé, et c’est lui qui compte.
   *[done] Votre premier essai est terminé. Tout ce que vous jouez maintenant est de l’entraînement.
}
daily-counted = Seul ce premier essai compte. Tout ce que vous jouez maintenant est de l’entraînement.
daily-missed = Vous n’avez pas ouvert cette crypte le jour venu. Vous pouvez encore la jouer, pour vous entraîner.
daily-not-played = Pas jouée.
daily-play = Ouvrir la crypte
daily-continue = Continuer
daily-practise = S’entraîner
daily-watch = Revoir
daily-copy = Copier
daily-copy-what = Votre résultat
# as in English
daily-share = Crypt { $day } { $mark } { $coins }, par { $par }
# as in English
daily-share-open = Crypt { $day } { $mark } { $coins }
daily-streak = { $played ->
    [0] Aucune crypte du jour jouée
   *[other] Jours de suite : { $now } · record { $longest } · par atteint : { $reached } sur { $played }
}
daily-earlier = Le mois précédent
daily-legend = À gauche : vos Pièces · à droite : écart au par
daily-later = Le mois suivant
daily-scoring-par = Par : { $par }
daily-gate-stay = Retour
daily-gate-text = Seul le premier essai avec ces cartes compte, et seulement contre les joueurs que tout le monde rencontre. Si vous jouez avec vos propres joueurs, le premier essai est utilisé.
daily-gate-day = Comme tout le monde
daily-gate-play = Avec mes joueurs
daily-gate-tomorrow = Crypte de demain
