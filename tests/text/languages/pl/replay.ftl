replay-round = Runda { $round }
replay-step = Krok { $step } z { $steps }
replay-scrubber = Krok { $step } z { $steps }. { $told }
replay-round-back = Na początek rundy
replay-turn-back = Poprzednia tura
replay-step-back = Krok wstecz
replay-play = Odtwarzaj
# as in English
replay-pause = Stop
replay-step-on = Krok dalej
replay-turn-on = Następna tura
replay-round-on = Następna runda
replay-speed = { $speed ->
    [1] Zwykła szybkość
   *[other] Szybkość × { $speed }
}
replay-values-everybody = Widać wszystkie wartości
replay-values-seat = Tylko to, co wie { $name }
replay-values-nobody = Tylko to, co leży odkryte
replay-values-tip = Naciśnij, by zmienić, czyje wartości pokazuje powtórka.
replay-values-later = Wartości zobaczysz po końcu gry.
replay-turn-table = { $name }: miejsce na dole
replay-turn-table-tip = Naciśnij, by patrzeć z miejsca następnego gracza.
replay-turn-later = Stół można obracać po końcu gry.
replay-branch = Graj dalej stąd
replay-branch-tip = Gra treningowa, która zaczyna się w tej chwili. Ta gra pozostaje bez zmian.
replay-branch-later = Grać dalej stąd można po końcu gry.
replay-branch-nowhere = Tej gry nie da się stąd kontynuować.
replay-fairness = Kości tej gry
replay-fairness-tip = Czy były uczciwe? Każdy rzut i to, czego można było oczekiwać.
replay-fairness-later = Kości zobaczysz po końcu gry.
replay-leave = { $back } wraca.
replay-catching-up = Co się stało od twojej ostatniej tury. { $back } wraca do stołu.
replay-key-step = krok
replay-key-turn = tura
replay-key-round = runda
replay-key-play = odtwarzaj
replay-key-zoom = powiększ
replay-key-log = kronika
replay-key-leave = wstecz
