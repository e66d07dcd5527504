# Ein neues Spiel wird vorbereitet.
setup-title = Neues Spiel
setup-back = Zurück zum Menü
setup-start = Spielen
setup-size = { $cards } Karten · { $rounds } Runden

setup-mode-standard = Grundspiel
setup-mode-standard-detail = 2 bis 4 · 25 Min.
setup-mode-standard-about = Jeder für sich: Schätze beanspruchen, andere rauswerfen, Sammler zufriedenstellen.
setup-mode-solo = Einzelkind
setup-mode-solo-detail = du und der Geist · 15 Min.
setup-mode-solo-about = Du allein gegen den Geist, der nach festen Regeln spielt und nie müde wird.
setup-mode-twins = Verschworene Zwillinge
setup-mode-twins-detail = zu zweit, zwei Geister · 30 Min.
setup-mode-twins-about = Zu zweit gegen zwei Geister. Es zählt das Ergebnis des ärmeren Zwillings.
setup-mode-clash = Kampf der Häuser
setup-mode-clash-detail = zu 6 oder 8 · 45 Min.
setup-mode-clash-about = Herzogin und Herzog jedes Hauses teilen sich sechs Würfel. Es zählt, wer ärmer ist.
setup-cursed = Verfluchter Schatz
setup-cursed-detail = Meiste Flüche: −5 Coins
setup-curtain = Übergabe
setup-curtain-detail = Deckt den Tisch beim Wechsel ab
setup-cut = Abheben
setup-cut-detail = Ein eigenes Wort zum Glück

setup-add-heir = Spieler hinzufügen
setup-add-house = Haus hinzufügen
setup-remove-heir = { $name } verlässt den Tisch
setup-remove-house = { $house } verlässt den Tisch
setup-move-up = { $name } rückt einen Platz vor
setup-move-house-up = { $house } rückt vor
setup-next-house = { $name }: { $house }. Haus wechseln.
setup-change-house = { $house }. Haus wechseln.
setup-name-entry = Name von Spieler { $seat }
setup-name-button = { $name }. Namen ändern.
setup-duchess = Herzogin
setup-duke = Herzog
setup-ghost = Der Geist
setup-ghost-twin = Der Schatten
setup-ghost-detail = Seine Würfel werden nie erschöpft.
setup-ghost-twin-detail = Der zweite Geist, ebenso unermüdlich.

setup-mind-person = Mensch
# as in English
setup-mind-page = Page
setup-mind-squire = Knappe
setup-mind-knight = Ritter
# as in English
setup-mind-regent = Regent
setup-mind-sovereign = Souverän
setup-mind-matched = Auf Augenhöhe
setup-mind-of = Für { $name } spielt: { $mind }
setup-mind-you = Du
setup-mind-ask = Wer spielt für { $name }?
setup-mind-person-about = Spielt an diesem Bildschirm.
setup-mind-page-about = Spielt drauflos und übersieht vieles.
setup-mind-squire-about = Zählt seine Coins und vergisst deine.
setup-mind-knight-about = Sieht voraus, wer ihn rauswerfen kann.
setup-mind-regent-about = Denkt viele Züge durch und verzeiht nichts.
setup-mind-sovereign-about = Denkt bis zu 3 Sekunden nach und übersieht fast nichts.
setup-mind-matched-about = Findet in wenigen Partien heraus, wie gut du spielst.
setup-strength-page = leicht
setup-strength-squire = mittel
setup-strength-knight = stark
setup-strength-regent = meisterhaft
setup-strength-sovereign = unerbittlich
setup-strength-matched = passt sich an
setup-temper = Spielweise
setup-fill = Plätze besetzen mit …
setup-fill-title = Wer spielt auf den anderen Plätzen?
setup-portrait = { $name }: { $title }. Porträt wechseln.
setup-collectors-note = Karte anklicken, um sie umzudrehen
setup-temper-bold = kühn
setup-temper-careful = bedacht
setup-temper-spiteful = missgünstig
setup-temper-collector = gierig

setup-lead-random = Anführer auslosen
setup-leads-first = führt zuerst
setup-equal-luck-about = Mehrere spielen nacheinander dieselben Karten und Würfe.
setup-ranks = So viele Coins wie möglich
setup-lead-by = { $name } führt zuerst
setup-lead-house = { $house } führt zuerst

setup-house-tower = Turm
setup-house-moon = Mond
setup-house-pine = Tanne
setup-house-star = Stern

setup-collectors = Sammler
setup-all-a = Alle A
setup-all-b = Alle B
setup-shuffle = Mischen
setup-turn-collector = { $collector }. Karte umdrehen.

# Die Namen der acht Porträts.
setup-name-tower-duchess = Rosamunde
setup-name-tower-duke = Alderich
setup-name-moon-duchess = Isolde
# as in English
setup-name-moon-duke = Anselm
setup-name-pine-duchess = Melisande
# as in English
setup-name-pine-duke = Bram
setup-name-star-duchess = Mirabella
setup-name-star-duke = Lukan

## Welche Gruft
setup-code-enter = Code eingeben
setup-code-today = Gruft des Tages
setup-code-today-about = Wer sie heute öffnet, findet überall dieselben Karten und dasselbe Glück.
setup-code-title = Dieselbe Gruft
setup-code-about = Der Code einer Partie öffnet sie für andere Spieler wieder: dieselben Karten, Sammler und dasselbe Glück. Du findest ihn bei der Abrechnung, wenn die Partie vorbei ist.
setup-code-take = Diese Gruft nehmen
setup-code-stay = Abbrechen
setup-code-of = Code { $code }. Ändern.
setup-code-drop = Code entfernen
setup-code-taken = Die Gruft zum Code. Wähle die Spieler und öffne sie.
setup-code-dropped = Eine Gruft, die noch niemand kennt.
setup-code-length = Im Code fehlen Zeichen, oder es sind zu viele.
setup-code-letter = Ein Code besteht nur aus Ziffern und Buchstaben, ohne U.
setup-code-check = In diesem Code steckt ein Tippfehler: Ein Zeichen ist falsch oder zwei sind vertauscht.
setup-code-unknown = Dieser Code stammt aus einer neueren Ausgabe des Spiels.

## Abheben vor der ersten Karte
cut-title = Abheben
cut-text =
    Die Karten sind schon versiegelt, und du gibst etwas dazu. Niemand, auch nicht der Computer, kann sie vorher kennen. Wer mag, schreibt das Siegel ganz unten ab.

    Tippe irgendein Wort oder hebe darunter ab:
cut-seal = Das Siegel: { $seal }
cut-act = Abheben und öffnen
cut-skip = Nicht abheben
cut-deck = Der Stapel
cut-deck-tip = Klicke, wo du abhebst, oder verschiebe die Stelle mit den Pfeilen.
cut-lifted = { $count ->
    [one] Eine Karte abgehoben
   *[other] { $count } Karten abgehoben
}
cut-nothing = Tippe ein Wort oder hebe Karten vom Stapel ab.
setup-series = Mehrere Partien …
