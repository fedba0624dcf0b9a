//! A review of the game on the table: what each seat could expect before every turn, what the turns cost, and what would
//! have been better. It goes on in the background, one question after the other, and waits while the computer plays.

use play::judged::{self, COSTLY, DOUBTFUL, Hint, JudgedTurn};
use play::think::{Purpose, Think};
use play::{Dice, Entry, GameUid, Games, Record, TurnText};
use rules::{Level, Outcome, PerSeat, Seat};
use study::Card;
use table::{Action, AsideAction, JobKind};

use super::kept;
use super::mistakes::{self, MOST_KEPT};
use crate::Page;
use crate::dialog::Dialog;
use crate::effect::LateEffect;
use crate::late_rules::Late;

/// So many turns are named at most.
const MOST_NAMED: usize = 10;
/// Error rates of backgammon are told in thousandths of a point for each counted decision, halved.
const RATE: f32 = 500.0;

/// A review of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    uid: GameUid,
    /// What was played.
    record: Record,
    turns: Vec<ReviewedTurn>,
    /// Whether dice are thrown in the game: then every turn is judged, and nothing is surveyed.
    has_dice: bool,
    /// Whether something was dealt before the game.
    is_dealt: bool,
    /// Whether the game is over, and by the rules.
    is_over: bool,
    is_played_out: bool,
    /// What the game has brought each seat, in expected points.
    result: Option<PerSeat<f32>>,
    /// What each seat could expect at the end of the moves; that is the result, where the rules ended the game.
    end: Option<PerSeat<f32>>,
    teams: Vec<u8>,
    /// Whose turns become tasks, and how many have.
    own: Vec<Seat>,
    n_kept: usize,
    /// The question that is open, or comes next.
    next: Option<Question>,
    /// Whether a question could not be answered.
    has_failed: bool,
    /// The answers so far, as the browser keeps them.
    kept: String,
}

/// A turn, and what is known of it.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedTurn {
    /// The turn.
    pub turn: TurnText,
    /// What each seat could expect before it.
    pub before: Option<PerSeat<f32>>,
    /// What it was worth, if it was judged.
    pub judged: Option<JudgedTurn>,
    /// What would have been better, as it is shown to players, for each decision of which something would.
    better: Vec<(usize, String)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Question {
    /// What each seat could expect before a turn; at the number of turns, at the end.
    Survey(usize),
    /// What a turn was worth.
    Judge(usize),
    /// What the game has brought each seat, where there are stakes.
    Result,
    /// What would have been right in place of a turn of one's own: the dearest is the first.
    Right(usize),
}

/// What the computer has said answers no question of the review.
struct NoAnswer;

/// A turn that cost somebody more than others.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cost<'a> {
    /// Which turn.
    pub idx: usize,
    /// How many entries of the record come before the decision.
    pub at: usize,
    /// What was played.
    pub turn: &'a TurnText,
    /// Whose it was.
    pub seat: Seat,
    /// What it cost, in expected points.
    pub points: f32,
    /// What would have been better, as it is shown to players.
    pub better: &'a str,
    /// Why.
    pub why: &'a Hint,
}

/// What one seat has made of the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Share {
    /// The seat.
    pub seat: Seat,
    /// What its turns cost, all together, in expected points.
    pub cost: f32,
    /// What luck brought it, where chance acts in the game.
    pub luck: Option<f32>,
    /// The rest of the result; `None` while the game goes on.
    pub skill: Option<f32>,
    /// Its error rate, where decisions are counted for one.
    pub error_rate: Option<f32>,
}

/// Begins a review of the game on the table, or goes on with it.
pub(super) fn begin(page: &mut Page) {
    let turns = page.table.plain_turns();
    let record = page.table.record().clone();
    let is_known = page.review().is_some_and(|review| review.record.entries == record.entries);
    if turns.is_empty() || is_known && !page.review().is_some_and(|review| review.has_failed) {
        return;
    }
    let info = page.table.info();
    let has_dice = !page.table.dice_sites().is_empty();
    let shown = page.table.turns();
    let reviewed = turns.into_iter().enumerate().map(|(idx, turn)| {
        let text = shown.get(idx).map_or_else(|| turn.text.clone(), |shown| shown.text.clone());
        ReviewedTurn { turn: TurnText { text, ..turn }, before: None, judged: None, better: Vec::new() }
    });
    let is_dealt = record.start.is_none() && page.games.deal(&record.id, &record.options, &mut Dice::new(0)).is_some();
    let outcome = page.table.outcome();
    let result = outcome.as_ref().filter(|_| !has_dice).map(|outcome| result(outcome, info.teams));
    let is_played_out = matches!(record.entries.last(), Some(Entry::Step(_)));
    let review = Review {
        uid: record.uid,
        kept: kept::begin(&record),
        record,
        turns: reviewed.collect(),
        has_dice,
        is_dealt,
        is_over: outcome.is_some(),
        is_played_out,
        result,
        end: result.filter(|_| is_played_out),
        teams: info.teams.to_vec(),
        own: mistakes::own_seats(page),
        n_kept: 0,
        next: Some(if has_dice { Question::Judge(0) } else { Question::Survey(0) }),
        has_failed: false,
    };
    page.coaching_mut().review = Some(review);
    page.emit_late(LateEffect::FindReview);
}

/// Goes on where an earlier page has left the review of the same game; `kept` is the last that the browser has kept.
pub(super) fn resume(page: &mut Page, kept: &str) {
    let (Late::Here(late), format, uid) = (page.late, page.table.shown_format(), page.uid()) else { return };
    let Some(review) = page.coaching_mut().review.as_mut().filter(|review| review.uid == uid) else { return };
    // What was kept of one's own turns then is not kept once more.
    let answers = kept::answers(kept, &review.record);
    let _heard = answers.iter().try_for_each(|lines| review.hear(lines, late.games(), format).map(drop));
    if review.is_done() {
        tell(page);
    }
    go_on(page);
}

/// What a game without dice has brought each seat, in points from 0 to 1.
fn result(outcome: &Outcome, teams: &[u8]) -> PerSeat<f32> {
    PerSeat::from_fn(|seat| {
        if seat.idx() >= teams.len() {
            return 0.0;
        }
        let (balance, n_others) = outcome.balance(teams, seat);
        0.5 + balance as f32 / n_others.max(1) as f32 / 2.0
    })
}

/// Asks the next question, once the page is in view.
pub(super) fn go_on(page: &mut Page) {
    let (uid, strength) = (page.uid(), page.strength);
    let strongest = Level::MOST.within(page.table.info().levels);
    let Some(review) = page.coaching_mut().review.as_ref().filter(|review| review.uid == uid) else { return };
    let Some(question) = review.next else { return };
    let (purpose, from, to) = match question {
        Question::Survey(idx) => {
            let at = review.turns.get(idx).map_or(review.record.entries.len(), |turn| turn.turn.from);
            (Purpose::SURVEY, at, at)
        }
        Question::Result => (Purpose::RESULT, review.record.entries.len(), review.record.entries.len()),
        Question::Judge(idx) => (Purpose::REVIEW, review.turns[idx].turn.from, review.turns[idx].turn.to),
        Question::Right(nth) => match review.own_mistakes().get(nth) {
            Some(cost) => (Purpose::RIGHT, cost.at, cost.turn.to),
            None => return,
        },
    };
    let mut record = review.record.clone();
    record.entries.truncate(to);
    let think = Think { purpose, job: 0, level: strongest, nodes: strength.nodes, seed: from as u64, record };
    let tasks = page.table.apply(AsideAction::Ask(JobKind::Review, Box::new(think)));
    page.carry_out(tasks);
}

/// The review is given up, and forgotten.
pub(super) fn put_away(page: &mut Page) {
    page.coaching_mut().review = None;
    let tasks = page.table.apply(AsideAction::Drop(JobKind::Review));
    page.carry_out(tasks);
}

/// The computer has answered a question of the review, or could not.
pub(super) fn take(page: &mut Page, lines: Option<Vec<String>>) {
    let (Late::Here(late), format) = (page.late, page.table.shown_format()) else { return };
    let Some(review) = &mut page.coaching_mut().review else { return };
    let was_done = review.is_done();
    // What is missing of a task is no fault of the review.
    let lines = lines.or_else(|| was_done.then(Vec::new));
    let heard = lines.ok_or(NoAnswer).and_then(|lines| review.hear(&lines, late.games(), format));
    let Ok(card) = heard else {
        review.has_failed = true;
        review.next = None;
        return;
    };
    let (is_done, goes_on, kept) = (review.is_done(), review.next.is_some(), review.kept.clone());
    page.emit_late(LateEffect::KeepReview(kept));
    card.into_iter().for_each(|card| page.emit_late(LateEffect::KeepMistake(Box::new(card))));
    if is_done && !was_done {
        tell(page);
    }
    if goes_on {
        // The browser says when the page is in view.
        page.emit_late(LateEffect::AwaitView);
    }
}

/// Tells the page around the table what the review has found.
fn tell(page: &mut Page) {
    let Some(review) = page.review().filter(|_| page.host.teller.is_some()) else { return };
    let told = |cost: &Cost<'_>| embed::Cost {
        ply: cost.turn.to,
        seat: cost.seat.idx() + 1,
        cost: (100.0 * cost.points).round() as u32,
        played: cost.turn.text.clone(),
        better: cost.better.to_owned(),
    };
    let costs = review.dearest_turns().iter().map(told).collect();
    page.emit_late(LateEffect::Tell(embed::Event::Review { costs }));
}

/// Goes on with the game from a ply, against a level that is chosen.
pub(super) fn try_again(page: &mut Page, ply: usize) {
    page.perform(Action::Rewind(ply));
    page.note_played();
    if page.table.has_computer() {
        page.open_dialog(Dialog::Level);
    }
}

/// A turn that could have been played behind so many entries, as it is shown to players; `None` where the rules refuse it.
fn shown(games: &dyn Games, record: &Record, at: usize, steps: &[String], format: usize) -> Option<String> {
    let mut record = record.clone();
    record.entries.truncate(at);
    let mut table = games.open(record).ok()?;
    steps.iter().try_for_each(|step| table.play(step).map(|_| ())).ok()?;
    Some(table.turns(table.shown_formats()[format]).pop()?.text)
}

impl Review {
    /// Hears an answer, and keeps it. Gives the task that it makes of a turn of one's own.
    fn hear(&mut self, lines: &[String], games: &dyn Games, format: usize) -> Result<Option<Card>, NoAnswer> {
        let mut card = None;
        if let Some(Question::Right(nth)) = self.next {
            card = self.card(games, nth, lines);
            self.n_kept += usize::from(card.is_some());
            self.next = self.mistake(nth + 1);
        } else if !self.note(lines, games, format) {
            return Err(NoAnswer);
        }
        kept::add(&mut self.kept, lines);
        Ok(card)
    }

    /// Notes an answer, and what is asked next; whether it was one.
    fn note(&mut self, lines: &[String], games: &dyn Games, format: usize) -> bool {
        match self.next {
            Some(Question::Survey(idx)) => {
                let Some(points) = lines.first().and_then(|line| judged::each_of(line)) else { return false };
                if let Some(turn) = self.turns.get_mut(idx) {
                    turn.before = Some(points);
                } else {
                    self.end = Some(points);
                }
                let is_last = idx + usize::from(self.end.is_some()) >= self.turns.len();
                self.next = if is_last { self.doubtful_after(None) } else { Some(Question::Survey(idx + 1)) };
            }
            Some(Question::Judge(idx)) => {
                let Some(judged) = JudgedTurn::read(lines) else { return false };
                let texts = judged.decisions.iter().filter_map(|decision| {
                    let steps = &decision.better.as_ref()?.steps;
                    Some((decision.at, shown(games, &self.record, decision.at, steps, format)?))
                });
                let better = texts.collect();
                let turn = &mut self.turns[idx];
                turn.better = better;
                turn.before = turn.before.or(Some(judged.before));
                turn.judged = Some(judged);
                self.next = self.doubtful_after(Some(idx));
            }
            Some(Question::Result) => {
                let Some(points) = lines.first().and_then(|line| judged::each_of(line)) else { return false };
                self.result = Some(points);
                self.end = self.result.filter(|_| self.is_played_out);
                self.next = self.mistake(0);
            }
            Some(Question::Right(_)) | None => return false,
        }
        true
    }

    /// The next turn to judge.
    fn doubtful_after(&self, idx: Option<usize>) -> Option<Question> {
        let first = idx.map_or(0, |idx| idx + 1);
        let next = (first..self.turns.len()).find(|idx| self.has_dice || self.seeming_cost(*idx) >= DOUBTFUL);
        let result = (self.has_dice && self.is_over).then_some(Question::Result);
        next.map(Question::Judge).or(result).or_else(|| self.mistake(0))
    }

    /// One of the turns that become tasks.
    fn mistake(&self, nth: usize) -> Option<Question> {
        (nth < self.own_mistakes().len()).then_some(Question::Right(nth))
    }

    /// The turns that become tasks, if somebody can be asked for them: the dearest ones of whoever has played alone here.
    fn own_mistakes(&self) -> Vec<Cost<'_>> {
        let mut costs = self.dearest_turns();
        costs.retain(|cost| self.own.contains(&cost.seat));
        costs.truncate(MOST_KEPT);
        costs
    }

    /// The task that one of them becomes.
    fn card(&self, games: &dyn Games, nth: usize, lines: &[String]) -> Option<Card> {
        let costs = self.own_mistakes();
        let cost = costs.get(nth)?;
        mistakes::card(games, &self.record, cost.at, cost.points, lines)
    }

    /// How many turns have become tasks.
    pub fn n_kept(&self) -> usize {
        self.n_kept
    }

    /// What a turn seems to have cost its seat, by what could be expected before and after it.
    fn seeming_cost(&self, idx: usize) -> f32 {
        let Some(seat) = self.turns[idx].turn.seat else { return 0.0 };
        let after = match self.turns.get(idx + 1) {
            Some(next) => next.before,
            None => self.end,
        };
        let of = |points: Option<PerSeat<f32>>| points.map(|points| points[seat]);
        of(self.turns[idx].before).zip(of(after)).map_or(0.0, |(before, after)| before - after)
    }

    /// The turns.
    pub fn turns(&self) -> &[ReviewedTurn] {
        &self.turns
    }

    /// How much of it is done, from 0 to 1.
    pub fn progress(&self) -> f32 {
        let n = self.turns.len().max(1) as f32;
        // What is surveyed takes about as long as what is judged then.
        match self.next {
            None | Some(Question::Result | Question::Right(_)) => 1.0,
            Some(Question::Survey(idx)) => idx as f32 / n / 2.0,
            Some(Question::Judge(idx)) if self.has_dice => idx as f32 / n,
            Some(Question::Judge(idx)) => 0.5 + idx as f32 / n / 2.0,
        }
    }

    /// Whether everything is judged.
    pub fn is_done(&self) -> bool {
        matches!(self.next, None | Some(Question::Right(_))) && !self.has_failed
    }

    /// Whether it could not be finished.
    pub fn has_failed(&self) -> bool {
        self.has_failed
    }

    /// What a seat could expect before each turn, as far as that is known, and in the end.
    pub fn curve(&self, seat: Seat) -> Vec<f32> {
        let before = self.turns.iter().map_while(|turn| turn.before).map(|points| points[seat]);
        let end = self.end.or(self.result).filter(|_| self.turns.iter().all(|turn| turn.before.is_some()));
        before.chain(end.map(|points| points[seat])).collect()
    }

    /// The least and the most that anybody can expect: of one game, or of its stake.
    pub fn range(&self) -> (f32, f32) {
        if !self.has_dice {
            return (0.0, 1.0);
        }
        let all = Seat::first(self.teams.len()).flat_map(|seat| self.curve(seat));
        let most = all.map(f32::abs).fold(1.0, f32::max);
        (-most, most)
    }

    /// The dearest decision of a turn.
    fn dearest(&self, idx: usize) -> Option<Cost<'_>> {
        let ReviewedTurn { turn, judged, better: texts, .. } = &self.turns[idx];
        let decisions = judged.iter().flat_map(|judged| &judged.decisions);
        let costs = decisions.filter_map(|decision| {
            let why = decision.better.as_ref()?;
            let (_, better) = texts.iter().find(|(at, _)| *at == decision.at)?;
            Some(Cost { idx, at: decision.at, turn, seat: decision.seat, points: decision.loss(), better, why })
        });
        costs.max_by(|one, other| one.points.total_cmp(&other.points))
    }

    /// What a turn cost, where it is to be named.
    pub fn cost(&self, idx: usize) -> Option<Cost<'_>> {
        self.dearest(idx).filter(|cost| cost.points >= COSTLY)
    }

    /// The turns that cost most, the dearest first.
    pub fn dearest_turns(&self) -> Vec<Cost<'_>> {
        let mut costs: Vec<Cost<'_>> = (0..self.turns.len()).filter_map(|idx| self.cost(idx)).collect();
        costs.sort_by(|one, other| other.points.total_cmp(&one.points));
        costs.truncate(MOST_NAMED);
        costs
    }

    /// The turn with which the game turned: after it, whoever won was ahead for good. `None` where nobody has won, or the
    /// winner was always ahead.
    pub fn turning(&self) -> Option<usize> {
        let winner = Seat::first(self.teams.len()).max_by(|one, other| {
            let of = |seat: &Seat| self.result.map_or(0.0, |result| result[*seat]);
            of(one).total_cmp(&of(other))
        })?;
        let (least, most) = self.range();
        let middle = f32::midpoint(least, most);
        if !self.is_done() || self.result?[winner] <= middle {
            return None;
        }
        let behind = self.turns.iter().rposition(|turn| turn.before.is_some_and(|points| points[winner] <= middle))?;
        (behind > 0).then_some(behind)
    }

    /// What each seat has made of the game.
    pub fn shares(&self) -> Vec<Share> {
        let even = if self.has_dice { 0.0 } else { 0.5 };
        let share = |seat: Seat| {
            let judged = || self.turns.iter().filter_map(|turn| turn.judged.as_ref());
            let own = || judged().flat_map(|judged| &judged.decisions).filter(|decision| decision.seat == seat);
            let cost: f32 = own().map(judged::Decision::loss).sum();
            let throws = judged().flat_map(|judged| &judged.throws);
            let luck = match self.turns.first().and_then(|turn| turn.before) {
                _ if self.has_dice => Some(throws.map(|throw| throw.points[seat]).sum::<f32>()),
                // What was dealt made the position from which the game began.
                Some(before) if self.is_dealt => Some(before[seat] - even),
                _ => None,
            };
            let n_counted = own().filter(|decision| decision.is_counted).count();
            // At any cube a plain game is one unit.
            let counted: f32 =
                own().filter(|decision| decision.is_counted).map(|decision| decision.loss() / decision.stake).sum();
            Share {
                seat,
                cost,
                luck,
                skill: self.result.zip(luck).map(|(result, luck)| result[seat] - even - luck),
                error_rate: (n_counted > 0).then(|| RATE * counted / n_counted as f32),
            }
        };
        Seat::first(self.teams.len()).map(share).collect()
    }
}

impl Page {
    /// The review of the game on the table, if there is one.
    pub fn review(&self) -> Option<&Review> {
        let review = self.coaching()?.review.as_ref()?;
        (review.uid == self.uid()).then_some(review)
    }

    /// Whether the game on the table can be reviewed: it is over, or only looked at.
    pub fn offers_review(&self) -> bool {
        let table = &self.table;
        let is_to_see = table.outcome().is_some() || table.is_viewed();
        is_to_see && self.study.is_none() && !table.record().entries.is_empty() && self.review().is_none()
    }
}
