//! Set-ups: everything that a position text says, possible or not.

use crate::history::History;
use crate::message::Message;
use crate::seat::{PerSeat, Seat};
use crate::setup::{Arrange, Part, SetupFault};

use super::path::{Dot, PathNumber};
use super::position::{EACH, EntryRule, Pieces, Position, Stage};
use super::{Knock, Ludo, messages, sites, steps};

/// What is to be done, in faults.
pub const STAGE: &str = "stage";
/// The seat to throw or to move, in faults.
pub const SEAT: &str = "seat";
/// The die, in faults.
pub const DIE: &str = "die";
/// The throws for who begins, in faults: one of them for each seat.
pub const ENTRIES: &str = "entries";
/// The seats that are home, in faults.
pub const HOME: &str = "home";
/// The seats that have resigned, in faults.
pub const OUT: &str = "out";

/// What a position of ludo consists of, possible or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The pieces of each seat by their path numbers; `None` where nobody plays, or no one any more.
    pub pieces: PerSeat<Option<Vec<PathNumber>>>,
    /// What is to be done.
    pub stage: Stage,
    /// The seats that are home, in the order in which they came there.
    pub home: Vec<Seat>,
    /// The seats that have resigned, in the order in which they did.
    pub out: Vec<Seat>,
}

impl Setup {
    /// No colours in play.
    pub fn empty() -> Setup {
        Setup { pieces: PerSeat([None, None, None, None]), stage: Stage::Over, home: Vec::new(), out: Vec::new() }
    }

    pub(super) fn is_present(&self, seat: Seat) -> bool {
        self.pieces[seat].is_some()
    }

    /// Whether all pieces of a seat are home.
    fn is_home(&self, seat: Seat) -> bool {
        self.pieces[seat].as_ref().is_some_and(|pieces| pieces.iter().all(|at| *at == PathNumber::HOME))
    }

    /// Why a seat cannot be the one to act.
    pub(super) fn actor_fault(&self, seat: Seat) -> Option<Message> {
        match &self.pieces[seat] {
            Some(_) if self.is_home(seat) => Some(messages::text_seat_home(seat)),
            Some(_) => None,
            None => Some(messages::text_seat_empty(seat)),
        }
    }

    fn faults(&self, rules: &Ludo) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        self.check_pieces(&mut faults);
        self.check_ends(&mut faults);
        self.check_colours(rules, &mut faults);
        // Whether the game is over follows from all of this.
        let is_over = faults.is_empty().then(|| steps::is_over(rules, &self.position()));
        self.check_stage(is_over, &mut faults);
        // No one plays on after the end.
        let present = || Seat::first(Seat::MAX).filter(|seat| self.is_present(*seat));
        let has_ended =
            if rules.is_for_places() { present().all(|seat| self.is_home(seat)) } else { self.home.len() > 1 };
        if has_ended && !self.home.is_empty() {
            let part = Part::Item(HOME, self.home.len() - 1);
            faults.push(SetupFault::illegal(part, messages::text_home_late()));
        }
        faults
    }

    fn check_pieces(&self, faults: &mut Vec<SetupFault>) {
        for (seat, pieces) in self.pieces.iter() {
            if let Some(pieces) = pieces.as_ref().filter(|pieces| pieces.len() != EACH) {
                let why = messages::text_four(seat, pieces.len(), EACH);
                faults.push(SetupFault::illegal(Part::Seat(seat), why));
            }
        }
    }

    fn check_ends(&self, faults: &mut Vec<SetupFault>) {
        let mut illegal = |part, why| faults.push(SetupFault::illegal(part, why));
        let is_twice = |row: &[Seat], nth: usize| row[..nth].contains(&row[nth]);
        for (nth, &seat) in self.home.iter().enumerate().take(2 * Seat::MAX) {
            if !self.is_home(seat) {
                illegal(Part::Item(HOME, nth), messages::text_not_home(seat));
            } else if is_twice(&self.home, nth) {
                illegal(Part::Item(HOME, nth), messages::text_twice(seat));
            }
        }
        for seat in Seat::first(Seat::MAX).filter(|seat| self.is_home(*seat) && !self.home.contains(seat)) {
            illegal(Part::Field(HOME), messages::text_left_out(seat));
        }
        for (nth, &seat) in self.out.iter().enumerate().take(2 * Seat::MAX) {
            if self.is_present(seat) {
                illegal(Part::Item(OUT, nth), messages::text_not_out(seat));
            } else if is_twice(&self.out, nth) {
                illegal(Part::Item(OUT, nth), messages::text_twice(seat));
            }
        }
    }

    /// Whether these colours can play together, and their pieces can share the ring like this.
    fn check_colours(&self, rules: &Ludo, faults: &mut Vec<SetupFault>) {
        let present: Vec<Seat> = Seat::first(Seat::MAX).filter(|seat| self.is_present(*seat)).collect();
        let n_colours = present.len() + self.out.len();
        match present[..] {
            [one, other] if n_colours == 2 && other.idx() - one.idx() != 2 => {
                faults.push(SetupFault::illegal(Part::Whole, messages::text_opposite()));
            }
            [] | [_] => faults.push(SetupFault::illegal(Part::Whole, messages::text_colours())),
            _ => {}
        }
        if rules.knock() == Knock::Choose {
            return;
        }
        let mut holders: [Option<Seat>; Dot::N] = [None; Dot::N];
        for &seat in &present {
            let dots: Vec<Dot> = self.pieces[seat].iter().flatten().filter_map(|at| Dot::of(seat, *at)).collect();
            for dot in dots {
                let holder = *holders[usize::from(dot.get()) - 1].get_or_insert(seat);
                if holder != seat {
                    let why = messages::text_shared(seat, holder, dot.get());
                    faults.push(SetupFault::illegal(Part::Site(sites::dot(dot)), why));
                }
            }
        }
    }

    fn check_stage(&self, is_over: Option<bool>, faults: &mut Vec<SetupFault>) {
        let mut illegal = |part, why| faults.push(SetupFault::illegal(part, why));
        match (self.stage, is_over) {
            (Stage::Over, Some(false)) => illegal(Part::Field(STAGE), messages::text_not_over()),
            (Stage::Open(_) | Stage::Play { .. }, Some(true)) => illegal(Part::Field(STAGE), messages::text_ended()),
            _ => {}
        }
        match self.stage {
            Stage::Over => {}
            Stage::Play { seat, die } => {
                if let Some(why) = self.actor_fault(seat) {
                    illegal(Part::Field(SEAT), why);
                }
                if let Some(face) = die.filter(|face| !(1..=6).contains(face)) {
                    illegal(Part::Field(DIE), messages::text_die(face.to_string()));
                }
            }
            Stage::Open(entries) => self.check_entries(entries, &mut illegal),
        }
    }

    /// A round of throws for who begins: at least two seats take part, they throw in order, and one is still to throw.
    fn check_entries(&self, entries: PerSeat<EntryRule>, illegal: &mut dyn FnMut(Part, Message)) {
        for (seat, pieces) in self.pieces.iter() {
            if pieces.iter().flatten().any(|at| *at != PathNumber::NEST) {
                illegal(Part::Seat(seat), messages::text_begun(seat));
            }
        }
        let takes_part = |entry: &EntryRule| *entry != EntryRule::Aside;
        let waits = entries.0.iter().position(|entry| *entry == EntryRule::Waits).and_then(Seat::new);
        for (seat, entry) in entries.iter().filter(|(_, entry)| takes_part(entry)) {
            let part = Part::Item(ENTRIES, seat.idx());
            let is_late = matches!(entry, EntryRule::Threw(_)) && waits.is_none_or(|waits| seat > waits);
            if !self.is_present(seat) {
                illegal(part, messages::text_entry_empty(seat));
            } else if let EntryRule::Threw(face) = entry
                && !(1..=6).contains(face)
            {
                illegal(part, messages::text_entry(face.to_string()));
            } else if is_late {
                illegal(part, messages::text_entry_order(waits.unwrap_or(seat)));
            }
        }
        if entries.0.iter().filter(|entry| takes_part(entry)).count() < 2 {
            illegal(Part::Field(ENTRIES), messages::text_entry_alone());
        }
    }

    /// The position, where nothing is wrong with the pieces and the ends.
    fn position(&self) -> Position {
        let mut pos = Position::empty();
        for (seat, pieces) in self.pieces.iter() {
            if let Some(pieces) = pieces.as_ref().and_then(|pieces| Pieces::try_from(pieces.as_slice()).ok()) {
                pos.put(seat, pieces);
            }
        }
        self.home.iter().for_each(|seat| pos.note_home(*seat));
        self.out.iter().for_each(|seat| pos.remove(*seat));
        pos.stage = self.stage;
        pos
    }
}

impl Arrange for Ludo {
    type Setup = Setup;

    fn setup(&self, pos: &Position, _history: &History) -> Setup {
        let pieces = |seat| pos.is_present(seat).then(|| pos.pieces(seat).to_vec());
        let (home, out) = (pos.home().iter().collect(), pos.out().iter().collect());
        Setup { pieces: PerSeat::from_fn(pieces), stage: pos.stage(), home, out }
    }

    fn arrange(&self, setup: &Setup) -> Result<(Position, History), Vec<SetupFault>> {
        let faults = setup.faults(self);
        if !faults.is_empty() {
            return Err(faults);
        }
        let pos = setup.position();
        let history = History::new(self, &pos, 0, 0);
        Ok((pos, history))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ludo::diagram::rules;

    fn told(setup: &Setup) -> Vec<String> {
        rules(&[]).arrange(setup).unwrap_err().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn all_faults_of_a_set_up_are_told_at_once_with_their_places() {
        let at = |number| PathNumber::new(number).unwrap();
        let [one, two, three, four] = [0, 1, 2, 3].map(|idx| Seat::new(idx).unwrap());
        let mut setup = Setup::empty();
        setup.pieces[one] = Some(vec![at(11), at(0), at(0), at(0), at(0)]);
        setup.pieces[two] = Some(vec![at(0), at(0), at(0), at(1)]);
        setup.pieces[three] = Some(vec![at(45); 4]);
        (setup.home, setup.out) = (vec![one], vec![two, four, four]);
        setup.stage = Stage::Play { seat: three, die: Some(7) };
        assert_eq!(
            told(&setup),
            [
                "Seat(Seat(0)): ludo-text-four seat=seat 1 found=5 needed=4",
                "Item(\"home\", 0): ludo-text-not-home seat=seat 1",
                "Field(\"home\"): ludo-text-left-out seat=seat 3",
                "Item(\"out\", 0): ludo-text-not-out seat=seat 2 [LUDO-6]",
                "Item(\"out\", 2): ludo-text-twice seat=seat 4",
                "Site(Site(11)): ludo-text-shared seat=seat 2 other=seat 1 at=11 [LUDO-7]",
                "Field(\"seat\"): ludo-text-seat-home seat=seat 3",
                "Field(\"die\"): ludo-text-die found=7",
            ]
        );
    }

    #[test]
    fn all_faults_of_the_opening_are_told_at_once() {
        let mut setup = Setup::empty();
        setup.pieces[Seat::FIRST] = Some(vec![PathNumber::START; 4]);
        setup.pieces[Seat::SECOND] = Some(vec![PathNumber::NEST; 4]);
        let entries = [EntryRule::Waits, EntryRule::Threw(0), EntryRule::Threw(3), EntryRule::Aside];
        setup.stage = Stage::Open(PerSeat(entries));
        assert_eq!(
            told(&setup),
            [
                "Whole: ludo-text-opposite [LUDO-6]",
                "Seat(Seat(0)): ludo-text-begun seat=seat 1",
                "Item(\"entries\", 1): ludo-text-entry found=0",
                "Item(\"entries\", 2): ludo-text-entry-empty seat=seat 3",
            ]
        );
    }
}
