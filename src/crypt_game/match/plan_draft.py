"""A game being agreed upon: mode, heirs, houses, Collectors and who leads, before it becomes a `Plan`.

A draft is a value and is valid at every moment: each change yields a new draft. Names left empty stand for
the name of the portrait. Must never import `pygame`, `text` or `ui`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, Final

from crypt_game.campaign import Chapter
from crypt_game.match.game_code import CodedGame, of_day
from crypt_game.match.players import (
    HOUSES,
    PLAYER_KINDS,
    TEMPERS,
    House,
    Plan,
    Player,
    PlayerKind,
    Title,
)
from crypt_game.opponents.levels import Temper
from crypt_game.rules.setup import (
    ALL_A,
    CURSED_MODES,
    PLAYERS_OF,
    CollectorSides,
    GameSetup,
    leaders_of,
)
from crypt_game.rules.terms import SIDES_OF, Mode, Side, TreasureType

__all__ = ["Draw", "NameOf", "PlanDraft", "with_kind"]

Draw = Callable[[int], int]
"""Draws a whole number from 0 up to its argument, which is never drawn itself."""
NameOf = Callable[[House, Title], str]
"""The name that a portrait bears."""

_DECK: Final = {1: 24, 2: 24, 3: 36, 4: 48, 6: 54, 8: 72}
_ROUNDS: Final = {1: 8, 2: 8, 3: 9, 4: 8, 6: 6, 8: 8}

_TITLES: Final = (Title.DUCHESS, Title.DUKE)
_FIRST_HOUSES: Final = (House.MOON, House.STAR, House.TOWER, House.PINE)


def with_kind(player: Player, kind: PlayerKind, index: int) -> Player:
    """The player of seat `index` when `kind` decides; a computer player without a temperament gets the
    seat's."""
    temper = Temper.EVEN if kind is PlayerKind.PERSON else player.temper or TEMPERS[index % len(TEMPERS)]
    return replace(player, mind=kind, temper=temper)


def _first_players(looks: list[tuple[House, Title]]) -> tuple[Player, ...]:
    """One person against Squires: who has nobody to play with plays at once."""
    players = [Player("", house, title) for house, title in looks]
    rivals = (with_kind(player, PlayerKind.SQUIRE, index) for index, player in enumerate(players[1:], 1))
    return (players[0], *rivals)


_FIRST_HEIRS: Final = _first_players(
    list(zip(_FIRST_HOUSES, (Title.DUCHESS, Title.DUCHESS, Title.DUKE, Title.DUKE), strict=True))
)
_FIRST_MEMBERS: Final = _first_players([(house, title) for house in _FIRST_HOUSES for title in _TITLES])


@dataclass(frozen=True, slots=True)
class PlanDraft:
    """What the set-up shows.

    The first people of `bench` (four heirs of four houses) play, in Clash those of `members` (Duchess and
    Duke of each house). `leader` counts among those who may lead, None draws one.
    """

    mode: Mode = Mode.STANDARD
    heir_count: int = 3
    house_count: int = 3
    cursed: bool = False
    sides: CollectorSides = ALL_A
    leader: int | None = None
    bench: tuple[Player, ...] = _FIRST_HEIRS
    members: tuple[Player, ...] = _FIRST_MEMBERS

    # what it says -----------------------------------------------------------------------------------------
    @property
    def heirs(self) -> tuple[Player, ...]:
        """Those who play, in seat order without Ghosts."""
        match self.mode:
            case Mode.STANDARD:
                return self.bench[: self.heir_count]
            case Mode.SOLO:
                return self.bench[:1]
            case Mode.TWINS:
                return self.bench[:2]
            case Mode.CLASH:
                return self.members[: 2 * self.house_count]

    @property
    def players(self) -> int:
        """How many play, Ghosts not counted."""
        return len(self.heirs)

    @property
    def candidates(self) -> tuple[Player, ...]:
        """The heirs who may lead the first round (§2.4, §7.2, §8.3)."""
        return self.heirs[::2] if self.mode is Mode.CLASH else self.heirs

    @property
    def people_at_screen(self) -> int:
        """How many seats are played by a person."""
        return sum(person.mind is PlayerKind.PERSON for person in self.heirs)

    @property
    def can_be_cursed(self) -> bool:
        """Whether Cursed Treasure may be played (§9.1)."""
        return self.mode in CURSED_MODES

    @property
    def cards(self) -> int:
        """Treasure cards in the draw pile (§2.1, §8.1)."""
        return _DECK[4 if self.mode is Mode.TWINS else self.players]

    @property
    def rounds(self) -> int:
        """Rounds of the game (§3.1, §8.4)."""
        return _ROUNDS[4 if self.mode is Mode.TWINS else self.players]

    @property
    def can_add(self) -> bool:
        """Whether one more heir (Clash: house) may sit down."""
        if self.mode is Mode.CLASH:
            return self.house_count < len(HOUSES)
        return self.mode is Mode.STANDARD and self.heir_count < len(HOUSES)

    @property
    def can_remove(self) -> bool:
        """Whether an heir (Clash: a house) may leave."""
        if self.mode is Mode.CLASH:
            return self.house_count > min(PLAYERS_OF[Mode.CLASH]) // 2
        return self.mode is Mode.STANDARD and self.heir_count > min(PLAYERS_OF[Mode.STANDARD])

    # changes ----------------------------------------------------------------------------------------------
    def with_mode(self, mode: Mode) -> PlanDraft:
        """Play another mode; names, houses and sides stay."""
        return replace(self, mode=mode, leader=None if mode is not self.mode else self.leader)

    def with_curse(self, cursed: bool) -> PlanDraft:
        """Switch Cursed Treasure; it only shows where it may be played."""
        return replace(self, cursed=cursed)

    def with_side(self, type_: TreasureType, side: Side) -> PlanDraft:
        """Lay one Collector on this side."""
        return replace(self, sides=self.sides._replace(**{type_.value: side}))

    def with_sides(self, sides: CollectorSides) -> PlanDraft:
        """Lay all six Collectors."""
        return replace(self, sides=sides)

    def shuffled(self, draw: Draw) -> PlanDraft:
        """Lay each Collector on a side drawn at random."""
        sides = (existing[draw(len(existing))] for existing in SIDES_OF.values())
        return replace(self, sides=CollectorSides(*sides))

    def led_by(self, leader: int | None) -> PlanDraft:
        """Let this candidate lead, or draw the Leader. Raises ValueError when there is no such candidate."""
        if leader is not None and not 0 <= leader < len(self.candidates):
            raise ValueError(f"no candidate {leader}")
        return replace(self, leader=leader)

    def with_heir(self, index: int, **changes: Any) -> PlanDraft:
        """Change name, title, mind or temper of one heir. In Clash of Houses titles are fixed (§8.2)."""
        if self.mode is Mode.CLASH and "title" in changes:
            raise ValueError("the first member of a house is its Duchess, the second its Duke")
        heir = replace(self.heirs[index], **changes)
        if self.mode is Mode.CLASH:
            return replace(self, members=_put(self.members, index, heir))
        return replace(self, bench=_put(self.bench, index, heir))

    def next_house(self, index: int) -> PlanDraft:
        """Give heir `index` (Clash: both members) the next free house; where none is free, exchange."""
        if self.mode is Mode.CLASH:
            first = index - index % 2
            worn = [person.house for person in self.members[::2]]
            houses = _exchange(worn, first // 2, self.house_count)
            players = tuple(replace(p, house=houses[i // 2]) for i, p in enumerate(self.members))
            return replace(self, members=players)
        houses = _exchange([person.house for person in self.bench], index, self.players)
        pairs = zip(self.bench, houses, strict=True)
        return replace(self, bench=tuple(replace(person, house=house) for person, house in pairs))

    def with_one_more(self) -> PlanDraft:
        """Seat the next heir (Clash: house) of those who wait. Raises ValueError when the table is full."""
        if not self.can_add:
            raise ValueError("nobody else may sit down")
        if self.mode is Mode.CLASH:
            return replace(self, house_count=self.house_count + 1)
        return replace(self, heir_count=self.heir_count + 1)

    def without(self, index: int) -> PlanDraft:
        """Let heir `index` (Clash: the house) leave. Raises ValueError when too few would stay."""
        if not self.can_remove or not 0 <= index < self.players:
            raise ValueError("this heir must stay")
        if self.mode is Mode.CLASH:
            first = index - index % 2
            pair, rest = self.members[first : first + 2], self.members[:first] + self.members[first + 2 :]
            return replace(self, members=(*rest, *pair), house_count=self.house_count - 1, leader=None)
        bench = (*self.bench[:index], *self.bench[index + 1 :], self.bench[index])
        return replace(self, bench=bench, heir_count=self.heir_count - 1, leader=None)

    def moved_up(self, index: int) -> PlanDraft:
        """Let heir `index` (Clash: the house) change places with the one before; the first stays put."""
        if index == 0:
            return self
        if self.mode is Mode.CLASH:
            first = index - index % 2
            if first == 0:
                return self
            players = list(self.members)
            players[first - 2 : first + 2] = [*players[first : first + 2], *players[first - 2 : first]]
            return replace(self, members=tuple(players), leader=_swapped(self.leader, first // 2))
        players = list(self.bench)
        players[index - 1], players[index] = players[index], players[index - 1]
        return replace(self, bench=tuple(players), leader=_swapped(self.leader, index))

    def filled(self, kind: PlayerKind) -> PlanDraft:
        """The same game with `kind` in every seat but the first person's; with persons in all of them."""
        keep = next((i for i, heir in enumerate(self.heirs) if heir.mind is PlayerKind.PERSON), 0)
        draft = self
        for index, heir in enumerate(self.heirs):
            changed = with_kind(heir, PlayerKind.PERSON if index == keep else kind, index)
            draft = draft.with_heir(index, mind=changed.mind, temper=changed.temper)
        return draft

    def of_day(self, day: date) -> CodedGame:
        """The crypt of this day for as many players as sit here, in the mode that is played here."""
        return of_day(day, self.mode, self.players, cursed=self.cursed)

    def agreeing(self, setup: GameSetup) -> PlanDraft:
        """What was agreed upon in another game, with the heirs as they are here."""
        clash = setup.mode is Mode.CLASH
        return replace(
            self,
            mode=setup.mode,
            heir_count=setup.players if setup.mode is Mode.STANDARD else self.heir_count,
            house_count=setup.players // 2 if clash else self.house_count,
            cursed=setup.cursed if setup.mode in CURSED_MODES else self.cursed,
            sides=setup.collectors,
            leader=leaders_of(setup.mode, setup.players).index(setup.leader),
        )

    def as_chapter(self, chapter: Chapter) -> PlanDraft:
        """A chapter of the campaign: the first heir as somebody who sits here, the others as its rivals; who
        leads is drawn."""
        draft = replace(self.agreeing(chapter.setup), leader=None)
        minds = (PlayerKind.PERSON, *(PlayerKind(level.value) for level in chapter.rivals))
        for index, (heir, mind) in enumerate(zip(draft.heirs, minds, strict=True)):
            seated = with_kind(heir, mind, index)
            draft = draft.with_heir(index, mind=seated.mind, temper=seated.temper)
        return draft

    def agrees(self, setup: GameSetup) -> bool:
        """Whether just this game would be played, whoever the heirs are."""
        leaders = leaders_of(self.mode, self.players)
        leader = leaders[self.leader] if self.leader is not None else None
        here = (self.mode, self.players, self.sides, self.cursed and self.can_be_cursed, leader)
        return here == (setup.mode, setup.players, setup.collectors, setup.cursed, setup.leader)

    # the outcome ------------------------------------------------------------------------------------------
    def plan(self, draw: Draw, name_of: NameOf) -> Plan:
        """The game to be played; `draw` picks the Leader where none is chosen."""
        seats = leaders_of(self.mode, self.players)
        leader = seats[draw(len(seats)) if self.leader is None else self.leader]
        cursed = self.cursed and self.can_be_cursed
        setup = GameSetup(self.mode, self.players, self.sides, cursed, leader)
        players = [replace(p, name=p.name.strip() or name_of(p.house, p.title)) for p in self.heirs]
        return Plan.seated(setup, players)

    def to_json(self) -> dict[str, Any]:
        """The draft as a JSON object, for the settings."""
        return {
            "mode": self.mode.value,
            "heirs": self.heir_count,
            "houses": self.house_count,
            "cursed": self.cursed,
            "sides": "".join(side.value for side in self.sides),
            "leader": self.leader,
            "playing": [heir.mind.value for heir in self.heirs],
            "bench": [person.to_json() for person in self.bench],
            "members": [person.to_json() for person in self.members],
        }

    @classmethod
    def from_json(cls, data: object) -> PlanDraft:
        """Read what `to_json` wrote; anything else, foreign or damaged, is the first set-up of all."""
        try:
            return _read(data)
        except (ValueError, TypeError, KeyError):
            return cls()


def _put(players: tuple[Player, ...], index: int, person: Player) -> tuple[Player, ...]:
    return (*players[:index], person, *players[index + 1 :])


def _exchange(worn: list[House], index: int, playing: int) -> list[House]:
    """The houses after `index` took the next one: a free one if there is any, else its neighbour's."""
    own = HOUSES.index(worn[index])
    following = [HOUSES[(own + step) % len(HOUSES)] for step in range(1, len(HOUSES))]
    free = [house for house in following if worn.index(house) >= playing]
    other = worn.index((free or following)[0])
    worn[index], worn[other] = worn[other], worn[index]
    return worn


def _swapped(leader: int | None, index: int) -> int | None:
    return {index: index - 1, index - 1: index}.get(leader, leader) if leader is not None else None


def _read(data: object) -> PlanDraft:
    if not isinstance(data, Mapping):
        raise ValueError("a set-up is an object")
    heirs, houses, leader, sides = data["heirs"], data["houses"], data["leader"], data["sides"]
    if type(heirs) is not int or heirs not in PLAYERS_OF[Mode.STANDARD]:
        raise ValueError("no such number of heirs")
    if type(houses) is not int or 2 * houses not in PLAYERS_OF[Mode.CLASH]:
        raise ValueError("no such number of houses")
    if leader is not None and type(leader) is not int:
        raise ValueError("a leader is a number")
    if not isinstance(sides, str) or len(sides) != len(TreasureType):
        raise ValueError("six Collectors")
    laid = CollectorSides(*(Side(letter) for letter in sides))
    if not laid.exist:
        raise ValueError("no such side of a Collector")
    draft = PlanDraft(
        Mode(data["mode"]),
        heirs,
        houses,
        cursed=data["cursed"] is True,
        sides=laid,
        bench=_read_people(data["bench"], _FIRST_HEIRS),
        members=_read_people(data["members"], _FIRST_MEMBERS),
    )
    _check_houses([person.house for person in draft.bench])
    _check_houses([person.house for person in draft.members[::2]])
    if [(p.house, p.title) for p in draft.members] != [
        (draft.members[i - i % 2].house, _FIRST_MEMBERS[i].title) for i in range(len(draft.members))
    ]:
        raise ValueError("a house is a Duchess and a Duke")
    return draft.led_by(leader)


def _read_people(data: object, like: tuple[Player, ...]) -> tuple[Player, ...]:
    if not isinstance(data, list) or len(data) != len(like):
        raise ValueError("the wrong number of people")
    players = tuple(Player.from_json(item) for item in data)
    for person in players:
        if person.mind not in PLAYER_KINDS:
            raise ValueError("nobody with such a mind")
    return players


def _check_houses(houses: list[House]) -> None:
    if sorted(houses) != sorted(HOUSES):
        raise ValueError("each of the four houses once")
