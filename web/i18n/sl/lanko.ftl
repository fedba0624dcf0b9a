### The words of Lanko-88, Lanko-68 and Lanko-103. One form more than in the portal: `this`, a kind with its demonstrative. The
### directions have `dat`.

game-lanko-88 = Lanko-88
game-lanko-68 = Lanko-68
game-lanko-103 = Lanko-103

## Mesta

lanko-seat = { $seat ->
    [1] Jug
    [2] Zahod
    [3] Sever
   *[4] Vzhod
}{ $case ->
    [gen] a
   *[nom] { "" }
}
lanko-pair = { seat }
lanko-plan-solo-round = Tri osebe, tri partije: vsaka enkrat igra brez partnerja
lanko-leaves = zgori

## Figure

lanko-this = { $form ->
    [this] { $case ->
        [acc] ta
       *[nom] Ta
    }{ " " }
   *[plain] { "" }
}
lanko-this-he = { $form ->
    [this] { $case ->
        [acc] tega
       *[nom] Ta
    }{ " " }
   *[plain] { "" }
}
lanko-pawn = { count-he }{ lanko-this-he }{ $colour ->
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
lanko-small-castle = { count-he }{ lanko-this }{ $colour ->
    [colour] { FORM($colour, gender: "thing") } m
   *[none] { $form ->
        [start] M
       *[plain] m
    }
}al{ adjective-thing } { lanko-castle }
lanko-big-castle = { count-he }{ lanko-this }{ $colour ->
    [colour] { FORM($colour, gender: "thing") } v
   *[none] { $form ->
        [start] V
       *[plain] v
    }
}elik{ adjective-thing } { lanko-castle }
lanko-castle = grad{ $count ->
    [two] ov{ noun-thing }
    [few] ov{ noun-thing }
    [other] { $case ->
        [ins] ovi
       *[nom] ov
    }
   *[one] { noun-thing }
}

## Smeri

lanko-north = sever{ lanko-direction-ending }
lanko-east = vzhod{ lanko-direction-ending }
lanko-south = jug{ lanko-direction-ending }
lanko-west = zahod{ lanko-direction-ending }
lanko-direction-ending = { $case ->
    [dat] u
   *[nom] { "" }
}

## Kaj je treba storiti in kako se partija konča

lanko-move = { seat-to-move }{ stop }
lanko-capture = { $seat ->
    [you] Na potezi si: vzeti moraš
   *[other] { $seat } mora vzeti
}{ stop }
lanko-go-on = { $seat ->
    [you] Jemlji
   *[other] { $seat } jemlje
} naprej s polja { $at }{ stop }
lanko-first = { $seat ->
    [you] Na potezi si: začni s kmetom
   *[other] { $seat } začne s kmetom
}{ stop }
lanko-pass = { $seat ->
    [you] Nimaš poteze, zato jo izpustiš
   *[other] { $seat } nima poteze in jo izpusti
}{ stop }
lanko-pass-button = Izpusti
lanko-over = Partije je konec{ stop }
lanko-end-no-piece = { $seat ->
    [you] { $form ->
        [clause] nimaš
       *[sentence] Nimaš
    }
   *[other] { $seat } nima
} več figur{ stop }
lanko-end-full = { $form ->
    [clause] vsa štiri polja na sredini so zasedena
   *[sentence] Vsa štiri polja na sredini so zasedena.
}
lanko-end-passes = { $form ->
    [clause] štiri izpuščene poteze zapored
   *[sentence] Štiri izpuščene poteze zapored.
}
lanko-end-no-castle = { $form ->
    [clause] zunaj sredine ni več gradov
   *[sentence] Zunaj sredine ni več gradov.
}
lanko-end-declared = { $form ->
    [clause] po dogovoru igralcev se partija konča tu
   *[sentence] Po dogovoru igralcev se partija konča tu.
}
lanko-match-over = { $form ->
    [clause] vse tri partije so odigrane
   *[sentence] Vse tri partije so odigrane.
}

## Kaj še velja o polju

lanko-remark-half = { lanko-may-move } { FORM($kind, form: "this", case: "acc") }, naprej pa je proti { FORM($direction, case: "dat") }. Onkraj osi ga { $partner ->
    [you] lahko premakneš samo ti
   *[other] lahko premakne samo { $partner }
}.
lanko-may-move = { $seat ->
    [you] Lahko premakneš
   *[other] { $seat } lahko premakne
}
lanko-remark-axle = Z osi lahko { FORM($kind, form: "this", case: "acc") } premakneta oba partnerja. Naprej je { $seat ->
    [you] zate
   *[other] za { $seat }
} proti { FORM($direction, case: "dat") } in { $partner ->
    [you] zate
   *[other] za { $partner }
} proti { FORM($back, case: "dat") }.
lanko-remark-inside = { FORM($kind, form: "this") } ostane tu do konca partije in šteje { $points } { $points ->
    [one] točko
    [two] točki
    [few] točke
   *[other] točk
}.
lanko-remark-standby = { lanko-may-move } tega rezervnega kmeta naravnost na sosednje prazno temno polje, proti { FORM($direction, case: "dat") } ali vstran. Ni ga mogoče ne vzeti ne preskočiti.
lanko-remark-border = Mejno polje, skupno obema igralcema { FORM($seat, case: "gen") }: oba lahko od tod premikata figure te barve.
lanko-remark-centre = Osrednje manevrsko polje leži na obeh oseh: vsak lahko z njega premika figure svoje barve.
lanko-remark-manoeuvre = Z manevrskega polja gre grad lahko naravnost na končno polje, naprej ali vstran, a šele v eni od naslednjih potez.
lanko-remark-middle = Grad, ki pride sem, ostane do konca partije in šteje trikrat.
lanko-remark-standby-square = Polje rezervnega kmeta. Ko ta odide, sem ne pride nobena figura več.

## Zakaj korak ni sprejet

lanko-no-square = To ni polje na plošči.
lanko-empty = Na polju { $at } ni figure.
lanko-not-yours = Figura na polju { $at } ni tvoje barve.
lanko-stays = Grad na polju { $at } je na sredini in ostane tam do konca partije.
lanko-not-your-half = Polje { $at } je onkraj osi: { $seat ->
    [you] zunaj tvoje polovice, zato to figuro lahko premakne samo tvoj partner.
   *[other] tam lahko figure premika samo partner, { $seat } pa ne.
}
lanko-pawn-first = Prva poteza partije mora biti s kmetom, na polju { $at } pa je grad.
lanko-blocked = Figura na polju { $at } ne more nikamor: vse poti so zaprte.
lanko-occupied = Na polju { $at } že stoji figura.
lanko-must-capture = Vzeti moraš: { $captures }.
lanko-backward = Naprej je { $seat ->
    [you] zate
   *[other] za { $seat }
} proti { FORM($direction, case: "dat") }, nazaj pa gre figura samo, ko jemlje.
lanko-barrier = Na poti je ovira, mimo nje pa gre le kmet po diagonali.
lanko-castle-straight = Na polju { $at } je grad, gradovi pa gredo naravnost: naprej, levo ali desno.
lanko-nothing-over = Na polju { $at } ni figure za preskok.
lanko-through-middle = Skozi polja na sredini ne gre nobena figura.
lanko-castle-jumps = Na polju { $at } je grad, gradovi pa ne skačejo. Preskočijo le tisto, kar vzamejo.
lanko-over-castle = Na polju { $at } je grad tvoje barve, preskočiti pa smeš samo kmete.
lanko-leap-straight = Skače in jemlje se naravnost, nikoli po diagonali.
lanko-too-far = S polja { $from } na { $to } ne vodi noben premik, skok ali jemanje.
lanko-standby = Rezervni kmet na polju { $at } gre lahko samo naravnost na sosednje temno polje: naprej, levo ali desno.
lanko-dark-only = Na polju { $at } stoji le rezervni kmet; vse druge figure gredo po temnih poljih.
lanko-castles-only = Na končno polje { $at } smejo samo gradovi.
lanko-end-behind = Končno polje { $at } je zadaj, gradovi pa vstopijo samo naprej, levo ali desno.
lanko-from-manoeuvre = Na končno polje { $at } grad vstopi samo naravnost s sosednjega manevrskega polja.
lanko-diagonal = Na tej plošči figure gredo, preskakujejo in jemljejo po diagonali.

## Kaj je narobe z besedilom poteze

lanko-text-move = Poteza ima vsaj dve polji, na primer 8-B.
lanko-text-square = »{ $found }« ni polje na plošči.
lanko-text-bracket = Oglata oklepaja stojita na obeh straneh poteze ali pa ju ni.
lanko-text-mixed = Premik ali skok se piše kot dve polji z vezajem med njima, jemanje pa s podpičji med polji.
lanko-text-ambiguous = To se lahko bere na več načinov: { $readings }.
lanko-text-no-pass = Poteza se izpusti samo, ko ni mogoča nobena.
lanko-text-no-entry = Na polje { $at } v tej potezi ne more nobena figura.
lanko-text-sign = To se piše { $written }.
lanko-turn-over = Poteza se konča pred poljem { $at }.

## Kaj je narobe z besedilom položaja

lanko-text-seat = Položaj se začne z igralcem na potezi, S, W, N ali E, ne z »{ $found }«.
lanko-text-piece = »{ $found }« ni figura: piše se wp, ws, wb, bp, bs ali bb.
lanko-text-piece-late = »{ $found }« je prepozno: vse figure so pred »first« in »passes=«.
lanko-text-twice = Polje { $at } je navedeno dvakrat.
lanko-text-word = »{ $found }« v položaju ne pomeni ničesar.
lanko-text-empty = Na plošči ni figur.
lanko-text-first = »first« se piše enkrat, brez izpuščenih potez in le, ko mora S odigrati prvo potezo partije, ta pa je s kmetom.
lanko-text-passes = »passes=« se piše enkrat, brez »first« in s številom od 1 do { $most }.
lanko-text-pawn-inside = Na polju { $at }, na sredini plošče, ne more stati kmet.
lanko-text-standby = Na polju { $at } lahko stoji le rezervni kmet, ki tam začne.
lanko-text-too-many = { $seat } ima v igri samo { FORM($kind, $most, case: "acc") }.

## Kako beremo pravila

ruling-LANKO-2 = Na 88 in 68 mora biti prva poteza Juga, ki je prva v partiji, s kmetom. Na 103 je lahko s katero koli figuro.
ruling-LANKO-3 = Tvoje so vse figure tvoje barve, tudi partnerjeve; rezervni kmet pa se ne preskoči in ne vzame. Med jemanji izbiraš po želji, izbrano pa gre do konca. Vsaka vzeta figura gre takoj s plošče, polje, s katerega krene figura, ki jemlje, pa velja za prazno.
ruling-LANKO-4 = K jemanju te zavezujejo samo figure, ki jih smeš premakniti, ne pa tistih v partnerjevi polovici.
ruling-LANKO-6 = Ovira ustavi premike in skoke ter jemanje na kateri koli polovici poti. Diagonalni premik kmeta se za ovire ne meni.
ruling-LANKO-8 = Poteza se izpusti, če ni jemanja, premika, skoka ali preskoka, poteze rezervnega kmeta in gradu, ki bi lahko šel na končno polje; in samo takrat.
ruling-LANKO-9 = Partija se konča sama, ko so zasedena štiri polja na sredini ali končna polja, ko ena barva nima več figur na plošči, ko zunaj sredine ni več gradov, po štirih izpuščenih potezah zapored, ko isti položaj z istim igralcem na potezi nastane tretjič ali ko igralec, čigar par ima zunaj samo zaprte gradove, trikrat ponovi isti premik in je vmes le vrnitev nazaj. Poleg tega lahko vsak igralec, ki ima zunaj grad, ponudi konec; strinjati se morata oba nasprotnika, pa tudi partner, če ima zunaj grad. Zaprti gradovi sami partije nikoli ne končajo.
ruling-LANKO-11 = Premiki in skoki se pišejo kot [8-B], jemanja z vsakim postankom kot [36;N;3], prihod na sredino kot [T-(W)] ali [P;(X)], izpuščena poteza kot [---], konec partije kot [+++]. Jemanje se lahko skrajša na prvo in zadnje polje, prihod pa na [(X)], kjer je mogoča le ena poteza.
ruling-LANKO-12 = Dve osebi igrata vsaka na dveh mestih: Beli na Jugu in Severu, Črni na Zahodu in Vzhodu. Če so tri, ima ena sama obe mesti Črnega; tako ima boljše možnosti, zato so v tekmi tri partije in vsaka enkrat igra sama. Partnerja si ne namigujeta.
ruling-LANKO-13 = Grad gre na končno polje naprej, levo ali desno, gledano od igralca, ki ga premakne, nikoli nazaj: iz središča gre Jug lahko na U, V in W, ne pa na X, Sever na X, V in W, ne pa na U, in enako druga dva.
ruling-LANKO-14 = Položaj se zapiše z mestom na potezi in z vsako figuro za njenim poljem, na primer S 47:wb 43:wp 8:bb, z w ali b za barvo in p, s ali b za kmeta, mali grad ali veliki grad. Dokler obvezna prva poteza s kmetom še ni odigrana, sledi »first«, po izpuščenih potezah pa »passes=« s številom.

## Stran igre Lanko-88

lanko-88-page-title = Lanko-88, igra gradov za dva para
lanko-88-page-description = Igraj Lanko-88, igro za dva, tri ali štiri, proti računalniku ali v družbi: pripelji svoje gradove na sredino in vzemi nasprotnikove. Vsa pravila.
lanko-88-page-line = Dva para na plošči v obliki križa: pripelji svoje gradove na sredino pred nasprotnikom.

## Stran igre Lanko-68

lanko-68-page-title = Lanko-68, krajši Lanko za dva para
lanko-68-page-description = Igraj Lanko-68, krajši in lažji Lanko na plošči v obliki križa z 68 polji, za dva, tri ali štiri, proti računalniku ali v družbi. Vsa pravila.
lanko-68-page-line = Mali Lanko: manj prostora, manj figur in sredina le nekaj korakov stran.

## Stran igre Lanko-103

lanko-103-page-title = Lanko-103, diagonalni Lanko za dva para
lanko-103-page-description = Igraj Lanko-103, dami najbližji Lanko, proti računalniku ali v družbi: diagonalne poteze, rezervni kmetje in štiri končna polja za gradove. Vsa pravila.
lanko-103-page-line = Gradovi in kmetje na diagonalah: nazaj te pripelje samo jemanje.
