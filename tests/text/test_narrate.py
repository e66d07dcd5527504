"""The chronicle: every event of whole random games, in every mode, can be told in every language."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest

from crypt_game.rules import (
    ALL_A,
    ALL_B,
    Card,
    Chance,
    Decide,
    Event,
    GameSetup,
    Mode,
    SeatView,
    apply,
    back_of,
    chance,
    new_game,
    observe,
    random_action,
    resolve,
    variant_of,
    witness,
)
from crypt_game.rules import events as ev
from crypt_game.rules.events import SlotRolls
from crypt_game.rules.indices import PoolIndex, SeatIndex, SlotIndex
from crypt_game.rules.state import Laid, Slot
from crypt_game.rules.terms import TreasureType
from crypt_game.text import Argument, Catalog, Noun
from crypt_game.text.event_text import narrate
from crypt_game.text.participants import Participants

from .conftest import LOCALE

NAMES = ("Ysolde", "Mirabel", "Aldric", "Bram", "Nefer", "Odo", "Ines", "Karl")
SETUPS = (
    GameSetup(Mode.STANDARD, 2, ALL_A),
    GameSetup(Mode.STANDARD, 4, ALL_B, cursed=True),
    GameSetup(Mode.SOLO, 1, ALL_B),
    GameSetup(Mode.TWINS, 2, ALL_B),
    GameSetup(Mode.CLASH, 6, ALL_A),
)
SILENT = {ev.TreasureOpened, ev.RoundEnded, ev.Awaited}


def participants_of(setup: GameSetup, you: int | None = None) -> Participants:
    ghosts = {1: Noun("ghost"), 3: Noun("shade")} if setup.mode in (Mode.SOLO, Mode.TWINS) else {}
    names = tuple(ghosts.get(seat, NAMES[seat]) for seat in range(variant_of(setup).size))
    houses = tuple(Noun(f"house-{house}") for house in ("moon", "star", "tower", "pine"))
    return Participants(names, you, houses if setup.mode is Mode.CLASH else ())


def witnessed(setup: GameSetup, seed: int, seat: int) -> Iterator[tuple[Event, SeatView]]:
    """Every event of a random game as this seat sees it, with its view just before it."""
    rng = Random(seed)
    state = new_game(setup)
    view = observe(state, seat)
    while isinstance(state.pending, Decide | Chance):
        if isinstance(state.pending, Chance):
            step = resolve(state, chance.draw(seed, state.pending.request))
        else:
            step = apply(state, *random_action(state, rng))
        for event, after in witness(view, step.events):
            yield event, view
            view = after
        state = step.state


@pytest.fixture(scope="module")
def games() -> list[tuple[Participants, Event, SeatView]]:
    told: list[tuple[Participants, Event, SeatView]] = []
    for seed, setup in enumerate(SETUPS * 2):
        heirs = variant_of(setup).heirs
        seat = heirs[seed % len(heirs)]
        you = seat if seed % 2 else None
        told += [(participants_of(setup, you), event, view) for event, view in witnessed(setup, seed, seat)]
    cast, _, view = told[0]
    tied = SeatIndex(0), SeatIndex(1)
    for tie in (
        ev.TieBreakBegan(tied, 0),
        ev.TieBreakBegan(tied, 1),
        ev.TieBreakRolled(SeatIndex(0), PoolIndex(0), (4, 5)),
    ):
        told.append((cast, tie, view))
    return told


def test_every_event_can_be_told(
    games: list[tuple[Participants, Event, SeatView]], catalog: Catalog, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    for cast, event, view in games:
        for line in narrate(event, cast, view.crypt):
            for key in filter(None, (line.key, line.reason)):
                said = catalog.say(key, **line.args)
                assert "{" not in said, said
                assert "  " not in said, said
    assert caplog.messages == []


def test_every_kind_of_event_has_its_line(games: list[tuple[Participants, Event, SeatView]]) -> None:
    told = {type(event) for cast, event, view in games if narrate(event, cast, view.crypt)}
    assert {type(event) for _, event, _ in games} == set(get_args(ev.Event))
    assert set(get_args(ev.Event)) - told == SILENT


def test_a_hidden_value_is_in_no_line(games: list[tuple[Participants, Event, SeatView]]) -> None:
    for cast, event, view in games:
        if isinstance(event, ev.Collected | ev.Taken | ev.Revealed):
            cards = [laid.card for laid in event.cards] if isinstance(event, ev.Collected) else [event.card]
            lines = narrate(event, cast, view.crypt)
            assert [("value" in line.args) for line in lines] == [isinstance(card, Card) for card in cards]


IDOL = Slot((Laid(back_of(TreasureType.IDOL), False),), seat=SeatIndex(0), effort=5, dice=1)
FREE = Slot((Laid(back_of(TreasureType.POTTERY), False),))
SOLO = Participants(("Ysolde", Noun("ghost")), you=0)


def test_what_a_ghost_places_and_pushes_out_is_told_once(
    games: list[tuple[Participants, Event, SeatView]],
) -> None:
    """Its aim says both, with the reason."""
    acts = [
        (event, narrate(event, cast, view.crypt))
        for cast, event, view in games
        if (isinstance(event, ev.Placed) and cast.is_ghost(event.seat))
        or (isinstance(event, ev.PushedOut) and cast.is_ghost(event.by))
    ]
    assert {type(event) for event, _ in acts} == {ev.Placed, ev.PushedOut}
    assert [lines for _, lines in acts if lines] == []
    aims = [
        narrate(event, cast, view.crypt) for cast, event, view in games if isinstance(event, ev.GhostAimed)
    ]
    assert aims
    for lines in aims:
        assert sum(line.key in ("event-ghost-takes", "event-ghost-pushes") for line in lines) == 1


def told(catalog: Catalog, event: Event) -> list[str]:
    lines = narrate(event, SOLO, (IDOL, FREE))
    return [catalog.say(key, **line.args) for line in lines for key in (line.key, line.reason) if key]


def test_the_ghost_gives_its_reasons(catalog: Catalog) -> None:
    pair, four = ev.DiceGroup(3, 2), ev.DiceGroup(4, 1)
    grouped = told(catalog, ev.GhostGrouped(SeatIndex(1), (pair, four), False))
    pushed = told(catalog, ev.GhostAimed(SeatIndex(1), pair, SlotIndex(0), ()))
    past = told(
        catalog,
        ev.GhostAimed(
            SeatIndex(1), four, SlotIndex(1), (ev.SlotPassed(SlotIndex(0), ev.PassedOver.TOO_STRONG),)
        ),
    )
    assert [*grouped, *pushed, *past] == {
        "en": [
            "3\u00a0+\u00a03 make 6",
            "equal dice act as one group",
            "The 6 goes first",
            "strongest group first",
            "Your 5 on the Idol is pushed out",
            "6 is more than 5",
            "The 4 goes past the Idol: your 5 is not less",
            "The 4 takes the Pottery",
            "the first card from the left that it can take",
        ],
        "de": [
            "3\u00a0+\u00a03 werden zusammen 6",
            "gleiche Würfel bilden eine Gruppe",
            "Die 6 ist zuerst dran",
            "die stärkste Gruppe zuerst",
            "Deine 5 auf dem Idol wird rausgeworfen",
            "6 ist mehr als 5",
            "Die 4 geht am Idol vorbei: Deine 5 ist nicht weniger",
            "Die 4 nimmt die Töpferwaren",
            "die erste Karte von links, die sie nehmen kann",
        ],
        "fr": [
            "3\u00a0+\u00a03 se joignent\u00a0: 6",
            "dés égaux, un seul groupe",
            "Le 6 passe en premier",
            "du plus fort au plus faible",
            "Votre 5 sur l’Idole est évincé",
            "6 dépasse 5",
            "Le 4 laisse l’Idole\u00a0: votre 5 n’est pas plus faible",
            "Le 4 prend la Poterie",
            "la première carte à sa portée, de gauche à droite",
        ],
    }[catalog.language]


def test_of_equally_strong_groups_the_one_with_more_dice_is_explained(catalog: Catalog) -> None:
    grouped = told(catalog, ev.GhostGrouped(SeatIndex(1), (ev.DiceGroup(3, 2), ev.DiceGroup(6, 1)), False))
    assert catalog.say("event-ghost-more-dice-first-why") in grouped


@pytest.mark.parametrize(
    ("language", "one", "all_of_two"),
    [
        ("en", "the die is not exhausted", "no die is exhausted"),
        ("de", "Der Würfel hält durch", "Alle halten durch"),
        ("fr", "le dé n’est pas épuisé", "aucun dé épuisé"),
    ],
)
def test_a_single_die_that_holds_is_not_told_as_many(language: str, one: str, all_of_two: str) -> None:
    catalog = Catalog.load(language, LOCALE)

    def of(*rolls: int) -> str:
        slots = (SlotRolls(SlotIndex(0), 3, rolls),)
        event = ev.ExhaustionRolled(SeatIndex(0), PoolIndex(0), slots)
        return " ".join(told(catalog, event))

    assert one in of(4)
    assert all_of_two in of(4, 5)


@pytest.mark.parametrize("failed", [0, 1, 2])
@pytest.mark.parametrize("you", ["yes", "no"])
def test_an_effort_never_begins_a_line(catalog: Catalog, you: str, failed: int) -> None:
    facts: dict[str, Argument] = {"you": you, "card": Noun("idol"), "seat": "Ysolde", "rolls": "6, 3"}
    facts |= {"effort": 4, "dice": 2}
    assert "\u00a04" in catalog.say("event-rolled", failed=failed, **facts)


def test_whose_dice_are_exhausted_is_named_first(catalog: Catalog) -> None:
    assert catalog.say("event-exhausted", you="no", seat="Ysolde", count=2).startswith("Ysolde")
