//! Dice: a match by everything that people play with, and everybody's habits.

use browser::{Failure, Hand, Mirror, NewGame, Page, Visit, tier};
use play::{Choice, GameUid, Match, Sitter};
use rules::Options;
use rules::games::Portal;
use rules::matches::Plan;

const GAME: &str = "backgammon";

/// The step of somebody who runs home: of what is furthest behind, borne off where that can be. He doubles and takes
/// where he wants to.
fn choose(mirror: &Mirror, doubles: bool) -> Choice {
    let choices = mirror.table().choices();
    let is = |step: &str| choices.iter().find(|choice| choice.step == step).cloned();
    let decided = if doubles { is("double") } else { is("roll") };
    let behind = |choice: &&Choice| match choice.step.split('/').next() {
        Some("bar") => 25,
        from => from.and_then(|from| from.parse().ok()).unwrap_or(0),
    };
    decided
        .or_else(|| is("take"))
        .or_else(|| choices.iter().max_by_key(|choice| (choice.step.contains("off"), behind(choice))).cloned())
        .expect("there is something to play")
}

/// Plays a step here and on the page, or throws; a throw that follows by itself is taken over.
async fn go_on(page: &Page, mirror: &mut Mirror, hand: Hand, doubles: bool) -> Result<(), Failure> {
    if mirror.awaits_throw() {
        return mirror.throw(page, hand).await;
    }
    let choice = choose(mirror, doubles);
    page.make(hand, &choice).await?;
    mirror.play(&choice.step);
    if mirror.awaits_throw() && mirror.is_mid_turn() {
        mirror.throw(page, hand).await
    } else {
        page.idle_at(mirror.ply()).await
    }
}

/// A match to 3, as long as it lasts; in every game somebody doubles as soon as he may.
fn play_match(hand: Hand) {
    Visit::new(360, 640).run(async move |page| {
        page.open_game(hand, NewGame { length: "3", ..NewGame::for_two(GAME) }).await?;
        let plan = Plan { key: "points".to_owned(), length: 3, ..Plan::single(GAME, Options::new()) };
        let people = vec![Sitter::Person { name: String::new() }; 2];
        let mut run = Match::new::<Portal>(plan, people).expect("there is such a match");
        while let Some(record) = run.game(GameUid(0), None) {
            let mut mirror = Mirror::of(record, 0);
            mirror.check_table(&page).await?;
            let mut has_doubled = false;
            while !mirror.is_over() {
                let may_double = mirror.table().choices().iter().any(|choice| choice.step == "double");
                go_on(&page, &mut mirror, hand, may_double && !has_doubled).await?;
                has_doubled |= may_double;
                mirror.check(&page).await?;
            }
            mirror.check_table(&page).await?;
            run.finish(mirror.table().record().clone()).expect("it is the game that was to be played");
            if run.outcome().is_none() {
                page.press(hand, "Next game").await?;
                page.idle_at(0).await?;
            }
        }
        assert!(run.points().0.iter().any(|points| *points >= 3), "{:?}", run.points());
        page.result().await.map(drop)
    });
}

#[test]
fn a_match_to_three_by_taps() {
    if tier::is_full() {
        play_match(Hand::Tap);
    }
}

#[test]
fn a_match_to_three_by_keys() {
    if tier::is_full() {
        play_match(Hand::Keys);
    }
}

/// The shortest game of a match: a double is refused. The next one begins with its points.
#[test]
fn a_match_goes_on_after_a_refused_double() {
    Visit::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame { length: "3", ..NewGame::for_two(GAME) }).await?;
        let plan = Plan { key: "points".to_owned(), length: 3, ..Plan::single(GAME, Options::new()) };
        let people = vec![Sitter::Person { name: String::new() }; 2];
        let mut run = Match::new::<Portal>(plan, people).expect("there is such a match");
        let mut mirror = Mirror::of(run.game(GameUid(0), None).expect("the match begins"), 0);
        while !mirror.is_over() {
            let refuses = mirror.table().choices().into_iter().find(|choice| choice.step == "drop");
            if let Some(choice) = refuses {
                page.make(Hand::Tap, &choice).await?;
                mirror.play(&choice.step);
                page.idle_at(mirror.ply()).await?;
            } else {
                let may_double = mirror.table().choices().iter().any(|choice| choice.step == "double");
                go_on(&page, &mut mirror, Hand::Tap, may_double).await?;
            }
            mirror.check(&page).await?;
        }
        mirror.check_table(&page).await?;
        run.finish(mirror.table().record().clone()).expect("it is the game that was to be played");
        assert!(run.outcome().is_none() && run.points().0.contains(&1), "{:?}", run.points());
        page.press(Hand::Tap, "Next game").await?;
        page.idle_at(0).await?;
        let mut mirror = Mirror::of(run.game(GameUid(0), None).expect("the match goes on"), 0);
        mirror.check_table(&page).await?;
        go_on(&page, &mut mirror, Hand::Tap, false).await?;
        mirror.check(&page).await
    });
}

/// What stands on every square and what every die shows.
async fn check_thrown(page: &Page, mirror: &mut Mirror, n_entries: usize) -> Result<(), Failure> {
    page.idle_at(n_entries).await?;
    mirror.take_over_throw(page).await?;
    mirror.check(page).await
}

#[test]
fn a_throw_is_not_taken_back() {
    Visit::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two(GAME)).await?;
        let mut mirror = Mirror::new(GAME, 0);
        mirror.throw(&page, Hand::Tap).await?;
        assert!(!page.can_press("Undo").await?, "nothing was decided yet");
        let thrown = page.board().await?;
        go_on(&page, &mut mirror, Hand::Tap, false).await?;
        page.press(Hand::Tap, "Undo").await?;
        page.idle_at(1).await?;
        assert!(page.board().await? == thrown);
        Ok(())
    });
}

#[test]
fn dice_are_thrown_as_people_like() {
    Visit::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two(GAME)).await?;
        let mut mirror = Mirror::new(GAME, 0);
        page.press(Hand::Tap, "Board view").await?;
        page.choose(Hand::Tap, "dice", "hand").await?;
        page.press(Hand::Tap, "Close").await?;
        page.press(Hand::Tap, "6 1").await?;
        check_thrown(&page, &mut mirror, 1).await?;
        assert_eq!(mirror.table().turns(mirror.table().move_formats()[0])[0].text, "61:");
        // Another visit knows it still.
        page.reload().await?;
        page.idle_at(1).await?;
        while !mirror.awaits_throw() {
            go_on(&page, &mut mirror, Hand::Tap, false).await?;
        }
        assert!(page.can_press("6 6").await?);
        let ply = mirror.ply();
        page.press(Hand::Keys, "Board view").await?;
        page.choose(Hand::Keys, "dice", "itself").await?;
        page.press(Hand::Keys, "Close").await?;
        check_thrown(&page, &mut mirror, ply + 1).await
    });
}
