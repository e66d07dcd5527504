"""RULES.md and PROTOCOL.md beside the code say what the code does."""

from __future__ import annotations

import re
from pathlib import Path

from crypt_game import rules
from crypt_game.rules import ALL_CARDS, codec
from crypt_game.rules.codec.write import NOT_SENT

FOLDER = Path(rules.__file__).parent
RULES = (FOLDER / "RULES.md").read_text(encoding="utf-8")
PROTOCOL = (FOLDER / "PROTOCOL.md").read_text(encoding="utf-8")


def test_every_event_is_documented_with_its_keys() -> None:
    rows = re.findall(r"^\| `([a-z_]+)` \| ([^|]*) \|", PROTOCOL, re.MULTILINE)
    documented = {name: re.findall(r"`([a-z_]+)`", keys) for name, keys in rows}
    written = {
        codec.event_name(kind): list(kind.__match_args__)
        for kind in codec.EVENT_KINDS
        if kind not in NOT_SENT
    }
    assert documented == written


def test_every_paragraph_of_play_is_cited_by_code_or_tests() -> None:
    """§10 and §11 are the words' business."""
    paragraphs = set(re.findall(r"^§(\d\.\d+)", RULES, re.MULTILINE))
    sources = [*FOLDER.rglob("*.py"), *Path(__file__).parent.glob("*.py")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    cited = set(re.findall(r"§(\d\.\d+)", text))
    for name in re.findall(r"def test_((?:\d_\d+_)+)", text):
        cited |= {".".join(pair) for pair in re.findall(r"(\d)_(\d+)", name)}
    for first, last in re.findall(r"§(\d\.\d+)–§(\d\.\d+)", text):
        section = first.split(".")[0]
        numbers = range(int(first.split(".")[1]), int(last.split(".")[1]) + 1)
        cited |= {f"{section}.{number}" for number in numbers}
    assert sorted(paragraphs - cited) == []


def test_the_documents_name_no_card_that_does_not_exist() -> None:
    named = set(
        re.findall(r"\b(?:idol|jewelry|manuscript|pottery|remains|tapestry)-\d-\w+(?:-b)?\b", PROTOCOL)
    )
    assert named <= {card.name for card in ALL_CARDS}
