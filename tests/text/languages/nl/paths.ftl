path-nothing = Er is geen bestand genoemd.
path-no-path = “{ $file }” kan hier geen bestandsnaam zijn.
path-too-long = “{ $file }” is hier te lang als bestandsnaam.
path-elsewhere = “{ $file }” staat op een andere computer: bewaar het eerst op deze.
path-missing = Er is geen bestand “{ $file }”.
path-folder = “{ $file }” is een map en geen spel.
path-no-folder = “{ $file }” is een bestand en geen map.
path-not-plain = “{ $file }” is een apparaat of een pipe en geen spel.
path-not-allowed = Je mag “{ $file }” niet lezen.
path-loop = “{ $file }” is een koppeling die in een kring loopt.
path-unreadable = “{ $file }” is niet te lezen: misschien hapert de schijf of is ze weg.
files-up = Eén map omhoog
files-folder = { $name }, map
files-drives = Alle schijven
files-none = In deze map staat geen spel.
files-shown = { $folder }: { $count ->
    [0] geen spel
    [one] één spel
   *[other] { $count } spellen
}
