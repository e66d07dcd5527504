"""Each component is drawn where it was asked for, in every state and size, and tells no secret."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any

import pygame
import pytest
from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas, PictureStore, cards, light
from crypt_game.drawing.canvas.cards import (
    CARD_HEIGHT,
    FRONT_SOCKETS,
    SetupMark,
    card_sockets,
    draw_card_back,
    draw_card_front,
    draw_card_pile,
    draw_card_taken,
    draw_mini_card,
    draw_mini_empty,
)
from crypt_game.drawing.canvas.coin_piles import CoinPile, draw_flying_coin
from crypt_game.drawing.canvas.collectors import CollectorWords, draw_collector
from crypt_game.drawing.canvas.fire import draw_flame, flame_area, light_up
from crypt_game.drawing.canvas.forms import (
    draw_hold_ring,
    draw_slider,
    draw_time_bar,
    draw_toggle,
)
from crypt_game.drawing.canvas.headline import draw_headline
from crypt_game.drawing.canvas.key_caps import draw_key_cap, draw_key_line
from crypt_game.drawing.canvas.light import Glow, draw_pool, draw_scrim
from crypt_game.drawing.canvas.message_boxes import draw_toast_box, draw_tooltip_box
from crypt_game.drawing.canvas.niche import draw_niche, niche_room
from crypt_game.drawing.canvas.panels import (
    BUTTONS,
    draw_button,
    draw_dialog_box,
    draw_empty_place,
    draw_focus_ring,
    draw_hairline,
    draw_inset,
    draw_outline,
    draw_row,
    draw_socket,
)
from crypt_game.drawing.canvas.parchment import draw_page_box, draw_parchment
from crypt_game.drawing.canvas.pieces import (
    draw_badge,
    draw_coin,
    draw_die,
    draw_disc,
    draw_letter_ring,
    draw_pill,
    draw_player_card,
    draw_portrait,
    draw_pushed_die,
    draw_seal,
    draw_side_seal,
    draw_step_disc,
)
from crypt_game.drawing.canvas.plots import (
    draw_curve,
    draw_curve_area,
    draw_grid_line,
    draw_plot_bar,
    draw_plot_point,
)
from crypt_game.drawing.canvas.rooms import HAND_OVER_ROOM, draw_room, draw_room_behind_panels, point_in_room
from crypt_game.drawing.canvas.sprites import draw_sprite
from crypt_game.drawing.canvas.surfaces import Pose
from crypt_game.drawing.canvas.table_marks import (
    draw_phases,
    draw_risk_ticks,
    draw_round_pips,
    draw_stack_bracket,
    draw_strength_tag,
)
from crypt_game.drawing.canvas.text import draw_numeral
from crypt_game.drawing.canvas.torches import draw_torch
from crypt_game.drawing.curtain import Curtain
from crypt_game.drawing.geometry import Frame, Scale
from crypt_game.drawing.room_flames import room_flames
from crypt_game.drawing.theme import Palette

SCALES = [0.5, 2 / 3, 1.0]
BOX = Rect(420, 220, 300, 200)
#: How far shadow and glow may reach beyond a box, in 1080p pixels.
HALO = 60

Draw = Callable[[Canvas], object]

COMPONENTS: dict[str, Draw] = {
    "panel": lambda b: b.panel(BOX),
    "panel, active": lambda b: b.panel(BOX, active=True),
    "panel, dim": lambda b: b.panel(BOX, dim=True),
    "panel, rim": lambda b: b.panel(BOX, rim=Palette.TREASURE["idol"].tint),
    "dialog": lambda b: draw_dialog_box(b, BOX),
    "inset": lambda b: draw_inset(b, BOX),
    "row": lambda b: draw_row(b, BOX),
    "row, chosen": lambda b: draw_row(b, BOX, chosen=True),
    "row, changed": lambda b: draw_row(b, BOX, changed=True),
    "empty place": lambda b: draw_empty_place(b, BOX),
    "socket": lambda b: draw_socket(b, BOX),
    "focus ring": lambda b: draw_focus_ring(b, BOX),
    "outline, selection": lambda b: draw_outline(b, BOX),
    "outline, legal": lambda b: draw_outline(b, BOX, "legal", strength=0.5),
    "glow": lambda b: b.glow(BOX, 0.8),
    "card front": lambda b: draw_card_front(b, "idol", 4, BOX, mark="IV"),
    "card front, turning": lambda b: draw_card_front(b, "idol", 4, BOX, pose=Pose(squeeze=0.4)),
    "card back": lambda b: draw_card_back(b, "pottery", BOX),
    "card taken": lambda b: draw_card_taken(b, "jewelry", 2, BOX, "moon"),
    "card pile": lambda b: draw_card_pile(b, "remains", BOX, 20),
    "mini front": lambda b: draw_mini_card(b, "idol", BOX, face_up=True, value=2),
    "mini back": lambda b: draw_mini_card(b, "idol", BOX, face_up=False, value=2, knowledge="own"),
    "mini empty": lambda b: draw_mini_empty(b, "idol", BOX),
    "collector": lambda b: draw_collector(
        b,
        "tapestry",
        "B",
        BOX,
        CollectorWords("Tapisserien", ("3+ allein{icon:arrow}{coin:7}", "2\t3"), "Spielende"),
        active=True,
    ),
    "die": lambda b: draw_die(b, "star", 6, BOX, chosen=True),
    "pushed die": lambda b: draw_pushed_die(b, "tower", 3, BOX.inflate(-80, -80)),
    "portrait": lambda b: draw_portrait(b, "pine", "duke", BOX),
    "portrait, ghost": lambda b: draw_portrait(b, "ghost", None, BOX),
    "player card": lambda b: draw_player_card(b, "moon", "duchess", BOX, "Duchess"),
    "torch": lambda b: draw_torch(b, "leader", BOX),
    "coin": lambda b: draw_coin(b, 10, BOX.center, 80),
    "disc": lambda b: draw_disc(b, "?", "own", BOX.center, 60),
    "badge": lambda b: draw_badge(b, "shade", BOX.center, 90),
    "seal": lambda b: draw_seal(b, True, BOX.center, 80),
    "side seal": lambda b: draw_side_seal(b, "A", BOX.center, 80),
    "letter ring": lambda b: draw_letter_ring(b, "B", BOX.center, 40),
    "step": lambda b: draw_step_disc(b, 3, BOX.center, 60, "current"),
    "step, done": lambda b: draw_step_disc(b, 3, BOX.center, 60, "done"),
    "toggle": lambda b: draw_toggle(b, BOX.inflate(-120, -140), True, hover=True),
    "slider": lambda b: draw_slider(b, BOX, 0.4, hover=True, notches=[0.2, 0.6]),
    "key cap": lambda b: draw_key_cap(b, "Entrée", (BOX.x, BOX.centery)),
    **{
        f"button {sign}": partial(draw_key_cap, label=sign, pos=(BOX.x, BOX.centery))
        for sign in "ⒶⓎ✕○□△☰⧉⋔✚"
    },
    "key, arrow": lambda b: draw_key_cap(b, "←", (BOX.x, BOX.centery)),
    "time bar": lambda b: draw_time_bar(b, Rect(BOX.x, BOX.y, BOX.width, 4), 0.5, Palette.SAFE),
    "hold ring": lambda b: draw_hold_ring(b, BOX.center, 0.6),
    "outline, warning": lambda b: draw_outline(b, BOX, "warning"),
    "grid line": lambda b: draw_grid_line(b, BOX.left, BOX.right, BOX.centery),
    "curve": lambda b: draw_curve(b, [BOX.topleft, BOX.center, BOX.topright]),
    "curve, dashed": lambda b: draw_curve(b, [BOX.topleft, BOX.center], Palette.MEAN, dashed=True),
    "area": lambda b: draw_curve_area(b, [BOX.topleft, BOX.center, BOX.topright], BOX.bottom),
    "point, won": lambda b: draw_plot_point(b, BOX.center, won=True),
    "point, lost": lambda b: draw_plot_point(b, BOX.center, won=False, hover=True),
    "bar": lambda b: draw_plot_bar(b, Rect(BOX.x, BOX.y, 30, 90)),
    "bar, lit": lambda b: draw_plot_bar(b, Rect(BOX.x, BOX.y, 30, 90), lit=True),
    "headline": lambda b: draw_headline(b, BOX, "Riddle", "Round 1", (2, 3), ""),
    "phases": lambda b: draw_phases(b, Rect(BOX.x, BOX.y, BOX.width, 40), ["A", "B", "C", "D"], 1),
    "pips": lambda b: draw_round_pips(b, BOX.midleft, 2, 9),
    "strength": lambda b: draw_strength_tag(b, "moon", "5 + 5 = 10", BOX.center, lit=True),
    "risk": lambda b: draw_risk_ticks(b, 4, Rect(BOX.x, BOX.y, 80, 9)),
    "bracket": lambda b: draw_stack_bracket(b, Rect(BOX.x, BOX.y, 12, BOX.height)),
    "page": lambda b: draw_parchment(b, BOX),
    "page box": lambda b: draw_page_box(b, BOX, strip=68),
    "tooltip box": lambda b: draw_tooltip_box(b, BOX, "top", BOX.centerx),
    "toast box": lambda b: draw_toast_box(b, BOX, "safe", 0.5),
    "flame": lambda b: draw_flame(b, BOX.center, 60, 1.7),
    "tinted sprite": lambda b: b.sprite("icon/flip", BOX.center, 60, tint=Palette.WARNING),
    "hairline": lambda b: draw_hairline(b, BOX.topleft, BOX.topright),
    "pill": lambda b: draw_pill(b, Rect(BOX.x, BOX.y, 120, 40), Palette.GILT),
}


def changed_area(before: pygame.Surface, after: pygame.Surface) -> Rect | None:
    """The smallest box round every pixel that differs by more than a trace."""
    mask = pygame.mask.from_threshold(after, (0, 0, 0, 0), (4, 4, 4, 255), othersurface=before)
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else None


@pytest.mark.parametrize("k", SCALES)
@pytest.mark.parametrize("name", sorted(COMPONENTS))
def test_a_component_is_drawn_where_it_was_asked_for(
    picture_store: PictureStore, screen: pygame.Surface, name: str, k: float
) -> None:
    screen.fill((20, 25, 32))
    before = screen.copy()
    COMPONENTS[name](Canvas(screen, picture_store, Scale(k)))
    area = changed_area(before, screen)
    assert area is not None
    assert BOX.inflate(2 * HALO, 2 * HALO).contains(area)


@pytest.mark.parametrize("name", sorted(COMPONENTS))
def test_drawing_twice_gives_the_same_picture(
    picture_store: PictureStore, screen: pygame.Surface, name: str
) -> None:
    pictures = []
    for shop in (picture_store, picture_store, PictureStore(picture_store._svg.parent)):
        screen.fill((20, 25, 32))
        COMPONENTS[name](Canvas(screen, shop, Scale(2 / 3)))
        pictures.append(pygame.image.tobytes(screen, "RGB"))
    assert pictures[0] == pictures[1] == pictures[2]


def test_light_on_a_clear_picture_does_not_show_what_was_painted_before(picture_store: PictureStore) -> None:
    shown = []
    for colour in ("white", "black"):
        picture_store.scratch((400, 400)).fill(colour)
        art = pygame.Surface((300, 300), pygame.SRCALPHA)
        art.fill((60, 40, 20, 128))
        draw_flame(Canvas(art, picture_store, Scale(1)), (150, 200), 60, still=True)
        shown.append(pygame.image.tobytes(art, "RGBA"))
    assert shown[0] == shown[1]


@pytest.mark.parametrize(("kind", "state"), sorted(BUTTONS))
def test_a_button_names_an_ink_that_can_be_read_upon_it(canvas: Canvas, kind: str, state: str) -> None:
    rect = Rect(300, 300, 200, 60)
    for key in BUTTONS:
        if key == (kind, state):
            ink = draw_button(canvas, rect, *key)
    ground = pygame.transform.average_color(canvas.surface, rect.inflate(-60, -30))[:3]
    light, dark = sorted((_luminance(ink), _luminance(ground)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.4


def _luminance(colour: tuple[int, ...]) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


def test_a_covered_card_tells_nothing_of_its_value(
    picture_store: PictureStore, screen: pygame.Surface
) -> None:
    pictures = set()
    for value in (None, 1, 4):
        screen.fill((0, 0, 0))
        canvas = Canvas(screen, picture_store, Scale(1))
        draw_mini_card(
            canvas, "idol", Rect(100, 100, 70, 96), face_up=False, value=value, knowledge="covered"
        )
        pictures.add(pygame.image.tobytes(screen, "RGB"))
    assert len(pictures) == 1


@pytest.mark.parametrize("face_up", [True, False])
@pytest.mark.parametrize("dice", range(7))
def test_dice_on_a_card_stay_on_the_card(canvas: Canvas, face_up: bool, dice: int) -> None:
    card = Rect(400, 100, 180, 252)
    boxes = card_sockets(card, face_up, dice)
    assert len(boxes) == max(4, dice)
    assert all(card.contains(box) for box in boxes)
    assert all(left.x < right.x for left, right in pairwise(boxes))
    if dice <= 4:
        assert not any(left.colliderect(right) for left, right in pairwise(boxes))


GERMAN_PHASES = ["Aufdecken", "Beanspruchen", "Sammeln", "Gib die Fackel weiter"]


@pytest.mark.parametrize(
    ("labels", "width", "shown", "words"),
    [
        (["Reveal", "Claim", "Collect", "Pass the Torch"], 576, 4, True),
        (GERMAN_PHASES, 576, 4, False),
        (GERMAN_PHASES, 300, 1, True),
    ],
)
def test_all_phases_stand_in_a_row_in_words_or_numerals_or_the_present_one_alone(
    canvas: Canvas, labels: list[str], width: int, shown: int, words: bool
) -> None:
    rect = Rect(100, 20, width, 34)
    cells = draw_phases(canvas, rect, labels, 3)
    assert len(cells) == shown
    assert (cells[0].width > 60) is words
    assert all(rect.contains(cell) for cell in cells)
    assert all(one.right <= other.left for one, other in pairwise(cells))


def test_a_flame_keeps_to_its_area(canvas: Canvas) -> None:
    for time in (0.0, 0.37, 1.9, 60.2):
        canvas.surface.fill((20, 25, 32))
        before = canvas.surface.copy()
        draw_flame(canvas, (500, 400), 80, time)
        area = changed_area(before, canvas.surface)
        assert area is not None
        assert flame_area((500, 400), 80).contains(area)


def test_steady_light_is_made_in_one_strength(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    strengths = set()

    def note(canvas: Canvas, middle: tuple[float, float], radius: int, strength: float) -> None:
        strengths.add(strength)

    monkeypatch.setattr("crypt_game.drawing.canvas.fire.brighten", note)
    for steady, found in ((True, 1), (False, 4)):
        strengths.clear()
        for tick in range(60):
            draw_flame(canvas, (500, 400), 80, tick / 12, steady=steady)
        assert len(strengths) == found


def test_of_light_that_was_bright_a_weaker_one_is_no_new_drawing(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To blur the light round a card takes half a frame: it is done when its act is rehearsed."""
    rect = Rect(400, 200, 203, 284)
    canvas.glow(rect, 1.0, reach=61)
    canvas.picture_store.briefly("shadows of a whole act", lambda: pygame.Surface((2000, 2000)))
    monkeypatch.setattr(light, "_blurred", None)
    weaker = []
    for strength in (0.75, 0.25):
        canvas.surface.fill(Palette.BLACK)
        canvas.glow(rect, strength, reach=61)
        weaker.append(canvas.surface.get_at((rect.centerx, rect.top - 8)).r)
    assert weaker[0] > weaker[1] > 0


def test_a_passing_shadow_looks_like_one_that_stays_and_nothing_of_it_is_kept(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    row, shown = Rect(200, 300, 700, 160), list[pygame.Surface]()
    for draw in (light.draw_cast_shadow, light.draw_passing_shadow):
        canvas.surface.fill((200, 120, 40))
        draw(canvas, row, 0.6)
        shown.append(canvas.surface.copy())
        monkeypatch.setattr(PictureStore, "briefly", None)
    assert changed_area(*shown) is None
    assert shown[0].get_at(row.center).r < 120


@pytest.mark.parametrize("way", [0.5, 1.5])
def test_the_torch_of_the_curtain_waits_where_the_window_has_another_size(
    canvas: Canvas, picture_store: PictureStore, way: float
) -> None:
    curtain = Curtain(lambda _: None)
    curtain.draw_over(lambda: None)
    curtain.update(Curtain.HALF / 4)
    curtain.draw(canvas)
    curtain.update(Curtain.HALF * (way - 1 / 4))
    assert curtain.burning
    assert curtain.flicker(canvas)
    wide, high = canvas.surface.get_size()
    resized = pygame.Surface((wide + 100, high + 50))
    assert curtain.flicker(Canvas(resized, picture_store, canvas.scale)) == []
    assert changed_area(pygame.Surface(resized.get_size()), resized) is None


def test_the_torch_of_the_curtain_burns_on_in_full_light_painted_once(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    curtain = Curtain(lambda _: None)
    curtain.draw_over(lambda: None)
    curtain.update(Curtain.HALF / 2)
    curtain.draw(canvas)  # half dark: its torch is half lit
    curtain.update(Curtain.HALF)
    assert curtain.opening
    pools: list[float] = []
    monkeypatch.setattr("crypt_game.drawing.canvas.fire._light_level", None)  # its light does not flicker

    def count(canvas: Canvas, middle: tuple[float, float], strength: float, reach: float) -> None:
        pools.append(strength)
        draw_pool(canvas, middle, strength, reach)

    monkeypatch.setattr("crypt_game.drawing.curtain.draw_pool", count)
    seen = set()
    for _ in range(3):
        assert curtain.flicker(canvas)
        seen.add(pygame.image.tobytes(canvas.surface, "RGB"))
    assert pools == [Glow.STRONG]
    assert len(seen) == 1


def test_each_arrow_key_shows_its_own_arrow(canvas: Canvas) -> None:
    """No typeface of the game has arrows: written, they were four empty caps."""
    seen = []
    for arrow in "←→↑↓":
        canvas.surface.fill(Palette.BLACK)
        draw_key_cap(canvas, arrow, (BOX.x, BOX.centery))
        seen.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert len(set(seen)) == len(seen)


def test_a_still_flame_does_not_move(canvas: Canvas) -> None:
    pictures = set()
    for time in (0.0, 0.37, 1.9):
        canvas.surface.fill((20, 25, 32))
        draw_flame(canvas, (500, 400), 80, time, still=True)
        pictures.add(pygame.image.tobytes(canvas.surface, "RGB"))
    assert len(pictures) == 1


@pytest.mark.parametrize("size", [(1280, 720), (1280, 960), (1720, 720)])
@pytest.mark.parametrize("paint", ["room", "room behind panels", "niche"])
def test_a_picture_fills_any_window(
    picture_store: PictureStore, screen: pygame.Surface, size: tuple[int, int], paint: str
) -> None:
    surface = pygame.Surface(size)
    surface.fill((255, 0, 255))
    canvas = Canvas(surface, picture_store, Frame.of(size))
    window = surface.get_rect()
    if paint == "room":
        draw_room(canvas, "rooms/vault", window)
        flames = [point_in_room(window, (0.6, 0.4))]
    elif paint == "niche":
        draw_niche(canvas, "star", "duchess", window)
        flames = [
            flame.foot for flame in room_flames(canvas, HAND_OVER_ROOM, niche_room(canvas.scale, window))
        ]
    else:
        draw_room_behind_panels(canvas, "rooms/archive", window, window)
        flames = []
    unpainted = pygame.mask.from_threshold(surface, (255, 0, 255), (2, 2, 2, 255)).count()
    assert unpainted == 0
    assert all(window.collidepoint(foot) for foot in flames)


def test_a_plot_of_nothing_draws_nothing(canvas: Canvas) -> None:
    before = canvas.surface.copy()
    draw_curve(canvas, [])
    draw_curve(canvas, [(50, 50)])
    draw_curve_area(canvas, [(50, 50)], 90)
    draw_plot_bar(canvas, Rect(50, 50, 20, 0))
    assert changed_area(before, canvas.surface) is None


def test_a_scrim_darkens_by_its_share(canvas: Canvas) -> None:
    canvas.surface.fill((200, 100, 40))
    draw_scrim(canvas, 0.5)
    assert canvas.surface.get_at((5, 5))[:3] == pytest.approx((100, 50, 20), abs=2)


def test_the_gold_of_a_title_runs_from_light_to_dark(canvas: Canvas) -> None:
    canvas.surface.fill((0, 0, 0))
    box = canvas.text(theme.HAND_OVER_NAME, "III", (100, 100))
    rows = [pygame.transform.average_color(canvas.surface, Rect(box.x, y, box.width, 3))[0] for y in
            (box.y + round(box.height * 0.32), box.y + round(box.height * 0.62))]  # fmt: skip
    assert rows[0] > rows[1] > 20


@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_a_card_with_a_mark_shows_another_piece_and_its_back_does_not(canvas: Canvas, value: int) -> None:
    def mini(face_up: bool, mark: SetupMark | None) -> bytes:
        canvas.surface.fill((20, 25, 32))
        draw_mini_card(canvas, "idol", BOX, face_up=face_up, value=value, knowledge="own", mark=mark)
        return pygame.image.tobytes(canvas.surface, "RGB")

    assert mini(True, "IV") == mini(True, "III") != mini(True, None)
    assert mini(False, "IV") == mini(False, None)


def test_two_cards_of_a_type_and_value_differ_where_their_pieces_are(canvas: Canvas) -> None:
    box = Rect(300, 100, 240, 336)
    shown = []
    for mark in (None, "IV", "IV"):
        canvas.surface.fill((20, 25, 32))
        draw_card_front(canvas, "pottery", 2, box, mark=mark)
        shown.append(pygame.image.tobytes(canvas.surface.subsurface(box.inflate(-80, -180)), "RGB"))
    assert shown[0] != shown[1] == shown[2]


@pytest.mark.parametrize("height", [60, 96, 336])
def test_the_keystone_of_a_card_holds_its_numeral_and_a_thumbnail_has_none(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch, height: int
) -> None:
    places: dict[str, Rect] = {}

    def noted_sprite(self: Canvas, name: str, *args: Any, **options: Any) -> Rect:
        places[name] = draw_sprite(self, name, *args, **options)
        return places[name]

    def noted_numeral(self: Canvas, style: theme.Style, text: str, *args: Any) -> Rect:
        places[text] = draw_numeral(self, style, text, *args)
        return places[text]

    monkeypatch.setattr(Canvas, "sprite", noted_sprite)
    monkeypatch.setattr(Canvas, "numeral", noted_numeral)
    draw_card_front(canvas, "pottery", 2, Rect(300, 100, round(height * 5 / 7), height), mark="III")
    if height < 90:
        assert "card_slot/keystone" not in places
    else:
        assert places["card_slot/keystone"].contains(places["III"])
        assert places["card_slot/keystone"].bottom <= height * FRONT_SOCKETS[2] / CARD_HEIGHT + 2


def test_the_coin_of_a_card_grows_from_its_corner(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    coins: list[Rect] = []

    def noted(canvas: Canvas, value: int, middle: tuple[float, float], size: float) -> None:
        coins.append(Rect(0, 0, round(size), round(size)).move_to(center=middle))

    monkeypatch.setattr(cards, "draw_coin", noted)
    for text in (1.0, 1.5, 2.0):
        brush = Canvas(canvas.surface, canvas.picture_store, Scale(text=text))
        draw_card_front(brush, "pottery", 2, Rect(0, 0, 301, 421))
        assert coins[-1].width >= coins[0].width * (1 + text) / 2 - 1
        assert coins[-1].topleft == pytest.approx(coins[0].topleft, abs=1)
        assert coins[-1].right < 301 / 2


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (2560, 1080), (2560, 1440)])
def test_the_room_of_a_hand_over_is_made_once_in_any_window(
    picture_store: PictureStore, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """Its wall and its front, wider than the window by what they shift, are kept beside each other."""
    monkeypatch.setattr(pygame.display, "get_window_size", lambda: size)
    picture_store.forget()
    made: list[str] = []
    rendered = picture_store.rendered

    def noted(name: str, at: tuple[int, int], **options: Any) -> pygame.Surface:
        made.append(name)
        return rendered(name, at, **options)

    monkeypatch.setattr(picture_store, "rendered", noted)
    canvas = Canvas(pygame.Surface(size), picture_store, Frame.of(size))
    shifted = canvas.surface.get_rect().scale_by(1.06)
    for _ in range(2):
        draw_niche(canvas, "star", "duchess", shifted)
    assert len(made) == len(set(made))


@pytest.mark.parametrize("size", [(1920, 1080), (2560, 1080), (2560, 1440)])
def test_light_and_what_it_is_painted_in_are_kept_beside_each_other_in_any_window(
    picture_store: PictureStore, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setattr(pygame.display, "get_window_size", lambda: size)
    picture_store.forget()
    canvas = Canvas(pygame.Surface(size), picture_store, Frame.of(size))

    def paint() -> None:
        draw_pool(canvas, canvas.surface.get_rect().center, 0.5, 360)
        for level in (0, 1):
            light_up(canvas, (400, 500), canvas.px(143), level)

    paint()
    made: list[object] = []
    monkeypatch.setattr("crypt_game.drawing.canvas.light.radial", lambda *shape: made.append(shape))
    paint()
    assert made == []


@pytest.mark.parametrize("k", SCALES)
def test_a_dashed_outline_has_nothing_within_at_any_size(
    picture_store: PictureStore, screen: pygame.Surface, k: float
) -> None:
    canvas = Canvas(screen, picture_store, Scale(k))
    for width in range(300, 460, 3):
        rect = Rect(20, 20, width, width // 2)
        for draw in (draw_empty_place, draw_focus_ring):
            screen.fill((20, 25, 32))
            draw(canvas, rect)
            row = [screen.get_at_mapped((x, rect.centery)) for x in range(rect.left + 8, rect.right - 8)]
            assert len(set(row)) == 1, (width, draw.__name__)


@pytest.mark.parametrize("k", SCALES)
def test_a_line_of_keys_stands_in_the_middle(
    picture_store: PictureStore, screen: pygame.Surface, k: float
) -> None:
    canvas, band = Canvas(screen, picture_store, Scale(k)), Rect(20, 40, 560, round(30 * k))
    screen.fill((20, 25, 32))
    before = screen.copy()
    draw_key_line(canvas, band, [("Tab", "next"), ("1 … 6", "effort")])
    area = changed_area(before, screen)
    assert area is not None
    assert abs(area.centerx - band.centerx) <= 3
    draw_key_line(canvas, band, [("Tab", "next")] * 30)
    area = changed_area(before, screen)
    assert area is not None
    assert band.left <= area.left < area.right <= band.right, "keys without room are left out"
    assert abs(area.centerx - band.centerx) <= 3


def test_a_flame_is_white_and_gold_not_red(picture_store: PictureStore, screen: pygame.Surface) -> None:
    screen.fill((0, 0, 0))
    draw_flame(Canvas(screen, picture_store, Scale(1)), (300, 300), 160, still=True)
    bright = [screen.get_at((x, y)) for x in range(260, 340) for y in range(150, 300)]
    red = [colour for colour in bright if colour.r > 200 and colour.g < colour.r * 0.45]
    assert len(red) < 0.15 * sum(colour.r > 200 for colour in bright)


@pytest.mark.parametrize("coins", [1, 7, 10, 11, 34])
def test_a_coin_flies_to_the_top_of_the_last_stack(
    picture_store: PictureStore, screen: pygame.Surface, coins: int
) -> None:
    canvas, pile = Canvas(screen, picture_store, Scale(1)), CoinPile(coins, (300, 300), 60, 240)
    screen.fill((20, 25, 32))
    pile.draw(canvas)
    x, y = map(round, pile.top)
    assert screen.get_at((x, y))[0] > 150, "gold lies there"
    assert screen.get_at((x, y - 20))[0] < 30, "and nothing but shade above it"
    lower = CoinPile(coins - 1, (300, 300), 60, 240).top
    assert coins % 10 in (0, 1) or y < lower[1]


def test_a_flying_coin_draws_light_behind_it(picture_store: PictureStore, screen: pygame.Surface) -> None:
    drawn = []
    for contrast in (False, True):
        canvas = Canvas(screen, picture_store, Scale(1, contrast=contrast))
        screen.fill((20, 25, 32))
        before = screen.copy()
        draw_flying_coin(canvas, (20, 150), (520, 150), 0.6, 40)
        drawn.append(changed_area(before, screen))
    assert drawn[0] is not None
    assert drawn[1] is not None
    assert drawn[1].width <= 42 < 60 < drawn[0].width


def test_a_question_keeps_off_what_stands_beside_the_note(canvas: Canvas) -> None:
    row, signs = Rect(80, 10, 1120, 40), 14.0
    question = "which claim brings you the most coins by the end of the game, on average, of all there are?"

    def drawn(asked: str) -> tuple[pygame.Surface, Rect]:
        canvas.surface.fill((20, 25, 32))
        noted = draw_headline(canvas, row, "Riddle", "Round 1 of 8", (0, 0), asked, signs)
        return canvas.surface.copy(), noted

    (plain, noted), (asked, _) = drawn(""), drawn(question)
    area = changed_area(plain, asked)
    assert area is not None
    assert area.left >= noted.right + signs * noted.height


def test_words_that_a_dialog_cuts_are_lost_in_the_dark_round_it(canvas: Canvas) -> None:
    canvas.surface.fill("white")
    draw_dialog_box(canvas, BOX)
    below = [canvas.surface.get_at((BOX.centerx, BOX.bottom + canvas.px(down))).r for down in (4, 8, 70)]
    assert max(below[:2]) < 255 / 4
    assert below[-1] == 255
