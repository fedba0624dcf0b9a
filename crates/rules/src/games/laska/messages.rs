//! The messages of the game.

crate::messages! {
    // Prompts
    /// { $seat } to move.
    to_move = "laska-move" { seat: Seat };
    /// { $seat } must take.
    take = "laska-take" { seat: Seat };
    /// { $seat } goes on from { $at }.
    go_on = "laska-go-on" { seat: Seat, at: Text } under "LASKA-1";
    /// The game is over.
    over = "laska-over";

    // Refusals
    /// That is no square of the board.
    no_square = "laska-no-square";
    /// There is no piece on { $at }.
    empty = "laska-empty" { at: Text };
    /// The piece on { $at } is not yours.
    not_yours = "laska-not-yours" { at: Text };
    /// The piece on { $at } cannot move.
    blocked = "laska-blocked" { at: Text };
    /// No step leads from { $from } to { $to }: a piece moves one square diagonally, or leaps over one to take.
    too_far = "laska-too-far" { from: Text, to: Text };
    /// There is a piece on { $at } already.
    occupied = "laska-occupied" { at: Text };
    /// There is nothing to take on { $at }.
    nothing_to_take = "laska-nothing-to-take" { at: Text };
    /// The piece on { $at } is your own, and no piece leaps over its own side.
    own_piece = "laska-own-piece" { at: Text };
    /// The square { $at } has been leapt in this turn, and no square is leapt twice.
    leapt_twice = "laska-leapt-twice" { at: Text } under "LASKA-2";
    /// The piece on { $at } is led by a counter, which goes forward only.
    forward_only = "laska-forward-only" { at: Text };
    /// A take is compulsory: { $takes }.
    must_take = "laska-must-take" { takes: Text };

    // Faults of texts
    /// This is a single step, so { $at } is one square too many.
    one_step = "laska-one-step" { at: Text };
    /// The turn is over before { $at }.
    turn_over = "laska-turn-over" { at: Text };
    /// The same where a counter has become an officer and so ended the turn.
    turn_over_promoted = "laska-turn-over" { at: Text } under "LASKA-1";
    /// The same where a single take has ended the turn.
    turn_over_taken = "laska-turn-over" { at: Text } under "LASKA-4";
    /// A move names two squares at least, such as c3-d4.
    text_move = "laska-text-move";
    /// “{ $found }” is no square of the board.
    text_square = "laska-text-square" { found: Text };
    /// The first square of a move has no column behind it.
    text_column_at_start = "laska-text-column-at-start";
    /// This can be read in several ways: { $readings }.
    text_ambiguous = "laska-text-ambiguous" { readings: Text };
    /// What stands on { $at } then is { $expected }.
    text_column = "laska-text-column" { at: Text, expected: Text };
    /// Nothing stands on { $at } then.
    text_nothing_there = "laska-text-nothing-there" { at: Text };
    /// The columns in this move are not those on the board.
    text_columns = "laska-text-columns";
    /// A position ends in w or b, for the side to move.
    text_side = "laska-text-side";
    /// The side to move stands here twice.
    text_two_sides = "laska-text-two-sides";
    /// The board has seven ranks, and here are { $count }.
    text_ranks = "laska-text-ranks" { count: Number };
    /// Rank { $rank } has { $expected } squares, and here is { $found }.
    text_fields = "laska-text-fields" { rank: Number, expected: Number, found: Number };
    /// Nothing is said to stand on { $at }.
    text_no_column = "laska-text-no-column" { at: Text };
    /// The square { $at } stands here twice.
    text_twice = "laska-text-twice" { at: Text };
    /// “{ $found }” is no counter: these are w, W, b and B.
    text_counter = "laska-text-counter" { found: Text };
    /// No column is higher than { $most } counters.
    text_column_height = "laska-text-column-height" { most: Number };
    /// There is no piece on the board.
    text_empty = "laska-text-empty";
    /// The counter on top of { $at } would be an officer there.
    text_unpromoted = "laska-text-unpromoted" { at: Text };
    /// { $seat } has { $found } counters here; there are { $most } in the game.
    text_counters = "laska-text-counters" { seat: Seat, found: Number, most: Number };

    // Ends
    /// { $seat } has no piece left.
    end_no_piece = "laska-end-no-piece" { seat: Seat };
    /// { $seat } has no move left.
    end_no_move = "laska-end-no-move" { seat: Seat };
}
