# Ein Satz für jeden Grund, Nein zu sagen: warum, und was erlaubt wäre. $card ist ein Schatz, $holder und $asked sind Spieler.

refusal-game-over = Die Partie ist zu Ende.
refusal-chance-pending = Die Würfel sind noch nicht gefallen.
refusal-no-such-seat = Dort sitzt niemand.
refusal-ghost-seat = { NOUN($seat, cap: "yes") } spielt nach eigenen Regeln; niemand zieht für ihn.
refusal-not-asked = Jetzt entscheidet { NOUN($asked) }.
refusal-wrong-choice = Zuerst ist etwas anderes zu entscheiden.

refusal-empty-claim = Zum Beanspruchen gehört mindestens ein Würfel auf einer Karte; willst du keinen einsetzen, wähle { $exhausted ->
    [0] Passen
   *[other] die Erholung
}.
refusal-no-such-slot = Diesen Platz gibt es in der Gruft nicht.
refusal-empty-slot = Auf diesem Platz liegt keine Karte mehr; wähle einen anderen.
refusal-slot-twice = Lege alle Würfel für { NOUN($card, case: "acc") } auf einmal, nicht in zwei Schritten.
refusal-no-dice-on-card = Auf jede Karte, die du beanspruchst, gehört mindestens ein Würfel.
refusal-bad-effort = Ein Würfel zeigt nur Aufwandswerte von 1 bis 6.
refusal-mixed-efforts = Alle deine Würfel auf einer Karte müssen denselben Aufwandswert zeigen.
refusal-too-many-dice = In diesem Zug kannst du { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
} einsetzen, nicht { $placed }.
refusal-no-dice = Du hast keinen verfügbaren Würfel; dir bleibt nur die Erholung.
refusal-one-card-only = Mit „Lichter aus“ darfst du nur auf eine einzige Karte Würfel legen.
refusal-too-weak = Deine { $strength } reicht nicht für { NOUN($card, case: "acc") }: Erst { $needed } oder mehr wirft { NOUN($holder, case: "acc") } raus.
refusal-other-effort = Würfel, die du { NOUN($card, case: "zu") } dazulegst, müssen { $effort } zeigen wie die, die dort liegen.

refusal-collector-side = Der Sammler „{ NOUN($collector, case: "bare") }“ liegt mit Seite { $side } nach oben; diese Belohnung ist nicht im Spiel.
refusal-flip-count = Diese Belohnung kostet { $needed ->
    [one] { $needed } verdeckte Karte
   *[other] { $needed } verdeckte Karten
}, gewählt hast du { $given }.
refusal-flip-twice = Dieselbe Karte kann nicht zweimal bezahlen; wähle eine andere.
refusal-flip-wrong-type = Diese Belohnung bezahlst du nur mit { NOUN($needed, case: "plain") }.
refusal-flip-not-yours = Umdrehen kannst du nur Karten aus deiner eigenen Sammlung.
refusal-flip-already = Diese Karte ist schon umgedreht und kann nicht noch einmal bezahlen; wähle eine verdeckte.
refusal-not-face-down = { NOUN($card, case: "bare") }: Diese Karte liegt aufgedeckt; Töpferwaren bezahlen nur verdeckte Karten.
refusal-no-face-down-card = In der Gruft liegt keine verdeckte Karte.
refusal-all-seen = Du kennst schon alle verdeckten Karten in der Gruft.
refusal-not-now = Diese Belohnung lässt sich in dieser Phase nicht nutzen.
refusal-nothing-exhausted = Du hast keinen erschöpften Würfel, den du zurückholen könntest.
refusal-no-such-die = Dieser Würfel ist nicht gescheitert; wähle einen gescheiterten.
refusal-share-needed = Sag, ob dein Partner die Karten auch sehen darf.
refusal-share-refused = In diesem Spiel gibt es niemanden, dem du die Karten zeigen könntest.

refusal-divvy-slots = Teilt alle Karten auf, die euer Team hält, und keine anderen.
refusal-divvy-seat = Jede Karte muss an ein Mitglied eures Teams gehen.

