"""The worked examples of the rulebook: scripted games, and what is said while they are played.

The same in every language. A caption is the message ``rulebook-example-<key>``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from crypt_game.rules import events as ev
from crypt_game.rules.actions import Action, Claim, Divvy, Recover
from crypt_game.rules.indices import SLOTS
from crypt_game.rules.pending import Rolled
from crypt_game.rules.record import Acted, Chanced, Entry
from crypt_game.rules.scripted import Excerpt, ScriptedGame
from crypt_game.rules.setup import GameSetup
from crypt_game.rules.terms import Mode
from crypt_game.text.captioned import Caption, CaptionedExcerpt

__all__ = ["EXAMPLES"]

_TWO_SECOND_LEADS: Final = GameSetup(Mode.STANDARD, 2, leader=1)
_SOLO: Final = GameSetup(Mode.SOLO, 1)
_TWINS: Final = GameSetup(Mode.TWINS, 2)


def _acts(seat: int, action: Action) -> Entry:
    return Acted(seat, action)


def _claims(seat: int, place: dict[int, Sequence[int]]) -> Entry:
    return Acted(seat, Claim.on(place))


def _rolls(*values: int) -> Entry:
    return Chanced(Rolled(values))


def _push_out(
    name: str, card: str, houses: tuple[str, str], there: list[int], comes: list[int]
) -> CaptionedExcerpt:
    """One card: the second seat, which leads, holds it with the dice `there`, the first `comes` with more."""
    game = ScriptedGame(_TWO_SECOND_LEADS, (card,), (_claims(1, {0: there}), _claims(0, {0: comes})))
    return CaptionedExcerpt(name, Excerpt(game, 2), houses, SLOTS[:1], (Caption(name, ev.PushedOut),))


def _exhaustion(name: str, card: str, effort: int, roll: int) -> CaptionedExcerpt:
    """One card held with one die, which is rolled."""
    setup = GameSetup(Mode.STANDARD, 2)
    passes = (_acts(1, Recover()), _acts(0, Recover()))
    game = ScriptedGame(setup, (card,), (_claims(0, {0: [effort]}), *passes, _rolls(roll)))
    excerpt = Excerpt(game, 4, until=ev.RoundEnded)
    return CaptionedExcerpt(name, excerpt, ("moon", "star"), SLOTS[:1], (Caption(name, ev.ExhaustionRolled),))


EXAMPLES: Final[dict[str, CaptionedExcerpt]] = {
    example.name: example
    for example in (
        # §3.4
        CaptionedExcerpt(
            "placing",
            Excerpt(
                ScriptedGame(
                    GameSetup(Mode.STANDARD, 2),
                    ("idol-4-0", "pottery-2-0", "remains-3-0"),
                    (_claims(0, {0: [4, 4], 2: [1]}),),
                ),
                since=ev.Placed,
            ),
            ("moon", "star"),
            SLOTS[:3],
            (
                Caption("placing-start"),
                Caption("placing-group", ev.Placed),
                Caption("placing-split", ev.Placed),
            ),
        ),
        _push_out("push-out-three", "idol-4-0", ("moon", "star"), [5], [2, 2, 2]),
        _push_out("push-out-pairs", "tapestry-3-0", ("pine", "tower"), [3, 3], [4, 4]),
        _push_out("push-out-one", "pottery-1-0", ("tower", "pine"), [1], [2]),
        # §3.6
        CaptionedExcerpt(
            "lights-out",
            Excerpt(
                ScriptedGame(
                    GameSetup(Mode.STANDARD, 3, leader=1),
                    ("idol-3-0", "manuscript-2-0", "remains-1-0", "jewelry-4-0"),
                    (_claims(1, {0: [4, 4]}), _claims(2, {1: [5]}), _claims(0, {1: [3, 3]})),
                ),
                3,
                until=ev.Discarded,
            ),
            ("moon", "star", "tower"),
            SLOTS[:4],
            (
                Caption("lights-out-start"),
                Caption("lights-out-claim", ev.PushedOut),
                Caption("lights-out-barred", ev.PhaseBegan, (SLOTS[0], *SLOTS[2:4])),
            ),
        ),
        # §3.8, §3.10
        _exhaustion("exhaustion-fails", "jewelry-3-0", 3, 1),
        _exhaustion("exhaustion-kept", "remains-2-0", 2, 4),
        # §6.3
        CaptionedExcerpt(
            "ghost",
            Excerpt(
                ScriptedGame(
                    _SOLO,
                    ("idol-4-0", "pottery-2-0", "jewelry-3-0"),
                    (_claims(0, {0: [5], 1: [4], 2: [2]}), _rolls(3, 3, 4)),
                ),
                2,
            ),
            ("moon",),
            SLOTS[:3],
            (
                Caption("ghost-start"),
                Caption("ghost-joined", ev.GhostAimed),
                Caption("ghost-passes", ev.GhostAimed),
                Caption("ghost-second", ev.PushedOut),
            ),
        ),
        # §6.2, §7.3
        CaptionedExcerpt(
            "sorted",
            Excerpt(
                ScriptedGame(
                    _TWINS,
                    (
                        "manuscript-2-0",
                        "remains-3-0",
                        "idol-4-0",
                        "tapestry-1-0",
                        "jewelry-4-0",
                        "pottery-1-0",
                    ),
                    (),
                ),
                since=ev.Sorted,
                until=ev.PhaseBegan,
            ),
            ("moon", "star"),
            SLOTS,
            (Caption("sorted-start"), Caption("sorted-order", ev.Sorted)),
        ),
        # §7.9: the Ghosts take the fourth and the fifth card
        CaptionedExcerpt(
            "divvy",
            Excerpt(
                ScriptedGame(
                    _TWINS,
                    (
                        "idol-4-0",
                        "remains-3-0",
                        "manuscript-2-0",
                        "pottery-1-0",
                        "tapestry-2-0",
                        "jewelry-1-0",
                    ),
                    (
                        _claims(0, {0: [3, 3], 2: [2]}),
                        _rolls(1, 1, 1),
                        _claims(2, {1: [4]}),
                        _rolls(1, 1, 2),
                        _rolls(5, 3, 4),
                        _rolls(6),
                        _acts(0, Divvy.of({0: 0, 1: 2, 2: 2})),
                    ),
                ),
                7,
                until=ev.RoundEnded,
            ),
            ("moon", "star"),
            SLOTS[:3],
            (
                Caption("divvy-start"),
                Caption("divvy-idol", ev.Collected),
                Caption("divvy-rest", ev.Collected),
            ),
        ),
    )
}
"""Every worked example by its name."""
