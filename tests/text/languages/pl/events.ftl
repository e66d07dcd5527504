event-shuffled = Stos dobierania jest potasowany: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
event-round-began = { $you ->
    [yes] Runda { $round }: Przywódcą jesteś ty, a Zgaszone Światło ma { NOUN($last) }.
    [last] Runda { $round }: Przywódcą jest { NOUN($seat) }. Ty masz Zgaszone Światło i grasz na końcu.
   *[other] Runda { $round }: Przywódcą jest { NOUN($seat) }, a Zgaszone Światło ma { NOUN($last) }.
}
event-round-began-both = { $you ->
    [yes] Runda { $round }: masz obie karty Pochodni, więc grasz najpierw i na końcu.
   *[other] Runda { $round }: { NOUN($seat) } ma obie karty Pochodni, więc gra najpierw i na końcu.
}
event-revealed = Odkryta karta: { NOUN($card, case: "bare") }, wartość { $value }.
event-laid = Zakryta karta: { NOUN($card, case: "bare") }, wartość { $value }.
event-laid-unseen = Zakryta karta: { NOUN($card, case: "bare") }.
event-sorted = Krypta jest ułożona, najwyższa wartość po lewej.
event-phase-claim = Zaczyna się faza Zajmowanie.
event-phase-collect = Zaczyna się faza Zbieranie.
event-phase-final = Stos dobierania jest pusty: gra się kończy.
event-torches-passed = { $you ->
    [yes] Karty Pochodni wędrują dalej: nowym Przywódcą jesteś ty.
   *[other] Karty Pochodni wędrują dalej: nowym Przywódcą jest { NOUN($seat) }.
}
event-roles-swapped-duke = Pochodnie wróciły: odtąd prowadzą i pierwsi grają Książęta.
event-roles-swapped-duchess = Odtąd prowadzą i pierwsze grają Księżne.

event-placed = { $you ->
    [yes] Zajmujesz { NOUN($card, case: "acc") }: { $dice }.
   *[other] { NOUN($seat, cap: "yes") } zajmuje { NOUN($card, case: "acc") }: { $dice }.
}
event-added = { $you ->
    [yes] Dokładasz { $dice } na { NOUN($card, case: "acc") }: siła { $strength }.
   *[other] { NOUN($seat, cap: "yes") } dokłada { $dice } na { NOUN($card, case: "acc") }: siła { $strength }.
}
event-pushed-out = { $you ->
    [yes] Wypierasz { NOUN($victim, case: "acc") }: { $dice } na { NOUN($card, case: "loc") }.
    [victim] { NOUN($seat, cap: "yes") } wypiera cię: { $dice } na { NOUN($card, case: "loc") }.
   *[other] { NOUN($seat, cap: "yes") } wypiera { NOUN($victim, case: "acc") }: { $dice } na { NOUN($card, case: "loc") }.
}
event-recovered-action = { $you ->
    [yes] Odzyskujesz { $count ->
        [one] { $count } kość.
        [few] { $count } kości.
        [many] { $count } kości.
       *[other] { $count } kości.
    }
   *[other] { NOUN($seat, cap: "yes") } odzyskuje { $count ->
        [one] { $count } kość.
        [few] { $count } kości.
        [many] { $count } kości.
       *[other] { $count } kości.
    }
}
event-recovered-routed = { $you ->
    [yes] Wyparto cię zewsząd: odzyskujesz { $count ->
        [one] { $count } kość.
        [few] { $count } kości.
        [many] { $count } kości.
       *[other] { $count } kości.
    }
   *[other] Wyparto zewsząd: { NOUN($seat) } odzyskuje { $count ->
        [one] { $count } kość.
        [few] { $count } kości.
        [many] { $count } kości.
       *[other] { $count } kości.
    }
}
event-recovered-revived = { $you ->
    [yes] Szczątki A: odzyskujesz jedną kość.
   *[other] Szczątki A: { NOUN($seat) } odzyskuje jedną kość.
}
event-passed = { $you ->
    [yes] Pasujesz.
   *[other] { NOUN($seat, cap: "yes") } pasuje.
}
event-declined-pottery = { $you ->
    [yes] Zostawiasz swoją Ceramikę zakrytą.
   *[other] { NOUN($seat, cap: "yes") } nie odwraca Ceramiki.
}
event-declined-reroll = { $you ->
    [yes] Zostawiasz rzut bez zmian.
   *[other] { NOUN($seat, cap: "yes") } zostawia rzut bez zmian.
}
event-declined-final = { $you ->
    [yes] Nie odzyskujesz nic więcej.
   *[other] { NOUN($seat, cap: "yes") } nie odzyskuje nic więcej.
}

event-ghost-rolled = { NOUN($seat, cap: "yes") } rzuca { $rolls }.
event-ghost-rolled-again = { NOUN($seat, cap: "yes") } rzuca wypartymi przez ciebie kośćmi: { $rolls }.
event-ghost-joined = { $dice } łączą się w { $strength }
event-ghost-joined-why = równe kości działają jako jedna grupa
event-ghost-first = { $strength } idzie pierwsze
event-ghost-first-why = najsilniejsza grupa najpierw
event-ghost-more-dice-first = { $dice } idzie pierwsze
event-ghost-more-dice-first-why = przy równej sile pierwsza jest grupa z większą liczbą kości
event-ghost-takes = { $strength } bierze { NOUN($card, case: "acc") }
event-ghost-takes-why = pierwsza karta od lewej, którą może wziąć
event-ghost-pushes = { $you ->
    [yes] Twoje { $held } na { NOUN($card, case: "loc") } zostaje wyparte
   *[other] { $strength } wypiera { NOUN($seat, case: "acc") }: { $held } na { NOUN($card, case: "loc") }
}
event-ghost-pushes-why = { $strength } to więcej niż { $held }
event-ghost-goes-past-ghost-holds = { $strength } mija { NOUN($card, case: "acc") }: { NOUN($seat) } już tam jest
event-ghost-goes-past-too-strong = { $you ->
    [yes] { $strength } mija { NOUN($card, case: "acc") }: twoje { $held } to nie mniej
   *[other] { $strength } mija { NOUN($card, case: "acc") }: { NOUN($seat) } ma tam { $held }
}
event-ghost-no-room = { $strength } zostaje odłożone
event-ghost-no-room-why = nigdzie nie pasuje
event-ghost-only-strongest = { $strength } zostaje odłożone
event-ghost-only-strongest-why = położyć wolno tylko najsilniejszą grupę

event-discarded = Nikt nie zajął { NOUN($card, case: "gen") }: do pudełka.
event-discarded-ghost = Do pudełka: { NOUN($card, case: "bare") }. Kartę trzyma { NOUN($seat) }.
event-rolled = { $failed ->
    [0] { $you ->
        [yes] Za { NOUN($card, case: "acc") } rzucasz { $rolls } przeciw { $effort }: żadna kość nie jest wyczerpana.
       *[other] Za { NOUN($card, case: "acc") } { NOUN($seat) } rzuca { $rolls } przeciw { $effort }: żadna kość nie jest wyczerpana.
    }
    [one] { $you ->
        [yes] Za { NOUN($card, case: "acc") } rzucasz { $rolls } przeciw { $effort }: jedna kość zawodzi.
       *[other] Za { NOUN($card, case: "acc") } { NOUN($seat) } rzuca { $rolls } przeciw { $effort }: jedna kość zawodzi.
    }
    [few] { $you ->
        [yes] Za { NOUN($card, case: "acc") } rzucasz { $rolls } przeciw { $effort }: { $failed } kości zawodzą.
       *[other] Za { NOUN($card, case: "acc") } { NOUN($seat) } rzuca { $rolls } przeciw { $effort }: { $failed } kości zawodzą.
    }
    [many] { $you ->
        [yes] Za { NOUN($card, case: "acc") } rzucasz { $rolls } przeciw { $effort }: { $failed } kości zawodzi.
       *[other] Za { NOUN($card, case: "acc") } { NOUN($seat) } rzuca { $rolls } przeciw { $effort }: { $failed } kości zawodzi.
    }
   *[other] { $you ->
        [yes] Za { NOUN($card, case: "acc") } rzucasz { $rolls } przeciw { $effort }: { $failed } kości zawodzi.
       *[other] Za { NOUN($card, case: "acc") } { NOUN($seat) } rzuca { $rolls } przeciw { $effort }: { $failed } kości zawodzi.
    }
}
event-divvied = { $you ->
    [yes] Karty twojej drużyny są podzielone.
   *[other] { NOUN($seat, cap: "yes") } dzieli karty drużyny.
}
event-collected = { $you ->
    [yes] Zbierasz { NOUN($card, case: "acc") }, wartość { $value }.
   *[other] { NOUN($seat, cap: "yes") } zbiera { NOUN($card, case: "acc") }, wartość { $value }.
}
event-collected-unseen = { NOUN($seat, cap: "yes") } zbiera zakrytą kartę: { NOUN($card, case: "bare") }.
event-rerolled-rescued = { $you ->
    [yes] Rzucasz ponownie, { $roll } przeciw { $effort }: kość jest uratowana.
   *[other] { NOUN($seat, cap: "yes") } rzuca ponownie, { $roll } przeciw { $effort }: kość jest uratowana.
}
event-rerolled-failed = { $you ->
    [yes] Rzucasz ponownie, { $roll } przeciw { $effort }: znów zawodzi.
   *[other] { NOUN($seat, cap: "yes") } rzuca ponownie, { $roll } przeciw { $effort }: znów zawodzi.
}
event-exhausted = { $you ->
    [yes] Wyczerpane: { $count ->
        [one] { $count } twoja kość.
        [few] { $count } twoje kości.
        [many] { $count } twoich kości.
       *[other] { $count } twojej kości.
    }
   *[other] Wyczerpane ({ NOUN($seat) }): { $count ->
        [one] { $count } kość.
        [few] { $count } kości.
        [many] { $count } kości.
       *[other] { $count } kości.
    }
}

event-flipped = { $you ->
    [yes] Odwracasz: { COUNT($card, $count) }.
   *[other] { NOUN($seat, cap: "yes") } odwraca: { COUNT($card, $count) }.
}
event-peeked = { $you ->
    [yes] Podglądasz zakryte karty.
   *[other] { NOUN($seat, cap: "yes") } podgląda zakryte karty.
}
event-peeked-shared = { $you ->
    [yes] Podglądasz zakryte karty; widzi je też { NOUN($other) }.
    [other] { NOUN($seat, cap: "yes") } podgląda zakryte karty i pokazuje je tobie.
   *[no] { NOUN($seat, cap: "yes") } podgląda zakryte karty; widzi je też { NOUN($other) }.
}
event-seen = Zakryta karta to { NOUN($card) }, wartość { $value }.
event-taken = { $you ->
    [yes] Bierzesz { NOUN($card, case: "acc") } z Krypty, wartość { $value }.
   *[other] { NOUN($seat, cap: "yes") } bierze { NOUN($card, case: "acc") } z Krypty, wartość { $value }.
}
event-taken-unseen = { NOUN($seat, cap: "yes") } bierze { NOUN($card, case: "acc") } z Krypty; inni nie widzą wartości.
event-idol-bonus-first = { $you ->
    [yes] Pierwsze dwa Idole są twoje; na koniec gry monety: { $count }.
   *[other] Pierwsze dwa Idole ma { NOUN($seat) }; na koniec gry monety: { $count }.
}
event-idol-bonus-later = { $you ->
    [yes] Ty też masz teraz dwa Idole; na koniec gry monety: { $count }.
   *[other] { NOUN($seat, cap: "yes") } też ma teraz dwa Idole; na koniec gry monety: { $count }.
}

event-curses = { $you ->
    [yes] Na tobie { $count ->
        [0] nie ciąży żadna Klątwa.
        [one] ciąży { $count } Klątwa.
        [few] ciążą { $count } Klątwy.
        [many] ciąży { $count } Klątw.
       *[other] ciąży { $count } Klątwy.
    }
   *[other] { NOUN($seat, cap: "yes") } ma { $count ->
        [0] zero Klątw.
        [one] { $count } Klątwę.
        [few] { $count } Klątwy.
        [many] { $count } Klątw.
       *[other] { $count } Klątwy.
    }
}
event-cursed = { $you ->
    [yes] Masz najwięcej Klątw i tracisz monety: { $count }.
   *[other] { NOUN($seat, cap: "yes") } ma najwięcej Klątw i traci monety: { $count }.
}
event-tie = Remis na pierwszym miejscu: remisujący rzucają swoimi sprawnymi kośćmi.
event-tie-again = Nadal remis: jeszcze raz.
event-tie-rolled = { $you ->
    [yes] Rzucasz { $rolls } = { $count }.
   *[other] { NOUN($seat, cap: "yes") } rzuca { $rolls } = { $count }.
}
event-scored = { $you ->
    [yes] Twój wynik: { $count ->
        [one] { $count } moneta.
        [few] { $count } monety.
        [many] { $count } monet.
       *[other] { $count } monety.
    }
   *[other] { NOUN($seat, cap: "yes") }: { $count ->
        [one] { $count } moneta.
        [few] { $count } monety.
        [many] { $count } monet.
       *[other] { $count } monety.
    }
}
event-won = { $you ->
    [yes] Zdobywasz spadek!
   *[other] { NOUN($seat, cap: "yes") } zdobywa spadek!
}
event-shared = { $you ->
    [yes] Dzielisz zwycięstwo.
   *[other] { NOUN($seat, cap: "yes") } dzieli zwycięstwo.
}
event-won-house = { NOUN($seat, cap: "yes") } zdobywa spadek!
event-shared-house = { NOUN($seat, cap: "yes") } dzieli zwycięstwo.
event-ended-solo = Monety: { $count }. Historia zapamięta: { NOUN($rank, $title, case: "bare") }.
event-ended-twins = Monety: { $count }. Historia zapamięta: { NOUN($rank, $title, case: "bare") }.
event-unsealed = Pieczęć jest złamana: teraz każdy może sprawdzić kości.
