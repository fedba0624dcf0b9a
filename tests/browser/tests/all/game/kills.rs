//! A browser that is killed during a game, at any step, even in the middle of a turn.

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Page, tier};

/// Plays some steps by taps; stops early if the game ends.
async fn play_some(page: &Page, model: &mut Model, most: usize, until: impl Fn(&Model) -> bool) -> Result<(), Failure> {
    for _ in 0..most {
        let Some(choice) = model.step() else { break };
        page.play(Hand::Tap, &choice.gesture.sites).await?;
        page.idle_at(model.ply()).await?;
        if until(model) {
            break;
        }
    }
    Ok(())
}

#[test]
fn the_game_is_as_it_was() {
    let n_kills = tier::pick(5, 50);
    BrowserSession::new(360, 640).alone().run(async move |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut model = Model::new("laska", 0);
        let mut n_within_turns = 0;
        for kill in 0..n_kills {
            // Every other time within a turn, if there is one soon.
            if kill % 2 == 0 {
                play_some(&page, &mut model, 1 + kill as usize % 5, |_| false).await?;
            } else {
                play_some(&page, &mut model, 40, Model::is_mid_turn).await?;
            }
            if model.is_over() {
                // A finished game is not on the table after a restart.
                page.start(Hand::Tap, NewGame::for_two("laska")).await?;
                page.idle_at(0).await?;
                model = Model::new("laska", kill);
                play_some(&page, &mut model, 3, |_| false).await?;
            }
            n_within_turns += u32::from(model.is_mid_turn());
            model.check(&page).await?;
            let before = (page.moves().await?, page.turn().await?, page.ply().await?);

            page.kill().await?;
            page.revive().await?;
            page.open("en/laska/").await?;
            page.idle_at(model.ply()).await?;
            model.check(&page).await?;
            let after = (page.moves().await?, page.turn().await?, page.ply().await?);
            assert_eq!(after, before, "after kill {kill}");
        }
        assert!(n_within_turns > 0, "no turn was cut in two");
        // The game continues.
        play_some(&page, &mut model, 2, |_| false).await?;
        model.check(&page).await
    });
}
