### The words of chess. The forms are those of portal.ftl: `case` of seats (gen) and pieces (gen, acc), `sentence` and
### `clause`. A piece with a `$count` brings its number; sentences never begin with a piece, and do not agree with its
### gender.

game-chess = Šah

## Figure

chess-pawn = { piece-number-m }{ $colour ->
    [colour] { FORM($colour, agree: "a") }{ " " }
   *[none] { "" }
}pešak{ piece-end-a }
chess-knight = { piece-number-m }{ $colour ->
    [colour] { FORM($colour, agree: "a") }{ " " }
   *[none] { "" }
}skakač{ piece-end-a }
chess-bishop = { piece-number-m }{ $colour ->
    [colour] { FORM($colour, agree: "a") }{ " " }
   *[none] { "" }
}{ $count ->
    [few] lovca
    [other] lovaca
   *[one] { $case ->
        [gen] lovca
        [acc] lovca
       *[nom] lovac
    }
}
chess-rook = { piece-number-m }{ $colour ->
    [colour] { FORM($colour, agree: "a") }{ " " }
   *[none] { "" }
}top{ $count ->
    [other] ova
   *[one] { piece-end-a }
}
chess-queen = { piece-number-f }{ $colour ->
    [colour] { FORM($colour, agree: "f") }{ " " }
   *[none] { "" }
}kraljic{ piece-end-f }
chess-king = { piece-number-m }{ $colour ->
    [colour] { FORM($colour, agree: "a") }{ " " }
   *[none] { "" }
}kralj{ $count ->
    [other] eva
   *[one] { piece-end-a }
}
chess-check = u šahu

## Šta treba uraditi, i kako se partija završava

chess-to-move = { $seat ->
    [you] Tvoj potez
   *[other] { $seat } je na potezu
}{ stop }
chess-in-check = { $seat ->
    [you] Tvoj potez: kralj ti
   *[other] { $seat }
} je u šahu{ stop }
chess-over = Partija je gotova{ stop }
chess-promote-queen = Kraljica
chess-promote-rook = Top
chess-promote-bishop = Lovac
chess-promote-knight = Skakač
chess-end-mate = { $seat ->
    [you] { $form ->
        [clause] kralj ti
       *[sentence] Kralj ti
    }
   *[other] { $seat }
} je matiran{ stop }
chess-end-stalemate = { $form ->
    [clause] pat
   *[sentence] Pat
}, jer { $seat ->
    [you] nemaš
   *[other] { $seat } nema
} nijedan dozvoljen potez{ stop }
chess-end-material = { $form ->
    [clause] nijedna strana nema dovoljno figura za mat
   *[sentence] Nijedna strana nema dovoljno figura za mat.
}

## Zašto potez ne može

chess-no-square = To nije polje na tabli.
chess-empty = Na { $at } nema figure.
chess-not-yours = Figura na { $at } nije tvoja.
chess-blocked = Sa { $at } { $kind } ne može nikud: put je zatvoren.
chess-king-nowhere = Sa { $at } { $kind } ne može nikud: svako polje okolo je napadnuto ili zauzeto.
chess-double-check = Dve figure odjednom daju šah, pa mora da se pomeri sam kralj, a ne { $kind } na { $at }.
chess-check-idle = Šah daje { $by } na { $from }, a { $kind } na { $at } ne može ni da uzme tu figuru ni da joj stane na put.
chess-check-stays = Kralj bi ostao u šahu: i dalje ga napada { $by } na { $from }.
chess-king-attacked = Kralj ne može na { $at }: to polje napada { $by } na { $from }.
chess-pinned = { $kind ->
    [chess-queen] Vezana je { $kind } na { $at }: bez nje
   *[other] Vezan je { $kind } na { $at }: bez njega
} kralja napada { $by } na { $from }.
chess-en-passant-check = Oba pešaka odjednom napuštaju red, pa kralja napada { $by } na { $from }.
chess-castle-lost = Rokada sa topom sa { $rook } više nije moguća: kralj ili top se već pomerao, ili topa više nema.
chess-castle-blocked = Za rokadu sva polja između kralja i topa moraju da budu prazna, a na { $at } stoji figura.
chess-castle-in-check = Iz šaha se ne rokira, a šah daje { $by } na { $from }.
chess-castle-through = Preko napadnutog polja se ne rokira: polje { $at } napada { $by } na { $from }.
chess-castle-into = Rokadom se ne ide u šah: polje { $at } napada { $by } na { $from }.
chess-own-piece = Na { $at } stoji tvoja figura.
chess-path-blocked = Na putu je figura na { $at }, a { $kind } je ne preskače.
chess-moves-pawn = Pešak ide pravo napred, a uzima dijagonalno napred, pa sa { $from } ne može na { $to }.
chess-moves-knight = Skakač ide dva polja pravo i jedno u stranu, pa sa { $from } ne može na { $to }.
chess-moves-bishop = Lovac ide po dijagonalama, pa sa { $from } ne može na { $to }.
chess-moves-rook = Top ide po redovima i linijama, pa sa { $from } ne može na { $to }.
chess-moves-queen = Kraljica ide po redovima, linijama i dijagonalama, pa sa { $from } ne može na { $to }.
chess-moves-king = Kralj ide na susedno polje, pa sa { $from } ne može na { $to }.
chess-pawn-nothing = Pešak ide dijagonalno samo kad uzima, a polje { $at } je prazno.
chess-pawn-straight = Pešak uzima samo dijagonalno, pa ga figura na { $at } zaustavlja.
chess-pawn-blocked = Figura na { $at } zaustavlja pešaka.
chess-pawn-double = Pešak ide dva polja samo sa početnog mesta, a onaj na { $at } se već pomerao.
chess-en-passant-late = Pešak na { $at } može da se uzme an pasan samo odmah pošto pređe dva polja.

## Šta ne valja u tekstu poteza

chess-text-move = Piši potez kao e4, Nf3, exd5 ili O-O.
chess-text-square = „{ $found }” nije polje na tabli.
chess-text-promotion = Pešak ne može da postane „{ $found }”: piši Q, R, B ili N, kao u e8=Q.
chess-text-rest = „{ $found }” iza poteza ništa ne znači.
chess-text-ambiguous = Ovo može da se čita na više načina: { $readings }.
chess-text-takes-nothing = Na { $at } nema šta da se uzme.
chess-text-not-in-passing = Ovim potezom se ne uzima an pasan.
chess-text-no-check = Ovaj potez ne daje šah.
chess-text-no-mate = Ovaj potez ne daje mat.
chess-text-other-piece = Figura na { $at } je { $kind }.
chess-text-no-promotion = Ovaj potez na { $to } nije promocija pešaka.
chess-text-no-piece = Strana na potezu nema { $kind ->
    [chess-queen] takve
   *[other] takvog
} { FORM($kind, case: "gen") }.
chess-text-none-reaches = { $kind ->
    [chess-queen] Nijedna
   *[other] Nijedan
} { $kind } strane na potezu ne može na { $to }.

## Šta ne valja u tekstu pozicije

chess-text-fields = Pozicija ima šest delova: figure, stranu na potezu, ko sme da rokira, polje za an pasan, broj polupoteza i broj poteza. Poslednja dva mogu da se izostave.
chess-text-ranks = Pozicija treba da ima osam redova, a ne { WORD($count) }.
chess-text-squares = Broj polja u redu { $rank } treba da bude osam, a ne { WORD($found) }.
chess-text-piece = „{ $found }” nije figura: piši P, N, B, R, Q i K, malim slovima za Crnog.
chess-text-side = Strana na potezu je w ili b, a ne „{ $found }”.
chess-text-castling = „{ $found }” ne kaže ko sme da rokira: piši K, Q, k i q, svako najviše jednom, ili crticu ako niko ne sme.
chess-text-halfmove = Broj polupoteza je najviše { $most }.
chess-text-fullmove = Broj poteza je od 1 do { $most }.
chess-text-no-king = { $seat } nema kralja.
chess-text-two-kings = { $seat } ima i drugog kralja, na { $at }.
chess-text-too-many-pieces = { $seat } ovde ima { $found } { $found ->
    [one] figuru
    [few] figure
   *[other] figura
}; strana ih ima najviše { $most }.
chess-text-too-many-pawns = { $seat } ovde ima { WORD($found) } pešaka; strana ih ima najviše { WORD($most) }.
chess-text-pawn-on-edge = Pešak ne može da stoji na { $at }, na ivici table.
chess-text-kings-touch = Kraljevi ne mogu da stoje jedan do drugog.
chess-text-check-missed = { $seat } je u šahu od figure na { $from }, a nije na potezu.
chess-text-castling-king = { $seat } ne može da rokira: kralj nije na početnom mestu.
chess-text-castling-rook = Na { $at } nema topa za rokadu.
chess-text-en-passant-rank = Polje za an pasan je u šestom redu kad je na potezu Beli, a u trećem kad je Crni.
chess-text-en-passant-pawn = Preko tog polja upravo nije mogao da pređe nijedan pešak.
chess-text-en-passant-check = Figura na { $from } daje šah, a davala bi ga i pre poslednjeg poteza pešakom.
chess-mended-castling = „{ $found }”: rokada ovde nije moguća, pa se izostavlja.
chess-mended-en-passant = „{ $found }”: ovde nijedan pešak ne može da se uzme an pasan, pa se izostavlja.

## Kako se čitaju pravila

ruling-CHESS-1 = Izvor kaže da je remi kad nijedna strana ne može da matira. To čitamo ovako: kralj protiv kralja, kralj i jedan lovac ili skakač protiv kralja, ili samo kraljevi i lovci, a svi lovci stoje na poljima iste boje. Remi je i pat, kad strana na potezu nema nijedan dozvoljen potez a nije u šahu.
ruling-CHESS-2 = Kad se ista pozicija pojavi treći put sa istom stranom na potezu, ta strana može da zatraži remi; peti put je partija remi. Posle 50 poteza svake strane bez uzimanja i bez poteza pešakom može da se zatraži remi; posle 75 je partija remi.

## Stranica šaha

chess-page-title = Šah po pravilima FIDE
chess-page-description = Igraj šah protiv računara ili s prijateljem na istom uređaju: sva pravila, objašnjenje za svaki odbijen potez, i uz čitač ekrana.
chess-page-line = Trideset dve figure, nimalo sreće i kralj koga treba uhvatiti.
