### The words of ludo: a piece is a figura, a dot a polje, the nest the početni krug. Places have the forms `from`, `to` and `at`, with
### their preposition; all else as in the portal.

game-ludo = Čovječe, ne ljuti se

## Mjesta za igrače

ludo-seat = { $seat ->
    [1] Crven
    [2] Plav
    [3] Žut
   *[4] Zelen
}{ seat-ending }
ludo-colour = { $form ->
    [start] { $seat ->
        [1] Crven
        [2] Plav
        [3] Žut
       *[4] Zelen
    }
   *[plain] { $seat ->
        [1] crven
        [2] plav
        [3] žut
       *[4] zelen
    }
}{ colour-ending }

## Figure

ludo-piece = { $colour ->
    [ludo-colour] { FORM($colour, gender: "she") } f
   *[none] { $form ->
        [start] F
       *[plain] f
    }
}igur{ noun-she }
ludo-pile = { $form ->
    [start] { $count ->
        [2] Dvije
       *[other] { word-start }
    }
   *[plain] { $count ->
        [2] dvije
       *[other] { word }
    }
} { FORM($kind, $count, form: "plain") }

## Mjesta

# "tvoj" before a place, or the seat behind it.
ludo-your-he = { $seat ->
    [you] { $case ->
        [from] tvojeg
        [at] tvojem
       *[nom] tvoj
    }{ " " }
   *[other] { "" }
}
ludo-your-she = { $seat ->
    [you] { $case ->
        [from] tvoje
        [to] tvoju
        [at] tvojoj
       *[nom] tvoja
    }{ " " }
   *[other] { "" }
}
ludo-owner = { $seat ->
    [you] { "" }
   *[other] { " " }{ FORM($seat, case: "gen") }
}
ludo-dot = { ludo-dot-name } { $number }
ludo-dot-name = { $case ->
    [from] s polja
    [to] na polje
    [at] na polju
   *[nom] polje
}
ludo-start = { $case ->
    [from] s { ludo-your-she }početne točke
    [to] na { ludo-your-she }početnu točku
    [at] na { ludo-your-she }početnoj točki
   *[nom] { ludo-your-she }početna točka
}{ ludo-owner }
ludo-lane = { ludo-dot-name } { $number } { $seat ->
    [you] tvoje domaće linije
   *[other] domaće linije { FORM($seat, case: "gen") }
}
ludo-finish = { $case ->
    [from] sa završne točke
    [to] na završnu točku
    [at] na završnoj točki
   *[nom] završna točka
}
ludo-nest = { $case ->
    [from] iz { ludo-your-he }početnog kruga
    [to] u { ludo-your-he }početni krug
    [at] u { ludo-your-he }početnom krugu
   *[nom] { ludo-your-he }početni krug
}{ ludo-owner }
ludo-die = { $seat ->
    [you] { $form ->
        [start] Tvoja
       *[plain] tvoja
    } kocka
   *[other] { $form ->
        [start] Kocka
       *[plain] kocka
    } { FORM($seat, case: "gen") }
}
# Behind "na".
ludo-goal = { $at ->
    [1] početnu točku Crvenog
    [11] početnu točku Plavog
    [21] početnu točku Žutog
    [31] početnu točku Zelenog
   *[other] polje { $at }
}

## Što treba učiniti i kako partija završava

ludo-to-open = { $seat ->
    [you] Tvoj potez: baci kocku
   *[other] { $seat } baca kocku
}; počinje najveći broj{ stop }
ludo-tied = Jednako imaju { $seats }: baca se ponovno{ stop }
ludo-to-throw = { $seat ->
    [you] Tvoj potez: baci kocku
   *[other] { $seat } baca kocku
}{ stop }
ludo-to-move = { $seat ->
    [you] Tvoj potez: odigraj
   *[other] { $seat } igra
} broj { $number }{ stop }
ludo-to-pass = { $seat ->
    [you] S brojem { $number } nemaš što odigrati, pa propuštaš
   *[other] { $seat } s brojem { $number } nema što odigrati, pa propušta
} potez{ stop }
ludo-over = { $seat ->
    [you] Prvo mjesto je tvoje
   *[other] Prvo mjesto osvaja { $seat }
}{ stop }
ludo-end-home = { $seat ->
    [you] { $form ->
        [clause] imaš
       *[sentence] Imaš
    }
   *[other] { $seat } ima
} sve četiri figure na cilju{ stop }
ludo-end-places = { $seat ->
    [you] { $form ->
        [clause] imaš
       *[sentence] Imaš
    }
   *[other] { $seat } ima
} prvo mjesto, a odlučena su i ostala{ stop }

## Gumbi

ludo-pass = Propusti
ludo-knock = Izbaci
ludo-spare = Dijeli polje

## Pokraj imena igrača

ludo-home = na cilju: { $number }
ludo-place = { $number }. mjesto
ludo-out = predaja

## Što se može odabrati za partiju

ludo-option-players-4 = Četvero
ludo-option-players-3 = Troje
ludo-option-players-2 = Dvoje, jedno nasuprot drugom
ludo-option-places = Igra se dalje za 2. i 3. mjesto
ludo-option-places-auto = Kad igra troje ili četvero
ludo-option-places-on = Uvijek
ludo-option-places-off = Nikad
ludo-option-knock = Izbacivanje
ludo-option-knock-always = Uvijek
ludo-option-knock-choose = Po želji

## Zašto se korak odbija

ludo-touch-own = Dodirni { $seat ->
    [you] jednu svoju figuru
   *[other] figuru strane na potezu ({ $seat })
}.
ludo-not-yours = { $seat ->
    [you] Nijedna figura ondje nije tvoja.
   *[other] Na potezu je { $seat }, a nijedna figura ondje nije te boje.
}
ludo-nest-empty = { $seat ->
    [you] U tvojem početnom krugu
   *[other] U početnom krugu { FORM($seat, case: "gen") }
} više nema figura.
ludo-nest-needs = Figura izlazi iz početnog kruga samo s brojem 1 ili 6, a ovo je { $number }.
ludo-nest-one = S brojem 1 figura iz početnog kruga ide na početnu točku.
ludo-nest-six = S brojem 6 dvije figure iz početnog kruga zajedno idu na početnu točku ili jedna ide na šesto polje.
ludo-nest-last = S brojem 6 jedina figura u početnom krugu ide na početnu točku ili na šesto polje.
ludo-stays-home = Figura na cilju ondje ostaje.
ludo-goes-to-dot = S brojem { $number } ova figura ide na { ludo-goal }.
ludo-goes-to-lane = S brojem { $number } ova figura ide na polje { $at } svoje domaće linije.
ludo-goes-home = S brojem { $number } ova figura ide na završnu točku.
ludo-turns-to-lane = { ludo-too-much } na polje { $at } svoje domaće linije.
ludo-turns-to-dot = { ludo-too-much } na { ludo-goal }.
ludo-turns-to-same = { ludo-too-much } onamo odakle je krenula. Za taj potez dodirni figuru.
ludo-too-much = Broj { $number } je prevelik za ovu figuru: na završnoj se točki okreće i vraća

## Što nije u redu s tekstom poteza

ludo-must-move = Potez postoji, pa se ne propušta.
ludo-text-step = Napiši ovdje jedan korak: bacanje, na primjer 5, potez, na primjer 12-17, ili crticu za propušten potez.
ludo-text-turn = Potez je bacanje i pomak, na primjer 5: 12-17.
ludo-text-turn-over = Potez završava prije ovoga.
ludo-text-no-move = Iza bacanja napiši pomak, na primjer 12-17, ili crticu za propušten potez.
ludo-text-no-throw = Najprije napiši bacanje, na primjer 5: 12-17.
ludo-text-thrown = Kocka već pokazuje { $number }: ovdje napiši pomak.
ludo-text-other-throw = Kocka pokazuje { $expected }, a ne { $found }.
ludo-text-throw = „{ $found }” nije bacanje: piše se broj od 1 do 6.
ludo-text-word = „{ $found }” nije bacanje kao 5, pomak kao 12-17 ni crtica za propušten potez.
ludo-text-place = „{ $found }” nije mjesto na putu figure: piše se 0 do { $most }.
ludo-text-over = Partija je gotova.
ludo-text-no-piece = Igrač na potezu nema figuru na polju { $at }.
ludo-text-two = Dvije figure idu zajedno samo iz početnog kruga: 0-1(2).
ludo-text-goes = S brojem { $number } figura s polja { $from } ide na { $to }.
ludo-text-knocks = Ovaj potez nekoga izbacuje: iza njega napiši x.
ludo-text-nobody = Ovaj potez nikoga ne izbacuje: izostavi x.

## Što nije u redu s tekstom pozicije

ludo-text-fields = Pozicija ima { WORD($needed) } dijelova: figure, faza, igrač na potezu, kocka i tko je na cilju. Ovdje ih je { WORD($found) }.
ludo-text-seats = Broj boja je { WORD($needed) }, s kosim crtama između njih, a ne { WORD($found) }.
ludo-text-piece = „{ $found }” nije mjesto figure: piše se broj.
ludo-text-path = „{ $found }” je iza završne točke, a ona je { $most }.
ludo-text-four = Broj figura: { $seat } ovdje ima { WORD($found) }, a treba ih biti { WORD($needed) }.
ludo-text-colours = Moraju igrati barem dvije boje.
ludo-text-opposite = Kad igraju samo dvije boje, sjede jedna nasuprot drugoj.
ludo-text-shared = { $seat } i { $other } ne mogu stajati zajedno: tko kasnije dođe na { ludo-goal }, izbacuje drugoga.
ludo-text-stage = „{ $found }” nije faza partije: piše se open, play ili over.
ludo-text-seat = „{ $found }” nije igrač: piše se 1 do 4.
ludo-text-seat-home = { $seat } ima sve četiri figure na cilju, pa više nema poteza.
ludo-text-seat-empty = { $seat } ovdje ne igra.
ludo-text-seat-aside = { $seat } u ovom krugu ne baca.
ludo-text-die = Kocka ne može pokazati „{ $found }”: piše se 1 do 6, ili ? prije bacanja.
ludo-text-begun = Dok nije odlučeno tko počinje, sve su figure u početnim krugovima, ali { $seat } ih ima i na putu.
ludo-text-entries = Broj bacanja za početak je { WORD($needed) }, sa zarezima između njih, a ne { WORD($found) }.
ludo-text-entry = „{ $found }” nije bacanje za početak: piše se 1 do 6, ? prije bacanja ili crtica za onoga tko ne baca.
ludo-text-entry-empty = { $seat } ovdje ne igra, pa i ne baca.
ludo-text-entry-order = Sada baca { $seat }: svi prije imaju bacanje iza sebe, a ostali nemaju.
ludo-text-entry-alone = Za početak bacaju barem dvije strane.
ludo-text-home = „{ $found }” nije igrač: tko je na cilju ili izvan igre nakon predaje, piše se kao 1 do 4.
ludo-text-not-home = { $seat } nema sve četiri figure na cilju.
ludo-text-left-out = { $seat } ima sve četiri figure na cilju, a nije među navedenima.
ludo-text-twice = { $seat } se navodi dvaput.
ludo-text-not-out = { $seat } ima figure, pa predaje još nema.
ludo-text-home-late = Partija je gotova prije nego što zadnji od njih stiže na cilj.
ludo-text-not-over = S ovim figurama partija nije gotova.
ludo-text-ended = S ovim figurama partija je gotova.
ludo-text-over-seat = Partija je gotova, pa nitko nije na potezu: umjesto „{ $found }” piše se crtica.
ludo-text-over-die = Partija je gotova, pa nitko ne baca: umjesto „{ $found }” piše se crtica.

## Kako čitamo pravila

ruling-LUDO-1 = Ako možeš ići, moraš, a figuru biraš slobodno. Brojem 1 ili 6 smije se pomaknuti i figura koja je već vani. Nakon broja 6 moraš baciti ponovno. Potez nemaš samo s brojem 2, 3, 4 ili 5 dok su sve tvoje figure koje nisu na cilju u početnom krugu. Figura koja se okrene na završnoj točki smije završiti odakle je krenula, i to je potez; kad završnu točku samo dotakne u prolazu, nije na cilju.
ruling-LUDO-3 = S brojem 6 i samo jednom figurom u početnom krugu ta figura smije na početnu točku ili na šesto polje.
ruling-LUDO-4 = Sa zadnjeg polja domaće linije 6 vodi na završnu točku i natrag izvan linije, na zadnje polje kruga. Što je ondje, izbacuje se kao u svakom potezu.
ruling-LUDO-6 = Dvoje sjedi jedno nasuprot drugom; boje kojima nitko ne igra izostaju. Možeš odabrati hoće li se igrati dalje za mjesta, kako je uobičajeno kad igra troje ili četvero. Figure igrača koji preda uklanjaju se, a taj je igrač zadnji među onima koji još igraju.
ruling-LUDO-7 = U svim jezicima izvor kaže da se figura može izbaciti. Ovdje se uvijek izbacuje, osim ako za partiju odabereš da je to po želji; tada boje mogu dijeliti polje.
ruling-LUDO-8 = Turski tekst dopušta da 6 izvede dvije figure ili pomakne jednu koja je vani za šest. To ne slijedimo: šest jezika navodi šesto polje.

## Stranica igre Čovječe, ne ljuti se

ludo-page-title = Čovječe, ne ljuti se za dvoje, troje ili četvero
ludo-page-description = Igraj Čovječe, ne ljuti se s najviše četiri boje, protiv računala ili u društvu na istom uređaju, kockom na zaslonu ili svojom, i za 2. i 3. mjesto.
ludo-page-line = Četiri figure, jedna kocka i uvijek netko šest polja iza tebe.
