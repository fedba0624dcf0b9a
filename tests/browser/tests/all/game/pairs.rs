//! Games of two pairs: what partners and opponents agree on, what has happened since one's own turn, who moves what, and
//! the points.

use browser::{Failure, Hand, Key, Mirror, NewGame, Page, Visit};
use play::{Entry, Record, Sitter};
use rules::Seat;
use rules::offers::Offer;
use serde_json::json;

use crate::game::shelf;

const GAME: &str = "lanko-88";
/// Each of four people has a seat.
const FOUR: [usize; 4] = [0, 1, 2, 3];
/// Two people have a pair each.
const TWO: [usize; 4] = [0, 1, 0, 1];

const OFFER: &str = "Offer to end the game here";

fn seat(idx: usize) -> Seat {
    Seat::new(idx).expect("there are four seats")
}

/// So many random steps of four people.
async fn played_by_four(page: &Page, seed: u64, n_steps: usize) -> Result<Mirror, Failure> {
    page.open_game(Hand::Tap, NewGame::for_people(GAME, "4")).await?;
    let mut mirror = Mirror::seated(GAME, &FOUR, seed);
    mirror.play_on(page, Hand::Tap, n_steps).await?;
    mirror.check_table(page).await?;
    Ok(mirror)
}

/// The same of two people.
async fn played_by_two(page: &Page, seed: u64, n_steps: usize) -> Result<Mirror, Failure> {
    page.open_game(Hand::Tap, NewGame::for_two(GAME)).await?;
    let mut mirror = Mirror::seated(GAME, &TWO, seed);
    mirror.play_on(page, Hand::Tap, n_steps).await?;
    mirror.check_table(page).await?;
    Ok(mirror)
}

/// A game kept by two people, that begins with this position.
async fn laid_out(page: &Page, start: &str) -> Result<Mirror, Failure> {
    let mut record = Record::new(GAME, 1, vec![Sitter::Person { name: String::new() }; 2]);
    record.seats = TWO.map(Some).to_vec();
    record.start = Some(start.to_owned());
    shelf::put(page, &record).await?;
    page.open(&format!("en/{GAME}/")).await?;
    page.idle().await?;
    let mirror = Mirror::of(record, 0);
    mirror.check_table(page).await?;
    Ok(mirror)
}

/// Plays the step from one square to another.
async fn play(page: &Page, mirror: &mut Mirror, from: &str, to: &str) -> Result<(), Failure> {
    let sites = [mirror.site(from), mirror.site(to)];
    let choice = mirror.table().choices().into_iter().find(|choice| choice.gesture.sites == sites);
    let choice = choice.unwrap_or_else(|| panic!("from {from} to {to} is no step"));
    page.make(Hand::Tap, &choice).await?;
    mirror.play(&choice.step);
    page.idle_at(mirror.ply()).await?;
    mirror.check_table(page).await
}

/// Waits until the notice has these words in it.
async fn is_noticed(page: &Page, words: &str) -> Result<(), Failure> {
    let script = "return document.querySelector('[data-notice]')?.textContent.includes(arguments[0])";
    page.until(script, vec![json!(words)]).await.map(drop)
}

/// Presses a button that enters something.
async fn enter(page: &Page, mirror: &mut Mirror, button: &str, entry: Entry) -> Result<(), Failure> {
    page.press(Hand::Tap, button).await?;
    mirror.enter(entry);
    page.idle_at(mirror.ply()).await
}

/// Somebody answers who is asked by his name.
async fn answer(page: &Page, mirror: &mut Mirror, asked: &str, by: usize, yes: bool) -> Result<(), Failure> {
    is_noticed(page, asked).await?;
    enter(page, mirror, if yes { "Accept" } else { "Decline" }, Entry::Answer { by: seat(by), yes }).await
}

#[test]
fn the_end_needs_the_consent_of_all_four() {
    Visit::new(360, 640).run(async |page| {
        let mut mirror = played_by_four(&page, 61, 9).await?;
        // West is to move.
        enter(&page, &mut mirror, OFFER, Entry::Offer { by: seat(1), what: Offer::End }).await?;
        assert_eq!(page.turn().await?, "West offers to end the game here");
        // Both opponents and the partner are asked, one after the other, and one of them is enough to go on.
        answer(&page, &mut mirror, "South answers:", 0, true).await?;
        answer(&page, &mut mirror, "North answers:", 2, true).await?;
        answer(&page, &mut mirror, "East answers:", 3, false).await?;
        mirror.check_table(&page).await?;
        assert!(!page.can_press(OFFER).await?, "once between two steps");

        mirror.play_on(&page, Hand::Tap, 1).await?;
        enter(&page, &mut mirror, OFFER, Entry::Offer { by: seat(2), what: Offer::End }).await?;
        for (asked, by) in [("South answers:", 0), ("West answers:", 1), ("East answers:", 3)] {
            // The question is still there for whoever loads the page again.
            page.reload().await?;
            page.idle_at(mirror.ply()).await?;
            assert_eq!(page.turn().await?, "North offers to end the game here");
            answer(&page, &mut mirror, asked, by, true).await?;
        }
        assert!(mirror.is_over());
        let result = page.result().await?;
        assert!(result.contains("the players agreed to end the game here"), "{result}");
        mirror.check_table(&page).await
    });
}

#[test]
fn of_two_people_one_answers_for_a_pair() {
    Visit::new(360, 640).run(async |page| {
        let mut mirror = played_by_two(&page, 62, 4).await?;
        enter(&page, &mut mirror, OFFER, Entry::Offer { by: seat(0), what: Offer::End }).await?;
        assert_eq!(page.turn().await?, "White offers to end the game here");
        answer(&page, &mut mirror, "Black answers:", 1, true).await?;
        assert!(mirror.is_over());
        page.result().await?;
        mirror.check_table(&page).await
    });
}

#[test]
fn a_pair_resigns_when_both_partners_do() {
    Visit::new(360, 640).run(async |page| {
        let mut mirror = played_by_four(&page, 63, 5).await?;
        for yes in [false, true] {
            page.press(Hand::Tap, "Resign").await?;
            enter(&page, &mut mirror, "Yes, resign", Entry::Resign { by: seat(1), points: 1 }).await?;
            assert_eq!(page.turn().await?, "West would resign");
            answer(&page, &mut mirror, "East: do you resign too?", 3, yes).await?;
            assert_eq!(mirror.is_over(), yes);
            mirror.check_table(&page).await?;
        }
        let result = page.result().await?;
        assert!(result.contains("White wins") && result.contains("Black resigned"), "{result}");
        Ok(())
    });
}

#[test]
fn one_person_resigns_for_his_pair() {
    Visit::new(360, 640).run(async |page| {
        let mut mirror = played_by_two(&page, 64, 2).await?;
        page.press(Hand::Tap, "Resign").await?;
        enter(&page, &mut mirror, "Yes, resign", Entry::Resign { by: seat(2), points: 1 }).await?;
        assert!(mirror.is_over());
        page.result().await?;
        mirror.check_table(&page).await
    });
}

#[test]
fn what_happened_since_ones_own_turn_is_told_again() {
    /// The turns of three others, or of one where every second seat is one's own.
    async fn check(page: &Page, mirror: &Mirror, n_turns: usize) -> Result<(), Failure> {
        page.reload().await?;
        page.idle_at(mirror.ply()).await?;
        assert_eq!(page.text("[data-live]").await?, "", "nothing has happened since");
        page.count_flights().await?;
        page.tap(page.place("[data-replay]").await?).await?;
        page.until("return document.querySelector('[data-live]').textContent !== ''", Vec::new()).await?;
        page.idle_at(mirror.ply()).await?;
        let told = page.text("[data-live]").await?;
        let turns = mirror.table().turns(mirror.table().move_formats()[0]);
        for (idx, turn) in turns.iter().rev().enumerate() {
            let squares: Vec<&str> = turn.text.trim_matches(['[', ']']).split('-').collect();
            let is_told = told.contains(&format!("from {} to {}", squares[0], squares[1]));
            assert_eq!(is_told, idx < n_turns, "{}: {told:?}", turn.text);
        }
        let n_flights = page.flights().await?;
        assert!(n_flights >= n_turns as u64, "{n_flights}");
        // Nothing has changed by it.
        mirror.check_table(page).await
    }

    Visit::new(360, 640).with_motion().run(async |page| {
        let mirror = played_by_four(&page, 65, 4).await?;
        check(&page, &mirror, 3).await?;
        let mirror = played_by_two(&page, 65, 4).await?;
        check(&page, &mirror, 1).await?;
        // At the beginning there is nothing to be told.
        page.start(Hand::Tap, NewGame::for_two(GAME)).await?;
        page.idle_at(0).await?;
        assert_eq!(page.count("[data-replay]:disabled").await?, 1);
        Ok(())
    });
}

#[test]
fn the_lens_says_who_moves_a_piece_and_where_to() {
    /// Holds a finger on a square until its notice is there.
    async fn check(page: &Page, mirror: &Mirror, square: &str, words: &str) -> Result<(), Failure> {
        page.fingers_down(&[page.site(mirror.site(square)).await?]).await?;
        is_noticed(page, square).await?;
        is_noticed(page, words).await?;
        page.fingers_up().await
    }

    Visit::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two(GAME)).await?;
        let mirror = Mirror::seated(GAME, &TWO, 0);
        let halves = [
            ("43", "South moves this pawn, forward to the north. Once it is past the axle, only North moves it."),
            ("8", "West moves this big castle, forward to the east. Once it is past the axle, only East moves it."),
            ("14", "North moves this small castle, forward to the south."),
            ("B", "A border square common to"),
            ("X", "A castle that comes here stays until the end of the game and counts three times."),
        ];
        for (square, words) in halves {
            check(&page, &mirror, square, words).await?;
        }
        // Asking moves nothing.
        page.idle_at(0).await?;
        mirror.check_table(&page).await?;

        let mirror = laid_out(&page, "S N:wp 35:wp 5:wp W:wb 47:wb K:bs 8:bb").await?;
        let axle =
            "Both partners can move this pawn from the axle: South forward to the north, North forward to the south.";
        let anywhere = [
            ("N", axle),
            ("5", "North moves this pawn, forward to the south."),
            ("W", "stays here until the end of the game and counts 36 points."),
        ];
        for (square, words) in anywhere {
            check(&page, &mirror, square, words).await?;
        }
        // And by the keys.
        page.walk_to(mirror.site("35")).await?;
        page.key(Key::Question).await?;
        is_noticed(&page, "South moves this pawn, forward to the north.").await
    });
}

#[test]
fn points_are_counted_as_they_are_made() {
    Visit::new(360, 640).run(async |page| {
        let mut mirror = laid_out(&page, "S T:wb 47:ws 8:bb 7:bp 11:wp 12:wp").await?;
        assert_eq!(page.points().await?.as_deref(), Some("22 14"));
        play(&page, &mut mirror, "T", "W").await?;
        assert_eq!(page.points().await?.as_deref(), Some("46 14"));
        let told = page.text("[data-live]").await?;
        assert!(told.contains("White counts 24 for W"), "{told}");
        // What is taken back is not counted.
        page.press(Hand::Tap, "Undo").await?;
        page.idle_at(0).await?;
        mirror.undo(1);
        mirror.check_table(&page).await
    });
}
