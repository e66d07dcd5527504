"""The floor under the game's window: the least that a pygame-ce program can do to show one.

Says when its first frame is on the screen, then idles until it is ended. With --gui it also shows ten buttons
of pygame_gui. Run from the checkout, and packaged the same way as the game.
"""

from __future__ import annotations

import os
import sys

SIZE = (1280, 720)


def main() -> None:
    """Show the window and say so."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    import pygame

    pygame.display.init()
    pygame.font.init()
    screen = pygame.display.set_mode(SIZE)
    if "--gui" in sys.argv:
        import pygame_gui

        manager = pygame_gui.UIManager(SIZE, enable_live_theme_updates=False)
        for number in range(10):
            pygame_gui.elements.UIButton(
                pygame.Rect(40, 40 + 60 * number, 300, 50), f"Button {number}", manager
            )
        manager.update(0.01)
        manager.draw_ui(screen)
    pygame.display.flip()
    print("first frame", flush=True)
    clock = pygame.time.Clock()
    while not any(event.type == pygame.QUIT for event in pygame.event.get()):
        clock.tick(30)


if __name__ == "__main__":
    main()
