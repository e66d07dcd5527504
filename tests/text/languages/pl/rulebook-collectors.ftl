rulebook-collectors = Kolekcjonerzy
rulebook-collectors-read = Kartę Kolekcjonera czytaj od lewej do prawej: najpierw <b>wymaganie</b>, potem <b>nagroda</b>. Dolny wiersz mówi, kiedy działa. W grze jest tylko strona leżąca do góry, i to dla wszystkich.
rulebook-collectors-count = Nagrody na koniec gry liczą każdą kartę typu, odkrytą i zakrytą.
rulebook-flip = Odwracanie
rulebook-flip-pay = Karta z zakrzywioną strzałką oznacza <b>odwracanie</b>. Za taką nagrodę płacisz, odwracając podaną liczbę własnych zakrytych kart tego typu.
rulebook-flip-once = Odwrócona karta nie zapłaci drugi raz, ale nadal daje swoją wartość i nadal liczy się dla Kolekcjonera. Nagrody możesz używać <b>wielokrotnie</b>, dopóki masz dość zakrytych kart tego typu i jest właściwa chwila.
rulebook-flip-choice = Jeśli możesz zapłacić kartami o różnych wartościach, wybierasz. Gra proponuje te, których wartość i tak wszyscy znają.
rulebook-anytime = W każdej chwili
rulebook-anytime-when = „W każdej chwili” znaczy: zawsze, gdy gra czeka na czyjąś decyzję, także poza twoją turą. Szczątków A można użyć od Odkrywania do końcowego liczenia, Rękopisów B od Odkrywania do końca fazy Zajmowanie.
rulebook-anytime-when-why = Podczas Zbierania karty są już rozdawane, a drużyny dzielą je bez oglądania; podgląd przyszedłby za późno.
rulebook-anytime-useless = Nagrody, która nic by nie dała, gra nie proponuje: Rękopisów B, jeśli w Krypcie nie ma zakrytej karty albo znasz już wszystkie, Szczątków A, jeśli nie masz wyczerpanej kości (w Starciu Rodów: jeśli nie ma jej twój ród).
rulebook-collector-side = <b>{ $name }.</b> { $rule }

rulebook-idol = Idole
rulebook-idol-a-window = W kolejności tur każdy, kto ma kość, która zawiodła, i zakrytego Idola, może rzucić ponownie, dopóki ma jedno i drugie, albo zrezygnować. Uratowana kość jest od razu dostępna.
rulebook-idol-a-failed = Rzucić ponownie wolno tylko kością, która zawiodła.
rulebook-idol-a-failed-why = Kość, która wytrzymała, w nowym rzucie mogłaby tylko stracić.
rulebook-idol-b-check = Dzieje się to samo i nie jest wyborem. Sprawdza się na końcu Zbierania, dla wszystkich naraz, i po każdej karcie wziętej za Ceramikę B. 2 monety są takie same przy każdej liczbie Idoli.
rulebook-idol-b-which = Jeśli pierwszy gracz ma więcej niż dwa Idole, najpierw odwraca się te o jawnej wartości, potem o najniższej, a potem według nazwy karty.
rulebook-idol-b-which-why = Na wynik to nie wpływa, więc gra wybiera tak, by zdradzić jak najmniej.
rulebook-jewelry = Biżuteria
rulebook-manuscript = Rękopisy
rulebook-pottery = Ceramika
rulebook-pottery-b-window = Między Odkrywaniem a Zajmowaniem każdy, zaczynając od Przywódcy, kto ma dwie zakryte karty Ceramiki, może wziąć kartę, dopóki w Krypcie leży zakryta. Jeśli są dwie takie karty, wybierasz. Możesz to powtórzyć, zanim zrezygnujesz, a dopiero co wzięta Ceramika też się liczy. Po rezygnacji nie ma już w tej rundzie następnej szansy.
rulebook-remains = Szczątki
rulebook-tapestry = Gobeliny
rulebook-tapestry-a-none = Bez ani jednego Gobelinu nikt nie dostaje tej nagrody.
rulebook-tapestry-a-none-why = Inaczej najwyższa mogłaby być suma 0.

rulebook-quick = Ściąga
rulebook-reference-reveal = <b>I. Odkrywanie</b> – rozłóżcie Kryptę, zakryte karty na końcu{ $pottery ->
    [yes] {"; potem Ceramika B"}
   *[no] {""}
}
rulebook-reference-collect = <b>III. Zbieranie</b> – odrzućcie, rzućcie, weźcie karty,{ $idol ->
    [yes] {" Idole,"}
   *[no] {""}
} kości, które zawiodły, do pudełka
rulebook-reference-collectors = <b>Kolekcjonerzy tej gry</b>
rulebook-reference-solo = Jedynak
rulebook-reference-solo-list =
    Duch rzuca swoimi trzema kośćmi, łączy równe i kładzie najsilniejszą grupę najpierw
    Grupa bierze pierwszą od lewej kartę, która jest wolna albo którą trzymasz słabiej
    Jego kości nigdy nie są wyczerpane; co trzyma, trafia do pudełka
rulebook-reference-twins = Bliźniacy w zmowie
rulebook-reference-twins-list =
    Dwa Duchy grają jak u Jedynaka i nigdy nie wypierają się nawzajem
    Zanim ktokolwiek spojrzy, dzielicie wszystkie karty, które oboje trzymacie
    Liczy się niższy z waszych dwóch wyników
rulebook-reference-clash = Starcie Rodów
rulebook-reference-clash-list =
    Na ostatnich trzech miejscach leży po jeszcze jednej odkrytej karcie; stos bierze się w całości
    Najwyżej trzy kości w turze; „Odzyskaj” przywraca najwyżej trzy
    Kto gra w rodzie jako drugi, może zająć tylko jedną kartę
    Zanim ktokolwiek spojrzy, ród dzieli swoje karty; liczy się jego niższy wynik
rulebook-quick-round = <b>Runda</b>
rulebook-quick-round-list =
    <b>I. Odkrywanie</b> – rozłóżcie Kryptę, zakryte karty na końcu; potem Ceramika B
    <b>II. Zajmowanie</b> – w kolejności tur zajmuj albo odzyskuj; Zgaszone Światło: ostatnia tura, tylko jedna karta
    <b>III. Zbieranie</b> – odrzućcie, rzućcie, weźcie karty, Idole, kości, które zawiodły, do pudełka
    <b>IV. Przekazanie Pochodni</b> – obie karty Pochodni w lewo albo koniec gry
rulebook-quick-reveal = <b>Karty w Krypcie</b>
rulebook-quick-reveal-table = { rulebook-reveal-table }
rulebook-quick-claim = <b>Zajmowanie</b>
rulebook-quick-claim-list =
    Jeden wysiłek dla wszystkich twoich kości na karcie; siła to ich suma
    Aby wyprzeć, trzeba więcej; wyparte kości wracają sprawne
    Wyparto wszystko: przy Zbieraniu odzyskujesz wszystkie kości
    Odzyskaj: weź wszystkie wyczerpane kości z pudełka; to cała twoja tura
rulebook-quick-risk = <b>Ryzyko wyczerpania dla każdej kości</b>
rulebook-quick-risk-table =
    Wysiłek | 1 | 2 | 3 | 4 | 5 | 6
    Zawodzi przy | – | 1 | 1–2 | 1–3 | 1–4 | 1–5
    Ryzyko | pewne | 17% | 33% | 50% | 67% | 83%
rulebook-quick-score = <b>Liczenie</b>
rulebook-quick-score-list =
    Wartości wszystkich twoich kart Skarbu
    Nagrody Kolekcjonerów
    1 moneta za każdą sprawną kość
    Przeklęty Skarb: 5 monet mniej za najwięcej Klątw
