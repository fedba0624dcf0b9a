//! A saved game that keeps crashing the page.

use super::*;

/// A saved game whose tab is closed.
fn saved() -> (Browser, play::GameUid) {
    let (mut browser, tab) = two_people("laska");
    browser.play(tab);
    let uid = browser.uid(tab);
    browser.close(tab);
    browser.note.clear();
    (browser, uid)
}

/// A page opens the game and dies before it is drawn.
fn crash(browser: &mut Browser, uid: play::GameUid) {
    let tab = browser.load("laska", false, &[], Some(uid));
    browser.close(tab);
}

#[test]
fn the_note_is_removed_once_the_board_is_shown() {
    let (mut browser, uid) = saved();
    let tab = browser.load("laska", false, &[], Some(uid));
    assert_eq!(browser.note, format!("{uid} 1"));
    browser.draw(tab);
    assert_eq!(browser.note, "");
    let effects = browser.draw(tab);
    lacks(&effects, |effect| *effect == Effect::NoteOpened);
}

#[test]
fn a_game_that_has_crashed_twice_is_not_opened_by_itself() {
    let (mut browser, uid) = saved();
    crash(&mut browser, uid);
    crash(&mut browser, uid);
    let tab = browser.open("laska", &[], None);
    assert_ne!(browser.uid(tab), uid);
    assert_eq!(*browser.page(tab).phase(), Phase::Refused(Trouble::Fatal));
    assert_eq!(browser.page(tab).explanation(), Some(Warning::Trouble(&Trouble::Fatal)), "also without the late part");
    assert!(browser.store.contains_key(&uid), "it is still there");
}

#[test]
fn one_crash_is_no_reason_to_give_a_game_up() {
    let (mut browser, uid) = saved();
    crash(&mut browser, uid);
    let tab = browser.open("laska", &[], None);
    assert_eq!((browser.uid(tab), browser.note.as_str()), (uid, ""));
}

#[test]
fn a_board_that_is_still_asked_for_is_not_shown() {
    let (mut browser, uid) = saved();
    // Another tab has the lock.
    let other = browser.open("laska", &[], Some(uid));
    assert_eq!(browser.page(other).table().access(), Access::Editing);
    let tab = browser.load("laska", false, &[], Some(uid));
    browser.draw(tab);
    assert_eq!(browser.note, format!("{uid} 1"), "it may crash yet");
    browser.pass_grace();
    browser.draw(tab);
    assert_eq!(browser.note, "");
}

#[test]
fn who_opens_such_a_game_from_the_list_gets_it() {
    let (mut browser, uid) = saved();
    crash(&mut browser, uid);
    crash(&mut browser, uid);
    let tab = browser.open("laska", &[], None);
    browser.bring_all(tab);
    browser.happen(tab, dialog(DialogAct::Continue(uid, "laska".to_owned())));
    assert_eq!((browser.uid(tab), browser.page(tab).phase()), (uid, &Phase::Playing));
}
