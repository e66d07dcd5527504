"""How things move: easings, tweens and the one timeline that plays them.

Knows nothing of cards, scenes or the rules.
"""

from typing import TYPE_CHECKING

from crypt_game.drawing.motion.easing import (
    Easing,
    in_out_cubic,
    in_out_sine,
    in_quad,
    linear,
    out_back,
    out_cubic,
    out_quad,
    out_quint,
)
from crypt_game.late_names import late_names

if TYPE_CHECKING:
    from crypt_game.drawing.motion.timeline import Animation, Motion, Timeline, wait
else:
    __getattr__ = late_names(__name__, {"timeline": ["Animation", "Motion", "Timeline", "wait"]})

__all__ = [
    "Animation",
    "Easing",
    "Motion",
    "Timeline",
    "in_out_cubic",
    "in_out_sine",
    "in_quad",
    "linear",
    "out_back",
    "out_cubic",
    "out_quad",
    "out_quint",
    "wait",
]
