# Mehr als eine Partie: eine Serie, und eine Gruft, die mehrere nacheinander spielen.
series-title = Wie viele Partien?
series-text = In einer Serie wechselt der Anführer von Partie zu Partie, und die Siege werden gezählt. Bei gleichem Glück spielt jede Person genau dieselbe Gruft allein gegen den Computer, mit denselben Karten und Würfen; niemand sieht ein Ergebnis, bevor alle gespielt haben.
series-stay = Zurück
series-games = Serie von { $games }
series-tally = Partie { $number } von { $games }: { $tally }
equal-luck = Gleiches Glück
equal-luck-title = Gleiches Glück: { $played } von { $games } haben gespielt
equal-luck-text = Als Nächstes ist { $name } dran. Sonst sollte niemand zusehen: Die Karten sind für alle dieselben.
equal-luck-later = Später
equal-luck-next = { $name } spielt
equal-luck-end = Ohne Ergebnis beenden
equal-luck-result = Dieselbe Gruft für alle: { $coins }. Am selben Platz holt { $heir } im Schnitt { $mean }.
