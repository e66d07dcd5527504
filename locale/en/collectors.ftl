# The twelve sides of the Collectors. For each: its name, one line for the setup, the whole rule for the tooltip, and the
# timing word at the foot of the card. The few extra words stand where icons fail.

collector-idol-a-name = Idol A
collector-idol-a-summary = Flip 1: reroll a die that failed.
collector-idol-a-rule = In the Collect phase, flip 1 of your face-down Idols to roll one of your failed dice again. The new roll stands, but another Idol can buy another roll, even for the same die. Idols that you collected this round count.
collector-idol-a-timing = Collect
collector-idol-a-need = 1 for a reroll

collector-idol-b-name = Idol B
collector-idol-b-summary = First to own 2: 5 coins. Later 2 or more: 2 coins.
collector-idol-b-rule = The first to own 2 Idols flips them and scores 5 coins at game end; if several reach 2 at the same moment, all of them do. From then on everyone else with 2 or more Idols scores 2 coins and keeps them face down.
collector-idol-b-timing = automatic
collector-idol-b-need = first with 2: 5
collector-idol-b-first = first 2
collector-idol-b-later = later 2+

collector-jewelry-a-name = Jewelry A
collector-jewelry-a-summary = 2 or more: your best Jewelry counts twice.
collector-jewelry-a-rule = With 2 or more Jewelry cards at game end, the value of the highest one counts once more.
collector-jewelry-a-timing = game end
collector-jewelry-a-need = 2+: best ×2

collector-jewelry-b-name = Jewelry B
collector-jewelry-b-summary = 1 coin for each Jewelry.
collector-jewelry-b-rule = At game end each of your Jewelry cards scores 1 extra coin.
collector-jewelry-b-timing = game end
collector-jewelry-b-need = 1 Coin each

collector-manuscript-a-name = Manuscript A
collector-manuscript-a-summary = 2 or more: each Manuscript scores 4.
collector-manuscript-a-rule = With 2 or more Manuscripts at game end, each of them scores 4 coins instead of its printed value.
collector-manuscript-a-timing = game end
collector-manuscript-a-need = 2 or more: 4 each

collector-manuscript-b-name = Manuscript B
collector-manuscript-b-summary = Flip 1: look at all face-down cards.
collector-manuscript-b-rule = From Reveal to the end of Claim you may at any time flip 1 of your face-down Manuscripts to look in secret at every face-down card in the Crypt.
collector-manuscript-b-timing = any time
collector-manuscript-b-need = 1 for a look

collector-pottery-a-name = Pottery A
collector-pottery-a-summary = 2, 3 or 4+ Pottery: 2, 4 or 8 coins.
collector-pottery-a-rule = At game end exactly 2 Pottery score 2 extra coins, exactly 3 score 4, and 4 or more score 8.
collector-pottery-a-timing = game end
collector-pottery-a-need = 2, 3, 4+: 2, 4, 8

collector-pottery-b-name = Pottery B
collector-pottery-b-summary = Flip 2: take a face-down card.
collector-pottery-b-rule = Before the Claim phase, in turn order, you may flip 2 of your face-down Pottery to take a face-down card from the Crypt. Only you see it, and its place stays empty this round.
collector-pottery-b-timing = before Claim
collector-pottery-b-need = 2 for a card

collector-remains-a-name = Remains A
collector-remains-a-summary = Flip 2: recover one die.
collector-remains-a-rule = At any time until the final scoring, you may flip 2 of your face-down Remains to recover one of your exhausted dice.
collector-remains-a-timing = any time
collector-remains-a-need = 2 for a die

collector-remains-b-name = Remains B
collector-remains-b-summary = 4 or more: 10 coins.
collector-remains-b-rule = With 4 or more Remains at game end you score 10 extra coins.
collector-remains-b-timing = game end
collector-remains-b-need = 4 or more: 10

collector-tapestry-a-name = Tapestry A
collector-tapestry-a-summary = Highest total of Tapestries: 5 coins.
collector-tapestry-a-rule = At game end the Tapestries with the highest total value score 5 extra coins. Tied players score 5 each, but you need at least one Tapestry.
collector-tapestry-a-timing = game end
collector-tapestry-a-need = highest total: 5

collector-tapestry-b-name = Tapestry B
collector-tapestry-b-summary = 3 or more: 7 if only you, else 4 each.
collector-tapestry-b-rule = With 3 or more Tapestries at game end you score 7 extra coins if you are the only one. If others have 3 or more as well, each of you scores 4.
collector-tapestry-b-timing = game end
collector-tapestry-b-need = 3 or more: 7 or 4
collector-tapestry-b-alone = 3+ alone
collector-tapestry-b-shared = 3+ each
