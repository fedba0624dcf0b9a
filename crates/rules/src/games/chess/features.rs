//! The features of the evaluation, as indices into the table of weights.
//!
//! A group of features begins at its index; its comment says what the members mean.

use super::weights::Count;

/// Pieces, from the pawn to the queen.
pub(super) const PIECE: usize = Count::Pawn as usize;
/// Piece placement by rank: eight ranks as seen from its side, for each piece from pawn to king.
pub(super) const RANK: usize = Count::PawnRank1 as usize;
/// Piece placement by file: from the edge to the middle on either side, for each piece from pawn to king.
pub(super) const FILE: usize = Count::PawnFileA as usize;
/// Mobility of knights, bishops, rooks and queens: squares below the usual number.
pub(super) const CRAMPED: usize = Count::KnightCramped as usize;
/// The same, above the usual number.
pub(super) const ACTIVE: usize = Count::KnightActive as usize;

/// Bishop pair: two bishops or more.
pub(super) const PAIR: usize = Count::BishopPair as usize;
/// Knights, for each own pawn beyond five.
pub(super) const KNIGHT_AND_PAWNS: usize = Count::KnightAndPawns as usize;
/// Rooks, for each own pawn beyond five.
pub(super) const ROOK_AND_PAWNS: usize = Count::RookAndPawns as usize;
/// Own pawns on the squares of a bishop's colour.
pub(super) const BAD_BISHOP: usize = Count::BadBishop as usize;
/// Outpost: a knight, then a bishop, that a pawn protects and no pawn can drive away.
pub(super) const OUTPOST: usize = Count::KnightOutpost as usize;
/// A rook on an open file: one without pawns.
pub(super) const ROOK_OPEN: usize = Count::RookOpen as usize;
/// A rook on a half-open file: one with pawns of the other side only.
pub(super) const ROOK_HALF_OPEN: usize = Count::RookHalfOpen as usize;
/// A rook or queen on the seventh rank, with enemy pawns there or the enemy king behind.
pub(super) const SEVENTH: usize = Count::Seventh as usize;

/// Doubled pawn: another of its side is behind it.
pub(super) const DOUBLED: usize = Count::Doubled as usize;
/// Isolated pawn, where an enemy pawn is ahead on its file, and where none is.
pub(super) const ISOLATED: usize = Count::Isolated as usize;
/// Backward pawn: no neighbour can protect it any more, and it cannot advance safely; two cases as above.
pub(super) const BACKWARD: usize = Count::Backward as usize;
/// A pawn protected by a pawn, on the third to the seventh rank.
pub(super) const PROTECTED: usize = Count::ProtectedRank3 as usize;
/// Phalanx: a pawn with a neighbour on its rank, on the second to the seventh.
pub(super) const ABREAST: usize = Count::AbreastRank2 as usize;
/// A passed pawn, on the second to the seventh rank.
pub(super) const PASSED: usize = Count::PassedRank2 as usize;
/// A passed pawn that can advance safely, on the fourth to the seventh rank.
pub(super) const PASSED_FREE: usize = Count::PassedFreeRank4 as usize;
/// A blocked passed pawn: an enemy piece is in front of it, on the fourth to the seventh rank.
pub(super) const PASSED_BLOCKED: usize = Count::PassedBlockedRank4 as usize;
/// A passed pawn with a pawn protecting it or beside it, by the ranks it has advanced.
pub(super) const PASSED_TOGETHER: usize = Count::PassedTogether as usize;
/// Distance of the own king to the square before a passed pawn, by the ranks it has advanced beyond the third.
pub(super) const PASSED_OWN_KING: usize = Count::PassedOwnKing as usize;
/// The same for the other king.
pub(super) const PASSED_OTHER_KING: usize = Count::PassedOtherKing as usize;
/// A rook behind a passed pawn.
pub(super) const PASSED_ROOK: usize = Count::PassedRook as usize;
/// A passed pawn that a king without pieces cannot catch (the rule of the square).
pub(super) const UNSTOPPABLE: usize = Count::Unstoppable as usize;

/// Castling rights.
pub(super) const CASTLING: usize = Count::Castling as usize;
/// Pawn shield on the king's file and beside it: a pawn before the king, one a rank further, none so near.
pub(super) const SHIELD: usize = Count::ShieldNear as usize;
/// On the king's file and beside it: no own pawn (half-open), no pawn at all (open).
pub(super) const KING_FILE: usize = Count::KingFileHalfOpen as usize;
/// Pawn storm: an unopposed enemy pawn near the king, by its ranks to the last: two, three or four.
pub(super) const STORM: usize = Count::StormRank3 as usize;
/// King attack, by its force from the first degree on.
pub(super) const ATTACK: usize = Count::AttackDegree1 as usize;

/// Threats: a pawn attacks a knight or bishop; a rook or queen.
pub(super) const BY_PAWN: usize = Count::MinorByPawn as usize;
/// A knight or bishop attacks a knight or bishop that no pawn protects; a rook or queen.
pub(super) const BY_MINOR: usize = Count::MinorByMinor as usize;
/// A rook attacks a queen.
pub(super) const BY_ROOK: usize = Count::QueenByRook as usize;
/// Hanging piece: attacked, and nothing protects it.
pub(super) const LOOSE: usize = Count::LoosePiece as usize;
/// Hanging pawn: attacked, and nothing protects it.
pub(super) const LOOSE_PAWN: usize = Count::LoosePawn as usize;
/// A pawn can advance safely and then attacks a piece.
pub(super) const PUSH: usize = Count::Push as usize;
/// Space: safe squares behind and beside the own pawns in the middle.
pub(super) const SPACE: usize = Count::Space as usize;
/// Tempo: to be the side to move.
pub(super) const TEMPO: usize = Count::Tempo as usize;

/// How far a bare king is from the middle, when the other side has enough to mate it.
pub(super) const BARE_KING: usize = Count::BareKing as usize;
/// How near the other king is to the bare king.
pub(super) const BARE_KING_NEAR: usize = Count::BareKingNear as usize;
/// How near the bare king is to a corner of the bishop's colour, when bishop and knight have to mate it.
pub(super) const BARE_KING_CORNER: usize = Count::BareKingCorner as usize;
/// A material lead, in pawns, that cannot win: no pawns, and no more than a minor piece ahead.
pub(super) const VAIN_LEAD: usize = Count::VainLead as usize;
/// Opposite-coloured bishops: pawns ahead, with only one bishop each besides the pawns.
pub(super) const OPPOSITE_BISHOPS: usize = Count::OppositeBishops as usize;
/// Wrong bishop: only rook pawns, a promotion square that the bishop cannot reach, and the enemy king in that corner.
pub(super) const WRONG_CORNER: usize = Count::WrongCorner as usize;

/// The number of degrees of a king attack.
pub(super) const DEGREES: usize = 12;
