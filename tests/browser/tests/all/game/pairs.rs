//! Games of two pairs: agreements between partners and opponents, the replay since one's own turn, who moves what, and
//! the points.

use browser::{BrowserSession, Failure, Hand, Key, Model, NewGame, Page};
use play::{Entry, Player, Record};
use rules::Seat;
use rules::offers::Offer;
use serde_json::json;

use crate::game::shelf;

const GAME: &str = "lanko-88";
/// Four people with one seat each.
const FOUR: [usize; 4] = [0, 1, 2, 3];
/// Two people with a pair each.
const TWO: [usize; 4] = [0, 1, 0, 1];

const OFFER: &str = "Offer to finish";

fn seat(idx: usize) -> Seat {
    Seat::new(idx).expect("there are four seats")
}

/// A game of four people after this many random steps.
async fn played_by_four(page: &Page, seed: u64, n_steps: usize) -> Result<Model, Failure> {
    page.open_game(Hand::Tap, NewGame::for_people(GAME, "4")).await?;
    let mut model = Model::seated(GAME, &FOUR, seed);
    model.play_on(page, Hand::Tap, n_steps).await?;
    model.check_table(page).await?;
    Ok(model)
}

/// The same with two people.
async fn played_by_two(page: &Page, seed: u64, n_steps: usize) -> Result<Model, Failure> {
    page.open_game(Hand::Tap, NewGame::for_two(GAME)).await?;
    let mut model = Model::seated(GAME, &TWO, seed);
    model.play_on(page, Hand::Tap, n_steps).await?;
    model.check_table(page).await?;
    Ok(model)
}

/// A saved game of two people that begins with this position.
async fn laid_out(page: &Page, start: &str) -> Result<Model, Failure> {
    let mut record = Record::new(GAME, 1, vec![Player::Human { name: String::new() }; 2]);
    record.seats = TWO.map(Some).to_vec();
    record.start = Some(start.to_owned());
    shelf::put(page, &record).await?;
    page.open(&format!("en/{GAME}/")).await?;
    page.idle().await?;
    let model = Model::of(record, 0);
    model.check_table(page).await?;
    Ok(model)
}

/// Plays the step from one square to another.
async fn play(page: &Page, model: &mut Model, from: &str, to: &str) -> Result<(), Failure> {
    let sites = [model.site(from), model.site(to)];
    let choice = model.choices().into_iter().find(|choice| choice.gesture.sites == sites);
    let choice = choice.unwrap_or_else(|| panic!("from {from} to {to} is no step"));
    page.make(Hand::Tap, &choice).await?;
    model.play(&choice.text);
    page.idle_at(model.ply()).await?;
    model.check_table(page).await
}

/// Waits until the notice contains this text.
async fn is_noticed(page: &Page, words: &str) -> Result<(), Failure> {
    let script = "return document.querySelector('[data-notice]')?.textContent.includes(arguments[0])";
    page.until(script, vec![json!(words)]).await.map(drop)
}

/// Presses a button that adds an entry to the record.
async fn enter(page: &Page, model: &mut Model, button: &str, entry: Entry) -> Result<(), Failure> {
    page.press(Hand::Tap, button).await?;
    if button == OFFER {
        page.press(Hand::Tap, "Offer").await?;
    }
    model.enter(entry);
    page.idle_at(model.ply()).await
}

/// A person who is asked by name answers.
async fn answer(page: &Page, model: &mut Model, asked: &str, by: usize, yes: bool) -> Result<(), Failure> {
    is_noticed(page, asked).await?;
    enter(page, model, if yes { "Accept" } else { "Decline" }, Entry::Answer { by: seat(by), yes }).await
}

#[test]
fn the_end_needs_the_consent_of_all_four() {
    BrowserSession::new(360, 640).run(async |page| {
        let mut model = played_by_four(&page, 61, 9).await?;
        // West is to move.
        enter(&page, &mut model, OFFER, Entry::Offer { by: seat(1), what: Offer::End }).await?;
        assert_eq!(page.turn().await?, "West offers to finish the game here");
        // Both opponents and the partner are asked, one after the other; one refusal is enough to play on.
        answer(&page, &mut model, "South: do you accept?", 0, true).await?;
        answer(&page, &mut model, "North: do you accept?", 2, true).await?;
        answer(&page, &mut model, "East: do you accept?", 3, false).await?;
        model.check_table(&page).await?;
        assert!(!page.can_press(OFFER).await?, "once between two steps");

        model.play_on(&page, Hand::Tap, 1).await?;
        enter(&page, &mut model, OFFER, Entry::Offer { by: seat(2), what: Offer::End }).await?;
        for (asked, by) in [("South: do you accept?", 0), ("West: do you accept?", 1), ("East: do you accept?", 3)] {
            // The question survives a reload.
            page.reload().await?;
            page.idle_at(model.ply()).await?;
            assert_eq!(page.turn().await?, "North offers to finish the game here");
            answer(&page, &mut model, asked, by, true).await?;
        }
        assert!(model.is_over());
        let result = page.result().await?;
        assert!(result.contains("the players agreed to finish the game here"), "{result}");
        model.check_table(&page).await
    });
}

#[test]
fn of_two_people_one_answers_for_a_pair() {
    BrowserSession::new(360, 640).run(async |page| {
        let mut model = played_by_two(&page, 62, 4).await?;
        enter(&page, &mut model, OFFER, Entry::Offer { by: seat(0), what: Offer::End }).await?;
        assert_eq!(page.turn().await?, "White offers to finish the game here");
        answer(&page, &mut model, "Black: do you accept?", 1, true).await?;
        assert!(model.is_over());
        page.result().await?;
        model.check_table(&page).await
    });
}

#[test]
fn a_pair_resigns_when_both_partners_do() {
    BrowserSession::new(360, 640).run(async |page| {
        let mut model = played_by_four(&page, 63, 5).await?;
        for yes in [false, true] {
            page.press(Hand::Tap, "Resign").await?;
            enter(&page, &mut model, "Yes, resign", Entry::Resign { by: seat(1), points: 1 }).await?;
            assert_eq!(page.turn().await?, "West wants to resign");
            answer(&page, &mut model, "East: do you resign too?", 3, yes).await?;
            assert_eq!(model.is_over(), yes);
            model.check_table(&page).await?;
        }
        let result = page.result().await?;
        assert!(result.contains("White wins") && result.contains("Black resigned"), "{result}");
        Ok(())
    });
}

#[test]
fn one_human_resigns_for_the_pair() {
    BrowserSession::new(360, 640).run(async |page| {
        let mut model = played_by_two(&page, 64, 2).await?;
        page.press(Hand::Tap, "Resign").await?;
        enter(&page, &mut model, "Yes, resign", Entry::Resign { by: seat(2), points: 1 }).await?;
        assert!(model.is_over());
        page.result().await?;
        model.check_table(&page).await
    });
}

#[test]
fn what_happened_since_ones_own_turn_is_told_again() {
    /// Checks the replay of three other turns, or of one if every second seat is one's own.
    async fn check(page: &Page, model: &Model, n_turns: usize) -> Result<(), Failure> {
        page.reload().await?;
        page.idle_at(model.ply()).await?;
        let last = page.text("[data-live]").await?;
        assert!(last.contains(" from "), "the last turn is told of a game that is opened: {last}");
        page.count_flights().await?;
        page.tap(page.place("[data-replay]").await?).await?;
        if n_turns > 1 {
            let script = "return document.querySelector('[data-live]').textContent !== arguments[0]";
            page.until(script, vec![json!(last)]).await?;
        }
        page.idle_at(model.ply()).await?;
        let told = page.text("[data-live]").await?;
        let turns = model.table().turns(model.table().move_formats()[0]);
        for (idx, turn) in turns.iter().rev().enumerate() {
            let squares: Vec<&str> = turn.text.trim_matches(['[', ']']).split('-').collect();
            let is_told = told.contains(&format!("from {} to {}", squares[0], squares[1]));
            assert_eq!(is_told, idx < n_turns, "{}: {told:?}", turn.text);
        }
        let n_flights = page.flights().await?;
        assert!(n_flights >= n_turns as u64, "{n_flights}");
        // The game is unchanged.
        model.check_table(page).await
    }

    BrowserSession::new(360, 640).with_motion().run(async |page| {
        let model = played_by_four(&page, 65, 4).await?;
        check(&page, &model, 3).await?;
        let model = played_by_two(&page, 65, 4).await?;
        check(&page, &model, 1).await?;
        // In a new game there is nothing to replay.
        page.start(Hand::Tap, NewGame::for_two(GAME)).await?;
        page.idle_at(0).await?;
        assert_eq!(page.count("[data-replay]:disabled").await?, 1);
        Ok(())
    });
}

#[test]
fn the_inspector_says_who_moves_a_piece_and_where_to() {
    /// Holds a finger on a square until its notice appears.
    async fn check(page: &Page, model: &Model, square: &str, words: &str) -> Result<(), Failure> {
        page.fingers_down(&[page.site(model.site(square)).await?]).await?;
        is_noticed(page, square).await?;
        is_noticed(page, words).await?;
        page.fingers_up().await
    }

    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two(GAME)).await?;
        let model = Model::seated(GAME, &TWO, 0);
        let halves = [
            ("43", "South can move this pawn, and forward is north. Past the axle, only North can move it."),
            ("8", "West can move this big castle, and forward is east. Past the axle, only East can move it."),
            ("14", "North can move this small castle, and forward is south."),
            ("B", "A border square common to"),
            ("X", "A castle that comes here stays until the end of the game and counts three times."),
        ];
        for (square, words) in halves {
            check(&page, &model, square, words).await?;
        }
        // Asking moves nothing.
        page.idle_at(0).await?;
        model.check_table(&page).await?;

        let model = laid_out(&page, "S N:wp 35:wp 5:wp W:wb 47:wb K:bs 8:bb").await?;
        let axle =
            "Both South and North can move this pawn from the axle. Forward is north for South and south for North.";
        let anywhere = [
            ("N", axle),
            ("5", "North can move this pawn, and forward is south."),
            ("W", "stays here until the end of the game and counts 36 points."),
        ];
        for (square, words) in anywhere {
            check(&page, &model, square, words).await?;
        }
        // The same with the keyboard.
        page.walk_to(model.site("35")).await?;
        page.key(Key::Question).await?;
        is_noticed(&page, "South can move this pawn, and forward is north.").await
    });
}

#[test]
fn points_are_counted_as_they_are_made() {
    BrowserSession::new(360, 640).run(async |page| {
        let mut model = laid_out(&page, "S T:wb 47:ws 8:bb 7:bp 11:wp 12:wp").await?;
        assert_eq!(page.points().await?.as_deref(), Some("22 14"));
        play(&page, &mut model, "T", "W").await?;
        assert_eq!(page.points().await?.as_deref(), Some("46 14"));
        let told = page.text("[data-live]").await?;
        assert!(told.contains("White scores 24 for W"), "{told}");
        // Undone turns do not count.
        page.press(Hand::Tap, "Undo").await?;
        page.idle_at(0).await?;
        model.undo(1);
        model.check_table(&page).await
    });
}
