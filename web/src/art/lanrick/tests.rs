use rules::Message;

use super::*;
use crate::art::{Point, short};

fn place(site: u16, orientation: Seat) -> CellGeometry {
    *ART.layout(orientation).place(Site(site)).expect("a square of the board")
}

#[test]
fn white_has_a1_at_the_lower_left_and_black_h8() {
    let corner = BOARD.middle(0, 0);
    assert!(place(0, Seat::FIRST).at.distance(corner) < 0.001 && place(63, Seat::SECOND).at.distance(corner) < 0.001);
    let last = |orientation: Seat| ART.layout(orientation).places.last().map(|place| place.site);
    assert_eq!([Seat::FIRST, Seat::SECOND].map(last), [Some(Site(7)), Some(Site(56))]);
    assert!(is_dark(0, 0) && !is_dark(7, 0));
}

#[test]
fn border_and_field_have_as_many_squares_as_the_source_says() {
    let count = |of_border: bool| {
        BOARD.outline(|file, rank| background::is_border(file, rank) == of_border).matches('M').count()
    };
    assert_eq!([count(true), count(false)], [28, 36]);
}

#[test]
fn a_rendezvous_is_roped_off_where_it_lies() {
    // g7, whose rendezvous reaches the edge of the board.
    let nine = [45, 46, 47, 53, 54, 55, 61, 62, 63];
    let mut scene = Scene::new(Message::new("lanrick-to-play"));
    scene.marks =
        nine.into_iter().map(|site| (Site(site), if site == 54 { sign::MARK } else { sign::RENDEZVOUS })).collect();
    for orientation in [Seat::FIRST, Seat::SECOND] {
        let layout = ART.layout(orientation);
        let drawn = format!("{:?}", ART.region(&scene, &layout, orientation));
        // Its first square, and the upper left corner of the rendezvous.
        let Point { x, y } = place(54, orientation).at;
        let begin = format!("M{} {}", short(x - 1.3), short(y - 1.5));
        assert!(drawn.contains(&begin), "{begin}: {drawn}");
    }
    let bare = Scene::new(Message::new("lanrick-to-place"));
    assert_eq!(ART.region(&bare, &ART.layout(Seat::FIRST), Seat::FIRST), Html::default());
    let is_drawn = |sign: u8| ART.sign(Kind(sign), Site(54)) != Html::default();
    assert_eq!([0, 1, 2].map(is_drawn), [false, true, true]);
}
