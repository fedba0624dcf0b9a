//! The games of a program as a value: code that knows games by name only need not be generic over the catalogue.

use core::marker::PhantomData;

use rules::match_rules::{Plan, PlanInfo};
use rules::{Catalogue, Game, GameInfo, MatchState, Options, Seat};

use crate::dice::Dice;
use crate::erased::{Erased, GamesOf};
use crate::game_tree::{GameTree, NodeIdx};
use crate::record::{Player, Record};
use crate::series::{Match, PlanError};
use crate::session::{OpenError, Reader, Session};
use crate::table::Table;

/// A set of games: a [`Catalogue`] behind a reference.
///
/// ```
/// use play::{Games, GamesOf, OpenError, Player, Record};
/// use rules::games::Portal;
///
/// let games: &dyn Games = &GamesOf::<Portal>::NEW;
/// assert!(games.ids().contains(&"ludo"));
/// let info = games.info("laska").expect("it is among the games");
/// let anybody = Player::Human { name: String::new() };
/// let table = games.open(Record::new(info.id, info.version, vec![anybody; info.teams.len()]))?;
/// assert_eq!(table.choices().len(), 6);
/// assert_eq!(games.open(Record::new("halma", 1, Vec::new())).err(), Some(OpenError::UnknownGame));
/// # Ok::<(), OpenError>(())
/// ```
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

    /// Replays every line of a tree: see [`Session::open_tree`].
    ///
    /// # Errors
    /// When there is no such game, what the tree says of its beginning does not fit it, or an entry is refused.
    fn open_tree(&self, tree: &GameTree, cursor: NodeIdx) -> Result<Box<dyn Table>, OpenError>;

    /// The seats that must be taken in the game of a record: see [`Session::seats_to_play`].
    ///
    /// # Errors
    /// When there is no such game, or what the record says of its beginning does not fit it.
    fn seats_to_play(&self, record: &Record) -> Result<Vec<Seat>, OpenError>;

    /// The option of the game `id` that is drawn by lot when it is set up, and its value: see [`rules::Chance::deal`].
    /// `None` where nothing is drawn, and where there is no such game or it does not take `options`. It makes no
    /// difference whether `options` has the option already.
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

type Opened = Result<Box<dyn Table>, OpenError>;

/// [`Games`] of a folder, whose records are read by `R`.
struct FolderGames<R> {
    variants: &'static [GameInfo],
    plans: &'static [PlanInfo],
    open_tree: fn(&GameTree, NodeIdx) -> Opened,
    seats_to_play: fn(&Record) -> Result<Vec<Seat>, OpenError>,
    deal: fn(&str, &Options, &mut Dice) -> Option<(&'static str, String)>,
    reader: PhantomData<R>,
}

impl<R: Reader> Erased for FolderGames<R> {
    fn of<G: Game>() -> FolderGames<R> {
        FolderGames {
            variants: G::GAMES,
            plans: G::PLANS,
            open_tree: |tree, cursor| Ok(Box::new(Session::<G>::open_tree_by::<R>(tree, cursor)?)),
            seats_to_play: Session::<G>::seats_to_play_by::<R>,
            deal: |id, options, dice| {
                let rules = G::new(id, options, &MatchState::default()).ok()?;
                rules.deal(&mut |n| dice.below(n))
            },
            reader: PhantomData,
        }
    }
}

impl<C: Catalogue, R: Reader> Games for GamesOf<C, R> {
    fn ids(&self) -> Vec<&'static str> {
        C::ids()
    }

    fn variants(&self, id: &str) -> &'static [GameInfo] {
        self.folder::<FolderGames<R>>(id).map(|folder| folder.variants).unwrap_or_default()
    }

    fn plans(&self, id: &str) -> &'static [PlanInfo] {
        self.folder::<FolderGames<R>>(id).map(|folder| folder.plans).unwrap_or_default()
    }

    fn open_tree(&self, tree: &GameTree, cursor: NodeIdx) -> Result<Box<dyn Table>, OpenError> {
        let folder = self.folder::<FolderGames<R>>(&tree.head().id).ok_or(OpenError::UnknownGame)?;
        (folder.open_tree)(tree, cursor)
    }

    fn seats_to_play(&self, record: &Record) -> Result<Vec<Seat>, OpenError> {
        let folder = self.folder::<FolderGames<R>>(&record.id).ok_or(OpenError::UnknownGame)?;
        (folder.seats_to_play)(record)
    }

    fn deal(&self, id: &str, options: &Options, dice: &mut Dice) -> Option<(&'static str, String)> {
        (self.folder::<FolderGames<R>>(id)?.deal)(id, options, dice)
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
