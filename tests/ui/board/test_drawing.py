"""What the table shows, and what it must not: words that fit, sums, hidden things, covered values."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, product
from typing import Any

import pygame
import pytest
from pygame import Rect, Vector2
from screen_scenes import SCENES

from crypt_game.drawing.canvas import Canvas, cards
from crypt_game.drawing.canvas.busts import draw_apparition_bust
from crypt_game.drawing.canvas.collectors import draw_icon_line
from crypt_game.drawing.canvas.surfaces import STILL, Pose
from crypt_game.drawing.geometry import Frame, Scale, square
from crypt_game.drawing.theme import BODY_BOLD, Palette, Style
from crypt_game.play.board_model import BoardModel, CarriedLight, GhostStep, GhostTurn, Waiting
from crypt_game.play.claim_draft import ClaimDraft, sum_words
from crypt_game.play.offer_drafts import FlipOffer
from crypt_game.play.set_ledger import pays_figure, sets_of
from crypt_game.play.spots import CardSpot, CollectorSpot, HeldSpot, LargeSpot, PoolDieSpot
from crypt_game.play.turn_status import turn_lines, turn_status
from crypt_game.rules import ALL_B, Card, Choice, FlipFor, GameSetup, Held, Mode, card_named
from crypt_game.rules import events as ev
from crypt_game.rules.collectors import collectors_of
from crypt_game.rules.events import SetAside
from crypt_game.rules.indices import PoolIndex, SeatIndex, SlotIndex
from crypt_game.rules.terms import TREASURE_TYPES, Phase, TreasureType
from crypt_game.text import Catalog
from crypt_game.text.collector_face import collector_lines
from crypt_game.ui.app import App
from crypt_game.ui.board import draw_ghost, draw_sets, draw_slab, draw_status, draw_zoom
from crypt_game.ui.board import draw_room as room_drawing
from crypt_game.ui.board.board_tips import card_tip
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.board.draw_room import draw_room, leader_light, light_of
from crypt_game.ui.board.draw_seats import portrait_of
from crypt_game.ui.board.draw_sets import set_heading
from crypt_game.ui.board.draw_zoom import cut_by_zoom, zoomed_spot
from crypt_game.ui.board.idle_table import idle_table
from crypt_game.ui.board.layout import BoardLayout
from crypt_game.ui.board.layout_room import SLAB_BACK
from crypt_game.ui.board.picture import BoardPicture, draw_over, parts_of
from crypt_game.ui.scenes.replay.scene import ReplayScene
from crypt_game.ui.scenes.table import tray_ghost
from crypt_game.ui.scenes.table.draw_tray import draw_tray
from crypt_game.ui.scenes.table.lesson_table import LessonScene
from crypt_game.ui.scenes.table.scene import TableScene

from ..conftest import OpenApp
from ..fitting import drawn_words, every_type_size, replace_everywhere, text_faults
from .staging import (
    MODES,
    asked_for,
    claiming,
    draw_table,
    model_of,
    moment,
    played,
    shown,
    with_claim,
    with_ghost,
)


def _claim_of(name: str) -> Callable[[Catalog], BoardModel]:
    return lambda words: with_claim(model_of(moment(MODES[name], claiming), words))


TABLES: dict[str, Callable[[Catalog], BoardModel]] = {
    **{f"claim of {name}": _claim_of(name) for name in MODES},
    "ghost of solo": lambda words: with_ghost(model_of(moment(MODES["solo"], claiming), words)),
    "ghost of twins": lambda words: with_ghost(model_of(moment(MODES["twins"], claiming), words)),
    "divvy of twins": lambda words: model_of(moment(MODES["twins"], asked_for(Choice.DIVVY, 3, 4)), words),
    "divvy of clash": lambda words: model_of(moment(MODES["clash 8"], asked_for(Choice.DIVVY, 3, 3)), words),
    "re-roll": lambda words: model_of(moment(MODES["4 heirs"], asked_for(Choice.REROLL, 3)), words),
    "taking": lambda words: model_of(moment(MODES["2 heirs"], asked_for(Choice.POTTERY, 2)), words),
}
"""A table of every kind, with whatever can be asked."""

ROUNDING = 24
"""Shades by which a pixel at the rim of a glow may differ; figures and words differ by far more."""


def picture_of(app: App, model: BoardModel) -> pygame.Surface:
    """The still picture of a table."""
    surface = pygame.Surface(app.surface.get_size()).convert()
    canvas = Canvas(surface, app.picture_store, app.frame)
    draw_table(canvas, model, layout_of(app, model), app.words.say, draw_tray)
    return surface


def staged(app: App, name: str) -> TableScene:
    """The table of a scene that has a picture of its own, all of which will be painted anew."""
    SCENES[name](app)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    scene._picture = BoardPicture(draw_tray)
    return scene


def layout_of(app: App, model: BoardModel) -> BoardLayout:
    return BoardLayout(app.frame, model.view, model.viewer, model.plan.players)


def same(one: pygame.Surface, other: pygame.Surface, rect: pygame.Rect | None = None) -> bool:
    area = rect or one.get_rect()
    parts = (pygame.image.tobytes(each.subsurface(area), "RGB") for each in (one, other))
    return next(parts) == next(parts)


def heirs(app: App, players: int = 3) -> BoardModel:
    return model_of(moment(MODES[f"{players} heirs"], claiming), app.words)


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_all_words_fit(open_app: OpenApp, table: Callable[[Catalog], BoardModel]) -> None:
    looks = ((1280, 720), "de", 2.0), ((1024, 640), "fr", 1.0), ((1024, 768), "fr", 1.5)
    for size, language, text_size in looks:
        app = open_app(size, language=language, text_size=text_size)
        model = table(app.words)
        assert text_faults(app, shown(app, model), typed=model.names) == []


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("table", ["claim of 2 heirs", "claim of 4 heirs", "claim of clash 8"])
def test_what_sets_pay_is_told_in_the_same_words_and_size_in_each(
    open_app: OpenApp, language: str, table: str
) -> None:
    for size, text_size in (((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.0), ((1024, 768), 1.0)):
        app = open_app(size, language=language, text_size=text_size)
        model = TABLES[table](app.words)
        scene = shown(app, model)
        sizes = every_type_size(app, scene)
        usual = [
            worth
            for worth, places in zip(sets_of(model, model.viewer).values(), scene.layout.sets, strict=True)
            if not places.paying or places.pays.width > places.reward.width * 3 / 2
        ]
        ranges = [pays_figure(worth) for worth in usual if worth.low < worth.high]
        for word, times in (("worth", len(usual) - len(ranges)), ("next", len(usual))):
            found = [size for words, size in sizes if words == app.words.say(f"table-set-{word}")]
            assert len(found) in (0, times)
            assert len(set(found)) < 2
        assert set(ranges) <= dict(sizes).keys()
        assert app.words.say("table-set-next") in dict(sizes)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_what_a_collector_requires_points_to_what_it_gives_on_every_line(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, language: str, text_size: float
) -> None:
    app = open_app((1280, 720), language=language, text_size=text_size)
    model = model_of(moment(GameSetup(Mode.STANDARD, 3, ALL_B), claiming), app.words)
    lines = [line for one in collectors_of(model.view.variant).sides for line in one.face]
    wanted = [line for line in lines if "{icon:arrow}" in line]
    assert len(wanted) == len(lines) > len(TREASURE_TYPES)
    arrows: list[str] = []
    sprite = Canvas.sprite

    def seen(canvas: Canvas, name: str, *args: Any, **options: Any) -> Any:
        arrows.extend([name] * (name == "icon/arrow"))
        return sprite(canvas, name, *args, **options)

    monkeypatch.setattr(Canvas, "sprite", seen)
    picture_of(app, model)
    assert len(arrows) == len(wanted)


@pytest.mark.parametrize(("size", "text"), [((1920, 1080), 1.0), ((1280, 720), 1.5), ((1024, 768), 1.0)])
@pytest.mark.parametrize("name", ["table-clash-8", "table-solo"])
def test_beside_the_button_of_a_reward_it_is_told_what_a_set_pays(
    open_app: OpenApp, name: str, size: tuple[int, int], text: float
) -> None:
    app = open_app(size, language="fr", text_size=text)
    scene = staged(app, name)
    assert any(places.paying for places in scene.layout.sets)
    words = drawn_words(app)
    assert [words.count(app.words.say(f"table-set-{word}")) for word in ("worth", "next")] == [6, 6]


@pytest.mark.parametrize("name", ["stops-2", "stops-4"])
@pytest.mark.parametrize(("size", "text"), [((1024, 768), 1.0), ((1280, 720), 1.5), ((2560, 1080), 1.5)])
def test_the_plate_of_a_computer_player_tells_its_level(
    open_app: OpenApp, name: str, size: tuple[int, int], text: float
) -> None:
    for language in ("en", "de", "fr"):
        app = open_app(size, language=language, text_size=text)
        SCENES[name](app)
        told = [app.words.say("setup-mind-sovereign")] * (int(name[-1]) - 1)
        table = app.stack.top
        assert isinstance(table, TableScene)
        drawn = drawn_words(app, shown(app, table.model))
        assert [words for words in drawn if words in told] == told


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(("size", "text"), [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1280, 720), 1.5)])
def test_levels_stand_in_the_same_line_of_all_plates(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int], text: float
) -> None:
    app = open_app(size, language=language, text_size=text)
    SCENES["stops-4"](app)
    table, set_line = app.stack.top, DrawContext.line
    assert isinstance(table, TableScene)
    rooms = []

    def told(context: DrawContext, line: TextLine, rect: Rect, *further: Any, **named: Any) -> Rect:
        if line.text == app.words.say("setup-mind-sovereign"):
            rooms.append(rect.y)
        return set_line(context, line, rect, *further, **named)

    monkeypatch.setattr(DrawContext, "line", told)
    drawn_words(app, shown(app, table.model))
    assert len(rooms) == 3
    assert len(set(rooms)) == 1


@pytest.mark.parametrize("name", ["stops-2", "stops-4"])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_beside_their_level_it_is_told_in_words_what_computer_players_do(
    open_app: OpenApp, name: str, text: float
) -> None:
    for language in ("en", "de", "fr"):
        app = open_app((1280, 720), language=language, text_size=text)
        SCENES[name](app)
        table = app.stack.top
        assert isinstance(table, TableScene)
        drawn = drawn_words(app, shown(app, table.model))
        rivals = [seat for seat in table.model.view.variant.heirs if seat != table.model.viewer]
        doing = [app.words.say(f"table-standing-{turn_status(table.model, seat).value}") for seat in rivals]
        assert all(drawn.count(words) >= doing.count(words) for words in doing)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.0)])
def test_exhausted_dice_are_told_in_one_size_on_all_plates(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int], text: float
) -> None:
    app, set_line, heights = open_app(size, language=language, text_size=text), DrawContext.line, list[int]()
    SCENES["offer-revive"](app)
    table = app.stack.top
    assert isinstance(table, TableScene)
    notes = [app.words.say("table-dice-exhausted", count=count) for count in (1, 2)]

    def told(context: DrawContext, line: TextLine, rect: Rect, *further: Any, **named: Any) -> Rect:
        words = set_line(context, line, rect, *further, **named)
        if line.text in notes and line.colour == Palette.WARNING:
            heights.append(words.height)
        return words

    monkeypatch.setattr(DrawContext, "line", told)
    drawn_words(app, shown(app, table.model))
    assert len(heights) in ((1, 2) if text > 1 else (2,))
    assert len(set(heights)) == 1


@pytest.mark.parametrize("table", ["claim of 3 heirs", "claim of twins", "claim of clash 8"])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.0)])
def test_the_round_and_who_plays_when_can_be_read(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, table: str, size: tuple[int, int], text: float
) -> None:
    app, signs = open_app(size, language="de", text_size=text), list[Rect]()

    def sign(_canvas: Canvas, _house: str, centre: tuple[int, int], high: float, **_: Any) -> None:
        signs.append(square(centre, high))

    model = TABLES[table](app.words)
    monkeypatch.setattr(room_drawing, "draw_badge", sign)
    scene = shown(app, model)
    sizes = dict(every_type_size(app, scene))
    told = app.words.say("table-round-of", round=model.view.round, rounds=model.view.variant.rounds)
    assert sizes[told] >= app.frame.px(24)
    assert len(signs) == len(turn_lines(model.view))
    assert min(each.height for each in signs) >= app.frame.px(27)
    assert all(one.right <= other.left + 1 for one, other in pairwise(signs))
    assert all(scene.layout.order.inflate(2, 2).contains(each) for each in signs)


def test_dice_of_like_fate_share_their_crack_where_room_is_short(open_app: OpenApp) -> None:
    app = open_app((1280, 720), text_size=1.5)
    SCENES["offer-reroll"](app)
    table = app.stack.top
    assert isinstance(table, TableScene)
    assert {"5, 1, 5 < 6", "1, 1, 1 < 6"} <= set(drawn_words(app, shown(app, table.model)))


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_pile_and_box_say_at_every_table_what_lies_there(
    open_app: OpenApp, size: tuple[int, int], language: str
) -> None:
    for text_size, name in product((1.0, 1.5), ("claim of twins", "claim of solo", "claim of 4 heirs")):
        app = open_app(size, language=language, text_size=text_size)
        model, say = TABLES[name](app.words), app.words.say
        assert model.view.top is not None
        coming = say("table-pile-next", type=say(f"term-type-{model.view.top.value}"))
        words = " ".join(drawn_words(app, shown(app, model)))
        assert coming in words, (name, text_size)
        assert f"{say('table-box')} {say('term-cards', count=len(model.view.discard))}" in words


def test_the_one_card_of_an_offer_is_named_in_the_singular(open_app: OpenApp) -> None:
    app = open_app((1280, 720), language="fr", text_size=1.5)
    SCENES["offer-take"](app)
    table = app.stack.top
    assert isinstance(table, TableScene)
    assert "Manuscrit" in drawn_words(app, shown(app, table.model))


@pytest.mark.parametrize(("text_size", "least"), [(1.0, 14), (1.5, 18)])
def test_the_values_of_my_cards_grow_with_the_text_size(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, text_size: float, least: int
) -> None:
    app = open_app((1280, 720), text_size=text_size)
    scene, discs = shown(app, TABLES["claim of 4 heirs"](app.words)), list[float]()
    monkeypatch.setattr(cards, "draw_disc", lambda canvas, value, known, at, size: discs.append(size))
    canvas, card = Canvas(app.surface, app.picture_store, app.frame), scene.layout.mini(TreasureType.IDOL, 0)
    cards.draw_mini_card(canvas, "idol", card, face_up=False, value=9)
    assert min(discs) >= least


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("table", ["re-roll", "taking"])
def test_the_amber_button_of_an_offer_has_the_larger_words(
    open_app: OpenApp, language: str, table: str
) -> None:
    for text_size in (1.0, 1.5, 2.0):
        app = open_app((1280, 720), language=language, text_size=text_size)
        scene = shown(app, TABLES[table](app.words))
        sizes = dict(every_type_size(app, scene))
        offer = "reroll" if table == "re-roll" else "take"
        accept, decline = (app.words.say(f"table-offer-{offer}-{each}") for each in ("accept", "decline"))
        if accept in sizes and decline in sizes:
            assert sizes[accept] >= sizes[decline]
        titles = {sizes[app.words.say(f"table-offer-{offer}-{each}")] for each in ("for", "cost", "gain")}
        assert len(titles) == 1


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_each_type_is_named_in_both_columns_of_a_divvy(open_app: OpenApp, language: str) -> None:
    app = open_app((1280, 720), language=language, text_size=1.5)
    SCENES["lesson-share"](app)
    lesson = app.stack.top
    assert isinstance(lesson, LessonScene)
    words = drawn_words(app, shown(app, lesson.model))
    for kind in TREASURE_TYPES:
        assert words.count(app.words.say(f"term-type-{kind.value}")) == 2 + 1, "in both, and in the set"


def test_who_is_waited_for_is_told_once(open_app: OpenApp) -> None:
    app = open_app()
    model = heirs(app)
    model.request = Waiting(seat=SeatIndex(1))
    scene = shown(app, model)
    words = drawn_words(app, scene)
    assert words.count(app.words.say("table-hint-thinks", name=model.names[1])) == 1
    assert app.words.say("table-phase-claim") in words


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 768), (2560, 1080)], ids=str)
def test_all_words_fit_everywhere(open_app: OpenApp, size: tuple[int, int], language: str) -> None:
    for text_size in (1.0, 1.25, 1.5, 2.0):
        app = open_app(size, language=language, text_size=text_size)
        for name, table in TABLES.items():
            model = table(app.words)
            assert text_faults(app, shown(app, model), typed=model.names) == [], f"{name} at {text_size}"


@pytest.mark.parametrize(
    ("effort", "dice", "words"),
    [(4, 1, "4"), (5, 2, "5 + 5 = 10"), (3, 5, "5 × 3 = 15"), (1, 3, "3 × 1 = 3")],
)
def test_strength_is_a_sum(effort: int, dice: int, words: str) -> None:
    assert sum_words(effort, dice) == words


def test_a_claim_in_the_making_shows_its_sum_its_risk_and_its_odds(open_app: OpenApp) -> None:
    app = open_app()
    model = with_claim(heirs(app))
    draft = model.asking
    assert isinstance(draft, ClaimDraft)
    group = next(iter(draft.groups.values()))
    words = drawn_words(app, shown(app, model))
    assert words.count(sum_words(group.effort, group.dice)) == 2
    lost = group.dice * (group.effort - 1) / 6
    assert f"{lost:.1f}" in words
    home = ((7 - group.effort) / 6) ** group.dice
    assert app.words.say("table-percent", value=round(100 * home)) in words


def test_what_is_in_the_air_is_left_out(open_app: OpenApp) -> None:
    app = open_app()
    model = heirs(app)
    whole = picture_of(app, model)
    for spot in (CardSpot(SlotIndex(0), 0), HeldSpot(model.viewer, 0)):
        place = layout_of(app, model).place(spot)
        model.hidden = {spot}
        assert not same(whole, picture_of(app, model), place)
        model.hidden = set()
    assert same(whole, picture_of(app, model))


@pytest.mark.parametrize(("tired", "lines"), [(6, 1), (7, 2), (24, 1)])
def test_exhausted_dice_lie_in_the_box_in_two_lines_and_many_are_counted(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, tired: int, lines: int
) -> None:
    app = open_app()
    model = model_of(moment(MODES["clash 8"], claiming), app.words)
    places: list[pygame.Rect] = []
    monkeypatch.setattr(draw_slab, "draw_die", lambda canvas, house, face, place: places.append(place))
    first = model.view.pools[0]._replace(available=0, exhausted=tired)
    rest = [pool._replace(exhausted=0) for pool in model.view.pools[1:]]
    model.view = model.view._replace(pools=(first, *rest))
    row = layout_of(app, model).pile.box_dice
    words = drawn_words(app, shown(app, model))
    assert (f"{tired} ×" in words) == (tired > 8)
    places.clear()
    picture_of(app, model)
    assert (len(places), len({place.y for place in places})) == (1 if tired > 8 else tired, lines)
    assert all(row.contains(place) for place in places)


def test_no_place_for_the_pile_is_seen_before_the_first_card_is_dealt(open_app: OpenApp) -> None:
    app = open_app()
    model = heirs(app)
    pile = layout_of(app, model).pile
    model.view = model.view._replace(deck=0, top=None, round=0)
    before = picture_of(app, model)
    model.view = model.view._replace(round=1)
    assert not same(before, picture_of(app, model), pile.card)
    assert not same(before, picture_of(app, model), pile.lines)


def test_the_stone_is_seen_where_the_pile_is_used_up(open_app: OpenApp) -> None:
    app = open_app()
    model = heirs(app)
    card = layout_of(app, model).pile.card
    model.view = model.view._replace(deck=0, top=None, round=0)
    bare = picture_of(app, model).subsurface(card.inflate(-20, -20)).copy()
    model.view = model.view._replace(round=1)
    hollow = picture_of(app, model).subsurface(card.inflate(-20, -20)).copy()
    before, after = (sum(pygame.transform.average_color(each)[:3]) for each in (bare, hollow))
    assert before / 2 < after < before
    assert len({tuple(hollow.get_at((x, 9))) for x in range(hollow.get_width())}) > 9


@pytest.mark.parametrize("mode", ["solo", "twins"])
def test_a_ghost_stands_higher_in_its_turn_and_lights_the_slab(open_app: OpenApp, mode: str) -> None:
    app, ghost = open_app(), SeatIndex(1)
    model = with_ghost(model_of(moment(MODES[mode], claiming), app.words), seat=ghost)
    layout = layout_of(app, model)
    head, edge = layout.portrait(ghost), layout.slab_edge
    brow = pygame.Rect(head.x, head.y, head.width, (edge - head.y) // 3)
    stone = pygame.Rect(head.centerx, edge, 4, 4)
    colds = []
    for risen in (0.0, 0.5, 1.0):
        model.risen[ghost] = risen
        picture = picture_of(app, model)
        colds.append([pygame.transform.average_color(picture, area) for area in (brow, stone)])
    blue = [[colour[2] - colour[0] for colour in areas] for areas in colds]
    assert blue[0][0] < blue[2][0]
    assert blue[0][1] < blue[1][1] < blue[2][1]
    model.risen.clear()
    assert same(picture, picture_of(app, model))


@pytest.mark.parametrize("name", ["riddle-ghost", "replay-solo"])
def test_a_ghost_that_has_not_moved_yet_stands_risen_in_its_turn(open_app: OpenApp, name: str) -> None:
    app, ghost = open_app(), SeatIndex(1)
    SCENES[name](app)
    scene = app.stack.top
    assert isinstance(scene, TableScene | ReplayScene)
    assert turn_status(scene.model, ghost).value == "turn"
    assert scene.model.risen[ghost] == 1
    canvas = Canvas(app.surface, app.picture_store, app.frame)
    assert any(flame.cold for flame in idle_table(canvas, scene.model, scene.layout).flames)


def test_a_ghost_at_rest_looks_over_the_edge_and_ends_there(open_app: OpenApp) -> None:
    app = open_app()
    box, edge = pygame.Rect(300, 100, 200, 220), 260
    eyes = pygame.Rect(box.x, edge - 60, box.width, 40)
    stone = pygame.Rect(box.x, edge, box.width, box.bottom - edge)
    shown = []
    for risen in (0.0, 1.0):
        canvas = Canvas(pygame.Surface((800, 600)), app.picture_store, app.frame)
        draw_apparition_bust(canvas, "ghost", box, edge, risen)
        shown.append([max(pygame.transform.average_color(canvas.surface, area)) for area in (eyes, stone)])
    (resting_eyes, resting_stone), (risen_eyes, risen_stone) = shown
    assert 25 < resting_eyes < risen_eyes
    assert resting_stone == 0 < risen_stone


@pytest.mark.parametrize("risen", [0.0, 1.0])
def test_what_stands_behind_a_ghost_hardly_shows_through_its_brow(open_app: OpenApp, risen: float) -> None:
    app = open_app()
    box, edge = pygame.Rect(300, 100, 200, 220), 260
    brow = pygame.Rect(box.centerx - 30, box.centery - 30, 60, 20)
    seen = []
    for behind in ("black", "white"):
        canvas = Canvas(pygame.Surface((800, 600)), app.picture_store, app.frame)
        canvas.surface.fill(behind)
        draw_apparition_bust(canvas, "ghost", box, edge, risen)
        seen.append(pygame.transform.average_color(canvas.surface, brow)[0])
    assert seen[0] <= seen[1] < seen[0] + 40


def own_secret(model: BoardModel) -> tuple[BoardModel, BoardModel]:
    """Two tables that differ only in the value of a card that its owner alone knows."""
    models = []
    for card in (card_named("idol-1-0"), card_named("idol-4-0")):
        cards = (Held[Card](card),)
        seats = tuple(
            seat._replace(cards=cards) if number == model.viewer else seat
            for number, seat in enumerate(model.view.seats)
        )
        view = model.view._replace(seats=seats, public=frozenset(), seen=frozenset({card}))
        models.append(BoardModel(model.plan, view, model.viewer, model.names))
    return models[0], models[1]


def test_covered_values_leave_no_trace_in_the_picture(open_app: OpenApp) -> None:
    app = open_app()
    one, other = own_secret(heirs(app))
    assert one.covered
    assert same(picture_of(app, one), picture_of(app, other))
    one.covered = other.covered = False
    assert not same(picture_of(app, one), picture_of(app, other))


def test_a_covered_card_is_not_told_by_the_zoom(open_app: OpenApp) -> None:
    app = open_app()
    pictures = []
    for model in own_secret(heirs(app)):
        model.zoom = HeldSpot(model.viewer, 0)
        surface = picture_of(app, model)
        draw_over(
            Canvas(surface, app.picture_store, Scale(app.frame.k)),
            model,
            layout_of(app, model),
            app.words.say,
        )
        pictures.append(surface)
    assert same(pictures[0], pictures[1])


@pytest.mark.parametrize(
    ("zoom", "lies_there"),
    [
        (None, False),
        (CardSpot(SlotIndex(99), 0), False),
        (CardSpot(SlotIndex(1), 5), False),
        (HeldSpot(SeatIndex(0), 99), False),
        (CardSpot(SlotIndex(1), 0), True),
        (CollectorSpot(TreasureType.IDOL), True),
    ],
)
def test_only_what_lies_there_is_zoomed(open_app: OpenApp, zoom: LargeSpot | None, lies_there: bool) -> None:
    model = heirs(open_app())
    model.zoom = zoom
    assert zoomed_spot(model) == (zoom if lies_there else None)


def test_the_zoom_lies_over_the_table(open_app: OpenApp) -> None:
    app = open_app()
    large = CardSpot(SlotIndex(0)), HeldSpot(heirs(app).viewer, 0), CollectorSpot(TreasureType.IDOL)
    for spot in large:
        model = heirs(app)
        model.zoom = spot
        plain, zoomed = picture_of(app, model), picture_of(app, model)
        canvas = Canvas(zoomed, app.picture_store, Scale(app.frame.k))
        draw_over(canvas, model, layout_of(app, model), app.words.say)
        assert not same(plain, zoomed)


def test_the_words_below_a_zoomed_collector_are_about_as_wide_as_it(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, boxes = open_app((1920, 1080)), list[Rect]()
    monkeypatch.setattr(draw_zoom, "draw_tooltip_box", lambda canvas, rect: boxes.append(rect))
    SCENES["zoom"](app)
    app.step(0)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    shown = scene.layout.zoom(scene.layout.place(CollectorSpot(TreasureType.REMAINS)), low=True)
    assert boxes[-1].top > shown.top
    assert boxes[-1].width > shown.width * 0.85


def test_the_key_of_a_refusal_stands_with_its_use_behind_the_sentence(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, keys, boxes = open_app((1920, 1080)), list[tuple[Rect, Any]](), list[Rect]()
    line = DrawContext.line

    def noted(*told: Any, **how: Any) -> Rect:
        boxes.append(line(*told, **how))
        return boxes[-1]

    monkeypatch.setattr(draw_status, "draw_key_line", lambda _, rect, uses: keys.append((rect, uses)))
    monkeypatch.setattr(DrawContext, "line", noted)
    SCENES["refusal"](app)
    boxes.clear()
    app.step(0)
    (place, uses), told = keys[-1], [box for box in boxes if box.centery == keys[-1][0].centery]
    assert uses == [("F1", app.words.say("table-key-rule"))]
    assert {place.left - box.right for box in told} == {12}


def test_who_is_waited_for_stands_at_the_left_of_the_tray(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, heads = open_app((1920, 1080)), list[Rect]()

    def noted(*told: Any) -> None:
        heads.append(told[-1])

    replace_everywhere(monkeypatch, portrait_of, noted)
    SCENES["stops-2"](app)
    app.step(0)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    assert heads[-1].left - scene.layout.tray.left < 50


def test_the_lock_of_a_stack_stands_in_one_line_with_its_words(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, heights, paragraph = open_app((1920, 1080)), dict[str, int](), Canvas.paragraph

    def noted(canvas: Canvas, style: Style, text: str, *told: Any, **how: Any) -> int:
        heights[text] = paragraph(canvas, style, text, *told, **how)
        return heights[text]

    monkeypatch.setattr(Canvas, "paragraph", noted)
    SCENES["divvy"](app)
    app.step(0)
    high = heights[f"{{icon:icon/lock}} {app.words.say('table-one-owner')}"]
    assert high < 2 * Canvas(app.surface, app.picture_store, app.frame).text_height(BODY_BOLD)


def test_pile_and_box_are_left_out_where_the_zoom_would_cut_them(open_app: OpenApp) -> None:
    app = open_app()
    model = heirs(app)
    layout = layout_of(app, model)
    for kind in TreasureType:
        model.zoom = CollectorSpot(kind)
        place = layout.zoom(layout.place(model.zoom), low=True)
        beside = layout.pile.whole, layout.pile.box_row
        assert cut_by_zoom(model, layout) == [each for each in beside if place.colliderect(each)] != []
    canvas, parts = Canvas(app.surface, app.picture_store, Scale(app.frame.k)), []
    for left_out in ((), [layout.pile.whole]):
        context = DrawContext(canvas, model, layout, app.words.say, left_out=left_out)
        parts.append([part.name for part in parts_of(context, draw_tray)])
    assert [name for name in parts[0] if name != "pile"] == parts[1]
    assert "pile" in parts[0]


def test_the_kept_picture_is_painted_anew_only_when_something_lies_differently(open_app: OpenApp) -> None:
    app = open_app()
    model, picture = heirs(app), BoardPicture(draw_tray)
    canvas = Canvas(app.surface, app.picture_store, Scale(app.frame.k))

    def frame() -> pygame.Surface:
        picture.draw(canvas, model, layout_of(app, model), app.words.say)
        return app.surface.copy()

    first = frame()
    model.collect.rolls = {SlotIndex(0): (1,)}
    with_claim(model)
    assert same(first, frame())
    picture.invalidate()
    second = frame()
    assert not same(first, second)
    model.hidden = {CardSpot(SlotIndex(1), 0)}
    assert not same(second, frame())


def test_panels_that_change_at_once_are_painted_a_few_in_a_frame(open_app: OpenApp) -> None:
    app = open_app((1024, 640))
    picture, canvas = BoardPicture(draw_tray), Canvas(app.surface, app.picture_store, Scale(app.frame.k))
    moments = played(MODES["4 heirs"], 1)
    one, other = (model_of(now, app.words) for now in (moments[0], moments[-1]))

    def frame(model: BoardModel) -> pygame.Surface:
        picture.draw(canvas, model, layout_of(app, model), app.words.say)
        return app.surface.copy()

    for _ in range(20):
        frame(one)
    picture.invalidate()
    late = [(frame(other), picture.late) for _ in range(20)]
    anew = picture_of(app, other)
    assert late[0][1]
    assert not alike(late[0][0], anew)
    assert not late[-1][1]
    assert alike(late[-1][0], anew)


def test_a_panel_on_which_something_landed_is_painted_at_once(open_app: OpenApp) -> None:
    app = open_app((1024, 640))
    picture, canvas = BoardPicture(draw_tray), Canvas(app.surface, app.picture_store, Scale(app.frame.k))
    model = heirs(app, 4)
    model.hidden = {PoolDieSpot(PoolIndex(pool), 0) for pool in range(4)}
    for _ in range(12):
        picture.draw(canvas, model, layout_of(app, model), app.words.say)
    model.hidden = set()
    picture.draw(canvas, model, layout_of(app, model), app.words.say)
    assert not picture.late
    assert alike(app.surface, picture_of(app, model))


@pytest.mark.parametrize("mode", ["3 heirs", "solo", "clash 6"])
def test_kept_parts_never_show_what_was(open_app: OpenApp, mode: str) -> None:
    app = open_app((1024, 640))
    picture = BoardPicture(draw_tray)
    canvas = Canvas(app.surface, app.picture_store, Scale(app.frame.k))
    for now in played(MODES[mode], 1)[::5]:
        model = model_of(now, app.words)
        picture.invalidate()
        for _ in range(30):
            picture.draw(canvas, model, layout_of(app, model), app.words.say)
        picture.invalidate()
        picture.draw(canvas, model, layout_of(app, model), app.words.say)
        anew = picture_of(app, model)
        assert alike(app.surface, anew)


def alike(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether two pictures differ by no more than light that was added in two steps instead of one."""
    pairs = zip(*(pygame.image.tobytes(each, "RGB") for each in (one, other)), strict=True)
    return all(abs(a - b) <= ROUNDING for a, b in pairs)


@pytest.mark.parametrize(
    ("rolls", "told"),
    [((3, 5), ["3, 5 < 6"]), ((6, 5), ["6 ≥ 6", "5 < 6"]), ((1, 2, 2, 6, 6, 3), ["2", "4"])],
)
def test_rolls_are_told_as_when_they_were_thrown_and_counted_where_there_is_no_room_for_each(
    open_app: OpenApp, rolls: tuple[int, ...], told: list[str]
) -> None:
    app = open_app()
    model = model_of(moment(MODES["clash 8"], claiming), app.words)
    taken = tuple(
        slot._replace(seat=SeatIndex(0), effort=6, dice=len(rolls))
        if slot is not None and place == 0
        else slot
        for place, slot in enumerate(model.view.crypt)
    )
    model.view = model.view._replace(crypt=taken, phase=Phase.COLLECT)
    model.request = Waiting()
    picture_of(app, model)
    before = drawn_words(app, shown(app, model))
    model.collect.rolls = {SlotIndex(0): rolls}
    words = drawn_words(app, shown(app, model))
    assert [word for word in told if words.count(word) <= before.count(word)] == []


def test_dice_that_are_never_rolled_are_called_safe_and_a_tip_says_why(open_app: OpenApp) -> None:
    app = open_app()
    model = model_of(moment(MODES["4 heirs"], claiming), app.words)
    say, safe = app.words.say, app.words.say("table-risk-safe")
    taken = tuple(
        slot._replace(seat=SeatIndex(0), effort=1, dice=1) if slot is not None and place == 0 else slot
        for place, slot in enumerate(model.view.crypt)
    )
    model.view, model.request = model.view._replace(crypt=taken), Waiting()
    before = drawn_words(app, shown(app, model)).count(safe)
    model.view = model.view._replace(phase=Phase.COLLECT)
    assert drawn_words(app, shown(app, model)).count(safe) == before + 1
    tip = card_tip(model, say, SlotIndex(0), 0)
    assert tip is not None
    assert say("table-effort-rule", effort=1) in tip.body


def test_a_reward_offered_at_any_time_shows_its_price(open_app: OpenApp) -> None:
    app = open_app((1920, 1080))
    model = heirs(app, 4)
    model.request = FlipOffer(model.view, SeatIndex(model.viewer), FlipFor.PEEK, optional=False)
    words = drawn_words(app, shown(app, model))
    assert app.words.say("table-offer-peek-cost") in words
    assert app.words.say("table-offer-close") in words


def test_the_ladder_shows_the_score_on_its_rung(open_app: OpenApp) -> None:
    app = open_app()
    model = model_of(moment(MODES["solo"], claiming), app.words)
    ladder = layout_of(app, model).ladder
    assert ladder is not None
    model.covered = True
    covered = picture_of(app, model)
    model.covered = False
    present = picture_of(app, model)
    assert not same(covered, present, ladder)
    model.scores = {SeatIndex(0): 41}
    assert not same(present, picture_of(app, model), ladder)


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_a_lone_players_line_tells_the_step_of_the_ghost_that_is_lit(open_app: OpenApp, text: float) -> None:
    app = open_app(text_size=text)
    turn = staged(app, "ghost-solo").model.asking
    assert isinstance(turn, GhostTurn)
    assert f"{turn.steps[-1].text}: {turn.steps[-1].reason}." in drawn_words(app)


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_a_ghost_among_twins_tells_what_it_does_and_why_once_in_a_sentence(
    open_app: OpenApp, text: float
) -> None:
    app = open_app(language="de", text_size=text)
    turn = staged(app, "ghost-twins").model.asking
    assert isinstance(turn, GhostTurn)
    said = [line for line in drawn_words(app) if turn.steps[-1].reason in line or turn.steps[-1].text in line]
    assert said == [f"{turn.steps[-1].text}: {turn.steps[-1].reason}."]


def test_the_score_so_far_lies_on_the_head_of_whoever_asks(open_app: OpenApp) -> None:
    app = open_app()
    model = heirs(app)
    head = layout_of(app, model).portrait(model.viewer)
    before = picture_of(app, model)
    model.scores = {model.viewer: 23}
    assert not same(before, picture_of(app, model), head)


def test_every_collector_side_has_its_icons(open_app: OpenApp) -> None:
    app = open_app()
    for setup in (MODES["2 heirs"], MODES["3 heirs"]):
        for collector in collectors_of(moment(setup, claiming).state.variant).sides:
            lines = collector_lines(collector.type, collector.side, app.words.say)
            assert 1 <= len(lines) <= 2
            assert all("[" not in line for line in lines)


def test_two_torches_burn_beside_the_middle_arch_and_none_before_a_plate(open_app: OpenApp) -> None:
    app = open_app()
    canvas = Canvas(app.surface, app.picture_store, app.frame)
    model = heirs(app)
    layout = layout_of(app, model)
    left, right, leaders = idle_table(canvas, model, layout).flames
    assert left.foot[0] < layout.frame.window.centerx < right.foot[0]
    assert layout.torch(model.view.leader, "leader").collidepoint(leaders.foot)
    houses = model_of(moment(MODES["clash 8"], claiming), app.words)
    clash = layout_of(app, houses)
    plates = [places.panel for places in clash.panels.values()]
    (wall, _) = idle_table(canvas, houses, clash).flames
    assert not any(plate.collidepoint(wall.foot) for plate in plates)


def test_no_flame_of_the_wall_burns_where_a_plate_covers_its_holder(open_app: OpenApp) -> None:
    app = open_app()
    canvas = Canvas(app.surface, app.picture_store, app.frame)
    model = model_of(moment(MODES["4 heirs"], claiming), app.words)
    layout = BoardLayout(Frame.of((1280, 720), 1.5), model.view, model.viewer, model.plan.players)
    edges = [abs(places.panel.right - x) for places in layout.panels.values() for x, _ in layout.room.torches]
    assert min(edges) < layout.room.flame / 4  # the plate in the middle ends at the foot of a flame
    left, leaders = idle_table(canvas, model, layout).flames
    assert left.foot[0] < layout.frame.window.centerx
    assert layout.torch(model.view.leader, "leader").collidepoint(leaders.foot)


def test_no_torch_of_the_wall_burns_before_a_head(open_app: OpenApp) -> None:
    app = open_app()
    canvas = Canvas(app.surface, app.picture_store, app.frame)
    model = model_of(moment(MODES["clash 8"], claiming), app.words)
    frame, view = Frame.of((2560, 1080), 1.5), model.view
    layout = BoardLayout(frame, view, model.viewer, model.plan.players)
    assert any(layout.portrait(seat).collidepoint(foot) for seat in view.variant.heirs
               for foot in layout.room.torches)  # fmt: skip
    (leaders,) = idle_table(canvas, model, layout).flames
    assert layout.torch(view.leader, "leader").collidepoint(leaders.foot)


def test_heirs_at_ease_blink_and_their_torches_turn_cold_for_the_ghost(open_app: OpenApp) -> None:
    app = open_app()
    canvas = Canvas(app.surface, app.picture_store, app.frame)
    model = heirs(app)
    layout = layout_of(app, model)
    seats = range(len(model.plan.players))
    assert len(idle_table(canvas, model, layout).busts) == len(seats)
    model.moods[SeatIndex(0)] = "wince"
    assert len(idle_table(canvas, model, layout).busts) == len(seats) - 1
    assert not any(flame.cold for flame in idle_table(canvas, model, layout).flames)
    model.request, model.ghost_turn = Waiting(), GhostTurn(SeatIndex(1), ())
    assert [flame.cold for flame in idle_table(canvas, model, layout).flames] == [True, True, False]


def test_the_glass_behind_a_ghosts_reasons_grows_with_them(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app()
    model = with_ghost(model_of(moment(MODES["solo"], claiming), app.words))
    layout = layout_of(app, model)
    glasses: list[pygame.Rect] = []
    monkeypatch.setattr(draw_ghost, "draw_panel_glass", lambda _, rect, style: glasses.append(rect))
    turn = model.ghost_turn
    assert turn is not None
    canvas = Canvas(app.surface, app.picture_store, app.frame)
    all_steps = [GhostStep(f"Step {number}", "for this reason", done=True) for number in range(9)]
    for count in range(1, len(all_steps) + 1):
        turn.steps = all_steps[:count]
        draw_ghost.draw_ghost(DrawContext(canvas, model, layout, app.words.say))
    heights = [glass.height for glass in glasses]
    assert heights == sorted(heights)
    assert heights[0] < heights[1] < heights[2] < heights[-1]
    assert {glass.topleft for glass in glasses} == {glasses[0].topleft}
    assert glasses[-1] == layout.reason


def test_the_steps_of_a_ghost_are_numbered_as_they_are_seen(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app()
    model = with_ghost(model_of(moment(MODES["solo"], claiming), app.words))
    turn, numbers = model.ghost_turn, list[int]()
    assert turn is not None
    turn.steps = [GhostStep(f"Step {number}", "for this reason", done=number < 8) for number in range(9)]
    monkeypatch.setattr(draw_ghost, "draw_step_disc", lambda canvas, number, *rest: numbers.append(number))
    canvas = Canvas(app.surface, app.picture_store, app.frame)
    draw_ghost.draw_ghost(DrawContext(canvas, model, layout_of(app, model), app.words.say))
    assert numbers == list(range(1, len(numbers) + 1))
    assert 1 < len(numbers) < 9


def test_the_card_that_a_ghosts_dice_take_is_outlined_until_others_are_set_aside(open_app: OpenApp) -> None:
    app = open_app()
    model = with_ghost(model_of(moment(MODES["solo"], claiming), app.words))
    ghost, turn = SeatIndex(1), model.ghost_turn
    assert turn is not None
    cards = layout_of(app, model).crypt.cards
    before = picture_of(app, model)
    model.note(ev.GhostAimed(ghost, turn.groups[0], SlotIndex(1), ()))
    after = picture_of(app, model)
    lit = [not same(before, after, card.inflate(8, 8)) for card in cards]
    assert lit == [number == 1 for number in range(len(cards))]
    model.note(ev.GhostSetAside(ghost, turn.groups[1], SetAside.NO_ROOM, ()))
    assert turn.target is None


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_in_larger_type_a_ghosts_last_step_stands_below_the_one_before(
    open_app: OpenApp, language: str
) -> None:
    app = open_app((1280, 720), language=language, text_size=1.5)
    SCENES["ghost-solo"](app)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    turn = scene.model.ghost_turn
    assert turn is not None
    scene._picture = BoardPicture(draw_tray)  # so that all of it is painted anew
    said = " ".join(" ".join(drawn_words(app)).split())
    told = [words for step in turn.steps[-2:] for words in (step.text, step.reason)]
    assert [words for words in told if " ".join(words.split()) not in said] == []


def test_the_vault_turns_cold_as_far_as_a_ghost_has_risen(open_app: OpenApp) -> None:
    app = open_app()
    canvas = Canvas(app.surface, app.picture_store, app.frame)
    model = model_of(moment(MODES["solo"], claiming), app.words)
    layout = layout_of(app, model)
    ghost = next(seat for seat in model.view.variant.all_seats if layout.is_ghost(seat))
    room = DrawContext(canvas, model, layout, app.words.say)
    colds = []
    for risen in (0.0, 0.5, 1.0):
        model.risen[ghost] = risen
        colds.append(light_of(room)[-1])
    assert colds == [0.0, 0.5, 1.0]
    app.picture_store.forget()  # what watches type paints no walls, and they would be kept
    draw_room(room)
    red, _, blue, _ = app.surface.get_at(layout.status.center)
    model.risen[ghost] = 0.0
    draw_room(room)
    warm = app.surface.get_at(layout.status.center)
    assert red / blue < warm[0] / warm[2]


def test_a_place_waits_for_the_card_that_is_in_the_air(open_app: OpenApp) -> None:
    app = open_app()
    model = heirs(app)
    free = next(place for place, slot in enumerate(model.view.crypt) if slot is not None and slot.dice == 0)
    rect = layout_of(app, model).crypt.cards[free]
    model.request = Waiting()
    model.hidden.add(CardSpot(SlotIndex(free), 0))
    waiting = picture_of(app, model)
    left = tuple(None if place == free else slot for place, slot in enumerate(model.view.crypt))
    model.view = model.view._replace(crypt=left)
    assert same(waiting, picture_of(app, model), rect)


def test_the_vault_darkens_round_by_round_on_a_table_that_is_kept(open_app: OpenApp) -> None:
    app = open_app((1024, 640))
    picture, canvas = BoardPicture(draw_tray), Canvas(app.surface, app.picture_store, Scale(app.frame.k))
    model = heirs(app)
    room, lights = layout_of(app, model).room, []
    spot = room.grid.point(room.x(960), room.y(SLAB_BACK + 8))
    for round_ in (1, 9):
        model.view = model.view._replace(round=round_)
        picture.invalidate()
        for _ in range(10):
            picture.draw(canvas, model, layout_of(app, model), app.words.say)
        lights.append(sum(app.surface.get_at(spot)[:3]))
    assert lights[1] < lights[0] * 0.9


def test_the_light_leans_to_the_leaders_side(open_app: OpenApp) -> None:
    app = open_app((1300, 740))
    model = heirs(app)
    layout = layout_of(app, model)
    seats = [SeatIndex(seat) for seat in range(3) if seat != model.viewer]
    light: dict[tuple[int, int], int] = {}
    for leader in seats:
        model.view = model.view._replace(leader=leader)
        room = Canvas(pygame.Surface(app.frame.size), app.picture_store, app.frame)
        draw_room(DrawContext(room, model, layout, app.words.say))
        for seat in seats:
            near = layout.member(seat).bust.clip(room.surface.get_rect())
            light[leader, seat] = sum(pygame.transform.average_color(room.surface, near)[:3])
    one, other = seats
    assert light[one, one] > 1.1 * light[other, one]
    assert light[other, other] > 1.1 * light[one, other]


def test_the_leaders_light_is_carried_along_a_line_and_leaves_nothing_behind(open_app: OpenApp) -> None:
    app = open_app((1024, 640))
    model, picture = heirs(app), BoardPicture(draw_tray)
    model.view = model.view._replace(leader=SeatIndex(1))
    layout = layout_of(app, model)
    canvas = Canvas(app.surface, app.picture_store, app.frame)
    room = DrawContext(canvas, model, layout, app.words.say)
    ends = [Vector2(layout.member(SeatIndex(seat)).bust.center) for seat in (0, 1)]
    places = []
    for step in range(29):
        model.carried = CarriedLight(SeatIndex(0), step / 28) if step < 28 else None
        places.append(Vector2(leader_light(room).center))
        if step in (0, 14, 15):
            picture.draw(canvas, model, layout, app.words.say)
    assert [places[0], places[-1]] == ends
    whole = ends[0].distance_to(ends[1])
    assert all(one.distance_to(other) < whole / 9 for one, other in pairwise(places))
    assert places[14].distance_to(ends[0]) == pytest.approx(whole / 2, abs=2)
    picture.draw(canvas, model, layout, app.words.say)
    carried = pygame.image.tobytes(app.surface, "RGB")
    BoardPicture(draw_tray).draw(canvas, model, layout, app.words.say)
    assert carried == pygame.image.tobytes(app.surface, "RGB")


@pytest.mark.parametrize(
    ("size", "text", "language"),
    [
        ((1024, 768), 1.0, "de"),
        ((1024, 768), 1.5, "fr"),
        ((1920, 1080), 1.5, "fr"),
        ((1280, 720), 1.0, "de"),
        ((1280, 720), 1.5, "de"),
    ],
)
def test_every_set_is_named_in_small_windows(
    open_app: OpenApp, size: tuple[int, int], text: float, language: str
) -> None:
    app = open_app(size, language=language, text_size=text)
    model = heirs(app)
    layout = layout_of(app, model)
    context = DrawContext(Canvas(app.surface, app.picture_store, app.frame), model, layout, app.words.say)
    names = [context.type_name(kind) for kind in TREASURE_TYPES]
    assert set_heading(context, names, layout.sets[0].name) is not None
    assert layout.sets[0].titled or not layout.sets[0].large_type
    shared = layout_of(app, TABLES["divvy of clash"](app.words))
    assert shared.sharing
    assert set_heading(context, names, shared.sets[0].name) is not None


@pytest.mark.parametrize(("size", "language"), [((1280, 720), "fr"), ((2560, 1080), "de")])
def test_in_large_type_each_collector_keeps_its_medal_and_has_a_rule_of_one_size(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    app = open_app(size, language=language, text_size=1.5)
    sprite = Canvas.sprite
    medals: list[float] = []
    rules: dict[int, set[float]] = {}

    def of_picture(self: Canvas, name: str, *place: Any, **how: Any) -> None:
        medals.extend([place[-1]] if name.startswith("collectors/") else [])
        sprite(self, name, *place, **how)

    def of_line(canvas: Canvas, text: str, rect: Rect, style: Style) -> float:
        rules.setdefault(rect.x, set()).add(style.size)
        return draw_icon_line(canvas, text, rect, style)

    monkeypatch.setattr(Canvas, "sprite", of_picture)
    monkeypatch.setattr(draw_sets, "draw_icon_line", of_line)
    picture_of(app, heirs(app))
    assert len(medals) == len(TREASURE_TYPES)
    assert len(set(medals)) == 1
    assert len(rules) == len(TREASURE_TYPES)
    assert all(len(sizes) == 1 for sizes in rules.values())


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_high_narrow_sets_have_a_large_medal_above_their_rule(open_app: OpenApp, text: float) -> None:
    app = open_app((1024, 768), language="de", text_size=text)
    model = TABLES["divvy of clash"](app.words)
    for places in layout_of(app, model).sets:
        assert places.medal.width >= 0.28 * places.panel.width
        assert places.medal.bottom <= places.rule.top
        assert places.rule.bottom <= places.pays.top
        assert places.rule.height >= app.frame.px(48), "room for two lines"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_in_large_type_the_narrow_sets_of_a_divvy_have_their_rules_beside_their_medals(
    open_app: OpenApp, size: tuple[int, int], language: str
) -> None:
    app = open_app(size, language=language, text_size=1.5)
    model = TABLES["divvy of clash"](app.words)
    for places in layout_of(app, model).sets:
        assert places.rule.left > places.medal.right
        assert abs(places.rule.centery - places.medal.centery) <= 1
        assert places.medal.width > 0.2 * places.panel.width
        assert places.pays.height <= places.panel.width // 4, "room for a word beside the coin"
    told = " ".join(drawn_words(app, shown(app, model)))
    assert app.words.say("table-one-owner") in told


def test_dice_that_a_ghost_is_still_to_place_keep_their_light(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app()
    model = with_ghost(model_of(moment(MODES["solo"], claiming), app.words))
    turn, drawn = model.ghost_turn, list[Pose]()
    assert turn is not None
    assert "next" in {turn.progress(number) for number in range(len(turn.groups))}

    def note(*told: object, pose: Pose = STILL, **more: object) -> None:
        drawn.append(pose)

    monkeypatch.setattr(draw_ghost, "draw_die", note)
    monkeypatch.setattr(tray_ghost, "draw_die", note)
    canvas = Canvas(app.surface, app.picture_store, app.frame)
    context = DrawContext(canvas, model, layout_of(app, model), app.words.say)
    draw_ghost.draw_ghost(context)
    tray_ghost.draw_groups(context, turn)
    assert set(drawn) == {STILL}
