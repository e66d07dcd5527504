# Pourquoi un fichier indiqué ne s’ouvre pas.
path-nothing = Aucun fichier n’a été indiqué.
path-no-path = « { $file } » ne peut pas être un nom de fichier ici.
path-too-long = « { $file } » est trop long pour un nom de fichier ici.
path-elsewhere = « { $file } » se trouve sur un autre ordinateur : enregistrez-le d’abord sur celui-ci.
path-missing = Le fichier « { $file } » n’existe pas.
path-folder = « { $file } » est un dossier, pas une partie.
path-no-folder = « { $file } » est un fichier, pas un dossier.
path-not-plain = « { $file } » est un périphérique ou un tube, pas une partie.
path-not-allowed = Vous n’avez pas le droit de lire « { $file } ».
path-loop = « { $file } » est un lien qui tourne en rond.
path-unreadable = « { $file } » est illisible : son disque est peut-être en panne ou absent.

# The list that files are chosen from.
files-up = Dossier parent
files-folder = { $name }, dossier
files-drives = Tous les lecteurs
files-none = Il n’y a aucune partie dans ce dossier.
files-shown = { $folder } : { $count ->
    [0] aucune partie
    [one] une partie
   *[other] { $count } parties
}
