# The page that plays a finished game in a browser.
web-title = The game
web-first = To the beginning
web-back = Back
web-play = Play
web-pause = Stop
web-on = Forward
web-last = To the end
web-steps = All steps
web-crypt = The Crypt
web-heirs = The players
web-dice = Dice: { $count } ({ $out } exhausted)
web-cards = Treasure: { $cards }
web-nothing = No card lies here.
web-deck = Draw pile: { $count }
web-box = Box: { $count }
web-result = Final score
web-keys = Arrow keys lead one step on or back, the space bar plays, Home and End lead to both ends.
web-script = This page needs JavaScript to show the table. The whole game stands below in words.

share-title = Show this game
share-text = A page plays the game in any browser, without a network. All cards are open in it.
share-tip = As a page or a turn of it, for others to see.
share-game = The whole game as a page
share-turn = This turn as a page
share-saved = The page is saved
share-later-title = It can be shown later
share-later-text = This game still runs: others would see what is hidden. You can show it as soon as it is over.
