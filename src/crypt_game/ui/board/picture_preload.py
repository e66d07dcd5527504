"""Which pictures a table will need, so that they are rasterised before something flies.

Every card and every face is listed, whoever may see it: what is ready tells nobody anything.
"""

from __future__ import annotations

from collections.abc import Iterator

from crypt_game.rules.terms import TREASURE_TYPES
from crypt_game.text.participants import side_name
from crypt_game.ui.board.layout import BoardLayout
from crypt_game.ui.board.layout_crypt import card_sockets
from crypt_game.ui.canvas.busts import bust_picture
from crypt_game.ui.canvas.cards import picture_height
from crypt_game.ui.canvas.pieces import MOVING_DIE, die_height

__all__ = ["pictures_of"]

_FACES = (1, 2, 3, 4, 5, 6)
_IN_MOTION = (*(f"tumble-{n}" for n in range(1, 5)), *(f"{face}-tilted" for face in _FACES))


def pictures_of(layout: BoardLayout) -> Iterator[tuple[str, int]]:
    """Names and heights in pixels, the first needed first: backs, fronts, dice, small cards."""
    card, pile = layout.crypt.cards[0].height, layout.pile.card.height
    values = sorted({card.value for card in layout.view.variant.cards})
    for kind in TREASURE_TYPES:
        yield f"backs/{kind.value}", card
        yield f"backs/{kind.value}", pile
    for kind in TREASURE_TYPES:
        for value in values:
            yield f"fronts/{kind.value}-{value}", picture_height(card)
    yield from _dice(layout)
    yield from _heads(layout)
    mini = layout.mini(TREASURE_TYPES[0], 0).height
    sides, medal = layout.view.setup.collectors, layout.sets[0].medal.height
    for kind in TREASURE_TYPES:
        yield f"collectors/{side_name(kind, sides.of(kind))}", medal
        yield f"card_mini_back/{kind.value}", mini
        yield f"card_mini_front/{kind.value}", mini
        for value in values:
            yield f"fronts/{kind.value}-{value}", picture_height(mini, mini=True)


def _dice(layout: BoardLayout) -> Iterator[tuple[str, int]]:
    """All faces on both kinds of socket, and the two faces that lie in every panel."""
    card = layout.crypt.cards[0]
    on_cards = {die_height(card_sockets(card, up)[0]) for up in (True, False)}
    places = [panel.dice[0] for panel in layout.panels.values()]
    in_panels = {die_height(place.inflate(-place.width // 8, -place.height // 8)) for place in places}
    for pool in sorted(layout.panels):
        house = layout.players[layout.view.variant.members[pool][0]].house.value
        faces: list[int | str] = [*_FACES]
        if not layout.is_ghost(layout.view.variant.members[pool][0]):
            faces.append("exhausted")
        for height in sorted(on_cards):
            yield from ((f"dice/{house}-{face}", height) for face in faces)
            yield from ((f"dice/{house}-{view}", round(height * MOVING_DIE)) for view in _IN_MOTION)
        for height in sorted(in_panels):
            yield from ((f"dice/{house}-{face}", height) for face in (faces[0], faces[-1]))


def _heads(layout: BoardLayout) -> Iterator[tuple[str, int]]:
    """Everybody's bust at every place: the table turns to whoever decides."""
    heights = sorted({place.bust.height for panel in layout.panels.values() for place in panel.members})
    for person in layout.players:
        for mood in ("calm", "gloat", "wince"):
            name = bust_picture(person.house.value, person.title.value, mood)
            yield from ((name, height) for height in heights)
