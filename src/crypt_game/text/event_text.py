"""What happened, in words: an event of the rules becomes the lines of the chronicle, as keys and arguments.

Pure functions: the same event, cast and Crypt give the same lines, and an event redacted for a seat gives no
line that tells more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from crypt_game.rules import events as ev
from crypt_game.rules.cards import Card, Face
from crypt_game.rules.indices import PoolIndex, SeatIndex
from crypt_game.rules.pending import Over
from crypt_game.rules.terms import Phase, Recovery
from crypt_game.text.ghost_text import narrate_ghost
from crypt_game.text.language import Argument, Noun
from crypt_game.text.participants import Crypt, Message, Participants, card_at, dice_sum
from crypt_game.text.rank_words import rank_key, shared_title

_FIRST_WITH_TWO_IDOLS = 5


def narrate(event: ev.Event, cast: Participants, crypt: Crypt) -> tuple[Message, ...]:
    """The lines that tell this event, in reading order; none for events that only the program needs."""
    match event:
        case ev.GhostRolled() | ev.GhostGrouped() | ev.GhostAimed() | ev.GhostSetAside():
            return narrate_ghost(event, cast, crypt)
        case ev.PushedOut() | ev.Placed() | ev.Recovered() | ev.Declined() | ev.Divvied():
            return _claiming(event, cast, crypt)
        case ev.ExhaustionRolled() | ev.Rerolled() | ev.Exhausted() | ev.Collected() | ev.Discarded():
            return _collecting(event, cast, crypt)
        case ev.Flipped() | ev.Peeked() | ev.Taken() | ev.IdolBonus():
            return _rewards(event, cast, crypt)
        case ev.CursesCounted() | ev.TieBreakBegan() | ev.TieBreakRolled() | ev.Scored() | ev.GameEnded():
            return _ending(event, cast)
        case ev.DeckShuffled() | ev.Revealed() | ev.Sorted() | ev.PhaseBegan():
            return _dealing(event)
        case ev.RoundBegan() | ev.TorchesPassed() | ev.RolesSwapped():
            return _torches(event, cast)
        case ev.TreasureOpened() | ev.RoundEnded() | ev.Awaited():
            return ()
        case _:
            assert_never(event)


def join_push_outs(lines: Sequence[Message]) -> tuple[Message, ...]:
    """The lines of a turn, a push-out and the claim of the same card as one."""
    joined = list[Message]()
    for line in lines:
        before = joined[-1] if joined else None
        if before is not None and (before.key, line.key) == ("event-pushed-out", "event-placed"):
            args = {**before.args, "against": before.args["dice"], "dice": line.args["dice"]}
            joined[-1] = Message("event-pushed-out-by", args, line.seat)
        else:
            joined.append(line)
    return tuple(joined)


def _dealing(event: ev.DeckShuffled | ev.Revealed | ev.Sorted | ev.PhaseBegan) -> tuple[Message, ...]:
    match event:
        case ev.DeckShuffled(count=count):
            return (Message("event-shuffled", {"count": count}, minor=True),)
        case ev.Revealed(card=card, up=up):
            return (_card_line("event-revealed" if up else "event-laid", card, {}, None, minor=True),)
        case ev.Sorted():
            return (Message("event-sorted", {}, minor=True),)
        case ev.PhaseBegan(phase=phase):
            if phase in (Phase.SETUP, Phase.POTTERY, Phase.OVER):
                return ()
            return (Message(f"event-phase-{phase.value}", {}, minor=True),)


def _torches(
    event: ev.RoundBegan | ev.TorchesPassed | ev.RolesSwapped, cast: Participants
) -> tuple[Message, ...]:
    match event:
        case ev.RolesSwapped(first=role):
            return (Message(f"event-roles-swapped-{role.value}", {}),)
        case ev.TorchesPassed(leader=leader):
            return (Message("event-torches-passed", cast.who(leader), leader, minor=True),)
        case ev.RoundBegan(round=number, leader=leader, lights_out=last):
            args = {"round": number, **cast.who(leader)}
            if leader == last:
                return (Message("event-round-began-both", args, leader),)
            args |= {"last": cast.names[last]}
            if cast.you == last:
                args |= {"you": "last"}
            return (Message("event-round-began", args, leader),)


def _claiming(
    event: ev.PushedOut | ev.Placed | ev.Recovered | ev.Declined | ev.Divvied,
    cast: Participants,
    crypt: Crypt,
) -> tuple[Message, ...]:
    match event:
        case ev.PushedOut(slot=slot, seat=seat, effort=effort, dice=dice, by=by):
            if cast.is_ghost(by):
                return ()  # the Ghost's aim has said so, with its reason
            args = cast.who(by) | {"card": card_at(crypt, slot), "dice": dice_sum(effort, dice)}
            args |= {"victim": cast.names[seat]} | ({"you": "victim"} if seat == cast.you else {})
            return (Message("event-pushed-out", args, by),)
        case ev.Placed(seat=seat, slot=slot, effort=effort, dice=dice, before=before, strength=strength):
            if cast.is_ghost(seat):
                return ()
            args = cast.who(seat) | {"card": card_at(crypt, slot), "dice": dice_sum(effort, dice)}
            return (
                Message("event-added" if before else "event-placed", args | {"strength": strength}, seat),
            )
        case ev.Recovered(seat=seat, pool=pool, dice=dice, why=why):
            args = cast.whose(pool) if why is Recovery.ROUTED else cast.who(seat)
            if dice == 0:
                return (Message("event-passed", args, seat),) if why is Recovery.ACTION else ()
            return (Message(f"event-recovered-{why.value}", args | {"count": dice}, seat),)
        case ev.Declined(seat=seat, what=what):
            return (Message(f"event-declined-{what.value}", cast.who(seat), seat, minor=True),)
        case ev.Divvied(by=by):
            return (Message("event-divvied", cast.who(by), by),)


def _collecting(
    event: ev.ExhaustionRolled | ev.Rerolled | ev.Exhausted | ev.Collected | ev.Discarded,
    cast: Participants,
    crypt: Crypt,
) -> tuple[Message, ...]:
    match event:
        case ev.ExhaustionRolled(seat=seat, pool=pool, slots=slots):
            return tuple(
                Message(
                    "event-rolled",
                    cast.whose(pool)
                    | {"card": card_at(crypt, rolled.slot), "effort": rolled.effort}
                    | {"rolls": ", ".join(map(str, rolled.rolls)), "dice": len(rolled.rolls)}
                    | {"failed": len(rolled.failed)},
                    seat,
                )
                for rolled in slots
            )
        case ev.Rerolled(seat=seat, effort=effort, roll=roll, rescued=rescued):
            args = cast.who(seat) | {"effort": effort, "roll": roll}
            return (Message("event-rerolled-rescued" if rescued else "event-rerolled-failed", args, seat),)
        case ev.Exhausted(pool=pool, dice=dice):
            if not dice:
                return ()
            return (Message("event-exhausted", cast.whose(pool) | {"count": dice}, pool=pool),)
        case ev.Collected(seat=seat, cards=cards):
            return tuple(
                _card_line("event-collected", laid.card, cast.who(seat), seat, minor=False) for laid in cards
            )
        case ev.Discarded(seat=holder, cards=cards):
            key = "event-discarded" if holder is None else "event-discarded-ghost"
            whose = {} if holder is None else cast.who(holder)
            below = [Noun(laid.card.type.value) for laid in cards[:-1]]
            told = (*below, card_at(crypt, event.slot))
            return tuple(Message(key, whose | {"card": card}, holder, minor=True) for card in told)


def _rewards(
    event: ev.Flipped | ev.Peeked | ev.Taken | ev.IdolBonus, cast: Participants, crypt: Crypt
) -> tuple[Message, ...]:
    match event:
        case ev.Flipped(seat=seat, cards=cards):
            args = cast.who(seat) | {"card": Noun(cards[0].card.type.value), "count": len(cards)}
            return (Message("event-flipped", args, seat),)
        case ev.Peeked(seat=seat, looks=looks, shared=shared):
            args = cast.who(seat)
            if shared is not None:
                args |= {"other": cast.names[shared]} | ({"you": "other"} if shared == cast.you else {})
            told = Message("event-peeked" if shared is None else "event-peeked-shared", args, seat)
            seen = [look for look in looks if isinstance(look.card, Card)]
            return told, *(_card_line("event-seen", look.card, {}, seat, minor=False) for look in seen)
        case ev.Taken(seat=seat, card=card):
            return (_card_line("event-taken", card, cast.who(seat), seat, minor=False),)
        case ev.IdolBonus(seat=seat, coins=coins):
            key = "event-idol-bonus-first" if coins == _FIRST_WITH_TWO_IDOLS else "event-idol-bonus-later"
            return (Message(key, cast.who(seat) | {"count": coins}, seat),)


def _ending(
    event: ev.CursesCounted | ev.TieBreakBegan | ev.TieBreakRolled | ev.Scored | ev.GameEnded,
    cast: Participants,
) -> tuple[Message, ...]:
    match event:
        case ev.CursesCounted(curses=curses, losers=losers, coins=coins):
            counts = [Message("event-curses", cast.who(seat) | {"count": n}, seat) for seat, n in curses]
            lost = [Message("event-cursed", cast.who(seat) | {"count": abs(coins)}, seat) for seat in losers]
            return *counts, *lost
        case ev.TieBreakBegan(attempt=attempt):
            return (Message("event-tie" if attempt == 0 else "event-tie-again", {}),)
        case ev.TieBreakRolled(seat=seat, pool=pool, rolls=rolls):
            args = cast.whose(pool) | {"rolls": " + ".join(map(str, rolls)), "count": sum(rolls)}
            return (Message("event-tie-rolled", args, seat),)
        case ev.Scored(score=score):
            return (Message("event-scored", cast.who(score.seat) | {"count": score.total}, score.seat),)
        case ev.GameEnded(result=result):
            return _result(result, cast)


def _result(result: Over, cast: Participants) -> tuple[Message, ...]:
    if result.rank is not None:
        team = bool(result.teams)
        coins = result.teams[0].score if team else result.scores[0].total
        rank = Noun(rank_key(result.rank, twins=team).removeprefix("term-"))
        args: dict[str, Argument] = {"rank": rank, "title": shared_title(cast.titles), "count": coins}
        return (Message("event-ended-twins" if team else "event-ended-solo", args),)
    if cast.houses:
        pools = sorted({PoolIndex(seat // 2) for seat in result.winners})
        key = "event-won-house" if len(pools) == 1 else "event-shared-house"
        return tuple(Message(key, cast.whose(pool), SeatIndex(2 * pool)) for pool in pools)
    key = "event-won" if len(result.winners) == 1 else "event-shared"
    return tuple(Message(key, cast.who(seat), seat) for seat in result.winners)


def _card_line(
    key: str, card: Face, args: dict[str, Argument], seat: SeatIndex | None, *, minor: bool
) -> Message:
    """A line about one card: with its value if the reader may know it, ``…-unseen`` if not."""
    noun = Noun(card.type.value)
    if isinstance(card, Card):
        return Message(key, args | {"card": noun, "value": card.value}, seat, minor)
    return Message(f"{key}-unseen", args | {"card": noun}, seat, minor)
