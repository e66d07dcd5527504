campaign-title = De erfenis
campaign-back = Hoofdmenu
campaign-first = Hoofdstukken één tot acht
campaign-second = Hoofdstukken negen tot zestien
campaign-crowns = { $crowns } van { $all } kronen
campaign-next = { $crowns } van { $all } kronen · { $goal }
campaign-whole = Alle drie de kronen
campaign-after = { $more ->
    [0] Eerst een kroon in: { $chapter }
   *[other] Eerst een kroon in: { $chapter } en nog { $more }
}
campaign-closed = Verdien eerst een kroon in de hoofdstukken ervoor.
campaign-play = Spelen
campaign-chapter =
    { $story }
    { $rivals }
    { $one }
    { $two }
    { $three }
campaign-end = { $chapter }: { $crowns } van { $all } kronen
campaign-goal-coins = Haal minstens { $least } munten
campaign-goal-both = Haal als tweeling elk minstens { $least } munten
campaign-goal-win-coins = Win met minstens { $least } munten
campaign-goal-win-dice = Win met { $least } stenen die niet uitgeput zijn
campaign-goal-win-patrons = Win en laat je door { $least } Verzamelaars betalen
campaign-goal-win-set = Win met { $least } kaarten van één soort
campaign-goal-lead = { $least ->
    [0] Win
   *[other] Win met minstens { $least } munten verschil
}
campaign-goal-win-few-idols = { $least ->
    [0] Win zonder Afgod
    [1] Win met hoogstens één Afgod
   *[other] Win met hoogstens { $least } Afgoden
}
campaign-goal-win-few-curses = { $least ->
    [0] Win zonder Vloek
    [1] Win met hoogstens één Vloek
   *[other] Win met hoogstens { $least } Vloeken
}
chapter-will = Het testament
chapter-will-story = De koning is dood, en zijn testament is één zin lang: wat je uit de crypte draagt, is van jou. De Geest aan de deur vraagt hoe je heet. Hij vraagt het geen twee keer.
chapter-cousin = Een neef aan de poort
chapter-cousin-story = Je neef heeft een zak meegebracht. Die is groter dan de jouwe. “Voor uien”, zegt je neef.
chapter-three = Drie voor de deur
chapter-three-story = Inmiddels heeft iedereen van het testament gehoord. Drie erfgenamen, te weinig schatten, en niemand zegt alsjeblieft.
chapter-godless = Geen gouden goden
chapter-godless-story = Een oude tante zweert dat Afgoden hun eigenaar ongeluk brengen. Je gelooft het niet. Je probeert het alleen liever niet uit.
chapter-lantern = De blauwe lantaarn
chapter-lantern-story = De Geest heeft bijgeleerd. Vannacht brandt zijn lantaarn blauw, en de Verzamelaars aan de poort betalen volgens andere regels.
chapter-mirror = De spiegel
chapter-mirror-story = Jullie lijken precies op elkaar, en twee Geesten zien het verschil niet. Het helpt alleen als jullie delen.
chapter-council = De raad
chapter-council-story = Vier erfgenamen zijn het eindelijk eens: de crypte wordt eerlijk leeggehaald. Dat geldt tot de eerste fakkel brandt.
chapter-curse = De wraak van de koning
chapter-curse-story = Een deel van de schat is gaan fluisteren. Neem het mee als je wilt. Maar tel het gefluister.
chapter-houses = Huis tegen huis
chapter-houses-story = De Hertogin en de Hertog van elk huis dalen samen af, met zes stenen voor hun beiden. Iemand zal moeten wijken.
chapter-patrons = Veel vrienden
chapter-patrons-story = Buiten wachten zes Verzamelaars, en elk is zeker je enige vriend. Stel er zo weinig mogelijk teleur.
chapter-rested = Uitgeruste dienaren
chapter-rested-story = Je dienaren hebben om een vrije dag gevraagd. Win terwijl de meesten nog kunnen staan, en misschien vergeven ze het je.
chapter-knight = De ridder
chapter-knight-story = Eén ridder, geen harnas, heel stil. Sinds het feest van de gestolen gans heeft niemand deze ridder zien verliezen.
chapter-hoard = De voorraad
chapter-hoard-story = Je hebt gemerkt dat je van één soort dingen meer houdt dan van alle andere. Er zijn ergere zwakheden. Weinige zijn zo duur.
chapter-shades = Twee schimmen
chapter-shades-story = De tweede Geest doet niet meer alsof hij slaapt. Breng je tweelinghelft thuis met evenveel als je zelf draagt.
chapter-cursed-hall = De fluisterende zaal
chapter-cursed-hall-story = Iedereen is in de zaal, en alles wat fluistert ook. Wie het laatst weggaat, dooft het licht.
chapter-inheritance = De erfenis
chapter-inheritance-story = Twee ridders, één troon en de laatste schat van de koning. Hij had graag toegekeken.
campaign-goal-more = Minstens { $least } munten
campaign-crown = { $sign } Kroon { $number } · { $goal }
