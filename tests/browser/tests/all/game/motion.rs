//! Animations on the board, and that nobody has to wait for them.

use browser::{BrowserSession, Hand, Model, NewGame};

#[test]
fn moves_are_seen_and_never_waited_for() {
    BrowserSession::new(360, 640).with_motion().run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        page.count_flights().await?;
        let mut model = Model::new("laska", 41);
        for _ in 0..12 {
            let choice = model.step().expect("the game is not over");
            // The next tap comes during the animation of the last move.
            page.play(Hand::Tap, &choice.gesture.sites).await?;
        }
        page.idle_at(model.ply()).await?;
        model.check(&page).await?;
        let n_flights = page.flights().await?;
        assert!(n_flights >= 12, "{n_flights}");
        assert_eq!(page.count(".flight").await?, 0, "all have landed");
        Ok(())
    });
}

#[test]
fn the_first_move_of_the_next_game_settles_too() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        for _ in 0..3 {
            let mut model = Model::new("laska", 42);
            model.play_on(&page, Hand::Tap, 1).await?;
            page.start(Hand::Tap, NewGame::for_two("laska")).await?;
            page.idle_at(0).await?;
        }
        Ok(())
    });
}

#[test]
fn nothing_moves_for_those_who_do_not_want_it() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        page.count_flights().await?;
        let mut model = Model::new("laska", 41);
        model.play_on(&page, Hand::Tap, 4).await?;
        assert_eq!(page.flights().await?, 0);
        Ok(())
    });
}
