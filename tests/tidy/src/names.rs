//! Names that were replaced by standard terms. Each is exact: an identifier or a message key, never a word of prose.

use crate::files::File;
use crate::source::Source;

/// Identifiers in code.
const IDENTIFIERS: &[&str] = &[
    "Complaints",
    "DRIFTS",
    "Deed",
    "Desk",
    "Expectation",
    "HAS_JOURNEYS",
    "HOUSE_ENDS",
    "Happening",
    "HouseEnd",
    "Journey",
    "KeepError",
    "Kept",
    "KeptGames",
    "Ledger",
    "Lens",
    "Mirror",
    "N_PROSPECTS",
    "Occupant",
    "Principal",
    "Retold",
    "Settlement",
    "Shuttle",
    "Shuttles",
    "Sitter",
    "Standing",
    "StillProps",
    "Thinker",
    "appraisal",
    "appraise",
    "chosen_bottom",
    "first_person",
    "glance",
    "habits",
    "house_end",
    "house_ends",
    "is_fatal",
    "is_person",
    "is_precious",
    "is_quiescent",
    "is_wide",
    "journey",
    "journeys",
    "keep_stand_ins",
    "ledger",
    "legacy",
    "lifeboat",
    "look_again",
    "machine_asked",
    "mirror",
    "occupant",
    "occupants",
    "person_to_act",
    "prospects",
    "settlement",
    "shuttle",
    "sitter",
    "sketch",
    "slants",
    "stand_ins",
    "stow",
    "sunk",
    "thinker",
    "tongue",
    "unkept",
    "urgency",
];

/// Message keys.
const KEYS: &[&str] = &[
    "a-person",
    "bottom-mover",
    "end-quiet",
    "end-shuttle",
    "games-kept",
    "keep-blocked",
    "keep-broken",
    "keep-foreign",
    "keep-full",
    "kept-damaged",
    "kept-on",
    "kept-over",
    "lens",
    "lens-after",
    "lens-forced",
    "lens-goal",
    "lens-moves",
    "lens-must",
    "lens-nothing",
    "lens-why",
    "looks-back",
    "machine-acts",
    "machine-at",
    "machine-fails",
    "page-crash-kept",
    "page-crash-unkept",
    "sits-machine",
    "sits-player",
    "sits-you",
    "square-far",
    "the-machine",
    "you-and-machine",
];

/// Every line of a file with a replaced name.
pub(crate) fn given_up(file: &File) -> Vec<String> {
    let (text, names): (String, _) = match file.path.rsplit_once('.') {
        Some((_, "rs")) => (Source::new(&file.text).code, IDENTIFIERS),
        Some((_, "ftl")) => (file.text.clone(), KEYS),
        _ => return Vec::new(),
    };
    let is_key = file.path.ends_with(".ftl");
    let is_part = |sign: char| sign.is_alphanumeric() || sign == '_' || (is_key && sign == '-');
    let mut found = Vec::new();
    for (idx, line) in text.lines().enumerate() {
        // A key begins its message.
        let line = if is_key { line.split_once(" =").map_or("", |(key, _)| key) } else { line };
        let words = line.split(|sign| !is_part(sign)).filter(|word| names.contains(word));
        found.extend(words.map(|word| format!("{}:{}: `{word}` has another name now", file.path, idx + 1)));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_where_it_is_a_name() {
        let n_found = |path, text| given_up(&File::new(path, text)).len();
        assert_eq!(n_found("a.rs", "fn urgency() { Ledger::new(); }"), 2);
        assert_eq!(n_found("a.rs", "// The urgency of a Ledger.\nfn urgency_of(text: &str) { \"urgency\" }"), 0);
        assert_eq!(n_found("a.ftl", "end-quiet = Quiet.\nend-quietly = { end-quiet }\n"), 1);
        assert_eq!(n_found("a.md", "Ledger"), 0);
    }
}
