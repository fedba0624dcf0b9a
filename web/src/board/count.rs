//! A count: the sites it is for, and its points.

use yew::{Html, html};

use crate::art::{CellGeometry, Point, Tone, short};

/// How far inside its square the frame of a counted site is.
const INSET: f32 = 0.08;

/// Frames around these places, and a disc in their middle with the points for the side of this tone.
pub(super) fn count(places: &[CellGeometry], tone: Tone, by: i32) -> Html {
    let Some(at) = middle(places) else { return Html::default() };
    let frames: String = places.iter().map(frame).collect();
    html! {
        <g class="count">
            <path class="count-edge" d={frames.clone()} />
            <path class="count-line" d={frames} />
            <g class={tone.class()} transform={format!("translate({at})")}>
                <circle class="count-disc" r="0.46" />
                <text class="count-sum" y="0.15">{ format!("+{by}") }</text>
            </g>
        </g>
    }
}

fn frame(place: &CellGeometry) -> String {
    let [width, height] = [place.width, place.height].map(|length| length - 2.0 * INSET);
    let start = Point { x: place.at.x - width / 2.0, y: place.at.y - height / 2.0 };
    let [width, height] = [width, height].map(short);
    format!("M{start}h{width}v{height}h-{width}z")
}

/// The middle of all places; `None` for none.
fn middle(places: &[CellGeometry]) -> Option<Point> {
    let n = places.len() as f32;
    let sum = |of: fn(&CellGeometry) -> f32| places.iter().map(of).sum::<f32>() / n;
    (!places.is_empty()).then(|| Point { x: sum(|place| place.at.x), y: sum(|place| place.at.y) })
}

#[cfg(test)]
mod tests {
    use rules::view::Site;

    use super::*;

    #[test]
    fn what_is_counted_stands_in_the_middle_of_it() {
        let place = |x, y| CellGeometry::square(Site(0), Point { x, y }, 0, 0);
        let drawn = |places: &[CellGeometry]| format!("{:?}", count(places, Tone::Blue, 20));
        let row = drawn(&[place(1.0, 2.0), place(2.0, 3.0), place(3.0, 4.0)]);
        for part in ["translate(2 3)", "+20", "tone-blue", "M0.58 1.58h0.84v0.84h-0.84zM1.58"] {
            assert!(row.contains(part), "{part}: {row}");
        }
        assert_eq!(count(&[], Tone::Blue, 20), Html::default());
    }
}
