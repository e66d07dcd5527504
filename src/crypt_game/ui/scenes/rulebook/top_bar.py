"""The line above the book: the way back and forward, and the language of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from crypt_game.controls.widget import Tip, Widget
from crypt_game.controls.widgets import Button, ButtonFace, ChoiceChip
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.geometry import Area, IconSize, Space
from crypt_game.text.language import Say
from crypt_game.ui.pages.choice_chips import Option
from crypt_game.ui.pages.choice_list import MOST_CHIPS, choice_button
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.rulebook.book_layout import TOP_BAR, chips_from

__all__ = ["chips", "draw_language", "ways"]
_SIDE, _GAP, _TITLE_AT, _TITLE_GAP, _TITLE_WIDTH = 48, 10, 125, 34, 700


def ways(
    area: Area,
    canvas: Canvas,
    say: Say,
    can_go: Callable[[int], bool],
    go: Callable[[int], None],
    keep: Callable[[], None] | None,
) -> list[Widget]:
    """Back and forward, right of the title, and what keeps the book as a PDF where there is one."""
    title = min(canvas.measure(theme.SCREEN_TITLE, say("rulebook-title"))[0], area.frame.px(_TITLE_WIDTH))
    found: list[Widget] = []
    for name, step, icon in (("backward", -1, "icon/left"), ("forward", 1, "icon/next")):
        rect = area.rect(_TITLE_AT + _TITLE_GAP, TOP_BAR, _SIDE, _SIDE)
        rect.move_ip(title + len(found) * area.frame.px(_SIDE + _GAP), 0)
        button = Button(
            name,
            rect,
            "",
            partial(go, step),
            face=ButtonFace(kind="chip", icon=icon, spoken=say(f"reading-{name}")),
        )
        button.enabled = button.focusable = can_go(step)
        found.append(button)
    if keep is not None:
        rect = found[-1].rect.move(area.frame.px(_SIDE + _GAP), 0)
        face = ButtonFace(kind="chip", icon="icon/save", spoken=say("reading-pdf"))
        found.append(Button("pdf", rect, "", keep, face=face, tip=lambda: Tip(say("reading-pdf"))))
    return found


def chips(
    app: AppServices,
    area: Area,
    canvas: Canvas,
    languages: Mapping[str, str],
    chosen: str,
    choose: Callable[[str], None],
) -> Sequence[Widget]:
    """One chip for each language there is; where they are many, a button that opens their list."""
    say, names = app.words.say, list(languages.values())
    options = [Option(tag, name, tag == chosen, partial(choose, tag)) for tag, name in languages.items()]
    places = chips_from(area, canvas, shown(names, languages[chosen]))
    if len(options) > MOST_CHIPS:
        return [choice_button(app, "language", say("reading-language"), options, places[0])]
    return [
        ChoiceChip(
            f"language-{option.name}",
            rect,
            option.words,
            option.take,
            face=ButtonFace(
                style=theme.CHIP_CHOSEN if option.chosen else theme.CHIP,
                spoken=f"{say('reading-language')}: {option.words}",
            ),
            chosen=option.chosen,
        )
        for rect, option in zip(places, options, strict=True)
    ]


def shown(names: Sequence[str], chosen: str) -> list[str]:
    """The names that have a chip: all of them, or the chosen one alone where they are many."""
    return list(names) if len(names) <= MOST_CHIPS else [f"{chosen}  +"]


def draw_language(
    canvas: Canvas, area: Area, say: Say, interface: str, names: Sequence[str], free_from: int
) -> None:
    """What the chips are for, and below it the language of everything else; nothing where large type leaves
    no room right of `free_from` (pixels)."""
    px = canvas.px
    first = chips_from(area, canvas, list(names))[0]
    lines = (
        (theme.LABEL, say("reading-language"), theme.Palette.IVORY),
        (
            theme.REASON._replace(italic=False),
            say("reading-interface", language=interface),
            theme.Palette.MUTED,
        ),
    )
    wide = max(canvas.measure(style, words)[0] for style, words, _ in lines)
    left = first.left - px(Space.WIDE) - wide
    globe = (left - px(Space.WIDE), first.centery)
    if globe[0] - px(IconSize.LINE) // 2 < free_from:
        return
    half = canvas.text_height(lines[0][0]) // 2
    for (style, words, ink), shift in zip(lines, (-half, half), strict=True):
        canvas.text(style, words, (left, first.centery + shift), ink, "midleft", max_width=wide)
    canvas.sprite("icon/globe", globe, px(IconSize.LINE), tint=theme.Palette.MUTED)
