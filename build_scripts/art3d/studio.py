"""Renders one picture of the catalogue: `python -m art3d.studio NAME FILE.webp`, run by build_scripts/art.py."""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path

from art3d import film
from art3d.catalogue import pictures


def main(name: str, target: Path) -> None:
    """Builds, renders and develops the picture and writes it."""
    picture = pictures()[name]
    scene = importlib.import_module(f"art3d.{picture.scene}")
    scene.build(*picture.arguments)
    light = film.shoot(*picture.size, picture.samples, picture.alpha)
    if hasattr(scene, "develop"):
        result = scene.develop(light, *picture.arguments)
    else:
        result = film.cut_out(light) if picture.alpha else film.opaque(light)
    target.parent.mkdir(parents=True, exist_ok=True)
    result.save(target, quality=picture.quality, method=6)
    times = os.times()
    print(f"cpu {times.user + times.system:.0f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
