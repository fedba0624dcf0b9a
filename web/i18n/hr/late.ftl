### The texts of the late part of the app. They are fetched with the first dialog. Forms: `start`, `sentence`, `clause`.

## Dijeljenje

texts-whole = Partija
texts-position = Pozicija na ploči
texts-picture = Ploča kao slika
texts-copy = Kopiraj
texts-copied = Kopirano.
texts-by-hand = Ovaj preglednik ne dopušta stranici kopiranje. Tekst je označen: kopiraj ga ručno.
texts-save = Spremi
texts-save-svg = Spremi kao SVG
texts-save-png = Spremi kao PNG
texts-no-picture = Sliku nije bilo moguće izraditi.
texts-hidden-picture = Ovaj preglednik štiti od prepoznavanja uređaja pa bi na PNG-u bile samo pruge. Radije spremi SVG.
texts-steps = Potez još nije gotov: ovo je pozicija prije { $steps }.
texts-form-pgn = PGN
texts-form-pdn = PDN
texts-form-movetext = Numerirani potezi
texts-form-listing = Jedan potez po retku
texts-form-mat = Meč kao tekst (.mat)
texts-form-ranks = Red po red
texts-form-list = Figura po figura
texts-form-fields = Jedan redak teksta
texts-form-mustermead = Sve: varijante, bilješke, ponude, kocke

## Poveznice i igra putem njih

link-game = Poveznica na partiju
link-position = Poveznica na poziciju
link-too-long = { $count ->
    [one] Ova poveznica ima { $count } znak. Mnogi programi režu tako duge poveznice, zato pošalji datoteku.
    [few] Ova poveznica ima { $count } znaka. Mnogi programi režu tako duge poveznice, zato pošalji datoteku.
   *[other] Ova poveznica ima { $count } znakova. Mnogi programi režu tako duge poveznice, zato pošalji datoteku.
}
link-damaged = Ova je poveznica na putu odrezana ili promijenjena. Zatraži je ponovno.
link-damaged-from = Ova je poveznica na putu odrezana ili promijenjena. Partija se prikazuje dokle je pouzdana. Zatraži poveznicu ponovno.
link-newer = Ovu je poveznicu napravila novija verzija ovog internetskog mjesta. Ponovno učitaj stranicu.
link-lots = Bacanja u ovoj poveznici ne slijede iz onoga što su uređaji obećali, pa joj se ne vjeruje.
link-other-game = Ova je poveznica za drugu igru.
link-refused = Ova se poveznica ne može otvoriti. { $why }
link-refused-from = Partija iz ove poveznice prikazuje se dokle pravila dopuštaju. { $why }
# A choice of who plays a new game.
by-link-two = Netko drugdje, putem poveznica
by-link-four = Četiri osobe, svaka na svojem uređaju, putem poveznica
by-link-note = Svaki potez šalješ kao poveznicu, porukom ili e-poštom. Nema računa ni poslužitelja.
send-link = Pošalji potez
send-link-first = Pošalji poziv
send-link-again = Pošalji ponovno
send-link-heading = Pošalji poveznicu
send-link-what = Pošalji ovu poveznicu onome tko je sljedeći na potezu. U njoj je cijela partija, a ne vidi je nijedan poslužitelj.
send-link-preview = Pretpregled u porukama ne može prikazati ploču.
send-link-silence = Ništa te neće obavijestiti kad poveznica stigne natrag, jer nema poslužitelja.
send-link-share = Podijeli…
send-link-code = Poveznica kao QR kod
send-link-done = Poslano je
link-ready = Tvoj je potez spreman. Pošalji ga kao poveznicu.
link-ready-first = Partija je spremna. Pošalji je kao poveznicu.
link-ready-over = Partija je gotova. Pošalji poveznicu da svi to znaju.
link-ready-lot = Ovdje nema što odlučiti. Pošalji poveznicu natrag da drugi mogu baciti.
link-ready-seat = Imaš svoje mjesto. Pošalji poveznicu natrag: potrebna je za prvo bacanje.
link-ready-throw = Pošalji poveznicu: kad stigne natrag, ti bacaš.
link-waiting = Poslano. Kad poveznica stigne natrag, otvori je u ovom pregledniku.
link-known = Ovaj potez već imaš.
link-fork = Ova poveznica nastavlja od ranije pozicije. Tvoja partija ostaje kakva jest, a drugi je nastavak varijanta na popisu poteza.
# Throws of a game by links. A throw is drawn from secrets that devices have promised to each other.
throws-at-once = Bacanja nakon šestice dolaze odmah
throws-at-once-note = Tada bi onaj tko ponovno baca mogao to bacanje izračunati prije poteza. Inače drugi prvo dodaju svoju tajnu, za što treba jedna poveznica više.
throws-agreed = Dogovoreno je da bacanja nakon šestice dolaze odmah: tko ponovno baca, mogao bi to bacanje izračunati prije poteza.
throws-cube = Tko smije udvostručiti, prije svakog bacanja šalje poveznicu. Bez kocke za udvostručavanje ta poveznica nije potrebna.
throws-two-seats = Jedan uređaj ima dva mjesta zaredom. Taj bi uređaj drugo bacanje mogao znati unaprijed.
throws-heading = Poštena bacanja
throws-proved = Dokazana bacanja: { $count } od { $all }.
throws-wrong = Bacanje { $number } ne slijedi iz onoga što je obećano.
throws-meaning = Dokazano bacanje slijedi iz tajni koje je svaki uređaj obećao prije partije. Zato ga nitko nije odabrao. To ne pokazuje jesu li dva igrača jedan drugome odala tajne ni je li netko nakon lošeg bacanja prestao odgovarati.

## Otvaranje

texts-open = Otvori partiju…
texts-open-heading = Otvori partije
texts-paste = Zalijepi partije ili poziciju ovamo, u bilo kojem formatu koji ova igra čita
texts-choose = Odaberi datoteke
texts-drop = Datoteke možeš i ispustiti bilo gdje na ovoj stranici.
texts-read = Otvori
texts-text = Tekst
texts-too-large = Datoteka „{ $name }” veća je od { $most } MB, pa se ne čita.
texts-unread = Datoteka „{ $name }” ne može se pročitati.
texts-none = Nijedna partija nije pročitana. Ništa nije spremljeno.
texts-reading = Bajtova: { $read } od { $all }, { texts-games }
texts-games = { $count ->
    [1] jedna partija
    [one] { $count } partija
    [few] { $count } partije
   *[other] { $count } partija
}
texts-stop = Zaustavi
texts-stopped = Zaustavljeno { $count ->
    [0] prije prve partije
    [1] nakon jedne partije
    [one] nakon { $count } partije
    [few] nakon { $count } partije
   *[other] nakon { $count } partija
}.
texts-ask = Spremiti { texts-games-found }?
texts-games-found = { $count ->
    [1] jednu partiju
    [one] { $count } partiju
    [few] { $count } partije
   *[other] { $count } partija
}
texts-save-all = Spremi
texts-discard = Ne spremaj
texts-saving = Spremljene partije: { $count } od { $all }.
texts-saved = Spremljeno: { texts-games }. Pogledaj pod „Moje partije”.
texts-game = { $number }. { $players } { $result }, { $count ->
    [1] jedan potez
    [one] { $count } potez
    [few] { $count } poteza
   *[other] { $count } poteza
}
texts-mended = Ispravljeno:
texts-missed = Nije pročitano:
texts-mend = Partija { $number }, { $place }: { $what }
texts-fault = Partija { $number }, { $place }: { $why }
texts-line = redak { $line }, znak { $sign }
texts-line-of = redak { $line }, „{ $text }” kod znaka { $sign }
texts-of-file = U datoteci „{ $name }”:
texts-elsewhere = Ovo je partija igre { $game }. Otvori je na stranici te igre:
texts-open-there = Otvori ondje:
texts-and-more = i još { $count ->
    [1] jedna
   *[other] { $count }
}

## Dijalozi stola: pogled na ploču

at-bottom = Na dnu ploče
auto-flip = Strana na potezu
on-board = Na ploči
dice = Kocke
dice-touch = Bacaju se na dodir
dice-themselves = Bacaju se same
dice-hand = Prave kocke na tvojem stolu
pace = Računalo igra
pace-at-once = odmah
pace-normal = tako da možeš pratiti
pace-calm = polako
play-forced = Iznuđene poteze odigraj automatski
square-names = Koordinate na svakom polju
# A board that is turned on upright phones stays as it is.
wide-board = Široka ploča i na mobitelu
# What the button More leads to.
settings = Postavke
seats = Igrači
games = Moje partije
resign = Predaj partiju
flip-board = Okreni ploču
keys = Tipkovni prečaci
keys-look = Prethodni i sljedeći potez
keys-ends = Prva i zadnja pozicija
keys-board = Na ploči
keys-walk = Idi na susjedno polje
keys-tap = Odaberi polje
keys-cancel = Pusti figuru
keys-ask = Pomoć za ovo polje
keys-on = Koristi prečace s jednom tipkom

## Dijalozi stola: predaja, nova partija, igrači

resign-sure = Predati ovu partiju?
resign-who = Tko predaje?
resign-how-much = Koliko predaješ?
resign-yes = Da, predaj
resign-no = Igraj dalje
new-game-heading = Nova partija
which-game = Igra
against = Protivnik
the-computer = Računalo
strength = Razina
level-name = { $number ->
    [1] Prvi koraci
    [2] Početnik
    [3] Rekreativac
    [4] Ljubitelj igre
    [5] Iskusan igrač
    [6] Klupski igrač
    [7] Znalac
   *[8] Majstor
}
level-line = { $number ->
    [1] Uzima što vidi, a vidi malo
    [2] Vidi što može dobiti, zaboravlja protivnikov odgovor
    [3] Vidi i protivnikov odgovor, često griješi u procjeni
    [4] Gleda malo unaprijed, katkad pogriješi u procjeni
    [5] Gleda unaprijed, rijetko griješi u procjeni
    [6] Igra dobro, malo što mu promakne
    [7] Gleda daleko unaprijed
   *[8] Igra najbolje što može
}
seats-any-time = U svakom trenutku možeš promijeniti tko igra.
a-friend = Druga osoba na ovom uređaju
who-plays = Tko igra
you-and-computer = Ti i računalo
two-people = Dvije osobe, svaka s jednim parom
two-and-computers = Dvije osobe protiv dva računala
three-people = Tri osobe, dvije protiv jedne
many-people = { saved-people }, svaka na svojem mjestu
you-play = Tvoja strana
how-many-play = Igrači
by-lot = Nasumce
how-long = Trajanje
single-game = Jedna partija
hints-agreed = Savjeti za sve
more-options = Više opcija
handicap = Prednost
handicap-none = Bez prednosti
handicap-given = { $seat ->
    [you] Daješ
    [computer] Računalo daje
   *[other] { FORM($seat, form: "start") } daje
} prednost: { $pieces }
handicap-off = { $seat ->
    [you] Imaš
    [computer] Računalo ima
   *[other] { FORM($seat, form: "start") } ima
} već uklonjeno: { $pieces }
start = Počni
games-heading = Moje partije
games-none = U ovom pregledniku još nemaš spremljenih partija.
games-saved = Partija na ploči je spremljena. Ostaje pod „Moje partije”.

## Partije spremljene u ovom pregledniku

saved-against = Protiv računala ({ FORM($level, form: "clause") })
saved-people = { $count ->
    [1] Jedna
    [2] Dvije
   *[other] { word-start }
} { saved-persons }
saved-persons = { $count ->
    [one] osoba
    [few] osobe
   *[other] osoba
}
saved-computers = { $count ->
    [1] Jedno računalo
    [one] { $count } računalo
    [few] { word-start } računala
   *[other] { word-start } računala
}
saved-your-turn = Tvoj potez
saved-computer-turn = Računalo je na potezu
saved-turn = { seat-to-move }
saved-offer = Ponuda čeka odgovor
saved-waiting-for-you = Čeka se na tebe
saved-waiting-for-them = Čeka se na druge
saved-won = Pobjeda
saved-lost = Poraz
saved-over = Gotova
saved-on = U tijeku
saved-pin = Prikvači na vrh
saved-delete = Izbriši
saved-deleted = Izbrisano.
saved-more = Prikaži više

## Što nije u redu u tekstu partije

game-text-nothing = U ovom tekstu nema partije.
game-text-other-game = Ovo je druga igra: oznaka { $tag } kaže „{ $found }”.
game-text-board-of-10 = Ovo je partija međunarodne dame na 10 × 10 polja, koja se ovdje ne igra.
game-text-board-of-12 = Ovo je partija kanadske dame na 12 × 12 polja, koja se ovdje ne igra.
game-text-other-kind = Ovo je partija druge vrste dame, koja se ovdje ne igra.
game-text-variant = Ovo je partija šahovske varijante { $name }, koja se ovdje ne igra.
game-text-ambiguous = Ovo se može čitati na više načina: { $readings }.
game-text-resembles = Ovo izgleda kao druga igra: { $game }.
game-text-passed = Ovdje se propušta potez, a pravila to ne dopuštaju.
game-text-unknown = Tekst ne kaže što se ovdje igra.
game-text-full = Partija ima najviše { $most } { $most ->
    [one] potez
    [few] poteza
   *[other] poteza
}.
game-text-over = Partija je već prije ovoga gotova.
game-text-not-now = To se ovdje ne može.
game-text-set-up = Partija ne može početi kako kažu njezine oznake.
game-text-record = Ovaj redak spremljene partije ne može se pročitati.
game-text-number = Sljedeći potez ima broj { $expected }.
game-text-result = Tekst kaže da je rezultat { $told }, a on je { $found }.
game-text-letters = Figure imaju slova drugog jezika: „{ $found }” čita se kao „{ $read }”.
game-text-unopened = Ova zagrada ništa ne zatvara.
game-text-unclosed = Ovo se nigdje ne zatvara: nedostaje { $expected }.
game-text-sign-first = Ovaj znak stoji prije prvog poteza, pa ne pripada nijednom.
game-text-sign = Takav znak ne postoji.
game-text-empty = Između ovih zagrada nema ničega.
game-text-kept = Ovo se ne može pročitati, pa ostaje kao komentar. { $why }
game-text-remark = Ovo ne pripada partiji. Ostaje kao komentar.
game-text-beaver = Trenutačno vraćanje udvostručenja (beaver, raccoon) ovdje ne postoji, pa se „{ $text }” izostavlja. Vrijedi samo udvostručenje prije toga.
game-text-tag = Oznake se ne pišu ovako.
game-text-tag-twice = Oznaka { $tag } pojavljuje se dvaput. Vrijedi prva.
game-text-tag-value = Vrijednost oznake { $tag } ne odgovara igri.
game-text-elsewhere = U potezu { $turn } po pravilu kompleta nema više što odigrati. Drugi programi igraju po uobičajenom pravilu i ondje mogu igrati dalje.
mended-mark = „{ $found }” ovdje ništa ne znači, pa se izostavlja.
mended-read = „{ $found }” se čita kao „{ $read }”.
mended-missing = Ovdje nešto nedostaje, čita se kao „{ $read }”.
read-as = Ovo se čita kao { $text }.

## Zašto se spremljena partija ili pozicija ne otvara

not-restored = Jedna se spremljena partija ne može otvoriti. Ostaje kakva jest. { $why }
open-unknown-game = Ovo internetsko mjesto nema tu igru.
open-rules-version = Ova je partija igrana po drugoj verziji pravila; ovo internetsko mjesto ima verziju { $ours }.
open-seats = Broj mjesta nije točan: ova igra ima { $count ->
    [1] jedno mjesto
    [one] { $count } mjesto
    [few] { WORD($count) } mjesta
   *[other] { WORD($count) } mjesta
}.
open-players = Popis tko igra na kojem mjestu navodi igrača kojega nema.
open-empty-seat = Na mjestu { $number } treba igrač, a nema ga.
open-idle-seat = Mjesto { $number } ima igrača, a ova igra to mjesto ne koristi.
open-start = Početna pozicija partije ne može se postaviti. { $why }
open-entry = Unos { $number } u partiji nije moguć. { $why }
option-unknown-game = Ovo internetsko mjesto nema igru „{ $game }”.
option-no-pair = „{ $text }” ne navodi opciju i njezinu vrijednost.
option-unknown-key = Ova igra nema opciju „{ $key }”.
option-bad-value = „{ $value }” nije moguće za „{ $key }”; moguće je: { $takes }.
option-takes-number = broj od { $least } do { $most }
option-takes-text = drugi tekst
place = { $form ->
    [start] Znak { $sign }
   *[plain] znak { $sign }
}
place-of = „{ $text }” kod znaka { $sign }
read-error = { FORM($place, form: "start") }: { FORM($why, form: "sentence") }
wire-error = Redak { $line }, { $place }: { $fault }
wire-no-record = ovako partija ne počinje.
wire-unknown-version = ovu je partiju spremila druga verzija ovog internetskog mjesta.
wire-unknown-header = nijedan redak partije ne počinje ovako.
wire-repeated = ovo se pojavljuje drugi put.
wire-missing-header = nedostaje redak „{ $header }”.
wire-incomplete = ovdje nešto nedostaje.
wire-surplus = redak bi trebao završiti prije ovoga.
wire-bad-number = ovaj broj ovdje nije moguć.
wire-bad-seat = ovo nije mjesto.
wire-bad-player = ovo nije nijedan od igrača.
wire-unknown-word = ova riječ ovdje ništa ne znači.
wire-bad-escape = ova obrnuta kosa crta ništa ne znači.
wire-too-long = ovo je predugo za partiju.
wire-line-too-long = redak je predug.
wire-too-many-entries = nijedna partija nema toliko unosa.
wire-too-many = nijedna partija nema toliko toga.

## Vrijeme: kako partija zbog njega završava i tumačenja o tome

end-flagged = { end-flagged-of }{ end-flagged-stop }
end-flagged-of = { $seat ->
    [you] { $form ->
        [clause] nemaš
       *[sentence] Nemaš
    }
   *[other] { $seat } nema
} više vremena
end-flagged-stop = { $form ->
    [clause] { "" }
   *[sentence] { "." }
}
chess-end-flagged = { end-flagged-of }, ali druga strana nikako ne može dati mat{ end-flagged-stop }
ruling-time = Izvor ne spominje sat. Ovdje gubi tko nema više vremena, što god bilo na ploči. Poništavanje poteza ne vraća vrijeme.
ruling-BG-7 = Izvor ne spominje sat. Ovdje tko nema više vremena gubi jednostruku vrijednost kocke za udvostručavanje, što god bilo na ploči. Poništavanje poteza ne vraća vrijeme.
ruling-CHESS-3 = Izvor ne spominje sat. Tko nema više vremena, gubi; ali partija je remi ako druga strana s onim što ima nikako ne može dati mat, kako kaže članak 6.9 šahovskih pravila. Gleda se samo koje su figure, a ne gdje stoje. Poništavanje poteza ne vraća vrijeme.
ruling-DR-5 = { ruling-time }
ruling-LANKO-15 = Izvor ne spominje sat. Ovdje gubi par čiji igrač nema više vremena, bez obzira na bodove. Poništavanje poteza ne vraća vrijeme.
ruling-LANRICK-11 = { ruling-time }
ruling-LASKA-6 = { ruling-time }
ruling-LINO-10 = Izvor ne spominje sat. Ovdje gubi tko nema više vremena, bez obzira na bodove; u poštenom meču time se gubi cijeli meč. Poništavanje poteza ne vraća vrijeme.
ruling-LUDO-9 = Izvor ne spominje sat. Ovdje tko nema više vremena izlazi iz partije kao kod predaje. Poništavanje poteza ne vraća vrijeme.

## Pomoć za polje, rečenicu po rečenicu; $steps je u zapisu igre

inspector = { $square }.
inspect-moves = { $seat ->
    [you] Možeš
   *[other] { $seat } može
} igrati odavde: { $steps }.
inspect-must = { $seat ->
    [you] Moraš
   *[other] { $seat } mora
} uzeti odavde: { $steps }.
inspect-goal = { $seat ->
    [you] Možeš
   *[other] { $seat } može
} igrati ovamo: { $steps }.
inspect-would = Da { $seat ->
    [you] si ti
   *[other] je { $seat }
} na potezu: { $steps }.
inspect-stuck = { $seat ->
    [you] Sada ne možeš
   *[other] { $seat } sada ne može
} igrati odavde.
inspect-attacks = Napada { $at }.
inspect-why = { FORM($why, form: "sentence") }
inspect-nothing = Nijedna figura sada ne može ovamo.
inspect-forced = { $seat ->
    [you] Moraš
   *[other] { $seat } mora
} uzeti: { $steps }.
inspect-after = Zatim { $square }.

## Postavke

look = Izgled ploče
look-classic = Klasičan
look-wood = Drvo i čoja
look-ink = Tinta (visoki kontrast)
look-plain = Jednostavan
look-lasker = Laskerove boje
fields = Boje polja
fields-own = Vlastite boje igre
fields-brown = Smeđa
fields-green = Zelena
fields-blue = Plava
fields-grey = Siva
coordinates = Koordinate
coordinates-inside = U poljima
coordinates-outside = Pokraj ploče
coordinates-off = Bez koordinata
mark-goals = Označi kamo figura može ići
mark-last = Označi zadnji potez
size = Veličina ploče
size-auto = Najveća moguća
size-medium = Srednja
size-small = Mala
speed = Figure se kreću
speed-auto = običnom brzinom
speed-none = bez animacije
speed-half = polako
speed-double = brzo
theme = Tema
theme-auto = Automatska
theme-light = Svijetla
theme-dark = Tamna
languages = Jezik
sounds = Zvukovi
confirm-moves = Pitaj prije odigravanja poteza
playing = Igranje
this-page = Ova stranica
full-screen = Cijeli zaslon
full-screen-off = Izađi iz cijelog zaslona
print-board = Ispiši ovu ploču
settings-broken = Neke se postavke ne mogu pročitati ({ $lines }), pa vrijede zadane.

## Kraj partije i rezultati

card-look-back = Pregledaj poteze
card-close = Prikaži ploču
# After a game against the computer: a level that fits better, and a button that starts a rematch there.
card-level-fits = Sad ti odgovara razina { $level }.
card-level-losses = Tri poraza zaredom.
card-level-wins = Tri pobjede zaredom.
card-level-play = Igraj na razini { $level }
card-level-try = Isprobaj razinu { $level }
results = Tvoji rezultati
# Kraj meča; zatim slijedi rezultat.
match-won = Pobjeda u meču
match-result = { $result } u meču
results-against = { $game }, protiv računala ({ FORM($level, form: "clause") })
results-line = Odigrano { $played }: pobjede { $won }, remiji { $drawn }, porazi { $lost }
results-streak = Pobjede zaredom: { $now } (najviše: { $best })
results-reset = Izbriši rezultate
results-were-reset = Tvoji su rezultati izbrisani.

## Imena i satovi

name-of = Ime
clock = Sat
clock-none = Bez sata
clock-each = po { $minutes } min
clock-increment = po { $minutes } min i { $seconds } s za svaki potez
clock-pause = Zaustavi sat
clock-go-on = Pokreni sat

## Potez kao tekst

type-move = Upiši potez
type-move-unread = „{ $text }” ovdje nije potez.

## Uzete figure

captured-by = { $seat ->
    [you] Uzimaš
   *[other] { $seat } uzima
}: { FORM($pieces, case: "acc") }
captured-lead = { $seat ->
    [you] Imaš
   *[other] { FORM($seat, form: "start") } ima
} { $points } { $points ->
    [one] bod
    [few] boda
   *[other] bodova
} više

## Tables in other pages

embed = Ugradi u internetsku stranicu
embed-what = Što prikazati
embed-position = Ova pozicija
embed-record = Cijela partija
embed-new = Nova partija
embed-mode = Što čitatelji mogu
embed-play = Igrati protiv računala
embed-two = Igrati međusobno na istom zaslonu
embed-replay = Pregledati poteze
embed-form = Kako ugraditi
embed-script = Skriptom: visina se uvijek sama prilagodi
embed-frame = Običnim okvirom: za stranice koje ne dopuštaju skripte
embed-width = Najveća širina, u pikselima
embed-code = Kopiraj ovo u svoju stranicu
embed-preview = Ovo vide tvoji čitatelji
# An address can only be so long.
embed-too-long = Ova je partija preduga da bi stala u adresu. Umjesto nje ugradi poziciju.
not-in-this-browser = Ta partija nije spremljena u ovom pregledniku, pa je ovo nova. Da nekome pokažeš partiju, upotrijebi „Podijeli ovu partiju” ondje gdje je odigrana.
# $text is a part of the address, such as level=11.
address-unknown = „{ $text }” u adresi ovdje ništa ne znači, pa se izostavlja.
# Instead of the board, where a page asks for a study that is not there.
no-studies = Takve studije ovdje nema.
asks-to-play-on = Ovo je ranija pozicija. Želiš li igrati dalje odavde?
play-moves = Pokreni poteze
# A game that was put on a page to be looked at. The buttons are First, Previous, Next and Last.
views = Ovu partiju možeš pregledati: koristi gumbe ispod poteza ili tipke sa strelicama.

## Studies: positions with a task

# Buttons.
study-again = Pokušaj ponovno
study-anew = Ispočetka
study-hint = Savjet
study-next = Dalje
study-follows = Pokaži što slijedi
study-solution = Pokaži rješenje
study-play-on = Igraj dalje protiv računala
study-next-puzzle = Sljedeća zagonetka
study-next-study = Sljedeća studija
study-play = Odigraj pravu partiju
study-onward = Što dalje
# Behind praise for the last task.
study-done = To je bilo sve.
study-mine = Iz tvoje partije
study-played = U tvojoj partiji: { $turn }, gubitak { $cost } %.
study-played-points = U tvojoj partiji: { $turn }, gubitak { $cost } bodova.
study-next-mine = Sljedeća pogreška
study-forget = Ne pitaj više
# What is to be done in a puzzle. $n counts the moves to mate.
study-goal = { seat-to-move }: { $goal ->
    [win] pobijedi
    [mate] { $n ->
        [1] matiraj
       *[other] matiraj u { $n } poteza
    }
    [gain] ostvari prednost
    [save] nađi jedini potez koji drži
   *[best] nađi najbolji potez
}.
# The solution, where no other hint is known. $turn is a move in the game's notation.
study-model = Rješenje je { $turn }.
# Said of a right and of a wrong move, where no more is said.
study-right = To je to.
study-wrong = Nije to.
study-failed = Nije to: { $goal ->
    [win] taj potez ne pobjeđuje
    [mate] { $n ->
        [1] to nije mat
       *[other] to nije mat u { $n } poteza
    }
    [gain] taj potez ne donosi prednost
    [save] taj potez ne drži
   *[best] postoji bolji potez
}.
study-answer = Odgovor: { $turn }.
study-solved = To je to: { $goal ->
    [win] { $turn } pobjeđuje, kakav god bio odgovor
    [mate] { $n ->
        [1] { $turn } je mat
       *[other] { $turn } vodi do mata u { $n } poteza, kakav god bio odgovor
    }
    [gain] { $turn } donosi prednost
    [save] { $turn } drži, a drugi potezi gube
   *[best] boljeg poteza od { $turn } nema
}.
# Which task of how many.
study-task = { $number } od { $of }

## Beside a variation

promote = Postavi kao glavnu varijantu
remove-variation = Izbriši ovu varijantu

## Hints and reviews

# A hint, in three stages: the piece, the move with its reasons, and how the game could go on. The first two
# are buttons; what follows them is said beside the board. $turn is a move in the game’s notation, $turns are several.
hint-more = Prikaži više
hint-again = Ponovno
hint-asked = Traži se najbolji potez…
hint-failed = Ovdje nema savjeta.
hint-piece = Pogledaj označenu figuru.
hint-best = Najbolje: { $turn }.
hint-follows = Moglo bi se nastaviti ovako: { $turns }.
# What the player can expect with that move, of 100, and how much less with the next best one.
hint-chances = Izgledi: { $percent } %.
hint-chances-next = Izgledi: { $percent } %, s drugim najboljim potezom { $other } %.
# The same in games of dice, in points of the stake, such as +0.35.
hint-points = Očekivano: { $points } bodova.
hint-points-next = Očekivano: { $points } bodova, s drugim najboljim potezom { $other }.
# Why a move is good. Each is a sentence about the move; its subject is the move. $amount is one of the amounts below.
# “Answers” are the moves of the others.
why-wins = { $n ->
    [1] Odmah pobjeđuje.
    [one] Pobjeđuje u { $n } potez, kakvi god bili odgovori.
   *[other] Pobjeđuje u { $n } poteza, kakvi god bili odgovori.
}
why-saves = Svi ostali potezi gube partiju.
why-saves-most = Od { $of } { $of ->
    [one] ostalog poteza
    [few] ostala poteza
   *[other] ostalih poteza
} { $n } { $n ->
    [few] gube
   *[other] gubi
} partiju.
why-gains = { $n ->
    [1] Osvaja { $amount }, kakav god bio odgovor.
    [one] Osvaja { $amount } u { $n } potez, kakvi god bili odgovori.
   *[other] Osvaja { $amount } u { $n } poteza, kakvi god bili odgovori.
}
why-only = Svi ostali potezi gube { $amount }.
why-avoids = Od { $of } { $of ->
    [one] ostalog poteza
    [few] ostala poteza
   *[other] ostalih poteza
} { $n } { $n ->
    [few] gube
   *[other] gubi
} { $amount }.
why-threatens = Prijeti da će osvojiti { $amount }: to { $n ->
    [few] sprječavaju
   *[other] sprječava
} samo { $n } od { $of } odgovora.
why-takes = { $n ->
    [1] Uzima figuru.
    [one] Uzima { $n } figuru.
    [few] Uzima { $n } figure.
   *[other] Uzima { $n } figura.
}
why-hits = { $n ->
    [1] Izbacuje figuru.
    [one] Izbacuje { $n } figuru.
    [few] Izbacuje { $n } figure.
   *[other] Izbacuje { $n } figura.
}
why-promotes = { $n ->
    [1] Pretvara figuru u jaču.
    [one] Pretvara { $n } figuru u jaču.
    [few] Pretvara { $n } figure u jače.
   *[other] Pretvara { $n } figura u jače.
}
why-finishes = { $n ->
    [1] Dovodi figuru na cilj.
    [one] Dovodi { $n } figuru na cilj.
    [few] Dovodi { $n } figure na cilj.
   *[other] Dovodi { $n } figura na cilj.
}
why-scores = { $points ->
    [one] Donosi { $points } bod.
    [few] Donosi { $points } boda.
   *[other] Donosi { $points } bodova.
}
why-concedes = { $points ->
    [0] Nijedan odgovor ne donosi bodove.
    [one] Nijedan odgovor ne donosi više od { $points } boda.
    [few] Nijedan odgovor ne donosi više od { $points } boda.
   *[other] Nijedan odgovor ne donosi više od { $points } bodova.
}
why-enters = { $n ->
    [1] Uvodi figuru u igru.
    [one] Uvodi { $n } figuru u igru.
    [few] Uvodi { $n } figure u igru.
   *[other] Uvodi { $n } figura u igru.
}
why-leaves = { $n ->
    [1] Ostavlja samo jedan odgovor.
    [one] Ostavlja samo { $n } odgovor.
   *[other] Ostavlja samo { $n } odgovora.
}
why-risks = { $n ->
    [0] Sljedećim bacanjem ne može se izbaciti nijedna figura.
   *[other] Sljedećim bacanjem može se izbaciti figura u { $n } od { $of } slučajeva.
}
why-holds = Zatvara polje { $site }.
why-gathers = Povećava broj figura u sastajalištu: { $n } od { $of }.
why-gathers-all = Osvaja sastajalište: tamo su sve figure.
why-bars = Zaustavlja protivnika: nakon svakog odgovora broj njegovih figura u sastajalištu najviše je { $n } od { $of }.
why-prepares = Prijeti da će sljedećim potezom osvojiti sastajalište.
why-leads = Put do sastajališta kraći je od protivnikova: u poljima { $own } prema { $others }.
# Amounts: what is won or lost, as the object of a sentence.
amount-pawns = { $n ->
    [1] pješaka
   *[other] materijal vrijedan { $n } pješaka
}
amount-men = { $n ->
    [1] figuru
    [one] { $n } figuru
    [few] { $n } figure
   *[other] { $n } figura
}
amount-pieces = { $n ->
    [1] figuru
    [one] { $n } figuru
    [few] { $n } figure
   *[other] { $n } figura
}
amount-points = { $n ->
    [one] { $n } bod
    [few] { $n } boda
   *[other] { $n } bodova
}
# The review of a game: a button and the heading, and what stands below it.
review-heading = Analiza
review-away = Zatvori analizu
review-progress = Analiza: { $percent } %
review-failed = Analizu nije bilo moguće dovršiti.
review-go-on = Nastavi analizu
# The curve, for screen readers.
review-curve = Izgledi, potez po potez: { $seat }
review-none = Nijedan potez nije puno koštao.
# The moves that cost most, each a button that shows it. $cost is a share of 100, or points of the stake.
review-cost = { $turn }: gubitak { $cost } %
review-cost-points = { $turn }: gubitak { $cost } bodova
review-better = Bolje je bilo { $turn }.
review-turned = Ovdje se partija preokrenula.
# A button: the game is played again from before that move.
review-try = Pokušaj ponovno odavde
review-kept = Spremljeno za vježbu: { $n ->
    [one] { $n } potez.
   *[other] { $n } poteza.
}
review-practise = Moje pogreške
# A table: what each side’s moves cost, what luck brought it, and the rest of the result.
review-side = Strana
review-costs = Gubitak zbog poteza
review-luck = Sreća
review-skill = Vještina
review-rate = Stopa pogrešaka
# A number with two decimals, such as 0.35 or +1.20.
decimal = { $whole },{ $part }
# A share of 100.
percent = { $percent } %
