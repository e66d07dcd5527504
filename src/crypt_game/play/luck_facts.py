"""What is told of the luck of a game: while it runs its open code or its seal, when it is over what was
sealed."""

from __future__ import annotations

from typing import NamedTuple

from crypt_game.match.fairness import seal_of
from crypt_game.match.game_code import in_groups
from crypt_game.match.luck_source import BadLuckSource, LuckSource, OpenLuck, code_of_record, source_of
from crypt_game.match.match import Match
from crypt_game.rules.record import Record
from crypt_game.text.language import Say

__all__ = ["LuckFact", "facts_of", "known_while_running"]


class LuckFact(NamedTuple):
    """Something to be copied: its name in the focus list, its caption, how it is shown, and itself if that
    is not the same."""

    key: str
    caption: str
    shown: str
    value: str = ""


def known_while_running(match: Match, say: Say) -> list[LuckFact]:
    """What of a running game's luck may be shown: the code if it was open, else the seal."""
    if match.open_code is not None:
        return [LuckFact("code", say("fairness-code"), match.open_code)]
    if match.seal is None:
        return []
    return [LuckFact("seal", say("fairness-seal"), in_groups(match.seal), match.seal)]


def facts_of(record: Record, say: Say) -> list[LuckFact]:
    """What is told of the luck of a finished game, as far as it has a seed."""
    if record.seed is None:
        return []
    try:
        source, code = source_of(record.extra), code_of_record(record)
    except BadLuckSource:
        return [LuckFact("seed", say("fairness-seed"), str(record.seed))]
    facts = [LuckFact("code", say("fairness-code"), code)] if code is not None else []
    return [*facts, *_unsealed(record.seed, source, say)]


def _unsealed(seed: int, source: LuckSource | None, say: Say) -> list[LuckFact]:
    """The seal, and what was below it."""
    if isinstance(source, OpenLuck):
        return []
    seal = seal_of(seed, source)
    facts = [LuckFact("seal", say("fairness-seal"), in_groups(seal), seal)]
    if source is None:
        return [*facts, LuckFact("seed", say("fairness-seed"), str(seed))]
    facts.append(LuckFact("secret", say("fairness-secret"), source.sealed.replace(".", ". "), source.sealed))
    if source.word:
        facts.append(LuckFact("word", say("fairness-word"), source.word, source.word))
    return facts
