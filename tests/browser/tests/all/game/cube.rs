//! A match with the doubling cube against the computer, which doubles when it is time to.

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Offered, Page, Scheme};
use play::{GameUid, Match, Player};
use rules::Options;
use rules::games::Portal;
use rules::match_rules::Plan;
use serde_json::json;

const GAME: &str = "backgammon";
/// The computer with a small node budget, so that it answers at once.
const QUICK: &str = "en/backgammon/?nodes=500&seed=1";
/// What a person answers to a double.
const TAKE: &str = "Take";
const DROP: &str = "Drop";
/// Whether the answers to a double are in the window when its top is the page's.
const IN_SIGHT: &str = "
    scrollTo(0, 0);
    const { top, bottom } = document.querySelector('.message-bar .replies').getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
";
/// Dice fall as they like: so many matches are played until a double was passed and another one taken.
const MOST_MATCHES: usize = 40;

/// The step of a player who runs home, whatever it costs, and never doubles: soon the other one does.
fn choose(model: &Model) -> Offered {
    let choices = model.choices();
    let behind = |choice: &&Offered| match choice.text.split('/').next() {
        Some("bar") => 25,
        from => from.and_then(|from| from.parse().ok()).unwrap_or(0),
    };
    let roll = choices.iter().find(|choice| choice.text == "roll");
    let runs = || choices.iter().max_by_key(|choice| (choice.text.contains("off"), behind(choice)));
    roll.or_else(runs).cloned().expect("there is something to play")
}

/// What happened to the computer's doubles in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Doubles {
    n_passed: usize,
    n_taken: usize,
}

/// Plays a game to its end; `takes` says what to answer to a double. The first double is shown, if that is wanted.
async fn play_game(
    page: &Page,
    hand: Hand,
    model: &mut Model,
    shown: Option<Scheme>,
    mut takes: impl FnMut() -> bool,
) -> Result<Doubles, Failure> {
    let mut doubles = Doubles::default();
    loop {
        page.idle().await?;
        if page.can_press(TAKE).await? {
            let before = page.ply().await?;
            assert_eq!(page.ask(IN_SIGHT).await?, json!(true), "the answers are out of sight");
            if let Some(scheme) = shown.filter(|_| doubles == Doubles::default()) {
                show(page, scheme, "double").await?;
            }
            if takes() {
                doubles.n_taken += 1;
                page.press(hand, TAKE).await?;
            } else {
                doubles.n_passed += 1;
                page.press(hand, DROP).await?;
            }
            page.idle_past(before).await?;
            continue;
        }
        model.follow(page).await?;
        if model.is_over() {
            return Ok(doubles);
        }
        if model.awaits_throw() {
            model.throw(page, hand).await?;
        } else {
            let choice = choose(model);
            page.make(hand, &choice).await?;
            model.play(&choice.text);
        }
    }
}

/// Shows what stands on the page, also in Arabic: a double that waits for its answer outlasts another language.
async fn show(page: &Page, scheme: Scheme, moment: &str) -> Result<(), Failure> {
    page.shoot(&format!("match-{}-{moment}", scheme.name())).await?;
    page.speak("ar").await?;
    page.shoot(&format!("match-{}-{moment}-ar", scheme.name())).await?;
    page.speak("en").await
}

/// Plays matches until, in one of them, the first double was passed and a later one taken.
fn play_matches(hand: Hand, scheme: Scheme) {
    BrowserSession::new(360, 640).with(scheme).run(async move |page| {
        page.open(QUICK).await?;
        page.idle().await?;
        for _ in 0..MOST_MATCHES {
            page.start(hand, NewGame { length: "3", ..NewGame::against_computer(GAME) }).await?;
            let plan = Plan { key: "points".to_owned(), length: 3, ..Plan::single(GAME, Options::new()) };
            let people = vec![Player::Human { name: String::new() }; 2];
            let mut run = Match::new::<Portal>(plan, people).expect("there is such a match");
            let mut all = Doubles::default();
            while let Some(record) = run.game(GameUid(0), None) {
                let mut model = Model::of(record, 0);
                let has_passed = all.n_passed > 0;
                let doubles = play_game(&page, hand, &mut model, Some(scheme), || has_passed).await?;
                all.n_passed += doubles.n_passed;
                all.n_taken += doubles.n_taken;
                run.finish::<Portal>(model.table().record().clone()).expect("it is the game that was to be played");
                if run.outcome().is_none() {
                    page.press(hand, "Next game").await?;
                    page.until("return document.querySelector('main[data-idle]')?.dataset.ply < 2", Vec::new()).await?;
                }
            }
            assert!(run.points().0.iter().any(|points| *points >= 3), "{:?}", run.points());
            page.result().await?;
            show(&page, scheme, "end").await?;
            if all.n_passed > 0 && all.n_taken > 0 {
                return Ok(());
            }
        }
        Err(Failure::page(format!("in {MOST_MATCHES} matches no double was passed and another one taken")))
    });
}

#[test]
#[ignore = "long run"]
fn a_match_against_the_computer_by_taps() {
    play_matches(Hand::Tap, Scheme::Light);
}

#[test]
#[ignore = "long run"]
fn a_match_against_the_computer_by_keys() {
    play_matches(Hand::Keys, Scheme::Dark);
}

/// Sooner or later the computer doubles somebody who only runs home.
#[test]
fn the_computer_doubles_and_its_double_is_passed() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open(QUICK).await?;
        page.idle().await?;
        for _ in 0..MOST_MATCHES {
            page.start(Hand::Tap, NewGame { length: "3", ..NewGame::against_computer(GAME) }).await?;
            let plan = Plan { key: "points".to_owned(), length: 3, ..Plan::single(GAME, Options::new()) };
            let people = vec![Player::Human { name: String::new() }; 2];
            let run = Match::new::<Portal>(plan, people).expect("there is such a match");
            let mut model = Model::of(run.game(GameUid(0), None).expect("the match begins"), 0);
            if play_game(&page, Hand::Tap, &mut model, None, || false).await?.n_passed == 1 {
                return page.press(Hand::Tap, "Next game").await;
            }
        }
        Err(Failure::page("the computer does not double"))
    });
}
