//! Games for screen readers only: after every step the position is rebuilt from the accessibility tree.

use browser::{BrowserSession, Hand, Model, NewGame, square, tier};

#[test]
fn who_hears_knows_the_position() {
    let n_steps = tier::pick(16, 1_000);
    BrowserSession::new(360, 640).run(async move |page| {
        page.open_game(Hand::Click, NewGame::for_two("laska")).await?;
        let mut model = Model::new("laska", 100);
        for idx in 0..n_steps {
            let choice = match model.step() {
                Some(choice) => choice,
                None => {
                    let game = if idx % 2 == 0 { "laska" } else { "bignor-ludus" };
                    page.start(Hand::Click, NewGame::for_two(game)).await?;
                    page.idle_at(0).await?;
                    model = Model::new(game, 100 + idx);
                    model.step().expect("the game has not begun")
                }
            };
            page.play(Hand::Click, &choice.gesture.sites).await?;
            page.idle_at(model.ply()).await?;
            model.check(&page).await?;
            let said = page.text("[data-live]").await?;
            for site in &choice.gesture.sites {
                let name = square(model.table(), *site);
                assert!(said.contains(&name), "{} is told as {said:?}, without {name}", choice.text);
            }
        }
        Ok(())
    });
}
