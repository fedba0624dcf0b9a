//! The first page: what it shows, and that it shows it everywhere.

use browser::{Scheme, Visit};

const BOARD: &str = "[role=grid]";
const SQUARE: &str = "[role=grid] [role=gridcell]";

/// A small phone, a usual one, a small laptop.
const WINDOWS: [(u32, u32); 3] = [(320, 568), (360, 640), (1280, 800)];

#[test]
fn laska_stands_ready_in_any_folder_of_a_host() {
    Visit::new(360, 640).under("/some/games/").run(async |page| {
        page.open("").await?;
        page.wait_for(BOARD).await?;
        let squares = page.names(SQUARE).await?;
        assert_eq!(squares.len(), 25, "{squares:?}");
        let holding = |what: &str| squares.iter().filter(|name| name.ends_with(what)).count();
        assert_eq!(holding(": white counter"), 11, "{squares:?}");
        assert_eq!(holding(": black counter"), 11, "{squares:?}");
        assert_eq!(holding(": empty"), 3, "{squares:?}");
        assert_eq!(squares.first().map(String::as_str), Some("a7: black counter"));
        assert_eq!(squares.last().map(String::as_str), Some("g1: white counter"));
        assert_eq!(page.count(".piece").await?, 22);
        Ok(())
    });
}

#[test]
fn it_fits_every_window() {
    Visit::new(360, 640).run(async |page| {
        for (width, height) in WINDOWS {
            for scheme in [Scheme::Light, Scheme::Dark] {
                page.resize(width, height).await?;
                page.prefer(scheme).await?;
                page.open("").await?;
                page.wait_for(BOARD).await?;
                let window = format!("{width}x{height}-{}", scheme.name());
                page.shoot(&format!("first-page-{window}")).await?;
                let wider = page.ask("return document.documentElement.scrollWidth - innerWidth").await?;
                assert_eq!(wider, 0, "{window}: the page can be scrolled sideways");
                let higher = page.ask("return document.documentElement.scrollHeight - innerHeight").await?;
                assert_eq!(higher, 0, "{window}: the page does not fit");
                let moved = page.ask(LAYOUT_SHIFT).await?;
                assert!(moved.as_f64() < Some(0.01), "{window}: the page jumps while it loads, by {moved}");
            }
        }
        Ok(())
    });
}

/// How much of the page has moved after it was first seen, as browsers measure it.
const LAYOUT_SHIFT: &str = "
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().reduce((sum, shift) => sum + shift.value, 0);
";
