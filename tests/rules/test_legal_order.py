"""The canonical order of legal actions, pinned: counts stay the same while order drifts."""

from __future__ import annotations

import json
from hashlib import sha256

from crypt_game import rules
from crypt_game.rules import Decide, codec, record
from crypt_game.rules.indices import SeatIndex

from .conftest import Begin
from .test_golden import GAMES, recorded


def listed(state: rules.GameState) -> list[str]:
    return [
        json.dumps(codec.action_to_json(action), separators=(",", ":"))
        for action in rules.legal_actions(state)
    ]


def test_claims_come_by_slot_dice_and_effort_with_recover_last(begin: Begin) -> None:
    game = begin(2, deck=("idol-1-0", "idol-2-0", "idol-3-0"))
    game.exhaust(0, 1)
    game.claim(0, {0: [6], 1: [5]})
    game.exhaust(1, 1)
    assert listed(game.state._replace(pending=Decide(SeatIndex(1), rules.Choice.CLAIM, 2, False)))[:12] == [
        '{"do":"claim","place":{"0":[4,4]}}',
        '{"do":"claim","place":{"0":[5,5]}}',
        '{"do":"claim","place":{"0":[6,6]}}',
        '{"do":"claim","place":{"1":[6]}}',
        '{"do":"claim","place":{"1":[6],"2":[1]}}',
        '{"do":"claim","place":{"1":[6],"2":[2]}}',
        '{"do":"claim","place":{"1":[6],"2":[3]}}',
        '{"do":"claim","place":{"1":[6],"2":[4]}}',
        '{"do":"claim","place":{"1":[6],"2":[5]}}',
        '{"do":"claim","place":{"1":[6],"2":[6]}}',
        '{"do":"claim","place":{"1":[3,3]}}',
        '{"do":"claim","place":{"1":[4,4]}}',
    ]
    assert listed(game.state)[-1] == '{"do":"recover"}'


def test_the_order_in_the_golden_games_is_what_it_was() -> None:
    """Change the digest only with the reason for a new order: computer players break ties by it."""
    digest = sha256()
    for path in GAMES:
        for step in record.replay(recorded(path.read_text(encoding="utf-8"))).steps[::3]:
            digest.update("\n".join(listed(step.state)).encode())
            for seat, action in rules.anytime_actions(step.state):
                digest.update(
                    f"{seat} {json.dumps(codec.action_to_json(action), separators=(',', ':'))}".encode()
                )
    assert digest.hexdigest()[:16] == "183cf105bc5f7d1f"
