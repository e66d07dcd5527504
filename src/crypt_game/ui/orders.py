"""What a player means by a key, a button or the pointer: the top scene answers it, else the window."""

from __future__ import annotations

from typing import Final

from crypt_game.controls.input import ELSE, Command, Intent, Order
from crypt_game.destinations import CommandPanel, LetterPanel
from crypt_game.ui.overlays import Tooltips
from crypt_game.ui.scene import AppServices

__all__ = ["Orders"]

_ANYWHERE: Final = (Command.WHERE, Command.REPEAT, Command.MUTE, Command.FULLSCREEN)
"""Commands that every scene understands."""


class Orders:
    """Hands on what is meant and does what no scene does."""

    def __init__(self, app: AppServices, tips: Tooltips) -> None:
        self._app, self._tips = app, tips
        self._pad_in_hand: int | None = None
        """The number of the gamepad whose order is being obeyed."""

    def give(self, intent: Intent) -> None:
        """Let the top scene answer what the player means, or else the window."""
        if not self._app.stack:
            return
        pressed = isinstance(intent, Order) and intent.pressed
        by_pad = intent if isinstance(intent, Order) and pressed and intent.pad is not None else None
        self._pad_in_hand = by_pad.pad if by_pad is not None else None
        if by_pad is not None and (self._pad_refused(by_pad) or self._tip_of_pad(by_pad)):
            self._app.invalidate()
        elif pressed and self._app.curtain.moving:
            self._app.curtain.hurry()
        elif not self._app.stack.top.handle(intent) and isinstance(intent, Order) and pressed:
            self._global_order(intent)

    def _pad_refused(self, order: Order) -> bool:
        """Whether the pad belongs to somebody else than is asked."""
        scenes = self._app.stack.scenes[::-1]
        asker = next((scene for scene in scenes if not scene.asks_for_below), scenes[0])
        return asker.refuse_pad(order, above=asker is not scenes[0])

    def _tip_of_pad(self, order: Order) -> bool:
        """The button for the rule shows the tooltip first, where it is hidden; every other one hides it."""
        if order.command is Command.RULES:
            return self._tips.show()
        self._tips.hide()
        return False

    def offer_letters(self) -> None:
        """Open letters on the screen for a line that is written while no keyboard is in hand."""
        from crypt_game.controls.widgets import TextEntry

        entry = self._app.stack.top.controls.focus
        if not isinstance(entry, TextEntry) or not entry.editing:
            return
        entry.release()

        def done(text: str, key: str = entry.key) -> None:
            asked = self._app.stack.top.controls.find(key)  # made anew when the letters went away
            if isinstance(asked, TextEntry):
                asked.enter(text)

        self._app.go_to(LetterPanel(entry.spoken, entry.text, entry.limit, done))

    def _obey(self, command: str) -> None:
        """Give a command that was chosen from a list, as a key would that is pressed and let go."""
        pad = self._pad_in_hand
        for pressed in (True, False):
            self.give(Order(Command(command), pressed, pad))

    def _global_order(self, order: Order) -> None:
        command = order.command
        if command in ELSE:
            self.give(order._replace(command=ELSE[command]))
        elif command is Command.COMMANDS:
            listed = dict.fromkeys((*self._app.stack.top.orders, *_ANYWHERE))
            shown = [each.value for each in listed if each is not Command.RULES]
            self._app.go_to(CommandPanel(shown, self._obey))
        elif command is Command.FULLSCREEN:
            self._app.change_settings(fullscreen=not self._app.settings.fullscreen)
        elif command is Command.MUTE:
            muted = not self._app.settings.muted
            self._app.change_settings(muted=muted)
            self._app.toast("toast-muted" if muted else "toast-unmuted", "muted" if muted else "unmuted")
        elif command is Command.REPEAT:
            self._app.speak(self._app.spoken)
        elif command is Command.WHERE:
            from crypt_game.ui.accessible_tree import place_in

            self._app.speak(place_in(self._app.stack.top, self._app.words.say))
