//! How a game ended.

use ::words::{Message, Value};
use rules::{GameInfo, Outcome, Seat};

use super::name::seat;
use super::{message, say};

/// How a game ended, in a few words: "White wins".
pub(crate) fn result(info: &GameInfo, outcome: &Outcome) -> Message {
    let winners: Vec<Seat> = info.seats().filter(|seat| outcome.places[*seat] == 1).collect();
    let all_share = winners.len() == info.teams.len();
    let is_one_team = winners.windows(2).all(|pair| info.team(pair[0]) == info.team(pair[1]));
    let mut names: Vec<Value> = winners.iter().map(|winner| seat(Some(info), *winner).into()).collect();
    if all_share {
        return message!("result-draw");
    }
    match names.pop() {
        Some(winner) if names.is_empty() => message!("result-win", winner = winner),
        last => {
            names.extend(last);
            if is_one_team {
                message!("result-win-together", winners = names)
            } else {
                message!("result-share", winners = names)
            }
        }
    }
}

/// How a game ended and why: "White wins: Black has no piece left."
pub(crate) fn outcome(info: &GameInfo, outcome: &Outcome) -> Message {
    let result = result(info, outcome);
    let reason = say::say(info, &outcome.reason);
    let told = match say::ruling(&outcome.reason) {
        Some(ruling) => message!("outcome-ruling", result = result, reason = reason, ruling = ruling),
        None => message!("outcome", result = result, reason = reason),
    };
    if outcome.points.0.iter().all(|points| *points == 0) {
        return told;
    }
    let count = |of: Seat| message!("points-of", seat = seat(Some(info), of), points = outcome.points[of]).into();
    let points: Vec<Value> = info.seats().map(count).collect();
    message!("outcome-points", outcome = told, points = points)
}

#[cfg(test)]
mod tests {
    use rules::games::laska::Laska;
    use rules::offers::{Settlement, usual};
    use rules::{Arg, PerSeat, Rules, Say};

    use super::super::language::told;
    use super::*;

    #[track_caller]
    fn check(end: &Outcome, expect: &str) {
        assert_eq!(told(&outcome(&Laska::GAMES[0], end)), expect);
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
        assert_eq!(told(&outcome(&info, &win)), "Black and Yellow win: the players agreed.");
        let shared = Outcome { places: PerSeat([1, 1, 2, 2]), ..win };
        assert_eq!(told(&outcome(&info, &shared)), "White and Black share the first place: the players agreed.");
    }
}
