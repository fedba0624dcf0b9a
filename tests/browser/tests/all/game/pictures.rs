//! Screenshots of the page in its states, for people to review.

use browser::{BrowserSession, Failure, Hand, Model, Page, Scheme, tier};

use super::shelf;

/// A small phone, a usual phone, a small laptop.
const WINDOWS: [(u32, u32); 3] = [(320, 568), (360, 640), (1280, 800)];
/// The highest column whose pieces must be countable.
const HIGH: usize = 12;

/// Screenshots of one state in both colour schemes.
async fn shoot(page: &Page, name: &str) -> Result<(), Failure> {
    for scheme in [Scheme::Light, Scheme::Dark] {
        page.prefer(scheme).await?;
        page.shoot(&format!("{name}-{}", scheme.name())).await?;
    }
    let wider = page.ask("return document.documentElement.scrollWidth - document.documentElement.clientWidth").await?;
    assert_eq!(wider, 0, "{name}: the page can be scrolled sideways");
    Ok(())
}

#[test]
fn every_state_is_painted() {
    // Only the full run covers all windows.
    for (width, height) in WINDOWS.into_iter().take(tier::pick(1, 3) as usize) {
        BrowserSession::new(width, height).run(async move |page| {
            let window = format!("{width}x{height}");
            page.open("en/laska/").await?;
            page.idle().await?;
            shoot(&page, &format!("start-{window}")).await?;
            page.press(Hand::Tap, "New game").await?;
            page.wait_for("dialog[open]:not(.waiting)").await?;
            shoot(&page, &format!("dialog-{window}")).await?;

            let (model, _) = Model::seek("laska", 150, |model| model.height() >= HIGH && !model.is_over());
            shelf::put(&page, model.table().record()).await?;
            page.open("en/laska/").await?;
            page.idle_at(model.ply()).await?;
            model.check(&page).await?;
            shoot(&page, &format!("game-{window}")).await?;

            let scene = model.table().scene();
            let highest = scene.stacks.iter().max_by_key(|(_, stack)| stack.len());
            let (highest, _) = highest.expect("something stands on the board");
            page.fingers_down(&[page.site(*highest).await?]).await?;
            page.until("return document.querySelector('[data-notice]')?.textContent", Vec::new()).await?;
            shoot(&page, &format!("column-{window}")).await?;
            page.fingers_up().await?;

            page.press(Hand::Tap, "Resign").await?;
            page.press(Hand::Tap, "Yes, resign").await?;
            page.result().await?;
            shoot(&page, &format!("result-{window}")).await
        });
    }
}
