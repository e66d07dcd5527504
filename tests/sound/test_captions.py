"""Captions of sounds: which there are, how long they stand, how many at once."""

from __future__ import annotations

from crypt_game.sound import Captions, Cue, Mood, Passage
from crypt_game.sound.captions import CAPTIONED

GO_WITH_WHAT_IS_SEEN = {
    "the control itself shows it": {Cue.FOCUS_MOVED, Cue.PRESSED, Cue.PAGE_TURNED, Cue.OPENED, Cue.SEALED},
    "the card moves, and the chronicle has a line": {
        *(Cue.DECK_SHUFFLED, Cue.CARD_DEALT, Cue.CARD_DEALT_HIDDEN, Cue.CARD_FLIPPED),
        *(Cue.CARD_PEEKED, Cue.CARD_COLLECTED, Cue.CARD_DISCARDED),
    },
    "the die moves and shows its face": {
        *(Cue.DIE_LIFTED, Cue.DIE_PLACED, Cue.DIE_TUMBLED, Cue.DIE_LANDED, Cue.DIE_SURVIVED),
        Cue.DICE_RECOVERED,
    },
    "a name or a sign on the screen changes with it": {
        *(Cue.TORCH_PASSED, Cue.LIGHTS_OUT_PASSED, Cue.PHASE_CHANGED),
    },
}
CLAIM = Mood(Passage.CLAIM)


def wanted() -> Captions:
    captions = Captions()
    captions.wanted = True
    return captions


def test_each_cue_is_captioned_or_goes_with_what_is_seen() -> None:
    seen = [cue for cues in GO_WITH_WHAT_IS_SEEN.values() for cue in cues]
    assert sorted([*CAPTIONED, *seen]) == sorted(Cue)


def test_a_caption_stands_for_its_time_and_not_longer() -> None:
    captions = wanted()
    captions.hear(Cue.DIE_PUSHED_OUT)
    assert captions.update(0.0)
    assert not captions.update(Captions.SECONDS - 0.1)
    assert captions.keys == ["caption-pushed-out"]
    assert captions.update(0.2)
    assert captions.keys == []


def test_the_same_sound_again_only_lets_its_caption_stand_longer() -> None:
    captions = wanted()
    for cue in (Cue.COIN_COUNTED, Cue.COIN_COUNTED, Cue.COINS_TOTALLED):
        captions.hear(cue)
        captions.update(Captions.SECONDS - 0.1)
    assert captions.keys == ["caption-coins"]


def test_of_three_captions_the_newest_two_are_shown() -> None:
    captions = wanted()
    for cue in (Cue.REFUSED, Cue.FOCUS_MOVED, Cue.DIE_PUSHED_OUT, Cue.YOUR_TURN):
        captions.hear(cue)
    assert captions.keys == ["caption-pushed-out", "caption-your-turn"]


def test_what_music_tells_is_captioned_once_as_it_begins() -> None:
    captions = wanted()
    captions.follow(CLAIM)
    assert captions.keys == []
    for _ in range(3):
        captions.follow(CLAIM._replace(ghost=True))
        captions.update(1.0)
    assert captions.keys == []
    captions.follow(CLAIM._replace(last_round=True))
    assert captions.keys == ["caption-last-round"]


def test_nothing_is_captioned_while_it_is_not_wanted() -> None:
    captions = Captions()
    captions.hear(Cue.DIE_PUSHED_OUT)
    captions.follow(CLAIM._replace(ghost=True, last_round=True))
    captions.wanted = True
    captions.follow(CLAIM._replace(ghost=True, last_round=True))
    assert captions.keys == []
    captions.hear(Cue.DIE_PUSHED_OUT)
    captions.wanted = False
    assert captions.update(0.0)
    assert captions.keys == []
