# Der eigene Name der Sprache, wie ihn die Einstellungen zeigen.
meta-name = Deutsch
