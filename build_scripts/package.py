"""Builds the game as a program that needs no Python, for the system this runs on; see package.py --help."""

import needs_python

needs_python.check()

import bootstrap  # noqa: E402 - only a Python that passed the check can read it

if __name__ == "__main__":
    bootstrap.run_python(bootstrap.DEVELOPER_PINS, ["build_scripts/packager.py"], folder=bootstrap.ROOT)
