# Was ein Klang sagt, für die, denen er beschriftet wird: kurze Zeilen ohne Punkt.
caption-your-turn = Du bist gefragt
caption-ghost = Ein Geist ist am Zug
caption-pushed-out = Würfel werden rausgeworfen
caption-exhausted = Ein Würfel ist erschöpft
caption-coins = Coins werden gezählt
caption-last-round = Die letzte Runde beginnt
caption-refused = Ein Klopfen: geht nicht
caption-victory = Eine Fanfare erklingt
caption-defeat = Traurige Klänge
caption-fool = Spöttische Klänge
