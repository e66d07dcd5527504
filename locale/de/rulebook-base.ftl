# Das Regelbuch, erster Teil: von der Geschichte bis zum Spielende. Eine Nachricht je Absatz; Reihenfolge, Art und
# Regelnummern stehen in src/crypt_game/text/rulebook_plan.py. Listen und Tabellen: eine Zeile je Punkt oder Reihe, Zellen
# durch „|“ getrennt. <b> und <i> sind die einzigen Auszeichnungen. „…-why“ ist der kurze Grund einer Klarstellung.

rulebook-title = Spielregeln
rulebook-ruling = Klarstellung
rulebook-see-also = Siehe auch

## Das Spiel

rulebook-game = Das Spiel
rulebook-game-facts =
    Spieler | Alter | Dauer
    1 bis 4; im Kampf der Häuser 6 oder 8 | ab 14 | 25 bis 60 Minuten

## Die Geschichte

rulebook-story = Die Geschichte
rulebook-story-will = Der alte König hat sein Vermögen mitgenommen. Idole, Ringe und das gute Geschirr sind seinem Sarg die Treppe hinab gefolgt, und laut seinem letzten Willen sollen sie dort unten bleiben.
rulebook-story-heirs = Seine Kinder haben das Testament gelesen und sind anderer Ansicht. Nacht für Nacht steigen sie hinab, mit einer einzigen Fackel und mit Dienern, die lieber im Bett lägen. Je mehr du von einem Diener verlangst, desto eher bricht er erschöpft zusammen; und die Sammler, die oben warten, zahlen nur für schöne Sätze einen anständigen Preis.

## Zielsetzung

rulebook-goal = Zielsetzung
rulebook-goal-win = Wer am Ende die meisten <b>Coins</b> besitzt, gewinnt. Coins bringen dir deine Schatzkarten, die Sammler und alle Diener, die sich noch auf den Beinen halten.
rulebook-goal-how = In jeder Runde schickst du deine Diener, die Würfel, zu den Karten in der Gruft. Du bestimmst, wie hart sie arbeiten: Ein hoher Aufwandswert hält eine Karte fest, aber er erschöpft die Würfel.

## Komponenten

rulebook-components = Komponenten
rulebook-components-list =
    48 Schatzkarten: sechs Schatztypen zu je acht Karten
    12 Dienerwürfel: drei in jeder der vier Farben
    4 Spielerkarten mit einer Herzoginnen- und einer Herzogseite
    2 Fackelkarten: Anführer und Lichter aus
    6 Sammlerkarten mit einer A- und einer B-Seite
rulebook-components-treasure = Schätze
rulebook-treasure-types = Es gibt sechs Schatztypen: Idole, Schmuck, Manuskripte, Töpferwaren, Überreste und Tapisserien. Der Coin in der Ecke zeigt, was eine Karte wert ist, von 1 bis 4. Darunter sind vier Plätze für Würfel; es dürfen auch mehr sein.
rulebook-treasure-icons = Manche Karten tragen ein <b>Setup-Symbol</b>: III heißt ab drei Spielern dabei, IV erst bei vier Spielern. Jeder Schatztyp besteht aus diesen Karten:
rulebook-treasure-table =
    Wert | ohne Symbol | III | IV
    1 | eine | – | eine
    2 | eine | eine | –
    3 | eine | eine | –
    4 | eine | – | eine
rulebook-treasure-backs = Die Rückseite einer Karte zeigt ihren <b>Typ</b>, aber nicht ihren Wert. Den Typ jeder verdeckten Karte dürfen deshalb alle kennen: in der Gruft, in jeder Sammlung und oben auf dem Nachziehstapel, wo zu sehen ist, was als Nächstes kommt.
rulebook-components-servants = Dienerwürfel
rulebook-servants-dice = Deine drei Würfel sind deine Diener. Solange sie auf deiner Spielerkarte liegen, sind sie verfügbar; auf einer Schatzkarte arbeiten sie.
rulebook-servants-effort = Ein arbeitender Würfel zeigt einen <b>Aufwandswert</b> von 1 bis 6. Diese Zahl wählst du, gewürfelt wird sie nicht. Erst später entscheidet ein Wurf, ob es des Guten zu viel war.
rulebook-servants-box = Ein Würfel, der sich übernommen hat, ist <b>erschöpft</b> und kommt in die Schachtel. Erst nach der Erholung kannst du ihn wieder einsetzen. Auch abgelegte Karten kommen in die Schachtel.
rulebook-components-players = Spielerkarten
rulebook-players-card = Jeder Spieler hat eine Karte in der Farbe seiner Würfel. Ob Herzogin oder Herzog, ist Geschmackssache; nur im Kampf der Häuser kommt es darauf an.
rulebook-components-torches = Fackelkarten
rulebook-torches-cards = Der <b>Anführer</b> ist zuerst am Zug. Wer <b>Lichter aus</b> hat, ist zuletzt am Zug und darf nur eine Karte beanspruchen. Beide Karten wandern von Runde zu Runde um den Tisch.
rulebook-components-collectors = Sammlerkarten
rulebook-collectors-cards = Für jeden Schatztyp gibt es einen Sammler. Besitzt du so viele Karten dieses Typs, wie er verlangt, bekommst du seine Belohnung: Bonus-Coins bei Spielende oder eine besondere Aktion während der Partie. Die Sammler liegen für alle in der Mitte: <b>Mehrere Spieler können dieselbe Belohnung bekommen.</b> Jede Seite der Karte ist anders. Welche Seiten oben liegen, wird vor der Partie ausgemacht.

## Spielaufbau

rulebook-setup = Spielaufbau
rulebook-setup-deck = Nehmt die Karten heraus, die ihr bei eurer Spielerzahl nicht braucht. Die übrigen mischt ihr zu einem verdeckten Nachziehstapel.
rulebook-setup-table =
    Spieler | aussortieren | Nachziehstapel | Runden
    1 oder 2 | III und IV | 24 Karten | 8
    3 | IV | 36 Karten | 9
    4 | keine | 48 Karten | 8
rulebook-setup-collectors = Legt die sechs Sammler in eine Reihe. Jede Kombination der Seiten ist erlaubt; für die erste Partie empfehlen sich lauter A-Seiten.
rulebook-setup-players = Jeder nimmt sich eine Spielerkarte und die drei Würfel ihrer Farbe. Alle Würfel sind zu Beginn unerschöpft.
rulebook-setup-leader = Bestimmt, wer als Anführer beginnt, oder lost es aus. Bei drei oder vier Spielern bekommt der rechte Nachbar des Anführers, der Letzte in der Zugreihenfolge, <b>Lichter aus</b>. Zu zweit hat der Anführer beide Fackelkarten.
rulebook-setup-order = Die Zugreihenfolge geht im Uhrzeigersinn, also nach links, und beginnt beim Anführer.

## Eine Runde

rulebook-round = Eine Runde
rulebook-round-phases = Gespielt wird in Runden. Jede hat vier Phasen, immer in derselben Reihenfolge: <b>Aufdecken</b>, <b>Beanspruchen</b>, <b>Sammeln</b> und <b>Gib die Fackel weiter</b>.

## I. Aufdecken

rulebook-reveal = I. Aufdecken
rulebook-reveal-row = Zieht Karten vom Stapel und legt sie in eine Reihe, die <b>Gruft</b>: zuerst die aufgedeckten, dann die verdeckten.
rulebook-reveal-table =
    Spieler | aufgedeckt | verdeckt
    1 oder 2 | 2 | 1
    3 | 3 | 1
    4 | 4 | 2
rulebook-reveal-pottery = Liegt bei den Töpferwaren Seite B oben, kann sie jetzt genutzt werden, bevor jemand etwas beansprucht.

## II. Beanspruchen

rulebook-claim = II. Beanspruchen
rulebook-claim-action = Reihum hat jeder einen Zug (zu zweit hat der Anführer zwei, siehe „Lichter aus“). In deinem Zug tust du <b>eines</b> von beidem: Du <b>beanspruchst</b> Karten mit deinen Würfeln, oder du holst mit einer <b>Erholung</b> deine erschöpften Würfel zurück.
rulebook-claim-cards = Beanspruchen
rulebook-claim-dice = Lege einen oder mehrere deiner verfügbaren Würfel auf eine oder mehrere Karten der Gruft. Du darfst sie beliebig verteilen: alle auf eine Karte, jeden auf eine andere oder etwas dazwischen.
rulebook-claim-effort = Drehe jeden Würfel auf einen Aufwandswert von 1 bis 6. Alle deine Würfel auf derselben Karte zeigen <b>denselben</b> Wert; auf verschiedenen Karten dürfen sie sich unterscheiden.
rulebook-claim-strength = Die <b>Stärke</b> einer Gruppe ist die Summe ihrer Würfel: Zwei Würfel mit Aufwandswert 4 haben Stärke 8. Auf einer Karte, die niemand hält, genügt jede Gruppe, sogar eine einzelne 1.
rulebook-push-out = Rauswerfen
rulebook-push-out-stronger = Eine Karte, die ein Gegner hält, darfst du beanspruchen, wenn deine Gruppe <b>stärker</b> ist. Gleichstand genügt nicht.
rulebook-push-out-return = Die Würfel, die du rauswirfst, gehen sofort und unerschöpft an ihren Besitzer zurück. Hat er in dieser Runde noch einen Zug, wie zu zweit der Anführer, kann er sie gleich wieder einsetzen.
rulebook-push-out-own = Zu einer Karte, die du selbst hältst, darfst du Würfel mit demselben Aufwandswert dazulegen. Die Würfel, die dort liegen, darfst du weder drehen noch zurücknehmen.
rulebook-push-out-own-why = Die Regeln sagen nicht, was gilt, wenn der Anführer zu zweit auf eine eigene Karte zurückkommt.
rulebook-recover = Erholung
rulebook-recover-all = Nimm alle deine erschöpften Würfel aus der Schachtel. Einsetzen darfst du sie ab deinem nächsten Zug; dieser Zug ist vorbei.
rulebook-recover-only = Hast du keinen verfügbaren Würfel, bleibt dir nur die Erholung.
rulebook-recover-pass = Eine Erholung ist auch ohne erschöpften Würfel erlaubt. Das heißt dann schlicht passen.
rulebook-recover-pass-why = Die Regeln nennen keine Möglichkeit auszusetzen, und niemand kann gezwungen werden, einen Würfel einzusetzen.
rulebook-lights-out = Lichter aus
rulebook-lights-out-last = Wer <b>Lichter aus</b> hat, hat den letzten Zug der Runde und darf beim Beanspruchen nur auf <b>eine</b> Karte Würfel legen, aber so viele wie gewünscht. Eine Erholung ist möglich wie immer.
rulebook-lights-out-two = Zu zweit hat der Anführer beide Fackelkarten und zwei Züge: den ersten ganz frei, den zweiten, nach dem Gegner, mit „Lichter aus“. In jedem der beiden beansprucht er oder holt Würfel zurück.

## III. Sammeln

rulebook-collect = III. Sammeln
rulebook-collect-order = Diese Phase hat eine feste Reihenfolge:
rulebook-collect-list =
    Ablegen, was niemand beansprucht hat.
    Die Würfel auf Erschöpfung prüfen.
    Ein Haus oder die Zwillinge teilen ihre gewonnenen Karten auf.
    Die Karten nehmen; Würfel, die durchgehalten haben, kommen zurück.
    Idole A: Gescheiterte Würfel dürfen neu gewürfelt werden. Idole B: prüfen, wer zwei Idole hat.
    Gescheiterte Würfel kommen in die Schachtel.
    Wer überall rausgeworfen wurde, holt seine Würfel zurück.
rulebook-discard = Unbeanspruchte Karten
rulebook-discard-box = Karten ohne Würfel kommen in die Schachtel, von links nach rechts. Karten, die ein Geist hält, gehen im selben Durchgang mit, ein Stapel von unten nach oben; der Geist bekommt seine Würfel zurück.
rulebook-discard-unseen = Eine verdeckte Karte wird in jeder Spielart ungesehen abgelegt.
rulebook-discard-unseen-why = Sonst wäre offen, wer nachsehen darf, und allein wüsstest du, was du liegen gelassen hast.
rulebook-exhaustion = Erschöpfung
rulebook-exhaustion-roll = Jeder Würfel mit Aufwandswert 2 oder mehr wird geworfen. Fällt <b>weniger als sein Aufwandswert</b>, ist er gescheitert; dieselbe Zahl oder mehr genügt. Aufwandswert 1 hält immer durch und wird nicht gewürfelt.
rulebook-exhaustion-order = Gewürfelt wird nacheinander in der Zugreihenfolge, jeder Karte für Karte von links nach rechts. Nichts wird bewegt, bevor alle gewürfelt haben.
rulebook-taking = Karten nehmen
rulebook-taking-own = Was auch immer die Würfel zeigen, die Karten sind dein: Jeder sammelt die Karten ein, die er am Ende des Beanspruchens hält, in der Zugreihenfolge und von links nach rechts.
rulebook-taking-dice = Sobald eine Karte genommen ist, kehren ihre erfolgreichen Würfel verfügbar zu ihrem Besitzer zurück. Gescheiterte bleiben vorerst liegen; sie gelten weder als verfügbar noch als erschöpft.
rulebook-taking-secret = Eine verdeckte Karte sieht nur ihr neuer Besitzer. Deine Sammlung liegt verdeckt und nach Typen geordnet; ansehen darfst du sie jederzeit. Wie viele Karten welchen Typs du hast, ist kein Geheimnis.
rulebook-taking-public = Ein Wert, den alle gesehen haben, bleibt offen: Das Spiel zeigt den Wert von Karten, die aufgedeckt in der Gruft lagen oder umgedreht wurden, auch weiterhin. Werte, die ein Spieler nie gesehen hat, bleiben ihm verborgen.
rulebook-taking-public-why = Belohnt werden soll ein guter Plan, nicht ein gutes Gedächtnis.
rulebook-failed = Gescheiterte Würfel
rulebook-failed-idol = Liegt bei den Idolen Seite A oben, können jetzt in der Zugreihenfolge Idole umgedreht werden, um gescheiterte Würfel neu zu würfeln. Ein geretteter Würfel ist sofort verfügbar. Danach ist jeder Würfel, der noch gescheitert ist, erschöpft und kommt in die Schachtel.
rulebook-failed-routed = Hast du in dieser Runde mindestens einen Würfel gelegt und sind alle rausgeworfen worden, sodass am Ende des Beanspruchens keiner mehr auf einer Karte liegt, dann holst du alle deine erschöpften Würfel zurück.
rulebook-failed-idol-b = Liegt bei den Idolen Seite B oben, wird jetzt geprüft, wer zwei Idole besitzt.

## IV. Gib die Fackel weiter

rulebook-pass = IV. Gib die Fackel weiter
rulebook-pass-torches = Beide Fackelkarten wandern einen Spieler weiter nach links. Dann beginnt die nächste Runde mit dem Aufdecken.
rulebook-pass-end = Ist der Nachziehstapel leer, bleiben die Fackeln, wo sie sind, und die Partie endet.

## Spielende

rulebook-end = Spielende
rulebook-end-window = Vor der Wertung darf in der Zugreihenfolge jeder, der noch eine jederzeit gültige Belohnung nutzen kann, das tun, so oft er kann: mit Überreste A, solange er einen erschöpften Würfel hat.
rulebook-end-window-why = Sonst hinge die letzte Belohnung davon ab, wer am schnellsten ruft.
rulebook-end-score = Ist der Nachziehstapel leer, spielt die Runde zu Ende. Dann zähle deine Coins:
rulebook-end-list =
    die Werte aller deiner Schatzkarten, auch der umgedrehten
    die Bonus-Coins der Sammler
    1 Coin für jeden deiner unerschöpften Würfel
rulebook-end-winner = Die höchste Summe gewinnt.
rulebook-tie = Gleichstand
rulebook-tie-roll = Liegen mehrere an der Spitze gleichauf, wirft jeder von ihnen alle seine unerschöpften Würfel und zählt sie zusammen. Die höchste Summe gewinnt; wer auch damit gleichauf an der Spitze liegt, würfelt noch einmal. Nur wer gleichauf liegt, würfelt.
rulebook-tie-no-dice = Wer gleichauf liegt und keinen Würfel hat, wird nicht gefragt und zählt 0, auch wenn nur ein anderer noch etwas zu würfeln hat. Gleichstand auf den hinteren Plätzen bleibt bestehen.
rulebook-tie-share = Hat keiner der noch Beteiligten einen Würfel, teilen sie sich den Sieg.
rulebook-tie-share-why = Es ist nichts mehr da, womit gewürfelt werden könnte.

## Die Bilder dieses Buchs: eine Zeile für jede Zahl im Bild, oder eine Zeile darunter

rulebook-picture-heirs = Die Erben: eine Herzogin und ein Herzog aus jedem der vier Häuser.
rulebook-picture-components = Eine Schatzkarte von beiden Seiten, ein Dienerwürfel jeder Farbe, eine Spielerkarte, die zwei Fackelkarten und ein Sammler.
rulebook-picture-treasure =
    Wert in Coins
    Typ
    Setup-Symbol
    Plätze für Würfel
    Die Rückseite zeigt den Typ, aber nicht den Wert
rulebook-picture-types = Idole, Schmuck, Manuskripte, Töpferwaren, Überreste und Tapisserien.
rulebook-picture-servants = Würfel der vier Häuser mit einem Aufwand von 1 bis 6.
rulebook-picture-players = Die Spielerkarten der vier Häuser.
rulebook-picture-torches = Anführer und „Lichter aus“.
rulebook-picture-collectors = Die sechs Sammler, Seite A oben.
rulebook-picture-tables =
    Nachziehstapel
    die Gruft der ersten Runde
    die sechs Sammler
    Spielerkarte mit drei Würfeln
    Anführer
    „Lichter aus“
rulebook-picture-reveal = Eine Gruft zu viert: vier Karten offen, zwei verdeckt.
rulebook-picture-recover = Erschöpfte Würfel verlassen die Schachtel und sind wieder verfügbar.
rulebook-picture-count =
    Werte der Schatzkarten: { $values } Coins
    Sammler, alle mit Seite A oben: { $bonuses } Coins
    unerschöpfte Würfel: { $dice } Coins
    zusammen: { $total } Coins
rulebook-picture-collector =
    Schatztyp
    Seite A oder B
    Bedingung, hier eine umgedrehte Karte
    Belohnung
    Wann sie gilt
rulebook-picture-flip = Eine verdeckte Karte wird aufgedeckt, um eine Belohnung zu bezahlen.
rulebook-picture-idol = Beide Seiten des Sammlers und die Karten seines Typs.
rulebook-picture-jewelry = { rulebook-picture-idol }
rulebook-picture-manuscript = { rulebook-picture-idol }
rulebook-picture-pottery = { rulebook-picture-idol }
rulebook-picture-remains = { rulebook-picture-idol }
rulebook-picture-tapestry = { rulebook-picture-idol }
rulebook-picture-curses = Ein Schatz mit Wert 4 trägt zwei Flüche, einer mit Wert 3 einen.
rulebook-picture-seats = Zu sechst und zu acht. Die Zahlen zeigen die Reihenfolge der Züge in der ersten Hälfte der Partie.
rulebook-picture-stacks = Neun Karten: Auf drei der sechs Plätze liegen zwei.

## Die Beispiele dieses Teils

rulebook-example-placing-start = Du hast drei Würfel und darfst sie aufteilen.
rulebook-example-placing-group = Zwei mit Aufwand 4 auf das Idol: Stärke 8.
rulebook-example-placing-split = Der dritte mit Aufwand 1 auf die Überreste. Er wird nie geworfen.
rulebook-example-push-out-three = Drei kleine Würfel schlagen einen großen.
rulebook-example-push-out-pairs = Wirklich mehr: 7 würde genügen, 6 nicht.
rulebook-example-push-out-one = Selbst eine 1 will geschlagen sein.
rulebook-example-exhaustion-fails = Aufwandswert 3, gewürfelt 1. Das ist weniger als 3: Der Würfel ist erschöpft.
rulebook-example-exhaustion-kept = Aufwandswert 2, gewürfelt 4. Der Würfel hält durch und kommt zurück.
rulebook-example-lights-out-start = Zwei Karten sind vergeben. Du bist zuletzt am Zug und hast „Lichter aus“.
rulebook-example-lights-out-claim = 3 + 3 ist mehr als 5: Das Manuskript gehört dir.
rulebook-example-lights-out-barred = Dein dritter Würfel ist noch frei, aber eine zweite Karte liegt außer Reichweite.
