app-window-too-small = De crypte heeft meer ruimte nodig: minstens { $width } × { $height } pixels.
tip-opens-rule = { $key } opent de regel
toast-settings-not-saved = De instellingen konden niet worden bewaard; ze gelden tot je afsluit.
toast-opponents-failed = De computerspelers denken niet meer. Ze beginnen vanzelf opnieuw; tot dan kiezen ze snel, als Schildknapen.
toast-muted = Geluid uit
toast-unmuted = Geluid aan
toast-practice = Oefenspel: wat je hebt uitgespeeld blijft zoals het was.
toast-game-not-saved = Het spel kan niet meer worden bewaard. Je kunt doorspelen, maar bij het afsluiten gaat het verloren.
toast-game-taken-in = Naar je spellen gekopieerd
toast-game-not-taken-in = Het spel kon niet worden gekopieerd: de schijf weigert. Het bestand blijft zoals het is.
toast-report-copied = Het verslag staat op het klembord
toast-report-not-copied = Het verslag kon niet worden gekopieerd.
toast-folder-not-shown = Hier kon geen bestandsbeheer worden geopend.
toast-letters-missing = De lettertypen van het spel missen { $count ->
    [one] { $count } teken
   *[other] { $count } tekens
} van deze taal ({ $letters }): daar staan vakjes.
toast-folders-temporary = Op deze computer kan niets worden bewaard: spellen en instellingen blijven tot hij opnieuw start.
app-no-room-to-unpack = Crypt heeft { $megabytes } MB vrije ruimte nodig in een map waaruit programma’s mogen starten, en vond er geen. Maak ruimte in /tmp of in je thuismap en start opnieuw.
list-row = { $row } { $number } van { $count }
# as in English
toast-pad-came = Controller { $number }: { $name }
toast-pad-went = Controller { $number } is weg: { $name }
# as in English
key-escape = Esc
