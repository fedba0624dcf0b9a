//! The page around an embedded table.

use embed::{CommandId, Event as HostEvent, Fault};
use play::think::Reply;

use super::*;

fn embedded(query: &[(&'static str, &str)]) -> (Browser, TabIdx) {
    let mut browser = Browser::default();
    let tab = browser.embed("laska", query);
    (browser, tab)
}

/// What the page around the table is told of a message.
fn say(browser: &mut Browser, tab: TabIdx, message: &str) -> Vec<HostEvent> {
    told(&browser.happen(tab, Event::Host(message.to_owned())))
}

fn told(effects: &[Effect]) -> Vec<HostEvent> {
    let told = late_effects(effects).filter_map(|effect| match effect {
        LateEffect::Tell(event) => Some(event.clone()),
        _ => None,
    });
    told.collect()
}

fn refusals(effects: &[Effect]) -> Vec<&Refusal> {
    let refused = late_effects(effects).filter_map(|effect| match effect {
        LateEffect::Refuse { why, .. } => Some(why),
        _ => None,
    });
    refused.collect()
}

fn done(id: i64) -> HostEvent {
    HostEvent::Done { id: CommandId::Number(id) }
}

#[test]
fn nobody_is_told_anything_who_does_not_listen() {
    let (mut browser, tab) = embedded(&[("mode", "two")]);
    browser.play(tab);
    assert_eq!(told(&browser.draw(tab)), []);
    let told = say(&mut browser, tab, r#"{"do":"listen","id":1}"#);
    assert!(matches!(&told[..], [HostEvent::Ready(_), _]) && told[1] == done(1), "{told:?}");
}

#[test]
fn whoever_listens_is_told_of_each_turn_with_the_next_draw() {
    let (mut browser, tab) = embedded(&[("mode", "two")]);
    say(&mut browser, tab, r#"{"do":"listen"}"#);
    browser.play(tab);
    let told = told(&browser.draw(tab));
    assert!(matches!(told[0], HostEvent::Step { ply: 1, seat: Some(_), .. }), "{told:?}");
    assert!(told.iter().any(|event| matches!(event, HostEvent::Turn { .. })), "{told:?}");
}

#[test]
fn what_is_said_early_waits_for_the_late_part_in_its_order() {
    let mut browser = Browser { network: Network::Slow, ..Browser::default() };
    let tab = browser.load("laska", true, &[("mode", "two")], None);
    browser.happen(tab, Event::Layer(Layer::Rest, Ok(())));
    let effects = browser.happen(tab, Event::Host(r#"{"do":"play","move":"c3-d4","id":1}"#.to_owned()));
    has(&effects, &Effect::FetchLate);
    assert_eq!(say(&mut browser, tab, r#"{"do":"undo","id":2}"#), []);
    let told = told(&browser.happen(tab, Event::Late(Ok(READERS))));
    assert_eq!(told, [done(1), done(2)]);
    assert_eq!(n_entries(browser.page(tab)), 0);
}

#[test]
fn a_move_is_played_and_counts_as_played_here() {
    let (mut browser, tab) = embedded(&[("mode", "two")]);
    assert_eq!(say(&mut browser, tab, r#"{"do":"play","move":"c3-d4","id":7}"#), [done(7)]);
    assert_eq!((n_entries(browser.page(tab)), browser.page(tab).phase()), (1, &Phase::Playing));
    assert_eq!(browser.store[&browser.uid(tab)].0.at, 1);
}

#[test]
fn what_cannot_be_done_is_refused_with_its_reason_and_changes_nothing() {
    let (mut browser, tab) = embedded(&[("mode", "two")]);
    let refused = |browser: &mut Browser, message: &str| {
        let effects = browser.happen(tab, Event::Host(message.to_owned()));
        assert_eq!(n_entries(browser.page(tab)), 0, "{message}");
        refusals(&effects).into_iter().next().cloned().unwrap_or_else(|| panic!("{message}: {effects:?}"))
    };
    assert!(matches!(refused(&mut browser, r#"{"do":"play","move":"c3-c4"}"#), Refusal::NotPlayed(_)));
    for message in [r#"{"do":"undo"}"#, r#"{"do":"play"}"#, r#"{"do":"load","position":"x","side":"7"}"#] {
        assert!(matches!(refused(&mut browser, message), Refusal::Fault(Fault::Refused, _)), "{message}");
    }
    let uid = browser.uid(tab);
    let why = refused(&mut browser, r#"{"do":"load","position":"nonsense"}"#);
    assert!(matches!(why, Refusal::NotPut(Trouble::NotLaid(_))));
    assert_eq!((browser.uid(tab), browser.page(tab).phase()), (uid, &Phase::Playing), "what was there stays");
}

#[test]
fn a_message_that_is_no_command_is_told_as_such() {
    let (mut browser, tab) = embedded(&[]);
    for message in ["scrap", "[]", r#"{"do":"dance","id":3}"#] {
        let told = say(&mut browser, tab, message);
        assert!(matches!(&told[..], [HostEvent::Error { code: Fault::Malformed, .. }]), "{message}: {told:?}");
    }
}

#[test]
fn a_position_is_put_on_the_table_in_place_of_what_could_not_be_read() {
    let (mut browser, tab) = embedded(&[(POSITION, "nonsense")]);
    assert!(matches!(browser.page(tab).phase(), Phase::Refused(_)));
    // What cannot be on the table is nothing to tell of.
    assert_eq!(say(&mut browser, tab, r#"{"do":"listen","id":1}"#), [done(1)]);
    assert_eq!(say(&mut browser, tab, r#"{"do":"load","position":"c1w d2b d4b a7b w","id":2}"#), [done(2)]);
    assert_eq!(browser.page(tab).phase(), &Phase::Playing);
    assert!(matches!(&told(&browser.draw(tab))[..], [HostEvent::Ready(_)]));
}

#[test]
fn a_trouble_stays_where_the_next_position_is_refused_too() {
    let (mut browser, tab) = embedded(&[(POSITION, "nonsense")]);
    let before = browser.page(tab).phase().clone();
    browser.happen(tab, Event::Host(r#"{"do":"load","position":"scrap"}"#.to_owned()));
    assert_eq!(browser.page(tab).phase(), &before);
}

#[test]
fn a_level_is_given_to_every_computer_and_to_the_next_games() {
    let (mut browser, tab) = embedded(&[]);
    say(&mut browser, tab, r#"{"do":"set","level":"best"}"#);
    let computers = || {
        let players = browser.page(tab).table().players().into_iter();
        players.filter(|(_, player)| matches!(player, play::PlayerKind::Computer(_))).collect::<Vec<_>>()
    };
    assert!(!computers().is_empty());
    assert!(computers().iter().all(|(_, player)| *player == play::PlayerKind::Computer(rules::Level::MOST)));
}

#[test]
fn what_the_page_itself_keeps_is_passed_on() {
    let (mut browser, tab) = embedded(&[]);
    let effects = browser.happen(tab, Event::Host(r#"{"do":"set","theme":"dark"}"#.to_owned()));
    has(&effects, &Effect::Late(Box::new(LateEffect::Set("theme", "dark"))));
}

#[test]
fn hints_and_reviews_are_commands_and_a_review_tells_what_cost_most() {
    let (mut browser, tab) = embedded(&[("mode", "computer")]);
    let effects = browser.happen(tab, Event::Host(r#"{"do":"review","id":1}"#.to_owned()));
    assert!(matches!(refusals(&effects)[..], [Refusal::Fault(Fault::Refused, _)]), "{effects:?}");
    say(&mut browser, tab, r#"{"do":"listen"}"#);
    assert_eq!(say(&mut browser, tab, r#"{"do":"hint","id":2}"#), [done(2)]);
    assert!(browser.page(tab).hinted().is_some());
    say(&mut browser, tab, r#"{"do":"load","record":"1. c3-b4","mode":"replay"}"#);
    browser.draw(tab);
    let effects = browser.happen(tab, Event::Host(r#"{"do":"review","id":3}"#.to_owned()));
    assert_eq!(told(&effects), [done(3)], "{effects:?} {:?}", browser.page(tab).table().record());
    let surveyed = || Reply::Steps { job: 1, nodes: 0, value: 0, steps: vec!["5000 5000 0 0".to_owned()] };
    assert_eq!(told(&browser.happen(tab, Event::Reply(surveyed()))), []);
    browser.happen(tab, Event::Answer(Answer::Coach(CoachAct::Seen)));
    let reviewed = told(&browser.happen(tab, Event::Reply(surveyed())));
    assert_eq!(reviewed, [HostEvent::Review { costs: Vec::new() }]);
}

#[test]
fn legal_moves_are_told_to_whoever_asks() {
    let (mut browser, tab) = embedded(&[("mode", "two")]);
    let told = say(&mut browser, tab, r#"{"do":"ask","site":"c3","id":4}"#);
    let Some(HostEvent::Moves { id: Some(CommandId::Number(4)), moves }) = told.first() else { panic!("{told:?}") };
    assert_eq!(moves.len(), 2);
    let effects = browser.happen(tab, Event::Host(r#"{"do":"ask","site":"z9"}"#.to_owned()));
    assert!(matches!(refusals(&effects)[..], [Refusal::Fault(..)]), "{effects:?}");
}

#[test]
fn what_the_address_says_and_nobody_understands_is_known() {
    let (browser, tab) = embedded(&[("level", "x"), ("colour", "red")]);
    assert_eq!(browser.page(tab).unknown_in_address(), ["level=x", "colour=red"]);
    let mut browser = Browser::default();
    let page = browser.open("laska", &[(POSITION, "c1w d2b d4b a7b w"), ("colour", "red")], None);
    assert_eq!(browser.page(page).unknown_in_address(), Vec::<String>::new(), "the site's own addresses have others");
}

#[test]
fn what_was_mended_is_known_until_somebody_plays() {
    let (mut browser, tab) = embedded(&[(RECORD, "1. c3-d4 nonsense"), ("mode", "two")]);
    assert!(browser.page(tab).mended().fault.is_some(), "{:?}", browser.page(tab).phase());
    assert!(browser.page(tab).is_unchanged());
    browser.play(tab);
    assert!(!browser.page(tab).is_unchanged());
}
