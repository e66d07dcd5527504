"""Reads folders in a thread of its own, so that a slow disk never holds up the window."""

from __future__ import annotations

import threading
from collections import deque
from pathlib import Path

from crypt_game.desktop.given_path import FolderContent, RefusedPath, folder_content

__all__ = ["FolderReader"]


class FolderReader:
    """Reads one folder after another; what was asked for last is what is answered."""

    def __init__(self, suffix: str) -> None:
        self._suffix = suffix
        self._asked = 0
        self._answers: deque[tuple[int, FolderContent | RefusedPath]] = deque()

    def read(self, folder: str | Path | None) -> None:
        """Begin to read `folder`, as `folder_content` takes it; what was begun before is forgotten."""
        self._asked += 1
        threading.Thread(target=self._work, args=(self._asked, folder), daemon=True).start()

    def poll(self) -> FolderContent | RefusedPath | None:
        """What the folder asked for last holds, once; None while it is read and after it was answered."""
        while self._answers:
            number, answer = self._answers.popleft()
            if number == self._asked:
                return answer
        return None

    def _work(self, number: int, folder: str | Path | None) -> None:
        self._answers.append((number, folder_content(folder, self._suffix)))
