//! Dice as they lie on a board, seen from above. A waiting die is hollow. A used die has no body, and only the rims of
//! its spots.

use rules::view::Die;
use yew::{Html, classes, html};

use super::short;

/// Half of a die's width.
const HALF: f32 = 0.38;
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

/// A die, around the origin.
pub(super) fn die(die: Die) -> Html {
    let (state, face) = match die {
        Die::Aside => return Html::default(),
        Die::Ready => ("ready", None),
        Die::Shows(face) => ("shows", Some(face)),
        Die::Used(face) => ("used", Some(face)),
    };
    let [corner, side] = [-HALF, 2.0 * HALF].map(short);
    // A thrown die is a new element, not the waiting one, so that it is seen coming to rest.
    let key = face.map_or(0, usize::from);
    html! {
        <g {key} class={classes!("die", state)}>
            <rect class="die-shadow" x={short(0.03 - HALF)} y={short(0.05 - HALF)} width={side.clone()} height={side.clone()} rx="0.13" />
            <rect class="die-body" x={corner.clone()} y={corner} width={side.clone()} height={side} rx="0.13" />
            if let Some(face) = face {
                <path class="die-spots" d={spots(face)} />
            }
        </g>
    }
}

/// The spots of a face.
fn spots(face: u8) -> String {
    let Some(rows) = usize::from(face).checked_sub(1).and_then(|idx| SPOTS.get(idx)) else { return String::new() };
    let places = [-OFF, 0.0, OFF];
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
            assert_eq!(spots(face).matches('M').count(), usize::from(face));
        }
        assert_eq!((spots(0), spots(7)), (String::new(), String::new()));
    }
}
