"""What is said of one game on the disk: its name, when it was played, how far it came or how it ended.

Sentences, and the names of the badges and icons beside them.
"""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from crypt_game.games.game_labels import date_words, kind_words
from crypt_game.games.game_list import ListedGame
from crypt_game.match.fairness import DiceLuck
from crypt_game.match.players import Player, PlayerKind
from crypt_game.match.statistics import Account
from crypt_game.rules import Mode
from crypt_game.rules.indices import SeatIndex
from crypt_game.text.language import Say
from crypt_game.text.rank_words import rank_words

__all__ = [
    "RowWords",
    "name_words",
    "note_words",
    "row_words",
    "spoken_words",
    "standing_for",
    "status_words",
    "title_words",
]


class RowWords(NamedTuple):
    """What stands in a row: `houses` are the badges, in the order of the names; `icons` follow them.

    `running` says how far a running game has come, and `result` how a finished one ended.
    """

    title: str
    date: str
    names: str = ""
    houses: tuple[str, ...] = ()
    running: str = ""
    result: str = ""
    remark: str = ""
    crowned: bool = False
    icons: tuple[str, ...] = ()
    warning: str = ""


def standing_for(account: Account) -> tuple[SeatIndex, ...]:
    """The seats whose portraits stand for a finished game: its winners, or the only heirs there are."""
    result = account.result
    if result is None:
        return ()
    best = max(result.coins.values(), default=0)
    return result.winners or tuple(seat for seat, coins in result.coins.items() if coins == best)


def name_words(person: Player, say: Say) -> str:
    """A person's name, or the term for a Ghost."""
    return say(f"term-{person.house.value}") if person.mind is PlayerKind.GHOST else person.name


def title_words(row: ListedGame, say: Say) -> str:
    """What the player calls the game, or else what was played; the file's name where it cannot be read."""
    if row.account is None:
        return row.path.stem
    return row.account.title or kind_words(row.account.kind, say)


def status_words(account: Account, say: Say) -> tuple[str, str]:
    """How the game stands in one or two words, and a remark on it: the round, or who won with how much."""
    result = account.result
    if result is None:
        rounds = account.variant.rounds
        return say("library-round", round=max(1, account.round), rounds=rounds), ""
    best = standing_for(account)
    coins = say("term-coins", count=account.score(best[0]))
    if result.rank is not None:
        twins = account.plan.setup.mode is Mode.TWINS
        return rank_words(say, result.rank, account.plan.titles, twins=twins), coins
    players = [account.plan.players[seat] for seat in best]
    if account.plan.setup.mode is Mode.CLASH and len({person.house for person in players}) == 1:
        return say(f"term-house-{players[0].house.value}"), coins
    return " · ".join(person.name for person in players), coins


def row_words(row: ListedGame, now: datetime, say: Say) -> RowWords:
    """What stands in the row of the list."""
    date = date_words(row.entry.modified, now, say)
    account = row.account
    if account is None:
        warning = say("library-unreadable") if row.read else ""
        return RowWords(title_words(row, say) if row.read else "", date, warning=warning)
    result = account.result
    status, remark = status_words(account, say)
    seats = standing_for(account) or account.variant.heirs
    others = [seat for seat in range(len(account.plan.players)) if seat not in seats]
    order = (*seats, *others)
    houses = [account.plan.players[seat].house.value for seat in order]
    return RowWords(
        title_words(row, say),
        date,
        ", ".join(account.plan.players[seat].name for seat in order if seat in account.variant.heirs),
        tuple(dict.fromkeys(houses)),
        status if result is None else "",
        status if result is not None else "",
        remark,
        crowned=result is not None and bool(result.winners),
        icons=_icons(row),
    )


def _icons(row: ListedGame) -> tuple[str, ...]:
    """The marks behind the badges of a row; the sheet beside the list has the words to them."""
    account = row.account
    marks = {
        "icon/curse": account is not None and account.plan.setup.cursed,
        "icon/folder": account is not None and account.imported,
        "icon/branch": account is not None and account.practice,
        "icon/hash": account is not None and account.knowable,
        "icon/check": account is not None and account.won_unaided,
        "icon/warn": row.problem is not None,
    }
    return tuple(icon for icon, meant in marks.items() if meant)


def spoken_words(row: ListedGame, now: datetime, say: Say) -> str:
    """Everything that a row of the list shows, for those who listen."""
    parts = [title_words(row, say), date_words(row.entry.modified, now, say)]
    if row.account is not None:
        parts += [part for part in status_words(row.account, say) if part]
        parts.append(", ".join(name_words(person, say) for person in row.account.plan.players))
        parts += [words for _, words in note_words(row, say)]
    elif row.read:
        parts.append(say("library-unreadable"))
    return ". ".join(parts)


def note_words(row: ListedGame, say: Say) -> tuple[tuple[str, str], ...]:
    """What else is to be said of a game, each with its icon, the weightiest first: damage, whether it came
    from elsewhere, was practice, or whom an heir helped, a win without help, an open code, what was played if
    it has a name of its own, the Curse, and the luck of all dice."""
    account = row.account
    if account is None:
        return ()
    notes = []
    if row.problem is not None:
        notes.append(("icon/warn", say("library-damaged", round=max(1, account.round))))
    if account.imported:
        notes.append(("icon/folder", say("library-imported")))
    if account.practice:
        notes.append(("icon/branch", say("library-practice")))
    elif account.helped:
        name = account.plan.players[min(account.helped)].name
        notes.append(("icon/hand-over", say("library-helped", name=name, count=len(account.helped))))
    if account.won_unaided:
        notes.append(("icon/check", say("library-unaided")))
    if account.knowable:
        notes.append(("icon/hash", say("fairness-knowable")))
    if account.title:
        notes.append(("icon/cards", kind_words(account.kind, say)))
    if account.plan.setup.cursed:
        notes.append(("icon/curse", say("term-cursed-treasure")))
    luck = sum(account.luck, DiceLuck())
    if luck.at_risk:
        figures = {"dice": luck.at_risk, "lost": luck.exhausted, "expected": luck.expected}
        notes.append(("icon/die", say("library-luck", **figures)))
    return tuple(notes)
