//! What a list says of a saved game.

pub(crate) mod messages;

use play::{Summary, SummaryState};
use rules::{Arg, GameInfo, Message, Seat};

use super::{messages as shared, name, ui};

/// Who plays: against the computer alone, or how many people and computers.
pub(crate) fn players(summary: &Summary) -> Vec<Message> {
    let Summary { n_people, computers, .. } = summary;
    match (n_people, computers.as_slice()) {
        (1, [level]) => vec![messages::saved_against(ui::level(*level))],
        (n_people, computers) => {
            let people = (*n_people > 0).then(|| messages::saved_people(*n_people));
            let computers = (!computers.is_empty()).then(|| messages::saved_computers(computers.len()));
            people.into_iter().chain(computers).collect()
        }
    }
}

/// That a game goes on here.
pub(crate) fn waiting_for_you() -> Message {
    messages::saved_waiting_for_you()
}

/// That a game goes on elsewhere.
pub(crate) fn waiting_for_them() -> Message {
    messages::saved_waiting_for_them()
}

/// Whose turn it is, or how it ended. `info` is what the program knows of the game; the seats of other programs' games
/// are numbered.
pub(crate) fn state(summary: &Summary, info: Option<&GameInfo>) -> Message {
    let name = |seat: Seat| match info {
        Some(info) => name::seat(Some(info), seat),
        None => name::player(seat.idx()),
    };
    match &summary.state {
        SummaryState::Unknown if summary.over => messages::saved_over(),
        SummaryState::Unknown => messages::saved_on(),
        SummaryState::YourTurn => messages::saved_your_turn(),
        SummaryState::ComputerTurn => messages::saved_computer_turn(),
        SummaryState::Turn(seat) => messages::saved_turn(name(*seat)),
        SummaryState::Offer => messages::saved_offer(),
        SummaryState::WaitingForYou => messages::saved_waiting_for_you(),
        SummaryState::WaitingForThem => messages::saved_waiting_for_them(),
        SummaryState::YouWon => messages::saved_won(),
        SummaryState::YouLost => messages::saved_lost(),
        SummaryState::Draw => shared::result_draw(),
        SummaryState::Win(seats) => {
            let team =
                seats.first().zip(info).map(|(seat, info)| (name::team(info, *seat), info.partners(*seat).count()));
            match (team, seats.as_slice()) {
                // Partners have one name where the game has one for them.
                (Some((Arg::Message(team), n_partners)), _) if n_partners == seats.len() => shared::result_win(team),
                (None, [seat]) => shared::result_win(name(*seat)),
                _ => shared::result_win_together(seats.iter().map(|seat| name(*seat).into()).collect::<Vec<Arg>>()),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use play::GameUid;
    use rules::Level;

    use super::*;
    use crate::program;

    fn summary(n_people: usize, computers: &[Level], state: &str, over: bool) -> Summary {
        let state = SummaryState::read(state);
        let (uid, game) = (GameUid(1), "laska".to_owned());
        Summary { uid, game, changed: 0.0, over, n_people, computers: computers.to_vec(), state, n_steps: 3 }
    }

    #[test]
    fn players_are_told_apart() {
        let [first, best] = [Level::ALL[0], Level::MOST];
        let told = |n_people, computers: &[Level]| players(&summary(n_people, computers, "", false));
        assert_eq!(told(1, &[best]), [messages::saved_against(shared::level(8_u8))]);
        assert_eq!(told(2, &[]), [messages::saved_people(2_usize)]);
        assert_eq!(told(0, &[best, best]), [messages::saved_computers(2_usize)]);
        assert_eq!(told(1, &[best, first]), [messages::saved_people(1_usize), messages::saved_computers(2_usize)]);
    }

    #[test]
    fn whose_turn_it_is_and_who_won_go_by_the_games_own_names() {
        program::set(crate::programs::all());
        let told = |game: &str, text: &str, over| state(&summary(2, &[], text, over), program::info(game));
        let seat = |game: &str, idx: usize| name::seat(program::info(game), Seat::new(idx).expect("it is a seat"));
        assert_eq!((told("laska", "", false), told("laska", "", true)), (messages::saved_on(), messages::saved_over()));
        assert_eq!(told("laska", "turn-2", false), messages::saved_turn(seat("laska", 1)));
        assert_eq!(told("halma", "turn-2", false), messages::saved_turn(name::player(1)));
        assert_eq!(told("laska", "win-1", true), shared::result_win(seat("laska", 0)));
        assert_eq!(told("halma", "win-1", true), shared::result_win(name::player(0)));
        let both = [0, 1].map(|idx| seat("ludo", idx).into()).to_vec();
        assert_eq!(told("ludo", "win-1-2", true), shared::result_win_together(both));
        assert_eq!(told("laska", "draw", true), shared::result_draw());
        assert_eq!(told("laska", "you-won", true), messages::saved_won());
    }
}
