"""The machine: folders, settings, saved games, log, crash reports, one instance. No pygame, words or rules."""
