//! What a board shows, as it is written into pages.

use std::collections::BTreeMap;
use std::rc::Rc;

use rules::view::{Die, Kind, Piece, Scene};
use rules::{Message, Seat};
use table::board::Marks;
use tokio::runtime;
use tokio::task::LocalSet;
use yew::LocalServerRenderer;

use super::*;

/// Where the dice of backgammon lie.
static DICE: [Site; 4] = [Site(31), Site(32), Site(33), Site(34)];

/// White checkers on some points.
fn scene(stacks: &[(u16, usize)], dice: [Die; 4]) -> Scene {
    let mut scene = Scene::new(Message::new("backgammon-over"));
    let checker = Piece { owner: Some(Seat::FIRST), kind: Kind(0) };
    for (site, n) in stacks {
        scene.stacks.insert(Site(*site), vec![checker; *n]);
    }
    scene.dice = dice.to_vec();
    scene
}

/// The cells of a board of backgammon by their sites.
fn cells(scene: Scene, marks: Marks, preview: Option<Scene>) -> BTreeMap<Site, String> {
    cells_of("backgammon", scene, marks, preview)
}

/// The cells of a game's board by their sites.
fn cells_of(game: &'static str, scene: Scene, marks: Marks, preview: Option<Scene>) -> BTreeMap<Site, String> {
    let html = drawn(game, scene, marks, preview);
    let cells = html.split("data-site=\"").skip(1).map(|rest| rest.split_once('"').expect("attributes end"));
    cells.map(|(site, cell)| (Site(site.parse().expect("a site's number")), cell.to_owned())).collect()
}

/// A game's board.
fn drawn(game: &'static str, scene: Scene, marks: Marks, preview: Option<Scene>) -> String {
    with_extras(game, scene, marks, preview, Extras::default())
}

/// The same, with what is shown on demand.
fn with_extras(game: &'static str, scene: Scene, marks: Marks, preview: Option<Scene>, extras: Extras) -> String {
    let props = BoardProps {
        game,
        name: game.into(),
        names: Rc::default(),
        scene: Rc::new(scene),
        motion: None,
        orientation: Seat::FIRST,
        dice: &DICE,
        marks: Rc::new(marks),
        extras: Rc::new(extras),
        preview: preview.map(Rc::new),
        on_event: Callback::noop(),
    };
    let runtime = runtime::Builder::new_current_thread().build().expect("the system lends a runtime");
    let drawing = LocalServerRenderer::<Board>::with_props(props).hydratable(false).render();
    LocalSet::new().block_on(&runtime, drawing)
}

const ASIDE: [Die; 4] = [Die::Aside; 4];

#[test]
fn dice_lie_at_their_sites() {
    let cells = cells(scene(&[], [Die::Shows(6), Die::Used(5), Die::Ready, Die::Aside]), Marks::default(), None);
    let class = |site: Site| cells[&site].split("class=\"die ").nth(1).and_then(|rest| rest.split('"').next());
    assert_eq!(DICE.map(class), [Some("shows tone-white"), Some("used"), Some("ready"), None]);
}

/// Where every seat has a corner of its own, the board says whose turn it is there too.
#[test]
fn the_corner_of_the_seat_to_move_is_known() {
    for game in ["lanko-88", "lanko-68", "lanko-103", "ludo"] {
        let extras = Extras { thrower: Seat::new(2), ..Extras::default() };
        let html = with_extras(game, scene(&[], ASIDE), Marks::default(), None, extras);
        assert!(html.contains("data-turn=\"3\""), "{game}");
        for seat in Seat::first(4) {
            assert_eq!(html.matches(&format!("data-of=\"{seat}\"")).count(), 1, "{game}: {seat}");
        }
    }
}

/// They have the colour of whoever throws them, and roll in from that side.
#[test]
fn dice_belong_to_whoever_throws_them() {
    let dice = scene(&[], [Die::Shows(6), Die::Aside, Die::Aside, Die::Aside]);
    let drawn = |thrower: Seat| {
        let extras = Extras { thrower: Some(thrower), ..Extras::default() };
        with_extras("backgammon", dice.clone(), Marks::default(), None, extras)
    };
    for (thrower, side, tone) in [(Seat::FIRST, "near", "white"), (Seat::SECOND, "far", "black")] {
        let html = drawn(thrower);
        let (_, die) = html.split_once(&format!("class=\"from-{side}\"")).expect(side);
        assert!(die.split("class=\"die ").nth(1).is_some_and(|rest| rest.starts_with(&format!("shows tone-{tone}\""))));
    }
}

#[test]
fn the_last_of_a_pile_is_lifted_alone() {
    let marks = Marks { selected: Some(Site(6)), ..Marks::default() };
    let cells = cells(scene(&[(6, 5), (8, 7)], ASIDE), marks, None);
    let (still, lifted) = cells[&Site(6)].split_once("class=\"stack lifted\"").unwrap();
    assert_eq!([still, lifted].map(|part| part.matches("piece disc").count()), [4, 1]);
    // Where the pieces cannot all be told apart, a number is shown.
    let is_counted = |site: u16| cells[&Site(site)].contains("backgammon-pile-count");
    assert!(!is_counted(6) && is_counted(8));
}

#[test]
fn only_what_would_come_is_a_ghost() {
    let cells = cells(scene(&[(6, 3), (8, 3)], ASIDE), Marks::default(), Some(scene(&[(6, 4), (8, 2)], ASIDE)));
    let (still, ghost) = cells[&Site(6)].split_once("class=\"ghost\"").unwrap();
    assert_eq!([still, ghost].map(|part| part.matches("piece disc").count()), [3, 1]);
    // Where a piece leaves there is no ghost.
    let left = &cells[&Site(8)];
    assert!(!left.contains("ghost") && left.matches("piece disc").count() == 2, "{left}");
}

#[test]
fn round_places_are_tinted_within_their_rims() {
    let tinted = |game| {
        let marks = Marks { last: vec![Site(6)], ..Marks::default() };
        let cells = cells_of(game, scene(&[], ASIDE), marks, None);
        let (before, _) = cells[&Site(6)].split_once("class=\"last-turn\"").expect("the site is tinted");
        let element = before.rsplit('<').next().unwrap_or_default();
        element.split(' ').next().unwrap_or_default().to_owned()
    };
    assert_eq!([tinted("backgammon"), tinted("ludo")], ["rect", "circle"]);
}

/// A rendezvous lies under everything on its squares, and the mark under a man that stands on it.
#[test]
fn what_signs_draw_lies_under_the_pieces() {
    let mut scene = scene(&[(36, 1)], ASIDE);
    for site in [27, 28, 29, 35, 36, 37, 43, 44, 45] {
        scene.marks.insert(Site(site), Kind(if site == 36 { 1 } else { 2 }));
    }
    let html = drawn("lanrick", scene.clone(), Marks::default(), None);
    let at = |text: &str| html.find(text).unwrap_or_else(|| panic!("{text}: {html}"));
    assert!(at("class=\"lanrick-meadow\"") < at("data-site"));
    let cells = cells_of("lanrick", scene, Marks::default(), None);
    let (before, _) = cells[&Site(36)].split_once("class=\"stack\"").expect("a man stands there");
    assert!(before.contains("class=\"lanrick-coin\"") && !cells[&Site(35)].contains("class=\"lanrick-coin\""));
}

/// Signs are drawn on a tile and leave its face visible; a stone lies on both.
#[test]
fn signs_lie_on_what_is_flat() {
    let star = Piece { owner: None, kind: Kind(2) };
    let stone = Piece { owner: Some(Seat::FIRST), kind: Kind(0) };
    let mut scene = Scene::new(Message::new("lino-to-build"));
    scene.stacks.insert(Site(100), vec![star]);
    scene.stacks.insert(Site(101), vec![star, stone]);
    scene.marks.insert(Site(100), Kind(13));
    let marks = Marks { last: vec![Site(100), Site(101)], selected: Some(Site(101)), ..Marks::default() };
    let cells = cells_of("lino", scene.clone(), marks, None);
    let at = |site: u16, text: &str| cells[&Site(site)].find(text).unwrap_or_else(|| panic!("{site}: {text}"));
    assert!(at(100, "lino-tile-star") < at(100, "lino-tile-moved") && at(100, "lino-tile-star") < at(100, "last-flat"));
    assert!(!cells[&Site(100)].contains("last-turn"));
    assert!(at(101, "lino-tile-star") < at(101, "sign-rim") && at(101, "sign-rim") < at(101, "stack lifted"));
    let lifted = &cells[&Site(101)][at(101, "stack lifted")..];
    assert!(lifted.contains("lino-glass") && !lifted.contains("lino-tile-face"));

    // A tile that would go, and one that would come.
    let mut preview = scene.clone();
    preview.stacks.remove(&Site(100));
    preview.stacks.insert(Site(102), vec![star]);
    let cells = cells_of("lino", scene, Marks::default(), Some(preview));
    assert!(!cells[&Site(100)].contains("lino-tile-face"));
    let (_, ghost) = cells[&Site(102)].split_once("class=\"ghost\"").expect("a tile would come");
    assert_eq!(ghost.matches("lino-tile-face").count(), 1);
}
