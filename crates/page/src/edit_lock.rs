//! The edit lock: one editing page per game, even if several pages show it. That page holds the browser's lock for the
//! game. What a page asks of the browser, and what it makes of the answers, is decided here; the app asks.
//!
//! The lock only says who should write. The token in the store makes sure that nobody else does.

/// How long another page must hold the lock before it counts, in milliseconds: on a busy device, a page that was left lets
/// go of it only after the next one has asked.
const GRACE: u32 = 500;

/// What a page may do with a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LockState {
    /// Edit it, as the only page.
    Editing,
    /// Only watch, as another page edits it.
    Watching,
}

/// How a lock is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LockWay {
    /// Only if nobody has it.
    IfFree,
    /// As soon as nobody has it.
    Queue,
    /// At once, whoever has it.
    Steal,
}

/// How an attempt to hold a lock ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LockEnd {
    /// Another page has it.
    Taken,
    /// It was held until another page took it over, or the browser let go of it.
    Lost,
    /// It was released, as the page no longer wants it.
    Released,
    /// This browser has no locks, or not for this page.
    Missing,
}

/// What the app does for an edit lock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LockCommand {
    /// Ask the browser for the lock, and say what comes of it with the number of this attempt.
    Request(LockWay, u32),
    /// Say after so many milliseconds that the time of grace of this attempt is over.
    Wait(u32, u32),
    /// Release the lock, or leave the queue for it.
    Leave,
    /// The page is told what it may do.
    Tell(LockState),
}

/// What the app does one after the other.
pub type LockCommands = [Option<LockCommand>; 2];

/// A page's claim to edit a game.
///
/// ```
/// use page::{LockCommand, LockEnd, LockState, LockWay, Locking};
///
/// let mut locking = Locking::default();
/// let [Some(LockCommand::Request(LockWay::IfFree, attempt)), None] = locking.ask() else { panic!("it asks once") };
/// // Another page edits the game: this one waits for its turn, and watches after the time of grace.
/// let [Some(LockCommand::Wait(..)), queue] = locking.end(attempt, LockEnd::Taken) else { panic!("it waits") };
/// assert_eq!(queue, Some(LockCommand::Request(LockWay::Queue, attempt)));
/// assert_eq!(locking.end_wait(attempt), [Some(LockCommand::Tell(LockState::Watching)), None]);
/// // The other page is closed.
/// assert_eq!(locking.grant(), [Some(LockCommand::Tell(LockState::Editing)), None]);
/// ```
#[derive(Debug, Default)]
pub struct Locking {
    /// What was told last.
    told: Option<LockState>,
    /// Grows when the claim is given up or made anew: what comes of an older attempt no longer matters.
    attempt: u32,
}

impl Locking {
    /// Asks for the lock. A page that must wait watches meanwhile, and edits once no other does. In a browser without
    /// locks every page edits.
    pub fn ask(&mut self) -> LockCommands {
        [Some(LockCommand::Request(LockWay::IfFree, self.attempt)), None]
    }

    /// Takes the game over; the page that was editing it watches from then on. A page that is already editing is told so
    /// again.
    pub fn take_over(&mut self) -> LockCommands {
        if self.told == Some(LockState::Editing) {
            return [Some(LockCommand::Tell(LockState::Editing)), None];
        }
        let [leave, _] = self.leave();
        [leave, Some(LockCommand::Request(LockWay::Steal, self.attempt))]
    }

    /// Gives up the lock, or the place in its queue.
    pub fn leave(&mut self) -> LockCommands {
        self.attempt += 1;
        [Some(LockCommand::Leave), None]
    }

    /// Whether this is the present attempt.
    pub fn is_present(&self, attempt: u32) -> bool {
        self.attempt == attempt
    }

    /// The browser has granted the lock to the present attempt.
    pub fn grant(&mut self) -> LockCommands {
        [self.tell(LockState::Editing), None]
    }

    /// An attempt has ended.
    pub fn end(&mut self, attempt: u32, end: LockEnd) -> LockCommands {
        // Pages that steal from each other by themselves would never stop; this one waits for its turn.
        let queue = Some(LockCommand::Request(LockWay::Queue, attempt));
        match end {
            _ if !self.is_present(attempt) => [None, None],
            LockEnd::Taken => [Some(LockCommand::Wait(GRACE, attempt)), queue],
            LockEnd::Lost => [self.tell(LockState::Watching), queue],
            LockEnd::Missing => [self.tell(LockState::Editing), None],
            LockEnd::Released => [None, None],
        }
    }

    /// The time of grace of an attempt is over: whoever still has the lock edits the game.
    pub fn end_wait(&mut self, attempt: u32) -> LockCommands {
        let is_over = self.is_present(attempt) && self.told.is_none();
        [if is_over { self.tell(LockState::Watching) } else { None }, None]
    }

    fn tell(&mut self, state: LockState) -> Option<LockCommand> {
        (self.told.replace(state) != Some(state)).then_some(LockCommand::Tell(state))
    }
}
