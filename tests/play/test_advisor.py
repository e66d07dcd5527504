"""Hints, reasons and warnings: asked with what may be known, told in words of every language, counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.opponents.choose import RatedAction
from crypt_game.opponents.evaluation import Evaluation, evaluate
from crypt_game.opponents.questions import EvaluationQuestion, Question
from crypt_game.opponents.reasons import Reason
from crypt_game.opponents.worker_client import FutureAnswer
from crypt_game.opponents.worth_parts import WorthParts
from crypt_game.play.advice import Headings, lights_of
from crypt_game.play.advisor import Advisor, advice_of, warns_against
from crypt_game.play.computer_turns import LastMove
from crypt_game.play.new_draft import draft_for, offer_at_any_time
from crypt_game.play.reason_text import main_part
from crypt_game.rules import (
    ALL_CARDS,
    Action,
    Choice,
    Claim,
    Decide,
    Decline,
    Divvy,
    FlipFor,
    GameSetup,
    Laid,
    Mode,
    Peek,
    Recover,
    Reroll,
    Revive,
    SeatView,
    Slot,
    Take,
    TreasureType,
    observe,
    publicly,
)
from crypt_game.rules.engine import new_game
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.playout import random_setup, random_steps
from crypt_game.text import Catalog
from crypt_game.text.action_text import propose
from crypt_game.text.participants import Participants

T = TypeVar("T")
LOCALE = Path(__file__).parents[2] / "locale"
FIRST = SeatIndex(0)


class Sage:
    """Opponents that evaluate at once, or when they are told to, or that fail."""

    def __init__(self, *, fails: bool = False, slow: bool = False) -> None:
        self.questions: list[EvaluationQuestion] = []
        self.late: list[Callable[[], None]] = []
        self._fails, self._slow = fails, slow

    def ask(self, question: Question[T]) -> FutureAnswer[T]:
        assert isinstance(question, EvaluationQuestion)
        self.questions.append(question)
        answer = FutureAnswer(question)
        if self._fails:
            answer.fall_back()
        elif self._slow:
            self.late.append(lambda: answer.tell(*question.work()))
        else:
            answer.tell(*question.work())
        return answer  # type: ignore[return-value]  # an EvaluationQuestion is what T was

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


def advisor_for(match: Match, sage: Sage) -> Advisor:
    return Advisor(match, participants_of(match), words().say, lambda: sage)


def test_a_hint_is_asked_for_with_the_own_view_and_counted() -> None:
    match, sage = match_of(PlayerKind.PERSON, PlayerKind.KNIGHT), Sage()
    advisor = advisor_for(match, sage)
    assert advisor.ask(FIRST)
    advice = advisor.poll()
    assert advice is not None
    assert advice.playable
    assert len(advice.best.brief) == len(advice.best.reasons) > 0
    assert any(line.startswith("<b>") and "coin" in line for line in advice.best.brief)
    assert advice.action == evaluate(sage.questions[0].view, sage.questions[0].pending).best.action
    assert len(advice.others) == 2
    assert all(idea.worth for idea in advice.others)
    assert [question.view.seat for question in sage.questions] == [0]
    assert match.marks.hints == 1
    assert match.marks.with_help
    assert advice.best.move in advice.spoken
    assert all(reason in advice.spoken for reason in advice.best.reasons)


def test_a_hint_that_no_regent_gave_says_so() -> None:
    match = match_of(PlayerKind.PERSON, PlayerKind.KNIGHT)
    advisor = advisor_for(match, Sage(fails=True))
    advisor.ask(FIRST)
    advice = advisor.poll()
    assert advice is not None
    assert advice.heads.best == words().say("advice-hint-squire")


def test_hint_and_warning_ask_once_for_the_same_choice() -> None:
    match, sage = match_of(PlayerKind.PERSON, PlayerKind.KNIGHT), Sage()
    advisor = advisor_for(match, sage)
    assert advisor.prepare(FIRST)
    assert advisor.ask(FIRST)
    advice = advisor.poll()
    assert advice is not None
    assert advisor.cost(FIRST, advice.action) == 0
    assert len(sage.questions) == 1


def test_there_is_no_hint_for_somebody_elses_turn() -> None:
    match = match_of(PlayerKind.PERSON, PlayerKind.KNIGHT)
    assert not advisor_for(match, Sage()).ask(SeatIndex(1))


def test_a_hint_that_comes_too_late_is_not_told() -> None:
    match, sage = match_of(PlayerKind.PERSON, PlayerKind.KNIGHT), Sage()
    advisor = advisor_for(match, sage)
    advisor.ask(FIRST)
    match.submit(0, Recover())
    advisor.forget()
    assert advisor.poll() is None
    assert match.marks.hints == 0


def test_the_cost_of_a_claim_that_nobody_looked_at_is_asked_for() -> None:
    match, sage = match_of(PlayerKind.PERSON, PlayerKind.SQUIRE), Sage(slow=True)
    advisor = advisor_for(match, sage)
    wasteful = Claim.on({0: [6, 6, 6]})
    assert advisor.cost(FIRST, wasteful) is None
    sage.late.pop()()
    assert advisor.cost(FIRST, wasteful) is None
    sage.late.pop()()
    cost = advisor.cost(FIRST, wasteful)
    assert [question.about for question in sage.questions] == [None, wasteful]
    loss = evaluate(observe(match.state, 0), sage.questions[0].pending, wasteful).loss(wasteful)
    assert loss is not None
    assert cost == loss.coins > 1


def test_nobody_warns_where_no_regent_can_be_asked() -> None:
    match = match_of(PlayerKind.PERSON, PlayerKind.SQUIRE)
    assert advisor_for(match, Sage(fails=True)).cost(FIRST, Claim.on({0: [6, 6, 6]})) == 0


@pytest.mark.parametrize(
    ("minds", "wanted"),
    [
        ((PlayerKind.PAGE, PlayerKind.SQUIRE), {"easy", "always"}),
        ((PlayerKind.SQUIRE, PlayerKind.KNIGHT), {"always"}),
        ((PlayerKind.PERSON,), {"always"}),
    ],
)
def test_warnings_are_for_games_against_pages_and_squires(
    minds: tuple[PlayerKind, ...], wanted: set[str]
) -> None:
    plan = match_of(PlayerKind.PERSON, *minds).plan
    assert {each for each in ("easy", "always", "off") if warns_against(plan, each)} == wanted


def test_reasons_of_an_heirs_move_tell_no_more_than_everybody_knows() -> None:
    """An heir that looked at the face-down cards says nothing of what it saw."""
    match, sage = match_of(PlayerKind.KNIGHT, PlayerKind.PERSON), Sage()
    decide = match.decide
    assert decide is not None
    knowing = observe(match.state, 0)._replace(
        crypt=match.state.crypt, seen=frozenset(match.state.variant.cards)
    )
    hidden = next(n for n, slot in enumerate(match.state.crypt) if slot and not slot.cards[-1].up)
    advisor = advisor_for(match, sage)
    advisor.explain(LastMove(knowing, decide, Claim.on({hidden: [1]})))
    advice = advisor.poll()
    assert advice is not None
    assert not advice.playable
    assert advice.best.reasons
    [question] = sage.questions
    assert question.view == publicly(observe(match.state, 0))
    assert question.view.seen == frozenset()
    assert match.marks.hints == 0


def test_every_position_can_be_evaluated_with_what_everybody_knows() -> None:
    rng, evaluated = Random(11), set[object]()
    for mode in (Mode.STANDARD, Mode.SOLO, Mode.TWINS):
        for _, step in random_steps(new_game(random_setup(rng, mode)), rng):
            asked = step.state.pending
            if isinstance(asked, Decide) and rng.random() < (0.02 if asked.what is Choice.CLAIM else 0.3):
                view: SeatView = publicly(observe(step.state, asked.seat))
                assert evaluate(view, asked).options
                evaluated.add(asked.what)
    assert len(evaluated) >= 2


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_reasons_name_cards_and_rivals_in_every_language(language: str) -> None:
    match = match_of(PlayerKind.PERSON, PlayerKind.KNIGHT)
    catalog = words(language)
    parts = (
        Reason("why-part-printed", {"coins": 3, "count": 1}),
        Reason("why-part-rival", {"coins": 1.5, "rival": 1}),
    )
    reasons = (
        Reason("why-card", {"card": "idol", "slot": 0, "coins": 4.5}, parts),
        Reason("why-keeps-out", {"rival": 1, "strength": 5, "dice": 2}),
    )
    best = RatedAction(Claim.on({0: [3, 3], 1: [1]}), 4.5, reasons, WorthParts(4.3, 1.2, -1.0))
    others = (
        RatedAction(Recover(), 1.0, (), WorthParts(0.0, 2.2, -1.2)),
        RatedAction(Claim.on({0: [1]}), 4.4, ()),
    )
    crypt = observe(match.state, 0).crypt
    heads = Headings("?", "!")
    people = participants_of(match)
    advice = advice_of(FIRST, best, Evaluation((best, *others), {}), heads, crypt, people, catalog.say)
    assert "3 + 3" in advice.best.move
    assert all("P1" in reason for reason in advice.best.reasons)
    less = main_part(WorthParts(-4.3, 1.0, -0.2), -3.5, 1, catalog.say)
    assert [idea.worth for idea in advice.others] == [
        catalog.say("advice-mostly", worth=catalog.say("advice-less", coins=3.5), reason=less),
        catalog.say("advice-equal"),
    ]
    assert less == catalog.say("advice-from-cards", sign="less")
    plain = replace(best, parts=None)
    beside = advice_of(FIRST, others[0], Evaluation((plain,), {}), heads, crypt, people, catalog.say)
    assert [idea.worth for idea in beside.others] == [catalog.say("advice-more", coins=3.5)]
    shown = (advice.best.move, *advice.best.reasons, *(idea.worth for idea in advice.others))
    assert not any("{" in text for text in shown)


@pytest.mark.parametrize(
    ("action", "lit"),
    [
        (
            Claim.on({0: [3, 3], 2: [1]}),
            ("card-0", "card-2", "die-0", "die-1", "die-2", "effort-1", "effort-3"),
        ),
        (Recover(), ("recover",)),
        (Take(2, ()), ("card-2", "accept")),
        (Reroll(1, ()), ("subject-1", "accept")),
        (Divvy.of({0: 0, 3: 1}), ("switch-0", "switch-3", "slot-0", "slot-3")),
        (Peek(()), ("use-0-peek",)),
        (Revive(()), ("use-0-revive",)),
        (Decline(), ("decline",)),
    ],
)
def test_a_hint_lights_what_it_is_played_with(action: Action, lit: tuple[str, ...]) -> None:
    match = match_of(PlayerKind.PERSON, PlayerKind.KNIGHT)
    view, decide = observe(match.state, 0), match.decide
    assert decide is not None
    best = RatedAction(action, 0.0, ())
    crypt = (*view.crypt, view.crypt[0])
    told = Evaluation((best,), {})
    advice = advice_of(FIRST, best, told, Headings("", ""), crypt, participants_of(match), words().say)
    assert lights_of(advice, draft_for(view, decide)) == lit
    if isinstance(action, Revive):
        offer = offer_at_any_time(view, FIRST, FlipFor.REVIVE)
        assert lights_of(advice, offer) == ("accept",)
    plate = lights_of(advice._replace(playable=False, seat=SeatIndex(1)), None)
    assert plate == (
        *(key for key in lit if key.startswith("card-") and isinstance(action, Claim)),
        "plate-1",
    )


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


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_what_a_whole_stack_brings_is_not_told_of_one_card(language: str) -> None:
    told = [words(language).say("review-part-printed", coins=3.5, count=count) for count in (1, 2)]
    assert told[0] != told[1]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_one_opponent_is_not_called_others(language: str) -> None:
    say, worse = words(language).say, WorthParts(0.0, 0.0, -2.0)
    assert main_part(worse, -2.0, 1, say) != main_part(worse, -2.0, 2, say) == main_part(worse, -2.0, 3, say)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("sign", ["less", "more"])
def test_whom_coins_are_taken_from_stays_beside_the_verb(language: str, sign: str) -> None:
    say = words(language).say
    for part in ("review-part-rival", "review-part-rivals"):
        assert say(part, sign=sign, figure="+1", rival="Aldric").count(" ") == 1, "before the figure alone"
