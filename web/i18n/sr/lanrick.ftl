### The words of Lanrick: the man is a figura, the border rub, the meeting place sastajalište. The forms are those of
### portal.ftl: `case` of seats (gen) and pieces (gen, acc), `sentence` and `clause`. A piece with a `$count` brings
### its number.

game-lanrick = Lanrick

## Figure i znaci

lanrick-man = { piece-number-f }{ $colour ->
    [colour] { FORM($colour, agree: "f") }{ " " }
   *[none] { "" }
}figur{ piece-end-f }
lanrick-mark = centar sastajališta
lanrick-rendezvous = u sastajalištu
lanrick-mark-set = Centar sastajališta je { $at }.
lanrick-mark-lifted = Sastajališta oko { $at } više nema.

## Šta treba uraditi, i kako se partija završava

lanrick-to-place = { $seat ->
    [you] Tvoj potez: stavi
   *[other] { $seat } stavlja
} figuru na rub (još { $number }){ stop }
lanrick-to-mark = { $seat ->
    [you] Tvoj potez: izaberi
   *[other] { $seat } bira
} centar sastajališta{ stop }
lanrick-to-play-first = { $seat ->
    [you] Ti počinješ: pređi
   *[other] { $seat } počinje:
} ukupno do { lanrick-squares-gen }{ stop }
lanrick-to-play = { $seat ->
    [you] Tvoj potez: pređi
   *[other] { $seat } je na potezu:
} ukupno do { lanrick-squares-gen }{ stop }
lanrick-to-play-on = { $seat ->
    [you] Još { lanrick-squares }: igraj dalje ili dodirni „Gotovo”
   *[other] { $seat } ima još { lanrick-squares }
}{ stop }
lanrick-to-take = { $seat ->
    [you] Osvajaš sastajalište: uzmi jednu figuru { FORM($of, case: "gen") }
   *[other] { $seat } osvaja sastajalište i uzima jednu figuru
}{ stop }
lanrick-to-send-home = { $seat ->
    [you] Pomeri
   *[other] { $seat } pomera
} na rub { $of ->
    [you] { $number } { $number ->
        [one] tvoju figuru
        [few] tvoje figure
       *[other] tvojih figura
    }
   *[other] { lanrick-men } { FORM($of, case: "gen") }
}{ stop }
lanrick-to-level = { $seat ->
    [you] Vrati
   *[other] { $seat } vraća
} { lanrick-men } na rub, da ih unutra bude jednako{ stop }
lanrick-to-return = { $seat ->
    [you] Tvoj potez: vrati
   *[other] { $seat } vraća
} figuru na rub (još { $number }){ stop }
lanrick-to-set-home = { $seat ->
    [you] Stavi
   *[other] { $seat } stavlja
} jednu { $of ->
    [you] tvoju figuru
   *[other] figuru { FORM($of, case: "gen") }
} na bilo koje polje ruba (još { $number }){ stop }
lanrick-to-set-level = { $seat ->
    [you] Stavi
   *[other] { $seat } stavlja
} figuru na bilo koje polje ruba (još { $number }){ stop }
lanrick-to-set-return = { $seat ->
    [you] Tvoj potez: stavi
   *[other] { $seat } stavlja
} figuru na bilo koje polje ruba (još { $number }){ stop }
lanrick-over = { $seat ->
    [you] Pobeda
   *[other] { FORM($seat, form: "start") } pobeđuje
}{ stop }
lanrick-end-taken = { $seat ->
    [you] { $form ->
        [clause] uzimaš
       *[sentence] Uzimaš
    }
   *[other] { $seat } uzima
} i četvrtu figuru{ stop }
lanrick-squares = { $number } { $number ->
    [one] polje
   *[other] polja
}
lanrick-squares-gen = { $number } polja
lanrick-men = { $number } { $number ->
    [one] figuru
    [few] figure
   *[other] figura
}

## Dugmad, i šta se pita pre nego što se sastajalište pokloni

lanrick-done = Gotovo
lanrick-gives-away = Tako bi sve figure { FORM($seat, case: "gen") } bile u sastajalištu: odmah ga osvaja { $seat }.

## Pored imena igrača

lanrick-to-place-still = još: { $number }
lanrick-in-field = unutra: { $number }
lanrick-in = stiglo: { $number }/{ $of }
lanrick-taken = uzeto: { $number }/{ $of }

## Zašto korak ne može

lanrick-place-on-border = Figure se stavljaju na rub; { $at } je unutra.
lanrick-occupied = Na { $at } već stoji figura.
lanrick-mark-in-field = Centar mora da bude unutra, a { $at } je na rubu.
lanrick-mark-own-man = Da je centar { $at }, tvoja figura na { $man } bi već bila u sastajalištu, a to nije dozvoljeno.
lanrick-mark-too-near = Da je centar { $at }, sve tvoje figure bi mogle da uđu u jednom potezu, a to nije dozvoljeno.
lanrick-empty = Na { $at } nema figure.
lanrick-not-yours = Figura na { $at } nije { $seat ->
    [you] tvoja
   *[other] figura { FORM($seat, case: "gen") }
}.
lanrick-stuck = Figura na { $at } ne može nikud: nijedno polje oko nje nije prazno.
lanrick-stuck-on-line = Figura na { $at } se u ovom potezu drži svog pravca, a na njemu ne može dalje.
lanrick-too-far = Za to treba { lanrick-squares }, a imaš još samo { $left }.
lanrick-keeps-line = Figura na { $at } je u ovom potezu već išla, pa se drži tog pravca.
lanrick-not-a-line = Figura ide po redu, liniji ili dijagonali, pa sa { $from } ne može na { $to }.
lanrick-same-square = Figura je već na { $at }.
lanrick-blocked = Na putu je figura na { $at }.
lanrick-take-own = Figura na { $at } je tvoja: uzmi jednu figuru { FORM($of, case: "gen") }.
lanrick-take-in = Figura na { $at } je u sastajalištu, pa ne može da se uzme.
lanrick-send-own = Figura na { $at } je tvoja: na rub pomeri figure { FORM($of, case: "gen") }.
lanrick-send-in = Figura na { $at } je u sastajalištu i tu ostaje.
lanrick-send-border = Figura na { $at } je već na rubu.
lanrick-stays-on-border = Figura na { $at } je već na rubu i tu ostaje.
lanrick-others-walk = Figura na { $at } sad nema put do ruba. Druge ga imaju, pa prvo pomeri njih.
lanrick-goal-on-border = Figura mora na rub; { $at } je unutra.

## Šta ne valja u tekstu koraka ili poteza

lanrick-text-step = Upiši ovde jedan korak, na primer a4-c6.
lanrick-text-turn = Upiši ovde potez, na primer a4-c6 i tačku iza njega.
lanrick-text-turn-over = Potez se završava pre ovoga.
lanrick-text-turn-squares = Potez nije gotov, ostaje još { lanrick-squares }. Da ga završiš, stavi tačku iza poslednjeg koraka.
lanrick-text-turn-home = Potez nije gotov, na rub treba pomeriti još { lanrick-men }.
lanrick-text-over = Partija je gotova.
lanrick-text-word = „{ $found }” nije korak.
lanrick-text-square = „{ $found }” nije polje na tabli.
lanrick-text-expects-place = Ovde se stavlja figura, na primer a4; „{ $found }” nije to.
lanrick-text-expects-mark = Ovde se bira centar sastajališta, na primer *d5; „{ $found }” nije to.
lanrick-text-expects-move = Ovde stoji korak, na primer a4-c6, ili tačka za kraj poteza; „{ $found }” nije ni jedno ni drugo.
lanrick-text-expects-take = Ovde se uzima figura, na primer xh3; „{ $found }” nije to.
lanrick-text-expects-border = Ovde se figura pomera na rub, na primer d5>e8; „{ $found }” nije to.

## Šta ne valja u tekstu pozicije

lanrick-text-fields = Broj delova pozicije je { WORD($needed) }: figure, faza, strana na potezu, centar sastajališta, preostala polja, figure koje su već išle, i ko počinje povratak. Ovde je { WORD($found) }.
lanrick-text-rows = Broj redova table je { WORD($needed) }, sa kosim crtama između, a ne { WORD($found) }.
lanrick-text-row = Broj polja u redu je { WORD($needed) }, a u ovom je { WORD($found) }.
lanrick-text-sign = „{ $found }” nije ni figura, w ili b, ni broj praznih polja od 1 do 8.
lanrick-text-men = { $seat } ovde ima { $found ->
    [one] { $found } figuru
    [few] { $found } figure
   *[other] { $found } figura
}; strana ih ima najviše { $most }.
lanrick-text-phase = „{ $found }” nije faza igre: piši place, mark, play, take, home, level, back ili over.
lanrick-text-seat = „{ $found }” nije strana: piši w ili b.
lanrick-text-mark-missing = U ovoj fazi postoji sastajalište, a njegov centar nije naveden.
lanrick-text-mark-none = U ovoj fazi nema sastajališta: umesto „{ $found }” piši crticu.
lanrick-text-left-missing = Nedostaje broj preostalih polja.
lanrick-text-left = „{ $found }” nije broj polja.
lanrick-text-left-range = Broj preostalih polja je od jedan do { WORD($most) }, koliko igrač ima figura, a ne { WORD($found) }.
lanrick-text-left-none = Preostala polja postoje samo u fazi play: umesto „{ $found }” piši crticu.
lanrick-text-locks-none = Figure se drže pravca samo u fazi play: umesto „{ $found }” piši crticu.
lanrick-text-lock = „{ $found }” nije figura koja je već išla: piši njeno polje i pravac, r, f, u ili d, na primer c6u.
lanrick-text-lock-twice = Figura na { $at } je navedena dvaput.
lanrick-text-locks-left = Figura koje su već išle, ovde { $found }, i preostalih polja, ovde { $left }, zajedno je najviše { $most }.
lanrick-text-first-missing = Ovde navedi ko počinje povratak: w ili b.
lanrick-text-first-none = U ovoj fazi nema povratka koji bi neko počeo: umesto „{ $found }” piši crticu.
lanrick-text-too-few = Broj figura koje { $seat } ovde ima je { WORD($found) }; sa manje od dve figure partija je gotova.
lanrick-text-in-field = U ovoj fazi su sve figure na rubu, a { $at } je unutra.
lanrick-text-place-done = Svih deset figura je već na tabli, pa nema šta da se stavi.
lanrick-text-place-counts = Figure se stavljaju naizmenično, pa Beli ne može da ima { WORD($white) } kad Crni ima { WORD($black) }.
lanrick-text-place-seat = { $seat } stavlja sledeću figuru.
lanrick-text-not-over = { $seat } pobeđuje samo ako { $of } ima jednu figuru, a { $seat } više.
lanrick-text-fewest = { $seat } ima manje figura, pa počinje.
lanrick-text-first-loser = Figura je jednako, pa počinje { $seat }, kome je sastajalište izmaklo.
lanrick-text-play-in = Sve figure { FORM($seat, case: "gen") } su već u sastajalištu, pa je ono osvojeno.
lanrick-text-not-in = Sastajalište nije osvojeno: nisu sve figure { FORM($seat, case: "gen") } u njemu.
lanrick-text-take-nobody = Sve figure { FORM($seat, case: "gen") } su u sastajalištu, pa nijedna ne može da se uzme.
lanrick-text-home-nobody = Nijedna figura { FORM($seat, case: "gen") } ne mora na rub.
lanrick-text-level-equal = Unutra je figura jednako, pa nijedna ne mora nazad.
lanrick-text-level-seat = { $seat } unutra ima više figura, pa je na potezu.
lanrick-text-back-nobody = Nijedna figura nije unutra, pa je povratak gotov.
lanrick-text-back-numbers = Strana na potezu unutra ima { WORD($own) }, a druga { WORD($others) }: to se ne slaže s tim ko počinje povratak.

## Kako se čitaju pravila

ruling-LANRICK-2 = Sva pomeranja jedne figure u jednom potezu leže na jednoj pravoj: redu, liniji ili dijagonali. Figura po njoj može da ide tamo i nazad, a pomeranja više figura mogu da se smenjuju. Broji se svako polje koje figura pređe, i u povratku.
ruling-LANRICK-3 = Na rub figura ide u jednom potezu kao kraljica, koliko god daleko, preko praznih polja na prazno polje ruba. Ko je pomera, bira figuru, polje i redosled. Samo ako nijedna figura koja sad sme da ide nema takav potez, jedna od njih se stavlja na bilo koje prazno polje ruba.
ruling-LANRICK-4 = Potez je gotov čim je sastajalište osvojeno. Ako se centar izabere tako da su sve protivničke figure već u sastajalištu, protivnik ga odmah osvaja; ko bi tako izabrao, prvo dobija upozorenje.
ruling-LANRICK-5 = Igrač bez figure u sastajalištu, a sa onoliko polja koliko ima figura, mogao bi sve da uvede u jednom potezu samo ako svaku pomeri za tačno jedno polje. Zato centar nije dozvoljen kad svaka figura tog igrača pored sebe ima prazno polje sastajališta, svaka drugo. Gleda se tabla u trenutku izbora. Polja d4, d5, e4 i e5 uvek mogu da budu centar.
ruling-LANRICK-6 = Izvor nema remija. Ovde je partija remi kad svaki igrač odigra 50 poteza a da niko ne osvoji sastajalište, i kad se igrači dogovore. Kad se ista pozicija pojavi treći put u borbi za sastajalište, može da se zatraži remi; peti put je partija remi.
ruling-LANRICK-7 = Uzeta figura može da stoji na rubu ili unutra, samo ne u sastajalištu. Rub i unutrašnjost su uvek onih 28 i 36 polja, gde god da je sastajalište: uz ivicu table figura može da bude u njemu i istovremeno na rubu.
ruling-LANRICK-8 = Pravac figure određuje njeno prvo pomeranje u potezu, i gde se pravci ukrštaju, figura se drži svog. Pomeranje je dugo koliko hoćeš, u okviru preostalih polja. U povratku na rub pomeraju se samo figure koje su unutra.
ruling-LANRICK-10 = Sastajalište ostaje dok se jedna figura uzima a druge pomeraju na rub, a uklanja se pre nego što se brojevi figura unutra izjednače. Figure na rubu se pri svemu tome ne pomeraju. Ponavljanja se broje na početku poteza. Beli stavlja prvu figuru; u revanšu igrači menjaju strane.

## Stranica igre Lanrick

lanrick-page-title = Lanrick, igra Luisa Kerola
lanrick-page-description = Igraj Lanrick, trku Luisa Kerola: po pet figura do sastajališta na šahovskoj tabli, protiv računara ili s prijateljem na istom uređaju.
lanrick-page-line = Pet figura i jedan novčić: dovedi ih sve oko njega pre nego što stigne druga strana.
