# The language's own name, as the chip in the settings shows it.
meta-name = English
