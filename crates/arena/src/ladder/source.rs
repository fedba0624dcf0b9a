//! The levels of a game as source code.

use std::fmt::Write;

use rules::LevelSpec;

/// What the file begins with.
const HEAD: &str = "//! What the computer may spend at each level, found by `arena ladder`: `docs/levels.md` says what these levels are worth.

use crate::LevelSpec;
";
/// The end of a table.
const END: &str = "];\n";

/// A file with the levels of a game, added to what it has of other games. `is_alone` says that the folder has no other
/// game, and `command` how they were found.
pub(super) fn with(file: &str, id: &str, is_alone: bool, command: &str, specs: &[LevelSpec]) -> String {
    let name = if is_alone { "LEVELS".to_owned() } else { id.replace('-', "_").to_uppercase() };
    let begin = begin(id);
    let mut table = format!("{begin}, the weakest first: `{command}`.\n");
    table += &format!("pub(super) const {name}: [LevelSpec; {}] = [\n", specs.len());
    for LevelSpec { depth, nodes, noise } in specs {
        let depth = if *depth == u8::MAX { "u8::MAX".to_owned() } else { depth.to_string() };
        let (nodes, noise) = (grouped(*nodes), grouped((*noise).into()));
        let _ = writeln!(table, "    LevelSpec {{ depth: {depth}, nodes: {nodes}, noise: {noise} }},");
    }
    table += END;
    // Whatever the file says at its top stays.
    if !file.contains(USE) {
        return format!("{HEAD}\n{table}");
    }
    let there = file.find(&begin).and_then(|from| {
        let end = file[from..].find(END)?;
        Some(from..from + end + END.len())
    });
    match there {
        Some(range) => format!("{}{table}{}", &file[..range.start], &file[range.end..]),
        None => format!("{file}\n{table}"),
    }
}

/// What every file with levels has.
const USE: &str = "\nuse crate::LevelSpec;\n";

fn begin(id: &str) -> String {
    format!("/// The levels of `{id}`")
}

/// A number as in source code, its thousands apart.
fn grouped(number: u32) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (idx, digit) in digits.chars().enumerate() {
        if idx > 0 && (digits.len() - idx).is_multiple_of(3) {
            text.push('_');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_of_a_game_stand_by_themselves() {
        let specs =
            [LevelSpec { depth: 1, nodes: 90, noise: 1_200 }, LevelSpec { depth: u8::MAX, nodes: 1_200_000, noise: 0 }];
        let file = with("", "chess", true, "arena ladder chess", &specs);
        let table = "/// The levels of `chess`, the weakest first: `arena ladder chess`.
pub(super) const LEVELS: [LevelSpec; 2] = [
    LevelSpec { depth: 1, nodes: 90, noise: 1_200 },
    LevelSpec { depth: u8::MAX, nodes: 1_200_000, noise: 0 },
];
";
        assert_eq!(file, format!("{HEAD}\n{table}"));
    }

    #[test]
    fn levels_of_other_games_stay() {
        let spec = |nodes| [LevelSpec { depth: 1, nodes, noise: 0 }];
        let one = with("", "lanko-88", false, "a", &spec(1));
        let two = with(&one, "lanko-68", false, "b", &spec(2));
        assert!(two.starts_with(&one) && two.contains("const LANKO_68: [LevelSpec; 1]"), "{two}");
        let again = with(&two, "lanko-88", false, "c", &spec(3));
        assert_eq!(again, two.replace("`a`", "`c`").replace("nodes: 1,", "nodes: 3,"));
        // Also under another head.
        let guessed = one.replace(HEAD, "//! Guessed.\n\nuse crate::LevelSpec;\n");
        assert_eq!(
            with(&guessed, "lanko-68", false, "b", &spec(2)),
            two.replace(HEAD, "//! Guessed.\n\nuse crate::LevelSpec;\n")
        );
    }
}
