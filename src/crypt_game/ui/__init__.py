"""The window: app loop, input, scenes, widgets and drawing. Importing it has no side effects."""
