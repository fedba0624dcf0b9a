//! How a game ended.

use play::Match;
use rules::{Arg, GameInfo, Message, Outcome, Seat, insertion_sort_by_key};

use super::name::{player, team};
use super::{messages, say};

/// How a game ended, in a few words: "White wins", "Black wins by 12".
pub(crate) fn result(info: &GameInfo, outcome: &Outcome) -> Message {
    let points = |seat: Seat| outcome.points[seat];
    let message = placed(teams(info, outcome));
    let first = info.leaders().find(|seat| outcome.places[*seat] == 1);
    let next = info.leaders().filter(|seat| outcome.places[*seat] != 1).map(points).max();
    // A player who resigns loses even with more points.
    match first.zip(next).map(|(first, next)| points(first) - next) {
        Some(balance) if info.has_points && balance > 0 => messages::result_by(message, balance),
        _ => message,
    }
}

/// The teams that have a place, with the place.
fn teams(info: &GameInfo, outcome: &Outcome) -> Vec<(u8, Arg)> {
    let places = info.leaders().map(|seat| (outcome.places[seat], seat));
    // Nobody played the others.
    places.filter(|(place, _)| *place > 0).map(|(place, seat)| (place, team(info, seat))).collect()
}

/// Who has which place, unless only the winner matters: "Red is first, Blue second, Green and Yellow share the third
/// place".
fn ranking(mut names: Vec<(u8, Arg)>) -> Option<Message> {
    insertion_sort_by_key(&mut names, |(place, _)| *place);
    let groups = names.chunk_by(|(one, _), (other, _)| one == other);
    let told = groups.enumerate().map(|(idx, group)| {
        let place = group.first().map_or(0, |(place, _)| *place);
        let who: Vec<Arg> = group.iter().map(|(_, name)| name.clone()).collect();
        match (who.len(), idx) {
            (1, 0) => messages::ranked_first(who, place),
            (1, _) => messages::ranked_next(who, place),
            _ => messages::ranked_together(who, place),
        }
    });
    let told: Vec<Message> = told.collect();
    let n_places = told.len();
    told.into_iter().reduce(messages::ranked).filter(|_| n_places > 2)
}

/// Who is first among these, by their places.
fn placed(names: Vec<(u8, Arg)>) -> Message {
    let n_names = names.len();
    let mut winners: Vec<Arg> = names.into_iter().filter(|(place, _)| *place == 1).map(|(_, name)| name).collect();
    match winners.pop() {
        Some(Arg::List(seats)) if winners.is_empty() => messages::result_win_together(seats),
        Some(winner) if winners.is_empty() => messages::result_win(winner),
        last => {
            winners.extend(last);
            if winners.len() == n_names { messages::result_draw() } else { messages::result_share(winners) }
        }
    }
}

/// How a game ended and why: "White wins: Black has no piece left." Lists all places where more than two differ.
pub(crate) fn outcome(info: &GameInfo, outcome: &Outcome) -> Message {
    let ranking = ranking(teams(info, outcome)).unwrap_or_else(|| result(info, outcome));
    let told = why(ranking, info, outcome);
    if !info.has_points {
        return told;
    }
    let points = info.leaders().map(|seat| points_of(team(info, seat), outcome.points[seat]));
    messages::outcome_points(told, points.collect::<Vec<Arg>>())
}

fn why(result: Message, info: &GameInfo, outcome: &Outcome) -> Message {
    let reason = say::say(info, &outcome.reason);
    match say::ruling(&outcome.reason) {
        Some(ruling) => messages::outcome_ruling(result, reason, ruling),
        None => messages::outcome(result, reason),
    }
}

fn points_of(who: impl Into<Arg>, points: i32) -> Arg {
    messages::points_of(who, points).into()
}

/// How a match stands, or how it ended and why.
pub(crate) fn standings(info: &GameInfo, run: &Match) -> Message {
    let players = players(info, run);
    let points = players.iter().map(|(place, name)| points_of(name.clone(), run.points()[*place]));
    let points: Vec<Arg> = points.collect();
    match run.outcome() {
        Some(outcome) => {
            let names = players.into_iter().map(|(place, name)| (outcome.places[place], name)).collect();
            messages::outcome_points(why(placed(names), info, outcome), points)
        }
        None => messages::standings(points),
    }
}

/// The players of a match, each with their place in it. If each played a team alone in the last game, they go by its
/// name, in the order of play.
fn players(info: &GameInfo, run: &Match) -> Vec<(Seat, Arg)> {
    let n_players = run.players().len();
    let seating = run.played().last().map(|game| game.seating).filter(|_| n_players == info.leaders().count());
    let by_team =
        seating.map(|seating| info.leaders().map(move |seat| Some((Seat::new(seating[seat])?, team(info, seat)))));
    let by_number = || info.seats().take(n_players).map(|place| (place, player(place.idx()).into())).collect();
    by_team.and_then(Iterator::collect).unwrap_or_else(by_number)
}

#[cfg(test)]
mod tests {
    use rules::games::lanko::Lanko;
    use rules::games::laska::Laska;
    use rules::games::ludo::Ludo;
    use rules::offers::{Resolution, usual};
    use rules::{Arg, Message, PerSeat, Rules};

    use super::super::language::translate;
    use super::*;

    #[track_caller]
    fn check(end: &Outcome, expect: &str) {
        assert_eq!(translate(&outcome(&Laska::GAMES[0], end)), expect);
    }

    #[test]
    fn the_end_is_told_with_its_reason() {
        let info = &Laska::GAMES[0];
        let no_piece = Message::new("laska-end-no-piece").with("seat", Arg::Seat(Seat::SECOND));
        check(&Outcome::win(info.teams, 0, no_piece), "White wins: Black has no piece left.");
        let no_move = Message::new("laska-end-no-move").with("seat", Arg::Seat(Seat::FIRST));
        check(&Outcome::win(info.teams, 1, no_move), "Black wins: White has no move left.");
        let settled = |resolution| usual(info.teams, &resolution);
        check(&settled(Resolution::Draw), "A draw: the players agreed.");
        check(&settled(Resolution::Resigned { by: Seat::FIRST, points: 1 }), "Black wins: White resigned.");
        let house = |idx: usize| settled(Resolution::House(info.house_rules[idx]));
        check(&house(0), "A draw: the same position came three times (LASKA-3).");
        check(&house(1), "A draw: the same position came five times (LASKA-3).");
        check(&house(2), "A draw: nothing decisive happened for 100 turns (LASKA-3).");
    }

    #[test]
    fn points_are_told_where_they_are_counted() {
        let info = GameInfo { has_points: true, ..Laska::GAMES[0] };
        let mut end = Outcome::draw(info.teams, Message::new("end-agreed"));
        end.points = PerSeat([3, 3, 0, 0]);
        assert_eq!(translate(&outcome(&info, &end)), "A draw: the players agreed. White 3 and Black 3.");
        end.places = PerSeat([1, 2, 0, 0]);
        end.points = PerSeat([3, -2, 0, 0]);
        assert_eq!(translate(&outcome(&info, &end)), "White wins by 5: the players agreed. White 3 and Black -2.");
        // The player with more points may have resigned.
        end.points = PerSeat([3, 8, 0, 0]);
        assert_eq!(translate(&outcome(&info, &end)), "White wins: the players agreed. White 3 and Black 8.");
        check(&end, "White wins: the players agreed.");
    }

    #[test]
    fn a_pair_with_a_name_wins_by_it() {
        let info = &Lanko::GAMES[0];
        let mut end = Outcome::win(info.teams, 1, Message::new("lanko-end-full").under("LANKO-9"));
        end.points = PerSeat([50, 62, 50, 62]);
        let expect = "Black wins by 12: all four squares in the middle are taken (LANKO-9). White 50 and Black 62.";
        assert_eq!(translate(&outcome(info, &end)), expect);
        assert_eq!(translate(&result(info, &end)), "Black wins by 12");
        let resigned = usual(info.teams, &Resolution::Resigned { by: Seat::new(2).unwrap(), points: 1 });
        assert_eq!(translate(&outcome(info, &resigned)), "Black wins: White resigned. White 0 and Black 0.");
    }

    #[test]
    fn all_places_are_told_where_they_are_more_than_two() {
        let info = &Ludo::GAMES[0];
        let end = |places: [u8; 4]| {
            let outcome =
                Outcome { places: PerSeat(places), points: PerSeat::default(), reason: Message::new("end-agreed") };
            translate(&super::outcome(info, &outcome)).replace(": the players agreed.", "")
        };
        let [one, two, three, four] =
            [0, 1, 2, 3].map(|idx| translate(&messages::verbatim(team(info, Seat::new(idx).unwrap()))));
        assert_eq!(end([2, 1, 4, 3]), format!("{two} is first, {one} second, {four} third, {three} fourth"));
        assert_eq!(
            end([1, 2, 3, 3]),
            format!("{one} is first, {two} second, {three} and {four} share the third place")
        );
        assert_eq!(end([1, 1, 4, 3]), format!("{one} and {two} share the first place, {four} third, {three} fourth"));
        assert_eq!(
            end([4, 1, 2, 2]),
            format!("{two} is first, {three} and {four} share the second place, {one} fourth")
        );
        // Nobody played the last team.
        assert_eq!(end([3, 2, 1, 0]), format!("{three} is first, {two} second, {one} third"));
        // Two places are a win and a loss.
        assert_eq!(end([2, 1, 2, 2]), format!("{two} wins"));
        assert_eq!(end([1, 0, 2, 0]), format!("{one} wins"));
        assert_eq!(end([1, 0, 1, 0]), "A draw");
        assert_eq!(end([1, 1, 3, 0]), format!("{one} and {two} share the first place"));
        let outcome =
            Outcome { places: PerSeat([2, 1, 4, 3]), ..Outcome::draw(info.teams, Message::new("end-agreed")) };
        assert_eq!(translate(&result(info, &outcome)), format!("{two} wins"), "in short");
    }

    #[test]
    fn partners_win_together() {
        let info = GameInfo { teams: &[0, 1, 0, 1], ..Laska::GAMES[0] };
        let win = Outcome::win(info.teams, 1, Message::new("end-agreed"));
        assert_eq!(translate(&outcome(&info, &win)), "Black and Yellow win: the players agreed.");
        let info = GameInfo { teams: &[0, 1, 2, 2], ..info };
        let shared = Outcome { places: PerSeat([1, 1, 2, 2]), ..win };
        assert_eq!(translate(&outcome(&info, &shared)), "White and Black share the first place: the players agreed.");
    }
}
