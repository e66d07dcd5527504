# The rulebook, third part: Only Child, the Book of Variants and the credits.

rulebook-only-child = Only Child
rulebook-only-child-game = Alone in the Crypt, or so you thought. You play a two-player game against the <b>Ghost</b>: 24 cards, two face up and one face down, eight rounds. Your goal is to collect as many coins as you can: with 50 you are magnificent. Here is what changes.
rulebook-only-child-start = The Ghost has three dice of its own colour and decides nothing: it follows its rules. You start with both Torch cards, and they change hands every round.
rulebook-only-child-owns = The Ghost collects no Treasure. For both sides of Tapestry you count as the only player.
rulebook-sorted = The sorted Crypt
rulebook-sorted-order = In Reveal the cards are put in order, the highest value on the left. A face-down card ranks as 2.5, that is between 3 and 2. Of two equal cards the one drawn first lies further left.
rulebook-sorted-fixed = The order is fixed for this round. Nothing that you find out later changes it.
rulebook-ghost = The Ghost’s turn
rulebook-ghost-groups = The Ghost rolls its three dice. Dice of the same value join into one group, and its strength is their sum; three of a kind are one group of three.
rulebook-ghost-order = The strongest group goes first. Of two equally strong groups the one with more dice goes first: two 3s before one 6.
rulebook-ghost-place = Each group takes the first card from the left that is free, or that <b>you</b> hold with less strength; then you are pushed out. The Ghost never touches a card of its own, neither to add dice nor to replace them. A group that fits nowhere is set aside.
rulebook-ghost-torches = Torches and second turns
rulebook-ghost-leads = If the <b>Ghost</b> holds both Torch cards it plays first. Then you take your only turn, without the limit of Lights Out. After that the Ghost takes a second turn with only those dice that you pushed out this round: it rolls them, joins equal ones and tries to place its strongest group alone. If that one fits nowhere, nothing is placed; if you pushed out no die, there is no second turn.
rulebook-ghost-follows = If <b>you</b> hold both you play first, then the Ghost takes one whole turn, then you take your second turn under Lights Out.
rulebook-ghost-collects = The Ghost’s dice are never rolled for exhaustion, so it has all three in every round. The cards that it holds are discarded in Collect.
rulebook-ghost-discards = You may look through the discards at any time, except for cards that were discarded face down.
rulebook-result = Your place in history
rulebook-result-table =
    Coins | You will be remembered as
    below 30 | the Fool
    30 to 39 | the Petty
    40 to 49 | the Affluent
    50 and more | the Magnificent

## The Book of Variants

rulebook-variants = The Book of Variants
rulebook-variants-about = Three ways to play differently. Cursed Treasure can be added to other games; Clash of Houses and Conspiring Twins are games of their own. Any mix of Collector sides goes with all of them.
rulebook-cursed = Cursed Treasure
rulebook-cursed-count = For two to four players and for Clash of Houses, but not for Only Child or Conspiring Twins. Play by the usual rules; but the finest pieces are cursed. Before scoring at game end, everyone counts the <b>Curses</b> on all their Treasure cards by printed value:
rulebook-cursed-table =
    Value | Curses
    4 | 2
    3 | 1
    2 or 1 | none
rulebook-cursed-loss = Whoever carries the most Curses loses 5 coins; if several are tied, each of them loses 5. In Clash of Houses Curses are counted for each player, not for each house, and the loss comes off before dice are shared out.
rulebook-cursed-none = If nobody carries a Curse, nobody loses coins.
rulebook-cursed-none-why = Otherwise everyone would be tied with zero.
rulebook-clash = Clash of Houses
rulebook-clash-game = A game for six or eight players in three or four <b>houses</b>. Each house is a Duchess and a Duke who sit next to each other. The rules for four players apply, with these changes.
rulebook-clash-setup = Clash: setup
rulebook-clash-deck = Six players use all 48 cards and a second copy of the card of value 2 with icon III of each type: 54 cards, six rounds. Eight players use all 48 and a second copy of every card with an icon: 72 cards, eight rounds.
rulebook-clash-seats = Clockwise sit the first Duchess, the first Duke, the second Duchess, the second Duke, and so on. Both members of a house use one pool of six dice in its colour.
rulebook-clash-torches = A Duchess starts as Leader, and the Duke of her house with Lights Out.
rulebook-clash-reveal = Clash: Reveal
rulebook-clash-stacks = Lay out four cards face up and two face down. Then put one more face-up card on each of the last three cards in the order in which they lie: on the fourth face-up card and on the two face-down ones. Nine cards come into each round.
rulebook-clash-visible = In such a stack the type of the lower card stays visible, and its value as well if it lies face up. A stack is claimed and collected as one.
rulebook-clash-claim = Clash: Claim
rulebook-clash-turns = In the first half of the game all Duchesses play first, from the Leader’s house to the left, and then all Dukes. <b>All</b> players of the second group play under the limit of Lights Out: one card only.
rulebook-clash-last = The Dukes begin with the house on the left of the leading house and end with the leading house’s own Duke.
rulebook-clash-last-why = He holds Lights Out, and Lights Out always has the last turn.
rulebook-clash-action = Each turn you claim with at most three dice of your house’s pool, or recover at most three exhausted dice.
rulebook-clash-recover = A Recover always takes as many dice as it can, up to three.
rulebook-clash-recover-why = To leave dice in the box on purpose would gain nothing.
rulebook-clash-add = To a card that your house already holds you may add dice of the same effort; for this no greater strength is needed. It counts as your one card under Lights Out. So a house can have more than three dice on a card, and all of them count for strength.
rulebook-clash-order = Whenever rolls or rewards go in turn order, players follow the order of this round’s turns, and houses the order in which their first members took theirs.
rulebook-clash-collect = Clash: Collect and pass
rulebook-clash-divvy = Dice are rolled house by house. Then, before anyone looks at a face-down card, each house divvies up the cards that it holds between its two members, in any way it likes. Both cards of a stack go to the same member. One house has finished before the next begins. Cards from earlier rounds are never exchanged.
rulebook-clash-routed = If a house placed at least one die this round and all its dice were pushed out, it recovers all its exhausted dice.
rulebook-clash-pass = Both Torch cards go to the next house on the left. When they are back at the house that started, after as many rounds as there are houses, the roles swap for the rest of the game: the Dukes lead and play first; the Duchesses play second under the limit of Lights Out, and the leading house’s Duchess, who now holds that card, plays last.
rulebook-clash-rewards = Clash: Collectors and scoring
rulebook-clash-collectors = Requirements and rewards are individual. Remains A recovers a die of the house’s pool, and with Idol A either member may roll any failed die of the house again, using Idols of their own. With Manuscript B you may show the cards to your partner. Pottery B takes only the face-down card out of a stack: the face-up one stays as a single card. The card taken cannot be given away.
rulebook-clash-talk = Do not talk about the values of your cards.
rulebook-clash-score = Each member adds up their own Treasure and Collectors. Then the house’s unexhausted dice, 1 coin each, are shared out so that the two scores end as close together as possible: one at a time to the member with fewer coins and, if both have the same, to the Duchess.
rulebook-clash-winner = The <b>lower</b> of the two scores is the score of the house, and the house with the highest score wins. Tied houses roll all their unexhausted dice, as in any tie.
rulebook-twins = Conspiring Twins
rulebook-twins-game = Two players against two Ghosts, and both must do well: work together and collect as many coins as you can. The rules for four players apply: 48 cards, four face up and two face down, eight rounds. Here is what changes.
rulebook-twins-seats = Around the table sit twin, Ghost, twin, Ghost; each Ghost has three dice of its own. The game calls the second Ghost the <b>Shade</b>. A twin starts as Leader, and the Ghost on that twin’s right, the last in turn order, with Lights Out. Both Torch cards pass to the left through all four seats.
rulebook-twins-sorted = The Crypt is sorted as in Only Child.
rulebook-twins-ghosts = Twins: the Ghosts
rulebook-twins-ghost-turn = A Ghost takes its turn as in Only Child, and pushes out either twin but never the other Ghost. If it holds Lights Out it rolls all three dice and tries to place its strongest group only. There is no second turn.
rulebook-twins-ghost-dice = The Ghosts’ dice are never rolled for exhaustion. Cards that a Ghost or nobody holds are discarded, face-down ones unseen, and you may look through the discards as in Only Child.
rulebook-twins-play = Twins: turns and scoring
rulebook-twins-turn = Twins play by the usual rules. They may push out Ghosts and each other, but they may not add dice to the other twin’s.
rulebook-twins-secret = Requirements and rewards are individual, and you do not tell each other the values of your Treasure. With Manuscript B you decide as you look whether your twin may see the cards too. A card taken with Pottery B cannot be given to your twin.
rulebook-twins-divvy = In Collect, after the rolls and before anyone sees a face-down card, you divvy up all the cards that the two of you hold in any way you like.
rulebook-twins-score = Each twin scores alone, with their own dice. The <b>lower</b> score is your common result:
rulebook-twins-table =
    Coins | You will be remembered as
    below 30 | the Fools
    30 to 39 | the Petty
    40 to 49 | the Affluent
    50 and more | the Magnificent

## Credits

rulebook-credits = Credits
rulebook-credits-game = Crypt was designed by Andrew Nerger and Jeffrey Chin and published by Road To Infamy Games in 2018, with illustration and graphic design by Jeffrey Chin and tapestry designs by Alex Chin. The French edition is by Ôz Éditions, translated by Jean Dorthe.
rulebook-credits-words = Words, pictures and sounds of this edition are its own. Where the printed rules are silent or can be read in two ways, a ruling in this book says how the game is played here, and why.

## The examples of this part

rulebook-example-ghost-start = You hold all three cards, with 5, 4 and 2. The Ghost rolls 3, 3 and 4.
rulebook-example-ghost-joined = The 3s make 6 and go first: your 5 is pushed out.
rulebook-example-ghost-passes = The 4 cannot push out your 4, for it is not more.
rulebook-example-ghost-second = So it moves on and pushes out your 2.
rulebook-example-sorted-start = Six cards in the order in which they were drawn, the two face-down ones last.
rulebook-example-sorted-order = The face-up 4 comes first. The face-down cards stand between 3 and 2; the one drawn earlier lies to the left of the other.
rulebook-example-divvy-start = The two of you hold three cards. Nobody has seen the face-down one.
rulebook-example-divvy-idol = The Idol goes to one twin, who is the only one to collect Idols.
rulebook-example-divvy-rest = The other takes two cards in exchange, the unseen one among them.
