//! What a page begins with, and what it goes on with.

use embed::NotLaid;
use play::{GameUid, Record, SavedGame, wire};
use rules::Seat;

use super::*;

/// A position of Laska in which White's column may leap twice.
const POSITION_TEXT: &str = "c1w d2b d4b a7b w";

fn position(game: &'static str, text: &str) -> (Browser, TabIdx) {
    let mut browser = Browser::default();
    let tab = browser.open(game, &[(POSITION, text)], None);
    (browser, tab)
}

#[test]
fn a_new_game_can_be_played_before_the_store_has_answered() {
    let mut browser = Browser { is_slow: true, ..Browser::default() };
    let tab = browser.open("laska", &[], None);
    assert_eq!(*browser.page(tab).phase(), Phase::Opening);
    assert_eq!(browser.page(tab).table().access(), Access::Editing);
    browser.play(tab);
    assert_eq!((n_entries(browser.page(tab)), browser.page(tab).phase()), (1, &Phase::Playing));
    browser.answer();
    browser.answer();
    assert_eq!(browser.store[&browser.uid(tab)].0.at, 1, "what was played before is saved");
}

#[test]
fn a_page_goes_on_with_the_last_game_of_its_own() {
    let (mut browser, tab) = two_people("laska");
    browser.play(tab);
    let (uid, named) = (browser.uid(tab), browser.tabs[tab].named);
    assert_eq!(named, Some(uid), "its address names the game");
    browser.close(tab);
    let again = browser.open("laska", &[], None);
    assert_eq!((browser.uid(again), n_entries(browser.page(again))), (uid, 1));
    assert_eq!(browser.tabs[again].named, Some(uid));
    let other = browser.open("draughts", &[], None);
    assert_ne!(browser.uid(other), uid);
    let embedded = browser.embed("laska", &[]);
    assert_ne!(browser.uid(embedded), uid, "an embedded table goes on with none");
}

#[test]
fn who_has_played_already_goes_on_with_that() {
    let (mut browser, tab) = two_people("laska");
    browser.play(tab);
    let old = browser.uid(tab);
    browser.close(tab);
    browser.is_slow = true;
    let again = browser.open("laska", &[], None);
    browser.play(again);
    let new = browser.uid(again);
    (0..3).for_each(|_| browser.answer());
    assert_eq!((browser.uid(again), browser.store[&new].0.at, browser.store[&old].0.at), (new, 1, 1));
}

#[test]
fn a_game_that_is_not_here_is_said_until_somebody_plays() {
    let mut browser = Browser::default();
    let tab = browser.open("laska", &[], Some(GameUid(77)));
    assert_eq!(*browser.page(tab).phase(), Phase::Refused(Trouble::NotHere));
    browser.draw(tab);
    assert_eq!(browser.page(tab).explanation(), Some(Warning::Trouble(&Trouble::NotHere)));
    browser.play(tab);
    assert_eq!((browser.page(tab).phase(), browser.page(tab).explanation()), (&Phase::Playing, None));
}

#[test]
fn a_damaged_game_is_said_and_another_can_be_played() {
    let (mut browser, tab) = two_people("laska");
    browser.play(tab);
    let uid = browser.uid(tab);
    browser.store.get_mut(&uid).expect("it is saved").0.text = "scrap".to_owned();
    browser.close(tab);
    let again = browser.open("laska", &[], Some(uid));
    assert!(matches!(browser.page(again).phase(), Phase::Refused(Trouble::Restore(_))));
    assert_ne!(browser.uid(again), uid);
    browser.play(again);
    assert_eq!(browser.store[&uid].0.text, "scrap", "nothing is written over it");
}

#[test]
fn a_game_that_only_the_late_part_reads_waits_for_it() {
    let (mut browser, first) = two_people("laska");
    browser.play(first);
    // A game that begins with a position: its text is read by the late part alone.
    let record = Record { start: Some(POSITION_TEXT.to_owned()), ..Setup::usual("laska").record(early(), 5) };
    let uid = record.uid;
    let saved = SavedGame {
        uid,
        text: wire::write(&record),
        at: 0,
        orientation: Seat::FIRST,
        auto_flips: false,
        over: false,
        changed: 1e9,
    };
    browser.store.insert(uid, (saved, first));
    browser.network = Network::Slow;
    let tab = browser.open("laska", &[], Some(uid));
    browser.happen(tab, Event::Layer(Layer::Rest, Ok(())));
    assert!(matches!(browser.page(tab).phase(), Phase::Reading(Unread::Saved(_))));
    assert!(!browser.page(tab).is_idle());
    let effects = browser.draw(tab);
    has(&effects, &Effect::FetchLate);
    assert_eq!(browser.page(tab).explanation(), Some(Warning::Fetching));
    browser.happen(tab, Event::Late(Ok(READERS)));
    assert_eq!((browser.uid(tab), browser.page(tab).phase()), (uid, &Phase::Playing));
}

#[test]
fn a_game_of_another_program_is_gone_to_if_there_is_a_page_of_it() {
    let mut browser = Browser::default();
    let record = |id: &'static str, uid| Record { uid: GameUid(uid), ..Record::new(id, 1, Vec::new()) };
    let saved = |record: &Record| SavedGame {
        uid: record.uid,
        text: wire::write(record),
        at: 0,
        orientation: Seat::FIRST,
        auto_flips: false,
        over: false,
        changed: 1.0,
    };
    let (halma, go) = (record("halma", 8), record("go", 9));
    browser.store.insert(halma.uid, (saved(&halma), 0));
    browser.store.insert(go.uid, (saved(&go), 0));
    let tab = browser.load("laska", false, &[], Some(halma.uid));
    has(&browser.tabs[tab].effects, &Effect::GiveWay("halma".to_owned(), halma.uid));
    assert_eq!(*browser.page(tab).phase(), Phase::Elsewhere);
    // Nobody has a page of this one, so that is said.
    let tab = browser.load("laska", false, &[], Some(go.uid));
    lacks(&browser.tabs[tab].effects, |effect| matches!(effect, Effect::GiveWay(..)));
    assert!(matches!(browser.page(tab).phase(), Phase::Refused(Trouble::Restore(_))));
    // From a list the reader goes there and can come back.
    let (mut browser, tab) = two_people("laska");
    let effects = browser.happen(tab, dialog(DialogAct::Continue(GameUid(8), "halma".to_owned())));
    has(&effects, &late(LateEffect::GoTo("halma".to_owned(), GameUid(8))));
}

#[test]
fn what_the_address_asks_for_stands_in_place_of_the_board_until_it_is_read() {
    let mut browser = Browser { network: Network::Slow, ..Browser::default() };
    let tab = browser.open("laska", &[(POSITION, POSITION_TEXT)], None);
    let page = browser.page(tab);
    assert_eq!(page.phase().in_place_of_board(), Some(POSITION_TEXT));
    assert_eq!(page.table().access(), Access::Asking, "nothing is played before that");
    browser.bring_all(tab);
    let page = browser.page(tab);
    assert_eq!((page.phase(), page.phase().in_place_of_board()), (&Phase::Playing, None));
    assert!(page.table().record().start.is_some());
    assert_eq!(page.table().access(), Access::Editing);
}

#[test]
fn what_cannot_be_read_is_said_in_place_of_the_board() {
    let (browser, tab) = position("laska", "nonsense");
    let page = browser.page(tab);
    assert!(matches!(page.phase(), Phase::Refused(Trouble::NotLaid(NotLaid::Position(..)))));
    assert_eq!(page.phase().in_place_of_board(), Some("nonsense"));
    assert!(page.is_idle(), "nothing more comes");
    assert!(matches!(page.explanation(), Some(Warning::Trouble(Trouble::NotLaid(_)))));
}

#[test]
fn a_saved_game_comes_before_a_position_on_the_page_of_a_game() {
    let (mut browser, tab) = two_people("laska");
    browser.play(tab);
    let uid = browser.uid(tab);
    browser.close(tab);
    let again = browser.open("laska", &[(POSITION, POSITION_TEXT)], Some(uid));
    assert_eq!(browser.uid(again), uid);
}

#[test]
fn whoever_has_begun_at_an_embedded_position_goes_on_there() {
    for is_slow in [false, true] {
        let mut browser = Browser::default();
        let first = browser.embed("laska", &[(POSITION, POSITION_TEXT), ("mode", "two")]);
        browser.play(first);
        let uid = browser.uid(first);
        assert_eq!(browser.tabs[first].named, Some(uid));
        browser.close(first);
        // The frame is loaded again: the store may answer before the late part is here, or after it.
        browser.is_slow = is_slow;
        let again = browser.load("laska", true, &[(POSITION, POSITION_TEXT), ("mode", "two")], Some(uid));
        browser.draw(again);
        browser.bring_all(again);
        (0..3).for_each(|_| browser.answer());
        assert_eq!((browser.uid(again), n_entries(browser.page(again))), (uid, 1), "slow: {is_slow}");
    }
}

#[test]
fn an_embedded_position_is_laid_where_the_named_game_is_gone() {
    for is_slow in [false, true] {
        let mut browser = Browser { is_slow, ..Browser::default() };
        let tab = browser.load("laska", true, &[(POSITION, POSITION_TEXT)], Some(GameUid(77)));
        browser.bring_all(tab);
        browser.answer();
        let page = browser.page(tab);
        assert_eq!(page.phase(), &Phase::Playing, "slow: {is_slow}");
        assert!(page.table().record().start.is_some());
    }
}

#[test]
fn a_record_is_looked_at_and_nobody_plays_it() {
    let mut browser = Browser::default();
    let tab = browser.embed("laska", &[(RECORD, "1. c3-d4 g5-f4")]);
    let page = browser.page(tab);
    assert_eq!(page.phase(), &Phase::Playing, "{:?}", page.phase());
    assert!(page.table().is_viewed());
    assert!(browser.store.is_empty());
}

#[test]
fn the_page_follows_the_game_on_the_table() {
    let (mut browser, tab) = two_people("laska");
    browser.happen(tab, Event::Tool(Tool::NewGame));
    let other = Setup::usual("bignor-ludus").for_people();
    browser.happen(tab, dialog(DialogAct::Choose(other)));
    browser.happen(tab, dialog(DialogAct::Start));
    let effects = browser.draw(tab);
    has(&effects, &Effect::MoveTo("bignor-ludus"));
    let effects = browser.draw(tab);
    lacks(&effects, |effect| matches!(effect, Effect::MoveTo(_)));
    let effects = browser.happen(tab, Event::Moved("bignor-ludus"));
    has(&effects, &Effect::FollowLanguage);
}
