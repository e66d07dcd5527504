# Les réglages.
settings-title = Réglages
settings-back = Retour
settings-at-once = Chaque changement est immédiat
settings-done = Terminé
settings-defaults = Par défaut

settings-language = Langue et texte
settings-interface = Interface
settings-rulebook = Règles du jeu
settings-rulebook-note = leur propre langue
settings-as-interface = la même
settings-text-size = Taille du texte
settings-percent = { $value } %
settings-text-sample = 2 ou plus en fin de partie : votre meilleur Bijou compte double.

settings-picture = Image et mouvement
settings-fullscreen = Plein écran
settings-fullscreen-detail = F11 à tout moment
settings-speed = Vitesse des animations
settings-speed-slow = lente
settings-speed-normal = normale
settings-speed-fast = rapide
settings-speed-off = sans
settings-reduced-motion = Moins de mouvement
settings-reduced-motion-detail = Rien ne vole, ne roule ni ne vacille
settings-heirs-pace = Rythme des héritiers virtuels
settings-pace-slow = lent
settings-pace-normal = normal
settings-pace-fast = rapide
settings-pace-step = par touche
settings-risk-figures = Risque en chiffres
settings-risk-figures-detail = À côté des six traits de chaque effort

settings-sound = Son
settings-mute = Couper
settings-unmute = Rétablir
settings-effects = Dés et cartes
settings-ambience = Torche et Crypte
settings-music = Musique

settings-hot-seat = Autour d’un écran
settings-hand-over = Passage de main
settings-hand-over-detail = Cache la table jusqu’à l’arrivée du suivant
settings-confirm-pass = Confirmer avant de passer
settings-confirm-pass-detail = Quand aucun dé n’est épuisé

settings-keys = Touches
settings-press-key = Pressez une touche
settings-key-of = { $action } : { $key }
settings-key-taken = déjà prise : { $action }
settings-key-fixed = cette touche est réservée
settings-keys-fixed = Fixes : Tab et flèches déplacent, Entrée et Espace choisissent, 1 à 6 fixent l’effort, Échap fait revenir, F1 ouvre les règles, F11 le plein écran.
settings-key-confirm = Confirmer l’action
settings-key-undo = Annuler
settings-key-recover = Récupérer
settings-key-peek = Regarder ses cartes
settings-key-zoom = Agrandir la carte
settings-key-score = Mon score actuel
settings-key-chronicle = Chronique
settings-key-hint = Conseil
settings-key-why = Pourquoi ce coup ?
settings-key-reference = Aide-mémoire
settings-key-skip = Passer l’animation
settings-key-mute = Couper ou rétablir le son
settings-key-repeat = Répéter à voix haute
settings-key-settings = Réglages
