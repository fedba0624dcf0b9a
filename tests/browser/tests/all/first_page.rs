//! The first page: what it shows, and that it fits every window.

use browser::{BrowserSession, Scheme, tier};

const BOARD: &str = "[role=grid]";
const SQUARE: &str = "[role=grid] [role=gridcell]";

/// A small phone, a usual phone, a small laptop.
const WINDOWS: [(u32, u32); 3] = [(320, 568), (360, 640), (1280, 800)];

#[test]
fn laska_stands_ready_in_any_folder_of_a_host() {
    BrowserSession::new(360, 640).under("/some/games/").run(async |page| {
        page.open("en/laska/").await?;
        page.wait_for(BOARD).await?;
        let names = page.names(SQUARE).await?;
        // The possible actions follow a semicolon.
        let squares: Vec<&str> = names.iter().filter_map(|name| name.split(';').next()).collect();
        assert_eq!(squares.len(), 25, "{squares:?}");
        let holding = |what: &str| squares.iter().filter(|name| name.ends_with(what)).count();
        assert_eq!(holding(": white counter"), 11, "{squares:?}");
        assert_eq!(holding(": black counter"), 11, "{squares:?}");
        assert_eq!(holding(": empty"), 3, "{squares:?}");
        assert_eq!(squares.first(), Some(&"a7: black counter"));
        assert_eq!(squares.last(), Some(&"g1: white counter"));
        assert_eq!(page.count(".piece").await?, 22);
        Ok(())
    });
}

#[test]
fn it_fits_every_window() {
    BrowserSession::new(360, 640).run(async |page| {
        for (nth, (width, height)) in WINDOWS.into_iter().enumerate() {
            // A quick run tests each window in one colour scheme.
            let schemes = [Scheme::Light, Scheme::Dark].into_iter().enumerate();
            for (_, scheme) in schemes.filter(|(idx, _)| tier::is_full() || idx % 2 == nth % 2) {
                page.resize(width, height).await?;
                page.prefer(scheme).await?;
                page.open("en/laska/").await?;
                page.wait_for(BOARD).await?;
                let window = format!("{width}x{height}-{}", scheme.name());
                page.shoot(&format!("first-page-{window}")).await?;
                let wider = page
                    .ask("return document.documentElement.scrollWidth - document.documentElement.clientWidth")
                    .await?;
                assert_eq!(wider, 0, "{window}: the page can be scrolled sideways");
                let outside = page.ask(OUTSIDE).await?;
                assert_eq!(outside, serde_json::json!([]), "{window}: this does not fit");
                let moved = page.ask(LAYOUT_SHIFT).await?;
                assert!(moved.as_f64() < Some(0.01), "{window}: the page jumps while it loads, by {moved}");
            }
        }
        Ok(())
    });
}

/// The parts of the game that are not completely in the window: whose turn it is, the board, the buttons.
const OUTSIDE: &str = "
    const is_outside = element => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    };
    const parts = document.querySelectorAll('[data-turn], [role=grid], main [role=group] button');
    return [...parts].filter(is_outside).map(element => element.cloneNode().outerHTML);
";

/// The cumulative layout shift, as browsers measure it.
const LAYOUT_SHIFT: &str = "
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().reduce((sum, shift) => sum + shift.value, 0);
";
