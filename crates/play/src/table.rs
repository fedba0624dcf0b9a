//! A game known by name only, as a board and its page use it.

mod seated;

use core::any::Any;
use core::ops::RangeInclusive;

use rules::offers::Offers;
use rules::present::Overlay;
use rules::view::{Effect, Scene, Site};
use rules::{Catalogue, Format, Game, GameInfo, HouseRule, Message, Seat};

use crate::dice::Dice;
use crate::entry::Entry;
use crate::erased::{Erased, GamesOf};
use crate::game_tree::{GameTree, NodeIdx, Notes};
use crate::multi_step_move::MultiStepMove;
use crate::record::{Player, Record};
use crate::select::Choice;
use crate::session::{EnterError, OpenError, Session};
use crate::status::Status;
use crate::step_token::StepToken;
use crate::tags::Tags;

/// Replays a record by the rules of its game, which is one of `C`.
///
/// ```
/// use play::{Player, Record, Status, open};
/// use rules::{Seat, games::Portal};
///
/// let players = ["Ann", "Ben"].map(|name| Player::Human { name: name.to_owned() });
/// let mut table = open::<Portal>(Record::new("laska", 1, players.to_vec()))?;
/// assert_eq!(table.status(), Status::Turn(Seat::FIRST));
/// table.play("c3-d4")?;
/// assert_eq!(table.status(), Status::Turn(Seat::SECOND));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// When `C` does not have the game, the record's headers do not fit it, or an entry is refused.
pub fn open<C: Catalogue>(record: Record) -> Result<Box<dyn Table>, OpenError> {
    let OpenRecord(open) = GamesOf::<C>::NEW.folder(&record.id).ok_or(OpenError::UnknownGame)?;
    open(record)
}

/// How a folder opens a record.
struct OpenRecord(fn(Record) -> Result<Box<dyn Table>, OpenError>);

impl Erased for OpenRecord {
    fn of<G: Game>() -> OpenRecord {
        OpenRecord(|record| Ok(Box::new(Session::<G>::open(record)?)))
    }
}

/// A turn as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnText {
    /// Whose turn it was; `None` when chance alone decided.
    pub seat: Option<Seat>,
    /// Its steps, or those made so far.
    pub text: String,
    /// The ply at which its first position was reached.
    pub from: usize,
    /// The ply after its last step. Entries of other kinds may lie between.
    pub to: usize,
}

/// A game that is being played: a [`Session`] of any game.
///
/// Plies are counted by entries: ply 0 is the beginning, ply `n` is the state after `n` entries. A refused entry
/// changes nothing. [`Session`] says how proposals are handled.
pub trait Table: Any {
    /// The game.
    fn info(&self) -> &'static GameInfo;

    /// What was played.
    fn record(&self) -> &Record;

    /// Everything that was tried in the game.
    fn tree(&self) -> &GameTree;

    /// The node of the tree that is on the board: the end of what was played.
    fn node(&self) -> NodeIdx;

    /// The node at a ply; `None` when the game has not come so far.
    fn node_at(&self, n_entries: usize) -> Option<NodeIdx>;

    /// Puts another node on the board, and gives what that changes: see [`Session::go_to`].
    fn go_to(&mut self, node: NodeIdx) -> Vec<Effect>;

    /// What is noted at a node, to change it.
    fn notes_mut(&mut self, node: NodeIdx) -> &mut Notes;

    /// What is known about the game beside its moves, to change it.
    fn tags_mut(&mut self) -> &mut Tags;

    /// Where on the line that is on the board the rules have ended the game; `None` when they have not.
    fn ended(&self) -> Option<NodeIdx>;

    /// How many throws led to the position on the board: see [`Session::n_throws`].
    fn n_throws(&self) -> usize;

    /// Lets somebody play a seat from now on: see [`Record::reseat`].
    fn reseat(&mut self, seat: Seat, player: Player);

    /// What the game waits for.
    fn status(&self) -> Status;

    /// What the next game of a match is told of the position on the board: [`rules::MatchRules::carry_over`].
    fn carry_over(&self) -> String;

    /// Whether players move on by one seat when the game is played again: [`rules::MatchRules::swaps_after`]; also while it
    /// is not over.
    fn swaps_seats(&self) -> bool;

    /// Whether a turn has been begun and not ended.
    fn is_mid_turn(&self) -> bool;

    /// Makes an entry and gives what it changed on the board. A step is written as whoever reads the record can read it: in the
    /// game's first format at least.
    ///
    /// # Errors
    /// When the entry is not possible now.
    fn enter(&mut self, entry: Entry) -> Result<Vec<Effect>, EnterError>;

    /// Plays one of the [`Table::choices`].
    ///
    /// # Errors
    /// When it is a step of another position, or no step is possible now.
    fn choose(&mut self, step: StepToken) -> Result<Vec<Effect>, EnterError>;

    /// Some steps in the game's first format, the first to be played now and each of the others after the one before
    /// it. A token of another position ends the list.
    fn step_texts(&self, steps: &[StepToken]) -> Vec<String>;

    /// As [`Table::step_texts`], as it is shown to players: see [`Table::shown_formats`].
    fn shown_steps(&self, steps: &[StepToken], format: Format) -> Vec<String>;

    /// Plays a step, written as in an entry. For what people write there is [`crate::play_turn`].
    ///
    /// # Errors
    /// When it is no legal step, or no step is possible now.
    fn play(&mut self, step: &str) -> Result<Vec<Effect>, EnterError>;

    /// Takes the last entry back, and gives what that changes on the board; `None` when there is no entry.
    fn undo(&mut self) -> Option<Vec<Effect>>;

    /// Takes all entries but the first `n_entries` back, and gives what that changes on the board.
    fn undo_to(&mut self, n_entries: usize) -> Vec<Effect>;

    /// Redoes the entry that was taken back last, or goes on along the line; `None` at its end.
    fn redo(&mut self) -> Option<Vec<Effect>>;

    /// The entry that would be redone.
    fn next_undone(&self) -> Option<&Entry>;

    /// How many entries can be redone.
    fn n_undone(&self) -> usize;

    /// The steps that can be played now, by the seat to act or by chance; none when the game is over.
    fn choices(&self) -> Vec<Choice>;

    /// The pairs of sites that name a multi-step move unambiguously, in the order in which they are found.
    fn multi_step_moves(&self) -> Vec<MultiStepMove>;

    /// What would be on the board if these steps were played in order; `None` when one of them could not be.
    fn preview(&self, steps: &[StepToken]) -> Option<Scene>;

    /// Whether these steps, played in order, would end the turn; `false` when one of them could not be played.
    fn ends_turn(&self, steps: &[StepToken]) -> bool;

    /// Why no legal step begins with touching the sites in `tried`, in order. Asked only in that case.
    fn refusal(&self, tried: &[Site]) -> Message;

    /// The rest of the turn when it leaves no choice; empty otherwise.
    fn forced(&self) -> Vec<StepToken>;

    /// Where the dice lie, in the order of [`Scene::dice`].
    fn dice(&self) -> &'static [Site];

    /// Who throws the dice, when the game waits for chance and somebody does so.
    fn thrower(&self) -> Option<Seat>;

    /// The seat whose step was awaited at ply `n_entries`; `None` when it was chance's turn, or the game has not come
    /// so far.
    fn seat_at(&self, n_entries: usize) -> Option<Seat>;

    /// Draws a step of chance, and does not play it; `None` when the game does not wait for one.
    fn draw(&self, dice: &mut Dice) -> Option<StepToken>;

    /// What `by` may propose now, with the state of the game considered.
    fn offers(&self, by: Seat) -> Offers;

    /// Whether a seat takes part in the game now: not one that nobody plays or that has left the game.
    fn takes_part(&self, seat: Seat) -> bool;

    /// The house rule that the seat to act may claim now.
    fn claim(&self) -> Option<&'static HouseRule>;

    /// What is on the board.
    fn scene(&self) -> Scene;

    /// What was on the board at ply `n_entries`; `None` when the game has not come so far.
    fn scene_at(&self, n_entries: usize) -> Option<Scene>;

    /// Short figures beside the name of `seat`, such as how far its pieces have to go.
    fn figures(&self, seat: Seat) -> Vec<Message>;

    /// The figures of `seat` at ply `n_entries`; `None` when the game has not come so far.
    fn figures_at(&self, n_entries: usize, seat: Seat) -> Option<Vec<Message>>;

    /// What was on the board at the first of two plies, and every effect from there to the second, as it was played;
    /// `None` when the game has not come so far.
    fn replay(&self, plies: RangeInclusive<usize>) -> Option<(Scene, Vec<Effect>)>;

    /// Every site of the board, in reading order for the first seat.
    fn sites(&self) -> Vec<Site>;

    /// A site's name.
    fn label(&self, site: Site) -> Message;

    /// Whether the board shows the result of every step before one is begun.
    fn is_shown_ahead(&self) -> bool;

    /// How many sites a player touches before they learn whether they have found something; 0 where nothing is hidden.
    fn guesses(&self) -> usize;

    /// Another way of naming sites, by the key of its name, where players may prefer one.
    fn naming(&self) -> Option<&'static str>;

    /// A site's name in that way, as seen from the side of `from`.
    fn renamed(&self, site: Site, from: Seat) -> Message;

    /// What can be shown over the board on demand.
    fn overlays(&self) -> &'static [Overlay];

    /// The ways of writing steps and turns; records use the first.
    fn move_formats(&self) -> &'static [Format];

    /// How steps and turns are shown to players, with the usual names of sites and with the others; nobody reads that.
    fn shown_formats(&self) -> [Format; 2];

    /// The turns that led to the position on the board, in one of [`Table::move_formats`] or [`Table::shown_formats`]. What was taken back is not
    /// among them; the last may be incomplete.
    ///
    /// ```
    /// use play::{Player, Record, open};
    /// use rules::games::Portal;
    ///
    /// let anybody = Player::Human { name: String::new() };
    /// let mut table = open::<Portal>(Record::new("chess", 1, vec![anybody.clone(), anybody]))?;
    /// for turn in ["e4", "e5", "Nf3"] {
    ///     table.play(turn)?;
    /// }
    /// let turns = table.turns(table.move_formats()[0]);
    /// let texts: Vec<&str> = turns.iter().map(|turn| turn.text.as_str()).collect();
    /// assert_eq!(texts, ["e4", "e5", "Nf3"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn turns(&self, format: Format) -> Vec<TurnText>;
}

impl dyn Table {
    /// The session that it is; `None` where its game is not one of the folder `G`.
    pub fn session<G: Game>(&self) -> Option<&Session<G>> {
        (self as &dyn Any).downcast_ref()
    }

    /// As [`session`](#method.session), to change it.
    pub fn session_mut<G: Game>(&mut self) -> Option<&mut Session<G>> {
        (self as &mut dyn Any).downcast_mut()
    }
}
