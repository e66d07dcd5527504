# Le décompte après une partie.
scoring-title = Le décompte
scoring-after-rounds = Après { $rounds } manches
scoring-counting = On compte les pièces…
scoring-treasure = Trésors
scoring-dice = Dés non épuisés
scoring-curse = Malédiction
scoring-total = Total
scoring-team = Score commun
scoring-column = { $name } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
scoring-motto-won = La Crypte a trouvé son maître
scoring-motto-shared = La Crypte se partage
scoring-motto-rank = La cour se souviendra de vous :
scoring-winner = { $title ->
    [duke] Duc
   *[duchess] Duchesse
} { $name }
scoring-winners = { $names }
scoring-wins = { $count ->
    [one] l’emporte avec { $coins } pièces
   *[other] l’emportent avec { $coins } pièces
}
scoring-wins-by-roll = { $coins } pièces chacun, le meilleur jet tranche
scoring-treasure-of = Le butin de { $name }
scoring-rank-fool = { $coins } pièces. Même le Fantôme détourne le regard.
scoring-rank-petty = { $coins } pièces. De quoi vous offrir une toute petite statue.
scoring-rank-affluent = { $coins } pièces. Vos créanciers s’inclinent sur votre passage.
scoring-rank-magnificent = { $coins } pièces. Le Fantôme en personne vous tient la porte.
scoring-rank-fool-twins = { $coins } pièces. Les Fantômes en rient encore.
scoring-rank-petty-twins = { $coins } pièces. De quoi vous offrir une petite statue, à partager.
scoring-rank-affluent-twins = { $coins } pièces. Vos créanciers s’inclinent, deux fois.
scoring-rank-magnificent-twins = { $coins } pièces. Les Fantômes vous tiennent la porte à tous deux.
scoring-again = Rejouer
scoring-new = Nouvelle partie
scoring-chronicle = Chronique
scoring-menu = Menu principal
