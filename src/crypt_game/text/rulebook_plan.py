"""How the rulebook is laid out: its sections and paragraphs in reading order, and the rules (§) of each.

Only names: the words are the messages ``rulebook-<name>`` of every language. To add a paragraph, add a line
here and a message to each language. Depends on the rules for the names of refusals, types and sides.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from crypt_game.rules.refusals import Refusal
from crypt_game.rules.setup import SetupFault


class ParagraphKind(StrEnum):
    """How a paragraph is set."""

    TEXT = "text"
    LIST = "list"
    TABLE = "table"
    RULING = "ruling"
    EXAMPLE = "example"


class Planned(NamedTuple):
    """A paragraph: its name (for an example that of the example), and the § numbers it covers."""

    name: str
    kind: ParagraphKind
    rules: tuple[str, ...]


class PlannedSection(NamedTuple):
    """A section; ``level`` 2 belongs to the last section of level 1 before it."""

    name: str
    level: int
    paragraphs: tuple[Planned, ...]
    see_also: tuple[str, ...] = ()


def _text(name: str, *rules: str) -> Planned:
    return Planned(name, ParagraphKind.TEXT, rules)


def _list(name: str, *rules: str) -> Planned:
    return Planned(name, ParagraphKind.LIST, rules)


def _table(name: str, *rules: str) -> Planned:
    return Planned(name, ParagraphKind.TABLE, rules)


def _ruling(name: str, *rules: str) -> Planned:
    return Planned(name, ParagraphKind.RULING, rules)


def _example(name: str, *rules: str) -> Planned:
    return Planned(name, ParagraphKind.EXAMPLE, rules)


def _section(name: str, *paragraphs: Planned, see: tuple[str, ...] = ()) -> PlannedSection:
    return PlannedSection(name, 1, paragraphs, see)


def _sub(name: str, *paragraphs: Planned, see: tuple[str, ...] = ()) -> PlannedSection:
    return PlannedSection(name, 2, paragraphs, see)


_BASE: tuple[PlannedSection, ...] = (
    _section("story", _text("story-will"), _text("story-heirs")),
    _section("goal", _text("goal-win", "4.2"), _text("goal-how"), see=("end", "claim")),
    _section("components", _list("components-list", "1.1", "1.4")),
    _sub(
        "components-treasure",
        _text("treasure-types", "1.1", "1.2"),
        _text("treasure-icons", "1.1"),
        _table("treasure-table", "1.1"),
        _text("treasure-backs", "1.3"),
        see=("setup", "taking"),
    ),
    _sub(
        "components-servants",
        _text("servants-dice", "1.4"),
        _text("servants-effort", "1.4"),
        _text("servants-box", "1.5"),
        see=("exhaustion", "recover"),
    ),
    _sub("components-players", _text("players-card", "1.4"), see=("clash",)),
    _sub("components-torches", _text("torches-cards", "1.4"), see=("lights-out", "pass")),
    _sub("components-collectors", _text("collectors-cards", "1.4"), see=("collectors",)),
    _section(
        "setup",
        _text("setup-deck", "2.1"),
        _table("setup-table", "2.1"),
        _text("setup-collectors", "2.2"),
        _text("setup-players", "2.3"),
        _text("setup-leader", "2.4"),
        _text("setup-order", "3"),
        see=("components-treasure", "collectors", "only-child", "variants"),
    ),
    _section(
        "reveal",
        _text("reveal-row", "3.1"),
        _table("reveal-table", "3.1"),
        _text("reveal-pottery", "3.2"),
        see=("pottery", "components-treasure"),
    ),
    _section("claim", _text("claim-action", "3.3"), see=("lights-out",)),
    _sub(
        "claim-cards",
        _text("claim-dice", "3.4"),
        _text("claim-effort", "3.4"),
        _text("claim-strength", "3.4"),
        see=("push-out", "exhaustion"),
    ),
    _sub(
        "push-out",
        _text("push-out-stronger", "3.4"),
        _text("push-out-return", "3.4"),
        _ruling("push-out-own", "3.4"),
        _example("push-out-three", "3.4"),
        _example("push-out-pairs", "3.4"),
        _example("push-out-one", "3.4"),
        see=("recover", "lights-out", "ghost"),
    ),
    _sub(
        "recover",
        _text("recover-all", "3.5"),
        _text("recover-only", "3.5"),
        _ruling("recover-pass", "3.5"),
        see=("failed", "remains"),
    ),
    _sub(
        "lights-out",
        _text("lights-out-last", "3.6"),
        _text("lights-out-two", "3.6"),
        _example("lights-out", "3.6"),
        see=("pass", "claim-cards"),
    ),
    _section("collect", _text("collect-order", "3.7"), _list("collect-list", "3.7"), see=("pass",)),
    _sub("discard", _text("discard-box", "3.7"), _ruling("discard-unseen", "3.7"), see=("ghost-torches",)),
    _sub(
        "exhaustion",
        _text("exhaustion-roll", "3.8"),
        _text("exhaustion-order", "3.8"),
        _example("exhaustion-fails", "3.8"),
        _example("exhaustion-kept", "3.8"),
        see=("failed", "idol"),
    ),
    _sub(
        "taking",
        _text("taking-own", "3.9"),
        _text("taking-dice", "3.9"),
        _text("taking-secret", "3.9"),
        _ruling("taking-public", "3.9"),
        see=("collectors",),
    ),
    _sub(
        "failed",
        _text("failed-idol", "3.10"),
        _text("failed-routed", "3.11"),
        _text("failed-idol-b", "3.12"),
        see=("idol", "recover"),
    ),
    _section("pass", _text("pass-torches", "3.13"), _text("pass-end", "3.13"), see=("end",)),
    _section(
        "end",
        _ruling("end-window", "4.1"),
        _text("end-score", "4.2"),
        _list("end-list", "4.2"),
        _text("end-winner", "4.2"),
        see=("collectors", "remains"),
    ),
    _sub("tie", _text("tie-roll", "4.3"), _text("tie-no-dice", "4.3"), _ruling("tie-share", "4.3")),
)

_COLLECTORS: tuple[PlannedSection, ...] = (
    _section(
        "collectors", _text("collectors-read", "5"), _text("collectors-count", "5.5"), see=("flip", "anytime")
    ),
    _sub("flip", _text("flip-pay", "5"), _text("flip-once", "5"), _text("flip-choice", "5"), see=("taking",)),
    _sub(
        "anytime",
        _ruling("anytime-when", "5.1"),
        _text("anytime-useless", "5.1"),
        see=("manuscript", "remains"),
    ),
    _sub(
        "idol",
        _text("idol-a", "5"),
        _text("idol-a-window", "5.3"),
        _ruling("idol-a-failed", "5"),
        _text("idol-b", "5"),
        _text("idol-b-check", "5.4"),
        _ruling("idol-b-which", "5.4"),
        see=("flip", "failed"),
    ),
    _sub("jewelry", _text("jewelry-a", "5"), _text("jewelry-b", "5")),
    _sub(
        "manuscript", _text("manuscript-a", "5"), _text("manuscript-b", "5", "5.1"), see=("flip", "anytime")
    ),
    _sub(
        "pottery",
        _text("pottery-a", "5"),
        _text("pottery-b", "5", "5.2"),
        _text("pottery-b-window", "5.2"),
        see=("flip", "reveal"),
    ),
    _sub("remains", _text("remains-a", "5", "5.1"), _text("remains-b", "5"), see=("flip", "anytime", "end")),
    _sub("tapestry", _text("tapestry-a", "5"), _ruling("tapestry-a-none", "5"), _text("tapestry-b", "5")),
    _section(
        "quick",
        _text("quick-round"),
        _list("quick-round-list", "3"),
        _text("quick-claim"),
        _list("quick-claim-list", "3.4"),
        _text("quick-risk"),
        _table("quick-risk-table", "3.8"),
        _text("quick-score"),
        _list("quick-score-list", "4.2"),
    ),
)

_VARIANTS: tuple[PlannedSection, ...] = (
    _section(
        "only-child",
        _text("only-child-game", "6"),
        _text("only-child-start", "6.1"),
        _text("only-child-owns", "6.7"),
        see=("ghost", "result"),
    ),
    _sub(
        "sorted", _text("sorted-order", "6.2"), _text("sorted-fixed", "6.2"), _example("sorted", "6.2", "7.3")
    ),
    _sub(
        "ghost",
        _text("ghost-groups", "6.3"),
        _text("ghost-order", "6.3"),
        _text("ghost-place", "6.3"),
        _example("ghost", "6.3"),
        see=("push-out", "sorted"),
    ),
    _sub(
        "ghost-torches",
        _text("ghost-leads", "6.4"),
        _text("ghost-follows", "6.5"),
        _text("ghost-collects", "6.6"),
        _text("ghost-discards", "6.6"),
        see=("lights-out", "discard"),
    ),
    _sub("result", _table("result-table", "6.8")),
    _section("variants", _text("variants-about"), see=("cursed", "clash", "twins")),
    _sub(
        "cursed",
        _text("cursed-count", "9.1"),
        _table("cursed-table", "9.1"),
        _text("cursed-loss", "9.1"),
        _ruling("cursed-none", "9.1"),
    ),
    _sub("clash", _text("clash-game", "8", "8.2"), see=("clash-setup", "clash-claim", "clash-rewards")),
    _sub(
        "clash-setup", _text("clash-deck", "8.1"), _text("clash-seats", "8.2"), _text("clash-torches", "8.3")
    ),
    _sub("clash-reveal", _text("clash-stacks", "8.4"), _text("clash-visible", "8.4")),
    _sub(
        "clash-claim",
        _text("clash-turns", "8.5"),
        _ruling("clash-last", "8.5"),
        _text("clash-action", "8.5"),
        _ruling("clash-recover", "8.5"),
        _text("clash-add", "8.5"),
        _text("clash-order", "8.6"),
        see=("lights-out", "push-out"),
    ),
    _sub(
        "clash-collect", _text("clash-divvy", "8.6"), _text("clash-routed", "8.7"), _text("clash-pass", "8.8")
    ),
    _sub(
        "clash-rewards",
        _text("clash-collectors", "8.9", "5.3"),
        _text("clash-talk", "8.9"),
        _text("clash-score", "8.10"),
        _text("clash-winner", "8.10"),
        see=("tie",),
    ),
    _sub(
        "twins",
        _text("twins-game", "7"),
        _text("twins-seats", "7.1", "7.2"),
        _text("twins-sorted", "7.3"),
        see=("twins-ghosts", "twins-play", "sorted"),
    ),
    _sub("twins-ghosts", _text("twins-ghost-turn", "7.4"), _text("twins-ghost-dice", "7.6"), see=("ghost",)),
    _sub(
        "twins-play",
        _text("twins-turn", "7.5"),
        _text("twins-secret", "7.7", "7.8"),
        _text("twins-divvy", "7.9"),
        _example("divvy", "7.9"),
        _text("twins-score", "7.10"),
        _table("twins-table", "7.10"),
    ),
    _section("credits", _text("credits-game"), _text("credits-words")),
)

PLAN: tuple[PlannedSection, ...] = _BASE + _COLLECTORS + _VARIANTS
"""The whole book in reading order."""

QUICK_REFERENCE = "quick"
"""The section that is also shown over the table."""

REFUSAL_PARAGRAPH: dict[Refusal | SetupFault, str] = {
    Refusal.GHOST_SEAT: "ghost-groups",
    Refusal.NOT_ASKED: "claim-action",
    Refusal.EMPTY_CLAIM: "claim-dice",
    Refusal.NO_SUCH_SLOT: "reveal-row",
    Refusal.EMPTY_SLOT: "pottery-b-window",
    Refusal.SLOT_TWICE: "claim-dice",
    Refusal.NO_DICE_ON_CARD: "claim-dice",
    Refusal.BAD_EFFORT: "claim-effort",
    Refusal.MIXED_EFFORTS: "claim-effort",
    Refusal.TOO_MANY_DICE: "claim-dice",
    Refusal.NO_DICE: "recover-only",
    Refusal.ONE_CARD_ONLY: "lights-out-last",
    Refusal.TOO_WEAK: "push-out-stronger",
    Refusal.OTHER_EFFORT: "push-out-own",
    Refusal.COLLECTOR_SIDE: "collectors-read",
    Refusal.FLIP_COUNT: "flip-pay",
    Refusal.FLIP_TWICE: "flip-once",
    Refusal.FLIP_WRONG_TYPE: "flip-pay",
    Refusal.FLIP_NOT_YOURS: "flip-pay",
    Refusal.FLIP_ALREADY: "flip-once",
    Refusal.NOT_FACE_DOWN: "pottery-b",
    Refusal.NO_FACE_DOWN_CARD: "anytime-useless",
    Refusal.ALL_SEEN: "anytime-useless",
    Refusal.NOT_NOW: "anytime-when",
    Refusal.NOTHING_EXHAUSTED: "anytime-useless",
    Refusal.NO_SUCH_DIE: "idol-a-failed",
    Refusal.SHARE_NEEDED: "twins-secret",
    Refusal.SHARE_REFUSED: "manuscript-b",
    Refusal.DIVVY_SLOTS: "twins-divvy",
    Refusal.DIVVY_SEAT: "twins-divvy",
    SetupFault.PLAYERS: "setup-table",
    SetupFault.LEADER: "setup-leader",
    SetupFault.CURSED: "cursed-count",
}
"""Where each refusal is explained; those of the program itself (game over, chance pending) have no rule."""
