"""The catalog: English behind every sentence, nouns in their cases, broken folders, a language added."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

from crypt_game.text import Catalog, Noun, available_languages
from crypt_game.text.language import Language
from crypt_game.text.language_files import read_entries
from crypt_game.text.plain_messages import PlainMessage, plain_message

from .conftest import Corpus


def write(folder: Path, language: str, text: str, file: str = "menu.ftl") -> None:
    (folder / language).mkdir(parents=True, exist_ok=True)
    (folder / language / file).write_text(text, encoding="utf-8")


ENGLISH = """
menu-play = Play
menu-quit = Quit
menu-dice = { $n ->
    [one] one die
   *[other] { $n } dice
}
"""
ESPERANTO = """
term-round = raŭndo
term-coins = { $count ->
    [one] unu monero
   *[other] { $count } moneroj
}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(tmp_path, "en", ENGLISH)
    write(tmp_path, "de", "menu-play = Spielen\n")
    return tmp_path


def test_says_what_the_language_says(folder: Path) -> None:
    assert Catalog.load("de", folder).say("menu-play") == "Spielen"


def test_a_missing_sentence_comes_from_english_and_is_named_in_the_log_once(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    catalog = Catalog.load("de", folder)
    assert catalog.say("menu-quit") == "Quit"
    assert catalog.say("menu-quit") == "Quit"
    assert caplog.messages == ["de: no message menu-quit"]


def test_a_key_that_nobody_knows_is_said_as_it_is(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    catalog = Catalog.load("de", folder)
    assert catalog.say("menu-nonsense") == "menu-nonsense"
    assert not catalog.has("menu-nonsense")
    assert any("menu-nonsense" in message for message in caplog.messages)


def test_a_language_without_folder_is_all_english(folder: Path) -> None:
    catalog = Catalog.load("xx", folder)
    assert (catalog.language, catalog.say("menu-play")) == ("xx", "Play")


def test_numbers_choose_the_plural_form(folder: Path) -> None:
    catalog = Catalog.load("en", folder)
    assert [catalog.say("menu-dice", n=n) for n in (0, 1, 2)] == ["0 dice", "one die", "2 dice"]


@pytest.mark.parametrize(
    "broken",
    [
        "menu-play = { $n ->\n    [one] unfinished\n",
        "menu-play = { nothing-of-that-name }\n",
        "menu-play = { $missing }\n",
        'menu-play = { TERM("nothing") }\n',
        "menu-play = { UNKNOWN() }\n",
        "menu-play =\n",
        "menu-play = { menu-play }\n",
        "menu-play = " + "{" * 5000 + "\n",
        "menu-play\n   .title = only a title\n",
    ],
)
def test_a_broken_sentence_comes_from_english(
    folder: Path, broken: str, caplog: pytest.LogCaptureFixture
) -> None:
    write(folder, "de", "menu-quit = Ende\n" + broken)
    catalog = Catalog.load("de", folder)
    assert catalog.say("menu-play") == "Play"
    assert catalog.say("menu-quit") == "Ende"
    assert caplog.messages


def test_a_file_that_cannot_be_read_costs_only_its_own_sentences(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / "de" / "table.ftl").write_bytes(b"\xff\xfe\x00garbage")
    (folder / "de" / "huge.ftl").write_bytes(b"x" * (2 << 20))
    (folder / "de" / "folder.ftl").mkdir()
    catalog = Catalog.load("de", folder)
    assert catalog.say("menu-play") == "Spielen"
    assert (
        len([message for message in caplog.messages if "cannot be read" in message or "not read" in message])
        == 3
    )


def test_a_folder_whose_name_is_no_language_tag_still_speaks(folder: Path) -> None:
    write(folder, "klingon!", "menu-dice = { $n } mach\n")
    assert Catalog.load("klingon!", folder).say("menu-dice", n=3) == "3 mach"


def test_windows_line_ends_and_byte_order_marks_do_not_matter(folder: Path) -> None:
    (folder / "de" / "menu.ftl").write_bytes(
        "\ufeffmenu-play = Los\r\nmenu-dice = { $n }\r\n    Würfel\r\n".encode()
    )
    catalog = Catalog.load("de", folder)
    assert (catalog.say("menu-play"), catalog.say("menu-dice", n=2)) == ("Los", "2\nWürfel")


@pytest.mark.parametrize(
    ("language", "case", "said"),
    [
        ("en", "nom", "the Idol"),
        ("de", "dat", "dem Idol"),
        ("de", "gen", "des Idols"),
        ("fr", "de", "de l’Idole"),
    ],
)
def test_terms_are_inflected(locale_folder: Path, language: str, case: str, said: str) -> None:
    assert Catalog.load(language, locale_folder).say("term-idol", case=case) == said


def test_a_player_called_like_a_term_is_not_inflected(locale_folder: Path) -> None:
    catalog = Catalog.load("de", locale_folder)
    told = catalog.say(
        "event-pushed-out", seat="ghost", victim=Noun("ghost"), you="no", card=Noun("idol"), dice="5"
    )
    assert told == "ghost wirft den Geist raus: 5 auf dem Idol."


def test_what_was_said_of_a_name_is_not_said_of_the_term_that_is_spelt_like_it(locale_folder: Path) -> None:
    catalog = Catalog.load("de", locale_folder)
    name = catalog.say("event-discarded", card="idol")
    term = catalog.say("event-discarded", card=Noun("idol"))
    assert "idol" in name
    assert "Idol" in term
    assert catalog.say("event-discarded", card="idol") == name


def test_numbers_are_written_as_the_language_writes_them(locale_folder: Path) -> None:
    assert Catalog.load("de", locale_folder).say("term-coins", count=1234) == "1.234\u00a0Coins"
    assert Catalog.load("fr", locale_folder).say("term-coins", count=0) == "0\u00a0Pièce"


def test_nothing_isolates_what_is_put_in(catalog: Catalog) -> None:
    told = catalog.say("event-scored", seat="Béa", you="no", count=7)
    assert not {"\u2068", "\u2069"} & set(told)


def test_simple_sentences_need_no_fluent(locale_folder: Path) -> None:
    """The first menu is drawn before Fluent and Babel are imported: they cost more than the rest."""
    program = """
import pathlib, sys
from crypt_game.text import Catalog
catalog = Catalog.load("fr", pathlib.Path(sys.argv[1]))
assert catalog.say("term-game-end") == "Fin de partie"
assert catalog.say("event-ghost-first", strength=6) == "Le 6 passe en premier"
assert catalog.say("menu-table", mode="standard", heirs=3) == "3\\xa0joueurs"
assert catalog.say("players-squire", count=1, case="acc") == "un Écuyer"
assert not {"fluent.runtime", "babel", "pygame"} & set(sys.modules)
"""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", program, str(locale_folder)], check=True, env=environment)


def test_what_needs_no_fluent_is_what_fluent_would_say(corpus: Corpus, locale_folder: Path) -> None:
    for language in corpus.messages:
        entries = {
            **read_entries(locale_folder / language, rulebook=False),
            **read_entries(locale_folder / language, rulebook=True),
        }
        found = {key: plain_message(entry.source) for key, entry in entries.items()}
        simple = {key: message for key, message in found.items() if message is not None}
        assert len(simple) > len(entries) * 0.6
        bundle = FluentBundle([language], use_isolating=False)
        for key, message in simple.items():
            bundle.add_resource(FluentResource(entries[key].source))
            pattern = bundle.get_message(key).value
            assert pattern is not None
            values = _values_of(message)
            for chosen in product(*values.values()):
                args = dict(zip(values, chosen, strict=True))
                said = message.said(args)
                assert said is None or bundle.format_pattern(pattern, args) == (said, []), (key, args)


def _values_of(message: PlainMessage) -> dict[str, list[str | int]]:
    """What to try for each variable of a message: every variant of its choices, and what none is for."""
    values: dict[str, list[str | int]] = {name: ["<b>x</b>", 3] for name in message.parts[1::2]}
    if message.choice is not None:
        values[message.choice.variable] = [0, 1, 7, "1", "neither", "other", "one"]
        for key, variant in message.choice.variants.items():
            values[message.choice.variable].append(int(key) if key.isdecimal() else key)
            values |= {name: each for name, each in _values_of(variant).items() if name not in values}
    return values


@pytest.mark.parametrize(
    "source",
    [
        "key = { $n ->\n    [1] one\n}",
        "key = { $n ->\n    [a] A\n   *[b] B\n} and more",
        "key = { $n ->\n    [a] A\n      goes on\n   *[b] B\n}",
        "key = { NOUN($n) } { $n ->\n    [a] A\n   *[b] B\n}",
        "key = { $n ->\n    [a] { NOUN($n) }\n   *[b] B\n}",
        "key = { $n ->\n    [a] A\n    [a] AA\n   *[b] B\n}",
        "key = { $n ->\n    [a]\n   *[b] B\n}",
        "key = { $n ->\n    [a] A\n   *[b] B",
    ],
)
def test_a_choice_of_another_form_is_left_to_fluent(source: str) -> None:
    message = plain_message(source)
    assert message is None or message.said({"n": "a"}) is None


@pytest.mark.parametrize("number", [1, 2, "one", 1.5, -1])
def test_plural_rules_are_left_to_fluent(number: float | str) -> None:
    exact = plain_message("key = { $n ->\n    [1] one\n   *[other] more\n}")
    ruled = plain_message("key = { $n ->\n    [one] one\n   *[other] more\n}")
    assert exact is not None
    assert exact.said({"n": number}) == ("one" if number == 1 else "more" if number == 2 else None)
    assert ruled is not None
    assert ruled.said({"n": number}) == ("one" if number == "one" else None)


@pytest.mark.parametrize("number", [-1, 1000, 12345, 0.5])
def test_numbers_that_languages_write_their_own_way_go_through_fluent(folder: Path, number: float) -> None:
    write(folder, "de", "menu-number = { $n }.\n", "number.ftl")
    said = Catalog.load("de", folder).say("menu-number", n=number)
    assert said == {-1: "-1.", 1000: "1.000.", 12345: "12.345.", 0.5: "0,5."}[number]


def test_a_language_is_added_by_adding_one_folder(locale_folder: Path, tmp_path: Path) -> None:
    for language in ("en", "de"):
        (tmp_path / language).symlink_to(locale_folder / language)
    write(tmp_path, "eo", "meta-name = Esperanto\n", "meta.ftl")
    write(tmp_path, "eo", ESPERANTO, "terms.ftl")
    assert available_languages(tmp_path) == {"en": "English", "de": "Deutsch", "eo": "Esperanto"}
    catalog = Catalog.load("eo", tmp_path)
    assert catalog.say("term-round") == "raŭndo"
    assert catalog.say("term-coins", count=1) == "unu monero"
    assert catalog.say("term-turn") == "turn"
    assert catalog.rulebook().section("story").title == "The story"


def test_the_log_says_where_a_broken_sentence_stands(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    write(folder, "de", "# a comment\n\nmenu-play = { $n ->\n")
    Catalog.load("de", folder).say("menu-play")
    assert "de/menu.ftl:3" in caplog.text


SHARDS = [*'ab-=$ {}[]*.#\n"<>|1é\u202e\x00', "menu-play", " ->", "NOUN(", "{ $n ->\n   *[other] "]


@given(st.lists(st.sampled_from(SHARDS), max_size=60).map("".join))
def test_no_file_can_make_it_raise(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    folder = tmp_path_factory.mktemp("locale")
    write(folder, "en", ENGLISH)
    write(folder, "de", "menu-play = " + text)
    catalog = Catalog.load("de", folder)
    for key in ("menu-play", "menu-dice", "a", "ab", "-a"):
        assert isinstance(catalog.say(key, n=1), str)
    assert list(available_languages(folder)) == ["en"]


def test_what_was_prepared_is_not_parsed_when_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    language = Language("de", Path(__file__).parents[2] / "locale" / "de")
    language.prepare()
    monkeypatch.setattr("fluent.runtime.FluentResource", None)
    inflected = [entry for entry in language._entries.values() if plain_message(entry.source) is None]
    assert len(inflected) > 100
    for entry in inflected:
        language._hand_to_bundle(entry)
