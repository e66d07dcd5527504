"""What a Collector's texts say is what the engine does: each text is read as a rule and both are asked.

A text is read by a sentence that stands here with its numbers left open, and by what that sentence means. A
changed number gives another rule and fails beside the engine; a changed sentence is not understood and fails
until somebody writes down what it means.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement, product

import pytest

from crypt_game.rules.collectors import REGISTRY, Collector, Holding, Reward
from crypt_game.text import Catalog

Cards = tuple[int, ...]
Rule = Callable[[Cards, Sequence[Cards]], int]
"""Coins at game end for the values one holds, beside those that the others hold."""


def best_counts_again(least: int) -> Rule:
    return lambda own, others: max(own) if len(own) >= least else 0


def each(coins: int) -> Rule:
    return lambda own, others: coins * len(own)


def each_scores(least: int, worth: int) -> Rule:
    """Instead of its value: the bonus is the difference."""
    return lambda own, others: worth * len(own) - sum(own) if len(own) >= least else 0


def by_number(*numbers_and_coins: int) -> Rule:
    """The first half are the numbers, the last of them 'or more'; the second half what they pay."""
    half = len(numbers_and_coins) // 2
    pays = list(zip(numbers_and_coins[:half], numbers_and_coins[half:], strict=True))
    return lambda own, others: next((coins for number, coins in reversed(pays) if len(own) >= number), 0)


def from_number(least: int, coins: int) -> Rule:
    return lambda own, others: coins if len(own) >= least else 0


def highest_total(coins: int) -> Rule:
    return lambda own, others: coins if own and all(sum(own) >= sum(other) for other in others) else 0


def only_or_each(least: int, only: int, shared: int) -> Rule:
    def coins(own: Cards, others: Sequence[Cards]) -> int:
        if len(own) < least:
            return 0
        return shared if any(len(other) >= least for other in others) else only

    return coins


# What each sentence means; `(\d+)` is a number of the rule, in the order of the arguments.
READINGS: dict[str, tuple[Callable[..., Rule], tuple[str, ...]]] = {
    "jewelry-a": (
        best_counts_again,
        (
            r"(\d+) or more: your best Jewelry counts twice\.",
            r"With (\d+) or more Jewelry cards at game end, the value of the highest one counts once more\.",
            r"(\d+)\+: best ×2",
            r"(\d+) oder mehr: Dein bestes Schmuckstück zählt doppelt\.",
            r"Hast du bei Spielende (\d+) oder mehr Schmuckstücke, zählt der Wert des wertvollsten noch "
            r"einmal\.",
            r"ab (\d+): bestes ×2",
            r"(\d+) ou plus : votre meilleur Bijou compte double\.",
            r"Si vous avez (\d+) Bijoux ou plus en fin de partie, la valeur du plus précieux compte une fois "
            r"de plus\.",
            r"(\d+)\+ : meilleur ×2",
        ),
    ),
    "jewelry-b": (
        each,
        (
            r"(\d+) coin for each Jewelry\.",
            r"At game end each of your Jewelry cards scores (\d+) extra coin\.",
            r"(\d+) Coin each",
            r"(\d+) Coin für jedes Schmuckstück\.",
            r"Bei Spielende bringt jedes deiner Schmuckstücke (\d+) zusätzlichen Coin\.",
            r"je (\d+) Coin",
            r"(\d+) Pièce par Bijou\.",
            r"En fin de partie, chacun de vos Bijoux rapporte (\d+) Pièce de plus\.",
            r"(\d+) Pièce chacun",
        ),
    ),
    "manuscript-a": (
        each_scores,
        (
            r"(\d+) or more: each Manuscript scores (\d+)\.",
            r"With (\d+) or more Manuscripts at game end, each of them scores (\d+) coins instead of its "
            r"printed value\.",
            r"(\d+) or more: (\d+) each",
            r"(\d+) oder mehr: Jedes Manuskript zählt (\d+)\.",
            r"Hast du bei Spielende (\d+) oder mehr Manuskripte, zählt jedes (\d+) Coins statt seines "
            r"aufgedruckten Werts\.",
            r"ab (\d+): je (\d+)",
            r"(\d+) ou plus : chaque Manuscrit vaut (\d+)\.",
            r"Si vous avez (\d+) Manuscrits ou plus en fin de partie, chacun vaut (\d+) Pièces au lieu de sa "
            r"valeur imprimée\.",
            r"(\d+) ou plus : (\d+) chacun",
        ),
    ),
    "pottery-a": (
        by_number,
        (
            r"(\d+), (\d+) or (\d+)\+ Pottery: (\d+), (\d+) or (\d+) coins\.",
            r"(\d+), (\d+), (\d+)\+: (\d+), (\d+), (\d+)",
            r"(\d+), (\d+) oder (\d+)\+ Töpferwaren: (\d+), (\d+) oder (\d+) Coins\.",
            r"(\d+), (\d+) ou (\d+)\+ Poteries : (\d+), (\d+) ou (\d+) Pièces\.",
            r"(\d+), (\d+), (\d+)\+ : (\d+), (\d+), (\d+)",
        ),
    ),
    "pottery-a pairs": (
        lambda *pairs: by_number(*pairs[::2], *pairs[1::2]),
        (
            r"At game end exactly (\d+) Pottery score (\d+) extra coins, exactly (\d+) score (\d+), and "
            r"(\d+) or more score (\d+)\.",
            r"Bei Spielende bringen genau (\d+) Töpferwaren (\d+) zusätzliche Coins, genau (\d+) bringen "
            r"(\d+), und (\d+) oder mehr bringen (\d+)\.",
            r"En fin de partie, exactement (\d+) Poteries rapportent (\d+) Pièces de plus, exactement (\d+) "
            r"en rapportent (\d+), et (\d+) ou plus en rapportent (\d+)\.",
        ),
    ),
    "remains-b": (
        from_number,
        (
            r"(\d+) or more: (\d+) coins\.",
            r"With (\d+) or more Remains at game end you score (\d+) extra coins\.",
            r"(\d+) or more: (\d+)",
            r"(\d+) oder mehr: (\d+) Coins\.",
            r"Hast du bei Spielende (\d+) oder mehr Überreste, bekommst du (\d+) zusätzliche Coins\.",
            r"ab (\d+): (\d+)",
            r"(\d+) ou plus : (\d+) Pièces\.",
            r"Si vous avez (\d+) Reliques ou plus en fin de partie, vous marquez (\d+) Pièces de plus\.",
            r"(\d+) ou plus : (\d+)",
        ),
    ),
    "tapestry-a": (
        highest_total,
        (
            r"Highest total of Tapestries: (\d+) coins\.",
            r"highest total: (\d+)",
            r"Höchster Gesamtwert an Tapisserien: (\d+) Coins\.",
            r"höchste Summe: (\d+)",
            r"Plus haut total de Tapisseries : (\d+) Pièces\.",
            r"plus haut total : (\d+)",
        ),
    ),
    "tapestry-a ties": (
        lambda coins, tied: highest_total(coins) if coins == tied else highest_total(-1),
        (
            r"At game end the Tapestries with the highest total value score (\d+) extra coins\. Tied players "
            r"score (\d+) each, but you need at least one Tapestry\.",
            r"Bei Spielende bringen die Tapisserien mit dem höchsten Gesamtwert (\d+) zusätzliche Coins\. "
            r"Bei Gleichstand bekommt jeder der Beteiligten (\d+); mindestens eine Tapisserie musst du "
            r"aber haben\.",
            r"En fin de partie, les Tapisseries au plus haut total rapportent (\d+) Pièces de plus\. En cas "
            r"d’égalité, chaque joueur concerné en marque (\d+), mais il faut au moins une Tapisserie\.",
        ),
    ),
    "tapestry-b": (
        only_or_each,
        (
            r"(\d+) or more: (\d+) if only you, else (\d+) each\.",
            r"(\d+) or more: (\d+) or (\d+)",
            r"(\d+) oder mehr: allein (\d+), sonst je (\d+)\.",
            r"ab (\d+): (\d+) oder (\d+)",
            r"(\d+) ou plus : (\d+) si vous êtes le seul, sinon (\d+) chacun\.",
            r"(\d+) ou plus : (\d+) ou (\d+)",
        ),
    ),
    "tapestry-b others": (
        lambda least, only, others, shared: only_or_each(least, only, shared if others == least else -1),
        (
            r"With (\d+) or more Tapestries at game end you score (\d+) extra coins if you are the only "
            r"one\. If others have (\d+) or more as well, each of you scores (\d+)\.",
            r"Hast du bei Spielende als Einziger (\d+) oder mehr Tapisserien, bekommst du (\d+) zusätzliche "
            r"Coins\. Haben auch andere (\d+) oder mehr, bekommt jeder von euch (\d+)\.",
            r"Si vous êtes le seul à avoir (\d+) Tapisseries ou plus en fin de partie, vous marquez (\d+) "
            r"Pièces de plus\. Si d’autres en ont aussi (\d+) ou plus, chacun marque (\d+)\.",
        ),
    ),
}
TEXTS = ("summary", "rule", "need")
PAYING = [side for side in REGISTRY.values() if side.name in READINGS]
HANDS = [hand for size in range(6) for hand in combinations_with_replacement((1, 2, 4), size)]
TABLES = [(own, others) for own in HANDS for others in [(), *product(HANDS[::7], repeat=2)]]


def read(side: Collector, text: str) -> Rule | None:
    """The rule that a text states, or None if no sentence here is like it."""
    plain = text.replace("\u00a0", " ")
    for name, (rule, sentences) in READINGS.items():
        if name.split()[0].rstrip(",") != side.name:
            continue
        for sentence in sentences:
            if found := re.fullmatch(sentence, plain):
                return rule(*map(int, found.groups()))
    return None


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("side", PAYING, ids=lambda side: side.name)
def test_a_text_states_what_the_engine_pays(side: Collector, text: str, catalog: Catalog) -> None:
    words = catalog.say(f"collector-{side.name}-{text}")
    rule = read(side, words)
    assert rule is not None, f"nobody has written down what this means: {words}"
    for own, others in TABLES:
        pays = side.coins(Holding(own), [Holding(other) for other in others])
        assert rule(own, others) == pays, f"{words}: {own} beside {others}"


@pytest.mark.parametrize("side", [each for each in REGISTRY.values() if isinstance(each, Reward)])
def test_a_reward_names_its_price(side: Reward, catalog: Catalog) -> None:
    for text in TEXTS:
        numbers = re.findall(r"\d+", catalog.say(f"collector-{side.name}-{text}"))
        assert numbers[:1] == [str(side.price)], text


def test_idol_b_names_its_number_and_its_coins(catalog: Catalog) -> None:
    side = next(side for side in REGISTRY.values() if side.name == "idol-b")
    first, later = side.first_coins, side.later_coins  # type: ignore[attr-defined]
    summary = list(map(int, re.findall(r"\d+", catalog.say("collector-idol-b-summary"))))
    assert summary == [side.needed, first, side.needed, later]


def test_every_side_is_read() -> None:
    read_here = {side.name for side in PAYING}
    by_price = {side.name for side in REGISTRY.values() if isinstance(side, Reward)}
    assert read_here | by_price | {"idol-b"} == {side.name for side in REGISTRY.values()}


def test_a_tie_is_not_what_decides_tapestry_b(catalog: Catalog) -> None:
    """Three beside five Tapestries pay both the smaller sum: the word must not speak of a tie."""
    side = next(side for side in REGISTRY.values() if side.name == "tapestry-b")
    assert side.coins(Holding((1,) * 3), [Holding((1,) * 5)]) == side.coins(
        Holding((1,) * 5), [Holding((1,) * 3)]
    )
    shared = catalog.say("collector-tapestry-b-shared").casefold()
    assert not any(word in shared for word in ("tie", "gleich", "égalité"))
