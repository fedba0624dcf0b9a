### The words of English draughts: man žeton, king kralj. The forms are those of portal.ftl: `case` of seats (gen) and
### pieces (gen, acc), `agree` of colours, `sentence` and `clause`.

game-draughts = Engleske dame

## Mesta: Crni počinje

draughts-seat = { $seat ->
    [1] Crn
   *[2] Bel
}{ seat-end }
draughts-colour = { $form ->
    [start] { $seat ->
        [1] Crn
       *[2] Bel
    }
   *[plain] { $seat ->
        [1] crn
       *[2] bel
    }
}{ colour-end }

## Figure

draughts-man = { piece-number-m }{ $colour ->
    [draughts-colour] { FORM($colour, agree: "m") }{ " " }
   *[none] { "" }
}žeton{ piece-end-m }
draughts-king = { piece-number-m }{ $colour ->
    [draughts-colour] { FORM($colour, agree: "a") }{ " " }
   *[none] { "" }
}kralj{ $count ->
    [few] a
    [other] eva
   *[one] { piece-end-a }
}

## Šta treba uraditi, i kako se partija završava

draughts-to-move = { $seat ->
    [you] Tvoj potez
   *[other] { $seat } je na potezu
}{ stop }
draughts-must-take = { $seat ->
    [you] Tvoj potez: moraš da uzmeš
   *[other] { $seat } mora da uzme
} figuru{ stop }
draughts-take-on = { $seat ->
    [you] Nastavi da uzimaš sa { $at }
   *[other] { $seat } nastavlja da uzima sa { $at }
}{ stop }
draughts-over = Partija je gotova{ stop }
draughts-end-no-piece = { $seat ->
    [you] { $form ->
        [clause] nemaš više
       *[sentence] Nemaš više
    }
   *[other] { $seat } više nema
} figura{ stop }
draughts-end-no-move = { $seat ->
    [you] { $form ->
        [clause] nemaš više
       *[sentence] Nemaš više
    }
   *[other] { $seat } više nema
} poteza{ stop }

## Zašto korak ne može

draughts-no-square = To nije polje na tabli.
draughts-empty = Na { $at } nema figure.
draughts-not-yours = Figura na { $at } nije tvoja.
draughts-blocked = Figura na { $at } je blokirana: nema slobodnog polja na koje bi otišla.
draughts-not-diagonal = Figura ide dijagonalno, pa sa { $from } ne može na { $to }.
draughts-too-far = Figura ide jedno polje, ili preskače protivničku da je uzme, pa sa { $from } ne može na { $to }.
draughts-occupied = Na { $at } već stoji figura.
draughts-forward-only = Figura na { $at } je običan žeton, a žetoni idu samo napred.
draughts-nothing-to-take = Figura ide dva polja samo kad uzima, a polje { $at } je prazno.
draughts-own-piece = Figura na { $at } je tvoja, a svoje figure ne možeš da preskačeš.
draughts-take-compulsory = Moraš da uzmeš figuru: { $takes }.

## Šta ne valja u tekstu poteza

draughts-text-move = Za potez su potrebna bar dva polja, na primer 11-15.
draughts-text-square = „{ $found }” nije polje na tabli: piši od 1 do 32.
draughts-text-ambiguous = Ovo može da se čita na više načina: { $readings }.
draughts-one-step = Ovde je dovoljan jedan korak, pa je polje { $at } suvišno.
draughts-turn-over = Potez se završava pre polja { $at }.

## Šta ne valja u tekstu pozicije

draughts-text-side = Pozicija počinje sa B ili W, za stranu na potezu, a ne sa „{ $found }”.
draughts-text-list = „{ $found }” nije spisak figura: počni ga sa B ili W, prema tome čije su.
draughts-text-two-lists = Figure { FORM($seat, case: "gen") } su navedene dvaput.
draughts-text-no-list = Nedostaju figure { FORM($seat, case: "gen") }.
draughts-text-no-square = Ovde nedostaje broj.
draughts-text-twice = Polje { $at } je navedeno dvaput.
draughts-text-count = „{ $found }” ovde ništa ne znači. Iza figura H navodi koliko je poteza bez napretka, a F redni broj poteza, svako jednom i sa brojem.
draughts-text-empty = Na tabli nema figura.
draughts-text-uncrowned = Žeton na { $at } je u poslednjem redu, pa mora da bude kralj.
draughts-text-pieces = { $seat } ovde ima { $found } { $found ->
    [one] figuru
    [few] figure
   *[other] figura
}; strana ih ima najviše { $most }.

## Kako se čitaju pravila

ruling-DR-1 = Žeton koji uzimanjem stigne u poslednji red postaje kralj i tu staje, čak i kad bi kao kralj mogao da preskače dalje.
ruling-DR-2 = Kad se ista pozicija pojavi treći put sa istom stranom na potezu, ta strana može da zatraži remi; peti put je partija remi. Remi je i posle 40 poteza svake strane bez uzimanja i bez poteza običnim žetonom. Igrači mogu i da se dogovore o remiju.
ruling-DR-4 = Izvor ne kaže izričito da žetoni idu i uzimaju samo napred. To sledi iz onoga što kaže za kraljeve, da idu napred ili nazad, a tako je i u engleskoj igri.

## Stranica igre

draughts-page-title = Engleske dame, igra poznata i kao čekers
draughts-page-description = Igraj engleske dame, poznate i kao čekers, protiv računara ili s prijateljem na istom uređaju: obavezno uzimanje, nizovi skokova i kraljevi.
draughts-page-line = Ako možeš da uzmeš, moraš: to je pravilo, i to je zamka.
