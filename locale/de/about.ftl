# Über das Spiel.
about-title = Über das Spiel
about-back = Zurück zum Menü
about-done = Fertig
about-game = Das Spiel
about-game-authors = Erdacht von <b>Andrew Nerger</b> und <b>Jeffrey Chin</b>.
about-game-art = Illustration und Gestaltung des gedruckten Spiels: Jeffrey Chin. Entwürfe der Tapisserien: Alex Chin.
about-game-publisher = Erschienen bei Road To Infamy Games, 2018.
about-game-french = Französische Ausgabe: Ôz Éditions. Übersetzung: Jean Dorthe.
about-edition = Diese Ausgabe
about-edition-own = Texte, Bilder und Klänge dieser Computerausgabe sind ihre eigenen; nichts davon stammt aus dem gedruckten Spiel.
about-edition-offline = Sie kommt ohne Netz und ohne Konto aus und meldet niemandem etwas.
about-edition-thanks = Wenn sie dir gefällt, gehört die Schachtel in dein Regal.
about-built-with = Gebaut mit
about-texts = Die vollen Lizenztexte liegen dem Programm bei.
