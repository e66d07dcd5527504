"""The window as the system has it: its display, its size, its picture. Must never import `ui` or `rules`."""
