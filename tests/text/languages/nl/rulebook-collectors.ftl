rulebook-collectors = Verzamelaars
rulebook-collectors-read = Lees een Verzamelaarkaart van links naar rechts: eerst de <b>vereiste</b>, dan de <b>beloning</b>. De onderste regel zegt wanneer die geldt. Alleen de kant die boven ligt, is in het spel, en wel voor iedereen.
rulebook-collectors-count = Beloningen bij het speleinde tellen elke kaart van de soort, of ze nu open of gesloten ligt.
rulebook-flip = Omdraaien
rulebook-flip-pay = De kaart met de gebogen pijl betekent <b>omdraaien</b>. Je betaalt zo’n beloning door het genoemde aantal van je eigen gesloten kaarten van deze soort open te draaien.
rulebook-flip-once = Een omgedraaide kaart kan niet nog eens betalen, maar levert nog haar waarde op en telt nog voor haar Verzamelaar. Je mag een beloning <b>steeds weer</b> gebruiken, zolang je genoeg gesloten kaarten van de soort hebt en het moment klopt.
rulebook-flip-choice = Kun je met kaarten van verschillende waarden betalen, dan kies je zelf. Het spel stelt kaarten voor waarvan iedereen de waarde toch al kent.
rulebook-anytime = Op elk moment
rulebook-anytime-when = “Altijd” betekent: wanneer het spel op iemands beslissing wacht, ook buiten je beurt. Resten A kan van Onthullen tot de eindtelling worden gebruikt, Manuscripten B van Onthullen tot het einde van het Claimen.
rulebook-anytime-when-why = Bij het Verzamelen worden de kaarten al uitgedeeld, en teams verdelen ze ongezien; een blik zou te laat komen.
rulebook-anytime-useless = Een beloning die niets zou doen, wordt niet aangeboden: Manuscripten B als er geen gesloten kaart in de Crypte ligt of je ze alle al gezien hebt, Resten A als je geen uitgeputte steen hebt (in de Strijd der huizen: als je huis er geen heeft).
rulebook-collector-side = <b>{ $name }.</b> { $rule }

rulebook-idol = Afgoden
rulebook-idol-a-window = In beurtvolgorde mag ieder met een mislukte steen en een gesloten Afgod opnieuw werpen, zolang beide er zijn, of daarvan afzien. Een geredde steen is meteen beschikbaar.
rulebook-idol-a-failed = Alleen een mislukte steen mag opnieuw worden geworpen.
rulebook-idol-a-failed-why = Een steen die het volhield, zou bij een nieuwe worp alleen kunnen verliezen.
rulebook-idol-b-check = Het gaat vanzelf en is geen keuze. Er wordt gekeken aan het einde van het Verzamelen, voor allen tegelijk, en na elke kaart die met Aardewerk B genomen is. De 2 munten zijn voor elk aantal Afgoden hetzelfde.
rulebook-idol-b-which = Heeft de eerste meer dan twee Afgoden, dan worden eerst die met een bekende waarde omgedraaid, dan die met de laagste waarde, en dan volgens de naam van de kaart.
rulebook-idol-b-which-why = Voor de score maakt het niets uit, dus kiest het spel wat het minst verraadt.
rulebook-jewelry = Juwelen
rulebook-manuscript = Manuscripten
rulebook-pottery = Aardewerk
rulebook-pottery-b-window = Tussen Onthullen en Claimen mag, te beginnen bij de Leider, ieder met twee gesloten kaarten Aardewerk een kaart nemen, zolang er een gesloten kaart in de Crypte ligt. Liggen er twee, dan kies je. Je mag het herhalen voordat je ervan afziet, en zojuist genomen Aardewerk telt mee. Zag je er eenmaal van af, dan krijg je deze ronde geen nieuwe kans.
rulebook-remains = Resten
rulebook-tapestry = Wandtapijten
rulebook-tapestry-a-none = Zonder één enkel Wandtapijt krijgt niemand deze beloning.
rulebook-tapestry-a-none-why = Anders kon een som van 0 de hoogste zijn.

rulebook-quick = Overzicht
rulebook-reference-reveal = <b>I. Onthullen</b> – leg de Crypte uit, gesloten kaarten het laatst{ $pottery ->
    [yes] {"; dan Aardewerk B"}
   *[no] {""}
}
rulebook-reference-collect = <b>III. Verzamelen</b> – wegleggen, werpen, kaarten nemen,{ $idol ->
    [yes] {" Afgoden,"}
   *[no] {""}
} mislukte stenen naar de doos
rulebook-reference-collectors = <b>De Verzamelaars van dit spel</b>
rulebook-reference-solo = Enig kind
rulebook-reference-solo-list =
    De Geest werpt zijn drie stenen, voegt gelijke samen en legt de sterkste groep eerst
    Een groep neemt van links de eerste kaart die vrij is of die jij met minder hebt
    Zijn stenen raken nooit uitgeput; wat hij heeft, gaat naar de doos
rulebook-reference-twins = Samenzwerende tweeling
rulebook-reference-twins-list =
    Twee Geesten spelen als bij Enig kind en verdringen elkaar nooit
    Voordat iemand kijkt, verdelen jullie alle kaarten die jullie beiden hebben
    De laagste van jullie twee scores telt
rulebook-reference-clash = Strijd der huizen
rulebook-reference-clash-list =
    Op de laatste drie plaatsen ligt telkens nog een open kaart; een stapel wordt in één keer genomen
    Hoogstens drie stenen per beurt; Herstellen haalt er hoogstens drie terug
    Wie in een huis als tweede speelt, mag maar één kaart claimen
    Voordat iemand kijkt, verdeelt een huis zijn kaarten; zijn laagste score telt
rulebook-quick-round = <b>Een ronde</b>
rulebook-quick-round-list =
    <b>I. Onthullen</b> – leg de Crypte uit, gesloten kaarten het laatst; dan Aardewerk B
    <b>II. Claimen</b> – in beurtvolgorde, claim of herstel; Licht uit: laatste beurt, maar één kaart
    <b>III. Verzamelen</b> – wegleggen, werpen, kaarten nemen, Afgoden, mislukte stenen naar de doos
    <b>IV. Fakkel doorgeven</b> – beide Fakkelkaarten naar links, of speleinde
rulebook-quick-reveal = <b>Kaarten in de Crypte</b>
rulebook-quick-reveal-table = { rulebook-reveal-table }
rulebook-quick-claim = <b>Claimen</b>
rulebook-quick-claim-list =
    Eén inzet voor al je stenen op een kaart; hun som is de sterkte
    Verdringen vraagt echt meer; verdrongen stenen komen niet uitgeput terug
    Alles verdrongen: herstel bij het Verzamelen al je stenen
    Herstellen: neem al je uitgeputte stenen uit de doos; dat is je hele beurt
rulebook-quick-risk = <b>Kans op uitputting voor elke steen</b>
rulebook-quick-risk-table =
    Inzet | 1 | 2 | 3 | 4 | 5 | 6
    Mislukt bij | – | 1 | 1–2 | 1–3 | 1–4 | 1–5
    Kans | veilig | 17% | 33% | 50% | 67% | 83%
rulebook-quick-score = <b>Score</b>
rulebook-quick-score-list =
    Waarden van al je Schatkaarten
    Beloningen van de Verzamelaars
    1 munt voor elke steen die niet uitgeput is
    Vervloekte schat: 5 munten minder voor de meeste Vloeken
