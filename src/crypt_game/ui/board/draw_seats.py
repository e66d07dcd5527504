"""The side panels of the people at the table: heads, dice, torches, and what they have collected."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from pygame import Rect

from crypt_game.play.board_model import GhostTurn, Spot, SpotKind
from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.play.turn_status import TurnStatus, failing_now, turn_status
from crypt_game.rules.terms import TREASURE_TYPES, Mode
from crypt_game.ui import theme
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.board.layout_seats import MemberPlaces, SeatPlaces
from crypt_game.ui.canvas.cards import draw_mini_card, draw_mini_empty
from crypt_game.ui.canvas.panels import draw_hairline, draw_socket
from crypt_game.ui.canvas.pieces import draw_badge, draw_coin, draw_die, draw_portrait, draw_torch
from crypt_game.ui.canvas.surfaces import Pose

__all__ = ["draw_panels", "portrait_of"]

_STATUS_ICON = {
    TurnStatus.TURN: "play",
    TurnStatus.DECIDES: "play",
    TurnStatus.NEXT: "clock",
    TurnStatus.LAST: "clock",
    TurnStatus.AGAIN: "clock",
    TurnStatus.CLAIMED: "check",
    TurnStatus.RECOVERED: "recover",
    TurnStatus.ROLLED: "check",
}
_MOST_TEXT = 1.15
"""How far the title above a name grows with the player's text size: never beyond the name."""
_FLYING = (SpotKind.POOL_DIE, SpotKind.HELD, SpotKind.TORCH)
_LIVELY = (TurnStatus.TURN, TurnStatus.DECIDES, TurnStatus.PROPOSES)


def draw_panels(context: DrawContext) -> None:
    """All panels of pools, the active one lit."""
    scores = tuple(context.model.scores.items())
    for pool, places in context.layout.panels.items():
        flying = _flying(context, pool)
        shows = pool, flying, _shown_of(context, pool)
        context.part("panel", places.panel, shows, partial(_draw_panel, pool), waits=(flying, scores))


def _flying(context: DrawContext, pool: int) -> frozenset[Spot]:
    """What is in the air on its way to the panel of a pool."""
    members = context.model.view.variant.members[pool]
    return frozenset(
        spot
        for spot in context.hidden(*_FLYING)
        if (spot.a == pool if spot.kind is SpotKind.POOL_DIE else spot.a in members)
    )


def _shown_of(context: DrawContext, pool: int) -> Hashable:
    """Everything that the panel of a pool shows, but for what is in the air."""
    view, model = context.model.view, context.model
    members = view.variant.members[pool]
    asking = model.asking
    draft = isinstance(asking, ClaimDraft) and view.variant.pool_of[asking.seat] == pool
    return (
        view.pools[pool],
        tuple(view.seats[seat].cards for seat in members),
        tuple(turn_status(model, seat) for seat in members),
        any(_is_active(context, seat) for seat in members),
        tuple((seat == view.leader, seat == view.lights_out, seat == model.viewer) for seat in members),
        asking.used if draft and isinstance(asking, ClaimDraft) else 0,
        sum(die.pool == pool for die in failing_now(view)),
        tuple(model.scores.get(seat) for seat in members),
    )


def _draw_panel(pool: int, context: DrawContext) -> None:
    """One panel of a pool."""
    places = context.layout.panels[pool]
    members = context.model.view.variant.members[pool]
    context.canvas.panel(places.panel, active=any(_is_active(context, seat) for seat in members))
    if context.model.view.setup.mode is Mode.CLASH:
        _draw_house(context, pool, members, places)
    else:
        _draw_seat(context, members[0], places)
    _draw_pool(context, pool, places)
    for seat in members:
        _draw_torches(context, seat)


def _is_active(context: DrawContext, seat: int) -> bool:
    asking = context.model.asking
    if isinstance(asking, GhostTurn):
        return asking.seat == seat
    return context.model.active == seat


def portrait_of(context: DrawContext, seat: int, rect: Rect, alpha: int = 255) -> None:
    """The head of whoever sits there."""
    draw_portrait(
        context.canvas, context.house(seat), context.model.person(seat).title.value, rect, alpha=alpha
    )


def _draw_score(context: DrawContext, seat: int, head: Rect) -> None:
    """The seat's own score so far on a coin at the corner of its head, while it is asked for."""
    score = context.model.scores.get(seat)
    if score is None:
        return
    size = min(context.canvas.px(62), round(head.width * 0.66))
    centre = (head.right - size * 0.3, head.bottom - size * 0.34)
    context.canvas.glow(centre, 0.4, reach=size / context.canvas.scale.k)
    draw_coin(context.canvas, score, centre, size)


def _draw_seat(context: DrawContext, seat: int, places: SeatPlaces) -> None:
    """One heir (or Ghost) with a pool of their own."""
    canvas, say, member = context.canvas, context.say, places.members[0]
    portrait_of(context, seat, member.portrait)
    _draw_score(context, seat, member.portrait)
    draw_badge(canvas, context.house(seat), places.badge.center, places.badge.height)
    ghost = context.layout.is_ghost(seat)
    if not ghost:
        style = theme.BODY._replace(size=theme.BODY.size * min(1.0, _MOST_TEXT / canvas.scale.text))
        title = TextLine(style, say(f"term-{context.model.person(seat).title.value}"), theme.Palette.MUTED)
        room = _clear_of_torches(context, seat, places)
        if canvas.fits(title.style, title.text, room.width):
            context.line(title, room)
    name = theme.NAME if seat == context.model.viewer else theme.NAME._replace(size=26)
    context.lines(
        [TextLine(name, context.model.names[seat]), _status(context, seat)], member.lines, middle=True
    )
    for rule in places.rules:
        draw_hairline(canvas, rule.midleft, rule.midright)
    _draw_glyphs(context, seat, member)


def _clear_of_torches(context: DrawContext, seat: int, places: SeatPlaces) -> Rect:
    """The heading of a panel, as wide as the torches beside it leave."""
    view, heading = context.model.view, places.heading.copy()
    held = (view.leader == seat) + (view.lights_out == seat)
    if places.torches[0].y > heading.bottom:
        return heading
    edge = places.torches[held - 1].x if held else places.panel.right
    heading.width = edge - context.canvas.px(8) - heading.x
    return heading


def _status(context: DrawContext, seat: int) -> TextLine:
    """The word below the name: what the seat is doing."""
    now = turn_status(context.model, seat)
    own = now in _LIVELY and context.model.is_yours(seat)
    text = context.say(f"table-standing-{now.value}-you" if own else f"table-standing-{now.value}")
    if now in _LIVELY:
        return TextLine(theme.BODY_BOLD, text, theme.Palette.TORCH)
    return TextLine(theme.STATUS, text, theme.Palette.MUTED)


def _draw_glyphs(context: DrawContext, seat: int, member: MemberPlaces) -> None:
    """How many of each type the seat has; the newest card face up when it was flipped."""
    if not member.glyphs:
        return
    held = context.model.view.seats[seat].cards
    for kind, glyph, count_box in zip(TREASURE_TYPES, member.glyphs, member.counts, strict=True):
        cards = [
            entry
            for index, entry in enumerate(held)
            if entry.card.type is kind and context.shows(SpotKind.HELD, seat, index)
        ]
        _draw_glyph(context, kind.value, len(cards), sum(card.flipped for card in cards), glyph)
        figure = TextLine(
            theme.COUNT,
            str(len(cards)) if cards else "–",
            theme.Palette.IVORY if cards else theme.Palette.DIM,
        )
        context.line(figure, count_box, "center")


def _draw_glyph(context: DrawContext, kind: str, count: int, flipped: int, place: Rect) -> None:
    canvas = context.canvas
    if place.height < place.width * 1.2:
        tone = theme.Palette.TREASURE[kind].light if count else (86, 94, 106)
        canvas.sprite(f"glyph/{kind}", place, tint=tone)
        return
    if not count:
        draw_mini_empty(canvas, kind, place)
        return
    step = canvas.px(4)
    if count > 1:
        draw_mini_card(canvas, kind, place.move(step, -step), face_up=flipped > 1)
    draw_mini_card(canvas, kind, place, face_up=flipped == count)
    if 0 < flipped < count:
        small = Rect(0, 0, place.width // 2, place.height // 2)
        small.bottomright = (place.right + step, place.bottom + step // 2)
        draw_mini_card(canvas, kind, small, face_up=True)


def _draw_pool(context: DrawContext, pool: int, places: SeatPlaces) -> None:
    """The pool's dice: empty sockets for those at work, then those at hand, exhausted ones last."""
    view, house = context.model.view, context.pool_house(pool)
    asking = context.model.asking
    if places.steps is not None:
        return
    at_hand, tired = view.pools[pool].available, view.pools[pool].exhausted
    if isinstance(asking, ClaimDraft) and view.variant.pool_of[asking.seat] == pool:
        at_hand -= asking.used
    count = len(places.dice)
    away = count - at_hand - tired
    for number, place in enumerate(places.dice):
        draw_socket(context.canvas, place)
        if not context.shows(SpotKind.POOL_DIE, pool, number):
            continue
        inner = place.inflate(-place.width // 8, -place.height // 8)
        if number >= count - tired:
            draw_die(context.canvas, house, "exhausted", inner)
        elif number >= away:
            draw_die(context.canvas, house, 1, inner)
    if len(view.variant.members[pool]) == 1:
        _draw_note(context, pool, away, tired, places)


def _draw_note(context: DrawContext, pool: int, away: int, tired: int, places: SeatPlaces) -> None:
    """What the dice are doing, in words for the viewer and as an icon for others."""
    view, say, note = context.model.view, context.say, places.note
    seat = view.variant.members[pool][0]
    if seat != context.model.viewer:
        if tired:
            icon = round(note.height * 0.44)
            figure = TextLine(theme.COUNT, str(tired), theme.Palette.WARNING)
            box = context.line(figure, note, "right")
            centre = (box.x - icon * 0.9, note.centery)
            context.canvas.sprite("icon/exhaust", centre, icon, tint=theme.Palette.WARNING)
        return
    waiting = sum(die.pool == pool for die in failing_now(view))
    lines = []
    if away - waiting > 0:
        lines.append(TextLine(theme.LABEL, say("table-dice-at-work", count=away - waiting)))
    if waiting:
        lines.append(TextLine(theme.LABEL, say("table-dice-failed", count=waiting), theme.Palette.WARNING))
    if tired:
        lines.append(TextLine(theme.LABEL, say("table-dice-exhausted", count=tired), theme.Palette.WARNING))
    torch = _torch_words(context, seat) if seat in (view.leader, view.lights_out) else ""
    _draw_note_lines(context, note, lines, torch)


def _draw_note_lines(context: DrawContext, note: Rect, lines: list[TextLine], torch: str) -> None:
    """What the dice do, line by line in one size, and at the right end of the last line the name of the torch
    above it, where both have room."""
    canvas = context.canvas
    row = min(note.height // max(1, len(lines)), canvas.text_height(theme.LABEL))
    style = context.level(theme.LABEL, [(line.text, note.width) for line in lines], row)
    y = note.y + (note.height - row * max(1, len(lines))) // 2
    for number, line in enumerate(lines):
        context.line(line._replace(style=style), Rect(note.x, y + number * row, note.width, row))
    foot = Rect(note.x, y + row * max(0, len(lines) - 1), note.width, row)
    words = context.fitted(theme.NOTE._replace(size=min(theme.NOTE.size, style.size)), row)
    taken = canvas.measure(style, lines[-1].text)[0] + canvas.px(16) if lines else 0
    foot.x, foot.width = foot.x + taken, foot.width - taken
    if torch and canvas.fits(words, torch, foot.width):
        context.line(TextLine(words, torch, theme.Palette.MUTED), foot, "right", floor=words.floor)


def _torch_words(context: DrawContext, seat: int) -> str:
    view = context.model.view
    if view.leader == view.lights_out:
        return context.say("table-both-torches")
    return context.say("term-leader" if seat == view.leader else "term-lights-out")


def _draw_torches(context: DrawContext, seat: int) -> None:
    view = context.model.view
    for which, holder in ((1, view.lights_out), (0, view.leader)):
        if holder == seat and context.shows(SpotKind.TORCH, seat, which):
            place = context.layout.torch(seat, which)
            both = view.leader == view.lights_out
            angle = (6 if which == 0 else -6) if both else 0
            draw_torch(context.canvas, "leader" if which == 0 else "lights-out", place, Pose(angle=angle))


# Houses ----------------------------------------------------------------------------------------------------
def _draw_house(context: DrawContext, pool: int, members: tuple[int, ...], places: SeatPlaces) -> None:
    """A house of Clash: its name, and a row for each member (§8.2)."""
    canvas, house = context.canvas, context.pool_house(pool)
    draw_badge(canvas, house, places.badge.center, min(places.badge.width, places.badge.height))
    context.lines(
        [
            TextLine(theme.NOTE, context.say(f"table-house-of-{house}"), theme.Palette.MUTED),
            TextLine(theme.PANEL_TITLE, context.say(f"table-house-{house}"), theme.Palette.HEADING),
        ],
        places.heading,
        middle=True,
    )
    for rule in places.rules:
        draw_hairline(canvas, rule.midleft, rule.midright)
    for seat, member in zip(members, places.members, strict=True):
        portrait_of(context, seat, member.portrait)
        _draw_score(context, seat, member.portrait)
        _draw_name_row(context, seat, member.lines)
        _draw_glyphs(context, seat, member)


def _draw_name_row(context: DrawContext, seat: int, box: Rect) -> None:
    """A member's name, and what they are doing: in a word, or as an icon where the word would not fit."""
    canvas, now, status = context.canvas, turn_status(context.model, seat), _status(context, seat)
    style = context.fitted(status.style._replace(size=18, floor=15), box.height)
    room = box.width - canvas.measure(theme.NAME_SMALL, context.model.names[seat])[0] - canvas.px(8)
    if canvas.fits(style, status.text, room):
        left = context.line(status._replace(style=style), box, "right", floor=style.floor).x
    else:
        size = min(canvas.px(26), box.height)
        left = box.right - size
        icon, tint = _STATUS_ICON.get(now), theme.Palette.TORCH if now in _LIVELY else theme.Palette.MUTED
        if icon is not None:
            canvas.sprite(f"icon/{icon}", (left + size // 2, box.centery), size, tint=tint)
    colour = theme.Palette.TORCH if now in _LIVELY else theme.Palette.IVORY
    words = Rect(box.x, box.y, left - canvas.px(6) - box.x, box.height)
    context.line(TextLine(theme.NAME_SMALL._replace(size=21), context.model.names[seat], colour), words)
