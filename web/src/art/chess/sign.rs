//! The sign of check: a jagged star behind the king. Only this sign has points.

use rules::view::Kind;
use yew::{Html, html};

/// The rules' number for the sign of a king in check.
const CHECK: Kind = Kind(6);
/// Sixteen points, 0.49 from the middle, and as many corners between them at 0.39.
const STAR: &str = "M0 -0.49L0.076 -0.383 0.188 -0.453 0.217 -0.324 0.346 -0.346 0.324 -0.217 0.453 -0.188 0.383 -0.076 \
    0.49 0 0.383 0.076 0.453 0.188 0.324 0.217 0.346 0.346 0.217 0.324 0.188 0.453 0.076 0.383 0 0.49 \
    -0.076 0.383 -0.188 0.453 -0.217 0.324 -0.346 0.346 -0.324 0.217 -0.453 0.188 -0.383 0.076 -0.49 0 \
    -0.383 -0.076 -0.453 -0.188 -0.324 -0.217 -0.346 -0.346 -0.217 -0.324 -0.188 -0.453 -0.076 -0.383z";

/// What is drawn on a square with a sign.
pub(super) fn sign(sign: Kind) -> Html {
    if sign == CHECK {
        html! { <path class="chess-alarm" d={STAR} /> }
    } else {
        Html::default()
    }
}

#[cfg(test)]
mod tests {
    use std::f32::consts::PI;

    use super::*;
    use crate::art::short;

    #[test]
    fn the_star_has_sixteen_points() {
        let corners = (0_u8..32).map(|n| {
            let r = if n % 2 == 0 { 0.49 } else { 0.39 };
            let angle = PI / 16.0 * f32::from(n);
            format!("{} {}", short(r * angle.sin()), short(-r * angle.cos()))
        });
        assert_eq!(STAR.replace('L', " "), format!("M{}z", corners.collect::<Vec<_>>().join(" ")));
    }
}
