### The words of Lanko-88, Lanko-68 and Lanko-103. One form more than in the portal: `this`, a kind with its demonstrative. The
### directions also have `dat`; the seats are not inflected.

game-lanko-88 = Lanko-88
game-lanko-68 = Lanko-68
game-lanko-103 = Lanko-103

## Mjesta

lanko-seat = { $seat ->
    [1] Jug
    [2] Zapad
    [3] Sjever
   *[4] Istok
}
lanko-pair = { seat }
lanko-plan-solo-round = Tri osobe, tri partije: svaka jednom igra bez partnera
lanko-leaves = izgara

## Figure

lanko-this-he = { $form ->
    [this] { $case ->
        [acc] ovog
       *[nom] Ovaj
    }{ " " }
   *[plain] { "" }
}
lanko-this-she = { $form ->
    [this] { $case ->
        [acc] ovu
       *[nom] Ova
    }{ " " }
   *[plain] { "" }
}
lanko-pawn = { count-he }{ lanko-this-he }{ $colour ->
    [colour] { FORM($colour, gender: "he") } p
   *[none] { $form ->
        [start] P
       *[plain] p
    }
}ješak{ noun-he }
lanko-small-castle = { count-she }{ lanko-this-she }{ $form ->
    [start] M
   *[plain] m
}al{ adjective-she } { lanko-castle }
lanko-big-castle = { count-she }{ lanko-this-she }{ $form ->
    [start] V
   *[plain] v
}elik{ adjective-she } { lanko-castle }
lanko-castle = { $colour ->
    [colour] { FORM($colour, gender: "she", form: "plain") }{ " " }
   *[none] { "" }
}utvrd{ noun-she }

## Smjerovi

lanko-north = sjever{ lanko-direction-ending }
lanko-east = istok{ lanko-direction-ending }
lanko-south = jug{ lanko-direction-ending }
lanko-west = zapad{ lanko-direction-ending }
lanko-direction-ending = { $case ->
    [dat] u
   *[nom] { "" }
}

## Što treba učiniti i kako partija završava

lanko-move = { seat-to-move }{ stop }
lanko-capture = { $seat ->
    [you] Tvoj potez: moraš uzeti
   *[other] { $seat } mora uzeti
}{ stop }
lanko-go-on = { $seat ->
    [you] Nastavi uzimati
   *[other] { $seat } nastavlja uzimati
} s polja { $at }{ stop }
lanko-first = { $seat ->
    [you] Tvoj potez: počni pješakom
   *[other] { $seat } počinje pješakom
}{ stop }
lanko-pass = { $seat ->
    [you] Nemaš što odigrati, pa propuštaš
   *[other] { $seat } nema što odigrati, pa propušta
} potez{ stop }
lanko-pass-button = Propusti
lanko-over = Partija je gotova{ stop }
lanko-end-no-piece = { $seat ->
    [you] { $form ->
        [clause] nemaš
       *[sentence] Nemaš
    }
   *[other] { $seat } nema
} više figura{ stop }
lanko-end-full = { $form ->
    [clause] sva su četiri polja u sredini zauzeta
   *[sentence] Sva su četiri polja u sredini zauzeta.
}
lanko-end-passes = { $form ->
    [clause] četiri propuštena poteza zaredom
   *[sentence] Četiri propuštena poteza zaredom.
}
lanko-end-no-castle = { $form ->
    [clause] izvan sredine više nema utvrda
   *[sentence] Izvan sredine više nema utvrda.
}
lanko-end-declared = { $form ->
    [clause] po dogovoru igrača partija završava ovdje
   *[sentence] Po dogovoru igrača partija završava ovdje.
}
lanko-match-over = { $form ->
    [clause] sve su tri partije odigrane
   *[sentence] Sve su tri partije odigrane.
}

## Što se još zna o polju

lanko-remark-half = { $seat ->
    [you] Možeš
   *[other] { $seat } može
} pomaknuti { FORM($kind, form: "this", case: "acc") }, a naprijed je prema { FORM($direction, case: "dat") }. Iza osi to { $partner ->
    [you] možeš samo ti
   *[other] može samo { $partner }
}.
lanko-remark-axle = S osi { FORM($kind, form: "this", case: "acc") } mogu pomaknuti oba partnera. Naprijed znači: { $seat } prema { FORM($direction, case: "dat") }, { $partner } prema { FORM($back, case: "dat") }.
lanko-remark-inside = { FORM($kind, form: "this") } ostaje ovdje do kraja partije i vrijedi { $points } { $points ->
    [one] bod
    [few] boda
   *[other] bodova
}.
lanko-remark-standby = { $seat ->
    [you] Možeš
   *[other] { $seat } može
} ovog pričuvnog pješaka pomaknuti ravno na susjedno prazno tamno polje, prema { FORM($direction, case: "dat") } ili u stranu. Ne može se uzeti ni preskočiti.
lanko-remark-border = Zajedničko granično polje para ({ $seat }): s njega oba igrača mogu pomicati figure te boje.
lanko-remark-centre = Središnje manevarsko polje leži na objema osima: svatko s njega može pomicati figure svoje boje.
lanko-remark-manoeuvre = S manevarskog polja utvrda može ravno na završno polje, naprijed ili u stranu, ali tek u idućem potezu.
lanko-remark-middle = Utvrda koja dođe ovamo ostaje do kraja partije i vrijedi trostruko.
lanko-remark-standby-square = Polje pričuvnog pješaka. Kad taj pješak ode, ovamo više ništa ne dolazi.

## Zašto se korak odbija

lanko-no-square = To nije polje na ploči.
lanko-empty = Na polju { $at } nema figure.
lanko-not-yours = Figura na polju { $at } nije tvoje boje.
lanko-stays = Utvrda na polju { $at } je u sredini i ostaje ondje do kraja partije.
lanko-not-your-half = { $seat ->
    [you] Ne možeš
   *[other] { $seat } ne može
} pomaknuti figuru na polju { $at }: ona je iza osi, na partnerovoj polovici.
lanko-pawn-first = Prvi se potez partije igra pješakom, a na polju { $at } je utvrda.
lanko-blocked = Figura na polju { $at } je blokirana: nema kamo.
lanko-occupied = Na polju { $at } već je figura.
lanko-must-capture = Moraš uzeti: { $captures }.
lanko-backward = Naprijed je za { $seat ->
    [you] tebe
   *[other] { $seat }
} prema { FORM($direction, case: "dat") }, a natrag se ide samo kad se uzima.
lanko-barrier = Na putu je zapreka, a prelazi je samo pješak koji ide dijagonalno.
lanko-castle-straight = Na polju { $at } je utvrda, a utvrde idu ravno: naprijed, lijevo ili desno.
lanko-nothing-over = Na polju { $at } nema što preskočiti.
lanko-through-middle = Kroz polja u sredini ne prolazi ništa.
lanko-castle-jumps = Na polju { $at } je utvrda, a utvrde ne skaču. Preskaču samo ono što uzimaju.
lanko-over-castle = Na polju { $at } je utvrda tvoje boje, a preskočiti možeš samo pješake.
lanko-leap-straight = Skače se i uzima ravno, nikad dijagonalno.
lanko-too-far = S polja { $from } na { $to } ne vodi nijedan pomak, skok ni uzimanje.
lanko-standby = Pričuvni pješak na polju { $at } može samo ravno na susjedno tamno polje: naprijed, lijevo ili desno.
lanko-dark-only = Na polju { $at } smije stajati samo pričuvni pješak; sve ostale figure idu po tamnim poljima.
lanko-castles-only = Na završno polje { $at } smiju samo utvrde.
lanko-end-behind = Završno polje { $at } je iza, a utvrde ulaze samo naprijed, lijevo ili desno.
lanko-from-manoeuvre = Na završno polje { $at } utvrda ulazi samo ravno sa susjednog manevarskog polja.
lanko-diagonal = Na ovoj ploči figure idu, preskaču i uzimaju dijagonalno.

## Što nije u redu s tekstom poteza

lanko-text-move = Potez treba barem dva polja, na primjer 8-B.
lanko-text-square = „{ $found }” nije polje na ploči.
lanko-text-bracket = Uglate zagrade stoje s obje strane poteza ili ih nema.
lanko-text-mixed = Pomak ili skok piše se kao dva polja s crticom između njih, a uzimanje s točkom sa zarezom između polja.
lanko-text-ambiguous = Ovo se može čitati na više načina: { $readings }.
lanko-text-no-pass = Potez se propušta samo kad nema nijednog drugog.
lanko-text-no-entry = Na polje { $at } u ovom potezu ne može nijedna figura.
lanko-text-sign = Ovo se piše { $written }.
lanko-turn-over = Potez završava prije polja { $at }.

## Što nije u redu s tekstom pozicije

lanko-text-seat = Pozicija počinje igračem na potezu, S, W, N ili E, a ne s „{ $found }”.
lanko-text-piece = „{ $found }” nije figura: piše se wp, ws, wb, bp, bs ili bb.
lanko-text-piece-late = „{ $found }” dolazi prekasno: sve figure stoje prije „first” i „passes=”.
lanko-text-twice = Polje { $at } navedeno je dvaput.
lanko-text-word = „{ $found }” u poziciji ništa ne znači.
lanko-text-empty = Na ploči nema figura.
lanko-text-first = „first” se piše jednom, bez propuštenih poteza, i samo kad S mora odigrati prvi potez partije, a to je potez pješakom.
lanko-text-passes = „passes=” se piše jednom, bez „first” i s brojem od 1 do { $most }.
lanko-text-pawn-inside = Na polju { $at }, u sredini ploče, ne može stajati pješak.
lanko-text-standby = Na polju { $at } može stajati samo pričuvni pješak koji ondje počinje.
lanko-text-too-many = { $seat } u igri ima najviše { FORM($kind, $most, case: "acc") }.

## Kako čitamo pravila

ruling-LANKO-2 = U igrama Lanko-88 i Lanko-68 prvi potez partije, onaj koji igra Jug, mora se odigrati pješakom. U igri Lanko-103 može bilo kojom figurom.
ruling-LANKO-3 = Tvoje su sve figure tvoje boje, i partnerove; ali pričuvni se pješak ne preskače i ne uzima. Među uzimanjima biraš slobodno, a odabrano se igra do kraja. Svaka uzeta figura odmah odlazi, a polje s kojeg je figura krenula u uzimanje računa se kao prazno.
ruling-LANKO-4 = Na uzimanje te obvezuju samo figure koje smiješ pomicati, a ne one na partnerovoj polovici.
ruling-LANKO-6 = Zapreka zaustavlja pomake i skokove, a uzimanje na bilo kojoj polovici puta. Dijagonalni pomak pješaka ne mari za zapreke.
ruling-LANKO-8 = Potez se propušta kad nema uzimanja, pomaka, skoka ni preskoka, poteza pričuvnim pješakom ni utvrde koja bi mogla na završno polje; i samo tada.
ruling-LANKO-9 = Partija završava sama kad su zauzeta četiri polja u sredini ili četiri završna polja, kad neka boja nema više figura na ploči, kad izvan sredine nema utvrda, nakon četiri propuštena poteza zaredom, kad se ista pozicija pojavi treći put s istim igračem na potezu, ili kad igrač čiji par vani ima samo blokirane utvrde isti pomak napravi triput, a između je samo povratak. Završetak može ponuditi i svaki igrač s utvrdom vani; moraju pristati oba protivnika, a i partner ako ima utvrdu vani. Same blokirane utvrde nikad ne završavaju partiju.
ruling-LANKO-11 = Pomaci i skokovi pišu se kao [8-B], uzimanja sa svakom postajom kao [36;N;3], ulazak u sredinu kao [T-(W)] ili [P;(X)], propušten potez kao [---], kraj partije kao [+++]. Uzimanje se može skratiti na prvo i zadnje polje, a ulazak na [(X)], gdje je moguć samo jedan potez.
ruling-LANKO-12 = Kad igraju dvije osobe, svaka ima dva mjesta: Bijeli su Jug i Sjever, Crni Zapad i Istok. Kad igraju tri, jedna igra oba crna mjesta; to daje bolje izglede, pa tri partije čine meč u kojem svatko jednom igra bez partnera. Partneri ne savjetuju jedan drugoga.
ruling-LANKO-13 = Utvrda ulazi na završno polje naprijed, lijevo ili desno, gledano od igrača koji je pomiče, nikad natrag: iz središta Jug može na U, V i W, ali ne na X, Sjever na X, V i W, ali ne na U, i tako dalje.
ruling-LANKO-14 = Pozicija se piše kao mjesto na potezu i svaka figura iza svojeg polja, na primjer S 47:wb 43:wp 8:bb, s w ili b za boju i p, s ili b za pješaka, malu ili veliku utvrdu. „first” slijedi dok prvi, obvezni potez pješakom tek dolazi, a „passes=” s brojem gdje prethode propušteni potezi.

## Stranica igre Lanko-88

lanko-88-page-title = Lanko-88, igra utvrda za dva para
lanko-88-page-description = Igraj Lanko-88, društvenu igru za dvoje, troje ili četvero, protiv računala ili u društvu: dovedi svoje utvrde u sredinu i uzmi tuđe. Sva pravila.
lanko-88-page-line = Dva para na ploči u obliku križa: dovedi svoje utvrde u sredinu prije protivnika.

## Stranica igre Lanko-68

lanko-68-page-title = Lanko-68, kraći Lanko za dva para
lanko-68-page-description = Igraj Lanko-68, kraći i lakši Lanko na ploči u obliku križa sa 68 polja, za dvoje, troje ili četvero, protiv računala ili u društvu. Sva pravila.
lanko-68-page-line = Mali Lanko: manje mjesta, manje figura, a sredina na samo nekoliko koraka.

## Stranica igre Lanko-103

lanko-103-page-title = Lanko-103, dijagonalni Lanko za dva para
lanko-103-page-description = Igraj Lanko-103, Lanko najbliži dami, protiv računala ili u društvu: dijagonalni potezi, pričuvni pješaci i četiri završna polja za utvrde. Sva pravila.
lanko-103-page-line = Utvrde i pješaci po dijagonalama: natrag vodi samo uzimanje.
