"""The rooms of the program. Each is imported when it is first opened, by `routes`."""
