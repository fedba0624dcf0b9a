### The words of ludo. The forms are those of portal.ftl: `case` of seats (gen) and pieces (gen, acc), `site` (from,
### to, on) of places, `agree` of colours, `start`, `sentence` and `clause`. A piece with a `$count` brings its
### number.

game-ludo = Čoveče, ne ljuti se

## Mesta

ludo-seat = { $seat ->
    [1] Crven
    [2] Plav
    [3] Žut
   *[4] Zelen
}{ seat-end }
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
}{ colour-end }

## Figure

ludo-piece = { piece-number-f }{ $colour ->
    [ludo-colour] { FORM($colour, agree: "f") }{ " " }
   *[none] { "" }
}figur{ piece-end-f }
ludo-pile = { FORM($kind, $count, form: "plain") }

## Polja

ludo-dot = { square-number }
ludo-start = { $site ->
    [from] sa { $seat ->
        [you] tvog{ " " }
       *[other] { "" }
    }početnog polja
    [on] na { $seat ->
        [you] tvom{ " " }
       *[other] { "" }
    }početnom polju
    [to] na { $seat ->
        [you] tvoje{ " " }
       *[other] { "" }
    }početno polje
   *[name] { $seat ->
        [you] tvoje{ " " }
       *[other] { "" }
    }početno polje
}{ ludo-whose }
ludo-lane = { square-number } { $seat ->
    [you] tvoje{ " " }
   *[other] { "" }
}kućne staze{ ludo-whose }
ludo-finish = { $site ->
    [from] sa završnog polja
    [to] na završno polje
    [on] na završnom polju
   *[name] završno polje
}
ludo-nest = { $site ->
    [from] iz { $seat ->
        [you] tvoje{ " " }
       *[other] { "" }
    }baze
    [on] u { $seat ->
        [you] tvojoj{ " " }
       *[other] { "" }
    }bazi
    [to] u { $seat ->
        [you] tvoju{ " " }
       *[other] { "" }
    }bazu
   *[name] { $seat ->
        [you] tvoja{ " " }
       *[other] { "" }
    }baza
}{ ludo-whose }
ludo-whose = { $seat ->
    [you] { "" }
   *[other] { " " }{ FORM($seat, case: "gen") }
}
ludo-die = { $seat ->
    [you] { $form ->
        [start] Tvoja kockica
       *[plain] tvoja kockica
    }
   *[other] { $form ->
        [start] Kockica
       *[plain] kockica
    } { FORM($seat, case: "gen") }
}
ludo-goal = { $at ->
    [1] početno polje Crvenog
    [11] početno polje Plavog
    [21] početno polje Žutog
    [31] početno polje Zelenog
   *[other] polje { $at }
}

## Šta treba uraditi, i kako se partija završava

ludo-to-open = { $seat ->
    [you] Tvoj potez: baci kockicu
   *[other] { $seat } baca kockicu
}; počinje najveći broj{ stop }
ludo-tied = Izjednačeno ({ $seats }): baca se ponovo{ stop }
ludo-to-throw = { $seat ->
    [you] Tvoj potez: baci kockicu
   *[other] { $seat } baca kockicu
}{ stop }
ludo-to-move = { $seat ->
    [you] Tvoj potez: pomeri figuru
   *[other] { $seat } pomera figuru
} (palo je { $number }){ stop }
ludo-to-pass = { $seat ->
    [you] Sa { $number } nemaš potez, pa propuštaš
   *[other] { $seat } sa { $number } nema potez, pa propušta
}{ stop }
ludo-over = { $seat ->
    [you] Stižeš
   *[other] { $seat } stiže
} na cilj pre svih{ stop }
ludo-end-home = { $seat ->
    [you] { $form ->
        [clause] imaš
       *[sentence] Imaš
    }
   *[other] { $seat } ima
} sve četiri figure na cilju{ stop }
ludo-end-places = { $seat ->
    [you] { $form ->
        [clause] stižeš
       *[sentence] Stižeš
    }
   *[other] { $seat } stiže
} na cilj pre svih, i sva mesta su odlučena{ stop }

## Dugmad

ludo-pass = Propusti
ludo-knock = Izbaci
ludo-spare = Podeli polje

## Pored imena igrača

ludo-home = na cilju: { $number }
ludo-place = { $number }. mesto
ludo-out = van igre

## Šta može da se izabere za partiju

ludo-option-players-4 = Četvoro
ludo-option-players-3 = Troje
ludo-option-players-2 = Dvoje, jedno preko puta drugog
ludo-option-places = Igra se i za 2. i 3. mesto
ludo-option-places-auto = Kad igra troje ili četvoro
ludo-option-places-on = Uvek
ludo-option-places-off = Nikad
ludo-option-knock = Izbacivanje
ludo-option-knock-always = Uvek
ludo-option-knock-choose = Po volji

## Zašto korak ne može

ludo-touch-own = Dodirni neku { $seat ->
    [you] svoju figuru
   *[other] figuru { FORM($seat, case: "gen") }
}.
ludo-not-yours = { $seat ->
    [you] Nijedna figura tu nije tvoja.
   *[other] Na potezu je { $seat }, a tu nema nijedne figure { FORM($seat, case: "gen") }.
}
ludo-nest-empty = U { $seat ->
    [you] tvojoj bazi
   *[other] bazi { FORM($seat, case: "gen") }
} više nema figura.
ludo-nest-needs = Figura izlazi iz baze samo sa 1 ili 6, a palo je { $number }.
ludo-nest-one = Kad padne 1, figura ide iz baze na početno polje.
ludo-nest-six = Kad padne 6, iz baze idu dve figure zajedno na početno polje, ili jedna na šesto.
ludo-nest-last = Kad padne 6, jedina figura u bazi ide na početno ili na šesto polje.
ludo-stays-home = Figura koja je na cilju ostaje tamo.
ludo-goes-to-dot = Sa { $number } ova figura ide na { ludo-goal }.
ludo-goes-to-lane = Sa { $number } ova figura ide na polje { $at } svoje kućne staze.
ludo-goes-home = Sa { $number } ova figura ide na završno polje.
ludo-turns-to-lane = { $number } je više nego što ovoj figuri treba: okreće se na završnom polju i ide na polje { $at } svoje kućne staze.
ludo-turns-to-dot = { $number } je više nego što ovoj figuri treba: okreće se na završnom polju i ide nazad na { ludo-goal }.
ludo-turns-to-same = { $number } je više nego što ovoj figuri treba: okreće se na završnom polju i završava tamo gde je i bila. Da to odigraš, dodirni figuru.

## Šta ne valja u tekstu poteza

ludo-must-move = Ima poteza, pa niko ne propušta.
ludo-text-step = Upiši ovde jedan korak: bacanje, na primer 5, pomeranje, na primer 12-17, ili crticu za propušten potez.
ludo-text-turn = Potez je bacanje i pomeranje, na primer 5: 12-17.
ludo-text-turn-over = Potez se završava pre ovoga.
ludo-text-no-move = Iza bacanja piši pomeranje, na primer 12-17, ili crticu za propušten potez.
ludo-text-no-throw = Prvo piši bacanje, na primer 5: 12-17.
ludo-text-thrown = Kockica već pokazuje { $number }: ovde piši pomeranje.
ludo-text-other-throw = Kockica pokazuje { $expected }, a ne { $found }.
ludo-text-throw = „{ $found }” nije bacanje: piši broj od 1 do 6.
ludo-text-word = „{ $found }” nije bacanje kao 5, pomeranje kao 12-17, ni crtica za propušten potez.
ludo-text-place = „{ $found }” nije mesto na putu figure: piši od 0 do { $most }.
ludo-text-over = Partija je gotova.
ludo-text-no-piece = Igrač na potezu nema figuru na { $at }.
ludo-text-two = Dve figure se pomeraju zajedno samo iz baze: 0-1(2).
ludo-text-goes = Kad padne { $number }, figura na { $from } ide na { $to }.
ludo-text-knocks = Ovaj potez nekoga izbacuje: piši x iza njega.
ludo-text-nobody = Ovaj potez nikoga ne izbacuje: izostavi x.

## Šta ne valja u tekstu pozicije

ludo-text-fields = Broj delova pozicije je { WORD($needed) }: figure, faza, igrač na potezu, kockica i ko je na cilju. Ovde je { WORD($found) }.
ludo-text-seats = Broj boja je { WORD($needed) }, sa kosim crtama između, a ne { WORD($found) }.
ludo-text-piece = „{ $found }” nije mesto figure: piši broj.
ludo-text-path = „{ $found }” je iza završnog polja, a ono je { $most }.
ludo-text-four = { $seat } ovde ima { $found } { $found ->
    [one] figuru
    [few] figure
   *[other] figura
}, a treba da ih ima { $needed }.
ludo-text-colours = Moraju da igraju bar dve boje.
ludo-text-opposite = Kad igraju samo dve boje, sede jedna preko puta druge.
ludo-text-shared = { $seat } i { $other } su na istom polju ({ ludo-goal }), a ko tamo stigne kasnije, izbacuje drugog.
ludo-text-stage = „{ $found }” nije faza igre: piši open, play ili over.
ludo-text-seat = „{ $found }” nije igrač: piši od 1 do 4.
ludo-text-seat-home = { $seat } ima sve četiri figure na cilju, pa više nema poteza.
ludo-text-seat-empty = { $seat } ovde ne igra.
ludo-text-seat-aside = { $seat } u ovom krugu ne baca.
ludo-text-die = Kockica ne može da pokaže „{ $found }”: piši od 1 do 6, ili ? pre bacanja.
ludo-text-begun = Dok se ne odluči ko počinje, sve figure su u bazama, a { $seat } ih već ima na putu.
ludo-text-entries = Broj bacanja za početak je { WORD($needed) }, sa zarezima između, a ne { WORD($found) }.
ludo-text-entry = „{ $found }” nije bacanje za početak: piši od 1 do 6, ? pre bacanja, ili crticu za one koji ne bacaju.
ludo-text-entry-empty = { $seat } ovde ne igra, pa i ne baca.
ludo-text-entry-order = Baca { $seat }: svi pre toga su bacili, a ostali nisu.
ludo-text-entry-alone = Za početak baca bar dvoje.
ludo-text-home = „{ $found }” nije igrač: one koji su na cilju, ili su predali, navedi kao 1 do 4.
ludo-text-not-home = { $seat } nema sve četiri figure na cilju.
ludo-text-left-out = { $seat } ima sve četiri figure na cilju, a nije među navedenima.
ludo-text-twice = Dvaput je na spisku { $seat }.
ludo-text-not-out = { $seat } ima figure, pa još igra.
ludo-text-home-late = Partija je bila gotova pre nego što je poslednji od njih stigao na cilj.
ludo-text-not-over = Sa ovim figurama partija nije gotova.
ludo-text-ended = Sa ovim figurama partija je gotova.
ludo-text-over-seat = Partija je gotova, pa niko nije na potezu: umesto „{ $found }” piši crticu.
ludo-text-over-die = Partija je gotova, pa niko ne baca: umesto „{ $found }” piši crticu.

## Kako se čitaju pravila

ruling-LUDO-1 = Ako možeš da pomeriš figuru, moraš, a koju, biraš slobodno. Sa 1 ili 6 možeš da pomeriš i figuru koja je već napolju. Posle 6 moraš da bacaš ponovo. Potez nemaš samo sa 2, 3, 4 ili 5 dok su u bazi sve tvoje figure koje nisu na cilju. Figura koja se okrene na završnom polju može da završi tamo gde je i bila, i to je potez; ako završno polje samo dodirne u prolazu, nije na cilju.
ruling-LUDO-3 = Kad padne 6, a u bazi je jedna jedina figura, ona može na početno ili na šesto polje.
ruling-LUDO-4 = Sa poslednjeg polja kućne staze 6 vodi na završno polje i nazad van staze, na poslednje polje kruga. Šta je tamo, izbacuje se kao i svakim potezom.
ruling-LUDO-6 = Dvoje sede jedno preko puta drugog; boje kojima niko ne igra izostavljaju se. Možeš da izabereš da li se igra dalje za mesta, kao što je uobičajeno kad igra troje ili četvoro. Figure igrača koji preda sklanjaju se, a taj igrač je poslednji među onima koji su još igrali.
ruling-LUDO-7 = Izvor na svim jezicima kaže da figura može da se izbaci. Ovde se izbacuje uvek, osim ako za partiju izabereš da bude po volji; tada boje mogu da dele polje.
ruling-LUDO-8 = U turskom tekstu 6 izvodi dve figure ili pomera za šest onu koja je napolju. Toga se ne držimo: šest jezika navodi šesto polje.

## Stranica igre

ludo-page-title = Čoveče, ne ljuti se za dvoje, troje ili četvoro
ludo-page-description = Igraj Čoveče, ne ljuti se protiv računara ili u društvu na istom uređaju, do četiri boje, sa kockicom odavde ili svojom, i za 2. i 3. mesto.
ludo-page-line = Četiri figure, jedna kockica, i uvek neko šest polja iza tebe.
