path-nothing = Nie podano pliku.
path-no-path = „{ $file }” nie może tu być nazwą pliku.
path-too-long = „{ $file }” to za długa nazwa pliku.
path-elsewhere = „{ $file }” leży na innym komputerze: najpierw zapisz go na tym.
path-missing = Nie ma pliku „{ $file }”.
path-folder = „{ $file }” to folder, a nie gra.
path-no-folder = „{ $file }” to plik, a nie folder.
path-not-plain = „{ $file }” to urządzenie albo potok, a nie gra.
path-not-allowed = Nie wolno ci czytać „{ $file }”.
path-loop = „{ $file }” to dowiązanie, które prowadzi w kółko.
path-unreadable = Nie da się odczytać „{ $file }”: może zawodzi dysk albo go nie ma.
files-up = Folder wyżej
# as in English
files-folder = { $name }, folder
files-drives = Wszystkie dyski
files-none = W tym folderze nie ma gry.
files-shown = { $folder }: { $count ->
    [0] brak gier
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
