"""A piece of advice in words, ready to be shown or spoken, and what at the table it is about."""

from __future__ import annotations

from typing import NamedTuple

from crypt_game.play.claim_draft import ClaimDraft, DraftGroup
from crypt_game.play.new_draft import AnyDraft
from crypt_game.play.offer_drafts import DivvyDraft, FlipOffer
from crypt_game.rules import Action, Claim, Decline, Divvy, Peek, Recover, Reroll, Revive, Take
from crypt_game.rules.indices import SeatIndex, SlotIndex
from crypt_game.rules.terms import FlipFor
from crypt_game.text.sentences import join_sentences

__all__ = ["Advice", "Headings", "Idea", "dice_of", "lights_of", "proposal_of"]


class Idea(NamedTuple):
    """One action in words: what to do, what it is worth beside the best one (empty for that), the reasons in
    sentences, and the same in few words with markup, for the eye."""

    move: str
    worth: str
    reasons: tuple[str, ...]
    brief: tuple[str, ...] = ()

    @property
    def shown(self) -> tuple[str, ...]:
        """The reasons as they are shown."""
        return self.brief or self.reasons

    @property
    def line(self) -> str:
        """What to do and what it is worth, in one line."""
        return f"{self.move} – {self.worth}" if self.worth else self.move


class Headings(NamedTuple):
    """What stands above the best idea, and above the others."""

    best: str
    others: str


class Advice(NamedTuple):
    """The best idea, or a move that was made, and the next best ones."""

    heads: Headings
    best: Idea
    others: tuple[Idea, ...]
    action: Action
    """What the best idea is."""
    seat: SeatIndex
    """Who does it."""
    playable: bool = True
    """Whether the viewer can do that now."""

    @property
    def spoken(self) -> str:
        """What a listener hears, as one sentence after the other."""
        others = [self.heads.others, *(idea.line for idea in self.others)] if self.others else []
        return join_sentences([self.heads.best, self.best.move, *self.best.reasons, *others])


def dice_of(action: Action) -> dict[SlotIndex, DraftGroup]:
    """The dice that a claim lays, by slot; none for anything else."""
    if not isinstance(action, Claim):
        return {}
    return {SlotIndex(slot): DraftGroup(efforts[0], len(efforts)) for slot, efforts in action.place}


def proposal_of(advice: Advice | None, draft: object) -> ClaimDraft | DivvyDraft | None:
    """The claim or the split that it proposes in place of the `draft`; None where it proposes none."""
    if advice is None or not advice.playable:
        return None
    match draft:
        case ClaimDraft():
            claim = ClaimDraft(draft.view, draft.seat, draft.decide)
            claim.take_over(advice.action)
            return claim if claim.groups else None
        case DivvyDraft():
            split = DivvyDraft(draft.view, draft.seat, draft.slots, draft.receivers)
            split.take_over(advice.action)
            return split
        case _:
            return None


def lights_of(advice: Advice, draft: AnyDraft | None) -> tuple[str, ...]:
    """The keys of the controls at a table that it is about, the most important first: those by which it is
    played, or the cards that an heir went for, and its plate."""
    if advice.playable:
        return _controls(advice.action, advice.seat, draft)
    cards = tuple(f"card-{slot}" for slot in dice_of(advice.action))
    return (*cards, f"plate-{advice.seat}")


def _controls(action: Action, seat: SeatIndex, draft: AnyDraft | None) -> tuple[str, ...]:
    match action:
        case Claim():
            return _controls_of_claim(action)
        case Recover():
            return ("recover",)
        case Take(slot=slot):
            return (f"card-{slot}", "accept")
        case Reroll(die=die):
            return (f"subject-{die}", "accept")
        case Divvy(to):
            return tuple(f"{kind}-{share.slot}" for kind in ("switch", "slot") for share in to)
        case Peek():
            return _controls_of_reward(FlipFor.PEEK, seat, draft)
        case Revive():
            return _controls_of_reward(FlipFor.REVIVE, seat, draft)
        case Decline():
            return ("decline",)


def _controls_of_claim(claim: Claim) -> tuple[str, ...]:
    """Its cards, as many dice as it takes, and the efforts."""
    groups = dice_of(claim)
    cards = tuple(f"card-{slot}" for slot in groups)
    dice = sum(group.dice for group in groups.values())
    efforts = sorted({group.effort for group in groups.values()})
    return (*cards, *(f"die-{n}" for n in range(dice)), *(f"effort-{effort}" for effort in efforts))


def _controls_of_reward(what: FlipFor, seat: SeatIndex, draft: AnyDraft | None) -> tuple[str, ...]:
    """On the tray its button, else the one that opens the offer."""
    offered = isinstance(draft, FlipOffer) and draft.what is what
    return ("accept",) if offered else (f"use-{seat}-{what.value}",)
