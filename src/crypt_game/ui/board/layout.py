"""Where everything lies at the table, for every mode, window and text size (VISUAL §4).

Pure: rectangles in window pixels from a frame and a seat's view.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import assert_never

from pygame import Rect

from crypt_game.match.players import Player
from crypt_game.play.board_model import BoardModel, Spot, SpotKind
from crypt_game.rules.collectors import collectors_of
from crypt_game.rules.pending import Decide
from crypt_game.rules.terms import TREASURE_TYPES, Choice, Mode, SeatKind, TreasureType
from crypt_game.rules.view import SeatView
from crypt_game.ui.board.layout_crypt import CryptPlaces
from crypt_game.ui.board.layout_seats import (
    MemberPlaces,
    PilePlaces,
    SeatPlaces,
    ghost_panel,
    house_panel,
    own_panel,
    pile_panel,
    seat_panel,
)
from crypt_game.ui.board.layout_tray import DivvyColumn, TrayPlaces, divvy_column, tray_places
from crypt_game.ui.geometry import TALLEST_BOARD, Area, Box, Frame

__all__ = ["BoardLayout"]

MARGIN, GUTTER = 24.0, 23.0
MINI_ASPECT = 96 / 70
_SIDE_WIDENS = 80.0
_RIBBON, _RIBBON_SMALL, _SMALL = 432.0, 497.0, 0.64
"""Half the width of the ribbon of phases, and in windows in which type is at its floor (below this scale)."""
_REWARD_WIDTH, _MINI_GAP, _TWO_ROWS = 50.0, 8.0, 200.0


class BoardLayout:
    """Every place at the table of `viewer`, whose own area lies at the bottom left (VISUAL §4).

    All rectangles are window pixels. `panels` is by pool; `chronicle`, `order` and `ladder` are None where
    the seats leave no room for them; `divvy` holds two columns while cards are shared out. For an `audience`
    nobody is asked anything: the tray is higher, and the chronicle has room in every mode but Clash.
    """

    def __init__(
        self, frame: Frame, view: SeatView, viewer: int, players: Sequence[Player], *, audience: bool = False
    ) -> None:
        self.frame, self.view, self.viewer, self.players = frame, view, viewer, tuple(players)
        self.audience = audience
        self.grid = grid = Area.of(frame, TALLEST_BOARD)
        self.mode = view.setup.mode
        self._side = 300 + min(_SIDE_WIDENS, grid.wider / 4)
        self._middle = Box(
            MARGIN + self._side + GUTTER, 0, grid.width - 2 * (MARGIN + self._side + GUTTER), 0
        )
        self._place_top()
        self._place_middle()
        self._place_sides()

    @classmethod
    def of(cls, frame: Frame, model: BoardModel) -> BoardLayout:
        """The table of a model; in a replay for an audience."""
        players, audience = model.plan.players, model.audience is not None
        return cls(frame, model.view, model.viewer, players, audience=audience)

    def seen(self, view: SeatView) -> BoardLayout:
        """The same table with what lies there in another view of the viewer's."""
        seen = copy(self)
        seen.view = view
        if seen.shared != self.shared:
            return BoardLayout(self.frame, view, self.viewer, self.players, audience=self.audience)
        seen.crypt = self.crypt.seen(view)
        seen._note_usable()
        return seen

    # the top bar ------------------------------------------------------------------------------------------
    def _place_top(self) -> None:
        grid, right = self.grid, self.grid.width - MARGIN
        self.menu = grid.px(Box(MARGIN, 14, 50, 50))
        self.lock = grid.px(Box(82, 17, 44, 44))
        self.round_text = grid.px(Box(136, 12, 96, 54))
        buttons = [Box(right - 50 - 60 * n, 14, 50, 50) for n in range(6)]
        self.log, self.help, self.settings, self.score, self.peek, self.since = grid.all_px(buttons)
        centre = grid.width / 2
        half = _RIBBON if grid.k >= _SMALL else _RIBBON_SMALL
        self.ribbon = grid.px(Box(centre - half, 14, 2 * half, 50))
        self.pips = grid.px(Box(238, 26, min(230, centre - half - 85 - 238), 28))
        self.torch_feet = (grid.point(centre - half - 60, 42), grid.point(centre + half + 60, 42))
        self.flame_height = frame_px(self.frame, 44)

    # the middle -------------------------------------------------------------------------------------------
    def _place_middle(self) -> None:
        grid, middle, half = self.grid, self._middle, self.grid.taller / 2
        row = Box(middle.x, 80, middle.w, 128)
        self.collectors = grid.all_px(row.row(6, 10))
        slab = Box(middle.x - 7, 224, middle.w + 14, 456 + half)
        self.slab = grid.px(slab)
        self.crypt = CryptPlaces.on_slab(grid, slab, self.view, self.shared)
        self.strip = grid.px(Box(middle.x, slab.bottom - 44, middle.w, 52))
        foot = Box(middle.x + 24, slab.bottom - 37, middle.w - 48, 33)
        self._bystanders = grid.all_px(foot.row(max(3, self.view.variant.size - 1), 8))
        self._tray = Box(middle.x, slab.bottom + 16, middle.w, 154)
        if self.audience:
            self._tray = Box(middle.x, slab.bottom - 44, middle.w, 214)
        self.tray = grid.px(self._tray)
        columns = Box(middle.x, slab.bottom + 182, middle.w, 156 + half).row(6, 10)
        self.columns = grid.all_px(columns)
        self.headers = grid.all_px([Box(c.x + 10, c.y + 6, c.w - 20, 38) for c in columns])
        self._minis = [Box(c.x + 12, c.y + 49, c.w - 24, c.h - 58) for c in columns]
        self.rewards = {
            kind: grid.px(Box(columns[i].right - 58, columns[i].bottom - 58, 50, 50))
            for i, kind in enumerate(TREASURE_TYPES)
        }
        self.hint = grid.px(Box(middle.x, columns[0].bottom + 8, middle.w, 38))
        self._note_usable()

    def _note_usable(self) -> None:
        anytime = collectors_of(self.view.variant).anytime
        self._usable = {reward.type for reward in anytime if reward.affordable(self.view, self.viewer)}

    @property
    def shared(self) -> tuple[int, ...]:
        """The slots that a team is sharing out now."""
        if self.audience:
            return ()
        pending = self.view.pending
        divvy = isinstance(pending, Decide) and pending.what is Choice.DIVVY
        return pending.slots if isinstance(pending, Decide) and divvy else ()

    @property
    def sharing(self) -> bool:
        """Whether a team's cards are being shared out."""
        return bool(self.shared)

    # the sides --------------------------------------------------------------------------------------------
    def _place_sides(self) -> None:
        grid, side, spare = self.grid, self._side, self.grid.taller
        right_x = grid.width - MARGIN - side
        grow = (spare * 0.3, spare * 0.34, spare * 0.36)
        own_y = 744 if self.mode is Mode.CLASH else 752
        tops = (80, 412 + grow[0], own_y + grow[0] + grow[1])
        heights = (316 + grow[0], 324 + grow[1], 1056 + spare - tops[2])
        left = [Box(MARGIN, y, side, h) for y, h in zip(tops, heights, strict=True)]
        right = [Box(right_x, y, side, h) for y, h in zip(tops, heights, strict=True)]
        if own_y == 744:
            left[1] = left[1]._replace(h=left[1].h - 2)
        self.chronicle: Rect | None = None
        self.order: Rect | None = None
        self.ladder: Rect | None = None
        self.turn_help: Rect | None = grid.px(right[2])
        self.pile: PilePlaces = pile_panel(grid, right[1])
        self.panels: dict[int, SeatPlaces] = {}
        self._seat_pools(left, right)
        tall = [Box(x, 80, side, 976 + spare) for x in (MARGIN, right_x)]
        self.divvy: tuple[DivvyColumn, ...] = (
            tuple(divvy_column(grid, box) for box in tall) if self.sharing else ()
        )

    def _seat_pools(self, left: list[Box], right: list[Box]) -> None:
        """Pools run clockwise from the viewer's own; what they leave free tells the rest."""
        variant, grid = self.view.variant, self.grid
        own, pools = variant.pool_of[self.viewer], len(variant.members)
        self.panels[own] = self._panel(left[2], own, own=True)
        others = [(own + step) % pools for step in range(1, pools)]
        if self.mode is Mode.SOLO:
            tall = Box(left[0].x, left[0].y, left[0].w, left[1].bottom - left[0].y)
            self.panels[others[0]] = ghost_panel(grid, tall)
            self.ladder = grid.px(right[0])
            return
        free = [left[1], left[0], right[0]] if len(others) == 3 else [left[0], right[0]]
        for pool, box in zip(others, free, strict=False):
            self.panels[pool] = self._panel(box, pool)
        if len(others) < 3:
            self.chronicle = grid.px(left[1])
        if len(others) == 1:
            self.order = grid.px(right[0])
        if self.mode is Mode.CLASH:
            self.order, self.turn_help = self.turn_help, None
        elif self.audience and self.chronicle is None:
            self.chronicle, self.turn_help = self.turn_help, None

    def _panel(self, box: Box, pool: int, own: bool = False) -> SeatPlaces:
        variant = self.view.variant
        if len(variant.members[pool]) > 1:
            return house_panel(self.grid, box, len(variant.members[pool]))
        if own:
            return own_panel(self.grid, box, variant.pool_size)
        return seat_panel(self.grid, box, variant.pool_size, self.is_ghost(variant.members[pool][0]))

    # the tray ---------------------------------------------------------------------------------------------
    def tray_fields(self, widths: tuple[float, ...], buttons: float) -> TrayPlaces:
        """The tray split into fields whose widths are shares, and buttons of this width in design units."""
        return tray_places(self.grid, self._tray, widths, buttons)

    # places -----------------------------------------------------------------------------------------------
    def place(self, spot: Spot) -> Rect:
        """Where the thing of `spot` lies, in pixels. A place that does not exist is its owner's head."""
        kind, a, b = spot
        match kind:
            case SpotKind.CARD:
                return self.crypt.layer(a, b)
            case SpotKind.SLOT_DIE:
                return self.crypt.die(a, b)
            case SpotKind.POOL_DIE:
                dice = self.panels[a].dice
                return dice[min(b, len(dice) - 1)].copy()
            case SpotKind.HELD:
                return self.held(a, b)
            case SpotKind.TORCH:
                return self.torch(a, b)
            case SpotKind.PILE:
                return self.pile.card.copy()
            case SpotKind.BOX:
                return self.pile.box.copy()
            case SpotKind.COLLECTOR:
                return self.collectors[a].copy()
            case SpotKind.SEAT:
                return self.portrait(a)
            case SpotKind.ROLL:
                return self.roll_die(a)
            case _:
                assert_never(kind)

    def held(self, seat: int, index: int) -> Rect:
        """The mini card of a collection: in its own column for the viewer, its type's glyph for others."""
        cards = self.view.seats[seat].cards
        if index >= len(cards):
            return self.portrait(seat)
        kind = cards[index].card.type
        if seat == self.viewer:
            before = sum(held.card.type is kind for held in cards[:index])
            return self.mini(kind, before)
        return self.glyph(seat, kind)

    def mini(self, kind: TreasureType, number: int) -> Rect:
        """The `number`th of the viewer's mini cards of a type; many lie closer together."""
        box = self._minis[TREASURE_TYPES.index(kind)]
        count = sum(held.card.type is kind for held in self.view.seats[self.viewer].cards)
        rows = 2 if box.h >= _TWO_ROWS else 1
        height = min((box.h - _MINI_GAP * (rows - 1)) / rows, 118 * MINI_ASPECT)
        width = height / MINI_ASPECT
        room = box.w - (_REWARD_WIDTH if kind in self._usable else 0)
        in_row = max(int((room + 2) / (width + 2)), -(-count // rows), 1)
        step = min(width + 2, (room - width) / max(1, in_row - 1))
        row, place = divmod(number, in_row)
        return self.grid.px(Box(box.x + step * place, box.y + row * (height + _MINI_GAP), width, height))

    def glyph(self, seat: int, kind: TreasureType) -> Rect:
        """Where another seat's collection of a type is counted."""
        glyphs = self.member(seat).glyphs
        return glyphs[TREASURE_TYPES.index(kind)].copy() if glyphs else self.portrait(seat)

    def bystander(self, seat: int) -> Rect:
        """A button for another seat while a team shares out: below the cards, side by side."""
        others: list[int] = [other for other in self.view.variant.heirs if other != self.viewer]
        return self._bystanders[others.index(seat)].copy()

    def panel_of(self, seat: int) -> SeatPlaces:
        """The panel with the seat's pool of dice."""
        return self.panels[self.view.variant.pool_of[seat]]

    def member(self, seat: int) -> MemberPlaces:
        """The seat's own part of its panel."""
        pool = self.view.variant.pool_of[seat]
        return self.panels[pool].members[self.view.variant.members[pool].index(seat)]

    def portrait(self, seat: int) -> Rect:
        """The seat's head."""
        return self.member(seat).portrait.copy()

    def torch(self, seat: int, which: int) -> Rect:
        """Where the seat holds Leader (0) or Lights Out (1); one torch alone lies in the first place."""
        pool_of, panel = self.view.variant.pool_of, self.panel_of(seat)
        both = pool_of[self.view.leader] == pool_of[self.view.lights_out] == pool_of[seat]
        return panel.torches[1 - which if both else 0].copy()

    def roll_die(self, number: int) -> Rect:
        """Where die `number` of a Ghost's roll lies: in its panel (solo) or in the tray (twins)."""
        if self.mode is Mode.SOLO:
            return next(panel.dice[number] for panel in self.panels.values() if panel.steps is not None)
        return self.tray_roll(number)

    def tray_roll(self, number: int) -> Rect:
        """Where die `number` of a Ghost's roll lies in the tray; for an audience, on the foot of the slab."""
        if self.audience:
            side = frame_px(self.frame, 44)
            left = self.tray.centerx - round(side * 1.8)
            return Rect(left + round(number * side * 1.3), self.tray.y - round(side * 1.2), side, side)
        field = self.tray_fields((1.0,), 372).body(0)
        side = min(field.height, frame_px(self.frame, 72))
        return Rect(field.x + round(number * side * 1.2), field.centery - side // 2, side, side)

    def is_ghost(self, seat: int) -> bool:
        """Whether an automated Ghost sits there."""
        return self.view.variant.kinds[seat] is SeatKind.GHOST

    # the zoom ---------------------------------------------------------------------------------------------
    def zoom(self, beside: Rect) -> Rect:
        """The place of a zoomed card beside `beside`, over the nearer side, never on a card of the Crypt."""
        grid = self.grid
        room = (min(c.x for c in self.crypt.cards) - self.menu.x) / grid.k - 12
        width = min(392.0, max(240.0, room))
        left = beside.centerx < self.frame.size[0] / 2
        x = MARGIN - 4 if left else grid.width - MARGIN + 4 - width
        return grid.px(Box(x, 78, width, width * 1.4))


def frame_px(frame: Frame, units: float) -> int:
    """Design units to pixels, at least one."""
    return max(1, frame.px(units))
