"""Hints and reasons: asked with the person's own view, told in words of every language, counted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.opponents.choose import Chosen, RatedAction
from crypt_game.opponents.levels import Level
from crypt_game.opponents.questions import ChoiceQuestion, Question
from crypt_game.opponents.reasons import Reason
from crypt_game.opponents.worker_client import FutureAnswer
from crypt_game.play.advisor import Advisor, advice_of
from crypt_game.rules import (
    ALL_CARDS,
    Claim,
    GameSetup,
    Laid,
    Mode,
    Recover,
    SeatView,
    Slot,
    TreasureType,
    observe,
)
from crypt_game.rules.indices import SeatIndex
from crypt_game.text import Catalog
from crypt_game.text.action_text import propose
from crypt_game.text.participants import Participants

T = TypeVar("T")
LOCALE = Path(__file__).parents[2] / "locale"


class Sage:
    """Opponents that answer at once, as a Squire would, or that fail."""

    def __init__(self, *, fails: bool = False) -> None:
        self.views: list[SeatView] = []
        self._fails = fails

    def ask(self, question: Question[T]) -> FutureAnswer[T]:
        assert isinstance(question, ChoiceQuestion)
        assert question.level is Level.REGENT
        self.views.append(question.view)
        answer = FutureAnswer(question)
        if self._fails:
            answer.fall_back()
        else:
            answer.tell(question.fallback(None))
        return answer  # type: ignore[return-value]  # a ChoiceQuestion is what T was

    def close(self) -> None:
        pass


def match_of(*minds: PlayerKind) -> Match:
    people = [replace(Player(f"P{n}", HOUSES[n], Title.DUKE), mind=mind) for n, mind in enumerate(minds)]
    match = Match(Plan.seated(GameSetup(Mode.STANDARD, len(people)), people), 8)
    match.begin()
    return match


def participants_of(match: Match) -> Participants:
    return Participants(tuple(player.name for player in match.plan.players), 0)


def words(language: str = "en") -> Catalog:
    return Catalog.load(language, LOCALE)


def test_a_hint_is_asked_for_with_the_own_view_and_counted() -> None:
    match, sage = match_of(PlayerKind.PERSON, PlayerKind.KNIGHT), Sage()
    advisor = Advisor(match, participants_of(match), words().say, lambda: sage)
    assert advisor.ask(SeatIndex(0))
    advice = advisor.poll()
    assert advice is not None
    assert advice.best.move
    assert advice.best.reasons
    assert [view.seat for view in sage.views] == [0]
    assert match.marks.hints == 1


def test_a_hint_that_no_regent_gave_says_so() -> None:
    match = match_of(PlayerKind.PERSON, PlayerKind.KNIGHT)
    advisor = Advisor(match, participants_of(match), words().say, lambda: Sage(fails=True))
    advisor.ask(SeatIndex(0))
    advice = advisor.poll()
    assert advice is not None
    assert advice.title == words().say("advice-hint-squire")


def test_a_hint_on_its_way_is_not_asked_for_twice() -> None:
    match, sage = match_of(PlayerKind.PERSON, PlayerKind.KNIGHT), Sage()
    advisor = Advisor(match, participants_of(match), words().say, lambda: sage)
    assert advisor.ask(SeatIndex(0))
    assert advisor.ask(SeatIndex(0))
    assert len(sage.views) == 1


def test_there_is_no_hint_for_somebody_elses_turn() -> None:
    match = match_of(PlayerKind.PERSON, PlayerKind.KNIGHT)
    assert not Advisor(match, participants_of(match), words().say, Sage).ask(SeatIndex(1))


def test_a_hint_that_comes_too_late_is_not_told() -> None:
    match, sage = match_of(PlayerKind.PERSON, PlayerKind.KNIGHT), Sage()
    advisor = Advisor(match, participants_of(match), words().say, lambda: sage)
    advisor.ask(SeatIndex(0))
    match.submit(0, Recover())
    advisor.forget()
    assert advisor.poll() is None
    assert match.marks.hints == 0


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_reasons_name_cards_and_rivals_in_every_language(language: str) -> None:
    match = match_of(PlayerKind.PERSON, PlayerKind.KNIGHT)
    catalog = words(language)
    reasons = (
        Reason("why-deny", {"card": "idol", "rival": 1, "coins": 4.5}),
        Reason("why-keeps-out", {"rival": 1, "strength": 5, "dice": 2}),
    )
    claim = Claim.on({0: [3, 3], 1: [1]})
    others = (
        RatedAction(Recover(), 1.0, ()),
        RatedAction(Recover(), 4.4, ()),
        RatedAction(Recover(), 6.5, ()),
    )
    chosen = Chosen(claim, 4.5, reasons, others)
    crypt = observe(match.state, 0).crypt
    advice = advice_of(chosen, "?", crypt, participants_of(match), catalog.say)
    assert "3 + 3" in advice.best.move
    assert all("P1" in reason for reason in advice.best.reasons)
    assert [idea.worth for idea in advice.others] == [
        catalog.say("advice-less", coins=3.5),
        catalog.say("advice-equal"),
        catalog.say("advice-more", coins=2),
    ]
    shown = (advice.best.move, *advice.best.reasons, *(idea.worth for idea in advice.others))
    assert not any("{" in text for text in shown)


@pytest.mark.parametrize(
    ("language", "words_for"),
    [
        ("en", "Claim: 1 on the Idol (value 3), 2 on the Idol (face down), 3 on the Pottery"),
        ("de", "Beanspruchen: 1 auf dem Idol (Wert 3), 2 auf dem Idol (verdeckt), 3 auf den Töpferwaren"),
        ("fr", "Revendiquer : 1 sur l’Idole (valeur 3), 2 sur l’Idole (face cachée), 3 sur la Poterie"),
    ],
)
def test_cards_of_one_type_are_told_apart(language: str, words_for: str) -> None:
    match = match_of(PlayerKind.PERSON, PlayerKind.KNIGHT)
    idols = [card for card in ALL_CARDS if card.type is TreasureType.IDOL and card.value == 3]
    pottery = next(card for card in ALL_CARDS if card.type is TreasureType.POTTERY)
    crypt = tuple(
        Slot((Laid(card, up=up),)) for card, up in ((idols[0], True), (idols[1], False), (pottery, True))
    )
    claim = Claim.on({0: [1], 1: [2], 2: [3]})
    assert (
        propose(claim, crypt, participants_of(match), words(language).say).replace("\xa0", " ") == words_for
    )
