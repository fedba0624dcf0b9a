use super::*;

/// The width of the narrowest screens, in pixels.
const NARROWEST: f32 = 320.0;

const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

fn place(site: u16, orientation: Seat) -> CellGeometry {
    *ART.layout(orientation).place(Site(site)).expect("a site of the board")
}

#[test]
fn no_point_is_too_narrow_for_a_finger_on_the_narrowest_screen() {
    let Layout { width, height, places, .. } = ART.layout(Seat::FIRST);
    let least = places.iter().map(|place| place.width.min(place.height)).fold(f32::MAX, f32::min);
    assert!(least * NARROWEST / width >= 21.5 && NARROWEST / width >= 22.0, "{}", NARROWEST / width);
    assert!((0.6..0.75).contains(&(height / width)), "{}", height / width);
    // Upright, it leaves 4.75rem for the plates beside it.
    assert!(least * (NARROWEST - 76.0) / height >= 24.0, "{}", (NARROWEST - 76.0) / height);
}

#[test]
fn wood_is_narrow_and_checkers_are_as_wide_as_points() {
    let checker = 2.0 * checker::RADIUS;
    const { assert!(SIDE <= 0.2 && RIM <= 0.35 && GAP <= 0.2) };
    assert!((0.0..0.15).contains(&(BAR - checker)), "{checker}");
    assert!((0.0..0.05).contains(&(background::BASE - checker)), "{checker}");
    // Five of both sides leave room for dice between them.
    let room = ART.layout(Seat::FIRST).height - 2.0 * (RIM + 5.0 * checker);
    assert!(room >= 0.65, "{room}");
}

#[test]
fn black_checkers_have_a_ring_of_their_own() {
    let rings = [false, true].map(checker::ring);
    assert_ne!(rings[0], rings[1]);
    let white = Piece { owner: Some(Seat::FIRST), kind: CHECKER };
    let of_black_in_white = |piece: Piece| format!("{:?}", checker::edge(piece)).contains("banded");
    assert!(!of_black_in_white(white) && of_black_in_white(Piece { owner: Some(Seat::SECOND), ..white }));
}

/// The cube and counts are read on upright phones, and the light comes from above left there too.
#[test]
fn what_lies_on_a_turned_board_stays_upright() {
    let style = include_str!("style.css");
    let (_, rule) = style.split_once(".turns :is(.backgammon-checker, .backgammon-cube, .die) {").expect("it is there");
    assert!(rule.trim_start().starts_with("transform: rotate(-90deg);"));
    let (_, rule) = style.split_once(".turns :is(.sheen, ").expect("it is there");
    assert!(rule.starts_with(".backgammon-depth, .backgammon-edge-dark, .backgammon-edge-lit) {"));
}

#[test]
fn each_seat_has_its_home_at_its_side() {
    let [white, black] = SEATS;
    // White's home is at the lower right, and White's way leads from the upper right around to it.
    let [one, six, seven, twelve, thirteen, last] = [1, 6, 7, 12, 13, 24].map(|point| place(point, white).at);
    assert!(one.x > six.x && six.x - seven.x > 1.5 && seven.x > twelve.x && one.y > thirteen.y);
    assert_eq!((thirteen.x, last.x), (twelve.x, one.x));
    // The board is turned for Black: what White sees at the lower right, Black sees at the upper left.
    for point in points() {
        let [of_white, of_black] = SEATS.map(|orientation| place(point, orientation).at);
        assert!(of_white.distance(Point { x: WIDTH - of_black.x, y: HEIGHT - of_black.y }) < 0.001, "{point}");
    }
    for (site, seat) in [(26, white), (29, white), (25, white), (27, black), (30, black), (0, black)] {
        assert!(place(site, seat).at.y > HEIGHT / 2.0, "{site}");
    }
}

#[test]
fn dice_are_read_in_their_order_from_both_sides() {
    for orientation in SEATS {
        let layout = ART.layout(orientation);
        let dice: Vec<Site> = layout.places.iter().map(|place| place.site).filter(|site| DICE.contains(site)).collect();
        assert_eq!(dice, DICE, "{orientation}");
        let xs: Vec<f32> = DICE.iter().filter_map(|die| Some(layout.middle(*die)?.x)).collect();
        assert!(xs.is_sorted(), "{xs:?}");
    }
}

#[test]
fn piles_grow_from_the_rim_and_stay_within_their_places() {
    for orientation in SEATS {
        for site in (0..=27).map(Site) {
            let place = place(site.0, orientation);
            let is_far = place.at.y < HEIGHT / 2.0;
            for height in 1..=15 {
                let spots: Vec<f32> =
                    (0..height).map(|idx| ART.piece_position(site, idx, height, orientation).y).collect();
                let half = if is_tray(site) { checker::EDGE / 2.0 } else { checker::RADIUS };
                assert!(
                    spots.iter().all(|y| y.abs() + half <= place.height / 2.0 + 0.001),
                    "{site:?} {height}: {spots:?}"
                );
                let grows_down = is_far != matches!(site, WHITE_BAR | BLACK_BAR);
                assert!(spots.is_sorted_by(|one, next| (one < next) == grows_down), "{site:?}: {spots:?}");
            }
        }
        // Five touch each other; more lie closer.
        let apart = |height| {
            (ART.piece_position(Site(6), 1, height, orientation).y
                - ART.piece_position(Site(6), 0, height, orientation).y)
                .abs()
        };
        let touch = |distance: f32| (distance - 2.0 * checker::RADIUS).abs() < 0.001;
        assert!(touch(apart(2)) && touch(apart(5)) && !touch(apart(6)) && apart(6) < apart(5));
    }
}

#[test]
fn signs_are_where_the_last_checker_lies() {
    let orientation = Seat::FIRST;
    let part = |height| ART.part(&place(6, orientation), height, orientation).place;
    // Where the first one would lie, and then at the last one, farther from the rim.
    assert_eq!(part(0), part(1));
    assert!(part(1).at.y - part(3).at.y > 1.5 && part(3).height == 1.0);
}

#[test]
fn on_upright_phones_it_is_twice_as_high_as_it_would_lie() {
    // The site puts the numbers into the style.
    let style = include_str!("style.css");
    let [width, height] = ["width", "height"].map(|side| format!("var(--backgammon-{side})"));
    for part in [format!("aspect-ratio: {height} / {width};"), format!("width: calc(100% * {width} / {height});")] {
        assert!(style.contains(&part), "{part}");
    }
    // Lying it was 10.6 units high and 14.5 wide.
    const { assert!(WIDTH / HEIGHT >= 2.0 * 10.6 / 14.5) };
}
