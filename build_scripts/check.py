"""Checks formatting, lint and types of code, tests and scripts; check.py --fix mends what it can."""

import needs_python

needs_python.check()

import bootstrap  # noqa: E402 - only a Python that passed the check can read it

if __name__ == "__main__":
    bootstrap.run_python(bootstrap.DEVELOPER_PINS, ["build_scripts/checks.py"], folder=bootstrap.ROOT)
