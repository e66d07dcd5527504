"""Every destination has something that opens it with just its fields."""

from __future__ import annotations

import inspect
from dataclasses import fields

import pytest

from crypt_game import destinations
from crypt_game.destinations import Destination
from crypt_game.ui import navigation

from .conftest import OpenApp

KINDS = [
    kind
    for kind in vars(destinations).values()
    if isinstance(kind, type) and issubclass(kind, Destination) and kind is not Destination
]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_destination_is_opened_with_its_fields(kind: type[Destination]) -> None:
    parameters = inspect.signature(navigation._OPENERS[kind]).parameters
    names = [entry.name for entry in fields(kind)]
    assert names == list(parameters)[1:]


def test_nothing_else_is_opened(open_app: OpenApp) -> None:
    with pytest.raises(KeyError):
        open_app().go_to(Destination())
