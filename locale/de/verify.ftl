# Was `crypt-game verify DATEI` sagt.
verify-usage = Nenne eine Aufzeichnung: crypt-game verify DATEI
verify-unreadable = { $file } ist keine Aufzeichnung einer Partie Crypt oder lässt sich nicht lesen.
verify-fair = { $file }: Alle { $count } Mischungen und Würfe folgen aus dem Startwert. Die Würfel waren ehrlich.
verify-no-seed = { $file } enthält keinen Startwert: Gewürfelt wurde anderswo, es gibt nichts zu prüfen.
verify-not-from-seed = { $file }: Das Ergebnis in Schritt { $step } folgt nicht aus dem Startwert.
verify-broken = { $file }: Die Aufzeichnung bricht bei Schritt { $step } ab; die { $count } Mischungen und Würfe davor folgen aus dem Startwert.
verify-commitment = Versprechen vom Spielbeginn (SHA-256 des Startwerts): { $hash }
verify-luck = Gefährdete Würfel: { $dice }. Erschöpft: { $lost }, erwartet: { $expected }.
