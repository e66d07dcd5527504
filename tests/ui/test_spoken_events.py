"""A listener is told what happens as the chronicle has it: one sentence for each thing, once."""

from __future__ import annotations

import pytest

from crypt_game.controls.spoken_words import spoken_text
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.play.board_model import ChronicleLine
from crypt_game.rules import GameSetup, Mode
from crypt_game.ui.scenes.table.scene import TableScene

from .conditions import paint_seldom, think_at_once
from .conftest import OpenApp

SEATS = {Mode.STANDARD: 3, Mode.SOLO: 1, Mode.TWINS: 2, Mode.CLASH: 6}
ENOUGH = 70
"""How many lines of a chronicle are compared: some rounds."""


def told(open_app: OpenApp, mode: Mode, detail: str) -> tuple[list[str], list[ChronicleLine]]:
    """What is announced while computer players play at a table, and the chronicle of that."""
    app = open_app(speech_detail=detail)
    think_at_once(app)
    heard: list[str] = []
    app.listeners.announce = heard.append  # type: ignore[assignment, method-assign]
    people = [Player(f"P{n}", HOUSES[n % 4], Title.DUKE, PlayerKind.PAGE) for n in range(SEATS[mode])]
    match = Match(Plan.seated(GameSetup(mode, len(people)), people), 5)
    table = TableScene(app, match, tuple(match.begin()))
    app.stack.reset(table)
    for _ in range(2000):
        app.step(1 / 30)
        if app.stack.top is not table or len(table.model.chronicle) >= ENOUGH:
            break
    assert len(table.model.chronicle) >= ENOUGH
    return heard, table.model.chronicle


def sentences(lines: list[ChronicleLine]) -> list[str]:
    return [spoken_text(line.text) for line in lines]


@pytest.fixture(autouse=True)
def seldom_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    paint_seldom(monkeypatch)


@pytest.mark.parametrize("mode", SEATS)
def test_every_line_of_the_chronicle_is_said_once_in_its_order(open_app: OpenApp, mode: Mode) -> None:
    heard, chronicle = told(open_app, mode, "normal")
    lines = sentences(chronicle)
    assert [text for text in heard if text in lines] == lines


def test_brief_leaves_out_what_others_do_and_full_tells_everything(open_app: OpenApp) -> None:
    heard, chronicle = told(open_app, Mode.STANDARD, "brief")
    own = [line for line in chronicle if line.house in (None, HOUSES[0])]
    assert [text for text in heard if text in sentences(chronicle)] == sentences(own)
    assert 0 < len(own) < len(chronicle)
    heard, chronicle = told(open_app, Mode.STANDARD, "full")
    lines = sentences(chronicle)
    assert [text for text in heard if text in lines] == lines
    assert any(text.startswith("The draw pile is shuffled") for text in heard)
    assert "The Claim phase begins." in heard
