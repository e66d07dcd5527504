"""The people at the table: busts behind the slab, plates with dice, torches, and what they have collected."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas.busts import draw_bust
from crypt_game.drawing.canvas.glass import GlassStyle
from crypt_game.drawing.canvas.panels import draw_socket
from crypt_game.drawing.canvas.pieces import draw_badge, draw_coin, draw_die, draw_pill, draw_portrait
from crypt_game.drawing.canvas.surfaces import Pose
from crypt_game.drawing.canvas.torches import draw_torch
from crypt_game.drawing.geometry import IconSize, Space
from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.play.spots import HeldSpot, PoolDieSpot, RollSpot, Spot, Torch, TorchSpot
from crypt_game.play.turn_status import TurnStatus, failing_now, turn_status
from crypt_game.rules.indices import PoolIndex, SeatIndex
from crypt_game.rules.terms import TREASURE_TYPES, Mode
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.board.draw_ghost import GHOST_DARK, draw_apparition
from crypt_game.ui.board.draw_room import draw_panel_glass, leader_light
from crypt_game.ui.board.layout_seats import MemberPlaces, SeatPlaces

__all__ = ["draw_busts", "draw_plates", "portrait_of"]

_STATUS_ICON = {
    TurnStatus.TURN: "play",
    TurnStatus.DECIDES: "play",
    TurnStatus.NEXT: "clock",
    TurnStatus.LAST: "clock",
    TurnStatus.AGAIN: "clock",
    TurnStatus.CLAIMED: "check",
    TurnStatus.RECOVERED: "recover",
    TurnStatus.ROLLS: "play",
    TurnStatus.ROLLED: "check",
    TurnStatus.PUSHED_OUT: "push",
}
_LIVELY = (TurnStatus.TURN, TurnStatus.DECIDES, TurnStatus.PROPOSES)
_CROSSED: dict[Torch, float] = {"leader": 6.0, "lights-out": -6.0}
"""By how many degrees torches lean that one seat holds both of."""
_NONE = (96, 98, 104)
_LEADER_LIGHT = 0.3
_LEADER_REACH = 0.72
_BUST_LIGHT, _BUST_REACH = 0.5, 0.62
_SCORE, _SCORE_SHARE, _SCORE_DOWN, _SCORE_LIGHT = 62, 1 / 3, 0.62, 0.4
"""The coin of a score: how large at most, in units and widths of the bust; how far down; its light."""
_DIE_IN_SOCKET = 7 / 8
_TALL_GLYPH, _LOW_GLYPH, _TALL_GLYPH_DOWN = 0.46, 0.83, 0.3
"""The glyph of a type on a chip, in its heights: above its number or beside it, and how far down above it."""
_WIDE_CHIP, _NARROW_CORNER, _NARROW_GLYPH, _NARROW_EDGE = 1.3, 0.25, 0.4, 0.1
"""How wide a chip for glyph and number is, in heights; corners of a narrower one, its glyph and what stays
free beside that and the number, in widths."""
_NOTE_ICON = 0.56
_NAME, _STATUS_STYLE = theme.NAME._replace(size=26), theme.STATUS._replace(floor=13)
_MATE, _MATE_STATUS = theme.NAME_SMALL._replace(size=21), 15
_WINCING = theme.rgb("#9A3A2A")
"""What washes the plate of whoever has just been hurt."""
_CHIP_COUNT, _NARROW_COUNT = (theme.COUNT._replace(size=size, floor=11) for size in (22, 20))


# Busts -----------------------------------------------------------------------------------------------------
def draw_busts(context: DrawContext) -> None:
    """Everybody's bust, the present player in a warm light, and light on the side of the Leader."""
    shone = leader_light(context)
    context.part("leader", shone, tuple(shone), partial(_draw_light, shone), waits=())
    for pool, places in context.layout.panels.items():
        members = list(zip(context.model.view.variant.members[pool], places.members, strict=True))
        if pool == context.model.view.variant.pool_of[context.model.viewer]:
            members.sort(key=lambda each: each[0] == context.model.viewer)
        else:
            members.reverse()
        for seat, member in members:
            if context.layout.is_ghost(seat):
                draw_apparition(context, seat, member.bust)
                continue
            told = seat, context.model.scores.get(seat), context.model.moods.get(seat)
            paint = partial(_draw_bust, seat, member.bust)
            context.part("bust", member.bust, (told, context.model.acting == seat), paint, waits=told)


def _draw_light(bust: Rect, context: DrawContext) -> None:
    """The glow of the Leader's torch."""
    context.canvas.glow(bust.center, _LEADER_LIGHT, reach=bust.width * _LEADER_REACH / context.canvas.scale.k)


def _draw_bust(seat: SeatIndex, rect: Rect, context: DrawContext) -> None:
    canvas, model = context.canvas, context.model
    if model.acting == seat:
        reach = rect.height * _BUST_REACH / canvas.scale.k
        canvas.glow(rect.center, _BUST_LIGHT, reach=reach)
    mood, title = model.moods.get(seat, "calm"), model.person(seat).title.value
    draw_bust(canvas, context.house(seat), title, rect, mood=mood)
    score = model.scores.get(seat)
    if score is not None:
        size = min(canvas.px(_SCORE), round(rect.width * _SCORE_SHARE))
        centre = (rect.right - size, rect.y + rect.height * _SCORE_DOWN)
        canvas.glow(centre, _SCORE_LIGHT, reach=size / canvas.scale.k)
        draw_coin(canvas, score, centre, size)


# Plates ----------------------------------------------------------------------------------------------------
def draw_plates(context: DrawContext) -> None:
    """All plates, the one of the present player lit."""
    for pool, places in context.layout.panels.items():
        flying = _flying(context, pool)
        shows = pool, flying, _shown_of(context, pool)
        context.part("panel", places.panel, shows, partial(_draw_plate, pool), waits=(flying, pool))


def _flying(context: DrawContext, pool: PoolIndex) -> frozenset[Spot]:
    """What is in the air on its way to the panel of a pool."""
    members = context.model.view.variant.members[pool]
    rolling = context.model.acting in members
    return frozenset(
        spot
        for spot in context.model.hidden
        if (isinstance(spot, PoolDieSpot) and spot.pool == pool)
        or (isinstance(spot, HeldSpot | TorchSpot) and spot.seat in members)
        or (isinstance(spot, RollSpot) and rolling)
    )


def _shown_of(context: DrawContext, pool: PoolIndex) -> Hashable:
    """Everything that the panel of a pool shows, but for what is in the air."""
    view, model = context.model.view, context.model
    members = view.variant.members[pool]
    asking, turn = model.asking, model.ghost_on_show
    return (
        view.pools[pool],
        tuple(view.seats[seat].cards for seat in members),
        tuple(turn_status(model, seat) for seat in members),
        model.acting in members,
        _winces(context, pool),
        tuple((seat == view.leader, seat == view.lights_out, seat == model.viewer) for seat in members),
        asking.used if isinstance(asking, ClaimDraft) and asking.seat in members else 0,
        turn.rolls if turn is not None and turn.seat in members else (),
        sum(die.pool == pool for die in failing_now(view)),
        tuple(model.scores.get(seat) for seat in members),
    )


def _winces(context: DrawContext, pool: PoolIndex) -> bool:
    """Whether somebody of a pool has just been hurt."""
    members = context.model.view.variant.members[pool]
    return any(context.model.moods.get(seat) == "wince" for seat in members)


def _draw_plate(pool: PoolIndex, context: DrawContext) -> None:
    """One plate of a pool."""
    places = context.layout.panels[pool]
    members = context.model.view.variant.members[pool]
    active = context.model.acting in members
    ghost = context.layout.is_ghost(members[0])
    wash = _WINCING if _winces(context, pool) else None
    style = GlassStyle(active=active, wash=wash)
    if ghost:
        style = GlassStyle(active=active, cold=True, dark=GHOST_DARK)
    draw_panel_glass(context, places.panel, style)
    if context.model.view.setup.mode is Mode.CLASH:
        _draw_house(context, pool, members, places)
    else:
        _draw_seat(context, members[0], places)
    if not places.notes:
        _draw_pool(context, pool, places)
    for seat in members:
        _draw_torches(context, seat)


def portrait_of(context: DrawContext, seat: SeatIndex, rect: Rect, alpha: int = theme.OPAQUE) -> None:
    """The head of whoever sits there."""
    draw_portrait(
        context.canvas, context.house(seat), context.model.person(seat).title.value, rect, alpha=alpha
    )


def _draw_seat(context: DrawContext, seat: SeatIndex, places: SeatPlaces) -> None:
    """One heir (or Ghost) with a pool of their own."""
    canvas, member = context.canvas, places.members[0]
    draw_badge(canvas, context.house(seat), places.badge.center, places.badge.height)
    room = _clear_of_torches(context, seat, places, member.name)
    context.line(TextLine(_NAME, context.model.names[seat]), room)
    below = _clear_of_torches(context, seat, places, member.status)
    if context.model.is_computer_heir(seat):
        below.width -= _draw_level(context, seat, below)
    _draw_status(context, seat, below)
    if member.glyphs:
        _draw_types(context, seat, member)
    elif context.layout.is_ghost(seat) and not places.notes:
        context.line(
            TextLine(_STATUS_STYLE, context.say("table-ghost-dice"), theme.Palette.MUTED), places.note
        )


def _draw_level(context: DrawContext, seat: SeatIndex, below: Rect) -> int:
    """How strong a computer player is, at the end of the line `below`. Returns how many pixels it takes."""
    level = context.say(f"setup-mind-{context.model.person(seat).mind.value}")
    words = context.line(TextLine(theme.NOTE, level, theme.Palette.MUTED), below, "right")
    return below.right - words.x + context.canvas.px(Space.CLOSE)


def _clear_of_torches(context: DrawContext, seat: SeatIndex, places: SeatPlaces, line: Rect) -> Rect:
    """A line of a plate, as wide as the torches beside it leave."""
    room = line.copy()
    held = [torch for torch in _torches_of(context, seat, places) if torch.colliderect(line)]
    if held:
        room.width = min(torch.x for torch in held) - context.canvas.px(Space.TIGHT) - room.x
    return room


def _torches_of(context: DrawContext, seat: SeatIndex, places: SeatPlaces) -> list[Rect]:
    """Where the torches lie that a seat's pool holds."""
    view, pool = context.model.view, context.model.view.variant.pool_of
    held = (pool[view.leader] == pool[seat]) + (pool[view.lights_out] == pool[seat])
    return list(places.torches[:held])


def _status(context: DrawContext, seat: SeatIndex) -> TextLine:
    """The word below the name: what the seat is doing."""
    now = turn_status(context.model, seat)
    own = now in _LIVELY and context.model.is_yours(seat)
    text = context.say(f"table-standing-{now.value}-you" if own else f"table-standing-{now.value}")
    if now in (*_LIVELY, TurnStatus.ROLLS):
        return TextLine(theme.BODY_BOLD, text, theme.Palette.TORCH)
    if now is TurnStatus.PUSHED_OUT:
        return TextLine(theme.STATUS, text, theme.Palette.WARNING)
    return TextLine(theme.STATUS, text, theme.Palette.MUTED)


def _draw_status(context: DrawContext, seat: SeatIndex, room: Rect) -> None:
    """What the seat is doing: in a word, or as an icon where the word has no room."""
    status = _status(context, seat)
    if context.canvas.fits(status.style, status.text, room.width):
        context.line(status, room, floor=status.style.floor)
    else:
        _draw_status_icon(context, turn_status(context.model, seat), Rect(room.topleft, (room.height,) * 2))


def _draw_status_icon(context: DrawContext, now: TurnStatus, box: Rect) -> None:
    icon, tint = _STATUS_ICON.get(now), theme.Palette.TORCH if now in _LIVELY else theme.Palette.MUTED
    if icon is not None:
        size = min(context.canvas.px(IconSize.TEXT), box.height)
        context.canvas.sprite(f"icon/{icon}", box.center, size, tint=tint)


def _draw_types(context: DrawContext, seat: SeatIndex, member: MemberPlaces) -> None:
    """How many cards of each type the seat has, on a chip in the tint of the type."""
    held = context.model.view.seats[seat].cards
    tall = all(chip.height > chip.width for chip in member.glyphs)
    for kind, chip in zip(TREASURE_TYPES, member.glyphs, strict=True):
        count = sum(
            entry.card.type is kind and context.shows(HeldSpot(seat, index))
            for index, entry in enumerate(held)
        )
        _draw_type(context, kind.value, count, chip, tall=tall)


def _draw_type(context: DrawContext, kind: str, count: int, chip: Rect, *, tall: bool) -> None:
    """Glyph and number: one above the other on `tall` chips, else side by side."""
    canvas, tones = context.canvas, theme.Palette.TREASURE[kind]
    narrow = not tall and chip.width < chip.height * _WIDE_CHIP
    if count:
        draw_pill(canvas, chip, tones.tint, tones.dark, corner=_NARROW_CORNER if narrow else 0.5)
    tint = tones.light if count else _NONE
    side = min(chip.width, round(chip.height * (_TALL_GLYPH if tall else _LOW_GLYPH)))
    if tall:
        mark = (chip.centerx, chip.y + round(chip.height * _TALL_GLYPH_DOWN))
        box = Rect(chip.x, chip.y + chip.height // 2, chip.width, chip.height - chip.height // 2)
    else:
        edge = round(chip.width * _NARROW_EDGE) if narrow else 1
        side = min(side, round(chip.width * (_NARROW_GLYPH if narrow else 0.5)))
        mark = (chip.x + side // 2 + edge, chip.centery)
        box = Rect(chip.x + side + edge, chip.y, chip.width - side - 2 * edge, chip.height)
    canvas.sprite(f"glyph/{kind}", mark, side, tint=tint)
    words, colour = (str(count), theme.Palette.IVORY) if count else ("–", theme.Palette.DIM)
    context.line(TextLine(_NARROW_COUNT if narrow else _CHIP_COUNT, words, colour), box, "center")


def _draw_pool(context: DrawContext, pool: PoolIndex, places: SeatPlaces) -> None:
    """The pool's dice: empty sockets for those at work, then those at hand, exhausted ones last."""
    view, house = context.model.view, context.pool_house(pool)
    asking, turn = context.model.asking, context.model.ghost_on_show
    at_hand, tired = view.pools[pool].available, view.pools[pool].exhausted
    if isinstance(asking, ClaimDraft) and view.variant.pool_of[asking.seat] == pool:
        at_hand -= asking.used
    rolls = turn.rolls if turn is not None and view.variant.pool_of[turn.seat] == pool else ()
    count = len(places.dice)
    away = count - at_hand - tired
    for number, place in enumerate(places.dice):
        draw_socket(context.canvas, place)
        if not context.shows(PoolDieSpot(pool, number)):
            continue
        inner = place.scale_by(_DIE_IN_SOCKET)
        if number >= count - tired:
            draw_die(context.canvas, house, "exhausted", inner)
        elif number < len(rolls) and context.shows(RollSpot(number)):
            draw_die(context.canvas, house, rolls[number], inner)
        elif number >= away:
            draw_die(context.canvas, house, 1, inner)
    if len(view.variant.members[pool]) == 1 and not context.layout.is_ghost(view.variant.members[pool][0]):
        _draw_note(context, view.variant.members[pool][0], places.note)


def _dice_words(context: DrawContext, seat: SeatIndex) -> dict[str, int]:
    """How many dice of a seat wait to be exhausted, and how many are, each with its words."""
    view = context.model.view
    pool = view.variant.pool_of[seat]
    counts = {
        "failed": sum(die.pool == pool for die in failing_now(view)),
        "exhausted": view.pools[pool].exhausted,
    }
    return {context.say(f"table-dice-{what}", count=n): n for what, n in counts.items() if n}


def _draw_note(context: DrawContext, seat: SeatIndex, note: Rect) -> None:
    """How many dice wait to be exhausted, and how many are, beside the dice; all plates with room for words
    have them in one size."""
    canvas, view, counts = context.canvas, context.model.view, _dice_words(context, seat)
    row, lines = note.height // max(1, len(counts)), [(line, note.width) for line in counts]
    style, least = context.fitted(_STATUS_STYLE, row), canvas.scale.fair(_STATUS_STYLE)
    high = canvas.scale.font(style) >= canvas.scale.font(style._replace(size=least))
    if not high or not all(canvas.fits(style, *line) for line in lines):
        icon = round(note.height * _NOTE_ICON)
        figure = TextLine(theme.COUNT, str(sum(counts.values())), theme.Palette.WARNING)
        box = context.line(figure, note, "right")
        canvas.sprite("icon/exhaust", (box.x - icon, note.centery), icon, tint=theme.Palette.WARNING)
        return
    most = context.say("table-dice-exhausted", count=view.variant.pool_size)
    alike = [(most, context.layout.panel_of(each).note.width) for each in view.variant.heirs]
    style = canvas.level(style, [*lines, *(line for line in alike if canvas.fits(_STATUS_STYLE, *line))])
    for number, line in enumerate(counts):
        rect = Rect(note.x, note.y + number * row, note.width, row)
        context.line(TextLine(style, line, theme.Palette.WARNING), rect, floor=style.floor)


def _draw_torches(context: DrawContext, seat: SeatIndex) -> None:
    view = context.model.view
    held: dict[Torch, SeatIndex] = {"lights-out": view.lights_out, "leader": view.leader}
    for torch, holder in held.items():
        if holder == seat and context.shows(TorchSpot(seat, torch)):
            angle = _CROSSED[torch] if view.leader == view.lights_out else 0.0
            place = context.layout.torch(seat, torch)
            draw_torch(context.canvas, torch, place, Pose(angle=angle), fire=False)


# Houses ----------------------------------------------------------------------------------------------------
def _draw_house(
    context: DrawContext, pool: PoolIndex, members: tuple[SeatIndex, ...], places: SeatPlaces
) -> None:
    """A house of Clash: its name, and a row for each member; of the own house the viewer's name (§8.2)."""
    canvas, house, viewer = context.canvas, context.pool_house(pool), context.model.viewer
    draw_badge(canvas, house, places.badge.center, min(places.badge.width, places.badge.height))
    if viewer not in members and not canvas.scale.larger:
        words = TextLine(theme.PANEL_TITLE, context.say(f"setup-house-{house}"), theme.Palette.HEADING)
        context.line(words, _clear_of_torches(context, members[0], places, places.heading))
    for seat, member in zip(members, places.members, strict=True):
        if seat == viewer:
            room = _clear_of_torches(context, seat, places, member.name)
            context.line(TextLine(_NAME, context.model.names[seat]), room)
            _draw_status(context, seat, _clear_of_torches(context, seat, places, member.status))
        else:
            _draw_name_row(context, seat, member.name.union(member.status))
            _draw_types(context, seat, member)


def _draw_name_row(context: DrawContext, seat: SeatIndex, box: Rect) -> None:
    """A member's name, and what they are doing: in a word, or as an icon where the word would not fit."""
    canvas, now, status = context.canvas, turn_status(context.model, seat), _status(context, seat)
    style = context.fitted(status.style._replace(size=theme.STATUS.size, floor=_MATE_STATUS), box.height)
    room = box.width - canvas.measure(theme.NAME_SMALL, context.model.names[seat])[0] - canvas.px(Space.TIGHT)
    if canvas.fits(style, status.text, room):
        left = context.line(status._replace(style=style), box, "right", floor=style.floor).x
    else:
        size = min(canvas.px(IconSize.TEXT), box.height)
        left = box.right - size
        _draw_status_icon(context, now, Rect(left, box.centery - size // 2, size, size))
    colour = theme.Palette.TORCH if now in _LIVELY else theme.Palette.IVORY
    words = Rect(box.x, box.y, left - canvas.px(Space.TIGHT) - box.x, box.height)
    context.line(TextLine(_MATE, context.model.names[seat], colour), words)
