### The words of chess. The forms are those of the portal. What stands on a square is said with its name alone: kmet na c3.

game-chess = Šah

## Figure

chess-pawn = { count-he }{ $colour ->
    [colour] { FORM($colour, gender: "he") } k
   *[none] { $form ->
        [start] K
       *[plain] k
    }
}met{ $count ->
    [few] { $case ->
        [acc] e
        [ins] i
       *[nom] je
    }
   *[other] { noun-he }
}
chess-knight = { count-he }{ $colour ->
    [colour] { FORM($colour, gender: "he") } s
   *[none] { $form ->
        [start] S
       *[plain] s
    }
}kakač{ noun-soft }
chess-bishop = { count-he }{ $colour ->
    [colour] { FORM($colour, gender: "he") } l
   *[none] { $form ->
        [start] L
       *[plain] l
    }
}ov{ $count ->
    [two] c
    [few] c
    [other] c
   *[one] { $case ->
        [acc] c
        [ins] c
       *[nom] ec
    }
}{ noun-soft }
chess-rook = { count-she }{ $colour ->
    [colour] { FORM($colour, gender: "she") } t
   *[none] { $form ->
        [start] T
       *[plain] t
    }
}rdnjav{ noun-she }
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
}ralj{ noun-soft }
chess-check = v šahu

## Kaj je treba storiti in kako se partija konča

chess-to-move = { seat-to-move }{ stop }
chess-in-check = { $seat ->
    [you] Na potezi si: tvoj kralj je v šahu
   *[other] { $seat } je v šahu
}{ stop }
chess-over = Partije je konec{ stop }
chess-promote-queen = Dama
chess-promote-rook = Trdnjava
chess-promote-bishop = Lovec
chess-promote-knight = Skakač
chess-end-mate = { $seat ->
    [you] { $form ->
        [clause] tvoj kralj
       *[sentence] Tvoj kralj
    }
   *[other] { $form ->
        [clause] kralj
       *[sentence] Kralj
    } { FORM($seat, case: "gen") }
} je matiran{ stop }
chess-end-stalemate = { $form ->
    [clause] pat
   *[sentence] Pat
}, ker { $seat ->
    [you] nimaš
   *[other] { $seat } nima
} dovoljene poteze{ stop }
chess-end-material = { $form ->
    [clause] nobena stran nima več dovolj figur za mat
   *[sentence] Nobena stran nima več dovolj figur za mat.
}

## Zakaj poteza ni sprejeta

chess-no-square = To ni polje na plošči.
chess-empty = Na polju { $at } ni figure.
chess-not-yours = Figura na polju { $at } ni tvoja.
chess-blocked = { FORM($kind, form: "start") } na { $at } ne more nikamor: pot je zaprta.
chess-king-nowhere = { FORM($kind, form: "start") } na { $at } ne more nikamor: vsa sosednja polja so napadena ali zasedena.
chess-double-check = Šah dajeta dve figuri hkrati, zato se mora premakniti kralj, ne pa { $kind } na { $at }.
chess-check-idle = Šah daje { $by } na { $from }, { $kind } na { $at } pa napadalca ne more ne vzeti ne ustaviti.
chess-check-stays = Kralj bi bil še vedno v šahu, ki ga daje { $by } na { $from }.
chess-king-attacked = Kralj ne more na { $at }: to polje napada { $by } na { $from }.
chess-pinned = { FORM($kind, form: "start") } na { $at } je v vezavi: če se umakne, kralja napade { $by } na { $from }.
chess-en-passant-check = Oba kmeta hkrati zapustita vrsto, potem pa kralja napade { $by } na { $from }.
chess-castle-lost = Kralj s trdnjavo na { $rook } ne more več rokirati: eden od njiju se je že premaknil ali pa trdnjave ni več.
chess-castle-blocked = Za rokado morajo biti vsa polja med kraljem in trdnjavo prazna, na { $at } pa stoji figura.
chess-castle-in-check = V šahu kralj ne more rokirati, šah pa mu daje { $by } na { $from }.
chess-castle-through = Kralj ne more rokirati skozi šah: { $by } na { $from } napada { $at } na njegovi poti.
chess-castle-into = Kralj ne more rokirati v šah: { $by } na { $from } napada { $at }.
chess-own-piece = Na { $at } stoji tvoja figura.
chess-path-blocked = Na poti je figura na { $at }; čez njo { $kind } ne more.
chess-moves-pawn = Kmet gre naravnost naprej in jemlje po diagonali naprej, zato ne more s polja { $from } na { $to }.
chess-moves-knight = Skakač gre za dve polji naravnost in za eno vstran, zato ne more s polja { $from } na { $to }.
chess-moves-bishop = Lovec gre po diagonalah, zato ne more s polja { $from } na { $to }.
chess-moves-rook = Trdnjava gre po vrstah in linijah, zato ne more s polja { $from } na { $to }.
chess-moves-queen = Dama gre po vrstah, linijah in diagonalah, zato ne more s polja { $from } na { $to }.
chess-moves-king = Kralj gre na sosednje polje, zato ne more s polja { $from } na { $to }.
chess-pawn-nothing = Kmet gre po diagonali le, ko jemlje, polje { $at } pa je prazno.
chess-pawn-straight = Kmet jemlje le po diagonali, zato mu figura na { $at } zapira pot.
chess-pawn-blocked = Figura na { $at } kmetu zapira pot.
chess-pawn-double = Kmet gre za dve polji le z začetnega polja, ta na { $at } pa se je že premaknil.
chess-en-passant-late = Kmeta na { $at } lahko vzameš en passant le takoj po njegovem premiku za dve polji.

## Kaj je narobe z besedilom poteze

chess-text-move = Potezo napiši kot e4, Nf3, exd5 ali O-O.
chess-text-square = »{ $found }« ni polje na plošči.
chess-text-promotion = Kmet ne more postati »{ $found }«: piše se Q, R, B ali N, na primer e8=Q.
chess-text-rest = »{ $found }« za potezo ne pomeni ničesar.
chess-text-ambiguous = To se lahko bere na več načinov: { $readings }.
chess-text-takes-nothing = Na { $at } ni česa vzeti.
chess-text-not-in-passing = Ta poteza ne jemlje en passant.
chess-text-no-check = Ta poteza ne da šaha.
chess-text-no-mate = Ta poteza ne da mata.
chess-text-other-piece = Na { $at } je { $kind }.
chess-text-no-promotion = S to potezo na { $to } kmet ne promovira.
chess-text-no-piece = Stran na potezi nima take figure: { $kind }.
chess-text-none-reaches = Na { $to } ne more nobena taka figura strani na potezi: { $kind }.

## Kaj je narobe z besedilom položaja

chess-text-fields = Položaj ima šest delov: figure, stran na potezi, kdo lahko rokira, polje za en passant, števec polpotez in številka poteze. Zadnja dva lahko manjkata.
chess-text-ranks = Število vrst položaja je osem, ne { WORD($count) }.
chess-text-squares = Število polj v { $rank }. vrsti je osem, ne { WORD($found) }.
chess-text-piece = »{ $found }« ni figura: piše se P, N, B, R, Q in K, za Črnega z malimi črkami.
chess-text-side = Stran na potezi je w ali b, ne »{ $found }«.
chess-text-castling = »{ $found }« ne pove, kdo lahko rokira: piše se K, Q, k in q, vsak največ enkrat, ali vezaj za nikogar.
chess-text-halfmove = Števec polpotez je število do { $most }.
chess-text-fullmove = Številka poteze je od 1 do { $most }.
chess-text-no-king = { $seat } nima kralja.
chess-text-two-kings = { $seat } ima še drugega kralja, na { $at }.
chess-text-too-many-pieces = { $seat } ima tu preveč figur: { WORD($found) }; stran jih ima največ { WORD($most) }.
chess-text-too-many-pawns = { $seat } ima tu preveč kmetov: { WORD($found) }; stran jih ima največ { WORD($most) }.
chess-text-pawn-on-edge = Na { $at }, na robu plošče, kmet ne more stati.
chess-text-kings-touch = Kralja ne moreta stati drug ob drugem.
chess-text-check-missed = { $seat } je v šahu, ki ga daje figura na { $from }, ni pa na potezi.
chess-text-castling-king = { $seat } ne more rokirati: kralj ni na začetnem polju.
chess-text-castling-rook = Na { $at } ni trdnjave za rokado.
chess-text-en-passant-rank = Polje za en passant je v šesti vrsti, ko je na potezi Beli, in v tretji, ko je na potezi Črni.
chess-text-en-passant-pawn = Čez to polje pravkar ni mogel noben kmet.
chess-text-en-passant-check = Šah daje figura na { $from }, in to že pred zadnjo potezo kmeta.
chess-mended-castling = »{ $found }«: rokada tu ni mogoča, zato je to izpuščeno.
chess-mended-en-passant = »{ $found }«: jemanje en passant tu ni mogoče, zato je to izpuščeno.

## Kako beremo pravila

ruling-CHESS-1 = Po viru je remi, kadar nobena stran ne more matirati. To beremo takole: kralj proti kralju, kralj in en sam lovec ali skakač proti kralju ali pa samo kralja in lovci, ki vsi stojijo na poljih iste barve. Tudi pat, ko stran na potezi nima dovoljene poteze in ni v šahu, je remi.
ruling-CHESS-2 = Ko isti položaj z isto stranjo na potezi nastane tretjič, lahko ta stran zahteva remi; petič je partija remi. Po 50 potezah vsake strani brez jemanja in brez poteze s kmetom je mogoče zahtevati remi; po 75 je partija remi.

## Stran igre Šah

chess-page-title = Šah po pravilih FIDE
chess-page-description = Igraj šah proti računalniku ali v družbi na isti napravi: vsa pravila, razlaga vsake zavrnjene poteze, tudi z bralnikom zaslona.
chess-page-line = Dvaintrideset figur, nič sreče in kralj, ki ga je treba ujeti.
