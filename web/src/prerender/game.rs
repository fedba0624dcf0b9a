//! What is to be said of a game where there is no table: who plays it, with what, and what they are called.

use std::rc::Rc;

use ::i18n::Language;
use rules::games::Portal;
use rules::{Arg, Catalogue as _, Game, Level, Message, Seat, Visitor};
use table::{Opponent, Setup, Strength, TableState, opponents};

use super::PrerenderError;
use crate::program;
use crate::words::{self, name, ui};

/// Who plays a game, and with what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSummary {
    /// How many people can play it together, in ascending order. One always can, against the computer.
    pub players: Vec<usize>,
    /// Whether dice are thrown.
    pub has_dice: bool,
    /// Whether the computer plays it by networks.
    pub has_networks: bool,
    /// The names of the seats, as messages; the first one is seat 1.
    pub seats: Vec<Arg>,
    /// The seats of each team, counted from 1, and its name.
    pub teams: Vec<(Vec<usize>, Arg)>,
}

/// Who plays a game, and with what. `language` is any that has the game's own messages: which of them there are tells what
/// its seats and teams are called.
///
/// # Errors
/// When there is no such game.
pub fn summary(game: &str, language: Rc<Language>) -> Result<GameSummary, PrerenderError> {
    super::run_all();
    words::language::set(language);
    let unknown = || PrerenderError::UnknownGame { id: game.to_owned() };
    let (games, info) = (program::games(), program::info(game).ok_or_else(unknown)?);
    let setup = Setup::usual(info.id);
    let state = TableState::open(games, setup.record(games, 1), Strength::USUAL).map_err(|_| unknown())?;
    let together = setup.player_counts(games).map(|(_, counts)| counts);
    let players = together.unwrap_or_else(|| opponents(games, info.id).into_iter().filter_map(n_people).collect());
    let number = |seat: Seat| seat.idx() + 1;
    let teams = info.leaders().map(|leader| (info.partners(leader).map(number).collect(), name::team(info, leader)));
    Ok(GameSummary {
        players,
        has_dice: !state.dice_sites().is_empty(),
        has_networks: Portal::visit(game, HasNetworks).ok_or_else(unknown)?,
        seats: info.seats().map(|seat| name::seat(Some(info), seat).into()).collect(),
        teams: teams.collect(),
    })
}

struct HasNetworks;

impl Visitor for HasNetworks {
    type Out = bool;

    fn visit<G: Game>(self) -> bool {
        !G::NETWORKS.is_empty()
    }
}

/// The numbers of the computer's levels, and what they are called.
pub fn levels() -> impl Iterator<Item = (u8, Message)> {
    Level::ALL.into_iter().map(|level| (level.number(), ui::level(level)))
}

/// How many people a kind of opponent needs; `None` where it is not people who play, or a match of several games.
fn n_people(opponent: Opponent) -> Option<usize> {
    match opponent {
        Opponent::Human => Some(2),
        Opponent::People(n) => Some(n),
        Opponent::Computer | Opponent::Computers | Opponent::Match(_) | Opponent::ByLink(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use rules::Catalogue;
    use rules::games::Portal;

    use super::*;

    #[test]
    fn every_game_says_who_plays_it_and_with_what() {
        let said = |id: &str| summary(id, words::language::current()).expect("it is a game");
        assert_eq!((said("laska").players, said("laska").has_dice), (vec![2], false));
        assert_eq!((said("backgammon").players, said("backgammon").has_dice), (vec![2], true));
        assert_eq!((said("ludo").players, said("ludo").has_dice), (vec![2, 3, 4], true));
        assert_eq!(said("lanko-88").players, [2, 3, 4]);
        assert_eq!(said("lanko-88").teams.into_iter().map(|(seats, _)| seats).collect::<Vec<_>>(), [[1, 3], [2, 4]]);
        for id in Portal::ids() {
            let GameSummary { players, seats, teams, .. } = said(id);
            assert!(players.is_sorted() && !players.is_empty(), "{id}: {players:?}");
            assert_eq!(teams.iter().map(|(seats, _)| seats.len()).sum::<usize>(), seats.len(), "{id}");
        }
        assert_eq!(
            summary("halma", words::language::current()),
            Err(PrerenderError::UnknownGame { id: "halma".to_owned() })
        );
    }
}
