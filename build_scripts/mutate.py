"""Changes the program in small ways and looks whether a test notices each; see mutate.py --help."""

import needs_python

needs_python.check()

import bootstrap  # noqa: E402 - only a Python that passed the check can read it

if __name__ == "__main__":
    bootstrap.run_python(bootstrap.DEVELOPER_PINS, ["build_scripts/mutator.py"], folder=bootstrap.ROOT)
