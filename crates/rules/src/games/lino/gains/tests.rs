use super::*;
use crate::games::lino::diagram::{self, spot};
use crate::games::lino::layout;

/// The layout with 24 stones of each colour; the four tiles at the top and the four at the bottom are free, and no
/// three stones of a colour are in a line.
const FULL: &str = "..tttt..../bbwwbbwwbb/wwbbwwbbww/bbwwbbwwbb/wwbbwwbbww/..wwbb..../..bbww..../..tttt....";
/// The layout without stones.
const EMPTY: &str = "..tttt..../tttttttttt/tttttttttt/tttttttttt/tttttttttt/..tttt..../..tttt..../..tttt....";

/// All faces of the first layout; tiles that are not named are blank.
fn faces(of: &[(&str, &str)]) -> String {
    let tiles = layout::tiles().map(|at| {
        let named = of.iter().find(|(name, _)| spot(name) == at);
        named.map_or("_", |(_, token)| *token)
    });
    tiles.join(",")
}

/// The layout with some white and blue stones, in any number.
fn board(of: &[(&str, &str)], white: &str, blue: &str) -> Position {
    let mut pos = diagram::pos("up auto", &format!("f w 0,0 24,24 g14 {EMPTY} {} -", faces(of)));
    for (seat, names) in [(0, white), (1, blue)] {
        for name in names.split_whitespace() {
            pos.stones[seat] |= 1 << pos.tile(spot(name)).expect("a tile");
        }
    }
    pos
}

/// All gains, one a word: the seat, the points and the spots.
fn told(pos: &Position, eyes: Eyes) -> String {
    let spots = |gain: &Gain| gain.spots.iter().map(ToString::to_string).collect::<Vec<_>>().join("+");
    let gains = all(pos, eyes);
    gains.iter().map(|gain| format!("{}:{}:{}", gain.seat, gain.points, spots(gain))).collect::<Vec<_>>().join(" ")
}

/// The source's example: 2+2+2 against 1+5+2+1+2.
#[test]
fn free_tiles_with_2_2_2_count_six_and_those_with_1_5_2_1_2_eleven() {
    let free = [("i14", "w2"), ("j14", "b1"), ("k14", "b5"), ("l14", "w2"), ("i7", "b2"), ("j7", "w2"), ("k7", "b1")];
    let of: Vec<(&str, &str)> = free.into_iter().chain([("l7", "b2"), ("i13", "w5"), ("j13", "b5")]).collect();
    let pos = diagram::pos("up auto", &format!("e - 0,0 0,0 g14 {FULL} {} -", faces(&of)));
    assert_eq!((sums(&pos, Eyes::Auto), sums(&pos, Eyes::Sharp)), ([6, 11], [6, 11]));
    assert_eq!(told(&pos, Eyes::Auto), "1:2:i14 2:1:j14 2:5:k14 1:2:l14 2:2:i7 1:2:j7 2:1:k7 2:2:l7");
}

/// The source's example; any stone may lie on the star.
#[test]
fn four_stones_around_a_star_against_three_have_it() {
    let of = [("j12", "*")];
    let four = board(&of, "i13 j13 k13 i12", "k12 i11 k11");
    assert_eq!(told(&four, Eyes::Auto), "1:10:j12+i13+j13+k13+i12+k12+i11+k11");
    let covered = board(&of, "i13 j13 k13 i12", "k12 i11 k11 j12");
    assert_eq!(told(&covered, Eyes::Sharp), "1:10:j12+i13+j13+k13+i12+k12+i11+k11");
}

/// The source's example.
#[test]
fn a_star_at_two_stones_to_two_is_for_the_stone_on_it() {
    let of = [("j12", "*")];
    let [for_white, for_blue, for_nobody] = ["w", "b", ""].map(|on| {
        let name = |letter: &str| if on == letter { "j12" } else { "" };
        board(&of, &format!("i13 k11 {}", name("w")), &format!("k13 i12 {}", name("b")))
    });
    assert_eq!(holder(&for_white, for_white.tile(spot("j12")).expect("a tile")), Some(Seat::FIRST));
    assert_eq!(told(&for_blue, Eyes::Sharp), "2:10:j12+i13+k13+i12+k11");
    assert_eq!(told(&for_nobody, Eyes::Auto), "");
}

#[test]
fn a_stone_on_a_star_decides_on_a_tie_alone() {
    let of = [("j12", "*")];
    // LINO-9: at 0:0 too.
    assert_eq!(told(&board(&of, "j12", "g13"), Eyes::Auto), "1:10:j12");
    assert_eq!(told(&board(&of, "g13", "h13"), Eyes::Auto), "");
    // Not against more stones, and a free star counts too.
    assert_eq!(told(&board(&of, "j12", "j13"), Eyes::Auto), "2:10:j12+j13");
    assert_eq!(told(&board(&of, "k11", ""), Eyes::Auto), "1:10:j12+k11");
}

#[test]
fn runs_count_by_their_length_and_once_in_each_direction() {
    let row = |names: &str| told(&board(&[], names, ""), Eyes::Auto);
    assert_eq!(row("g13 h13 i13"), "");
    assert_eq!(row("g13 h13 i13 j13"), "1:10:g13+h13+i13+j13");
    assert_eq!(row("g13 h13 i13 j13 k13"), "1:20:g13+h13+i13+j13+k13");
    assert_eq!(row("i7 i8 i9 i10 i11 i12"), "1:30:i7+i8+i9+i10+i11+i12");
    assert_eq!(row("i7 i8 i9 i10 i11 i12 i13"), "1:40:i7+i8+i9+i10+i11+i12+i13");
    // LINO-9: a run of eight is not two fours.
    assert_eq!(row("i7 i8 i9 i10 i11 i12 i13 i14"), "1:40:i7+i8+i9+i10+i11+i12+i13+i14");
    assert_eq!(row("j7 k8 l9 m10"), "1:10:j7+k8+l9+m10");
    assert_eq!(row("g13 h12 i11 j10"), "1:10:g13+h12+i11+j10");
    // An opponent's stone ends a run.
    assert_eq!(told(&board(&[], "g13 h13 i13 k13 l13", "j13"), Eyes::Auto), "");
    // With sharp eyes no run scores by itself.
    assert_eq!(told(&board(&[], "g13 h13 i13 j13", ""), Eyes::Sharp), "");
}

#[test]
fn all_is_counted_in_the_order_of_the_source() {
    let white = "g10 h10 i10 j10 i7 i8 i9";
    let blue = "m13 n13 o13 p13 m12 n11 o10 l13";
    let pos = board(&[("k7", "b3"), ("i14", "*"), ("g12", "w1")], white, blue);
    let rows = "2:20:l13+m13+n13+o13+p13 1:10:g10+h10+i10+j10";
    let upright = "1:10:i7+i8+i9+i10";
    let falling = "2:10:l13+m12+n11+o10";
    assert_eq!(told(&pos, Eyes::Auto), format!("{rows} {upright} {falling} 1:1:g12 2:3:k7"));
}
