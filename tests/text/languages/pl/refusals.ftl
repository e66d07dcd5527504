refusal-game-over = Gra jest skończona.
refusal-chance-pending = Kości jeszcze się toczą.
refusal-no-such-seat = Nikt tam nie siedzi.
refusal-ghost-seat = { NOUN($seat, cap: "yes") } gra według własnych zasad; nikt za niego nie gra.
refusal-not-asked = Teraz decyduje { NOUN($asked) }.
refusal-wrong-choice = Najpierw trzeba zdecydować o czymś innym.
refusal-empty-claim = Zajmując kartę, kładziesz na niej co najmniej jedną kość; jeśli nie chcesz żadnej kłaść, wybierz „Odzyskaj”.
refusal-no-such-slot = Nie ma takiego miejsca w Krypcie.
refusal-empty-slot = Na tym miejscu nie ma już karty; wybierz inne.
refusal-slot-twice = Połóż wszystkie kości na { NOUN($card, case: "acc") } razem, nie w dwóch krokach.
refusal-no-dice-on-card = Każda karta, którą zajmujesz, potrzebuje co najmniej jednej kości.
refusal-bad-effort = Kość można ustawić tylko na wysiłek od 1 do 6.
refusal-mixed-efforts = Wszystkie twoje kości na jednej karcie muszą pokazywać ten sam wysiłek.
refusal-too-many-dice = W tej turze możesz położyć { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}, a nie { $placed }.
refusal-no-dice = Nie masz dostępnej kości, więc możesz tylko odzyskać wyczerpane.
refusal-one-card-only = Ze Zgaszonym Światłem możesz położyć kości tylko na jednej karcie.
refusal-too-weak = Twoje { $strength } to za mało na { NOUN($card, case: "acc") }: { NOUN($holder) } ustąpi przed { $needed } lub więcej.
refusal-other-effort = Kości, które dokładasz na { NOUN($card, case: "acc") }, muszą pokazywać { $effort }, jak te, które tam leżą.
refusal-collector-side = { NOUN($collector, case: "bare") } leży stroną { $side } do góry, więc tej nagrody nie ma w grze.
refusal-flip-count = Ta nagroda kosztuje { $needed ->
    [one] { $needed } zakrytą kartę
    [few] { $needed } zakryte karty
    [many] { $needed } zakrytych kart
   *[other] { $needed } zakrytej karty
}, a wybrano: { $given }.
refusal-flip-twice = Ta sama karta nie może zapłacić dwa razy; wybierz inną.
refusal-flip-wrong-type = Tę nagrodę opłacają tylko: { NOUN($needed, case: "plain") }.
refusal-flip-not-yours = Możesz odwracać tylko karty z własnej kolekcji.
refusal-flip-already = Ta karta była już odwrócona i nie zapłaci ponownie; wybierz zakrytą.
refusal-not-face-down = { NOUN($card, cap: "yes") } to odkryta karta; Ceramika kupuje tylko zakryte.
refusal-no-face-down-card = W Krypcie nie ma zakrytej karty.
refusal-all-seen = Znasz już każdą zakrytą kartę w Krypcie.
refusal-not-now = Tej nagrody nie można użyć w tej fazie.
refusal-nothing-exhausted = Nie masz wyczerpanej kości do odzyskania.
refusal-no-such-die = Ta kość nie zawiodła; wybierz taką, która zawiodła.
refusal-share-needed = Powiedz, czy twój partner też może zobaczyć karty.
refusal-share-refused = W tej grze nie ma nikogo, komu można by pokazać karty.
refusal-divvy-slots = Podzielcie każdą kartę, którą trzyma wasza drużyna, i żadnej innej.
refusal-divvy-seat = Każda karta musi trafić do kogoś z waszej drużyny.
