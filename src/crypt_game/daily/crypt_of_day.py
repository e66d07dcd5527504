"""The crypt of a day as it is played: its set-up and luck, who plays, and the question of its par."""

from __future__ import annotations

from datetime import date

from crypt_game.daily.week import game_on
from crypt_game.match.game_code import CodedGame, code_of_game, of_day
from crypt_game.match.luck_source import OpenLuck
from crypt_game.match.plan_draft import NameOf, PlanDraft
from crypt_game.match.players import TEMPERS, Plan, PlayerKind
from crypt_game.match.statistics import Account
from crypt_game.opponents.levels import Level, Temper
from crypt_game.opponents.par import ParQuestion
from crypt_game.rules import Mode

__all__ = ["crypt_of", "has_players_of_day", "is_game_of_day", "luck_of", "par_question", "plan_of"]


def crypt_of(day: date) -> CodedGame:
    """What was agreed and the seed, the same for everybody."""
    game = game_on(day)
    return of_day(day, Mode(game.mode), game.players, cursed=game.cursed)


def luck_of(day: date) -> OpenLuck:
    """Where its luck comes from, as the record keeps it."""
    return OpenLuck(code_of_game(crypt_of(day)), day)


def plan_of(day: date, last: PlanDraft, name_of: NameOf) -> Plan:
    """Who plays: the first person of the `last` set-up in the first seat, computer heirs in all others.

    Their levels and temperaments are the same for everybody, or no par could be.
    """
    draft = last.agreeing(crypt_of(day).setup)
    people = [heir.name for heir in last.heirs if heir.mind is PlayerKind.PERSON]
    for index, mind in enumerate(game_on(day).minds):
        own = index == 0
        draft = draft.with_heir(
            index,
            name=next(iter(people), "") if own else "",
            mind=PlayerKind(mind),
            temper=Temper.EVEN if own else TEMPERS[index % len(TEMPERS)],
        )
    return draft.plan(lambda _: 0, name_of)


def par_question(day: date) -> ParQuestion:
    """What a Regent takes in the person's place."""
    crypt = crypt_of(day)
    plan = plan_of(day, PlanDraft(), lambda house, title: "")
    minds = tuple((player.mind.level or Level.REGENT, player.temper) for player in plan.players)
    return ParQuestion(crypt.setup, crypt.seed, plan.human_seats[0], minds)


def is_game_of_day(account: Account, day: date) -> bool:
    """Whether this is the crypt of that day, against those heirs that everybody has there."""
    crypt = crypt_of(day)
    played = account.plan.setup, account.seed
    return played == (crypt.setup, crypt.seed) and has_players_of_day(account.plan, day)


def has_players_of_day(plan: Plan, day: date) -> bool:
    """Whether these are the players that everybody meets in the crypt of that day."""
    there = plan_of(day, PlanDraft(), lambda house, title: "").players
    return [(each.mind, each.temper) for each in there] == [(each.mind, each.temper) for each in plan.players]
