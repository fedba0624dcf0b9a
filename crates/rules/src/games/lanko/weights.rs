//! The features of the three games and their weights: a pawn in the endgame is about the plain piece.
//!
//! Fitted to games of the computer against itself on the board of 88 squares: see `docs/strength.md`.

use crate::features;

features! {
    /// What is counted, each with its weights in hundredths of a plain piece: in the opening and in the endgame.
    pub(super) enum Count {
        material {
            Pawn: 200, 90;
            SmallCastle: 240, 182;
            BigCastle: 434, 338;
            SmallCastleInside: 214, 402;
            BigCastleInside: 532, 818;
        }
        other {
            /// A castle this many steps from the middle, moved by either partner, if its way is clear.
            SmallCastleAStepAway: 62, 96;
            SmallCastleTwoStepsAway: 32, -12;
            SmallCastleThreeStepsAway: 26, 82;
            SmallCastleFourStepsAway: 28, 58;
            BigCastleAStepAway: 114, 200;
            BigCastleTwoStepsAway: 104, 222;
            BigCastleThreeStepsAway: 46, 170;
            BigCastleFourStepsAway: 78, 84;
            /// A castle that cannot reach the middle by steps.
            CastleWithoutAWay: -16, -26;
            /// A castle next to a free middle square.
            CastleAtAnOpenEntry: -38, 0;
            /// A castle that cannot step.
            CastleShutIn: -22, 4;
            /// A piece that an opponent could capture.
            PawnAttacked: -42, -34;
            SmallCastleAttacked: -58, -62;
            BigCastleAttacked: -148, -128;
            /// A piece on a square from which pieces enter the middle.
            PieceBesideTheMiddle: 78, 50;
            /// A piece that both partners may move.
            PieceOnTheCommonAxle: 32, -54;
            /// A piece on a square that had one at the start.
            PieceAtHome: -52, -20;
            /// To be the seat to move.
            Turn: 22, -12;
        }
    }
}
