"""What an app in ruins can still tell: where it was, what was done last, and with which game to go on.

Asked when anything may be broken, so it looks at nothing but the stack of scenes and the match in it.
"""

from __future__ import annotations

from pathlib import Path

from crypt_game import __version__
from crypt_game.desktop.crash import Circumstances
from crypt_game.games.store import rescue
from crypt_game.match.match import Match
from crypt_game.rules import Shuffled
from crypt_game.rules.record import Acted, entry_line
from crypt_game.ui.scene import AppServices

__all__ = ["circumstances", "rescued_game"]

_STEPS_TOLD = 20


def circumstances(app: AppServices) -> Circumstances:
    """Version, language, window and scenes, and the last steps without the order of any cards."""
    facts = {
        "version": __version__,
        "language": app.words.language,
        "window": f"{app.frame.size[0]}x{app.frame.size[1]}, text {app.frame.text:.0%}",
        "scenes": ", ".join(type(scene).__name__ for scene in app.stack.scenes),
    }
    match = _match(app)
    if match is None:
        return Circumstances(facts)
    setup = match.plan.setup
    game = f"{setup.mode.value}, {setup.players} players, {len(match.moments)} steps"
    names = [person.name for person in match.plan.players]
    return Circumstances({**facts, "game": game}, _last_steps(match), names)


def rescued_game(app: AppServices) -> Path | None:
    """The file of the game that was being played or counted, complete on the disk if the disk allows; None
    where there was none."""
    match = _match(app)
    return None if match is None else rescue(match)


def _match(app: AppServices) -> Match | None:
    """The match of the lowest scene that has one."""
    found = (getattr(scene, "match", None) for scene in app.stack.scenes)
    return next((match for match in found if isinstance(match, Match)), None)


def _last_steps(match: Match) -> list[str]:
    entries = [moment.step for moment in match.moments[-_STEPS_TOLD:]]
    told = [entry for entry in entries if isinstance(entry, Acted) or not isinstance(entry.outcome, Shuffled)]
    return [entry_line(entry).decode("utf-8").rstrip() for entry in told]
