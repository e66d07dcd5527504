"""Every word of the library fits, in every language, window and text size."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from pathlib import Path

import pytest

from crypt_game.controls import clipboard
from crypt_game.controls.widgets import ChoiceChip
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.theme import FORM_LABEL
from crypt_game.games.game_list import Which
from crypt_game.games.library import rename
from crypt_game.rules import Mode
from crypt_game.ui.app import App
from crypt_game.ui.scenes.library import game_details
from crypt_game.ui.scenes.library.scene import LibraryScene

from ...conftest import OpenApp
from ...fitting import text_faults, type_sizes
from .shelves import a_game, lent

SIZES = [(1280, 720), (1920, 1080), (1024, 768), (1024, 640), (2560, 1080)]
LONG_NAMES = tuple(f"Wilhelmina-Mari{number}" for number in range(8))
LONG_TITLE = "The night that Grandma carried off it all"[:40]


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """A game of every kind by its file, of long names, one helped by an heir, one titled and damaged, and one
    unreadable."""
    folder = tmp_path_factory.mktemp("games")
    made = {
        "twins": a_game(folder, 0, mode=Mode.TWINS, players=2, names=LONG_NAMES),
        "clash": a_game(folder, 1, mode=Mode.CLASH, players=8, names=LONG_NAMES),
        "four": a_game(folder, 2, players=4, names=LONG_NAMES),
        "running": a_game(folder, 5, mode=Mode.CLASH, players=8, names=LONG_NAMES, decisions=9),
    }
    rename(made["running"], LONG_TITLE)
    lent(made["four"], 0)
    content = {name: path.read_bytes() for name, path in made.items()}
    return {**content, "running": content["running"] + b"damaged\ndamaged\n", "odd": b"nonsense\n"}


def opened(app: App, games: dict[str, bytes]) -> LibraryScene:
    saves = app.folders.saves
    for name, content in games.items():
        path = saves / ("" if name in ("running", "odd") else "finished") / f"{name}.crypt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    scene = LibraryScene(app)
    app.stack.reset(scene)
    settle(app, scene)
    return scene


def settle(app: App, scene: LibraryScene) -> None:
    app.step(1 / 60)
    while scene.lively or any(not row.read for row in scene.rows):
        app.step(1 / 60)


def faults(app: App) -> list[str]:
    # Names that people typed may be narrowed, and so may their lists and the path of a folder.
    return text_faults(app, typed=(*LONG_NAMES, LONG_TITLE, *map(", ".join, lists_of_names())))


def lists_of_names() -> Iterator[list[str]]:
    """Those of two, four or eight, with up to two winners first."""
    for count, winners in product((2, 4, 8), range(3)):
        names = LONG_NAMES[:count]
        for first in permutations(names, winners):
            yield [*first, *(name for name in names if name not in first)]


@pytest.mark.sampled
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_word_fits(
    open_app: OpenApp,
    games: dict[str, bytes],
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    text: float,
    language: str,
) -> None:
    monkeypatch.setattr(clipboard, "copy", lambda _: True)
    monkeypatch.setattr(clipboard, "pasted_line", lambda: "")
    app = open_app(size, language=language, text_size=text)
    scene = opened(app, games)
    found: dict[str, list[str]] = {}
    for row in scene.rows:
        scene.choose(row.path)
        settle(app, scene)
        found[row.path.name] = faults(app)
    for name, ask in (("rename", scene.actions.ask_for_title), ("import", scene.actions.ask_for_file)):
        scene.choose(scene.rows[-1].path)
        ask()
        found[name] = faults(app)
        app.stack.top.text = ""  # type: ignore[attr-defined]
        if name == "import":
            app.stack.top._try()  # type: ignore[attr-defined]
            found["import refused"] = faults(app)
        app.stack.pop()
    scene._finder.open = True
    scene._finder.sought = "nobody"
    scene.refresh()
    found["sought"] = faults(app)
    scene.cancel()
    scene.choose(scene.rows[-1].path)
    scene.actions.discard()
    found["thrown away"] = faults(app)
    for which in (Which.RUNNING, Which.FINISHED, Which.BIN):
        scene.show(which)
        settle(app, scene)
        found[which.value] = faults(app)
    scene.actions.ask_to_erase()
    found["erase"] = faults(app)
    app.stack.pop()
    scene.actions.restore()
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_an_empty_library_and_an_export_fit(
    open_app: OpenApp, games: dict[str, bytes], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(clipboard, "copy", lambda _: True)
    app = open_app((1280, 720), language=language, text_size=1.5)
    monkeypatch.setattr(type(app.folders), "exports", (app.folders.saves / "Documents",))
    scene = LibraryScene(app)
    app.stack.reset(scene)
    for which in Which:
        scene.show(which)
        assert faults(app) == []
    scene = opened(app, games)
    scene.choose(next(row.path for row in scene.rows if row.path.stem == "four"))
    scene.actions.export()
    (copy,) = Path(app.folders.saves / "Documents").iterdir()
    narrow = (str(copy.parent), *copy.name.split())
    assert text_faults(app, typed=narrow) == []


def test_tabs_leave_equal_room_beside_their_words(open_app: OpenApp, games: dict[str, bytes]) -> None:
    app = open_app((1280, 720), language="fr", text_size=1.5)
    scene = opened(app, games)
    tabs = [each for each in scene.controls.widgets if isinstance(each, ChoiceChip)]
    free = [tab.rect.width - scene.canvas.measure(tab.style, tab.label)[0] for tab in tabs]
    assert max(free) - min(free) <= 2


def test_a_long_name_stands_on_two_lines_before_all_names_are_small(
    open_app: OpenApp, games: dict[str, bytes]
) -> None:
    app = open_app((1280, 720), language="fr", text_size=1.5)
    scene = opened(app, games)
    scene.choose(next(row.path for row in scene.rows if row.path.stem == "four"))
    settle(app, scene)
    assert type_sizes(app, scene)["Wilhelmina-"] >= app.frame.font(FORM_LABEL) - 1


def test_the_letters_of_collectors_grow_with_the_text(
    open_app: OpenApp, games: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    sides: dict[float, float] = {}
    for text in (1.0, 1.5):
        app = open_app((1280, 720), text_size=text)
        scene = opened(app, games)

        def noted(_canvas: Canvas, _letter: str, _center: object, size: float, text: float = text) -> None:
            sides[text] = size

        monkeypatch.setattr(game_details, "draw_letter_ring", noted)
        scene.choose(next(row.path for row in scene.rows if row.path.stem == "four"))
        settle(app, scene)
    assert sides[1.5] >= 1.4 * sides[1.0]
