"""The window: app loop, input, scenes, widgets, drawing and sound. Importing it has no side effects."""
