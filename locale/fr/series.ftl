# Plus d’une partie : une série, et une crypte que plusieurs jouent tour à tour.
series-title = Combien de parties ?
series-text = Dans une série, le Leader change à chaque partie et les victoires sont comptées. À chance égale, chaque personne joue exactement la même crypte, seule contre l’ordinateur, avec les mêmes cartes et les mêmes jets ; personne ne voit de résultat avant que tous aient joué.
series-stay = Retour
series-games = Série de { $games }
series-tally = Partie { $number } sur { $games } : { $tally }
equal-luck = Chance égale
equal-luck-title = Chance égale : { $played } sur { $games } ont joué
equal-luck-text = Au tour de { $name }. Personne d’autre ne devrait regarder : les cartes sont les mêmes pour tous.
equal-luck-later = Plus tard
equal-luck-next = { $name } joue
equal-luck-end = Finir sans résultat
equal-luck-result = La même crypte pour tous : { $coins }. À la même place, { $heir } prend { $mean } en moyenne.
