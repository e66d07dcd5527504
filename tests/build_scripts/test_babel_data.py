"""A package knows the plural rules and number signs of every language, and little else of them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import babel
from babel_data import Entry, with_small_languages

DATA = Path(babel.__file__).parent / "locale-data"
OF_ALL = DATA.with_name("global.dat")
ASK = """
import pickle, sys
from pathlib import Path
from babel import core, localedata
localedata._dirname = sys.argv[1]
core._global_data = pickle.loads(Path(sys.argv[2]).read_bytes())
from fluent.runtime import FluentBundle, FluentResource
NUMBERS = {"pl": (1, 3, 5, 3.5), "nl": (1, 2, 2.5), "ar": (0, 1, 2, 3, 11), "de": (1, 1234.5)}
NUMBERS |= {"zh-TW": (1, 1234.5)}
FORMS = "".join(f" [{form}] {form}\\n" for form in ("zero", "one", "two", "few", "many"))
for language, numbers in NUMBERS.items():
    bundle = FluentBundle([language, language[:2], "en"], use_isolating=False)
    bundle.add_resource(FluentResource("a = { $n ->\\n" + FORMS + " *[other] other\\n }\\nb = { $n }"))
    for number in numbers:
        for key in "ab":
            text, errors = bundle.format_pattern(bundle.get_message(key).value, {"n": number})
            assert not errors, errors
            print(language, number, text)
"""


def files() -> list[Entry]:
    languages = [(f"babel/locale-data/{path.name}", str(path), "DATA") for path in sorted(DATA.glob("*.dat"))]
    return [*languages, ("babel/global.dat", str(OF_ALL), "DATA")]


def asked(folder: Path, of_all: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", ASK, str(folder), str(of_all)], capture_output=True, text=True, check=True
    )
    return done.stdout


def test_numbers_and_plurals_are_those_of_the_whole_data(tmp_path: Path) -> None:
    with_small_languages(files(), tmp_path)
    said = asked(tmp_path / "babel", tmp_path / "babel" / OF_ALL.name)
    assert said == asked(DATA, OF_ALL)
    assert "pl 3 few" in said
    assert "pl 3.5 3,5" in said


def test_the_data_is_small_and_other_files_stay_as_they_are(tmp_path: Path) -> None:
    other = ("crypt_game/locale/en/menu.ftl", "/somewhere/menu.ftl", "DATA")
    kept = with_small_languages([*files(), other], tmp_path)
    assert other in kept
    assert len(kept) > 200
    sizes = {place: Path(path).stat().st_size for place, path, _ in kept if place != other[0]}
    assert sizes.pop("babel/global.dat") < 350_000 < OF_ALL.stat().st_size
    assert sum(sizes.values()) < 200_000
    assert not any("fr_CA" in place for place, *_ in kept)
