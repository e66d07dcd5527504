# La table : tout ce qui se dit autour de la Crypte.

## Top bar
table-round = Manche
table-round-of = { $round } sur { $rounds }
# as in English
table-menu = Menu
table-menu-tip = Sauvegarde, réglages, quitter la table.
table-leave = Quitter la relecture
table-leave-tip = Retour là d’où vous veniez.
table-score = Mon score actuel
table-score-tip = Ce que vaudrait votre Trésor si la partie finissait maintenant. Personne d’autre ne devrait regarder.
table-since = Depuis mon dernier tour
table-since-tip = Montre ce qui s’est passé depuis votre dernière décision.
table-why = Pourquoi ce coup ?
table-why-tip = Pourquoi le dernier joueur virtuel a joué ainsi. Un clic sur un joueur le dit aussi.
table-reference = Aide-mémoire
table-reference-tip = Les règles de cette partie sur une page, avec ses Collectionneurs.
table-nothing-since = Rien ne s’est passé depuis votre dernier tour.
table-nothing-to-zoom = Pointez une carte ou un Collectionneur pour l’agrandir.
table-settings = Réglages
table-settings-tip = Langue, son, vitesse, taille du texte.
table-rules = Règles
table-rules-tip = Les règles du jeu, à l’endroit utile.
table-log = Chronique
table-log-tip = Tout ce qui s’est passé dans cette partie.
table-hint = Conseil
table-hint-tip = Ce qu’un Régent ferait à votre place.
table-sealed = Les dés sont scellés
table-sealed-tip = La chance de cette partie était fixée avant la première carte, et personne ne peut la voir ni la changer.
table-open = Code ouvert
table-open-tip = Cette partie a commencé avec un code : sa chance pouvait être connue.
table-practice = Entraînement
table-practice-tip = La chance de cette partie était connue d’avance : elle en prolonge une autre, ou sa crypte a déjà été ouverte.
table-peek = Maintenir pour voir
table-peek-tip = Montre les valeurs que personne d’autre ne peut voir, tant que vous maintenez.

## On the slab
table-draw-pile = Pioche
table-pile-next = Ensuite : { $type }
table-pile-left = { $count ->
    [one] { $count } restante
   *[other] { $count } restantes
}
table-cards-left-spoken = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
table-pile-empty = vide : dernière manche
table-pile-tip = Le dos montre le type de la prochaine carte. Quand la pioche est vide, la partie finit avec cette manche.
table-box = Boîte
table-box-tip = Ici se trouvent les cartes défaussées et les dés épuisés. Récupérer fait revenir les dés.
table-rank = Votre rang

## What a seat is doing
table-standing-decides = décide
table-standing-decides-you = À vous
table-standing-turn = joue son tour
table-standing-turn-you = À vous
table-standing-next = à venir
table-standing-last = joue en dernier
table-standing-again = rejouera
table-standing-claimed = a revendiqué
table-standing-recovered = a récupéré
table-standing-rolls = lance ses dés
table-standing-rolled = a lancé ses dés
table-standing-proposes = propose
table-standing-proposes-you = Vous proposez
table-standing-confirms = doit confirmer
table-standing-pushed-out = dés évincés
table-standing-none = attend
table-dice-exhausted = { $count ->
    [one] { $count } épuisé
   *[other] { $count } épuisés
}
table-dice-failed = { $count ->
    [one] { $count } en échec
   *[other] { $count } en échec
}

## The claim
table-servants = Serviteurs
table-pool = Réserve
table-choose-dice = { $count } au plus
table-chosen = { $count ->
    [one] { $count } choisi
   *[other] { $count } choisis
}
# as in English
table-effort = Effort
table-risk-per-die = risque d’épuisement, par dé
table-risk-safe = sûr
table-percent = { $value } %
table-decimal-point = ,
table-effort-joins = le groupe sur cette carte est un { $effort } : seul { $effort } le rejoint
table-effort-spoken = Effort { $effort }, { $effort ->
    [1] aucun risque
   *[other] risque { $risk }
}
# as in English
table-effort-tip = Effort { $effort }
table-effort-rule = { $effort ->
    [1] Un dé d’effort 1 rentre toujours et n’est pas lancé.
   *[other] À la phase Collecter, chacun de ces dés est lancé. Un résultat inférieur à { $effort } l’épuise.
}
table-die-used = Dé { $number } : sur une carte, effort { $effort }
table-die-hand = Dé { $number } : en main
table-die-free = Dé { $number } : disponible
table-die-held-back = Dé { $number } : pas ce tour-ci
table-die-away = Dé { $number } : au travail
table-die-exhausted = Dé { $number } : épuisé
table-confirm = Revendiquer
table-undo = Annuler
table-recover-tip = Reprenez dans la boîte vos dés épuisés. Vous pourrez les utiliser dès votre prochain tour.
table-pass-tip = Vous ne placez aucun dé. Aucun n’est épuisé : il n’y a rien à récupérer.
table-odds-lost = Épuisés en moyenne
table-odds-home = Aucun dé épuisé
table-odds-out = { $cards ->
    [1] Évincé dès { $least }
   *[other] Carte perdue dès { $least }
}
table-odds-dice = { $dice } dés sur { $cards } cartes
table-odds-safe = Plus personne ne peut vous évincer
table-set-worth = vaut
table-set-next = puis

## Offers
table-offer-reroll-for = Dé en échec
table-offer-reroll-cost = Retourner une Idole
table-offer-reroll-gain = Nouveau lancer
table-offer-reroll-accept = Relancer
table-offer-reroll-decline = Le laisser épuisé
table-offer-take-for = Carte face cachée
table-offer-take-cost = Retourner deux Poteries
table-offer-take-gain = Elle est à vous aussitôt
table-offer-take-outcome = Personne d’autre ne la verra. Sa place reste vide.
table-offer-take-accept = Prendre la carte
table-offer-take-decline = La laisser
table-offer-peek-for = Dans la Crypte
table-offer-peek-cost = Retourner un Manuscrit
table-offer-peek-gain = Un regard secret
table-offer-peek-outcome = Vous voyez toutes les cartes face cachée de la Crypte, et personne d’autre.
table-offer-peek-accept = Regarder
table-offer-peek-decline = Ne pas regarder
table-offer-revive-for = Dans la boîte
table-offer-revive-cost = Retourner deux Reliques
table-offer-revive-gain = Un dé récupéré
table-offer-revive-outcome = Il revient aussitôt, prêt à servir.
table-offer-revive-accept = Récupérer
table-offer-revive-decline = Y renoncer
table-offer-choose = au choix : { $count }
table-offer-close = Pas maintenant
# as in English
table-offer-effort = Effort { $effort }
table-offer-roll = Résultat { $roll }
# as in English
table-offer-place = Place { $place }
table-offer-face-down = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
table-offer-saves = le sauve
table-offer-die = Dé en échec, effort { $effort }, place { $place }
table-offer-card = { $type }, face cachée, place { $place }
table-offer-pay = { $type } { $value }, { $knowledge }
table-knowledge-public = connue de tous
table-knowledge-own = vous la connaissez, les autres non
table-knowledge-covered = couverte
table-share-no = Juste moi
table-share-yes = Avec { $name }
table-use-peek = { $name } : retourner 1 Manuscrit pour regarder
table-use-revive = { $name } : retourner 2 Reliques pour récupérer un dé

## The Ghost
table-ghost-turn = { $name } : son tour
table-ghost-order = groupes, du plus fort au plus faible
table-ghost-dice = Dés jamais épuisés
table-ghost-step = { $step } : { $reason }.
table-ghost-group-done = fait
table-ghost-group-now = maintenant
table-ghost-group-next = encore à placer
table-ghost-next = Étape suivante
table-ghost-again = Revoir
table-ghost-all = Tout voir

## What a round brought, and how fast it goes
table-phase-reveal = De nouvelles cartes arrivent sur la dalle.
table-phase-claim = On pose des dés sur les cartes, et les plus forts évincent les plus faibles.
table-phase-collect = Un dé sous son effort échoue. La carte est prise quand même.
table-phase-pass = Il n’y a plus rien à prendre. On compte les pièces.
table-onward = Jusqu’à mon tour
table-onward-tip = Les autres jouent aussitôt, jusqu’à ce que vous décidiez ou que la manche finisse.
table-onward-end = Jusqu’à la fin
table-onward-end-tip = Le reste de la dernière manche passe aussitôt ; vous décidez quand même.
table-stops = M’arrêter pour une récompense
table-stops-tip = Manuscrits (B) et Reliques (A) servent à tout moment. La partie s’arrête ici et vous demande ; « jamais » ne demande rien.
table-stop-turn = avant mon tour
table-stop-pushed = si évincé
table-stop-collect = avant la collecte
table-stop-never = jamais
table-report-go-on = Continuer
table-report-over = La manche { $round } est finie : qui a pris quoi, et quels dés sont épuisés.
table-report-roll = Les dés sont lancés : ceux sous leur effort échouent.
table-report-kept = aucune perte
table-report-nothing = aucune carte
table-report-rolled = { $name } : { $lost ->
    [0] aucun dé n’échoue.
    [one] un dé échoue.
   *[other] { $lost } dés échouent.
}
table-throws = { $name } lance { $dice ->
    [one] un dé
   *[other] { $dice } dés
}
table-push-beats = bat
table-push-home = { $dice ->
    [one] le dé rentre, non épuisé
   *[other] les dés rentrent, non épuisés
}
table-push-home-you = { $dice ->
    [one] votre dé rentre, non épuisé
   *[other] vos dés rentrent, non épuisés
}
table-throw-last = dernier dé…
table-throw-needs = { $dice ->
    [one] il rentre dès { $effort }
   *[other] chacun rentre dès { $effort }
}
table-report-row = { $name } : { $cards }{ $lost ->
    [0] .
    [one]  ; un dé est épuisé.
   *[other]  ; { $lost } dés sont épuisés.
}

## Sharing out
table-divvy = Partager
table-divvy-before = avant de regarder les cartes face cachée
table-divvy-agreed = { $mine } ici, { $others } là
table-divvy-open = pas de réponse
table-divvy-agree = D’accord
table-divvy-propose = Proposer à { $name }
table-divvy-swap = Tout échanger
table-divvy-sensible = Suggérer
table-divvy-switch = { $cards } : pour { $name }
table-would-receive = Recevrait
table-nothing = rien encore
table-one-owner = pour un seul

## Tooltips and spoken names
table-card-known = { $type }, { $coins }
table-card-face-down = { $type }, face cachée
table-known-to-all = Connue de tous.
table-known-by-now = Tous ne connaissent pas encore sa valeur.
table-known-to-you = Personne d’autre ne connaît sa valeur.
table-known-to-nobody = Vous n’avez pas vu sa valeur.
table-covered = Couverte. Maintenez pour voir.
table-flipped = Retournée : elle ne paie plus, mais compte toujours.
table-plate-iii = Plaque III : en jeu à partir de trois joueurs.
table-plate-iv = Plaque IV : en jeu à partir de quatre joueurs, avec les Jumeaux et au Choc des Familles.
table-card-free = Personne ne la tient.
table-card-held = { $name } la tient avec { $sum }.
# as in English
table-place = Place { $place } : { $card }. { $holder }
table-tip-now = En ce moment
table-tip-count = { $badge } { $name } : <b>{ $count }</b>
table-tip-dice = Dés : { $available } disponibles, { $exhausted } épuisés
table-tip-heir = Joueur virtuel : { $nature }
table-ledger-heir = { $name } : { $sets }.
table-ledger-none = aucune carte
table-ledger-set = { $type } × { $cards } : vaut { $pays }, la prochaine carte rapporte { $gain }
table-ledger-whole-set = { $type } × { $cards } : vaut { $pays }
table-ledger-tip = Un clic montre les collections de tous.
table-tip-why = Un clic dit pourquoi il a joué ainsi.
table-tip-known = Connues de tous : { $cards }
table-leader-tip = { $name } joue en premier. Les Torches passent à gauche après chaque manche.
table-lights-out-tip = { $name } joue en dernier et ne peut revendiquer qu’une carte.

## Hints
table-hint-choose-cards = Choisissez une carte : l’effort le plus bas qui suffit est déjà réglé.{ $exhausted ->
    [0] {""}
   *[other] {" "}Ou récupérez.
}
table-hint-choose-one-card = Torche Éteinte : choisissez une seule carte. L’effort le plus bas qui suffit est déjà réglé.
table-hint-in-hand = { $count ->
    [one] Un dé en main : choisissez la carte où le poser.
   *[other] { $count } dés en main : choisissez la carte où les poser.
}
table-hint-only-recover = Aucun dé disponible : récupérez ceux de la boîte.
table-hint-only-pass = Aucun dé disponible, aucun épuisé : il ne reste qu’à passer.
table-hint-claim-rivals = { $dice } dés sur { $cards } cartes : il y a { $home } de chances que tous rentrent. { $needed } ou plus vous évincerait d’une carte.
table-hint-claim-last = { $dice } dés sur { $cards } cartes : il y a { $home } de chances que tous rentrent. Plus personne ne peut vous évincer.
table-hint-safe = { $dice } sur { NOUN($card) } : un dé d’effort 1 n’est jamais lancé ni perdu.
table-hint-risk-rivals = { $dice } sur { NOUN($card) } : chaque dé rentre dès { $effort } ; { $needed } ou plus vous évincerait.
table-hint-risk-last = { $dice } sur { NOUN($card) } : chaque dé rentre dès { $effort }. Plus personne ne peut vous évincer.
table-hint-reroll = Sans Idole retournée, le dé en échec va dans la boîte. La carte est à vous de toute façon.
table-hint-take = Deux Poteries retournées valent une carte face cachée, tant que vous pouvez payer.
table-hint-peek = Un Manuscrit retourné ne paie plus, mais compte toujours.
table-hint-revive = Des Reliques retournées ne paient plus, mais comptent toujours.
table-hint-revive-last = Dernière chance : chaque dé sorti de la boîte vaut une Pièce.
table-hint-divvy = Une pile va à l’un de vous, si les deux acceptent. Les cartes d’avant ne changent pas de main.
table-hint-ghost = À force égale, un groupe n’évince jamais. Vos dés évincés reviennent aussitôt, non épuisés.
table-hint-watch = Un clic ou une touche passe l’animation.
table-hint-decided = { $name } a décidé. { $key } le montre.
table-forced-recover = { $name } : aucun dé à poser, les dés épuisés rentrent donc.
table-forced-pass = { $name } : aucun dé à poser, le tour passe donc.
table-hint-thinks = { $name } réfléchit.
table-key-next = suite
table-key-choose = choisir
# as in English
table-key-effort = effort
table-key-answer = réponse
table-key-confirm = confirmer
table-key-undo = annuler
table-key-recover = récupérer
table-key-pass = passer
table-key-zoom = agrandir
table-key-rule = règle
table-key-skip = passer
table-key-hint = conseil
table-key-why = pourquoi ?
# as in English
table-key-menu = menu
table-key-more = plus
table-nothing-to-undo = Il n’y a rien à annuler.
table-not-now = Ce n’est pas possible maintenant.
table-own-pad = Seule la manette de { $name } montre ces cartes.
table-others-pad = C’est à { $name } de décider : avec sa manette, le clavier ou la souris.
