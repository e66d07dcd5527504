"""The built-in voice: what the system's speech is told, and that the game does not care when it fails."""

from __future__ import annotations

import socket
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from crypt_game.voice import Voice
from crypt_game.voice.engine import Engine, EngineGone
from crypt_game.voice.engines import find_engine
from crypt_game.voice.programs import LineProgram, SayProgram, voice_of
from crypt_game.voice.speech_dispatcher import SpeechDispatcher, socket_path

from .dispatcher import Dispatcher, dispatcher

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="no socket files here")


def wait_until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + 5
    while not true():
        assert time.monotonic() < until
        time.sleep(0.005)


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Dispatcher]:
    path = tmp_path / "speechd.sock"
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{path}")
    with dispatcher(path) as made:
        yield made


def calling() -> Engine:
    return SpeechDispatcher(socket_path())


def test_sentences_go_out_in_the_language_and_at_the_rate_that_were_chosen(served: Dispatcher) -> None:
    voice = Voice(calling)
    voice.speak_as("fr", 0.75)
    voice.speak("Ysolde prend l\u2019Idole.")
    voice.speak("...\n QUIT")
    wait_until(lambda: len([each for each in served.told if each.startswith("say")]) == 2)
    assert served.told[-2:] == ["say: Ysolde prend l\u2019Idole.", "say: ... QUIT"]
    assert "SET SELF LANGUAGE fr" in served.told
    assert "SET SELF RATE 50" in served.told
    voice.close()
    wait_until(lambda: served.told[-1] == "QUIT")


def test_an_interruption_drops_what_is_being_said_and_what_waits(served: Dispatcher) -> None:
    opened: list[Engine] = []

    def slowly() -> Engine:
        time.sleep(0.1)
        opened.append(calling())
        return opened[-1]

    voice = Voice(slowly)
    voice.speak("first")
    voice.speak("second")
    voice.hush()
    voice.speak("third")
    wait_until(lambda: "say: third" in served.told)
    assert "say: first" not in served.told
    assert served.told.index("CANCEL SELF") < served.told.index("say: third")
    voice.close()


@pytest.mark.parametrize("how", ["hangs up", "refuses"])
def test_a_voice_that_fails_is_silent_and_is_found_again(
    served: Dispatcher, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crypt_game.voice.voice._LOOK_AGAIN", 0.0)
    voice = Voice(calling)
    voice.speak("before")
    wait_until(lambda: "say: before" in served.told)
    if how == "hangs up":
        served.hang_up()
        voice.speak("lost")
    else:
        served.refused = "CANCEL SELF"
        voice.hush()
    voice.speak("after")
    wait_until(lambda: "say: after" in served.told)
    voice.close()


def test_no_voice_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'nothing'}")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert find_engine() is None
    voice = Voice()
    begun = time.monotonic()
    voice.speak("nobody hears this")
    voice.close()
    assert time.monotonic() - begun < 1


def test_something_else_behind_the_socket_is_no_voice(tmp_path: Path) -> None:
    path = tmp_path / "other"
    with dispatcher(path) as other:
        other.refused = "SET SELF PRIORITY MESSAGE"
        with pytest.raises(EngineGone):
            SpeechDispatcher(path)


def test_a_program_of_lines_is_told_by_its_letters(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    script = f"import sys\nfor line in sys.stdin:\n open({str(kept)!r}, 'a').write(line)"
    engine = LineProgram((sys.executable, "-c", script))
    engine.speak_as("de", 0.0)
    engine.say("Halt\nstill")
    engine.hush()
    wait_until(lambda: kept.exists() and kept.read_text() == "Lde\nR-10\nSHalt still\nC\n")
    engine.close()
    with pytest.raises(OSError, match="ended"):
        engine.say("after the end")


def test_a_program_for_each_sentence_speaks_one_after_the_other(tmp_path: Path) -> None:
    kept, program = tmp_path / "kept", tmp_path / "say"
    program.write_text(f'#!/bin/sh\nread line; echo "$@ $line" >> {kept}\n[ "$line" = long ] && sleep 9\n:\n')
    program.chmod(0o755)
    engine = SayProgram(str(program), "Anna (Enhanced)  de_DE  # Hallo!\nThomas  fr_FR  # Bonjour")
    engine.speak_as("de", 1.0)
    for text in ("one", "long", "never said"):
        engine.say(text)
    wait_until(lambda: kept.exists() and "long" in kept.read_text())
    engine.hush()
    engine.say("two")
    wait_until(lambda: "two" in kept.read_text())
    assert [line.split()[-1] for line in kept.read_text().splitlines()] == ["one", "long", "two"]
    assert kept.read_text().startswith("-r 300 -v Anna (Enhanced) one")
    engine.close()
    with pytest.raises(OSError, match="gone"):
        engine.say("after the end")


def test_a_language_without_a_voice_keeps_the_usual_one() -> None:
    assert voice_of("Thomas  fr_FR  # Bonjour", "pl") == ""
    assert voice_of("Thomas  fr_FR  # Bonjour", "fr-CA") == "Thomas"
