"""One game being played: who sits at the table, its record and seed, undo. Tick-free, no pygame, no words."""
