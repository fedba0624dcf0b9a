//! Dialogs, new games and settings.

use rules::Level;
use table::{RareAction, Setup};

use super::*;

fn chosen(browser: &Browser, tab: TabIdx) -> Option<(Setup, bool)> {
    match &browser.page(tab).dialogs().open {
        Some(Dialog::NewGame { setup, shows_options }) => Some((setup.clone(), *shows_options)),
        _ => None,
    }
}

#[test]
fn each_button_opens_its_dialog() {
    let (mut browser, tab) = two_people("laska");
    let dialogs = [
        (Event::Tool(Tool::Settings), Dialog::Settings),
        (Event::Tool(Tool::More), Dialog::More),
        (Event::Tool(Tool::Seats), Dialog::Seats),
        (Event::Tool(Tool::Resign), Dialog::Resign),
        (Event::Tool(Tool::Games), Dialog::Games),
        (Event::Tool(Tool::Share), Dialog::Share),
        (Event::Shortcut(Shortcut::Keys), Dialog::Keys),
        (dialog(DialogAct::Embed), Dialog::Embed),
        (dialog(DialogAct::Print), Dialog::Print),
    ];
    for (event, dialog) in dialogs {
        let is_led_to = browser.page(tab).dialogs().is_any_open();
        let effects = browser.happen(tab, event);
        // The one that leads to it closes, so that the focus goes to the new one.
        assert_eq!(effects.contains(&Effect::CloseDialog), is_led_to);
        assert_eq!(browser.page(tab).dialogs().open.as_ref(), Some(&dialog));
        has(&browser.draw(tab), &Effect::ShowDialog);
    }
    has(&browser.happen(tab, Event::CloseDialog), &Effect::CloseDialog);
    assert!(!browser.page(tab).dialogs().is_any_open());
    lacks(&browser.draw(tab), |effect| *effect == Effect::ShowDialog);
}

#[test]
fn a_new_game_is_chosen_from_what_was_chosen_last() {
    let (mut browser, tab) = two_people("laska");
    browser.happen(tab, Event::Shortcut(Shortcut::NewGame));
    let (setup, shows_options) = chosen(&browser, tab).expect("the dialog is open");
    assert_eq!((setup, shows_options), (Setup::usual("laska").for_people(), false));
    browser.happen(tab, Event::CloseDialog);
    browser.happen(tab, Event::Answer(Answer::Options));
    assert!(chosen(&browser, tab).is_some_and(|(_, shows_options)| shows_options));
    browser.happen(tab, Event::Answer(Answer::NewGame));
    assert!(chosen(&browser, tab).is_some_and(|(_, shows_options)| !shows_options));
}

#[test]
fn a_choice_changes_nothing_before_it_is_started() {
    let (mut browser, tab) = two_people("laska");
    let uid = browser.uid(tab);
    browser.happen(tab, Event::Tool(Tool::NewGame));
    browser.happen(tab, dialog(DialogAct::Choose(Setup::usual("bignor-ludus"))));
    assert_eq!(browser.uid(tab), uid);
    let effects = browser.happen(tab, dialog(DialogAct::Start));
    has(&effects, &Effect::CloseDialog);
    assert_eq!(browser.page(tab).table().info().id, "bignor-ludus");
    has(&browser.draw(tab), &Effect::Focus(Focus::NewGame));
    // Without a choice nothing is started.
    let uid = browser.uid(tab);
    browser.happen(tab, dialog(DialogAct::Start));
    assert_eq!(browser.uid(tab), uid);
}

#[test]
fn the_level_that_was_chosen_is_kept_and_the_next_game_begins_with_it() {
    let (mut browser, tab) = two_people("laska");
    browser.happen(tab, Event::Tool(Tool::NewGame));
    browser.happen(tab, dialog(DialogAct::Choose(Setup::usual("laska").at_level(Level::MOST))));
    has(&browser.happen(tab, dialog(DialogAct::Start)), &Effect::KeepLevel(Level::MOST));
    let seats = browser.page(tab).table().players();
    let is_computer = |player: &play::PlayerKind| matches!(player, play::PlayerKind::Computer(_));
    let (computer, _) = *seats.iter().find(|(_, player)| is_computer(player)).expect("one plays");
    has(
        &browser.happen(tab, Event::Rare(RareAction::Reseat(computer, play::PlayerKind::Computer(Level::ALL[0])))),
        &Effect::KeepLevel(Level::ALL[0]),
    );
    browser.happen(tab, Event::Tool(Tool::NewGame));
    assert!(chosen(&browser, tab).is_some_and(|(setup, _)| setup.level == Level::ALL[0]));
}

#[test]
fn a_clock_is_put_on_the_table_where_people_play() {
    let clocked = |setup: Setup| {
        let (mut browser, tab) = two_people("laska");
        browser.happen(tab, Event::Tool(Tool::NewGame));
        browser.happen(tab, dialog(DialogAct::Choose(Setup { clock: Some("300+5"), ..setup })));
        browser.happen(tab, dialog(DialogAct::Start));
        let time = browser.page(tab).table().tags().get(play::TimeControl::TAG).map(str::to_owned);
        (browser, tab, time)
    };
    let (mut browser, tab, time) = clocked(Setup::usual("laska").for_people());
    assert_eq!(time.as_deref(), Some("300+5"));
    browser.happen(tab, Event::Answer(Answer::Rematch));
    let again = browser.page(tab).table().tags().get(play::TimeControl::TAG);
    assert_eq!(again, Some("300+5"), "a rematch has it too");
    let (_, _, time) = clocked(Setup { opponent: table::Opponent::Computer, ..Setup::usual("laska") });
    let has_people = Setup::usual("laska").has_people(early());
    assert_eq!(time.is_some(), has_people);
}

#[test]
fn texts_are_opened_beside_other_dialogs_but_not_in_a_frame() {
    let (mut browser, tab) = two_people("laska");
    browser.happen(tab, Event::Tool(Tool::Games));
    browser.happen(tab, Event::OpenTexts(true));
    assert_eq!((&browser.page(tab).dialogs().open, browser.page(tab).dialogs().opens_texts), (&None, true));
    browser.happen(tab, Event::Tool(Tool::Settings));
    assert!(browser.page(tab).dialogs().opens_texts);
    browser.happen(tab, Event::OpenTexts(false));
    assert_eq!(browser.page(tab).dialogs().open, Some(Dialog::Settings));
    let framed = browser.embed("laska", &[]);
    browser.happen(framed, Event::OpenTexts(true));
    assert!(!browser.page(framed).dialogs().is_any_open());
}

#[test]
fn display_settings_are_kept_and_rename_the_squares() {
    let (mut browser, tab) = two_people("lanrick");
    let naming = browser.page(tab).table().naming();
    let key = naming.unwrap_or("numbers");
    has(&browser.happen(tab, dialog(DialogAct::Toggle(key))), &late(LateEffect::KeepDisplay(key.to_owned())));
    assert!(browser.page(tab).display().shows(key));
    assert_eq!(browser.page(tab).table().is_renamed(), naming.is_some());
    has(&browser.happen(tab, dialog(DialogAct::Toggle(key))), &late(LateEffect::KeepDisplay(String::new())));
    assert!(!browser.page(tab).table().is_renamed());
}

#[test]
fn how_somebody_wants_to_play_is_kept_and_stays_with_the_next_game() {
    let (mut browser, tab) = two_people("backgammon");
    let preferences = play::Preferences { throwing: play::Throwing::Hand, ..Preferences::default() };
    has(&browser.happen(tab, Event::Act(Action::Prefer(preferences))), &Effect::KeepPreferences(preferences));
    browser.happen(tab, Event::Answer(Answer::Rematch));
    assert_eq!(browser.page(tab).table().preferences(), preferences);
}
