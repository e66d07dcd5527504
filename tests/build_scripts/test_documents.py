"""What the documents promise: links that lead somewhere, paragraphs that code cites, words that code uses."""

import re
from pathlib import Path

import commit_subjects
import pytest

ROOT = Path(__file__).parent.parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
SOURCES = sorted(
    path for folder in ("src", "tests", "build_scripts") for path in (ROOT / folder).rglob("*.py")
)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_to_a_file_leads_to_one(document: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_every_paragraph_of_the_look_that_code_cites_is_there() -> None:
    look = (ROOT / "docs" / "VISUAL.md").read_text(encoding="utf-8")
    numbers = set(re.findall(r"^## §(\d+) ", look, re.MULTILINE))
    parts = set(re.findall(r"^### (.+)$", look, re.MULTILINE))
    for source in SOURCES:
        assert source.name == "test_documents.py" or not re.search(
            r"VISUAL(?! §\d|\.md)", source.read_text(encoding="utf-8")
        ), source
        for number, part in re.findall(
            r"VISUAL §(\d+)(?:, ([A-Z][\w ]+))?", source.read_text(encoding="utf-8")
        ):
            assert number in numbers, f"{source}: VISUAL §{number}"
            assert number != "11" or not part or part in parts, f"{source}: VISUAL §{number}, {part}"


def test_every_code_word_of_the_glossary_is_in_the_code() -> None:
    rows = re.findall(
        r"^\| `([^|]+)` \|", (ROOT / "docs" / "GLOSSARY.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    words = {word for row in rows for word in re.findall(r"[A-Za-z_]+", row)}
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES if "src" in path.parts)
    assert len(words) > 40
    assert sorted(word for word in words if not re.search(rf"\b{word}\b", code)) == []


@pytest.mark.parametrize(("column", "language"), [(1, "en"), (2, "de"), (3, "fr")])
def test_every_rulebook_word_of_the_glossary_is_a_term_of_its_language(column: int, language: str) -> None:
    terms = (ROOT / "locale" / language / "terms.ftl").read_text(encoding="utf-8")
    glossary = (ROOT / "docs" / "GLOSSARY.md").read_text(encoding="utf-8")
    game = glossary.partition("## The game")[2].partition("## Seats")[0]
    rows = [line.split("|")[1:] for line in game.splitlines() if line.startswith("| `")]
    words = [row[column].strip() for row in rows if row[column].strip()]
    assert len(words) >= 14
    assert [word for word in words if word not in terms] == []


@pytest.mark.parametrize("document", ["ARCHITECTURE", "PORTABILITY", "VISUAL"])
def test_every_source_file_that_a_document_names_exists(document: str) -> None:
    text = (ROOT / "docs" / f"{document}.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:\w+/)+\w+\.py)`", text)
    bases = (ROOT, ROOT / "src" / "crypt_game")
    assert [path for path in named if not any((base / path).exists() for base in bases)] == []


def test_every_file_that_the_guide_names_exists() -> None:
    guide = (ROOT / "docs" / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:src|tests|locale|build_scripts|assets|docs)/[\w./{},-]+)`", guide)
    assert len(named) > 15
    for path in named:
        first = re.sub(r"\{(\w+)[^}]*\}", r"\1", path)
        assert (ROOT / first).exists(), path


@pytest.mark.parametrize("subject", ["rules: a claim names its card", "ui.board: xy", "tests: " + 65 * "x"])
def test_a_subject_of_the_agreed_form_passes(subject: str) -> None:
    assert commit_subjects.fault(subject) is None


@pytest.mark.parametrize(
    "subject", ["tests: " + 66 * "x", "Fixed it", "rules:no space", "Rules: capital", "rules: a full stop."]
)
def test_any_other_subject_is_refused(subject: str) -> None:
    assert commit_subjects.fault(subject) is not None
