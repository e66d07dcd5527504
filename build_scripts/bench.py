"""Measures the game and prints each figure beside its floor, measured in the same run."""

import needs_python

needs_python.check()

import bootstrap  # noqa: E402 - only a Python that passed the check can read it

if __name__ == "__main__":
    bootstrap.run_python(bootstrap.DEVELOPER_PINS, ["build_scripts/benchmarks.py"], folder=bootstrap.ROOT)
