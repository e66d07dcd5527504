# Lernen beim Spielen: die Liste der Lektionen und jeder Satz einer Lektion. Die erste Zeile eines Schritts steht
# groß, die zweite darunter. Kurze Wörter, für jemanden von zwölf Jahren.

## Die Liste
lessons-title = Spielen lernen
lessons-back = Zurück zum Menü
lessons-basics = Das Spiel in sechs Minuten
lessons-more = Je zwei Minuten
lessons-done = { $done } von { $lessons } geschafft
lessons-first-game = Das erste Spiel
lessons-first-game-about = Gegen zwei Knappen, mit einem Lehrer an deiner Seite
lessons-spoken-new = { $name }. { $about }
lessons-spoken-begun = { $name }. { $about } Du hast mittendrin aufgehört.
lessons-spoken-done = { $name }. { $about } Geschafft.

## In jeder Lektion
lesson-next = Weiter
lesson-follows = Nächste Lektion
lesson-done = Fertig
lesson-back = Voriger Schritt
lesson-again = Noch einmal
lesson-skip = Auslassen
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
    Der König ist tot. Sein Schatz wird verteilt.
    Zu dritt liegen jede Runde drei Karten aufgedeckt und eine verdeckt.
lesson-claim-value =
    Die Zahl sagt, was eine Karte wert ist.
    Dieses Idol zählt 4. Wer die meisten Coins hat, gewinnt.
lesson-claim-lay =
    Lege einen Würfel auf das Idol.
    Deine Würfel sind deine Diener. Die Karte ist frei, also reicht einer.
lesson-claim-lay-card = Das ist nicht das Idol, und weniger wert. Nimm das Idol mit der 4.
lesson-claim-confirm =
    Drücke auf { table-confirm }.
    Dann sind die anderen dran.
lesson-claim-unclaimed =
    Jeder war einmal dran.
    Was niemand beansprucht hat, kommt in die Schachtel.
lesson-claim-yours =
    Das Idol gehört dir!
    Es liegt beim Sammler der Idole, und dein Würfel ist zu Hause.

## Rauswerfen
lesson-push-out = Rauswerfen
lesson-push-out-about = Hol dir eine Karte, die jemand hält
lesson-push-out-strength =
    Würfel auf einer Karte zählen zusammen.
    Alle zeigen denselben Aufwand. { $right } hält den Ring mit 3 + 3 = 6.
lesson-push-out-lay =
    Lege Würfel auf den Ring.
    Zum Rauswerfen brauchst du mehr als 6. Zwei Würfel mit Aufwand 4 ergeben 8.
lesson-push-out-lay-card = Diese Karte ist frei. Hier lernst du, eine zu holen, die jemand hält.
lesson-push-out-confirm =
    Drücke auf { table-confirm }.
    Gleich viel würde nicht reichen.
lesson-push-out-home =
    Du hast { $right } rausgeworfen.
    Solche Würfel kommen unversehrt nach Hause.
lesson-push-out-beaten =
    Jetzt wirft { $left } dich raus.
    5 + 5 = 10 schlagen deine 8. Deine Würfel sind zu Hause.
lesson-push-out-consolation =
    Das hat auch sein Gutes.
    Wirst du von jeder Karte rausgeworfen, kommen beim Sammeln alle früher verlorenen Würfel zurück.

## Aufwand
lesson-effort = Aufwand
lesson-effort-about = Wie sehr sich Diener mühen und was das kostet
lesson-effort-efforts =
    Jeder Würfel zeigt einen Aufwand von 1 bis 6.
    Ein hoher hält die Karte besser, gefährdet aber den Würfel.
lesson-effort-lay =
    Lege einen Würfel auf das Manuskript.
    Es zählt 4: Die anderen wollen es auch.
lesson-effort-raise =
    Dreh ihn auf Aufwand 4.
    Nun brauchen die anderen mindestens 5.
lesson-effort-raise-effort = Das ist nicht die 4. Nimm die 4: Sie geht jedes zweite Mal schief.
lesson-effort-confirm =
    Drücke auf { table-confirm }.
    Dann sind die anderen dran.
lesson-effort-roll =
    Jetzt wird gewürfelt.
    Aufwand 1 ist sicher. Jeder andere Würfel muss seinen Aufwand erreichen.
lesson-effort-failed =
    Deine 2 ist weniger als 4.
    Der Diener ist erschöpft, aber die Karte gehört dir.
lesson-effort-exhausted =
    Erschöpfte Würfel kommen in die Schachtel.
    Du spielst mit zweien weiter.
lesson-effort-worth =
    Achte auf deine Würfel.
    Am Ende zählt jeder, der nicht erschöpft ist, 1 Coin.

## Verdeckt
lesson-face-down = Verdeckt
lesson-face-down-about = Was eine Rückseite verrät und was nicht
lesson-face-down-back =
    Die letzte Karte liegt verdeckt.
    Die Rückseite zeigt den Typ, eine Tapisserie, aber nicht den Wert.
lesson-face-down-pile =
    Auch der Stapel verrät etwas.
    Als Nächstes kommt ein Manuskript.
lesson-face-down-lay =
    Beanspruche die verdeckte Karte.
    Ein Würfel reicht.
lesson-face-down-lay-card = Die liegt aufgedeckt. Nimm die Karte, die noch niemand kennt.
lesson-face-down-confirm =
    Drücke auf { table-confirm }.
    Sie kann 1 bis 4 wert sein.
lesson-face-down-secret =
    Eine 4, und nur du weißt es!
    Die anderen sehen bloß den Typ. Deine Karten darfst du immer ansehen.

## Erholung
lesson-recover = Erholung
lesson-recover-about = Hol erschöpfte Diener zurück
lesson-recover-exhausted =
    Zwei Diener sind erschöpft.
    Sie liegen in der Schachtel. Du hast noch einen Würfel.
lesson-recover-recover =
    Drücke auf { term-recover }.
    Das bringt alle erschöpften Würfel zurück und ist dein ganzer Zug.
lesson-recover-recover-card = Damit würdest du beanspruchen. Nimm diesmal die Erholung: Zwei Würfel warten in der Schachtel.
lesson-recover-back =
    Alle drei sind wieder da.
    Ab deinem nächsten Zug kannst du sie einsetzen.
lesson-recover-none =
    Ganz ohne Würfel bleibt dir nur die Erholung.
    Das macht das Spiel dann für dich.

## Fackeln
lesson-torches = Fackeln
lesson-torches-about = Wer zuerst spielt und wer zuletzt
lesson-torches-leader =
    Diese Fackel gehört zum Anführer.
    { $left } beginnt, dann geht es links herum.
lesson-torches-last =
    Du hast „{ term-lights-out }“.
    Du spielst zuletzt und darfst nur eine Karte beanspruchen.
lesson-torches-lay =
    Beanspruche das Idol.
    Ein Würfel reicht: Nach dir spielt niemand mehr.
lesson-torches-confirm =
    Drücke auf { table-confirm }.
    Eine zweite Karte wäre nicht erlaubt.
lesson-torches-pass =
    Beide Fackeln wandern nach links.
    Nun beginnt { $right }, und { $left } spielt zuletzt.
lesson-torches-end =
    So geht es, bis der Stapel leer ist.
    Dann ist das Spiel aus.

## Sammler
lesson-collectors = Sammler
lesson-collectors-about = Was Sammlungen bringen und wie gezählt wird
lesson-collectors-six =
    Sechs Sammler zahlen für deine Karten.
    Am Ende zahlt jeder für einen Typ.
lesson-collectors-jewelry =
    Du hast zwei Schmuckstücke, 4 und 2.
    Ihr Sammler zählt das beste noch einmal: 4 + 2 + 4 = 10.
lesson-collectors-manuscript =
    Ein Manuskript ist zu wenig.
    Ab zweien zählt jedes 4.
lesson-collectors-lay =
    Beanspruche das zweite Manuskript.
    Es ist noch frei.
lesson-collectors-lay-card = Das ist kein Manuskript. Nimm das im Licht.
lesson-collectors-confirm = Drücke auf { table-confirm }.
lesson-collectors-pays =
    Jetzt zählt jedes 4.
    Deine Manuskripte bringen zusammen 8.
lesson-collectors-flip =
    Manche Belohnungen helfen im Spiel.
    Dafür drehst du Karten um. Sie zählen am Ende trotzdem.
lesson-collectors-count =
    Zähle deine Coins.
    Karten und Sammler bringen 18, drei Würfel 3, zusammen 21.

## Der Geist
lesson-ghost = Der Geist
lesson-ghost-about = Allein gegen einen, der nach Regeln spielt
lesson-ghost-sorted =
    Allein spielst du gegen den Geist.
    Für ihn liegen die Karten von hoch nach niedrig. Eine verdeckte gilt als 2,5.
lesson-ghost-lay =
    Lege einen Würfel auf das Idol.
    Es ist am meisten wert, also schaut der Geist dort zuerst.
lesson-ghost-raise =
    Dreh ihn auf Aufwand 4.
    Ob das reicht?
lesson-ghost-confirm =
    Drücke auf { table-confirm }.
    Dann spielt der Geist.
lesson-ghost-rolls =
    Der Geist würfelt 3, 3 und 4.
    Die Würfel entscheiden, nicht der Geist.
lesson-ghost-groups =
    Gleiche Würfel tun sich zusammen.
    3 + 3 = 6 ist am stärksten und kommt zuerst. Dann die 4.
lesson-ghost-takes =
    Seine 6 wirft deine 4 raus.
    Er nimmt von links die erste Karte, die er bekommen kann.
lesson-ghost-next =
    Seine 4 nimmt die nächste Karte.
    Dort lag noch niemand.
lesson-ghost-again =
    Du bist Anführer und spielst noch einmal.
    Es ist dein Zug mit „Lichter aus“: Beanspruche eine Karte, die Töpferwaren.
lesson-ghost-once =
    Drücke auf { table-confirm }.
    Nach dir spielt niemand mehr.
lesson-ghost-discards =
    Der Geist behält nichts.
    Seine Karten kommen in die Schachtel, und seine Würfel sind nie erschöpft.
lesson-ghost-titles =
    Nach acht Runden bringen deine Coins einen Titel.
    Ab 50 gehörst du zu den Großartigen.

## Erst nachsehen
lesson-manuscript = Erst nachsehen
lesson-manuscript-about = Manuskripte B zeigen verdeckte Karten
lesson-manuscript-look =
    Dieser Sammler lässt dich nachsehen.
    Drehe ein Manuskript um und sieh alle verdeckten Karten der Gruft.
lesson-manuscript-open =
    Nutze die Belohnung jetzt.
    Das geht jederzeit bis zum Sammeln, auch wenn andere am Zug sind.
lesson-manuscript-pay =
    Bezahle mit deinem Manuskript.
    Umgedreht zahlt es nicht noch einmal, zählt aber weiter 1 Coin.
lesson-manuscript-seen =
    Eine Tapisserie mit 4!
    Nur du hast sie gesehen.
lesson-manuscript-lay =
    Beanspruche sie.
    Ein Würfel reicht: Du spielst zuletzt.
lesson-manuscript-lay-card = Die lag schon offen. Nimm die Karte, die du angesehen hast.
lesson-manuscript-confirm =
    Drücke auf { table-confirm }.
    Die anderen wissen nicht, warum.
lesson-manuscript-yours =
    Die Tapisserie gehört dir.
    Neue Manuskripte, die verdeckt liegen, können wieder zahlen.

## Hilfe von den Toten
lesson-remains = Hilfe von den Toten
lesson-remains-about = Überreste A holen einen Diener zurück
lesson-remains-exhausted =
    Ein Diener ist erschöpft.
    Erholung würde deinen ganzen Zug kosten.
lesson-remains-two =
    Dieser Sammler hilft.
    Drehe zwei Überreste um und hol einen erschöpften Würfel zurück.
lesson-remains-open =
    Nutze die Belohnung jetzt.
    Der Knopf erscheint, sobald du zahlen kannst.
lesson-remains-pay =
    Bezahle mit beiden Überresten.
    Am Ende zählen sie trotzdem 2 + 1 = 3 Coins.
lesson-remains-back =
    Dein Würfel ist wieder da.
    Du kannst ihn sofort einsetzen, und du bist noch am Zug.
lesson-remains-time =
    Das geht jederzeit.
    Sogar nach der letzten Runde, bevor gezählt wird.

## Zwillinge
lesson-twins = Zwillinge
lesson-twins-about = Zu zweit gegen zwei Geister
lesson-twins-four =
    Zwei Zwillinge, zwei Geister.
    Ihr seid abwechselnd dran: Zwilling, Geist, Zwilling, Geist.
lesson-twins-lay =
    Lege einen Würfel auf das Idol.
    Dein Zwilling hilft, hat aber eigene Würfel.
lesson-twins-raise =
    Dreh ihn auf Aufwand 4.
    Das ist für Geister schwer zu schlagen.
lesson-twins-confirm =
    Drücke auf { table-confirm }.
    Dann spielt der erste Geist.
lesson-twins-rule =
    1 + 1 = 2 schlagen deine 4 nicht.
    Also nimmt er von links die nächste Karte.
lesson-twins-share =
    Teilt auf, was ihr beide haltet.
    Gib die verdeckte Karte deinem Zwilling. Noch hat sie niemand gesehen.
lesson-twins-seal =
    Stimmt beide zu.
    Drücke zweimal: einmal für jeden Zwilling.
lesson-twins-score =
    Das kleinere eurer Ergebnisse zählt.
    Hilf also dem, der weniger hat.

## Kampf der Häuser
lesson-clash = Kampf der Häuser
lesson-clash-about = Herzogin und Herzog mit sechs Würfeln
lesson-clash-house =
    Dein Haus sind Herzogin und Herzog.
    Sie teilen sich sechs Würfel. Du bist die Herzogin.
lesson-clash-stack =
    Auf drei Karten liegt noch eine.
    Ein Stapel wird als eine Karte beansprucht und bringt beide.
lesson-clash-lay =
    Lege einen Würfel auf das Idol.
    In jedem Zug darfst du höchstens drei Würfel legen.
lesson-clash-confirm =
    Drücke auf { table-confirm }.
    Erst spielen die Herzoginnen, dann die Herzöge.
lesson-clash-dukes =
    Dein Herzog hat einen Stapel.
    Alle der zweiten Gruppe dürfen nur eine Karte beanspruchen.
lesson-clash-share =
    Teilt auf, was euer Haus hält.
    Gib den Stapel dem Herzog: Seine zwei Karten bleiben zusammen.
lesson-clash-seal =
    Stimmt beide zu.
    Drücke zweimal: einmal für jeden.
lesson-clash-score =
    Für das Haus zählt das kleinere Ergebnis.
    Übrige Würfel werden so verteilt, dass es möglichst hoch ist.

## Der verfluchte Schatz
lesson-cursed = Der verfluchte Schatz
lesson-cursed-about = Wenn die besten Karten teuer werden
lesson-cursed-curses =
    Wertvolle Karten sind verflucht.
    Eine 4 trägt zwei Flüche, eine 3 einen.
lesson-cursed-lay =
    Beanspruche die Töpferwaren.
    Sie zählen 2 und tragen keinen Fluch.
lesson-cursed-lay-card = Die ist verflucht. Nimm die Karte mit der 2.
lesson-cursed-confirm =
    Drücke auf { table-confirm }.
    Die Flüche holen sich die anderen.
lesson-cursed-loss =
    Die meisten Flüche kosten am Ende 5 Coins.
    Bei Gleichstand verlieren alle diese 5.
