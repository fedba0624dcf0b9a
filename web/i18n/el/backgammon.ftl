### The words of backgammon. The terms are in docs/glossary/el.md; the forms are those of portal.ftl.

game-backgammon = Τάβλι

## Πούλια

backgammon-checker = { lead-it }{ $colour ->
    [colour] { $colour }{ " " }
   *[none] { "" }
}{ $count ->
    [other] πούλια
   *[one] πούλι
}
backgammon-pile = { FORM($kind, $count) }
backgammon-cube-1 = { backgammon-cube } 1
backgammon-cube-2 = { backgammon-cube } 2
backgammon-cube-4 = { backgammon-cube } 4
backgammon-cube-8 = { backgammon-cube } 8
backgammon-cube-16 = { backgammon-cube } 16
backgammon-cube-32 = { backgammon-cube } 32
backgammon-cube-64 = { backgammon-cube } 64
backgammon-cube = { lead-it }ζάρι διπλασιασμού στο

# Feminine places: τη φωλιά, την μπάρα.
backgammon-ti = { $case ->
    [acc] τη{ " " }
    [in] στη{ " " }
   *[label] { "" }
}
backgammon-tin = { $case ->
    [acc] την{ " " }
    [in] στην{ " " }
   *[label] { "" }
}

## Τα τρίγωνα έχουν τα ονόματά τους

backgammon-bar = { backgammon-tin }μπάρα { FORM($seat, case: "gen") }
backgammon-tray = { backgammon-ti }θήκη { FORM($seat, case: "gen") }
backgammon-numbered = Τρίγωνα 1 έως 24
backgammon-cube-middle = { backgammon-ti }μέση της μπάρας
backgammon-cube-place = { backgammon-tin }άκρη της μπάρας προς { $seat ->
    [you] εσένα
   *[other] { FORM($seat, case: "nom") }
}
backgammon-die = { $number ->
    [1] πρώτο
    [2] δεύτερο
    [3] τρίτο
   *[4] τέταρτο
} ζάρι

## Τι πρέπει να γίνει, και πώς τελειώνει η παρτίδα

backgammon-open = Κάθε πλευρά ρίχνει ένα ζάρι: αρχίζει το μεγαλύτερο{ stop }
backgammon-opened = Τα λευκά έφεραν { $white }, τα μαύρα { $black }: αρχίζ{ ends } { FORM($seat, case: "nom") }{ stop }
backgammon-may-double = { $seat ->
    [you] Σειρά σου: ρίξε ή διπλασίασε
   *[other] { who }ρίχν{ ends } ή διπλασιάζ{ ends }
} στο { $value }{ stop }
backgammon-to-throw = { $seat ->
    [you] Σειρά σου: ρίξε τα ζάρια
   *[other] Ρίχν{ ends }{ by-name }
}{ stop }
backgammon-answer = { $seat ->
    [you] Σειρά σου: δέξου τον διπλασιασμό στο { $value } ή αρνήσου
   *[other] Ο διπλασιασμός στο { $value } περιμένει απάντηση από { FORM($seat, case: "nom") }
}{ stop }
backgammon-to-move = { to-play }{ stop }
backgammon-to-enter = { $seat ->
    [you] Σειρά σου: μπες από την μπάρα
   *[other] Πρέπει να μπ{ ends } από την μπάρα{ by-name }
}{ stop }
backgammon-to-finish = { $seat ->
    [you] Πάτησε τα ζάρια ή Έτοιμο για να τελειώσεις
   *[other] { who }τελειών{ ends } τον γύρο
}{ stop }
backgammon-rest-lost = { $seat ->
    [you] Τα υπόλοιπα δεν παίζονται: πάτησε Έτοιμο
   *[other] { who }δεν μπορ{ ends-ei } να παίξ{ ends } τα υπόλοιπα
}{ stop }
backgammon-cannot-move = { $seat ->
    [you] Δεν έχεις κίνηση: πάτησε Έτοιμο
   *[other] { who }δεν έχ{ ends } κίνηση
}{ stop }
backgammon-lower-alone = { $seat ->
    [you] Δεν μπορείς
   *[other] { who }δεν μπορ{ ends-ei }
} να παίξ{ ends } μόνο τον μικρότερο αριθμό, { $number } (κανόνας του σετ){ stop }
backgammon-over = Η παρτίδα τελείωσε{ stop }
backgammon-end-single = { $form ->
    [clause] έμειναν
   *[sentence] Έμειναν
} στο ταμπλό πούλια { FORM($seat, case: "gen") }{ stop }
backgammon-end-gammon = { $form ->
    [clause] διπλό
   *[sentence] Διπλό
} παιχνίδι, γιατί{ by-name } δεν μάζεψ{ did } κανένα πούλι{ stop }
backgammon-end-backgammon = { $form ->
    [clause] τριπλό
   *[sentence] Τριπλό
} παιχνίδι, γιατί{ by-name } δεν μάζεψ{ did } κανένα πούλι και έχ{ ends } ακόμη ένα στην μπάρα ή στη βάση της άλλης πλευράς{ stop }
backgammon-end-dropped = { $form ->
    [clause] αρνήθηκ
   *[sentence] Αρνήθηκ
}{ did }{ by-name } τον διπλασιασμό{ stop }
backgammon-match-over = { $form ->
    [clause] το ματς κρίθηκε
   *[sentence] Το ματς κρίθηκε.
}

## Κουμπιά

backgammon-roll = Ρίξε
backgammon-double = Διπλασίασε
backgammon-take = Δέξου
backgammon-drop = Αρνήσου
backgammon-done = Έτοιμο

## Δίπλα στο όνομα

backgammon-pips = βήματα: { $number }
backgammon-score = { $number } από { $of }

## Τι διαλέγεις για μια παρτίδα, και με τι παραιτείσαι

backgammon-plan-points = Ματς { $length ->
    [1] στον 1 πόντο
   *[other] στους { $length } πόντους
}
backgammon-option-single-number = Αν παίζεται μόνο το ένα ζάρι
backgammon-option-single-number-lattjo = Μόνο το μεγαλύτερο (κανόνας του σετ)
backgammon-option-single-number-tournament = Όποιο γίνεται (συνηθισμένο)
backgammon-option-cube = Ζάρι διπλασιασμού
backgammon-option-cube-in-matches = Στα ματς
backgammon-option-cube-on = Πάντα
backgammon-option-cube-off = Ποτέ
backgammon-option-crawford = Παρτίδα Κρόφορντ στα ματς
backgammon-option-crawford-on = Ναι
backgammon-option-crawford-off = Όχι
backgammon-resign-1 = { $form ->
    [clause] απλό παιχνίδι
   *[plain] Απλό παιχνίδι
}
backgammon-resign-2 = { $form ->
    [clause] διπλό παιχνίδι
   *[plain] Διπλό παιχνίδι
}
backgammon-resign-3 = { $form ->
    [clause] τριπλό παιχνίδι
   *[plain] Τριπλό παιχνίδι
}

## Γιατί δεν γίνεται ένα βήμα

backgammon-empty = Στο { $at } δεν υπάρχει πούλι.
backgammon-not-yours = Τα πούλια στο { $at } δεν είναι δικά σου.
backgammon-bar-empty = Στην μπάρα δεν υπάρχουν πούλια { FORM($seat, case: "gen") }.
backgammon-touch-own = Πάτησε ένα πούλι { FORM($seat, case: "gen") } ή ένα ζάρι.
backgammon-stays-off = Όποιο πούλι μαζεύτηκε μένει έξω.
backgammon-cube-not-now = { $seat ->
    [you] Διπλασιάζεις
   *[other] { who }διπλασιάζ{ ends }
} μόνο πριν από τη ζαριά.
backgammon-bar-first = Πρώτα πρέπει να μπουν τα πούλια { FORM($seat, case: "gen") } που είναι στην μπάρα.
backgammon-bar-blocked = Με κανένα ζάρι που μένει δεν μπαίν{ ends }{ by-name } από την μπάρα.
backgammon-blocked = Τα πούλια στο { $at } δεν κινούνται με τα ζάρια που μένουν.
backgammon-blocked-point = Δύο ή περισσότερα πούλια της άλλης πλευράς κλείνουν το { $at }.
backgammon-backward = Τα πούλια { FORM($seat, case: "gen") } πάνε μόνο μπροστά.
backgammon-wrong-number = Ως εκεί είναι { $number ->
    [1] ένα τρίγωνο
   *[other] { WORD($number) } τρίγωνα
}, και κανένα ζάρι που μένει δεν το δείχνει.
backgammon-other-die = Το ζάρι που διάλεξες δείχνει { WORD($number) } και οδηγεί αλλού.
backgammon-no-goal = Εκεί δεν πάει πούλι.
backgammon-not-all-home = { $seat ->
    [you] Μαζεύεις
   *[other] { who }μαζεύ{ ends }
} μόνο όταν όλα τα πούλια είναι στη βάση.
backgammon-off-needs = Για να μαζέψεις αυτό το πούλι θέλεις { WORD($number) } ή πάνω.
backgammon-higher-behind = Πρώτα μαζεύονται τα πούλια πιο πίσω, στο { $at }.
backgammon-number-blocked = Κανένα πούλι δεν κινείται τώρα με { WORD($number) }.
backgammon-die-used = Το { WORD($number) } αυτού του ζαριού παίχτηκε ήδη.
backgammon-die-aside = Αυτό το ζάρι δεν ανήκει σε αυτή τη ζαριά.
backgammon-play-both = Παίζονται και τα δύο ζάρια, άρα πρέπει, και αυτή η κίνηση θα απέκλειε το δεύτερο.
backgammon-as-many = Από τη διπλή ζαριά μπορείς, άρα πρέπει, να παίξεις ακόμη { $number ->
    [1] μία κίνηση
   *[other] { $number } κινήσεις
}: με αυτή θα έμεναν λιγότερες.
backgammon-play-higher = Παίζεται το ένα ζάρι ή το άλλο, όχι και τα δύο, άρα παίζεται το μεγαλύτερο: { WORD($number) }.

## Τι λάθος έχει το κείμενο ενός γύρου

backgammon-text-turn = Ο γύρος αρχίζει με τη ζαριά του, όπως 31: 8/5 6/5.
backgammon-text-turn-word = Το «{ $found }» δεν ανήκει σε γύρο.
backgammon-text-step = Γράψε εδώ ένα βήμα: τα ζάρια, όπως 31, μια κίνηση, όπως 8/5, ή roll, double, take, drop ή done.
backgammon-text-no-throw = Εδώ λείπει η ζαριά, όπως 31:
backgammon-text-other-throw = Τα ζάρια δείχνουν { $expected }, όχι { $found }.
backgammon-text-tie = Ίδιοι αριθμοί δεν λένε ποιος αρχίζει, και ρίχνονται ξανά.
backgammon-text-no-double = Κανείς δεν μπορεί να διπλασιάσει τώρα.
backgammon-text-no-answer = Λείπει η απάντηση στον διπλασιασμό: take ή drop.
backgammon-text-not-now = Αυτό δεν γίνεται τώρα.
backgammon-text-over = Η παρτίδα τελείωσε.
backgammon-text-turn-over = Ο γύρος τελειώνει πριν από αυτό.
backgammon-text-no-move = Εδώ λείπει μια κίνηση, όπως 8/5.
backgammon-text-backward = Τα πούλια πάνε μόνο σε μικρότερα τρίγωνα, άρα δεν μπορούν να πάνε από το { $from } στο { $to }.
backgammon-text-times = Το «{ $found }» δεν λέει πόσες φορές γίνεται μια κίνηση: γράψε 1 έως { $most } σε παρένθεση.
backgammon-text-many = Ένας γύρος έχει το πολύ { $most } κινήσεις.
backgammon-text-more = Παίζονται κι άλλα, άρα ο γύρος δεν τελείωσε.
backgammon-text-ambiguous = Αυτό μπορεί να είναι: { $readings }.
backgammon-text-no-hit = Στο { $at } δεν χτυπιέται τίποτα.

## Τι λάθος έχει το κείμενο μιας θέσης

backgammon-text-checkers = { who }έχ{ ends } εδώ { $found } { $found ->
    [one] πούλι
   *[other] πούλια
} και θα έπρεπε { $needed }.
backgammon-text-shared = Το τρίγωνο { $white } των λευκών είναι το { $black } των μαύρων, και εκεί χωρά μόνο μία πλευρά.
backgammon-text-both-off = Εδώ και οι δύο πλευρές μάζεψαν όλα τα πούλια τους.
backgammon-text-closed = Και οι δύο πλευρές είναι στην μπάρα μπροστά σε κλειστή βάση: κανείς δεν θα έπαιζε πια.
backgammon-text-no-cube = Αυτή η παρτίδα δεν έχει ζάρι διπλασιασμού.
backgammon-text-cannot-double = { who }δεν μπορ{ ends-ei } να διπλασιάσ{ ends } εδώ.
backgammon-text-begun = Ώσπου να κριθεί ποιος αρχίζει, όλα στέκονται όπως στην αρχή.
backgammon-text-ended = { who }μάζεψ{ did } όλα τα πούλια, άρα η παρτίδα τελείωσε.
backgammon-text-not-won = { who }δεν μπορεί να κέρδισ{ did } έτσι.
backgammon-text-throw = Το «{ $found }» δεν είναι ζαριά: γράψε δύο αριθμούς από 1 έως 6, όπως 31.
backgammon-text-word = Το «{ $found }» δεν έχει θέση εδώ.
backgammon-text-no-side = Λείπουν τα πούλια { FORM($seat, case: "gen") }.
backgammon-text-two-sides = Τα πούλια { FORM($seat, case: "gen") } υπάρχουν δύο φορές.
backgammon-text-twice = Το { $at } { FORM($seat, case: "gen") } υπάρχει δύο φορές.
backgammon-text-number = Το «{ $found }» δεν λέει πόσα είναι τα πούλια: γράψε 1 έως { $most }.
backgammon-text-point = Το «{ $found }» δεν είναι μέρος για πούλια: γράψε 24 έως 1, bar ή off.
backgammon-text-cube-value = Το «{ $found }» δεν υπάρχει στο ζάρι διπλασιασμού: γράψε 1, 2, 4, 8, 16, 32 ή 64.
backgammon-text-seat = Το «{ $found }» δεν είναι πλευρά: γράψε white ή black.
backgammon-text-stage = Το «{ $found }» δεν λέει τι ακολουθεί: γράψε opening, roll, doubled, dice ή won.
backgammon-text-id-letter = Το «{ $found }» δεν υπάρχει σε ID.
backgammon-text-id-length = Αυτό το ID έχει { $found } { $found ->
    [one] γράμμα
   *[other] γράμματα
} και θα έπρεπε { $needed }.
backgammon-text-id-bits = Το «{ $found }» έχει μήκος ID, αλλά δεν σημαίνει τίποτα.
backgammon-text-cube-most = Το ζάρι διπλασιασμού δείχνει το πολύ 64.
backgammon-text-cube-owner = Στο 1 το ζάρι διπλασιασμού είναι στη μέση, αλλιώς ανήκει σε μια πλευρά.
backgammon-text-resigned = Εδώ κάποια πλευρά παραιτήθηκε ή το προτείνει: δεν παίζεται τίποτα πια.
backgammon-text-id-state = Από αυτό το ID δεν διαβάζεται πώς πάει η παρτίδα.
backgammon-text-dice = Αυτό το ID έχει ζάρια εκεί που δεν ρίχνονται.
backgammon-text-id-turn = Αυτό το ID αντιφάσκει για το ποιος παίζει.
backgammon-text-match-length = Αυτό το ID είναι από { $found ->
    [0] μία παρτίδα μόνο
   *[other] ματς στους { $found }
}, ενώ εδώ είναι { $expected ->
    [0] μία παρτίδα μόνο
   *[other] ματς στους { $expected }
}.
backgammon-text-match-score = { who }έχ{ ends } { $found } στο ματς αυτού του ID, αλλά εδώ { $expected }.
backgammon-text-crawford = Αυτό το ID είναι από παρτίδα Κρόφορντ, και αυτή η παρτίδα δεν είναι.
backgammon-text-not-crawford = Αυτή είναι παρτίδα Κρόφορντ, και το ID είναι από άλλη παρτίδα.
backgammon-text-xgid = Το «{ $found }» δεν διαβάζεται σε XGID, που έχει τα πούλια, το ζάρι διπλασιασμού και ποιος το έχει, ποιος παίζει, μια ζαριά ή 00, και το σκορ.
backgammon-mended-match = Αυτό είναι από ματς στους { $length }, με { $white } προς { $black } (πρώτα τα λευκά). Εδώ παίζεται μία παρτίδα μόνο, χωρίς σκορ.
backgammon-mended-crawford = Αυτό είναι από την παρτίδα Κρόφορντ ενός ματς στους { $length }, με { $white } προς { $black } (πρώτα τα λευκά). Εδώ παίζεται μία παρτίδα μόνο, χωρίς σκορ.
backgammon-mended-score = Μία παρτίδα μόνο δεν έχει σκορ: το { $white } προς { $black } (πρώτα τα λευκά) παραλείπεται.
backgammon-mended-beaver = Εδώ δεν παίζονται beaver και raccoon, γι’ αυτό διαβάζεται ο διπλασιασμός πριν από αυτά.

## Πώς διαβάζονται οι κανόνες

ruling-BG-1 = Αν γίνεται να παιχτούν και οι δύο αριθμοί, πρέπει. Από διπλή ζαριά, όσο πιο πολλοί από τους τέσσερις γίνεται.
ruling-BG-2 = Όπου παίζεται μόνο ένας από τους δύο αριθμούς, η πηγή επιτρέπει μόνο τον μεγαλύτερο: ο μικρότερος δεν παίζεται ποτέ μόνος, ούτε για να μπεις από την μπάρα. Αν παίζεται ο ένας ή ο άλλος, όχι και οι δύο, παίζεται ο μεγαλύτερος. Στα τουρνουά πρέπει να παιχτεί ο μικρότερος όπου δεν παίζεται ο μεγαλύτερος: το διαλέγεις για μια νέα παρτίδα. Η διπλή ζαριά δεν έχει μικρότερο.
ruling-BG-3 = Το ζάρι διπλασιασμού μπαίνει στα ματς, και σε μία παρτίδα μόνο αν το διαλέξεις. Φτάνει ως το 64. Στα ματς ισχύει ο κανόνας Κρόφορντ, αν δεν τον βγάλεις. Κανόνας Τζάκομπι δεν υπάρχει: τα διπλά παιχνίδια μετρούν πάντα. Παραιτείσαι με μία, δύο ή τρεις φορές την αξία του ζαριού, αν δεχτεί η άλλη πλευρά.
ruling-BG-5 = Ένα πούλι μόνο του σε τρίγωνο χτυπιέται, δύο ή περισσότερα το κλείνουν. Ρητά το λέει μόνο η σλοβενική μετάφραση.

## Η σελίδα του ταβλιού

backgammon-page-title = Τάβλι με διπλασιασμό και ματς
backgammon-page-description = Παίξε τάβλι (μπάκγκαμον, όπως οι πόρτες) με τον υπολογιστή ή με παρέα: μία παρτίδα ή ματς, ζάρι διπλασιασμού, και με τα δικά σου ζάρια.
backgammon-page-line = Τα ζάρια διαλέγουν τους αριθμούς. Αν θα τρέξεις, θα κλείσεις ή θα χτυπήσεις, το διαλέγεις εσύ.
