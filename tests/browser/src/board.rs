//! The position as a screen reader announces it, and the same position according to the rules.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use play::Table;
use rules::GameInfo;
use rules::games::FOLDERS;
use rules::view::{Die, Site};
use serde_json::{Value, json};
use xtask::test::engines::Engine;

use crate::cell_name::{self, PieceNames};
use crate::english;
use crate::failure::Failure;
use crate::grammar;
use crate::page::Page;

/// The pieces on every square of a board, by the square's name: a column from the top down, each piece by its English
/// name; nothing on an empty square. A square with a die has what the die shows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Board(pub BTreeMap<String, Vec<String>>);

impl Board {
    /// The pieces on a table's board.
    #[must_use]
    pub fn of(table: &dyn Table) -> Self {
        let (scene, names) = (table.scene(), PieceNames::of(table.info()));
        let dice: Vec<(Site, Die)> = table.dice().iter().copied().zip(scene.dice.clone()).collect();
        let column = |site: Site| {
            if let Some((_, die)) = dice.iter().find(|(lies, _)| *lies == site) {
                return vec![cell_name::die(*die)];
            }
            let pieces = scene.stacks.get(&site).map_or(&[][..], Vec::as_slice);
            if !english::is_spoken() {
                grammar::learn(table.info(), pieces, &names);
            }
            pieces.iter().rev().map(|piece| names.name(*piece).to_owned()).collect()
        };
        Self(seen(table).into_iter().map(|site| (square(table, site), column(site))).collect())
    }

    /// The differences between two boards, one line for each square.
    #[must_use]
    pub fn difference(&self, other: &Self) -> String {
        let mut lines = String::new();
        for square in self.0.keys().chain(other.0.keys().filter(|square| !self.0.contains_key(*square))) {
            let (one, two) = (self.0.get(square), other.0.get(square));
            if one != two {
                // Writing to a string does not fail.
                let _ = writeln!(lines, "{square}: {one:?}, {two:?}");
            }
        }
        lines
    }
}

/// The sites that a page shows: all of them; but of Lino's large field only the rows and columns from the first with a
/// tile to the last, and the border around them while tiles are moved.
fn seen(table: &dyn Table) -> Vec<Site> {
    const COLUMNS: u16 = 22;
    let all = table.sites();
    if table.info().id != "lino" {
        return all;
    }
    let scene = table.scene();
    let margin = u16::from(scene.prompt.key == "lino-to-build");
    let ways: [fn(&Site) -> u16; 2] = [|site| site.0 % COLUMNS, |site| site.0 / COLUMNS];
    let ranges = ways.map(|way| {
        let taken = || scene.stacks.keys().map(way);
        let (first, last) = (taken().min().unwrap_or_default(), taken().max().unwrap_or_default());
        first.saturating_sub(margin)..=last + margin
    });
    let is_seen = |site: &Site| ways.iter().zip(&ranges).all(|(way, range)| range.contains(&way(site)));
    all.into_iter().filter(is_seen).collect()
}

/// The name of a square.
#[must_use]
pub fn square(table: &dyn Table, site: Site) -> String {
    english::say(table.info(), &table.label(site))
}

impl Page {
    /// The board, rebuilt from the accessible names that the browser computes.
    ///
    /// # Errors
    ///
    /// There is no board, or a square's name is not understood.
    pub async fn board(&self) -> Result<Board, Failure> {
        let mut board = BTreeMap::new();
        let pieces = PieceNames::of(self.about().await?);
        for name in self.spoken("gridcell").await? {
            let read = if english::is_spoken() { cell_name::read(&name, &pieces) } else { grammar::read(&name) };
            let (square, column) = read.ok_or_else(|| Failure::page(format!("what stands on {name:?}?")))?;
            if board.insert(square, column).is_some() {
                return Err(Failure::page(format!("{name:?} is there twice")));
            }
        }
        if board.is_empty() { Err(Failure::page("the page has no board")) } else { Ok(Board(board)) }
    }

    /// The game of the page: the one on its table, or one of the same folder with the same pieces.
    pub(crate) async fn about(&self) -> Result<&'static GameInfo, Failure> {
        let id = self.ask("return document.documentElement.dataset.game").await?;
        let game = FOLDERS.iter().flat_map(|folder| folder.games).find(|info| id == info.id);
        game.ok_or_else(|| Failure::page(format!("the page is about {id}")))
    }

    /// The names of all elements with this role in the accessibility tree, in order. Only Chromium shows that tree; of
    /// other browsers they are the labels of the elements that have this role in the document.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn spoken(&self, role: &str) -> Result<Vec<String>, Failure> {
        if self.engine() != Engine::Chromium {
            return self.names(&format!("[role={role}]")).await;
        }
        let document = self.command("Runtime.evaluate", json!({ "expression": "document" })).await?;
        let asked = json!({ "objectId": document["result"]["objectId"], "role": role });
        let found = self.command("Accessibility.queryAXTree", asked).await?;
        let nodes = found["nodes"].as_array().map_or(&[][..], Vec::as_slice);
        let has_role = |node: &&Value| node["ignored"] != true && node["role"]["value"] == role;
        let name = |node: &Value| node["name"]["value"].as_str().unwrap_or_default().to_owned();
        Ok(nodes.iter().filter(has_role).map(name).collect())
    }
}
