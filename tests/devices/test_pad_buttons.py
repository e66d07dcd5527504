"""Whose signs are printed on a pad."""

from __future__ import annotations

import pytest

from crypt_game.devices.pad_buttons import PadButton, PadFamily, family_of, name_of, sign_of

UNKNOWN = "03000000ffff0000ffff000000000000"


@pytest.mark.parametrize(
    ("guid", "name", "environ", "family"),
    [
        ("030000005e040000120b000007050000", "Controller", {}, PadFamily.XBOX),
        ("030000004c050000e60c000000010000", "Wireless Controller", {}, PadFamily.PLAYSTATION),
        ("030000007e0500000920000001000000", "Pro Controller", {}, PadFamily.SWITCH),
        ("03000000de2800000512000000010000", "Valve Software", {}, PadFamily.DECK),
        ("03000000de280000ff11000001000000", "Steam Virtual Gamepad", {"SteamDeck": "1"}, PadFamily.DECK),
        ("03000000de280000ff11000001000000", "Steam Virtual Gamepad", {}, PadFamily.XBOX),
        (UNKNOWN, "8BitDo for Nintendo Switch", {}, PadFamily.SWITCH),
        (UNKNOWN, "Nacon PS4 Compact", {}, PadFamily.PLAYSTATION),
        (UNKNOWN, "Generic USB Gamepad", {}, PadFamily.XBOX),
        ("", "", {}, PadFamily.XBOX),
        ("not hexadecimal at all", "", {}, PadFamily.XBOX),
    ],
)
def test_a_pad_is_told_by_its_maker_and_else_by_its_name(
    guid: str, name: str, environ: dict[str, str], family: PadFamily
) -> None:
    assert family_of(guid, name, environ) is family


@pytest.mark.parametrize("family", PadFamily)
def test_every_button_has_a_sign_and_no_two_buttons_share_one(family: PadFamily) -> None:
    pressed = [button for button in PadButton if "stick-" not in button]
    ways = {PadButton.UP, PadButton.DOWN, PadButton.LEFT, PadButton.RIGHT}
    signs = [sign_of(button, family) for button in pressed if button not in ways]
    assert len(set(signs)) == len(signs)
    assert all(signs)
    assert len({sign_of(way, family) for way in ways}) == 1


def test_a_drawn_sign_has_a_word_and_a_letter_is_its_own() -> None:
    assert name_of(sign_of(PadButton.A, PadFamily.PLAYSTATION), str.upper) == "PAD-CROSS"
    assert name_of(sign_of(PadButton.A, PadFamily.DECK), str.upper) == "A"
    assert name_of(sign_of(PadButton.RIGHT_TRIGGER, PadFamily.SWITCH), str.upper) == "ZR"
