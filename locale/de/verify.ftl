# Was `crypt-game verify DATEI` sagt.
verify-usage = Nenne eine Aufzeichnung: crypt-game verify DATEI
verify-unreadable = { $file } ist keine Aufzeichnung einer Partie Crypt oder lässt sich nicht lesen.
verify-fair = { $file }: Alle { $count } Mischungen und Würfe folgen aus dem Startwert. Die Würfel waren ehrlich.
verify-no-seed = { $file } enthält keinen Startwert: Gewürfelt wurde anderswo, es gibt nichts zu prüfen.
verify-not-from-seed = { $file }: Das Ergebnis in Schritt { $step } folgt nicht aus dem Startwert.
verify-broken = { $file }: Die Aufzeichnung bricht bei Schritt { $step } ab; die { $count } Mischungen und Würfe davor folgen aus dem Startwert.
verify-commitment = Das Siegel, zu sehen seit Spielbeginn (SHA-256): { $hash }
verify-secret = Unter dem Siegel: { $sealed }
verify-word = Das Wort, mit dem abgehoben wurde: { $word }
verify-open = Diese Partie begann mit einem Code: Ihr Glück war offen.
verify-not-from-source = { $file }: Der Startwert folgt weder aus dem, was versiegelt war, noch aus dem Code, den die Aufzeichnung nennt.
verify-luck = Gefährdete Würfel: { $dice }. Erschöpft: { $lost }, erwartet: { $expected }.
