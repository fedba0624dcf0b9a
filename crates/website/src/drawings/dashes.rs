//! Dashes of lines that say how long they are. Not every renderer knows `pathLength`; here such a line gets dashes in
//! its real length instead.

use std::collections::BTreeMap;

use kurbo::{BezPath, Shape};

/// How far the pieces of a curve may be off it, in its own units.
const TOLERANCE: f64 = 1e-4;

/// Measures the dashes of a path with these attributes by the path itself rather than by its `pathLength`. Whatever
/// is malformed stays as it is.
pub(crate) fn measure(attributes: &mut BTreeMap<&str, String>) {
    let Some((line, dashes)) = measured(attributes) else { return };
    attributes.insert("d", line);
    attributes.insert("stroke-dasharray", dashes);
    attributes.remove("pathLength");
}

/// The line, and its dashes in its own units.
fn measured(attributes: &BTreeMap<&str, String>) -> Option<(String, String)> {
    let [length, dashes, line] = ["pathLength", "stroke-dasharray", "d"].map(|name| attributes.get(name));
    let claimed: f64 = length?.parse().ok().filter(|length| *length > 0.0)?;
    let dashes = dashes?.split([' ', ',']).filter(|dash| !dash.is_empty()).map(str::parse);
    let dashes: Vec<f64> = dashes.collect::<Result<_, _>>().ok()?;
    // Of straight pieces, as everyone measures those alike: a renderer that finds a curve shorter loses the last dash.
    let mut straight = BezPath::new();
    kurbo::flatten(BezPath::from_svg(line?).ok()?, TOLERANCE, |piece| straight.push(piece));
    let scale = straight.perimeter(TOLERANCE) / claimed;
    let dashes: Vec<String> = dashes.iter().map(|dash| (dash * scale).to_string()).collect();
    Some((straight.to_svg(), dashes.join(" ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(before: &[(&'static str, &str)], after: &[(&'static str, &str)]) {
        let map = |all: &[(&'static str, &str)]| -> BTreeMap<&'static str, String> {
            all.iter().map(|(name, value)| (*name, (*value).to_owned())).collect()
        };
        let mut attributes = map(before);
        measure(&mut attributes);
        assert_eq!(attributes, map(after));
    }

    #[test]
    fn dashes_are_measured_by_the_line() {
        check(
            &[("d", "M0 0H3V4"), ("pathLength", "14"), ("stroke-dasharray", "0 1, 3")],
            &[("d", "M0,0 L3,0 L3,4"), ("stroke-dasharray", "0 0.5 1.5")],
        );
    }

    #[test]
    fn curves_become_straight_pieces_of_nearly_the_same_length() {
        let mut attributes = BTreeMap::from([
            ("d", "M-1 0A1 1 0 0 0 1 0".to_owned()),
            ("pathLength", "2".to_owned()),
            ("stroke-dasharray", "2".to_owned()),
        ]);
        measure(&mut attributes);
        assert!(attributes["d"].matches('L').count() > 9 && !attributes["d"].contains('C'), "{attributes:?}");
        let length: f64 = attributes["stroke-dasharray"].parse().unwrap();
        assert!((length - std::f64::consts::PI).abs() < 0.001, "{length}");
    }

    #[test]
    fn other_lines_stay_as_they_are() {
        let line = ("d", "M0 0H3V4");
        for attributes in [
            &[line, ("stroke-dasharray", "1 2")][..],
            &[line, ("pathLength", "14")],
            &[line, ("pathLength", "0"), ("stroke-dasharray", "1")],
            &[line, ("pathLength", "14"), ("stroke-dasharray", "none")],
            &[("d", "x"), ("pathLength", "14"), ("stroke-dasharray", "1")],
        ] {
            check(attributes, attributes);
        }
    }
}
