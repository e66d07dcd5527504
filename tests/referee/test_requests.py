"""The referee's requests and refusals, one by one."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from crypt_game.referee import Referee, main
from crypt_game.rules.codec.dialogue import LONGEST_LINE

SOLO = {"mode": "solo", "players": 1}
ROLLS = [1, 2, 3]


class Talk:
    """A conversation with one referee."""

    def __init__(self) -> None:
        self.referee = Referee()

    def __call__(self, cmd: str, **keys: Any) -> dict[str, Any]:
        return self.raw(json.dumps({"cmd": cmd, **keys}).encode())

    def raw(self, line: bytes) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(json.dumps(self.referee.answer(line)))
        return answer

    def error(self, cmd: str, **keys: Any) -> str:
        answer = self(cmd, **keys)
        assert answer.keys() == {"ok", "error", "message"}, answer
        assert answer["ok"] is False
        return str(answer["error"])


@pytest.fixture
def talk() -> Talk:
    return Talk()


@pytest.fixture
def claiming(talk: Talk) -> Talk:
    """A three-player game in its first Claim phase, seat 0 asked."""
    assert talk("new", game={"mode": "standard", "players": 3}, seed=7)["ok"]
    assert talk("chance")["ok"]
    return talk


def test_new_waits_for_the_shuffle(talk: Talk) -> None:
    answer = talk("new", game=SOLO, seed=7)
    assert answer["ok"] is True
    assert answer["events"] == []
    pending = answer["pending"]
    assert (pending["kind"], pending["what"], len(pending["cards"])) == ("chance", "shuffle", 24)
    assert pending["cards"] == sorted(pending["cards"])


def test_the_state_before_the_shuffle(talk: Talk) -> None:
    talk("new", game=SOLO)
    state = talk("state")["state"]
    assert (state["round"], state["rounds"], state["phase"]) == (0, 8, "setup")
    assert (state["deck"], state["crypt"], state["leader"], state["lights_out"]) == ([], [], 0, 0)
    assert talk("view", seat=0)["view"]["deck"] == {"count": 0, "top": None}


def test_a_claim_choice_tells_dice_and_limit_and_lists_on_demand(claiming: Talk) -> None:
    pending = claiming("state")["pending"]
    assert pending == {
        "kind": "choice",
        "what": "claim",
        "seat": 0,
        "dice": 3,
        "limit": False,
        "anytime": [],
    }
    listed = claiming("state", list=True)["pending"]["actions"]
    assert {"do": "recover"} in listed
    assert {"do": "claim", "place": {"0": [2, 2], "3": [5]}} in listed
    assert len(listed) == 1 + 4 * 18 + 6 * 3 * 36 + 4 * 216


def test_a_view_hides_and_lists_only_for_the_seat_asked(claiming: Talk) -> None:
    mine = claiming("view", seat=0, list=True)
    assert "actions" in mine["pending"]
    other = claiming("view", seat=1, list=True)
    assert "actions" not in other["pending"]
    assert other["view"]["crypt"][3]["cards"][0]["card"].endswith("-?")
    assert set(other["view"]["deck"]) == {"count", "top"}


def test_the_same_seed_gives_the_same_game() -> None:
    states = []
    for _ in range(2):
        talk = Talk()
        talk("new", game=SOLO, seed=-(2**63))
        talk("chance")
        states.append(talk("state")["state"])
    assert states[0] == states[1]


def test_zero_is_a_seed_like_any_other(talk: Talk) -> None:
    talk("new", game=SOLO, seed=0)
    assert talk("save")["record"]["seed"] == 0


def test_undo_takes_back_step_by_step(claiming: Talk) -> None:
    before = claiming("state")
    claiming("act", seat=0, action={"do": "recover"})
    assert claiming("undo")["ok"]
    assert claiming("state") == before
    assert claiming("undo")["pending"]["kind"] == "chance"
    assert claiming.error("undo") == "nothing_to_undo"


def test_save_and_load(claiming: Talk) -> None:
    claiming("act", seat=0, action={"do": "claim", "place": {"3": [5], "0": [2, 2]}})
    record = claiming("save")["record"]
    assert record["steps"][1] == {"seat": 0, "action": {"do": "claim", "place": {"0": [2, 2], "3": [5]}}}
    assert record["seed"] == 7
    other = Talk()
    record["extra"] = {"anything": [1, {"x": None}]}
    assert other("load", record=record)["pending"] == claiming("state")["pending"]
    assert other("save")["record"] == record
    assert other("state")["state"] == claiming("state")["state"]
    assert other("undo")["ok"]
    assert other("undo")["ok"]
    assert other.error("undo") == "nothing_to_undo"


def test_a_drawn_seed_is_saved_and_null_means_draw(talk: Talk) -> None:
    talk("new", game=SOLO, seed=None)
    assert isinstance(talk("save")["record"]["seed"], int)


def test_a_record_without_a_seed_can_go_on(talk: Talk) -> None:
    talk("load", record={"format": 1, "game": SOLO, "seed": None, "steps": []})
    assert talk("save")["record"]["seed"] is None
    assert talk("chance")["ok"]
    assert isinstance(talk("save")["record"]["seed"], int)


def test_a_refused_new_or_load_leaves_the_game(claiming: Talk) -> None:
    before = claiming("state")
    claiming.error("new", game={"mode": "standard", "players": 5})
    claiming.error("load", record={"format": 1, "game": SOLO, "seed": 1, "steps": [{"outcome": []}]})
    assert claiming("state") == before


@pytest.mark.parametrize(
    "game",
    [
        {"mode": "standard", "players": 5},
        {"mode": "chess", "players": 2},
        {"mode": "solo", "players": 1, "cursed": True},
        {"mode": "solo", "players": 1, "leader": 1},
        {"mode": "clash", "players": 6, "leader": 3},
        {"mode": "clash", "players": 10**18},
    ],
)
def test_bad_game(talk: Talk, game: dict[str, Any]) -> None:
    assert talk.error("new", game=game) == "bad_game"


@pytest.mark.parametrize(
    ("cmd", "keys"),
    [
        ("dance", {}),
        ("new", {}),
        ("new", {"game": SOLO, "sed": 7}),
        ("new", {"game": SOLO, "seed": 1.0}),
        ("new", {"game": SOLO, "seed": True}),
        ("new", {"game": {**SOLO, "colour": "red"}}),
        ("new", {"game": {"mode": "solo"}}),
        ("state", {"list": 1}),
        ("state", {"list": None}),
        ("view", {"seat": 3}),
        ("view", {"seat": -1}),
        ("view", {"seat": "0"}),
        ("act", {"seat": 0}),
        ("act", {"seat": 9, "action": {"do": "recover"}}),
        ("act", {"seat": 0.0, "action": {"do": "recover"}}),
        ("act", {"seat": 0, "action": {"do": "peek", "flip": [], "share": True}}),
        ("act", {"seat": 0, "action": {"do": "claim", "place": {"00": [1]}}}),
        ("chance", {}),
        ("chance", {"outcome": [1, 2]}),
        ("load", {"record": []}),
    ],
)
def test_bad_request(claiming: Talk, cmd: str, keys: dict[str, Any]) -> None:
    assert claiming.error(cmd, **keys) == "bad_request"


@pytest.mark.parametrize(
    ("game", "word"),
    [
        ({"mode": "standard", "players": 5}, "2 to 4"),
        ({"mode": "clash", "players": 6, "leader": 1}, "leader"),
        ({"mode": "twins", "players": 2, "cursed": True}, "Cursed"),
    ],
)
def test_a_bad_game_is_told_why(talk: Talk, game: dict[str, Any], word: str) -> None:
    answer = talk.raw(json.dumps({"cmd": "new", "game": game}).encode())
    assert answer["error"] == "bad_game"
    assert word in answer["message"]


def test_a_ghost_may_not_act_however_well_it_asks(talk: Talk) -> None:
    talk("new", game={"mode": "twins", "players": 2}, seed=1)
    talk("chance")
    peek = {"do": "peek", "flip": ["manuscript-1-0"], "share": True}
    assert talk.error("act", seat=1, action=peek) == "not_your_turn"


@pytest.mark.parametrize("value", ["[]", "1", "null", '"new"', "{}", '{"cmd":1}', '{"cmd":["new"]}'])
def test_requests_that_are_none(talk: Talk, value: str) -> None:
    assert talk.raw(value.encode())["error"] == "bad_request"


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"   ",
        b"{",
        b"\xff\xfe",
        b'{"cmd":"state","cmd":"quit"}',
        b'{"cmd":NaN}',
        b"[" * 200_000,
        b'{"cmd":"new","game":{"mode":"solo","players":1},"seed":18446744073709551616}',
        b'"' + b"x" * (LONGEST_LINE + 1) + b'"',
    ],
)
def test_bad_json(talk: Talk, line: bytes) -> None:
    assert talk.raw(line)["error"] == "bad_json"


@pytest.mark.parametrize(
    "request_",
    [
        ("act", {"seat": 0, "action": {"do": "recover"}}),
        ("chance", {}),
        ("state", {}),
        ("view", {"seat": 0}),
        ("undo", {}),
        ("save", {}),
    ],
)
def test_no_game(talk: Talk, request_: tuple[str, dict[str, Any]]) -> None:
    assert talk.error(request_[0], **request_[1]) == "no_game"


@pytest.mark.parametrize(
    ("action", "error"),
    [
        ({"do": "claim", "place": {}}, "illegal_action"),
        ({"do": "claim", "place": {"0": [1, 2]}}, "illegal_action"),
        ({"do": "claim", "place": {"9": [1]}}, "illegal_action"),
        ({"do": "claim", "place": {"0": [9]}}, "illegal_action"),
        ({"do": "decline"}, "illegal_action"),
        ({"do": "divvy", "to": {}}, "illegal_action"),
        ({"do": "revive", "flip": ["remains-1-0", "remains-1-0"]}, "illegal_action"),
        ({"do": "take", "slot": 3, "flip": []}, "illegal_action"),
    ],
)
def test_illegal_action(claiming: Talk, action: dict[str, Any], error: str) -> None:
    assert claiming.error("act", seat=0, action=action) == error


def test_not_your_turn(claiming: Talk) -> None:
    assert claiming.error("act", seat=1, action={"do": "recover"}) == "not_your_turn"
    claiming("new", game=SOLO)
    claiming("chance")
    assert claiming.error("act", seat=1, action={"do": "recover"}) == "not_your_turn"


def test_an_act_while_chance_is_pending(talk: Talk) -> None:
    talk("new", game=SOLO)
    assert talk.error("act", seat=0, action={"do": "recover"}) == "illegal_action"


@pytest.mark.parametrize("outcome", [[], [1], [1, 2, 7], [1, 2, 0], [1, 2, True], [1, 2, 3.0], ["idol-1-0"]])
def test_bad_outcome(talk: Talk, outcome: list[Any]) -> None:
    talk("new", game=SOLO)
    assert talk.error("chance", outcome=outcome) == "bad_outcome"
    talk("chance")
    talk("act", seat=0, action={"do": "recover"})
    assert talk.error("chance", outcome=outcome) == "bad_outcome"
    assert talk("chance", outcome=ROLLS)["ok"]


@pytest.mark.parametrize(
    "record",
    [
        {},
        {"format": 2, "game": SOLO, "seed": 1, "steps": []},
        {"format": 1, "game": SOLO, "seed": 1, "steps": [], "more": 1},
        {"format": 1, "game": SOLO, "seed": 1, "steps": [], "extra": 1},
        {"format": 1, "game": {"mode": "solo", "players": 2}, "seed": 1, "steps": []},
        {"format": 1, "game": SOLO, "seed": "1", "steps": []},
        {"format": 1, "game": SOLO, "seed": 1, "steps": [{"outcome": [1]}]},
        {"format": 1, "game": SOLO, "seed": 1, "steps": [{"seat": 0, "action": {"do": "recover"}}]},
    ],
)
def test_bad_record(talk: Talk, record: dict[str, Any]) -> None:
    assert talk.error("load", record=record) == "bad_record"


@pytest.mark.parametrize(
    "value",
    ["1e999", "-1e400", "9" * 4_500, "NaN", "[" * 70 + "]" * 70, '{"a":1,"a":2}', "18446744073709551616"],
)
def test_what_cannot_be_given_back_is_not_taken(claiming: Talk, value: str) -> None:
    """§ one strict reader: a record that was loaded can always be saved."""
    before = claiming("save")
    mark = "@@@"
    request = {"cmd": "load", "record": before["record"] | {"extra": {"odd": [mark]}}}
    line = json.dumps(request).replace(f'"{mark}"', value)
    out = io.BytesIO()
    main(io.BytesIO(line.encode() + b"\n"), out)
    assert json.loads(out.getvalue())["error"] == "bad_json"
    assert claiming.raw(line.encode())["error"] == "bad_json"
    assert claiming("save") == before


def test_what_was_taken_is_given_back_to_the_letter(claiming: Talk) -> None:
    extra = {"numbers": [-(2**63), 2**64 - 1, 1e300, 0.1], "words": ["Zoé", "\ud800"]}
    record = claiming("save")["record"] | {"extra": extra}
    out = io.BytesIO()
    lines = json.dumps({"cmd": "load", "record": record}) + '\n{"cmd":"save"}\n'
    main(io.BytesIO(lines.encode()), out)
    assert json.loads(out.getvalue().splitlines()[1])["record"] == record


def test_the_conversation_ends_with_quit() -> None:
    out = io.BytesIO()
    lines = b'{"cmd":"quit"}\n{"cmd":"state"}\n'
    assert main(io.BytesIO(lines), out) == 0
    assert json.loads(out.getvalue()) == {"ok": True, "pending": None, "events": []}


def test_a_line_may_be_as_long_as_it_may_be_and_no_longer() -> None:
    longest = b'{"cmd":"state"' + b" " * (LONGEST_LINE - 15) + b"}"
    assert len(longest) == LONGEST_LINE
    out = io.BytesIO()
    assert main(io.BytesIO(longest + b"\n" + longest + b" \n" + longest + b"\r\n" + longest), out) == 0
    errors = [json.loads(line)["error"] for line in out.getvalue().splitlines()]
    assert errors == ["no_game", "bad_json", "no_game", "no_game"]


def test_the_conversation_ends_with_the_input_and_endures_long_lines() -> None:
    out = io.BytesIO()
    long = b"x" * (3 * LONGEST_LINE) + b"\n"
    assert main(io.BytesIO(long + b"\n" + b'{"cmd":"state"}'), out) == 0
    errors = [json.loads(line)["error"] for line in out.getvalue().splitlines()]
    assert errors == ["bad_json", "bad_json", "no_game"]


def test_a_line_may_be_as_long_as_is_said_and_no_longer(talk: Talk) -> None:
    line = b'{"cmd":"state"}'
    longest = line + b" " * (LONGEST_LINE - len(line))
    assert talk.raw(longest)["error"] == "no_game"
    assert talk.raw(longest + b" ")["error"] == "bad_json"
    out = io.BytesIO()
    assert main(io.BytesIO(longest + b"\n" + line + b"\n" + longest), out) == 0
    assert [json.loads(answer)["error"] for answer in out.getvalue().splitlines()] == ["no_game"] * 3
