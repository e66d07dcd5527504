# Panels over the table.
panel-close = Close
chronicle-title = Chronicle
box-title = The box
box-empty = Nothing has been discarded yet.
panel-saved = The file is saved
panel-save-refused = The file could not be saved.
panel-aid = Player aid
