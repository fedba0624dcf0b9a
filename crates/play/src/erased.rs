//! One way to forget the type of a game.
//!
//! What is done with games that are known by id only is said by traits: `Games`, `Matches`, `Beginnings`, `Lines`, `Insight` and
//! `GameTexts`, one for each part of the program that needs it, and all implemented for [`GamesOf`]. Behind each is a
//! struct of functions that [`Erased::of`] makes of a folder, whose type is known there. [`GamesOf::folder`] finds the
//! folder that has a game, and gives its functions. The structs are apart so that the functions of a later part of the
//! program are not needed by an earlier one.

use core::fmt;
use core::marker::PhantomData;

use rules::{Catalogue, Game, Visitor};

use crate::session::FullReader;

/// The games of a catalogue, whose records are read by `R`.
pub struct GamesOf<C, R = FullReader>(PhantomData<fn() -> (C, R)>);

impl<C, R> GamesOf<C, R> {
    /// The games of `C`.
    pub const NEW: GamesOf<C, R> = GamesOf(PhantomData);
}

impl<C, R> fmt::Debug for GamesOf<C, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GamesOf")
    }
}

/// What can be done with the games of a folder: functions that do not name its type.
pub(crate) trait Erased {
    /// The functions of the folder `G`.
    fn of<G: Game>() -> Self;
}

struct Find<E>(PhantomData<E>);

impl<E: Erased> Visitor for Find<E> {
    type Out = E;

    fn visit<G: Game>(self) -> E {
        E::of::<G>()
    }
}

impl<C: Catalogue, R> GamesOf<C, R> {
    /// The functions of the folder that has the game `id`; `None` where there is no such game.
    pub(crate) fn folder<E: Erased>(&self, id: &str) -> Option<E> {
        C::visit(id, Find(PhantomData))
    }
}
