//! Saved games: several of them, damaged ones, and ones that stop the page.

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Page};
use play::{GameUid, Player, Record};

use crate::game::shelf;

#[test]
fn a_new_game_does_not_cost_the_old_one() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut first = Model::new("laska", 31);
        first.play_on(&page, Hand::Tap, 5).await?;
        page.start(Hand::Tap, NewGame::for_two("bignor-ludus")).await?;
        page.idle_at(0).await?;
        let mut second = Model::new("bignor-ludus", 32);
        second.play_on(&page, Hand::Tap, 3).await?;

        page.press(Hand::Tap, "My games").await?;
        page.until("return document.querySelectorAll('.games .open').length === 2", vec![]).await?;
        let listed = page.texts(".games .entry").await?;
        assert!(listed[0].starts_with("Bignor Ludus") && listed[1].starts_with("Laska"), "{listed:?}");
        page.tap(page.place(".games li:last-child .open").await?).await?;
        page.idle_at(first.ply()).await?;
        first.check(&page).await?;
        first.play_on(&page, Hand::Tap, 1).await?;
        // Choosing the current game changes nothing.
        page.press(Hand::Tap, "My games").await?;
        page.wait_for(".games [aria-current]").await?;
        page.tap(page.place(".games [aria-current]").await?).await?;
        first.play_on(&page, Hand::Tap, 1).await?;
        // The address names the game on the table, so a reload brings it back.
        page.reload().await?;
        page.idle_at(first.ply()).await?;
        first.check(&page).await
    });
}

#[test]
fn a_game_is_called_saved_once_it_is() {
    async fn says(page: &Page) -> Result<bool, Failure> {
        page.press(Hand::Tap, "New game").await?;
        page.wait_for("dialog[open]:not(.waiting)").await?;
        let says = page.text("dialog[open]").await?.contains("The game on the board is saved.");
        page.press(Hand::Tap, "Close").await?;
        page.until("return document.querySelector('dialog[open]') === null", Vec::new()).await?;
        Ok(says)
    }
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        assert!(!says(&page).await?, "nothing was played");
        Model::new("laska", 31).play_on(&page, Hand::Tap, 1).await?;
        assert!(says(&page).await?);
        page.start(Hand::Tap, NewGame::for_two("laska")).await?;
        page.idle_at(0).await?;
        assert!(!says(&page).await?, "the next game is another one");
        Ok(())
    });
}

#[test]
fn a_board_stays_turned() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut model = Model::new("laska", 33);
        model.play_on(&page, Hand::Tap, 4).await?;
        let names = page.names("[role=gridcell]").await?;
        page.see_from(Hand::Tap, "2").await?;
        let mut turned = names.clone();
        turned.reverse();
        page.until("return document.querySelector('[role=gridcell]').ariaLabel.startsWith('g1')", vec![]).await?;
        assert_eq!(page.names("[role=gridcell]").await?, turned, "it is read from the other side");
        model.check(&page).await?;
        page.idle().await?;
        page.reload().await?;
        page.idle_at(model.ply()).await?;
        assert_eq!(page.names("[role=gridcell]").await?.first(), turned.first());
        model.play_on(&page, Hand::Tap, 3).await?;
        model.check(&page).await
    });
}

#[test]
fn a_game_kept_when_boards_had_two_sides_is_seen_from_the_same_one() {
    BrowserSession::new(360, 640).run(async |page| {
        let human = || Player::Human { name: String::new() };
        let mut record = Record::new("laska", 1, vec![human(), human()]);
        record.uid = GameUid(0x01d);
        record.entries.push(play::Entry::Step("c3-d4".to_owned()));
        shelf::put(&page, &record).await?;
        page.ask_with(shelf::FLIP, vec![record.uid.to_string().into()]).await?;
        page.open("en/laska/").await?;
        page.idle_at(1).await?;
        let names = page.names("[role=gridcell]").await?;
        assert!(names.first().is_some_and(|name| name.starts_with("g1")), "{names:?}");
        Ok(())
    });
}

#[test]
fn a_game_that_stopped_the_page_twice_is_not_opened_by_itself() {
    BrowserSession::new(360, 640).run(async |page| {
        let human = || Player::Human { name: String::new() };
        let mut record = Record::new("laska", 1, vec![human(), human()]);
        record.uid = GameUid(0xfa7a1);
        record.entries.push(play::Entry::Step("c3-d4".to_owned()));
        shelf::put(&page, &record).await?;
        page.ask_with(
            "localStorage.setItem('mustermead-start', `${arguments[0]} 2`)",
            vec![record.uid.to_string().into()],
        )
        .await?;
        page.open("en/laska/").await?;
        page.until("return document.querySelector('.warning')?.textContent.includes('twice')", vec![]).await?;
        assert_eq!(page.ply().await?, 0);
        page.press(Hand::Tap, "My games").await?;
        page.until("return document.querySelectorAll('.games .open').length === 1", vec![]).await?;
        page.tap(page.place(".games .open").await?).await?;
        page.idle_at(1).await?;
        Ok(())
    });
}
