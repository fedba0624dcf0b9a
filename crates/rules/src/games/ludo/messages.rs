//! The messages of the game.

crate::messages! {
    // Prompts
    /// { $seat } throws; the highest begins.
    to_open = "ludo-to-open" { seat: Seat };
    /// { $seat } to throw.
    to_throw = "ludo-to-throw" { seat: Seat };
    /// { $seat } to move with a { $number }.
    to_move = "ludo-to-move" { seat: Seat, number: Number };
    /// { $seat } cannot move with a { $number }, and passes.
    to_pass = "ludo-to-pass" { seat: Seat, number: Number } under "LUDO-1";
    /// { $seat } was home first.
    over = "ludo-over" { seat: Seat };

    // Refusals
    /// Touch one of { $seat }’s pieces.
    touch_own = "ludo-touch-own" { seat: Seat };
    /// { $seat } is to move, and nothing there is { $seat }’s.
    not_yours = "ludo-not-yours" { seat: Seat };
    /// No piece is left in { $seat }’s nest.
    nest_empty = "ludo-nest-empty" { seat: Seat };
    /// A piece leaves the nest with a one or a six, and this is a { $number }.
    nest_needs = "ludo-nest-needs" { number: Number };
    /// With a one a piece comes from the nest to the start.
    nest_one = "ludo-nest-one";
    /// With a six two pieces come from the nest to the start together, or one comes to the sixth dot.
    nest_six = "ludo-nest-six" under "LUDO-8";
    /// With a six the only piece in the nest comes to the start or to the sixth dot.
    nest_last = "ludo-nest-last" under "LUDO-3";
    /// A piece that is home stays there.
    stays_home = "ludo-stays-home";
    /// With a { $number } this piece goes to { $at }.
    goes_to_dot = "ludo-goes-to-dot" { number: Number, at: Number };
    /// With a { $number } this piece goes to dot { $at } of its lane.
    goes_to_lane = "ludo-goes-to-lane" { number: Number, at: Number };
    /// With a { $number } this piece goes to the finish.
    goes_home = "ludo-goes-home" { number: Number };
    /// A { $number } is more than this piece needs: it turns at the finish, and goes to dot { $at } of its lane.
    turns_to_lane = "ludo-turns-to-lane" { number: Number, at: Number };
    /// A { $number } is more than this piece needs: it turns at the finish, and goes back to { $at }.
    turns_to_dot = "ludo-turns-to-dot" { number: Number, at: Number } under "LUDO-4";
    /// A { $number } is more than this piece needs: it turns at the finish, and ends where it began.
    turns_to_same = "ludo-turns-to-same" { number: Number } under "LUDO-1";

    // Faults of texts
    /// There is a move, so nobody passes.
    must_move = "ludo-must-move" under "LUDO-1";
    /// One step is wanted here: a throw such as 5, a move such as 12-17, or a dash for a pass.
    text_step = "ludo-text-step";
    /// A turn is a throw and a move, such as 5: 12-17.
    text_turn = "ludo-text-turn";
    /// The turn is over before this.
    text_turn_over = "ludo-text-turn-over";
    /// The move is missing behind the throw, such as 12-17, or a dash for a pass.
    text_no_move = "ludo-text-no-move";
    /// The throw is missing: the die comes first, such as 5: 12-17.
    text_no_throw = "ludo-text-no-throw";
    /// The die shows { $number } already, and a move is wanted here.
    text_thrown = "ludo-text-thrown" { number: Number };
    /// The die shows { $expected }, and not { $found }.
    text_other_throw = "ludo-text-other-throw" { found: Number, expected: Number };
    /// “{ $found }” is no throw, which is a number from 1 to 6.
    text_throw = "ludo-text-throw" { found: Text };
    /// “{ $found }” is no throw such as 5, no move such as 12-17, and no dash for a pass.
    text_word = "ludo-text-word" { found: Text };
    /// “{ $found }” is no place on the way of a piece, which leads from 0 to { $most }.
    text_place = "ludo-text-place" { found: Text, most: Number };
    /// The game is over.
    text_over = "ludo-text-over";
    /// Whoever is to move has no piece on { $at }.
    text_no_piece = "ludo-text-no-piece" { at: Number };
    /// Two pieces go together only out of the nest: 0-1(2).
    text_two = "ludo-text-two";
    /// With a { $number } the piece on { $from } goes to { $to }.
    text_goes = "ludo-text-goes" { number: Number, from: Number, to: Number };
    /// Somebody is knocked out there, so an x belongs behind the move.
    text_knocks = "ludo-text-knocks" under "LUDO-7";
    /// Nobody is there to be knocked out, so no x belongs behind the move.
    text_nobody = "ludo-text-nobody";
    /// A position has { $needed } parts: the pieces, the stage, the seat, the die, and who is home.
    text_fields = "ludo-text-fields" { found: Number, needed: Number };
    /// There are { $needed } colours, with bars between them, and here are { $found }.
    text_seats = "ludo-text-seats" { found: Number, needed: Number };
    /// “{ $found }” is no place of a piece, which is a number.
    text_piece = "ludo-text-piece" { found: Text };
    /// “{ $found }” lies beyond the finish, which is { $most }.
    text_path = "ludo-text-path" { found: Text, most: Number };
    /// { $seat } has { $found } pieces here; there should be { $needed }.
    text_four = "ludo-text-four" { seat: Seat, found: Number, needed: Number };
    /// At least two colours have to play.
    text_colours = "ludo-text-colours" under "LUDO-6";
    /// Where only two colours play, they sit opposite each other.
    text_opposite = "ludo-text-opposite" under "LUDO-6";
    /// { $seat } and { $other } both stand on { $at }, where whoever comes later knocks the other out.
    text_shared = "ludo-text-shared" { seat: Seat, other: Seat, at: Number } under "LUDO-7";
    /// “{ $found }” does not say how far the game is: open, play or over.
    text_stage = "ludo-text-stage" { found: Text };
    /// “{ $found }” is no seat: these are 1 to 4.
    text_seat = "ludo-text-seat" { found: Text };
    /// { $seat } has all four pieces home, and no turn any more.
    text_seat_home = "ludo-text-seat-home" { seat: Seat };
    /// { $seat } does not play here.
    text_seat_empty = "ludo-text-seat-empty" { seat: Seat };
    /// { $seat } does not throw in this round.
    text_seat_aside = "ludo-text-seat-aside" { seat: Seat };
    /// “{ $found }” is nothing that a die shows: that is a number from 1 to 6, or ? before the throw.
    text_die = "ludo-text-die" { found: Text };
    /// As long as it is open who begins all pieces are in their nests, but { $seat } has some on the way.
    text_begun = "ludo-text-begun" { seat: Seat };
    /// There are { $needed } throws for the beginning, with commas between them, and here are { $found }.
    text_entries = "ludo-text-entries" { found: Number, needed: Number };
    /// “{ $found }” is no throw for the beginning: that is a number from 1 to 6, ? before it, or a dash for whoever
    /// does not throw.
    text_entry = "ludo-text-entry" { found: Text };
    /// { $seat } does not play here, and so does not throw.
    text_entry_empty = "ludo-text-entry-empty" { seat: Seat };
    /// { $seat } is to throw: whoever comes before has thrown, and the others have not.
    text_entry_order = "ludo-text-entry-order" { seat: Seat };
    /// At least two throw for the beginning.
    text_entry_alone = "ludo-text-entry-alone";
    /// “{ $found }” is no seat: those who are home, and those who have resigned, are named as 1 to 4.
    text_home = "ludo-text-home" { found: Text };
    /// { $seat } does not have all four pieces home.
    text_not_home = "ludo-text-not-home" { seat: Seat };
    /// { $seat } has all four pieces home, and is not named among those who are.
    text_left_out = "ludo-text-left-out" { seat: Seat };
    /// { $seat } stands here twice.
    text_twice = "ludo-text-twice" { seat: Seat };
    /// { $seat } has pieces, and so has not resigned.
    text_not_out = "ludo-text-not-out" { seat: Seat } under "LUDO-6";
    /// The game was over before the last of these came home.
    text_home_late = "ludo-text-home-late";
    /// With these pieces the game is not over.
    text_not_over = "ludo-text-not-over";
    /// With these pieces the game is over.
    text_ended = "ludo-text-ended";
    /// When the game is over it is nobody’s turn: there is a dash in the place of “{ $found }”.
    text_over_seat = "ludo-text-over-seat" { found: Text };
    /// When the game is over nothing is thrown: there is a dash in the place of “{ $found }”.
    text_over_die = "ludo-text-over-die" { found: Text };

    // Ends
    /// { $seat } has all four pieces home.
    end_home = "ludo-end-home" { seat: Seat };
    /// { $seat } was home first, and all places are settled.
    end_places = "ludo-end-places" { seat: Seat };

    // Names
    /// dot { $number }
    dot = "ludo-dot" { number: Number };
    /// { $seat }’s start
    start = "ludo-start" { seat: Seat };
    /// dot { $number } of { $seat }’s lane
    lane = "ludo-lane" { seat: Seat, number: Number };
    /// the finish
    finish = "ludo-finish";
    /// { $seat }’s nest
    nest = "ludo-nest" { seat: Seat };
    /// { $seat }’s die
    die = "ludo-die" { seat: Seat };
    /// Pass
    pass = "ludo-pass";
    /// Knock out
    knock = "ludo-knock";
    /// Share the dot
    spare = "ludo-spare";
    /// { $number } home
    home = "ludo-home" { number: Number };
    /// The place of whoever is home: 1st, 2nd, 3rd or 4th.
    place = "ludo-place" { number: Number };
    /// out
    out = "ludo-out";
}
