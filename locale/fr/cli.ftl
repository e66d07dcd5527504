# The command line.
cli-version =
    Crypt { $version }
    { $rules ->
        [compiled] règles : compilées
       *[python] règles : Python
    }
cli-help =
    Crypt, l’édition pour ordinateur : seul contre le Fantôme, ou jusqu’à huit joueurs autour d’un écran.

    crypt-game [options] [PARTIE]
    crypt-game referee
    crypt-game verify PARTIE
    crypt-game arena …
    crypt-game heir …

    PARTIE – une partie enregistrée, à ouvrir
    referee – joue les règles sans fenêtre, par l’entrée et la sortie standard
    verify – vérifie que les dés d’une partie viennent de sa graine
    arena – fait jouer des joueurs virtuels entre eux et donne les résultats
    heir – joue une place pour un autre programme, ligne par ligne

    --language CODE – en, de, fr, ou tout autre dossier de locale
    --size LxH – taille de la fenêtre, par exemple 1280x720
    --fullscreen – occupe tout l’écran
    --windowed – n’occupe pas tout l’écran
    --data-dir DOSSIER – y garde les parties, les réglages et les journaux
    --version – donne la version
    -h, --help – affiche ceci

    Les fenêtres et ces options parlent votre langue. referee, arena, heir, les installateurs et le texte d’un rapport d’erreur sont en anglais.
cli-see-help = crypt-game --help affiche ce qui est possible.
cli-usage = Cette ligne de commande est incompréhensible.
cli-missing-value = Il manque une valeur à { $option }.
cli-unknown-option = L’option { $option } n’existe pas.
cli-bad-size = « { $size } » n’est pas une taille de fenêtre ; écrivez-la comme 1280x720.
cli-unknown-language = La langue « { $language } » n’existe pas ; il y a { $known }.
cli-already-open = Crypt est déjà ouvert ; sa fenêtre a été appelée au premier plan.
cli-no-answer = Crypt est déjà ouvert, mais ne répond pas. Si cela dure, arrêtez-le et relancez Crypt.
cli-no-window = Crypt ne peut pas ouvrir de fenêtre ici ({ $reason }).
cli-no-screen = aucun écran trouvé
cli-crashed = Crypt s’est arrêté sur une erreur ; votre partie est enregistrée. Ce qui s’est passé : { $report }
crash-title = Quelque chose s’est mal passé
crash-told =
    Crypt a rencontré une erreur imprévue et ne peut pas continuer. Votre partie est en sécurité : tout est enregistré, jusqu’à la dernière étape.

    Ce qui s’est passé est noté ici, sans rien de personnel :
    { $report }
crash-play-on = Reprendre
crash-copy = Copier le rapport
crash-folder = Ouvrir le dossier
crash-close = Fermer
crash-again-game = Crypt a rencontré une erreur imprévue et a redémarré. Votre partie reprend à la même étape.
crash-again-menu = Crypt a rencontré une erreur imprévue et a redémarré. Vos parties sont en sécurité : tout est enregistré, jusqu’à la dernière étape.
crash-safe = Ce qui s’est passé est noté dans { $report }, sans rien de personnel.
