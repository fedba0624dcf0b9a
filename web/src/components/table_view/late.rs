//! The late part of the program: what the first touch does not need. It is fetched when it is first needed, and shares
//! the memory of the program that it was split from. Without splitting, in a build for developers, nothing has to be
//! fetched.

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::OnceLock;

use page::{LateEffect, LateRules, Trouble};
use play::TurnText;
use rules::Seat;
use rules::view::Site;
use table::TableState;
use yew::{Callback, Context, Html};

use super::TableView;
use super::study_views::Aside;
use crate::components::beside_board::moves::LineViews;
use crate::part::Fetch;
use crate::program::LateGames;
use crate::words::Ended;
use crate::words::ui::Said;
use table::RareAction;

/// What the late part of a program has.
#[derive(Clone, Copy)]
pub struct LatePart(pub(super) &'static dyn LateViews);

/// What the late part says, draws and does on a page with a table. It is a trait object so that nothing of it is in the
/// program that fetches it.
pub(super) trait LateViews {
    /// What it does to a page.
    fn rules(&'static self) -> &'static dyn LateRules;

    /// What there is of the program's games.
    fn games(&self) -> LateGames;

    /// Draws the dialogs.
    fn dialogs(&'static self, table: &TableView, ctx: &Context<TableView>) -> Html;

    /// Says what was made of the address, and of the text that the game comes from.
    fn remarks(&self, table: &TableView) -> Vec<String>;

    /// Says why a requested game is not on the table.
    fn explain(&self, trouble: &Trouble, state: &TableState) -> String;

    /// Says in the title of the tab who is waited for in a game by links.
    fn name_tab(&self, table: &TableView);

    /// What stands beside the board of a study, or where the computer gives hints.
    fn aside(&self, table: &TableView) -> Option<Aside>;

    /// Draws what stands among the moves where there is more than one line.
    fn lines(&self, state: &TableState, on_action: &Callback<RareAction>) -> LineViews;

    /// Says everything about a square.
    fn inspect(&self, state: &TableState, site: Site) -> Said;

    /// The turns with their annotation signs.
    fn annotated(&self, table: &TableView) -> Rc<Vec<TurnText>>;

    /// Draws what else the plate of a team tells: the pieces that it has captured, and its clock.
    fn on_plate(&self, state: &TableState, of: Seat) -> Html;

    /// Draws what stands below the moves: a handicap, comments, a review, a field to type the next move.
    fn below(&self, table: &TableView) -> Html;

    /// Draws the card of the game's end.
    fn end_card(&self, table: &TableView, ctx: &Context<TableView>) -> Html;

    /// Says how a game ended, and what comes next.
    fn ended(&self, state: &TableState) -> Option<Ended>;

    /// Does what the page wants done.
    fn carry_out(&self, table: &mut TableView, effect: LateEffect, ctx: &Context<TableView>);
}

impl fmt::Debug for LatePart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LatePart")
    }
}

impl LatePart {
    /// What it does to a page.
    pub(super) fn rules(self) -> &'static dyn LateRules {
        self.0.rules()
    }

    /// What it says, draws and does on a page with a table.
    pub(super) fn views(self) -> &'static dyn LateViews {
        self.0
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
        let LateGames { games, answer, .. } = fetching()?().await.ok()?.0.games();
        Some(worker::Late { games, answer })
    })
}
