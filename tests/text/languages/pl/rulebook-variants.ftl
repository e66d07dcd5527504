rulebook-only-child = Jedynak
rulebook-only-child-game = W pojedynkę w Krypcie, a przynajmniej tak się zdawało. Grasz jak na dwóch graczy przeciw <b>Duchowi</b>: 24 karty, dwie odkryte i jedna zakryta, osiem rund. Zdobądź jak najwięcej monet: 50 daje tytuł Wspaniałych. Oto, co się zmienia.
rulebook-only-child-start = Duch ma trzy kości we własnym kolorze i o niczym nie decyduje: trzyma się swoich zasad. Zaczynasz z obiema kartami Pochodni, a one co rundę zmieniają właściciela.
rulebook-only-child-owns = Duch nie zbiera Skarbu. Przy obu stronach Gobelinów liczysz się jako jedyny gracz.
rulebook-sorted = Ułożona Krypta
rulebook-sorted-order = Przy Odkrywaniu karty układa się po kolei, najwyższa wartość po lewej. Zakryta karta liczy się jako 2,5, czyli leży między 3 a 2. Z dwóch równych kart ta dobrana wcześniej leży bardziej na lewo.
rulebook-sorted-fixed = Kolejność jest ustalona na tę rundę. Nic, czego dowiesz się później, jej nie zmienia.
rulebook-ghost = Tura Ducha
rulebook-ghost-groups = Duch rzuca swoimi trzema kośćmi. Kości o tej samej liczbie łączą się w jedną grupę, a jej siła to ich suma; trzy takie same to jedna grupa trzech kości.
rulebook-ghost-order = Najsilniejsza grupa idzie pierwsza. Z dwóch równie silnych grup pierwsza jest ta z większą liczbą kości: dwie 3 przed jedną 6.
rulebook-ghost-place = Każda grupa bierze pierwszą od lewej kartę, która jest wolna albo którą <b>ty</b> trzymasz z mniejszą siłą; wtedy cię wypiera. Własnej karty Duch nigdy nie rusza: niczego nie dokłada ani nie zmienia. Grupa, która nigdzie nie pasuje, zostaje odłożona.
rulebook-ghost-torches = Pochodnie i drugie tury
rulebook-ghost-leads = Jeśli obie karty Pochodni ma <b>Duch</b>, gra najpierw. Potem masz swoją jedyną turę, bez ograniczenia Zgaszonego Światła. Następnie Duch ma drugą turę tylko z tymi kośćmi, które w tej rundzie wyparto: rzuca nimi, łączy równe i próbuje położyć samą najsilniejszą grupę. Jeśli nigdzie nie pasuje, nic się nie kładzie; jeśli nie wyparto żadnej kości, drugiej tury nie ma.
rulebook-ghost-follows = Jeśli obie masz <b>ty</b>, grasz najpierw, potem Duch ma jedną pełną turę, a potem masz drugą turę ze Zgaszonym Światłem.
rulebook-ghost-collects = Kości Ducha nigdy nie sprawdza się na wyczerpanie, więc w każdej rundzie ma wszystkie trzy. Karty, które trzyma, odrzuca się przy Zbieraniu.
rulebook-ghost-discards = Odrzucone karty możesz zawsze oglądać, oprócz tych odrzuconych jako zakryte.
rulebook-result = Twoje miejsce w historii
rulebook-result-table =
    Monety | Historia zapamięta
    mniej niż 30 | Błazen
    30 do 39 | Małostkowy
    40 do 49 | Zamożny
    50 i więcej | Wspaniały

rulebook-variants = Księga wariantów
rulebook-variants-about = Trzy sposoby, by zagrać inaczej. Przeklęty Skarb można dodać do innych gier; Starcie Rodów i Bliźniacy w zmowie to osobne gry. Do każdej z nich pasuje dowolny układ stron Kolekcjonerów.
rulebook-cursed = Przeklęty Skarb
rulebook-cursed-count = Dla dwóch do czterech graczy i dla Starcia Rodów, ale nie dla Jedynaka ani Bliźniaków w zmowie. Grajcie według zwykłych zasad; ale najpiękniejsze sztuki są przeklęte. Przed liczeniem na koniec gry każdy liczy <b>Klątwy</b> na wszystkich swoich kartach Skarbu według wydrukowanej wartości:
rulebook-cursed-table =
    Wartość | Klątwy
    4 | 2
    3 | 1
    2 lub 1 | brak
rulebook-cursed-loss = Kto ma najwięcej Klątw, traci 5 monet; jeśli kilku graczy remisuje, każdy z nich traci 5. W Starciu Rodów Klątwy liczy się dla każdego gracza, nie dla rodu, a stratę odejmuje się przed podziałem kości.
rulebook-cursed-none = Jeśli nikt nie ma Klątwy, nikt nie traci monet.
rulebook-cursed-none-why = Inaczej wszyscy remisowaliby z zerem.
rulebook-clash = Starcie Rodów
rulebook-clash-game = Gra dla sześciu lub ośmiu graczy w trzech lub czterech <b>rodach</b>. Każdy ród to Księżna i Książę, którzy siedzą obok siebie. Obowiązują zasady dla czterech graczy z tymi zmianami.
rulebook-clash-setup = Rody: przygotowanie
rulebook-clash-deck = Sześciu graczy używa wszystkich 48 kart i z każdego typu drugiej kopii karty o wartości 2 z symbolem III: 54 karty, sześć rund. Ośmiu graczy używa wszystkich 48 i drugiej kopii każdej karty z symbolem: 72 karty, osiem rund.
rulebook-clash-seats = Zgodnie z ruchem wskazówek zegara siedzą pierwsza Księżna, pierwszy Książę, druga Księżna, drugi Książę i tak dalej. Oboje w rodzie używają wspólnej puli sześciu kości w jego kolorze.
rulebook-clash-torches = Księżna zaczyna jako Przywódca, a Książę z jej rodu ze Zgaszonym Światłem.
rulebook-clash-reveal = Rody: Odkrywanie
rulebook-clash-stacks = Rozłóżcie cztery karty odkryte i dwie zakryte. Potem połóżcie po jednej odkrytej karcie na każdej z trzech ostatnich, w kolejności, w jakiej leżą: na czwartej odkrytej i na dwóch zakrytych. W każdej rundzie dochodzi dziewięć kart.
rulebook-clash-visible = W takim stosie widać typ dolnej karty, a jeśli leży odkryta, także jej wartość. Stos zajmuje się i zbiera w całości.
rulebook-clash-claim = Rody: Zajmowanie
rulebook-clash-turns = W pierwszej połowie gry najpierw grają wszystkie Księżne, od rodu Przywódcy w lewo, a potem wszyscy Książęta. <b>Wszyscy</b> gracze drugiej grupy grają z ograniczeniem Zgaszonego Światła: tylko jedna karta.
rulebook-clash-last = Książęta zaczynają od rodu po lewej prowadzącego rodu i kończą na Księciu prowadzącego rodu.
rulebook-clash-last-why = To on ma Zgaszone Światło, a Zgaszone Światło zawsze ma ostatnią turę.
rulebook-clash-action = W każdej turze zajmujesz, używając najwyżej trzech kości z puli rodu, albo odzyskujesz najwyżej trzy wyczerpane kości.
rulebook-clash-recover = „Odzyskaj” zawsze bierze tyle kości, ile może, do trzech.
rulebook-clash-recover-why = Celowe zostawianie kości w pudełku nic by nie dało.
rulebook-clash-add = Na kartę, którą twój ród już trzyma, możesz dołożyć kości z tym samym wysiłkiem; nie trzeba do tego większej siły. Przy Zgaszonym Świetle liczy się ona jako twoja jedyna karta. Ród może więc mieć na karcie więcej niż trzy kości i wszystkie liczą się do siły.
rulebook-clash-order = Gdy rzuty lub nagrody idą w kolejności tur, gracze trzymają się kolejności tur tej rundy, a rody kolejności, w jakiej grali ich pierwsi członkowie.
rulebook-clash-collect = Rody: Zbieranie i pochodnie
rulebook-clash-divvy = Rzuca się ród po rodzie. Potem, zanim ktokolwiek spojrzy na zakrytą kartę, każdy ród dzieli karty, które trzyma, między dwoje członków, jak chce. Obie karty stosu trafiają do tej samej osoby. Jeden ród kończy, zanim zacznie następny. Kart z poprzednich rund nigdy się nie wymienia.
rulebook-clash-routed = Jeśli ród położył w tej rundzie choć jedną kość i wszystkie jego kości zostały wyparte, odzyskuje wszystkie swoje wyczerpane kości.
rulebook-clash-pass = Obie karty Pochodni wędrują do następnego rodu po lewej. Gdy wrócą do rodu, który zaczynał, po tylu rundach, ile jest rodów, role zmieniają się do końca gry: prowadzą i pierwsi grają Książęta; Księżne grają po nich z ograniczeniem Zgaszonego Światła, a Księżna prowadzącego rodu, która ma teraz tę kartę, gra na końcu.
rulebook-clash-rewards = Rody: Kolekcjonerzy i liczenie
rulebook-clash-collectors = Wymagania i nagrody dotyczą każdej osoby z osobna. Szczątki A odzyskują kość z puli rodu, a przy Idolach A każde z dwojga może, własnymi Idolami, rzucić ponownie dowolną kością rodu, która zawiodła. Przy Rękopisach B możesz pokazać karty partnerowi. Ceramika B bierze ze stosu tylko zakrytą kartę: odkryta zostaje jako pojedyncza karta. Wziętej karty nie można oddać.
rulebook-clash-talk = Nie rozmawiajcie o wartościach swoich kart.
rulebook-clash-score = Każde z dwojga dodaje własny Skarb i Kolekcjonerów. Potem sprawne kości rodu, po 1 monecie, dzieli się tak, aby oba wyniki były jak najbliższe: po jednej dla osoby z mniejszą liczbą monet, a przy równej dla Księżnej.
rulebook-clash-winner = <b>Niższy</b> z dwóch wyników jest wynikiem rodu, a wygrywa ród z najwyższym. Remisujące rody rzucają wszystkimi sprawnymi kośćmi, jak przy każdym remisie.
rulebook-twins = Bliźniacy w zmowie
rulebook-twins-game = Dwoje graczy przeciw dwóm Duchom, i obojgu musi pójść dobrze: współpracujcie i zdobądźcie jak najwięcej monet. Obowiązują zasady dla czterech graczy: 48 kart, cztery odkryte i dwie zakryte, osiem rund. Oto, co się zmienia.
rulebook-twins-seats = Wokół stołu siedzą bliźnię, Duch, bliźnię, Duch; każdy Duch ma trzy własne kości. Drugi Duch nazywa się w grze <b>Cień</b>. Jedno z bliźniąt zaczyna jako Przywódca, a Duch po jego prawej, ostatni w kolejności tur, ze Zgaszonym Światłem. Obie karty Pochodni wędrują w lewo przez wszystkie cztery miejsca.
rulebook-twins-sorted = Krypta jest ułożona jak u Jedynaka.
rulebook-twins-ghosts = Bliźniacy: Duchy
rulebook-twins-ghost-turn = Duch rozgrywa turę jak u Jedynaka i wypiera każde z bliźniąt, ale nigdy drugiego Ducha. Jeśli ma Zgaszone Światło, rzuca wszystkimi trzema kośćmi i próbuje położyć tylko najsilniejszą grupę. Drugiej tury nie ma.
rulebook-twins-ghost-dice = Kości Duchów nigdy nie sprawdza się na wyczerpanie. Karty, które trzyma Duch albo nikt, odrzuca się, zakryte bez oglądania, a odrzucone możesz oglądać jak u Jedynaka.
rulebook-twins-play = Bliźniacy: tury i liczenie
rulebook-twins-turn = Bliźniacy grają według zwykłych zasad. Mogą wypierać Duchy i siebie nawzajem, ale nie mogą dokładać kości do kości drugiego bliźnięcia.
rulebook-twins-secret = Wymagania i nagrody dotyczą każdej osoby z osobna i nie mówicie sobie wartości swojego Skarbu. Przy Rękopisach B decydujesz, podglądając, czy drugie bliźnię też może zobaczyć karty. Karty wziętej za Ceramikę B nie można oddać drugiemu bliźnięciu.
rulebook-twins-divvy = Przy Zbieraniu, po rzutach i zanim ktokolwiek zobaczy zakrytą kartę, dzielicie wszystkie karty, które oboje trzymacie, jak chcecie.
rulebook-twins-score = Każde z bliźniąt liczy osobno, z własnymi kośćmi. <b>Niższy</b> wynik jest waszym wspólnym:
rulebook-twins-table =
    Monety | Historia zapamięta
    mniej niż 30 | Błaźni
    30 do 39 | Małostkowi
    40 do 49 | Zamożni
    50 i więcej | Wspaniali

rulebook-credits = Twórcy
rulebook-credits-game = Grę Crypt wymyślili Andrew Nerger i Jeffrey Chin, a wydało ją w 2018 roku Road To Infamy Games, z ilustracjami i oprawą graficzną Jeffreya China oraz wzorami gobelinów Alex Chin. Wydanie francuskie: Ôz Éditions, przekład Jean Dorthe.
rulebook-credits-words = Słowa, obrazy i dźwięki tego wydania są jego własne. Gdzie drukowane zasady milczą albo można je czytać dwojako, nasza zasada mówi, jak gra się tutaj i dlaczego.

rulebook-example-ghost-start = Trzymasz wszystkie trzy karty: 5, 4 i 2. Duch rzuca 3, 3 i 4.
rulebook-example-ghost-joined = Dwie 3 łączą się w 6 i idą pierwsze: twoje 5 zostaje wyparte.
rulebook-example-ghost-passes = 4 nie może wyprzeć twojego 4, bo to nie jest więcej.
rulebook-example-ghost-second = Idzie więc dalej i wypiera twoje 2.
rulebook-example-sorted-start = Sześć kart w kolejności dobierania, dwie zakryte na końcu.
rulebook-example-sorted-order = Odkryta 4 jest pierwsza. Zakryte leżą między 3 a 2; ta dobrana wcześniej leży na lewo od drugiej.
rulebook-example-divvy-start = Trzymacie razem trzy karty. Nikt nie widział zakrytej.
rulebook-example-divvy-idol = Idol trafia do tego z bliźniąt, które jako jedyne zbiera Idole.
rulebook-example-divvy-rest = Drugie bierze w zamian dwie karty, wśród nich tę niewidzianą.
