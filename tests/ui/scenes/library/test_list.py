"""The games on the disk as they are listed, read in slices, walked through and sought."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.text import draw_text
from crypt_game.drawing.theme import Style
from crypt_game.games.game_words import standing_for
from crypt_game.rules import Mode
from crypt_game.ui import navigation
from crypt_game.ui.scenes.library import thumbnail_picture
from crypt_game.ui.scenes.library.game_details import GameDetails
from crypt_game.ui.scenes.library.game_rows import GameRow
from crypt_game.ui.scenes.library.thumbnail_picture import paint_picture

from ...conftest import OpenApp
from ...driving import FRAME
from ...fitting import drawn_words
from .librarian import Librarian, at_library
from .shelves import ReadsInTwoMilliseconds, a_game


# what is listed -------------------------------------------------------------------------------------------
def test_running_games_come_first_and_the_newest_is_chosen(open_app: OpenApp) -> None:
    player = at_library(open_app)
    rows = player.library.rows
    assert [row.entry.finished for row in rows] == [False] * 2 + [True] * 7
    for part in (rows[:2], rows[2:]):
        moments = [row.entry.modified for row in part]
        assert moments == sorted(moments, reverse=True)
    assert player.library.row is rows[0]
    words = drawn_words(player.app)
    assert "Games" in words
    assert any(word.startswith("Round ") for word in words)


@pytest.mark.parametrize(("which", "count"), [("all", 9), ("running", 2), ("finished", 7), ("bin", 0)])
def test_each_list_holds_its_games(open_app: OpenApp, which: str, count: int) -> None:
    player = at_library(open_app)
    player.click(f"list-{which}")
    assert len(player.library.rows) == count
    shown = [widget for widget in player.scene.controls.widgets if widget.key.startswith("game-")]
    assert len(shown) == min(count, len(shown))
    assert bool(shown) == bool(count)


def test_the_picture_of_a_game_has_round_corners(open_app: OpenApp) -> None:
    player = at_library(open_app, 1, 0)
    row = player.library.rows[0]
    assert row.account is not None
    assert row.state is not None
    picture = paint_picture(player.scene.canvas, row.account, row.state, (320, 180))
    corners = [(x, y) for x in (0, 319) for y in (0, 179)]
    assert max(picture.get_at(corner).a for corner in corners) < 128 < picture.get_at((160, 90)).a


def test_without_games_it_says_how_they_come_here(open_app: OpenApp) -> None:
    player = at_library(open_app, 0, 0)
    assert "Each" in drawn_words(player.app)
    for which in ("running", "finished", "bin"):
        player.click(f"list-{which}")
    player.press(pygame.K_ESCAPE)
    assert type(player.scene).__name__ == "MenuScene"


def test_a_result_is_shown_only_of_a_finished_game(open_app: OpenApp) -> None:
    player = at_library(open_app, 1, 1)
    player.library.choose(player.library.rows[1].path)
    player.settle()
    account = player.library.rows[1].account
    assert account is not None
    assert account.result is not None
    winner = account.plan.players[account.result.winners[0]].name
    assert winner in drawn_words(player.app)
    running = player.library.rows[0].account
    assert running is not None
    assert running.result is None


def test_every_row_is_spoken_with_its_players(open_app: OpenApp) -> None:
    player = at_library(open_app, 1, 0)
    focus = player.scene.controls.focus
    assert focus is not None
    assert focus.key.startswith("game-")
    assert "Ysolde, Aldric, Mirabel" in focus.spoken
    assert "coins" in focus.spoken


# reading in slices ----------------------------------------------------------------------------------------
def test_hundreds_of_games_are_read_little_by_little_those_in_sight_first(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crypt_game.games.game_list.time", ReadsInTwoMilliseconds())
    player = Librarian(open_app())
    source = a_game(player.saves, 0, players=2)
    content = source.read_bytes()
    for number in range(300):
        source.with_name(f"copy-{number:03}.crypt").write_bytes(content)
    navigation.pages.open_library(player.app)
    game_list = player.library.game_list
    assert game_list.unread == 301
    seen = player.library._in_sight()
    slices = 0
    while any(not row.read for row in seen):
        player.library.update(FRAME)
        slices += 1
    assert slices <= len(seen)
    assert game_list.unread == 301 - 3 * slices, "a slice of five milliseconds reads three records"
    while game_list.unread:
        before = game_list.unread
        player.library.update(FRAME)
        slices += 1
        assert before - game_list.unread <= 3
    assert len(game_list.games()) == 301
    player.settle()


def test_a_list_without_games_leads_to_one(open_app: OpenApp) -> None:
    player = at_library(open_app, 0, 0)
    player.click("list-bin")
    assert not player.has("begin")
    player.click("list-running")
    player.choose("begin")
    player.wait(1)
    assert type(player.scene).__name__ == "SetupScene"


def test_the_end_of_a_long_list_is_reached_by_wheel_bar_and_keys(open_app: OpenApp) -> None:
    player = at_library(open_app, 12, 0)
    last = player.library.rows[-1]
    player.press(pygame.K_END)
    assert player.library.row is last
    assert player.widget(last.key).rect.height > 0
    player.press(pygame.K_HOME)
    assert player.chosen() == player.library.rows[0].path.name
    player.press(pygame.K_PAGEDOWN)
    player.press(pygame.K_DOWN)
    at = [row.path.name for row in player.library.rows].index(player.chosen())
    assert at > 3
    player.press(pygame.K_UP)
    assert player.chosen() == player.library.rows[at - 1].path.name


def test_the_wheel_scrolls_and_the_chosen_game_stays_chosen(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = at_library(open_app, 12, 0)
    before = player.chosen()
    over_list = player.library._list.rect.center
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: over_list)
    for _ in range(30):
        event = pygame.event.Event(pygame.MOUSEWHEEL, {"x": 0, "y": -1, "precise_y": -1.0, "flipped": False})
        player.app.step(FRAME, [event])
    assert player.library._list.offset == player.library._list.furthest > 0
    assert player.chosen() == before
    assert player.has(player.library.rows[-1].key)
    player.settle()
    shown = [row for row in player.library._list.rows if isinstance(row, GameRow) and row.rect.height]
    assert len(shown) > 2
    assert all(row.picture is not None for row in shown)


# finding --------------------------------------------------------------------------------------------------
def test_a_game_is_found_by_what_is_typed(open_app: OpenApp) -> None:
    player = at_library(open_app)
    player.click("find")
    player.type("twins")
    assert [row.account.kind.mode for row in player.library.rows if row.account] == [Mode.TWINS]
    assert player.library.row in player.library.rows
    assert player.app.spoken == "One game found"
    player.type(" aldric")
    assert len(player.library.rows) == 1
    player.press(pygame.K_RETURN)
    focus = player.scene.controls.focus
    assert focus is not None
    assert focus.key == player.library.rows[0].key
    player.press(pygame.K_ESCAPE)
    assert len(player.library.rows) == 9
    player.press(pygame.K_ESCAPE)
    assert type(player.scene).__name__ == "MenuScene"


def test_letters_that_are_keys_elsewhere_only_seek(open_app: OpenApp) -> None:
    player = at_library(open_app)
    player.click("discard")
    player.choose("find")
    player.type("zum")
    assert player.library.rows == []
    assert player.library.actions.can_undo
    assert not player.app.settings.muted
    assert "Esc" in drawn_words(player.app)
    for _ in range(3):
        player.press(pygame.K_BACKSPACE)
    assert len(player.library.rows) == 8


def test_what_is_sought_holds_in_every_list_and_while_a_game_is_deleted(open_app: OpenApp) -> None:
    player = at_library(open_app)
    player.click("find")
    player.type("mirabel")
    sought = len(player.library.rows)
    assert 0 < sought < 9
    player.click("list-finished")
    assert 0 < len(player.library.rows) < sought
    player.click("discard")
    player.click("list-all")
    assert len(player.library.rows) == sought - 1


def test_treasure_in_the_picture_of_a_finished_game_shows_its_coins_and_no_sockets(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = at_library(open_app, 0, 1)
    row = player.library.rows[0]
    assert row.account is not None
    assert row.state is not None
    values: list[int] = []
    monkeypatch.setattr(thumbnail_picture, "draw_mini_card", lambda *_, value, **__: values.append(value))
    paint_picture(player.scene.canvas, row.account, row.state, (320, 180))
    seats = standing_for(row.account)[:2]
    held = [each.card for seat in seats for each in row.state.seats[seat].cards]
    best = {card.type: card.value for card in sorted(held, key=lambda card: card.value)}
    assert sorted(values) == sorted(best.values())


def test_names_in_the_table_of_a_game_are_set_in_one_size(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("Bo", "Wilhelmina-Maria", "Al")
    player = Librarian(open_app((1280, 720), text_size=1.5))
    a_game(player.saves, names=names)
    navigation.open_at_start(player.app)
    player.wait()
    player.click("games")
    player.settle()
    row, sizes = player.library.rows[0], dict[str, float]()
    assert row.account is not None
    assert row.state is not None

    def noted(canvas: Canvas, style: Style, words: str, *where: Any, **how: Any) -> pygame.Rect:
        sizes[words] = style.size
        return draw_text(canvas, style, words, *where, **how)

    monkeypatch.setattr("crypt_game.drawing.canvas.paragraphs.draw_text", noted)
    details = GameDetails(pygame.Rect(0, 0, 590, 500), row, row.account, player.app.words.say)
    details.draw(player.scene.canvas, None)
    found = [sizes[words] for words in ("Bo", "Wilhelmina-", "Maria", "Al")]
    assert len({*found}) == 1
