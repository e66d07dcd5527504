"""The proof that nothing hidden weighs in: quick here, a million choices by `honest_choices.py`."""

from __future__ import annotations

from itertools import islice

import pytest
from honest_choices import compared, main

from crypt_game.opponents.choose import Chosen, choose
from crypt_game.opponents.levels import KnownLevels, Level, Temper
from crypt_game.rules import Decide, Mode
from crypt_game.rules.view import SeatView


def test_what_is_dealt_anew_changes_no_choice_in_any_mode() -> None:
    seen = list(islice(compared(3), 150))
    assert all(one.honest for one in seen)
    assert {one.mode for one in seen} == set(Mode)
    assert {one.level for one in seen} == set(Level)


def test_whoever_chooses_by_something_else_is_found_out() -> None:
    asked = 0

    def fickle(
        view: SeatView, pending: Decide, level: Level, temper: Temper, seed: int, known: KnownLevels
    ) -> Chosen:
        nonlocal asked
        asked += 1
        chosen = choose(view, pending, Level.PAGE, temper, seed)
        return chosen if asked < 100 else Chosen(chosen.action, chosen.value + asked, chosen.why)

    seen = [one.honest for one in islice(compared(3, fickle), 60)]
    assert all(seen[:49])
    assert not any(seen[50:])


def test_the_command_counts_what_it_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--choices", "40"]) == 0
    assert "40 choices, none depends on what is hidden" in capsys.readouterr().out
