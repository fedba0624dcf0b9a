//! What the late part says and draws on a page with a table.

use std::rc::Rc;

use page::{Answer, CoachAct, DialogAct, Event, LateEffect, LateRules, Readers, Tool, Trouble};
use play::TurnText;
use rules::Seat;
use rules::view::Site;
use table::{Action, Look, RareAction, TableState};
use yew::prelude::*;

use super::late::{LatePart, LateViews};
use super::link_views;
use super::study_views::{self, Aside};
use super::trouble_words::explained;
use super::{TableView, coach_views, dialog_views, late_effects};
use crate::components::beside_board::clocks::{self, Clocks, ClocksProps};
use crate::components::beside_board::end_card::{self, EndCard};
use crate::components::beside_board::move_field::MoveField;
use crate::components::beside_board::moves::LineViews;
use crate::components::beside_board::{captured, comments, line_views};
use crate::program::{LateGames, info};
use crate::words::ui::Said;
use crate::words::{self, Ended, late_messages, texts, translate, ui};

/// The late part for the games of a folder.
struct LateParts {
    games: LateGames,
    readers: Readers,
}

impl LatePart {
    /// The late part of a program whose games are read so; it stays for good. Whoever calls this is part of it.
    pub fn new(games: LateGames) -> LatePart {
        let LateGames { texts, links, lots, matches, beginnings, .. } = games;
        let readers = Readers { games: games.games, texts, links, lots, matches, beginnings };
        LatePart(Box::leak(Box::new(LateParts { games, readers })))
    }
}

impl LateViews for LateParts {
    fn rules(&'static self) -> &'static dyn LateRules {
        &self.readers
    }

    fn games(&self) -> LateGames {
        self.games
    }

    fn dialogs(&'static self, table: &TableView, ctx: &Context<TableView>) -> Html {
        dialog_views::draw(table, ctx, &self.games)
    }

    fn remarks(&self, table: &TableView) -> Vec<String> {
        let (page, own) = (&table.page, table.page.table().info());
        let unknown = page.unknown_in_address().into_iter().map(|text| late_messages::address_unknown(text.as_str()));
        let mended = page.mended();
        let of_position = mended.of_position.iter().map(|mend| texts::mended(info(own.id), mend));
        let of_record = mended.of_record.iter().map(|mend| texts::mend(own, 1, mend));
        let fault = mended.fault.iter().map(|fault| texts::fault(own, 1, fault));
        let of_link = mended.link_fault.iter().map(|fault| texts::refused::link_fault(fault, true));
        let news = page.link_news().and_then(link_views::news);
        let all = unknown.chain(of_position).chain(of_record).chain(fault).chain(of_link).chain(news);
        all.map(|message| translate(&message)).collect()
    }

    fn explain(&self, trouble: &Trouble, state: &TableState) -> String {
        explained(trouble, state)
    }

    fn name_tab(&self, table: &TableView) {
        link_views::name_tab(table);
    }

    fn aside(&self, table: &TableView) -> Option<Aside> {
        let links = || link_views::beside(table);
        study_views::beside(table).or_else(links).or_else(|| coach_views::beside(table))
    }

    fn lines(&self, state: &TableState, on_action: &Callback<RareAction>) -> LineViews {
        line_views::draw(state, self.games.lines, on_action)
    }

    fn inspect(&self, state: &TableState, site: Site) -> Said {
        words::inspected(state, site, self.games.insight)
    }

    fn annotated(&self, table: &TableView) -> Rc<Vec<TurnText>> {
        coach_views::marked(table.page.review(), comments::annotated(table.page.table()))
    }

    fn on_plate(&self, state: &TableState, of: Seat) -> Html {
        html! { <>{ captured::view(state, of) }{ clocks::places(state, of) }</> }
    }

    fn below(&self, table: &TableView) -> Html {
        let (page, state) = (&table.page, table.page.table());
        let name = |seat| state.person_name(seat).map_or_else(|| ui::seat(state.info(), seat), str::to_owned);
        let handicap = words::handicap::of(state, self.games.beginnings);
        let clocks = ClocksProps::of(state, name, table.callbacks.rare.clone());
        html! {
            <>
                { for handicap.map(|handicap| html! { <p class="handicap">{ translate(&handicap) }</p> }) }
                { for link_views::agreed(table).map(|agreed| html! { <p class="handicap">{ translate(&agreed) }</p> }) }
                { for clocks.map(|clocks| html! { <Clocks ..clocks /> }) }
                { comments::view(state) }
                { coach_views::review(table) }
                if !state.is_viewed() || page.study().is_some() {
                    <MoveField
                        steps={state.typed_steps()}
                        refused={page.untyped().cloned()}
                        on_move={table.callbacks.typed.clone()}
                    />
                }
            </>
        }
    }

    /// The card of the end, once the board has shown it; not for games that were over when they came on the table.
    fn end_card(&self, table: &TableView, ctx: &Context<TableView>) -> Html {
        let (state, link) = (table.page.table(), ctx.link());
        if table.page.study().is_some() {
            return Html::default();
        }
        if state.outcome().is_none() {
            end_card::expect();
        }
        let ended = table.ended().filter(|_| state.is_changed() && state.is_settled());
        let Some(ended) = ended else { return Html::default() };
        let record = state.record();
        html! {
            <EndCard
                key={format!("{}-{}", record.uid, record.entries.len())}
                uid={record.uid}
                game={state.info().id}
                own={state.own_game()}
                levels={state.info().levels}
                can_play={state.capabilities().rematch}
                {ended}
                on_answer={table.callbacks.answer.clone()}
                on_level={link.callback(|level| Event::Dialog(DialogAct::RematchAt(level)))}
                on_look={link.callback(|()| Event::Act(Action::Look(Look::First)))}
                on_review={link.callback(|()| Event::Answer(Answer::Coach(CoachAct::Review)))}
                on_share={link.callback(|()| Event::Tool(Tool::Share))}
            />
        }
    }

    fn ended(&self, state: &TableState) -> Option<Ended> {
        words::ended(state, self.games.matches)
    }

    fn carry_out(&self, table: &mut TableView, effect: LateEffect, ctx: &Context<TableView>) {
        late_effects::carry_out(table, effect, ctx);
    }
}
