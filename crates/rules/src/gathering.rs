//! How far a side is in a game in which all of its men have to gather in one place.

/// A side's men and the place where they have to gather.
///
/// ```
/// use rules::games::lanrick::Lanrick;
/// use rules::{Gathering, Notation, Search, Seat};
///
/// let (pos, _) = Lanrick.read_position("8/8/8/3w4/6w1/8/7b/b7 play w e4 2 - -").expect("it is one");
/// // d5 is beside the mark, and g4 is next to the squares around it.
/// assert_eq!(Lanrick.gathering(&pos, Seat::FIRST), Some(Gathering { n_in: 1, of: 2, to_go: 1 }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gathering {
    /// How many men are in.
    pub n_in: u8,
    /// How many men there are.
    pub of: u8,
    /// How many squares all men are away from the place, added up, as if nothing stood in their way.
    pub to_go: u16,
}

impl Gathering {
    /// Whether all men are in.
    pub fn is_complete(self) -> bool {
        self.n_in == self.of
    }
}
