//! The features of Lino and their weights: at the beginning, a point is worth ten hundredths of a plain piece.

use crate::features;

features! {
    /// What is counted, each with its weights in hundredths of a plain piece: in the opening and in the endgame.
    pub(super) enum Count {
        material {
            /// A point already scored, or certain from a run on the board.
            Point: 10, 32;
        }
        other {
            /// Four tiles in a line with three stones of one side and none of the other's.
            ThreeOfFour: 27, 39;
            /// The same for the side that places the next stone.
            ThreeOfFourOfTheMover: 36, 36;
            TwoOfFour: 17, 25;
            OneOfFour: 5, 29;
            /// A point of the best stone that closes rows, for the side to move; of the second-best; of the third-best.
            ClosingPoint: 14, 14;
            NextClosingPoint: -13, -13;
            ThirdClosingPoint: 9, 9;
            /// When no row can be closed and every stone would open one: a point of the cheapest, for the side that must move.
            PointGivenAway: 0, -11;
            /// When no row can be closed and the number of tiles that open no row is odd: for the side to move.
            OddNumberOfSafeTiles: 25, 13;
            /// A star that a side holds at present, and each stone by which it leads around a star.
            Star: 72, 161;
            StoneAtAStar: 11, 7;
            /// A side's number on a free tile.
            NumberOnAFreeTile: 4, 18;
            /// The same, for a tile that few others touch.
            NumberApart: 4, 0;
        }
    }
}
