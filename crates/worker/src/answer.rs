//! A question answered: the record is replayed by the rules, then searched.

use core::fmt;

use ai::{Answer, Budget, Progress, accepts_draw, accepts_resignation, search, worth};
use play::think::{Reply, Think};
use play::{OpenError, Session, Sitter, Status, Table};
use rules::games::Portal;
use rules::offers::{Offer, Proposal, Settled, Settlement};
use rules::{Actor, Catalogue, Game, Seat, Visitor};

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

    fn visit<G: Game>(mut self) -> Reply {
        let job = self.think.job;
        let session = match Session::<G>::open(self.think.record.clone()) {
            Ok(session) => session,
            Err(why) => return NoAnswer::Refused(why).told(job),
        };
        match session.status() {
            Status::Turn(_) => self.play(&session),
            Status::Waiting { by, proposal, on } => {
                let is_machine = |seat: &Seat| matches!(session.record().sitter(*seat), Some(Sitter::Machine { .. }));
                match on.into_iter().find(is_machine) {
                    Some(seat) => Reply::Answered { job, yes: self.accepts(&session, seat, by, proposal) },
                    None => NoAnswer::Waiting.told(job),
                }
            }
            Status::Over(_) => NoAnswer::Over.told(job),
            Status::Chance => NoAnswer::Chance.told(job),
        }
    }
}

impl Asked<'_> {
    fn budget(&self) -> Budget {
        Budget { depth: self.think.depth, nodes: self.think.nodes }
    }

    /// Tells how far a search has come; it always goes on.
    fn tell(&mut self, progress: Progress) -> bool {
        let Progress { depth, nodes } = progress;
        (self.post)(Reply::Progress { job: self.think.job, depth, nodes });
        true
    }

    /// The turn that the seat to act would play. Dice often leave no choice: that needs no thought.
    fn play<G: Game>(&mut self, session: &Session<G>) -> Reply {
        let (rules, pos) = (session.rules(), session.position());
        let Think { job, seed, .. } = self.think;
        let forced = if G::DICE.is_empty() { Vec::new() } else { session.forced() };
        if let (false, Actor::Seat(seat)) = (forced.is_empty(), rules.actor(pos)) {
            return Reply::Thought { job, depth: 0, nodes: 0, value: rules.appraise(pos)[seat], steps: forced };
        }
        let found = search(rules, pos, session.ledger(), self.budget(), seed, |progress| self.tell(progress));
        let Some(Answer { steps, value, depth, nodes }) = found else { return NoAnswer::Over.told(job) };
        let mut pos = pos.clone();
        let mut texts = Vec::new();
        for step in steps {
            texts.push(rules.write_step(&pos, step, G::MOVES[0]));
            rules.apply(&mut pos, step, &mut ());
        }
        Reply::Thought { job, depth, nodes, value, steps: texts }
    }

    /// Whether the machine on `seat` accepts a proposal of `by`: an end that it wins, a draw or an end that is one where it
    /// is worth taking, a resignation where it cannot hope for more, anything else but a lost end always.
    fn accepts<G: Game>(&mut self, session: &Session<G>, seat: Seat, by: Seat, proposal: Proposal) -> bool {
        match proposal {
            Proposal::Offer(offer @ (Offer::Draw | Offer::End)) => {
                let (rules, ledger, budget) = (session.rules(), session.ledger(), self.budget());
                let sign = if offer == Offer::End { sign_of_end(rules, session.position(), seat) } else { 0 };
                if sign != 0 {
                    return sign > 0;
                }
                let value = worth(rules, session.position(), ledger, budget, seat, |progress| self.tell(progress));
                accepts_draw(value, ledger.quiet())
            }
            Proposal::Resign(points) => {
                let (rules, pos) = (session.rules(), session.position());
                accepts_resignation(rules.appraise(pos)[seat], points, rules.offers(pos, by).resign)
            }
            Proposal::Offer(Offer::TakeBack(_)) => true,
        }
    }
}

/// Whether a seat would win, 1, or lose, -1, if the game ended here; 0 where it would be a draw or go on.
fn sign_of_end<G: Game>(rules: &G, pos: &G::Position, seat: Seat) -> i32 {
    match rules.settle(pos, &Settlement::End) {
        Settled::Over(outcome) => outcome.sign(rules.info().teams, seat),
        Settled::GoesOn(_) => 0,
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
    /// A proposal waits for the answer of people.
    Waiting,
}

impl NoAnswer {
    fn told(&self, job: u32) -> Reply {
        Reply::Failed { job, reason: self.to_string() }
    }
}

/// For developers: the page asks only when a seat is to act, or the machine is asked something.
impl fmt::Display for NoAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoAnswer::Refused(error) => error.fmt(f),
            NoAnswer::Over => f.write_str("the game is over"),
            NoAnswer::Chance => f.write_str("it is chance's turn"),
            NoAnswer::Waiting => f.write_str("a proposal is waiting for the answer of people"),
        }
    }
}

#[cfg(test)]
mod tests {
    use play::{Entry, Record};

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
        assert_eq!(outcome.places[Seat::FIRST], 1, "{outcome:?}");
    }

    #[test]
    fn progress_is_told_on_the_way() {
        let think = Think { depth: 30, ..question(&["c3-d4"]) };
        let (Reply::Thought { nodes, .. }, n_progress) = ask(&think) else { panic!("no thought") };
        assert_eq!((nodes, n_progress), (4_000, 3));
    }

    #[test]
    fn a_turn_without_a_choice_is_played_at_once() {
        let answered = |start: &str, throw: &str| {
            let machine = Sitter::Machine { level: 1 };
            let mut record = Record::new("ludo", 1, vec![machine; 4]);
            record.start = Some(start.to_owned());
            record.entries.push(Entry::Step(throw.to_owned()));
            let (Reply::Thought { nodes, steps, .. }, _) = ask(&Think { record, ..question(&[]) }) else {
                panic!("no thought")
            };
            (nodes, steps.join(" "))
        };
        let begun = "0,0,0,9/0,0,0,9/0,0,0,9/0,0,0,9 play 1 ? -";
        assert_eq!(answered(begun, "3"), (0, "9-12".to_owned()));
        assert_eq!(answered("0,0,0,0/0,0,0,9/0,0,0,9/0,0,0,9 play 1 ? -", "3"), (0, "-".to_owned()));
        let (nodes, _) = answered(begun, "6");
        assert!(nodes > 1, "there is a choice");
    }

    /// White, a person, offers the machine something; either side may be to act.
    fn offered(start: &str, what: Offer) -> Think {
        let mut think = question(&[]);
        think.record.players[0] = Sitter::Person { name: String::new() };
        think.record.start = Some(start.to_owned());
        think.record.entries.push(Entry::Offer { by: Seat::FIRST, what });
        think
    }

    #[track_caller]
    fn check_draw(start: &str, expect: bool) {
        assert_eq!(ask(&offered(start, Offer::Draw)).0, Reply::Answered { job: 3, yes: expect }, "{start}");
    }

    #[test]
    fn a_draw_is_taken_by_the_side_that_stands_worse() {
        for side in ["w", "b"] {
            check_draw(&format!("a1WWWW c1W g7B {side}"), true);
            check_draw(&format!("a1W c7B g7BBBB {side}"), false);
        }
        // White wins at once, or Black does.
        check_draw("c3w d4b w", true);
        check_draw("c3w d4b b", false);
        // Nothing has happened yet in an even game.
        check_draw("b,b,b,b/b,b,b/b,b,b,b//w,w,w,w/w,w,w/w,w,w,w w", false);
    }

    #[test]
    fn a_level_game_is_a_draw_after_long_quiet() {
        // Black's officer goes about, so that nothing repeats too often.
        let rounds = "a1-b2 e7-d6 b2-a1 d6-c7 a1-b2 c7-b6 b2-a1 b6-c5 a1-b2 c5-d6 b2-a1 d6-e7";
        let quiet = |n_steps: usize| {
            let mut think = offered("a1W c1W e7B g7B w", Offer::Draw);
            let steps = rounds.split(' ').cycle().take(n_steps).map(|step| Entry::Step(step.to_owned()));
            think.record.entries.splice(0..0, steps);
            ask(&think).0
        };
        assert_eq!(quiet(12), Reply::Answered { job: 3, yes: false });
        assert_eq!(quiet(24), Reply::Answered { job: 3, yes: true });
    }

    #[test]
    fn an_end_is_taken_by_the_side_that_wins_by_it() {
        let ends = |start: &str| {
            let players = vec![Sitter::Person { name: String::new() }, Sitter::Machine { level: 1 }];
            let mut record = Record::new("lanko-68", 1, players);
            record.seats = vec![Some(0), Some(1), Some(0), Some(1)];
            record.start = Some(start.to_owned());
            record.entries.push(Entry::Offer { by: Seat::FIRST, what: Offer::End });
            ask(&Think { record, ..question(&[]) }).0
        };
        assert_eq!(ends("S 32:wb 1:bb 25:bs"), Reply::Answered { job: 3, yes: true });
        assert_eq!(ends("S 32:wb 43:ws 1:bb"), Reply::Answered { job: 3, yes: false });
        // Level, and there is something to be hoped for.
        assert_eq!(ends("W 32:wb 1:bb"), Reply::Answered { job: 3, yes: false });
    }

    #[test]
    fn fewer_points_than_all_are_taken_where_there_is_little_more_to_be_won() {
        let answers = |start: &str| {
            [1, 2, 3].map(|points| {
                let mut think = question(&[]);
                think.record.id = "backgammon".to_owned();
                think.record.players[0] = Sitter::Person { name: String::new() };
                think.record.start = Some(start.to_owned());
                think.record.entries.push(Entry::Resign { by: Seat::FIRST, points });
                match ask(&think).0 {
                    Reply::Answered { yes, .. } => yes,
                    other => panic!("{start}: {other:?}"),
                }
            })
        };
        assert_eq!(answers("white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5 roll white"), [true, true, true]);
        // Far behind, but at home; and not even that.
        assert_eq!(answers("white 8:15 black 1:5 off:10 roll white"), [false, true, true]);
        assert_eq!(answers("white bar:3 24:12 black 2:2 off:13 roll black"), [false, false, true]);
    }

    #[test]
    fn a_take_back_is_always_granted_and_people_answer_for_themselves() {
        let mut think = offered("c3w e7b w", Offer::TakeBack(1));
        think.record.entries.insert(0, Entry::Step("c3-d4".to_owned()));
        assert_eq!(ask(&think), (Reply::Answered { job: 3, yes: true }, 0));
        think.record.players = vec![Sitter::Person { name: String::new() }; 2];
        let reason = "a proposal is waiting for the answer of people".to_owned();
        assert_eq!(ask(&think).0, Reply::Failed { job: 3, reason });
    }

    #[test]
    fn a_question_without_an_answer_is_told_why() {
        let why = |think: &Think| match ask(think).0 {
            Reply::Failed { reason, .. } => reason,
            other => panic!("{other:?}"),
        };
        assert!(why(&question(&["c3-c4"])).contains("c4"), "{}", why(&question(&["c3-c4"])));
        let mut over = question(&[]);
        over.record.entries.push(Entry::Resign { by: Seat::FIRST, points: 1 });
        assert_eq!(why(&over), "the game is over");
        let mut unknown = question(&[]);
        unknown.record.id = "go".to_owned();
        assert_eq!(why(&unknown), "there is no game go");
        let mut replies = Vec::new();
        answer("think hard", &mut |reply| replies.push(reply));
        assert!(matches!(&replies[..], [Reply::Failed { job: 0, .. }]));
    }
}
