"""Where a board stops in a round, and what it tells there: whose dice failed, who took what."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.match.viewpoint import Viewpoint, first_view, seen_by
from crypt_game.play.board_model import BoardModel
from crypt_game.play.report_text import report_words
from crypt_game.play.round_report import RoundReport
from crypt_game.play.round_stops import SECONDS, RoundStops
from crypt_game.rules import Card, Claim, GameSetup, Mode, Recover, fold
from crypt_game.rules.indices import FIRST_SEAT
from crypt_game.rules.legal import random_action
from crypt_game.text import Catalog

ENGLISH = Catalog.load("en", Path(__file__).parents[2] / "locale")
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")


class Board:
    """Plays the events of a match into a model, and keeps what it stopped for."""

    def __init__(
        self,
        kind: str,
        minds: tuple[PlayerKind, ...],
        *,
        pace: str = "normal",
        mode: Mode = Mode.STANDARD,
    ) -> None:
        people = [
            Player(name, house, Title.DUKE, mind)
            for name, house, mind in zip(NAMES, (*HOUSES, *HOUSES), minds, strict=False)
        ]
        self.match = Match(Plan.seated(GameSetup(mode, len(people)), people), 3)
        view = first_view(self.match.first, FIRST_SEAT, Viewpoint.SEAT)
        self.model = BoardModel(self.match.plan, view, FIRST_SEAT, NAMES, covered=False)
        self.stops = RoundStops(self.model)
        self.stops.kind, self.stops.pace = kind, pace
        self.told: list[tuple[RoundReport, bool]] = []
        """Each stop, and whether it went on by itself."""

    def play(self, *claims: dict[int, list[int]]) -> None:
        """One round: each seat claims, or recovers where its claim is empty."""
        shown = len(self.match.moments)
        self.match.begin()
        for claim in claims:
            assert self.match.decide is not None
            self.match.submit(self.match.decide.seat, Claim.on(claim) if claim else Recover())
        self._show(shown)

    def play_by_chance(self, rounds: int) -> None:
        """So many rounds, whatever anybody does."""
        chance = Random(1)
        self.match.begin()
        while self.match.over is None and self.match.state.round <= rounds:
            self.match.submit(*random_action(self.match.state, chance))
        self._show(0)

    def _show(self, shown: int) -> None:
        for moment in self.match.moments[shown:]:
            for event in moment.events:
                if self.stops.before(event):
                    assert self.model.report is not None
                    self.told.append((self.model.report, self.stops.update(SECONDS["slow"])))
                    self.stops.go_on()
                    assert not self.stops.before(event), "it stops once"
                self.model.note(event)
                self.stops.note(event)
                self.model.view = fold(self.model.view, seen_by(self.model.view, event))


ONE_PERSON = (PlayerKind.PERSON, PlayerKind.PAGE, PlayerKind.PAGE)
HEIRS = (PlayerKind.PAGE,) * 3
RISKY: tuple[dict[int, list[int]], ...] = ({0: [6, 6, 6]}, {3: [6, 6]}, {})


def test_the_board_stops_once_after_all_rolls_and_once_after_the_round() -> None:
    board = Board("wait", ONE_PERSON)
    board.play(*RISKY)
    (roll, _), (after, _) = board.told
    assert (roll.over, after.over, after.round) == (False, True, 1)
    pools = board.match.state.pools
    assert [row.lost for row in after.seats] == [pool.exhausted for pool in pools]
    assert [row.lost for row in roll.seats] == [row.lost for row in after.seats]
    assert sum(row.lost for row in roll.seats) > 0
    assert [len(row.cards) for row in after.seats] == [1, 1, 0]
    assert [len(row.cards) for row in roll.seats] == [0, 0, 0]


def test_a_house_that_shares_out_is_told_of_its_roll_once() -> None:
    board = Board("wait", (PlayerKind.PERSON,) * 6, mode=Mode.CLASH)
    board.play_by_chance(4)
    rolls = [report.round for report, _ in board.told if not report.over]
    assert len(rolls) > 1
    assert len(set(rolls)) == len(rolls)


def test_a_second_round_tells_only_its_own_cards() -> None:
    board = Board("wait", ONE_PERSON)
    board.play({0: [1]}, {1: [1]}, {2: [1]}, {0: [1]}, {}, {})
    reports = [report for report, _ in board.told]
    assert [(report.round, [len(row.cards) for row in report.seats]) for report in reports] == [
        (1, [1, 1, 1]),
        (2, [0, 1, 0]),
    ]


@pytest.mark.parametrize(
    ("kind", "minds", "waits"),
    [("wait", ONE_PERSON, True), ("wait", HEIRS, False), ("pass", ONE_PERSON, False)],
)
def test_it_waits_only_where_that_is_wanted_and_a_person_is_concerned(
    kind: str, minds: tuple[PlayerKind, ...], waits: bool
) -> None:
    board = Board(kind, minds)
    board.play(*RISKY)
    assert [by_itself for _, by_itself in board.told] == [not waits, not waits]


def test_by_key_it_always_waits_and_switched_off_it_never_stops() -> None:
    board = Board("pass", HEIRS, pace="step")
    board.play(*RISKY)
    assert [by_itself for _, by_itself in board.told] == [False, False]
    silent = Board("off", ONE_PERSON)
    silent.play(*RISKY)
    assert silent.told == []


def test_a_covered_table_tells_no_value_that_was_face_down() -> None:
    board = Board("wait", ONE_PERSON)
    board.play({3: [1]}, {0: [1]}, {})
    after = board.told[-1][0]
    (held,) = after.seats[0].cards
    assert isinstance(held.card, Card)
    told = []
    for covered in (False, True):
        board.model.covered = covered
        told.append(str(held.card.value) in report_words(after, board.model, ENGLISH.say).split("Bo")[0][20:])
    assert told == [True, False]
