# Lernen beim Spielen: die Liste der Lektionen und jeder Satz einer Lektion. Die erste Zeile eines Schritts steht
# groß, die zweite darunter. Kurze Wörter, für jemanden von zwölf Jahren.

## Die Liste
lessons-title = Spielen lernen
lessons-back = Zurück zum Menü
lessons-basics = Das Spiel in sechs Minuten
lessons-more = Je zwei Minuten
lessons-done = { $done } von { $lessons } geschafft
lessons-spoken-new = { $name }. { $about }
lessons-spoken-begun = { $name }. { $about } Du hast mittendrin aufgehört.
lessons-spoken-done = { $name }. { $about } Geschafft.

## In jeder Lektion
lesson-next = Weiter
lesson-follows = Nächste Lektion
lesson-done = Fertig
lesson-back = Der Satz davor
lesson-again = Noch einmal
lesson-skip = Überspringen
lesson-leave = Verlassen
lesson-step = Schritt { $step } von { $steps }
lesson-wrong-early = Das kommt später. Lies zuerst weiter.
lesson-wrong-card = Nicht diese Karte. Nimm die im Licht.
lesson-wrong-effort = Das ist ein anderer Aufwand. Nimm den im Licht.
lesson-wrong-dice = Das ist ein Würfel zu viel. Er liegt wieder bei dir.
lesson-wrong-recover = Noch nicht: Du kannst noch etwas beanspruchen.
lesson-wrong-decision = Im Spiel darfst du das. Nimm hier, was im Licht liegt.

## Beanspruchen
lesson-claim = Beanspruchen
lesson-claim-about = Lege Würfel auf Schätze, damit sie dir gehören
lesson-claim-crypt =
    Der König ist tot. Das ist sein Schatz.
    Jede Runde liegen neue Karten in der Gruft. Zu dritt sind es drei aufgedeckte und eine verdeckte.
lesson-claim-value =
    Die Zahl sagt, was eine Karte wert ist.
    Dieses Idol zählt 4 Coins. Die meisten Coins gewinnen.
lesson-claim-lay =
    Lege einen Würfel auf das Idol.
    Deine Würfel sind deine Diener. Dort liegt noch niemand, also reicht einer.
lesson-claim-lay-card = Das ist nicht das Idol, und weniger wert. Nimm das Idol mit der 4.
lesson-claim-confirm =
    Bestätige jetzt.
    Dann ist der Nächste am Zug.
lesson-claim-unclaimed =
    Jeder war einmal am Zug.
    Was niemand beansprucht hat, kommt in die Schachtel.
lesson-claim-yours =
    Das Idol gehört dir!
    Es liegt unter dem Sammler der Idole. Dein Würfel ist wieder da.
