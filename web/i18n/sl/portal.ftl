### The texts of the portal and of what all games share. The terms are in docs/glossary/sl.md.
###
### The forms of Slovenian: `case`, of pieces `nom` (none), `acc`, `ins`; of seats `gen`; of places with their preposition:
### `from` (s polja c3), `to` (na c3), `at` (na c3). `gender`, by which a kind of piece makes its colour agree: `she`, `he` (a
### masculine being, whose accusative has an ending), `thing` (a masculine thing). `start` (begins a sentence), `sentence`, `clause`,
### `plain`. A counted noun tells its number itself: `count-he`, `count-she`. `word` counts, and goes with feminine
### nouns. The endings of nouns and adjectives are helpers.

## Iz česa so stavki

word = { $count ->
    [0] nič
    [1] ena
    [2] dve
    [3] tri
    [4] štiri
    [5] pet
    [6] šest
    [7] sedem
    [8] osem
    [9] devet
    [10] deset
    [11] enajst
    [12] dvanajst
   *[other] { $count }
}
word-start = { $count ->
    [0] Nič
    [1] Ena
    [2] Dve
    [3] Tri
    [4] Štiri
    [5] Pet
    [6] Šest
    [7] Sedem
    [8] Osem
    [9] Devet
    [10] Deset
    [11] Enajst
    [12] Dvanajst
   *[other] { $count }
}
word-case = { $case ->
    [ins] { $count ->
        [2] dvema
        [3] tremi
        [4] štirimi
        [5] petimi
        [6] šestimi
        [7] sedmimi
        [8] osmimi
        [9] devetimi
        [10] desetimi
        [11] enajstimi
        [12] dvanajstimi
       *[other] { $count }
    }
   *[nom] { word }
}
# A number and a space before a counted noun; nothing where nothing is counted.
count-he = { $count ->
    [1] { $case ->
        [ins] enim
       *[nom] en
    }{ " " }
    [2] { $case ->
        [ins] dvema
       *[nom] dva
    }{ " " }
    [3] { $case ->
        [acc] tri
        [ins] tremi
       *[nom] trije
    }{ " " }
    [4] { $case ->
        [acc] štiri
        [ins] štirimi
       *[nom] štirje
    }{ " " }
    [one] { $count }{ " " }
    [two] { $count }{ " " }
    [few] { $count }{ " " }
    [other] { word-case }{ " " }
   *[none] { "" }
}
count-she = { $count ->
    [1] { $case ->
        [acc] eno
        [ins] eno
       *[nom] ena
    }{ " " }
    [2] { word-case }{ " " }
    [3] { word-case }{ " " }
    [4] { word-case }{ " " }
   *[other] { count-he }
}
# Endings: žeton; kmet, častnik; kralj, lovec; figura; beli, bela.
noun-thing = { $count ->
    [two] { $case ->
        [ins] oma
       *[nom] a
    }
    [few] { $case ->
        [acc] e
       *[nom] i
    }
    [other] { $case ->
        [ins] i
       *[nom] ov
    }
   *[one] { $case ->
        [ins] om
       *[nom] { "" }
    }
}
noun-he = { $count ->
    [two] { noun-thing }
    [few] { noun-thing }
    [other] { noun-thing }
   *[one] { $case ->
        [acc] a
        [ins] om
       *[nom] { "" }
    }
}
noun-soft = { $count ->
    [two] { $case ->
        [ins] ema
       *[nom] a
    }
    [few] { noun-thing }
    [other] { $case ->
        [ins] i
       *[nom] ev
    }
   *[one] { $case ->
        [ins] em
       *[nom] { noun-he }
    }
}
noun-she = { $count ->
    [two] { $case ->
        [ins] ama
       *[nom] i
    }
    [few] { $case ->
        [ins] ami
       *[nom] e
    }
    [other] { $case ->
        [ins] ami
       *[nom] { "" }
    }
   *[one] { $case ->
        [acc] o
        [ins] o
       *[nom] a
    }
}
adjective-thing = { $count ->
    [two] { $case ->
        [ins] ima
       *[nom] a
    }
    [few] { $case ->
        [acc] e
        [ins] imi
       *[nom] i
    }
    [other] { $case ->
        [ins] imi
       *[nom] ih
    }
   *[one] { $case ->
        [ins] im
       *[nom] i
    }
}
adjective-he = { $count ->
    [two] { adjective-thing }
    [few] { adjective-thing }
    [other] { adjective-thing }
   *[one] { $case ->
        [acc] ega
        [ins] im
       *[nom] i
    }
}
adjective-she = { $count ->
    [two] { $case ->
        [ins] ima
       *[nom] i
    }
    [few] { $case ->
        [ins] imi
       *[nom] e
    }
    [other] { $case ->
        [ins] imi
       *[nom] ih
    }
   *[one] { $case ->
        [acc] o
        [ins] o
       *[nom] a
    }
}
list-next = { $first }, { $last }
list-and = { $first } in { $last }
list-or = { $first } ali { $last }
stop = { $form ->
    [sentence] { "." }
   *[plain] { "" }
}
# Also the name of a square; a person's name is not inflected, so a noun stands before it.
verbatim = { $case ->
    [gen] strani { $text }
    [from] s polja { $text }
    [to] na { $text }
    [at] na { $text }
   *[plain] { $text }
}

## Kdo in kaj

seat = { $seat ->
    [1] Bel
    [2] Črn
    [3] Rdeč
   *[4] Rumen
}{ seat-ending }
seat-ending = { $case ->
    [gen] ega
   *[nom] i
}
# What all games say of a seat.
seat-to-move = { $seat ->
    [you] Na potezi si
   *[other] Na potezi je { $seat }
}
colour = { $form ->
    [start] { $seat ->
        [1] Bel
        [2] Črn
        [3] Rdeč
       *[4] Rumen
    }
   *[plain] { $seat ->
        [1] bel
        [2] črn
        [3] rdeč
       *[4] rumen
    }
}{ colour-ending }
colour-ending = { $gender ->
    [she] { adjective-she }
    [he] { adjective-he }
   *[thing] { adjective-thing }
}
# The kind tells its colour, so that they agree.
piece = { $kind }
some-piece = { count-she }{ $form ->
    [start] F
   *[plain] f
}igur{ noun-she }
group = { FORM($kind, $count) }
group-plain = { FORM($kind, $count) }
group-free = { FORM($kind, $count) }
held = { $top } nad { FORM($below, form: "plain", case: "ins") }
held-many = { $top } nad še { $count ->
    [1] eno figuro
    [one] { $count } figuro
    [2] dvema figurama
    [two] { $count } figurama
    [3] tremi figurami
    [4] štirimi figurami
   *[other] { $count } figurami
}
empty = prazno

you = { $form ->
    [start] Ti
   *[plain] ti
}
computer = { $form ->
    [start] Računalnik
   *[plain] računalnik
}

player = Igralec { $player }

## Plošča

board = Plošča: { $game }
square = { $label }: { $held }
square-number = { $case ->
    [from] s polja { $number }
    [to] na polje { $number }
    [at] na polju { $number }
   *[plain] polje { $number }
}
square-sign = { $square }; { $sign }
square-selected = { $square }; izbrano
square-target = { $square }; dosegljivo
square-distant = { $square }; dosegljivo v več korakih
die-aside = ni v tem metu
die-ready = čaka na met
die-live = { $die }; na izbiro
die-used = { WORD($face) }, odigrano
square-movable = { $square }; na izbiro
square-movable-to = { $square }; lahko gre { FORM($goals, case: "to") }

## Kaj se je zgodilo na plošči

story = { FORM($who, form: "start") } { $does }.
story-prompt = { FORM($prompt, form: "sentence") }
story-back = Poteza je razveljavljena.
who-on = { $who } { FORM($at, case: "at") }
who-deep = { $who } { FORM($at, case: "at") }, na { $count }. mestu pod vrhom,
way = { FORM($from, case: "from") } { FORM($to, case: "to") }
way-under = { FORM($from, case: "from") } pod figure { FORM($to, case: "at") }
walks = { $way }
goes = gre { $way }
leaps = skoči { $way }
leaps-on = skoči { FORM($at, case: "to") }
comes-in = pride { $way }
goes-back = se vrne { $way }
leaves-play = gre { $way }
takes = vzame { FORM($what, case: "acc") } { FORM($from, case: "at") }
capture-of = { $from } vzame { $over }
is-taken = je vzet{ $of ->
    [lanrick-man] a
   *[other] { "" }
} { FORM($from, case: "from") }
is-taken-to = { $of ->
    [backgammon-checker] je zbita
   *[other] mora
} { $way }
is-promoted = postane { $into }
becomes = postane { $into }
comes-back = se vrne { FORM($at, case: "to") }
is-set = pride { FORM($at, case: "to") }
appears = se pojavi { FORM($at, case: "at") }
leaves = gre iz igre
leaves-from = gre iz igre { FORM($from, case: "from") }
goes-back-from = se vrne { FORM($from, case: "from") }
disappears = izgine { FORM($from, case: "from") }
story-die = Met: { WORD($face) }.
story-own-die = { FORM($die, form: "start") } kaže { WORD($face) }.
story-dice = Met: { $faces }.
story-counts = { story-gets }.
story-counts-for = { story-gets } za { $sites }.
story-gets = { $seat ->
    [you] Dobiš
   *[other] { $seat } dobi
} { points-acc }
points-acc = { $count ->
    [1] eno točko
    [one] { $count } točko
   *[other] { word } { points }
}
story-loses = { story-gives }.
story-loses-for = { story-gives } za { $sites }.
story-gives = { $seat ->
    [you] Izgubiš
   *[other] { $seat } izgubi
} { points-acc }

## Kako se je partija končala

over = Partije je konec.
result-draw = Remi
result-win = { $winner ->
    [you] Zmaga
   *[other] { $winner } zmaga
}
result-lost = Poraz
result-win-together = { $winners } zmaga{ $winners ->
    [two] ta
   *[other] jo
}
result-by = { $result } za { $points } { $points ->
    [one] točko
    [two] točki
    [few] točke
   *[other] točk
}
result-to = { $result }, { $points }:{ $other }
result-share = Skupno prvo mesto: { $winners }
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
standings = Po tej partiji: { $points }.
end-agreed = { $form ->
    [clause] po dogovoru igralcev
   *[sentence] Konec po dogovoru igralcev.
}
end-resigned = { $seat ->
    [you] { $form ->
        [clause] predaja partije
       *[sentence] Predaja partije
    }
   *[other] { $seat } preda partijo
}{ $form ->
    [clause] { "" }
   *[sentence] { "." }
}
end-repetition = { $form ->
    [clause] isti položaj nastane { times }
   *[sentence] Isti položaj nastane { times }.
}
times = { $times ->
    [1] enkrat
    [2] dvakrat
    [3] trikrat
    [4] štirikrat
    [5] petkrat
   *[other] { $times }-krat
}
end-back-and-forth = { $form ->
    [clause] iste poteze gredo { times } sem in tja
   *[sentence] Iste poteze gredo { times } sem in tja.
}
end-no-progress = { $form ->
    [clause] že { turns } brez napredka
   *[sentence] Že { turns } brez napredka.
}
turns = { $times ->
    [1] eno potezo
    [one] { $times } potezo
    [two] { WORD($times) } potezi
    [few] { WORD($times) } poteze
   *[other] { WORD($times) } potez
}

## Kdo je na potezi in kdo tam igra

played-by-you = (ti)
played-by-computer = (računalnik, { FORM($level, form: "clause") })
played-by-player = ({ $player })
played-by-link = (prek povezav)
thinking = razmišlja
offers-draw = { seat-offers } remi
offers-end = { seat-offers } konec partije
seat-offers = { $seat ->
    [you] Ponujaš
   *[other] { $seat } ponuja
}
asks-back = { $seat ->
    [you] Prosiš
   *[other] { $seat } prosi
} za razveljavitev { $count ->
    [1] zadnje poteze
    [one] { $count } poteze
   *[other] { $count } potez
}
resigns-points = { $seat ->
    [you] Predaš
   *[other] { $seat } preda
} partijo: { FORM($what, form: "clause") }
would-resign = { $seat ->
    [you] Želiš
   *[other] { $seat } želi
} predati partijo
resigns-too = { $seat ->
    [you] Predaš
   *[other] { $seat }: predaš
} tudi ti?
answers = { $seat ->
    [you] Sprejmeš?
   *[other] { $seat }: sprejmeš?
}

## Ob plošči

to-begin-dice = { to-begin-touch } kocko za met. Za pomoč pridrži kjer koli na plošči.
to-begin = { to-begin-touch } figuro, nato pa polje, kamor naj gre. Za pomoč pridrži polje.
to-begin-search = { to-begin-touch } oba konca tega, kar najdeš.
to-begin-square = { to-begin-touch } polje, na katero igraš. Za pomoč polje pridrži.
to-begin-touch = { $pointer ->
    [mouse] Klikni
   *[finger] Tapni
}
dice-said = Kakšen je met?
choose = Izberi.
confirms = Naj odigram to potezo?
views-earlier-ply = Zgodnejši položaj.
watches = Ta partija je odprta v drugem zavihku. Tu jo lahko gledaš ali pa jo nadaljuješ v tem zavihku.
computer-acts = Na potezi je računalnik.
answer-first = Najprej odgovori na ponudbo.
declined = { $who ->
    [you] Zavrneš
   *[other] { FORM($who, form: "start") } zavrne
} { $what ->
    [draw] remi.
    [end] konec partije.
    [back] razveljavitev.
   *[resignation] predajo. Partija se nadaljuje.
}
computer-fails = Računalnik se ne odziva. Tvoja partija je na varnem.
ruling = { $id }: { $rule }
# A link behind a refusal, to how the game is played.
read-rule = Preberi pravilo
# The same before the first move.
three-things = Tri stvari za začetek
why = Zakaj?


## Gumbi: kratko pod ikono in v celoti

tools = Partija
undo = Razveljavi
undo-full = Razveljavi
redo = Ponovi
redo-full = Ponovi
hint = Namig
more = Več
draw = Remi
draw-full = Ponudi remi
end-here = Konec
end-here-full = Ponudi konec partije
claim = Zahtevaj
claim-full = Zahtevaj remi
new = Nova
new-full = Nova partija
rematch = Revanša
next-game = Naslednja partija
another = Nova partija
throw = Vrzi
all-the-same = Vseeno odigraj
never-mind = Prekliči
play-it = Odigraj
other-rule = Spremeni to pravilo
accept = Sprejmi
decline = Zavrni
back-to-game = Nazaj k partiji
rewind = Igraj od tod naprej
asks-draw = Naj ponudim remi?
asks-end = Naj ponudim konec partije?
offer = Ponudi
pause = Premor
go-on = Nadaljuj
one-turn = Odigraj eno potezo
take-over = Nadaljuj v tem zavihku
try-again = Poskusi znova
close = Zapri

## Poteze

moves = Poteze
no-moves = Potez še ni.
scrub = Položaj na plošči
scrubbed = Poteza { $number } od { $of }
look-first = Prvi položaj
look-previous = Prejšnja poteza
look-next = Naslednja poteza
look-last = Zadnji položaj
replay = Pokaži, kaj se je zgodilo po tvoji zadnji potezi
share = Deli to partijo
ended-here = Po pravilih se partija konča tu.
main-line = Glavna varianta: { $moves }
other-line = Varianta: { $moves }
promoted = To je zdaj glavna varianta.
removed-variation = Varianta je izbrisana.
take-back-edit = Razveljavi

## Pogovorna okna

sheet-fetching = Trenutek …
opening-game = Odpiranje partije …
sheet-unreachable = Nalaganje ni uspelo
sheet-unreachable-why = Del te strani se ni naložil. Tvoja partija je na varnem. Preveri internetno povezavo in poskusi znova.

resign-yes-of = { $seat } preda
resign-points = { $form ->
    [clause] { word }
   *[plain] { word-start }
} { points }
points = točk{ noun-she }
level = { $form ->
    [clause] raven
   *[plain] Raven
} { $number }
computer-at = Računalnik ({ FORM($level, form: "clause") })
side-pair = { $pair } ({ $seats })
a-human = Človek

## Ko se partija ne shrani ali ne odpre

save-blocked = Ta brskalnik strani ne dovoli ničesar shraniti, zato ta partija izgine, ko zapreš stran.
save-full = Za shranjevanje te partije ni več prostora. Sprosti ga, sicer partija izgine, ko zapreš stran.
save-foreign = Ta partija se igra v drugem zavihku.
save-broken = Zadnja poteza ni shranjena. Stran bo poskusila znova ob tvoji naslednji.
fatal = Zadnja partija je dvakrat ustavila to stran, zato se ni odprla. Najdeš jo pod »Moje partije«.

## Zakaj kaj ne gre

enter-over = Partije je konec.
enter-dice-wait = Vržeš lahko šele po odgovoru na ponudbo.
enter-empty-seat = Na tem mestu nihče ne igra.
enter-not-open = To zdaj ni mogoče.
enter-pending = Druga ponudba še čaka na odgovor.
enter-stale = Ta poteza je za drug položaj. Izberi znova.
enter-too-far-back = Za razveljavitev ni toliko potez.
enter-not-asked = Ni ponudbe, na katero bi bilo treba odgovoriti.
enter-not-due = Remija zdaj ne moreš zahtevati.
enter-full = Ta partija je že najdaljša možna, zato se ne more nadaljevati.

## Vse strani

page-name = { "Mustermead" }
page-tagline = Stare in nove družabne igre, na mizi v tvojem brskalniku.
page-language-name = Slovenščina
page-languages = Jezik
page-offer = Beri to stran v slovenščini
page-themes = Tema
page-theme-auto = Samodejna
page-theme-light = Svetla
page-theme-dark = Temna
page-portal = Kako se igra in še več na Mustermeadu

# Pages with a first lesson, studies and puzzles of a game, and the page with the puzzle of the day. $name is a game.
page-puzzle = Uganka dneva
page-puzzle-description = En položaj na dan, enak za vse: poišči najboljšo potezo in nabiraj zaporedne dni.
page-puzzle-grade = Raven { $grade }
page-puzzle-intro = En položaj na dan, enak za vse. Na plošči odigraj najboljšo potezo.
page-puzzle-nth = Uganka { $number }
page-puzzle-solved = Rešeno. Naslednja pride jutri.
page-puzzle-streak = { $count ->
    [one] Niz: { $count } dan.
    [two] Niz: { $count } dneva.
    [few] Niz: { $count } dnevi.
   *[other] Niz: { $count } dni.
}
page-puzzle-open = Reši današnjo uganko in niz se nadaljuje.
page-puzzle-days = Dan za dnem
page-puzzle-new = Nov dan: odpri današnjo uganko
page-puzzle-unscripted = Za uganko dneva je potreben JavaScript. Uganke vseh iger so spodaj.
page-puzzles = Uganke
page-puzzles-intro = Vsaka je iz partije računalnika proti samemu sebi in ima eno nedvoumno najboljšo potezo.
page-puzzles-of-games = Uganke po igrah
page-mistakes = Moje napake
page-mistakes-intro = Poteze, ki so te največ stale. Analiza partije jih shrani v ta brskalnik, vsaka pa se vrne, preden jo pozabiš.
page-mistakes-practise = Vadi
page-mistakes-today = Za danes:
page-mistakes-none = Danes ni ničesar za ponavljanje.
page-studies = Prva lekcija, študije in uganke
page-studies-description = { $name } v praksi: prva lekcija, študije s komentarji in uganke z eno najboljšo potezo.
page-studies-intro = Povsod te čaka položaj z nalogo. Odigraj jo na plošči. Če poteza ni prava, izveš, zakaj, in poskusiš znova.
page-studies-title = { $name }: lekcija, študije in uganke
page-study-done = rešeno
page-study-next = na vrsti

page-learn-contents = Na tej strani
page-learn-description = { $title }: vsa pravila korak za korakom, s slikami položajev, ki jih lahko preizkusiš, in potez, ki jih lahko odigraš.
page-learn-play = Igraj: { $game }
page-learn-replay = Odigraj to
page-learn-tab = Odpre se v novem zavihku
page-learn-title = { $title } – pravila s slikami
page-learn-try = Preizkusi ta položaj

## Kjer bo miza

page-trouble = Plošče ni bilo mogoče postaviti. Nič ni izgubljeno. Naloži stran znova.
# The rest of these say why a page does not start. A page was opened as a file from a folder of this device, with a double click; what is typed stays as it is.
page-start-disk = Stran je odprta neposredno iz mape, igre pa potrebujejo spletni strežnik. V terminalu v mapi spletnega mesta vpiši python3 -m http.server in odpri http://localhost:8000.
# $kind: the media type of a file, such as text/plain.
page-start-type = Strežnik pravi, da je skript vrste { $kind }, zato ga brskalnik ne izvede. To lahko popravi skrbnik spletnega mesta.
page-start-gone = Mustermead se je spremenil, odkar je bila ta stran naložena. Naloži jo znova; tvoje partije so na varnem.
page-start-stopped = Del strani ni prispel. Preveri povezavo in znova naloži stran. Nič ni izgubljeno.
page-start-slow = To traja dlje kot običajno. Malo počakaj ali znova naloži stran.
page-start-blocked = Nekaj v brskalniku ali omrežju blokira skripte te strani. Dovoli jih tukaj ali poskusi z drugim brskalnikom.
page-start-wasm = WebAssembly je v tem brskalniku izklopljen, plošča pa ga potrebuje. Dovoli ga za to spletno mesto v varnostnih nastavitvah brskalnika in znova naloži stran.
# $chrome, $firefox, $safari: the oldest versions in which the page works.
page-start-old = Ta brskalnik je prestar za ploščo. Potreben je vsaj Chrome ali Edge { $chrome }, Firefox { $firefox } ali Safari { $safari }.
page-no-script = Tako se partija začne. Za igranje v brskalniku vklopi JavaScript. Pravila lahko bereš tudi brez njega.

## Če se program ustavi

page-crash = Mustermead se je ustavil
page-crash-why = To je napaka v programu Mustermead. Ni tvoja krivda.
page-crash-saved = Tvoja partija je na varnem: ta brskalnik je sproti shranil vsak korak. Naloži stran znova in nadaljuj, kjer je partija obstala.
page-crash-unsaved = Ta brskalnik tvoje partije ni mogel shraniti. Kopiraj njeno besedilo spodaj, preden stran naložiš znova, sicer partija izgine.
page-crash-again = Naloži stran znova
page-crash-details = Tehnične podrobnosti
page-crash-game = Partija
page-crash-message = Kaj je šlo narobe

## Prva stran

page-home-title = Mustermead: družabne igre v brskalniku
page-home-description = Brezplačne družabne igre, brez registracije in brez oglasov: proti računalniku ali v družbi na isti napravi, tudi brez omrežja.

## Vse igre in partije, shranjene v tem brskalniku

page-about = O Mustermeadu
page-about-description = Kdo je zasnoval igre, kaj shrani ta brskalnik (nič se nikamor ne pošilja) in čigavo delo še vsebuje Mustermead.
page-about-title = O spletnem mestu Mustermead
page-age = od { $years }. leta
page-all-games = Vse igre
page-alone = 1, proti računalniku
page-any = Vse
page-close = Zapri
page-family-lanko = Lanko
page-family-laska = Laska in njena različica
page-family-lattjo = Klasične igre
page-family-lattjo-set = Komplet LATTJO
page-family-single = Nekaj posebnega
page-filter-dice = Kocke
page-filter-minutes = Čas
page-filter-players = Igralci
page-find = Poišči igro po imenu
page-find-placeholder = Poišči igro
page-found = { $count ->
    [0] Nobena igra ne ustreza
    [1] Ena igra
    [one] { $count } igra
    [two] { $count } igri
    [few] { $count } igre
   *[other] { $count } iger
}
page-going-on = Partija v teku
page-how-to-play = Kako se igra
page-lessons = Prve lekcije
page-minutes = { $count } min
page-minutes-about = okrog { $count } min
page-minutes-most = do { $count } min
page-missing = Te strani tukaj ni
page-missing-nearest = Iščeš to igro?
page-missing-why = Morda je v naslovu napaka ali pa se je stran preselila.
page-notices = Delo drugih
page-notices-all = Vsa obvestila in licence
page-notices-licence = Licenca
page-notices-name = Paket
page-notices-version = Različica
page-scales = Merilo vsake igre
page-scale = Merilo
page-players = { $count } igral{ $count ->
    [one] ec
   *[other] c{ noun-soft }
}
page-players-one-or-two = 1 ali 2 igralca
page-players-range = { $least } do { $most } { $most ->
    [one] igralec
    [two] igralca
    [few] igralci
   *[other] igralcev
}
page-saved = Moje partije
page-saved-computer = Proti računalniku ({ FORM($level, form: "clause") })
page-saved-computer-turn = Na potezi je računalnik
page-saved-delete = Izbriši
page-saved-deleted = Izbrisano.
page-saved-draw = Remi
page-saved-failed = Ni uspelo. Poskusi znova.
page-saved-mixed = { page-saved-persons } in računalnik
page-saved-more = Pokaži več
page-saved-offer = Ponudba čaka na odgovor
page-saved-open = V teku
page-saved-over = Končana
page-saved-people = { page-saved-persons }
page-saved-persons = { $count } oseb{ noun-she }
page-saved-pin = Pripni na vrh
page-saved-turn = { seat-to-move }
page-saved-undo = Razveljavi
page-saved-waiting-for-them = Čaka se na druge
page-saved-waiting-for-you = Čaka se nate
page-saved-watched = Računalnik proti računalniku
page-saved-win = { FORM($winner, form: "start") } zmaga{ $winner ->
    [two] ta
    [few] jo
   *[one] { "" }
}
page-saved-you-lost = Poraz
page-saved-you-won = Zmaga
page-saved-your-turn = Na potezi si
page-show-all = Pokaži vse igre
page-sounds = Zvoki
page-surprise = Preseneti me
page-version = Različica { $edition }
page-ways = Igre in pravila
page-with-dice = s kockami
page-without-dice = brez kock

## Playing offline

page-go-on = Nadaljuj zadnjo partijo
page-offline = Igra brez omrežja
page-offline-all = Vse je na tej napravi in deluje brez omrežja.
page-offline-amount = { $done } od { $size }
page-offline-begun = Vse se shranjuje na to napravo …
page-offline-changed = Medtem je izšla novejša različica. Naloži stran znova in nato nadaljuj.
page-offline-go-on = Nadaljuj
page-offline-keep = Shrani vse na to napravo
page-offline-later = Pozneje
page-offline-missing = Omrežja ni, strani, ki jo iščeš, pa še ni na tej napravi.
page-offline-new = Nova različica je pripravljena.
page-offline-no-network = Omrežja ni. Kar je že tu, ostane, nadaljuješ pa lahko pozneje.
page-offline-no-room = Na tej napravi ni več prostora. Kar je že tu, ostane.
page-offline-refused = Ta brskalnik za to spletno mesto ne more shraniti ničesar. V zasebnem oknu mu to morda ni dovoljeno.
page-offline-refused-http = Stran je mogoče shraniti na napravo le, če se njen naslov začne s https, ta pa se začne s http. Tvoje partije se vseeno shranjujejo.
page-offline-refused-login = Strežnik datoteke sw.js ne da brez prijave, brez te datoteke pa na to napravo ni mogoče shraniti ničesar. Znova se prijavi in znova naloži stran. Tvoje partije se vseeno shranjujejo.
page-offline-refused-missing = Na strežniku ni datoteke sw.js, brez nje pa na to napravo ni mogoče shraniti ničesar. To lahko popravi skrbnik spletnega mesta. Tvoje partije se vseeno shranjujejo.
page-offline-refused-policy = Varnostna pravila tega strežnika ne dovolijo shraniti spletnega mesta na napravo. To lahko spremeni skrbnik spletnega mesta. Tvoje partije se vseeno shranjujejo.
page-offline-remove = Odstrani s te naprave
page-offline-removed = Odstranjeno. Tvoje partije so še vedno tu.
page-offline-saving = Nova različica se zažene, takoj ko je tvoja partija shranjena.
page-offline-stop = Ustavi
page-offline-stopped = Ustavljeno. Kar je že tu, ostane, nadaljuješ pa lahko pozneje.
page-offline-unsaved = Ta brskalnik tvoje partije ni mogel shraniti, zato za zdaj ostane stara različica. Končaj partijo ali kopiraj njeno besedilo.
page-offline-use = Uporabi zdaj
page-offline-what = Kar tu odpreš, deluje tudi brez omrežja. Na to napravo lahko shraniš vse igre in pravila v vseh jezikih; to zasede { $size }.
