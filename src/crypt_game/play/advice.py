"""A piece of advice in words, ready to be shown or spoken."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Advice", "Idea"]


class Idea(NamedTuple):
    """One action in words: what to do, what it is worth (empty where that says nothing), and the reasons."""

    move: str
    worth: str
    reasons: tuple[str, ...]


class Advice(NamedTuple):
    """A title, the best idea, and the next best ones."""

    title: str
    best: Idea
    others: tuple[Idea, ...]
