"""Draws the game onto any surface: colours, type, geometry, canvas, movement. Knows no window, no control."""
