"""Kills the playing program hundreds of times and looks what is lost; see kill_run.py --help."""

import needs_python

needs_python.check()

import bootstrap  # noqa: E402 - only a Python that passed the check can read it

if __name__ == "__main__":
    bootstrap.run_python(bootstrap.DEVELOPER_PINS, ["-m", "tests.kill_run"], folder=bootstrap.ROOT)
