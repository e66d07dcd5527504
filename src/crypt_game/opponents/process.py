"""A computer heir behind standard input and output (PROTOCOL.md, Heirs as processes).

One JSON object per line in, one out; nothing is kept between lines.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any, BinaryIO

from crypt_game.opponents.choose import anytime, choose
from crypt_game.opponents.levels import KnownLevels, Level, Temper
from crypt_game.opponents.reasons import Reason
from crypt_game.rules import codec
from crypt_game.rules.cards import Card
from crypt_game.rules.codec.dialogue import ErrorCode, RequestRefused, converse, reply
from crypt_game.rules.codec.strict import Malformed, a_boolean, a_list, a_text, an_integer, an_object
from crypt_game.rules.legal import check
from crypt_game.rules.pending import Decide
from crypt_game.rules.table import pool_of
from crypt_game.rules.terms import Choice, SeatKind
from crypt_game.rules.view import SeatView


class Heir:
    """Answers requests for one level and temperament; ``seconds`` is the time for one decision."""

    def __init__(self, level: Level, temper: Temper = Temper.EVEN, seconds: float | None = None) -> None:
        self._level = level
        self._temper = temper
        self._seconds = seconds

    def answer(self, line: bytes) -> dict[str, Any]:
        """The answer to one line; never raises for anything the line holds."""
        return reply(line, self._answer)

    def _answer(self, request: dict[str, Any]) -> dict[str, Any]:
        try:
            an_object(request, "request", ("cmd", "seat", "view", "pending"), ("seed", "anytime", "levels"))
            if request["cmd"] != "choose":
                raise Malformed("'cmd' must be 'choose'")
            seat = an_integer(request["seat"], "seat")
            seed = 0 if request.get("seed") is None else an_integer(request["seed"], "seed")
            waiting = a_boolean(request.get("anytime", False), "anytime")
            view = codec.view_from_json(request["view"], request["pending"], seat)
            levels = levels_told(request.get("levels"), len(view.seats))
            pending = view.pending
            if not isinstance(pending, Decide) or not plausible(view, pending):
                raise Malformed("no game can come to this view")
        except Malformed as error:
            raise RequestRefused(ErrorCode.BAD_REQUEST, str(error)) from None
        if waiting and not pending.may_answer(seat):
            action = anytime(view)
            return {"action": None if action is None else codec.action_to_json(action)}
        if view.variant.kinds[seat] is SeatKind.GHOST or not pending.may_answer(seat):
            raise RequestRefused(ErrorCode.NOT_YOUR_TURN, f"seat {pending.seat} is asked")
        return self._chosen(view, pending, seed, levels)

    def _chosen(self, view: SeatView, pending: Decide, seed: int, levels: KnownLevels) -> dict[str, Any]:
        chosen = choose(view, pending, self._level, self._temper, seed, self._seconds, known=levels)
        if check(view, view.seat, chosen.action) is not None:
            raise RequestRefused(ErrorCode.BAD_REQUEST, "no game can come to this view")
        why = "; ".join(in_words(reason) for reason in chosen.why)
        return {
            "action": codec.action_to_json(chosen.action),
            "why": why,
            "value": round(chosen.value, 3),
        }


def levels_told(value: object, seats: int) -> KnownLevels:
    """How well each seat plays, as a request tells it: the name of a level or null for each; none if it tells
    nothing. Raises Malformed for anything else.
    """
    if value is None:
        return ()
    told = a_list(value, "levels")
    if len(told) != seats:
        raise Malformed(f"'levels' must hold {seats} entries")
    names = [None if one is None else a_text(one, "a level") for one in told]
    if not set(names) <= {None, *Level}:
        raise Malformed("'levels' holds an unknown level")
    return [None if name is None else Level(name) for name in names]


def in_words(reason: Reason) -> str:
    """A reason as an answer holds it: its key, its facts, and the parts of its coins in brackets."""
    words = [reason.key, *(f"{name}={fact}" for name, fact in reason.facts.items())]
    return " ".join([*words, *(f"({in_words(part)})" for part in reason.parts)])


def plausible(view: SeatView, pending: Decide) -> bool:
    """Whether dice and cards are no more than a game has, and the turn asked for is one of the round's."""
    variant = view.variant
    used = [pool.available + pool.exhausted for pool in view.pools]
    if any(pool.available < 0 or pool.exhausted < 0 for pool in view.pools):
        return False
    for slot in view.crypt:
        if slot is None:
            continue
        if (
            not slot.cards
            or not 0 <= slot.dice <= variant.pool_size
            or (slot.seat is None) != (slot.dice == 0)
        ):
            return False
        if slot.seat is not None:
            used[variant.pool_of[slot.seat]] += slot.dice
    if max(used) > variant.pool_size:
        return False
    if pending.dice > min(variant.turn_dice, pool_of(view, pending.seat).available):
        return False
    return bool(view.flow.turns or pending.what is not Choice.CLAIM) and _cards_add_up(view)


def _cards_add_up(view: SeatView) -> bool:
    """Every card at most once, and of each type no more than the game has."""
    faces, cards = view.faces, view.variant.cards
    known = [face for face in faces if isinstance(face, Card)]
    if len(set(known)) != len(known) or not set(cards).issuperset(known):
        return False
    if not Counter(face.type for face in faces) <= Counter(card.type for card in cards):
        return False
    return 0 <= view.deck <= len(cards) - len(faces)


def positive(text: str) -> float:
    """A number of seconds from the command line; raises ValueError for none above 0."""
    seconds = float(text)
    if not 0 < seconds <= 3600:
        raise ValueError("seconds must be above 0, and an hour at most")
    return seconds


def main(args: list[str], stdin: BinaryIO, stdout: BinaryIO) -> int:
    """Answer requests from binary streams until they end; returns the exit status (2 for a wrong command)."""
    parser = argparse.ArgumentParser(prog="crypt-game heir", allow_abbrev=False)
    parser.add_argument("--level", type=Level, choices=list(Level), required=True)
    parser.add_argument("--temper", type=Temper, choices=list(Temper), default=Temper.EVEN)
    parser.add_argument("--seconds", type=positive)
    try:
        options = parser.parse_args(args)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 2
    converse(stdin, stdout, Heir(options.level, options.temper, options.seconds).answer)
    return 0
