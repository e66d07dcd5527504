# La campagne : sa page, ses objectifs et ses chapitres avec leurs histoires.
campaign-title = L’Héritage
campaign-back = Menu principal
campaign-first = Chapitres un à huit
campaign-second = Chapitres neuf à seize
campaign-crowns = { $crowns ->
    [one] { $crowns } couronne sur { $all }
   *[other] { $crowns } couronnes sur { $all }
}
campaign-next = { $crowns ->
    [one] { $crowns } couronne sur { $all } · { $goal }
   *[other] { $crowns } couronnes sur { $all } · { $goal }
}
campaign-whole = Les trois couronnes
campaign-after = { $more ->
    [0] Couronne requise : { $chapter }
    [1] Couronnes requises : { $chapter } et un autre
   *[other] Couronnes requises : { $chapter } et { $more } autres
}
campaign-closed = Gagnez d’abord une couronne dans les chapitres précédents.
campaign-play = Jouer
campaign-chapter =
    { $story }

    { $rivals }
    { $one }
    { $two }
    { $three }
campaign-end = { $chapter } : { $crowns ->
    [one] { $crowns } couronne sur { $all }
   *[other] { $crowns } couronnes sur { $all }
}
campaign-goal-coins = Emportez au moins { $least } Pièces
campaign-goal-more = Au moins { $least } Pièces
campaign-crown = { $sign } Couronne { $number } · { $goal }
campaign-goal-both = Que chaque jumeau emporte au moins { $least } Pièces
campaign-goal-win-coins = Gagnez avec au moins { $least } Pièces
campaign-goal-win-dice = Gagnez avec { $least } dés non épuisés
campaign-goal-win-patrons = Gagnez en étant payé par { $least } Collectionneurs
campaign-goal-win-set = Gagnez avec { $least } cartes d’un même type
campaign-goal-lead = { $least ->
    [0] Gagnez
   *[other] Gagnez avec au moins { $least } Pièces d’avance
}
campaign-goal-win-few-idols = { $least ->
    [0] Gagnez sans Idole
    [1] Gagnez avec une Idole au plus
   *[other] Gagnez avec { $least } Idoles au plus
}
campaign-goal-win-few-curses = { $least ->
    [0] Gagnez sans Malédiction
    [1] Gagnez avec une Malédiction au plus
   *[other] Gagnez avec { $least } Malédictions au plus
}
chapter-will = Le testament
chapter-will-story = Le roi est mort et son testament tient en une phrase : ce que vous sortez de la crypte est à vous. À la porte, le Fantôme demande votre nom. Il ne le demande qu’une fois.
chapter-cousin = Une cousine à la porte
chapter-cousin-story = Votre cousine a apporté un sac. Il est plus grand que le vôtre. « Pour des oignons », dit-elle.
chapter-three = À trois devant la porte
chapter-three-story = À présent, tout le monde connaît le testament. Trois héritiers, trop peu de trésors, et personne ne dit s’il vous plaît.
chapter-godless = Sans dieux dorés
chapter-godless-story = Une vieille tante jure que les Idoles portent malheur à qui les possède. Vous n’y croyez pas. Vous préférez seulement ne pas vérifier.
chapter-lantern = La lanterne bleue
chapter-lantern-story = Le Fantôme a appris. Ce soir, sa lanterne brûle en bleu et les Collectionneurs, à la porte, paient selon d’autres règles.
chapter-mirror = Le miroir
chapter-mirror-story = Vous vous ressemblez trait pour trait, et deux Fantômes ne vous distinguent pas. Cela n’aide que si vous partagez.
chapter-council = Le conseil
chapter-council-story = Quatre héritiers sont enfin d’accord : la crypte sera vidée équitablement. L’accord tient jusqu’à ce que la première torche s’allume.
chapter-curse = La vengeance du roi
chapter-curse-story = Une partie des trésors s’est mise à murmurer. Prenez-en autant que vous voulez. Mais comptez les murmures.
chapter-houses = Famille contre famille
chapter-houses-story = La Duchesse et le Duc de chaque famille descendent ensemble, avec six dés pour deux. Il faudra bien que quelqu’un cède.
chapter-patrons = Beaucoup d’amis
chapter-patrons-story = Six Collectionneurs attendent dehors, et chacun se croit votre seul ami. Décevez-en le moins possible.
chapter-rested = Des serviteurs reposés
chapter-rested-story = Vos serviteurs ont demandé un jour de congé. Gagnez tant que la plupart tiennent debout, et ils vous pardonneront peut-être.
chapter-knight = Le chevalier
chapter-knight-story = Un chevalier, sans armure, très silencieux. Depuis la fête de l’oie volée, personne ne l’a vu perdre.
chapter-hoard = La collection
chapter-hoard-story = Vous avez découvert que vous aimez une sorte de choses plus que toutes les autres. Il y a pires faiblesses. Peu sont aussi chères.
chapter-shades = Deux ombres
chapter-shades-story = Le second Fantôme ne fait plus semblant de dormir. Ramenez votre jumeau avec autant que ce que vous portez.
chapter-cursed-hall = La salle qui murmure
chapter-cursed-hall-story = Tout le monde est dans la salle, et tout ce qui murmure aussi. Le dernier à sortir éteint la lumière.
chapter-inheritance = L’héritage
chapter-inheritance-story = Deux chevaliers, un trône et les derniers trésors du roi. Il aurait aimé voir cela.
