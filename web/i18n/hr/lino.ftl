### The words of Lino: tiles are pločice, stones kamenčići; a row of tiles is a linija, which is filled, a run of stones a niz, a spot
### a polje. The forms are those of the portal.

game-lino = Lino

## Mjesta

lino-seat = { $seat ->
    [1] Bijel
   *[2] Plav
}{ seat-ending }
lino-colour = { $form ->
    [start] { $seat ->
        [1] Bijel
       *[2] Plav
    }
   *[plain] { $seat ->
        [1] bijel
       *[2] plav
    }
}{ colour-ending }

## Kamenčići, pločice i znakovi

lino-stone = { count-thing }{ $colour ->
    [lino-colour] { FORM($colour, gender: "thing") } k
   *[none] { $form ->
        [start] K
       *[plain] k
    }
}amenčić{ noun-thing }
lino-tile = { count-she }{ $form ->
    [start] P
   *[plain] p
}ločic{ noun-she }
lino-star = { lino-tile } sa zvjezdicom
lino-white-1 = { lino-white } 1
lino-white-2 = { lino-white } 2
lino-white-3 = { lino-white } 3
lino-white-4 = { lino-white } 4
lino-white-5 = { lino-white } 5
lino-blue-1 = { lino-blue } 1
lino-blue-2 = { lino-blue } 2
lino-blue-3 = { lino-blue } 3
lino-blue-4 = { lino-blue } 4
lino-blue-5 = { lino-blue } 5
lino-white = { lino-tile } s bijelim brojem
lino-blue = { lino-tile } s plavim brojem
lino-moved = već pomaknuto
lino-lain = tu je već bila pločica

## Što treba učiniti i kako partija završava

lino-to-build = { $seat ->
    [you] Tvoj potez: pomakni
   *[other] { $seat } pomiče
} pločicu (preostalo: { $number }){ stop }
lino-to-fill = { $seat ->
    [you] Tvoj potez: stavi
   *[other] { $seat } stavlja
} kamenčić (preostalo: { $number }){ stop }
lino-to-claim = { $seat ->
    [you] Je li koja linija popunjena? Dodirni oba njezina kraja, a zatim „Gotovo”
   *[other] { $seat } dodiruje oba kraja svake popunjene linije, a zatim „Gotovo”
}{ stop }
lino-to-count = { $seat ->
    [you] Nađi svoje nizove od četiri ili više kamenčića: svakom dodirni oba kraja, a zatim „Gotovo”
   *[other] { $seat } dodiruje oba kraja svakog niza od četiri ili više, a zatim „Gotovo”
}{ stop }
lino-over = { $seat ->
    [you] Imaš
   *[other] { $seat } ima
} više bodova{ stop }
lino-over-drawn = Broj bodova je jednak{ stop }
lino-end-count = { $form ->
    [clause] svi su bodovi zbrojeni
   *[sentence] Svi su bodovi zbrojeni.
}
lino-end-drawn = { $form ->
    [clause] bodovi su
   *[sentence] Bodovi su
} { $number } : { $number }{ stop }
lino-match = { $form ->
    [clause] obje su partije zbrojene
   *[sentence] Obje su partije zbrojene.
}
lino-match-drawn = { $form ->
    [clause] u obje partije zajedno bodovi su
   *[sentence] U obje partije zajedno bodovi su
} { $number } : { $number }{ stop }
lino-match-resigned = { end-resigned }

## Gumbi

lino-pass = Propusti
lino-done = Gotovo

## Pokraj imena igrača

lino-tiles = još pločica: { $number }
lino-hand = još kamenčića: { $number }

## Što se može odabrati za partiju

lino-plan-fair = Pošten meč: dvije partije na istoj ploči
lino-option-faces = Igra
lino-option-faces-down = Standardna
lino-option-faces-up = S brojevima
lino-option-faces-stars = Samo zvjezdice
lino-option-eyes = Linije
lino-option-eyes-auto = Broje se same
lino-option-eyes-sharp = Igrači ih traže sami: propuštene ne vrijede

## Zašto se korak odbija

lino-no-tile = Na polju { $at } nema pločice.
lino-moved-before = Pločica na polju { $at } već je pomaknuta, pa ondje ostaje.
lino-stuck = Pločica na polju { $at } ne može nikamo: kamo god ode, neka pločica ostaje bez susjeda.
lino-onto-tile = Na polju { $at } već je pločica.
lino-has-lain = Na polju { $at } već je bila pločica, pa onamo više ne može nijedna.
lino-touches-none = Na polju { $at } pločica ne bi dodirivala nijednu drugu.
lino-leaves-alone = Kad bi ova pločica otišla s polja { $from } na { $to }, pločica na polju { $tile } ostala bi bez susjeda.
lino-occupied = Na polju { $at } već je kamenčić.
lino-no-row = To nije linija koju je popunio ovaj kamenčić. Dodirni oba kraja linije.
lino-no-run = To nije niz od četiri ili više tvojih kamenčića. Dodirni oba kraja niza.

## Što nije u redu s tekstom koraka ili poteza

lino-text-step = Napiši ovdje jedan korak, na primjer g9.
lino-text-turn = Napiši ovdje potez, na primjer g9.
lino-text-turn-over = Potez završava prije ovoga.
lino-text-turn-claims = Potez još nije gotov: napiši točku kad više nema linija koje treba navesti.
lino-text-over = Partija je gotova.
lino-text-no-pass = Neka se pločica može pomaknuti, pa se potez ne propušta.
lino-text-word = „{ $found }” nije korak.
lino-text-spot = „{ $found }” nije polje: polja su od a1 do v20.
lino-text-ends = „{ $found }” ne navodi dva kraja linije, na primjer a5-d8.
lino-text-expects-move = Ovdje se pomiče pločica, na primjer g9>h15, a ne „{ $found }”.
lino-text-expects-stone = Ovdje se stavlja kamenčić, na primjer g9, a ne „{ $found }”.
lino-text-expects-claim = Ovdje se navodi linija, na primjer =a5-d8, ili stoji točka ako ih više nema; „{ $found }” nije ni jedno ni drugo.

## Što nije u redu s tekstom pozicije

lino-text-fields = Pozicija ima { WORD($needed) } dijelova: faza, strana na potezu, bodovi, preostali kamenčići, kut, redovi, lica i nađene linije. Ovdje ih je { WORD($found) }.
lino-text-stage = „{ $found }” nije faza partije: piše se b0 do b5, f, c, k1, k2 ili e.
lino-text-stage-sharp = Faza „{ $found }” postoji samo kad igrači sami traže linije.
lino-text-seat = „{ $found }” nije strana: piše se w ili b.
lino-text-seat-over = Partija je gotova, pa nitko nije na potezu: umjesto „{ $found }” piše se crtica.
lino-text-score = „{ $found }” ne navodi bodove: piše se koliko ima Bijeli, zarez i koliko ima Plavi.
lino-text-hand = „{ $found }” ne navodi preostale kamenčiće: piše se koliko ima Bijeli, zarez i koliko ima Plavi.
lino-text-row = Broj polja u prvom redu je { WORD($needed) }, a ovdje ih je { WORD($found) }.
lino-text-frame = Slika mora stati u okvir: stupaca { $columns }, redova { $rows }.
lino-text-sign = „{ $found }” nije znak slike: piše se t, w, b, m, dvotočka ili točka.
lino-text-smallest = Red ili stupac na rubu slike je prazan: izostavi ga.
lino-text-tiles = U igri treba biti { $needed } pločica, a ne { $found }.
lino-text-faces-down = U standardnoj igri nema lica: ovdje se piše crtica.
lino-text-faces-missing = Nedostaju lica pločica.
lino-text-face = „{ $found }” nije lice: piše se _, *, w1 do w5 ili b1 do b5.
lino-text-faces = Lica treba biti { $needed }, a ne { $found }.
lino-text-face-stars = U ovoj se igri vide samo zvjezdice, a „{ $found }” to nije.
lino-text-built = „{ $found }” je na slici samo dok se ploča gradi.
lino-text-stone-early = Na polju { $at } je kamenčić prije nego što je ploča izgrađena.
lino-text-lain-many = Praznih polja na kojima je bila pločica može biti najviše { WORD($most) }.
lino-text-alone = Pločica na polju { $at } ne dodiruje nijednu drugu.
lino-text-moved = U ovoj fazi broj pomaknutih pločica je { WORD($needed) }, a ne { WORD($found) }.
lino-text-lain = U ovoj fazi broj praznih polja na kojima je bila pločica je { WORD($needed) }, a ne { WORD($found) }.
lino-text-stones = { $seat } ima previše kamenčića na ploči: { $found }, a ukupno ih je samo { $most }.
lino-text-in-hand = Prema ploči { $seat } treba imati još kamenčića: { WORD($needed) }, a ne { WORD($found) }.
lino-text-stones-apart = Kamenčići se stavljaju naizmjence, pa ne može bijelih biti { WORD($white) }, a plavih { WORD($blue) }.
lino-text-full = Svi su kamenčići na ploči, pa se više nijedan ne stavlja.
lino-text-no-stone = Nema kamenčića koji bi popunio liniju.
lino-text-not-full = Svi kamenčići još nisu na ploči.
lino-text-turn-of = Prema kamenčićima na ploči na potezu je { $seat }.
lino-text-claims-none = U ovoj fazi nema nađenih linija: umjesto „{ $found }” piše se crtica.
lino-text-last-missing = Nedostaje zadnji kamenčić.
lino-text-last = Zadnji kamenčić stavlja { $seat }, a na polju { $at } takvog nema.
lino-text-claim = „{ $found }” se ovdje ne može naći ili je navedeno dvaput.

## Kako čitamo pravila

ruling-LINO-2 = U tiskanoj igri broji se samo ono što igrač vidi. Ovdje se linije broje same, osim ako odabereš da ih igrači sami traže. Tada tko stavi kamenčić prije kraja poteza pokazuje linije koje njime popunjava; na kraju sve svoje nizove pokazuje strana koja je počela, a zatim druga. Što nitko ne pokaže, propada. Zvjezdice i brojevi uvijek se broje sami.
ruling-LINO-3 = Sve pločice moraju biti spojene s nekom drugom: nijedna ne smije biti sama. Ploča se smije raspasti na dva dijela.
ruling-LINO-5 = Pločica smije na svako polje koje pravila dopuštaju, i u rupu u ploči. Polja ima 22 puta 20, više nego što šest pločica može dosegnuti.
ruling-LINO-7 = Jedna pločica nije linija. Zadnji kamenčić popunjava linije kao i svaki drugi, prije zadnjeg zbrajanja. Tko ne može pomaknuti nijednu pločicu, propušta potez.
ruling-LINO-8 = Kad igrači sami traže linije, pitanje dolazi nakon svakog kamenčića, jer bi ih pitanje tek ponekad odalo. Vrijede samo linije koje popunjava taj kamenčić. Tko pokaže nešto drugo, ništa ne gubi.
ruling-LINO-9 = Za dodir je dovoljan kut, ali pločica koja dodiruje samo svoje staro polje ne dodiruje ništa, a nijedna druga ne smije ostati sama. Niz kamenčića ne traži popunjenu liniju i broji se jednom: osam vrijedi 40, a ne dvije četvorke. Vrijedi i slobodna zvjezdica; ako oko nje nitko nema kamenčića ili ih je jednako, odlučuje samo kamenčić na njoj.

## Stranica igre Lino

lino-page-title = Lino, igra pločica i staklenih kamenčića
lino-page-description = Igraj Lino autorice Chislaine van den Bulk, protiv računala ili u društvu na istom uređaju: složi ploču od 56 pločica, popuni je i osvoji duge linije.
lino-page-line = Zajedno gradite ploču, a onda se prepirete oko toga tko popunjava linije.
