"""Tables to look at: games played by chance up to a moment, and the model of that moment without a match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.geometry import Frame
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.play.board_model import (
    BoardModel,
    ChronicleLine,
    GhostStep,
    GhostTurn,
    Waiting,
)
from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.play.collect_status import CollectStatus
from crypt_game.play.hint_text import hint_of
from crypt_game.play.new_draft import draft_for
from crypt_game.rules import (
    Chance,
    Choice,
    CollectorSides,
    Decide,
    Event,
    GameSetup,
    GameState,
    Mode,
    Over,
    Rolled,
    Shuffle,
    Shuffled,
    Side,
    new_game,
    observe,
)
from crypt_game.rules import events as ev
from crypt_game.rules.claims import random_claim
from crypt_game.rules.engine import apply, resolve
from crypt_game.rules.events import DiceGroup
from crypt_game.rules.indices import SeatIndex, SlotIndex
from crypt_game.rules.legal import legal_actions
from crypt_game.text import Catalog
from crypt_game.text.language import Noun, Say
from crypt_game.ui.app import App
from crypt_game.ui.board.draw_context import DrawContext
from crypt_game.ui.board.draw_room import draw_room
from crypt_game.ui.board.draw_status import draw_status
from crypt_game.ui.board.draw_zoom import draw_zoom
from crypt_game.ui.board.layout import BoardLayout
from crypt_game.ui.board.picture import DrawTray, parts_of
from crypt_game.ui.scene import Scene
from crypt_game.ui.scenes.table.draw_tray import draw_tray
from crypt_game.ui.scenes.table.table_widgets import build_table

NAMES = ("Ysolde", "Mirabel", "Bram", "Aldric", "Imani", "Corwin", "Roswitha", "Lucan")
Stop = Callable[[GameState], bool]


@dataclass
class Moment:
    """A state that waits for somebody, and what was seen of its round."""

    state: GameState
    rolls: dict[SlotIndex, tuple[int, ...]] = field(default_factory=dict)
    owners: dict[SlotIndex, SeatIndex] = field(default_factory=dict)
    afterimages: dict[SlotIndex, Any] = field(default_factory=dict)

    def note(self, before: GameState, event: Event) -> None:
        """Remember what the drawing of Collect needs."""
        match event:
            case ev.RoundBegan():
                self.rolls, self.owners, self.afterimages = {}, {}, {}
            case ev.ExhaustionRolled(slots=slots):
                self.rolls.update({rolled.slot: rolled.rolls for rolled in slots})
            case ev.Collected(slot=slot, seat=seat):
                self.owners[slot] = seat
                self.afterimages[slot] = before.crypt[slot]
            case _:
                pass


class RecordingCommands:
    """Commands that write down what was asked of them; steps of what is put together are taken."""

    def __init__(self) -> None:
        self.calls: list[tuple[Any, ...]] = []
        self.can_undo = False
        self.peek = SimpleNamespace(hold=lambda held: self.calls.append(("peek", held)))

    def change(self, step: Callable[[], object]) -> None:
        step()

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *args: self.calls.append((name, *args))


def sides(letters: str) -> CollectorSides:
    """Collector sides from six letters, in the order of the types."""
    return CollectorSides(*(Side(letter) for letter in letters))


def asked_for(what: Choice, from_round: int = 1, least: int = 0) -> Stop:
    """Stops where a seat is asked for `what`, with `least` slots to share or dice to place."""

    def stop(state: GameState) -> bool:
        pending = state.pending
        if not isinstance(pending, Decide) or pending.what is not what or state.round < from_round:
            return False
        return max(pending.dice, len(pending.slots), len(pending.failing)) >= least

    return stop


@cache
def played(setup: GameSetup, seed: int) -> tuple[Moment, ...]:
    """Every moment of one whole random game at which a seat is asked for something."""
    rng, state = Random(seed), new_game(setup)
    moments: list[Moment] = []
    now = Moment(state)
    while not isinstance(state.pending, Over):
        step = resolve(state, _chance(state.pending, rng)) if isinstance(state.pending, Chance) else None
        if step is None:
            assert isinstance(state.pending, Decide)
            step = apply(state, state.pending.seat, _choice(state, state.pending, rng))
        now = Moment(step.state, dict(now.rolls), dict(now.owners), dict(now.afterimages))
        for event in step.events:
            now.note(state, event)
        state = step.state
        if isinstance(state.pending, Decide):
            moments.append(now)
    return tuple(moments)


def _chance(pending: Chance, rng: Random) -> Shuffled | Rolled:
    request = pending.request
    if isinstance(request, Shuffle):
        return Shuffled(tuple(rng.sample(request.cards, len(request.cards))))
    return Rolled(tuple(rng.randint(1, 6) for _ in request.places))


def _choice(state: GameState, asked: Decide, rng: Random) -> Any:
    if asked.what is Choice.CLAIM:
        return random_claim(state, asked, rng)
    return rng.choice(list(legal_actions(state)))


def moment(setup: GameSetup, stop: Stop) -> Moment:
    """The first such moment in random games of that setup."""
    return next(now for seed in range(40) for now in played(setup, seed) if stop(now.state))


def plan_of(setup: GameSetup) -> Plan:
    """People for every heir's seat."""
    clash = setup.mode is Mode.CLASH
    titles = (Title.DUCHESS, Title.DUKE)
    people = [Player(NAMES[i], HOUSES[i // 2 if clash else i], titles[i % 2]) for i in range(setup.players)]
    return Plan.seated(setup, people)


def model_of(now: Moment, words: Catalog, viewer: int | None = None) -> BoardModel:
    """The table as the seat that is asked (or `viewer`) sees it, with what it is asked on the tray."""
    setup, asked = now.state.setup, now.state.pending
    assert isinstance(asked, Decide)
    plan = plan_of(setup)
    seat = asked.seat if viewer is None else viewer
    names = tuple(
        words.say("term-name", seat=Noun(person.house.value))
        if person.mind is PlayerKind.GHOST
        else person.name
        for person in plan.players
    )
    model = BoardModel(plan, observe(now.state, seat), SeatIndex(seat), names)
    model.collect = CollectStatus(now.rolls, now.owners, now.afterimages)
    model.covered = False
    model.request = draft_for(model.view, asked)
    model.chronicle = [
        ChronicleLine(person.house, words.say("table-hint-thinks", name=person.name))
        for person in plan.players
    ]
    model.hint.text = hint_of(model, words.say)
    return model


def with_claim(model: BoardModel) -> BoardModel:
    """Put a group on the first card that takes one, and a second die with it."""
    draft = model.asking
    assert isinstance(draft, ClaimDraft)
    slot = next(index for index in range(len(model.view.crypt)) if draft.refusal(SlotIndex(index)) is None)
    draft.choose(SlotIndex(slot))
    if draft.left:
        draft.add(SlotIndex(slot))
    return model


def with_ghost(model: BoardModel, seat: int = 1) -> BoardModel:
    """Show a Ghost's turn: 3 and 3 join, 4 waits."""
    groups = (DiceGroup(3, 2), DiceGroup(4, 1))
    steps = [GhostStep("3 + 3 = 6", "6 > 4", done=True), GhostStep("6 > 5", "6 > 5")]
    model.request, model.ghost_turn = Waiting(), GhostTurn(SeatIndex(seat), (3, 3, 4), groups, steps, 0)
    return model


def draw_table(
    canvas: Canvas, model: BoardModel, layout: BoardLayout, say: Say, tray: DrawTray, aside: int = 0
) -> None:
    """Paint the still picture of a table from the ground up, keeping nothing of it."""
    context = DrawContext(canvas, model, layout, say)
    draw_room(context, aside)
    for part in parts_of(context, tray):
        canvas.surface.set_clip(part.region)
        part.paint(canvas.surface)
    canvas.surface.set_clip(None)


class Shown(Scene):
    """A table model as a scene, for drawing and pointing."""

    def __init__(self, app: App, model: BoardModel) -> None:
        super().__init__(app)
        self.model = model
        self.commands: Any = RecordingCommands()

    def arrange(self) -> None:
        self.layout = BoardLayout(self.frame, self.model.view, self.model.viewer, self.model.plan.players)
        self.controls.fill(build_table(self.model, self.layout, self.say, self.commands))

    def draw(self, canvas: Canvas) -> None:
        draw_table(canvas, self.model, self.layout, self.say, draw_tray)
        self.controls.draw(canvas)
        draw_status(DrawContext(canvas, self.model, self.layout, self.say), "F1")
        draw_zoom(canvas, self.model, self.layout, self.say)


def shown(app: App, model: BoardModel) -> Shown:
    """Put a table on the app's stage."""
    scene = Shown(app, model)
    app.stack.reset(scene)
    return scene


def claiming(state: GameState) -> bool:
    """A seat with two dice at hand and some Treasure is asked to claim while others hold cards."""
    pending = state.pending
    if not isinstance(pending, Decide) or pending.what is not Choice.CLAIM or pending.dice < 2:
        return False
    held = any(slot is not None and slot.seat is not None for slot in state.crypt)
    return held and bool(state.seats[pending.seat].cards)


MODES = {
    "2 heirs": GameSetup(Mode.STANDARD, 2, sides("AABBAB")),
    "3 heirs": GameSetup(Mode.STANDARD, 3, sides("BBAABA")),
    "4 heirs": GameSetup(Mode.STANDARD, 4, sides("AABBAB")),
    "solo": GameSetup(Mode.SOLO, 1, sides("BAABBA")),
    "twins": GameSetup(Mode.TWINS, 2, sides("AABBAB")),
    "clash 6": GameSetup(Mode.CLASH, 6, sides("BABABA")),
    "clash 8": GameSetup(Mode.CLASH, 8, sides("ABBAAB")),
}
"""A setup of every kind of table."""

FRAMES = {
    size: Frame.of(size)
    for size in ((1920, 1080), (1280, 720), (1024, 768), (1024, 640), (1280, 1024), (2560, 1080))
}
