"""Scenes and the stack they live on.

The top scene gets the input; overlays let the scene below show through. Every scene lays itself out anew when
the window, the language or the text size changes, and keeps what the player was doing. Must never import
`ui.scenes`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import pygame

from crypt_game.controls.focus import Controls
from crypt_game.controls.input import Command, Intent, Order, Pointer, PointerKind
from crypt_game.controls.input_devices import InputDevices
from crypt_game.controls.widget import Widget
from crypt_game.controls.widgets.gui import Gui
from crypt_game.desktop.paths import Folders
from crypt_game.desktop.settings import Settings
from crypt_game.destinations import Destination
from crypt_game.drawing.canvas import Canvas, PictureStore
from crypt_game.drawing.canvas.fire import rehearse_flame
from crypt_game.drawing.canvas.light import SCRIM
from crypt_game.drawing.curtain import Curtain
from crypt_game.drawing.geometry import Frame
from crypt_game.drawing.idle_animation import IdleAnimation
from crypt_game.drawing.parallax import Parallax
from crypt_game.screen_reader import SpokenText, Titled, node_words
from crypt_game.sound import Cue, Mood
from crypt_game.text import Catalog
from crypt_game.text.language import Say
from crypt_game.ui.overlays import ToastKind

if TYPE_CHECKING:
    from crypt_game.drawing.canvas.decoding_threads import DecodingThreads
    from crypt_game.drawing.canvas.typefaces import Typefaces
    from crypt_game.opponents.worker_client import Opponents
    from crypt_game.sound import Soundscape
    from crypt_game.window.game_window import GameWindow

__all__ = ["ROOM_DEPTHS", "AppServices", "Resources", "Scene", "SceneStack"]


ROOM_DEPTHS = -2, 4
"""How far the wall of a room shifts at most as one looks to the side, and what stands before it, in units."""


class Resources(NamedTuple):
    """Where the program's own files are, and the languages that the player has put in."""

    assets: Path
    locale: tuple[Path, ...]
    """Folders of languages; a later one is heard before an earlier one."""
    first_pictures: DecodingThreads | None = None
    """What is being decoded for the menu since before there was a window."""
    typefaces: Typefaces | None = None
    window: GameWindow | None = None
    """What is open already of these; the app opens what is not."""


class AppServices(Protocol):
    """What a scene may use of the app. `App` has more: the window and its loop are no business of a scene."""

    resources: Resources
    folders: Folders
    stack: SceneStack
    words: Catalog
    devices: InputDevices
    gui: Gui
    curtain: Curtain
    picture_store: PictureStore
    frame: Frame
    spoken: str

    @property
    def surface(self) -> pygame.Surface:
        """The window's surface."""

    @property
    def sound(self) -> Soundscape:
        """All that is heard."""

    @property
    def settings(self) -> Settings:
        """The settings now."""

    @property
    def reduced_motion(self) -> bool:
        """Whether movement is replaced by short fades."""

    @property
    def motion_speed(self) -> float:
        """How fast animations run; 0 is off."""

    def change_settings(self, **changes: Any) -> None:
        """Take over new settings at once and remember them."""

    def toast(self, key: str, kind: ToastKind = "plain", **arguments: str | int | float) -> None:
        """Show a short message near the top right and speak it."""

    def speak(self, text: str) -> None:
        """Say `text` to those who listen instead of looking."""

    def cue(self, cue: Cue, *, weight: float = 0.5, pan: float = 0.0) -> None:
        """Play a short sound."""

    def go(
        self, change: Callable[[], None], ready: Callable[[], bool] | None = None, module: str = ""
    ) -> None:
        """Do a change of scene behind the dimming torch, once it is `ready` or its `module` imported."""

    def go_to(self, destination: Destination) -> None:
        """Open a place of the program."""

    def invalidate(self) -> None:
        """Ask for the whole window to be drawn again."""

    @property
    def opponents(self) -> Opponents:
        """Who thinks for computer heirs, in a process beside this one; started when first asked for."""

    def quit(self) -> None:
        """End the program after this frame."""


class Scene:
    """One room of the program. Subclasses fill `controls` in `arrange` and paint in `draw`."""

    asks_for_below = False
    """Whether it asks the person whom the scene below asks something of: by gamepad only they may answer."""
    overlay = False
    """Whether the scene below is drawn first, under a scrim."""
    parallax: Sequence[int] = ()
    """How far each layer of its room shifts at most as one looks to the side, in units (see
    `Parallax.offset`)."""
    ambience = False
    """Whether the torch-and-stone bed of sound plays here."""

    def __init__(self, app: AppServices) -> None:
        self.app = app
        self.frame = app.frame
        self.controls = Controls(self._focused, self._clicked)
        self.view = Parallax()
        self._stale = True

    @property
    def mood(self) -> Mood | None:
        """What the music is told; None leaves it to the scene below. Asked at every frame."""
        return None

    @property
    def spared(self) -> Sequence[Sequence[pygame.Rect]]:
        """What no message should cover, group by group, the most important first."""
        return ()

    @property
    def scrim(self) -> float:
        """How much an overlay darkens the scenes below it, 0 to 1."""
        return SCRIM

    @property
    def say(self) -> Say:
        """Words in the player's language: `self.say("menu-continue")`."""
        return self.app.words.say

    # life cycle -------------------------------------------------------------------------------------------
    def enter(self) -> None:
        """The scene was put on the stage. Called once, before the first `arrange`."""

    def leave(self) -> None:
        """The scene was taken off the stage. Called once."""

    def pause(self) -> None:
        """Another scene was put on top."""

    def resume(self) -> None:
        """The scene on top went away."""

    def refuse_pad(self, order: Order, *, above: bool = False) -> bool:
        """Whether the gamepad that gives this order may not give it here because it is somebody else's; the
        player is told then. `above`: it is given to a scene that asks for this one."""
        return False

    # what a listener is told -------------------------------------------------------------------------------
    @property
    def heading(self) -> str:
        """What this scene is called; empty where there is nothing to tell it from."""
        return ""

    def paragraphs(self) -> Sequence[str | SpokenText]:
        """What stands in the scene beside its controls, in reading order, as it was written (with markup);
        a text alone is a paragraph."""
        return ()

    @property
    def words_part(self) -> str:
        """The title of the part that its paragraphs stand in; empty where they stand above all parts."""
        return ""

    def regions(self) -> Sequence[Titled]:
        """Parts of the scene with a title, whose words the controls in each are told below."""
        return ()

    @property
    def orders(self) -> Sequence[Command]:
        """The commands that mean something here beside walking and pressing, for who has no keys for them."""
        return ()

    # layout -----------------------------------------------------------------------------------------------
    def arrange(self) -> None:
        """Lay out everything for `self.frame` in the current language: compute places, fill
        `self.controls`."""

    def rearrange(self, frame: Frame) -> None:
        """Take a new frame or language; keeps what the player was doing."""
        self.frame = frame
        self.refresh()

    def refresh(self) -> None:
        """Lay out anew what has changed, and draw it."""
        self.arrange()
        self.invalidate()

    def settings_changed(self) -> None:
        """The player changed a setting. A change of language, text size or window lays every scene out anew
        by itself."""

    # one frame --------------------------------------------------------------------------------------------
    def invalidate(self) -> None:
        """Ask to be drawn again."""
        self._stale = True

    def take_stale(self) -> bool:
        """Whether a drawing is due; asking settles it."""
        stale, self._stale = self._stale, False
        return stale

    @property
    def unfinished(self) -> bool:
        """Whether the last drawing left something to the next one."""
        return False

    @property
    def lively(self) -> bool:
        """Whether something moves, so that the loop runs at full rate."""
        return bool(self.parallax) and self.view.moving

    def prepare(self, unseen: bool) -> None:
        """Make what the next drawing needs, out of sight and in slices (`in_slices`); the last picture stays
        till then. `unseen`: it is the first drawing since another scene was on top."""
        if unseen:
            self.draw(self.off_screen)
            for flame in self.idle_animation().flames:
                rehearse_flame(self.off_screen, flame.foot, flame.height)

    @property
    def off_screen(self) -> Canvas:
        """A canvas as large as the window that takes no paint: drawing there makes what a drawing needs."""
        surface = self.app.surface.subsurface(self.app.surface.get_rect())  # takes no memory of its own
        surface.set_clip(pygame.Rect(0, 0, 0, 0))
        return Canvas(surface, self.app.picture_store, self.frame)

    @property
    def canvas(self) -> Canvas:
        """The window as it is now, to be measured for or drawn upon."""
        return Canvas(self.app.surface, self.app.picture_store, self.frame)

    def idle_animation(self) -> IdleAnimation:
        """What moves while nothing else does: flames and the like."""
        return IdleAnimation()

    def handle_event(self, event: pygame.event.Event) -> bool:
        """A raw event, before it becomes an intent: for text entry. True when it is used up."""
        focus = self.controls.focus
        return focus is not None and focus.handle_event(event)

    def handle(self, intent: Intent) -> bool:
        """Answer what the player means; True when it meant something here."""
        if isinstance(intent, Pointer) and intent.kind is PointerKind.MOVE:
            self.view.look(intent.pos[0] / self.frame.size[0])
        led_by_keys = self.controls.by_keys
        handled = self.controls.handle(intent)
        # The focus ring comes and goes with the kind of device, whether or not a control had an answer.
        if handled or self.controls.by_keys != led_by_keys:
            self.invalidate()
        if handled:
            return True
        if isinstance(intent, Order) and intent.pressed and intent.command is Command.CANCEL:
            return self.cancel()
        return False

    def cancel(self) -> bool:
        """Esc: the harmless answer. True when it did something."""
        return False

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        if self.controls.update(dt):
            self.invalidate()
        if self.parallax:
            self._follow_view(dt)

    def _follow_view(self, dt: float) -> None:
        """Let the layers of the room come to where one looks, and be drawn again once one has shifted."""
        before = self._shifts()
        if self.app.reduced_motion or self.app.motion_speed == 0:
            self.view.rest()
        elif self.view.moving:
            self.view.update(dt)
        if self._shifts() != before:
            self.invalidate()

    def _shifts(self) -> list[int]:
        return [self.view.offset(self.frame.px(depth)) for depth in self.parallax]

    @property
    def layers(self) -> list[pygame.Rect]:
        """Where the layers of its room lie: on the window, and wider by what they shift."""
        room = self.frame.window.inflate(2 * self.frame.px(max(ROOM_DEPTHS)), 0)
        return [room.move(shift, 0) for shift in self._shifts()]

    def draw(self, canvas: Canvas) -> None:
        """Paint the scene. Draws only, changes nothing."""
        self.controls.draw(canvas)

    def _focused(self, widget: Widget) -> None:
        self.app.spoken = node_words(widget.node(), self.say)

    def _clicked(self, widget: Widget) -> None:
        if widget.enabled and widget.clicks:
            self.app.cue(Cue.PRESSED)


class SceneStack:
    """The stack of scenes. Every change is symmetric: enter–leave, pause–resume."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []

    def __bool__(self) -> bool:
        return bool(self._scenes)

    @property
    def top(self) -> Scene:
        """The scene that gets the input. Raises IndexError on an empty stage."""
        return self._scenes[-1]

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, bottom first."""
        return tuple(self._scenes)

    @property
    def visible(self) -> tuple[Scene, ...]:
        """The scenes to draw, bottom first: the top one and, below overlays, what shows through."""
        start = len(self._scenes) - 1
        while start > 0 and self._scenes[start].overlay:
            start -= 1
        return tuple(self._scenes[start:])

    def push(self, scene: Scene) -> None:
        """Put `scene` on top."""
        if self._scenes:
            self.top.pause()
        self._add(scene)

    def pop(self) -> None:
        """Take the top scene away; an empty stage ends the program."""
        self._remove()
        if self._scenes:
            self.top.resume()
            self.top.rearrange(self.top.app.frame)

    def replace(self, scene: Scene) -> None:
        """Exchange the top scene for `scene`."""
        if self._scenes:
            self._remove()
        self._add(scene)

    def reset(self, scene: Scene) -> None:
        """Clear the stage, top first, and start anew with `scene`."""
        self.clear()
        self._add(scene)

    def clear(self) -> None:
        """Take every scene off, top first."""
        while self._scenes:
            self._remove()

    def _remove(self) -> None:
        scene = self._scenes.pop()
        scene.leave()
        scene.controls.fill([])

    def _add(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.enter()
        scene.arrange()
        scene.invalidate()
