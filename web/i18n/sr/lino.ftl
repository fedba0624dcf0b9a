### The words of Lino: tile pločica, stone kamenčić, row niz, run lanac, spot mesto. The forms are those of
### portal.ftl: `case` of seats (gen) and pieces (gen, acc), `sentence` and `clause`. A piece with a `$count` brings
### its number.

game-lino = Lino

## Mesta

lino-seat = { $seat ->
    [1] Bel
   *[2] Plav
}{ seat-end }
lino-colour = { $form ->
    [start] { $seat ->
        [1] Bel
       *[2] Plav
    }
   *[plain] { $seat ->
        [1] bel
       *[2] plav
    }
}{ colour-end }

## Kamenčići, pločice i znaci

lino-stone = { piece-number-m }{ $colour ->
    [lino-colour] { FORM($colour, agree: "m") }{ " " }
   *[none] { "" }
}kamenčić{ piece-end-m }
lino-tile = { $form ->
    [start] Pločic
   *[plain] { piece-number-f }pločic
}{ piece-end-f }
lino-star = { lino-tile } sa zvezdom
lino-white-1 = { lino-tile } sa belim brojem 1
lino-white-2 = { lino-tile } sa belim brojem 2
lino-white-3 = { lino-tile } sa belim brojem 3
lino-white-4 = { lino-tile } sa belim brojem 4
lino-white-5 = { lino-tile } sa belim brojem 5
lino-blue-1 = { lino-tile } sa plavim brojem 1
lino-blue-2 = { lino-tile } sa plavim brojem 2
lino-blue-3 = { lino-tile } sa plavim brojem 3
lino-blue-4 = { lino-tile } sa plavim brojem 4
lino-blue-5 = { lino-tile } sa plavim brojem 5
lino-moved = već pomerena
lino-lain = tu je bila pločica

## Šta treba uraditi, i kako se partija završava

lino-to-build = { $seat ->
    [you] Tvoj potez: pomeri
   *[other] { $seat } pomera
} pločicu (još { $number }){ stop }
lino-to-fill = { $seat ->
    [you] Tvoj potez: stavi
   *[other] { $seat } stavlja
} kamenčić (još { $number }){ stop }
lino-to-claim = { $seat ->
    [you] Je li neki niz popunjen? Dodirni mu oba kraja, pa „Gotovo”
   *[other] { $seat } dodiruje oba kraja svakog popunjenog niza, pa „Gotovo”
}{ stop }
lino-to-count = { $seat ->
    [you] Nađi svoje lance od bar četiri kamenčića: svakom dodirni oba kraja, pa „Gotovo”
   *[other] { $seat } dodiruje oba kraja svakog lanca od bar četiri, pa „Gotovo”
}{ stop }
lino-over = { $seat ->
    [you] Imaš
   *[other] { $seat } ima
} više poena{ stop }
lino-over-drawn = Jednak broj poena{ stop }
lino-end-count = { $form ->
    [clause] svi poeni su prebrojani
   *[sentence] Svi poeni su prebrojani.
}
lino-end-drawn = { $form ->
    [clause] oboje imaju po { lino-points }
   *[sentence] Oboje imaju po { lino-points }.
}
lino-match = { $form ->
    [clause] obe partije su prebrojane
   *[sentence] Obe partije su prebrojane.
}
lino-match-drawn = { $form ->
    [clause] u dve partije oboje imaju po { lino-points }
   *[sentence] U dve partije oboje imaju po { lino-points }.
}
lino-points = { $number } { $number ->
    [one] poen
   *[other] poena
}
lino-match-resigned = { $seat ->
    [you] { $form ->
        [clause] predaješ
       *[sentence] Predaješ
    }
   *[other] { $seat } predaje
} meč{ stop }

## Dugmad

lino-pass = Propusti
lino-done = Gotovo

## Pored imena igrača

lino-tiles = još pločica: { $number }
lino-hand = još kamenčića: { $number }

## Šta može da se izabere za partiju

lino-plan-fair = Fer meč: dve partije na istoj tabli
lino-option-faces = Igra
lino-option-faces-down = Obična
lino-option-faces-up = Sa brojevima
lino-option-faces-stars = Samo zvezde
lino-option-eyes = Nizovi
lino-option-eyes-auto = Broje se sami
lino-option-eyes-sharp = Tražiš ih ti: propušteni se ne broje

## Zašto korak ne može

lino-no-tile = Na { $at } nema pločice.
lino-moved-before = Pločica na { $at } je već pomerena, pa ostaje tu.
lino-stuck = Pločica na { $at } ne može nikud: gde god da ode, neka pločica ostaje sama.
lino-onto-tile = Na { $at } već leži pločica.
lino-has-lain = Na { $at } je već bila pločica, pa tu više nijedna ne može.
lino-touches-none = Na { $at } pločica ne bi dodirivala nijednu drugu.
lino-leaves-alone = Kad bi ova pločica otišla sa { $from } na { $to }, pločica na { $tile } bi ostala sama.
lino-occupied = Na { $at } već leži kamenčić.
lino-no-row = To nije niz koji je ovaj kamenčić popunio. Dodirni oba kraja niza.
lino-no-run = To nije lanac od bar četiri tvoja kamenčića. Dodirni oba kraja lanca.

## Šta ne valja u tekstu koraka ili poteza

lino-text-step = Upiši ovde jedan korak, na primer g9.
lino-text-turn = Upiši ovde potez, na primer g9.
lino-text-turn-over = Potez se završava pre ovoga.
lino-text-turn-claims = Potez nije gotov: stavi tačku kad više nema nizova da se navedu.
lino-text-over = Partija je gotova.
lino-text-no-pass = Neka pločica može da se pomeri, pa niko ne propušta.
lino-text-word = „{ $found }” nije korak.
lino-text-spot = „{ $found }” nije mesto: piši od a1 do v20.
lino-text-ends = „{ $found }” ne navodi dva kraja niza, kao što je a5-d8.
lino-text-expects-move = Ovde se pomera pločica, na primer g9>h15; „{ $found }” nije to.
lino-text-expects-stone = Ovde se stavlja kamenčić, na primer g9; „{ $found }” nije to.
lino-text-expects-claim = Ovde se navodi niz, na primer =a5-d8, ili se stavlja tačka ako ih više nema; „{ $found }” nije ni jedno ni drugo.

## Šta ne valja u tekstu pozicije

lino-text-fields = Broj delova pozicije je { WORD($needed) }: faza, strana na potezu, poeni, preostali kamenčići, ugao, redovi, lica i nađeni nizovi. Ovde je { WORD($found) }.
lino-text-stage = „{ $found }” nije faza igre: piši od b0 do b5, f, c, k1, k2 ili e.
lino-text-stage-sharp = Faza „{ $found }” postoji samo kad igrači sami nalaze nizove.
lino-text-seat = „{ $found }” nije strana: piši w ili b.
lino-text-seat-over = Partija je gotova, pa niko nije na potezu: umesto „{ $found }” piši crticu.
lino-text-score = „{ $found }” ne navodi poene: piši poene Belog i Plavog sa zarezom između.
lino-text-hand = „{ $found }” ne navodi preostale kamenčiće: piši kamenčiće Belog i Plavog sa zarezom između.
lino-text-row = Broj mesta u prvom redu je { WORD($needed) }, a u ovom je { WORD($found) }.
lino-text-frame = Slika mora da stane u okvir { $columns } × { $rows } (kolone × redovi).
lino-text-sign = „{ $found }” nije znak slike: piši t, w, b, m, dvotačku ili tačku.
lino-text-smallest = Na ivici slike je prazan red ili kolona: izostavi to.
lino-text-tiles = Broj pločica u igri je { $needed }, a ne { WORD($found) }.
lino-text-faces-down = Obična igra ne pokazuje lica: ovde piši crticu.
lino-text-faces-missing = Nedostaju lica pločica.
lino-text-face = „{ $found }” nije lice: piši _, *, od w1 do w5 ili od b1 do b5.
lino-text-faces = Broj lica je { $needed }, a ne { WORD($found) }.
lino-text-face-stars = U ovoj igri se vide samo zvezde, a „{ $found }” nije zvezda.
lino-text-built = „{ $found }” je na slici samo dok se tabla gradi.
lino-text-stone-early = Na { $at } leži kamenčić pre nego što je tabla izgrađena.
lino-text-lain-many = Praznih mesta na kojima je već bila pločica je najviše { WORD($most) }.
lino-text-alone = Pločica na { $at } ne dodiruje nijednu drugu.
lino-text-moved = Broj pomerenih pločica je u ovoj fazi { WORD($needed) }, a ne { WORD($found) }.
lino-text-lain = Broj praznih mesta na kojima je bila pločica je u ovoj fazi { WORD($needed) }, a ne { WORD($found) }.
lino-text-stones = { $seat } na tabli ima { $found } { $found ->
    [one] kamenčić
   *[other] kamenčića
}, a ukupno samo { $most }.
lino-text-in-hand = Po tabli { $seat } ima još { WORD($needed) } { $needed ->
    [one] kamenčić
   *[other] kamenčića
}, a ne { WORD($found) }.
lino-text-stones-apart = Kamenčići se stavljaju naizmenično, pa Beli ne može da ih ima { WORD($white) } kad ih Plavi ima { WORD($blue) }.
lino-text-full = Svi kamenčići su na tabli, pa nema šta da se stavi.
lino-text-no-stone = Nema kamenčića koji je mogao da popuni niz.
lino-text-not-full = Nisu svi kamenčići na tabli.
lino-text-turn-of = Po kamenčićima na tabli na potezu je { $seat }.
lino-text-claims-none = U ovoj fazi se nizovi ne nalaze: umesto „{ $found }” piši crticu.
lino-text-last-missing = Nedostaje poslednji kamenčić.
lino-text-last = Poslednji kamenčić je stavio { $seat }, a na { $at } takvog nema.
lino-text-claim = „{ $found }” nije moglo da se nađe ovde, ili je navedeno dvaput.

## Kako se čitaju pravila

ruling-LINO-2 = U štampanoj igri broji se samo ono što igrač vidi. Ovde se nizovi broje sami, osim ako izabereš da ih tražiš ti. Tada onaj ko stavi kamenčić, pre kraja poteza pokazuje nizove koje je njime popunio; na kraju onaj ko je počeo pokazuje sve svoje lance, pa onda drugi igrač. Što niko ne pokaže, propada. Zvezde i brojevi se uvek broje sami.
ruling-LINO-3 = Sve pločice moraju da se dodiruju sa nekom drugom: nijedna ne sme da bude sama. Tabla sme da se raspadne na dva dela.
ruling-LINO-5 = Pločica sme na svako mesto koje pravila dozvoljavaju, i u rupu na tabli. Mesta je 22 puta 20, više nego što šest pločica može da dosegne.
ruling-LINO-7 = Jedna pločica nije niz. Poslednji kamenčić popunjava nizove kao i svaki drugi, pre poslednjeg brojanja. Igrač koji ne može da pomeri nijednu pločicu propušta potez.
ruling-LINO-8 = Kad nizove tražiš ti, pitanje dolazi posle svakog kamenčića, jer bi pitanje samo ponekad odalo nizove. Broje se samo nizovi koje je popunio taj kamenčić. Ako pokažeš nešto drugo, ništa te ne košta.
ruling-LINO-9 = Za dodir je dovoljan ugao, ali pločica koja dodiruje samo svoje staro mesto ne dodiruje nijednu, a nijedna druga ne sme da ostane sama. Lancu kamenčića ne treba popunjen niz, i broji se jednom: osam vredi 40, a nije dvaput četiri. Broji se i slobodna zvezda; ako oko nje niko nema kamenčića, ili ih je jednako, odlučuje samo kamenčić na njoj.

## Stranica igre Lino

lino-page-title = Lino, igra pločica i staklenih kamenčića
lino-page-description = Igraj Lino, igru Chislaine van den Bulk, protiv računara ili s prijateljem na istom uređaju: složi tablu od 56 pločica i popuni duge nizove.
lino-page-line = Zajedno gradite tablu, a onda se otimate oko toga ko će da popuni nizove.
