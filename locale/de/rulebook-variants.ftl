# Das Regelbuch, dritter Teil: Einzelkind, das Buch der Varianten und die Mitwirkenden.

rulebook-only-child = Einzelkind
rulebook-only-child-game = Allein in der Gruft, dachtest du. Du spielst eine Partie für zwei gegen den <b>Geist</b>: 24 Karten, zwei aufgedeckt und eine verdeckt, acht Runden. Dein Ziel: so viele Coins wie möglich. Mit 50 bist du großartig. Das ist anders:
rulebook-only-child-start = Der Geist hat drei Würfel in einer eigenen Farbe und entscheidet nichts: Er folgt seinen Regeln. Du beginnst mit beiden Fackelkarten; sie wechseln jede Runde den Besitzer.
rulebook-only-child-owns = Der Geist sammelt keine Schätze. Für beide Seiten der Tapisserien giltst du als einziger Spieler.
rulebook-sorted = Die sortierte Gruft
rulebook-sorted-order = Beim Aufdecken werden die Karten sortiert, der höchste Wert liegt links. Eine verdeckte Karte gilt dabei als 2,5, liegt also zwischen 3 und 2. Von zwei gleichen Karten liegt die zuerst gezogene weiter links.
rulebook-sorted-fixed = Diese Reihenfolge steht für die Runde fest. Nichts, was du später erfährst, ändert sie.
rulebook-ghost = Der Zug des Geistes
rulebook-ghost-groups = Der Geist wirft seine drei Würfel. Würfel mit gleicher Zahl werden zu einer Gruppe, deren Stärke ihre Summe ist; drei gleiche sind eine Dreiergruppe.
rulebook-ghost-order = Die stärkste Gruppe ist zuerst dran. Von zwei gleich starken Gruppen geht die mit mehr Würfeln vor: zwei Dreien vor einer Sechs.
rulebook-ghost-place = Jede Gruppe nimmt von links die erste Karte, die frei ist oder die <b>du</b> mit weniger Stärke hältst; dann wirst du rausgeworfen. Eine Karte, die der Geist schon hält, rührt er nicht mehr an: Er legt weder etwas dazu, noch ersetzt er seine Würfel. Eine Gruppe, die nirgends hinpasst, wird beiseitegelegt.
rulebook-ghost-torches = Fackeln und zweite Züge
rulebook-ghost-leads = Hat der <b>Geist</b> beide Fackelkarten, spielt er zuerst. Dann kommt dein einziger Zug, ohne die Beschränkung von „Lichter aus“. Danach hat der Geist einen zweiten Zug, und zwar nur mit den Würfeln, die du in dieser Runde rausgeworfen hast: Er wirft sie, fasst gleiche zusammen und versucht, allein seine stärkste Gruppe einzusetzen. Passt sie nirgends hin, legt er nichts; hast du keinen Würfel rausgeworfen, gibt es keinen zweiten Zug.
rulebook-ghost-follows = Hast <b>du</b> beide, spielst du zuerst, dann hat der Geist einen vollen Zug, dann kommt dein zweiter Zug mit „Lichter aus“.
rulebook-ghost-collects = Die Würfel des Geistes werden nie auf Erschöpfung geprüft; er hat in jeder Runde alle drei. Die Karten, die er hält, werden beim Sammeln abgelegt.
rulebook-ghost-discards = Die abgelegten Karten darfst du jederzeit durchsehen, nur nicht die, die verdeckt abgelegt wurden.
rulebook-result = Dein Platz in der Geschichte
rulebook-result-table =
    Coins | Du gehst in die Geschichte ein als
    unter 30 | Der Narr
    30 bis 39 | Der Kleinliche
    40 bis 49 | Der Wohlhabende
    50 und mehr | Der Großartige

## Das Buch der Varianten

rulebook-variants = Das Buch der Varianten
rulebook-variants-about = Drei Arten, anders zu spielen. Der verfluchte Schatz kommt zu anderen Partien hinzu; der Kampf der Häuser und die verschworenen Zwillinge sind eigene Spiele. Zu allen passt jede Mischung von Sammlerseiten.
rulebook-cursed = Cursed Treasure – der verfluchte Schatz
rulebook-cursed-count = Für zwei bis vier Spieler und für den Kampf der Häuser, nicht aber für Einzelkind und Zwillinge. Es gelten die üblichen Regeln, nur lastet auf den schönsten Stücken ein Fluch. Bei Spielende zählt vor der Wertung jeder die <b>Flüche</b> auf allen seinen Schatzkarten, nach dem aufgedruckten Wert:
rulebook-cursed-table =
    Wert | Flüche
    4 | 2
    3 | 1
    2 oder 1 | keine
rulebook-cursed-loss = Wer die meisten Flüche trägt, verliert 5 Coins; bei Gleichstand verliert jeder der Beteiligten 5. Im Kampf der Häuser wird je Spieler gezählt, nicht je Haus, und der Verlust wird abgezogen, bevor die Würfel verteilt werden.
rulebook-cursed-none = Trägt niemand einen Fluch, verliert auch niemand Coins.
rulebook-cursed-none-why = Sonst lägen alle mit null Flüchen gleichauf.
rulebook-clash = Clash of Houses – Kampf der Häuser
rulebook-clash-game = Ein Spiel für sechs oder acht Spieler in drei oder vier <b>Häusern</b>. Jedes Haus besteht aus einer Herzogin und einem Herzog, die nebeneinandersitzen. Es gelten die Regeln für vier Spieler mit diesen Änderungen.
rulebook-clash-setup = Häuser: Spielaufbau
rulebook-clash-deck = Zu sechst spielt ihr mit allen 48 Karten und je Schatztyp einem zweiten Exemplar der Karte mit Wert 2 und Symbol III: 54 Karten, sechs Runden. Zu acht spielt ihr mit allen 48 und einem zweiten Exemplar jeder Karte mit Symbol: 72 Karten, acht Runden.
rulebook-clash-seats = Im Uhrzeigersinn sitzen die erste Herzogin, der erste Herzog, die zweite Herzogin, der zweite Herzog und so fort. Beide Mitglieder eines Hauses teilen sich einen Vorrat von sechs Würfeln in seiner Farbe.
rulebook-clash-torches = Eine Herzogin übernimmt die Anführer-Karte und beginnt; der Herzog ihres Hauses bekommt die Karte „Lichter aus“.
rulebook-clash-reveal = Häuser: Aufdecken
rulebook-clash-stacks = Legt vier Karten aufgedeckt und zwei verdeckt aus. Dann kommt auf jede der letzten drei, in der Reihenfolge, in der sie liegen, noch eine aufgedeckte Karte: auf die vierte aufgedeckte und auf die beiden verdeckten. Das sind neun Karten in jeder Runde.
rulebook-clash-visible = In so einem Stapel bleibt der Typ der unteren Karte zu sehen und, wenn sie aufgedeckt liegt, auch ihr Wert. Ein Stapel wird als Ganzes beansprucht und gesammelt.
rulebook-clash-claim = Häuser: Beanspruchen
rulebook-clash-turns = In der ersten Hälfte der Partie spielen zuerst alle Herzoginnen, vom Haus des Anführers aus nach links, danach alle Herzöge. Für <b>alle</b> in der zweiten Gruppe gilt die Beschränkung von „Lichter aus“: nur eine Karte.
rulebook-clash-last = Die Herzöge beginnen mit dem Haus links vom führenden Haus und enden mit dem Herzog des führenden Hauses.
rulebook-clash-last-why = Er hat „Lichter aus“, und wer „Lichter aus“ hat, ist immer zuletzt am Zug.
rulebook-clash-action = In deinem Zug beanspruchst du mit höchstens drei Würfeln aus dem Vorrat deines Hauses oder holst höchstens drei erschöpfte Würfel aus der Schachtel zurück.
rulebook-clash-recover = Eine Erholung nimmt immer so viele Würfel, wie sie kann, bis zu drei.
rulebook-clash-recover-why = Würfel freiwillig in der Schachtel zu lassen brächte nichts ein.
rulebook-clash-add = Zu einer Karte, die dein Haus schon hält, darfst du Würfel mit demselben Aufwandswert dazulegen; mehr Stärke brauchst du dafür nicht. Mit der Karte „Lichter aus“ ist das deine eine Karte. So können mehr als drei Würfel eines Hauses auf einer Karte liegen, und alle zählen zur Stärke.
rulebook-clash-order = Wo Würfe oder Belohnungen der Zugreihenfolge folgen, gilt für Spieler die Reihenfolge der Züge dieser Runde, für Häuser die Reihenfolge, in der ihre ersten Mitglieder am Zug waren.
rulebook-clash-collect = Häuser: Sammeln und Fackeln
rulebook-clash-divvy = Gewürfelt wird Haus für Haus. Bevor dann jemand eine verdeckte Karte ansieht, teilt jedes Haus die Karten, die es hält, unter seinen beiden Mitgliedern auf, wie es mag. Beide Karten eines Stapels gehen an dasselbe Mitglied. Ein Haus ist fertig, bevor das nächste beginnt. Karten aus früheren Runden werden nie getauscht.
rulebook-clash-routed = Hat ein Haus in dieser Runde mindestens einen Würfel gelegt und sind alle seine Würfel rausgeworfen worden, holt es alle seine erschöpften Würfel zurück.
rulebook-clash-pass = Beide Fackelkarten gehen an das nächste Haus links. Sind sie wieder bei dem Haus, das begonnen hat, nach so vielen Runden, wie es Häuser gibt, dann tauschen die Rollen für den Rest der Partie: Die Herzöge führen und spielen zuerst; die Herzoginnen spielen danach, mit der Beschränkung von „Lichter aus“, zuletzt die Herzogin des führenden Hauses, die diese Karte jetzt hat.
rulebook-clash-rewards = Häuser: Sammler und Wertung
rulebook-clash-collectors = Bedingungen und Belohnungen gelten für jeden einzeln. „Überreste A“ bringt einen erschöpften Würfel des Hauses in den Vorrat zurück, und mit „Idole A“ darf jedes Mitglied mit eigenen Idolen jeden gescheiterten Würfel des Hauses neu würfeln. Mit „Manuskripte B“ darfst du die Karten deinem Partner zeigen. „Töpferwaren B“ nimmt aus einem Stapel nur die verdeckte Karte: Die aufgedeckte bleibt als einzelne Karte liegen. Die genommene Karte darfst du nicht verschenken.
rulebook-clash-talk = Sprecht nicht über die Werte eurer Karten.
rulebook-clash-score = Jedes Mitglied zählt seine Schätze und Sammler zusammen. Dann werden die unerschöpften Würfel des Hauses, 1 Coin je Würfel, so verteilt, dass die beiden Wertungen möglichst nah beieinanderliegen: einer nach dem anderen an das Mitglied mit weniger Coins, bei Gleichstand an die Herzogin.
rulebook-clash-winner = Die <b>niedrigere</b> der beiden Wertungen ist die des Hauses; das Haus mit der höchsten Wertung gewinnt. Häuser, die gleichauf liegen, werfen alle ihre unerschöpften Würfel wie bei jedem Gleichstand.
rulebook-twins = Conspiring Twins – die verschworenen Zwillinge
rulebook-twins-game = Zwei Spieler gegen zwei Geister, und beide müssen sich gut schlagen: Arbeitet zusammen und sammelt so viele Coins, wie ihr könnt. Es gelten die Regeln für vier Spieler: 48 Karten, vier aufgedeckt und zwei verdeckt, acht Runden. Das ist anders:
rulebook-twins-seats = Um den Tisch sitzen Zwilling, Geist, Zwilling, Geist; jeder Geist hat drei eigene Würfel. Den zweiten Geist nennt das Spiel <b>Schatten</b>. Ein Zwilling beginnt als Anführer, der Geist zu seiner Rechten, der Letzte in der Zugreihenfolge, mit „Lichter aus“. Beide Fackelkarten wandern nach links über alle vier Plätze.
rulebook-twins-sorted = Die Gruft wird sortiert wie beim Einzelkind.
rulebook-twins-ghosts = Zwillinge: die Geister
rulebook-twins-ghost-turn = Ein Geist zieht wie beim Einzelkind. Er wirft jeden der beiden Zwillinge raus, nie aber den anderen Geist. Hat er „Lichter aus“, wirft er alle drei Würfel und versucht, nur seine stärkste Gruppe einzusetzen. Einen zweiten Zug gibt es nicht.
rulebook-twins-ghost-dice = Die Würfel der Geister werden nie auf Erschöpfung geprüft. Karten, die ein Geist oder niemand hält, werden abgelegt, verdeckte ungesehen; die abgelegten dürft ihr durchsehen wie beim Einzelkind.
rulebook-twins-play = Zwillinge: Züge und Wertung
rulebook-twins-turn = Die Zwillinge spielen nach den üblichen Regeln. Sie dürfen Geister und einander rauswerfen, aber keine Würfel zu denen des anderen Zwillings dazulegen.
rulebook-twins-secret = Bedingungen und Belohnungen gelten für jeden einzeln, und die Werte eurer Schätze verratet ihr einander nicht. Mit Manuskripte B entscheidest du beim Ansehen, ob dein Zwilling die Karten auch sehen darf. Eine Karte, die du mit Töpferwaren B nimmst, darfst du deinem Zwilling nicht geben.
rulebook-twins-divvy = Beim Sammeln, nach den Würfen und bevor jemand eine verdeckte Karte sieht, teilt ihr alle Karten, die ihr beide haltet, untereinander auf, wie ihr mögt.
rulebook-twins-score = Jeder Zwilling zählt für sich, mit seinen eigenen Würfeln. Die <b>niedrigere</b> Wertung ist euer gemeinsames Ergebnis:
rulebook-twins-table =
    Coins | Ihr geht in die Geschichte ein als
    unter 30 | Die Narren
    30 bis 39 | Die Kleinlichen
    40 bis 49 | Die Wohlhabenden
    50 und mehr | Die Großartigen

## Mitwirkende

rulebook-credits = Mitwirkende
rulebook-credits-game = Crypt ist ein Spiel von Andrew Nerger und Jeffrey Chin, erschienen 2018 bei Road To Infamy Games, mit Illustrationen und Gestaltung von Jeffrey Chin und Tapisserie-Entwürfen von Alex Chin. Die französische Ausgabe stammt von Ôz Éditions, übersetzt von Jean Dorthe.
rulebook-credits-words = Worte, Bilder und Klänge dieser Ausgabe sind ihre eigenen. Wo die gedruckten Regeln schweigen oder sich auf zweierlei Art lesen lassen, sagt eine Klarstellung in diesen Spielregeln, wie hier gespielt wird und warum.

## Die Beispiele dieses Teils

rulebook-example-ghost-start = Du hältst alle drei Karten, mit 5, 4 und 2. Der Geist würfelt 3, 3 und 4.
rulebook-example-ghost-joined = Die beiden Dreien werden zusammen 6 und sind zuerst dran: Deine 5 wird rausgeworfen.
rulebook-example-ghost-passes = Die 4 kann deine 4 nicht rauswerfen, denn sie ist nicht mehr.
rulebook-example-ghost-second = Also zieht sie weiter und wirft deine 2 raus.
rulebook-example-sorted-start = Sechs Karten, wie sie gezogen wurden, die beiden verdeckten zuletzt.
rulebook-example-sorted-order = Die aufgedeckte 4 kommt zuerst. Die verdeckten Karten liegen zwischen 3 und 2; die früher gezogene liegt links von der anderen.
rulebook-example-divvy-start = Ihr beide haltet drei Karten. Die verdeckte hat noch niemand gesehen.
rulebook-example-divvy-idol = Das Idol geht an den Zwilling, der als Einziger Idole sammelt.
rulebook-example-divvy-rest = Der andere nimmt dafür zwei Karten, darunter die ungesehene.
