### The words of backgammon. The forms are those of portal.ftl: `case` of seats (gen) and pieces (gen, acc), `site`
### (from, to, on) of places, `sentence` and `clause`. A piece with a `$count` brings its number.

game-backgammon = Backgammon

## Figure

backgammon-checker = { piece-number-f }{ $colour ->
    [colour] { FORM($colour, agree: "f") }{ " " }
   *[none] { "" }
}figur{ piece-end-f }
backgammon-pile = { FORM($kind, $count) }
backgammon-cube-1 = { backgammon-cube } 1
backgammon-cube-2 = { backgammon-cube } 2
backgammon-cube-4 = { backgammon-cube } 4
backgammon-cube-8 = { backgammon-cube } 8
backgammon-cube-16 = { backgammon-cube } 16
backgammon-cube-32 = { backgammon-cube } 32
backgammon-cube-64 = { backgammon-cube } 64
backgammon-cube = { $form ->
    [start] Kock
   *[plain] kock
}{ piece-end-f } vrednosti

## Mesta; trouglovi imaju svoja imena

backgammon-bar = { $site ->
    [from] sa { $seat ->
        [you] tvog bara
       *[other] bara
    }
    [on] na { $seat ->
        [you] tvom baru
       *[other] baru
    }
    [to] na { $seat ->
        [you] tvoj bar
       *[other] bar
    }
   *[name] { $seat ->
        [you] tvoj bar
       *[other] bar
    }
}{ backgammon-whose }
backgammon-tray = { $site ->
    [from] iz { $seat ->
        [you] tvoje kutije
       *[other] kutije
    }
    [on] u { $seat ->
        [you] tvojoj kutiji
       *[other] kutiji
    }
    [to] u { $seat ->
        [you] tvoju kutiju
       *[other] kutiju
    }
   *[name] { $seat ->
        [you] tvoja kutija
       *[other] kutija
    }
}{ backgammon-whose }
backgammon-whose = { $seat ->
    [you] { "" }
   *[other] { " " }{ FORM($seat, case: "gen") }
}
backgammon-numbered = Trouglovi od 1 do 24
backgammon-cube-middle = { $site ->
    [from] sa sredine
    [to] na sredinu
    [on] na sredini
   *[name] sredina
} bara
backgammon-cube-place = { $site ->
    [from] sa kraja
    [to] na kraj
    [on] na kraju
   *[name] kraj
} bara kod { $seat ->
    [you] tebe
   *[other] { FORM($seat, case: "gen") }
}
backgammon-die = { $number ->
    [1] prva
    [2] druga
    [3] treća
   *[4] četvrta
} kockica

## Šta treba uraditi, i kako se partija završava

backgammon-open = Svako baca jednu kockicu; počinje veći broj{ stop }
backgammon-opened = Beli baca { $white }, Crni { $black }: { $seat ->
    [you] ti počinješ
   *[other] { $seat } počinje
}{ stop }
backgammon-may-double = { $seat ->
    [you] Tvoj potez: baci kockice ili dupliraj na { $value }
   *[other] { $seat } baca kockice ili duplira na { $value }
}{ stop }
backgammon-to-throw = { $seat ->
    [you] Tvoj potez: baci kockice
   *[other] { $seat } baca kockice
}{ stop }
backgammon-answer = { $seat ->
    [you] Tvoj potez: prihvati dupliranje na { $value } ili odustani
   *[other] { $seat } prihvata dupliranje na { $value } ili odustaje
}{ stop }
backgammon-to-move = { $seat ->
    [you] Tvoj potez
   *[other] { $seat } je na potezu
}{ stop }
backgammon-to-enter = { $seat ->
    [you] Tvoj potez: vrati figuru sa bara
   *[other] { $seat } mora da vrati figuru sa bara
}{ stop }
backgammon-to-finish = { $seat ->
    [you] Dodirni kockice ili „Gotovo” za kraj
   *[other] { $seat } završava potez
}{ stop }
backgammon-rest-lost = { $seat ->
    [you] Ostatak ne možeš da odigraš: dodirni „Gotovo”
   *[other] { $seat } ne može da odigra ostatak
}{ stop }
backgammon-cannot-move = { $seat ->
    [you] Nemaš potez: dodirni „Gotovo”
   *[other] { $seat } nema potez
}{ stop }
backgammon-lower-alone = { $seat ->
    [you] Ne možeš da odigraš
   *[other] { $seat } ne može da odigra
} samo manji broj, { $number } (pravilo ovog kompleta){ stop }
backgammon-over = Partija je gotova{ stop }
backgammon-end-single = { $seat ->
    [you] { $form ->
        [clause] još imaš
       *[sentence] Još imaš
    }
   *[other] { $seat } još ima
} figura na tabli{ stop }
backgammon-end-gammon = { $form ->
    [clause] gammon
   *[sentence] Gammon
}, jer { $seat ->
    [you] nemaš
   *[other] { $seat } nema
} nijednu sklonjenu figuru{ stop }
backgammon-end-backgammon = { $form ->
    [clause] backgammon
   *[sentence] Backgammon
}, jer { $seat ->
    [you] nemaš nijednu sklonjenu figuru, a imaš
   *[other] { $seat } nema nijednu sklonjenu figuru, a ima
} još neku na baru ili u kući pobednika{ stop }
backgammon-end-dropped = { $seat ->
    [you] { $form ->
        [clause] ne prihvataš
       *[sentence] Ne prihvataš
    }
   *[other] { $seat } ne prihvata
} dupliranje{ stop }
backgammon-match-over = { $form ->
    [clause] meč je odlučen
   *[sentence] Meč je odlučen.
}

## Dugmad

backgammon-roll = Baci
backgammon-double = Dupliraj
backgammon-take = Prihvati
backgammon-drop = Odustani
backgammon-done = Gotovo

## Pored imena igrača

backgammon-pips = { $number } { $number ->
    [one] korak
   *[other] koraka
}
backgammon-score = { $number } od { $of }

## Šta može da se izabere za partiju, i šta može da se preda

backgammon-plan-points = Meč do { $length } poena
backgammon-option-single-number = Ako može samo jedna kockica
backgammon-option-single-number-lattjo = Samo veća (pravilo kompleta)
backgammon-option-single-number-tournament = Koja god može (uobičajeno)
backgammon-option-cube = Kocka za dupliranje
backgammon-option-cube-in-matches = U mečevima
backgammon-option-cube-on = Uvek
backgammon-option-cube-off = Nikad
backgammon-option-crawford = Krofordova partija u mečevima
backgammon-option-crawford-on = Da
backgammon-option-crawford-off = Ne
backgammon-resign-1 = { $form ->
    [clause] običnu partiju
   *[plain] Obična partija
}
backgammon-resign-2 = { $form ->
    [clause] gammon
   *[plain] Gammon
}
backgammon-resign-3 = { $form ->
    [clause] backgammon
   *[plain] Backgammon
}

## Zašto korak ne može

backgammon-empty = Na { $at } nema figura.
backgammon-not-yours = Figure na { $at } nisu tvoje.
backgammon-bar-empty = { $seat ->
    [you] Nemaš
   *[other] { $seat } nema
} nijednu figuru na baru.
backgammon-touch-own = Dodirni neku { $seat ->
    [you] svoju figuru
   *[other] figuru { FORM($seat, case: "gen") }
} ili kockicu.
backgammon-stays-off = Sklonjena figura se ne vraća.
backgammon-cube-not-now = { $seat ->
    [you] Možeš da dupliraš
   *[other] { $seat } može da duplira
} samo pre bacanja.
backgammon-bar-first = Prvo se vraćaju figure sa { $seat ->
    [you] tvog bara
   *[other] bara { FORM($seat, case: "gen") }
}.
backgammon-bar-blocked = { $seat ->
    [you] Nijednom preostalom kockicom ne možeš
   *[other] { $seat } nijednom preostalom kockicom ne može
} da { $seat ->
    [you] vratiš
   *[other] vrati
} figuru sa bara.
backgammon-blocked = Figure na { $at } ne mogu nikud sa preostalim kockicama.
backgammon-blocked-point = Trougao { $at } drže bar dve protivničke figure.
backgammon-backward = Figure { $seat ->
    [you] ti idu
   *[other] { FORM($seat, case: "gen") } idu
} samo napred.
backgammon-wrong-number = Dotle ima { $number } { $number ->
    [one] trougao
    [few] trougla
   *[other] trouglova
}, a to ne pokazuje nijedna preostala kockica.
backgammon-other-die = Izabrana kockica pokazuje { WORD($number) }, a to vodi drugamo.
backgammon-no-goal = Tamo figura ne može.
backgammon-not-all-home = { $seat ->
    [you] Figure sklanjaš tek kad su ti sve
   *[other] { $seat } sklanja figure tek kad su sve
} u kući.
backgammon-off-needs = Za sklanjanje ove figure treba { WORD($number) } ili više.
backgammon-higher-behind = Prvo idu figure koje su dalje, na { $at }.
backgammon-number-blocked = Broj { $number } sad ne može da odigra nijedna figura.
backgammon-die-used = Broj { $number } na ovoj kockici je već odigran.
backgammon-die-aside = Ova kockica nije u ovom bacanju.
backgammon-play-both = Obe kockice mogu da se odigraju, pa i moraju, a posle ovog poteza druga ne bi mogla.
backgammon-as-many = Od duplog možeš da odigraš još { $number ->
    [1] jedan korak
    [one] { $number } korak
   *[other] { WORD($number) } koraka
}, pa i moraš, a posle ovog ih ostaje manje.
backgammon-play-higher = Može jedna ili druga kockica, ali ne obe, pa mora veća: { WORD($number) }.

## Šta ne valja u tekstu poteza

backgammon-text-turn = Potez počinje bacanjem, na primer 31: 8/5 6/5.
backgammon-text-turn-word = „{ $found }” nije deo poteza.
backgammon-text-step = Upiši ovde jedan korak: kockice, na primer 31, pomeranje, na primer 8/5, ili roll, double, take, drop ili done.
backgammon-text-no-throw = Ovde nedostaje bacanje, na primer 31:
backgammon-text-other-throw = Kockice pokazuju { $expected }, a ne { $found }.
backgammon-text-tie = Jednaki brojevi ne odlučuju ko počinje, nego se baca ponovo.
backgammon-text-no-double = Sad niko ne može da duplira.
backgammon-text-no-answer = Nedostaje odgovor na dupliranje: take ili drop.
backgammon-text-not-now = To sad ne može.
backgammon-text-over = Partija je gotova.
backgammon-text-turn-over = Potez se završava pre ovoga.
backgammon-text-no-move = Ovde nedostaje pomeranje, na primer 8/5.
backgammon-text-backward = Figura ide samo ka manjim brojevima, pa sa { $from } ne može na { $to }.
backgammon-text-times = „{ $found }” ne kaže koliko puta se pomera: stavi broj od 1 do { $most } u zagrade.
backgammon-text-many = U potezu je najviše { WORD($most) } { $most ->
    [one] pomeranje
   *[other] pomeranja
}.
backgammon-text-more = Može da se odigra još, pa potez nije gotov.
backgammon-text-ambiguous = Ovo može da se čita na više načina: { $readings }.
backgammon-text-no-hit = Na { $at } se ništa ne izbacuje.

## Šta ne valja u tekstu pozicije

backgammon-text-checkers = { $seat } ovde ima { $found } { $found ->
    [one] figuru
    [few] figure
   *[other] figura
}, a treba da ih ima { $needed }.
backgammon-text-shared = Trougao { $white } Belog je trougao { $black } Crnog, a tu može da bude samo jedna strana.
backgammon-text-both-off = Ovde su obe strane sklonile sve figure.
backgammon-text-closed = Obe strane imaju figure na baru pred zatvorenom kućom, pa niko više ne bi mogao da igra.
backgammon-text-no-cube = U ovoj partiji nema kocke.
backgammon-text-cannot-double = { $seat } ovde ne može da duplira.
backgammon-text-begun = Dok se ne odluči ko počinje, sve stoji kao na početku.
backgammon-text-ended = { $seat } više nema figura na tabli, pa je partija gotova.
backgammon-text-not-won = { $seat } ne može ovako da pobedi.
backgammon-text-throw = „{ $found }” nije bacanje: piši dva broja od 1 do 6, na primer 31.
backgammon-text-word = „{ $found }” ne spada ovamo.
backgammon-text-no-side = Nedostaju figure { FORM($seat, case: "gen") }.
backgammon-text-two-sides = Figure { FORM($seat, case: "gen") } su navedene dvaput.
backgammon-text-twice = Mesto { $at } { FORM($seat, case: "gen") } je navedeno dvaput.
backgammon-text-number = „{ $found }” nije broj figura: piši od 1 do { $most }.
backgammon-text-point = „{ $found }” nije mesto za figure: piši od 24 do 1, bar ili off.
backgammon-text-cube-value = „{ $found }” nije vrednost kocke: piši 1, 2, 4, 8, 16, 32 ili 64.
backgammon-text-seat = „{ $found }” nije strana: piši white ili black.
backgammon-text-stage = „{ $found }” ne kaže šta sledi: piši opening, roll, doubled, dice ili won.
backgammon-text-id-letter = „{ $found }” ne može da bude u ID-u.
backgammon-text-id-length = Broj slova u ovom ID-u je { WORD($found) }; treba da bude { WORD($needed) }.
backgammon-text-id-bits = „{ $found }” je dugo kao ID, ali ništa ne znači.
backgammon-text-cube-most = Kocka vredi najviše 64.
backgammon-text-cube-owner = Kocka koja vredi 1 leži u sredini, a svaka druga pripada nekoj strani.
backgammon-text-resigned = Ovde neko predaje ili nudi predaju, pa odavde ništa ne može da se igra.
backgammon-text-id-state = Iz ovog ID-a ne može da se pročita kako partija stoji.
backgammon-text-dice = U ovom ID-u su kockice tamo gde se ne bacaju.
backgammon-text-id-turn = Ovaj ID sam sebi protivreči o tome ko je na potezu.
backgammon-text-match-length = Ovaj ID je iz { $found ->
    [0] pojedinačne partije
   *[other] meča do { $found }
}, a ovo je { $expected ->
    [0] pojedinačna partija
   *[other] meč do { $expected }
}.
backgammon-text-match-score = { $seat } u meču iz ovog ID-a ima { $found }, a u ovom { $expected }.
backgammon-text-crawford = Ovaj ID je iz Krofordove partije, a ova partija to nije.
backgammon-text-not-crawford = Ovo je Krofordova partija, a ID je iz neke druge.
backgammon-text-xgid = „{ $found }” ne može da se pročita u XGID-u: u njemu su figure, kocka i čija je, ko je na potezu, bacanje ili 00, i rezultat.
backgammon-mended-match = Ovo je iz meča do { $length } u kom je { $white } prema { $black }, prvo poeni Belog. Ovde je to pojedinačna partija, bez rezultata.
backgammon-mended-crawford = Ovo je iz Krofordove partije u meču do { $length } u kom je { $white } prema { $black }, prvo poeni Belog. Ovde je to pojedinačna partija, bez rezultata.
backgammon-mended-score = Pojedinačna partija nema rezultat, pa se { $white } prema { $black } (prvo poeni Belog) izostavlja.
backgammon-mended-beaver = Trenutno vraćanje dupliranja (beaver, raccoon) ovde ne postoji, pa ovo važi kao dupliranje pre toga.

## Kako se čitaju pravila

ruling-BG-1 = Oba broja moraju da se odigraju ako je to ikako moguće; kod duplog, od četiri koraka što više njih.
ruling-BG-2 = Kad može da se odigra samo jedan od dva broja, izvor dozvoljava samo veći: manji se nikad ne igra sam, ni za vraćanje sa bara. Ako može svaki od njih, ali ne oba, igra se veći. Na turnirima je drugačije: manji broj mora da se odigra kad veći ne može. To možeš da izabereš za novu partiju. Duplo nema manji broj.
ruling-BG-3 = Kocka za dupliranje se koristi u mečevima, a u pojedinačnim partijama ako tako izabereš. Ne ide preko 64. U mečevima važi Krofordovo pravilo, osim ako se isključi. Džejkobijevog pravila nema: gammon se uvek računa. Igrač može da preda jednostruku, dvostruku ili trostruku vrednost kocke, a drugi igrač mora da prihvati.
ruling-BG-5 = Jedna figura na trouglu može da se izbaci, a dve ili više ga blokiraju; samo slovenački prevod to izričito kaže.

## Stranica igre Backgammon

backgammon-page-title = Backgammon sa kockom za dupliranje i mečevima
backgammon-page-description = Igraj backgammon protiv računara ili s prijateljem na istom uređaju: pojedinačne partije ili mečevi, kocka za dupliranje, po želji tvoje kockice.
backgammon-page-line = Kockice biraju brojeve. Da li bežiš, blokiraš ili izbacuješ, biraš ti.
