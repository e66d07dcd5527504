verify-usage = Podaj jedną grę: crypt-game verify PLIK
verify-unreadable = { $file } nie jest zapisem gry Crypt albo nie da się go odczytać.
verify-fair = { $count ->
    [one] { $file }: { $count } tasowanie lub rzut pochodzi z ziarna. Kości były uczciwe.
    [few] { $file }: wszystkie { $count } tasowania i rzuty pochodzą z ziarna. Kości były uczciwe.
    [many] { $file }: wszystkie { $count } tasowań i rzutów pochodzi z ziarna. Kości były uczciwe.
   *[other] { $file }: wszystkie { $count } tasowania i rzutu pochodzi z ziarna. Kości były uczciwe.
}
verify-no-seed = { $file } nie zawiera ziarna: rzucano gdzie indziej i nie ma z czym porównać.
verify-not-from-seed = { $file }: wynik w kroku { $step } nie pochodzi z ziarna.
verify-broken = { $file }: zapis urywa się w kroku { $step }; wcześniejsze tasowania i rzuty ({ $count }) pochodzą z ziarna.
verify-commitment = Pieczęć pokazana od początku (SHA-256): { $hash }
verify-secret = Pod pieczęcią: { $sealed }
verify-word = Słowo, które przełożyło talię: { $word }
verify-open = Tę grę zaczęto z kodu: jej los można było poznać.
verify-not-from-source = { $file }: ziarno nie wynika ani z tego, co zapieczętowano, ani z kodu podanego w zapisie.
verify-luck = Kości w niebezpieczeństwie: { $dice }. Wyczerpane: { $lost }, oczekiwane: { $expected }.
