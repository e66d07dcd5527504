"""Computer heirs at a table: shown their own view only, given a moment, undone with the person's decision."""

from __future__ import annotations

from dataclasses import replace

from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.opponents.choose import Chosen
from crypt_game.opponents.levels import Level, Temper
from crypt_game.opponents.worker import Answer
from crypt_game.rules import Claim, Decide, GameSetup, Mode, Recover, SeatView
from crypt_game.ui.scenes.table.computer_turns import PAUSE, ComputerTurns


class Recoverer:
    """A thinker that always recovers, after it was polled `slowness` times."""

    def __init__(self, slowness: int = 0) -> None:
        self.asked: list[tuple[int, int, str]] = []
        self.views: list[SeatView] = []
        self.cancelled = 0
        self._slowness, self._left = slowness, 0

    def ask(
        self, request_id: int, view: SeatView, pending: Decide, level: Level, temper: Temper, seed: int
    ) -> None:
        self.asked.append((request_id, pending.seat, level))
        self.views.append(view)
        self._left = self._slowness

    def poll(self) -> Answer | None:
        self._left -= 1
        return Answer(self.asked[-1][0], Chosen(Recover(), 0.0, ())) if self._left < 0 else None

    def cancel(self) -> None:
        self.cancelled += 1


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


def test_an_heir_sees_its_own_view_and_acts_after_its_moment() -> None:
    match = table((PlayerKind.SQUIRE, PlayerKind.PERSON))
    thinker = Recoverer()
    heirs = ComputerTurns(match, lambda: thinker)
    assert heirs.update(PAUSE["normal"] / 2, "normal") is None
    assert heirs.update(PAUSE["normal"], "normal") == (0, Recover())
    assert thinker.asked == [(len(match.moments), 0, "squire")]
    assert thinker.views[0].seat == 0


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
    thinker = Recoverer()
    heirs = ComputerTurns(match, lambda: thinker)
    heirs.update(0.0, "normal")
    heirs.cancel()
    assert thinker.cancelled == 1
    heirs.update(0.0, "normal")
    assert len(thinker.asked) == 2


def test_undo_leads_back_to_the_persons_own_decision() -> None:
    match = table((PlayerKind.PERSON, PlayerKind.KNIGHT, PlayerKind.KNIGHT))
    before = match.state
    match.submit(0, Claim.on({0: [1]}))
    match.submit(1, Recover())
    assert match.undo()
    assert match.state == before
