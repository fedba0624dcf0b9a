//! The computer at the table.

use play::PlayerKind;
use play::think::{Reply, Think};
use rules::Level;
use table::RareAction;

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

/// The levels of the computers at the table.
fn levels(browser: &Browser, tab: TabIdx) -> Vec<u8> {
    let level = |(_, player)| match player {
        PlayerKind::Computer(level) => Some(level.number()),
        PlayerKind::Human | PlayerKind::Remote(..) => None,
    };
    browser.page(tab).table().players().into_iter().filter_map(level).collect()
}

/// Whoever sits on the first seat that can resign does, and the computer accepts.
fn resign(browser: &mut Browser, tab: TabIdx) {
    let (by, _) = browser.page(tab).table().resigners()[0];
    browser.happen(tab, Event::Rare(RareAction::Resign(by, 1)));
    if browser.page(tab).table().outcome().is_none() {
        browser.happen(tab, Event::Reply(Reply::Answered { job: 1, yes: true }));
    }
}

#[test]
fn a_rematch_at_another_level_notes_it_as_chosen() {
    let (mut browser, tab) = against_computer();
    assert_eq!(levels(&browser, tab), [Level::FIRST_MET.number()]);
    let (four, uid) = (Level::nearest(4), browser.uid(tab));
    browser.happen(tab, dialog(DialogAct::RematchAt(four)));
    assert_eq!(browser.uid(tab), uid, "not before the game is over");
    browser.play(tab);
    resign(&mut browser, tab);
    let effects = browser.happen(tab, dialog(DialogAct::RematchAt(four)));
    has(&effects, &Effect::KeepLevel(four));
    assert_ne!(browser.uid(tab), uid);
    has(&effects, &Effect::AskToWrite(browser.uid(tab)));
    assert_eq!((levels(&browser, tab), n_entries(browser.page(tab))), (vec![4], 0));
    let (first, player) = browser.page(tab).table().players()[0];
    assert_eq!((first.idx(), player), (0, PlayerKind::Computer(four)), "the seats change as in every rematch");
    browser.happen(tab, Event::Tool(Tool::NewGame));
    let chosen = &browser.page(tab).dialogs().open;
    assert!(matches!(chosen, Some(Dialog::NewGame { setup, .. }) if setup.level == four), "{chosen:?}");
}

#[test]
fn a_rematch_at_another_level_changes_all_computers() {
    let mut browser = Browser::default();
    let tab = browser.open("lanko-88", &[], None);
    browser.bring_all(tab);
    let (seat, _) = browser.page(tab).table().players()[3];
    browser.happen(tab, Event::Rare(RareAction::Reseat(seat, PlayerKind::Computer(Level::MOST))));
    assert_eq!(levels(&browser, tab), [2, 8]);
    browser.play(tab);
    resign(&mut browser, tab);
    browser.happen(tab, dialog(DialogAct::RematchAt(Level::nearest(3))));
    assert_eq!(levels(&browser, tab), [3, 3]);
    assert_eq!(browser.page(tab).table().record().substitutes, [], "they are one player again");
}

#[test]
fn in_a_match_the_level_stays() {
    let (mut browser, tab) = against_computer();
    let setup = Setup { length: Some(3), ..Setup::usual("backgammon") };
    browser.happen(tab, Event::Tool(Tool::NewGame));
    browser.happen(tab, dialog(DialogAct::Choose(setup)));
    browser.happen(tab, dialog(DialogAct::Start));
    browser.happen(tab, Event::Answer(Answer::Table(Action::Throw)));
    resign(&mut browser, tab);
    assert_eq!(browser.page(tab).answers(), [Answer::NextGame]);
    let uid = browser.uid(tab);
    browser.happen(tab, dialog(DialogAct::RematchAt(Level::MOST)));
    assert_eq!((browser.uid(tab), levels(&browser, tab)), (uid, vec![Level::FIRST_MET.number()]));
}
