"""What translate.py says of a language folder."""

from __future__ import annotations

from pathlib import Path

import pytest
import translator
from translator import LOCALE, Fault, faults, read, summary

ENGLISH = """\
term-collector = Collector
ask = Pay the Collector?
quit = Quit the game
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
bold = A <b>bold</b> word
named = { $name } wins
"""


def looked_at(tmp_path: Path, language: str, words: str) -> list[Fault]:
    for name, text in (("en", ENGLISH), (language, words)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "all.ftl").write_text(text, encoding="utf-8")
    return list(faults(language, tmp_path / language, read(tmp_path / "en")[0]))


WHOLE = """\
term-collector = Verzamelaar
ask = De Verzamelaar betalen?
quit = Stoppen
cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 }
bold = Een <b>vet</b> woord
named = { $name } wint
"""


def test_a_whole_language_has_no_faults(tmp_path: Path) -> None:
    assert looked_at(tmp_path, "nl", WHOLE) == []


@pytest.mark.parametrize(
    ("whole", "changed", "kind", "key"),
    [
        ("quit = Stoppen\n", "", "missing", "quit"),
        ("quit = Stoppen", "quit = Quit the game", "unchanged", "quit"),
        ("quit = Stoppen", "quit = { broken", "broken", "quit"),
        ("{ $name } wint", "{ $name } wint { $van }", "broken", "named"),
        ("{ $name } wint", "er wint iemand", "unsaid", "named"),
        ("<b>vet</b>", "vet", "broken", "bold"),
        ("De Verzamelaar betalen", "De koper betalen", "term", "ask"),
        ("quit = Stoppen", f"quit = {'Stoppen en weggaan ' * 3}", "long", "quit"),
        ("quit = Stoppen", "quit = 停止", "letter", "quit"),
        ("quit = Stoppen", "quit = Stoppen\nextra = Meer", "unknown", "extra"),
    ],
)
def test_each_fault_is_named(tmp_path: Path, whole: str, changed: str, kind: str, key: str) -> None:
    found = looked_at(tmp_path, "nl", WHOLE.replace(whole, changed))
    assert [(fault.kind, fault.key) for fault in found] == [(kind, key)]


def test_a_text_may_be_meant_to_be_the_english_one(tmp_path: Path) -> None:
    same = WHOLE.replace("quit = Stoppen", f"# {translator.AS_IN_ENGLISH}\nquit = Quit the game")
    assert looked_at(tmp_path, "nl", same) == []


@pytest.mark.parametrize(
    ("english", "names"),
    [
        ("Collector", True),
        ("A Collector pays.", True),
        ("Pay: <b>Collector</b>", True),
        ("Collector pays.", False),
        ("It is over. Collector!", False),
        ("Two Collectors", False),
    ],
)
def test_a_term_is_missed_only_where_the_capital_makes_it_one(
    tmp_path: Path, english: str, names: bool
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "nl").mkdir()
    (tmp_path / "en" / "all.ftl").write_text(f"term-collector = Collector\nask = {english}\n")
    marked = "<b>Koper</b>" if "<b>" in english else "Koper"
    (tmp_path / "nl" / "all.ftl").write_text(f"term-collector = Verzamelaar\nask = {marked}\n")
    found = faults("nl", tmp_path / "nl", read(tmp_path / "en")[0])
    assert [fault.kind for fault in found] == (["term"] if names else [])


def test_plural_forms_are_those_of_the_language(tmp_path: Path) -> None:
    (fault,) = (fault for fault in looked_at(tmp_path, "pl", WHOLE) if fault.kind == "plural")
    assert fault.key == "cards"
    assert "[few], [many]" in fault.words


def test_the_last_line_tells_the_share() -> None:
    found = [Fault("missing", "", "a", ""), Fault("long", "", "b", "")]
    assert summary("nl", found, 10) == "nl: 90 % of 10 messages; 1 missing, 1 long"


@pytest.mark.parametrize("language", ["de", "fr"])
def test_our_own_languages_lack_nothing(language: str) -> None:
    found = faults(language, LOCALE / language, read(LOCALE / "en")[0])
    kinds = ("missing", "broken", "plural", "unknown")
    assert [str(fault) for fault in found if fault.kind in kinds] == []


def test_a_language_that_is_not_there_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert translator.main(["zz"]) == 2
    assert "copy" in capsys.readouterr().out
