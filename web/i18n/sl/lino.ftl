### The words of Lino: tiles are ploščice, stones kamenčki; a row of tiles is a vrsta, which is filled, a run of stones a niz, a
### spot a polje. The forms are those of the portal.

game-lino = Lino

## Mesta

lino-seat = { $seat ->
    [1] Bel
   *[2] Modr
}{ seat-ending }
lino-colour = { $form ->
    [start] { $seat ->
        [1] Bel
       *[2] Modr
    }
   *[plain] { $seat ->
        [1] bel
       *[2] modr
    }
}{ colour-ending }

## Kamenčki, ploščice in znaki

lino-stone = { count-he }{ $colour ->
    [lino-colour] { FORM($colour, gender: "thing") } k
   *[none] { $form ->
        [start] K
       *[plain] k
    }
}amenč{ $count ->
    [two] k
    [few] k
    [other] k
   *[one] { $case ->
        [ins] k
       *[nom] ek
    }
}{ noun-thing }
lino-tile = { count-she }{ $form ->
    [start] P
   *[plain] p
}loščic{ noun-she }
lino-star = { lino-tile } z zvezdico
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
lino-white = { lino-tile } z belo številko
lino-blue = { lino-tile } z modro številko
lino-moved = že premaknjena
lino-lain = tu je že bila ploščica

## Kaj je treba storiti in kako se partija konča

lino-to-build = { $seat ->
    [you] Na potezi si: premakni
   *[other] { $seat } premakne
} ploščico (še { $number }){ stop }
lino-to-fill = { $seat ->
    [you] Na potezi si: postavi
   *[other] { $seat } postavi
} kamenček (še { $number }){ stop }
lino-to-claim = { $seat ->
    [you] Je zapolnjena kakšna vrsta? Tapni oba njena konca, nato »Končano«
   *[other] { $seat } tapne oba konca vsake zapolnjene vrste, nato »Končano«
}{ stop }
lino-to-count = { $seat ->
    [you] Poišči svoje nize iz vsaj štirih kamenčkov: tapni oba konca vsakega, nato »Končano«
   *[other] { $seat } tapne oba konca vsakega niza iz vsaj štirih kamenčkov, nato »Končano«
}{ stop }
lino-over = { $seat ->
    [you] { $form ->
        [clause] imaš
       *[sentence] Imaš
    }
   *[other] { $seat } ima
} več točk{ stop }
lino-over-drawn = Obe strani imata enako točk{ stop }
lino-end-count = { $form ->
    [clause] vse točke so preštete
   *[sentence] Vse točke so preštete.
}
lino-end-drawn = { $form ->
    [clause] izid je
   *[sentence] Izid je
} { $number }:{ $number }{ stop }
lino-match = { $form ->
    [clause] obe partiji sta prešteti
   *[sentence] Obe partiji sta prešteti.
}
lino-match-drawn = { $form ->
    [clause] izid obeh partij je
   *[sentence] Izid obeh partij je
} { $number }:{ $number }{ stop }
lino-match-resigned = { $seat ->
    [you] { $form ->
        [clause] predaja tekme
       *[sentence] Predaja tekme
    }
   *[other] { $seat } preda tekmo
}{ stop }

## Gumbi

lino-pass = Izpusti
lino-done = Končano

## Ob imenu igralca

lino-tiles = še ploščic: { $number }
lino-hand = še kamenčkov: { $number }

## Kaj je za partijo na izbiro

lino-plan-fair = Poštena tekma: dve partiji na isti plošči
lino-option-faces = Igra
lino-option-faces-down = Običajna
lino-option-faces-up = Dodatne številke
lino-option-faces-stars = Samo zvezdice
lino-option-eyes = Vrste
lino-option-eyes-auto = Preštete zate
lino-option-eyes-sharp = Iščeš jih ti: spregledane ne štejejo

## Zakaj korak ni sprejet

lino-no-tile = Na polju { $at } ni ploščice.
lino-moved-before = Ploščica na polju { $at } je že premaknjena, zato ostane tam.
lino-stuck = Ploščice na polju { $at } ni mogoče premakniti: kamor koli bi šla, bi neka ploščica ostala sama.
lino-onto-tile = Na polju { $at } že leži ploščica.
lino-has-lain = Na polju { $at } je že bila ploščica, zato tja ne more nobena več.
lino-touches-none = Na polju { $at } se ploščica ne bi dotikala nobene druge.
lino-leaves-alone = Če gre ta ploščica s polja { $from } na { $to }, ostane ploščica na polju { $tile } sama.
lino-occupied = Na polju { $at } že stoji kamenček.
lino-no-row = To ni vrsta, ki jo zapolni ta kamenček. Tapni oba konca vrste.
lino-no-run = To ni niz iz vsaj štirih tvojih kamenčkov. Tapni oba konca niza.

## Kaj je narobe z besedilom koraka ali poteze

lino-text-step = Tu napiši en korak, na primer g9.
lino-text-turn = Tu napiši potezo, na primer g9.
lino-text-turn-over = Poteza se konča pred tem.
lino-text-turn-claims = Poteza še ni končana: ko ni več vrst za navedbo, napiši piko.
lino-text-over = Partije je konec.
lino-text-no-pass = Neka ploščica se lahko premakne, zato se poteza ne izpusti.
lino-text-word = »{ $found }« ni korak.
lino-text-spot = »{ $found }« ni polje: polja so od a1 do v20.
lino-text-ends = »{ $found }« ne navaja dveh koncev vrste, na primer a5-d8.
lino-text-expects-move = Tu premakni ploščico, na primer g9>h15; »{ $found }« ni to.
lino-text-expects-stone = Tu postavi kamenček, na primer g9; »{ $found }« ni to.
lino-text-expects-claim = Tu navedi vrsto, na primer =a5-d8, ali napiši piko, če jih ni več; »{ $found }« ni ne eno ne drugo.

## Kaj je narobe z besedilom položaja

lino-text-fields = Število delov položaja je { WORD($needed) }, ne { WORD($found) }: faza, stran na potezi, točke, preostali kamenčki, kot, vrste, lica in najdene vrste.
lino-text-stage = »{ $found }« ni faza partije: piše se od b0 do b5, f, c, k1, k2 ali e.
lino-text-stage-sharp = Faza »{ $found }« obstaja le, ko igralca iščeta vrste.
lino-text-seat = »{ $found }« ni stran: piše se w ali b.
lino-text-seat-over = Partije je konec, zato ni nihče na potezi: namesto »{ $found }« napiši vezaj.
lino-text-score = »{ $found }« ne pove točk: napiši točke Belega in Modrega z vejico med njimi.
lino-text-hand = »{ $found }« ne pove preostalih kamenčkov: napiši kamenčke Belega in Modrega z vejico med njimi.
lino-text-row = Število polj v prvi vrsti je { WORD($needed) }, tu pa { WORD($found) }.
lino-text-frame = Slika ima lahko največ { $columns } stolpcev in { $rows } vrst.
lino-text-sign = »{ $found }« ni znak slike: piše se t, w, b, m, dvopičje ali pika.
lino-text-smallest = Prazne vrste ali stolpca na robu slike ne piši.
lino-text-tiles = Število ploščic v igri je { $needed }, ne { $found }.
lino-text-faces-down = V običajni igri se lica ne vidijo: tu napiši vezaj.
lino-text-faces-missing = Manjkajo lica ploščic.
lino-text-face = »{ $found }« ni lice: piše se _, *, w1 do w5 ali b1 do b5.
lino-text-faces = Število lic je { $needed }, ne { $found }.
lino-text-face-stars = V tej igri se vidijo samo zvezdice, »{ $found }« pa ni zvezdica.
lino-text-built = »{ $found }« je na sliki samo, dokler se plošča gradi.
lino-text-stone-early = Na polju { $at } je kamenček, še preden je plošča zgrajena.
lino-text-lain-many = Odprtih polj, na katerih je prej bila ploščica, je največ { WORD($most) }.
lino-text-alone = Ploščica na polju { $at } se ne dotika nobene druge.
lino-text-moved = V tej fazi je število premaknjenih ploščic { WORD($needed) }, ne { WORD($found) }.
lino-text-lain = V tej fazi je število odprtih polj, na katerih je prej bila ploščica, { WORD($needed) }, ne { WORD($found) }.
lino-text-stones = { $seat } ima na plošči preveč kamenčkov: { $found }; vseh je samo { $most }.
lino-text-in-hand = Glede na ploščo je število kamenčkov, ki jih ima še { $seat }, { WORD($needed) }, ne { WORD($found) }.
lino-text-stones-apart = Kamenčki se postavljajo izmenoma, zato jih Beli ne more imeti { WORD($white) }, ko jih ima Modri { WORD($blue) }.
lino-text-full = Vsi kamenčki so na plošči, zato ni nobenega za postavljanje.
lino-text-no-stone = Tu ni kamenčka, ki bi lahko zapolnil vrsto.
lino-text-not-full = Na plošči niso vsi kamenčki.
lino-text-turn-of = Glede na kamenčke na plošči je na potezi { $seat }.
lino-text-claims-none = V tej fazi se vrste ne iščejo: namesto »{ $found }« napiši vezaj.
lino-text-last-missing = Manjka zadnji kamenček.
lino-text-last = Zadnji kamenček postavi { $seat }, na polju { $at } pa ni nobenega te barve.
lino-text-claim = »{ $found }« tu ne more biti najdeno ali pa je navedeno dvakrat.

## Kako beremo pravila

ruling-LINO-2 = V tiskani igri šteje le, kar igralec vidi. Tu se vrste štejejo zate, razen če izbereš, da jih iščeš. Takrat tisti, ki postavi kamenček, pred koncem poteze pokaže vrste, ki jih ta zapolni; na koncu najprej pokaže vse svoje nize, kdor je začel, nato drugi igralec. Kar nihče ne pokaže, je izgubljeno. Zvezdice in številke se vedno štejejo zate.
ruling-LINO-3 = Vse ploščice se morajo povezovati z drugo ploščico: nobena ne sme ostati sama. Plošča lahko razpade na dva dela.
ruling-LINO-5 = Ploščica lahko gre na katero koli polje, ki ga dovolijo pravila, tudi v luknjo v plošči. Polj je 22 krat 20, več, kot jih šest ploščic sploh lahko doseže.
ruling-LINO-7 = Ena sama ploščica ni vrsta. Zadnji kamenček zapolni vrste kot vsak drug, pred zadnjim štetjem. Igralec, ki ne more premakniti nobene ploščice, izpusti potezo.
ruling-LINO-8 = Če vrste iščeš ti, dobiš vprašanje po vsakem kamenčku, saj bi vprašanje le včasih izdalo vrste. Štejejo samo vrste, ki jih zapolni ta kamenček. Če pokažeš kaj drugega, nič ne izgubiš.
ruling-LINO-9 = Za dotik zadostuje vogal, a ploščica, ki se dotika le svojega starega polja, se ne dotika nobene, in tudi nobena druga ne sme ostati sama. Niz kamenčkov ne potrebuje zapolnjene vrste in šteje enkrat: osem jih prinese 40 in niso dva niza po štiri. Šteje tudi prosta zvezdica; če okrog nje nima kamenčkov nihče ali jih imata oba enako, odloča le kamenček na njej.

## Stran igre Lino

lino-page-title = Lino, igra s ploščicami in steklenimi kamenčki
lino-page-description = Igraj Lino avtorice Chislaine van den Bulk proti računalniku ali v družbi na isti napravi: zgradi ploščo iz 56 ploščic in zapolni dolge vrste.
lino-page-line = Skupaj zgradita ploščo, potem pa se sprita, kdo bo zapolnil vrste.
