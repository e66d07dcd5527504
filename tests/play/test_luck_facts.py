"""What is told of a game's luck: its seal and nothing else while it runs, all that was sealed afterwards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from crypt_game.match.luck_source import LuckSource, OpenLuck, SealedLuck
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.play.luck_facts import facts_of, known_while_running
from crypt_game.rules import GameSetup, Mode
from crypt_game.text.language import Argument

SETUP = GameSetup(Mode.STANDARD, 3)
SALT = "0123456789abcdef0123456789abcdef"
SEALED = SealedLuck(0xC0FFEE, SALT, "owl")


def say(key: str, /, **args: Argument) -> str:
    return key.removeprefix("fairness-")


def begun(luck: LuckSource | None) -> Match:
    people = [Player(f"{n}", HOUSES[n], Title.DUKE) for n in range(3)]
    plan = Plan.seated(SETUP, people)
    match = Match(plan, 7) if luck is None else Match(plan, luck.game(SETUP).seed, extra=luck.extra())
    match.begin()
    return match


def test_a_running_game_shows_its_seal_in_groups_that_people_can_compare() -> None:
    [seal] = known_while_running(begun(SEALED), say)
    assert (seal.key, seal.caption, seal.value) == ("seal", "seal", SEALED.seal)
    groups = seal.shown.split(" ")
    assert "".join(groups) == SEALED.seal
    assert {len(group) for group in groups} == {8}


def test_all_that_was_sealed_is_told_afterwards() -> None:
    match = begun(SEALED)
    code, seal, secret, word = facts_of(match.record, say)
    assert (code.key, code.caption) == ("code", "code")
    assert (seal.key, seal.caption, seal.value) == ("seal", "seal", SEALED.seal)
    assert "".join(seal.shown.split(" ")) == SEALED.seal
    assert (secret.key, secret.caption, secret.value) == ("secret", "secret", f"c0ffee.{SALT}")
    assert secret.shown == f"c0ffee. {SALT}"
    assert word == ("word", "word", "owl", "owl")


def test_a_deck_that_nobody_cut_has_no_word() -> None:
    facts = facts_of(begun(replace(SEALED, word="")).record, say)
    assert [fact.key for fact in facts] == ["code", "seal", "secret"]


def test_an_open_code_is_all_there_is_to_a_game_begun_from_one() -> None:
    code = facts_of(begun(SEALED).record, say)[0].shown
    match = begun(OpenLuck(code.replace("-", "")))
    for facts in (known_while_running(match, say), facts_of(match.record, say)):
        assert [(fact.key, fact.caption) for fact in facts] == [("code", "code")]
        assert facts[0].shown == match.open_code


def test_of_an_old_game_the_seed_is_told() -> None:
    code, seal, seed = facts_of(begun(None).record, say)
    assert (code.key, seal.key) == ("code", "seal")
    assert seal.shown.replace(" ", "") == seal.value
    assert seed == ("seed", "seed", "7", "")


@pytest.mark.parametrize("extra", [{"luck": 1}, {"luck": {"from": "nowhere"}}])
def test_where_the_source_makes_no_sense_the_seed_is_all_that_is_told(extra: dict[str, object]) -> None:
    record = replace(begun(SEALED).record, extra=extra)
    assert [(fact.key, fact.caption, fact.shown) for fact in facts_of(record, say)] == [
        ("seed", "seed", str(record.seed))
    ]


def test_a_record_without_a_seed_tells_nothing() -> None:
    assert facts_of(replace(begun(SEALED).record, seed=None), say) == []
