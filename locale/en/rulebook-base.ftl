# The rulebook, first part: from the story to the end of the game. One message a paragraph; the order, the kind and the
# rule numbers of each are in src/crypt_game/text/rulebook_plan.py. Lists and tables: one line an item or row, cells apart by "|".
# <b> and <i> are the only marks. "…-why" is the short reason of a ruling.

rulebook-title = Rulebook
rulebook-ruling = Ruling
rulebook-see-also = See also

## The game

rulebook-game = The game
rulebook-game-facts =
    Players | Age | Time
    1 to 4; in Clash of Houses 6 or 8 | 14 and up | 25 to 60 minutes

## The story

rulebook-story = The story
rulebook-story-will = The old king took his fortune with him. Idols, rings and the good china all followed his coffin down the stairs, and his will says they must stay there.
rulebook-story-heirs = His children have read the will and disagree. Night after night they climb down with one torch between them and with servants who would rather be in bed. The harder you make a servant work, the sooner they drop with exhaustion. And the collectors waiting upstairs pay well only for a fine set.

## Goal

rulebook-goal = Goal
rulebook-goal-win = Whoever owns the most <b>coins</b> at the end wins. Coins come from your Treasure cards, from the Collectors and from Servants who are still on their feet.
rulebook-goal-how = In each round you send your Servants, which are dice, to the cards in the Crypt. You decide how hard they work: high effort holds on to a card, and high effort wears dice out.

## Components

rulebook-components = Components
rulebook-components-list =
    48 Treasure cards: six types of eight cards
    12 Servant dice: three in each of four colours
    4 Player cards with a Duchess and a Duke side
    2 Torch cards: Leader and Lights Out
    6 Collector cards with an A and a B side
rulebook-components-treasure = Treasure
rulebook-treasure-types = There are six Treasure types: Idol, Jewelry, Manuscript, Pottery, Remains and Tapestry. The coin in the corner tells what a card is worth, 1 to 4. Below are four places for dice; they are no limit.
rulebook-treasure-icons = Some cards carry a <b>setup icon</b>: III marks those that come in with three players, IV those that come in with four. Each type is made up of these cards:
rulebook-treasure-table =
    Value | no icon | III | IV
    1 | one | – | one
    2 | one | one | –
    3 | one | one | –
    4 | one | – | one
rulebook-treasure-backs = The back of a card shows its <b>type</b>, but not its value. So everybody may know the type of every face-down card: in the Crypt, in any collection and on top of the draw pile, where you see what will be drawn next.
rulebook-components-servants = Servant dice
rulebook-servants-dice = Your three dice are your Servants. As long as they lie on your Player card they are available; on a Treasure card they work.
rulebook-servants-effort = A working die is turned to an <b>effort</b> from 1 to 6. You choose this number, it is not rolled. Only later does a roll decide whether the effort was too much.
rulebook-servants-box = A die that worked too hard is <b>exhausted</b> and goes to the box. You must recover it before you can use it again. Discarded cards go to the box as well.
rulebook-components-players = Player cards
rulebook-players-card = Each player has a card in the colour of their dice. Duchess or Duke is a matter of taste; only in Clash of Houses does it matter who is who.
rulebook-components-torches = Torch cards
rulebook-torches-cards = <b>Leader</b> plays first. <b>Lights Out</b> plays last and may claim one card only. Both cards travel round the table from round to round.
rulebook-components-collectors = Collector cards
rulebook-collectors-cards = There is one Collector for each type of Treasure. If you own as many cards of that type as the Collector requires, you get the reward: bonus coins at game end, or a special action during play. Collectors stay in the middle for everybody: <b>several players can get the same reward</b>. Each side of the card is different. Which sides are up is settled before the game.

## Setup

rulebook-setup = Setup
rulebook-setup-deck = Take out the cards that the number of players does not need. Shuffle the others into a face-down draw pile.
rulebook-setup-table =
    Players | take out | draw pile | rounds
    1 or 2 | III and IV | 24 cards | 8
    3 | IV | 36 cards | 9
    4 | none | 48 cards | 8
rulebook-setup-collectors = Lay out the six Collectors in a row. Any mix of sides will do; all A is the right choice for a first game.
rulebook-setup-players = Everyone takes a Player card and the three dice of its colour. All dice start unexhausted.
rulebook-setup-leader = Choose the first Leader or draw one at random. With three or four players, <b>Lights Out</b> goes to the player on the Leader’s right, the last in turn order. With two players the Leader holds both Torch cards.
rulebook-setup-order = Turn order runs clockwise, that is to the left, and begins with the Leader.

## A round

rulebook-round = A round
rulebook-round-phases = The game is played in rounds. Each has four phases, always in the same order: <b>Reveal</b>, <b>Claim</b>, <b>Collect</b> and <b>Pass the Torch</b>.

## I. Reveal

rulebook-reveal = I. Reveal
rulebook-reveal-row = Draw cards from the pile into a row, the <b>Crypt</b>: first the face-up cards, then the face-down ones.
rulebook-reveal-table =
    Players | face up | face down
    1 or 2 | 2 | 1
    3 | 3 | 1
    4 | 4 | 2
rulebook-reveal-pottery = If Pottery lies with side B up, it can be used now, before anyone claims.

## II. Claim

rulebook-claim = II. Claim
rulebook-claim-action = In turn order, each player takes one turn (with two players the Leader takes two, see Lights Out). On your turn do <b>one</b> of two things: <b>claim</b> cards with your dice, or <b>recover</b> your exhausted dice.
rulebook-claim-cards = Claim
rulebook-claim-dice = Place one or more of your available dice on one or more cards of the Crypt. You may split them as you like, all on one card or each on a different one.
rulebook-claim-effort = Turn each die to an effort from 1 to 6. All your dice on the same card show the <b>same</b> effort; on different cards they may differ.
rulebook-claim-strength = The <b>strength</b> of a group is the sum of its dice: two dice of effort 4 have strength 8. On a card that nobody holds any group will do, even a single 1.
rulebook-push-out = Push out
rulebook-push-out-stronger = You may claim a card that an opponent holds if your group is <b>strictly stronger</b>. An equal sum is not enough.
rulebook-push-out-return = The dice that you push out go straight back to their owner, unexhausted. If the owner has another turn this round, like the Leader in a two-player game, they can be used again at once.
rulebook-push-out-own = On a card that you hold yourself you may add dice of the same effort. You may neither turn nor take back the dice that lie there.
rulebook-push-out-own-why = The rules do not say what happens when the Leader of a two-player game comes back to a card of their own.
rulebook-recover = Recover
rulebook-recover-all = Take all your exhausted dice out of the box. You may use them from your next turn on; this turn is over.
rulebook-recover-only = If you have no available die, all you can do is recover.
rulebook-recover-pass = You may recover with nothing exhausted. That is simply a pass.
rulebook-recover-pass-why = The rules name no way to sit out a turn, and nobody can be forced to place a die.
rulebook-lights-out = Lights Out
rulebook-lights-out-last = Whoever holds <b>Lights Out</b> takes the last turn of the round. If they claim, they may put dice on <b>one</b> card only, as many as they like. Recovering is possible as always.
rulebook-lights-out-two = With two players the Leader holds both Torch cards and has two turns: the first without a limit, the second, after the opponent, with Lights Out. In each of them the Leader claims or recovers.

## III. Collect

rulebook-collect = III. Collect
rulebook-collect-order = This phase follows a fixed order:
rulebook-collect-list =
    Discard what nobody claimed.
    Roll the dice for exhaustion.
    A house or twins share out the cards they won.
    Take the cards; dice that held out come home.
    Idol A: failed dice may be rolled again. Idol B: check who owns two Idols.
    Failed dice go to the box.
    Whoever was pushed out everywhere recovers.
rulebook-discard = Unclaimed cards
rulebook-discard-box = Cards without a die go to the box, from left to right. Cards that a Ghost holds go with them, a stack from bottom to top, and the Ghost takes its dice back.
rulebook-discard-unseen = A face-down card is discarded unseen, in every mode.
rulebook-discard-unseen-why = Otherwise nobody could agree on who may look, and in solo play you would learn what you left behind.
rulebook-exhaustion = Exhaustion
rulebook-exhaustion-roll = Every die with effort 2 or more is rolled. If it rolls <b>less than its effort</b> it has failed; the same number or more is fine. Effort 1 always holds out and is not rolled.
rulebook-exhaustion-order = Players roll one after another in turn order, each of them card by card from left to right. Nothing moves until everybody has rolled.
rulebook-taking = Taking the cards
rulebook-taking-own = Whatever the dice did, the cards are yours: each player collects the cards that they hold at the end of the Claim phase, in turn order and from left to right.
rulebook-taking-dice = As a card is collected, its successful dice return, available, to their owner. Failed dice stay behind for the moment; they count neither as available nor as exhausted.
rulebook-taking-secret = A face-down card is seen by its new owner only. Your collection lies face down, sorted by type, and you may look at it at any time. How many cards of which type you own is no secret.
rulebook-taking-public = A value that everybody has seen stays public: the game goes on showing the value of cards that lay face up in the Crypt or were flipped. Values that a player has never seen stay hidden from that player.
rulebook-taking-public-why = The table should reward a good plan rather than a good memory.
rulebook-failed = Failed dice
rulebook-failed-idol = If Idol lies with side A up, Idols can be flipped now to roll failed dice again, in turn order. A die that is rescued is available at once. Then every die that still fails is exhausted and goes to the box.
rulebook-failed-routed = If you placed at least one die this round and all your dice were pushed out, so that none lies on a card at the end of the Claim phase, you recover all your exhausted dice.
rulebook-failed-idol-b = If Idol lies with side B up, it is now checked who owns two Idols.

## IV. Pass the Torch

rulebook-pass = IV. Pass the Torch
rulebook-pass-torches = Both Torch cards move one player to the left. Then the next round begins with Reveal.
rulebook-pass-end = If the draw pile is empty, the Torches stay where they are and the game ends.

## Game end

rulebook-end = Game end
rulebook-end-window = Before scoring, everyone in turn order who can still use a reward that applies at any time may do so, as often as they can: with Remains A, as long as they have an exhausted die.
rulebook-end-window-why = Otherwise the last reward would depend on who calls out fastest.
rulebook-end-score = When the draw pile is empty, finish the round. Then count your coins:
rulebook-end-list =
    the values of all your Treasure cards, flipped ones too
    the bonuses of the Collectors
    1 coin for each of your unexhausted dice
rulebook-end-winner = The highest total wins.
rulebook-tie = Ties
rulebook-tie-roll = If several players are tied for first, each of them rolls all their unexhausted dice and adds them up. The highest sum wins; those still tied for the highest roll again. Only tied players roll.
rulebook-tie-no-dice = A tied player without dice is not asked to roll and counts 0, even if only one of the others has dice to roll. Ties for lower places remain ties.
rulebook-tie-share = If nobody who is still tied has a die, they share the victory.
rulebook-tie-share-why = There is nothing left to roll with.

## The pictures of this book: a line for each number in the picture, or one line below it

rulebook-picture-heirs = The heirs: a Duchess and a Duke of each of the four houses.
rulebook-picture-components = A Treasure card from both sides, a Servant die of each colour, a Player card, the two Torch cards and a Collector.
rulebook-picture-treasure =
    value in coins
    type
    setup icon
    places for dice
    the back shows the type, but not the value
rulebook-picture-types = Idol, Jewelry, Manuscript, Pottery, Remains and Tapestry.
rulebook-picture-servants = Dice of the four houses with an effort from 1 to 6.
rulebook-picture-players = The Player cards of the four houses.
rulebook-picture-torches = Leader and Lights Out.
rulebook-picture-collectors = The six Collectors, side A up.
rulebook-picture-tables =
    draw pile
    the Crypt of the first round
    the six Collectors
    Player card with three dice
    Leader
    Lights Out
rulebook-picture-reveal = A Crypt of four players: four cards face up, two face down.
rulebook-picture-recover = Exhausted dice leave the box and are available again.
rulebook-picture-count =
    values of the Treasure cards: { $values } coins
    Collectors, all with side A up: { $bonuses } coins
    unexhausted dice: { $dice } coins
    in all: { $total } coins
rulebook-picture-collector =
    type of Treasure
    side A or B
    requirement, here one flipped card
    reward
    when it applies
rulebook-picture-flip = A face-down card is turned face up to pay for a reward.
rulebook-picture-idol = Both sides of the Collector, and the cards of its type.
rulebook-picture-jewelry = { rulebook-picture-idol }
rulebook-picture-manuscript = { rulebook-picture-idol }
rulebook-picture-pottery = { rulebook-picture-idol }
rulebook-picture-remains = { rulebook-picture-idol }
rulebook-picture-tapestry = { rulebook-picture-idol }
rulebook-picture-curses = Treasure of value 4 carries two Curses, of value 3 one.
rulebook-picture-seats = Six and eight players. The numbers tell the order of turns in the first half of the game.
rulebook-picture-stacks = Nine cards: three of the six places hold two.

## The examples of this part

rulebook-example-placing-start = You have three dice and may split them.
rulebook-example-placing-group = Two on the Idol with effort 4: strength 8.
rulebook-example-placing-split = The third on the Remains with effort 1, which is never rolled.
rulebook-example-push-out-three = Three small dice beat one tall one.
rulebook-example-push-out-pairs = Strictly more: 7 would do, 6 would not.
rulebook-example-push-out-one = Even a 1 must be beaten.
rulebook-example-exhaustion-fails = Effort 3 rolls a 1. That is less than 3, so the die is exhausted.
rulebook-example-exhaustion-kept = Effort 2 rolls a 4. The die holds out and comes home.
rulebook-example-lights-out-start = Two cards are taken. You play last and hold Lights Out.
rulebook-example-lights-out-claim = 3 + 3 is more than 5: the Manuscript is yours.
rulebook-example-lights-out-barred = Your third die is still free, but a second card is out of reach.
