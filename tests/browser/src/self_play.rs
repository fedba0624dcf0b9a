//! Positions to ask the computer about, from games that nobody has to play.

use oorandom::Rand32;
use play::{Dice, Entry, Player, Record, Status};
use rules::games::Portal;
use rules::{Actor, Catalogue, Game, Level, MatchState, Options, Visitor};

use crate::thought::{natively, to_search};

/// Random turns at the beginning of a game, so that no two games are alike.
const N_RANDOM: usize = 6;
/// The positions that the computer searches for a turn when it plays on against itself.
const NODES: u64 = 1_000;

/// The beginning of a game: random turns, up to a step that a seat decides.
///
/// # Panics
///
/// The portal has no such game.
pub fn begun(id: &'static str, seed: u32) -> Record {
    Portal::visit(id, Begun { id, seed }).expect("a game of the portal")
}

/// A game that has [`begun`], and in which the computer has played on against itself, about so many turns: up to a
/// position in which a seat has a choice. If the game is over before, it is the last such position.
///
/// # Panics
///
/// The portal has no such game, or the game gives nobody a choice.
pub fn self_played(id: &'static str, seed: u32, n_turns: usize) -> Record {
    let mut table = play::open::<Portal>(begun(id, seed)).expect("it was played by the rules");
    let mut dice = Dice::new(u64::from(seed));
    let (mut last, mut n_answers) = (None, 0);
    loop {
        match table.status() {
            Status::Over(_) => break,
            Status::Chance => {
                let drawn = table.draw(&mut dice).expect("the game waits for it");
                table.choose(drawn).expect("it was drawn here");
                continue;
            }
            Status::Turn(_) | Status::Waiting { .. } => {}
        }
        if table.forced().is_empty() {
            last = Some(table.record().clone());
            if n_answers >= n_turns {
                break;
            }
        }
        n_answers += 1;
        for step in natively(&to_search(table.record().clone(), NODES)).steps {
            table.play(&step).expect("the computer plays by the rules");
        }
    }
    last.expect("a game has choices")
}

struct Begun {
    id: &'static str,
    seed: u32,
}

impl Visitor for Begun {
    type Out = Record;

    fn visit<G: Game>(self) -> Record {
        let rules = G::new(self.id, &Options::new(), &MatchState::default()).expect("the usual options");
        let info = rules.info();
        let computer = Player::Computer { level: Level::MOST };
        let mut record = Record::new(self.id, info.version, vec![computer; info.teams.len()]);
        let mut random = Rand32::new(u64::from(self.seed));
        let (mut pos, mut n_turns) = (rules.start(), 0);
        loop {
            let is_boundary = !rules.mid_turn(&pos) || G::HAS_CHANCE;
            if n_turns >= N_RANDOM && is_boundary && rules.actor(&pos) != Actor::Chance {
                return record;
            }
            let mut steps = Vec::new();
            rules.steps(&pos, &mut steps);
            let step = steps[random.rand_range(0..steps.len() as u32) as usize];
            record.entries.push(Entry::Step(rules.write_step(&pos, step, G::MOVES[0])));
            rules.apply(&mut pos, step, &mut ());
            n_turns += usize::from(!rules.mid_turn(&pos));
        }
    }
}
