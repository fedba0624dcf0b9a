### The words of ludo. The terms are in docs/glossary/el.md; the forms are those of portal.ftl.

game-ludo = Γκρινιάρης

## Θέσεις

ludo-seat = { the-seat }{ $seat ->
    [1] { seat-red }
    [2] { $case ->
        [gen] μπλε
        [nom] μπλε
        [cap] μπλε
       *[label] Μπλε
    }
    [3] { seat-yellow }
   *[4] { $case ->
        [gen] πράσινων
        [nom] πράσινα
        [cap] πράσινα
       *[label] Πράσινα
    }
}
ludo-colour = { $seat ->
    [1] κόκκιν{ low }
    [2] μπλε
    [3] κίτριν{ low }
   *[4] πράσιν{ low }
}

ludo-tin = { $case ->
    [acc] την{ " " }
    [in] στην{ " " }
   *[label] { "" }
}

## Πούλια

ludo-piece = { lead-it }{ $colour ->
    [ludo-colour] { $colour }{ " " }
   *[none] { "" }
}{ $count ->
    [other] πούλια
   *[one] πούλι
}
ludo-pile = { FORM($kind, $count) }

## Μέρη

ludo-dot = { ludo-tin }τελεία { $number }
ludo-start = { ludo-tin }{ $seat ->
    [you] εκκίνησή
   *[other] εκκίνηση
} { FORM($seat, case: "gen") }
ludo-lane = { ludo-tin }τελεία { $number } της διαδρομής { FORM($seat, case: "gen") }
ludo-finish = { $case ->
    [in] στον τερματισμό
   *[label] τερματισμός
}
ludo-nest = { $case ->
    [acc] τη{ " " }
    [in] στη{ " " }
   *[label] { "" }
}φωλιά { FORM($seat, case: "gen") }
ludo-die = { lead-it }ζάρι { FORM($seat, case: "gen") }
# Where something goes or stands.
ludo-goal = στην { $at ->
    [1] εκκίνηση των κόκκινων
    [11] εκκίνηση των μπλε
    [21] εκκίνηση των κίτρινων
    [31] εκκίνηση των πράσινων
   *[other] τελεία { $at }
}

## Τι πρέπει να γίνει, και πώς τελειώνει η παρτίδα

ludo-to-open = { $seat ->
    [you] Σειρά σου: ρίξε το ζάρι
   *[other] Ρίχν{ ends }{ by-name }
} (αρχίζει η μεγαλύτερη ζαριά){ stop }
ludo-tied = Ίδια ζαριά ({ FORM($seats, case: "nom") }): ξανά το ζάρι{ stop }
ludo-to-throw = { $seat ->
    [you] Σειρά σου: ρίξε το ζάρι
   *[other] Ρίχν{ ends }{ by-name }
}{ stop }
ludo-to-move = { $seat ->
    [you] Σειρά σου: κίνησε ένα πούλι με το { $number }
   *[other] { who }παίζ{ ends } με το { $number }
}{ stop }
ludo-to-pass = Πάσο:{ by-name } δεν έχ{ ends } κίνηση με το { $number }{ stop }
ludo-over = Πήρ{ did }{ by-name } την πρώτη θέση{ stop }
ludo-end-home = { $form ->
    [clause] τερμάτισαν
   *[sentence] Τερμάτισαν
} και τα τέσσερα πούλια { FORM($seat, case: "gen") }{ stop }
ludo-end-places = { $form ->
    [clause] πήρ
   *[sentence] Πήρ
}{ did }{ by-name } την πρώτη θέση, και κρίθηκαν όλες{ stop }

## Κουμπιά

ludo-pass = Πάσο
ludo-knock = Στη φωλιά
ludo-spare = Μαζί στην τελεία

## Δίπλα στο όνομα

ludo-home = τέρμα: { $number }
ludo-place = { $number }η θέση
ludo-out = εκτός

## Τι διαλέγεις για μια παρτίδα

ludo-option-players-4 = Τέσσερις
ludo-option-players-3 = Τρεις
ludo-option-players-2 = Δύο, απέναντι
ludo-option-places = Συνέχεια για 2η και 3η θέση
ludo-option-places-auto = Με τρεις ή τέσσερις παίκτες
ludo-option-places-on = Πάντα
ludo-option-places-off = Ποτέ
ludo-option-knock = Επιστροφή στη φωλιά
ludo-option-knock-always = Πάντα
ludo-option-knock-choose = Προαιρετική

## Γιατί δεν γίνεται ένα βήμα

ludo-touch-own = Πάτησε ένα πούλι { FORM($seat, case: "gen") }.
ludo-not-yours = { $seat ->
    [you] Κανένα πούλι εκεί δεν είναι δικό σου.
   *[other] Παίζ{ ends }{ by-name }, και κανένα πούλι εκεί δεν είναι { FORM($seat, case: "gen") }.
}
ludo-nest-empty = Στη φωλιά { FORM($seat, case: "gen") } δεν έμειναν πούλια.
ludo-nest-needs = Τα πούλια βγαίνουν από τη φωλιά μόνο με 1 ή 6, και αυτό είναι { $number }.
ludo-nest-one = Με 1, ένα πούλι πάει από τη φωλιά στην εκκίνηση.
ludo-nest-six = Με 6, από τη φωλιά πάνε δύο πούλια μαζί στην εκκίνηση ή ένα στην έκτη τελεία.
ludo-nest-last = Με 6, το μόνο πούλι στη φωλιά πάει στην εκκίνηση ή στην έκτη τελεία.
ludo-stays-home = Όποιο πούλι τερμάτισε μένει εκεί.
ludo-goes-to-dot = Με { $number } αυτό το πούλι πάει { ludo-goal }.
ludo-goes-to-lane = Με { $number } αυτό το πούλι πάει στην τελεία { $at } της διαδρομής του.
ludo-goes-home = Με { $number } αυτό το πούλι πάει στον τερματισμό.
ludo-turns-to-lane = { ludo-turns } πάει στην τελεία { $at } της διαδρομής του.
ludo-turns-to-dot = { ludo-turns } πάει { ludo-goal }.
ludo-turns-to-same = { ludo-turns } τελειώνει εκεί που άρχισε. Για να το παίξεις, πάτησε το πούλι.
ludo-turns = Το { $number } είναι πολύ για αυτό το πούλι: φτάνει στον τερματισμό, γυρίζει πίσω και

## Τι λάθος έχει το κείμενο ενός γύρου

ludo-must-move = Υπάρχει κίνηση, άρα δεν γίνεται πάσο.
ludo-text-step = Γράψε εδώ ένα βήμα: μια ζαριά όπως 5, μια κίνηση όπως 12-17, ή παύλα για πάσο.
ludo-text-turn = Ο γύρος είναι μια ζαριά και μια κίνηση, όπως 5: 12-17.
ludo-text-turn-over = Ο γύρος τελειώνει πριν από αυτό.
ludo-text-no-move = Γράψε μια κίνηση μετά τη ζαριά, όπως 12-17, ή παύλα για πάσο.
ludo-text-no-throw = Γράψε πρώτα τη ζαριά, όπως 5: 12-17.
ludo-text-thrown = Το ζάρι δείχνει ήδη { $number }: γράψε εδώ μια κίνηση.
ludo-text-other-throw = Το ζάρι δείχνει { $expected }, όχι { $found }.
ludo-text-throw = Το «{ $found }» δεν είναι ζαριά: γράψε 1 έως 6.
ludo-text-word = Το «{ $found }» δεν είναι ζαριά όπως 5, κίνηση όπως 12-17, ή παύλα για πάσο.
ludo-text-place = Το «{ $found }» δεν είναι μέρος για πούλι: γράψε 0 έως { $most }.
ludo-text-over = Η παρτίδα τελείωσε.
ludo-text-no-piece = Η πλευρά που παίζει δεν έχει πούλι στο { $at }.
ludo-text-two = Δύο πούλια κινούνται μαζί μόνο όταν βγαίνουν από τη φωλιά: 0-1(2).
ludo-text-goes = Με { $number } το πούλι στο { $from } πάει στο { $to }.
ludo-text-knocks = Αυτή η κίνηση στέλνει πούλι στη φωλιά: γράψε μετά ένα x.
ludo-text-nobody = Αυτή η κίνηση δεν στέλνει πούλι στη φωλιά: σβήσε το x.

## Τι λάθος έχει το κείμενο μιας θέσης

ludo-text-fields = Η θέση έχει { $needed } μέρη: τα πούλια, τη φάση, ποιος παίζει, το ζάρι, και ποιος τερμάτισε. Αυτή έχει { $found }.
ludo-text-seats = Τα χρώματα είναι { $needed }, με καθέτους ανάμεσα, όχι { $found }.
ludo-text-piece = Το «{ $found }» δεν είναι μέρος για πούλι: γράψε αριθμό.
ludo-text-path = Το «{ $found }» είναι πέρα από τον τερματισμό, που είναι το { $most }.
ludo-text-four = { who }έχ{ ends } εδώ { $found } { $found ->
    [one] πούλι
   *[other] πούλια
} και θα έπρεπε { $needed }.
ludo-text-colours = Πρέπει να παίζουν τουλάχιστον δύο χρώματα.
ludo-text-opposite = Όταν παίζουν μόνο δύο χρώματα, κάθονται απέναντι.
ludo-text-shared = { who }και { FORM($other, case: "nom") } είναι μαζί { ludo-goal }, αλλά όποιο πούλι έρχεται δεύτερο στέλνει το άλλο στη φωλιά.
ludo-text-stage = Το «{ $found }» δεν είναι φάση της παρτίδας: γράψε open, play ή over.
ludo-text-seat = Το «{ $found }» δεν είναι παίκτης: γράψε 1 έως 4.
ludo-text-seat-home = { who }τερμάτισ{ did } με όλα τα πούλια και δεν παίζ{ ends } πια.
ludo-text-seat-empty = { who }δεν παίζ{ ends } εδώ.
ludo-text-seat-aside = { who }δεν ρίχν{ ends } σε αυτόν τον γύρο.
ludo-text-die = Το ζάρι δεν δείχνει «{ $found }»: γράψε 1 έως 6, ή ? πριν από τη ζαριά.
ludo-text-begun = Ώσπου να κριθεί ποιος αρχίζει, όλα τα πούλια είναι στις φωλιές, αλλά { FORM($seat, case: "nom") } έχ{ ends } μερικά στον δρόμο.
ludo-text-entries = Οι ζαριές για το ποιος αρχίζει είναι { $needed }, με κόμματα ανάμεσα, όχι { $found }.
ludo-text-entry = Το «{ $found }» δεν είναι ζαριά για το ποιος αρχίζει: γράψε 1 έως 6, ? πριν από τη ζαριά, ή παύλα όπου δεν ρίχνει κανείς.
ludo-text-entry-empty = { who }δεν παίζ{ ends } εδώ, άρα δεν ρίχν{ ends }.
ludo-text-entry-order = Ρίχν{ ends }{ by-name }: όσοι είναι πριν έριξαν, οι άλλοι όχι.
ludo-text-entry-alone = Για το ποιος αρχίζει ρίχνουν τουλάχιστον δύο.
ludo-text-home = Το «{ $found }» δεν είναι παίκτης: γράψε με 1 έως 4 όσους τερμάτισαν ή παραιτήθηκαν.
ludo-text-not-home = { who }δεν τερμάτισ{ did } με όλα τα πούλια.
ludo-text-left-out = { who }τερμάτισ{ did } με όλα τα πούλια, αλλά λείπ{ ends } από όσους τερμάτισαν.
ludo-text-twice = { who }υπάρχουν δύο φορές.
ludo-text-not-out = { who }έχ{ ends } πούλια, άρα δεν παραιτήθηκ{ did }.
ludo-text-home-late = Η παρτίδα είχε τελειώσει πριν τερματίσει το τελευταίο.
ludo-text-not-over = Με αυτά τα πούλια η παρτίδα δεν έχει τελειώσει.
ludo-text-ended = Με αυτά τα πούλια η παρτίδα έχει τελειώσει.
ludo-text-over-seat = Η παρτίδα τελείωσε και δεν παίζει κανείς: γράψε παύλα αντί για «{ $found }».
ludo-text-over-die = Η παρτίδα τελείωσε και δεν ρίχνει κανείς: γράψε παύλα αντί για «{ $found }».

## Πώς διαβάζονται οι κανόνες

ruling-LUDO-1 = Αν μπορείς να κινηθείς, πρέπει, με όποιο πούλι θέλεις. Με 1 ή 6 κινείται και ένα πούλι που είναι ήδη έξω. Μετά από 6 πρέπει να ρίξεις ξανά. Κίνηση δεν έχεις μόνο με 2, 3, 4 ή 5, όταν όλα τα πούλια σου που δεν τερμάτισαν είναι στη φωλιά. Ένα πούλι που γυρίζει πίσω από τον τερματισμό μπορεί να τελειώσει εκεί που άρχισε, και αυτό είναι κίνηση. Αν μόνο τον αγγίξει, δεν τερματίζει.
ruling-LUDO-3 = Με 6 και ένα μόνο πούλι στη φωλιά, αυτό πάει στην εκκίνηση ή στην έκτη τελεία.
ruling-LUDO-4 = Από την τελευταία τελεία της διαδρομής ένα 6 φτάνει στον τερματισμό και ξαναβγαίνει στην τελευταία τελεία του κύκλου. Ό,τι είναι εκεί πάει στη φωλιά, όπως πάντα.
ruling-LUDO-6 = Δύο παίκτες κάθονται απέναντι. Χρώματα που δεν παίζονται λείπουν. Διαλέγεις αν το παιχνίδι συνεχίζεται για τις θέσεις, όπως συνηθίζεται με τρεις ή τέσσερις. Όποιος παραιτείται παίρνει την τελευταία θέση από όσους παίζουν ακόμη, και τα πούλια του φεύγουν.
ruling-LUDO-7 = Η πηγή λέει σε όλες τις γλώσσες ότι ένα πούλι μπορεί να σταλεί στη φωλιά. Εδώ στέλνεται πάντα, εκτός αν το διαλέξεις προαιρετικό για την παρτίδα. Τότε χρώματα μοιράζονται μια τελεία.
ruling-LUDO-8 = Στο τουρκικό κείμενο ένα 6 βγάζει δύο πούλια ή πάει έξι τελείες ένα που είναι έξω. Δεν το ακολουθούμε: έξι γλώσσες λένε την έκτη τελεία.

## Η σελίδα του Γκρινιάρη

ludo-page-title = Γκρινιάρης για δύο, τρεις ή τέσσερις
ludo-page-description = Παίξε Γκρινιάρη με ως τέσσερα χρώματα, με τον υπολογιστή ή με παρέα, με το ζάρι εδώ ή το δικό σου, και ως τη 2η και την 3η θέση.
ludo-page-line = Τέσσερα πούλια, ένα ζάρι, και πάντα κάποιος έξι τελείες πίσω σου.
