"""Names of packages that are imported late: each is there, and no other is."""

from __future__ import annotations

from importlib import import_module

import pytest

PACKAGES = (
    "crypt_game.controls.widgets",
    "crypt_game.drawing.canvas",
    "crypt_game.drawing.motion",
    "crypt_game.sound",
)


@pytest.mark.parametrize("package", PACKAGES)
def test_all_that_a_package_offers_is_there(package: str) -> None:
    module = import_module(package)
    assert "__getattr__" in vars(module)
    for name in module.__all__:
        assert getattr(module, name) is not None
    with pytest.raises(AttributeError, match="nothing_of_ours"):
        _ = module.nothing_of_ours
