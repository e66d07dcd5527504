"""The treasure that the rulebook counts is counted as the rules count it."""

from __future__ import annotations

from crypt_game.text import Catalog
from crypt_game.text.example_treasure import count_treasure, facts


def test_the_columns_pay_what_the_sides_a_say() -> None:
    bonuses = {column.type.value: column.bonus for column in count_treasure()}
    # Jewelry: the highest once more; Manuscripts: 4 each; three Pottery: 4; most Tapestry value: 5.
    assert bonuses == {"idol": 0, "jewelry": 3, "manuscript": 5, "pottery": 4, "remains": 0, "tapestry": 5}


def test_the_caption_tells_the_sum(catalog: Catalog) -> None:
    told = facts()
    assert told["total"] == told["values"] + told["bonuses"] + told["dice"]
    rows = [row[0] for row in catalog.rulebook().paragraph("picture-count").rows]
    for row, number in zip(rows, told.values(), strict=True):
        assert str(number) in row
