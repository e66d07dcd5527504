# Rückfragen, die Pause und die Übergabe.
pause-title = Pause
pause-saved = Nach jedem Zug gespeichert
# as in English
pause-code = Code { $code }
pause-resume = Zurück an den Tisch
pause-rules = Spielregeln
pause-aid = Spielhilfe zum Drucken
pause-seats = Wer spielt?
pause-pace = Tempo: { $pace }
pause-settings = Einstellungen
pause-new-game = Neues Spiel
pause-leave = Hauptmenü

hand-over-to = Jetzt am Bildschirm:
hand-over-name = { $title ->
    [duke] Herzog
   *[duchess] Herzogin
} { $name }
hand-over-ready = Ich bin { $name }
hand-over-promise = Bevor du drückst, bleibt alles verdeckt.
hand-over-task-claim = { $title ->
    [duke] Er
   *[duchess] Sie
} ist am Zug: Beanspruchen. Alle anderen schauen weg.
hand-over-task-pottery = { $title ->
    [duke] Er
   *[duchess] Sie
} darf für Töpferwaren eine verdeckte Karte nehmen. Alle anderen schauen weg.
hand-over-task-reroll = { $title ->
    [duke] Er
   *[duchess] Sie
} darf ein Idol umdrehen und neu würfeln. Alle anderen schauen weg.
hand-over-task-divvy = Das Haus teilt seine Beute auf. Alle anderen schauen weg.
hand-over-task-reward = { $title ->
    [duke] Er
   *[duchess] Sie
} darf Karten für eine Belohnung umdrehen. Alle anderen schauen weg.
hand-over-task-final = { $title ->
    [duke] Seine
   *[duchess] Ihre
} letzte Gelegenheit, einen Würfel zurückzuholen. Alle anderen schauen weg.
hand-over-task-seat = { $title ->
    [duke] Er
   *[duchess] Sie
} sitzt jetzt allein am Bildschirm. Alle anderen schauen weg.

seats-title = Wer spielt?
seats-note = Ein Platz wechselt sofort den Spieler, auch mitten im Zug, und die Aufzeichnung hält es fest. Wer einen Platz übernimmt, sieht seine Karten; wer ihn abgibt, sieht sie nicht mehr.
seats-apply = Übernehmen
seats-play-out = Computer spielt zu Ende
seats-stay = Abbrechen

dialog-pass-title = Passen statt beanspruchen?
dialog-pass-text = Du hast Würfel zum Setzen, und keiner ist erschöpft.
dialog-pass-stay = Zurück zum Zug
dialog-pass-act = Passen

dialog-look-again-title = Noch einmal hinsehen?
dialog-look-again-text = Ein anderer Zug könnte ungefähr { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
} mehr bringen.
dialog-look-again-stay = Noch einmal hinsehen
dialog-look-again-act = Trotzdem so
dialog-take-back-title = Zug zurücknehmen?
dialog-take-back-text = Seitdem wurde gewürfelt oder aufgedeckt. Zurücknehmen ist erlaubt und wird vermerkt.
dialog-take-back-stay = Dabei bleiben
dialog-take-back-act = Zurücknehmen
dialog-damaged-title = Diese Partie ist nicht bis zum Ende lesbar
dialog-damaged-text = Die Datei ist beschädigt. Bis Runde { $round } ist alles in Ordnung.
dialog-damaged-safe = Die beschädigte Datei bleibt erhalten.
dialog-damaged-stay = In Runde { $round } weiterspielen
dialog-damaged-act = Zum Menü
dialog-not-opened-title = Dieses Spiel ist nicht lesbar
record-not-one = „{ $file }“ ist keine Partie Crypt, oder nichts darin lässt sich weiterspielen.
record-newer = „{ $file }“ stammt aus einer neueren Fassung von Crypt und lässt sich mit ihr öffnen.
record-too-large = „{ $file }“ ist weit größer als jede Partie Crypt.
record-unreadable = „{ $file }“ lässt sich nicht öffnen: Vielleicht wurde die Datei verschoben, oder du darfst sie nicht lesen.
dialog-not-opened-safe = Die Datei bleibt, wie sie ist.
dialog-not-opened-close = Schließen

branch-title = Von hier weiterspielen
branch-note = In Runde { $round } beginnt eine Übungspartie und geht von dort weiter; die Partie, die du angesehen hast, bleibt, wie sie ist. Gleiche Entscheidungen bringen gleiche Würfe. Übungen zählen nicht in der Statistik.
branch-apply = Weiterspielen
branch-play-out = Computer spielt zu Ende
branch-stay = Zurück zur Wiedergabe
