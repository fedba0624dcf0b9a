//! Games in which everybody has their own seat: people, computers and empty seats.

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Page, tier};

const GAME: &str = "ludo";

/// The computer with a small node budget.
const QUICK: &str = "en/ludo/?nodes=500&seed=1";

/// Checks that every plate is within the window and the board takes the full width; returns the board's top.
async fn check_room(page: &Page) -> Result<f64, Failure> {
    let script = "
        const board = document.querySelector('.board').getBoundingClientRect();
        const plates = [...document.querySelectorAll('.plate')].map(plate => plate.getBoundingClientRect());
        const width = document.documentElement.clientWidth;
        const isOut = plates.some(({ left, right }) => left < 0 || right > width);
        return isOut ? null : [board.width, width, board.top + scrollY];
    ";
    let found = page.ask(script).await?;
    let number = |idx: usize| found[idx].as_f64().unwrap_or_else(|| panic!("a plate is out of the window: {found}"));
    assert!((number(0) - number(1)).abs() < 1.0, "the board is {} wide in {}", number(0), number(1));
    Ok(number(2))
}

#[test]
fn two_people_play_on_opposite_seats() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_seats(GAME, &["person", "", "person", ""])).await?;
        let mut model = Model::of_players(GAME, 2, 7);
        model.check_table(&page).await?;
        assert_eq!(page.count(".plate").await?, 2);
        model.play_on(&page, Hand::Tap, tier::pick(12, 40) as usize).await?;
        model.check_table(&page).await
    });
}

#[test]
fn four_people_see_whose_turn_it_is_and_nothing_jumps() {
    for (width, height) in [(320, 568), (360, 640)].into_iter().take(tier::pick(1, 2) as usize) {
        BrowserSession::new(width, height).run(async move |page| {
            page.open_game(Hand::Tap, NewGame::for_seats(GAME, &["person"; 4])).await?;
            let mut model = Model::of_players(GAME, 4, 11);
            let top = check_room(&page).await?;
            for _ in 0..12 {
                model.play_on(&page, Hand::Tap, 1).await?;
                model.check_table(&page).await?;
                assert_eq!(page.count(".plate[aria-current]").await?, 1);
                let now = check_room(&page).await?;
                assert!((now - top).abs() < 0.5, "the board is {now} below the top, and was {top}");
            }
            Ok(())
        });
    }
}

#[test]
fn one_human_plays_against_three_computers() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open(QUICK).await?;
        page.idle().await?;
        page.start(Hand::Tap, NewGame::for_seats(GAME, &["person", "machine", "machine", "machine"])).await?;
        page.idle_at(0).await?;
        for _ in 0..6 {
            // The computers' moves end when the person must throw or move.
            let acts = page.ask("return document.querySelector('.plate[aria-current]')?.dataset.seat").await?;
            assert_eq!(acts, "1");
            let ply = page.ply().await?;
            if page.can_press("Roll").await? {
                page.press(Hand::Tap, "Roll").await?;
            } else if page.can_press("Pass").await? {
                page.press(Hand::Tap, "Pass").await?;
            } else {
                break;
            }
            let further = "return Number(document.querySelector('main[data-idle]')?.dataset.ply ?? 0) > arguments[0]";
            page.until(further, vec![ply.into()]).await?;
        }
        Ok(())
    });
}
