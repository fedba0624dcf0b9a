//! The icons of the installed app, drawn as PNGs from the portal's own: whole, with room to be cut into any shape, and
//! in one colour.

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::{Files, PreviewError, SiteError};

/// How an icon is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// As it is.
    Whole,
    /// Filled to the edges, and all that matters in the middle: systems cut it into their own shapes.
    Cut,
    /// A silhouette, which systems fill with a colour of theirs.
    Monochrome,
}

/// An icon of the installed app.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AppIcon {
    /// Its path below the assets.
    pub(crate) path: &'static str,
    /// Its width and height in pixels.
    pub(crate) size: u16,
    /// How it is drawn.
    pub(crate) shape: Shape,
}

impl AppIcon {
    /// What it is for, in the words of web app manifests.
    pub(crate) fn purpose(self) -> &'static str {
        match self.shape {
            Shape::Whole => "any",
            Shape::Cut => "maskable",
            Shape::Monochrome => "monochrome",
        }
    }
}

/// The icons of the manifest, below the assets.
pub(crate) const OF_MANIFEST: [AppIcon; 5] = [
    AppIcon { path: "icons/any-192.png", size: 192, shape: Shape::Whole },
    AppIcon { path: "icons/any-512.png", size: 512, shape: Shape::Whole },
    AppIcon { path: "icons/maskable-192.png", size: 192, shape: Shape::Cut },
    AppIcon { path: "icons/maskable-512.png", size: 512, shape: Shape::Cut },
    AppIcon { path: "icons/monochrome-512.png", size: 512, shape: Shape::Monochrome },
];
/// The icon for the home screens of systems that do not read manifests.
pub(crate) const TOUCH: AppIcon = AppIcon { path: "icons/touch-180.png", size: 180, shape: Shape::Cut };

/// The share of an icon that no shape cuts off.
const SAFE: f32 = 0.8;

/// All icons, drawn from the portal's own, whole and in one colour.
///
/// # Errors
/// If one of these cannot be drawn.
pub(crate) fn all(whole: &str, monochrome: &str) -> Result<Files, SiteError> {
    let draw = |icon: &AppIcon| {
        let failed = |error| SiteError::Preview { id: icon.path.to_owned(), error };
        let drawing = if icon.shape == Shape::Monochrome { monochrome } else { whole };
        Ok((icon.path.to_owned(), png(drawing, icon.size, icon.shape).map_err(failed)?))
    };
    OF_MANIFEST.iter().chain([&TOUCH]).map(draw).collect()
}

/// A drawing as a PNG of this width and height.
fn png(drawing: &str, size: u16, shape: Shape) -> Result<Vec<u8>, PreviewError> {
    let failed = |reason: &dyn std::fmt::Display| PreviewError::Drawing(reason.to_string());
    let tree = Tree::from_str(drawing, &Options::default()).map_err(|error| failed(&error))?;
    let mut pixels = Pixmap::new(size.into(), size.into()).expect("no side is empty");
    let scale = f32::from(size) / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    if shape != Shape::Whole {
        // The corners are rounded, so the ground is taken from the middle of the upper edge.
        let ground = pixels.pixel(u32::from(size) / 2, 0).map_or([0; 4], |pixel| {
            let pixel = pixel.demultiply();
            [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]
        });
        let [red, green, blue, alpha] = if shape == Shape::Cut { ground } else { [0; 4] };
        pixels.fill(Color::from_rgba8(red, green, blue, alpha));
        let margin = f32::from(size) * (1.0 - SAFE) / 2.0;
        let placed = Transform::from_row(scale * SAFE, 0.0, 0.0, scale * SAFE, margin, margin);
        resvg::render(&tree, placed, &mut pixels.as_mut());
    }
    pixels.encode_png().map_err(|error| failed(&error))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ICON: &str = include_str!("../../../../web/icons/mustermead.svg");
    const MONOCHROME: &str = include_str!("../../../../web/icons/monochrome.svg");

    fn drawn(icon: AppIcon) -> Pixmap {
        let drawing = if icon.shape == Shape::Monochrome { MONOCHROME } else { ICON };
        let png = png(drawing, icon.size, icon.shape).expect("it can be drawn");
        Pixmap::decode_png(&png).expect("it was made here")
    }

    /// How far the opaque pixels that differ from the corner reach from the middle, as a share of the width.
    fn reach(pixels: &Pixmap) -> f32 {
        let corner = pixels.pixel(0, 0).expect("it is not empty");
        let (width, middle) = (pixels.width(), pixels.width() as f32 / 2.0);
        let is_drawn = |x, y| pixels.pixel(x, y).is_some_and(|pixel| pixel.alpha() > 200 && pixel != corner);
        let points = (0..width).flat_map(|y| (0..width).map(move |x| (x, y))).filter(|(x, y)| is_drawn(*x, *y));
        let far = points.map(|(x, y)| (x as f32 + 0.5 - middle).hypot(y as f32 + 0.5 - middle)).fold(0.0, f32::max);
        far / width as f32
    }

    #[test]
    fn icons_have_their_sizes_and_no_shape_cuts_into_them() {
        for icon in OF_MANIFEST.into_iter().chain([TOUCH]) {
            let pixels = drawn(icon);
            assert_eq!((pixels.width(), pixels.height()), (icon.size.into(), icon.size.into()), "{}", icon.path);
            let corner = pixels.pixel(0, 0).expect("it is not empty").alpha();
            assert_eq!(corner, if icon.shape == Shape::Cut { u8::MAX } else { 0 }, "{}", icon.path);
            // Systems cut icons to no less than a circle of this radius.
            let most = if icon.shape == Shape::Whole { 0.71 } else { 0.4 };
            let reach = reach(&pixels);
            assert!(reach > 0.3 && reach <= most, "{}: {reach}", icon.path);
        }
    }

    /// A silhouette has holes, or nothing could be told from it.
    #[test]
    fn the_silhouette_shows_the_star() {
        let pixels = drawn(OF_MANIFEST[4]);
        let alpha = |x: u32, y: u32| pixels.pixel(x, y).expect("it is in the picture").alpha();
        // The middle of the star, and the rim beside it.
        assert_eq!((alpha(256, 179), alpha(110, 179)), (0, u8::MAX));
    }

    #[test]
    fn what_cannot_be_drawn_is_named() {
        let error = all("", "").expect_err("there is no icon");
        assert!(matches!(&error, SiteError::Preview { id, .. } if id == "icons/any-192.png"), "{error}");
    }
}
