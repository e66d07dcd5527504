"""Plays whole games by what a screen reader is told, and names what is bad to hear; see --help."""

import needs_python

needs_python.check()

import bootstrap  # noqa: E402 - only a Python that passed the check can read it

if __name__ == "__main__":
    bootstrap.run_python(bootstrap.DEVELOPER_PINS, ["-m", "tests.listening_run"], folder=bootstrap.ROOT)
