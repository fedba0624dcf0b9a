### The words of English draughts: a man is a žeton, a king a kralj, either is a figura. The forms are those of the portal.

game-draughts = Dama

## Mjesta: prvo je Crni

draughts-seat = { $seat ->
    [1] Crn
   *[2] Bijel
}{ seat-ending }
draughts-colour = { $form ->
    [start] { $seat ->
        [1] Crn
       *[2] Bijel
    }
   *[plain] { $seat ->
        [1] crn
       *[2] bijel
    }
}{ colour-ending }

## Figure

draughts-man = { count-thing }{ $colour ->
    [draughts-colour] { FORM($colour, gender: "thing") } ž
   *[none] { $form ->
        [start] Ž
       *[plain] ž
    }
}eton{ noun-thing }
draughts-king = { count-he }{ $colour ->
    [draughts-colour] { FORM($colour, gender: "he") } k
   *[none] { $form ->
        [start] K
       *[plain] k
    }
}ralj{ $count ->
    [other] ev
   *[few] { "" }
}{ noun-he }

## Što treba učiniti i kako partija završava

draughts-to-move = { seat-to-move }{ stop }
draughts-must-take = { $seat ->
    [you] Tvoj potez: moraš uzeti
   *[other] { $seat } mora uzeti
}{ stop }
draughts-take-on = { $seat ->
    [you] Nastavi uzimati
   *[other] { $seat } nastavlja uzimati
} s polja { $at }{ stop }
draughts-over = Partija je gotova{ stop }
draughts-end-no-piece = { $seat ->
    [you] { $form ->
        [clause] nemaš
       *[sentence] Nemaš
    }
   *[other] { $seat } nema
} više figura{ stop }
draughts-end-no-move = { $seat ->
    [you] { $form ->
        [clause] nemaš
       *[sentence] Nemaš
    }
   *[other] { $seat } nema
} više poteza{ stop }

## Zašto se korak odbija

draughts-no-square = To nije polje na ploči.
draughts-empty = Na polju { $at } nema figure.
draughts-not-yours = Figura na polju { $at } nije tvoja.
draughts-blocked = Figura na polju { $at } ne može nikamo: nema slobodnog polja za nju.
draughts-not-diagonal = Figura ide dijagonalno, pa ne može s polja { $from } na { $to }.
draughts-too-far = Figura ide za jedno polje ili preskače jednu figuru i uzima je, pa ne može s polja { $from } na { $to }.
draughts-occupied = Na polju { $at } već je figura.
draughts-forward-only = Na polju { $at } je običan žeton, a takvi idu samo naprijed.
draughts-nothing-to-take = Figura ide za dva polja samo kad uzima, a polje { $at } je prazno.
draughts-own-piece = Figura na polju { $at } je tvoja, a svoje figure ne možeš preskočiti.
draughts-take-compulsory = Moraš uzeti: { $takes }.

## Što nije u redu s tekstom poteza

draughts-text-move = Potez treba barem dva polja, na primjer 11-15.
draughts-text-square = „{ $found }” nije polje na ploči: polja su od 1 do 32.
draughts-text-ambiguous = Ovo se može čitati na više načina: { $readings }.
draughts-one-step = Ovdje treba samo jedan korak, pa je polje { $at } suvišno.
draughts-turn-over = Potez završava prije polja { $at }.

## Što nije u redu s tekstom pozicije

draughts-text-side = Pozicija počinje s B ili W, za stranu na potezu, a ne s „{ $found }”.
draughts-text-list = „{ $found }” nije popis figura: počinje s B ili W, za onoga čije su.
draughts-text-two-lists = Figure strane { $seat } navedene su dvaput.
draughts-text-no-list = Nedostaju figure strane { $seat }.
draughts-text-no-square = Ovdje nedostaje broj.
draughts-text-twice = Polje { $at } navedeno je dvaput.
draughts-text-count = „{ $found }” ovdje ništa ne znači. Iza figura H navodi poteze bez napretka, a F broj poteza, svako jednom i s brojem.
draughts-text-empty = Na ploči nema figura.
draughts-text-uncrowned = Žeton na polju { $at } u zadnjem je redu, pa mora biti kralj.
draughts-text-pieces = { $seat } ovdje ima previše figura: { WORD($found) }, a najviše ih je { WORD($most) }.

## Kako čitamo pravila

ruling-DR-1 = Žeton koji uzimanjem dođe do zadnjeg reda kruni se i ondje staje, makar bi kao kralj mogao skakati dalje.
ruling-DR-2 = Kad se ista pozicija pojavi treći put s istom stranom na potezu, ta strana može zatražiti remi; peti put partija je remi. Remi je i nakon 40 poteza svake strane bez uzimanja i bez poteza običnim žetonom. Igrači se mogu i dogovoriti za remi.
ruling-DR-4 = Izvor ne kaže izričito da obični žetoni idu i uzimaju samo naprijed. To slijedi iz onoga što kaže o kraljevima, da idu naprijed ili natrag, a tako je i u engleskoj igri.

## Stranica igre Dama

draughts-page-title = Dama: engleska dama, poznata i kao checkers
draughts-page-description = Igraj englesku damu, poznatu i kao checkers, protiv računala ili u društvu na istom uređaju: obvezno uzimanje, nizovi skokova i kraljevi.
draughts-page-line = Ako možeš uzeti, moraš: to je pravilo, a i zamka.
