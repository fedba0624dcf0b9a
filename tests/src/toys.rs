//! Three small but complete games. They are examples of how to write a game, and they exercise what the portal's first
//! families lack in the generic code: dice, three seats, split turns, counted ends, matches.

pub mod pact;
pub mod race;
pub mod split;
mod text;

rules::catalogue! {
    /// The toy games, as a catalogue beside [`rules::games::Portal`].
    pub struct Toys { race::Race, split::Split, pact::Pact }
}
