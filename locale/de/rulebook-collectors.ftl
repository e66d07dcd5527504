# Das Regelbuch, zweiter Teil: die Sammler, gemeinsam mit collectors.ftl, und die Schnellübersicht.

rulebook-collectors = Sammler
rulebook-collectors-read = Lies eine Sammlerkarte von links nach rechts: erst die <b>Bedingung</b>, dann die <b>Belohnung</b>. Die unterste Zeile sagt, wann sie gilt. Nur die Seite, die oben liegt, ist im Spiel, und sie gilt für alle.
rulebook-collectors-count = Bei Spielende zählt für einen Sammler jede Karte des Typs, ob sie aufgedeckt oder verdeckt liegt.
# as in English
rulebook-flip = Flip
rulebook-flip-pay = Die Karte mit dem gebogenen Pfeil bedeutet <b>Flip</b>. Du bezahlst die Belohnung, indem du die angegebene Zahl eigener verdeckter Karten dieses Typs umdrehst, sodass sie aufgedeckt liegen.
rulebook-flip-once = Eine umgedrehte Karte kann nicht noch einmal bezahlen. Ihren Wert behält sie, und für ihren Sammler zählt sie weiterhin. Du darfst eine Belohnung <b>immer wieder</b> nutzen, solange du genug verdeckte Karten des Typs hast und der Zeitpunkt stimmt.
rulebook-flip-choice = Kommen zum Bezahlen Karten mit verschiedenen Werten infrage, wählst du aus. Das Spiel schlägt solche vor, deren Wert ohnehin alle kennen.
rulebook-anytime = Jederzeit
rulebook-anytime-when = „Jederzeit“ heißt: immer wenn das Spiel auf irgendjemandes Entscheidung wartet, auch außer der Reihe. Überreste A gilt vom Aufdecken bis zur Schlusswertung, Manuskripte B vom Aufdecken bis zum Ende des Beanspruchens.
rulebook-anytime-when-why = Beim Sammeln werden die Karten schon verteilt, und Teams teilen sie ungesehen auf; ein Blick käme zu spät.
rulebook-anytime-useless = Eine Belohnung, die nichts bewirken würde, wird nicht angeboten: Manuskripte B nicht, wenn keine verdeckte Karte in der Gruft liegt oder du schon alle kennst; Überreste A nicht, wenn du keinen erschöpften Würfel hast (im Kampf der Häuser: wenn dein Haus keinen hat).
rulebook-collector-side = <b>{ $name }.</b> { $rule }

rulebook-idol = Idole
rulebook-idol-a-window = In der Zugreihenfolge darf jeder, der einen gescheiterten Würfel und ein verdecktes Idol hat, neu würfeln, solange er beides hat, oder ablehnen. Ein geretteter Würfel ist sofort verfügbar.
rulebook-idol-a-failed = Nur ein gescheiterter Würfel darf neu gewürfelt werden.
rulebook-idol-a-failed-why = Ein Würfel, der durchgehalten hat, könnte durch einen neuen Wurf nur verlieren.
rulebook-idol-b-check = Das geschieht von selbst und ist keine Entscheidung. Geprüft wird am Ende des Sammelns für alle zugleich, außerdem nach jeder Karte, die mit Töpferwaren B genommen wird. Die 2 Coins gibt es einmal, wie viele Idole es auch sind.
rulebook-idol-b-which = Hat der Erste mehr als zwei Idole, werden zuerst solche mit bekanntem Wert umgedreht, dann die mit dem niedrigsten Wert, dann geht es nach dem Namen der Karte.
rulebook-idol-b-which-why = Auf die Wertung wirkt sich das nicht aus; das Spiel wählt so, dass am wenigsten verraten wird.
rulebook-jewelry = Schmuck
rulebook-manuscript = Manuskripte
rulebook-pottery = Töpferwaren
rulebook-pottery-b-window = Zwischen Aufdecken und Beanspruchen darf, beginnend beim Anführer, jeder mit zwei verdeckten Töpferwaren eine Karte nehmen, solange eine verdeckte Karte in der Gruft liegt. Liegen dort zwei, wählst du eine. Du darfst es wiederholen, bevor du ablehnst, und eben genommene Töpferwaren zählen mit. Wer abgelehnt hat, kommt in dieser Runde nicht mehr dran.
rulebook-remains = Überreste
rulebook-tapestry = Tapisserien
rulebook-tapestry-a-none = Ohne eine einzige Tapisserie bekommt niemand diesen Bonus.
rulebook-tapestry-a-none-why = Sonst könnte eine Summe von 0 die höchste sein.

## Schnellübersicht

rulebook-quick = Schnellübersicht
rulebook-reference-reveal = <b>I. Aufdecken</b> – die Gruft auslegen, verdeckte Karten zuletzt{ $pottery ->
    [yes] {"; dann Töpferwaren B"}
   *[no] {""}
}
rulebook-reference-collect = <b>III. Sammeln</b> – ablegen, würfeln, Karten nehmen,{ $idol ->
    [yes] {" neu würfeln (Idole),"}
   *[no] {""}
} gescheiterte Würfel in die Schachtel
rulebook-reference-collectors = <b>Die Sammler dieses Spiels</b>
rulebook-reference-solo = Einzelkind
rulebook-reference-solo-list =
    Der Geist würfelt mit drei Würfeln, legt gleiche zusammen und setzt die stärkste Gruppe zuerst
    Eine Gruppe nimmt von links die erste Karte, die frei ist oder die du mit weniger hältst
    Seine Würfel werden nie erschöpft; was er hält, kommt in die Schachtel
rulebook-reference-twins = Die verschworenen Zwillinge
rulebook-reference-twins-list =
    Zwei Geister spielen wie beim Einzelkind und werfen einander nie raus
    Bevor jemand nachsieht, teilt ihr alle Karten auf, die ihr beide haltet
    Es zählt das niedrigere eurer beiden Ergebnisse
rulebook-reference-clash = Kampf der Häuser
rulebook-reference-clash-list =
    Auf den letzten drei Plätzen liegt je eine weitere Karte offen; ein Stapel wird als Ganzes genommen
    Höchstens drei Würfel pro Zug; Erholung bringt höchstens drei zurück
    Wer in einem Haus als Zweites spielt, darf nur eine Karte beanspruchen
    Bevor jemand nachsieht, teilt ein Haus seine Karten auf; es zählt sein niedrigeres Ergebnis
rulebook-quick-round = <b>Eine Runde</b>
rulebook-quick-round-list =
    <b>I. Aufdecken</b> – die Gruft auslegen, verdeckte Karten zuletzt; dann Töpferwaren B
    <b>II. Beanspruchen</b> – reihum beanspruchen oder Würfel zurückholen; Lichter aus: letzter Zug, nur eine Karte
    <b>III. Sammeln</b> – ablegen, würfeln, Karten nehmen, neu würfeln (Idole), gescheiterte Würfel in die Schachtel
    <b>IV. Gib die Fackel weiter</b> – beide Fackelkarten nach links, oder Spielende
rulebook-quick-reveal = <b>Karten in der Gruft</b>
rulebook-quick-reveal-table = { rulebook-reveal-table }
rulebook-quick-claim = <b>Beanspruchen</b>
rulebook-quick-claim-list =
    Ein Aufwandswert für alle deine Würfel auf einer Karte; ihre Summe ist die Stärke
    Rauswerfen braucht eine höhere Summe; rausgeworfene Würfel kehren unerschöpft zurück
    Alles rausgeworfen: beim Sammeln alle Würfel zurückholen
    Erholung: alle erschöpften Würfel aus der Schachtel holen; das ist dein ganzer Zug
rulebook-quick-risk = <b>Gefahr der Erschöpfung, je Würfel</b>
rulebook-quick-risk-table =
    Aufwandswert | 1 | 2 | 3 | 4 | 5 | 6
    Scheitert bei | – | 1 | 1–2 | 1–3 | 1–4 | 1–5
    Gefahr | sicher | 17 % | 33 % | 50 % | 67 % | 83 %
rulebook-quick-score = <b>Wertung</b>
rulebook-quick-score-list =
    Werte aller deiner Schatzkarten
    Bonus-Coins der Sammler
    1 Coin für jeden unerschöpften Würfel
    Verfluchter Schatz: 5 Coins weniger für die meisten Flüche
