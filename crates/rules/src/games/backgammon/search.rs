//! What a search asks of the game.

use crate::enumerate::Enumerate;
use crate::level::LevelSpec;
use crate::search::Search;
use crate::seat::{PerSeat, Seat};
use crate::sites::Site;
use crate::turns::TurnList;

use super::checkers::Point;
use super::levels::LEVELS;
use super::position::Position;
use super::steps::Step;
use super::{Backgammon, evaluate, sites, turn_list};

impl Enumerate for Backgammon {
    fn turns(&self, pos: &Position, acc: &mut TurnList<Self>) {
        turn_list::turns(self, pos, acc);
    }
}

impl Search for Backgammon {
    fn levels(&self) -> &'static [LevelSpec] {
        &LEVELS
    }

    /// A point, made.
    fn is_held_by_two(&self, site: Site) -> bool {
        Point::all().any(|at| at.is_on_board() && sites::site(Seat::FIRST, at) == site)
    }

    /// Hits come first.
    fn move_order(&self, pos: &Position, step: Step) -> i16 {
        match step {
            Step::Move { to, .. } if to.is_on_board() => {
                i16::from(pos.checkers.count(pos.seat.other(), to.opposite()) > 0)
            }
            _ => 0,
        }
    }

    fn evaluate(&self, pos: &Position) -> PerSeat<i32> {
        let white = evaluate::for_white(pos);
        PerSeat([white, -white, 0, 0])
    }
}
