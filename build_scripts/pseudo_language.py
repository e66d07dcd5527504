"""Makes a made-up language out of English, a third longer and full of accents, to see that scenes have room.

``python build_scripts/pseudo_language.py locale/xx`` (in the developer's environment), then choose "Pséudo"
in the settings.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

ENGLISH = Path(__file__).parents[1] / "locale" / "en"
LONGER = str.maketrans(
    {vowel: accented + vowel for vowel, accented in zip("aeiouyAEIOUY", "àéîôüýÀÉÎÔÜÝ", strict=True)}
)
_MARK = re.compile(r"(<[^>]*>)")


def longer(text: str) -> str:
    """The text with every vowel doubled, its marks untouched: about a third longer and still readable."""
    return "".join(part if _MARK.fullmatch(part) else part.translate(LONGER) for part in _MARK.split(text))


class _Stretch(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the visitor's naming
        node.value = longer(node.value)
        return node


def write_pseudo_language(folder: Path, english: Path = ENGLISH) -> None:
    """Write the made-up language as one locale folder, file by file; the folder is created if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    for source in sorted(english.glob("*.ftl")):
        resource = FluentParser().parse(source.read_text(encoding="utf-8"))
        _Stretch().visit(resource)
        (folder / source.name).write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    (folder / "meta.ftl").write_text("meta-name = Pséudo\n", encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Write a made-up, longer language.")
    parser.add_argument("folder", type=Path, help="the locale folder to write, such as locale/xx")
    write_pseudo_language(parser.parse_args(sys.argv[1:]).folder)
