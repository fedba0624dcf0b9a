use rules::Message;

use super::*;

fn place(site: u16, orientation: Seat) -> CellGeometry {
    *ART.layout(orientation).place(Site(site)).expect("a spot of the table")
}

/// The site of a spot by its column and its row.
fn site(name: &str) -> Site {
    let column = u16::from(name.as_bytes()[0] - b'a');
    let row: u16 = name[1..].parse().expect("a row");
    Site((row - 1) * COLUMNS + column)
}

fn scene(prompt: &'static str, tiles: &[&str]) -> Scene {
    let mut scene = Scene::new(Message::new(prompt));
    for name in tiles {
        scene.stacks.insert(site(name), vec![TILE]);
    }
    scene
}

const TILE: Piece = Piece { owner: None, kind: Kind(1) };
const STARRED: Piece = Piece { owner: None, kind: Kind(tile::STAR) };
const BLUE: Piece = Piece { owner: Some(Seat::SECOND), kind: STONE };

/// What is drawn, as text.
fn drawn(html: &Html) -> String {
    format!("{html:?}")
}

#[test]
fn white_has_a1_at_the_lower_left_and_blue_v20() {
    assert_eq!([site("a1"), site("v20")], [Site(0), Site(439)]);
    let corner = Point { x: FRAME + 0.5, y: FRAME + f32::from(ROWS) - 0.5 };
    assert!(place(0, Seat::FIRST).at.distance(corner) < 0.001 && place(439, Seat::SECOND).at.distance(corner) < 0.001);
    let first = |orientation: Seat| ART.layout(orientation).places[0].site;
    assert_eq!([Seat::FIRST, Seat::SECOND].map(first), [site("a20"), site("v1")]);
}

#[test]
fn open_spots_are_seen_while_tiles_are_moved() {
    let window = |prompt| ART.window(&scene(prompt, &["g9", "h10"])).expect("not all of the table is seen");
    let building = window("lino-to-build");
    assert_eq!((building.sites, building.margin), (vec![site("g9"), site("h10")], 1));
    assert_eq!(window("lino-to-fill").margin, 0);

    let dots = |prompt, tiles: &[&str]| {
        let drawn = drawn(&ART.region(&scene(prompt, tiles), &ART.layout(Seat::FIRST), Seat::FIRST));
        drawn.matches("0 1 0 0.09").count()
    };
    assert_eq!(dots("lino-to-build", &["g9"]), 8);
    assert_eq!(dots("lino-to-build", &["g9", "h10"]), 12);
    assert_eq!(dots("lino-to-build", &["a1"]), 3);
    assert_eq!(dots("lino-to-build", &["v20"]), 3);
    assert_eq!(dots("lino-to-fill", &["g9"]), 0);
    // A tile has lain there.
    let mut scene = scene("lino-to-build", &["a1"]);
    scene.marks.insert(site("b2"), sign::LAIN);
    let region = drawn(&ART.region(&scene, &ART.layout(Seat::FIRST), Seat::FIRST));
    assert_eq!(region.matches("0 1 0 0.09").count(), 2);
}

#[test]
fn columns_and_rows_have_their_names_whoever_looks() {
    for orientation in [Seat::FIRST, Seat::SECOND] {
        let whole = ART.layout(orientation);
        let window = Window { sites: ["g7", "p14"].map(site).to_vec(), margin: 0 };
        let layout = whole.cut(whole.seen(Some(&window)));
        assert_eq!((layout.columns, layout.rows), (10, 8));
        let names = background::names(&layout);
        let points = |name: &str| names.iter().filter(|(_, told)| told == name).map(|(at, _)| *at).collect::<Vec<_>>();
        assert_eq!(names.len(), 10 + 8);
        assert_eq!(["g", "p", "7", "14", "f", "q", "6", "15"].map(|name| points(name).len()), [1, 1, 1, 1, 0, 0, 0, 0]);
        // They are printed on the felt, between the wood and the tiles.
        let below = layout.height - score::HEIGHT;
        let is_on_margin = |from_edge: f32| from_edge - 0.13 > background::WOOD && from_edge + 0.13 < FRAME + 0.035;
        assert!(names.iter().all(|(at, _)| is_on_margin(at.x) || is_on_margin(below - at.y)), "{names:?}");
        let at = layout.middle(site("g9")).expect("it is seen");
        assert!(points("g").iter().all(|point| (point.x - at.x).abs() < 0.001));
        assert!(points("9").iter().all(|point| (point.y - at.y).abs() < 0.001));
        let drawn = drawn(&ART.background(&layout, orientation, None));
        assert_eq!(drawn.matches("lino-spot-name").count(), names.len());
    }
}

#[test]
fn tiles_lie_flat_and_stones_on_them_can_be_taken() {
    assert_eq!([&[][..], &[TILE], &[STARRED, BLUE]].map(|pieces| ART.n_flat(pieces)), [0, 1, 1]);
    let stack = drawn(&ART.stack(&[STARRED, BLUE]));
    let at = |class: &str| stack.find(class).unwrap_or_else(|| panic!("{class}: {stack}"));
    assert!(at("lino-tile-face") < at("lino-tile-star") && at("lino-tile-star") < at("lino-glass"));
}

/// Glass: light is gathered on the tile under a stone, shines through it, and is reflected by it.
#[test]
fn stones_of_glass_are_told_apart_by_their_cut() {
    let stone = |seat: Seat| drawn(&ART.stack(&[Piece { owner: Some(seat), kind: STONE }]));
    for seat in [Seat::FIRST, Seat::SECOND] {
        let stone = stone(seat);
        let layers = ["\"shadow\"", "lino-caustic", "\"face\"", "lino-through", "lino-glint"];
        let places = layers.map(|class| stone.find(class).unwrap_or_else(|| panic!("{class}: {stone}")));
        assert!(places.is_sorted(), "{stone}");
    }
    assert_eq!([Seat::FIRST, Seat::SECOND].map(|seat| stone(seat).contains("lino-cut")), [false, true]);
}

#[test]
fn numbers_bear_the_marks_of_their_seats() {
    let number = |kind: u8| drawn(&ART.stack(&[Piece { owner: None, kind: Kind(kind) }]));
    assert!((3..=7).all(|kind| number(kind).contains("circle") && number(kind).contains(&format!("\"{}\"", kind - 2))));
    assert!((8..=12).all(|kind| number(kind).contains("rect") && number(kind).contains(&format!("\"{}\"", kind - 7))));
    assert!(!number(1).contains("lino-tile-number") && !number(2).contains("lino-tile-number"));
}

#[test]
fn only_faces_are_worth_a_look_under_a_stone() {
    assert!(ART.spread_out(&[TILE, BLUE]).width < 0.001);
    let spread = ART.spread_out(&[STARRED, BLUE]);
    assert!(spread.width > 2.0 && spread.height > 1.0);
}

#[test]
fn the_signs_are_those_of_the_rules() {
    let signs: Vec<u8> = (0..=14).filter(|kind| ART.sign(Kind(*kind), Site(0)) != Html::default()).collect();
    assert_eq!(signs, [sign::MOVED.0, sign::LAIN.0]);
    assert_eq!([sign::MOVED, sign::LAIN], [rules::games::lino::MOVED, rules::games::lino::LAIN]);
    assert_eq!(STONE, rules::games::lino::STONE);
}
