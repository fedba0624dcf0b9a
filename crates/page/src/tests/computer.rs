//! The computer at the table.

use play::think::{Reply, Think};

use super::*;

fn against_computer() -> (Browser, TabIdx) {
    let mut browser = Browser::default();
    let tab = browser.open("laska", &[], None);
    browser.bring_all(tab);
    (browser, tab)
}

fn progress(depth: u32) -> Event {
    Event::Reply(Reply::Progress { job: 1, depth })
}

fn asked(effects: &[Effect]) -> Option<&Think> {
    effects.iter().find_map(|effect| match effect {
        Effect::Think(think) => Some(&**think),
        _ => None,
    })
}

#[test]
fn it_is_asked_once_somebody_has_played_and_its_turn_is_played() {
    let (mut browser, tab) = against_computer();
    let effects = browser.play(tab);
    let think = asked(&effects).expect("it is its turn");
    assert_eq!((think.record.uid, think.nodes), (browser.uid(tab), Some(100)));
    assert!(!browser.page(tab).is_idle());
    let step = browser.page(tab).table().record().clone();
    let answer = early().open(step).expect("it opens");
    let choices = answer.choices();
    let steps = answer.step_texts(&[choices[0].step]);
    browser.happen(tab, Event::Reply(Reply::Steps { job: 1, nodes: 1, value: 0, steps }));
    browser.happen(tab, Event::Act(Action::Board(BoardEvent::Settled)));
    assert_eq!(n_entries(browser.page(tab)), 2);
    assert_eq!(browser.store[&browser.uid(tab)].0.at, 2);
}

#[test]
fn its_progress_is_drawn_when_it_looks_further() {
    let (mut browser, tab) = against_computer();
    browser.play(tab);
    has(&browser.happen(tab, progress(3)), &Effect::Draw);
    lacks(&browser.happen(tab, progress(3)), |_| true);
    has(&browser.happen(tab, progress(4)), &Effect::Draw);
}

#[test]
fn where_it_fails_it_can_be_asked_again_unless_the_host_forbids_it() {
    let (mut browser, tab) = against_computer();
    browser.play(tab);
    browser.happen(tab, Event::Reply(Reply::Failed { job: 1, reason: "no".to_owned() }));
    assert_eq!(browser.page(tab).said(), Said::ComputerFailed);
    assert_eq!(browser.page(tab).answers(), [Answer::Table(Action::AskAgain)]);
    browser.tabs[tab].device.is_forbidden.set(true);
    assert_eq!(browser.page(tab).answers(), []);
    browser.tabs[tab].device.is_forbidden.set(false);
    let effects = browser.happen(tab, Event::Answer(Answer::Table(Action::AskAgain)));
    assert!(asked(&effects).is_some());
}

#[test]
fn it_stops_where_another_tab_takes_the_game_over() {
    let (mut browser, tab) = against_computer();
    browser.play(tab);
    let uid = browser.uid(tab);
    has(&browser.happen(tab, Event::LockChanged(uid, LockState::Watching)), &Effect::StopThinking);
}

#[test]
fn it_stops_where_another_game_comes_on_the_table() {
    let (mut browser, tab) = against_computer();
    browser.play(tab);
    has(&browser.happen(tab, Event::Answer(Answer::Rematch)), &Effect::StopThinking);
}

#[test]
fn two_pages_do_not_both_ask_it() {
    let (mut browser, tab) = against_computer();
    browser.play(tab);
    let uid = browser.uid(tab);
    let second = browser.load("laska", false, &[], Some(uid));
    browser.bring_all(second);
    let effects = browser.draw(second);
    assert!(asked(&effects).is_none() && asked(&browser.tabs[second].effects).is_none());
    browser.close(tab);
    assert!(asked(&browser.tabs[second].effects).is_some(), "whoever has the game asks");
}

#[test]
fn a_touch_is_heard_and_felt() {
    let (mut browser, tab) = two_people("laska");
    let effects = browser.play(tab);
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Cue(_))), "{effects:?}");
}
