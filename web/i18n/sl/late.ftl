### The texts of the late part of the app. They are fetched with the first dialog. The forms are those of the portal.

## Deli

texts-whole = Partija
texts-position = Položaj na plošči
texts-picture = Plošča kot slika
texts-copy = Kopiraj
texts-copied = Kopirano.
texts-by-hand = Ta brskalnik strani ne dovoli kopirati. Besedilo je označeno: kopiraj ga ročno.
texts-save = Shrani
texts-save-svg = Shrani kot SVG
texts-save-png = Shrani kot PNG
texts-no-picture = Slike ni bilo mogoče narediti.
texts-hidden-picture = Ta brskalnik varuje pred prepoznavanjem naprave, zato bi bile na sliki PNG same črte. Raje shrani SVG.
texts-steps = Poteza še ni končana: to je položaj pred tem: { $steps }.
texts-form-pgn = PGN
texts-form-pdn = PDN
texts-form-movetext = Oštevilčene poteze
texts-form-listing = Vsaka poteza v svoji vrstici
texts-form-mat = Tekma kot besedilo (.mat)
texts-form-ranks = Vrsta za vrsto
texts-form-list = Figura za figuro
texts-form-fields = V eni vrstici
texts-form-mustermead = Vse: variante, opombe, ponudbe, kocke

## Povezave in igra prek njih

link-game = Povezava do partije
link-position = Povezava do položaja
link-too-long = { $count ->
    [one] Ta povezava ima { $count } znak. Mnogi programi tako dolge povezave odrežejo, zato pošlji datoteko.
    [two] Ta povezava ima { $count } znaka. Mnogi programi tako dolge povezave odrežejo, zato pošlji datoteko.
    [few] Ta povezava ima { $count } znake. Mnogi programi tako dolge povezave odrežejo, zato pošlji datoteko.
   *[other] Ta povezava ima { $count } znakov. Mnogi programi tako dolge povezave odrežejo, zato pošlji datoteko.
}
link-damaged = Ta povezava je bila med potjo odrezana ali spremenjena. Prosi zanjo še enkrat.
link-damaged-from = Ta povezava je bila med potjo odrezana ali spremenjena. Partija je prikazana do tam, kjer je še zanesljiva. Prosi za povezavo še enkrat.
link-newer = To povezavo je naredila novejša različica tega spletnega mesta. Znova naloži stran.
link-lots = Meti v tej povezavi ne sledijo iz tega, kar so naprave obljubile, zato ji ni mogoče verjeti.
link-other-game = Ta povezava je za drugo igro.
link-refused = Te povezave ni mogoče odpreti. { $why }
link-refused-from = Partija iz te povezave je prikazana do tam, kjer jo pravila še dovolijo. { $why }
# A choice of who plays a new game.
by-link-two = Nekdo drugje, prek povezav
by-link-four = Štiri osebe, vsaka na svoji napravi, prek povezav
by-link-note = Vsako potezo pošlješ kot povezavo, s sporočilom ali e-pošto. Brez računa in brez strežnika.
send-link = Pošlji potezo
send-link-first = Pošlji povabilo
send-link-again = Pošlji znova
send-link-heading = Pošlji povezavo
send-link-what = Pošlji to povezavo tistemu, ki je naslednji na potezi. V njej je vsa partija, ne vidi pa je noben strežnik.
send-link-preview = Predogled v sporočilih plošče ne more pokazati.
send-link-silence = Nič te ne bo obvestilo, ko povezava pride nazaj, saj strežnika ni.
send-link-share = Deli …
send-link-code = Povezava kot koda QR
send-link-done = Poslano je
link-ready = Tvoja poteza je pripravljena. Pošlji jo kot povezavo.
link-ready-first = Partija je pripravljena. Pošlji jo kot povezavo.
link-ready-over = Partije je konec. Pošlji povezavo, da bodo vsi vedeli.
link-ready-lot = Tu ni o čem odločati. Pošlji povezavo nazaj, da bodo drugi lahko vrgli.
link-ready-seat = Imaš svoje mesto. Pošlji povezavo nazaj: potrebna je za prvi met.
link-ready-throw = Pošlji povezavo: ko pride nazaj, vržeš ti.
link-waiting = Poslano. Ko povezava pride nazaj, jo odpri v tem brskalniku.
link-known = To potezo že imaš.
link-fork = Ta povezava se nadaljuje iz zgodnejšega položaja. Tvoja partija ostane, kakršna je; drugo nadaljevanje je varianta na seznamu potez.
# Throws of a game by links. A throw is drawn from secrets that devices have promised to each other.
throws-at-once = Meti po šestici pridejo takoj
throws-at-once-note = Tako bi tisti, ki znova meče, ta met lahko izračunal pred potezo. Sicer drugi najprej dodajo svojo skrivnost, za kar je potrebna ena povezava več.
throws-agreed = Dogovorjeno je, da meti po šestici pridejo takoj: kdor znova meče, bi ta met lahko izračunal pred potezo.
throws-cube = Kdor sme podvojiti, pred vsakim metom pošlje povezavo. Brez kocke za podvajanje te povezave ni treba.
throws-two-seats = Dve mesti iste naprave si sledita. Ta naprava bi lahko drugi met poznala vnaprej.
throws-heading = Pošteni meti
throws-proved = Dokazani meti: { $count } od { $all }.
throws-wrong = Met { $number } ne sledi iz tega, kar je bilo obljubljeno.
throws-meaning = Dokazan met sledi iz skrivnosti, ki jih je vsaka naprava obljubila pred partijo. Zato ga ni nihče izbral. To pa ne pokaže, ali sta si dva igralca izdala skrivnosti ali je kdo po slabem metu nehal odgovarjati.

## Odpri

texts-open = Odpri partijo …
texts-open-heading = Odpiranje partij
texts-paste = Sem prilepi partije ali položaj v katerem koli zapisu, ki ga ta igra prebere
texts-choose = Izberi datoteke
texts-drop = Datoteke lahko tudi povlečeš kamor koli na to stran.
texts-read = Odpri
texts-text = Besedilo
texts-too-large = Datoteka »{ $name }« je večja od { $most } MB, zato ni prebrana.
texts-unread = Datoteke »{ $name }« ni mogoče prebrati.
texts-none = Nobene partije ni bilo mogoče prebrati. Nič ni shranjeno.
texts-reading = { $read } od { $all } bajtov, { texts-games }
texts-games = { $count ->
    [1] ena partija
    [one] { $count } partija
    [two] { $count } partiji
    [few] { $count } partije
   *[other] { $count } partij
}
texts-stop = Ustavi
texts-stopped = { $count ->
    [0] Ustavljeno pred prvo partijo.
    [1] Ustavljeno po eni partiji.
    [one] Ustavljeno po { $count } partiji.
   *[other] Ustavljeno po { $count } partijah.
}
texts-ask = Naj shranim { $count ->
    [1] eno partijo
    [one] { $count } partijo
   *[other] { texts-games }
}?
texts-save-all = Shrani
texts-discard = Ne shrani
texts-saving = Shranjeno: { $count } od { $all } partij.
texts-saved = Shranjeno: { texts-games }. Poglej pod »Moje partije«.
texts-game = { $number }. { $players } { $result }, { $count ->
    [1] ena poteza
    [one] { $count } poteza
    [two] { $count } potezi
    [few] { $count } poteze
   *[other] { $count } potez
}
texts-mended = Popravljeno:
texts-missed = Neprebrano:
texts-mend = Partija { $number }, { $place }: { $what }
texts-fault = Partija { $number }, { $place }: { $why }
texts-line = vrstica { $line }, znak { $sign }
texts-line-of = vrstica { $line }, »{ $text }« pri znaku { $sign }
texts-of-file = V datoteki »{ $name }«:
texts-elsewhere = To je partija druge igre: { $game }. Odpri jo na njeni strani:
texts-open-there = Odpri tam:
texts-and-more = in še { $count }

## Okna mize: pogled na ploščo

at-bottom = Spodaj na plošči
auto-flip = Kdor je na potezi
on-board = Na plošči
dice = Kocke
dice-touch = Met na dotik
dice-themselves = Samodejen met
dice-hand = Prave kocke na tvoji mizi
pace = Računalnik igra
pace-at-once = takoj
pace-normal = tako, da lahko slediš
pace-calm = počasi
play-forced = Edino možno potezo odigraj samodejno
square-names = Koordinate na vsakem polju
# A board that is turned on upright phones stays as it is.
wide-board = Široka plošča tudi na telefonu
# What the button More leads to.
settings = Nastavitve
seats = Igralci
games = Moje partije
resign = Predaj partijo
flip-board = Obrni ploščo
keys = Bližnjice na tipkovnici
keys-look = Prejšnja in naslednja poteza
keys-ends = Prvi in zadnji položaj
keys-board = Na plošči
keys-walk = Na sosednje polje
keys-tap = Izberi polje
keys-cancel = Odloži figuro
keys-ask = Pomoč o tem polju
keys-on = Uporabljaj bližnjice z eno tipko

## Okna mize: predaja, nova partija, igralci

resign-sure = Naj predam to partijo?
resign-who = Kdo preda?
resign-how-much = Kakšen poraz priznaš?
resign-yes = Da, predam
resign-no = Ne, igram naprej
new-game-heading = Nova partija
which-game = Igra
against = Nasprotnik
the-computer = Računalnik
strength = Raven
level-name = { $number ->
    [1] Prvi koraki
    [2] Začetnik
    [3] Rekreativec
    [4] Ljubitelj igre
    [5] Izkušen igralec
    [6] Klubski igralec
    [7] Poznavalec
   *[8] Mojster
}
level-line = { $number ->
    [1] Vzame, kar vidi, vidi pa malo
    [2] Vidi, kaj lahko dobi, na odgovor pa pozabi
    [3] Vidi nasprotnikov odgovor, pogosto se zmoti v presoji
    [4] Razmišlja malo vnaprej, včasih se zmoti v presoji
    [5] Razmišlja vnaprej, redko se zmoti v presoji
    [6] Igra dobro, malokaj mu uide
    [7] Razmišlja daleč vnaprej
   *[8] Igra najbolje, kar zmore
}
seats-any-time = Kadar koli lahko spremeniš, kdo igra.
a-friend = Prijatelj na tej napravi
who-plays = Kdo igra
you-and-computer = Ti in računalnik
two-people = Dve osebi, vsaka s svojim parom
two-and-computers = Dve osebi proti dvema računalnikoma
three-people = Tri osebe, dve proti eni
many-people = { saved-people }, vsaka na svojem mestu
you-play = Igraš kot
how-many-play = Igralci
by-lot = Po žrebu
how-long = Dolžina
single-game = Ena partija
hints-agreed = Namigi za vse
more-options = Več možnosti
handicap = Prednost
handicap-none = Brez prednosti
handicap-given = { $seat ->
    [you] Daješ
    [computer] Računalnik daje
   *[other] { FORM($seat, form: "start") } daje
} prednost: { $pieces }
handicap-off = { $seat ->
    [you] Imaš
    [computer] Računalnik ima
   *[other] { FORM($seat, form: "start") } ima
} že pospravljeno: { $pieces }
start = Začni
games-heading = Moje partije
games-none = V tem brskalniku še nimaš shranjenih partij.
games-saved = Partija na plošči je shranjena. Ostane pod »Moje partije«.

## Partije, shranjene v tem brskalniku

saved-against = Proti računalniku ({ FORM($level, form: "clause") })
saved-people = { word-start } { $count ->
    [one] oseba
    [two] osebi
    [few] osebe
   *[other] oseb
}
saved-computers = { $count ->
    [1] En računalnik
    [one] { $count } računalnik
    [2] Dva računalnika
    [two] { $count } računalnika
    [3] Trije računalniki
    [4] Štirje računalniki
    [few] { $count } računalniki
   *[other] { word-start } računalnikov
}
saved-your-turn = Na potezi si
saved-computer-turn = Na potezi je računalnik
saved-turn = Na potezi je { $seat }
saved-offer = Ponudba čaka na odgovor
saved-waiting-for-you = Čaka se nate
saved-waiting-for-them = Čaka se na druge
saved-won = Zmaga
saved-lost = Poraz
saved-over = Končana
saved-on = V teku
saved-pin = Pripni na vrh
saved-delete = Izbriši
saved-deleted = Izbrisano.
saved-more = Pokaži več

## Kaj je narobe v besedilu partije

game-text-nothing = V tem besedilu ni partije.
game-text-other-game = To je druga igra: v oznaki { $tag } je »{ $found }«.
game-text-board-of-10 = To je partija mednarodne dame na 10 × 10 poljih, ki se tu ne igra.
game-text-board-of-12 = To je partija kanadske dame na 12 × 12 poljih, ki se tu ne igra.
game-text-other-kind = To je partija druge vrste dame, ki se tu ne igra.
game-text-variant = To je partija šahovske različice { $name }, ki se tu ne igra.
game-text-ambiguous = To se lahko bere na več načinov: { $readings }.
game-text-resembles = To je videti kot druga igra: { $game }.
game-text-passed = Tu je izpuščena poteza, a pravila tega ne dovoljujejo.
game-text-unknown = Besedilo ne pove, kaj je tu odigrano.
game-text-full = Partija ima največ { $most } { $most ->
    [one] potezo
    [two] potezi
    [few] poteze
   *[other] potez
}.
game-text-over = Partije je konec že pred tem.
game-text-not-now = To tu ni mogoče.
game-text-set-up = Partija se ne more začeti tako, kot pravijo njene oznake.
game-text-record = Te vrstice shranjene partije ni mogoče prebrati.
game-text-number = Naslednja poteza ima številko { $expected }.
game-text-result = Po besedilu je izid { $told }, v resnici pa je { $found }.
game-text-letters = Figure imajo črke drugega jezika: »{ $found }« se bere kot »{ $read }«.
game-text-unopened = Ta zaklepaj ničesar ne zapira.
game-text-unclosed = To ni nikjer zaprto: manjka { $expected }.
game-text-sign-first = Ta znak stoji pred prvo potezo, zato ne sodi k nobeni.
game-text-sign = Takega znaka ni.
game-text-empty = Med oklepajema ni ničesar.
game-text-kept = Tega ni mogoče prebrati, zato ostane kot opomba. { $why }
game-text-remark = To ni del partije. Ostane kot opomba.
game-text-beaver = Takojšnjega vračila podvojitve (beaver, raccoon) tu ni, zato je »{ $text }« izpuščeno. Velja samo podvojitev pred tem.
game-text-tag = Oznake se ne pišejo tako.
game-text-tag-twice = Oznaka { $tag } se pojavi dvakrat. Velja prva.
game-text-tag-value = Vrednost oznake { $tag } se ne ujema z igro.
game-text-elsewhere = V potezi { $turn } po pravilu kompleta ni mogoče odigrati ničesar več. Drugi programi igrajo po običajnem pravilu in lahko tam igrajo naprej.
mended-mark = »{ $found }« tu ne pomeni ničesar, zato je izpuščeno.
mended-read = »{ $found }« se bere kot »{ $read }«.
mended-missing = Tu nekaj manjka, bere se kot »{ $read }«.
read-as = To se bere kot { $text }.

## Zakaj se shranjena partija ali položaj ne odpre

not-restored = Ene od shranjenih partij ni mogoče odpreti. Ostane, kakršna je. { $why }
open-unknown-game = Te igre na tem spletnem mestu ni.
open-rules-version = Ta partija sledi drugi različici pravil; tu je različica { $ours }.
open-seats = Število mest ni pravo: v tej igri { $count ->
    [1] je eno mesto
    [one] je { $count } mesto
    [two] sta { WORD($count) } mesti
    [few] so { WORD($count) } mesta
   *[other] je { WORD($count) } mest
}.
open-players = Na seznamu, kdo igra na katerem mestu, je igralec, ki ga ni.
open-empty-seat = Na mestu { $number } mora nekdo igrati, a ni nikogar.
open-idle-seat = Na mestu { $number } nekdo igra, a ta igra tega mesta nima.
open-start = Začetnega položaja partije ni mogoče postaviti. { $why }
open-entry = Vnos { $number } v partiji ni mogoč. { $why }
option-unknown-game = Igre »{ $game }« na tem spletnem mestu ni.
option-no-pair = »{ $text }« ne navaja možnosti in njene vrednosti.
option-unknown-key = Ta igra nima možnosti »{ $key }«.
option-bad-value = »{ $value }« ni mogoče za »{ $key }«; mogoče je: { $takes }.
option-takes-number = število od { $least } do { $most }
option-takes-text = drugo besedilo
place = { $form ->
    [start] Znak { $sign }
   *[plain] znak { $sign }
}
place-of = »{ $text }« pri znaku { $sign }
read-error = { FORM($place, form: "start") }: { FORM($why, form: "sentence") }
wire-error = Vrstica { $line }, { $place }: { $fault }
wire-no-record = partija se ne začne tako.
wire-unknown-version = ta partija je shranjena z drugo različico spletnega mesta.
wire-unknown-header = nobena vrstica partije se ne začne tako.
wire-repeated = to se pojavi že drugič.
wire-missing-header = manjka vrstica »{ $header }«.
wire-incomplete = tu nekaj manjka.
wire-surplus = vrstica bi se morala končati pred tem.
wire-bad-number = to število tu ni mogoče.
wire-bad-seat = to ni mesto za igralca.
wire-bad-player = to ni nihče od igralcev.
wire-unknown-word = ta beseda tu ne pomeni ničesar.
wire-bad-escape = ta leva poševnica ne pomeni ničesar.
wire-too-long = to je predolgo za partijo.
wire-line-too-long = vrstica je predolga.
wire-too-many-entries = nobena partija nima toliko vnosov.
wire-too-many = nobena igra jih nima toliko.

## Čas: kako se partija zaradi njega konča in razlage o tem

end-flagged = { end-flagged-of }{ end-flagged-stop }
end-flagged-of = { $seat ->
    [you] { $form ->
        [clause] čas
       *[sentence] Čas
    } ti je potekel
   *[other] { $seat } nima več časa
}
end-flagged-stop = { $form ->
    [clause] { "" }
   *[sentence] { "." }
}
chess-end-flagged = { end-flagged-of }, vendar druga stran nikakor ne more matirati{ end-flagged-stop }
ruling-time = Vir ure ne omenja. Tu izgubi, komur poteče čas, ne glede na položaj na plošči. Razveljavitev poteze časa ne vrne.
ruling-BG-7 = Vir ure ne omenja. Komur poteče čas, ima tu preprost poraz, pomnožen s kocko za podvajanje, ne glede na položaj na plošči. Razveljavitev poteze časa ne vrne.
ruling-CHESS-3 = Vir ure ne omenja. Kdor ostane brez časa, izgubi; partija pa je remi, če druga stran s tem, kar ima, nikakor ne more matirati, kot določa člen 6.9 šahovskih pravil. Šteje le, katere figure ima, ne pa, kje stojijo. Razveljavitev poteze časa ne vrne.
ruling-DR-5 = { ruling-time }
ruling-LANKO-15 = Vir ure ne omenja. Tu izgubi par, v katerem igralcu poteče čas, ne glede na točke. Razveljavitev poteze časa ne vrne.
ruling-LANRICK-11 = { ruling-time }
ruling-LASKA-6 = { ruling-time }
ruling-LINO-10 = Vir ure ne omenja. Tu izgubi, komur poteče čas, ne glede na točke; v pošteni tekmi izgubi vso tekmo. Razveljavitev poteze časa ne vrne.
ruling-LUDO-9 = Vir ure ne omenja. Komur poteče čas, gre tu iz partije kot ob predaji. Razveljavitev poteze časa ne vrne.

## Pomoč o polju, stavek za stavkom; $steps je v zapisu igre

inspector = { $square }.
inspect-moves = Od tod { inspect-can }: { $steps }.
inspect-can = { $seat ->
    [you] lahko igraš
   *[other] { $seat } lahko igra
}
inspect-must = Od tod { $seat ->
    [you] moraš vzeti
   *[other] { $seat } mora vzeti
}: { $steps }.
inspect-goal = Sem { inspect-can }: { $steps }.
inspect-would = { $seat ->
    [you] Če si na potezi
   *[other] Če je na potezi { $seat }
}: { $steps }.
inspect-stuck = { $seat ->
    [you] Od tod zdaj ne moreš
   *[other] { $seat } od tod zdaj ne more
} nikamor.
inspect-attacks = Napada { $at }.
inspect-why = { FORM($why, form: "sentence") }
inspect-nothing = Nobena figura zdaj ne more sem.
inspect-forced = { $seat ->
    [you] Vzeti moraš
   *[other] { $seat } mora vzeti
}: { $steps }.
inspect-after = Potem { $square }.

## Nastavitve

look = Videz plošče
look-classic = Klasičen
look-wood = Les in sukno
look-ink = Črnilo (velik kontrast)
look-plain = Preprost
look-lasker = Laskerjeve barve
fields = Barve polj
fields-own = Lastne barve igre
fields-brown = Rjava
fields-green = Zelena
fields-blue = Modra
fields-grey = Siva
coordinates = Koordinate
coordinates-inside = V poljih
coordinates-outside = Ob plošči
coordinates-off = Brez koordinat
mark-goals = Označi, kam lahko gre figura
mark-last = Označi zadnjo potezo
size = Velikost plošče
size-auto = Največja možna
size-medium = Srednja
size-small = Majhna
speed = Figure se premikajo
speed-auto = z običajno hitrostjo
speed-none = brez animacije
speed-half = počasi
speed-double = hitro
theme = Tema
theme-auto = Samodejna
theme-light = Svetla
theme-dark = Temna
languages = Jezik
sounds = Zvoki
confirm-moves = Vprašaj pred vsako potezo
playing = Igranje
this-page = Ta stran
full-screen = Cel zaslon
full-screen-off = Zapusti cel zaslon
print-board = Natisni to ploščo
settings-broken = Nekaterih nastavitev ni mogoče prebrati ({ $lines }), zato veljajo privzete.

## Konec partije in izidi

card-look-back = Preglej poteze
card-close = Pokaži ploščo
# After a game against the computer: a level that fits better, and a button that starts a rematch there.
card-level-fits = Zdaj ti ustreza raven { $level }.
card-level-losses = Trije porazi zapored.
card-level-wins = Tri zmage zapored.
card-level-play = Igraj na ravni { $level }
card-level-try = Poskusi raven { $level }
results = Tvoji izidi
# Konec tekme; sledi izid.
match-won = Zmaga na tekmi
match-result = { $result ->
    [result-win-together] { $result } (tekma)
    [result-share] { $result } (tekma)
   *[other] { $result } na tekmi
}
results-against = { $game }, proti računalniku ({ FORM($level, form: "clause") })
results-line = Partije: { $played } (zmage { $won }, remiji { $drawn }, porazi { $lost })
results-streak = Zmage zapored: { $now } (največ { $best })
results-reset = Ponastavi izide
results-were-reset = Tvoji izidi so ponastavljeni.

## Imena in ure

name-of = Ime
clock = Ura
clock-none = Brez ure
clock-each = { $minutes } min na igralca
clock-increment = { $minutes } min na igralca in { $seconds } s na potezo
clock-pause = Ustavi uro
clock-go-on = Poženi uro

## Poteza kot besedilo

type-move = Vpiši potezo
type-move-unread = »{ $text }« tu ni poteza.

## Vzete figure

captured-by = { $seat ->
    [you] Imaš
   *[other] { $seat } ima
} vzete figure: { $pieces }
captured-lead = { $seat ->
    [you] Vodiš
   *[other] { FORM($seat, form: "start") } vodi
} za { $points }

## Tables in other pages

embed = Vdelaj v spletno stran
embed-what = Kaj prikazati
embed-position = Ta položaj
embed-record = Cela partija
embed-new = Nova partija
embed-mode = Kaj lahko počnejo bralci
embed-play = Igrajo proti računalniku
embed-two = Igrajo med seboj na istem zaslonu
embed-replay = Pregledujejo poteze
embed-form = Kako vdelati
embed-script = S skriptom: višina se vedno prilagodi sama
embed-frame = Z navadnim okvirjem: za strani, ki ne dovolijo skriptov
embed-width = Največja širina v pikslih
embed-code = Kopiraj to v svojo stran
embed-preview = To vidijo tvoji bralci
# An address can only be so long.
embed-too-long = Ta partija je predolga za spletni naslov. Namesto nje vdelaj položaj.
not-in-this-browser = Ta partija ni shranjena v tem brskalniku, zato je to nova. Če želiš komu pokazati partijo, uporabi »Deli to partijo« tam, kjer je bila odigrana.
# $text is a part of the address, such as level=11.
address-unknown = »{ $text }« v spletnem naslovu tu ne pomeni ničesar, zato je izpuščeno.
# Instead of the board, where a page asks for a study that is not there.
no-studies = Takšne študije tu ni.
asks-to-play-on = To je zgodnejši položaj. Želiš igrati od tod naprej?
play-moves = Predvajaj poteze
# A game that was put on a page to be looked at. The buttons are First, Previous, Next and Last.
views = Ta partija je tu za ogled: uporabi gumbe pod potezami ali tipke s puščicami.

## Studies: positions with a task

# Buttons.
study-again = Poskusi znova
study-anew = Od začetka
study-hint = Namig
study-next = Naprej
study-follows = Pokaži, kaj sledi
study-solution = Pokaži rešitev
study-play-on = Igraj naprej proti računalniku
study-next-puzzle = Naslednja uganka
study-next-study = Naslednja študija
study-play = Odigraj pravo partijo
study-onward = Kako naprej
# Behind praise for the last task.
study-done = To je bilo vse.
study-mine = Iz tvoje partije
study-played = V tvoji partiji: { $turn }, izguba { $cost } %.
study-played-points = V tvoji partiji: { $turn }, izguba { $cost } točke.
study-next-mine = Naslednja napaka
study-forget = Ne sprašuj več
# What is to be done in a puzzle. $n counts the moves to mate.
study-goal = { seat-to-move }: { $goal ->
    [win] zmagaj
    [mate] { $n ->
        [1] matiraj
       *[other] matiraj v { $n } potezah
    }
    [gain] pridobi prednost
    [save] najdi edino potezo, ki drži
   *[best] najdi najboljšo potezo
}.
# The solution, where no other hint is known. $turn is a move in the game's notation.
study-model = Rešitev je { $turn }.
# Said of a right and of a wrong move, where no more is said.
study-right = Tako je.
study-wrong = To še ni to.
study-failed = To še ni to: { $goal ->
    [win] ta poteza ne zmaga
    [mate] { $n ->
        [1] to ni mat
       *[other] to ni mat v { $n } potezah
    }
    [gain] ta poteza ne prinese prednosti
    [save] ta poteza ne drži
   *[best] obstaja boljša poteza
}.
study-answer = Odgovor: { $turn }.
study-solved = Tako je: { $goal ->
    [win] { $turn } zmaga, ne glede na odgovor
    [mate] { $n ->
        [1] { $turn } je mat
       *[other] { $turn } vodi do mata v { $n } potezah, ne glede na odgovor
    }
    [gain] { $turn } prinese prednost
    [save] { $turn } drži, druge poteze pa izgubijo
   *[best] boljše poteze od { $turn } ni
}.
# Which task of how many.
study-task = { $number } od { $of }

## Beside a variation

promote = Naj bo to glavna varianta
remove-variation = Izbriši to varianto

## Hints and reviews

# A hint, in three stages: the piece, the move with its reasons, and how the game could go on. The first two
# are buttons; what follows them is said beside the board. $turn is a move in the game’s notation, $turns are several.
hint-more = Pokaži več
hint-again = Znova
hint-asked = Iskanje najboljše poteze …
hint-failed = Tu ni namiga.
hint-piece = Poglej označeno figuro.
hint-best = Najboljša poteza: { $turn }.
hint-follows = Lahko bi se nadaljevalo takole: { $turns }.
# What the player can expect with that move, of 100, and how much less with the next best one.
hint-chances = Možnosti za uspeh: { $percent } %.
hint-chances-next = Možnosti za uspeh: { $percent } %, z drugo najboljšo potezo { $other } %.
# The same in games of dice, in points of the stake, such as +0.35.
hint-points = Pričakovano: { $points } točke.
hint-points-next = Pričakovano: { $points } točke, z drugo najboljšo potezo { $other }.
# Why a move is good. Each is a sentence about the move; its subject is the move. $amount is one of the amounts below.
# “Answers” are the moves of the others.
why-wins = { $n ->
    [1] Takoj zmaga.
    [one] Zmaga v { $n } potezi, ne glede na odgovore.
   *[other] Zmaga v { $n } potezah, ne glede na odgovore.
}
why-saves = Vse druge poteze izgubijo partijo.
why-saves-most = Od { $of } { $of ->
    [one] druge poteze
   *[other] drugih potez
} { $n ->
    [one] { $n } izgubi
    [two] { $n } izgubita
    [few] { $n } izgubijo
   *[other] jih { $n } izgubi
} partijo.
why-gains = { $n ->
    [1] Pridobi { $amount }, ne glede na odgovor.
    [one] Pridobi { $amount } v { $n } potezi, ne glede na odgovore.
   *[other] Pridobi { $amount } v { $n } potezah, ne glede na odgovore.
}
why-only = Vse druge poteze izgubijo { $amount }.
why-avoids = Od { $of } { $of ->
    [one] druge poteze
   *[other] drugih potez
} { $n ->
    [one] { $n } izgubi
    [two] { $n } izgubita
    [few] { $n } izgubijo
   *[other] jih { $n } izgubi
} { $amount }.
why-threatens = Grozi, da pridobi { $amount }: to { $n ->
    [one] prepreči
    [two] preprečita
    [few] preprečijo
   *[other] prepreči
} samo { $n } od { $of } { $of ->
    [one] odgovora
   *[other] odgovorov
}.
why-takes = { $n ->
    [1] Vzame figuro.
    [one] Vzame { $n } figuro.
    [two] Vzame { $n } figuri.
    [few] Vzame { $n } figure.
   *[other] Vzame { $n } figur.
}
why-hits = { $n ->
    [1] Zbije figuro.
    [one] Zbije { $n } figuro.
    [two] Zbije { $n } figuri.
    [few] Zbije { $n } figure.
   *[other] Zbije { $n } figur.
}
why-promotes = { $n ->
    [1] Promovira figuro.
    [one] Promovira { $n } figuro.
    [two] Promovira { $n } figuri.
    [few] Promovira { $n } figure.
   *[other] Promovira { $n } figur.
}
why-finishes = { $n ->
    [1] Pripelje figuro v cilj.
    [one] Pripelje { $n } figuro v cilj.
    [two] Pripelje { $n } figuri v cilj.
    [few] Pripelje { $n } figure v cilj.
   *[other] Pripelje { $n } figur v cilj.
}
why-scores = { $points ->
    [one] Prinese { $points } točko.
    [two] Prinese { $points } točki.
    [few] Prinese { $points } točke.
   *[other] Prinese { $points } točk.
}
why-concedes = { $points ->
    [0] Noben odgovor ne prinese točk.
    [one] Noben odgovor ne prinese več kot { $points } točko.
    [two] Noben odgovor ne prinese več kot { $points } točki.
    [few] Noben odgovor ne prinese več kot { $points } točke.
   *[other] Noben odgovor ne prinese več kot { $points } točk.
}
why-enters = { $n ->
    [1] Pripelje figuro v igro.
    [one] Pripelje { $n } figuro v igro.
    [two] Pripelje { $n } figuri v igro.
    [few] Pripelje { $n } figure v igro.
   *[other] Pripelje { $n } figur v igro.
}
why-leaves = { $n ->
    [1] Pusti samo en odgovor.
    [one] Pusti samo { $n } odgovor.
    [two] Pusti samo { $n } odgovora.
    [few] Pusti samo { $n } odgovore.
   *[other] Pusti samo { $n } odgovorov.
}
why-risks = { $n ->
    [0] Z naslednjim metom ni mogoče zbiti nobene figure.
   *[other] Z naslednjim metom je mogoče zbiti figuro v { $n } od { $of } primerov.
}
why-holds = Zapre trikotnik { $site }.
why-gathers = Poveča število figur na zbirališču: { $n } od { $of }.
why-gathers-all = Osvoji zbirališče: vse figure so zbrane.
why-bars = Zadrži nasprotnika: po vsakem odgovoru je na zbirališču največ { $n } od { $of } njegovih figur.
why-prepares = Grozi, da z naslednjo potezo osvoji zbirališče.
why-leads = Pot do zbirališča je krajša od nasprotnikove: v poljih { $own } proti { $others }.
# Amounts: what is won or lost, as the object of a sentence.
amount-pawns = { $n ->
    [1] kmeta
    [one] material v vrednosti { $n } kmeta
   *[other] material v vrednosti { $n } kmetov
}
amount-men = { $n ->
    [1] figuro
    [one] { $n } figuro
    [two] { $n } figuri
    [few] { $n } figure
   *[other] { $n } figur
}
amount-pieces = { $n ->
    [1] figuro
    [one] { $n } figuro
    [two] { $n } figuri
    [few] { $n } figure
   *[other] { $n } figur
}
amount-points = { $n ->
    [one] { $n } točko
    [two] { $n } točki
    [few] { $n } točke
   *[other] { $n } točk
}
# The review of a game: a button and the heading, and what stands below it.
review-heading = Analiza
review-away = Zapri analizo
review-progress = Analiza: { $percent } %
review-failed = Analize ni bilo mogoče končati.
review-go-on = Nadaljuj analizo
# The curve, for screen readers.
review-curve = Možnosti za uspeh, poteza za potezo: { $seat }
review-none = Nobena poteza ni veliko stala.
# The moves that cost most, each a button that shows it. $cost is a share of 100, or points of the stake.
review-cost = { $turn }: izguba { $cost } %
review-cost-points = { $turn }: izguba { $cost } točke
review-better = Boljša poteza: { $turn }.
review-turned = Tu se je partija obrnila.
# A button: the game is played again from before that move.
review-try = Poskusi znova od tod
review-kept = Shranjeno za vajo: { $n ->
    [one] { $n } poteza.
    [two] { $n } potezi.
    [few] { $n } poteze.
   *[other] { $n } potez.
}
review-practise = Moje napake
# A table: what each side’s moves cost, what luck brought it, and the rest of the result.
review-side = Stran
review-costs = Izguba zaradi potez
review-luck = Sreča
review-skill = Znanje
review-rate = Stopnja napak
# A number with two decimals, such as 0.35 or +1.20.
decimal = { $whole },{ $part }
# A share of 100.
percent = { $percent } %
