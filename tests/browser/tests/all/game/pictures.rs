//! Pictures of the page in its states, to be looked at.

use browser::{Failure, Hand, Mirror, Page, Scheme, Visit, tier};

use super::shelf;

/// A small phone, a usual one, a small laptop.
const WINDOWS: [(u32, u32); 3] = [(320, 568), (360, 640), (1280, 800)];
/// The highest column that must be countable.
const HIGH: usize = 12;

/// Pictures of one state in both colours.
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
    // The full run has the pictures of all windows.
    for (width, height) in WINDOWS.into_iter().take(tier::pick(1, 3) as usize) {
        Visit::new(width, height).run(async move |page| {
            let window = format!("{width}x{height}");
            page.open("").await?;
            page.idle().await?;
            shoot(&page, &format!("start-{window}")).await?;
            page.press(Hand::Tap, "New game").await?;
            page.wait_for("dialog[open]").await?;
            shoot(&page, &format!("dialog-{window}")).await?;

            let (mirror, _) = Mirror::seek("laska", 150, |mirror| mirror.height() >= HIGH && !mirror.is_over());
            shelf::put(&page, mirror.table().record()).await?;
            page.open("").await?;
            page.idle_at(mirror.ply()).await?;
            mirror.check(&page).await?;
            shoot(&page, &format!("game-{window}")).await?;

            let scene = mirror.table().scene();
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
