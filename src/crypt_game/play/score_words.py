"""Sentences of the reckoning: what qualifies the result, and what a listener hears of a row."""

from __future__ import annotations

from crypt_game.match.match import Match
from crypt_game.match.players import Plan
from crypt_game.play.score_table import ScoreRow, ScoreTable
from crypt_game.text.language import Say

__all__ = ["remarks", "spoken_row"]


def remarks(match: Match, say: Say) -> tuple[str, ...]:
    """The variant, what was taken back, hints, seats that changed hands: a line for each."""
    marks = match.marks
    lines = [say("term-cursed-treasure")] if match.plan.setup.cursed else []
    if marks.practice is not None:
        lines.append(say("scoring-practice"))
    if marks.taken_back:
        lines.append(say("scoring-taken-back", count=marks.taken_back))
    if marks.hints:
        lines.append(say("scoring-hints", count=marks.hints))
    if marks.warnings:
        lines.append(say("scoring-warnings", count=marks.warnings))
    if marks.handed:
        lines.append(say("scoring-handed", count=len({mark.seat for mark in marks.handed})))
    return tuple(lines)


def spoken_row(plan: Plan, table: ScoreTable, row: ScoreRow, label: str) -> str:
    """What a row pays to whom."""
    people = [plan.players[seat].name for seat in table.seats]
    paid = [f"{name} {value:+d}" for name, value in zip(people, row.values, strict=True) if value]
    return f"{label}: {', '.join(paid) or '–'}"
