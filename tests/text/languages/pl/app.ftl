app-window-too-small = Krypta potrzebuje więcej miejsca: co najmniej { $width } × { $height } pikseli.
tip-opens-rule = { $key } otwiera zasadę
toast-settings-not-saved = Nie udało się zapisać ustawień; obowiązują do zamknięcia gry.
toast-opponents-failed = Gracze komputerowi przestali myśleć. Sami zaczną od nowa; na razie wybierają szybko, jak Giermkowie.
toast-muted = Dźwięk wyłączony
toast-unmuted = Dźwięk włączony
toast-practice = Gra treningowa: to, co ukończono, pozostaje bez zmian.
toast-game-not-saved = Gry nie da się już zapisać. Możesz grać dalej, ale po zamknięciu przepadnie.
toast-game-taken-in = Skopiowano do twoich gier
toast-game-not-taken-in = Nie udało się skopiować gry: dysk odmawia. Plik pozostaje, jaki był.
toast-report-copied = Raport jest w schowku
toast-report-not-copied = Nie udało się skopiować raportu.
toast-folder-not-shown = Nie można tu otworzyć menedżera plików.
toast-letters-missing = Czcionkom gry brakuje { $count ->
    [one] { $count } litery
    [few] { $count } liter
    [many] { $count } liter
   *[other] { $count } litery
} tego języka ({ $letters }): w ich miejscu są ramki.
toast-folders-temporary = Na tym komputerze nic nie da się zachować: gry i ustawienia znikną przy ponownym uruchomieniu.
app-no-room-to-unpack = Crypt potrzebuje { $megabytes } MB wolnego miejsca w folderze, z którego można uruchamiać programy. Zwolnij miejsce w /tmp albo w folderze domowym i uruchom grę ponownie.
list-row = { $row } { $number } z { $count }
toast-pad-came = Kontroler { $number }: { $name }
toast-pad-went = Brak kontrolera { $number }: { $name }
# as in English
key-escape = Esc
