### The words of chess. The terms are in docs/glossary/el.md; the forms are those of portal.ftl.

game-chess = Σκάκι

## Κομμάτια

chess-tint-he = { $colour ->
    [colour] { FORM($colour, agree: "he") }{ " " }
   *[none] { "" }
}
chess-pawn = { lead-it }{ $colour ->
    [colour] { $colour }{ " " }
   *[none] { "" }
}{ $count ->
    [other] πιόνια
   *[one] { $case ->
        [gen] πιονιού
       *[nom] πιόνι
    }
}
chess-knight = { lead-he }{ chess-tint-he }ίππ{ low-he }
chess-bishop = { lead-he }{ chess-tint-he }αξιωματικ{ high-he }
chess-rook = { lead-he }{ chess-tint-he }πύργ{ low-he }
chess-queen = { chess-lead-she }{ $count ->
    [other] βασίλισσες
   *[one] { $case ->
        [gen] βασίλισσας
       *[nom] βασίλισσα
    }
}
chess-king = { lead-he }{ chess-tint-he }{ $count ->
    [other] βασιλιάδες
   *[one] βασιλιά{ end-s }
}
chess-check = σε σαχ

chess-lead-she = { $case ->
    [nom] η{ " " }
    [cap] Η{ " " }
    [acc] τη{ " " }
    [gen] της{ " " }
    [a] μία{ " " }
   *[label] { "" }
}{ $count ->
    [one] μία{ " " }
    [other] { few }{ " " }
   *[none] { "" }
}{ $colour ->
    [colour] { FORM($colour, agree: "she") }{ " " }
   *[none] { "" }
}

## Τι πρέπει να γίνει, και πώς τελειώνει η παρτίδα

chess-to-move = { to-play }{ stop }
chess-in-check = { $seat ->
    [you] Σειρά σου: είσαι
   *[other] { who }είναι
} σε σαχ{ stop }
chess-over = Η παρτίδα τελείωσε{ stop }
chess-promote-queen = Βασίλισσα
chess-promote-rook = Πύργος
chess-promote-bishop = Αξιωματικός
chess-promote-knight = Ίππος
chess-end-mate = { $form ->
    [clause] έ
   *[sentence] Έ
}γιν{ did } ματ{ by-name }{ stop }
chess-end-stalemate = { $form ->
    [clause] πατ
   *[sentence] Πατ
}, γιατί{ by-name } δεν έχ{ ends } νόμιμη κίνηση{ stop }
chess-end-material = { $form ->
    [clause] καμία πλευρά δεν έχει αρκετά κομμάτια για ματ
   *[sentence] Καμία πλευρά δεν έχει αρκετά κομμάτια για ματ.
}

## Γιατί δεν γίνεται μια κίνηση

chess-no-square = Αυτό δεν είναι τετράγωνο της σκακιέρας.
chess-empty = Στο { $at } δεν υπάρχει κομμάτι.
chess-not-yours = Το κομμάτι στο { $at } δεν είναι δικό σου.
chess-blocked = { FORM($kind, case: "cap") } στο { $at } δεν κινείται: ο δρόμος είναι κλειστός.
chess-king-nowhere = { FORM($kind, case: "cap") } στο { $at } δεν κινείται: κάθε διπλανό τετράγωνο απειλείται ή είναι πιασμένο.
chess-double-check = Δύο κομμάτια δίνουν σαχ μαζί: πρέπει να κινηθεί ο βασιλιάς, όχι { FORM($kind, case: "nom") } στο { $at }.
chess-check-idle = { FORM($by, case: "cap") } στο { $from } δίνει σαχ, και { FORM($kind, case: "nom") } στο { $at } ούτε αιχμαλωτίζει εκεί ούτε μπαίνει στη μέση.
chess-check-stays = Ο βασιλιάς θα έμενε σε σαχ από { FORM($by, case: "acc") } στο { $from }.
chess-king-attacked = Ο βασιλιάς δεν πάει στο { $at }: το απειλεί { FORM($by, case: "nom") } στο { $from }.
chess-pinned = Κάρφωμα: χωρίς { FORM($kind, case: "acc") } στο { $at }, { FORM($by, case: "nom") } στο { $from } θα απειλούσε τον βασιλιά.
chess-en-passant-check = Και τα δύο πιόνια θα έφευγαν μαζί από τη γραμμή, και { FORM($by, case: "nom") } στο { $from } θα απειλούσε τον βασιλιά.
chess-castle-lost = Ροκέ με τον πύργο του { $rook } δεν γίνεται πια: ο βασιλιάς ή ο πύργος κινήθηκε, ή ο πύργος χάθηκε.
chess-castle-blocked = Για ροκέ πρέπει να είναι άδεια όλα τα τετράγωνα ανάμεσα σε βασιλιά και πύργο, και στο { $at } υπάρχει κομμάτι.
chess-castle-in-check = Ροκέ δεν γίνεται όταν ο βασιλιάς είναι σε σαχ, και { FORM($by, case: "nom") } στο { $from } δίνει σαχ.
chess-castle-through = Στο ροκέ ο βασιλιάς δεν περνά από σαχ: { FORM($by, case: "nom") } στο { $from } απειλεί το { $at }, από όπου θα περνούσε.
chess-castle-into = Στο ροκέ ο βασιλιάς δεν μπαίνει σε σαχ: { FORM($by, case: "nom") } στο { $from } απειλεί το { $at }.
chess-own-piece = Στο { $at } υπάρχει δικό σου κομμάτι.
chess-path-blocked = Το κομμάτι στο { $at } κλείνει τον δρόμο { FORM($kind, case: "gen") }.
chess-moves-pawn = Το πιόνι πάει ίσια μπροστά και αιχμαλωτίζει διαγώνια μπροστά, άρα δεν μπορεί να πάει από το { $from } στο { $to }.
chess-moves-knight = Ο ίππος πάει δύο τετράγωνα ίσια και ένα στο πλάι, άρα δεν μπορεί να πάει από το { $from } στο { $to }.
chess-moves-bishop = Ο αξιωματικός πάει διαγώνια, άρα δεν μπορεί να πάει από το { $from } στο { $to }.
chess-moves-rook = Ο πύργος πάει σε γραμμές και στήλες, άρα δεν μπορεί να πάει από το { $from } στο { $to }.
chess-moves-queen = Η βασίλισσα πάει σε γραμμές, στήλες και διαγωνίους, άρα δεν μπορεί να πάει από το { $from } στο { $to }.
chess-moves-king = Ο βασιλιάς πάει σε διπλανό τετράγωνο, άρα δεν μπορεί να πάει από το { $from } στο { $to }.
chess-pawn-nothing = Το πιόνι πάει διαγώνια μόνο για να αιχμαλωτίσει, και το { $at } είναι άδειο.
chess-pawn-straight = Το πιόνι αιχμαλωτίζει μόνο διαγώνια: το κομμάτι στο { $at } του κλείνει τον δρόμο.
chess-pawn-blocked = Το κομμάτι στο { $at } κλείνει τον δρόμο του πιονιού.
chess-pawn-double = Τα πιόνια πάνε δύο τετράγωνα μόνο από εκεί που αρχίζουν, και αυτό στο { $at } κινήθηκε ήδη.
chess-en-passant-late = Το πιόνι στο { $at } αιχμαλωτίζεται εν διελεύσει μόνο αμέσως μετά το διπλό του βήμα.

## Τι λάθος έχει το κείμενο μιας κίνησης

chess-text-move = Γράψε μια κίνηση όπως e4, Nf3, exd5 ή O-O.
chess-text-square = Το «{ $found }» δεν είναι τετράγωνο της σκακιέρας.
chess-text-promotion = Το πιόνι δεν γίνεται «{ $found }»: γράψε Q, R, B ή N, όπως στο e8=Q.
chess-text-rest = Το «{ $found }» δεν σημαίνει τίποτα μετά από μια κίνηση.
chess-text-ambiguous = Αυτό μπορεί να είναι: { $readings }.
chess-text-takes-nothing = Στο { $at } δεν υπάρχει τίποτα να αιχμαλωτίσεις.
chess-text-not-in-passing = Αυτή η κίνηση δεν αιχμαλωτίζει εν διελεύσει.
chess-text-no-check = Αυτή η κίνηση δεν δίνει σαχ.
chess-text-no-mate = Αυτή η κίνηση δεν δίνει ματ.
chess-text-other-piece = Το κομμάτι στο { $at } είναι { $kind }.
chess-text-no-promotion = Αυτή η κίνηση στο { $to } δεν προάγει πιόνι.
chess-text-no-piece = Η πλευρά που παίζει δεν έχει εκεί { FORM($kind, case: "into") }.
chess-text-none-reaches = Η πλευρά που παίζει δεν έχει { FORM($kind, case: "into") } που να πηγαίνει στο { $to }.

## Τι λάθος έχει το κείμενο μιας θέσης

chess-text-fields = Η θέση έχει έξι μέρη: τα κομμάτια, την πλευρά που παίζει, τα δικαιώματα ροκέ, το τετράγωνο εν διελεύσει, τις μισές κινήσεις και τον αριθμό της κίνησης. Τα δύο τελευταία μπορούν να λείπουν.
chess-text-ranks = Η θέση θέλει οκτώ γραμμές, όχι { $count }.
chess-text-squares = Η γραμμή { $rank } θέλει οκτώ τετράγωνα, όχι { $found }.
chess-text-piece = Το «{ $found }» δεν είναι κομμάτι: γράψε P, N, B, R, Q και K, με μικρά για τα μαύρα.
chess-text-side = Η πλευρά που παίζει είναι w ή b, όχι «{ $found }».
chess-text-castling = Το «{ $found }» δεν λέει ποιος μπορεί να κάνει ροκέ: γράψε K, Q, k και q, το πολύ μία φορά το καθένα, ή παύλα για κανέναν.
chess-text-halfmove = Οι μισές κινήσεις είναι ένας αριθμός ως { $most }.
chess-text-fullmove = Ο αριθμός της κίνησης είναι από 1 έως { $most }.
chess-text-no-king = { who }δεν έχ{ ends } βασιλιά.
chess-text-two-kings = { who }έχ{ ends } και δεύτερο βασιλιά στο { $at }.
chess-text-too-many-pieces = { who }έχ{ ends } εδώ { $found } κομμάτια: το πολύ γίνονται { $most }.
chess-text-too-many-pawns = { who }έχ{ ends } εδώ { $found } πιόνια: το πολύ γίνονται { $most }.
chess-text-pawn-on-edge = Πιόνι δεν στέκεται στο { $at }, στην άκρη της σκακιέρας.
chess-text-kings-touch = Οι βασιλιάδες δεν στέκονται δίπλα δίπλα.
chess-text-check-missed = { who }είναι σε σαχ από το κομμάτι στο { $from }, αλλά δεν παίζ{ ends }.
chess-text-castling-king = { who }δεν μπορ{ ends-ei } να κάν{ ends } ροκέ: ο βασιλιάς δεν είναι εκεί που αρχίζει.
chess-text-castling-rook = Στο { $at } δεν υπάρχει πύργος για ροκέ.
chess-text-en-passant-rank = Το τετράγωνο εν διελεύσει είναι στην έκτη γραμμή όταν παίζουν τα λευκά, στην τρίτη όταν παίζουν τα μαύρα.
chess-text-en-passant-pawn = Κανένα πιόνι δεν μπορεί να πέρασε μόλις από αυτό το τετράγωνο.
chess-text-en-passant-check = Το κομμάτι στο { $from } δίνει σαχ, και θα έδινε και πριν από την τελευταία κίνηση του πιονιού.
chess-mended-castling = «{ $found }»: εδώ δεν γίνεται ροκέ, άρα παραλείπεται.
chess-mended-en-passant = «{ $found }»: εδώ κανένα πιόνι δεν αιχμαλωτίζεται εν διελεύσει, άρα παραλείπεται.

## Πώς διαβάζονται οι κανόνες

ruling-CHESS-1 = Η πηγή λέει ισοπαλία όταν καμία πλευρά δεν μπορεί να δώσει ματ. Το διαβάζουμε έτσι: μόνο οι βασιλιάδες, οι βασιλιάδες και ένας αξιωματικός ή ίππος, ή οι βασιλιάδες και αξιωματικοί, όλοι σε τετράγωνα του ίδιου χρώματος. Ισοπαλία είναι και το πατ: η πλευρά που παίζει δεν έχει νόμιμη κίνηση και δεν είναι σε σαχ.
ruling-CHESS-2 = Όταν η ίδια θέση έρθει τρίτη φορά με την ίδια πλευρά να παίζει, εκείνη μπορεί να διεκδικήσει ισοπαλία. Την πέμπτη φορά είναι ισοπαλία. Μετά από 50 κινήσεις κάθε πλευράς χωρίς αιχμαλώτιση ή κίνηση πιονιού μπορείς να διεκδικήσεις ισοπαλία, μετά από 75 είναι ισοπαλία.

## Η σελίδα του σκακιού

chess-page-title = Σκάκι με τους κανόνες της FIDE
chess-page-description = Παίξε σκάκι με τον υπολογιστή ή με παρέα στην ίδια συσκευή: όλοι οι κανόνες, εξήγηση για κάθε κίνηση που δεν γίνεται, και με αναγνώστη οθόνης.
chess-page-line = Τριάντα δύο κομμάτια, καθόλου τύχη, και ένας βασιλιάς που δεν πρέπει να ξεφύγει.
