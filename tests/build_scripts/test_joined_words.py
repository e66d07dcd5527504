"""The words of a package stand in three files of each language, and say the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from bootstrap import ROOT
from joined_words import with_joined_words

from crypt_game.text.language_files import Entries, read_entries
from crypt_game.text.languages import available_languages

LANGUAGES = sorted(path.name for path in (ROOT / "locale").iterdir() if path.is_dir())


def packaged(tmp_path: Path) -> Path:
    """The locale folder of a package."""
    other = ("crypt_game/assets/words.ftl", str(ROOT / "README.md"), "DATA")
    files = [
        (f"crypt_game/locale/{path.relative_to(ROOT / 'locale')}", str(path), "DATA")
        for path in (ROOT / "locale").rglob("*")
        if path.is_file()
    ]
    made = with_joined_words([*files, other], tmp_path / "parts")
    assert other in made
    for place, path, _ in made:
        target = tmp_path / "package" / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(Path(path).read_bytes())
    return tmp_path / "package/crypt_game/locale"


def sources(entries: Entries) -> dict[str, str]:
    """All messages by their keys, without the comments that follow them."""
    return {key: re.sub(r"^#.*\n?", "", entries[key].source, flags=re.MULTILINE).strip() for key in entries}


@pytest.mark.parametrize("rulebook", [False, True])
def test_every_message_is_there_once(tmp_path: Path, rulebook: bool) -> None:
    locale = packaged(tmp_path)
    assert available_languages(locale) == available_languages(ROOT / "locale")
    for language in LANGUAGES:
        assert len(list((locale / language).iterdir())) == 3
        made = read_entries(locale / language, rulebook=rulebook)
        expected = read_entries(ROOT / "locale" / language, rulebook=rulebook)
        assert len(expected) > 10
        assert sources(made) == sources(expected)


def test_of_two_messages_of_one_key_the_first_file_has_its_say(tmp_path: Path) -> None:
    files = []
    for name in ("b", "a"):
        path = tmp_path / f"{name}.ftl"
        path.write_text(f"word = of {name}\n", encoding="utf-8")
        files.append((f"crypt_game/locale/xx/{name}.ftl", str(path), "DATA"))
    ((_, target, _),) = with_joined_words(files, tmp_path / "parts")
    assert read_entries(Path(target).parent, rulebook=False)["word"].source.strip() == "word = of a"
