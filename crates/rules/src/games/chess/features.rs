//! The features of the evaluation, as indices into the table of weights.
//!
//! A group of features begins at its index; its comment says what the members mean.

/// Pieces, from the pawn to the queen.
pub(super) const PIECE: usize = 0;
/// Piece placement by rank: eight ranks as seen from its side, for each piece from pawn to king.
pub(super) const RANK: usize = PIECE + 5;
/// Piece placement by file: from the edge to the middle on either side, for each piece from pawn to king.
pub(super) const FILE: usize = RANK + 6 * 8;
/// Mobility of knights, bishops, rooks and queens: squares below the usual number.
pub(super) const CRAMPED: usize = FILE + 6 * 4;
/// The same, above the usual number.
pub(super) const ACTIVE: usize = CRAMPED + 4;

/// Bishop pair: two bishops or more.
pub(super) const PAIR: usize = ACTIVE + 4;
/// Knights, for each own pawn beyond five.
pub(super) const KNIGHT_AND_PAWNS: usize = PAIR + 1;
/// Rooks, for each own pawn beyond five.
pub(super) const ROOK_AND_PAWNS: usize = KNIGHT_AND_PAWNS + 1;
/// Own pawns on the squares of a bishop's colour.
pub(super) const BAD_BISHOP: usize = ROOK_AND_PAWNS + 1;
/// Outpost: a knight, then a bishop, that a pawn protects and no pawn can drive away.
pub(super) const OUTPOST: usize = BAD_BISHOP + 1;
/// A rook on an open file: one without pawns.
pub(super) const ROOK_OPEN: usize = OUTPOST + 2;
/// A rook on a half-open file: one with pawns of the other side only.
pub(super) const ROOK_HALF_OPEN: usize = ROOK_OPEN + 1;
/// A rook or queen on the seventh rank, with enemy pawns there or the enemy king behind.
pub(super) const SEVENTH: usize = ROOK_HALF_OPEN + 1;

/// Doubled pawn: another of its side is behind it.
pub(super) const DOUBLED: usize = SEVENTH + 1;
/// Isolated pawn, where an enemy pawn is ahead on its file, and where none is.
pub(super) const ISOLATED: usize = DOUBLED + 1;
/// Backward pawn: no neighbour can protect it any more, and it cannot advance safely; two cases as above.
pub(super) const BACKWARD: usize = ISOLATED + 2;
/// A pawn protected by a pawn, on the third to the seventh rank.
pub(super) const PROTECTED: usize = BACKWARD + 2;
/// Phalanx: a pawn with a neighbour on its rank, on the second to the seventh.
pub(super) const ABREAST: usize = PROTECTED + 5;
/// A passed pawn, on the second to the seventh rank.
pub(super) const PASSED: usize = ABREAST + 6;
/// A passed pawn that can advance safely, on the fourth to the seventh rank.
pub(super) const PASSED_FREE: usize = PASSED + 6;
/// A blocked passed pawn: an enemy piece is in front of it, on the fourth to the seventh rank.
pub(super) const PASSED_BLOCKED: usize = PASSED_FREE + 4;
/// A passed pawn with a pawn protecting it or beside it, by the ranks it has advanced.
pub(super) const PASSED_TOGETHER: usize = PASSED_BLOCKED + 4;
/// Distance of the own king to the square before a passed pawn, by the ranks it has advanced beyond the third.
pub(super) const PASSED_OWN_KING: usize = PASSED_TOGETHER + 1;
/// The same for the other king.
pub(super) const PASSED_OTHER_KING: usize = PASSED_OWN_KING + 1;
/// A rook behind a passed pawn.
pub(super) const PASSED_ROOK: usize = PASSED_OTHER_KING + 1;
/// A passed pawn that a king without pieces cannot catch (the rule of the square).
pub(super) const UNSTOPPABLE: usize = PASSED_ROOK + 1;

/// Castling rights.
pub(super) const CASTLING: usize = UNSTOPPABLE + 1;
/// Pawn shield on the king's file and beside it: a pawn before the king, one a rank further, none so near.
pub(super) const SHIELD: usize = CASTLING + 1;
/// On the king's file and beside it: no own pawn (half-open), no pawn at all (open).
pub(super) const KING_FILE: usize = SHIELD + 3;
/// Pawn storm: an unopposed enemy pawn near the king, by its ranks to the last: two, three or four.
pub(super) const STORM: usize = KING_FILE + 2;
/// King attack, by its force from the first degree on.
pub(super) const ATTACK: usize = STORM + 3;

/// Threats: a pawn attacks a knight or bishop; a rook or queen.
pub(super) const BY_PAWN: usize = ATTACK + DEGREES;
/// A knight or bishop attacks a knight or bishop that no pawn protects; a rook or queen.
pub(super) const BY_MINOR: usize = BY_PAWN + 2;
/// A rook attacks a queen.
pub(super) const BY_ROOK: usize = BY_MINOR + 2;
/// Hanging piece: attacked, and nothing protects it.
pub(super) const LOOSE: usize = BY_ROOK + 1;
/// Hanging pawn: attacked, and nothing protects it.
pub(super) const LOOSE_PAWN: usize = LOOSE + 1;
/// A pawn can advance safely and then attacks a piece.
pub(super) const PUSH: usize = LOOSE_PAWN + 1;
/// Space: safe squares behind and beside the own pawns in the middle.
pub(super) const SPACE: usize = PUSH + 1;
/// Tempo: to be the side to move.
pub(super) const TEMPO: usize = SPACE + 1;

/// How far a bare king is from the middle, when the other side has enough to mate it.
pub(super) const BARE_KING: usize = TEMPO + 1;
/// How near the other king is to the bare king.
pub(super) const BARE_KING_NEAR: usize = BARE_KING + 1;
/// How near the bare king is to a corner of the bishop's colour, when bishop and knight have to mate it.
pub(super) const BARE_KING_CORNER: usize = BARE_KING_NEAR + 1;
/// A material lead, in pawns, that cannot win: no pawns, and no more than a minor piece ahead.
pub(super) const VAIN_LEAD: usize = BARE_KING_CORNER + 1;
/// Opposite-coloured bishops: pawns ahead, with only one bishop each besides the pawns.
pub(super) const OPPOSITE_BISHOPS: usize = VAIN_LEAD + 1;
/// Wrong bishop: only rook pawns, a promotion square that the bishop cannot reach, and the enemy king in that corner.
pub(super) const WRONG_CORNER: usize = OPPOSITE_BISHOPS + 1;

/// The number of features.
pub(super) const COUNT: usize = WRONG_CORNER + 1;

/// The number of degrees of a king attack.
pub(super) const DEGREES: usize = 12;
