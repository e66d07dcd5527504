"""Windows and macOS: the speech of the system, through programs that come with it.

What is to be said goes to their standard input, never into a command line.
"""

from __future__ import annotations

import contextlib
import subprocess
import threading
from collections import deque
from collections.abc import Sequence
from typing import IO, Final

from crypt_game.voice.engine import EngineGone

__all__ = ["POWERSHELL", "SAY", "LineProgram", "SayProgram", "voice_of"]

_NO_WINDOW: Final = getattr(subprocess, "CREATE_NO_WINDOW", 0)
_SCRIPT: Final = """
[Console]::InputEncoding = [Text.Encoding]::UTF8
Add-Type -AssemblyName System.Speech
$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
while (($line = [Console]::In.ReadLine()) -ne $null) {
    $words = $line.Substring(1)
    switch ($line.Substring(0, 1)) {
        'L' { try { $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, $words) } catch { } }
        'R' { $voice.Rate = [int]$words }
        'C' { $voice.SpeakAsyncCancelAll() }
        'S' { [void]$voice.SpeakAsync($words) }
    }
}
"""
POWERSHELL: Final = ("powershell", "-NoLogo", "-NoProfile", "-NonInteractive", "-Command", _SCRIPT)
"""What speaks on Windows. Each line that it reads begins with a letter: language, rate, cancel or say."""
SAY: Final = "say"
"""What speaks on macOS: one sentence, which it reads from its input."""
_FASTEST: Final = 10
"""The rate of Windows goes from -10 to 10."""
_USUAL, _SPAN = 180, 120
"""Words a minute of macOS: the usual rate, and how much faster the fastest is."""


class LineProgram:
    """A program that runs as long as the game does, and is told by lines what to say."""

    def __init__(self, command: Sequence[str]) -> None:
        """Starts it. Raises OSError where it cannot be started."""
        self._program = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            creationflags=_NO_WINDOW,
        )

    def speak_as(self, language: str, rate: float) -> None:
        self._tell(f"L{language}")
        self._tell(f"R{round((2 * rate - 1) * _FASTEST)}")

    def say(self, text: str) -> None:
        self._tell(f"S{' '.join(text.split())}")

    def hush(self) -> None:
        self._tell("C")

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._program.kill()
            self._input.close()
        self._program.wait()

    @property
    def _input(self) -> IO[bytes]:
        assert self._program.stdin is not None
        return self._program.stdin

    def _tell(self, line: str) -> None:
        if self._program.poll() is not None:
            raise EngineGone(f"the voice ended with {self._program.returncode}")
        self._input.write(f"{line}\n".encode())
        self._input.flush()


class SayProgram:
    """A program that is started for each sentence, one after the other."""

    def __init__(self, command: str, voices: str) -> None:
        """`voices` is the list that the program prints of its voices."""
        self._command, self._voices = command, voices
        self._options: list[str] = []
        self._waiting: deque[str] = deque()
        self._more = threading.Condition()
        self._program: subprocess.Popen[bytes] | None = None
        self._open = True
        threading.Thread(target=self._run, name="say", daemon=True).start()

    def speak_as(self, language: str, rate: float) -> None:
        voice = voice_of(self._voices, language)
        words = round(_USUAL + (2 * rate - 1) * _SPAN)
        self._options = ["-r", str(words), *(["-v", voice] if voice else [])]

    def say(self, text: str) -> None:
        with self._more:
            if not self._open:
                raise EngineGone("the voice is gone")
            self._waiting.append(text)
            self._more.notify()

    def hush(self) -> None:
        with self._more:
            self._waiting.clear()
            if self._program is not None:
                self._program.kill()

    def close(self) -> None:
        self.hush()
        with self._more:
            self._open = False
            self._more.notify()

    def _run(self) -> None:
        while True:
            with self._more:
                while self._open and not self._waiting:
                    self._more.wait()
                if not self._open:
                    return
                text = self._waiting.popleft()
                try:
                    self._program = subprocess.Popen(
                        [self._command, *self._options], stdin=subprocess.PIPE, stderr=subprocess.DEVNULL
                    )
                except OSError:
                    self._open = False
                    return
            with contextlib.suppress(OSError):
                self._program.communicate(text.encode())


def voice_of(voices: str, language: str) -> str:
    """The first voice of a language in the list of macOS (`Anna  de_DE  # Hallo!`); empty for none."""
    for line in voices.splitlines():
        words = line.partition("#")[0].split()
        if len(words) > 1 and words[-1].replace("_", "-").split("-")[0] == language.split("-")[0]:
            return " ".join(words[:-1])
    return ""
