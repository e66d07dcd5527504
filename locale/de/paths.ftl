# Warum eine genannte Datei sich nicht öffnen lässt.
path-nothing = Es wurde keine Datei genannt.
path-no-path = „{ $file }“ kann hier kein Dateiname sein.
path-too-long = „{ $file }“ ist hier als Dateiname zu lang.
path-elsewhere = „{ $file }“ liegt auf einem anderen Computer: Speichere die Datei erst auf diesem.
path-missing = Die Datei „{ $file }“ gibt es nicht.
path-folder = „{ $file }“ ist ein Ordner, keine Partie.
path-no-folder = „{ $file }“ ist eine Datei, kein Ordner.
path-not-plain = „{ $file }“ ist ein Gerät oder eine Pipe, keine Partie.
path-not-allowed = Du darfst „{ $file }“ nicht lesen.
path-loop = „{ $file }“ ist eine Verknüpfung, die im Kreis führt.
path-unreadable = „{ $file }“ ist nicht zu lesen: Vielleicht ist der Datenträger defekt oder fort.

# The list that files are chosen from.
files-up = Einen Ordner höher
files-folder = { $name }, Ordner
files-drives = Alle Laufwerke
files-none = In diesem Ordner ist keine Partie.
files-shown = { $folder }: { $count ->
    [0] keine Partie
    [one] eine Partie
   *[other] { $count } Partien
}
