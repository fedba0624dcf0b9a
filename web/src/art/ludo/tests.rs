use super::*;

/// The width of the narrowest screens, in pixels.
const NARROWEST: f32 = 320.0;

fn place(site: u16, orientation: Seat) -> CellGeometry {
    *ART.layout(orientation).place(Site(site)).expect("a site of the board")
}

/// The column and the row of a dot.
fn cell(site: u16) -> (u16, u16) {
    let Cells { column, row, .. } = place(site, Seat::FIRST).cells;
    (column, row)
}

fn distance(one: u16, other: u16) -> f32 {
    place(one, Seat::FIRST).at.distance(place(other, Seat::FIRST).at)
}

#[test]
fn dots_and_dice_are_large_enough_on_the_narrowest_screen() {
    let Layout { width, places, .. } = ART.layout(Seat::FIRST);
    let pixel = NARROWEST / width;
    let least = places.iter().map(|place| place.width.min(place.height)).fold(f32::MAX, f32::min);
    assert!(least * pixel >= 26.0, "{}", least * pixel);
    // The die itself; its place is a little wider.
    assert!(0.76 * DIE_SCALE * pixel >= 36.0 && place(62, Seat::FIRST).width >= 0.76 * DIE_SCALE);
}

#[test]
fn the_ring_runs_clockwise_and_the_lanes_lead_to_the_middle() {
    let first: Vec<(u16, u16)> = (1..=12).map(cell).collect();
    let expect = [(4, 10), (4, 9), (4, 8), (4, 7), (4, 6), (3, 6), (2, 6), (1, 6), (0, 6), (0, 5), (0, 4), (1, 4)];
    assert_eq!(first, expect);
    assert_eq!((cell(40), cell(41), cell(44), cell(57)), ((5, 10), (5, 9), (5, 6), (5, 5)));
    for dot in 1..=RING {
        assert!((distance(dot, dot % RING + 1) - 1.0).abs() < 0.001, "{dot}");
    }
    for seat in 0..4 {
        // The last dot of the way, the lane and the finish form one line.
        let last = (QUARTER * seat + RING - 1) % RING + 1;
        let lane = FIRST_LANE + LANE * seat;
        let line = [last, lane, lane + 1, lane + 2, lane + 3, FINISH.0];
        assert!(line.windows(2).all(|pair| (distance(pair[0], pair[1]) - 1.0).abs() < 0.001), "{line:?}");
        assert!((distance(last, FINISH.0) - 5.0).abs() < 0.001, "{last}");
    }
}

#[test]
fn whoever_sits_at_the_bottom_has_the_nest_at_the_lower_left() {
    for (idx, orientation) in (0..).zip(seats()) {
        let [nest, die, start] =
            [FIRST_NEST + idx, FIRST_DIE + idx, QUARTER * idx + 1].map(|site| place(site, orientation));
        assert_eq!((nest.cells.column, nest.cells.row), (0, 8), "{orientation}");
        assert_eq!((die.cells.column, die.cells.row), (3, 7), "{orientation}");
        assert_eq!((start.cells.column, start.cells.row), (4, 10), "{orientation}");
        // The drawing matches the places.
        for site in 1..FIRST_DIE + 4 {
            let Spot { off, n_quarters, .. } = Spot::of(Site(site)).expect("a site of the board");
            let drawn = from_middle(off.0, off.1, n_quarters + 4 - orientation.idx());
            assert!(drawn.distance(place(site, orientation).at) < 0.001, "{site} for {orientation}");
        }
    }
    assert!(Spot::of(Site(0)).is_none() && Spot::of(Site(66)).is_none());
}

#[test]
fn nests_and_dice_touch_nothing() {
    for seat in 0..4 {
        let [nest, die] = [FIRST_NEST + seat, FIRST_DIE + seat];
        for dot in 1..=FINISH.0 {
            assert!(distance(nest, dot) > NEST + DOT && distance(die, dot) > 0.38 * DIE_SCALE + DOT, "{dot}");
        }
        // The die's corner is rounded, and so within this distance.
        assert!(distance(nest, die) > NEST + 0.48 * DIE_SCALE);
    }
}

#[test]
fn pieces_on_a_dot_can_be_counted() {
    for n in 1..=16 {
        let spots: Vec<(Point, f32)> = (0..n).map(|idx| on_dot(idx, n)).collect();
        for (idx, (at, scale)) in spots.iter().enumerate() {
            assert!(at.x.abs() <= 0.5 && at.y.abs() <= 0.5, "{n}: {at:?}");
            // Heads do not hide each other; those in front are drawn later.
            let is_seen = |(other, _): &(Point, f32)| other.distance(*at) >= 0.36 * scale;
            assert!(spots[idx + 1..].iter().all(is_seen), "{n}: {spots:?}");
            assert!(spots[idx + 1..].iter().all(|(other, _)| other.y >= at.y), "{n}: {spots:?}");
        }
    }
    // A piece that stands alone stands in the middle.
    assert_eq!(ART.piece_position(Site(3), 0, 1, Seat::FIRST), Point { x: 0.0, y: 0.0 });
}

#[test]
fn the_piece_that_leaves_a_nest_next_is_nearest_to_the_start() {
    for (idx, seat) in (0..).zip(seats()) {
        for orientation in seats() {
            let (nest, start) = (place(FIRST_NEST + idx, orientation), place(QUARTER * idx + 1, orientation));
            let from_start =
                |nth: usize| moved(nest.at, ART.piece_position(nest.site, nth, 4, orientation)).distance(start.at);
            assert!((0..3).all(|nth| from_start(3) < from_start(nth)), "{seat} for {orientation}");
            // Marks are around it, and all four pieces are within the nest.
            let part = ART.part(&nest, 4, orientation).place;
            assert_eq!(part.at, moved(nest.at, ART.piece_position(nest.site, 3, 4, orientation)));
            assert!(
                (0..4).all(|nth| nest.at.distance(moved(nest.at, ART.piece_position(nest.site, nth, 4, orientation)))
                    < NEST - 0.5)
            );
        }
    }
}

#[test]
fn all_sixteen_are_seen_at_home_each_towards_its_lane() {
    for orientation in seats() {
        let home: Vec<(Seat, Point)> =
            seats().flat_map(|seat| (0..4).map(move |nth| (seat, at_home(seat, nth, orientation)))).collect();
        for (nth, (seat, at)) in home.iter().enumerate() {
            assert!(at.x.abs().max(at.y.abs()) + 1.5 * man::PEG <= FINISH_HALF, "{seat}: {at:?}");
            assert!(home[nth + 1..].iter().all(|(_, other)| other.distance(*at) >= 2.0 * man::PEG), "{seat}: {at:?}");
            let to_lane = |of: Seat| {
                let lane = place(FIRST_LANE + LANE * of.idx() as u16 + 3, orientation).at;
                moved(place(FINISH.0, orientation).at, *at).distance(lane)
            };
            assert!(seats().all(|other| other == *seat || to_lane(*seat) < to_lane(other)), "{seat}: {at:?}");
        }
    }
}

/// Colour alone never tells: pieces show the mark of their seat wherever they are. At home it is six pixels wide where the
/// whole board is as wide as a phone.
#[test]
fn pieces_have_the_mark_of_their_seat_at_home_too() {
    let mark = |seat: Seat| {
        let drawn = format!("{:?}", man::mark(seat, Point { x: 0.0, y: 0.0 }, 1.0));
        let outline = drawn.split('"').find(|text| text.starts_with('M')).expect("a mark has an outline");
        outline.to_owned()
    };
    let drawn = |site: Site, seat: Seat| {
        let pieces = [Piece { owner: Some(seat), kind: rules::view::Kind(0) }];
        format!("{:?}", ART.pile(&pieces, 0..1, site, Seat::FIRST))
    };
    for (seat, other) in seats().flat_map(|seat| seats().map(move |other| (seat, other))) {
        for site in [Site(3), Site(FIRST_NEST), FINISH] {
            assert_eq!(drawn(site, seat).contains(&mark(other)), seat == other, "{site:?}: {seat} and {other}");
        }
    }
    const { assert!(2.0 * man::PEG * 360.0 / LENGTH >= 6.0) };
}

/// The finish touches no dot, and the lanes lead into it.
#[test]
fn the_finish_lies_between_the_last_dots_of_the_lanes() {
    let corner = moved(place(FINISH.0, Seat::FIRST).at, Point { x: FINISH_HALF, y: FINISH_HALF });
    for dot in 1..=RING {
        assert!(place(dot, Seat::FIRST).at.distance(corner) > DOT, "{dot}");
    }
    let ivory = 0.35;
    assert!((FIRST_LANE..FINISH.0).all(|dot| distance(dot, FINISH.0) - ivory > FINISH_HALF));
}
