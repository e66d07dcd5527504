# Une phrase pour chaque refus : pourquoi, et ce qui serait permis. $card est un Trésor, $holder et $asked des joueurs.

refusal-game-over = La partie est terminée.
refusal-chance-pending = Les dés roulent encore.
refusal-no-such-seat = Personne n’est assis là.
refusal-ghost-seat = { NOUN($seat, cap: "yes") } suit ses propres règles ; personne ne joue à sa place.
refusal-not-asked = La décision revient maintenant à { NOUN($asked) }.
refusal-wrong-choice = Une autre décision vient d’abord.

refusal-empty-claim = Pour revendiquer, placez au moins un dé sur une carte ; pour n’en placer aucun, choisissez { $exhausted ->
    [0] Passer
   *[other] Récupérer
}.
refusal-no-such-slot = Cette place n’existe pas dans la Crypte.
refusal-empty-slot = Il n’y a plus de carte à cette place ; choisissez-en une autre.
refusal-slot-twice = Placez ensemble tous les dés pour { NOUN($card) }, pas en deux fois.
refusal-no-dice-on-card = Chaque carte que vous revendiquez doit recevoir au moins un dé.
refusal-bad-effort = Un dé n’a que des valeurs d’effort de 1 à 6.
refusal-mixed-efforts = Tous vos dés sur une même carte doivent montrer la même valeur d’effort.
refusal-too-many-dice = Pendant ce tour, vous pouvez placer { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, et non { $placed }.
refusal-no-dice = Vous n’avez aucun dé disponible : vous ne pouvez que récupérer.
refusal-one-card-only = Avec la Torche Éteinte, vous ne pouvez placer des dés que sur une seule carte.
refusal-too-weak = Votre { $strength } ne suffit pas pour { NOUN($card) } : il faut au moins { $needed } pour évincer { NOUN($holder) }.
refusal-other-effort = Les dés que vous ajoutez sur { NOUN($card) } doivent montrer { $effort }, comme ceux qui s’y trouvent.

refusal-collector-side = Le Collectionneur « { NOUN($collector, case: "bare") } » montre sa face { $side } : cette récompense n’est pas en jeu.
refusal-flip-count = Cette récompense coûte { $needed ->
    [one] { $needed } carte face cachée
   *[other] { $needed } cartes face cachée
}, et vous en avez choisi { $given }.
refusal-flip-twice = Une même carte ne peut pas payer deux fois ; choisissez-en une autre.
refusal-flip-wrong-type = Cette récompense ne se paie qu’avec des { NOUN($needed, case: "plain") }.
refusal-flip-not-yours = Vous ne pouvez retourner que des cartes de votre propre collection.
refusal-flip-already = Cette carte a déjà été retournée et ne peut plus payer ; choisissez-en une face cachée.
refusal-not-face-down = { NOUN($card, cap: "yes") } est face visible ; les Poteries ne permettent de prendre que des cartes face cachée.
refusal-no-face-down-card = Il n’y a pas de carte face cachée dans la Crypte.
refusal-all-seen = Vous connaissez déjà toutes les cartes face cachée de la Crypte.
refusal-not-now = Cette récompense ne peut pas servir pendant cette phase.
refusal-nothing-exhausted = Vous n’avez aucun dé épuisé à récupérer.
refusal-no-such-die = Ce dé n’est pas en échec ; choisissez-en un qui l’est.
refusal-share-needed = Dites si votre partenaire peut voir les cartes, lui aussi.
refusal-share-refused = Dans cette partie, il n’y a personne à qui montrer les cartes.

refusal-divvy-slots = Partagez toutes les cartes que tient votre équipe, et aucune autre.
refusal-divvy-seat = Chaque carte doit revenir à un membre de votre équipe.

