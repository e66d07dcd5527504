pause-title = Pauza
pause-saved = Zapisane po każdym ruchu
pause-code = Kod { $code }
pause-resume = Powrót do stołu
pause-rules = Zasady
pause-aid = Zapisz kartę pomocy
pause-seats = Kto gra?
pause-pace = Tempo: { $pace }
pause-settings = Ustawienia
pause-new-game = Nowa gra
pause-leave = Menu główne
hand-over-to = Teraz przy ekranie:
hand-over-name = { $title ->
    [duke] Książę
   *[duchess] Księżna
} { $name }
hand-over-ready = Gotowe: { $name }
hand-over-promise = Nic ukrytego nie pojawi się przed naciśnięciem tego przycisku.
hand-over-task-claim = { $title ->
    [duke] Jego
   *[duchess] Jej
} tura Zajmowania. Reszta nie patrzy.
hand-over-task-pottery = { $title ->
    [duke] On
   *[duchess] Ona
} może wziąć zakrytą kartę za Ceramikę. Reszta nie patrzy.
hand-over-task-reroll = { $title ->
    [duke] On
   *[duchess] Ona
} może odwrócić Idola i rzucić ponownie. Reszta nie patrzy.
hand-over-task-divvy = Ród dzieli zdobyte karty. Reszta nie patrzy.
hand-over-task-reward = { $title ->
    [duke] On
   *[duchess] Ona
} może odwrócić karty za nagrodę. Reszta nie patrzy.
hand-over-task-final = { $title ->
    [duke] Jego
   *[duchess] Jej
} ostatnia szansa, by odzyskać kość. Reszta nie patrzy.
hand-over-task-seat = { $title ->
    [duke] On
   *[duchess] Ona
} jest teraz przy ekranie w pojedynkę. Reszta nie patrzy.
seats-title = Kto gra?
seats-note = Miejsce zmienia gracza od razu, nawet w środku tury, i zostaje to zapisane. Kto przejmuje miejsce, widzi to, co temu miejscu wolno widzieć; oddane miejsce zostaje zasłonięte.
seats-apply = Graj tak dalej
seats-play-out = Komputer gra dalej
seats-stay = Zostaw, jak jest
dialog-pass-title = Pas bez zajmowania kart?
dialog-pass-text = Nic twojego nie jest wyczerpane: odzyskiwanie byłoby teraz zwykłym pasem.
dialog-pass-stay = Wróć do tury
dialog-pass-act = Pas
dialog-take-back-title = Cofnąć ten ruch?
dialog-take-back-text = Od tego czasu rzucono kośćmi albo odkryto kartę. Mimo to można cofnąć; zostanie to zapisane.
dialog-take-back-stay = Zostaw
dialog-take-back-act = Cofnij
dialog-damaged-title = Tej gry nie da się odczytać do końca
dialog-damaged-text = Jej plik jest uszkodzony. Do rundy { $round } wszystko jest w porządku.
dialog-damaged-safe = Uszkodzony plik zostaje zachowany.
dialog-damaged-stay = Graj dalej w rundzie { $round }
dialog-damaged-act = Powrót do menu
dialog-not-opened-title = Tej gry nie da się odczytać
record-not-one = „{ $file }” nie jest grą Crypt albo nie ma w niej czego dograć.
record-newer = „{ $file }” pochodzi z nowszej wersji Crypt, która potrafi go otworzyć.
record-too-large = „{ $file }” jest o wiele większy niż jakakolwiek gra Crypt.
record-unreadable = Nie da się otworzyć „{ $file }”: może go przeniesiono albo nie wolno ci go czytać.
dialog-not-opened-safe = Plik pozostaje, jaki był.
dialog-not-opened-close = Zamknij
branch-title = Graj dalej od tego miejsca
branch-note = Gra treningowa zaczyna się w rundzie { $round } i toczy się dalej; gra, którą oglądasz, pozostaje bez zmian. Przy takich samych decyzjach kości padną tak samo. Trening nie liczy się do statystyk.
branch-apply = Graj dalej
branch-play-out = Komputer gra dalej
branch-stay = Wróć do powtórki
dialog-look-again-title = Przemyśleć jeszcze raz?
dialog-look-again-text = Inny wybór może dać około { $coins ->
    [one] { $coins } monety
    [few] { $coins } monet
    [many] { $coins } monet
   *[other] { $coins } monety
} więcej.
dialog-look-again-stay = Przemyśl jeszcze raz
dialog-look-again-act = Mimo to zagraj
