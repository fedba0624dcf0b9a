//! The messages of the game.

crate::messages! {
    // Prompts

    /// { $seat } to move.
    to_move = "draughts-to-move" { seat: Seat };
    /// { $seat } must take.
    must_take = "draughts-must-take" { seat: Seat };
    /// { $seat } goes on taking from { $at }.
    take_on = "draughts-take-on" { seat: Seat, at: Text };
    /// The game is over.
    over = "draughts-over";

    // Refusals

    /// That is no square of the board.
    no_square = "draughts-no-square";
    /// There is no piece on { $at }.
    empty = "draughts-empty" { at: Text };
    /// The piece on { $at } is not yours.
    not_yours = "draughts-not-yours" { at: Text };
    /// The piece on { $at } cannot move.
    blocked = "draughts-blocked" { at: Text };
    /// Pieces go along diagonals, so no way leads from { $from } to { $to }.
    not_diagonal = "draughts-not-diagonal" { from: Text, to: Text };
    /// No step leads from { $from } to { $to }: a piece goes one square, or leaps over one to take.
    too_far = "draughts-too-far" { from: Text, to: Text };
    /// There is a piece on { $at } already.
    occupied = "draughts-occupied" { at: Text };
    /// On { $at } there is a man, and men go forward only.
    forward_only = "draughts-forward-only" { at: Text } under "DR-4";
    /// There is nothing to take on { $at }.
    nothing_to_take = "draughts-nothing-to-take" { at: Text };
    /// The piece on { $at } is your own, and no piece leaps over its own side.
    own_piece = "draughts-own-piece" { at: Text };
    /// A take is compulsory: { $take }.
    take_compulsory = "draughts-take-compulsory" { take: Text };

    // Faults of texts

    /// A move names two squares at least, such as 11-15.
    text_move = "draughts-text-move";
    /// “{ $found }” is no square of the board: they have the numbers 1 to 32.
    text_square = "draughts-text-square" { found: Text };
    /// This can be read in several ways: { $readings }.
    text_ambiguous = "draughts-text-ambiguous" { readings: Text };
    /// This is a single step, so { $at } is one square too many.
    one_step = "draughts-one-step" { at: Text };
    /// The turn is over before { $at }.
    turn_over = "draughts-turn-over" { at: Text };
    /// The turn is over before { $at }: the same where a man has been crowned.
    turn_over_crowned = "draughts-turn-over" { at: Text } under "DR-1";
    /// A position begins with B or W, for the side to move, and not with “{ $found }”.
    text_side = "draughts-text-side" { found: Text };
    /// “{ $found }” is no list of pieces: it begins with B or W, for whose they are.
    text_list = "draughts-text-list" { found: Text };
    /// The pieces of { $seat } stand here twice.
    text_two_lists = "draughts-text-two-lists" { seat: Seat };
    /// The pieces of { $seat } are missing.
    text_no_list = "draughts-text-no-list" { seat: Seat };
    /// A number is missing here.
    text_no_square = "draughts-text-no-square";
    /// The square { $at } stands here twice.
    text_twice = "draughts-text-twice" { at: Text };
    /// “{ $found }” counts nothing here: H and F stand once each, with a number.
    text_count = "draughts-text-count" { found: Text };
    /// There is no piece on the board.
    text_empty = "draughts-text-empty";
    /// The man on { $at } would be a king there.
    text_uncrowned = "draughts-text-uncrowned" { at: Text };
    /// { $seat } has { $found } pieces here; nobody has more than { $most }.
    text_pieces = "draughts-text-pieces" { seat: Seat, found: Number, most: Number };

    // Ends

    /// { $seat } has no piece left.
    end_no_piece = "draughts-end-no-piece" { seat: Seat };
    /// { $seat } has no move left.
    end_no_move = "draughts-end-no-move" { seat: Seat };
}
