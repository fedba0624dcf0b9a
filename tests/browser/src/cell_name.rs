//! Parses the accessible name of a square. Only this module knows how the page words it.

use rules::GameInfo;
use rules::view::{Die, Kind, Piece};

use crate::english;

/// The names of a game's pieces.
pub(crate) struct PieceNames(Vec<PieceName>);

struct PieceName {
    piece: Piece,
    name: String,
    /// The plural.
    many: String,
    /// Other words for it in a column.
    short: Option<String>,
}

impl PieceNames {
    /// The names in this game: a colour and a kind. In the rest of a column the first kind is implied.
    pub(crate) fn of(info: &GameInfo) -> Self {
        let kinds: Vec<(Kind, [String; 2])> =
            (0..).map(Kind).zip(info.kinds).map(|(kind, _)| (kind, english::kind(info, kind))).collect();
        let mut names = Vec::new();
        let is_owned = |kind: &Kind| info.kinds[usize::from(kind.0)].is_owned;
        for owner in info.leaders() {
            let colour = english::colour(info, owner);
            names.extend(kinds.iter().filter(|(kind, _)| is_owned(kind)).map(|(kind, [one, many])| PieceName {
                piece: Piece { owner: Some(owner), kind: *kind },
                name: format!("{colour} {one}"),
                many: format!("{colour} {many}"),
                short: (*kind == Kind(0)).then(|| colour.clone()),
            }));
        }
        names.extend(kinds.into_iter().filter(|(kind, _)| !is_owned(kind)).map(|(kind, [one, many])| PieceName {
            piece: Piece { owner: None, kind },
            name: one,
            many,
            short: None,
        }));
        Self(names)
    }

    /// The full name of a piece.
    pub(crate) fn name(&self, piece: Piece) -> &str {
        self.0.iter().find(|known| known.piece == piece).map_or("no piece", |known| &known.name)
    }

    /// The name of one of several pieces.
    fn read(&self, wording: &str) -> Option<&str> {
        let is_said = |known: &&PieceName| {
            known.name == wording || known.many == wording || known.short.as_deref() == Some(wording)
        };
        self.0.iter().find(is_said).map(|known| known.name.as_str())
    }
}

/// A square's name and its column from the top down, piece by piece. The text after a semicolon is about something
/// else.
///
/// ```text
/// e3: white officer over two black; can be chosen    ->    e3, white officer, black counter, black counter
/// ```
///
/// `None` if a word is unknown: nothing is guessed.
pub(crate) fn read(name: &str, pieces: &PieceNames) -> Option<(String, Vec<String>)> {
    let name = name.split(';').next()?;
    let (square, held) = name.split_once(':')?;
    // "column of 3, from the top: ..." only counts what follows.
    let held = held.rsplit(':').next()?.trim();
    let mut column = Vec::new();
    if let Some(die) = read_die(held) {
        return Some((square.to_owned(), vec![die]));
    }
    if held != "empty" {
        let groups = held.split(" over ").flat_map(|part| part.split(" and ")).flat_map(|part| part.split(", "));
        for group in groups {
            let counted = group.split_once(' ').and_then(|(number, piece)| Some((count(number)?, piece)));
            let (count, piece) = counted.unwrap_or((1, group));
            column.extend(std::iter::repeat_n(pieces.read(piece)?.to_owned(), count));
        }
    }
    Some((square.to_owned(), column))
}

/// The state of a die, abbreviated.
pub(crate) fn die(die: Die) -> String {
    match die {
        Die::Aside => "aside".to_owned(),
        Die::Ready => "ready".to_owned(),
        Die::Shows(face) => face.to_string(),
        Die::Used(face) => format!("{face} played"),
    }
}

/// The words for a die's state.
fn read_die(said: &str) -> Option<String> {
    let face = |word| count(word).and_then(|face| u8::try_from(face).ok());
    let shown = match said {
        "not in this roll" => Die::Aside,
        "to be rolled" => Die::Ready,
        _ => match said.strip_suffix(", played") {
            Some(word) => Die::Used(face(word)?),
            None => Die::Shows(face(said)?),
        },
    };
    Some(die(shown))
}

/// A number in words or digits.
fn count(word: &str) -> Option<usize> {
    const WORDS: &str = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen \
        sixteen seventeen eighteen nineteen twenty twenty-one twenty-two";
    match word {
        "a" | "an" => Some(1),
        _ => WORDS.split(' ').position(|known| known == word).map(|idx| idx + 1).or_else(|| word.parse().ok()),
    }
}

#[cfg(test)]
mod tests {
    use rules::Rules;
    use rules::games::lanko::Lanko;
    use rules::games::laska::Laska;

    use super::*;

    /// The kinds of White, then those of Black.
    const LETTERS: &str = "wWVbBA";

    /// Compares with the square and its column in letters.
    #[track_caller]
    fn check_of(info: &GameInfo, name: &str, expect: &str) {
        let pieces = PieceNames::of(info);
        let letter = |piece: &String| {
            let idx = pieces.0.iter().position(|known| known.name == *piece);
            idx.and_then(|idx| LETTERS.chars().nth(idx / info.kinds.len() * 3 + idx % info.kinds.len())).unwrap_or('?')
        };
        let read = read(name, &pieces).map(|(square, column)| {
            let column: String = column.iter().map(letter).collect();
            format!("{square} {column}")
        });
        assert_eq!(read.as_deref().unwrap_or("?"), expect, "{name}");
    }

    #[track_caller]
    fn check(name: &str, expect: &str) {
        check_of(&Laska::GAMES[0], name, expect);
    }

    #[test]
    fn a_name_gives_the_column_back() {
        check("e3: white counter", "e3 w");
        check("e3: empty", "e3 ");
        check("e3: empty; white may move here", "e3 ");
        check("e3: white officer over two black", "e3 Wbb");
        check("a1: black counter over one white, two black officers and three white; can be chosen", "a1 bwBBwww");
        check("a1: white officer over one black officer and 14 white", "a1 WBwwwwwwwwwwwwww");
        check("a1: column of 3, from the top: black officer, white counter, white counter", "a1 Bww");
    }

    #[test]
    fn every_game_has_its_own_pieces() {
        for info in Lanko::GAMES {
            check_of(info, "47: white big castle; can be chosen", "47 V");
            check_of(info, "W: black small castle", "W B");
            check_of(info, "K: black pawn; can go here", "K b");
            check_of(info, "K: white officer", "?");
        }
        check("e3: white pawn", "?");
    }

    #[test]
    fn a_die_is_what_it_shows() {
        let check = |name: &str, expect: &str| {
            let read = read(name, &PieceNames::of(&Laska::GAMES[0]));
            assert_eq!(read, Some(("die 1".to_owned(), vec![expect.to_owned()])));
        };
        check("die 1: six; can be chosen", "6");
        check("die 1: three, played", "3 played");
        check("die 1: to be rolled; can be chosen", "ready");
        check("die 1: not in this roll", "aside");
    }

    #[test]
    fn nothing_is_guessed() {
        check("e3", "?");
        check("e3: some counters", "?");
        check("e3: officer", "?");
        check("e3: white officer over two", "?");
        check("e3: ", "?");
    }
}
