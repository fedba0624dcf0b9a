//! The classes of what games draw, and the rules for them: those that games share, and those of one folder of games, whose
//! names begin with its own.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use rules::Seat;
use rules::games::{FOLDERS, Folder};
use rules::view::{Die, Kind, Piece, Scene, Site};
use table::{Setup, Strength, TableState};

use super::picture::fragment;
use crate::art::Art;
use crate::board::WIDE;
use crate::program;

type Classes = BTreeSet<String>;

/// More kinds of pieces and of signs than any game has.
const KINDS: u8 = 16;
/// A dark square and a light one.
const SIGNED: [Site; 2] = [Site(27), Site(28)];
/// What scripts and pictures find by its class, and no rule needs.
const FOUND: &str = "site-name";
/// What boards are called of which there are rules in the style of a game: the one that is turned, the one that grows, and
/// the one that is wider than high.
const STATES: [&str; 3] = ["turns", "growing", "wide"];

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The style of a folder's boards.
fn own(folder: &Folder) -> String {
    read(&format!("src/art/{}/style.css", folder.name))
}

/// What all pages have in common.
fn shared() -> String {
    let list = read("shared.html");
    let sheets = list.split("rel=\"stylesheet\" href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    sheets.map(read).collect()
}

/// What comes later, and changes how boards look.
fn later() -> String {
    ["portal/looks.css", "portal/lasker.css", "portal/plain.css", "portal/fields.css", "portal/print_board.css"]
        .map(read)
        .concat()
}

/// The selectors of a style sheet.
fn selectors(style: &str) -> Vec<String> {
    let code: String = style
        .split("/*")
        .enumerate()
        .map(|(nth, part)| if nth == 0 { part } else { part.split_once("*/").expect("it ends").1 })
        .collect();
    let before = code.split('{').map(|part| part.rsplit(['}', ';']).next().unwrap_or_default().trim().to_owned());
    before.filter(|text| text.contains('.') && !text.starts_with('@')).collect()
}

/// The classes in a selector.
fn classes(selector: &str) -> Classes {
    let name =
        |rest: &str| rest.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-').next().map(str::to_owned);
    selector.split('.').skip(1).filter_map(name).collect()
}

/// The classes that the rules of a style sheet are about.
fn ruled(style: &str) -> Classes {
    selectors(style).iter().flat_map(|selector| classes(selector)).collect()
}

/// The folder of games that a class belongs to alone.
fn folder_of(class: &str) -> Option<&'static str> {
    let is_of = |folder: &&Folder| class.strip_prefix(folder.name).is_some_and(|rest| rest.starts_with('-'));
    FOLDERS.iter().find(is_of).map(|folder| folder.name)
}

/// The classes of all that a game can draw.
fn drawn(game: &str) -> Classes {
    super::run_all();
    let art = program::art(game).expect("every game has art");
    let table = TableState::open(program::games(), Setup::usual(game).record(program::games(), 1), Strength::USUAL);
    let scene = table.expect("a known game").scene();
    let seats: Vec<Seat> = program::info(game).expect("a known game").seats().collect();
    let whole = art.layout(Seat::FIRST);
    let layout = whole.cut(whole.seen(art.window(&scene).as_ref()));
    let mut all = Vec::new();
    for seat in &seats {
        all.extend([None, Some(*seat)].map(|from| art.background(&layout, *seat, from)));
    }
    all.extend([Die::Ready, Die::Shows(3), Die::Used(4)].map(|die| art.die(die, art.tone(Seat::FIRST))));
    for owner in seats.iter().copied().map(Some).chain([None]) {
        for height in [1, 15] {
            let stack = |kind| vec![Piece { owner, kind }; height];
            for pieces in (0..KINDS).map(Kind).map(stack) {
                all.extend([art.stack(&pieces), art.spread_out(&pieces).drawing]);
            }
            // Some places are only for the simplest piece, which lies there otherwise than elsewhere.
            let pieces = stack(Kind(0));
            let sites = layout.places.iter().map(|place| place.site);
            all.extend(sites.map(|site| art.pile(&pieces, 0..height, site, Seat::FIRST)));
        }
    }
    for kind in (0..KINDS).map(Kind) {
        all.extend(SIGNED.map(|site| art.sign(kind, site)));
        all.push(art.region(&with_signs(&scene, &seats, kind), &layout, Seat::FIRST));
    }
    let html = fragment(all.into_iter().collect()).expect("it can be drawn");
    let values = html.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
    values.flat_map(str::split_whitespace).map(str::to_owned).collect()
}

/// A scene with a sign on some squares, and points for everybody.
fn with_signs(scene: &Scene, seats: &[Seat], kind: Kind) -> Scene {
    let mut scene = scene.clone();
    scene.marks = SIGNED.map(|site| (site, kind)).into_iter().collect();
    for seat in seats {
        scene.counts[*seat] = 157;
    }
    scene
}

/// The classes of all that the games of each folder draw.
fn drawn_by_folder() -> BTreeMap<&'static str, Classes> {
    let all = |folder: &Folder| folder.games.iter().flat_map(|info| drawn(info.id)).collect();
    FOLDERS.iter().map(|folder| (folder.name, all(folder))).collect()
}

#[test]
fn selectors_are_read() {
    let style = "/* .a{} */ .b > .c-d, .e:is(.f) { --x: .5; y: z }\n@media (x) { .g.h { y: 0.3 } }\n@keyframes k { from { y: z } }";
    assert_eq!(selectors(style), [".b > .c-d, .e:is(.f)", ".g.h"]);
    assert_eq!(ruled(style).into_iter().collect::<Vec<_>>(), ["b", "c-d", "e", "f", "g", "h"]);
}

/// What a game draws looks as its own sheet and the shared ones say: a page of it has no others.
#[test]
fn whatever_a_game_draws_has_rules_in_the_shared_style_or_in_its_own() {
    let shared = ruled(&shared());
    let later = ruled(&later());
    for (folder, drawn) in drawn_by_folder() {
        let of_others = drawn.iter().filter(|class| folder_of(class).is_some_and(|of| of != folder));
        assert_eq!(of_others.collect::<Vec<_>>(), Vec::<&String>::new(), "{folder}");
        let own = ruled(&read(&format!("src/art/{folder}/style.css")));
        let is_known = |class: &&String| {
            [&shared, &later, &own].iter().any(|sheet| sheet.contains(*class)) || class.as_str() == FOUND
        };
        assert_eq!(
            drawn.iter().filter(|class| !is_known(class)).collect::<Vec<_>>(),
            Vec::<&String>::new(),
            "{folder}"
        );
    }
}

/// A rule in the sheet of a game is about what this game alone draws, or about a board as only this game has it.
#[test]
fn the_sheet_of_a_game_is_about_its_own_boards() {
    let shared = ruled(&shared());
    let drawn = drawn_by_folder();
    for folder in FOLDERS {
        let arts: Vec<&dyn Art> = folder.games.iter().filter_map(|info| program::art(info.id)).collect();
        let scene = |id| {
            let record = Setup::usual(id).record(program::games(), 1);
            TableState::open(program::games(), record, Strength::USUAL).expect("a known game").scene()
        };
        let has = [
            arts.iter().all(|art| art.turns()),
            folder
                .games
                .iter()
                .all(|info| program::art(info.id).is_some_and(|art| art.window(&scene(info.id)).is_some())),
            arts.iter().map(|art| art.layout(Seat::FIRST)).all(|layout| layout.width > WIDE * layout.height),
        ];
        let states = || STATES.into_iter().zip(has).filter(|(_, has)| *has).map(|(state, _)| state);
        for selector in selectors(&own(folder)) {
            let classes = classes(&selector);
            let (named, others): (Vec<&String>, Vec<&String>) =
                classes.iter().partition(|class| folder_of(class) == Some(folder.name));
            let unknown: Vec<&&String> = named.iter().filter(|class| !drawn[folder.name].contains(**class)).collect();
            assert!(unknown.is_empty(), "{}: nobody draws {unknown:?}", folder.name);
            let is_of_its_board = |class: &&String| states().any(|state| state == class.as_str());
            assert!(!named.is_empty() || others.iter().any(is_of_its_board), "{}: {selector}", folder.name);
            let strange = others.iter().filter(|class| !shared.contains(**class) && !is_of_its_board(class));
            assert_eq!(strange.collect::<Vec<_>>(), Vec::<&&String>::new(), "{}: {selector}", folder.name);
        }
    }
}

/// Looks and paper know some of what a game draws; a misspelt name would leave it as it is. So would one for the pictures of
/// earlier builds.
#[test]
fn whoever_names_a_class_of_a_game_names_one_that_there_is() {
    assert_eq!(ruled(&shared()).iter().filter_map(|class| folder_of(class)).collect::<Vec<_>>(), Vec::<&str>::new());
    let drawn = drawn_by_folder();
    for class in ruled(&later()) {
        let Some(folder) = folder_of(&class) else { continue };
        assert!(drawn[folder].contains(&class), "{class}");
    }
    let script = read("scripts/page/picture.js");
    let (_, list) = script.split_once("const EARLIER = {").expect("it has a list");
    let list: Vec<&str> = list.split('}').next().unwrap_or_default().split('"').collect();
    let mut n_renamed = 0;
    for pair in list.chunks_exact(2) {
        let folder = pair[0].trim_matches(|sign: char| !sign.is_ascii_lowercase());
        for name in pair[1].split(' ') {
            assert!(drawn[folder].contains(&format!("{folder}-{name}")), "{folder} {name}");
            n_renamed += 1;
        }
    }
    assert!(n_renamed > 40, "{n_renamed}");
}
