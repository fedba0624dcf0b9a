### The words of backgammon. Places have the forms `from`, `to` and `at`, with their preposition; all else as in the portal.

game-backgammon = Backgammon

## Figure

backgammon-checker = { count-she }{ $colour ->
    [colour] { FORM($colour, gender: "she") } f
   *[none] { $form ->
        [start] F
       *[plain] f
    }
}igur{ noun-she }
backgammon-pile = { FORM($kind, $count) }
backgammon-cube-1 = { backgammon-cube } 1
backgammon-cube-2 = { backgammon-cube } 2
backgammon-cube-4 = { backgammon-cube } 4
backgammon-cube-8 = { backgammon-cube } 8
backgammon-cube-16 = { backgammon-cube } 16
backgammon-cube-32 = { backgammon-cube } 32
backgammon-cube-64 = { backgammon-cube } 64
backgammon-cube = { $form ->
    [start] K
   *[plain] k
}ock{ noun-she } za podvajanje z vrednostjo

## Prostori; trikotniki imajo svoja imena

backgammon-bar = { $case ->
    [from] s { backgammon-bar-e }
    [to] na { backgammon-bar-o }
    [at] na { backgammon-bar-i }
   *[plain] { $seat ->
        [you] tvoja pregrada
       *[other] pregrada { FORM($seat, case: "gen") }
    }
}
backgammon-bar-e = { $seat ->
    [you] tvoje pregrade
   *[other] pregrade { FORM($seat, case: "gen") }
}
backgammon-bar-o = { $seat ->
    [you] tvojo pregrado
   *[other] pregrado { FORM($seat, case: "gen") }
}
backgammon-bar-i = { $seat ->
    [you] tvoji pregradi
   *[other] pregradi { FORM($seat, case: "gen") }
}
backgammon-tray = { $case ->
    [from] iz { $seat ->
        [you] tvojega predala
       *[other] predala { FORM($seat, case: "gen") }
    }
    [to] v { backgammon-tray-name }
    [at] v { $seat ->
        [you] tvojem predalu
       *[other] predalu { FORM($seat, case: "gen") }
    }
   *[plain] { backgammon-tray-name }
}
backgammon-tray-name = { $seat ->
    [you] tvoj predal
   *[other] predal { FORM($seat, case: "gen") }
}
backgammon-numbered = Trikotniki od 1 do 24
backgammon-cube-middle = { $case ->
    [from] s sredine
    [to] na sredino
    [at] na sredini
   *[plain] sredina
} pregrade
backgammon-cube-place = { $case ->
    [from] s konca
    [to] na konec
    [at] na koncu
   *[plain] konec
} { backgammon-bar-e }
backgammon-die = { $number ->
    [1] prva
    [2] druga
    [3] tretja
   *[4] četrta
} kocka

## Kaj je treba storiti in kako se partija konča

backgammon-open = Vsaka stran vrže eno kocko, začne tista z več pikami{ stop }
backgammon-opened = Beli vrže { $white }, Črni { $black }: { $seat ->
    [you] začneš ti
   *[other] začne { $seat }
}{ stop }
backgammon-may-double = { $seat ->
    [you] Na potezi si: vrzi kocki ali podvoji na { $value }
   *[other] { $seat } vrže kocki ali podvoji na { $value }
}{ stop }
backgammon-to-throw = { $seat ->
    [you] Na potezi si: vrzi kocki
   *[other] { $seat } vrže kocki
}{ stop }
backgammon-answer = { $seat ->
    [you] Na potezi si: sprejmi podvojitev na { $value } ali jo zavrni
   *[other] { $seat } sprejme podvojitev na { $value } ali jo zavrne
}{ stop }
backgammon-to-move = { seat-to-move }{ stop }
backgammon-to-enter = { $seat ->
    [you] Na potezi si: vrni figuro s pregrade v igro
   *[other] { $seat } mora vrniti figuro s pregrade v igro
}{ stop }
backgammon-to-finish = { $seat ->
    [you] Tapni kocki ali »Končano« za konec
   *[other] { $seat } konča potezo
}{ stop }
backgammon-rest-lost = { $seat ->
    [you] Ostanka ne moreš odigrati: tapni »Končano«
   *[other] { $seat } ostanka ne more odigrati
}{ stop }
backgammon-cannot-move = { $seat ->
    [you] Ne moreš igrati: tapni »Končano«
   *[other] { $seat } ne more igrati
}{ stop }
backgammon-lower-alone = { $seat ->
    [you] Ne moreš odigrati
   *[other] { $seat } ne more odigrati
} samo nižjega števila, { $number } (pravilo tega kompleta){ stop }
backgammon-over = Partije je konec{ stop }
backgammon-end-single = { $seat ->
    [you] { $form ->
        [clause] imaš
       *[sentence] Imaš
    }
   *[other] { $seat } ima
} še nepospravljene figure{ stop }
backgammon-end-gammon = { $form ->
    [clause] gammon
   *[sentence] Gammon
}, ker { backgammon-none-off }{ stop }
backgammon-end-backgammon = { $form ->
    [clause] backgammon
   *[sentence] Backgammon
}, ker { backgammon-none-off }, na pregradi ali v notranjem polju nasprotnika pa { $seat ->
    [you] imaš
   *[other] ima
} še kakšno{ stop }
backgammon-none-off = { $seat ->
    [you] nimaš
   *[other] { $seat } nima
} nobene pospravljene figure
backgammon-end-dropped = { $seat ->
    [you] { $form ->
        [clause] zavrnjena
       *[sentence] Zavrnjena
    }
   *[other] { $seat } zavrne
} podvojitev{ stop }
backgammon-match-over = { $form ->
    [clause] tekma je odločena
   *[sentence] Tekma je odločena.
}

## Gumbi

backgammon-roll = Vrzi
backgammon-double = Podvoji
backgammon-take = Sprejmi
backgammon-drop = Zavrni
backgammon-done = Končano

## Ob imenu igralca: koliko poti imajo še figure in točke v tekmi

backgammon-pips = { $number } { $number ->
    [one] pika
    [two] piki
    [few] pike
   *[other] pik
}
backgammon-score = { $number } od { $of }

## Kaj je za partijo na izbiro in kaj se preda

backgammon-plan-points = Tekma do { $length } { $length ->
    [one] točke
   *[other] točk
}
backgammon-option-single-number = Če je mogoče odigrati le eno kocko
backgammon-option-single-number-lattjo = Le višjo (pravilo tega kompleta)
backgammon-option-single-number-tournament = Katero koli (običajno)
backgammon-option-cube = Kocka za podvajanje
backgammon-option-cube-in-matches = V tekmah
backgammon-option-cube-on = Vedno
backgammon-option-cube-off = Nikoli
backgammon-option-crawford = Crawfordova partija v tekmah
backgammon-option-crawford-on = Da
backgammon-option-crawford-off = Ne
backgammon-resign-1 = { $form ->
    [clause] preprost poraz
   *[plain] Preprost poraz
}
backgammon-resign-2 = { $form ->
    [clause] gammon
   *[plain] Gammon
}
backgammon-resign-3 = { $form ->
    [clause] backgammon
   *[plain] Backgammon
}

## Zakaj korak ni sprejet

backgammon-empty = Na trikotniku { $at } ni figure.
backgammon-not-yours = Figure na trikotniku { $at } niso tvoje.
backgammon-bar-empty = { $seat ->
    [you] { $form ->
        [clause] nimaš
       *[sentence] Nimaš
    }
   *[other] { $seat } nima
} figure na pregradi.
backgammon-touch-own = Tapni { $seat ->
    [you] svojo figuro
   *[other] figuro { FORM($seat, case: "gen") }
} ali kocko.
backgammon-stays-off = Pospravljena figura se ne vrne v igro.
backgammon-cube-not-now = { $seat ->
    [you] Podvojiš lahko
   *[other] { $seat } lahko podvoji
} samo pred metom.
backgammon-bar-first = Najprej se morajo v igro vrniti { $seat ->
    [you] tvoje figure
   *[other] figure { FORM($seat, case: "gen") }
} s pregrade.
backgammon-bar-blocked = Z nobeno od preostalih kock { $seat ->
    [you] se ne moreš
   *[other] se { $seat } ne more
} vrniti s pregrade.
backgammon-blocked = Figure na trikotniku { $at } s preostalimi kockami ne morejo nikamor.
backgammon-blocked-point = Trikotnik { $at } zapirata vsaj dve figuri druge strani.
backgammon-backward = { $seat ->
    [you] Tvoje figure
   *[other] Figure { FORM($seat, case: "gen") }
} gredo samo naprej.
backgammon-wrong-number = To je { $number ->
    [1] en trikotnik
    [one] { $number } trikotnik
    [2] dva trikotnika
    [two] { $number } trikotnika
    [3] tri trikotnike
    [4] štiri trikotnike
    [few] { $number } trikotnike
   *[other] { WORD($number) } trikotnikov
} daleč, tega pa ne kaže nobena preostala kocka.
backgammon-other-die = Izbrana kocka kaže { WORD($number) }, to pa vodi drugam.
backgammon-no-goal = Tja ne more nobena figura.
backgammon-not-all-home = { $seat ->
    [you] Pospravljaš lahko šele, ko so vse tvoje figure v notranjem polju.
   *[other] { $seat } lahko pospravlja šele, ko so vse figure te strani v notranjem polju.
}
backgammon-off-needs = Da pospraviš to figuro, mora kocka kazati { WORD($number) } ali več.
backgammon-higher-behind = Najprej so na vrsti figure, ki so bolj zadaj, na trikotniku { $at }.
backgammon-number-blocked = Števila { $number } zdaj ne more odigrati nobena figura.
backgammon-die-used = Število { $number } s te kocke je že odigrano.
backgammon-die-aside = Ta kocka ni del tega meta.
backgammon-play-both = Odigrati se dasta obe kocki, zato je to obvezno, ta premik pa bi drugo onemogočil.
backgammon-as-many = Par omogoča še { $number } { $number ->
    [one] premik
    [two] premika
    [few] premike
   *[other] premikov
}: odigrati moraš vse, po tem premiku pa bi jih bilo manj.
backgammon-play-higher = Odigrati se da ena ali druga kocka, ne pa obe, zato je treba odigrati višjo: { WORD($number) }.

## Kaj je narobe z besedilom poteze

backgammon-text-turn = Poteza se začne z metom, na primer 31: 8/5 6/5.
backgammon-text-turn-word = »{ $found }« ni del poteze.
backgammon-text-step = Tu napiši en korak: kocki, na primer 31, premik, na primer 8/5, ali pa roll, double, take, drop ali done.
backgammon-text-no-throw = Tu manjka met, na primer 31:
backgammon-text-other-throw = Kocki kažeta { $expected }, ne { $found }.
backgammon-text-tie = Enaki števili ne odločita, kdo začne, zato se met ponovi.
backgammon-text-no-double = Zdaj nihče ne more podvojiti.
backgammon-text-no-answer = Manjka odgovor na podvojitev: take ali drop.
backgammon-text-not-now = To zdaj ni mogoče.
backgammon-text-over = Partije je konec.
backgammon-text-turn-over = Poteza se konča pred tem.
backgammon-text-no-move = Tu manjka premik, na primer 8/5.
backgammon-text-backward = Figura gre samo na nižje trikotnike, zato ne more s trikotnika { $from } na { $to }.
backgammon-text-times = »{ $found }« ne pove, kolikokrat se premik ponovi: napiši število od 1 do { $most } v oklepaju.
backgammon-text-many = Poteza ima največ { $most } { $most ->
    [one] premik
    [two] premika
    [few] premike
   *[other] premikov
}.
backgammon-text-more = Odigrati se da še kaj, zato poteza ni končana.
backgammon-text-ambiguous = To se lahko bere na več načinov: { $readings }.
backgammon-text-no-hit = Na trikotniku { $at } ni zbita nobena figura.

## Kaj je narobe z besedilom položaja

backgammon-text-checkers = Število figur, ki jih ima tu { $seat }, je { WORD($found) }, moralo pa bi biti { WORD($needed) }.
backgammon-text-shared = Trikotnik { $white } Belega je trikotnik { $black } Črnega, na njem pa je lahko le ena stran.
backgammon-text-both-off = Obe strani imata tu pospravljene vse figure.
backgammon-text-closed = Obe strani imata figure na pregradi pred zaprtim notranjim poljem, zato se nikoli nihče ne bi mogel premakniti.
backgammon-text-no-cube = Ta partija je brez kocke za podvajanje.
backgammon-text-cannot-double = { $seat } tu ne more podvojiti.
backgammon-text-begun = Dokler ni odločeno, kdo začne, je vse kot na začetku.
backgammon-text-ended = { $seat } ima pospravljene vse figure, zato je partije konec.
backgammon-text-not-won = { $seat } ne more zmagati tako.
backgammon-text-throw = »{ $found }« ni met: napiši dve števili od 1 do 6, na primer 31.
backgammon-text-word = »{ $found }« ne sodi sem.
backgammon-text-no-side = Manjkajo figure { FORM($seat, case: "gen") }.
backgammon-text-two-sides = Figure { FORM($seat, case: "gen") } so navedene dvakrat.
backgammon-text-twice = { $seat }: prostor { $at } je naveden dvakrat.
backgammon-text-number = »{ $found }« ni število figur: piše se od 1 do { $most }.
backgammon-text-point = »{ $found }« ni prostor za figure: piše se od 24 do 1, bar ali off.
backgammon-text-cube-value = »{ $found }« ni vrednost kocke za podvajanje: piše se 1, 2, 4, 8, 16, 32 ali 64.
backgammon-text-seat = »{ $found }« ni stran: piše se white ali black.
backgammon-text-stage = »{ $found }« ne pove, kaj sledi: piše se opening, roll, doubled, dice ali won.
backgammon-text-id-letter = »{ $found }« ne more biti v ID-ju.
backgammon-text-id-length = Število znakov v tem ID-ju je { WORD($found) }, moralo pa bi biti { WORD($needed) }.
backgammon-text-id-bits = »{ $found }« ima dolžino ID-ja, a nima pomena.
backgammon-text-cube-most = Kocka za podvajanje je vredna največ 64.
backgammon-text-cube-owner = Kocka z vrednostjo 1 leži na sredini, vsaka druga je na eni od strani.
backgammon-text-resigned = Nekdo tu preda ali ponuja predajo, zato se od tod ne da igrati.
backgammon-text-id-state = Iz tega ID-ja ni razvidno stanje partije.
backgammon-text-dice = Ta ID ima kocke, kjer meta ne more biti.
backgammon-text-id-turn = Ta ID si nasprotuje v tem, kdo je na potezi.
backgammon-text-match-length = Ta ID je za { $found ->
    [0] posamezno partijo
   *[other] tekmo do { $found }
}, to pa je { $expected ->
    [0] posamezna partija
   *[other] tekma do { $expected }
}.
backgammon-text-match-score = V tekmi tega ID-ja ima { $seat } { $found }, v tej pa { $expected }.
backgammon-text-crawford = Ta ID je iz Crawfordove partije, ta partija pa to ni.
backgammon-text-not-crawford = To je Crawfordova partija, ID pa je iz druge.
backgammon-text-xgid = »{ $found }« v XGID ni berljivo. XGID ima figure, kocko in njenega lastnika, stran na potezi, met ali 00 in izid.
backgammon-mended-match = To je iz tekme do { $length } pri stanju { $white }:{ $black }, točke Belega so prve. Tu je to posamezna partija brez točk.
backgammon-mended-crawford = To je iz Crawfordove partije tekme do { $length } pri stanju { $white }:{ $black }, točke Belega so prve. Tu je to posamezna partija brez točk.
backgammon-mended-score = Posamezna partija nima točk, zato je stanje { $white }:{ $black } izpuščeno, točke Belega so prve.
backgammon-mended-beaver = Takojšnjega vračila podvojitve (beaver, raccoon) tu ni, zato to velja kot podvojitev pred tem.

## Kako beremo pravila

ruling-BG-1 = Odigrati je treba obe števili, če je to kakor koli mogoče; pri paru čim več premikov od štirih.
ruling-BG-2 = Če je mogoče odigrati le eno od dveh števil, vir dovoli samo višje: nižje se nikoli ne odigra samo, niti za vrnitev s pregrade. Če se da odigrati eno ali drugo, ne pa obeh, se odigra višje. Na turnirjih velja drugo pravilo: nižje število je treba odigrati, kadar višjega ni mogoče. To lahko izbereš za novo partijo. Par nižjega števila nima.
ruling-BG-3 = Kocka za podvajanje se uporablja v tekmah, v posameznih partijah pa, če to izbereš. Čez 64 ne gre. V tekmah velja Crawfordovo pravilo, če ni izključeno. Jacobyjevega pravila ni: gammon vedno šteje. Predaš lahko enkratno, dvakratno ali trikratno vrednost kocke, druga stran pa mora to sprejeti.
ruling-BG-5 = Samotno figuro na trikotniku je mogoče zbiti, dve ali več ga zapirajo; izrecno to pove le slovenski prevod.

## Stran igre Backgammon

backgammon-page-title = Backgammon s kocko za podvajanje in tekmami
backgammon-page-description = Igraj backgammon proti računalniku ali v družbi na isti napravi: posamezne partije ali tekme, kocka za podvajanje in, če želiš, tvoje prave kocke.
backgammon-page-line = O številih odločata kocki, ti pa o tem, ali bežiš, zapiraš ali zbijaš.
