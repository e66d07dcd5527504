"""Says kindly that the Python in use is too old.

Every other script calls check() before it imports anything that only a new Python can read. So this file and
the scripts themselves stay readable for every Python since 2.7: no annotations, no f-strings, ASCII only.
"""

import sys

OLDEST = (3, 11)


def check():
    # type: () -> None
    """Returns if this Python will do; otherwise ends the process with one sentence and exit status 1."""
    if sys.version_info < OLDEST:
        sys.exit(
            "Crypt needs Python %d.%d or newer, and this is Python %d.%d: start the script with a newer one, "
            "for example: python3.12 %s"
            % (OLDEST[0], OLDEST[1], sys.version_info[0], sys.version_info[1], sys.argv[0])
        )
