"""A table at which something is explained: a sentence beside what it is about, all else in the dark."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pygame import Rect

from crypt_game.controls.widget import Tip, Widget, told_in
from crypt_game.controls.widgets import Button, ButtonFace
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.explanation_foot import beside_width, foot_sizes
from crypt_game.drawing.canvas.explanation_place import Around, box_beside, box_in_row
from crypt_game.drawing.canvas.headline import MORE
from crypt_game.drawing.canvas.panels import draw_focus_ring
from crypt_game.drawing.canvas.place_beside import BAR, pointer
from crypt_game.drawing.canvas.spotlight import SPOTLIGHT_DIM, CarriedDie, Spotlight, draw_path
from crypt_game.drawing.geometry import Space
from crypt_game.drawing.idle_animation import IdleAnimation
from crypt_game.match.match import Match
from crypt_game.match.viewpoint import Viewpoint
from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.rules.indices import SLOTS, SeatIndex, SlotIndex
from crypt_game.rules.terms import TREASURE_TYPES, TreasureType
from crypt_game.screen_reader import SpokenText
from crypt_game.ui.board.board_scene import BoardScene
from crypt_game.ui.board.draw_context import DrawContext
from crypt_game.ui.board.draw_crypt import draw_tag
from crypt_game.ui.board.layout import BoardLayout
from crypt_game.ui.board.picture import DrawTray
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.table.explanation_panel import ExplanationPanel, PanelText

__all__ = ["BesideButton", "ExplainingTable", "Explanation", "places_of"]

_GROUPS: Final = {"dice": "die-", "efforts": "effort-", "cards": "card-"}
"""What may be lit together, and how the keys of its controls begin."""
_PATH_ENDS: Final = 2
"""A path leads from the second thing that is lit to the first."""
_FADE: Final = 4.0
"""How fast it grows dark around what is lit, in parts of the whole a second."""


@dataclass(frozen=True, slots=True)
class BesideButton:
    """A small button in the panel, with an icon or a word; its key is that of its spoken name."""

    key: str
    icon: str | None
    press: Callable[[], None]
    word: str = ""


@dataclass(frozen=True, slots=True)
class Explanation:
    """What is explained: the words, and the names of the things they are about (`places_of`).

    `place` stands at the foot, small buttons `beside` the wide one. With `read_on` there is a button with the
    words `onward`; without it something is to be done, for which a dotted `path` may lead from the second
    thing to the first. `key` begins the keys of panel and button; `anywhere` on the panel a click reads on.
    """

    text: PanelText
    light: tuple[str, ...]
    place: str = ""
    read_on: Callable[[], None] | None = None
    onward: str = ""
    beside: tuple[BesideButton, ...] = ()
    path: bool = False
    key: str = "lesson"
    anywhere: bool = True
    step: tuple[int, int] | None = None
    """Which of how many steps it is, from 0, for a row of dots beside `place`."""
    beam: bool = False
    """Whether light falls from above on the first thing it is about."""
    named: tuple[str, ...] | None = None
    """What a pointer shows to: those of the things that the words name; None for all that stand for one."""
    docked: bool = False
    """Whether it stands in place of status line and tray, which are not used meanwhile, if its words have
    room there; with `below` in place of the sets, so that the answers in the tray stay in sight."""
    below: bool = False


class ExplainingTable(BoardScene):
    """A table that explains. Subclasses say what."""

    def __init__(
        self,
        app: AppServices,
        match: Match,
        viewer: SeatIndex,
        draw_tray: DrawTray,
        viewpoint: Viewpoint = Viewpoint.SEAT,
    ) -> None:
        super().__init__(app, match, viewer, draw_tray, viewpoint)
        self.lit: list[Rect] = []
        """What is explained, in window pixels."""
        self._dark = 0.0
        self._spotlight = Spotlight()
        self._panel: list[Widget] = []

    @abstractmethod
    def explanation(self) -> Explanation | None:
        """What is explained now; None while nothing is."""

    @property
    def spared(self) -> Sequence[Sequence[Rect]]:
        panel = [widget.rect for widget in self._panel[:1]]
        return panel, *super().spared

    @abstractmethod
    def table_widgets(self) -> list[Widget]:
        """The controls of the table itself."""

    def draw_lit(self, canvas: Canvas) -> None:
        """Paint what lies in the light, below the panel, and stays while nothing is explained."""

    def widgets(self) -> list[Widget]:
        table, explanation = self.table_widgets(), self.explanation()
        self.lit, self._panel = [], []
        if explanation is None:
            self._dark = 0.0
        else:
            self.lit = self._places(explanation.light, table)
            self._panel = self._explain(explanation, table)
        status = self.layout.status  # keys stand between it and the tray
        band = status.union((status.x, self.layout.tray.top - 1, 1, 1))
        self.status_covered = any(band.colliderect(widget.rect) for widget in self._panel)
        if explanation is not None:
            table = [each for each in table if not self._hidden(each.rect, explanation)]
            for each in table:  # no tooltip covers the panel
                each.spares = [[self._panel[0].rect], *each.spares]
        return [*table, *self._panel]

    def _hidden(self, control: Rect, explanation: Explanation) -> bool:
        """Whether a control is left out meanwhile: the panel stands in its place, would cut it or what
        stands below or above it in the tray, or what it belongs to is left out."""
        panel, tray = self._panel[0].rect, self.layout.tray
        column = Rect(control.x, tray.y, control.width, tray.height if control.colliderect(tray) else 0)
        cut = panel.colliderect(column) and control not in self.lit
        gone = any(part.contains(control) for part in self.cut())
        return cut or gone or (explanation.docked and panel.contains(control))

    def paragraphs(self) -> list[str | SpokenText]:
        explanation = self.explanation()
        return [*([explanation.text.spoken] if explanation is not None else []), *super().paragraphs()]

    def _places(self, names: Iterable[str], table: list[Widget]) -> list[Rect]:
        return [rect for name in names for rect in places_of(name, table, self.layout)]

    def _spared(self, table: list[Widget]) -> list[list[Rect]]:
        """What the panel covers only where it must: what is lit, what one decides on and with, faces, the
        rest."""
        layout, crypt, viewer = self.layout, self.layout.crypt, self.model.viewer
        dice = self._places(("dice", "efforts"), table)
        own = [*map(self._labelled, dice)] or [column.panel for column in layout.divvy] or [layout.tray]
        lying = [*zip(layout.view.crypt, map(crypt.whole, SLOTS), crypt.tags, strict=False)]
        taken = [crypt.cards[slot] for slot in self.model.collect.afterimages]
        cards = [card for slot, card, _ in lying if slot is not None] + taken
        cards += [crypt.beside(slot) for slot in crypt.shown if crypt.sharing and slot in crypt.stacks]
        claim = self.model.asking.groups if isinstance(self.model.asking, ClaimDraft) else ()
        tags = [tag for n, (slot, _, tag) in enumerate(lying) if slot is None or slot.dice or n in claim]
        crown = layout.portrait(viewer).move_to(top=layout.member(viewer).bust.top)
        heads = [crown, *map(layout.portrait, layout.view.variant.all_seats)]
        own += [layout.reason] if layout.reason is not None and self.model.ghost_on_show else []
        rest = [*self._to_read, layout.round_text, *([] if dice else [layout.tray])]
        return [self.lit, [*cards, *tags, *own], heads, rest]

    @property
    def _to_read(self) -> list[Rect]:
        """What lies about for reading: plates, sets, the ladder."""
        panels = [place.panel for place in self.layout.panels.values()]
        return [*panels, *(place.panel for place in self.layout.sets), *filter(None, [self.layout.ladder])]

    def _labelled(self, thing: Rect) -> Rect:
        """A thing with the label above it, if it lies in the tray."""
        tray = self.layout.tray
        return thing.union(thing.move(0, tray.top - thing.top)) if tray.contains(thing) else thing

    def _explain(self, explanation: Explanation, table: list[Widget]) -> list[Widget]:
        """The panel and its buttons."""
        canvas, read_on, key = self.canvas, explanation.read_on, explanation.key
        wide = explanation.onward if read_on is not None else ""
        feet = foot_sizes(canvas, explanation.place, wide, [each.word for each in explanation.beside])
        named = explanation.named or [name for name in explanation.light if name not in _GROUPS]
        about = [*map(self._labelled, self._places(named, table))]
        spared = self._spared(table)[: None if about or self.lit else 2]
        lines, layout = explanation.text.lines(), self.layout
        sets = layout.sets[0].panel.union(layout.sets[-1].panel)
        rows, top = [layout.tray, layout.tray.union(sets)], layout.status.top
        if explanation.below:
            rows, top = [sets], layout.tray.bottom
        unused = explanation.docked and rows[0].collidelist(self.lit) < 0
        docked = box_in_row(canvas, lines, feet, rows, top) if unused else None
        either = (layout.tray, sets) if key == "advice" and not self.frame.larger else None
        around = Around(about or self.lit, spared, layout.status, self._kept_above, key == "lesson", either)
        rect, shape = docked or box_beside(canvas, self.frame, lines, feet, around)
        shown, clicked = pointer(self.frame, rect, about), read_on if explanation.anywhere else None
        spoken, place = explanation.text.spoken, explanation.place
        words = ExplanationPanel(f"{key}-words", rect, spoken, shape, shown, place, clicked)
        words.step, words.onward = explanation.step, explanation.onward
        onward, corner = words.buttons(canvas, onward=read_on is not None)
        panel: list[Widget] = [words]
        for button in explanation.beside:
            spoken = self.say(button.key)
            face = ButtonFace(kind="quiet", icon=button.icon, style=theme.BUTTON, spoken=spoken)
            across = beside_width(canvas, button.word)
            rect = Rect(corner.right - across, corner.y, across, corner.height)
            panel.append(Button(button.key, rect, button.word, button.press, face, tip=partial(Tip, spoken)))
            corner.right = rect.left - canvas.px(Space.TIGHT)
        if read_on is not None:
            face = ButtonFace(kind="primary", style=theme.BUTTON)
            panel.append(Button(f"{key}-next", onward, explanation.onward, read_on, face))
        return told_in(self.say("spoken-part-explained"), panel)

    @property
    def _kept_above(self) -> float:
        """What the panel leaves free at the top, in units: buttons, and a question of two lines."""
        headline = self.model.headline
        return BAR + (MORE * self.frame.larger if headline is not None and headline.question else 0)

    def speak(self) -> None:
        """Say what is explained, to those who listen."""
        explanation = self.explanation()
        if explanation is not None:
            self.app.speak(explanation.text.spoken)

    def cut(self) -> list[Rect]:
        panel, pile = [each.rect for each in self._panel[:1]], self.layout.pile
        told = [*self._to_read, pile.whole, pile.box_row]
        cut = [each for each in told if each.collidelist(panel) >= 0 > each.collidelist(self.lit)]
        return cut + super().cut()

    def idle_animation(self) -> IdleAnimation:
        idle, panel = super().idle_animation(), [each.rect for each in self._panel[:1]]
        if not panel:
            return idle
        dark = self._dark * SPOTLIGHT_DIM if self.lit else 0.0
        return idle.dimmed(dark, self.lit, panel)._replace(carried=self._carried)

    @property
    def _carried(self) -> CarriedDie | None:
        """The die that shows where it is to be laid, once it is dark around."""
        explained = self.explanation()
        if explained is None or not explained.path or len(self.lit) < _PATH_ENDS or self._dark < 1:
            return None
        card, die = self.lit[:_PATH_ENDS]
        house, pointer = self.model.house(self.model.viewer).value, not self.controls.by_keys
        return CarriedDie(house, die, card, self._panel[0].rect, pointer)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._panel and self._dark < 1:
            self._dark = 1.0 if self.app.reduced_motion else min(1.0, self._dark + dt * _FADE)
            self.invalidate()

    @property
    def lively(self) -> bool:
        return super().lively or (bool(self._panel) and self._dark < 1)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        explanation = self.explanation()
        if explanation is None:
            self.draw_lit(canvas)
            return
        if self.lit:
            self._spotlight.draw(canvas, self.lit, self._dark, beam=explanation.beam)
            context, crypt = DrawContext(canvas, self.model, self.layout, self.say), self.layout.crypt
            for slot in crypt.shown:
                if any(rect.contains(crypt.cards[slot]) for rect in self.lit):
                    draw_tag(context, slot)
        if explanation.path and len(self.lit) >= _PATH_ENDS:
            draw_path(canvas, self.lit[1], self.lit[0])
        self.draw_lit(canvas)
        for widget in self.controls.widgets:
            if widget in self._panel or widget.key.startswith("lesson-"):
                widget.draw(canvas, self.controls.look(widget))
        if self.controls.by_keys and self.controls.focus is not None:
            draw_focus_ring(canvas, self.controls.focus.rect)


def places_of(name: str, table: list[Widget], layout: BoardLayout) -> list[Rect]:
    """Where the things of this name lie: controls by their key, else what the layout knows."""
    start = _GROUPS.get(name)
    found = [w.light for w in table if w.key == name or (start is not None and w.key.startswith(start))]
    if found:
        return found
    kind, _, which = name.partition("-")
    match kind:
        case "set":
            return [layout.sets[TREASURE_TYPES.index(TreasureType(which))].panel]
        case "slot":
            return [layout.crypt.whole(SlotIndex(int(which)))]
        case "tag":
            return [layout.crypt.tags[int(which)]]
        case "plate":
            return [layout.panel_of(SeatIndex(int(which))).panel]
        case _:
            return []
