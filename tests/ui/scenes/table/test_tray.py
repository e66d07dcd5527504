"""What can be done at the table with its widgets, and what they say of themselves."""

from __future__ import annotations

from typing import Any

import pytest
from pygame import Rect
from screen_scenes import SCENES

from crypt_game.controls.widget import Widget, WidgetLook
from crypt_game.controls.widgets import Button
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.theme import Style
from crypt_game.play.board_model import BoardModel, Waiting
from crypt_game.play.claim_draft import ClaimDraft, DraftGroup
from crypt_game.play.claim_odds import claim_odds
from crypt_game.play.divvy_split import sensible_split
from crypt_game.play.offer_drafts import DivvyDraft, FlipOffer
from crypt_game.play.status_fields import odds_fields
from crypt_game.rules import Choice, Decide, FlipFor, GameSetup, Held, Mode, TreasureType, card_named
from crypt_game.rules.indices import SeatIndex, SlotIndex
from crypt_game.rules.terms import EFFORTS
from crypt_game.ui.app import App
from crypt_game.ui.board.board_tips import card_name, collector_tip, seat_tip, torch_tip
from crypt_game.ui.board.draw_context import DrawContext
from crypt_game.ui.board.draw_sets import draw_sets
from crypt_game.ui.scenes.table import tray_divvy, tray_offer
from crypt_game.ui.scenes.table.scene import TableScene
from crypt_game.ui.scenes.table.tray_claim import risk_words, tray_dice

from ...board.staging import (
    MODES,
    Shown,
    asked_for,
    claiming,
    model_of,
    moment,
    shown,
    sides,
    with_claim,
    with_ghost,
)
from ...board.test_drawing import TABLES
from ...conftest import OpenApp
from ...fitting import drawn_words


def heirs(app: App, players: int = 3) -> BoardModel:
    return model_of(moment(MODES[f"{players} heirs"], claiming), app.words)


def found(scene: Shown, key: str) -> Widget:
    widget = scene.controls.find(key)
    assert widget is not None, key
    return widget


def pressed(scene: Shown, key: str) -> Any:
    """What the commands are asked for when the widget is pressed."""
    scene.commands.calls.clear()
    found(scene, key).activate()
    return scene.commands.calls


@pytest.mark.parametrize("name", TABLES)
def test_every_widget_has_a_name_a_key_of_its_own_and_a_place(open_app: OpenApp, name: str) -> None:
    app = open_app()
    scene = shown(app, TABLES[name](app.words))
    widgets = scene.controls.widgets
    assert len({widget.key for widget in widgets}) == len(widgets)
    window = app.surface.get_rect()
    for widget in widgets:
        assert widget.spoken.strip(), widget.key
        assert window.contains(widget.rect), widget.key
        widget.tip()


def test_a_card_is_chosen_by_pressing_it(open_app: OpenApp) -> None:
    app = open_app()
    scene = shown(app, heirs(app))
    assert pressed(scene, "card-2") == [("choose_card", 2)]


def test_the_lower_card_of_a_pile_answers_where_it_shows(open_app: OpenApp) -> None:
    app = open_app()
    scene = shown(app, model_of(moment(MODES["clash 8"], claiming), app.words))
    lower, upper = found(scene, "under-4"), found(scene, "card-4")
    assert lower.contains((lower.rect.centerx, lower.rect.top + 4))
    assert not lower.contains(upper.rect.center)
    assert pressed(scene, "under-4") == [("choose_card", 4)]


# the claim -------------------------------------------------------------------------------------------------
def test_dice_are_taken_in_hand_and_taken_back(open_app: OpenApp) -> None:
    app = open_app()
    model = heirs(app)
    draft = model.asking
    assert isinstance(draft, ClaimDraft)
    scene = shown(app, model)
    assert pressed(scene, "die-1") == [("choose_die", 2)]
    with_claim(model)
    slot = next(iter(draft.groups))
    scene.arrange()
    assert pressed(scene, "die-0") == [("take_back", slot)]


def test_dragging_a_die_carries_what_is_in_hand(open_app: OpenApp) -> None:
    app = open_app()
    model = heirs(app)
    draft = model.asking
    assert isinstance(draft, ClaimDraft)
    scene = shown(app, model)
    die = found(scene, "die-0")
    target = found(scene, "card-1").rect.center
    die.drag(target)
    assert scene.commands.calls == [("choose_die", 1)]
    draft.pick(1)
    scene.arrange()
    scene.commands.calls.clear()
    die = found(scene, "die-0")
    die.drag(target)
    die.drop(target)
    assert scene.commands.calls == [("carry", target), ("put_down", target)]


def test_the_tray_holds_all_dice_of_the_pool(open_app: OpenApp) -> None:
    app = open_app()
    for name, setup in MODES.items():
        model = with_claim(model_of(moment(setup, claiming), app.words))
        draft = model.asking
        assert isinstance(draft, ClaimDraft)
        dice = tray_dice(draft)
        assert len(dice) == setup_dice(setup), name
        assert sum(die.state == "used" for die in dice) == draft.used


def setup_dice(setup: GameSetup) -> int:
    return 6 if setup.mode is Mode.CLASH else 3


def test_an_effort_too_weak_for_the_card_is_locked_and_explains_itself(open_app: OpenApp) -> None:
    app = open_app()
    model = heirs(app)
    draft = model.asking
    assert isinstance(draft, ClaimDraft)
    slots = [slot for slot in model.view.crypt if slot is not None and slot.strength]
    rival = max(range(len(model.view.crypt)), key=lambda i: getattr(model.view.crypt[i], "strength", 0))
    if draft.choose(SlotIndex(rival)) is not None:
        pytest.fail("the strongest group of the staged table can be pushed out")
    scene = shown(app, model)
    chips = [found(scene, f"effort-{effort}") for effort in range(1, 7)]
    open_chips = [chip for chip in chips if chip.enabled]
    assert slots
    assert 0 < len(open_chips) < 6
    assert [chip.enabled for chip in chips] == sorted(chip.enabled for chip in chips)
    assert pressed(scene, "effort-1") == [("set_effort", 1)]
    assert pressed(scene, "effort-6") == [("set_effort", 6)]


def test_the_risk_of_each_effort_is_told(open_app: OpenApp) -> None:
    say = open_app().words.say
    told = [risk_words(say, effort) for effort in range(1, 7)]
    assert told[0] == say("table-risk-safe")
    assert [word.rstrip(" %\u00a0") for word in told[1:]] == ["17", "33", "50", "67", "83"]


def test_a_claim_is_confirmed_only_when_it_is_one_and_says_why_not(open_app: OpenApp) -> None:
    app = open_app()
    model = heirs(app)
    scene = shown(app, model)
    assert not found(scene, "confirm").enabled
    assert pressed(scene, "confirm") == [("confirm",)]
    with_claim(model)
    scene.arrange()
    assert found(scene, "confirm").enabled
    assert pressed(scene, "undo") == [("undo",)]
    assert pressed(scene, "recover") == [("recover",)]


@pytest.mark.parametrize("exhausted", [0, 1])
def test_recovering_nothing_is_called_passing(open_app: OpenApp, exhausted: int) -> None:
    app = open_app()
    model = heirs(app)
    pools = list(model.view.pools)
    pools[model.viewer] = pools[model.viewer]._replace(available=2, exhausted=exhausted)
    view = model.view._replace(pools=tuple(pools))
    decide = view.pending
    assert isinstance(decide, Decide)
    model.view, model.request = view, ClaimDraft(view, SeatIndex(model.viewer), decide)
    button = found(shown(app, model), "recover")
    assert isinstance(button, Button)
    assert button.label == app.words.say("term-recover" if exhausted else "term-pass")


# offers ----------------------------------------------------------------------------------------------------
def test_an_offer_is_chosen_paid_and_declined(open_app: OpenApp) -> None:
    app = open_app()
    model = model_of(moment(MODES["4 heirs"], asked_for(Choice.REROLL, 3)), app.words)
    offer = model.asking
    assert isinstance(offer, FlipOffer)
    scene = shown(app, model)
    card = offer.payable[0]
    chosen, offer.pick = card in offer.chosen, -1
    pressed(scene, f"pay-{card.name}")
    assert (card in offer.chosen) is not chosen
    pressed(scene, "subject-0")
    assert offer.pick == 0
    pressed(scene, f"pay-{card.name}")
    scene.arrange()
    assert pressed(scene, "accept") == [("confirm",)]
    assert pressed(scene, "decline") == [("decline",)]


@pytest.mark.parametrize(("size", "language"), [((1920, 1080), "en"), ((1280, 720), "de")])
def test_an_offer_to_roll_again_tells_effort_and_roll_and_shows_each_die_as_it_fell(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    app, faces = open_app(size, language=language), list[int]()
    model = model_of(moment(MODES["4 heirs"], asked_for(Choice.REROLL, 3)), app.words)
    offer = model.asking
    assert isinstance(offer, FlipOffer)
    monkeypatch.setattr(tray_offer, "draw_failed_die", lambda *told: faces.append(told[2]))
    scene = shown(app, model)
    scene.draw(scene.canvas)
    rolls = [model.collect.rolls[die.slot][die.die] for die in offer.failing]
    assert faces == rolls
    words = " ".join(drawn_words(app, scene))
    die = offer.failing[offer.pick]
    assert app.words.say("table-offer-effort", effort=die.effort) in words
    assert app.words.say("table-offer-roll", roll=rolls[offer.pick]) in words


def test_effort_and_roll_are_told_where_three_dice_leave_no_room_beside_them(open_app: OpenApp) -> None:
    app = open_app((1280, 720), language="de")
    SCENES["offer-reroll"](app)
    assert "Aufwand 6 · Wurf 1" in drawn_words(app)


def test_an_offer_that_is_not_paid_cannot_be_taken(open_app: OpenApp) -> None:
    app = open_app()
    model = model_of(moment(MODES["2 heirs"], asked_for(Choice.POTTERY, 2)), app.words)
    offer = model.asking
    assert isinstance(offer, FlipOffer)
    scene = shown(app, model)
    assert found(scene, "accept").enabled
    offer.toggle(offer.chosen[0])
    scene.arrange()
    assert not found(scene, "accept").enabled


def test_what_a_look_shows_may_be_shared_in_a_team(open_app: OpenApp) -> None:
    app = open_app()
    model = model_of(moment(MODES["clash 8"], claiming), app.words)
    model.request = FlipOffer(
        model.view, SeatIndex(model.viewer), FlipFor.PEEK, optional=False, may_share=True
    )
    scene = shown(app, model)
    offer = model.asking
    assert isinstance(offer, FlipOffer)
    for key, shared in (("share-yes", True), ("share-no", False)):
        pressed(scene, key)
        assert offer.share is shared
    assert pressed(scene, "close") == [("decline",)]


def test_only_the_chosen_half_of_a_divvys_switch_has_a_mark(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, marks = open_app(), list[str]()
    heads = (("tower", "duchess"), ("tower", "duke"))
    switch = tray_divvy.Switch("switch", Rect(0, 0, 200, 60), "", heads, 0, lambda _: None)
    monkeypatch.setattr(Canvas, "sprite", lambda _canvas, name, *_, **__: marks.append(name))
    switch.draw(Canvas(app.surface, app.picture_store, app.frame), WidgetLook())
    assert [name for name in marks if name.startswith("icon/")] == ["icon/check"]


def with_remains(model: BoardModel, seat: int) -> None:
    """Give a seat two face-down Remains and an exhausted die."""
    seats, pools = list(model.view.seats), list(model.view.pools)
    cards = (*seats[seat].cards, Held(card_named("remains-1-0")), Held(card_named("remains-2-0")))
    seats[seat] = seats[seat]._replace(cards=cards)
    pools[seat] = pools[seat]._replace(available=1, exhausted=1)
    model.view = model.view._replace(seats=tuple(seats), pools=tuple(pools))
    model.request = Waiting()


def test_a_reward_at_any_time_is_offered_to_every_person_who_can_use_it(open_app: OpenApp) -> None:
    app = open_app()
    setup = GameSetup(Mode.STANDARD, 3, sides("AAAAAA"))
    model = model_of(moment(setup, claiming), app.words)
    other = (model.viewer + 1) % 3
    for seat in (model.viewer, other):
        with_remains(model, seat)
    scene = shown(app, model)
    for seat in (model.viewer, other):
        assert pressed(scene, f"use-{seat}-revive") == [("open_offer", seat, FlipFor.REVIVE)]
    assert scene.controls.find(f"use-{(other + 1) % 3}-peek") is None


# divvy -----------------------------------------------------------------------------------------------------
def test_in_narrow_sets_no_glyph_hides_the_face_of_a_collector(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, marks = open_app(text_size=1.5), list[str]()
    SCENES["divvy"](app)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    canvas = Canvas(app.surface, app.picture_store, app.frame)
    context = DrawContext(canvas, scene.model, scene.layout, scene.say)
    monkeypatch.setattr(Canvas, "sprite", lambda _canvas, name, *_, **__: marks.append(name))
    draw_sets(context)
    assert all(places.glyph_on_medal for places in scene.layout.sets)
    assert sum(name.startswith("collectors/") for name in marks) == len(TreasureType)
    assert not [name for name in marks if name.startswith("glyph/")]


def test_a_switch_gives_a_slot_to_the_other_member(open_app: OpenApp) -> None:
    app = open_app()
    model = model_of(moment(MODES["twins"], asked_for(Choice.DIVVY, 2, 2)), app.words)
    draft = model.asking
    assert isinstance(draft, DivvyDraft)
    first, second = draft.receivers
    scene = shown(app, model)
    slot = draft.slots[0]
    assert not found(scene, f"switch-{slot}").adjust(-1), "the arrow walks on"
    assert (draft.to[slot], draft.can_undo) == (first, False)
    assert found(scene, f"switch-{slot}").adjust(1)
    assert draft.to[slot] == second
    for owner in (first, second):
        scene.arrange()
        pressed(scene, f"switch-{slot}")
        assert draft.to[slot] == owner


def test_a_split_is_proposed_swapped_and_agreed_to(open_app: OpenApp) -> None:
    app = open_app()
    model = model_of(moment(MODES["twins"], asked_for(Choice.DIVVY, 2, 2)), app.words)
    draft = model.asking
    assert isinstance(draft, DivvyDraft)
    scene = shown(app, model)
    mate = draft.receivers[1]
    propose = found(scene, "divvy-propose")
    assert isinstance(propose, Button)
    assert propose.label == app.words.say("table-divvy-propose", name=model.names[mate])
    assert not found(scene, "undo").enabled
    assert pressed(scene, "divvy-propose") == [("confirm",)]
    before = dict(draft.to)
    pressed(scene, "divvy-swap")
    assert all(draft.to[slot] != owner for slot, owner in before.items())
    pressed(scene, "divvy-sensible")
    assert draft.to == sensible_split(draft)
    draft.agreed.add(mate)
    scene.arrange()
    agree = found(scene, "divvy-propose")
    assert isinstance(agree, Button)
    assert agree.label == app.words.say("table-divvy-agree")
    assert found(scene, "divvy-sensible") in agree.peers, "their words are of one size"


# the Ghost, the bar, tips ----------------------------------------------------------------------------------
def test_a_ghosts_turn_can_be_stepped_repeated_and_shown_whole(open_app: OpenApp) -> None:
    app = open_app()
    scene = shown(app, with_ghost(model_of(moment(MODES["solo"], claiming), app.words)))
    for key, call in (("next", "ghost_next"), ("again", "ghost_again"), ("all", "ghost_all")):
        assert pressed(scene, f"ghost-{key}") == [(call,)]


def test_the_bar_opens_what_its_names_say(open_app: OpenApp) -> None:
    app = open_app()
    scene = shown(app, heirs(app))
    for key, call in (
        ("menu", "open_menu"),
        ("settings", "open_settings"),
        ("rules", "open_help"),
        ("log", "open_log"),
        ("score", "show_score"),
        ("box", "look_through_box"),
    ):
        assert pressed(scene, key) == [(call,)]


def test_values_are_peeked_at_only_while_the_button_is_held(open_app: OpenApp) -> None:
    app = open_app()
    scene = shown(app, heirs(app))
    peek = found(scene, "peek")
    peek.grab(peek.rect.center)
    peek.drop(peek.rect.center)
    assert scene.commands.calls == [("hold_peek", True), ("hold_peek", False)]


def test_a_covered_value_is_not_told(open_app: OpenApp) -> None:
    app = open_app()
    model = heirs(app)
    card = card_named("idol-4-0")
    model.view = model.view._replace(public=frozenset(), seen=frozenset({card}))
    say = app.words.say
    assert "4" in card_name(model, say, card, up=False)
    model.covered = True
    assert "4" not in card_name(model, say, card, up=False)
    assert "4" in card_name(model, say, card, up=True)


def test_tips_tell_the_rule_and_the_state_of_the_table(open_app: OpenApp) -> None:
    app = open_app()
    model, say = heirs(app), app.words.say
    tip = collector_tip(model, say, TreasureType.REMAINS)
    assert tip.rule == "§5"
    assert all(name in tip.body for name in model.names)
    assert model.names[model.view.leader] in torch_tip(model, say, "leader").body
    available = model.view.pools[1].available
    assert str(available) in seat_tip(model, say, SeatIndex(1)).body


def test_the_tray_is_empty_while_others_are_waited_for(open_app: OpenApp) -> None:
    app = open_app()
    model = heirs(app)
    model.request = Waiting("…", SeatIndex(1))
    scene = shown(app, model)
    assert scene.controls.find("confirm") is None


def test_the_risk_is_told_in_figures_only_where_that_is_wanted(open_app: OpenApp) -> None:
    app = open_app()
    model = heirs(app)
    scene = shown(app, model)
    assert "83%" in drawn_words(app, scene)
    model.risk_figures = False
    assert "83%" not in drawn_words(app, shown(app, model))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_risk_keeps_as_far_from_the_edge_of_its_chip_as_the_die(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    app = open_app((1920, 1080), language=language)
    scene, drawn, text = shown(app, heirs(app)), dict[str, Rect](), Canvas.text

    def noted(self: Canvas, style: Style, words: str, *rest: Any, **more: Any) -> Rect:
        drawn[words] = text(self, style, words, *rest, **more)
        return drawn[words]

    monkeypatch.setattr(Canvas, "text", noted)
    canvas = Canvas(app.surface, app.picture_store, app.frame)
    for effort in EFFORTS:
        chip = scene.controls.find(f"effort-{effort}")
        assert chip is not None
        chip.draw(canvas, scene.controls.look(chip))
        if chip.enabled:
            assert chip.rect.right - drawn[risk_words(app.words.say, effort)].right >= chip.rect.width // 20


def test_the_line_tells_no_loss_where_none_can_be(open_app: OpenApp) -> None:
    app = open_app()
    model = heirs(app)
    draft = model.request
    assert isinstance(draft, ClaimDraft)
    told = []
    for effort in (1, 2):
        draft.groups = {SlotIndex(0): DraftGroup(effort, 1)}
        odds = claim_odds(draft)._replace(lost=(effort - 1) / 6)
        told.append([field.picture for field in odds_fields(model, draft, odds, app.words.say)])
    assert "icon/exhaust" not in told[0]
    assert "icon/exhaust" in told[1]


@pytest.mark.parametrize("language", ["en", "de"])
def test_of_two_small_buttons_the_one_with_the_longer_words_is_wider(
    open_app: OpenApp, language: str
) -> None:
    app = open_app((1920, 1080), language=language)
    SCENES["ghost-solo"](app)
    app.step(0)
    buttons = [each for each in app.stack.top.controls.widgets if isinstance(each, Button)]
    again, everything = [each for each in buttons if each.key in ("ghost-again", "ghost-all")]
    longer = len(again.label) > len(everything.label)
    assert longer == (language == "de")
    assert (again.rect.width > everything.rect.width) == longer
