lessons-title = Leer het spel
lessons-back = Terug naar het menu
lessons-basics = Het spel in zes minuten
lessons-more = Elk twee minuten
lessons-done = { $done } van { $lessons } klaar
lessons-first-game = Eerste spel
lessons-first-game-about = Tegen twee Schildknapen, met een coach naast je
lessons-spoken-new = { $name }. { $about }
lessons-spoken-begun = { $name }. { $about } Je bent halverwege gestopt.
lessons-spoken-done = { $name }. { $about } Klaar.
lesson-next = Verder
lesson-follows = Volgende les
lesson-done = Klaar
lesson-back = De vorige zin
lesson-again = Nog eens
lesson-skip = Sla over
lesson-leave = Stoppen
lesson-step = Stap { $step } van { $steps }
lesson-wrong-early = Dat komt later. Lees eerst verder.
lesson-wrong-card = Niet die kaart. Probeer die in het licht.
lesson-wrong-effort = Dat is een andere inzet. Probeer die in het licht.
lesson-wrong-dice = Dat is één steen te veel. Hij is teruggegaan.
lesson-wrong-recover = Nog niet: je kunt nog iets claimen.
lesson-wrong-decision = Dat kan in een echt spel. Probeer hier wat in het licht staat.

lesson-claim = Claimen
lesson-claim-about = Leg stenen op een schat en maak hem van jou
lesson-claim-crypt =
    De koning is dood. Deel zijn schat.
    Met drie spelers liggen er elke ronde drie kaarten open en één gesloten.
lesson-claim-value =
    De munt zegt wat een kaart waard is.
    Deze Afgod is 4 waard. De meeste munten winnen.
lesson-claim-lay =
    Leg een steen op de Afgod.
    Je stenen zijn je Dienaren. De kaart is vrij: één steen is genoeg.
lesson-claim-lay-card = Dat is de Afgod niet, en minder waard. Probeer de Afgod met de 4.
lesson-claim-confirm =
    Druk op { table-confirm }.
    Dan spelen de anderen.
lesson-claim-unclaimed =
    Iedereen is aan de beurt geweest.
    Wat niemand geclaimd heeft, gaat naar de doos.
lesson-claim-yours =
    De Afgod is van jou!
    Hij ligt bij de Verzamelaar van Afgoden, en je steen is thuis.

lesson-push-out = Verdringen
lesson-push-out-about = Neem een kaart die iemand al heeft
lesson-push-out-strength =
    Stenen op een kaart tellen op.
    Alle tonen dezelfde inzet. { $right } heeft de ring met 3 + 3 = 6.
lesson-push-out-lay =
    Leg stenen op de ring.
    Om te verdringen heb je meer dan 6 nodig. Twee stenen met inzet 4 zijn 8.
lesson-push-out-lay-card = Die kaart is vrij. Hier leer je er een te nemen die iemand heeft.
lesson-push-out-confirm =
    Druk op { table-confirm }.
    Even sterk zijn is niet genoeg.
lesson-push-out-home =
    Je hebt { $right } verdrongen.
    Verdrongen stenen gaan naar huis en zijn nooit uitgeput.
lesson-push-out-beaten =
    Nu verdringt { $left } jou.
    5 + 5 = 10 is meer dan jouw 8. Je stenen zijn thuis.
lesson-push-out-consolation =
    Er is een troost.
    Wie zo elke steen verliest, krijgt bij het Verzamelen alle uitgeputte stenen terug.

lesson-effort = Inzet
lesson-effort-about = Hoe hard Dienaren werken, en wat dat kost
lesson-effort-efforts =
    Elke steen toont een inzet van 1 tot 6.
    Een hoge inzet houdt een kaart beter vast, maar brengt de steen in gevaar.
lesson-effort-lay =
    Leg een steen op het Manuscript.
    Het is 4 waard: anderen willen het ook.
lesson-effort-raise =
    Draai hem naar inzet 4.
    Nu hebben de anderen 5 of meer nodig.
lesson-effort-raise-effort = Dat is de 4 niet. Probeer de 4: die mislukt de helft van de keren.
lesson-effort-confirm =
    Druk op { table-confirm }.
    Dan spelen de anderen.
lesson-effort-roll =
    Nu wordt er geworpen.
    Inzet 1 is veilig. Elke andere steen moet zijn inzet of meer werpen.
lesson-effort-failed =
    Je wierp 2, minder dan 4.
    Deze Dienaar is uitgeput, maar de kaart is van jou.
lesson-effort-exhausted =
    Uitgeputte stenen gaan naar de doos.
    Je speelt verder met twee.
lesson-effort-worth =
    Wees zuinig op je stenen.
    Elke steen die aan het einde niet uitgeput is, is 1 munt waard.

lesson-face-down = Gesloten
lesson-face-down-about = Wat een rug zegt, en wat hij verbergt
lesson-face-down-back =
    De laatste kaart ligt gesloten.
    De rug toont de soort, een Wandtapijt, maar niet de waarde.
lesson-face-down-pile =
    Ook de trekstapel zegt iets.
    Straks komt er een Manuscript.
lesson-face-down-lay =
    Claim de gesloten kaart.
    Eén steen is genoeg.
lesson-face-down-lay-card = Die ligt open. Probeer de kaart die niemand gezien heeft.
lesson-face-down-confirm =
    Druk op { table-confirm }.
    Ze kan 1 tot 4 waard zijn.
lesson-face-down-secret =
    Een 4, en alleen jij weet het!
    Anderen zien alleen de soort. Je eigen kaarten mag je altijd bekijken.

lesson-recover = Herstellen
lesson-recover-about = Haal uitgeputte Dienaren terug
lesson-recover-exhausted =
    Twee Dienaren zijn uitgeput.
    Ze liggen in de doos. Je hebt nog één steen.
lesson-recover-recover =
    Druk op { term-recover }.
    Dat haalt alle uitgeputte stenen terug, en is je hele beurt.
lesson-recover-recover-card = Dat zou een claim zijn. Kies nu Herstellen: twee stenen wachten in de doos.
lesson-recover-back =
    Alle drie zijn thuis.
    Je kunt ze vanaf je volgende beurt gebruiken.
lesson-recover-none =
    Zonder steen kun je alleen herstellen.
    Het spel doet dat dan voor je.

lesson-torches = Fakkels
lesson-torches-about = Wie eerst speelt, en wie laatst
lesson-torches-leader =
    Deze fakkel is van de Leider.
    { $left } speelt als eerste, daarna gaat het linksom verder.
lesson-torches-last =
    Jij hebt { term-lights-out }.
    Je speelt als laatste en mag maar één kaart claimen.
lesson-torches-lay =
    Claim de Afgod.
    Eén steen is genoeg: na jou speelt niemand.
lesson-torches-confirm =
    Druk op { table-confirm }.
    Een tweede kaart zou geweigerd worden.
lesson-torches-pass =
    Beide fakkels gaan naar links.
    Nu leidt { $right }, en { $left } speelt als laatste.
lesson-torches-end =
    Zo gaat het tot de stapel leeg is.
    Dan is het spel voorbij.

lesson-collectors = Verzamelaars
lesson-collectors-about = Wat reeksen opleveren, en hoe munten tellen
lesson-collectors-six =
    Zes Verzamelaars betalen voor reeksen.
    Aan het einde betaalt elk voor kaarten van één soort.
lesson-collectors-jewelry =
    Je hebt twee Juwelen, 4 en 2.
    Hun Verzamelaar telt het beste nog een keer: 4 + 2 + 4 = 10.
lesson-collectors-manuscript =
    Eén Manuscript is te weinig.
    Vanaf twee is elk ervan 4 waard.
lesson-collectors-lay =
    Claim het tweede Manuscript.
    Het is nog vrij.
lesson-collectors-lay-card = Dat is geen Manuscript. Probeer dat in het licht.
lesson-collectors-confirm = Druk op { table-confirm }.
lesson-collectors-pays =
    Nu is elk 4 waard.
    Je Manuscripten zijn samen 8.
lesson-collectors-flip =
    Sommige beloningen helpen tijdens het spel.
    Je betaalt door kaarten om te draaien; omgedraaide kaarten tellen nog mee.
lesson-collectors-count =
    Tel je munten.
    Kaarten en Verzamelaars leveren 18 op, drie stenen 3: samen 21.

lesson-ghost = De Geest
lesson-ghost-about = Alleen tegen iemand die volgens regels speelt
lesson-ghost-sorted =
    Alleen speel je tegen de Geest.
    De kaarten liggen voor hem van hoog naar laag. Een gesloten kaart telt 2,5.
lesson-ghost-lay =
    Leg een steen op de Afgod.
    Die is het meeste waard, dus daar kijkt de Geest eerst.
lesson-ghost-raise =
    Draai hem naar inzet 4.
    Zal dat genoeg zijn?
lesson-ghost-confirm =
    Druk op { table-confirm }.
    Dan speelt de Geest.
lesson-ghost-rolls =
    De Geest werpt 3, 3 en 4.
    De stenen beslissen, niet de Geest.
lesson-ghost-groups =
    Gelijke stenen gaan samen.
    3 + 3 = 6 is het sterkst en gaat eerst. Dan komt de 4.
lesson-ghost-takes =
    Zijn 6 verdringt jouw 4.
    Hij neemt de eerste kaart van links die hij kan nemen.
lesson-ghost-next =
    Zijn 4 neemt de volgende kaart.
    Daar was niemand.
lesson-ghost-again =
    Jij bent de Leider, dus speel je nog eens.
    Het is je beurt met Licht uit: claim één kaart, het Aardewerk.
lesson-ghost-once =
    Druk op { table-confirm }.
    Na jou speelt niemand.
lesson-ghost-discards =
    De Geest houdt niets.
    Zijn kaarten gaan naar de doos, en zijn stenen zijn nooit uitgeput.
lesson-ghost-titles =
    Na acht ronden krijg je voor je munten een titel.
    Vanaf 50 ben je de Luisterrijke.

lesson-manuscript = Eerst kijken
lesson-manuscript-about = Manuscripten B tonen gesloten kaarten
lesson-manuscript-look =
    Met deze Verzamelaar mag je kijken.
    Draai één Manuscript om en zie alle gesloten kaarten van de Crypte.
lesson-manuscript-open =
    Gebruik het nu.
    Het kan altijd vóór het Verzamelen, ook in de beurt van een ander.
lesson-manuscript-pay =
    Betaal met je Manuscript.
    Omgedraaid kan het niet nog eens betalen, maar zijn 1 munt telt nog.
lesson-manuscript-seen =
    Een Wandtapijt van 4!
    Alleen jij hebt het gezien.
lesson-manuscript-lay =
    Claim het.
    Eén steen is genoeg: je speelt als laatste.
lesson-manuscript-lay-card = Die kon je al zien. Probeer de kaart die je bekeken hebt.
lesson-manuscript-confirm =
    Druk op { table-confirm }.
    De anderen weten niet waarom.
lesson-manuscript-yours =
    Het Wandtapijt is van jou.
    Nieuwe Manuscripten die gesloten liggen, kunnen weer betalen.

lesson-remains = Hulp van de doden
lesson-remains-about = Resten A halen een Dienaar terug
lesson-remains-exhausted =
    Eén Dienaar is uitgeput.
    Herstellen zou je hele beurt kosten.
lesson-remains-two =
    Deze Verzamelaar helpt.
    Draai twee Resten om en krijg één uitgeputte steen terug.
lesson-remains-open =
    Gebruik het nu.
    De knop verschijnt als je kunt betalen.
lesson-remains-pay =
    Betaal met beide Resten.
    Ze tellen aan het einde nog 2 + 1 = 3 munten.
lesson-remains-back =
    Je steen is thuis.
    Je kunt hem meteen gebruiken, en je beurt heb je nog.
lesson-remains-time =
    Het kan op elk moment.
    Ook als de laatste ronde voorbij is, voordat de munten geteld worden.

lesson-twins = Tweeling
lesson-twins-about = Samen tegen twee Geesten
lesson-twins-four =
    Een tweeling, twee Geesten.
    Jullie spelen om de beurt: tweeling, Geest, tweeling, Geest.
lesson-twins-lay =
    Leg een steen op de Afgod.
    Je tweelinghelft helpt, maar heeft eigen stenen.
lesson-twins-raise =
    Draai hem naar inzet 4.
    Geesten komen daar moeilijk overheen.
lesson-twins-confirm =
    Druk op { table-confirm }.
    Dan speelt de eerste Geest.
lesson-twins-rule =
    Zijn 1 + 1 = 2 kan jouw 4 niet verdringen.
    Dus neemt hij de volgende kaart van links.
lesson-twins-share =
    Verdeel wat jullie samen hebben.
    Geef de gesloten kaart aan je tweelinghelft. Niemand heeft haar nog gezien.
lesson-twins-seal =
    Stem in, een voor een.
    Druk twee keer: één keer voor elk van jullie.
lesson-twins-score =
    De laagste van jullie twee scores telt.
    Help dus wie het minst heeft.

lesson-clash = Strijd der huizen
lesson-clash-about = Een Hertogin en een Hertog met zes stenen
lesson-clash-house =
    Je huis is een Hertogin en een Hertog.
    Ze delen zes stenen. Jij bent de Hertogin.
lesson-clash-stack =
    Op drie kaarten ligt er nog een.
    Een stapel wordt in één keer geclaimd, en beide kaarten zijn van jou.
lesson-clash-lay =
    Leg een steen op de Afgod.
    Per beurt mag je hoogstens drie stenen leggen.
lesson-clash-confirm =
    Druk op { table-confirm }.
    De Hertoginnen spelen eerst, dan de Hertogen.
lesson-clash-dukes =
    Je Hertog nam een stapel.
    Wie als tweede speelt, mag maar één kaart claimen.
lesson-clash-share =
    Verdeel wat je huis heeft.
    Geef de stapel aan je Hertog: de twee kaarten blijven samen.
lesson-clash-seal =
    Stem in, een voor een.
    Druk twee keer: één keer voor elk van jullie.
lesson-clash-score =
    De laagste score telt voor het huis.
    Overgebleven stenen worden zo verdeeld dat die zo hoog mogelijk wordt.

lesson-cursed = Vervloekte schat
lesson-cursed-about = Als de beste kaarten je iets kosten
lesson-cursed-curses =
    Rijke kaarten zijn vervloekt.
    Een 4 draagt twee Vloeken, een 3 draagt er één.
lesson-cursed-lay =
    Claim het Aardewerk.
    Het is 2 waard en draagt geen Vloek.
lesson-cursed-lay-card = Die is vervloekt. Probeer de kaart die 2 waard is.
lesson-cursed-confirm =
    Druk op { table-confirm }.
    Laat de Vloeken aan de anderen.
lesson-cursed-loss =
    Aan het einde kosten de meeste Vloeken 5 munten.
    Wie gelijk staat met de meeste, verliest ook 5.
