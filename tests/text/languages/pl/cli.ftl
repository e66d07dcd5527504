# as in English
cli-version = Crypt { $version }
cli-help =
    Crypt, wydanie komputerowe: w pojedynkę przeciw Duchowi albo do ośmiu spadkobierców przy jednym ekranie.

    crypt-game [opcje] [GRA]
    crypt-game referee
    crypt-game verify GRA
    crypt-game arena …
    crypt-game heir …

    GRA – zapisana gra do otwarcia
    referee – prowadzi grę przez standardowe wejście i wyjście, bez okna
    verify – sprawdza, czy rzuty zapisanej gry pochodzą z jej ziarna
    arena – każe graczom komputerowym grać ze sobą i pokazuje tabelę wyników
    heir – gra na jednym miejscu, wiersz po wierszu, dla innego programu

    --language KOD – en, de, fr albo inny folder w locale
    --size SZERxWYS – rozmiar okna, na przykład 1280x720
    --fullscreen – na pełnym ekranie
    --windowed – w oknie
    --data-dir FOLDER – trzyma tam gry, ustawienia i dzienniki
    --version – pokazuje wersję
    -h, --help – pokazuje tę pomoc

    Okna i te opcje mówią w twoim języku. referee, arena, heir, instalatory i tekst raportu o błędzie są po angielsku.
cli-see-help = crypt-game --help pokazuje, o co można poprosić.
cli-usage = Tego wiersza poleceń nie da się zrozumieć.
cli-missing-value = Opcja { $option } wymaga wartości.
cli-unknown-option = Nie ma opcji { $option }.
cli-bad-size = „{ $size }” nie jest rozmiarem okna; napisz na przykład 1280x720.
cli-unknown-language = Nie ma języka „{ $language }”; są { $known }.
cli-already-open = Crypt jest już otwarty; jego okno przeniesiono na wierzch.
cli-no-answer = Crypt jest już otwarty, ale nie odpowiada. Jeśli tak zostanie, zakończ go i uruchom Crypt ponownie.
cli-no-window = Crypt nie może tu otworzyć okna ({ $reason }).
cli-no-screen = nie znaleziono ekranu
cli-crashed = Crypt natrafił na błąd i zakończył pracę; twoja gra jest na dysku. Co się stało: { $report }
crash-title = Coś poszło nie tak
crash-told =
    Crypt natrafił na nieoczekiwany błąd i nie może działać dalej. Twoja gra jest bezpieczna: wszystko do ostatniego kroku jest na dysku.

    Zapisano, co się stało, bez żadnych danych osobistych:
    { $report }
crash-play-on = Graj dalej
crash-copy = Kopiuj raport
crash-folder = Otwórz folder
crash-close = Zamknij
crash-again-game = Crypt natrafił na nieoczekiwany błąd i uruchomił się ponownie. Twoja gra toczy się dalej od tego samego kroku.
crash-again-menu = Crypt natrafił na nieoczekiwany błąd i uruchomił się ponownie. Twoje gry są bezpieczne: wszystko do ostatniego kroku jest na dysku.
crash-safe = Co się stało, zapisano w { $report }, bez żadnych danych osobistych.
