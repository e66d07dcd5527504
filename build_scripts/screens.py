"""Takes pictures of every scene, on contact sheets: screens.py --out DIR [--only SCENE ...] [--all]."""

import needs_python

needs_python.check()

import bootstrap  # noqa: E402 - only a Python that passed the check can read it

if __name__ == "__main__":
    bootstrap.run_python(
        bootstrap.DEVELOPER_PINS, [str(bootstrap.ROOT / "build_scripts" / "contact_sheets.py")]
    )
