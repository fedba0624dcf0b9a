//! Games known by name only, and generic code run on them.

use core::marker::PhantomData;

use crate::handicap::Handicaps;
use crate::match_rules::MatchRules;
use crate::networks::Networks;
use crate::notation::Notation;
use crate::present::Present;

/// Everything a folder of games offers.
pub trait Game: Networks + Notation + Handicaps + Present + MatchRules {}

impl<G: Networks + Notation + Handicaps + Present + MatchRules> Game for G {}

/// Generic code to run on a game that is known by name only.
pub trait Visitor {
    /// What it gives.
    type Out;
    /// Runs on the folder `G`.
    fn visit<G: Game>(self) -> Self::Out;
}

/// A set of games.
///
/// Code that is generic over games runs on one that is known by its id:
///
/// ```
/// use rules::games::Portal;
/// use rules::{Catalogue, Game, Visitor};
///
/// /// Counts the games in a folder.
/// struct NGames;
///
/// impl Visitor for NGames {
///     type Out = usize;
///
///     fn visit<G: Game>(self) -> usize {
///         G::GAMES.len()
///     }
/// }
///
/// assert_eq!(Portal::visit("laska", NGames), Some(2), "Laska and Bignor Ludus");
/// assert_eq!(Portal::visit("halma", NGames), None);
/// assert!(Portal::ids().contains(&"chess"));
/// ```
pub trait Catalogue {
    /// The ids of all games, folder by folder.
    fn ids() -> Vec<&'static str>;

    /// Runs `visitor` on the folder that holds game `id`; `None` when no folder does.
    fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out>;
}

/// The catalogue of one folder: what a program for this folder alone has.
#[derive(Clone, Copy, Debug)]
pub struct Only<G>(PhantomData<G>);

impl<G: Game> Catalogue for Only<G> {
    fn ids() -> Vec<&'static str> {
        G::GAMES.iter().map(|info| info.id).collect()
    }

    fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
        G::GAMES.iter().any(|info| info.id == id).then(|| visitor.visit::<G>())
    }
}

/// Makes a [`Catalogue`] of the listed folders.
#[macro_export]
macro_rules! catalogue {
    ($(#[$doc:meta])* $vis:vis struct $name:ident { $($game:ty),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        $vis struct $name;

        impl $crate::Catalogue for $name {
            fn ids() -> Vec<&'static str> {
                let mut ids = Vec::new();
                $(ids.extend(<$game as $crate::Rules>::GAMES.iter().map(|info| info.id));)*
                ids
            }

            fn visit<V: $crate::Visitor>(id: &str, visitor: V) -> Option<V::Out> {
                $(if <$game as $crate::Rules>::GAMES.iter().any(|info| info.id == id) {
                    return Some(visitor.visit::<$game>());
                })*
                None
            }
        }
    };
}
