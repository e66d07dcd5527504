"""The tests are shared by workers whatever part of them is asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest
from bootstrap import ROOT
from worker_count import workers


@pytest.mark.parametrize("arguments", [[], ["--long"], ["tests/rules", "-k", "ghost"], ["-x", "-q"]])
def test_arguments_keep_the_workers(arguments: list[str]) -> None:
    assert "--numprocesses=2" in workers(arguments)


@pytest.mark.parametrize("argument", ["--pdb", "-s"])
def test_a_debugger_and_its_output_have_the_terminal_to_themselves(argument: str) -> None:
    assert workers(["tests/rules", argument]) == []


def test_another_number_of_workers_counts_more() -> None:
    told = [*workers(["-n0"]), "-n0", "--collect-only", "-q", str(ROOT / "tests" / "test_cli.py")]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *told], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "workers" not in done.stdout
    assert "test_cli.py::" in done.stdout
