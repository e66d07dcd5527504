"""Single pictures put down by name, in their own colours or in one."""

from __future__ import annotations

from pygame import Rect

from crypt_game.drawing.canvas.surfaces import STILL, DrawSurface, Point, Pose
from crypt_game.drawing.theme import Colour


def draw_sprite(
    canvas: DrawSurface,
    name: str,
    where: Rect | Point,
    height: float | None = None,
    *,
    tint: Colour | None = None,
    pose: Pose = STILL,
) -> Rect:
    """Draw a picture of assets/svg by its name (`"icon/flip"`), centred, `height` real pixels high.

    In a Rect without `height` it is made as large as fits. `tint` turns it into one flat colour.
    Returns where it lies. Raises UnknownSprite.
    """
    center: Point = where.center if isinstance(where, Rect) else where
    if height is None:
        if not isinstance(where, Rect):
            raise ValueError("a sprite at a point needs a height")
        wide, tall = canvas.picture_store.sprite_size(name, where.height)
        height = where.height if wide <= where.width else tall * where.width / wide
    pixels = max(1, round(height))
    art = canvas.picture_store.sprite(name, pixels)
    if tint is not None:
        art = canvas.tinted((name, pixels), art, tint)
    key = (name, pixels, tint)
    return canvas.posed(key, art, center, pose)
