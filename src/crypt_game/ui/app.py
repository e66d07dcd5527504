"""The window and its loop: events in, intents out, scenes drawn when something changed and only then.

Holds what every scene shares (words, settings, pictures, sound, the stack of scenes) and no game.
"""

from __future__ import annotations

import logging
import math
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from threading import Thread
from typing import TYPE_CHECKING, Any

import pygame

from crypt_game.controls.input import Command, Keymap
from crypt_game.controls.input_devices import InputDevices
from crypt_game.controls.spoken_words import spoken_text
from crypt_game.controls.widgets.gui import Gui
from crypt_game.desktop.memory import give_back, keep_large_blocks_apart, look_for_garbage, sweep
from crypt_game.desktop.paths import Folders
from crypt_game.desktop.settings import Settings, SettingsFile
from crypt_game.destinations import Destination
from crypt_game.devices.gamepads import Gamepad
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas, PictureStore
from crypt_game.drawing.canvas.captions import draw_captions
from crypt_game.drawing.canvas.light import draw_scrim
from crypt_game.drawing.canvas.typefaces import open_typefaces
from crypt_game.drawing.curtain import Curtain
from crypt_game.drawing.geometry import Space
from crypt_game.drawing.house_colours import house_tones
from crypt_game.drawing.idle_animation import IdleAnimation, IdleLayer
from crypt_game.drawing.in_slices import in_slices
from crypt_game.drawing.made_ready import MadeReady
from crypt_game.sound import Captions, Cue
from crypt_game.text import Catalog, available_languages, system_language
from crypt_game.ui.navigation import open_destination
from crypt_game.ui.navigation.imports_ahead import import_ahead, imported
from crypt_game.ui.orders import Orders
from crypt_game.ui.overlays import ToastKind, ToastRack, Tooltips
from crypt_game.ui.scene import Resources, Scene, SceneStack
from crypt_game.voice import Listeners
from crypt_game.window.display import open_display
from crypt_game.window.game_window import CAPTION, SMALLEST, GameWindow

if TYPE_CHECKING:
    from crypt_game.opponents.worker_client import Opponents
    from crypt_game.sound import Soundscape
    from crypt_game.voice import WindowNow

__all__ = ["App"]

log = logging.getLogger(__name__)

_SERVED_LATER = sys.platform == "linux"
"""There they are asked by the desktop's bus and not by the window, so that the first frame need not wait."""
_BUSY_RATE, _LIT_RATE, _IDLE_RATE = 60, 24, 12
_LONGEST_STEP = 0.1
"""The most seconds that motion goes on in one frame, however long the last one took."""
_REST_STEP = 0.2
"""The most seconds that nothing is looked after but events, while nothing moves."""
_MILLISECONDS = 1000
_SPEEDS: dict[str, float] = {"slow": 0.6, "normal": 1.0, "fast": 2.0, "off": 0.0}
_AWAKE_SECONDS = 1.0
_GIVE_BACK_SECONDS, _GIVE_BACK_AT_REST = 3.0, 0.5
"""After how much drawing freed memory is given back to the system, in a quick frame (1.3 ms) or as soon as
nothing moves."""
_LETTERS_TOLD = 5
_LAST_CALL_SECONDS = 0.003
"""How long after its beginning a frame is still drawn when all is ready for it."""
_WORK_SECONDS, _DARK_SECONDS = 0.003, 0.0025
"""How long after its beginning a frame that is not drawn makes ready what a later one draws: before a scene
that is seen, and in the dark."""
_QUICK_SECONDS = 0.004
"""How long a frame may take in which freed memory is given back."""
_TURN_SECONDS = 0.001
"""How long a thread that imports or decodes may keep the window waiting."""
_REDRAWN_BY = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWFOCUSGAINED)


class App:
    """One window with its stage of scenes. `run` plays until the stage is empty."""

    patient = False
    """Whether each step draws what is due, however long that takes: for who looks at single pictures."""
    window: GameWindow
    listeners: Listeners
    _shown_once = False
    _imports: Thread | None = None
    """Imports what the first game needs, after the first frame."""
    _kept_back: Sequence[pygame.event.Event] = ()
    """What happened while a change of scene went on."""
    _owed = 0.0
    """Seconds by which the top scene is still to go on."""
    _bottom: Scene | None = None
    """The lowest scene when memory was looked through for what earlier ones left."""

    def __init__(
        self,
        resources: Resources,
        folders: Folders,
        settings: SettingsFile,
        *,
        size: tuple[int, int] | None = None,
        language: str | None = None,
        fullscreen: bool | None = None,
        wishes: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        """Opens the window. Raises NoScreen or pygame.error where there is none to be seen.

        `size` and `language` override the settings for this run, `fullscreen` changes them; `wishes` tells
        what later starts of the program ask for, each a record to open or "" for coming to the front.
        """
        self.resources, self.folders = resources, folders
        self._settings_file = settings
        self._language = language
        self._wishes = wishes
        self._opponents: Opponents | None = None
        if fullscreen is not None and fullscreen != settings.settings.fullscreen:
            settings.change(settings.settings._replace(fullscreen=fullscreen))
        self.stack = SceneStack()
        self.gui = Gui(resources.assets)
        self.toasts, self.tips = ToastRack(), Tooltips()
        self._orders = Orders(self, self.tips)
        self.curtain, self._idle, self._ready = Curtain(self._begin), IdleLayer(), MadeReady()
        self.spoken = ""
        """What was said last: the name of the focused control or an announcement."""
        self.on_files: Callable[[Sequence[str]], None] | None = None
        """Called with files to open: dropped on the window, or asked for by a later start of the program."""
        self.first_frame: Callable[[], None] | None = None
        """Called once, after the first frame is on the screen."""
        self.words = Catalog.load(self._chosen_language(), *resources.locale)
        self._show_window(size or self.settings.window_size)
        typefaces = resources.typefaces or open_typefaces(resources.assets)
        self.picture_store = PictureStore(resources.assets, resources.first_pictures, typefaces)
        if self.settings.house_colours:
            self.picture_store.dress(house_tones(self.settings.house_colours))
        self.captions = Captions(self.settings.captions)
        self.listeners.take_settings(self.settings, self.words.language)
        self.devices = InputDevices(self.settings.keys, self._pad_changed)
        self.frame = self.window.frame(self.settings)
        self._clock = pygame.time.Clock()
        self._awake = _AWAKE_SECONDS
        self._drawn_for = 0.0
        """Seconds since memory was given back in which something was drawn."""

    def _show_window(self, size: tuple[int, int]) -> None:
        """Open it, unless it is open, and have it seen."""
        sys.setswitchinterval(_TURN_SECONDS)
        if self.resources.window is None:
            open_display()
        self.gui.repeat_keys(self.settings.key_repeat)
        self.window = self.resources.window or GameWindow(size, self.resources.assets)
        self.listeners = Listeners()
        if not _SERVED_LATER:
            self._serve_screen_readers()
        self.window.show(full=self.settings.fullscreen)

    # what scenes use --------------------------------------------------------------------------------------
    @property
    def surface(self) -> pygame.Surface:
        """What the window shows is drawn on it."""
        return self.window.surface

    @property
    def settings(self) -> Settings:
        """The settings now."""
        return self._settings_file.settings

    @property
    def reduced_motion(self) -> bool:
        """Whether movement is replaced by short fades."""
        return self.settings.reduced_motion

    @property
    def motion_speed(self) -> float:
        """How fast animations run; 0 is off."""
        return _SPEEDS[self.settings.animation_speed]

    @cached_property
    def sound(self) -> Soundscape:
        """All that is heard: for after the first frame, which is there 6 ms sooner without it."""
        from crypt_game.sound import Soundscape

        sound = Soundscape(self.resources.assets, self._volumes())
        sound.on_play = self.captions.hear
        return sound

    def change_settings(self, **changes: Any) -> None:
        """Take over new settings at once and remember them; trouble with the disk becomes a toast."""
        before = self.settings
        trouble = self._settings_file.change(before._replace(**changes))
        if trouble is not None:
            self.toast("toast-settings-not-saved", kind="warning")
        after = self.settings
        if after.language != before.language:
            self._language = None
            self._load_words()
            self._tell_undrawable()
        if "fullscreen" in changes and after.fullscreen != self.window.full:
            self.window.fill_screen(after.fullscreen)
        self.devices.keymap = Keymap(after.keys)
        self.sound.set_volumes(self._volumes())
        self.captions.wanted = after.captions
        self.gui.repeat_keys(after.key_repeat)
        self.listeners.take_settings(after, self.words.language)
        if dressed := after.house_colours != before.house_colours:
            self.picture_store.dress(house_tones(after.house_colours))
        if dressed or after.language != before.language or self.window.frame(after) != self.frame:
            self._rearrange()
        for scene in self.stack.scenes:
            scene.settings_changed()
        self.invalidate()

    def toast(self, key: str, kind: ToastKind = "plain", **arguments: str | int | float) -> None:
        """Show a short message at the top right and speak it."""
        text = self.words.say(key, **arguments)
        self.toasts.add(text, kind)
        self.speak(text)
        self.invalidate()

    def speak(self, text: str) -> None:
        """Say `text` to those who listen instead of looking."""
        self.spoken = text
        if text:
            self.listeners.announce(spoken_text(text))

    def go(
        self, change: Callable[[], None], ready: Callable[[], bool] | None = None, module: str = ""
    ) -> None:
        """Do a change of scene behind the dimming torch, once it is `ready` or its `module` imported."""
        still = self.motion_speed == 0 or self.reduced_motion
        if module and not self.patient:
            ready = imported(module)
        self.curtain.draw_over(change, at_once=still, ready=ready)
        self.invalidate()

    def go_to(self, destination: Destination) -> None:
        """Open a place of the program."""
        self.wait_for_imports()
        open_destination(self, destination)

    def wait_for_imports(self) -> None:
        """Before anything is imported here: of a package that two threads import at once, one sees a half."""
        if self._imports is not None:
            self._imports.join()

    def invalidate(self) -> None:
        """Ask for the whole window to be drawn again."""
        if self.stack:
            self.stack.top.invalidate()

    @property
    def opponents(self) -> Opponents:
        """Who thinks for computer heirs, in a process beside this one; started when first asked for."""
        if self._opponents is None:
            from crypt_game.opponents.worker_client import WorkerClient

            client = WorkerClient(self._report, partial(self.toast, "toast-opponents-failed", "warning"))
            client.start()
            self._opponents = client
        return self._opponents

    @opponents.setter
    def opponents(self, opponents: Opponents) -> None:
        self._opponents = opponents

    def _report(self, trace: str) -> None:
        """Keep what went wrong in another process, as a report of its own; the game goes on."""
        from crypt_game.desktop.crash import report_text, write_report
        from crypt_game.ui.crash_context import circumstances

        log.error("%s", trace)
        write_report(self.folders.logs, report_text(trace, circumstances(self)))

    def quit(self) -> None:
        """End the program after this frame."""
        self.stack.clear()

    # the loop ---------------------------------------------------------------------------------------------
    def run(self) -> int:
        """Play until the stage is empty; returns the exit status."""
        dt = 0.0
        try:
            while self.stack:
                events = pygame.event.get()
                for wish in self._wishes():  # after the events: one may have minimised the window
                    self._answer_wish(wish)
                resting = self._resting
                if events or dt >= _REST_STEP or not resting:
                    self.step(min(dt, _REST_STEP if resting and not events else _LONGEST_STEP), events)
                    dt = 0.0
                dt += self._clock.tick(self._rate) / _MILLISECONDS
        finally:
            self.wait_for_imports()
            self._close_opponents()  # a game that fails must not wait for a process that hangs either
        self.close()
        return 0

    def close(self) -> None:
        """Clear the stage, fall silent, and end whoever thinks beside the game."""
        self.stack.clear()
        self._close_opponents()
        self.devices.gamepads.close()
        self.sound.close()
        self.picture_store.close()

    def _close_opponents(self) -> None:
        if self._opponents is not None:
            self._opponents.close()

    def _answer_wish(self, wish: str) -> None:
        self.window.come_forward()
        if wish:
            self._open([wish])

    def _open(self, files: Sequence[str]) -> None:
        self.wait_for_imports()
        if self.on_files is not None:
            self.on_files(files)
            self.invalidate()

    def step(self, dt: float, events: Sequence[pygame.event.Event] = ()) -> None:
        """One turn of the loop: `events`, then `dt` seconds, then a drawing if one is due."""
        begun = time.perf_counter()
        if self.curtain.changing:
            self._go_on_changing(dt, events, begun)
            return
        events, self._kept_back = [*self._kept_back, *events], ()
        self._awake = _AWAKE_SECONDS if events else self._awake - dt
        self._answer_screen_readers()
        for event in events:
            if self.stack:
                self._dispatch(event)
        dropped = [event.file for event in events if event.type == pygame.DROPFILE]
        if dropped and self.stack:
            self._open(dropped)
        for intent in self.devices.update(dt):
            self._orders.give(intent)
        if self.stack and (self.devices.without_keys or self.settings.screen_letters):
            self._orders.offer_letters()
        self.gui.update(dt)
        if self.stack:
            self._move_on(dt)
        if self.stack:
            if self._shown_once:
                self._follow_moods()
            still = not self._refresh(dt, begun)
            if self.stack and not self.curtain.changing:
                self.listeners.tell(self._look, changed=not still)
                if still and self._shown_once:
                    self.sound.open_card()
                self._give_memory_back(0.0 if still else dt, begun)

    def _move_on(self, dt: float) -> None:
        """Let the top scene go on, but for what is being made ready, which stays as it is till then."""
        self._owed = max(dt, min(self._owed + dt, _LONGEST_STEP))
        if not self._ready.waiting:
            owed, self._owed = self._owed, 0.0
            self.stack.top.update(owed)

    def _go_on_changing(self, dt: float, events: Sequence[pygame.event.Event], begun: float) -> None:
        """Go on with a change of scene; all else waits for it but the torch before the last picture."""
        self._kept_back = [*self._kept_back, *events]
        self.curtain.update(dt)
        pygame.display.update(self.curtain.flicker(self._canvas()))
        self.curtain.go_on(begun + _DARK_SECONDS)

    def _begin(self, work: Callable[[], None]) -> Iterator[None] | None:
        """Begin long work, to be done in the steps returned; None if it is done already."""
        if not self.patient:
            return in_slices(work)
        work()
        return None

    def _answer_screen_readers(self) -> None:
        """Do what they ask for, once the curtain rests: the scene behind it may have been told already."""
        asks = self.listeners.asks()
        while self.stack and not self.curtain.moving and (ask := next(asks, None)) is not None:
            from crypt_game.ui.accessible_tree import answer

            self._awake = _AWAKE_SECONDS
            answer(self.stack.top, ask)

    def _look(self) -> WindowNow:
        """What is told to those who listen."""
        from crypt_game.ui.accessible_tree import look_at

        return look_at(self.stack.top, CAPTION)

    @property
    def _resting(self) -> bool:
        """Whether only what happens outside is to be looked for, and the rest of a turn may wait."""
        moving = self._lively or self._idle.moving or self.toasts.texts
        return self._shown_once and not (moving or self.sound.fading)

    @property
    def _rate(self) -> int:
        """How many frames a second are worth looking for."""
        if self._lively:
            return _BUSY_RATE
        return _LIT_RATE if self._idle.moving else _IDLE_RATE

    @property
    def _lively(self) -> bool:
        return self._awake > 0 or self.curtain.moving or any(scene.lively for scene in self.stack.visible)

    def _follow_moods(self) -> None:
        """Let torches and tomb sound where the bottom scene wants them, and music as the top one tells."""
        scenes = self.stack.scenes
        moods = (scene.mood for scene in reversed(scenes))
        mood = next((mood for mood in moods if mood is not None), None)
        self.captions.follow(mood)
        self.sound.follow(mood, ambience=scenes[0].ambience)

    def _dispatch(self, event: pygame.event.Event) -> None:
        intents = self.devices.intents(event)
        if event.type == pygame.QUIT:
            self.quit()
            return
        if event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._resized()
            return
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            if self._shown_once or event.type == pygame.WINDOWFOCUSLOST:
                self.sound.duck(event.type == pygame.WINDOWFOCUSLOST)
            self.listeners.window_has_focus(event.type == pygame.WINDOWFOCUSGAINED)
        if event.type == pygame.WINDOWFOCUSGAINED and self.words.changed_on_disk():
            self._load_words()  # a translator comes back from their editor
            self._rearrange()
        if event.type in _REDRAWN_BY:
            self.invalidate()
            return
        if event.type == pygame.KEYDOWN:
            self.tips.hide()
        if self.curtain.moving and event.type == pygame.MOUSEBUTTONDOWN:
            self.curtain.hurry()
            return
        if self.stack.top.handle_event(event):
            self.invalidate()
            return
        for intent in intents:
            self._orders.give(intent)

    def _give_memory_back(self, drawn: float, begun: float) -> None:
        self._drawn_for += drawn
        due = _GIVE_BACK_SECONDS if drawn else _GIVE_BACK_AT_REST
        if self._drawn_for >= due and (not drawn or time.perf_counter() - begun < _QUICK_SECONDS):
            self._drawn_for = 0.0
            give_back()

    def _refresh(self, dt: float, begun: float) -> bool:
        """Draw what is due; returns whether anything but flames and the like was. A change of scene
        behind the curtain may end the program here."""
        visible = self.stack.visible
        self._idle.advance(dt)
        curtain = self.curtain.update(dt, self._ready.waiting or self._ready.unseen(visible[-1]))
        due = [
            self.tips.update(dt, self.stack.top.controls) if self.stack else True,
            self.toasts.update(dt),
            self.captions.update(dt),
            self._ready.waiting,
            not self.curtain.dimming and (curtain or self._idle.unkept),
            changed := True in [scene.take_stale() for scene in visible],
            any(scene.unfinished for scene in visible),
        ]
        if not self.stack or self.curtain.changing:
            return True
        if any(due) and self._prepared(begun, changed=changed):
            self._draw()
            return True
        areas = self.curtain.flicker(self._canvas()) if self.curtain.burning else []
        if not self.curtain.seen and pygame.display.get_active():
            areas = self._idle.update(self._canvas())
        if areas:
            pygame.display.update(areas)
        return curtain or any(due)

    def _prepared(self, begun: float, *, changed: bool) -> bool:
        """Whether the top scene is to be drawn: what takes long is made in the frames before, while the last
        picture stays, in which flames go on burning."""
        if not self._shown_once:
            return True
        work = _DARK_SECONDS if self.curtain.opening else _WORK_SECONDS
        end, last = begun + work, begun + _LAST_CALL_SECONDS
        if self.patient:
            end = last = math.inf
        return self._ready.for_drawing(self.stack.top, self._prepare, end, last, changed=changed)

    def _prepare(self, unseen: bool) -> Iterator[None]:
        yield from self._begin(partial(self.stack.top.prepare, unseen)) or ()
        if self._bottom is not self.stack.scenes[0]:
            self._bottom = self.stack.scenes[0]
            yield
            sweep()

    def _draw(self) -> None:
        canvas = self._canvas()
        if self.window.too_small:
            self._idle.settle(canvas, IdleAnimation(), moving=False)
            canvas.surface.fill(theme.Palette.BLACK)
            text = self.words.say("app-window-too-small", width=SMALLEST[0], height=SMALLEST[1])
            room = canvas.surface.get_rect().inflate(-Space.APART, -Space.APART)
            canvas.paragraph(theme.BODY, text, room, align="center")
        else:
            self._draw_scenes(canvas)
        pygame.display.flip()
        if not self._shown_once:
            self._shown_once, self._bottom = True, self.stack.scenes[0]
            if self.first_frame is not None:
                self.first_frame()
            if _SERVED_LATER:
                self._serve_screen_readers()
            self.picture_store.forget_decoded()
            self.devices.gamepads.start()
            keep_large_blocks_apart()
            look_for_garbage(True)
            if not self.patient:
                self._imports = Thread(target=import_ahead, args=[self.words], daemon=True)
                self._imports.start()

    def _draw_scenes(self, canvas: Canvas) -> None:
        visible = self.stack.visible
        for scene in visible:
            if scene is not visible[0] and scene.overlay:
                draw_scrim(canvas, scene.scrim)
            scene.draw(canvas)
            if scene is visible[0]:
                covered = len(visible) > 1 or self.tips.tip is not None
                covered = covered or bool(self.toasts.texts or self.captions.keys)
                still = covered or self.reduced_motion or self.motion_speed == 0
                animation, passing = scene.idle_animation(), self.curtain.moving
                self._idle.settle(canvas, animation, moving=not still, passing=passing)
        self.tips.draw(canvas, self.frame, self._rule_hint)
        self.toasts.draw(canvas, self.frame, visible[-1].spared)
        draw_captions(canvas, [self.words.say(key) for key in self.captions.keys])
        self.curtain.draw(canvas)

    @property
    def _rule_hint(self) -> str:
        return self.words.say("tip-opens-rule", key=self.devices.name(Command.RULES, self.words.say))

    def _pad_changed(self, pad: Gamepad, came: bool) -> None:
        """Say which pad came or went; what it held it has let go."""
        self.toast("toast-pad-came" if came else "toast-pad-went", number=pad.number + 1, name=pad.name)
        for scene in self.stack.scenes:
            scene.settings_changed()

    # the window -------------------------------------------------------------------------------------------
    def _canvas(self) -> Canvas:
        return Canvas(self.surface, self.picture_store, self.frame)

    def _serve_screen_readers(self) -> None:
        from crypt_game.screen_reader import open_screen_reader

        self.listeners.serve(open_screen_reader(self.window.handle))
        if self._shown_once:
            self.listeners.window_has_focus(pygame.key.get_focused())

    def _resized(self) -> None:
        self.window.follow()
        if self.surface.get_size() == self.frame.size:
            self.invalidate()
            return
        if not self.window.full:
            self._settings_file.change(self.settings._replace(window_size=self.surface.get_size()))
        self._rearrange()

    def _rearrange(self) -> None:
        before, self.frame = self.frame, self.window.frame(self.settings)
        if (before.size, before.contrast) != (self.frame.size, self.frame.contrast):
            self.picture_store.forget()
        for scene in self.stack.scenes:
            scene.rearrange(self.frame)

    def _load_words(self) -> None:
        self.words = Catalog.load(self._chosen_language(), *self.resources.locale)

    def _tell_undrawable(self) -> None:
        if letters := self.words.undrawable():
            shown = " ".join(f"U+{ord(letter):04X}" for letter in letters[:_LETTERS_TOLD])
            self.toast("toast-letters-missing", kind="warning", count=len(letters), letters=shown)

    def _chosen_language(self) -> str:
        known = available_languages(*self.resources.locale)
        for wanted in (self._language, self.settings.language, system_language(known)):
            if wanted in known:
                return wanted
        return "en"

    def _volumes(self) -> dict[str, float]:
        s = self.settings
        loud = 0.0 if s.muted else s.master
        return {"effects": s.effects * loud, "ambience": s.ambience * loud, "music": s.music * loud}

    def cue(self, cue: Cue, *, weight: float = 0.5, pan: float = 0.0) -> None:
        """Play a short sound."""
        self.sound.play(cue, weight=weight, pan=pan)
