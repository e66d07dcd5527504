"""A finished game as a page: it says what the chronicle says, holds no markup of a player, and plays."""

from __future__ import annotations

import html
import json
import re
import shutil
import subprocess
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from bootstrap import ROOT

from crypt_game.games.loading import load
from crypt_game.match.match import Match
from crypt_game.match.replay_steps import ReplaySteps
from crypt_game.rules.record import Record
from crypt_game.share.web_replay import web_replay
from crypt_game.share.web_steps import page_steps
from crypt_game.text.catalog import Catalog

SAVES = ROOT / "tests" / "games" / "saves_1.0.0"
FINISHED = ("solo", "standard", "twins", "clash")
LIMIT = 1_000_000
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
HOSTILE = "</script><b>x"


@cache
def finished(mode: str, name: str = "") -> Match:
    """A game of the first edition; its first player bears `name`."""
    record = load(SAVES / f"{mode}-finished.crypt").record
    return Match.resume(named(record, name) if name else record)


def named(record: Record, name: str) -> Record:
    people = [dict(person) for person in (record.extra or {})["people"]]
    people[0]["name"] = name
    return replace(record, extra={**(record.extra or {}), "people": people})


@cache
def page(mode: str, language: str, name: str = "") -> str:
    words = Catalog.load(language, ROOT / "locale")
    return web_replay(finished(mode, name), words, ROOT / "assets").decode()


def data_of(content: str) -> dict[str, Any]:
    found = re.search(r'<script id="data" type="application/json">(.*?)</script>', content, re.S)
    assert found is not None
    return dict(json.loads(found[1]))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("mode", FINISHED)
def test_it_is_small_and_whole(mode: str, language: str) -> None:
    content = page(mode, language)
    assert len(content.encode()) < LIMIT
    assert not re.search(r"@[a-z-]+@", content), "something was not filled in"
    assert "http://" not in content.replace("http://www.w3.org/2000/svg", "")
    assert "https://" not in content
    data = data_of(content)
    assert len(data["count"]) == len(data["steps"])
    assert all(step["told"] for step in data["steps"][:-1])
    shown = {
        f"{p['card'][0]}-{p['card'][1]}" for step in data["steps"] for p in step["crypt"] if p is not None
    }
    assert shown <= data["pictures"].keys()
    for step in data["steps"]:
        for sentence in step["told"]:
            assert not re.search(r"[<>{}\u2068\u2069]|[a-z]+-[a-z]+-[a-z]+", sentence), sentence


def test_the_last_step_shows_where_the_game_ended() -> None:
    match = finished("standard")
    last = page_steps(match, Catalog.load("en", ROOT / "locale").say)[-1]
    state = match.state
    assert [len(seat["cards"]) for seat in last["seats"]] == [len(seat.cards) for seat in state.seats]
    assert [seat["out"] for seat in last["seats"]] == [pool.exhausted for pool in state.pools]
    assert last["deck"] == len(state.deck)
    assert last["box"] == len(state.discard)


def test_the_score_sheet_is_the_scorers() -> None:
    match = finished("standard")
    assert match.over is not None
    content = page("standard", "en")
    [total] = re.findall(r'<tr class="total">.*?</tr>', content)
    scores = sorted(match.over.scores, key=lambda score: score.seat)
    assert [int(cell) for cell in re.findall(r"<td>(-?\d+)</td>", total)] == [each.total for each in scores]


def test_a_turn_alone_shows_its_steps_only() -> None:
    match, say = finished("standard"), Catalog.load("en", ROOT / "locale").say
    steps = ReplaySteps(match.moments)
    first = steps.turn(20, -1)
    span = range(first, steps.turn(first, 1))
    whole, part = page_steps(match, say), page_steps(match, say, span)
    assert 0 < len(part) <= len(span)
    assert all(step in whole for step in part)


def test_a_name_is_never_markup() -> None:
    content = page("standard", "en", HOSTILE)
    assert HOSTILE not in content
    assert html.escape(HOSTILE) in content
    assert data_of(content)["seats"][0]["name"] == HOSTILE


def test_a_running_game_is_refused() -> None:
    match = Match.resume(load(SAVES / "standard-running.crypt").record)
    words = Catalog.load("en", ROOT / "locale")
    with pytest.raises(ValueError, match="finished"):
        web_replay(match, words, ROOT / "assets")
    with pytest.raises(ValueError, match="finished"):
        page_steps(match, words.say)


PRESSED = """
<script>
const noted = [];
const note = () => noted.push(document.getElementById("scrubber").value);
const key = (name) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
note(); key("ArrowRight"); note(); key("ArrowRight"); note(); key("ArrowLeft"); note(); key("End"); note();
document.getElementById("back").click(); note(); document.getElementById("first").click(); note();
document.querySelectorAll("#steps li")[4].click(); note(); key("Home"); key(" ");
setTimeout(() => {
  key(" ");
  note();
  document.title = "noted " + JSON.stringify(noted);
}, 20000);
</script>
"""


MEASURED = """
<script>
const seen = new Set();
for (let step = 0; step < game.steps.length; step += 1) {
  seen.add(Math.round(document.getElementById("crypt").offsetHeight));
  document.getElementById("on").click();
}
const share = document.getElementById("table").offsetWidth / innerWidth;
document.title = "measured " + JSON.stringify([share, ...seen]);
</script>
"""


@pytest.mark.long
@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)])
def test_the_table_fills_a_window_and_does_not_jump(tmp_path: Path, size: tuple[int, int]) -> None:
    """Buttons stay where they are when cards have gone, so that one can press on."""
    file = tmp_path / "game.html"
    file.write_text(page("standard", "en").replace("</body>", f"{MEASURED}</body>"), encoding="utf-8")
    assert CHROMIUM is not None
    command = [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--window-size={},{}".format(*size)]
    command += [f"--user-data-dir={tmp_path / 'profile'}", "--dump-dom", file.as_uri()]
    seen = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True).stdout
    told = re.search(r"<title>measured (\[.*?\])</title>", seen)
    assert told is not None
    wide, *heights = json.loads(told[1])
    assert wide > 0.57, "a screen of 21:9 is wider than a table"
    assert len(heights) == 1


@pytest.mark.long
@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here")
@pytest.mark.parametrize(("mode", "language"), [("clash", "fr"), ("solo", "de")])
def test_a_browser_plays_it(tmp_path: Path, mode: str, language: str) -> None:
    """In a real browser without a network: keys, buttons, the list, and by itself."""
    file = tmp_path / "game.html"
    file.write_text(page(mode, language).replace("</body>", f"{PRESSED}</body>"), encoding="utf-8")
    assert CHROMIUM is not None
    command = [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=25000"]
    command += [f"--user-data-dir={tmp_path / 'profile'}", "--dump-dom", file.as_uri()]
    seen = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True).stdout
    steps = data_of(page(mode, language))["steps"]
    told = re.search(r"<title>noted (\[.*?\])</title>", seen)
    assert told is not None, "the script did not run to its end"
    noted = [int(value) for value in json.loads(html.unescape(told[1]))]
    last = len(steps) - 1
    assert noted[:8] == [0, 1, 2, 1, last, last - 1, 0, 4]
    assert noted[8] > 2, "it plays by itself"
    now = steps[int(noted[8])]
    status = re.search(r'<p id="told"[^>]*>(.*?)</p>', seen, re.S)
    assert status is not None
    assert html.unescape(status[1]) == " ".join(now["told"])
    for place in now["crypt"]:
        assert place is None or html.escape(place["spoken"], quote=False) in seen
