"""Runs the tests, after making what they need. Arguments go on to pytest: test.py tests/rules -k ghost."""

import needs_python

needs_python.check()

import bootstrap  # noqa: E402 - only a Python that passed the check can read it

if __name__ == "__main__":
    bootstrap.run_python(bootstrap.DEVELOPER_PINS, ["-m", "pytest"], folder=bootstrap.ROOT)
