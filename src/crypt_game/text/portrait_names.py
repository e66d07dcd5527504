"""What a player is called who has typed no name: the name of the portrait."""

from __future__ import annotations

from crypt_game.text.language import Say

__all__ = ["portrait_name"]


def portrait_name(say: Say, house: str, title: str) -> str:
    """The name that the portrait of a house bears: `tower`, `duke`."""
    return say(f"setup-name-{house}-{title}")
