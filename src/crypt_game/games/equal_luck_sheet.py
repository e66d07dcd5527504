"""The comparison of people who play the same crypts in turn: crypt by crypt, seat by seat, and in all.

Asks the opponents' process for what computer heirs take and for the luck of the rolls, and never waits. What
cannot be had is asked for again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from crypt_game.games.equal_luck import EqualLuck
from crypt_game.opponents.asking_again import AskedAgain
from crypt_game.opponents.par import Par
from crypt_game.opponents.roll_luck import MeasuredLuck
from crypt_game.opponents.worker_client import Opponents
from crypt_game.rules import Mode
from crypt_game.text.language import Say

__all__ = ["UNKNOWN", "EqualLuckSheet", "SheetRow"]

UNKNOWN = "–"


class SheetRow(NamedTuple):
    """Somebody's results: the coins of each crypt, of all that everybody has played, the luck of the rolls in
    these, and what is left without it. A figure that is not known, or not to be told yet, is a dash."""

    name: str
    figures: tuple[str, ...]
    spoken: str


class EqualLuckSheet:
    """All rows of the comparison: the people as they were named, then the computer heir."""

    def __init__(self, match: EqualLuck, opponents: Callable[[], Opponents]) -> None:
        """Asks nothing yet: see `begin`."""
        self.match = match
        self._opponents = opponents
        self._crypts = [crypt for crypt in range(match.mark.crypts) if match.shown(crypt)]
        self._heirs: dict[int, AskedAgain[Par]] = {}
        self._luck: dict[int, AskedAgain[MeasuredLuck]] = {}
        self._known = 0
        self.has_failed = False
        """Whether something could not be had, and is yet to be asked for again."""

    def begin(self) -> None:
        """Start to find what is shown of the crypts that all have played."""
        for crypt in self._crypts:
            for game in self.match.shown(crypt):
                self._luck[game.mark.number] = AskedAgain(game.luck_question, self._opponents)
        for crypt in self._crypts:
            self._heirs[crypt] = AskedAgain(self.match.heir_question(crypt), self._opponents)

    def update(self) -> bool:
        """Whether there is something new to be seen; never waits."""
        for answer in self._answers:
            answer.poll()
        before = self._known, self.has_failed
        self._known = sum(answer.done for answer in self._answers)
        self.has_failed = any(answer.has_failed for answer in self._answers)
        return before != (self._known, self.has_failed)

    @property
    def is_whole(self) -> bool:
        """Whether nothing more will come."""
        return self._known == len(self._heirs) + len(self._luck)

    def cancel(self) -> None:
        """Want to know nothing any more."""
        for answer in self._answers:
            answer.cancel()

    @property
    def _answers(self) -> list[AskedAgain[Any]]:
        return [*self._heirs.values(), *self._luck.values()]

    def columns(self, say: Say) -> list[str]:
        """The heads of the figures: each crypt by its number and seat, and the sums."""
        crypts = range(self.match.mark.crypts)
        key = "equal-luck-crypt-alone" if self.match.setup.mode is Mode.SOLO else "equal-luck-crypt"
        heads = [say(key, crypt=crypt + 1, seat=self.match.seat(crypt) + 1) for crypt in crypts]
        sums = [say(f"equal-luck-{key}") for key in ("total", "luck", "without")]
        return [*(heads if len(heads) > 1 else []), *sums]

    def rows(self, say: Say) -> list[SheetRow]:
        """A row for each person and one for the computer heir."""
        people = [self._row(name, *self._of(name), say) for name in self.match.mark.entrants]
        heir = say(f"setup-mind-{self.match.mark.level.value}")
        taken = [self._heir_coins(crypt) for crypt in range(self.match.mark.crypts)]
        return [*people, self._row(heir, taken, None, say)]

    def winners(self) -> tuple[str, ...]:
        """Which people have the most coins of all crypts together; nobody before the end, and where one
        plays alone."""
        if not self.match.is_settled or len(self.match.mark.entrants) < 2:
            return ()
        sums = {name: sum(coins or 0 for coins in self._of(name)[0]) for name in self.match.mark.entrants}
        return tuple(name for name, coins in sums.items() if coins == max(sums.values()))

    def best_without_luck(self) -> str | None:
        """Who has the most coins once the luck of the rolls is taken out; nobody before all of it is known,
        and where one plays alone."""
        names = self.match.mark.entrants
        if not self.match.is_settled or len(names) < 2:
            return None
        left: dict[str, float] = {}
        for name in names:
            coins, luck = self._of(name)
            if luck is None:
                return None
            left[name] = sum(each or 0 for each in coins) - luck
        return max(left, key=lambda name: left[name])

    def _of(self, name: str) -> tuple[list[int | None], float | None]:
        """What a person took, by crypt, and the luck in all of it."""
        coins: list[int | None] = [None] * self.match.mark.crypts
        luck: float | None = 0.0 if self._crypts else None
        for crypt in self._crypts:
            game = next(game for game in self.match.shown(crypt) if game.mark.entrant == name)
            coins[crypt] = game.coins
            found = self._luck[game.mark.number].poll() if game.mark.number in self._luck else None
            luck = None if luck is None or found is None or found.coins is None else luck + found.coins
        return coins, luck

    def _heir_coins(self, crypt: int) -> int | None:
        """What the heir takes on average."""
        par = self._heirs[crypt].poll() if crypt in self._heirs else None
        return None if par is None else par.value

    def _row(self, name: str, taken: list[int | None], luck: float | None, say: Say) -> SheetRow:
        shown = [taken[crypt] for crypt in self._crypts]
        whole = sum(coins for coins in shown if coins is not None)
        total = UNKNOWN if not shown or None in shown else str(whole)
        told = without = UNKNOWN
        if luck is not None:
            sign = "+" if luck > 0 else "−" if luck < 0 else ""
            told = sign + say("statistics-number", number=abs(luck))
            without = say("statistics-number", number=whole - luck)
        sums = (total, told, without)
        crypts = [UNKNOWN if coins is None else str(coins) for coins in taken]
        figures = (*(crypts if len(crypts) > 1 else []), *sums)
        heads = self.columns(say)
        spoken = ", ".join(
            f"{head}: {figure}" for head, figure in zip(heads, figures, strict=True) if figure != UNKNOWN
        )
        return SheetRow(name, figures, f"{name}. {spoken}")
