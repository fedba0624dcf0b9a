//! Set-ups: everything that a position text says, possible or not.

use core::cmp::Ordering;

use crate::history::History;
use crate::message::Message;
use crate::seat::Seat;
use crate::setup::{Arrange, Part, SetupFault};

use super::position::{EACH, Locks, Phase, Position};
use super::sites::{BORDER, FIELD, Line, N_SQUARES, Square, each};
use super::{Lanrick, messages};

/// The names of a set-up's parts in faults.
pub const PHASE: &str = "phase";
/// The seat to act.
pub const SEAT: &str = "seat";
/// The mark.
pub const MARK: &str = "mark";
/// The squares left.
pub const LEFT: &str = "left";
/// The men that have moved.
pub const MOVED: &str = "moved";
/// The seat that begins the return.
pub const FIRST: &str = "first";

const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

/// What is to be done, without the data that belongs to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupPhase {
    /// The men are set on the border.
    Place,
    /// The mark is set.
    Mark,
    /// Both play for a rendezvous.
    Play,
    /// The winner of the rendezvous takes a man.
    Take,
    /// The winner moves the loser's men to the border.
    Home,
    /// The seat with more men in the field moves some to the border.
    Level,
    /// Both move their men to the border in turn.
    Back,
    /// The game is over.
    Over,
}

/// What a position of Lanrick consists of, possible or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Whose man stands on each square, in the order of squares: a1, b1 and so on.
    pub men: [Option<Seat>; N_SQUARES],
    /// What is to be done.
    pub phase: SetupPhase,
    /// The seat to act; when the game is over, the winner.
    pub seat: Seat,
    /// The marked square.
    pub mark: Option<Square>,
    /// How many squares may still be moved in this turn.
    pub left: Option<u8>,
    /// The men that have moved in this turn, each with its line (LANRICK-8).
    pub moved: Vec<(Square, Line)>,
    /// The seat that begins the return.
    pub first: Option<Seat>,
}

impl Setup {
    /// The empty board, with White to set the first man.
    pub const EMPTY: Setup = Setup {
        men: [None; N_SQUARES],
        phase: SetupPhase::Place,
        seat: Seat::FIRST,
        mark: None,
        left: None,
        moved: Vec::new(),
        first: None,
    };

    /// The position. A part that the phase needs and that is missing is anything; that it is missing is a fault.
    fn position(&self) -> Position {
        let mut men = [0; 2];
        for (square, seat) in Square::all().zip(self.men) {
            if let Some(seat) = seat {
                men[seat.idx() & 1] |= square.bit();
            }
        }
        let mark = self.mark.unwrap_or(Square::all().next().expect("a board has squares"));
        let first = self.first.unwrap_or(Seat::FIRST);
        let locks = self.moved.iter().fold(Locks::default(), |locks, (at, line)| locks.after(*at, *at, *line));
        let phase = match self.phase {
            SetupPhase::Place => Phase::Place,
            SetupPhase::Mark => Phase::Mark,
            SetupPhase::Play => Phase::Play { mark, left: self.left.unwrap_or(1), locks },
            SetupPhase::Take => Phase::Take { mark },
            SetupPhase::Home => Phase::Home { mark, first },
            SetupPhase::Level => Phase::Level { first },
            SetupPhase::Back => Phase::Back { first },
            SetupPhase::Over => Phase::Over,
        };
        Position { men, seat: self.seat, phase }
    }
}

/// Collects the faults of a set-up.
struct Check<'s> {
    setup: &'s Setup,
    pos: Position,
    faults: Vec<SetupFault>,
}

impl Check<'_> {
    fn illegal(&mut self, part: Part, why: Message) {
        self.faults.push(SetupFault::illegal(part, why));
    }

    fn check(&mut self) {
        let (setup, pos) = (self.setup, self.pos);
        for seat in SEATS {
            for extra in each(pos.men(seat)).skip(EACH as usize) {
                self.illegal(Part::Site(extra.site()), messages::text_men(seat, pos.n_men(seat), EACH));
            }
        }
        self.check_mark_square();
        self.check_left();
        self.check_moved();
        self.check_first();
        let needs_mark = matches!(setup.phase, SetupPhase::Play | SetupPhase::Take | SetupPhase::Home);
        let needs_first = matches!(setup.phase, SetupPhase::Home | SetupPhase::Level | SetupPhase::Back);
        // What is missing has been told.
        if (setup.mark.is_some() || !needs_mark) && (setup.first.is_some() || !needs_first) {
            self.check_phase();
        }
    }

    fn check_mark_square(&mut self) {
        let needs = matches!(self.setup.phase, SetupPhase::Play | SetupPhase::Take | SetupPhase::Home);
        let part = Part::Field(MARK);
        match self.setup.mark {
            None if needs => self.illegal(part, messages::text_mark_missing()),
            Some(mark) if !needs => self.illegal(part, messages::text_mark_none(mark.to_string())),
            Some(mark) if mark.is_in(BORDER) => self.illegal(part, messages::mark_in_field(mark.to_string())),
            _ => {}
        }
    }

    fn check_left(&mut self) {
        let (part, n_men) = (Part::Field(LEFT), self.pos.n_men(self.setup.seat));
        match (self.setup.left, self.setup.phase) {
            (None, SetupPhase::Play) => self.illegal(part, messages::text_left_missing()),
            (Some(left), SetupPhase::Play) if left == 0 || u32::from(left) > n_men => {
                self.illegal(part, messages::text_left_range(left, n_men));
            }
            (Some(left), phase) if phase != SetupPhase::Play => {
                self.illegal(part, messages::text_left_none(left.to_string()));
            }
            _ => {}
        }
    }

    fn check_moved(&mut self) {
        let (setup, pos) = (self.setup, self.pos);
        if setup.phase != SetupPhase::Play {
            if !setup.moved.is_empty() {
                let found: Vec<String> =
                    setup.moved.iter().map(|(at, line)| format!("{at}{}", line.letter())).collect();
                self.illegal(Part::Field(MOVED), messages::text_locks_none(found.join(",")));
            }
            return;
        }
        let n_men = pos.n_men(setup.seat);
        let most = n_men.saturating_sub(u32::from(setup.left.unwrap_or(0))) as usize;
        let mut known = 0;
        for (nth, (at, _)) in setup.moved.iter().enumerate() {
            let part = Part::Item(MOVED, nth);
            if at.is_in(pos.vacant()) {
                self.illegal(part, messages::empty(at.to_string()));
            } else if !at.is_in(pos.men(setup.seat)) {
                self.illegal(part, messages::not_yours(at.to_string(), setup.seat));
            }
            if at.is_in(known) {
                self.illegal(part, messages::text_lock_twice(at.to_string()));
            }
            known |= at.bit();
            if nth == most {
                let left = setup.left.unwrap_or(0);
                self.illegal(part, messages::text_locks_left(nth + 1, left, n_men));
            }
        }
    }

    fn check_first(&mut self) {
        let needs = matches!(self.setup.phase, SetupPhase::Home | SetupPhase::Level | SetupPhase::Back);
        match self.setup.first {
            None if needs => self.illegal(Part::Field(FIRST), messages::text_first_missing()),
            Some(first) if !needs => {
                let found = if first == Seat::FIRST { "w" } else { "b" };
                self.illegal(Part::Field(FIRST), messages::text_first_none(found));
            }
            _ => {}
        }
    }

    fn check_phase(&mut self) {
        match self.setup.phase {
            SetupPhase::Place => return self.check_place(),
            SetupPhase::Over => return self.check_over(),
            _ => {}
        }
        let too_few: Vec<Seat> = SEATS.into_iter().filter(|seat| self.pos.n_men(*seat) < 2).collect();
        for &seat in &too_few {
            self.illegal(Part::Whole, messages::text_too_few(seat, self.pos.n_men(seat)));
        }
        if !too_few.is_empty() {
            return;
        }
        match self.pos.phase {
            Phase::Mark => {
                self.check_field();
                self.check_fewest(self.setup.seat, SEAT);
            }
            Phase::Play { .. } => {
                for seat in SEATS.into_iter().filter(|seat| self.pos.is_in(*seat)).collect::<Vec<_>>() {
                    self.illegal(Part::Whole, messages::text_play_in(seat));
                }
            }
            Phase::Take { .. } => {
                self.check_won();
                let adversary = self.pos.seat.other();
                if self.pos.is_in(adversary) {
                    self.illegal(Part::Whole, messages::text_take_nobody(adversary));
                }
            }
            Phase::Home { first, .. } => self.check_home(first),
            Phase::Level { first } => self.check_level(first),
            Phase::Back { first } => self.check_back(first),
            Phase::Place | Phase::Over => {}
        }
    }

    /// No man stands in the field yet, or any more.
    fn check_field(&mut self) {
        for at in each(!self.pos.vacant() & FIELD) {
            self.illegal(Part::Site(at.site()), messages::text_in_field(at.to_string()));
        }
    }

    fn check_place(&mut self) {
        self.check_field();
        let [white, black] = SEATS.map(|seat| self.pos.n_men(seat));
        if [white, black] == [EACH; 2] {
            self.illegal(Part::Field(PHASE), messages::text_place_done());
        } else if white != black && white != black + 1 {
            self.illegal(Part::Whole, messages::text_place_counts(white, black));
        } else {
            let due = if white == black { Seat::FIRST } else { Seat::SECOND };
            if self.pos.seat != due {
                self.illegal(Part::Field(SEAT), messages::text_place_seat(due));
            }
        }
    }

    /// The loser has one man left.
    fn check_over(&mut self) {
        let (winner, loser) = (self.pos.seat, self.pos.seat.other());
        if self.pos.n_men(loser) != 1 || self.pos.n_men(winner) < 2 {
            self.illegal(Part::Whole, messages::text_not_over(winner, loser));
        }
    }

    /// The seat with fewer men is first.
    fn check_fewest(&mut self, first: Seat, field: &'static str) -> bool {
        let is_wrong = self.pos.n_men(first) > self.pos.n_men(first.other());
        if is_wrong {
            self.illegal(Part::Field(field), messages::text_fewest(first.other()));
        }
        is_wrong
    }

    /// The seat to act has won the rendezvous.
    fn check_won(&mut self) {
        if !self.pos.is_in(self.pos.seat) {
            self.illegal(Part::Field(SEAT), messages::text_not_in(self.pos.seat));
        }
    }

    fn check_home(&mut self, first: Seat) {
        self.check_won();
        let adversary = self.pos.seat.other();
        if self.pos.sendable(adversary) == 0 {
            self.illegal(Part::Field(PHASE), messages::text_home_nobody(adversary));
        }
        if !self.check_fewest(first, FIRST) && first != self.pos.first_after(self.pos.seat) {
            self.illegal(Part::Field(FIRST), messages::text_first_loser(adversary));
        }
    }

    fn check_level(&mut self, first: Seat) {
        let [own, others] = [self.pos.seat, self.pos.seat.other()].map(|seat| self.pos.in_field(seat).count_ones());
        match own.cmp(&others) {
            Ordering::Equal => self.illegal(Part::Field(PHASE), messages::text_level_equal()),
            Ordering::Less => self.illegal(Part::Field(SEAT), messages::text_level_seat(self.pos.seat.other())),
            Ordering::Greater => {}
        }
        self.check_fewest(first, FIRST);
    }

    fn check_back(&mut self, first: Seat) {
        let [own, others] = [self.pos.seat, self.pos.seat.other()].map(|seat| self.pos.in_field(seat).count_ones());
        // The first seat has moved one man more when the other is to move.
        let is_fitting = if self.pos.seat == first { own == others } else { own == others + 1 };
        if own == 0 && others == 0 {
            self.illegal(Part::Field(PHASE), messages::text_back_nobody());
        } else if !is_fitting {
            self.illegal(Part::Field(SEAT), messages::text_back_numbers(own, others));
        }
        self.check_fewest(first, FIRST);
    }
}

impl TryFrom<&Setup> for Position {
    type Error = Vec<SetupFault>;

    fn try_from(setup: &Setup) -> Result<Position, Vec<SetupFault>> {
        let mut check = Check { setup, pos: setup.position(), faults: Vec::new() };
        check.check();
        if check.faults.is_empty() { Ok(check.pos) } else { Err(check.faults) }
    }
}

impl Arrange for Lanrick {
    type Setup = Setup;

    fn setup(&self, pos: &Position, _history: &History) -> Setup {
        let (left, moved) = match pos.phase {
            Phase::Play { left, locks, .. } => (Some(left), locks.iter().collect()),
            _ => (None, Vec::new()),
        };
        let mut men = [None; N_SQUARES];
        for at in Square::all() {
            men[at.idx()] = pos.man(at);
        }
        let phase = match pos.phase {
            Phase::Place => SetupPhase::Place,
            Phase::Mark => SetupPhase::Mark,
            Phase::Play { .. } => SetupPhase::Play,
            Phase::Take { .. } => SetupPhase::Take,
            Phase::Home { .. } => SetupPhase::Home,
            Phase::Level { .. } => SetupPhase::Level,
            Phase::Back { .. } => SetupPhase::Back,
            Phase::Over => SetupPhase::Over,
        };
        Setup { men, phase, seat: pos.seat, mark: pos.mark(), left, moved, first: pos.first() }
    }

    fn arrange(&self, setup: &Setup) -> Result<(Position, History), Vec<SetupFault>> {
        let pos = Position::try_from(setup)?;
        let history = History::new(self, &pos, 0, 0);
        Ok((pos, history))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::lanrick::diagram::{pos, square};

    fn told(setup: &Setup) -> Vec<String> {
        Lanrick.arrange(setup).unwrap_err().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn all_faults_of_a_set_up_are_told_at_once_with_their_places() {
        let mut setup = Setup { phase: SetupPhase::Play, ..Setup::EMPTY };
        setup.men[..6].fill(Some(Seat::FIRST));
        setup.mark = Some(square("a4"));
        setup.moved = vec![(square("h8"), Line::Rank), (square("a1"), Line::Rank), (square("a1"), Line::File)];
        setup.first = Some(Seat::SECOND);
        assert_eq!(
            told(&setup),
            [
                "Site(Site(5)): lanrick-text-men seat=seat 1 found=6 most=5",
                "Field(\"mark\"): lanrick-mark-in-field at=a4",
                "Field(\"left\"): lanrick-text-left-missing",
                "Item(\"moved\", 0): lanrick-empty at=h8",
                "Item(\"moved\", 2): lanrick-text-lock-twice at=a1",
                "Field(\"first\"): lanrick-text-first-none found=b",
                "Whole: lanrick-text-too-few seat=seat 2 found=0",
            ]
        );
    }

    #[test]
    fn more_moved_men_than_squares_were_moved_are_told_once() {
        let rich = pos("8/b7/4b1bw/5ww1/5wb1/4w2b/8/8 play w g5 3 g5f -");
        let mut setup = Lanrick.setup(&rich, &History::default());
        let men: Vec<Square> = Square::all().filter(|at| rich.man(*at) == Some(Seat::FIRST)).collect();
        setup.moved = men.into_iter().map(|at| (at, Line::File)).collect();
        assert_eq!(told(&setup), ["Item(\"moved\", 2): lanrick-text-locks-left found=3 left=3 most=5"]);
    }
}
