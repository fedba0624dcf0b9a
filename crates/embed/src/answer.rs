//! Answers about the position on the table.

use rules::view::Site;
use rules::{Arg, Message};
use table::TableState;

use crate::command::Fault;
use crate::event::Move;

/// The name of a square in messages: that on the board, such as `c3`; its number where that is not the same in every
/// language.
fn name(table: &TableState, site: Site) -> String {
    let label = table.labels().get(&site).filter(|label| label.key == Message::VERBATIM);
    match label.and_then(|label| label.args.first()) {
        Some((_, Arg::Text(text))) => text.clone(),
        _ => site.0.to_string(),
    }
}

/// The legal moves of whoever plays here that begin on a square, or all of them; none where nobody here is to move.
///
/// # Errors
/// [`Fault::Refused`] when the board has no such square.
pub fn moves_from(table: &TableState, from: Option<&str>) -> Result<Vec<Move>, Fault> {
    let is_named = |site: &&Site, text: &str| name(table, **site) == text || site.0.to_string() == text;
    let site = |text: &str| table.labels().keys().find(|site| is_named(site, text)).copied().ok_or(Fault::Refused);
    let from = from.map(site).transpose()?;
    let begins = |sites: &[Site]| from.is_none_or(|from| sites.first() == Some(&from));
    let offered = table.offered_steps().into_iter().filter(|(_, sites)| begins(sites));
    let named =
        |(step, sites): (String, &[Site])| Move { step, sites: sites.iter().map(|site| name(table, *site)).collect() };
    Ok(offered.map(named).collect())
}
