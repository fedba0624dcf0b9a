### The words of Laska and Bignor Ludus. The forms are those of the portal: a kind stands in a `case` and with a `count`, and gives
### its colour a `gender`.

game-laska = Laska
game-bignor-ludus = Bignor Ludus

## Figure

laska-counter = { count-thing }{ $colour ->
    [colour] { FORM($colour, gender: "thing") } ž
   *[none] { $form ->
        [start] Ž
       *[plain] ž
    }
}eton{ noun-thing }
laska-officer = { count-he }{ $colour ->
    [colour] { FORM($colour, gender: "he") } č
   *[none] { $form ->
        [start] Č
       *[plain] č
    }
}asnik{ noun-he }

## Što treba učiniti i kako partija završava

laska-numbers = Laskerovi brojevi 1 do 25
laska-move = { seat-to-move }{ stop }
laska-take = { $seat ->
    [you] Tvoj potez: moraš uzeti
   *[other] { $seat } mora uzeti
}{ stop }
laska-go-on = { $seat ->
    [you] Nastavi uzimati
   *[other] { $seat } nastavlja uzimati
} s polja { $at }{ stop }
laska-over = Partija je gotova{ stop }
laska-end-no-piece = { $seat ->
    [you] { $form ->
        [clause] nemaš
       *[sentence] Nemaš
    }
   *[other] { $seat } nema
} više figura{ stop }
laska-end-no-move = { $seat ->
    [you] { $form ->
        [clause] nemaš
       *[sentence] Nemaš
    }
   *[other] { $seat } nema
} više poteza{ stop }

## Zašto se korak odbija

laska-no-square = To nije polje na ploči.
laska-empty = Na polju { $at } nema figure.
laska-not-yours = Figura na polju { $at } nije tvoja.
laska-blocked = Figura na polju { $at } ne može nikamo: nema slobodnog polja za nju.
laska-too-far = Figura ide dijagonalno za jedno polje ili preskače jednu figuru i uzima je, pa ne može s polja { $from } na { $to }.
laska-occupied = Na polju { $at } već je figura.
laska-nothing-to-take = Figura ide za dva polja samo kad uzima, a polje { $at } je prazno.
laska-own-piece = Figura na polju { $at } je tvoja, a svoje figure ne možeš preskočiti.
laska-leapt-twice = Polje { $at } već je preskočeno u ovom potezu, a nijedno se ne preskače dvaput.
laska-forward-only = Na polju { $at } na vrhu je žeton, a žetoni idu samo naprijed.
laska-must-take = Moraš uzeti: { $takes }.
laska-one-step = Ovdje treba samo jedan korak, pa je polje { $at } suvišno.
laska-turn-over = Potez završava prije polja { $at }.

## Što nije u redu s tekstom poteza

laska-text-move = Potez treba barem dva polja, na primjer c3-d4.
laska-text-square = „{ $found }” nije polje na ploči.
laska-text-column-at-start = Iza prvog polja poteza ne piše se stup.
laska-text-ambiguous = Ovo se može čitati na više načina: { $readings }.
laska-text-column = Na polju { $at } tada stoji { $expected }.
laska-text-nothing-there = Na polju { $at } tada nema figure.
laska-text-columns = Stupovi u ovom potezu ne odgovaraju ploči.

## Što nije u redu s tekstom pozicije

laska-text-side = Pozicija završava slovom w ili b, za stranu na potezu.
laska-text-two-sides = Strana na potezu navedena je dvaput.
laska-text-ranks = Pozicija ima sedam redova, a ne { WORD($count) }.
laska-text-fields = Broj polja u redu { $rank } je { WORD($expected) }, a ne { WORD($found) }.
laska-text-no-column = Nedostaje figura na polju { $at }.
laska-text-twice = Polje { $at } navedeno je dvaput.
laska-text-counter = „{ $found }” nije žeton: piše se w, W, b ili B.
laska-text-column-height = Stup ima najviše { WORD($most) } { $most ->
    [one] žeton
    [few] žetona
   *[other] žetona
}.
laska-text-empty = Na ploči nema figura.
laska-text-unpromoted = Žeton na vrhu na polju { $at } u zadnjem je redu, pa mora biti časnik.
laska-text-counters = { $seat } ovdje ima previše žetona: { WORD($found) }, a u igri ih je samo { WORD($most) }.

## Dijelovi ploče

laska-inner-ring = Unutarnji prsten
laska-outer-ring = Vanjski prsten
laska-centre = Središte
laska-long-diagonals = Duge dijagonale
laska-short-diagonals = Kratke dijagonale

## Kako čitamo pravila

ruling-LASKA-1 = Uzimanje traje sve dok figura može dalje skakati. Ranije završava samo kad žeton postane časnik; časnik nastavlja i kad dođe do ruba, na oba kraja ploče.
ruling-LASKA-2 = Nijedno se polje u jednom potezu ne preskače dvaput, što god na njemu ostalo. Polje s kojeg je figura krenula računa se kao prazno, pa se uzimanje može na njega vratiti.
ruling-LASKA-3 = Kad se ista pozicija pojavi treći put s istom stranom na potezu, ta strana može zatražiti remi; peti put partija je remi. Remi je i nakon 50 poteza svake strane bez uzimanja i bez poteza žetonom.
ruling-LASKA-4 = U igri Bignor Ludus uzimanje je jedan jedini skok; sve ostalo je kao u Laski.

## Stranica igre Laska

laska-page-title = Laska, dama sa stupovima Emanuela Laskera
laska-page-description = Igraj Lasku, damu šahovskog prvaka Emanuela Laskera, protiv računala ili u društvu. Uzete figure putuju dalje u stupovima.
laska-page-line = Uzeti žetoni putuju pod tvojim stupom dok ih netko ne oslobodi.

## Stranica igre Bignor Ludus

bignor-ludus-page-title = Bignor Ludus, Laska s jednim skokom
bignor-ludus-page-description = Igraj Bignor Ludus, inačicu Laske u kojoj je uzimanje uvijek samo jedan skok: stupovi, zarobljenici i časnici, protiv računala ili u društvu.
bignor-ludus-page-line = Laska skok po skok: tko uzme, mora čekati odgovor.
