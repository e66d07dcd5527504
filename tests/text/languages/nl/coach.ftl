coach-name = De coach
coach-go-on = Verder
coach-off = Niets meer zeggen
coach-pushed-out =
    Je bent verdrongen.
    Je stenen zijn thuis, niet uitgeput. Neem de volgende keer meer stenen of een hogere inzet.
coach-pushes-out =
    Je hebt iemand verdrongen.
    Wie na jou speelt, kan hetzelfde met jou doen.
coach-exhausted =
    Een Dienaar is uitgeput.
    Hij wierp minder dan zijn inzet. Herstellen haalt hem terug, maar kost je beurt.
coach-routed =
    Alles van jou is verdrongen.
    Daarom komen al je uitgeputte stenen terug, en je volgende beurt houd je.
coach-face-down =
    Je nam een gesloten kaart.
    Alleen jij kent de waarde. De anderen zien de soort.
coach-tie =
    Het is gelijk.
    Wie gelijk staat, werpt alle stenen die niet uitgeput zijn. De hoogste som wint.
coach-torches =
    De fakkels gaan naar links.
    Wie nu de Leider is, speelt deze ronde als eerste.
coach-last-round =
    Dit is de laatste ronde.
    De stapel is leeg. Elke steen die overblijft, is 1 munt waard.
coach-lights-out =
    Je speelt met Licht uit.
    Je mag maar één kaart claimen, maar na jou speelt niemand.
coach-look =
    Je kunt gesloten kaarten bekijken.
    Draai daarvoor een Manuscript om, wanneer je wilt vóór het Verzamelen.
coach-revive =
    Je kunt een steen terugkrijgen.
    Draai daarvoor twee Resten om, wanneer je wilt. Het kost je beurt niet.
coach-reroll =
    Je Afgod kan een steen redden.
    Draai hem om en werp een mislukte steen opnieuw. De nieuwe worp geldt.
coach-take =
    Je Aardewerk kan een kaart nemen.
    Draai er twee om voor een gesloten kaart, voordat iemand claimt.
coach-set =
    Een Verzamelaar betaalt je nu.
    Kijk naar zijn munt: die zegt wat je reeks nu waard is.
