"""A page whose choices are a form, made anew after a change of settings."""

from __future__ import annotations

from crypt_game.drawing.canvas import Canvas
from crypt_game.ui.pages.form import Form
from crypt_game.ui.pages.page import PageScene
from crypt_game.ui.scene import AppServices

__all__ = ["FormPage"]


class FormPage(PageScene):
    """Draws its form and keeps it up to date; subclasses fill a `new_form` in `arrange`."""

    def __init__(self, app: AppServices) -> None:
        super().__init__(app)
        self.form = Form(self.area, self.say)
        self.outdated = False
        """Whether a setting has changed since the form was made. It is made anew in the next frame, for what
        changed may be one of its own controls."""

    def new_form(self) -> Form:
        """An empty form of the page as it is now, in place of the last one."""
        self.outdated = False
        self.form = Form(self.area, self.say)
        return self.form

    def settings_changed(self) -> None:
        self.outdated = True

    def update(self, dt: float) -> None:
        if self.outdated:
            self.refresh()
        super().update(dt)

    def draw_page(self, canvas: Canvas) -> None:
        self.form.draw(canvas)
