"""The rulebook: reading it chapter by chapter, and its one-page reference over the table."""
