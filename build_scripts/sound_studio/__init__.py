"""The workshop that makes every sound of the game from numbers alone; standard library only, never pygame.

`signals` holds noise, filters and struck bodies, `room` the long stone room, `mastering` levels and files.
`dice`, `cards`, `fire`, `stone`, `voices` and `beds` make the sounds, and `catalogue` names them all.
"""
