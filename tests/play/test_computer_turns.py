"""Computer heirs at a table: shown their own view only, given a moment, undone with the person's decision."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

import pytest

from crypt_game.campaign import CHAPTERS
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.opponents.choose import Chosen
from crypt_game.opponents.levels import Level
from crypt_game.opponents.questions import ChoiceQuestion, Question
from crypt_game.opponents.worker_client import FutureAnswer
from crypt_game.play.computer_turns import PAUSE, ComputerTurns
from crypt_game.rules import Action, Claim, Decline, GameSetup, Illegal, Mode, Recover
from crypt_game.rules.indices import SeatIndex

T = TypeVar("T")


class SlowAnswer(FutureAnswer[T]):
    """An answer that is there after it was looked at `slowness` times."""

    def __init__(self, question: Question[T], value: T, slowness: int) -> None:
        super().__init__(question)
        self._value, self._left = value, slowness

    def poll(self) -> T | None:
        self._left -= 1
        if self._left < 0 and not self.done:
            self.tell(self._value)
        return super().poll()


class Recoverer:
    """Opponents that always recover, after they were looked at `slowness` times."""

    def __init__(self, slowness: int = 0, action: Action | None = None) -> None:
        self.asked: list[ChoiceQuestion] = []
        self.answers: list[FutureAnswer[Any]] = []
        self._slowness, self._action = slowness, action or Recover()

    def ask(self, question: Question[T]) -> FutureAnswer[T]:
        assert isinstance(question, ChoiceQuestion)
        self.asked.append(question)
        chosen: Any = Chosen(self._action, 0.0, ())
        self.answers.append(SlowAnswer(question, chosen, self._slowness))
        return self.answers[-1]

    def close(self) -> None:
        pass


def table(minds: tuple[PlayerKind, ...]) -> Match:
    people = [replace(Player("x", HOUSES[n], Title.DUKE), mind=mind) for n, mind in enumerate(minds)]
    match = Match(Plan.seated(GameSetup(Mode.STANDARD, len(people)), people), 4)
    match.begin()
    return match


def test_a_person_is_never_asked_for() -> None:
    match = table((PlayerKind.PERSON, PlayerKind.KNIGHT))
    heirs = ComputerTurns(match, Recoverer)
    assert not heirs.is_asked(match.decide)
    match.submit(0, Recover())
    assert heirs.is_asked(match.decide)


def test_a_matched_heir_chooses_at_the_levels_that_its_strength_lies_between() -> None:
    match = table((PlayerKind.MATCHED, PlayerKind.MATCHED))
    match.plan = replace(match.plan, players=tuple(each.matched_to(0.5) for each in match.plan.players))
    opponents = Recoverer()
    heirs = ComputerTurns(match, lambda: opponents)
    for _ in range(16):
        assert heirs.is_asked(match.decide)
        moved = heirs.update(PAUSE["normal"], "normal")
        assert moved is not None
        match.submit(*moved)
    assert {asked.level for asked in opponents.asked} == {Level.PAGE, Level.SQUIRE}


def test_an_heir_knows_the_levels_that_the_table_shows() -> None:
    match = table((PlayerKind.REGENT, PlayerKind.PERSON, PlayerKind.SQUIRE, PlayerKind.MATCHED))
    opponents = Recoverer()
    ComputerTurns(match, lambda: opponents).update(0.0, "normal")
    [asked] = opponents.asked
    assert asked.known == (Level.REGENT, None, Level.SQUIRE, None)


def test_in_a_chapter_heirs_go_by_no_levels_as_its_goals_were_measured() -> None:
    chapter = next(each for each in CHAPTERS if each.name == "houses")
    minds = (PlayerKind.PERSON, *(PlayerKind(level.value) for level in chapter.rivals))
    people = [Player("x", HOUSES[n // 2], Title.DUKE, mind) for n, mind in enumerate(minds)]
    match = Match(Plan.seated(chapter.setup, people), 4)
    match.begin()
    while match.decide is not None and match.decide.seat == 0:
        match.submit(0, Recover())
    opponents = Recoverer()
    ComputerTurns(match, lambda: opponents).update(0.0, "normal")
    assert [asked.known for asked in opponents.asked] == [()]


def test_an_heir_sees_its_own_view_and_acts_after_its_moment() -> None:
    match = table((PlayerKind.SQUIRE, PlayerKind.PERSON))
    opponents = Recoverer()
    heirs = ComputerTurns(match, lambda: opponents)
    assert heirs.update(PAUSE["normal"] / 2, "normal") is None
    assert heirs.update(PAUSE["normal"], "normal") == (0, Recover())
    assert [(asked.pending, asked.level, asked.view.seat) for asked in opponents.asked] == [
        (match.decide, Level.SQUIRE, 0)
    ]


def test_who_thinks_is_not_told_the_seed_that_holds_the_hidden_cards() -> None:
    match = table((PlayerKind.SQUIRE, PlayerKind.PERSON))
    opponents = Recoverer()
    ComputerTurns(match, lambda: opponents).update(0.0, "normal")
    [asked] = opponents.asked
    assert asked.seed == match.thinking_seed(len(match.moments))
    assert abs(asked.seed - match.seed * 1_000_003) > 1000
    match.submit(0, Recover())
    assert match.thinking_seed(len(match.moments)) != asked.seed


def test_without_animation_it_acts_as_soon_as_it_knows() -> None:
    match = table((PlayerKind.PAGE, PlayerKind.PERSON))
    heirs = ComputerTurns(match, lambda: Recoverer(slowness=2))
    assert heirs.update(0.0, "slow", at_once=True) is None
    assert heirs.update(0.0, "slow", at_once=True) is None
    assert heirs.update(0.0, "slow", at_once=True) == (0, Recover())


def test_a_key_ends_its_moment_but_not_its_thought() -> None:
    match = table((PlayerKind.PAGE, PlayerKind.PERSON))
    heirs = ComputerTurns(match, lambda: Recoverer(slowness=1))
    assert heirs.update(0.0, "slow") is None
    heirs.release()
    assert heirs.update(0.0, "slow") == (0, Recover())


def test_by_key_it_waits_for_one_however_long() -> None:
    match = table((PlayerKind.PAGE, PlayerKind.PAGE))
    heirs = ComputerTurns(match, lambda: Recoverer())
    assert heirs.update(60.0, "step") is None
    assert heirs.decided
    heirs.release()
    choice = heirs.update(0.0, "step")
    assert choice == (0, Recover())
    match.submit(*choice)
    assert heirs.update(60.0, "step") is None


def test_cancelling_forgets_the_thought_and_asks_anew() -> None:
    match = table((PlayerKind.PAGE, PlayerKind.PERSON))
    opponents = Recoverer(slowness=9)
    heirs = ComputerTurns(match, lambda: opponents)
    heirs.update(0.0, "normal")
    heirs.cancel()
    assert opponents.answers[0].done
    heirs.update(0.0, "normal")
    assert len(opponents.asked) == 2


def test_a_choice_that_the_rules_refuse_is_made_again() -> None:
    match = table((PlayerKind.PAGE, PlayerKind.PERSON))
    heirs = ComputerTurns(match, lambda: Recoverer(action=Decline()))
    choice = heirs.update(60.0, "normal")
    assert choice == (0, Decline())
    with pytest.raises(Illegal):
        match.submit(*choice)
    match.submit(*heirs.lesser_choice())
    assert heirs.moves[SeatIndex(0)].action != Decline()


def test_undo_leads_back_to_the_persons_own_decision() -> None:
    match = table((PlayerKind.PERSON, PlayerKind.KNIGHT, PlayerKind.KNIGHT))
    before = match.state
    match.submit(0, Claim.on({0: [1]}))
    match.submit(1, Recover())
    assert match.undo()
    assert match.state == before
