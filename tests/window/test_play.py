"""A game in a real window with a real mouse and keyboard, and a machine that misbehaves meanwhile."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from crypt_game.match.plan_draft import PlanDraft
from crypt_game.match.players import PlayerKind

from .hand import OpenWindow, Window
from .program import (
    GAME,
    again_until,
    let_it_catch_up,
    log_of,
    records,
    run,
    settings_of,
    steps,
    surroundings,
    wait_for_size,
    wait_until,
)
from .twin import Twin

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(sys.platform != "linux", reason="the virtual screen is X11"),
]

SIZE = (1280, 720)
SIZE_OPTION = ("--size", "1280x720")


@contextmanager
def twin(home: Path, size: tuple[int, int] = SIZE) -> Iterator[Twin]:
    made = Twin(home, size)
    yield made
    made.close()


def settle_in(home: Path, **settings: object) -> None:
    """What the player chose earlier: three persons sat at the screen, and saw all of the table."""
    last_setup = PlanDraft().filled(PlayerKind.PERSON).to_json()
    chosen = {
        "language": "en",
        "animation_speed": "off",
        "hand_over": False,
        "last_setup": last_setup,
        "round_stops": "off",
        **settings,
    }
    (home / "settings.json").write_text(json.dumps(chosen), encoding="utf-8")


def new_game(window: Window, home: Path) -> Path:
    """One click from the start to the table; returns the record."""
    with twin(home) as other:
        play = other.where("play")
    # A click that falls into a change of scene only hurries it.
    again_until(lambda: bool(dealt(home)), "a dealt game", lambda: window.click(*play))
    let_it_catch_up(home)
    return dealt(home)[0]


def dealt(home: Path) -> list[Path]:
    """The games on the disk whose cards have been shuffled."""
    return [record for record in records(home) if steps(record)]


def decisions(record: Path) -> int:
    """How many decisions are on the disk."""
    return sum("action" in step for step in steps(record))


def claim_by_mouse(window: Window, home: Path, record: Path, size: tuple[int, int] = SIZE) -> None:
    """Click a card and the button that confirms, and wait for it to be on the disk."""
    before = decisions(record)
    claim = claim_clicks(window, home, size)
    again_until(lambda: decisions(record) > before, "the claim on the disk", claim)


def claim_clicks(window: Window, home: Path, size: tuple[int, int] = SIZE) -> Callable[[], None]:
    """What clicks a card and the button that confirms. Clicks that fall into a motion only hurry it."""
    with twin(home, size) as other:
        other.use("continue")
        places = [other.use("card-1"), other.where("confirm")]

    def claim() -> None:
        for place in places:
            window.click(*place)

    return claim


def claim_by_keys(window: Window, record: Path) -> None:
    """Walk to a card, put a die there, and confirm."""
    before = decisions(record)
    again_until(
        lambda: decisions(record) > before, "the claim on the disk", lambda: window.key("Tab", "Return", "c")
    )


def end(program: subprocess.Popen[bytes], window: Window, home: Path) -> None:
    """Close the window as its button does; nothing may have gone wrong."""
    window.close()
    assert program.wait(timeout=20) == 0
    assert "ERROR" not in log_of(home)
    assert "CRITICAL" not in log_of(home)


def test_two_clicks_a_claim_by_mouse_and_the_next_day_one_by_keys(
    open_window: OpenWindow, home: Path
) -> None:
    settle_in(home)
    program, window = open_window(*GAME, *SIZE_OPTION, **surroundings(home))
    record = new_game(window, home)
    claim_by_mouse(window, home, record)
    end(program, window, home)
    kept = steps(record)
    program, window = open_window(*GAME, *SIZE_OPTION, **surroundings(home))
    window.key("Return")
    let_it_catch_up(home)
    claim_by_keys(window, record)
    assert records(home) == [record]
    assert steps(record)[: len(kept)] == kept
    end(program, window, home)


@pytest.mark.long
def test_with_all_movement_on_keys_hurry_and_then_claim(open_window: OpenWindow, home: Path) -> None:
    settle_in(home, animation_speed="normal")
    program, window = open_window(*GAME, *SIZE_OPTION, **surroundings(home))
    record = new_game(window, home)
    for _ in range(12):
        window.key("n")
        let_it_catch_up(home)
    claim_by_keys(window, record)
    end(program, window, home)


@pytest.mark.long
@pytest.mark.usefixtures("window_manager")
def test_the_game_goes_on_in_full_screen_and_back(open_window: OpenWindow, home: Path) -> None:
    settle_in(home)
    program, window = open_window(*GAME, *SIZE_OPTION, **surroundings(home))
    record = new_game(window, home)
    for size in ((1920, 1080), SIZE):
        window.key("F11")
        wait_for_size(window, size)
        claim_by_mouse(window, home, record, size)
    assert settings_of(home)["window_size"] == list(SIZE)
    end(program, window, home)


@pytest.mark.long
def test_the_game_goes_on_in_another_size(open_window: OpenWindow, home: Path) -> None:
    settle_in(home)
    program, window = open_window(*GAME, *SIZE_OPTION, **surroundings(home))
    record = new_game(window, home)
    window.use("windowsize", window.number, "1600", "760")
    wait_until(lambda: settings_of(home).get("window_size") == [1600, 760], "the new size in the settings")
    claim_by_mouse(window, home, record, (1600, 760))
    end(program, window, home)
    _, window = open_window(*GAME, **surroundings(home))
    assert window.size == (1600, 760)


def test_a_killed_program_has_lost_nothing_and_leaves_no_lock(open_window: OpenWindow, home: Path) -> None:
    settle_in(home)
    program, window = open_window(*GAME, *SIZE_OPTION, **surroundings(home))
    record = new_game(window, home)
    claim_by_mouse(window, home, record)
    kept = record.read_bytes()
    program.send_signal(signal.SIGKILL)
    program.wait(timeout=20)
    program, window = open_window(*GAME, *SIZE_OPTION, **surroundings(home))
    window.key("Return")
    let_it_catch_up(home)
    assert record.read_bytes() == kept
    claim_by_keys(window, record)
    assert record.read_bytes().startswith(kept)
    end(program, window, home)


@pytest.mark.long
def test_a_folder_deleted_while_playing_comes_back_with_the_whole_game(
    open_window: OpenWindow, home: Path
) -> None:
    settle_in(home)
    program, window = open_window(*GAME, *SIZE_OPTION, **surroundings(home))
    record = new_game(window, home)
    claim = claim_clicks(window, home)
    kept = steps(record)
    shutil.rmtree(record.parent)
    again_until(
        lambda: record.exists() and len(steps(record)) > len(kept), "the game on the disk again", claim
    )
    assert steps(record)[: len(kept)] == kept
    end(program, window, home)


def test_where_nothing_can_be_written_the_game_still_plays(
    open_window: OpenWindow, home: Path, tmp_path: Path
) -> None:
    nowhere, stand_in = tmp_path / "a file", tmp_path / "temporary"
    nowhere.write_text("no folder can be made below a file")
    stand_in.mkdir()
    more = {**surroundings(nowhere / "home"), "TMPDIR": str(stand_in)}
    program, window = open_window(*GAME, *SIZE_OPTION, **more)
    with twin(home) as other:
        play = other.where("play")
    again_until(lambda: any(stand_in.rglob("*.crypt")), "a game elsewhere", lambda: window.click(*play))
    window.close()
    assert program.wait(timeout=20) == 0
    assert nowhere.read_text() == "no folder can be made below a file"


@pytest.mark.parametrize("driver", ["alsa", "no such driver"])
def test_without_a_sound_device_the_game_plays_silently(
    open_window: OpenWindow, home: Path, driver: str
) -> None:
    settle_in(home)
    program, window = open_window(*GAME, *SIZE_OPTION, **{**surroundings(home), "SDL_AUDIODRIVER": driver})
    new_game(window, home)
    end(program, window, home)


def test_a_record_given_to_a_second_start_opens_in_the_first(
    open_window: OpenWindow, home: Path, virtual_screen: dict[str, str]
) -> None:
    settle_in(home)
    program, window = open_window(*GAME, *SIZE_OPTION, **surroundings(home))
    record = new_game(window, home)
    window.key("Escape")
    with twin(home) as other:
        other.use("continue")
        other.use("menu")
        leave = other.where("leave")
    window.click(*leave)
    let_it_catch_up(home)
    second = run(home, str(record), DISPLAY=virtual_screen["DISPLAY"])
    assert second.returncode == 0
    claim_by_keys(window, record)
    end(program, window, home)
