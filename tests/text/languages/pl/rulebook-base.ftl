rulebook-title = Zasady gry
rulebook-ruling = Nasza zasada
rulebook-see-also = Zobacz też

rulebook-game = Gra
rulebook-game-facts =
    Gracze | Wiek | Czas
    1 do 4; w Starciu Rodów 6 lub 8 | od 14 lat | 25 do 60 minut

rulebook-story = Historia
rulebook-story-will = Stary król zabrał swój majątek ze sobą. Idole, pierścienie i odświętna porcelana zeszły po schodach za jego trumną, a testament mówi, że mają tam zostać.
rulebook-story-heirs = Jego dzieci przeczytały testament i są innego zdania. Noc w noc schodzą na dół z jedną pochodnią na wszystkich i ze sługami, którzy woleliby leżeć w łóżkach. Im ciężej każesz słudze pracować, tym szybciej padnie wyczerpany. A kolekcjonerzy, którzy czekają na górze, dobrze płacą tylko za piękny zestaw.

rulebook-goal = Cel gry
rulebook-goal-win = Wygrywa ten, kto na koniec ma najwięcej <b>monet</b>. Monety dają karty Skarbu, Kolekcjonerzy i Słudzy, którzy jeszcze trzymają się na nogach.
rulebook-goal-how = Twoi Słudzy to kości, które w każdej rundzie wysyłasz do kart w Krypcie. Ty decydujesz, jak ciężko pracują: wysoki wysiłek utrzymuje kartę i wysoki wysiłek wyczerpuje kości.

rulebook-components = Elementy gry
rulebook-components-list =
    48 kart Skarbu: sześć typów po osiem kart
    12 kości Sług: po trzy w każdym z czterech kolorów
    4 karty Gracza ze stroną Księżnej i stroną Księcia
    2 karty Pochodni: Przywódca i Zgaszone Światło
    6 kart Kolekcjonerów ze stroną A i stroną B
rulebook-components-treasure = Skarb
rulebook-treasure-types = Jest sześć typów Skarbu: Idol, Biżuteria, Rękopis, Ceramika, Szczątki i Gobelin. Moneta w rogu mówi, ile karta jest warta, od 1 do 4. U dołu są cztery miejsca na kości; nie jest to ograniczenie.
rulebook-treasure-icons = Niektóre karty mają <b>symbol przygotowania</b>: III oznacza karty dokładane od trzech graczy, IV dokładane od czterech. Każdy typ składa się z tych kart:
rulebook-treasure-table =
    Wartość | bez symbolu | III | IV
    1 | jedna | – | jedna
    2 | jedna | jedna | –
    3 | jedna | jedna | –
    4 | jedna | – | jedna
rulebook-treasure-backs = Rewers karty pokazuje jej <b>typ</b>, ale nie wartość. Każdy może więc znać typ każdej zakrytej karty: w Krypcie, w każdej kolekcji i na wierzchu stosu dobierania, gdzie widać, co będzie dobrane następne.
rulebook-components-servants = Kości Sług
rulebook-servants-dice = Twoje trzy kości to twoi Słudzy. Dopóki leżą na twojej karcie Gracza, są dostępne; na karcie Skarbu pracują.
rulebook-servants-effort = Pracująca kość jest ustawiona na <b>wysiłek</b> od 1 do 6. Tę liczbę wybierasz, nie rzuca się o nią. Dopiero później rzut rozstrzyga, czy wysiłek był za duży.
rulebook-servants-box = Kość, która pracowała za ciężko, jest <b>wyczerpana</b> i trafia do pudełka. Musisz ją odzyskać, zanim znów jej użyjesz. Odrzucone karty też trafiają do pudełka.
rulebook-components-players = Karty Gracza
rulebook-players-card = Każdy gracz ma kartę w kolorze swoich kości. Księżna czy Książę to rzecz gustu; tylko w Starciu Rodów ma znaczenie, kto jest kim.
rulebook-components-torches = Karty Pochodni
rulebook-torches-cards = <b>Przywódca</b> gra najpierw. Kto ma <b>Zgaszone Światło</b>, gra na końcu i może zająć tylko jedną kartę. Obie karty wędrują wokół stołu z rundy na rundę.
rulebook-components-collectors = Karty Kolekcjonerów
rulebook-collectors-cards = Dla każdego typu Skarbu jest jeden Kolekcjoner. Jeśli masz tyle kart tego typu, ile Kolekcjoner wymaga, dostajesz nagrodę: dodatkowe monety na koniec gry albo specjalną akcję w trakcie gry. Kolekcjonerzy leżą na środku dla wszystkich: <b>kilku graczy może dostać tę samą nagrodę</b>. Obie strony karty są różne. Przed grą ustala się, które strony leżą do góry.

rulebook-setup = Przygotowanie
rulebook-setup-deck = Odłóż karty niepotrzebne przy tej liczbie graczy. Potasuj pozostałe i ułóż zakryty stos dobierania.
rulebook-setup-table =
    Gracze | odłóż | stos | rundy
    1 lub 2 | III i IV | 24 karty | 8
    3 | IV | 36 kart | 9
    4 | nic | 48 kart | 8
rulebook-setup-collectors = Rozłóż sześciu Kolekcjonerów w rzędzie. Każdy układ stron jest dobry; na pierwszą grę najlepsze są same A.
rulebook-setup-players = Każdy bierze kartę Gracza i trzy kości w jej kolorze. Wszystkie kości na początku są sprawne.
rulebook-setup-leader = Wybierzcie albo wylosujcie pierwszego Przywódcę. Przy trzech lub czterech graczach <b>Zgaszone Światło</b> dostaje gracz po prawej Przywódcy, ostatni w kolejności tur. Przy dwóch graczach Przywódca ma obie karty Pochodni.
rulebook-setup-order = Tury idą zgodnie z ruchem wskazówek zegara, czyli w lewo, i zaczynają się od Przywódcy.

rulebook-round = Runda
rulebook-round-phases = Gra toczy się w rundach. Każda ma cztery fazy, zawsze w tej samej kolejności: <b>Odkrywanie</b>, <b>Zajmowanie</b>, <b>Zbieranie</b> i <b>Przekazanie Pochodni</b>.

rulebook-reveal = I. Odkrywanie
rulebook-reveal-row = Dobierz karty ze stosu i ułóż je w rzędzie, czyli w <b>Krypcie</b>: najpierw odkryte, potem zakryte.
rulebook-reveal-table =
    Gracze | odkryte | zakryte
    1 lub 2 | 2 | 1
    3 | 3 | 1
    4 | 4 | 2
rulebook-reveal-pottery = Jeśli Ceramika leży stroną B do góry, można jej użyć teraz, zanim ktokolwiek coś zajmie.

rulebook-claim = II. Zajmowanie
rulebook-claim-action = W kolejności tur każdy gracz ma jedną turę (przy dwóch graczach Przywódca ma dwie, zobacz Zgaszone Światło). W swojej turze robisz <b>jedno</b> z dwojga: <b>zajmujesz</b> karty kośćmi albo <b>odzyskujesz</b> wyczerpane kości.
rulebook-claim-cards = Zajmowanie
rulebook-claim-dice = Połóż jedną lub więcej dostępnych kości na jednej lub kilku kartach Krypty. Możesz je dzielić dowolnie, wszystkie na jednej karcie albo każdą na innej.
rulebook-claim-effort = Ustaw każdą kość na wysiłek od 1 do 6. Wszystkie twoje kości na tej samej karcie pokazują <b>ten sam</b> wysiłek; na różnych kartach może być różny.
rulebook-claim-strength = <b>Siła</b> grupy to suma jej kości: dwie kości z wysiłkiem 4 mają siłę 8. Na karcie, której nikt nie trzyma, wystarczy każda grupa, nawet pojedyncza 1.
rulebook-push-out = Wypieranie
rulebook-push-out-stronger = Możesz zająć kartę, którą trzyma przeciwnik, jeśli twoja grupa jest <b>wyraźnie silniejsza</b>. Równa suma nie wystarczy.
rulebook-push-out-return = Kości, które wypierasz, od razu wracają do właściciela, sprawne. Jeśli właściciel ma w tej rundzie jeszcze turę, jak Przywódca w grze na dwóch, można ich od razu znów użyć.
rulebook-push-out-own = Na kartę, którą sam trzymasz, możesz dołożyć kości z tym samym wysiłkiem. Kości, które tam leżą, nie wolno obracać ani zabierać.
rulebook-push-out-own-why = Zasady nie mówią, co się dzieje, gdy Przywódca w grze na dwóch wraca do własnej karty.
rulebook-recover = Odzyskaj
rulebook-recover-all = Weź wszystkie swoje wyczerpane kości z pudełka. Możesz ich użyć od następnej tury; ta tura się kończy.
rulebook-recover-only = Jeśli nie masz dostępnej kości, możesz tylko odzyskiwać.
rulebook-recover-pass = Możesz odzyskiwać, choć nic nie jest wyczerpane. To po prostu pas.
rulebook-recover-pass-why = Zasady nie podają sposobu na opuszczenie tury, a nikogo nie można zmusić do położenia kości.
rulebook-lights-out = Zgaszone Światło
rulebook-lights-out-last = Kto ma <b>Zgaszone Światło</b>, rozgrywa ostatnią turę rundy. Zajmując, może położyć kości tylko na <b>jednej</b> karcie, ile zechce. Odzyskiwać można jak zawsze.
rulebook-lights-out-two = Przy dwóch graczach Przywódca ma obie karty Pochodni i dwie tury: pierwszą bez ograniczeń, drugą, po przeciwniku, ze Zgaszonym Światłem. W każdej z nich Przywódca zajmuje karty albo odzyskuje kości.

rulebook-collect = III. Zbieranie
rulebook-collect-order = Ta faza ma stałą kolejność:
rulebook-collect-list =
    Odrzućcie to, czego nikt nie zajął.
    Rzućcie kośćmi, aby sprawdzić wyczerpanie.
    Ród albo bliźniacy dzielą zdobyte karty.
    Weźcie karty; kości, które wytrzymały, wracają do domu.
    Idole A: kośćmi, które zawiodły, można rzucić ponownie. Idole B: sprawdźcie, kto ma dwa Idole.
    Kości, które zawiodły, trafiają do pudełka.
    Kogo wyparto zewsząd, odzyskuje kości.
rulebook-discard = Niezajęte karty
rulebook-discard-box = Karty bez kości trafiają do pudełka, od lewej do prawej. Razem z nimi odchodzą karty, które trzyma Duch, stos od dołu do góry, a Duch zabiera swoje kości.
rulebook-discard-unseen = Zakrytą kartę odrzuca się bez oglądania, w każdym trybie.
rulebook-discard-unseen-why = Inaczej nikt nie ustaliłby, kto może spojrzeć, a w grze w pojedynkę wiadomo by było, co zostało.
rulebook-exhaustion = Wyczerpanie
rulebook-exhaustion-roll = Każdą kością z wysiłkiem 2 lub więcej rzuca się. Jeśli wyrzuci <b>mniej niż swój wysiłek</b>, zawodzi; ta sama liczba lub więcej jest dobra. Wysiłek 1 zawsze wytrzymuje i nie rzuca się nim.
rulebook-exhaustion-order = Gracze rzucają po kolei w kolejności tur, każdy karta po karcie od lewej do prawej. Nic się nie przesuwa, dopóki wszyscy nie rzucą.
rulebook-taking = Branie kart
rulebook-taking-own = Cokolwiek zrobiły kości, karty są twoje: każdy gracz zbiera karty, które trzyma na końcu Zajmowania, w kolejności tur i od lewej do prawej.
rulebook-taking-dice = Gdy karta jest zbierana, jej kości, które wytrzymały, wracają do właściciela jako dostępne. Kości, które zawiodły, na razie zostają; nie są ani dostępne, ani wyczerpane.
rulebook-taking-secret = Zakrytą kartę widzi tylko jej nowy właściciel. Twoja kolekcja leży zakryta, ułożona według typów, i możesz ją zawsze oglądać. Ile masz kart jakiego typu, nie jest tajemnicą.
rulebook-taking-public = Wartość, którą wszyscy widzieli, pozostaje jawna: gra nadal pokazuje wartość kart, które leżały odkryte w Krypcie albo zostały odwrócone. Wartości, których gracz nigdy nie widział, pozostają przed nim ukryte.
rulebook-taking-public-why = Stół ma nagradzać dobry plan, a nie dobrą pamięć.
rulebook-failed = Kości, które zawiodły
rulebook-failed-idol = Jeśli Idole leżą stroną A do góry, można teraz, w kolejności tur, odwracać Idole, aby rzucić ponownie kośćmi, które zawiodły. Uratowana kość jest od razu dostępna. Potem każda kość, która nadal zawodzi, jest wyczerpana i trafia do pudełka.
rulebook-failed-routed = Jeśli w tej rundzie leżała na karcie choć jedna twoja kość i wszystkie zostały wyparte, tak że na końcu Zajmowania żadna nie leży na karcie, odzyskujesz wszystkie swoje wyczerpane kości.
rulebook-failed-idol-b = Jeśli Idole leżą stroną B do góry, sprawdza się teraz, kto ma dwa Idole.

rulebook-pass = IV. Przekazanie Pochodni
rulebook-pass-torches = Obie karty Pochodni wędrują o jednego gracza w lewo. Potem następna runda zaczyna się od Odkrywania.
rulebook-pass-end = Jeśli stos dobierania jest pusty, Pochodnie zostają na miejscu i gra się kończy.

rulebook-end = Koniec gry
rulebook-end-window = Przed liczeniem każdy, w kolejności tur, może jeszcze użyć nagrody, która działa w każdej chwili, ile razy zdoła: Szczątków A, dopóki ma wyczerpaną kość.
rulebook-end-window-why = Inaczej ostatnia nagroda zależałaby od tego, kto szybciej zawoła.
rulebook-end-score = Gdy stos dobierania jest pusty, dokończcie rundę. Potem policzcie monety:
rulebook-end-list =
    wartości wszystkich twoich kart Skarbu, także odwróconych
    nagrody Kolekcjonerów
    1 moneta za każdą twoją sprawną kość
rulebook-end-winner = Wygrywa najwyższa suma.
rulebook-tie = Remisy
rulebook-tie-roll = Jeśli kilku graczy remisuje na pierwszym miejscu, każdy z nich rzuca wszystkimi swoimi sprawnymi kośćmi i je dodaje. Wygrywa najwyższa suma; kto nadal remisuje na szczycie, rzuca ponownie. Rzucają tylko remisujący.
rulebook-tie-no-dice = Remisujący gracz bez kości nie rzuca i ma 0, nawet jeśli kości ma tylko jeden z pozostałych. Remisy na dalszych miejscach pozostają remisami.
rulebook-tie-share = Jeśli żaden z nadal remisujących nie ma kości, dzielą zwycięstwo.
rulebook-tie-share-why = Nie ma już czym rzucać.

rulebook-picture-heirs = Spadkobiercy: Księżna i Książę z każdego z czterech rodów.
rulebook-picture-components = Karta Skarbu z obu stron, kość Sługi w każdym kolorze, karta Gracza, dwie karty Pochodni i Kolekcjoner.
rulebook-picture-treasure =
    wartość w monetach
    typ
    symbol przygotowania
    miejsca na kości
    rewers pokazuje typ, ale nie wartość
rulebook-picture-types = Idol, Biżuteria, Rękopis, Ceramika, Szczątki i Gobelin.
rulebook-picture-servants = Kości czterech rodów z wysiłkiem od 1 do 6.
rulebook-picture-players = Karty Gracza czterech rodów.
rulebook-picture-torches = Przywódca i Zgaszone Światło.
rulebook-picture-collectors = Sześciu Kolekcjonerów, stroną A do góry.
rulebook-picture-tables =
    stos dobierania
    Krypta pierwszej rundy
    sześciu Kolekcjonerów
    karta Gracza z trzema kośćmi
    Przywódca
    Zgaszone Światło
rulebook-picture-reveal = Krypta dla czterech graczy: cztery karty odkryte, dwie zakryte.
rulebook-picture-recover = Wyczerpane kości opuszczają pudełko i znów są dostępne.
rulebook-picture-count =
    wartości kart Skarbu: { $values }
    Kolekcjonerzy, wszyscy stroną A do góry: { $bonuses }
    sprawne kości: { $dice }
    razem monet: { $total }
rulebook-picture-collector =
    typ Skarbu
    strona A lub B
    wymaganie, tu jedna odwrócona karta
    nagroda
    kiedy działa
rulebook-picture-flip = Zakrytą kartę odwraca się, aby zapłacić za nagrodę.
rulebook-picture-idol = Obie strony Kolekcjonera i karty jego typu.
rulebook-picture-jewelry = { rulebook-picture-idol }
rulebook-picture-manuscript = { rulebook-picture-idol }
rulebook-picture-pottery = { rulebook-picture-idol }
rulebook-picture-remains = { rulebook-picture-idol }
rulebook-picture-tapestry = { rulebook-picture-idol }
rulebook-picture-curses = Na Skarbie o wartości 4 ciążą dwie Klątwy, o wartości 3 jedna.
rulebook-picture-seats = Sześciu i ośmiu graczy. Liczby mówią, w jakiej kolejności grają w pierwszej połowie gry.
rulebook-picture-stacks = Dziewięć kart: na trzech z sześciu miejsc leżą po dwie.

rulebook-example-placing-start = Masz trzy kości i możesz je dzielić.
rulebook-example-placing-group = Dwie na Idolu z wysiłkiem 4: siła 8.
rulebook-example-placing-split = Trzecia na Szczątkach z wysiłkiem 1, którym nigdy się nie rzuca.
rulebook-example-push-out-three = Trzy małe kości biją jedną dużą.
rulebook-example-push-out-pairs = Wyraźnie więcej: 7 by wystarczyło, 6 nie.
rulebook-example-push-out-one = Nawet 1 trzeba pobić.
rulebook-example-exhaustion-fails = Wysiłek 3 wyrzuca 1. To mniej niż 3, więc kość jest wyczerpana.
rulebook-example-exhaustion-kept = Wysiłek 2 wyrzuca 4. Kość wytrzymuje i wraca do domu.
rulebook-example-lights-out-start = Dwie karty są zajęte. Grasz na końcu i masz Zgaszone Światło.
rulebook-example-lights-out-claim = 3 + 3 to więcej niż 5: Rękopis jest twój.
rulebook-example-lights-out-barred = Twoja trzecia kość jest jeszcze wolna, ale drugiej karty zająć nie wolno.
