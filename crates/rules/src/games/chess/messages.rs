//! The messages of the game.

crate::messages! {
    // Prompts

    /// { $seat } to move.
    to_move = "chess-to-move" { seat: Seat };
    /// { $seat } is in check.
    in_check = "chess-in-check" { seat: Seat };
    /// The game is over.
    over = "chess-over";

    // Refusals

    /// That isn’t a square of the board.
    no_square = "chess-no-square";
    /// There is no piece on { $at }.
    empty = "chess-empty" { at: Text };
    /// The piece on { $at } isn’t yours.
    not_yours = "chess-not-yours" { at: Text };
    /// The { $kind } on { $at } can’t move: it is blocked.
    blocked = "chess-blocked" { kind: Kind, at: Text };
    /// The { $kind } on { $at } can’t move: every square next to it is attacked or occupied.
    king_nowhere = "chess-king-nowhere" { kind: Kind, at: Text };
    /// Two pieces give check at once, so the king itself must move, not the { $kind } on { $at }.
    double_check = "chess-double-check" { kind: Kind, at: Text };
    /// The { $by } on { $from } gives check, and the { $kind } on { $at } can neither capture it nor block it.
    check_idle = "chess-check-idle" { kind: Kind, at: Text, by: Kind, from: Text };
    /// The king would still be in check from the { $by } on { $from }.
    check_stays = "chess-check-stays" { by: Kind, from: Text };
    /// The king can’t go to { $at }: the { $by } on { $from } attacks it.
    king_attacked = "chess-king-attacked" { at: Text, by: Kind, from: Text };
    /// The { $kind } on { $at } is pinned: without it, the { $by } on { $from } would attack the king.
    pinned = "chess-pinned" { kind: Kind, at: Text, by: Kind, from: Text };
    /// Both pawns would leave the line at once, and the { $by } on { $from } would attack the king.
    en_passant_check = "chess-en-passant-check" { by: Kind, from: Text };
    /// The king can’t castle with the rook from { $rook } any more: one of them has moved, or the rook is gone.
    castle_lost = "chess-castle-lost" { rook: Text };
    /// To castle, all squares between king and rook must be empty, and there is a piece on { $at }.
    castle_blocked = "chess-castle-blocked" { at: Text };
    /// A king can’t castle out of check, and the { $by } on { $from } gives check.
    castle_in_check = "chess-castle-in-check" { by: Kind, from: Text };
    /// A king can’t castle through check: the { $by } on { $from } attacks { $at }, which it would pass.
    castle_through = "chess-castle-through" { at: Text, by: Kind, from: Text };
    /// A king can’t castle into check: the { $by } on { $from } attacks { $at }.
    castle_into = "chess-castle-into" { at: Text, by: Kind, from: Text };
    /// There is a piece of your own on { $at }.
    own_piece = "chess-own-piece" { at: Text };
    /// The piece on { $at } is in the way of the { $kind }.
    path_blocked = "chess-path-blocked" { kind: Kind, at: Text };
    /// A pawn goes straight forward and captures diagonally forward, so it can’t go from { $from } to { $to }.
    moves_pawn = "chess-moves-pawn" { from: Text, to: Text };
    /// A knight goes two squares straight and one to the side, so it can’t go from { $from } to { $to }.
    moves_knight = "chess-moves-knight" { from: Text, to: Text };
    /// A bishop goes along diagonals, so it can’t go from { $from } to { $to }.
    moves_bishop = "chess-moves-bishop" { from: Text, to: Text };
    /// A rook goes along ranks and files, so it can’t go from { $from } to { $to }.
    moves_rook = "chess-moves-rook" { from: Text, to: Text };
    /// A queen goes along ranks, files and diagonals, so it can’t go from { $from } to { $to }.
    moves_queen = "chess-moves-queen" { from: Text, to: Text };
    /// A king goes to a square next to it, so it can’t go from { $from } to { $to }.
    moves_king = "chess-moves-king" { from: Text, to: Text };
    /// A pawn goes diagonally only to capture, and { $at } is empty.
    pawn_nothing = "chess-pawn-nothing" { at: Text };
    /// A pawn captures only diagonally, so the piece on { $at } blocks it.
    pawn_straight = "chess-pawn-straight" { at: Text };
    /// The piece on { $at } blocks the pawn.
    pawn_blocked = "chess-pawn-blocked" { at: Text };
    /// A pawn goes two squares only from where it starts, and the one on { $at } has already moved.
    pawn_double = "chess-pawn-double" { at: Text };
    /// The pawn on { $at } can be captured en passant only right after it has gone two squares.
    en_passant_late = "chess-en-passant-late" { at: Text };

    // Faults of texts

    /// Write a move like e4, Nf3, exd5 or O-O.
    text_move = "chess-text-move";
    /// “{ $found }” isn’t a square of the board.
    text_square = "chess-text-square" { found: Text };
    /// A pawn can’t become “{ $found }”: use Q, R, B or N, as in e8=Q.
    text_promotion = "chess-text-promotion" { found: Text };
    /// “{ $found }” has no meaning after a move.
    text_rest = "chess-text-rest" { found: Text };
    /// This can be read in several ways: { $readings }.
    text_ambiguous = "chess-text-ambiguous" { readings: Text };
    /// There is nothing to capture on { $at }.
    text_takes_nothing = "chess-text-takes-nothing" { at: Text };
    /// This move doesn’t capture en passant.
    text_not_in_passing = "chess-text-not-in-passing";
    /// This move doesn’t give check.
    text_no_check = "chess-text-no-check";
    /// This move doesn’t give checkmate.
    text_no_mate = "chess-text-no-mate";
    /// The piece on { $at } is a { $kind }.
    text_other_piece = "chess-text-other-piece" { kind: Kind, at: Text };
    /// This move to { $to } doesn’t promote a pawn.
    text_no_promotion = "chess-text-no-promotion" { to: Text };
    /// The side to move has no such { $kind }.
    text_no_piece = "chess-text-no-piece" { kind: Kind };
    /// No { $kind } of the side to move can go to { $to }.
    text_none_reaches = "chess-text-none-reaches" { kind: Kind, to: Text };
    /// A position has six parts.
    text_fields = "chess-text-fields";
    /// A position needs eight ranks, not { $count }.
    text_ranks = "chess-text-ranks" { count: Number };
    /// Rank { $rank } needs eight squares, not { $found }.
    text_squares = "chess-text-squares" { rank: Number, found: Number };
    /// “{ $found }” isn’t a piece: use P, N, B, R, Q and K, in small letters for Black.
    text_piece = "chess-text-piece" { found: Text };
    /// The side to move is w or b, not “{ $found }”.
    text_side = "chess-text-side" { found: Text };
    /// “{ $found }” doesn’t say who may castle: use K, Q, k and q, each at most once, or a dash for nobody.
    text_castling = "chess-text-castling" { found: Text };
    /// The half-move clock is a number up to { $most }.
    text_halfmove = "chess-text-halfmove" { most: Number };
    /// The move number is from 1 to { $most }.
    text_fullmove = "chess-text-fullmove" { most: Number };
    /// { $seat } has no king.
    text_no_king = "chess-text-no-king" { seat: Seat };
    /// { $seat } has a second king on { $at }.
    text_two_kings = "chess-text-two-kings" { seat: Seat, at: Text };
    /// { $seat } has { $found } pieces here; a side has at most { $most }.
    text_too_many_pieces = "chess-text-too-many-pieces" { seat: Seat, found: Number, most: Number };
    /// { $seat } has { $found } pawns here; a side has at most { $most }.
    text_too_many_pawns = "chess-text-too-many-pawns" { seat: Seat, found: Number, most: Number };
    /// A pawn can’t stand on { $at }, at the edge of the board.
    text_pawn_on_edge = "chess-text-pawn-on-edge" { at: Text };
    /// The kings can’t stand next to each other.
    text_kings_touch = "chess-text-kings-touch";
    /// { $seat } is in check from the piece on { $from }, but not to move.
    text_check_missed = "chess-text-check-missed" { seat: Seat, from: Text };
    /// { $seat } can’t castle: the king isn’t where it starts.
    text_castling_king = "chess-text-castling-king" { seat: Seat };
    /// There is no rook on { $at } to castle with.
    text_castling_rook = "chess-text-castling-rook" { at: Text };
    /// The en passant square is on the sixth rank when White is to move, on the third when Black is.
    text_en_passant_rank = "chess-text-en-passant-rank";
    /// No pawn can have just passed over this square.
    text_en_passant_pawn = "chess-text-en-passant-pawn";
    /// The piece on { $from } gives check, and would have done so before the pawn’s last move.
    text_en_passant_check = "chess-text-en-passant-check" { from: Text };

    // What was mended in texts

    /// “{ $found }”: castling isn’t possible here, so it is left out.
    mended_castling = "chess-mended-castling" { found: Text };
    /// “{ $found }”: no pawn can be captured en passant here, so it is left out.
    mended_en_passant = "chess-mended-en-passant" { found: Text };

    // Ends

    /// { $seat } is checkmated.
    end_mate = "chess-end-mate" { seat: Seat };
    /// Stalemate, as { $seat } has no legal move.
    end_stalemate = "chess-end-stalemate" { seat: Seat };
    /// Neither side has enough left to give checkmate.
    end_material = "chess-end-material" under "CHESS-1";
    /// The time of { $seat } is up, but the other side has too little to ever give checkmate.
    end_flagged = "chess-end-flagged" { seat: Seat } under "CHESS-3";

    // Names

    /// Queen
    promote_queen = "chess-promote-queen";
    /// Rook
    promote_rook = "chess-promote-rook";
    /// Bishop
    promote_bishop = "chess-promote-bishop";
    /// Knight
    promote_knight = "chess-promote-knight";
}
