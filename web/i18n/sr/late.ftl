### The texts of the late part of the app. They are fetched with the first dialog. The forms are those of portal.ftl:
### `start`, `sentence`, `clause`.

## Podela

texts-whole = Partija
texts-position = Pozicija na tabli
texts-picture = Tabla kao slika
texts-copy = Kopiraj
texts-copied = Kopirano.
texts-by-hand = Ovaj pregledač ne dozvoljava stranici da kopira. Tekst je označen: kopiraj ga odatle.
texts-save = Sačuvaj
texts-save-svg = Sačuvaj kao SVG
texts-save-png = Sačuvaj kao PNG
texts-no-picture = Slika nije mogla da se napravi.
texts-hidden-picture = Ovaj pregledač štiti od prepoznavanja uređaja, pa bi na PNG-u bile samo pruge. Radije sačuvaj SVG.
texts-steps = Potez još traje: ovo je pozicija pre { $steps }.
texts-form-pgn = PGN
texts-form-pdn = PDN
texts-form-movetext = Numerisani potezi
texts-form-listing = Svaki potez u svom redu
texts-form-mat = Meč kao tekst (.mat)
texts-form-ranks = Red po red
texts-form-list = Figura po figura
texts-form-fields = Sve u jednom redu
texts-form-mustermead = Sve: varijante, beleške, ponude, kockice

## Linkovi i igra preko njih

link-game = Link ka partiji
link-position = Link ka poziciji
link-too-long = { $count ->
    [one] Ovaj link ima { $count } znak. Mnogi programi seku tako duge linkove, zato pošalji datoteku.
    [few] Ovaj link ima { $count } znaka. Mnogi programi seku tako duge linkove, zato pošalji datoteku.
   *[other] Ovaj link ima { $count } znakova. Mnogi programi seku tako duge linkove, zato pošalji datoteku.
}
link-damaged = Ovaj link je usput odsečen ili promenjen. Zatraži ga ponovo.
link-damaged-from = Ovaj link je usput odsečen ili promenjen. Partija se prikazuje dokle je pouzdana. Zatraži link ponovo.
link-newer = Ovaj link je napravila novija verzija ovog sajta. Ponovo učitaj stranicu.
link-lots = Bacanja u ovom linku ne slede iz onoga što su uređaji obećali, pa mu se ne veruje.
link-other-game = Ovaj link je za drugu igru.
link-refused = Ovaj link ne može da se otvori. { $why }
link-refused-from = Partija iz ovog linka prikazuje se dokle pravila dozvoljavaju. { $why }
# A choice of who plays a new game.
by-link-two = Neko drugde, preko linkova
by-link-four = Četvoro, svako na svom uređaju, preko linkova
by-link-note = Svaki potez šalješ kao link, porukom ili mejlom. Nema naloga ni servera.
send-link = Pošalji potez
send-link-first = Pošalji poziv
send-link-again = Pošalji ponovo
send-link-heading = Pošalji link
send-link-what = Pošalji ovaj link onome ko je sledeći na potezu. U njemu je cela partija, a ne vidi ga nijedan server.
send-link-preview = Pregled linka u porukama ne može da prikaže tablu.
send-link-silence = Ništa te neće obavestiti kad link stigne nazad, jer nema servera.
send-link-share = Podeli…
send-link-code = Link kao QR kod
send-link-done = Poslato je
link-ready = Tvoj potez je spreman. Pošalji ga kao link.
link-ready-first = Partija je spremna. Pošalji je kao link.
link-ready-over = Partija je gotova. Pošalji link da svi to znaju.
link-ready-lot = Ovde nema šta da se odluči. Pošalji link nazad da drugi mogu da bace.
link-ready-seat = Imaš svoje mesto. Pošalji link nazad: potreban je za prvo bacanje.
link-ready-throw = Pošalji link: kad stigne nazad, ti bacaš.
link-waiting = Poslato. Kad link stigne nazad, otvori ga u ovom pregledaču.
link-known = Ovaj potez već imaš.
link-fork = Ovaj link nastavlja od ranije pozicije. Tvoja partija ostaje kakva jeste, a drugi nastavak je varijanta na spisku poteza.
# Throws of a game by links. A throw is drawn from secrets that devices have promised to each other.
throws-at-once = Bacanja posle šestice dolaze odmah
throws-at-once-note = Tada bi onaj ko ponovo baca mogao to bacanje da izračuna pre poteza. Inače drugi prvo dodaju svoju tajnu, za šta treba jedan link više.
throws-agreed = Dogovoreno je da bacanja posle šestice dolaze odmah: ko ponovo baca, mogao bi to bacanje da izračuna pre poteza.
throws-cube = Ko sme da duplira, pre svakog bacanja šalje link. Bez kocke za dupliranje taj link nije potreban.
throws-two-seats = Jedan uređaj ima dva mesta zaredom. Taj uređaj bi drugo bacanje mogao da zna unapred.
throws-heading = Poštena bacanja
throws-proved = Dokazana bacanja: { $count } od { $all }.
throws-wrong = Bacanje { $number } ne sledi iz onoga što je obećano.
throws-meaning = Dokazano bacanje sledi iz tajni koje je svaki uređaj obećao pre partije. Zato ga niko nije izabrao. To ne pokazuje da li je dvoje igrača jedno drugom odalo tajne ni da li je neko posle lošeg bacanja prestao da odgovara.

## Otvaranje

texts-open = Otvori partiju…
texts-open-heading = Otvori partije
texts-paste = Nalepi partije ili poziciju ovde, u bilo kom formatu koji ova igra čita
texts-choose = Izaberi datoteke
texts-drop = Datoteke možeš i da prevučeš bilo gde na ovu stranicu.
texts-read = Otvori
texts-text = Tekst
texts-too-large = „{ $name }” ima više od { $most } MB, pa se ne čita.
texts-unread = „{ $name }” ne može da se pročita.
texts-none = Nijedna partija nije mogla da se pročita. Ništa nije sačuvano.
texts-reading = Bajtova: { $read } od { $all }, { texts-games-nom }
texts-games-nom = { $count } { $count ->
    [one] partija
    [few] partije
   *[other] partija
}
texts-games-acc = { $count } { $count ->
    [one] partiju
    [few] partije
   *[other] partija
}
texts-stop = Zaustavi
texts-stopped = { $count ->
    [0] Zaustavljeno pre prve partije.
    [1] Zaustavljeno posle jedne partije.
    [one] Zaustavljeno posle { $count } partije.
    [few] Zaustavljeno posle { $count } partije.
   *[other] Zaustavljeno posle { $count } partija.
}
texts-ask = { $count ->
    [1] Sačuvati partiju?
   *[other] Sačuvati { texts-games-acc }?
}
texts-save-all = Sačuvaj
texts-discard = Ne čuvaj
texts-saving = Sačuvano: { $count } od { $all }.
texts-saved = { $count ->
    [1] Partija je sačuvana. Nalazi se
   *[other] Sačuvano: { texts-games-nom }. Sve je
} pod „Moje partije”.
texts-game = { $number }. { $players } { $result }, { $count } { $count ->
    [one] potez
   *[other] poteza
}
texts-mended = Ispravljeno:
texts-missed = Nepročitano:
texts-mend = Partija { $number }, { $place }: { $what }
texts-fault = Partija { $number }, { $place }: { $why }
texts-line = red { $line }, znak { $sign }
texts-line-of = red { $line }, „{ $text }” kod znaka { $sign }
texts-of-file = U „{ $name }”:
texts-elsewhere = Ovo je partija druge igre: { $game }. Otvori je na njenoj stranici:
texts-open-there = Otvori tamo:
texts-and-more = i još { $count }

## Prozori uz tablu: pogled na tablu

at-bottom = Na dnu table
auto-flip = Ko je na potezu
on-board = Na tabli
dice = Kockice
dice-touch = Dodirni da baciš
dice-themselves = Bacaju se same
dice-hand = Prave kockice na tvom stolu
pace = Računar igra
pace-at-once = odmah
pace-normal = da možeš da pratiš
pace-calm = polako
play-forced = Iznuđeni potezi se igraju sami
square-names = Koordinate na svakom polju
# A board that is turned on upright phones stays as it is.
wide-board = Široka tabla i na telefonu
# What the button More leads to.
settings = Podešavanja
seats = Igrači
games = Moje partije
resign = Predaj partiju
flip-board = Okreni tablu
keys = Prečice na tastaturi
keys-look = Prethodni i sledeći potez
keys-ends = Prva i poslednja pozicija
keys-board = Na tabli
keys-walk = Idi na susedno polje
keys-tap = Izaberi polje
keys-cancel = Pusti figuru
keys-ask = Pomoć za ovo polje
keys-on = Koristi prečice od jednog tastera

## Prozori uz tablu: predaja, nova partija, igrači

resign-sure = Da predam ovu partiju?
resign-who = Ko predaje?
resign-how-much = Šta predaješ?
resign-yes = Da, predajem
resign-no = Igram dalje
new-game-heading = Nova partija
which-game = Igra
against = Protivnik
the-computer = Računar
strength = Nivo
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
    [1] Uzima ono što vidi, a vidi malo
    [2] Vidi šta može da dobije, zaboravlja protivnikov odgovor
    [3] Vidi i protivnikov odgovor, često greši u proceni
    [4] Gleda malo unapred, ponekad pogreši u proceni
    [5] Gleda unapred, retko greši u proceni
    [6] Igra dobro, malo šta mu promakne
    [7] Gleda daleko unapred
   *[8] Igra najbolje što može
}
seats-any-time = Igrače možeš da promeniš u svakom trenutku.
a-friend = Prijatelj na ovom uređaju
who-plays = Ko igra
you-and-computer = Ti i računar
two-people = Dvoje, svako sa svojim parom
two-and-computers = Dvoje protiv dva računara
three-people = Troje, dvoje protiv jednog
many-people = { $count ->
    [2] Dvoje
    [3] Troje
    [4] Četvoro
   *[other] { word-start } igrača
}, svako na svom mestu
you-play = Igraš kao
how-many-play = Broj igrača
by-lot = Nasumično
how-long = Dužina
single-game = Jedna partija
hints-agreed = Saveti za sve
more-options = Još opcija
handicap = Prednost
handicap-none = Bez prednosti
handicap-given = { $seat ->
    [you] Daješ
    [computer] Računar daje
   *[other] { FORM($seat, form: "start") } daje
} prednost: { $pieces }
handicap-off = { $seat ->
    [you] Imaš
    [computer] Računar ima
   *[other] { FORM($seat, form: "start") } ima
} već sklonjeno: { $pieces }
start = Počni
games-heading = Moje partije
games-none = Još nemaš sačuvanih partija u ovom pregledaču.
games-saved = Partija na tabli je sačuvana. Ostaje pod „Moje partije”.

## Partije sačuvane u ovom pregledaču

saved-against = Protiv računara ({ FORM($level, form: "clause") })
saved-people = { $count ->
    [1] Jedna osoba
    [2] Dvoje
    [3] Troje
    [4] Četvoro
   *[other] { word-start } igrača
}
saved-computers = { $count ->
    [1] Jedan računar
    [one] { $count } računar
   *[other] { word-start } računara
}
saved-your-turn = Tvoj potez
saved-computer-turn = Računar je na potezu
saved-turn = { $seat } je na potezu
saved-offer = Ponuda čeka odgovor
saved-waiting-for-you = Čeka se na tebe
saved-waiting-for-them = Čeka se na druge
saved-won = Pobeda
saved-lost = Poraz
saved-over = Završena
saved-on = U toku
saved-pin = Zakači na vrh
saved-delete = Obriši
saved-deleted = Obrisano.
saved-more = Prikaži još

## Šta ne valja u tekstu partije

game-text-nothing = U ovom tekstu nema partije.
game-text-other-game = Ovo je druga igra: u oznaci { $tag } piše „{ $found }”.
game-text-board-of-10 = Ovo je partija međunarodnih dama na 10 × 10 polja, koje se ovde ne igraju.
game-text-board-of-12 = Ovo je partija kanadskih dama na 12 × 12 polja, koje se ovde ne igraju.
game-text-other-kind = Ovo je partija druge vrste dama, koja se ovde ne igra.
game-text-variant = Ovo je partija šahovske varijante { $name }, koja se ovde ne igra.
game-text-ambiguous = Ovo može da se čita na više načina: { $readings }.
game-text-resembles = Ovo izgleda kao druga igra: { $game }.
game-text-passed = Ovde se potez propušta, a pravila to ne dozvoljavaju.
game-text-unknown = Tekst ne kaže šta je ovde odigrano.
game-text-full = Partija ima najviše { $most } { $most ->
    [one] potez
   *[other] poteza
}.
game-text-over = Partija je već bila gotova pre ovoga.
game-text-not-now = Ovo ovde ne može.
game-text-set-up = Partija ne može da počne onako kako kažu njene oznake.
game-text-record = Ovaj red sačuvane partije ne može da se pročita.
game-text-number = Sledeći potez ima broj { $expected }.
game-text-result = U tekstu je rezultat { $told }, a zapravo je { $found }.
game-text-letters = Figure imaju slova drugog jezika: „{ $found }” čita se kao „{ $read }”.
game-text-unopened = Ova zagrada ništa ne zatvara.
game-text-unclosed = Ovo nije zatvoreno: nedostaje { $expected }.
game-text-sign-first = Ovaj znak stoji pre prvog poteza, pa ne pripada nijednom.
game-text-sign = Takav znak ne postoji.
game-text-empty = Između ovih zagrada nema ničega.
game-text-kept = Ovo ne može da se pročita, pa ostaje kao komentar. { $why }
game-text-remark = Ovo nije deo partije. Ostaje kao komentar.
game-text-beaver = Trenutno vraćanje dupliranja (beaver, raccoon) ovde ne postoji, pa se „{ $text }” izostavlja. Važi samo dupliranje pre toga.
game-text-tag = Oznake se ne pišu ovako.
game-text-tag-twice = Oznaka { $tag } se javlja dvaput. Važi prva.
game-text-tag-value = Vrednost oznake { $tag } ne odgovara ovoj partiji.
game-text-elsewhere = U potezu { $turn } po pravilu kompleta nema više šta da se odigra. Drugi programi igraju po uobičajenom pravilu i tu mogu da igraju dalje.
mended-mark = „{ $found }” ovde ništa ne znači, pa se izostavlja.
mended-read = „{ $found }” se čita kao „{ $read }”.
mended-missing = Ovde nešto nedostaje, čita se kao „{ $read }”.
read-as = Ovo se čita kao { $text }.

## Zašto se sačuvana partija ili pozicija ne otvara

not-restored = Jedna sačuvana partija nije mogla da se otvori. Ostaje kakva jeste. { $why }
open-unknown-game = Ovaj sajt nema tu igru.
open-rules-version = Ova partija je igrana po drugoj verziji pravila; ovaj sajt ima verziju { $ours }.
open-seats = Broj mesta ne odgovara: u ovoj igri ih ima { WORD($count) }.
open-players = Spisak ko igra na kom mestu navodi igrača koga nema.
open-empty-seat = Mestu { $number } treba igrač, a nema ga.
open-idle-seat = Mesto { $number } ima igrača, a ova partija ga ne koristi.
open-start = Prva pozicija partije ne može da se postavi. { $why }
open-entry = Zapis { $number } u partiji nije moguć. { $why }
option-unknown-game = Ovaj sajt nema igru „{ $game }”.
option-no-pair = „{ $text }” ne navodi opciju i njenu vrednost.
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
wire-error = Red { $line }, { $place }: { $fault }
wire-no-record = partija ne počinje ovako.
wire-unknown-version = ovu partiju je sačuvala druga verzija ovog sajta.
wire-unknown-header = nijedan red partije ne počinje ovako.
wire-repeated = ovo se javlja drugi put.
wire-missing-header = nedostaje red „{ $header }”.
wire-incomplete = ovde nešto nedostaje.
wire-surplus = red bi trebalo da se završi pre ovoga.
wire-bad-number = ovaj broj ovde nije moguć.
wire-bad-seat = ovo nije mesto u igri.
wire-bad-player = ovo nije nijedan od igrača.
wire-unknown-word = ova reč ovde ništa ne znači.
wire-bad-escape = ova obrnuta kosa crta ništa ne znači.
wire-too-long = ovo je predugačko za partiju.
wire-line-too-long = red je predugačak.
wire-too-many-entries = nijedna partija nema toliko zapisa.
wire-too-many = nijedna partija nema toliko ovoga.

## Vreme: kako se partija njime završava, i tumačenja o tome

end-flagged = { $seat ->
    [you] { $form ->
        [clause] tvoje vreme je isteklo
       *[sentence] Tvoje vreme je isteklo
    }
   *[other] { $seat } više nema vremena
}{ stop }
chess-end-flagged = { $seat ->
    [you] { $form ->
        [clause] tvoje vreme je isteklo
       *[sentence] Tvoje vreme je isteklo
    }
   *[other] { $seat } više nema vremena
}, ali druga strana nikako ne može da matira{ stop }
ruling-time = Izvor ne pominje sat. Ovde gubi onaj kome istekne vreme, šta god da je na tabli. Poništavanje poteza ne vraća vreme.
ruling-BG-7 = Izvor ne pominje sat. Ovde onaj kome istekne vreme gubi običnu partiju, pomnoženu vrednošću kocke, šta god da je na tabli. Poništavanje poteza ne vraća vreme.
ruling-CHESS-3 = Izvor ne pominje sat. Onaj kome istekne vreme gubi; ali partija je remi ako druga strana sa onim što ima nikako ne može da matira, kao što kaže član 6.9 Pravila šaha. Gleda se samo koje su figure, a ne gde stoje. Poništavanje poteza ne vraća vreme.
ruling-DR-5 = { ruling-time }
ruling-LANKO-15 = Izvor ne pominje sat. Ovde gubi par onog igrača kome istekne vreme, kakvi god da su poeni. Poništavanje poteza ne vraća vreme.
ruling-LANRICK-11 = { ruling-time }
ruling-LASKA-6 = { ruling-time }
ruling-LINO-10 = Izvor ne pominje sat. Ovde gubi onaj kome istekne vreme, kakvi god da su poeni; u fer meču time gubi ceo meč. Poništavanje poteza ne vraća vreme.
ruling-LUDO-9 = Izvor ne pominje sat. Ovde onaj kome istekne vreme izlazi iz partije kao da je predaje. Poništavanje poteza ne vraća vreme.

## Pomoć za polje

inspector = { $square }.
inspect-moves = { $seat ->
    [you] Možeš da pomeriš
   *[other] { $seat } može da pomeri
} ovu figuru: { $steps }.
inspect-must = { $seat ->
    [you] Moraš da uzimaš
   *[other] { $seat } mora da uzima
} ovom figurom: { $steps }.
inspect-goal = { $seat ->
    [you] Možeš ovde da igraš
   *[other] { $seat } može ovde da igra
}: { $steps }.
inspect-would = { $seat ->
    [you] Da je tvoj potez
   *[other] Da je { $seat } na potezu
}: { $steps }.
inspect-stuck = { $seat ->
    [you] Sad nemaš
   *[other] { $seat } sad nema
} potez ovom figurom.
inspect-attacks = Napada { $at }.
inspect-why = { FORM($why, form: "sentence") }
inspect-nothing = Nijedna figura sad ne može ovamo.
inspect-forced = { $seat ->
    [you] Moraš da uzmeš
   *[other] { $seat } mora da uzme
} figuru: { $steps }.
inspect-after = Zatim { $square }.

## Podešavanja

look = Izgled table
look-classic = Klasičan
look-wood = Drvo i čoja
look-ink = Mastilo (visok kontrast)
look-plain = Jednostavan
look-lasker = Laskerove boje
fields = Boje polja
fields-own = Boje same igre
fields-brown = Braon
fields-green = Zelena
fields-blue = Plava
fields-grey = Siva
coordinates = Koordinate
coordinates-inside = U poljima
coordinates-outside = Pored table
coordinates-off = Bez koordinata
mark-goals = Označi kuda figura može da ide
mark-last = Označi poslednji potez
size = Veličina table
size-auto = Što veća
size-medium = Srednja
size-small = Mala
speed = Figure se kreću
speed-auto = običnom brzinom
speed-none = bez animacije
speed-half = polako
speed-double = brzo
theme = Tema
theme-auto = Automatski
theme-light = Svetla
theme-dark = Tamna
languages = Jezik
sounds = Zvuci
confirm-moves = Pitaj pre svakog poteza
playing = Igranje
this-page = Ova stranica
full-screen = Ceo ekran
full-screen-off = Izađi iz celog ekrana
print-board = Odštampaj ovu tablu
settings-broken = Neka podešavanja nisu mogla da se pročitaju ({ $lines }), pa važe podrazumevana.

## Kraj partije, i rezultati

card-look-back = Pregledaj poteze
card-close = Prikaži tablu
# After a game against the computer: a level that fits better, and a button that starts a rematch there.
card-level-fits = Sada ti odgovara nivo { $level }.
card-level-losses = Tri poraza zaredom.
card-level-wins = Tri pobede zaredom.
card-level-play = Igraj na nivou { $level }
card-level-try = Isprobaj nivo { $level }
results = Tvoji rezultati
# Kraj meča; zatim sledi rezultat.
match-won = Pobeda u meču
match-result = { $result } u meču
results-against = { $game }, protiv računara ({ FORM($level, form: "clause") })
results-line = Odigrano: { $played }; pobede: { $won }, remiji: { $drawn }, porazi: { $lost }
results-streak = Pobede zaredom: { $now } (najviše: { $best })
results-reset = Obriši rezultate
results-were-reset = Rezultati su obrisani.

## Imena i satovi

name-of = Ime
clock = Sat
clock-none = Bez sata
clock-each = { $minutes } min po igraču
clock-increment = { $minutes } min po igraču, plus { $seconds } s po potezu
clock-pause = Zaustavi sat
clock-go-on = Pokreni sat

## Potez kao tekst

type-move = Upiši potez
type-move-unread = „{ $text }” ovde nije potez.

## Uzete figure

captured-by = { $seat ->
    [you] Tvoj plen
   *[other] Plen { FORM($seat, case: "gen") }
}: { $pieces }
captured-lead = { $seat ->
    [you] Imaš
   *[other] { FORM($seat, form: "start") } ima
} { $points } { $points ->
    [one] poen
   *[other] poena
} više

## Tables in other pages

embed = Ugradi u veb-stranicu
embed-what = Šta da se prikaže
embed-position = Ova pozicija
embed-record = Cela partija
embed-new = Nova partija
embed-mode = Šta čitaoci mogu
embed-play = Da igraju protiv računara
embed-two = Da igraju međusobno na istom ekranu
embed-replay = Da pregledaju poteze
embed-form = Kako da se ugradi
embed-script = Skriptom: visina se uvek sama prilagodi
embed-frame = Običnim okvirom: za stranice koje ne dozvoljavaju skripte
embed-width = Najveća širina, u pikselima
embed-code = Kopiraj ovo u svoju stranicu
embed-preview = Ovo vide tvoji čitaoci
# An address can only be so long.
embed-too-long = Ova partija je predugačka da stane u adresu. Umesto nje ugradi poziciju.
not-in-this-browser = Ta partija nije sačuvana u ovom pregledaču, pa je ovo nova. Da nekome pokažeš partiju, upotrebi „Podeli ovu partiju” tamo gde je odigrana.
# $text is a part of the address, such as level=11.
address-unknown = „{ $text }” u adresi ovde ništa ne znači, pa se izostavlja.
# Instead of the board, where a page asks for a study that is not there.
no-studies = Takve studije ovde nema.
asks-to-play-on = Ovo je ranija pozicija. Želiš li da igraš dalje odavde?
play-moves = Pusti poteze
# A game that was put on a page to be looked at. The buttons are First, Previous, Next and Last.
views = Ova partija je tu da je pregledaš: koristi dugmad ispod poteza ili tastere sa strelicama.

## Studies: positions with a task

# Buttons.
study-again = Pokušaj ponovo
study-anew = Ispočetka
study-hint = Savet
study-next = Dalje
study-follows = Pokaži šta sledi
study-solution = Pokaži rešenje
study-play-on = Igraj dalje protiv računara
study-next-puzzle = Sledeća zagonetka
study-next-study = Sledeća studija
study-play = Odigraj pravu partiju
study-onward = Šta dalje
# Behind praise for the last task.
study-done = To je bilo sve.
study-mine = Iz tvoje partije
study-played = U tvojoj partiji: { $turn }, gubitak { $cost }%.
study-played-points = U tvojoj partiji: { $turn }, gubitak { $cost } poena.
study-next-mine = Sledeća greška
study-forget = Ne pitaj više
# What is to be done in a puzzle. $n counts the moves to mate.
study-goal = { FORM($seat, form: "start") } je na potezu: { $goal ->
    [win] pobedi
    [mate] { $n ->
        [1] matiraj
       *[other] matiraj u { $n } poteza
    }
    [gain] ostvari prednost
    [save] nađi jedini potez koji spasava
   *[best] nađi najbolji potez
}.
# The solution, where no other hint is known. $turn is a move in the game's notation.
study-model = Rešenje je { $turn }.
# Said of a right and of a wrong move, where no more is said.
study-right = To je to.
study-wrong = Nije to.
study-failed = Nije to: { $goal ->
    [win] taj potez ne pobeđuje
    [mate] { $n ->
        [1] to nije mat
       *[other] to nije mat u { $n } poteza
    }
    [gain] taj potez ne donosi prednost
    [save] taj potez ne spasava
   *[best] postoji bolji potez
}.
study-answer = Odgovor: { $turn }.
study-solved = To je to: { $goal ->
    [win] { $turn } pobeđuje, kakav god bio odgovor
    [mate] { $n ->
        [1] { $turn } je mat
       *[other] { $turn } vodi do mata u { $n } poteza, kakav god bio odgovor
    }
    [gain] { $turn } donosi prednost
    [save] { $turn } spasava, a drugi potezi gube
   *[best] boljeg poteza od { $turn } nema
}.
# Which task of how many.
study-task = { $number } od { $of }

## Beside a variation

promote = Neka ovo bude glavna varijanta
remove-variation = Obriši ovu varijantu

## Hints and reviews

# A hint, in three stages: the piece, the move with its reasons, and how the game could go on. The first two
# are buttons; what follows them is said beside the board. $turn is a move in the game’s notation, $turns are several.
hint-more = Prikaži još
hint-again = Ponovo
hint-asked = Traži se najbolji potez…
hint-failed = Ovde nema saveta.
hint-piece = Pogledaj označenu figuru.
hint-best = Najbolje: { $turn }.
hint-follows = Moglo bi da se nastavi ovako: { $turns }.
# What the player can expect with that move, of 100, and how much less with the next best one.
hint-chances = Izgledi: { $percent }%.
hint-chances-next = Izgledi: { $percent }%, sa drugim najboljim potezom { $other }%.
# The same in games of dice, in points of the stake, such as +0.35.
hint-points = Očekivano: { $points } poena.
hint-points-next = Očekivano: { $points } poena, sa drugim najboljim potezom { $other }.
# Why a move is good. Each is a sentence about the move; its subject is the move. $amount is one of the amounts below.
# “Answers” are the moves of the others.
why-wins = { $n ->
    [1] Odmah pobeđuje.
    [one] Pobeđuje u { $n } potez, kakvi god bili odgovori.
   *[other] Pobeđuje u { $n } poteza, kakvi god bili odgovori.
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
why-threatens = Preti da osvoji { $amount }: to { $n ->
    [few] sprečavaju
   *[other] sprečava
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
    [one] Donosi { $points } poen.
   *[other] Donosi { $points } poena.
}
why-concedes = { $points ->
    [0] Nijedan odgovor ne donosi poene.
   *[other] Nijedan odgovor ne donosi više od { $points } poena.
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
    [0] Sledećim bacanjem ne može da se izbaci nijedna figura.
   *[other] Sledećim bacanjem može da se izbaci figura u { $n } od { $of } slučajeva.
}
why-holds = Blokira trougao { $site }.
why-gathers = Povećava broj figura u sastajalištu: { $n } od { $of }.
why-gathers-all = Osvaja sastajalište: tamo su sve figure.
why-bars = Zaustavlja protivnika: posle svakog odgovora broj njegovih figura u sastajalištu je najviše { $n } od { $of }.
why-prepares = Preti da sledećim potezom osvoji sastajalište.
why-leads = Put do sastajališta je kraći od protivnikovog: u poljima { $own } prema { $others }.
# Amounts: what is won or lost, as the object of a sentence.
amount-pawns = { $n ->
    [1] pešaka
   *[other] materijal vredan { $n } pešaka
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
    [one] { $n } poen
   *[other] { $n } poena
}
# The review of a game: a button and the heading, and what stands below it.
review-heading = Analiza
review-away = Zatvori analizu
review-progress = Analiza: { $percent }%
review-failed = Analiza nije mogla da se završi.
review-go-on = Nastavi analizu
# The curve, for screen readers.
review-curve = Izgledi, potez po potez: { $seat }
review-none = Nijedan potez nije mnogo koštao.
# The moves that cost most, each a button that shows it. $cost is a share of 100, or points of the stake.
review-cost = { $turn }: gubitak { $cost }%
review-cost-points = { $turn }: gubitak { $cost } poena
review-better = Bolje je bilo { $turn }.
review-turned = Ovde se partija preokrenula.
# A button: the game is played again from before that move.
review-try = Pokušaj ponovo odavde
review-kept = Sačuvano za vežbu: { $n ->
    [one] { $n } potez.
   *[other] { $n } poteza.
}
review-practise = Moje greške
# A table: what each side’s moves cost, what luck brought it, and the rest of the result.
review-side = Strana
review-costs = Gubitak zbog poteza
review-luck = Sreća
review-skill = Veština
review-rate = Stopa grešaka
# A number with two decimals, such as 0.35 or +1.20.
decimal = { $whole },{ $part }
# A share of 100.
percent = { $percent }%
