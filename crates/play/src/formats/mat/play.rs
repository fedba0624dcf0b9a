//! Playing a game: its cells as entries.

use rules::{Actor, Arg, Game, GameInfo, Mend, PerSeat, Seat};

use super::names::Players;
use super::rows::{self, Cell, CellAction, Row};
use super::series::Series;
use super::{DOUBLE, DROP, NOTHING, ROLL, TAKE};
use crate::entry::Entry;
use crate::formats::head::Head;
use crate::formats::score::Score;
use crate::formats::scribe::{Scribe, unread};
use crate::formats::{Draft, Fault, messages};
use crate::status::Status;

/// A game that is to be played.
pub(super) struct ThisGame<'t> {
    pub(super) info: &'static GameInfo,
    pub(super) text: &'t str,
    pub(super) whole: [usize; 2],
    /// Its rows as text.
    pub(super) rest: &'t str,
    pub(super) rows: Vec<Row<'t>>,
    pub(super) players: Players,
    /// Who has won it and how many points, by the score of the next game.
    pub(super) won: Option<(Seat, i32)>,
}

impl<'t> ThisGame<'t> {
    pub(super) fn cells(&self) -> impl Iterator<Item = &Cell<'t>> {
        self.rows.iter().flat_map(|row| row.cells())
    }

    /// Plays the game under the options of its head.
    pub(super) fn play<G: Game>(
        &self,
        mut head: Head,
        mends: Vec<Mend>,
        series: &mut Series,
        has_raises: bool,
    ) -> Draft {
        let points =
            PerSeat::from_fn(|seat| self.players.points.get(seat.idx()).copied().flatten().unwrap_or_default());
        series.set_up::<G>(self.info, &mut head, points, has_raises);
        let spare = head.clone();
        let length = i32::from(head.record.match_state.length);
        let mut scribe = match Scribe::<G>::open(head, mends) {
            Ok(scribe) => scribe,
            Err(error) => {
                let why = error.message().unwrap_or_else(messages::set_up);
                let fault = Fault::at(self.text, &self.text[self.whole[0]..self.whole[0]], why);
                return unread(spare, self.rest, self.whole, Vec::new(), fault);
            }
        };
        let mut play = Play { game: self, length, pending: None, cube: 1, own_cube: 1, has_end: false };
        let mut fault = None;
        let mut remarks = String::new();
        for (idx, row) in self.rows.iter().enumerate() {
            let outcome = match row {
                Row::Cells(cells) => cells.iter().enumerate().try_for_each(|(nth, cell)| {
                    // What is unknown right before the end is the way to the end.
                    let mut behind = cells[nth + 1..].iter().chain(self.rows[idx + 1..].iter().flat_map(Row::cells));
                    let is_before_end = cell.action == CellAction::Unknown
                        && behind.clone().next().is_some()
                        && behind.all(|cell| cell.action == CellAction::Wins);
                    play.cell(&mut scribe, cell, is_before_end)
                }),
                Row::Remark { text, at, is_broken: false } => {
                    scribe.mend(*at, text, messages::remark());
                    remarks.extend([text, " "]);
                    Ok(())
                }
                Row::Remark { text, .. } => Err(Fault::at(self.text, text, messages::remark())),
            };
            if let Err(why) = outcome {
                scribe.keep_unread(&self.text[row.at()..self.whole[1]]);
                let behind = self.rows[idx..].iter().flat_map(Row::cells).find(|cell| cell.action == CellAction::Wins);
                play.announce(&mut scribe, behind);
                fault = Some(why);
                break;
            }
        }
        if fault.is_none() {
            play.end(&mut scribe, self.whole[1]);
        }
        if !remarks.is_empty() {
            scribe.keep_unread(&remarks);
        }
        scribe.finish(self.whole, fault)
    }
}

/// A double that is not answered yet.
#[derive(Clone, Copy, Debug)]
struct Pending<'t> {
    /// How often the cube was turned: the second time by a beaver, the third time by a raccoon.
    n: u8,
    /// What the cube is to show, as the text has it.
    cube: i32,
    text: &'t str,
    at: usize,
}

/// Plays the cells of a game.
struct Play<'g, 't> {
    game: &'g ThisGame<'t>,
    /// The length of the match in points.
    length: i32,
    pending: Option<Pending<'t>>,
    /// What the cube shows by the text, and on the board.
    cube: i32,
    own_cube: i32,
    /// Whether the text says how the game ended.
    has_end: bool,
}

impl<'t> Play<'_, 't> {
    fn cell<G: Game>(&mut self, scribe: &mut Scribe<G>, cell: &Cell<'t>, is_before_end: bool) -> Result<(), Fault> {
        let Cell { text, at, .. } = *cell;
        match cell.action {
            CellAction::Raise(cube) => {
                let before = self.pending;
                if before.is_some() {
                    scribe.mend(at, text, messages::beaver(text));
                }
                let cube = cube.unwrap_or_else(|| before.map_or(self.cube, |pending| pending.cube).saturating_mul(2));
                let n = before.map_or(0, |pending| pending.n).saturating_add(1);
                let cube = cube.max(1);
                self.pending = Some(Pending { n, cube, text: before.map_or(text, |pending| pending.text), at });
                Ok(())
            }
            CellAction::Takes if self.pending.is_some() => self.take(scribe),
            CellAction::Drops if self.pending.is_some() => self.drop(scribe),
            CellAction::Wins => {
                self.wins(scribe, cell.points(), cell.seat, text, at);
                Ok(())
            }
            CellAction::Unknown if is_before_end => Ok(()),
            CellAction::Unknown => Err(Fault::at(self.game.text, text, messages::unknown())),
            CellAction::Nothing => Ok(()),
            CellAction::Takes | CellAction::Drops => Err(Fault::at(self.game.text, text, messages::remark())),
            CellAction::Throw => {
                // Who rolls after a double has been taken; some texts do not say so.
                self.take(scribe)?;
                self.throw(scribe, cell)
            }
        }
    }

    /// Plays a turn that consists of a double and its answer.
    fn answered<G: Game>(&mut self, scribe: &mut Scribe<G>, pending: Pending<'t>, answer: &str) -> Result<(), Fault> {
        let Pending { text, at, .. } = pending;
        let turn = scribe.turn(&format!("{DOUBLE} {answer}"), at);
        turn.map_err(|fault| Fault { at, text: text.to_owned(), ..fault })
    }

    /// Takes the double that waits, if one does. Beavers are left out.
    fn take<G: Game>(&mut self, scribe: &mut Scribe<G>) -> Result<(), Fault> {
        let Some(pending) = self.pending.take() else { return Ok(()) };
        self.answered(scribe, pending, TAKE)?;
        (self.cube, self.own_cube) = (pending.cube, self.own_cube * 2);
        Ok(())
    }

    /// Drops the double that waits; who drops a beaver has doubled, and gives the game up.
    fn drop<G: Game>(&mut self, scribe: &mut Scribe<G>) -> Result<(), Fault> {
        let Some(pending) = self.pending else { return Ok(()) };
        if pending.n % 2 == 1 {
            self.pending = None;
            return self.answered(scribe, pending, DROP);
        }
        let doubler = actor(scribe);
        self.take(scribe)?;
        if let Some(doubler) = doubler {
            resign(scribe, doubler, 1, pending.text, pending.at);
        }
        Ok(())
    }

    /// Plays a throw and its moves.
    fn throw<G: Game>(&self, scribe: &mut Scribe<G>, cell: &Cell<'t>) -> Result<(), Fault> {
        let Cell { text, at, .. } = *cell;
        let fault = |why| Err(Fault::at(self.game.text, text, why));
        let Some((faces, moves)) = text.split_once(':') else { return fault(messages::remark()) };
        let faces: String = faces.chars().filter(char::is_ascii_digit).collect();
        let moves = moves.trim();
        if moves.contains("??") {
            return fault(messages::unknown());
        }
        let is_nothing = moves.is_empty() || rows::is_nothing(moves);
        let session = scribe.session();
        let is_first_throw = session.node() == crate::NodeIdx::ROOT && session.record().start.is_none();
        // The lower number first means that the second seat begins.
        let is_reversed = is_first_throw && cell.seat == Some(Seat::SECOND);
        let shown: String = if is_reversed { faces.chars().rev().collect() } else { faces.clone() };
        let turn = format!("{shown}: {}", if is_nothing { NOTHING } else { moves });
        let played = scribe.turn(&turn, at);
        let reading = played.as_ref().err().and_then(|fault| with_hits(fault, moves));
        match reading.map_or(played, |reading| scribe.turn(&format!("{shown}: {reading}"), at)) {
            Ok(()) => Ok(()),
            Err(fault) if is_nothing && (fault.text.is_empty() || fault.text == NOTHING) => {
                // The dice are thrown, and that is all.
                if actor(scribe).is_some() {
                    scribe.entry(Entry::Step(ROLL.to_owned()), text, at)?;
                }
                scribe.entry(Entry::Step(faces), text, at)
            }
            // Places are those of the text as it stands.
            Err(fault) => {
                let inside = fault.text.clone();
                let shift = text.find(inside.as_str()).filter(|_| !inside.is_empty());
                let (shift, text) = shift.map_or((0, text.to_owned()), |shift| (shift, inside));
                Err(Fault { at: at + shift, text, ..fault })
            }
        }
    }

    /// Who has won so many points: the score of the next game says it, or the end of the match, or else the column.
    fn winner(&self, points: Option<i32>, text: &str, column: Option<Seat>) -> Option<Seat> {
        if let Some((seat, won)) = self.game.won
            && points.is_none_or(|points| points == won)
        {
            return Some(seat);
        }
        let before = |seat: Seat| self.game.players.points.get(seat.idx()).copied().flatten().unwrap_or_default();
        let ends = |seat: &Seat| points.is_some_and(|points| before(*seat) + points >= self.length);
        let both = [Seat::FIRST, Seat::SECOND];
        match both.iter().filter(|seat| ends(seat)).collect::<Vec<_>>()[..] {
            [seat] if self.length > 0 && text.contains("match") => Some(*seat),
            _ => column,
        }
    }

    /// Reads how a game ended: if it has not on the board, the loser has resigned or dropped.
    fn wins<G: Game>(
        &mut self,
        scribe: &mut Scribe<G>,
        points: Option<i32>,
        column: Option<Seat>,
        text: &'t str,
        at: usize,
    ) {
        self.has_end = true;
        let winner = self.winner(points, text, column);
        if let (Some(pending), Some(doubler)) = (self.pending, actor(scribe)) {
            let loser = if pending.n % 2 == 1 { doubler.other() } else { doubler };
            if winner != Some(loser) {
                let _dropped = self.drop(scribe);
            }
            self.pending = None;
        }
        let points = points.or(self.game.won.map(|(_, won)| won)).filter(|points| *points > 0);
        if let Status::Over(outcome) = scribe.session().status() {
            let board = Score::of(self.game.info, &outcome);
            let is_same = |points: i32| outcome.points.0.contains(&points);
            let announced = match (points, winner) {
                (Some(points), _) if is_same(points) => Some(board),
                (Some(points), Some(winner)) => Some(score(winner, points)),
                _ => None,
            };
            return scribe.tell(announced, text, at);
        }
        let (Some(winner), Some(points)) = (winner, points) else {
            scribe.mend(at, text, messages::remark());
            return scribe.keep_unread(text);
        };
        // A part of a stake is a whole one on the board, which counts.
        let cube = if points % self.cube == 0 { self.cube } else { self.own_cube };
        let stakes = points.saturating_add(cube - 1).checked_div(cube).unwrap_or(1).clamp(1, 3);
        resign(scribe, winner.other(), stakes as u8, text, at);
        scribe.tell(Some(score(winner, points)), text, at);
    }

    /// Notes the result of a game that was not read to its end.
    fn announce<G: Game>(&self, scribe: &mut Scribe<G>, cell: Option<&Cell<'t>>) {
        let points = cell.and_then(|cell| cell.points()).or(self.game.won.map(|(_, won)| won));
        let (text, column, at) = cell.map_or(("", None, self.game.whole[1]), |cell| (cell.text, cell.seat, cell.at));
        if let (Some(points), Some(winner)) = (points, self.winner(points, text, column))
            && !matches!(scribe.session().status(), Status::Over(_))
        {
            scribe.tell(Some(score(winner, points)), text, at);
        }
    }

    /// Ends a game whose rows are read.
    fn end<G: Game>(&mut self, scribe: &mut Scribe<G>, at: usize) {
        let is_over = matches!(scribe.session().status(), Status::Over(_));
        if let Some((winner, points)) = self.game.won.filter(|_| !is_over && !self.has_end) {
            self.wins(scribe, Some(points), Some(winner), "", at);
        } else if self.pending.take().is_some() {
            // Nobody has answered yet.
            let _ = scribe.entry(Entry::Step(DOUBLE.to_owned()), DOUBLE, at);
        }
    }
}

/// The only one of several readings of a turn that hits as often as its text says: such texts leave stops out, but no
/// hits.
fn with_hits(fault: &Fault, moves: &str) -> Option<String> {
    let (_, readings) = fault.why.args.iter().find(|(name, _)| *name == "readings")?;
    let Arg::Text(readings) = readings else { return None };
    let n_hits = |text: &str| text.matches('*').count();
    let mut same = readings.split(", ").filter(|reading| n_hits(reading) == n_hits(moves));
    same.next().filter(|_| same.next().is_none()).map(str::to_owned)
}

/// The seat that acts, if the dice do not.
fn actor<G: Game>(scribe: &Scribe<G>) -> Option<Seat> {
    match scribe.session().rules().actor(scribe.session().position()) {
        Actor::Seat(seat) => Some(seat),
        Actor::Chance => None,
    }
}

fn score(winner: Seat, points: i32) -> Score {
    Score::Points { points: PerSeat::from_fn(|seat| if seat == winner { points } else { 0 }), n_seats: 2 }
}

/// Lets a seat resign so many stakes, and the other accept that.
fn resign<G: Game>(scribe: &mut Scribe<G>, by: Seat, points: u8, text: &str, at: usize) {
    let is_in = scribe.entry(Entry::Resign { by, points }, text, at).is_ok();
    if is_in && matches!(scribe.session().status(), Status::Waiting { .. }) {
        let _ = scribe.entry(Entry::Answer { by: by.other(), yes: true }, text, at);
    }
}
