"""Opens Crypt, after making what it needs. Arguments are passed on to the game: play.py --help."""

import needs_python

needs_python.check()

import bootstrap  # noqa: E402 - only a Python that passed the check can read it

if __name__ == "__main__":
    bootstrap.run_python(bootstrap.PLAYER_PINS, ["-P", "-m", "crypt_game"])
