//! Move order for the search.

use super::position::{Position, Stage, TileIdx};
use super::tables::{self, Tables};
use super::{Eyes, Step};

/// The rank for each stone within reach of a run: stones beside others of their colour, or between the opponent's, come
/// earlier.
const PER_STONE: i16 = 2;
/// A stone that leaves a row with one free tile gives it away: the rank for that, and for each of its tiles.
const GIVES_AWAY: i16 = -6;
const PER_TILE: i16 = -2;
/// The points of a run of four.
const RUN: i16 = 10;
/// The highest rank of a step that is not forcing.
const QUIET: i16 = 0;

/// Points that a stone scores at once are forcing, unless that is secret (LINO-2).
pub(super) fn of(eyes: Eyes, pos: &Position, step: Step) -> i16 {
    let (Step::Place(at), Stage::Fill) = (step, pos.stage) else { return 0 };
    let rank = pos.tile(at).map_or(0, |idx| of_stone(pos, &tables::of(pos), idx));
    if eyes == Eyes::Sharp { rank.min(QUIET) } else { rank }
}

fn of_stone(pos: &Position, tables: &Tables, idx: TileIdx) -> i16 {
    let free = pos.free();
    let [own, others] = [pos.seat, pos.seat.other()].map(|seat| pos.stones(seat));
    let (mut points, mut quiet) = (tables.closing(free, idx) as i16, -30);
    for four in tables.fours_at(idx) {
        let n = [own, others].map(|stones| (stones & four).count_ones() as i16);
        match n {
            [3, 0] => points += RUN,
            [n, 0] | [0, n] => quiet += PER_STONE * n * n,
            _ => {}
        }
    }
    if points > 0 {
        return points;
    }
    let given = tables.through(idx).into_iter().filter(|row| (row & free).count_ones() == 2);
    let given: i16 = given.map(|row| GIVES_AWAY + PER_TILE * row.count_ones() as i16).sum();
    (quiet + given).min(QUIET)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::lino::diagram;

    const FILL: &str =
        "f b 0,0 19,20 g14 ..tttt..../tbwttttttt/wtbttttttt/ttwttttttt/ttbttttttt/..wttt..../..bttt..../..wttt.... - -";

    #[test]
    fn stones_that_bring_points_are_forcing_the_more_the_earlier() {
        let pos = diagram::pos("down auto", FILL);
        let rank = |name: &str| of(Eyes::Auto, &pos, Step::Place(diagram::spot(name)));
        // The row i7-i14 and the diagonal of three through i14.
        assert_eq!(rank("i14"), 11);
        assert!(rank("n11") <= 0);
        // One of the two free tiles of g10-g13.
        let more = FILL.replace("/ttwt", "/wtwt").replace("..tttt..../tbw", "..tttb..../tbw").replace("19,20", "18,19");
        let pos = diagram::pos("down auto", &more);
        let rank = |name: &str| of(Eyes::Auto, &pos, Step::Place(diagram::spot(name)));
        assert!(rank("g13") < rank("n11"), "{} {}", rank("g13"), rank("n11"));
    }
}
