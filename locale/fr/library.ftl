# Les parties sur le disque.
library-title = Parties
library-back = Retour au menu
library-list = Les parties
library-import = Ouvrir un fichier
library-statistics = Statistiques
library-find = Chercher
library-find-what = Nom, joueur, variante…
library-found = { $count ->
    [one] Une partie trouvée
   *[other] { $count } parties trouvées
}
library-kind = { $mode ->
    [solo] Fils unique
    [twins] Jumeaux conspirateurs
    [clash] Choc des Familles · { $players }
   *[standard] { $players ->
        [2] 2 joueurs
        [3] 3 joueurs
       *[other] 4 joueurs
    }
}
library-all = Toutes · { $count }
library-running = En cours · { $count }
library-finished = Finies · { $count }
library-bin = Corbeille · { $count }
library-none-all = Toute partie commencée est gardée ici. Vous pouvez aussi déposer le fichier d’une partie sur la fenêtre.
library-none-running = Aucune partie n’attend d’être reprise.
library-none-finished = Aucune partie n’est encore arrivée à son terme.
library-none-bin = Ce que vous supprimez reste ici jusqu’à sa suppression définitive.
library-none-found = Aucune partie ne correspond. { $back } les montre toutes à nouveau.
library-untouched = Aucune partie
library-carried-off = La corbeille est vide
library-today = aujourd’hui, { $time }
library-yesterday = hier, { $time }
library-date = { $weekday ->
    [0] lun.
    [1] mar.
    [2] mer.
    [3] jeu.
    [4] ven.
    [5] sam.
   *[6] dim.
} { $day } { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
}
library-date-year = { $day } { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
} { $year }
library-round = Manche { $round } sur { $rounds }
library-luck = Dés en jeu : { $dice }, épuisés : { $lost }, attendus : { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
library-imported = Venue d’ailleurs : elle n’a pas été commencée ici et ne compte pas.
library-practice = Entraînement : la partie en prolonge une autre, ou sa crypte a déjà été ouverte. Elle ne compte pas.
library-unaided = Gagnée sans aide.
library-helped = { $count ->
    [one] L’ordinateur a parfois décidé pour { $name }
   *[other] L’ordinateur a parfois décidé pour { $count } joueurs
} : les statistiques n’en tiennent pas compte.
library-damaged = Le fichier est abîmé ; tout est intact jusqu’à la manche { $round }.
library-unreadable = Ce fichier est illisible
library-unreadable-why = Ce fichier ne contient aucune partie à reprendre ou à regarder. Il reste tel quel ; vous pouvez l’exporter ou le mettre à la corbeille.
library-continue = Reprendre
library-watch = Revoir
library-sheet = Décompte
library-rename = Renommer
library-rename-title = Comment appeler cette partie ?
library-rename-text = Le nom est gardé dans le fichier de la partie. Sans nom, la liste dit ce qui a été joué.
library-leave = Annuler
library-share = Partager
library-export = Exporter
library-export-later-title = L’export sera possible plus tard
library-export-later-text = Cette partie n’est pas finie : son fichier contient l’ordre des cartes et tous les lancers à venir. Vous pourrez l’exporter dès qu’elle sera terminée.
library-exported-title = La partie est exportée
library-exported-text = « { $file } » se trouve dans ce dossier :
    { $folder }
library-exported-safe = Son chemin est dans le presse-papiers.
library-import-title = Quel fichier ?
library-import-text = Choisissez-le, ou tapez ou collez son chemin. Il est copié parmi vos parties et reste tel quel.
library-import-act = Ouvrir
library-import-nothing = Choisissez d’abord un fichier.
library-known = Vous avez déjà cette partie
library-discard = Supprimer
library-binned = Mise à la corbeille
library-undo = Annuler la suppression
library-restore = Remettre
library-restored = De retour parmi vos parties
library-erase = Supprimer pour de bon
library-erase-ask-title = Supprimer cette partie pour de bon ?
library-erase-ask-text = Son fichier est effacé du disque. C’est irréversible.
library-erase-ask-stay = La garder
library-erase-ask-act = Supprimer
library-refused = Le fichier n’a pas pu être modifié. Rien n’est perdu.
