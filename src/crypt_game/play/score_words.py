"""Sentences of the reckoning: who has won, what qualifies the result, what a listener hears of a row."""

from __future__ import annotations

from crypt_game.match.match import Match
from crypt_game.match.players import Plan
from crypt_game.match.statistics import Account
from crypt_game.play.chapter_end import chapter_words
from crypt_game.play.score_table import ScoreRow, ScoreTable
from crypt_game.rules import RANKS, Mode
from crypt_game.text.language import Say
from crypt_game.text.rank_words import rank_words

__all__ = ["headline", "remarks", "row_name", "spoken_row", "title_sentences", "titles_needed", "verdict"]


def remarks(match: Match, account: Account, say: Say) -> tuple[str, ...]:
    """The variant, the chapter, whether it came from elsewhere, what was taken back, hints, seats that
    changed hands: a line for each."""
    marks = match.marks
    lines = [say("term-cursed-treasure")] if match.plan.setup.cursed else []
    lines += filter(None, [chapter_words(account, say)])
    if marks.imported:
        lines.append(say("scoring-imported"))
    if marks.practice is not None:
        lines.append(say("scoring-practice"))
    if marks.taken_back:
        lines.append(say("scoring-taken-back", count=marks.taken_back))
    if marks.hints:
        lines.append(say("scoring-hints", count=marks.hints))
    if marks.warnings:
        lines.append(say("scoring-warnings", count=marks.warnings))
    if account.won_unaided:
        lines.append(say("scoring-unaided"))
    if marks.handed:
        lines.append(say("scoring-handed", count=len({mark.seat for mark in marks.handed})))
    return tuple(lines)


def row_name(row: ScoreRow, say: Say) -> str:
    """What a row of the sheet counts, in words."""
    return say(f"scoring-{row.kind.value}" if row.type is None else f"term-type-{row.type.value}")


def spoken_row(plan: Plan, table: ScoreTable, row: ScoreRow, say: Say) -> str:
    """What a row pays to whom."""
    people = [plan.players[seat].name for seat in table.seats]
    paid = [f"{name} {value:+d}" for name, value in zip(people, row.values, strict=True) if value]
    return say("spoken-row", label=row_name(row, say), paid=", ".join(paid) or say("spoken-nobody"))


def titles_needed(plan: Plan, table: ScoreTable, say: Say) -> list[tuple[str, int]]:
    """The four titles from the lowest, each with the coins it needs (§6.8)."""
    twins = len(table.seats) > 1
    return [(rank_words(say, rank, plan.titles, twins=twins), least) for rank, least in reversed(RANKS)]


def title_sentences(plan: Plan, table: ScoreTable, say: Say) -> list[str]:
    """The same in words."""
    needed = titles_needed(plan, table, say)
    return [say("spoken-figure", label=title, figure=f"{least}+") for title, least in needed]


def headline(match: Match, table: ScoreTable, say: Say) -> str:
    """Who has won, or the title that was earned."""
    result, mode = match.over, match.plan.setup.mode
    if result is not None and result.rank is not None:
        return rank_words(say, result.rank, match.plan.titles, twins=mode is Mode.TWINS)
    players = [match.plan.players[seat] for seat in table.winners]
    if mode is Mode.CLASH and _sides(match, table) == 1:
        return say(f"term-house-{players[0].house.value}")
    if len(players) == 1:
        return say("scoring-winner", title=players[0].title.value, name=players[0].name)
    return say("scoring-winners", names=" · ".join(person.name for person in players))


def verdict(match: Match, table: ScoreTable, say: Say) -> str:
    """With how many coins, and how."""
    result = match.over
    if result is not None and result.rank is not None:
        coins = result.teams[0].score if result.teams else table.best_total
        twins = "-twins" if match.plan.setup.mode is Mode.TWINS else ""
        return say(f"scoring-rank-{result.rank.value}{twins}", coins=coins)
    if table.ties:
        return say("scoring-wins-by-roll", coins=table.best_total)
    facts = {"count": _sides(match, table), "mode": match.plan.setup.mode.value}
    return say("scoring-wins", coins=table.best_total, **facts)


def _sides(match: Match, table: ScoreTable) -> int:
    """How many heirs, or in Clash houses, share the victory."""
    pool_of = match.state.variant.pool_of
    return len({pool_of[seat] for seat in table.winners})
