# The main menu.
menu-tagline = The king is dead. His heirs send for the silver.
menu-play = Play
menu-continue = Continue
menu-continue-detail = Round { $round } of { $rounds } · { $table }
menu-series = Next game of the series
menu-series-detail = Game { $number } of { $games }
menu-equal-luck = Equal luck
menu-equal-luck-detail = The next turn waits
menu-table = { $mode ->
    [solo] Only Child
    [twins] Conspiring Twins
    [clash] Clash of Houses
   *[standard] { $heirs ->
        [2] 2 players
        [3] 3 players
       *[other] 4 players
    }
}
menu-new-game = New game
menu-campaign = The Inheritance
menu-new-game-detail = Mode, players, Collectors
menu-learn = Learn to play
menu-learn-detail = { $done ->
    [0] Seven short lessons, six minutes
   *[other] Seven lessons · { $done } of { $lessons } done
}
menu-learn-offer = New here?
menu-known = I know the game
menu-known-spoken = I know the game. Do not ask again.
menu-access = Accessibility
menu-access-detail = Large text, contrast, read aloud
menu-today = Crypt of the day
menu-riddles = Riddles
menu-games = Games
menu-rules = Rulebook
menu-settings = Settings
menu-about = About
menu-quit = Quit
menu-credit = A game by Andrew Nerger and Jeffrey Chin
menu-version = Version
