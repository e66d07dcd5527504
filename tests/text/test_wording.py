"""Every sentence keeps to the glossary, to the typography of its language and to the fonts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from .conftest import Corpus

FONTS = sorted((Path(__file__).parents[2] / "assets" / "fonts").glob("*.ttf"))

FORBIDDEN: dict[str, tuple[str, ...]] = {
    "en": (
        r"jewellery|jewels?|relics?|artifacts?|artefacts?|tapestry cards|vases?",
        r"first player|start player|blackout|lamps?",
        r"bids?|bidding|outbids?|bump(s|ed)?|evicts?|knock(s|ed)? (out|off)|kick(s|ed)? out",
        r"points?|gold|money|victory points",
        r"tired|spent dice|workers?|minions?|pawns?",
        r"open cards?|hidden side|face up cards?|face down cards?",
        r"phantoms?|spirits?|spectres?",
        r"moving pictures?|to be expected",
    ),
    "de": (
        r"Juwelen?|Reliquien?|Wandteppiche?|Vasen?|Keramik|Götzen?|Artefakte?",
        r"Startspieler|Licht aus|Lichter-aus|Fackelträger",
        r"verdräng(en|t)|vertreib(en|t)|hinauswerfen|hinausgeworfen|herauswerfen|herausgeworfen",
        r"Münzen?|Punkte?|Gold|Geld",
        r"ermüdet|verbraucht|Arbeiter|Figuren?",
        r"Krypta|Kiste|Box|Gespenst|Phantom",
        r"(?-i:(?<=[a-zäöüß,] )(?:Sie|Ihnen))",
        r"Anstrengung|Einsatzwert|Kraftwert",
        r"bewegte\w* Bild\w*",
    ),
    "fr": (
        r"joyaux?|parchemins?|vases?|tentures?|artefacts?|ossements?",
        r"premier joueur|lumières? éteintes?|torche du leader",
        r"expuls\w+|délog\w+|chass\w+|éject\w+",
        r"points?|or|argent",
        r"fatigués?|ouvriers?|pions?",
        r"tombeau|caisse|boite|spectres?|esprits?",
        r"tu|ton|ta|tes|toi",
        r"jets?|images? animées?",
        r"face visibles|faces cachées|cartes cachées",
    ),
}
"""Words that stand for a term of the glossary but are not it, and the wrong way to speak to the player."""


@pytest.mark.parametrize("language", list(FORBIDDEN))
def test_terms_are_those_of_the_glossary(language: str, corpus: Corpus) -> None:
    wrong = re.compile(r"\b(?:" + "|".join(FORBIDDEN[language]) + r")\b", re.IGNORECASE)
    found = {
        f"{message.file}: {message.key}: {match[0]}"
        for message in corpus.messages[language].values()
        for sentence in message.sentences
        for match in wrong.finditer(sentence)
    }
    assert found == set()


def complaints(corpus: Corpus, language: str, wrong: str) -> list[str]:
    """Every sentence of a language in which the pattern is found."""
    return [
        f"{message.file}: {message.key}: {sentence}"
        for message in corpus.messages[language].values()
        for sentence in message.sentences
        if re.search(wrong, sentence)
    ]


@pytest.mark.parametrize("language", list(FORBIDDEN))
def test_quotes_apostrophes_and_dashes_are_typographic(language: str, corpus: Corpus) -> None:
    assert complaints(corpus, language, r"[\"']|\.\.\.| - |  ") == []


def test_french_high_punctuation_follows_a_no_break_space(corpus: Corpus) -> None:
    assert complaints(corpus, "fr", r"[^\s\u00a0:;!?%][:;!?%](?!//)") == []
    assert complaints(corpus, "fr", r" [:;!?%»]|« |[„“”]") == []


def test_german_quotes_are_low_then_high(corpus: Corpus) -> None:
    assert complaints(corpus, "de", r"[”«»]|\d%| [:;!?%]") == []
    assert complaints(corpus, "de", r"^(?![^„“]*(„[^„“]*“[^„“]*)*$)") == []


def test_english_quotes_are_double_and_paired(corpus: Corpus) -> None:
    assert complaints(corpus, "en", r"[„«»]| [:;!?%]") == []
    assert complaints(corpus, "en", r"^(?![^“”]*(“[^“”]*”[^“”]*)*$)") == []


@pytest.mark.skipif(not FONTS, reason="no fonts in assets/fonts")
@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.stem)
def test_every_character_is_in_the_fonts(font: Path, corpus: Corpus) -> None:
    known = TTFont(font).getBestCmap().keys() | {ord("\n")}
    missing = {
        f"U+{ord(letter):04X} {letter} in {message.language}/{message.file}: {message.key}"
        for message in corpus.every()
        for text in message.texts
        for letter in text
        if ord(letter) not in known
    }
    assert missing == set()
