"""The window: app loop, input, scenes, widgets, drawing and sound. Importing this package has no side effects."""
