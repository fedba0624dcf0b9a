//! What a game's board shows, and how its steps are played on it.

use crate::game::Rules;
use crate::message::{Declared, Message, RulingId};
use crate::offers::{Offers, Proposal, Resolution, Resolved};
use crate::seat::Seat;
use crate::sites::Site;
use crate::view::Scene;

/// What a player does on the board to play a step.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Gesture {
    /// The sites they touch, in order.
    pub sites: Vec<Site>,
    /// What distinguishes the step from others with the same sites; also the label of its button when it has no site.
    pub choice: Option<Message>,
    /// How it is taken.
    pub kind: GestureKind,
}

/// How a gesture is taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GestureKind {
    /// As it is: the step is played when the last site is touched, unless longer gestures begin with it.
    Plain,
    /// The step is played as soon as the last site is touched, even where longer gestures begin with it.
    Eager,
    /// The player has to find it, and nothing may reveal it before it is played. See [`Present::n_hidden_touches`].
    Hidden,
    /// The player must confirm before the step is played; the gesture's choice says what it leads to.
    Confirmed,
    /// The step only ends a turn in which nothing can be done: it is played without asking anyone.
    Pass,
}

impl Gesture {
    /// Touching these sites in this order.
    pub fn sites(sites: impl Into<Vec<Site>>) -> Gesture {
        Gesture { sites: sites.into(), choice: None, kind: GestureKind::Plain }
    }

    /// A button with this label.
    pub fn button(words: Message) -> Gesture {
        Gesture { choice: Some(words), ..Gesture::sites([]) }
    }

    /// Nothing is possible but to pass; this message says so.
    pub fn pass(words: Message) -> Gesture {
        Gesture { kind: GestureKind::Pass, ..Gesture::button(words) }
    }

    /// The same gesture, to be confirmed first: this message says what it leads to.
    pub fn confirmed(self, words: Message) -> Gesture {
        Gesture { choice: Some(words), kind: GestureKind::Confirmed, ..self }
    }

    /// The same gesture, which does not wait for another touch.
    pub fn eager(self) -> Gesture {
        Gesture { kind: GestureKind::Eager, ..self }
    }

    /// The same gesture, which the player has to find.
    pub fn hidden(self) -> Gesture {
        Gesture { kind: GestureKind::Hidden, ..self }
    }

    /// Whether it is taken in this way.
    pub fn is(&self, kind: GestureKind) -> bool {
        self.kind == kind
    }
}

/// Sites that matter to players together, shown on demand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overlay {
    /// The key of its name.
    pub key: &'static str,
    /// Its sites.
    pub sites: &'static [Site],
}

/// What a game's board shows and says.
pub trait Present: Rules {
    /// What can be shown over the board on demand.
    const OVERLAYS: &'static [Overlay] = &[];

    /// The messages that the folder declares: see [`crate::messages!`].
    const MESSAGES: &'static [Declared] = &[];

    /// Another way of naming sites that players may prefer, by the key of its name.
    const NAMING: Option<&'static str> = None;

    /// Whether the board shows the result of every step before one is begun: for games with only a few steps at a time.
    const SHOWN_AHEAD: bool = false;

    /// Multi-step moves: whether several steps of one piece can lead to a site that none of its single steps leads to.
    const HAS_MULTI_STEP_MOVES: bool = true;

    /// The ruling on what comes of it when a player's time is up.
    const FLAG: RulingId;

    /// Where the dice lie, in the order of [`Scene::dice`]; a touch there throws them. Empty in games without dice.
    const DICE: &'static [Site] = &[];

    /// Everything that can be seen of a position.
    fn scene(&self, pos: &Self::Position) -> Scene;

    /// What a player does to play a legal step.
    fn gesture(&self, pos: &Self::Position, step: Self::Step) -> Gesture;

    /// What else a player may do to play the same step. A shortcut that could mean two steps plays neither.
    fn shortcuts(&self, _pos: &Self::Position, _step: Self::Step) -> Vec<Gesture> {
        Vec::new()
    }

    /// Who throws the dice when chance is to act; `None` where it is nobody in particular.
    fn thrower(&self, _pos: &Self::Position) -> Option<Seat> {
        None
    }

    /// Whether a seat takes part in the game: `false` for one that nobody plays, or that has left the game.
    fn takes_part(&self, _pos: &Self::Position, _seat: Seat) -> bool {
        true
    }

    /// Short figures beside the name of a seat, such as how far its pieces have to go. `won` are the points that the game
    /// has brought the seat; 0 while it is not over.
    fn figures(&self, _pos: &Self::Position, _seat: Seat, _won: i32) -> Vec<Message> {
        Vec::new()
    }

    /// Every site of the board, in reading order for the first seat.
    fn sites(&self) -> Vec<Site>;

    /// A site's name.
    fn label(&self, site: Site) -> Message;

    /// A site's name in the other way of naming them, [`Present::NAMING`], as seen from the side of `from`.
    fn renamed(&self, site: Site, _from: Seat) -> Message {
        self.label(site)
    }

    /// How many sites the player touches, any of them, before they learn whether these are the gesture of a hidden
    /// step; 0 where nothing is hidden. Otherwise all gestures on the board are hidden.
    fn n_hidden_touches(&self, _pos: &Self::Position) -> usize {
        0
    }

    /// What else there is to know about a site and what is on it: who may move it, and where to.
    fn remarks(&self, _pos: &Self::Position, _site: Site) -> Vec<Message> {
        Vec::new()
    }

    /// The position as it would be if a turn of another seat began now; `None` where the rules cannot say: in the middle
    /// of a turn, or where chance decides first. It is not reached by a legal turn.
    fn with_turn_of(&self, _pos: &Self::Position, _seat: Seat) -> Option<Self::Position> {
        None
    }

    /// Why no legal step begins with touching the sites in `tried`, in order. Asked only in that case.
    ///
    /// ```
    /// use rules::games::chess::Chess;
    /// use rules::view::Site;
    /// use rules::{MatchState, Options, Present, Rules};
    ///
    /// let chess = Chess::new("chess", &Options::new(), &MatchState::default())?;
    /// let [d1, e7] = [3, 52].map(Site);
    /// assert_eq!(chess.refusal(&chess.start(), &[d1]).to_string(), "chess-blocked kind=kind 4 at=d1");
    /// assert_eq!(chess.refusal(&chess.start(), &[e7]).to_string(), "chess-not-yours at=e7");
    /// # Ok::<(), rules::OptionError>(())
    /// ```
    fn refusal(&self, pos: &Self::Position, tried: &[Site]) -> Message;

    /// What `by` may propose now.
    fn offers(&self, _pos: &Self::Position, _by: Seat) -> Offers {
        Offers::USUAL
    }

    /// Who must accept a proposal of `by` before it takes effect: the other teams, except for a resignation.
    fn answerers(&self, _pos: &Self::Position, by: Seat, proposal: Proposal) -> Vec<Seat> {
        let info = self.info();
        match proposal {
            Proposal::Resign(_) => Vec::new(),
            Proposal::Offer(_) => info.seats().filter(|seat| info.team(*seat) != info.team(by)).collect(),
        }
    }

    /// What an agreement, a resignation, a fallen flag or a house rule leads to.
    fn resolve(&self, _pos: &Self::Position, resolution: &Resolution) -> Resolved<Self::Position> {
        Resolved::Over(crate::offers::usual(self.info().teams, resolution))
    }
}
