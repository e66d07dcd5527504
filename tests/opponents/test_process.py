"""`crypt-game heir`: one answer for one line, whatever the line holds."""

from __future__ import annotations

import io
import json
from random import Random
from typing import Any

import pytest

from crypt_game import rules
from crypt_game.opponents.levels import Level
from crypt_game.opponents.process import Heir, main, plausible
from crypt_game.rules import Decide, GameSetup, Mode, codec
from crypt_game.rules.codec.dialogue import LONGEST_LINE
from crypt_game.rules.playout import random_steps
from crypt_game.rules.view import SeatView


def asked(seed: int = 1, mode: Mode = Mode.STANDARD, players: int = 3) -> tuple[rules.GameState, Decide]:
    """The state and the choice of the first decision of a random game."""
    for _, step in random_steps(rules.new_game(GameSetup(mode, players)), Random(seed)):
        if isinstance(step.state.pending, Decide):
            return step.state, step.state.pending
    raise AssertionError("a game without a decision")


def request(state: rules.GameState, seat: int, **more: Any) -> dict[str, Any]:
    view = rules.observe(state, seat)
    return {
        "cmd": "choose",
        "seat": seat,
        "view": codec.view_to_json(view),
        "pending": codec.pending_for_seat(view),
        **more,
    }


def answer(value: Any) -> dict[str, Any]:
    return Heir(Level.SQUIRE).answer(json.dumps(value).encode())


def test_it_answers_with_a_legal_action_and_a_reason() -> None:
    state, pending = asked()
    said = answer(request(state, pending.seat, seed=4))
    assert said["ok"] is True
    assert rules.check(state, pending.seat, codec.action_from_json(said["action"])) is None
    assert said["why"].startswith("why-")


def test_the_same_line_gets_the_same_answer() -> None:
    state, pending = asked(7)
    assert answer(request(state, pending.seat, seed=4)) == answer(request(state, pending.seat, seed=4))


def test_levels_that_are_told_change_what_a_regent_expects() -> None:
    state, pending = asked(players=4)
    heir = Heir(Level.REGENT, seconds=0.05)

    def value(**told: Any) -> float:
        said = heir.answer(json.dumps(request(state, pending.seat, seed=4, **told)).encode())
        assert isinstance(said["value"], float)
        return said["value"]

    untold = value()
    assert value(levels=[None] * 4) == value(levels=None) == untold
    assert len({untold, value(levels=["squire"] * 4), value(levels=["regent"] * 4)}) == 3


def test_out_of_turn_it_waits() -> None:
    state, pending = asked()
    other = (pending.seat + 1) % 3
    assert answer(request(state, other, anytime=True)) == {"ok": True, "action": None}
    assert answer(request(state, other))["error"] == "not_your_turn"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"cmd": "dance"}, "bad_request"),
        ({"seat": 9}, "bad_request"),
        ({"seat": True}, "bad_request"),
        ({"view": {}}, "bad_request"),
        ({"pending": None}, "bad_request"),
        ({"more": 1}, "bad_request"),
        ({"seed": "7"}, "bad_request"),
        ({"levels": "knight"}, "bad_request"),
        ({"levels": ["knight", None]}, "bad_request"),
        ({"levels": ["knight", None, 3]}, "bad_request"),
        ({"levels": ["knight", None, "duke"]}, "bad_request"),
    ],
)
def test_wrong_requests_are_refused(change: dict[str, Any], code: str) -> None:
    state, pending = asked()
    assert answer(request(state, pending.seat) | change)["error"] == code


def test_impossible_views_are_refused() -> None:
    state, pending = asked()
    for path, value in [
        (("pools", 0, "available"), 10**9),
        (("pools", 0, "exhausted"), -1),
        (("crypt", 0), {"cards": [{"card": "idol-?", "up": False}], "seat": 0, "effort": 6, "dice": 10**9}),
        (("crypt", 0, "cards"), []),
        (("deck", "count"), 10**9),
    ]:
        wrong = request(state, pending.seat)
        place = wrong["view"]
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
        assert answer(wrong)["error"] == "bad_request", path


def test_no_view_holds_a_card_twice_or_more_cards_than_the_game() -> None:
    state, pending = asked(players=4)
    view = rules.observe(state, pending.seat)
    assert plausible(view, pending)
    left = len(view.variant.cards) - len(view.faces)
    for count, possible in ((0, True), (1, True), (left, True), (left + 1, False), (-1, False)):
        assert plausible(view._replace(deck=count), pending) is possible, count
    known = [face for face in view.faces if isinstance(face, rules.Card)]
    of_all = sorted(view.variant.cards)
    fresh = next(card for card in of_all if card not in known)
    kind = [card for card in of_all if card.type is fresh.type]
    mine = view.seats[pending.seat]

    def holding(*cards: rules.Card | rules.Unseen) -> SeatView:
        seats = list(view.seats)
        seats[pending.seat] = mine._replace(cards=tuple(rules.Held(card, False) for card in cards))
        return view._replace(seats=tuple(seats), deck=0)

    assert plausible(holding(fresh), pending)
    assert not plausible(holding(fresh, fresh), pending)
    lying = sum(face.type is fresh.type for face in view.faces)
    backs = [rules.Unseen(fresh.type)] * (len(kind) - lying)
    assert plausible(holding(*backs), pending)
    assert not plausible(holding(*backs, rules.Unseen(fresh.type)), pending)


def test_no_view_holds_a_card_that_its_game_lacks() -> None:
    """Of fewer heirs some cards stay in the box."""
    state, pending = asked(players=2)
    view = rules.observe(state, pending.seat)
    foreign = [card for card in rules.ALL_CARDS if card not in view.variant.cards]
    assert foreign
    seats = list(view.seats)
    seats[pending.seat] = seats[pending.seat]._replace(cards=(rules.Held(foreign[0], False),))
    assert not plausible(view._replace(seats=tuple(seats), deck=0), pending)


@pytest.mark.parametrize("line", [b"", b"[", b"\xff", b"NaN", b"[" * 1000, b" " * (LONGEST_LINE + 1)])
def test_what_is_no_json_is_refused(line: bytes) -> None:
    assert Heir(Level.PAGE).answer(line)["error"] == "bad_json"


def test_mutilated_requests_never_raise() -> None:
    state, pending = asked()
    text = json.dumps(request(state, pending.seat))
    rng = Random(5)
    heir = Heir(Level.SQUIRE)
    for _ in range(300):
        cut = rng.randrange(len(text))
        broken = text[:cut] + rng.choice('0129-"{}[],:x') + text[cut + rng.randrange(3) :]
        assert "ok" in heir.answer(broken.encode())


def test_the_command_reads_lines_until_the_end() -> None:
    state, pending = asked()
    line = json.dumps(request(state, pending.seat)).encode()
    output = io.BytesIO()
    assert main(["--level", "page"], io.BytesIO(line + b"\nnonsense\r\n" + line), output) == 0
    first, second, third = map(json.loads, output.getvalue().splitlines())
    assert first["ok"] is third["ok"] is True
    assert second["error"] == "bad_json"


@pytest.mark.parametrize("args", [[], ["--level", "king"], ["--level", "page", "--seconds", "-1"], ["x"]])
def test_a_wrong_command_line_is_told(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(args, io.BytesIO(), io.BytesIO()) == 2
    assert "crypt-game heir" in capsys.readouterr().err
