//! Game clocks: how much time the players have, and whose time runs. Plain data that is told the time from outside, in
//! milliseconds from any beginning.

use core::fmt;
use core::str::FromStr;

use rules::match_rules::PlayerIdx;

use crate::record::{Player, Record};
use crate::tags::Tags;

#[cfg(test)]
mod tests;

/// How much time each player has: so much for the whole game, and so much more for every turn.
///
/// Its text is that of the tag `TimeControl` in Portable Game Notation: `300`, `300+5`.
///
/// ```
/// use play::TimeControl;
///
/// let control: TimeControl = "300+5".parse()?;
/// assert_eq!((control.base(), control.increment(), control.to_string()), (300, 5, "300+5".to_owned()));
/// # Ok::<(), play::TimeControlError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TimeControl {
    base: u32,
    increment: u32,
}

impl TimeControl {
    /// The tag of a game that holds its time control.
    pub const TAG: &'static str = "TimeControl";
    /// The most time for a game, in seconds: a day.
    pub const MAX_BASE: u32 = 24 * 60 * 60;
    /// The most time that is added for a turn, in seconds: an hour.
    pub const MAX_INCREMENT: u32 = 60 * 60;

    /// So many seconds for the game, and so many more for every turn.
    ///
    /// # Errors
    /// When there is no time at all for the game, or more than a clock has.
    pub fn new(base: u32, increment: u32) -> Result<TimeControl, TimeControlError> {
        match (base, increment) {
            (0, _) => Err(TimeControlError::NoTime),
            _ if base > TimeControl::MAX_BASE || increment > TimeControl::MAX_INCREMENT => {
                Err(TimeControlError::TooMuch)
            }
            _ => Ok(TimeControl { base, increment }),
        }
    }

    /// The time for the game, in seconds; at least one.
    pub const fn base(self) -> u32 {
        self.base
    }

    /// The time that is added for every turn, in seconds.
    pub const fn increment(self) -> u32 {
        self.increment
    }

    /// The time control of a game with these tags; `None` where they have none that is known here.
    pub fn of(tags: &Tags) -> Option<TimeControl> {
        tags.get(TimeControl::TAG)?.parse().ok()
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.increment {
            0 => write!(f, "{}", self.base),
            increment => write!(f, "{}+{increment}", self.base),
        }
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        let (base, increment) = text.trim().split_once('+').unwrap_or((text.trim(), "0"));
        TimeControl::new(seconds(base)?, seconds(increment)?)
    }
}

/// Reads digits.
fn seconds(text: &str) -> Result<u32, TimeControlError> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(TimeControlError::Form);
    }
    text.parse().map_err(|_| TimeControlError::TooMuch)
}

/// Why a text or two numbers are no time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeControlError {
    /// The text is not of the form `300` or `300+5`; other forms of PGN, such as `40/9000`, are not known here.
    Form,
    /// There is no time for the game.
    NoTime,
    /// It is more than a day for the game, or an hour for a turn.
    TooMuch,
}

impl fmt::Display for TimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TimeControlError::Form => "not a time control such as 300+5",
            TimeControlError::NoTime => "no time for the game",
            TimeControlError::TooMuch => "more time than a clock has",
        })
    }
}

impl core::error::Error for TimeControlError {}

/// Tells [`Clock`]s the time, from a watch that somebody looks at many times a second. When it was not looked at for
/// seconds, the device slept or the page stood still: that is nobody's time. Neither is what a watch jumps.
///
/// ```
/// use play::Stopwatch;
///
/// let mut watch = Stopwatch::default();
/// let times = [5_000, 5_100, 5_200, 905_200, 905_300, 300, 400].map(|reading| watch.at(reading));
/// assert_eq!(times, [0, 100, 200, 200, 300, 300, 400]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stopwatch {
    time: u64,
    /// The last reading.
    last: Option<u64>,
}

impl Stopwatch {
    /// The longest time between two looks that counts, in milliseconds. A busy page is slower than usual, but not that
    /// slow.
    pub const MAX_STEP: u64 = 3_000;

    /// The time in milliseconds that has passed since the first look. It never goes back.
    pub fn at(&mut self, reading: u64) -> u64 {
        let step = self.last.and_then(|last| reading.checked_sub(last));
        self.time += step.filter(|step| *step <= Stopwatch::MAX_STEP).unwrap_or_default();
        self.last = Some(reading);
        self.time
    }
}

/// The clocks of the players of a game: each counts down while it is that player's turn.
///
/// A player has one clock, whatever seats they play, and the computer has none. Time runs for one player at most, from
/// when it is given to them until it is given to somebody else; [`Clock::press`] ends a turn and adds the increment,
/// [`Clock::switch`] does not. [`Clock::follow`] does either, as the game goes on. A clock at 0 stays there.
///
/// Every `now` is a time in milliseconds, as a [`Stopwatch`] gives it: no less than the `now` of the call before.
///
/// Taking turns back gives no time back: what was used is used, and a turn that is played again is paid for again. The
/// increment of a turn stays, too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    control: TimeControl,
    /// What each player has left, in milliseconds, without what has run since; `None` for one without a clock.
    left: Vec<Option<u64>>,
    /// Whose time it is.
    running: Option<PlayerIdx>,
    /// Since when it has run; `None` while it stands still.
    since: Option<u64>,
    is_paused: bool,
    /// How many turns had ended when the game was followed last.
    n_turns: usize,
}

impl Clock {
    /// The tag of a game that holds what is left to each player.
    pub const TAG: &'static str = "Clocks";
    /// The most that a clock shows, in milliseconds: a week. What is added beyond that is lost.
    pub const MAX_LEFT: u64 = 7 * 24 * 60 * 60 * 1000;
    /// The text of a player without a clock.
    const NONE: &'static str = "-";

    /// The clocks at the beginning of a game, standing still: each human has the whole time.
    pub fn new(control: TimeControl, record: &Record) -> Clock {
        let is_human = |player: PlayerIdx| {
            let mut own = rules::Seat::first(record.seats.len()).filter(|seat| record.player(*seat) == Some(player));
            own.any(|seat| matches!(record.player_on(seat), Some(Player::Human { .. })))
        };
        let base = u64::from(control.base) * 1000;
        let left = (0..record.players.len()).map(|player| is_human(player).then_some(base)).collect();
        Clock { control, left, running: None, since: None, is_paused: false, n_turns: 0 }
    }

    /// The clocks of a game whose tags hold them, standing still, after so many turns have ended; `None` for a game
    /// without a time control. Whatever is missing or damaged is read as the whole time.
    pub fn of(tags: &Tags, record: &Record, n_turns: usize) -> Option<Clock> {
        let mut clock = Clock { n_turns, ..Clock::new(TimeControl::of(tags)?, record) };
        let words = tags.get(Clock::TAG).unwrap_or_default().split_whitespace();
        for (left, word) in clock.left.iter_mut().zip(words) {
            if let (Some(left), Ok(told)) = (left, word.parse::<u64>()) {
                *left = told.min(Clock::MAX_LEFT);
            }
        }
        Some(clock)
    }

    /// What is left to each player, in order, as it stands in [`Clock::TAG`]: `287400 -` where the second player is the
    /// computer.
    pub fn text(&self, now: u64) -> String {
        let word = |player| self.left(player, now).map_or_else(|| Clock::NONE.to_owned(), |left| left.to_string());
        (0..self.left.len()).map(word).collect::<Vec<String>>().join(" ")
    }

    /// The time control.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// What a player has left, in milliseconds; `None` for one without a clock.
    pub fn left(&self, player: PlayerIdx, now: u64) -> Option<u64> {
        let left = self.left.get(player).copied().flatten()?;
        let used = self.since.filter(|_| self.running == Some(player)).map_or(0, |since| now.saturating_sub(since));
        Some(left.saturating_sub(used))
    }

    /// Whose time it is; it does not run while the clocks are paused.
    pub fn running(&self) -> Option<PlayerIdx> {
        self.running
    }

    /// The player whose flag has fallen: their time runs, and nothing of it is left.
    pub fn flagged(&self, now: u64) -> Option<PlayerIdx> {
        self.running.filter(|player| self.since.is_some() && self.left(*player, now) == Some(0))
    }

    /// Gives the time to a player, or to nobody: the game begins, a turn goes on, an answer is awaited, the computer
    /// acts, the game is over. The turn of whoever had it does not end with that.
    pub fn switch(&mut self, to: Option<PlayerIdx>, now: u64) {
        self.settle(now);
        self.running = to.filter(|player| self.left.get(*player).is_some_and(Option::is_some));
        self.since = self.running.filter(|_| !self.is_paused).map(|_| now);
    }

    /// Ends the turn of the player whose time it is: the increment is added, unless the flag has fallen. The time is
    /// then that of `to`.
    pub fn press(&mut self, to: Option<PlayerIdx>, now: u64) {
        self.settle(now);
        let increment = u64::from(self.control.increment) * 1000;
        let own = self.running.and_then(|player| self.left.get_mut(player)).and_then(Option::as_mut);
        if let Some(left) = own.filter(|left| **left > 0) {
            *left = (*left + increment).min(Clock::MAX_LEFT);
        }
        self.switch(to, now);
    }

    /// Follows a game in which it is the turn of `to` now, and so many turns have ended: [`Clock::press`] when these
    /// are more than before, else [`Clock::switch`].
    pub fn follow(&mut self, to: Option<PlayerIdx>, n_turns: usize, now: u64) {
        match n_turns > self.n_turns {
            true => self.press(to, now),
            false => self.switch(to, now),
        }
        self.n_turns = n_turns;
    }

    /// Stands still until [`Clock::resume`], whoever's turn it may become.
    pub fn pause(&mut self, now: u64) {
        self.settle(now);
        self.is_paused = true;
        self.since = None;
    }

    /// Runs again after [`Clock::pause`].
    pub fn resume(&mut self, now: u64) {
        if self.is_paused {
            self.is_paused = false;
            self.since = self.running.map(|_| now);
        }
    }

    /// Whether the clocks are paused.
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Takes off what has run so far.
    fn settle(&mut self, now: u64) {
        if let Some(player) = self.running.filter(|_| self.since.is_some()) {
            self.left[player] = self.left(player, now);
            self.since = Some(now);
        }
    }
}
