"""The game's pictures as programs: scenes built and rendered with Blender as a Python module.

`catalogue` names every picture; `build_scripts/art.py` renders them. Every other module models something or gives
it light. Nothing here is imported by the game.
"""
