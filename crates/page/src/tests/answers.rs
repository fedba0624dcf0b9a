//! What the message bar says and offers.

use rules::offers::Offer;
use table::Look;

use super::*;

fn table_answers(browser: &Browser, tab: TabIdx) -> Vec<Answer> {
    browser.page(tab).answers()
}

#[test]
fn whoever_begins_is_told_how_and_led_to_the_rules() {
    let (mut browser, tab) = two_people("laska");
    assert_eq!(browser.page(tab).said(), Said::Story { is_to_begin: true });
    assert_eq!(browser.page(tab).way_to_rules(), Some(WayToRules::ThreeThings));
    let own = site(browser.page(tab), "c3");
    browser.happen(tab, tap(own));
    assert_eq!(browser.page(tab).way_to_rules(), None, "whoever has chosen a piece has begun");
    let (mut browser, tab) = two_people("laska");
    browser.play(tab);
    assert_eq!(browser.page(tab).said(), Said::Story { is_to_begin: false });
    assert_eq!(browser.page(tab).way_to_rules(), None);
}

#[test]
fn a_refused_touch_says_why_and_leads_to_the_rule() {
    let (mut browser, tab) = two_people("laska");
    let other = site(browser.page(tab), "e5");
    browser.happen(tab, tap(other));
    assert!(matches!(browser.page(tab).said(), Said::Notice(Notice::Refused { .. })));
    assert_eq!(browser.page(tab).way_to_rules(), Some(WayToRules::Rule));
    assert!(browser.page(tab).is_told_at_once());
}

#[test]
fn whoever_looks_back_can_return_or_play_on_from_there() {
    let (mut browser, tab) = two_people("laska");
    browser.play(tab);
    browser.play(tab);
    browser.happen(tab, Event::Act(Action::Look(Look::First)));
    let answers = [Answer::Table(Action::ReturnToLive), Answer::Table(Action::Rewind(0))];
    assert_eq!(table_answers(&browser, tab), answers);
    browser.happen(tab, Event::Answer(Answer::Table(Action::ReturnToLive)));
    assert_eq!(table_answers(&browser, tab), []);
}

#[test]
fn a_finished_game_offers_another_and_can_be_played_through() {
    let (mut browser, tab) = two_people("laska");
    browser.play(tab);
    let (by, points) = browser.page(tab).table().resigners()[0];
    browser.happen(tab, Event::Rare(table::RareAction::Resign(by, points)));
    assert_eq!(table_answers(&browser, tab), [Answer::Rematch]);
    browser.happen(tab, Event::Shortcut(Shortcut::First));
    assert!(table_answers(&browser, tab).contains(&Answer::Table(Action::PlayThrough(true))));
    let uid = browser.uid(tab);
    browser.happen(tab, Event::Answer(Answer::Rematch));
    assert_ne!(browser.uid(tab), uid);
    assert_eq!(browser.page(tab).table().access(), Access::Editing);
}

#[test]
fn a_match_goes_on_with_its_next_game() {
    let mut browser = Browser::default();
    let tab = browser.open_for_two("backgammon");
    let setup = Setup { length: Some(3), ..Setup::usual("backgammon").for_people() };
    browser.happen(tab, Event::Tool(Tool::NewGame));
    browser.happen(tab, dialog(DialogAct::Choose(setup)));
    browser.happen(tab, dialog(DialogAct::Start));
    browser.happen(tab, Event::Answer(Answer::Table(Action::Throw)));
    let (by, _) = browser.page(tab).table().resigners()[0];
    browser.happen(tab, Event::Rare(table::RareAction::Resign(by, 1)));
    while let Some(Answer::Table(Action::Answer(true))) = table_answers(&browser, tab).first().cloned() {
        browser.happen(tab, Event::Answer(Answer::Table(Action::Answer(true))));
    }
    assert_eq!(table_answers(&browser, tab), [Answer::NextGame]);
    let first = browser.uid(tab);
    browser.happen(tab, Event::Answer(Answer::NextGame));
    let second = browser.uid(tab);
    assert_ne!(second, first);
    // Whoever goes on from the first game again gets the second one as it stands.
    browser.play_dice(tab);
    browser.happen(tab, dialog(DialogAct::Continue(first, "backgammon".to_owned())));
    assert_eq!(browser.uid(tab), first);
    browser.happen(tab, Event::Answer(Answer::NextGame));
    assert_eq!((browser.uid(tab), n_entries(browser.page(tab)) > 0), (second, true));
}

#[test]
fn an_offer_is_asked_for_before_it_is_made() {
    let (mut browser, tab) = two_people("laska");
    browser.play(tab);
    browser.happen(tab, Event::Act(Action::AskOffer(Offer::Draw)));
    let answers = table_answers(&browser, tab);
    assert_eq!(answers.first(), Some(&Answer::Table(Action::Offer(Offer::Draw))));
    browser.happen(tab, Event::Answer(answers[0].clone()));
    assert!(matches!(browser.page(tab).said(), Said::Question(_)));
    let answers = [Answer::Table(Action::Answer(true)), Answer::Table(Action::Answer(false))];
    assert_eq!(table_answers(&browser, tab), answers);
    browser.happen(tab, Event::Answer(Answer::Table(Action::Answer(false))));
    assert!(matches!(browser.page(tab).said(), Said::Notice(Notice::Declined { .. })));
}

#[test]
fn dice_wait_for_whoever_throws_them() {
    let (browser, tab) = two_people("backgammon");
    assert_eq!(table_answers(&browser, tab), [Answer::Table(Action::Throw)]);
}

#[test]
fn keys_do_what_buttons_do() {
    let (mut browser, tab) = two_people("laska");
    browser.play(tab);
    browser.play(tab);
    browser.happen(tab, Event::Shortcut(Shortcut::Undo));
    assert_eq!(n_entries(browser.page(tab)), 1);
    browser.happen(tab, Event::Shortcut(Shortcut::Redo));
    assert_eq!(n_entries(browser.page(tab)), 2);
    browser.happen(tab, Event::Shortcut(Shortcut::Previous));
    assert_eq!(browser.page(tab).table().viewed_ply(), 1);
    browser.happen(tab, Event::Shortcut(Shortcut::First));
    assert_eq!(browser.page(tab).table().viewed_ply(), 0);
    browser.happen(tab, Event::Shortcut(Shortcut::Next));
    assert_eq!(browser.page(tab).table().viewed_ply(), 1);
    browser.happen(tab, Event::Shortcut(Shortcut::Last));
    assert_eq!(browser.page(tab).table().viewed_ply(), 2);
    let before = browser.page(tab).table().orientation();
    browser.happen(tab, Event::Shortcut(Shortcut::Flip));
    assert_ne!(browser.page(tab).table().orientation(), before);
}
