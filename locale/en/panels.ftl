# Panels over the table.
panel-close = Close
chronicle-title = Chronicle
box-title = The box
box-empty = Nothing has been discarded yet.
