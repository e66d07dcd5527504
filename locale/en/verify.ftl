# What `crypt-game verify FILE` says.
verify-usage = Name one record: crypt-game verify FILE
verify-unreadable = { $file } is not the record of a Crypt game, or cannot be read.
verify-fair = { $file }: all { $count } shuffles and rolls come from the seed. The dice were fair.
verify-no-seed = { $file } holds no seed: its dice were rolled elsewhere, and there is nothing to check them against.
verify-not-from-seed = { $file }: the outcome in step { $step } does not come from the seed.
verify-broken = { $file }: the record breaks off at step { $step }; the { $count } shuffles and rolls before it come from the seed.
verify-commitment = The seal shown from the start (SHA-256): { $hash }
verify-secret = Below the seal: { $sealed }
verify-word = The word that cut the deck: { $word }
verify-open = This game was begun from a code: its luck was knowable.
verify-not-from-source = { $file }: the seed follows neither from what was sealed nor from the code that the record names.
verify-luck = Dice at risk: { $dice }. Exhausted: { $lost }, expected: { $expected }.
