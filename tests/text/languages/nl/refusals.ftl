refusal-game-over = Het spel is afgelopen.
refusal-chance-pending = De dobbelstenen liggen nog niet stil.
refusal-no-such-seat = Daar zit niemand.
refusal-ghost-seat = { NOUN($seat, cap: "yes") } speelt volgens eigen regels; niemand speelt ervoor.
refusal-not-asked = Nu beslist { NOUN($asked) }.
refusal-wrong-choice = Eerst moet er iets anders worden beslist.
refusal-empty-claim = Een claim legt minstens één dobbelsteen op een kaart; wil je er geen leggen, kies dan Herstellen.
refusal-no-such-slot = Die plaats is er niet in de Crypte.
refusal-empty-slot = Op die plaats ligt geen kaart meer; kies een andere.
refusal-slot-twice = Leg alle dobbelstenen voor { NOUN($card) } in één keer neer, niet in twee stappen.
refusal-no-dice-on-card = Op elke kaart die je claimt, moet minstens één dobbelsteen.
refusal-bad-effort = Een dobbelsteen kan alleen op een inzet van 1 tot 6 worden gedraaid.
refusal-mixed-efforts = Al je dobbelstenen op één kaart moeten dezelfde inzet tonen.
refusal-too-many-dice = Je kunt deze beurt { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
} leggen, geen { $placed }.
refusal-no-dice = Je hebt geen beschikbare dobbelsteen en kunt dus alleen herstellen.
refusal-one-card-only = Met Licht uit mag je op één kaart dobbelstenen leggen.
refusal-too-weak = Jouw { $strength } is niet genoeg voor { NOUN($card) }: om { NOUN($holder) } te verdringen is { $needed } of meer nodig.
refusal-other-effort = Dobbelstenen die je bij { NOUN($card) } legt, moeten { $effort } tonen, zoals die er al liggen.
refusal-collector-side = { NOUN($collector, case: "bare") } ligt met kant { $side } boven; die beloning is niet in het spel.
refusal-flip-count = Deze beloning kost { $needed ->
    [one] { $needed } gesloten kaart
   *[other] { $needed } gesloten kaarten
}, en je koos er { $given }.
refusal-flip-twice = Dezelfde kaart kan niet tweemaal betalen; kies een andere.
refusal-flip-wrong-type = Deze beloning wordt alleen met { NOUN($needed, case: "plain") } betaald.
refusal-flip-not-yours = Je kunt alleen kaarten uit je eigen verzameling omdraaien.
refusal-flip-already = Die kaart is al omgedraaid en kan niet opnieuw betalen; kies een gesloten kaart.
refusal-not-face-down = { NOUN($card, cap: "yes") } ligt open; Aardewerk koopt alleen gesloten kaarten.
refusal-no-face-down-card = Er ligt geen gesloten kaart in de Crypte.
refusal-all-seen = Je hebt elke gesloten kaart in de Crypte al gezien.
refusal-not-now = Die beloning kan in deze fase niet worden gebruikt.
refusal-nothing-exhausted = Je hebt geen uitgeputte dobbelsteen om te herstellen.
refusal-no-such-die = Die dobbelsteen is niet mislukt; kies er een die dat wel is.
refusal-share-needed = Zeg of je partner de kaarten ook mag zien.
refusal-share-refused = In dit spel is er niemand aan wie je de kaarten kunt tonen.
refusal-divvy-slots = Verdeel elke kaart die jullie houden, en geen andere.
refusal-divvy-seat = Elke kaart moet naar iemand van jullie gaan.
