"""Games brought to a telling moment, and put on the table there.

They are fixed by their seed, so that the same pictures come out every time.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeVar

from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.opponents.questions import Question
from crypt_game.opponents.worker_client import FutureAnswer
from crypt_game.play.board_model import Waiting
from crypt_game.play.spots import CollectorSpot
from crypt_game.rules import CollectorSides, FlipFor, GameSetup, Mode, Side, legal_actions
from crypt_game.rules.events import PushedOut
from crypt_game.rules.indices import SLOTS, SeatIndex
from crypt_game.rules.legal import anytime_of, random_action
from crypt_game.rules.setup import ALL_A
from crypt_game.rules.terms import Choice, Phase, TreasureType
from crypt_game.ui.app import App
from crypt_game.ui.scenes.table.scene import TableScene

T = TypeVar("T")
Maker = Callable[[App], None]
NAMES = ("Ysolde", "Aldric", "Mirabel", "Bram", "Imani", "Corwin", "Roswitha", "Lucan")
REWARDS = ALL_A._replace(pottery=Side.B, manuscript=Side.B)
MIXED = CollectorSides(Side.B, Side.A, Side.B, Side.A, Side.B, Side.B)
PEOPLE = {Mode.STANDARD: 3, Mode.SOLO: 1, Mode.TWINS: 2, Mode.CLASH: 6}
LONGEST = 4000
"""Decisions, or frames, after which a moment that should have come is given up."""


class AnswersAtOnce:
    """Opponents that think here, so that pictures need not wait for them."""

    def ask(self, question: Question[T]) -> FutureAnswer[T]:
        """The answer."""
        answer = FutureAnswer(question)
        for told in question.work():
            answer.tell(told)
        return answer

    def close(self) -> None:
        """Nothing is left to end."""


class NeverAnswers:
    """Opponents that think for ever."""

    def ask(self, question: Question[T]) -> FutureAnswer[T]:
        """Nothing comes."""
        return FutureAnswer(question)

    def close(self) -> None:
        """Nothing is left to end."""


def run(app: App, seconds: float) -> None:
    """Let time pass."""
    for _ in range(max(1, round(seconds * 30))):
        app.step(1 / 30)


# games ----------------------------------------------------------------------------------------------------
def plan(mode: Mode, players: int, sides: CollectorSides = ALL_A, *, cursed: bool = False) -> Plan:
    """The same people every time."""
    shared = 2 if mode is Mode.CLASH else 1
    people = [
        Player(NAMES[seat], HOUSES[seat // shared], Title.DUKE if seat % 2 else Title.DUCHESS)
        for seat in range(players)
    ]
    return Plan.seated(GameSetup(mode, players, sides, cursed), people)


def played(plan: Plan, enough: Callable[[Match], bool], seed: int = 3) -> Match:
    """A match played by chance until it is as wanted; of games that end before, the next is tried."""
    for number in range(seed, seed + 200):
        match, rng = Match(plan, number), random.Random(number)
        match.begin()
        while match.over is None and not enough(match):
            match.submit(*random_action(match.state, rng))
        if enough(match):
            return match
    raise LookupError("no game comes to such a moment")


def in_round(number: int) -> Callable[[Match], bool]:
    """A game that has come this far, with dice on the cards and a claim to be made."""

    def enough(match: Match) -> bool:
        decide, crypt = match.decide, match.state.crypt
        held = sum(slot is not None and slot.seat is not None for slot in crypt)
        return match.state.round >= number and held > 1 and decide is not None and decide.dice > 1

    return enough


def pushed_out(match: Match, seat: SeatIndex) -> PushedOut | None:
    """What the last claim pushed out of somebody's dice."""
    events = match.moments[-1].events
    return next((each for each in events if isinstance(each, PushedOut) and each.seat == seat), None)


def was_pushed_out(seat: SeatIndex) -> Callable[[Match], bool]:
    """Two dice or more were pushed out just now in a later round, and all dice of their owner are home."""

    def enough(match: Match) -> bool:
        event, state = pushed_out(match, seat), match.state
        if event is None or event.dice == 1 or state.round == 1:
            return False
        elsewhere = any(slot is not None and slot.seat == seat for slot in state.crypt)
        return not elsewhere and not state.pools[event.pool].exhausted

    return enough


def asks(match: Match, what: Choice) -> bool:
    return match.decide is not None and match.decide.what is what


def at_table(app: App, match: Match) -> TableScene:
    """The table with a match as it stands."""
    scene = TableScene(app, match)
    app.stack.reset(scene)
    run(app, 0.2)
    return scene


# moments at the table -------------------------------------------------------------------------------------
def claim(app: App, plan: Plan, number: int, *, uncovered: bool = True) -> TableScene:
    """In the middle of the game, with a claim being laid."""
    scene = at_table(app, played(plan, in_round(number)))
    scene.model.covered = not uncovered
    if scene.commands.claim is not None and scene.commands.claim.decide.dice:
        first = next(slot for slot in SLOTS if scene.commands.claim.refusal(slot) is None)
        scene.commands.choose_card(first)
    return scene


def table(mode: Mode, players: int, sides: CollectorSides, number: int, *, cursed: bool = False) -> Maker:
    def make(app: App) -> None:
        claim(app, plan(mode, players, sides, cursed=cursed), number)

    return make


def covered(app: App) -> None:
    claim(app, plan(Mode.STANDARD, 2, MIXED), 4, uncovered=False)


def window(what: Choice, mode: Mode = Mode.STANDARD) -> Maker:
    """A window in which a reward or a divvy is asked for."""

    def make(app: App) -> None:
        match = played(plan(mode, PEOPLE[mode], REWARDS), lambda match: asks(match, what))
        scene = at_table(app, match)
        scene.model.covered = False
        scene.commands.changed()

    return make


def anytime(what: FlipFor) -> Maker:
    """A reward that may be used at any time, being paid for."""

    def usable(match: Match) -> bool:
        decide = match.decide
        return (
            asks(match, Choice.CLAIM)
            and decide is not None
            and any(kind in type(action).__name__.lower() for action in anytime_of(match.state, decide.seat))
        )

    kind = what.value

    def make(app: App) -> None:
        match = played(plan(Mode.TWINS, 2, REWARDS), usable)
        scene = at_table(app, match)
        scene.model.covered = False
        assert match.decide is not None
        scene.commands.open_offer(match.decide.seat, what)

    return make


def ghost(mode: Mode) -> Maker:
    """A Ghost's turn, explained step by step."""

    def make(app: App) -> None:
        match = played(plan(mode, PEOPLE[mode]), in_round(3))
        app.change_settings(animation_speed="normal", heirs_pace="step")
        scene = at_table(app, match)
        act(scene, match)
        for _ in range(LONGEST):
            run(app, 1 / 30)
            if scene.event_player.held and scene.model.ghost_turn is not None and scene.model.ghost_turn.past:
                return
            if scene.event_player.held:
                scene.commands.ghost_next()
            elif scene.event_player.idle:
                act(scene, match)

    return make


def collect(app: App) -> None:
    """Dice have just been rolled for exhaustion."""
    match = played(plan(Mode.STANDARD, 4, REWARDS), in_round(5))
    app.change_settings(animation_speed="normal")
    scene = at_table(app, match)
    for _ in range(LONGEST):
        run(app, 1 / 30)
        if scene.model.phase is Phase.COLLECT and scene.model.collect.rolls:
            run(app, 0.6)
            return
        if scene.event_player.idle:
            act(scene, match)


def act(scene: TableScene, match: Match) -> None:
    """Let the seat that is asked do what comes first."""
    decide = match.decide
    if decide is not None:
        scene.model.request = Waiting()
        scene.commands.show(match.submit(decide.seat, next(iter(legal_actions(match.state)))))


def zoomed(app: App) -> None:
    scene = claim(app, plan(Mode.STANDARD, 3, MIXED), 5)
    scene.model.zoom = CollectorSpot(TreasureType.REMAINS)
    scene.commands.changed()


def tooltip(app: App) -> None:
    scene = claim(app, plan(Mode.STANDARD, 3, MIXED), 5)
    scene.controls.by_keys = True
    scene.controls.focus_on("collector-manuscript")
    run(app, 0.6)


def refused(app: App) -> None:
    scene = claim(app, plan(Mode.STANDARD, 3, MIXED), 5)
    scene.cancel()
    scene.commands.confirm()


def messages(app: App) -> None:
    claim(app, plan(Mode.STANDARD, 3, MIXED), 5)
    app.toast("toast-game-not-saved", kind="warning")
    app.toast("toast-muted", "muted")
    run(app, 0.3)


def box(app: App) -> None:
    scene = claim(app, plan(Mode.STANDARD, 4, MIXED), 6)
    scene.commands.look_through_box()


def chronicle(app: App) -> None:
    scene = claim(app, plan(Mode.STANDARD, 4, MIXED), 6)
    scene.commands.open_log()
