panel-close = Sluiten
chronicle-title = Kroniek
box-title = De doos
box-empty = Er is nog niets afgelegd.
panel-saved = Het bestand is bewaard
panel-save-refused = Het bestand kon niet worden bewaard.
panel-aid = Spelhulp
