# La page qui montre comment les dés d’une partie sont tombés.
fairness-title = Les dés de cette partie
fairness-back = Retour
fairness-check = Étaient-ils honnêtes ?
fairness-fair = Les dés étaient honnêtes
fairness-fair-text = Nous avons refait les { $count } mélanges et lancers à partir de la graine : tout concorde.
fairness-fair-uncut = Son secret était scellé avant la première carte, et personne n’a coupé le paquet.
fairness-fair-cut = Son secret était scellé avant que la table choisisse son mot : personne n’a pu choisir cette chance.
fairness-fair-open = La partie a commencé avec un code : sa chance pouvait être connue.
fairness-fair-older = La graine était scellée avant la première carte.
fairness-sealed = Les dés sont scellés
fairness-sealed-text = La chance de cette partie était fixée avant la première carte. Personne ne peut ouvrir le sceau avant la fin ; alors chacun pourra vérifier que rien n’a changé.
fairness-older-text = La chance de cette partie était fixée avant la première carte. Elle a commencé dans une édition plus ancienne, dont le sceau n’est montré qu’à la fin.
fairness-open = Code ouvert
fairness-open-text = Cette partie a commencé avec un code ou c’est la crypte d’un jour : qui connaît le code peut en connaître les cartes et les lancers.
fairness-practice = Entraînement : la chance est connue
fairness-practice-text = La chance de cette partie était connue d’avance : elle en prolonge une autre, ou sa crypte a déjà été ouverte.
fairness-not-from-source = Ce n’est pas la graine scellée
fairness-not-from-source-text = La graine de cette partie ne vient ni de ce qui était scellé, ni du code que nomme son enregistrement.
fairness-no-seed = Rien à vérifier
fairness-no-seed-text = Les dés de cette partie ont été lancés ailleurs et son enregistrement ne contient pas de graine.
fairness-not-from-seed = Ces dés ne viennent pas de la graine
fairness-not-from-seed-text = Le résultat de l’étape { $step } ne vient pas de la graine ; les { $count } précédents, si.
fairness-broken = L’enregistrement s’interrompt
fairness-broken-text = À l’étape { $step }, l’enregistrement est défectueux. Les { $count } mélanges et lancers précédents viennent de la graine.
fairness-code = Code de cette Crypte
fairness-seal = Sceau, visible dès le début (SHA-256)
fairness-seed = Graine, révélée à la fin de la partie
fairness-secret = Sous le sceau : secret et chiffres aléatoires
fairness-word = Le mot qui a coupé le paquet
fairness-copy = Copier : { $what }
fairness-copied = Copié : { $what }
fairness-not-copied = Le presse-papiers est inaccessible.
fairness-faces = { $count ->
    [one] { $count } dé, face par face
   *[other] { $count } dés, face par face
    }
fairness-sum = { $lost ->
    [one] { $lost } épuisement
   *[other] { $lost } épuisements
}, { $expected } attendus
fairness-below = dessous : attendus, sur tant de dés
fairness-colours = orange : beaucoup plus, vert : beaucoup moins
fairness-all = total
fairness-everybody = Ensemble
fairness-of = { $expected } sur { $dice }
fairness-rolls = Tous les lancers
fairness-columns = l’effort, puis le lancer
fairness-row = attendus { $expected }
fairness-roll = Manche { $round }, { $name }, { $why } : { $dice }
# as in English
fairness-effort = effort
fairness-again = relancé
fairness-ghost = tour du Fantôme
fairness-tiebreak = égalité
fairness-knowable = Code ouvert : la chance pouvait être connue
