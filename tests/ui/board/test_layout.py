"""Where things lie at the table: nothing overlaps or leaves the window, at any table and in any window."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from pygame import Rect

from crypt_game.drawing.canvas.cards import SOCKETS, card_sockets, mini_sign
from crypt_game.drawing.canvas.collectors import HEIGHT, WIDTH
from crypt_game.drawing.geometry import Area, Box, Frame
from crypt_game.match.viewpoint import Viewpoint
from crypt_game.play.board_model import Waiting
from crypt_game.play.offer_drafts import PRICE, FlipOffer
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
    TorchSpot,
)
from crypt_game.rules import (
    TREASURE_TYPES,
    Choice,
    Decide,
    GameSetup,
    GameState,
    Held,
    Mode,
    SeatView,
    card_named,
    observe,
)
from crypt_game.rules.collectors import collectors_of
from crypt_game.rules.indices import POOLS, SLOTS, PoolIndex, SeatIndex, SlotIndex
from crypt_game.ui.board.layout import BoardLayout
from crypt_game.ui.board.layout_cache import LayoutCache
from crypt_game.ui.board.layout_room import SLAB_BACK, SLAB_FRONT
from crypt_game.ui.board.layout_sets import set_places

from ..conftest import OpenApp
from .staging import FRAMES, MODES, asked_for, claiming, model_of, moment, plan_of

LARGE, SMALL = Frame.of((1920, 1080)), Frame.of((1280, 720))


def view_of(setup: GameSetup, seat: int | None = None) -> SeatView:
    state = moment(setup, claiming).state
    asked = state.pending
    return observe(state, getattr(asked, "seat", 0) if seat is None else seat)


def laid_out(setup: GameSetup, frame: Frame = LARGE, seat: int | None = None) -> BoardLayout:
    view = view_of(setup, seat)
    return BoardLayout(frame, view, view.seat, plan_of(setup).players)


def areas(layout: BoardLayout) -> list[Rect]:
    """Everything that stands beside everything else; only busts stand behind other things."""
    bar = [layout.menu, layout.lock, layout.since, layout.peek, layout.log, layout.help, layout.hint]
    bar += [layout.score, layout.settings]
    beside = [layout.ladder, layout.reason]
    return [
        *bar,
        layout.round_text,
        *([layout.pips] if layout.pips else []),
        layout.phases,
        layout.order,
        layout.status,
        layout.tray,
        *(places.panel for places in layout.sets),
        layout.pile.card.union(layout.pile.lines),
        layout.pile.box_row,
        *(layout.crypt.whole(SlotIndex(slot)) for slot in range(len(layout.crypt.cards))),
        *layout.crypt.tags,
        *(places.panel for places in layout.panels.values()),
        *(rect for rect in beside if rect is not None),
    ]


@pytest.mark.parametrize("frame", FRAMES.values(), ids=str)
@pytest.mark.parametrize("setup", MODES.values(), ids=MODES)
def test_nothing_overlaps_or_leaves_the_window(setup: GameSetup, frame: Frame) -> None:
    layout = laid_out(setup, frame)
    for area in areas(layout):
        assert frame.window.contains(area)
    for one, other in combinations(areas(layout), 2):
        assert not one.colliderect(other), (one, other)


@pytest.mark.parametrize("frame", FRAMES.values(), ids=str)
@pytest.mark.parametrize("setup", MODES.values(), ids=MODES)
def test_cards_lie_on_the_slab(setup: GameSetup, frame: Frame) -> None:
    layout = laid_out(setup, frame)
    back = layout.grid.point(0, layout.room.y(SLAB_BACK))[1]
    front = layout.grid.point(0, layout.room.y(SLAB_FRONT))[1]
    for slot in range(len(layout.crypt.cards)):
        assert layout.crypt.whole(SlotIndex(slot)).top >= back
        assert layout.crypt.cards[slot].bottom <= front


@pytest.mark.parametrize("frame", FRAMES.values(), ids=str)
@pytest.mark.parametrize("setup", MODES.values(), ids=MODES)
def test_a_die_that_a_claim_would_push_out_lies_beside_its_card_at_every_table(
    setup: GameSetup, frame: Frame
) -> None:
    crypt = laid_out(setup, frame).crypt
    sockets = [crypt.die(slot, number) for slot in crypt.shown for number in range(SOCKETS)]
    faces = [socket.inflate(-4, 0) for socket in sockets]  # rounding
    for slot in crypt.shown:
        pushed = crypt.pushed_die(slot)
        assert pushed is not None
        assert pushed.centerx < crypt.cards[slot].left
        assert pushed.collidelist(faces) < 0


@pytest.mark.parametrize("frame", FRAMES.values(), ids=str)
def test_the_room_fills_the_window_and_is_never_stretched(frame: Frame) -> None:
    picture = laid_out(MODES["3 heirs"], frame).room.picture
    assert picture.contains(frame.window)
    assert abs(picture.width / picture.height - 16 / 9) < 0.01


@pytest.mark.parametrize("frame", FRAMES.values(), ids=str)
@pytest.mark.parametrize("setup", MODES.values(), ids=MODES)
def test_everybody_stands_in_the_window_beside_the_plates_of_others(setup: GameSetup, frame: Frame) -> None:
    layout = laid_out(setup, frame)
    own = layout.view.variant.pool_of[layout.viewer]
    for pool, places in layout.panels.items():
        for member in places.members:
            assert frame.window.contains(member.bust)
            assert not member.bust.colliderect(layout.status)
            for other, its in layout.panels.items():
                assert other == pool == own or not member.bust.colliderect(its.panel)


@pytest.mark.parametrize("setup", MODES.values(), ids=MODES)
def test_every_spot_has_a_place_in_the_window(setup: GameSetup) -> None:
    layout = laid_out(setup, SMALL)
    view = layout.view
    spots: list[Spot] = [PileSpot(), BoxSpot(), *map(CollectorSpot, TREASURE_TYPES), *map(RollSpot, range(3))]
    for slot, _ in zip(SLOTS, view.crypt, strict=False):
        spots += [CardSpot(slot, layer) for layer in range(2)]
        spots += [SlotDieSpot(slot, die) for die in range(6)]
    for seat in view.variant.all_seats:
        spots += [SeatSpot(seat), TorchSpot(seat, "leader"), TorchSpot(seat, "lights-out")]
        spots += [HeldSpot(seat, index) for index in range(len(view.seats[seat].cards) + 1)]
    for pool, _ in zip(POOLS, view.variant.members, strict=False):
        spots += [PoolDieSpot(pool, die) for die in range(view.variant.pool_size)]
    for spot in spots:
        place = layout.place(spot)
        assert SMALL.window.contains(place), spot
        assert place.width > 4, spot
        assert place.height > 4, spot


def test_seats_run_clockwise_from_the_viewer() -> None:
    layout = laid_out(MODES["4 heirs"], seat=2)
    own, first, second, third = (layout.panels[PoolIndex(pool)].panel for pool in (2, 3, 0, 1))
    assert first.x < second.x < third.x
    assert own.y > first.y == second.y == third.y


@pytest.mark.parametrize("frame", FRAMES.values(), ids=str)
def test_each_collector_stands_with_the_cards_of_its_type(frame: Frame) -> None:
    layout = laid_out(MODES["3 heirs"], frame)
    for kind, places in zip(TREASURE_TYPES, layout.sets, strict=True):
        parts = [places.medal, places.name, places.glyph, places.rule, places.pays, places.gain]
        parts += [places.reward, layout.mini(kind, 0)]
        assert all(places.panel.contains(part) for part in parts)
        ring = places.head.inflate(2 * frame.px(6), 2 * frame.px(6))
        assert ring.collidelist([places.pays, layout.mini(kind, 0)]) == -1
        if places.glyph_on_medal:
            assert places.medal.contains(places.glyph)
            parts.remove(places.glyph)
        for one, other in combinations([part for part in parts if part is not places.reward], 2):
            assert not one.colliderect(other)


@pytest.mark.parametrize(("frame", "least"), [(LARGE, 48), (SMALL, 32)])
def test_buttons_are_large_enough_to_hit(frame: Frame, least: int) -> None:
    layout = laid_out(MODES["4 heirs"], frame)
    tray = layout.tray_fields((1.0, 2.0), 300)
    for rect in (layout.menu, layout.peek, layout.log, *layout.rewards.values(), *tray.twins, tray.primary):
        assert min(rect.size) >= least


@pytest.mark.parametrize("setup", MODES.values(), ids=MODES)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_words_of_the_pile_end_above_the_status_line_in_a_replay(setup: GameSetup, text: float) -> None:
    view = view_of(setup)
    for size in ((2560, 1080), (1920, 1080), (1280, 720)):
        replay = BoardLayout(Frame.of(size, text), view, view.seat, plan_of(setup).players, audience=True)
        assert replay.pile.lines.bottom <= replay.status.top


def test_the_lower_card_of_a_pile_shows_above_the_upper_one() -> None:
    layout = laid_out(MODES["clash 8"])
    for slot in layout.crypt.stacks:
        lower, upper = layout.crypt.layer(slot, 0), layout.crypt.layer(slot, 1)
        assert upper.top - lower.top > upper.height * 0.25
        assert lower.x == upper.x


def test_a_card_that_is_left_of_a_pile_lies_in_front() -> None:
    view = view_of(MODES["clash 8"])
    slot = view.crypt[4]
    assert slot is not None
    crypt = (*view.crypt[:4], slot._replace(cards=slot.cards[1:]), view.crypt[5])
    layout = BoardLayout(LARGE, view._replace(crypt=crypt), view.seat, plan_of(view.setup).players)
    assert layout.crypt.layer(SlotIndex(4), 0) == layout.crypt.cards[4]


@pytest.mark.parametrize("up", [True, False])
def test_dice_beyond_the_fourth_move_closer_on_the_card(up: bool) -> None:
    card = Rect(100, 100, 240, 336)
    places = card_sockets(card, up, 6)
    assert all(card.contains(place) for place in places)
    gaps = [after.x - before.x for before, after in pairwise(places)]
    assert min(gaps) > 0.4 * places[0].width


@pytest.mark.parametrize("frame", FRAMES.values(), ids=str)
@pytest.mark.parametrize("count", [2, 6])
@pytest.mark.parametrize("paying", [False, True])
def test_cards_of_a_set_lie_side_by_side_beside_what_they_pay(frame: Frame, count: int, paying: bool) -> None:
    grid = Area.of(frame)
    for width, height in ((258.0, 168.0), (196.0, 168.0), (258.0, 288.0), (196.0, 288.0)):
        places = set_places(grid, Box(300, 700, width, height), paying=paying)
        minis = [places.mini(grid, number, count) for number in range(count)]
        assert all(places.panel.contains(mini) for mini in minis)
        assert all(one.x < other.x for one, other in pairwise(minis))
        beside = [places.pays, places.gain, *([places.reward] if paying else [])]
        assert not any(mini.colliderect(rect) for mini in minis for rect in beside)
        assert not paying or not places.reward.colliderect(places.gain.union(places.pays))


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_of_four_cards_of_a_set_each_shows_its_whole_coin(text: float) -> None:
    grid = Area.of(Frame.of((1280, 720), text))
    places = set_places(grid, Box(300, 700, 258.0, 168.0), paying=False)
    minis = [places.mini(grid, number, 4) for number in range(4)]
    coin = minis[0].height * mini_sign(grid.frame)
    assert all(other.x - one.x >= coin - 1 for one, other in pairwise(minis))


@pytest.mark.parametrize("frame", FRAMES.values(), ids=str)
def test_many_cards_of_a_type_stay_in_their_column(frame: Frame) -> None:
    view = view_of(MODES["3 heirs"])
    many = tuple(Held(card_named(f"idol-{name}")) for name in ("1-0", "2-0", "3-0", "4-0", "2-III", "3-III"))
    seats = tuple(
        seat._replace(cards=many) if number == view.seat else seat for number, seat in enumerate(view.seats)
    )
    layout = BoardLayout(frame, view._replace(seats=seats), view.seat, plan_of(view.setup).players)
    minis = [layout.place(HeldSpot(view.seat, index)) for index in range(len(many))]
    assert all(layout.sets[0].panel.contains(mini) for mini in minis)
    assert all(not mini.colliderect(layout.sets[0].pays) for mini in minis)
    assert len({mini.topleft for mini in minis}) == len(many)


def test_both_torches_of_one_seat_lie_apart() -> None:
    setup = MODES["2 heirs"]
    layout = laid_out(setup)
    holder = layout.view.leader
    assert holder == layout.view.lights_out
    assert layout.torch(holder, "leader").topleft != layout.torch(holder, "lights-out").topleft


@pytest.mark.parametrize("frame", FRAMES.values(), ids=str)
@pytest.mark.parametrize("setup", MODES.values(), ids=MODES)
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_a_zoomed_card_covers_neither_the_crypt_nor_a_face(
    setup: GameSetup, frame: Frame, text: float
) -> None:
    layout = laid_out(setup, Frame.of(frame.size, text))
    faces = [layout.portrait(seat) for seat in layout.view.variant.heirs if seat != layout.viewer]
    for card in layout.crypt.cards:
        zoom = layout.zoom(card)
        assert frame.window.contains(zoom)
        assert all(not zoom.colliderect(other) for other in (*layout.crypt.cards, *faces))


@pytest.mark.parametrize("frame", FRAMES.values(), ids=str)
@pytest.mark.parametrize("setup", MODES.values(), ids=MODES)
def test_a_zoomed_collector_lies_on_the_slab_and_is_no_smaller_than_a_card(
    setup: GameSetup, frame: Frame
) -> None:
    layout = laid_out(setup, frame)
    faces = [layout.portrait(seat) for seat in layout.view.variant.heirs if seat != layout.viewer]
    panels = [place.panel for place in layout.panels.values()]
    plates = [panel for panel in panels if panel.top < layout.slab_edge]
    for place in layout.sets:
        zoom = layout.zoom(place.panel, low=True)
        collector = Rect(zoom.topleft, (zoom.width, round(zoom.width * HEIGHT / WIDTH)))
        assert collector.width >= layout.zoom(place.panel).width
        assert collector.bottom <= layout.status.top
        assert collector.collidelist([*layout.crypt.cards, *faces, *plates]) == -1


def test_only_what_is_shared_out_lies_on_the_slab_in_a_divvy() -> None:
    setup = MODES["clash 8"]
    state = moment(setup, asked_for(Choice.DIVVY, 2, 2)).state
    layout = BoardLayout(LARGE, observe(state, 0), SeatIndex(0), plan_of(setup).players)
    assert layout.sharing
    assert len(layout.divvy) == 2
    shared = [layout.crypt.whole(slot) for slot in layout.shared]
    assert all(not one.colliderect(other) for one, other in combinations(shared, 2))
    beside = [layout.tray, layout.status, *(places.panel for places in layout.sets), *shared]
    assert all(not column.panel.colliderect(rect) for column in layout.divvy for rect in beside)


def test_the_people_are_there_again_while_cards_fly_that_were_shared_out(open_app: OpenApp) -> None:
    model = model_of(moment(MODES["clash 8"], asked_for(Choice.DIVVY, 2, 2)), open_app().words)
    layouts = LayoutCache(model, LARGE)
    assert layouts.layout().sharing
    model.request = Waiting()
    assert not layouts.layout().sharing
    assert layouts.layout().divvy == ()


def test_only_child_has_a_ladder_and_room_for_the_reasons_of_the_ghost() -> None:
    layout = laid_out(MODES["solo"])
    assert layout.ladder is not None
    assert layout.reason is not None
    plate = layout.panels[PoolIndex(1)]
    assert len(plate.notes) == 3
    assert all(
        abs(die.centerx - note.centerx) <= 1 for die, note in zip(plate.dice, plate.notes, strict=True)
    )
    assert layout.view.setup.mode is Mode.SOLO


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("text", [1.0, 1.3, 1.5, 2.0])
def test_in_only_child_the_words_of_the_draw_pile_lie_between_cards_and_ladder(
    size: tuple[int, int], text: float
) -> None:
    layout = laid_out(MODES["solo"], Frame.of(size, text=text))
    assert layout.ladder is not None
    cards = max(layout.place(CardSpot(slot, 0)).right for slot in SLOTS[: layout.view.variant.places])
    assert cards <= layout.pile.lines.left
    assert layout.pile.lines.right <= layout.ladder.left


def test_every_type_has_a_glyph_in_an_opponents_panel() -> None:
    layout = laid_out(MODES["4 heirs"])
    other = (layout.viewer + 1) % 4
    glyphs = [layout.glyph(SeatIndex(other), kind) for kind in TREASURE_TYPES]
    assert len({glyph.x for glyph in glyphs}) == 6
    assert all(layout.panel_of(SeatIndex(other)).panel.contains(glyph) for glyph in glyphs)


def test_a_set_makes_room_for_a_button_only_while_it_has_one(open_app: OpenApp) -> None:
    setup = MODES["2 heirs"]
    rewards = collectors_of(moment(setup, claiming).state.variant).anytime

    def affords(state: GameState) -> bool:
        asked = state.pending
        return (
            isinstance(asked, Decide)
            and claiming(state)
            and sum(r.usable(state, asked.seat) for r in rewards) == 1
        )

    model = model_of(moment(setup, affords), open_app().words)
    layouts = LayoutCache(model, LARGE)
    paid = {TREASURE_TYPES[number] for number, places in enumerate(layouts.layout().sets) if places.paying}
    what = next(what for what, (kind, _) in PRICE.items() if paid == {kind})
    model.request = FlipOffer(model.view, model.viewer, what, optional=True)
    assert not any(places.paying for places in layouts.layout().sets)
    model.request = Waiting()
    assert any(places.paying for places in layouts.layout().sets)
    model.audience = Viewpoint.SEAT
    assert not any(places.paying for places in layouts.layout().sets)


@pytest.mark.parametrize("frame", [Frame.of((1920, 1080)), Frame.of((1280, 720)), Frame.of((1024, 768), 1.5)])
def test_the_buttons_of_the_top_bar_are_of_one_size(frame: Frame) -> None:
    layout = laid_out(MODES["3 heirs"], frame)
    bar = [layout.menu, layout.lock, layout.hint, layout.peek, layout.settings]
    assert max(each.width for each in bar) - min(each.width for each in bar) <= 1
    assert max(each.height for each in bar) - min(each.height for each in bar) <= 1
