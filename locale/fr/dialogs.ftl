# Les questions, la pause et le passage de main.
pause-title = Pause
pause-saved = Tout est enregistré
# as in English
pause-code = Code { $code }
pause-resume = Retour à la table
pause-rules = Règles du jeu
pause-aid = Aide de jeu à imprimer
pause-seats = Qui joue ?
pause-pace = Rythme : { $pace }
pause-settings = Réglages
pause-new-game = Nouvelle partie
pause-leave = Menu principal

hand-over-to = Passez la main
hand-over-name = { $title ->
    [duke] au Duc
   *[duchess] à la Duchesse
} { $name }
hand-over-ready = Je suis { $name }
hand-over-promise = Rien de caché n’est montré tant que vous n’avez pas appuyé.
hand-over-task-claim = C’est à { $title ->
    [duke] lui
   *[duchess] elle
} de revendiquer. Les autres détournent les yeux.
hand-over-task-pottery = Ses Poteries permettent de prendre une carte face cachée. Les autres détournent les yeux.
hand-over-task-reroll = Une Idole retournée permet une relance. Les autres détournent les yeux.
hand-over-task-divvy = La Famille se partage son butin. Les autres détournent les yeux.
hand-over-task-reward = Retourner ses cartes permet une récompense. Les autres détournent les yeux.
hand-over-task-final = Dernière occasion de récupérer un dé. Les autres détournent les yeux.
hand-over-task-seat = Il n’y a plus qu’une personne à l’écran. Les autres détournent les yeux.

seats-title = Qui joue ?
seats-note = Une place change de main aussitôt, même au milieu de son tour, et la partie en garde trace. Qui prend une place voit ses cartes ; qui la cède ne les voit plus.
seats-apply = Appliquer
seats-play-out = Laisser finir l’ordinateur
seats-stay = Annuler

dialog-pass-title = Passer sans revendiquer ?
dialog-pass-text = Vous avez des dés à placer, et aucun à récupérer.
dialog-pass-stay = Retour au tour
dialog-pass-act = Passer

dialog-look-again-title = Y regarder à deux fois ?
dialog-look-again-text = Un autre choix pourrait rapporter environ { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
} de plus.
dialog-look-again-stay = Revoir mon coup
dialog-look-again-act = Jouer quand même
dialog-take-back-title = Annuler cette action ?
dialog-take-back-text = Depuis, des dés ont été lancés ou une carte révélée. Annuler reste permis ; la partie en garde trace.
dialog-take-back-stay = Laisser ainsi
dialog-take-back-act = Annuler l’action
dialog-damaged-title = Cette partie n’est pas lisible jusqu’au bout
dialog-damaged-text = Son fichier est abîmé. Tout est intact jusqu’à la manche { $round }.
dialog-damaged-safe = Le fichier abîmé est conservé.
dialog-damaged-stay = Reprendre à la manche { $round }
dialog-damaged-act = Revenir au menu
dialog-not-opened-title = Cette partie est illisible
record-not-one = « { $file } » n’est pas une partie de Crypt, ou rien ne peut y être repris.
record-newer = « { $file } » vient d’une version plus récente de Crypt, qui saura l’ouvrir.
record-too-large = « { $file } » est bien plus gros que n’importe quelle partie de Crypt.
record-unreadable = « { $file } » ne s’ouvre pas : le fichier a peut-être été déplacé, ou vous n’avez pas le droit de le lire.
dialog-not-opened-safe = Le fichier reste tel quel.
dialog-not-opened-close = Fermer

branch-title = Reprendre à partir d’ici
branch-note = Une partie d’entraînement commence à la manche { $round } et continue de là ; la partie que vous regardiez reste telle quelle. Si vous faites les mêmes choix, les dés tombent de la même façon. L’entraînement ne compte pas dans les statistiques.
branch-apply = Reprendre
branch-play-out = Laisser finir l’ordinateur
branch-stay = Retour à la relecture
