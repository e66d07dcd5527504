"""The player's settings: a value, its strict reading from JSON, and the file it lives in.

No other module decides what a setting may be. Must import nothing of ours but files and strict JSON.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

from crypt_game.desktop.files import SaveTrouble, keep_aside, write_atomically
from crypt_game.desktop.plain_files import FileTooLarge, read_limited
from crypt_game.strict_json import NotJson, encode_json, parse_object

__all__ = [
    "AnimationSpeed",
    "HeirsPace",
    "HoldTime",
    "KeyRepeat",
    "LookAgain",
    "Settings",
    "SettingsFile",
    "SpeechDetail",
    "StopKind",
]

log = logging.getLogger(__name__)

AnimationSpeed = Literal["slow", "normal", "fast", "off"]
SpeechDetail = Literal["brief", "normal", "full"]
HeirsPace = Literal["slow", "normal", "fast", "step"]
LookAgain = Literal["easy", "always", "off"]
HoldTime = Literal["short", "normal", "long"]
KeyRepeat = Literal["normal", "slow", "off"]
StopKind = Literal["wait", "pass", "off"]

_SIZE_LIMIT = 1_000_000
_TEXT_LIMIT = 200
_WINDOW_LIMITS = (320, 16384)


class Settings(NamedTuple):
    """Everything the player has chosen, as a value. Volumes are 0–1, the text size is a factor 1.0–2.0."""

    language: str | None = None
    """A folder name in `locale`; None follows the system."""
    rules_language: str | None = None
    """The rulebook's language; None follows `language`."""
    text_size: float = 1.0
    fullscreen: bool = False
    window_size: tuple[int, int] = (1280, 720)
    """Width and height in pixels when not full screen."""
    animation_speed: AnimationSpeed = "normal"
    reduced_motion: bool = False
    risk_figures: bool = True
    """Whether the risk of an effort stands beside its ticks as a percentage."""
    card_worth: bool = True
    """Whether a figure beside each card of the Crypt tells what it would add to one's own sets."""
    master: float = 1.0
    """Times it, `effects`, `ambience` and `music` are heard."""
    effects: float = 1.0
    ambience: float = 0.8
    music: float = 0.85
    muted: bool = False
    hand_over: bool = True
    """Whether a curtain falls between two people at one screen; otherwise they hold a key to peek."""
    cut_deck: bool = False
    """Whether the table cuts the deck before a new game."""
    confirm_pass: bool = True
    """Whether to ask before a Recover that recovers nothing."""
    hints: bool = True
    """Whether hints can be asked for at the table."""
    look_again: LookAgain = "easy"
    """Whether a claim that costs more than a coin or two is asked about: against Pages and Squires, always,
    or not; never without `hints`."""
    heirs_pace: HeirsPace = "normal"
    """How fast computer heirs play; "step" waits for a key."""
    paces: Mapping[str, str] = {}
    """That pace for players of these names, where it is theirs alone."""
    round_stops: StopKind = "wait"
    """Whether the table stops after the exhaustion roll and after the round: until a key where it concerns a
    person at the screen, for some seconds, or not."""
    speech_detail: SpeechDetail = "normal"
    """How much of what happens a listener is told: "brief" leaves out what others do, "full" nothing."""
    seat_pads: bool = False
    """Whether each person at the screen has a gamepad of their own, and peeks with no other."""
    rumble: bool = True
    """Whether the gamepad of who is pushed out rumbles."""
    screen_letters: bool = False
    """Whether lines are written with letters on the screen, also where no gamepad is in hand."""
    captions: bool = False
    """Whether sounds that tell something are captioned."""
    contrast: bool = False
    """Whether everything is drawn on flat dark grounds, with words at 7 : 1 and a thick focus."""
    house_colours: Mapping[str, str] = {}
    """House to the name of its colour, for each house that the player has given another."""
    tap_to_peek: bool = False
    """Whether own values show from one press to the next, rather than while a key is held."""
    hold_time: HoldTime = "normal"
    """How long a key is held until that counts."""
    key_repeat: KeyRepeat = "normal"
    """How soon and fast a held key repeats."""
    legible: bool = False
    """Whether words are set in a typeface whose letters are hard to mistake for each other."""
    voice: bool = False
    """Whether the built-in voice speaks while no screen reader does."""
    voice_rate: float = 0.5
    """How fast: 0 slowest, 0.5 usual, 1 fastest."""
    keys: Mapping[str, str] = {}
    """Command to key name, for each key that the player has changed."""
    last_setup: Mapping[str, Any] | None = None
    """The set-up of the last game, as the set-up scene wrote it."""
    coach: bool = False
    """Whether a coach says something when it happens for the first time; the first game switches it on."""
    learning: Mapping[str, Any] | None = None
    """How far the player has come in the lessons, as `lessons.progress` writes it."""
    riddles: Mapping[str, Any] | None = None
    """How the player fares with the riddles, as `riddles.progress` writes it."""
    rules_place: str = ""
    """Where the rulebook was left."""
    found_levels: Mapping[str, Any] = {}
    """How well players of these names play, as `match.found_level` writes it."""

    def pace_of(self, name: str) -> str:
        """How fast computer heirs play while the player of this name looks on."""
        return self.paces.get(name, self.heirs_pace)


def _paces(value: object) -> dict[str, str]:
    found = _texts(value)
    if not set(found.values()) <= set(get_args(HeirsPace)):
        raise ValueError(f"not only {', '.join(get_args(HeirsPace))}")
    return found


def _boolean(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError("not true or false")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > _TEXT_LIMIT or not value.isprintable():
        raise ValueError("not a short text")
    return value


def _text_or_none(value: object) -> str | None:
    return None if value is None else _text(value)


def _number(low: float, high: float) -> Callable[[object], float]:
    def read(value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
            raise ValueError(f"not a number from {low} to {high}")
        return float(value)

    return read


def _one_of(*choices: str) -> Callable[[object], str]:
    def read(value: object) -> str:
        if value not in choices or not isinstance(value, str):
            raise ValueError(f"not one of {', '.join(choices)}")
        return value

    return read


def _size(value: object) -> tuple[int, int]:
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise ValueError("not a width and a height")
    low, high = _WINDOW_LIMITS
    for side in value:
        if isinstance(side, bool) or not isinstance(side, int) or not low <= side <= high:
            raise ValueError("not a width and a height")
    return value[0], value[1]


def _texts(value: object) -> dict[str, str]:
    if not isinstance(value, Mapping):
        raise ValueError("not an object of texts")
    return {_text(name): _text(key) for name, key in value.items()}


def _object(value: object) -> dict[str, Any]:
    return _object_or_none(value) or {}


def _object_or_none(value: object) -> dict[str, Any] | None:
    if value is not None and not isinstance(value, Mapping):
        raise ValueError("not an object")
    return None if value is None else dict(value)


_READERS: Mapping[str, Callable[[object], object]] = {
    "language": _text_or_none,
    "rules_language": _text_or_none,
    "text_size": _number(1.0, 2.0),
    "fullscreen": _boolean,
    "window_size": _size,
    "animation_speed": _one_of(*get_args(AnimationSpeed)),
    "reduced_motion": _boolean,
    "risk_figures": _boolean,
    "card_worth": _boolean,
    "master": _number(0.0, 1.0),
    "effects": _number(0.0, 1.0),
    "ambience": _number(0.0, 1.0),
    "music": _number(0.0, 1.0),
    "muted": _boolean,
    "hand_over": _boolean,
    "cut_deck": _boolean,
    "confirm_pass": _boolean,
    "hints": _boolean,
    "look_again": _one_of(*get_args(LookAgain)),
    "heirs_pace": _one_of(*get_args(HeirsPace)),
    "paces": _paces,
    "round_stops": _one_of(*get_args(StopKind)),
    "speech_detail": _one_of(*get_args(SpeechDetail)),
    "seat_pads": _boolean,
    "rumble": _boolean,
    "screen_letters": _boolean,
    "captions": _boolean,
    "contrast": _boolean,
    "legible": _boolean,
    "house_colours": _texts,
    "tap_to_peek": _boolean,
    "hold_time": _one_of(*get_args(HoldTime)),
    "key_repeat": _one_of(*get_args(KeyRepeat)),
    "voice": _boolean,
    "voice_rate": _number(0.0, 1.0),
    "keys": _texts,
    "last_setup": _object_or_none,
    "coach": _boolean,
    "learning": _object_or_none,
    "riddles": _object_or_none,
    "rules_place": _text,
    "found_levels": _object,
}


class SettingsFile:
    """The settings now, and the file that remembers them. Keys it does not know are kept as they are."""

    def __init__(self, path: Path) -> None:
        """Reads `path`; never raises.

        A file that is no settings file is renamed to `.broken-…`, and its backup or the defaults are taken.
        A value that a setting cannot have becomes its default. Both are logged.
        """
        self._path = path
        self._failing = False
        raw = self._read(path)
        if raw is None:
            raw = self._read(path.with_name(path.name + ".bak")) or {}
        self._foreign = {name: value for name, value in raw.items() if name not in _READERS}
        self._settings = _settings_from(raw)

    @property
    def settings(self) -> Settings:
        """The settings now."""
        return self._settings

    def change(self, settings: Settings) -> SaveTrouble | None:
        """Take over `settings` at once and remember them.

        Returns what kept them from being remembered, but only the first time in a row, so that the player is
        told once.
        """
        if settings == self._settings:
            return None
        self._settings = settings
        values = settings._asdict()
        try:
            write_atomically(self._path, encode_json({**self._foreign, **values}, indent=1), keep_backup=True)
        except SaveTrouble as trouble:
            log.warning("settings not saved: %s", trouble)
            told, self._failing = self._failing, True
            return None if told else trouble
        self._failing = False
        return None

    def _read(self, path: Path) -> dict[str, Any] | None:
        """The raw object; {} where there is no file yet, None where it cannot be understood."""
        try:
            return parse_object(read_limited(path, _SIZE_LIMIT))
        except FileNotFoundError:
            return {}
        except OSError as error:
            log.warning("settings not read: %s", error)
            return {}
        except (FileTooLarge, NotJson) as error:
            log.warning("settings not understood: %s; kept as %r", error, keep_aside(path))
            return None


def _settings_from(raw: Mapping[str, object]) -> Settings:
    values: dict[str, Any] = {}
    for name, read in _READERS.items():
        if name in raw:
            try:
                values[name] = read(raw[name])
            except ValueError as error:
                log.warning("setting %s: %s; the default is taken", name, error)
    return Settings(**values)
