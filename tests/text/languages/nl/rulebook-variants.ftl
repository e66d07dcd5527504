rulebook-only-child = Enig kind
rulebook-only-child-game = Alleen in de Crypte, of dat dacht je. Je speelt een spel voor twee tegen de <b>Geest</b>: 24 kaarten, twee open en één gesloten, acht ronden. Je doel is zo veel mogelijk munten: met 50 ben je luisterrijk. Dit is er anders.
rulebook-only-child-start = De Geest heeft drie stenen in een eigen kleur en beslist niets: hij volgt zijn regels. Jij begint met beide Fakkelkaarten, en elke ronde wisselen ze van hand.
rulebook-only-child-owns = De Geest verzamelt geen Schat. Voor beide kanten van Wandtapijten geld je als de enige speler.
rulebook-sorted = De gesorteerde Crypte
rulebook-sorted-order = Bij het Onthullen worden de kaarten op volgorde gelegd, de hoogste waarde links. Een gesloten kaart geldt als 2,5 en ligt dus tussen 3 en 2. Van twee gelijke kaarten ligt de eerst getrokken kaart verder naar links.
rulebook-sorted-fixed = De volgorde ligt voor deze ronde vast. Wat je later te weten komt, verandert haar niet.
rulebook-ghost = De beurt van de Geest
rulebook-ghost-groups = De Geest werpt zijn drie stenen. Stenen met hetzelfde getal vormen samen één groep, en de sterkte ervan is hun som; drie gelijke vormen één groep van drie.
rulebook-ghost-order = De sterkste groep gaat eerst. Van twee even sterke groepen gaat die met de meeste stenen eerst: twee 3’en vóór één 6.
rulebook-ghost-place = Elke groep neemt van links de eerste kaart die vrij is, of die <b>jij</b> met minder sterkte hebt; dan word je verdrongen. Een eigen kaart raakt de Geest nooit aan: hij legt er niets bij en vervangt niets. Een groep die nergens past, wordt opzijgelegd.
rulebook-ghost-torches = Fakkels en tweede beurten
rulebook-ghost-leads = Heeft de <b>Geest</b> beide Fakkelkaarten, dan speelt hij eerst. Dan krijg jij je enige beurt, zonder de grens van Licht uit. Daarna krijgt de Geest een tweede beurt met alleen de stenen die jij deze ronde verdrongen hebt: hij werpt ze, voegt gelijke samen en probeert alleen zijn sterkste groep te leggen. Past die nergens, dan wordt er niets gelegd; heb je geen steen verdrongen, dan is er geen tweede beurt.
rulebook-ghost-follows = Heb <b>jij</b> beide, dan speel jij eerst, dan krijgt de Geest één hele beurt, en dan heb jij je tweede beurt met Licht uit.
rulebook-ghost-collects = De stenen van de Geest worden nooit op uitputting geworpen; hij heeft er dus elke ronde drie. De kaarten die hij heeft, worden bij het Verzamelen weggelegd.
rulebook-ghost-discards = Je mag de weggelegde kaarten altijd bekijken, behalve die gesloten zijn weggelegd.
rulebook-result = Jouw plaats in de geschiedenis
rulebook-result-table =
    Munten | Men herinnert zich je als
    minder dan 30 | de Dwaas
    30 tot 39 | de Kleinzielige
    40 tot 49 | de Welgestelde
    50 en meer | de Luisterrijke

rulebook-variants = Het boek der varianten
rulebook-variants-about = Drie manieren om anders te spelen. Vervloekte schat kan bij andere spellen komen; Strijd der huizen en Samenzwerende tweeling zijn eigen spellen. Elke mengeling van Verzamelaarkanten past bij alle drie.
rulebook-cursed = Vervloekte schat
rulebook-cursed-count = Voor twee tot vier spelers en voor de Strijd der huizen, maar niet voor Enig kind of Samenzwerende tweeling. Speel volgens de gewone regels; maar de mooiste stukken zijn vervloekt. Vóór het tellen bij het speleinde telt ieder de <b>Vloeken</b> op al zijn Schatkaarten volgens de gedrukte waarde:
rulebook-cursed-table =
    Waarde | Vloeken
    4 | 2
    3 | 1
    2 of 1 | geen
rulebook-cursed-loss = Wie de meeste Vloeken draagt, verliest 5 munten; staan er meer gelijk, dan verliest ieder van hen er 5. In de Strijd der huizen tellen Vloeken voor elke speler, niet voor elk huis, en het verlies gaat eraf voordat de stenen verdeeld worden.
rulebook-cursed-none = Draagt niemand een Vloek, dan verliest niemand munten.
rulebook-cursed-none-why = Anders zou iedereen met nul gelijk staan.
rulebook-clash = Strijd der huizen
rulebook-clash-game = Een spel voor zes of acht spelers in drie of vier <b>huizen</b>. Elk huis is een Hertogin en een Hertog die naast elkaar zitten. De regels voor vier spelers gelden, met deze veranderingen.
rulebook-clash-setup = Huizen: voorbereiding
rulebook-clash-deck = Zes spelers gebruiken alle 48 kaarten en van elke soort een tweede exemplaar van de kaart met waarde 2 en symbool III: 54 kaarten, zes ronden. Acht spelers gebruiken alle 48 en een tweede exemplaar van elke kaart met een symbool: 72 kaarten, acht ronden.
rulebook-clash-seats = Met de klok mee zitten de eerste Hertogin, de eerste Hertog, de tweede Hertogin, de tweede Hertog, enzovoort. Beide leden van een huis gebruiken één voorraad van zes stenen in de kleur van het huis.
rulebook-clash-torches = Een Hertogin begint als Leider, en de Hertog van haar huis met Licht uit.
rulebook-clash-reveal = Huizen: Onthullen
rulebook-clash-stacks = Leg vier kaarten open en twee gesloten. Leg dan nog een open kaart op elk van de laatste drie kaarten, in de volgorde waarin ze liggen: op de vierde open kaart en op de twee gesloten kaarten. Elke ronde komen er negen kaarten bij.
rulebook-clash-visible = In zo’n stapel blijft de soort van de onderste kaart zichtbaar, en haar waarde ook als ze open ligt. Een stapel wordt in één keer geclaimd en genomen.
rulebook-clash-claim = Huizen: Claimen
rulebook-clash-turns = In de eerste helft van het spel spelen eerst alle Hertoginnen, vanaf het huis van de Leider naar links, en dan alle Hertogen. <b>Alle</b> spelers van de tweede groep spelen met de grens van Licht uit: maar één kaart.
rulebook-clash-last = De Hertogen beginnen bij het huis links van het leidende huis en eindigen bij de Hertog van het leidende huis zelf.
rulebook-clash-last-why = Hij heeft Licht uit, en Licht uit heeft altijd de laatste beurt.
rulebook-clash-action = Elke beurt claim je met hoogstens drie stenen uit de voorraad van je huis, of herstel je hoogstens drie uitgeputte stenen.
rulebook-clash-recover = Herstellen haalt altijd zoveel stenen terug als kan, tot drie.
rulebook-clash-recover-why = Met opzet stenen in de doos laten levert niets op.
rulebook-clash-add = Op een kaart die je huis al heeft, mag je stenen met dezelfde inzet bijleggen; daarvoor is geen grotere sterkte nodig. Met Licht uit geldt ze als je ene kaart. Een huis kan dus meer dan drie stenen op een kaart hebben, en alle tellen voor de sterkte.
rulebook-clash-order = Wanneer worpen of beloningen in beurtvolgorde gaan, volgen de spelers de volgorde van de beurten van deze ronde, en de huizen die waarin hun eerste leden speelden.
rulebook-clash-collect = Huizen: Verzamelen en doorgeven
rulebook-clash-divvy = Er wordt huis voor huis geworpen. Dan, voordat iemand een gesloten kaart bekijkt, verdeelt elk huis de kaarten die het heeft tussen zijn twee leden, zoals het wil. Beide kaarten van een stapel gaan naar dezelfde speler. Eén huis is klaar voordat het volgende begint. Kaarten van eerdere ronden worden nooit geruild.
rulebook-clash-routed = Legde een huis deze ronde minstens één steen en werden al zijn stenen verdrongen, dan herstelt het al zijn uitgeputte stenen.
rulebook-clash-pass = Beide Fakkelkaarten gaan naar het volgende huis links. Zijn ze terug bij het huis dat begon, na evenveel ronden als er huizen zijn, dan wisselen de rollen voor de rest van het spel: de Hertogen leiden en spelen eerst; de Hertoginnen spelen daarna met de grens van Licht uit, en de Hertogin van het leidende huis, die nu die kaart heeft, speelt als laatste.
rulebook-clash-rewards = Huizen: Verzamelaars en score
rulebook-clash-collectors = Vereisten en beloningen gelden voor ieder apart. Resten A herstelt een steen uit de voorraad van het huis, en met Afgoden A mag elk lid met eigen Afgoden elke mislukte steen van het huis opnieuw werpen. Met Manuscripten B mag je de kaarten aan je partner tonen. Aardewerk B neemt alleen de gesloten kaart uit een stapel: de open kaart blijft als enkele kaart liggen. De genomen kaart kan niet worden weggegeven.
rulebook-clash-talk = Praat niet over de waarden van je kaarten.
rulebook-clash-score = Elk lid telt de eigen Schat en Verzamelaars op. Dan worden de stenen van het huis die niet uitgeput zijn, elk 1 munt, zo verdeeld dat de twee scores zo dicht mogelijk bij elkaar komen: één voor één naar wie het minst heeft en, hebben beiden evenveel, naar de Hertogin.
rulebook-clash-winner = De <b>laagste</b> van de twee scores is de score van het huis, en het huis met de hoogste score wint. Huizen die gelijk staan, werpen al hun stenen die niet uitgeput zijn, zoals bij elk gelijkspel.
rulebook-twins = Samenzwerende tweeling
rulebook-twins-game = Twee spelers tegen twee Geesten, en beiden moeten het goed doen: werk samen en verzamel zo veel mogelijk munten. De regels voor vier spelers gelden: 48 kaarten, vier open en twee gesloten, acht ronden. Dit is er anders.
rulebook-twins-seats = Rond de tafel zitten tweeling, Geest, tweeling, Geest; elke Geest heeft drie eigen stenen. Het spel noemt de tweede Geest de <b>Schim</b>. Een van de tweeling begint als Leider, en de Geest rechts daarvan, de laatste in de beurtvolgorde, met Licht uit. Beide Fakkelkaarten gaan over alle vier plaatsen naar links.
rulebook-twins-sorted = De Crypte is gesorteerd zoals bij Enig kind.
rulebook-twins-ghosts = Tweeling: de Geesten
rulebook-twins-ghost-turn = Een Geest speelt zoals bij Enig kind en verdringt jullie allebei, maar nooit de andere Geest. Heeft hij Licht uit, dan werpt hij alle drie de stenen en probeert alleen zijn sterkste groep te leggen. Er is geen tweede beurt.
rulebook-twins-ghost-dice = De stenen van de Geesten worden nooit op uitputting geworpen. Kaarten die een Geest of niemand heeft, worden weggelegd, gesloten kaarten ongezien, en je mag de weggelegde kaarten bekijken zoals bij Enig kind.
rulebook-twins-play = Tweeling: beurten en score
rulebook-twins-turn = De tweeling speelt volgens de gewone regels. Jullie mogen Geesten en elkaar verdringen, maar geen stenen bij die van de ander leggen.
rulebook-twins-secret = Vereisten en beloningen gelden voor ieder apart, en jullie vertellen elkaar de waarden van je Schat niet. Met Manuscripten B beslis je bij het kijken of je tweelinghelft de kaarten ook mag zien. Een kaart die met Aardewerk B genomen is, kan niet aan je tweelinghelft worden gegeven.
rulebook-twins-divvy = Bij het Verzamelen, na de worpen en voordat iemand een gesloten kaart ziet, verdelen jullie alle kaarten die jullie samen hebben, zoals jullie willen.
rulebook-twins-score = Elk van de tweeling telt apart, met de eigen stenen. De <b>laagste</b> score is jullie gezamenlijke uitslag:
rulebook-twins-table =
    Munten | Men herinnert zich jullie als
    minder dan 30 | de Dwazen
    30 tot 39 | de Kleinzieligen
    40 tot 49 | de Welgestelden
    50 en meer | de Luisterrijken

rulebook-credits = Makers
rulebook-credits-game = Crypt is bedacht door Andrew Nerger en Jeffrey Chin en in 2018 uitgegeven door Road To Infamy Games, met illustraties en vormgeving van Jeffrey Chin en wandtapijten van Alex Chin. De Franse uitgave is van Ôz Éditions, vertaald door Jean Dorthe.
rulebook-credits-words = De woorden, beelden en geluiden van deze uitgave zijn van haarzelf. Waar de gedrukte regels zwijgen of op twee manieren te lezen zijn, zegt een regel van ons hoe hier gespeeld wordt, en waarom.

rulebook-example-ghost-start = Jij hebt alle drie de kaarten, met 5, 4 en 2. De Geest werpt 3, 3 en 4.
rulebook-example-ghost-joined = De 3’en worden samen 6 en gaan eerst: jouw 5 wordt verdrongen.
rulebook-example-ghost-passes = De 4 kan jouw 4 niet verdringen, want hij is niet meer.
rulebook-example-ghost-second = Dus gaat hij verder en verdringt jouw 2.
rulebook-example-sorted-start = Zes kaarten in de volgorde waarin ze getrokken zijn, de twee gesloten het laatst.
rulebook-example-sorted-order = De open 4 komt eerst. De gesloten kaarten liggen tussen 3 en 2; de eerder getrokken kaart ligt links van de andere.
rulebook-example-divvy-start = Jullie tweeën hebben drie kaarten. Niemand heeft de gesloten kaart gezien.
rulebook-example-divvy-idol = De Afgod gaat naar de ene helft, die als enige Afgoden verzamelt.
rulebook-example-divvy-rest = De andere neemt in ruil twee kaarten, waaronder de ongeziene.
