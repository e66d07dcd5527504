# Une action en proposition, et le panneau des conseils.
move-place = { $dice } sur { NOUN($card) }
move-claim = Revendiquer : { $places }
move-give = { NOUN($card) } à { $seat }
move-divvy = Partage : { $shares }
move-take = Deux Poteries contre { NOUN($card) }
move-recover = Récupérer
move-reroll = Retourner une Idole et relancer
move-peek = Retourner un Manuscrit et regarder
move-revive = Retourner deux Reliques et récupérer un dé
move-decline = Renoncer
advice-why = { $name } : ce qui justifie ce coup
advice-hint = Ce qu’un Régent ferait ici
advice-hint-squire = Le Régent n’est pas joignable. Un Écuyer ferait ceci
advice-less = { $coins ->
    [one] environ { $coins } Pièce de moins
   *[other] environ { $coins } Pièces de moins
}
advice-equal = tout aussi bon
advice-more = { $coins ->
    [one] environ { $coins } Pièce de plus
   *[other] environ { $coins } Pièces de plus
}
advice-mostly = { $worth } : { $reason }
advice-from-cards = { $sign ->
    [less] les cartes rapportent moins
   *[more] les cartes rapportent plus
}
advice-from-dice = { $sign ->
    [less] cela coûte plus de dés
   *[more] cela coûte moins de dés
}
advice-from-rivals = { $sign ->
    [less] { $rivals ->
        [one] l’adversaire obtient plus
       *[other] les autres obtiennent plus
    }
   *[more] { $rivals ->
        [one] l’adversaire obtient moins
       *[other] les autres obtiennent moins
    }
}
advice-instead = À défaut :
advice-otherwise = Autres coups possibles :
advice-play = Jouer ainsi
advice-key = ou touche { $key }
advice-close = Fermer le conseil
advice-thinking = Le Régent réfléchit…
advice-nothing-yet = Aucun joueur virtuel n’a encore joué.
advice-no-hints = Les conseils sont désactivés.
advice-not-yours = Un conseil se demande à votre tour.
