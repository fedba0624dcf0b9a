use super::*;
use crate::games::lino::diagram::{self, pos, spot};
use crate::games::lino::position::each;

const MODE: &str = "down auto";
const START: &str =
    "b0 w 0,0 24,24 g14 ..tttt..../tttttttttt/tttttttttt/tttttttttt/tttttttttt/..tttt..../..tttt..../..tttt.... - -";

fn moves(pos: &Position) -> Vec<(Spot, Spot)> {
    let mut moves = Vec::new();
    each_move(pos, |from, to| moves.push((from, to)));
    moves
}

/// Whether a tile may be moved to a spot, by checking each tile of the resulting layout.
fn is_lawful(pos: &Position, from: Spot, to: Spot) -> bool {
    let was_moved = each(pos.moved).any(|idx| pos.tiles[idx] == from);
    let after: Vec<Spot> = pos.tiles.iter().map(|at| if *at == from { to } else { *at }).collect();
    let is_alone = |at: &Spot| !after.iter().any(|other| other.touches(*at));
    !was_moved && !pos.tiles.contains(&to) && !pos.lain.contains(to) && !after.iter().any(is_alone)
}

#[test]
fn the_first_tile_has_2232_moves() {
    let found = moves(&pos(MODE, START));
    assert_eq!(found.len(), 2232);
    assert!(found.is_sorted(), "by the tile and then the goal in reading order");
}

#[test]
fn moves_are_those_after_which_all_tiles_touch_another() {
    let mut seed = 1_u64;
    for _ in 0..3 {
        let mut board = pos(MODE, START);
        for _ in 0..5 {
            let found = moves(&board);
            let tiles = board.tiles;
            for from in tiles {
                for to in Spot::all() {
                    let is_found = found.binary_search(&(from, to)).is_ok();
                    assert_eq!(is_found, is_lawful(&board, from, to), "{from}>{to} in {}", diagram::text(MODE, &board));
                    let idx = board.tile(from).expect("a tile");
                    assert_eq!(is_found, refused(&board, idx, to).is_none(), "{from}>{to}");
                }
            }
            assert_eq!(n_moves(&board), found.len(), "{}", diagram::text(MODE, &board));
            assert!(!is_stuck(&board));
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let (from, to) = found[(seed >> 33) as usize % found.len()];
            board = pos(MODE, &diagram::play(MODE, &diagram::text(MODE, &board), &format!("{from}>{to}")));
        }
    }
}

#[test]
fn moves_are_refused_with_a_reason() {
    let of = |from: &str, name: &str, to: &str| {
        let board = pos(MODE, from);
        refused(&board, board.tile(spot(name)).expect("a tile"), spot(to))
    };
    assert_eq!(of(START, "g13", "h13"), Some(Refused::Occupied));
    assert_eq!(of(START, "g13", "g13"), Some(Refused::Occupied));
    assert_eq!(of(START, "g13", "a1"), Some(Refused::TouchesNone));
    assert_eq!(of(START, "p10", "q9"), Some(Refused::TouchesNone), "its own old spot does not count (LINO-9)");
    assert_eq!(of(START, "g13", "q9"), None, "a corner is enough");
    let later = diagram::play(MODE, START, "l7>f14");
    assert_eq!(of(&later, "f14", "m7"), Some(Refused::MovedBefore));
    assert_eq!(of(&later, "g13", "l7"), Some(Refused::HasLain));
    assert_eq!(of(&later, "g13", "p14"), Some(Refused::LeavesAlone(spot("f14"))));
    assert_eq!(of(&later, "g13", "g14"), None, "it touches f14 and h13 there");
    assert_eq!(of(&later, "g12", "p14"), None);
}

#[test]
fn the_field_may_fall_in_two() {
    // Two parts, joined by h13 alone (LINO-3).
    let rows = "ttttttt.ttttttt/tttttttttttttt./ttttttt.ttttttt/ttttttt.ttttttt";
    let board = pos(MODE, &format!("b0 w 0,0 24,24 a14 {rows} - -"));
    assert_eq!(refused(&board, board.tile(spot("h13")).expect("a tile"), spot("a15")), None);
    assert!(can_move(&board, 0));
}
