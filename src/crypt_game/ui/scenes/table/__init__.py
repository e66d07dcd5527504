"""The table: the Crypt, the heirs around it and everything a player does there.

`commands` is all that a player can do, the `tray_*` modules hold the controls for what is put together,
`table_widgets` lists all controls, `table_keys` says what keys mean, and `scene` decides what comes next.
What is shown is in `play`, how it looks and moves in `ui.board`.
"""
