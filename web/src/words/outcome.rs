//! How a game ended.

use rules::{GameInfo, Outcome, Seat};

use super::name::{seat_capital, sentence};
use super::number::list;
use super::say::{self, Args};

/// How a game ended, in a few words: "White wins".
pub(crate) fn result(info: &GameInfo, outcome: &Outcome) -> String {
    let winners: Vec<Seat> = info.seats().filter(|seat| outcome.places[*seat] == 1).collect();
    let names: Vec<String> = winners.iter().map(|seat| seat_capital(info, *seat).to_owned()).collect();
    let all_share = winners.len() == info.teams.len();
    let is_one_team = winners.windows(2).all(|pair| info.team(pair[0]) == info.team(pair[1]));
    match names.len() {
        _ if all_share => "A draw".to_owned(),
        1 => format!("{} wins", names[0]),
        _ if is_one_team => format!("{} win", list(&names)),
        _ => format!("{} share the first place", list(&names)),
    }
}

/// How a game ended and why: "White wins: Black has no piece left."
pub(crate) fn outcome(info: &GameInfo, outcome: &Outcome) -> String {
    let result = result(info, outcome);
    let reason = clause(info, outcome);
    let ruling = say::ruling(&outcome.reason).map_or_else(String::new, |id| format!(" ({id})"));
    let points = points(info, outcome);
    format!("{result}: {reason}{ruling}.{points}")
}

/// The reason, as it stands within a sentence.
fn clause(info: &GameInfo, outcome: &Outcome) -> String {
    let args = Args::new(info, &outcome.reason);
    reason(&args).unwrap_or_else(|| say::say(info, &outcome.reason).trim_end_matches('.').to_owned())
}

/// The points of a game that counts them, as a sentence of their own.
fn points(info: &GameInfo, outcome: &Outcome) -> String {
    if outcome.points.0.iter().all(|points| *points == 0) {
        return String::new();
    }
    let count = |seat: Seat| format!("{} {}", seat_capital(info, seat), outcome.points[seat]);
    format!(" {}", sentence(&list(&info.seats().map(count).collect::<Vec<_>>())))
}

/// Why a game of any kind ended, as it stands within a sentence; `None` when the message is no such reason.
pub(super) fn reason(args: &Args<'_>) -> Option<String> {
    Some(match args.key() {
        "end-agreed" => "the players agreed".to_owned(),
        "end-resigned" => format!("{} resigned", args.text("seat")),
        "end-repetition" => format!("the same position came {}", args.counted("times", "time")),
        "end-quiet" => format!("nothing decisive happened for {}", args.counted("times", "turn")),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use rules::games::laska::Laska;
    use rules::offers::{Settlement, usual};
    use rules::{Arg, PerSeat, Rules, Say};

    use super::*;

    #[track_caller]
    fn check(end: &Outcome, expect: &str) {
        assert_eq!(outcome(&Laska::GAMES[0], end), expect);
    }

    #[test]
    fn the_end_is_told_with_its_reason() {
        let info = &Laska::GAMES[0];
        let no_piece = Say::new("laska-end-no-piece").with("seat", Arg::Seat(Seat::SECOND));
        check(&Outcome::win(info.teams, 0, no_piece), "White wins: Black has no piece left.");
        let no_move = Say::new("laska-end-no-move").with("seat", Arg::Seat(Seat::FIRST));
        check(&Outcome::win(info.teams, 1, no_move), "Black wins: White has no move left.");
        let settled = |settlement| usual(info.teams, &settlement);
        check(&settled(Settlement::Draw), "A draw: the players agreed.");
        check(&settled(Settlement::Resigned { by: Seat::FIRST, points: 1 }), "Black wins: White resigned.");
        let house = |idx: usize| settled(Settlement::House(info.house_ends[idx]));
        check(&house(0), "A draw: the same position came three times (LASKA-3).");
        check(&house(1), "A draw: the same position came five times (LASKA-3).");
        check(&house(2), "A draw: nothing decisive happened for 100 turns (LASKA-3).");
    }

    #[test]
    fn points_are_told_where_they_are_counted() {
        let mut end = Outcome::draw(Laska::GAMES[0].teams, Say::new("end-agreed"));
        end.places = PerSeat([1, 2, 0, 0]);
        end.points = PerSeat([3, -2, 0, 0]);
        check(&end, "White wins: the players agreed. White 3 and Black -2.");
    }

    #[test]
    fn partners_win_together() {
        let info = GameInfo { teams: &[0, 1, 0, 1], ..Laska::GAMES[0] };
        let win = Outcome::win(info.teams, 1, Say::new("end-agreed"));
        assert_eq!(outcome(&info, &win), "Black and Yellow win: the players agreed.");
        let shared = Outcome { places: PerSeat([1, 1, 2, 2]), ..win };
        assert_eq!(outcome(&info, &shared), "White and Black share the first place: the players agreed.");
    }
}
