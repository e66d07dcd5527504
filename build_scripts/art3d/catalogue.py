"""Every rendered picture of the game: its name, its scene, its size and how it is kept.

Read without Blender too (lists, tests), so nothing here imports it.
"""

from __future__ import annotations

import ast
import hashlib
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from art3d.collectors import COLLECTORS

FOLDER = Path(__file__).resolve().parent
PICTURES = FOLDER.parent.parent / "assets" / "pictures"
TREASURES = ("idol", "jewelry", "manuscript", "pottery", "remains", "tapestry")
MOODS = ("calm", "gloat", "wince", "blink")
VALUES = (4, 3, 2, 1)
HOUSES = ("tower", "moon", "star", "pine")
GHOST_DICE = ("ghost", "shade")
FRONT_SIZE = (492, 540)
BUST_SIZE = (440, 484)
BACK_SIZE = (360, 504)
GHOST_SIZE = (600, 660)
HAND_SIZE = (280, 462)
GHOSTS = ("ghost", "second_ghost")
DIE_SIZE = (200, 216)
TUMBLE_SIZE = (216, 216)
"""A tumbling or tilted die in a square that is a third higher than the die at rest."""
MEDAL_SIZE = (300, 300)
FRAME_SIZE = (480, 672)
DOOR_SIZE = (240, 264)
STAIR_SIZE = (960, 555)
FLAMES_SIZE = (576, 576)
"""18 frames of a flame."""
GROUNDS = {
    "antechamber": (960, 540),
    "archive": (960, 540),
    "throne": (1600, 900),
    "hand_over": (1600, 900),
}
"""Rooms that need fewer pixels."""
SMALL_GROUNDS = ("antechamber", "archive")
"""Those of them that are seen blurred behind panels, or small in a page."""
WHOLE = (0.0, 1.0)
EYES = (0.36, 0.53)
"""The rows of a bust that a blink changes."""
ALPHA_QUALITY = 60
MIST_ALPHA_QUALITY = 100
"""A soft edge as wide as a Ghost's shows every step that is left out."""
SMALL_GATE_SIZE = (1707, 961)
"""The gate in a window of 1280×720, in which the game first opens."""
ROOM_SIZE = (2560, 1440)
"""A room with more at every side than a 16:9 window shows; its middle 1920 × 1080 is always seen."""


@dataclass(frozen=True)
class Picture:
    """One picture. `scene` names a module here, whose `build(*arguments)` makes the scene.

    The module may also hold `develop(light, *arguments)`, which turns the rendered light into the picture; without
    it the picture is developed plainly, with alpha if `alpha` is set; or `paint(size)`, which makes it
    whole. `samples` go to each pixel, `quality` and `alpha_quality` to WebP;
    of the whole height only `rows` are kept (shares from the top).
    """

    name: str
    scene: str
    arguments: tuple[object, ...]
    size: tuple[int, int]
    samples: int = 7
    alpha: bool = False
    quality: int = 79
    rows: tuple[float, float] = WHOLE
    alpha_quality: int = ALPHA_QUALITY

    @property
    def file(self) -> Path:
        return PICTURES / f"{self.name}.webp"

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, right and foot of what is kept, in pixels."""
        top, foot = (round(self.size[1] * share) for share in self.rows)
        return 0, top, self.size[0], foot

    @property
    def encoding(self) -> dict[str, Any]:
        """How Pillow is to write the file."""
        return {"quality": self.quality, "alpha_quality": self.alpha_quality, "method": 6}

    @property
    def kept_size(self) -> tuple[int, int]:
        """The size of the file's picture."""
        _, top, width, foot = self.box
        return width, foot - top

    def script_hash(self) -> str:
        """Changes when the picture's entry or any code it is made by changes; comments and layout do not count."""
        digest = hashlib.sha256(repr((self.scene, self.arguments, self.size, self.alpha)).encode())
        if self.rows != WHOLE:
            digest.update(repr(self.rows).encode())
        for module in sorted(modules_behind(self.scene) | {"film"}):
            digest.update(_code(module).encode())
        return digest.hexdigest()[:16]


def _fronts() -> list[Picture]:
    return [
        Picture(
            f"fronts/{kind}-{value}{'-b' if second else ''}", kind, (value, second), FRONT_SIZE, quality=66
        )
        for second in (False, True)
        for value in VALUES
        for kind in TREASURES
    ]


def _heirs() -> list[Picture]:
    return [
        Picture(
            f"heirs/{house}_{title}-{mood}",
            "bust",
            (f"{house}_{title}", mood),
            BUST_SIZE,
            12,
            True,
            72,
            EYES if mood == "blink" else WHOLE,
        )
        for mood in MOODS
        for house in HOUSES
        for title in ("duke", "duchess")
    ]


def _backs() -> list[Picture]:
    return [Picture(f"backs/{kind}", "backs", (kind,), BACK_SIZE, 6, quality=78) for kind in TREASURES]


def _ghosts() -> list[Picture]:
    shown: list[tuple[str, str, str, tuple[int, int], int]] = []
    for name in GHOSTS:
        shown += [
            (name, name, "spirits", GHOST_SIZE, 8),
            (f"{name}-hand", name, "spirit_hand", HAND_SIZE, 8),
        ]
    return [
        Picture(f"ghosts/{label}", scene, (name,), size, samples, True, 78, alpha_quality=MIST_ALPHA_QUALITY)
        for label, name, scene, size, samples in shown
    ]


def _dice() -> list[Picture]:
    at_rest: list[tuple[str, tuple[object, ...]]] = [(str(face), (face,)) for face in range(1, 7)]
    moving: list[tuple[str, tuple[object, ...]]] = [(f"tumble-{n}", (1, str(n))) for n in range(1, 5)]
    moving += [(f"{face}-tilted", (face, "tilted")) for face in range(1, 7)]
    shown: list[tuple[str, str, tuple[object, ...], tuple[int, int]]] = [
        (house, *each, DIE_SIZE) for house in (*HOUSES, *GHOST_DICE) for each in at_rest
    ]
    shown += [(house, *each, TUMBLE_SIZE) for house in (*HOUSES, *GHOST_DICE) for each in moving]
    shown += [(house, "exhausted", ("exhausted",), DIE_SIZE) for house in HOUSES]
    return [
        Picture(
            f"dice/{house}-{label}",
            "dice",
            (house, *arguments),
            size,
            12,
            True,
            62 if size == TUMBLE_SIZE else 74,
        )
        for house, label, arguments, size in shown
    ]


def _collectors() -> list[Picture]:
    return [Picture(f"collectors/{name}", "medal", (name,), MEDAL_SIZE, 12, True, 72) for name in COLLECTORS]


def _table() -> list[Picture]:
    small = {"torch-lit": (200, 480), "torch-out": (200, 480), "box": (480, 400)}
    small |= {f"coin-{turn}": (160, 160) for turn in range(1, 5)}
    frames = [
        Picture(f"table/frame{'-gilt' if gilt else ''}", "frame", (gilt,), FRAME_SIZE, 8, True, 74)
        for gilt in (False, True)
    ]
    stairs = [
        Picture(f"table/stair{'-lit' if lit else ''}", "stair", (lit,), STAIR_SIZE, 8, True, 62)
        for lit in (False, True)
    ]
    props = [Picture(f"table/{name}", "props", (name,), size, 14, True, 86) for name, size in small.items()]
    return [*frames, *stairs, *props]


def _rooms() -> list[Picture]:
    return [
        Picture("rooms/vault", "vault", (True,), ROOM_SIZE, 6, quality=74),
        Picture("rooms/gate", "gate", ("back",), ROOM_SIZE, 6, quality=76, rows=(0.0, 0.8)),
        Picture("rooms/gate-front", "gate", ("front",), ROOM_SIZE, 6, True, 76, rows=(0.45, 1.0)),
        Picture("small/gate", "gate", ("back",), SMALL_GATE_SIZE, 6, quality=76, rows=(0.0, 0.8)),
        Picture("small/gate-front", "gate", ("front",), SMALL_GATE_SIZE, 6, True, 76, rows=(0.45, 1.0)),
        Picture("rooms/vault-unlit", "vault", (False,), ROOM_SIZE, 3, quality=78),
        *(
            Picture(
                f"rooms/{name}{'' if part == 'back' else '-front'}",
                name,
                (part,),
                size,
                5,
                part == "front",
                70 if name in SMALL_GROUNDS else 78,
            )
            for name, size in GROUNDS.items()
            for part in ("back", "front")
        ),
    ]


@cache
def pictures() -> dict[str, Picture]:
    """All pictures by name, the most needed first."""
    every = [*_fronts(), *_rooms(), *_heirs(), *_ghosts(), *_dice(), *_backs(), *_collectors(), *_table()]
    every.append(Picture("table/door", "door", (), DOOR_SIZE, 14, True, 84))
    every.append(Picture("light/flame", "flame", (), FLAMES_SIZE, 0, True, 80))
    return {picture.name: picture for picture in every}


@cache
def modules_behind(module: str) -> frozenset[str]:
    """This module and every other of this folder that it needs, however far behind."""
    found = {module}
    for node in ast.walk(ast.parse(_source(module))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            parent, _, child = node.module.partition(".")
            if parent == "art3d":
                found |= {child} if child else {alias.name for alias in node.names}
    return frozenset(found.union(*(modules_behind(other) for other in found - {module})))


def _source(module: str) -> str:
    return (FOLDER / f"{module}.py").read_text(encoding="utf-8")


@cache
def _code(module: str) -> str:
    """A module's code without what has no effect: comments, layout, docstrings, type hints of results."""
    tree = ast.parse(_source(module))
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            and ast.get_docstring(node) is not None
        ):
            node.body = node.body[1:]
    return ast.dump(tree)


def read_manifest() -> dict[str, dict[str, object]]:
    """What each picture was made by: the hash of its script and file, its samples and its CPU seconds."""
    path = PICTURES / "manifest.json"
    if not path.exists():
        return {}
    return dict(json.loads(path.read_text(encoding="utf-8")))


def write_manifest(entries: dict[str, dict[str, object]]) -> None:
    """Keeps the entries of known pictures, in the order of their names."""
    known = {name: entries[name] for name in sorted(entries) if name in pictures()}
    text = json.dumps(known, indent=1, sort_keys=True)
    (PICTURES / "manifest.json").write_text(text + "\n", encoding="utf-8")


def file_hash(path: Path) -> str:
    """What tells a changed picture file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]
