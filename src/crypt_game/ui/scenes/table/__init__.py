"""The table: the Crypt, the heirs around it and everything a player does there.

`claim` and `offers` are what a player is putting together, `model` what the table shows, `layout` where it
lies, the `draw_*` modules paint it, part by part (`parts`; `rehearsal` paints ahead), `tray` holds its
controls, `theatre` turns events into motion, `scene` conducts.
"""
