"""One game being played: who sits at the table, its record and seed, undo. No pygame, no words, no files."""
