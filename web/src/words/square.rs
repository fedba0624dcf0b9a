//! A square and what stands on it. Browser tests rebuild positions from these names, so their form is exact:
//!
//! ```text
//! name   = LABEL ": " held ["; " SIGN] | LABEL ": " die
//! die    = "to be rolled" | "not in this roll" | NUMBER [", played"]
//! held   = "empty" | top | top " over " buried | group  the last where pieces lie beside each other
//! top    = [COLOUR " "] KIND                           white officer
//! buried = group | group *(", " group) " and " group   from the top down
//! group  = NUMBER [" " COLOUR] [" " KIND]              two black; one white officer; three white officers
//! ```
//!
//! A group is a maximal run of equal pieces: two groups next to each other differ. Its kind is left out where it is the
//! game's first, plain one and the piece has a colour; above one it ends in an `s`. Numbers are words up to twelve and
//! digits above.

use rules::view::{Die, Kind, Piece, Scene, Site};
use rules::{Arg, GameInfo, Message};

use super::{messages, name, say};
use table::board::Marks;

/// A square, what stands on it and the game's sign there, as a screen reader says it: "e3: white officer over two
/// black".
pub(super) fn square(info: &GameInfo, label: &Message, pieces: &[Piece], sign: Option<Kind>) -> Message {
    let square = messages::square(say::say(info, label), held(info, pieces));
    match sign {
        Some(sign) => messages::square_sign(square, name::kind(Some(info), sign)),
        None => square,
    }
}

/// The same, and what can be done there; also the goals of steps from there, in games that show them ahead.
pub(crate) fn marked_square(
    info: &GameInfo,
    label: &Message,
    scene: &Scene,
    marks: &Marks,
    (site, goals): (Site, &[Message]),
) -> Message {
    let pieces = scene.stacks.get(&site).map_or(&[][..], Vec::as_slice);
    let square = square(info, label, pieces, scene.marks.get(&site).copied());
    if goals.is_empty() || marks.selected.is_some() {
        return marked(square, marks, site);
    }
    let goals = goals.iter().map(|goal| say::say(info, goal).into()).collect();
    messages::square_movable_to(square, Arg::Either(goals))
}

/// A die in its place, what it shows, and what can be done there: "first die: six, played".
pub(crate) fn marked_die(info: &GameInfo, label: &Message, die: Die, marks: &Marks, site: Site) -> Message {
    let shown = match die {
        Die::Aside => messages::die_aside(),
        Die::Ready => messages::die_ready(),
        Die::Shows(face) => messages::word(face),
        Die::Used(face) => messages::die_used(face),
    };
    let die = messages::square(say::say(info, label), shown);
    let can_be_touched = marks.movable.contains(&site) || marks.targets.contains(&site);
    if can_be_touched && marks.selected != Some(site) { messages::die_live(die) } else { marked(die, marks, site) }
}

fn marked(square: Message, marks: &Marks, site: Site) -> Message {
    if marks.selected == Some(site) {
        messages::square_selected(square)
    } else if marks.targets.contains(&site) {
        messages::square_target(square)
    } else if marks.distant_targets.contains(&site) {
        messages::square_distant(square)
    } else if marks.movable.contains(&site) {
        messages::square_movable(square)
    } else {
        square
    }
}

/// A stack of pieces, given from the bottom to the top: "white officer over two black". For pieces beside each other:
/// "five white checkers".
pub(super) fn held(info: &GameInfo, pieces: &[Piece]) -> Message {
    if let Some(pile) = name::pile(info, pieces) {
        return pile;
    }
    let Some((top, below)) = pieces.split_last() else { return messages::empty() };
    let top = name::piece(info, *top);
    if below.is_empty() {
        return top;
    }
    let groups: Vec<Arg> = below.chunk_by(|one, other| one == other).rev().map(|run| group(info, run).into()).collect();
    messages::held(top, groups)
}

/// Equal pieces.
fn group(info: &GameInfo, run: &[Piece]) -> Message {
    let Piece { owner, kind } = run[0];
    let Some(owner) = owner else {
        return messages::group_free(run.len(), name::kind(Some(info), kind));
    };
    let (named, colour) = name::coloured(info, kind, owner);
    if kind == Kind(0) {
        messages::group_plain(run.len(), colour, named)
    } else {
        messages::group(run.len(), colour, named)
    }
}

#[cfg(test)]
mod tests {
    use rules::games::backgammon::Backgammon;
    use rules::games::laska::Laska;
    use rules::{Rules, Seat};

    use super::super::language::translate;
    use super::super::messages;
    use super::*;

    const LETTERS: &str = "wWbB";

    fn info() -> &'static GameInfo {
        &Laska::GAMES[0]
    }

    /// A column from its letters, top first.
    fn column(text: &str) -> Vec<Piece> {
        let piece = |letter| {
            let idx = LETTERS.find(letter).unwrap();
            Piece { owner: Seat::new(idx / 2), kind: Kind(idx as u8 % 2) }
        };
        text.chars().rev().map(piece).collect()
    }

    #[track_caller]
    fn check(text: &str, expect: &str) {
        assert_eq!(translate(&square(info(), &Message::verbatim("e3"), &column(text), None)), format!("e3: {expect}"));
        assert_eq!(parse(expect).as_deref(), Some(text));
    }

    #[test]
    fn piles_are_counted_where_a_game_has_words_for_them() {
        let info = &Backgammon::GAMES[0];
        let held = |owner, n| {
            let piece = Piece { owner: Some(owner), kind: Kind(0) };
            translate(&square(info, &Message::verbatim("6"), &vec![piece; n], None))
        };
        assert_eq!(held(Seat::FIRST, 1), "6: white checker");
        assert_eq!(held(Seat::SECOND, 5), "6: five black checkers");
        let cube = Piece { owner: None, kind: Kind(3) };
        assert_eq!(translate(&square(info, &Message::verbatim("6"), &[cube], None)), "6: cube worth 4");
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

    /// The letters of a name without its label, top first: as a browser test would parse it.
    fn parse(held: &str) -> Option<String> {
        if held == "empty" {
            return Some(String::new());
        }
        let (top, buried) = held.split_once(" over ").map_or((held, None), |(top, buried)| (top, Some(buried)));
        let mut letters = letter(top)?.to_string();
        for group in buried.into_iter().flat_map(|buried| buried.split(" and ")).flat_map(|part| part.split(", ")) {
            let (count, piece) = group.split_once(' ')?;
            let count = (1..=22).find(|n| translate(&messages::word(*n)) == count)?;
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
            let name = translate(&square(info(), &Message::verbatim("e3"), &column(&letters), None));
            let held = name.strip_prefix("e3: ").unwrap();
            assert_eq!(parse(held).as_deref(), Some(letters.as_str()), "{name}");
        }
    }
}
