# La page qui rejoue une partie terminée dans un navigateur.
web-title = La partie
web-first = Au début
web-back = Reculer
web-play = Lire
web-pause = Arrêter
web-on = Avancer
web-last = À la fin
web-steps = Toutes les étapes
web-crypt = La Crypte
web-heirs = Les joueurs
web-dice = Dés : { $count } (épuisés : { $out })
web-cards = Trésors : { $cards }
web-nothing = Aucune carte ici.
web-deck = Pioche : { $count }
web-box = Boîte : { $count }
web-result = Score final
web-keys = Les flèches avancent ou reculent d’une étape, la barre d’espace lance la lecture, Début et Fin mènent aux extrémités.
web-script = Pour montrer la table, cette page a besoin de JavaScript. Toute la partie est racontée plus bas.

share-title = Montrer cette partie
share-text = Une page rejoue la partie dans n’importe quel navigateur, sans réseau. Toutes les cartes y sont visibles.
share-tip = Comme page pour les autres, en entier ou ce tour seul.
share-game = Toute la partie en une page
share-turn = Ce tour en une page
share-saved = La page est enregistrée
share-later-title = Ce sera possible plus tard
share-later-text = Cette partie n’est pas finie : les autres verraient ce qui est caché. Vous pourrez la montrer dès qu’elle sera terminée.
