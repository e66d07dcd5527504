"""Makes a release of the commit that is checked out, or says why it may not be; see release.py --help."""

import needs_python

needs_python.check()

import bootstrap  # noqa: E402 - only a Python that passed the check can read it

if __name__ == "__main__":
    bootstrap.run_python(bootstrap.DEVELOPER_PINS, ["build_scripts/releaser.py"], folder=bootstrap.ROOT)
