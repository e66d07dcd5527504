# The rulebook, second part: the Collectors, side by side with collectors.ftl, and the quick reference.

rulebook-collectors = Collectors
rulebook-collectors-read = Read a Collector card from left to right: first the <b>requirement</b>, then the <b>reward</b>. The bottom line says when it applies. Only the side that is up is in play, and it is in play for everybody.
rulebook-collectors-count = Bonuses at game end count every card of the type, whether it lies face up or face down.
rulebook-flip = Flip
rulebook-flip-pay = The card with the curved arrow means <b>flip</b>. You pay for such a reward by turning the stated number of your own face-down cards of this type face up.
rulebook-flip-once = A flipped card cannot pay a second time, but it still scores its value and still counts for its Collector. You may use a reward <b>again and again</b>, as long as you have enough face-down cards of the type and the time is right.
rulebook-flip-choice = If you could pay with cards of different values you choose which. The game suggests those whose value everybody knows anyway.
rulebook-anytime = At any time
rulebook-anytime-when = “Any time” means whenever the game waits for anybody’s decision, out of turn too. Remains A can be used from Reveal until the final scoring, Manuscript B from Reveal to the end of the Claim phase.
rulebook-anytime-when-why = During Collect the cards are already being handed out, and teams share them out unseen; a look would come too late.
rulebook-anytime-useless = A reward that would do nothing is not offered: Manuscript B if no face-down card lies in the Crypt or you have already seen them all, Remains A if you have no exhausted die (in Clash of Houses: if your house has none).
rulebook-collector-side = <b>{ $name }.</b> { $rule }

rulebook-idol = Idol
rulebook-idol-a-window = In turn order, everyone with a failed die and a face-down Idol may roll again, as long as they have both, or decline. A die that is rescued is available at once.
rulebook-idol-a-failed = Only a die that failed may be rolled again.
rulebook-idol-a-failed-why = A die that held out could only lose by a new roll.
rulebook-idol-b-check = It happens by itself and is not a choice. The check comes at the end of Collect, for all at once, and after each card taken with Pottery B. The 2 coins are the same for any number of Idols.
rulebook-idol-b-which = If the first has more than two Idols, those with public values are flipped first, then the lowest value, then by the name of the card.
rulebook-idol-b-which-why = The choice has no effect on the score, so the game makes it in the way that gives least away.
rulebook-jewelry = Jewelry
rulebook-manuscript = Manuscript
rulebook-pottery = Pottery
rulebook-pottery-b-window = Between Reveal and Claim, beginning with the Leader, everyone who has two face-down Pottery cards may take a card, while a face-down card lies in the Crypt. If there are two such cards you choose. You may do it again before you decline, and Pottery just taken counts. Once you have declined, you get no other chance this round.
rulebook-remains = Remains
rulebook-tapestry = Tapestry
rulebook-tapestry-a-none = Without a single Tapestry nobody scores this bonus.
rulebook-tapestry-a-none-why = Otherwise a total of 0 could count as the highest.

## Quick reference

rulebook-quick = Quick reference
rulebook-reference-reveal = <b>I. Reveal</b> – lay out the Crypt, face-down cards last{ $pottery ->
    [yes] {"; then Pottery B"}
   *[no] {""}
}
rulebook-reference-collect = <b>III. Collect</b> – discard, roll, take cards,{ $idol ->
    [yes] {" reroll (Idols),"}
   *[no] {""}
} failed dice to the box
rulebook-reference-collectors = <b>The Collectors of this game</b>
rulebook-reference-solo = Only Child
rulebook-reference-solo-list =
    The Ghost rolls its three dice, joins equal ones, and sets the strongest group first
    A group takes the first card from the left that is free, or that you hold with less
    Its dice are never exhausted; what it holds goes into the box
rulebook-reference-twins = Conspiring Twins
rulebook-reference-twins-list =
    Two Ghosts play as in Only Child and never push each other out
    Before anybody looks, you share out all cards that the two of you hold
    The lower of your two scores counts
rulebook-reference-clash = Clash of Houses
rulebook-reference-clash-list =
    Three more cards lie face up on the last three places; a pile is taken as one
    At most three dice a turn; Recover takes back at most three
    Whoever plays second in a house may claim one card only
    Before anybody looks, a house shares out its cards; its lower score counts
rulebook-quick-round = <b>A round</b>
rulebook-quick-round-list =
    <b>I. Reveal</b> – lay out the Crypt, face-down cards last; then Pottery B
    <b>II. Claim</b> – in turn order, claim or recover; Lights Out: last turn, one card only
    <b>III. Collect</b> – discard, roll, take cards, reroll (Idols), failed dice to the box
    <b>IV. Pass the Torch</b> – both Torch cards to the left, or game end
rulebook-quick-reveal = <b>Cards in the Crypt</b>
rulebook-quick-reveal-table = { rulebook-reveal-table }
rulebook-quick-claim = <b>Claiming</b>
rulebook-quick-claim-list =
    One effort for all your dice on a card; strength is their sum
    Pushing out needs a higher sum; dice pushed out return unexhausted
    Everything pushed out: recover all your dice in Collect
    Recover: take all your exhausted dice out of the box; that is your whole turn
rulebook-quick-risk = <b>Risk of exhaustion for each die</b>
rulebook-quick-risk-table =
    Effort | 1 | 2 | 3 | 4 | 5 | 6
    Fails on | – | 1 | 1–2 | 1–3 | 1–4 | 1–5
    Risk | safe | 17% | 33% | 50% | 67% | 83%
rulebook-quick-score = <b>Scoring</b>
rulebook-quick-score-list =
    Values of all your Treasure cards
    Bonuses of the Collectors
    1 coin for each unexhausted die
    Cursed Treasure: 5 coins less for the most Curses
