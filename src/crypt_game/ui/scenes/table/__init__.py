"""The table: the Crypt, the heirs around it and everything a player does there.

`commands` is all that a player can do, the `tray_*` modules hold the controls for what is put together,
`table_widgets` lists all controls, `table_keys` says what keys mean, `computer_turns` and `advisor` ask the
opponents, and `scene` decides what comes next. What is shown and how it moves is in `ui.board`.
"""
