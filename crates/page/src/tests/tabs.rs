//! Several tabs with the same game: one edits it, the others watch.

use super::*;

/// A game of two people that is saved, in its tab.
fn saved() -> (Browser, TabIdx) {
    let (mut browser, tab) = two_people("laska");
    browser.play(tab);
    assert!(browser.store.contains_key(&browser.uid(tab)));
    (browser, tab)
}

/// The same game in a second tab.
fn in_two_tabs() -> (Browser, TabIdx, TabIdx) {
    let (mut browser, first) = saved();
    let uid = browser.uid(first);
    let second = browser.open("laska", &[], Some(uid));
    browser.bring_all(second);
    browser.draw(second);
    (browser, first, second)
}

fn access(browser: &Browser, tab: TabIdx) -> Access {
    browser.page(tab).table().access()
}

#[test]
fn the_second_tab_asks_first_and_watches_after_the_time_of_grace() {
    let (mut browser, first, second) = in_two_tabs();
    assert_eq!(browser.uid(second), browser.uid(first));
    assert_eq!(access(&browser, second), Access::Asking, "the other tab may just be closing");
    assert!(!browser.page(second).is_idle());
    browser.pass_grace();
    assert_eq!((access(&browser, first), access(&browser, second)), (Access::Editing, Access::Watching));
    assert_eq!(browser.page(second).answers(), [Answer::TakeOver]);
    assert_eq!(browser.page(second).said(), Said::Watching);
}

#[test]
fn whoever_watches_sees_what_the_other_plays_and_cannot_play() {
    let (mut browser, first, second) = in_two_tabs();
    browser.pass_grace();
    browser.play(first);
    assert_eq!(n_entries(browser.page(second)), 2);
    let piece = site(browser.page(second), "b2");
    browser.happen(second, tap(piece));
    assert_eq!(n_entries(browser.page(second)), 2);
}

#[test]
fn whoever_takes_over_plays_and_the_other_watches() {
    let (mut browser, first, second) = in_two_tabs();
    browser.pass_grace();
    let effects = browser.happen(second, Event::Answer(Answer::TakeOver));
    has(&effects, &Effect::TakeOver);
    assert_eq!((access(&browser, first), access(&browser, second)), (Access::Watching, Access::Editing));
    browser.play(second);
    assert_eq!((n_entries(browser.page(first)), n_entries(browser.page(second))), (2, 2));
    // And back again.
    browser.happen(first, Event::Answer(Answer::TakeOver));
    assert_eq!((access(&browser, first), access(&browser, second)), (Access::Editing, Access::Watching));
    browser.play(first);
    assert_eq!(n_entries(browser.page(second)), 3);
}

#[test]
fn a_tab_edits_as_soon_as_the_other_is_closed() {
    let (mut browser, first, second) = in_two_tabs();
    browser.pass_grace();
    browser.close(first);
    assert_eq!(access(&browser, second), Access::Editing);
    browser.play(second);
    assert_eq!(browser.store[&browser.uid(second)].0.at, 2);
}

#[test]
fn whoever_gets_a_game_goes_on_with_what_was_played_last() {
    let (mut browser, first, second) = in_two_tabs();
    // The second tab still asks, and hears nothing of what is played.
    browser.play(first);
    assert_eq!(n_entries(browser.page(second)), 1);
    browser.close(first);
    assert_eq!((n_entries(browser.page(second)), access(&browser, second)), (2, Access::Editing));
}

#[test]
fn a_tab_that_was_just_left_is_waited_for() {
    let (mut browser, first, second) = in_two_tabs();
    // The page that was left lets go of the lock only after the next one has asked.
    browser.close(first);
    browser.pass_grace();
    assert_eq!(access(&browser, second), Access::Editing);
}

#[test]
fn a_tab_whose_lock_the_browser_takes_away_gets_it_back() {
    let (mut browser, tab) = saved();
    browser.lose_lock(tab);
    assert_eq!(access(&browser, tab), Access::Editing);
    browser.play(tab);
    assert_eq!(browser.store[&browser.uid(tab)].0.at, 2);
}

#[test]
fn without_locks_the_last_who_claims_a_game_writes_it() {
    let (mut browser, first) = saved();
    browser.is_without_locks = true;
    let uid = browser.uid(first);
    let second = browser.open("laska", &[], Some(uid));
    browser.bring_all(second);
    assert_eq!(access(&browser, second), Access::Editing);
    browser.play(second);
    // What the first one plays now is refused: it shows what is saved, and watches.
    browser.play(first);
    assert_eq!(access(&browser, first), Access::Watching);
    assert_eq!((n_entries(browser.page(first)), browser.store[&uid].0.at), (2, 2));
}

#[test]
fn news_of_other_games_change_nothing() {
    let (mut browser, first, second) = in_two_tabs();
    browser.pass_grace();
    let effects = browser.happen(second, Event::ChangedElsewhere(GameUid(77)));
    lacks(&effects, |_| true);
    // Nor those of a game that this tab edits.
    let uid = browser.uid(first);
    let effects = browser.happen(first, Event::ChangedElsewhere(uid));
    lacks(&effects, |_| true);
}

#[test]
fn what_is_said_about_a_game_that_is_no_longer_on_the_table_is_passed_over() {
    let (mut browser, tab) = saved();
    let old = browser.uid(tab);
    browser.happen(tab, Event::Answer(Answer::Rematch));
    assert_ne!(browser.uid(tab), old);
    let before = browser.page(tab).saving().clone();
    browser.happen(tab, Event::Saved { uid: old, change: 9, at: 7, result: Err(SaveError::Full) });
    browser.happen(tab, Event::LockChanged(old, LockState::Watching));
    browser.happen(tab, Event::Claimed(old, Err(SaveError::Full)));
    assert_eq!(browser.page(tab).saving(), &before);
    assert_eq!(access(&browser, tab), Access::Editing);
}

#[test]
fn a_new_game_belongs_to_its_tab_at_once() {
    let (mut browser, first, second) = in_two_tabs();
    browser.pass_grace();
    browser.happen(second, Event::Answer(Answer::Rematch));
    assert_eq!(access(&browser, second), Access::Editing);
    // The lock of the other game is free for whoever waits.
    assert_eq!(access(&browser, first), Access::Editing);
}
