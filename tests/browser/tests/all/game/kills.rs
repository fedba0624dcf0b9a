//! A browser that is killed while a game is played, at any step, in the middle of a turn too.

use browser::{Failure, Hand, Mirror, NewGame, Page, Visit, tier};

/// Plays some steps by taps; stops early when the game is over.
async fn play_some(
    page: &Page,
    mirror: &mut Mirror,
    most: usize,
    until: impl Fn(&Mirror) -> bool,
) -> Result<(), Failure> {
    for _ in 0..most {
        let Some(choice) = mirror.step() else { break };
        page.play(Hand::Tap, &choice.gesture.sites).await?;
        page.idle_at(mirror.ply()).await?;
        if until(mirror) {
            break;
        }
    }
    Ok(())
}

#[test]
fn the_game_is_as_it_was() {
    let n_kills = tier::pick(5, 50);
    Visit::new(360, 640).alone().run(async move |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut mirror = Mirror::new("laska", 0);
        let mut n_within_turns = 0;
        for kill in 0..n_kills {
            // Every other time within a turn, where one comes soon.
            if kill % 2 == 0 {
                play_some(&page, &mut mirror, 1 + kill as usize % 5, |_| false).await?;
            } else {
                play_some(&page, &mut mirror, 40, Mirror::is_mid_turn).await?;
            }
            if mirror.is_over() {
                // Only a game that goes on is on the table again.
                page.start(Hand::Tap, NewGame::for_two("laska")).await?;
                page.idle_at(0).await?;
                mirror = Mirror::new("laska", kill);
                play_some(&page, &mut mirror, 3, |_| false).await?;
            }
            n_within_turns += u32::from(mirror.is_mid_turn());
            mirror.check(&page).await?;
            let before = (page.moves().await?, page.turn().await?, page.ply().await?);

            page.kill().await?;
            page.revive().await?;
            page.open("").await?;
            page.idle_at(mirror.ply()).await?;
            mirror.check(&page).await?;
            let after = (page.moves().await?, page.turn().await?, page.ply().await?);
            assert_eq!(after, before, "after kill {kill}");
        }
        assert!(n_within_turns > 0, "no turn was cut in two");
        // It goes on.
        play_some(&page, &mut mirror, 2, |_| false).await?;
        mirror.check(&page).await
    });
}
