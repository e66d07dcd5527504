coach-name = Trener
coach-go-on = Dalej
coach-off = Bez dalszych uwag
coach-pushed-out =
    Wyparto cię.
    Twoje kości są w domu i nie są wyczerpane. Następnym razem połóż więcej kości albo wyższy wysiłek.
coach-pushes-out =
    Wypierasz kogoś.
    Kto gra po tobie, może zrobić to samo z tobą.
coach-exhausted =
    Jeden Sługa jest wyczerpany.
    Wyrzucił mniej niż jego wysiłek. „Odzyskaj” przywraca go, ale zabiera ci turę.
coach-routed =
    Wyparto wszystkie twoje kości.
    Dlatego wszystkie wyczerpane wracają, a następną turę nadal masz.
coach-face-down =
    Bierzesz zakrytą kartę.
    Tylko ty znasz jej wartość. Inni widzą typ.
coach-tie =
    Jest remis.
    Kto remisuje, rzuca wszystkimi sprawnymi kośćmi. Wygrywa najwyższa suma.
coach-torches =
    Pochodnie wędrują w lewo.
    Kto teraz jest Przywódcą, gra w tej rundzie pierwszy.
coach-last-round =
    To ostatnia runda.
    Stos jest pusty. Każda kość, która zostanie na koniec, jest warta 1 monetę.
coach-lights-out =
    Grasz ze Zgaszonym Światłem.
    Możesz zająć tylko jedną kartę, ale po tobie nikt już nie gra.
coach-look =
    Możesz podejrzeć zakryte karty.
    Odwróć za to Rękopis, w dowolnej chwili przed Zbieraniem.
coach-revive =
    Możesz odzyskać kość.
    Odwróć za to dwie karty Szczątków, w dowolnej chwili. Nie zabiera to tury.
coach-reroll =
    Twój Idol może uratować kość.
    Odwróć go i rzuć ponownie kością, która zawiodła. Liczy się nowy rzut.
coach-take =
    Twoja Ceramika może zdobyć kartę.
    Odwróć dwie karty Ceramiki za jedną zakrytą kartę, zanim ktokolwiek coś zajmie.
coach-set =
    Kolekcjoner teraz ci płaci.
    Spójrz na jego monetę: mówi, ile w tej chwili jest wart twój zestaw.
