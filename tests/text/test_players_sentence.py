"""Who plays, in one sentence of each language."""

from __future__ import annotations

import pytest

from crypt_game.match.plan_draft import PlanDraft
from crypt_game.match.players import PlayerKind
from crypt_game.rules.terms import Mode
from crypt_game.text import Catalog
from crypt_game.text.players_sentence import players_sentence, remembered_players_sentence

from .conftest import LOCALE

PERSON, PAGE, SQUIRE, KNIGHT, REGENT = "person", "page", "squire", "knight", "regent"


@pytest.mark.parametrize(
    ("language", "mode", "minds", "sentence"),
    [
        ("en", "standard", [PERSON, SQUIRE, SQUIRE], "You against two Squires"),
        ("en", "standard", [PERSON, PAGE, KNIGHT, REGENT], "You against a Page, a Knight and a Regent"),
        ("en", "standard", [PERSON] * 4, "Four players at this screen"),
        ("en", "standard", [PERSON, KNIGHT, PERSON], "Two players against a Knight"),
        ("en", "standard", [PAGE, REGENT], "You watch: a Page and a Regent"),
        ("en", "solo", [PERSON], "You against the Ghost"),
        ("en", "twins", [PERSON, SQUIRE], "You and a Squire against two Ghosts"),
        ("en", "clash", [PERSON, *[SQUIRE] * 5], "House against house: you and five Squires"),
        ("de", "standard", [PERSON, SQUIRE, KNIGHT], "Du gegen einen Knappen und einen Ritter"),
        ("de", "solo", [PERSON], "Du gegen den Geist"),
        ("de", "twins", [PERSON, SQUIRE], "Du und ein Knappe gegen zwei Geister"),
        ("fr", "standard", [PERSON, PAGE, PAGE], "Vous contre deux Pages"),
        ("fr", "clash", [PERSON, *[REGENT] * 7], "Famille contre Famille\u00a0: vous et sept Régents"),
    ],
)
def test_who_plays(language: str, mode: str, minds: list[str], sentence: str) -> None:
    assert players_sentence(Catalog.load(language, LOCALE).say, mode, minds) == sentence


def test_a_remembered_set_up_tells_who_plays() -> None:
    say = Catalog.load("en", LOCALE).say
    draft = PlanDraft().with_mode(Mode.TWINS).with_heir(1, mind=PlayerKind.KNIGHT)
    assert remembered_players_sentence(say, draft.to_json()) == "You and a Knight against two Ghosts"
    assert remembered_players_sentence(say, None) == remembered_players_sentence(say, PlanDraft().to_json())


@pytest.mark.parametrize("spoiled", [{"playing": ["dragon"]}, {"playing": []}, {"playing": 3}, {"mode": 1}])
def test_a_set_up_that_does_not_tell_is_left_unsaid(spoiled: dict[str, object]) -> None:
    say = Catalog.load("en", LOCALE).say
    assert remembered_players_sentence(say, {**PlanDraft().to_json(), **spoiled}) == ""
    assert remembered_players_sentence(say, {"mode": "standard", "heirs": 3}) == ""
