menu-tagline = De koning is dood. Zijn erfgenamen laten het zilver halen.
menu-play = Spelen
menu-continue = Verder spelen
menu-continue-detail = Ronde { $round } van { $rounds } · { $table }
menu-table = { $mode ->
    [solo] Enig kind
    [twins] Samenzwerende tweeling
    [clash] Strijd der huizen
   *[standard] { $heirs ->
        [one] { $heirs } speler
       *[other] { $heirs } spelers
    }
}
menu-new-game = Nieuw spel
menu-new-game-detail = Vorm, spelers, Verzamelaars
menu-learn = Leer het spel
menu-learn-detail = { $done ->
    [0] Zeven korte lessen, zes minuten
   *[other] Zeven lessen · { $done } van { $lessons } klaar
}
menu-today = Crypte van vandaag
menu-games = Spellen
menu-rules = Spelregels
menu-settings = Instellingen
menu-about = Over dit spel
menu-quit = Afsluiten
menu-credit = Een spel van Andrew Nerger en Jeffrey Chin
menu-version = Versie
menu-learn-offer = Nieuw hier?
menu-known = Ik ken het al
menu-known-spoken = Ik ken het spel. Vraag het niet meer.
menu-access = Toegankelijkheid
menu-access-detail = Grote tekst, contrast, voorlezen
menu-riddles = Raadsels
menu-campaign = De erfenis

menu-series = Volgend spel van de reeks
menu-series-detail = Spel { $number } van { $games }
menu-equal-luck = Gelijk geluk
menu-equal-luck-detail = De volgende beurt wacht
