//! What waits for a layer of the program.

use play::think::Reply;

use super::*;

/// A page of Laska with its first layer alone, whose other layers are on their way.
fn early_page() -> (Browser, TabIdx) {
    let mut browser = Browser { network: Network::Slow, ..Browser::default() };
    let tab = browser.open("laska", &[], None);
    (browser, tab)
}

/// An own piece and a square where it can go.
fn own_and_goal(browser: &mut Browser, tab: TabIdx) -> (Site, Site) {
    let own = site(browser.page(tab), "c3");
    let goal = site(browser.page(tab), "d4");
    assert!(browser.page(tab).table().would_choose(own));
    (own, goal)
}

#[test]
fn the_first_touch_waits_for_nothing() {
    let (mut browser, tab) = early_page();
    let (own, _) = own_and_goal(&mut browser, tab);
    let effects = browser.happen(tab, tap(own));
    lacks(&effects, |effect| matches!(effect, Effect::BringLayer(_)));
    assert!(browser.page(tab).table().has_selected());
    for event in [BoardEvent::Over(None), BoardEvent::Hover(None), BoardEvent::Focus(None)] {
        let effects = browser.happen(tab, Event::Act(Action::Board(event)));
        lacks(&effects, |effect| matches!(effect, Effect::BringLayer(_)));
    }
}

#[test]
fn a_turn_waits_for_what_plays_and_is_not_lost() {
    let (mut browser, tab) = early_page();
    let (own, goal) = own_and_goal(&mut browser, tab);
    browser.happen(tab, tap(own));
    has(&browser.happen(tab, tap(goal)), &Effect::BringLayer(Layer::Play));
    assert!(!browser.page(tab).is_idle());
    assert_eq!(n_entries(browser.page(tab)), 0);
    browser.happen(tab, Event::Layer(Layer::Play, Ok(())));
    assert_eq!(n_entries(browser.page(tab)), 1);
}

#[test]
fn a_refusal_is_more_than_a_choice() {
    let (mut browser, tab) = early_page();
    let other = site(browser.page(tab), "e5");
    has(&browser.happen(tab, tap(other)), &Effect::BringLayer(Layer::Play));
}

#[test]
fn what_comes_later_waits_behind_what_waits() {
    let (mut browser, tab) = early_page();
    let (own, goal) = own_and_goal(&mut browser, tab);
    browser.happen(tab, tap(own));
    browser.happen(tab, tap(goal));
    // These two could be obeyed at once, but for the turn before them.
    browser.happen(tab, Event::Act(Action::Board(BoardEvent::Settled)));
    let again = site(browser.page(tab), "d4");
    browser.happen(tab, tap(again));
    assert_eq!(n_entries(browser.page(tab)), 0);
    browser.happen(tab, Event::Layer(Layer::Play, Ok(())));
    assert_eq!(n_entries(browser.page(tab)), 1);
    assert!(!browser.page(tab).table().has_selected(), "it is the other's turn");
}

#[test]
fn a_layer_is_asked_for_once() {
    let (mut browser, tab) = early_page();
    let (own, goal) = own_and_goal(&mut browser, tab);
    browser.happen(tab, tap(own));
    browser.happen(tab, tap(goal));
    let effects = browser.happen(tab, Event::Tool(Tool::Settings));
    lacks(&effects, |effect| matches!(effect, Effect::BringLayer(_)));
    // Once it is here, what waits next asks for its own.
    has(&browser.happen(tab, Event::Layer(Layer::Play, Ok(()))), &Effect::BringLayer(Layer::Rest));
    browser.happen(tab, Event::Layer(Layer::Rest, Ok(())));
    assert_eq!(browser.page(tab).dialogs().open, Some(Dialog::Settings));
}

#[test]
fn buttons_and_keys_wait_for_the_rest() {
    let events = [
        Event::Tool(Tool::NewGame),
        Event::Shortcut(Shortcut::Flip),
        Event::Act(Action::Undo),
        dialog(DialogAct::Start),
        Event::Moved("laska"),
        Event::Host("{}".to_owned()),
    ];
    for event in events {
        let (mut browser, tab) = early_page();
        let effects = browser.happen(tab, event.clone());
        has(&effects, &Effect::BringLayer(Layer::Rest));
    }
}

#[test]
fn what_plays_is_enough_for_the_computer() {
    let events = [
        Event::Act(Action::Throw),
        Event::Answer(Answer::Table(Action::Throw)),
        Event::CarryOut(Vec::new()),
        Event::Rested,
        Event::Reply(Reply::Progress { job: 1, depth: 3 }),
    ];
    for event in events {
        let (mut browser, tab) = early_page();
        has(&browser.happen(tab, event.clone()), &Effect::BringLayer(Layer::Play));
    }
}

#[test]
fn without_the_rest_a_game_goes_on_and_what_a_button_does_is_given_up() {
    let (mut browser, tab) = early_page();
    browser.happen(tab, Event::Layer(Layer::Play, Ok(())));
    browser.happen(tab, Event::Tool(Tool::Settings));
    let (own, goal) = own_and_goal(&mut browser, tab);
    browser.happen(tab, tap(own));
    browser.happen(tab, tap(goal));
    assert_eq!(n_entries(browser.page(tab)), 0, "it waits behind the button");
    browser.happen(tab, Event::Layer(Layer::Rest, Err(Unreachable)));
    assert_eq!(n_entries(browser.page(tab)), 1);
    assert_eq!(browser.page(tab).dialogs().open, None);
    assert_eq!(browser.page(tab).warning(), Some(Warning::Unreachable), "and the page says why");
    // A later attempt may succeed.
    has(&browser.happen(tab, Event::Tool(Tool::Settings)), &Effect::BringLayer(Layer::Rest));
    browser.happen(tab, Event::Layer(Layer::Rest, Ok(())));
    assert_eq!((browser.page(tab).warning(), browser.page(tab).dialogs().open.is_some()), (None, true));
}

#[test]
fn what_comes_from_outside_is_never_given_up() {
    let (mut browser, tab) = early_page();
    browser.happen(tab, Event::Layer(Layer::Play, Ok(())));
    browser.happen(tab, Event::Moved("bignor-ludus"));
    browser.happen(tab, Event::Layer(Layer::Rest, Err(Unreachable)));
    assert!(!browser.page(tab).is_idle());
    // The next thing that happens asks again.
    has(&browser.happen(tab, Event::Tool(Tool::Settings)), &Effect::BringLayer(Layer::Rest));
    browser.happen(tab, Event::Layer(Layer::Rest, Ok(())));
    assert_eq!(browser.page(tab).place().game, "bignor-ludus");
}

#[test]
fn what_waits_goes_on_by_itself_once_the_layers_are_here() {
    let (mut browser, tab) = early_page();
    let (own, goal) = own_and_goal(&mut browser, tab);
    browser.happen(tab, tap(own));
    browser.happen(tab, tap(goal));
    browser.happen(tab, Event::Layer(Layer::Play, Err(Unreachable)));
    assert_eq!(n_entries(browser.page(tab)), 0);
    browser.tabs[tab].network = Network::Fast;
    browser.happen(tab, Event::Moved("laska"));
    assert_eq!(n_entries(browser.page(tab)), 1);
}

#[test]
fn who_has_the_rest_has_what_plays() {
    let (mut browser, tab) = early_page();
    browser.happen(tab, Event::Layer(Layer::Rest, Ok(())));
    browser.play(tab);
    assert_eq!(n_entries(browser.page(tab)), 1);
}

#[test]
fn the_computer_that_begins_waits_for_what_asks_it() {
    let mut browser = Browser { network: Network::Slow, ..Browser::default() };
    let tab = browser.load("laska", true, &[("side", "2")], None);
    has(&browser.tabs[tab].effects, &Effect::BringLayer(Layer::Play));
    lacks(&browser.tabs[tab].effects, |effect| matches!(effect, Effect::Think(_)));
    let effects = browser.happen(tab, Event::Layer(Layer::Play, Ok(())));
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Think(_))), "{effects:?}");
}

#[test]
fn the_computer_is_loaded_with_the_first_touch_once_that_is_possible() {
    let (mut browser, tab) = early_page();
    let (own, _) = own_and_goal(&mut browser, tab);
    lacks(&browser.happen(tab, tap(own)), |effect| *effect == Effect::Warm);
    has(&browser.happen(tab, Event::Layer(Layer::Play, Ok(()))), &Effect::Warm);
    let (mut browser, tab) = two_people("laska");
    let piece = site(browser.page(tab), "c3");
    lacks(&browser.happen(tab, tap(piece)), |effect| *effect == Effect::Warm);
}
