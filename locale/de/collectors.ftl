# Die zwölf Seiten der Sammler. Zu jeder: Name, eine Zeile für den Spielaufbau, die ganze Regel für den Tooltip und das
# Zeitwort am Fuß der Karte. Die wenigen weiteren Wörter stehen dort, wo Symbole nicht reichen.

collector-idol-a-name = Idole A
collector-idol-a-summary = 1 umdrehen: gescheiterten Würfel neu würfeln.
collector-idol-a-rule = In der Phase Sammeln drehst du 1 deiner verdeckten Idole um und würfelst einen deiner gescheiterten Würfel neu. Der neue Wurf gilt; ein weiteres Idol erlaubt einen weiteren Wurf, auch für denselben Würfel. Idole aus dieser Runde zählen mit.
collector-idol-a-timing = Sammeln
collector-idol-a-need = 1 für Neuwurf

collector-idol-b-name = Idole B
collector-idol-b-summary = Zuerst 2 Idole: 5 Coins. Später 2 oder mehr: 2 Coins.
collector-idol-b-rule = Wer als Erster 2 Idole besitzt, dreht sie um und bekommt bei Spielende 5 Coins; erreichen mehrere im selben Moment 2 Idole, gilt das für jeden von ihnen. Von da an bekommen alle anderen mit 2 oder mehr Idolen 2 Coins und lassen sie verdeckt.
collector-idol-b-timing = automatisch
collector-idol-b-need = zuerst 2: 5
collector-idol-b-first = zuerst 2
collector-idol-b-later = sonst 2+

collector-jewelry-a-name = Schmuck A
collector-jewelry-a-summary = 2 oder mehr: Dein bestes Schmuckstück zählt doppelt.
collector-jewelry-a-rule = Hast du bei Spielende 2 oder mehr Schmuckstücke, zählt der Wert des wertvollsten noch einmal.
collector-jewelry-a-timing = Spielende
collector-jewelry-a-need = ab 2: bestes ×2

collector-jewelry-b-name = Schmuck B
collector-jewelry-b-summary = 1 Coin für jedes Schmuckstück.
collector-jewelry-b-rule = Bei Spielende bringt jedes deiner Schmuckstücke 1 zusätzlichen Coin.
collector-jewelry-b-timing = Spielende
collector-jewelry-b-need = je 1 Coin

collector-manuscript-a-name = Manuskripte A
collector-manuscript-a-summary = 2 oder mehr: Jedes Manuskript zählt 4.
collector-manuscript-a-rule = Hast du bei Spielende 2 oder mehr Manuskripte, zählt jedes 4 Coins statt seines aufgedruckten Werts.
collector-manuscript-a-timing = Spielende
collector-manuscript-a-need = ab 2: je 4

collector-manuscript-b-name = Manuskripte B
collector-manuscript-b-summary = 1 umdrehen: alle verdeckten Karten ansehen.
collector-manuscript-b-rule = Vom Aufdecken bis zum Ende des Beanspruchens darfst du jederzeit 1 deiner verdeckten Manuskripte umdrehen und dir heimlich alle verdeckten Karten in der Gruft ansehen.
collector-manuscript-b-timing = jederzeit
collector-manuscript-b-need = 1 für einen Blick

collector-pottery-a-name = Töpferwaren A
collector-pottery-a-summary = 2, 3 oder 4+ Töpferwaren: 2, 4 oder 8 Coins.
collector-pottery-a-rule = Bei Spielende bringen genau 2 Töpferwaren 2 zusätzliche Coins, genau 3 bringen 4, und 4 oder mehr bringen 8.
collector-pottery-a-timing = Spielende
collector-pottery-a-need = 2, 3, 4+: 2, 4, 8

collector-pottery-b-name = Töpferwaren B
collector-pottery-b-summary = 2 umdrehen: eine verdeckte Karte nehmen.
collector-pottery-b-rule = Vor dem Beanspruchen darfst du, wenn du in der Zugreihenfolge dran bist, 2 deiner verdeckten Töpferwaren umdrehen und eine verdeckte Karte aus der Gruft nehmen. Nur du siehst sie; ihr Platz bleibt in dieser Runde leer.
collector-pottery-b-timing = vor Phase II
collector-pottery-b-need = 2 für eine Karte

collector-remains-a-name = Überreste A
collector-remains-a-summary = 2 umdrehen: einen Würfel zurückholen.
collector-remains-a-rule = Jederzeit bis zur Schlusswertung darfst du 2 deiner verdeckten Überreste umdrehen und holst dafür einen deiner erschöpften Würfel zurück.
collector-remains-a-timing = jederzeit
collector-remains-a-need = 2 für einen Würfel

collector-remains-b-name = Überreste B
collector-remains-b-summary = 4 oder mehr: 10 Coins.
collector-remains-b-rule = Hast du bei Spielende 4 oder mehr Überreste, bekommst du 10 zusätzliche Coins.
collector-remains-b-timing = Spielende
collector-remains-b-need = ab 4: 10

collector-tapestry-a-name = Tapisserien A
collector-tapestry-a-summary = Höchster Gesamtwert an Tapisserien: 5 Coins.
collector-tapestry-a-rule = Bei Spielende bringen die Tapisserien mit dem höchsten Gesamtwert 5 zusätzliche Coins. Bei Gleichstand bekommt jeder der Beteiligten 5; mindestens eine Tapisserie musst du aber haben.
collector-tapestry-a-timing = Spielende
collector-tapestry-a-need = höchste Summe: 5

collector-tapestry-b-name = Tapisserien B
collector-tapestry-b-summary = 3 oder mehr: allein 7, sonst je 4.
collector-tapestry-b-rule = Hast du bei Spielende als Einziger 3 oder mehr Tapisserien, bekommst du 7 zusätzliche Coins. Haben auch andere 3 oder mehr, bekommt jeder von euch 4.
collector-tapestry-b-timing = Spielende
collector-tapestry-b-need = ab 3: 7 oder 4
collector-tapestry-b-alone = 3+ allein
collector-tapestry-b-shared = sonst 3+
