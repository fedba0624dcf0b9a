//! The weights of the features, fitted to the results of self-play games: `arena tune laska --games 900 --nodes 1500
//! --seed 7 --opening 6 --per-game 30 --reach 100`.
//!
//! The loss on held-out games was 0.4709 before and is now 0.4232.

use crate::features;

features! {
    /// What is counted, each with its weights in hundredths of a plain piece: in the opening and in the endgame.
    pub(super) enum Count {
        material {
            Soldier1: 100, 88;
            Soldier2: 180, 178;
            Soldier3: 194, 212;
            Soldier4: 185, 218;
            Officer1: 175, 122;
            Officer2: 232, 240;
            Officer3: 265, 328;
            Officer4: 309, 398;
        }
        other {
            Weak1: -33, 17;
            Weak2: -2, -53;
            Weak3: -13, -2;
            Weak4: 4, -1;
            Held1: 12, -13;
            Held2: 20, 11;
            Held3: 45, 48;
            Locked1: 30, 64;
            Locked2: 25, 38;
            Locked3: 85, 113;
            FreedOfficer: -6, -9;
            Staff: 67, 122;
            CaughtOfficer: 15, 61;
            LeadFew: -2, -27;
            LeadFewer: 1, 21;
            LeadLast: 14, 28;
            OnlyOfficers: 78, 54;
            Turn: 12, 28;
            Move: -12, 21;
            Rank2: 60, -4;
            Rank3: -24, 13;
            Rank4: -27, 53;
            Rank5: 36, 2;
            Rank6: 34, 30;
            SoldierEdge: 62, -5;
            SoldierCentre: 7, 18;
            SoldierInnerRing: -24, 19;
            OfficerEdge: 35, -19;
            OfficerCentre: 2, 14;
            OfficerInnerRing: 0, -9;
            Home: 32, -27;
            HomeMiddle: 91, 62;
            SafeWalk: 38, 42;
            OfficerSafeWalk: 18, 11;
            RiskyWalk: 18, 16;
            Stuck: 17, -18;
            Attacked: -20, -23;
            AttackedWeak: -44, -52;
            AttackedStrong: 7, 25;
            AttackedOfficer: -3, 3;
            Free4: 13, 22;
            Free5: 12, 30;
            Free6: 28, 52;
            FreeHunted: -3, -57;
        }
    }
}
