# Ce que dit `crypt-game verify FICHIER`.
verify-usage = Indiquez un enregistrement : crypt-game verify FICHIER
verify-unreadable = { $file } n’est pas l’enregistrement d’une partie de Crypt, ou il est illisible.
verify-fair = { $file } : les { $count } mélanges et lancers viennent tous de la graine. Les dés étaient honnêtes.
verify-no-seed = { $file } ne contient pas de graine : les dés ont été lancés ailleurs, il n’y a rien à vérifier.
verify-not-from-seed = { $file } : le résultat de l’étape { $step } ne vient pas de la graine.
verify-broken = { $file } : l’enregistrement s’interrompt à l’étape { $step } ; les { $count } mélanges et lancers précédents viennent de la graine.
verify-commitment = Le sceau montré dès le début (SHA-256) : { $hash }
verify-secret = Sous le sceau : { $sealed }
verify-word = Le mot qui a coupé le paquet : { $word }
verify-open = Cette partie a commencé avec un code : sa chance pouvait être connue.
verify-not-from-source = { $file } : la graine ne vient ni de ce qui était scellé, ni du code que nomme l’enregistrement.
verify-luck = Dés exposés : { $dice }. Épuisés : { $lost }, attendus : { $expected }.
