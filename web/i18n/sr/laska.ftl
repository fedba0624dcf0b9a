### The words of Laska and Bignor Ludus. The forms are those of portal.ftl: `case` (gen, acc) of pieces, `agree` of
### colours, `sentence` and `clause`. A piece with a `$count` brings its number.

game-laska = Laska
game-bignor-ludus = Bignor Ludus

## Figure

laska-counter = { piece-number-m }{ $colour ->
    [colour] { FORM($colour, agree: "m") }{ " " }
   *[none] { "" }
}žeton{ piece-end-m }
laska-officer = { piece-number-m }{ $colour ->
    [colour] { FORM($colour, agree: "a") }{ " " }
   *[none] { "" }
}oficir{ piece-end-a }

## Šta treba uraditi, i kako se partija završava

laska-numbers = Laskerovi brojevi od 1 do 25
laska-move = { $seat ->
    [you] Tvoj potez
   *[other] { $seat } je na potezu
}{ stop }
laska-take = { $seat ->
    [you] Tvoj potez: moraš da uzmeš
   *[other] { $seat } mora da uzme
} figuru{ stop }
laska-go-on = { $seat ->
    [you] Nastavi da uzimaš sa { $at }
   *[other] { $seat } nastavlja da uzima sa { $at }
}{ stop }
laska-over = Partija je gotova{ stop }
laska-end-no-piece = { $seat ->
    [you] { $form ->
        [clause] nemaš više
       *[sentence] Nemaš više
    }
   *[other] { $seat } više nema
} figura{ stop }
laska-end-no-move = { $seat ->
    [you] { $form ->
        [clause] nemaš više
       *[sentence] Nemaš više
    }
   *[other] { $seat } više nema
} poteza{ stop }

## Zašto korak ne može

laska-no-square = To nije polje na tabli.
laska-empty = Na { $at } nema figure.
laska-not-yours = Figura na { $at } nije tvoja.
laska-blocked = Figura na { $at } je blokirana: nema slobodnog polja na koje bi otišla.
laska-too-far = Figura ide jedno polje dijagonalno, ili preskače protivničku da je uzme, pa sa { $from } ne može na { $to }.
laska-occupied = Na { $at } već stoji figura.
laska-nothing-to-take = Figura ide dva polja samo kad uzima, a polje { $at } je prazno.
laska-own-piece = Figura na { $at } je tvoja, a svoje figure ne možeš da preskačeš.
laska-leapt-twice = Polje { $at } je u ovom potezu već preskočeno, a nijedno se ne preskače dvaput.
laska-forward-only = Figura na { $at } ima žeton na vrhu, a žetoni idu samo napred.
laska-must-take = Moraš da uzmeš figuru: { $takes }.
laska-one-step = Ovde je dovoljan jedan korak, pa je polje { $at } suvišno.
laska-turn-over = Potez se završava pre polja { $at }.

## Šta ne valja u tekstu poteza

laska-text-move = Za potez su potrebna bar dva polja, na primer c3-d4.
laska-text-square = „{ $found }” nije polje na tabli.
laska-text-column-at-start = Iza prvog polja u potezu ne stoji stub.
laska-text-ambiguous = Ovo može da se čita na više načina: { $readings }.
laska-text-column = Figura na { $at } je tada { $expected }.
laska-text-nothing-there = Na { $at } tada nema figure.
laska-text-columns = Stubovi u ovom potezu nisu oni koji su na tabli.

## Šta ne valja u tekstu pozicije

laska-text-side = Na kraju pozicije stoji w ili b, za stranu na potezu.
laska-text-two-sides = Strana na potezu je navedena dvaput.
laska-text-ranks = Pozicija treba da ima sedam redova, a ne { WORD($count) }.
laska-text-fields = Broj polja u redu { $rank } treba da bude { WORD($expected) }, a ne { WORD($found) }.
laska-text-no-column = Nedostaje figura na { $at }.
laska-text-twice = Polje { $at } je navedeno dvaput.
laska-text-counter = „{ $found }” nije žeton: piši w, W, b ili B.
laska-text-column-height = U stubu je najviše { WORD($most) } { $most ->
    [one] žeton
   *[other] žetona
}.
laska-text-empty = Na tabli nema figura.
laska-text-unpromoted = Žeton na vrhu stuba na { $at } je u poslednjem redu, pa mora da bude oficir.
laska-text-counters = { $seat } ovde ima { WORD($found) } { $found ->
    [one] žeton
   *[other] žetona
}, a u igri ih ima samo { WORD($most) }.

## Delovi table

laska-inner-ring = Unutrašnji prsten
laska-outer-ring = Spoljašnji prsten
laska-centre = Centar
laska-long-diagonals = Duge dijagonale
laska-short-diagonals = Kratke dijagonale

## Kako se čitaju pravila

ruling-LASKA-1 = Uzima se dok god figura može da preskače dalje. Ranije se staje samo tamo gde žeton postaje oficir; oficir na oba kraja table uzima dalje.
ruling-LASKA-2 = Nijedno polje se u jednom potezu ne preskače dvaput, šta god da je na njemu ostalo. Polje sa kog je figura krenula važi kao prazno, pa ona pri uzimanju može da se vrati na njega.
ruling-LASKA-3 = Kad se ista pozicija pojavi treći put sa istom stranom na potezu, ta strana može da zatraži remi; peti put je partija remi. Remi je i posle 50 poteza svake strane bez uzimanja i bez poteza žetonom.
ruling-LASKA-4 = U igri Bignor Ludus uzimanje je jedan jedini skok; sve ostalo je kao u Laski.

## Stranica Laske

laska-page-title = Laska Emanuela Laskera, dame sa stubovima
laska-page-description = Igraj Lasku, dame sa stubovima koje je smislio šahovski prvak Emanuel Lasker, protiv računara ili s prijateljem. Uzete figure putuju u stubu.
laska-page-line = Uzeti žetoni putuju na dnu tvog stuba dok ih neko ne oslobodi.

## Stranica igre Bignor Ludus

bignor-ludus-page-title = Bignor Ludus, Laska sa jednim skokom
bignor-ludus-page-description = Igraj Bignor Ludus, varijantu Laske u kojoj je uzimanje uvek jedan skok: stubovi, zarobljenici i oficiri, protiv računara ili s prijateljem.
bignor-ludus-page-line = Laska, skok po skok: ko uzme, mora da sačeka odgovor.
