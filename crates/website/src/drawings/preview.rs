//! Pictures of boards for link previews: what others show when somebody sends a link to a page.

use std::fmt;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use web::prerender::{Picture, definitions};

use crate::PreviewError;
use crate::drawings::cascade;
use crate::drawings::style_sheet::StyleSheet;

/// The width of a preview in pixels, as the large cards of most services show it.
pub(crate) const WIDTH: u16 = 1200;
/// Its height in pixels.
pub(crate) const HEIGHT: u16 = 630;
/// A wide and a narrow picture of a table, in pixels: what systems show of an app before it is installed.
pub(crate) const SCREENSHOTS: [(&str, (u16, u16)); 2] = [("wide", (1280, 720)), ("narrow", (720, 1280))];
/// The least paper on every side of the board, in pixels.
const MARGIN: f32 = 30.0;

/// The path of a game's preview below the assets.
pub(crate) fn path(game: &str) -> String {
    format!("preview/{game}.png")
}

/// The path of a screenshot below the assets.
pub(crate) fn screenshot_path(form: &str) -> String {
    format!("screenshots/{form}.png")
}

/// The preview of a picture as a PNG.
///
/// # Errors
/// If the style sheet lacks a colour of the picture, or the picture cannot be drawn.
pub(crate) fn png(picture: &Picture, style: &StyleSheet) -> Result<Vec<u8>, PreviewError> {
    sized_png(picture, style, (WIDTH, HEIGHT))
}

/// A PNG of this width and height: the picture in the middle of the paper, without its texts, in the light colours of a
/// style sheet.
///
/// # Errors
/// If the style sheet lacks a colour of the picture, or the picture cannot be drawn.
pub(crate) fn sized_png(picture: &Picture, style: &StyleSheet, size: (u16, u16)) -> Result<Vec<u8>, PreviewError> {
    let drawing = cascade::applied(&framed(picture, size)?, style).map_err(PreviewError::Style)?;
    let failed = |reason: &dyn fmt::Display| PreviewError::Drawing(reason.to_string());
    let tree = Tree::from_str(&drawing, &Options::default()).map_err(|error| failed(&error))?;
    let mut pixels = Pixmap::new(size.0.into(), size.1.into()).expect("neither side is empty");
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| failed(&error))
}

/// The picture on its paper, as SVG.
fn framed(picture: &Picture, size: (u16, u16)) -> Result<String, PreviewError> {
    let no_view_box = || PreviewError::ViewBox(picture.view_box.clone());
    let numbers: Result<Vec<f32>, _> = picture.view_box.split_whitespace().map(str::parse).collect();
    let [left, top, width, height] = numbers.ok().and_then(|all| all.try_into().ok()).ok_or_else(no_view_box)?;
    if !(width > 0.0 && height > 0.0) {
        return Err(no_view_box());
    }
    let (paper_width, paper_height) = size;
    let (middle, centre) = (f32::from(paper_width) / 2.0, f32::from(paper_height) / 2.0);
    let scale = ((middle - MARGIN) * 2.0 / width).min((centre - MARGIN) * 2.0 / height);
    let (x, y) = (left + width / 2.0, top + height / 2.0);
    let mut pieces = String::new();
    for placed in &picture.pieces {
        pieces += &format!("<g transform=\"{}\">{}</g>", placed.transform, placed.drawing);
    }
    // Not a nested `svg`, which would cut off what rises over the frame.
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{paper_width}\" height=\"{paper_height}\">\
         {}<rect width=\"{paper_width}\" height=\"{paper_height}\" fill=\"var(--paper)\"/>\
         <g transform=\"translate({middle} {centre}) scale({scale}) translate({} {})\">{}{pieces}</g></svg>",
        definitions(None),
        -x,
        -y,
        picture.background
    ))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use web::prerender;

    use super::*;
    use crate::StyleError;

    /// A position of every game.
    const POSITIONS: [(&str, &str); 11] = [
        ("laska", "b,b,b,b/b,b,b/b,b,b,b/,,w/w,w,,w/w,w,w/w,w,w,w b"),
        ("bignor-ludus", "d2W d4W f2B f4B w"),
        ("lanko-88", "S U:wb 43:ws M:ws 8:bb 24:bs 20:bp"),
        ("lanko-68", "S 32:wb 7:wp 1:bb 38:bp"),
        ("lanko-103", "N 10:wb 9:bp 1:bs 27:wp"),
        ("lanrick", "8/8/2b5/3wwb2/2wwb3/2b3w1/8/b7 play w d4 5 - -"),
        ("chess", "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 4 10"),
        ("draughts", "W:WK2,K7,18,19,27:B4,5,6,12"),
        ("backgammon", "white 24:2 13:3 8:3 7:2 6:4 5:1 black bar:1 24:1 13:4 8:3 6:4 4:2 dice 52 black"),
        ("ludo", "0,17,33,45/3,24,41,45/0,0,9,28/12,26,38,43 play 1 1 -"),
        (
            "lino",
            "f b 3,9 0,1 g14 ..tttt..../bbwwbbwwbb/wwbbwwbbww/tbwwbbwwbb/wwbbwwbbww/..wwbb..../..bbww..../..tttt.... - -",
        ),
    ];

    fn sheet(name: &str) -> String {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/styles");
        fs::read_to_string(folder.join(name).with_extension("css")).expect(name)
    }

    fn style() -> StyleSheet {
        let art = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/art");
        let own = rules::games::FOLDERS.iter().map(|folder| art.join(folder.name).join("style.css"));
        let own = own.map(|path| fs::read_to_string(path).expect("every folder of games has a style"));
        let shared = ["tokens", "pieces", "background", "board"].map(sheet);
        StyleSheet::read(&shared.into_iter().chain(own).collect::<String>())
    }

    /// The light form of a colour: the first one in the first style sheet.
    fn colour(token: &str) -> [u8; 3] {
        let tokens = sheet("tokens");
        let (_, rest) = tokens.split_once(&format!("--{token}: #")).expect(token);
        [0, 2, 4].map(|at| u8::from_str_radix(&rest[at..at + 2], 16).expect(token))
    }

    fn preview(game: &str, position: &str) -> Pixmap {
        let picture = prerender::picture(game, position).expect(game);
        Pixmap::decode_png(&png(&picture, &style()).expect(game)).expect(game)
    }

    fn at(preview: &Pixmap, x: u32, y: u32) -> [u8; 3] {
        let pixel = preview.pixel(x, y).expect("it is in the picture").demultiply();
        [pixel.red(), pixel.green(), pixel.blue()]
    }

    /// How many of the pixels in a square of a chessboard have a colour.
    fn count(preview: &Pixmap, file: u32, rank: u32, colour: [u8; 3]) -> usize {
        // A square of the board of 8.28 by 8.28 is 68.84 pixels wide.
        let (left, top) = (315 + 10 + file * 6884 / 100, 30 + 10 + (7 - rank) * 6884 / 100);
        let pixels = (left..left + 68).flat_map(|x| (top..top + 68).map(move |y| (x, y)));
        let is_near = |shown: [u8; 3]| shown.iter().zip(colour).all(|(one, other)| one.abs_diff(other) < 30);
        pixels.filter(|(x, y)| is_near(at(preview, *x, *y))).count()
    }

    #[test]
    fn every_game_has_a_preview() {
        let ids: BTreeSet<&str> = POSITIONS.iter().map(|(id, _)| *id).collect();
        assert_eq!(ids, rules::games::FOLDERS.iter().flat_map(|folder| folder.games).map(|info| info.id).collect());
        let paper = colour("paper");
        for (id, position) in POSITIONS {
            let preview = preview(id, position);
            assert_eq!((preview.width(), preview.height()), (1200, 630), "{id}");
            for (x, y) in [(0, 0), (1199, 0), (0, 629), (1199, 629), (600, 15), (100, 315)] {
                assert_eq!(at(&preview, x, y), paper, "{id}: {x} {y}");
            }
            let colours: BTreeSet<[u8; 3]> = (0..1200).map(|x| at(&preview, x, 315)).collect();
            assert!(colours.len() > 5 && at(&preview, 600, 40) != paper, "{id}: {}", colours.len());
        }
    }

    /// U1: what is drawn without its pieces is another picture, by more than a few pixels for each of them.
    #[test]
    fn every_preview_paints_its_pieces() {
        for (id, position) in POSITIONS {
            let whole = prerender::picture(id, position).expect(id);
            let n_pieces = whole.pieces.len();
            let bare = Picture { pieces: Vec::new(), ..whole.clone() };
            let [whole, bare] = [whole, bare]
                .map(|picture| Pixmap::decode_png(&png(&picture, &style()).expect(id)).expect("it was made here"));
            let painted = whole.pixels().iter().zip(bare.pixels()).filter(|(one, other)| one != other).count();
            assert!(n_pieces > 0 && painted > 60 * n_pieces, "{id}: {painted} pixels for {n_pieces} pieces");
        }
    }

    #[test]
    fn the_colours_are_those_of_the_style_sheet() {
        let preview = preview("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        let [light, dark, frame] = ["board-light", "board-dark", "board-frame"].map(colour);
        // The squares a8 and b8, and the frame above them.
        for ((x, y), own) in [((373, 88), light), ((438, 88), dark), ((400, 36), frame)] {
            // Light and grain change them by a few per cent.
            let off = (0..3).map(|idx| own[idx].abs_diff(at(&preview, x, y)[idx])).max();
            assert!(off < Some(30), "{x} {y}: {own:?} {:?}", at(&preview, x, y));
        }
        let [white, black] = ["white-face", "black-face"].map(colour);
        for (rank, own, other) in [(0, white, black), (7, black, white)] {
            // Outlines and what is engraved are of the other tone, and narrow.
            let [own, other] = [own, other].map(|colour| count(&preview, 4, rank, colour));
            assert!(own > 200 && own > 2 * other, "{rank}: {own} {other}");
        }
    }

    fn drawn(view_box: &str, background: &str, style: &str) -> Result<Pixmap, PreviewError> {
        let picture = Picture { view_box: view_box.to_owned(), background: background.to_owned(), pieces: Vec::new() };
        let bytes = png(&picture, &StyleSheet::read(&format!(":root{{--paper:#fff}}{style}")))?;
        Ok(Pixmap::decode_png(&bytes).expect("it was made here"))
    }

    /// A tall column on the far rank may do so.
    #[test]
    fn what_rises_over_the_frame_is_not_cut_off() {
        let preview =
            drawn("0 0 2 2", "<path class=\"a\" d=\"M0 -0.05H2V1H0z\"/>", ".a{fill:#f00}").expect("it is well formed");
        assert_eq!(at(&preview, 600, 20), [255, 0, 0]);
        assert_eq!(at(&preview, 600, 400), [255, 255, 255]);
    }

    #[test]
    fn a_picture_is_as_large_as_the_paper_allows() {
        for (view_box, inside, outside) in [
            ("0 0 8 1", [(32, 315), (1168, 315)], [(28, 315), (600, 200)]),
            ("0 0 1 2", [(600, 32), (600, 598)], [(600, 28), (400, 315)]),
            ("-2 5 2 2", [(317, 32), (883, 598)], [(313, 32), (887, 598)]),
        ] {
            let numbers: Vec<&str> = view_box.split(' ').collect();
            let [x, y, width, height] = numbers.try_into().expect("it is a view box");
            let board = format!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>");
            let preview = drawn(view_box, &board, "").expect("it is well formed");
            assert_eq!(inside.map(|(x, y)| at(&preview, x, y)), [[0; 3]; 2], "{view_box}");
            assert_eq!(outside.map(|(x, y)| at(&preview, x, y)), [[255; 3]; 2], "{view_box}");
        }
    }

    #[test]
    fn what_is_wrong_is_named() {
        let error = |view_box: &str, background: &str| drawn(view_box, background, ".a{fill:var(--b)}").map(drop);
        for view_box in ["", "0 0 8", "0 0 8 x", "0 0 0 8", "0 0 8 -8", "0 0 8 8 8", "0 0 NaN 8"] {
            assert_eq!(error(view_box, ""), Err(PreviewError::ViewBox(view_box.to_owned())));
        }
        let unknown = StyleError::Unknown { property: "--b".to_owned(), value: "var(--b)".to_owned() };
        assert_eq!(error("0 0 8 8", "<g class=\"a\"/>"), Err(PreviewError::Style(unknown)));
        assert!(matches!(error("0 0 8 8", "<g>"), Err(PreviewError::Style(StyleError::Malformed(_)))));
    }
}
