//! The same game as on the page, played in parallel by the rules alone.

mod checked;
mod listed;
mod steps;

use std::ops::Deref;

use ::tests::random;
use oorandom::Rand32;
use play::{Choice, Entry, Games as _, GamesOf, Player, Record, Status, Table};
use rules::games::{FOLDERS, Portal};
use rules::options::PLAYERS;
use rules::present::{Gesture, GestureKind};
use rules::view::{Die, Site};
use rules::{GameInfo, Seat};

use crate::board::{Board, square};
use crate::cell_name;
use crate::failure::Failure;
use crate::input::Hand;
use crate::page::Page;

/// A step on offer, with its text in the game's first format.
#[derive(Clone, Debug)]
pub struct Offered {
    /// The text.
    pub text: String,
    /// Whether a touch of its first site alone plays another step, as for a checker that can be borne off.
    pub is_overtaken: bool,
    choice: Choice,
}

impl Deref for Offered {
    type Target = Choice;

    fn deref(&self) -> &Choice {
        &self.choice
    }
}

/// A game that the test plays twice: on the page and here. Its random steps have a fixed seed.
pub struct Model {
    table: Box<dyn Table>,
    rand: Rand32,
}

impl Model {
    /// A new game, with a person on each seat.
    ///
    /// # Panics
    ///
    /// When there is no such game.
    #[must_use]
    pub fn new(game: &str, seed: u64) -> Self {
        Self::seated(game, &Vec::from_iter(0..info(game).teams.len()), seed)
    }

    /// The same with these people on the seats, counted from 0.
    ///
    /// # Panics
    ///
    /// When there is no such game.
    #[must_use]
    pub fn seated(game: &str, seats: &[usize], seed: u64) -> Self {
        Self::of(for_people(game, &Vec::from_iter(seats.iter().copied().map(Some))), seed)
    }

    /// A game of this many people, each on their own seat; if there are fewer than seats, the rules say which are
    /// empty.
    ///
    /// # Panics
    ///
    /// When the game does not allow this number.
    #[must_use]
    pub fn of_players(game: &str, n_people: usize, seed: u64) -> Self {
        let mut record = for_people(game, &vec![None; info(game).teams.len()]);
        record.players = vec![Player::Human { name: String::new() }; n_people];
        let spec = info(game).options.iter().find(|spec| spec.key == PLAYERS).expect("the game is for more or fewer");
        if spec.default_value() != n_people.to_string() {
            record.options.set(PLAYERS, n_people.to_string());
        }
        let taken = GamesOf::<Portal>::NEW.seats_to_play(&record).expect("the game is for so many");
        assert_eq!(taken.len(), n_people, "{taken:?} take part");
        record.sit(record.seats.len(), &taken);
        Self::of(record, seed)
    }

    /// The game of a record, as far as it was played.
    ///
    /// # Panics
    ///
    /// When the record breaks a rule.
    #[must_use]
    pub fn of(record: Record, seed: u64) -> Self {
        let table = play::open::<Portal>(record).expect("the record breaks no rule");
        Self { table, rand: random::rand(seed) }
    }

    /// Plays games in the order of their seeds, and returns the first one at the moment when it meets the condition,
    /// with the steps that led there; its record then has at most `most` entries.
    ///
    /// # Panics
    ///
    /// When none of them does.
    #[must_use]
    pub fn seek(game: &str, most: usize, is_wanted: impl Fn(&Model) -> bool) -> (Self, Vec<Offered>) {
        const N_SEEDS: u64 = 2_000;
        let reach = |seed| {
            let mut model = Self::new(game, seed);
            let mut steps = Vec::new();
            while !is_wanted(&model) {
                if steps.len() == most {
                    return None;
                }
                steps.push(model.step()?);
            }
            Some((model, steps))
        };
        (0..N_SEEDS).find_map(reach).expect("some random game comes to what is wanted")
    }

    /// The game itself.
    #[must_use]
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// The pieces on the board.
    #[must_use]
    pub fn board(&self) -> Board {
        Board::of(&*self.table)
    }

    /// How many entries the record has.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.table.record().entries.len()
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.table.status().outcome().is_some()
    }

    /// Whether a turn has begun and must continue.
    #[must_use]
    pub fn is_mid_turn(&self) -> bool {
        self.table.is_mid_turn()
    }

    /// The steps on offer.
    #[must_use]
    pub fn choices(&self) -> Vec<Offered> {
        let choices = self.table.choices();
        choices.iter().map(|choice| self.offer(choice, &choices)).collect()
    }

    /// One of the steps on offer.
    fn offer(&self, choice: &Choice, choices: &[Choice]) -> Offered {
        let is_at_once = |gesture: &Gesture, first| gesture.is(GestureKind::Eager) && gesture.sites == [first];
        let first = choice.gesture.sites.first().copied();
        let mut others = choices.iter().filter(|other| other.step != choice.step).flat_map(|other| &other.shortcuts);
        let is_overtaken = first.is_some_and(|first| others.any(|gesture| is_at_once(gesture, first)));
        Offered { text: self.table.step_texts(&[choice.step]).concat(), is_overtaken, choice: choice.clone() }
    }

    /// Plays a random step; `None` when the game is over.
    pub fn step(&mut self) -> Option<Offered> {
        let choices = self.table.choices();
        if choices.is_empty() {
            return None;
        }
        let at = random::below(&mut self.rand, choices.len());
        let choice = self.offer(&choices[at], &choices);
        self.play(&choice.text);
        Some(choice)
    }

    /// Plays a step.
    ///
    /// # Panics
    ///
    /// When it is not legal.
    pub fn play(&mut self, step: &str) {
        if let Err(error) = self.table.play(step) {
            panic!("{step}: {error}");
        }
    }

    /// Offers, answers or resigns.
    ///
    /// # Panics
    ///
    /// When that is not possible now.
    pub fn enter(&mut self, entry: Entry) {
        if let Err(error) = self.table.enter(entry.clone()) {
            panic!("{entry:?}: {error}");
        }
    }

    /// The site of this name.
    ///
    /// # Panics
    ///
    /// When the board has none.
    #[must_use]
    pub fn site(&self, name: &str) -> Site {
        let found = self.table.sites().into_iter().find(|site| square(&*self.table, *site) == name);
        found.unwrap_or_else(|| panic!("no square is named {name}"))
    }

    /// Takes the last `n` entries back.
    pub fn undo(&mut self, n: usize) {
        let ply = self.ply().saturating_sub(n);
        self.table.undo_to(ply);
    }

    /// The complete turns, or rests of one, of the seat to act with two steps or more that are uniquely identified by
    /// their first and last sites.
    #[must_use]
    pub fn chains(&self) -> Vec<Vec<Offered>> {
        let mut turns = Vec::new();
        self.collect_turns(&mut Vec::new(), &mut turns);
        let ends =
            |turn: &[Offered]| Some((*turn.first()?.gesture.sites.first()?, *turn.last()?.gesture.sites.last()?));
        let is_alone = |turn: &&Vec<Offered>| {
            let here = ends(turn);
            let single = |choice: &Offered| ends(std::slice::from_ref(choice)) == here;
            turns.iter().filter(|other| ends(other) == here).count() == 1 && !self.choices().iter().any(single)
        };
        turns.iter().filter(|turn| turn.len() > 1).filter(is_alone).cloned().collect()
    }

    fn collect_turns(&self, begun: &mut Vec<Offered>, turns: &mut Vec<Vec<Offered>>) {
        for choice in self.choices() {
            let mut after = self.copy();
            after.play(&choice.text);
            begun.push(choice);
            if after.is_mid_turn() && !after.is_over() {
                after.collect_turns(begun, turns);
            } else {
                turns.push(begun.clone());
            }
            begun.pop();
        }
    }

    fn copy(&self) -> Self {
        Self::of(self.table.record().clone(), 0)
    }

    /// The number of pieces in the highest column.
    #[must_use]
    pub fn height(&self) -> usize {
        self.table.scene().stacks.values().map(Vec::len).max().unwrap_or_default()
    }

    /// Whether this seat is to act.
    #[must_use]
    pub fn awaits(&self, seat: Seat) -> bool {
        self.table.status() == Status::Turn(seat)
    }

    /// Plays the turns in the page's list of moves that have not been played here yet.
    ///
    /// # Errors
    ///
    /// The page's list does not begin with the turns played here, or has an illegal turn.
    pub async fn follow(&mut self, page: &Page) -> Result<(), Failure> {
        let n_known = self.turns().len();
        for listed in page.moves().await?.iter().skip(n_known) {
            // A number or a symbol may precede the turn.
            let starts = listed.char_indices().filter(|(idx, _)| *idx == 0 || listed[..*idx].ends_with([' ', '.']));
            let mut turns = starts.map(|(idx, _)| &listed[idx..]);
            if !turns.any(|turn| self.play_shown(turn)) {
                return Err(Failure::page(format!("no legal turn: {listed:?}")));
            }
        }
        Ok(())
    }

    /// The turns so far as the page shows them.
    fn turns(&self) -> Vec<String> {
        let turns = self.table.turns(self.table.shown_formats()[0]);
        turns.into_iter().map(|turn| turn.text).collect()
    }

    /// Plays steps on the page that are also played here, from `ply` entries on.
    ///
    /// # Errors
    ///
    /// The page does not do it.
    pub async fn repeat(page: &Page, hand: Hand, ply: usize, steps: &[Offered]) -> Result<(), Failure> {
        for (idx, choice) in steps.iter().enumerate() {
            page.make(hand, choice).await?;
            page.idle_at(ply + idx + 1).await?;
        }
        Ok(())
    }

    /// Throws the dice on the page, if they wait, by touching one that is ready. Takes over the result, or the complete
    /// turns that followed by themselves.
    ///
    /// # Errors
    ///
    /// The page does not throw.
    ///
    /// # Panics
    ///
    /// When the throw is impossible.
    pub async fn throw(&mut self, page: &Page, hand: Hand) -> Result<(), Failure> {
        if !self.is_mid_turn() {
            let ready = self.table.scene().dice.iter().position(|die| *die == Die::Ready);
            page.touch_site(hand, self.table.dice()[ready.expect("the dice wait to be thrown")]).await?;
        }
        if page.idle_past(self.ply()).await? == self.ply() + 1 {
            self.take_over_throw(page).await
        } else {
            self.follow(page).await
        }
    }

    /// Takes over the page's throw: from the dice or, if they have been picked up again, from the list of moves.
    ///
    /// # Errors
    ///
    /// The browser does not answer, or the list has an illegal turn.
    ///
    /// # Panics
    ///
    /// When the dice show an impossible throw.
    pub async fn take_over_throw(&mut self, page: &Page) -> Result<(), Failure> {
        // What stands on the board is put into words before the page's are read.
        let _known = self.board();
        let shown = page.board().await?;
        let dice = self.table.dice().iter().map(|site| shown.0[&square(&*self.table, *site)].join(""));
        let dice: Vec<String> = dice.collect();
        let is_shown = |choice: &Offered| {
            let scene = self.table.preview(&[choice.step]);
            scene.is_some_and(|scene| scene.dice.into_iter().map(cell_name::die).eq(dice.iter().cloned()))
        };
        let thrown: Vec<Offered> = self.choices().into_iter().filter(is_shown).collect();
        match &thrown[..] {
            [] => panic!("no throw is like {dice:?}"),
            [thrown] => {
                self.play(&thrown.text);
                Ok(())
            }
            _ => self.follow(page).await,
        }
    }

    /// Whether the dice must be thrown.
    #[must_use]
    pub fn awaits_throw(&self) -> bool {
        self.table.status() == Status::Chance
    }

    /// Plays this many random steps, here and on the page; dice are thrown on the page.
    ///
    /// # Errors
    ///
    /// The page does not do it.
    ///
    /// # Panics
    ///
    /// When the game ends before.
    pub async fn play_on(&mut self, page: &Page, hand: Hand, n_steps: usize) -> Result<(), Failure> {
        for _ in 0..n_steps {
            if self.awaits_throw() {
                self.throw(page, hand).await?;
                continue;
            }
            let choice = self.step().expect("the game is not over");
            page.make(hand, &choice).await?;
            page.idle_at(self.ply()).await?;
        }
        Ok(())
    }
}

/// A game of these people, counted from 0; `None` is an empty seat.
fn for_people(game: &str, seats: &[Option<usize>]) -> Record {
    let n_people = seats.iter().flatten().max().map_or(0, |last| last + 1);
    let people = vec![Player::Human { name: String::new() }; n_people];
    let mut record = Record::new(game, info(game).version, people);
    record.seats = seats.to_vec();
    record
}

/// The catalogue entry of a game.
fn info(game: &str) -> &'static GameInfo {
    let mut games = FOLDERS.iter().flat_map(|folder| folder.games);
    games.find(|info| info.id == game).unwrap_or_else(|| panic!("there is no game {game}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_read_from_the_top_down() {
        let mut model = Model::new("laska", 0);
        model.play("c3-d4");
        model.play("e5-c3");
        let board = model.board();
        let on = |square: &str| board.0[square].join(", ");
        assert_eq!([on("c3"), on("d4"), on("a1")], ["black counter, white counter", "", "white counter"]);
        assert_eq!(board.0.len(), 25);
    }

    #[test]
    fn seats_that_nobody_plays_are_empty() {
        let mut model = Model::of_players("ludo", 2, 3);
        assert_eq!(model.table().record().seats, [Some(0), None, Some(1), None]);
        while model.step().is_some() {}
        assert!(model.is_over());
    }

    #[test]
    fn a_chain_that_can_be_told_apart_is_found() {
        let (model, steps) = Model::seek("laska", 30, |model| !model.is_mid_turn() && !model.chains().is_empty());
        assert!(!steps.is_empty());
        for chain in model.chains() {
            let mut copy = model.copy();
            chain.iter().for_each(|choice| copy.play(&choice.text));
            assert!(!copy.is_mid_turn());
        }
    }
}
