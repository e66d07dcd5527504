"""The workshop's list of sounds and the game's list of cues are one."""

from __future__ import annotations

import pytest
import sounds
from sound_studio.catalogue import EFFECTS
from sound_studio.mastering import wave_file
from sound_studio.room import Stereo

from crypt_game.sound.cues import Cue


def test_the_two_workshops_make_exactly_the_cues() -> None:
    made = {effect.cue for effect in EFFECTS}
    played = {Cue.VICTORY, Cue.DEFEAT}
    assert made | played == set(Cue)
    assert not made & played


def test_an_unknown_name_is_refused_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["sounds.py", "--check", "no-such-sound"])
    with pytest.raises(SystemExit) as refusal:
        sounds.main()
    assert refusal.value.code == 2
    assert "no such sound: no-such-sound" in capsys.readouterr().err


def test_a_sound_that_would_clip_is_not_written() -> None:
    with pytest.raises(ValueError, match="clip"):
        wave_file(Stereo([0.0, 1.2], [0.0, 0.5]))
