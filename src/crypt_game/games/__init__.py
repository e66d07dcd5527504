"""Games on the disk: where they lie, how they are read and written, and what is done with them there."""
