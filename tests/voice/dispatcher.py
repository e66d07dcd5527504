"""A Speech Dispatcher that speaks to nobody: it answers on a real socket and remembers what it was told."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

__all__ = ["Dispatcher", "dispatcher"]


class Dispatcher:
    """What was told so far: commands, and what was to be said as `say: …`."""

    def __init__(self, path: Path) -> None:
        self.told: list[str] = []
        self.refused = ""
        """A command that is answered as one that is not known."""
        self._server = socket.socket(socket.AF_UNIX)
        self._server.bind(str(path))
        self._server.listen()
        self._lines: list[socket.socket] = []
        self._thread = threading.Thread(target=self._accept, daemon=True)
        self._thread.start()

    def hang_up(self) -> None:
        """Let every caller find the line dead; new callers are heard."""
        for line in self._lines:
            line.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._server.shutdown(socket.SHUT_RDWR)
        self._server.close()
        self.hang_up()
        self._thread.join(5)

    def _accept(self) -> None:
        while True:
            try:
                line, _ = self._server.accept()
            except OSError:
                return
            self._lines.append(line)
            threading.Thread(target=self._answer, args=(line,), daemon=True).start()

    def _answer(self, line: socket.socket) -> None:
        with suppress(OSError):  # the caller may hang up in the middle of an answer
            self._serve(line)

    def _serve(self, line: socket.socket) -> None:
        words: list[str] | None = None
        with line.makefile("rwb") as talk:
            for raw in talk:
                text = raw.decode().removesuffix("\r\n")
                if words is None and text == "SPEAK":
                    words, answer = [], "230 OK RECEIVING DATA"
                elif words is None:
                    self.told.append(text)
                    answer = "300 ERR UNKNOWN" if text == self.refused else "208 OK"
                elif text == ".":
                    self.told.append(f"say: {' / '.join(words)}")
                    words, answer = None, "225-21\r\n225 OK MESSAGE QUEUED"
                else:
                    words.append(text.removeprefix("."))
                    continue
                talk.write(f"{answer}\r\n".encode())
                talk.flush()


@contextmanager
def dispatcher(path: Path) -> Iterator[Dispatcher]:
    """One that listens on a socket at this path."""
    made = Dispatcher(path)
    yield made
    made.close()
