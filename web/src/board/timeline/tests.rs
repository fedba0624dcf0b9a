//! Motions in a short notation: `a1 b22 c-` are stacks, `a>b` moves all of `a`.

use rules::view::Kind;
use rules::{Message, Seat};

use super::*;

/// `a12` is site a with a piece of kind 2 on one of kind 1.
fn scene(text: &str) -> Scene {
    let mut scene = Scene::new(Message::new("prompt"));
    for word in text.split_whitespace() {
        let (name, kinds) = word.split_at(1);
        let stack = kinds.bytes().map(|digit| piece(digit - b'0')).collect();
        scene.stacks.insert(site(name), stack);
    }
    scene
}

fn piece(kind: u8) -> Piece {
    Piece { owner: Some(Seat::FIRST), kind: Kind(kind) }
}

fn site(name: &str) -> Site {
    Site(u16::from(name.as_bytes()[0]))
}

fn go(way: &str, n: u8, under: bool, why: Why) -> Effect {
    let (from, to) = way.split_once('>').unwrap();
    Effect::Move { from: site(from), to: site(to), n, under, why }
}

fn phase() -> Effect {
    Effect::Phase { prompt: Message::new("next") }
}

fn motion(from: &str, effects: &[Effect]) -> Motion {
    Motion { id: 1, from: scene(from), effects: effects.to_vec() }
}

/// A stage as `still | flights`.
fn written(stage: &Stage) -> String {
    let kinds = |pieces: &[Piece]| pieces.iter().map(|piece| piece.kind.0.to_string()).collect::<String>();
    let name = |site: Site| char::from(site.0 as u8);
    let still = stage.still.stacks.iter().map(|(site, pieces)| format!("{}{}", name(*site), kinds(pieces)));
    let spot = |spot: Spot| format!("{}{}/{}", name(spot.site), spot.idx, spot.height);
    let flights = stage.flights.iter().map(|Flight { pieces, from, to, manner }| {
        format!("{manner:?} {} {}-{}", kinds(pieces), spot(*from), spot(*to))
    });
    format!("{} | {}", still.collect::<Vec<_>>().join(" "), flights.collect::<Vec<_>>().join(", "))
}

#[track_caller]
fn check(from: &str, effects: &[Effect], expect: &[&str]) {
    let (stages, _) = stages(&motion(from, effects), false);
    assert_eq!(stages.iter().map(written).collect::<Vec<_>>(), expect);
}

#[test]
fn what_is_counted_is_seen_one_by_one() {
    let count = |by: i32, names: &str| Effect::Count {
        seat: Seat::SECOND,
        by,
        sites: names.split(' ').map(site).collect(),
        why: Why::Score,
    };
    let add = Effect::Add { at: site("b"), piece: piece(1), why: Why::Place };
    let motion = motion("a1", &[add, count(3, "a b"), count(2, "b"), phase()]);
    let (seen, _) = stages(&motion, true);
    let told = |stage: &Stage| {
        let counted = stage.counted.as_ref().map(|counted| (counted.seat, counted.by, counted.sites.len()));
        (counted, stage.still.counts[Seat::SECOND], stage.still.stacks.len(), stage.length())
    };
    let expect = [
        (None, 0, 1, STAGE_MS),
        (Some((Seat::SECOND, 3, 2)), 3, 2, COUNT_MS),
        (Some((Seat::SECOND, 2, 1)), 5, 2, COUNT_MS),
    ];
    assert_eq!(seen.iter().map(told).collect::<Vec<_>>(), expect);
    assert_eq!(stages(&motion, false).0.len(), 1);
}

#[test]
fn a_walk_slides() {
    check("a12 c3", &[go("a>b", 2, false, Why::Walk), phase()], &["c3 | Slide 12 a0/2-b0/2"]);
    check("a12 b3", &[go("a>b", 1, false, Why::Walk)], &["a1 b3 | Slide 2 a1/2-b1/2"]);
}

#[test]
fn a_leap_and_its_take_are_one_stage() {
    let leap = [go("a>c", 2, false, Why::Leap), go("b>c", 1, true, Why::Take), phase()];
    check("a12 b34", &leap, &["b3 | Slip 4 b1/2-c0/3, Leap 12 a0/2-c1/3"]);
}

#[test]
fn what_is_taken_goes_while_the_other_comes() {
    let take = Effect::Remove { at: site("b"), why: Why::Take };
    let stage = "| Vanish 2 b0/1-b0/1, Slide 1 a0/1-b0/1";
    check("a1 b2 d3", &[take.clone(), go("a>b", 1, false, Why::Walk), phase()], &[&format!("d3 {stage}")]);
    let back = go("b>a", 1, false, Why::Walk);
    check("a1 b2", &[take, go("a>b", 1, false, Why::Walk), back], &[&format!(" {stage}"), " | Slide 1 b0/1-a0/1"]);
}

#[test]
fn a_chain_goes_leap_by_leap() {
    let take = |from: &str, over: &str| [go(from, 1, false, Why::Leap), go(over, 1, true, Why::Take)];
    let chain = [take("a>c", "b>c"), take("c>e", "d>e")].concat();
    check("a1 b2 d3", &chain, &["d3 | Slip 2 b0/1-c0/2, Leap 1 a0/1-c1/2", "c2 | Slip 3 d0/1-e0/2, Leap 1 c1/2-e1/2"]);
}

#[test]
fn what_is_promoted_changes_where_it_stands() {
    let flip = Effect::Flip { at: site("b"), index: 0, kind: Kind(7), why: Why::Promote };
    check("a12", &[go("a>b", 2, false, Why::Walk), flip], &[" | Slide 12 a0/2-b0/2", "b12 | Appear 17 b0/2-b0/2"]);
}

#[test]
fn pieces_come_and_go() {
    let add = Effect::Add { at: site("a"), piece: piece(2), why: Why::Place };
    let remove = Effect::Remove { at: site("a"), why: Why::Take };
    check("a1", &[add, remove], &["a1 | Appear 2 a1/2-a1/2", "a1 | Vanish 2 a1/2-a1/2"]);
}

#[test]
fn an_order_that_nobody_changes_is_not_seen_to_change() {
    let lift = Effect::Remove { at: site("a"), why: Why::Order };
    let lay = Effect::Add { at: site("a"), piece: piece(3), why: Why::Order };
    let changed = [lift, lay];
    check("a12", &changed, &[]);
    let walk = go("a>b", 1, false, Why::Walk);
    check("a12", &[&changed[..], &[walk]].concat(), &["a1 | Slide 3 a1/2-b0/1"]);
}

#[test]
fn all_goes_back_at_once() {
    let back = [go("c>a", 1, false, Why::Return), go("c>b", 1, false, Why::Return)];
    check("c21 d4", &back, &["d4 | Slide 1 c1/2-a0/1, Slide 2 c0/1-b0/1"]);
    // What moves on from where it landed moves later.
    let further = [go("a>b", 1, false, Why::Return), go("b>c", 1, false, Why::Return)];
    check("a1", &further, &[" | Slide 1 a0/1-b0/1", " | Slide 1 b0/1-c0/1"]);
}

#[test]
fn what_nobody_can_see_takes_no_time() {
    let mut timeline = Timeline::default();
    timeline.show(&motion("a1", &[phase()]), false);
    assert_eq!(timeline, Timeline::default());
}

#[test]
fn effects_that_do_not_fit_are_left_out() {
    check("a1", &[go("a>b", 1, false, Why::Walk), go("a>b", 1, false, Why::Walk)], &[" | Slide 1 a0/1-b0/1"]);
}

#[test]
fn a_motion_waits_for_the_one_it_continues() {
    let mut timeline = Timeline::default();
    timeline.show(&motion("a1", &[go("a>b", 1, false, Why::Walk)]), false);
    timeline.show(&motion("b1", &[go("b>c", 1, false, Why::Walk)]), false);
    assert_eq!(timeline.stage().map(written).as_deref(), Some(" | Slide 1 a0/1-b0/1"));
    assert!(timeline.ends_as(&scene("c1")));
    timeline.advance();
    assert_eq!(timeline.stage().map(written).as_deref(), Some(" | Slide 1 b0/1-c0/1"));
    timeline.advance();
    assert_eq!(timeline, Timeline::default());
}

#[test]
fn any_other_motion_is_shown_instead() {
    let mut timeline = Timeline::default();
    timeline.show(&motion("a1", &[go("a>b", 1, false, Why::Walk)]), false);
    timeline.show(&motion("a1", &[go("a>c", 1, false, Why::Walk)]), false);
    assert_eq!(timeline.stage().map(written).as_deref(), Some(" | Slide 1 a0/1-c0/1"));
    assert!(timeline.ends_as(&scene("c1")));
    timeline.finish();
    assert_eq!(timeline.stage(), None);
}

#[test]
fn a_throw_is_seen_before_what_is_played_with_it() {
    let die = |index, die| Effect::Die { index, die };
    let mut before = motion("a1", &[]);
    before.from.dice = vec![Die::Ready, Die::Ready];
    before.effects = vec![
        die(0, Die::Shows(6)),
        die(1, Die::Shows(5)),
        go("a>b", 1, false, Why::Walk),
        die(0, Die::Used(6)),
        go("b>c", 1, false, Why::Walk),
        die(1, Die::Used(5)),
        die(0, Die::Ready),
    ];
    let (stages, end) = stages(&before, false);
    let dice: Vec<_> = stages.iter().map(|stage| (stage.still.dice.clone(), stage.flights.len())).collect();
    let thrown = vec![Die::Shows(6), Die::Shows(5)];
    assert_eq!(dice, [(thrown.clone(), 0), (thrown, 1), (vec![Die::Used(6), Die::Shows(5)], 1)]);
    assert!(stages[0].length() > stages[1].length());
    assert_eq!(end.dice, [Die::Ready, Die::Used(5)]);
}
