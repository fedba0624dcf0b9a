//! Which board a game of draughts that cannot be read here was played on (X12).

use rules::Message;

use super::messages;

/// The squares of the board that is played on here.
const OWN: u32 = 32;
/// Those of the boards of 10 by 10 and of 12 by 12 squares.
const OF_10: u32 = 50;
const OF_12: u32 = 72;

/// The message about another game of draughts, by a value of the tag `GameType`.
pub(super) fn of_game_type(value: &str) -> Option<Message> {
    match value.split(',').next().unwrap_or_default().trim() {
        // International and Frisian draughts.
        "20" | "40" => Some(messages::board_of_10()),
        "27" => Some(messages::board_of_12()),
        "22" | "23" | "24" | "25" | "26" | "28" | "29" | "30" | "31" | "41" | "42" | "43" | "44" => {
            Some(messages::other_kind())
        }
        _ => None,
    }
}

/// The message about the board that the squares in a text are of, where it is another one. The text is looked through
/// once.
pub(super) fn other(text: &str) -> Option<Message> {
    let mut highest = 0;
    let mut n_letters = 0;
    let is_of_square = |sign: char| sign.is_ascii_alphanumeric();
    let mut is_joined = false;
    let mut rest = text;
    while let Some(at) = rest.find(is_of_square) {
        let word = &rest[at..];
        let len = word.find(|sign: char| !is_of_square(sign)).unwrap_or(word.len());
        let (word, behind) = word.split_at(len);
        let joins = behind.starts_with(['-', 'x', ':', ',']);
        for part in word.split('x') {
            let number = part.trim_start_matches('K').parse::<u32>().ok();
            // A number that joins nothing is that of a turn.
            if let Some(number) = number.filter(|number| (joins || is_joined || word.contains('x')) && *number <= OF_12)
            {
                highest = highest.max(number);
            }
            let bytes = part.as_bytes();
            let is_square = |two: &[u8]| matches!(*two, [b'a'..=b'h', b'1'..=b'8']);
            n_letters += usize::from(matches!(bytes.len(), 2 | 4) && bytes.chunks(2).all(is_square));
        }
        is_joined = behind.starts_with(['-', 'x', ':', ',']);
        rest = behind;
    }
    match highest {
        // Chess has letters too, but pieces besides.
        0 if n_letters > 1 => Some(messages::other_kind()),
        highest if highest <= OWN => None,
        highest if highest <= OF_10 => Some(messages::board_of_10()),
        _ => Some(messages::board_of_12()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_tell_their_board() {
        let key = |text: &str| other(text).map(|why| why.key.to_string());
        assert_eq!(key("1. 32-28 19-23 2. 28x19 14x23 33. 37-32"), Some("game-text-board-of-10".to_owned()));
        assert_eq!(key("W:W31-50:B1-20"), Some("game-text-board-of-10".to_owned()));
        assert_eq!(key("1. 51-46 20-26"), Some("game-text-board-of-12".to_owned()));
        assert_eq!(key("1. c3-d4 b6-a5 2. d4:b6"), Some("game-text-other-kind".to_owned()));
        assert_eq!(key("1. a3b4 f6g5"), Some("game-text-other-kind".to_owned()));
        assert_eq!(key("1. 11-15 23-19 2. 8-12 50. 99"), None);
        assert_eq!(key("hello there"), None);
    }
}
