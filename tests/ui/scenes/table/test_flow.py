"""How a turn flows at the table: nothing to decide is never asked, nothing to take back looks dead."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.play.board_model import Waiting
from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.rules import Claim, GameSetup, Mode, Recover
from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.record import Acted
from crypt_game.rules.set_worth import card_worth
from crypt_game.rules.terms import Phase
from crypt_game.ui.board import draw_slab
from crypt_game.ui.scenes.table.scene import TableScene

from ...conftest import OpenApp
from ...driving import ScreenPlayer
from ...fitting import drawn_words


def at_table(open_app: OpenApp, players: int, **settings: Any) -> tuple[ScreenPlayer, TableScene]:
    """People at a table without motion or hand-over."""
    people = [Player(f"P{n}", HOUSES[n], Title.DUKE) for n in range(players)]
    match = Match(Plan.seated(GameSetup(Mode.STANDARD, players), people), 3)
    match.begin()
    app = open_app(**settings)
    scene = TableScene(app, match)
    app.stack.reset(scene)
    player = ScreenPlayer(app)
    player.wait(0.5)
    return player, scene


def decisions(match: Match) -> list[Acted]:
    return [moment.step for moment in match.moments if isinstance(moment.step, Acted)]


def test_who_has_no_die_left_is_told_so_and_not_asked(open_app: OpenApp) -> None:
    player, scene = at_table(open_app, 2)
    scene.commands.show(scene.match.submit(0, Claim.on({0: [1, 1], 1: [1]})))
    player.wait(0.2)
    scene.commands.show(scene.match.submit(1, Recover()))
    player.wait(0.5)
    assert decisions(scene.match)[2] == Acted(0, Recover())
    assert scene.match.state.round == 2
    assert player.app.words.say("table-forced-pass", name="P0") in player.app.toasts.texts
    assert isinstance(scene.model.asking, ClaimDraft)


def test_undo_looks_dead_where_nothing_can_be_taken_back(open_app: OpenApp) -> None:
    player, scene = at_table(open_app, 3)
    assert not player.widget("undo").enabled
    player.press(pygame.K_u)
    assert scene.model.hint.refusal == player.app.words.say("table-nothing-to-undo")
    player.click("card-0")
    assert player.widget("undo").enabled
    player.press(pygame.K_u)
    assert not player.widget("undo").enabled
    scene.commands.show(scene.match.submit(0, Recover()))
    player.wait(0.2)
    assert player.widget("undo").enabled


def play_round(player: ScreenPlayer, scene: TableScene) -> None:
    """Three people claim, the first at some risk."""
    for seat, claim in enumerate(({0: [6, 6, 6]}, {3: [1]}, {})):
        scene.commands.show(scene.match.submit(seat, Claim.on(claim) if claim else Recover()))
        player.wait(0.2)


def test_roll_and_round_are_held_until_they_were_seen(open_app: OpenApp) -> None:
    player, scene = at_table(open_app, 3, round_stops="wait")
    play_round(player, scene)
    player.wait(8)
    report = scene.model.report
    assert report is not None
    assert not report.over
    assert any(row.lost for row in report.seats)
    assert scene.match.state.round == 2, "the match is ahead of what is shown"
    assert "P0" in player.app.spoken
    player.press(pygame.K_SPACE)
    player.wait(8)
    report = scene.model.report
    assert report is not None
    assert report.over
    player.choose("go-on")
    player.wait(0.2)
    assert scene.model.report is None
    assert isinstance(scene.model.asking, ClaimDraft)


def test_switched_off_the_round_runs_through(open_app: OpenApp) -> None:
    player, scene = at_table(open_app, 3, round_stops="off")
    play_round(player, scene)
    assert scene.model.report is None
    assert isinstance(scene.model.asking, ClaimDraft)


def test_onward_passes_the_roll_and_stops_after_the_round(open_app: OpenApp) -> None:
    player, scene = at_table(open_app, 3, round_stops="wait", animation_speed="normal")
    play_round(player, scene)
    player.press(pygame.K_o)
    player.wait(0.1)
    assert scene.model.report is not None
    assert scene.model.report.over
    player.press(pygame.K_o)
    player.wait(0.1)
    assert isinstance(scene.model.asking, ClaimDraft)
    assert not scene.commands.onward


@pytest.mark.parametrize(("rounds_left", "words"), [(1, "table-onward"), (0, "table-onward-end")])
def test_after_the_last_claims_one_goes_on_to_the_end(
    open_app: OpenApp, rounds_left: int, words: str
) -> None:
    player, scene = at_table(open_app, 3, animation_speed="normal")
    model, say = scene.model, player.app.words.say
    rounds = model.view.variant.rounds
    model.request, model.view = Waiting(), model.view._replace(round=rounds - rounds_left)
    scene.commands.refill()
    assert player.widget("onward").spoken == say("table-onward")  # a turn may still come
    model.view = model.view._replace(phase=Phase.COLLECT)
    scene.commands.refill()
    assert player.widget("onward").spoken == say(words)
    tip = player.widget("onward").tip()
    assert tip is not None
    assert tip.body == say(f"{words}-tip")


@pytest.mark.parametrize(("pace", "seen"), [("normal", True), ("fast", False)])
def test_a_claim_is_seen_before_the_table_is_turned(open_app: OpenApp, pace: str, seen: bool) -> None:
    player, scene = at_table(open_app, 3, animation_speed="normal", heirs_pace=pace)
    scene.commands.show(scene.match.submit(0, Claim.on({0: [6, 6, 6]})))
    while not scene.event_player.idle:
        player.app.step(1 / 60)
    player.wait(0.3)
    assert (scene.model.viewer == 0) is seen
    player.wait(0.6)  # the light dims meanwhile
    assert scene.model.viewer == 1
    assert isinstance(scene.model.asking, ClaimDraft)


def test_a_held_key_makes_motions_faster_until_it_is_let_go(open_app: OpenApp) -> None:
    player, scene = at_table(open_app, 3, animation_speed="normal")
    timeline = scene.event_player.timeline
    before = timeline.speed
    scene.commands.show(scene.match.submit(0, Claim.on({0: [6, 6, 6]})))
    player.app.step(1 / 60)
    player.app.step(1 / 60, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")])
    player.wait(0.5)
    assert timeline.speed == 4 * before
    player.app.step(1 / 60, [pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0)])
    player.wait(0.1)
    assert timeline.speed == before


def test_the_wheel_over_a_card_turns_its_effort(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    player, scene = at_table(open_app, 3)
    player.click("card-0")
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: player.widget("card-0").rect.center)
    for notches in (1, 1, -1):
        player.app.step(1 / 60, [pygame.event.Event(pygame.MOUSEWHEEL, precise_y=notches, y=notches)])
    draft = scene.commands.claim
    assert draft is not None
    assert draft.strength(SlotIndex(0)) == 2


def test_all_sets_stay_after_a_tap_and_go_when_a_held_key_is_let_go(open_app: OpenApp) -> None:
    player, scene = at_table(open_app, 3)
    player.press(pygame.K_g)
    player.wait(0.5)
    assert scene.model.ledger
    assert player.app.spoken.startswith("P0: no cards.")
    player.press(pygame.K_ESCAPE)
    assert not scene.model.ledger
    player.app.step(1 / 60, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_g, mod=0, unicode="g")])
    player.wait(0.5)
    assert scene.model.ledger
    player.app.step(1 / 60, [pygame.event.Event(pygame.KEYUP, key=pygame.K_g, mod=0)])
    assert not scene.model.ledger
    player.choose("collector-idol")
    assert scene.model.ledger


def test_a_figure_on_each_card_tells_what_it_adds_unless_it_is_switched_off(open_app: OpenApp) -> None:
    told = {}
    for shown in (True, False):
        player, scene = at_table(open_app, 3, card_worth=shown)
        scene.model.covered = False
        scene.refill()
        told[shown] = [word for word in drawn_words(player.app) if word.startswith("+")]
    gains = [card_worth(scene.model.view, 0, slot) for slot in range(4)]
    figures = {
        f"{gain.least:+}" if gain.least == gain.most else f"{gain.least:+}–{gain.most}"
        for gain in gains
        if gain is not None
    }
    assert figures <= set(told[True])
    assert len(told[True]) >= len(told[False]) + 4


def test_each_player_has_a_pace_of_their_own(open_app: OpenApp) -> None:
    people = [
        Player(name, HOUSES[n], Title.DUKE, PlayerKind.PAGE if n == 2 else PlayerKind.PERSON)
        for n, name in enumerate(("Ada", "Bo", "Cy"))
    ]
    match = Match(Plan.seated(GameSetup(Mode.STANDARD, 3), people), 3)
    match.begin()
    app = open_app(heirs_pace="fast")
    scene = TableScene(app, match)
    app.stack.reset(scene)
    assert "Page" in drawn_words(app), "its level stands beside the name"
    player = ScreenPlayer(app)
    player.wait(0.2)
    scene.commands.open_menu()
    player.wait(0.2)
    player.click("pace")
    assert app.spoken == "Ada. " + app.words.say("pause-pace", pace="by key")
    player.press(pygame.K_ESCAPE)
    player.wait(0.2)
    assert scene.event_player.pace == "step"
    scene.commands.show(match.submit(0, Recover()))
    player.wait(0.3)
    assert (scene.model.viewer, scene.event_player.pace) == (1, "fast")


def test_the_pile_keeps_its_cards_until_they_are_dealt(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[int] = []
    monkeypatch.setattr(draw_slab, "draw_card_pile", lambda canvas, kind, rect, count: counted.append(count))
    app = open_app(animation_speed="normal")
    people = [Player(f"P{n}", HOUSES[n], Title.DUKE) for n in range(3)]
    match = Match(Plan.seated(GameSetup(Mode.STANDARD, 3), people), 4)
    scene = TableScene(app, match, match.begin())
    app.stack.reset(scene)
    ScreenPlayer(app).wait(0.4)
    assert scene.model.view.deck == 32
    assert set(counted) == {36}
    ScreenPlayer(app).wait(3)
    assert counted[-1] == 32
