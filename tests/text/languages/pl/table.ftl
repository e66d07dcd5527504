table-round = Runda
table-round-of = { $round } z { $rounds }
# as in English
table-menu = Menu
table-menu-tip = Zapis, ustawienia, odejście od stołu.
table-leave = Zamknij powtórkę
table-leave-tip = Powrót do poprzedniego ekranu.
table-score = Mój wynik do tej pory
table-score-tip = Ile byłby wart twój Skarb, gdyby gra skończyła się teraz. Patrz tylko ty.
table-since = Od mojej ostatniej tury
table-since-tip = Pokazuje, co się stało od twojej ostatniej decyzji.
table-why = Dlaczego ten ruch?
table-why-tip = Dlaczego ostatni gracz komputerowy tak zagrał. Kliknięcie gracza też to mówi.
table-reference = Ściąga
table-reference-tip = Zasady tej gry na jednej stronie, z jej Kolekcjonerami.
table-nothing-since = Od twojej ostatniej tury nic się nie stało.
table-nothing-to-zoom = Wybierz kartę albo Kolekcjonera, aby powiększyć.
table-settings = Ustawienia
table-settings-tip = Język, dźwięk, szybkość, wielkość tekstu.
table-rules = Zasady
table-rules-tip = Zasady gry, w miejscu, które jest teraz ważne.
table-log = Kronika
table-log-tip = Wszystko, co wydarzyło się w tej grze.
table-hint = Wskazówka
table-hint-tip = Co na twoim miejscu zrobiłby Regent.
table-sealed = Kości są zapieczętowane
table-sealed-tip = Los tej gry ustalono przed pierwszą kartą; nikt nie może go podejrzeć ani zmienić.
table-open = Otwarty kod
table-open-tip = Tę grę zaczęto z kodu: jej los można było poznać.
table-practice = Trening
table-practice-tip = Ta gra toczy się dalej z innej, której los pokazano po jej końcu.
table-peek = Przytrzymaj: podgląd
table-peek-tip = Dopóki trzymasz, pokazuje wartości, które wolno widzieć tylko tobie.
table-draw-pile = Stos dobierania
table-pile-next = Następny typ: { $type }
table-pile-left = zostało { $count }
table-cards-left-spoken = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
}
table-pile-empty = pusty: ostatnia runda
table-pile-tip = Rewers pokazuje typ karty, która będzie dobrana następna. Gdy stos jest pusty, gra kończy się z tą rundą.
table-box = Pudełko
table-box-tip = Tu leżą odrzucone karty i wyczerpane kości. „Odzyskaj” przywraca kości.
table-rank = Twój tytuł
table-standing-decides = decyduje
table-standing-decides-you = Twoja decyzja
table-standing-turn = gra teraz
table-standing-turn-you = Twoja tura
table-standing-next = jeszcze zagra
table-standing-last = gra na końcu
table-standing-again = gra jeszcze raz
table-standing-claimed = karty zajęte
table-standing-recovered = kości odzyskane
table-standing-rolls = rzuca
table-standing-rolled = po rzucie
table-standing-proposes = proponuje
table-standing-proposes-you = Twoja propozycja
table-standing-confirms = musi potwierdzić
table-standing-none = czeka
table-dice-exhausted = wyczerpane: { $count }
table-dice-failed = zawiodły: { $count }
table-servants = Twoi słudzy
table-pool = Pula
table-choose-dice = najwyżej { $count }
table-chosen = wybrano { $count }
table-effort = Wysiłek
table-risk-per-die = ryzyko wyczerpania, na kość
table-risk-safe = pewne
table-percent = { $value }%
table-decimal-point = ,
table-effort-joins = grupa na tej karcie to { $effort }: dołączyć może tylko { $effort }
table-effort-spoken = Wysiłek { $effort }, { $effort ->
    [1] bez ryzyka
   *[other] ryzyko { $risk }
}
table-effort-tip = Wysiłek { $effort }
table-effort-rule = { $effort ->
    [1] Kość z wysiłkiem 1 zawsze wraca do domu i nie rzuca się nią.
   *[other] W fazie Zbieranie rzuca się każdą z tych kości. Która wyrzuci mniej niż { $effort }, jest wyczerpana.
}
table-die-used = Kość { $number }: na karcie, wysiłek { $effort }
table-die-hand = Kość { $number }: w ręce
table-die-free = Kość { $number }: dostępna
table-die-held-back = Kość { $number }: nie w tej turze
table-die-away = Kość { $number }: w pracy
table-die-exhausted = Kość { $number }: wyczerpana
table-confirm = Zatwierdź zajęcie
table-undo = Cofnij
table-recover-tip = Weź wyczerpane kości z pudełka. Możesz ich użyć od następnej tury.
table-pass-tip = Nic twojego nie jest wyczerpane: odzyskiwanie byłoby pasem.
table-odds-lost = Oczekiwana strata kości
table-odds-home = Bez wyczerpania
table-odds-out = { $cards ->
    [1] Wyparcie od { $least }
   *[other] Karta pada od { $least }
}
table-odds-dice = Kości: { $dice }, karty: { $cards }
table-odds-safe = Nikt cię już nie wyprze
table-set-worth = warte
table-set-next = następna
table-offer-reroll-for = Kość, która zawiodła
table-offer-reroll-cost = Odwróć jednego Idola
table-offer-reroll-gain = Nowy rzut
table-offer-reroll-accept = Rzuć ponownie
table-offer-reroll-decline = Zostaw wyczerpaną
table-offer-take-for = Zakryta karta
table-offer-take-cost = Odwróć dwie karty Ceramiki
table-offer-take-gain = Od razu jest twoja
table-offer-take-outcome = Tylko ty ją zobaczysz. Jej miejsce pozostanie puste.
table-offer-take-accept = Weź kartę
table-offer-take-decline = Zostaw ją
table-offer-peek-for = W Krypcie
table-offer-peek-cost = Odwróć jeden Rękopis
table-offer-peek-gain = Tajny podgląd
table-offer-peek-outcome = Widzisz każdą zakrytą kartę w Krypcie, a nikt inny ich nie widzi.
table-offer-peek-accept = Podejrzyj
table-offer-peek-decline = Nie podglądaj
table-offer-revive-for = W pudełku
table-offer-revive-cost = Odwróć dwie karty Szczątków
table-offer-revive-gain = Jedna kość wraca
table-offer-revive-outcome = Od razu jest w domu, gotowa do użycia.
table-offer-revive-accept = Odzyskaj jedną kość
table-offer-revive-decline = Zostaw
table-offer-choose = wybierz { $count }
table-offer-close = Nie teraz
table-offer-effort = Wysiłek { $effort }
table-offer-roll = Rzut { $roll }
table-offer-place = Miejsce { $place }
table-offer-face-down = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
    [many] { $count } zakrytych kart
   *[other] { $count } zakrytej karty
}
table-offer-saves = ratuje ją
table-offer-die = Kość, która zawiodła, wysiłek { $effort }, miejsce { $place }
table-offer-card = { $type }, zakryta karta, miejsce { $place }
table-offer-pay = { $type } { $value }, { $knowledge }
table-knowledge-public = znane wszystkim
table-knowledge-own = znane tylko tobie
table-knowledge-covered = zasłonięte
table-share-no = Tylko ja
table-share-yes = Też { $name }
table-use-peek = { $name }: odwróć 1 Rękopis, aby podejrzeć
table-use-revive = { $name }: odwróć 2 karty Szczątków, aby odzyskać kość
table-ghost-turn = { $name }: ta tura
table-ghost-order = grupy, najsilniejsza najpierw
table-ghost-dice = Trzy kości, nigdy niewyczerpane
table-ghost-group-done = gotowe
table-ghost-group-now = teraz
table-ghost-group-next = jeszcze do położenia
table-ghost-next = Następny krok
table-ghost-again = Jeszcze raz
table-ghost-all = Wszystko
table-onward = Do mojej tury
table-onward-tip = Inni grają od razu, aż będziesz o czymś decydować albo runda się skończy.
table-stops = Zatrzymaj dla nagrody
table-stops-tip = Rękopisy (B) i Szczątki (A) działają zawsze. Tu gra się zatrzyma i zapyta; „nigdy” o nic nie pyta.
table-stop-turn = przed moją turą
table-stop-pushed = po wyparciu
table-stop-collect = przed zbieraniem
table-stop-never = nigdy
table-report-go-on = Dalej
table-report-over = Koniec rundy { $round }: kto co wziął i czyje kości są wyczerpane.
table-report-roll = Kości rzucone: te poniżej swojego wysiłku zawodzą.
table-report-kept = bez strat
table-report-nothing = brak karty
table-report-rolled = { $name }: { $lost ->
    [0] żadna kość nie zawodzi.
    [one] jedna kość zawodzi.
    [few] { $lost } kości zawodzą.
    [many] { $lost } kości zawodzi.
   *[other] { $lost } kości zawodzi.
}
table-report-row = { $name }: { $cards }{ $lost ->
    [0] .
    [one] ; jedna kość jest wyczerpana.
    [few] ; { $lost } kości są wyczerpane.
    [many] ; { $lost } kości jest wyczerpanych.
   *[other] ; { $lost } kości jest wyczerpane.
}
table-divvy = Podział
table-divvy-before = zanim ktokolwiek obejrzy zakryte karty
table-divvy-agreed = { $mine } tu, { $others } tam
table-divvy-open = jeszcze bez odpowiedzi
table-divvy-agree = Zgoda na ten podział
table-divvy-propose = Propozycja dla: { $name }
table-divvy-swap = Zamień wszystko
table-divvy-sensible = Podpowiedz
table-divvy-switch = { $cards }: otrzymuje { $name }
table-would-receive = Dostanie
table-nothing = jeszcze nic
table-one-owner = jeden właściciel
table-card-known = { $type }, { $coins }
table-card-face-down = { $type }, zakryta karta
table-known-to-all = Wszyscy znają wartość.
table-known-by-now = Nie wszyscy jeszcze znają wartość.
table-known-to-you = Tylko ty znasz wartość.
table-known-to-nobody = Nie znasz jeszcze wartości.
table-covered = Zasłonięte. Przytrzymaj, aby podejrzeć.
table-flipped = Odwrócona: nie zapłaci ponownie, ale nadal się liczy.
table-plate-iii = Symbol III: w grze od trzech graczy.
table-plate-iv = Symbol IV: w grze od czterech graczy oraz w wariantach z Bliźniakami i Rodami.
table-card-free = Nikt jej nie trzyma.
table-card-held = Trzyma ją { $name }: { $sum }.
table-place = Miejsce { $place }: { $card }. { $holder }
table-tip-now = Teraz przy stole
table-tip-count = { $badge } { $name }: <b>{ $count }</b>
table-tip-dice = Kości: dostępne { $available }, wyczerpane { $exhausted }
table-tip-heir = Gracz komputerowy: { $nature }
table-ledger-heir = { $name }: { $sets }.
table-ledger-none = brak kart
table-ledger-set = { $type } × { $cards }: warte { $pays }, następna karta dodaje { $gain }
table-ledger-whole-set = { $type } × { $cards }: warte { $pays }
table-ledger-tip = Kliknięcie pokazuje zestawy wszystkich.
table-tip-why = Kliknięcie mówi, dlaczego był taki ruch.
table-tip-known = Znane wszystkim: { $cards }
table-leader-tip = { $name } gra najpierw. Karty Pochodni wędrują w lewo po każdej rundzie.
table-lights-out-tip = { $name } gra na końcu i może zająć tylko jedną kartę.
table-hint-choose-cards = Wybierz kartę: najmniejszy wysiłek, który ją zajmie, jest już ustawiony.{ $exhausted ->
    [0] {""}
   *[other] {" "}Albo odzyskaj kości.
}
table-hint-choose-one-card = Zgaszone Światło: wybierz tylko jedną kartę. Najmniejszy wysiłek, który ją zajmie, jest już ustawiony.
table-hint-in-hand = { $count ->
    [one] Jedna kość w ręce: wybierz kartę, na którą trafi.
    [few] { $count } kości w ręce: wybierz kartę, na którą trafią.
    [many] { $count } kości w ręce: wybierz kartę, na którą trafią.
   *[other] { $count } kości w ręce: wybierz kartę, na którą trafią.
}
table-hint-only-recover = Żadna kość nie jest dostępna: odzyskaj te z pudełka.
table-hint-only-pass = Żadna kość nie jest dostępna ani wyczerpana: pozostaje tylko pas.
table-hint-claim-rivals = Kości: { $dice }, karty: { $cards }. Szansa, że wszystkie wrócą: { $home }. Siła { $needed } lub większa wyprze cię z karty.
table-hint-claim-last = Kości: { $dice }, karty: { $cards }. Szansa, że wszystkie wrócą: { $home }. Nikt cię już nie wyprze.
table-hint-safe = { $dice } na { NOUN($card, case: "loc") }: kością z wysiłkiem 1 nigdy się nie rzuca i nigdy się jej nie traci.
table-hint-risk-rivals = { $dice } na { NOUN($card, case: "loc") }: kość wraca przy { $effort } lub więcej; { $needed } lub więcej cię wyprze.
table-hint-risk-last = { $dice } na { NOUN($card, case: "loc") }: kość wraca przy { $effort } lub więcej. Nikt cię już nie wyprze.
table-hint-reroll = Jeśli nie odwrócisz Idola, kość, która zawiodła, trafi do pudełka. Karta i tak jest twoja.
table-hint-take = Dwie odwrócone karty Ceramiki kupują zakrytą kartę, tyle razy, na ile cię stać.
table-hint-peek = Odwrócony Rękopis nie zapłaci ponownie, ale nadal się liczy.
table-hint-revive = Odwrócone Szczątki nie zapłacą ponownie, ale nadal się liczą.
table-hint-revive-last = Ostatnia szansa: każda kość z pudełka jest warta jedną monetę.
table-hint-divvy = Stos trafia do jednej osoby. Karty z poprzednich rund nie zmieniają właściciela. Oboje muszą się zgodzić.
table-hint-ghost = Przy równej sile grupa nigdy nie wypiera. Twoje kości od razu wracają do domu sprawne.
table-hint-watch = Kliknięcie albo klawisz pokazuje koniec ruchu.
table-hint-decided = { $name }: decyzja zapadła. { $key } ją pokazuje.
table-forced-recover = { $name }: nie ma już kości do położenia, więc wyczerpane wracają do domu.
table-forced-pass = { $name }: nie ma już kości do położenia, więc jest pas.
table-hint-thinks = { $name } myśli.
table-key-next = dalej
table-key-choose = wybierz
table-key-effort = wysiłek
table-key-answer = odpowiedź
table-key-confirm = zatwierdź
table-key-undo = cofnij
table-key-recover = odzyskaj
table-key-zoom = powiększ
table-key-rule = zasada
table-key-skip = pomiń
table-key-hint = wskazówka
table-key-why = dlaczego?
# as in English
table-key-menu = menu
table-nothing-to-undo = Nie ma czego cofnąć.
table-not-now = Teraz tego nie można zrobić.
table-key-more = więcej
table-own-pad = Te karty pokazuje tylko kontroler gracza { $name }.
table-throws = { $name } rzuca { $dice ->
    [one] jedną kością
    [few] { $dice } kośćmi
    [many] { $dice } kośćmi
   *[other] { $dice } kości
}

table-throw-last = ostatnia kość…
