campaign-title = Spadek
campaign-back = Menu główne
campaign-first = Rozdziały od pierwszego do ósmego
campaign-second = Rozdziały od dziewiątego do szesnastego
campaign-crowns = Korony: { $crowns } z { $all }
campaign-next = Korony: { $crowns } z { $all } · { $goal }
campaign-whole = Wszystkie trzy korony
campaign-after = { $more ->
    [0] Najpierw korona w: { $chapter }
    [one] Najpierw korona w: { $chapter } i { $more } innych
    [few] Najpierw korona w: { $chapter } i { $more } innych
    [many] Najpierw korona w: { $chapter } i { $more } innych
   *[other] Najpierw korona w: { $chapter } i { $more } innych
}
campaign-closed = Najpierw zdobądź koronę we wcześniejszych rozdziałach.
campaign-play = Graj
campaign-chapter =
    { $story }
    { $rivals }
    { $one }
    { $two }
    { $three }
campaign-end = { $chapter }: korony { $crowns } z { $all }
campaign-goal-coins = Zdobądź monety, co najmniej { $least }
campaign-goal-both = Jako bliźniacy zdobądźcie oboje monety, co najmniej po { $least }
campaign-goal-win-coins = Wygraj, mając monety, co najmniej { $least }
campaign-goal-win-dice = Wygraj ze sprawnymi kośćmi ({ $least })
campaign-goal-win-patrons = Wygraj i weź zapłatę od Kolekcjonerów ({ $least })
campaign-goal-win-set = Wygraj z kartami jednego typu ({ $least })
campaign-goal-lead = { $least ->
    [0] Wygraj
   *[other] Wygraj z przewagą co najmniej { $least } w monetach
}
campaign-goal-win-few-idols = { $least ->
    [0] Wygraj bez Idola
    [1] Wygraj z najwyżej jednym Idolem
   *[other] Wygraj, mając najwyżej tyle Idoli: { $least }
}
campaign-goal-win-few-curses = { $least ->
    [0] Wygraj bez Klątwy
    [1] Wygraj z najwyżej jedną Klątwą
   *[other] Wygraj, mając najwyżej tyle Klątw: { $least }
}
chapter-will = Testament
chapter-will-story = Król nie żyje, a jego testament ma jedno zdanie: co wyniesiesz z krypty, jest twoje. Duch przy drzwiach pyta o imię. Nie pyta dwa razy.
chapter-cousin = Kuzyn przy bramie
chapter-cousin-story = Kuzyn przyniósł worek. Większy niż twój. „Na cebulę”, mówi kuzyn.
chapter-three = Troje u drzwi
chapter-three-story = O testamencie słyszeli już wszyscy. Troje spadkobierców, za mało skarbów i nikt nie mówi „proszę”.
chapter-godless = Bez złotych bogów
chapter-godless-story = Stara ciotka przysięga, że Idole przynoszą właścicielom pecha. Nie wierzysz w to. Po prostu wolisz nie sprawdzać.
chapter-lantern = Błękitna latarnia
chapter-lantern-story = Duch się uczy. Tej nocy jego latarnia pali się na niebiesko, a Kolekcjonerzy przy bramie płacą według innych zasad.
chapter-mirror = Lustro
chapter-mirror-story = Wyglądacie tak samo i dwa Duchy nie umieją was odróżnić. Pomaga to tylko wtedy, gdy się dzielicie.
chapter-council = Rada
chapter-council-story = Czworo spadkobierców wreszcie się zgadza: kryptę trzeba opróżnić uczciwie. Umowa trwa do zapalenia pierwszej pochodni.
chapter-curse = Zemsta króla
chapter-curse-story = Część skarbu zaczęła szeptać. Weź ją, jeśli chcesz. Ale licz szepty.
chapter-houses = Ród przeciw rodowi
chapter-houses-story = Księżna i Książę z każdego rodu schodzą razem, z sześcioma kośćmi na dwoje. Ktoś będzie musiał ustąpić.
chapter-patrons = Wielu przyjaciół
chapter-patrons-story = Na zewnątrz czeka sześciu Kolekcjonerów i każdy jest na pewno twoim jedynym przyjacielem. Rozczaruj jak najmniej z nich.
chapter-rested = Wypoczęci słudzy
chapter-rested-story = Twoi słudzy poprosili o dzień wolny. Wygraj, póki większość z nich stoi na nogach, a może ci wybaczą.
chapter-knight = Rycerz
chapter-knight-story = Jeden rycerz, bez zbroi, bardzo cichy. Od uczty ze skradzioną gęsią nikt nie widział, by ten rycerz przegrał.
chapter-hoard = Zapasy
chapter-hoard-story = Okazuje się, że jeden rodzaj rzeczy kochasz bardziej niż wszystkie inne. Są gorsze słabości. Mało która jest tak droga.
chapter-shades = Dwa cienie
chapter-shades-story = Drugi Duch nie udaje już, że śpi. Doprowadź drugie bliźnię do domu z tyloma skarbami, ile niesiesz.
chapter-cursed-hall = Szepcząca sala
chapter-cursed-hall-story = W sali są wszyscy i wszystko, co szepcze. Kto wyjdzie ostatni, gasi światło.
chapter-inheritance = Spadek
chapter-inheritance-story = Dwaj rycerze, jeden tron i ostatni skarb króla. Chętnie by popatrzył.
campaign-goal-more = Co najmniej { $least } monet
campaign-crown = { $sign } Korona { $number } · { $goal }
