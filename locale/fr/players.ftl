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
    [one] vous
   *[other] { $number } joueurs
}
players-page = { $count ->
    [one] un Page
   *[other] { $number } Pages
}
players-squire = { $count ->
    [one] un Écuyer
   *[other] { $number } Écuyers
}
players-knight = { $count ->
    [one] un Chevalier
   *[other] { $number } Chevaliers
}
players-regent = { $count ->
    [one] un Régent
   *[other] { $number } Régents
}
players-sovereign = { $count ->
    [one] un Souverain
   *[other] { $number } Souverains
}
players-ghost = { $count ->
    [one] le Fantôme
   *[other] { $number } Fantômes
}
players-and = { $first } et { $second }
players-comma = { $first }, { $second }
players-against = { $us } contre { $them }
players-together = { $number } joueurs à cet écran
players-houses = Famille contre Famille : { $them }
players-watched = Vous regardez : { $them }
