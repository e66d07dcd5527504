"""In the middle of a game: what may change without disturbing it, what may be taken back, what is covered."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from itertools import cycle
from typing import Any

import pygame
import pytest

from crypt_game.drawing.canvas.rooms import HAND_OVER_ROOM
from crypt_game.play.offer_drafts import FlipOffer
from crypt_game.rules import Claim, Peek, Recover
from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.record import Acted, Record
from crypt_game.ui import navigation
from crypt_game.ui.board.board_targets import CardTarget
from crypt_game.ui.pages.dialog import Dialog
from crypt_game.ui.scenes.hand_over import HandOver
from crypt_game.ui.scenes.pause import Pause
from crypt_game.ui.scenes.settings.scene import SettingsScene
from crypt_game.ui.scenes.table.scene import TableScene

from .conditions import deal_alike, paint_seldom
from .conftest import OpenApp
from .driver import Heir, KeyHeir, MouseHeir, SetUp
from .fitting import drawn_words

KINDS = [MouseHeir, KeyHeir]


@pytest.fixture(autouse=True)
def swiftly(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards in every run, and few pictures."""
    deal_alike(monkeypatch, 2)
    paint_seldom(monkeypatch, each=4)


def at_table(
    open_app: OpenApp,
    kind: type[Heir] = MouseHeir,
    setup: SetUp | None = None,
    seed: int = 3,
    **settings: Any,
) -> Heir:
    """The first decision of a game."""
    heir = kind(open_app(**settings), seed=seed)
    navigation.open_at_start(heir.app)
    heir.wait()
    heir.start(setup or SetUp("standard", 3, ("all-a",)))
    return heir


def lay_a_claim(heir: Heir) -> Claim:
    """Put dice on a card without confirming."""
    while True:
        _, action = heir.some_action()
        if isinstance(action, Claim):
            break
    heir.prepare(heir.draft.seat, action)
    assert heir.draft.action() == action
    return action


def decisions(heir: Heir) -> list[Acted]:
    return [moment.step for moment in heir.match.moments if isinstance(moment.step, Acted)]


# what may change ------------------------------------------------------------------------------------------
def other_language(heir: Heir) -> None:
    heir.press(pygame.K_F10)
    heir.at(SettingsScene)
    heir.use("language-de")
    heir.use("done")


def large_type(heir: Heir) -> None:
    heir.press(pygame.K_F10)
    heir.use("text-1.5")
    heir.use("done")


def full_screen_and_back(heir: Heir) -> None:
    heir.press(pygame.K_F11)
    heir.wait()
    heir.press(pygame.K_F11)


def other_window(heir: Heir) -> None:
    for size in ((1920, 1080), (1024, 768), (2560, 1080), (1024, 640)):
        heir.resize(size)
        heir.wait()


def a_pause(heir: Heir) -> None:
    heir.use("menu")
    heir.at(Pause)
    heir.press(pygame.K_ESCAPE)


def the_chronicle(heir: Heir) -> None:
    heir.press(pygame.K_l)
    assert not isinstance(heir.scene, TableScene)
    heir.press(pygame.K_ESCAPE)


def a_zoom(heir: Heir) -> None:
    heir.press(pygame.K_TAB)
    while not isinstance(heir.table.controls.focus, CardTarget):
        heir.press(pygame.K_TAB)
    heir.press(pygame.K_z)
    assert heir.table.model.zoom is not None
    heir.press(pygame.K_ESCAPE)
    assert heir.table.model.zoom is None


CHANGES = [other_language, large_type, full_screen_and_back, other_window, a_pause, the_chronicle, a_zoom]


@pytest.mark.parametrize(
    ("change", "kind"), list(zip(CHANGES, cycle(KINDS))), ids=lambda value: value.__name__
)
def test_a_claim_in_the_making_outlives(
    open_app: OpenApp, kind: type[Heir], change: Callable[[Heir], None]
) -> None:
    heir = at_table(open_app, kind)
    heir.play_on(4)
    claim = lay_a_claim(heir)
    before = len(heir.match.moments)
    change(heir)
    heir.wait()
    heir.check_picture()
    assert heir.draft.action() == claim
    assert len(heir.match.moments) == before
    heir.choose_confirm()
    heir.settle()
    assert decisions(heir)[-1].action == claim


def test_all_words_change_their_language(open_app: OpenApp) -> None:
    heir = at_table(open_app, setup=SetUp("solo"))
    heir.play_on(3)
    other_language(heir)
    shown = heir.table.model
    words = drawn_words(heir.app)
    assert shown.names[1] == "Der Geist"
    assert not any("Ghost" in line.text for line in shown.chronicle)
    assert not any("Ghost" in line or "Effort" in line for line in words)


# taking back ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", KINDS)
def test_a_claim_is_taken_back_freely_until_something_is_rolled(open_app: OpenApp, kind: type[Heir]) -> None:
    heir = at_table(open_app, kind)
    seat, state = heir.draft.seat, heir.match.state
    claim = lay_a_claim(heir)
    heir.choose_confirm()
    heir.settle()
    assert heir.draft.seat != seat
    heir.choose_undo()
    heir.settle()
    assert heir.match.state == state
    assert heir.draft.seat == seat
    assert not heir.draft.can_undo
    assert heir.match.marks.taken_back == 0
    heir.carry_out(seat, claim)


@pytest.mark.sampled
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("answer", ["stay", "act"])
def test_what_was_rolled_is_taken_back_only_after_a_question(
    open_app: OpenApp, kind: type[Heir], answer: str
) -> None:
    heir = at_table(open_app, kind)
    while heir.match.state.round == 1:
        before = heir.match.state
        heir.carry_out(*heir.some_action())
    after = heir.match.state
    heir.choose_undo()
    heir.at(Dialog)
    heir.use(answer)
    heir.settle()
    assert heir.match.state == (after if answer == "stay" else before)
    assert heir.match.marks.taken_back == (answer == "act")


@pytest.mark.parametrize("kind", KINDS)
def test_to_pass_is_asked_about_once_and_may_be_refused(open_app: OpenApp, kind: type[Heir]) -> None:
    heir = at_table(open_app, kind)
    state = heir.match.state
    heir.choose_recover()
    heir.at(Dialog)
    heir.press(pygame.K_ESCAPE)
    assert heir.match.state == state
    heir.choose_recover()
    heir.use("act")
    heir.settle()
    assert decisions(heir)[-1].action == Recover()


def test_with_the_question_switched_off_a_pass_is_at_once(open_app: OpenApp) -> None:
    heir = at_table(open_app, confirm_pass=False)
    heir.choose_recover()
    heir.settle()
    assert decisions(heir)[-1].action == Recover()


def test_the_right_button_and_escape_take_dice_back_one_by_one_and_all(open_app: OpenApp) -> None:
    heir = at_table(open_app)
    heir.put_dice(0, 2)
    pos = heir.widget("card-0").rect.center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        heir.app.step(1 / 60, [pygame.event.Event(kind, pos=pos, button=3)])
    assert heir.draft.groups[SlotIndex(0)].dice == 1
    heir.press(pygame.K_ESCAPE)
    assert not heir.draft.can_undo
    heir.press(pygame.K_ESCAPE)
    heir.at(Pause)


# what is not shown ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", KINDS)
def test_values_are_covered_but_while_peek_is_held(open_app: OpenApp, kind: type[Heir]) -> None:
    heir = at_table(open_app, kind)
    heir.play_on(8)
    model = heir.table.model
    assert model.covered
    hold_peek(heir, down=True)
    heir.wait(0.1)
    assert model.covered
    heir.wait(0.5)
    assert not model.covered
    hold_peek(heir, down=False)
    assert model.covered
    assert model.scores == {}


def test_what_would_pay_is_covered_too_but_while_peek_is_held(open_app: OpenApp) -> None:
    games = (at_table(open_app, seed=seed) for seed in range(3, 12))
    heir = next(heir for heir in games if comes_to_pay_with_a_secret(heir))
    covered = picture_of_payment(heir)
    hold_peek(heir, down=True)
    heir.wait(0.5)
    shown = picture_of_payment(heir)
    hold_peek(heir, down=False)
    assert picture_of_payment(heir) == covered
    assert shown != covered


def comes_to_pay_with_a_secret(heir: Heir) -> bool:
    """Play until a card that nobody else knows would pay; False when the game ends before."""
    while isinstance(heir.scene, TableScene):
        if pays_with_a_secret(heir):
            return True
        heir.carry_out(*heir.some_action())
    return False


def pays_with_a_secret(heir: Heir) -> bool:
    asking = heir.table.model.asking
    return isinstance(asking, FlipOffer) and asking.chosen[0] not in asking.view.public


def picture_of_payment(heir: Heir) -> bytes:
    """The card in the tray that would pay, as it is painted now."""
    asking = heir.table.model.asking
    assert isinstance(asking, FlipOffer)
    heir.move((1, 1))
    for _ in range(4):
        heir.app.invalidate()
        heir.wait()
    place = heir.widget(f"pay-{asking.chosen[0].name}").rect
    return pygame.image.tobytes(heir.app.surface.subsurface(place), "RGB")


def hold_peek(heir: Heir, *, down: bool) -> None:
    if isinstance(heir, KeyHeir):
        kind = pygame.KEYDOWN if down else pygame.KEYUP
        event = pygame.event.Event(kind, key=pygame.K_p, mod=0, unicode="p", scancode=0)
    else:
        kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
        event = pygame.event.Event(kind, pos=heir.widget("peek").rect.center, button=1)
    heir.app.step(1 / 60, [event])


def test_the_chronicle_of_a_shared_screen_tells_nobodys_secrets(open_app: OpenApp) -> None:
    """Two games that differ only in what one heir has seen are told in the same words."""
    heir = at_table(open_app, setup=SetUp("standard", 3, ("all-a", "card-manuscript")))
    while not heir.done[Peek]:
        heir.carry_out(*heir.some_action())
    told = [line.text for line in heir.table.model.chronicle]
    assert any(line.endswith("looks at the face-down cards.") for line in told)
    assert not any(line.startswith("Face down lies") for line in told)
    assert not any("takes" in line and "value" in line for line in told)
    heir.app.change_settings(language="de")
    heir.app.change_settings(language="en")
    assert [line.text for line in heir.table.model.chronicle] == told


def test_who_plays_alone_has_nothing_covered(open_app: OpenApp) -> None:
    heir = at_table(open_app, setup=SetUp("solo"))
    assert not heir.table.model.covered
    heir.press(pygame.K_p)
    assert not heir.table.model.covered


def test_the_curtain_hides_the_table_until_the_next_heir_has_come(open_app: OpenApp) -> None:
    heir = at_table(open_app, KeyHeir, hand_over=True)
    first = heir.draft.seat
    lay_a_claim(heir)
    heir.choose_confirm()
    while not isinstance(heir.scene, HandOver):
        heir.wait()
    assert [type(scene) for scene in heir.app.stack.visible] == [HandOver]
    for key in (pygame.K_ESCAPE, pygame.K_c, pygame.K_r, pygame.K_u, pygame.K_1, pygame.K_p):
        heir.press(key)
        heir.at(HandOver)
    heir.press(pygame.K_RETURN)
    heir.settle()
    assert heir.draft.seat != first
    kept = heir.app.picture_store._rooms._kept
    assert not any(isinstance(key, tuple) and HAND_OVER_ROOM in key for key in kept)  # 11 MiB


@pytest.mark.parametrize(("pace", "dims"), [("normal", True), ("fast", False)])
def test_without_it_the_table_is_turned_while_the_light_is_dimmed(
    open_app: OpenApp, pace: str, dims: bool
) -> None:
    heir = at_table(open_app, KeyHeir, animation_speed="normal", heirs_pace=pace)
    first, dimmed = heir.draft.seat, False
    lay_a_claim(heir)
    heir.choose_confirm()
    while heir.table.model.viewer == first:
        heir.wait()
        dimmed = dimmed or heir.app.curtain.moving
        assert not (heir.app.curtain.moving and heir.resting)
    heir.settle()
    assert (dimmed, heir.draft.seat != first) == (dims, True)


# the next day ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "setup",
    [
        SetUp("standard", 4),
        *(
            pytest.param(each, marks=pytest.mark.long)
            for each in (SetUp("solo"), SetUp("twins"), SetUp("clash", 4))
        ),
    ],
)
def test_continue_goes_on_at_the_very_step(open_app: OpenApp, setup: SetUp) -> None:
    heir = at_table(open_app, setup=setup)
    heir.play_on(9)
    record, state, view = heir.match.record, heir.match.state, heir.table.model.view
    lines = list(heir.table.model.chronicle)
    later = another_day(heir, open_app)
    assert (later.match.record, later.match.state) == (record, state)
    assert later.table.model.view == view
    assert later.table.model.chronicle == lines
    later.play_on(2)


def another_day(heir: Heir, open_app: OpenApp) -> Heir:
    """The program started again with the same saves, and Continue."""
    later = type(heir)(open_app(language="en"), seed=4)
    shutil.copytree(heir.app.folders.saves, later.app.folders.saves)
    navigation.open_at_start(later.app)
    later.wait()
    later.use("continue")
    later.arrive()
    later.settle()
    return later


def test_what_was_taken_back_is_gone_the_next_day(open_app: OpenApp) -> None:
    heir = at_table(open_app)
    heir.play_on(3)
    record: Record = heir.match.record
    heir.carry_out(*heir.some_action())
    heir.choose_undo()
    if isinstance(heir.scene, Dialog):
        heir.use("act")
    heir.settle()
    assert another_day(heir, open_app).match.record == record
