# The setup of a new game.
setup-title = New game
setup-back = Back to the menu
setup-start = Play
setup-size = { $cards } cards · { $rounds } rounds

setup-mode-standard = Base game
setup-mode-standard-detail = 2 to 4 players · 25 min
setup-mode-standard-about = Everyone for themselves: claim Treasure, push the others out, please the Collectors.
setup-mode-solo = Only Child
setup-mode-solo-detail = you and the Ghost · 15 min
setup-mode-solo-about = You alone against the Ghost, who claims by fixed rules and never tires.
setup-mode-twins = Conspiring Twins
setup-mode-twins-detail = 2 players, two Ghosts · 30 min
setup-mode-twins-about = Two together against two Ghosts. The poorer twin’s score is the score of both.
setup-mode-clash = Clash of Houses
setup-mode-clash-detail = 6 or 8 players · 45 min
setup-mode-clash-about = Houses of a Duchess and a Duke share six dice. The poorer of the two counts.
setup-cursed = Cursed Treasure
setup-cursed-detail = The greediest loses 5 coins
setup-curtain = Hand-over
setup-curtain-detail = Covers the table between two players
setup-cut = Cut the deck
setup-cut-detail = Add your own word to the luck

setup-add-heir = Add a player
setup-add-house = Add a house
setup-remove-heir = { $name } leaves the table
setup-remove-house = { $house } leaves the table
setup-move-up = { $name } moves up one seat
setup-move-house-up = { $house } moves up
setup-next-house = { $name }: { $house }. Change house.
setup-change-house = { $house }. Change house.
setup-name-entry = Name of player { $seat }
setup-name-button = { $name }. Change the name.
setup-duchess = Duchess
setup-duke = Duke
setup-ghost = The Ghost
setup-ghost-twin = The Shade
setup-ghost-detail = Its dice are never exhausted.
setup-ghost-twin-detail = The second Ghost, just as tireless.

setup-mind-person = Person
setup-mind-page = Page
setup-mind-squire = Squire
setup-mind-knight = Knight
setup-mind-regent = Regent
setup-mind-sovereign = Sovereign
setup-mind-matched = At your level
setup-mind-of = { $name } is played by: { $mind }
setup-mind-you = You
setup-mind-ask = Who plays for { $name }?
setup-mind-person-about = Plays at this screen.
setup-mind-page-about = Plays on instinct and misses a lot.
setup-mind-squire-about = Counts its own coins, forgets yours.
setup-mind-knight-about = Minds who comes next, and sees the push-out coming.
setup-mind-regent-about = Thinks many turns through and forgives nothing.
setup-mind-sovereign-about = Thinks up to 3 seconds and misses next to nothing.
setup-mind-matched-about = Finds out in a few games how well you play.
setup-strength-page = easy
setup-strength-squire = fair
setup-strength-knight = strong
setup-strength-regent = expert
setup-strength-sovereign = supreme
setup-strength-matched = adapts
setup-temper = Style of play
setup-fill = Fill the seats with…
setup-fill-title = Who plays in the other seats?
setup-portrait = { $name }: { $title }. Change the portrait.
setup-collectors-note = click a card to turn it over
setup-temper-bold = bold
setup-temper-careful = careful
setup-temper-spiteful = spiteful
setup-temper-collector = greedy

setup-lead-random = Draw the Leader
setup-leads-first = leads first
setup-equal-luck-about = Several people play the same cards and rolls, one after the other.
setup-ranks = As many coins as you can
setup-lead-by = { $name } leads first
setup-lead-house = { $house } leads first

setup-house-tower = Tower
setup-house-moon = Moon
setup-house-pine = Pine
setup-house-star = Star

setup-collectors = Collectors
setup-all-a = All A
setup-all-b = All B
setup-shuffle = Shuffle
setup-turn-collector = { $collector }. Turn the card over.

# The names of the eight portraits.
setup-name-tower-duchess = Rosamund
setup-name-tower-duke = Aldric
setup-name-moon-duchess = Ysolde
setup-name-moon-duke = Anselm
setup-name-pine-duchess = Melisende
setup-name-pine-duke = Bram
setup-name-star-duchess = Mirabel
setup-name-star-duke = Lucan

## Which crypt
setup-code-enter = Enter a code
setup-code-today = Crypt of the day
setup-code-today-about = Everybody who opens it today finds the same cards and the same luck.
setup-code-title = The same crypt
setup-code-about = A game’s code opens it again for other players: the same cards, Collectors and luck. You find it on the score sheet when the game is over.
setup-code-take = Take this crypt
setup-code-stay = Cancel
setup-code-of = Code { $code }. Change it.
setup-code-drop = Remove the code
setup-code-taken = The crypt of the code. Choose the players and open it.
setup-code-dropped = A crypt that nobody knows yet.
setup-code-length = Letters of the code are missing, or there are too many.
setup-code-letter = A code is made of digits and letters only, without U.
setup-code-check = This code has a typing mistake: one character is wrong, or two changed places.
setup-code-unknown = This code is from a newer edition of the game.

## Cutting the deck before the first card
cut-title = Cut the deck
cut-text =
    The cards are sealed already, and you add to them. Nobody, not even the computer, can know them in advance. Anyone may write down the seal at the bottom.

    Type any word, or cut the deck below it:
cut-seal = The seal: { $seal }
cut-act = Cut and open
cut-skip = Leave it uncut
cut-deck = The deck
cut-deck-tip = Click where you lift it off, or move the place with the arrows.
cut-lifted = { $count ->
    [one] One card lifted off
   *[other] { $count } cards lifted off
}
cut-nothing = Type a word, or lift some cards off the deck.
setup-series = Several games…
