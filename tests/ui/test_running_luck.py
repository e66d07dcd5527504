"""A running game keeps its luck: nothing that a player can see, copy, export or read tells its seed or code.

A script that wants to compute hidden cards has all that is gathered here, and the seal.
"""

from __future__ import annotations

import contextlib
import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from crypt_game.controls import clipboard
from crypt_game.desktop.crash import report_text
from crypt_game.games.store import begin_game
from crypt_game.match.game_code import NUMBER_BITS, BadCode, code_of, read_code, stretched_seed
from crypt_game.match.luck_source import LuckSource, OpenLuck, SealedLuck, code_of_record
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.rules import Chance, GameSetup, Mode
from crypt_game.rules.chance import commitment, draw
from crypt_game.rules.record import Chanced
from crypt_game.ui import navigation
from crypt_game.ui.app import App
from crypt_game.ui.crash_context import circumstances
from crypt_game.ui.scenes.library.scene import LibraryScene
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.table.scene import TableScene
from crypt_game.verify import main as verify
from tests.random_games import play_on

from .conftest import OpenApp
from .driving import ScreenPlayer
from .fitting import drawn_words

SETUP = GameSetup(Mode.STANDARD, 2)
SEALED = SealedLuck(0x1A2B3C4D5E6F7, "0123456789abcdef0123456789abcdef").cut("Zebrafinch")
PLAIN = re.compile(r"[\s\-.…]")


def begun(app: App, luck: LuckSource, decisions: int = 9) -> Match:
    """A game on the disk after some decisions."""
    people = [Player(name, HOUSES[n], Title.DUKE) for n, name in enumerate(("Ysolde", "Bram"))]
    match, _ = begin_game(app.folders.saves, Plan.seated(SETUP, people), luck, lambda: None)
    return play_on(match, decisions)


def secrets_of(match: Match, luck: SealedLuck) -> set[str]:
    """Every text from which the luck of the game follows, or which a search through all codes would find."""
    number = luck.game(SETUP).number
    numbers = (match.seed, luck.secret, number, int(luck.salt, 16))
    texts = {form.format(value) for value in numbers for form in ("{}", "{:x}")}
    code = code_of_record(match.record)
    assert code is not None
    return {*texts, code.replace("-", "").lower(), commitment(match.seed), commitment(number)}


class Seen:
    """Everything that came to light, in one text."""

    def __init__(self, app: App, monkeypatch: pytest.MonkeyPatch) -> None:
        self.app, self.player, self.texts = app, ScreenPlayer(app), list[str]()
        monkeypatch.setattr(clipboard, "copy", self._copied)
        monkeypatch.setattr(type(app.folders), "exports", (app.folders.saves.parent / "Papers",))

    def _copied(self, text: str) -> bool:
        self.texts.append(text)
        return True

    def look(self) -> None:
        """Read the scene on top: its words, spoken names and tips; press whatever copies."""
        self.player.wait()
        scene = self.app.stack.top
        for widget in list(scene.controls.widgets):
            tip = widget.tip()
            self.texts += [widget.key, widget.spoken, *([tip.title, tip.body] if tip is not None else [])]
        for key in [widget.key for widget in scene.controls.widgets if widget.key.startswith("copy-")]:
            self.player.click(key)
        self.texts += [*drawn_words(self.app), self.app.spoken, str(pygame.display.get_caption())]

    def tells(self, secret: str) -> bool:
        """Whether a secret came to light, however it is parted into groups."""
        return PLAIN.sub("", secret.lower()) in PLAIN.sub("", "\n".join(self.texts).lower())


def deals_the_same(match: Match, texts: list[str]) -> list[str]:
    """The attack: whatever stands there is taken for a seed, a code or a secret to shuffle the deck by."""
    opening = match.first.pending
    assert isinstance(opening, Chance)
    dealt, everything = match.moments[0].step, "\n".join(texts)
    assert isinstance(dealt, Chanced)

    def seeds(word: str) -> Iterator[int]:
        plain = PLAIN.sub("", word)
        with contextlib.suppress(BadCode):
            yield read_code(plain).seed
        if plain.isdecimal():
            yield int(plain)
        with contextlib.suppress(ValueError):
            number = int(plain, 16)
            yield number
            yield number & (1 << 53) - 1
            if number < 1 << NUMBER_BITS:
                yield stretched_seed(SETUP, number)

    words = set(re.findall(r"[0-9A-Za-z][0-9A-Za-z.…-]{2,80}", everything))
    return [
        word for word in words if any(draw(seed, opening.request) == dealt.outcome for seed in seeds(word))
    ]


def look_everywhere(app: App, match: Match, seen: Seen) -> None:
    """Visit every room that a running game can be seen from."""
    table = TableScene(app, match)
    app.stack.reset(MenuScene(app, None))
    app.stack.push(table)
    seen.look()
    rooms: tuple[Callable[[], None], ...] = (
        table.commands.open_log,
        table.commands.open_menu,
        table.commands.show_fairness,
        table.commands.catch_up,
        lambda: (
            navigation.pages.open_seats(app, match)
            if app.stack.top is not table
            else table.commands.open_menu()
        ),
    )
    for enter in rooms:
        enter()
        seen.look()
        while app.stack.top is not table:
            seen.player.press(pygame.K_ESCAPE)
            seen.player.wait()
    seen.texts.append(report_text(RuntimeError("broken"), circumstances(app)))
    app.stack.reset(LibraryScene(app))
    while seen.player.scene.lively:
        seen.player.wait()
    seen.look()
    seen.player.click("export")
    seen.look()
    papers = app.folders.saves.parent / "Papers"
    if papers.exists():
        seen.texts += [path.read_text("utf-8") for path in papers.iterdir()]
    (path,) = app.folders.saves.rglob("*.crypt")
    seen.texts.append(path.name)
    say = app.words.say
    verify((str(path),), say, seen.texts.append)


def test_nothing_tells_the_luck_of_a_running_game(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    app = open_app()
    match = begun(app, SEALED)
    seen = Seen(app, monkeypatch)
    look_everywhere(app, match, seen)
    seen.texts.append(caplog.text)
    assert seen.tells(SEALED.seal), "the seal is to be seen"
    assert [secret for secret in secrets_of(match, SEALED) if seen.tells(secret)] == []
    assert not seen.tells("Zebrafinch")
    assert deals_the_same(match, seen.texts) == []
    assert not (app.folders.saves.parent / "Papers").exists()


def test_the_same_look_finds_what_a_finished_game_tells(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The proof that the look above would have found a secret."""
    app = open_app()
    match = begun(app, SEALED, 10_000)
    seen = Seen(app, monkeypatch)
    app.stack.reset(MenuScene(app, None))
    navigation.games.open_fairness(app, match)
    seen.look()
    code = code_of_record(match.record)
    assert code is not None
    assert all(seen.tells(secret) for secret in (code, f"{SEALED.secret:x}", SEALED.salt, "Zebrafinch"))
    assert deals_the_same(match, seen.texts) != []


def test_a_game_begun_from_a_code_says_so_wherever_it_is_seen(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app()
    code = code_of(SETUP, 77)
    assert code is not None
    match = begun(app, OpenLuck(code))
    seen = Seen(app, monkeypatch)
    look_everywhere(app, match, seen)
    assert seen.tells(code)
    assert "\n".join(seen.texts).count("its luck was knowable") >= 4
    (copy,) = (app.folders.saves.parent / "Papers").iterdir()
    assert copy.read_bytes() == next(Path(app.folders.saves).rglob("*.crypt")).read_bytes()
