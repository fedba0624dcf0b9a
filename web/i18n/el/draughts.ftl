### The words of English draughts. The terms are in docs/glossary/el.md; the forms are those of portal.ftl.

game-draughts = Ντάμα

## Θέσεις: τα μαύρα είναι πρώτα

draughts-seat = { the-seat }{ $seat ->
    [1] { seat-black }
   *[2] { seat-white }
}
draughts-colour = { $seat ->
    [1] μαύρ{ low }
   *[2] λευκ{ high }
}

## Κομμάτια

draughts-man = { lead-it }{ $colour ->
    [draughts-colour] { $colour }{ " " }
   *[none] { "" }
}{ $count ->
    [other] πούλια
   *[one] πούλι
}
draughts-king = { lead-he }{ $colour ->
    [draughts-colour] { FORM($colour, agree: "he") }{ " " }
   *[none] { "" }
}{ $count ->
    [other] βασιλιάδες
   *[one] βασιλιά{ end-s }
}

## Τι πρέπει να γίνει, και πώς τελειώνει η παρτίδα

draughts-to-move = { to-play }{ stop }
draughts-must-take = { $seat ->
    [you] Σειρά σου:{ " " }
   *[other] { who }
}πρέπει να αιχμαλωτίσ{ ends }{ stop }
draughts-take-on = { $seat ->
    [you] Συνέχισε
   *[other] { who }συνεχίζ{ ends }
} την αιχμαλώτιση από το { $at }{ stop }
draughts-over = Η παρτίδα τελείωσε{ stop }
draughts-end-no-piece = { $form ->
    [clause] έ
   *[sentence] Έ
}μειν{ did }{ by-name } χωρίς κομμάτια{ stop }
draughts-end-no-move = { $form ->
    [clause] έ
   *[sentence] Έ
}μειν{ did }{ by-name } χωρίς κίνηση{ stop }

## Γιατί δεν γίνεται ένα βήμα

draughts-no-square = Αυτό δεν είναι τετράγωνο της σκακιέρας.
draughts-empty = Στο { $at } δεν υπάρχει κομμάτι.
draughts-not-yours = Το κομμάτι στο { $at } δεν είναι δικό σου.
draughts-blocked = Το κομμάτι στο { $at } είναι κλεισμένο: δεν έχει ελεύθερο τετράγωνο.
draughts-not-diagonal = Τα κομμάτια πάνε διαγώνια, άρα δεν μπορούν να πάνε από το { $from } στο { $to }.
draughts-too-far = Τα κομμάτια πάνε ένα τετράγωνο ή υπερπηδούν ένα και το αιχμαλωτίζουν, άρα δεν μπορούν να πάνε από το { $from } στο { $to }.
draughts-occupied = Στο { $at } υπάρχει ήδη κομμάτι.
draughts-forward-only = Το κομμάτι στο { $at } είναι πούλι, και τα πούλια πάνε μόνο μπροστά.
draughts-nothing-to-take = Τα κομμάτια πάνε δύο τετράγωνα μόνο για να αιχμαλωτίσουν, και το { $at } είναι άδειο.
draughts-own-piece = Το κομμάτι στο { $at } είναι δικό σου, και τα δικά σου δεν τα υπερπηδάς.
draughts-take-compulsory = Πρέπει να αιχμαλωτίσεις: { $takes }.

## Τι λάθος έχει το κείμενο μιας κίνησης

draughts-text-move = Η κίνηση θέλει τουλάχιστον δύο τετράγωνα, όπως 11-15.
draughts-text-square = Το «{ $found }» δεν είναι τετράγωνο της σκακιέρας: γράψε 1 έως 32.
draughts-text-ambiguous = Αυτό μπορεί να είναι: { $readings }.
draughts-one-step = Εδώ αρκεί ένα βήμα: το { $at } περισσεύει.
draughts-turn-over = Η κίνηση τελειώνει πριν από το { $at }.

## Τι λάθος έχει το κείμενο μιας θέσης

draughts-text-side = Η θέση αρχίζει με B ή W, για την πλευρά που παίζει, όχι με «{ $found }».
draughts-text-list = Το «{ $found }» δεν είναι κατάλογος κομματιών, που αρχίζει με B ή W, για το χρώμα τους.
draughts-text-two-lists = Τα κομμάτια { FORM($seat, case: "gen") } υπάρχουν δύο φορές.
draughts-text-no-list = Λείπουν τα κομμάτια { FORM($seat, case: "gen") }.
draughts-text-no-square = Εδώ λείπει ένας αριθμός.
draughts-text-twice = Το { $at } υπάρχει δύο φορές.
draughts-text-count = Το «{ $found }» δεν σημαίνει τίποτα εδώ. Μετά από τα κομμάτια μπαίνουν από μία φορά το H, με τις κινήσεις χωρίς πρόοδο, και το F, με τον αριθμό της κίνησης.
draughts-text-empty = Η σκακιέρα είναι άδεια.
draughts-text-uncrowned = Το πούλι στο { $at } είναι στην τελευταία γραμμή, άρα πρέπει να είναι βασιλιάς.
draughts-text-pieces = { who }έχ{ ends } εδώ { $found } κομμάτια: το πολύ γίνονται { $most }.

## Πώς διαβάζονται οι κανόνες

ruling-DR-1 = Ένα πούλι που φτάνει με αιχμαλώτιση στην τελευταία γραμμή στέφεται και σταματά εκεί, ακόμη κι αν μπορούσε να συνεχίσει ως βασιλιάς.
ruling-DR-2 = Όταν η ίδια θέση έρθει τρίτη φορά με την ίδια πλευρά να παίζει, εκείνη μπορεί να διεκδικήσει ισοπαλία. Την πέμπτη φορά είναι ισοπαλία, όπως και μετά από 40 κινήσεις κάθε πλευράς χωρίς αιχμαλώτιση ή κίνηση με πούλι, και με συμφωνία.
ruling-DR-4 = Η πηγή δεν λέει ρητά ότι τα πούλια κινούνται και αιχμαλωτίζουν μόνο μπροστά. Βγαίνει από όσα λέει για τους βασιλιάδες, που πάνε μπρος και πίσω, και έτσι είναι η αγγλική ντάμα.

## Η σελίδα της ντάμας

draughts-page-title = Αγγλική ντάμα, γνωστή και ως τσέκερς
draughts-page-description = Παίξε αγγλική ντάμα με τον υπολογιστή ή με παρέα στην ίδια συσκευή: υποχρεωτικές αιχμαλωτίσεις, άλματα στη σειρά και βασιλιάδες.
draughts-page-line = Αν μπορείς να αιχμαλωτίσεις, πρέπει: αυτός είναι ο κανόνας, και η παγίδα.
