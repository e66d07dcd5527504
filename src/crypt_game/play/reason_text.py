"""Why a computer heir would do something, in words: for hints, for heirs at the table, for the look back."""

from __future__ import annotations

from crypt_game.opponents.reasons import Reason, coins_of
from crypt_game.opponents.worth_parts import WorthParts, rounded_to_sum
from crypt_game.play.coin_figures import change
from crypt_game.rules.indices import SlotIndex
from crypt_game.text.language import Argument, Noun, Say
from crypt_game.text.participants import Crypt, Participants, card_at
from crypt_game.text.players_sentence import listed

__all__ = ["SEPARATOR", "brief_parts", "main_part", "parts_line", "reason_brief", "reason_line", "told_parts"]

SEPARATOR = "\u00a0· "
"""Parts two parts of a reason; it may end a line but not begin one."""
_OF_CARDS = ("why-card", "why-worth")


def reason_line(reason: Reason, crypt: Crypt, cast: Participants, say: Say) -> str:
    """One reason as a sentence, with the people of `cast` and the cards of the Crypt that the heir saw."""
    facts: dict[str, Argument] = dict(reason.facts)
    slot, rival = reason.facts.get("slot"), reason.facts.get("rival")
    if isinstance(slot, int) and slot < len(crypt):
        facts["card"] = card_at(crypt, SlotIndex(slot))
    elif "card" in facts:
        facts["card"] = Noun(str(facts["card"]))
    if isinstance(rival, int):
        facts["rival"] = cast.names[rival]
    if reason.parts:
        facts["parts"] = listed(say, [_part_words(part, cast, say) for part in reason.parts])
    return say(reason.key, **facts)


def reason_brief(reason: Reason, crypt: Crypt, cast: Participants, say: Say) -> str:
    """The same for the eye, with markup: a card with its coins and what they are made up of, in few words;
    what is not about a card's coins in its sentence."""
    parts = brief_parts(reason, crypt, cast, say)
    if parts is None:
        return reason_line(reason, crypt, cast, say)
    head = say(
        "why-brief", card=card_at(crypt, SlotIndex(int(reason.facts["slot"]))), coins=reason.facts["coins"]
    )
    return SEPARATOR.join([f"<b>{head}</b>", *parts])


def brief_parts(reason: Reason, crypt: Crypt, cast: Participants, say: Say) -> list[str] | None:
    """What a card's coins are made up of, in few words; None for a reason that is not about that."""
    slot = reason.facts.get("slot")
    if reason.key not in _OF_CARDS or not isinstance(slot, int) or slot >= len(crypt):
        return None
    return [_part_words(part, cast, say, "review-part-") for part in reason.parts]


def _part_words(part: Reason, cast: Participants, say: Say, family: str = "why-part-") -> str:
    """A part of what a card is worth: what is printed on it as it is, everything else as more or less; by
    the sentences whose keys begin with `family`."""
    coins, rival = float(part.facts["coins"]), part.facts.get("rival")
    facts: dict[str, Argument] = {**part.facts, "coins": coins_of(coins), "figure": change(coins, say)}
    if isinstance(rival, int):
        facts["rival"] = cast.names[rival]
    return say(part.key.replace("why-part-", family), **facts, sign="less" if coins < 0 else "more")


def main_part(parts: WorthParts, coins: float, rivals: int, say: Say) -> str:
    """What most of a difference of so many coins between two answers comes from, without figures; against so
    many `rivals`."""
    name, _ = max(zip(parts._fields, parts, strict=True), key=lambda part: part[1] * coins)
    return say(f"advice-from-{name}", sign="less" if coins < 0 else "more", rivals=rivals)


def parts_line(parts: WorthParts, coins: float, step: float, say: Say) -> str:
    """What a difference of so many coins between two answers comes from, in one list; empty where nothing is
    left of it. For `step` see `told_parts`."""
    told = told_parts(parts, coins, step, say)
    return listed(say, told) if told else ""


def told_parts(parts: WorthParts, coins: float, step: float, say: Say, family: str = "parts-") -> list[str]:
    """The same part by part, in multiples of `step` that add up to the difference; by the phrases whose keys
    begin with `family`."""
    rounded = zip(parts._fields, rounded_to_sum(parts, coins, step), strict=True)
    return [
        say(family + name, figure=change(coins, say), sign="less" if coins < 0 else "more")
        for name, coins in rounded
        if coins
    ]
