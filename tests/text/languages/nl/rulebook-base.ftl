rulebook-title = Spelregels
rulebook-ruling = Onze regel
rulebook-see-also = Zie ook

rulebook-game = Het spel
rulebook-game-facts =
    Spelers | Leeftijd | Duur
    1 tot 4; in de Strijd der huizen 6 of 8 | vanaf 14 | 25 tot 60 minuten

rulebook-story = Het verhaal
rulebook-story-will = De oude koning nam zijn fortuin met zich mee. Afgodsbeelden, ringen en het goede servies gingen achter zijn kist aan de trap af, en zijn testament zegt dat ze daar moeten blijven.
rulebook-story-heirs = Zijn kinderen hebben het testament gelezen en denken er anders over. Nacht na nacht dalen ze af, met één fakkel voor allen samen en met dienaren die liever in bed lagen. Hoe harder je een dienaar laat werken, hoe eerder hij uitgeput neervalt. En de verzamelaars die boven wachten, betalen alleen voor een mooie reeks een goede prijs.

rulebook-goal = Doel
rulebook-goal-win = Wie aan het einde de meeste <b>munten</b> heeft, wint. Munten komen van je Schatkaarten, van de Verzamelaars en van Dienaren die nog op hun benen staan.
rulebook-goal-how = Elke ronde stuur je je Dienaren, dat zijn dobbelstenen, naar de kaarten in de Crypte. Jij beslist hoe hard ze werken: een hoge inzet houdt een kaart vast, en een hoge inzet put stenen uit.

rulebook-components = Speelmateriaal
rulebook-components-list =
    48 Schatkaarten: zes soorten van acht kaarten
    12 Dienaarstenen: drie in elk van vier kleuren
    4 Spelerskaarten met een kant Hertogin en een kant Hertog
    2 Fakkelkaarten: Leider en Licht uit
    6 Verzamelaarkaarten met een kant A en een kant B
rulebook-components-treasure = Schat
rulebook-treasure-types = Er zijn zes Schatsoorten: Afgod, Juweel, Manuscript, Aardewerk, Resten en Wandtapijt. De munt in de hoek zegt wat een kaart waard is, 1 tot 4. Onderaan zijn vier plaatsen voor stenen; dat is geen grens.
rulebook-treasure-icons = Sommige kaarten dragen een <b>opzetsymbool</b>: III staat op kaarten die er vanaf drie spelers bij komen, IV op kaarten die er vanaf vier bij komen. Elke soort bestaat uit deze kaarten:
rulebook-treasure-table =
    Waarde | geen symbool | III | IV
    1 | één | – | één
    2 | één | één | –
    3 | één | één | –
    4 | één | – | één
rulebook-treasure-backs = De rug van een kaart toont haar <b>soort</b>, maar niet haar waarde. Dus mag iedereen de soort van elke gesloten kaart kennen: in de Crypte, in elke verzameling en boven op de trekstapel, waar je ziet wat er straks getrokken wordt.
rulebook-components-servants = Dienaarstenen
rulebook-servants-dice = Je drie stenen zijn je Dienaren. Zolang ze op je Spelerskaart liggen, zijn ze beschikbaar; op een Schatkaart werken ze.
rulebook-servants-effort = Een werkende steen is naar een <b>inzet</b> van 1 tot 6 gedraaid. Dat getal kies je, het wordt niet geworpen. Pas later beslist een worp of de inzet te veel was.
rulebook-servants-box = Een steen die te hard werkte, is <b>uitgeput</b> en gaat naar de doos. Je moet hem herstellen voordat je hem weer kunt gebruiken. Ook weggelegde kaarten gaan naar de doos.
rulebook-components-players = Spelerskaarten
rulebook-players-card = Elke speler heeft een kaart in de kleur van zijn stenen. Hertogin of Hertog is een kwestie van smaak; alleen in de Strijd der huizen doet het ertoe wie wie is.
rulebook-components-torches = Fakkelkaarten
rulebook-torches-cards = De <b>Leider</b> speelt als eerste. Wie <b>Licht uit</b> heeft, speelt als laatste en mag maar één kaart claimen. Beide kaarten gaan van ronde tot ronde de tafel rond.
rulebook-components-collectors = Verzamelaarkaarten
rulebook-collectors-cards = Voor elke Schatsoort is er één Verzamelaar. Bezit je zoveel kaarten van die soort als de Verzamelaar vraagt, dan krijg je de beloning: extra munten bij het speleinde, of een bijzondere actie tijdens het spel. De Verzamelaars blijven voor iedereen in het midden liggen: <b>meer spelers kunnen dezelfde beloning krijgen</b>. De twee kanten van een kaart verschillen. Vóór het spel wordt bepaald welke kanten boven liggen.

rulebook-setup = Voorbereiding
rulebook-setup-deck = Leg de kaarten die jullie met dit aantal spelers niet nodig hebben opzij. Schud de andere tot een gesloten trekstapel.
rulebook-setup-table =
    Spelers | eruit | trekstapel | ronden
    1 of 2 | III en IV | 24 kaarten | 8
    3 | IV | 36 kaarten | 9
    4 | geen | 48 kaarten | 8
rulebook-setup-collectors = Leg de zes Verzamelaars in een rij. Elke mengeling van kanten is goed; allemaal A past het best bij een eerste spel.
rulebook-setup-players = Iedereen neemt een Spelerskaart en de drie stenen van die kleur. Alle stenen beginnen niet uitgeput.
rulebook-setup-leader = Kies of loot de eerste Leider. Met drie of vier spelers gaat <b>Licht uit</b> naar de speler rechts van de Leider, de laatste in de beurtvolgorde. Met twee spelers heeft de Leider beide Fakkelkaarten.
rulebook-setup-order = De beurten gaan met de klok mee, dus naar links, en beginnen bij de Leider.

rulebook-round = Een ronde
rulebook-round-phases = Het spel verloopt in ronden. Elke ronde heeft vier fasen, altijd in dezelfde volgorde: <b>Onthullen</b>, <b>Claimen</b>, <b>Verzamelen</b> en <b>Fakkel doorgeven</b>.

rulebook-reveal = I. Onthullen
rulebook-reveal-row = Leg kaarten van de stapel in een rij, de <b>Crypte</b>: eerst de open kaarten, dan de gesloten.
rulebook-reveal-table =
    Spelers | open | gesloten
    1 of 2 | 2 | 1
    3 | 3 | 1
    4 | 4 | 2
rulebook-reveal-pottery = Ligt Aardewerk met kant B boven, dan kan het nu worden gebruikt, voordat iemand claimt.

rulebook-claim = II. Claimen
rulebook-claim-action = In beurtvolgorde krijgt elke speler één beurt (met twee spelers krijgt de Leider er twee, zie Licht uit). In je beurt doe je <b>één</b> van twee dingen: kaarten <b>claimen</b> met je stenen, of je uitgeputte stenen <b>herstellen</b>.
rulebook-claim-cards = Claimen
rulebook-claim-dice = Leg een of meer van je beschikbare stenen op een of meer kaarten van de Crypte. Verdeel ze zoals je wilt, alle op één kaart of elk op een andere.
rulebook-claim-effort = Draai elke steen naar een inzet van 1 tot 6. Al je stenen op dezelfde kaart tonen <b>dezelfde</b> inzet; op verschillende kaarten mag die verschillen.
rulebook-claim-strength = De <b>sterkte</b> van een groep is de som van haar stenen: twee stenen met inzet 4 hebben sterkte 8. Op een kaart die niemand heeft, is elke groep goed, zelfs een enkele 1.
rulebook-push-out = Verdringen
rulebook-push-out-stronger = Je mag een kaart claimen die een tegenstander heeft, als jouw groep <b>echt sterker</b> is. Een gelijke som is niet genoeg.
rulebook-push-out-return = De stenen die je verdringt, gaan meteen terug naar hun eigenaar, niet uitgeput. Heeft die nog een beurt in deze ronde, zoals de Leider in een spel met twee, dan kunnen ze meteen weer worden gebruikt.
rulebook-push-out-own = Op een kaart die je zelf hebt, mag je stenen met dezelfde inzet bijleggen. De stenen die er liggen, mag je niet draaien en niet terugnemen.
rulebook-push-out-own-why = De regels zeggen niet wat er gebeurt als de Leider in een spel met twee terugkomt bij een eigen kaart.
rulebook-recover = Herstellen
rulebook-recover-all = Neem al je uitgeputte stenen uit de doos. Je kunt ze vanaf je volgende beurt gebruiken; deze beurt is voorbij.
rulebook-recover-only = Heb je geen beschikbare steen, dan kun je alleen herstellen.
rulebook-recover-pass = Je mag herstellen als er niets uitgeput is. Dat is gewoon passen.
rulebook-recover-pass-why = De regels noemen geen manier om een beurt over te slaan, en niemand kan worden gedwongen een steen te leggen.
rulebook-lights-out = Licht uit
rulebook-lights-out-last = Wie <b>Licht uit</b> heeft, speelt de laatste beurt van de ronde. Wie dan claimt, mag maar op <b>één</b> kaart stenen leggen, zoveel als gewenst. Herstellen kan zoals altijd.
rulebook-lights-out-two = Met twee spelers heeft de Leider beide Fakkelkaarten en twee beurten: de eerste zonder grens, de tweede, na de tegenstander, met Licht uit. In elk daarvan claimt of herstelt de Leider.

rulebook-collect = III. Verzamelen
rulebook-collect-order = Deze fase heeft een vaste volgorde:
rulebook-collect-list =
    Leg weg wat niemand geclaimd heeft.
    Werp de stenen: wie raakt uitgeput?
    Een huis of een tweeling verdeelt de gewonnen kaarten.
    Neem de kaarten; stenen die het volhielden, komen thuis.
    Afgoden A: mislukte stenen mogen opnieuw worden geworpen. Afgoden B: ga na wie twee Afgoden heeft.
    Mislukte stenen gaan naar de doos.
    Wie overal verdrongen is, herstelt.
rulebook-discard = Niet geclaimde kaarten
rulebook-discard-box = Kaarten zonder steen gaan naar de doos, van links naar rechts. Kaarten die een Geest heeft, gaan mee, een stapel van onder naar boven, en de Geest neemt zijn stenen terug.
rulebook-discard-unseen = Een gesloten kaart wordt ongezien weggelegd, in elke spelvorm.
rulebook-discard-unseen-why = Anders kon niemand het eens worden over wie mag kijken, en alleen zou je te weten komen wat je liet liggen.
rulebook-exhaustion = Uitputting
rulebook-exhaustion-roll = Elke steen met inzet 2 of meer wordt geworpen. Werpt hij <b>minder dan zijn inzet</b>, dan is hij mislukt; hetzelfde getal of meer is goed. Inzet 1 houdt het altijd vol en wordt niet geworpen.
rulebook-exhaustion-order = De spelers werpen na elkaar in beurtvolgorde, ieder kaart voor kaart van links naar rechts. Er beweegt niets tot iedereen geworpen heeft.
rulebook-taking = Kaarten nemen
rulebook-taking-own = Wat de stenen ook deden, de kaarten zijn van jou: elke speler neemt de kaarten die hij aan het einde van het Claimen heeft, in beurtvolgorde en van links naar rechts.
rulebook-taking-dice = Wordt een kaart genomen, dan gaan haar geslaagde stenen beschikbaar terug naar hun eigenaar. Mislukte stenen blijven nog even liggen; ze gelden niet als beschikbaar en niet als uitgeput.
rulebook-taking-secret = Een gesloten kaart ziet alleen haar nieuwe eigenaar. Je verzameling ligt gesloten, gesorteerd op soort, en je mag haar altijd bekijken. Hoeveel kaarten van welke soort je hebt, is geen geheim.
rulebook-taking-public = Een waarde die iedereen gezien heeft, blijft bekend: het spel toont de waarde van kaarten die open in de Crypte lagen of omgedraaid werden. Waarden die een speler nooit gezien heeft, blijven voor die speler verborgen.
rulebook-taking-public-why = De tafel moet een goed plan belonen en niet een goed geheugen.
rulebook-failed = Mislukte stenen
rulebook-failed-idol = Ligt Afgoden met kant A boven, dan kunnen nu in beurtvolgorde Afgoden worden omgedraaid om mislukte stenen opnieuw te werpen. Een geredde steen is meteen beschikbaar. Daarna is elke steen die mislukt blijft uitgeput en gaat naar de doos.
rulebook-failed-routed = Legde je deze ronde minstens één steen en werden al je stenen verdrongen, zodat er aan het einde van het Claimen geen enkele op een kaart ligt, dan herstel je al je uitgeputte stenen.
rulebook-failed-idol-b = Ligt Afgoden met kant B boven, dan wordt nu nagegaan wie twee Afgoden heeft.

rulebook-pass = IV. Fakkel doorgeven
rulebook-pass-torches = Beide Fakkelkaarten gaan één speler naar links. Dan begint de volgende ronde met Onthullen.
rulebook-pass-end = Is de trekstapel leeg, dan blijven de Fakkels waar ze zijn en eindigt het spel.

rulebook-end = Speleinde
rulebook-end-window = Vóór het tellen mag ieder in beurtvolgorde nog een beloning gebruiken die op elk moment geldt, zo vaak als het kan: met Resten A zolang er een uitgeputte steen is.
rulebook-end-window-why = Anders zou de laatste beloning afhangen van wie het snelst roept.
rulebook-end-score = Is de trekstapel leeg, speel de ronde dan uit. Tel daarna je munten:
rulebook-end-list =
    de waarden van al je Schatkaarten, ook de omgedraaide
    de beloningen van de Verzamelaars
    1 munt voor elk van je stenen die niet uitgeput is
rulebook-end-winner = Het hoogste totaal wint.
rulebook-tie = Gelijkspel
rulebook-tie-roll = Staan meer spelers gelijk op de eerste plaats, dan werpt ieder van hen alle eigen stenen die niet uitgeput zijn en telt ze op. De hoogste som wint; wie dan nog gelijk staat met de hoogste, werpt opnieuw. Alleen wie gelijk staat, werpt.
rulebook-tie-no-dice = Een speler die gelijk staat en geen stenen heeft, hoeft niet te werpen en telt 0, ook als maar één van de anderen stenen heeft. Op lagere plaatsen blijft gelijk gewoon gelijk.
rulebook-tie-share = Heeft niemand van wie nog gelijk staat een steen, dan delen ze de overwinning.
rulebook-tie-share-why = Er is niets meer om mee te werpen.

rulebook-picture-heirs = De erfgenamen: een Hertogin en een Hertog van elk van de vier huizen.
rulebook-picture-components = Een Schatkaart van beide kanten, een Dienaarsteen van elke kleur, een Spelerskaart, de twee Fakkelkaarten en een Verzamelaar.
rulebook-picture-treasure =
    waarde in munten
    soort
    opzetsymbool
    plaatsen voor stenen
    de rug toont de soort, maar niet de waarde
rulebook-picture-types = Afgod, Juweel, Manuscript, Aardewerk, Resten en Wandtapijt.
rulebook-picture-servants = Stenen van de vier huizen met een inzet van 1 tot 6.
rulebook-picture-players = De Spelerskaarten van de vier huizen.
rulebook-picture-torches = Leider en Licht uit.
rulebook-picture-collectors = De zes Verzamelaars, kant A boven.
rulebook-picture-tables =
    trekstapel
    de Crypte van de eerste ronde
    de zes Verzamelaars
    Spelerskaart met drie stenen
    Leider
    Licht uit
rulebook-picture-reveal = Een Crypte voor vier spelers: vier kaarten open, twee gesloten.
rulebook-picture-recover = Uitgeputte stenen komen uit de doos en zijn weer beschikbaar.
rulebook-picture-count =
    waarden van de Schatkaarten: { $values } munten
    Verzamelaars, alle met kant A boven: { $bonuses } munten
    stenen die niet uitgeput zijn: { $dice } munten
    samen: { $total } munten
rulebook-picture-collector =
    Schatsoort
    kant A of B
    vereiste, hier één omgedraaide kaart
    beloning
    wanneer die geldt
rulebook-picture-flip = Een gesloten kaart wordt opengedraaid om een beloning te betalen.
rulebook-picture-idol = Beide kanten van de Verzamelaar, en de kaarten van zijn soort.
rulebook-picture-jewelry = { rulebook-picture-idol }
rulebook-picture-manuscript = { rulebook-picture-idol }
rulebook-picture-pottery = { rulebook-picture-idol }
rulebook-picture-remains = { rulebook-picture-idol }
rulebook-picture-tapestry = { rulebook-picture-idol }
rulebook-picture-curses = Een Schat van waarde 4 draagt twee Vloeken, van waarde 3 één.
rulebook-picture-seats = Zes en acht spelers. De getallen noemen de volgorde van de beurten in de eerste helft van het spel.
rulebook-picture-stacks = Negen kaarten: op drie van de zes plaatsen liggen er twee.

rulebook-example-placing-start = Je hebt drie stenen en mag ze verdelen.
rulebook-example-placing-group = Twee op de Afgod met inzet 4: sterkte 8.
rulebook-example-placing-split = De derde op de Resten met inzet 1, die nooit geworpen wordt.
rulebook-example-push-out-three = Drie kleine stenen winnen van één grote.
rulebook-example-push-out-pairs = Het moet echt meer zijn: 7 is genoeg, 6 niet.
rulebook-example-push-out-one = Zelfs een 1 moet worden overtroffen.
rulebook-example-exhaustion-fails = Inzet 3 werpt een 1. Dat is minder dan 3, dus is de steen uitgeput.
rulebook-example-exhaustion-kept = Inzet 2 werpt een 4. De steen houdt het vol en komt thuis.
rulebook-example-lights-out-start = Twee kaarten zijn bezet. Jij speelt als laatste en hebt Licht uit.
rulebook-example-lights-out-claim = 3 + 3 is meer dan 5: het Manuscript is van jou.
rulebook-example-lights-out-barred = Je derde steen is nog vrij, maar een tweede kaart mag niet.
