"""What is played on a day, who plays it, and the par: the same for everybody."""

from __future__ import annotations

import time
from datetime import date, timedelta
from pathlib import Path

import pytest

from crypt_game.daily.crypt_of_day import crypt_of, is_game_of_day, luck_of, par_question, plan_of
from crypt_game.daily.par_book import ParBook
from crypt_game.daily.week import WEEK, game_on
from crypt_game.match.match import Match
from crypt_game.match.plan_draft import PlanDraft
from crypt_game.match.players import PlayerKind
from crypt_game.match.statistics import account_of
from crypt_game.opponents import par
from crypt_game.opponents.levels import Level
from crypt_game.opponents.par import Par, ParQuestion
from crypt_game.opponents.questions import Question
from crypt_game.opponents.worker_client import FutureAnswer, T
from crypt_game.rules import Mode

MONDAY = date(2026, 11, 23)
DAYS = [MONDAY + timedelta(days=number) for number in range(7)]


def plan(day: date, draft: PlanDraft) -> list[PlayerKind]:
    return [player.mind for player in plan_of(day, draft, lambda house, title: "portrait").players]


def test_every_mode_is_played_once_a_week_at_least() -> None:
    assert {Mode(game.mode) for game in WEEK} == set(Mode)
    assert any(game.cursed for game in WEEK)
    assert len(WEEK) == 7


@pytest.mark.parametrize("day", DAYS)
def test_a_day_has_one_person_and_knights_whatever_was_played_last(day: date) -> None:
    last = PlanDraft().with_mode(Mode.TWINS).filled(PlayerKind.PAGE).with_heir(0, name="Eva")
    minds = [mind for mind in plan(day, last) if mind is not PlayerKind.GHOST]
    assert minds == [PlayerKind.PERSON, *[PlayerKind.KNIGHT] * (game_on(day).players - 1)]
    assert plan(day, last) == plan(day, PlanDraft())
    people = plan_of(day, last, lambda house, title: "portrait").players
    assert [person.name for person in people if person.mind is not PlayerKind.GHOST] == [
        "Eva",
        *["portrait"] * (game_on(day).players - 1),
    ]


def test_its_luck_is_that_of_the_day() -> None:
    for day in DAYS:
        setup = plan_of(day, PlanDraft(), lambda house, title: "").setup
        assert luck_of(day).game(setup) == crypt_of(day)
        assert setup == crypt_of(day).setup


def test_another_day_or_another_rival_is_not_the_game_of_the_day() -> None:
    day = DAYS[1]
    agreed = plan_of(day, PlanDraft(), lambda house, title: "")
    record = Match(agreed, crypt_of(day).seed, extra=luck_of(day).extra()).record
    assert is_game_of_day(account_of(record), day)
    assert not is_game_of_day(account_of(record), day + timedelta(days=7))
    easier = PlanDraft().agreeing(agreed.setup).filled(PlayerKind.PAGE).plan(lambda _: 0, lambda h, t: "")
    record = Match(easier, crypt_of(day).seed, extra=luck_of(day).extra()).record
    assert not is_game_of_day(account_of(record), day)


def quick(question: ParQuestion) -> ParQuestion:
    """The same with Pages against the Regent."""
    minds = tuple((Level.PAGE, temper) for _, temper in question.minds)
    return ParQuestion(question.setup, question.luck, question.seat, minds)


def test_a_par_is_the_mean_of_its_games_and_always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(par, "PAR_GAMES", 2)
    question = quick(par_question(DAYS[1]))
    grown = list(question.work())
    assert [each.value for each in grown[:-1]] == [None] * (len(grown) - 1)
    one, two = grown[-1].coins
    assert grown[-1].value == (one + two + 1) // 2
    assert list(question.work()) == grown


def test_a_par_that_broke_off_has_no_value() -> None:
    question = par_question(DAYS[0])
    assert question.fallback(None).value is None
    assert question.fallback(Par((40, 41))).value is None
    assert Par((40,) * par.PAR_GAMES).value == 40


class Answering:
    """Opponents whose answers the test gives."""

    def __init__(self) -> None:
        self.asked: list[tuple[Question[object], FutureAnswer[object]]] = []

    def ask(self, question: Question[T]) -> FutureAnswer[T]:
        answer = FutureAnswer(question)
        self.asked.append((question, answer))  # type: ignore[arg-type]
        return answer

    def close(self) -> None:
        raise AssertionError("nobody closes it here")


def test_pars_are_found_one_after_the_other_and_kept(tmp_path: Path) -> None:
    rivals = Answering()
    book = ParBook(tmp_path, lambda: rivals)
    book.want(DAYS[:2])
    book.want(DAYS[1:2])
    assert not book.update()
    assert [question for question, _ in rivals.asked] == [par_question(DAYS[1])]
    assert not book.update()
    rivals.asked[0][1].tell(Par((30,) * par.PAR_GAMES))
    assert book.update()
    assert book.known == {DAYS[1]: 30}
    book.update()
    assert [question for question, _ in rivals.asked[1:]] == [par_question(DAYS[0])]
    book.cancel()
    assert rivals.asked[1][1].done
    again = ParBook(tmp_path, lambda: rivals)
    assert again.known == {DAYS[1]: 30}
    again.want(DAYS[1:2])
    assert not again.update()
    assert len(rivals.asked) == 2


def test_a_par_that_cannot_be_found_is_said_and_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rivals, now = Answering(), [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    book = ParBook(tmp_path, lambda: rivals)
    book.want(DAYS[:1])
    book.update()
    rivals.asked[0][1].fall_back()
    assert book.update()
    assert (book.failed, book.known) == (DAYS[0], {})
    assert not book.update()
    assert len(rivals.asked) == 1
    now[0] += 60
    assert book.update()
    assert book.failed is None
    assert [question for question, _ in rivals.asked] == [par_question(DAYS[0])] * 2
    rivals.asked[1][1].tell(Par((30,) * par.PAR_GAMES))
    assert book.update()
    assert book.known == {DAYS[0]: 30}


@pytest.mark.parametrize("kept", [b"", b"[1]", b'{"2026-11-23": "much", "no day": 3, "2026-11-24": true}'])
def test_what_is_kept_wrongly_is_not_believed(tmp_path: Path, kept: bytes) -> None:
    (tmp_path / "par.json").write_bytes(kept)
    assert ParBook(tmp_path, Answering).known == {}
