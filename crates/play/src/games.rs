//! The games of a program as a value: code that knows games by name only need not be generic over the catalogue.

use core::fmt;
use core::marker::PhantomData;

use rules::match_rules::{Plan, PlanInfo};
use rules::{Catalogue, Game, GameInfo, Options, Seat, Visitor};

use crate::dice::Dice;
use crate::game_tree::{GameTree, NodeIdx};
use crate::record::{Player, Record};
use crate::series::{Match, PlanError};
use crate::session::{FullReader, OpenError, Reader};
use crate::table::{self, Table};

/// A set of games: a [`Catalogue`] behind a reference.
pub trait Games: Sync {
    /// The ids of all games, folder by folder.
    fn ids(&self) -> Vec<&'static str>;

    /// The games in the folder of the game `id`; none where there is no such game.
    fn variants(&self, id: &str) -> &'static [GameInfo];

    /// What the rules say about the game `id`; `None` where there is no such game.
    fn info(&self, id: &str) -> Option<&'static GameInfo> {
        self.variants(id).iter().find(|info| info.id == id)
    }

    /// The match plans of the game `id`.
    fn plans(&self, id: &str) -> &'static [PlanInfo];

    /// Replays a record.
    ///
    /// # Errors
    /// When there is no such game, or the rules refuse the record.
    fn open(&self, record: Record) -> Result<Box<dyn Table>, OpenError> {
        let tree = GameTree::from(record);
        let end = tree.line(NodeIdx::ROOT).last().unwrap_or(NodeIdx::ROOT);
        self.open_tree(&tree, end)
    }

    /// Replays every line of a tree: see [`crate::open_tree`].
    ///
    /// # Errors
    /// When there is no such game, or the rules refuse the tree.
    fn open_tree(&self, tree: &GameTree, cursor: NodeIdx) -> Result<Box<dyn Table>, OpenError>;

    /// The seats that must be taken: see [`crate::seats_to_play`].
    ///
    /// # Errors
    /// When there is no such game, or the record does not fit it.
    fn seats_to_play(&self, record: &Record) -> Result<Vec<Seat>, OpenError>;

    /// The option that is drawn by lot, and its value: see [`crate::deal`].
    fn deal(&self, id: &str, options: &Options, dice: &mut Dice) -> Option<(&'static str, String)>;

    /// A match before its first game: see [`Match::new`].
    ///
    /// # Errors
    /// When there is no such match, or it is for another number of players.
    fn new_match(&self, plan: Plan, players: Vec<Player>) -> Result<Match, PlanError>;
}

/// What is known of the matches of games.
pub trait Matches {
    /// The match that a game is part of: see [`Match::after`].
    fn match_after(&self, table: &dyn Table) -> Option<Match>;
}

/// The games of a catalogue, whose records are read by `R`.
pub struct GamesOf<C, R = FullReader>(PhantomData<fn() -> (C, R)>);

impl<C, R> GamesOf<C, R> {
    /// The games of `C`.
    pub const NEW: GamesOf<C, R> = GamesOf(PhantomData);
}

impl<C, R> fmt::Debug for GamesOf<C, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GamesOf")
    }
}

impl<C: Catalogue, R: Reader> Games for GamesOf<C, R> {
    fn ids(&self) -> Vec<&'static str> {
        C::ids()
    }

    fn variants(&self, id: &str) -> &'static [GameInfo] {
        struct Variants;

        impl Visitor for Variants {
            type Out = &'static [GameInfo];

            fn visit<G: Game>(self) -> Self::Out {
                G::GAMES
            }
        }

        C::visit(id, Variants).unwrap_or_default()
    }

    fn plans(&self, id: &str) -> &'static [PlanInfo] {
        struct Plans;

        impl Visitor for Plans {
            type Out = &'static [PlanInfo];

            fn visit<G: Game>(self) -> Self::Out {
                G::PLANS
            }
        }

        C::visit(id, Plans).unwrap_or_default()
    }

    fn open_tree(&self, tree: &GameTree, cursor: NodeIdx) -> Result<Box<dyn Table>, OpenError> {
        table::open_tree_by::<C, R>(tree, cursor)
    }

    fn seats_to_play(&self, record: &Record) -> Result<Vec<Seat>, OpenError> {
        table::seats_to_play_by::<C, R>(record)
    }

    fn deal(&self, id: &str, options: &Options, dice: &mut Dice) -> Option<(&'static str, String)> {
        table::deal::<C>(id, options, dice)
    }

    fn new_match(&self, plan: Plan, players: Vec<Player>) -> Result<Match, PlanError> {
        Match::new::<C>(plan, players)
    }
}

impl<C: Catalogue> Matches for GamesOf<C> {
    fn match_after(&self, table: &dyn Table) -> Option<Match> {
        Match::after::<C>(table)
    }
}
