"""How the rulebook is laid out: its sections and paragraphs in reading order, and the rules (§) of each.

``rulebook_plan.json`` beside this file holds it: for each section its paragraphs as kind, name and §, and
where each refusal is explained. Only names stand there: the words are the messages ``rulebook-<name>`` of
every language, those of a Collector's side its own. To add a paragraph, add a line there and a message to
each language.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple


class ParagraphKind(StrEnum):
    """How a paragraph is set; ``SIDE`` is the rule of a Collector's side, a ``PICTURE`` is drawn."""

    TEXT = "text"
    SIDE = "side"
    LIST = "list"
    TABLE = "table"
    RULING = "ruling"
    EXAMPLE = "example"
    PICTURE = "picture"


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


def _section(data: Mapping[str, Any]) -> PlannedSection:
    paragraphs = (
        Planned(name, ParagraphKind(kind), tuple(rules)) for kind, name, *rules in data["paragraphs"]
    )
    return PlannedSection(data["name"], data["level"], tuple(paragraphs), tuple(data["see"]))


_PLAN = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))

PLAN: tuple[PlannedSection, ...] = tuple(map(_section, _PLAN["sections"]))
"""The whole book in reading order."""

QUICK_REFERENCE = "quick"
"""The section that is also shown over the table."""

REFUSAL_PARAGRAPH: Mapping[str, str] = _PLAN["refusals"]
"""Where each refusal is explained; those of the program itself (game over, chance pending) have no rule."""
