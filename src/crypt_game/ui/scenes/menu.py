"""The main menu before the king's tomb. It is the first thing a player sees, so it imports little."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect, Surface, transform

from crypt_game import __version__, destinations
from crypt_game.controls.widget import WidgetLook
from crypt_game.controls.widgets import Button, ButtonFace, level
from crypt_game.daily.door_words import door_words
from crypt_game.daily.tries import state_of_day
from crypt_game.destinations import Destination
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas, button_ink
from crypt_game.drawing.canvas.panels import draw_button
from crypt_game.drawing.canvas.rooms import GATE, draw_layer, near_room, point_in_room
from crypt_game.drawing.canvas.vector import filled, gradient, picture, rounded_within
from crypt_game.drawing.geometry import Area, Box, IconSize, Space
from crypt_game.drawing.idle_animation import Flame, IdleAnimation
from crypt_game.drawing.room_flames import room_flames
from crypt_game.games.waiting import match_waits, waiting_series
from crypt_game.lessons.course import BASICS
from crypt_game.lessons.progress import Progress
from crypt_game.sound import Mood, Passage
from crypt_game.text.players_sentence import remembered_players_sentence
from crypt_game.ui.pages.play_button import PlayButton
from crypt_game.ui.scene import ROOM_DEPTHS, AppServices, Scene

if TYPE_CHECKING:
    from crypt_game.games.unfinished import Unfinished

__all__ = ["MenuScene"]

_DUST: Final = ((0.42, 0.22), (0.84, 0.68))
"""The corners of the box in which dust drifts, as shares of the room's picture."""
_LEFT: Final = 97
_WIDTH: Final = 540
_TOP, _LARGER_TOP = 338, 32
"""Where *Play* begins, and how much lower at twice the usual text size; the tagline drops by half of that."""
_GAP: Final = 12
_PLAY, _ROW, _TILE, _QUIT = 104, 80, 84, 52
_LEAST_SIGN: Final = 18
"""How high the sign of a tile is at least."""
_QUIT_WIDTH, _ABOUT, _ABOUT_GAP, _ABOUT_ABOVE = 240, (190, 52), 20, 7
"""How wide the way out is; the button to the credits: its size, and what stays free beside and below it."""
_FOOT: Final = 75
_FOOT_LINE, _FOOT_EDGE = 33, 25
"""The middle of the line at the foot, from below, and what it leaves free at the right."""
_CREDIT_SHARE, _VERSION_SHARE = 0.6, 0.3
_LOGO, _LOGO_WIDTH, _LOGO_LEFT, _TAGLINE = 180, 740, 91, 290
"""The middles of logo and tagline from above; the left of the logo, whose first letter ends at the column."""
_TORCH_ACROSS, _TORCH_UP, _TORCH_FLAME = 0.53, 0.046, 0.122
"""Where the torch in the logo burns, from its left edge and above its middle, and how high, as shares of its
width."""
_DROPS: Final = 1 / 3
_KNOWN: Final = 0.42
"""Which share of a row the answer takes that the game is known."""
_GROWS, _WIDENS, _LOGO_GIVES, _SMALLEST_LOGO = 0.5, 0.3, 0.76, 0.6
"""How much of what the player's text size adds the rows grow by, where there is room, how much they widen by
and the logo shrinks by, and how small that may be."""
_DARK: Final = (0.9, 0.82, 0.5, 0.0)
"""How dark the room is made from the left edge of the window on, evenly spaced up to `_DARK_TO`."""
_DARK_TO: Final = 0.46
_BLACK: Final = (4, 4, 5)


class _Choice(NamedTuple):
    """A control of the column: its key, which is that of its words too, its sign, and where it leads."""

    name: str
    icon: str
    leads_to: Callable[[], Destination]
    detail: str = ""


class _Tile(Button):
    """A button with its sign above its words; large words leave no room for the sign."""

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        state = self.state(look)
        draw_button(canvas, self.rect, self.kind, state)
        edge = -canvas.px(Space.WIDE if canvas.scale.larger else Space.CLOSE), -canvas.px(Space.APART)
        inner = self.rect.inflate(*edge).move(0, canvas.px(2) if look.pressed else 0)
        rooms = [(peer.label, peer.rect.width - canvas.px(Space.WIDE)) for peer in self.peers]
        style = canvas.level(self.style, rooms)
        words = canvas.text_height(style)
        side, ink = min(canvas.px(IconSize.LINE), inner.height - words), button_ink(self.kind, state)
        if side < canvas.px(_LEAST_SIGN):
            canvas.text(style, self.label, inner.center, ink, "center", max_width=inner.width)
            return
        above = (inner.centerx, inner.top + (inner.height - words) // 2)
        canvas.sprite(self.icon or "", above, side, tint=theme.Palette.GILT)
        canvas.text(style, self.label, inner.midbottom, ink, "midbottom", max_width=inner.width)


class MenuScene(Scene):
    """The menu: *Play* begins as last time, and Enter goes on with an unfinished game where there is one."""

    ambience = True
    parallax = ROOM_DEPTHS
    mood = Mood(Passage.MENU)

    def __init__(self, app: AppServices, unfinished: Unfinished | None) -> None:
        super().__init__(app)
        self._unfinished = unfinished
        self._area = Area.of(self.frame)

    @property
    def heading(self) -> str:
        return self.say("spoken-menu")

    def arrange(self) -> None:
        self._area = Area.of(self.frame)
        rows, tiles = self._rows(), self._tiles()
        places = self._places(len(rows), len(tiles))
        if self._is_first_start:
            places[:2] = places[1::-1]
        column = [self._play(places[0])]
        wide = [self._button(choice, place) for choice, place in zip(rows, places[1:], strict=False)]
        last = [
            self._button(tile, box, _Tile)
            for row, place in zip(tiles, places[1 + len(rows) :], strict=False)
            for tile, box in zip(row, place.row(len(row), _GAP), strict=True)
        ]
        level([*column, *wide] if self._is_first_start else wide)
        if self._is_first_start:
            column = [wide[0], self._offer(wide[0]), *column]
            del wide[0]
        level(last)
        self.controls.fill([*column, *wide, *last, self._quit_button(places[-1]), self._about_button()])
        if self.controls.focus is None:
            first = "learn" if self._is_first_start else "continue"
            self.controls.focus_on(first) or self.controls.focus_on("play")

    def cancel(self) -> bool:
        return self.controls.focus_on("quit")

    def idle_animation(self) -> IdleAnimation:
        wall = near_room(self.layers[0])
        flames = room_flames(self.canvas, GATE[0].name, wall)
        left, top = point_in_room(wall, _DUST[0])
        right, foot = point_in_room(wall, _DUST[1])
        dust = Rect(left, top, right - left, foot - top)
        return IdleAnimation([self._logo_flame(), *flames], dust)

    def draw(self, canvas: Canvas) -> None:
        for layer, place in zip(GATE, self.layers, strict=True):
            draw_layer(canvas, layer, near_room(place))
        self._darken_left(canvas)
        self._draw_logo(canvas)
        self._draw_foot(canvas)
        super().draw(canvas)

    # the column -----------------------------------------------------------------------------------------
    def _rows(self) -> list[_Choice]:
        """What stands below *Play*, one in a row."""
        rows = [
            _Choice("new-game", "icon/cards", destinations.SetupPage, self.say("menu-new-game-detail")),
            _Choice("learn", "icon/bulb", destinations.LessonList, self._learned()),
            _Choice("today", "icon/door", destinations.DayPage, self._today()),
        ]
        if self._is_first_start:
            rows.insert(0, rows.pop(1))
        if self._is_first_start and not self.frame.larger:  # larger letters are one of these aids
            aids = partial(destinations.SettingsPage, "access")
            rows.insert(2, _Choice("access", "icon/eye", aids, self.say("menu-access-detail")))
        game = self._unfinished
        if game is not None:
            table = self.say("menu-table", mode=game.mode, heirs=game.heirs)
            told = self.say("menu-continue-detail", round=game.round, rounds=game.rounds, table=table)
            rows.insert(
                0, _Choice("continue", "icon/hourglass", partial(destinations.SavedGame, game.path), told)
            )
        waiting = self._waiting()
        if waiting is not None:
            rows.insert(0, waiting)
        return rows

    def _waiting(self) -> _Choice | None:
        """The next turn of a match with equal luck, or the next game of a series, where one waits."""
        saves = self.app.folders.saves
        if match_waits(saves):
            told = self.say("menu-equal-luck-detail")
            return _Choice("equal-luck", "icon/hand-over", destinations.EqualLuckPage, told)
        series = waiting_series(saves)
        if series is None:
            return None
        told = self.say("menu-series-detail", number=series.number, games=series.games)
        return _Choice("series", "icon/crown", partial(destinations.NextOfSeries, series.path), told)

    @staticmethod
    def _tiles() -> list[list[_Choice]]:
        """The smaller buttons below, row by row: what else is played, and what is looked up."""
        return [
            [
                _Choice("campaign", "icon/crown", destinations.CampaignPage),
                _Choice("riddles", "icon/help", destinations.RiddleList),
            ],
            [
                _Choice("games", "icon/list", destinations.GamesPage),
                _Choice("rules", "icon/book", destinations.RulebookPage),
                _Choice("settings", "icon/gear", destinations.SettingsPage),
            ],
        ]

    def _learned(self) -> str:
        """How far the player has come in the lessons; at the first start, an offer."""
        if self._is_first_start:
            return self.say("menu-learn-offer")
        return self.say("menu-learn-detail", done=self._progress.basics_done, lessons=len(BASICS))

    def _today(self) -> str:
        """What is played today, and whether it was."""
        today = date.today()
        return door_words(self.say, today, state_of_day(self.app.folders.saves, today))

    @property
    def _progress(self) -> Progress:
        return Progress.from_json(self.app.settings.learning)

    @property
    def _is_first_start(self) -> bool:
        """Whether nobody has played here, nor said whether the game is to be learned."""
        unplayed = self.app.settings.last_setup is None and self._unfinished is None
        return unplayed and not self._progress.answered

    def _offer(self, learn: Button) -> Button:
        """Beside *Learn to play* the other answer: *I know the game*, after which nobody asks again."""
        row = Box(*learn.rect)
        right, left = row.take_right(row.w * _KNOWN, self.frame.px(_GAP))
        learn.rect, learn.kind = left.rect, "primary"
        face = ButtonFace("quiet", style=self._lesser(theme.LABEL), spoken=self.say("menu-known-spoken"))
        return Button("known", right.rect, self.say("menu-known"), self._decline, face)

    def _decline(self) -> None:
        """Remember that nobody wants to learn."""
        self.app.change_settings(learning=self._progress._replace(answered=True).to_json())
        self.controls.focus_on("play")
        self.refresh()

    def _places(self, rows: int, tiles: int) -> list[Box]:
        """*Play*, so many rows and rows of tiles, and the way out, from the tagline to above the foot."""
        heights = [_PLAY, *[_ROW] * rows, *[_TILE] * tiles, _QUIT]
        larger = self.frame.larger
        top = _TOP * self._logo_share + larger * _LARGER_TOP + self._drop
        room = self._area.height - _FOOT - top - _GAP * (len(heights) - 1)
        stretch = min(room / sum(heights), 1 + larger * _GROWS)
        width, places = _WIDTH * (1 + larger * _WIDENS), []
        for height in heights:
            places.append(Box(_LEFT, top, width, height * stretch))
            top = places[-1].bottom + _GAP
        return places

    @property
    def _logo_share(self) -> float:
        """How large the logo is: it gives way to larger words."""
        return max(_SMALLEST_LOGO, 1 - self.frame.larger * _LOGO_GIVES)

    @property
    def _drop(self) -> float:
        """How far logo and column stand lower in a tall window, so that they keep to the picture."""
        return self._area.taller * _DROPS

    def _play(self, place: Box) -> Button:
        first = self._is_first_start
        return (Button if first else PlayButton)(
            "play",
            self._area.px(place),
            self.say("menu-play"),
            lambda: self.app.go_to(destinations.LastPlayedGame()),
            face=ButtonFace(
                kind="stone" if first else "primary",
                icon="icon/play",
                style=theme.MODE_NAME if first else theme.PLAY_SMALL,
                detail=remembered_players_sentence(self.say, self.app.settings.last_setup),
                align="left",
            ),
        )

    def _button(self, choice: _Choice, place: Box, kind: Callable[..., Button] = Button) -> Button:
        style = theme.MODE_NAME if choice.detail else theme.BUTTON
        return kind(
            choice.name,
            self._area.px(place),
            self.say(f"menu-{choice.name}"),
            lambda: self.app.go_to(choice.leads_to()),
            face=ButtonFace(icon=choice.icon, detail=choice.detail, style=style, align="left"),
        )

    def _quit_button(self, place: Box) -> Button:
        face = ButtonFace("quiet", "icon/quit", style=self._lesser(theme.CHIP), align="left")
        words = self.say("menu-quit")
        return Button("quit", self._area.px(place._replace(w=_QUIT_WIDTH)), words, self.app.quit, face=face)

    def _lesser(self, style: theme.Style) -> theme.Style:
        """What stands below and beside the names of the column is no larger than they, as rows grow less."""
        return style._replace(size=style.size * self.frame.fair_share)

    def _about_button(self) -> Button:
        """At the foot, before the version."""
        note, label, about = self._lesser(theme.NOTE), self._lesser(theme.LABEL), self.say("menu-about")
        version = self._foot_end - self.canvas.measure(note, self._version)[0] / self._area.k
        face, words = ButtonFace("quiet", style=label), self.canvas.measure(label, about)[0] / self._area.k
        wide, high = max(_ABOUT[0], words + Space.WIDE), _ABOUT[1]
        box = self._area.px(
            Box(version - _ABOUT_GAP - wide, self._area.height - _ABOUT_ABOVE - high, wide, high)
        )
        return Button("about", box, about, lambda: self.app.go_to(destinations.AboutPage()), face=face)

    # the picture ----------------------------------------------------------------------------------------
    def _darken_left(self, canvas: Canvas) -> None:
        """A dark ground under logo, column and foot that fades out towards the picture."""
        whole = Rect(0, 0, round(self.frame.size[0] * _DARK_TO), self.frame.size[1])
        shade = gradient("s", (_BLACK,) * len(_DARK), level=True, opacities=_DARK)
        row = (whole.width, 1)
        box = filled(rounded_within(row, 0, 0), "#s")

        def make() -> Surface:
            return transform.scale(picture(row, [shade, box]), whole.size)

        canvas.stamp(canvas.picture_store.baked(("menu shade", whole.size), make), whole.topleft)

    def _logo_flame(self) -> Flame:
        name = self.say("term-game").upper()
        share = self._logo_share
        wide = min(_LOGO_WIDTH * share, self.canvas.measure(theme.LOGO, name)[0] / self._area.k)
        left, top = _LOGO_LEFT + _TORCH_ACROSS * wide, _LOGO * share + self._drop - _TORCH_UP * wide
        return Flame(self._area.point(left, top), self.frame.px(_TORCH_FLAME * wide))

    def _draw_logo(self, canvas: Canvas) -> None:
        share, drop = self._logo_share, self._drop
        logo = self._area.rect(_LOGO_LEFT, _LOGO * share + drop, _LOGO_WIDTH * share, 0)
        name = self.say("term-game").upper()
        end = canvas.text(theme.LOGO, name, logo.topleft, anchor="midleft", max_width=logo.width).right
        level = _TAGLINE * share + self.frame.larger * _LARGER_TOP / 2 + drop
        start, words = self._area.point(_LEFT, level), self.say("menu-tagline")
        end = max(end, self._area.rect(_LEFT, level, _LOGO_WIDTH if self.frame.larger else _WIDTH, 0).right)
        canvas.text(theme.TAGLINE, words, start, anchor="midleft", max_width=end - start[0])

    @property
    def _foot_end(self) -> float:
        return self._area.width - _FOOT_EDGE

    @property
    def _version(self) -> str:
        return f"{self.say('menu-version')} {__version__}"

    def _draw_foot(self, canvas: Canvas) -> None:
        foot = self._area.rect(_LEFT, self._area.height - _FOOT_LINE, self._foot_end - _LEFT, 0)
        style, ink, credit = self._lesser(theme.NOTE), theme.Palette.MUTED, self.say("menu-credit")
        canvas.text(style, credit, foot.topleft, ink, "midleft", max_width=foot.width * _CREDIT_SHARE)
        room = foot.width * _VERSION_SHARE
        canvas.text(style, self._version, foot.topright, ink, "midright", max_width=room)
