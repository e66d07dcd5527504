# About the game.
about-title = About
about-back = Back to the menu
about-done = Done
about-game = The game
about-game-authors = Designed by <b>Andrew Nerger</b> and <b>Jeffrey Chin</b>.
about-game-art = Illustration and graphic design of the printed game: Jeffrey Chin. Tapestry designs: Alex Chin.
about-game-publisher = Published by Road To Infamy Games, 2018.
about-game-french = French edition: Ôz Éditions. Translation: Jean Dorthe.
about-edition = This edition
about-edition-own = Words, pictures and sounds of this desktop edition are its own; none is taken from the printed game.
about-edition-offline = It works without a network or an account and sends nothing to anybody.
about-edition-thanks = If you like it, the box belongs on your shelf.
about-built-with = Built with
about-texts = The full licence texts are in the program’s folder.
