"""Whole games in the window, from the menu to the score sheet and into the next, by every kind of hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from crypt_game.drawing.motion import Animation
from crypt_game.rules import Event, Over, Peek, Reroll, Revive, Take
from crypt_game.rules import events as ev
from crypt_game.ui import navigation
from crypt_game.ui.board.event_animations import EventAnimations
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.scoring.scene import ScoringScene

from .conditions import deal_alike, paint_seldom
from .conftest import OpenApp
from .driver import Heir, KeyHeir, ListenerHeir, MouseHeir, SetUp

REWARDS = ("all-a", "card-pottery", "card-manuscript")
"""The Collector sides whose rewards are paid by flipping cards (§5)."""
GAMES = [
    SetUp("standard", 2, ("all-a",)),
    SetUp("standard", 3, ("all-b",)),
    SetUp("standard", 4, REWARDS),
    SetUp("solo", 0, REWARDS),
    SetUp("twins", 0, REWARDS),
    SetUp("clash", 3, REWARDS),
    SetUp("clash", 4, ("all-b", "cursed")),
]
LANGUAGES = ("en", "de", "fr")
HANDS = (MouseHeir, KeyHeir, ListenerHeir)
SOME = [(game, HANDS[game % 3], LANGUAGES[game // 3]) for game in range(len(GAMES))]
OTHERS = [
    (game, kind, language)
    for game in range(len(GAMES))
    for kind in HANDS
    for language in LANGUAGES
    if (game, kind, language) not in SOME
]


@pytest.fixture(autouse=True)
def swiftly(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards in every run, and few pictures."""
    deal_alike(monkeypatch, 1)
    paint_seldom(monkeypatch)


def at_menu(
    open_app: OpenApp, kind: type[Heir], *, seed: int = 1, settings: dict[str, Any], **how: Any
) -> Heir:
    heir = kind(open_app(**settings), seed, **how)
    navigation.open_at_start(heir.app)
    heir.wait()
    return heir


def play_twice(open_app: OpenApp, game: int, kind: type[Heir], language: str) -> None:
    heir = at_menu(open_app, kind, seed=game, settings={"language": language})
    heir.start(GAMES[game])
    first = heir.match
    heir.play_on()
    assert isinstance(first.pending, Over)
    assert heir.at(ScoringScene).match is first
    assert [path.parent.name for path in heir.app.folders.saves.rglob("*.crypt")] == ["finished"]
    heir.use("again")
    heir.arrive()
    heir.settle()
    assert heir.match.plan == first.plan
    assert heir.match.seed != first.seed
    heir.play_on(3)
    assert not heir.over


@pytest.mark.parametrize(
    ("game", "kind", "language"),
    [*SOME[:4], *(pytest.param(*one, marks=pytest.mark.long) for one in SOME[4:])],
)
def test_a_whole_game_and_into_the_next(
    open_app: OpenApp, game: int, kind: type[Heir], language: str
) -> None:
    play_twice(open_app, game, kind, language)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "kind", "language"), OTHERS)
def test_every_game_by_every_hand_in_every_language(
    open_app: OpenApp, game: int, kind: type[Heir], language: str
) -> None:
    play_twice(open_app, game, kind, language)


@pytest.mark.parametrize("kind", HANDS)
def test_all_rewards_are_used_and_the_curtain_falls_between_heirs(
    open_app: OpenApp, kind: type[Heir]
) -> None:
    heir = at_menu(open_app, kind, seed=7, settings={"hand_over": True})
    heir.start(SetUp("standard", 3, REWARDS))
    heir.play_on()
    assert {Take, Reroll, Peek, Revive} <= set(heir.done)
    heir.use("menu")
    assert isinstance(heir.scene, MenuScene)


MOVING = {
    *(ev.PhaseBegan, ev.Revealed, ev.Placed, ev.PushedOut, ev.Recovered, ev.Discarded),
    *(ev.ExhaustionRolled, ev.Rerolled, ev.Exhausted, ev.Collected, ev.Flipped, ev.Peeked, ev.Taken),
    *(ev.TorchesPassed, ev.RoundBegan),
}
LONGEST = 1.21
"""Seconds that no movement exceeds at normal speed (VISUAL §8)."""
RARE = {ev.Rerolled, ev.Flipped, ev.Peeked, ev.Taken}
GHOSTLY = {ev.GhostRolled, ev.GhostGrouped, ev.GhostAimed}
"""What happens with a movement of its own."""


@pytest.mark.parametrize(
    ("setup", "moving"),
    [(SetUp("standard", 3, REWARDS), MOVING), (SetUp("solo", 0, REWARDS), GHOSTLY)],
    ids=lambda value: value.mode if isinstance(value, SetUp) else "",
)
def test_every_movement_may_be_watched_or_cut_short(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, setup: SetUp, moving: set[type[Event]]
) -> None:
    ends = note_acts(monkeypatch)
    wanted = {(kind, played) for kind in moving - RARE for played in (True, False)}
    settings = {"animation_speed": "normal", "heirs_pace": "fast"}
    for seed in range(4, 10):
        heir = at_menu(open_app, MouseHeir, seed=seed, settings=settings, frame=0.1, haste=0.15)
        heir.start(setup)
        heir.play_on()
        if ends >= wanted and {kind for kind, _ in ends} >= moving:
            break
    assert {kind for kind, _ in ends} >= moving
    assert ends >= wanted


def note_acts(monkeypatch: pytest.MonkeyPatch) -> set[tuple[type[Event], bool]]:
    """Collects of what kind the acts were that ended, and whether they had been played to their end."""
    ends: set[tuple[type[Event], bool]] = set()
    acts: list[tuple[Animation, type[Event]]] = []
    make, finish = EventAnimations.of, Animation.finish

    def made(self: EventAnimations, events: Sequence[Event]) -> Animation:
        acts.append((make(self, events), type(events[0])))
        return acts[-1][0]

    def finished(self: Animation) -> None:
        ends.update((kind, self._elapsed >= self.seconds) for act, kind in acts[-3:] if act is self)
        kinds = [kind.__name__ for act, kind in acts if act is self]
        assert self.seconds < LONGEST, f"an act of {self.seconds:.2f} seconds: {kinds}"
        finish(self)

    monkeypatch.setattr(EventAnimations, "of", made)
    monkeypatch.setattr(Animation, "finish", finished)
    return ends
