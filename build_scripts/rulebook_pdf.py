"""Makes the rulebook as a PDF in each language: rulebook_pdf.py [--out FOLDER] [--language nl ...]."""

import needs_python

needs_python.check()

import bootstrap  # noqa: E402 - only a Python that passed the check can read it

if __name__ == "__main__":
    bootstrap.run_python(bootstrap.DEVELOPER_PINS, [str(bootstrap.ROOT / "build_scripts" / "print_book.py")])
