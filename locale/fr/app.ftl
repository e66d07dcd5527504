# Ce que dit la fenêtre elle-même.
app-window-too-small = La Crypte demande plus de place : au moins { $width } × { $height } pixels.
tip-opens-rule = { $key } ouvre la règle
toast-settings-not-saved = Les réglages n’ont pas pu être enregistrés ; ils valent jusqu’à la fermeture.
toast-opponents-failed = Les joueurs virtuels ont cessé de réfléchir. Cela reprendra tout seul ; en attendant, ils choisissent vite, comme des Écuyers.
toast-pad-came = Manette { $number } : { $name }
toast-pad-went = La manette { $number } n’est plus là : { $name }
key-escape = Échap
key-enter = Entrée
toast-muted = Son coupé
toast-unmuted = Son rétabli
toast-practice = Partie d’entraînement : la partie finie reste telle quelle.
toast-game-not-saved = La partie ne peut plus être enregistrée. Vous pouvez continuer, mais elle sera perdue quand vous quitterez.
toast-game-taken-in = Copiée parmi vos parties. Commencée ailleurs, elle ne compte pas ici.
toast-game-not-taken-in = La partie n’a pas pu être copiée : le disque la refuse. Le fichier reste tel quel.
toast-report-copied = Le rapport est dans le presse-papiers
toast-report-not-copied = Le rapport n’a pas pu être copié.
toast-folder-not-shown = Aucun gestionnaire de fichiers n’a pu s’ouvrir ici.
toast-letters-missing = Il manque aux polices du jeu { $count ->
    [one] { $count } caractère
   *[other] { $count } caractères
} de cette langue ({ $letters }) : des carrés les remplacent.
toast-folders-temporary = Rien ne peut être conservé sur cet ordinateur : parties et réglages durent jusqu’au redémarrage.
app-no-room-to-unpack = Crypt a besoin de { $megabytes } Mo libres dans un dossier d’où un programme peut être lancé, et n’en a pas trouvé. Libérez de la place dans /tmp ou dans votre dossier personnel, puis relancez le jeu.
list-row = { $row } { $number } sur { $count }
