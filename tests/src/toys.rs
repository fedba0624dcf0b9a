//! Three small but complete games. They are examples of how to write a game, and they exercise what the portal's first
//! families lack in the generic code: dice, three seats, split turns, counted ends, matches.

pub mod pact;
pub mod race;
pub mod split;
mod text;

use rules::games::Portal;
use rules::{Catalogue, Visitor};

rules::catalogue! {
    /// The toy games, as a catalogue beside [`rules::games::Portal`].
    pub struct Toys { race::Race, split::Split, pact::Pact }
}

/// All games, and the toys.
#[derive(Clone, Copy, Debug)]
pub struct WithToys;

impl Catalogue for WithToys {
    fn ids() -> Vec<&'static str> {
        [Portal::ids(), Toys::ids()].concat()
    }

    fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
        if Toys::ids().contains(&id) { Toys::visit(id, visitor) } else { Portal::visit(id, visitor) }
    }
}
