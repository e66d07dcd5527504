# Qui joue, en quelques mots : « Vous contre un Écuyer et deux Chevaliers ».
players-number = { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
   *[other] huit
}
players-person = { $count ->
    [1] vous
   *[other] { $number } joueurs
}
players-page = { $count ->
    [1] un Page
   *[other] { $number } Pages
}
players-squire = { $count ->
    [1] un Écuyer
   *[other] { $number } Écuyers
}
players-knight = { $count ->
    [1] un Chevalier
   *[other] { $number } Chevaliers
}
players-regent = { $count ->
    [1] un Régent
   *[other] { $number } Régents
}
players-sovereign = { $count ->
    [1] un Souverain
   *[other] { $number } Souverains
}
players-matched = { $count ->
    [1] un joueur à votre niveau
   *[other] { $number } joueurs à votre niveau
}
players-ghost = { $count ->
    [1] le Fantôme
   *[other] { $number } Fantômes
}
players-and = { $first } et { $second }
players-comma = { $first }, { $second }
players-against = { $us } contre { $them }
players-together = { $number } joueurs à cet écran
players-houses = Famille contre Famille : { $them }
players-watched = Vous regardez : { $them }
found-between = entre { $lower } et { $higher }
found-now = { $kind } : { $level }
found-level = Niveau trouvé pour { $name } après { $count ->
    [one] une partie
   *[other] { $count } parties
} : { $level }.
