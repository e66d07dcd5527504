# Ce qui entoure les pages des règles, et l’aide-mémoire par-dessus la table. Les règles elles-mêmes sont dans les
# fichiers rulebook.
reading-leave = Fermer les règles
reading-backward = Retour
reading-forward = Suivant
reading-language = Langue des règles
reading-interface = Interface : { $language }
reading-contents = Sommaire
reading-row = { $title }, { $count ->
    [one] { $count } passage
   *[other] { $count } passages
}
reading-pdf = Enregistrer en PDF
reading-search = Chercher dans les règles
reading-found = { $count ->
    [0] aucun passage
    [one] { $count } passage
   *[other] { $count } passages
}
reading-hit = passage { $number } sur { $count }
reading-next-hit = Passage suivant
reading-previous-hit = Passage précédent
reading-page = { $number } sur { $count }
reading-ruling-note = notre lecture
reading-examples = { $count ->
    [1] Exemple
    [2] Deux exemples
    [3] Trois exemples
   *[other] { $count } exemples
}
reading-replay = Rejouer l’exemple : { $caption }
reading-reference-close = { $key }, { $back } ou un clic ramène à la table.
