//! The messages of the game.

crate::messages! {
    // Prompts
    /// { $seat } to roll; the highest goes first.
    to_open = "ludo-to-open" { seat: Seat };
    /// A tie between { $seats }: roll again.
    tied = "ludo-tied" { seats: List };
    /// { $seat } to roll.
    to_throw = "ludo-to-throw" { seat: Seat };
    /// { $seat } to move with a { $number }.
    to_move = "ludo-to-move" { seat: Seat, number: Number };
    /// { $seat } can’t move with a { $number } and passes.
    to_pass = "ludo-to-pass" { seat: Seat, number: Number } under "LUDO-1";
    /// { $seat } got home first.
    over = "ludo-over" { seat: Seat };

    // Refusals
    /// Tap one of { $seat }’s pieces.
    touch_own = "ludo-touch-own" { seat: Seat };
    /// It is { $seat }’s turn, and none of the pieces there is { $seat }’s.
    not_yours = "ludo-not-yours" { seat: Seat };
    /// No pieces are left in { $seat }’s nest.
    nest_empty = "ludo-nest-empty" { seat: Seat };
    /// A piece leaves the nest only with a 1 or a 6, and this is a { $number }.
    nest_needs = "ludo-nest-needs" { number: Number };
    /// With a 1, a piece goes from the nest to the start.
    nest_one = "ludo-nest-one";
    /// With a 6, two pieces go from the nest to the start together, or one goes to the sixth dot.
    nest_six = "ludo-nest-six" under "LUDO-8";
    /// With a 6, the only piece in the nest goes to the start or to the sixth dot.
    nest_last = "ludo-nest-last" under "LUDO-3";
    /// A piece that is home stays there.
    stays_home = "ludo-stays-home";
    /// With a { $number }, this piece goes to { $at }.
    goes_to_dot = "ludo-goes-to-dot" { number: Number, at: Number };
    /// With a { $number }, this piece goes to dot { $at } of its lane.
    goes_to_lane = "ludo-goes-to-lane" { number: Number, at: Number };
    /// With a { $number }, this piece goes to the finish.
    goes_home = "ludo-goes-home" { number: Number };
    /// A { $number } is more than this piece needs: it turns at the finish and goes to dot { $at } of its lane.
    turns_to_lane = "ludo-turns-to-lane" { number: Number, at: Number };
    /// A { $number } is more than this piece needs: it turns at the finish and goes back to { $at }.
    turns_to_dot = "ludo-turns-to-dot" { number: Number, at: Number } under "LUDO-4";
    /// A { $number } is more than this piece needs: it turns at the finish and ends where it began. To play that, tap
    /// the piece.
    turns_to_same = "ludo-turns-to-same" { number: Number } under "LUDO-1";

    // Faults of texts
    /// There is a move, so nobody passes.
    must_move = "ludo-must-move" under "LUDO-1";
    /// Write one step here: a roll such as 5, a move such as 12-17, or a dash for a pass.
    text_step = "ludo-text-step";
    /// A turn is a roll and a move, such as 5: 12-17.
    text_turn = "ludo-text-turn";
    /// The turn ends before this.
    text_turn_over = "ludo-text-turn-over";
    /// Write a move after the roll, such as 12-17, or a dash for a pass.
    text_no_move = "ludo-text-no-move";
    /// Write the roll first, such as 5: 12-17.
    text_no_throw = "ludo-text-no-throw";
    /// The die already shows { $number }: write a move here.
    text_thrown = "ludo-text-thrown" { number: Number };
    /// The die shows { $expected }, not { $found }.
    text_other_throw = "ludo-text-other-throw" { found: Number, expected: Number };
    /// “{ $found }” isn’t a roll: use a number from 1 to 6.
    text_throw = "ludo-text-throw" { found: Text };
    /// “{ $found }” isn’t a roll such as 5, a move such as 12-17, or a dash for a pass.
    text_word = "ludo-text-word" { found: Text };
    /// “{ $found }” isn’t a place on a piece’s way: use 0 to { $most }.
    text_place = "ludo-text-place" { found: Text, most: Number };
    /// The game is over.
    text_over = "ludo-text-over";
    /// The player to move has no piece on { $at }.
    text_no_piece = "ludo-text-no-piece" { at: Number };
    /// Two pieces move together only out of the nest: 0-1(2).
    text_two = "ludo-text-two";
    /// With a { $number }, the piece on { $from } goes to { $to }.
    text_goes = "ludo-text-goes" { number: Number, from: Number, to: Number };
    /// This move sends somebody home: write an x after it.
    text_knocks = "ludo-text-knocks" under "LUDO-7";
    /// This move sends nobody home: leave out the x.
    text_nobody = "ludo-text-nobody";
    /// A position has { $needed } parts: the pieces, the stage, the player to move, the die, and who is home. This one
    /// has { $found }.
    text_fields = "ludo-text-fields" { found: Number, needed: Number };
    /// There are { $needed } colours, with slashes between them, not { $found }.
    text_seats = "ludo-text-seats" { found: Number, needed: Number };
    /// “{ $found }” isn’t a place of a piece: use a number.
    text_piece = "ludo-text-piece" { found: Text };
    /// “{ $found }” is beyond the finish, which is { $most }.
    text_path = "ludo-text-path" { found: Text, most: Number };
    /// { $seat } has { $found } pieces here; there should be { $needed }.
    text_four = "ludo-text-four" { seat: Seat, found: Number, needed: Number };
    /// At least two colours must play.
    text_colours = "ludo-text-colours" under "LUDO-6";
    /// When only two colours play, they sit opposite each other.
    text_opposite = "ludo-text-opposite" under "LUDO-6";
    /// { $seat } and { $other } are both on { $at }, but whoever comes there later sends the other home.
    text_shared = "ludo-text-shared" { seat: Seat, other: Seat, at: Number } under "LUDO-7";
    /// “{ $found }” isn’t a stage of the game: use open, play or over.
    text_stage = "ludo-text-stage" { found: Text };
    /// “{ $found }” isn’t a player: use 1 to 4.
    text_seat = "ludo-text-seat" { found: Text };
    /// { $seat } has all four pieces home, and so no more turns.
    text_seat_home = "ludo-text-seat-home" { seat: Seat };
    /// { $seat } doesn’t play here.
    text_seat_empty = "ludo-text-seat-empty" { seat: Seat };
    /// { $seat } doesn’t roll in this round.
    text_seat_aside = "ludo-text-seat-aside" { seat: Seat };
    /// A die can’t show “{ $found }”: use 1 to 6, or ? before the roll.
    text_die = "ludo-text-die" { found: Text };
    /// Until it is decided who goes first, all pieces are in their nests, but { $seat } has some on the way.
    text_begun = "ludo-text-begun" { seat: Seat };
    /// There are { $needed } rolls for who goes first, with commas between them, not { $found }.
    text_entries = "ludo-text-entries" { found: Number, needed: Number };
    /// “{ $found }” isn’t a roll for who goes first: use 1 to 6, ? before the roll, or a dash for those who don’t roll.
    text_entry = "ludo-text-entry" { found: Text };
    /// { $seat } doesn’t play here, and so doesn’t roll.
    text_entry_empty = "ludo-text-entry-empty" { seat: Seat };
    /// It is { $seat }’s roll: all before have rolled, and the others haven’t.
    text_entry_order = "ludo-text-entry-order" { seat: Seat };
    /// At least two roll for who goes first.
    text_entry_alone = "ludo-text-entry-alone";
    /// “{ $found }” isn’t a player: give those who are home, or have resigned, as 1 to 4.
    text_home = "ludo-text-home" { found: Text };
    /// { $seat } doesn’t have all four pieces home.
    text_not_home = "ludo-text-not-home" { seat: Seat };
    /// { $seat } has all four pieces home, but isn’t named among those who do.
    text_left_out = "ludo-text-left-out" { seat: Seat };
    /// { $seat } is given twice.
    text_twice = "ludo-text-twice" { seat: Seat };
    /// { $seat } has pieces, and so hasn’t resigned.
    text_not_out = "ludo-text-not-out" { seat: Seat } under "LUDO-6";
    /// The game was over before the last of these came home.
    text_home_late = "ludo-text-home-late";
    /// With these pieces the game isn’t over.
    text_not_over = "ludo-text-not-over";
    /// With these pieces the game is over.
    text_ended = "ludo-text-ended";
    /// The game is over, so nobody is to move: write a dash instead of “{ $found }”.
    text_over_seat = "ludo-text-over-seat" { found: Text };
    /// The game is over, so nobody rolls: write a dash instead of “{ $found }”.
    text_over_die = "ludo-text-over-die" { found: Text };

    // Ends
    /// { $seat } got all four pieces home.
    end_home = "ludo-end-home" { seat: Seat };
    /// { $seat } got home first, and all places are decided.
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
    /// Send home
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
