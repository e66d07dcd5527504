"""Paints the reckoning: heirs behind the slab, cards on it, coins that fly to growing piles, who leads."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import DIE_ASPECT, MINI_ASPECT, Canvas
from crypt_game.drawing.canvas.cards import draw_mini_card, mini_corner
from crypt_game.drawing.canvas.closed_eyes import bust_in
from crypt_game.drawing.canvas.coin_piles import CoinPile, draw_flying_coin
from crypt_game.drawing.canvas.collectors import draw_sealed_medal
from crypt_game.drawing.canvas.light import Glow, dim_box
from crypt_game.drawing.canvas.pieces import draw_badge, draw_die, draw_pill
from crypt_game.drawing.canvas.rooms import VAULT, draw_wall
from crypt_game.drawing.canvas.stair import draw_stair
from crypt_game.drawing.canvas.surfaces import Pose
from crypt_game.drawing.canvas.torches import draw_held_torch
from crypt_game.drawing.geometry import IconSize, Space
from crypt_game.drawing.idle_animation import Flame, IdleAnimation
from crypt_game.drawing.motion import out_cubic
from crypt_game.drawing.room_flames import room_flames
from crypt_game.match.players import Plan
from crypt_game.play.reckoning import LAID, TURNED, Reckoning, ReckoningStep, paid_share
from crypt_game.play.score_table import RowKind, ScoreRow, ScoreTable
from crypt_game.play.score_words import row_name, titles_needed
from crypt_game.text.language import Say
from crypt_game.text.participants import side_name
from crypt_game.ui.board.piece_pictures import mark_of
from crypt_game.ui.scenes.scoring.counted_rows import CountedRows
from crypt_game.ui.scenes.scoring.draw_sheet import draw_row_sign
from crypt_game.ui.scenes.scoring.stage_layout import BUST, FEW, PILES, TOTAL, StageLayout

__all__ = ["ReckoningStage"]

_CARD, _DIE, _COIN, _COIN_SHARE, _FLYING = 158, 96, 68, 1 / 4, 58
"""The heights of a card (in 1/1080 of the window) and of a die at most, the width of a coin in a pile (and as
a share of a column) and in flight."""
_SEEN, _LARGEST, _SEEN_BELOW, _WHOLE, _ROWS = 0.4, 1.24, 0.66, 1.05, (1, 2, 3)
"""How much of a card shows beside the next one at least, as a share of its width: its figure, and how much
larger that is at most in larger type; and below the next row, of its height: its coin, or all of it while
there is no pile. In how many rows they may lie."""
_IN_THE_AIR, _FLIGHT = 9, 0.34
"""How many coins of a payment are seen to fly, and which share of the payment's time one of them takes."""
_TORCH, _LEADS, _GUTTERS = 92, 1.3, 0.6
"""How high a flame is beside a bust, how much higher the leader's and how much lower the others'."""
_TORCH_AT, _HOLDER, _LEADER_REACH = (1 / 7, 0.52), 0.62, 0.62
"""In busts: how far right of one and down its torch is, how high the holder is, how far light goes."""
_TITLE_AT, _TITLE_EDGE = 44, 200
_DARK_TO, _DARK_TOP, _DARK_FROM, _DARK_FOOT, _DARK_FALL = 100, 0.85, 716, 0.86, 90
"""The dark above ends there and is so strong at its top; that below begins there and is soon full."""
_BADGE_AT, _NAME_AT = 26, 46
_SIGN_EDGE, _WORDS_HEAD, _WORDS_LINES = 22, 70, 5
_GAIN_PILL, _GAIN_FIGURE, _GAIN_TALLEST, _SUM, _LEADING_SUM = (104, 48), 36, 42, 50, 62
_APPEARS = 2
"""How many times as fast as it comes a thing appears."""
_CARD_PITCH, _CARDS_FROM, _CARDS_OVERLAP, _NARROWEST = 1.08, 250, 0.5, 0.04
"""Cards: their pitch in widths, the height they come from, how much later the last one sets out than the
first (as a share of a card's way), and what is seen of one on its edge."""
_RAISED, _DIM = 12, 0.45
"""Where cards stay: how far those that count are raised, and how much of their light the others lose."""


class ReckoningStage:
    """The slab of one reckoning in one window; `still`: nothing travels, all is in its place at once."""

    def __init__(
        self, layout: StageLayout, table: ScoreTable, plan: Plan, say: Say, *, still: bool = False
    ) -> None:
        self.layout, self.table, self.plan, self.say = layout, table, plan, say
        self._people = [plan.players[seat] for seat in table.seats]
        self._rows = CountedRows(layout, table, plan, say)
        self._still, self._alone = still, len(table.seats) == 1

    def draw(self, canvas: Canvas, reckoning: Reckoning) -> None:
        """Everything but the flames and the buttons."""
        self._draw_ground(canvas)
        self._draw_title(canvas)
        leaders = reckoning.leaders
        for column in range(len(self.table.seats)):
            self._draw_heir(canvas, column, leads=column in leaders, led=bool(leaders))
        step, progress = reckoning.steps[reckoning.index], reckoning.progress
        if self._still:
            progress = 1.0 if progress > 0 else 0.0
        if self.layout.stair:
            titles, poorest = titles_needed(self.plan, self.table, self.say), reckoning.poorest
            steps, end = self.layout.steps_of_stair(), self.layout.sheet.right
            draw_stair(canvas, steps, end, titles, reckoning.coins(poorest), self._picture(poorest))
        if reckoning.started(0):
            self._draw_payer(canvas, step)
        piles = [
            self._draw_column(canvas, column, reckoning, step, progress)
            for column in range(len(self.table.seats))
        ]
        if reckoning.shown(reckoning.index):
            for column, pile in enumerate(piles):
                self._draw_flight(canvas, column, pile, step.row, progress)
            for column, gain in enumerate(step.row.values):
                self._draw_gain(canvas, column, gain)
        self._rows.draw(canvas, reckoning)

    def idle_animation(self, canvas: Canvas, reckoning: Reckoning) -> IdleAnimation:
        """A torch beside each heir, which flares up for the one who leads while the others gutter, and
        those of the wall between them; who is neither pleased nor hurt blinks."""
        leaders, busts = reckoning.leaders, []
        flames = self._wall_flames(canvas)
        for column in range(len(self._people)):
            bust = self.layout.bust(column)
            share = 1.0 if not leaders else _LEADS if column in leaders else _GUTTERS
            flames.append(Flame(self._torch(column), round(bust.height * _TORCH / BUST * share)))
            if not leaders:
                busts.append(bust_in(canvas, self._picture(column), bust))
        return IdleAnimation(flames, busts=busts)

    def _picture(self, column: int) -> str:
        """The picture of an heir without its mood."""
        return f"heirs/{self._people[column].house.value}_{self._people[column].title.value}"

    def _wall_flames(self, canvas: Canvas) -> list[Flame]:
        """The torches of the vault that nobody stands before."""
        flames = room_flames(canvas, VAULT, self.layout.room)
        busts = [self.layout.bust(column) for column in range(len(self.table.seats))]
        near = [bust.inflate(bust.width, 0) for bust in busts]
        return [flame for flame in flames if not any(bust.collidepoint(flame.foot) for bust in near)]

    def _torch(self, column: int) -> tuple[int, int]:
        """The foot of the flame beside an heir."""
        bust, (right, down) = self.layout.bust(column), _TORCH_AT
        return bust.right + round(bust.width * right), bust.top + round(bust.height * down)

    def _draw_ground(self, canvas: Canvas) -> None:
        """The vault, dark where words stand: above the heirs and below the slab. What is seen is kept."""
        size, room = canvas.surface.get_size(), self.layout.room

        def make() -> pygame.Surface:
            art = pygame.Surface(size).convert()
            draw_wall(type(canvas)(art, canvas.picture_store, canvas.scale), VAULT, room)
            shade = pygame.Surface((1, size[1]), pygame.SRCALPHA)
            top, foot = canvas.px(_DARK_TO), self.layout.y(_DARK_FROM)
            for y in range(size[1]):
                dark = max(_DARK_TOP * (1 - y / top), min(_DARK_FOOT, (y - foot) / canvas.px(_DARK_FALL)))
                shade.set_at((0, y), (*theme.Palette.BLACK, theme.channel(dark)))
            art.blit(pygame.transform.scale(shade, size), (0, 0))
            return art

        key = "reckoning ground", size, tuple(room), canvas.scale.contrast
        canvas.surface.blit(canvas.picture_store.baked(key, make), (0, 0))

    def _draw_title(self, canvas: Canvas) -> None:
        middle = canvas.surface.get_width() // 2, canvas.px(_TITLE_AT)
        room, words = canvas.surface.get_width() - 2 * canvas.px(_TITLE_EDGE), self.say("scoring-title")
        canvas.text(theme.SCREEN_TITLE, words, middle, theme.Palette.HEADING, "center", max_width=room)

    def _draw_heir(self, canvas: Canvas, column: int, *, leads: bool, led: bool) -> None:
        person, bust, plate = self._people[column], self.layout.bust(column), self.layout.plate(column)
        mood = "gloat" if leads else "wince" if led else "calm"
        foot = self._torch(column)
        draw_held_torch(canvas, foot, round(bust.height * _HOLDER), lit=leads or not led)
        if leads:
            canvas.glow(bust.center, Glow.STRONG, reach=bust.height * _LEADER_REACH / canvas.scale.k)
        canvas.sprite(f"{self._picture(column)}-{mood}", bust)
        draw_pill(canvas, plate, theme.Palette.GILT if leads else theme.Palette.BRASS)
        badge, name, narrow = canvas.px(_BADGE_AT), canvas.px(_NAME_AT), self.layout.columns > FEW
        draw_badge(canvas, person.house.value, (plate.left + badge, plate.centery), canvas.px(IconSize.TEXT))
        room = plate.width - name - (canvas.px(Space.NEAR) if narrow else name)
        beside = plate.move(name, 0).midleft
        canvas.text(theme.NAME_SMALL, person.name, beside, anchor="midleft", max_width=room)
        if leads:
            crown = (plate.right - badge, plate.top - canvas.px(Space.TIGHT) if narrow else plate.centery)
            canvas.sprite("icon/crown", crown, canvas.px(IconSize.TEXT))

    def _draw_payer(self, canvas: Canvas, step: ReckoningStep) -> None:
        """Whoever pays in this step, with the rule."""
        medal, words, px = self.layout.collector, self.layout.words, canvas.px
        if (kind := step.row.type) is not None:
            side = self.plan.setup.collectors.of(kind)
            draw_sealed_medal(canvas, kind.value, side.value, medal.center, medal.width)
            said = self.say(f"collector-{side_name(kind, side)}-summary")
        else:
            edge = 2 * px(_SIGN_EDGE)
            draw_row_sign(canvas, self.plan, self.table, step.row, medal.inflate(-edge, -edge))
            said = self.say(f"scoring-{step.row.kind.value}-rule")
        inner, head = words.width - 2 * px(Space.NEAR), px(_WORDS_HEAD)
        wanted = head + canvas.paragraph_height(theme.LABEL, said, inner) + px(Space.APART)
        words.height = min(words.height, wanted)
        canvas.panel(words)
        title, style = (words.centerx, words.top + head // 2), theme.PANEL_TITLE_LARGE
        heading = theme.Palette.HEADING
        canvas.text(style, row_name(step.row, self.say), title, heading, "center", max_width=inner)
        box = pygame.Rect(words.left + px(Space.NEAR), words.top + head, inner, words.height - head)
        canvas.paragraph(theme.LABEL, said, box, align="center", max_lines=_WORDS_LINES)

    def _draw_column(
        self, canvas: Canvas, column: int, reckoning: Reckoning, step: ReckoningStep, progress: float
    ) -> CoinPile:
        """What an heir lays, and the coins so far; returns the pile to which further ones fly."""
        px, strip = canvas.px, self.layout.column(column)
        self._draw_cards(canvas, step, column, progress, free=reckoning.index == 0)
        if step.row.kind is RowKind.DICE:
            self._draw_dice(canvas, column, step.row.values, progress)
        leads, coins = column in reckoning.leaders, reckoning.coins(column)
        leads = leads or (self.layout.stair and column == reckoning.poorest)
        size = min(px(_COIN), round(strip.width * _COIN_SHARE))
        pile = CoinPile(coins, self.layout.middle(column, PILES), size, strip.width - px(Space.APART))
        pile.draw(canvas)
        style = theme.KEY_NUMBER._replace(size=_LEADING_SUM if leads else _SUM)
        ink = theme.Palette.HEADING if leads else theme.Palette.IVORY
        canvas.text(style, str(coins), self.layout.middle(column, TOTAL), ink, "center")
        return pile

    def _draw_gain(self, canvas: Canvas, column: int, gain: int) -> None:
        if gain == 0:
            words, colour, style = "–", theme.Palette.MUTED, theme.NAME
        else:
            words = f"+{gain}" if gain > 0 else f"−{-gain}"
            colour = theme.Palette.DISC_TEXT if gain > 0 else theme.Palette.WARNING
            style = theme.KEY_NUMBER
        x, y = self.layout.middle(column, self.layout.gain)
        box = pygame.Rect(0, 0, *map(canvas.px, _GAIN_PILL))
        box.center = x, y
        draw_pill(canvas, box, theme.Palette.BRASS)
        size = min(style.size, _GAIN_FIGURE, _GAIN_TALLEST / canvas.scale.text)
        canvas.text(style._replace(size=size), words, (x, y), colour, "center")

    def _draw_cards(
        self, canvas: Canvas, step: ReckoningStep, column: int, progress: float, *, free: bool
    ) -> None:
        """The cards fly from the heir, those of all heirs in one size; those that lay hidden turn over. Those
        of one who is alone stay, and what counts is raised above the others.
        Where the slab is `free` of piles, rows lie whole, and draw together before coins come."""
        size = len(step.laid[column]), max(map(len, step.laid)), self.layout.y(_CARD), MINI_ASPECT
        turning, stay = min(1.0, max(0.0, (progress - LAID) / (TURNED - LAID))), not free and self._alone
        ways = self._laid(size, column, 1.0 if stay else progress, 1 - turning**3 if free else 0.0)
        raised = round(canvas.px(_RAISED) * out_cubic(min(1.0, progress / LAID))) if stay else 0
        laid = zip(step.laid[column], ways, strict=False)
        for card, (place, came) in sorted(laid, key=lambda each: each[0].counts):
            turned = turning if card.hidden else 1.0
            up = turned > 0.5
            pose = Pose(alpha=theme.channel(came * _APPEARS), squeeze=max(_NARROWEST, abs(1 - 2 * turned)))
            kind, value = card.card.type.value, card.card.value if up else None
            mark, place = mark_of(card.card), place.move(0, -raised * card.counts)
            draw_mini_card(canvas, kind, place, face_up=up, value=value, mark=mark, pose=pose)
            if not card.counts:
                dim_box(canvas, place, _DIM, round(mini_corner(place.width)))

    def _draw_dice(self, canvas: Canvas, column: int, dice: Sequence[int], progress: float) -> None:
        """The dice that pay come from the heir like cards."""
        house = self._people[column].house.value
        size = dice[column], max(dice), canvas.px(_DIE), DIE_ASPECT
        for place, came in self._laid(size, column, progress):
            draw_die(canvas, house, 1, place, pose=Pose(alpha=theme.channel(came * _APPEARS)))

    def _laid(
        self, size: tuple[int, int, int, float], column: int, progress: float, whole: float = 0.0
    ) -> list[tuple[pygame.Rect, float]]:
        """Where so many things are on their way from an heir to their box, in as many rows as they are
        largest in, and how far each has come (0 to 1). `size` is how many they are, how many any heir has at
        most, the greatest height of one, and its width for its height; at `whole` 1 no row overlaps."""
        count, largest, most, aspect = size
        box, beside = self.layout.cards(column), _SEEN * min(self.layout.frame.text, _LARGEST)
        if progress <= 0 or count == 0:
            return []

        def fan(rows: int) -> tuple[int, int]:
            longest = math.ceil(largest / rows)
            widest = box.width / (1 + beside * (longest - 1))
            tallest = box.height / (1 + _SEEN_BELOW * (rows - 1))
            return min(most, round(tallest), round(widest / aspect)), longest

        height, longest = max(map(fan, _ROWS))
        width, rows = round(height * aspect), math.ceil(count / longest)
        abreast = count if largest <= longest else longest  # rows begin at one line for all heirs
        short = rows * abreast - count
        pitch = min(width * _CARD_PITCH, (box.width - width) / max(1, longest - 1))
        seen = _SEEN_BELOW + (_WHOLE - _SEEN_BELOW) * whole
        start, places = (box.centerx, self.layout.y(_CARDS_FROM)), []
        for number in range(count):
            row, at = divmod(number + short, abreast)  # the first row lies below the others and may be short
            at -= 0 if row else short
            late = _CARDS_OVERLAP * number / count
            came = out_cubic(min(1.0, max(0.0, progress / LAID * (1 + _CARDS_OVERLAP) - late)))
            place = pygame.Rect(0, 0, width, height)
            top = box.top + (rows - 1 - row) * seen * height
            end = (box.centerx + (at - (abreast - 1) / 2) * pitch, top + height / 2)
            x, y = (there + (to - there) * came for there, to in zip(start, end, strict=True))
            place.center = round(x), round(y)
            places.append((place, came))
        return places

    def _draw_flight(
        self, canvas: Canvas, column: int, pile: CoinPile, row: ScoreRow, progress: float
    ) -> None:
        """The coins of a payment, one after the other, to the top of the pile: from the Collector who pays,
        or from the sum of what is worth them by itself."""
        paid, flying = paid_share(progress), 0 if self._still else min(row.values[column], _IN_THE_AIR)
        start = self.layout.words.right, self.layout.collector.centery
        if row.type is None:
            start = self.layout.middle(column, self.layout.gain)
        for number in range(flying):
            landed = (number + 1) / flying
            way = (paid - landed) / _FLIGHT + 1
            if 0 < way < 1 and paid < 1:
                draw_flying_coin(canvas, start, pile.top, way, canvas.px(_FLYING))
