//! The late part of the program: what the first touch does not need. It is fetched when it is first needed, and shares
//! the memory of the program that it was split from. Without splitting, in a build for developers, nothing has to be
//! fetched.

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::OnceLock;

use play::formats::GameTexts;
use play::{Insight, Lines, Matches, TurnText};
use rules::GameInfo;
use rules::view::Site;

use table::{RareAction, TableState};
use yew::{Callback, Context, Html};

use super::saving::Trouble;
use super::studying::{self, BesideStudy};
use super::{DrawSheet, TableView, beside, hosted, laying, sheets};
use crate::components::moves::LineViews;
use crate::components::study_act::StudyAct;
use crate::components::{comments, line_views};
use crate::part::Fetch;
use crate::program::LateGames;
use crate::words::ui::Said;
use crate::words::{self, Ended};

/// What the late part of a program has.
#[derive(Clone, Copy)]
pub struct LatePart {
    /// Draws the dialogs of a table.
    pub(super) draw: DrawSheet,
    /// Puts on a table what the page's address asks for.
    pub(super) lay: fn(&mut TableView, &dyn GameTexts),
    /// Says what was made of the address, and of the text that the game comes from.
    pub(super) remarks: fn(&TableView) -> Vec<String>,
    /// Does what the page around a table has asked for.
    pub(super) obey: fn(&mut TableView, &dyn GameTexts),
    /// Tells the page around a table what has happened.
    pub(super) tell_host: fn(&TableView, &dyn GameTexts),
    /// Does something about the study on the table.
    pub(super) study: fn(&mut TableView, StudyAct, &dyn GameTexts),
    /// What stands beside the board of a study.
    pub(super) beside_study: fn(&TableView) -> Option<BesideStudy>,
    /// Says in words why a requested game is not on the table.
    pub(super) explain: fn(&Trouble, &GameInfo) -> String,
    /// Draws what stands among the moves where there is more than one line.
    pub(super) draw_lines: fn(&TableState, &'static dyn Lines, &Callback<RareAction>) -> LineViews,
    /// Performs a rare action.
    pub(super) act: fn(&mut TableView, RareAction),
    /// Keeps what was drawn on the board, and has it shown with what there is.
    pub(super) draw_shapes: fn(&mut TableView),
    /// Says everything about a square.
    pub(super) inspect: fn(&TableState, Site, &dyn Insight) -> Said,
    /// The turns with their annotation signs.
    pub(super) annotated: fn(&TableState) -> Rc<Vec<TurnText>>,
    /// Draws what stands below the moves: clocks, captured pieces, a field to type the next move.
    pub(super) draw_below: fn(&TableView) -> Html,
    /// Plays a move that was typed.
    pub(super) type_move: fn(&mut TableView, String, &dyn GameTexts),
    /// Draws the card of the game's end.
    pub(super) draw_end: fn(&TableView, &Context<TableView>) -> Html,
    /// Says how a game ended, and what comes next.
    pub(super) ended: fn(&TableState, &dyn Matches) -> Option<Ended>,
    /// What there is of the program's games.
    pub(super) games: LateGames,
}

impl fmt::Debug for LatePart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LatePart")
    }
}

impl LatePart {
    /// The late part of a program whose games are read so. Whoever calls this is part of it.
    pub fn new(games: LateGames) -> LatePart {
        LatePart {
            draw: sheets::draw,
            lay: laying::lay_asked,
            remarks: laying::remarks,
            obey: hosted::obey,
            tell_host: hosted::tell,
            study: studying::act,
            beside_study: studying::beside,
            explain: Trouble::translate,
            draw_lines: line_views::draw,
            act: beside::act,
            draw_shapes: beside::draw_shapes,
            inspect: words::inspected,
            annotated: comments::annotated,
            draw_below: beside::draw_below,
            type_move: beside::type_move,
            draw_end: beside::end_card,
            ended: words::ended,
            games,
        }
    }
}

static FETCH: OnceLock<Fetch<LatePart>> = OnceLock::new();

/// Says how the late part is fetched. Later calls change nothing.
pub(crate) fn set(fetch: Fetch<LatePart>) {
    FETCH.get_or_init(|| fetch);
}

/// How the late part is fetched; `None` where there is no page.
pub(super) fn fetching() -> Option<Fetch<LatePart>> {
    FETCH.get().copied()
}

/// Fetches the late part for the worker, which needs no more of it than what answers all questions.
pub(crate) fn fetch_for_worker() -> Pin<Box<dyn Future<Output = Option<worker::Late>>>> {
    Box::pin(async {
        let LateGames { games, answer, .. } = fetching()?().await.ok()?.games;
        Some(worker::Late { games, answer })
    })
}

/// The late part, once it is here.
#[derive(Clone, Copy)]
#[allow(clippy::large_enum_variant, reason = "a page has one")]
pub(super) enum Late {
    /// It is fetched with the first dialog.
    Unfetched,
    /// It is on its way.
    Fetching,
    /// It could not be fetched; the next dialog tries again.
    Unreachable,
    /// It is here.
    Here(LatePart),
}
