//! What is counted in a position: the places of the features in the table of weights.
//!
//! A run of features begins at its place; what its members stand for is said there.

/// Pieces, from the pawn to the queen.
pub(super) const PIECE: usize = 0;
/// Where pieces stand: the eight ranks as their side sees them, of each kind from the pawn to the king.
pub(super) const RANK: usize = PIECE + 5;
/// Where pieces stand: the files from the edge to the middle, whichever side, of each kind from the pawn to the king.
pub(super) const FILE: usize = RANK + 6 * 8;
/// Squares that knights, bishops, rooks and queens reach, as far as they are fewer than usual.
pub(super) const CRAMPED: usize = FILE + 6 * 4;
/// The same, as far as they are more.
pub(super) const ACTIVE: usize = CRAMPED + 4;

/// Two bishops or more.
pub(super) const PAIR: usize = ACTIVE + 4;
/// Knights, for each own pawn beyond five.
pub(super) const KNIGHT_AND_PAWNS: usize = PAIR + 1;
/// Rooks, for each own pawn beyond five.
pub(super) const ROOK_AND_PAWNS: usize = KNIGHT_AND_PAWNS + 1;
/// Own pawns on the squares of a bishop's colour.
pub(super) const BAD_BISHOP: usize = ROOK_AND_PAWNS + 1;
/// A knight, then a bishop, that a pawn protects and no pawn can drive away.
pub(super) const OUTPOST: usize = BAD_BISHOP + 1;
/// A rook on a file without pawns.
pub(super) const ROOK_OPEN: usize = OUTPOST + 2;
/// A rook on a file with pawns of the other side alone.
pub(super) const ROOK_HALF_OPEN: usize = ROOK_OPEN + 1;
/// A rook or queen on the seventh rank, with pawns there or the king behind.
pub(super) const SEVENTH: usize = ROOK_HALF_OPEN + 1;

/// A pawn with another of its side behind it.
pub(super) const DOUBLED: usize = SEVENTH + 1;
/// A pawn without neighbours, where a pawn of the other side is ahead on its file, and where none is.
pub(super) const ISOLATED: usize = DOUBLED + 1;
/// A pawn that no neighbour can protect any more and that cannot go on safely, as above.
pub(super) const BACKWARD: usize = ISOLATED + 2;
/// A pawn that a pawn protects, on the third to the seventh rank.
pub(super) const PROTECTED: usize = BACKWARD + 2;
/// A pawn with a neighbour on its rank, on the second to the seventh.
pub(super) const ABREAST: usize = PROTECTED + 5;
/// A passed pawn, on the second to the seventh rank.
pub(super) const PASSED: usize = ABREAST + 6;
/// A passed pawn that can go on safely, on the fourth to the seventh rank.
pub(super) const PASSED_FREE: usize = PASSED + 6;
/// A passed pawn with a piece of the other side before it, on the fourth to the seventh rank.
pub(super) const PASSED_BLOCKED: usize = PASSED_FREE + 4;
/// A passed pawn that a pawn protects or has beside it, by the ranks it has gone.
pub(super) const PASSED_TOGETHER: usize = PASSED_BLOCKED + 4;
/// The way of the own king to the square before a passed pawn, by the ranks it has gone beyond the third.
pub(super) const PASSED_OWN_KING: usize = PASSED_TOGETHER + 1;
/// The same of the other king.
pub(super) const PASSED_OTHER_KING: usize = PASSED_OWN_KING + 1;
/// A rook behind a passed pawn.
pub(super) const PASSED_ROOK: usize = PASSED_OTHER_KING + 1;
/// A passed pawn that a king without pieces cannot catch.
pub(super) const UNSTOPPABLE: usize = PASSED_ROOK + 1;

/// Rights to castle.
pub(super) const CASTLING: usize = UNSTOPPABLE + 1;
/// On the king's file and beside it: a pawn before the king, one a rank further, none so near.
pub(super) const SHIELD: usize = CASTLING + 1;
/// On the king's file and beside it: no own pawn, no pawn at all.
pub(super) const KING_FILE: usize = SHIELD + 3;
/// A pawn of the other side that comes towards the king unopposed, as it has two, three or four ranks to go to the last.
pub(super) const STORM: usize = KING_FILE + 2;
/// An attack on the other king, by its force from the first degree on.
pub(super) const ATTACK: usize = STORM + 3;

/// A pawn attacks a knight or bishop, and a rook or queen.
pub(super) const BY_PAWN: usize = ATTACK + DEGREES;
/// A knight or bishop attacks a knight or bishop that no pawn protects, and a rook or queen.
pub(super) const BY_MINOR: usize = BY_PAWN + 2;
/// A rook attacks a queen.
pub(super) const BY_ROOK: usize = BY_MINOR + 2;
/// An attacked piece that nothing protects.
pub(super) const LOOSE: usize = BY_ROOK + 1;
/// An attacked pawn that nothing protects.
pub(super) const LOOSE_PAWN: usize = LOOSE + 1;
/// A pawn can go on safely and attack a piece then.
pub(super) const PUSH: usize = LOOSE_PAWN + 1;
/// Safe squares behind and beside the own pawns in the middle.
pub(super) const SPACE: usize = PUSH + 1;
/// To be the one to move.
pub(super) const TEMPO: usize = SPACE + 1;

/// How far a bare king is from the middle, when there is enough to mate it.
pub(super) const BARE_KING: usize = TEMPO + 1;
/// How near the other king is to it.
pub(super) const BARE_KING_NEAR: usize = BARE_KING + 1;
/// How near it is to a corner that the bishop reaches, when a bishop and a knight have to mate it.
pub(super) const BARE_KING_CORNER: usize = BARE_KING_NEAR + 1;
/// A lead in material, in pawns, that cannot win: no pawn is left, and no more than a minor piece is ahead.
pub(super) const VAIN_LEAD: usize = BARE_KING_CORNER + 1;
/// Pawns ahead, with nothing left beside the pawns but a bishop each, on squares of different colours.
pub(super) const OPPOSITE_BISHOPS: usize = VAIN_LEAD + 1;
/// Pawns on an edge file alone that end on a square their bishop cannot reach, with the other king in that corner.
pub(super) const WRONG_CORNER: usize = OPPOSITE_BISHOPS + 1;

/// How many features there are.
pub(super) const COUNT: usize = WRONG_CORNER + 1;

/// Into how many degrees the force of an attack on a king is divided.
pub(super) const DEGREES: usize = 12;
