//! The late part of the program: what the first touch does not need. It is fetched when it is first needed.

use std::fmt;

use play::think::Reply;
use play::{Games, Record, SavedGame};
use table::{RareAction, TableState};

use crate::Page;
use crate::act::{CoachAct, DialogAct, StudyAct};

/// A part of the program could not be fetched, or is of another build. A later attempt may succeed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unreachable;

/// The late part, once it is here.
#[derive(Clone, Copy, Debug)]
pub enum Late {
    /// It is fetched when something first needs it.
    Unfetched,
    /// It is on its way.
    Fetching,
    /// It could not be fetched; what next needs it tries again.
    Unreachable,
    /// It is here.
    Here(&'static dyn LateRules),
}

/// What the late part does to a page. It is a trait object so that nothing of it is in the program that fetches it.
pub trait LateRules: fmt::Debug {
    /// The games, with all readers of their texts.
    fn games(&self) -> &'static dyn Games;

    /// Puts on the table what the page's address asks for.
    fn lay(&self, page: &mut Page);

    /// Puts the game of a link on the table, as it was here or as it begins here.
    fn take_linked(&self, page: &mut Page, record: Record, saved: Option<SavedGame>);

    /// Takes in what a link says of the game on the table.
    fn take_incoming(&self, page: &mut Page);

    /// Finds out what the next throw of a game by links waits for, and draws it where it is due.
    fn settle_lot(&self, page: &mut Page);

    /// Does what the page around the table has asked for.
    fn obey_host(&self, page: &mut Page);

    /// Tells the page around the table what has happened.
    fn tell_host(&self, page: &mut Page);

    /// Does something about the study on the table.
    fn act_on_study(&self, page: &mut Page, act: StudyAct);

    /// Does what the computer is asked beside the game.
    fn coach(&self, page: &mut Page, act: CoachAct);

    /// Takes an answer to what was asked beside the game.
    fn hear(&self, page: &mut Page, reply: Reply);

    /// Performs a rare action.
    fn act(&self, page: &mut Page, action: RareAction);

    /// Keeps what was drawn on the board, and has it shown with what there is.
    fn draw_shapes(&self, page: &mut Page);

    /// Does what is asked for in a dialog or beside the board.
    fn act_in_dialog(&self, page: &mut Page, act: DialogAct);

    /// A rematch of the game on the table, with the handicap that was given in it.
    fn rematch(&self, page: &Page) -> Record;

    /// The next game of the match that this game belongs to.
    fn next_game(&self, table: &TableState) -> Option<Record>;

    /// Puts the next game of the match on the table; one that is already saved goes on.
    fn go_on_with_match(&self, page: &mut Page);
}
