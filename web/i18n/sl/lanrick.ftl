### The words of Lanrick. The source's men are figure, its border rob; its rendezvous is zbirališče, its mark the središče of
### that. The forms are those of the portal.

game-lanrick = Lanrick

## Figure in znaki

lanrick-man = { count-she }{ $colour ->
    [colour] { FORM($colour, gender: "she") } f
   *[none] { $form ->
        [start] F
       *[plain] f
    }
}igur{ noun-she }
lanrick-mark = središče zbirališča
lanrick-rendezvous = na zbirališču
lanrick-mark-set = Središče zbirališča je { $at }.
lanrick-mark-lifted = Zbirališče okrog polja { $at } ne velja več.

## Kaj je treba storiti in kako se partija konča

lanrick-to-place = { $seat ->
    [you] Na potezi si: postavi
   *[other] { $seat } postavi
} figuro na rob (še { $number }){ stop }
lanrick-to-mark = { $seat ->
    [you] Na potezi si: izberi
   *[other] { $seat } izbere
} središče zbirališča{ stop }
lanrick-to-play-first = { $seat ->
    [you] Začneš ti: premakni figure za
   *[other] Začne { $seat }:
} skupaj največ { lanrick-squares }{ stop }
lanrick-to-play = { $seat ->
    [you] Na potezi si: premakni figure za
   *[other] Na potezi je { $seat }:
} skupaj največ { lanrick-squares }{ stop }
lanrick-to-play-on = { $seat ->
    [you] Še { lanrick-squares }: igraj naprej ali tapni »Končano«
   *[other] { $seat } ima še { lanrick-squares }
}{ stop }
lanrick-to-take = { $seat ->
    [you] Zbirališče je tvoje: vzemi eno figuro { FORM($of, case: "gen") }
   *[other] { $seat } osvoji zbirališče in vzame figuro
}{ stop }
lanrick-to-send-home = { lanrick-moves } na rob { $of ->
    [you] { $number } { $number ->
        [one] tvojo figuro
        [two] tvoji figuri
        [few] tvoje figure
       *[other] tvojih figur
    }
   *[other] { lanrick-men } { FORM($of, case: "gen") }
}{ stop }
lanrick-to-level = { lanrick-moves } nazaj na rob { lanrick-men }, da jih bo notri na obeh straneh enako{ stop }
lanrick-to-return = { $seat ->
    [you] Na potezi si: vrni
   *[other] { $seat } vrne
} figuro na rob (še { $number }){ stop }
lanrick-moves = { $seat ->
    [you] Premakni
   *[other] { $seat } premakne
}
lanrick-puts = { $seat ->
    [you] Postavi
   *[other] { $seat } postavi
}
lanrick-to-set-home = { lanrick-puts } { $of ->
    [you] tvojo figuro
   *[other] figuro { FORM($of, case: "gen") }
} { lanrick-anywhere }
lanrick-to-set-level = { lanrick-puts } figuro { lanrick-anywhere }
lanrick-to-set-return = { $seat ->
    [you] Na potezi si: postavi
   *[other] { $seat } postavi
} figuro { lanrick-anywhere }
lanrick-anywhere = na katero koli polje na robu (še { $number }){ stop }
lanrick-over = { $seat ->
    [you] Zmaga
   *[other] { FORM($seat, form: "start") } zmaga
}{ stop }
lanrick-end-taken = { $seat ->
    [you] { $form ->
        [clause] imaš
       *[sentence] Imaš
    }
   *[other] { $seat } ima
} štiri vzete figure{ stop }
lanrick-squares = { $number } { $number ->
    [one] polje
    [two] polji
    [few] polja
   *[other] polj
}
lanrick-men = { $number } { $number ->
    [one] figuro
    [two] figuri
    [few] figure
   *[other] figur
}

## Gumbi in vprašanje, preden se zbirališče podari

lanrick-done = Končano
lanrick-gives-away = Vse figure { FORM($seat, case: "gen") } so potem na zbirališču, zato ga { $seat } takoj osvoji.

## Ob imenu igralca

lanrick-to-place-still = še: { $number }
lanrick-in-field = notri: { $number }
lanrick-in = zbrane: { $number }/{ $of }
lanrick-taken = vzete: { $number }/{ $of }

## Zakaj korak ni sprejet

lanrick-place-on-border = Figure se postavljajo na rob; polje { $at } je notri.
lanrick-occupied = Na polju { $at } že stoji figura.
lanrick-mark-in-field = Središče mora biti notri, polje { $at } pa je na robu.
lanrick-mark-own-man = S središčem na polju { $at } bi bila tvoja figura na polju { $man } že na zbirališču, to pa ni dovoljeno.
lanrick-mark-too-near = S središčem na polju { $at } bi se vse tvoje figure lahko zbrale že v eni potezi, to pa ni dovoljeno.
lanrick-empty = Na polju { $at } ni figure.
lanrick-not-yours = Figura na polju { $at } ni { $seat ->
    [you] tvoja
   *[other] figura { FORM($seat, case: "gen") }
}.
lanrick-stuck = Figura na polju { $at } ne more nikamor: nobeno sosednje polje ni prazno.
lanrick-stuck-on-line = Figura na polju { $at } v tej potezi ostane na svoji črti, na njej pa ne more dalje.
lanrick-too-far = To je predaleč ({ lanrick-squares }): na voljo jih imaš le še { $left }.
lanrick-keeps-line = Figura na polju { $at } se je v tej potezi že premaknila, zato ostane na isti črti.
lanrick-not-a-line = Figura gre po vrsti, liniji ali diagonali, zato ne more s polja { $from } na { $to }.
lanrick-same-square = Figura je že na polju { $at }.
lanrick-blocked = Na poti je figura na polju { $at }.
lanrick-take-own = Figura na polju { $at } je tvoja: vzemi figuro { FORM($of, case: "gen") }.
lanrick-take-in = Figura na polju { $at } je na zbirališču, zato je ni mogoče vzeti.
lanrick-send-own = Figura na polju { $at } je tvoja: premakni na rob figure { FORM($of, case: "gen") }.
lanrick-send-in = Figura na polju { $at } je na zbirališču in ostane tam.
lanrick-send-border = Figura na polju { $at } je že na robu.
lanrick-stays-on-border = Figura na polju { $at } je že na robu in ostane tam.
lanrick-others-walk = Figura na polju { $at } zdaj nima poti do roba. Druge jo imajo, zato so prej na vrsti.
lanrick-goal-on-border = Figura mora na rob; polje { $at } je notri.

## Kaj je narobe z besedilom koraka ali poteze

lanrick-text-step = Tu napiši en korak, na primer a4-c6.
lanrick-text-turn = Tu napiši potezo, na primer a4-c6 in za tem piko.
lanrick-text-turn-over = Poteza se konča pred tem.
lanrick-text-turn-squares = Poteza še ni končana, imaš še { lanrick-squares }. Za konec napiši piko za zadnjim premikom.
lanrick-text-turn-home = Poteza še ni končana: na rob premakni še { lanrick-men }.
lanrick-text-over = Partije je konec.
lanrick-text-word = »{ $found }« ni korak.
lanrick-text-square = »{ $found }« ni polje na plošči.
lanrick-text-expects-place = Tu postavi figuro, na primer a4; »{ $found }« ni to.
lanrick-text-expects-mark = Tu izberi središče zbirališča, na primer *d5; »{ $found }« ni to.
lanrick-text-expects-move = Tu napiši premik, na primer a4-c6, ali piko za konec poteze; »{ $found }« ni ne eno ne drugo.
lanrick-text-expects-take = Tu vzemi figuro, na primer xh3; »{ $found }« ni to.
lanrick-text-expects-border = Tu premakni figuro na rob, na primer d5>e8; »{ $found }« ni to.

## Kaj je narobe z besedilom položaja

lanrick-text-fields = Število delov položaja je { WORD($needed) }, ne { WORD($found) }: figure, faza, stran na potezi, središče zbirališča, preostala polja, že premaknjene figure in kdo začne vrnitev.
lanrick-text-rows = Število vrst s poševnicami med njimi je { WORD($needed) }, ne { WORD($found) }.
lanrick-text-row = Število polj v vrsti je { WORD($needed) }, tu pa { WORD($found) }.
lanrick-text-sign = »{ $found }« ni ne figura, w ali b, ne število praznih polj od 1 do 8.
lanrick-text-men = { $seat } ima tu preveč figur: { WORD($found) }; stran jih ima največ { WORD($most) }.
lanrick-text-phase = »{ $found }« ni faza partije: piše se place, mark, play, take, home, level, back ali over.
lanrick-text-seat = »{ $found }« ni stran: piše se w ali b.
lanrick-text-mark-missing = V tej fazi je zbirališče, njegovo središče pa manjka.
lanrick-text-mark-none = V tej fazi zbirališča ni: namesto »{ $found }« napiši vezaj.
lanrick-text-left-missing = Manjka število preostalih polj.
lanrick-text-left = »{ $found }« ni število polj.
lanrick-text-left-range = Preostalih polj je od 1 do { $most }, kolikor ima igralec figur, ne { $found }.
lanrick-text-left-none = Preostala polja so samo med igro: namesto »{ $found }« napiši vezaj.
lanrick-text-locks-none = Figure so vezane na črto samo med igro: namesto »{ $found }« napiši vezaj.
lanrick-text-lock = »{ $found }« ni že premaknjena figura: napiši njeno polje in črto, r, f, u ali d, na primer c6u.
lanrick-text-lock-twice = Figura na polju { $at } je navedena dvakrat.
lanrick-text-locks-left = Premaknjenih figur, tu { $found }, in preostalih polj, tu { $left }, je skupaj največ { $most }.
lanrick-text-first-missing = Tu povej, kdo začne vrnitev: w ali b.
lanrick-text-first-none = V tej fazi ni vrnitve, ki bi se začela: namesto »{ $found }« napiši vezaj.
lanrick-text-too-few = { $seat } ima tu premalo figur: { WORD($found) }; z manj kot dvema figurama je partije konec.
lanrick-text-in-field = V tej fazi so vse figure na robu, polje { $at } pa je notri.
lanrick-text-place-done = Vseh deset figur je že na plošči, zato ni nobene za postavljanje.
lanrick-text-place-counts = Figure se postavljajo izmenoma, zato jih Beli ne more imeti { WORD($white) }, ko jih ima Črni { WORD($black) }.
lanrick-text-place-seat = Naslednjo figuro postavi { $seat }.
lanrick-text-not-over = { $seat } zmaga le, če ima { $of } eno figuro, { $seat } pa več.
lanrick-text-fewest = { $seat } ima manj figur, zato začne.
lanrick-text-first-loser = Obe strani imata enako figur, zato po izgubljenem zbirališču začne { $seat }.
lanrick-text-play-in = Vse figure { FORM($seat, case: "gen") } so že zbrane, torej je zbirališče osvojeno.
lanrick-text-not-in = { $seat } še nima zbirališča: niso zbrane vse figure te strani.
lanrick-text-take-nobody = Vse figure { FORM($seat, case: "gen") } so zbrane, zato ni nobene za jemanje.
lanrick-text-home-nobody = Nobeni figuri { FORM($seat, case: "gen") } ni treba na rob.
lanrick-text-level-equal = Obe strani imata notri enako figur, zato se ne vrne nobena.
lanrick-text-level-seat = { $seat } ima notri več figur, zato je na potezi.
lanrick-text-back-nobody = Notri ni nobene figure, zato je vrnitev končana.
lanrick-text-back-numbers = Stran na potezi ima notri { WORD($own) }, druga pa { WORD($others) }: to se ne ujema s tem, kdo začne vrnitev.

## Kako beremo pravila

ruling-LANRICK-2 = Vsi premiki ene figure v eni potezi ležijo na eni ravni črti: vrsti, liniji ali diagonali. Figura lahko gre po njej sem in tja, premiki več figur pa se lahko izmenjujejo. Šteje vsako polje, ki ga figura prehodi, tudi na poti nazaj.
ruling-LANRICK-3 = Figura gre na rob z enim premikom, poljubno daleč kot dama v šahu, čez prazna polja na prazno polje na robu. Kdor premika, izbere figuro, polje in vrstni red. Le kadar nobena od figur, ki so zdaj na vrsti, nima takega premika, se ena od njih postavi na katero koli prazno polje na robu.
ruling-LANRICK-4 = Poteza se konča takoj, ko je zbirališče osvojeno. Če je središče izbrano tako, da so vse nasprotnikove figure že zbrane, ga osvoji nasprotnik; kdor izbere tako, dobi prej opozorilo.
ruling-LANRICK-5 = Kdor nima zbrane nobene figure in ima na voljo toliko polj kot figur, lahko vse zbere v eni potezi le tako, da vsako premakne za natanko eno polje. Zato središče ni dovoljeno, kadar ima vsaka figura tega igralca ob sebi prazno polje zbirališča, vsaka drugo. Šteje plošča v trenutku izbire. Polja d4, d5, e4 in e5 so kot središče vedno dovoljena.
ruling-LANRICK-6 = V viru remija ni. Tu je partija remi, ko ima vsak igralec za sabo 50 potez brez osvojenega zbirališča in ko se igralca dogovorita. Ko isti položaj v igri za zbirališče nastane tretjič, je mogoče zahtevati remi; petič je partija remi.
ruling-LANRICK-7 = Vzeta figura lahko stoji na robu ali v notranjosti, le na zbirališču ne. Rob in notranjost sta vedno tistih 28 in 36 polj, kjer koli je zbirališče: ob robu plošče je figura lahko hkrati na njem in na robu.
ruling-LANRICK-8 = Črto figure določi njen prvi premik v potezi in kjer se črte križajo, figura ostane na njej. Premik je lahko poljubno dolg, kolikor je na voljo polj. Pri vrnitvi na rob se premikajo samo figure iz notranjosti.
ruling-LANRICK-10 = Zbirališče ostane, dokler se jemlje figura in se druge premikajo na rob, izgine pa, preden se izenači število figur v notranjosti. Figure na robu se pri tem ne premikajo. Ponovitve se štejejo na začetku potez. Prvo figuro postavi Beli; ob revanši igralca zamenjata strani.

## Stran igre Lanrick

lanrick-page-title = Lanrick, igra Lewisa Carrolla
lanrick-page-description = Igraj Lanrick, dirko Lewisa Carrolla s po petimi figurami do zbirališča na šahovnici, proti računalniku ali v družbi na isti napravi.
lanrick-page-line = Pet figur, en kovanec: zberi jih vse okrog njega pred nasprotnikom.
