"""Lessons from their files: JSON, read strictly, for a mistake in a lesson must not wait for its reader."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from crypt_game.lessons.lesson import BadLesson, LayGoal, Lesson, OpenGoal, PlannedStep, ShareGoal, WrongTry
from crypt_game.match.players import Player
from crypt_game.play.claim_draft import DraftGroup
from crypt_game.rules.actions import Claim
from crypt_game.rules.codec import Malformed, action_from_json, setup_from_json
from crypt_game.rules.codec.strict import a_boolean, a_list, a_text, an_object, any_object
from crypt_game.rules.indices import SeatIndex, SlotIndex
from crypt_game.rules.record import BadRecord, entry_from_json
from crypt_game.rules.scripted import ScriptedGame
from crypt_game.rules.setup import BadSetup
from crypt_game.rules.terms import FlipFor
from crypt_game.strict_json import NotJson, parse_object

__all__ = ["lesson_from_json", "lesson_named"]

_FOLDER: Final = Path(__file__).parent
_STEP: Final = ("light", "lay", "share", "open", "decide", "until", "covers", "wrong")


@cache
def lesson_named(name: str) -> Lesson:
    """The lesson of a name in `course`. Raises BadLesson, which a test excludes for all of them."""
    try:
        data = parse_object((_FOLDER / f"{name}.json").read_bytes())
    except NotJson as error:
        raise BadLesson(f"{name}: {error}") from None
    return lesson_from_json(name, data)


def lesson_from_json(name: str, data: Mapping[str, Any]) -> Lesson:
    """The lesson in a JSON object. Raises BadLesson for anything that is not as described, or not allowed by
    the rules."""
    try:
        whole = an_object(data, name, ("game", "players", "deck", "play", "steps"))
        game = ScriptedGame(
            setup_from_json(whole["game"]),
            tuple(a_text(card, "a card") for card in a_list(whole["deck"], "deck")),
            tuple(map(entry_from_json, a_list(whole["play"], "play"))),
        )
        players = tuple(map(Player.from_json, a_list(whole["players"], "players")))
        steps = tuple(map(_step, a_list(whole["steps"], "steps")))
        return Lesson.of(name, game, players, steps)
    except BadLesson:
        raise
    except (Malformed, ValueError, KeyError, BadSetup, BadRecord) as error:
        raise BadLesson(f"{name}: {error}") from error


def _step(value: object) -> PlannedStep:
    step = an_object(value, "step", ("name",), _STEP)
    return PlannedStep(
        a_text(step["name"], "name"),
        _texts(step, "light"),
        _goal(step),
        a_boolean(step.get("decide", False), "decide"),
        a_text(step["until"], "until") if "until" in step else None,
        _texts(step, "covers"),
        frozenset(map(WrongTry, _texts(step, "wrong"))),
    )


def _texts(step: Mapping[str, Any], key: str) -> tuple[str, ...]:
    return tuple(a_text(item, key) for item in a_list(step.get(key, []), key))


def _goal(step: Mapping[str, Any]) -> LayGoal | ShareGoal | OpenGoal | None:
    goals = [key for key in ("lay", "share", "open", "decide") if key in step]
    if len(goals) > 1:
        raise BadLesson(f"{step['name']}: one goal at a time")
    if "lay" in step:
        claim = action_from_json({"do": "claim", "place": step["lay"]})
        assert isinstance(claim, Claim)
        return LayGoal({SlotIndex(slot): _group(efforts) for slot, efforts in claim.place})
    if "share" in step:
        return ShareGoal(
            {
                SlotIndex(int(slot)): SeatIndex(seat)
                for slot, seat in any_object(step["share"], "share").items()
            }
        )
    return OpenGoal(FlipFor(a_text(step["open"], "open"))) if "open" in step else None


def _group(efforts: tuple[int, ...]) -> DraftGroup:
    if len(set(efforts)) != 1:
        raise BadLesson("all dice on a card show the same effort")
    return DraftGroup(efforts[0], len(efforts))
