//! The boxes of a table: they have their room before what stands in them.

use browser::{BrowserSession, Hand, Model, NewGame, tier};
use serde_json::json;

/// The strip, the board and the tools.
const STILL: [&str; 3] = [".game-header", ".board", ".tools"];

/// The name of the game beside a prompt, which is sometimes longer.
#[test]
fn the_name_of_the_game_stays_where_it_is() {
    const HEADING: [&str; 1] = [".game-header h2"];
    BrowserSession::new(1280, 800).run(async |page| {
        for game in ["draughts", "laska", "chess"] {
            page.open(&format!("en/{game}/?nodes=300&seed=1")).await?;
            page.idle().await?;
            page.watch_boxes(&HEADING).await?;
            let model = Model::new(game, 1);
            page.play(Hand::Click, &model.choices()[0].gesture.sites).await?;
            page.idle_past(1).await?;
            assert_eq!(page.moved_boxes().await?, json!({}), "{game}");
        }
        Ok(())
    });
}

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
        check(game, tier::pick(8, 60));
    }
}
