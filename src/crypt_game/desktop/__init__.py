"""The machine: folders, settings, log, crash reports, one instance. No pygame, words or rules."""
