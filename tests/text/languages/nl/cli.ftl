# as in English
cli-version = Crypt { $version }
cli-help =
    Crypt, de computeruitgave: alleen tegen de Geest, of met hoogstens acht erfgenamen rond één scherm.

    crypt-game [opties] [SPEL]
    crypt-game referee
    crypt-game verify SPEL
    crypt-game arena …
    crypt-game heir …

    SPEL – een bewaard spel dat geopend wordt
    referee – speelt de regels via standaardinvoer en -uitvoer, zonder venster
    verify – controleert of de worpen van een bewaard spel uit zijn beginwaarde komen
    arena – laat computerspelers tegen elkaar spelen en toont de uitslagen
    heir – speelt één plaats, regel voor regel, voor een ander programma

    --language CODE – en, de, fr of een andere map in locale
    --size BxH – grootte van het venster, bijvoorbeeld 1280x720
    --fullscreen – vult het scherm
    --windowed – vult het scherm niet
    --data-dir MAP – bewaart spellen, instellingen en logboeken daar
    --version – toont de versie
    -h, --help – toont deze hulp

    Vensters en deze opties spreken jouw taal. referee, arena, heir, de installatieprogramma’s en de tekst van een foutverslag spreken Engels.
cli-see-help = crypt-game --help laat zien wat er kan.
cli-usage = Deze opdrachtregel is niet te begrijpen.
cli-missing-value = { $option } heeft een waarde nodig.
cli-unknown-option = De optie { $option } bestaat niet.
cli-bad-size = “{ $size }” is geen venstergrootte; schrijf bijvoorbeeld 1280x720.
cli-unknown-language = De taal “{ $language }” is er niet; wel { $known }.
cli-already-open = Crypt is al open; het venster is naar voren gehaald.
cli-no-answer = Crypt is al open, maar antwoordt niet. Blijft dat zo, beëindig het dan en start Crypt opnieuw.
cli-no-window = Crypt kan hier geen venster openen ({ $reason }).
cli-no-screen = er is geen scherm gevonden
cli-crashed = Crypt liep op een fout en is gestopt; je spel staat op de schijf. Wat er gebeurde: { $report }
crash-title = Er ging iets mis
crash-told =
    Crypt liep op een onverwachte fout en kan niet verder. Je spel is veilig: alles tot en met de laatste stap staat op de schijf.

    Wat er gebeurde, is opgeschreven, zonder iets persoonlijks:
    { $report }
crash-play-on = Verder spelen
crash-copy = Verslag kopiëren
crash-folder = Map openen
crash-close = Sluiten
crash-again-game = Crypt liep op een onverwachte fout en is opnieuw gestart. Je spel gaat bij dezelfde stap verder.
crash-again-menu = Crypt liep op een onverwachte fout en is opnieuw gestart. Je spellen zijn veilig: alles tot en met de laatste stap staat op de schijf.
crash-safe = Wat er gebeurde, staat in { $report }, zonder iets persoonlijks.
