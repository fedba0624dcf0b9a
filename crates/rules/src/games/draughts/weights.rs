//! The weights of the features. Set by hand; `docs/strength.md` says what else was tried.

use crate::features;

features! {
    /// What is counted, each with its weights in hundredths of a plain piece: in the opening and in the endgame.
    pub(super) enum Count {
        material {
            Man: 100, 110;
            King: 135, 150;
        }
        other {
            LeadFew: 5, 8;
            LeadFewer: 8, 10;
            LeadLast: 15, 20;
            OnlyKings: 10, 20;
            Turn: 2, 2;
            Move: 1, 8;
            Row1: 2, 2;
            Row2: 3, 5;
            Row3: 5, 9;
            Row4: 8, 14;
            Row5: 12, 20;
            Row6: 20, 30;
            FileA: -3, -3;
            FileC: 2, 2;
            FileD: 3, 3;
            FileE: 3, 3;
            FileF: 2, 2;
            FileH: -3, -3;
            ManInner: 3, 1;
            Back1: 6, 3;
            Back2: 3, 1;
            Back1_2: 9, 4;
            Back3: 8, 4;
            Back1_3: 18, 9;
            Back2_3: 11, 5;
            Back1_2_3: 21, 10;
            Back4: 3, 1;
            Back1_4: 9, 4;
            Back2_4: 6, 3;
            Back1_2_4: 12, 6;
            Back3_4: 11, 5;
            Back1_3_4: 21, 10;
            Back2_3_4: 14, 7;
            Back1_2_3_4: 24, 12;
            Pair: 2, 1;
            Lean: -2, -1;
            SafeWalk: 2, 2;
            StuckMan: -2, -6;
            ExposedMan: -15, -10;
            ExposedKing: -25, -20;
            Free3: 20, 30;
            Free4: 30, 45;
            Free5: 40, 60;
            Free6: 50, 75;
            FreeHunted: 15, 20;
            DogHole: -20, -20;
            KingCentre: 5, 8;
            KingEdge: -5, -6;
            KingSafeWalk: 3, 3;
            KingTrapped: -30, -40;
            Refuge: 5, 20;
        }
    }
}
