"""Says how far a translation is and what is wrong with it: translate.py nl. --help says more."""

import sys

import needs_python

needs_python.check()

import bootstrap  # noqa: E402 - only a Python that passed the check can read it

if __name__ == "__main__":
    bootstrap.run_python(
        bootstrap.DEVELOPER_PINS, ["build_scripts/translator.py", *sys.argv[1:]], folder=bootstrap.ROOT
    )
