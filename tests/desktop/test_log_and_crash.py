"""Log and reports hold what explains a problem and nothing personal; writing them never fails loudly."""

from __future__ import annotations

import faulthandler
import getpass
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from crypt_game.desktop import redaction
from crypt_game.desktop.crash import Circumstances, catch_everything, report_text, write_report
from crypt_game.desktop.log import LOG_NAME, start_log
from crypt_game.desktop.redaction import keep_out_of_reports
from crypt_game.games.loading import LoadError, load

SOURCE = str(Path(__file__).parents[2] / "src")


@pytest.fixture(autouse=True)
def everything_as_before() -> Iterator[None]:
    redaction._private.clear()
    root = logging.getLogger()
    before = (sys.excepthook, threading.excepthook, logging.raiseExceptions, root.level, list(root.handlers))
    yield
    sys.excepthook, threading.excepthook, logging.raiseExceptions = before[:3]
    root.setLevel(before[3])
    for handler in set(root.handlers) - set(before[4]):
        root.removeHandler(handler)
        handler.close()
    faulthandler.disable()


def raised() -> Exception:
    try:
        raise LookupError("no such torch")
    except LookupError as error:
        return error


def test_the_first_line_of_the_log_tells_the_version(tmp_path: Path) -> None:
    path = start_log(tmp_path, "1.2.3")
    logging.getLogger("crypt_game.match").info("Żółw takes the idol")
    first, last = path.read_text(encoding="utf-8").splitlines()
    assert "Crypt 1.2.3" in first
    assert last.endswith("Żółw takes the idol")


def test_a_name_that_is_no_text_is_one_line_of_the_log(tmp_path: Path) -> None:
    log = start_log(tmp_path, "1")
    odd = tmp_path / "odd\udcff\n.crypt"
    try:
        odd.write_text("rubbish")
    except (OSError, UnicodeError):
        pytest.skip("no file can be called so here")
    with pytest.raises(LoadError):
        load(odd)
    logging.getLogger().handlers[-1].handle(logging.LogRecord("x", 30, "", 1, "no %s", (odd.name,), None))
    written = log.read_text(encoding="utf-8")
    assert "'odd\\udcff\\n.crypt' is no record" in written
    assert "no odd\\udcff" in written


def test_the_log_stays_small(tmp_path: Path) -> None:
    start_log(tmp_path, "1")
    for _ in range(3000):
        logging.getLogger("x").info("x" * 1000)
    files = list(tmp_path.iterdir())
    assert LOG_NAME in {path.name for path in files}
    assert sum(path.stat().st_size for path in files) < 2_500_000


def test_a_folder_that_cannot_be_written_to_is_no_reason_to_stop(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    start_log(blocked, "1")
    catch_everything(blocked)
    assert write_report(blocked, "text") is None


def test_errors_in_any_thread_are_logged_and_handed_on(tmp_path: Path) -> None:
    start_log(tmp_path, "1")
    seen: list[tuple[BaseException, Path | None]] = []
    catch_everything(tmp_path, lambda: Circumstances({"version": "1"}), lambda *both: seen.append(both))
    error = raised()
    sys.excepthook(type(error), error, error.__traceback__)

    def fail() -> None:
        raise ZeroDivisionError("in a thread")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert [type(each) for each, _ in seen] == [LookupError, ZeroDivisionError]
    reports = [report.read_text(encoding="utf-8") for _, report in seen if report is not None]
    assert [report.splitlines()[0] for report in reports] == ["version: 1", "version: 1"]
    assert ["in a thread" in report for report in reports] == [False, True]
    logged = (tmp_path / LOG_NAME).read_text(encoding="utf-8")
    assert "no such torch" in logged
    assert "in a thread" in logged


def test_a_keyboard_interrupt_is_no_crash(tmp_path: Path) -> None:
    seen: list[BaseException] = []
    catch_everything(tmp_path, on_error=lambda error, _: seen.append(error))
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert seen == []


def test_a_crash_of_c_code_leaves_its_stack(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from crypt_game.desktop.crash import catch_everything\n"
        "catch_everything(Path(sys.argv[1]))\n"
        "import faulthandler; faulthandler._sigsegv()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": SOURCE},
        capture_output=True,
        check=False,
    )
    assert done.returncode != 0
    assert b"Segmentation fault" in (tmp_path / "fault.log").read_bytes()


def test_a_report_tells_what_happened_and_where() -> None:
    facts = {"version": "1.0.0", "language": "de"}
    told = Circumstances(facts, ['{"seat":0}', '{"seat":1}'])
    text = report_text(raised(), told)
    assert text.startswith("version: 1.0.0\nlanguage: de\nsystem: ")
    assert "LookupError: no such torch" in text
    assert "test_log_and_crash.py" in text
    assert text.endswith('{"seat":0}\n{"seat":1}\n')


def test_a_report_holds_nothing_personal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home" / "beatrice"
    monkeypatch.setattr(Path, "home", lambda: home)
    monkeypatch.setattr(getpass, "getuser", lambda: "beatrice")
    facts = {"saves": f"{home}/saves", "elsewhere": "/media/beatrice/stick"}
    text = report_text(raised(), Circumstances(facts))
    assert "saves: ~/saves" in text
    assert "beatrice" not in text


def test_only_the_newest_reports_are_kept(tmp_path: Path) -> None:
    written = [write_report(tmp_path, f"report {number}") for number in range(13)]
    left = sorted(tmp_path.glob("crash-*.txt"))
    assert left == written[-10:]
    assert left[-1].read_text() == "report 12"


def test_a_report_is_kept_even_if_the_clock_was_set_back(tmp_path: Path) -> None:
    for number in range(12):
        (tmp_path / f"crash-2999-01-01_00-00-{number:02}-000000.txt").write_text("later")
    written = write_report(tmp_path, "now")
    left = sorted(tmp_path.glob("crash-*.txt"))
    assert len(left) == 10
    assert left[0] == written


def fail_with(text: str) -> Exception:
    """An error whose messages, and those of what led to it, quote a text in every way there is."""
    try:
        try:
            try:
                int(text)
            except ValueError:
                {}[text]  # type: ignore[index]
        except KeyError:
            Path("/nowhere", text).read_text()
    except OSError as error:
        return ExceptionGroup(f"bare {text}", [error, ValueError(f"{text} and more"), OSError(f"at {text}")])
    raise AssertionError


@pytest.mark.parametrize(
    "text", ["my secret diary", "l'été\"s", "it is\nin two lines", "/media/Divorce Papers/x y"]
)
def test_a_report_and_the_log_never_quote_what_was_pasted(tmp_path: Path, text: str) -> None:
    keep_out_of_reports(f" {text}\n")
    error = fail_with(text)
    log = start_log(tmp_path, "1")
    logging.getLogger("x").error("failed with %s", text, exc_info=error)
    for told in (report_text(error), log.read_text(encoding="utf-8")):
        assert "fail_with" in told, "where it happened is told"
        assert "FileNotFoundError: [Errno 2]" in told
        for word in ("secret", "diary", "l'été", "two lines", "Divorce", "Papers"):
            assert word not in told


def test_a_text_longer_than_any_report_is_not_kept() -> None:
    before = list(redaction._private)
    keep_out_of_reports("x" * 10_000_000)
    assert list(redaction._private) == before


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("ValueError: invalid literal for int() with base 10: 'x@y.example'", "base 10: '…'"),
        ("OSError: no room at /media/Divorce Papers/x", "OSError: no room at …"),
        (
            "AttributeError: 'NoneType' object has no attribute 'top'",
            "'NoneType' object has no attribute 'top'",
        ),
    ],
)
def test_an_error_of_another_process_tells_no_data_either(message: str, told: str) -> None:
    text = report_text(f"Traceback (most recent call last):\n  File 'x.py', line 3\n    x = '5'\n{message}\n")
    assert told in text
    assert "    x = '5'" in text
    for word in ("example", "Divorce", "Papers"):
        assert word not in text


def test_names_of_players_and_of_the_computer_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platform.node", lambda: "zoes-laptop")
    told = Circumstances({"on": "zoes-laptop"}, [], ["Zoé!", "Al"])
    text = report_text("Error: Zoé! and Al, but not Also", told)
    assert "Error: … and …, but not Also" in text
    assert "zoes" not in text


def test_an_error_whose_message_fails_is_reported(tmp_path: Path) -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise RuntimeError

    assert "Mute" in report_text(Mute())
