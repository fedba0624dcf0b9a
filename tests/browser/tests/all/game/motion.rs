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

/// A captured piece goes to the plate on which it is shown: above the board where White captures from below.
#[test]
fn a_captured_piece_goes_where_it_is_shown() {
    BrowserSession::new(360, 740).with_motion().run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("chess")).await?;
        let watch = "
            window.left = [];
            new MutationObserver(() => {
                for (const piece of document.querySelectorAll('.flight.leave')) left.push(piece.style.getPropertyValue('--to-y'));
            }).observe(document.querySelector('.board svg'), { subtree: true, childList: true, attributes: true });
        ";
        page.ask(watch).await?;
        let model = Model::new("chess", 1);
        let play = async |names: &[&str]| {
            let sites: Vec<_> = names.iter().map(|name| model.site(name)).collect();
            page.play(Hand::Tap, &sites).await
        };
        for (ply, names) in [["e2", "e4"], ["d7", "d5"], ["e4", "d5"], ["d8", "d5"]].iter().enumerate() {
            play(names).await?;
            page.idle_at(ply + 1).await?;
        }
        let left = page.ask("return [...new Set(left)].map(parseFloat).filter((y) => y !== 0)").await?;
        let heights: Vec<f64> = left.as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64).collect();
        // White, whose plate is below, and then Black, whose plate is above.
        assert!(heights.len() == 2 && heights[0] > 8.0 && heights[1] < 0.0, "{left}");
        Ok(())
    });
}
