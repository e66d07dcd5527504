"""The words of the look back: where a choice was, what it cost, what was played and what was better."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.opponents.reasons import Reason
from crypt_game.opponents.review import Mistake, SeatLuck
from crypt_game.opponents.worth_parts import WorthParts
from crypt_game.play.reason_text import parts_line
from crypt_game.play.review_words import figure, luck_parts, mistake_words, spoken_luck
from crypt_game.rules import Action, Choice, Claim, Decide, GameSetup, Mode, Recover
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.legal import random_action
from crypt_game.rules.record import Acted
from crypt_game.text.language import Argument
from crypt_game.text.participants import Participants

NAMES = ("Ysolde", "Aldric", "Bram")
CAST = Participants(NAMES)


def say(key: str, /, **args: Argument) -> str:
    return f"{key} {args}" if args else key


def match_of() -> Match:
    people = [Player(name, HOUSES[seat], Title.DUKE) for seat, name in enumerate(NAMES)]
    match = Match(Plan.seated(GameSetup(Mode.STANDARD, 3), people), 5)
    match.begin()
    return match


def mistake(match: Match, step: int, better: Action, why: tuple[Reason, ...] = ()) -> Mistake:
    acted = match.moments[step].step
    assert isinstance(acted, Acted)
    return Mistake(step, SeatIndex(acted.seat), acted.action, better, 1.25, why)


def own_steps(match: Match) -> list[int]:
    return [n for n, moment in enumerate(match.moments) if isinstance(moment.step, Acted)]


def test_the_turns_of_a_round_are_counted_anew_in_each() -> None:
    match, rng = match_of(), Random(2)
    while match.over is None and match.state.round < 3:
        match.submit(*random_action(match.state, rng))
    seen: dict[int, list[int]] = {}
    others = 0
    for step in own_steps(match):
        before = match.moments[step - 1].state if step else match.first
        assert isinstance(before.pending, Decide)
        where = mistake_words(match, mistake(match, step, Recover()), CAST, say).where
        if before.pending.what is Choice.CLAIM:
            turns = seen.setdefault(before.round, [])
            turns.append(len(turns) + 1)
            assert where == say("review-where-claim", round=before.round, turn=turns[-1])
        else:
            others += 1
            assert where == say(f"review-where-{before.pending.what.value}", round=before.round)
    assert others, "something else was asked for in this game"
    assert [turns[:3] for turns in seen.values()][:2] == [[1, 2, 3], [1, 2, 3]]


def test_a_costly_choice_is_told_with_what_was_better_and_why() -> None:
    match = match_of()
    assert match.decide is not None
    match.submit(match.decide.seat, Claim.on({0: [3]}))
    [step] = own_steps(match)
    why = (Reason("why-alone"), Reason("why-keeps-out", {"strength": 2, "rival": 1}))
    words = mistake_words(match, mistake(match, step, Recover(), why), CAST, say)
    assert words.cost == say("review-cost", coins=1.2, figure="−" + say("review-figure", coins=1.2))
    assert words.played.startswith("move-claim")
    assert "'dice': '3'" in words.played
    assert words.better == "move-recover"
    assert words.why.startswith("why-alone why-keeps-out {")
    assert "'rival': 'Aldric'" in words.why
    told = replace(mistake(match, step, Recover(), why), parts=WorthParts(2.06, -0.83, 0.02))
    difference = mistake_words(match, told, CAST, say).why.removeprefix(f"{words.why} ")
    assert difference == say("review-difference", parts=parts_line(WorthParts(2, -0.8, 0), 1.2, 0.1, say))


def test_the_reasons_stand_in_rows_with_their_coins() -> None:
    match = match_of()
    assert match.decide is not None
    match.submit(match.decide.seat, Claim.on({0: [3]}))
    [step] = own_steps(match)
    parts = (Reason("why-part-printed", {"count": 1, "coins": 3}), Reason("why-part-rivals", {"coins": 1.5}))
    card = Reason("why-card", {"card": "idol", "slot": 0, "coins": 4.5}, parts)
    lapse = replace(
        mistake(match, step, Recover(), (card, Reason("why-last-safe"))), parts=WorthParts(2, -0.8, 0)
    )
    of_card, sentence, difference = mistake_words(match, lapse, CAST, say).rows
    head, printed, rivals = of_card.words.split("\u00a0· ")
    assert head.startswith("<b>review-card {")
    assert printed.startswith("review-part-printed {")
    assert rivals.startswith("review-part-rivals {")
    assert "'sign': 'more'" in rivals
    assert of_card.coins == say("coin-change", coins=4.5)
    assert sentence == ("why-last-safe", "")
    assert difference.words.startswith("<b>review-better-by</b>\u00a0· review-by-cards {")
    assert difference.coins == say("coin-change", coins=1.2)


@pytest.mark.parametrize(
    ("coins", "sign", "amount"),
    [(2.5, "+", 2.5), (-0.3, "−", 0.3), (0.0, "", 0), (0.04, "", 0), (-0.04, "", 0), (3.0, "+", 3)],
)
def test_a_figure_has_a_sign_where_it_is_not_nothing(coins: float, sign: str, amount: float) -> None:
    assert figure(coins, say) == sign + say("review-figure", coins=amount)


def test_whole_coins_are_told_without_a_point() -> None:
    assert figure(-2.02, say) == "−review-figure {'coins': 2}"


def test_the_luck_of_an_heir_is_spoken_with_a_ghosts_where_there_is_one() -> None:
    alone, luck = SeatLuck(dice=1.0, cards=-2.0), SeatLuck(dice=1.0, cards=-2.0, ghost=0.5)
    figures = {name: figure(getattr(luck, name), say) for name in ("total", "dice", "cards")}
    spoken = say("review-luck-of", name="Ysolde", **figures)
    assert spoken_luck("Ysolde", alone, False, say) == spoken.replace(figures["total"], figure(-1, say))
    ghost = say("review-luck-ghost", ghost=figure(luck.ghost, say))
    assert spoken_luck("Ysolde", luck, True, say) == f"{spoken} {ghost}"


@pytest.mark.parametrize(
    "luck",
    [
        SeatLuck(dice=0.04, cards=-0.16),
        SeatLuck(dice=3.16, cards=-4.34),
        SeatLuck(dice=2.46, cards=-2.04),
        SeatLuck(dice=0.04, cards=0.04, ghost=0.04),
    ],
)
def test_the_figures_of_luck_add_up_to_that_in_all(luck: SeatLuck) -> None:
    told = [round(10 * coins) for coins in luck_parts(luck, ghosts=True)]
    assert sum(told[:-1]) == told[-1] == round(10 * luck.total)
