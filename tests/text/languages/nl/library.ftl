library-title = Spellen
library-back = Terug naar het menu
library-list = De spellen
library-import = Bestand openen
library-statistics = Statistiek
library-find = Zoeken
library-find-what = Naam, speler, vorm …
library-found = { $count ->
    [one] Eén spel gevonden
   *[other] { $count } spellen gevonden
}
library-kind = { $mode ->
    [solo] Enig kind
    [twins] Samenzwerende tweeling
    [clash] Strijd der huizen · { $players }
   *[standard] { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
}
library-all = Alle · { $count }
library-running = Bezig · { $count }
library-finished = Klaar · { $count }
library-bin = Prullenbak · { $count }
library-none-all = Er is hier nog geen spel. Elk spel dat je begint, wordt vanaf de eerste kaart bewaard; laat een bestand op het venster vallen om het toe te voegen.
library-none-running = Er wacht geen spel om verder te spelen.
library-none-finished = Er is nog geen spel ten einde.
library-none-bin = De prullenbak is leeg. Wat je verwijdert, blijft hier liggen tot je het voorgoed verwijdert: hij loopt nooit vanzelf leeg.
library-none-found = Geen spel past. { $back } toont ze allemaal weer.
library-untouched = De crypte is nog ongerept
library-carried-off = Hier ligt niets
library-today = vandaag, { $time }
library-yesterday = gisteren, { $time }
library-date = { $weekday ->
    [0] ma
    [1] di
    [2] wo
    [3] do
    [4] vr
    [5] za
   *[6] zo
} { $day } { $month ->
    [1] jan.
    [2] feb.
    [3] mrt.
    [4] apr.
    [5] mei
    [6] juni
    [7] juli
    [8] aug.
    [9] sep.
    [10] okt.
    [11] nov.
   *[12] dec.
}
library-date-year = { $day } { $month ->
    [1] jan.
    [2] feb.
    [3] mrt.
    [4] apr.
    [5] mei
    [6] juni
    [7] juli
    [8] aug.
    [9] sep.
    [10] okt.
    [11] nov.
   *[12] dec.
} { $year }
library-round = Ronde { $round } van { $rounds }
library-luck = Stenen in gevaar: { $dice }, uitgeput: { $lost }, verwacht: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
library-practice = Oefenspel: het komt voort uit een ander spel en telt niet mee.
library-unaided = Zonder hulp gewonnen.
library-helped = { $count ->
    [one] De computer besliste soms voor { $name }
   *[other] De computer besliste soms voor { $count } van de spelers
}: de statistiek laat dat weg.
library-damaged = Het bestand is beschadigd; tot ronde { $round } is alles in orde.
library-unreadable = Dit bestand is niet te lezen
library-unreadable-why = Dit bestand bevat geen spel dat verder te spelen of te bekijken is. Het blijft zoals het is; je kunt het exporteren of naar de prullenbak brengen.
library-continue = Verder spelen
library-watch = Bekijken
library-sheet = Eindstand
library-rename = Hernoemen
library-rename-title = Hoe moet dit spel heten?
library-rename-text = De naam komt in het bestand van het spel. Zonder naam zegt de lijst wat er gespeeld werd.
library-leave = Zo laten
library-export = Exporteren
library-export-later-title = Exporteren kan later
library-export-later-text = Dit spel loopt nog: het bestand bevat de volgorde van de kaarten en alle komende worpen. Exporteren kan zodra het voorbij is.
library-exported-title = Het spel is geëxporteerd
library-exported-text = “{ $file }” staat in deze map:
    { $folder }
library-exported-safe = De plaats staat op het klembord.
library-import-title = Welk bestand?
library-import-text = Kies het, of typ of plak waar het staat. Het wordt naar je spellen gekopieerd en blijft zelf zoals het is.
library-import-act = Openen
library-import-nothing = Kies eerst een bestand.
library-known = Dit spel heb je al
library-discard = Verwijderen
library-binned = Naar de prullenbak gebracht
library-undo = Toch niet verwijderen
library-restore = Terugzetten
library-restored = Terug bij je spellen
library-erase = Voorgoed verwijderen
library-erase-ask-title = Dit spel voorgoed verwijderen?
library-erase-ask-text = Het bestand verdwijnt van de schijf. Er is geen weg terug.
library-erase-ask-stay = Bewaren
library-erase-ask-act = Voorgoed verwijderen
library-refused = Het bestand kon niet worden gewijzigd. Er is niets verloren.
library-share = Tonen
library-unaided = Gewonnen zonder hulp.
library-imported = Van elders: dit spel is niet hier begonnen en telt niet mee.
