### The words of Laska and Bignor Ludus. The forms are those of the portal: a kind stands in a `case` and with a `count`, and
### gives its colour a `gender`.

game-laska = Laska
game-bignor-ludus = Bignor Ludus

## Figure

laska-counter = { count-he }{ $colour ->
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
}astnik{ noun-he }

## Kaj je treba storiti in kako se partija konča

laska-numbers = Laskerjeve številke od 1 do 25
laska-move = { seat-to-move }{ stop }
laska-take = { $seat ->
    [you] Na potezi si: vzeti moraš
   *[other] { $seat } mora vzeti
}{ stop }
laska-go-on = { $seat ->
    [you] Jemlji
   *[other] { $seat } jemlje
} naprej s polja { $at }{ stop }
laska-over = Partije je konec{ stop }
laska-end-no-piece = { laska-has-no } več figur{ stop }
laska-end-no-move = { laska-has-no } več potez{ stop }
laska-has-no = { $seat ->
    [you] { $form ->
        [clause] nimaš
       *[sentence] Nimaš
    }
   *[other] { $seat } nima
}

## Zakaj korak ni sprejet

laska-no-square = To ni polje na plošči.
laska-empty = Na polju { $at } ni figure.
laska-not-yours = Figura na polju { $at } ni tvoja.
laska-blocked = Figura na polju { $at } ne more nikamor: zanjo ni prostega polja.
laska-too-far = Figura gre za eno polje po diagonali ali pa preskoči eno figuro in jo vzame, zato ne more s polja { $from } na { $to }.
laska-occupied = Na polju { $at } že stoji figura.
laska-nothing-to-take = Figura gre za dve polji le, ko jemlje, polje { $at } pa je prazno.
laska-own-piece = Figura na polju { $at } je tvoja, svojih figur pa ne moreš preskočiti.
laska-leapt-twice = Polje { $at } je v tej potezi že preskočeno, nobeno pa se ne preskoči dvakrat.
laska-forward-only = Figura na polju { $at } ima na vrhu žeton, žetoni pa gredo samo naprej.
laska-must-take = Vzeti moraš: { $takes }.
laska-one-step = Tu zadošča en korak, polje { $at } je odveč.
laska-turn-over = Poteza se konča pred poljem { $at }.

## Kaj je narobe z besedilom poteze

laska-text-move = Poteza ima vsaj dve polji, na primer c3-d4.
laska-text-square = »{ $found }« ni polje na plošči.
laska-text-column-at-start = Za prvim poljem poteze ne stoji stolp.
laska-text-ambiguous = To se lahko bere na več načinov: { $readings }.
laska-text-column = Na polju { $at } je potem { $expected }.
laska-text-nothing-there = Na polju { $at } potem ni figure.
laska-text-columns = Stolpi v tej potezi se ne ujemajo s ploščo.

## Kaj je narobe z besedilom položaja

laska-text-side = Položaj se konča z w ali b, za stran na potezi.
laska-text-two-sides = Stran na potezi je navedena dvakrat.
laska-text-ranks = Število vrst položaja je sedem, ne { WORD($count) }.
laska-text-fields = Število polj v { $rank }. vrsti je { $expected }, ne { $found }.
laska-text-no-column = Manjka figura na polju { $at }.
laska-text-twice = Polje { $at } je navedeno dvakrat.
laska-text-counter = »{ $found }« ni žeton: piše se w, W, b ali B.
laska-text-column-height = Stolp ima največ { $most } { $most ->
    [one] žeton
    [two] žetona
    [few] žetone
   *[other] žetonov
}.
laska-text-empty = Na plošči ni figur.
laska-text-unpromoted = Zgornji žeton na polju { $at } je v zadnji vrsti, zato mora biti častnik.
laska-text-counters = { $seat } ima tu preveč žetonov: { WORD($found) }; v igri jih je samo { WORD($most) }.

## Deli plošče

laska-inner-ring = Notranji obroč
laska-outer-ring = Zunanji obroč
laska-centre = Središče
laska-long-diagonals = Dolgi diagonali
laska-short-diagonals = Kratke diagonale

## Kako beremo pravila

ruling-LASKA-1 = Jemanje traja, dokler figura lahko skače naprej. Prej se konča le tam, kjer žeton promovira; častnik skače naprej tudi na obeh koncih plošče.
ruling-LASKA-2 = V eni potezi se nobeno polje ne preskoči dvakrat, kar koli ostane na njem. Polje, s katerega figura krene, velja za prazno, zato se jemanje lahko vrne nanj.
ruling-LASKA-3 = Ko isti položaj z isto stranjo na potezi nastane tretjič, lahko ta stran zahteva remi; petič je partija remi. Remi je tudi po 50 potezah vsake strani brez jemanja in brez poteze z žetonom.
ruling-LASKA-4 = V igri Bignor Ludus je jemanje en sam skok; vse drugo je kot v Laski.

## Stran igre Laska

laska-page-title = Laska, dama Emanuela Laskerja s stolpi
laska-page-description = Igraj Lasko, damo šahovskega prvaka Emanuela Laskerja, proti računalniku ali v družbi. Vzete figure potujejo naprej v stolpih.
laska-page-line = Vzeti žetoni potujejo pod tvojim stolpom, dokler jih kdo ne osvobodi.

## Stran igre Bignor Ludus

bignor-ludus-page-title = Bignor Ludus, Laska z enim skokom
bignor-ludus-page-description = Igraj Bignor Ludus, različico Laske, v kateri je jemanje vedno en sam skok: stolpi, ujetniki in častniki, proti računalniku ali v družbi.
bignor-ludus-page-line = Laska z enim skokom naenkrat: kdor vzame, mora počakati na odgovor.
