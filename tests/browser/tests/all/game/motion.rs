//! What moves on the board, and that nobody has to wait for it.

use browser::{Hand, Mirror, NewGame, Visit};

#[test]
fn moves_are_seen_and_never_waited_for() {
    Visit::new(360, 640).with_motion().run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        page.count_flights().await?;
        let mut mirror = Mirror::new("laska", 41);
        for _ in 0..12 {
            let choice = mirror.step().expect("the game is not over");
            // The next touch comes while the last move is still seen.
            page.play(Hand::Tap, &choice.gesture.sites).await?;
        }
        page.idle_at(mirror.ply()).await?;
        mirror.check(&page).await?;
        let n_flights = page.flights().await?;
        assert!(n_flights >= 12, "{n_flights}");
        assert_eq!(page.count(".flight").await?, 0, "all have landed");
        Ok(())
    });
}

#[test]
fn the_first_move_of_the_next_game_settles_too() {
    Visit::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        for _ in 0..3 {
            let mut mirror = Mirror::new("laska", 42);
            mirror.play_on(&page, Hand::Tap, 1).await?;
            page.start(Hand::Tap, NewGame::for_two("laska")).await?;
            page.idle_at(0).await?;
        }
        Ok(())
    });
}

#[test]
fn nothing_moves_for_those_who_do_not_want_it() {
    Visit::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        page.count_flights().await?;
        let mut mirror = Mirror::new("laska", 41);
        mirror.play_on(&page, Hand::Tap, 4).await?;
        assert_eq!(page.flights().await?, 0);
        Ok(())
    });
}
