"""The quick reference of one table: the rules of its mode only, and its six Collectors."""

from __future__ import annotations

from dataclasses import replace

from crypt_game.rules.setup import GameSetup
from crypt_game.rules.terms import TREASURE_TYPES, Mode, Side
from crypt_game.text.language import Say
from crypt_game.text.participants import side_name
from crypt_game.text.rulebook import Paragraph, Rulebook, Section
from crypt_game.text.rulebook_plan import ParagraphKind

__all__ = ["table_reference"]

_REVEAL, _COLLECT = 0, 2
"""Where the phases that Collectors add to stand in the list of a round."""


def table_reference(book: Rulebook, setup: GameSetup, say: Say) -> Section:
    """The quick reference of ``book`` for a game that was agreed like this, in the language of ``say``."""
    section = book.quick_reference
    told = [_for_table(paragraph, setup, say) for paragraph in section.paragraphs]
    about = _mode(section.name, setup, say) if setup.mode is not Mode.STANDARD else ()
    return replace(section, paragraphs=(*told, *about, *_collectors(section.name, setup, say)))


def _for_table(paragraph: Paragraph, setup: GameSetup, say: Say) -> Paragraph:
    """A paragraph without what this game does not have."""
    rows = list(paragraph.rows)
    match paragraph.name:
        case "quick-round-list":
            sides = setup.collectors
            rows[_REVEAL] = (
                say("rulebook-reference-reveal", pottery="yes" if sides.pottery is Side.B else "no"),
            )
            rows[_COLLECT] = (
                say("rulebook-reference-collect", idol="yes" if sides.idol is Side.A else "no"),
            )
        case "quick-reveal-table":
            heads, few, three, many = rows
            counts = {1: few, 2: few, 3: three} if setup.mode in (Mode.STANDARD, Mode.SOLO) else {}
            rows = [heads, (str(setup.players), *counts.get(setup.players, many)[1:])]
        case "quick-score-list" if not setup.cursed:
            del rows[-1]
    return replace(paragraph, rows=tuple(rows))


def _mode(section: str, setup: GameSetup, say: Say) -> tuple[Paragraph, ...]:
    """A heading, and in what the mode differs from the base game."""
    key = f"rulebook-reference-{setup.mode.value}"
    rows = tuple((line,) for line in say(f"{key}-list").splitlines())
    heading = Paragraph("quick-mode", section, ParagraphKind.TEXT, (), f"<b>{say(key)}</b>")
    return heading, Paragraph("quick-mode-list", section, ParagraphKind.LIST, (), rows=rows)


def _collectors(section: str, setup: GameSetup, say: Say) -> tuple[Paragraph, Paragraph]:
    """A heading, and the sides that lie at the table with what they pay for."""
    keys = [f"collector-{side_name(kind, setup.collectors.of(kind))}" for kind in TREASURE_TYPES]
    rows = tuple((f"<b>{say(f'{key}-name')}</b> – {say(f'{key}-rule')}",) for key in keys)
    heading = Paragraph(
        "quick-collectors", section, ParagraphKind.TEXT, (), say("rulebook-reference-collectors")
    )
    return heading, Paragraph("quick-collectors-list", section, ParagraphKind.LIST, (), rows=rows)
