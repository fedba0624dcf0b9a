### The words of Lanrick. The source's men are figure, its border rub; its rendezvous is sastajalište, its mark the središte
### of that. The forms are those of the portal.

game-lanrick = Lanrick

## Figure i znakovi

lanrick-man = { count-she }{ $colour ->
    [colour] { FORM($colour, gender: "she") } f
   *[none] { $form ->
        [start] F
       *[plain] f
    }
}igur{ noun-she }
lanrick-mark = središte sastajališta
lanrick-rendezvous = u sastajalištu
lanrick-mark-set = Središte sastajališta je polje { $at }.
lanrick-mark-lifted = Sastajalište oko polja { $at } se ukida.

## Što treba učiniti i kako partija završava

lanrick-to-place = { $seat ->
    [you] Tvoj potez: stavi
   *[other] { $seat } stavlja
} figuru na rub (preostalo: { $number }){ stop }
lanrick-to-mark = { $seat ->
    [you] Tvoj potez: odaberi
   *[other] { $seat } bira
} središte sastajališta{ stop }
lanrick-to-play-first = { $seat ->
    [you] Počinješ: ukupno
   *[other] { $seat } počinje: ukupno
} najviše { lanrick-squares }{ stop }
lanrick-to-play = { $seat ->
    [you] Tvoj potez: ukupno
   *[other] { $seat } je na potezu: ukupno
} najviše { lanrick-squares }{ stop }
lanrick-to-play-on = { $seat ->
    [you] Još { lanrick-squares }: igraj dalje ili dodirni „Gotovo”
   *[other] { $seat } ima još { lanrick-squares }
}{ stop }
lanrick-to-take = { $seat ->
    [you] Osvajaš sastajalište: uzmi jednu figuru { FORM($of, case: "gen") }
   *[other] { $seat } osvaja sastajalište i uzima jednu figuru
}{ stop }
lanrick-to-send-home = { lanrick-moves } na rub { $of ->
    [you] { $number } { $number ->
        [one] tvoju figuru
        [few] tvoje figure
       *[other] tvojih figura
    }
   *[other] { lanrick-men } { FORM($of, case: "gen") }
}{ stop }
lanrick-to-level = { lanrick-moves } natrag na rub { lanrick-men }, tako da obje strane unutra imaju jednako{ stop }
lanrick-to-return = { $seat ->
    [you] Tvoj potez: vrati
   *[other] { $seat } vraća
} figuru na rub (preostalo: { $number }){ stop }
lanrick-moves = { $seat ->
    [you] Pomakni
   *[other] { $seat } pomiče
}
lanrick-to-set-home = { $seat ->
    [you] Stavi
   *[other] { $seat } stavlja
} jednu { $of ->
    [you] tvoju figuru
   *[other] figuru { FORM($of, case: "gen") }
} { lanrick-anywhere }
lanrick-to-set-level = { $seat ->
    [you] Stavi
   *[other] { $seat } stavlja
} figuru { lanrick-anywhere }
lanrick-to-set-return = { $seat ->
    [you] Tvoj potez: stavi
   *[other] { $seat } stavlja
} figuru { lanrick-anywhere }
lanrick-anywhere = na bilo koje polje ruba (preostalo: { $number }){ stop }
lanrick-over = { $seat ->
    [you] Pobjeda
   *[other] { FORM($seat, form: "start") } pobjeđuje
}{ stop }
lanrick-end-taken = { $seat ->
    [you] { $form ->
        [clause] imaš
       *[sentence] Imaš
    }
   *[other] { $seat } ima
} četiri uzete figure{ stop }
lanrick-squares = { $number } { $number ->
    [one] polje
    [few] polja
   *[other] polja
}
lanrick-men = { $number } { $number ->
    [one] figuru
    [few] figure
   *[other] figura
}

## Gumbi i pitanje prije nego što se sastajalište poklanja

lanrick-done = Gotovo
lanrick-gives-away = { $seat ->
    [you] Tada su sve tvoje figure u sastajalištu, pa ga odmah osvajaš
   *[other] Tada { $seat } ima sve figure u sastajalištu i odmah ga osvaja
}.

## Pokraj imena igrača

lanrick-to-place-still = preostalo: { $number }
lanrick-in-field = unutra: { $number }
lanrick-in = stiglo: { $number }/{ $of }
lanrick-taken = uzeto: { $number }/{ $of }

## Zašto se korak odbija

lanrick-place-on-border = Figure se stavljaju na rub; polje { $at } je unutra.
lanrick-occupied = Na polju { $at } već je figura.
lanrick-mark-in-field = Središte mora biti unutra, a polje { $at } je na rubu.
lanrick-mark-own-man = Sa središtem na polju { $at } tvoja bi figura na polju { $man } već bila u sastajalištu, a to nije dopušteno.
lanrick-mark-too-near = Sa središtem na polju { $at } mogle bi ti sve figure ući u jednom potezu, a to nije dopušteno.
lanrick-empty = Na polju { $at } nema figure.
lanrick-not-yours = { $seat ->
    [you] Figura na polju { $at } nije tvoja.
   *[other] Na potezu je { $seat }, a figura na polju { $at } nije te strane.
}
lanrick-stuck = Figura na polju { $at } ne može nikamo: nijedno susjedno polje nije prazno.
lanrick-stuck-on-line = Figura na polju { $at } u ovom potezu ostaje na svojem pravcu, a na njemu ne može dalje.
lanrick-too-far = Za to treba { lanrick-squares }, a preostalo ih je samo { $left }.
lanrick-keeps-line = Figura na polju { $at } u ovom je potezu već išla, pa ostaje na istom pravcu.
lanrick-not-a-line = Figura ide po redu, liniji ili dijagonali, pa ne može s polja { $from } na { $to }.
lanrick-same-square = Figura je već na polju { $at }.
lanrick-blocked = Na putu je figura na polju { $at }.
lanrick-take-own = Figura na polju { $at } je tvoja: uzmi figuru { FORM($of, case: "gen") }.
lanrick-take-in = Figura na polju { $at } je u sastajalištu, pa se ne može uzeti.
lanrick-send-own = Figura na polju { $at } je tvoja: na rub pomakni figure { FORM($of, case: "gen") }.
lanrick-send-in = Figura na polju { $at } je u sastajalištu i ondje ostaje.
lanrick-send-border = Figura na polju { $at } već je na rubu.
lanrick-stays-on-border = Figura na polju { $at } već je na rubu i ondje ostaje.
lanrick-others-walk = Figura na polju { $at } sada nema puta do ruba. Druge ga imaju, pa najprije pomakni njih.
lanrick-goal-on-border = Figura mora na rub; polje { $at } je unutra.

## Što nije u redu s tekstom koraka ili poteza

lanrick-text-step = Napiši ovdje jedan korak, na primjer a4-c6.
lanrick-text-turn = Napiši ovdje potez, na primjer a4-c6 i točku iza njega.
lanrick-text-turn-over = Potez završava prije ovoga.
lanrick-text-turn-squares = Potez još nije gotov (preostalo: { lanrick-squares }). Za kraj napiši točku iza zadnjeg pomaka.
lanrick-text-turn-home = Potez još nije gotov: na rub treba pomaknuti još { lanrick-men }.
lanrick-text-over = Partija je gotova.
lanrick-text-word = „{ $found }” nije korak.
lanrick-text-square = „{ $found }” nije polje na ploči.
lanrick-text-expects-place = Ovdje se stavlja figura, na primjer a4, a ne „{ $found }”.
lanrick-text-expects-mark = Ovdje se bira središte sastajališta, na primjer *d5, a ne „{ $found }”.
lanrick-text-expects-move = Ovdje stoji pomak, na primjer a4-c6, ili točka za kraj poteza; „{ $found }” nije ni jedno ni drugo.
lanrick-text-expects-take = Ovdje se uzima figura, na primjer xh3, a ne „{ $found }”.
lanrick-text-expects-border = Ovdje figura ide na rub, na primjer d5>e8, a ne „{ $found }”.

## Što nije u redu s tekstom pozicije

lanrick-text-fields = Pozicija ima { WORD($needed) } dijelova: figure, faza, strana na potezu, središte sastajališta, preostala polja, figure koje su išle i tko počinje povratak. Ovdje ih je { WORD($found) }.
lanrick-text-rows = Ploča ima { WORD($needed) } redova, s kosim crtama između njih, a ne { WORD($found) }.
lanrick-text-row = Broj polja u redu je { WORD($needed) }, a ovdje ih je { WORD($found) }.
lanrick-text-sign = „{ $found }” nije ni figura, w ili b, ni broj praznih polja od 1 do 8.
lanrick-text-men = { $seat } ovdje ima previše figura: { WORD($found) }, a najviše ih je { WORD($most) }.
lanrick-text-phase = „{ $found }” nije faza partije: piše se place, mark, play, take, home, level, back ili over.
lanrick-text-seat = „{ $found }” nije strana: piše se w ili b.
lanrick-text-mark-missing = U ovoj fazi postoji sastajalište, a nedostaje mu središte.
lanrick-text-mark-none = U ovoj fazi nema sastajališta: umjesto „{ $found }” piše se crtica.
lanrick-text-left-missing = Nedostaje broj preostalih polja.
lanrick-text-left = „{ $found }” nije broj polja.
lanrick-text-left-range = Preostalih polja može biti od jedan do { WORD($most) }, koliko igrač ima figura, a ne { WORD($found) }.
lanrick-text-left-none = Preostala polja postoje samo u igri: umjesto „{ $found }” piše se crtica.
lanrick-text-locks-none = Figure ostaju na pravcu samo u igri: umjesto „{ $found }” piše se crtica.
lanrick-text-lock = „{ $found }” nije figura koja je išla: piše se njezino polje i pravac, r, f, u ili d, na primjer c6u.
lanrick-text-lock-twice = Figura na polju { $at } navedena je dvaput.
lanrick-text-locks-left = Figura koje su išle, ovdje { $found }, i preostalih polja, ovdje { $left }, zajedno je najviše { $most }.
lanrick-text-first-missing = Ovdje treba reći tko počinje povratak: w ili b.
lanrick-text-first-none = U ovoj fazi nema povratka: umjesto „{ $found }” piše se crtica.
lanrick-text-too-few = { $seat } ovdje ima premalo figura: { WORD($found) }; s manje od dvije partija je gotova.
lanrick-text-in-field = U ovoj su fazi sve figure na rubu, a polje { $at } je unutra.
lanrick-text-place-done = Svih deset figura već je na ploči, pa se više nijedna ne stavlja.
lanrick-text-place-counts = Figure se stavljaju naizmjence, pa ne može bijelih biti { WORD($white) }, a crnih { WORD($black) }.
lanrick-text-place-seat = Sljedeću figuru stavlja { $seat }.
lanrick-text-not-over = { $seat } pobjeđuje samo ako { $of } ima jednu figuru, a { $seat } više njih.
lanrick-text-fewest = { $seat } ima manje figura, pa počinje.
lanrick-text-first-loser = Obje strane imaju jednako figura, pa počinje { $seat }, strana koja je izgubila sastajalište.
lanrick-text-play-in = { $seat } već ima sve figure u sastajalištu, pa je ono osvojeno.
lanrick-text-not-in = { $seat } ne osvaja sastajalište: nisu sve figure u njemu.
lanrick-text-take-nobody = { $seat } ima sve figure u sastajalištu, pa se nijedna ne može uzeti.
lanrick-text-home-nobody = { $seat } nema figuru koja bi morala na rub.
lanrick-text-level-equal = Obje strane unutra imaju jednako figura, pa nijedna ne mora natrag.
lanrick-text-level-seat = { $seat } unutra ima više figura, pa je na potezu.
lanrick-text-back-nobody = Unutra nema figura, pa je povratak gotov.
lanrick-text-back-numbers = Unutra ih strana na potezu ima { WORD($own) }, a druga { WORD($others) }: to ne odgovara onome tko počinje povratak.

## Kako čitamo pravila

ruling-LANRICK-2 = Svi pomaci jedne figure u jednom potezu leže na istom pravcu: u redu, na liniji ili na dijagonali. Figura po njemu smije naprijed-natrag, a pomaci više figura smiju se izmjenjivati. Broji se svako polje koje figura prijeđe, i na povratku.
ruling-LANRICK-3 = Na rub figura ide jednim pomakom kao dama, bilo koje duljine, preko praznih polja na prazno polje ruba. Figuru, polje i redoslijed bira tko je pomiče. Samo kad nijedna figura koja sada smije na rub nema takav pomak, jedna se od njih stavlja na bilo koje prazno polje ruba.
ruling-LANRICK-4 = Potez završava čim je sastajalište osvojeno. Ako je središte odabrano tako da su sve protivnikove figure već unutar sastajališta, osvaja ga protivnik; tko ga tako bira, najprije dobiva upozorenje.
ruling-LANRICK-5 = Igrač koji nema figura u sastajalištu, a ima polja koliko i figura, mogao bi sve dovesti u jednom potezu samo da svaku pomakne točno za jedno polje. Zato središte nije dopušteno kad svaka figura tog igrača pokraj sebe ima prazno polje sastajališta, svaka drugo. Vrijedi ploča u trenutku odabira. Polja d4, d5, e4 i e5 uvijek smiju biti središte.
ruling-LANRICK-6 = Izvor ne poznaje remi. Ovdje je partija remi kad svaki igrač odigra 50 poteza bez osvojenog sastajališta i kad se igrači dogovore. Kad se ista pozicija u igri za sastajalište pojavi treći put, može se zatražiti remi; peti put partija je remi.
ruling-LANRICK-7 = Uzeta figura može stajati na rubu ili unutra, samo ne u sastajalištu. Rub i unutrašnjost uvijek su istih 28 i 36 polja, gdje god bilo sastajalište: uz kraj ploče figura može biti u njemu, a i na rubu.
ruling-LANRICK-8 = Pravac figure određuje njezin prvi pomak u potezu, i gdje se pravci križaju, ona ga se drži. Pomak može biti bilo koje duljine unutar preostalih polja. U povratku na rub pomiču se samo figure koje su unutra.
ruling-LANRICK-10 = Sastajalište ostaje dok se jedna figura uzima, a druge idu na rub, i ukida se prije nego što se brojevi unutra izjednače. Figure na rubu pritom se ne pomiču. Ponavljanja se broje na početku poteza. Prvu figuru stavlja Bijeli; u revanšu igrači mijenjaju strane.

## Stranica igre Lanrick

lanrick-page-title = Lanrick, igra Lewisa Carrolla
lanrick-page-description = Igraj Lanrick, utrku Lewisa Carrolla s po pet figura do sastajališta na šahovskoj ploči, protiv računala ili u društvu na istom uređaju.
lanrick-page-line = Pet figura, jedan novčić: okupi ih sve oko njega prije druge strane.
