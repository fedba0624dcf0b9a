//! Studies and puzzles on the table.

use study::{Progress, Walk};

use super::*;

/// A lesson of two steps, and two puzzles.
const STUDIES: &str = "## First steps {#lesson}\n\n```task\n\
    say Play to d4.\nplay c3-d4\nwrong c3-b4: Not there.\nhint Look at c3.\npraise Good.\nreply e5-d4-c3bw\n\
    say Take back.\nplay *\n```\n\n\
    puzzle one\ngrade 1\ngoal win\nposition /,,WB/,,,b/,,WBB/,Wbbbb,www,bw/,,Bww/,BWw,, w\nplay c3-b4\n\n\
    puzzle two\ngrade 1\ngoal win\nposition ,W,b,/,,Www/,bw,WBBbb,Wbb//,B,,/,,Bww/Bww,,, w\nplay g5-f4\n";

fn fetched(progress: &str, mistakes: &str) -> Event {
    let studies = Some(STUDIES.to_owned());
    let (progress, mistakes) = (progress.to_owned(), mistakes.to_owned());
    act(StudyAct::Fetched(Box::new(Fetched { studies, progress, mistakes })))
}

fn act(act: StudyAct) -> Event {
    Event::Answer(Answer::Study(act))
}

/// A frame with a study.
fn study(id: &'static str, progress: &str) -> (Browser, TabIdx) {
    let mut browser = Browser::default();
    let tab = browser.embed("laska", &[("mode", "study"), (STUDY, id)]);
    browser.happen(tab, fetched(progress, ""));
    browser.draw(tab);
    (browser, tab)
}

fn walk(browser: &Browser, tab: TabIdx) -> &Walk {
    browser.page(tab).study().expect("a study is on the table").walk()
}

fn type_turn(browser: &mut Browser, tab: TabIdx, turn: &str) -> Vec<Effect> {
    browser.happen(tab, dialog(DialogAct::Type(turn.to_owned(), "en".to_owned())))
}

fn pauses(effects: &[Effect]) -> Vec<Option<u32>> {
    let pauses = late_effects(effects).filter_map(|effect| match effect {
        LateEffect::Pause(ms) => Some(*ms),
        _ => None,
    });
    pauses.collect()
}

fn noted(effects: &[Effect]) -> Vec<(&str, &str, usize)> {
    let noted = late_effects(effects).filter_map(|effect| match effect {
        LateEffect::NoteStudy { game, id, n_done } => Some((game.as_str(), id.as_str(), *n_done)),
        _ => None,
    });
    noted.collect()
}

#[test]
fn studies_are_fetched_and_nothing_is_played_before_that() {
    let mut browser = Browser::default();
    let tab = browser.load("laska", true, &[("mode", "study"), (STUDY, "one")], None);
    let effects = browser.draw(tab);
    has(&effects, &Effect::Late(Box::new(LateEffect::FetchStudies("laska"))));
    assert_eq!(
        (browser.page(tab).phase(), browser.page(tab).table().access()),
        (&Phase::Asked(String::new()), Access::Asking)
    );
    browser.happen(tab, fetched("", ""));
    assert_eq!((browser.page(tab).phase(), browser.page(tab).table().access()), (&Phase::Playing, Access::Editing));
    assert_eq!(walk(&browser, tab).study().id, "one");
}

#[test]
fn where_they_cannot_be_fetched_that_is_said() {
    let mut browser = Browser::default();
    let tab = browser.embed("laska", &[("mode", "study")]);
    browser.happen(tab, act(StudyAct::Fetched(Box::default())));
    assert_eq!(browser.page(tab).phase(), &Phase::Refused(Trouble::NoStudies));
}

#[test]
fn a_study_that_there_is_not_is_said() {
    let mut browser = Browser::default();
    let tab = browser.embed("laska", &[("mode", "study"), (STUDY, "none")]);
    browser.happen(tab, fetched("", ""));
    assert_eq!(browser.page(tab).phase(), &Phase::Refused(Trouble::NotLaid(embed::NotLaid::Study)));
}

#[test]
fn the_first_lesson_comes_where_none_is_named_and_goes_on_where_it_was_left() {
    let mut browser = Browser::default();
    let tab = browser.embed("laska", &[("mode", "study")]);
    browser.happen(tab, fetched("laska/lesson 1\n", ""));
    assert_eq!((walk(&browser, tab).study().id.as_str(), walk(&browser, tab).task_idx()), ("lesson", 0));
}

#[test]
fn a_right_turn_is_followed_by_the_replies_after_a_pause() {
    let (mut browser, tab) = study("lesson", "");
    let effects = type_turn(&mut browser, tab, "c3-d4");
    assert_eq!((walk(&browser, tab).progress(), pauses(&effects)), (Progress::Replies, vec![Some(900)]));
    assert_eq!(browser.page(tab).table().access(), Access::Viewing, "nobody plays meanwhile");
    assert_eq!(browser.page(tab).study_answers(), []);
    browser.happen(tab, act(StudyAct::Reply));
    assert_eq!((walk(&browser, tab).progress(), n_entries(browser.page(tab)) > 1), (Progress::Asks, true));
    assert_eq!(browser.page(tab).table().access(), Access::Editing);
    let effects = browser.play(tab);
    assert_eq!((walk(&browser, tab).progress(), noted(&effects)), (Progress::Done, vec![("laska", "lesson", 1)]));
}

#[test]
fn a_wrong_turn_is_tried_again_on_the_same_position() {
    let (mut browser, tab) = study("lesson", "");
    let effects = type_turn(&mut browser, tab, "c3-b4");
    assert_eq!((walk(&browser, tab).progress(), pauses(&effects), noted(&effects)), (Progress::Again, vec![], vec![]));
    assert_eq!(browser.page(tab).study_answers(), [Answer::Study(StudyAct::Again)]);
    browser.happen(tab, act(StudyAct::Again));
    assert_eq!((walk(&browser, tab).progress(), n_entries(browser.page(tab))), (Progress::Asks, 0));
    has(&browser.draw(tab), &Effect::Focus(Focus::Board));
    // After the second wrong turn a hint is offered; it lays the position too.
    type_turn(&mut browser, tab, "c3-b4");
    let offered = browser.page(tab).study_answers();
    assert_eq!(offered, [Answer::Study(StudyAct::Again), Answer::Study(StudyAct::Hint)]);
    browser.happen(tab, act(StudyAct::Hint));
    assert_eq!((walk(&browser, tab).said(), n_entries(browser.page(tab))), (study::Said::Hint("Look at c3."), 0));
    assert!(!browser.page(tab).study_answers().contains(&Answer::Study(StudyAct::Hint)), "it stands there");
}

#[test]
fn the_computer_shows_what_is_wrong_with_a_turn_of_a_puzzle() {
    let (mut browser, tab) = study("one", "");
    let own: Vec<Site> = {
        let table = browser.page(tab).table();
        table.labels().keys().copied().filter(|site| table.would_choose(*site)).collect()
    };
    let mut asked = false;
    'tries: for from in own {
        browser.happen(tab, tap(from));
        let goals: Vec<Site> = browser.page(tab).table().marks().targets.iter().copied().collect();
        for to in goals {
            let effects = browser.happen(tab, tap(to));
            if walk(&browser, tab).progress() == Progress::Again {
                asked = effects.iter().any(|effect| matches!(effect, Effect::Think(_)));
                break 'tries;
            }
        }
    }
    assert!(asked, "{:?}", walk(&browser, tab).progress());
    assert_eq!(browser.page(tab).table().access(), Access::Editing);
    browser.happen(tab, act(StudyAct::Again));
    assert_eq!(walk(&browser, tab).progress(), Progress::Asks);
}

#[test]
fn a_solved_puzzle_leads_on() {
    let (mut browser, tab) = study("one", "");
    assert_eq!(browser.page(tab).onward(), None);
    let effects = type_turn(&mut browser, tab, "c3-b4");
    assert_eq!(noted(&effects), [("laska", "one", 1)]);
    let onward = browser.page(tab).onward().expect("it is done");
    assert_eq!((onward.shows, onward.plays_on), (Some(Shows::Follows), true));
    assert_eq!(onward.next.map(|study| study.id.as_str()), Some("two"));
    let (mut browser, tab) = study("one", "laska/two 1\n");
    type_turn(&mut browser, tab, "c3-b4");
    assert_eq!(browser.page(tab).onward().and_then(|onward| onward.next), None, "the other is solved");
}

#[test]
fn the_puzzle_of_the_day_is_noted_for_its_day() {
    let mut browser = Browser::default();
    let tab = browser.embed("laska", &[("mode", "study"), (STUDY, "one"), (DAY, "20786")]);
    browser.happen(tab, fetched("", ""));
    let effects = type_turn(&mut browser, tab, "c3-b4");
    assert_eq!(noted(&effects), [("laska", "one", 1), ("day", "20786", 1)]);
}

#[test]
fn the_solution_is_shown_turn_by_turn() {
    let (mut browser, tab) = study("lesson", "");
    type_turn(&mut browser, tab, "c3-b4");
    browser.happen(tab, act(StudyAct::Again));
    type_turn(&mut browser, tab, "c3-b4");
    let effects = browser.happen(tab, act(StudyAct::Show));
    assert_eq!(pauses(&effects), [None, Some(900)]);
    assert_eq!((n_entries(browser.page(tab)), browser.page(tab).table().access()), (0, Access::Viewing));
    let effects = browser.happen(tab, act(StudyAct::Reply));
    assert_eq!((n_entries(browser.page(tab)) > 0, pauses(&effects)), (true, vec![Some(900)]));
}

#[test]
fn what_follows_on_a_solution_is_played_by_the_computer() {
    let (mut browser, tab) = study("one", "");
    type_turn(&mut browser, tab, "c3-b4");
    let effects = browser.happen(tab, act(StudyAct::Show));
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Think(_) | Effect::Rest(_))), "{effects:?}");
    assert_eq!(browser.page(tab).onward().map(|onward| onward.shows), Some(None), "it is being shown");
}

#[test]
fn a_puzzle_becomes_a_game_against_the_computer() {
    let (mut browser, tab) = study("one", "");
    type_turn(&mut browser, tab, "c3-b4");
    let own = browser.page(tab).table().seat_at_start().expect("somebody solves it");
    let uid = browser.uid(tab);
    has(&browser.happen(tab, act(StudyAct::PlayOn)), &Effect::AskToWrite(uid));
    assert!(browser.page(tab).study().is_none());
    for (seat, player) in browser.page(tab).table().players() {
        assert_eq!(player == play::PlayerKind::Human, seat == own, "{seat:?}");
    }
    assert!(!browser.store.is_empty(), "from now on it is saved");
}

#[test]
fn nothing_of_a_study_is_saved_as_a_game() {
    let (mut browser, tab) = study("lesson", "");
    type_turn(&mut browser, tab, "c3-d4");
    browser.happen(tab, act(StudyAct::Reply));
    assert!(browser.store.is_empty());
}

#[test]
fn a_study_is_done_anew_from_its_first_task() {
    let (mut browser, tab) = study("one", "");
    type_turn(&mut browser, tab, "c3-b4");
    assert_eq!(browser.page(tab).study_answers(), [Answer::Study(StudyAct::Next)]);
    browser.happen(tab, act(StudyAct::Next));
    assert_eq!((walk(&browser, tab).progress(), n_entries(browser.page(tab))), (Progress::Asks, 0));
}

/// The first puzzle as turns of somebody's own games: one is due from this day on, and one is new.
fn mistakes(due: u32) -> String {
    let task = "goal best\nposition /,,WB/,,,b/,,WBB/,Wbbbb,www,bw/,,Bww/,BWw,, w\nplayed 830 c3-d4\nplay c3-b4\n";
    let end = "end /,,WB/,,,b/,Wbb,/,WBb,,/,,Bww/ b\n";
    format!("card laska {due} 2345 5321 20000\npuzzle mine-a\n{task}{end}\ncard laska 0\npuzzle mine-b\n{task}{end}\n")
}

/// A frame with a turn of one's own, on a day.
fn own(id: &'static str, due: u32, day: u32) -> (Browser, TabIdx) {
    let mut browser = Browser::default();
    let tab = browser.embed("laska", &[("mode", "study"), (STUDY, id)]);
    browser.tabs[tab].device.random.set(u64::from(day) * 86_400_000);
    browser.happen(tab, fetched("", &mistakes(due)));
    browser.draw(tab);
    (browser, tab)
}

fn recalled(effects: &[Effect]) -> Vec<(&str, bool, u32)> {
    let noted = late_effects(effects).filter_map(|effect| match effect {
        LateEffect::NoteMistake { id, is_known, today } => Some((id.as_str(), *is_known, *today)),
        _ => None,
    });
    noted.collect()
}

#[test]
fn what_is_due_of_ones_own_turns_comes_first() {
    for (due, day, expect) in [(20_100, 20_100, "mine-a"), (20_101, 20_100, "mine-b")] {
        let (browser, tab) = own("mine", due, day);
        assert_eq!(walk(&browser, tab).study().id, expect);
    }
    let mut browser = Browser::default();
    let tab = browser.embed("laska", &[("mode", "study"), (STUDY, "mine")]);
    browser.happen(tab, fetched("laska/one 1\n", ""));
    assert_eq!(walk(&browser, tab).study().id, "two", "a puzzle where nothing is due");
}

#[test]
fn a_turn_of_ones_own_is_noted_at_the_first_attempt_only() {
    let (mut browser, tab) = own("mine-a", 20_100, 20_100);
    let effects = type_turn(&mut browser, tab, "c3-b4");
    assert_eq!((recalled(&effects), noted(&effects)), (vec![("mine-a", true, 20_100)], vec![]));
    let (mut browser, tab) = own("mine-a", 20_100, 20_100);
    let effects = type_turn(&mut browser, tab, "c3-d4");
    assert_eq!(
        (recalled(&effects), walk(&browser, tab).progress()),
        (vec![("mine-a", false, 20_100)], Progress::Again)
    );
    browser.happen(tab, act(StudyAct::Again));
    assert_eq!(recalled(&type_turn(&mut browser, tab, "c3-b4")), []);
    assert_eq!(walk(&browser, tab).progress(), Progress::Done);
}

#[test]
fn puzzles_come_between_few_turns_of_ones_own() {
    let (mut browser, tab) = own("mine-a", 20_100, 20_100);
    type_turn(&mut browser, tab, "c3-b4");
    let onward = browser.page(tab).onward().expect("it is done");
    assert_eq!((onward.next.map(|study| study.id.as_str()), onward.can_forget), (Some("one"), true));
    let (mut browser, tab) = own("one", 20_100, 20_100);
    type_turn(&mut browser, tab, "c3-b4");
    let onward = browser.page(tab).onward().expect("it is done");
    assert_eq!((onward.next.map(|study| study.id.as_str()), onward.can_forget), (Some("mine-a"), false));
}

#[test]
fn a_turn_of_ones_own_can_be_forgotten() {
    let (mut browser, tab) = own("mine-a", 20_100, 20_100);
    type_turn(&mut browser, tab, "c3-b4");
    has(
        &browser.happen(tab, act(StudyAct::Forget)),
        &Effect::Late(Box::new(LateEffect::ForgetMistake("mine-a".to_owned()))),
    );
    assert_eq!(browser.page(tab).onward().map(|onward| onward.can_forget), Some(false));
}
