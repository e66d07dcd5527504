# La relecture d’une partie.
replay-round = Manche { $round }
replay-step = Étape { $step } sur { $steps }
replay-scrubber = Étape { $step } sur { $steps }. { $told }
replay-round-back = Revenir au début de la manche
replay-turn-back = Tour précédent
replay-step-back = Reculer d’une étape
replay-play = Lire
replay-pause = Arrêter
replay-step-on = Avancer d’une étape
replay-turn-on = Tour suivant
replay-round-on = Manche suivante
replay-speed = { $speed ->
    [1] Vitesse normale
   *[other] { $speed } fois plus vite
}
replay-values-everybody = Toutes les valeurs sont visibles
replay-values-seat = Seulement ce que savait { $name }
replay-values-nobody = Seulement ce qui était visible
replay-values-tip = Appuyez pour choisir de qui les valeurs sont montrées.
replay-values-later = Les valeurs seront visibles une fois la partie terminée.
replay-turn-table = { $name } en bas de la table
replay-turn-table-tip = Appuyez pour regarder depuis la place suivante.
replay-turn-later = La table pourra tourner une fois la partie terminée.
replay-branch = Reprendre à partir d’ici
replay-branch-tip = Une partie d’entraînement qui commence à cet instant. Cette partie-ci reste telle quelle.
replay-branch-later = Pour reprendre d’ici, attendez la fin de la partie.
replay-branch-nowhere = Cette partie ne peut pas être reprise à partir d’ici.
replay-fairness = Les dés de cette partie
replay-fairness-tip = Étaient-ils honnêtes ? Tous les lancers et ce qu’on pouvait en attendre.
replay-fairness-later = Les dés seront révélés une fois la partie terminée.
replay-mark-pushed-out = évictions
replay-mark-exhausted = dés épuisés
replay-mark-action = tours
replay-leave = { $back } : quitter.
replay-catching-up = Ce qui s’est passé depuis votre dernier tour. { $back } ramène à la table.
replay-key-step = étape
replay-key-turn = tour
replay-key-round = manche
replay-key-play = lire
replay-key-zoom = agrandir
replay-key-log = chronique
replay-key-leave = quitter
