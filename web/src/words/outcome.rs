//! How a game ended.

use play::{Match, OwnResult};
use rules::{Arg, GameInfo, Message, Outcome, Seat, insertion_sort_by_key};

use super::name::{player, team};
use super::{addressed, late_messages, messages, say};

/// How a game ended, in a few words: "White wins", "Black wins, 62 to 50"; or to the player of a team: "You won".
pub(crate) fn result(info: &GameInfo, outcome: &Outcome, you: Option<Seat>) -> Message {
    let message = placed(teams(info, outcome, you));
    match score(info, outcome) {
        // Whoever is spoken to hears their own points first.
        Some((first, next)) if next > 0 && message == messages::result_lost() => {
            messages::result_to(message, next, first)
        }
        Some((first, next)) if next > 0 => messages::result_to(message, first, next),
        Some((first, next)) => messages::result_by(message, first - next),
        None => message,
    }
}

/// The points of the winner and of whoever comes next, where points have decided: a player who resigns loses even with
/// more.
fn score(info: &GameInfo, outcome: &Outcome) -> Option<(i32, i32)> {
    let points = |seat: Seat| outcome.points[seat];
    let first = info.leaders().find(|seat| outcome.places[*seat] == 1).map(points)?;
    let next = info.leaders().filter(|seat| outcome.places[*seat] != 1).map(points).max()?;
    (info.has_points && first > next).then_some((first, next))
}

/// The teams that have a place, with the place; the one of `you` by that word.
fn teams(info: &GameInfo, outcome: &Outcome, you: Option<Seat>) -> Vec<(u8, Arg)> {
    let places = info.leaders().map(|seat| (outcome.places[seat], seat));
    // Nobody played the others.
    let name = |seat: Seat| if you == Some(seat) { messages::you().into() } else { team(info, seat) };
    places.filter(|(place, _)| *place > 0).map(|(place, seat)| (place, name(seat))).collect()
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

/// Whether this is the player to whom the table speaks.
fn is_you(name: &Arg) -> bool {
    matches!(name, Arg::Message(name) if *name == messages::you())
}

/// Who is first among these, by their places.
fn placed(names: Vec<(u8, Arg)>) -> Message {
    let n_names = names.len();
    let has_lost = n_names == 2 && names.iter().any(|(place, name)| *place > 1 && is_you(name));
    let mut winners: Vec<Arg> = names.into_iter().filter(|(place, _)| *place == 1).map(|(_, name)| name).collect();
    match winners.pop() {
        Some(Arg::List(seats)) if winners.is_empty() => messages::result_win_together(seats),
        Some(_) if winners.is_empty() && has_lost => messages::result_lost(),
        Some(winner) if winners.is_empty() => messages::result_win(winner),
        last => {
            winners.extend(last);
            if winners.len() == n_names { messages::result_draw() } else { messages::result_share(winners) }
        }
    }
}

/// How a game ended and why: "White wins: Black has no piece left." Lists all places where more than two differ.
/// `seat` is the seat of `you`, where they have only one.
pub(crate) fn outcome(info: &GameInfo, outcome: &Outcome, you: Option<Seat>, seat: Option<Seat>) -> Message {
    let ranking = ranking(teams(info, outcome, None)).unwrap_or_else(|| result(info, outcome, you));
    with_points(why(ranking, info, outcome, seat), info, outcome)
}

/// Adds the points where some are counted and the result does not tell them.
fn with_points(told: Message, info: &GameInfo, outcome: &Outcome) -> Message {
    let is_told = info.leaders().count() == 2 && score(info, outcome).is_some_and(|(_, next)| next >= 0);
    if !info.has_points || is_told {
        return told;
    }
    let points = info.leaders().map(|seat| points_of(team(info, seat), outcome.points[seat]));
    messages::outcome_points(told, points.collect::<Vec<Arg>>())
}

/// What is left to tell below a result: all places where more than two differ, else the reason, and the points.
pub(crate) fn below_result(info: &GameInfo, end: &Outcome, you: Option<Seat>, seat: Option<Seat>) -> Message {
    if ranking(teams(info, end, None)).is_some() {
        return outcome(info, end, you, seat);
    }
    let reason = addressed(info, seat, say::say(info, &end.reason)).with("form", "sentence");
    with_points(reason, info, end)
}

fn why(result: Message, info: &GameInfo, outcome: &Outcome, you: Option<Seat>) -> Message {
    messages::outcome(result, addressed(info, you, say::say(info, &outcome.reason)))
}

fn points_of(who: impl Into<Arg>, points: i32) -> Arg {
    messages::points_of(who, points).into()
}

/// How a match stands that goes on.
pub(crate) fn standings(info: &GameInfo, run: &Match) -> Message {
    let players = players(info, run);
    messages::standings(
        players.into_iter().map(|(place, name)| points_of(name, run.points()[place])).collect::<Vec<Arg>>(),
    )
}

/// The end of a match: its score stands in it once.
pub(crate) struct MatchEnd {
    /// In a few words: "You lost the match, 0 to 3".
    pub(crate) result: Message,
    /// The result and the reason.
    pub(crate) outcome: Message,
    /// The reason alone.
    pub(crate) below: Message,
    /// How it ended for somebody who plays alone.
    pub(crate) own: Option<OwnResult>,
}

/// How a match ended with this game; `None` while it goes on. `seat` is the seat of `you`, where they have only one.
pub(crate) fn match_end(
    info: &GameInfo,
    run: &Match,
    game: &Outcome,
    you: Option<Seat>,
    seat: Option<Seat>,
) -> Option<MatchEnd> {
    let (end, last) = (run.outcome()?, run.played().last()?);
    let (players, player_of) = (players(info, run), |seat: Seat| Seat::new(last.seating[seat]));
    let own = you.and_then(player_of);
    let name = |(place, name): &(Seat, Arg)| if own == Some(*place) { messages::you().into() } else { name.clone() };
    let result = match placed(players.iter().map(|player| (end.places[player.0], name(player))).collect()) {
        won if won == messages::result_win(messages::you()) => late_messages::match_won(),
        result => late_messages::match_result(result),
    };
    let is_winner = |place: Seat| end.places[place] == 1;
    let score = match players[..] {
        [(one, _), (other, _)] if is_winner(one) != is_winner(other) => {
            let [winner, loser] = if is_winner(one) { [one, other] } else { [other, one] };
            Some((winner, end.points[winner], end.points[loser]))
        }
        _ => None,
    };
    // Who resigns a match, or whose time is up, loses it even with more points.
    let score = score.filter(|(_, first, next)| first > next && *next >= 0);
    let result = match score {
        Some((winner, first, next)) if own.is_some_and(|own| own != winner) => messages::result_to(result, next, first),
        Some((_, first, next)) => messages::result_to(result, first, next),
        None => result,
    };
    // The last game's reason is the match's, where whoever won that game won the match.
    let has_decided = |seat: Seat| game.places[seat] != 1 || player_of(seat).is_some_and(is_winner);
    let n_winners = players.iter().filter(|(place, _)| is_winner(*place)).count();
    let is_drawn = n_winners != 1 || game.sign(info.teams, Seat::FIRST) == 0;
    let is_decided = !is_drawn && info.leaders().all(has_decided);
    let reason = addressed(info, seat, say::say(info, if is_decided { &game.reason } else { &end.reason }));
    let with_points = |text: Message| match score {
        Some(_) => text,
        None => {
            let points = players.iter().map(|(place, name)| points_of(name.clone(), end.points[*place]));
            messages::outcome_points(text, points.collect::<Vec<Arg>>())
        }
    };
    Some(MatchEnd {
        outcome: with_points(messages::outcome(result.clone(), reason.clone())),
        below: with_points(reason.with("form", "sentence")),
        own: own.map(|own| match is_winner(own) {
            true if n_winners == 1 => OwnResult::Won,
            true => OwnResult::Drawn,
            false => OwnResult::Lost,
        }),
        result,
    })
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
    use rules::offers::{Resolution, flag_reason, usual};
    use rules::{Arg, Message, PerSeat, Present, Rules};

    use super::super::language::translate;
    use super::*;

    #[track_caller]
    fn check(end: &Outcome, expect: &str) {
        assert_eq!(translate(&outcome(&Laska::GAMES[0], end, None, None)), expect);
    }

    #[test]
    fn below_a_result_its_reason_is_enough() {
        let info = &Laska::GAMES[0];
        let no_piece = Message::new("laska-end-no-piece").with("seat", Arg::Seat(Seat::SECOND));
        let end = Outcome::win(info.teams, 0, no_piece);
        let told = |you| translate(&below_result(info, &end, you, you));
        assert_eq!(told(None), "Black has no piece left.");
        assert_eq!(told(Some(Seat::SECOND)), "You have no piece left.");
        let agreed = usual(info.teams, &Resolution::Draw);
        assert_eq!(translate(&below_result(info, &agreed, None, None)), "The players agreed.");
    }

    #[test]
    fn below_a_result_the_winner_is_not_named_again() {
        let info = &Lanko::GAMES[1];
        let end = usual(info.teams, &Resolution::Resigned { by: Seat::SECOND, points: 1 });
        assert_eq!(translate(&outcome(info, &end, None, None)), "White wins: Black resigned. White 0 and Black 0.");
        assert_eq!(translate(&below_result(info, &end, None, None)), "Black resigned. White 0 and Black 0.");
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
        let flagged = settled(Resolution::Flagged { by: Seat::FIRST, ruling: Laska::FLAG });
        check(&flagged, "Black wins: White’s time is up.");
        let told = |you| translate(&outcome(info, &flagged, Some(you), Some(you)));
        assert_eq!(
            [Seat::FIRST, Seat::SECOND].map(told),
            ["You lost: your time is up.", "You won: White’s time is up."]
        );
        let house = |idx: usize| settled(Resolution::House(info.house_rules[idx]));
        check(&house(0), "A draw: the same position came up three times.");
        check(&house(1), "A draw: the same position came up five times.");
        check(&house(2), "A draw: no progress in 100 turns.");
    }

    #[test]
    fn a_fallen_flag_is_told_on_its_own_too_and_with_its_ruling() {
        let told = |reason: Message| translate(&say::say(&Laska::GAMES[0], &reason));
        assert_eq!(told(flag_reason(Seat::SECOND)), "Black’s time is up.");
        let draw = Message::new("chess-end-flagged").with("seat", Seat::FIRST).under("CHESS-3");
        assert_eq!(told(draw), "White’s time is up, but the other side could never give checkmate.");
        let rule =
            super::super::ui::rule_behind(&flag_reason(Seat::FIRST).under("LASKA-6")).map(|rule| translate(&rule));
        assert!(rule.is_some_and(|rule| rule.contains("a player whose time is up loses")));
    }

    #[test]
    fn points_are_told_where_they_are_counted() {
        let info = GameInfo { has_points: true, ..Laska::GAMES[0] };
        let mut end = Outcome::draw(info.teams, Message::new("end-agreed"));
        end.points = PerSeat([3, 3, 0, 0]);
        assert_eq!(translate(&outcome(&info, &end, None, None)), "A draw: the players agreed. White 3 and Black 3.");
        end.places = PerSeat([1, 2, 0, 0]);
        end.points = PerSeat([3, -2, 0, 0]);
        assert_eq!(
            translate(&outcome(&info, &end, None, None)),
            "White wins by 5: the players agreed. White 3 and Black -2."
        );
        // The player with more points may have resigned.
        end.points = PerSeat([3, 8, 0, 0]);
        assert_eq!(
            translate(&outcome(&info, &end, None, None)),
            "White wins: the players agreed. White 3 and Black 8."
        );
        check(&end, "White wins: the players agreed.");
    }

    #[test]
    fn a_pair_with_a_name_wins_by_it() {
        let info = &Lanko::GAMES[0];
        let mut end = Outcome::win(info.teams, 1, Message::new("lanko-end-full").under("LANKO-9"));
        end.points = PerSeat([50, 62, 50, 62]);
        let expect = "Black wins, 62 to 50: all four squares in the middle are occupied.";
        assert_eq!(translate(&outcome(info, &end, None, None)), expect);
        assert_eq!(translate(&result(info, &end, None)), "Black wins, 62 to 50");
        assert_eq!(translate(&result(info, &end, Some(Seat::SECOND))), "You won, 62 to 50");
        assert_eq!(translate(&result(info, &end, Some(Seat::FIRST))), "You lost, 50 to 62");
        let resigned = usual(info.teams, &Resolution::Resigned { by: Seat::new(2).unwrap(), points: 1 });
        assert_eq!(
            translate(&outcome(info, &resigned, None, None)),
            "Black wins: White resigned. White 0 and Black 0."
        );
    }

    #[test]
    fn all_places_are_told_where_they_are_more_than_two() {
        let info = &Ludo::GAMES[0];
        let end = |places: [u8; 4]| {
            let outcome =
                Outcome { places: PerSeat(places), points: PerSeat::default(), reason: Message::new("end-agreed") };
            // Where all places are told, they say it all.
            translate(&super::outcome(info, &outcome, None, None)).replace(": the players agreed.", "")
        };
        let [one, two, three, four] =
            [0, 1, 2, 3].map(|idx| translate(&messages::verbatim(team(info, Seat::new(idx).unwrap()))));
        assert_eq!(end([2, 1, 4, 3]), format!("1 {two}, 2 {one}, 3 {four}, 4 {three}."));
        assert_eq!(end([1, 2, 3, 3]), format!("1 {one}, 2 {two}, 3 {three} and {four}."));
        assert_eq!(end([1, 1, 4, 3]), format!("1 {one} and {two}, 3 {four}, 4 {three}."));
        assert_eq!(end([4, 1, 2, 2]), format!("1 {two}, 2 {three} and {four}, 4 {one}."));
        // Nobody played the last team.
        assert_eq!(end([3, 2, 1, 0]), format!("1 {three}, 2 {two}, 3 {one}."));
        // Two places are a win and a loss.
        assert_eq!(end([2, 1, 2, 2]), format!("{two} wins"));
        assert_eq!(end([1, 0, 2, 0]), format!("{one} wins"));
        assert_eq!(end([1, 0, 1, 0]), "A draw");
        assert_eq!(end([1, 1, 3, 0]), format!("A tie for first between {one} and {two}"));
        let outcome =
            Outcome { places: PerSeat([2, 1, 4, 3]), ..Outcome::draw(info.teams, Message::new("end-agreed")) };
        assert_eq!(translate(&result(info, &outcome, None)), format!("{two} wins"), "in short");
    }

    #[test]
    fn partners_win_together() {
        let info = GameInfo { teams: &[0, 1, 0, 1], ..Laska::GAMES[0] };
        let win = Outcome::win(info.teams, 1, Message::new("end-agreed"));
        assert_eq!(translate(&outcome(&info, &win, None, None)), "Black and Yellow win: the players agreed.");
        let info = GameInfo { teams: &[0, 1, 2, 2], ..info };
        let shared = Outcome { places: PerSeat([1, 1, 2, 2]), ..win };
        assert_eq!(
            translate(&outcome(&info, &shared, None, None)),
            "A tie for first between White and Black: the players agreed."
        );
    }
}
