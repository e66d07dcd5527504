verify-fair = { $count ->
    [one] { $file }: { $count } tasowanie lub rzut pochodzi z ziarna. Kości były uczciwe.
    [few] { $file }: wszystkie { $count } tasowania i rzuty pochodzą z ziarna. Kości były uczciwe.
    [many] { $file }: wszystkie { $count } tasowań i rzutów pochodzi z ziarna. Kości były uczciwe.
   *[other] { $file }: wszystkie { $count } tasowania i rzutu pochodzi z ziarna. Kości były uczciwe.
}
verify-luck = Kości narażone: { $dice }. Wyczerpane: { $lost }, oczekiwane: { $expected }.
