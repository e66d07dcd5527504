"""How many processes share the tests that test.py runs."""

from __future__ import annotations

from collections.abc import Sequence

# The suite takes minutes, so two workers share it.
WORKERS = ("--numprocesses=2", "--dist=loadgroup")
# What asks for the terminal, which a worker cannot give.
ALONE = ("--pdb", "--trace", "-s", "--capture=no")


def workers(arguments: Sequence[str]) -> list[str]:
    """What pytest is told before its other `arguments`, of which another number of workers counts more."""
    return [] if any(argument in ALONE for argument in arguments) else list(WORKERS)
