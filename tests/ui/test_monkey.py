"""The monkey let loose: through all scenes, languages, windows and type sizes.

After every input all holds that must (`invariants.py`).
"""

from __future__ import annotations

import ctypes
import gc
import os
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest

from crypt_game.ui import navigation
from crypt_game.ui.pages.text_question import TextQuestion

from .conditions import deal_alike, log_in_words, think_at_once
from .conftest import OpenApp
from .invariants import Errors
from .monkey import SIZES, Monkey

KINDS = {
    *(
        "AboutScene",
        "BoxScene",
        "ChronicleScene",
        "Dialog",
        "HandOver",
        "LibraryScene",
        "MenuScene",
    ),
    *("Pause", "ReplayScene", "ReviewScene", "RulebookScene", "ScoringScene", "SettingsScene", "SetupScene"),
    *("StatisticsScene", "TableScene", "WhoPlays"),
}
"""Scenes that it must have been in, in the long run."""
GROWTH = 1.10
"""How much memory may grow in the long run."""
LANGUAGES = ("en", "de", "fr")


@pytest.fixture(autouse=True)
def swiftly(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The same cards in every run, and no errors that pytest keeps."""
    deal_alike(monkeypatch, 3)
    with log_in_words():
        yield


class Loose(Protocol):
    """Lets a monkey loose in an app of its own."""

    def __call__(self, seed: int, *, each: int, **settings: Any) -> Monkey: ...


@pytest.fixture
def loose(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> Iterator[Loose]:
    def let(seed: int, *, each: int, **settings: Any) -> Monkey:
        app = open_app(**{"animation_speed": "fast", **settings})
        navigation.open_at_start(app)
        return Monkey(app, seed, monkeypatch, errors, each=each)

    with Errors().listening() as errors:
        yield let


def run(monkey: Monkey, inputs: int) -> None:
    """So many inputs; what fails says after which."""
    for _ in range(inputs):
        try:
            monkey.act()
        except BaseException as error:
            error.add_note(f"after input {monkey.last}")
            raise


@pytest.mark.parametrize(
    "seed", [0, pytest.param(1, marks=pytest.mark.long), pytest.param(2, marks=pytest.mark.long)]
)
def test_a_thousand_inputs(loose: Loose, seed: int) -> None:
    monkey = loose(seed, each=10, language=LANGUAGES[seed])
    think_at_once(monkey.app)
    run(monkey, 1000)
    assert monkey.visited["TableScene"] > 0
    assert len(monkey.visited) > 4
    assert monkey.taken_back or seed, "the first one takes back"
    assert monkey.checks.pictures >= 90


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(
    ("seed", "inputs"),
    [
        (10, 1000),
        (11, 400),
        *(pytest.param(seed, 2000, marks=pytest.mark.soak) for seed in range(10, 30)),
    ],
)
def test_every_picture(loose: Loose, seed: int, inputs: int) -> None:
    monkey = loose(seed, each=1, language=LANGUAGES[seed % 3])
    monkey.app.patient = seed % 2 == 0  # odd ones draw as for a player: what takes long in the frames before
    think_at_once(monkey.app)
    run(monkey, inputs)


def test_an_error_that_is_logged_keeps_no_scene(
    loose: Loose, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A file that cannot be read is met while a list of games is open, and its pictures with it."""
    monkey = loose(0, each=40)
    navigation.pages.open_library(monkey.app)
    monkey.app.curtain.settle()
    monkey.click("import")
    asked = monkey.scene
    assert isinstance(asked, TextQuestion)
    strange = tmp_path / "strange.crypt"
    strange.write_text("nothing of ours")
    asked.text = str(strange)
    monkey.click("act")
    left = weakref.ref(asked)
    assert "is no record" in caplog.text
    del asked
    memory(monkey)
    assert left() is None


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_two_hundred_thousand_inputs_and_no_growth(loose: Loose) -> None:
    monkey = loose(99, each=100)
    run(monkey, 60_000)
    warm = memory(monkey)
    run(monkey, 140_000)
    assert memory(monkey) < warm * GROWTH
    assert monkey.visited.keys() >= KINDS


def memory(monkey: Monkey) -> int:
    """Bytes that this process holds before the menu, beside pictures that it could paint again.

    Those come and go, and so do the games of a list and the size of the window. What a table that was left
    has set aside counts no more than it would at the next table, which sweeps it away.
    """
    app = monkey.app
    app.curtain.settle()
    app.change_settings(language="en", text_size=1.0)
    navigation.pages.open_menu(app)
    app.curtain.settle()
    monkey.resize(SIZES[0])
    app.picture_store.forget()
    app.invalidate()
    gc.unfreeze()
    gc.collect()
    statm = Path("/proc/self/statm")
    if not statm.exists():
        pytest.skip("memory is only measured where /proc tells it")
    trim = getattr(
        ctypes.CDLL(None), "malloc_trim", None
    )  # of glibc; else what was freed may still be counted
    if trim is not None:
        trim(0)
    return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
