### The texts of the portal and of what all games share. The terms are in docs/glossary/sr.md.
###
### The forms of Serbian: `case` (gen, acc; nominative without), of colours and kinds of pieces, and gen of seats.
### `agree`, how a colour goes with its noun: m (masculine thing), a (masculine being or piece that is declined as
### one), f. `site`, of a place: `from` (sa c3), `to` (na c3), `on` (na c3), with the preposition, as places are words
### in some games. `start`, `sentence`, `clause` as in English. A kind of piece brings its colour and, where there is
### a `$count`, the number in words. A colour as a player (Beli) has a capital everywhere; the player is spoken to as
### „ti”, never by gender.

## Od čega se prave rečenice

word = { $count ->
    [0] nula
    [1] jedan
    [2] dva
    [3] tri
    [4] četiri
    [5] pet
    [6] šest
    [7] sedam
    [8] osam
    [9] devet
    [10] deset
    [11] jedanaest
    [12] dvanaest
   *[other] { $count }
}
word-f = { $count ->
    [1] jedna
    [2] dve
   *[other] { word }
}
word-start = { $count ->
    [0] Nula
    [1] Jedan
    [2] Dva
    [3] Tri
    [4] Četiri
    [5] Pet
    [6] Šest
    [7] Sedam
    [8] Osam
    [9] Devet
    [10] Deset
    [11] Jedanaest
    [12] Dvanaest
   *[other] { $count }
}
list-next = { $first }, { $last }
list-and = { $first } i { $last }
list-or = { $first } ili { $last }
stop = { $form ->
    [sentence] { "." }
   *[plain] { "" }
}
# A square has this name too.
verbatim = { $site ->
    [from] sa { $text }
    [to] na { $text }
    [on] na { $text }
   *[name] { $text }
}

## Ko i šta

seat = { $seat ->
    [1] Bel
    [2] Crn
    [3] Crven
   *[4] Žut
}{ seat-end }
seat-end = { $case ->
    [gen] og
   *[nom] i
}
colour = { $form ->
    [start] { $seat ->
        [1] Bel
        [2] Crn
        [3] Crven
       *[4] Žut
    }
   *[plain] { $seat ->
        [1] bel
        [2] crn
        [3] crven
       *[4] žut
    }
}{ colour-end }
colour-end = { $count ->
    [few] { $agree ->
        [f] e
       *[m] a
    }
    [other] ih
   *[one] { $case ->
        [acc] { $agree ->
            [f] u
            [a] og
           *[m] i
        }
        [gen] { $agree ->
            [f] e
           *[m] og
        }
       *[nom] { $agree ->
            [f] a
           *[m] i
        }
    }
}
# The kind tells its colour and number, so that they agree. Here are the numbers before it and the endings of nouns: m, of
# a masculine thing; a, of a masculine being, with an accusative like the genitive; f, feminine.
piece = { $kind }
piece-number-m = { $count ->
    [1] { $case ->
        [gen] jednog
       *[nom] jedan
    }{ " " }
    [one] { $count }{ " " }
    [few] { word }{ " " }
    [other] { word }{ " " }
   *[none] { "" }
}
piece-number-f = { $count ->
    [1] { $case ->
        [gen] jedne
       *[nom] jedna
    }{ " " }
    [one] { $count }{ " " }
    [few] { word-f }{ " " }
    [other] { word }{ " " }
   *[none] { "" }
}
piece-end-m = { $count ->
    [few] a
    [other] a
   *[one] { $case ->
        [gen] a
       *[nom] { "" }
    }
}
piece-end-a = { $count ->
    [few] a
    [other] a
   *[one] { $case ->
        [gen] a
        [acc] a
       *[nom] { "" }
    }
}
piece-end-f = { $count ->
    [few] e
    [other] a
   *[one] { $case ->
        [gen] e
        [acc] u
       *[nom] a
    }
}
some-piece = { $form ->
    [start] Figura
   *[plain] figur{ piece-end-f }
}
group = { FORM($kind, $count) }
group-plain = { FORM($kind, $count) }
group-free = { FORM($kind, $count) }
held = { $top } iznad { FORM($below, form: "plain", case: "gen") }
held-many = { $top } iznad još { piece-under }
empty = prazno

you = { $form ->
    [start] Ti
   *[plain] ti
}
computer = { $form ->
    [start] Računar
   *[plain] računar
}
player = Igrač { $player }

## Tabla: šta stoji na polju i šta tu može da se uradi

board = { $game }: tabla
square = { $label }: { $held }
square-number = { $site ->
    [from] sa polja
    [to] na polje
    [on] na polju
   *[name] polje
} { $number }
square-sign = { $square }; { $sign }
square-selected = { $square }; izabrano
square-target = { $square }; može ovamo
square-distant = { $square }; može ovamo u više koraka
die-aside = nije u ovom bacanju
die-ready = čeka bacanje
die-live = { $die }; može da se izabere
die-used = { WORD($face) }, odigrano
square-movable = { $square }; može da se izabere
square-movable-to = { $square }; može na { $goals }

## Šta se desilo na tabli

story = { FORM($who, form: "start") } { $does }.
story-prompt = { FORM($prompt, form: "sentence") }
story-back = Potez je poništen.
who-on = { $who } { FORM($at, site: "on") }
who-deep = { $who } { FORM($at, site: "on") }, ispod { piece-under },
piece-under = { $count ->
    [1] jedne figure
    [one] { $count } figure
   *[other] { piece-number-f }figur{ piece-end-f }
}
way = { FORM($from, site: "from") } { FORM($to, site: "to") }
way-under = { FORM($from, site: "from") } ispod figura { FORM($to, site: "on") }
walks = { $way }
goes = ide { $way }
leaps = skače { $way }
leaps-on = skače dalje { FORM($at, site: "to") }
comes-in = ulazi { $way }
goes-back = se vraća { $way }
leaves-play = ide { $way }
takes = uzima { FORM($what, form: "plain", case: "acc") } { FORM($from, site: "on") }
capture-of = sa { $from } preko { $over }
is-taken = se uzima { FORM($from, site: "on") }
is-taken-to = odlazi { $way }
is-promoted = postaje { $into }
becomes = postaje { $into }
comes-back = se vraća { FORM($at, site: "to") }
is-set = se stavlja { FORM($at, site: "to") }
appears = se pojavljuje { FORM($at, site: "on") }
leaves = izlazi iz igre
leaves-from = izlazi iz igre { FORM($from, site: "from") }
goes-back-from = se vraća { FORM($from, site: "from") }
disappears = nestaje { FORM($from, site: "from") }
story-die = Palo je { WORD($face) }.
story-own-die = { FORM($die, form: "start") } pokazuje { WORD($face) }.
story-dice = Palo je { $faces }.
story-counts = { $seat ->
    [you] Dobijaš
   *[other] { $seat } dobija
} { story-points }.
story-counts-for = { $seat ->
    [you] Dobijaš
   *[other] { $seat } dobija
} { story-points } za { $sites }.
story-loses = { $seat ->
    [you] Gubiš
   *[other] { $seat } gubi
} { story-points }.
story-loses-for = { $seat ->
    [you] Gubiš
   *[other] { $seat } gubi
} { story-points } za { $sites }.
story-points = { piece-number-m }{ points }

## Kako se partija završila

over = Partija je gotova.
result-draw = Remi
result-win = { $winner ->
    [you] Pobeda
   *[other] { $winner } pobeđuje
}
result-lost = Poraz
result-win-together = { $winners } pobeđuju
result-by = { $result }, { $points } { $points ->
    [one] poen
   *[other] poena
} razlike
result-to = { $result }, { $points } prema { $other }
result-share = Podeljeno prvo mesto: { $winners }
ranked = { $before }, { $next }
ranked-first = { $place }. { FORM($who, form: "start") }
ranked-next = { $place }. { FORM($who, form: "start") }
ranked-together = { $place }. { FORM($who, form: "start") }
outcome = { $result ->
    [ranked] { $result }
   *[other] { $result }: { FORM($reason, form: "clause") }
}.
outcome-points = { $outcome } { $points }.
points-of = { FORM($seat, form: "start") } { $points }
standings = Posle ove partije: { $points }.
end-agreed = { $form ->
    [clause] dogovor igrača
   *[sentence] Dogovor igrača.
}
end-resigned = { $seat ->
    [you] { $form ->
        [clause] predaješ
       *[sentence] Predaješ
    }
   *[other] { $seat } predaje
} partiju{ $form ->
    [clause] { "" }
   *[sentence] { "." }
}
end-repetition = { $form ->
    [clause] ista pozicija se javlja { times }
   *[sentence] Ista pozicija se javlja { times }.
}
times = { WORD($times) } { $times ->
    [one] put
   *[other] puta
}
end-back-and-forth = { $form ->
    [clause] isti potezi tamo-amo ponavljaju se { times }
   *[sentence] Isti potezi tamo-amo ponavljaju se { times }.
}
end-no-progress = { $form ->
    [clause] nema napretka već { turns }
   *[sentence] Nema napretka već { turns }.
}
turns = { WORD($times) } { $times ->
    [one] potez
   *[other] poteza
}

## Ko je na potezu i ko tu igra

played-by-you = (ti)
played-by-computer = (računar, { FORM($level, form: "clause") })
played-by-player = ({ $player })
played-by-link = (preko linkova)
thinking = razmišlja
offers-draw = { $seat ->
    [you] Nudiš
   *[other] { $seat } nudi
} remi
offers-end = { $seat ->
    [you] Nudiš
   *[other] { $seat } nudi
} da se partija ovde završi
asks-back = { $seat ->
    [you] Tražiš
   *[other] { $seat } traži
} poništavanje { $count ->
    [1] poslednjeg poteza
   *[other] { $count } poteza
}
resigns-points = { $seat ->
    [you] Predaješ
   *[other] { $seat } predaje
} { FORM($what, form: "clause") }
would-resign = { $seat ->
    [you] Hoćeš da predaš
   *[other] { $seat } hoće da preda
} partiju
resigns-too = { $seat ->
    [you] Predaješ
   *[other] { $seat }: predaješ
} li i ti?
answers = { $seat ->
    [you] Prihvataš
   *[other] { $seat }: prihvataš
} li?

## Pored table

to-begin-dice = { $pointer ->
    [mouse] Klikni na
   *[finger] Dodirni
} kockicu za bacanje. Za pomoć pritisni i zadrži bilo koje mesto na tabli.
to-begin = { $pointer ->
    [mouse] Klikni na figuru, pa na
   *[finger] Dodirni figuru, pa
} mesto na koje treba da ide. Za pomoć pritisni i zadrži polje.
to-begin-search = { $pointer ->
    [mouse] Klikni na
   *[finger] Dodirni
} oba kraja onoga što nađeš.
to-begin-square = { $pointer ->
    [mouse] Klikni na polje
   *[finger] Dodirni polje
} na kom hoćeš da igraš. Za pomoć ga pritisni i zadrži.
dice-said = Koliko je palo?
choose = Izaberi jedno.
confirms = Da odigram ovaj potez?
views-earlier-ply = Ranija pozicija.
watches = Ova partija je otvorena u drugoj kartici. Možeš da je gledaš ovde ili da je nastaviš u ovoj kartici.
computer-acts = Računar je na potezu.
answer-first = Prvo odgovori na ponudu.
declined = { $who ->
    [you] Odbijaš
   *[other] { FORM($who, form: "start") } odbija
} { $what ->
    [draw] remi.
    [end] da se partija ovde završi.
    [back] poništavanje poteza.
   *[resignation] predaju. Partija se nastavlja.
}
computer-fails = Računar ne odgovara. Tvoja partija je sačuvana.
ruling = { $id }: { $rule }
# A link behind a refusal, to how the game is played.
read-rule = Pročitaj pravilo
# The same before the first move.
three-things = Tri stvari koje treba znati
why = Zašto?

## Dugmad: kratko ispod slike, i cela reč

tools = Partija
undo = Poništi
undo-full = Poništi potez
redo = Ponovi
redo-full = Ponovi potez
hint = Savet
more = Još
draw = Remi
draw-full = Ponudi remi
end-here = Kraj
end-here-full = Ponudi kraj partije
claim = Zatraži
claim-full = Zatraži remi
new = Nova
new-full = Nova partija
rematch = Revanš
next-game = Sledeća partija
another = Nova partija
throw = Baci
all-the-same = Ipak igraj
never-mind = Otkaži
play-it = Igraj
other-rule = Promeni ovo pravilo
accept = Prihvati
decline = Odbij
back-to-game = Nazad na partiju
rewind = Igraj odavde
asks-draw = Da ponudim remi?
asks-end = Da ponudim kraj partije?
offer = Ponudi
pause = Pauza
go-on = Nastavi
one-turn = Odigraj jedan potez
take-over = Nastavi u ovoj kartici
try-again = Pokušaj ponovo
close = Zatvori

## Potezi

moves = Potezi
no-moves = Još nema poteza.
scrub = Pozicija na tabli
scrubbed = Potez { $number } od { $of }
look-first = Prva pozicija
look-previous = Prethodni potez
look-next = Sledeći potez
look-last = Poslednja pozicija
replay = Prikaži šta se desilo posle tvog poslednjeg poteza
share = Podeli ovu partiju
ended-here = Po pravilima je partija ovde gotova.
main-line = Glavna varijanta: { $moves }
other-line = Varijanta: { $moves }
promoted = Ovo je sad glavna varijanta.
removed-variation = Varijanta je obrisana.
take-back-edit = Poništi

## Prozori

sheet-fetching = Trenutak…
opening-game = Otvaranje partije…
sheet-unreachable = Ovo se nije učitalo
sheet-unreachable-why = Deo ove stranice se nije učitao. Tvoja partija je sačuvana. Proveri internet vezu, pa pokušaj ponovo.

resign-yes-of = { $seat } predaje partiju
resign-points = { $form ->
    [clause] { word } { points }
   *[plain] { word-start } { points }
}
points = poen{ piece-end-m }
level = { $form ->
    [clause] nivo
   *[plain] Nivo
} { $number }
computer-at = Računar ({ FORM($level, form: "clause") })
side-pair = { $pair } ({ $seats })
a-human = Osoba

## Kad partija nije sačuvana ili ne može da se otvori

save-blocked = Ovaj pregledač ne dozvoljava stranici da išta sačuva, pa partija nestaje kad zatvoriš stranicu.
save-full = Nema više mesta za ovu partiju. Oslobodi malo prostora, inače partija nestaje kad zatvoriš stranicu.
save-foreign = Ova partija se igra u drugoj kartici.
save-broken = Poslednji potez nije sačuvan. Stranica pokušava ponovo uz tvoj sledeći potez.
fatal = Poslednja partija je dvaput zaustavila ovu stranicu, pa nije otvorena. Nalazi se pod „Moje partije”.

## Zašto nešto nije urađeno

enter-over = Partija je gotova.
enter-dice-wait = Kockice možeš da baciš kad stigne odgovor na ponudu.
enter-empty-seat = Za tu stranu niko ne igra.
enter-not-open = To sad ne možeš.
enter-pending = Druga ponuda još čeka odgovor.
enter-stale = Taj potez je bio za drugu poziciju. Izaberi ponovo.
enter-too-far-back = Nema toliko poteza za poništavanje.
enter-not-asked = Ova strana nema ponudu na koju bi odgovorila.
enter-not-due = Sad ne možeš da zatražiš remi.
enter-full = Partija je dostigla najveću dužinu, pa ne može dalje.

## Sve stranice

page-name = { "Mustermead" }
page-tagline = Stare i nove društvene igre, na stolu u tvom pregledaču.
page-language-name = Srpski
page-languages = Jezik
page-offer = Čitaj ovu stranicu na srpskom
page-themes = Tema
page-theme-auto = Automatski
page-theme-light = Svetla
page-theme-dark = Tamna
page-portal = Pravila i još ponešto na Mustermeadu

# Pages with a first lesson, studies and puzzles of a game, and the page with the puzzle of the day. $name is a game.
page-puzzle = Zagonetka dana
page-puzzle-description = Jedna pozicija dnevno, ista za sve: nađi najbolji potez i niži dane zaredom.
page-puzzle-grade = Nivo { $grade }
page-puzzle-intro = Jedna pozicija dnevno, ista za sve. Odigraj najbolji potez na tabli.
page-puzzle-nth = Zagonetka { $number }
page-puzzle-solved = Rešeno. Sledeća stiže sutra.
page-puzzle-streak = { $count ->
    [one] Niz: { $count } dan.
   *[other] Niz: { $count } dana.
}
page-puzzle-open = Reši današnju zagonetku i niz se nastavlja.
page-puzzle-days = Dan po dan
page-puzzle-new = Novi dan: otvori današnju zagonetku
page-puzzle-unscripted = Za zagonetku dana je potreban JavaScript. Zagonetke svih igara su ispod.
page-puzzles = Zagonetke
page-puzzles-intro = Svaka je iz partije koju je računar igrao protiv samog sebe i ima jedan potez jasno bolji od ostalih.
page-puzzles-of-games = Zagonetke po igrama
page-mistakes = Moje greške
page-mistakes-intro = Potezi koji su te najviše koštali. Analiza partije čuva ih u ovom pregledaču, a svaki se vraća pre nego što ga zaboraviš.
page-mistakes-practise = Vežbaj
page-mistakes-today = Za danas:
page-mistakes-none = Danas nema ničega za ponavljanje.
page-studies = Prva lekcija, studije i zagonetke
page-studies-description = { $name } kroz zadatke: prva lekcija, studije sa komentarima i zagonetke sa jednim najboljim potezom.
page-studies-intro = Sve su to pozicije sa zadatkom. Reši ga na tabli. Uz pogrešan potez stoji objašnjenje, pa pokušavaš ponovo.
page-studies-title = { $name }: lekcija, studije i zagonetke
page-study-done = rešeno
page-study-next = na redu

page-learn-contents = Na ovoj stranici
page-learn-description = { $title }: sva pravila korak po korak, sa slikama pozicija koje možeš da isprobaš i poteza koje možeš da odigraš.
page-learn-play = Igraj: { $game }
page-learn-replay = Odigraj ovo
page-learn-tab = Otvara se u novoj kartici
page-learn-title = { $title } – pravila sa slikama
page-learn-try = Isprobaj ovu poziciju

## Gde će biti tabla

page-trouble = Tabla nije mogla da se postavi. Ništa nije izgubljeno. Učitaj stranicu ponovo.
# The rest of these say why a page does not start. A page was opened as a file from a folder of this device, with a double click; what is typed stays as it is.
page-start-disk = Stranica je otvorena direktno iz fascikle, a igrama treba veb-server. U terminalu u fascikli sajta upiši python3 -m http.server i otvori http://localhost:8000.
# $kind: the media type of a file, such as text/plain.
page-start-type = Server kaže da je skripta vrste { $kind }, pa je pregledač ne izvršava. To može da popravi vlasnik ovog sajta.
page-start-gone = Mustermead se promenio otkad je stranica učitana. Učitaj je ponovo; tvoje partije su bezbedne.
page-start-stopped = Deo stranice nije stigao. Proveri vezu, pa ponovo učitaj stranicu. Ništa nije izgubljeno.
page-start-slow = Ovo traje duže nego obično. Sačekaj malo ili ponovo učitaj stranicu.
page-start-blocked = Nešto u pregledaču ili mreži blokira skripte ove stranice. Dozvoli ih ovde ili probaj drugi pregledač.
page-start-wasm = WebAssembly je isključen u ovom pregledaču, a tabli je potreban. Dozvoli ga za ovaj sajt u bezbednosnim podešavanjima pregledača, pa ponovo učitaj stranicu.
# $chrome, $firefox, $safari: the oldest versions in which the page works.
page-start-old = Ovaj pregledač je prestar za tablu. Potreban je bar Chrome ili Edge { $chrome }, Firefox { $firefox } ili Safari { $safari }.
page-no-script = Ovako partija počinje. Da igraš, uključi JavaScript u pregledaču. Pravila možeš da čitaš i bez njega.

## Ako aplikacija stane

page-crash = Mustermead je stao
page-crash-why = To je greška u Mustermeadu, nije do tebe.
page-crash-saved = Tvoja partija je bezbedna: ovaj pregledač čuva svaki korak. Učitaj stranicu ponovo i nastavi odatle.
page-crash-unsaved = Ovaj pregledač nije mogao da sačuva tvoju partiju. Pre nego što ponovo učitaš stranicu, kopiraj tekst partije koji je ispod, inače je gubiš.
page-crash-again = Učitaj stranicu ponovo
page-crash-details = Tehnički detalji
page-crash-game = Partija
page-crash-message = Šta je pošlo naopako

## Prva stranica

page-home-title = Mustermead: društvene igre u pregledaču
page-home-description = Besplatne društvene igre, bez naloga i bez reklama: protiv računara ili u društvu na istom uređaju, a može i bez mreže.

## Sve igre, i partije sačuvane u ovom pregledaču

page-about = O sajtu
page-about-description = Ko je napravio igre, šta ovaj pregledač čuva (ništa se nikuda ne šalje) i čiji je rad u Mustermeadu.
page-about-title = O Mustermeadu
page-age = od { $years ->
    [one] { $years } godine
    [few] { $years } godine
   *[other] { $years } godina
}
page-all-games = Sve igre
page-alone = 1, protiv računara
page-any = Sve
page-close = Zatvori
page-family-lanko = Lanko
page-family-laska = Laska i njena varijanta
page-family-lattjo = Klasici
page-family-lattjo-set = Komplet LATTJO
page-family-single = Svaka za sebe
page-filter-dice = Kockice
page-filter-minutes = Trajanje
page-filter-players = Igrači
page-find = Nađi igru po imenu
page-find-placeholder = Nađi igru
page-found = { $count ->
    [0] Nema takve igre
    [1] Jedna igra
    [one] { $count } igra
    [few] { $count } igre
   *[other] { $count } igara
}
page-going-on = Partija je u toku
page-how-to-play = Kako se igra
page-lessons = Prve lekcije
page-minutes = { $count } min
page-minutes-about = oko { $count } min
page-minutes-most = do { $count } min
page-missing = Ove stranice ovde nema
page-missing-nearest = Da li tražiš ovu igru?
page-missing-why = Možda je u adresi greška ili je stranica premeštena.
page-notices = Tuđi rad
page-notices-all = Sva obaveštenja i licence
page-notices-licence = Licenca
page-notices-name = Paket
page-notices-version = Verzija
page-scales = Skala svake igre
page-scale = Skala
page-players = { $count } igrač{ piece-end-a }
page-players-one-or-two = 1 ili 2 igrača
page-players-range = od { $least } do { $most } { $most ->
    [one] igrač
   *[other] igrača
}
page-saved = Moje partije
page-saved-computer = Protiv računara ({ FORM($level, form: "clause") })
page-saved-computer-turn = Računar je na potezu
page-saved-delete = Obriši
page-saved-deleted = Obrisano.
page-saved-draw = Remi
page-saved-failed = Nije uspelo. Pokušaj ponovo.
page-saved-mixed = { $count ->
    [1] Jedna osoba i računar
    [2] Dvoje i računar
    [3] Troje i računar
    [4] Četvoro i računar
   *[other] { $count } igrača i računar
}
page-saved-more = Prikaži još
page-saved-offer = Ponuda čeka odgovor
page-saved-open = U toku
page-saved-over = Završena
page-saved-people = { $count ->
    [1] Jedna osoba
    [2] Dvoje
    [3] Troje
    [4] Četvoro
   *[other] { $count } igrača
}
page-saved-pin = Zakači na vrh
page-saved-turn = { FORM($seat, form: "start") } je na potezu
page-saved-undo = Poništi
page-saved-waiting-for-them = Čeka se na druge
page-saved-waiting-for-you = Čeka se na tebe
page-saved-watched = Računar protiv računara
page-saved-win = { FORM($winner, form: "start") } pobeđuj{ $winner ->
    [2] u
   *[other] e
}
page-saved-you-lost = Poraz
page-saved-you-won = Pobeda
page-saved-your-turn = Tvoj potez
page-show-all = Prikaži sve igre
page-sounds = Zvuci
page-surprise = Iznenadi me
page-version = Verzija { $edition }
page-ways = Igre i pravila
page-with-dice = sa kockicama
page-without-dice = bez kockica

## Playing offline

page-go-on = Nastavi poslednju partiju
page-offline = Igra bez mreže
page-offline-all = Sve je na ovom uređaju i radi bez mreže.
page-offline-amount = { $done } od { $size }
page-offline-begun = Sve se upravo čuva na ovom uređaju…
page-offline-changed = U međuvremenu je izašla novija verzija. Učitaj stranicu ponovo, pa nastavi.
page-offline-go-on = Nastavi
page-offline-keep = Sačuvaj sve na ovom uređaju
page-offline-later = Kasnije
page-offline-missing = Nema mreže, a ta stranica još nije na ovom uređaju.
page-offline-new = Nova verzija je spremna.
page-offline-no-network = Nema mreže. Ono što je već ovde ostaje, a možeš da nastaviš kasnije.
page-offline-no-room = Na ovom uređaju više nema mesta. Ono što je već ovde ostaje.
page-offline-refused = Ovaj pregledač ne može ništa da sačuva za ovaj sajt. U privatnom prozoru to možda ne sme.
page-offline-refused-http = Stranica može da se sačuva na uređaju samo ako joj adresa počinje sa https, a ova počinje sa http. Partije se ipak čuvaju.
page-offline-refused-login = Server ne daje datoteku sw.js bez prijave, a bez te datoteke ništa ne može da se sačuva na ovom uređaju. Prijavi se ponovo, pa ponovo učitaj stranicu. Partije se ipak čuvaju.
page-offline-refused-missing = Na serveru nema datoteke sw.js, a bez nje ništa ne može da se sačuva na ovom uređaju. To može da popravi vlasnik ovog sajta. Partije se ipak čuvaju.
page-offline-refused-policy = Bezbednosna pravila ovog servera ne dozvoljavaju da se sajt sačuva na uređaju. To može da promeni vlasnik ovog sajta. Partije se ipak čuvaju.
page-offline-remove = Ukloni sa ovog uređaja
page-offline-removed = Uklonjeno. Tvoje partije su i dalje ovde.
page-offline-saving = Nova verzija kreće čim se tvoja partija sačuva.
page-offline-stop = Zaustavi
page-offline-stopped = Zaustavljeno. Ono što je već ovde ostaje, a možeš da nastaviš kasnije.
page-offline-unsaved = Pregledač nije mogao da sačuva tvoju partiju, pa zasad ostaje stara verzija. Završi partiju ili kopiraj njen tekst.
page-offline-use = Pređi odmah
page-offline-what = Sve što ovde otvoriš radi i bez mreže. Na ovom uređaju možeš da sačuvaš sve igre i pravila na svim jezicima; za to treba { $size }.
