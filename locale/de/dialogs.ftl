# Rückfragen, die Pause und die Übergabe.
pause-title = Die Fackeln warten
pause-saved = Nach jedem Zug gespeichert
pause-resume = Zurück an den Tisch
pause-rules = Spielregeln
pause-settings = Einstellungen
pause-new-game = Neues Spiel
pause-leave = Zum Menü

hand-over-to = Gib den Tisch weiter an
hand-over-name = { $title } { $name }
hand-over-ready = Ich bin { $name }
hand-over-promise = Vor dem Druck auf diesen Knopf wird nichts Verdecktes gezeigt.
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
hand-over-task-final = { $title ->
    [duke] Seine
   *[duchess] Ihre
} letzte Gelegenheit, einen Würfel zu erholen. Alle anderen schauen weg.

dialog-damaged-title = Dieses Spiel ist nicht bis zum Ende lesbar
dialog-damaged-text = { $rounds ->
    [0] Die Datei bricht in der ersten Runde ab. Was davor liegt, ist heil.
    [one] Die Datei bricht in Runde 2 ab. Bis zum Ende von Runde 1 ist alles heil.
   *[other] Die Datei bricht nach Runde { $rounds } ab. Bis dahin ist alles heil.
}
dialog-damaged-safe = Die beschädigte Datei bleibt erhalten.
dialog-damaged-continue = Von dort weiterspielen
dialog-damaged-lost-title = Dieses Spiel ist nicht lesbar
dialog-damaged-lost-text = Nichts in seiner Datei lässt sich weiterspielen.
dialog-cancel = Abbrechen
