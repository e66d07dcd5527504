# Tafeln über dem Tisch.
panel-close = Schließen
chronicle-title = Chronik
box-title = Die Schachtel
box-empty = Noch wurde nichts abgelegt.
