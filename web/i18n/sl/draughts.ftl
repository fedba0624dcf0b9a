### The words of English draughts. The forms are those of the portal. A man is a figura, as on the box; a navadna figura where
### it must be told from a king.

game-draughts = Dama

## Mesta: prvi je Črni

draughts-seat = { $seat ->
    [1] Črn
   *[2] Bel
}{ seat-ending }
draughts-colour = { $form ->
    [start] { $seat ->
        [1] Črn
       *[2] Bel
    }
   *[plain] { $seat ->
        [1] črn
       *[2] bel
    }
}{ colour-ending }

## Figure

draughts-man = { count-she }{ $colour ->
    [draughts-colour] { FORM($colour, gender: "she") } f
   *[none] { $form ->
        [start] F
       *[plain] f
    }
}igur{ noun-she }
draughts-king = { count-he }{ $colour ->
    [draughts-colour] { FORM($colour, gender: "he") } k
   *[none] { $form ->
        [start] K
       *[plain] k
    }
}ralj{ noun-soft }

## Kaj je treba storiti in kako se partija konča

draughts-to-move = { seat-to-move }{ stop }
draughts-must-take = { $seat ->
    [you] Na potezi si: vzeti moraš
   *[other] { $seat } mora vzeti
}{ stop }
draughts-take-on = { $seat ->
    [you] Jemlji
   *[other] { $seat } jemlje
} naprej s polja { $at }{ stop }
draughts-over = Partije je konec{ stop }
draughts-end-no-piece = { draughts-has-no } več figur{ stop }
draughts-end-no-move = { draughts-has-no } več potez{ stop }
draughts-has-no = { $seat ->
    [you] { $form ->
        [clause] nimaš
       *[sentence] Nimaš
    }
   *[other] { $seat } nima
}

## Zakaj korak ni sprejet

draughts-no-square = To ni polje na plošči.
draughts-empty = Na polju { $at } ni figure.
draughts-not-yours = Figura na polju { $at } ni tvoja.
draughts-blocked = Figura na polju { $at } ne more nikamor: zanjo ni prostega polja.
draughts-not-diagonal = Figura gre po diagonali, zato ne more s polja { $from } na { $to }.
draughts-too-far = Figura gre za eno polje ali pa preskoči eno figuro in jo vzame, zato ne more s polja { $from } na { $to }.
draughts-occupied = Na polju { $at } že stoji figura.
draughts-forward-only = Figura na polju { $at } ni kralj, navadne figure pa gredo samo naprej.
draughts-nothing-to-take = Figura gre za dve polji le, ko jemlje, polje { $at } pa je prazno.
draughts-own-piece = Figura na polju { $at } je tvoja, svojih figur pa ne moreš preskočiti.
draughts-take-compulsory = Vzeti moraš: { $takes }.

## Kaj je narobe z besedilom poteze

draughts-text-move = Poteza ima vsaj dve polji, na primer 11-15.
draughts-text-square = »{ $found }« ni polje na plošči: polja so od 1 do 32.
draughts-text-ambiguous = To se lahko bere na več načinov: { $readings }.
draughts-one-step = Tu zadošča en korak, polje { $at } je odveč.
draughts-turn-over = Poteza se konča pred poljem { $at }.

## Kaj je narobe z besedilom položaja

draughts-text-side = Položaj se začne z B ali W, za stran na potezi, ne z »{ $found }«.
draughts-text-list = »{ $found }« ni seznam figur: na začetku naj bo B ali W, da se ve, čigave so.
draughts-text-two-lists = Figure { FORM($seat, case: "gen") } so navedene dvakrat.
draughts-text-no-list = Manjkajo figure { FORM($seat, case: "gen") }.
draughts-text-no-square = Tu manjka številka.
draughts-text-twice = Polje { $at } je navedeno dvakrat.
draughts-text-count = »{ $found }« tu ne pomeni ničesar. Za figurami pove H število potez brez napredka in F številko poteze, vsak po enkrat in s številom.
draughts-text-empty = Na plošči ni figur.
draughts-text-uncrowned = Figura na polju { $at } je v zadnji vrsti, zato mora biti kralj.
draughts-text-pieces = { $seat } ima tu preveč figur: { WORD($found) }; stran jih ima največ { WORD($most) }.

## Kako beremo pravila

ruling-DR-1 = Navadna figura, ki z jemanjem doseže zadnjo vrsto, je okronana in se tam ustavi, čeprav bi kot kralj lahko skakala naprej.
ruling-DR-2 = Ko isti položaj z isto stranjo na potezi nastane tretjič, lahko ta stran zahteva remi; petič je partija remi. Remi je tudi po 40 potezah vsake strani brez jemanja in brez poteze z navadno figuro. Igralca se o remiju lahko tudi dogovorita.
ruling-DR-4 = Vir ne pove izrecno, da navadne figure gredo in jemljejo samo naprej. To sledi iz tega, kar pravi o kraljih, da gredo naprej ali nazaj, in tako je v angleški dami.

## Stran igre Dama

draughts-page-title = Dama po angleških pravilih (checkers)
draughts-page-description = Igraj angleško damo, znano tudi kot checkers, proti računalniku ali v družbi na isti napravi: obvezno jemanje, zaporedni skoki in kralji.
draughts-page-line = Če lahko vzameš, moraš: to je pravilo in to je past.
