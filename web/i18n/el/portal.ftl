### The texts of the portal and of what all games share. The terms are in docs/glossary/el.md.
###
### The forms of Greek: `case`, of seats and pieces: none (a label: Λευκά, λευκό πούλι), `nom` (τα λευκά, το λευκό πούλι), `cap`
### (the same at the beginning of a sentence: Τα), `acc`, `gen`; of pieces also `a` (ένα, έναν: accusative) and `into` (accusative
### without an article); of places `acc` (το c3) and `in` (στο c3). `agree`, of colours: `he`, `she`, else neuter. `sentence`,
### `clause`. Verbs agree by helpers: `ends` (-ει, -ουν, -εις), `ends-ei` (-εί), `ends-r` (-είται), `did` (-ε): colours are plurals,
### all others singular, and `you` is spoken to; `by-name` adds who it is behind the verb, unless that is `you`; `who` sets it before
### the verb, where an object could be taken for the subject. Names of people: nominative, `gen` in parentheses.

## Από τι γίνονται οι προτάσεις

word = { $count ->
    [0] μηδέν
    [1] ένα
    [2] δύο
    [3] τρία
    [4] τέσσερα
    [5] πέντε
    [6] έξι
    [7] επτά
    [8] οκτώ
    [9] εννέα
    [10] δέκα
    [11] έντεκα
    [12] δώδεκα
   *[other] { $count }
}
# With masculine and feminine nouns.
few = { $count ->
    [3] τρεις
    [4] τέσσερις
   *[other] { word }
}
list-next = { $first }, { $last }
list-and = { $first } και { $last }
list-or = { $first } ή { $last }
stop = { $form ->
    [sentence] { "." }
   *[plain] { "" }
}
# A square is neuter.
verbatim = { $case ->
    [acc] το{ " " }{ $text }
    [in] στο{ " " }{ $text }
    [gen] ({ $text })
   *[plain] { $text }
}

## Ποιος και τι

seat = { the-seat }{ $seat ->
    [1] { seat-white }
    [2] { seat-black }
    [3] { seat-red }
   *[4] { seat-yellow }
}
seat-white = { $case ->
    [gen] λευκών
    [nom] λευκά
    [cap] λευκά
   *[label] Λευκά
}
seat-black = { $case ->
    [gen] μαύρων
    [nom] μαύρα
    [cap] μαύρα
   *[label] Μαύρα
}
seat-red = { $case ->
    [gen] κόκκινων
    [nom] κόκκινα
    [cap] κόκκινα
   *[label] Κόκκινα
}
seat-yellow = { $case ->
    [gen] κίτρινων
    [nom] κίτρινα
    [cap] κίτρινα
   *[label] Κίτρινα
}
the-seat = { $case ->
    [gen] των{ " " }
    [nom] τα{ " " }
    [cap] Τα{ " " }
   *[label] { "" }
}
# Endings of verbs.
ends = { $seat ->
    [you] εις
    [lanko-seat] ει
    [player] ει
    [verbatim] ει
   *[other] ουν
}
ends-ei = { $seat ->
    [you] είς
    [lanko-seat] εί
    [player] εί
    [verbatim] εί
   *[other] ούν
}
ends-r = { $seat ->
    [you] είσαι
    [lanko-seat] είται
    [player] είται
    [verbatim] είται
   *[other] ούνται
}
did = { $seat ->
    [you] ες
    [lanko-seat] ε
    [player] ε
    [verbatim] ε
   *[other] αν
}
by-name = { $seat ->
    [you] { "" }
   *[other] { " " }{ FORM($seat, case: "nom") }
}
# Who does something, before the verb: a verb may have an object that looks like its subject.
who = { $seat ->
    [you] { "" }
   *[other] { $form ->
        [clause] { FORM($seat, case: "nom") }
       *[sentence] { FORM($seat, case: "cap") }
    }{ " " }
}
colour = { $seat ->
    [1] λευκ{ high }
    [2] μαύρ{ low }
    [3] κόκκιν{ low }
   *[4] κίτριν{ low }
}
high = { $agree ->
    [he] { high-he }
    [she] { high-she }
   *[it] { high-it }
}
low = { $agree ->
    [he] { low-he }
    [she] { low-she }
   *[it] { low-it }
}
# Endings with and without the stress: λευκός, αξιωματικός; μαύρος, ίππος.
high-he = { $count ->
    [other] { $case ->
        [into] ούς
       *[nom] οί
    }
   *[one] { $case ->
        [acc] ό
        [a] ό
        [into] ό
        [gen] ού
       *[nom] ός
    }
}
low-he = { $count ->
    [other] { $case ->
        [into] ους
       *[nom] οι
    }
   *[one] { $case ->
        [acc] ο
        [a] ο
        [into] ο
        [gen] ου
       *[nom] ος
    }
}
high-she = { $count ->
    [other] ές
   *[one] ή
}
low-she = { $count ->
    [other] ες
   *[one] η
}
high-it = { $count ->
    [other] ά
   *[one] ό
}
low-it = { $count ->
    [other] α
   *[one] ο
}
# What stands before the noun and its colour: the article and the number.
lead-it = { $case ->
    [nom] το{ " " }
    [cap] Το{ " " }
    [acc] το{ " " }
    [gen] του{ " " }
    [a] ένα{ " " }
   *[label] { "" }
}{ $count ->
    [one] ένα{ " " }
    [other] { word }{ " " }
   *[none] { "" }
}
lead-he = { $case ->
    [nom] ο{ " " }
    [cap] Ο{ " " }
    [acc] τον{ " " }
    [gen] του{ " " }
    [a] έναν{ " " }
   *[label] { "" }
}{ $count ->
    [one] { $case ->
        [into] έναν
       *[nom] ένας
    }{ " " }
    [other] { few }{ " " }
   *[none] { "" }
}
# The kind tells its colour, so that they agree.
piece = { $kind }
some-piece = { lead-it }κομμάτι
# Behind πάνω από. The first, plain kind is always neuter.
group = { FORM($kind, $count) }
group-plain = { WORD($count) } { FORM($colour, $count) }
group-free = { FORM($kind, $count) }
held = { $top } πάνω από { FORM($below, case: "into") }
held-many = { $top } πάνω από { WORD($count) } άλλα
empty = άδειο

you = { $case ->
    [nom] εσύ
    [acc] εσένα
    [gen] σου
   *[label] Εσύ
}
computer = { $case ->
    [cap] Ο
   *[nom] ο
} υπολογιστής

player = { lead-he }{ $case ->
    [nom] παίκτη
    [cap] παίκτη
    [gen] παίκτη
   *[label] Παίκτη
}{ end-s } { $player }
# Masculines in -ς: παίκτης, βασιλιάς.
end-s = { $case ->
    [acc] { "" }
    [a] { "" }
    [into] { "" }
    [gen] { "" }
   *[nom] ς
}

## Το ταμπλό

board = Ταμπλό: { $game }
square = { $label }: { $held }
square-number = { $case ->
    [acc] το{ " " }
    [in] στο{ " " }
   *[plain] { "" }
}τετράγωνο { $number }
square-sign = { $square }, { $sign }
square-selected = { $square }, επιλεγμένο
square-target = { $square }, προορισμός
square-distant = { $square }, προορισμός με μερικά βήματα
die-aside = όχι σε αυτή τη ζαριά
die-ready = περιμένει να ριχτεί
die-live = { $die }, μπορείς να το διαλέξεις
die-used = { WORD($face) }, παίχτηκε
square-movable = { $square }, μπορείς να το διαλέξεις
square-movable-to = { $square }, μπορεί να πάει { FORM($goals, case: "in") }

## Τι έγινε στο ταμπλό

story = { FORM($who, case: "cap") } { $does }.
story-prompt = { FORM($prompt, form: "sentence") }
story-back = Η κίνηση αναιρέθηκε.
who-on = { $who } { FORM($at, case: "in") }
who-deep = { $who } { FORM($at, case: "in") }, κάτω από { WORD($count) } { $count ->
    [1] κομμάτι
   *[other] κομμάτια
},
way = από { FORM($from, case: "acc") } { FORM($to, case: "in") }
way-under = από { FORM($from, case: "acc") } κάτω από τα κομμάτια { FORM($to, case: "in") }
walks = { $way }
goes = πηγαίνει { $way }
leaps = πηδά { $way }
leaps-on = πηδά μετά { FORM($at, case: "in") }
comes-in = μπαίνει { $way }
goes-back = επιστρέφει { $way }
leaves-play = πηγαίνει { $way }
takes = αιχμαλωτίζει { FORM($what, case: "a") } { FORM($from, case: "in") }
capture-of = το { $from } αιχμαλωτίζει το { $over }
is-taken = αιχμαλωτίζεται { FORM($from, case: "in") }
is-taken-to = στέλνεται { $way }
is-promoted = προάγεται σε { FORM($into, case: "into") }
becomes = γίνεται { $into }
comes-back = επιστρέφει { FORM($at, case: "in") }
is-set = μπαίνει { FORM($at, case: "in") }
appears = εμφανίζεται { FORM($at, case: "in") }
leaves = βγαίνει από το παιχνίδι
leaves-from = βγαίνει από { FORM($from, case: "acc") }
goes-back-from = επιστρέφει από { FORM($from, case: "acc") }
disappears = εξαφανίζεται από { FORM($from, case: "acc") }
story-die = Ζαριά: { WORD($face) }.
story-own-die = { FORM($die, case: "cap") } δείχνει { WORD($face) }.
story-dice = Ζαριά: { $faces }.
story-counts = Παίρν{ ends } { count-points }{ by-name }.
story-counts-for = Παίρν{ ends }{ by-name } { count-points } για { FORM($sites, case: "acc") }.
story-loses = Χάν{ ends } { count-points }{ by-name }.
story-loses-for = Χάν{ ends }{ by-name } { count-points } για { FORM($sites, case: "acc") }.
count-points = { $count ->
    [1] έναν πόντο
   *[other] { few } πόντους
}

## Πώς τελείωσε η παρτίδα

over = Η παρτίδα τελείωσε.
result-draw = Ισοπαλία
result-win = { $winner ->
    [you] Κέρδισες
   *[other] Κερδίζ{ $winner ->
        [player] ει
        [lanko-seat] ει
        [verbatim] ει
       *[other] ουν
    } { FORM($winner, case: "nom") }
}
result-lost = Έχασες
result-win-together = Κερδίζουν { FORM($winners, case: "nom") }
result-by = { $result } με διαφορά { $points }
result-to = { $result }, { $points } προς { $other }
result-share = Ισοβαθμία στην πρώτη θέση: { $winners }
ranked = { $before }, { $next }
ranked-first = { $place }: { $who }
ranked-next = { $place }: { $who }
ranked-together = { $place }: { $who }
outcome = { $result ->
    [ranked] { $result }
   *[other] { $result }: { FORM($reason, form: "clause") }
}.
outcome-points = { $outcome } { $points }.
points-of = { $seat } { $points }
standings = Μετά από αυτή την παρτίδα: { $points }.
end-agreed = { $form ->
    [clause] οι παίκτες συμφώνησαν
   *[sentence] Οι παίκτες συμφώνησαν.
}
end-resigned = { resigned }{ $form ->
    [clause] { "" }
   *[sentence] .
}
resigned = { $form ->
    [clause] παραιτήθηκ
   *[sentence] Παραιτήθηκ
}{ did }{ by-name }
end-repetition = { $form ->
    [clause] η ίδια θέση εμφανίστηκε { times }
   *[sentence] Η ίδια θέση εμφανίστηκε { times }.
}
times = { $times } { $times ->
    [one] φορά
   *[other] φορές
}
end-back-and-forth = { $form ->
    [clause] οι ίδιες κινήσεις πήγαν κι ήρθαν { times }
   *[sentence] Οι ίδιες κινήσεις πήγαν κι ήρθαν { times }.
}
end-no-progress = { $form ->
    [clause] { turns } χωρίς πρόοδο
   *[sentence] { turns } χωρίς πρόοδο.
}
turns = { $times } { $times ->
    [one] κίνηση
   *[other] κινήσεις
}

## Ποιος παίζει

played-by-you = (εσύ)
played-by-computer = (υπολογιστής, { FORM($level, form: "clause") })
played-by-player = ({ $player })
played-by-link = (με συνδέσμους)
thinking = σκέφτεται
offers-draw = { offers } ισοπαλία
offers-end = { offers } να τελειώσει εδώ η παρτίδα
offers = { $seat ->
    [you] Προτείνεις
   *[other] { who }προτείν{ ends }
}
asks-back = { $seat ->
    [you] Ζητάς
   *[other] { who }θέλ{ ends }
} αναίρεση { $count ->
    [1] της τελευταίας κίνησης
   *[other] { $count } κινήσεων
}
resigns-points = { $seat ->
    [you] Παραιτείσαι και χάνεις
   *[other] { who }παραιτ{ ends-r } και χάν{ ends }
} { FORM($what, form: "clause") }
would-resign = Θέλ{ ends } να παραιτηθ{ ends-ei }{ by-name }
resigns-too = { $seat ->
    [you] Παραιτείσαι κι εσύ;
   *[other] { $seat }: παραιτείσαι κι εσύ;
}
answers = { $seat ->
    [you] Δέχεσαι;
   *[other] { $seat }: δέχεσαι;
}
# Whose turn it is, in several games.
to-play = { $seat ->
    [you] Σειρά σου
    [verbatim] Παίζει: { $seat }
   *[other] Παίζ{ ends }{ by-name }
}

## Δίπλα στο ταμπλό

to-begin-dice = { $pointer ->
    [mouse] Κάνε κλικ στα
   *[finger] Πάτησε τα
} ζάρια για να τα ρίξεις. Για βοήθεια πάτησε παρατεταμένα όπου θέλεις στο ταμπλό.
to-begin = { $pointer ->
    [mouse] Κάνε κλικ σε
   *[finger] Πάτησε
} ένα κομμάτι και μετά εκεί που θέλεις να πάει. Για βοήθεια πάτησε παρατεταμένα ένα τετράγωνο.
to-begin-search = { $pointer ->
    [mouse] Κάνε κλικ στα
   *[finger] Πάτησε τα
} δύο άκρα αυτού που βρήκες.
to-begin-square = { $pointer ->
    [mouse] Κάνε κλικ σε
   *[finger] Πάτησε
} ένα τετράγωνο για να παίξεις εκεί. Για βοήθεια πάτησέ το παρατεταμένα.
dice-said = Τι ζαριά έφερες;
choose = Διάλεξε.
confirms = Να παιχτεί αυτή η κίνηση;
views-earlier-ply = Παλιότερη θέση.
watches = Αυτή η παρτίδα είναι ανοιχτή σε άλλη καρτέλα. Δες την εδώ ή συνέχισέ τη σε αυτή την καρτέλα.
computer-acts = Παίζει ο υπολογιστής.
answer-first = Απάντησε πρώτα στην πρόταση.
declined = { $who ->
    [you] Απορρίπτεις
   *[other] { FORM($who, case: "cap") } απορρίπτ{ $who ->
        [computer] ει
        [player] ει
        [lanko-seat] ει
        [verbatim] ει
       *[other] ουν
    }
} { $what ->
    [draw] την ισοπαλία.
    [end] την πρόταση να τελειώσει εδώ.
    [back] την αναίρεση.
   *[resignation] την παραίτηση. Η παρτίδα συνεχίζεται.
}
computer-fails = Ο υπολογιστής δεν απαντά. Η παρτίδα σου είναι ασφαλής.
ruling = { $id }: { $rule }
# A link behind a refusal, to how the game is played.
read-rule = Διάβασε τον κανόνα
# The same before the first move.
three-things = Τρία πράγματα για αρχή
why = Γιατί;

## Κουμπιά

tools = Παρτίδα
undo = Αναίρεση
undo-full = Αναίρεση
redo = Επανάληψη
redo-full = Επανάληψη
hint = Υπόδειξη
more = Άλλα
draw = Ισοπαλία
draw-full = Πρόταση για ισοπαλία
end-here = Τέλος
end-here-full = Πρόταση για τέλος
claim = Διεκδίκηση
claim-full = Διεκδίκηση ισοπαλίας
new = Νέα
new-full = Νέα παρτίδα
rematch = Ρεβάνς
next-game = Επόμενη παρτίδα
another = Νέα παρτίδα
throw = Ρίξε
all-the-same = Παίξε το κι έτσι
never-mind = Άκυρο
play-it = Παίξε
other-rule = Αλλαγή του κανόνα
accept = Αποδοχή
decline = Απόρριψη
back-to-game = Πίσω στην παρτίδα
rewind = Συνέχεια από εδώ
asks-draw = Να προταθεί ισοπαλία;
asks-end = Να προταθεί να τελειώσει εδώ η παρτίδα;
offer = Πρόταση
pause = Παύση
go-on = Συνέχεια
one-turn = Μία κίνηση
take-over = Συνέχεια σε αυτή την καρτέλα
try-again = Δοκίμασε ξανά
close = Κλείσιμο

## Οι κινήσεις

moves = Κινήσεις
no-moves = Καμία κίνηση ακόμη.
scrub = Θέση στο ταμπλό
scrubbed = Κίνηση { $number } από { $of }
look-first = Πρώτη θέση
look-previous = Προηγούμενη κίνηση
look-next = Επόμενη κίνηση
look-last = Τελευταία θέση
replay = Δες τι έγινε μετά την τελευταία σου κίνηση
share = Μοιράσου την παρτίδα
ended-here = Με βάση τους κανόνες η παρτίδα τελείωσε εδώ.
main-line = Κύρια βαριάντα: { $moves }
other-line = Βαριάντα: { $moves }
promoted = Αυτή είναι τώρα η κύρια βαριάντα.
removed-variation = Η βαριάντα διαγράφηκε.
take-back-edit = Αναίρεση

## Παράθυρα

sheet-fetching = Μια στιγμή…
opening-game = Η παρτίδα ανοίγει…
sheet-unreachable = Δεν φορτώθηκε
sheet-unreachable-why = Ένα μέρος της σελίδας δεν φορτώθηκε. Η παρτίδα σου είναι ασφαλής. Δες τη σύνδεσή σου και δοκίμασε ξανά.

resign-yes-of = Παραιτ{ ends-r }{ by-name }
resign-points = { $form ->
    [clause] { count-points }
   *[plain] { $count } { $count ->
        [one] πόντος
       *[other] πόντοι
    }
}
level = { $form ->
    [clause] επίπεδο
   *[plain] Επίπεδο
} { $number }
computer-at = Υπολογιστής ({ FORM($level, form: "clause") })
side-pair = { $pair } ({ $seats })
a-human = Άνθρωπος

## Όταν μια παρτίδα δεν αποθηκεύεται ή δεν ανοίγει

save-blocked = Ο περιηγητής δεν αφήνει τη σελίδα να αποθηκεύει. Αν την κλείσεις, χάνεις αυτή την παρτίδα.
save-full = Δεν υπάρχει άλλος χώρος για αυτή την παρτίδα. Ελευθέρωσε λίγο, αλλιώς τη χάνεις αν κλείσεις τη σελίδα.
save-foreign = Αυτή η παρτίδα παίζεται σε άλλη καρτέλα.
save-broken = Η τελευταία κίνηση δεν αποθηκεύτηκε. Η σελίδα δοκιμάζει ξανά με την επόμενη.
fatal = Η τελευταία σου παρτίδα σταμάτησε δύο φορές τη σελίδα και δεν άνοιξε. Είναι στο «Οι παρτίδες μου».

## Γιατί δεν γίνεται κάτι

enter-over = Η παρτίδα τελείωσε.
enter-dice-wait = Ρίχνεις μόλις απαντηθεί η πρόταση.
enter-empty-seat = Με αυτή την πλευρά δεν παίζει κανείς.
enter-not-open = Αυτό δεν γίνεται τώρα.
enter-pending = Μια άλλη πρόταση περιμένει απάντηση.
enter-stale = Αυτή η κίνηση ήταν για άλλη θέση. Διάλεξε ξανά.
enter-too-far-back = Δεν υπάρχουν τόσες κινήσεις για αναίρεση.
enter-not-asked = Δεν υπάρχει πρόταση για αυτή την πλευρά.
enter-not-due = Δεν μπορείς να διεκδικήσεις ισοπαλία τώρα.
enter-full = Η παρτίδα έφτασε στο μέγιστο μήκος της και δεν συνεχίζεται.

## Όλες οι σελίδες

page-name = { "Mustermead" }
page-tagline = Επιτραπέζια παλιά και νέα, σε ένα τραπέζι στην οθόνη σου.
page-language-name = Ελληνικά
page-languages = Γλώσσα
page-offer = Διάβασε τη σελίδα στα ελληνικά
page-themes = Θέμα
page-theme-auto = Αυτόματο
page-theme-light = Φωτεινό
page-theme-dark = Σκούρο
page-portal = Πώς παίζεται, και άλλα, στο Mustermead

# Pages with a first lesson, studies and puzzles of a game, and the page with the puzzle of the day. $name is a game.
page-puzzle = Ο γρίφος της ημέρας
page-puzzle-description = Μία θέση την ημέρα, η ίδια για όλους: βρες την καλύτερη κίνηση και μέτρα τις συνεχόμενες ημέρες.
page-puzzle-grade = Επίπεδο { $grade }
page-puzzle-intro = Μία θέση την ημέρα, η ίδια για όλους. Παίξε την καλύτερη κίνηση στη σκακιέρα ή στο ταμπλό.
page-puzzle-nth = Γρίφος { $number }
page-puzzle-solved = Λύθηκε. Ο επόμενος έρχεται αύριο.
page-puzzle-streak = { $count ->
    [one] Σερί: { $count } ημέρα.
   *[other] Σερί: { $count } ημέρες.
}
page-puzzle-open = Λύσε τον σημερινό γρίφο και το σερί συνεχίζεται.
page-puzzle-days = Μέρα με τη μέρα
page-puzzle-new = Νέα μέρα: άνοιξε τον σημερινό γρίφο
page-puzzle-unscripted = Ο γρίφος της ημέρας χρειάζεται JavaScript. Οι γρίφοι όλων των παιχνιδιών είναι πιο κάτω.
page-puzzles = Γρίφοι
page-puzzles-intro = Ο καθένας προέρχεται από παρτίδα του υπολογιστή με τον εαυτό του και έχει μία ξεκάθαρα καλύτερη κίνηση.
page-puzzles-of-games = Γρίφοι ανά παιχνίδι
page-mistakes = Τα λάθη μου
page-mistakes-intro = Οι κινήσεις που σου κόστισαν περισσότερο. Η ανάλυση μιας παρτίδας τις αποθηκεύει σε αυτόν τον περιηγητή, και καθεμία επιστρέφει πριν την ξεχάσεις.
page-mistakes-practise = Εξάσκηση
page-mistakes-today = Για σήμερα:
page-mistakes-none = Σήμερα δεν υπάρχει τίποτα για επανάληψη.
page-studies = Πρώτο μάθημα, σπουδές και γρίφοι
page-studies-description = { $name } στην πράξη: ένα πρώτο μάθημα, σπουδές με σχόλια και γρίφοι όπου μία κίνηση είναι η καλύτερη.
page-studies-intro = Κάθε άσκηση είναι μια θέση με έναν στόχο. Παίξε στο ταμπλό. Αν η κίνηση είναι λάθος, μαθαίνεις γιατί και ξαναδοκιμάζεις.
page-studies-title = { $name }: μάθημα, σπουδές και γρίφοι
page-study-done = λύθηκε
page-study-next = επόμενο

page-learn-contents = Σε αυτή τη σελίδα
page-learn-description = { $title }: όλοι οι κανόνες βήμα βήμα, με εικόνες από θέσεις που δοκιμάζεις και κινήσεις που παρακολουθείς.
page-learn-play = Παίξε: { $game }
page-learn-replay = Δες τις κινήσεις
page-learn-tab = Ανοίγει σε νέα καρτέλα
page-learn-title = { $title } – κανόνες με εικόνες
page-learn-try = Δοκίμασε τη θέση

## Εκεί που θα είναι το τραπέζι

page-trouble = Το ταμπλό δεν στήθηκε. Δεν έχασες τίποτα. Φόρτωσε ξανά τη σελίδα.
# The rest of these say why a page does not start. A page was opened as a file from a folder of this device, with a double click; what is typed stays as it is.
page-start-disk = Η σελίδα άνοιξε κατευθείαν από φάκελο, αλλά τα παιχνίδια χρειάζονται διακομιστή. Άνοιξε τερματικό στον φάκελο του ιστότοπου, γράψε python3 -m http.server και μετά άνοιξε το http://localhost:8000.
# $kind: the media type of a file, such as text/plain.
page-start-type = Ο διακομιστής δηλώνει ένα αρχείο JavaScript ως { $kind }, γι’ αυτό ο περιηγητής δεν το τρέχει. Ο υπεύθυνος του ιστότοπου μπορεί να το διορθώσει.
page-start-gone = Το Mustermead άλλαξε από τότε που φορτώθηκε η σελίδα. Φόρτωσέ την ξανά. Οι παρτίδες σου είναι ασφαλείς.
page-start-stopped = Ένα μέρος της σελίδας δεν έφτασε. Έλεγξε τη σύνδεση και φόρτωσε ξανά τη σελίδα. Δεν έχασες τίποτα.
page-start-slow = Αργεί περισσότερο από συνήθως. Περίμενε λίγο ή φόρτωσε ξανά τη σελίδα.
page-start-blocked = Κάτι στον περιηγητή ή στο δίκτυό σου μπλοκάρει τη JavaScript της σελίδας. Επίτρεψέ την εδώ ή δοκίμασε άλλον περιηγητή.
page-start-wasm = Το WebAssembly είναι κλειστό σε αυτόν τον περιηγητή και το ταμπλό το χρειάζεται. Επίτρεψέ το για αυτόν τον ιστότοπο στις ρυθμίσεις ασφαλείας του περιηγητή και φόρτωσε ξανά τη σελίδα.
# $chrome, $firefox, $safari: the oldest versions in which the page works.
page-start-old = Ο περιηγητής είναι πολύ παλιός για το ταμπλό. Χρειάζεται τουλάχιστον Chrome ή Edge { $chrome }, Firefox { $firefox } ή Safari { $safari }.
page-no-script = Έτσι αρχίζει το παιχνίδι. Για να παίξεις, ενεργοποίησε τη JavaScript στον περιηγητή σου. Τους κανόνες τους διαβάζεις και χωρίς αυτή.

## Αν σταματήσει η εφαρμογή

page-crash = Το Mustermead σταμάτησε
page-crash-why = Το λάθος είναι του Mustermead. Δεν έκανες κάτι εσύ.
page-crash-saved = Η παρτίδα σου είναι ασφαλής: ο περιηγητής αποθήκευσε κάθε βήμα. Φόρτωσε ξανά τη σελίδα και συνεχίζεις από εκεί που έμεινες.
page-crash-unsaved = Ο περιηγητής δεν μπόρεσε να αποθηκεύσει την παρτίδα σου. Αντίγραψε το κείμενό της πιο κάτω πριν φορτώσεις ξανά τη σελίδα, αλλιώς τη χάνεις.
page-crash-again = Φόρτωσε ξανά τη σελίδα
page-crash-details = Τεχνικές λεπτομέρειες
page-crash-game = Η παρτίδα
page-crash-message = Τι πήγε στραβά

## Η πρώτη σελίδα

page-home-title = Mustermead: επιτραπέζια παιχνίδια στον περιηγητή
page-home-description = Δωρεάν επιτραπέζια παιχνίδια, χωρίς λογαριασμό και διαφημίσεις: με τον υπολογιστή ή με παρέα στην ίδια συσκευή, ακόμη και χωρίς δίκτυο.

## Όλα τα παιχνίδια, και οι παρτίδες σε αυτόν τον περιηγητή

page-about = Σχετικά
page-about-description = Ποιοι έφτιαξαν τα παιχνίδια, τι αποθηκεύει ο περιηγητής (τίποτα δεν στέλνεται πουθενά) και ποιων η δουλειά υπάρχει στο Mustermead.
page-about-title = Σχετικά με το Mustermead
page-age = από { $years } ετών
page-all-games = Όλα τα παιχνίδια
page-alone = 1, με τον υπολογιστή
page-any = Όλα
page-close = Κλείσιμο
page-family-lanko = Λάνκο
page-family-laska = Η Λάσκα και η παραλλαγή της
page-family-lattjo = Κλασικά
page-family-lattjo-set = Το σετ LATTJO
page-family-single = Μοναδικά στο είδος τους
page-filter-dice = Ζάρια
page-filter-minutes = Χρόνος
page-filter-players = Παίκτες
page-find = Βρες ένα παιχνίδι με το όνομά του
page-find-placeholder = Βρες παιχνίδι
page-found = { $count ->
    [0] Κανένα παιχνίδι δεν ταιριάζει
    [one] Ένα παιχνίδι
   *[other] { $count } παιχνίδια
}
page-going-on = Παρτίδα σε εξέλιξη
page-how-to-play = Πώς παίζεται
page-lessons = Πρώτα μαθήματα
page-minutes = { page-minutes-count }
page-minutes-about = περίπου { page-minutes-count }
page-minutes-most = έως { page-minutes-count }
page-missing = Η σελίδα δεν είναι εδώ
page-missing-nearest = Μήπως ψάχνεις αυτό το παιχνίδι;
page-missing-why = Ίσως η διεύθυνση έχει κάποιο λάθος ή η σελίδα μεταφέρθηκε.
page-minutes-count = { $count } { $count ->
    [one] λεπτό
   *[other] λεπτά
}
page-notices = Η δουλειά άλλων
page-notices-all = Όλες οι σημειώσεις και οι άδειες
page-notices-licence = Άδεια
page-notices-name = Πακέτο
page-notices-version = Έκδοση
page-scales = Η κλίμακα κάθε παιχνιδιού
page-scale = Κλίμακα
page-players = { $count } { $count ->
    [one] παίκτης
   *[other] παίκτες
}
page-players-one-or-two = 1 ή 2 παίκτες
page-players-range = { $least } έως { $most } παίκτες
page-saved = Οι παρτίδες μου
page-saved-computer = Με τον υπολογιστή ({ FORM($level, form: "clause") })
page-saved-computer-turn = Παίζει ο υπολογιστής
page-saved-delete = Διαγραφή
page-saved-deleted = Διαγράφηκε.
page-saved-draw = Ισοπαλία
page-saved-failed = Δεν έγινε. Δοκίμασε ξανά.
page-saved-mixed = { page-saved-people-count } και ο υπολογιστής
page-saved-more = Περισσότερες
page-saved-offer = Μια πρόταση περιμένει απάντηση
page-saved-open = Σε εξέλιξη
page-saved-over = Τελείωσε
page-saved-people = { page-saved-people-count }
page-saved-people-count = { $count } { $count ->
    [one] άτομο
   *[other] άτομα
}
page-saved-pin = Καρφίτσωμα επάνω
page-saved-turn = { to-play }
page-saved-undo = Αναίρεση
page-saved-waiting-for-them = Περιμένει τους άλλους
page-saved-waiting-for-you = Περιμένει εσένα
page-saved-watched = Υπολογιστής εναντίον υπολογιστή
page-saved-win = { $winner ->
    [player] Κέρδισε
   *[other] Κέρδισαν
} { FORM($winner, case: "nom") }
page-saved-you-lost = Έχασες
page-saved-you-won = Κέρδισες
page-saved-your-turn = Σειρά σου
page-show-all = Όλα τα παιχνίδια
page-sounds = Ήχοι
page-surprise = Ένα στην τύχη
page-version = Έκδοση { $edition }
page-ways = Παιχνίδια και κανόνες
page-with-dice = με ζάρια
page-without-dice = χωρίς ζάρια

## Playing offline

page-go-on = Συνέχισε την τελευταία παρτίδα
page-offline = Παιχνίδι χωρίς δίκτυο
page-offline-all = Όλα είναι σε αυτή τη συσκευή και δουλεύουν χωρίς δίκτυο.
page-offline-amount = { $done } από { $size }
page-offline-begun = Αποθηκεύονται όλα σε αυτή τη συσκευή…
page-offline-changed = Στο μεταξύ βγήκε νεότερη έκδοση. Φόρτωσε ξανά τη σελίδα και μετά συνέχισε.
page-offline-go-on = Συνέχεια
page-offline-keep = Κράτησέ τα όλα σε αυτή τη συσκευή
page-offline-later = Αργότερα
page-offline-missing = Δεν υπάρχει δίκτυο και η σελίδα που ζήτησες δεν είναι ακόμη στη συσκευή.
page-offline-new = Μια νέα έκδοση είναι έτοιμη.
page-offline-no-network = Δεν υπάρχει δίκτυο. Ό,τι είναι εδώ μένει, και συνεχίζεις όποτε θέλεις.
page-offline-no-room = Δεν υπάρχει άλλος χώρος σε αυτή τη συσκευή. Ό,τι είναι εδώ μένει.
page-offline-refused = Αυτός ο περιηγητής δεν μπορεί να κρατήσει τίποτα για τον ιστότοπο. Σε ιδιωτικό παράθυρο ίσως δεν του επιτρέπεται.
page-offline-refused-http = Μια σελίδα αποθηκεύεται στη συσκευή μόνο όταν η διεύθυνσή της αρχίζει με https, ενώ αυτή αρχίζει με http. Οι παρτίδες σου αποθηκεύονται κανονικά.
page-offline-refused-login = Ο διακομιστής δεν δίνει το αρχείο sw.js χωρίς σύνδεση, και χωρίς αυτό δεν αποθηκεύεται τίποτα στη συσκευή. Συνδέσου ξανά και ξαναφόρτωσε τη σελίδα. Οι παρτίδες σου αποθηκεύονται κανονικά.
page-offline-refused-missing = Στον διακομιστή λείπει το αρχείο sw.js, και χωρίς αυτό δεν αποθηκεύεται τίποτα στη συσκευή. Ο υπεύθυνος του ιστότοπου μπορεί να το προσθέσει. Οι παρτίδες σου αποθηκεύονται κανονικά.
page-offline-refused-policy = Οι κανόνες ασφαλείας αυτού του διακομιστή δεν επιτρέπουν να αποθηκευτεί ο ιστότοπος στη συσκευή. Ο υπεύθυνος του ιστότοπου μπορεί να το αλλάξει. Οι παρτίδες σου αποθηκεύονται κανονικά.
page-offline-remove = Αφαίρεση από αυτή τη συσκευή
page-offline-removed = Αφαιρέθηκαν. Οι παρτίδες σου είναι ακόμη εδώ.
page-offline-saving = Η νέα έκδοση ξεκινά μόλις αποθηκευτεί η παρτίδα σου.
page-offline-stop = Διακοπή
page-offline-stopped = Σταμάτησε. Ό,τι είναι εδώ μένει, και συνεχίζεις όποτε θέλεις.
page-offline-unsaved = Ο περιηγητής δεν μπόρεσε να αποθηκεύσει την παρτίδα σου, γι’ αυτό μένει για την ώρα η παλιά έκδοση. Τελείωσε την παρτίδα ή αντίγραψε το κείμενό της.
page-offline-use = Αλλαγή τώρα
page-offline-what = Ό,τι έχεις ανοίξει εδώ δουλεύει και χωρίς δίκτυο. Μπορείς να κρατήσεις σε αυτή τη συσκευή όλα τα παιχνίδια και τους κανόνες σε όλες τις γλώσσες. Χρειάζονται { $size }.
