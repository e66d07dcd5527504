"""The rulebook driven by mouse and keyboard."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.parchment import draw_parchment
from crypt_game.ui import navigation
from crypt_game.ui.app import App
from crypt_game.ui.pages.dialog import Dialog
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.rulebook.scene import RulebookScene

from ...conditions import Painting
from ...conftest import OpenApp
from ...driving import ScreenPlayer
from ...fitting import drawn_words


def read(app: App, anchor: str | None = None) -> tuple[ScreenPlayer, RulebookScene]:
    app.stack.reset(MenuScene(app, None))
    navigation.pages.open_rulebook(app, anchor)
    app.curtain.settle()
    scene = app.stack.top
    assert isinstance(scene, RulebookScene)
    player = ScreenPlayer(app)
    player.wait()
    return player, scene


def opened(scene: RulebookScene) -> str:
    return scene.reading.section.name


def just_opened(app: App, chapter: str) -> tuple[RulebookScene, int]:
    """A chapter, and how far down in it the first view of it ends."""
    _, scene = read(app, chapter)
    page = scene._page
    return scene, page.scroll.rect.bottom - page._spread.text.top


def lit(scene: RulebookScene) -> str:
    """All words in view, as one string."""
    return " ".join(drawn_words(scene.app, scene))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_no_heading_stands_alone_at_the_foot_of_a_chapter_just_opened(
    open_app: OpenApp, size: tuple[int, int], language: str
) -> None:
    scene, foot = just_opened(open_app(size, language=language), "collectors")
    heads = [top for top in scene._page._leaf.tops.values() if top < foot]
    assert heads[0] == 0
    assert foot - heads[-1] > 4 * scene.frame.px(40)


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((2560, 1080), 1.5)])
def test_no_link_is_cut_at_the_foot_of_a_chapter_just_opened(
    open_app: OpenApp, size: tuple[int, int], text: float
) -> None:
    scene, foot = just_opened(open_app(size, text_size=text), "collectors")
    links = scene._page._leaf.links
    assert links
    assert not [link.key for link in links if link.rect.top < foot < link.rect.bottom]


def test_a_page_fades_out_where_it_goes_on(open_app: OpenApp) -> None:
    scene, _ = just_opened(app := open_app((1280, 720), text_size=1.5), "collectors")
    page, canvas = scene._page, Canvas(app.surface, app.picture_store, app.frame)
    assert page.scroll.offset == 0
    assert page.scroll.furthest > 0
    view = page._spread.view
    last = pygame.Rect(view.left, view.bottom - 1, view.width, 1)
    page.draw(canvas, None)
    drawn = pygame.image.tobytes(app.surface.subsurface(last), "RGB")
    draw_parchment(canvas, page._spread.page)
    assert pygame.image.tobytes(app.surface.subsurface(last), "RGB") == drawn


@pytest.mark.parametrize("anchor", ["§5.2", "pottery", "pottery-b"])
def test_opens_where_it_was_asked_to(open_app: OpenApp, anchor: str) -> None:
    _, scene = read(open_app(), anchor)
    assert opened(scene) == "pottery"
    assert "Pottery" in lit(scene)


def test_a_paragraph_far_down_is_in_view(open_app: OpenApp) -> None:
    _, scene = read(open_app((1024, 640), text_size=1.5), "idol-b-which")
    paragraph = scene.reading.book.paragraph("idol-b-which")
    assert " ".join(paragraph.text.split()[:3]) in lit(scene)


def test_remembers_the_place(open_app: OpenApp) -> None:
    app = open_app()
    player, _scene = read(app)
    player.click("section-end")
    player.press(pygame.K_ESCAPE)
    assert isinstance(app.stack.top, MenuScene)
    _, again = read(app)
    assert opened(again) == "end"


def test_contents_lead_to_pages_and_their_chapters_open(open_app: OpenApp) -> None:
    player, scene = read(open_app((1920, 1080)))
    player.click("section-round")
    player.click("section-push-out")
    assert opened(scene) == "push-out"
    assert "Three examples" in lit(scene)


def test_typing_finds_places_and_enter_walks_from_one_to_the_next(open_app: OpenApp) -> None:
    player, scene = read(open_app())
    player.press(pygame.K_f, pygame.KMOD_CTRL)
    player.type("tApÉSTRY".lower().replace("é", "e"))
    assert scene.reading.query == "tapestry"
    assert f"{len(scene.reading.hits)} matches" in drawn_words(scene.app, scene)
    seen = []
    for _ in range(3):
        player.press(pygame.K_RETURN)
        hit = scene.reading.hit
        assert hit is not None
        assert opened(scene) == hit.section
        seen.append(scene.reading.hit_number)
    assert seen == [1, 2, 3]
    player.press(pygame.K_F3, pygame.KMOD_SHIFT)
    assert scene.reading.hit_number == 2


def test_buttons_walk_the_hits_too(open_app: OpenApp) -> None:
    player, scene = read(open_app())
    player.click("search")
    player.type("ghost")
    player.click("next-hit")
    assert scene.reading.hit_number == 1
    player.click("previous-hit")
    assert scene.reading.hit_number == len(scene.reading.hits)


def test_a_slash_opens_the_search_and_is_not_searched_for(open_app: OpenApp) -> None:
    player, scene = read(open_app())
    player.press(pygame.K_SLASH, text="/")
    player.type("die")
    assert scene.reading.query == "die"


def test_escape_ends_the_search_before_it_leaves(open_app: OpenApp) -> None:
    app = open_app()
    player, scene = read(app)
    player.press(pygame.K_f, pygame.KMOD_CTRL)
    player.type("coin")
    player.press(pygame.K_ESCAPE)
    assert (scene.reading.query, app.stack.top) == ("", scene)
    player.press(pygame.K_ESCAPE)
    assert isinstance(app.stack.top, MenuScene)


def test_what_is_not_there_is_said_to_be_not_there(open_app: OpenApp) -> None:
    player, scene = read(open_app())
    player.press(pygame.K_f, pygame.KMOD_CTRL)
    player.type("zzz")
    player.press(pygame.K_RETURN)
    assert "no matches" in drawn_words(scene.app, scene)
    assert opened(scene) == "game"


def test_another_language_keeps_the_paragraph_and_leaves_the_interface_alone(open_app: OpenApp) -> None:
    app = open_app((1024, 640), text_size=1.5)
    player, scene = read(app, "setup-leader")
    words = drawn_words(app, scene)
    player.click("language-de")
    assert scene.reading.section.title == "Spielaufbau"
    german = scene.reading.book.paragraph("setup-leader")
    assert " ".join(german.text.split()[:4]) in lit(scene)
    assert {"Rulebook", "Language of the rules"} <= set(drawn_words(app, scene)) & set(words)
    assert app.settings.rules_language == "de"
    player.click("language-en")
    assert app.settings.rules_language is None


def test_the_chosen_language_is_kept(open_app: OpenApp) -> None:
    _, scene = read(open_app(language="de", rules_language="fr"), "story")
    assert scene.reading.section.title == "L’histoire"


def test_a_language_that_is_gone_is_that_of_the_interface(open_app: OpenApp) -> None:
    _, scene = read(open_app(language="de", rules_language="tlh"), "story")
    assert scene.reading.section.title == "Die Geschichte"


def test_back_and_forward_by_keys_buttons_and_thumb(open_app: OpenApp) -> None:
    player, scene = read(open_app((1920, 1080)))
    player.click("section-components")
    player.click("section-setup")
    player.press(pygame.K_LEFT, pygame.KMOD_ALT)
    assert opened(scene) == "components"
    player.click("backward")
    assert opened(scene) == "game"
    player.click("forward")
    assert opened(scene) == "components"
    player.press(pygame.K_RIGHT, pygame.KMOD_ALT)
    assert opened(scene) == "setup"
    thumb = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=6)
    player.app.step(0.0, [thumb])
    assert opened(scene) == "components"


def test_links_and_foot_lead_on(open_app: OpenApp) -> None:
    player, scene = read(open_app((1920, 1080)), "push-out")
    player.choose("push-out-see-ghost")
    assert opened(scene) == "ghost"
    player.click("page-before")
    assert opened(scene) == "collectors"
    player.click("page-after")
    assert opened(scene) == "only-child"


def test_everything_can_be_done_by_keyboard(open_app: OpenApp) -> None:
    app = open_app((1024, 640))
    player, scene = read(app, "push-out")
    for key in ("language-de", "section-collect", "page-after"):
        player.choose(key)
    assert opened(scene) == "end"
    player.choose("end-see-remains")
    assert opened(scene) == "remains"
    player.choose("backward")
    assert opened(scene) == "end"
    player.choose("back")
    assert isinstance(app.stack.top, MenuScene)


def test_arrows_scroll_and_turn_pages(open_app: OpenApp) -> None:
    player, scene = read(open_app((1024, 640), text_size=1.5), "setup")
    top = lit(scene)
    player.press(pygame.K_DOWN)
    assert lit(scene) != top
    player.press(pygame.K_UP)
    assert lit(scene) == top
    player.press(pygame.K_RIGHT)
    assert opened(scene) == "round"
    player.press(pygame.K_LEFT)
    assert opened(scene) == "setup"


def test_page_keys_read_through_the_book(open_app: OpenApp) -> None:
    player, scene = read(open_app((1024, 640), text_size=1.5), "setup")
    player.press(pygame.K_END)
    assert "See also" in lit(scene)
    player.press(pygame.K_PAGEDOWN)
    assert opened(scene) == "round"
    assert scene.scrolled == 0
    player.press(pygame.K_PAGEUP)
    assert opened(scene) == "setup"
    assert "See also" in lit(scene)
    for _ in range(200):
        player.press(pygame.K_PAGEDOWN)
    assert opened(scene) == "credits"


def test_the_contents_follow_what_is_read(open_app: OpenApp) -> None:
    player, scene = read(open_app((1280, 720)), "round")
    seen = [opened(scene)]
    for _ in range(40):
        player.press(pygame.K_PAGEDOWN)
        seen.append(opened(scene))
    order = [section.name for section in scene.reading.book.sections]
    places = [order.index(name) for name in seen]
    assert places == sorted(places)
    assert {"round", "push-out", "lights-out", "exhaustion", "pass", "end"} <= set(seen)


def test_the_wheel_reads_on_once_it_has_rested(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    player, scene = read(open_app((1280, 720)), "setup")
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: (900, 300))

    def wheel(notches: float) -> None:
        turned = {"x": 0, "y": round(notches), "precise_y": notches, "flipped": False}
        player.app.step(0.01, [pygame.event.Event(pygame.MOUSEWHEEL, turned)])

    for _ in range(60):
        wheel(-1.0)
    assert opened(scene) == "setup"
    player.wait(0.5)
    wheel(-1.0)
    assert opened(scene) == "round"
    player.wait(0.5)
    wheel(1.0)
    assert opened(scene) == "setup"
    assert scene.scrolled > 0


def test_a_link_out_of_view_comes_into_view_with_the_focus(open_app: OpenApp) -> None:
    player, _scene = read(open_app((1024, 640), text_size=1.5), "setup")
    window = pygame.Rect(0, 0, 1024, 640)
    player.tab_to("setup-see-variants")
    assert window.contains(player.widget("setup-see-variants").rect)
    player.tab_to("section-quick")
    assert window.contains(player.widget("section-quick").rect)


def test_larger_text_keeps_the_paragraph(open_app: OpenApp) -> None:
    app = open_app((1280, 720))
    _, scene = read(app, "idol-b-check")
    app.change_settings(text_size=1.5)
    paragraph = scene.reading.book.paragraph("idol-b-check")
    assert " ".join(paragraph.text.split()[:3]) in lit(scene)


def test_the_rules_key_opens_no_second_book(open_app: OpenApp) -> None:
    app = open_app()
    player, scene = read(app)
    player.press(pygame.K_F1)
    assert app.stack.top is scene


def test_examples_play_once_in_view_and_again_when_pressed(open_app: OpenApp) -> None:
    app = open_app((1920, 1080), animation_speed="normal")
    player, scene = read(app, "exhaustion")
    player.wait(0.5)
    assert scene.lively
    player.wait(12)
    assert not scene.lively
    player.click("example-exhaustion-kept")
    assert scene.lively


def test_without_motion_examples_end_alike(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    painting = Painting(monkeypatch)

    def picture(**wanted: object) -> bytes:
        app = open_app((1280, 720), **wanted)
        player, scene = read(app, "ghost")
        painting.on = False
        player.wait(7)
        assert not scene.lively
        painting.catch_up(app)
        app.stack.clear()
        return pygame.image.tobytes(app.surface, "RGB")

    moved = picture(animation_speed="fast")
    assert picture(animation_speed="off") == moved
    assert picture(animation_speed="fast", reduced_motion=True) == moved


def test_the_book_is_kept_as_a_pdf_where_there_is_one(open_app: OpenApp, tmp_path: Path) -> None:
    app = open_app()
    _, scene = read(app)
    assert scene.controls.find("pdf") is None
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "rulebook" / "crypt-rulebook-en.pdf").write_bytes(b"%PDF-1.4 a book")
    app.resources = app.resources._replace(assets=tmp_path)
    player, scene = read(app)
    player.choose("pdf")
    assert isinstance(app.stack.top, Dialog)
    (kept,) = app.folders.saves.parent.rglob("crypt-rulebook-en*.pdf")
    assert kept.read_bytes() == b"%PDF-1.4 a book"
    app.stack.pop()
    player.click("language-de")
    assert scene.controls.find("pdf") is None
