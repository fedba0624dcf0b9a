### The words of Lanko-88, Lanko-68 and Lanko-103. The forms are those of portal.ftl: `case` (gen, acc) of pieces,
### `sentence` and `clause`. Seats and directions stand in the nominative or an accusative that is like it. A piece
### with a `$count` brings its number.

game-lanko-88 = Lanko-88
game-lanko-68 = Lanko-68
game-lanko-103 = Lanko-103

## Mesta

lanko-seat = { $seat ->
    [1] Jug
    [2] Zapad
    [3] Sever
   *[4] Istok
}
lanko-pair = { seat }
lanko-plan-solo-round = Troje, tri partije: svako jednom igra bez partnera
lanko-leaves = sagoreva

## Figure

lanko-pawn = { piece-number-m }{ $colour ->
    [colour] { FORM($colour, agree: "a") }{ " " }
   *[none] { "" }
}pešak{ piece-end-a }
lanko-small-castle = { piece-number-f }{ $colour ->
    [colour] { FORM($colour, agree: "f") }{ " " }
   *[none] { "" }
}mal{ lanko-castle-end } kul{ piece-end-f }
lanko-big-castle = { piece-number-f }{ $colour ->
    [colour] { FORM($colour, agree: "f") }{ " " }
   *[none] { "" }
}velik{ lanko-castle-end } kul{ piece-end-f }
lanko-castle-end = { $count ->
    [few] e
    [other] ih
   *[one] { piece-end-f }
}

## Pravci

lanko-north = sever
lanko-east = istok
lanko-south = jug
lanko-west = zapad

## Šta treba uraditi, i kako se partija završava

lanko-move = { $seat ->
    [you] Tvoj potez
   *[other] { $seat } je na potezu
}{ stop }
lanko-capture = { $seat ->
    [you] Tvoj potez: moraš da uzmeš
   *[other] { $seat } mora da uzme
} figuru{ stop }
lanko-go-on = { $seat ->
    [you] Nastavi da uzimaš sa { $at }
   *[other] { $seat } nastavlja da uzima sa { $at }
}{ stop }
lanko-first = { $seat ->
    [you] Tvoj potez: počni pešakom
   *[other] { $seat } počinje pešakom
}{ stop }
lanko-pass = { $seat ->
    [you] Nemaš potez, pa propuštaš
   *[other] { $seat } nema potez, pa propušta
}{ stop }
lanko-pass-button = Propusti
lanko-over = Partija je gotova{ stop }
lanko-end-no-piece = { $seat } više nema figura{ stop }
lanko-end-full = { $form ->
    [clause] sva četiri polja u sredini su zauzeta
   *[sentence] Sva četiri polja u sredini su zauzeta.
}
lanko-end-passes = { $form ->
    [clause] četiri propuštena poteza zaredom
   *[sentence] Četiri propuštena poteza zaredom.
}
lanko-end-no-castle = { $form ->
    [clause] nijedna kula više nije van sredine
   *[sentence] Nijedna kula više nije van sredine.
}
lanko-end-declared = { $form ->
    [clause] igrači su se dogovorili da ovde završe
   *[sentence] Igrači su se dogovorili da ovde završe.
}
lanko-match-over = { $form ->
    [clause] sve tri partije su odigrane
   *[sentence] Sve tri partije su odigrane.
}

## Šta još treba znati o polju

lanko-remark-half = { $seat ->
    [you] Možeš da pomeraš
   *[other] { $seat } može da pomera
} { lanko-this }; napred je { $direction }. Iza ose { $partner ->
    [you] to možeš samo ti
   *[other] to može samo { $partner }
}.
lanko-this = { $kind ->
    [lanko-pawn] ovog
   *[castle] ovu
} { FORM($kind, form: "plain", case: "acc") }
lanko-remark-axle = { $seat ->
    [you] Sa ose ti i { $partner } možete da pomerate
   *[other] { $partner ->
        [you] Sa ose { $seat } i ti možete da pomerate
       *[other] Sa ose { $seat } i { $partner } mogu da pomeraju
    }
} { lanko-this }. Napred je { $direction } za { $seat ->
    [you] tebe
   *[other] { $seat }
}, a { $back } za { $partner ->
    [you] tebe
   *[other] { $partner }
}.
lanko-remark-inside = Ovde { $kind } ostaje do kraja partije i vredi { $points } { $points ->
    [one] poen
   *[other] poena
}.
lanko-remark-standby = { $seat ->
    [you] Ovog rezervnog pešaka možeš da pomeriš
   *[other] { $seat } može da pomeri ovog rezervnog pešaka
} pravo na susedno prazno tamno polje, napred ({ $direction }) ili u stranu. Ne može da se uzme ni da se preskoči.
lanko-remark-border = Granično polje koje dele oba partnera ({ $seat }): svaki od njih odavde može da pomera figure te boje.
lanko-remark-centre = Središnje manevarsko polje leži na obe ose: svaki igrač odavde može da pomera figure svoje boje.
lanko-remark-manoeuvre = Sa manevarskog polja kula može pravo na krajnje polje, napred ili u stranu, ali ne u istom potezu kojim je došla ovamo.
lanko-remark-middle = Kula koja dođe ovamo ostaje do kraja partije i vredi trostruko.
lanko-remark-standby-square = Polje rezervnog pešaka. Kad ga pešak napusti, ovamo više ništa ne dolazi.

## Zašto korak ne može

lanko-no-square = To nije polje na tabli.
lanko-empty = Na { $at } nema figure.
lanko-not-yours = Figura na { $at } nije tvoje boje.
lanko-stays = Kula na { $at } je u sredini i tu ostaje do kraja partije.
lanko-not-your-half = Polje { $at } je iza ose, van { $seat ->
    [you] tvoje polovine: tu figuru može da pomera samo tvoj partner.
   *[other] polovine koju drži { $seat }: tu figuru može da pomera samo partner.
}
lanko-pawn-first = Prvi potez u partiji mora da bude pešakom, a na { $at } je kula.
lanko-blocked = Figura na { $at } je blokirana: nema kuda.
lanko-occupied = Na { $at } već stoji figura.
lanko-must-capture = Moraš da uzmeš figuru: { $captures }.
lanko-backward = Napred je { $direction } za { $seat ->
    [you] tebe
   *[other] { $seat }
}, a nazad se ide samo kad se uzima.
lanko-barrier = Na putu je barijera, a preko nje može samo pešak kad ide dijagonalno.
lanko-castle-straight = Figura na { $at } je kula, a kule idu pravo: napred, levo ili desno.
lanko-nothing-over = Na { $at } nema figure koja bi se preskočila.
lanko-through-middle = Kroz polja u sredini ništa ne prolazi.
lanko-castle-jumps = Figura na { $at } je kula, a kule ne skaču. One preskaču samo ono što uzimaju.
lanko-over-castle = Figura na { $at } je kula tvoje boje, a preskačeš samo pešake.
lanko-leap-straight = Skače se i uzima pravo, nikad dijagonalno.
lanko-too-far = Sa { $from } na { $to } ne vodi nijedno pomeranje, skok ni uzimanje.
lanko-standby = Rezervni pešak na { $at } ide samo pravo na susedno tamno polje: napred, levo ili desno.
lanko-dark-only = Na { $at } stoji samo rezervni pešak; sve druge figure idu po tamnim poljima.
lanko-castles-only = Na krajnje polje { $at } mogu samo kule.
lanko-end-behind = Krajnje polje { $at } je pozadi, a kule ulaze samo napred, levo ili desno.
lanko-from-manoeuvre = Na krajnje polje { $at } kula može samo pravo sa manevarskog polja pored.
lanko-diagonal = Na ovoj tabli se ide, preskače i uzima dijagonalno.

## Šta ne valja u tekstu poteza

lanko-text-move = Za potez su potrebna bar dva polja, na primer 8-B.
lanko-text-square = „{ $found }” nije polje na tabli.
lanko-text-bracket = Uglaste zagrade stoje s obe strane poteza, ili ni s jedne.
lanko-text-mixed = Pomeranje ili skok piši kao dva polja sa crticom između, a uzimanje sa tačkom i zarezom između polja.
lanko-text-ambiguous = Ovo može da se čita na više načina: { $readings }.
lanko-text-no-pass = Propušta samo ko nema potez.
lanko-text-no-entry = U ovom potezu nijedna figura ne može na { $at }.
lanko-text-sign = Piši ovo kao { $written }.
lanko-turn-over = Potez se završava pre polja { $at }.

## Šta ne valja u tekstu pozicije

lanko-text-seat = Pozicija počinje igračem na potezu, S, W, N ili E, a ne sa „{ $found }”.
lanko-text-piece = „{ $found }” nije figura: piši wp, ws, wb, bp, bs ili bb.
lanko-text-piece-late = „{ $found }” dolazi prekasno: sve figure su pre „first” i „passes=”.
lanko-text-twice = Polje { $at } je navedeno dvaput.
lanko-text-word = „{ $found }” u poziciji ništa ne znači.
lanko-text-empty = Na tabli nema figura.
lanko-text-first = Piši „first” jednom, bez propuštenih poteza, i samo kad S treba da odigra prvi potez partije, koji mora da bude pešakom.
lanko-text-passes = Piši „passes=” jednom, bez „first”, i sa brojem od 1 do { $most }.
lanko-text-pawn-inside = Na { $at }, u sredini table, ne može da stoji pešak.
lanko-text-standby = Na { $at } može da stoji samo rezervni pešak koji tu počinje.
lanko-text-too-many = { $seat } u igri ima samo { FORM($kind, $most) }.

## Kako se čitaju pravila

ruling-LANKO-2 = Na tablama 88 i 68 Jug prvi potez u partiji mora da odigra pešakom. Na tabli 103 može bilo kojom figurom.
ruling-LANKO-3 = Tvoje figure su sve figure tvoje boje, i partnerove; ali rezervni pešak se ne preskače i ne uzima. Šta uzimaš, biraš slobodno, a započeto uzimanje ide do kraja. Svaka uzeta figura odlazi odmah, a polje sa kog je krenula figura koja uzima važi kao prazno.
ruling-LANKO-4 = Na uzimanje te obavezuju samo figure koje smeš da pomeraš, ne one u partnerovoj polovini.
ruling-LANKO-6 = Barijera zaustavlja pomeranja i skokove, a uzimanje na bilo kojoj polovini njegovog puta. Kad pešak ide dijagonalno, barijere ne važe.
ruling-LANKO-8 = Igrač propušta kad ne može da uzme, pomeri, skoči ni preskoči, nema potez rezervnim pešakom ni kulu koja bi ušla na krajnje polje; i samo tada.
ruling-LANKO-9 = Partija se sama završava kad su četiri polja u sredini, odnosno krajnja polja, zauzeta, kad neka boja više nema figura na tabli, kad nijedna kula nije van sredine, kad se zaredom propuste četiri poteza, kad se ista pozicija pojavi treći put sa istim igračem na potezu, ili kad igrač čiji par napolju ima samo blokirane kule triput odigra isto pomeranje, a između je samo povratak. Svaki igrač sa kulom napolju može i da ponudi kraj partije; oba protivnika moraju da prihvate, i partner ako ima kulu napolju. Same blokirane kule nikad ne završavaju partiju.
ruling-LANKO-11 = Pomeranja i skokovi se pišu kao [8-B], uzimanja sa svakim zaustavljanjem kao [36;N;3], ulazak u sredinu kao [T-(W)] ili [P;(X)], propušten potez kao [---], kraj partije kao [+++]. Uzimanje može da se skrati na prvo i poslednje polje, a ulazak na [(X)], ako je moguć samo jedan takav potez.
ruling-LANKO-12 = Kad igra dvoje, svako drži dva mesta: Beli Jug i Sever, Crni Zapad i Istok. Kad igra troje, jedno drži oba crna mesta; to daje bolje izglede, pa meč čine tri partije u kojima svako jednom igra bez partnera. Partneri jedno drugom ne došaptavaju.
ruling-LANKO-13 = Kula na krajnje polje ulazi napred, levo ili desno od igrača koji je pomera, nikad nazad: iz centra Jug može na U, V i W, ali ne na X, Sever na X, V i W, ali ne na U, a tako i ostali.
ruling-LANKO-14 = Pozicija se piše kao mesto na potezu i svaka figura iza svog polja, na primer S 47:wb 43:wp 8:bb, sa w ili b za boju i p, s ili b za pešaka, malu ili veliku kulu. Sledi „first” dok obavezni prvi potez pešakom tek treba da se odigra, i „passes=” sa brojem ako su pre toga potezi propušteni.

## Stranica igre Lanko-88

lanko-88-page-title = Lanko-88, igra kula za dva para
lanko-88-page-description = Igraj Lanko-88, udvoje, utroje ili učetvoro, protiv računara ili u društvu: dovedi kule u sredinu i uzmi protivničke. Sva pravila.
lanko-88-page-line = Dva para na tabli u obliku krsta: dovedi svoje kule u sredinu pre protivnika.

## Stranica igre Lanko-68

lanko-68-page-title = Lanko-68, kraći Lanko za dva para
lanko-68-page-description = Igraj Lanko-68, kraći i lakši Lanko na tabli u obliku krsta sa 68 polja, udvoje, utroje ili učetvoro, protiv računara ili u društvu. Sva pravila.
lanko-68-page-line = Mali Lanko: manje prostora, manje figura, a sredina na samo nekoliko koraka.

## Stranica igre Lanko-103

lanko-103-page-title = Lanko-103, dijagonalni Lanko za dva para
lanko-103-page-description = Igraj Lanko-103, Lanko najbliži damama, protiv računara ili u društvu: dijagonalni potezi, rezervni pešaci i četiri krajnja polja za kule. Sva pravila.
lanko-103-page-line = Kule i pešaci po dijagonalama: nazad te vraća samo uzimanje.
