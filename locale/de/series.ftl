# Mehr als eine Partie: eine Serie, und Grüfte, die mehrere nacheinander spielen.
series-title = Wie viele Partien?
series-text = In einer Serie wechselt der Anführer von Partie zu Partie, und die Siege werden gezählt. Bei gleichem Glück spielt jede Person genau dieselben Grüfte gegen den Computer, mit denselben Karten und Würfen.
series-stay = Zurück
series-games = Serie von { $games }
series-tally = Partie { $number } von { $games }: { $tally }
equal-luck = Gleiches Glück
equal-luck-back = Zurück zum Menü
equal-luck-who = Wer spielt?
equal-luck-people = Personen
equal-luck-name = Name: { $name }. Ändern
equal-luck-name-title = Wie heißt du?
equal-luck-name-text = Bis zu 16 Buchstaben und anders als die anderen.
equal-luck-name-take = Übernehmen
equal-luck-name-empty = Ein Name braucht mindestens einen Buchstaben.
equal-luck-name-taken = So heißt schon jemand.
equal-luck-crypts = Grüfte
equal-luck-how = So geht es
equal-luck-about = Jede Person spielt genau dieselben Grüfte allein gegen dieselben Computerspieler, mit denselben Karten und Würfen.
equal-luck-seats = In jeder Gruft sitzen alle auf demselben Platz und in der nächsten Gruft einen Platz weiter.
equal-luck-several = In jeder Gruft sind die Karten neu und für alle dieselben.
equal-luck-secret = Niemand sieht etwas von einer Gruft, bevor alle sie gespielt haben. Solange jemand spielt, schauen die anderen weg.
equal-luck-compared = Dann werden die Coins verglichen, mit dem Glück der Würfe und ohne. Auch ein Computerspieler ist dabei. Du kannst aufhören und an einem anderen Tag weitermachen.
equal-luck-start = Los
equal-luck-sheet = Im Vergleich
equal-luck-played = { $played } von { $games } Partien gespielt
equal-luck-turn = Als Nächstes
equal-luck-end = Am Ende
equal-luck-crypt = Gruft { $crypt }, Platz { $seat }
equal-luck-crypt-alone = Gruft { $crypt }
equal-luck-total = Coins
equal-luck-luck = Glück der Würfe
equal-luck-without = Ohne dieses Glück
equal-luck-luck-about = Glück der Würfe: wie viele Coins dir Würfel und verdeckte Karten mehr oder weniger gebracht haben als im Schnitt. Ohne dieses Glück siehst du klarer, wer gut gespielt hat.
equal-luck-text = { $name } spielt Gruft { $crypt } von { $crypts }, auf Platz { $seat }. Sonst sollte niemand zusehen: Die Karten sind für alle dieselben.
equal-luck-text-alone = { $name } spielt Gruft { $crypt } von { $crypts }, auf Platz { $seat }.
equal-luck-best = { $count ->
    [one] { $names } hat die meisten Coins.
   *[other] { $names } haben die meisten Coins, und gleich viele.
}
equal-luck-steady = Ohne das Glück der Würfe liegt { $name } vorn.
equal-luck-later = Später
equal-luck-next = { $name } spielt
equal-luck-done = Partien in meine Liste legen
equal-luck-keep = Weitermachen
equal-luck-give-up = Beenden
equal-luck-give-up-title = Ohne Ergebnis beenden?
equal-luck-give-up-text = Die gespielten Partien kommen in deine Liste.
