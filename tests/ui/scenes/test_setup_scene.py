"""The set-up in the window: everything by mouse, everything by keys, nothing lost on the way."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any

import pygame
import pytest
from screen_scenes import SCENES

from crypt_game.controls.widgets import Button
from crypt_game.daily.crypt_of_day import crypt_of
from crypt_game.daily.week import game_on
from crypt_game.desktop.settings import Settings
from crypt_game.destinations import NewGame, RulebookPage
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import mode_pictures
from crypt_game.drawing.canvas.mode_pictures import mode_picture
from crypt_game.drawing.idle_animation import MOST_PARTS, IdleAnimation, IdleLayer
from crypt_game.match.game_code import code_of_game, of_day
from crypt_game.match.luck_source import LuckSource, OpenLuck, SealedLuck
from crypt_game.match.players import House, Plan, PlayerKind, Title
from crypt_game.rules import RANKS
from crypt_game.rules.setup import ALL_A, ALL_B, GameSetup
from crypt_game.rules.terms import Mode, Side, TreasureType
from crypt_game.sound import Cue
from crypt_game.ui import navigation
from crypt_game.ui.pages import seat_editor
from crypt_game.ui.pages.dialog import Dialog
from crypt_game.ui.pages.page import canvas_for
from crypt_game.ui.pages.player_kinds import KindList
from crypt_game.ui.pages.text_question import TextQuestion
from crypt_game.ui.scenes import cut
from crypt_game.ui.scenes.cut import CutTheDeck
from crypt_game.ui.scenes.setup import seat_cards
from crypt_game.ui.scenes.setup.scene import SetupScene
from crypt_game.ui.scenes.setup.seat_cards import LeadButton, SeatCards

from ..conftest import OpenApp
from ..driving import ScreenPlayer
from ..fitting import drawn_lines, drawn_words, type_sizes


class Table(ScreenPlayer):
    """A player at the set-up, and the plans that were started from it."""

    plans: list[Plan]

    @property
    def setup(self) -> SetupScene:
        assert isinstance(self.scene, SetupScene)
        return self.scene


def catch_new_games(monkeypatch: pytest.MonkeyPatch, start: Callable[..., None]) -> None:
    """Let `start` take the new games instead of a table."""
    monkeypatch.setattr(navigation.games, "start_game", start)
    monkeypatch.setitem(navigation._OPENERS, NewGame, start)


@pytest.fixture
def plans(monkeypatch: pytest.MonkeyPatch) -> list[Plan]:
    """The games that would be started."""
    started: list[Plan] = []
    catch_new_games(monkeypatch, lambda _app, plan, luck, **_: started.append(plan))
    return started


@pytest.fixture
def table(open_app: OpenApp, plans: list[Plan]) -> Table:
    return at_setup(open_app, plans)


def at_setup(open_app: OpenApp, plans: list[Plan], **settings: Any) -> Table:
    player = Table(open_app(**settings))
    player.plans = plans
    navigation.open_at_start(player.app)
    navigation.pages.open_setup(player.app)
    player.wait()
    return player


def test_enter_alone_starts_the_last_set_up(table: Table) -> None:
    table.press(pygame.K_RETURN)
    (plan,) = table.plans
    assert (plan.setup.mode, plan.setup.players, plan.setup.collectors) == (Mode.STANDARD, 3, ALL_A)
    assert [person.name for person in plan.players] == ["Ysolde", "Mirabel", "Aldric"]


@pytest.mark.parametrize(("mode", "people"), [("standard", 3), ("solo", 2), ("twins", 4), ("clash", 6)])
def test_every_mode_starts(table: Table, mode: str, people: int) -> None:
    table.click(f"mode-{mode}")
    table.click("start")
    (plan,) = table.plans
    assert plan.setup.mode.value == mode
    assert len(plan.players) == people


def test_the_set_up_is_remembered(table: Table, open_app: OpenApp) -> None:
    for key in ("mode-clash", "add", "cursed", "card-idol", "lead-3", "start"):
        table.click(key)
    draft = table.setup.draft
    again = SetupScene(table.app)
    assert again.draft == draft
    assert (draft.mode, draft.house_count, draft.cursed, draft.leader) == (Mode.CLASH, 4, True, 3)
    assert draft.sides.idol is Side.B


def test_a_damaged_memory_is_the_first_set_up(open_app: OpenApp, plans: list[Plan]) -> None:
    table = at_setup(open_app, plans, last_setup={"mode": "chess", "bench": [1, 2]})
    table.press(pygame.K_RETURN)
    assert table.plans[0].setup.players == 3


def test_heirs_come_and_go(table: Table) -> None:
    table.click("add")
    assert table.setup.draft.players == 4
    assert table.scene.controls.find("add") is None
    for _ in range(2):
        table.click("away-0")
    assert table.setup.draft.players == 2
    assert table.scene.controls.find("away-0") is None


def test_a_house_is_changed_by_its_plate(table: Table) -> None:
    table.click("house-0")
    assert table.setup.draft.heirs[0].house is House.PINE
    assert table.app.spoken == "House of the Pine"


def test_duke_or_duchess(table: Table) -> None:
    for title, spoken in ((Title.DUKE, "Duke"), (Title.DUCHESS, "Duchess")):
        table.choose("portrait-0")
        assert table.setup.draft.heirs[0].title is title
        assert table.app.spoken == spoken


def test_rows_exchange_places(table: Table) -> None:
    first, second = (person.house for person in table.setup.draft.heirs[:2])
    table.click("up-1")
    assert [person.house for person in table.setup.draft.heirs[:2]] == [second, first]


def test_a_name_is_typed_by_mouse_and_keys(table: Table) -> None:
    table.click("name-0")
    table.type("Eva")
    table.press(pygame.K_RETURN)
    assert table.setup.draft.heirs[0].name == "Eva"
    assert "Eva" in drawn_words(table.app)
    table.tab_to("name-1")
    table.press(pygame.K_RETURN)
    table.type("Max")
    table.press(pygame.K_TAB)
    table.wait()
    assert table.setup.draft.heirs[1].name == "Max"
    assert table.setup.renaming is None


def test_escape_ends_typing_and_only_then_leaves(table: Table) -> None:
    table.click("name-0")
    table.type("E")
    table.press(pygame.K_ESCAPE)
    table.wait()
    assert table.setup.renaming is None
    assert table.setup.draft.heirs[0].name == "E"
    table.press(pygame.K_ESCAPE)
    assert not isinstance(table.scene, SetupScene)


def test_typing_letters_that_are_keys_elsewhere_only_types(table: Table) -> None:
    muted = table.app.settings.muted
    table.click("name-0")
    table.type("Mmm")
    assert table.setup.draft.heirs[0].name == "Mmm"
    assert table.app.settings.muted is muted


def test_a_name_survives_a_click_elsewhere(table: Table) -> None:
    table.click("name-0")
    table.type("Eva")
    table.click("portrait-1")
    table.wait()
    assert table.setup.draft.heirs[0].name == "Eva"
    assert table.setup.draft.heirs[1].title is Title.DUKE


def test_collectors_turn_over_one_by_one_and_together(table: Table) -> None:
    table.click("card-idol")
    assert table.setup.draft.sides == ALL_A._replace(idol=Side.B)
    assert table.app.spoken.startswith("Idol B: ")
    table.choose("card-idol")
    assert table.setup.draft.sides == ALL_A
    table.click("all-b")
    assert table.setup.draft.sides == ALL_B
    table.choose("all-a")
    assert table.setup.draft.sides == ALL_A
    seen = set()
    for _ in range(20):
        table.click("shuffle")
        seen.add(table.setup.draft.sides)
    assert len(seen) > 1


def test_collector_cards_are_of_one_size(open_app: OpenApp, plans: list[Plan]) -> None:
    player = Table(open_app((2560, 1080), text_size=1.5))
    player.plans = plans
    navigation.pages.open_setup(player.app)
    player.wait()
    cards = [player.scene.controls.find(f"card-{type_.value}") for type_ in TreasureType]
    assert len({card.rect.size for card in cards if card is not None}) == 1


def test_switches_that_do_not_apply_are_not_offered(table: Table) -> None:
    table.click("mode-solo")
    assert [table.scene.controls.find(key) for key in ("cursed", "curtain", "add", "fill")] == [None] * 4
    table.click("mode-twins")
    assert table.scene.controls.find("cursed") is None
    table.click("mode-clash")
    assert table.scene.controls.find("cursed") is not None


def fill(table: Table, kind: PlayerKind) -> None:
    table.click("fill")
    table.click(f"kind-{kind.value}")


def test_the_hand_over_is_offered_to_two_persons_and_is_on_before_they_switch_it_off(table: Table) -> None:
    assert Settings().hand_over
    assert table.scene.controls.find("curtain") is None
    fill(table, PlayerKind.PERSON)
    table.click("curtain")
    assert table.app.settings.hand_over
    table.tab_to("curtain")
    table.press(pygame.K_SPACE)
    assert not table.app.settings.hand_over


@pytest.mark.parametrize("by_keys", [False, True])
def test_who_plays_is_chosen_from_a_list_that_says_how_strong(table: Table, by_keys: bool) -> None:
    use = table.choose if by_keys else table.click
    use("mind-1")
    assert isinstance(table.scene, KindList)
    rows = [widget.node() for widget in table.scene.controls.widgets if widget.key.startswith("kind-")]
    assert [row.name.split(".")[0] for row in rows] == [
        "Person",
        "Page, easy",
        "Squire, fair",
        "Knight, strong",
        "Regent, expert",
        "Sovereign, supreme",
        "At your level, adapts",
    ]
    assert [row.on for row in rows] == [False, False, True, False, False, False, False]
    use("kind-regent")
    heir = table.setup.draft.heirs[1]
    assert (heir.mind, heir.temper) == (PlayerKind.REGENT, "careful")
    assert table.app.spoken == "Mirabel is played by: Regent"
    use("mind-1")
    use("temper-collector")
    heir = table.setup.draft.heirs[1]
    assert (heir.mind, heir.temper) == (PlayerKind.REGENT, "collector")
    use("mind-1")
    use("kind-person")
    assert table.setup.draft.heirs[1].mind is PlayerKind.PERSON


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_list_stays_within_the_page(open_app: OpenApp, plans: list[Plan], text: float) -> None:
    table = at_setup(open_app, plans, size=(2560, 1080), text_size=text)
    back = table.setup.controls.find("back")
    assert back is not None
    for key in ("fill", "mind-1"):
        table.click(key)
        assert isinstance(table.scene, KindList)
        assert table.scene._box.left >= back.rect.left
        assert table.scene._box.bottom <= 1080 - 20
        table.press(pygame.K_ESCAPE)


def test_the_list_is_left_by_escape_and_by_a_click_beside_it(table: Table) -> None:
    before = table.setup.draft
    table.click("mind-0")
    table.press(pygame.K_ESCAPE)
    table.click("mind-0")
    table.click((5, 5))
    assert table.setup.draft == before


def test_all_other_seats_are_filled_at_once(table: Table) -> None:
    table.click("mode-clash")
    fill(table, PlayerKind.KNIGHT)
    assert [heir.mind for heir in table.setup.draft.heirs] == [PlayerKind.PERSON, *[PlayerKind.KNIGHT] * 5]
    assert table.app.spoken == "House against house: you and five Knights"
    assert table.widget("start").spoken == "Play – House against house: you and five Knights"


def test_a_card_turns_over_in_a_good_quarter_of_a_second(open_app: OpenApp, plans: list[Plan]) -> None:
    table = at_setup(open_app, plans, animation_speed="normal")
    table.wait(1.0)
    table.click("card-idol")
    assert table.setup.lively
    turned = []
    for _ in range(17):
        turned.append(table.setup.turns.of(TreasureType.IDOL, Side.B))
        table.wait()
    assert turned[0][0] is Side.A
    assert min(width for _, width in turned) < 0.15
    assert table.setup.turns.of(TreasureType.IDOL, Side.B) == (Side.B, 1.0)
    assert not table.setup.turns.moving
    table.wait(2.0)
    assert not table.setup.lively


def test_in_reduced_motion_no_card_turns(open_app: OpenApp, plans: list[Plan]) -> None:
    table = at_setup(open_app, plans, animation_speed="normal", reduced_motion=True)
    table.click("all-b")
    assert table.setup.draft.sides == ALL_B
    assert not table.setup.turns.moving


def test_language_and_size_change_nothing_that_was_agreed(table: Table) -> None:
    for key in ("mode-twins", "card-remains", "lead-1", "portrait-0"):
        table.click(key)
    draft = table.setup.draft
    table.app.change_settings(language="de")
    table.wait()
    assert "Neues Spiel" in drawn_words(table.app)
    table.resize((1600, 900))
    table.app.change_settings(text_size=1.3)
    table.wait()
    assert table.setup.draft == draft
    table.click("start")
    assert table.plans[0].setup.leader == 2
    assert [person.name for person in table.plans[0].players] == ["Anselm", "", "Mirabella", ""]


def test_every_control_has_a_spoken_name_and_a_place_in_the_window(table: Table) -> None:
    for mode in Mode:
        table.click(f"mode-{mode.value}")
        window = table.app.surface.get_rect()
        widgets = table.scene.controls.widgets
        assert all(widget.spoken.strip() for widget in widgets)
        assert all(window.contains(widget.rect) for widget in widgets)
        assert len({widget.key for widget in widgets}) == len(widgets)


def test_controls_do_not_lie_on_each_other(table: Table) -> None:
    for mode in Mode:
        table.click(f"mode-{mode.value}")
        rects = [widget.rect.inflate(-4, -4) for widget in table.scene.controls.widgets]
        assert all(not rect.collidelistall(rects[i + 1 :]) for i, rect in enumerate(rects)), mode


def test_collectors_explain_themselves(table: Table) -> None:
    for type_ in TreasureType:
        tip = table.widget(f"card-{type_.value}").tip()
        assert tip is not None
        assert tip.body
        assert tip.rule


def test_f1_opens_the_rules_of_what_is_looked_at(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str | None] = []
    monkeypatch.setitem(navigation._OPENERS, RulebookPage, lambda _app, anchor: opened.append(anchor))
    table.tab_to("card-idol")
    table.press(pygame.K_F1)
    table.tab_to("start")
    table.press(pygame.K_F1)
    assert opened == ["§5", None]


def test_targets_are_large_enough_to_hit(table: Table) -> None:
    table.resize((1920, 1080))
    for mode in Mode:
        table.click(f"mode-{mode.value}")
        small = [w.key for w in table.scene.controls.widgets if w.rect.height < 44 or w.rect.width < 48]
        assert small == []


# codes ------------------------------------------------------------------------------------------------------
def open_code(table: Table, code: str) -> None:
    table.click("code")
    for letter in code:
        table.press(pygame.K_a, text=letter)
    table.press(pygame.K_RETURN)


@pytest.fixture
def lucks(monkeypatch: pytest.MonkeyPatch, plans: list[Plan]) -> list[LuckSource]:
    """Where the luck of the games that would be started comes from."""
    started: list[LuckSource] = []

    def start(
        _app: object, plan: Plan, luck: LuckSource, practice: bool = False, series: None = None
    ) -> None:
        assert not practice
        assert series is None
        plans.append(plan)
        started.append(luck)

    catch_new_games(monkeypatch, start)
    return started


def test_a_typed_code_agrees_upon_its_game(table: Table, lucks: list[LuckSource]) -> None:
    open_code(table, "9zr3n qk8nv")
    assert table.setup.draft.agrees(GameSetup(Mode.STANDARD, 4, ALL_B, cursed=True, leader=2))
    assert "9ZR3N-QK8NV" in drawn_words(table.app)
    table.click("start")
    (plan,) = table.plans
    assert plan.setup == GameSetup(Mode.STANDARD, 4, ALL_B, cursed=True, leader=2)
    assert lucks == [OpenLuck("9ZR3N-QK8NV")]
    assert lucks[0].game(plan.setup).seed == 123456789


@pytest.mark.parametrize("code", ["9zr3n qk8nw", "9zr3n", "9zr3n qk8n!"])
def test_a_wrong_code_is_refused_in_a_sentence_and_may_be_left(table: Table, code: str) -> None:
    before = table.setup.draft
    open_code(table, code)
    assert isinstance(table.scene, TextQuestion)
    assert table.app.spoken.endswith(".")
    assert not table.widget("act").enabled
    table.press(pygame.K_BACKSPACE)
    assert table.widget("act").enabled
    table.press(pygame.K_ESCAPE)
    if not isinstance(table.scene, SetupScene):
        table.press(pygame.K_ESCAPE)
    assert table.setup.draft == before
    assert table.setup.coded is None


def test_a_change_lets_go_of_the_code_but_other_heirs_do_not(table: Table) -> None:
    open_code(table, "3g000 0001p")
    table.setup.change(table.setup.draft.with_heir(1, mind=PlayerKind.KNIGHT, name="Bertha"))
    assert table.setup.coded is not None
    table.click("all-b")
    assert table.setup.coded is None


def test_letting_go_keeps_the_set_up(table: Table) -> None:
    open_code(table, "9zr3n qk8nv")
    agreed = table.setup.draft
    table.click("code-drop")
    assert table.setup.coded is None
    assert table.setup.draft == agreed


def test_the_code_of_today_s_crypt_is_that_of_the_day_when_it_is_typed(
    table: Table, lucks: list[LuckSource]
) -> None:
    today = date.today()
    players = 2 if game_on(today).players != 2 else 3
    code = code_of_game(of_day(today, Mode.STANDARD, players))
    open_code(table, code.replace("-", " "))
    table.click("start")
    assert lucks == [OpenLuck(code, today)]


@pytest.mark.parametrize("mode", ["standard", "solo", "twins", "clash"])
def test_today_s_crypt_is_the_same_for_all_who_open_it_today(
    table: Table, lucks: list[LuckSource], mode: str
) -> None:
    table.click(f"mode-{mode}")
    table.click("today")
    draft = table.setup.draft
    coded = table.setup.coded
    assert coded == of_day(date.today(), draft.mode, draft.players)
    table.click("start")
    if coded == crypt_of(date.today()):
        table.click("play")
    (plan,) = table.plans
    assert coded is not None
    assert (plan.setup, lucks) == (coded.setup, [OpenLuck(code_of_game(coded), date.today())])
    assert lucks[0].game(plan.setup) == coded


def test_a_new_game_has_luck_that_nobody_knows(table: Table, lucks: list[LuckSource]) -> None:
    table.click("start")
    table.press(pygame.K_ESCAPE)
    (luck,) = lucks
    assert isinstance(luck, SealedLuck)
    assert luck.word == ""


def test_the_table_cuts_the_deck_if_it_wants_to(table: Table, lucks: list[LuckSource]) -> None:
    table.click("cut")
    assert table.app.settings.cut_deck
    table.click("start")
    assert isinstance(table.scene, CutTheDeck)
    assert lucks == []
    table.press(pygame.K_RETURN)  # nothing was typed
    assert isinstance(table.scene, CutTheDeck)
    table.type("Rübe")
    table.press(pygame.K_RETURN)
    (luck,) = lucks
    assert isinstance(luck, SealedLuck)
    assert luck.word == "Rübe"


def test_the_deck_is_as_wide_as_the_line_above_it(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.app.change_settings(cut_deck=True)
    table.click("start")
    cards: list[pygame.Rect] = []
    monkeypatch.setattr(cut, "draw_card_back", lambda _canvas, _type, place: cards.append(place))
    table.scene.draw(table.scene.canvas)
    entry = table.widget("entry")
    assert cards[-1].right == pytest.approx(entry.rect.right, abs=1)


def test_the_deck_may_stay_uncut_and_esc_begins_nothing(table: Table, lucks: list[LuckSource]) -> None:
    table.app.change_settings(cut_deck=True)
    table.click("start")
    table.press(pygame.K_ESCAPE)
    assert isinstance(table.scene, SetupScene)
    assert lucks == []
    table.click("start")
    table.click("stay")
    (luck,) = lucks
    assert isinstance(luck, SealedLuck)
    assert luck.word == ""


def test_a_click_on_the_deck_and_the_arrows_cut_it_too(table: Table, lucks: list[LuckSource]) -> None:
    table.app.change_settings(cut_deck=True)
    table.click("start")
    assert isinstance(table.scene, CutTheDeck)
    table.click("deck")
    first = table.scene.text
    assert 1 < int(first) < 23
    table.press(pygame.K_RIGHT)
    assert int(table.scene.text) == int(first) + 1
    word = table.scene.text
    table.click("act")
    (luck,) = lucks
    assert isinstance(luck, SealedLuck)
    assert luck.word == word


@pytest.mark.parametrize("mode", Mode)
def test_the_name_of_a_mode_lies_on_no_lit_face(table: Table, mode: Mode) -> None:
    wide, high = size = (300, 128)
    art = mode_picture(table.scene.canvas, mode.value, size)
    name = pygame.Rect(16, round(0.64 * high), wide // 2, round(0.16 * high))
    head = name.move(wide // 4, -round(0.4 * high))
    dark, lit = (sum(pygame.transform.average_color(art, box)[:3]) / 3 for box in (name, head))
    assert dark < 50 < lit
    for figure in mode_pictures._PICTURES[mode.value]:
        chin = mode_pictures._FOOT - 0.28 * figure.height * mode_pictures._SIZE  # so far above a bust's foot
        assert chin * high < name.top + 3


def test_the_chosen_mode_shines_and_the_others_are_seen(table: Table) -> None:
    def light() -> float:
        card = table.scene.controls.find("mode-standard")
        assert card is not None
        heads = pygame.Rect(card.rect.topleft, (card.rect.width, card.rect.height // 2)).inflate(-20, -20)
        return sum(pygame.transform.average_color(table.app.surface, heads)[:3]) / 3

    table.wait()
    chosen = light()
    table.click("mode-solo")
    table.wait()
    assert 50 < 1.2 * light() < chosen


def test_the_seal_stands_apart_from_the_sentence_and_the_cards_in_light(table: Table) -> None:
    table.app.change_settings(cut_deck=True)
    table.click("start")
    scene = table.scene
    assert isinstance(scene, CutTheDeck)
    sentence, *_, seal = scene.paragraphs()
    digits = [word for word in seal.split() if len(word) == 8]
    assert len(digits) == 8
    assert not any(group in sentence for group in digits)
    table.wait()
    deck = scene.controls.find("deck")
    assert deck is not None
    cards, ground = deck.rect.inflate(-40, -40), deck.rect.copy()
    ground.update(scene._box.left, deck.rect.top, deck.rect.left - scene._box.left, deck.rect.height)
    light = [sum(pygame.transform.average_color(table.app.surface, box)[:3]) for box in (cards, ground)]
    assert light[0] > 2 * light[1]


def test_a_code_cannot_be_cut(table: Table, lucks: list[LuckSource]) -> None:
    table.app.change_settings(cut_deck=True)
    open_code(table, "9zr3n qk8nv")
    assert table.scene.controls.find("cut") is None
    table.click("start")
    assert len(lucks) == 1


def test_a_player_aid_of_the_chosen_collectors_is_saved(table: Table) -> None:
    table.choose("mode-solo")
    table.choose("aid")
    assert isinstance(table.scene, Dialog)
    kept = table.app.folders.saves.parent.rglob("*.png")
    assert table.app.words.say("panel-aid") in {path.stem for path in kept}


def test_the_heirs_who_play_blink(table: Table) -> None:
    busts = table.setup.idle_animation().busts
    assert len({bust.person for bust in busts}) == len(busts) == table.setup.draft.players
    assert all(table.app.picture_store.has_sprite(f"{bust.person}-blink") for bust in busts)


def test_one_torch_burns_and_stands_still_without_motion(table: Table) -> None:
    """Fire is drawn over the torch of who leads, in its button, whether or not it flickers."""
    assert not table.setup.idle_animation().flames
    table.choose("lead-0")
    canvas = canvas_for(table.app)
    (flame,) = table.setup.idle_animation().flames
    (button,) = (one for one in table.scene.controls.widgets if isinstance(one, LeadButton) and one.chosen)
    assert button.rect.collidepoint(flame.foot)
    assert button.rect.collidepoint(flame.foot[0], flame.foot[1] - flame.height)
    for moving in (True, False):
        table.setup.draw(canvas)
        layer = IdleLayer()
        layer.settle(canvas, IdleAnimation([flame]), moving=moving)
        lit = pygame.transform.average_color(canvas.surface, button.rect)
        table.setup.draw(canvas)
        assert sum(lit[:3]) > sum(pygame.transform.average_color(canvas.surface, button.rect)[:3])
        layer.advance(1.0)
        assert (0 < len(layer.update(canvas)) <= MOST_PARTS) == moving


@pytest.mark.parametrize("width", [1280, 1920, 2560])
def test_the_houses_of_a_table_are_named_alike(open_app: OpenApp, plans: list[Plan], width: int) -> None:
    """All by their short names or all by their long ones, in one size, though one seat has more room."""
    table = at_setup(open_app, plans, size=(width, 1080 if width > 1280 else 720), language="fr")
    set_in = type_sizes(table.app, table.setup)
    houses = [heir.house for heir in table.setup.draft.heirs]
    say = table.app.words.say
    short = [say(f"setup-house-{house.value}") in set_in for house in houses]
    whole = [say(f"term-house-{house.value}") in set_in for house in houses]
    assert all(short) != all(whole)
    assert not (any(short) and any(whole))
    named = "setup-house" if all(short) else "term-house"
    assert len({set_in[say(f"{named}-{house.value}")] for house in houses}) == 1


def test_the_card_of_a_house_holds_all_of_its_buttons(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.click("mode-clash")
    cards: list[pygame.Rect] = []
    for module in (seat_cards, seat_editor):
        monkeypatch.setattr(module, "draw_panel", lambda _canvas, rect, **_: cards.append(rect))
    seats = table.setup._parts[2]
    assert isinstance(seats, SeatCards)
    seats.draw(table.app._canvas())
    for widget in (each for each in seats.widgets() if each.key != "add"):
        assert any(card.contains(widget.rect) for card in cards), widget.key


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_answers_of_a_question_grow_as_its_words(
    open_app: OpenApp, plans: list[Plan], text: float
) -> None:
    table = at_setup(open_app, plans, size=(1280, 720), language="fr", text_size=text)
    table.setup.ask_series()
    table.wait()
    sizes = type_sizes(table.app, table.scene)
    assert sizes["Chance égale"] == table.app.frame.font(theme.BUTTON)


def test_names_of_modes_grow_with_the_text_size(open_app: OpenApp, plans: list[Plan]) -> None:
    sizes = {}
    for text in (1.0, 1.5, 2.0):
        table = at_setup(open_app, plans, size=(1280, 720), language="de", text_size=text)
        sizes[text] = type_sizes(table.app, table.setup)["Grundspiel"]
    assert sizes[1.5] >= 1.25 * sizes[1.0]
    assert sizes[2.0] >= 1.5 * sizes[1.0]


@pytest.mark.parametrize(
    ("language", "twins"), [("de", "Verschworene Zwillinge"), ("fr", "Jumeaux conspirateurs")]
)
def test_the_name_of_a_mode_leaves_its_faces_free_while_it_keeps_half_of_its_growth(
    open_app: OpenApp, plans: list[Plan], language: str, twins: str
) -> None:
    table = at_setup(open_app, plans, size=(1280, 720), language=language, text_size=1.5)
    lines = {line.words: line.rect for line in drawn_lines(table.app) if line.rect}
    first, second = (lines[word] for word in twins.split())
    assert first.top == second.top


def test_the_two_ghosts_of_the_twins_say_different_things(table: Table) -> None:
    table.click("mode-twins")
    words = " ".join(drawn_words(table.app))
    assert words.count("Its dice are never exhausted.") == 1
    assert "The second Ghost, just as tireless." in words


@pytest.mark.parametrize(("portrait", "rank"), [(0, "Die Närrin"), (1, "Der Narr")])
def test_the_ranks_are_those_of_the_heir(
    open_app: OpenApp, plans: list[Plan], portrait: int, rank: str
) -> None:
    table = at_setup(open_app, plans, language="de")
    table.click("mode-solo")
    for _ in range(portrait):
        table.click("portrait-0")
    assert rank in drawn_words(table.app)


def test_the_ranks_tell_their_coins_as_everywhere(table: Table) -> None:
    table.click("mode-solo")
    words = drawn_words(table.app)
    assert all(f"{least}+" in words for _, least in RANKS)


def test_a_button_is_heard_as_it_is_pressed_and_the_start_is_sealed(table: Table) -> None:
    heard: list[Cue] = []
    table.app.sound.on_play = heard.append
    table.click("mode-solo")
    assert heard == [Cue.PRESSED]
    table.click("start")
    assert heard[1:3] == [Cue.PRESSED, Cue.SEALED]


def test_names_are_no_smaller_than_what_stands_below_them_at_the_largest_text(open_app: OpenApp) -> None:
    for language in ("en", "de", "fr"):
        app = open_app((1280, 720), language=language, text_size=2.0)
        SCENES["setup-heirs"](app)
        sizes, widgets = type_sizes(app, app.stack.top), app.stack.top.controls.widgets
        names = [each.label for each in widgets if isinstance(each, Button) and each.key.startswith("name-")]
        houses = [app.words.say(f"setup-house-{house.value}") for house in House]
        assert len(names) == 4
        assert min(sizes[name] for name in names) >= 0.9 * max(sizes.get(house, 0) for house in houses) > 0
