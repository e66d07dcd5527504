"""The rulebook: reading it page by page, and its one-page reference over the table."""
