# An action as a proposal, and the panel of advice.
move-place = { $dice } on { NOUN($card) }
move-claim = Claim: { $places }
move-give = { NOUN($card) } to { $seat }
move-divvy = Divvy up: { $shares }
move-take = Two Pottery cards for { NOUN($card) }
move-recover = Recover
move-reroll = Flip an Idol and roll again
move-peek = Flip a Manuscript and look
move-revive = Flip two Remains and recover a die
move-decline = Decline
advice-why = Why { $name }’s move is good
advice-hint = What a Regent would do here
advice-hint-squire = The Regent cannot be asked just now. A Squire would do this
advice-less = { $coins ->
    [one] about { $coins } coin less
   *[other] about { $coins } coins less
}
advice-equal = just as good
advice-more = { $coins ->
    [one] about { $coins } coin more
   *[other] about { $coins } coins more
}
advice-mostly = { $worth }: { $reason }
advice-from-cards = { $sign ->
    [less] the cards bring less
   *[more] the cards bring more
}
advice-from-dice = { $sign ->
    [less] it costs more dice
   *[more] it costs fewer dice
}
advice-from-rivals = { $sign ->
    [less] { $rivals ->
        [one] the opponent gets more
       *[other] the others get more
    }
   *[more] { $rivals ->
        [one] the opponent gets less
       *[other] the others get less
    }
}
advice-instead = The next best:
advice-otherwise = Other moves:
advice-play = Play it
advice-key = or press { $key }
advice-close = Close the advice
advice-thinking = The Regent is thinking…
advice-nothing-yet = No computer player has moved yet.
advice-no-hints = Hints are switched off.
advice-not-yours = A hint is for your own turn.
