//! Rings turned into the face of a disc that is seen slightly from above.

use super::short;

/// The outlines of rings around the origin, by their shares of a face of this half width and half height.
pub(super) fn rings(rx: f32, ry: f32, shares: &[f32]) -> String {
    let ring = |share: &f32| {
        let [rx, ry, width] = [rx * share, ry * share, 2.0 * rx * share].map(short);
        format!("M-{rx} 0a{rx} {ry} 0 0 0 {width} 0a{rx} {ry} 0 0 0-{width} 0z")
    };
    shares.iter().map(ring).collect()
}
