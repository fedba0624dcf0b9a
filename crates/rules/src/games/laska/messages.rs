//! The messages of the game.

crate::messages! {
    // Prompts
    /// { $seat } to move.
    to_move = "laska-move" { seat: Seat };
    /// { $seat } must capture.
    take = "laska-take" { seat: Seat };
    /// { $seat } keeps capturing from { $at }.
    go_on = "laska-go-on" { seat: Seat, at: Text } under "LASKA-1";
    /// The game is over.
    over = "laska-over";

    // Refusals
    /// That isn’t a square of the board.
    no_square = "laska-no-square";
    /// There is no piece on { $at }.
    empty = "laska-empty" { at: Text };
    /// The piece on { $at } isn’t yours.
    not_yours = "laska-not-yours" { at: Text };
    /// The piece on { $at } is blocked: it has no free square to move to.
    blocked = "laska-blocked" { at: Text };
    /// A piece moves one square diagonally, or jumps over one to capture it, so it can’t go from { $from } to { $to }.
    too_far = "laska-too-far" { from: Text, to: Text };
    /// There is already a piece on { $at }.
    occupied = "laska-occupied" { at: Text };
    /// A piece goes two squares only to capture, and { $at } is empty.
    nothing_to_take = "laska-nothing-to-take" { at: Text };
    /// The piece on { $at } is your own, and you can’t jump over your own pieces.
    own_piece = "laska-own-piece" { at: Text };
    /// The square { $at } has been jumped this turn, and no square is jumped twice.
    leapt_twice = "laska-leapt-twice" { at: Text } under "LASKA-2";
    /// The piece on { $at } has a counter on top, and counters move only forward.
    forward_only = "laska-forward-only" { at: Text };
    /// You must capture: { $takes }.
    must_take = "laska-must-take" { takes: Any };

    // Faults of texts
    /// Only one step is needed here, so { $at } is one square too many.
    one_step = "laska-one-step" { at: Text };
    /// The turn ends before { $at }.
    turn_over = "laska-turn-over" { at: Text };
    /// The same where a counter has become an officer and so ended the turn.
    turn_over_promoted = "laska-turn-over" { at: Text } under "LASKA-1";
    /// The same where a single take has ended the turn.
    turn_over_taken = "laska-turn-over" { at: Text } under "LASKA-4";
    /// A move needs at least two squares, such as c3-d4.
    text_move = "laska-text-move";
    /// “{ $found }” isn’t a square of the board.
    text_square = "laska-text-square" { found: Text };
    /// The first square of a move has no column after it.
    text_column_at_start = "laska-text-column-at-start";
    /// This can be read in several ways: { $readings }.
    text_ambiguous = "laska-text-ambiguous" { readings: Text };
    /// The piece on { $at } is then { $expected }.
    text_column = "laska-text-column" { at: Text, expected: Text };
    /// There is then no piece on { $at }.
    text_nothing_there = "laska-text-nothing-there" { at: Text };
    /// The columns in this move don’t match the board.
    text_columns = "laska-text-columns";
    /// A position ends with w or b, for the side to move.
    text_side = "laska-text-side";
    /// The side to move is given twice.
    text_two_sides = "laska-text-two-sides";
    /// A position needs seven ranks, not { $count }.
    text_ranks = "laska-text-ranks" { count: Number };
    /// Rank { $rank } needs { $expected } squares, not { $found }.
    text_fields = "laska-text-fields" { rank: Number, expected: Number, found: Number };
    /// The piece on { $at } is missing.
    text_no_column = "laska-text-no-column" { at: Text };
    /// The square { $at } is given twice.
    text_twice = "laska-text-twice" { at: Text };
    /// “{ $found }” isn’t a counter: use w, W, b or B.
    text_counter = "laska-text-counter" { found: Text };
    /// A column has at most { $most } counters.
    text_column_height = "laska-text-column-height" { most: Number };
    /// There are no pieces on the board.
    text_empty = "laska-text-empty";
    /// The counter on top of { $at } is on the last rank, so it must be an officer.
    text_unpromoted = "laska-text-unpromoted" { at: Text };
    /// { $seat } has { $found } counters here; there are only { $most } in the game.
    text_counters = "laska-text-counters" { seat: Seat, found: Number, most: Number };

    // Ends
    /// { $seat } has no piece left.
    end_no_piece = "laska-end-no-piece" { seat: Seat };
    /// { $seat } has no move left.
    end_no_move = "laska-end-no-move" { seat: Seat };
}
