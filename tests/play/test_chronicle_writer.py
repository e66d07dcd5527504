"""The chronicle: what is written event by event, written anew, and foretold is the same."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.match.viewpoint import Viewpoint, first_view, seen_by
from crypt_game.play.board_model import BoardModel
from crypt_game.play.chronicle_writer import ChronicleWriter
from crypt_game.play.hint_text import hint_of
from crypt_game.rules import Event, GameSetup, Mode, SeatView, fold, random_action
from crypt_game.rules.indices import SeatIndex
from crypt_game.text.language import Argument
from crypt_game.text.participants import Message, Participants


def keys_only(key: str, /, **args: Argument) -> str:
    return key


def played_match() -> Match:
    match = Match(Plan.seated(GameSetup(Mode.SOLO, 1), [Player("Ysolde", HOUSES[0], Title.DUCHESS)]), 3)
    match.begin()
    rng = Random(3)
    while match.decide is not None:
        match.submit(*random_action(match.state, rng))
    return match


def first_of(match: Match) -> SeatView:
    return first_view(match.first, 0, Viewpoint.SEAT)


def a_chronicle(match: Match, *, sealed: bool) -> ChronicleWriter:
    names = ("Ysolde", "Ghost")
    model = BoardModel(match.plan, first_of(match), SeatIndex(0), names)
    return ChronicleWriter(model, Participants(names), keys_only, sealed=sealed)


def lines(chronicle: ChronicleWriter) -> list[str]:
    return [line.text for line in chronicle._model.chronicle]


def write_all(chronicle: ChronicleWriter, events: Sequence[Event], view: SeatView) -> None:
    for event in events:
        chronicle.write(chronicle.messages(event, view))
        view = fold(view, seen_by(view, event))


@pytest.mark.parametrize("sealed", [True, False])
def test_written_foretold_and_written_anew_are_the_same(sealed: bool) -> None:
    match = played_match()
    events = [event for moment in match.moments for event in moment.events]
    chronicle = a_chronicle(match, sealed=sealed)
    write_all(chronicle, events, first_of(match))
    written = lines(chronicle)
    foretold = [line.key for line in chronicle.preview(events, first_of(match)) if not line.minor]
    chronicle.rewrite(events, first_of(match))
    assert written == foretold == lines(chronicle)
    assert ("event-unsealed" in written) is sealed
    assert len(written) > 20


def test_each_round_begins_with_a_heading() -> None:
    match = played_match()
    chronicle = a_chronicle(match, sealed=True)
    write_all(chronicle, [event for moment in match.moments for event in moment.events], first_of(match))
    headings = [line.text for line in chronicle._model.chronicle if line.heading]
    assert len(headings) == match.first.variant.rounds
    assert {text.rsplit("-both", 1)[0] for text in headings} == {"event-round-began"}


def test_the_badge_of_a_house_stands_before_its_exhausted_dice() -> None:
    match = played_match()
    chronicle = a_chronicle(match, sealed=True)
    write_all(chronicle, [event for moment in match.moments for event in moment.events], first_of(match))
    badges = {line.house for line in chronicle._model.chronicle if line.text == "event-exhausted"}
    assert badges == {HOUSES[0]}


def test_the_status_line_tells_all_that_is_written_together_and_no_more() -> None:
    chronicle = a_chronicle(played_match(), sealed=True)
    model = chronicle._model
    told, long = [], 50 * "C" + "."
    for keys in (["A1."], ["B1.", "B2."], [], [long, long, "C3."], [3 * long, "D2."]):
        chronicle.part()
        for key in keys:
            chronicle.write([Message(key, {}), Message("minor", {}, minor=True)])
        told.append(hint_of(model, keys_only))
    assert told == ["A1.", "B1. B2.", "B1. B2.", f"{long} {long} C3.", f"{3 * long} …"]
    model.chronicle.clear()
    assert hint_of(model, keys_only) == "table-hint-watch"
