library-title = Gry
library-back = Powrót do menu
library-list = Lista gier
library-import = Otwórz plik
library-statistics = Statystyki
library-find = Szukaj
library-find-what = Nazwa, gracz, tryb …
library-found = { $count ->
    [one] Znaleziono { $count } grę
    [few] Znaleziono { $count } gry
    [many] Znaleziono { $count } gier
   *[other] Znaleziono { $count } gry
}
library-kind = { $mode ->
    [solo] Jedynak
    [twins] Bliźniacy w zmowie
    [clash] Starcie Rodów · { $players }
   *[standard] { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }
}
library-all = Wszystkie · { $count }
library-running = W toku · { $count }
library-finished = Skończone · { $count }
library-bin = Kosz · { $count }
library-none-all = Nie ma tu jeszcze żadnej gry. Każda rozpoczęta gra jest tu zapisana od pierwszej karty; upuść plik gry na okno, aby ją dodać.
library-none-running = Żadna gra nie czeka na dokończenie.
library-none-finished = Żadna gra jeszcze się nie skończyła.
library-none-bin = Kosz jest pusty. To, co usuniesz, leży tu, aż usuniesz to na zawsze: sam się nie opróżnia.
library-none-found = Żadna gra nie pasuje. { $back } znów pokazuje wszystkie.
library-untouched = Krypta leży nietknięta
library-carried-off = Nic tu nie leży
library-today = dziś, { $time }
library-yesterday = wczoraj, { $time }
library-date = { $weekday ->
    [0] pon.
    [1] wt.
    [2] śr.
    [3] czw.
    [4] pt.
    [5] sob.
   *[6] niedz.
} { $day } { $month ->
    [1] sty
    [2] lut
    [3] mar
    [4] kwi
    [5] maj
    [6] cze
    [7] lip
    [8] sie
    [9] wrz
    [10] paź
    [11] lis
   *[12] gru
}
library-date-year = { $day } { $month ->
    [1] sty
    [2] lut
    [3] mar
    [4] kwi
    [5] maj
    [6] cze
    [7] lip
    [8] sie
    [9] wrz
    [10] paź
    [11] lis
   *[12] gru
} { $year }
library-round = Runda { $round } z { $rounds }
library-luck = Kości w niebezpieczeństwie: { $dice }, wyczerpane: { $lost }, oczekiwane: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
library-practice = Trening: odgałęzienie innej gry, nie liczy się.
library-unaided = Wygrana bez pomocy.
library-helped = { $count ->
    [one] Komputer czasem decydował za gracza { $name }
    [few] Komputer czasem decydował za { $count } graczy
    [many] Komputer czasem decydował za { $count } graczy
   *[other] Komputer czasem decydował za { $count } gracza
}: statystyki to pomijają.
library-damaged = Plik jest uszkodzony; do rundy { $round } wszystko jest w porządku.
library-unreadable = Tego pliku nie da się odczytać
library-unreadable-why = W tym pliku nie ma gry, którą można dokończyć albo obejrzeć. Pozostaje, jaki był; możesz go wyeksportować albo przenieść do kosza.
library-continue = Kontynuuj
library-watch = Oglądaj
library-sheet = Wynik gry
library-rename = Zmień nazwę
library-rename-title = Jak ma się nazywać ta gra?
library-rename-text = Nazwa jest zapisana w pliku gry. Bez nazwy lista mówi, w co grano.
library-leave = Zostaw
library-export = Eksportuj
library-export-later-title = Wyeksportować można później
library-export-later-text = Ta gra jeszcze trwa: jej plik zawiera kolejność kart i wszystkie przyszłe rzuty. Możesz ją wyeksportować, gdy się skończy.
library-exported-title = Gra została wyeksportowana
library-exported-text = „{ $file }” leży w tym folderze:
    { $folder }
library-exported-safe = Ścieżka jest w schowku.
library-import-title = Który plik?
library-import-text = Wybierz go albo wpisz lub wklej, gdzie leży. Zostanie skopiowany do twoich gier, a sam się nie zmieni.
library-import-act = Otwórz
library-import-nothing = Najpierw wybierz plik.
library-known = Masz już tę grę
library-discard = Usuń
library-binned = Przeniesiono do kosza
library-undo = Cofnij usunięcie
library-restore = Przywróć
library-restored = Z powrotem wśród twoich gier
library-erase = Usuń na zawsze
library-erase-ask-title = Usunąć tę grę na zawsze?
library-erase-ask-text = Jej plik zniknie z dysku. Nie ma odwrotu.
library-erase-ask-stay = Zachowaj
library-erase-ask-act = Usuń na zawsze
library-refused = Nie udało się zmienić pliku. Nic nie przepadło.
library-share = Pokaż
library-unaided = Wygrana bez pomocy.
library-imported = Skądinąd: tej gry nie zaczęto tutaj i nie liczy się.
