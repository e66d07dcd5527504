# Was der Lehrer sagt, wenn etwas zum ersten Mal geschieht: eine kurze Zeile und eine darunter.
coach-name = Der Lehrer
coach-go-on = Weiter
coach-off = Lehrer ausschalten
coach-pushed-out =
    Du wurdest rausgeworfen.
    Deine Würfel sind zu Hause und nicht erschöpft. Nimm beim nächsten Mal mehr davon oder einen höheren Aufwand.
coach-pushes-out =
    Du hast jemanden rausgeworfen.
    Wer nach dir spielt, kann dasselbe mit dir tun.
coach-exhausted =
    Ein Diener ist erschöpft.
    Er hat weniger als seinen Aufwand gewürfelt. Erholung bringt ihn zurück, kostet aber deinen Zug.
coach-routed =
    Du wurdest überall rausgeworfen.
    Dafür kommen alle erschöpften Würfel zurück, und du behältst deinen nächsten Zug.
coach-face-down =
    Du hast eine verdeckte Karte genommen.
    Nur du kennst ihren Wert. Die anderen sehen den Typ.
coach-tie =
    Es ist Gleichstand.
    Wer gleichauf liegt, würfelt mit allen Würfeln, die nicht erschöpft sind. Die höchste Summe gewinnt.
coach-torches =
    Die Fackeln wandern nach links.
    Wer jetzt Anführer ist, beginnt diese Runde.
coach-last-round =
    Das ist die letzte Runde.
    Der Stapel ist leer. Jeder Würfel, der dir bleibt, zählt 1 Coin.
coach-lights-out =
    Du spielst mit „Lichter aus“.
    Du darfst nur eine Karte beanspruchen, aber nach dir spielt niemand mehr.
coach-look =
    Du kannst verdeckte Karten ansehen.
    Drehe dafür ein Manuskript um, jederzeit bis zum Sammeln.
coach-revive =
    Du kannst einen Würfel zurückholen.
    Drehe dafür zwei Überreste um, jederzeit. Das kostet keinen Zug.
coach-reroll =
    Dein Idol kann einen Würfel retten.
    Drehe es um und würfle noch einmal. Der neue Wurf gilt.
coach-take =
    Deine Töpferwaren können eine Karte holen.
    Drehe zwei um und nimm eine verdeckte Karte, bevor jemand beansprucht.
coach-set =
    Ein Sammler zahlt dir jetzt etwas.
    Sein Coin zeigt, was deine Karten gerade wert sind.
