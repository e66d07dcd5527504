"""The referee: the rules engine behind standard input and output, one JSON object per line (PROTOCOL.md).

Holds the requests and the history of one game. Imports the rules only: no window, no words, no files.
"""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom
from typing import Any, BinaryIO, NamedTuple

from .rules import chance, codec
from .rules.actions import Action, Peek
from .rules.codec.dialogue import ErrorCode, RequestRefused, converse, reply
from .rules.codec.strict import Malformed, a_boolean, an_integer, an_object, any_object
from .rules.engine import Step, apply, new_game, resolve
from .rules.pending import Chance, Outcome
from .rules.record import Acted, BadRecord, Chanced, Entry, Record, record_from_json, record_to_json, replay
from .rules.refusals import BadOutcome, Illegal, Refusal
from .rules.setup import BadSetup, GameSetup, SetupFault
from .rules.state import GameState
from .rules.view import observe

_SEED_BITS = 53  # every JSON reader, those with doubles only included, gives such a seed back as it was


class Played(NamedTuple):
    """One step taken and the state after it."""

    entry: Entry
    state: GameState


class Game:
    """The game in progress: where it started and what was done since.

    ``seed`` is None until one is needed.
    """

    def __init__(self, setup: GameSetup, seed: int | None, extra: dict[str, Any] | None = None) -> None:
        self.setup = setup
        self.seed = seed
        self.extra = extra
        self.start = new_game(setup)
        self.played: list[Played] = []

    @property
    def state(self) -> GameState:
        """The state now."""
        return self.played[-1].state if self.played else self.start

    def take(self, entry: Entry, step: Step) -> None:
        """Note a step."""
        self.played.append(Played(entry, step.state))

    def seeded(self) -> int:
        """The seed, drawn now if there was none."""
        if self.seed is None:
            self.seed = SystemRandom().getrandbits(_SEED_BITS)
        return self.seed

    def record(self) -> Record:
        """The game so far."""
        return Record(self.setup, self.seed, tuple(played.entry for played in self.played), self.extra)


Answer = dict[str, Any]


_BAD_GAME = {
    SetupFault.PLAYERS: "standard is for 2 to 4 players, solo for 1, twins for 2, clash for 6 or 8",
    SetupFault.LEADER: "the leader must be a seat that may start: solo 0, twins 0 or 2, clash an even seat",
    SetupFault.CURSED: "Cursed Treasure goes with standard and clash only",
    SetupFault.SIDE: "a Collector has no such side",
}
"""Why a game that is well-formed may not be played (§2.4, §8.3, §9.1)."""


class Referee:
    """Answers one request after another; ``done`` once it was told to quit."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.done = False
        self._listing = False
        self._commands: dict[str, _Command] = {
            "new": _Command(self._new, ("game",), ("seed",)),
            "act": _Command(self._act, ("seat", "action")),
            "chance": _Command(self._chance, (), ("outcome",)),
            "state": _Command(self._state),
            "view": _Command(self._view, ("seat",)),
            "undo": _Command(self._undo),
            "save": _Command(self._save),
            "load": _Command(self._load, ("record",)),
            "quit": _Command(self._quit),
        }

    def answer(self, line: bytes) -> Answer:
        """The answer to one line; never raises for anything the line holds."""
        return reply(line, self._answer)

    def _answer(self, request: dict[str, Any]) -> Answer:
        name = request.get("cmd")
        command = self._commands.get(name) if isinstance(name, str) else None
        if command is None:
            raise RequestRefused(ErrorCode.BAD_REQUEST, "'cmd' must name a request")
        try:
            an_object(request, "request", ("cmd", *command.required), (*command.optional, "list"))
            self._listing = a_boolean(request.get("list", False), "list")
            return command.run(request)
        except Malformed as error:
            raise RequestRefused(ErrorCode.BAD_REQUEST, str(error)) from None

    # Requests

    def _new(self, request: dict[str, Any]) -> Answer:
        seed = request.get("seed")
        if seed is not None:
            seed = an_integer(seed, "seed")
        try:
            game = Game(codec.setup_from_json(request["game"]), seed)
        except codec.UnknownName as error:
            raise RequestRefused(ErrorCode.BAD_GAME, str(error)) from None
        except BadSetup as error:
            raise RequestRefused(ErrorCode.BAD_GAME, _BAD_GAME[error.fault]) from None
        game.seeded()
        self.game = game
        return self._now()

    def _act(self, request: dict[str, Any]) -> Answer:
        seat = an_integer(request["seat"], "seat")
        action = codec.action_from_json(request["action"])
        game = self._running()
        _check_form(game.state, seat, action)
        try:
            step = apply(game.state, seat, action)
        except Illegal as illegal:
            raise _refused(illegal) from None
        game.take(Acted(seat, action), step)
        return self._now(step)

    def _chance(self, request: dict[str, Any]) -> Answer:
        if "outcome" in request and not isinstance(request["outcome"], list):
            raise RequestRefused(ErrorCode.BAD_REQUEST, "outcome must be a list")
        game = self._running()
        pending = game.state.pending
        if not isinstance(pending, Chance):
            raise RequestRefused(ErrorCode.BAD_REQUEST, "no chance is pending")
        try:
            if "outcome" in request:
                outcome: Outcome = codec.outcome_from_json(request["outcome"])
            else:
                outcome = chance.draw(game.seeded(), pending.request)
            step = resolve(game.state, outcome)
        except (Malformed, BadOutcome) as error:
            raise RequestRefused(ErrorCode.BAD_OUTCOME, str(error)) from None
        game.take(Chanced(outcome), step)
        return self._now(step)

    def _state(self, request: dict[str, Any]) -> Answer:
        return self._now() | {"state": codec.state_to_json(self._running().state)}

    def _view(self, request: dict[str, Any]) -> Answer:
        seat = an_integer(request["seat"], "seat")
        state = self._running().state
        if not 0 <= seat < state.variant.size:
            raise RequestRefused(ErrorCode.BAD_REQUEST, "there is no such seat")
        view = observe(state, seat)
        return {
            "pending": codec.pending_for_seat(view, self._listing),
            "events": [],
            "view": codec.view_to_json(view),
        }

    def _undo(self, request: dict[str, Any]) -> Answer:
        game = self._running()
        if not game.played:
            raise RequestRefused(ErrorCode.NOTHING_TO_UNDO, "the game is at its start")
        game.played.pop()
        return self._now()

    def _save(self, request: dict[str, Any]) -> Answer:
        return self._now() | {"record": record_to_json(self._running().record())}

    def _load(self, request: dict[str, Any]) -> Answer:
        value = any_object(request["record"], "record")
        try:
            record = record_from_json(value)
            played = replay(record)
        except (BadRecord, Malformed) as error:
            raise RequestRefused(ErrorCode.BAD_RECORD, str(error)) from None
        if played.fault is not None:
            raise RequestRefused(ErrorCode.BAD_RECORD, str(played.fault))
        game = Game(record.setup, record.seed, record.extra)
        for entry, step in zip(record.entries, played.steps, strict=True):
            game.take(entry, step)
        self.game = game
        return self._now()

    def _quit(self, request: dict[str, Any]) -> Answer:
        self.done = True
        return {"pending": None, "events": []}

    # Answers

    def _running(self) -> Game:
        if self.game is None:
            raise RequestRefused(ErrorCode.NO_GAME, "no game is in progress")
        return self.game

    def _now(self, step: Step | None = None) -> Answer:
        """What is pending now, and what the step made happen."""
        return {
            "pending": codec.pending_to_json(self._running().state, self._listing),
            "events": [] if step is None else codec.events_to_json(step.events),
        }


class _Command(NamedTuple):
    """How a request is run, and the keys it has beside ``cmd`` and ``list``."""

    run: Callable[[dict[str, Any]], Answer]
    required: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()


def _check_form(state: GameState, seat: int, action: Action) -> None:
    """A seat that is none, and ``share`` where it does not belong or is missing, are slips of form."""
    if not 0 <= seat < state.variant.size:
        raise RequestRefused(ErrorCode.BAD_REQUEST, "there is no such seat")
    if isinstance(action, Peek) and (action.share is None) == bool(state.variant.teams):
        raise RequestRefused(ErrorCode.BAD_REQUEST, "'share' belongs to peeks in twins and clash only")


def _refused(illegal: Illegal) -> RequestRefused:
    elsewhere = illegal.reason in (Refusal.NOT_ASKED, Refusal.GHOST_SEAT)
    code = ErrorCode.NOT_YOUR_TURN if elsewhere else ErrorCode.ILLEGAL_ACTION
    facts = ", ".join(f"{name} {fact}" for name, fact in illegal.facts.items())
    return RequestRefused(code, f"{illegal.reason.value}{': ' if facts else ''}{facts}")


def main(stdin: BinaryIO, stdout: BinaryIO) -> int:
    """Answer requests from binary streams until ``quit`` or the end of input; returns the exit status."""
    referee = Referee()
    converse(stdin, stdout, referee.answer, done=lambda: referee.done)
    return 0
