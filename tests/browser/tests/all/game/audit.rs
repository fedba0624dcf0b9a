//! What axe-core finds on the page in its states.

use browser::{Failure, Hand, Mirror, NewGame, Page, Scheme, Visit, addresses, can_audit};

async fn check(page: &Page, state: &str) -> Result<(), Failure> {
    for scheme in [Scheme::Light, Scheme::Dark] {
        page.prefer(scheme).await?;
        let found = page.audit().await?;
        assert!(found.is_empty(), "{state}, {}:\n{}", scheme.name(), found.join("\n"));
    }
    Ok(())
}

/// Whether the pages can be audited; says so if they cannot.
#[expect(clippy::print_stderr, reason = "test output")]
fn is_possible() -> bool {
    if !can_audit() {
        eprintln!("axe-core is not here: the pages were not audited");
    }
    can_audit()
}

#[test]
fn axe_finds_nothing() {
    if !is_possible() {
        return;
    }
    for (width, height) in [(360, 640), (1280, 800)] {
        Visit::new(width, height).run(async |page| {
            page.open("").await?;
            page.idle().await?;
            check(&page, "home").await?;
            page.press(Hand::Tap, "New game").await?;
            page.wait_for("dialog[open]").await?;
            check(&page, "the dialog").await?;

            page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
            let (mirror, steps) = Mirror::seek("laska", 40, |mirror| mirror.height() > 4);
            Mirror::repeat(&page, Hand::Tap, 0, &steps).await?;
            check(&page, "a game").await?;
            let own = mirror.table().choices()[0].gesture.sites[0];
            page.tap(page.site(own).await?).await?;
            check(&page, "a selected piece").await?;

            page.press(Hand::Tap, "Resign").await?;
            check(&page, "a question").await?;
            page.press(Hand::Tap, "Yes, resign").await?;
            page.result().await?;
            check(&page, "the result").await
        });
    }
}

#[test]
fn axe_finds_nothing_on_any_page() {
    if !is_possible() {
        return;
    }
    for (width, height) in [(320, 568), (1280, 800)] {
        Visit::new(width, height).run(async |page| {
            for address in addresses().into_iter().chain(["embed/laska/?lang=ar".to_owned()]) {
                page.open(&address).await?;
                page.idle().await?;
                check(&page, &address).await?;
                if page.count(".menu").await? > 0 {
                    page.open_menu().await?;
                    check(&page, &format!("the menu of {address}")).await?;
                }
            }
            Ok(())
        });
    }
}
