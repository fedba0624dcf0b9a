//! Boards that can be seen from any of their sides, and what they show on demand.

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Page};

/// A game with four sides, whose squares differ in size.
const GAME: &str = "lanko-88";

/// The names of the first and the last square in reading order.
async fn ends(page: &Page) -> Result<[String; 2], Failure> {
    let names = page.names("[role=gridcell]").await?;
    let name = |name: Option<&String>| name.and_then(|name| name.split(':').next()).unwrap_or_default().to_owned();
    Ok([name(names.first()), name(names.last())])
}

async fn begin(page: &Page, hand: Hand) -> Result<Model, Failure> {
    page.open_game(hand, NewGame::for_two(GAME)).await?;
    Ok(Model::new(GAME, 51))
}

#[test]
fn a_board_of_four_sides_turns_by_quarters() {
    BrowserSession::new(360, 640).run(async |page| {
        begin(&page, Hand::Tap).await?;
        for (seat, expect) in [("2", ["25", "41"]), ("3", ["64", "16"]), ("4", ["41", "25"]), ("1", ["16", "64"])] {
            page.see_from(Hand::Tap, seat).await?;
            let found = ends(&page).await?;
            assert_eq!(found, expect, "with seat {seat} at the bottom");
        }
        Ok(())
    });
}

#[test]
fn the_board_follows_the_turn_by_the_keys_alone() {
    BrowserSession::new(1280, 800).run(async |page| {
        let model = begin(&page, Hand::Keys).await?;
        page.see_from(Hand::Keys, "mover").await?;
        for (ply, (step, first)) in (1..).zip([(["43", "42"], "25"), (["4", "2"], "64"), (["27", "26"], "41")]) {
            page.play(Hand::Keys, &step.map(|name| model.site(name))).await?;
            page.idle_at(ply).await?;
            page.until(
                "return document.querySelector('[role=gridcell]').ariaLabel.startsWith(arguments[0])",
                vec![first.into()],
            )
            .await?;
        }
        // This survives a reload.
        page.reload().await?;
        page.idle_at(3).await?;
        assert_eq!(ends(&page).await?[0], "41");
        Ok(())
    });
}

#[test]
fn the_keys_lead_from_any_strip_to_any_other_from_every_side() {
    BrowserSession::new(1280, 800).run(async |page| {
        let model = begin(&page, Hand::Keys).await?;
        for seat in ["1", "2"] {
            page.see_from(Hand::Keys, seat).await?;
            for name in ["A", "W", "B", "X", "C", "U", "D", "V", "R", "64"] {
                page.walk_to(model.site(name)).await?;
            }
        }
        Ok(())
    });
}

#[test]
fn the_names_of_squares_stay_on_the_board_until_they_are_not_wanted() {
    BrowserSession::new(360, 640).run(async |page| {
        let choose = async |where_to: &str| {
            page.press(Hand::Tap, "Settings").await?;
            page.wait_for("dialog[open]:not(.waiting)").await?;
            page.choose(Hand::Tap, "coordinates", where_to).await?;
            page.press(Hand::Tap, "Close").await
        };
        const ARE_SEEN: &str = "return getComputedStyle(document.querySelector('.lanko-names')).display !== 'none'";
        let model = begin(&page, Hand::Tap).await?;
        page.until(ARE_SEEN, Vec::new()).await?;
        let mut written = page.texts(".lanko-names text").await?;
        let mut names: Vec<String> =
            model.table().sites().iter().map(|site| browser::square(model.table(), *site)).collect();
        written.sort();
        names.sort();
        assert_eq!(written, names);
        choose("off").await?;
        page.until(&ARE_SEEN.replace("!==", "==="), Vec::new()).await?;
        page.reload().await?;
        page.idle().await?;
        page.until(&ARE_SEEN.replace("!==", "==="), Vec::new()).await?;
        choose("auto").await?;
        page.until(ARE_SEEN, Vec::new()).await?;
        Ok(())
    });
}
