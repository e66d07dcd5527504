"""A finished game as one HTML file that plays in a browser without a network.

The page holds its style, its script, its pictures and its words; what happens is the list of `web_steps`.
Names and sentences go in as data or escaped, never as markup.
"""

from __future__ import annotations

import html
import json
from base64 import b64encode
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from crypt_game.drawing.house_colours import recoloured
from crypt_game.drawing.theme import HouseTones, Palette, hexed
from crypt_game.match.match import Match
from crypt_game.play.match_participants import called
from crypt_game.play.score_table import RowKind, ScoreRow, ScoreTable
from crypt_game.play.score_words import headline, verdict
from crypt_game.rules.terms import TREASURE_TYPES
from crypt_game.share.web_steps import page_steps
from crypt_game.text.catalog import Catalog
from crypt_game.text.participants import side_name

__all__ = ["web_replay"]

_WORDS: Final = (
    *("title", "first", "back", "play", "pause", "on", "last", "steps", "crypt", "heirs", "dice", "cards"),
    *("nothing", "deck", "box", "result", "keys", "script"),
)
"""What the page itself says, by the end of `web-…` in the locale."""
_PLACES: Final = {name: f"{{{name}}}" for name in ("count", "out", "cards")}
"""What the script puts in."""
_ROWS: Final = {
    RowKind.TREASURE: "scoring-treasure",
    RowKind.DICE: "scoring-dice",
    RowKind.CURSE: "scoring-curse",
    RowKind.TOTAL: "scoring-total",
    RowKind.TEAM: "scoring-team",
}


def web_replay(
    match: Match,
    words: Catalog,
    assets: Path,
    span: range | None = None,
    tones: Mapping[str, HouseTones] = Palette.HOUSES,
) -> bytes:
    """The page of a finished match, or of the steps of `span`, in UTF-8; below 1 MB. `tones` are the colours
    of the houses.

    Raises ValueError for a match that is not over, OSError where a file of `assets` is missing.
    """
    steps = page_steps(match, words.say, span)
    say = words.say
    names = [say("term-name", seat=called(person)) for person in match.plan.players]
    page_words = {word: say(f"web-{word}", **_PLACES) for word in _WORDS}
    data = {
        "steps": steps,
        "seats": [
            {"name": name, "house": person.house.value}
            for name, person in zip(names, match.plan.players, strict=True)
        ],
        "words": page_words,
        "round": [say("replay-round", round=number) for number in range(match.state.round + 1)],
        "count": [say("replay-step", step=number + 1, steps=len(steps)) for number in range(len(steps))],
        "types": {kind.value: say(f"term-type-{kind.value}") for kind in TREASURE_TYPES},
        "pictures": _pictures(assets, steps) | _badges(assets, tones),
        "leader": say("term-leader"),
        "lights_out": say("term-lights-out"),
    }
    web = assets / "web"
    page = (web / "replay.html").read_text(encoding="utf-8")
    filled = {
        "language": html.escape(words.language),
        "title": html.escape(f"{say('term-game')} · {', '.join(dict.fromkeys(names))}"),
        "style": (web / "replay.css").read_text(encoding="utf-8") + _house_style(tones),
        "result": _result(match, names, words),
        "told": _told(steps),
        # "</script>" in a name must not end the script that holds it.
        "data": json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c"),
        "script": (web / "replay.js").read_text(encoding="utf-8"),
        **{f"word-{word}": html.escape(said) for word, said in page_words.items()},
    }
    for name, text in filled.items():
        page = page.replace(f"@{name}@", text)
    return page.encode()


def _pictures(assets: Path, steps: Iterable[dict[str, Any]]) -> dict[str, str]:
    """The pictures that the steps show, as addresses that hold them: faces and signs of types."""
    shown = {
        tuple(card)
        for step in steps
        for place in step["crypt"]
        if place is not None
        for card in (place["card"], *place["below"])
    }
    fronts = assets / "pictures" / "fronts"
    files = {f"{kind}-{value}": fronts / f"{kind}-{value}.webp" for kind, value in shown}
    files |= {kind.value: assets / "svg" / "glyph" / f"{kind.value}.svg" for kind in TREASURE_TYPES}
    return {name: _address(file.suffix, file.read_bytes()) for name, file in sorted(files.items())}


def _badges(assets: Path, tones: Mapping[str, HouseTones]) -> dict[str, str]:
    """The signs of the houses in their colours."""
    files = {house: assets / "svg" / "badge" / f"{house}.svg" for house in tones}
    return {
        house: _address(file.suffix, recoloured(file.read_bytes(), Palette.HOUSES[house], tones[house]))
        for house, file in files.items()
    }


def _house_style(tones: Mapping[str, HouseTones]) -> str:
    """The rules that give the dice of each house their colours."""
    return "".join(
        f".{house} .die {{ background: {hexed(worn.base)}; color: {hexed(worn.charge)}; }}\n"
        for house, worn in tones.items()
    )


def _address(suffix: str, content: bytes) -> str:
    kind = {".webp": "image/webp", ".svg": "image/svg+xml"}[suffix]
    return f"data:{kind};base64,{b64encode(content).decode()}"


def _told(steps: Iterable[dict[str, Any]]) -> str:
    """All sentences as a list that can be read without the script."""
    rows = [" ".join(step["told"]) for step in steps]
    return "\n".join(
        f'<li value="{number}">{html.escape(row)}</li>' for number, row in enumerate(rows, 1) if row
    )


def _result(match: Match, names: list[str], words: Catalog) -> str:
    """The score sheet as a table; raises ValueError for a match that is not over."""
    if match.over is None:
        raise ValueError("a game that is not over has no result")
    table = ScoreTable.of(match, match.over)
    head = "".join(f'<th scope="col">{html.escape(names[seat])}</th>' for seat in table.seats)
    rows = "\n".join(
        f'<tr class="{row.kind.value}"><th scope="row">{html.escape(_row_name(row, match, words))}</th>'
        + "".join(f"<td>{value}</td>" for value in row.values)
        + "</tr>"
        for row in table.rows
    )
    lines = (headline(match, table, words.say), verdict(match, table, words.say))
    said = "\n".join(f"<p>{html.escape(line)}</p>" for line in lines)
    return f"{said}\n<table><tr><td></td>{head}</tr>\n{rows}</table>"


def _row_name(row: ScoreRow, match: Match, words: Catalog) -> str:
    if row.type is not None:
        return words.say(f"collector-{side_name(row.type, match.plan.setup.collectors.of(row.type))}-name")
    return words.say(_ROWS[row.kind])
