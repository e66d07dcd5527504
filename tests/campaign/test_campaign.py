"""The chapters: they can be played and reached in order, and crowns come from finished games alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from crypt_game.campaign import CHAPTERS, EDITION, MEASURES, Chapter, Goal, chapter_of, crowns, open_chapters
from crypt_game.games.chapters_played import MOST_CROWNS, crowns_reached, goal_words, name_of, story_facts
from crypt_game.honours import SeatGame
from crypt_game.match.luck_source import Origin
from crypt_game.match.match import Match
from crypt_game.match.plan_draft import PlanDraft
from crypt_game.match.statistics import Account, account_of
from crypt_game.match.summary import Summary
from crypt_game.play.chapter_end import chapter_words
from crypt_game.rules import Side, TreasureType
from crypt_game.rules.indices import FIRST_SEAT
from crypt_game.text import Catalog
from tests.random_games import play_on

LOCALE = Path(__file__).parents[2] / "locale"
WILL = CHAPTERS[0]


def played(chapter: Chapter, seed: int = 3) -> Match:
    """A game of a chapter that chance has played to its end."""
    plan = PlanDraft().as_chapter(chapter).plan(lambda count: count - 1, lambda house, title: house.value)
    match = Match(plan, seed)
    match.begin()
    return play_on(match, seed=seed)


def seat_game(match: Match) -> SeatGame:
    assert match.over is not None
    events = tuple(event for moment in match.moments for event in moment.events)
    return SeatGame(match.state, match.over, events, FIRST_SEAT)


def test_there_are_sixteen_with_three_goals_each() -> None:
    assert len(CHAPTERS) == len({chapter.name for chapter in CHAPTERS}) == 16
    assert MOST_CROWNS == 48
    assert {goal.measure for chapter in CHAPTERS for goal in chapter.goals} == MEASURES.keys()


def test_no_two_are_the_same_game() -> None:
    for chapter in CHAPTERS:
        assert chapter_of(chapter.setup, (None, *chapter.rivals)) is chapter


def test_every_chapter_can_be_reached_and_the_order_is_partly_free() -> None:
    reached: set[str] = set()
    choices = []
    while len(reached) < len(CHAPTERS):
        fresh = [chapter for chapter in open_chapters(reached) if chapter.name not in reached]
        assert fresh, "a chapter that nothing opens"
        choices.append(len(fresh))
        reached.add(fresh[0].name)
    assert max(choices) > 2
    assert open_chapters(()) == (WILL,)
    assert CHAPTERS[-1] not in open_chapters({chapter.name for chapter in CHAPTERS[:-2]})


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.name)
def test_its_game_is_known_again_from_the_record(chapter: Chapter) -> None:
    match = played(chapter)
    account = account_of(match.record)
    assert account.chapter is chapter
    assert account.summary.crowns == crowns(chapter, seat_game(match))
    again = Summary.from_json(account.summary.to_json(), account.variant)
    assert again.crowns == account.summary.crowns


def test_a_goal_counts_once_those_before_it_are_reached() -> None:
    match = played(WILL)
    game, coins = seat_game(match), seat_game(match).coins
    easy, hard = Goal("coins", coins), Goal("coins", coins + 1)
    for goals, earned in (
        ((easy, easy, easy), 3),
        ((easy, easy, hard), 2),
        ((easy, hard, easy), 1),
        ((hard, easy, easy), 0),
    ):
        assert crowns(replace(WILL, goals=goals), game) == earned


def test_measures_that_ask_for_a_victory_are_never_reached_without_one() -> None:
    chapter = next(chapter for chapter in CHAPTERS if chapter.name == "council")
    games = [seat_game(played(chapter, seed)) for seed in range(6)]
    lost = [game for game in games if game.lost]
    assert lost
    for game in lost:
        assert all(MEASURES[name](game) < -100 for name in MEASURES if name.startswith(("win", "lead")))
    assert MEASURES["both"](lost[0]) == min(score.total for score in lost[0].over.scores)


def earned(account: Account, crowns_: int = 3) -> Account:
    return replace(account, summary=replace(account.summary, crowns=crowns_))


def test_other_games_are_no_chapter() -> None:
    account = earned(account_of(played(WILL).record))
    assert account.crowns == 3
    assert replace(account, with_help=True).crowns == 1
    others = (
        replace(account, practice=True),
        replace(account, imported=True),
        replace(account, helped=frozenset({FIRST_SEAT})),
    )
    assert [other.crowns for other in others] == [0, 0, 0]
    assert all(replace(account, origin=origin).chapter is None for origin in (Origin.CODE, Origin.DAY))
    assert replace(account, origin=Origin.FRESH).crowns == 3
    setup = WILL.setup
    other = setup.collectors._replace(**{TreasureType.IDOL.value: Side.B})
    assert chapter_of(replace(setup, collectors=other), (None,)) is None


def test_the_best_game_of_a_chapter_counts() -> None:
    account = account_of(played(WILL).record)
    cousin = account_of(played(CHAPTERS[1]).record)
    games = [earned(account, 1), earned(account, 2), earned(account, 0), earned(cousin, 0)]
    assert crowns_reached(games) == {WILL.name: 2}


def test_crowns_of_another_edition_are_counted_again() -> None:
    account = account_of(played(WILL).record)
    told = account.summary.to_json()
    for kept in ([EDITION + 1, 3], [EDITION, "3"], [EDITION], 3, None):
        with pytest.raises(ValueError):
            Summary.from_json({**told, "crowns": kept}, account.variant)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_everything_is_said(language: str) -> None:
    words = Catalog.load(language, LOCALE)
    for chapter in CHAPTERS:
        said = [name_of(chapter, words.say), words.say(f"chapter-{chapter.name}-story")]
        said += [goal_words(goal, words.say) for goal in chapter.goals]
        assert all(said)
        assert len(set(said)) == len(said), f"two goals of {chapter.name} read alike"
    told = chapter_words(account_of(played(WILL).record), words.say)
    assert WILL.name not in told
    assert name_of(WILL, words.say) in told


@pytest.mark.parametrize("earned", [0, 2, 3])
def test_a_story_shows_earned_crowns_in_gold_and_tells_what_is_asked_once(earned: int) -> None:
    words = Catalog.load("en", LOCALE)
    lines = words.say("campaign-chapter", **story_facts(WILL, earned, words.say)).splitlines()[-3:]
    assert [line.startswith("{icon:icon/crown}") for line in lines] == [at < earned for at in range(3)]
    assert ["Carry off" in line for line in lines] == [True, False, False]
