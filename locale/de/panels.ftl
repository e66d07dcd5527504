# Tafeln über dem Tisch.
panel-close = Schließen
chronicle-title = Chronik
box-title = Die Schachtel
box-empty = Noch wurde nichts abgelegt.
panel-saved = Die Datei ist gespeichert
panel-save-refused = Die Datei ließ sich nicht speichern.
panel-aid = Spielhilfe
