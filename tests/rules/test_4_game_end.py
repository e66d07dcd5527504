"""§4: the final window, scores and ties."""

from __future__ import annotations

from crypt_game.rules import Choice, Decline, Phase, Purpose, Refusal, Revive, card_named

from .conftest import Begin

REMAINS = ("remains-1-0", "remains-2-0")


def test_4_1_a_die_can_be_revived_once_more_and_the_window_closes_itself(begin: Begin) -> None:
    game = begin(2)
    game.give(1, *REMAINS)
    game.exhaust(1, 2)
    game.last_round()
    game.recover(0)
    game.claim(1, {0: [1]})
    game.recover(0)
    assert (game.asked.seat, game.asked.what) == (1, Choice.FINAL)
    game.act(1, Revive(tuple(map(card_named, REMAINS))))
    assert game.state.phase is Phase.OVER
    assert [score.dice for score in game.result.scores] == [3, 2]


def test_4_1_the_window_may_be_declined(begin: Begin) -> None:
    game = begin(2)
    game.give(1, *REMAINS)
    game.exhaust(1, 2)
    game.last_round()
    game.recover(0)
    game.claim(1, {0: [1]})
    game.recover(0)
    assert game.refusal(0, Decline()) is Refusal.NOT_ASKED
    game.act(1, Decline())
    assert game.state.phase is Phase.OVER


def test_4_2_coins_bonus_and_dice_are_added(begin: Begin) -> None:
    game = begin(2, deck=("idol-1-0", "pottery-4-0", "remains-4-0"))
    game.give(0, "jewelry-4-0", "jewelry-2-0")
    game.give(1, "tapestry-1-0")
    game.last_round()
    game.claim(0, {0: [1]})
    game.recover(1)
    game.exhaust(1, 2)
    game.recover(0)
    mine, other = game.result.scores
    assert (mine.treasure, mine.collectors.jewelry, mine.dice, mine.curse, mine.total) == (7, 4, 3, 0, 14)
    assert (other.treasure, other.collectors.tapestry, other.dice, other.total) == (1, 5, 1, 7)
    assert game.result.winners == (0,)


def test_4_3_the_tied_roll_all_their_dice_until_one_is_higher(begin: Begin) -> None:
    game = begin(3)
    game.give(2, "idol-1-0")
    game.last_round()
    game.recover(0, 1)
    game.exhaust(1, 1)
    game.give(1, "pottery-2-0")
    game.recover(2)
    asked = []
    for values in ((1, 2), (1, 1, 1), (6, 6), (6, 6, 1)):
        asked.append((game.request.purpose, game.request.seat, game.request.dice, game.request.repeat))
        assert game.state.phase is Phase.FINAL
        game.roll(*values)
    assert asked == [
        (Purpose.TIEBREAK, 1, 2, 0),
        (Purpose.TIEBREAK, 2, 3, 0),
        (Purpose.TIEBREAK, 1, 2, 1),
        (Purpose.TIEBREAK, 2, 3, 1),
    ]
    assert game.result.winners == (2,)


def test_4_3_a_tied_player_without_dice_counts_nothing_and_is_not_asked(begin: Begin) -> None:
    game = begin(2)
    game.give(1, "idol-3-0")
    game.last_round()
    game.recover(0, 1)
    game.exhaust(1, 3)
    game.recover(0)
    assert (game.request.seat, game.request.dice) == (0, 3)
    game.roll(1, 1, 1)
    assert game.result.winners == (0,)


def test_4_3_without_any_dice_the_tied_share_the_victory(begin: Begin) -> None:
    game = begin(2, sides="BAAAAA", deck=("idol-3-0",))
    game.give(1, "idol-3-III")
    game.last_round()
    game.recover(0, 1)
    game.exhaust(1, 3)
    game.exhaust(0, 2)
    game.claim(0, {0: [6]})
    game.roll(1)
    assert [score.total for score in game.result.scores] == [3, 3]
    assert game.result.winners == (0, 1)


def test_after_the_end_nobody_acts(begin: Begin) -> None:
    game = begin(2)
    game.give(0, "idol-4-0")
    game.last_round()
    game.recover(0, 1, 0)
    assert game.refusal(0, Decline()) is Refusal.GAME_OVER
