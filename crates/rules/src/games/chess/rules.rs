//! How a game is played: its start, its steps, its end; and what house rules and chance need to know.

use crate::chance::Chance;
use crate::game::{Actor, GameInfo, Rules};
use crate::match_state::MatchState;
use crate::options::{OptionError, Options};
use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::view::EffectSink;

use super::messages;
use super::position::Position;
use super::steps::{self, Step};
use super::{Chess, INFO, Piece, TEAMS};

impl Rules for Chess {
    type Position = Position;
    type Step = Step;

    const GAMES: &'static [GameInfo] = &[INFO];

    fn new(id: &str, options: &Options, _state: &MatchState) -> Result<Self, OptionError> {
        if id != INFO.id {
            return Err(OptionError::UnknownGame { id: id.to_owned() });
        }
        options.resolve(INFO.options)?;
        Ok(Chess)
    }

    fn info(&self) -> &'static GameInfo {
        &Self::GAMES[0]
    }

    fn start(&self) -> Position {
        Position::start()
    }

    fn actor(&self, pos: &Position) -> Actor {
        Actor::Seat(pos.seat())
    }

    fn steps(&self, pos: &Position, acc: &mut Vec<Step>) {
        steps::list(pos, acc);
    }

    fn is_over(&self, pos: &Position) -> bool {
        steps::is_over(pos)
    }

    fn outcome(&self, pos: &Position) -> Outcome {
        let seat = pos.seat();
        if pos.is_material_insufficient() {
            Outcome::draw(TEAMS, messages::end_material())
        } else if pos.is_check() {
            let reason = messages::end_mate(seat);
            Outcome::win(TEAMS, INFO.team(seat.other()), reason)
        } else {
            Outcome::draw(TEAMS, messages::end_stalemate(seat))
        }
    }

    fn mid_turn(&self, _pos: &Position) -> bool {
        false
    }

    #[inline]
    fn apply(&self, pos: &mut Position, step: Step, out: &mut impl EffectSink) {
        steps::apply(pos, step, out);
    }
}

impl Progress for Chess {
    /// A capture, or a pawn's move (CHESS-2).
    fn resets(&self, pos: &Position, step: Step) -> bool {
        steps::victim(pos, step).is_some() || pos.piece_on(step.from) == Some(Piece::Pawn)
    }

    fn key(&self, pos: &Position) -> u64 {
        pos.key()
    }
}

impl Chance for Chess {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::enumerate::Enumerate;
    use crate::games::chess::HOUSE_RULES;
    use crate::house_rules::{HouseRule, Trigger};
    use crate::offers::{Resolution, Resolved};
    use crate::search::Search;
    use crate::{History, Notation, Present, Seat};

    /// Where moves lead, with the history.
    #[track_caller]
    fn play(text: &str, moves: &str) -> (Position, History) {
        let (mut pos, mut history) = Chess.read_position(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
        for text in moves.split_whitespace() {
            let step = Chess.read_step(&pos, text).unwrap_or_else(|error| panic!("{error}"));
            let before = pos.clone();
            Chess.apply(&mut pos, step, &mut ());
            history.note(&Chess, &before, step, &pos);
        }
        (pos, history)
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const ROUND: &str = "Nf3 Nf6 Ng1 Ng8 ";

    #[track_caller]
    fn check_end(text: &str, moves: &str, reason: &str, places: [u8; 2]) {
        let (pos, _) = play(text, moves);
        assert_eq!(Chess.count(&pos), 0, "{pos:?}");
        let outcome = Chess.outcome(&pos);
        assert_eq!((outcome.reason.to_string().as_str(), &outcome.places.0[..2]), (reason, &places[..]));
    }

    #[test]
    fn a_search_may_pass_but_not_in_check_and_not_with_pawns_alone() {
        let passed = |text: &str| {
            let (pos, _) = Chess.read_position(text).unwrap();
            Chess.null_move(&pos).map(|pos| Chess.actor(&pos))
        };
        assert_eq!(passed("4k3/8/8/8/8/8/8/R3K3 w - -"), Some(Actor::Seat(Seat::SECOND)));
        assert_eq!(passed("4k3/8/8/8/8/8/4r3/R3K3 w - -"), None);
        assert_eq!(passed("4k3/8/8/8/8/8/4P3/4K3 w - -"), None);
    }

    #[test]
    fn mate_wins_and_stalemate_draws() {
        check_end(START, "f3 e5 g4 Qh4#", "chess-end-mate seat=seat 1", [2, 1]);
        check_end(START, "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#", "chess-end-mate seat=seat 2", [1, 2]);
        check_end("7k/8/8/6Q1/8/8/8/K7 w - -", "Qg6", "chess-end-stalemate seat=seat 2", [1, 1]);
        check_end("k7/8/8/8/8/1q6/8/K7 w - -", "", "chess-end-stalemate seat=seat 1", [1, 1]);
    }

    #[test]
    fn too_little_to_mate_with_draws() {
        check_end("4k3/8/8/8/8/8/3p4/4K3 w - -", "Kxd2", "chess-end-material [CHESS-1]", [1, 1]);
        check_end("8/4P1k1/8/8/8/8/8/4K3 w - -", "e8=N+", "chess-end-material [CHESS-1]", [1, 1]);
        // Stalemate too, but the game ends before anybody is to move.
        check_end("7k/5K2/8/8/8/8/8/6B1 b - -", "", "chess-end-material [CHESS-1]", [1, 1]);
    }

    #[test]
    fn a_fallen_flag_loses_unless_the_other_side_could_never_mate() {
        let flagged = |text: &str, by: Seat| {
            let (pos, _) = play(text, "");
            let Resolved::Over(outcome) = Chess.resolve(&pos, &Resolution::Flagged { by, ruling: Chess::FLAG }) else {
                panic!("it ends the game")
            };
            (outcome.reason.to_string(), [outcome.places.0[0], outcome.places.0[1]])
        };
        let bare = "4k3/8/8/8/8/8/8/Q3K3 w - -";
        assert_eq!(flagged(bare, Seat::FIRST), ("chess-end-flagged seat=seat 1 [CHESS-3]".to_owned(), [1, 1]));
        assert_eq!(flagged(bare, Seat::SECOND), ("end-flagged seat=team of seat 2 [CHESS-3]".to_owned(), [1, 2]));
    }

    #[track_caller]
    fn check_house_end(text: &str, moves: &str, claim: Option<Trigger>, auto: Option<Trigger>) {
        let (_, history) = play(text, moves);
        let on = |end: Option<&HouseRule>| end.map(|end| end.on);
        assert_eq!(on(history.claim(HOUSE_RULES)), claim, "claimed after {moves}");
        assert_eq!(on(history.auto(HOUSE_RULES)), auto, "by itself after {moves}");
    }

    #[test]
    fn the_third_repetition_is_claimed_and_the_fifth_draws() {
        check_house_end(START, ROUND, None, None);
        check_house_end(START, &(ROUND.to_owned() + "Nf3 Nf6 Ng1"), None, None);
        check_house_end(START, &ROUND.repeat(2), Some(Trigger::Repeat(3)), None);
        check_house_end(START, &ROUND.repeat(3), Some(Trigger::Repeat(3)), None);
        check_house_end(START, &ROUND.repeat(4), Some(Trigger::Repeat(3)), Some(Trigger::Repeat(5)));
        // Castling rights were lost on the way, so the first occurrence was another position.
        let rook = "4k2r/8/8/8/8/8/8/R3K3 w Qk -";
        check_house_end(rook, &"Ra2 Rh7 Ra1 Rh8 ".repeat(2), None, None);
        check_house_end(rook, &"Ra2 Rh7 Ra1 Rh8 ".repeat(3), Some(Trigger::Repeat(3)), None);
    }

    #[test]
    fn fifty_moves_are_claimed_and_seventy_five_draw() {
        let from = |quiet: u16| format!("8/5k2/8/8/8/2K5/3R3P/8 w - - {quiet} 80");
        check_house_end(&from(97), "Rd3 Ke7", None, None);
        check_house_end(&from(98), "Rd3 Ke7", Some(Trigger::NoProgress(100)), None);
        check_house_end(&from(98), "Rd3 Ke7 h3", None, None);
        check_house_end(&from(147), "Rd3 Ke7", Some(Trigger::NoProgress(100)), None);
        check_house_end(&from(148), "Rd3 Ke7", Some(Trigger::NoProgress(100)), Some(Trigger::NoProgress(150)));
        // A capture restarts the count; castling does not.
        check_house_end("8/5k2/8/8/8/2Kb4/3R3P/8 w - - 99 80", "Rxd3", None, None);
        check_house_end("4k3/7p/8/8/8/8/8/4K2R w K - 99 80", "O-O", Some(Trigger::NoProgress(100)), None);
    }

    #[test]
    fn moves_are_numbered_from_whatever_a_text_says() {
        let text = |from: &str, moves: &str| {
            let (pos, history) = play(from, moves);
            Chess.write_position(&pos, &history, Chess::POSITIONS[0])
        };
        let kings = "4k3/7p/8/8/8/8/8/4K3";
        assert_eq!(text(&format!("{kings} b - - 3 9"), "Ke7"), "8/4k2p/8/8/8/8/8/4K3 w - - 4 10");
        assert_eq!(text(&format!("{kings} w - - 3 9"), "Ke2"), "4k3/7p/8/8/8/8/4K3/8 b - - 4 9");
        // A game that began with Black to move, and a history with nothing before it.
        let (mut pos, _) = play(&format!("{kings} b - -"), "");
        let mut history = History::new(&Chess, &pos, 0, 0);
        let mut numbers = Vec::new();
        for moved in ["Ke7", "Ke2", "Ke8", "Ke1"] {
            let step = Chess.read_step(&pos, moved).unwrap_or_else(|error| panic!("{error}"));
            let before = pos.clone();
            Chess.apply(&mut pos, step, &mut ());
            history.note(&Chess, &before, step, &pos);
            let text = Chess.write_position(&pos, &history, Chess::POSITIONS[0]);
            numbers.push(text.rsplit(' ').next().map(str::to_owned).unwrap_or_default());
        }
        assert_eq!(numbers, ["2", "2", "3", "3"]);
    }
}
