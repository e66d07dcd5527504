"""Where everything lies at the table, for every mode, window and text size (VISUAL §4).

Pure: rectangles in window pixels from a frame and a seat's view.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import assert_never

from pygame import Rect

from crypt_game.drawing.canvas import CARD_ASPECT
from crypt_game.drawing.geometry import TALLEST_BOARD, Area, Box, Frame, Space
from crypt_game.match.players import Player
from crypt_game.play.board_model import BoardModel
from crypt_game.play.offer_drafts import DivvyDraft
from crypt_game.play.spots import (
    BoxSpot,
    CardSpot,
    CollectorSpot,
    HeldSpot,
    PileSpot,
    PoolDieSpot,
    RollSpot,
    SeatSpot,
    SlotDieSpot,
    Spot,
    Torch,
    TorchSpot,
)
from crypt_game.rules.collectors import collectors_of
from crypt_game.rules.indices import POOLS, PoolIndex, SeatIndex, SlotIndex
from crypt_game.rules.pending import Decide
from crypt_game.rules.terms import TREASURE_TYPES, Choice, Mode, SeatKind, TreasureType
from crypt_game.rules.view import SeatView
from crypt_game.ui.board.layout_crypt import CryptPlaces
from crypt_game.ui.board.layout_heirs import HeirPlaces
from crypt_game.ui.board.layout_room import SLAB_BACK, RoomPlaces
from crypt_game.ui.board.layout_seats import MemberPlaces, SeatPlaces
from crypt_game.ui.board.layout_sets import LEAST_HEIGHT, SetPlaces, set_places
from crypt_game.ui.board.layout_slab import SlabPlaces
from crypt_game.ui.board.layout_tray import DivvyColumn, TrayPlaces, divvy_column, tray_places

__all__ = ["GHOST_BUTTONS", "BoardLayout"]

MARGIN = 24.0
_EDGE, _BAR_TOP, _BAR = 20.0, 10.0, 54.0
"""What the top bar leaves free at both sides and above it, and how high it is."""
_BUTTON, _BUTTON_GAP, _BUTTONS = 50.0, 10.0, 9
_ROUND, _ROUND_HIGH, _PIPS, _PIP, _PHASES, _ORDER = 108.0, 62.0, 200.0, 20.0, (800.0, 44.0), 40.0
"""Width and height of the words of a round, of the pips and of the phases, the height of signs."""
_STATIONS, _BESIDE_STATIONS = Box(400, 2, 0, 70), 790.0
"""Where the row of lessons stands, and the width that title and buttons take beside it."""
_LEFT, _RIGHT, _FOOT = 300.0, 22.0, 14.0
"""What the row of sets leaves free at the left for the viewer, at the right and at the foot."""
_TRAY, _REPLAY_TRAY, _TRAY_GAP, _SET_GAP = 112.0, 154.0, 12.0, 10.0
_MORE_TRAY, _MORE_SETS = (0.15, 60.0), (0.3, 120.0)
"""Which share of the height beyond 16:9 tray and sets take, and at most how much."""
_LARGER_TRAY, _LARGER_SETS, _LARGER_STATUS = 30.0, 36.0, 16.0
"""How much higher tray and status line are at twice the usual text size, and sets from one and a half on."""
_NO_PIPS = 1 / 4
"""Type larger by this share takes the place of the pips of the rounds."""
_STATUS, _WIDEST_STATUS = 54.0, 1240.0
_BYSTANDER, _FEWEST_BYSTANDERS = 33.0, 3
_COLUMN, _COLUMN_TOP = 300.0, 80.0
_ABOVE_TRAY, _ABOVE_OWN = 77.0, 40.0
"""How far the status line begins above the tray, and how far the viewer's head may reach."""
_DIVVY_SIDE = 347.0
_ROLL, _ROLL_PITCH = 44.0, 1.2
"""How large dice beside the status line are, and how far apart all dice of a roll lie, in dice."""
_HEAD_WIDE, _HEAD_HIGH, _HEAD_TOP = 1 / 2, 5 / 9, 1 / 6
"""Which shares of a bust the head takes, and how far below its top it begins."""
_LEAST_ZOOM, _MOST_ZOOM, _ZOOM_TOP = 240.0, 392.0, 78.0
GHOST_BUTTONS = 620.0
"""How much of the tray the buttons of a Ghost's turn take."""


class BoardLayout:
    """Every place at the table of `viewer`, who sits at the bottom left; the others stand behind the slab.

    All rectangles are window pixels. `panels` is by pool; `ladder` and `reason` are those of Only Child, None
    elsewhere; `divvy` holds two columns while cards are shared out and somebody at the screen `divides` them.
    For an `audience` nobody is asked anything, and the tray is higher. `closed` rewards have no button.
    """

    def __init__(
        self,
        frame: Frame,
        view: SeatView,
        viewer: SeatIndex,
        players: Sequence[Player],
        *,
        audience: bool = False,
        divides: bool = True,
        closed: frozenset[TreasureType] = frozenset(),
    ) -> None:
        self.frame, self.view, self.viewer, self.players = frame, view, viewer, tuple(players)
        self.audience, self.divides, self.closed = audience, divides, closed
        self.grid = Area.of(frame, TALLEST_BOARD)
        self.mode = view.setup.mode
        self.room = RoomPlaces.of(self.grid)
        self._place_top()
        self._place_foot()
        self._place_slab()
        self._place_people()

    @classmethod
    def of(cls, frame: Frame, model: BoardModel) -> BoardLayout:
        """The table of a model; in a replay for an audience."""
        kept = {"audience": model.audience is not None, "divides": isinstance(model.asking, DivvyDraft)}
        players, closed = model.plan.players, model.closed_rewards
        return cls(frame, model.view, model.viewer, players, closed=closed, **kept)

    def seen(self, view: SeatView, closed: frozenset[TreasureType]) -> BoardLayout:
        """The same table with what lies there in another view of the viewer's, and other rewards `closed`."""
        seen = copy(self)
        seen.view, seen.closed = view, closed
        if seen.shared != self.shared:
            kept = {"audience": self.audience, "divides": self.divides}
            return BoardLayout(self.frame, view, self.viewer, self.players, closed=closed, **kept)
        seen.crypt = self.crypt.seen(view)
        seen._place_sets()
        return seen

    # the top bar ------------------------------------------------------------------------------------------
    def _place_top(self) -> None:
        grid = self.grid
        bar = Box(_EDGE, _BAR_TOP, grid.width - 2 * _EDGE, _BAR)
        menu, rest = bar.take_left(_BUTTON, Space.TIGHT)
        lock, rest = rest.take_left(0 if self.audience else _BUTTON, Space.CLOSE)
        self.menu = grid.px(menu.middle(_BUTTON, _BUTTON))
        self.lock = grid.px(lock.middle(_BUTTON, _BUTTON))
        rounds, rest = rest.take_left(_ROUND, Space.NEAR)
        phases = bar.middle(*_PHASES)
        self.phases = grid.px(phases)
        order, _ = rest.take_left(phases.x - Space.NEAR - rest.x)
        self.order = grid.px(order.middle(order.w, _ORDER))
        words, below = rounds._replace(h=_ROUND_HIGH + _PIP).take_top(_ROUND_HIGH)
        pips = order.middle(order.w, _PIP) if self.sharing else below
        self.pips: Rect | None = grid.px(pips._replace(w=_PIPS))
        if self.frame.larger > _NO_PIPS:
            words, self.pips = words._replace(h=_ROUND_HIGH + _PIP * (not self.sharing)), None
        self.round_text = grid.px(words)
        right, _ = bar.middle(bar.w, _BUTTON).take_right((_BUTTON + _BUTTON_GAP) * _BUTTONS - _BUTTON_GAP)
        places = grid.all_px(right.row(_BUTTONS, _BUTTON_GAP))
        self.why, self.hint, self.since, self.peek, self.log, *row = places
        self.reference, self.help, self.score, self.settings = row
        self.headline = self.menu.move(self.menu.width + grid.frame.px(Space.NEAR), 0)
        self.headline.width = self.help.left - self.menu.width - self.headline.x
        self.stations = grid.px(_STATIONS._replace(w=grid.width - _BESIDE_STATIONS))

    # the foot: sets, tray, status line ----------------------------------------------------------------------
    def _place_foot(self) -> None:
        grid, taller = self.grid, self.grid.taller
        left, right = (_DIVVY_SIDE, _DIVVY_SIDE) if self.sharing else (_LEFT, _RIGHT)
        width = grid.width - left - right
        larger = self.frame.larger
        high = LEAST_HEIGHT + _grown(taller, _MORE_SETS) + min(1.0, 2 * larger) * _LARGER_SETS
        self._set_row = Box(left, grid.height - _FOOT - high, width, high)
        tray = (_REPLAY_TRAY if self.audience else _TRAY) + _grown(taller, _MORE_TRAY)
        tray += larger * _LARGER_TRAY
        self._tray = Box(left, self._set_row.y - _TRAY_GAP - tray, width, tray)
        self.tray = grid.px(self._tray)
        middle = min(_WIDEST_STATUS * self.frame.text, width)
        at = (grid.width - middle) / 2
        status = _STATUS + larger * _LARGER_STATUS
        self._status = Box(at, self._tray.y - _ABOVE_TRAY - status + _STATUS, middle, status)
        self.status = grid.px(self._status)
        others = max(_FEWEST_BYSTANDERS, self.view.variant.size - 1)
        row = Box(left, self._status.y - Space.HAIR - _BYSTANDER, width, _BYSTANDER).inset(_EDGE, 0)
        self._bystanders = grid.all_px(row.row(others, Space.TIGHT))
        self._place_sets()

    def _place_sets(self) -> None:
        """The six sets; a reward that can be used now has a button there."""
        anytime = collectors_of(self.view.variant).anytime
        usable = {reward.type for reward in anytime if reward.usable(self.view, self.viewer)} - self.closed
        boxes = zip(TREASURE_TYPES, self._set_row.row(len(TREASURE_TYPES), _SET_GAP), strict=True)
        self.sets: tuple[SetPlaces, ...] = tuple(
            set_places(self.grid, box, paying=kind in usable) for kind, box in boxes
        )
        self.rewards = {kind: place.reward for kind, place in zip(TREASURE_TYPES, self.sets, strict=True)}

    @property
    def shared(self) -> tuple[SlotIndex, ...]:
        """The slots that a team is sharing out now."""
        if self.audience or not self.divides:
            return ()
        pending = self.view.pending
        divvy = isinstance(pending, Decide) and pending.what is Choice.DIVVY
        return pending.slots if isinstance(pending, Decide) and divvy else ()

    @property
    def sharing(self) -> bool:
        """Whether a team's cards are being shared out."""
        return bool(self.shared)

    # the slab ---------------------------------------------------------------------------------------------
    def _place_slab(self) -> None:
        foot = self._bystanders[0].y if self.sharing else self.status.y
        foot_at = (foot - self.grid.point(0, 0)[1]) / self.grid.k
        on = SlabPlaces.of(self.room, self.view, foot_at, sharing=self.sharing)
        self.crypt = CryptPlaces.on_slab(self.grid, on.cards, self.view, self.shared, scale=self.room.scale)
        self.pile = on.piles(self.grid)
        self.ladder: Rect | None = None
        self.reason: Rect | None = None
        if self.mode is Mode.SOLO:
            self.ladder, self.reason = on.beside_ghost(self.grid)

    @property
    def slab_edge(self) -> int:
        """How far down the far edge of the slab lies, in pixels."""
        return self.grid.point(0, self.room.y(SLAB_BACK))[1]

    # the people -------------------------------------------------------------------------------------------
    def _place_people(self) -> None:
        """Pools run clockwise from the viewer's own: left, middle and right behind the slab."""
        variant, grid = self.view.variant, self.grid
        own, pools = variant.pool_of[self.viewer], POOLS[: len(variant.members)]
        others = (*pools[own + 1 :], *pools[:own])
        heirs = HeirPlaces(self.room, self.view, self.mode)
        self.panels: dict[PoolIndex, SeatPlaces] = {own: heirs.own(self.viewer, self._tray.y - _ABOVE_OWN)}
        for number, pool in enumerate(others):
            self.panels[pool] = heirs.other(pool, number, len(others))
        high = grid.height - _COLUMN_TOP - MARGIN
        tall = [Box(x, _COLUMN_TOP, _COLUMN, high) for x in (MARGIN, grid.width - MARGIN - _COLUMN)]
        self.divvy: tuple[DivvyColumn, ...] = (
            tuple(divvy_column(grid, box) for box in tall) if self.sharing else ()
        )

    # the tray ---------------------------------------------------------------------------------------------
    def tray_fields(self, widths: tuple[float, ...], buttons: float) -> TrayPlaces:
        """The tray split into fields whose widths are shares, and buttons of this width in design units."""
        return tray_places(self.grid, self._tray, widths, buttons)

    # places -----------------------------------------------------------------------------------------------
    def place(self, spot: Spot) -> Rect:
        """Where the thing of `spot` lies, in pixels. A place that does not exist is its owner's head."""
        match spot:
            case CardSpot(slot, layer):
                return self.crypt.layer(slot, layer)
            case SlotDieSpot(slot, number):
                return self.crypt.die(slot, number)
            case PoolDieSpot(pool, number):
                dice = self.panels[pool].dice
                return dice[min(number, len(dice) - 1)].copy()
            case HeldSpot(seat, index):
                return self.held(seat, index)
            case TorchSpot(seat, torch):
                return self.torch(seat, torch)
            case PileSpot():
                return self.pile.card.copy()
            case BoxSpot():
                return self.pile.box.copy()
            case CollectorSpot(type_):
                return self.sets[TREASURE_TYPES.index(type_)].medal.copy()
            case SeatSpot(seat):
                return self.portrait(seat)
            case RollSpot(number):
                return self.roll_die(number)
            case _:
                assert_never(spot)

    def held(self, seat: SeatIndex, index: int) -> Rect:
        """The mini card of a collection: in its own column for the viewer, its type's glyph for others."""
        cards = self.view.seats[seat].cards
        if index >= len(cards):
            return self.portrait(seat)
        kind = cards[index].card.type
        if seat == self.viewer:
            before = sum(held.card.type is kind for held in cards[:index])
            return self.mini(kind, before)
        return self.glyph(seat, kind)

    def set_of(self, seat: SeatIndex, kind: TreasureType) -> Rect | None:
        """The viewer's set of a type, or what counts it on another seat's plate."""
        return self.sets[TREASURE_TYPES.index(kind)].panel if seat == self.viewer else self.glyph(seat, kind)

    def mini(self, kind: TreasureType, number: int) -> Rect:
        """The `number`th of the viewer's mini cards of a type; many lie closer together."""
        count = sum(held.card.type is kind for held in self.view.seats[self.viewer].cards)
        return self.sets[TREASURE_TYPES.index(kind)].mini(self.grid, number, max(count, number + 1))

    def glyph(self, seat: SeatIndex, kind: TreasureType) -> Rect:
        """Where another seat's collection of a type is counted."""
        glyphs = self.member(seat).glyphs
        return glyphs[TREASURE_TYPES.index(kind)].copy() if glyphs else self.portrait(seat)

    def bystander(self, seat: SeatIndex) -> Rect:
        """A button for another seat while a team shares out: below the cards, side by side."""
        others = [other for other in self.view.variant.heirs if other != self.viewer]
        return self._bystanders[others.index(seat)].copy()

    def panel_of(self, seat: SeatIndex) -> SeatPlaces:
        """The panel with the seat's pool of dice."""
        return self.panels[self.view.variant.pool_of[seat]]

    def member(self, seat: SeatIndex) -> MemberPlaces:
        """The seat's own part of its panel."""
        pool = self.view.variant.pool_of[seat]
        return self.panels[pool].members[self.view.variant.members[pool].index(seat)]

    def portrait(self, seat: SeatIndex) -> Rect:
        """The seat's head."""
        bust = self.member(seat).bust
        head = Rect(0, 0, round(bust.width * _HEAD_WIDE), round(bust.height * _HEAD_HIGH))
        head.midtop = bust.centerx, bust.y + round(bust.height * _HEAD_TOP)
        return head

    def torch(self, seat: SeatIndex, torch: Torch) -> Rect:
        """Where the seat holds a torch; one alone lies in the first place."""
        pool_of, panel = self.view.variant.pool_of, self.panel_of(seat)
        both = pool_of[self.view.leader] == pool_of[self.view.lights_out] == pool_of[seat]
        return panel.torches[1 if both and torch == "leader" else 0].copy()

    def roll_die(self, number: int) -> Rect:
        """Where die `number` of a Ghost's roll lies: in its panel (solo) or in the tray (twins)."""
        if self.mode is Mode.SOLO:
            return next(panel.dice[number] for panel in self.panels.values() if panel.notes)
        return self.tray_roll(number)

    def tray_roll(self, number: int) -> Rect:
        """Where die `number` of a Ghost's roll lies in the tray; for an audience, beside the status line."""
        if self.audience:
            side = max(1, self.frame.px(_ROLL))
            place = Rect(self.status.right + self.frame.px(Space.CLOSE), 0, side, side)
            place.centery = self.status.centery
        else:
            place = self.tray_fields((1.0,), GHOST_BUTTONS).body(0)
            place.width = place.height
        return place.move(round(number * place.width * _ROLL_PITCH), 0)

    def is_ghost(self, seat: SeatIndex) -> bool:
        """Whether an automated Ghost sits there."""
        return self.view.variant.kinds[seat] is SeatKind.GHOST

    # the zoom ---------------------------------------------------------------------------------------------
    def zoom(self, beside: Rect, *, low: bool = False) -> Rect:
        """The place of a zoomed card, at the side where `beside` is, on no card of the Crypt and no face; a
        Collector, which is `low`, lies on the slab, below faces and plates."""
        grid, others = self.grid, [seat for seat in self.view.variant.heirs if seat != self.viewer]
        heads = [*map(self.portrait, others)]
        plates = [place.panel for place in self.panels.values()]
        behind = [each.bottom for each in (*heads, *plates) if each.top < self.slab_edge]
        spared = [*self.crypt.cards, *([] if low else heads)]
        left, right = min(each.x for each in spared), max(each.right for each in spared)
        nearer = beside.centerx < self.frame.size[0] / 2
        room = left - self.menu.x if nearer else self.settings.right - right
        width = min(_MOST_ZOOM, max(_LEAST_ZOOM, room / grid.k - Space.CLOSE))
        x = _EDGE if nearer else grid.width - _EDGE - width
        top = max(behind) / grid.k + Space.TIGHT if low else _ZOOM_TOP
        return grid.px(Box(x, top, width, width / CARD_ASPECT))


def _grown(taller: float, rule: tuple[float, float]) -> float:
    """How much of a height beyond 16:9 goes to a row, by its share and its most."""
    share, most = rule
    return min(taller * share, most)
