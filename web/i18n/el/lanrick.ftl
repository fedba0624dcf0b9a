### The words of Lanrick. The terms are in docs/glossary/el.md; the forms are those of portal.ftl.

game-lanrick = Λάνρικ

## Κομμάτια και σημάδια

lanrick-man = { lead-it }{ $colour ->
    [colour] { $colour }{ " " }
   *[none] { "" }
}{ $count ->
    [other] πούλια
   *[one] πούλι
}
lanrick-mark = κέντρο του ραντεβού
lanrick-rendezvous = στο ραντεβού
lanrick-mark-set = Κέντρο του ραντεβού είναι { FORM($at, case: "acc") }.
lanrick-mark-lifted = Το ραντεβού γύρω από { FORM($at, case: "acc") } τελείωσε.

## Τι πρέπει να γίνει, και πώς τελειώνει η παρτίδα

lanrick-to-place = { $seat ->
    [you] Σειρά σου: βάλε
   *[other] { who }βάζ{ ends }
} ένα πούλι στην άκρη (ακόμη { $number }){ stop }
lanrick-to-mark = { $seat ->
    [you] Σειρά σου: διάλεξε
   *[other] { who }διαλέγ{ ends }
} το κέντρο του ραντεβού{ stop }
lanrick-to-play-first = { $seat ->
    [you] Αρχίζεις: κινήσου
   *[other] Αρχίζ{ ends }{ by-name }:
} ως { lanrick-squares } συνολικά{ stop }
lanrick-to-play = { $seat ->
    [you] Σειρά σου: κινήσου
   *[other] Παίζ{ ends }{ by-name }:
} ως { lanrick-squares } συνολικά{ stop }
lanrick-to-play-on = { $seat ->
    [you] Ακόμη { lanrick-squares }: συνέχισε ή πάτησε Έτοιμο
   *[other] { who }έχ{ ends } ακόμη { lanrick-squares }
}{ stop }
lanrick-to-take = { $seat ->
    [you] Κερδίζεις το ραντεβού: αιχμαλώτισε ένα πούλι { FORM($of, case: "gen") }
   *[other] { who }κερδίζ{ ends } το ραντεβού και αιχμαλωτίζ{ ends } ένα πούλι
}{ stop }
lanrick-to-send-home = { $seat ->
    [you] Στείλε
   *[other] { who }στέλν{ ends }
} στην άκρη { lanrick-men } { FORM($of, case: "gen") }{ stop }
lanrick-to-level = { $seat ->
    [you] Στείλε
   *[other] { who }στέλν{ ends }
} πίσω στην άκρη { lanrick-men }, ώστε να μείνουν ίσα στο εσωτερικό{ stop }
lanrick-to-return = { $seat ->
    [you] Σειρά σου: στείλε
   *[other] { who }στέλν{ ends }
} πίσω στην άκρη ένα πούλι (ακόμη { $number }){ stop }
lanrick-to-set-home = { $seat ->
    [you] Βάλε
   *[other] { who }βάζ{ ends }
} ένα πούλι { FORM($of, case: "gen") } { lanrick-anywhere }
lanrick-anywhere = σε όποιο τετράγωνο της άκρης θέλ{ ends } (ακόμη { $number }){ stop }
lanrick-to-set-level = { $seat ->
    [you] Βάλε
   *[other] { who }βάζ{ ends }
} ένα πούλι { lanrick-anywhere }
lanrick-to-set-return = { $seat ->
    [you] Σειρά σου: βάλε
   *[other] { who }βάζ{ ends }
} ένα πούλι { lanrick-anywhere }
lanrick-over = Κέρδισ{ did }{ by-name }{ stop }
lanrick-end-taken = { $form ->
    [clause] έ
   *[sentence] Έ
}χ{ ends }{ by-name } τέσσερις αιχμαλώτους{ stop }
lanrick-squares = { $number } { $number ->
    [one] τετράγωνο
   *[other] τετράγωνα
}
lanrick-men = { $number } { $number ->
    [one] πούλι
   *[other] πούλια
}

## Κουμπιά, και η ερώτηση πριν χαριστεί το ραντεβού

lanrick-done = Έτοιμο
lanrick-gives-away = Όλα τα πούλια { FORM($seat, case: "gen") } θα ήταν στο ραντεβού: θα το κέρδιζαν αμέσως.

## Δίπλα στο όνομα

lanrick-to-place-still = απομένουν: { $number }
lanrick-in-field = εσωτερικό: { $number }
lanrick-in = ραντεβού: { $number }/{ $of }
lanrick-taken = αιχμάλωτα: { $number }/{ $of }

## Γιατί δεν γίνεται ένα βήμα

lanrick-place-on-border = Βάλε τα πούλια στην άκρη. Το { $at } είναι στο εσωτερικό.
lanrick-occupied = Στο { $at } υπάρχει ήδη πούλι.
lanrick-mark-in-field = Το κέντρο πρέπει να είναι στο εσωτερικό, και το { $at } είναι στην άκρη.
lanrick-mark-own-man = Με κέντρο το { $at } το πούλι σου στο { $man } θα ήταν ήδη στο ραντεβού, και αυτό δεν επιτρέπεται.
lanrick-mark-too-near = Με κέντρο το { $at } μπορείς να φέρεις μονομιάς όλα τα πούλια σου στο ραντεβού, και αυτό δεν επιτρέπεται.
lanrick-empty = Στο { $at } δεν υπάρχει πούλι.
lanrick-not-yours = Το πούλι στο { $at } δεν είναι { $seat ->
    [you] δικό σου
   *[other] { FORM($seat, case: "gen") }
}.
lanrick-stuck = Το πούλι στο { $at } δεν κινείται: δίπλα του δεν υπάρχει άδειο τετράγωνο.
lanrick-stuck-on-line = Το πούλι στο { $at } μένει σε αυτόν τον γύρο στην ευθεία του, και πιο πέρα δεν πάει.
lanrick-too-far = Ως εκεί είναι { lanrick-squares }, και { $left ->
    [1] μένει
   *[other] μένουν
} μόνο { $left }.
lanrick-keeps-line = Το πούλι στο { $at } κινήθηκε ήδη σε αυτόν τον γύρο και μένει στην ευθεία του.
lanrick-not-a-line = Τα πούλια πάνε σε γραμμή, στήλη ή διαγώνιο, άρα δεν μπορούν να πάνε από το { $from } στο { $to }.
lanrick-same-square = Το πούλι είναι ήδη στο { $at }.
lanrick-blocked = Το πούλι στο { $at } κλείνει τον δρόμο.
lanrick-take-own = Το πούλι στο { $at } είναι δικό σου: αιχμαλώτισε ένα πούλι { FORM($of, case: "gen") }.
lanrick-take-in = Το πούλι στο { $at } είναι στο ραντεβού και δεν αιχμαλωτίζεται.
lanrick-send-own = Το πούλι στο { $at } είναι δικό σου: στείλε στην άκρη τα πούλια { FORM($of, case: "gen") }.
lanrick-send-in = Το πούλι στο { $at } είναι στο ραντεβού και μένει εκεί.
lanrick-send-border = Το πούλι στο { $at } είναι ήδη στην άκρη.
lanrick-stays-on-border = Το πούλι στο { $at } είναι ήδη στην άκρη και μένει εκεί.
lanrick-others-walk = Το πούλι στο { $at } δεν έχει τώρα δρόμο για την άκρη. Κίνησε πρώτα όσα έχουν.
lanrick-goal-on-border = Το πούλι πρέπει να πάει στην άκρη. Το { $at } είναι στο εσωτερικό.

## Τι λάθος έχει το κείμενο ενός βήματος ή ενός γύρου

lanrick-text-step = Γράψε εδώ ένα βήμα, όπως a4-c6.
lanrick-text-turn = Γράψε εδώ έναν γύρο, όπως a4-c6 και μετά τελεία.
lanrick-text-turn-over = Ο γύρος τελειώνει πριν από αυτό.
lanrick-text-turn-squares = Ο γύρος δεν τελείωσε: ακόμη { lanrick-squares }. Για να τελειώσει, γράψε τελεία στο τέλος.
lanrick-text-turn-home = Ο γύρος δεν τελείωσε: πρέπει να πάνε ακόμη { lanrick-men } στην άκρη.
lanrick-text-over = Η παρτίδα τελείωσε.
lanrick-text-word = Το «{ $found }» δεν είναι βήμα.
lanrick-text-square = Το «{ $found }» δεν είναι τετράγωνο του ταμπλό.
lanrick-text-expects-place = Βάλε εδώ ένα πούλι, όπως a4, όχι «{ $found }».
lanrick-text-expects-mark = Διάλεξε εδώ το κέντρο του ραντεβού, όπως *d5, όχι «{ $found }».
lanrick-text-expects-move = Γράψε εδώ μια κίνηση, όπως a4-c6, ή τελεία για να τελειώσει ο γύρος, όχι «{ $found }».
lanrick-text-expects-take = Αιχμαλώτισε εδώ ένα πούλι, όπως xh3, όχι «{ $found }».
lanrick-text-expects-border = Στείλε εδώ ένα πούλι στην άκρη, όπως d5>e8, όχι «{ $found }».

## Τι λάθος έχει το κείμενο μιας θέσης

lanrick-text-fields = Η θέση έχει { $needed } μέρη: τα πούλια, τη φάση, την πλευρά που παίζει, το κέντρο του ραντεβού, τα τετράγωνα που μένουν, τα πούλια που κινήθηκαν, και ποιος αρχίζει την επιστροφή. Αυτή έχει { $found }.
lanrick-text-rows = Το ταμπλό έχει { $needed } γραμμές με καθέτους ανάμεσα, όχι { $found }.
lanrick-text-row = Κάθε γραμμή έχει { $needed } τετράγωνα, και αυτή έχει { $found }.
lanrick-text-sign = Το «{ $found }» δεν είναι ούτε πούλι, w ή b, ούτε αριθμός άδειων τετραγώνων από 1 έως 8.
lanrick-text-men = { who }έχ{ ends } εδώ { $found } πούλια: το πολύ γίνονται { $most }.
lanrick-text-phase = Το «{ $found }» δεν είναι φάση της παρτίδας: γράψε place, mark, play, take, home, level, back ή over.
lanrick-text-seat = Το «{ $found }» δεν είναι πλευρά: γράψε w ή b.
lanrick-text-mark-missing = Σε αυτή τη φάση υπάρχει ραντεβού, και λείπει το κέντρο του.
lanrick-text-mark-none = Σε αυτή τη φάση δεν υπάρχει ραντεβού: γράψε παύλα αντί για «{ $found }».
lanrick-text-left-missing = Λείπει ο αριθμός των τετραγώνων που μένουν.
lanrick-text-left = Το «{ $found }» δεν είναι αριθμός τετραγώνων.
lanrick-text-left-range = Τα τετράγωνα που μένουν είναι από 1 έως { $most }, όσα και τα πούλια, όχι { $found }.
lanrick-text-left-none = Τετράγωνα μένουν μόνο στη φάση play: γράψε παύλα αντί για «{ $found }».
lanrick-text-locks-none = Τα πούλια κρατούν ευθεία μόνο στη φάση play: γράψε παύλα αντί για «{ $found }».
lanrick-text-lock = Το «{ $found }» δεν είναι πούλι που κινήθηκε: γράψε το τετράγωνο και την ευθεία του, r, f, u ή d, όπως c6u.
lanrick-text-lock-twice = Το πούλι στο { $at } υπάρχει δύο φορές.
lanrick-text-locks-left = Τα πούλια που κινήθηκαν ({ $found }) και τα τετράγωνα που μένουν ({ $left }) είναι μαζί το πολύ { $most }.
lanrick-text-first-missing = Γράψε εδώ ποιος αρχίζει την επιστροφή: w ή b.
lanrick-text-first-none = Σε αυτή τη φάση δεν αρχίζει επιστροφή: γράψε παύλα αντί για «{ $found }».
lanrick-text-too-few = { who }έχ{ ends } εδώ { $found }. Με λιγότερα από δύο πούλια η παρτίδα έχει τελειώσει.
lanrick-text-in-field = Σε αυτή τη φάση όλα τα πούλια είναι στην άκρη, και το { $at } είναι στο εσωτερικό.
lanrick-text-place-done = Και τα δέκα πούλια είναι ήδη στο ταμπλό και δεν μένει κανένα.
lanrick-text-place-counts = Τα πούλια μπαίνουν εναλλάξ: δεν γίνεται να έχουν τα λευκά { $white } και τα μαύρα { $black }.
lanrick-text-place-seat = Το επόμενο πούλι το βάζ{ ends }{ by-name }.
lanrick-text-not-over = Κέρδισ{ did }{ by-name } μόνο αν { FORM($of, case: "nom") } έχουν ένα πούλι και { FORM($seat, case: "nom") } περισσότερα.
lanrick-text-fewest = { who }έχ{ ends } λιγότερα πούλια, γι’ αυτό αρχίζ{ ends }.
lanrick-text-first-loser = Τα πούλια είναι ίσα, γι’ αυτό αρχίζ{ ends }{ by-name }, που έχασ{ did } το ραντεβού.
lanrick-text-play-in = Όλα τα πούλια { FORM($seat, case: "gen") } είναι ήδη στο ραντεβού, άρα το κέρδισαν.
lanrick-text-not-in = { who }δεν κέρδισ{ did } το ραντεβού: δεν είναι όλα τα πούλια τους εκεί.
lanrick-text-take-nobody = Όλα τα πούλια { FORM($seat, case: "gen") } είναι στο ραντεβού και κανένα δεν αιχμαλωτίζεται.
lanrick-text-home-nobody = Κανένα πούλι { FORM($seat, case: "gen") } δεν πρέπει να πάει στην άκρη.
lanrick-text-level-equal = Στο εσωτερικό τα πούλια είναι ίσα, άρα κανένα δεν πάει πίσω.
lanrick-text-level-seat = { who }έχ{ ends } περισσότερα πούλια στο εσωτερικό, γι’ αυτό παίζ{ ends }.
lanrick-text-back-nobody = Στο εσωτερικό δεν υπάρχει πούλι, άρα η επιστροφή τελείωσε.
lanrick-text-back-numbers = Η πλευρά που παίζει έχει στο εσωτερικό { $own } και η άλλη { $others }: δεν ταιριάζει με το ποιος αρχίζει.

## Πώς διαβάζονται οι κανόνες

ruling-LANRICK-2 = Σε έναν γύρο κάθε πούλι κινείται σε μία μόνο ευθεία: γραμμή, στήλη ή διαγώνιο. Επάνω της μπορεί να πηγαινοέρχεται, και στο μεταξύ να κινούνται άλλα. Μετρά κάθε τετράγωνο που διανύει, και στον γυρισμό.
ruling-LANRICK-3 = Ένα πούλι πάει στην άκρη με μία κίνηση βασίλισσας, όσο μακριά θέλεις, πάνω από άδεια τετράγωνα σε άδειο τετράγωνο. Όποια πλευρά κινεί διαλέγει πούλι, τετράγωνο και σειρά. Μόνο αν κανένα από όσα μπορούν να πάνε τώρα δεν έχει τέτοια κίνηση, μπαίνει ένα σε όποιο άδειο τετράγωνο της άκρης θέλεις.
ruling-LANRICK-4 = Ο γύρος τελειώνει αμέσως όταν κερδηθεί το ραντεβού. Αν διαλέξεις κέντρο με όλα τα πούλια της άλλης πλευράς ήδη μέσα, το έχει κερδίσει εκείνη, αλλά πρώτα παίρνεις μια προειδοποίηση.
ruling-LANRICK-5 = Αν δεν έχεις πούλι στο ραντεβού και έχεις όσα τετράγωνα και πούλια, τα φέρνεις όλα μονομιάς εκεί μόνο με ένα ακριβώς τετράγωνο το καθένα. Γι’ αυτό ένα κέντρο δεν επιτρέπεται όταν κάθε πούλι σου έχει δίπλα του άδειο τετράγωνο του ραντεβού, άλλο το καθένα. Μετρά το ταμπλό τη στιγμή της επιλογής. Τα d4, d5, e4 και e5 επιτρέπονται πάντα.
ruling-LANRICK-6 = Η πηγή δεν έχει ισοπαλίες. Εδώ είναι ισοπαλία με συμφωνία, και όταν κάθε πλευρά παίξει 50 φορές χωρίς να κερδηθεί ραντεβού. Όταν στο παιχνίδι για ένα ραντεβού η ίδια θέση έρθει τρίτη φορά, μπορείς να διεκδικήσεις ισοπαλία. Την πέμπτη φορά είναι ισοπαλία.
ruling-LANRICK-7 = Το πούλι που αιχμαλωτίζεται μπορεί να είναι στην άκρη ή στο εσωτερικό, όχι όμως στο ραντεβού. Άκρη και εσωτερικό είναι πάντα τα 28 και τα 36 τετράγωνα, όπου κι αν είναι το ραντεβού: ένα πούλι μπορεί να είναι μαζί στην άκρη και στο ραντεβού.
ruling-LANRICK-8 = Κάθε πούλι παίρνει την ευθεία του από την πρώτη κίνηση στον γύρο και την κρατά και σε διασταυρώσεις. Μια κίνηση έχει όποιο μήκος χωρά στα τετράγωνα που μένουν. Στην επιστροφή στην άκρη κινούνται μόνο τα πούλια του εσωτερικού.
ruling-LANRICK-10 = Το ραντεβού μένει όσο αιχμαλωτίζεται ένα πούλι και τα άλλα πάνε στην άκρη, και τελειώνει πριν εξισωθούν τα πούλια στο εσωτερικό. Όσα είναι στην άκρη δεν κινούνται. Οι επαναλήψεις μετρούν στην αρχή κάθε γύρου. Το πρώτο πούλι το βάζουν τα λευκά. Στη ρεβάνς οι παίκτες αλλάζουν πλευρά.

## Η σελίδα του Λάνρικ

lanrick-page-title = Λάνρικ, ένα παιχνίδι του Λιούις Κάρολ
lanrick-page-description = Παίξε Λάνρικ, τον αγώνα δρόμου του Λιούις Κάρολ: πέντε πούλια η κάθε πλευρά, ένα ραντεβού, μια σκακιέρα. Με τον υπολογιστή ή με παρέα.
lanrick-page-line = Πέντε πούλια, ένα κέρμα: μάζεψέ τα όλα γύρω του πριν φτάσουν εκεί τα άλλα.
