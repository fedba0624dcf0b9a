//! Whole games by keys in every language: what the accessibility tree says of each square is understood by the words of
//! the language, and everything around the board is said in it.

use browser::{BrowserSession, Hand, Model, speak, tier};

use super::shelf;

/// A game of every family, its language, the seed of its steps, and how many there are at most.
const GAMES: [(&str, &str, u64, usize); 8] = [
    ("laska", "hr", 162, 2_000),
    ("backgammon", "sl", 5, 2_000),
    ("draughts", "ar", 1348, 2_000),
    ("lanko-68", "el", 2881, 2_000),
    // A random game of Lanrick hardly ever ends.
    ("lanrick", "ru", 3, 150),
    ("lino", "sr", 5, 2_000),
    ("chess", "tr", 5229, 2_000),
    ("ludo", "ru", 5, 300),
];
/// Steps in a quick run, and how many games there are.
const FEW: usize = 12;
const SOME: u64 = 3;

fn play((game, lang, seed, most): (&'static str, &'static str, u64, usize)) {
    BrowserSession::new(1280, 800).run(async move |page| {
        let start = Model::new(game, seed);
        shelf::put(&page, start.table().record()).await?;
        page.open(&format!("{lang}/{game}/#{}", start.table().record().uid)).await?;
        page.idle_at(0).await?;
        speak(lang);
        let mut model = Model::new(game, seed);
        for _ in 0..tier::pick(FEW as u64, most as u64) {
            if model.is_over() {
                break;
            }
            if model.awaits_throw() {
                model.throw(&page, Hand::Keys).await?;
            } else if let Some(choice) = model.step() {
                page.make(Hand::Keys, &choice).await?;
                page.idle_at(model.ply()).await?;
            }
            model.check_table(&page).await?;
        }
        Ok(())
    });
}

#[test]
fn a_few_games_are_understood_in_their_languages() {
    let n_played = tier::pick(SOME, 4) as usize;
    GAMES.into_iter().take(n_played).for_each(play);
}

#[test]
#[ignore = "long run"]
fn other_games_are_understood_in_theirs() {
    GAMES.into_iter().skip(4).for_each(play);
}

/// Without it every square would be said to hold what nobody understands.
#[test]
fn words_of_another_language_are_not_understood() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("hr/laska/").await?;
        page.idle().await?;
        speak("sl");
        let model = Model::new("laska", 1);
        assert!(!model.board().0.is_empty());
        assert!(page.board().await.is_err());
        Ok(())
    });
}
