# Plus d’une partie : une série, et des cryptes que plusieurs jouent tour à tour.
series-title = Combien de parties ?
series-text = Dans une série, le Leader change à chaque partie et les victoires sont comptées. À chance égale, chaque personne joue exactement les mêmes cryptes contre l’ordinateur, avec les mêmes cartes et les mêmes jets.
series-stay = Retour
series-games = Série de { $games }
series-tally = Partie { $number } sur { $games } : { $tally }
equal-luck = Chance égale
equal-luck-back = Retour au menu
equal-luck-who = Qui joue ?
equal-luck-people = Personnes
equal-luck-name = Nom : { $name }. Changer
equal-luck-name-title = Comment vous appelez-vous ?
equal-luck-name-text = 16 lettres au plus, et pas le nom d’un autre.
equal-luck-name-take = Prendre ce nom
equal-luck-name-empty = Il faut au moins une lettre.
equal-luck-name-taken = Quelqu’un porte déjà ce nom.
equal-luck-crypts = Cryptes
equal-luck-how = Comment ça marche
equal-luck-about = Chaque personne joue exactement les mêmes cryptes, seule contre les mêmes joueurs de l’ordinateur, avec les mêmes cartes et les mêmes jets.
equal-luck-seats = Dans chaque crypte, tous occupent la même place ; dans la suivante, une place plus loin.
equal-luck-several = Dans chaque crypte, les cartes sont nouvelles, et les mêmes pour tous.
equal-luck-secret = Personne ne voit rien d’une crypte avant que tous l’aient jouée. Pendant que l’un joue, les autres ne regardent pas.
equal-luck-compared = Puis on compare les Pièces, avec la chance des jets et sans elle. Un joueur de l’ordinateur participe aussi. Vous pouvez vous arrêter et reprendre un autre jour.
equal-luck-start = Commencer
equal-luck-sheet = Comparaison
equal-luck-played = { $played } parties jouées sur { $games }
equal-luck-turn = Ensuite
equal-luck-end = À la fin
equal-luck-crypt = Crypte { $crypt }, place { $seat }
equal-luck-crypt-alone = Crypte { $crypt }
equal-luck-total = Pièces
equal-luck-luck = Chance des jets
equal-luck-without = Sans cette chance
equal-luck-luck-about = Chance des jets : combien de Pièces les dés et les cartes prises face cachée vous ont apportées de plus, ou de moins, qu’en moyenne. Sans elle, on voit mieux qui a bien joué.
equal-luck-text = { $name } joue la crypte { $crypt } sur { $crypts }, à la place { $seat }. Personne d’autre ne devrait regarder : les cartes sont les mêmes pour tous.
equal-luck-text-alone = { $name } joue la crypte { $crypt } sur { $crypts }, à la place { $seat }.
equal-luck-best = { $count ->
    [one] { $names } a le plus de Pièces.
   *[other] { $names } ont le plus de Pièces, et autant.
}
equal-luck-steady = Sans la chance des jets, { $name } est en tête.
equal-luck-later = Plus tard
equal-luck-next = { $name } joue
equal-luck-done = Mettre les parties dans ma liste
equal-luck-keep = Continuer
equal-luck-give-up = Terminer
equal-luck-give-up-title = Terminer sans résultat ?
equal-luck-give-up-text = Les parties jouées vont dans votre liste.
