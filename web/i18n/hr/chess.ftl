### The words of chess. The forms are those of the portal. The men are masculine beings, the queen is feminine.

game-chess = Šah

## Figure

chess-pawn = { count-he }{ $colour ->
    [colour] { FORM($colour, gender: "he") } p
   *[none] { $form ->
        [start] P
       *[plain] p
    }
}ješak{ noun-he }
chess-knight = { count-he }{ $colour ->
    [colour] { FORM($colour, gender: "he") } s
   *[none] { $form ->
        [start] S
       *[plain] s
    }
}kakač{ noun-he }
chess-bishop = { count-he }{ $colour ->
    [colour] { FORM($colour, gender: "he") } l
   *[none] { $form ->
        [start] L
       *[plain] l
    }
}ov{ $count ->
    [few] ca
    [other] aca
   *[one] { $case ->
        [gen] ca
        [acc] ca
       *[nom] ac
    }
}
chess-rook = { count-he }{ $colour ->
    [colour] { FORM($colour, gender: "he") } t
   *[none] { $form ->
        [start] T
       *[plain] t
    }
}op{ $count ->
    [other] ov
   *[few] { "" }
}{ noun-he }
chess-queen = { count-she }{ $colour ->
    [colour] { FORM($colour, gender: "she") } d
   *[none] { $form ->
        [start] D
       *[plain] d
    }
}am{ noun-she }
chess-king = { count-he }{ $colour ->
    [colour] { FORM($colour, gender: "he") } k
   *[none] { $form ->
        [start] K
       *[plain] k
    }
}ralj{ $count ->
    [other] ev
   *[few] { "" }
}{ noun-he }
chess-check = u šahu

## Što treba učiniti i kako partija završava

chess-to-move = { seat-to-move }{ stop }
chess-in-check = { $seat ->
    [you] Tvoj potez: u šahu si
   *[other] { $seat } je u šahu
}{ stop }
chess-over = Partija je gotova{ stop }
chess-promote-queen = Dama
chess-promote-rook = Top
chess-promote-bishop = Lovac
chess-promote-knight = Skakač
chess-end-mate = { $seat ->
    [you] { $form ->
        [clause] u matu si
       *[sentence] U matu si
    }
   *[other] { $seat } je u matu
}{ stop }
chess-end-stalemate = { $form ->
    [clause] pat
   *[sentence] Pat
}, jer { $seat ->
    [you] nemaš
   *[other] { $seat } nema
} dopuštenog poteza{ stop }
chess-end-material = { $form ->
    [clause] nijedna strana nema čime dati šah-mat
   *[sentence] Nijedna strana nema čime dati šah-mat.
}

## Zašto se potez odbija

chess-no-square = To nije polje na ploči.
chess-empty = Na polju { $at } nema figure.
chess-not-yours = Figura na polju { $at } nije tvoja.
chess-blocked = { chess-the-kind } ne može nikamo: put je zatvoren.
chess-king-nowhere = { chess-the-kind } ne može nikamo: sva su susjedna polja napadnuta ili zauzeta.
chess-the-kind = { FORM($kind, form: "start") } na polju { $at }
chess-double-check = Dvije figure istodobno daju šah, pa se mora pomaknuti sam kralj, a ne { $kind } na polju { $at }.
chess-check-idle = Šah daje { chess-attacker }, a { $kind } na polju { $at } ne može ni uzeti tu figuru ni stati joj na put.
chess-attacker = { $by } na polju { $from }
chess-check-stays = Kralj bi i dalje bio u šahu: daje ga { chess-attacker }.
chess-king-attacked = Kralj ne može na polje { $at }: napada ga { chess-attacker }.
chess-pinned = Figura je vezana: kad { $kind } ode s polja { $at }, kralja napada { chess-attacker }.
chess-en-passant-check = Oba bi pješaka odjednom otišla s reda, a kralja tada napada { chess-attacker }.
chess-castle-lost = Rokada s topom s polja { $rook } više nije moguća: kralj ili top već se pomaknuo ili topa više nema.
chess-castle-blocked = Za rokadu moraju biti prazna sva polja između kralja i topa, a na polju { $at } je figura.
chess-castle-in-check = Kralj u šahu ne može u rokadu, a šah mu daje { chess-attacker }.
chess-castle-through = Kralj u rokadi ne smije preko napadnutog polja: polje { $at } napada { chess-attacker }.
chess-castle-into = Kralj u rokadi ne smije na napadnuto polje: polje { $at } napada { chess-attacker }.
chess-own-piece = Na polju { $at } je tvoja figura.
chess-path-blocked = { FORM($kind, form: "start") } ne može preko figure na polju { $at }.
chess-moves-pawn = Pješak ide ravno naprijed, a uzima dijagonalno naprijed, pa ne može s polja { $from } na { $to }.
chess-moves-knight = Skakač ide dva polja ravno i jedno u stranu, pa ne može s polja { $from } na { $to }.
chess-moves-bishop = Lovac ide po dijagonalama, pa ne može s polja { $from } na { $to }.
chess-moves-rook = Top ide po redovima i linijama, pa ne može s polja { $from } na { $to }.
chess-moves-queen = Dama ide po redovima, linijama i dijagonalama, pa ne može s polja { $from } na { $to }.
chess-moves-king = Kralj ide na susjedno polje, pa ne može s polja { $from } na { $to }.
chess-pawn-nothing = Pješak ide dijagonalno samo kad uzima, a polje { $at } je prazno.
chess-pawn-straight = Pješak uzima samo dijagonalno, pa mu figura na polju { $at } zatvara put.
chess-pawn-blocked = Figura na polju { $at } zatvara put pješaku.
chess-pawn-double = Pješak ide dva polja samo s početnog polja, a ovaj se na polju { $at } već pomaknuo.
chess-en-passant-late = Pješak na polju { $at } može se uzeti en passant samo odmah nakon pomaka za dva polja.

## Što nije u redu s tekstom poteza

chess-text-move = Napiši potez kao e4, Nf3, exd5 ili O-O.
chess-text-square = „{ $found }” nije polje na ploči.
chess-text-promotion = Pješak ne može postati „{ $found }”: piše se Q, R, B ili N, kao u e8=Q.
chess-text-rest = „{ $found }” iza poteza ništa ne znači.
chess-text-ambiguous = Ovo se može čitati na više načina: { $readings }.
chess-text-takes-nothing = Na polju { $at } nema što uzeti.
chess-text-not-in-passing = Ovaj potez ne uzima en passant.
chess-text-no-check = Ovaj potez ne daje šah.
chess-text-no-mate = Ovaj potez ne daje šah-mat.
chess-text-other-piece = Na polju { $at } je { $kind }.
chess-text-no-promotion = Ovaj potez na polje { $to } nije promocija pješaka.
chess-text-no-piece = Strana na potezu nema takvu figuru: { $kind }.
chess-text-none-reaches = Na polje { $to } ne može nijedna takva figura strane na potezu: { $kind }.

## Što nije u redu s tekstom pozicije

chess-text-fields = Pozicija ima šest dijelova: figure, strana na potezu, tko smije u rokadu, polje za en passant, brojač polupoteza i broj poteza. Zadnja dva mogu se izostaviti.
chess-text-ranks = Pozicija ima osam redova, a ne { WORD($count) }.
chess-text-squares = Broj polja u redu { $rank } je osam, a ne { WORD($found) }.
chess-text-piece = „{ $found }” nije figura: piše se P, N, B, R, Q i K, malim slovima za crne.
chess-text-side = Strana na potezu je w ili b, a ne „{ $found }”.
chess-text-castling = „{ $found }” ne kaže tko smije u rokadu: piše se K, Q, k i q, svako najviše jednom, ili crtica ako nitko ne smije.
chess-text-halfmove = Brojač polupoteza je broj do { $most }.
chess-text-fullmove = Broj poteza je od 1 do { $most }.
chess-text-no-king = { $seat } nema kralja.
chess-text-two-kings = { $seat } ima drugog kralja na polju { $at }.
chess-text-too-many-pieces = { $seat } ovdje ima previše figura: { WORD($found) }, a najviše ih je { WORD($most) }.
chess-text-too-many-pawns = { $seat } ovdje ima previše pješaka: { WORD($found) }, a najviše ih je { WORD($most) }.
chess-text-pawn-on-edge = Na polju { $at }, na rubu ploče, ne može stajati pješak.
chess-text-kings-touch = Kraljevi ne mogu stajati jedan do drugoga.
chess-text-check-missed = { $seat } je u šahu od figure na polju { $from }, a nije na potezu.
chess-text-castling-king = { $seat } ne može u rokadu: kralj nije na početnom polju.
chess-text-castling-rook = Na polju { $at } nema topa za rokadu.
chess-text-en-passant-rank = Polje za en passant u šestom je redu kad je na potezu Bijeli, a u trećem kad je Crni.
chess-text-en-passant-pawn = Preko ovog polja nijedan pješak nije mogao upravo prijeći.
chess-text-en-passant-check = Figura na polju { $from } daje šah, a davala bi ga i prije zadnjeg poteza pješaka.
chess-mended-castling = „{ $found }”: rokada ovdje nije moguća, pa se izostavlja.
chess-mended-en-passant = „{ $found }”: ovdje se nijedan pješak ne može uzeti en passant, pa se izostavlja.

## Kako čitamo pravila

ruling-CHESS-1 = Izvor zove remijem kad nijedna strana ne može dati šah-mat. To čitamo kao: kralj protiv kralja, kralj i jedan lovac ili skakač protiv kralja, ili samo kraljevi i lovci koji svi stoje na poljima iste boje. Remi je i pat, kad strana na potezu nema dopuštenog poteza, a nije u šahu.
ruling-CHESS-2 = Kad se ista pozicija pojavi treći put s istom stranom na potezu, ta strana može zatražiti remi; peti put partija je remi. Nakon 50 poteza svake strane bez uzimanja i bez poteza pješakom može se zatražiti remi; nakon 75 partija je remi.

## Stranica igre Šah

chess-page-title = Šah po pravilima FIDE
chess-page-description = Igraj šah protiv računala ili u društvu na istom uređaju: sva pravila, svaki odbijen potez objašnjen, i s čitačem zaslona.
chess-page-line = Trideset dvije figure, nimalo sreće i jedan kralj kojeg treba uhvatiti.
