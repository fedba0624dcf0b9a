//! What is saved, and when.

use super::*;

#[test]
fn a_game_is_saved_with_each_turn_and_its_address_names_it_then() {
    let (mut browser, tab) = two_people("laska");
    assert_eq!(browser.tabs[tab].named, None, "a game that was never begun is not in the list");
    assert!(browser.store.is_empty());
    for n in 1..=4 {
        browser.play(tab);
        assert_eq!(browser.store[&browser.uid(tab)].0.at, n);
        assert_eq!(browser.page(tab).saving().at(), Some(n));
        assert!(browser.page(tab).is_idle());
    }
    assert_eq!(browser.tabs[tab].named, Some(browser.uid(tab)));
}

#[test]
fn a_game_that_was_taken_back_to_its_beginning_stays_saved() {
    let (mut browser, tab) = two_people("laska");
    browser.play(tab);
    browser.happen(tab, Event::Tool(Tool::Table(Action::Undo)));
    assert_eq!((n_entries(browser.page(tab)), browser.store[&browser.uid(tab)].0.at), (0, 0));
}

#[test]
fn nothing_is_idle_before_it_is_saved() {
    let (mut browser, tab) = two_people("laska");
    browser.is_slow = true;
    browser.play(tab);
    assert!(!browser.page(tab).is_idle());
    browser.answer();
    assert!(browser.page(tab).is_idle());
}

#[test]
fn an_older_answer_does_not_make_a_later_change_saved() {
    let (mut browser, tab) = two_people("laska");
    browser.is_slow = true;
    browser.play(tab);
    browser.play(tab);
    let uid = browser.uid(tab);
    browser.happen(tab, Event::Saved { uid, change: 1, at: 1, result: Ok(()) });
    assert!(!browser.page(tab).is_idle());
    browser.happen(tab, Event::Saved { uid, change: 2, at: 2, result: Ok(()) });
    assert!(browser.page(tab).is_idle());
}

#[test]
fn a_browser_that_stores_nothing_is_played_in_and_says_so() {
    let why = SaveError::Blocked("no".to_owned());
    let mut browser = Browser { blocked: Some(why.clone()), ..Browser::default() };
    let tab = browser.open_for_two("laska");
    assert_eq!(browser.page(tab).warning(), Some(Warning::Unsaved(&why)));
    let effects = browser.play(tab);
    lacks(&effects, |effect| matches!(effect, Effect::Save(_)));
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Report { is_saved: false, .. })));
    assert!(browser.page(tab).is_idle());
    // That does not change with another game.
    browser.happen(tab, Event::Answer(Answer::Rematch));
    assert_eq!(browser.page(tab).warning(), Some(Warning::Unsaved(&why)));
}

#[test]
fn a_full_store_is_said_until_something_is_saved_again() {
    let (mut browser, tab) = two_people("laska");
    browser.play(tab);
    let uid = browser.uid(tab);
    browser.happen(tab, Event::Saved { uid, change: 1, at: 1, result: Err(SaveError::Full) });
    assert_eq!(browser.page(tab).warning(), Some(Warning::Unsaved(&SaveError::Full)));
    assert_eq!(browser.page(tab).saving().at(), None);
    assert!(browser.page(tab).is_idle(), "nothing more comes of it");
    let effects = browser.play(tab);
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Report { is_saved: false, .. })));
    assert_eq!((browser.page(tab).warning(), browser.page(tab).saving().at()), (None, Some(2)));
}

#[test]
fn another_game_forgets_a_fault_that_may_be_over() {
    let (mut browser, tab) = two_people("laska");
    browser.play(tab);
    let uid = browser.uid(tab);
    browser.happen(tab, Event::Saved { uid, change: 1, at: 1, result: Err(SaveError::Broken(String::new())) });
    browser.happen(tab, Event::Answer(Answer::Rematch));
    assert_eq!((browser.page(tab).warning(), browser.page(tab).saving().at()), (None, Some(0)));
}

#[test]
fn what_a_crash_would_report_is_the_game_on_the_table() {
    let (mut browser, tab) = two_people("laska");
    let effects = browser.play(tab);
    let saved = browser.store[&browser.uid(tab)].0.text.clone();
    has(&effects, &Effect::Report { text: saved, is_saved: true });
}

#[test]
fn a_game_from_the_list_is_put_on_the_table_and_the_dialog_closed() {
    let (mut browser, tab) = two_people("laska");
    browser.play(tab);
    let old = browser.uid(tab);
    browser.happen(tab, Event::Answer(Answer::Rematch));
    assert_ne!(browser.uid(tab), old);
    assert_eq!(browser.tabs[tab].named, None);
    browser.happen(tab, Event::Tool(Tool::Games));
    let effects = browser.happen(tab, dialog(DialogAct::Continue(old, "laska".to_owned())));
    has(&effects, &Effect::CloseDialog);
    assert_eq!((browser.uid(tab), browser.tabs[tab].named), (old, Some(old)));
    has(&browser.draw(tab), &Effect::Focus(Focus::NewGame));
    let effects = browser.happen(tab, dialog(DialogAct::Continue(old, "laska".to_owned())));
    lacks(&effects, |effect| matches!(effect, Effect::Late(late) if matches!(**late, LateEffect::Bring(_))));
}
