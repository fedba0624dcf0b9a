//! Whole games with settings that change in the middle of them, in five windows, by every hand: after every step the
//! page says the same as the rules, and between two changes no box moves. Each kind of game has every hand and every
//! window once. A quick run has a short piece of one game.

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Page, tier};
use serde_json::json;

/// The windows: a phone upright and sideways, a tablet, a desk, a wall.
pub(crate) const WINDOWS: [(u32, u32); 5] = [(360, 640), (640, 360), (768, 1024), (1280, 800), (2560, 1440)];
/// The strip, the board and the tools.
const STILL: [&str; 3] = [".game-header", ".board", ".tools"];
/// The settings, one after the other: a choice and its value.
const SETTINGS: [(&str, &str); 10] = [
    ("look", "wood"),
    ("theme", "dark"),
    ("speed", "none"),
    ("size", "medium"),
    ("look", "ink"),
    ("bottom", "2"),
    ("size", "auto"),
    ("theme", "light"),
    ("look", "auto"),
    ("bottom", "1"),
];
/// Steps between two settings.
const STEPS: usize = 7;

/// A game, the people on its seats, counted from 0, and the seed of its random steps.
struct Game {
    new: NewGame,
    seats: &'static [usize],
    seed: u64,
}

const fn game(new: NewGame, seats: &'static [usize], seed: u64) -> Game {
    Game { new, seats, seed }
}

fn for_two(id: &'static str, seed: u64) -> Game {
    game(NewGame::for_two(id), &[0, 1], seed)
}

fn pairs(id: &'static str, seed: u64) -> Game {
    game(NewGame::for_two(id), &[0, 1, 0, 1], seed)
}

fn four(id: &'static str, seed: u64) -> Game {
    game(NewGame::for_people(id, "4"), &[0, 1, 2, 3], seed)
}

/// Plays a game to its end, or for so many steps, and changes a setting now and then.
fn play(nth: usize, Game { new, seats, seed }: Game, most: usize) {
    let hand = [Hand::Tap, Hand::Keys, Hand::Drag, Hand::Click, Hand::Swipe][nth % 5];
    let (width, height) = WINDOWS[nth % WINDOWS.len()];
    BrowserSession::new(width, height).run(async move |page| {
        page.open_game(Hand::Tap, new).await?;
        let mut record = Model::seated(new.game, seats, seed).table().record().clone();
        for (key, value) in new.options {
            record.options.set(*key, *value);
        }
        let mut model = Model::of(record, seed);
        model.check_table(&page).await?;
        let mut settings = SETTINGS.iter().cycle();
        for step in 0..most {
            if model.is_over() {
                break;
            }
            if step % STEPS == 0 {
                let (name, value) = *settings.next().expect("it goes round");
                page.set(hand, name, value).await?;
                page.idle().await?;
                page.watch_boxes(&STILL).await?;
            }
            if model.awaits_throw() {
                model.throw(&page, hand).await?;
            } else if let Some(choice) = model.step() {
                page.make(hand, &choice).await?;
                page.idle_at(model.ply()).await?;
            }
            model.check_table(&page).await?;
            check_boxes(&page, &format!("{} at {width}x{height}, step {step}", new.game)).await?;
        }
        if tier::is_full() {
            assert!(model.is_over(), "{}: {most} steps do not end it", new.game);
            page.result().await?;
        }
        Ok(())
    });
}

/// Checks that nothing has moved since the boxes are watched; tells which words were there.
async fn check_boxes(page: &Page, what: &str) -> Result<(), Failure> {
    let moved = page.moved_boxes().await?;
    if moved != json!({}) {
        let [header, bar] = [page.text(".game-header").await?, page.text(".message-bar").await?];
        panic!("{what}: {moved}\n{header}\n{bar}");
    }
    Ok(())
}

/// The games with two sides and one seat each.
#[test]
fn of_two_sides() {
    let games = [
        for_two("laska", 162),
        for_two("bignor-ludus", 263),
        for_two("draughts", 1348),
        for_two("bignor-ludus", 0),
        for_two("chess", 5229),
    ];
    let n_played = tier::pick(1, games.len() as u64) as usize;
    for (nth, game) in games.into_iter().enumerate().take(n_played) {
        play(nth, game, tier::pick(22, 2_000) as usize);
    }
}

/// The games of two pairs, with two and with four people.
#[test]
#[ignore = "long run"]
fn of_pairs() {
    let games = [
        pairs("lanko-88", 577),
        four("lanko-88", 929),
        pairs("lanko-68", 2881),
        four("lanko-103", 400),
        pairs("lanko-68", 1195),
    ];
    for (nth, game) in games.into_iter().enumerate() {
        play(nth, game, 2_000);
    }
}

/// The games with dice, tiles and phases.
#[test]
#[ignore = "long run"]
fn of_other_kinds() {
    const FOUR: [&str; 4] = ["person"; 4];
    const LENGTHS: usize = 4_000;
    let games = [
        game(NewGame { options: &[("places", "off")], ..NewGame::for_seats("ludo", &FOUR) }, &[0, 1, 2, 3], 5),
        for_two("backgammon", 6),
        for_two("lino", 5),
        for_two("backgammon", 8),
        for_two("lino", 7),
    ];
    for (nth, game) in games.into_iter().enumerate() {
        play(nth, game, LENGTHS);
    }
}
