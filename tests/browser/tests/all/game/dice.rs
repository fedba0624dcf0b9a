//! Dice: a match with every input device, and everybody's preferences.

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Offered, Page};
use play::{GameUid, Match, Player};
use rules::games::Portal;
use rules::match_rules::Plan;
use rules::{Options, Seat};

const GAME: &str = "backgammon";

/// The step of a player who runs home: moves the rearmost piece, and bears off if possible. They double if `doubles`
/// says so, and take every double.
fn choose(model: &Model, doubles: bool) -> Offered {
    let choices = model.choices();
    let is = |step: &str| choices.iter().find(|choice| choice.text == step).cloned();
    let decided = if doubles { is("double") } else { is("roll") };
    let behind = |choice: &&Offered| match choice.text.split('/').next() {
        Some("bar") => 25,
        from => from.and_then(|from| from.parse().ok()).unwrap_or(0),
    };
    decided
        .or_else(|| is("take"))
        .or_else(|| choices.iter().max_by_key(|choice| (choice.text.contains("off"), behind(choice))).cloned())
        .expect("there is something to play")
}

/// Plays a step here and on the page, or throws; takes over a throw that follows by itself.
async fn go_on(page: &Page, model: &mut Model, hand: Hand, doubles: bool) -> Result<(), Failure> {
    if model.awaits_throw() {
        return model.throw(page, hand).await;
    }
    let choice = choose(model, doubles);
    page.make(hand, &choice).await?;
    model.play(&choice.text);
    if model.awaits_throw() && model.is_mid_turn() {
        model.throw(page, hand).await
    } else {
        page.idle_at(model.ply()).await
    }
}

/// A match to 3, to its end; in every game somebody doubles as soon as they may.
fn play_match(hand: Hand) {
    BrowserSession::new(360, 640).run(async move |page| {
        page.open_game(hand, NewGame { length: "3", ..NewGame::for_two(GAME) }).await?;
        let plan = Plan { key: "points".to_owned(), length: 3, ..Plan::single(GAME, Options::new()) };
        let people = vec![Player::Human { name: String::new() }; 2];
        let mut run = Match::new::<Portal>(plan, people).expect("there is such a match");
        while let Some(record) = run.game(GameUid(0), None) {
            let mut model = Model::of(record, 0);
            model.check_table(&page).await?;
            let mut has_doubled = false;
            while !model.is_over() {
                let may_double = model.choices().iter().any(|choice| choice.text == "double");
                go_on(&page, &mut model, hand, may_double && !has_doubled).await?;
                has_doubled |= may_double;
                model.check(&page).await?;
            }
            run.finish::<Portal>(model.table().record().clone()).expect("it is the game that was to be played");
            if let Some(outcome) = run.outcome() {
                let (white, black) = (Seat::FIRST, Seat::SECOND);
                let (name, winner, loser) =
                    if outcome.places[white] == 1 { ("White", white, black) } else { ("Black", black, white) };
                let points = run.points();
                let said = format!("{name} wins the match, {} to {}", points[winner], points[loser]);
                model.check_end_of_match(&page, &said).await?;
            } else {
                model.check_table(&page).await?;
                page.press(hand, "Next game").await?;
                page.idle_at(0).await?;
            }
        }
        assert!(run.points().0.iter().any(|points| *points >= 3), "{:?}", run.points());
        page.result().await.map(drop)
    });
}

#[test]
#[ignore = "long run"]
fn a_match_to_three_by_taps() {
    play_match(Hand::Tap);
}

#[test]
#[ignore = "long run"]
fn a_match_to_three_by_keys() {
    play_match(Hand::Keys);
}

/// The shortest game of a match: a double is refused. The next game begins with its points.
#[test]
fn a_match_goes_on_after_a_refused_double() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame { length: "3", ..NewGame::for_two(GAME) }).await?;
        let plan = Plan { key: "points".to_owned(), length: 3, ..Plan::single(GAME, Options::new()) };
        let people = vec![Player::Human { name: String::new() }; 2];
        let mut run = Match::new::<Portal>(plan, people).expect("there is such a match");
        let mut model = Model::of(run.game(GameUid(0), None).expect("the match begins"), 0);
        while !model.is_over() {
            let refuses = model.choices().into_iter().find(|choice| choice.text == "drop");
            if let Some(choice) = refuses {
                page.make(Hand::Tap, &choice).await?;
                model.play(&choice.text);
                page.idle_at(model.ply()).await?;
            } else {
                let may_double = model.choices().iter().any(|choice| choice.text == "double");
                go_on(&page, &mut model, Hand::Tap, may_double).await?;
            }
            model.check(&page).await?;
        }
        model.check_table(&page).await?;
        run.finish::<Portal>(model.table().record().clone()).expect("it is the game that was to be played");
        assert!(run.outcome().is_none() && run.points().0.contains(&1), "{:?}", run.points());
        page.press(Hand::Tap, "Next game").await?;
        page.idle_at(0).await?;
        let mut model = Model::of(run.game(GameUid(0), None).expect("the match goes on"), 0);
        model.check_table(&page).await?;
        go_on(&page, &mut model, Hand::Tap, false).await?;
        model.check(&page).await
    });
}

/// The pieces on every square and the state of every die.
async fn check_thrown(page: &Page, model: &mut Model, n_entries: usize) -> Result<(), Failure> {
    page.idle_at(n_entries).await?;
    model.take_over_throw(page).await?;
    model.check(page).await
}

#[test]
fn a_throw_is_not_taken_back() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two(GAME)).await?;
        let mut model = Model::new(GAME, 0);
        model.throw(&page, Hand::Tap).await?;
        assert!(!page.can_press("Undo").await?, "nothing was decided yet");
        let thrown = page.board().await?;
        go_on(&page, &mut model, Hand::Tap, false).await?;
        page.press(Hand::Tap, "Undo").await?;
        page.idle_at(1).await?;
        assert!(page.board().await? == thrown);
        Ok(())
    });
}

#[test]
fn dice_are_thrown_as_people_like() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two(GAME)).await?;
        let mut model = Model::new(GAME, 0);
        page.press(Hand::Tap, "Settings").await?;
        page.choose(Hand::Tap, "dice", "hand").await?;
        page.press(Hand::Tap, "Close").await?;
        page.press(Hand::Tap, "6 1").await?;
        check_thrown(&page, &mut model, 1).await?;
        assert_eq!(model.table().turns(model.table().move_formats()[0])[0].text, "61:");
        // Another session still knows it.
        page.reload().await?;
        page.idle_at(1).await?;
        while !model.awaits_throw() {
            go_on(&page, &mut model, Hand::Tap, false).await?;
        }
        assert!(page.can_press("6 6").await?);
        let ply = model.ply();
        page.press(Hand::Keys, "Settings").await?;
        page.choose(Hand::Keys, "dice", "itself").await?;
        page.press(Hand::Keys, "Close").await?;
        check_thrown(&page, &mut model, ply + 1).await
    });
}
