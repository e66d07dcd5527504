# Die Kampagne: ihre Seite, ihre Ziele und ihre Kapitel mit ihren Geschichten.
campaign-title = Das Erbe
campaign-back = Hauptmenü
campaign-first = Kapitel eins bis acht
campaign-second = Kapitel neun bis sechzehn
campaign-crowns = { $crowns } von { $all } Kronen
campaign-next = { $crowns } von { $all } Kronen · { $goal }
campaign-whole = Alle drei Kronen
campaign-after = { $more ->
    [0] Erst eine Krone in „{ $chapter }“
   *[other] Erst eine Krone in „{ $chapter }“ und { $more } weiteren
}
campaign-closed = Hol dir erst in den Kapiteln davor je eine Krone.
campaign-play = Spielen
campaign-chapter =
    { $story }

    { $rivals }
    { $one }
    { $two }
    { $three }
campaign-end = { $chapter }: { $crowns } von { $all } Kronen
campaign-goal-coins = Hol mindestens { $least } Coins
campaign-goal-more = Mindestens { $least } Coins
campaign-crown = { $sign } Krone { $number } · { $goal }
campaign-goal-both = Beide Zwillinge holen mindestens { $least } Coins
campaign-goal-win-coins = Gewinne mit mindestens { $least } Coins
campaign-goal-win-dice = Gewinne mit { $least } unerschöpften Würfeln
campaign-goal-win-patrons = Gewinne und werde von { $least } Sammlern bezahlt
campaign-goal-win-set = Gewinne mit { $least } Karten eines Typs
campaign-goal-lead = { $least ->
    [0] Gewinne
   *[other] Gewinne mit mindestens { $least } Coins Vorsprung
}
campaign-goal-win-few-idols = { $least ->
    [0] Gewinne ohne Idol
    [1] Gewinne mit höchstens einem Idol
   *[other] Gewinne mit höchstens { $least } Idolen
}
campaign-goal-win-few-curses = { $least ->
    [0] Gewinne ohne Fluch
    [1] Gewinne mit höchstens einem Fluch
   *[other] Gewinne mit höchstens { $least } Flüchen
}
chapter-will = Das Testament
chapter-will-story = Der König ist tot, und sein Testament hat nur einen Satz: Was du aus der Gruft trägst, gehört dir. Der Geist an der Tür fragt nach deinem Namen. Er fragt nur einmal.
chapter-cousin = Besuch am Tor
chapter-cousin-story = Deine Cousine hat einen Sack dabei. Er ist größer als deiner. „Für Zwiebeln“, sagt sie.
chapter-three = Zu dritt vor der Tür
chapter-three-story = Inzwischen weiß jeder vom Testament. Drei Erben, zu wenig Schätze, und niemand sagt bitte.
chapter-godless = Ohne goldene Götter
chapter-godless-story = Eine alte Tante schwört, dass Idole ihrem Besitzer Unglück bringen. Du glaubst das nicht. Du willst es nur lieber nicht ausprobieren.
chapter-lantern = Die blaue Laterne
chapter-lantern-story = Der Geist hat dazugelernt. Heute brennt seine Laterne blau, und die Sammler am Tor zahlen nach anderen Regeln.
chapter-mirror = Der Spiegel
chapter-mirror-story = Ihr zwei seht genau gleich aus, und zwei Geister können euch nicht unterscheiden. Das hilft nur, wenn ihr teilt.
chapter-council = Der Rat
chapter-council-story = Vier Erben sind sich endlich einig: Die Gruft wird gerecht geleert. Das gilt, bis die erste Fackel brennt.
chapter-curse = Die Rache des Königs
chapter-curse-story = Ein Teil der Schätze hat angefangen zu flüstern. Nimm davon, so viel du magst. Aber zähl mit.
chapter-houses = Haus gegen Haus
chapter-houses-story = Herzogin und Herzog jedes Hauses steigen gemeinsam hinab, mit sechs Würfeln für beide. Jemand wird nachgeben müssen.
chapter-patrons = Viele Freunde
chapter-patrons-story = Draußen warten sechs Sammler, und jeder hält sich für deinen einzigen Freund. Enttäusche so wenige wie möglich.
chapter-rested = Ausgeruhte Diener
chapter-rested-story = Deine Diener haben um einen freien Tag gebeten. Gewinne, solange die meisten noch stehen können, dann verzeihen sie dir vielleicht.
chapter-knight = Der Ritter
chapter-knight-story = Ein Ritter, keine Rüstung, sehr still. Seit dem Fest mit der gestohlenen Gans hat ihn niemand verlieren sehen.
chapter-hoard = Die Sammlung
chapter-hoard-story = Du hast gemerkt, dass du eine Sorte Dinge mehr liebst als alle anderen. Es gibt schlimmere Schwächen. Wenige sind so teuer.
chapter-shades = Zwei Schatten
chapter-shades-story = Der zweite Geist stellt sich nicht länger schlafend. Bring deinen Zwilling mit ebenso viel nach Hause, wie du selbst trägst.
chapter-cursed-hall = Die flüsternde Halle
chapter-cursed-hall-story = Alle sind in der Halle, und alles, was flüstert, auch. Wer zuletzt geht, löscht die Fackel.
chapter-inheritance = Das Erbe
chapter-inheritance-story = Zwei Ritter, ein Thron und die letzten Schätze des Königs. Er hätte gern zugesehen.
