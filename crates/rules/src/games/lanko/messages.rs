//! The messages of the game.

crate::messages! {
    // Prompts
    /// { $seat } to move.
    to_move = "lanko-move" { seat: Seat };
    /// { $seat } must capture.
    capture = "lanko-capture" { seat: Seat };
    /// { $seat } keeps capturing from { $at }.
    go_on = "lanko-go-on" { seat: Seat, at: Text } under "LANKO-3";
    /// { $seat } to begin with a pawn.
    first = "lanko-first" { seat: Seat } under "LANKO-2";
    /// { $seat } has no move and passes.
    pass = "lanko-pass" { seat: Seat } under "LANKO-8";
    /// The game is over.
    over = "lanko-over";

    // Refusals
    /// That isn’t a square of the board.
    no_square = "lanko-no-square";
    /// There is no piece on { $at }.
    empty = "lanko-empty" { at: Text };
    /// The piece on { $at } isn’t your colour.
    not_yours = "lanko-not-yours" { at: Text };
    /// The castle on { $at } is in the middle and stays there until the end of the game.
    stays = "lanko-stays" { at: Text };
    /// { $at } is past the axle, outside { $seat }’s half: only the partner can move that piece.
    not_your_half = "lanko-not-your-half" { at: Text, seat: Seat };
    /// The first move of the game must be a pawn’s, and the piece on { $at } is a castle.
    pawn_first = "lanko-pawn-first" { at: Text } under "LANKO-2";
    /// The piece on { $at } is blocked: it has nowhere to go.
    blocked = "lanko-blocked" { at: Text };
    /// There is already a piece on { $at }.
    occupied = "lanko-occupied" { at: Text };
    /// You must capture: { $captures }.
    must_capture = "lanko-must-capture" { captures: Any } under "LANKO-4";
    /// Forward is { $direction } for { $seat }, and only captures go backward.
    backward = "lanko-backward" { seat: Seat, direction: Message };
    /// A barrier is in the way, and only a pawn moving diagonally can pass it.
    barrier = "lanko-barrier" under "LANKO-6";
    /// The piece on { $at } is a castle, and castles move straight: forward, left or right.
    castle_straight = "lanko-castle-straight" { at: Text };
    /// There is no piece on { $at } to jump over.
    nothing_over = "lanko-nothing-over" { at: Text };
    /// Nothing can pass through the middle squares.
    through_middle = "lanko-through-middle";
    /// The piece on { $at } is a castle, and castles don’t jump. They only leap over what they capture.
    castle_jumps = "lanko-castle-jumps" { at: Text };
    /// The piece on { $at } is a castle of your colour, and you can only jump over pawns.
    over_castle = "lanko-over-castle" { at: Text };
    /// Jumps and captures go straight, never diagonally.
    leap_straight = "lanko-leap-straight";
    /// No single movement, jump or capture leads from { $from } to { $to }.
    too_far = "lanko-too-far" { from: Text, to: Text };
    /// The standby pawn on { $at } can only go straight to the dark square next to it: forward, left or right.
    standby = "lanko-standby" { at: Text };
    /// Only a standby pawn stands on { $at }; all other pieces go on the dark squares.
    dark_only = "lanko-dark-only" { at: Text };
    /// Only castles can enter the end square { $at }.
    castles_only = "lanko-castles-only" { at: Text };
    /// The end square { $at } is behind, and castles can only enter forward, left or right.
    end_behind = "lanko-end-behind" { at: Text } under "LANKO-13";
    /// A castle can only enter the end square { $at } straight from a manoeuvre square next to it.
    from_manoeuvre = "lanko-from-manoeuvre" { at: Text };
    /// On this board pieces move, leap over and capture diagonally.
    diagonal = "lanko-diagonal";

    // Faults of texts
    /// A move needs at least two squares, such as 8-B.
    text_move = "lanko-text-move";
    /// “{ $found }” isn’t a square of the board.
    text_square = "lanko-text-square" { found: Text };
    /// Put square brackets on both sides of a move, or on neither.
    text_bracket = "lanko-text-bracket";
    /// Write a movement or jump as two squares with a dash between them, and a capture with semicolons between its
    /// squares.
    text_mixed = "lanko-text-mixed" under "LANKO-11";
    /// This can be read in several ways: { $readings }.
    text_ambiguous = "lanko-text-ambiguous" { readings: Text };
    /// Players pass only when they have no move.
    text_no_pass = "lanko-text-no-pass" under "LANKO-8";
    /// No piece can come to { $at } in this turn.
    text_no_entry = "lanko-text-no-entry" { at: Text };
    /// Write this as { $written }.
    text_sign = "lanko-text-sign" { written: Text } under "LANKO-11";
    /// The turn ends before { $at }.
    turn_over = "lanko-turn-over" { at: Text };
    /// A position begins with the player to move, S, W, N or E, not with “{ $found }”.
    text_seat = "lanko-text-seat" { found: Text };
    /// “{ $found }” isn’t a piece: use wp, ws, wb, bp, bs or bb.
    text_piece = "lanko-text-piece" { found: Text };
    /// “{ $found }” comes too late: all pieces come before “first” and “passes=”.
    text_piece_late = "lanko-text-piece-late" { found: Text };
    /// The square { $at } is given twice.
    text_twice = "lanko-text-twice" { at: Text };
    /// “{ $found }” means nothing in a position.
    text_word = "lanko-text-word" { found: Text };
    /// There are no pieces on the board.
    text_empty = "lanko-text-empty";
    /// Write “first” once, without passes, and only where S is to make the first move of the game, which must be a
    /// pawn’s.
    text_first = "lanko-text-first" under "LANKO-2";
    /// Write “passes=” once, without “first”, and with a number from 1 to { $most }.
    text_passes = "lanko-text-passes" { most: Number } under "LANKO-14";
    /// No pawn can stand on { $at }, in the middle of the board.
    text_pawn_inside = "lanko-text-pawn-inside" { at: Text };
    /// Only the standby pawn that begins on { $at } can stand there.
    text_standby = "lanko-text-standby" { at: Text };
    /// { $seat } has only { $most } { $kind } in the game.
    text_too_many = "lanko-text-too-many" { seat: Team, kind: Kind, most: Number };

    // Ends
    /// { $seat } has no piece left.
    end_no_piece = "lanko-end-no-piece" { seat: Team } under "LANKO-9";
    /// All four squares in the middle are occupied.
    end_full = "lanko-end-full" under "LANKO-9";
    /// Four passes in a row.
    end_passes = "lanko-end-passes" under "LANKO-9";
    /// No castles are left outside the middle.
    end_no_castle = "lanko-end-no-castle" under "LANKO-9";
    /// The players agreed to finish the game here.
    end_declared = "lanko-end-declared" under "LANKO-9";
    /// All three games have been played.
    match_over = "lanko-match-over" under "LANKO-12";

    // Names
    /// north
    north = "lanko-north";
    /// east
    east = "lanko-east";
    /// south
    south = "lanko-south";
    /// west
    west = "lanko-west";
    /// Pass
    pass_button = "lanko-pass-button";

    // Remarks
    /// { $seat } can move this { $kind }, and forward is { $direction }. Past the axle, only { $partner } can move it.
    remark_half = "lanko-remark-half" { kind: Kind, seat: Seat, direction: Message, partner: Seat };
    /// Both { $seat } and { $partner } can move this { $kind } from the axle. Forward is { $direction } for { $seat }
    /// and { $back } for { $partner }.
    remark_axle = "lanko-remark-axle" { kind: Kind, seat: Seat, direction: Message, partner: Seat, back: Message };
    /// This { $kind } stays here until the end of the game and counts { $points } points.
    remark_inside = "lanko-remark-inside" { kind: Kind, points: Number };
    /// { $seat } can move this standby pawn straight to an empty dark square next to it, to the { $direction } or to
    /// either side. It can’t be captured or leapt over.
    remark_standby = "lanko-remark-standby" { seat: Seat, direction: Message };
    /// A border square common to both { $seat } players: each can move { $seat }’s pieces from here.
    remark_border = "lanko-remark-border" { seat: Team };
    /// The central manoeuvre square lies on both axles: every player can move pieces of their colour from here.
    remark_centre = "lanko-remark-centre";
    /// From a manoeuvre square a castle can go straight to an end square, forward or to a side, in a turn after the one
    /// that brought it here.
    remark_manoeuvre = "lanko-remark-manoeuvre";
    /// A castle that comes here stays until the end of the game and counts three times.
    remark_middle = "lanko-remark-middle";
    /// The square of a standby pawn. Once that pawn has left, nothing comes here again.
    remark_standby_square = "lanko-remark-standby-square";
}
