lessons-title = Nauka gry
lessons-back = Powrót do menu
lessons-basics = Gra w sześć minut
lessons-more = Po dwie minuty
lessons-done = Ukończone: { $done } z { $lessons }
lessons-first-game = Pierwsza gra
lessons-first-game-about = Przeciw dwóm Giermkom, z trenerem u boku
lessons-spoken-new = { $name }. { $about }
lessons-spoken-begun = { $name }. { $about } Przerwane w połowie.
lessons-spoken-done = { $name }. { $about } Ukończone.
lesson-next = Dalej
lesson-follows = Następna lekcja
lesson-done = Gotowe
lesson-back = Poprzednie zdanie
lesson-again = Jeszcze raz
lesson-skip = Pomiń krok
lesson-leave = Wyjdź
lesson-step = Krok { $step } z { $steps }
lesson-wrong-early = To będzie później. Najpierw czytaj dalej.
lesson-wrong-card = Nie ta karta. Spróbuj tej w świetle.
lesson-wrong-effort = To inny wysiłek. Spróbuj tego w świetle.
lesson-wrong-dice = To o jedną kość za dużo. Wróciła na miejsce.
lesson-wrong-recover = Jeszcze nie: masz jeszcze co zająć.
lesson-wrong-decision = Tak możesz zrobić w prawdziwej grze. Tutaj spróbuj tego, co w świetle.

lesson-claim = Zajmowanie
lesson-claim-about = Połóż kości na skarbie, a będzie twój
lesson-claim-crypt =
    Król nie żyje. Podzielcie jego skarb.
    Przy trzech graczach w każdej rundzie leżą trzy karty odkryte i jedna zakryta.
lesson-claim-value =
    Moneta mówi, ile karta jest warta.
    Ten Idol jest wart 4. Wygrywa, kto ma najwięcej monet.
lesson-claim-lay =
    Połóż kość na Idolu.
    Twoje kości to Słudzy. Karta jest wolna: wystarczy jedna kość.
lesson-claim-lay-card = To nie Idol i jest mniej warte. Spróbuj Idola z 4.
lesson-claim-confirm =
    Naciśnij „{ table-confirm }”.
    Potem grają inni.
lesson-claim-unclaimed =
    Wszyscy mieli swoją turę.
    Czego nikt nie zajął, trafia do pudełka.
lesson-claim-yours =
    Idol jest twój!
    Leży przy Kolekcjonerze Idoli, a twoja kość jest w domu.

lesson-push-out = Wypieranie
lesson-push-out-about = Weź kartę, którą ktoś trzyma
lesson-push-out-strength =
    Kości na karcie się sumują.
    Wszystkie pokazują ten sam wysiłek. Pierścień trzyma { $right }: 3 + 3 = 6.
lesson-push-out-lay =
    Połóż kości na pierścieniu.
    Aby wyprzeć, trzeba więcej niż 6. Dwie kości z wysiłkiem 4 to 8.
lesson-push-out-lay-card = Ta karta jest wolna. Tu uczysz się brać zajętą.
lesson-push-out-confirm =
    Naciśnij „{ table-confirm }”.
    Taka sama siła nie wystarczy.
lesson-push-out-home =
    { $right } ustępuje.
    Wyparte kości wracają do domu i nigdy nie są wyczerpane.
lesson-push-out-beaten =
    Teraz { $left } wypiera ciebie.
    5 + 5 = 10 bije twoje 8. Twoje kości są w domu.
lesson-push-out-consolation =
    Jest pociecha.
    Kto tak straci każdą kość, odzyskuje przy Zbieraniu wszystkie wyczerpane.

lesson-effort = Wysiłek
lesson-effort-about = Jak ciężko pracują Słudzy i co to kosztuje
lesson-effort-efforts =
    Każda kość pokazuje wysiłek od 1 do 6.
    Wysoki wysiłek lepiej trzyma kartę, ale naraża kość.
lesson-effort-lay =
    Połóż kość na Rękopisie.
    Jest wart 4: inni też go zechcą.
lesson-effort-raise =
    Obróć ją na wysiłek 4.
    Teraz inni potrzebują 5 lub więcej.
lesson-effort-raise-effort = To nie 4. Spróbuj 4: zawodzi w połowie przypadków.
lesson-effort-confirm =
    Naciśnij „{ table-confirm }”.
    Potem grają inni.
lesson-effort-roll =
    Teraz rzuca się kośćmi.
    Wysiłek 1 jest pewny. Każda inna kość musi wyrzucić swój wysiłek lub więcej.
lesson-effort-failed =
    Wypadło 2, mniej niż 4.
    Ten Sługa jest wyczerpany, ale karta jest twoja.
lesson-effort-exhausted =
    Wyczerpane kości trafiają do pudełka.
    Grasz dalej dwiema.
lesson-effort-worth =
    Oszczędzaj kości.
    Na koniec każda sprawna jest warta 1 monetę.

lesson-face-down = Zakryte karty
lesson-face-down-about = Co mówi rewers, a co ukrywa
lesson-face-down-back =
    Ostatnia karta leży zakryta.
    Rewers pokazuje typ, Gobelin, ale nie wartość.
lesson-face-down-pile =
    Stos dobierania też coś mówi.
    Następny będzie Rękopis.
lesson-face-down-lay =
    Zajmij zakrytą kartę.
    Wystarczy jedna kość.
lesson-face-down-lay-card = Ta leży odkryta. Spróbuj karty, której nikt nie widział.
lesson-face-down-confirm =
    Naciśnij „{ table-confirm }”.
    Może być warta od 1 do 4.
lesson-face-down-secret =
    To 4, i wiesz o tym tylko ty!
    Inni widzą sam typ. Swoje karty możesz zawsze obejrzeć.

lesson-recover = Odzyskaj
lesson-recover-about = Wyczerpani Słudzy wracają
lesson-recover-exhausted =
    Dwaj Słudzy są wyczerpani.
    Leżą w pudełku. Została ci jedna kość.
lesson-recover-recover =
    Naciśnij „{ term-recover }”.
    To przywraca wszystkie wyczerpane kości i zajmuje całą turę.
lesson-recover-recover-card = To byłoby zajęcie karty. Teraz wybierz „Odzyskaj”: w pudełku czekają dwie kości.
lesson-recover-back =
    Wszystkie trzy są w domu.
    Możesz ich użyć od następnej tury.
lesson-recover-none =
    Bez kości możesz tylko odzyskiwać.
    Gra robi to wtedy za ciebie.

lesson-torches = Pochodnie
lesson-torches-about = Kto gra najpierw, a kto na końcu
lesson-torches-leader =
    Tę pochodnię ma Przywódca.
    { $left } gra najpierw, potem kolejno w lewo.
lesson-torches-last =
    Ty masz „{ term-lights-out }”.
    Grasz na końcu i możesz zająć tylko jedną kartę.
lesson-torches-lay =
    Zajmij Idola.
    Wystarczy jedna kość: po tobie nikt nie gra.
lesson-torches-confirm =
    Naciśnij „{ table-confirm }”.
    Drugiej karty gra by nie przyjęła.
lesson-torches-pass =
    Obie pochodnie wędrują w lewo.
    Teraz prowadzi { $right }, a { $left } gra na końcu.
lesson-torches-end =
    I tak dalej, aż stos będzie pusty.
    Wtedy gra się kończy.

lesson-collectors = Kolekcjonerzy
lesson-collectors-about = Co płacą zestawy i jak liczy się monety
lesson-collectors-six =
    Sześciu Kolekcjonerów płaci za zestawy.
    Na koniec każdy płaci za karty jednego typu.
lesson-collectors-jewelry =
    Masz dwie karty Biżuterii, 4 i 2.
    Ich Kolekcjoner liczy najlepszą jeszcze raz: 4 + 2 + 4 = 10.
lesson-collectors-manuscript =
    Jeden Rękopis to za mało.
    Od dwóch każdy z nich jest wart 4.
lesson-collectors-lay =
    Zajmij drugi Rękopis.
    Jest jeszcze wolny.
lesson-collectors-lay-card = To nie Rękopis. Spróbuj tego w świetle.
lesson-collectors-confirm = Naciśnij „{ table-confirm }”.
lesson-collectors-pays =
    Teraz każdy jest wart 4.
    Twoje Rękopisy to razem 8.
lesson-collectors-flip =
    Niektóre nagrody pomagają w trakcie gry.
    Płacisz za nie, odwracając karty, a odwrócone karty nadal się liczą.
lesson-collectors-count =
    Policz monety.
    Karty i Kolekcjonerzy dają 18, trzy kości 3: razem 21.

lesson-ghost = Duch
lesson-ghost-about = W pojedynkę przeciw komuś, kto gra według zasad
lesson-ghost-sorted =
    W pojedynkę grasz przeciw Duchowi.
    Karty leżą dla niego od najwyższej do najniższej. Zakryta liczy się jako 2,5.
lesson-ghost-lay =
    Połóż kość na Idolu.
    Jest wart najwięcej, więc Duch patrzy tam najpierw.
lesson-ghost-raise =
    Obróć ją na wysiłek 4.
    Czy to wystarczy?
lesson-ghost-confirm =
    Naciśnij „{ table-confirm }”.
    Potem gra Duch.
lesson-ghost-rolls =
    Duch rzuca 3, 3 i 4.
    Decydują kości, nie Duch.
lesson-ghost-groups =
    Równe kości się łączą.
    3 + 3 = 6 jest najsilniejsze i idzie pierwsze. Potem 4.
lesson-ghost-takes =
    Jego 6 wypiera twoje 4.
    Bierze pierwszą kartę od lewej, którą może wziąć.
lesson-ghost-next =
    Jego 4 bierze następną kartę.
    Nikogo tam nie było.
lesson-ghost-again =
    Prowadzisz, więc grasz jeszcze raz.
    To twoja tura ze Zgaszonym Światłem: zajmij jedną kartę, Ceramikę.
lesson-ghost-once =
    Naciśnij „{ table-confirm }”.
    Po tobie nikt nie gra.
lesson-ghost-discards =
    Duch niczego nie zatrzymuje.
    Jego karty trafiają do pudełka, a jego kości nigdy nie są wyczerpane.
lesson-ghost-titles =
    Po ośmiu rundach twoje monety dają ci tytuł.
    Od 50 masz tytuł Wspaniałych.

lesson-manuscript = Najpierw podejrzyj
lesson-manuscript-about = Rękopisy B pokazują zakryte karty
lesson-manuscript-look =
    Ten Kolekcjoner pozwala podejrzeć.
    Odwróć jeden Rękopis, aby zobaczyć wszystkie zakryte karty w Krypcie.
lesson-manuscript-open =
    Użyj tego teraz.
    Działa zawsze przed Zbieraniem, nawet w cudzej turze.
lesson-manuscript-pay =
    Zapłać swoim Rękopisem.
    Odwrócony nie zapłaci ponownie, ale jego 1 moneta nadal się liczy.
lesson-manuscript-seen =
    Gobelin wart 4!
    Widzisz go tylko ty.
lesson-manuscript-lay =
    Zajmij go.
    Wystarczy jedna kość: grasz na końcu.
lesson-manuscript-lay-card = Tę było widać już wcześniej. Spróbuj karty, którą podejrzano.
lesson-manuscript-confirm =
    Naciśnij „{ table-confirm }”.
    Inni nie wiedzą dlaczego.
lesson-manuscript-yours =
    Gobelin jest twój.
    Nowe Rękopisy, które leżą zakryte, znów mogą zapłacić.

lesson-remains = Pomoc zmarłych
lesson-remains-about = Szczątki A przywracają Sługę
lesson-remains-exhausted =
    Jeden Sługa jest wyczerpany.
    „Odzyskaj” kosztowałoby całą turę.
lesson-remains-two =
    Ten Kolekcjoner pomaga.
    Odwróć dwie karty Szczątków, aby odzyskać jedną wyczerpaną kość.
lesson-remains-open =
    Użyj tego teraz.
    Przycisk pojawia się, gdy możesz zapłacić.
lesson-remains-pay =
    Zapłać obiema kartami Szczątków.
    Na koniec nadal dadzą 2 + 1 = 3 monety.
lesson-remains-back =
    Twoja kość jest w domu.
    Możesz jej użyć od razu, a tura nadal jest twoja.
lesson-remains-time =
    Działa w każdej chwili.
    Nawet po ostatniej rundzie, zanim policzy się monety.

lesson-twins = Bliźniacy
lesson-twins-about = We dwoje przeciw dwóm Duchom
lesson-twins-four =
    Dwoje bliźniąt, dwa Duchy.
    Gracie na zmianę: bliźnię, Duch, bliźnię, Duch.
lesson-twins-lay =
    Połóż kość na Idolu.
    Drugie bliźnię pomaga, ale ma własne kości.
lesson-twins-raise =
    Obróć ją na wysiłek 4.
    Duchom trudno to pobić.
lesson-twins-confirm =
    Naciśnij „{ table-confirm }”.
    Potem gra pierwszy Duch.
lesson-twins-rule =
    Jego 1 + 1 = 2 nie pobije twojego 4.
    Bierze więc następną kartę od lewej.
lesson-twins-share =
    Podzielcie to, co razem trzymacie.
    Oddaj zakrytą kartę drugiemu bliźnięciu. Nikt jej jeszcze nie widział.
lesson-twins-seal =
    Zgódźcie się, jedno po drugim.
    Naciśnij dwa razy: raz za każde z was.
lesson-twins-score =
    Liczy się niższy z waszych dwóch wyników.
    Pomagaj więc temu, kto ma mniej.

lesson-clash = Starcie Rodów
lesson-clash-about = Księżna i Książę z sześcioma kośćmi
lesson-clash-house =
    Twój ród to Księżna i Książę.
    Mają wspólnie sześć kości. Ty jesteś Księżną.
lesson-clash-stack =
    Na trzech kartach leży jeszcze jedna.
    Stos zajmuje się w całości i obie karty są twoje.
lesson-clash-lay =
    Połóż kość na Idolu.
    W turze wolno położyć najwyżej trzy kości.
lesson-clash-confirm =
    Naciśnij „{ table-confirm }”.
    Najpierw grają Księżne, potem Książęta.
lesson-clash-dukes =
    Twój Książę bierze stos.
    Kto gra w rodzie jako drugi, może zająć tylko jedną kartę.
lesson-clash-share =
    Podzielcie to, co trzyma ród.
    Oddaj stos Księciu: jego dwie karty pozostają razem.
lesson-clash-seal =
    Zgódźcie się, jedno po drugim.
    Naciśnij dwa razy: raz za każde z was.
lesson-clash-score =
    Dla rodu liczy się niższy wynik.
    Pozostałe kości dzieli się tak, by był jak najwyższy.

lesson-cursed = Przeklęty Skarb
lesson-cursed-about = Gdy najlepsze karty mogą kosztować
lesson-cursed-curses =
    Bogate karty są przeklęte.
    Na 4 ciążą dwie Klątwy, na 3 jedna.
lesson-cursed-lay =
    Zajmij Ceramikę.
    Jest warta 2 i nie ma Klątwy.
lesson-cursed-lay-card = Ta jest przeklęta. Spróbuj karty wartej 2.
lesson-cursed-confirm =
    Naciśnij „{ table-confirm }”.
    Zostaw Klątwy innym.
lesson-cursed-loss =
    Na koniec najwięcej Klątw kosztuje 5 monet.
    Kto remisuje z największą liczbą, też traci 5.
