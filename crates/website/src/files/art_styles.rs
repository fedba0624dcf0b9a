//! The style of boards, beside what all of them have in common: a sheet for each folder of games, and one with all of them
//! for pages that show boards of every game.

use std::collections::BTreeMap;

use rules::games::{FOLDERS, Folder};
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
    let shared = files.remove(assets::STYLE).unwrap_or_default();
    let (shared, mut colours) = divided(&String::from_utf8_lossy(&shared));
    files.insert(assets::STYLE.to_owned(), shared.into_bytes());
    let mut all = Vec::new();
    for folder in FOLDERS {
        let style = files.remove(&format!("{}{END}", folder.name));
        let Some(game) = games.iter().find(|game| game.folder == folder.name) else { continue };
        let style = style.ok_or_else(|| SiteError::NotBuilt(built(folder.name)))?;
        let style = shorten::style(&String::from_utf8_lossy(&style));
        let colours = colours.remove(folder.name).unwrap_or_default();
        let style = [size(game, &style)?, colours, style].concat().into_bytes();
        all.extend_from_slice(&style);
        files.insert(of(folder.name), style);
    }
    files.insert(ALL.to_owned(), all);
    Ok(())
}

/// A style without the custom properties that boards of one folder of games alone have, whose names begin with its own; and
/// these for each such folder, within the same rules. All colours stand in one file, but a page needs only its own.
fn divided(style: &str) -> (String, BTreeMap<&'static str, String>) {
    let mut shared = String::new();
    let mut apart: BTreeMap<&'static str, String> = BTreeMap::new();
    // The heads of the rules around a line, and for each folder how many of these are open in what is apart.
    let mut heads: Vec<&str> = Vec::new();
    let mut open: BTreeMap<&'static str, Vec<&str>> = BTreeMap::new();
    for line in style.lines() {
        let own = line.strip_prefix("--").and_then(|name| {
            let is_of = |folder: &&Folder| name.strip_prefix(folder.name).is_some_and(|rest| rest.starts_with('-'));
            FOLDERS.iter().find(is_of).map(|folder| folder.name)
        });
        let Some(folder) = own else {
            match line {
                "}" => drop(heads.pop()),
                head if head.ends_with('{') => heads.push(head),
                _ => {}
            }
            shared.extend([line, "\n"]);
            continue;
        };
        let (out, open) = (apart.entry(folder).or_default(), open.entry(folder).or_default());
        let n_same = open.iter().zip(&heads).take_while(|(one, other)| one == other).count();
        out.push_str(&"}\n".repeat(open.len() - n_same));
        for head in &heads[n_same..] {
            out.extend([head, "\n"]);
        }
        out.extend([line, "\n"]);
        open.clone_from(&heads);
    }
    for (folder, open) in open {
        apart.entry(folder).or_default().push_str(&"}\n".repeat(open.len()));
    }
    (shared, apart)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_the_colours_of_its_own_boards() {
        let style = "@layer base {\n:root {\n--paper: #fff;\n--ludo-dot: #eee;\n--ludo-line: #ddd;\n--lino-tile: #ccc;\n}\n\
            @media print {\n:root {\n--ludo-dot: #000;\n}\n}\n}\n.ludo-dot {\nfill: var(--ludo-dot);\n}\n";
        let (shared, apart) = divided(style);
        assert_eq!(
            shared,
            "@layer base {\n:root {\n--paper: #fff;\n}\n@media print {\n:root {\n}\n}\n}\n\
             .ludo-dot {\nfill: var(--ludo-dot);\n}\n"
        );
        assert_eq!(
            apart["ludo"],
            "@layer base {\n:root {\n--ludo-dot: #eee;\n--ludo-line: #ddd;\n}\n\
             @media print {\n:root {\n--ludo-dot: #000;\n}\n}\n}\n"
        );
        assert_eq!(apart["lino"], "@layer base {\n:root {\n--lino-tile: #ccc;\n}\n}\n");
    }
}
