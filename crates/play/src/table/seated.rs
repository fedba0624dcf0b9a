//! A session as a table.

use core::ops::RangeInclusive;

use rules::offers::Offers;
use rules::present::Overlay;
use rules::view::{Effect, Scene, Site};
use rules::{Actor, Format, Game, GameInfo, HouseRule, Message, Seat};

use super::{Table, TurnText};
use crate::dice::Dice;
use crate::entry::Entry;
use crate::game_tree::{GameTree, NodeIdx, Notes};
use crate::multi_step_move::{MultiStepMove, multi_step_moves};
use crate::record::{Player, Record};
use crate::select::Choice;
use crate::session::{EnterError, Session};
use crate::status::Status;
use crate::step_token::StepToken;
use crate::tags::Tags;
use crate::trail::{Part, TrailIdx};

impl<G: Game> Table for Session<G> {
    fn info(&self) -> &'static GameInfo {
        self.rules().info()
    }

    fn record(&self) -> &Record {
        self.record()
    }

    fn tree(&self) -> &GameTree {
        self.tree()
    }

    fn node(&self) -> NodeIdx {
        self.node()
    }

    fn node_at(&self, n_entries: usize) -> Option<NodeIdx> {
        self.node_at(n_entries)
    }

    fn go_to(&mut self, node: NodeIdx) -> Vec<Effect> {
        self.go_to(node)
    }

    fn notes_mut(&mut self, node: NodeIdx) -> &mut Notes {
        self.notes_mut(node)
    }

    fn tags_mut(&mut self) -> &mut Tags {
        self.tags_mut()
    }

    fn ended(&self) -> Option<NodeIdx> {
        self.ended()
    }

    fn n_throws(&self) -> usize {
        self.n_throws()
    }

    fn reseat(&mut self, seat: Seat, player: Player) {
        self.reseat(seat, player);
    }

    fn status(&self) -> Status {
        self.status()
    }

    fn carry_over(&self) -> String {
        self.rules().carry_over(self.position())
    }

    fn swaps_seats(&self) -> bool {
        self.status().outcome().is_none_or(|outcome| self.rules().swaps_after(outcome))
    }

    fn is_mid_turn(&self) -> bool {
        let node = self.pos_at(self.record().entries.len()).expect("the game has come to where it stands");
        !self.trail().boundary(self.rules(), node).steps.is_empty()
    }

    fn enter(&mut self, entry: Entry) -> Result<Vec<Effect>, EnterError> {
        self.enter(entry)
    }

    fn choose(&mut self, step: StepToken) -> Result<Vec<Effect>, EnterError> {
        self.choose(step)
    }

    fn step_texts(&self, steps: &[StepToken]) -> Vec<String> {
        self.step_texts(steps)
    }

    fn shown_steps(&self, steps: &[StepToken], format: Format) -> Vec<String> {
        self.step_texts_in(steps, format)
    }

    fn play(&mut self, step: &str) -> Result<Vec<Effect>, EnterError> {
        self.play(step)
    }

    fn undo(&mut self) -> Option<Vec<Effect>> {
        self.undo()
    }

    fn undo_to(&mut self, n_entries: usize) -> Vec<Effect> {
        self.undo_to(n_entries)
    }

    fn redo(&mut self) -> Option<Vec<Effect>> {
        self.redo()
    }

    fn next_undone(&self) -> Option<&Entry> {
        self.next_undone()
    }

    fn n_undone(&self) -> usize {
        self.n_undone()
    }

    fn choices(&self) -> Vec<Choice> {
        let (rules, pos) = (self.rules(), self.position());
        let choice = |(step, token): (G::Step, StepToken)| {
            let mut after = pos.clone();
            rules.apply(&mut after, step, &mut ());
            Choice {
                step: token,
                gesture: rules.gesture(pos, step),
                shortcuts: rules.shortcuts(pos, step),
                result: rules.key(&after),
                forcing: rules.move_order(pos, step) > 0,
            }
        };
        self.legal().into_iter().zip(StepToken::all(rules, pos)).map(choice).collect()
    }

    fn multi_step_moves(&self) -> Vec<MultiStepMove> {
        multi_step_moves(self.rules(), self.position(), &self.legal())
    }

    fn preview(&self, steps: &[StepToken]) -> Option<Scene> {
        self.preview(steps)
    }

    fn ends_turn(&self, steps: &[StepToken]) -> bool {
        self.ends_turn(steps)
    }

    fn refusal(&self, tried: &[Site]) -> Message {
        self.rules().refusal(self.position(), tried)
    }

    fn forced(&self) -> Vec<StepToken> {
        let (rules, mut pos) = (self.rules(), self.position().clone());
        let mut steps = Vec::new();
        let mut legal = self.legal();
        while let ([only], Actor::Seat(_)) = (&legal[..], rules.actor(&pos)) {
            // A player who has to find something must not learn that there is nothing.
            if rules.n_hidden_touches(&pos) > 0 {
                return Vec::new();
            }
            steps.extend(StepToken::all(rules, &pos).next());
            rules.apply(&mut pos, *only, &mut ());
            legal.clear();
            if rules.mid_turn(&pos) {
                rules.steps(&pos, &mut legal);
            }
        }
        // If there is a choice later in the turn, nothing is played before it.
        if legal.is_empty() { steps } else { Vec::new() }
    }

    fn dice(&self) -> &'static [Site] {
        G::DICE
    }

    fn thrower(&self) -> Option<Seat> {
        self.rules().thrower(self.position()).filter(|_| self.status() == Status::Chance)
    }

    fn seat_at(&self, n_entries: usize) -> Option<Seat> {
        match self.rules().actor(self.trail().pos(self.pos_at(n_entries)?)) {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => None,
        }
    }

    fn draw(&self, dice: &mut Dice) -> Option<StepToken> {
        if self.status() != Status::Chance {
            return None;
        }
        let (rules, pos) = (self.rules(), self.position());
        let steps = self.legal();
        let weights: Vec<u32> = steps.iter().map(|step| rules.weight(pos, *step)).collect();
        StepToken::all(rules, pos).nth(dice.draw(&weights)?)
    }

    fn offers(&self, by: Seat) -> Offers {
        self.offers(by)
    }

    fn takes_part(&self, seat: Seat) -> bool {
        self.takes_part(seat)
    }

    fn claim(&self) -> Option<&'static HouseRule> {
        self.claim()
    }

    fn scene(&self) -> Scene {
        self.scene()
    }

    fn scene_at(&self, n_entries: usize) -> Option<Scene> {
        Some(self.rules().scene(self.trail().pos(self.pos_at(n_entries)?)))
    }

    fn figures(&self, seat: Seat) -> Vec<Message> {
        self.rules().figures(self.position(), seat, won(self, seat))
    }

    fn figures_at(&self, n_entries: usize, seat: Seat) -> Option<Vec<Message>> {
        let won = if n_entries == self.record().entries.len() { won(self, seat) } else { 0 };
        Some(self.rules().figures(self.trail().pos(self.pos_at(n_entries)?), seat, won))
    }

    fn replay(&self, plies: RangeInclusive<usize>) -> Option<(Scene, Vec<Effect>)> {
        self.replay(plies)
    }

    fn sites(&self) -> Vec<Site> {
        self.rules().sites()
    }

    fn label(&self, site: Site) -> Message {
        self.rules().label(site)
    }

    fn is_shown_ahead(&self) -> bool {
        G::SHOWN_AHEAD
    }

    fn guesses(&self) -> usize {
        self.rules().n_hidden_touches(self.position())
    }

    fn naming(&self) -> Option<&'static str> {
        G::NAMING
    }

    fn renamed(&self, site: Site, from: Seat) -> Message {
        self.rules().renamed(site, from)
    }

    fn overlays(&self) -> &'static [Overlay] {
        G::OVERLAYS
    }

    fn move_formats(&self) -> &'static [Format] {
        G::MOVES
    }

    fn shown_formats(&self) -> [Format; 2] {
        G::SHOWN
    }

    fn turns(&self, format: Format) -> Vec<TurnText> {
        self.turns().iter().map(|turn| turn_text(self, turn, format)).collect()
    }
}

fn turn_text<G: Game>(session: &Session<G>, turn: &Part<G::Step>, format: Format) -> TurnText {
    let (rules, trail) = (session.rules(), session.trail());
    let nodes_before = core::iter::once(turn.from).chain(turn.steps.iter().map(|(_, after)| *after));
    let actor = |node: TrailIdx| match rules.actor(trail.pos(node)) {
        Actor::Seat(seat) => Some(seat),
        Actor::Chance => None,
    };
    let steps: Vec<G::Step> = turn.steps.iter().map(|(step, _)| *step).collect();
    TurnText {
        seat: nodes_before.take(steps.len()).find_map(actor),
        text: rules.write_turn(trail.pos(turn.from), &steps, format),
        from: trail.n_entries(turn.from),
        to: trail.n_entries(turn.end()),
    }
}

/// The points that the game has brought a seat; 0 while it is not over.
fn won<G: Game>(session: &Session<G>, seat: Seat) -> i32 {
    session.status().outcome().map_or(0, |outcome| outcome.points[seat])
}
