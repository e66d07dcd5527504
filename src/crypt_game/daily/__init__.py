"""The crypt of the day: what is played on which weekday, its par, and what the records say of each day."""
