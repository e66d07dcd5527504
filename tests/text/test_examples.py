"""The worked examples of the rulebook: what their captions claim is what the engine makes of them."""

from __future__ import annotations

from typing import TypeVar

import pytest

from crypt_game.match.fairness import Verdict, verify
from crypt_game.rules import Claim, GameState, Refusal, apply, check
from crypt_game.rules import events as ev
from crypt_game.rules.claims import needed_strength
from crypt_game.rules.events import Event
from crypt_game.rules.indices import PoolIndex, SeatIndex
from crypt_game.rules.record import BadRecord, replay
from crypt_game.rules.scripted import Excerpt, ScriptedGame
from crypt_game.rules.setup import GameSetup
from crypt_game.rules.terms import Mode
from crypt_game.text.captioned import Caption, CaptionedExcerpt
from crypt_game.text.examples import EXAMPLES
from crypt_game.text.rulebook_plan import PLAN, ParagraphKind

E = TypeVar("E")
ALL = pytest.mark.parametrize("example", EXAMPLES.values(), ids=list(EXAMPLES))


def happened(name: str) -> tuple[Event, ...]:
    return EXAMPLES[name].excerpt.played().events


def only(name: str, kind: type[E]) -> E:
    (event,) = [event for event in happened(name) if isinstance(event, kind)]
    return event


def before(name: str) -> GameState:
    """The position that the example begins with."""
    excerpt = EXAMPLES[name].excerpt
    return replay(excerpt.game.record).steps[excerpt.start - 1].state


def said(name: str, caption: str) -> tuple[Event, ...]:
    """What happens while a caption is told."""
    parts = EXAMPLES[name].parts(happened(name))
    return next(part.events for part in parts if part.caption is not None and part.caption.key == caption)


def refused(state: GameState, place: dict[int, list[int]]) -> Refusal | None:
    """Why the first seat may not make a claim; None when it may."""
    refusal = check(state, 0, Claim.on(place))
    return None if refusal is None else refusal.reason


@ALL
def test_a_script_is_a_record_that_does_not_claim_a_seed(example: CaptionedExcerpt) -> None:
    record = example.excerpt.game.record
    assert verify(record).verdict is Verdict.NO_SEED
    assert replay(record).fault is None


@ALL
def test_every_event_belongs_to_one_part_in_order(example: CaptionedExcerpt) -> None:
    events = example.excerpt.played().events
    parts = example.parts(events)
    assert tuple(event for part in parts for event in part.events) == events
    assert tuple(part.caption for part in parts if part.caption is not None) == example.captions


@ALL
def test_what_happens_lies_on_the_board(example: CaptionedExcerpt) -> None:
    touched = {
        event.slot
        for event in example.excerpt.played().events
        if isinstance(event, ev.Placed | ev.PushedOut | ev.Collected | ev.Discarded | ev.Revealed)
    }
    assert touched <= set(example.slots)


def test_every_example_is_in_the_book() -> None:
    shown = [one.name for section in PLAN for one in section.paragraphs if one.kind is ParagraphKind.EXAMPLE]
    assert sorted(shown) == sorted(EXAMPLES)


# The claims of the captions


@pytest.mark.parametrize(
    ("name", "loser", "winner"),
    [
        ("push-out-three", (5, 1), (2, 3, 6)),
        ("push-out-pairs", (3, 2), (4, 2, 8)),
        ("push-out-one", (1, 1), (2, 1, 2)),
    ],
)
def test_stronger_dice_push_out(name: str, loser: tuple[int, int], winner: tuple[int, int, int]) -> None:
    pushed, placed = only(name, ev.PushedOut), only(name, ev.Placed)
    assert (pushed.effort, pushed.dice) == loser
    assert (placed.effort, placed.dice, placed.strength) == winner


def test_strictly_more() -> None:
    state = before("push-out-pairs")
    assert needed_strength(state, SeatIndex(0), 0) == 7
    assert refused(state, {0: [3, 3]}) is Refusal.TOO_WEAK


def test_a_die_that_rolls_less_than_its_effort_is_exhausted() -> None:
    assert only("exhaustion-fails", ev.Exhausted) == ev.Exhausted(pool=PoolIndex(0), dice=1)
    rolled = only("exhaustion-fails", ev.ExhaustionRolled)
    assert [(one.effort, one.rolls) for one in rolled.slots] == [(3, (1,))]


def test_a_die_that_rolls_enough_comes_home() -> None:
    collected = only("exhaustion-kept", ev.Collected)
    assert (collected.returned, collected.failed) == (1, 0)
    rolled = only("exhaustion-kept", ev.ExhaustionRolled)
    assert [(one.effort, one.rolls) for one in rolled.slots] == [(2, (4,))]


def test_under_lights_out_a_second_card_is_out_of_reach() -> None:
    state, example = before("lights-out"), EXAMPLES["lights-out"]
    assert state.lights_out == example.viewer
    assert [slot is not None and slot.seat is not None for slot in state.crypt] == [True, True, False, False]
    assert refused(state, {1: [3, 3]}) is None
    (barred,) = [caption.barred for caption in example.captions if caption.barred]
    assert sorted((1, *barred)) == list(example.slots)
    why = {slot: refused(state, {1: [3, 3], slot: [6]}) for slot in barred}
    assert why == {0: Refusal.TOO_WEAK, 2: Refusal.ONE_CARD_ONLY, 3: Refusal.ONE_CARD_ONLY}
    after = apply(state, 0, Claim.on({1: [3, 3]})).state
    assert after.pools[0].available == 1


def test_the_ghost_joins_its_threes_and_passes_what_is_not_weaker() -> None:
    aims = [event for event in happened("ghost") if isinstance(event, ev.GhostAimed)]
    assert [(aim.group, aim.slot) for aim in aims] == [((3, 2), 0), ((4, 1), 2)]
    assert any(passed.slot == 1 and passed.why is ev.PassedOver.TOO_STRONG for passed in aims[1].passed)
    lost = [event.effort for event in happened("ghost") if isinstance(event, ev.PushedOut)]
    assert lost == [5, 2]
    assert any(
        isinstance(event, ev.Placed) and event.strength == 6 for event in said("ghost", "ghost-joined")
    )


def test_the_crypt_is_sorted_with_the_face_down_cards_between_three_and_two() -> None:
    stretch = EXAMPLES["sorted"].excerpt.played()
    drawn = [event for event in stretch.before if isinstance(event, ev.Revealed)]
    assert [event.up for event in drawn] == [True] * 4 + [False] * 2
    (sorted_,) = stretch.events
    assert isinstance(sorted_, ev.Sorted)
    lying = [drawn[old] for old in sorted_.order]
    assert [event.card.value if event.up else None for event in lying] == [4, 3, None, None, 2, 1]  # type: ignore[union-attr]
    hidden = [old for old in sorted_.order if not drawn[old].up]
    assert hidden == sorted(hidden)


def test_the_twins_share_what_they_hold() -> None:
    collected = [event for event in happened("divvy") if isinstance(event, ev.Collected)]
    assert [(event.slot, event.seat) for event in collected] == [(0, 0), (1, 2), (2, 2)]
    assert [event.cards[0].up for event in collected] == [True, True, False]
    state = before("divvy")
    unseen = collected[2].cards[0].card
    assert not any(state.knows(seat, unseen) for seat in (0, 2))  # type: ignore[arg-type]
    assert len(said("divvy", "divvy-rest")) == 2


# Scripts


def test_an_illegal_script_is_no_example() -> None:
    play = EXAMPLES["push-out-one"].excerpt.game.play
    game = ScriptedGame(GameSetup(Mode.STANDARD, 2, leader=1), ("idol-4-0",), (*play, play[-1]))
    with pytest.raises(BadRecord, match="step 3"):
        Excerpt(game).played()


def test_an_end_that_is_not_met_is_told() -> None:
    game = EXAMPLES["push-out-one"].excerpt.game
    with pytest.raises(ValueError, match="Sorted"):
        Excerpt(game, until=ev.Sorted).played()
    with pytest.raises(ValueError, match="Exhausted"):
        CaptionedExcerpt("x", Excerpt(game), (), (), (Caption("x", ev.Exhausted),)).parts(happened("ghost"))


def test_a_card_that_does_not_exist_cannot_be_drawn() -> None:
    with pytest.raises(KeyError):
        _ = ScriptedGame(GameSetup(), ("idol-9-0",), ()).record
