### The words of ludo. Places have the forms `from`, `to` and `at`, with their preposition; all else as in the portal.

game-ludo = Človek, ne jezi se

## Mesta

ludo-seat = { $seat ->
    [1] Rdeč
    [2] Modr
    [3] Rumen
   *[4] Zelen
}{ seat-ending }
ludo-colour = { $form ->
    [start] { $seat ->
        [1] Rdeč
        [2] Modr
        [3] Rumen
       *[4] Zelen
    }
   *[plain] { $seat ->
        [1] rdeč
        [2] modr
        [3] rumen
       *[4] zelen
    }
}{ colour-ending }

## Figure

ludo-piece = { count-she }{ $colour ->
    [ludo-colour] { FORM($colour, gender: "she") } f
   *[none] { $form ->
        [start] F
       *[plain] f
    }
}igur{ noun-she }
ludo-pile = { $form ->
    [start] { word-start } { FORM($colour, $count, gender: "she", form: "plain") } figur{ noun-she }
   *[plain] { FORM($kind, $count) }
}

## Prostori

ludo-dot = { $case ->
    [from] s polja
    [to] na polje
    [at] na polju
   *[plain] polje
} { $number }
ludo-start = { $seat ->
    [you] { $case ->
        [from] s tvojega začetnega polja
        [to] na tvoje začetno polje
        [at] na tvojem začetnem polju
       *[plain] tvoje začetno polje
    }
   *[other] { $case ->
        [from] z začetnega polja
        [to] na začetno polje
        [at] na začetnem polju
       *[plain] začetno polje
    } { FORM($seat, case: "gen") }
}
ludo-lane = { ludo-dot } na { $seat ->
    [you] tvoji stezi
   *[other] stezi { FORM($seat, case: "gen") }
}
ludo-finish = { $case ->
    [from] s cilja
    [to] v cilj
    [at] v cilju
   *[plain] cilj
}
ludo-nest = { $case ->
    [from] iz { $seat ->
        [you] tvoje hišice
       *[other] hišice { FORM($seat, case: "gen") }
    }
    [to] v { $seat ->
        [you] tvojo hišico
       *[other] hišico { FORM($seat, case: "gen") }
    }
    [at] v { $seat ->
        [you] tvoji hišici
       *[other] hišici { FORM($seat, case: "gen") }
    }
   *[plain] { ludo-nest-name }
}
ludo-nest-name = { $seat ->
    [you] tvoja hišica
   *[other] hišica { FORM($seat, case: "gen") }
}
ludo-die = { $form ->
    [start] { $seat ->
        [you] Tvoja kocka
       *[other] Kocka { FORM($seat, case: "gen") }
    }
   *[plain] { $seat ->
        [you] tvoja kocka
       *[other] kocka { FORM($seat, case: "gen") }
    }
}
ludo-goal = { $at ->
    [1] začetno polje Rdečega
    [11] začetno polje Modrega
    [21] začetno polje Rumenega
    [31] začetno polje Zelenega
   *[other] polje { $at }
}

## Kaj je treba storiti in kako se partija konča

ludo-to-open = { ludo-throws }; začne najvišji met{ stop }
ludo-throws = { $seat ->
    [you] Na potezi si: vrzi kocko
   *[other] { $seat } vrže kocko
}
ludo-tied = Izenačeno ({ $seats }): met se ponovi{ stop }
ludo-to-throw = { ludo-throws }{ stop }
ludo-to-move = { $seat ->
    [you] Na potezi si, met je { $number }: premakni figuro
   *[other] Na potezi je { $seat }, met je { $number }
}{ stop }
ludo-to-pass = { $seat ->
    [you] Z metom { $number } ne moreš igrati, zato izpustiš potezo
   *[other] { $seat } z metom { $number } ne more igrati in izpusti potezo
}{ stop }
ludo-over = { $seat ->
    [you] V cilj prideš pred vsemi
   *[other] { $seat } pride v cilj pred vsemi
}{ stop }
ludo-end-home = { $seat ->
    [you] { $form ->
        [clause] imaš
       *[sentence] Imaš
    }
   *[other] { $seat } ima
} v cilju vse štiri figure{ stop }
ludo-end-places = { $seat ->
    [you] { $form ->
        [clause] v cilj prideš
       *[sentence] V cilj prideš
    }
   *[other] { $seat } pride v cilj
} pred vsemi in vsa mesta so znana{ stop }

## Gumbi

ludo-pass = Izpusti
ludo-knock = Zbij
ludo-spare = Deli polje

## Ob imenu igralca: koliko figur je v cilju, katero mesto ima ali da preda

ludo-home = v cilju: { $number }
ludo-place = { $number }. mesto
ludo-out = predaja

## Kaj je za partijo na izbiro

ludo-option-players-4 = Štirje
ludo-option-players-3 = Trije
ludo-option-players-2 = Dva, drug drugemu nasproti
ludo-option-places = Igra tudi za 2. in 3. mesto
ludo-option-places-auto = S tremi ali štirimi igralci
ludo-option-places-on = Vedno
ludo-option-places-off = Nikoli
ludo-option-knock = Zbijanje
ludo-option-knock-always = Vedno
ludo-option-knock-choose = Po želji

## Zakaj korak ni sprejet

ludo-touch-own = Tapni { $seat ->
    [you] svojo figuro
   *[other] figuro { FORM($seat, case: "gen") }
}.
ludo-not-yours = { $seat ->
    [you] Nobena od teh figur ni tvoja.
   *[other] Na potezi je { $seat }, tu pa ni nobene figure te strani.
}
ludo-nest-empty = { $seat ->
    [you] Tvoja hišica
   *[other] Hišica { FORM($seat, case: "gen") }
} je prazna.
ludo-nest-needs = Figura gre iz hišice le z 1 ali 6, met pa je { $number }.
ludo-nest-one = Z 1 gre figura iz hišice na začetno polje.
ludo-nest-six = S 6 gresta iz hišice dve figuri skupaj na začetno polje ali pa ena na šesto polje.
ludo-nest-last = S 6 gre edina figura v hišici na začetno polje ali na šesto polje.
ludo-stays-home = Figura, ki je v cilju, ostane tam.
ludo-goes-to-dot = Z metom { $number } gre ta figura na { ludo-goal }.
ludo-goes-to-lane = Z metom { $number } gre ta figura na polje { $at } svoje steze.
ludo-goes-home = Z metom { $number } gre ta figura v cilj.
ludo-turns-to-lane = Met { $number } je več, kot ta figura potrebuje: v cilju se obrne in gre na polje { $at } svoje steze.
ludo-turns-to-dot = Met { $number } je več, kot ta figura potrebuje: v cilju se obrne in gre nazaj na { ludo-goal }.
ludo-turns-to-same = Met { $number } je več, kot ta figura potrebuje: v cilju se obrne in konča, kjer začne. Da to odigraš, tapni figuro.

## Kaj je narobe z besedilom poteze

ludo-must-move = Poteza je mogoča, zato se ne izpusti.
ludo-text-step = Tu napiši en korak: met, na primer 5, premik, na primer 12-17, ali vezaj za izpuščeno potezo.
ludo-text-turn = Poteza sta met in premik, na primer 5: 12-17.
ludo-text-turn-over = Poteza se konča pred tem.
ludo-text-no-move = Za metom napiši premik, na primer 12-17, ali vezaj za izpuščeno potezo.
ludo-text-no-throw = Najprej napiši met, na primer 5: 12-17.
ludo-text-thrown = Kocka že kaže { $number }: tu napiši premik.
ludo-text-other-throw = Kocka kaže { $expected }, ne { $found }.
ludo-text-throw = »{ $found }« ni met: napiši število od 1 do 6.
ludo-text-word = »{ $found }« ni met kot 5, premik kot 12-17 ali vezaj za izpuščeno potezo.
ludo-text-place = »{ $found }« ni prostor na poti figure: piše se od 0 do { $most }.
ludo-text-over = Partije je konec.
ludo-text-no-piece = Igralec na potezi nima figure na polju { $at }.
ludo-text-two = Dve figuri gresta skupaj le iz hišice: 0-1(2).
ludo-text-goes = Z metom { $number } gre figura s polja { $from } na { $to }.
ludo-text-knocks = Ta premik nekoga zbije: za njim napiši x.
ludo-text-nobody = Ta premik nikogar ne zbije: izpusti x.

## Kaj je narobe z besedilom položaja

ludo-text-fields = Število delov položaja je { WORD($needed) }, ne { WORD($found) }: figure, faza, igralec na potezi, kocka in kdo je v cilju.
ludo-text-seats = Število barv s poševnicami med njimi je { WORD($needed) }, ne { WORD($found) }.
ludo-text-piece = »{ $found }« ni prostor za figuro: napiši številko.
ludo-text-path = »{ $found }« je onkraj cilja, ki je { $most }.
ludo-text-four = Število figur, ki jih ima tu { $seat }, je { WORD($found) }, moralo pa bi biti { WORD($needed) }.
ludo-text-colours = Igrati morata vsaj dve barvi.
ludo-text-opposite = Ko igrata samo dve barvi, sedita druga drugi nasproti.
ludo-text-shared = Na istem polju sta { $seat } in { $other }: { ludo-goal }. Kdor pride tja pozneje, drugega zbije.
ludo-text-stage = »{ $found }« ni faza partije: piše se open, play ali over.
ludo-text-seat = »{ $found }« ni igralec: piše se od 1 do 4.
ludo-text-seat-home = { $seat } ima v cilju vse štiri figure, zato nima več potez.
ludo-text-seat-empty = { $seat } tu ne igra.
ludo-text-seat-aside = { $seat } v tem krogu ne meče.
ludo-text-die = Kocka ne more kazati »{ $found }«: piše se od 1 do 6 ali ? pred metom.
ludo-text-begun = Dokler ni odločeno, kdo začne, so vse figure v hišicah, { $seat } pa jih ima nekaj na poti.
ludo-text-entries = Število začetnih metov z vejicami med njimi je { WORD($needed) }, ne { WORD($found) }.
ludo-text-entry = »{ $found }« ni začetni met: piše se od 1 do 6, ? pred metom ali vezaj za tiste, ki ne mečejo.
ludo-text-entry-empty = { $seat } tu ne igra, zato tudi ne meče.
ludo-text-entry-order = Na vrsti za met je { $seat }: vsi prej že imajo met, drugi ga še nimajo.
ludo-text-entry-alone = Za začetek mečeta vsaj dva.
ludo-text-home = »{ $found }« ni igralec: kdor je v cilju ali preda, je naveden s številko od 1 do 4.
ludo-text-not-home = { $seat } nima vseh štirih figur v cilju.
ludo-text-left-out = { $seat } ima v cilju vse štiri figure, a ni med navedenimi.
ludo-text-twice = Dvakrat navedeno: { $seat }.
ludo-text-not-out = { $seat } ima figure, torej ni predaje.
ludo-text-home-late = Partije je konec, še preden pride v cilj zadnji od teh.
ludo-text-not-over = S temi figurami partije ni konec.
ludo-text-ended = S temi figurami je partije konec.
ludo-text-over-seat = Partije je konec, zato ni nihče na potezi: namesto »{ $found }« napiši vezaj.
ludo-text-over-die = Partije je konec, zato nihče ne meče: namesto »{ $found }« napiši vezaj.

## Kako beremo pravila

ruling-LUDO-1 = Če se lahko premakneš, se moraš, figuro pa izbereš po želji. Z 1 ali 6 lahko gre naprej tudi figura, ki je že zunaj. Po 6 moraš vreči še enkrat. Brez poteze ostaneš le z 2, 3, 4 ali 5, ko so vse tvoje figure, ki niso v cilju, v hišici. Figura, ki se v cilju obrne, lahko konča, kjer začne, in tudi to je poteza; če se cilja na poti samo dotakne, še ni v njem.
ruling-LUDO-3 = S 6 in eno samo figuro v hišici lahko ta gre na začetno polje ali na šesto polje.
ruling-LUDO-4 = Z zadnjega polja steze vodi 6 v cilj in nazaj s steze, na zadnje polje kroga. Kar je tam, je zbito kot pri vsaki potezi.
ruling-LUDO-6 = Dva igralca sedita drug drugemu nasproti; barve, s katerimi nihče ne igra, odpadejo. Izbereš lahko, ali se igra naprej za mesta, kot je navada s tremi ali štirimi igralci. Kdor preda, ostane brez figur in je zadnji med tistimi, ki še igrajo.
ruling-LUDO-7 = Vir v vseh jezikih pravi, da se figura sme zbiti. Tu se zbije vedno, razen če za partijo izbereš, da je to po želji; tedaj si barve lahko delijo polje.
ruling-LUDO-8 = Po turškem besedilu 6 pripelje ven dve figuri ali pa premakne figuro, ki je že zunaj, za šest. Temu ne sledimo: šest jezikov navaja šesto polje.

## Stran igre Človek, ne jezi se

ludo-page-title = Človek, ne jezi se: igra za dva, tri ali štiri
ludo-page-description = Igraj »Človek, ne jezi se« z največ štirimi barvami, proti računalniku ali v družbi na isti napravi, s kocko tu ali svojo, tudi za 2. in 3. mesto.
ludo-page-line = Štiri figure, ena kocka in vedno nekdo šest polj za tabo.
