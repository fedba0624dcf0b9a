### The words of backgammon. Places have the forms `from`, `to` and `at`, with their preposition; all else as in the portal.

game-backgammon = Backgammon

## Figure

backgammon-checker = { count-thing }{ $colour ->
    [colour] { FORM($colour, gender: "thing") } ž
   *[none] { $form ->
        [start] Ž
       *[plain] ž
    }
}eton{ noun-thing }
backgammon-pile = { FORM($kind, $count) }
backgammon-cube-1 = { backgammon-cube } (1)
backgammon-cube-2 = { backgammon-cube } (2)
backgammon-cube-4 = { backgammon-cube } (4)
backgammon-cube-8 = { backgammon-cube } (8)
backgammon-cube-16 = { backgammon-cube } (16)
backgammon-cube-32 = { backgammon-cube } (32)
backgammon-cube-64 = { backgammon-cube } (64)
backgammon-cube = { $form ->
    [start] K
   *[plain] k
}ock{ noun-she } za udvostručavanje

## Mjesta; polja imaju svoja imena

# "tvoj" before a place, or the seat behind it.
backgammon-your-he = { $seat ->
    [you] { $case ->
        [from] tvojeg
        [at] tvojem
       *[nom] tvoj
    }{ " " }
   *[other] { "" }
}
backgammon-your-she = { $seat ->
    [you] { $case ->
        [from] tvoje
        [to] tvoju
        [at] tvojoj
       *[nom] tvoja
    }{ " " }
   *[other] { "" }
}
backgammon-owner = { $seat ->
    [you] { "" }
   *[other] { " " }{ FORM($seat, case: "gen") }
}
backgammon-bar = { $case ->
    [from] s { backgammon-your-she }razdjelnice
    [to] na { backgammon-your-she }razdjelnicu
    [at] na { backgammon-your-she }razdjelnici
   *[nom] { backgammon-your-she }razdjelnica
}{ backgammon-owner }
backgammon-tray = { $case ->
    [from] iz { backgammon-your-he }pretinca
    [to] u { backgammon-your-he }pretinac
    [at] u { backgammon-your-he }pretincu
   *[nom] { backgammon-your-he }pretinac
}{ backgammon-owner }
backgammon-numbered = Polja 1 do 24
backgammon-cube-middle = { $case ->
    [from] sa sredine
    [to] na sredinu
    [at] na sredini
   *[nom] sredina
} razdjelnice
backgammon-cube-place = { $case ->
    [from] s { backgammon-your-he }kraja
    [to] na { backgammon-your-he }kraj
    [at] na { backgammon-your-he }kraju
   *[nom] { backgammon-your-he }kraj
} razdjelnice{ backgammon-owner }
backgammon-die = { $number ->
    [1] prva
    [2] druga
    [3] treća
   *[4] četvrta
} kocka

## Što treba učiniti i kako partija završava

backgammon-open = Svaka strana baca jednu kocku; počinje veći broj{ stop }
backgammon-opened = Bijeli ima { $white }, Crni { $black }: { $seat ->
    [you] počinješ ti
   *[other] počinje { $seat }
}{ stop }
backgammon-may-double = { $seat ->
    [you] Tvoj potez: baci kocke ili udvostruči
   *[other] { $seat } baca kocke ili udvostručuje
} na { $value }{ stop }
backgammon-to-throw = { $seat ->
    [you] Tvoj potez: baci kocke
   *[other] { $seat } baca kocke
}{ stop }
backgammon-answer = { $seat ->
    [you] Tvoj potez: prihvati udvostručavanje na { $value } ili odustani
   *[other] { $seat } prihvaća udvostručavanje na { $value } ili odustaje
}{ stop }
backgammon-to-move = { seat-to-move }{ stop }
backgammon-to-enter = { $seat ->
    [you] Tvoj potez: vrati u igru žeton s razdjelnice
   *[other] { $seat } mora vratiti u igru žeton s razdjelnice
}{ stop }
backgammon-to-finish = { $seat ->
    [you] Dodirni kocke ili „Gotovo” za kraj
   *[other] { $seat } završava potez
}{ stop }
backgammon-rest-lost = { $seat ->
    [you] Ostatak ne možeš odigrati: dodirni „Gotovo”
   *[other] { $seat } ne može odigrati ostatak
}{ stop }
backgammon-cannot-move = { $seat ->
    [you] Nemaš poteza: dodirni „Gotovo”
   *[other] { $seat } nema poteza
}{ stop }
backgammon-lower-alone = { $seat ->
    [you] Ne možeš
   *[other] { $seat } ne može
} odigrati samo manji broj, { $number } (pravilo ovog kompleta){ stop }
backgammon-over = Partija je gotova{ stop }
backgammon-end-single = { $seat ->
    [you] { $form ->
        [clause] još imaš
       *[sentence] Još imaš
    }
   *[other] { $seat } još ima
} žetona na ploči{ stop }
backgammon-end-gammon = { $form ->
    [clause] gammon
   *[sentence] Gammon
}, jer { backgammon-none-off }{ stop }
backgammon-end-backgammon = { $form ->
    [clause] backgammon
   *[sentence] Backgammon
}, jer { backgammon-none-off }, a još { $seat ->
    [you] imaš
   *[other] ima
} žeton na razdjelnici ili u pobjednikovoj kući{ stop }
backgammon-none-off = { $seat ->
    [you] nemaš
   *[other] { $seat } nema
} nijednog uklonjenog žetona
backgammon-end-dropped = { $seat ->
    [you] { $form ->
        [clause] odustaješ
       *[sentence] Odustaješ
    }
   *[other] { $seat } odustaje
} nakon udvostručavanja{ stop }
backgammon-match-over = { $form ->
    [clause] meč je odlučen
   *[sentence] Meč je odlučen.
}

## Gumbi

backgammon-roll = Baci
backgammon-double = Udvostruči
backgammon-take = Prihvati
backgammon-drop = Odustani
backgammon-done = Gotovo

## Pokraj imena igrača: koliko još žetoni imaju do cilja i bodovi u meču

backgammon-pips = do cilja: { $number }
backgammon-score = { $number } od { $of }

## Što se može odabrati za partiju i predati

backgammon-plan-points = Meč do { $length } { $length ->
    [one] boda
    [few] boda
   *[other] bodova
}
backgammon-option-single-number = Ako se može odigrati samo jedna kocka
backgammon-option-single-number-lattjo = Samo veća (pravilo kompleta)
backgammon-option-single-number-tournament = Koja god može (uobičajeno)
backgammon-option-cube = Kocka za udvostručavanje
backgammon-option-cube-in-matches = U mečevima
backgammon-option-cube-on = Uvijek
backgammon-option-cube-off = Nikad
backgammon-option-crawford = Crawfordova partija u mečevima
backgammon-option-crawford-on = Da
backgammon-option-crawford-off = Ne
backgammon-resign-1 = { $form ->
    [clause] jednostavan
   *[plain] Jednostavan
} poraz
backgammon-resign-2 = { $form ->
    [clause] gammon
   *[plain] Gammon
}
backgammon-resign-3 = { $form ->
    [clause] backgammon
   *[plain] Backgammon
}

## Zašto se korak odbija

backgammon-empty = Na polju { $at } nema žetona.
backgammon-not-yours = Žetoni na polju { $at } nisu tvoji.
backgammon-bar-empty = { $seat ->
    [you] Nemaš
   *[other] { $seat } nema
} žetona na razdjelnici.
backgammon-touch-own = Dodirni { $seat ->
    [you] jedan svoj žeton
   *[other] žeton strane na potezu ({ $seat })
} ili kocku.
backgammon-stays-off = Uklonjen žeton više se ne vraća.
backgammon-cube-not-now = { $seat ->
    [you] Udvostručiti možeš
   *[other] { $seat } može udvostručiti
} samo prije bacanja.
backgammon-bar-first = { $seat ->
    [you] Najprije vrati
   *[other] { $seat } najprije vraća
} u igru žetone s razdjelnice.
backgammon-bar-blocked = { $seat ->
    [you] Nijednom preostalom kockom ne možeš
   *[other] { $seat } nijednom preostalom kockom ne može
} u igru s razdjelnice.
backgammon-blocked = Žetoni na polju { $at } ne mogu nikamo s preostalim kockama.
backgammon-blocked-point = Dva ili više protivnikovih žetona zatvaraju polje { $at }.
backgammon-backward = { $seat ->
    [you] Tvoji žetoni idu
   *[other] { $seat } pomiče žetone
} samo naprijed.
backgammon-wrong-number = Dotle { $number ->
    [1] je jedno polje
    [one] je { $number } polje
    [few] su { WORD($number) } polja
   *[other] je { WORD($number) } polja
}, a nijedna preostala kocka to ne pokazuje.
backgammon-other-die = Odabrana kocka pokazuje { WORD($number) }, a to vodi drugamo.
backgammon-no-goal = Žeton ne može onamo.
backgammon-not-all-home = { $seat ->
    [you] Žetone možeš uklanjati
   *[other] { $seat } može uklanjati žetone
} tek kad su svi u kući.
backgammon-off-needs = Za uklanjanje ovog žetona treba { WORD($number) } ili više.
backgammon-higher-behind = Najprije idu žetoni koji su dalje, na polju { $at }.
backgammon-number-blocked = Broj { WORD($number) } sada ne može odigrati nijedan žeton.
backgammon-die-used = Broj { WORD($number) } s ove kocke već je odigran.
backgammon-die-aside = Ova kocka ne pripada ovom bacanju.
backgammon-play-both = Mogu se odigrati obje kocke, pa to i moraš, a nakon ovog poteza druga više ne bi mogla.
backgammon-as-many = Od jednakih brojeva možeš odigrati još { WORD($number) } { $number ->
    [one] pomak
    [few] pomaka
   *[other] pomaka
}, pa to i moraš, a ovaj bi ostavio manje.
backgammon-play-higher = Može se odigrati bilo koja kocka, ali ne obje, pa mora veća: { WORD($number) }.

## Što nije u redu s tekstom poteza

backgammon-text-turn = Potez počinje bacanjem, na primjer 31: 8/5 6/5.
backgammon-text-turn-word = „{ $found }” nije dio poteza.
backgammon-text-step = Napiši ovdje jedan korak: kocke, na primjer 31, pomak, na primjer 8/5, ili roll, double, take, drop ili done.
backgammon-text-no-throw = Ovdje nedostaje bacanje, na primjer 31:
backgammon-text-other-throw = Kocke pokazuju { $expected }, a ne { $found }.
backgammon-text-tie = Jednaki brojevi ne odlučuju tko počinje, pa se baca ponovno.
backgammon-text-no-double = Sada nitko ne može udvostručiti.
backgammon-text-no-answer = Nedostaje odgovor na udvostručavanje: take ili drop.
backgammon-text-not-now = To se sada ne može.
backgammon-text-over = Partija je gotova.
backgammon-text-turn-over = Potez završava prije ovoga.
backgammon-text-no-move = Ovdje nedostaje pomak, na primjer 8/5.
backgammon-text-backward = Žeton ide samo na polja s manjim brojem, pa ne može s polja { $from } na { $to }.
backgammon-text-times = „{ $found }” ne kaže koliko se puta pomak igra: u zagradi stoji broj od 1 do { $most }.
backgammon-text-many = U potezu je najviše { WORD($most) } { $most ->
    [one] pomak
    [few] pomaka
   *[other] pomaka
}.
backgammon-text-more = Može se još igrati, pa potez nije gotov.
backgammon-text-ambiguous = Ovo se može čitati na više načina: { $readings }.
backgammon-text-no-hit = Na polju { $at } ne izbacuje se ništa.

## Što nije u redu s tekstom pozicije

backgammon-text-checkers = { $seat } ovdje ima { WORD($found) } { $found ->
    [one] žeton
    [few] žetona
   *[other] žetona
}, a treba ih biti { WORD($needed) }.
backgammon-text-shared = Polje { $white } za bijele isto je što i polje { $black } za crne, a na njemu može biti samo jedna strana.
backgammon-text-both-off = Ovdje su obje strane uklonile sve žetone.
backgammon-text-closed = Obje strane imaju žetone na razdjelnici pred zatvorenom kućom, pa više nitko nikad ne bi imao potez.
backgammon-text-no-cube = U ovoj partiji nema kocke za udvostručavanje.
backgammon-text-cannot-double = { $seat } ovdje ne može udvostručiti.
backgammon-text-begun = Dok nije odlučeno tko počinje, sve stoji kao na početku.
backgammon-text-ended = { $seat } više nema žetona na ploči, pa je partija gotova.
backgammon-text-not-won = { $seat } ovako ne može pobijediti.
backgammon-text-throw = „{ $found }” nije bacanje: pišu se dva broja od 1 do 6, na primjer 31.
backgammon-text-word = „{ $found }” ovamo ne pripada.
backgammon-text-no-side = Nedostaju žetoni strane { $seat }.
backgammon-text-two-sides = Žetoni strane { $seat } navedeni su dvaput.
backgammon-text-twice = Mjesto { $at } strane { $seat } navedeno je dvaput.
backgammon-text-number = „{ $found }” nije broj žetona: piše se 1 do { $most }.
backgammon-text-point = „{ $found }” nije mjesto za žetone: piše se 24 do 1, bar ili off.
backgammon-text-cube-value = „{ $found }” nije vrijednost kocke za udvostručavanje: piše se 1, 2, 4, 8, 16, 32 ili 64.
backgammon-text-seat = „{ $found }” nije strana: piše se white ili black.
backgammon-text-stage = „{ $found }” ne kaže što slijedi: piše se opening, roll, doubled, dice ili won.
backgammon-text-id-letter = „{ $found }” ne može biti u ID-u.
backgammon-text-id-length = Broj slova u ovom ID-u je { WORD($found) }, a treba ih biti { WORD($needed) }.
backgammon-text-id-bits = „{ $found }” je dugo kao ID, ali ništa ne znači.
backgammon-text-cube-most = Kocka za udvostručavanje vrijedi najviše 64.
backgammon-text-cube-owner = Kocka za udvostručavanje s vrijednošću 1 leži u sredini, a svaka druga kod jedne strane.
backgammon-text-resigned = Netko ovdje predaje ili to nudi, pa se odavde ne može igrati.
backgammon-text-id-state = Iz ovog ID-a ne može se pročitati kako partija stoji.
backgammon-text-dice = Ovaj ID ima kocke gdje se ne mogu bacati.
backgammon-text-id-turn = Ovaj ID proturječi sam sebi o tome tko je na potezu.
backgammon-text-match-length = Ovaj ID pripada { $found ->
    [0] pojedinačnoj partiji
   *[other] meču do { $found }
}, a ovo je { $expected ->
    [0] pojedinačna partija
   *[other] meč do { $expected }
}.
backgammon-text-match-score = { $seat } u meču ovog ID-a ima { $found }, a u ovom { $expected }.
backgammon-text-crawford = Ovaj ID pripada Crawfordovoj partiji, a ova partija to nije.
backgammon-text-not-crawford = Ovo je Crawfordova partija, a ID pripada drugoj partiji.
backgammon-text-xgid = „{ $found }” se ne može pročitati u XGID-u, koji navodi žetone, kocku za udvostručavanje i njezina vlasnika, tko je na potezu, bacanje ili 00 i rezultat.
backgammon-mended-match = Ovo je iz meča do { $length } s rezultatom { $white } : { $black }, najprije bodovi bijelih. Ovdje je to pojedinačna partija, koja nema rezultata.
backgammon-mended-crawford = Ovo je iz Crawfordove partije meča do { $length } s rezultatom { $white } : { $black }, najprije bodovi bijelih. Ovdje je to pojedinačna partija, koja nema rezultata.
backgammon-mended-score = Pojedinačna partija nema rezultata, pa se { $white } : { $black } izostavlja (najprije bodovi bijelih).
backgammon-mended-beaver = Trenutačno vraćanje udvostručenja (beaver, raccoon) ovdje ne postoji, pa ovo vrijedi kao udvostručenje prije toga.

## Kako čitamo pravila

ruling-BG-1 = Oba broja moraju se odigrati ako za to postoji ikakav način; kod jednakih brojeva što više pomaka, najviše četiri.
ruling-BG-2 = Gdje se može odigrati samo jedan od dva broja, izvor dopušta samo veći: manji se nikad ne igra sam, ni za povratak s razdjelnice. Ako može bilo koji, ali ne oba, igra se veći. Turniri imaju drugo pravilo: manji se broj mora odigrati gdje veći ne može. Možeš ga odabrati za novu partiju. Kod jednakih brojeva nema manjeg.
ruling-BG-3 = Kocka za udvostručavanje koristi se u mečevima, a u pojedinačnim partijama ako je odabereš. Ne ide preko 64. U mečevima vrijedi Crawfordovo pravilo, osim ako ga isključiš. Jacobyjeva pravila nema: gammon se uvijek broji. Može se predati jednostruka, dvostruka ili trostruka vrijednost kocke, a drugi igrač mora prihvatiti.
ruling-BG-5 = Jedan žeton na polju može se izbaciti, a dva ili više zatvaraju ga; izričito to kaže samo slovenski prijevod.

## Stranica igre Backgammon

backgammon-page-title = Backgammon s udvostručavanjem i mečevima
backgammon-page-description = Igraj backgammon protiv računala ili u društvu na istom uređaju: pojedinačne partije ili mečevi, kocka za udvostručavanje, po želji i tvoje kocke.
backgammon-page-line = Kocke biraju brojeve. Hoćeš li bježati, zatvarati ili izbacivati, odlučuješ ti.
