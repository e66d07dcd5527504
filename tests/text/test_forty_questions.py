"""Forty questions that players dispute, each answered by one paragraph of the book alone.

A question, the paragraph that answers it, and the words in which the English book does. The printed rulebooks
are not at hand here, so nothing compares our wording with theirs.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from crypt_game.text import Catalog
from crypt_game.text.text_search import without_marks

QUESTIONS = (
    ("May several players get the same reward?", "collectors-cards", "several players can get the same"),
    ("Is an equal sum enough to push out?", "push-out-stronger", "An equal sum is not enough"),
    ("Do pushed-out dice come home exhausted?", "push-out-return", "unexhausted"),
    ("May I use pushed-out dice again this round?", "push-out-return", "can be used again at once"),
    ("May I add dice to my own card?", "push-out-own", "you may add dice of the same effort"),
    ("May I take dice back from a card?", "push-out-own", "neither turn nor take back"),
    ("May my dice on one card show different numbers?", "claim-effort", "the same effort"),
    ("May they differ on different cards?", "claim-effort", "on different cards they may differ"),
    ("Does one die of 1 claim a free card?", "claim-strength", "even a single 1"),
    ("Are four dice the most on a card?", "treasure-types", "they are no limit"),
    ("Do I roll effort when I place?", "servants-effort", "it is not rolled"),
    ("Is a die of effort 1 rolled?", "exhaustion-roll", "Effort 1 always holds out"),
    ("Does rolling exactly my effort fail?", "exhaustion-roll", "the same number or more is fine"),
    ("Do I lose the card when my die fails?", "taking-own", "the cards are yours"),
    ("May I pass without exhausted dice?", "recover-pass", "recover with nothing exhausted"),
    ("May I claim and recover in one turn?", "claim-action", "one of two things"),
    ("When may recovered dice be used?", "recover-all", "from your next turn on"),
    ("What if I have no die left?", "recover-only", "all you can do is recover"),
    ("How many dice may Lights Out place?", "lights-out-last", "as many as they like"),
    ("May Lights Out recover?", "lights-out-last", "Recovering is possible as always"),
    ("How many turns has the Leader of two players?", "lights-out-two", "has two turns"),
    ("Who sees a discarded face-down card?", "discard-unseen", "discarded unseen"),
    ("May I look at my own cards?", "taking-secret", "you may look at it at any time"),
    ("Is the number of my cards secret?", "taking-secret", "is no secret"),
    ("What if I was pushed out everywhere?", "failed-routed", "you recover all your exhausted dice"),
    ("When does the game end?", "pass-end", "If the draw pile is empty"),
    ("Do flipped cards still score?", "flip-once", "it still scores its value"),
    ("May a flip reward be used again?", "flip-once", "again and again"),
    ("Which cards may pay?", "flip-pay", "your own face-down cards of this type"),
    ("When is any time?", "anytime-when", "whenever the game waits for anybody’s decision"),
    ("May Idol A roll a die again that held out?", "idol-a-failed", "Only a die that failed"),
    ("When is Idol B checked?", "idol-b-check", "at the end of Collect"),
    ("When is Pottery B used?", "pottery-b-window", "Between Reveal and Claim"),
    ("Does nobody's Tapestry win Tapestry A?", "tapestry-a-none", "Without a single Tapestry nobody scores"),
    ("How is a tie for first broken?", "tie-roll", "rolls all their unexhausted dice"),
    ("What if no tied player has dice?", "tie-share", "they share the victory"),
    ("Where does a face-down card lie in a sorted Crypt?", "sorted-order", "ranks as 2.5"),
    ("Does the Ghost push out at equal strength?", "ghost-place", "with less strength"),
    ("Who may a twins' Ghost push out?", "twins-ghost-turn", "but never the other Ghost"),
    ("Which score counts for a house?", "clash-winner", "The lower of the two scores"),
)  # fmt: skip


def test_there_are_forty() -> None:
    assert len({question for question, _, _ in QUESTIONS}) == 40


@pytest.mark.parametrize(("question", "name", "answer"), QUESTIONS, ids=[one for one, _, _ in QUESTIONS])
def test_the_book_answers_it_in_its_own_paragraph(
    locale_folder: Path, question: str, name: str, answer: str
) -> None:
    assert question.endswith("?")
    english = Catalog.load("en", locale_folder).rulebook().paragraph(name)
    assert answer in without_marks(" ".join(english.passages))


@pytest.mark.parametrize("language", ["de", "fr"])
def test_each_answer_stands_in_the_other_languages_too(locale_folder: Path, language: str) -> None:
    book, english = (Catalog.load(tag, locale_folder).rulebook() for tag in (language, "en"))
    for _, name, _ in QUESTIONS:
        told = book.paragraph(name).passages
        assert len(told) == len(english.paragraph(name).passages)
        assert set(told).isdisjoint(english.paragraph(name).passages), name
