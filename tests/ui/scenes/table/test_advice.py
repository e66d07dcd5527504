"""Advice on the table: what is lit, games played by hints alone, a second look before a costly claim."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

import pygame
import pytest
from pygame import Rect
from screen_scenes import SCENES

from crypt_game.controls.widget import WidgetLook
from crypt_game.drawing.canvas import Canvas
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.opponents import evaluation
from crypt_game.opponents.questions import ChoiceQuestion, EvaluationQuestion, Question
from crypt_game.opponents.worker_client import FutureAnswer
from crypt_game.play.advice import Advice, Headings, Idea, dice_of
from crypt_game.play.claim_draft import ClaimDraft, sum_words
from crypt_game.play.claim_odds import ClaimOdds, claim_odds
from crypt_game.play.offer_drafts import DivvyDraft
from crypt_game.rules import Claim, CollectorSides, GameSetup, Mode, Recover, Side
from crypt_game.rules.indices import SLOTS, SeatIndex, SlotIndex
from crypt_game.rules.record import Acted
from crypt_game.rules.setup import ALL_A
from crypt_game.ui.app import App
from crypt_game.ui.board import draw_status, draw_tags
from crypt_game.ui.pages.dialog import Dialog
from crypt_game.ui.scenes.table import tray_divvy
from crypt_game.ui.scenes.table.advice_panel import AdviceText
from crypt_game.ui.scenes.table.explanation_panel import ExplanationPanel
from crypt_game.ui.scenes.table.scene import TableScene

from ...conftest import OpenApp
from ...driver import Heir, KeyHeir, ListenerHeir, MouseHeir
from ...fitting import drawn_words

T = TypeVar("T")
PERSON, SQUIRE, KNIGHT = PlayerKind.PERSON, PlayerKind.SQUIRE, PlayerKind.KNIGHT
REWARDS = ALL_A._replace(pottery=Side.B, manuscript=Side.B)


class Thinkers:
    """Opponents that think here: at once, or when `answer` is called."""

    def __init__(self, *, slow: bool = False) -> None:
        self.slow = slow
        self._waiting: list[tuple[Question[Any], FutureAnswer[Any]]] = []

    def ask(self, question: Question[T]) -> FutureAnswer[T]:
        answer = FutureAnswer(question)
        self._waiting.append((question, answer))
        if not self.slow:
            self.answer()
        return answer

    def answer(self) -> None:
        for question, answer in self._waiting:
            if isinstance(question, ChoiceQuestion | EvaluationQuestion):
                answer.tell(*question.work())
        self._waiting.clear()

    def close(self) -> None:
        pass


@pytest.fixture(autouse=True)
def _think_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluation, "MIND", replace(evaluation.MIND, nodes=60))


def at_table(
    app: App, minds: tuple[PlayerKind, ...], mode: Mode = Mode.STANDARD, sides: CollectorSides = ALL_A
) -> tuple[TableScene, Thinkers]:
    shared = 2 if mode is Mode.CLASH else 1
    people = [Player(f"P{n}", HOUSES[n // shared], Title.DUKE, mind) for n, mind in enumerate(minds)]
    match = Match(Plan.seated(GameSetup(mode, len(minds), sides), people), 3)
    match.begin()
    thinkers = Thinkers()
    app.opponents = thinkers
    scene = TableScene(app, match)
    app.stack.reset(scene)
    return scene, thinkers


def follow_hints(heir: Heir, decisions: int) -> None:
    """Play what the hint says, by its button."""
    for _ in range(decisions):
        if heir.over:
            return
        table, before = heir.table, len(heir.match.moments)
        heir.use("hint")
        heir.wait(0.1)
        advice = table.commands.advice
        assert advice is not None, table.model.hint.refusal
        assert table.lit
        heir.use("advice-next")
        if isinstance(heir.scene, Dialog):
            heir.use("act")
        if table.commands.draft is not None and len(table.match.moments) == before:
            continue  # one of two has agreed
        step = table.match.moments[before].step
        assert isinstance(step, Acted)
        assert step.action == advice.action
        heir.settle()
        assert table.commands.advice is None


@pytest.mark.parametrize(
    ("hand", "mode", "players", "decisions"),
    [
        (MouseHeir, Mode.SOLO, 1, 99),
        (KeyHeir, Mode.STANDARD, 2, 6),
        (ListenerHeir, Mode.CLASH, 6, 8),
        *(
            pytest.param(hand, mode, players, decisions, marks=pytest.mark.long)
            for hand, mode, players, decisions in (
                (MouseHeir, Mode.TWINS, 2, 14),
                (KeyHeir, Mode.STANDARD, 2, 99),
                (ListenerHeir, Mode.CLASH, 6, 24),
            )
        ),
    ],
)
def test_games_can_be_played_by_hints_alone(
    open_app: OpenApp, hand: Callable[[App], Heir], mode: Mode, players: int, decisions: int
) -> None:
    app = open_app(animation_speed="off", hand_over=False)
    scene, _ = at_table(app, (PERSON,) * players, mode, REWARDS)
    heir = hand(app)
    heir.settle()
    follow_hints(heir, decisions)
    assert heir.over == (decisions == 99)
    assert scene.match.marks.hints >= min(decisions, 7)


def claimed_tags(scene: TableScene) -> list[Rect]:
    """Where the sums of the claim stand that a hint shows."""
    asking = scene.model.asking
    return [scene.layout.crypt.tags[slot] for slot in asking.groups] if isinstance(asking, ClaimDraft) else []


def test_the_claim_of_a_hint_is_lit_said_and_played_by_one_key(open_app: OpenApp) -> None:
    app = open_app()
    scene, _ = at_table(app, (PERSON, PERSON))
    heir = KeyHeir(app)
    heir.settle()
    before = app.surface.copy()
    heir.press(pygame.K_h)
    heir.wait(1)
    advice = scene.commands.advice
    assert advice is not None
    assert isinstance(advice.action, Claim)
    slots = [place.slot for place in advice.action.place]
    dice = sum(len(place.efforts) for place in advice.action.place)
    keys = [*(f"card-{slot}" for slot in slots), *(f"die-{number}" for number in range(dice))]
    assert scene.lit[: len(keys)] == [heir.widget(key).rect for key in keys]
    window = scene.layout.crypt.cards[slots[0]]
    lit, dark = app.surface.subsurface(window), app.surface.get_at((window.left - 40, 700))
    assert lit.get_buffer().raw != before.subsurface(window).get_buffer().raw  # the dice hover over it
    assert dark != before.get_at((window.left - 40, 700))
    assert advice.spoken == app.spoken
    heir.press(pygame.K_c)
    assert [moment.step for moment in scene.match.moments if isinstance(moment.step, Acted)] == [
        Acted(0, advice.action)
    ]


@pytest.mark.parametrize("key", [pygame.K_h, pygame.K_ESCAPE])
def test_a_hint_goes_by_the_key_that_asked_for_it_or_escape(open_app: OpenApp, key: int) -> None:
    app = open_app()
    scene, _ = at_table(app, (PERSON, PERSON))
    heir = KeyHeir(app)
    heir.settle()
    heir.press(pygame.K_h)
    heir.wait(0.1)
    assert scene.commands.advice is not None
    heir.press(key)
    assert scene.commands.advice is None
    assert scene.lit == []
    assert heir.scene is scene


@pytest.mark.parametrize("start", ["hint", "reference"])
def test_each_question_has_the_focus_on_its_first_control(open_app: OpenApp, start: str) -> None:
    app = open_app(animation_speed="off", hand_over=False)
    scene, _ = at_table(app, (PERSON, PERSON))
    heir = KeyHeir(app)
    heir.settle()
    heir.walk_to(start)
    seat = scene.model.viewer
    heir.press(pygame.K_h)
    heir.wait(0.1)
    heir.press(pygame.K_RETURN)
    heir.settle()
    assert scene.model.viewer != seat
    assert scene.controls.focus is scene.controls.widgets[0]


def wasteful_claim(heir: Heir) -> None:
    """All dice at effort 6 on one card."""
    heir.put_dice(0, 3)
    heir.choose_effort(6)
    heir.choose_confirm()


@pytest.mark.parametrize("hand", [MouseHeir, KeyHeir])
def test_a_costly_claim_is_asked_about_against_squires(
    open_app: OpenApp, hand: Callable[[App], Heir]
) -> None:
    app = open_app(animation_speed="off")
    scene, _ = at_table(app, (PERSON, SQUIRE))
    heir = hand(app)
    heir.settle()
    wasteful_claim(heir)
    assert isinstance(heir.scene, Dialog)
    assert "Look again?" in app.spoken
    assert "coins" in app.spoken
    asked = [widget.rect for widget in heir.scene.controls.widgets]
    crypt = scene.layout.crypt
    assert all(rect.collidelist([*crypt.cards, *crypt.tags]) < 0 for rect in asked), "they are looked at"
    heir.use("stay")
    assert scene.commands.claim is not None
    assert scene.commands.claim.groups[SlotIndex(0)].strength == 18
    assert (scene.match.marks.hints, scene.match.marks.warnings, scene.match.marks.with_help) == (0, 1, True)
    heir.choose_confirm()
    heir.use("act")
    assert scene.match.moments[1].step == Acted(0, Claim.on({0: [6, 6, 6]}))


@pytest.mark.parametrize(
    ("rival", "settings"),
    [(KNIGHT, {}), (SQUIRE, {"look_again": "off"}), (SQUIRE, {"hints": False})],
)
def test_elsewhere_nobody_is_warned(open_app: OpenApp, rival: PlayerKind, settings: dict[str, Any]) -> None:
    app = open_app(animation_speed="off", **settings)
    scene, thinkers = at_table(app, (PERSON, rival))
    heir = MouseHeir(app)
    heir.settle()
    thinkers.slow = True
    wasteful_claim(heir)
    assert scene.match.moments[1].step == Acted(0, Claim.on({0: [6, 6, 6]}))
    assert scene.match.marks.warnings == 0


def test_a_good_claim_waits_for_its_judgement_and_another_draft_ends_that(open_app: OpenApp) -> None:
    """Nothing is done before the answer is there, and the table goes on meanwhile."""
    app = open_app(animation_speed="off")
    scene, thinkers = at_table(app, (PERSON, SQUIRE))
    thinkers.slow = True
    heir = MouseHeir(app)
    heir.settle()
    wasteful_claim(heir)
    heir.wait(0.5)
    assert len(scene.match.moments) == 1
    heir.use("undo")
    thinkers.answer()
    heir.wait(0.2)
    assert len(scene.match.moments) == 1
    assert heir.scene is scene
    best = evaluation.evaluate(scene.model.view, scene.commands.claim.decide).best.action  # type: ignore[union-attr]
    assert isinstance(best, Claim)
    for slot, efforts in best.place:
        heir.put_dice(slot, len(efforts))
        heir.choose_effort(efforts[0])
    heir.choose_confirm()
    assert scene.match.moments[1].step == Acted(0, best)
    assert not scene.match.marks.with_help


@pytest.mark.parametrize(("reasons", "others"), [(1, 2), (2, 2), (3, 1)])
def test_beside_many_reasons_only_the_next_best_idea_is_shown(reasons: int, others: int) -> None:
    best = Idea("best", "", tuple(f"reason {number}" for number in range(reasons)))
    ideas = (Idea("second", "less", ()), Idea("third", "least", ()))
    text = AdviceText(Advice(Headings("head", "next"), best, ideas, Recover(), SeatIndex(0)))
    shown = [line.words for line in text.lines()]
    if others > 1:
        assert shown[-others - 1 :] == ["next", *(idea.line for idea in ideas[:others])]
    else:
        assert shown[-2:] == [f"reason {reasons - 1}", f"<b>next</b> {ideas[0].line}"]
    assert "third" in text.spoken


def test_with_the_largest_text_the_whole_panel_is_in_the_window(open_app: OpenApp) -> None:
    app = open_app((1280, 720), language="de", text_size=2.0, animation_speed="off")
    scene, _ = at_table(app, (PERSON,) * 6, Mode.CLASH)
    heir = MouseHeir(app)
    heir.settle()
    heir.press(pygame.K_h)
    heir.wait(0.1)
    reasons = tuple(f"{number}. {'reasons ' * 12}" for number in range(4))
    assert scene.commands.advice is not None
    scene.commands.advice = scene.commands.advice._replace(best=Idea("Claim: everything", "", reasons))
    scene.refill()
    window = app.surface.get_rect()
    for key in ("advice-words", "advice-next", "advice-close"):
        assert window.contains(heir.widget(key).rect)
    assert heir.widget("advice-words").rect.contains(heir.widget("advice-next").rect)


@pytest.mark.parametrize("hint", ["hint-2", "hint-clash"])
def test_cards_tags_and_status_line_show_the_claim_of_a_hint_until_it_goes(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, hint: str
) -> None:
    app, tags, said = open_app(), dict[int, str](), list[ClaimOdds]()

    def draw_tag(context: object, index: int, house: str, text: str, *rest: object) -> None:
        tags[index] = text

    def odds(draft: ClaimDraft) -> ClaimOdds:
        said.append(claim_odds(draft))
        return said[-1]

    monkeypatch.setattr(draw_tags, "_tag", draw_tag)
    monkeypatch.setattr(draw_status, "claim_odds", odds)
    SCENES[hint](app)
    table = app.stack.top
    assert isinstance(table, TableScene)
    advice, own = table.commands.advice, table.commands.claim
    assert advice is not None
    assert own is not None
    proposed = dice_of(advice.action)
    assert proposed != own.groups
    drawn_words(app)
    assert all(tags[slot] == sum_words(*dice) for slot, dice in proposed.items())
    assert set(proposed.values()) <= set(said[-1].groups)
    table.commands.close_advice()
    assert table.model.asking is own


def test_a_hint_goes_once_something_else_is_put_together(open_app: OpenApp) -> None:
    app = open_app()
    SCENES["hint-2"](app)
    table = app.stack.top
    assert isinstance(table, TableScene)
    table.commands.turn_effort(1)
    assert table.commands.advice is None
    assert table.model.asking is table.commands.claim


def test_a_hint_goes_before_somebody_else_sits_down(open_app: OpenApp) -> None:
    app = open_app()
    SCENES["hint-2"](app)
    table = app.stack.top
    assert isinstance(table, TableScene)
    table.commands.turn_to(SeatIndex(1 - table.model.viewer), "reward", lambda: None)
    assert table.commands.advice is None
    assert table.model.proposed is None


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_hint_names_what_it_is_to_decline_as_the_button_does(open_app: OpenApp, language: str) -> None:
    app = open_app(language=language)
    SCENES["hint-reroll"](app)
    table = app.stack.top
    assert isinstance(table, TableScene)
    button = table.controls.find("decline")
    assert table.commands.advice is not None
    assert button is not None
    assert table.commands.advice.best.move == button.spoken


def test_a_hint_for_a_divvy_lights_whole_stacks_and_shows_to_a_switch(open_app: OpenApp) -> None:
    app = open_app()
    SCENES["hint-divvy"](app)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    assert all(scene.layout.crypt.whole(slot) in scene.lit for slot in scene.layout.shared)
    panel = scene.controls.find("advice-words")
    assert isinstance(panel, ExplanationPanel)
    assert panel.pointer
    stacks = [slot for slot in scene.layout.shared if slot in scene.layout.crypt.stacks]
    assert stacks
    assert panel.rect.collidelist([scene.layout.crypt.beside(slot) for slot in stacks]) == -1


def test_the_split_of_a_hint_is_seen_until_a_switch_is_pressed(open_app: OpenApp) -> None:
    app = open_app()
    SCENES["hint-divvy"](app)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    advice, asking, own = scene.commands.advice, scene.model.asking, scene.commands.draft
    assert advice is not None
    assert isinstance(asking, DivvyDraft)
    assert isinstance(own, DivvyDraft)
    assert asking.action() == advice.action != own.action()
    slot = next(slot for slot in own.slots if own.to[slot] == asking.to[slot])
    switch = scene.controls.find(f"switch-{slot}")
    assert switch is not None
    before = own.to[slot]
    switch.activate()
    assert scene.model.asking is own
    assert own.to[slot] != before


def test_the_heads_of_a_switch_stand_in_the_middle_of_their_halves(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app((1920, 1080))
    SCENES["divvy"](app)
    scene = app.stack.top
    switch = next(each for each in scene.controls.widgets if each.key.startswith("switch-"))
    heads: list[Rect] = []
    monkeypatch.setattr(tray_divvy, "draw_portrait", lambda *drawn, **_: heads.append(drawn[3].copy()))
    switch.draw(Canvas(app.surface, app.picture_store, app.frame), WidgetLook())
    chosen, other = heads
    assert other.centerx == pytest.approx(switch.rect.x + switch.rect.width * 3 / 4, abs=2)
    mark = round(chosen.height / 2)
    assert chosen.centerx + mark / 2 == pytest.approx(switch.rect.x + switch.rect.width / 4, abs=mark / 2)


@pytest.mark.parametrize(
    ("size", "text", "language"),
    [((1280, 720), 1.0, "de"), ((1280, 720), 1.5, "de"), ((2560, 1080), 1.0, "fr")],
)
def test_a_hint_shows_to_a_card_and_covers_none_and_nothing_it_is_played_with(
    open_app: OpenApp, size: tuple[int, int], text: float, language: str
) -> None:
    app = open_app(size, language=language, text_size=text)
    for name in ("hint-2", "hint-solo", "hint-twins", "hint-clash"):
        SCENES[name](app)
        scene = app.stack.top
        assert isinstance(scene, TableScene)
        panel = scene.controls.find("advice-words")
        assert isinstance(panel, ExplanationPanel)
        played = [each for each in scene.controls.widgets if each.key.startswith(("die-", "effort-"))]
        crypt, slots = scene.layout.crypt, scene.layout.view.crypt
        tags = [tag for slot, tag in zip(slots, crypt.tags, strict=True) if slot is not None and slot.dice]
        cards = [crypt.whole(slot) for slot in SLOTS[: len(crypt.cards)]]
        assert panel.rect.collidelist([*cards, *tags, *(each.rect for each in played)]) == -1, name
        assert panel.rect.collidelist(claimed_tags(scene)) == -1, name
        assert scene.lit, name
        for tip in panel.pointer[1:2]:
            toward = Rect(tip, (1, 1)).inflate(2 * app.frame.px(64), 2 * app.frame.px(64))
            assert toward.collidelist([rect for rect in scene.lit if rect in crypt.cards]) >= 0, name
        lit = [each for each in played if each.rect in scene.lit and each.key.startswith("effort-")]
        assert [each.enabled for each in lit] == [True] * max(1, len(lit)), name


@pytest.mark.parametrize(
    ("size", "language"),
    [((1280, 720), "en"), ((1280, 720), "de"), ((1280, 720), "fr"), ((2560, 1080), "de")],
)
def test_a_hint_in_larger_type_leads_to_what_it_names_and_says_what_is_next_best(
    open_app: OpenApp, size: tuple[int, int], language: str
) -> None:
    app = open_app(size, language=language, text_size=1.5)
    for name in ("hint-2", "hint-3", "hint-clash", "hint-reroll", "hint-solo", "hint-take", "hint-twins"):
        SCENES[name](app)
        scene = app.stack.top
        assert isinstance(scene, TableScene)
        panel = next(each for each in scene.controls.widgets if isinstance(each, ExplanationPanel))
        within = [each.rect for each in scene.controls.widgets if not each.key.startswith("advice")]
        cut = [rect for rect in within if scene.layout.tray.contains(rect) and rect not in scene.lit]
        assert panel.rect.collidelist(cut) == -1, name
        assert panel.rect.collidelist(claimed_tags(scene)) == -1, name
        assert scene.lit, name
        advice = scene.commands.advice
        assert advice is not None
        assert not advice.others or advice.heads.others in " ".join(drawn_words(app, scene)), name


@pytest.mark.parametrize(("size", "language"), [((1920, 1080), "en"), ((1280, 720), "de")])
def test_a_hint_stands_in_place_of_the_sets_rather_than_cut_the_tray_or_cover_a_plate(
    open_app: OpenApp, size: tuple[int, int], language: str
) -> None:
    app = open_app(size, language=language)
    for name in ("hint-twins", "hint-clash"):
        SCENES[name](app)
        scene = app.stack.top
        assert isinstance(scene, TableScene)
        panel, sets = scene.controls.find("advice-words"), scene.layout.sets
        assert panel is not None
        assert scene.controls.find("undo") is not None, name
        assert panel.rect.top >= scene.layout.tray.bottom, name
        assert (panel.rect.left, panel.rect.right) == (sets[0].panel.left, sets[-1].panel.right), name


def test_a_hint_does_not_cut_the_crown_of_who_is_asked(open_app: OpenApp) -> None:
    app = open_app((1920, 1080))
    SCENES["hint-solo"](app)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    panel, layout = scene.controls.find("advice-words"), scene.layout
    assert panel is not None
    head, bust = layout.portrait(scene.model.viewer), layout.member(scene.model.viewer).bust
    assert not panel.rect.colliderect(head.union((head.x, bust.y, 1, 1)))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_hint_in_larger_type_covers_no_face_plate_set_or_round_where_the_slab_has_room(
    open_app: OpenApp, language: str
) -> None:
    app = open_app((1280, 720), language=language, text_size=1.5)
    for name in ("hint-2", "hint-3", "hint-reroll", "hint-solo", "hint-take"):
        SCENES[name](app)
        scene = app.stack.top
        assert isinstance(scene, TableScene)
        panel, layout = scene.controls.find("advice-words"), scene.layout
        assert panel is not None
        heads = [layout.portrait(seat) for seat in layout.view.variant.all_seats]
        plates = [place.panel for place in layout.panels.values()]
        kept = [layout.round_text, *heads, *plates, *(place.panel for place in layout.sets)]
        assert panel.rect.collidelist(kept) == -1, name


def test_a_set_that_a_hint_would_cut_is_hardly_seen_meanwhile(open_app: OpenApp) -> None:
    app = open_app((1280, 720), language="fr", text_size=1.5)
    SCENES["hint-twins"](app)
    for _ in range(30):
        app.step(1 / 30)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    panel, sets = scene.controls.find("advice-words"), [place.panel for place in scene.layout.sets]
    assert panel is not None
    cut = next(each for each in sets if panel.rect.left in range(each.left + 20, each.right))
    seen = Rect(cut.left, cut.top, panel.rect.left - cut.left - 8, cut.height)
    strip = seen.move_to(left=sets[0].left)
    lights = [sum(pygame.transform.average_color(app.surface, area)[:3]) for area in (seen, strip)]
    assert lights[0] < lights[1] / 2


@pytest.mark.parametrize(("scene_of", "text"), [("hint-reroll", 1.0), ("hint-clash", 1.5)])
def test_what_a_hint_would_cut_is_left_out_with_its_controls(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, scene_of: str, text: float
) -> None:
    app = open_app(language="fr", text_size=text)
    SCENES[scene_of](app)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    cut = scene.cut()[0]
    table = [each for each in scene.controls.widgets if not each.key.startswith("advice")]
    assert not [each.key for each in table if cut.contains(each.rect)]

    def look() -> bytes:
        for _ in range(3):  # light may come in strips
            scene.draw(Canvas(app.surface, app.picture_store, app.frame))
        return bytes(pygame.image.tobytes(app.surface.subsurface(cut), "RGB"))

    without = look()
    assert look() == without
    monkeypatch.setattr(type(scene), "cut", lambda _: [])
    assert look() != without


def test_the_sum_of_a_claim_is_lit_as_its_card_is(open_app: OpenApp) -> None:
    app = open_app()
    SCENES["hint-2"](app)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    scene.draw(Canvas(app.surface, app.picture_store, app.frame))
    ours, theirs = (
        claimed_tags(scene),
        [tag for tag in scene.layout.crypt.tags if tag not in claimed_tags(scene)],
    )
    bright = [max(brightest(app, tag) for tag in tags) for tags in (ours, theirs)]
    assert bright[0] > 2 * bright[1] > 0


def brightest(app: App, place: Rect) -> int:
    """The lightest red of the pixels of a place, which is that of its words."""
    across, down = range(place.left, place.right), range(place.top, place.bottom)
    return max(app.surface.get_at((x, y)).r for x in across for y in down)


def test_no_button_beside_one_that_a_hint_covers_is_left_over(open_app: OpenApp) -> None:
    app = open_app(language="fr", text_size=1.5)
    SCENES["hint-2"](app)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    panel = scene.controls.find("advice-words")
    assert panel is not None
    tray = [each.rect for each in scene.controls.widgets if scene.layout.tray.contains(each.rect)]
    assert tray
    assert all(each.right <= panel.rect.left or each.left >= panel.rect.right for each in tray)


@pytest.mark.parametrize(("scene_of", "dim"), [("hint-2", 0.7), ("riddle-claim-outcome", 0.0), ("zoom", 0.5)])
def test_the_torches_burn_where_something_is_explained(open_app: OpenApp, scene_of: str, dim: float) -> None:
    app = open_app((1920, 1080))
    SCENES[scene_of](app)
    flames = app.stack.top.idle_animation().flames
    assert len(flames) >= 2
    assert {flame.dim for flame in flames} == {dim}
