### The texts of the late part of the app. The terms are in docs/glossary/el.md; the forms are those of portal.ftl.

## Μοίρασμα

texts-whole = Η παρτίδα
texts-position = Η θέση στο ταμπλό
texts-picture = Το ταμπλό ως εικόνα
texts-copy = Αντιγραφή
texts-copied = Αντιγράφηκε.
texts-by-hand = Ο περιηγητής δεν αφήνει τη σελίδα να αντιγράψει. Το κείμενο είναι επιλεγμένο: αντίγραψέ το.
texts-save = Αποθήκευση
texts-save-svg = Αποθήκευση ως SVG
texts-save-png = Αποθήκευση ως PNG
texts-no-picture = Η εικόνα δεν φτιάχτηκε.
texts-hidden-picture = Ο περιηγητής προστατεύει από την αναγνώριση της συσκευής, κι έτσι ένα PNG θα έδειχνε μόνο ρίγες. Αποθήκευσε καλύτερα το SVG.
texts-steps = Η κίνηση δεν τελείωσε: αυτή είναι η θέση πριν από { $steps }.
texts-form-pgn = PGN
texts-form-pdn = PDN
texts-form-movetext = Αριθμημένες κινήσεις
texts-form-listing = Μία κίνηση ανά γραμμή
texts-form-mat = Το ματς ως κείμενο (.mat)
texts-form-ranks = Γραμμή γραμμή
texts-form-list = Κομμάτι κομμάτι
texts-form-fields = Μία γραμμή κειμένου
texts-form-mustermead = Όλα: βαριάντες, σημειώσεις, προτάσεις, ζάρια

## Σύνδεσμοι και παιχνίδι με αυτούς

link-game = Σύνδεσμος για την παρτίδα
link-position = Σύνδεσμος για τη θέση
link-too-long = { $count ->
    [one] Αυτός ο σύνδεσμος έχει { $count } χαρακτήρα. Πολλά προγράμματα κόβουν τόσο μεγάλους συνδέσμους, γι’ αυτό στείλε αρχείο.
   *[other] Αυτός ο σύνδεσμος έχει { $count } χαρακτήρες. Πολλά προγράμματα κόβουν τόσο μεγάλους συνδέσμους, γι’ αυτό στείλε αρχείο.
}
link-damaged = Αυτός ο σύνδεσμος κόπηκε ή άλλαξε στον δρόμο. Ζήτησέ τον ξανά.
link-damaged-from = Αυτός ο σύνδεσμος κόπηκε ή άλλαξε στον δρόμο. Η παρτίδα φαίνεται ως εκεί που είναι σίγουρη. Ζήτησε ξανά τον σύνδεσμο.
link-newer = Αυτόν τον σύνδεσμο τον έφτιαξε νεότερη έκδοση του ιστότοπου. Φόρτωσε ξανά τη σελίδα.
link-lots = Οι ζαριές αυτού του συνδέσμου δεν βγαίνουν από όσα υποσχέθηκαν οι συσκευές, γι’ αυτό ο σύνδεσμος δεν είναι αξιόπιστος.
link-other-game = Αυτός ο σύνδεσμος είναι για άλλο παιχνίδι.
link-refused = Αυτός ο σύνδεσμος δεν ανοίγει. { $why }
link-refused-from = Η παρτίδα του συνδέσμου φαίνεται ως εκεί που επιτρέπουν οι κανόνες. { $why }
# A choice of who plays a new game.
by-link-two = Παρέα σε άλλη συσκευή, με συνδέσμους
by-link-four = Τέσσερα άτομα, το καθένα στη συσκευή του, με συνδέσμους
by-link-note = Στέλνεις κάθε κίνηση ως σύνδεσμο, με μήνυμα ή με ηλεκτρονικό ταχυδρομείο. Χωρίς λογαριασμό και χωρίς διακομιστή.
send-link = Στείλε την κίνηση
send-link-first = Στείλε την πρόσκληση
send-link-again = Στείλε ξανά
send-link-heading = Στείλε τον σύνδεσμο
send-link-what = Στείλε αυτόν τον σύνδεσμο σε όποιον παίζει μετά. Περιέχει όλη την παρτίδα και κανένας διακομιστής δεν τον βλέπει.
send-link-preview = Η προεπισκόπηση στα μηνύματα δεν μπορεί να δείξει το ταμπλό.
send-link-silence = Τίποτα δεν θα σε ειδοποιήσει όταν έρθει πίσω σύνδεσμος, γιατί δεν υπάρχει διακομιστής.
send-link-share = Μοιράσου…
send-link-code = Ο σύνδεσμος ως κωδικός QR
send-link-done = Τον έστειλα
link-ready = Η κίνησή σου είναι έτοιμη. Στείλε την ως σύνδεσμο.
link-ready-first = Η παρτίδα είναι έτοιμη. Στείλε την ως σύνδεσμο.
link-ready-over = Η παρτίδα τελείωσε. Στείλε τον σύνδεσμο, για να το ξέρουν όλοι.
link-ready-lot = Εδώ δεν έχεις τίποτα να αποφασίσεις. Στείλε πίσω τον σύνδεσμο, για να μπορούν να ρίξουν οι άλλοι.
link-ready-seat = Έχεις τη θέση σου. Στείλε πίσω τον σύνδεσμο: χρειάζεται για την πρώτη ζαριά.
link-ready-throw = Στείλε τον σύνδεσμο: όταν έρθει πίσω, ρίχνεις.
link-waiting = Στάλθηκε. Όταν έρθει πίσω σύνδεσμος, άνοιξέ τον σε αυτόν τον περιηγητή.
link-known = Αυτή την κίνηση την έχεις ήδη.
link-fork = Αυτός ο σύνδεσμος συνεχίζει από παλιότερη θέση. Η παρτίδα σου μένει όπως είναι και η άλλη συνέχεια είναι βαριάντα στον κατάλογο των κινήσεων.
# Throws of a game by links. A throw is drawn from secrets that devices have promised to each other.
throws-at-once = Οι ζαριές μετά από εξάρι έρχονται αμέσως
throws-at-once-note = Τότε όποιος ξαναρίχνει θα μπορούσε να υπολογίσει εκείνη τη ζαριά πριν παίξει. Αλλιώς οι άλλοι προσθέτουν πρώτα ένα μυστικό, και αυτό θέλει έναν σύνδεσμο ακόμη.
throws-agreed = Συμφωνήθηκε να έρχονται αμέσως οι ζαριές μετά από εξάρι: όποιος ξαναρίχνει θα μπορούσε να υπολογίσει εκείνη τη ζαριά πριν παίξει.
throws-cube = Όποιος μπορεί να διπλασιάσει στέλνει σύνδεσμο πριν από κάθε ζαριά. Χωρίς ζάρι διπλασιασμού δεν χρειάζεται αυτός ο σύνδεσμος.
throws-two-seats = Μία συσκευή έχει δύο θέσεις στη σειρά. Αυτή η συσκευή θα μπορούσε να ξέρει από πριν τη δεύτερη ζαριά.
throws-heading = Τίμιες ζαριές
throws-proved = Αποδειγμένες ζαριές: { $count } από { $all }.
throws-wrong = Η ζαριά { $number } δεν βγαίνει από όσα είχαν υποσχεθεί οι συσκευές.
throws-meaning = Μια αποδειγμένη ζαριά βγαίνει από μυστικά που κάθε συσκευή είχε υποσχεθεί πριν από την παρτίδα. Άρα δεν τη διάλεξε κανείς. Δεν φαίνεται όμως αν δύο παίκτες είπαν ο ένας στον άλλο τα μυστικά τους ή αν κάποιος σταμάτησε να απαντά μετά από κακή ζαριά.

## Άνοιγμα

texts-open = Άνοιγμα παρτίδας…
texts-open-heading = Άνοιγμα παρτίδων
texts-paste = Επικόλλησε παρτίδες ή μια θέση, σε μορφή που διαβάζει αυτό το παιχνίδι
texts-choose = Επιλογή αρχείων
texts-drop = Μπορείς και να σύρεις αρχεία, όπου θέλεις στη σελίδα.
texts-read = Άνοιγμα
texts-text = Το κείμενο
texts-too-large = Το «{ $name }» είναι πάνω από { $most } MB και δεν διαβάζεται.
texts-unread = Το «{ $name }» δεν διαβάζεται.
texts-none = Δεν διαβάστηκε καμία παρτίδα. Δεν αποθηκεύτηκε τίποτα.
texts-reading = { $read } από { $all } μπάιτ, { texts-count }
texts-count = { $count ->
    [one] μία παρτίδα
   *[other] { $count } παρτίδες
}
texts-stop = Διακοπή
texts-stopped = { $count ->
    [0] Διακόπηκε πριν από την πρώτη παρτίδα.
   *[other] Διακόπηκε μετά από { texts-count }.
}
texts-ask = { $count ->
    [one] Αποθήκευση μίας παρτίδας;
   *[other] Αποθήκευση { $count } παρτίδων;
}
texts-save-all = Αποθήκευση
texts-discard = Χωρίς αποθήκευση
texts-saving = Αποθηκεύτηκαν { $count } από { $all } παρτίδες.
texts-saved = { $count ->
    [one] Αποθηκεύτηκε μία παρτίδα. Είναι
   *[other] Αποθηκεύτηκαν { $count } παρτίδες. Είναι
} στο «Οι παρτίδες μου».
texts-game = { $number }. { $players } { $result }, { $count ->
    [one] μία κίνηση
   *[other] { $count } κινήσεις
}
texts-mended = Διορθώθηκαν:
texts-missed = Δεν διαβάστηκαν:
texts-mend = Παρτίδα { $number }, { $place }: { $what }
texts-fault = Παρτίδα { $number }, { $place }: { $why }
texts-line = γραμμή { $line }, χαρακτήρας { $sign }
texts-line-of = γραμμή { $line }, «{ $text }» στον χαρακτήρα { $sign }
texts-of-file = Στο «{ $name }»:
texts-elsewhere = Αυτή είναι παρτίδα άλλου παιχνιδιού: { $game }. Άνοιξέ τη στη σελίδα του:
texts-open-there = Άνοιξέ το εκεί:
texts-and-more = { $count ->
    [one] και μία ακόμη
   *[other] και { $count } ακόμη
}

## Τα παράθυρα ενός τραπεζιού

at-bottom = Στο κάτω μέρος του ταμπλό
auto-flip = Η πλευρά που παίζει
on-board = Στο ταμπλό
dice = Ζάρια
dice-touch = Με πάτημα
dice-themselves = Αυτόματα
dice-hand = Αληθινά ζάρια στο τραπέζι σου
pace = Ο υπολογιστής παίζει
pace-at-once = αμέσως
pace-normal = ώστε να προλαβαίνεις
pace-calm = αργά
play-forced = Αυτόματα οι αναγκαστικές κινήσεις
square-names = Συντεταγμένες σε κάθε τετράγωνο
# A board that is turned on upright phones stays as it is.
wide-board = Πλατύ ταμπλό και στο κινητό
# What the button More leads to.
settings = Ρυθμίσεις
seats = Παίκτες
games = Οι παρτίδες μου
resign = Παραίτηση
flip-board = Γύρισμα του ταμπλό
keys = Συντομεύσεις πληκτρολογίου
keys-look = Προηγούμενη και επόμενη κίνηση
keys-ends = Πρώτη και τελευταία θέση
keys-board = Στο ταμπλό
keys-walk = Στο διπλανό τετράγωνο
keys-tap = Επιλογή του τετραγώνου
keys-cancel = Άφησε το κομμάτι
keys-ask = Βοήθεια για αυτό το τετράγωνο
keys-on = Συντομεύσεις με ένα πλήκτρο
resign-sure = Παραιτείσαι από την παρτίδα;
resign-who = Ποιος παραιτείται;
resign-how-much = Τι χάνεις με την παραίτηση;
resign-yes = Ναι, παραίτηση
resign-no = Συνέχεια
new-game-heading = Νέα παρτίδα
which-game = Παιχνίδι
against = Παίξε με
the-computer = Τον υπολογιστή
strength = Επίπεδο
level-name = { $number ->
    [1] Πρώτα βήματα
    [2] Αρχάριος
    [3] Για την παρέα
    [4] Ερασιτέχνης
    [5] Έμπειρος παίκτης
    [6] Παίκτης συλλόγου
    [7] Δεξιοτέχνης
   *[8] Μαιτρ
}
level-line = { $number ->
    [1] Παίρνει ό,τι βλέπει, αλλά βλέπει λίγα
    [2] Βλέπει τι μπορεί να κερδίσει, ξεχνά την απάντηση
    [3] Βλέπει και την απάντηση, αλλά συχνά κρίνει λάθος
    [4] Βλέπει λίγο μπροστά, πότε πότε κρίνει λάθος
    [5] Βλέπει μπροστά, σπάνια κρίνει λάθος
    [6] Παίζει καλά, λίγα του ξεφεύγουν
    [7] Βλέπει πολύ μπροστά
   *[8] Παίζει όσο καλύτερα μπορεί
}
seats-any-time = Αλλάζεις όποτε θέλεις ποιος παίζει.
a-friend = Παρέα σε αυτή τη συσκευή
who-plays = Ποιοι παίζουν
you-and-computer = Εσύ και ο υπολογιστής
two-people = Δύο άτομα, ένα ζευγάρι το καθένα
two-and-computers = Δύο άτομα εναντίον δύο υπολογιστών
three-people = Τρία άτομα, δύο εναντίον ενός
many-people = { $count ->
    [4] Τέσσερα
   *[other] { $count }
} άτομα, μία θέση το καθένα
you-play = Παίζεις με
how-many-play = Παίκτες
by-lot = Τυχαία
how-long = Διάρκεια
single-game = Μία παρτίδα
hints-agreed = Υποδείξεις για όλους
more-options = Περισσότερες επιλογές
handicap = Χάντικαπ
handicap-none = Χωρίς χάντικαπ
handicap-given = { $seat ->
    [you] Δίνεις
    [computer] Ο υπολογιστής δίνει
   *[other] { FORM($seat, case: "cap") } δίνουν
} χάντικαπ: { $pieces }
handicap-off = { $seat ->
    [you] Έχεις
    [computer] Ο υπολογιστής έχει
   *[other] { FORM($seat, case: "cap") } έχουν
} ήδη μαζέψει: { $pieces }
start = Έναρξη
games-heading = Οι παρτίδες μου
games-none = Δεν έχεις ακόμη παρτίδες σε αυτόν τον περιηγητή.
games-saved = Η παρτίδα στο ταμπλό αποθηκεύτηκε. Είναι στο «Οι παρτίδες μου».

## Οι παρτίδες σε αυτόν τον περιηγητή

saved-against = Με τον υπολογιστή ({ FORM($level, form: "clause") })
saved-people = { $count ->
    [one] Ένα άτομο
   *[other] { $count } άτομα
}
saved-computers = { $count ->
    [1] Ένας υπολογιστής
   *[other] { $count } υπολογιστές
}
saved-your-turn = Σειρά σου
saved-computer-turn = Παίζει ο υπολογιστής
saved-turn = { to-play }
saved-offer = Μια πρόταση περιμένει απάντηση
saved-waiting-for-you = Περιμένει εσένα
saved-waiting-for-them = Περιμένει τους άλλους
saved-won = Κέρδισες
saved-lost = Έχασες
saved-over = Τελείωσε
saved-on = Σε εξέλιξη
saved-pin = Καρφίτσωμα επάνω
saved-delete = Διαγραφή
saved-deleted = Διαγράφηκε.
saved-more = Περισσότερες

## Τι λάθος έχει το κείμενο μιας παρτίδας

game-text-nothing = Σε αυτό το κείμενο δεν υπάρχει παρτίδα.
game-text-other-game = Αυτό είναι άλλο παιχνίδι: η ετικέτα { $tag } λέει «{ $found }».
game-text-board-of-10 = Αυτή είναι παρτίδα διεθνούς ντάμας, σε 10 επί 10 τετράγωνα, που δεν παίζεται εδώ.
game-text-board-of-12 = Αυτή είναι παρτίδα καναδικής ντάμας, σε 12 επί 12 τετράγωνα, που δεν παίζεται εδώ.
game-text-other-kind = Αυτή είναι παρτίδα άλλου είδους ντάμας, που δεν παίζεται εδώ.
game-text-variant = Αυτή είναι παρτίδα { $name }, μιας παραλλαγής του σκακιού που δεν παίζεται εδώ.
game-text-ambiguous = Αυτό διαβάζεται με πολλούς τρόπους: { $readings }.
game-text-resembles = Μοιάζει με άλλο παιχνίδι: { $game }.
game-text-passed = Εδώ γίνεται πάσο, αλλά οι κανόνες δεν το επιτρέπουν.
game-text-unknown = Το κείμενο δεν λέει τι παίχτηκε εδώ.
game-text-full = Μια παρτίδα έχει το πολύ { $most } κινήσεις.
game-text-over = Η παρτίδα είχε ήδη τελειώσει πριν από αυτό.
game-text-not-now = Αυτό δεν γίνεται εδώ.
game-text-set-up = Η παρτίδα δεν μπορεί να αρχίσει όπως λένε οι ετικέτες της.
game-text-record = Αυτή η γραμμή μιας αποθηκευμένης παρτίδας δεν διαβάζεται.
game-text-number = Η επόμενη κίνηση έχει τον αριθμό { $expected }.
game-text-result = Το κείμενο λέει ότι το αποτέλεσμα είναι { $told }, αλλά είναι { $found }.
game-text-letters = Τα κομμάτια έχουν γράμματα άλλης γλώσσας: το «{ $found }» διαβάζεται ως «{ $read }».
game-text-unopened = Αυτή η παρένθεση δεν κλείνει τίποτα.
game-text-unclosed = Αυτό δεν κλείνει: λείπει { $expected }.
game-text-sign-first = Αυτό το σημάδι είναι πριν από την πρώτη κίνηση: δεν ανήκει σε καμία.
game-text-sign = Τέτοιο σημάδι δεν υπάρχει.
game-text-empty = Μέσα σε αυτή την παρένθεση δεν υπάρχει τίποτα.
game-text-kept = Αυτό δεν διαβάζεται και μένει ως σχόλιο. { $why }
game-text-remark = Αυτό δεν είναι μέρος της παρτίδας. Μένει ως σχόλιο.
game-text-beaver = Εδώ δεν παίζονται beaver και raccoon, γι’ αυτό το «{ $text }» παραλείπεται. Μετράει μόνο ο διπλασιασμός πριν από αυτό.
game-text-tag = Έτσι δεν γράφονται οι ετικέτες.
game-text-tag-twice = Η ετικέτα { $tag } υπάρχει δύο φορές. Μετρά η πρώτη.
game-text-tag-value = Η τιμή της ετικέτας { $tag } δεν ταιριάζει εδώ.
game-text-elsewhere = Στην κίνηση { $turn } δεν παίζεται τίποτε άλλο με τον κανόνα του σετ. Άλλα προγράμματα έχουν τον συνηθισμένο κανόνα και ίσως παίξουν εκεί κάτι ακόμη.
mended-mark = Το «{ $found }» δεν σημαίνει τίποτα εδώ και παραλείπεται.
mended-read = Το «{ $found }» διαβάζεται ως «{ $read }».
mended-missing = Εδώ κάτι λείπει, διαβάζεται ως «{ $read }».
read-as = Αυτό διαβάζεται ως { $text }.

## Γιατί μια παρτίδα ή μια θέση δεν ανοίγει

not-restored = Μια αποθηκευμένη παρτίδα δεν άνοιξε. Μένει όπως είναι. { $why }
open-unknown-game = Αυτό το παιχνίδι δεν υπάρχει εδώ.
open-rules-version = Αυτή η παρτίδα παίχτηκε με άλλη έκδοση των κανόνων, εδώ είναι η { $ours }.
open-seats = Λάθος αριθμός θέσεων: αυτό το παιχνίδι έχει { $count }.
open-players = Στον κατάλογο των θέσεων υπάρχει παίκτης που δεν παίζει σε αυτή την παρτίδα.
open-empty-seat = Η θέση παίκτη { $number } θέλει παίκτη, αλλά δεν έχει.
open-idle-seat = Η θέση παίκτη { $number } έχει παίκτη, αλλά δεν χρησιμοποιείται εδώ.
open-start = Η πρώτη θέση της παρτίδας δεν στήνεται. { $why }
open-entry = Η εγγραφή { $number } της παρτίδας δεν γίνεται. { $why }
option-unknown-game = Το παιχνίδι «{ $game }» δεν υπάρχει εδώ.
option-no-pair = Το «{ $text }» δεν δίνει μια επιλογή και την τιμή της.
option-unknown-key = Αυτό το παιχνίδι δεν έχει επιλογή «{ $key }».
option-bad-value = Το «{ $value }» δεν γίνεται για το «{ $key }», που παίρνει { $takes }.
option-takes-number = έναν αριθμό από { $least } έως { $most }
option-takes-text = άλλο κείμενο
place = { $form ->
    [start] Χαρακτήρας { $sign }
   *[plain] χαρακτήρας { $sign }
}
place-of = «{ $text }» στον χαρακτήρα { $sign }
read-error = { FORM($place, form: "start") }: { FORM($why, form: "sentence") }
wire-error = Γραμμή { $line }, { $place }: { $fault }
wire-no-record = μια παρτίδα δεν αρχίζει έτσι.
wire-unknown-version = αυτή η παρτίδα αποθηκεύτηκε από άλλη έκδοση της σελίδας.
wire-unknown-header = καμία γραμμή μιας παρτίδας δεν αρχίζει έτσι.
wire-repeated = αυτό υπάρχει για δεύτερη φορά.
wire-missing-header = λείπει η γραμμή «{ $header }».
wire-incomplete = εδώ κάτι λείπει.
wire-surplus = η γραμμή έπρεπε να τελειώνει πιο πριν.
wire-bad-number = αυτός ο αριθμός δεν γίνεται εδώ.
wire-bad-seat = αυτή δεν είναι θέση παίκτη.
wire-bad-player = αυτός δεν είναι από τους παίκτες.
wire-unknown-word = αυτή η λέξη δεν σημαίνει τίποτα εδώ.
wire-bad-escape = αυτή η ανάποδη κάθετος δεν σημαίνει τίποτα.
wire-too-long = αυτό είναι πολύ μεγάλο για παρτίδα.
wire-line-too-long = η γραμμή είναι πολύ μεγάλη.
wire-too-many-entries = καμία παρτίδα δεν έχει τόσες εγγραφές.
wire-too-many = κανένα παιχνίδι δεν έχει τόσα από αυτά.

## Χρόνος

end-flagged = { late-flagged }{ late-stop }
chess-end-flagged = { late-flagged }, αλλά η άλλη πλευρά δεν θα μπορούσε ποτέ να δώσει ματ{ late-stop }
late-flagged = { $form ->
    [clause] τελείωσε
   *[sentence] Τελείωσε
} ο χρόνος { FORM($seat, case: "gen") }
late-stop = { $form ->
    [clause] { "" }
   *[sentence] { "." }
}
ruling-time = { late-no-clocks } χάνεις, ό,τι κι αν είναι στο ταμπλό. { late-no-time }
late-no-clocks = Η πηγή δεν αναφέρει ρολόγια. Εδώ, αν τελειώσει ο χρόνος σου,
late-no-time = Η αναίρεση δεν δίνει πίσω χρόνο.
ruling-BG-7 = { late-no-clocks } χάνεις ένα απλό παιχνίδι επί το ζάρι διπλασιασμού, ό,τι κι αν είναι στο ταμπλό. { late-no-time }
ruling-CHESS-3 = { late-no-clocks } χάνεις. Αν όμως η άλλη πλευρά δεν θα μπορούσε ποτέ να δώσει ματ με ό,τι έχει, είναι ισοπαλία (άρθρο 6.9 των κανόνων της FIDE). Μετρούν μόνο τα κομμάτια, όχι πού στέκονται. { late-no-time }
ruling-DR-5 = { ruling-time }
ruling-LANKO-15 = { late-no-clocks } χάνει το ζευγάρι σου, όσοι κι αν είναι οι πόντοι. { late-no-time }
ruling-LANRICK-11 = { ruling-time }
ruling-LASKA-6 = { ruling-time }
ruling-LINO-10 = { late-no-clocks } χάνεις, όσοι κι αν είναι οι πόντοι, και σε δίκαιο ματς ολόκληρο το ματς. { late-no-time }
ruling-LUDO-9 = { late-no-clocks } φεύγεις από την παρτίδα όπως με παραίτηση. { late-no-time }

## Βοήθεια για ένα τετράγωνο

inspector = { $square }.
inspect-moves = Μπορ{ ends-ei } να το κινήσ{ ends }{ by-name }: { $steps }.
inspect-must = Με αυτό{ by-name } πρέπει να αιχμαλωτίσ{ ends }: { $steps }.
inspect-goal = Εδώ μπορ{ ends-ei } να παίξ{ ends }{ by-name }: { $steps }.
inspect-would = Αν έπαιζ{ did }{ by-name }: { $steps }.
inspect-stuck = Τώρα δεν θα μπορούσ{ did } να το κινήσ{ ends }{ by-name }.
inspect-attacks = Απειλεί { FORM($at, case: "acc") }.
inspect-why = { FORM($why, form: "sentence") }
inspect-nothing = Τώρα δεν έρχεται εδώ κανένα κομμάτι.
inspect-forced = Τώρα{ by-name } πρέπει να αιχμαλωτίσ{ ends }: { $steps }.
inspect-after = Μετά: { $square }.

## Ρυθμίσεις

look = Εμφάνιση του ταμπλό
look-classic = Κλασική
look-wood = Ξύλο και τσόχα
look-ink = Μελάνι (υψηλή αντίθεση)
look-plain = Απλή
look-lasker = Τα χρώματα του Λάσκερ
fields = Χρώματα των τετραγώνων
fields-own = Τα χρώματα του παιχνιδιού
fields-brown = Καφέ
fields-green = Πράσινο
fields-blue = Μπλε
fields-grey = Γκρι
coordinates = Συντεταγμένες
coordinates-inside = Μέσα στα τετράγωνα
coordinates-outside = Δίπλα στο ταμπλό
coordinates-off = Χωρίς συντεταγμένες
mark-goals = Να φαίνεται πού μπορεί να πάει το κομμάτι
mark-last = Να φαίνεται η τελευταία κίνηση
size = Μέγεθος του ταμπλό
size-auto = Όσο πιο μεγάλο γίνεται
size-medium = Μεσαίο
size-small = Μικρό
speed = Τα κομμάτια κινούνται
speed-auto = κανονικά
speed-none = χωρίς εφέ
speed-half = αργά
speed-double = γρήγορα
theme = Θέμα
theme-auto = Αυτόματο
theme-light = Φωτεινό
theme-dark = Σκούρο
languages = Γλώσσα
sounds = Ήχοι
confirm-moves = Ερώτηση πριν από κάθε κίνηση
playing = Παιχνίδι
this-page = Αυτή η σελίδα
full-screen = Πλήρης οθόνη
full-screen-off = Έξοδος από πλήρη οθόνη
print-board = Εκτύπωση του ταμπλό
settings-broken = Κάποιες ρυθμίσεις δεν διαβάστηκαν ({ $lines }) και ισχύουν οι αρχικές.

## Το τέλος μιας παρτίδας, και αποτελέσματα

card-look-back = Δες τις κινήσεις
card-close = Δες το ταμπλό
# After a game against the computer: a level that fits better, and a button that starts a rematch there.
card-level-fits = Τώρα σου ταιριάζει το επίπεδο { $level }.
card-level-losses = Τρεις ήττες στη σειρά.
card-level-wins = Τρεις νίκες στη σειρά.
card-level-play = Παίξε στο επίπεδο { $level }
card-level-try = Δοκίμασε το επίπεδο { $level }
results = Τα αποτελέσματά σου
# Το τέλος ενός ματς· ακολουθεί το σκορ.
match-won = Κέρδισες το ματς
match-result = { $result ->
    [result-draw] Ισοπαλία στο ματς
    [result-share] { $result }
   *[other] { $result } το ματς
}
results-against = { $game }, με τον υπολογιστή ({ FORM($level, form: "clause") })
results-line = Παρτίδες: { $played }. Νίκες: { $won }, ισοπαλίες: { $drawn }, ήττες: { $lost }
results-streak = Νίκες στη σειρά: { $now } (ρεκόρ: { $best })
results-reset = Μηδενισμός αποτελεσμάτων
results-were-reset = Τα αποτελέσματά σου μηδενίστηκαν.

## Ονόματα και ρολόγια

name-of = Όνομα
clock = Ρολόι
clock-none = Χωρίς ρολόι
clock-each = { $minutes } λεπτά η πλευρά
clock-increment = { $minutes } λεπτά η πλευρά, συν { $seconds } δεύτερα ανά κίνηση
clock-pause = Παύση του ρολογιού
clock-go-on = Συνέχεια του ρολογιού

## Μια κίνηση ως κείμενο

type-move = Γράψε μια κίνηση
type-move-unread = Το «{ $text }» δεν είναι κίνηση εδώ.

## Αιχμάλωτα κομμάτια

captured-by = { $seat ->
    [you] Αιχμάλωτά
   *[other] Αιχμάλωτα
} { FORM($seat, case: "gen") }: { $pieces }
captured-lead = Προηγ{ ends-r }{ by-name } κατά { $points }

## Tables in other pages

embed = Ενσωμάτωση σε ιστοσελίδα
embed-what = Τι θα φαίνεται
embed-position = Αυτή η θέση
embed-record = Όλη η παρτίδα
embed-new = Νέα παρτίδα
embed-mode = Τι μπορούν να κάνουν οι αναγνώστες
embed-play = Να παίξουν με τον υπολογιστή
embed-two = Να παίξουν μεταξύ τους στην ίδια οθόνη
embed-replay = Να δουν τις κινήσεις
embed-form = Πώς μπαίνει στη σελίδα
embed-script = Με JavaScript: το ύψος προσαρμόζεται πάντα μόνο του
embed-frame = Με απλό πλαίσιο: για σελίδες χωρίς JavaScript
embed-width = Μέγιστο πλάτος, σε πίξελ
embed-code = Αντίγραψε αυτόν τον κώδικα στη σελίδα σου
embed-preview = Αυτό βλέπουν οι αναγνώστες σου
# An address can only be so long.
embed-too-long = Η παρτίδα είναι πολύ μεγάλη και δεν χωρά σε μια διεύθυνση. Ενσωμάτωσε μόνο τη θέση.
not-in-this-browser = Εκείνη η παρτίδα δεν είναι σε αυτόν τον περιηγητή, οπότε αυτή είναι καινούρια. Για να δείξεις μια παρτίδα σε κάποιον, πάτησε «Μοιράσου την παρτίδα» εκεί όπου παίχτηκε.
# $text is a part of the address, such as level=11.
address-unknown = Το «{ $text }» στη διεύθυνση δεν σημαίνει τίποτα εδώ και παραλείπεται.
# Instead of the board, where a page asks for a study that is not there.
no-studies = Τέτοια σπουδή δεν υπάρχει εδώ.
asks-to-play-on = Αυτή είναι παλιότερη θέση. Θέλεις να συνεχίσεις από εδώ;
play-moves = Αναπαραγωγή κινήσεων
# A game that was put on a page to be looked at. The buttons are First, Previous, Next and Last.
views = Αυτή η παρτίδα είναι εδώ για να τη δεις: πάτησε τα κουμπιά κάτω από τις κινήσεις ή τα βελάκια του πληκτρολογίου.

## Studies: positions with a task

# Buttons.
study-again = Δοκίμασε ξανά
study-anew = Από την αρχή
study-hint = Υπόδειξη
study-next = Επόμενο
study-follows = Δες τι ακολουθεί
study-solution = Δες τη λύση
study-play-on = Συνέχισε με τον υπολογιστή
study-next-puzzle = Επόμενος γρίφος
study-next-study = Επόμενη σπουδή
study-play = Παίξε κανονική παρτίδα
study-onward = Επόμενα βήματα
# Behind praise for the last task.
study-done = Αυτό ήταν όλο.
study-mine = Από δική σου παρτίδα
study-played = Στην παρτίδα σου έπαιξες { $turn }: κόστισε { $cost }%.
study-played-points = Στην παρτίδα σου έπαιξες { $turn }: κόστισε { $cost } πόντους.
study-next-mine = Επόμενο λάθος
study-forget = Να μην ερωτηθώ ξανά
# What is to be done in a puzzle. $n counts the moves to mate.
study-goal = { to-play }: { $goal ->
    [win] κέρδισε
    [mate] { $n ->
        [1] κάνε ματ
       *[other] κάνε ματ σε { $n } κινήσεις
    }
    [gain] κέρδισε πλεονέκτημα
    [save] βρες τη μόνη κίνηση που σώζει
   *[best] βρες την καλύτερη κίνηση
}.
# The solution, where no other hint is known. $turn is a move in the game's notation.
study-model = Η λύση είναι { $turn }.
# Said of a right and of a wrong move, where no more is said.
study-right = Αυτό είναι.
study-wrong = Δεν είναι αυτό.
study-failed = Δεν είναι αυτό: { $goal ->
    [win] δεν κερδίζει
    [mate] { $n ->
        [1] δεν είναι ματ
       *[other] δεν κάνει ματ σε { $n } κινήσεις
    }
    [gain] δεν δίνει πλεονέκτημα
    [save] δεν σώζει
   *[best] υπάρχει καλύτερη κίνηση
}.
study-answer = Η απάντηση: { $turn }.
study-solved = Αυτό είναι: { $goal ->
    [win] το { $turn } κερδίζει, όποια κι αν είναι η απάντηση
    [mate] { $n ->
        [1] το { $turn } είναι ματ
       *[other] το { $turn } κάνει ματ σε { $n } κινήσεις, όποια κι αν είναι η απάντηση
    }
    [gain] το { $turn } δίνει πλεονέκτημα
    [save] το { $turn } σώζει, ενώ άλλες κινήσεις χάνουν
   *[best] δεν υπάρχει καλύτερη κίνηση από το { $turn }
}.
# Which task of how many.
study-task = { $number } από { $of }

## Beside a variation

promote = Να γίνει η κύρια βαριάντα
remove-variation = Διαγραφή της βαριάντας

## Hints and reviews

# A hint, in three stages: the piece, the move with its reasons, and how the game could go on. The first two
# are buttons; what follows them is said beside the board. $turn is a move in the game’s notation, $turns are several.
hint-more = Περισσότερα
hint-again = Ξανά
hint-asked = Αναζήτηση της καλύτερης κίνησης…
hint-failed = Εδώ δεν υπάρχει υπόδειξη.
hint-piece = Κοίτα το σημειωμένο κομμάτι.
hint-best = Καλύτερη κίνηση: { $turn }.
hint-follows = Μπορεί να συνεχιστεί έτσι: { $turns }.
# What the player can expect with that move, of 100, and how much less with the next best one.
hint-chances = Πιθανότητες: { $percent }%.
hint-chances-next = Πιθανότητες: { $percent }%, με την επόμενη καλύτερη κίνηση { $other }%.
# The same in games of dice, in points of the stake, such as +0.35.
hint-points = Προσδοκία: { $points } πόντοι.
hint-points-next = Προσδοκία: { $points } πόντοι, με την επόμενη καλύτερη κίνηση { $other }.
# Why a move is good. Each is a sentence about the move; its subject is the move. $amount is one of the amounts below.
# “Answers” are the moves of the others.
why-wins = { $n ->
    [1] Κερδίζει αμέσως.
   *[other] Κερδίζει σε { $n } κινήσεις, όποιες κι αν είναι οι απαντήσεις.
}
why-saves = Κάθε άλλη κίνηση χάνει την παρτίδα.
why-saves-most = Από τις { $of } άλλες κινήσεις { $n ->
    [one] η { $n } χάνει
   *[other] οι { $n } χάνουν
} την παρτίδα.
why-gains = { $n ->
    [1] Κερδίζει { $amount }, όποια κι αν είναι η απάντηση.
   *[other] Κερδίζει { $amount } σε { $n } κινήσεις, όποιες κι αν είναι οι απαντήσεις.
}
why-only = Κάθε άλλη κίνηση χάνει { $amount }.
why-avoids = Από τις { $of } άλλες κινήσεις { $n ->
    [one] η { $n } χάνει
   *[other] οι { $n } χάνουν
} { $amount }.
why-threatens = Απειλεί να κερδίσει { $amount }: το { $n ->
    [one] εμποδίζει
   *[other] εμποδίζουν
} μόνο { $n } από τις { $of } απαντήσεις.
why-takes = { $n ->
    [1] Αιχμαλωτίζει ένα κομμάτι.
   *[other] Αιχμαλωτίζει { $n } κομμάτια.
}
why-hits = { $n ->
    [1] Χτυπά ένα πούλι.
   *[other] Χτυπά { $n } πούλια.
}
why-promotes = { $n ->
    [1] Προάγει ένα κομμάτι.
   *[other] Προάγει { $n } κομμάτια.
}
why-finishes = { $n ->
    [1] Φέρνει ένα πούλι στο τέρμα.
   *[other] Φέρνει { $n } πούλια στο τέρμα.
}
why-scores = { $points ->
    [one] Παίρνει { $points } πόντο.
   *[other] Παίρνει { $points } πόντους.
}
why-concedes = { $points ->
    [0] Καμία απάντηση δεν παίρνει πόντους.
    [one] Καμία απάντηση δεν παίρνει πάνω από { $points } πόντο.
   *[other] Καμία απάντηση δεν παίρνει πάνω από { $points } πόντους.
}
why-enters = { $n ->
    [1] Βάζει ένα πούλι στο παιχνίδι.
   *[other] Βάζει { $n } πούλια στο παιχνίδι.
}
why-leaves = { $n ->
    [1] Αφήνει μόνο μία απάντηση.
   *[other] Αφήνει μόνο { $n } απαντήσεις.
}
why-risks = { $n ->
    [0] Η επόμενη ζαριά δεν μπορεί να χτυπήσει κανένα πούλι.
   *[other] Σε { $n } από τις { $of } περιπτώσεις η επόμενη ζαριά μπορεί να χτυπήσει πούλι.
}
why-holds = Κάνει πόρτα στο { $site }.
why-gathers = Αυξάνει τα πούλια στο ραντεβού: { $n } από τα { $of }.
why-gathers-all = Κερδίζει το ραντεβού: όλα τα πούλια είναι εκεί.
why-bars = Σταματά τον αντίπαλο: μετά από κάθε απάντηση είναι στο ραντεβού το πολύ { $n } από τα { $of } πούλια του.
why-prepares = Απειλεί να κερδίσει το ραντεβού στον επόμενο γύρο.
why-leads = Ο δρόμος ως το ραντεβού είναι πιο σύντομος από του αντιπάλου: σε τετράγωνα, { $own } έναντι { $others }.
# Amounts: what is won or lost, as the object of a sentence.
amount-pawns = { $n ->
    [1] ένα πιόνι
   *[other] υλικό αξίας { $n } πιονιών
}
amount-men = { $n ->
    [1] ένα πούλι
   *[other] { $n } πούλια
}
amount-pieces = { $n ->
    [1] ένα κομμάτι
   *[other] { $n } κομμάτια
}
amount-points = { $n ->
    [one] { $n } πόντο
   *[other] { $n } πόντους
}
# The review of a game: a button and the heading, and what stands below it.
review-heading = Ανάλυση
review-away = Κλείσιμο ανάλυσης
review-progress = Ανάλυση: { $percent }%
review-failed = Η ανάλυση δεν μπόρεσε να ολοκληρωθεί.
review-go-on = Συνέχεια ανάλυσης
# The curve, for screen readers.
review-curve = Πιθανότητες, κίνηση προς κίνηση: { $seat }
review-none = Καμία κίνηση δεν κόστισε πολύ.
# The moves that cost most, each a button that shows it. $cost is a share of 100, or points of the stake.
review-cost = { $turn }: κόστισε { $cost }%
review-cost-points = { $turn }: κόστισε { $cost } πόντους
review-better = Καλύτερο ήταν το { $turn }.
review-turned = Εδώ γύρισε η παρτίδα.
# A button: the game is played again from before that move.
review-try = Δοκίμασε ξανά από εδώ
review-kept = { $n ->
    [one] Αποθηκεύτηκε για εξάσκηση { $n } κίνηση.
   *[other] Αποθηκεύτηκαν για εξάσκηση { $n } κινήσεις.
}
review-practise = Τα λάθη μου
# A table: what each side’s moves cost, what luck brought it, and the rest of the result.
review-side = Πλευρά
review-costs = Κόστος κινήσεων
review-luck = Τύχη
review-skill = Ικανότητα
review-rate = Δείκτης λαθών
# A number with two decimals, such as 0.35 or +1.20.
decimal = { $whole },{ $part }
# A share of 100.
percent = { $percent }%
