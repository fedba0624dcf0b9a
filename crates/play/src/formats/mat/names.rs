//! The names of the players and their points: `Ann : 0      Bob : 2`.

use rules::Seat;

/// The longest name that other programs read, in bytes.
pub(super) const MOST: usize = 31;

/// The names and points of both players.
#[derive(Debug, Default)]
pub(super) struct Players {
    pub(super) names: [String; 2],
    pub(super) points: [Option<i32>; 2],
}

impl Players {
    /// Who has won how many points up to the next game, where exactly one has won any.
    pub(super) fn won_before(&self, next: &Players) -> Option<(Seat, i32)> {
        let won = |idx: usize| next.points[idx]?.checked_sub(self.points[idx]?);
        match [won(0)?, won(1)?] {
            [points, 0] if points > 0 => Some((Seat::FIRST, points)),
            [0, points] if points > 0 => Some((Seat::SECOND, points)),
            _ => None,
        }
    }
}

/// Reads the line of names. A name may have colons of its own.
pub(super) fn read(line: &str) -> Players {
    let mut players = Players::default();
    let line = line.trim();
    let first = scores(line).find(|score| score.is_before_gap).or_else(|| scores(line).next());
    let Some(first) = first else {
        players.names[0] = line.to_owned();
        return players;
    };
    players.names[0] = line[..first.colon].trim().to_owned();
    players.points[0] = Some(first.points);
    let rest = line[first.end..].trim_start();
    let second = scores(rest).filter(|score| score.end == rest.len()).last().or_else(|| scores(rest).next());
    players.names[1] = second.as_ref().map_or(rest, |second| &rest[..second.colon]).trim().to_owned();
    players.points[1] = second.map(|second| second.points);
    players
}

/// A colon with points behind it.
struct Score {
    colon: usize,
    points: i32,
    end: usize,
    /// Whether a gap as wide as that between columns follows.
    is_before_gap: bool,
}

fn scores(line: &str) -> impl Iterator<Item = Score> {
    line.match_indices(':').filter_map(|(colon, _)| {
        let behind = line[colon + 1..].trim_start();
        let digits = behind.bytes().take_while(u8::is_ascii_digit).count();
        let points = behind[..digits].parse().ok()?;
        let rest = &behind[digits..];
        let is_before_gap = rest.starts_with("  ") || rest.starts_with('\t');
        Some(Score { colon, points, end: line.len() - rest.len(), is_before_gap })
    })
}

/// A name as other programs read it: without characters that would break the line or what follows it, and no longer.
pub(super) fn plain(name: &str) -> String {
    let is_plain = |sign: char| !sign.is_control() && sign != ':';
    let plain: String = name.chars().map(|sign| if is_plain(sign) { sign } else { ' ' }).collect();
    // A comment begins with a semicolon.
    let plain = plain.trim_start_matches([' ', ';']);
    plain[..plain.floor_char_boundary(MOST)].trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, names: [&str; 2], points: [i32; 2]) {
        let players = read(line);
        assert_eq!((players.names, players.points), (names.map(str::to_owned), points.map(Some)), "{line}");
    }

    #[test]
    fn names_have_blanks_and_colons() {
        check("Ann : 0                        Bob : 2", ["Ann", "Bob"], [0, 2]);
        check(" Ann: 10\tBob: 2 ", ["Ann", "Bob"], [10, 2]);
        check("Ann of the 3: 1st : 4   Bob 2:30 : 11", ["Ann of the 3: 1st", "Bob 2:30"], [4, 11]);
        check("Anna Anna Anna Anna Anna Ann31b : 0Bob : 1", ["Anna Anna Anna Anna Anna Ann31b", "Bob"], [0, 1]);
    }

    /// X7.
    #[test]
    fn a_long_name_is_cut_between_characters() {
        assert_eq!(plain(&"é".repeat(20)), "é".repeat(15));
        assert_eq!(plain(&format!("{} b", "a".repeat(30))), "a".repeat(30));
        assert_eq!(plain("; x: y\n"), "x  y");
    }
}
