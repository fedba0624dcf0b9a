//! The messages of the game.

crate::messages! {
    // Prompts

    /// { $seat } to move.
    to_move = "draughts-to-move" { seat: Seat };
    /// { $seat } must capture.
    must_take = "draughts-must-take" { seat: Seat };
    /// { $seat } keeps capturing from { $at }.
    take_on = "draughts-take-on" { seat: Seat, at: Text };
    /// The game is over.
    over = "draughts-over";

    // Refusals

    /// That isn’t a square of the board.
    no_square = "draughts-no-square";
    /// There is no piece on { $at }.
    empty = "draughts-empty" { at: Text };
    /// The piece on { $at } isn’t yours.
    not_yours = "draughts-not-yours" { at: Text };
    /// The piece on { $at } is blocked: it has no free square to move to.
    blocked = "draughts-blocked" { at: Text };
    /// A piece moves diagonally, so it can’t go from { $from } to { $to }.
    not_diagonal = "draughts-not-diagonal" { from: Text, to: Text };
    /// A piece moves one square, or jumps over one to capture it, so it can’t go from { $from } to { $to }.
    too_far = "draughts-too-far" { from: Text, to: Text };
    /// There is already a piece on { $at }.
    occupied = "draughts-occupied" { at: Text };
    /// The piece on { $at } is a man, and men move only forward.
    forward_only = "draughts-forward-only" { at: Text } under "DR-4";
    /// A piece goes two squares only to capture, and { $at } is empty.
    nothing_to_take = "draughts-nothing-to-take" { at: Text };
    /// The piece on { $at } is your own, and you can’t jump over your own pieces.
    own_piece = "draughts-own-piece" { at: Text };
    /// You must capture: { $takes }.
    take_compulsory = "draughts-take-compulsory" { takes: Any };

    // Faults of texts

    /// A move needs at least two squares, such as 11-15.
    text_move = "draughts-text-move";
    /// “{ $found }” isn’t a square of the board: use 1 to 32.
    text_square = "draughts-text-square" { found: Text };
    /// This can be read in several ways: { $readings }.
    text_ambiguous = "draughts-text-ambiguous" { readings: Text };
    /// Only one step is needed here, so { $at } is one square too many.
    one_step = "draughts-one-step" { at: Text };
    /// The turn ends before { $at }.
    turn_over = "draughts-turn-over" { at: Text };
    /// The turn ends before { $at }: the same where a man has been crowned.
    turn_over_crowned = "draughts-turn-over" { at: Text } under "DR-1";
    /// A position begins with B or W, for the side to move, not with “{ $found }”.
    text_side = "draughts-text-side" { found: Text };
    /// “{ $found }” isn’t a list of pieces: begin it with B or W, for whose they are.
    text_list = "draughts-text-list" { found: Text };
    /// { $seat }’s pieces are given twice.
    text_two_lists = "draughts-text-two-lists" { seat: Seat };
    /// { $seat }’s pieces are missing.
    text_no_list = "draughts-text-no-list" { seat: Seat };
    /// A number is missing here.
    text_no_square = "draughts-text-no-square";
    /// The square { $at } is given twice.
    text_twice = "draughts-text-twice" { at: Text };
    /// “{ $found }” has no meaning here. H and F stand once each, with a number.
    text_count = "draughts-text-count" { found: Text };
    /// There are no pieces on the board.
    text_empty = "draughts-text-empty";
    /// The man on { $at } is on the last rank, so it must be a king.
    text_uncrowned = "draughts-text-uncrowned" { at: Text };
    /// { $seat } has { $found } pieces here; a side has at most { $most }.
    text_pieces = "draughts-text-pieces" { seat: Seat, found: Number, most: Number };

    // Ends

    /// { $seat } has no piece left.
    end_no_piece = "draughts-end-no-piece" { seat: Seat };
    /// { $seat } has no move left.
    end_no_move = "draughts-end-no-move" { seat: Seat };
}
