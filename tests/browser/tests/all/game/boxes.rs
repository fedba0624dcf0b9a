//! The boxes of a table: they have their room before what stands in them.

use browser::{BrowserSession, Hand, Model, NewGame, tier};
use serde_json::json;

/// The strip, the board and the tools.
const STILL: [&str; 3] = [".game-header", ".board", ".tools"];

/// Plays a game for two, and checks that nothing moves meanwhile.
fn check(game: &'static str, n_steps: u64) {
    BrowserSession::new(360, 640).run(async move |page| {
        page.open_game(Hand::Tap, NewGame::for_two(game)).await?;
        let mut model = Model::new(game, 5);
        model.play_on(&page, Hand::Tap, 1).await?;
        page.watch_boxes(&STILL).await?;
        for _ in 0..n_steps {
            if !model.is_over() {
                model.play_on(&page, Hand::Tap, 1).await?;
            }
        }
        assert_eq!(page.moved_boxes().await?, json!({}), "{game}");
        Ok(())
    });
}

#[test]
fn nothing_moves_while_a_game_is_played() {
    for game in ["laska", "chess", "draughts", "lanrick", "backgammon", "lanko-68", "lino"] {
        check(game, tier::pick(14, 60));
    }
}
