"""Checks the subjects of commits: `room: what changed`, at most 72 characters (docs/CONTRIBUTING.md).

Only commits since the rule was made are looked at; a clone without history, or a folder that is no
repository, passes with a word about it.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
#: The last commit before the rule.
BEFORE_THE_RULE = "f44e307b23bd97f4b364b0ebca74f8ea8cb56b25"
LONGEST = 72
_FORM = re.compile(r"[a-z0-9_.-]+: \S.*[^.]")


def fault(subject: str) -> str | None:
    """What is wrong with a subject, or None."""
    if len(subject) > LONGEST:
        return f"{len(subject)} characters, {LONGEST} at most"
    if not _FORM.fullmatch(subject):
        return "not 'room: what changed', without a full stop"
    return None


def _git(*words: str) -> str | None:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else None


def main() -> int:
    """Returns 1 if a subject since the rule breaks it."""
    log = _git("log", "--no-merges", "--format=%h %s", f"{BEFORE_THE_RULE}..HEAD")
    if log is None:
        print("no history back to the rule: commit subjects are not checked")
        return 0
    faults = [f"{line}\n    {said}" for line in log.splitlines() if (said := fault(line.partition(" ")[2]))]
    print("\n".join(faults) if faults else f"{len(log.splitlines())} commit subjects are as they should be")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
