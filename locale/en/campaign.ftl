# The campaign: its page, its goals, and its chapters with their stories.
campaign-title = The Inheritance
campaign-back = Main menu
campaign-first = Chapters one to eight
campaign-second = Chapters nine to sixteen
campaign-crowns = { $crowns } of { $all } crowns
campaign-next = { $crowns } of { $all } crowns · { $goal }
campaign-whole = All three crowns
campaign-after = { $more ->
    [0] Needs a crown in “{ $chapter }”
   *[other] Needs a crown in “{ $chapter }” and { $more } more
}
campaign-closed = Earn a crown in the chapters before it first.
campaign-play = Play
campaign-chapter =
    { $story }

    { $rivals }
    { $one }
    { $two }
    { $three }
campaign-end = { $chapter }: { $crowns } of { $all } crowns
campaign-goal-coins = Carry off at least { $least } coins
campaign-goal-more = At least { $least } coins
campaign-crown = { $sign } Crown { $number } · { $goal }
campaign-goal-both = Both twins carry off at least { $least } coins
campaign-goal-win-coins = Win with at least { $least } coins
campaign-goal-win-dice = Win with { $least } dice that are not exhausted
campaign-goal-win-patrons = Win and be paid by { $least } Collectors
campaign-goal-win-set = Win with { $least } cards of one type
campaign-goal-lead = { $least ->
    [0] Win
   *[other] Win by at least { $least } coins
}
campaign-goal-win-few-idols = { $least ->
    [0] Win without an Idol
    [1] Win with one Idol at most
   *[other] Win with { $least } Idols at most
}
campaign-goal-win-few-curses = { $least ->
    [0] Win without a Curse
    [1] Win with one Curse at most
   *[other] Win with { $least } Curses at most
}
chapter-will = The Will
chapter-will-story = The king is dead, and his will is one sentence long: what you carry out of the crypt is yours. The Ghost at the door asks your name. It does not ask twice.
chapter-cousin = A Cousin at the Gate
chapter-cousin-story = Your cousin has brought a sack. It is larger than yours. “For onions”, says your cousin.
chapter-three = Three at the Door
chapter-three-story = By now everybody has heard of the will. Three heirs, too little treasure, and nobody says please.
chapter-godless = No Golden Gods
chapter-godless-story = An old aunt swears that Idols bring bad luck to whoever owns them. You do not believe it. You would just rather not find out.
chapter-lantern = The Blue Lantern
chapter-lantern-story = The Ghost has learned. Tonight its lantern burns blue, and the Collectors at the gate pay by other rules.
chapter-mirror = The Mirror
chapter-mirror-story = You two look exactly alike, and two Ghosts cannot tell you apart. It helps only if you share.
chapter-council = The Council
chapter-council-story = Four heirs agree at last: the crypt shall be emptied fairly. The agreement holds until the first torch is lit.
chapter-curse = The King’s Revenge
chapter-curse-story = Some of the treasure has begun to whisper. Take it if you like. But count the whispers.
chapter-houses = House against House
chapter-houses-story = Duchess and Duke of each house go down together, with six dice between them. Somebody will have to give way.
chapter-patrons = Many Friends
chapter-patrons-story = Six Collectors wait outside, and each is sure to be your only friend. Disappoint as few as you can.
chapter-rested = Rested Servants
chapter-rested-story = Your Servants have asked for a day off. Win while most of them can still stand, and they may forgive you.
chapter-knight = The Knight
chapter-knight-story = One knight, no armour, very quiet. Nobody has seen this knight lose since the feast of the stolen goose.
chapter-hoard = The Hoard
chapter-hoard-story = You have found out that you love one kind of thing more than all others. There are worse weaknesses. Few are as expensive.
chapter-shades = Two Shades
chapter-shades-story = The second Ghost no longer pretends to sleep. Bring your twin home with as much as you carry yourself.
chapter-cursed-hall = The Whispering Hall
chapter-cursed-hall-story = Everybody is in the hall, and so is everything that whispers. Whoever leaves last puts out the light.
chapter-inheritance = The Inheritance
chapter-inheritance-story = Two knights, one throne, and the last treasure of the king. He would have liked to watch.
