# Les questions, la pause et le passage de main.
pause-title = Les Torches attendent
pause-saved = Partie enregistrée après chaque action
pause-resume = Retour à la table
pause-rules = Règles du jeu
pause-settings = Réglages
pause-new-game = Nouvelle partie
pause-leave = Revenir au menu

hand-over-to = Passez la main à
hand-over-name = { $title ->
    [duke] au Duc
   *[duchess] la Duchesse
} { $name }
hand-over-ready = Je suis { $name }
hand-over-promise = Rien de caché n’est montré avant l’appui sur ce bouton.
hand-over-task-claim = C’est son tour de revendiquer. Les autres détournent les yeux.
hand-over-task-pottery = Ses Poteries permettent de prendre une carte face cachée. Les autres détournent les yeux.
hand-over-task-reroll = Une Idole retournée permet une relance. Les autres détournent les yeux.
hand-over-task-divvy = La Famille se partage son butin. Les autres détournent les yeux.
hand-over-task-final = Dernière occasion de récupérer un dé. Les autres détournent les yeux.

dialog-damaged-title = Cette partie n’est pas lisible jusqu’au bout
dialog-damaged-text = { $rounds ->
    [0] Le fichier s’interrompt dans la première manche. Ce qui précède est intact.
    [one] Le fichier s’interrompt dans la manche 2. Tout est intact jusqu’à la fin de la manche 1.
   *[other] Le fichier s’interrompt après la manche { $rounds }. Tout est intact jusque-là.
}
dialog-damaged-safe = Le fichier abîmé est conservé.
dialog-damaged-continue = Reprendre de là
dialog-damaged-lost-title = Cette partie est illisible
dialog-damaged-lost-text = Rien dans son fichier ne permet de la reprendre.
dialog-cancel = Annuler
