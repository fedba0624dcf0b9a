//! The late part: when it is fetched, and what is said as long as it is not here.

use embed::NotLaid;

use super::*;

fn away() -> (Browser, TabIdx) {
    let mut browser = Browser { network: Network::Away, ..Browser::default() };
    let tab = browser.open("laska", &[], None);
    browser.happen(tab, Event::Layer(Layer::Rest, Ok(())));
    (browser, tab)
}

#[test]
fn a_page_that_is_only_played_at_does_without_it() {
    let mut browser = Browser::default();
    let tab = browser.open("laska", &[], None);
    browser.play(tab);
    browser.draw(tab);
    assert!(matches!(browser.page(tab).late(), Late::Unfetched));
}

#[test]
fn it_comes_with_the_first_dialog_and_once() {
    let mut browser = Browser { network: Network::Slow, ..Browser::default() };
    let tab = browser.open("laska", &[], None);
    browser.happen(tab, Event::Layer(Layer::Rest, Ok(())));
    has(&browser.happen(tab, Event::Tool(Tool::Settings)), &Effect::FetchLate);
    lacks(&browser.happen(tab, Event::Tool(Tool::Seats)), |effect| *effect == Effect::FetchLate);
    lacks(&browser.draw(tab), |effect| *effect == Effect::FetchLate);
    let effects = browser.happen(tab, Event::Late(Ok(READERS)));
    has(&effects, &Effect::FollowLanguage);
    assert!(matches!(browser.page(tab).late(), Late::Here(_)));
    assert_eq!(browser.page(tab).dialogs().open, Some(Dialog::Seats), "what was opened is still open");
}

#[test]
fn where_it_cannot_be_fetched_the_dialog_offers_to_try_again() {
    let (mut browser, tab) = away();
    browser.happen(tab, Event::Tool(Tool::Settings));
    assert!(matches!(browser.page(tab).late(), Late::Unreachable));
    assert!(browser.page(tab).dialogs().is_any_open());
    lacks(&browser.draw(tab), |effect| *effect == Effect::FetchLate);
    browser.tabs[tab].network = Network::Fast;
    has(&browser.happen(tab, Event::FetchLate), &Effect::FetchLate);
    assert!(matches!(browser.page(tab).late(), Late::Here(_)));
}

#[test]
fn the_next_dialog_tries_again_by_itself() {
    let (mut browser, tab) = away();
    browser.happen(tab, Event::Tool(Tool::Settings));
    has(&browser.happen(tab, Event::Tool(Tool::Seats)), &Effect::FetchLate);
}

#[test]
fn a_draw_fetches_it_where_something_needs_it() {
    let mut browser = Browser { network: Network::Slow, ..Browser::default() };
    let tab = browser.open("laska", &[], None);
    browser.happen(tab, Event::Layer(Layer::Rest, Ok(())));
    lacks(&browser.draw(tab), |effect| *effect == Effect::FetchLate);
    browser.play(tab);
    browser.happen(tab, Event::Act(Action::ViewPly(0)));
    assert!(browser.page(tab).table().looks_back());
    has(&browser.draw(tab), &Effect::FetchLate);
    lacks(&browser.draw(tab), |effect| *effect == Effect::FetchLate);
    browser.happen(tab, Event::Late(Err(Unreachable)));
    lacks(&browser.draw(tab), |effect| *effect == Effect::FetchLate);
}

#[test]
fn what_the_address_asks_for_says_that_it_cannot_be_read_yet() {
    let mut browser = Browser { network: Network::Away, ..Browser::default() };
    let tab = browser.open("laska", &[(POSITION, "nonsense")], None);
    let page = browser.page(tab);
    assert_eq!((page.phase().in_place_of_board(), page.explanation()), (Some("nonsense"), Some(Warning::Unreachable)));
    browser.tabs[tab].network = Network::Fast;
    browser.happen(tab, Event::FetchLate);
    assert!(matches!(browser.page(tab).phase(), Phase::Refused(Trouble::NotLaid(NotLaid::Position(..)))));
}

#[test]
fn the_end_of_a_game_is_told_once_it_is_known_whether_more_can_be_said() {
    let (mut browser, tab) = two_people("laska");
    browser.play(tab);
    let (by, points) = browser.page(tab).table().resigners()[0];
    browser.happen(tab, Event::Rare(table::RareAction::Resign(by, points)));
    assert_eq!(browser.page(tab).said(), Said::Ended);
    let uid = browser.uid(tab);
    let mut slow = Browser { network: Network::Slow, store: std::mem::take(&mut browser.store), ..Browser::default() };
    let tab = slow.open("laska", &[], Some(uid));
    slow.happen(tab, Event::Layer(Layer::Rest, Ok(())));
    has(&slow.draw(tab), &Effect::FetchLate);
    assert_eq!(slow.page(tab).said(), Said::Over { is_unreachable: false });
    assert!(!slow.page(tab).is_idle());
    slow.happen(tab, Event::Late(Err(Unreachable)));
    assert_eq!(slow.page(tab).said(), Said::Over { is_unreachable: true });
    assert!(slow.page(tab).is_idle());
}

#[test]
fn whoever_wants_to_type_gets_the_field_once_it_is_here() {
    let mut browser = Browser { network: Network::Slow, ..Browser::default() };
    let tab = browser.open("laska", &[], None);
    browser.happen(tab, Event::Layer(Layer::Rest, Ok(())));
    has(&browser.happen(tab, Event::Shortcut(Shortcut::Type)), &Effect::FetchLate);
    lacks(&browser.draw(tab), |effect| matches!(effect, Effect::Focus(_)));
    browser.happen(tab, Event::Late(Ok(READERS)));
    has(&browser.draw(tab), &Effect::Focus(Focus::MoveField));
    lacks(&browser.draw(tab), |effect| matches!(effect, Effect::Focus(_)));
}

#[test]
fn typed_moves_are_played_or_the_reason_is_kept() {
    let (mut browser, tab) = two_people("laska");
    browser.happen(tab, dialog(DialogAct::Type("c3-c4".to_owned(), "en".to_owned())));
    let untyped = browser.page(tab).untyped().cloned();
    assert_eq!(untyped.map(|(text, _)| text).as_deref(), Some("c3-c4"));
    assert_eq!(n_entries(browser.page(tab)), 0);
    browser.happen(tab, dialog(DialogAct::Type("c3-d4".to_owned(), "en".to_owned())));
    assert_eq!((n_entries(browser.page(tab)), browser.page(tab).untyped()), (1, None));
    assert_eq!(browser.store[&browser.uid(tab)].0.at, 1);
}
