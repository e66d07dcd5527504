"""Runs the tests, after making what they need. Arguments go on to pytest: test.py tests/rules -k ghost."""

import sys

import needs_python

needs_python.check()

import bootstrap  # noqa: E402 - only a Python that passed the check can read it
from worker_count import workers  # noqa: E402

if __name__ == "__main__":
    pytest = ["-m", "pytest"] + workers(sys.argv[1:])  # noqa: RUF005 - an old Python reads this line too
    bootstrap.run_python(bootstrap.DEVELOPER_PINS, pytest, folder=bootstrap.ROOT)
