//! The home page, and the ways between it and the tables.

mod beside;
mod cards;
mod finding;
mod layout;
mod saved;

use browser::{Failure, Page};

/// The cards that are shown, by the ids of their games, in page order.
async fn cards(page: &Page) -> Result<Vec<String>, Failure> {
    let script = "
        const shown = [...document.querySelectorAll('.card')].filter(card => card.checkVisibility());
        return shown.map(card => card.dataset.game);
    ";
    let ids = page.ask(script).await?;
    Ok(ids.as_array().into_iter().flatten().filter_map(|id| id.as_str()).map(str::to_owned).collect())
}

/// Waits until the page has this path below the site's root.
async fn comes_to(page: &Page, path: &str) -> Result<(), Failure> {
    let script = "return location.pathname.endsWith(arguments[0])";
    page.until(script, vec![format!("/{path}").into()]).await.map(drop)
}
