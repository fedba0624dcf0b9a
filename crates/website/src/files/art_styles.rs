//! The style of boards, beside what all of them have in common: a sheet for each folder of games, and one with all of them
//! for pages that show boards of every game.

use rules::games::FOLDERS;
use web::prerender;

use crate::files::{assets, shorten};
use crate::texts::games::Game;
use crate::{Files, SiteError};

/// The sheets of all folders in one.
pub(crate) const ALL: &str = "portal/boards.css";
/// The ending of a sheet's name where it was built, behind that of its folder of games.
const END: &str = ".css";

/// The path of the sheet of a folder of games.
pub(crate) fn of(folder: &str) -> String {
    assets::of_folder(folder, assets::STYLE)
}

/// The path of the sheet of a folder of games where it was built.
pub(crate) fn built(folder: &str) -> String {
    format!("{}{folder}{END}", assets::SHARED)
}

/// Puts the sheets of these games in their places among what all pages share, and leaves out those of others.
///
/// # Errors
/// A folder of these games has no sheet.
pub(crate) fn arrange(files: &mut Files, games: &[Game]) -> Result<(), SiteError> {
    let mut all = Vec::new();
    for folder in FOLDERS {
        let style = files.remove(&format!("{}{END}", folder.name));
        let Some(game) = games.iter().find(|game| game.folder == folder.name) else { continue };
        let style = style.ok_or_else(|| SiteError::NotBuilt(built(folder.name)))?;
        let style = shorten::style(&String::from_utf8_lossy(&style));
        let style = [size(game, &style)?, style].concat().into_bytes();
        all.extend_from_slice(&style);
        files.insert(of(folder.name), style);
    }
    files.insert(ALL.to_owned(), all);
    Ok(())
}

/// The size of a folder's board at the start, in board units, for a sheet that asks for it: the layout says it, and no sheet
/// repeats it.
fn size(game: &Game, style: &str) -> Result<String, SiteError> {
    let folder = game.folder;
    let [wide, high] = ["width", "height"].map(|side| format!("--{folder}-{side}"));
    if ![&wide, &high].iter().any(|property| style.contains(&format!("var({property})"))) {
        return Ok(String::new());
    }
    let [width, height] = prerender::board_size(game.id)?;
    Ok(format!(":root {{ {wide}: {width}; {high}: {height}; }}\n"))
}
