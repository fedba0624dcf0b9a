//! A question answered: the record is replayed by the rules, then searched.

use core::fmt;

use ai::{Answer, Budget, search};
use play::think::{Reply, Think};
use play::{OpenError, Record, Session, Status};
use rules::games::Portal;
use rules::{Catalogue, Game, Visitor};

/// Answers a question; `post` takes replies as they come, the last one being the answer or why there is none.
pub(crate) fn answer(question: &str, post: &mut dyn FnMut(Reply)) {
    let reply = match Think::read(question) {
        Ok(think) => {
            let job = think.job;
            let id = think.record.id.clone();
            Portal::visit(&id, Asked { think, post: &mut *post })
                .unwrap_or_else(|| Reply::Failed { job, reason: format!("there is no game {id}") })
        }
        Err(error) => Reply::Failed { job: 0, reason: error.to_string() },
    };
    post(reply);
}

struct Asked<'a> {
    think: Think,
    post: &'a mut dyn FnMut(Reply),
}

impl Visitor for Asked<'_> {
    type Out = Reply;

    fn visit<G: Game>(self) -> Reply {
        let Think { job, depth, nodes, seed, record } = self.think;
        let session = match open::<G>(record) {
            Ok(session) => session,
            Err(why) => return Reply::Failed { job, reason: why.to_string() },
        };
        let (rules, pos) = (session.rules(), session.position());
        let budget = Budget { depth, nodes };
        let poll = |progress: ai::Progress| {
            (self.post)(Reply::Progress { job, depth: progress.depth, nodes: progress.nodes });
            true
        };
        match search(rules, pos, session.ledger(), budget, seed, poll) {
            None => Reply::Failed { job, reason: NoAnswer::Over.to_string() },
            Some(Answer { steps, value, depth, nodes }) => {
                let mut pos = pos.clone();
                let mut texts = Vec::new();
                for step in steps {
                    texts.push(rules.write_step(&pos, step, G::MOVES[0]));
                    rules.apply(&mut pos, step, &mut ());
                }
                Reply::Thought { job, depth, nodes, value, steps: texts }
            }
        }
    }
}

/// Why a question has no answer.
#[derive(Debug)]
enum NoAnswer {
    /// The record is refused by the rules.
    Refused(OpenError),
    /// The game is over.
    Over,
    /// It is chance's turn.
    Chance,
    /// A proposal waits for its answer.
    Waiting,
}

/// For developers: the page asks only when a seat is to act.
impl fmt::Display for NoAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoAnswer::Refused(error) => error.fmt(f),
            NoAnswer::Over => f.write_str("the game is over"),
            NoAnswer::Chance => f.write_str("it is chance's turn"),
            NoAnswer::Waiting => f.write_str("a proposal is waiting for its answer"),
        }
    }
}

/// The game as far as it was played, if a seat is to act there.
fn open<G: Game>(record: Record) -> Result<Session<G>, NoAnswer> {
    let session = Session::<G>::open(record).map_err(NoAnswer::Refused)?;
    match session.status() {
        Status::Turn(_) => Ok(session),
        Status::Over(_) => Err(NoAnswer::Over),
        Status::Chance => Err(NoAnswer::Chance),
        Status::Waiting { .. } => Err(NoAnswer::Waiting),
    }
}

#[cfg(test)]
mod tests {
    use play::{Entry, Sitter};

    use super::*;

    fn ask(think: &Think) -> (Reply, usize) {
        let mut replies = Vec::new();
        answer(&think.write(), &mut |reply| replies.push(reply));
        let last = replies.pop().unwrap();
        (last, replies.len())
    }

    fn question(steps: &[&str]) -> Think {
        let machine = Sitter::Machine { level: 1 };
        let mut record = Record::new("laska", 1, vec![machine.clone(), machine]);
        record.entries.extend(steps.iter().map(|step| Entry::Step((*step).to_owned())));
        Think { job: 3, depth: 5, nodes: 4_000, seed: 1, record }
    }

    #[test]
    fn a_whole_game_is_played_by_questions_and_answers() {
        let mut think = question(&[]);
        think.record.start = Some("a1WWW d4BBB w".to_owned());
        let mut table = play::open::<Portal>(think.record.clone()).unwrap();
        for _ in 0..200 {
            if table.status().outcome().is_some() {
                break;
            }
            think.record = table.record().clone();
            let (Reply::Thought { job: 3, steps, .. }, _) = ask(&think) else { panic!("no thought") };
            assert!(!steps.is_empty());
            for step in steps {
                table.play(&step).unwrap();
            }
        }
        let outcome = table.status().outcome().cloned().expect("officers with the opposition win");
        assert_eq!(outcome.places[rules::Seat::FIRST], 1, "{outcome:?}");
    }

    #[test]
    fn progress_is_told_on_the_way() {
        let think = Think { depth: 30, ..question(&["c3-d4"]) };
        let (Reply::Thought { nodes, .. }, n_progress) = ask(&think) else { panic!("no thought") };
        assert_eq!((nodes, n_progress), (4_000, 3));
    }

    #[test]
    fn a_question_without_an_answer_is_told_why() {
        let why = |think: &Think| match ask(think).0 {
            Reply::Failed { reason, .. } => reason,
            other => panic!("{other:?}"),
        };
        assert!(why(&question(&["c3-c4"])).contains("c4"), "{}", why(&question(&["c3-c4"])));
        let mut over = question(&[]);
        over.record.entries.push(Entry::Resign { by: rules::Seat::FIRST, points: 1 });
        assert_eq!(why(&over), "the game is over");
        let mut unknown = question(&[]);
        unknown.record.id = "go".to_owned();
        assert_eq!(why(&unknown), "there is no game go");
        let mut replies = Vec::new();
        answer("think hard", &mut |reply| replies.push(reply));
        assert!(matches!(&replies[..], [Reply::Failed { job: 0, .. }]));
    }
}
