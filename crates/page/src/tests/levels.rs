//! The level of the computer: which one somebody meets, and how it is chosen.

use play::PlayerKind;
use rules::Level;

use super::*;

/// The level of every computer on the table.
fn levels(browser: &Browser, tab: TabIdx) -> Vec<u8> {
    let players = browser.page(tab).table().players().into_iter();
    let level = |(_, player)| if let PlayerKind::Computer(level) = player { Some(level.number()) } else { None };
    players.filter_map(level).collect()
}

fn noted(browser: &Browser, tab: TabIdx) -> Vec<Level> {
    let effects = browser.tabs[tab].effects.iter();
    let level = |effect: &Effect| if let Effect::KeepLevel(level) = effect { Some(*level) } else { None };
    effects.filter_map(level).collect()
}

/// Plays the first move of Laska.
fn begin(browser: &mut Browser, tab: TabIdx) {
    for name in ["c3", "d4"] {
        let site = site(browser.page(tab), name);
        browser.happen(tab, tap(site));
    }
}

#[test]
fn a_newcomer_meets_an_easy_level_and_goes_on_with_it() {
    let mut browser = Browser::default();
    let tab = browser.open("laska", &[], None);
    assert_eq!((levels(&browser, tab), noted(&browser, tab)), (vec![2], vec![]));
    begin(&mut browser, tab);
    assert_eq!(noted(&browser, tab), [Level::FIRST_MET], "once a game is saved");
}

#[test]
fn no_newcomer_meets_the_strongest() {
    let mut browser = Browser::default();
    let tab = browser.open("ludo", &[], None);
    assert!(levels(&browser, tab).iter().all(|level| *level == 1), "{:?}", levels(&browser, tab));
}

#[test]
fn whoever_played_before_levels_were_noted_meets_what_they_had() {
    let mut browser = Browser { has_played: true, ..Browser::default() };
    let tab = browser.open("laska", &[], None);
    assert_eq!(levels(&browser, tab), [6]);
    begin(&mut browser, tab);
    assert_eq!(noted(&browser, tab), [Level::FORMERLY_USUAL]);
}

#[test]
fn a_noted_level_counts_and_is_not_noted_again() {
    for has_played in [false, true] {
        let mut browser = Browser { level: Level::new(4), has_played, ..Browser::default() };
        let tab = browser.open("laska", &[], None);
        begin(&mut browser, tab);
        assert_eq!((levels(&browser, tab), noted(&browser, tab)), (vec![4], vec![]));
    }
}

#[test]
fn a_saved_game_shows_that_somebody_has_played() {
    let (mut browser, tab) = two_people("laska");
    begin(&mut browser, tab);
    assert_eq!(browser.store.len(), 1);
    let next = browser.open("laska", &[], None);
    browser.happen(next, Event::Tool(Tool::NewGame));
    let Some(Dialog::NewGame { setup, .. }) = &browser.page(next).dialogs().open else { panic!("it is open") };
    assert_eq!(setup.level, Level::FORMERLY_USUAL);
}

#[test]
fn an_address_names_a_level_for_its_own_table_alone() {
    for (query, level) in [(("strength", "5"), 5), (("level", "best"), 8)] {
        let mut browser = Browser::default();
        let tab = browser.embed("laska", &[query]);
        assert_eq!(levels(&browser, tab), [level]);
        begin(&mut browser, tab);
        assert_eq!(noted(&browser, tab), [Level::FIRST_MET]);
    }
}

#[test]
fn the_level_is_offered_until_the_first_move() {
    let mut browser = Browser::default();
    let tab = browser.open("laska", &[], None);
    assert_eq!(browser.page(tab).answers(), [Answer::Level]);
    browser.happen(tab, Event::Answer(Answer::Level));
    assert_eq!(browser.page(tab).dialogs().open, Some(Dialog::Level));
    browser.happen(tab, dialog(DialogAct::Level(Level::ALL[4])));
    assert_eq!((levels(&browser, tab), browser.page(tab).level()), (vec![5], Level::ALL[4]));
    assert_eq!(noted(&browser, tab).last(), Some(&Level::ALL[4]));
    browser.happen(tab, Event::CloseDialog);
    begin(&mut browser, tab);
    assert_eq!(browser.page(tab).answers(), []);
    let (browser, tab) = two_people("laska");
    assert_eq!(browser.page(tab).answers(), [], "nobody plays against the computer");
}

#[test]
fn where_dice_wait_the_level_is_offered_beside_them() {
    let mut browser = Browser::default();
    let tab = browser.open("ludo", &[], None);
    assert_eq!(browser.page(tab).answers(), [Answer::Table(Action::Throw), Answer::Level]);
    browser.happen(tab, Event::Answer(Answer::Level));
    browser.happen(tab, dialog(DialogAct::Level(Level::MOST)));
    let strongest = browser.page(tab).table().info().levels.count;
    assert_eq!(levels(&browser, tab), [strongest; 3], "all three computers play as well as they can");
}
