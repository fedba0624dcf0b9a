//! Games that are only heard: after every step the position is rebuilt from what assistive technology is told.

use browser::{Hand, Mirror, NewGame, Visit, square, tier};

#[test]
fn who_hears_knows_the_position() {
    let n_steps = tier::pick(16, 1_000);
    Visit::new(360, 640).run(async move |page| {
        page.open_game(Hand::Click, NewGame::for_two("laska")).await?;
        let mut mirror = Mirror::new("laska", 100);
        for idx in 0..n_steps {
            let choice = match mirror.step() {
                Some(choice) => choice,
                None => {
                    let game = if idx % 2 == 0 { "laska" } else { "bignor-ludus" };
                    page.start(Hand::Click, NewGame::for_two(game)).await?;
                    page.idle_at(0).await?;
                    mirror = Mirror::new(game, 100 + idx);
                    mirror.step().expect("the game has not begun")
                }
            };
            page.play(Hand::Click, &choice.gesture.sites).await?;
            page.idle_at(mirror.ply()).await?;
            mirror.check(&page).await?;
            let said = page.text("[data-live]").await?;
            for site in &choice.gesture.sites {
                let name = square(mirror.table(), *site);
                assert!(said.contains(&name), "{} is told as {said:?}, without {name}", choice.step);
            }
        }
        Ok(())
    });
}
