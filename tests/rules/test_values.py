"""The facts that the rules are written down in: equal by class and fields, fit for sets, never changed."""

from __future__ import annotations

import pickle

import pytest

from crypt_game.rules import Decline, Recover
from crypt_game.rules.events import Exhausted, IdolBonus
from crypt_game.rules.indices import PoolIndex, SeatIndex
from crypt_game.rules.values import value


def test_facts_are_equal_by_their_class_and_their_fields() -> None:
    one, same = Exhausted(PoolIndex(1), 2), Exhausted(PoolIndex(1), 2)
    assert one == same
    assert {one, same} == {one}
    assert one != Exhausted(PoolIndex(1), 3)
    others: list[object] = [IdolBonus(SeatIndex(1), 2), Recover(), Decline()]
    assert one not in others
    assert others.index(Decline()) == 2
    assert pickle.loads(pickle.dumps(one)) == one


def test_a_fact_holds_its_fields_and_nothing_else() -> None:
    with pytest.raises(AttributeError):
        Recover().why = "tired"  # type: ignore[attr-defined]


def test_type_checkers_are_told_that_facts_are_frozen() -> None:
    said = getattr(value, "__dataclass_transform__")  # noqa: B009 - unknown to mypy
    assert {**said["kwargs"], **said}["frozen_default"] is True  # Python 3.11 does not know the word yet
