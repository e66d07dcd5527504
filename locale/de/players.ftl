# Wer spielt, in wenigen Worten: „Du gegen einen Knappen und zwei Ritter“.
players-number = { $count ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
   *[other] acht
}
players-person = { $count ->
    [1] du
   *[other] { $number } Spieler
}
players-page = { $count ->
    [1] { $case ->
        [acc] einen Pagen
       *[nom] ein Page
    }
   *[other] { $number } Pagen
}
players-squire = { $count ->
    [1] { $case ->
        [acc] einen Knappen
       *[nom] ein Knappe
    }
   *[other] { $number } Knappen
}
players-knight = { $count ->
    [1] { $case ->
        [acc] einen Ritter
       *[nom] ein Ritter
    }
   *[other] { $number } Ritter
}
players-regent = { $count ->
    [1] { $case ->
        [acc] einen Regenten
       *[nom] ein Regent
    }
   *[other] { $number } Regenten
}
players-sovereign = { $count ->
    [1] { $case ->
        [acc] einen Souverän
       *[nom] ein Souverän
    }
   *[other] { $number } Souveräne
}
players-matched = { $count ->
    [1] { $case ->
        [acc] einen Spieler auf Augenhöhe
       *[nom] ein Spieler auf Augenhöhe
    }
   *[other] { $number } Spieler auf Augenhöhe
}
players-ghost = { $count ->
    [1] { $case ->
        [acc] den Geist
       *[nom] der Geist
    }
   *[other] { $number } Geister
}
players-and = { $first } und { $second }
players-comma = { $first }, { $second }
players-against = { $us } gegen { $them }
players-together = { $number } Spieler an diesem Bildschirm
players-houses = Haus gegen Haus: { $them }
players-watched = Du schaust zu: { $them }
found-between = zwischen { $lower } und { $higher }
found-now = { $kind }: { $level }
found-level = Gefundene Stärke von { $name } nach { $count ->
    [one] einer Partie
   *[other] { $count } Partien
}: { $level }.
