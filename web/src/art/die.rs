//! Dice as they lie on a board, seen from above and a little from the lower right: light bodies with rounded edges. A
//! waiting die is a broken outline. A used die is as thin as glass, and has only the rims of its spots.

use rules::view::Die;
use yew::{Html, classes, html};

use super::{Tone, short};

/// Half of a die's width.
const HALF: f32 = 0.38;
/// How much of a die's sides is seen, at the right and below.
const SIDES: f32 = 0.065;
/// How much of its edge is seen, at the left and above.
const RIM: f32 = 0.012;
/// How far a spot is from the lines through the middle.
const OFF: f32 = 0.2;
/// Half of a spot's width.
const RADIUS: f32 = 0.075;
/// The outline of a spot, from its left.
const SPOT: &str = "a0.075 0.075 0 1 0 0.15 0a0.075 0.075 0 1 0-0.15 0z";
/// Which of the nine places have a spot, row by row, for each face.
const SPOTS: [[[u8; 3]; 3]; 6] = [
    [[0, 0, 0], [0, 1, 0], [0, 0, 0]],
    [[0, 0, 1], [0, 0, 0], [1, 0, 0]],
    [[0, 0, 1], [0, 1, 0], [1, 0, 0]],
    [[1, 0, 1], [0, 0, 0], [1, 0, 1]],
    [[1, 0, 1], [0, 1, 0], [1, 0, 1]],
    [[1, 0, 1], [1, 0, 1], [1, 0, 1]],
];

/// A die in the colour of whoever throws it, around the origin.
pub(super) fn die(die: Die, tone: Tone) -> Html {
    let (state, face) = match die {
        Die::Aside => return Html::default(),
        Die::Ready => ("ready", None),
        Die::Shows(face) => ("shows", Some(face)),
        Die::Used(face) => ("used", Some(face)),
    };
    let is_solid = matches!(die, Die::Shows(_));
    let [corner, side] = [-HALF, 2.0 * HALF].map(short);
    let [top_corner, top_side] = [RIM - HALF, 2.0 * HALF - RIM - SIDES].map(short);
    let middle = if is_solid { (RIM - SIDES) / 2.0 } else { 0.0 };
    // A thrown die is a new element, not the waiting one, so that it is seen coming to rest.
    let key = face.map_or(0, usize::from);
    html! {
        <g {key} class={classes!("die", state, is_solid.then_some(tone.class()))}>
            if is_solid {
                <rect class="die-shadow" x={short(0.03 - HALF)} y={short(0.05 - HALF)} width={side.clone()} height={side.clone()} rx="0.17" />
            }
            <rect class={classes!("die-body", is_solid.then_some("side"))} x={corner.clone()} y={corner} width={side.clone()} height={side} rx="0.17" />
            if is_solid {
                <rect class="die-top face" x={top_corner.clone()} y={top_corner} width={top_side.clone()} height={top_side} rx="0.16" />
            }
            if let Some(face) = face {
                <path class="die-spots" d={spots(face, middle)} />
            }
        </g>
    }
}

/// The spots of a face whose middle is so far to the right and below the origin.
fn spots(face: u8, middle: f32) -> String {
    let Some(rows) = usize::from(face).checked_sub(1).and_then(|idx| SPOTS.get(idx)) else { return String::new() };
    let places = [middle - OFF, middle, middle + OFF];
    let row = |(y, row): (f32, &[u8; 3])| {
        let spots = places.iter().zip(row).filter(|(_, spot)| **spot == 1);
        spots.map(|(x, _)| format!("M{} {}{SPOT}", short(x - RADIUS), short(y))).collect::<String>()
    };
    places.into_iter().zip(rows).map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_has_as_many_spots_as_it_says() {
        for face in 1..=6 {
            assert_eq!(spots(face, 0.0).matches('M').count(), usize::from(face));
        }
        assert_eq!((spots(0, 0.0), spots(7, 0.0)), (String::new(), String::new()));
    }

    /// Only a die that shows something is solid: it alone has a shadow and an upper side.
    #[test]
    fn states_differ_by_more_than_their_colours() {
        let parts = |state: Die| {
            let drawing = format!("{:?}", die(state, Tone::White));
            ["die-shadow", "die-body", "die-top", "die-spots"].map(|part| drawing.contains(part))
        };
        assert_eq!(parts(Die::Shows(3)), [true; 4]);
        assert_eq!(parts(Die::Used(3)), [false, true, false, true]);
        assert_eq!(parts(Die::Ready), [false, true, false, false]);
        assert_eq!(parts(Die::Aside), [false; 4]);
    }
}
