//! The features of Lanrick and their weights.

use crate::features;

features! {
    /// What is counted, each with its weights in hundredths of a plain piece: in the opening and in the endgame.
    pub(super) enum Count {
        material {
            /// A side has at least two men, and so on.
            SecondMan: 700, 700;
            ThirdMan: 450, 450;
            FourthMan: 350, 350;
            FifthMan: 300, 300;
        }
        other {
            /// The seat to act has won the rendezvous and takes a man.
            ManToBeTaken: 330, 450;
            /// The race, for the seat to act: all its men are in some turns before the other side's; in as many turns (and so
            /// first); a turn later; later still.
            Ahead: 180, 220;
            Level: 60, 90;
            Behind: -20, -20;
            FarBehind: -90, -110;
            /// The seat to act has enough squares to bring in all its men in this turn, or in the next one.
            InReachNow: 60, 80;
            InReachNext: 10, 10;
            /// A square that a man still has to go.
            SquareToGo: -7, -14;
            /// A man three squares or more from the rendezvous.
            ManFarOut: -6, -8;
            /// A man outside without a free square that is nearer.
            ManBlocked: -18, -25;
            /// A side needs all of the free squares in the rendezvous, or all but one.
            NoSquareToSpare: -15, -15;
            OneSquareToSpare: -5, -5;
            /// A side sets the next mark.
            NextToMark: 8, 8;
            /// By how many squares the men of the seat that marks next are nearer to the best mark than the other side's.
            SquareOfTheBestMark: 6, 9;
        }
    }
}
