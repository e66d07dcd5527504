"""Runs the tests, after making what they need. Arguments go on to pytest: test.py tests/rules -k ghost."""

import sys

import needs_python

needs_python.check()

import bootstrap  # noqa: E402 - only a Python that passed the check can read it

# The whole suite takes minutes, so two workers share it; with arguments pytest runs as it always does.
WHOLE_SUITE = ["--numprocesses=2", "--dist=loadgroup"]

if __name__ == "__main__":
    pytest = ["-m", "pytest", *([] if sys.argv[1:] else WHOLE_SUITE)]
    bootstrap.run_python(bootstrap.DEVELOPER_PINS, pytest, folder=bootstrap.ROOT)
