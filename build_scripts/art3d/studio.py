"""Renders one picture of the catalogue: `python -m art3d.studio NAME FILE.webp`, run by build_scripts/art.py."""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path

from art3d import film
from art3d.catalogue import Picture, pictures


def main(name: str, target: Path) -> None:
    """Makes the picture and writes it."""
    picture = pictures()[name]
    scene = importlib.import_module(f"art3d.{picture.scene}")
    result = scene.paint(picture.size) if hasattr(scene, "paint") else render(scene, picture)
    if result.size == picture.size:
        result = result.crop(picture.box)
    target.parent.mkdir(parents=True, exist_ok=True)
    result.save(target, **picture.encoding)
    times = os.times()
    print(f"cpu {times.user + times.system:.0f}", flush=True)


def render(scene, picture: Picture):
    """Builds, renders and develops a scene."""
    scene.build(*picture.arguments)
    light = film.shoot(*picture.size, picture.samples, picture.alpha)
    if hasattr(scene, "develop"):
        return scene.develop(light, *picture.arguments)
    return film.cut_out(light) if picture.alpha else film.opaque(light)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
