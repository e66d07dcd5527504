"""The machine: folders, settings, saves, log, crash reports, one instance. No pygame, words or rules."""
