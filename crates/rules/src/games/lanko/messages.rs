//! The messages of the game.

crate::messages! {
    // Prompts
    /// { $seat } moves.
    to_move = "lanko-move" { seat: Seat };
    /// { $seat } must capture.
    capture = "lanko-capture" { seat: Seat };
    /// { $seat } goes on capturing from { $at }.
    go_on = "lanko-go-on" { seat: Seat, at: Text } under "LANKO-3";
    /// { $seat } begins with a pawn.
    first = "lanko-first" { seat: Seat } under "LANKO-2";
    /// { $seat } has no move and passes.
    pass = "lanko-pass" { seat: Seat } under "LANKO-8";
    /// The game is over.
    over = "lanko-over";

    // Refusals
    /// That is no square of the board.
    no_square = "lanko-no-square";
    /// There is no piece on { $at }.
    empty = "lanko-empty" { at: Text };
    /// The piece on { $at } is not of your colour.
    not_yours = "lanko-not-yours" { at: Text };
    /// The castle on { $at } has come in, and stays there until the end of the game.
    stays = "lanko-stays" { at: Text };
    /// { $at } lies past the axle, outside the half of { $seat }; only the partner moves what stands there.
    not_your_half = "lanko-not-your-half" { at: Text, seat: Seat };
    /// The first move of the game must be a pawn’s, and on { $at } there is a castle.
    pawn_first = "lanko-pawn-first" { at: Text } under "LANKO-2";
    /// The piece on { $at } cannot move.
    blocked = "lanko-blocked" { at: Text };
    /// There is a piece on { $at } already.
    occupied = "lanko-occupied" { at: Text };
    /// A capture is compulsory: { $captures }.
    must_capture = "lanko-must-capture" { captures: Text } under "LANKO-4";
    /// Forward is { $direction } for { $seat }, and only captures go backward.
    backward = "lanko-backward" { seat: Seat, direction: Message };
    /// A barrier is in the way, and nothing passes it but the diagonal movement of a pawn.
    barrier = "lanko-barrier" under "LANKO-6";
    /// On { $at } there is a castle, and castles move straight: forward, to the left or to the right.
    castle_straight = "lanko-castle-straight" { at: Text };
    /// There is no piece on { $at } to go over.
    nothing_over = "lanko-nothing-over" { at: Text };
    /// Nothing passes through the middle squares.
    through_middle = "lanko-through-middle";
    /// On { $at } there is a castle, and castles do not jump. They only leap over what they capture.
    castle_jumps = "lanko-castle-jumps" { at: Text };
    /// On { $at } there is a castle of your own colour, and castles are not jumped over.
    over_castle = "lanko-over-castle" { at: Text };
    /// Jumps and captures go straight, never diagonally.
    leap_straight = "lanko-leap-straight";
    /// No single movement, jump or capture leads from { $from } to { $to }.
    too_far = "lanko-too-far" { from: Text, to: Text };
    /// The standby pawn on { $at } goes straight onto the dark square next to it, forward, to the left or to the right.
    standby = "lanko-standby" { at: Text };
    /// The square { $at } is for a standby pawn alone; all others go on the dark squares.
    dark_only = "lanko-dark-only" { at: Text };
    /// Only castles come onto the end square { $at }.
    castles_only = "lanko-castles-only" { at: Text };
    /// The end square { $at } lies behind, and castles enter forward, to the left or to the right.
    end_behind = "lanko-end-behind" { at: Text } under "LANKO-13";
    /// A castle comes onto the end square { $at } straight from a manoeuvre square next to it.
    from_manoeuvre = "lanko-from-manoeuvre" { at: Text };
    /// On this board pieces move, leap over and capture diagonally.
    diagonal = "lanko-diagonal";

    // Faults of texts
    /// A move names two squares at least, such as 8-B.
    text_move = "lanko-text-move";
    /// “{ $found }” is no square of the board.
    text_square = "lanko-text-square" { found: Text };
    /// Square brackets stand on both sides of a move, or on neither.
    text_bracket = "lanko-text-bracket";
    /// A movement or jump is two squares with a dash between; the squares of a capture have semicolons between them.
    text_mixed = "lanko-text-mixed" under "LANKO-11";
    /// This can be read in several ways: { $readings }.
    text_ambiguous = "lanko-text-ambiguous" { readings: Text };
    /// Only a player without any move passes.
    text_no_pass = "lanko-text-no-pass" under "LANKO-8";
    /// No piece can come onto { $at } in this turn.
    text_no_entry = "lanko-text-no-entry" { at: Text };
    /// This is written { $written }.
    text_sign = "lanko-text-sign" { written: Text } under "LANKO-11";
    /// The turn is over before { $at }.
    turn_over = "lanko-turn-over" { at: Text };
    /// A position begins with S, W, N or E, for the player to move, and not with “{ $found }”.
    text_seat = "lanko-text-seat" { found: Text };
    /// “{ $found }” is no piece: these are wp, ws, wb, bp, bs and bb.
    text_piece = "lanko-text-piece" { found: Text };
    /// All pieces are named before “first” and “passes=”, so “{ $found }” comes too late.
    text_piece_late = "lanko-text-piece-late" { found: Text };
    /// The square { $at } stands here twice.
    text_twice = "lanko-text-twice" { at: Text };
    /// “{ $found }” means nothing in a position.
    text_word = "lanko-text-word" { found: Text };
    /// There is no piece on the board.
    text_empty = "lanko-text-empty";
    /// “first” stands once, without passes, where S is to make the first move of the game and only a pawn may.
    text_first = "lanko-text-first" under "LANKO-2";
    /// “passes=” stands once, without “first”, and with a number from 1 to { $most }.
    text_passes = "lanko-text-passes" { most: Number } under "LANKO-14";
    /// No pawn can stand on { $at }, in the middle of the board.
    text_pawn_inside = "lanko-text-pawn-inside" { at: Text };
    /// On { $at } nothing can stand but the standby pawn that begins there.
    text_standby = "lanko-text-standby" { at: Text };
    /// { $seat } has only { $most } { $kind } in the game.
    text_too_many = "lanko-text-too-many" { seat: Team, kind: Kind, most: Number };

    // Ends
    /// { $seat } has no piece left.
    end_no_piece = "lanko-end-no-piece" { seat: Team } under "LANKO-9";
    /// All four squares in the middle are taken.
    end_full = "lanko-end-full" under "LANKO-9";
    /// Four passes came in a row.
    end_passes = "lanko-end-passes" under "LANKO-9";
    /// No castle is left outside the middle.
    end_no_castle = "lanko-end-no-castle" under "LANKO-9";
    /// The players agreed to end the game here.
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
    /// { $seat } moves this { $kind }, forward to the { $direction }.
    remark_half = "lanko-remark-half" { kind: Kind, seat: Seat, direction: Message, partner: Seat };
    /// Both partners can move this { $kind } from the axle: { $seat } forward to the { $direction }, { $partner }
    /// forward to the { $back }.
    remark_axle = "lanko-remark-axle" { kind: Kind, seat: Seat, direction: Message, partner: Seat, back: Message };
    /// This { $kind } stays here until the end of the game and counts { $points } points.
    remark_inside = "lanko-remark-inside" { kind: Kind, points: Number };
    /// { $seat } can move this standby pawn straight onto a vacant dark square next to it, to the { $direction } or to
    /// either side.
    remark_standby = "lanko-remark-standby" { seat: Seat, direction: Message };
    /// A border square common to the two who play { $seat }: both can move pieces of their colour from here.
    remark_border = "lanko-remark-border" { seat: Team };
    /// The central manoeuvre square lies on both axles: every player can move pieces of his colour from here.
    remark_centre = "lanko-remark-centre";
    /// From a manoeuvre square a castle can move straight onto an end square, forward or to a side, in a later turn
    /// than the one that brought it here.
    remark_manoeuvre = "lanko-remark-manoeuvre";
    /// A castle that comes here stays until the end of the game and counts three times.
    remark_middle = "lanko-remark-middle";
    /// The square of a standby pawn. Once that has left, nothing comes here any more.
    remark_standby_square = "lanko-remark-standby-square";
}
