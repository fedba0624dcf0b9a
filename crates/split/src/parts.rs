//! The parts of the program, and where what several of them share belongs. The library that splits gets this file too, as it
//! would make a file of its own for each set of parts that share something, and there are more than a hundred such sets.

use std::collections::BTreeSet;

/// The checked-in list: a part a line, and behind a colon the parts that are loaded whenever it is.
const LIST: &str = include_str!("../parts.txt");

/// All parts but the main one, each with those that are loaded before it.
pub fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = LIST.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split_once(':').unwrap_or((line, "")))
}

/// Whether a part has the games of a folder: what a page of one of them starts with.
pub fn is_of_games(part: &str) -> bool {
    part != "late" && all().any(|(name, before)| name == part && before.is_empty())
}

/// The parts that are loaded whenever this one is: those before it, and itself at the end.
fn loaded(part: &str) -> Vec<&str> {
    let before = all().find(|(name, _)| *name == part).map_or("", |(_, before)| before);
    before.split_whitespace().chain([part]).collect()
}

/// The part that has what these parts share: the first one that is loaded whenever any of them is; `None` for the main part,
/// which always is. What one part needs alone is in that part.
pub fn home(sharing: &BTreeSet<String>) -> Option<String> {
    let mut all = sharing.iter().map(|part| loaded(part));
    let first = all.next()?;
    let others: Vec<Vec<&str>> = all.collect();
    if others.is_empty() {
        return first.last().map(|part| (*part).to_owned());
    }
    first.into_iter().find(|part| others.iter().all(|loaded| loaded.contains(part))).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn home_of(sharing: &[&str]) -> Option<String> {
        home(&sharing.iter().map(|part| (*part).to_owned()).collect())
    }

    #[test]
    fn what_parts_share_is_in_the_first_part_that_each_comes_after() {
        let late = |part: &str| ["late_", part].concat();
        let games: Vec<&str> =
            all().filter(|(name, before)| before.is_empty() && *name != "late").map(|(name, _)| name).collect();
        assert!(games.len() > 1);
        for pair in games.windows(2) {
            let [one, other] = pair else { continue };
            assert_eq!(home_of(&[one]).as_deref(), Some(*one));
            assert_eq!(home_of(&[&late(one)]), Some(late(one)));
            assert_eq!(home_of(&[one, &late(one)]).as_deref(), Some(*one));
            assert_eq!(home_of(&["late", &late(one)]).as_deref(), Some("late"));
            assert_eq!(home_of(&[&late(one), &late(other)]).as_deref(), Some("late"));
            assert_eq!(home_of(&[one, other]), None);
            assert_eq!(home_of(&[one, "late"]), None);
            assert_eq!(home_of(&[one, &late(other)]), None);
            assert_eq!(home_of(&[one, &late(one), &late(other)]), None);
        }
        assert_eq!(home_of(&[]), None);
    }

    /// The library asks for sets as it finds them, a part after another, so the order must not matter.
    #[test]
    fn the_order_in_which_parts_are_found_does_not_matter() {
        let names: Vec<&str> = all().map(|(name, _)| name).collect();
        let joined = |one: Option<String>, other: &str| one.and_then(|one| home_of(&[&one, other]));
        for one in &names {
            for two in &names {
                for three in &names {
                    let sharing: BTreeSet<String> = [one, two, three].map(|name| (*name).to_owned()).into();
                    let step_by_step = joined(joined(home_of(&[one]), two), three);
                    assert_eq!(step_by_step, home(&sharing), "{one}, {two}, {three}");
                }
            }
        }
    }

    #[test]
    fn every_part_comes_after_known_ones() {
        for (part, before) in all() {
            for name in before.split_whitespace() {
                assert!(all().any(|(other, _)| other == name), "{part} comes after {name}");
            }
        }
    }
}
