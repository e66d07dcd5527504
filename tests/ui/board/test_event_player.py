"""The player of events: needs no scene, ends at what the match holds, and shows a Ghost's turn again."""

from __future__ import annotations

from collections import Counter

from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.play.board_model import GhostTurn
from crypt_game.rules import GameSetup, Mode, observe
from crypt_game.rules import events as ev
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.legal import legal_actions
from crypt_game.sound import Cue
from crypt_game.ui.app import App
from crypt_game.ui.board.event_player import EventPlayer

from ..conftest import OpenApp
from .unseen_player import unseen_player

FRAME = 1 / 30


def solo_match() -> Match:
    match = Match(Plan.seated(GameSetup(Mode.SOLO, 1), [Player("Ysolde", HOUSES[0], Title.DUCHESS)]), 3)
    match.begin()
    return match


def player_of(app: App, match: Match) -> EventPlayer:
    """A player for a board that no scene shows."""
    return unseen_player(app, match, ("Ysolde", "Ghost"))


def until_held(player: EventPlayer) -> None:
    """Play on until a step of the Ghost waits to be taken note of."""
    for _ in range(10_000):
        player.update(FRAME)
        if player.held:
            return
    raise AssertionError("no step of the Ghost was held")


def test_what_was_played_ends_at_what_the_match_holds(open_app: OpenApp) -> None:
    match = solo_match()
    player = player_of(open_app(), match)
    player.rebuild()
    assert player.idle
    for _ in range(6):
        assert match.decide is not None
        player.take(match.submit(match.decide.seat, next(iter(legal_actions(match.state)))))
        assert not player.idle
        player.skip_all()
        assert player.idle
        assert player.model.view == observe(match.state, 0)
    lines = list(player.model.chronicle)
    player.rebuild()
    assert player.model.chronicle == lines
    player.rewrite_chronicle()
    assert player.model.chronicle == lines


def test_a_ghosts_turn_shown_again_is_told_once(open_app: OpenApp) -> None:
    match = solo_match()
    player = player_of(open_app(), match)
    player.pace = "step"
    player.rebuild()
    while not player.held:
        assert match.decide is not None
        player.take(match.submit(match.decide.seat, next(iter(legal_actions(match.state)))))
        while not player.idle and not player.held:
            player.update(FRAME)
    model = player.model
    turn = model.asking
    assert isinstance(turn, GhostTurn)
    steps, lines, shown = list(turn.steps), list(model.chronicle), player.shown
    player.replay_turn()
    assert player.shown < shown
    assert len(model.chronicle) < len(lines)
    until_held(player)
    again = model.asking
    assert isinstance(again, GhostTurn)
    assert again is not turn
    assert (again.steps, model.chronicle, player.shown) == (steps, lines, shown)


def test_a_ghosts_turn_makes_way_for_what_happens_next(open_app: OpenApp) -> None:
    match = solo_match()
    player = player_of(open_app(), match)
    player.rebuild()
    while (turn := player.model.ghost_turn) is None:
        assert match.decide is not None
        player.take(match.submit(match.decide.seat, next(iter(legal_actions(match.state)))))
        player.skip_all()
    assert player.model.asking is turn
    assert turn.rolls == tuple(group.effort for group in turn.groups for _ in range(group.dice))
    player.take(())
    assert player.model.ghost_turn is None


def test_who_is_pushed_out_winces_and_the_other_gloats_until_the_dice_are_home(open_app: OpenApp) -> None:
    match = solo_match()
    player = player_of(open_app(), match)
    player.rebuild()
    seen: list[dict[SeatIndex, str]] = []
    for _ in range(400):
        if match.decide is None or seen:
            break
        player.take(match.submit(match.decide.seat, next(iter(legal_actions(match.state)))))
        while not player.idle:
            player.update(FRAME)
            if player.model.moods:
                seen.append(dict(player.model.moods))
            if player.held:
                player.skip()
    assert {tuple(sorted(moods.values())) for moods in seen} == {("gloat", "wince")}
    assert player.model.moods == {}


def test_the_deck_hidden_cards_and_the_turn_of_a_ghost_have_sounds_of_their_own(open_app: OpenApp) -> None:
    app = open_app()
    match = Match(Plan.seated(GameSetup(Mode.SOLO, 1), [Player("Ysolde", HOUSES[0], Title.DUCHESS)]), 3)
    player = player_of(app, match)
    player.rebuild()
    heard: list[Cue] = []
    app.sound.on_play = heard.append
    events = list(match.begin())
    while len(events) < 120 and match.decide is not None:
        events += match.submit(match.decide.seat, next(iter(legal_actions(match.state))))
    player.take(events)
    for _ in range(40_000):
        player.update(FRAME)
        if player.held:
            player.skip()
        if player.idle:
            break
    dealt = Counter(event.up for event in events if isinstance(event, ev.Revealed))
    assert heard.count(Cue.DECK_SHUFFLED) == 1
    assert heard.count(Cue.CARD_DEALT_HIDDEN) == dealt[False] > 0
    assert heard.count(Cue.CARD_DEALT) == dealt[True] > 0
    assert heard.count(Cue.GHOST_TURN) == sum(isinstance(event, ev.GhostRolled) for event in events) > 0
