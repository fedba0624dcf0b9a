//! A square and what stands on it. Browser tests rebuild positions from these names, so their form is exact:
//!
//! ```text
//! name   = LABEL ": " held
//! held   = "empty" | top | top " over " buried
//! top    = [COLOUR " "] KIND                           white officer
//! buried = group | group *(", " group) " and " group   from the top down
//! group  = NUMBER [" " COLOUR] [" " KIND]              two black; one white officer; three white officers
//! ```
//!
//! A group is as many equal pieces in a row as there are: two groups next to each other differ. Its kind is left out
//! where it is the game's first, plain one and the piece has a colour; above one it ends in an `s`. Numbers are words
//! up to twelve and digits above.

use rules::view::{Kind, Piece};
use rules::{GameInfo, Say};

use super::number::{list, number};
use super::{name, say};

/// A square and what stands on it, as a screen reader says it: "e3: white officer over two black".
pub(crate) fn square(info: &GameInfo, label: &Say, pieces: &[Piece]) -> String {
    format!("{}: {}", say(info, label), held(info, pieces))
}

/// Pieces that stand on each other, given from the bottom to the top: "white officer over two black".
pub(super) fn held(info: &GameInfo, pieces: &[Piece]) -> String {
    let Some((top, below)) = pieces.split_last() else { return "empty".to_owned() };
    let top = name::piece(info, *top);
    if below.is_empty() {
        return top;
    }
    let groups: Vec<String> = below.chunk_by(|one, other| one == other).rev().map(|run| group(info, run)).collect();
    format!("{top} over {}", list(&groups))
}

/// Equal pieces.
fn group(info: &GameInfo, run: &[Piece]) -> String {
    let Piece { owner, kind } = run[0];
    let mut words = vec![number(run.len() as i64)];
    words.extend(owner.map(|owner| name::seat(info, owner).to_owned()));
    if kind != Kind(0) || owner.is_none() {
        words.push(format!("{}{}", name::kind(info, kind), if run.len() == 1 { "" } else { "s" }));
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use rules::games::laska::Laska;
    use rules::{Rules, Seat};

    use super::*;

    const LETTERS: &str = "wWbB";

    fn info() -> &'static GameInfo {
        &Laska::GAMES[0]
    }

    /// A column from its letters, the top first.
    fn column(text: &str) -> Vec<Piece> {
        let piece = |letter| {
            let idx = LETTERS.find(letter).unwrap();
            Piece { owner: Seat::new(idx / 2), kind: Kind(idx as u8 % 2) }
        };
        text.chars().rev().map(piece).collect()
    }

    #[track_caller]
    fn check(text: &str, expect: &str) {
        assert_eq!(square(info(), &Say::verbatim("e3"), &column(text)), format!("e3: {expect}"));
        assert_eq!(parse(expect).as_deref(), Some(text));
    }

    #[test]
    fn columns_are_named_from_the_top_down() {
        check("", "empty");
        check("w", "white counter");
        check("B", "black officer");
        check("Wbb", "white officer over two black");
        check("wwb", "white counter over one white and one black");
        check("WWbbWW", "white officer over one white officer, two black and two white officers");
        check("bwbw", "black counter over one white, one black and one white");
        check("wbbbbbbbbbbbb", "white counter over twelve black");
        check("wbbbbbbbbbbbbb", "white counter over 13 black");
    }

    /// The letters of a name without its label, the top first: what a browser test would do.
    fn parse(held: &str) -> Option<String> {
        if held == "empty" {
            return Some(String::new());
        }
        let (top, buried) = held.split_once(" over ").map_or((held, None), |(top, buried)| (top, Some(buried)));
        let mut letters = letter(top)?.to_string();
        for group in buried.into_iter().flat_map(|buried| buried.split(" and ")).flat_map(|part| part.split(", ")) {
            let (count, piece) = group.split_once(' ')?;
            let count = (1..=22).find(|n| number(*n) == count)?;
            let piece =
                if piece.contains(' ') { piece.trim_end_matches('s').to_owned() } else { format!("{piece} counter") };
            letters.extend((0..count).map_while(|_| letter(&piece)));
        }
        Some(letters)
    }

    fn letter(piece: &str) -> Option<char> {
        let names = ["white counter", "white officer", "black counter", "black officer"];
        let idx = names.iter().position(|name| *name == piece)?;
        LETTERS.chars().nth(idx)
    }

    #[test]
    fn a_column_can_be_rebuilt_from_its_name() {
        let mut state = 7_u64;
        let mut next = |below: u64| {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            rules::hash::mix(state) % below
        };
        for round in 0..4_000 {
            // Long runs, short runs and single counters.
            let stay = [1, 3, 12][round % 3];
            let mut letters = String::new();
            let mut letter = 'w';
            for _ in 0..next(23) {
                if next(stay) == 0 {
                    letter = LETTERS.chars().nth(next(4) as usize).unwrap();
                }
                letters.push(letter);
            }
            let name = square(info(), &Say::verbatim("e3"), &column(&letters));
            let held = name.strip_prefix("e3: ").unwrap();
            assert_eq!(parse(held).as_deref(), Some(letters.as_str()), "{name}");
        }
    }
}
