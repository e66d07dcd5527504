# La préparation d’une partie.
setup-title = Nouvelle partie
setup-back = Retour au menu
setup-start = Jouer
setup-size = { $cards } cartes · { $rounds } manches

setup-mode-standard = Jeu de base
setup-mode-standard-detail = 2 à 4 joueurs · 25 min
setup-mode-standard-about = Chacun pour soi : revendiquer les Trésors, évincer les autres, combler les Collectionneurs.
setup-mode-solo = Fils unique
setup-mode-solo-detail = vous et le Fantôme · 15 min
setup-mode-solo-about = Vous contre le Fantôme, qui suit ses règles et ne se lasse jamais.
setup-mode-twins = Jumeaux conspirateurs
setup-mode-twins-detail = 2 joueurs, 2 Fantômes · 30 min
setup-mode-twins-about = À deux contre deux Fantômes. Seul compte le score du jumeau le plus pauvre.
setup-mode-clash = Choc des Familles
setup-mode-clash-detail = 6 ou 8 joueurs · 45 min
setup-mode-clash-about = Duchesse et Duc de chaque Famille partagent six dés. Seul compte le plus pauvre des deux.
setup-cursed = Trésor Maudit
setup-cursed-detail = Le plus avide perd 5 Pièces
setup-curtain = Changement de joueur
setup-curtain-detail = Cache la table entre deux joueurs
setup-cut = Couper le paquet
setup-cut-detail = Votre mot pèse sur la chance

setup-add-heir = Ajouter un joueur
setup-add-house = Ajouter une Famille
setup-remove-heir = { $name } quitte la table
setup-remove-house = { $house } quitte la table
setup-move-up = { $name } avance d’une place
setup-move-house-up = { $house } avance
setup-next-house = { $name } : { $house }. Changer de Famille.
setup-change-house = { $house }. Changer de Famille.
setup-name-entry = Nom du joueur { $seat }
setup-name-button = { $name }. Changer le nom.
setup-duchess = Duchesse
setup-duke = Duc
setup-ghost = Le Fantôme
setup-ghost-twin = L’Ombre
setup-ghost-detail = Ses dés ne s’épuisent jamais.
setup-ghost-twin-detail = Le second Fantôme, tout aussi infatigable.

setup-mind-person = Humain
# as in English
setup-mind-page = Page
setup-mind-squire = Écuyer
setup-mind-knight = Chevalier
setup-mind-regent = Régent
setup-mind-sovereign = Souverain
setup-mind-matched = À votre niveau
setup-mind-of = Qui joue pour { $name } : { $mind }
setup-mind-you = Vous
setup-mind-ask = Qui joue pour { $name } ?
setup-mind-person-about = Joue devant cet écran.
setup-mind-page-about = Joue d’instinct et ne voit pas tout.
setup-mind-squire-about = Compte ses Pièces, oublie les vôtres.
setup-mind-knight-about = Surveille la suite du tour et voit venir l’éviction.
setup-mind-regent-about = Pèse bien des coups et ne pardonne rien.
setup-mind-sovereign-about = Réfléchit jusqu’à 3 secondes et ne manque presque rien.
setup-mind-matched-about = Découvre en quelques parties comment vous jouez.
setup-strength-page = facile
setup-strength-squire = moyen
setup-strength-knight = fort
# as in English
setup-strength-regent = expert
setup-strength-sovereign = suprême
setup-strength-matched = s’adapte
setup-temper = Style de jeu
setup-fill = Remplir les places…
setup-fill-title = Qui joue aux autres places ?
setup-portrait = { $name } : { $title }. Changer le portrait.
setup-collectors-note = cliquez pour retourner
setup-temper-bold = hardi
setup-temper-careful = prudent
setup-temper-spiteful = jaloux
setup-temper-collector = avide

setup-lead-random = Tirer le Leader au sort
setup-leads-first = commence
setup-equal-luck-about = Plusieurs personnes jouent l’une après l’autre les mêmes cartes et les mêmes lancers.
setup-ranks = Le plus de Pièces possible
setup-lead-by = { $name } commence
setup-lead-house = { $house } commence

setup-house-tower = Tour
setup-house-moon = Lune
setup-house-pine = Sapin
setup-house-star = Étoile

setup-collectors = Collectionneurs
setup-all-a = Tous A
setup-all-b = Tous B
setup-shuffle = Au hasard
setup-turn-collector = { $collector }. Retourner la carte.

# Les noms des huit portraits.
setup-name-tower-duchess = Rosemonde
# as in English
setup-name-tower-duke = Aldric
setup-name-moon-duchess = Yseult
setup-name-moon-duke = Anselme
setup-name-pine-duchess = Mélisende
setup-name-pine-duke = Bertrand
setup-name-star-duchess = Mirabelle
setup-name-star-duke = Lucain

## Quelle crypte
setup-code-enter = Saisir un code
setup-code-today = Crypte du jour
setup-code-today-about = Quiconque l’ouvre aujourd’hui y trouve les mêmes cartes et la même chance.
setup-code-title = La même Crypte
setup-code-about = Le code d’une partie la rouvre pour d’autres joueurs : mêmes cartes, mêmes Collectionneurs, même chance. Vous le trouvez sur la feuille de score, une fois la partie finie.
setup-code-take = Prendre cette Crypte
setup-code-stay = Annuler
setup-code-of = Code { $code }. Le changer.
setup-code-drop = Retirer le code
setup-code-taken = La Crypte du code. Choisissez les joueurs et ouvrez-la.
setup-code-dropped = Une Crypte que personne ne connaît encore.
setup-code-length = Il manque des caractères au code, ou il y en a trop.
setup-code-letter = Un code n’est fait que de chiffres et de lettres, sans U.
setup-code-check = Il y a une faute dans ce code : un caractère est faux ou deux sont inversés.
setup-code-unknown = Ce code vient d’une édition plus récente du jeu.

## Couper le paquet avant la première carte
cut-title = Coupez le paquet
cut-text =
    Les cartes sont déjà scellées, et vous y ajoutez votre part. Personne, pas même l’ordinateur, ne peut les connaître à l’avance. Notez le sceau, tout en bas, si vous voulez.

    Tapez un mot quelconque ou coupez le paquet :
cut-seal = Le sceau : { $seal }
cut-act = Couper et ouvrir
cut-skip = Ne pas couper
cut-deck = Le paquet
cut-deck-tip = Cliquez là où vous coupez, ou déplacez l’endroit avec les flèches.
cut-lifted = { $count ->
    [one] Une carte soulevée
   *[other] { $count } cartes soulevées
}
cut-nothing = Tapez un mot ou soulevez des cartes du paquet.
setup-series = Plusieurs parties…
