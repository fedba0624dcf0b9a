### The texts of the portal and of what all games share. The terms are in docs/glossary/hr.md.
###
### The forms of Croatian: `case`, of seats and pieces `nom` (none), `gen`, `acc`; of places also with their preposition: `from`
### (s polja c3), `to` (na c3), `at` (na c3). `gender`, by which a kind of piece makes its colour agree: `she`, `he` (a masculine
### being: its accusative is its genitive), `thing` (a masculine thing). `start` (begins a sentence), `sentence`, `clause`, `plain`.
### A counted noun tells its number itself: `count-he`, `count-thing`, `count-she`. The endings of nouns and adjectives are helpers.

## Od čega su rečenice

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
# A number and a space before a counted noun; nothing where nothing is counted.
count-he = { $count ->
    [1] { $case ->
        [gen] jednog
        [acc] jednog
       *[nom] jedan
    }{ " " }
    [one] { $count }{ " " }
    [few] { word }{ " " }
    [other] { word }{ " " }
   *[none] { "" }
}
count-thing = { $count ->
    [1] { $case ->
        [gen] jednog
       *[nom] jedan
    }{ " " }
   *[other] { count-he }
}
count-she = { $count ->
    [1] { $case ->
        [gen] jedne
        [acc] jednu
       *[nom] jedna
    }{ " " }
    [one] { $count }{ " " }
    [2] dvije{ " " }
    [few] { word }{ " " }
    [other] { word }{ " " }
   *[none] { "" }
}
# Endings: žeton, pješak, figura; bijela.
noun-thing = { $count ->
    [few] a
    [other] a
   *[one] { $case ->
        [gen] a
       *[nom] { "" }
    }
}
noun-he = { $count ->
    [few] a
    [other] a
   *[one] { $case ->
        [acc] a
       *[nom] { noun-thing }
    }
}
noun-she = { $count ->
    [few] e
    [other] a
   *[one] { $case ->
        [gen] e
        [acc] u
       *[nom] a
    }
}
adjective-she = { $count ->
    [few] e
    [other] ih
   *[one] { $case ->
        [gen] e
        [acc] u
       *[nom] a
    }
}
list-next = { $first }, { $last }
list-and = { $first } i { $last }
list-or = { $first } ili { $last }
stop = { $form ->
    [sentence] { "." }
   *[plain] { "" }
}
# Also the name of a square.
verbatim = { $case ->
    [from] s polja { $text }
    [to] na { $text }
    [at] na { $text }
   *[plain] { $text }
}

## Tko i što

seat = { $seat ->
    [1] Bijel
    [2] Crn
    [3] Crven
   *[4] Žut
}{ seat-ending }
seat-ending = { $case ->
    [gen] og
   *[nom] i
}
# Beside the turn of a seat, in all games.
seat-to-move = { $seat ->
    [you] Tvoj potez
   *[other] { $seat } je na potezu
}
colour = { $form ->
    [start] { $seat ->
        [1] Bijel
        [2] Crn
        [3] Crven
       *[4] Žut
    }
   *[plain] { $seat ->
        [1] bijel
        [2] crn
        [3] crven
       *[4] žut
    }
}{ colour-ending }
colour-ending = { $gender ->
    [she] { adjective-she }
   *[he] { $count ->
        [few] a
        [other] ih
       *[one] { $case ->
            [gen] og
            [acc] { $gender ->
                [thing] i
               *[he] og
            }
           *[nom] i
        }
    }
}
# The kind tells its colour, so that they agree.
piece = { $kind }
some-piece = { $form ->
    [start] F
   *[plain] f
}igur{ noun-she }
group = { FORM($kind, $count) }
group-plain = { count-thing }{ FORM($colour, $count, gender: "thing") }
group-free = { FORM($kind, $count) }
held = { $top } iznad { FORM($below, form: "plain", case: "gen") }
held-many = { $top } iznad još { $count ->
    [1] jedne figure
    [one] { $count } figure
    [few] { count-she }figure
   *[other] { count-she }figur{ noun-she }
}
empty = prazno

you = { $form ->
    [start] Ti
   *[plain] ti
}
computer = { $form ->
    [start] Računalo
   *[plain] računalo
}

player = Igrač { $player }

## Ploča

board = Ploča: { $game }
square = { $label }: { $held }
square-number = { $case ->
    [from] s polja { $number }
    [to] na polje { $number }
    [at] na polju { $number }
   *[plain] polje { $number }
}
square-sign = { $square }; { $sign }
square-selected = { $square }; odabrano
square-target = { $square }; ovamo se može
square-distant = { $square }; ovamo se može u nekoliko koraka
die-aside = nije u ovom bacanju
die-ready = čeka bacanje
die-live = { $die }; može se odabrati
die-used = { WORD($face) }, odigrano
square-movable = { $square }; može se odabrati
square-movable-to = { $square }; može { FORM($goals, case: "to") }

## Što se dogodilo na ploči

story = { FORM($who, form: "start") } { $does }.
story-prompt = { FORM($prompt, form: "sentence") }
story-back = Potez je poništen.
who-on = { $who } { FORM($at, case: "at") }
who-deep = { $who } { FORM($at, case: "at") }, na { $count }. mjestu ispod vrha,
way = { FORM($from, case: "from") } { FORM($to, case: "to") }
way-under = { FORM($from, case: "from") } pod figure { FORM($to, case: "at") }
walks = { $way }
goes = ide { $way }
leaps = skače { $way }
leaps-on = skače dalje { FORM($at, case: "to") }
comes-in = ulazi u igru { $way }
goes-back = vraća se { $way }
leaves-play = ide { $way }
takes = uzima { FORM($what, case: "acc") } { FORM($from, case: "at") }
capture-of = { $from } uzima { $over }
is-taken = uzima se { FORM($from, case: "from") }
is-taken-to = odlazi { $way }
is-promoted = { becomes }
becomes = postaje { $into }
comes-back = vraća se { FORM($at, case: "to") }
is-set = dolazi { FORM($at, case: "to") }
appears = pojavljuje se { FORM($at, case: "at") }
leaves = izlazi iz igre
leaves-from = izlazi iz igre { FORM($from, case: "from") }
goes-back-from = vraća se { FORM($from, case: "from") }
disappears = nestaje { FORM($from, case: "from") }
story-die = Na kocki je { WORD($face) }.
story-own-die = { FORM($die, form: "start") } pokazuje { WORD($face) }.
story-dice = Na kockama: { $faces }.
story-counts = { story-gets }.
story-counts-for = { story-gets } za { $sites }.
story-gets = { $seat ->
    [you] Dobivaš
   *[other] { $seat } dobiva
} { WORD($count) } { points }
story-loses = { story-gives }.
story-loses-for = { story-gives } za { $sites }.
story-gives = { $seat ->
    [you] Gubiš
   *[other] { $seat } gubi
} { WORD($count) } { points }

## Kako je partija završila

over = Partija je gotova.
result-draw = Remi
result-win = { $winner ->
    [you] Pobjeda
   *[other] { $winner } pobjeđuje
}
result-lost = Poraz
result-win-together = { $winners } pobjeđuju
result-by = { $result } uz { $points } { $points ->
    [one] bod
    [few] boda
   *[other] bodova
} razlike
result-to = { $result }, { $points } : { $other }
result-share = Prvo mjesto dijele { $winners }
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
standings = Nakon ove partije: { $points }.
end-agreed = { $form ->
    [clause] po dogovoru igrača
   *[sentence] Kraj po dogovoru igrača.
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
    [clause] ista se pozicija pojavila { times }
   *[sentence] Ista se pozicija pojavila { times }.
}
times = { WORD($times) } { $times ->
    [one] put
    [few] puta
   *[other] puta
}
end-back-and-forth = { $form ->
    [clause] isti potezi idu naprijed-natrag { times }
   *[sentence] Isti potezi idu naprijed-natrag { times }.
}
end-no-progress = { $form ->
    [clause] nema napretka već { turns }
   *[sentence] Nema napretka već { turns }.
}
turns = { WORD($times) } { $times ->
    [one] potez
    [few] poteza
   *[other] poteza
}

## Tko je na potezu i tko tamo igra

played-by-you = (ti)
played-by-computer = (računalo, { FORM($level, form: "clause") })
played-by-player = ({ $player })
played-by-link = (putem poveznica)
thinking = razmišlja
offers-draw = { $seat ->
    [you] Nudiš
   *[other] { $seat } nudi
} remi
offers-end = { $seat ->
    [you] Predlažeš
   *[other] { $seat } predlaže
} da partija ovdje završi
asks-back = { $seat ->
    [you] Tražiš
   *[other] { $seat } traži
} poništavanje { $count ->
    [1] zadnjeg poteza
   *[other] { $count } poteza
}
resigns-points = { $seat ->
    [you] Predaješ
   *[other] { $seat } predaje
} partiju kao { FORM($what, form: "clause") }
would-resign = { $seat ->
    [you] Želiš
   *[other] { $seat } želi
} predati partiju
resigns-too = { $seat ->
    [you] Predaješ
   *[other] { $seat }: predaješ
} li i ti?
answers = { $seat ->
    [you] Prihvaćaš
   *[other] { $seat }: prihvaćaš
} li?

## Pokraj ploče

to-begin-dice = { to-begin-touch } kocku za bacanje. Za pomoć pritisni i drži bilo koje mjesto na ploči.
to-begin = { to-begin-touch } figuru, a zatim polje na koje ide. Za pomoć pritisni i drži neko polje.
to-begin-search = { to-begin-touch } oba kraja onoga što nađeš.
to-begin-square = { to-begin-touch } polje na koje igraš. Za pomoć pritisni i drži neko polje.
to-begin-touch = { $pointer ->
    [mouse] Klikni
   *[finger] Dodirni
}
dice-said = Što je palo?
choose = Odaberi.
confirms = Odigrati ovaj potez?
views-earlier-ply = Ranija pozicija.
watches = Ova je partija otvorena u drugoj kartici. Možeš je gledati ovdje ili je nastaviti u ovoj kartici.
computer-acts = Računalo je na potezu.
answer-first = Najprije odgovori na ponudu.
declined = { $who ->
    [you] Odbijaš
   *[other] { FORM($who, form: "start") } odbija
} { $what ->
    [draw] remi.
    [end] završetak partije.
    [back] poništavanje poteza.
   *[resignation] predaju. Partija se nastavlja.
}
computer-fails = Računalo ne odgovara. Tvoja je partija na sigurnom.
ruling = { $id }: { $rule }
# A link behind a refusal, to how the game is played.
read-rule = Pročitaj pravilo
# The same before the first move.
three-things = Tri stvari koje treba znati
why = Zašto?


## Gumbi: kratko ispod ikone i u cijelosti

tools = Partija
undo = Poništi
undo-full = Poništi
redo = Ponovi
redo-full = Ponovi
hint = Savjet
more = Više
draw = Remi
draw-full = Ponudi remi
end-here = Kraj
end-here-full = Ponudi kraj partije
claim = Zatraži
claim-full = Zatraži remi
new = Nova
new-full = Nova partija
rematch = Revanš
next-game = Sljedeća partija
another = Nova partija
throw = Baci
all-the-same = Ipak odigraj
never-mind = Odustani
play-it = Odigraj
other-rule = Promijeni ovo pravilo
accept = Prihvati
decline = Odbij
back-to-game = Natrag na partiju
rewind = Igraj dalje odavde
asks-draw = Ponuditi remi?
asks-end = Ponuditi završetak partije?
offer = Ponudi
pause = Pauza
go-on = Nastavi
one-turn = Odigraj jedan potez
take-over = Nastavi u ovoj kartici
try-again = Pokušaj ponovno
close = Zatvori

## Potezi

moves = Potezi
no-moves = Još nema poteza.
scrub = Pozicija na ploči
scrubbed = Potez { $number } od { $of }
look-first = Prva pozicija
look-previous = Prethodni potez
look-next = Sljedeći potez
look-last = Zadnja pozicija
replay = Prikaži što se dogodilo od tvojeg zadnjeg poteza
share = Podijeli ovu partiju
ended-here = Po pravilima partija ovdje završava.
main-line = Glavna varijanta: { $moves }
other-line = Varijanta: { $moves }
promoted = Ovo je sada glavna varijanta.
removed-variation = Varijanta je izbrisana.
take-back-edit = Poništi

## Dijalozi

sheet-fetching = Trenutak…
opening-game = Otvaranje partije…
sheet-unreachable = Učitavanje nije uspjelo
sheet-unreachable-why = Dio ove stranice nije se učitao. Tvoja je partija na sigurnom. Provjeri internetsku vezu pa pokušaj ponovno.

resign-yes-of = { $seat } predaje
resign-points = { $form ->
    [clause] { word }
   *[plain] { word-start }
} { points }
points = { $count ->
    [one] bod
    [few] boda
   *[other] bodova
}
level = { $form ->
    [clause] razina
   *[plain] Razina
} { $number }
computer-at = Računalo ({ FORM($level, form: "clause") })
side-pair = { $pair } ({ $seats })
a-human = Osoba

## Kad se partija ne sprema ili ne otvara

save-blocked = Ovaj preglednik ne dopušta stranici da išta spremi, pa ćeš izgubiti partiju kad zatvoriš stranicu.
save-full = Nema više mjesta za spremanje ove partije. Oslobodi prostor, inače ćeš je izgubiti kad zatvoriš stranicu.
save-foreign = Ova se partija igra u drugoj kartici.
save-broken = Zadnji potez nije spremljen. Stranica će pokušati ponovno uz tvoj sljedeći.
fatal = Tvoja je zadnja partija dvaput zaustavila ovu stranicu, pa nije otvorena. Naći ćeš je pod „Moje partije”.

## Zašto nešto ne ide

enter-over = Partija je gotova.
enter-dice-wait = Kocke možeš baciti nakon odgovora na ponudu.
enter-empty-seat = Na toj strani nitko ne igra.
enter-not-open = To sada ne možeš.
enter-pending = Druga ponuda još čeka odgovor.
enter-stale = Taj je potez bio za drugu poziciju. Odaberi ponovno.
enter-too-far-back = Nema toliko poteza za poništavanje.
enter-not-asked = Za ovu stranu nema ponude na koju treba odgovoriti.
enter-not-due = Sada ne možeš zatražiti remi.
enter-full = Ova je partija dosegnula najveću duljinu, pa se ne može nastaviti.

## Sve stranice

page-name = { "Mustermead" }
page-tagline = Stare i nove društvene igre, na stolu u tvojem pregledniku.
page-language-name = Hrvatski
page-languages = Jezik
page-offer = Čitaj ovu stranicu na hrvatskom
page-themes = Tema
page-theme-auto = Automatska
page-theme-light = Svijetla
page-theme-dark = Tamna
page-portal = Kako se igra i još mnogo toga na Mustermeadu

# Pages with a first lesson, studies and puzzles of a game, and the page with the puzzle of the day. $name is a game.
page-puzzle = Zagonetka dana
page-puzzle-description = Jedna pozicija na dan, ista za sve: nađi najbolji potez i niži dane zaredom.
page-puzzle-grade = Razina { $grade }
page-puzzle-intro = Jedna pozicija na dan, ista za sve. Odigraj najbolji potez na ploči.
page-puzzle-nth = Zagonetka { $number }
page-puzzle-solved = Riješeno. Sljedeća dolazi sutra.
page-puzzle-streak = { $count ->
    [one] Niz: { $count } dan.
   *[other] Niz: { $count } dana.
}
page-puzzle-open = Riješi današnju zagonetku i niz se nastavlja.
page-puzzle-days = Dan po dan
page-puzzle-new = Novi dan: otvori današnju zagonetku
page-puzzle-unscripted = Za zagonetku dana potreban je JavaScript. Zagonetke svih igara su niže.
page-puzzles = Zagonetke
page-puzzles-intro = Svaka je iz partije računala protiv samog sebe i ima jedan jasno najbolji potez.
page-puzzles-of-games = Zagonetke po igrama
page-mistakes = Moje pogreške
page-mistakes-intro = Potezi koji su te najviše koštali. Analiza partije sprema ih u ovaj preglednik, a svaki se vraća prije nego što ga zaboraviš.
page-mistakes-practise = Vježbaj
page-mistakes-today = Za danas:
page-mistakes-none = Danas nema ničega za ponavljanje.
page-studies = Prva lekcija, studije i zagonetke
page-studies-description = { $name } kroz igru: prva lekcija, studije s komentarima i zagonetke s jednim najboljim potezom.
page-studies-intro = Svugdje te čeka pozicija sa zadatkom. Odigraj ga na ploči. Ako potez nije pravi, saznaješ zašto i pokušavaš ponovno.
page-studies-title = { $name }: lekcija, studije i zagonetke
page-study-done = riješeno
page-study-next = na redu

page-learn-contents = Na ovoj stranici
page-learn-description = { $title }: sva pravila korak po korak, sa slikama pozicija koje možeš isprobati i poteza koje možeš odigrati.
page-learn-play = Igraj: { $game }
page-learn-replay = Odigraj ovo
page-learn-tab = Otvara se u novoj kartici
page-learn-title = { $title } – pravila sa slikama
page-learn-try = Isprobaj ovu poziciju

## Gdje će biti stol

page-trouble = Ploča se nije mogla postaviti. Ništa nije izgubljeno. Učitaj stranicu ponovno.
# The rest of these say why a page does not start. A page was opened as a file from a folder of this device, with a double click; what is typed stays as it is.
page-start-disk = Stranica je otvorena izravno iz mape, a igrama treba poslužitelj. U terminalu u mapi internetskog mjesta upiši python3 -m http.server i otvori http://localhost:8000.
# $kind: the media type of a file, such as text/plain.
page-start-type = Poslužitelj kaže da je skripta vrste { $kind }, pa je preglednik ne pokreće. To može popraviti vlasnik ovog internetskog mjesta.
page-start-gone = Mustermead se promijenio otkako je stranica učitana. Učitaj je ponovno; tvoje su partije na sigurnom.
page-start-stopped = Dio stranice nije stigao. Provjeri vezu pa ponovno učitaj stranicu. Ništa nije izgubljeno.
page-start-slow = Ovo traje dulje nego inače. Pričekaj malo ili ponovno učitaj stranicu.
page-start-blocked = Nešto u pregledniku ili mreži blokira skripte ove stranice. Dopusti ih ovdje ili pokušaj s drugim preglednikom.
page-start-wasm = WebAssembly je u ovom pregledniku isključen, a ploči je potreban. Dopusti ga za ovo internetsko mjesto u sigurnosnim postavkama preglednika pa ponovno učitaj stranicu.
# $chrome, $firefox, $safari: the oldest versions in which the page works.
page-start-old = Ovaj je preglednik prestar za ploču. Potreban je barem Chrome ili Edge { $chrome }, Firefox { $firefox } ili Safari { $safari }.
page-no-script = Ovako partija počinje. Za igranje uključi JavaScript u pregledniku. Pravila možeš čitati i bez njega.

## Ako se program zaustavi

page-crash = Mustermead je prestao raditi
page-crash-why = To je greška u Mustermeadu. Nije tvoja krivnja.
page-crash-saved = Tvoja je partija na sigurnom: preglednik je spremio svaki korak. Učitaj stranicu ponovno i nastavi gdje je partija stala.
page-crash-unsaved = Preglednik nije mogao spremiti tvoju partiju. Kopiraj njezin tekst u nastavku prije nego što ponovno učitaš stranicu, inače ćeš je izgubiti.
page-crash-again = Učitaj stranicu ponovno
page-crash-details = Tehničke pojedinosti
page-crash-game = Partija
page-crash-message = Što je pošlo po zlu

## Početna stranica

page-home-title = Mustermead: društvene igre u pregledniku
page-home-description = Besplatne društvene igre, bez registracije i bez oglasa: protiv računala ili u društvu na istom uređaju, a može i bez mreže.

## Sve igre i partije spremljene u ovom pregledniku

page-about = O Mustermeadu
page-about-description = Tko je smislio igre, što ovaj preglednik čuva (ništa se nikamo ne šalje) i čiji je rad dio Mustermeada.
page-about-title = O Mustermeadu
page-age = od { $years } { $years ->
    [one] godine
    [few] godine
   *[other] godina
}
page-all-games = Sve igre
page-alone = 1, protiv računala
page-any = Sve
page-close = Zatvori
page-family-lanko = Lanko
page-family-laska = Laska i njezina inačica
page-family-lattjo = Klasici
page-family-lattjo-set = Komplet LATTJO
page-family-single = Jedinstvene igre
page-filter-dice = Kocke
page-filter-minutes = Trajanje
page-filter-players = Igrači
page-find = Pronađi igru po imenu
page-find-placeholder = Pronađi igru
page-found = { $count ->
    [0] Nema takve igre
    [1] Jedna igra
    [one] { $count } igra
    [few] { $count } igre
   *[other] { $count } igara
}
page-going-on = Partija u tijeku
page-how-to-play = Kako se igra
page-lessons = Prve lekcije
page-minutes = { $count } min
page-minutes-about = oko { $count } min
page-minutes-most = do { $count } min
page-missing = Ove stranice ovdje nema
page-missing-nearest = Tražiš li ovu igru?
page-missing-why = Možda je u adresi pogreška ili je stranica premještena.
page-notices = Rad drugih
page-notices-all = Sve obavijesti i licencije
page-notices-licence = Licencija
page-notices-name = Paket
page-notices-version = Verzija
page-scales = Mjerilo svake igre
page-scale = Mjerilo
page-players = { $count } igrač{ noun-he }
page-players-one-or-two = 1 ili 2 igrača
page-players-range = { $least } do { $most } igrača
page-saved = Moje partije
page-saved-computer = Protiv računala ({ FORM($level, form: "clause") })
page-saved-computer-turn = Računalo je na potezu
page-saved-delete = Izbriši
page-saved-deleted = Izbrisano.
page-saved-draw = Remi
page-saved-failed = Nije uspjelo. Pokušaj ponovno.
page-saved-mixed = { $count } { $count ->
    [one] osoba
    [few] osobe
   *[other] osoba
} i računalo
page-saved-more = Prikaži više
page-saved-offer = Ponuda čeka odgovor
page-saved-open = U tijeku
page-saved-over = Gotova
page-saved-people = { $count ->
    [one] { $count } osoba
    [few] { $count } osobe
   *[other] { $count } osoba
}
page-saved-pin = Prikvači na vrh
page-saved-turn = { seat-to-move }
page-saved-undo = Poništi
page-saved-waiting-for-them = Čeka se na druge
page-saved-waiting-for-you = Čeka se na tebe
page-saved-watched = Računalo protiv računala
page-saved-win = { FORM($winner, form: "start") } pobjeđuj{ $winner ->
    [2] u
   *[other] e
}
page-saved-you-lost = Poraz
page-saved-you-won = Pobjeda
page-saved-your-turn = Tvoj potez
page-show-all = Prikaži sve igre
page-sounds = Zvukovi
page-surprise = Iznenadi me
page-version = Verzija { $edition }
page-ways = Igre i pravila
page-with-dice = s kockama
page-without-dice = bez kocaka

## Playing offline

page-go-on = Nastavi zadnju partiju
page-offline = Igra bez mreže
page-offline-all = Sve je na ovom uređaju i radi bez mreže.
page-offline-amount = { $done } od { $size }
page-offline-begun = Sve se sprema na ovaj uređaj…
page-offline-changed = U međuvremenu je izašla novija verzija. Učitaj stranicu ponovno pa nastavi.
page-offline-go-on = Nastavi
page-offline-keep = Spremi sve na ovaj uređaj
page-offline-later = Kasnije
page-offline-missing = Nema mreže, a ta stranica još nije na ovom uređaju.
page-offline-new = Nova je verzija spremna.
page-offline-no-network = Nema mreže. Ono što je već ovdje ostaje, a nastaviti možeš kasnije.
page-offline-no-room = Na ovom uređaju nema više mjesta. Ono što je već ovdje ostaje.
page-offline-refused = Ovaj preglednik ne može ništa spremiti za ovo internetsko mjesto. U privatnom prozoru to možda ne smije.
page-offline-refused-http = Stranica se može spremiti na uređaj samo ako joj adresa počinje s https, a ova počinje s http. Partije se ipak spremaju.
page-offline-refused-login = Poslužitelj ne daje datoteku sw.js bez prijave, a bez te datoteke ništa se ne može spremiti na ovaj uređaj. Ponovno se prijavi, zatim ponovno učitaj stranicu. Partije se ipak spremaju.
page-offline-refused-missing = Na poslužitelju nema datoteke sw.js, a bez nje se ništa ne može spremiti na ovaj uređaj. To može popraviti vlasnik ovog internetskog mjesta. Partije se ipak spremaju.
page-offline-refused-policy = Sigurnosna pravila ovog poslužitelja ne dopuštaju spremanje internetskog mjesta na uređaj. To može promijeniti njegov vlasnik. Partije se ipak spremaju.
page-offline-remove = Ukloni s ovog uređaja
page-offline-removed = Uklonjeno. Tvoje su partije i dalje ovdje.
page-offline-saving = Nova verzija kreće čim se tvoja partija spremi.
page-offline-stop = Zaustavi
page-offline-stopped = Zaustavljeno. Ono što je već ovdje ostaje, a nastaviti možeš kasnije.
page-offline-unsaved = Preglednik nije mogao spremiti tvoju partiju, pa zasad ostaje stara verzija. Završi partiju ili kopiraj njezin tekst.
page-offline-use = Prijeđi odmah
page-offline-what = Sve što ovdje otvoriš radi i bez mreže. Na ovaj uređaj možeš spremiti sve igre i pravila na svim jezicima; za to treba { $size }.
