"""The side panels of the people at the table: heads, dice, torches, and what they have collected."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from pygame import Rect

from crypt_game.rules.terms import TREASURE_TYPES, Mode
from crypt_game.ui import theme
from crypt_game.ui.scenes.table.claim import ClaimDraft
from crypt_game.ui.scenes.table.easel import Easel, Line
from crypt_game.ui.scenes.table.layout_seats import MemberPlaces, SeatPlaces
from crypt_game.ui.scenes.table.model import GhostTurn, Spot, SpotKind
from crypt_game.ui.scenes.table.standing import Standing, failing_now, standing

__all__ = ["draw_panels", "portrait_of"]

_STATUS_ICON = {
    Standing.TURN: "play",
    Standing.DECIDES: "play",
    Standing.NEXT: "clock",
    Standing.LAST: "clock",
    Standing.AGAIN: "clock",
    Standing.CLAIMED: "check",
    Standing.RECOVERED: "recover",
    Standing.ROLLED: "check",
}
_MOST_TEXT = 1.15
"""How far the title above a name grows with the player's text size: never beyond the name."""
_FLYING = (SpotKind.POOL_DIE, SpotKind.HELD, SpotKind.TORCH)
_LIVELY = (Standing.TURN, Standing.DECIDES, Standing.PROPOSES)


def draw_panels(easel: Easel) -> None:
    """All panels of pools, the active one lit."""
    scores = tuple(easel.model.ledger.items())
    for pool, places in easel.layout.panels.items():
        flying = _flying(easel, pool)
        shows = pool, flying, _shown_of(easel, pool)
        easel.part("panel", places.panel, shows, partial(_draw_panel, pool), waits=(flying, scores))


def _flying(easel: Easel, pool: int) -> frozenset[Spot]:
    """What is in the air on its way to the panel of a pool."""
    members = easel.model.view.variant.members[pool]
    return frozenset(
        spot
        for spot in easel.hidden(*_FLYING)
        if (spot.a == pool if spot.kind is SpotKind.POOL_DIE else spot.a in members)
    )


def _shown_of(easel: Easel, pool: int) -> Hashable:
    """Everything that the panel of a pool shows, but for what is in the air."""
    view, model = easel.model.view, easel.model
    members = view.variant.members[pool]
    asking = model.asking
    draft = isinstance(asking, ClaimDraft) and view.variant.pool_of[asking.seat] == pool
    return (
        view.pools[pool],
        tuple(view.seats[seat].cards for seat in members),
        tuple(standing(model, seat) for seat in members),
        any(_is_active(easel, seat) for seat in members),
        tuple((seat == view.leader, seat == view.lights_out, seat == model.viewer) for seat in members),
        asking.used if draft and isinstance(asking, ClaimDraft) else 0,
        sum(die.pool == pool for die in failing_now(view)),
        tuple(model.ledger.get(seat) for seat in members),
    )


def _draw_panel(pool: int, easel: Easel) -> None:
    """One panel of a pool."""
    places = easel.layout.panels[pool]
    members = easel.model.view.variant.members[pool]
    easel.brush.panel(places.panel, active=any(_is_active(easel, seat) for seat in members))
    if easel.model.view.setup.mode is Mode.CLASH:
        _draw_house(easel, pool, members, places)
    else:
        _draw_seat(easel, members[0], places)
    _draw_pool(easel, pool, places)
    for seat in members:
        _draw_torches(easel, seat)


def _is_active(easel: Easel, seat: int) -> bool:
    asking = easel.model.asking
    if isinstance(asking, GhostTurn):
        return asking.seat == seat
    return easel.model.active == seat


def portrait_of(easel: Easel, seat: int, rect: Rect, alpha: int = 255) -> None:
    """The head of whoever sits there."""
    easel.brush.portrait(easel.house(seat), easel.model.person(seat).title.value, rect, alpha=alpha)


def _draw_score(easel: Easel, seat: int, head: Rect) -> None:
    """The seat's own score so far on a coin at the corner of its head, while it is asked for."""
    score = easel.model.ledger.get(seat)
    if score is None:
        return
    size = min(easel.brush.px(62), round(head.width * 0.66))
    centre = (head.right - size * 0.3, head.bottom - size * 0.34)
    easel.brush.glow(centre, 0.4, reach=size / easel.brush.scale.k)
    easel.brush.coin(score, centre, size)


def _draw_seat(easel: Easel, seat: int, places: SeatPlaces) -> None:
    """One heir (or Ghost) with a pool of their own."""
    brush, say, member = easel.brush, easel.say, places.members[0]
    portrait_of(easel, seat, member.portrait)
    _draw_score(easel, seat, member.portrait)
    brush.badge(easel.house(seat), places.badge.center, places.badge.height)
    ghost = easel.layout.is_ghost(seat)
    if not ghost:
        style = theme.BODY._replace(size=theme.BODY.size * min(1.0, _MOST_TEXT / brush.scale.text))
        title = Line(style, say(f"term-{easel.model.person(seat).title.value}"), theme.Palette.MUTED)
        room = _clear_of_torches(easel, seat, places)
        if brush.fits(title.style, title.text, room.width):
            easel.line(title, room)
    name = theme.NAME if seat == easel.model.viewer else theme.NAME._replace(size=26)
    easel.lines([Line(name, easel.model.names[seat]), _status(easel, seat)], member.lines, middle=True)
    for rule in places.rules:
        brush.hairline(rule.midleft, rule.midright)
    _draw_glyphs(easel, seat, member)


def _clear_of_torches(easel: Easel, seat: int, places: SeatPlaces) -> Rect:
    """The heading of a panel, as wide as the torches beside it leave."""
    view, heading = easel.model.view, places.heading.copy()
    held = (view.leader == seat) + (view.lights_out == seat)
    if places.torches[0].y > heading.bottom:
        return heading
    edge = places.torches[held - 1].x if held else places.panel.right
    heading.width = edge - easel.brush.px(8) - heading.x
    return heading


def _status(easel: Easel, seat: int) -> Line:
    """The word below the name: what the seat is doing."""
    now = standing(easel.model, seat)
    own = now in _LIVELY and easel.model.is_yours(seat)
    text = easel.say(f"table-standing-{now.value}-you" if own else f"table-standing-{now.value}")
    if now in _LIVELY:
        return Line(theme.BODY_BOLD, text, theme.Palette.TORCH)
    return Line(theme.STATUS, text, theme.Palette.MUTED)


def _draw_glyphs(easel: Easel, seat: int, member: MemberPlaces) -> None:
    """How many of each type the seat has; the newest card face up when it was flipped."""
    if not member.glyphs:
        return
    held = easel.model.view.seats[seat].cards
    for kind, glyph, count_box in zip(TREASURE_TYPES, member.glyphs, member.counts, strict=True):
        cards = [
            entry
            for index, entry in enumerate(held)
            if entry.card.type is kind and easel.shows(SpotKind.HELD, seat, index)
        ]
        _draw_glyph(easel, kind.value, len(cards), sum(card.flipped for card in cards), glyph)
        figure = Line(
            theme.COUNT,
            str(len(cards)) if cards else "–",
            theme.Palette.IVORY if cards else theme.Palette.DIM,
        )
        easel.line(figure, count_box, "center")


def _draw_glyph(easel: Easel, kind: str, count: int, flipped: int, place: Rect) -> None:
    brush = easel.brush
    if place.height < place.width * 1.2:
        tone = theme.Palette.TREASURE[kind].light if count else (86, 94, 106)
        brush.sprite(f"glyph/{kind}", place, tint=tone)
        return
    if not count:
        brush.mini_empty(kind, place)
        return
    step = brush.px(4)
    if count > 1:
        brush.mini_card(kind, place.move(step, -step), face_up=flipped > 1)
    brush.mini_card(kind, place, face_up=flipped == count)
    if 0 < flipped < count:
        small = Rect(0, 0, place.width // 2, place.height // 2)
        small.bottomright = (place.right + step, place.bottom + step // 2)
        brush.mini_card(kind, small, face_up=True)


def _draw_pool(easel: Easel, pool: int, places: SeatPlaces) -> None:
    """The pool's dice: empty sockets for those at work, then those at hand, exhausted ones last."""
    view, house = easel.model.view, easel.pool_house(pool)
    asking = easel.model.asking
    if places.steps is not None:
        return
    at_hand, tired = view.pools[pool].available, view.pools[pool].exhausted
    if isinstance(asking, ClaimDraft) and view.variant.pool_of[asking.seat] == pool:
        at_hand -= asking.used
    count = len(places.dice)
    away = count - at_hand - tired
    for number, place in enumerate(places.dice):
        easel.brush.socket(place)
        if not easel.shows(SpotKind.POOL_DIE, pool, number):
            continue
        inner = place.inflate(-place.width // 8, -place.height // 8)
        if number >= count - tired:
            easel.brush.die(house, "exhausted", inner)
        elif number >= away:
            easel.brush.die(house, 1, inner)
    if len(view.variant.members[pool]) == 1:
        _draw_note(easel, pool, away, tired, places)


def _draw_note(easel: Easel, pool: int, away: int, tired: int, places: SeatPlaces) -> None:
    """What the dice are doing, in words for the viewer and as an icon for others."""
    view, say, note = easel.model.view, easel.say, places.note
    seat = view.variant.members[pool][0]
    if seat != easel.model.viewer:
        if tired:
            icon = round(note.height * 0.44)
            figure = Line(theme.COUNT, str(tired), theme.Palette.WARNING)
            box = easel.line(figure, note, "right")
            centre = (box.x - icon * 0.9, note.centery)
            easel.brush.sprite("icon/exhaust", centre, icon, tint=theme.Palette.WARNING)
        return
    waiting = sum(die.pool == pool for die in failing_now(view))
    lines = []
    if away - waiting > 0:
        lines.append(Line(theme.LABEL, say("table-dice-at-work", count=away - waiting)))
    if waiting:
        lines.append(Line(theme.LABEL, say("table-dice-failed", count=waiting), theme.Palette.WARNING))
    if tired:
        lines.append(Line(theme.LABEL, say("table-dice-exhausted", count=tired), theme.Palette.WARNING))
    torch = _torch_words(easel, seat) if seat in (view.leader, view.lights_out) else ""
    _draw_note_lines(easel, note, lines, torch)


def _draw_note_lines(easel: Easel, note: Rect, lines: list[Line], torch: str) -> None:
    """What the dice do, line by line in one size, and at the right end of the last line the name of the torch
    above it, where both have room."""
    brush = easel.brush
    row = min(note.height // max(1, len(lines)), brush.text_height(theme.LABEL))
    style = easel.level(theme.LABEL, [(line.text, note.width) for line in lines], row)
    y = note.y + (note.height - row * max(1, len(lines))) // 2
    for number, line in enumerate(lines):
        easel.line(line._replace(style=style), Rect(note.x, y + number * row, note.width, row))
    foot = Rect(note.x, y + row * max(0, len(lines) - 1), note.width, row)
    words = easel.fitted(theme.NOTE._replace(size=min(theme.NOTE.size, style.size)), row)
    taken = brush.measure(style, lines[-1].text)[0] + brush.px(16) if lines else 0
    foot.x, foot.width = foot.x + taken, foot.width - taken
    if torch and brush.fits(words, torch, foot.width):
        easel.line(Line(words, torch, theme.Palette.MUTED), foot, "right", floor=words.floor)


def _torch_words(easel: Easel, seat: int) -> str:
    view = easel.model.view
    if view.leader == view.lights_out:
        return easel.say("table-both-torches")
    return easel.say("term-leader" if seat == view.leader else "term-lights-out")


def _draw_torches(easel: Easel, seat: int) -> None:
    view = easel.model.view
    for which, holder in ((1, view.lights_out), (0, view.leader)):
        if holder == seat and easel.shows(SpotKind.TORCH, seat, which):
            place = easel.layout.torch(seat, which)
            both = view.leader == view.lights_out
            angle = (6 if which == 0 else -6) if both else 0
            easel.brush.torch("leader" if which == 0 else "lights-out", place, angle=angle)


# Houses ----------------------------------------------------------------------------------------------------
def _draw_house(easel: Easel, pool: int, members: tuple[int, ...], places: SeatPlaces) -> None:
    """A house of Clash: its name, and a row for each member (§8.2)."""
    brush, house = easel.brush, easel.pool_house(pool)
    brush.badge(house, places.badge.center, min(places.badge.width, places.badge.height))
    easel.lines(
        [
            Line(theme.NOTE, easel.say(f"table-house-of-{house}"), theme.Palette.MUTED),
            Line(theme.PANEL_TITLE, easel.say(f"table-house-{house}"), theme.Palette.HEADING),
        ],
        places.heading,
        middle=True,
    )
    for rule in places.rules:
        brush.hairline(rule.midleft, rule.midright)
    for seat, member in zip(members, places.members, strict=True):
        portrait_of(easel, seat, member.portrait)
        _draw_score(easel, seat, member.portrait)
        _draw_name_row(easel, seat, member.lines)
        _draw_glyphs(easel, seat, member)


def _draw_name_row(easel: Easel, seat: int, box: Rect) -> None:
    """A member's name, and what they are doing: in a word, or as an icon where the word would not fit."""
    brush, now, status = easel.brush, standing(easel.model, seat), _status(easel, seat)
    style = easel.fitted(status.style._replace(size=18, floor=15), box.height)
    room = box.width - brush.measure(theme.NAME_SMALL, easel.model.names[seat])[0] - brush.px(8)
    if brush.fits(style, status.text, room):
        left = easel.line(status._replace(style=style), box, "right", floor=style.floor).x
    else:
        size = min(brush.px(26), box.height)
        left = box.right - size
        icon, tint = _STATUS_ICON.get(now), theme.Palette.TORCH if now in _LIVELY else theme.Palette.MUTED
        if icon is not None:
            brush.sprite(f"icon/{icon}", (left + size // 2, box.centery), size, tint=tint)
    colour = theme.Palette.TORCH if now in _LIVELY else theme.Palette.IVORY
    words = Rect(box.x, box.y, left - brush.px(6) - box.x, box.height)
    easel.line(Line(theme.NAME_SMALL._replace(size=21), easel.model.names[seat], colour), words)
